import type { StaffScope } from '../kernel/index.ts'
import { moveMembers } from '../identity/index.ts'
import {
  inTransaction,
  versionConflict,
  writeAudit,
  type Db,
  type SendEmail,
  type VersionConflict,
} from '../platform/index.ts'
import { notifyDecision } from './emails/decision.ts'
import { addFirstAddress } from './addresses/first-address.ts'
import { after, type StaffStep } from './life-cycle.ts'
import { listDocuments } from './registration/registration.store.ts'
import { deleteCompany, listContacts, lockCompany, moveCompany, type CompanyHead } from './review.store.ts'

interface Parts {
  readonly db: Db
  readonly sendEmail: SendEmail
}

/** Staff's decision about a registration. */
export interface Order {
  readonly step: StaffStep
  readonly id: number
  /** The version that staff saw. */
  readonly version: number
  /** A reason or a question. */
  readonly text?: string
  /** Only for `join`: the company that its people join. */
  readonly companyId?: number
  readonly by: StaffScope
  readonly now: Date
  readonly requestId: string
}

/** Why a step was not taken. */
type ReviewError = 'not_found' | 'not_possible_now' | 'unknown_company'

/** The result of a step: the company to show next, and the files that are no longer needed. */
export interface Taken {
  readonly companyId: number
  readonly orphans: readonly string[]
}

/** Applies one step to a registration, with its e-mails and audit entry, in one transaction. */
export const review = async (
  { db, sendEmail }: Parts,
  order: Order,
): Promise<Taken | VersionConflict<CompanyHead> | { readonly error: ReviewError }> =>
  inTransaction(db, async (tx) => {
    const { id, step, text, now, by } = order
    // A join locks two companies, always in the same order.
    const other = order.companyId
    if (other !== undefined && other < id) await lockCompany(tx, other)
    const before = await lockCompany(tx, id)
    if (!before) return { error: 'not_found' }
    const conflict = versionConflict(before, { version: order.version })
    if (conflict) return conflict
    const status = after(before.registration_status, step)
    if (status === undefined) return { error: 'not_possible_now' }

    const target = other === undefined || other === id ? undefined : await lockCompany(tx, other)
    if (status === 'gone' && (!target || target.registration_status === 'reject'))
      return { error: 'unknown_company' }
    const people = await listContacts(tx, id)
    let taken: Taken = { companyId: id, orphans: [] }
    if (status === 'gone') taken = await join(tx, id, other as number)
    else
      await moveCompany(tx, id, {
        status,
        question: step === 'ask' ? (text ?? null) : null,
        reason: step === 'reject' || step === 'suspend' ? (text ?? null) : null,
      })
    if (step === 'approve')
      await addFirstAddress(tx, { companyId: id, legalName: before.legal_name, people, now })
    await writeAudit(tx, {
      at: now,
      who: { kind: 'staff', id: by.staff.id },
      action: `company.${step}`,
      subject: 'company',
      subjectId: taken.companyId,
      details: {
        from: before.registration_status,
        ...(text !== undefined && { said: text }),
        ...(status === 'gone' && { joined: id, legal_name: before.legal_name }),
      },
      requestId: order.requestId,
    })
    const decision = step === 'approve' && before.registration_status === 'suspend' ? 'lift' : step
    const company = target?.legal_name ?? before.legal_name
    await notifyDecision(tx, sendEmail, { decision, people, company, text })
    return taken
  })

/** Moves a draft's people to an existing company and deletes the draft with its documents. */
const join = async (tx: Db, from: number, to: number): Promise<Taken> => {
  const documents = await listDocuments(tx, from)
  await moveMembers(tx, from, to)
  await deleteCompany(tx, from)
  return { companyId: to, orphans: documents.map(({ storage_key }) => storage_key) }
}

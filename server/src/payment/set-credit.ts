import type { StaffScope } from '../kernel/index.ts'
import { inTransaction, writeAudit, type Db } from '../platform/index.ts'
import { findCompanyCredit, upsertCredit, type CreditRow } from './payment.store.ts'

/** A change of a company's credit, with the version that staff saw. */
export interface CreditChange extends CreditRow {
  readonly by: StaffScope
  readonly now: Date
  readonly requestId: string
}

/** Sets a company's credit. The limit may be below what the company owes: it then can't order on terms. */
export const setCredit = (
  db: Db,
  { by, now, requestId, ...credit }: CreditChange,
): Promise<'done' | { readonly error: 'not_found' | 'version_conflict' }> =>
  inTransaction(db, async (tx) => {
    const before = await findCompanyCredit(tx, credit.company_id)
    if (!before) return { error: 'not_found' }
    if (!(await upsertCredit(tx, credit, now))) return { error: 'version_conflict' }
    const { credit_limit, terms_days } = credit
    await writeAudit(tx, {
      at: now,
      who: { kind: 'staff', id: by.staff.id },
      action: 'payment.set-credit',
      subject: 'company',
      subjectId: credit.company_id,
      details: {
        from: { credit_limit: before.credit_limit, terms_days: before.terms_days },
        to: { credit_limit, terms_days },
      },
      requestId,
    })
    return 'done'
  })

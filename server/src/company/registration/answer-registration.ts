import type { company } from '@pasok/contract'
import type { Refusal } from '@pasok/words'
import type { z } from 'zod'
import type { LimitedMember, MemberScope } from '../../identity/index.ts'
import { inTransaction, writeAudit, type Db, type SendLetter, type Storage } from '../../platform/index.ts'
import { askedOf } from '../company.ts'
import { correct } from './update-registration.ts'
import { faultsOf } from './faults.ts'
import { storeDocuments, documentOf } from './documents.ts'
import { insertAnswer, insertDocument, lockRegistration, reviewAgain } from './registration.store.ts'
import { tellStaffOfRegistration } from '../tell-staff.ts'

type Answer = z.output<typeof company.answerRegistration.form>
type Correction = z.output<typeof company.correctRegistration.form>

interface Parts {
  readonly db: Db
  readonly storage: Storage
  readonly sendLetter: SendLetter
}

/** When, and with which request. */
interface Moment {
  readonly now: Date
  readonly requestId: string
}

/**
 * Takes a company's answer to staff's question, or to a rejection, and has the registration reviewed again; a correction
 * brings what the company is registered with from then on. Answers why fields were refused, or `nothing_awaited`.
 */
export const answerRegistration = async (
  { db, storage, sendLetter }: Parts,
  who: LimitedMember | MemberScope,
  form: Answer | Correction,
  { now, requestId }: Moment,
): Promise<Readonly<Record<string, Refusal>> | 'nothing_awaited' | undefined> => {
  const corrected = 'npwp' in form ? form : undefined
  const faults: Record<string, Refusal> = corrected ? { ...(await faultsOf(corrected)) } : {}
  const papers: Exclude<Awaited<ReturnType<typeof documentOf>>, string>[] = []
  for (const field of ['document', 'other_document'] as const) {
    const file = form[field]
    const paper = file && (await documentOf(file, 'answer'))
    if (typeof paper === 'string') faults[field] = paper
    else if (paper) papers.push(paper)
  }
  if (Object.keys(faults).length > 0) return faults

  const { companyId, memberId } = who
  const isTaken = await storeDocuments(storage, papers, () =>
    inTransaction(db, async (tx) => {
      const progress = await lockRegistration(tx, companyId)
      const asked = progress && askedOf(progress)
      if (asked === undefined) return false
      const changed = corrected ? await correct(tx, companyId, corrected) : {}
      const answerId = await insertAnswer(tx, { companyId, memberId, asked, text: form.text, now })
      for (const paper of papers) await insertDocument(tx, { ...paper, companyId, memberId, answerId, now })
      await reviewAgain(tx, companyId)
      await tellStaffOfRegistration(tx, sendLetter, companyId, form.text)
      await writeAudit(tx, {
        at: now,
        who: { kind: 'member', id: memberId },
        action: 'company.answer',
        subject: 'company',
        subjectId: companyId,
        details: { from: progress?.registration_status, changed },
        requestId,
      })
      return true
    }),
  )
  return isTaken ? undefined : 'nothing_awaited'
}

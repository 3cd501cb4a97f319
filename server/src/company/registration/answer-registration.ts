import type { company } from '@pasok/contract/endpoints'
import type { FieldErrorCode } from '@pasok/words'
import type { z } from 'zod'
import type { LimitedMember, MemberScope } from '../../kernel/index.ts'
import {
  inTransaction,
  writeAudit,
  type Db,
  type SendEmail,
  type Storage,
  storeDocuments,
  type ValidationErrors,
} from '../../platform/index.ts'
import { pendingQuestion } from '../company.ts'
import { updateRegistration } from './update-registration.ts'
import { validationErrors } from './validation-errors.ts'
import { readRegistrationDocument } from './documents.ts'
import { insertAnswer, insertDocument, lockRegistration, reviewAgain } from './registration.store.ts'
import { notifyStaffOfRegistration } from '../notify-staff.ts'

type Answer = z.output<typeof company.answerRegistration.form>
type Correction = z.output<typeof company.correctRegistration.form>

interface Parts {
  readonly db: Db
  readonly storage: Storage
  readonly sendEmail: SendEmail
}

/** The time and the request. */
interface Moment {
  readonly now: Date
  readonly requestId: string
}

/**
 * Stores a company's answer to staff's question or rejection, and puts the registration back in review. A correction
 * also replaces the registered details.
 */
export const answerRegistration = async (
  { db, storage, sendEmail }: Parts,
  who: LimitedMember | MemberScope,
  form: Answer | Correction,
  { now, requestId }: Moment,
): Promise<'answered' | ValidationErrors | { readonly error: 'nothing_awaited' }> => {
  const corrected = 'npwp' in form ? form : undefined
  const errors: Record<string, FieldErrorCode> = corrected ? { ...(await validationErrors(corrected)) } : {}
  const documents: Exclude<
    Awaited<ReturnType<typeof readRegistrationDocument>>,
    { readonly error: unknown }
  >[] = []
  for (const field of ['document', 'other_document'] as const) {
    const file = form[field]
    const document = file && (await readRegistrationDocument(file, 'answer'))
    if (document && 'error' in document) errors[field] = document.error
    else if (document) documents.push(document)
  }
  if (Object.keys(errors).length > 0) return { error: 'invalid_request', errors }

  const { companyId, memberId } = who
  const isAnswered = await storeDocuments(
    storage,
    documents,
    () =>
      inTransaction(db, async (tx) => {
        const progress = await lockRegistration(tx, companyId)
        const question = progress && pendingQuestion(progress)
        if (question === undefined) return false
        const changed = corrected ? await updateRegistration(tx, companyId, corrected) : {}
        const answerId = await insertAnswer(tx, {
          companyId,
          memberId,
          question,
          text: form.text,
          now,
        })
        for (const document of documents)
          await insertDocument(tx, { ...document, companyId, memberId, answerId, now })
        await reviewAgain(tx, companyId)
        await notifyStaffOfRegistration(tx, sendEmail, companyId, form.text)
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
    (isAnswered) => isAnswered,
  )
  return isAnswered ? 'answered' : { error: 'nothing_awaited' }
}

import { LINK_HOURS, nitkuOf } from '@pasok/contract'
import type { company } from '@pasok/contract/endpoints'
import type { FieldErrorCode } from '@pasok/words'
import type { z } from 'zod'
import { writeToAddress, type Passwords } from '../../identity/index.ts'
import { inTransaction, type Db, type SendEmail, type Storage, storeDocuments } from '../../platform/index.ts'
import { letGoOfBody } from '../../platform/limits/body-turn.ts'
import { addRegistration } from './add-registration.ts'
import { validationErrors } from './validation-errors.ts'
import { documentOf } from './documents.ts'
import { insertPendingDocument } from './pending-registration.store.ts'

const HOUR_MS = 60 * 60 * 1000

/** A registration whose fields have the right form. */
export type SignUp = z.output<typeof company.signUp.form>

/** Which version of each text holds now. */
export interface TextVersions {
  readonly terms: string
  readonly privacy: string
}

interface Parts {
  readonly db: Db
  readonly storage: Storage
  readonly sendEmail: SendEmail
  readonly versions: TextVersions
  readonly passwords: Passwords
}

type ValidationErrors = Readonly<Record<string, FieldErrorCode>>

/**
 * Keeps a registration, which becomes a company and its owner once the link is used that this sends. Answers why fields
 * were refused, or undefined. For an address that is a member's the same is done, and the e-mail tells what is the case
 * instead of bringing a link: whoever logs in with the password afterwards learns nothing of it. `network` is the one that
 * it comes from.
 */
export const signUp = async (
  { db, storage, sendEmail, versions, passwords }: Parts,
  form: SignUp,
  network: string,
  now: Date,
): Promise<ValidationErrors | undefined> => {
  const npwp = await documentOf(form.npwp_document, 'npwp')
  const nib = await documentOf(form.nib_document, 'nib')
  // Both are read: neither the hash nor the least time of the answer, refused or not, holds up other bodies.
  letGoOfBody()
  const errors: ValidationErrors = {
    ...(await validationErrors(form)),
    ...(typeof npwp === 'string' && { npwp_document: npwp }),
    ...(typeof nib === 'string' && { nib_document: nib }),
    ...(form.terms_version !== versions.terms && { terms_version: 'text_changed' }),
    ...(form.privacy_version !== versions.privacy && { privacy_version: 'text_changed' }),
  }
  if (typeof npwp === 'string' || typeof nib === 'string' || Object.keys(errors).length > 0) return errors

  const passwordHash = await passwords.hash(form.password)
  const documents = [npwp, nib]
  await storeDocuments(
    storage,
    documents,
    () =>
      inTransaction(db, async (tx) => {
        const nitku = nitkuOf(form.npwp, form.nitku)
        const endsAt = new Date(now.getTime() + LINK_HOURS * HOUR_MS)
        const registrationId = await addRegistration(tx, { ...form, nitku }, { passwordHash, now, endsAt })
        for (const document of documents) await insertPendingDocument(tx, registrationId, document)
        await writeToAddress(tx, sendEmail, form.email, now, { network, own: registrationId })
      }),
    () => true,
  )
  return undefined
}

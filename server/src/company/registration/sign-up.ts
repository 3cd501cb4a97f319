import { LINK_HOURS, toNitku } from '@pasok/contract'
import type { company } from '@pasok/contract/endpoints'
import type { z } from 'zod'
import { writeToAddress, type Passwords } from '../../identity/index.ts'
import {
  inTransaction,
  storeDocuments,
  type Db,
  type SendEmail,
  type Storage,
  type ValidationErrors,
} from '../../platform/index.ts'
import { letGoOfBody } from '../../platform/limits/body-turn.ts'
import { addRegistration } from './add-registration.ts'
import { validationErrors } from './validation-errors.ts'
import { readRegistrationDocument } from './documents.ts'
import { insertPendingDocument } from './pending-registration.store.ts'

const HOUR_MS = 60 * 60 * 1000

/** A registration whose fields have the right form. */
export type SignUp = z.output<typeof company.signUp.form>

/** The current version of each text. */
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

/**
 * Stores a registration and sends its link; using the link makes the company and its owner. A member's address is treated
 * alike, so that the response does not reveal the account; the e-mail then explains it instead of carrying a link. `network`
 * is the request's.
 */
export const signUp = async (
  { db, storage, sendEmail, versions, passwords }: Parts,
  form: SignUp,
  network: string,
  now: Date,
): Promise<ValidationErrors | undefined> => {
  const npwp = await readRegistrationDocument(form.npwp_document, 'npwp')
  const nib = await readRegistrationDocument(form.nib_document, 'nib')
  // Both are read: neither the hash nor the minimum response time delays other bodies.
  letGoOfBody()
  const errors: ValidationErrors['errors'] = {
    ...(await validationErrors(form)),
    ...('error' in npwp && { npwp_document: npwp.error }),
    ...('error' in nib && { nib_document: nib.error }),
    ...(form.terms_version !== versions.terms && { terms_version: 'text_changed' }),
    ...(form.privacy_version !== versions.privacy && { privacy_version: 'text_changed' }),
  }
  if ('error' in npwp || 'error' in nib || Object.keys(errors).length > 0)
    return { error: 'invalid_request', errors }

  const passwordHash = await passwords.hash(form.password)
  const documents = [npwp, nib]
  await storeDocuments(
    storage,
    documents,
    () =>
      inTransaction(db, async (tx) => {
        const nitku = toNitku(form.npwp, form.nitku)
        const endsAt = new Date(now.getTime() + LINK_HOURS * HOUR_MS)
        const registrationId = await addRegistration(tx, { ...form, nitku }, { passwordHash, now, endsAt })
        for (const document of documents) await insertPendingDocument(tx, registrationId, document)
        await writeToAddress(tx, sendEmail, form.email, now, { network, own: registrationId })
      }),
    () => true,
  )
  return undefined
}

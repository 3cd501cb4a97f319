import { insertRegistration, personFields } from '../../identity/index.ts'
import { pick, type Db, type NewRow } from '../../platform/index.ts'
import { insertPending, type NewPending } from './pending-registration.store.ts'

/** The person and company of a sign-up. */
export type RegistrationForm = NewPending &
  Pick<NewRow<'identity.registration'>, (typeof personFields)[number] | 'email'>

/** Adds a registration, which waits for its link to be used; returns its id. The address is not verified yet. */
export const addRegistration = async (
  tx: Db,
  form: RegistrationForm,
  more: { readonly passwordHash: string; readonly now: Date; readonly endsAt: Date },
): Promise<number> => {
  const registrationId = await insertRegistration(tx, {
    ...pick(form, [...personFields, 'email']),
    password_hash: more.passwordHash,
    created_at: more.now,
    ends_at: more.endsAt,
  })
  await insertPending(tx, registrationId, form)
  return registrationId
}

import { insertRegistration, personFields } from '../../identity/index.ts'
import { pick, type Db, type NewRow } from '../../platform/index.ts'
import { insertPending, type NewPending } from './pending-registration.store.ts'

/** What somebody who signs up says of themselves and of the company. */
export type RegistrationForm = NewPending &
  Pick<NewRow<'identity.registration'>, (typeof personFields)[number] | 'email'>

/** Keeps a registration until its link is used or its time is over; answers its id. The address may be anybody's. */
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

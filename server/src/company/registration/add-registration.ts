import type { Language } from '@pasok/words'
import { insertRegistration } from '../../identity/index.ts'
import type { Db } from '../../platform/index.ts'
import { insertPending, type NewPending } from './pending-registration.store.ts'

/** What somebody who signs up says of themselves and of the company. */
export interface Said extends Omit<NewPending, 'registrationId'> {
  readonly email: string
  readonly name: string
  readonly position: string
  readonly customer_department_id: number | null
  /** E.164, as are all numbers; empty without one. */
  readonly mobile: string
  readonly phone: string
  readonly phone_extension: string
  readonly language: Language
}

/** Keeps a registration until its link is used or its time is over; answers its id. The address may be anybody's. */
export const addRegistration = async (
  tx: Db,
  said: Said,
  kept: { readonly passwordHash: string; readonly now: Date; readonly endsAt: Date },
): Promise<number> => {
  const { email, name, position, mobile, phone, language } = said
  const registrationId = await insertRegistration(tx, {
    email,
    name,
    position,
    mobile,
    phone,
    language,
    departmentId: said.customer_department_id,
    phoneExtension: said.phone_extension,
    ...kept,
  })
  await insertPending(tx, { ...said, registrationId })
  return registrationId
}

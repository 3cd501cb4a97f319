import type { DeliverEmail } from '../platform/index.ts'

/** For jobs of a test that writes no e-mail. */
export const noEmails: DeliverEmail = async (id) => {
  throw new Error(`Nobody was to write an e-mail, and yet there is ${id}`)
}

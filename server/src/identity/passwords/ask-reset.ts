import type { Db, SendLetter } from '../../platform/index.ts'
import { resetPasswordLetter } from '../letters/reset-password.ts'
import { lockPasswordOwner } from '../member.store.ts'
import { insertReset } from './password-reset.store.ts'
import { hashOfToken, newToken } from '../secret-token.ts'

const HOURS = 1
const HOUR_MS = 60 * 60 * 1000

/** Sends the letter that sets a new password to a member; to one who was removed meanwhile nothing goes. */
export const sendReset = async (
  tx: Db,
  sendLetter: SendLetter,
  memberId: number,
  now: Date,
): Promise<void> => {
  const owner = await lockPasswordOwner(tx, memberId)
  if (!owner) return
  const token = newToken()
  const { email: to, language } = owner
  const sentAt = (await sendLetter(tx, resetPasswordLetter({ to, language, token, hours: HOURS }))) ?? now
  const endsAt = new Date(sentAt.getTime() + HOURS * HOUR_MS)
  await insertReset(tx, { hash: hashOfToken(token), memberId: owner.id, now, endsAt })
}

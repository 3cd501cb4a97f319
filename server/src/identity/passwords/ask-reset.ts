import type { Db, SendEmail } from '../../platform/index.ts'
import { resetPasswordEmail } from '../emails/reset-password.ts'
import { lockPasswordOwner } from '../member.store.ts'
import { insertReset } from './password-reset.store.ts'
import { hashOfToken, newToken } from '../secret-token.ts'

const HOURS = 1
const HOUR_MS = 60 * 60 * 1000

/**
 * Sends the e-mail that sets a new password to a member; to one who was removed meanwhile nothing goes. `network` is that
 * of a stranger who asks for it.
 */
export const sendReset = async (
  tx: Db,
  sendEmail: SendEmail,
  memberId: number,
  now: Date,
  network?: string,
): Promise<void> => {
  const owner = await lockPasswordOwner(tx, memberId)
  if (!owner) return
  const token = newToken()
  const { email: to, language } = owner
  const message = resetPasswordEmail({ to, language, token, hours: HOURS })
  const causedBy =
    network === undefined ? {} : { causedBy: { network, purpose: 'account' as const, isReset: true } }
  const sentAt = (await sendEmail(tx, { ...message, ...causedBy })) ?? now
  const endsAt = new Date(sentAt.getTime() + HOURS * HOUR_MS)
  await insertReset(tx, { hash: hashOfToken(token), memberId: owner.id, now, endsAt })
}

import { sendNotice, type Db, type SendEmail } from '../../platform/index.ts'
import { resetPasswordEmail } from '../emails/emails.ts'
import { lockPasswordOwner } from '../member.store.ts'
import { insertReset } from './password-reset.store.ts'
import { hashToken, newToken } from '../secret-token.ts'

const HOURS = 1
const HOUR_MS = 60 * 60 * 1000

/**
 * E-mails a reset link to a member; does nothing if the member was removed meanwhile. `network` is the network of the
 * unauthenticated request.
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
  const { email, language } = owner
  const causedBy =
    network === undefined ? undefined : ({ network, purpose: 'account', isReset: true } as const)
  const later = await sendNotice(
    tx,
    sendEmail,
    [{ email, language, causedBy }],
    resetPasswordEmail(token, HOURS),
  )
  const sentAt = later ?? now
  const endsAt = new Date(sentAt.getTime() + HOURS * HOUR_MS)
  await insertReset(tx, { hash: hashToken(token), memberId: owner.id, now, endsAt })
}

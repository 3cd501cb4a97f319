import { identity } from '@pasok/contract'
import type { Language } from '@pasok/words'
import type { Db, SendLetter } from '../platform/index.ts'
import { addressKnownLetter } from './letters/address-known.ts'
import { verifyEmailLetter } from './letters/verify-email.ts'
import { hashOfToken, newToken } from './secret-token.ts'
import {
  confirmEmail,
  findAddressee,
  forgetVerifications,
  insertVerification,
  useVerification,
} from './verification.store.ts'

const HOUR_MS = 60 * 60 * 1000

/** Sends a member the link that confirms their address. */
const sendLink = async (
  tx: Db,
  sendLetter: SendLetter,
  member: { readonly id: number; readonly email: string; readonly language: Language },
  now: Date,
): Promise<void> => {
  const token = newToken()
  await forgetVerifications(tx, now)
  const endsAt = new Date(now.getTime() + identity.LINK_HOURS * HOUR_MS)
  await insertVerification(tx, hashOfToken(token), member.id, endsAt)
  const { email: to, language } = member
  await sendLetter(tx, verifyEmailLetter({ to, language, token, hours: identity.LINK_HOURS }))
}

/**
 * Writes to an address what is to be done about it: the link, or that it is confirmed already. To one that nobody has
 * nothing is sent, and nobody is told.
 */
export const writeToAddress = async (
  tx: Db,
  sendLetter: SendLetter,
  email: string,
  now: Date,
): Promise<void> => {
  const member = await findAddressee(tx, email)
  if (!member) return
  if (member.is_email_verified)
    await sendLetter(tx, addressKnownLetter({ to: member.email, language: member.language }))
  else await sendLink(tx, sendLetter, member, now)
}

/** Confirms the address that a link was sent to, and uses the link up; false where it opens nothing. */
export const verifyEmail = async (db: Db, token: string, now: Date): Promise<boolean> =>
  db.transaction().execute(async (tx) => {
    const memberId = await useVerification(tx, hashOfToken(token), now)
    if (memberId === undefined) return false
    await confirmEmail(tx, memberId, now)
    return true
  })

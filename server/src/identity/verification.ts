import { LINK_HOURS } from '@pasok/contract'
import { isEmailQueueFull, sendNotice, type Db, type SendEmail } from '../platform/index.ts'
import { addressKnownEmail, verificationEmail } from './emails/emails.ts'
import { findAddressee } from './member.store.ts'
import {
  extendRegistrations,
  insertVerification,
  listWaiting,
  type WaitingRow,
} from './registration.store.ts'
import { hashToken, newToken } from './secret-token.ts'

const HOUR_MS = 60 * 60 * 1000
/** The number of newest registrations whose links a repeated e-mail has. */
const MOST_LINKS = 5

/** The request that causes an e-mail. */
interface Cause {
  /** The network of the request. */
  readonly network: string
  /** The sender's registration; only its link is sent. */
  readonly own?: number | undefined
}

/** The e-mail with a link per registration; each link makes a company and its owner. */
const makeVerificationEmail = async (tx: Db, waiting: readonly WaitingRow[], now: Date) => {
  const registrations = []
  for (const { id, company, name: contact } of waiting) {
    const token = newToken()
    await insertVerification(tx, hashToken(token), id)
    registrations.push({ company, contact, token })
  }
  const ends = Math.min(...waiting.map(({ ends_at }) => ends_at.getTime()))
  const hours = Math.min(Math.ceil((ends - now.getTime()) / HOUR_MS), LINK_HOURS)
  return verificationEmail(registrations, hours)
}

/**
 * Sends one e-mail to an address: the links of its waiting registrations or, for a member's address, the notice that it
 * is registered. An address with neither gets no e-mail, and the caller can't tell. Registrations wait equally long for
 * every address, because the person who signed up sees how long.
 */
export const writeToAddress = async (
  tx: Db,
  sendEmail: SendEmail,
  email: string,
  now: Date,
  { network, own }: Cause,
): Promise<void> => {
  const all = await listWaiting(tx, email, now)
  // When the address's e-mail queue is full, the e-mail has the newest links of all its registrations.
  const mine = (await isEmailQueueFull(tx, email, now)) ? undefined : all.find(({ id }) => id === own)
  const [first, ...others] = mine ? [mine] : all.slice(0, MOST_LINKS)
  const member = await findAddressee(tx, email)
  const recipient = member ?? first
  if (!recipient) return
  // Where nothing waits, it takes no place of a registration, as an unknown address takes none, and none of a new password's.
  const causedBy = { network, purpose: first ? 'registration' : 'account' } as const
  const later = await sendNotice(
    tx,
    sendEmail,
    [{ email: recipient.email, language: recipient.language, causedBy }],
    member || !first ? addressKnownEmail : await makeVerificationEmail(tx, [first, ...others], now),
  )
  if (!first || !later) return
  // An e-mail that has to wait brings links that are valid as long as any other.
  const endsAt = new Date(later.getTime() + LINK_HOURS * HOUR_MS)
  await extendRegistrations(
    tx,
    [first, ...others].map(({ id }) => id),
    endsAt,
  )
}

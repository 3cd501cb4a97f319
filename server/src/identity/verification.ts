import { LINK_HOURS } from '@pasok/contract'
import { isEmailQueueFull, type Db, type SendEmail } from '../platform/index.ts'
import { addressKnownEmail } from './emails/address-known.ts'
import { verificationEmail } from './emails/verify-email.ts'
import { findAddressee } from './member.store.ts'
import {
  extendRegistrations,
  insertVerification,
  listWaiting,
  type WaitingRow,
} from './registration.store.ts'
import { hashOfToken, newToken } from './secret-token.ts'

const HOUR_MS = 60 * 60 * 1000
/** Whoever has the link sent again gets that of each of their newest registrations. */
const MOST_LINKS = 5

/** Who has an e-mail sent. */
interface Cause {
  /** The network that they ask from. */
  readonly network: string
  /** The registration that is theirs: its link alone is sent. */
  readonly own?: number | undefined
}

/** The e-mail with the links that each make a registration a company and its owner. */
const emailOf = async (
  tx: Db,
  waiting: readonly [WaitingRow, ...WaitingRow[]],
  network: string,
  now: Date,
) => {
  const registrations = []
  for (const { id, company, name: contact } of waiting) {
    const token = newToken()
    await insertVerification(tx, hashOfToken(token), id)
    registrations.push({ company, contact, token })
  }
  const [{ email: to, language }] = waiting
  const ends = Math.min(...waiting.map(({ ends_at }) => ends_at.getTime()))
  const hours = Math.min(Math.ceil((ends - now.getTime()) / HOUR_MS), LINK_HOURS)
  return verificationEmail({ to, language, hours, by: network, registrations })
}

/**
 * Writes to an address what is to be done about it, in one e-mail: the links of the registrations that wait with it; or,
 * where it is a member's, that it is. To one that nobody has nothing is sent, and nobody is told. Registrations wait as
 * long whoever's the address is: how long they do can be seen by who signed up.
 */
export const writeToAddress = async (
  tx: Db,
  sendEmail: SendEmail,
  email: string,
  now: Date,
  { network, own }: Cause,
): Promise<void> => {
  const all = await listWaiting(tx, email, now)
  // The last e-mail that may wait has the newest links, whoever's they are.
  const mine = (await isEmailQueueFull(tx, email, now)) ? undefined : all.find(({ id }) => id === own)
  const [first, ...others] = mine ? [mine] : all.slice(0, MOST_LINKS)
  const member = await findAddressee(tx, email)
  const known = member && addressKnownEmail({ to: member.email, language: member.language })
  // Where nothing waits, it takes no place of a registration, as an unknown address takes none: a later one would wait longer.
  if (!first) {
    if (known) await sendEmail(tx, { ...known, causedBy: { network, purpose: 'account' } })
    return
  }
  const message = known
    ? { ...known, causedBy: { network, purpose: 'registration' as const } }
    : await emailOf(tx, [first, ...others], network, now)
  const later = await sendEmail(tx, message)
  if (!later) return
  // An e-mail that has to wait brings links that hold as long as any other.
  const endsAt = new Date(later.getTime() + LINK_HOURS * HOUR_MS)
  await extendRegistrations(
    tx,
    [first, ...others].map(({ id }) => id),
    endsAt,
  )
}

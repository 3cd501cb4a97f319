import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../database/database.ts'
import type { CausedBy } from './email.ts'

/** The most e-mails of a purpose in an hour to an address that its owner may not have given. */
const MOST_AN_HOUR = { registration: 2, account: 1, invoice: 5 } as const
/**
 * Additional reserved e-mails of each purpose in an hour: for registrations the first to the address that a network
 * causes in a day, for accounts a password reset. Strangers can cause five e-mails in total. Invoices have none.
 */
const MOST_RESERVED_AN_HOUR = 1
const HOUR_MS = 60 * 60 * 1000
const DAY_MS = 24 * HOUR_MS

const sha256 = (text: string): Buffer => createHash('sha256').update(text).digest()

/** Locks the time slots of an address until this transaction ends. */
export const lockEmailTimes = async (tx: Db, recipient: string): Promise<void> => {
  const hash = sha256(recipient.toLowerCase())
  await sql`select pg_advisory_xact_lock(${hash.readInt32BE(0)}::int, ${hash.readInt32BE(4)}::int)`.execute(
    tx,
  )
}

/**
 * Takes a place for such an e-mail and returns its time: now, or an hour after the last e-mail that leaves no place.
 * Purposes share no places: the delay of one would show a stranger what the other was used for, and a stranger's sign-ups
 * would delay a new password. A reserved place (`is_first`) stays free for the first e-mail about a registration that a
 * network causes, so that repeated sign-ups of a stranger don't delay the owner's, and for a new password, so that
 * e-mails which only say that an address is registered don't. An optional e-mail takes no reserved place, and none at all
 * where it would have to wait: undefined. The caller has locked the address.
 */
export const takeEmailTime = async (
  tx: Db,
  recipient: string,
  { network, purpose, isReset, isOptional }: CausedBy,
  now: Date,
): Promise<Date | undefined> => {
  const hash = sha256(recipient.toLowerCase())
  const by = sha256(`${recipient.toLowerCase()} ${network}`)
  await sql`
    delete from platform.email_time where ctid = any(array(
      select ctid from platform.email_time where at <= ${new Date(now.getTime() - DAY_MS)} for update skip locked))`.execute(
    tx,
  )
  const { rows } = await sql<{ at: Date; network: Buffer | null; is_first: boolean }>`
    select at, network, is_first from platform.email_time
    where recipient = ${hash} and purpose = ${purpose} order by at desc`.execute(tx)
  const free = (isFirst: boolean, most: number): number => {
    const last = rows.filter(({ is_first }) => is_first === isFirst)[most - 1]
    return Math.max(now.getTime(), last ? last.at.getTime() + HOUR_MS : 0)
  }
  const [shared, reserved] = [free(false, MOST_AN_HOUR[purpose]), free(true, MOST_RESERVED_AN_HOUR)]
  const mayTakeReserved =
    purpose === 'registration' ? !rows.some((row) => row.network?.equals(by)) : isReset === true
  if (isOptional && shared > now.getTime()) return undefined
  const isFirst = mayTakeReserved && !isOptional && reserved < shared
  const at = new Date(isFirst ? reserved : shared)
  await sql`
    insert into platform.email_time (recipient, network, is_first, at, purpose)
    values (${hash}, ${by}, ${isFirst}, ${at}, ${purpose})`.execute(tx)
  return at
}

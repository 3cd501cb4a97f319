import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../database/database.ts'
import type { CausedBy } from './email.ts'

/** Of the e-mails that anybody can cause, so many of a purpose go to an address in an hour. */
const MOST_AN_HOUR = { registration: 2, account: 2 } as const
/** And so many more about registrations, of networks that cause their first one to it. Five in all. */
const MOST_FIRST_AN_HOUR = 1
const HOUR_MS = 60 * 60 * 1000
const DAY_MS = 24 * HOUR_MS

const sha256 = (text: string): Buffer => createHash('sha256').update(text).digest()

/** Whoever asks for the places of the same address waits until this transaction ends. */
export const lockEmailTimes = async (tx: Db, recipient: string): Promise<void> => {
  const hash = sha256(recipient.toLowerCase())
  await sql`select pg_advisory_xact_lock(${hash.readInt32BE(0)}::int, ${hash.readInt32BE(4)}::int)`.execute(
    tx,
  )
}

/**
 * When such an e-mail may go to an address, which is noted: now, or an hour after the last one that leaves no place for
 * it. Purposes do not share places: how long one waits would tell a stranger what the other was asked for, and a
 * stranger's sign-ups would delay a new password. About registrations, the place of a network that caused none to this
 * address for a day is its own: whoever signs up with somebody's address again and again does not hold back that person's
 * own e-mail. The caller has locked the address.
 */
export const takeEmailTime = async (
  tx: Db,
  recipient: string,
  { network, purpose }: CausedBy,
  now: Date,
): Promise<Date> => {
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
  const [shared, first] = [free(false, MOST_AN_HOUR[purpose]), free(true, MOST_FIRST_AN_HOUR)]
  const isFirst = purpose === 'registration' && first < shared && !rows.some((row) => row.network?.equals(by))
  const at = new Date(isFirst ? first : shared)
  await sql`
    insert into platform.email_time (recipient, network, is_first, at, purpose)
    values (${hash}, ${by}, ${isFirst}, ${at}, ${purpose})`.execute(tx)
  return at
}

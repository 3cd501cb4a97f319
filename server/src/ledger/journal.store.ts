import type { Day } from '@pasok/contract'
import { sql } from 'kysely'
import type { Db, Row } from '../platform/index.ts'
import type { Account, JournalKind, Posting, Source } from './ledger.ts'

/** A journal with its sides. */
export interface Journal extends Source {
  readonly id: number
  readonly day: Day
  readonly kind: JournalKind
  readonly note: string
  readonly postings: readonly Posting[]
}

/** A period of days, both included. */
export interface JournalPeriod {
  readonly from: Day
  readonly to: Day
}

/** The accounts and payment methods that the journals of a period have, and how many sides. */
export const findUsedAccounts = async (
  db: Db,
  { from, to }: JournalPeriod,
): Promise<
  readonly { readonly account: string; readonly method: string | null; readonly postings: number }[]
> => {
  const { rows } = await sql<{ account: string; method: string | null; postings: number }>`
    select p.account, p.method, count(*)::int as postings
    from ledger.journal j join ledger.posting p on p.journal_id = j.id
    where j.day between ${from}::date and ${to}::date group by p.account, p.method order by p.account, p.method`.execute(
    db,
  )
  return rows
}

/** Journals of a period in the order of their days and ids, read in parts. Those that are posted meanwhile are left out. */
export async function* readJournals(db: Db, { from, to }: JournalPeriod): AsyncGenerator<readonly Journal[]> {
  const { rows: last } = await sql<{ id: number | null }>`select max(id) as id from ledger.journal`.execute(
    db,
  )
  let after: Pick<Journal, 'day' | 'id'> = { day: from, id: 0 }
  for (;;) {
    const { rows } = await sql<Journal>`
      select j.id, j.day, j.kind, j.source, j.source_id, j.note, p.postings
      from (
        select * from ledger.journal
        where (day, id) > (${after.day}::date, ${after.id}::int) and day <= ${to}::date and id <= ${last[0]?.id ?? 0}
        order by day, id limit ${JOURNALS_AT_ONCE}
      ) j cross join lateral (
        select json_agg(json_build_object('account', account, 'company_id', company_id, 'order_id', order_id,
          'invoice_id', invoice_id, 'method', method, 'amount', amount) order by amount < 0, id) as postings
        from ledger.posting where journal_id = j.id
      ) p order by j.day, j.id`.execute(db)
    const newest = rows.at(-1)
    if (!newest) return
    yield rows
    after = newest
  }
}

const JOURNALS_AT_ONCE = 500

/** Money of an attempt that waits for a decision, in whole rupiah. */
export interface SuspenseBalance {
  readonly attempt_id: number
  readonly company_id: number
  readonly order_id: number
  readonly invoice_id: number | null
  readonly amount: number
  /** The day since which some of it waits. */
  readonly since: Day
}

/** One page of the money that waits for a decision, the longest wait first; how much there is in all. */
export const listSuspense = async (
  db: Db,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{
  readonly rows: readonly SuspenseBalance[]
  readonly total: number
  readonly amount: number
}> => {
  const account: Account = 'suspense'
  const { rows } = await sql<SuspenseBalance>`
    with waiting as (
      select attempt_id, company_id, order_id, invoice_id, -amount as amount
      from ledger.balance where account = ${account} and amount <> 0
    ), posted as (
      -- What waited before each posting: it waits since the last one that found nothing.
      select p.attempt_id, j.day, sum(p.amount) over (partition by p.attempt_id order by p.id) - p.amount as before
      from ledger.posting p join ledger.journal j on j.id = p.journal_id
      where p.account = ${account} and p.attempt_id in (select attempt_id from waiting)
    )
    select w.*, (select max(day) from posted where attempt_id = w.attempt_id and before = 0) as since
    from waiting w order by since, attempt_id limit ${limit} offset ${offset}`.execute(db)
  const { rows: sums } = await sql<{ total: number; amount: number }>`
    select count(*)::int as total, coalesce(-sum(amount), 0)::bigint as amount
    from ledger.balance where account = ${account} and amount <> 0`.execute(db)
  return { rows, total: sums[0]?.total ?? 0, amount: sums[0]?.amount ?? 0 }
}

/** The certificate of tax that was withheld. */
export type Certificate = Pick<
  Row<'ledger.adjustment'>,
  | 'certificate_number'
  | 'certificate_on'
  | 'certificate_key'
  | 'certificate_name'
  | 'certificate_type'
  | 'certificate_at'
  | 'certificate_by'
>

/** What was withheld, with its certificate; undefined if there is none. */
export const findWithheld = async (db: Db, id: number): Promise<Row<'ledger.adjustment'> | undefined> => {
  const { rows } = await sql<Row<'ledger.adjustment'>>`
    select * from ledger.adjustment where id = ${id} and kind = 'tax_withheld' and reversed_at is null`.execute(
    db,
  )
  return rows[0]
}

/** Stores the certificate of tax that was withheld; returns the key of the file that it replaces, if any. */
export const setCertificate = async (
  tx: Db,
  id: number,
  certificate: Certificate,
): Promise<{ readonly replaced: string | null } | undefined> => {
  const { rows } = await sql<{ key: string | null }>`
    select certificate_key as key from ledger.adjustment
    where id = ${id} and kind = 'tax_withheld' and reversed_at is null for update`.execute(tx)
  const [before] = rows
  if (!before) return undefined
  await tx.updateTable('ledger.adjustment').set(certificate).where('id', '=', id).execute()
  return { replaced: before.key }
}

/** The files of certificates. */
export const listCertificateKeys = async (db: Db): Promise<string[]> => {
  const { rows } = await sql<{ key: string }>`
    select certificate_key as key from ledger.adjustment where certificate_key is not null`.execute(db)
  return rows.map(({ key }) => key)
}

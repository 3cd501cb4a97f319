import type { MoneyEntryKind } from '@pasok/contract'
import { sql } from 'kysely'
import type { Db } from '../platform/index.ts'

/** A use of money on account, or what settled an invoice without money. */
export interface EntryRow {
  readonly id: number
  readonly kind: MoneyEntryKind
  readonly company_id: number
  /** Whole rupiah. */
  readonly amount: number
  readonly recorded_at: Date
  /** Of what settled an invoice. */
  readonly invoice_id: number | null
  readonly invoice_number: string | null
  readonly note: string
  readonly reversed_at: Date | null
  readonly reversal_reason: string
}

const entries = sql`(
  select a.id, 'allocation' as kind, a.company_id, a.recorded_at, null::int as invoice_id, null::text as invoice_number,
    '' as note, a.reversed_at, a.reversal_reason, (
      select coalesce(sum(p.amount), 0)::bigint from ledger.journal j join ledger.posting p on p.journal_id = j.id
      where j.kind = 'advance_used' and j.source = 'allocation' and j.source_id = a.id and p.amount > 0) as amount
  from ledger.allocation a
  union all
  select d.id, d.kind, i.company_id, d.recorded_at, d.invoice_id, i.number, d.note, d.reversed_at, d.reversal_reason, d.amount
  from ledger.adjustment d join invoice.numbered i on i.id = d.invoice_id) e`

/** The last uses and settlements of a company, the newest first. */
export const listEntries = async (db: Db, companyId: number, most: number): Promise<EntryRow[]> => {
  const { rows } = await sql<EntryRow>`
    select * from ${entries} where company_id = ${companyId} order by recorded_at desc, id desc, kind limit ${most}`.execute(
    db,
  )
  return rows
}

/** A use of money on account of any company, or a settlement; undefined if there is none. */
export const findEntry = async (
  db: Db,
  table: 'allocation' | 'adjustment',
  id: number,
): Promise<EntryRow | undefined> => {
  const { rows } = await sql<EntryRow>`
    select * from ${entries} where id = ${id} and (kind = 'allocation') = ${table === 'allocation'}`.execute(
    db,
  )
  return rows[0]
}

/** Says that an entry was reversed. */
export const markReversed = async (
  tx: Db,
  table: 'allocation' | 'adjustment',
  id: number,
  { at, by, reason }: { readonly at: Date; readonly by: number; readonly reason: string },
): Promise<void> => {
  const set = { reversed_at: at, reversed_by: by, reversal_reason: reason }
  await (
    table === 'allocation'
      ? tx.updateTable('ledger.allocation').set(set).where('id', '=', id)
      : tx.updateTable('ledger.adjustment').set(set).where('id', '=', id)
  ).execute()
}

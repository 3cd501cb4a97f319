import type { Day } from '@pasok/contract'
import { sql } from 'kysely'
import type { Db } from '../platform/index.ts'
import type { JournalKind, Source } from './ledger.ts'

/** An event of a company. Amounts are whole rupiah. */
export interface LedgerEvent extends Source {
  readonly journal_id: number
  readonly day: Day
  readonly kind: JournalKind
  /** By how much the company owes more; 0 where money only changes its place. */
  readonly change: number
  /** What changes its place, or is new. */
  readonly moved: number
  /** What the company owes after the event, less what is held for it. */
  readonly balance: number
  /** The payment method, if money came or went. */
  readonly method: string | null
  /** By which a bank or a tax office finds it. */
  readonly reference: string | null
  /** Invoices that it is for, and orders where it is for no invoice of them. */
  readonly invoices: readonly number[]
  readonly orders: readonly number[]
}

/** The events of a company in a period, both days included, with the sums of the whole period in whole rupiah. */
export interface LedgerStatement {
  /** What the company owed before the first day, less what was held for it. */
  readonly opening: number
  readonly debit: number
  readonly credit: number
  readonly total: number
  readonly events: readonly LedgerEvent[]
}

/** A part of the events of a period. */
interface StatementWindow {
  readonly from: Day
  readonly to: Day
  readonly limit: number
  readonly offset: number
}

/**
 * Events of a company, the oldest first. Its balance is receivable − advance − suspense − refund_in_transit, which are the
 * accounts that `ledger.balance` has the sums of.
 */
export const readStatement = async (
  db: Db,
  companyId: number,
  { from, to, limit, offset }: StatementWindow,
): Promise<LedgerStatement> => {
  type Sums = Omit<LedgerStatement, 'events'>
  const { rows } = await sql<Sums & (LedgerEvent | { readonly journal_id: null })>`
    with event as (
      select j.id as journal_id, j.day, j.kind, j.source, j.source_id, e.change, e.moved
      from (
        select journal_id, sum(amount)::bigint as change,
          coalesce(sum(amount) filter (where amount > 0), 0)::bigint as moved
        from ledger.posting
        where company_id = ${companyId} and account in ('receivable', 'advance', 'suspense', 'refund_in_transit')
        group by journal_id
      ) e join ledger.journal j on j.id = e.journal_id
      where j.day <= ${to}::date
    ), sums as (
      select coalesce(sum(change) filter (where day < ${from}::date), 0)::bigint as opening,
        coalesce(sum(change) filter (where day >= ${from}::date and change > 0), 0)::bigint as debit,
        coalesce(-sum(change) filter (where day >= ${from}::date and change < 0), 0)::bigint as credit,
        (count(*) filter (where day >= ${from}::date))::int as total
      from event
    ), shown as (
      select *, sum(change) over (order by day, journal_id) as changed from event where day >= ${from}::date
      order by day, journal_id limit ${limit} offset ${offset}
    )
    select s.*, e.journal_id, e.day, e.kind, e.source, e.source_id, e.change, e.moved,
      (s.opening + e.changed)::bigint as balance,
      (select min(method) from ledger.posting where journal_id = e.journal_id) as method,
      case e.source
        when 'transfer' then (select nullif(reference, '') from ledger.transfer where id = e.source_id)
        when 'held_refund' then (select nullif(reference, '') from ledger.held_refund where id = e.source_id)
        when 'adjustment' then (select certificate_number from ledger.adjustment where id = e.source_id)
      end as reference,
      -- What an event is for is what it credits; a credit note is for its invoice.
      array(select distinct invoice_id from ledger.posting
        where journal_id = e.journal_id and invoice_id is not null and (amount < 0 or e.source = 'credit_note') order by 1) as invoices,
      array(select distinct order_id from ledger.posting
        where journal_id = e.journal_id and amount < 0 and invoice_id is null and order_id is not null
          and e.source <> 'credit_note' order by 1) as orders
    from sums s left join shown e on true
    order by e.day, e.journal_id`.execute(db)
  const [first] = rows
  if (!first) throw new Error('sums without a row')
  const { opening, debit, credit, total } = first
  return {
    opening,
    debit,
    credit,
    total,
    events: rows.filter((row): row is Sums & LedgerEvent => row.journal_id !== null),
  }
}

import { jakartaDay, type Day } from '@pasok/contract'
import { sql } from 'kysely'
import { columnList, idIn, insertMany, type Db, type Row } from '../platform/index.ts'
import type { Account, Available, JournalKind, Place, Posting, Source } from './ledger.ts'

/** When an event happened, and who recorded it. */
export interface Recorded {
  readonly now: Date
  /** Undefined for the shop itself. */
  readonly staffId?: number | undefined
  readonly note?: string | undefined
}

type BalanceRow = Omit<Row<'ledger.balance'>, 'account'> & { readonly account: Account }

const columns = columnList<Exclude<keyof Row<'ledger.posting'>, 'id'>>({
  journal_id: true,
  account: true,
  company_id: true,
  order_id: true,
  invoice_id: true,
  attempt_id: true,
  method: true,
  amount: true,
})

/**
 * Posts an event; sides of 0 are left out, and an event without any other is not posted. Returns the journal's id. Throws
 * where the sides do not sum to 0, or where the event was posted before: an event that was undone since has a greater
 * `occurrence`. The caller has locked the order.
 */
export const post = async (
  tx: Db,
  event: Source & { readonly kind: JournalKind; readonly occurrence?: number },
  { now, staffId, note }: Recorded,
  sides: readonly Posting[],
): Promise<number | undefined> => {
  const postings = sides.filter(({ amount }) => amount !== 0)
  if (postings.length === 0) return undefined
  const id = idIn(
    await tx
      .insertInto('ledger.journal')
      .values({
        ...event,
        posted_at: now,
        day: jakartaDay(now),
        staff_id: staffId ?? null,
        ...(note !== undefined && { note }),
      })
      .returning('id')
      .execute(),
  )
  await insertMany(
    tx,
    'ledger.posting',
    columns,
    postings.map((posting) => ({
      order_id: null,
      invoice_id: null,
      attempt_id: null,
      method: null,
      ...posting,
      journal_id: id,
    })),
  )
  return id
}

/** How often an event of a document was posted. */
export const countJournals = async (
  db: Db,
  kind: JournalKind,
  { source, source_id }: Source,
): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ledger.journal
    where kind = ${kind} and source = ${source} and source_id = ${source_id}`.execute(db)
  return rows[0]?.count ?? 0
}

/** The balance of a place in whole rupiah; a debit is positive. */
export const findBalance = async (db: Db, place: Place): Promise<number> => {
  const is = (column: string, id: number | null | undefined) =>
    id === null || id === undefined ? sql`${sql.ref(column)} is null` : sql`${sql.ref(column)} = ${id}`
  const { rows } = await sql<{ amount: number }>`
    select amount from ledger.balance
    where account = ${place.account} and company_id = ${place.company_id} and ${is('order_id', place.order_id)}
      and ${is('invoice_id', place.invoice_id)} and ${is('attempt_id', place.attempt_id)}`.execute(db)
  return rows[0]?.amount ?? 0
}

/** The balances of orders, and of their invoices. */
export const listBalancesOfOrders = async (
  db: Db,
  orderIds: readonly number[],
): Promise<readonly BalanceRow[]> => {
  const { rows } = await sql<BalanceRow>`
    select * from ledger.balance where order_id = any(${[...orderIds]}::int[])
    order by order_id, account, invoice_id, attempt_id`.execute(db)
  return rows
}

/** Like listBalancesOfOrders, for one order. */
export const listBalancesOfOrder = (db: Db, orderId: number): Promise<readonly BalanceRow[]> =>
  listBalancesOfOrders(db, [orderId])

/** Money that is in review or held, of orders and of invoices. */
export const listHeldBalances = async (
  db: Db,
  orderIds: readonly number[],
  invoiceIds: readonly number[],
): Promise<readonly BalanceRow[]> => {
  const { rows } = await sql<BalanceRow>`
    select * from ledger.balance where account in ('suspense', 'advance')
      and (order_id = any(${[...orderIds]}::int[]) or invoice_id = any(${[...invoiceIds]}::int[]))`.execute(
    db,
  )
  return rows
}

/**
 * What is still to be paid of an invoice, and what is held or on its way back of the money that came for it, in whole rupiah.
 * Money of an invoice that is paid with its order is the order's.
 */
export const findInvoiceMoney = async (
  db: Db,
  {
    id,
    order_id,
    isPrepaid,
  }: { readonly id: number; readonly order_id: number; readonly isPrepaid: boolean },
): Promise<{ readonly receivable: number; readonly held: number }> => {
  const { rows } = await sql<{ receivable: number; held: number }>`
    select coalesce(sum(amount) filter (where account = 'receivable'), 0)::bigint as receivable,
      coalesce(-sum(amount) filter (where account in ('advance', 'refund_in_transit')), 0)::bigint as held
    from ledger.balance
    where invoice_id = ${id} or (${isPrepaid}::boolean and order_id = ${order_id} and invoice_id is null
      and account <> 'receivable')`.execute(db)
  return rows[0] ?? { receivable: 0, held: 0 }
}

/** Money of an invoice that it does not need, in whole rupiah: where it is, and since when. */
export interface ReturnedMoneyRow {
  readonly place: 'held' | 'on_account' | 'on_its_way' | 'refunded'
  readonly amount: number
  /** The day of a refund, of its request, or of the move to the account. */
  readonly on: Day | null
}

/** Where the money of an invoice is that it does not need. Money of an invoice that is paid with its order is the order's. */
export const listReturnedMoney = async (
  db: Db,
  {
    id,
    order_id,
    isPrepaid,
  }: { readonly id: number; readonly order_id: number; readonly isPrepaid: boolean },
): Promise<ReturnedMoneyRow[]> => {
  const { rows } = await sql<ReturnedMoneyRow>`
    with own as (
      select * from ledger.posting
      where order_id = ${order_id} and (invoice_id = ${id} or (${isPrepaid}::boolean and invoice_id is null))
      union all
      select * from ledger.posting where order_id is null and invoice_id = ${id}
    ), dated as (
      select p.account, p.amount, j.kind, j.id, coalesce(h.transferred_on, t.transferred_on, j.day) as day
      from own p join ledger.journal j on j.id = p.journal_id
      left join ledger.held_refund h on j.source = 'held_refund' and j.kind = 'refund_made' and h.id = j.source_id
      left join ledger.transfer t on j.source = 'transfer' and t.id = j.source_id
    )
    select place, amount::bigint as amount, day as on from (
      select 'refunded' as place, -amount as amount, day, id from dated
      where account = 'cash' and kind = 'refund_made'
      union all
      select 'on_account', amount, day, id from dated
      where account = 'advance' and kind in ('advance_moved', 'advance_returned') and amount > 0
      union all
      select 'on_its_way', -sum(amount), max(day) filter (where kind = 'refund_requested'), max(id) from dated
      where account = 'refund_in_transit'
      union all
      select case when ${isPrepaid}::boolean then 'held' else 'on_account' end, -sum(amount), null, max(id) from dated
      where account = 'advance'
    ) s where amount > 0 order by id, place`.execute(db)
  return rows
}

/** Money that is held for a company beside orders, or of invoices of these orders; the oldest invoice's first. */
export const listOnAccount = async (
  db: Db,
  companyId: number,
  orderIds: readonly number[],
): Promise<Available[]> => {
  const { rows } = await sql<{ invoice_id: number | null; amount: number }>`
    select b.invoice_id, -b.amount as amount from ledger.balance b
    where b.company_id = ${companyId} and b.account = 'advance' and b.order_id is null and b.amount < 0
      and (b.invoice_id is null or exists (
        select from ledger.balance r
        where r.invoice_id = b.invoice_id and r.account = 'receivable' and r.order_id = any(${[...orderIds]}::int[])))
    order by b.invoice_id nulls first`.execute(db)
  return rows.map(({ invoice_id, amount }) => ({
    place: { account: 'advance', company_id: companyId, invoice_id },
    amount,
  }))
}

/** The orders whose invoices do not need the money that is held for a company beside orders, without frozen ones. */
export const listOrdersOfAccount = async (db: Db, companyId: number): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    select distinct r.order_id as id from ledger.balance b
    join ledger.balance r on r.invoice_id = b.invoice_id and r.account = 'receivable'
    where b.company_id = ${companyId} and b.account = 'advance' and b.order_id is null and b.amount < 0
      and not exists (select from ledger.difference d where d.order_id = r.order_id and d.decided_at is null)`.execute(
    db,
  )
  return rows.map(({ id }) => id)
}

/** What can be used of the money that is held for a company beside orders, or of these orders, in whole rupiah. */
export const sumOnAccount = async (
  db: Db,
  companyId: number,
  orderIds?: readonly number[],
): Promise<number> => {
  const places = await listOnAccount(db, companyId, orderIds ?? (await listOrdersOfAccount(db, companyId)))
  return places.reduce((sum, { amount }) => sum + amount, 0)
}

/** The sums of a company, in whole rupiah. */
export interface CompanyMoney {
  /** Of open invoices. */
  readonly owed: number
  /** For orders that are paid in advance. */
  readonly held_for_orders: number
  /** Beside orders: to be used for any invoice or order, or to be refunded. */
  readonly held_on_account: number
  readonly in_review: number
  /** Asked of the gateway, which has not answered. */
  readonly on_its_way_back: number
}

/** What a company owes, and what is held for it. */
export const findCompanyMoney = async (db: Db, companyId: number): Promise<CompanyMoney> => {
  const { rows } = await sql<CompanyMoney>`
    select coalesce(sum(amount) filter (where account = 'receivable'), 0)::bigint as owed,
      coalesce(-sum(amount) filter (where account = 'advance' and order_id is not null), 0)::bigint as held_for_orders,
      coalesce(-sum(amount) filter (where account = 'advance' and order_id is null), 0)::bigint as held_on_account,
      coalesce(-sum(amount) filter (where account = 'suspense'), 0)::bigint as in_review,
      coalesce(-sum(amount) filter (where account = 'refund_in_transit'), 0)::bigint as on_its_way_back
    from ledger.balance where company_id = ${companyId} and amount <> 0`.execute(db)
  const [sums] = rows
  if (!sums) throw new Error('a sum without a row')
  return sums
}

/** The sides of an event of a document, of its last occurrence. */
export const listPostings = async (db: Db, kind: JournalKind, source: Source): Promise<Posting[]> => {
  const { rows } = await sql<Posting>`
    select p.account, p.company_id, p.order_id, p.invoice_id, p.attempt_id, p.method, p.amount
    from ledger.posting p join ledger.journal j on j.id = p.journal_id
    where j.id = (select max(id) from ledger.journal
      where kind = ${kind} and source = ${source.source} and source_id = ${source.source_id})
    order by p.id`.execute(db)
  return rows
}

/**
 * What the invoices of an order were paid with and still need, by invoice, the newest first, in whole rupiah: what they come to
 * without credit notes, less what is still to be paid.
 */
export const listPaidOfOrder = async (
  db: Db,
  orderId: number,
): Promise<readonly { readonly invoice_id: number; readonly amount: number }[]> => {
  const { rows } = await sql<{ invoice_id: number; amount: number }>`
    select invoice_id, -sum(amount)::bigint as amount from ledger.posting
    where order_id = ${orderId} and invoice_id is not null
      and account in ('sales', 'delivery_income', 'output_tax', 'receivable')
    group by invoice_id order by invoice_id desc`.execute(db)
  return rows
}

/** What settled an invoice as a write-off or a bank's charge, in whole rupiah. */
export const listWrittenOff = async (
  db: Db,
  of: { readonly company_id: number; readonly order_id: number; readonly invoice_id: number },
): Promise<Available[]> => {
  const { rows } = await sql<{ account: 'write_off' | 'bank_charge'; amount: number }>`
    select account, sum(amount)::bigint as amount from ledger.posting
    where order_id = ${of.order_id} and invoice_id = ${of.invoice_id} and account in ('write_off', 'bank_charge')
    group by account order by account`.execute(db)
  return rows.map(({ account, amount }) => ({ place: { account, ...of }, amount }))
}

/** What stands on an account of an invoice, in whole rupiah. */
export const sumAdjusted = async (
  db: Db,
  { account, order_id, invoice_id }: Pick<Posting, 'account' | 'order_id' | 'invoice_id'>,
): Promise<number> => {
  const { rows } = await sql<{ amount: number }>`
    select coalesce(sum(amount), 0)::bigint as amount from ledger.posting
    where account = ${account} and order_id = ${order_id} and invoice_id = ${invoice_id}`.execute(db)
  return rows[0]?.amount ?? 0
}

/** Tax that was withheld of an invoice, and what the invoice comes to without its credit notes, in whole rupiah. */
export const sumWithheld = async (
  db: Db,
  of: { readonly order_id: number; readonly invoice_id: number },
): Promise<{ readonly withheld: number; readonly total: number }> => {
  const { rows } = await sql<{ withheld: number; total: number }>`
    select coalesce(sum(amount) filter (where account = 'withheld'), 0)::bigint as withheld,
      coalesce(-sum(amount) filter (where account in ('sales', 'delivery_income', 'output_tax')), 0)::bigint as total
    from ledger.posting where order_id = ${of.order_id} and invoice_id = ${of.invoice_id}`.execute(db)
  return rows[0] ?? { withheld: 0, total: 0 }
}

/**
 * What was refunded for an order, went back to the account or was kept there, in whole rupiah: in all, and what was refunded or
 * went back of what had been counted as paid.
 */
export const sumRefunds = async (
  db: Db,
  orderId: number,
): Promise<{ readonly all: number; readonly counted: number }> => {
  const { rows } = await sql<{ all: number; counted: number }>`
    select coalesce(sum(case p.account when 'cash' then -p.amount else p.amount end), 0)::bigint as all,
      coalesce(sum(abs(p.amount)) filter (where j.kind <> 'advance_moved' and not exists (
        select from ledger.posting s where s.journal_id = p.journal_id and s.account = 'suspense')), 0)::bigint as counted
    from ledger.posting p join ledger.journal j on j.id = p.journal_id
    where p.order_id = ${orderId}
      and (j.kind, p.account) in (
        ('refund_made', 'cash'), ('advance_returned', 'advance'), ('advance_moved', 'advance'))`.execute(db)
  return rows[0] ?? { all: 0, counted: 0 }
}

/** What a buyer moved from an order to the account of their company, in whole rupiah. */
export const sumMoved = async (db: Db, orderId: number): Promise<number> => {
  const { rows } = await sql<{ amount: number }>`
    select coalesce(sum(p.amount), 0)::bigint as amount
    from ledger.posting p join ledger.journal j on j.id = p.journal_id
    where p.order_id = ${orderId} and p.account = 'advance' and j.kind = 'advance_moved'`.execute(db)
  return rows[0]?.amount ?? 0
}

/** Where the money of an order and of its invoices came from, and where it is now, in whole rupiah. */
export interface MoneyOfOrder {
  /** What came, less what a bank took back. */
  readonly received: number
  readonly refunded: number
  /** What came from other documents and from the account of the company, less what it gave to them. */
  readonly moved: number
  /** What settled its invoices without money. */
  readonly adjusted: number
  /** Still to be paid of its invoices, and of the order itself after its money went back. */
  readonly receivable: number
  readonly held_for_order: number
  /** Of money for its invoices, which they do not need. */
  readonly held_of_invoices: number
  readonly in_review: number
  readonly on_its_way_back: number
}

/** Adds up the postings of an order and of its invoices: refunds of what is held of an invoice name the invoice alone. */
export const findMoneyOfOrder = async (db: Db, orderId: number): Promise<MoneyOfOrder> => {
  const { rows } = await sql<MoneyOfOrder>`
    with own as (select distinct invoice_id from ledger.posting where order_id = ${orderId} and invoice_id is not null),
    of_order as (
      select account, amount, journal_id from ledger.posting where order_id = ${orderId}
      union all
      select p.account, p.amount, p.journal_id from own join ledger.posting p on p.invoice_id = own.invoice_id
      where p.order_id is null and p.account <> 'advance')
    select s.*, h.held_of_invoices, h.held_of_invoices - s.posted as moved from (
      select coalesce(sum(p.amount), 0)::bigint as posted,
        coalesce(sum(p.amount) filter (where p.account = 'cash' and j.kind <> 'refund_made'), 0)::bigint as received,
        coalesce(-sum(p.amount) filter (where p.account = 'cash' and j.kind = 'refund_made'), 0)::bigint as refunded,
        coalesce(sum(p.amount) filter (where p.account in ('withheld', 'bank_charge', 'write_off')), 0)::bigint as adjusted,
        coalesce(sum(p.amount) filter (where p.account = 'receivable'), 0)::bigint as receivable,
        coalesce(-sum(p.amount) filter (where p.account = 'advance'), 0)::bigint as held_for_order,
        coalesce(-sum(p.amount) filter (where p.account = 'suspense'), 0)::bigint as in_review,
        coalesce(-sum(p.amount) filter (where p.account = 'refund_in_transit'), 0)::bigint as on_its_way_back
      from of_order p join ledger.journal j on j.id = p.journal_id
    ) s, (
      select coalesce(-sum(amount), 0)::bigint as held_of_invoices from ledger.balance
      where account = 'advance' and order_id is null and invoice_id in (select invoice_id from own)
    ) h`.execute(db)
  const [sums] = rows
  if (!sums) throw new Error('a sum without a row')
  return sums
}

/** Those of these orders that have sums from before the ledger that do not agree, and that finance has not decided yet. */
export const listFrozenOrders = async (db: Db, orderIds: readonly number[]): Promise<ReadonlySet<number>> => {
  const { rows } = await sql<{ order_id: number }>`
    select order_id from ledger.difference where order_id = any(${[...orderIds]}::int[]) and decided_at is null`.execute(
    db,
  )
  return new Set(rows.map(({ order_id }) => order_id))
}

/** Whether an order has such sums. */
export const hasDifference = async (db: Db, orderId: number): Promise<boolean> =>
  (await listFrozenOrders(db, [orderId])).has(orderId)

/** The last journal of an order; throws where it has none. */
export const findLastJournal = async (db: Db, orderId: number): Promise<number> => {
  const { rows } = await sql<{ id: number | null }>`
    select max(journal_id) as id from ledger.posting where order_id = ${orderId}`.execute(db)
  const id = rows[0]?.id
  if (typeof id !== 'number') throw new Error(`order ${orderId} has no journal`)
  return id
}

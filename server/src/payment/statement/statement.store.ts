import type { AgeingRow, AgeingSums, Day } from '@pasok/contract'
import { sql } from 'kysely'
import type { Db } from '../../platform/index.ts'

/** The numbers of documents by their ids. */
export interface DocumentNumbers {
  readonly invoices: ReadonlyMap<number, string>
  readonly orders: ReadonlyMap<number, string>
  /** With their invoices. */
  readonly creditNotes: ReadonlyMap<number, { readonly number: string; readonly invoice_id: number }>
}

/** Finds the numbers of a company's documents. */
export const findDocumentNumbers = async (
  db: Db,
  ids: {
    readonly invoices: readonly number[]
    readonly orders: readonly number[]
    readonly creditNotes: readonly number[]
  },
): Promise<DocumentNumbers> => {
  const { rows } = await sql<{ kind: string; id: number; number: string; invoice_id: number | null }>`
    select 'invoice' as kind, id, number, null::int as invoice_id from invoice.numbered
    where id = any(${ids.invoices}::int[])
    union all
    select 'order', id, number, null from orders.numbered where id = any(${ids.orders}::int[])
    union all
    select 'credit_note', id, number, invoice_id from invoice.numbered_credit_note
    where id = any(${ids.creditNotes}::int[])`.execute(db)
  const numbersOf = (kind: string) =>
    new Map(rows.filter((row) => row.kind === kind).map(({ id, number }) => [id, number]))
  return {
    invoices: numbersOf('invoice'),
    orders: numbersOf('order'),
    creditNotes: new Map(
      rows.flatMap(({ id, number, invoice_id }) =>
        invoice_id === null ? [] : [[id, { number, invoice_id }] as const],
      ),
    ),
  }
}

/** Money that is owed for an invoice, or for an order whose money went back; in whole rupiah. */
export interface OpenRow {
  readonly invoice_id: number | null
  readonly order_id: number
  readonly number: string
  readonly due_on: Day | null
  readonly amount: number
}

/** What a company owes: its first rows by due day, how many there are, and the sum of those overdue on a day. */
export const listOpen = async (
  db: Db,
  companyId: number,
  today: Day,
  most: number,
): Promise<{ readonly rows: readonly OpenRow[]; readonly total: number; readonly overdue: number }> => {
  const { rows } = await sql<OpenRow & { total: number; overdue: number }>`
    select b.invoice_id, b.order_id, coalesce(i.number, o.number) as number, i.due_on, b.amount,
      (count(*) over ())::int as total,
      coalesce(sum(b.amount) filter (where i.due_on < ${today}::date) over (), 0)::bigint as overdue
    from ledger.open_balance b
    join orders.numbered o on o.id = b.order_id left join invoice.numbered i on i.id = b.invoice_id
    where b.company_id = ${companyId} and b.account = 'receivable'
    order by i.due_on nulls last, b.order_id, b.invoice_id limit ${most}`.execute(db)
  return { rows, total: rows[0]?.total ?? 0, overdue: rows[0]?.overdue ?? 0 }
}

/** Money that is held for a company, in whole rupiah. */
export interface HeldRow {
  readonly account: 'advance' | 'suspense' | 'refund_in_transit'
  readonly invoice_id: number | null
  readonly order_id: number | null
  /** Of the invoice, or else of the order. */
  readonly number: string | null
  readonly amount: number
}

/** The money held for a company: its oldest rows, and how many there are. */
export const listHeld = async (
  db: Db,
  companyId: number,
  most: number,
): Promise<{ readonly rows: readonly HeldRow[]; readonly total: number }> => {
  const { rows } = await sql<HeldRow & { total: number }>`
    select b.account, b.invoice_id, b.order_id, coalesce(i.number, o.number) as number, -b.amount as amount,
      (count(*) over ())::int as total
    from ledger.open_balance b
    left join orders.numbered o on o.id = b.order_id left join invoice.numbered i on i.id = b.invoice_id
    where b.company_id = ${companyId} and b.account <> 'receivable'
    order by coalesce(b.order_id, i.order_id) nulls first, b.invoice_id, b.account limit ${most}`.execute(db)
  return { rows, total: rows[0]?.total ?? 0 }
}

/** What companies owe by the days since it was due. */
export interface Ageing {
  /** One page of companies, the largest debt first. */
  readonly rows: readonly AgeingRow[]
  /** Of all companies. */
  readonly sums: AgeingSums
  readonly total: number
}

/** Of rows with an amount and its days since it was due. */
const agedSums = sql`
  coalesce(sum(amount) filter (where days <= 0), 0)::bigint as not_due,
  coalesce(sum(amount) filter (where days between 1 and 30), 0)::bigint as days_1_30,
  coalesce(sum(amount) filter (where days between 31 and 60), 0)::bigint as days_31_60,
  coalesce(sum(amount) filter (where days between 61 and 90), 0)::bigint as days_61_90,
  coalesce(sum(amount) filter (where days > 90), 0)::bigint as over_90,
  coalesce(sum(amount), 0)::bigint as total`

/** Reads what companies owe on a day; with a salesperson, for quotations that they handle. What has no due day is not due. */
export const readAgeing = async (
  db: Db,
  today: Day,
  {
    salespersonId,
    limit,
    offset,
  }: { readonly salespersonId: number | undefined; readonly limit: number; readonly offset: number },
): Promise<Ageing> => {
  const { rows } = await sql<AgeingSums & { id: number | null; name: string | null; companies: number }>`
    with open as (
      select b.company_id, b.amount, coalesce(${today}::date - i.due_on, 0) as days
      from ledger.open_balance b left join invoice.numbered i on i.id = b.invoice_id
      where b.account = 'receivable' and (${salespersonId ?? null}::int is null or b.order_id in (
        select o.id from orders.numbered o join quotation.numbered q on q.id = o.quotation_id
        where q.salesperson_id = ${salespersonId ?? null}::int))
    ), aged as (
      select company_id,
        ${agedSums},
        (count(*) over ())::int as companies
      from open group by grouping sets ((company_id), ())
    ), shown as (
      select a.*, c.id, c.name from aged a join company.standing c on c.id = a.company_id
      order by a.total desc, a.company_id limit ${limit} offset ${offset}
    )
    select id, name, not_due, days_1_30, days_31_60, days_61_90, over_90, total, companies - 1 as companies from (
      select a.*, null::int as id, null as name from aged a where a.company_id is null
      union all select * from shown
    ) all_rows order by id is not null, total desc, id`.execute(db)
  const [sums, ...companies] = rows
  if (!sums) throw new Error('sums without a row')
  return {
    sums: toSums(sums),
    total: sums.companies,
    rows: companies.map(({ id, name, ...row }) => ({
      company: { id: id ?? 0, name: name ?? '' },
      ...toSums(row),
    })),
  }
}

/** What companies owe on a day by the salesperson of its quotation, the largest debt first. */
export const readAgeingOfSalespeople = async (
  db: Db,
  today: Day,
): Promise<readonly (AgeingSums & { readonly salesperson_id: number | null })[]> => {
  const { rows } = await sql<AgeingSums & { salesperson_id: number | null }>`
    with open as (
      select q.salesperson_id, b.amount, coalesce(${today}::date - i.due_on, 0) as days
      from ledger.open_balance b left join invoice.numbered i on i.id = b.invoice_id
      left join orders.numbered o on o.id = b.order_id left join quotation.numbered q on q.id = o.quotation_id
      where b.account = 'receivable'
    )
    select salesperson_id, ${agedSums} from open group by salesperson_id order by total desc, salesperson_id`.execute(
    db,
  )
  return rows
}

const toSums = ({ not_due, days_1_30, days_31_60, days_61_90, over_90, total }: AgeingSums): AgeingSums => ({
  not_due,
  days_1_30,
  days_31_60,
  days_61_90,
  over_90,
  total,
})

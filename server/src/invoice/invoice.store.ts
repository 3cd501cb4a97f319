import type { ChosenAddress, InvoiceState, Day } from '@pasok/contract'
import type { Language } from '@pasok/words'
import { sql } from 'kysely'
import type { MemberScope } from '../kernel/index.ts'
import type { WrongSum } from '../ledger/index.ts'
import { columnList, idIn, insertMany, type Db, type NewRow, type Row } from '../platform/index.ts'

type Stored = Row<'invoice.invoice'>

/** A stored invoice with its payment state of a day. */
export interface InvoiceRow extends Omit<
  Stored,
  'language' | 'billing_address' | 'delivery_address' | 'tax_percent' | 'tax_rate_percent'
> {
  readonly language: Language
  readonly billing_address: ChosenAddress | null
  readonly delivery_address: ChosenAddress | null
  readonly tax_percent: number
  readonly tax_rate_percent: number
  readonly state: InvoiceState
}

export type LineRow = Row<'invoice.line'>
export type PaymentRow = Row<'invoice.payment'>
export type CreditNoteRow = Row<'invoice.credit_note'>
export type CreditLineRow = Row<'invoice.credit_line'>

/** The number sequences, each counted by year. */
export type Sequence = 'invoice' | 'credit_note' | 'receipt'

/**
 * Takes the next number of a sequence in a year. Its counter stays locked until the transaction ends, so that a
 * rollback leaves no gap.
 */
export const takeNumber = async (tx: Db, sequence: Sequence, year: number): Promise<number> => {
  const { rows } = await sql<{ last: number }>`
    insert into invoice.counter (sequence, year, last) values (${sequence}, ${year}, 1)
    on conflict (sequence, year) do update set last = invoice.counter.last + 1
    returning last`.execute(tx)
  const [row] = rows
  if (!row) throw new Error('a sequence gives no number')
  return row.last
}

const stateOn = (today: Day) => sql`
  case when i.payment_stage in ('issued', 'partially_paid') and i.due_on < ${today}::date then 'overdue'
    else i.payment_stage end`
const columnsOn = (today: Day) => sql`
  i.*, i.tax_percent::float8 as tax_percent, i.tax_rate_percent::float8 as tax_rate_percent,
  ${stateOn(today)} as state`

/** An invoice of this company; undefined for another company's. */
export const findInvoice = async (
  db: Db,
  { companyId }: Pick<MemberScope, 'companyId'>,
  id: number,
  today: Day,
): Promise<InvoiceRow | undefined> => {
  const { rows } = await sql<InvoiceRow>`
    select ${columnsOn(today)} from invoice.invoice i
    where i.id = ${id} and i.company_id = ${companyId}`.execute(db)
  return rows[0]
}

/** Any company's invoice, for staff and jobs. */
export const findAnyInvoice = async (db: Db, id: number, today: Day): Promise<InvoiceRow | undefined> => {
  const { rows } = await sql<InvoiceRow>`
    select ${columnsOn(today)} from invoice.invoice i where i.id = ${id}`.execute(db)
  return rows[0]
}

/** The id of an invoice's order. */
export const findOrderOfInvoice = async (db: Db, id: number): Promise<number | undefined> => {
  const { rows } = await sql<{ order_id: number }>`
    select order_id from invoice.invoice where id = ${id}`.execute(db)
  return rows[0]?.order_id
}

/** An invoice; locks its row until the transaction ends. Lock its order first. */
export const lockInvoice = async (tx: Db, id: number, today: Day): Promise<InvoiceRow | undefined> => {
  const { rows } = await sql`select id from invoice.invoice where id = ${id} for update`.execute(tx)
  return rows.length > 0 ? findAnyInvoice(tx, id, today) : undefined
}

/** The invoices of an order, oldest first. */
export const listInvoicesOfOrder = async (db: Db, orderId: number, today: Day): Promise<InvoiceRow[]> => {
  const { rows } = await sql<InvoiceRow>`
    select ${columnsOn(today)} from invoice.invoice i where i.order_id = ${orderId} order by i.id`.execute(db)
  return rows
}

/** Whether a delivery has its invoice. */
export const hasInvoiceOfDelivery = async (db: Db, deliveryId: number): Promise<boolean> => {
  const { rows } = await sql`select from invoice.invoice where delivery_id = ${deliveryId}`.execute(db)
  return rows.length > 0
}

/** The quantity of each line of orders that is already invoiced, by the line's id. */
export const invoicedQuantitiesOf = async (
  db: Db,
  orderIds: readonly number[],
): Promise<ReadonlyMap<number, number>> => {
  const { rows } = await sql<{ id: number; quantity: number }>`
    select l.order_line_id as id, sum(l.quantity)::int as quantity
    from invoice.line l join invoice.invoice i on i.id = l.invoice_id
    where i.order_id = any(${[...orderIds]}::int[]) group by l.order_line_id`.execute(db)
  return new Map(rows.map(({ id, quantity }) => [id, quantity]))
}

/** Like invoicedQuantitiesOf, for one order. */
export const invoicedQuantities = (db: Db, orderId: number): Promise<ReadonlyMap<number, number>> =>
  invoicedQuantitiesOf(db, [orderId])

/** Like invoicedQuantities, without what was credited: if that is delivered again, it is invoiced again. */
export const standingQuantities = async (db: Db, orderId: number): Promise<ReadonlyMap<number, number>> => {
  const { rows } = await sql<{ id: number; quantity: number }>`
    select l.order_line_id as id, sum(l.quantity - coalesce(c.quantity, 0))::int as quantity
    from invoice.line l
    join invoice.invoice i on i.id = l.invoice_id and i.amount_credited < i.amount_total
    left join lateral (
      select sum(quantity) as quantity from invoice.credit_line where invoice_line_id = l.id) c on true
    where i.order_id = ${orderId} group by l.order_line_id`.execute(db)
  return new Map(rows.map(({ id, quantity }) => [id, quantity]))
}

/** Like standingQuantities, with what was credited of returns: returned goods were delivered. */
export const invoicedWithReturns = async (db: Db, orderId: number): Promise<ReadonlyMap<number, number>> => {
  const { rows } = await sql<{ id: number; quantity: number }>`
    select q.order_line_id as id, q.quantity from invoice.standing_quantity q
    where q.order_line_id in (
      select l.order_line_id from invoice.line l join invoice.invoice i on i.id = l.invoice_id
      where i.order_id = ${orderId})`.execute(db)
  return new Map(rows.map(({ id, quantity }) => [id, quantity]))
}

/** The deliveries of an order that have their own invoice, and whether another invoice has all that was left of it. */
export const findInvoicedDeliveries = async (
  db: Db,
  orderId: number,
): Promise<{ readonly ids: ReadonlySet<number>; readonly isWhole: boolean }> => {
  const { rows } = await sql<{ delivery_id: number | null }>`
    select delivery_id from invoice.invoice where order_id = ${orderId}`.execute(db)
  return {
    ids: new Set(rows.flatMap(({ delivery_id }) => delivery_id ?? [])),
    isWhole: rows.some(({ delivery_id }) => delivery_id === null),
  }
}

/** The lines of an invoice, in their order. */
export const listInvoiceLines = async (db: Db, invoiceId: number): Promise<LineRow[]> => {
  const { rows } = await sql<LineRow>`
    select * from invoice.line where invoice_id = ${invoiceId} order by place`.execute(db)
  return rows
}

/** A new invoice. */
export type NewInvoice = Omit<NewRow<'invoice.invoice'>, 'billing_address' | 'delivery_address'> & {
  readonly billing_address: ChosenAddress | null
  readonly delivery_address: ChosenAddress | null
}

const jsonb = (value: object | null) => sql<string | null>`${value && JSON.stringify(value)}::jsonb`

/** Adds an invoice; returns its id. */
export const insertInvoice = async (tx: Db, invoice: NewInvoice): Promise<number> => {
  const added = await tx
    .insertInto('invoice.invoice')
    .values({
      ...invoice,
      billing_address: jsonb(invoice.billing_address),
      delivery_address: jsonb(invoice.delivery_address),
    })
    .returning('id')
    .execute()
  return idIn(added)
}

const lineColumns = columnList<Exclude<keyof LineRow, 'id'>>({
  invoice_id: true,
  place: true,
  order_line_id: true,
  sku: true,
  own_number: true,
  name_en: true,
  name_id: true,
  uom: true,
  quantity: true,
  unit_price: true,
  discount: true,
  amount_untaxed: true,
  amount_tax: true,
})

/** Adds the lines of an invoice. */
export const insertInvoiceLines = async (
  tx: Db,
  invoiceId: number,
  lines: readonly Omit<NewRow<'invoice.line'>, 'invoice_id'>[],
): Promise<void> => {
  await insertMany(
    tx,
    'invoice.line',
    lineColumns,
    lines.map((line) => ({ ...line, invoice_id: invoiceId })),
  )
}

/** Columns to update; omitted ones keep their value. */
export type InvoiceChange = Partial<
  Pick<
    Stored,
    | 'amount_paid'
    | 'amount_credited'
    | 'receipt_number'
    | 'receipt_on'
    | 'received_on'
    | 'due_on'
    | 'tax_invoice_number'
    | 'tax_invoice_key'
    | 'tax_invoice_name'
    | 'tax_invoice_type'
    | 'tax_invoice_at'
  >
>

/** Changes an invoice and raises its version. */
export const updateInvoice = async (tx: Db, id: number, change: InvoiceChange): Promise<void> => {
  await tx
    .updateTable('invoice.invoice')
    .set({ ...change, version: sql`version + 1` })
    .where('id', '=', id)
    .execute()
}

/** Adds a payment of an invoice. */
export const insertInvoicePayment = async (tx: Db, payment: NewRow<'invoice.payment'>): Promise<void> => {
  await tx.insertInto('invoice.payment').values(payment).execute()
}

/** Whether a proof of a transfer for an order waits for finance. */
export const hasWaitingProof = async (db: Db, orderId: number): Promise<boolean> => {
  const { rows } =
    await sql`select from payment.order_with_waiting_proof where order_id = ${orderId}`.execute(db)
  return rows.length > 0
}

/** What the invoices of orders come to without what was credited, and what was credited, in whole rupiah with tax. */
export const sumInvoices = async (
  db: Db,
  orderIds: readonly number[],
): Promise<ReadonlyMap<number, { readonly invoiced: number; readonly credited: number }>> => {
  const { rows } = await sql<{ order_id: number; invoiced: number; credited: number }>`
    select order_id, sum(amount_total - amount_credited)::bigint as invoiced, sum(amount_credited)::bigint as credited
    from invoice.invoice where order_id = any(${[...orderIds]}::int[]) group by order_id`.execute(db)
  return new Map(rows.map(({ order_id, ...sums }) => [order_id, sums]))
}

/** What an order's invoices come to without what was credited, in whole rupiah with tax. */
export const sumInvoicedOfOrder = async (db: Db, orderId: number): Promise<number> =>
  (await sumInvoices(db, [orderId])).get(orderId)?.invoiced ?? 0

/** What is still to be invoiced of an order on terms, in whole rupiah with tax; 0 of a cancelled one. */
export const sumUninvoiced = async (db: Db, orderId: number): Promise<number> => {
  const { rows } = await sql<{ amount: number }>`
    select amount from invoice.uninvoiced_of_order where order_id = ${orderId}`.execute(db)
  return rows[0]?.amount ?? 0
}

/**
 * What a company owes, in whole rupiah: unpaid invoices, and what is still to be invoiced of orders on terms, less what is held
 * for it beside orders.
 */
export const companyExposure = async (db: Db, companyId: number): Promise<number> =>
  Math.max(0, await companyNetOwed(db, companyId))

/** Like companyExposure, and negative where more is held for the company than it owes. */
export const companyNetOwed = async (db: Db, companyId: number): Promise<number> => {
  const { rows } = await sql<{ sum: number }>`
    select coalesce(sum(amount), 0)::bigint as sum from invoice.owed where company_id = ${companyId}`.execute(
    db,
  )
  return rows[0]?.sum ?? 0
}

/** The days by which a company's oldest unpaid invoice is past its due date on this day; 0 where none is. */
export const overdueDaysOn = async (db: Db, companyId: number, today: Day): Promise<number> => {
  const { rows } = await sql<{ days: number | null }>`
    select max(${today}::date - due_on) as days from invoice.unpaid
    where company_id = ${companyId} and due_on < ${today}::date`.execute(db)
  return rows[0]?.days ?? 0
}

/** Whether a company's payment term begins on the day on which it receives an invoice. */
export const isBilledFromReceipt = async (db: Db, companyId: number): Promise<boolean> => {
  const { rows } = await sql<{ billing_from_receipt: boolean }>`
    select billing_from_receipt from invoice.billing where company_id = ${companyId}`.execute(db)
  return rows[0]?.billing_from_receipt ?? false
}

/** Invoices whose sums are not those of the ledger, or of their credit notes. */
export const findWrongInvoices = async (db: Db): Promise<WrongSum[]> => {
  const { rows } = await sql<WrongSum>`
    select 'invoice ' || i.number as what, i.amount_paid as stored, s.paid as computed
    from invoice.invoice i left join ledger.money_of_invoice m on m.invoice_id = i.id
    left join ledger.money_of_order o on o.order_id = i.order_id
    cross join lateral (select i.amount_total - i.amount_credited - coalesce(m.receivable, 0)
      + case when i.terms_days is null then coalesce(o.held, 0) else coalesce(m.held, 0) end as paid) s
    where i.amount_paid <> s.paid
    union all
    select 'credit notes of invoice ' || i.number, i.amount_credited, s.credited
    from invoice.invoice i cross join lateral (
      select coalesce(sum(amount_total), 0)::bigint as credited from invoice.credit_note where invoice_id = i.id) s
    where i.amount_credited <> s.credited`.execute(db)
  return rows
}

/** The credited amounts of an invoice, or of one of its credit notes, in whole rupiah. */
export const creditedSums = async (
  db: Db,
  invoiceId: number,
  noteId?: number,
): Promise<{ readonly untaxed: number; readonly tax: number }> => {
  const { rows } = await sql<{ untaxed: number; tax: number }>`
    select coalesce(sum(amount_untaxed), 0)::bigint as untaxed, coalesce(sum(amount_tax), 0)::bigint as tax
    from invoice.credit_note where invoice_id = ${invoiceId} and id = coalesce(${noteId ?? null}::int, id)`.execute(
    db,
  )
  return rows[0] ?? { untaxed: 0, tax: 0 }
}

/** The credited quantity of each line of an invoice, by the line's id. */
export const creditedQuantities = async (db: Db, invoiceId: number): Promise<ReadonlyMap<number, number>> => {
  const { rows } = await sql<{ id: number; quantity: number }>`
    select l.invoice_line_id as id, sum(l.quantity)::int as quantity
    from invoice.credit_line l join invoice.credit_note n on n.id = l.credit_note_id
    where n.invoice_id = ${invoiceId} and l.invoice_line_id is not null group by l.invoice_line_id`.execute(
    db,
  )
  return new Map(rows.map(({ id, quantity }) => [id, quantity]))
}

/** Adds a credit note; returns its id. */
export const insertCreditNote = async (tx: Db, note: NewRow<'invoice.credit_note'>): Promise<number> =>
  idIn(await tx.insertInto('invoice.credit_note').values(note).returning('id').execute())

/** Adds the lines of a credit note. */
export const insertCreditLines = async (
  tx: Db,
  creditNoteId: number,
  lines: readonly Omit<NewRow<'invoice.credit_line'>, 'credit_note_id'>[],
): Promise<void> => {
  await insertMany(
    tx,
    'invoice.credit_line',
    ['credit_note_id', 'place', 'invoice_line_id', 'quantity', 'amount_untaxed', 'amount_tax'],
    lines.map((line) => ({ ...line, credit_note_id: creditNoteId })),
  )
}

/** The payments of an invoice, the first one first. */
export const listInvoicePayments = async (db: Db, invoiceId: number): Promise<PaymentRow[]> =>
  db.selectFrom('invoice.payment').selectAll().where('invoice_id', '=', invoiceId).orderBy('id').execute()

/** The credit notes of an invoice, the first one first. */
export const listCreditNotes = async (db: Db, invoiceId: number): Promise<CreditNoteRow[]> =>
  db.selectFrom('invoice.credit_note').selectAll().where('invoice_id', '=', invoiceId).orderBy('id').execute()

/** The lines of all credit notes of an invoice, in their order. */
export const listCreditLines = async (db: Db, invoiceId: number): Promise<CreditLineRow[]> => {
  const { rows } = await sql<CreditLineRow>`
    select l.* from invoice.credit_line l join invoice.credit_note n on n.id = l.credit_note_id
    where n.invoice_id = ${invoiceId} order by l.credit_note_id, l.place`.execute(db)
  return rows
}

/** A credit note of this invoice. */
export const findCreditNote = async (
  db: Db,
  invoiceId: number,
  id: number,
): Promise<CreditNoteRow | undefined> => {
  const { rows } = await sql<CreditNoteRow>`
    select * from invoice.credit_note where id = ${id} and invoice_id = ${invoiceId}`.execute(db)
  return rows[0]
}

/** The buyer's return note (nota retur) for a credit note. */
export type ReturnNote = Pick<
  CreditNoteRow,
  'return_note_number' | 'return_note_on' | 'return_note_key' | 'return_note_name' | 'return_note_type'
>

/** Stores the buyer's return note of a credit note. */
export const updateCreditNote = async (tx: Db, id: number, note: ReturnNote): Promise<void> => {
  await tx
    .updateTable('invoice.credit_note')
    .set({ ...note, version: sql`version + 1` })
    .where('id', '=', id)
    .execute()
}

/** Invoices of any companies, by their ids. */
export const findInvoices = async (
  db: Db,
  ids: readonly number[],
  today: Day,
): Promise<ReadonlyMap<number, InvoiceRow>> => {
  const { rows } = await sql<InvoiceRow>`
    select ${columnsOn(today)} from invoice.invoice i where i.id = any(${[...ids]}::int[])`.execute(db)
  return new Map(rows.map((row) => [row.id, row]))
}

/** The storage keys of all files of invoices and credit notes. */
export const listInvoiceKeys = async (db: Db): Promise<string[]> => {
  const { rows } = await sql<{ key: string }>`
    select tax_invoice_key as key from invoice.invoice where tax_invoice_key is not null
    union all
    select return_note_key from invoice.credit_note where return_note_key is not null`.execute(db)
  return rows.map(({ key }) => key)
}

/** How a company is billed; `version` is 0 until it is set. */
export interface BillingRow {
  readonly company_id: number
  readonly company_name: string
  readonly billing_from_receipt: boolean
  readonly version: number
}

/** How any company is billed; undefined where there is no such company. */
export const findBilling = async (db: Db, companyId: number): Promise<BillingRow | undefined> => {
  const { rows } = await sql<BillingRow>`
    select c.id as company_id, c.name as company_name, coalesce(b.billing_from_receipt, false) as billing_from_receipt,
      coalesce(b.version, 0) as version
    from company.standing c left join invoice.billing b on b.company_id = c.id
    where c.id = ${companyId}`.execute(db)
  return rows[0]
}

/** Sets how a company is billed if its version is still this one (0: not set yet); returns whether it was. */
export const upsertBilling = async (
  tx: Db,
  { company_id, billing_from_receipt, version }: Omit<BillingRow, 'company_name'>,
  now: Date,
): Promise<boolean> => {
  const { numAffectedRows } =
    version === 0
      ? await sql`
          insert into invoice.billing (company_id, billing_from_receipt, updated_at)
          values (${company_id}, ${billing_from_receipt}, ${now})
          on conflict (company_id) do nothing`.execute(tx)
      : await sql`
          update invoice.billing set billing_from_receipt = ${billing_from_receipt}, updated_at = ${now},
            version = version + 1
          where company_id = ${company_id} and version = ${version}`.execute(tx)
  return numAffectedRows === 1n
}

/** Unpaid invoices that are due within these days and have not had this reminder. */
export const listUnreminded = async (
  db: Db,
  days: number,
  due: { readonly from: Day; readonly to: Day },
): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    select u.id from invoice.unpaid u
    where u.due_on between ${due.from}::date and ${due.to}::date and not exists (
      select from invoice.reminder r where r.invoice_id = u.id and r.due_on = u.due_on and r.days = ${days})
    order by u.id`.execute(db)
  return rows.map(({ id }) => id)
}

/** Records a reminder; returns whether it was the first of its kind for this due date. */
export const insertReminder = async (tx: Db, reminder: NewRow<'invoice.reminder'>): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('invoice.reminder')
    .values(reminder)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

/** Orders with an invoice that is overdue on this day. */
export const listOverdueOrders = async (db: Db, today: Day): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    select distinct order_id as id from invoice.unpaid where due_on < ${today}::date order by 1`.execute(db)
  return rows.map(({ id }) => id)
}

/** The returned quantities of an order that wait for its invoice, oldest first. */
export const listWaitingCredits = (db: Db, orderId: number): Promise<Row<'invoice.waiting_credit'>[]> =>
  db.selectFrom('invoice.waiting_credit').selectAll().where('order_id', '=', orderId).orderBy('id').execute()

/** Adds returned quantities that wait for their invoice. */
export const insertWaitingCredits = (
  tx: Db,
  credits: readonly NewRow<'invoice.waiting_credit'>[],
): Promise<void> =>
  insertMany(
    tx,
    'invoice.waiting_credit',
    ['order_id', 'order_line_id', 'quantity', 'reason', 'return_number'],
    credits,
  )

/** Deletes the waiting credits of an order. */
export const deleteWaitingCredits = async (tx: Db, orderId: number): Promise<void> => {
  await tx.deleteFrom('invoice.waiting_credit').where('order_id', '=', orderId).execute()
}

/** What was credited for a return, in whole rupiah with tax, and whether some of it waits for its invoice. */
export const findReturnCredit = async (
  db: Db,
  returnNumber: string,
): Promise<{ readonly amount: number; readonly is_waiting: boolean }> => {
  const { rows } = await sql<{ amount: number; is_waiting: boolean }>`
    select (select coalesce(sum(amount_total), 0)::bigint from invoice.credit_note
        where return_number = ${returnNumber}) as amount,
      exists (select from invoice.waiting_credit where return_number = ${returnNumber}) as is_waiting`.execute(
    db,
  )
  return rows[0] ?? { amount: 0, is_waiting: false }
}

/** The credited sum of an order's invoices, in whole rupiah with tax. */
export const sumCredited = async (db: Db, orderId: number): Promise<number> =>
  (await sumInvoices(db, [orderId])).get(orderId)?.credited ?? 0

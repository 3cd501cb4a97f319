import type { ChosenAddress, DeliveryState, OrderState, PaymentState } from '@pasok/contract'
import type { Language } from '@pasok/words'
import { sql } from 'kysely'
import type { MemberScope, NewEvent } from '../kernel/index.ts'
import {
  columnList,
  idIn,
  insertMany,
  nextDocumentNumber,
  type Db,
  type NewRow,
  type Row,
} from '../platform/index.ts'

type Head = Row<'orders.order'>

/** An order with the names of its company and its quotation. */
export interface OrderRow extends Omit<
  Head,
  | 'state'
  | 'state_before_hold'
  | 'payment_state'
  | 'delivery_state'
  | 'language'
  | 'delivery_address'
  | 'billing_address'
  | 'tax_percent'
> {
  readonly state: OrderState
  readonly state_before_hold: OrderState | null
  readonly payment_state: PaymentState
  readonly delivery_state: DeliveryState
  readonly language: Language
  readonly delivery_address: ChosenAddress | null
  readonly billing_address: ChosenAddress | null
  readonly tax_percent: number
  readonly company_name: string
  readonly quotation_number: string
  readonly line_count: number
}

export type LineRow = Row<'orders.line'>
export type EventRow = Row<'orders.event'>

const columns = sql`
  o.*, o.tax_percent::float8 as tax_percent, c.name as company_name, q.number as quotation_number,
  (select count(*)::int from orders.line l where l.order_id = o.id) as line_count`
const joined = sql`
  orders.order o
  join company.standing c on c.id = o.company_id
  join quotation.numbered q on q.id = o.quotation_id`

/** An order of this company; undefined for another company's. */
export const findOrder = async (
  db: Db,
  { companyId }: Pick<MemberScope, 'companyId'>,
  id: number,
): Promise<OrderRow | undefined> => {
  const { rows } = await sql<OrderRow>`
    select ${columns} from ${joined} where o.id = ${id} and o.company_id = ${companyId}`.execute(db)
  return rows[0]
}

/** Any company's order, for staff and jobs. */
export const findAnyOrder = async (db: Db, id: number): Promise<OrderRow | undefined> => {
  const { rows } = await sql<OrderRow>`select ${columns} from ${joined} where o.id = ${id}`.execute(db)
  return rows[0]
}

/** Any companies' orders, by their ids, for staff. */
export const findOrders = async (db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, OrderRow>> => {
  const { rows } = await sql<OrderRow>`
    select ${columns} from ${joined} where o.id = any(${[...ids]}::int[])`.execute(db)
  return new Map(rows.map((row) => [row.id, row]))
}

/** The order of a quotation. */
export const findOrderOfQuotation = async (db: Db, quotationId: number): Promise<OrderRow | undefined> => {
  const { rows } = await sql<OrderRow>`
    select ${columns} from ${joined} where o.quotation_id = ${quotationId}`.execute(db)
  return rows[0]
}

/** Locks an order until the transaction ends; only this company's if one is given. */
export const lockOrder = async (tx: Db, id: number, companyId?: number): Promise<OrderRow | undefined> => {
  const { rows } = await sql`
    select id from orders.order
    where id = ${id} and company_id = coalesce(${companyId ?? null}::int, company_id) for update`.execute(tx)
  return rows.length > 0 ? findAnyOrder(tx, id) : undefined
}

/** The lines of an order, in their order. */
export const listLines = async (db: Db, orderId: number): Promise<LineRow[]> =>
  db.selectFrom('orders.line').selectAll().where('order_id', '=', orderId).orderBy('place').execute()

/** The lines of orders of which quantities are closed. */
export const listClosedLines = async (db: Db, orderIds: readonly number[]): Promise<LineRow[]> =>
  db
    .selectFrom('orders.line')
    .selectAll()
    .where('order_id', 'in', orderIds)
    .where('closed', '>', 0)
    .orderBy('id')
    .execute()

/** Sets the shipped and delivered quantities of lines. */
export const updateLineProgress = async (
  tx: Db,
  lines: readonly Pick<LineRow, 'id' | 'shipped' | 'delivered'>[],
): Promise<void> => {
  await sql`
    update orders.line l set shipped = w.shipped, delivered = w.delivered
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as w(id int, shipped int, delivered int)
    where l.id = w.id and (l.shipped, l.delivered) is distinct from (w.shipped, w.delivered)`.execute(tx)
}

/** Adds to the closed quantities of lines. */
export const closeLines = async (tx: Db, quantities: ReadonlyMap<number, number>): Promise<void> => {
  const lines = [...quantities].map(([id, quantity]) => ({ id, quantity }))
  await sql`
    update orders.line l set closed = l.closed + w.quantity
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as w(id int, quantity int)
    where l.id = w.id`.execute(tx)
}

/** An order's events, oldest first. */
export const listEvents = async (db: Db, orderId: number): Promise<EventRow[]> =>
  db.selectFrom('orders.event').selectAll().where('order_id', '=', orderId).orderBy('id').execute()

/** An order's last event of this kind. */
export const findLastEvent = async (db: Db, orderId: number, kind: string): Promise<EventRow | undefined> =>
  db
    .selectFrom('orders.event')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('kind', '=', kind)
    .orderBy('id', 'desc')
    .executeTakeFirst()

/** What the payment state of each order that is not completed follows from. */
export const listPaymentStates = async (
  db: Db,
): Promise<
  Pick<
    OrderRow,
    'id' | 'number' | 'state' | 'payment_method' | 'payment_state' | 'amount_total' | 'tax_percent'
  >[]
> => {
  const { rows } = await sql<
    Pick<
      OrderRow,
      'id' | 'number' | 'state' | 'payment_method' | 'payment_state' | 'amount_total' | 'tax_percent'
    >
  >`
    select id, number, state, payment_method, payment_state, amount_total, tax_percent::float8 as tax_percent
    from orders.order
    where state <> 'completed' order by id`.execute(db)
  return rows
}

/** The ids of prepaid orders that were placed before this time, are not paid in full, and have no shipment. */
export const listUnpaidOrders = async (db: Db, before: Date): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    select id from orders.order
    where state in ('placed', 'confirmed') and payment_state in ('unpaid', 'partially_paid')
      and payment_method <> 'terms'
      and delivery_state = 'not_shipped' and placed_at <= ${before}
    order by id`.execute(db)
  return rows.map(({ id }) => id)
}

/** A new order; insertOrder gives it its number. */
export type NewOrder = Omit<NewRow<'orders.order'>, 'number' | 'delivery_address' | 'billing_address'> & {
  readonly delivery_address: ChosenAddress | null
  readonly billing_address: ChosenAddress | null
}

/** Inserts an order and returns its id. Its number is 'ORD', the year and a sequence number. */
export const insertOrder = async (tx: Db, order: NewOrder): Promise<number> => {
  const { rows } = await sql<{ number: string }>`
    select ${nextDocumentNumber('ORD', 'orders.number', new Date(order.placed_at))} as number`.execute(tx)
  const added = await tx
    .insertInto('orders.order')
    .values({
      ...order,
      number: rows[0]?.number ?? '',
      delivery_address: jsonb(order.delivery_address),
      billing_address: jsonb(order.billing_address),
    })
    .returning('id')
    .execute()
  return idIn(added)
}

const jsonb = (value: object | null) => sql<string | null>`${value && JSON.stringify(value)}::jsonb`

/** The columns of a new line, with nothing shipped or closed. */
const lineColumns = columnList<Exclude<keyof LineRow, 'id' | 'shipped' | 'delivered' | 'closed'>>({
  order_id: true,
  place: true,
  item_id: true,
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
  lead_time_days: true,
  comment: true,
  unit_cost: true,
})

/** Adds the lines of an order. */
export const insertLines = async (
  tx: Db,
  orderId: number,
  lines: readonly Omit<NewRow<'orders.line'>, 'order_id'>[],
): Promise<void> => {
  await insertMany(
    tx,
    'orders.line',
    lineColumns,
    lines.map((line) => ({ ...line, order_id: orderId })),
  )
}

/** Columns to update; omitted ones keep their value. */
export type OrderChange = Partial<
  Pick<Head, 'state' | 'state_before_hold' | 'payment_state' | 'delivery_state' | 'payment_method'>
>

/** Changes an order and raises its version. */
export const updateOrder = async (tx: Db, id: number, change: OrderChange): Promise<void> => {
  await tx
    .updateTable('orders.order')
    .set({ ...change, version: sql`version + 1` })
    .where('id', '=', id)
    .execute()
}

/** Adds an event to an order's timeline, with a reason if the shop itself caused it. */
export const insertEvent = async (
  tx: Db,
  orderId: number,
  e: NewEvent,
  reason: EventRow['reason_code'],
): Promise<void> => {
  await sql`
    insert into orders.event (order_id, at, actor, actor_id, kind, text, reason_code)
    values (${orderId}, ${e.now}, ${e.actor}, ${e.actorId}, ${e.kind}, ${e.text}, ${reason})`.execute(tx)
}

/** Whether there is any order. */
export const hasOrders = async (db: Db): Promise<boolean> =>
  (await sql`select from orders.order limit 1`.execute(db)).rows.length > 0

import type {
  DeliveryDetails,
  DeliveryEventCode,
  DeliveryMethodCode,
  DeliveryStage,
  TimeZone,
} from '@pasok/contract'
import { sql } from 'kysely'
import { idIn, insertMany, nextDocumentNumber, type Db, type NewRow, type Row } from '../platform/index.ts'

/** A delivery with its order and company. */
export interface DeliveryRow extends Omit<Row<'fulfilment.delivery'>, 'state' | 'carrier' | 'received_zone'> {
  readonly state: DeliveryStage
  readonly carrier: DeliveryMethodCode
  readonly received_zone: TimeZone | null
  readonly order_number: string
  /** The number of the return that it replaces. */
  readonly return_number: string | null
  readonly company_name: string
  readonly line_count: number
}

/** A delivery's quantity of a line of its order. */
export interface DeliveryLineRow {
  readonly delivery_id: number
  readonly order_line_id: number
  readonly quantity: number
  readonly place: number
  readonly item_id: number
  readonly sku: string
  readonly own_number: string
  readonly name_en: string
  readonly name_id: string
  readonly uom: string
  /** What was taken from the shelves for it. */
  readonly picked: number
}

export type DeliveryEventRow = Omit<Row<'fulfilment.delivery_event'>, 'code' | 'zone'> & {
  readonly code: DeliveryEventCode
  readonly zone: TimeZone
}

const columns = sql`
  d.*, o.number as order_number, r.number as return_number, c.name as company_name,
  (select count(*)::int from fulfilment.delivery_line l where l.delivery_id = d.id) as line_count`
const joined = sql`
  fulfilment.delivery d
  join orders.numbered o on o.id = d.order_id
  left join fulfilment.return r on r.id = d.return_id
  join company.standing c on c.id = o.company_id`

/** A delivery; only of this company if one is named. */
export const findDelivery = async (
  db: Db,
  id: number,
  companyId?: number,
): Promise<DeliveryRow | undefined> => {
  const { rows } = await sql<DeliveryRow>`
    select ${columns} from ${joined}
    where d.id = ${id} and o.company_id = coalesce(${companyId ?? null}::int, o.company_id)`.execute(db)
  return rows[0]
}

/** The deliveries of an order, oldest first. */
export const listOrderDeliveries = async (db: Db, orderId: number): Promise<DeliveryRow[]> => {
  const { rows } = await sql<DeliveryRow>`
    select ${columns} from ${joined} where d.order_id = ${orderId} order by d.id`.execute(db)
  return rows
}

/** The id of this company's order with a number: the order's own, a delivery's, or an airway bill's. */
export const findOrderIdByNumber = async (
  db: Db,
  companyId: number,
  number: string,
): Promise<number | undefined> => {
  const { rows } = await sql<{ id: number }>`
    select o.id from orders.numbered o
    where o.company_id = ${companyId} and (upper(o.number) = upper(${number}) or exists (
      select from fulfilment.delivery d where d.order_id = o.id
        and (upper(d.number) = upper(${number}) or upper(d.airway_bill) = upper(${number}))))
    order by upper(o.number) = upper(${number}) desc, o.id desc limit 1`.execute(db)
  return rows[0]?.id
}

/** Deliveries of all companies, by id. */
export const findDeliveries = async (
  db: Db,
  ids: readonly number[],
): Promise<ReadonlyMap<number, DeliveryRow>> => {
  const { rows } = await sql<DeliveryRow>`
    select ${columns} from ${joined} where d.id = any(${[...ids]}::int[])`.execute(db)
  return new Map(rows.map((row) => [row.id, row]))
}

/** The lines of deliveries, in the order of their orders' lines. */
export const listDeliveryLines = async (db: Db, ids: readonly number[]): Promise<DeliveryLineRow[]> => {
  const { rows } = await sql<DeliveryLineRow>`
    select dl.delivery_id, dl.order_line_id, dl.quantity, l.place, l.item_id, l.sku, l.own_number, l.name_en, l.name_id, l.uom,
      (select coalesce(sum(p.quantity), 0)::int from fulfilment.pick p
       where p.delivery_id = dl.delivery_id and p.order_line_id = dl.order_line_id) as picked
    from fulfilment.delivery_line dl join orders.named_line l on l.id = dl.order_line_id
    where dl.delivery_id = any(${[...ids]}::int[]) order by dl.delivery_id, l.place`.execute(db)
  return rows
}

/** The events of deliveries by time; the first one may be earlier than the entry of its delivery. */
export const listDeliveryEvents = async (db: Db, ids: readonly number[]): Promise<DeliveryEventRow[]> => {
  const { rows } = await sql<DeliveryEventRow>`
    select * from fulfilment.delivery_event
    where delivery_id = any(${[...ids]}::int[]) order by delivery_id, id`.execute(db)
  return rows
}

/** The packages of deliveries. */
export const listPackages = (db: Db, ids: readonly number[]): Promise<Row<'fulfilment.package'>[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('fulfilment.package')
        .selectAll()
        .where('delivery_id', 'in', [...ids])
        .orderBy('delivery_id')
        .orderBy('place')
        .execute()

/** A new delivery, with the quantities of its order's lines. */
export interface NewDelivery {
  readonly orderId: number
  /** The return that it replaces. */
  readonly returnId: number | null
  readonly carrier: DeliveryMethodCode
  readonly lines: ReadonlyMap<number, number>
  /** A member of staff. */
  readonly by: number
  readonly now: Date
}

/** Adds a delivery; returns its id. Its number is 'SJ' (surat jalan), the year and a running number. */
export const insertDelivery = async (
  tx: Db,
  { orderId, returnId, carrier, lines, by, now }: NewDelivery,
): Promise<number> => {
  const { rows } = await sql<{ id: number }>`
    insert into fulfilment.delivery (number, order_id, company_id, return_id, state, carrier, created_by, created_at, updated_at)
    values (${nextDocumentNumber('SJ', 'fulfilment.delivery_number', now)}, ${orderId}, (select company_id from orders.numbered where id = ${orderId}), ${returnId}, 'packing', ${carrier}, ${by}, ${now}, ${now})
    returning id`.execute(tx)
  const id = idIn(rows)
  await insertMany(
    tx,
    'fulfilment.delivery_line',
    ['delivery_id', 'order_line_id', 'quantity'],
    [...lines].map(([order_line_id, quantity]) => ({ delivery_id: id, order_line_id, quantity })),
  )
  return id
}

/** Sets a delivery's transport details. */
export const updateDetails = async (
  tx: Db,
  id: number,
  { packages, ...details }: DeliveryDetails,
  now: Date,
): Promise<void> => {
  await tx
    .updateTable('fulfilment.delivery')
    .set({ ...details, updated_at: now, version: sql`version + 1` })
    .where('id', '=', id)
    .execute()
  await tx.deleteFrom('fulfilment.package').where('delivery_id', '=', id).execute()
  await insertMany(
    tx,
    'fulfilment.package',
    ['delivery_id', 'place', 'weight_g'],
    packages.map(({ weight_g }, at) => ({ delivery_id: id, place: at + 1, weight_g })),
  )
}

/** Columns to update; omitted ones keep their value. */
export type DeliveryChange = Partial<
  Pick<
    NewRow<'fulfilment.delivery'>,
    | 'picked_up_at'
    | 'delivered_at'
    | 'receiver'
    | 'received_at'
    | 'received_zone'
    | 'received_by'
    | 'courier'
    | 'driver'
    | 'plate'
    | 'proof_key'
    | 'proof_name'
    | 'proof_type'
  >
> & { readonly state: DeliveryStage }

/** Changes a delivery's stage and raises its version. */
export const updateDelivery = async (
  tx: Db,
  id: number,
  change: DeliveryChange,
  now: Date,
): Promise<void> => {
  await tx
    .updateTable('fulfilment.delivery')
    .set({ ...change, updated_at: now, version: sql`version + 1` })
    .where('id', '=', id)
    .execute()
}

/** Raises a delivery's version, because its picked quantities changed. */
export const raiseDeliveryVersion = async (tx: Db, id: number, now: Date): Promise<void> => {
  await tx
    .updateTable('fulfilment.delivery')
    .set({ updated_at: now, version: sql`version + 1` })
    .where('id', '=', id)
    .execute()
}

/** An event of a delivery. */
export interface NewDeliveryEvent {
  readonly at: Date
  readonly zone: TimeZone
  readonly code: DeliveryEventCode
  readonly place?: string
  readonly text?: string
}

/** Adds an event to a delivery. */
export const insertDeliveryEvent = async (
  tx: Db,
  deliveryId: number,
  event: NewDeliveryEvent,
): Promise<void> => {
  await tx
    .insertInto('fulfilment.delivery_event')
    .values({ place: '', text: '', ...event, delivery_id: deliveryId })
    .execute()
}

/** The storage keys of all receipts' files. */
export const listReceiptKeys = async (db: Db): Promise<string[]> => {
  const { rows } = await sql<{ key: string }>`
    select proof_key as key from fulfilment.delivery where proof_key is not null`.execute(db)
  return rows.map(({ key }) => key)
}

import type { ReturnReason, ReturnState, ReturnWantedLine, ReturnWish } from '@pasok/contract'
import { sql } from 'kysely'
import { idIn, insertMany, nextDocumentNumber, type Db, type NewRow, type Row } from '../../platform/index.ts'
import type { DeliveryLineRow } from '../delivery.store.ts'

/** A return with its order, its company and the delivery that replaces its goods. */
export interface ReturnRow extends Omit<Row<'fulfilment.return'>, 'state' | 'wish'> {
  readonly state: ReturnState
  readonly wish: ReturnWish
  readonly order_number: string
  readonly company_name: string
  readonly line_count: number
  readonly picture_count: number
  readonly replacement_id: number | null
  readonly replacement_number: string | null
}

/** A return's quantity of a line of its order. */
export interface ReturnLineRow extends Omit<DeliveryLineRow, 'delivery_id'> {
  readonly return_id: number
  readonly reason: ReturnReason
  readonly text: string
  /** The quantity that came back; null if all did, or nothing yet. */
  readonly received_quantity: number | null
}

export type ReturnPictureRow = Row<'fulfilment.return_picture'>
export type ReturnEventRow = Row<'fulfilment.return_event'>

const columns = sql`
  r.*, o.number as order_number, c.name as company_name,
  (select count(*)::int from fulfilment.return_line l where l.return_id = r.id) as line_count,
  (select count(*)::int from fulfilment.return_picture p where p.return_id = r.id) as picture_count,
  d.id as replacement_id, d.number as replacement_number`
const joined = sql`
  fulfilment.return r
  join orders.numbered o on o.id = r.order_id
  join company.standing c on c.id = o.company_id
  left join lateral (
    select id, number from fulfilment.delivery
    where return_id = r.id and state not in ('cancelled', 'returned') order by id limit 1) d on true`

/** A return; only of this company if one is named. */
export const findReturn = async (db: Db, id: number, companyId?: number): Promise<ReturnRow | undefined> => {
  const { rows } = await sql<ReturnRow>`
    select ${columns} from ${joined}
    where r.id = ${id} and o.company_id = coalesce(${companyId ?? null}::int, o.company_id)`.execute(db)
  return rows[0]
}

/** Returns of all companies, by id. */
export const findReturns = async (
  db: Db,
  ids: readonly number[],
): Promise<ReadonlyMap<number, ReturnRow>> => {
  const { rows } = await sql<ReturnRow>`
    select ${columns} from ${joined} where r.id = any(${[...ids]}::int[])`.execute(db)
  return new Map(rows.map((row) => [row.id, row]))
}

/** The quantity of a return's line that came back, or is expected. */
export const comesBack = ({ received_quantity, quantity }: ReturnLineRow): number =>
  received_quantity ?? quantity

/** The lines of a return, in the order of its order's lines. */
export const listReturnLines = async (db: Db, id: number): Promise<ReturnLineRow[]> => {
  const { rows } = await sql<ReturnLineRow>`
    select rl.return_id, rl.order_line_id, rl.quantity, rl.received_quantity, rl.reason, rl.text, l.place, l.item_id, l.sku, l.own_number, l.name_en,
      l.name_id, l.uom
    from fulfilment.return_line rl join orders.named_line l on l.id = rl.order_line_id
    where rl.return_id = ${id} order by l.place`.execute(db)
  return rows
}

/** The pictures of a return, oldest first. */
export const listPictures = (db: Db, id: number): Promise<ReturnPictureRow[]> =>
  db.selectFrom('fulfilment.return_picture').selectAll().where('return_id', '=', id).orderBy('id').execute()

/** A return's events, oldest first. */
export const listReturnEvents = (db: Db, id: number): Promise<ReturnEventRow[]> =>
  db.selectFrom('fulfilment.return_event').selectAll().where('return_id', '=', id).orderBy('id').execute()

/** The quantities of an order's lines in returns that were neither rejected nor withdrawn, by the lines' ids. */
export const findQuantitiesInReturns = async (
  db: Db,
  orderId: number,
): Promise<ReadonlyMap<number, number>> => {
  const { rows } = await sql<{ id: number; quantity: number }>`
    select l.order_line_id as id, sum(coalesce(l.received_quantity, l.quantity))::int as quantity
    from fulfilment.return_line l join fulfilment.return r on r.id = l.return_id
    where r.order_id = ${orderId} and r.state not in ('rejected', 'withdrawn')
    group by l.order_line_id`.execute(db)
  return new Map(rows.map(({ id, quantity }) => [id, quantity]))
}

/** The quantities of an order's lines that came back and were not replaced, by the lines' ids. */
export const findReturnedQuantities = async (
  db: Db,
  orderId: number,
): Promise<ReadonlyMap<number, number>> => {
  const { rows } = await sql<{ id: number; quantity: number }>`
    select l.order_line_id as id, sum(coalesce(l.received_quantity, l.quantity))::int as quantity
    from fulfilment.return_line l join fulfilment.return r on r.id = l.return_id
    where r.order_id = ${orderId} and r.state in ('received', 'refunded')
    group by l.order_line_id`.execute(db)
  return new Map(rows.map(({ id, quantity }) => [id, quantity]))
}

/** A new return. */
export interface NewReturn {
  readonly orderId: number
  readonly wish: ReturnWish
  readonly lines: readonly ReturnWantedLine[]
  readonly memberId: number
  readonly now: Date
}

/** Adds a return; returns its id. Its number is 'RET', the year and a running number. */
export const insertReturn = async (
  tx: Db,
  { orderId, wish, lines, memberId, now }: NewReturn,
): Promise<number> => {
  const { rows } = await sql<{ id: number }>`
    insert into fulfilment.return (number, order_id, company_id, state, wish, requested_by, requested_at, updated_at)
    values (${nextDocumentNumber('RET', 'fulfilment.return_number', now)}, ${orderId}, (select company_id from orders.numbered where id = ${orderId}), 'requested', ${wish}, ${memberId}, ${now}, ${now})
    returning id`.execute(tx)
  const id = idIn(rows)
  await insertMany(
    tx,
    'fulfilment.return_line',
    ['return_id', 'order_line_id', 'quantity', 'reason', 'text'],
    lines.map((line) => ({ ...line, return_id: id })),
  )
  return id
}

/** Changes a return and raises its version. */
export const updateReturn = async (
  tx: Db,
  id: number,
  change: { readonly state: ReturnState; readonly credited_before?: number },
  now: Date,
): Promise<void> => {
  await tx
    .updateTable('fulfilment.return')
    .set({ ...change, updated_at: now, version: sql`version + 1` })
    .where('id', '=', id)
    .execute()
}

/** Stores the received quantities of its lines. */
export const setReceivedOn = async (
  tx: Db,
  id: number,
  lines: readonly { readonly order_line_id: number; readonly quantity: number }[],
): Promise<void> => {
  for (const { order_line_id, quantity } of lines)
    await tx
      .updateTable('fulfilment.return_line')
      .set({ received_quantity: quantity })
      .where('return_id', '=', id)
      .where('order_line_id', '=', order_line_id)
      .execute()
}

/** Adds a picture. */
export const insertPicture = async (tx: Db, picture: NewRow<'fulfilment.return_picture'>): Promise<void> => {
  await tx.insertInto('fulfilment.return_picture').values(picture).execute()
}

/** Adds an event to a return. */
export const insertReturnEvent = async (tx: Db, event: NewRow<'fulfilment.return_event'>): Promise<void> => {
  await tx.insertInto('fulfilment.return_event').values(event).execute()
}

/** The storage keys of all pictures. */
export const listPictureKeys = async (db: Db): Promise<string[]> => {
  const { rows } = await sql<{ key: string }>`select file_key as key from fulfilment.return_picture`.execute(
    db,
  )
  return rows.map(({ key }) => key)
}

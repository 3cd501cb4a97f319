import type { ChangedInCart, ChosenAddress, QuotationState } from '@pasok/contract'
import type { Language } from '@pasok/words'
import { sql } from 'kysely'
import type { MemberScope } from '../kernel/index.ts'
import type { LinesWindow } from '../platform/http/lines-window.ts'
import type { Db, Row } from '../platform/index.ts'

type Head = Row<'quotation.quotation'>
type Version = Row<'quotation.version'>

/** A quotation with the sums of its newest version. */
export interface QuotationRow extends Omit<
  Head,
  'state' | 'source' | 'language' | 'delivery_address' | 'billing_address'
> {
  readonly state: QuotationState
  readonly source: 'cart' | 'upload' | 'request' | 'staff'
  readonly language: Language
  readonly delivery_address: ChosenAddress | null
  readonly billing_address: ChosenAddress | null
  readonly company_name: string
  readonly tax_percent: number
  readonly comment: string
  /** When its newest version was sent; null before that. */
  readonly version_sent_at: Date | null
  /** The delivery cost that staff set; null if the rates decide it. */
  readonly agreed_delivery_cost: number | null
  readonly line_count: number
  readonly lines_without_price: number
  /** The sums of the lines, without delivery. */
  readonly lines_untaxed: number
  readonly lines_tax: number
  readonly weight_g: number
}

/** A stored line. */
export interface LineRow extends Omit<Row<'quotation.line'>, 'status' | 'verdict' | 'changed_in_cart'> {
  readonly status: 'open' | 'quoted' | 'alternative' | 'not_available'
  readonly verdict: object | null
  readonly changed_in_cart: ChangedInCart | null
}

/** An offered line: it has an item, a quantity and a price. */
export type OfferedLine = LineRow & {
  readonly item_id: number
  readonly quantity: number
  readonly unit_price: number
}

/** Whether a line is offered, so that it can be ordered. */
export const isOffered = (line: LineRow): line is OfferedLine =>
  (line.status === 'quoted' || line.status === 'alternative') &&
  line.item_id !== null &&
  line.quantity !== null &&
  line.unit_price !== null

export type VersionRow = Version
export type EventRow = Row<'quotation.event'>

const versionColumns = sql`
  v.tax_percent::float8 as tax_percent, v.comment, v.delivery_cost as agreed_delivery_cost, v.line_count,
  v.lines_without_price, v.amount_untaxed as lines_untaxed, v.amount_tax as lines_tax, v.weight_g`
const columns = sql`q.*, c.name as company_name, v.sent_at as version_sent_at, ${versionColumns}`
const joined = sql`
  quotation.quotation q
  join quotation.version v on v.quotation_id = q.id and v.version = q.version
  join company.standing c on c.id = q.company_id`

/** A quotation that this company sees; undefined for another company's, and for one that staff have not sent yet. */
export const findQuotation = async (
  db: Db,
  { companyId }: Pick<MemberScope, 'companyId'>,
  id: number,
): Promise<QuotationRow | undefined> => {
  const { rows } = await sql<QuotationRow>`
    select ${columns} from ${joined} where q.id = ${id} and q.company_id = ${companyId} and not q.is_hidden`.execute(
    db,
  )
  return rows[0]
}

/** Any company's quotation, for staff and jobs. */
export const findAnyQuotation = async (db: Db, id: number): Promise<QuotationRow | undefined> => {
  const { rows } = await sql<QuotationRow>`select ${columns} from ${joined} where q.id = ${id}`.execute(db)
  return rows[0]
}

/** Locks a quotation until the transaction ends; only one that this company sees if one is given. */
export const lockQuotation = async (
  tx: Db,
  id: number,
  companyId?: number,
): Promise<QuotationRow | undefined> => {
  const isSeen = companyId === undefined ? sql`true` : sql`company_id = ${companyId}::int and not is_hidden`
  const { rows } = await sql`
    select id from quotation.quotation where id = ${id} and ${isSeen} for update`.execute(tx)
  return rows.length > 0 ? findAnyQuotation(tx, id) : undefined
}

/** Quotations of any company by their ids. */
export const findQuotations = async (
  db: Db,
  ids: readonly number[],
): Promise<ReadonlyMap<number, QuotationRow>> => {
  const { rows } = await sql<QuotationRow>`
    select ${columns} from ${joined} where q.id = any(${[...ids]}::int[])`.execute(db)
  return new Map(rows.map((row) => [row.id, row]))
}

/** Lines of a version: a window of them, or those at these positions, from 1. */
export type LineSelection = LinesWindow | { readonly places: readonly number[] }

/** The lines of a version, or some of them, in order. */
export const listLines = async (
  db: Db,
  quotationId: number,
  version: number,
  selection?: LineSelection,
): Promise<LineRow[]> => {
  const { offset, limit }: Partial<LinesWindow> =
    selection === undefined || 'places' in selection ? {} : selection
  const places =
    selection && 'places' in selection ? sql`and place = any(${[...selection.places]}::int[])` : sql``
  const { rows } = await sql<LineRow>`
    select * from quotation.line where quotation_id = ${quotationId} and version = ${version} ${places}
    order by place limit ${limit ?? null} offset ${offset ?? 0}`.execute(db)
  return rows
}

/** The quantity of each item in all lines of a version. */
export const sumQuantities = async (
  db: Db,
  quotationId: number,
  version: number,
): Promise<ReadonlyMap<number, number>> => {
  const { rows } = await sql<{ item_id: number; quantity: number }>`
    select item_id, sum(coalesce(quantity, 1))::bigint as quantity from quotation.line
    where quotation_id = ${quotationId} and version = ${version} and item_id is not null group by item_id`.execute(
    db,
  )
  return new Map(rows.map(({ item_id, quantity }) => [item_id, quantity]))
}

/** The request as it was before staff first changed its lines, stored as a version that is never sent. */
export const REQUEST_VERSION = 0

/** All versions of a quotation that staff work on or have sent, oldest first. */
export const listVersions = async (db: Db, quotationId: number): Promise<VersionRow[]> => {
  const { rows } = await sql<VersionRow>`
    select * from quotation.version where quotation_id = ${quotationId} and version > ${REQUEST_VERSION}
    order by version`.execute(db)
  return rows
}

/** The columns of a quotation's row that are those of a version. */
type VersionColumns = Pick<
  QuotationRow,
  | 'tax_percent'
  | 'comment'
  | 'agreed_delivery_cost'
  | 'line_count'
  | 'lines_without_price'
  | 'lines_untaxed'
  | 'lines_tax'
  | 'weight_g'
>

/** The versions that companies saw last, by quotation id: the newest that was sent, or the request that staff changed. */
export const findSeenVersions = async (
  db: Db,
  ids: readonly number[],
): Promise<ReadonlyMap<number, VersionColumns & { readonly seen_version: number }>> => {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<VersionColumns & { quotation_id: number; seen_version: number }>`
    select distinct on (v.quotation_id) v.quotation_id, v.version as seen_version, ${versionColumns}
    from quotation.version v
    where v.quotation_id = any(${[...ids]}::int[]) and (v.sent_at is not null or v.version = ${REQUEST_VERSION})
    order by v.quotation_id, v.version desc`.execute(db)
  return new Map(rows.map(({ quotation_id, ...version }) => [quotation_id, version]))
}

/** A quotation's events, oldest first. */
export const listEvents = async (db: Db, quotationId: number): Promise<EventRow[]> => {
  const { rows } = await sql<EventRow>`
    select * from quotation.event where quotation_id = ${quotationId} order by id`.execute(db)
  return rows
}

/** The open quotation that a revision of a cart was checked out to. */
export const findOfCart = async (
  tx: Db,
  cartId: number,
  revision: number,
): Promise<{ readonly id: number } | undefined> => {
  const { rows } = await sql<{ id: number }>`
    select id from quotation.quotation
    where cart_id = ${cartId} and cart_revision = ${revision} and source = 'cart'
      and state not in ('withdrawn', 'declined', 'rejected', 'expired')`.execute(tx)
  return rows[0]
}

/** Events of a checkout itself, and of the buyer's choices there. */
const EVENTS_OF_CHECKOUT = ['made', 'remind', 'delivery_method', 'addresses', 'ship_date', 'details']

/**
 * Locks the quotations of earlier revisions of a cart that are untouched: first version, not taken by sales, without a message,
 * a document or a purchase order.
 */
export const lockUntouchedOfCart = async (
  tx: Db,
  cartId: number,
  revision: number,
): Promise<{ readonly id: number; readonly version: number; readonly state: QuotationState }[]> => {
  const earlier = sql`cart_id = ${cartId} and cart_revision <> ${revision} and source = 'cart'
    and state in ('quoted', 'submitted')`
  // Another transaction that holds a lock may be writing a message, so the events are read after it has ended.
  await sql`select from quotation.quotation where ${earlier} order by id for update`.execute(tx)
  const { rows } = await sql<{ id: number; version: number; state: QuotationState }>`
    select id, version, state from quotation.quotation q
    where ${earlier} and version = 1 and salesperson_id is null and not is_document and po_number = ''
      and po_file_key is null
      and not exists (select from quotation.event e
        where e.quotation_id = q.id and e.kind <> all(${EVENTS_OF_CHECKOUT}::text[]))
    order by id`.execute(tx)
  return rows
}

/** How many quotations there are in each state but draft, of all or of one salesperson. */
export const countByState = async (
  db: Db,
  salespersonId?: number,
): Promise<{ readonly state: Exclude<QuotationState, 'draft'>; readonly count: number }[]> => {
  const isCounted = salespersonId === undefined ? sql`true` : sql`salesperson_id = ${salespersonId}::int`
  const { rows } = await sql<{ state: Exclude<QuotationState, 'draft'>; count: number }>`
    select state, count(*)::int as count from quotation.quotation
    where state <> 'draft' and ${isCounted} group by state order by state`.execute(db)
  return rows
}

/** Offers whose last day is before this one, at most `limit`. */
export const listExpired = async (db: Db, today: string, limit: number): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    select id from quotation.quotation where state = 'quoted' and valid_until < ${today}
    order by id limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}

/** Offers, not sent today, that end by a day and whose newest version had no reminder; at most `limit`. */
export const listEndingSoon = async (
  db: Db,
  { today, last, limit }: { readonly today: string; readonly last: string; readonly limit: number },
): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    select q.id from quotation.quotation q
    join quotation.version v on v.quotation_id = q.id and v.version = q.version
    where q.state = 'quoted' and q.valid_until between ${today} and ${last}
      and (v.sent_at at time zone 'Asia/Jakarta')::date < ${today}::date
      and not exists (select from quotation.event e
        where e.quotation_id = q.id and e.version = q.version and e.kind = 'remind')
    order by q.id limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}

/** Quotations whose requested renewal needs no salesperson, at most `limit`. */
export const listRequestedRenewals = async (db: Db, limit: number): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    select id from quotation.quotation where renewal_requested_at is not null
    order by renewal_requested_at, id limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}

/**
 * The offer that a member's cart was last checked out to, if it can still be ordered. Checkouts made only for a
 * document are excluded.
 */
export const findOpenCheckout = async (
  db: Db,
  { companyId, memberId }: Pick<MemberScope, 'companyId' | 'memberId'>,
  today: string,
): Promise<{ readonly id: number; readonly number: string } | undefined> => {
  const { rows } = await sql<{ id: number; number: string }>`
    select id, number from quotation.quotation
    where company_id = ${companyId} and requester_id = ${memberId} and source = 'cart' and state = 'quoted'
      and is_checkout and valid_until >= ${today}
    order by id desc limit 1`.execute(db)
  return rows[0]
}

/** The storage keys of all purchase orders' files. */
export const listPoFileKeys = async (db: Db): Promise<string[]> => {
  const { rows } = await sql<{ key: string }>`
    select po_file_key as key from quotation.quotation where po_file_key is not null`.execute(db)
  return rows.map(({ key }) => key)
}

/** The ids of the orders made from quotations, by quotation id. */
export const findOrderIds = async (
  db: Db,
  quotationIds: readonly number[],
): Promise<ReadonlyMap<number, number>> => {
  const { rows } = await sql<{ quotation_id: number; id: number }>`
    select quotation_id, id from orders.of_quotation where quotation_id = any(${[...quotationIds]}::int[])`.execute(
    db,
  )
  return new Map(rows.map(({ quotation_id, id }) => [quotation_id, id]))
}

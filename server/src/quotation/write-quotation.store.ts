import type { ChosenAddress, QuotationState } from '@pasok/contract'
import type { Language } from '@pasok/words'
import { sql } from 'kysely'
import type { NewEvent } from '../kernel/index.ts'
import { columnList, idIn, insertMany, nextDocumentNumber, type Db, type Row } from '../platform/index.ts'
import { REQUEST_VERSION, type LineRow } from './quotation.store.ts'

type Head = Row<'quotation.quotation'>
type Version = Row<'quotation.version'>

/** A new line; its `place` follows from its index in the list. */
export type NewLine = Pick<
  LineRow,
  | 'status'
  | 'item_id'
  | 'sku'
  | 'own_number'
  | 'name_en'
  | 'name_id'
  | 'uom'
  | 'weight_g'
  | 'quantity'
  | 'unit_price'
> &
  Partial<
    Pick<
      LineRow,
      | 'requested_text'
      | 'requested_quantity'
      | 'requested_description'
      | 'discount'
      | 'unit_cost'
      | 'lead_time_days'
      | 'buyer_comment'
      | 'staff_comment'
      | 'is_shop_offer'
      | 'changed_in_cart'
    > & { readonly verdict: object | null }
  >

/** The columns that a line copied to another version keeps. */
export const lineColumns = columnList<Exclude<keyof LineRow, 'id' | 'quotation_id' | 'version'>>({
  place: true,
  requested_text: true,
  requested_quantity: true,
  requested_description: true,
  status: true,
  item_id: true,
  sku: true,
  own_number: true,
  name_en: true,
  name_id: true,
  uom: true,
  weight_g: true,
  quantity: true,
  unit_price: true,
  discount: true,
  unit_cost: true,
  lead_time_days: true,
  buyer_comment: true,
  staff_comment: true,
  is_shop_offer: true,
  verdict: true,
  changed_in_cart: true,
})

/** A new quotation without lines. */
export interface NewQuotation {
  readonly companyId: number
  readonly requesterId: number
  readonly source: 'cart' | 'upload' | 'request' | 'staff'
  readonly state: QuotationState
  /** Of one that staff make; its company does not see it before it is sent. */
  readonly salespersonId?: number
  readonly language: Language
  readonly taxPercent: number
  readonly cart?: { readonly id: number; readonly revision: number } | undefined
  /** The purpose of the checkout. */
  readonly purpose?: 'is_document' | 'is_checkout'
  readonly notes?: string
  readonly deliveryAddress?: ChosenAddress | undefined
  readonly billingAddress?: ChosenAddress | undefined
  readonly now: Date
}

/** Inserts a quotation with an empty first version and returns its id. Its number is 'Q', the year and a sequence number. */
export const insertQuotation = async (tx: Db, q: NewQuotation): Promise<number> => {
  const { rows } = await sql<{ id: number }>`
    insert into quotation.quotation (number, company_id, requester_id, source, state, language, cart_id, cart_revision,
      is_document, is_checkout, notes, delivery_address, billing_address, salesperson_id, is_hidden, created_at, updated_at)
    values (${nextDocumentNumber('Q', 'quotation.number', q.now)}, ${q.companyId},
      ${q.requesterId}, ${q.source}, ${q.state}, ${q.language}, ${q.cart?.id ?? null}, ${q.cart?.revision ?? null},
      ${q.purpose === 'is_document'}, ${q.purpose === 'is_checkout'}, ${q.notes ?? ''}, ${jsonb(q.deliveryAddress)},
      ${jsonb(q.billingAddress)}, ${q.salespersonId ?? null}, ${q.source === 'staff'}, ${q.now}, ${q.now})
    returning id`.execute(tx)
  const id = idIn(rows)
  await insertVersion(tx, id, 1, q.taxPercent)
  return id
}

const jsonb = (value: object | undefined) =>
  value === undefined ? sql`null::jsonb` : sql`${JSON.stringify(value)}::jsonb`

/** Adds a version without lines. */
const insertVersion = async (
  tx: Db,
  quotationId: number,
  version: number,
  taxPercent: number,
): Promise<void> => {
  await sql`
    insert into quotation.version (quotation_id, version, tax_percent)
    values (${quotationId}, ${version}, ${taxPercent})`.execute(tx)
}

/** Stores the first version as the request, unless that was done before. */
export const storeRequest = async (tx: Db, quotationId: number): Promise<void> => {
  const { rows } = await sql`
    insert into quotation.version (quotation_id, version, tax_percent, line_count, lines_without_price, amount_untaxed,
      amount_tax, weight_g)
    select quotation_id, ${REQUEST_VERSION}::int, tax_percent, line_count, lines_without_price, amount_untaxed, amount_tax, weight_g
    from quotation.version where quotation_id = ${quotationId} and version = 1
    on conflict do nothing returning version`.execute(tx)
  if (rows.length > 0) await copyLines(tx, quotationId, { from: 1, to: REQUEST_VERSION })
}

/** Inserts the next version with the lines and delivery cost of the previous one, and today's tax. */
export const copyVersion = async (
  tx: Db,
  quotationId: number,
  from: number,
  taxPercent: number,
): Promise<void> => {
  await sql`
    insert into quotation.version (quotation_id, version, tax_percent, delivery_cost)
    select quotation_id, version + 1, ${taxPercent}, delivery_cost from quotation.version
    where quotation_id = ${quotationId} and version = ${from}`.execute(tx)
  await copyLines(tx, quotationId, { from, to: from + 1 })
}

const copyLines = async (
  tx: Db,
  quotationId: number,
  { from, to }: { readonly from: number; readonly to: number },
): Promise<void> => {
  const copied = sql.join(lineColumns.map((column) => sql.ref(column)))
  await sql`
    insert into quotation.line (quotation_id, version, ${copied})
    select quotation_id, ${to}::int, ${copied} from quotation.line
    where quotation_id = ${quotationId} and version = ${from}`.execute(tx)
}

/** The sums of a version's lines. */
export type VersionSums = Pick<
  Version,
  'line_count' | 'lines_without_price' | 'amount_untaxed' | 'amount_tax' | 'weight_g'
>

/** Stores the sums of a version that was not sent yet. */
export const updateSums = async (
  tx: Db,
  quotationId: number,
  version: number,
  sums: VersionSums,
): Promise<void> => {
  await tx
    .updateTable('quotation.version')
    .set(sums)
    .where('quotation_id', '=', quotationId)
    .where('version', '=', version)
    .execute()
  await updateTotal(tx, quotationId)
}

/** Stores the total of a quotation's newest version, by which lists are sorted. */
const updateTotal = async (tx: Db, id: number): Promise<void> => {
  await sql`
    update quotation.quotation q
    set amount_total = v.amount_untaxed + v.amount_tax + coalesce(q.delivery_cost, 0)
      + round(coalesce(q.delivery_cost, 0) * v.tax_percent / 100)
    from quotation.version v where q.id = ${id} and v.quotation_id = q.id and v.version = q.version`.execute(
    tx,
  )
}

/** A line with its position in the version. */
type PlacedLine = NewLine & { readonly place: number }

/** The columns that a new line may leave out. */
const lineDefaults = {
  requested_text: '',
  requested_quantity: '',
  requested_description: '',
  discount: 0,
  unit_cost: null,
  buyer_comment: '',
  staff_comment: '',
  is_shop_offer: false,
}

/** Inserts lines of a version. */
export const insertLines = async (
  tx: Db,
  quotationId: number,
  version: number,
  lines: readonly PlacedLine[],
): Promise<void> => {
  const rows = lines.map((line) => ({ ...lineDefaults, ...line, quotation_id: quotationId, version }))
  await insertMany(tx, 'quotation.line', ['quotation_id', 'version', ...lineColumns], rows)
}

/** Deletes lines of a version that was not sent. */
export const deleteLines = async (tx: Db, ids: readonly number[]): Promise<void> => {
  if (ids.length > 0) await sql`delete from quotation.line where id = any(${[...ids]}::int[])`.execute(tx)
}

/** Sets the positions of lines of a version that was not sent. */
export const moveLines = async (
  tx: Db,
  moved: readonly { readonly id: number; readonly place: number }[],
): Promise<void> => {
  if (moved.length === 0) return
  await sql`
    update quotation.line l set place = m.place
    from jsonb_to_recordset(${JSON.stringify(moved)}::jsonb) as m(id int, place int) where l.id = m.id`.execute(
    tx,
  )
}

/** Overwrites lines of a version that was not sent. */
export const updateLines = async (
  tx: Db,
  lines: readonly (PlacedLine & { readonly id: number })[],
): Promise<void> => {
  if (lines.length === 0) return
  const rows = lines.map((line) => ({ ...lineDefaults, ...line }))
  const columns = sql.join(lineColumns.map((column) => sql.ref(column)))
  const values = sql.join(lineColumns.map((column) => sql.ref(`w.${column}`)))
  await sql`
    update quotation.line l set (${columns}) = row(${values})
    from jsonb_populate_recordset(null::quotation.line, ${JSON.stringify(rows)}::jsonb) w where l.id = w.id`.execute(
    tx,
  )
}

/** Marks a version as sent, after which it does not change. */
export const markSent = async (
  tx: Db,
  quotationId: number,
  version: number,
  { validUntil, now }: { readonly validUntil: string; readonly now: Date },
): Promise<void> => {
  await sql`
    update quotation.version set sent_at = ${now}, valid_until = ${validUntil}
    where quotation_id = ${quotationId} and version = ${version} and sent_at is null`.execute(tx)
}

/** The terms that staff set on a version; omitted columns keep their value. */
export type VersionTerms = Partial<Pick<Version, 'comment' | 'delivery_cost'>>

/** Sets the comment and delivery cost of a version that was not sent yet. */
export const updateVersionTerms = async (
  tx: Db,
  quotationId: number,
  version: number,
  terms: VersionTerms,
): Promise<void> => {
  if (Object.keys(terms).length === 0) return
  await tx
    .updateTable('quotation.version')
    .set(terms)
    .where('quotation_id', '=', quotationId)
    .where('version', '=', version)
    .execute()
}

/** Columns to update; omitted ones keep their value. */
export type HeadChange = Partial<
  Pick<
    Head,
    | 'state'
    | 'version'
    | 'salesperson_id'
    | 'is_document'
    | 'is_checkout'
    | 'customer_reference'
    | 'po_number'
    | 'po_file_key'
    | 'po_file_name'
    | 'po_file_type'
    | 'accounts_email'
    | 'notes'
    | 'requested_ship_date'
    | 'is_ship_complete'
    | 'delivery_method'
    | 'delivery_cost'
    | 'payment_method'
    | 'valid_until'
    | 'cart_id'
    | 'cart_revision'
    | 'renewal_requested_at'
    | 'is_hidden'
  >
> & { readonly delivery_address?: ChosenAddress | null; readonly billing_address?: ChosenAddress | null }

/** Changes a quotation's head and raises its revision. */
export const updateQuotation = async (tx: Db, id: number, change: HeadChange, now: Date): Promise<void> => {
  const { delivery_address, billing_address, ...plain } = change
  await tx
    .updateTable('quotation.quotation')
    .set({
      ...plain,
      ...(delivery_address !== undefined && { delivery_address: jsonb(delivery_address ?? undefined) }),
      ...(billing_address !== undefined && { billing_address: jsonb(billing_address ?? undefined) }),
      revision: sql`revision + 1`,
      updated_at: now,
    })
    .where('id', '=', id)
    .execute()
  if ('version' in change || 'delivery_cost' in change) await updateTotal(tx, id)
}

/** Sets a quotation's salesperson. Its revision stays, because the offer and its terms do not change. */
export const setSalesperson = async (tx: Db, id: number, staffId: number, now: Date): Promise<void> => {
  await tx
    .updateTable('quotation.quotation')
    .set({ salesperson_id: staffId, updated_at: now })
    .where('id', '=', id)
    .execute()
}

/** Adds an event to a quotation's history. */
export const insertEvent = async (
  tx: Db,
  quotationId: number,
  e: NewEvent & { readonly version: number },
): Promise<void> => {
  await sql`
    insert into quotation.event (quotation_id, at, actor, actor_id, version, kind, text)
    values (${quotationId}, ${e.now}, ${e.actor}, ${e.actorId}, ${e.version}, ${e.kind}, ${e.text})`.execute(
    tx,
  )
}

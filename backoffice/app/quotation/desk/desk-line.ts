import type { ItemFacts, QuotationLine } from '@pasok/contract'

/** The fields of a line that the desk sets, by the names of the API. */
export const offerFields = [
  'status',
  'product_item_id',
  'quantity',
  'unit_price',
  'discount_percent',
  'lead_time_days',
  'staff_comment',
] as const
export type OfferField = (typeof offerFields)[number]

/** A line as the desk shows and changes it. */
export interface DeskLine {
  /** The line's id; below zero for one that is not saved yet. */
  readonly key: number
  /** Names the line on this desk, also once an added one has its id. */
  readonly row_id: number
  readonly place: number
  readonly requested: Pick<QuotationLine, 'requested_text' | 'requested_quantity' | 'requested_description'>
  readonly buyer_comment: string
  readonly status: QuotationLine['status']
  readonly product_item_id: number | undefined
  readonly product: Pick<NonNullable<QuotationLine['product']>, 'sku_number' | 'name'> | undefined
  readonly uom: string
  readonly quantity: number | undefined
  /** In whole rupiah; undefined for what the shop asks today, or as long as it is to be priced. */
  readonly unit_price: number | undefined
  readonly discount_percent: number
  readonly lead_time_days: number | undefined
  readonly staff_comment: string
  readonly is_removed: boolean
}

/** A line as the API answers it. */
export const toDeskLine = (line: QuotationLine): DeskLine => {
  const { requested_text, requested_quantity, requested_description } = line
  return {
    key: line.id,
    row_id: line.id,
    place: line.place,
    requested: {
      ...(requested_text !== undefined && { requested_text }),
      ...(requested_quantity !== undefined && { requested_quantity }),
      ...(requested_description !== undefined && { requested_description }),
    },
    buyer_comment: line.buyer_comment ?? '',
    status: line.status,
    product_item_id: line.product?.id,
    product: line.product && { sku_number: line.product.sku_number, name: line.product.name },
    uom: line.uom ?? '',
    quantity: line.product_uom_qty,
    unit_price: line.price_unit,
    discount_percent: line.discount_percent ?? 0,
    lead_time_days: line.lead_time_days,
    staff_comment: line.staff_comment ?? '',
    is_removed: false,
  }
}

/** A new line without an item. */
export const newLine = (key: number, place: number): DeskLine => ({
  key,
  row_id: key,
  place,
  requested: {},
  buyer_comment: '',
  status: 'quoted',
  product_item_id: undefined,
  product: undefined,
  uom: '',
  quantity: 1,
  unit_price: undefined,
  discount_percent: 0,
  lead_time_days: undefined,
  staff_comment: '',
  is_removed: false,
})

export const isAdded = ({ key }: Pick<DeskLine, 'key'>): boolean => key < 0

/** Whether a line is offered, so that it has a price. */
export const isOffered = ({ status, is_removed }: Pick<DeskLine, 'status' | 'is_removed'>): boolean =>
  !is_removed && (status === 'quoted' || status === 'alternative')

/** The fields of a line that differ from what is stored; all of an added one. */
export const changedFields = (line: DeskLine, base: DeskLine | undefined): readonly OfferField[] =>
  line === base ? [] : offerFields.filter((field) => base === undefined || line[field] !== base[field])

/** Whether saving has something to do for a line. An added line that was removed again has nothing. */
export const isChanged = (line: DeskLine, base: DeskLine | undefined): boolean => {
  if (line === base) return false
  if (isAdded(line)) return !line.is_removed
  return line.is_removed || changedFields(line, base).length > 0
}

/** What a change of lines sends, and the line that each of its entries is. */
export interface LinesChange {
  readonly lines: readonly Readonly<Record<string, unknown>>[]
  readonly removed: readonly number[]
  readonly sent: readonly DeskLine[]
}

/** In the API a field without a value is null: of the price what the shop asks, of the lead time the usual one. */
const toValue = (line: DeskLine, field: OfferField): unknown => {
  const value = line[field]
  if (value !== undefined) return value
  return field === 'quantity' ? undefined : null
}

/** What the buyer asked for with a line that is added again because others removed it. */
const requestOf = ({ requested: { requested_text, requested_quantity } }: DeskLine) => ({
  ...(requested_text !== undefined && { requested_text }),
  ...(requested_quantity !== undefined && { requested_quantity }),
})

/** The changed fields of changed lines, with their ids; all fields of added ones; and the ids of removed ones. */
export const collectChanges = (
  rows: readonly DeskLine[],
  bases: ReadonlyMap<number, DeskLine>,
): LinesChange => {
  const changed = rows.filter((line) => isChanged(line, bases.get(line.key)))
  const sent = changed.filter(({ is_removed }) => !is_removed)
  return {
    sent,
    lines: sent.map((line) => ({
      ...(isAdded(line) ? requestOf(line) : { id: line.key }),
      ...Object.fromEntries(
        changedFields(line, bases.get(line.key)).flatMap((field) => {
          const value = toValue(line, field)
          return value === undefined ? [] : [[field, value]]
        }),
      ),
    })),
    removed: changed.filter(({ is_removed }) => is_removed).map(({ key }) => key),
  }
}

/** Finds what is known of a line's item today. */
export type FindFacts = (line: DeskLine) => ItemFacts | undefined

import { isLineTooLarge, LONGEST_REQUEST } from '@pasok/contract'
import type { FieldErrorCode, Language } from '@pasok/words'
import type { ValidationErrors } from '../platform/index.ts'
import type { OfferedItem } from '../catalogue/index.ts'
import { copyItemFields } from './offer-lines.ts'
import type { LineRow } from './quotation.store.ts'
import type { NewLine } from './write-quotation.store.ts'

/** A line as staff offer it. Omitted fields keep the stored value. */
export interface PricedLine {
  /** The id of the line to change; without it a line is added. */
  readonly id?: number | undefined
  /** The position among all lines after the change, from 1. */
  readonly place?: number | undefined
  /** An added line is 'quoted' by default. */
  readonly status?: LineRow['status'] | undefined
  /** null for none. */
  readonly itemId?: number | null | undefined
  /** The request of an added line. */
  readonly requestedText?: string | undefined
  readonly requestedQuantity?: string | undefined
  readonly quantity?: number | undefined
  /** The unit price in whole rupiah; null for today's price, which another item takes, too. */
  readonly unitPrice?: number | null | undefined
  readonly discountPercent?: number | undefined
  /** null for the item's usual one. */
  readonly leadTimeDays?: number | null | undefined
  readonly comment?: string | undefined
}

/** A stored line's changed content, or an added line, with its requested position. */
export type ChangedLine = NewLine & { readonly id?: number; readonly position?: number }

/** The data that pricing lines needs. */
export interface PricingData {
  /** The stored lines by their ids. */
  readonly before: ReadonlyMap<number, LineRow>
  readonly items: ReadonlyMap<number, OfferedItem>
  /** Unit prices in whole rupiah by item id. */
  readonly prices: ReadonlyMap<number, number>
  readonly discountPercent?: number | undefined
  readonly unknownWeight: number
  /** The buyer's language, in which the requested item is recorded. */
  readonly language: Language
}

/** Error codes by field. */
interface LineError {
  readonly field: 'id' | 'product_item_id' | 'quantity' | 'unit_price'
  readonly code: FieldErrorCode
}

/** The lines to store, or errors by field, such as `lines.3.quantity`. */
export const priceLines = (
  wanted: readonly PricedLine[],
  data: PricingData,
): { readonly lines: readonly ChangedLine[] } | ValidationErrors => {
  const errors: Record<string, FieldErrorCode> = {}
  const lines: ChangedLine[] = []
  const named = new Set<number>()
  for (const [at, line] of wanted.entries()) {
    const was = line.id === undefined ? undefined : data.before.get(line.id)
    const isUnknown = line.id !== undefined && (was === undefined || named.has(line.id))
    if (line.id !== undefined) named.add(line.id)
    const priced = isUnknown ? refused('id', 'unknown_line') : priceLine(line, was, data)
    if ('code' in priced) errors[`lines.${at}.${priced.field}`] = priced.code
    else
      lines.push({
        ...priced,
        ...(was && { id: was.id }),
        ...(line.place !== undefined && { position: line.place }),
      })
  }
  return Object.keys(errors).length > 0 ? { error: 'invalid_request', errors } : { lines }
}

const refused = (field: LineError['field'], code: FieldErrorCode): LineError => ({ field, code })

/** The quantity of a priced line; null without one. */
export const resolveQuantity = ({ quantity }: PricedLine, was: LineRow | undefined): number | null =>
  quantity ?? was?.quantity ?? null

/** The item of a priced line; null without one. */
export const resolveItem = ({ itemId }: PricedLine, was: LineRow | undefined): number | null =>
  itemId === undefined ? (was?.item_id ?? null) : itemId

const priceLine = (line: PricedLine, was: LineRow | undefined, data: PricingData): NewLine | LineError => {
  const itemId = resolveItem(line, was)
  const item = itemId === null ? undefined : data.items.get(itemId)
  const status = line.status ?? was?.status ?? 'quoted'
  const isOffered = status === 'quoted' || status === 'alternative'
  if (itemId === null && isOffered) return refused('product_item_id', 'missing')
  // A discontinued item can still be answered as not available.
  if (itemId !== null && itemId !== was?.item_id && !item) return refused('product_item_id', 'not_for_sale')
  if (isOffered && !item?.is_orderable) return refused('product_item_id', 'not_for_sale')
  const quantity = resolveQuantity(line, was)
  if (quantity === null && isOffered) return refused('quantity', 'missing')
  const isSame = was !== undefined && itemId === was.item_id
  const stored = line.unitPrice === undefined && isSame ? was.unit_price : null
  const price = line.unitPrice ?? stored ?? (itemId === null ? undefined : data.prices.get(itemId))
  if (price === undefined && isOffered) return refused('unit_price', 'price_missing')
  if (isLineTooLarge(quantity ?? 0, price ?? 0)) return refused('unit_price', 'line_too_dear')
  const hundredths =
    data.discountPercent === undefined && line.discountPercent === undefined
      ? (was?.discount ?? 0)
      : Math.round((data.discountPercent ?? line.discountPercent ?? 0) * 100)
  const discount = isOffered ? hundredths : 0
  const usualLeadTime = item?.lead_time_days ?? null
  const storedLeadTime = line.leadTimeDays === undefined && isSame ? was.lead_time_days : null
  const leadTime = line.leadTimeDays ?? storedLeadTime ?? usualLeadTime
  return {
    ...(was
      ? requestedFields(was, was.item_id !== null && !isSame, data.language)
      : {
          requested_text: line.requestedText ?? '',
          requested_quantity: line.requestedQuantity ?? '',
        }),
    status,
    item_id: itemId,
    ...(isSame ? pickTexts(was) : copyItemFields(item, data.unknownWeight)),
    quantity,
    unit_price: isOffered ? (price ?? null) : null,
    discount,
    lead_time_days: leadTime,
    staff_comment: line.comment ?? was?.staff_comment ?? '',
    is_shop_offer:
      isOffered &&
      itemId !== null &&
      price === data.prices.get(itemId) &&
      discount === 0 &&
      leadTime === usualLeadTime,
  }
}

/** The item fields that a line of the same item keeps. */
const pickTexts = ({ sku, own_number, name_en, name_id, uom, weight_g, changed_in_cart }: LineRow) => ({
  sku,
  own_number,
  name_en,
  name_id,
  uom,
  weight_g,
  changed_in_cart,
})

/** The buyer's request, which pricing does not change. If the item is replaced or removed, it is recorded first. */
const requestedFields = (was: LineRow, isReplaced: boolean, language: Language) => ({
  requested_text:
    was.requested_text === '' && isReplaced
      ? `${was.sku} ${was[`name_${language}`]}`.trim().slice(0, LONGEST_REQUEST)
      : was.requested_text,
  requested_quantity:
    was.requested_quantity === '' && isReplaced ? String(was.quantity ?? '') : was.requested_quantity,
  requested_description: was.requested_description,
  buyer_comment: was.buyer_comment,
  verdict: was.verdict,
})

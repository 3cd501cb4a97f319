import { lineProblem, type Day } from '@pasok/contract'
import type { CompanyScope } from '../kernel/index.ts'
import type { OfferedItem } from '../catalogue/index.ts'
import { pricesOfItems } from '../pricing/index.ts'
import type { Db } from '../platform/index.ts'
import type { NewLine } from './write-quotation.store.ts'

/** A requested quantity of an item. */
export interface WantedLine {
  readonly item_id: number
  readonly quantity: number
  readonly buyer_comment?: string
}

/** The items and prices of the lines to build. */
interface Known {
  readonly items: ReadonlyMap<number, OfferedItem>
  /** Unit prices in whole rupiah by item id. */
  readonly prices: ReadonlyMap<number, number>
  /** The weight in grams of one unit of an item without a weight. */
  readonly unknownWeight: number
}

/** Whether a line can be ordered unchanged. */
export const isOrderable = (
  { item_id, quantity }: Pick<WantedLine, 'item_id' | 'quantity'>,
  items: ReadonlyMap<number, OfferedItem>,
): boolean => {
  const item = items.get(item_id)
  return lineProblem(item && { ...item, display_add_to_cart: item.is_orderable }, quantity) === undefined
}

/** The company's prices of items today at these quantities, by item id. */
export const todaysPrices = async (
  tx: Db,
  scope: CompanyScope,
  lines: readonly { readonly item_id: number; readonly quantity: number }[],
  day: Day,
): Promise<Map<number, number>> => {
  const quantities = new Map<number, number>()
  for (const { item_id, quantity } of lines)
    quantities.set(item_id, (quantities.get(item_id) ?? 0) + quantity)
  const found = await pricesOfItems(tx, scope, [...quantities.keys()], day, (id) => quantities.get(id) ?? 1)
  return new Map([...found].map(([id, { price }]) => [id, price]))
}

/** Builds lines at today's prices; a line without a price is open. */
export const buildOfferLines = (
  wanted: readonly WantedLine[],
  { items, prices, unknownWeight }: Known,
): NewLine[] =>
  wanted.map(({ item_id, quantity, buyer_comment = '' }) => {
    const item = items.get(item_id)
    const price = prices.get(item_id)
    return {
      status: price === undefined ? 'open' : 'quoted',
      item_id,
      ...copyItemFields(item, unknownWeight),
      quantity,
      unit_price: price ?? null,
      lead_time_days: item?.lead_time_days ?? null,
      buyer_comment,
      is_shop_offer: price !== undefined,
    }
  })

/** The fields that a line copies from its item. */
export const copyItemFields = (item: OfferedItem | undefined, unknownWeight: number) => ({
  sku: item?.sku ?? '',
  own_number: item?.own_number ?? '',
  name_en: item?.name_en ?? '',
  name_id: item?.name_id ?? '',
  uom: item?.uom ?? '',
  weight_g: item?.weight_g ?? unknownWeight,
})

import type { ItemPrices, ProductPrices } from '@pasok/contract'
import type { MemberScope } from '../identity/index.ts'
import type { Day, Db } from '../platform/index.ts'
import { findPrices, findProductPrices } from './company-prices.store.ts'
import { decidePrice, type Decided } from './pricing.ts'

/**
 * What products cost a company on a day, a unit of each of their items, by id. Those that show no price, or have none,
 * are left out: a record without prices has no key for one.
 */
export const pricesOfProducts = async (
  db: Db,
  { companyId }: MemberScope,
  productIds: readonly number[],
  day: Day,
): Promise<Map<number, ProductPrices>> => {
  if (productIds.length === 0) return new Map()
  const rows = await findProductPrices(db, companyId, productIds, day)
  return new Map(
    rows.map(({ product_id, items, min_price, max_price, min_base_price, is_special_offer }) => [
      product_id,
      {
        min_price,
        max_price,
        is_special_offer,
        ...(items === 1 && {
          price: min_price,
          ...(min_base_price !== null && { base_price: min_base_price }),
        }),
      },
    ]),
  )
}

/**
 * What one unit of each item costs a company on a day, by id, or what it costs at the quantity that `quantityOf` gives.
 * Items that show no price, or have none, are left out.
 */
export const pricesOfItems = async (
  db: Db,
  { companyId }: MemberScope,
  itemIds: readonly number[],
  day: Day,
  quantityOf: (itemId: number) => number = () => 1,
): Promise<Map<number, Decided>> => {
  if (itemIds.length === 0) return new Map()
  const found = await findPrices(db, companyId, itemIds, day)
  return new Map(
    [...found].flatMap(([id, prices]) => {
      const decided = decidePrice(prices, quantityOf(id), day)
      return decided ? [[id, decided] as const] : []
    }),
  )
}

/** A decided price as records hold it. */
export const itemPricesOf = ({ price, base_price, is_special_offer, breaks }: Decided): ItemPrices => ({
  price,
  ...(base_price !== null && { base_price }),
  is_special_offer,
  ...(breaks.length > 0 && { price_breaks: [...breaks] }),
})

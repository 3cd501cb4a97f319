import { pricePerPiece, type ItemPrices, type ProductPrices, type Day } from '@pasok/contract'
import type { CompanyScope } from '../kernel/index.ts'
import type { Db } from '../platform/index.ts'
import { findPrices, type PricedIds, type ProductPriceRow, type SoldBy } from './company-prices.store.ts'
import { decidePrice, type Decided } from './pricing.ts'

/** Prices of products and items for a company, by id. Those without a visible price are left out. */
interface PricesById {
  readonly products: ReadonlyMap<number, ProductPrices>
  readonly items: ReadonlyMap<number, ItemPrices>
  /** The company's own part numbers by item. */
  readonly ownNumbers: ReadonlyMap<number, string[]>
}

/**
 * Reads the unit prices of items, and of products' items, for a company on a day, and its own part numbers of items; in one
 * statement.
 */
export const findPricesById = async (
  db: Db,
  { companyId }: CompanyScope,
  ids: PricedIds,
  day: Day,
): Promise<PricesById> => {
  if (ids.productIds.length === 0 && ids.itemIds.length === 0)
    return { products: new Map(), items: new Map(), ownNumbers: new Map() }
  const { products, items, ownNumbers } = await findPrices(db, companyId, ids, day)
  return {
    ownNumbers,
    products: new Map(products.map(({ product_id, ...row }) => [product_id, toProductPrices(row)])),
    items: new Map(
      [...items].flatMap(([id, prices]) => {
        const decided = decidePrice(prices, 1, day)
        const { uom, pieces_per_uom } = prices
        return decided ? [[id, toItemPrices({ ...decided, uom, pieces_per_uom })] as const] : []
      }),
    ),
  }
}

const toProductPrices = ({
  has_pieces,
  min_pieces,
  max_pieces,
  min_piece_price,
  max_piece_price,
  ...row
}: Omit<ProductPriceRow, 'product_id'>): ProductPrices => {
  const { base_price, min_price, max_price, is_special_offer, is_company_price, price_uoms } = row
  const isOffered = row.offer_max_percent !== null
  return {
    price: min_price,
    base_price,
    min_price,
    max_price,
    is_special_offer,
    is_company_price,
    price_uoms,
    ...withoutNull({
      min_base_price: row.min_base_price,
      max_base_price: row.max_base_price,
      offer_min_percent: isOffered ? row.offer_min_percent : null,
      offer_max_percent: row.offer_max_percent,
      offer_ends_on: row.offer_ends_on,
      ...(has_pieces && max_pieces !== 1 && { min_pieces, max_pieces, min_piece_price, max_piece_price }),
    }),
  }
}

/** Unknown values have no key in the record. */
const withoutNull = <T extends object>(values: T) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null)) as {
    [Key in keyof T]?: NonNullable<T[Key]>
  }

/** The unit price of an item at a quantity; undefined without a visible price. */
export type PriceAtQuantity = (itemId: number, quantity: number) => (Decided & SoldBy) | undefined

/** Reads the prices of items for a company on a day, at any quantity. */
export const findPricesAtQuantities = async (
  db: Db,
  { companyId }: CompanyScope,
  itemIds: readonly number[],
  day: Day,
): Promise<PriceAtQuantity> => {
  const found =
    itemIds.length === 0 ? undefined : await findPrices(db, companyId, { productIds: [], itemIds }, day)
  return (itemId, quantity) => {
    const prices = found?.items.get(itemId)
    const decided = prices && decidePrice(prices, quantity, day)
    return decided && { ...decided, uom: prices.uom, pieces_per_uom: prices.pieces_per_uom }
  }
}

/**
 * The unit price of each item for a company on a day, by id, at the quantity that `findQuantity` returns (default 1).
 * Items without a visible price are left out.
 */
export const pricesOfItems = async (
  db: Db,
  scope: CompanyScope,
  itemIds: readonly number[],
  day: Day,
  findQuantity: (itemId: number) => number = () => 1,
): Promise<Map<number, Decided & SoldBy>> => {
  const priceAt = await findPricesAtQuantities(db, scope, itemIds, day)
  return new Map(
    itemIds.flatMap((id) => {
      const decided = priceAt(id, findQuantity(id))
      return decided ? [[id, decided] as const] : []
    }),
  )
}

/** Converts a decided price to the fields of a record. */
export const toItemPrices = ({
  price,
  base_price,
  offer,
  breaks,
  ...decided
}: Decided & SoldBy): ItemPrices => {
  const { uom, pieces_per_uom: pieces } = decided
  const piece = pieces === null || pieces === 1 ? null : pricePerPiece(price, pieces)
  const percent = offer?.percent ?? null
  return {
    price,
    base_price,
    min_price: price,
    max_price: price,
    is_special_offer: decided.is_special_offer,
    is_company_price: decided.is_company_price,
    price_uoms: [uom],
    ...withoutNull({
      offer_min_percent: percent,
      offer_max_percent: percent,
      offer_ends_on: offer?.ends_on ?? null,
      ...(piece !== null && {
        min_pieces: pieces,
        max_pieces: pieces,
        min_piece_price: piece,
        max_piece_price: piece,
      }),
    }),
    ...(breaks.length > 0 && { price_breaks: [...breaks] }),
  }
}

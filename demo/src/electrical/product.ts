import type { Item, Product, Text } from '../catalogue/model.ts'
import { rupiah } from '../catalogue/price.ts'
import { description, text, type Pair, type Row } from './texts.ts'

type Extras = Partial<Pick<Product, 'featured' | 'displayPrice' | 'displayAddToCart' | 'sni' | 'tkdn'>> & {
  tabs?: NonNullable<Product['tabs']>
}

/** A product from its parts, the texts as pairs. */
export const product = (
  code: string,
  name: Pair,
  category: Text,
  brand: Product['brand'],
  popularity: number,
  texts: { lead: readonly Pair[]; points: readonly Pair[]; data: readonly Row[] },
  pictures: Product['pictures'],
  items: readonly Item[],
  extras: Extras = {},
): Product => ({
  code,
  name: text(...name),
  description: description(texts.lead, texts.points, texts.data),
  category,
  brand,
  popularity,
  pictures,
  items,
  ...extras,
})

/** An item sold by the piece. */
export const piece = (
  sku: string,
  name: Text,
  price: number,
  weight: number,
  attributes: Item['attributes'],
  rest: Partial<Pick<Item, 'uom' | 'demand' | 'minimum' | 'multiple' | 'stock'>> = {},
): Item => ({ sku, name, uom: 'pcs', price: rupiah(price), weight, attributes, ...rest })

/** A figure padded for a part number. */
export const padded = (value: number, digits = 2): string =>
  String(value).replace('.', '').padStart(digits, '0')

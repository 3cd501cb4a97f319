import type { Brand } from '../catalogue/brands.ts'
import type { Item, Product, Text } from '../catalogue/model.ts'
import { rupiah } from '../catalogue/price.ts'
import {
  branchedDimensions,
  branchedShaded,
  turnedDimensions,
  turnedRange,
  turnedShaded,
  type Branched,
  type Piece,
} from './turning.drawing.ts'
import { named, say, type Attributes } from './writing.ts'

/** One size of a product. */
export type Size = {
  /** What follows the product's letters in the part number. */
  key: string
  size: string | Text
  attributes: Attributes
  price: number
  weight: number
  demand?: number
  uom?: Item['uom']
}

/** A product and its sizes, before the parts they share are written out. */
export type Line = {
  code: string
  what: Text
  name: Text
  lead: readonly Text[]
  points: readonly Text[]
  data?: Parameters<typeof say>[2]
  category: Text
  brand: Brand
  popularity: number
  pictures: Product['pictures']
  sizes: readonly Size[]
  minimum?: number
  more?: Pick<Product, 'featured' | 'displayPrice' | 'displayAddToCart' | 'tabs' | 'sni' | 'tkdn'>
}

export const lineProduct = (of: Line): Product => ({
  code: `PN-${of.code}`,
  name: of.name,
  description: say(of.lead, of.points, of.data ?? []),
  category: of.category,
  brand: of.brand,
  popularity: of.popularity,
  ...of.more,
  pictures: of.pictures,
  items: of.sizes.map(({ key, size, attributes, price, weight, demand = 0.6, uom = 'pcs' }) => ({
    sku: `${of.code}-${key}`,
    name: named(of.what, size),
    uom,
    price: rupiah(price),
    weight,
    ...(of.minimum === undefined ? {} : { minimum: of.minimum, multiple: of.minimum }),
    demand,
    attributes,
  })),
})

/** The drawings of a turned part: from the side, in space, and its sizes beside one another where there are some. */
export const turnedPictures = (
  title: string,
  pieces: readonly Piece[],
  bore: number,
  range: readonly { pieces: readonly Piece[]; text: string }[] = [],
): Product['pictures'] => [
  { view: 'dimensions', draw: () => turnedDimensions({ title, pieces }) },
  { view: 'shaded', draw: () => turnedShaded({ title, pieces, bore }) },
  ...(range.length > 1 ? [{ view: 'range' as const, draw: () => turnedRange(title, range) }] : []),
]

export const branchedPictures = (of: Branched): Product['pictures'] => [
  { view: 'dimensions', draw: () => branchedDimensions(of) },
  { view: 'shaded', draw: () => branchedShaded(of) },
]

/** Pictures without the view that prints lengths: another maker's body is drawn by its looks. */
export const unmeasured = (pictures: Product['pictures']): Product['pictures'] =>
  pictures.filter(({ view }) => view !== 'dimensions')

/** A product of items that carry the maker's own part numbers. */
export const withNumbers = (product: Product, numbers: readonly string[]): Product => ({
  ...product,
  pictures: unmeasured(product.pictures),
  items: product.items.map((item, index) => ({ ...item, sku: numbers[index] ?? item.sku })),
})

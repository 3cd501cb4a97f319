import type { Item, Picture, Product } from '../catalogue/model.ts'
import { rupiah } from '../catalogue/price.ts'
import { categories } from './categories.ts'
import { both, product, type Pair, type Row } from './prose.ts'

type Ware = {
  sku: string
  /** What the item's name says behind the product's. */
  tail: Pair
  /** Rupiah before rounding, and grams. */
  price: number
  weight: number
  uom?: Item['uom']
  demand?: number
  /** How many are sold at a time. */
  by?: number
  attributes: Item['attributes']
}

type Spec = {
  code: string
  name: Pair
  at: keyof typeof categories
  brand: Product['brand']
  popularity: number
  lead: readonly Pair[]
  points: readonly Pair[]
  data: readonly Row[]
  pictures: readonly Picture[]
  /** On request only. */
  displayPrice?: boolean
  displayAddToCart?: boolean
}

/** A product whose items are named by what stands behind its name. */
export const make = ({ at, ...spec }: Spec, wares: readonly Ware[]): Product =>
  product({
    ...spec,
    category: categories[at],
    items: wares.map(({ sku, tail, price, weight, uom = 'pcs', demand = 0.7, by, attributes }) => ({
      sku,
      name: both([`${spec.name[0]}, ${tail[0]}`, `${spec.name[1]}, ${tail[1]}`]),
      uom,
      price: rupiah(price),
      weight,
      demand,
      ...(by === undefined ? {} : { minimum: by, multiple: by }),
      attributes,
    })),
  })

/** A pair as the value of a choice, with a capital. */
export const choice = (pair: Pair): { en: string; id: string } => both([capital(pair[0]), capital(pair[1])])

const capital = (text: string): string => text.replace(/^./, (letter) => letter.toUpperCase())

import type { Brand } from '../catalogue/brands.ts'
import type { Values } from '../catalogue/attributes.ts'
import type { Item, Product, Text } from '../catalogue/model.ts'
import { rupiah } from '../catalogue/price.ts'
import { caption } from '../drawing/dimension.ts'
import { sheet } from '../drawing/sheet.ts'
import { circle, clipped, placed, turned, type Mark, type Point } from '../drawing/svg.ts'
import { about } from './kinds.ts'
import { named, say, views, type Pair } from './copy.ts'

/** One item of a tool before it is priced. */
export type ToolRow = {
  sku: string
  name: readonly [en: string, id: string]
  price: number
  weight: number
  values: Values
  uom?: Item['uom']
  demand?: number
}

/** A hand or measuring tool: what is said of it, and how it is drawn lying on the sheet. */
export type ToolSpec = {
  code: string
  name: readonly [en: string, id: string]
  category: Text
  brand?: Brand
  popularity: number
  use: Pair
  points: readonly Pair[]
  data?: readonly (readonly [Pair, Pair])[]
  title: string
  body: readonly Mark[]
  figures: readonly Mark[]
  /** How far the second view is turned. */
  slant?: number
  /** Where the second view looks closer instead. */
  focus?: Point
  /** A second view of its own. */
  second?: () => string
  rows: readonly ToolRow[]
  tabs?: Product['tabs']
  /** Quoted on request: the price or the cart is not shown. */
  hidden?: 'price' | 'cart'
}

/** What lies around a point, twice as large, in a circle. */
const closer =
  (title: string, body: readonly Mark[], [x, y]: Point) =>
  (): string =>
    sheet(title, [
      clipped('lens', 'M150 300A250 250 0 1 1 650 300A250 250 0 1 1 150 300Z', [
        placed([2, 0, 0, 2, 400 - 2 * x, 300 - 2 * y], body),
      ]),
      circle(400, 300, 250, 'none', 'heavy'),
    ])

/** The product of a tool. */
export const toolProduct = (spec: ToolSpec): Product => ({
  code: spec.code,
  name: named(...spec.name),
  description: say([spec.use, ...about(spec.category)], spec.points, spec.data),
  category: spec.category,
  brand: spec.brand ?? 'Perkasara',
  popularity: spec.popularity,
  ...(spec.hidden === 'price' ? { displayPrice: false } : {}),
  ...(spec.hidden === 'cart' ? { displayAddToCart: false } : {}),
  ...(spec.tabs === undefined ? {} : { tabs: spec.tabs }),
  pictures: views({
    dimensions: () => sheet(spec.title, [...spec.body, ...spec.figures, caption(spec.title)]),
    ...(spec.focus === undefined
      ? {
          shaded:
            spec.second ?? (() => sheet(spec.title, [turned(spec.slant ?? -26, [400, 300], spec.body)])),
        }
      : { detail: closer(spec.title, spec.body, spec.focus) }),
  }),
  items: spec.rows.map(({ sku, name, price, weight, values, uom = 'pcs', demand = 0.7 }) => ({
    sku,
    name: named(...name),
    uom,
    price: rupiah(price),
    weight,
    demand,
    attributes: values,
  })),
})

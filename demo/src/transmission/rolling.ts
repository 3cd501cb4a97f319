import type { Brand } from '../catalogue/brands.ts'
import type { Item, Picture, Product, Text } from '../catalogue/model.ts'
import { rupiah } from '../catalogue/price.ts'
import type { Values } from '../catalogue/attributes.ts'
import { demandOf, massOf, speedOf } from './bearing.ts'

/** A bearing of a series, with what its items say. */
export type Rolling = {
  number: string
  d: number
  D: number
  B: number
  r?: number
  c?: number
  c0?: number
  attributes?: Values
}

/** A series of bearings as one product. */
export type RollingSeries = {
  code: string
  /** In front of the bearing number, where that alone could be anything's. */
  prefix?: string
  name: Text
  /** What an item is called before its number. */
  item: Text
  brand: Brand
  popularity: number
  category: Text
  description: Text
  bearings: readonly Rolling[]
  shown: string
  draw: (bearing: Rolling & { title: string }) => readonly Picture[]
  /** Rupiah for the part itself and for each gram of it. */
  cost: readonly [base: number, gram: number]
  filled?: number
  /** Speed times mean diameter. */
  speed?: number
  attributes?: Values
  featured?: true
  tabs?: Product['tabs']
}

/** The product of a series. */
export function rollingProduct(series: RollingSeries): Product {
  const { bearings, shown, draw, cost, filled, speed, prefix = '' } = series
  const model = bearings.find(({ number }) => number === shown) ?? bearings[0]
  if (model === undefined) throw new Error(`${series.code} has no bearings`)
  return {
    code: series.code,
    name: series.name,
    description: series.description,
    category: series.category,
    brand: series.brand,
    popularity: series.popularity,
    ...(series.featured === undefined ? {} : { featured: series.featured }),
    ...(series.tabs === undefined ? {} : { tabs: series.tabs }),
    pictures: draw({ ...model, title: model.number }),
    items: bearings.map((bearing): Item => {
      const { number, d, D, B, c, c0 } = bearing
      const mass = massOf(bearing, filled)
      return {
        sku: `${prefix}${number}`,
        name: { en: `${series.item.en} ${number}`, id: `${series.item.id} ${number}` },
        uom: 'pcs',
        price: rupiah(cost[0] + mass * cost[1]),
        weight: mass,
        demand: demandOf(d),
        attributes: {
          designation: number,
          inner_diameter: d,
          outer_diameter: D,
          width: B,
          ...(c === undefined ? {} : { load_dynamic: c }),
          ...(c0 === undefined ? {} : { load_static: c0 }),
          ...(speed === undefined ? {} : { speed_limit: speedOf(bearing, speed) }),
          ...series.attributes,
          ...bearing.attributes,
        },
      }
    }),
  }
}

/** Bearings of a dimension series from its load ratings, which start at a bore code. */
export const rated = (
  make: (code: string) => Omit<Rolling, 'c' | 'c0'>,
  from: number,
  ratings: readonly (readonly [c: number, c0: number])[],
): Rolling[] => ratings.map(([c, c0], index) => ({ ...make(String(from + index).padStart(2, '0')), c, c0 }))

import type { Brand } from '../catalogue/brands.ts'
import type { Text } from '../catalogue/model.ts'
import type { Fill } from '../drawing/svg.ts'
import { type Pair, named } from './copy.ts'

/** mm. */
export type Size = readonly [diameter: number, flute: number, overall: number, shank: number, radius?: number]

/** A line of end mills: its sizes, metal, looks and texts. */
export type Family = {
  code: string
  prefix: string
  name: readonly [en: string, id: string]
  standard?: string
  metal: 'hss' | 'carbide'
  material: Text
  coating: Text | string
  flutes: number
  sizes: readonly Size[]
  end?: 'ball'
  tint: Fill
  rough?: boolean
  use: Pair
  points: readonly Pair[]
  speed: Pair
  cost: number
  brand: Brand
  popularity: number
  category: Text
}

/** The metals of milling cutters, as choices. */
export const cobalt = named('HSS-Co 8%', 'HSS-Co 8%')

export const carbide = named('Fine-grain carbide', 'Karbida butir halus')

export const bright = named('Bright', 'Tanpa lapisan')

/** To a tenth of a millimetre. */
export const round = (value: number): number => Math.round(value * 10) / 10

/** Makers' long reach series: neck and body lengths are the maker's. */
export const longer = (sizes: readonly Size[], factor: number, lengths: number): Size[] =>
  sizes.map(([d, flute, overall, shank]) => [
    d,
    Math.round(flute * factor),
    Math.round((overall * lengths) / 5) * 5,
    shank,
  ])

import type { Pair } from './prose.ts'

/** The colours of helmets and padlocks. */
const tint = {
  WH: ['White', 'Putih'],
  YE: ['Yellow', 'Kuning'],
  BU: ['Blue', 'Biru'],
  RD: ['Red', 'Merah'],
  GN: ['Green', 'Hijau'],
  OR: ['Orange', 'Oranye'],
  BK: ['Black', 'Hitam'],
} as const satisfies Record<string, Pair>
export const tints = Object.entries(tint)
/** A colour within a name. */
export const low = (pair: Pair): Pair => [pair[0].toLowerCase(), pair[1].toLowerCase()]

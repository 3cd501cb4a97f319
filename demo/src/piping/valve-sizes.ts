import type { Text } from '../catalogue/model.ts'
import { metals, type Metal } from './materials.ts'
import { inches } from './valve.ts'

/** Width across the flats of a screwed end, mm by DN: the maker's own. */
export const flats: Readonly<Record<number, number>> = {
  8: 20,
  10: 24,
  15: 28,
  20: 34,
  25: 42,
  32: 50,
  40: 57,
  50: 70,
  65: 88,
  80: 102,
  100: 128,
}

/** A DN as part numbers write it. */
export const two = (dn: number): string => String(dn).padStart(2, '0')

/** A DN in inches: 1/2". */
export const inch = (dn: number): string => inches[dn] ?? `${dn}`

/** As in threads: G1/2. */
export const plain = (dn: number): string => inch(dn).replace('"', '')

/** What a metal stands. */
export const noteMetal = (metal: Metal): Text => metals[metal].advice

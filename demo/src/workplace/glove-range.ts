import type { categories } from './categories.ts'
import type { Pair } from './prose.ts'
import type { Glove } from './work-glove.drawing.ts'

/** A kind of glove with its sizes. */
export type GloveRange = {
  code: string
  sku: string
  name: Pair
  category: keyof typeof categories
  brand: 'Sigapra' | 'Lindungka'
  kind: Glove['kind']
  tone?: Glove['tone']
  standard: string
  protection: string
  material: Pair
  coating?: Pair
  /** Length of size 9 in mm. */
  length: number
  sizes: readonly number[]
  price: number
  mass: number
  popularity: number
  /** Pieces in a box, for gloves worn once. */
  pack?: number
  by?: number
  lead: readonly Pair[]
  points: readonly Pair[]
}

export const dozen: Pair = ['Sold in dozens of pairs', 'Dijual per lusin pasang']

export const palm: Pair = [
  'Size by the girth of the hand over the knuckles: 8 is 203 mm, 9 is 229 mm, 10 is 254 mm',
  'Nomor menurut lingkar tangan di buku jari: 8 sama dengan 203 mm, 9 sama dengan 229 mm, 10 sama dengan 254 mm',
]

export const rotating: Pair = [
  'Do not wear near rotating spindles, rollers or chains',
  'Jangan dipakai dekat spindel, rol, atau rantai yang berputar',
]

export const permeation: Pair = [
  'Breakthrough time depends on the chemical: check the list under resistance before use',
  'Waktu tembus tergantung bahan kimia: periksa tabel ketahanan sebelum dipakai',
]

export const burnt: Pair = [
  'Replace as soon as a seam is burnt through or the leather has turned hard',
  'Ganti begitu jahitan terbakar atau kulit mengeras',
]

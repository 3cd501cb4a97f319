import type { Brand } from '../catalogue/brands.ts'
import type { Text } from '../catalogue/model.ts'
import { figure } from '../catalogue/text.ts'
import type { Module } from './air-preparation.drawing.ts'
import type { SymbolName } from './symbol.drawing.ts'
import { t, type Attributes } from './writing.ts'

/** Body sizes by port: width in mm, flow in l/min, grams and rupiah of one module, and where it belongs. */
export const frames = {
  'G1/8': {
    code: '18',
    width: 30,
    flow: 550,
    mass: 110,
    cost: 62_000,
    use: t('a single machine or test bench', 'satu mesin atau meja uji'),
  },
  'G1/4': {
    code: '14',
    width: 42,
    flow: 1500,
    mass: 240,
    cost: 86_000,
    use: t('a workplace or a small machine', 'satu tempat kerja atau mesin kecil'),
  },
  'G3/8': {
    code: '38',
    width: 53,
    flow: 3000,
    mass: 420,
    cost: 128_000,
    use: t('a machine with several cylinders', 'mesin dengan beberapa silinder'),
  },
  'G1/2': {
    code: '12',
    width: 60,
    flow: 4500,
    mass: 560,
    cost: 165_000,
    use: t('a line of machines or a sandblaster', 'satu lini mesin atau sandblasting'),
  },
  'G3/4': {
    code: '34',
    width: 75,
    flow: 7000,
    mass: 1150,
    cost: 330_000,
    use: t('a branch of the ring main', 'cabang jaringan utama'),
  },
  G1: {
    code: '10',
    width: 90,
    flow: 9500,
    mass: 1700,
    cost: 465_000,
    use: t('the main behind the dryer', 'jalur utama setelah pengering'),
  },
} as const

export type Port = keyof typeof frames

const drains = [
  ['M', t('Manual', 'Manual'), 1],
  ['A', t('Automatic', 'Otomatis'), 1.38],
] as const

/** A kind of unit in all its ports. */
export type Unitary = {
  code: string
  modules: readonly Module[]
  text: Text
  category: Text
  symbol: SymbolName
  factor: number
  brand: Brand
  ports: readonly Port[]
  lead: Text
  points: readonly Text[]
  popularity: number
  sizes: (port: Port) => readonly { key: string; size: Text; attributes: Attributes; factor: number }[]
  section?: string
  flow?: number
}

/** Filter ratings in µm, each with manual or automatic drain. */
export const filtered =
  (ratings: readonly number[]): Unitary['sizes'] =>
  () =>
    ratings.flatMap((rating) =>
      drains.map(([key, drain, factor]) => ({
        key: `${String(rating).replace('.', '')}${key}`,
        size: {
          en: `${figure(rating).en} µm, ${drain.en.toLowerCase()} drain`,
          id: `${figure(rating).id} µm, pembuangan ${drain.id.toLowerCase()}`,
        },
        attributes: { filter_rating: rating, drain },
        factor: factor * (rating < 5 ? 1.8 : 1),
      })),
    )

/** The ranges that a regulator is set in. */
export const ranged: Unitary['sizes'] = () =>
  (
    [
      ['04', '0.5–4 bar', '0,5–4 bar'],
      ['08', '0.5–8 bar', '0,5–8 bar'],
      ['10', '0.5–10 bar', '0,5–10 bar'],
    ] as const
  ).map(([key, en, id]) => ({
    key,
    size: { en, id },
    attributes: { set_range: { en, id } },
    factor: key === '10' ? 1.05 : 1,
  }))

export const rangedFilter: Unitary['sizes'] = (port) =>
  filtered([5, 40])(port).map((size) => ({
    ...size,
    attributes: { ...size.attributes, set_range: t('0.5–8 bar', '0,5–8 bar') },
  }))

import type { Product, Text } from '../catalogue/model.ts'
import { steel } from './fastener.ts'
import { nutInSpace, nutSheet, type Nut } from './nut.drawing.ts'
import { said, table } from './passage.ts'
import type { Sized } from './sized.ts'

/** A nut in the terms of its drawing, of whatever standard. */
export type Size = {
  d: number
  pitch: number
  m: number
  s: number
  h: number
  foot?: number
  rim?: number
  dome?: number
  slot?: number
  blind?: number
}

/** What sets one kind of nut apart. */
export type Kind = {
  form: Nut['form']
  code: string
  sku: string
  standard: string
  noun: Text
  category: Text
  popularity: number
  lead: readonly Text[]
  points: readonly Text[]
  effort: number
  brand?: Product['brand']
  tabs?: Sized<Size>['tabs']
}

/** What all nuts say of themselves, and what a kind adds. */
export const family = (kind: Kind): Sized<Size> => ({
  code: kind.code,
  sku: kind.sku,
  standard: kind.standard,
  noun: kind.noun,
  category: kind.category,
  brand: (grade) => kind.brand ?? (grade.gram > 90 ? 'Bautindra' : 'Murtaka'),
  popularity: kind.popularity,
  lead: kind.lead,
  points: kind.points,
  data: [[said('Thread', 'Ulir'), said('Metric coarse, tolerance 6H', 'Metrik kasar, toleransi 6H')]],
  ...(kind.tabs === undefined ? {} : { tabs: kind.tabs }),
  mass: ({ d, pitch, s, m, h, foot = 0, rim = 0, dome = 0, blind }) => {
    const bore = (Math.PI / 4) * (d - 0.7 * pitch) ** 2
    const hexagon = 0.866 * s ** 2 * m
    const above = (h - m) * (dome > 0 ? 0.6 * dome ** 2 : 0.55 * s ** 2)
    return (hexagon + above + 0.7 * foot ** 2 * rim - bore * (blind ?? h)) * steel
  },
  effort: kind.effort,
  values: ({ pitch, s, h, foot }) => ({
    pitch,
    across_flats: s,
    nut_height: h,
    ...(foot === undefined || kind.form === 'weld' ? {} : { flange_diameter: foot }),
  }),
  pictures: ({ key, size, title, grade }) => {
    const nut: Nut = { ...size, form: kind.form, thread: key, title, dark: grade.dark === true }
    return [
      { view: 'dimensions', draw: () => nutSheet(nut) },
      { view: 'shaded', draw: () => nutInSpace(nut) },
    ]
  },
})

/** A standard's table in the terms of `Size`. */
export const mapped = <S>(
  sizes: Readonly<Record<string, S>>,
  of: (size: S) => Size,
): Readonly<Record<string, Size>> =>
  Object.fromEntries(Object.entries(sizes).map(([key, size]) => [key, of(size)]))
/** A table whose nuts are as high as their hexagon. */
export const simple = <S extends { d: number; pitch: number; m: number; s: number }>(
  sizes: Readonly<Record<string, S>>,
): Readonly<Record<string, Size>> => mapped(sizes, ({ d, pitch, m, s }) => ({ d, pitch, m, s, h: m }))

/** Which nut belongs to which bolt. */
export const pairing = (): Product['tabs'] => [
  {
    title: said('Nut and bolt', 'Pasangan mur dan baut'),
    html: table(
      [said('Bolt', 'Baut'), said('Nut', 'Mur'), said('Washer', 'Ring plat')],
      [
        ['4.8, 5.8', said('5 or 6', '5 atau 6'), '100 HV'],
        ['8.8', '8', '200 HV'],
        ['10.9', '10', '300 HV'],
        ['12.9', '12', '300 HV'],
        ['A2-70', 'A2-70', 'A2'],
        ['A4-80', 'A4-80', 'A4'],
      ],
      said(
        'A nut of a higher class may replace a lower one, never the other way round. Galvanised bolts need nuts tapped oversize.',
        'Mur kelas lebih tinggi boleh menggantikan yang lebih rendah, tidak sebaliknya. Baut galvanis memerlukan mur dengan ulir dilebihkan.',
      ),
    ),
  },
]

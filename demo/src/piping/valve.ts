import type { Brand } from '../catalogue/brands.ts'
import type { Item, Product, Text } from '../catalogue/model.ts'
import { rupiah } from '../catalogue/price.ts'
import { figure } from '../catalogue/text.ts'
import { asmeB165 } from '../standards/asme-b16-5.ts'
import { jisB2220 } from '../standards/jis-b2220.ts'
import { metals, type Metal } from './materials.ts'
import { labels, prose, t } from './prose.ts'
import { valveSolid, type ValveShape, type ValveType } from './valve.drawing.ts'
import { valveSide } from './valve-side.drawing.ts'
import { valveSymbol } from './valve-symbol.drawing.ts'

/** Inch names of nominal diameters. */
export const inches: Readonly<Record<number, string>> = {
  6: '1/8"',
  8: '1/4"',
  10: '3/8"',
  15: '1/2"',
  20: '3/4"',
  25: '1"',
  32: '1-1/4"',
  40: '1-1/2"',
  50: '2"',
  65: '2-1/2"',
  80: '3"',
  100: '4"',
  125: '5"',
  150: '6"',
  200: '8"',
  250: '10"',
  300: '12"',
}

const acrossFlats: Readonly<Record<number, number>> = {
  8: 20,
  10: 23,
  15: 27,
  20: 33,
  25: 41,
  32: 50,
  40: 56,
  50: 69,
  65: 86,
  80: 100,
  100: 127,
}

/** How a valve is joined to its pipe. */
export const ends = {
  rc: { name: t('Female thread Rc (ISO 7-1)', 'Ulir dalam Rc (ISO 7-1)'), letter: 'Rc', suffix: '' },
  g: { name: t('Female thread G (ISO 228-1)', 'Ulir dalam G (ISO 228-1)'), letter: 'G', suffix: '' },
  npt: { name: t('Female thread NPT', 'Ulir dalam NPT'), letter: 'NPT ', suffix: 'N' },
  socket: { name: t('Socket weld', 'Socket weld'), letter: 'SW ', suffix: 'SW' },
  '10K': { name: t('Flanges JIS 10K', 'Flensa JIS 10K'), letter: 'JIS 10K', suffix: '10K' },
  C150: { name: t('Flanges ASME class 150', 'Flensa ASME class 150'), letter: 'ASME #150', suffix: '150' },
  C300: { name: t('Flanges ASME class 300', 'Flensa ASME class 300'), letter: 'ASME #300', suffix: '300' },
} as const
export type Ends = keyof typeof ends

const flangeOf = (joint: Ends, dn: number): ValveShape['flange'] => {
  if (joint === '10K') return jisB2220['10K'].find((row) => row.dn === dn)
  if (joint === 'C150') return asmeB165[150].find((row) => row.dn === dn)
  return joint === 'C300' ? asmeB165[300].find((row) => row.dn === dn) : undefined
}

export type Valve = {
  code: string
  sku: string
  type: ValveType
  name: Text
  /** The word for items. */
  short: Text
  metal: Metal
  joint: Ends
  brand?: Brand
  category: Text
  popularity: number
  lead: Text
  points: readonly Text[]
  /** The stem rises through the handwheel. */
  rising?: boolean
  data?: readonly (readonly [Text, Text | string])[]
  /** DN and face to face in mm. */
  sizes: readonly (readonly [dn: number, length: number])[]
  standard?: string
  /** bar and °C. */
  pressure: number
  hot: number
  /** Height and handwheel or lever as multiples of DN with a fixed part, price and mass against a plain iron valve. */
  tall: readonly [fixed: number, perDn: number]
  hand: readonly [fixed: number, perDn: number]
  heavy: number
  cost: number
  tabs?: Product['tabs']
  more?: Partial<Product>
  attributes?: Item['attributes']
}

const round5 = (value: number): number => Math.max(5, Math.round(value / 5) * 5)

/** A family of valves of one body over its nominal sizes. */
export function valve(of: Valve): Product {
  const { joint, metal, sizes } = of
  const make = metals[metal]
  const flanged = flangeOf(joint, 50) !== undefined
  const heightOf = (dn: number): number => round5(of.tall[0] + of.tall[1] * dn)
  const handOf = (dn: number): number => round5(of.hand[0] + of.hand[1] * dn)
  const massOf = (dn: number): number =>
    of.heavy * (flanged ? 2.1 * dn ** 1.9 + 900 : 0.95 * dn ** 1.98 + 55 + dn * 3)
  const items = sizes.map(([dn, length]): Item => {
    const inch = inches[dn] ?? `${dn}`
    const mass = massOf(dn)
    const size = flanged && joint === '10K' ? `${dn}A (${inch})` : inch
    return {
      sku: `${of.sku}-${String(dn).padStart(flanged ? 3 : 2, '0')}`,
      name: t(`${of.short.en} ${size}`, `${of.short.id} ${size}`),
      uom: 'pcs',
      price: rupiah(of.cost * ((flanged ? 95_000 : 14_000) + mass * 46 * make.factor)),
      weight: mass,
      demand: dn <= 25 ? 0.95 : dn <= 50 ? 0.8 : dn <= 100 ? 0.6 : 0.25,
      attributes: {
        ...(of.standard === undefined ? {} : { standard: of.standard }),
        nominal_size: inch,
        bore_dn: dn,
        connection: ends[joint].name,
        material: make.name,
        face_to_face: length,
        max_pressure: of.pressure,
        max_temperature: of.hot,
        ...of.attributes,
      },
    }
  })
  const [dn, length] = sizes[Math.min(flanged ? 1 : 2, sizes.length - 1)] ?? [25, 80]
  const flange = flangeOf(joint, dn)
  const shape: ValveShape = {
    type: of.type,
    length,
    height: heightOf(dn),
    ...(of.rising === true ? { rising: true } : {}),
    hand: handOf(dn) * (of.heavy > 2 ? 1.4 : 1),
    // Forged bodies are stout around their small bore.
    bore: of.heavy > 2 ? dn * 1.6 : dn,
    hex: (acrossFlats[dn] ?? dn * 1.35) * (of.heavy > 2 ? 1.3 : 1),
    thread: flanged ? ends[joint].letter : `${ends[joint].letter}${(inches[dn] ?? '').replace('"', '')}`,
    title: flanged ? `${ends[joint].letter} · DN ${dn}` : `${inches[dn] ?? ''} · DN ${dn} · L ${length}`,
    ...(flange === undefined ? {} : { flange }),
    ...(of.code.includes('-3PC') ? { pieces: 3 as const } : {}),
  }
  const [small, large] = [sizes[0]?.[0] ?? dn, sizes.at(-1)?.[0] ?? dn]
  return {
    code: of.code,
    name: of.name,
    description: prose({
      lead: [of.lead, make.advice],
      points: of.points,
      data: [
        [t('Sizes', 'Ukuran'), t(`DN ${small} to DN ${large}`, `DN ${small} sampai DN ${large}`)],
        [labels.ends, ends[joint].name],
        [
          labels.pressure,
          t(
            `${figure(of.pressure).en} bar at room temperature`,
            `${figure(of.pressure).id} bar pada suhu ruang`,
          ),
        ],
        [labels.temperature, t(`up to ${of.hot} °C`, `sampai ${of.hot} °C`)],
        ...(of.data ?? []),
      ],
    }),
    category: of.category,
    brand: of.brand ?? 'Valtirta',
    popularity: of.popularity,
    ...(of.tabs === undefined ? {} : { tabs: of.tabs }),
    ...of.more,
    pictures: [
      { view: 'dimensions', draw: () => valveSide(shape) },
      { view: 'shaded', draw: () => valveSolid(shape) },
      { view: 'symbol', draw: () => valveSymbol(shape) },
    ],
    items,
  }
}

import { categories } from './categories.ts'
import type { Item, Product, Text } from '../catalogue/model.ts'
import { rupiah } from '../catalogue/price.ts'
import { describe, figure } from '../catalogue/text.ts'
import { jisB2401 } from '../standards/jis-b2401.ts'
import { ringDimensions, ringShaded } from './o-ring.drawing.ts'

type Number = keyof typeof jisB2401
type Rubber = {
  code: string
  name: string
  hardness: number
  colour: Text
  temperature: number
  factor: number
}

const items = (numbers: readonly Number[], rubber: Rubber): Item[] =>
  numbers.map((number) => {
    const { d1, d2 } = jisB2401[number]
    const volume = Math.PI * (d1 + d2) * (Math.PI / 4) * d2 ** 2
    const pack = d1 < 20 ? 100 : d1 < 35 ? 50 : 20
    const size = (language: 'en' | 'id'): string => `${figure(d1)[language]} × ${figure(d2)[language]} mm`
    return {
      sku: `OR-${rubber.code}-${number}`,
      name: {
        en: `O-ring ${rubber.name} ${number}, ${size('en')}`,
        id: `Seal O-ring ${rubber.name} ${number}, ${size('id')}`,
      },
      uom: 'box',
      price: rupiah((380 + volume * 0.62) * rubber.factor * pack),
      weight: volume * 0.00135 * pack,
      demand: 0.8,
      attributes: {
        standard: 'JIS B 2401',
        ring_size: number,
        material: rubber.name,
        colour: rubber.colour,
        hardness: rubber.hardness,
        inner_diameter: d1,
        cord: d2,
        max_temperature: rubber.temperature,
        pack_qty: pack,
      },
    }
  })

const pictures = (number: Number, name: string): Product['pictures'] => {
  const { d1, d2 } = jisB2401[number]
  const ring = { inner: d1, cord: d2, title: `JIS B 2401 · ${number} · ${name}` }
  return [
    { view: 'dimensions', draw: () => ringDimensions(ring) },
    { view: 'shaded', draw: () => ringShaded(ring) },
  ]
}

export const oRings: readonly Product[] = [
  {
    code: 'O-RING-NBR70',
    name: {
      en: 'O-ring NBR 70, JIS B 2401 series P',
      id: 'Seal O-ring (cincin-O) NBR 70, JIS B 2401 seri P',
    },
    description: describe(
      {
        lead: [
          'Static and dynamic seal in nitrile rubber for hydraulic oil, mineral grease, fuel, air and water.',
        ],
        points: [
          'The number is close to the shaft diameter in millimetres',
          'Above 100 bar add a back-up ring',
          'Not for brake fluid, ozone or sunlight',
        ],
        data: [
          ['Material', 'Nitrile rubber, 70 Shore A, black'],
          ['Temperature', '−30 to +100 °C'],
        ],
      },
      {
        lead: [
          'Perapat statis dan dinamis dari karet nitril untuk oli hidrolik, gemuk mineral, bahan bakar, udara, dan air.',
        ],
        points: [
          'Nomornya mendekati diameter poros dalam milimeter',
          'Di atas 100 bar tambahkan back-up ring',
          'Tidak untuk minyak rem, ozon, atau sinar matahari langsung',
        ],
        data: [
          ['Bahan', 'Karet nitril, 70 Shore A, hitam'],
          ['Suhu kerja', '−30 sampai +100 °C'],
        ],
      },
    ),
    category: categories.oRings,
    brand: 'Valtirta',
    popularity: 670,
    pictures: pictures('P25', 'NBR 70'),
    items: items(['P5', 'P8', 'P10', 'P12', 'P16', 'P20', 'P25', 'P30', 'P40', 'P50'], {
      code: 'N70',
      name: 'NBR 70',
      hardness: 70,
      colour: { en: 'Black', id: 'Hitam' },
      temperature: 100,
      factor: 1,
    }),
  },
  {
    code: 'O-RING-FKM75',
    name: {
      en: 'O-ring FKM 75, JIS B 2401 series P',
      id: 'Seal O-ring (cincin-O) FKM 75, JIS B 2401 seri P',
    },
    description: describe(
      {
        lead: ['Fluoro rubber for hot oil, fuel, many acids and vacuum, where nitrile hardens within weeks.'],
        points: [
          'Same grooves as the nitrile ring of that number',
          'Lasts outdoors: ozone does not attack it',
          'Not for steam, ketones or amines',
        ],
        data: [
          ['Material', 'Fluoro rubber, 75 Shore A, brown'],
          ['Temperature', '−20 to +200 °C'],
        ],
      },
      {
        lead: [
          'Karet fluor untuk oli panas, bahan bakar, banyak jenis asam, dan vakum, tempat karet nitril cepat mengeras.',
        ],
        points: [
          'Alur sama dengan cincin nitril bernomor sama',
          'Awet di luar ruangan: tahan ozon',
          'Tidak untuk uap air, keton, atau amina',
        ],
        data: [
          ['Bahan', 'Karet fluor, 75 Shore A, cokelat'],
          ['Suhu kerja', '−20 sampai +200 °C'],
        ],
      },
    ),
    category: categories.oRings,
    brand: 'Valtirta',
    popularity: 380,
    pictures: pictures('P16', 'FKM 75'),
    items: items(['P10', 'P12', 'P16', 'P20', 'P25', 'P30'], {
      code: 'F75',
      name: 'FKM 75',
      hardness: 75,
      colour: { en: 'Brown', id: 'Cokelat' },
      temperature: 200,
      factor: 5.4,
    }),
  },
]

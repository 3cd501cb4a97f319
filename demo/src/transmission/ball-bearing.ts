import { categories } from './categories.ts'
import type { Item, Product, Text } from '../catalogue/model.ts'
import { rupiah } from '../catalogue/price.ts'
import { describe } from '../catalogue/text.ts'
import { iso15, type BearingNumber } from '../standards/iso15.ts'
import { bearingDimensions, bearingShaded, type Shelter } from './ball-bearing.drawing.ts'

const shelters: Record<Shelter, { text: Text; short: Text; cost: number; speed: number }> = {
  open: { text: { en: 'Open', id: 'Terbuka' }, short: { en: ' open', id: ' terbuka' }, cost: 0.86, speed: 1 },
  ZZ: {
    text: { en: 'Metal shields both sides (ZZ)', id: 'Pelat logam dua sisi (ZZ)' },
    short: { en: '-ZZ', id: '-ZZ' },
    cost: 0.96,
    speed: 1,
  },
  '2RS': {
    text: { en: 'Rubber seals both sides (2RS)', id: 'Seal karet dua sisi (2RS)' },
    short: { en: '-2RS', id: '-2RS' },
    cost: 1,
    speed: 0.65,
  },
}

const items = (numbers: readonly BearingNumber[], kinds: readonly Shelter[]): Item[] =>
  numbers.flatMap((number) =>
    kinds.map((kind): Item => {
      const size = iso15[number]
      const { text, short, cost, speed } = shelters[kind]
      return {
        sku: kind === 'open' ? number : `${number}-${kind}`,
        name: {
          en: `Deep groove ball bearing ${number}${short.en}`,
          id: `Bantalan bola (bearing) ${number}${short.id}`,
        },
        uom: 'pcs',
        price: rupiah((11_500 + size.mass * 255) * cost),
        weight: size.mass,
        demand: kind === 'open' ? 0.4 : 0.95,
        attributes: {
          designation: number,
          sealing: text,
          inner_diameter: size.d,
          outer_diameter: size.D,
          width: size.B,
          load_dynamic: size.c,
          load_static: size.c0,
          speed_limit: Math.round((size.speed * speed) / 100) * 100,
          clearance: kind === 'open' ? 'CN' : 'C3',
        },
      }
    }),
  )

const pictures = (number: BearingNumber, kind: Shelter): Product['pictures'] => {
  const bearing = { ...iso15[number], shelter: kind, title: kind === 'open' ? number : `${number}-${kind}` }
  return [
    { view: 'dimensions', draw: () => bearingDimensions(bearing) },
    { view: 'shaded', draw: () => bearingShaded(bearing) },
  ]
}

const data = {
  en: [
    ['Material', 'Chrome steel GCr15, hardened'],
    ['Cage', 'Pressed steel'],
    ['Temperature', '−30 to +110 °C'],
  ],
  id: [
    ['Bahan', 'Baja krom GCr15, dikeraskan'],
    ['Sangkar', 'Baja pres'],
    ['Suhu kerja', '−30 sampai +110 °C'],
  ],
} as const

export const ballBearings: readonly Product[] = [
  {
    code: 'BEARING-60-SERIES',
    name: { en: 'Deep groove ball bearing, 60 series', id: 'Bantalan bola (bearing) alur dalam seri 60' },
    description: describe(
      {
        lead: [
          'Extra-light single-row bearing: the largest bore in the smallest housing. Electric motors, gearboxes, fans, idler rollers.',
        ],
        points: [
          'ZZ keeps coarse dirt out at full speed; 2RS keeps water out at about two thirds of it',
          'Greased for life, lithium grease NLGI 2',
          'Internal clearance C3 for warm motors',
        ],
        data: data.en,
      },
      {
        lead: [
          'Bantalan satu baris ekstra ringan: lubang terbesar dalam rumah terkecil. Untuk motor listrik, gearbox, kipas, dan rol penghantar.',
        ],
        points: [
          'ZZ menahan kotoran kasar pada putaran penuh; 2RS menahan air pada sekitar dua pertiga putaran',
          'Gemuk litium NLGI 2 untuk seumur pakai',
          'Celah dalam C3 untuk motor yang bekerja panas',
        ],
        data: data.id,
      },
    ),
    category: categories.ballBearings,
    brand: 'Rodalka',
    popularity: 810,
    pictures: pictures('6004', 'ZZ'),
    items: items(['6000', '6001', '6002', '6003', '6004', '6005', '6006'], ['ZZ', '2RS']),
  },
  {
    code: 'BEARING-62-SERIES',
    name: { en: 'Deep groove ball bearing, 62 series', id: 'Bantalan bola (bearing) alur dalam seri 62' },
    description: describe(
      {
        lead: [
          'Light series, the most used bearing in plant maintenance: pumps, conveyors, gearboxes, washing machines.',
        ],
        points: [
          'Open for oil bath, ZZ for dry dust, 2RS for splash water',
          'Takes radial load and moderate axial load in both directions',
          'Single packed, marked with its number on ring and box',
        ],
        data: data.en,
      },
      {
        lead: [
          'Seri ringan, bantalan paling banyak dipakai di perawatan pabrik: pompa, konveyor, gearbox, mesin cuci.',
        ],
        points: [
          'Terbuka untuk rendaman oli, ZZ untuk debu kering, 2RS untuk percikan air',
          'Menahan beban radial dan beban aksial sedang dari dua arah',
          'Dikemas satuan, nomor tertera pada cincin dan dus',
        ],
        data: data.id,
      },
    ),
    category: categories.ballBearings,
    brand: 'Rodalka',
    popularity: 980,
    featured: true,
    pictures: pictures('6204', '2RS'),
    items: items(['6201', '6202', '6203', '6204', '6205', '6206'], ['open', 'ZZ', '2RS']),
  },
  {
    code: 'BEARING-63-SERIES',
    name: { en: 'Deep groove ball bearing, 63 series', id: 'Bantalan bola (bearing) alur dalam seri 63' },
    description: describe(
      {
        lead: [
          'Medium series with larger balls: nearly twice the load of series 60 on the same shaft. Crushers, heavy pulleys, cranes.',
        ],
        points: [
          'Rubber seals both sides',
          'Check the shoulder height: the outer ring is large',
          'Mount cold by press, or warm to 80 °C at most',
        ],
        data: data.en,
      },
      {
        lead: [
          'Seri sedang dengan bola lebih besar: beban hampir dua kali seri 60 pada poros yang sama. Untuk mesin pemecah, puli berat, dan derek.',
        ],
        points: [
          'Seal karet dua sisi',
          'Periksa tinggi bahu poros: cincin luarnya besar',
          'Pasang dingin dengan pres, atau hangatkan paling tinggi 80 °C',
        ],
        data: data.id,
      },
    ),
    category: categories.ballBearings,
    brand: 'Rodalka',
    popularity: 640,
    pictures: pictures('6306', '2RS'),
    items: items(['6300', '6301', '6302', '6303', '6304', '6305', '6306'], ['2RS']),
  },
]

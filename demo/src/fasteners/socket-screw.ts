import { categories } from './categories.ts'
import type { Item, Product, Text } from '../catalogue/model.ts'
import { rupiah } from '../catalogue/price.ts'
import { describe } from '../catalogue/text.ts'
import { iso4762 } from '../standards/iso4762.ts'
import { boltMass, packOf } from './fastener.ts'
import { screwDimensions, screwShaded } from './socket-screw.drawing.ts'

type Size = readonly [thread: keyof typeof iso4762, length: number]

const black: Text = { en: 'Black oxide', id: 'Hitam oksida' }
const sizes: readonly Size[] = [
  ['M4', 8],
  ['M4', 10],
  ['M4', 12],
  ['M4', 16],
  ['M4', 20],
  ['M5', 10],
  ['M5', 12],
  ['M5', 16],
  ['M5', 20],
  ['M6', 12],
  ['M6', 16],
  ['M6', 20],
  ['M6', 25],
  ['M8', 16],
  ['M8', 20],
  ['M8', 25],
  ['M8', 30],
  ['M10', 20],
  ['M10', 25],
  ['M10', 30],
  ['M10', 40],
  ['M12', 25],
  ['M12', 30],
  ['M12', 40],
  ['M12', 50],
]

const items: readonly Item[] = sizes.map(([thread, length]) => {
  const size = iso4762[thread]
  const pack = packOf(thread)
  const mass = boltMass(
    (Math.PI / 4) * size.dk ** 2 * size.k - 0.866 * size.s ** 2 * size.t,
    size.d,
    size.pitch,
    length,
  )
  const name = `ISO 4762 ${thread} × ${length}, 12.9`
  return {
    sku: `SS4762-129-${thread}X${length}`,
    name: { en: `Socket head screw ${name}`, id: `Baut L ${name}` },
    uom: 'box',
    price: rupiah((220 + mass * 62) * pack),
    weight: mass * pack,
    demand: thread === 'M6' || thread === 'M8' ? 1 : 0.7,
    attributes: {
      standard: 'ISO 4762',
      material: { en: 'Alloy steel', id: 'Baja paduan' },
      finish: black,
      strength_class: '12.9',
      thread,
      pitch: size.pitch,
      length,
      head_diameter: size.dk,
      head_height: size.k,
      hex_key: size.s,
      pack_qty: pack,
    },
  }
})

const screw = { ...iso4762.M8, thread: 'M8', length: 30, title: 'ISO 4762 · M8 × 30 · 12.9' }

export const socketScrews: readonly Product[] = [
  {
    code: 'SOCKET-SCREW-ISO4762-129',
    name: {
      en: 'Socket head cap screw ISO 4762, steel 12.9, black',
      id: 'Baut L (soket segi enam dalam) ISO 4762, baja 12.9 hitam',
    },
    description: describe(
      {
        lead: [
          'Cap screw driven by a hex key, in the highest standard strength class. For moulds, fixtures, linear guides, anywhere a spanner won’t fit. These are the usual short lengths, threaded up to the head.',
        ],
        points: [
          'Cylindrical knurled head, marked 12.9',
          'Lightly oiled black surface: protect it outdoors',
          'Do not electroplate afterwards: risk of hydrogen embrittlement',
        ],
        data: [
          ['Material', 'Alloy steel, strength class 12.9'],
          ['Tensile strength', '1,220 N/mm² minimum'],
          ['Temperature', '−50 to +150 °C'],
        ],
      },
      {
        lead: [
          'Baut kepala silinder yang diputar dengan kunci L, kelas kekuatan standar tertinggi. Cocok untuk cetakan, jig, rel linear, dan tempat sempit yang tidak terjangkau kunci pas. Ini panjang pendek yang umum, berulir sampai ke kepala.',
        ],
        points: [
          'Kepala silinder bergerigi, bertanda 12.9',
          'Permukaan hitam berminyak tipis: lindungi bila dipakai di luar ruangan',
          'Jangan dilapis listrik lagi: berisiko getas hidrogen',
        ],
        data: [
          ['Bahan', 'Baja paduan, kelas kekuatan 12.9'],
          ['Kuat tarik', 'Minimum 1.220 N/mm²'],
          ['Suhu kerja', '−50 sampai +150 °C'],
        ],
      },
    ),
    category: categories.socketScrews,
    brand: 'Kencara',
    popularity: 890,
    pictures: [
      { view: 'dimensions', draw: () => screwDimensions(screw) },
      { view: 'shaded', draw: () => screwShaded(screw) },
    ],
    items,
  },
]

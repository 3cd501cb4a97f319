import { categories } from './categories.ts'
import type { Item, Product, Text } from '../catalogue/model.ts'
import { rupiah } from '../catalogue/price.ts'
import { describe } from '../catalogue/text.ts'
import { valveDimensions, valveShaded } from './ball-valve.drawing.ts'

/** mm: DN, body length, axis to handle, handle, across flats; grams. The maker's own sizes. */
const stainless = {
  '1/4"': { bore: 8, length: 50, height: 42, handle: 82, hex: 20, mass: 190 },
  '3/8"': { bore: 10, length: 50, height: 42, handle: 82, hex: 23, mass: 210 },
  '1/2"': { bore: 15, length: 60, height: 46, handle: 88, hex: 27, mass: 270 },
  '3/4"': { bore: 20, length: 70, height: 55, handle: 105, hex: 33, mass: 430 },
  '1"': { bore: 25, length: 80, height: 60, handle: 120, hex: 41, mass: 660 },
  '1-1/4"': { bore: 32, length: 93, height: 74, handle: 142, hex: 50, mass: 1080 },
  '1-1/2"': { bore: 38, length: 102, height: 80, handle: 160, hex: 56, mass: 1460 },
  '2"': { bore: 50, length: 121, height: 90, handle: 172, hex: 69, mass: 2280 },
} as const
const brass = {
  '1/4"': { bore: 8, length: 42, height: 36, handle: 75, hex: 20, mass: 110 },
  '1/2"': { bore: 15, length: 52, height: 42, handle: 85, hex: 25, mass: 175 },
  '3/4"': { bore: 20, length: 59, height: 47, handle: 85, hex: 31, mass: 270 },
  '1"': { bore: 25, length: 70, height: 54, handle: 105, hex: 38, mass: 430 },
  '1-1/4"': { bore: 32, length: 80, height: 60, handle: 105, hex: 48, mass: 660 },
  '2"': { bore: 50, length: 104, height: 84, handle: 140, hex: 67, mass: 1500 },
} as const

type Size = { bore: number; length: number; height: number; handle: number; hex: number; mass: number }
type Make = {
  code: string
  name: Text
  material: Text
  thread: string
  pressure: number
  base: number
  gram: number
}

const items = (sizes: Record<string, Size>, make: Make): Item[] =>
  Object.entries(sizes).map(([inch, size]) => ({
    sku: `${make.code}-DN${String(size.bore).padStart(2, '0')}`,
    name: { en: `${make.name.en} ${inch}`, id: `${make.name.id} ${inch}` },
    uom: 'pcs',
    price: rupiah(make.base + size.mass * make.gram),
    weight: size.mass,
    demand: size.bore <= 25 ? 0.95 : 0.5,
    attributes: {
      nominal_size: inch,
      bore_dn: size.bore,
      port: `${make.thread}${inch.replace('"', '')}`,
      material: make.material,
      face_to_face: size.length,
      max_pressure: make.pressure,
    },
  }))

const pictures = (size: Size, thread: string, title: string): Product['pictures'] => {
  const valve = { ...size, thread, title }
  return [
    { view: 'dimensions', draw: () => valveDimensions(valve) },
    { view: 'shaded', draw: () => valveShaded(valve) },
  ]
}

export const ballValves: readonly Product[] = [
  {
    code: 'BALL-VALVE-SS304-2PC',
    name: {
      en: 'Stainless steel ball valve, 2-piece, full bore',
      id: 'Ball valve stainless steel 2-piece, full bore',
    },
    description: describe(
      {
        lead: [
          'Quarter-turn shut-off for water, air, oil, and mild chemicals. Full bore: no pressure lost in the open valve.',
        ],
        points: [
          'Body and ball SUS 304, PTFE seats, lockable lever',
          'Female thread Rc, ISO 7-1',
          'Not for throttling: a half-open ball wears its seats',
        ],
        data: [
          ['Pressure', '63 bar (1,000 WOG)'],
          ['Temperature', '−20 to +180 °C'],
          ['Seats', 'PTFE'],
        ],
      },
      {
        lead: [
          'Katup tutup seperempat putaran untuk air, udara, oli, dan bahan kimia ringan. Full bore: tanpa rugi tekanan saat terbuka.',
        ],
        points: [
          'Badan dan bola SUS 304, dudukan PTFE, tuas dapat dikunci',
          'Ulir dalam Rc, ISO 7-1',
          'Bukan untuk mengatur aliran: bola setengah terbuka mengikis dudukan',
        ],
        data: [
          ['Tekanan', '63 bar (1.000 WOG)'],
          ['Suhu kerja', '−20 sampai +180 °C'],
          ['Dudukan', 'PTFE'],
        ],
      },
    ),
    category: categories.ballValves,
    brand: 'Valtirta',
    popularity: 840,
    featured: true,
    pictures: pictures(stainless['1/2"'], 'Rc1/2', '1/2" · DN 15'),
    items: items(stainless, {
      code: 'BV304',
      name: { en: 'Stainless steel ball valve 2-piece', id: 'Ball valve stainless steel 2-piece' },
      material: { en: 'Stainless steel SUS 304', id: 'Stainless steel SUS 304' },
      thread: 'Rc',
      pressure: 63,
      base: 38_000,
      gram: 205,
    }),
  },
  {
    code: 'BALL-VALVE-BRASS',
    name: { en: 'Brass ball valve, lever handle', id: 'Ball valve kuningan, gagang tuas' },
    description: describe(
      {
        lead: [
          'Forged brass shut-off valve for compressed air and clean water lines, the usual cock of workshops and pump rooms.',
        ],
        points: [
          'Hard-chromed ball, PTFE seats',
          'Female thread G, ISO 228-1',
          'Not for sea water or ammonia',
        ],
        data: [
          ['Pressure', '25 bar'],
          ['Temperature', '−10 to +110 °C'],
          ['Seats', 'PTFE'],
        ],
      },
      {
        lead: [
          'Katup tutup kuningan tempa untuk jalur udara bertekanan dan air bersih, keran yang lazim di bengkel dan ruang pompa.',
        ],
        points: [
          'Bola krom keras, dudukan PTFE',
          'Ulir dalam G, ISO 228-1',
          'Tidak untuk air laut atau amonia',
        ],
        data: [
          ['Tekanan', '25 bar'],
          ['Suhu kerja', '−10 sampai +110 °C'],
          ['Dudukan', 'PTFE'],
        ],
      },
    ),
    category: categories.ballValves,
    brand: 'Valtirta',
    popularity: 690,
    pictures: pictures(brass['3/4"'], 'G3/4', '3/4" · DN 20'),
    items: items(brass, {
      code: 'BVBR',
      name: { en: 'Brass ball valve', id: 'Ball valve kuningan' },
      material: { en: 'Brass', id: 'Kuningan' },
      thread: 'G',
      pressure: 25,
      base: 21_000,
      gram: 168,
    }),
  },
]

import { categories } from './categories.ts'
import type { Item, Product } from '../catalogue/model.ts'
import { rupiah } from '../catalogue/price.ts'
import { describe } from '../catalogue/text.ts'
import { machineTaps } from '../standards/din371.ts'
import { tapDimensions, tapShaded } from './machine-tap.drawing.ts'

const items: readonly Item[] = Object.entries(machineTaps).map(([thread, size]) => ({
  sku: `MT-SP-${thread}`,
  name: {
    en: `Spiral point tap ${size.standard} ${thread} HSS-E`,
    id: `Tap mesin ujung spiral ${size.standard} ${thread} HSS-E`,
  },
  uom: 'pcs',
  price: rupiah(62_000 + size.diameter ** 2 * 640),
  weight: size.overall * size.shank ** 2 * 0.0057,
  demand: 0.85,
  attributes: {
    standard: size.standard,
    material: { en: 'HSS-E, cobalt', id: 'HSS-E, kobalt' },
    thread,
    pitch: size.pitch,
    tap_drill: size.drill,
    overall_length: size.overall,
    shank_diameter: size.shank,
  },
}))

const tap = { ...machineTaps.M8, thread: 'M8', title: 'DIN 371 · M8' }

export const machineTapProducts: readonly Product[] = [
  {
    code: 'TAP-SPIRAL-POINT',
    name: { en: 'Machine tap with spiral point, HSS-E, 6H', id: 'Tap mesin ujung spiral, HSS-E, 6H' },
    description: describe(
      {
        lead: [
          'Tap for through holes: the spiral point pushes the chips ahead, so the thread stays clean at full speed.',
        ],
        points: [
          'For steel up to 1,000 N/mm² and stainless steel',
          'Tolerance 6H, lead of 3.5 to 5 threads (form B)',
          'For blind holes take a spiral flute tap',
        ],
        data: [
          ['Cutting speed in steel', '10 to 15 m/min'],
          ['Material', 'Cobalt high-speed steel (HSS-E)'],
        ],
      },
      {
        lead: [
          'Tap untuk lubang tembus: ujung spiral mendorong tatal ke depan sehingga ulir tetap bersih pada kecepatan penuh.',
        ],
        points: [
          'Untuk baja sampai 1.000 N/mm² dan baja tahan karat',
          'Toleransi 6H, ujung tirus 3,5 sampai 5 ulir (bentuk B)',
          'Untuk lubang buntu gunakan tap alur spiral',
        ],
        data: [
          ['Kecepatan potong pada baja', '10 sampai 15 m/menit'],
          ['Bahan', 'Baja kecepatan tinggi kobalt (HSS-E)'],
        ],
      },
    ),
    category: categories.taps,
    brand: 'Tajamka',
    popularity: 460,
    pictures: [
      { view: 'dimensions', draw: () => tapDimensions(tap) },
      { view: 'shaded', draw: () => tapShaded(tap) },
    ],
    items,
  },
]

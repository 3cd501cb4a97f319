import { categories } from './categories.ts'
import type { Item, Product } from '../catalogue/model.ts'
import { rupiah } from '../catalogue/price.ts'
import { describe, figure } from '../catalogue/text.ts'
import { din338 } from '../standards/din338.ts'
import { drillDimensions, drillRow } from './twist-drill.drawing.ts'

const packOf = (diameter: number): number => (diameter < 10.1 ? 10 : 5)

const items: readonly Item[] = din338.map(({ diameter, flute, overall }) => {
  const pack = packOf(diameter)
  const mass = (Math.PI / 4) * diameter ** 2 * overall * 0.0062
  return {
    sku: `TD338-${diameter.toFixed(1)}`,
    name: {
      en: `HSS twist drill DIN 338 Ø ${figure(diameter).en} mm`,
      id: `Mata bor HSS DIN 338 Ø ${figure(diameter).id} mm`,
    },
    uom: 'box',
    price: rupiah((4_800 + diameter ** 2 * 430) * pack),
    weight: mass * pack,
    demand: 0.9,
    attributes: {
      standard: 'DIN 338',
      material: { en: 'HSS-G, ground', id: 'HSS-G, digerinda' },
      drill_diameter: diameter,
      flute_length: flute,
      overall_length: overall,
      pack_qty: pack,
    },
  }
})

const drill = { diameter: 8.5, flute: 75, overall: 117, title: 'DIN 338 · Ø 8.5' }
const row = din338
  .filter(({ diameter }) => [5, 8, 12].includes(diameter))
  .map((size) => ({ ...size, title: '' }))

export const twistDrills: readonly Product[] = [
  {
    code: 'HSS-DRILL-DIN338',
    name: { en: 'HSS twist drill DIN 338, ground', id: 'Mata bor HSS DIN 338, digerinda' },
    description: describe(
      {
        lead: [
          'Jobber drill for steel up to 900 N/mm², cast iron, aluminium and plastics. Includes the tap drill sizes M4 to M12.',
        ],
        points: [
          'Flutes ground from solid, tolerance h8',
          'Point angle 118°, right-hand cutting',
          'Cool with emulsion or cutting oil; cut cast iron dry',
        ],
        data: [
          ['Cutting speed in steel', '25 to 30 m/min'],
          ['Material', 'High-speed steel M2 (HSS-G)'],
        ],
      },
      {
        lead: [
          'Mata bor lurus untuk baja sampai 900 N/mm², besi cor, aluminium, dan plastik. Termasuk ukuran bor awal tap M4 sampai M12.',
        ],
        points: [
          'Alur digerinda utuh, toleransi h8',
          'Sudut ujung 118°, putaran kanan',
          'Dinginkan dengan emulsi atau oli potong; besi cor dibor kering',
        ],
        data: [
          ['Kecepatan potong pada baja', '25 sampai 30 m/menit'],
          ['Bahan', 'Baja kecepatan tinggi M2 (HSS-G)'],
        ],
      },
    ),
    category: categories.drills,
    brand: 'Tajamka',
    popularity: 820,
    pictures: [
      { view: 'dimensions', draw: () => drillDimensions(drill) },
      { view: 'shaded', draw: () => drillRow(row, 'DIN 338') },
    ],
    items,
  },
]

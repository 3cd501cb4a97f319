import type { Product } from '../catalogue/model.ts'
import { rupiah } from '../catalogue/price.ts'
import { categories } from './categories.ts'
import { named, roundMass, say, views } from './copy.ts'
import { stepTool } from './hole-saw.drawing.ts'
import { rotaryDimensions, rotaryRow } from './rotary.drawing.ts'

type Step = { sku: string; from: number; to: number; step: number; shank: number }

const steps: readonly Step[] = [
  { sku: '4-12', from: 4, to: 12, step: 1, shank: 6 },
  { sku: '4-20', from: 4, to: 20, step: 2, shank: 8 },
  { sku: '6-30', from: 6, to: 30, step: 2, shank: 10 },
  { sku: '4-32', from: 4, to: 32, step: 2, shank: 10 },
  { sku: '6-36', from: 6, to: 36, step: 3, shank: 10 },
  { sku: '10-40', from: 10, to: 40, step: 3, shank: 12 },
]

const middleStep: Step = { sku: '4-20', from: 4, to: 20, step: 2, shank: 8 }

const stepOf = ({ from, to, step, shank }: Step) =>
  stepTool(
    Array.from({ length: Math.round((to - from) / step) + 1 }, (_, index) => from + index * step),
    to > 30 ? 4 : 5,
    shank,
    `Ø ${from}–${to}`,
  )

export const stepDrills: readonly Product[] = (
  [
    ['HSS', named('HSS-G, ground', 'HSS-G, digerinda'), 1, 'Bornawa'],
    ['TiN', named('HSS-G, TiN coated', 'HSS-G, lapis TiN'), 1.45, 'Bornawa'],
    ['HSS-Co', named('HSS-Co 5%', 'HSS-Co 5%'), 2.1, 'Tajamka'],
  ] as const
).map(([metal, material, cost, brand], index): Product => ({
  code: `STEP-DRILL-${metal.toUpperCase()}`,
  name: named(`Step drill ${metal}, straight shank`, `Mata bor bertingkat (step drill) ${metal}`),
  description: say(
    [
      [
        'One drill for all holes in sheet: each step drills a size and deburrs the one before. For control cabinets, ducts and stainless kitchens.',
        'Satu bor untuk semua lubang pelat: tiap tingkat mengebor satu ukuran dan menghaluskan tepi ukuran sebelumnya. Untuk panel listrik, ducting, dan dapur stainless steel.',
      ],
    ],
    [
      index === 2
        ? [
            'Cobalt for stainless sheet to 3 mm; low speed and cutting oil',
            'Kobalt untuk pelat stainless steel sampai 3 mm; putaran rendah dan oli potong',
          ]
        : [
            'Sheet steel to 4 mm, aluminium and plastics to 6 mm',
            'Pelat baja sampai 4 mm, aluminium dan plastik sampai 6 mm',
          ],
      ['Diameters are marked in the flute', 'Diameter tertera pada alurnya'],
      index === 1
        ? [
            'Titanium nitride lowers friction and wear in galvanised sheet',
            'Titanium nitrida mengurangi gesekan dan aus pada pelat galvanis',
          ]
        : [
            'Three flats on the shank: no slipping in the chuck',
            'Tiga bidang pada tangkai: tidak selip di kepala bor',
          ],
    ],
    [
      [
        ['Point', 'Ujung'],
        ['118° split point', '118° ujung belah'],
      ],
      [['Speed at 20 mm', 'Putaran pada 20 mm'], index === 2 ? '200 rpm' : '450 rpm'],
    ],
  ),
  category: categories.stepDrills,
  brand,
  popularity: 420 - index * 70,
  pictures: views({
    dimensions: () => rotaryDimensions(stepOf(middleStep)),
    shaded: () =>
      rotaryRow(steps.filter((_, place) => place === 0 || place === 2).map(stepOf), '4–12 · 6–30'),
  }),
  items: steps.map((step) => ({
    sku: `STP-${metal === 'HSS' ? 'H' : metal === 'TiN' ? 'T' : 'C'}-${step.sku}`,
    name: named(
      `Step drill ${metal} ${step.from}–${step.to} mm`,
      `Mata bor bertingkat ${metal} ${step.from}–${step.to} mm`,
    ),
    uom: 'pcs',
    price: rupiah((42_000 + step.to ** 1.6 * 620) * cost),
    weight: roundMass(step.to * 0.6, 85, 0.8),
    demand: step.to === 20 || step.to === 32 ? 0.9 : 0.6,
    attributes: {
      material,
      drill_diameter: step.to,
      drill_steps: `${step.from}–${step.to} / ${step.step} mm`,
      shank_diameter: step.shank,
    },
  })),
}))

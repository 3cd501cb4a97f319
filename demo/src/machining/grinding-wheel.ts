import type { Product } from '../catalogue/model.ts'
import { rupiah } from '../catalogue/price.ts'
import { categories } from './categories.ts'
import { type Pair, named, say, views } from './copy.ts'
import { discPile, wheelDimensions } from './disc.drawing.ts'
import { about } from './kinds.ts'
import { speedOf } from './rim-speed.ts'

const wheels: readonly {
  code: string
  grain: string
  name: readonly [string, string]
  rows: readonly (readonly [d: number, t: number, b: number])[]
  use: Pair
  pop: number
}[] = [
  {
    code: 'WA',
    grain: 'WA',
    name: ['Surface grinding wheel WA, white', 'Batu gerinda datar WA, putih'],
    rows: [
      [180, 13, 31.75],
      [205, 13, 31.75],
      [205, 19, 31.75],
      [255, 25, 50.8],
      [305, 32, 127],
      [355, 38, 127],
    ],
    use: [
      'White fused alumina for hardened tool steel on surface and cylindrical grinders.',
      'Alumina putih untuk baja perkakas keras pada gerinda datar dan silinder.',
    ],
    pop: 260,
  },
  {
    code: 'A',
    grain: 'A',
    name: ['Bench grinding wheel A, grey', 'Batu gerinda duduk A, abu-abu'],
    rows: [
      [150, 16, 12.7],
      [150, 20, 12.7],
      [150, 25, 12.7],
      [205, 19, 15.88],
      [205, 25, 15.88],
      [255, 25, 19.05],
      [305, 32, 31.75],
    ],
    use: [
      'Brown alumina for sharpening steel tools and deburring on bench grinders.',
      'Alumina cokelat untuk mengasah perkakas baja dan membuang geram pada gerinda duduk.',
    ],
    pop: 390,
  },
  {
    code: 'GC',
    grain: 'GC',
    name: ['Bench grinding wheel GC, green', 'Batu gerinda duduk GC, hijau'],
    rows: [
      [150, 16, 12.7],
      [150, 20, 12.7],
      [205, 19, 15.88],
      [205, 25, 15.88],
      [255, 25, 19.05],
    ],
    use: [
      'Green silicon carbide for carbide tipped tools, cast iron and stone.',
      'Silikon karbida hijau untuk pahat karbida, besi cor, dan batu.',
    ],
    pop: 280,
  },
]

export const grindingWheels: readonly Product[] = wheels.map((wheel): Product => {
  const [diameter, thickness, bore] = wheel.rows[2] ?? [205, 19, 31.75]
  const drawn = { diameter, thickness, bore, title: `${diameter} × ${thickness} × ${bore}` }
  return {
    code: `WHEEL-${wheel.code}`,
    name: named(...wheel.name),
    description: say(
      [wheel.use, ...about(categories.grindingWheels)],
      [
        [
          'Ring test before mounting: a clear tone, no rattle',
          'Uji bunyi sebelum dipasang: nada jernih, tidak pecah',
        ],
        [
          'Blotters on both sides, flanges a third of the diameter',
          'Kertas peredam di kedua sisi, flensa sepertiga diameter',
        ],
        [
          'Dress with a diamond or star dresser when glazed',
          'Asah dengan dresser intan atau bintang bila licin',
        ],
      ],
      [
        [
          ['Bond', 'Perekat'],
          ['Vitrified (V)', 'Vitrifikasi (V)'],
        ],
        [['Rim speed', 'Kecepatan tepi'], '33 m/s'],
      ],
    ),
    category: categories.grindingWheels,
    brand: 'Gurindra',
    popularity: wheel.pop,
    pictures: views({
      dimensions: () => wheelDimensions(drawn, `${wheel.grain}60`),
      shaded: () => discPile({ ...drawn, thickness: drawn.thickness * 1 }, 'mid', 'accent'),
    }),
    items: wheel.rows
      .flatMap(([d, t, b]) =>
        (wheel.code === 'WA' ? [46, 60, 80] : [36, 60, 80]).map((grit) => ({
          sku: `GW${wheel.code}-${d}-${t}-${grit}`,
          name: named(
            `Grinding wheel ${wheel.grain}${grit} ${d} × ${t} × ${b} mm`,
            `Batu gerinda ${wheel.grain}${grit} ${d} × ${t} × ${b} mm`,
          ),
          uom: 'pcs' as const,
          price: rupiah(28_000 + d ** 2 * t * 0.13),
          weight: d ** 2 * t * 0.0018,
          attributes: {
            outer_diameter: d,
            thickness: t,
            inner_diameter: b,
            grit: `${wheel.grain}${grit}`,
            max_speed: speedOf(d, 33),
          },
        })),
      )
      .slice(0, 18),
  }
})

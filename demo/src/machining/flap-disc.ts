import type { Product } from '../catalogue/model.ts'
import { rupiah } from '../catalogue/price.ts'
import { categories } from './categories.ts'
import { named, say, views } from './copy.ts'
import { flapDisc, flapShaded } from './disc.drawing.ts'
import { about } from './kinds.ts'
import { speedOf } from './rim-speed.ts'

const flaps = [
  {
    code: 'FLAP-ALOX',
    grain: named('Aluminium oxide', 'Aluminium oksida'),
    tint: 'dark',
    conical: false,
    cost: 1,
    pop: 520,
    brand: 'Gurindra',
    use: [
      'Leaves of aluminium oxide cloth for mild steel and wood: grinds and finishes at once.',
      'Daun amplas aluminium oksida untuk baja biasa dan kayu: menggerinda sekaligus menghaluskan.',
    ],
  },
  {
    code: 'FLAP-ZIRC-FLAT',
    grain: named('Zirconia', 'Zirkonia'),
    tint: 'deep',
    conical: false,
    cost: 1.35,
    pop: 560,
    brand: 'Gurindra',
    use: [
      'Zirconia stays sharp under pressure: stainless steel and weld seams on flat faces.',
      'Zirkonia tetap tajam di bawah tekanan: stainless steel dan kampuh las pada bidang datar.',
    ],
  },
  {
    code: 'FLAP-ZIRC-CONE',
    grain: named('Zirconia', 'Zirkonia'),
    tint: 'deep',
    conical: true,
    cost: 1.35,
    pop: 430,
    brand: 'Tajamka',
    use: [
      'Conical form (T29) keeps contact at 15 to 25°: edges, seams and curved sheet.',
      'Bentuk kerucut (T29) tetap menempel pada 15 sampai 25°: tepi, kampuh, dan pelat lengkung.',
    ],
  },
  {
    code: 'FLAP-CERAMIC',
    grain: named('Ceramic grain', 'Butiran keramik'),
    tint: 'accent',
    conical: true,
    cost: 2.1,
    pop: 280,
    brand: 'Tajamka',
    use: [
      'Self-sharpening ceramic grain with a cooling layer for heat-sensitive stainless and nickel alloys.',
      'Butiran keramik mengasah sendiri dengan lapisan pendingin untuk stainless steel dan paduan nikel yang peka panas.',
    ],
  },
] as const

export const flapDiscs: readonly Product[] = flaps.map(
  ({ code, grain, tint, conical, cost, pop, brand, use }): Product => {
    const drawn = {
      diameter: 115,
      thickness: 15,
      bore: 22.23,
      title: `${conical ? 'T29' : 'T27'} · 115 × 22.23`,
    }
    return {
      code,
      name: named(
        `Flap disc ${conical ? 'T29 conical' : 'T27 flat'}, ${grain.en.toLowerCase()}`,
        `Flap disc ${conical ? 'T29 kerucut' : 'T27 datar'}, ${grain.id.toLowerCase()}`,
      ),
      description: say(
        [use, ...about(categories.flapDiscs)],
        [
          [
            'Grit 40 takes off, 60 evens out, 80 to 120 leaves a face ready for paint',
            'Grit 40 mengikis, 60 meratakan, 80 sampai 120 siap dicat',
          ],
          [
            'Light pressure: leaves wear back by themselves and uncover fresh grain',
            'Tekan ringan: daun aus sendiri dan membuka butiran baru',
          ],
          ['Fibre backing needs no backing pad', 'Pelat serat tidak memerlukan backing pad'],
        ],
        [
          [['Rim speed', 'Kecepatan tepi'], '80 m/s'],
          [['Standard', 'Standar'], 'EN 13743'],
          [['Form', 'Bentuk'], conical ? 'T29, 10°' : 'T27'],
        ],
      ),
      category: categories.flapDiscs,
      brand,
      popularity: pop,
      pictures: views({
        dimensions: () => flapDisc({ ...drawn, conical, tint }),
        shaded: () => flapShaded(drawn.title, tint),
      }),
      items: (
        [
          [100, 16],
          [115, 22.23],
          [125, 22.23],
          [180, 22.23],
        ] as const
      ).flatMap(([d, b]) =>
        [40, 60, 80, 120].map((grit) => ({
          sku: `${code.replace('FLAP-', 'FD').replaceAll('-', '')}-${d}-${grit}`,
          name: named(
            `Flap disc ${conical ? 'T29' : 'T27'} ${grain.en.toLowerCase()} ${d} mm, grit ${grit}`,
            `Flap disc ${conical ? 'T29' : 'T27'} ${grain.id.toLowerCase()} ${d} mm, nomor grit ${grit}`,
          ),
          uom: 'box' as const,
          price: rupiah((6_500 + d ** 1.5 * 6.2) * 10 * cost),
          weight: d ** 2 * 0.075,
          demand: d <= 115 ? 0.85 : 0.5,
          attributes: {
            standard: 'EN 13743',
            outer_diameter: d,
            inner_diameter: b,
            grit: `P${grit}`,
            material: grain,
            max_speed: speedOf(d),
            pack_qty: 10,
          },
        })),
      ),
    }
  },
)

import type { Product } from '../catalogue/model.ts'
import { rupiah } from '../catalogue/price.ts'
import { categories } from './categories.ts'
import { named, say, views } from './copy.ts'
import { diamondDimensions, discPile } from './disc.drawing.ts'
import { about } from './kinds.ts'
import { speedOf } from './rim-speed.ts'

const rims = [
  [
    'segmented',
    'Segmented diamond blade',
    'Mata potong intan segmen',
    [
      'Slots cool the rim: dry cuts in concrete, brick and stone.',
      'Celah mendinginkan bibir: potong kering beton, bata, dan batu.',
    ],
    1,
  ],
  [
    'turbo',
    'Turbo diamond blade',
    'Mata potong intan turbo',
    [
      'Ribbed rim cuts fast and fairly clean in granite, roof tiles and reinforced concrete.',
      'Bibir berusuk memotong cepat dan cukup bersih pada granit, genteng, dan beton bertulang.',
    ],
    1.2,
  ],
  [
    'closed',
    'Continuous rim diamond blade',
    'Mata potong intan bibir rata',
    [
      'Closed rim for tiles, porcelain and marble without chipping, wet.',
      'Bibir rata untuk keramik, porselen, dan marmer tanpa gompal, basah.',
    ],
    1.1,
  ],
] as const

/** The rim's gaps as the shaded view shows them; a turbo rim is serrated all round. */
const rimSlots = { segmented: 10, turbo: 36, closed: 0 } as const

export const diamondBlades: readonly Product[] = rims.map(([rim, en, id, use, cost], index): Product => {
  const drawn = { diameter: 180, thickness: 2.4, bore: 22.23, title: 'Ø 180 × 22.23' }
  return {
    code: `DIAMOND-${rim.toUpperCase()}`,
    name: named(
      `${en} for angle grinders and floor saws`,
      `${id} untuk gerinda tangan dan mesin potong lantai`,
    ),
    description: say(
      [use, ...about(categories.diamondBlades)],
      [
        [
          'Mind the arrow: the diamonds lie behind the bond',
          'Perhatikan arah panah: intan tersangga di belakang perekat',
        ],
        [
          'A glazed blade opens again in sandstone or lime brick',
          'Mata yang licin tajam kembali bila dipotongkan pada batu pasir atau bata',
        ],
        index === 2
          ? ['Water all the time', 'Aliri air terus-menerus']
          : ['Let it cool in the air every half minute', 'Dinginkan di udara tiap setengah menit'],
      ],
      [
        [['Standard', 'Standar'], 'EN 13236'],
        [['Bore', 'Lubang'], '20 / 22.23 / 25.4 mm'],
      ],
    ),
    category: categories.diamondBlades,
    brand: index === 1 ? 'Tajamka' : 'Bornawa',
    popularity: 370 - index * 50,
    pictures: views({
      dimensions: () => diamondDimensions(drawn, rim),
      shaded: () => discPile({ ...drawn, thickness: 4 }, 'accent', 'light', 0, 0.455, rimSlots[rim]),
    }),
    items: (
      [
        [105, 20],
        [110, 20],
        [125, 22.23],
        [150, 22.23],
        [180, 22.23],
        [230, 22.23],
        [305, 25.4],
        [355, 25.4],
      ] as const
    )
      .slice(0, index === 2 ? 6 : 8)
      .map(([d, b]) => ({
        sku: `DB${rim[0]?.toUpperCase()}-${d}`,
        name: named(`${en} ${d} × ${b} mm`, `${id} ${d} × ${b} mm`),
        uom: 'pcs',
        price: rupiah((22_000 + d ** 2 * 5.2) * cost),
        weight: d ** 2 * 0.0145,
        demand: d < 130 ? 0.85 : 0.5,
        attributes: { standard: 'EN 13236', outer_diameter: d, inner_diameter: b, max_speed: speedOf(d) },
      })),
  }
})

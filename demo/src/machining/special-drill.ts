import type { Item, Product } from '../catalogue/model.ts'
import { rupiah } from '../catalogue/price.ts'
import { din345, drillSize, morse, type MorseSize } from '../standards/drills.ts'
import { categories } from './categories.ts'
import { named, roundMass, say, tab, views } from './copy.ts'
import { drillDimensions, drillRow, type Drill } from './twist-drill.drawing.ts'

type TaperSize = (typeof din345)[number]
const taperMetals = {
  HSS: {
    code: 'TDMT',
    cost: 1,
    en: 'HSS',
    id: 'HSS',
    material: named('HSS', 'HSS (baja kecepatan tinggi)'),
    use: [
      'For steel up to 850 N/mm², cast iron and bronze on radial drills, lathes and boring mills.',
      'Untuk baja sampai 850 N/mm², besi cor, dan perunggu pada bor radial, bubut, dan mesin bor besar.',
    ],
    speed: ['22 to 28 m/min in steel', '22 sampai 28 m/menit pada baja'],
  },
  'HSS-Co': {
    code: 'TDMC',
    cost: 1.8,
    en: 'HSS-Co',
    id: 'HSS-Co',
    material: named('HSS-Co 5%', 'HSS-Co 5%'),
    use: [
      'Cobalt steel for stainless flanges, forgings and heat-treated shafts up to 1,100 N/mm².',
      'Baja kobalt untuk flensa stainless steel, benda tempa, dan poros yang diperkeras sampai 1.100 N/mm².',
    ],
    speed: ['8 to 14 m/min in stainless steel', '8 sampai 14 m/menit pada stainless steel'],
  },
} as const

const taperDrill = ([diameter, flute, overall, size]: TaperSize): Drill => ({
  diameter,
  flute,
  overall,
  taper: morse[size],
  title: `DIN 345 · Ø ${diameter} · MT${size}`,
})

const taperItem = (metal: keyof typeof taperMetals, [diameter, flute, overall, size]: TaperSize): Item => {
  const { code, cost, en, material } = taperMetals[metal]
  return {
    sku: `${code}-${diameter.toFixed(1)}`,
    name: named(
      `${en} taper shank drill DIN 345 Ø ${diameter} mm, MT${size}`,
      `Mata bor tirus ${en} DIN 345 Ø ${diameter} mm, MT${size}`,
    ),
    uom: 'pcs',
    price: rupiah((38_000 + diameter ** 1.85 * 760) * cost),
    weight: roundMass(diameter, overall, 0.85),
    demand: diameter < 26 ? 0.75 : 0.45,
    attributes: {
      standard: 'DIN 345',
      material,
      drill_diameter: diameter,
      flute_length: flute,
      overall_length: overall,
      shank: named(`Morse taper ${size}`, `Morse taper ${size}`),
    },
  }
}

const taperGroups: readonly (readonly [
  name: string,
  from: number,
  to: number,
  sizes: readonly MorseSize[],
])[] = [
  ['MT1', 10, 14, [1]],
  ['MT2', 15, 23, [2]],
  ['MT3', 24, 31, [3]],
  ['MT4', 32, 50, [4]],
]

const driftTab = tab(
  ['Morse tapers', 'Morse taper'],
  [
    [
      'A drill with a smaller taper fits a larger spindle through a reducing sleeve DIN 2185.',
      'Bor dengan taper lebih kecil dipasang pada spindel lebih besar dengan sleeve reduksi DIN 2185.',
    ],
  ],
  [
    [
      'Wipe both cones dry: oil or a chip makes the drill run out and turns the tang off',
      'Lap kedua taper sampai kering: oli atau geram membuat bor oleng dan lidahnya patah',
    ],
  ],
  [
    ['MT1', 'Ø 12.065 mm'],
    ['MT2', 'Ø 17.78 mm'],
    ['MT3', 'Ø 23.825 mm'],
    ['MT4', 'Ø 31.267 mm'],
  ],
)

export const taperShankDrills: readonly Product[] = (['HSS', 'HSS-Co'] as const).flatMap((metal) =>
  taperGroups.map(([group, from, to], index): Product => {
    const sizes = din345.filter(([diameter]) => diameter >= from && diameter <= to)
    const { code, en, use, speed } = taperMetals[metal]
    const middle = sizes[Math.floor(sizes.length / 2)] ?? din345[0]
    return {
      code: `${code}-${group}`,
      name: named(
        `${en} taper shank drill DIN 345, ${group}, ${from}–${to} mm`,
        `Mata bor tangkai tirus ${en} DIN 345, ${group}, ${from}–${to} mm`,
      ),
      description: say(
        [
          use,
          [
            'The Morse taper seats itself in the spindle and takes the thrust; the tang is for driving it out with a drift.',
            'Morse taper duduk langsung di spindel dan menahan gaya tekan; lidah di ujungnya untuk melepas bor dengan pasak.',
          ],
        ],
        [
          index < 2
            ? [
                'Suits bench and column drills; drill 16 mm and up in one step only on a rigid machine',
                'Cocok untuk bor meja dan bor tiang; 16 mm ke atas dibor sekali jalan hanya pada mesin yang kaku',
              ]
            : [
                'Predrill with the web thickness, about a fifth of the diameter',
                'Bor awal setebal inti, kira-kira seperlima diameter',
              ],
          ['Point 118°, right-hand, flutes ground', 'Ujung 118°, putaran kanan, alur digerinda'],
          [
            'Flood with emulsion; withdraw below three diameters of depth',
            'Gunakan coolant; angkat berkala di bawah tiga kali diameter',
          ],
        ],
        [
          [['Cutting speed', 'Kecepatan potong'], speed],
          [['Shank', 'Tangkai'], `${group} · DIN 228`],
          [['Standard', 'Standar'], 'DIN 345, ISO 235'],
        ],
      ),
      category: categories.taperDrills,
      brand: metal === 'HSS' ? 'Bornawa' : 'Tajamka',
      popularity: 320 - index * 45 - (metal === 'HSS' ? 0 : 80),
      ...(group === 'MT4' && metal === 'HSS-Co' ? { displayPrice: false } : {}),
      ...(index === 1 ? { tabs: [driftTab] } : {}),
      pictures: views({
        dimensions: () => drillDimensions(taperDrill(middle)),
        shaded: () =>
          drillRow(
            [sizes[0] ?? middle, middle, sizes.at(-1) ?? middle].map(taperDrill),
            `DIN 345 · ${group}`,
          ),
      }),
      items: sizes.map((size) => taperItem(metal, size)),
    }
  }),
)

const carbideSeries = {
  'DIN 6537 K': {
    code: 'CDK',
    depth: '3 × D',
    cooled: false,
    cost: 1,
    use: [
      'Solid carbide drill for holes to three diameters deep on machining centres; coolant from outside.',
      'Mata bor karbida utuh untuk lubang sampai tiga kali diameter pada mesin CNC; pendingin dari luar.',
    ],
  },
  'DIN 6537 L': {
    code: 'CDL',
    depth: '5 × D',
    cooled: true,
    cost: 1.75,
    use: [
      'Solid carbide drill for five diameters in one stroke: coolant through the drill flushes the chips, so it needs no pecking.',
      'Mata bor karbida utuh untuk lima kali diameter sekali tembus: pendingin lewat badan bor mendorong geram sehingga tidak perlu diangkat.',
    ],
  },
} as const
type CarbideSeries = keyof typeof carbideSeries

const carbideGroups: readonly (readonly [from: number, to: number, sizes: readonly number[]])[] = [
  [3, 6, [3, 3.2, 3.3, 3.5, 3.8, 4, 4.2, 4.5, 4.8, 5, 5.1, 5.5, 5.8, 6]],
  [6, 12, [6.5, 6.6, 6.8, 7, 7.5, 7.8, 8, 8.5, 8.8, 9, 9.5, 9.8, 10, 10.2, 10.5, 11, 11.5, 11.8, 12]],
  [12, 20, [12.5, 13, 13.5, 14, 14.5, 15, 15.5, 16, 17, 17.5, 18, 19, 19.5, 20]],
]
const shankOf = (diameter: number): number =>
  [6, 8, 10, 12, 14, 16, 18, 20].find((shank) => diameter <= shank) ?? 20
const carbideDrill = (series: CarbideSeries, diameter: number): Drill => ({
  diameter,
  ...drillSize(series, diameter),
  shank: shankOf(diameter),
  point: 140,
  tint: 'black',
  cooled: carbideSeries[series].cooled,
  title: `${series} · Ø ${diameter}`,
})

export const carbideDrills: readonly Product[] = (['DIN 6537 K', 'DIN 6537 L'] as const).flatMap((series) =>
  carbideGroups.map(([from, to, sizes], index): Product => {
    const { code, depth, cooled, cost, use } = carbideSeries[series]
    const shown = [sizes[0], sizes[Math.floor(sizes.length / 2)], sizes.at(-1)].map((size) =>
      carbideDrill(series, size ?? 8),
    )
    return {
      code: `${code}-${index + 1}`,
      name: named(
        `Solid carbide drill ${series}, ${depth}, TiAlN, ${sizes[0]}–${to} mm`,
        `Mata bor karbida ${series}, ${depth}, TiAlN, ${sizes[0]}–${to} mm`,
      ),
      description: say(
        [
          use,
          [
            'Fine-grain carbide with a TiAlN layer for steel, stainless and hardened steel to 48 HRC and cast iron.',
            'Karbida butir halus berlapis TiAlN untuk baja, stainless steel, baja keras sampai 48 HRC, dan besi cor.',
          ],
        ],
        [
          [
            'Self-centring 140° point; no centre hole needed',
            'Ujung 140° memusat sendiri; tidak perlu lubang senter',
          ],
          cooled
            ? [
                'At least 15 bar of filtered emulsion, 30 bar below 6 mm',
                'Emulsi tersaring minimum 15 bar, 30 bar untuk di bawah 6 mm',
              ]
            : index === 0
              ? [
                  'Run-out at the lips at most 0.02 mm: hold it in a precise collet',
                  'Oleng pada mata potong maksimum 0.02 mm: jepit dengan collet presisi',
                ]
              : [
                  'Hold in a hydraulic chuck, shrink chuck or ER collet; never in a drill chuck',
                  'Jepit dengan chuck hidrolik, shrink, atau collet ER; jangan dengan kepala bor',
                ],
          [
            'Can be reground and recoated three to five times',
            'Dapat diasah dan dilapis ulang tiga sampai lima kali',
          ],
        ],
        [
          [
            ['Cutting speed in steel', 'Kecepatan potong pada baja'],
            ['80 to 110 m/min', '80 sampai 110 m/menit'],
          ],
          [['Shank', 'Tangkai'], 'DIN 6535 HA, h6'],
          [['Depth of hole', 'Kedalaman lubang'], depth],
        ],
      ),
      category: categories.carbideDrills,
      brand: cooled ? 'Tajamka' : 'Potongka',
      popularity: 360 - index * 60,
      pictures: views({
        dimensions: () => drillDimensions(shown[1] ?? carbideDrill(series, 8)),
        shaded: () => drillRow(shown, `${series} · ${depth}`),
      }),
      items: sizes
        .filter((size) => size >= from)
        .map((diameter) => {
          const { flute, overall } = drillSize(series, diameter)
          return {
            sku: `${code}-${diameter.toFixed(1)}`,
            name: named(
              `Carbide drill ${series} ${depth} Ø ${diameter} mm`,
              `Mata bor karbida ${series} ${depth} Ø ${diameter} mm`,
            ),
            uom: 'pcs',
            price: rupiah((165_000 + diameter ** 1.9 * 6_400) * cost),
            weight: roundMass(shankOf(diameter), overall, 1.45),
            demand: diameter % 1 === 0 || [3.3, 4.2, 6.8, 8.5, 10.2].includes(diameter) ? 0.7 : 0.35,
            attributes: {
              standard: series,
              material: named('Fine-grain carbide', 'Karbida butir halus'),
              coating: 'TiAlN',
              drill_diameter: diameter,
              flute_length: flute,
              overall_length: overall,
              shank_diameter: shankOf(diameter),
              point_angle: 140,
            },
          }
        }),
    }
  }),
)

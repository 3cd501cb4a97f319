import type { Item, Product } from '../catalogue/model.ts'
import { rupiah } from '../catalogue/price.ts'
import { categories } from './categories.ts'
import { mineral, oils } from './oil-range.ts'
import { both, measure, product, type Pair } from './prose.ts'
import { vesselRange, type Vessel } from './vessel.drawing.ts'
import { viscosityChart } from './viscosity.drawing.ts'

/** Typical viscosity at 100 °C of a mineral oil of each ISO grade; the grade itself is the viscosity at 40 °C. */
const at100: Record<number, number> = {
  10: 2.6,
  22: 4.3,
  32: 5.4,
  46: 6.8,
  68: 8.7,
  100: 11.2,
  150: 14.7,
  220: 18.9,
  320: 24,
  460: 30.4,
  680: 38.3,
}

const packs = {
  1: {
    kind: 'bottle',
    width: 90,
    height: 245,
    pack: ['Bottle', 'Botol'],
    uom: 'bottle',
    tare: 70,
    factor: 1.28,
  },
  4: {
    kind: 'jerrycan',
    width: 190,
    height: 300,
    pack: ['Jerry can', 'Jeriken'],
    uom: 'can',
    tare: 240,
    factor: 1.14,
  },
  20: { kind: 'pail', width: 310, height: 390, pack: ['Pail', 'Pail'], uom: 'can', tare: 1100, factor: 1.04 },
  209: {
    kind: 'drum',
    width: 585,
    height: 880,
    pack: ['Drum', 'Drum'],
    uom: 'drum',
    tare: 17_500,
    factor: 1,
  },
} as const satisfies Record<
  number,
  Pick<Vessel, 'kind' | 'width' | 'height'> & { pack: Pair; uom: Item['uom']; tare: number; factor: number }
>

const thickness = (grade: number): Pair =>
  grade <= 32
    ? [
        'A thin grade, for fast parts, cold starts and close clearances.',
        'Kelas encer, untuk bagian yang cepat, start dingin, dan celah sempit.',
      ]
    : grade <= 68
      ? [
          'A middle grade, the one most machines in the tropics need.',
          'Kelas menengah, yang paling banyak diminta mesin di iklim tropis.',
        ]
      : grade <= 220
        ? [
            'A thick grade, for middle speeds and oil temperatures of 50 to 80 °C.',
            'Kelas kental, untuk putaran menengah dan suhu oli 50 sampai 80 °C.',
          ]
        : [
            'A very thick grade, for slow, heavily loaded or hot parts.',
            'Kelas sangat kental, untuk bagian yang lambat, berbeban berat, atau panas.',
          ]

export const industrialOils: readonly Product[] = oils.flatMap((oil) =>
  oil.grades.map((grade) => {
    const { sku, name, category, standard, base, litre } = oil
    const of: Pair = [`${name[0]} ISO VG ${grade}`, `${name[1]} ISO VG ${grade}`]
    const price = litre * (1 + grade / 1800)
    const sizes = [1, 4, 20, 209] as const
    const title = `${standard} · ISO VG ${grade}`
    // Synthetic and multigrade oils hold more of their viscosity at 100 °C.
    const hot =
      Math.round(
        (at100[grade] ?? 10) *
          (base === mineral ? (sku === 'OHV' ? 1.18 : 1) : sku === 'OHF' ? 1 : 1.28) *
          10,
      ) / 10
    const drawn = sizes.map((size) => [{ ...packs[size], mark: [`VG ${grade}`] }, `${size} l`] as const)
    return product({
      code: `${sku}-VG${grade}`,
      name: of,
      category: categories[category],
      brand: 'Lumasara',
      popularity: Math.round(oil.popularity * (grade === 46 || grade === 68 || grade === 220 ? 1 : 0.7)),
      ...(sku === 'OHY' && grade === 46 ? { featured: true } : {}),
      ...(sku === 'OTB' && grade === 68 ? { displayPrice: false } : {}),
      lead: category === 'cuttingFluids' ? oil.lead : [...oil.lead, thickness(grade)],
      points: oil.points,
      data: [
        [['Standard', 'Standar'], standard],
        [['Base oil', 'Minyak dasar'], base],
        [['Viscosity at 40 °C', 'Kekentalan pada 40 °C'], measure(grade, 'mm²/s')],
        [['Viscosity at 100 °C, typical', 'Kekentalan pada 100 °C, tipikal'], measure(hot, 'mm²/s')],
      ],
      ...(grade === 220 || grade === 46
        ? {
            tabs: [
              {
                title: ['Choosing the viscosity', 'Memilih kekentalan'] as const,
                lead: [
                  [
                    'The grade is the viscosity in mm²/s at 40 °C. What counts is the viscosity at running temperature.',
                    'Kelas kekentalan adalah nilai mm²/s pada 40 °C. Yang menentukan adalah kekentalan pada suhu kerja.',
                  ],
                ] as const,
                points: [
                  [
                    'Vane and piston pumps: 16 to 40 mm²/s while running, no more than 800 at start',
                    'Pompa sudu dan piston: 16 sampai 40 mm²/s saat bekerja, tidak lebih dari 800 saat start',
                  ],
                  [
                    'Gears: about 30 to 80 mm²/s at the tooth, more for slow gears',
                    'Roda gigi: sekitar 30 sampai 80 mm²/s pada gigi, lebih kental untuk putaran lambat',
                  ],
                  [
                    'Each 10 degrees more lowers viscosity by about a third',
                    'Kenaikan sepuluh derajat mengurangi kekentalan sekitar sepertiga',
                  ],
                ] as const,
              },
            ],
          }
        : {}),
      pictures: [
        { view: 'range', draw: () => vesselRange(drawn, title) },
        { view: 'chart', draw: () => viscosityChart({ at40: grade, at100: hot }, title) },
      ],
      items: sizes.map((size): Item => {
        const { pack, uom, tare, factor } = packs[size]
        return {
          sku: `${sku}-${grade}-${size}`,
          name: both([
            `${of[0]}, ${pack[0].toLowerCase()} ${size} l`,
            `${of[1]}, ${pack[1].toLowerCase()} ${size} l`,
          ]),
          uom,
          price: rupiah(price * size * factor),
          weight: size * 875 + tare,
          demand: size === 20 ? 1 : size === 209 ? 0.7 : 0.6,
          attributes: {
            viscosity_grade: `ISO VG ${grade}`,
            pack_kind: both(pack),
            pack_volume: size,
            base_oil: both(base),
            standard,
          },
        }
      }),
    })
  }),
)

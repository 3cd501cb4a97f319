import type { Product } from '../catalogue/model.ts'
import { rupiah } from '../catalogue/price.ts'
import { categories } from './categories.ts'
import { type Pair, named, say, views } from './copy.ts'
import type { InsertShape } from './insert.drawing.ts'
import { about } from './kinds.ts'
import { barDimensions, barShaded } from './tool-holder.drawing.ts'

const bars: readonly {
  code: string
  shape: InsertShape
  insert: string
  rows: readonly (readonly [d: number, letter: string, length: number, bore: number, size: string])[]
  use: Pair
  popularity: number
}[] = [
  {
    code: 'SCLC',
    shape: 'C',
    insert: 'CCMT',
    popularity: 300,
    use: [
      '95° bar for boring and facing in one pass.',
      'Holder 95° untuk membesarkan lubang dan bubut muka sekaligus.',
    ],
    rows: [
      [10, 'K', 125, 13, '06'],
      [12, 'M', 150, 16, '06'],
      [16, 'R', 200, 20, '09'],
      [20, 'S', 250, 25, '09'],
      [25, 'T', 300, 32, '12'],
    ],
  },
  {
    code: 'SDUC',
    shape: 'D',
    insert: 'DCMT',
    popularity: 240,
    use: [
      '93° bar for contours inside: undercuts, tapers and radii.',
      'Holder 93° untuk kontur dalam: undercut, tirus, dan radius.',
    ],
    rows: [
      [12, 'M', 150, 16, '07'],
      [16, 'R', 200, 22, '07'],
      [20, 'S', 250, 27, '11'],
      [25, 'T', 300, 32, '11'],
    ],
  },
  {
    code: 'STFC',
    shape: 'T',
    insert: 'TCMT',
    popularity: 210,
    use: [
      '91° bar with three-edged inserts: cheap in long runs.',
      'Holder 91° dengan insert tiga mata: hemat untuk produksi banyak.',
    ],
    rows: [
      [10, 'K', 125, 13, '11'],
      [12, 'M', 150, 16, '11'],
      [16, 'R', 200, 20, '11'],
      [20, 'S', 250, 25, '16'],
      [25, 'T', 300, 32, '16'],
    ],
  },
  {
    code: 'SNR',
    shape: 'L',
    insert: '16IR',
    popularity: 230,
    use: ['Bar for internal threads with laydown inserts.', 'Holder ulir dalam untuk insert tidur.'],
    rows: [
      [16, 'M', 150, 20, '16'],
      [20, 'Q', 180, 25, '16'],
      [25, 'R', 200, 30, '16'],
      [32, 'S', 250, 38, '16'],
    ],
  },
]

export const boringBars: readonly Product[] = bars.map((bar): Product => {
  const [d, letter, length, bore, size] = bar.rows[2] ?? [16, 'R', 200, 20, '09']
  return {
    code: `BAR-${bar.code}`,
    name: named(
      `Boring bar ${bar.code}R/L for ${bar.insert} inserts`,
      `Holder bubut dalam ${bar.code}R/L untuk insert ${bar.insert}`,
    ),
    description: say(
      [bar.use, ...about(categories.boringBars)],
      [
        [
          'Overhang at most 4 times the diameter in steel bars',
          'Juluran maksimum 4 kali diameter untuk batang baja',
        ],
        [
          'Set the edge 0.1 to 0.2 mm above centre on slender bars: it bends down',
          'Setel mata 0.1 sampai 0.2 mm di atas senter pada batang ramping karena melentur ke bawah',
        ],
        ['Flat on top for clamping screws', 'Bidang datar di atas untuk baut penjepit'],
      ],
      [
        [['Insert', 'Insert'], bar.insert],
        [
          ['Material', 'Bahan'],
          ['Alloy steel, nickel plated', 'Baja paduan, lapis nikel'],
        ],
      ],
    ),
    category: categories.boringBars,
    brand: 'Potongka',
    popularity: bar.popularity,
    pictures: views({
      dimensions: () => barDimensions(d, length, bore, bar.shape, `S${d}${letter}-${bar.code}R${size}`),
      shaded: () => barShaded(bar.shape, `S${d}${letter}-${bar.code}R${size}`),
    }),
    items: bar.rows.flatMap(([dia, l, len, min, s]) =>
      (['R', 'L'] as const).map((hand) => ({
        sku: `S${dia}${l}-${bar.code}${hand}${s}`,
        name: named(
          `Boring bar S${dia}${l}-${bar.code}${hand}${s}`,
          `Holder bubut dalam S${dia}${l}-${bar.code}${hand}${s}`,
        ),
        uom: 'pcs' as const,
        price: rupiah(135_000 + dia ** 2 * 260),
        weight: dia ** 2 * len * 0.0061,
        demand: hand === 'R' ? 0.7 : 0.35,
        attributes: {
          insert: `${bar.insert} ${s}`,
          cutting_hand: hand === 'R' ? named('Right', 'Kanan') : named('Left', 'Kiri'),
          shank_diameter: dia,
          overall_length: len,
          min_bore: min,
        },
      })),
    ),
  }
})

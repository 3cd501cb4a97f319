import type { Item, Product } from '../catalogue/model.ts'
import { rupiah } from '../catalogue/price.ts'
import { categories } from './categories.ts'
import { breakerDimensions, breakerShaded, type Breaker } from './circuit-breaker.drawing.ts'
import { plot } from './plot.drawing.ts'
import { padded, product } from './product.ts'
import { tableTab, type Pair } from './texts.ts'

type Curve = 'B' | 'C' | 'D'
type Poles = 1 | 2 | 3 | 4
const factors: Record<Poles, number> = { 1: 1, 2: 2.1, 3: 3.25, 4: 4.4 }
/** Instantaneous tripping in multiples of the rated current. Source: IEC 60898-1, table 7. */
const trips: Record<Curve, readonly [number, number]> = { B: [3, 5], C: [5, 10], D: [10, 20] }

const items = (poles: Poles, curve: Curve, capacity: 6 | 10, currents: readonly number[]): Item[] =>
  currents.map((current) => ({
    sku: `VMB${capacity}-${poles}P-${curve}${padded(current)}`,
    name: {
      en: `Miniature circuit breaker ${poles}P ${curve}${current} ${capacity} kA`,
      id: `MCB ${poles}P ${curve}${current} ${capacity} kA`,
    },
    uom: 'pcs',
    price: rupiah(
      (current < 6 ? 64_000 : 49_000 + current * 260 + Math.max(0, current - 32) * 900) *
        factors[poles] *
        (capacity === 10 ? 1.55 : 1) *
        (curve === 'C' ? 1 : 1.12),
    ),
    weight: poles * 112,
    demand: current >= 6 && current <= 20 && curve === 'C' ? 1 : 0.55,
    attributes: {
      standard: 'SNI IEC 60898-1',
      current,
      poles: `${poles}P`,
      curve,
      breaking_capacity: capacity,
      voltage: poles === 1 ? '230 V AC' : '400 V AC',
    },
  }))

function pictures(poles: Poles, curve: Curve, capacity: number): Product['pictures'] {
  const breaker: Breaker = {
    poles,
    rating: `${curve}16`,
    module: 17.5,
    height: 82,
    depth: 72,
    title: `IEC 60898-1 · ${poles}P · ${curve}16 · ${capacity} kA`,
  }
  const [low, high] = trips[curve]
  return [
    { view: 'dimensions', draw: () => breakerDimensions(breaker) },
    { view: 'shaded', draw: () => breakerShaded(breaker) },
    {
      view: 'chart',
      draw: () =>
        plot(
          `IEC 60898-1 · ${curve} · ${low}–${high} × In · ${poles}P ${capacity} kA`,
          { from: 1, to: 50, ticks: [1, 2, 3, 5, 10, 20, 50], unit: 'I / In', log: true },
          { from: 0.01, to: 10_000, ticks: [0.01, 0.1, 1, 10, 100, 1000, 10_000], unit: 't / s', log: true },
          [
            [
              [1.13, 10_000],
              [1.3, 1800],
              [1.6, 200],
              [2.2, 40],
              [low, 8 / low],
              [low, 0.01],
            ],
            [
              [1.45, 3600],
              [1.8, 500],
              [2.55, 60],
              [high * 0.7, 90 / high],
              [high, 30 / high],
              [high, 0.01],
            ],
          ],
          false,
        ),
    },
  ]
}

const curveTexts: Record<Curve, { lead: Pair; point: Pair }> = {
  B: {
    lead: [
      'Curve B suits long lines, heaters and lamps without starting current.',
      'Kurva B cocok untuk saluran panjang, pemanas, dan lampu tanpa arus awal.',
    ],
    point: [
      'Curve B: trips at 3 to 5 times its current, also where a long cable lets little fault current through',
      'Kurva B: trip pada 3 sampai 5 kali arus nominal, juga bila kabel panjang memperkecil arus gangguan',
    ],
  },
  C: {
    lead: [
      'Curve C is the usual choice for mixed loads.',
      'Kurva C adalah pilihan lazim untuk beban campuran.',
    ],
    point: [
      'Curve C: trips at 5 to 10 times its current, right for lamps, sockets and small motors',
      'Kurva C: trip pada 5 sampai 10 kali arus nominal, tepat untuk lampu, stopkontak, dan motor kecil',
    ],
  },
  D: {
    lead: [
      'Curve D lets transformers, pumps and motors start.',
      'Kurva D memberi ruang bagi arus asut trafo, pompa, dan motor.',
    ],
    point: [
      'Curve D: trips at 10 to 20 times its current; check that the fault current at the far end reaches that',
      'Kurva D: trip pada 10 sampai 20 kali arus nominal; pastikan arus gangguan di ujung saluran mencapainya',
    ],
  },
}
const poleLead: Record<Poles, Pair> = {
  1: [
    'Protects one phase of a lighting or socket circuit against overload and short circuit.',
    'Melindungi satu fasa rangkaian lampu atau stopkontak dari beban lebih dan hubung singkat.',
  ],
  2: [
    'Opens phase and neutral together, for control transformers, generators and single-phase machines.',
    'Memutus fasa dan netral bersamaan, untuk trafo kontrol, genset, dan mesin satu fasa.',
  ],
  3: [
    'Opens all three phases together: for motors, machines and distribution boards.',
    'Memutus ketiga fasa bersamaan: untuk motor, mesin, dan panel distribusi.',
  ],
  4: [
    'Opens three phases and neutral, where supply networks or generators are changed over.',
    'Memutus tiga fasa dan netral, pada peralihan jaringan atau genset.',
  ],
}
const poleWord: Record<Poles, Pair> = {
  1: ['1 pole', '1 kutub'],
  2: ['2 poles', '2 kutub'],
  3: ['3 poles', '3 kutub'],
  4: ['4 poles', '4 kutub'],
}
const small = [2, 4, 6, 10, 16, 20, 25, 32]
const wide = [6, 10, 16, 20, 25, 32, 40, 50, 63]
const makes: readonly (readonly [Poles, Curve, 6 | 10, readonly number[], number])[] = [
  [1, 'C', 6, [...small, 40, 50, 63], 850],
  [2, 'C', 6, [...small, 40, 50, 63], 560],
  [3, 'C', 6, wide, 600],
  [4, 'C', 6, wide, 390],
  [1, 'B', 6, small, 430],
  [3, 'B', 6, wide, 260],
  [1, 'D', 6, small, 410],
  [3, 'D', 6, wide, 380],
  [1, 'C', 10, [...small, 40, 50, 63], 500],
  [2, 'C', 10, [...small, 40, 50, 63], 370],
  [3, 'C', 10, wide, 470],
]

/** Miniature circuit breakers by poles, curve and capacity. */
export const miniature: readonly Product[] = makes.map(([poles, curve, capacity, currents, popularity]) =>
  product(
    `MCB-${poles}P-${curve}-${capacity}KA`,
    [
      `Miniature circuit breaker, ${poleWord[poles][0]}, curve ${curve}, ${capacity} kA`,
      `MCB, ${poleWord[poles][1]}, kurva ${curve}, ${capacity} kA`,
    ],
    categories.breakers,
    capacity === 10 ? 'Saklarindo' : 'Voltaraga',
    popularity,
    {
      lead: [poleLead[poles], curveTexts[curve].lead],
      points: [
        curveTexts[curve].point,
        [
          'Terminals up to 25 mm², busbar and wire together',
          'Terminal sampai 25 mm², busbar dan kabel sekaligus',
        ],
        capacity === 10
          ? ['10 kA for boards close to the transformer', '10 kA untuk panel yang dekat dengan trafo']
          : [
              'SNI marked, as the electricity supplier requires',
              'Bertanda SNI sesuai syarat penyedia listrik',
            ],
        [
          'Choose the rating by the cable: 2.5 mm² at most 20 A',
          'Pilih arus menurut kabel: 2,5 mm² paling besar 20 A',
        ],
      ],
      data: [
        ['breaking', `${capacity} kA`],
        ['mounting', '35 mm rail, EN 60715', 'Rel 35 mm, EN 60715'],
        ['torque', '2 Nm'],
        ['temperature', '−25 to +55 °C', '−25 sampai +55 °C'],
      ],
    },
    pictures(poles, curve, capacity),
    items(poles, curve, capacity, currents),
    {
      sni: 'SNI IEC 60898-1',
      tkdn: 41.5,
      ...(poles === 1 && curve === 'C' && capacity === 6
        ? {
            tabs: [
              tableTab(
                ['Choosing the curve', 'Memilih kurva'],
                [
                  'The curve says at what multiple of its rated current Ir a breaker opens at once.',
                  'Kurva menyatakan pada kelipatan berapa dari arus nominal Ir breaker langsung membuka.',
                ],
                [
                  ['Curve', 'Kurva'],
                  ['Instant trip', 'Trip seketika'],
                  ['Loads', 'Beban'],
                ],
                [
                  ['B', '3–5 × Ir', ['Heaters, long lines', 'Pemanas, saluran panjang']],
                  [
                    'C',
                    '5–10 × Ir',
                    ['Lighting, sockets, small motors', 'Penerangan, stopkontak, motor kecil'],
                  ],
                  ['D', '10–20 × Ir', ['Transformers, pumps, welders', 'Trafo, pompa, mesin las']],
                ],
              ),
            ],
          }
        : {}),
    },
  ),
)

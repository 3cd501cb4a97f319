import type { Product } from '../catalogue/model.ts'
import { categories } from './categories.ts'
import { t, tableOf } from './prose.ts'
import { valve, type Valve } from './valve.ts'

const onePiece = [
  [8, 39],
  [10, 44],
  [15, 57],
  [20, 59],
  [25, 71],
  [32, 78],
  [40, 83],
  [50, 100],
] as const

const twoPiece = [
  [8, 50],
  [10, 50],
  [15, 60],
  [20, 70],
  [25, 80],
  [32, 93],
  [40, 102],
  [50, 121],
  [65, 156],
  [80, 181],
] as const

const threePiece = [
  [8, 65],
  [10, 65],
  [15, 75],
  [20, 80],
  [25, 90],
  [32, 110],
  [40, 120],
  [50, 140],
  [65, 185],
  [80, 205],
] as const

/** What all lever-operated ball valves share: height and lever by DN. */
export const ball = {
  type: 'ball',
  category: categories.ballValves,
  tall: [26, 1.3],
  hand: [72, 2.1],
  heavy: 0.85,
} as const satisfies Partial<Valve>

/** The caution that stands at every ball valve. */
export const throttle = t(
  'Not for throttling: a half-open ball wears its seats',
  'Bukan untuk mengatur aliran: bola setengah terbuka mengikis dudukan',
)

const lock = t('Lever with a hole for a padlock', 'Tuas berlubang untuk gembok pengaman')

/** The row on their seats. */
export const seats = [[t('Seats', 'Dudukan'), 'PTFE']] as const

const pressureTable = tableOf(
  [
    [t('Temperature', 'Suhu'), t('PTFE seats', 'Dudukan PTFE'), t('Reinforced PTFE', 'PTFE berpenguat')],
    ['20 °C', '63 bar', '63 bar'],
    ['100 °C', '40 bar', '50 bar'],
    ['150 °C', '20 bar', '30 bar'],
    ['180 °C', '9 bar', '18 bar'],
  ],
  t(
    'The seats, not the body, limit the pressure of a hot ball valve.',
    'Pada suhu tinggi, batas tekanan ball valve ditentukan oleh dudukannya, bukan badannya.',
  ),
)

export const moreBallValves: readonly Product[] = [
  valve({
    ...ball,
    code: 'BALL-VALVE-SS304-1PC',
    sku: 'BV1-304',
    metal: 'ss304',
    joint: 'rc',
    sizes: onePiece,
    popularity: 610,
    name: t(
      'Stainless steel 304 ball valve, 1-piece, reduced bore',
      'Ball valve stainless steel 304 1-piece, lubang reduksi',
    ),
    short: t('Ball valve 1-piece 304', 'Ball valve 1-piece stainless steel 304'),
    lead: t(
      'The smallest and cheapest stainless shut-off: one casting, the ball one size below the pipe.',
      'Katup stainless steel terkecil dan termurah: satu coran, bola satu tingkat di bawah ukuran pipa.',
    ),
    points: [
      t('Cannot be taken apart: replace it as a whole', 'Tidak dapat dibongkar: diganti utuh'),
      throttle,
      lock,
    ],
    pressure: 63,
    hot: 180,
    cost: 0.55,
    data: seats,
    brand: 'Alirana',
  }),
  valve({
    ...ball,
    code: 'BALL-VALVE-SS316-1PC',
    sku: 'BV1-316',
    metal: 'ss316',
    joint: 'rc',
    sizes: onePiece,
    popularity: 330,
    name: t(
      'Stainless steel 316 ball valve, 1-piece, reduced bore',
      'Ball valve stainless steel 316 1-piece, lubang reduksi',
    ),
    short: t('Ball valve 1-piece 316', 'Ball valve 1-piece stainless steel 316'),
    lead: t(
      'Compact sampling and drain valve for salty or acid media, in one casting.',
      'Katup sampel dan pembuangan yang ringkas untuk media asin atau asam, satu coran.',
    ),
    points: [
      throttle,
      t(
        'Reduced bore: one size smaller than the thread',
        'Lubang reduksi: satu ukuran lebih kecil daripada ulir',
      ),
      lock,
    ],
    pressure: 63,
    hot: 180,
    cost: 0.58,
    data: seats,
    brand: 'Alirana',
  }),
  valve({
    ...ball,
    code: 'BALL-VALVE-SS316-2PC',
    sku: 'BV316',
    metal: 'ss316',
    joint: 'rc',
    sizes: twoPiece,
    popularity: 520,
    name: t(
      'Stainless steel 316 ball valve, 2-piece, full bore',
      'Ball valve stainless steel 316 2-piece, full bore',
    ),
    short: t('Ball valve 2-piece 316', 'Ball valve 2-piece stainless steel 316'),
    lead: t(
      'Full-bore shut-off for chemical plants, desalination and the coast.',
      'Katup tutup full bore untuk pabrik kimia, desalinasi, dan daerah pantai.',
    ),
    points: [
      throttle,
      lock,
      t(
        'Hold the valve at the hexagon next to the pipe while tightening',
        'Tahan segi enam yang dekat pipa saat mengencangkan',
      ),
    ],
    pressure: 63,
    hot: 180,
    cost: 0.8,
    data: seats,
    tabs: [{ title: t('Pressure and temperature', 'Tekanan dan suhu'), html: pressureTable }],
  }),
  ...(['ss304', 'ss316'] as const).flatMap((metal) => {
    const grade = metal === 'ss304' ? '304' : '316'
    return [
      valve({
        ...ball,
        code: `BALL-VALVE-SS${grade}-3PC`,
        sku: `BV3-${grade}`,
        metal,
        joint: 'rc',
        sizes: threePiece,
        popularity: metal === 'ss304' ? 540 : 390,
        name: t(
          `Stainless steel ${grade} ball valve, 3-piece, screwed`,
          `Ball valve stainless steel ${grade} 3-piece, ulir`,
        ),
        short: t(`Ball valve 3-piece ${grade}`, `Ball valve 3-piece stainless steel ${grade}`),
        lead: t(
          'Four bolts free the middle piece: seats and ball are changed while the ends stay in the line.',
          'Empat baut melepas bagian tengah: dudukan dan bola diganti tanpa melepas ujungnya dari pipa.',
        ),
        points: [t('Pad for actuators after ISO 5211', 'Dudukan aktuator sesuai ISO 5211'), throttle, lock],
        pressure: 63,
        hot: 180,
        cost: 1.05,
        heavy: 1.15,
        data: seats,
        tabs: [{ title: t('Pressure and temperature', 'Tekanan dan suhu'), html: pressureTable }],
      }),
      valve({
        ...ball,
        code: `BALL-VALVE-SS${grade}-3PC-SW`,
        sku: `BV3W-${grade}`,
        metal,
        joint: 'socket',
        sizes: threePiece,
        popularity: metal === 'ss304' ? 280 : 230,
        name: t(
          `Stainless steel ${grade} ball valve, 3-piece, socket weld`,
          `Ball valve stainless steel ${grade} 3-piece, socket weld`,
        ),
        short: t(`Ball valve 3-piece SW ${grade}`, `Ball valve 3-piece SW stainless steel ${grade}`),
        lead: t(
          'Three-piece valve welded permanently into the line, with no thread to leak.',
          'Katup tiga bagian yang dilas tetap ke pipa, tanpa ulir yang dapat bocor.',
        ),
        points: [
          t(
            'Take the middle piece out before welding: heat ruins the seats',
            'Lepas bagian tengah sebelum mengelas: panas merusak dudukan',
          ),
          throttle,
          lock,
        ],
        pressure: 63,
        hot: 180,
        cost: 1.1,
        heavy: 1.15,
        data: seats,
        brand: 'Alirana',
      }),
    ]
  }),
  valve({
    ...ball,
    code: 'BALL-VALVE-PVC-THREAD',
    sku: 'BVPVC',
    metal: 'pvc',
    joint: 'g',
    sizes: onePiece.slice(2),
    popularity: 580,
    name: t('PVC ball valve, screwed', 'Ball valve PVC, ulir dalam'),
    short: t('PVC ball valve', 'Ball valve PVC'),
    lead: t(
      'Light shut-off for irrigation, fish ponds, pools and dosing lines.',
      'Katup tutup ringan untuk irigasi, kolam ikan, kolam renang, dan jalur dosing.',
    ),
    points: [
      t(
        'Tighten by hand plus half a turn, with PTFE tape only',
        'Kencangkan dengan tangan ditambah setengah putaran, hanya memakai seal tape',
      ),
      t(
        'Turn it monthly so that scale does not lock the ball',
        'Putar sebulan sekali agar kerak tidak mengunci bola',
      ),
      throttle,
    ],
    pressure: 10,
    hot: 50,
    cost: 0.6,
    heavy: 0.25,
    brand: 'Alirana',
  }),
]

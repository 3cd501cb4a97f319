import type { Item, Product } from '../catalogue/model.ts'
import { rupiah } from '../catalogue/price.ts'
import { categories } from './categories.ts'
import { contactorFront, contactorShaded } from './contactor.drawing.ts'
import { padded, piece, product } from './product.ts'
import { cross, tableTab, text, type Pair } from './texts.ts'

/** AC-3 current in A and motor power in kW at 400 V. Source: IEC 60947-4-1; masses and sizes are the maker's. */
const ratings = [
  { current: 9, power: 4, mass: 330 },
  { current: 12, power: 5.5, mass: 335 },
  { current: 18, power: 7.5, mass: 350 },
  { current: 25, power: 11, mass: 480 },
  { current: 32, power: 15, mass: 520 },
  { current: 40, power: 18.5, mass: 1050 },
  { current: 50, power: 22, mass: 1100 },
  { current: 65, power: 30, mass: 1150 },
  { current: 80, power: 37, mass: 1650 },
  { current: 95, power: 45, mass: 1700 },
] as const
const coils = { B7: '24 V AC', F7: '110 V AC', M7: '220 V AC', Q7: '380 V AC', BD: '24 V DC' } as const
type Coil = keyof typeof coils
type Rating = (typeof ratings)[number]

const item = ({ current, power, mass }: Rating, code: Coil): Item => ({
  sku: `VC3-${padded(current)}-${code}`,
  name: {
    en: `Contactor 3P ${current} A, coil ${coils[code]}`,
    id: `Kontaktor 3P ${current} A, coil ${coils[code]}`,
  },
  uom: 'pcs',
  price: rupiah((128_000 + current * 9_400 + current ** 2 * 90) * (code === 'BD' ? 1.32 : 1)),
  weight: mass,
  demand: code === 'M7' ? 0.9 : 0.5,
  attributes: { standard: 'IEC 60947-4-1', current, motor_power: power, coil: coils[code], poles: '3P' },
})

const words = {
  lead: [
    [
      'Switches three-phase motors, heaters and capacitor loads from a control circuit. Snaps onto 35 mm rail or screws down.',
      'Menghubungkan motor tiga fasa, pemanas, dan beban kapasitor dari rangkaian kontrol. Dipasang pada rel 35 mm atau disekrup.',
    ],
  ],
  points: [
    ['One auxiliary contact 1NO + 1NC built in', 'Kontak bantu 1NO + 1NC sudah terpasang'],
    ['Add a thermal overload relay for motors', 'Tambahkan thermal overload relay untuk motor'],
    [
      'Two contactors with mechanical interlock make a reversing pair; three make star-delta',
      'Dua kontaktor dengan pengunci mekanis menjadi pasangan bolak-balik; tiga menjadi bintang-segitiga',
    ],
    [
      'Contacts chatter when the control voltage drops below 85 %',
      'Kontak bergetar bila tegangan kontrol turun di bawah 85 %',
    ],
  ],
  data: [
    ['voltage', '690 V'],
    ['life', '10 million operations', '10 juta operasi'],
    ['temperature', '−5 to +55 °C', '−5 sampai +55 °C'],
  ],
} as const satisfies { lead: readonly Pair[]; points: readonly Pair[]; data: readonly unknown[] }

const draw = (current: number, width: number, height: number, depth: number): Product['pictures'] => {
  const of = { width, height, depth, current, title: `IEC 60947-4-1 · 3P · ${current} A` }
  return [
    { view: 'dimensions', draw: () => contactorFront(of) },
    { view: 'shaded', draw: () => contactorShaded(of) },
  ]
}
const among = (list: readonly number[]): Rating[] => ratings.filter(({ current }) => list.includes(current))
const sizes: readonly {
  code: string
  list: readonly number[]
  coils: readonly Coil[]
  box: readonly [number, number, number]
  lead: Pair
  popularity: number
  name: Pair
}[] = [
  {
    code: 'CONTACTOR-3P-S1',
    list: [9, 12, 18],
    coils: ['B7', 'F7', 'Q7'],
    box: [45, 74, 82],
    popularity: 520,
    name: ['Contactor 9 to 18 A, further coil voltages', 'Kontaktor 9 sampai 18 A, tegangan coil lain'],
    lead: [
      'Coils of 24, 110 and 380 V AC for control transformers and older machines.',
      'Coil 24, 110, dan 380 V AC untuk trafo kontrol dan mesin lama.',
    ],
  },
  {
    code: 'CONTACTOR-3P-S2',
    list: [25, 32],
    coils: ['B7', 'F7', 'Q7'],
    box: [56, 84, 95],
    popularity: 430,
    name: ['Contactor 25 and 32 A, further coil voltages', 'Kontaktor 25 dan 32 A, tegangan coil lain'],
    lead: [
      'The mid-size for pumps, compressors and conveyors up to 15 kW.',
      'Ukuran menengah untuk pompa, kompresor, dan konveyor sampai 15 kW.',
    ],
  },
  {
    code: 'CONTACTOR-3P-S3',
    list: [40, 50, 65],
    coils: ['B7', 'F7', 'M7', 'Q7'],
    box: [75, 127, 114],
    popularity: 460,
    name: ['Contactor 40 to 65 A, AC-3', 'Kontaktor 40 sampai 65 A, AC-3'],
    lead: [
      'For motors of 18.5 to 30 kW and the line contactor of star-delta starters up to 55 kW.',
      'Untuk motor 18,5 sampai 30 kW dan kontaktor utama bintang-segitiga sampai 55 kW.',
    ],
  },
  {
    code: 'CONTACTOR-3P-S4',
    list: [80, 95],
    coils: ['B7', 'F7', 'M7', 'Q7'],
    box: [85, 127, 125],
    popularity: 350,
    name: ['Contactor 80 and 95 A, AC-3', 'Kontaktor 80 dan 95 A, AC-3'],
    lead: [
      'The largest that still snaps on a rail; for cables of 35 mm² with lugs.',
      'Ukuran terbesar yang masih dijepit di rel; untuk kabel 35 mm² dengan skun.',
    ],
  },
]

/** Contactors by size and coil. */
export const contactors: readonly Product[] = [
  product(
    'CONTACTOR-3P',
    ['Three-pole contactor, AC-3', 'Kontaktor tiga kutub, AC-3'],
    categories.contactors,
    'Voltaraga',
    750,
    {
      ...words,
      lead: [
        ...words.lead,
        [
          'The common ratings with a 220 V AC coil; the small ones also with 24 V DC.',
          'Ukuran umum dengan coil 220 V AC; yang kecil juga dengan 24 V DC.',
        ],
      ],
    },
    draw(18, 45, 74, 82),
    among([9, 12, 18, 25, 32, 40]).flatMap((rating) =>
      (['M7', 'BD'] as const)
        .filter((code) => code === 'M7' || rating.current <= 25)
        .map((code) => item(rating, code)),
    ),
    {
      featured: true,
      tabs: [
        tableTab(
          ['Selection by motor', 'Pemilihan menurut motor'],
          [
            'Rated operational current AC-3 and motor power at 400 V.',
            'Arus kerja nominal AC-3 dan daya motor pada 400 V.',
          ],
          ['A', 'kW'],
          ratings.map(({ current, power: kw }) => [
            String(current),
            [String(kw), String(kw).replace('.', ',')],
          ]),
        ),
      ],
    },
  ),
  ...sizes.map((of) =>
    product(
      of.code,
      of.name,
      categories.contactors,
      of.list[0] === 40 ? 'Saklarindo' : 'Voltaraga',
      of.popularity,
      { ...words, lead: [...words.lead, of.lead] },
      draw(of.list[1] ?? 12, ...of.box),
      cross(among(of.list), of.coils, (rating, code) =>
        rating.current === 40 && code === 'M7' ? undefined : item(rating, code),
      ),
    ),
  ),
  product(
    'CONTACTOR-MINI',
    ['Mini contactor, 3 poles, 6 to 12 A', 'Kontaktor mini, 3 kutub, 6 sampai 12 A'],
    categories.contactors,
    'Saklarindo',
    420,
    {
      lead: [
        [
          'Only 45 mm wide and 57 mm high: for small pumps, fans, door drives and lighting in shallow boxes.',
          'Hanya selebar 45 mm dan setinggi 57 mm: untuk pompa kecil, kipas, penggerak pintu, dan penerangan di box dangkal.',
        ],
        [
          'Coils draw little, so that a PLC output drives the DC type directly.',
          'Daya coil-nya kecil sehingga keluaran PLC dapat langsung menggerakkan tipe DC.',
        ],
      ],
      points: [
        ['One auxiliary contact, NO or NC', 'Satu kontak bantu, NO atau NC'],
        ['Not for capacitors', 'Tidak untuk kapasitor'],
        ['Put a suppressor on DC coils', 'Pasang peredam pada coil DC'],
      ],
      data: [
        ['voltage', '690 V'],
        ['coil', '4.5 VA (AC), 3 W (DC)', '4,5 VA (AC), 3 W (DC)'],
        ['temperature', '−5 to +55 °C', '−5 sampai +55 °C'],
      ],
    },
    draw(9, 45, 57, 57),
    cross(
      [
        [6, 2.2],
        [9, 4],
        [12, 5.5],
      ] as const,
      ['B7', 'M7', 'BD'] as const,
      ([current, kw], code) =>
        piece(
          `VCM-${padded(current)}-${code}`,
          text(
            `Mini contactor 3P ${current} A, coil ${coils[code]}`,
            `Kontaktor mini 3P ${current} A, coil ${coils[code]}`,
          ),
          112_000 + current * 6_500,
          180,
          { standard: 'IEC 60947-4-1', current, motor_power: kw, coil: coils[code], poles: '3P' },
        ),
    ),
  ),
]

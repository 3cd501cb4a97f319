import type { Item, Product } from '../catalogue/model.ts'
import { rupiah } from '../catalogue/price.ts'
import { blockPictures } from './blocks.drawing.ts'
import { categories } from './categories.ts'
import { contactorFront, contactorShaded } from './contactor.drawing.ts'
import { padded, piece, product } from './product.ts'
import { motorBreaker, overloadRelay } from './switchgear.drawing.ts'
import { cross, named, tableTab, text, type Pair } from './texts.ts'

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
    id: `Kontaktor 3P ${current} A, koil ${coils[code]}`,
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
    ['Add a thermal overload relay for motors', 'Tambahkan relai beban lebih termal untuk motor'],
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
    name: ['Contactor 9 to 18 A, further coil voltages', 'Kontaktor 9 sampai 18 A, tegangan koil lain'],
    lead: [
      'Coils of 24, 110 and 380 V AC for control transformers and older machines.',
      'Koil 24, 110, dan 380 V AC untuk trafo kontrol dan mesin lama.',
    ],
  },
  {
    code: 'CONTACTOR-3P-S2',
    list: [25, 32],
    coils: ['B7', 'F7', 'Q7'],
    box: [56, 84, 95],
    popularity: 430,
    name: ['Contactor 25 and 32 A, further coil voltages', 'Kontaktor 25 dan 32 A, tegangan koil lain'],
    lead: [
      'The middle size for pumps, compressors and conveyors up to 15 kW.',
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

const power: readonly Product[] = [
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
          'The ratings of every day with 220 V AC coil, the small ones with 24 V DC too.',
          'Ukuran harian dengan koil 220 V AC, yang kecil juga dengan 24 V DC.',
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
          'Hanya selebar 45 mm dan setinggi 57 mm: untuk pompa kecil, kipas, penggerak pintu, dan penerangan di boks dangkal.',
        ],
        [
          'Coils draw little, so that a PLC output drives the DC type directly.',
          'Daya koilnya kecil sehingga keluaran PLC dapat langsung menggerakkan tipe DC.',
        ],
      ],
      points: [
        ['One auxiliary contact, NO or NC', 'Satu kontak bantu, NO atau NC'],
        ['Not for capacitors', 'Tidak untuk kapasitor'],
        ['Put a suppressor on DC coils', 'Pasang peredam pada koil DC'],
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
            `Kontaktor mini 3P ${current} A, koil ${coils[code]}`,
          ),
          112_000 + current * 6_500,
          180,
          { standard: 'IEC 60947-4-1', current, motor_power: kw, coil: coils[code], poles: '3P' },
        ),
    ),
  ),
]

/** Setting ranges in A. */
const spans: Record<string, readonly (readonly [number, number])[]> = {
  25: [
    [0.4, 0.63],
    [0.63, 1],
    [1, 1.6],
    [1.6, 2.5],
    [2.5, 4],
    [4, 6],
    [5.5, 8],
    [7, 10],
    [9, 13],
    [12, 18],
    [17, 25],
  ],
  95: [
    [23, 32],
    [30, 40],
    [37, 50],
    [48, 65],
    [63, 80],
    [80, 93],
  ],
}
const relays: readonly Product[] = (['25', '95'] as const).map((frame, order) =>
  product(
    `OVERLOAD-RELAY-${frame}`,
    [
      `Thermal overload relay, up to ${frame === '25' ? 25 : 93} A`,
      `Relai beban lebih termal (TOR), sampai ${frame === '25' ? 25 : 93} A`,
    ],
    categories.overloads,
    order === 0 ? 'Voltaraga' : 'Saklarindo',
    610 - order * 170,
    {
      lead: [
        [
          'Plugs under the contactor and opens the control circuit when a motor draws too much or loses a phase.',
          'Dipasang di bawah kontaktor dan memutus rangkaian kontrol bila motor kelebihan beban atau kehilangan fasa.',
        ],
        order === 0
          ? ['Fits contactors of 9 to 32 A.', 'Cocok untuk kontaktor 9 sampai 32 A.']
          : ['Fits contactors of 40 to 95 A.', 'Cocok untuk kontaktor 40 sampai 95 A.'],
      ],
      points: [
        ['Set the dial to the current on the motor’s plate', 'Setel sesuai arus pada pelat nama motor'],
        [
          'In star-delta it lies in the delta: set 0.58 of the motor current',
          'Pada bintang-segitiga letaknya di segitiga: setel 0,58 kali arus motor',
        ],
        ['Blue button: reset by hand or by itself', 'Tombol biru: reset tangan atau otomatis'],
        [
          'No short-circuit protection: fuses or MCCB before it',
          'Tidak melindungi hubung singkat: pasang sekering atau MCCB di depannya',
        ],
      ],
      data: [
        ['standard', 'IEC 60947-4-1'],
        ['contacts', '1NO + 1NC'],
        ['switching', 'Class 10A', 'Kelas 10A'],
      ],
    },
    blockPictures(
      overloadRelay(
        `IEC 60947-4-1 · ${order === 0 ? '2.5–4 A' : '48–65 A'}`,
        order === 0 ? 45 : 75,
        order === 0 ? 66 : 84,
        order === 0 ? 70 : 105,
        order === 0 ? '2.5–4' : '48–65',
      ),
    ),
    (spans[frame] ?? []).map(([from, to]) =>
      piece(
        `VTR-${frame}-${to}`,
        named('Overload relay #0–#1 A', 'Relai beban lebih #0–#1 A', from, to),
        (order === 0 ? 142_000 : 410_000) + to * 2_600,
        order === 0 ? 165 : 510,
        {
          standard: 'IEC 60947-4-1',
          setting_range: text(
            `${from}–${to} A`,
            `${String(from).replace('.', ',')}–${String(to).replace('.', ',')} A`,
          ),
          current: to,
          contacts: '1NO + 1NC',
        },
      ),
    ),
  ),
)
/** Setting range in A and motor power in kW at 400 V. */
const motorRanges = [
  [0.16, 0.25, 0.06],
  [0.25, 0.4, 0.09],
  [0.4, 0.63, 0.18],
  [0.63, 1, 0.25],
  [1, 1.6, 0.55],
  [1.6, 2.5, 0.75],
  [2.5, 4, 1.5],
  [4, 6.3, 2.2],
  [6, 10, 4],
  [9, 14, 5.5],
  [13, 18, 7.5],
  [17, 23, 11],
  [20, 25, 11],
  [24, 32, 15],
] as const
const motorBreakers: readonly Product[] = [false, true].map((rotary) =>
  product(
    rotary ? 'MPCB-ROTARY' : 'MPCB-BUTTON',
    rotary
      ? [
          'Motor protection breaker, rotary handle, up to 32 A',
          'Pengaman motor (MPCB) tuas putar, sampai 32 A',
        ]
      : [
          'Motor protection breaker, pushbutton, up to 32 A',
          'Pengaman motor (MPCB) tombol tekan, sampai 32 A',
        ],
    categories.overloads,
    rotary ? 'Saklarindo' : 'Voltaraga',
    rotary ? 440 : 580,
    {
      lead: [
        [
          'Switch, overload and short-circuit protection of one motor in 45 mm width.',
          'Sakelar, pengaman beban lebih, dan hubung singkat satu motor dalam lebar 45 mm.',
        ],
        rotary
          ? [
              'The handle shows tripped, locks with a padlock and breaks 50 kA or more.',
              'Tuasnya menunjukkan posisi trip, dapat digembok, dan memutus 50 kA atau lebih.',
            ]
          : [
              'Two buttons start and stop by hand; a contactor behind it does the rest.',
              'Dua tombol menjalankan dan menghentikan secara manual; kontaktor di belakangnya melakukan sisanya.',
            ],
      ],
      points: [
        ['Set the dial to the motor’s rated current', 'Setel sesuai arus nominal motor'],
        [
          'Trips magnetically at about 13 times the upper setting',
          'Trip magnetik pada sekitar 13 kali setelan atas',
        ],
        ['Auxiliary and alarm contacts clip on', 'Kontak bantu dan kontak alarm tinggal dijepitkan'],
        [
          'Lead single-phase motors through all three poles',
          'Motor satu fasa dialirkan melalui ketiga kutub',
        ],
      ],
      data: [
        ['standard', 'IEC 60947-2, IEC 60947-4-1'],
        [
          'breaking',
          rotary ? '100 kA up to 10 A, 50 kA above' : '100 kA up to 6.3 A, 15 kA above',
          rotary ? '100 kA sampai 10 A, 50 kA di atasnya' : '100 kA sampai 6,3 A, 15 kA di atasnya',
        ],
        ['temperature', '−20 to +60 °C', '−20 sampai +60 °C'],
      ],
    },
    blockPictures(
      motorBreaker(`IEC 60947-4-1 · 2.5–4 A · 1.5 kW`, 45, rotary ? 97 : 89, rotary ? 96 : 79, rotary),
    ),
    motorRanges.map(([from, to, kw]) =>
      piece(
        `VMP${rotary ? 'R' : 'B'}-${to}`,
        rotary
          ? named('MPCB rotary #0–#1 A', 'MPCB tuas putar #0–#1 A', from, to)
          : named('MPCB pushbutton #0–#1 A', 'MPCB tombol tekan #0–#1 A', from, to),
        (rotary ? 430_000 : 335_000) + to * 4_800,
        rotary ? 340 : 260,
        {
          standard: 'IEC 60947-4-1',
          setting_range: text(
            `${from}–${to} A`,
            `${String(from).replace('.', ',')}–${String(to).replace('.', ',')} A`,
          ),
          current: to,
          motor_power: kw,
          poles: '3P',
        },
        { demand: to > 1 && to < 11 ? 0.9 : 0.5 },
      ),
    ),
  ),
)

/** Contactors and the protection of motors. */
export const contactors: readonly Product[] = [...power, ...relays, ...motorBreakers]

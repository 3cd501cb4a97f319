import type { Product } from '../catalogue/model.ts'
import { caption, dimH, dimV, label } from '../drawing/dimension.ts'
import { sheet } from '../drawing/sheet.ts'
import { path, rect } from '../drawing/svg.ts'
import { blockPictures, mark, type Device } from './blocks.drawing.ts'
import { categories } from './categories.ts'
import { piece, product } from './product.ts'
import { named, text } from './texts.ts'
import { turnedDimensions, turnedShaded, type Turned } from './turned.drawing.ts'

const accu = (title: string, w: number, h: number, d: number, ah: string): Device => ({
  title,
  blocks: [
    {
      x: 0,
      y: 6,
      z: 0,
      width: w,
      height: h - 6,
      depth: d,
      tone: 'deep',
      art: (a, b) => [
        rect(a * 0.1, b * 0.28, a * 0.8, b * 0.44, 'white', 3, 'edge'),
        mark(a / 2, b * 0.43, '12 V', b * 0.15),
        mark(a / 2, b * 0.62, ah, b * 0.13),
      ],
    },
    { x: w * 0.06, y: 0, z: d * 0.7, width: w * 0.06, height: 6, depth: w * 0.06, tone: 'accent' },
    { x: w * 0.88, y: 0, z: d * 0.7, width: w * 0.06, height: 6, depth: w * 0.06, tone: 'dark' },
  ],
})

const cell = (title: string, d: number, l: number): Turned => ({
  title,
  overall: String(l),
  stretches: [
    { length: l * 0.03, diameter: d * 0.36 },
    { length: l * 0.22, diameter: d, fill: 'accent', face: 'light', across: `Ø ${d}` },
    { length: l * 0.75, diameter: d, fill: 'darkH' },
  ],
})

const cells = [
  ['AA', 'LR6', 14.5, 50.5, 1.5, 6_000],
  ['AAA', 'LR03', 10.5, 44.5, 1.5, 5_500],
  ['C', 'LR14', 26.2, 50, 1.5, 19_500],
  ['D', 'LR20', 34.2, 61.5, 1.5, 24_000],
  ['9V', '6LR61', 17.5, 48.5, 9, 27_000],
] as const

const lithium = [
  ['CR2032', 3, 0.22, 11_000],
  ['CR2025', 3, 0.16, 10_500],
  ['CR2450', 3, 0.6, 21_000],
  ['ER14250', 3.6, 1.2, 62_000],
  ['ER14505', 3.6, 2.6, 78_000],
  ['ER17505', 3.6, 3.6, 125_000],
  ['ER34615', 3.6, 19, 290_000],
] as const

/** Lead, alkaline and lithium batteries. */
export const batteries: readonly Product[] = [
  product(
    'BATTERY-VRLA-12V',
    ['Sealed lead battery VRLA AGM, 12 V', 'Aki kering VRLA AGM, 12 V'],
    categories.batteries,
    'Voltaraga',
    490,
    {
      lead: [
        [
          'For UPS, emergency lights, fire alarms, gates and solar lamps; may stand in any position but upside down.',
          'Untuk UPS, lampu darurat, alarm kebakaran, pintu gerbang, dan lampu surya; boleh diletakkan pada posisi apa pun kecuali terbalik.',
        ],
        ['No water to refill.', 'Tidak perlu tambah air.'],
      ],
      points: [
        ['Float charge at 13.5 to 13.8 V', 'Tegangan apung 13,5 sampai 13,8 V'],
        ['At 35 °C it lasts half as long as at 25 °C', 'Pada 35 °C umurnya separuh dari 25 °C'],
        ['Replace all of a bank at once', 'Ganti seluruh aki dalam satu bank sekaligus'],
        ['Charge stored ones every six months', 'Isi ulang aki simpanan setiap enam bulan'],
        [
          'Old ones are hazardous waste: we take them back',
          'Aki bekas termasuk limbah B3: kami terima kembali',
        ],
      ],
      data: [
        ['standard', 'IEC 60896-21'],
        ['life', '3 to 5 years floating', '3 sampai 5 tahun apung'],
        ['temperature', '−15 to +45 °C', '−15 sampai +45 °C'],
      ],
    },
    blockPictures(accu('12 V · 7.2 Ah · 151 × 94 × 65', 151, 100, 65, '7.2 Ah')),
    (
      [
        [1.3, 97, 58, 43],
        [4.5, 90, 106, 70],
        [7.2, 151, 100, 65],
        [9, 151, 100, 65],
        [12, 151, 100, 98],
        [18, 181, 167, 77],
        [26, 166, 125, 175],
        [40, 198, 171, 166],
        [65, 350, 174, 167],
        [100, 330, 222, 173],
      ] as const
    ).map(([ah, w, h, d]) =>
      piece(
        `VBA-12-${ah}`,
        named('VRLA battery 12 V #0 Ah', 'Aki kering 12 V #0 Ah', ah),
        62_000 + ah * 17_500,
        200 + ah * 300,
        { capacity: ah, voltage: '12 V DC', length: w, height: h, width: d },
        { demand: ah === 7.2 || ah === 18 ? 1 : 0.5 },
      ),
    ),
  ),
  product(
    'BATTERY-ALKALINE',
    ['Alkaline batteries, industrial packing', 'Baterai alkalin, kemasan industri'],
    categories.batteries,
    'Arusindra',
    420,
    {
      lead: [
        [
          'For meters, calipers, remote controls, locks and torches in plants; packed without blister.',
          'Untuk meter, jangka sorong, remote, kunci, dan senter di pabrik; dikemas tanpa blister.',
        ],
        [
          'Keep for up to seven years at room temperature.',
          'Tahan simpan sampai tujuh tahun pada suhu ruang.',
        ],
      ],
      points: [
        ['Do not mix old and new cells', 'Jangan mencampur baterai lama dan baru'],
        ['Remove them from instruments in long storage', 'Keluarkan dari alat yang lama tidak dipakai'],
        ['Date is printed on each cell', 'Tanggal tercetak pada setiap baterai'],
        ['Not rechargeable', 'Tidak dapat diisi ulang'],
      ],
      data: [
        ['standard', 'IEC 60086-2'],
        ['temperature', '−20 to +54 °C', '−20 sampai +54 °C'],
      ],
    },
    [
      { view: 'dimensions', draw: () => turnedDimensions(cell('LR6 · AA · 1.5 V', 14.5, 50.5)) },
      { view: 'shaded', draw: () => turnedShaded(cell('LR6 · AA · 1.5 V', 14.5, 50.5)) },
    ],
    cells.flatMap(([size, iec, , , volt, price]) =>
      [4, 10, 40]
        .filter((count) => volt < 9 || count < 40)
        .map((count) =>
          piece(
            `VBT-${size}-${count}`,
            text(
              `Alkaline battery ${size} (${iec}), pack of ${count}`,
              `Baterai alkalin ${size} (${iec}), isi ${count}`,
            ),
            price * count * (count === 40 ? 0.84 : count === 10 ? 0.93 : 1),
            24 * count,
            { size, voltage: `${volt} V`, pack_qty: count },
            { uom: 'pack' },
          ),
        ),
    ),
  ),
  product(
    'BATTERY-LITHIUM',
    ['Lithium cells for PLC, meters and remote keys', 'Baterai litium untuk PLC, meter, dan remote'],
    categories.batteries,
    'Arusindra',
    330,
    {
      lead: [
        [
          'Back up programs and clocks of PLCs, drives and meters for years.',
          'Menjaga program dan jam PLC, penggerak, dan meter bertahun-tahun.',
        ],
        [
          'Coin cells of 3 V and cylindrical cells of 3.6 V, the latter also with tags or plug on request.',
          'Baterai kancing 3 V dan silinder 3,6 V, yang terakhir tersedia dengan kaki atau konektor atas permintaan.',
        ],
      ],
      points: [
        [
          'Change PLC cells with the power on, else the program is lost',
          'Ganti baterai PLC saat listrik menyala agar program tidak hilang',
        ],
        ['Never charge, heat or short-circuit', 'Jangan diisi ulang, dipanaskan, atau dihubung singkat'],
        ['Note the date of change on the unit', 'Catat tanggal penggantian pada alat'],
      ],
      data: [
        ['standard', 'IEC 60086-3'],
        ['temperature', '−30 to +70 °C', '−30 sampai +70 °C'],
      ],
    },
    [
      { view: 'dimensions', draw: () => turnedDimensions(cell('ER14505 · 3.6 V · 2.6 Ah', 14.5, 50.5)) },
      { view: 'shaded', draw: () => coin('CR2032 · 3 V') },
    ],
    lithium.map(([size, volt, ah, price]) =>
      piece(
        `VLI-${size}`,
        text(`Lithium cell ${size} ${volt} V`, `Baterai litium ${size} ${String(volt).replace('.', ',')} V`),
        price,
        3 + ah * 8,
        { size, voltage: text(`${volt} V`, `${String(volt).replace('.', ',')} V`), capacity: ah },
      ),
    ),
  ),
]

function coin(title: string): string {
  return sheet(title, [
    path('M180 300v40a220 92 0 0 0 440 0v-40Z', 'roundV'),
    `<ellipse cx="400" cy="300" rx="220" ry="92" fill="#f3f5f7"/>`,
    `<ellipse cx="400" cy="300" rx="200" ry="82" fill="#e0e5ea" stroke-width="1.2"/>`,
    label(400, 290, '+', 'middle', 44),
    label(400, 334, 'CR2032 3 V', 'middle', 28),
    dimH(180, 620, 480, 'Ø 20', [340, 340]),
    dimV(300, 340, 680, '3.2', 620, 'right'),
    caption(title),
  ])
}

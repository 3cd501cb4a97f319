import type { Product } from '../catalogue/model.ts'
import { dimH, label } from '../drawing/dimension.ts'
import { cylinder, disc, oblique, prism, section, upright } from '../drawing/oblique.ts'
import { sheet } from '../drawing/sheet.ts'
import { centre, turned } from '../drawing/svg.ts'
import { categories } from './categories.ts'
import type { Pair } from './copy.ts'
import { ratchetBody, socketBody, socketFace, torqueBody } from './socket.drawing.ts'
import { adjustableBody, openJaw, pipeWrenchBody, ringHead, shankBar } from './spanner.drawing.ts'
import { toolProduct, type ToolRow } from './tool.ts'

const cv = { en: 'Chrome vanadium steel', id: 'Baja krom vanadium' }
const cm = { en: 'Chrome molybdenum steel', id: 'Baja krom molibden' }

type Family = {
  code: string
  prefix: string
  drive: string
  square: number
  name: readonly [string, string]
  sizes: readonly number[]
  length: number
  impact: boolean
  use: Pair
  point: Pair
  pop: number
  cost: number
}
const families: readonly Family[] = [
  {
    code: 'SOCKET-14',
    prefix: 'SK14',
    drive: '1/4"',
    square: 6.3,
    name: ['Sockets 1/4" drive, hexagon', 'Mata sok 1/4", segi enam'],
    sizes: [4, 4.5, 5, 5.5, 6, 7, 8, 9, 10, 11, 12, 13, 14],
    length: 25,
    impact: false,
    cost: 1,
    pop: 360,
    use: [
      'Small fasteners M2 to M8 in panels, machines and vehicles.',
      'Baut kecil M2 sampai M8 pada panel, mesin, dan kendaraan.',
    ],
    point: ['Up to about 60 Nm', 'Sampai sekitar 60 Nm'],
  },
  {
    code: 'SOCKET-38',
    prefix: 'SK38',
    drive: '3/8"',
    square: 9.5,
    name: ['Sockets 3/8" drive, hexagon', 'Mata sok 3/8", segi enam'],
    sizes: [8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22],
    length: 30,
    impact: false,
    cost: 1.25,
    pop: 340,
    use: [
      'The drive between: M5 to M14 where a 1/2" ratchet is too bulky.',
      'Ukuran menengah: M5 sampai M14 di tempat yang terlalu sempit untuk sok 1/2".',
    ],
    point: ['Up to about 200 Nm', 'Sampai sekitar 200 Nm'],
  },
  {
    code: 'SOCKET-12',
    prefix: 'SK12',
    drive: '1/2"',
    square: 12.5,
    name: ['Sockets 1/2" drive, hexagon', 'Mata sok 1/2", segi enam'],
    sizes: [8, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 27, 30, 32],
    length: 38,
    impact: false,
    cost: 1.5,
    pop: 560,
    use: ['The workshop standard: M5 to M20 by hand.', 'Standar bengkel: M5 sampai M20 dengan tangan.'],
    point: ['Up to about 500 Nm', 'Sampai sekitar 500 Nm'],
  },
  {
    code: 'SOCKET-12-DEEP',
    prefix: 'SKD12',
    drive: '1/2"',
    square: 12.5,
    name: ['Deep sockets 1/2" drive, hexagon', 'Mata sok panjang 1/2", segi enam'],
    sizes: [10, 11, 12, 13, 14, 16, 17, 18, 19, 21, 22, 24, 27, 30, 32],
    length: 77,
    impact: false,
    cost: 2.1,
    pop: 330,
    use: ['For nuts on long studs and sunk bolts.', 'Untuk mur pada stud panjang dan baut yang masuk dalam.'],
    point: ['77 mm long, bore through', 'Panjang 77 mm, berlubang tembus'],
  },
  {
    code: 'SOCKET-34',
    prefix: 'SK34',
    drive: '3/4"',
    square: 20,
    name: ['Sockets 3/4" drive, hexagon', 'Mata sok 3/4", segi enam'],
    sizes: [19, 21, 22, 24, 27, 30, 32, 36, 38, 41, 46, 50],
    length: 56,
    impact: false,
    cost: 4,
    pop: 250,
    use: ['Flanges, foundations and trucks: M12 to M33.', 'Flensa, pondasi, dan truk: M12 sampai M33.'],
    point: ['Up to about 1,500 Nm', 'Sampai sekitar 1.500 Nm'],
  },
  {
    code: 'IMPACT-12',
    prefix: 'IS12',
    drive: '1/2"',
    square: 12.5,
    name: ['Impact sockets 1/2" drive', 'Mata sok impact 1/2"'],
    sizes: [10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 21, 22, 24, 27, 30, 32],
    length: 38,
    impact: true,
    cost: 1.9,
    pop: 420,
    use: [
      'Thick-walled, phosphated sockets that withstand impact wrenches.',
      'Mata sok berdinding tebal berlapis fosfat yang tahan pukulan impact wrench.',
    ],
    point: ['Lock with pin and rubber ring', 'Kunci dengan pin dan ring karet'],
  },
  {
    code: 'IMPACT-12-DEEP',
    prefix: 'ISD12',
    drive: '1/2"',
    square: 12.5,
    name: ['Deep impact sockets 1/2" drive', 'Mata sok impact panjang 1/2"'],
    sizes: [10, 12, 13, 14, 16, 17, 19, 21, 22, 24, 27, 30],
    length: 78,
    impact: true,
    cost: 2.6,
    pop: 270,
    use: [
      'For wheel nuts and long studs with impact wrenches.',
      'Untuk mur roda dan stud panjang dengan impact wrench.',
    ],
    point: [
      'Drive straight: a leaning deep socket rounds corners',
      'Jalankan lurus: sok panjang yang miring merusak sudut mur',
    ],
  },
  {
    code: 'IMPACT-34',
    prefix: 'IS34',
    drive: '3/4"',
    square: 20,
    name: ['Impact sockets 3/4" drive', 'Mata sok impact 3/4"'],
    sizes: [17, 19, 21, 22, 24, 27, 30, 32, 33, 36, 38, 41, 46, 50],
    length: 54,
    impact: true,
    cost: 4.2,
    pop: 310,
    use: ['For steel structures, trucks and heavy plant.', 'Untuk struktur baja, truk, dan alat berat.'],
    point: ['Check for cracks after a fall', 'Periksa retak setelah terjatuh'],
  },
  {
    code: 'IMPACT-1',
    prefix: 'IS1',
    drive: '1"',
    square: 25,
    name: ['Impact sockets 1" drive', 'Mata sok impact 1"'],
    sizes: [24, 27, 30, 32, 33, 36, 38, 41, 46, 50, 55, 60],
    length: 63,
    impact: true,
    cost: 7,
    pop: 220,
    use: [
      'For mining, rail and flange bolts M24 and up.',
      'Untuk tambang, rel, dan baut flensa M24 ke atas.',
    ],
    point: [
      'Pin 5 mm and ring hold the socket overhead',
      'Pin 5 mm dan ring menahan sok pada posisi di atas kepala',
    ],
  },
]

const sockets: readonly Product[] = families.map((family) => {
  const s = family.sizes[Math.floor(family.sizes.length / 2)] ?? 17
  const outer = Math.max(s * (family.impact ? 1.5 : 1.36), family.square * 1.3)
  const driveOuter = Math.max(family.square * 1.75, family.impact ? s : 0)
  const scale = Math.min(240 / family.length, 190 / Math.max(outer, driveOuter))
  const [x, y, fx] = [110, 290, 570]
  return toolProduct({
    code: family.code,
    name: family.name,
    category: family.impact ? categories.impactSockets : categories.sockets,
    popularity: family.pop,
    use: family.use,
    points: [
      family.point,
      family.impact
        ? [
            'Chrome molybdenum steel, black phosphate; never use chromed sockets on impact wrenches',
            'Baja krom molibden, fosfat hitam; jangan memakai sok krom pada impact wrench',
          ]
        : ['Flank drive: presses on the sides, not on the corners', 'Menekan sisi datar, bukan sudut mur'],
      ['Single sockets or by the set', 'Tersedia satuan maupun set'],
    ],
    data: [
      [['Square drive', 'Ukuran drive'], `${family.drive} (${family.square} mm)`],
      [['Standard', 'Standar'], family.impact ? 'DIN 3129, ISO 2725-2' : 'DIN 3124, ISO 2725-1'],
    ],
    title: `${family.drive} · s ${s}`,
    body: socketBody(x, y, family.length * scale, driveOuter * scale, outer * scale, family.impact),
    figures: [
      ...socketFace(
        fx,
        y,
        Math.min(230, outer * scale),
        Math.min(230, outer * scale) * (s / outer),
        family.impact,
      ),
      centre(x - 20, y, x + family.length * scale + 24, y),
      centre(fx - 135, y, fx + 135, y),
      centre(fx, y - 135, fx, y + 135),
      dimH(x, x + family.length * scale, y + 150, String(family.length), [y + 40, y + (outer * scale) / 2]),
      label(fx, y - 150, `s ${s}`),
      label(x + 30, y - (driveOuter * scale) / 2 - 24, family.drive),
    ],
    second: () => {
      const view = oblique(270, 370, Math.min(380 / family.length, 230 / outer), -30, 0.5)
      return sheet(`${family.drive} · s ${s}`, [
        upright(view, [
          cylinder(
            view,
            family.length * 0.5,
            family.length,
            driveOuter / 2,
            driveOuter / 2,
            family.impact ? 'darkH' : 'roundH',
          ),
          cylinder(
            view,
            0,
            family.length * 0.55,
            outer / 2,
            outer / 2,
            family.impact ? 'darkH' : 'roundH',
            family.impact ? 'black' : 'light',
          ),
          prism(view, -0.01, 0, section(s / 2 / Math.cos(Math.PI / 6), 6), 'hole'),
          disc(view, 0, s * 0.26, 'black', 'edge'),
        ]),
      ])
    },
    rows: family.sizes.map((size): ToolRow => ({
      sku: `${family.prefix}-${size}`,
      name: [
        `${family.impact ? 'Impact socket' : 'Socket'} ${family.code.endsWith('DEEP') ? 'deep ' : ''}${family.drive} ${size} mm`,
        `Mata sok ${family.impact ? 'impact ' : ''}${family.code.endsWith('DEEP') ? 'panjang ' : ''}${family.drive} ${size} mm`,
      ],
      price: (9_000 + size ** 1.35 * 380) * family.cost,
      weight: (size * 1.4) ** 2 * family.length * 0.0042,
      demand: [10, 12, 13, 14, 17, 19, 24].includes(size) ? 0.95 : 0.6,
      values: {
        material: family.impact ? cm : cv,
        square_drive: family.drive,
        across_flats: size,
        overall_length: family.length,
      },
    })),
  })
})

const spannerRow =
  (prefix: string, en: string, id: string, standard: string) =>
  ([a, b, length]: readonly [number, number, number]): ToolRow => ({
    sku: `${prefix}-${a}x${b}`,
    name: [`${en} ${a} × ${b} mm`, `${id} ${a} × ${b} mm`],
    price: 14_000 + a * b * 95 + length * 60,
    weight: a * length * 0.045,
    demand: a <= 24 ? 0.85 : 0.5,
    values: { standard, material: cv, size: `${a} × ${b} mm`, overall_length: length },
  })
const pairs = [
  [6, 7, 122],
  [8, 9, 140],
  [10, 11, 155],
  [12, 13, 172],
  [14, 15, 188],
  [16, 17, 205],
  [18, 19, 222],
  [20, 22, 235],
  [21, 23, 245],
  [24, 27, 270],
  [25, 28, 280],
  [30, 32, 300],
  [36, 41, 345],
] as const

export const socketTools: readonly Product[] = [
  ...sockets,
  toolProduct({
    code: 'OPEN-END-3110',
    name: ['Double open-end spanner DIN 3110', 'Kunci pas dua ujung DIN 3110'],
    category: categories.openRing,
    popularity: 420,
    use: [
      'Two sizes in one spanner for locknuts, fittings and adjusting screws that can only be reached from the side.',
      'Dua ukuran dalam satu kunci untuk mur pengunci, fitting, dan baut setel yang hanya terjangkau dari samping.',
    ],
    points: [
      [
        'Jaws at 15°: turn the spanner over for the next bite',
        'Rahang miring 15°: balik kunci untuk gigitan berikutnya',
      ],
      ['For full torque take a ring spanner', 'Untuk torsi penuh gunakan kunci ring'],
      ['Never lengthen with a pipe', 'Jangan disambung dengan pipa'],
    ],
    data: [
      [
        ['Finish', 'Lapisan'],
        ['Matt chrome', 'Krom doff'],
      ],
    ],
    title: 'DIN 3110 · 16 × 17',
    body: [shankBar(196, 594, 300, 22), openJaw(130, 300, 74, 15), openJaw(668, 300, 80, 195)],
    figures: [dimH(60, 742, 460, '205', [340, 340]), label(130, 180, 's 16'), label(668, 176, 's 17')],
    rows: pairs.map(spannerRow('OE', 'Open-end spanner', 'Kunci pas', 'DIN 3110')),
  }),
  toolProduct({
    code: 'RING-838',
    name: ['Double ring spanner DIN 838, offset', 'Kunci ring dua ujung DIN 838, leher bengkok'],
    category: categories.openRing,
    popularity: 390,
    use: [
      'Deep offset clears neighbouring heads and knuckles; the ring holds all six corners for breaking tight bolts loose.',
      'Leher bengkok bebas dari baut sebelah; ring memegang keenam sudut untuk melepas baut kencang.',
    ],
    points: [
      ['Twelve-point: moves on in steps of 30°', 'Dua belas sudut: dapat maju tiap 30°'],
      ['Pull, do not push', 'Tarik, jangan didorong'],
      ['Flanks carry the load', 'Beban ditahan sisi datar'],
    ],
    data: [
      [
        ['Finish', 'Lapisan'],
        ['Matt chrome', 'Krom doff'],
      ],
    ],
    title: 'DIN 838 · 16 × 17',
    body: [shankBar(150, 650, 300, 20), ringHead(120, 300, 84), ringHead(676, 300, 90)],
    figures: [
      centre(40, 300, 760, 300),
      dimH(55, 745, 450, '205', [340, 340]),
      label(120, 205, 's 16'),
      label(676, 200, 's 17'),
    ],
    rows: pairs.map(spannerRow('RS', 'Ring spanner', 'Kunci ring', 'DIN 838')),
  }),
  toolProduct({
    code: 'SLOGGING-7444',
    name: ['Slogging ring spanner DIN 7444', 'Kunci ring pukul DIN 7444'],
    category: categories.openRing,
    popularity: 210,
    use: [
      'Ring with an anvil end for sledge hammers: flange, foundation and rolling mill bolts.',
      'Kunci ring dengan ujung landasan untuk palu godam: baut flensa, pondasi, dan mesin rol.',
    ],
    points: [
      ['Tie it down before striking', 'Ikat kunci sebelum dipukul'],
      ['Soft-faced or copper hammer in explosive areas', 'Gunakan palu tembaga di area mudah meledak'],
      ['Black oxide finish, hardened through', 'Lapisan hitam oksida, dikeraskan menyeluruh'],
    ],
    title: 'DIN 7444 · 46',
    body: [
      shankBar(250, 600, 300, 34),
      ringHead(190, 300, 150),
      turned(0, [640, 300], [`<rect x="590" y="240" width="120" height="120" rx="10" fill="url(#roundH)"/>`]),
    ],
    figures: [centre(50, 300, 740, 300), dimH(73, 710, 480, '240', [420, 365]), label(190, 160, 's 46')],
    rows: [
      [24, 160],
      [27, 180],
      [30, 190],
      [32, 190],
      [36, 205],
      [41, 225],
      [46, 240],
      [50, 255],
      [55, 270],
      [60, 280],
      [65, 300],
      [70, 325],
      [75, 330],
    ].map(([s = 0, length = 0]): ToolRow => ({
      sku: `SLG-${s}`,
      name: [`Slogging spanner ${s} mm`, `Kunci ring pukul ${s} mm`],
      price: 62_000 + s ** 2 * 62,
      weight: s ** 2 * 0.62,
      values: { standard: 'DIN 7444', across_flats: s, overall_length: length },
    })),
  }),
  toolProduct({
    code: 'ADJUSTABLE-3117',
    name: ['Adjustable spanner DIN 3117', 'Kunci inggris DIN 3117'],
    category: categories.adjustable,
    popularity: 480,
    use: [
      'One spanner for many widths on service calls; set without play before pulling.',
      'Satu kunci untuk banyak ukuran saat servis; setel tanpa celah sebelum ditarik.',
    ],
    points: [
      ['Pull towards the moving jaw', 'Tarik ke arah rahang yang bergerak'],
      ['Scale in mm on the head', 'Skala mm pada kepala'],
      ['Not for hardened or rounded heads', 'Jangan untuk kepala baut yang sudah bulat'],
    ],
    data: [
      [
        ['Material', 'Bahan'],
        ['Chrome vanadium steel, phosphated', 'Baja krom vanadium, fosfat'],
      ],
    ],
    title: 'DIN 3117 · 10"',
    body: adjustableBody(),
    figures: [dimH(92, 732, 470, '255', [400, 350]), label(70, 255, 's 30')],
    rows: (
      [
        ['4"', 110, 13],
        ['6"', 155, 20],
        ['8"', 205, 25],
        ['10"', 255, 30],
        ['12"', 305, 36],
        ['15"', 380, 46],
        ['18"', 455, 55],
        ['24"', 610, 65],
      ] as const
    ).map(([inch, length, open]): ToolRow => ({
      sku: `ADJ-${inch.replace('"', '')}`,
      name: [`Adjustable spanner ${inch}, ${length} mm`, `Kunci inggris ${inch}, ${length} mm`],
      price: 28_000 + length ** 1.5 * 24,
      weight: length ** 2 * 0.0105,
      demand: 0.85,
      values: { material: cv, nominal_size: inch, overall_length: length, jaw_opening: open },
    })),
  }),
  toolProduct({
    code: 'PIPE-WRENCH',
    name: ['Pipe wrench, heavy duty', 'Kunci pipa, kerja berat'],
    category: categories.adjustable,
    popularity: 460,
    use: [
      'The hook jaw bites harder the more it is pulled: steel pipes, couplings and rods.',
      'Rahang kait menggigit makin kuat saat ditarik: pipa baja, kopling pipa, dan batang.',
    ],
    points: [
      [
        'Leave a gap behind the pipe so that only the teeth grip',
        'Sisakan celah di belakang pipa agar hanya gigi yang mencengkeram',
      ],
      [
        'Teeth mark chromed and thin pipe: take a strap wrench',
        'Gigi membekas pada pipa krom dan pipa tipis: pakai kunci tali',
      ],
      ['Ductile iron body, forged jaws', 'Badan besi ulet, rahang tempa'],
    ],
    title: '14" · Ø 50',
    body: pipeWrenchBody(),
    figures: [dimH(60, 736, 490, '350', [200, 340]), label(92, 226, 'Ø 50')],
    rows: (
      [
        ['8"', 200, 25],
        ['10"', 250, 38],
        ['12"', 300, 50],
        ['14"', 350, 50],
        ['18"', 450, 65],
        ['24"', 600, 75],
        ['36"', 900, 125],
        ['48"', 1200, 150],
      ] as const
    ).map(([inch, length, open]): ToolRow => ({
      sku: `PWR-${inch.replace('"', '')}`,
      name: [`Pipe wrench ${inch}, ${length} mm`, `Kunci pipa ${inch}, ${length} mm`],
      price: 42_000 + length ** 1.55 * 19,
      weight: length ** 2 * 0.0125,
      demand: 0.8,
      values: { nominal_size: inch, overall_length: length, jaw_opening: open },
    })),
  }),
  toolProduct({
    code: 'RATCHET',
    name: ['Reversible ratchets, 72 teeth', 'Gagang sok ratchet bolak-balik, 72 gigi'],
    category: categories.ratchets,
    popularity: 410,
    use: [
      '5° steps work where the handle can hardly move; lever to turn the direction, button to drop the socket.',
      'Langkah 5° bekerja di ruang gerak sempit; tuas pembalik arah dan tombol pelepas sok.',
    ],
    points: [
      [
        'Not for breaking loose: take a sliding T or breaker bar',
        'Jangan untuk melepas baut kencang: pakai gagang T atau breaker bar',
      ],
      ['Two drops of oil a month', 'Dua tetes oli per bulan'],
    ],
    data: [
      [
        ['Handle', 'Gagang'],
        ['Two components', 'Dua komponen'],
      ],
      [['Standard', 'Standar'], 'DIN 3122'],
    ],
    title: '1/2" · 250',
    body: ratchetBody(),
    figures: [dimH(78, 730, 450, '250', [340, 345]), label(160, 190, '1/2"')],
    rows: (
      [
        ['1/4"', 145, 62_000, 140],
        ['3/8"', 200, 88_000, 280],
        ['1/2"', 250, 118_000, 540],
        ['3/4"', 500, 385_000, 2_100],
        ['1"', 660, 690_000, 4_600],
      ] as const
    ).map(([drive, length, price, weight]): ToolRow => ({
      sku: `RAT-${drive.replace('"', '').replace('/', '')}`,
      name: [`Ratchet ${drive}, ${length} mm`, `Ratchet ${drive}, panjang ${length} mm`],
      price,
      weight,
      demand: 0.85,
      values: { material: cv, square_drive: drive, overall_length: length },
    })),
  }),
  toolProduct({
    code: 'TORQUE-CLICK',
    name: ['Torque wrench with click, ± 4 %', 'Kunci momen klik, ± 4 %'],
    category: categories.torqueWrenches,
    popularity: 440,
    use: [
      'Set the torque at the grip, lock, pull until it clicks: wheels, cylinder heads, flanges and structural bolts.',
      'Setel torsi pada gagang, kunci, tarik sampai berbunyi klik: roda, kepala silinder, flensa, dan baut struktur.',
    ],
    points: [
      ['Work between 20 and 100 % of the range', 'Gunakan antara 20 dan 100 % rentang'],
      ['Release to the lowest value after work', 'Kembalikan ke nilai terendah setelah dipakai'],
      ['Calibrate every 12 months or 5,000 clicks', 'Kalibrasi tiap 12 bulan atau 5.000 klik'],
      ['Comes with test certificate', 'Disertai sertifikat uji'],
    ],
    data: [
      [['Accuracy', 'Ketelitian'], '± 4 % (ISO 6789)'],
      [
        ['Direction', 'Arah'],
        ['Clockwise', 'Searah jarum jam'],
      ],
    ],
    title: '1/2" · 40–200 Nm',
    body: torqueBody(),
    figures: [dimH(60, 744, 430, '495', [350, 330]), label(114, 220, '1/2"'), label(460, 250, '40–200 Nm')],
    rows: (
      [
        ['1/4"', '5–25 Nm', 290, 480_000, 550],
        ['3/8"', '10–60 Nm', 370, 560_000, 850],
        ['3/8"', '20–110 Nm', 420, 610_000, 1_000],
        ['1/2"', '28–210 Nm', 470, 620_000, 1_450],
        ['1/2"', '40–200 Nm', 495, 640_000, 1_500],
        ['1/2"', '60–340 Nm', 620, 820_000, 1_900],
        ['3/4"', '100–500 Nm', 850, 1_850_000, 4_200],
        ['3/4"', '140–760 Nm', 1000, 2_450_000, 5_600],
        ['1"', '200–1000 Nm', 1250, 4_300_000, 9_800],
      ] as const
    ).map(([drive, range, length, price, weight]): ToolRow => ({
      sku: `TQW-${range.replace(' Nm', '').replace('–', '-')}`,
      name: [`Torque wrench ${drive}, ${range}`, `Kunci momen ${drive}, ${range}`],
      price,
      weight,
      values: { standard: 'ISO 6789', square_drive: drive, torque_range: range, overall_length: length },
    })),
  }),
]

import type { Product } from '../catalogue/model.ts'
import { caption, dimH, dimV, label } from '../drawing/dimension.ts'
import { sheet } from '../drawing/sheet.ts'
import { circle, line, path, polar, polygon, rect, type Mark } from '../drawing/svg.ts'
import { blockPictures, mark, type Block, type Device } from './blocks.drawing.ts'
import { categories } from './categories.ts'
import { piece, product } from './product.ts'
import { cross, named, tab, text, type Pair, type Row } from './texts.ts'
import { turnedDimensions, turnedShaded, type Turned } from './turned.drawing.ts'

const whites = [
  [4000, 'N', 'neutral white', 'putih netral'],
  [6500, 'D', 'daylight', 'putih siang'],
] as const

/** How light falls: a cone and its figures on the floor. */
const cone = (title: string, degrees: number): string => {
  const half = Math.tan((degrees * Math.PI) / 360)
  const at = (depth: number, side: number): readonly [number, number] => [
    400 + side * Math.min(300, depth * half),
    90 + depth,
  ]
  return sheet(title, [
    polygon([at(0, 0), at(380, -1), at(380, 1)], 'accent', 'fine').replace('/>', ' fill-opacity=".45"/>'),
    rect(350, 62, 100, 28, 'dark', 5),
    line(
      [
        [60, 470],
        [740, 470],
      ],
      'heavy',
    ),
    ...[0.4, 0.7, 1].map(
      (k): Mark =>
        `<ellipse cx="400" cy="${90 + 380 * k}" rx="${Math.min(300, 380 * k * half).toFixed(1)}" ry="${(14 * k).toFixed(1)}" stroke-width="1"/>` +
        label(712, 84 + 380 * k, `${Math.round(k * 10)} m`, 'middle', 20),
    ),
    path(
      `M${(400 - 90 * half).toFixed(1)} 180Q400 ${(196 + degrees / 12).toFixed(1)} ${(400 + 90 * half).toFixed(1)} 180`,
      'none',
      'edge',
    ),
    label(400, 230, `${degrees}°`, 'middle', 26),
    caption(title),
  ])
}

const bay = (title: string, d: number): Turned => ({
  title,
  stretches: [
    { length: d * 0.03, diameter: d * 0.92, fill: 'accent', face: 'white' },
    { length: d * 0.1, diameter: d, fill: 'darkH', face: 'black', across: `Ø ${d}` },
    { length: d * 0.18, diameter: d * 0.9, kind: 'ribs', fill: 'darkH' },
    { length: d * 0.22, diameter: d * 0.5, fill: 'deep' },
    { length: d * 0.08, diameter: d * 0.1, fill: 'roundH' },
  ],
  overall: String(Math.round(d * 0.61)),
  front: (x, y, scale) => [
    circle(x, y, (d * scale) / 2, 'black'),
    circle(x, y, d * 0.46 * scale, 'white', 'edge'),
    ...[1, 2, 3].flatMap((ring) =>
      Array.from({ length: ring * 6 }, (_, i) => {
        const [cx, cy] = polar(x, y, d * 0.135 * ring * scale, (i * 360) / (ring * 6))
        return circle(cx, cy, d * 0.026 * scale, 'accent', 'fine')
      }),
    ),
  ],
})
const flood = (title: string, w: number, h: number): Device => ({
  title,
  figures: [String(Math.round(w * 1.08)), String(Math.round(h * 1.24)), String(Math.round(h * 0.28))],
  blocks: [
    { x: w * 0.3, y: h * 0.1, z: h * 0.16, width: w * 0.4, height: h * 0.8, depth: h * 0.12, tone: 'black' },
    {
      x: 0,
      y: 0,
      z: 0,
      width: w,
      height: h,
      depth: h * 0.16,
      tone: 'deep',
      art: (a, b) => [
        rect(a * 0.06, b * 0.07, a * 0.88, b * 0.86, 'white', 3, 'edge'),
        ...Array.from({ length: 5 }, (_, r) =>
          Array.from({ length: 7 }, (_, c) =>
            rect(a * (0.13 + c * 0.11), b * (0.15 + r * 0.15), a * 0.06, b * 0.07, 'accent', 1, 'fine'),
          ).join(''),
        ),
      ],
    },
    {
      x: -w * 0.04,
      y: h * 0.45,
      z: h * 0.04,
      width: w * 0.04,
      height: h * 0.75,
      depth: h * 0.08,
      tone: 'black',
    },
    {
      x: -w * 0.04,
      y: h * 1.2,
      z: h * 0.04,
      width: w * 1.08,
      height: h * 0.04,
      depth: h * 0.08,
      tone: 'black',
    },
    { x: w, y: h * 0.45, z: h * 0.04, width: w * 0.04, height: h * 0.75, depth: h * 0.08, tone: 'black' },
  ],
})
const panel = (title: string, w: number, h: number): Device => ({
  title,
  blocks: [
    { x: w * 0.35, y: h * 0.4, z: 11, width: w * 0.3, height: h * 0.14, depth: 24, tone: 'mid' },
    {
      x: 0,
      y: 0,
      z: 0,
      width: w,
      height: h,
      depth: 11,
      tone: 'light',
      art: (a, b) => [
        rect(a * 0.025, b * 0.025, a * 0.95, b * 0.95, 'white', 2, 'edge'),
        line(
          [
            [a * 0.12, b * 0.82],
            [a * 0.4, b * 0.54],
          ],
          'hair',
        ),
        line(
          [
            [a * 0.16, b * 0.9],
            [a * 0.56, b * 0.5],
          ],
          'hair',
        ),
      ],
    },
  ],
})
const batten = (title: string, length: number): Device => ({
  title,
  blocks: [
    { x: 0, y: 0, z: 24, width: length, height: 85, depth: 40, tone: 'mid' },
    {
      x: length * 0.02,
      y: 6,
      z: 0,
      width: length * 0.96,
      height: 73,
      depth: 24,
      tone: 'white',
      art: (a, b) => [rect(a * 0.03, b * 0.3, a * 0.94, b * 0.4, 'accent', 3, 'edge')],
    },
    ...[0.12, 0.35, 0.65, 0.88].map((at): Block => ({
      x: length * at,
      y: 0,
      z: -4,
      width: 22,
      height: 85,
      depth: 6,
      tone: 'dark',
    })),
  ],
})
const tube: Turned = {
  title: 'T8 · G13 · 18 W',
  overall: '1200',
  stretches: [
    { length: 7, diameter: 2.4, fill: 'roundH' },
    { length: 22, diameter: 26, fill: 'mid' },
    { length: 260, diameter: 26, fill: 'white', across: 'Ø 26' },
    { length: 22, diameter: 26, fill: 'mid' },
    { length: 7, diameter: 2.4, fill: 'roundH' },
  ],
}

type Light = {
  code: string
  prefix: string
  name: Pair
  short: Pair
  watts: readonly number[]
  efficacy: number
  sizes?: readonly string[]
  ip: string
  lead: readonly Pair[]
  points: readonly Pair[]
  data: readonly Row[]
  pictures: Product['pictures']
  price: (watt: number) => number
  weight: (watt: number) => number
  popularity: number
  brand: Product['brand']
  extras?: { tkdn?: number; tabs?: NonNullable<Product['tabs']> }
}
const kinds: readonly Light[] = [
  {
    code: 'LED-HIGHBAY',
    prefix: 'LHB',
    name: ['LED high bay light, round', 'Lampu LED highbay bundar'],
    short: ['LED high bay', 'Lampu LED highbay'],
    watts: [80, 100, 120, 150, 200, 240],
    efficacy: 150,
    ip: 'IP65',
    price: (w) => 280_000 + w * 5_600,
    weight: (w) => 1500 + w * 14,
    popularity: 520,
    brand: 'Arusindra',
    pictures: [
      { view: 'shaded', draw: () => turnedShaded(bay('150 W · 22500 lm', 300), 60, 0.4) },
      { view: 'dimensions', draw: () => turnedDimensions(bay('150 W · 22500 lm', 300)) },
      { view: 'chart', draw: () => cone('150 W · 90°', 90) },
    ],
    lead: [
      [
        'Lights halls and warehouses from 6 to 14 m height; replaces 250 and 400 W discharge lamps.',
        'Menerangi bangunan pabrik dan gudang setinggi 6 sampai 14 m; pengganti lampu merkuri 250 dan 400 W.',
      ],
      ['Full light at once after a power cut.', 'Langsung menyala penuh setelah listrik padam.'],
    ],
    points: [
      ['90° for open floors, 60° between racks', '90° untuk lantai terbuka, 60° di antara rak'],
      ['Hang it on ring or chain with a safety rope', 'Gantung pada ring atau rantai dengan tali pengaman'],
      [
        'Surge protection 4 kV; where lightning is frequent add an arrester',
        'Perlindungan surja 4 kV; di daerah sering petir tambahkan arester',
      ],
    ],
    data: [
      ['lamp', '150 lm/W, Ra 80'],
      ['life', '50,000 h', '50.000 jam'],
      ['temperature', '−30 to +50 °C', '−30 sampai +50 °C'],
    ],
    extras: {
      tkdn: 40,
      tabs: [
        tab(
          ['How many lights', 'Menghitung jumlah lampu'],
          [
            [
              'Light level times area, divided by the lumens of one light and by 0.6 for loss, gives the number.',
              'Tingkat terang dikali luas, dibagi lumen satu lampu dan 0,6 untuk kerugian, menghasilkan jumlahnya.',
            ],
          ],
          [
            ['Warehouse 100 to 200 lux', 'Gudang 100 sampai 200 lux'],
            ['Assembly and machining 300 to 500 lux', 'Perakitan dan permesinan 300 sampai 500 lux'],
            ['Inspection 750 lux and more', 'Inspeksi mulai 750 lux'],
            [
              'Distance between lights about their height',
              'Jarak antar lampu kira-kira setinggi pemasangannya',
            ],
          ],
        ),
      ],
    },
  },
  {
    code: 'LED-FLOODLIGHT',
    prefix: 'LFL',
    name: ['LED floodlight, aluminium', 'Lampu sorot LED, aluminium'],
    short: ['LED floodlight', 'Lampu sorot LED'],
    watts: [20, 30, 50, 100, 150, 200, 300],
    efficacy: 110,
    ip: 'IP66',
    price: (w) => 62_000 + w * 4_300,
    weight: (w) => 350 + w * 13,
    popularity: 580,
    brand: 'Voltaraga',
    pictures: blockPictures(flood('100 W · 11000 lm · IP66', 280, 210)),
    lead: [
      [
        'For yards, facades, loading ramps and advertising boards; the bracket tilts by 120°.',
        'Untuk halaman, fasad, dermaga muat, dan papan nama; braketnya dapat dimiringkan 120°.',
      ],
      [
        'Glass and silicone seal stand rain from any side.',
        'Kaca dan seal silikon tahan hujan dari segala arah.',
      ],
    ],
    points: [
      ['Do not point it into drivers’ eyes', 'Jangan mengarah ke mata pengemudi'],
      [
        'Join the lead in a box IP65, not by tape',
        'Sambung kabelnya di boks IP65, bukan dengan isolasi pita',
      ],
      ['Clean the glass once a year', 'Bersihkan kaca setahun sekali'],
    ],
    data: [
      ['lamp', '110 lm/W, Ra 80, 110°'],
      ['supply', '85 to 265 V AC', '85 sampai 265 V AC'],
      ['life', '30,000 h', '30.000 jam'],
    ],
  },
  {
    code: 'LED-PANEL',
    prefix: 'LPN',
    name: ['LED ceiling panel', 'Lampu panel LED plafon'],
    short: ['LED panel', 'Lampu panel LED'],
    watts: [24, 36, 40, 48, 60],
    efficacy: 100,
    sizes: ['300 × 600', '300 × 1200', '600 × 600', '600 × 600', '600 × 1200'],
    ip: 'IP20',
    price: (w) => 95_000 + w * 5_200,
    weight: (w) => 900 + w * 45,
    popularity: 460,
    brand: 'Arusindra',
    pictures: blockPictures(panel('600 × 600 · 40 W', 595, 595), 30, 40),
    lead: [
      [
        'Even light for offices, control rooms and laboratories; lies in the grid of hung ceilings.',
        'Cahaya merata untuk kantor, ruang kontrol, dan laboratorium; diletakkan pada rangka plafon gantung.',
      ],
      [
        'Frames and wires for other ceilings are accessories.',
        'Bingkai dan kawat untuk plafon lain tersedia terpisah.',
      ],
    ],
    points: [
      ['Driver lies apart and can be changed', 'Driver terpisah dan dapat diganti'],
      [
        'Six panels to a 1.5 mm² circuit of 6 A is well within limits',
        'Enam panel pada rangkaian 1,5 mm² 6 A masih aman',
      ],
      ['Low glare, no flicker', 'Tidak menyilaukan, tidak berkedip'],
    ],
    data: [
      ['lamp', '100 lm/W, Ra 80'],
      ['life', '30,000 h', '30.000 jam'],
    ],
  },
  {
    code: 'LED-BATTEN',
    prefix: 'LBT',
    name: ['LED weatherproof batten', 'Lampu LED batten kedap air (TL IP65)'],
    short: ['Weatherproof batten', 'Lampu batten kedap air'],
    watts: [18, 24, 36, 48, 60],
    efficacy: 120,
    sizes: ['600', '600', '1200', '1200', '1500'],
    ip: 'IP65',
    price: (w) => 88_000 + w * 3_700,
    weight: (w) => 600 + w * 26,
    popularity: 490,
    brand: 'Arusindra',
    pictures: blockPictures(batten('36 W · 1200 · IP65', 1200), 20, 30),
    lead: [
      [
        'For wash bays, cold stores, parking decks and dusty shops; clips of stainless steel hold the cover.',
        'Untuk tempat cuci, gudang dingin, parkiran, dan bengkel berdebu; klip stainless steel menahan tutupnya.',
      ],
      ['Cable runs through to the next light.', 'Kabel dapat diteruskan ke lampu berikutnya.'],
    ],
    points: [
      ['Close the second entry with its plug', 'Tutup lubang masuk kedua dengan sumbat yang disertakan'],
      ['Chlorine and solvents attack the polycarbonate', 'Klorin dan pelarut merusak polikarbonat'],
      ['Two brackets, snapped on', 'Dua braket jepret, cukup dua sekrup di plafon'],
    ],
    data: [
      ['lamp', '120 lm/W, Ra 80'],
      ['housing', 'Polycarbonate', 'Polikarbonat'],
      ['life', '40,000 h', '40.000 jam'],
    ],
  },
  {
    code: 'LED-TUBE-T8',
    prefix: 'LT8',
    name: ['LED tube T8, G13, single-ended', 'Lampu TL LED T8, G13, masukan satu sisi'],
    short: ['LED tube T8', 'Lampu TL LED T8'],
    watts: [9, 14, 18, 22],
    efficacy: 105,
    sizes: ['600', '900', '1200', '1500'],
    ip: 'IP20',
    price: (w) => 14_000 + w * 1_700,
    weight: (w) => 60 + w * 9,
    popularity: 630,
    brand: 'Voltaraga',
    pictures: [
      { view: 'shaded', draw: () => turnedShaded(tube, -22) },
      { view: 'dimensions', draw: () => turnedDimensions(tube) },
    ],
    lead: [
      [
        'Replaces fluorescent tubes in existing battens and needs half the power.',
        'Pengganti tabung neon pada rumah lampu lama dengan setengah dayanya.',
      ],
      [
        'Ballast and starter are taken out, phase and neutral led to one end.',
        'Balas dan starter dilepas, fasa dan netral dialirkan ke satu ujung.',
      ],
    ],
    points: [
      [
        'Mark the rewired batten, so that nobody puts a fluorescent tube in',
        'Beri tanda pada rumah lampu agar tidak dipasangi tabung neon',
      ],
      ['Glass tube with film, does not sag', 'Tabung kaca berlapis film, tidak melengkung'],
      ['Carton of 25', 'Dus isi 25'],
    ],
    data: [
      ['lamp', '105 lm/W, Ra 80, 160°'],
      ['supply', '100 to 240 V AC', '100 sampai 240 V AC'],
      ['life', '25,000 h', '25.000 jam'],
    ],
  },
]
const ledLights: readonly Product[] = kinds.map((of) =>
  product(
    of.code,
    of.name,
    categories.lights,
    of.brand,
    of.popularity,
    { lead: of.lead, points: of.points, data: of.data },
    of.pictures,
    of.watts.flatMap((watt, index) =>
      whites.map(([kelvin, key, en, id]) => {
        const size = of.sizes?.[index]
        return piece(
          `${of.prefix}-${watt}-${key}`,
          text(
            `${of.short[0]} ${watt} W${size === undefined ? '' : `, ${size} mm`}, ${en}`,
            `${of.short[1]} ${watt} W${size === undefined ? '' : `, ${size} mm`}, ${id}`,
          ),
          of.price(watt),
          of.weight(watt),
          {
            power: watt,
            luminous_flux: watt * of.efficacy,
            colour_temperature: kelvin,
            ...(size === undefined ? {} : { size: `${size} mm` }),
            ingress: of.ip,
            voltage: '220–240 V AC',
          },
          {
            demand: kelvin === 6500 ? 0.9 : 0.55,
            ...(of.prefix === 'LT8' ? { minimum: 5, multiple: 5 } : {}),
          },
        )
      }),
    ),
    of.extras ?? {},
  ),
)

const exit = (title: string, lamp: boolean): Device => ({
  title,
  blocks: lamp
    ? [
        {
          x: 0,
          y: 40,
          z: 20,
          width: 270,
          height: 110,
          depth: 60,
          tone: 'light',
          art: (w, h) => [
            circle(w * 0.12, h * 0.8, 6, 'accent', 'edge'),
            rect(w * 0.2, h * 0.74, w * 0.06, h * 0.12, 'deep', 2, 'edge'),
          ],
        },
        ...[20, 170].map((x): Block => ({
          x,
          y: 0,
          z: 10,
          width: 80,
          height: 40,
          depth: 46,
          tone: 'mid',
          art: (w, h) => [rect(w * 0.08, h * 0.1, w * 0.84, h * 0.8, 'accent', 4, 'edge')],
        })),
      ]
    : [
        {
          x: 0,
          y: 0,
          z: 0,
          width: 360,
          height: 180,
          depth: 30,
          tone: 'light',
          art: (w, h) => [
            rect(w * 0.03, h * 0.06, w * 0.94, h * 0.88, 'accent', 4, 'edge'),
            path(
              `M${(w * 0.08).toFixed(1)} ${(h * 0.5).toFixed(1)}l${(w * 0.1).toFixed(1)} ${(-h * 0.22).toFixed(1)}v${(h * 0.13).toFixed(1)}h${(w * 0.16).toFixed(1)}v${(h * 0.18).toFixed(1)}h${(-w * 0.16).toFixed(1)}v${(h * 0.13).toFixed(1)}Z`,
              'white',
              'edge',
            ),
            circle(w * 0.55, h * 0.26, h * 0.08, 'white', 'edge'),
            path(
              `M${(w * 0.55).toFixed(1)} ${(h * 0.36).toFixed(1)}l${(-w * 0.05).toFixed(1)} ${(h * 0.24).toFixed(1)}l${(w * 0.05).toFixed(1)} ${(h * 0.24).toFixed(1)}m${(-w * 0.05).toFixed(1)} ${(-h * 0.24).toFixed(1)}l${(-w * 0.09).toFixed(1)} ${(h * 0.18).toFixed(1)}m${(w * 0.13).toFixed(1)} ${(-h * 0.36).toFixed(1)}l${(-w * 0.1).toFixed(1)} ${(h * 0.06).toFixed(1)}m${(w * 0.1).toFixed(1)} ${(-h * 0.06).toFixed(1)}l${(w * 0.07).toFixed(1)} ${(h * 0.14).toFixed(1)}`,
              'none',
              'heavy',
            ),
            rect(w * 0.72, h * 0.16, w * 0.2, h * 0.68, 'white', 0, 'edge'),
          ],
        },
      ],
})
const emergency: readonly Product[] = [true, false].map((lamp) =>
  product(
    lamp ? 'EMERGENCY-LIGHT' : 'EXIT-SIGN',
    lamp
      ? [
          'Emergency light, two heads, with battery',
          'Lampu darurat (emergency light) dua kepala, dengan baterai',
        ]
      : ['Exit sign with battery, LED', 'Lampu tanda keluar (exit sign) dengan baterai, LED'],
    categories.lights,
    lamp ? 'Voltaraga' : 'Arusindra',
    lamp ? 400 : 350,
    {
      lead: lamp
        ? [
            [
              'Comes on within a second when mains fail and lights stairs, panels and machines.',
              'Menyala dalam satu detik saat listrik padam dan menerangi tangga, panel, dan mesin.',
            ],
            ['Heads turn to where light is needed.', 'Kepala lampu dapat diarahkan sesuai kebutuhan.'],
          ]
        : [
            [
              'Shows the way out also when mains fail; pictogram seen from 24 m.',
              'Menunjukkan jalan keluar juga saat listrik padam; piktogram terbaca dari 24 m.',
            ],
            [
              'Single-sided on walls, double-sided under ceilings.',
              'Satu sisi untuk dinding, dua sisi untuk plafon.',
            ],
          ],
      points: [
        [
          'Press the test button every month, run it down once a year',
          'Tekan tombol uji setiap bulan, kosongkan baterai setahun sekali',
        ],
        [
          'Feed it from the lighting circuit of the same room',
          'Sambungkan ke rangkaian penerangan ruang yang sama',
        ],
        ['Batteries last three to five years', 'Baterai tahan tiga sampai lima tahun'],
      ],
      data: [
        ['supply', '220 V AC'],
        ['lamp', 'LED'],
        ['temperature', '0 to +40 °C', '0 sampai +40 °C'],
      ],
    },
    blockPictures(exit(lamp ? '2 × 3 W · 3 h' : '360 × 180 · 3 h', lamp)),
    lamp
      ? cross([2, 3, 6, 10], [3, 5] as const, (watt, hours) =>
          piece(
            `LEM-${watt}-${hours}`,
            text(`Emergency light 2 × ${watt} W, ${hours} h`, `Lampu darurat 2 × ${watt} W, ${hours} jam`),
            165_000 + watt * 24_000 + hours * 22_000,
            900 + watt * 160,
            {
              power: watt * 2,
              luminous_flux: watt * 190,
              function: text(`${hours} h`, `${hours} jam`),
              voltage: '220 V AC',
            },
          ),
        )
      : cross(
          [
            ['L', 'left', 'kiri'],
            ['R', 'right', 'kanan'],
            ['D', 'down', 'bawah'],
          ] as const,
          ['1', '2'] as const,
          ([key, en, id], sides) =>
            piece(
              `LEX-${key}${sides}`,
              text(
                `Exit sign arrow ${en}, ${sides === '1' ? 'single' : 'double'}-sided`,
                `Lampu tanda keluar panah ${id}, ${sides} sisi`,
              ),
              sides === '1' ? 185_000 : 235_000,
              950,
              {
                marking: text(`Arrow ${en}`, `Panah ${id}`),
                function:
                  sides === '1' ? text('Single-sided', 'Satu sisi') : text('Double-sided', 'Dua sisi'),
                voltage: '220 V AC',
              },
            ),
        ),
  ),
)

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
const batteries: readonly Product[] = [
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
          'For meters, calipers, remote controls, locks and torches in works; packed without blister.',
          'Untuk meter, jangka sorong, remote, kunci, dan senter di pabrik; dikemas tanpa blister.',
        ],
        [
          'Keep for up to seven years at room temperature.',
          'Tahan simpan sampai tujuh tahun pada suhu ruang.',
        ],
      ],
      points: [
        ['Do not mix old and new cells', 'Jangan mencampur baterai lama dan baru'],
        ['Take them out of instruments that rest for long', 'Keluarkan dari alat yang lama tidak dipakai'],
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
          'Keep programs and clocks of PLCs, drives and meters alive for years.',
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
export const lights: readonly Product[] = [...ledLights, ...emergency, ...batteries]

import type { Product, Text } from '../catalogue/model.ts'
import { dimH, dimV, label } from '../drawing/dimension.ts'
import { hexFront } from '../drawing/hexagon.ts'
import { centre, polar, polygon, type Point } from '../drawing/svg.ts'
import { categories } from './categories.ts'
import type { Pair } from './copy.ts'
import {
  boltCutterBody,
  cClampBody,
  driverBody,
  fClampBody,
  fileBody,
  hammerBody,
  keyBody,
  keyRow,
  keySet,
  pliersBody,
  tipFace,
  toolBoxBody,
  toolBoxShaded,
  viceBody,
  type Hammer,
  type Jaw,
} from './hand-tool.drawing.ts'
import { toolProduct, type ToolRow } from './tool.ts'

const cv = { en: 'Chrome vanadium steel', id: 'Baja krom vanadium' }
const star = (x: number, y: number, r: number) =>
  polygon(
    Array.from({ length: 48 }, (_, index) =>
      polar(x, y, r * (0.86 + 0.14 * Math.cos((index * 7.5 * 6 * Math.PI) / 180)), index * 7.5),
    ),
    'light',
  )

const hexSizes = [
  [1.5, 46],
  [2, 52],
  [2.5, 59],
  [3, 66],
  [4, 74],
  [5, 85],
  [6, 96],
  [7, 102],
  [8, 108],
  [10, 122],
  [12, 137],
  [14, 154],
  [17, 177],
  [19, 199],
] as const
const longSizes = [
  [1.5, 92],
  [2, 102],
  [2.5, 115],
  [3, 129],
  [4, 144],
  [5, 165],
  [6, 186],
  [8, 208],
  [10, 234],
  [12, 262],
] as const
const starSizes = [
  ['T6', 42],
  ['T7', 48],
  ['T8', 48],
  ['T9', 48],
  ['T10', 51],
  ['T15', 54],
  ['T20', 57],
  ['T25', 60],
  ['T27', 64],
  ['T30', 70],
  ['T40', 76],
  ['T45', 83],
  ['T50', 95],
  ['T55', 108],
  ['T60', 120],
] as const
const keys: readonly Product[] = [
  toolProduct({
    code: 'HEX-KEY-2936',
    name: ['Hex keys ISO 2936, short', 'Kunci L segi enam ISO 2936, pendek'],
    category: categories.keys,
    popularity: 620,
    use: [
      'For socket head screws ISO 4762 and set screws: 5 mm fits M6, 6 mm M8, 8 mm M10, 10 mm M12.',
      'Untuk baut L ISO 4762 dan baut tanam: 5 mm untuk M6, 6 mm untuk M8, 8 mm untuk M10, 10 mm untuk M12.',
    ],
    points: [
      [
        'Full hardness to the ends: grind worn ends back by 3 mm',
        'Keras sampai ujung: ujung aus digerinda 3 mm',
      ],
      [
        'Clean the socket first; a key half in rounds it off',
        'Bersihkan lubang dahulu; kunci yang masuk sebagian merusak lubang',
      ],
      ['Sold in packs of ten', 'Dijual per kemasan isi sepuluh'],
    ],
    data: [
      [
        ['Finish', 'Lapisan'],
        ['Burnished black', 'Hitam burnis'],
      ],
    ],
    title: 'ISO 2936 · 6',
    second: () => keyRow('ISO 2936', false),
    body: keyBody(40, false),
    figures: [
      hexFront(250, 190, 96),
      label(250, 120, 's 6'),
      dimH(110, 711, 470, '96', [402, 402]),
      dimV(190, 401, 750, '32', [712, 712], 'right'),
    ],
    rows: hexSizes.map(([s, length]): ToolRow => ({
      sku: `HXK-${s}`,
      name: [`Hex key ${s} mm, short`, `Kunci L ${s} mm, pendek`],
      price: (1_300 + s ** 1.7 * 260) * 10,
      weight: s ** 2 * length * 0.0105 * 10,
      uom: 'pack',
      demand: [3, 4, 5, 6, 8, 10].includes(s) ? 0.95 : 0.6,
      values: { standard: 'ISO 2936', material: cv, across_flats: s, overall_length: length, pack_qty: 10 },
    })),
  }),
  toolProduct({
    code: 'HEX-KEY-BALL',
    name: ['Hex keys with ball end, long', 'Kunci L ujung bola, panjang'],
    category: categories.keys,
    popularity: 520,
    use: [
      'The ball end turns screws at up to 25° from the axis, the short end tightens.',
      'Ujung bola memutar baut sampai kemiringan 25°, ujung pendek untuk mengencangkan.',
    ],
    points: [
      [
        'Use the ball for running in only: it breaks at full torque',
        'Ujung bola hanya untuk memutar cepat: patah pada torsi penuh',
      ],
      ['Long arm for deep holes and guards', 'Lengan panjang untuk lubang dalam dan di balik pelindung'],
      ['Chromed, size marked', 'Dilapis krom, ukuran tertera'],
    ],
    data: [[['Standard', 'Standar'], 'ISO 2936 L']],
    title: 'ISO 2936 L · 6',
    second: () => keyRow('ISO 2936 L', true),
    body: keyBody(34, true),
    figures: [hexFront(250, 190, 90), label(250, 122, 's 6'), dimH(110, 708, 470, '186', [402, 402])],
    rows: longSizes.map(([s, length]): ToolRow => ({
      sku: `HXB-${s}`,
      name: [`Ball end hex key ${s} mm, long`, `Kunci L ujung bola ${s} mm, panjang`],
      price: 6_500 + s ** 1.8 * 620,
      weight: s ** 2 * length * 0.0095,
      demand: 0.75,
      values: { standard: 'ISO 2936', material: cv, across_flats: s, overall_length: length },
    })),
  }),
  toolProduct({
    code: 'TORX-KEY',
    name: ['Hexalobular keys, Torx profile', 'Kunci L bintang (Torx)'],
    category: categories.keys,
    popularity: 330,
    use: [
      'For six-lobe screws ISO 14579 and 14583 in machines, vehicles and electronics.',
      'Untuk baut bintang ISO 14579 dan 14583 pada mesin, kendaraan, dan elektronik.',
    ],
    points: [
      ['Large contact faces: high torque without cam-out', 'Bidang kontak luas: torsi tinggi tanpa selip'],
      ['T30 fits M6, T40 M8, T50 M10', 'T30 untuk M6, T40 untuk M8, T50 untuk M10'],
      [
        'Keep sizes apart: T25 in a T27 screw ruins both',
        'Jangan tertukar: T25 pada baut T27 merusak keduanya',
      ],
    ],
    data: [[['Profile', 'Profil'], 'ISO 10664']],
    title: 'ISO 10664 · T30',
    second: () => keyRow('ISO 10664', false),
    body: keyBody(34, false),
    figures: [star(250, 190, 58), label(250, 116, 'T30'), dimH(110, 708, 470, '70', [400, 400])],
    rows: starSizes.map(([s, length], index): ToolRow => ({
      sku: `TXK-${s}`,
      name: [`Hexalobular key ${s}`, `Kunci L bintang ${s}`],
      price: 5_500 + index ** 1.7 * 420,
      weight: 4 + index ** 2 * 0.6,
      values: { standard: 'ISO 10664', material: cv, size: s, overall_length: length },
    })),
  }),
  toolProduct({
    code: 'HEX-KEY-SET',
    name: ['Hex and hexalobular key sets in holder', 'Set kunci L dan kunci bintang dalam wadah'],
    category: categories.keys,
    popularity: 570,
    use: [
      'Every size at hand and none missing: for service vans and machine cabinets.',
      'Semua ukuran siap pakai dan tidak tercecer: untuk mobil servis dan lemari mesin.',
    ],
    points: [
      ['Sizes are printed on the holder', 'Ukuran tercetak pada wadah'],
      ['Keys can be bought singly', 'Kunci dapat dibeli satuan'],
      ['Opens like a fan', 'Wadah terbuka seperti kipas'],
    ],
    title: '1.5–10 · 9',
    body: keySet(9),
    figures: [label(400, 500, '1.5–10')],
    rows: (
      [
        ['HXS-S9', 'Hex key set short, 9 pieces', 'Set kunci L pendek, 9 buah', '1.5–10 mm', 9, 62_000, 340],
        [
          'HXS-B9',
          'Hex key set long with ball end, 9 pieces',
          'Set kunci L panjang ujung bola, 9 buah',
          '1.5–10 mm L',
          9,
          128_000,
          480,
        ],
        [
          'HXS-I13',
          'Hex key set inch, 13 pieces',
          'Set kunci L inci, 13 buah',
          '0.050–3/8"',
          13,
          118_000,
          430,
        ],
        ['TXS-9', 'Hexalobular key set, 9 pieces', 'Set kunci bintang, 9 buah', 'T10–T50', 9, 112_000, 360],
      ] as const
    ).map(([sku, en, id, size, pieces, price, weight]): ToolRow => ({
      sku,
      name: [en, id],
      price,
      weight,
      uom: 'set',
      demand: 0.9,
      values: { material: cv, size, pieces },
    })),
  }),
]

const driver = (
  code: string,
  name: readonly [string, string],
  kind: Parameters<typeof tipFace>[0],
  insulated: boolean,
  rows: readonly ToolRow[],
  use: Pair,
  title: string,
  pop: number,
): Product =>
  toolProduct({
    code,
    name,
    category: categories.screwdrivers,
    popularity: pop,
    use,
    points: [
      insulated
        ? [
            'Each one tested at 10,000 V, approved for 1,000 V AC',
            'Diuji satu per satu 10.000 V, izin kerja 1.000 V AC',
          ]
        : [
            'Blade through to the handle, hexagon for a spanner from 6 mm',
            'Batang tembus ke gagang, segi enam untuk kunci pas mulai 6 mm',
          ],
      ['Choose the tip that fills the recess', 'Pilih ujung yang memenuhi alur baut'],
      insulated
        ? ['Throw away when the sleeve is damaged', 'Buang bila isolasinya rusak']
        : ['Two-component handle, hanging hole', 'Gagang dua komponen, berlubang gantung'],
    ],
    data: [
      [
        ['Blade', 'Batang'],
        ['Chrome vanadium, tip blackened', 'Krom vanadium, ujung dihitamkan'],
      ],
      [['Standard', 'Standar'], insulated ? 'IEC 60900' : 'ISO 2380 / ISO 8764'],
    ],
    title,
    body: driverBody(
      430,
      24,
      kind === 'slot' ? 'slot' : kind === 'TX' ? 'star' : kind === 'HEX' ? 'nut' : 'cross',
      insulated,
    ),
    figures: [
      ...tipFace(kind, 250, 150, 62),
      centre(40, 300, 740, 300),
      dimH(60, 490, 400, title.split(' × ')[1] ?? '100', [330, 360]),
    ],
    rows,
  })
const driverRow = (
  prefix: string,
  tip: string,
  blade: number,
  en: string,
  id: string,
  extra: number,
): ToolRow => ({
  sku: `${prefix}-${tip.replaceAll('.', '').replaceAll(' ', '').replace('mm', '')}-${blade}`,
  name: [`${en} ${tip} × ${blade} mm`, `${id} ${tip} × ${blade} mm`],
  price: 12_500 + blade * 95 + extra,
  weight: 45 + blade * 0.5,
  demand: 0.8,
  values: { material: cv, tip, blade_length: blade },
})
const screwdrivers: readonly Product[] = [
  driver(
    'DRIVER-SLOT',
    ['Slotted screwdrivers', 'Obeng minus (-)'],
    'slot',
    false,
    (
      [
        [3, 75],
        [4, 100],
        [5.5, 125],
        [6.5, 38],
        [6.5, 150],
        [8, 175],
        [10, 200],
      ] as const
    ).map(([w, b]) => driverRow('SDS', `${w} mm`, b, 'Slotted screwdriver', 'Obeng minus', w * 1_500)),
    [
      'Parallel tip that does not ride out of the slot; widths for screws M2 to M10.',
      'Ujung sejajar yang tidak tergelincir dari alur; lebar untuk sekrup M2 sampai M10.',
    ],
    '5.5 × 125',
    410,
  ),
  driver(
    'DRIVER-PH',
    ['Phillips screwdrivers PH', 'Obeng plus (+) PH'],
    'PH',
    false,
    (
      [
        ['PH0', 60],
        ['PH1', 80],
        ['PH1', 150],
        ['PH2', 38],
        ['PH2', 100],
        ['PH2', 150],
        ['PH2', 300],
        ['PH3', 150],
        ['PH4', 200],
      ] as const
    ).map(([t, b]) => driverRow('SDP', t, b, 'Phillips screwdriver', 'Obeng plus', 4_000)),
    [
      'The common cross recess: PH1 for M2 to M3, PH2 for M4 to M5, PH3 for M6.',
      'Alur silang yang umum: PH1 untuk M2 sampai M3, PH2 untuk M4 sampai M5, PH3 untuk M6.',
    ],
    'PH2 × 100',
    480,
  ),
  driver(
    'DRIVER-TX',
    ['Hexalobular screwdrivers TX', 'Obeng bintang TX'],
    'TX',
    false,
    (
      [
        ['TX6', 60],
        ['TX8', 60],
        ['TX10', 80],
        ['TX15', 80],
        ['TX20', 100],
        ['TX25', 100],
        ['TX30', 115],
        ['TX40', 130],
      ] as const
    ).map(([t, b]) => driverRow('SDX', t, b, 'TX screwdriver', 'Obeng bintang', 9_000)),
    [
      'Six-lobe tips for machine covers, insert screws of turning tools and electronics.',
      'Ujung bintang untuk tutup mesin, baut insert pahat bubut, dan elektronik.',
    ],
    'TX20 × 100',
    270,
  ),
  driver(
    'DRIVER-NUT',
    ['Nut drivers with handle', 'Obeng sok gagang'],
    'HEX',
    false,
    ([5, 5.5, 6, 7, 8, 10, 12, 13] as const).map((s) => ({
      sku: `SDN-${s}`,
      name: [`Nut driver ${s} mm`, `Obeng sok ${s} mm`] as const,
      price: 26_000 + s * 1_600,
      weight: 90 + s * 4,
      values: { material: cv, across_flats: s, blade_length: 125 },
    })),
    [
      'Hexagon socket on a blade for hose clamps, terminals and M3 to M8 nuts.',
      'Sok segi enam bergagang untuk klem selang, terminal, dan mur M3 sampai M8.',
    ],
    's 7 × 125',
    230,
  ),
  driver(
    'DRIVER-VDE',
    ['Insulated screwdrivers 1,000 V', 'Obeng isolasi 1.000 V'],
    'PZ',
    true,
    (
      [
        ['2.5 mm', 75],
        ['4 mm', 100],
        ['5.5 mm', 125],
        ['6.5 mm', 150],
        ['PH1', 80],
        ['PH2', 100],
        ['PZ1', 80],
        ['PZ2', 100],
      ] as const
    ).map(([t, b]) => driverRow('SDV', t, b, 'Insulated screwdriver', 'Obeng isolasi', 22_000)),
    [
      'For work on live parts to 1,000 V: terminals, circuit breakers and switchgear.',
      'Untuk pekerjaan bertegangan sampai 1.000 V: terminal, MCB, dan panel.',
    ],
    'PZ2 × 100',
    360,
  ),
]

type Plier = {
  code: string
  jaw: Jaw
  name: readonly [string, string]
  category: Text
  rows: readonly (readonly [length: number, cap: number | string])[]
  column: 'cutting_capacity' | 'jaw_opening' | 'clamping_range'
  use: Pair
  points: readonly Pair[]
  pop: number
  base: number
}
const pliers: readonly Plier[] = [
  {
    code: 'COMBI',
    jaw: 'combination',
    name: ['Combination pliers DIN ISO 5746', 'Tang kombinasi DIN ISO 5746'],
    category: categories.pliers,
    rows: [
      [160, 1.6],
      [180, 1.8],
      [200, 2],
    ],
    column: 'cutting_capacity',
    base: 52_000,
    pop: 520,
    use: [
      'Grips flat and round and cuts wire: the first tool in every box.',
      'Menjepit pipih dan bulat serta memotong kawat: perkakas pertama di setiap kotak.',
    ],
    points: [
      ['Edges induction hardened to 60 HRC', 'Mata dikeraskan induksi 60 HRC'],
      ['Cutting capacity is for hard wire', 'Kapasitas potong untuk kawat keras'],
    ],
  },
  {
    code: 'SIDE',
    jaw: 'side',
    name: ['Side cutters DIN ISO 5749', 'Tang potong samping DIN ISO 5749'],
    category: categories.pliers,
    rows: [
      [125, 1.4],
      [140, 1.6],
      [160, 1.8],
      [180, 2.2],
    ],
    column: 'cutting_capacity',
    base: 55_000,
    pop: 480,
    use: [
      'Cuts copper, nails and medium wire flush with the work.',
      'Memotong tembaga, paku, dan kawat sedang rata dengan benda kerja.',
    ],
    points: [
      ['Point cut ends to the ground: they fly', 'Arahkan potongan ke lantai karena terlempar'],
      ['Piano wire needs a special cutter', 'Kawat piano perlu tang khusus'],
    ],
  },
  {
    code: 'LONG',
    jaw: 'long',
    name: ['Long nose pliers DIN ISO 5745', 'Tang lancip DIN ISO 5745'],
    category: categories.pliers,
    rows: [
      [140, 1.4],
      [160, 1.6],
      [200, 2],
    ],
    column: 'cutting_capacity',
    base: 56_000,
    pop: 430,
    use: [
      'Slender jaws for wiring, springs and split pins, with cutter.',
      'Rahang ramping untuk kabel, pegas, dan split pin, dilengkapi pemotong.',
    ],
    points: [
      ['Do not twist: the tips bend', 'Jangan dipuntir: ujungnya bengkok'],
      ['Half-round jaws for loops', 'Rahang setengah bulat untuk membuat mata kawat'],
    ],
  },
  {
    code: 'CIRCLIP-IN',
    jaw: 'circlip-in',
    name: ['Circlip pliers for internal rings DIN 5256', 'Tang snap ring dalam DIN 5256'],
    category: categories.circlipPliers,
    rows: [
      [140, '8–13 mm'],
      [140, '12–25 mm'],
      [180, '19–60 mm'],
      [225, '40–100 mm'],
      [320, '85–140 mm'],
    ],
    column: 'clamping_range',
    base: 62_000,
    pop: 290,
    use: [
      'Closes rings DIN 472 to put them in and take them out of bores.',
      'Menutup ring DIN 472 untuk memasang dan melepas di lubang.',
    ],
    points: [
      ['The range is that of the bore', 'Rentang adalah diameter lubang'],
      ['Goggles: rings fly off', 'Pakai kacamata: ring dapat terlempar'],
    ],
  },
  {
    code: 'CIRCLIP-OUT',
    jaw: 'circlip-out',
    name: ['Circlip pliers for external rings DIN 5254', 'Tang snap ring luar DIN 5254'],
    category: categories.circlipPliers,
    rows: [
      [140, '3–10 mm'],
      [140, '10–25 mm'],
      [180, '19–60 mm'],
      [225, '40–100 mm'],
      [320, '85–140 mm'],
    ],
    column: 'clamping_range',
    base: 62_000,
    pop: 300,
    use: [
      'Spreads rings DIN 471 over shafts; a spring opens the handles.',
      'Membuka ring DIN 471 pada poros; pegas mengembalikan gagang.',
    ],
    points: [
      ['Spread only as far as the shaft needs', 'Buka secukupnya sesuai poros'],
      ['The range is that of the shaft', 'Rentang adalah diameter poros'],
    ],
  },
  {
    code: 'PUMP',
    jaw: 'pump',
    name: ['Water pump pliers DIN ISO 8976', 'Tang pompa air DIN ISO 8976'],
    category: categories.gripPliers,
    rows: [
      [180, 36],
      [250, 50],
      [300, 70],
      [400, 95],
    ],
    column: 'jaw_opening',
    base: 68_000,
    pop: 390,
    use: [
      'Adjustable in steps for pipes, unions and odd shapes.',
      'Dapat disetel bertahap untuk pipa, water moer, dan bentuk tak beraturan.',
    ],
    points: [
      [
        'Teeth set against the turn hold by themselves',
        'Gigi berlawanan arah putar sehingga mencengkeram sendiri',
      ],
      ['Not for nuts that will be used again', 'Jangan untuk mur yang akan dipakai lagi'],
    ],
  },
  {
    code: 'LOCKING',
    jaw: 'locking',
    name: ['Locking grip pliers, curved jaws', 'Tang buaya (locking pliers), rahang lengkung'],
    category: categories.gripPliers,
    rows: [
      [125, 28],
      [180, 38],
      [250, 48],
      [300, 70],
    ],
    column: 'jaw_opening',
    base: 42_000,
    pop: 370,
    use: [
      'Locks on like a vice: holding sheet for welding, rounded nuts, broken studs.',
      'Mengunci seperti ragum: menahan pelat saat dilas, mur bulat, dan stud patah.',
    ],
    points: [
      ['Set the force by the screw at the handle', 'Setel gaya jepit dengan baut di gagang'],
      ['Release by the lever', 'Lepas dengan tuas'],
    ],
  },
  {
    code: 'END',
    jaw: 'end',
    name: ['End cutting nippers DIN ISO 9243', 'Tang kakaktua DIN ISO 9243'],
    category: categories.pliers,
    rows: [
      [180, 1.8],
      [225, 2.2],
      [280, 2.6],
    ],
    column: 'cutting_capacity',
    base: 48_000,
    pop: 310,
    use: [
      'Twists and cuts tying wire of reinforcement and draws nails.',
      'Memuntir dan memotong kawat bendrat serta mencabut paku.',
    ],
    points: [
      ['Long handles spare the hand', 'Gagang panjang meringankan tangan'],
      ['A drop of oil in the joint', 'Setetes oli pada engselnya'],
    ],
  },
]
const plierProducts = pliers.map((plier): Product =>
  toolProduct({
    code: `PLIERS-${plier.code}`,
    name: plier.name,
    category: plier.category,
    popularity: plier.pop,
    use: plier.use,
    points: [...plier.points, ['Dipped grips are no insulation', 'Gagang celup bukan isolasi listrik']],
    data: [
      [
        ['Material', 'Bahan'],
        ['Chrome vanadium steel, forged', 'Baja krom vanadium, tempa'],
      ],
    ],
    title: `${plier.name[0].match(/DIN.*/)?.[0] ?? plier.code} · ${plier.rows[1]?.[0] ?? 180}`,
    body: pliersBody(plier.jaw),
    figures: [
      dimH(
        plier.jaw === 'combination'
          ? 130
          : plier.jaw === 'long'
            ? 64
            : plier.jaw.startsWith('circlip')
              ? 66
              : plier.jaw === 'pump'
                ? 100
                : plier.jaw === 'side'
                  ? 170
                  : plier.jaw === 'end'
                    ? 184
                    : 134,
        plier.jaw === 'locking' ? 752 : 742,
        490,
        String(plier.rows[1]?.[0] ?? 180),
        [330, 390],
      ),
    ],
    slant: -30,
    rows: plier.rows.flatMap(([length, cap]) =>
      (
        [
          ['D', 'dipped grips', 'gagang celup', 1],
          ['C', 'two-component grips', 'gagang dua komponen', 1.35],
        ] as const
      ).map(([letter, en, id, cost]): ToolRow => ({
        sku: `PL${plier.code.replace('-', '').slice(0, 8)}-${length}${typeof cap === 'string' ? `-${cap.split('–')[0]}` : ''}${letter}`,
        name: [
          `${plier.name[0].split(' DIN')[0]?.split(',')[0]} ${length} mm${typeof cap === 'string' ? `, ${cap}` : ''}, ${en}`,
          `${plier.name[1].split(' DIN')[0]?.split(',')[0]} ${length} mm${typeof cap === 'string' ? `, ${cap}` : ''}, ${id}`,
        ],
        price: (plier.base + length * 160) * cost,
        weight: length ** 2 * 0.0068,
        demand: 0.75,
        values: {
          material: cv,
          overall_length: length,
          [plier.column]: cap,
          handle: { en: en[0]?.toUpperCase() + en.slice(1), id: id[0]?.toUpperCase() + id.slice(1) },
        },
      })),
    ),
  }),
)

const hammers: readonly {
  kind: Hammer
  code: string
  name: readonly [string, string]
  rows: readonly (readonly [weight: number, length: number, price: number])[]
  use: Pair
  point: Pair
  pop: number
}[] = [
  {
    kind: 'engineer',
    code: 'ENGINEER',
    name: ['Engineer’s hammer DIN 1041', 'Palu besi DIN 1041'],
    rows: [
      [100, 260, 34_000],
      [200, 280, 39_000],
      [300, 300, 45_000],
      [500, 320, 56_000],
      [800, 350, 72_000],
      [1000, 360, 82_000],
      [1500, 380, 112_000],
      [2000, 400, 138_000],
    ],
    use: [
      'For chisels, punches, pins and riveting in the workshop.',
      'Untuk pahat, penitik, pin, dan keling di bengkel.',
    ],
    point: ['Ash or fibreglass handle, head wedged', 'Gagang kayu ash atau fiberglass, kepala dipasak'],
    pop: 390,
  },
  {
    kind: 'ball',
    code: 'BALL',
    name: ['Ball pein hammer', 'Palu konde (ball pein)'],
    rows: [
      [225, 300, 42_000],
      [340, 320, 48_000],
      [450, 340, 55_000],
      [680, 360, 66_000],
      [900, 380, 78_000],
    ],
    use: ['The ball forms rivet heads and shapes sheet.', 'Kepala konde membentuk kepala keling dan pelat.'],
    point: ['Sizes 8 to 32 oz', 'Ukuran 8 sampai 32 oz'],
    pop: 330,
  },
  {
    kind: 'sledge',
    code: 'SLEDGE',
    name: ['Sledge hammer DIN 1042', 'Palu godam (bodem) DIN 1042'],
    rows: [
      [3000, 600, 165_000],
      [4000, 700, 198_000],
      [5000, 800, 236_000],
      [6000, 900, 272_000],
      [8000, 900, 345_000],
    ],
    use: ['Demolition, stakes and slogging spanners.', 'Pembongkaran, patok, dan kunci ring pukul.'],
    point: ['Check the wedge before each use', 'Periksa pasak sebelum dipakai'],
    pop: 260,
  },
  {
    kind: 'soft',
    code: 'SOFT',
    name: ['Soft-faced hammer, nylon and polyurethane', 'Palu plastik, nilon dan poliuretan'],
    rows: [
      [200, 260, 58_000],
      [340, 290, 76_000],
      [550, 310, 98_000],
      [800, 330, 128_000],
    ],
    use: [
      'Drives bearings, shafts and fixtures without marks; faces can be changed.',
      'Memukul bantalan, poros, dan fixture tanpa bekas; muka palu dapat diganti.',
    ],
    point: [
      'White nylon for hard blows, grey for soft ones',
      'Nilon putih untuk pukulan keras, abu-abu untuk lunak',
    ],
    pop: 300,
  },
  {
    kind: 'rubber',
    code: 'RUBBER',
    name: ['Rubber mallet', 'Palu karet'],
    rows: [
      [225, 280, 24_000],
      [450, 320, 32_000],
      [680, 340, 42_000],
      [900, 360, 54_000],
    ],
    use: ['Tiles, sheet panels and covers without dents.', 'Keramik, panel pelat, dan penutup tanpa penyok.'],
    point: ['Keep away from oil and solvents', 'Jauhkan dari oli dan pelarut'],
    pop: 310,
  },
  {
    kind: 'copper',
    code: 'COPPER',
    name: ['Copper hammer', 'Palu tembaga'],
    rows: [
      [500, 300, 238_000],
      [1000, 330, 385_000],
      [1500, 350, 520_000],
      [2000, 380, 660_000],
    ],
    use: [
      'Heavy blows that leave hard shafts and gears unharmed; low sparking.',
      'Pukulan berat tanpa merusak poros dan roda gigi keras; minim percikan.',
    ],
    point: ['Dress mushroomed faces with a file', 'Ratakan muka yang mekar dengan kikir'],
    pop: 190,
  },
]
const hammerProducts = hammers.map(({ kind, code, name, rows, use, point, pop }): Product => {
  const [weight, length] = rows[2] ?? rows[0] ?? [500, 320, 0]
  return toolProduct({
    code: `HAMMER-${code}`,
    name,
    category: categories.hammers,
    popularity: pop,
    use,
    points: [
      point,
      ['Strike square with the middle of the face', 'Pukul tegak lurus dengan tengah muka palu'],
      ['Wear goggles; never strike hammer on hammer', 'Pakai kacamata; jangan memukul palu dengan palu'],
    ],
    title: `${weight} g · ${length}`,
    body: hammerBody(kind),
    figures: [
      dimV(kind === 'rubber' || kind === 'sledge' ? 72 : 90, 520, 640, String(length), [560, 440], 'right'),
      label(230, 60, `${weight} g`),
    ],
    slant: 38,
    rows: rows.map(([w, l, price]): ToolRow => ({
      sku: `HMR-${code.slice(0, 3)}${w}`,
      name: [
        `${name[0].split(',')[0]?.split(' DIN')[0]} ${w} g`,
        `${name[1].split(',')[0]?.split(' DIN')[0]} ${w} g`,
      ],
      price,
      weight: w * 1.25 + 60,
      demand: 0.7,
      values: { head_weight: w, overall_length: l },
    })),
  })
})

const sections: Record<string, readonly Point[]> = {
  flat: [
    [-70, -16],
    [70, -16],
    [70, 16],
    [-70, 16],
  ],
  half: Array.from({ length: 13 }, (_, index) => polar(0, 14, 72, 180 + index * 15)).map(([x, y]): Point => [
    x,
    14 + (y - 14) * 0.5,
  ]),
  round: Array.from({ length: 24 }, (_, index) => polar(0, 0, 36, index * 15)),
  square: [
    [-32, -32],
    [32, -32],
    [32, 32],
    [-32, 32],
  ],
  three: [
    [0, -44],
    [40, 26],
    [-40, 26],
  ],
}
const files = (
  [
    [
      'flat',
      'Flat file',
      'Kikir pipih',
      [
        'Plain faces, shoulders and edges; one narrow edge is safe (uncut).',
        'Bidang rata, bahu, dan tepi; satu sisi sempit tanpa gigi.',
      ],
    ],
    [
      'half',
      'Half round file',
      'Kikir setengah bulat',
      [
        'One flat side, one for hollows and large radii.',
        'Satu sisi rata, satu untuk cekungan dan radius besar.',
      ],
    ],
    [
      'round',
      'Round file',
      'Kikir bulat',
      ['Enlarges holes and dresses small radii.', 'Memperbesar lubang dan merapikan radius kecil.'],
    ],
    [
      'square',
      'Square file',
      'Kikir persegi',
      ['Square holes, keyways and slots.', 'Lubang persegi, alur pasak, dan celah.'],
    ],
    [
      'three',
      'Three square file',
      'Kikir segitiga',
      ['Corners under 90°, saw teeth and thread starts.', 'Sudut di bawah 90°, gigi gergaji, dan awal ulir.'],
    ],
  ] as const
).map(([shape, en, id, use], index): Product =>
  toolProduct({
    code: `FILE-${shape.toUpperCase()}`,
    name: [`${en} DIN 7261 with handle`, `${id} DIN 7261 dengan gagang`],
    category: categories.files,
    brand: 'Potongka',
    popularity: 360 - index * 35,
    use,
    points: [
      [
        'Cut 1 (bastard) removes, 2 smooths, 3 finishes',
        'Nomor 1 (bastard) mengikis, 2 menghaluskan, 3 finishing',
      ],
      ['Press on the push stroke only', 'Tekan hanya saat mendorong'],
      [
        'Brush out chips; chalk keeps aluminium from sticking',
        'Sikat tatalnya; kapur mencegah aluminium menempel',
      ],
    ],
    data: [[['Hardness', 'Kekerasan'], '66 HRC']],
    title: 'DIN 7261 · 200',
    body: fileBody(sections[shape] ?? [], true),
    figures: [dimH(84, 520, 410, '200', [334, 340])],
    rows: [100, 150, 200, 250, 300]
      .flatMap((length) =>
        (
          [
            ['1', 'bastard', 'kasar'],
            ['2', 'second cut', 'sedang'],
            ['3', 'smooth', 'halus'],
          ] as const
        ).map(([cut, e, i]): ToolRow => ({
          sku: `FL${shape[0]?.toUpperCase()}${shape[1]}-${length}-${cut}`,
          name: [`${en} ${length} mm, ${e}`, `${id} ${length} mm, ${i}`],
          price: 22_000 + length ** 1.3 * 34 + Number(cut) * 2_500,
          weight: length ** 2 * 0.0058,
          values: {
            standard: 'DIN 7261',
            shape: { en, id },
            blade_length: length,
            file_cut: { en: `${cut} (${e})`, id: `${cut} (${i})` },
          },
        })),
      )
      .slice(0, 15),
  }),
)

const others: readonly Product[] = [
  toolProduct({
    code: 'F-CLAMP',
    name: ['F clamp, malleable iron', 'Klem F besi tuang ulet'],
    category: categories.clamps,
    popularity: 370,
    use: [
      'Quick sliding arm for welding, joinery and fixtures.',
      'Lengan geser cepat untuk pengelasan, kayu, dan fixture.',
    ],
    points: [
      ['Arm tilts and locks on the rail under load', 'Lengan miring dan mengunci pada rel saat dibebani'],
      ['Wipe weld spatter off the spindle', 'Bersihkan percikan las dari ulir'],
      ['Protective caps for wood', 'Tutup pelindung untuk kayu'],
    ],
    title: '300 × 120',
    body: fClampBody(),
    figures: [dimH(182, 288, 430, '300', [358, 362]), dimV(150, 332, 70, '120', [120, 166])],
    rows: (
      [
        [160, 80],
        [200, 100],
        [250, 120],
        [300, 120],
        [400, 120],
        [500, 120],
        [600, 120],
        [800, 120],
        [1000, 120],
      ] as const
    ).map(([open, throat]): ToolRow => ({
      sku: `FCL-${open}`,
      name: [`F clamp ${open} × ${throat} mm`, `Klem F ${open} × ${throat} mm`],
      price: 38_000 + open * 130 + throat * 180,
      weight: 700 + open * 1.9,
      demand: 0.7,
      values: { jaw_opening: open, throat },
    })),
  }),
  toolProduct({
    code: 'C-CLAMP',
    name: ['C clamp, drop forged', 'Klem C tempa'],
    category: categories.clamps,
    popularity: 390,
    use: [
      'For steel construction and machine work where nothing may give.',
      'Untuk konstruksi baja dan pemesinan yang menuntut jepitan kaku.',
    ],
    points: [
      ['Swivel pad follows slanted faces', 'Tapak putar mengikuti bidang miring'],
      ['Do not lengthen the tommy bar', 'Batang pemutar jangan disambung'],
      ['Not for lifting', 'Bukan untuk mengangkat'],
    ],
    title: '4" · 100',
    body: cClampBody(),
    figures: [
      dimV(242, 312, 640, '100', [556, 556], 'right'),
      dimH(212, 508, 96, '70', [Number.NaN, Number.NaN]),
    ],
    rows: (
      [
        ['2"', 50, 40],
        ['3"', 75, 50],
        ['4"', 100, 65],
        ['5"', 125, 75],
        ['6"', 150, 85],
        ['8"', 200, 100],
        ['10"', 250, 115],
        ['12"', 300, 130],
      ] as const
    ).map(([inch, open, throat]): ToolRow => ({
      sku: `CCL-${open}`,
      name: [`C clamp ${inch}, ${open} mm`, `Klem C ${inch}, ${open} mm`],
      price: 24_000 + open ** 1.4 * 62,
      weight: open ** 1.6 * 0.9,
      demand: 0.75,
      values: { nominal_size: inch, jaw_opening: open, throat },
    })),
  }),
  toolProduct({
    code: 'BENCH-VICE',
    name: ['Bench vice with swivel base', 'Ragum meja dengan alas putar'],
    category: categories.vices,
    popularity: 420,
    use: [
      'Ductile iron body with hardened jaws, pipe jaws below and an anvil behind.',
      'Badan besi ulet dengan rahang dikeraskan, rahang pipa di bawah dan landasan di belakang.',
    ],
    points: [
      ['Fix with four bolts through the bench', 'Pasang dengan empat baut tembus meja'],
      ['Soft jaws for finished parts', 'Pakai rahang lunak untuk benda jadi'],
      ['Grease the spindle twice a year', 'Lumasi ulir dua kali setahun'],
    ],
    title: '125 mm',
    body: viceBody(),
    figures: [dimH(422, 450, 96, '150', [146, 146]), dimH(210, 550, 530, '240', 470)],
    focus: [436, 190],
    rows: (
      [
        [75, 100, 5_500],
        [100, 125, 9_500],
        [125, 150, 14_000],
        [150, 180, 20_500],
        [200, 220, 36_000],
      ] as const
    ).map(([jaw, open, weight]): ToolRow => ({
      sku: `BVC-${jaw}`,
      name: [`Bench vice ${jaw} mm`, `Ragum meja ${jaw} mm`],
      price: 220_000 + jaw ** 1.8 * 92,
      weight,
      demand: 0.7,
      values: { jaw_width: jaw, jaw_opening: open },
    })),
  }),
  toolProduct({
    code: 'BOLT-CUTTER',
    name: ['Bolt cutters, adjustable blades', 'Gunting baut (bolt cutter), mata setel'],
    category: categories.cutters,
    popularity: 340,
    use: [
      'Cuts chain, reinforcement, bolts and padlocks by lever.',
      'Memotong rantai, besi beton, baut, dan gembok dengan tuas.',
    ],
    points: [
      [
        'Capacity is for soft bar of 19 HRC; two thirds for 40 HRC',
        'Kapasitas untuk batang lunak 19 HRC; dua pertiganya untuk 40 HRC',
      ],
      ['Place the bar deep in the jaws', 'Letakkan batang sedalam mungkin di rahang'],
      ['Spare blades can be had', 'Tersedia mata pengganti'],
    ],
    title: '24" · Ø 10',
    body: boltCutterBody(),
    figures: [dimH(60, 742, 500, '600', [340, 420])],
    rows: (
      [
        ['12"', 300, 5],
        ['14"', 350, 6],
        ['18"', 450, 8],
        ['24"', 600, 10],
        ['30"', 750, 12],
        ['36"', 900, 14],
        ['42"', 1050, 16],
      ] as const
    ).map(([inch, length, cap]): ToolRow => ({
      sku: `BCT-${inch.replace('"', '')}`,
      name: [`Bolt cutter ${inch}, Ø ${cap} mm`, `Gunting baut (bolt cutter) ${inch}, Ø ${cap} mm`],
      price: 65_000 + length ** 1.5 * 14,
      weight: length ** 1.6 * 0.1,
      values: { nominal_size: inch, overall_length: length, cutting_capacity: cap },
    })),
  }),
  toolProduct({
    code: 'TOOL-BOX',
    name: ['Plastic tool box with tray', 'Kotak perkakas plastik dengan baki'],
    category: categories.toolBoxes,
    popularity: 300,
    use: [
      'Impact-proof box with lift-out tray and steel latches.',
      'Kotak tahan benturan dengan baki angkat dan kancing baja.',
    ],
    points: [
      ['Eye for a padlock', 'Lubang untuk gembok'],
      ['Organiser in the lid for bits and screws', 'Wadah kecil pada tutup untuk mata obeng dan sekrup'],
    ],
    data: [
      [
        ['Load', 'Beban'],
        ['15 to 25 kg', '15 sampai 25 kg'],
      ],
    ],
    title: '16"',
    body: toolBoxBody(0),
    figures: [dimH(130, 670, 520, '400', 460), dimV(140, 460, 90, '190', [280, 130])],
    second: () => toolBoxShaded(0),
    rows: (
      [
        ['12.5"', 320, 1_100],
        ['16"', 400, 1_600],
        ['19"', 485, 2_200],
        ['22"', 560, 2_900],
      ] as const
    ).map(([inch, width, weight]): ToolRow => ({
      sku: `TBX-${width}`,
      name: [`Tool box ${inch}, ${width} mm`, `Kotak perkakas ${inch}, ${width} mm`],
      price: width * 320,
      weight,
      values: { nominal_size: inch, width },
    })),
  }),
  toolProduct({
    code: 'TOOL-CABINET',
    name: ['Roller tool cabinet, steel', 'Lemari perkakas beroda, baja'],
    category: categories.toolBoxes,
    popularity: 240,
    hidden: 'cart',
    use: [
      'Drawers on ball slides, central lock and four castors, two with brake.',
      'Laci dengan rel bola, kunci sentral, dan empat roda, dua berem.',
    ],
    points: [
      ['Heavy tools below: the cabinet must not tip', 'Perkakas berat di bawah agar lemari tidak terguling'],
      ['Open one drawer at a time', 'Buka satu laci saja'],
      ['Powder coated', 'Cat serbuk'],
    ],
    data: [[['Load of a drawer', 'Beban tiap laci'], '30 kg']],
    title: '6',
    body: toolBoxBody(6),
    figures: [dimH(180, 620, 560, '680', [480, 480]), dimV(80, 529, 120, '990', [180, 206])],
    second: () => toolBoxShaded(6),
    rows: (
      [
        [5, 38_000, 3_900_000],
        [6, 44_000, 4_450_000],
        [7, 48_000, 4_900_000],
        [8, 52_000, 5_600_000],
      ] as const
    ).map(([drawers, weight, price]): ToolRow => ({
      sku: `TCB-${drawers}`,
      name: [`Roller cabinet, ${drawers} drawers`, `Lemari perkakas beroda, ${drawers} laci`],
      price,
      weight,
      demand: 0.3,
      values: { drawers, colour: { en: 'Yellow and black', id: 'Kuning dan hitam' } },
    })),
  }),
]

export const handTools: readonly Product[] = [
  ...keys,
  ...screwdrivers,
  ...plierProducts,
  ...hammerProducts,
  ...files,
  ...others,
]

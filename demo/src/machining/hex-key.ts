import type { Product } from '../catalogue/model.ts'
import { dimH, dimV, label } from '../drawing/dimension.ts'
import { hexFront } from '../drawing/hexagon.ts'
import { polar, polygon } from '../drawing/svg.ts'
import { categories } from './categories.ts'
import { keyBody, keyRow, keySet } from './hex-key.drawing.ts'
import { cv } from './steel.ts'
import { type ToolRow, toolProduct } from './tool.ts'

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

export const hexKeys: readonly Product[] = [
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
    name: ['Hexalobular keys, short', 'Kunci L bintang (hexalobular)'],
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
      'A complete set of sizes: for service vans and machine cabinets.',
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
        ['HXS-S9', 'Hex key set short, 9 pieces', 'Set kunci L pendek, 9 pcs', '1.5–10 mm', 9, 62_000, 340],
        [
          'HXS-B9',
          'Hex key set long with ball end, 9 pieces',
          'Set kunci L panjang ujung bola, 9 pcs',
          '1.5–10 mm L',
          9,
          128_000,
          480,
        ],
        [
          'HXS-I13',
          'Hex key set inch, 13 pieces',
          'Set kunci L inci, 13 pcs',
          '0.050–3/8"',
          13,
          118_000,
          430,
        ],
        ['TXS-9', 'Hexalobular key set, 9 pieces', 'Set kunci bintang, 9 pcs', 'T10–T50', 9, 112_000, 360],
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

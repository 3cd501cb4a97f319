import type { Product } from '../catalogue/model.ts'
import { dimH, dimV } from '../drawing/dimension.ts'
import { categories } from './categories.ts'
import { boltCutterBody, cClampBody, fClampBody, viceBody } from './clamp.drawing.ts'
import { toolBoxBody, toolBoxShaded } from './tool-box.drawing.ts'
import { type ToolRow, toolProduct } from './tool.ts'

export const workshopTools: readonly Product[] = [
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
    title: '680 × 990',
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

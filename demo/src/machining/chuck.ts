import type { Product } from '../catalogue/model.ts'
import { dimH, dimV, label } from '../drawing/dimension.ts'
import { centre } from '../drawing/svg.ts'
import { categories } from './categories.ts'
import { centreBody, chuckBody, holderBody, sleeveBody } from './chuck.drawing.ts'
import { type ToolRow, toolProduct } from './tool.ts'

export const chucks: readonly Product[] = [
  ...(
    [
      [
        'KEYED',
        false,
        'Drill chuck with key',
        'Kepala bor dengan kunci',
        [
          'For bench and hand drills: three jaws closed evenly by the key.',
          'Untuk bor meja dan bor tangan: tiga rahang dikencangkan merata dengan kunci.',
        ],
        1,
      ],
      [
        'KEYLESS',
        true,
        'Keyless drill chuck, precision',
        'Kepala bor tanpa kunci, presisi',
        [
          'Tightens itself under load; changes tools by hand on drilling and milling machines.',
          'Mengencang sendiri saat dibebani; ganti perkakas dengan tangan pada mesin bor dan frais.',
        ],
        2.6,
      ],
    ] as const
  ).map(([code, keyless, en, id, use, cost]) =>
    toolProduct({
      code: `CHUCK-${code}`,
      name: [`${en}, taper B`, `${id}, taper B`],
      category: categories.chucks,
      brand: 'Bornawa',
      popularity: keyless ? 280 : 390,
      use,
      points: [
        keyless
          ? ['Right-hand rotation only', 'Hanya untuk putaran kanan']
          : ['Tighten at all three holes', 'Kencangkan pada ketiga lubang'],
        [
          'Clean and degrease the cone, knock on with a soft hammer',
          'Bersihkan taper dari minyak, pasang dengan palu lunak',
        ],
        ['Not for end mills: side load opens the jaws', 'Jangan untuk endmill: beban samping membuka rahang'],
        ['Arbors with Morse taper are ordered separately', 'Arbor Morse taper dipesan terpisah'],
      ],
      data: [
        [['Run-out', 'Keolengan'], keyless ? '0.06 mm' : '0.15 mm'],
        [['Standard', 'Standar'], keyless ? '–' : 'DIN 6349'],
      ],
      title: '1–13 · B16',
      body: chuckBody(keyless),
      figures: [
        centre(90, 300, 730, 300),
        dimH(120, 550, 470, '90', [330, 390]),
        label(640, 240, 'B16'),
        label(110, 250, '1–13'),
      ],
      rows: (
        [
          ['0.5–6 mm', 'B10', 150],
          ['1–10 mm', 'B12', 330],
          ['1–13 mm', 'B16', 640],
          ['3–16 mm', 'B18', 980],
          ['5–20 mm', 'B22', 1_800],
        ] as const
      ).map(([range, taper, weight]): ToolRow => ({
        sku: `DCH${keyless ? 'L' : 'K'}-${taper}`,
        name: [`${en} ${range}, ${taper}`, `${id} ${range}, ${taper}`],
        price: (58_000 + weight * 90) * cost,
        weight,
        demand: 0.75,
        values: { clamping_range: range, tool_taper: taper },
      })),
    }),
  ),
  toolProduct({
    code: 'COLLET-CHUCK-BT',
    name: ['Collet chuck for ER collets, BT30 and BT40', 'Collet chuck collet ER, BT30 dan BT40'],
    category: categories.chucks,
    brand: 'Potongka',
    popularity: 360,
    use: [
      'Holder with steep taper after JIS B 6339 for drills, end mills and reamers on machining centres, balanced to G6.3.',
      'Holder taper curam menurut JIS B 6339 untuk bor, endmill, dan reamer pada mesin CNC, diseimbangkan G6.3.',
    ],
    points: [
      ['Taper angle tolerance AT3', 'Toleransi sudut taper AT3'],
      [
        'Pull stud, collet and spanner are ordered separately',
        'Pull stud, collet, dan kunci dipesan terpisah',
      ],
      ['Wipe cone and spindle at every change', 'Lap taper dan spindel setiap ganti'],
      [
        'Shortest gauge length that reaches gives the best finish',
        'Panjang terpendek yang menjangkau memberi hasil terbaik',
      ],
    ],
    data: [
      [['Run-out', 'Keolengan'], '0.005 mm'],
      [
        ['Balance', 'Keseimbangan'],
        ['G6.3 at 12,000 rpm', 'G6.3 pada 12.000 rpm'],
      ],
    ],
    title: 'BT40 · ER32 · 100',
    body: holderBody(),
    figures: [
      centre(80, 300, 750, 300),
      dimH(104, 452, 490, '100', [340, 416]),
      label(574, 220, 'BT40'),
      label(160, 216, 'ER32'),
    ],
    rows: (
      [
        ['BT30', 'ER16', 70],
        ['BT30', 'ER20', 70],
        ['BT30', 'ER25', 70],
        ['BT30', 'ER32', 60],
        ['BT40', 'ER16', 70],
        ['BT40', 'ER16', 100],
        ['BT40', 'ER20', 70],
        ['BT40', 'ER20', 100],
        ['BT40', 'ER25', 70],
        ['BT40', 'ER25', 100],
        ['BT40', 'ER32', 70],
        ['BT40', 'ER32', 100],
        ['BT40', 'ER32', 150],
        ['BT40', 'ER40', 80],
        ['BT40', 'ER40', 120],
      ] as const
    ).map(([taper, size, length]): ToolRow => ({
      sku: `${taper}-${size}-${length}`,
      name: [`Collet chuck ${taper}-${size}-${length}`, `Collet chuck ${taper}-${size}-${length} (holder)`],
      price: (taper === 'BT30' ? 420_000 : 540_000) + length * 900,
      weight: (taper === 'BT30' ? 500 : 1_100) + length * 6,
      values: { tool_taper: taper, size, overall_length: length },
    })),
  }),
  toolProduct({
    code: 'MORSE-SLEEVE',
    name: ['Morse taper reducing sleeves DIN 2185', 'Sleeve reduksi Morse taper DIN 2185'],
    category: categories.centres,
    brand: 'Bornawa',
    popularity: 240,
    use: [
      'Adapts taper shank drills and chuck arbors to larger spindles of drilling machines and lathes.',
      'Menyesuaikan mata bor tirus dan arbor kepala bor dengan spindel mesin bor dan bubut yang lebih besar.',
    ],
    points: [
      ['Ground inside and outside, 58 HRC', 'Digerinda luar dalam, 58 HRC'],
      ['Drive out with a drift through the slot', 'Lepas dengan pasak melalui celahnya'],
      ['One sleeve rather than two in each other', 'Pakai satu sarung, bukan dua bertumpuk'],
      ['Store oiled and upright', 'Simpan berdiri dan diberi oli'],
    ],
    title: 'DIN 2185 · MT3 / MT2',
    body: sleeveBody(),
    figures: [centre(80, 300, 730, 300), label(300, 220, 'MT3'), label(120, 400, 'MT2')],
    rows: (
      [
        [2, 1],
        [3, 1],
        [3, 2],
        [4, 1],
        [4, 2],
        [4, 3],
        [5, 2],
        [5, 3],
        [5, 4],
      ] as const
    ).map(([outer, inner]): ToolRow => ({
      sku: `MTS-${outer}-${inner}`,
      name: [`Reducing sleeve MT${outer} / MT${inner}`, `Sleeve reduksi MT${outer} / MT${inner}`],
      price: 38_000 + outer ** 2.4 * 4_200,
      weight: outer ** 3 * 22,
      values: { standard: 'DIN 2185', tool_taper: `MT${outer}`, size: `MT${outer} / MT${inner}` },
    })),
  }),
  toolProduct({
    code: 'LIVE-CENTRE',
    name: ['Live centre 60°, Morse taper', 'Senter putar 60°, Morse taper'],
    category: categories.centres,
    brand: 'Bornawa',
    popularity: 270,
    use: [
      'Supports turned parts at the tailstock; the point runs with the part on three bearings.',
      'Menopang benda bubut pada kepala lepas; ujungnya ikut berputar di atas tiga bearing.',
    ],
    points: [
      [
        'Press on until the point turns along, then a little more',
        'Tekan sampai ujungnya ikut berputar, lalu tambah sedikit',
      ],
      ['Sealed and greased for life', 'Tertutup dan berpelumas seumur pakai'],
      ['Loosen when long parts grow warm', 'Kendurkan sedikit bila benda panjang memuai'],
      ['Clean the taper of the tailstock first', 'Bersihkan dulu taper kepala lepas'],
    ],
    data: [[['Run-out', 'Keolengan'], '0.01 mm']],
    title: 'MT3 · 60°',
    body: centreBody(),
    figures: [
      centre(60, 300, 730, 300),
      label(590, 220, 'MT3'),
      label(110, 240, '60°'),
      dimV(222, 378, 770, 'Ø 50', [440, 440]),
    ].slice(0, 3),
    rows: (
      [
        [1, 100, 350],
        [2, 200, 700],
        [3, 400, 1_200],
        [4, 800, 2_200],
        [5, 1600, 4_300],
      ] as const
    ).map(([taper, load, weight]): ToolRow => ({
      sku: `LVC-${taper}`,
      name: [`Live centre MT${taper}`, `Senter putar MT${taper}`],
      price: 130_000 + taper ** 2.2 * 28_000,
      weight,
      values: { tool_taper: `MT${taper}`, load },
    })),
  }),
]

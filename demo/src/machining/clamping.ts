import type { Product } from '../catalogue/model.ts'
import { dimH, dimV, label } from '../drawing/dimension.ts'
import { centre } from '../drawing/svg.ts'
import { categories } from './categories.ts'
import {
  bandBody,
  bladeBody,
  centreBody,
  chuckBody,
  circularBody,
  colletBody,
  colletShaded,
  holderBody,
  sleeveBody,
} from './clamping.drawing.ts'
import type { Pair } from './copy.ts'
import { toolProduct, type ToolRow } from './tool.ts'

/** ER collets: size, outside diameter, length, clamping ranges by largest bore. Source: DIN 6499 (ISO 15488). */
const er = [
  ['ER11', 11.5, 18, [1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5, 5.5, 6, 6.5, 7]],
  ['ER16', 17, 27.5, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]],
  ['ER20', 21, 31.5, [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]],
  ['ER25', 26, 34, [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16]],
  ['ER32', 33, 40, [3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20]],
  ['ER40', 41, 46, [4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 16, 18, 20, 22, 24, 25, 26]],
] as const

const collets = er.map(([size, d, length, bores], index): Product => {
  const shown = bores[Math.floor(bores.length * 0.6)] ?? 6
  const scale = Math.min(230 / d, 300 / length)
  return toolProduct({
    code: `COLLET-${size}`,
    name: [`Spring collets ${size}, DIN 6499`, `Kolet pegas ${size}, DIN 6499`],
    category: categories.collets,
    brand: 'Potongka',
    popularity: 420 - index * 20 + (size === 'ER32' ? 90 : 0),
    use: [
      `Slit from both ends, so that the whole length of the bore closes on drills, end mills and taps. ${index < 2 ? 'Small sizes for live tools and high speed spindles.' : index < 4 ? 'The usual size on small machining centres.' : 'For machining centres and milling machines with a 40 taper.'}`,
      `Dibelah dari kedua ujung sehingga seluruh panjang lubang menjepit mata bor, endmill, dan tap. ${index < 2 ? 'Ukuran kecil untuk live tool dan spindel putaran tinggi.' : index < 4 ? 'Ukuran lazim pada mesin CNC kecil.' : 'Untuk mesin CNC dan mesin frais berkonus 40.'}`,
    ],
    points: [
      [
        'Click the collet into the nut first, then put the tool in',
        'Klikkan kolet ke mur dahulu, baru masukkan perkakas',
      ],
      [
        `Closes by ${index === 0 ? '0.5' : '1'} mm: pick the size equal to the shank or just above`,
        `Rentang jepit ${index === 0 ? '0.5' : '1'} mm: pilih ukuran sama dengan tangkai atau sedikit di atasnya`,
      ],
      [
        'Insert the shank by at least two thirds of the length',
        'Masukkan tangkai minimal dua pertiga panjang kolet',
      ],
    ],
    data: [
      [
        ['Run-out', 'Keolengan'],
        ['0.01 mm at most', 'Maksimum 0.01 mm'],
      ],
      [
        ['Material', 'Bahan'],
        ['Spring steel, 45 HRC', 'Baja pegas, 45 HRC'],
      ],
    ],
    title: `${size} · Ø ${shown}`,
    body: colletBody(d, length, shown),
    figures: [
      centre(90, 290, 110 + length * scale + 26, 290),
      centre(460, 290, 720, 290),
      centre(590, 160, 590, 420),
      dimH(110, 110 + length * scale, 470, String(length), [400, 390]),
      dimV(290 - (d * scale) / 2, 290 + (d * scale) / 2, 62, `Ø ${d}`, 150),
      label(590, 140, `Ø ${shown}`),
    ],
    second: () => colletShaded(d, length, shown, `${size} · Ø ${shown}`),
    rows: bores.map((bore): ToolRow => ({
      sku: `${size}-${bore}`,
      name: [`Collet ${size} Ø ${bore} mm`, `Kolet ${size} Ø ${bore} mm`],
      price: 42_000 + d ** 1.4 * 380,
      weight: d ** 2 * length * 0.0034,
      demand: [6, 8, 10, 12, 16, 20].includes(bore) ? 0.9 : 0.6,
      values: {
        standard: 'DIN 6499',
        size,
        clamping_range: `${(bore - (index === 0 ? 0.5 : 1)).toFixed(1)}–${bore.toFixed(1)} mm`.replaceAll(
          '.0',
          '',
        ),
        inner_diameter: bore,
        outer_diameter: d,
        overall_length: length,
      },
    })),
  })
})

const chucks: readonly Product[] = [
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
      name: [`${en}, taper B`, `${id}, konus B`],
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
          'Bersihkan konus dari minyak, pasang dengan palu lunak',
        ],
        ['Not for end mills: side load opens the jaws', 'Jangan untuk endmill: beban samping membuka rahang'],
        ['Arbors with Morse taper are ordered apart', 'Arbor konus Morse dipesan terpisah'],
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
    name: ['Collet chuck for ER collets, BT30 and BT40', 'Collet chuck kolet ER, BT30 dan BT40'],
    category: categories.chucks,
    brand: 'Potongka',
    popularity: 360,
    use: [
      'Holder with steep taper after JIS B 6339 for drills, end mills and reamers on machining centres, balanced to G6.3.',
      'Holder berkonus curam menurut JIS B 6339 untuk bor, endmill, dan reamer pada mesin CNC, diseimbangkan G6.3.',
    ],
    points: [
      ['Taper angle tolerance AT3', 'Toleransi sudut konus AT3'],
      ['Pull stud, collet and spanner are ordered apart', 'Pull stud, kolet, dan kunci dipesan terpisah'],
      ['Wipe cone and spindle at every change', 'Lap konus dan spindel setiap ganti'],
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
    name: ['Morse taper reducing sleeves DIN 2185', 'Sarung reduksi konus Morse DIN 2185'],
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
      name: [`Reducing sleeve MT${outer} / MT${inner}`, `Sarung reduksi MT${outer} / MT${inner}`],
      price: 38_000 + outer ** 2.4 * 4_200,
      weight: outer ** 3 * 22,
      values: { standard: 'DIN 2185', tool_taper: `MT${outer}`, size: `MT${outer} / MT${inner}` },
    })),
  }),
  toolProduct({
    code: 'LIVE-CENTRE',
    name: ['Live centre 60°, Morse taper', 'Senter putar 60°, konus Morse'],
    category: categories.centres,
    brand: 'Bornawa',
    popularity: 270,
    use: [
      'Supports turned parts at the tailstock; the point runs with the part on three bearings.',
      'Menopang benda bubut pada kepala lepas; ujungnya ikut berputar di atas tiga bantalan.',
    ],
    points: [
      [
        'Press on until the point turns along, then a little more',
        'Tekan sampai ujungnya ikut berputar, lalu tambah sedikit',
      ],
      ['Sealed and greased for life', 'Tertutup dan berpelumas seumur pakai'],
      ['Loosen when long parts grow warm', 'Kendurkan sedikit bila benda panjang memuai'],
      ['Clean the taper of the tailstock first', 'Bersihkan dahulu konus kepala lepas'],
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

const grindTpi: Pair = [
  'At least three teeth in the section at any time',
  'Minimal tiga gigi selalu berada di dalam penampang',
]
const saws: readonly Product[] = [
  toolProduct({
    code: 'HACKSAW-BLADE',
    name: ['Hacksaw blades 300 × 13 × 0.65 mm', 'Mata gergaji besi 300 × 13 × 0.65 mm'],
    category: categories.hacksaws,
    brand: 'Potongka',
    popularity: 540,
    use: [
      'Hand blades for bars, pipes and sections. Bimetal does not break when twisted, all-hard HSS cuts truest in a vice.',
      'Mata gergaji tangan untuk batang, pipa, dan profil. Bimetal tidak patah saat terpuntir, HSS keras penuh paling lurus untuk benda di ragum.',
    ],
    points: [
      [
        '18 teeth for solid bar, 24 in general, 32 for tube and sheet under 2 mm',
        '18 gigi untuk batang pejal, 24 umum, 32 untuk pipa dan pelat di bawah 2 mm',
      ],
      ['Teeth point forward', 'Gigi menghadap ke depan'],
      ['Full strokes, 40 to 60 a minute', 'Langkah penuh, 40 sampai 60 per menit'],
    ],
    title: '300 × 13 × 0.65',
    body: bladeBody('hacksaw'),
    figures: [dimH(92, 708, 450, '300', [306, 306]), dimV(270, 324, 40, '13', 70)],
    rows: (
      [
        ['B', 'Bimetal HSS', 'Bimetal HSS', 11_500],
        ['H', 'HSS, all hard', 'HSS, keras penuh', 9_500],
        ['C', 'Carbon steel', 'Baja karbon', 3_800],
      ] as const
    ).flatMap(([letter, en, id, price]) =>
      [18, 24, 32].map((tpi): ToolRow => ({
        sku: `HSB-${letter}${tpi}`,
        name: [`Hacksaw blade ${en}, ${tpi} TPI`, `Mata gergaji besi ${id}, ${tpi} TPI`],
        price: price * 10,
        weight: 190,
        uom: 'pack',
        demand: 0.85,
        values: { material: { en, id }, teeth: String(tpi), blade_length: 300, pack_qty: 10 },
      })),
    ),
  }),
  toolProduct({
    code: 'JIGSAW-BLADE',
    name: ['Jigsaw blades, T shank', 'Mata jigsaw, tangkai T'],
    category: categories.jigsaws,
    brand: 'Potongka',
    popularity: 330,
    use: [
      'For curves and cut-outs in wood, sheet, aluminium and plastics. Choose by material and thickness of the work.',
      'Untuk lengkungan dan bukaan pada kayu, pelat, aluminium, dan plastik. Pilih menurut bahan dan tebal benda kerja.',
    ],
    points: [
      [
        'Fine teeth and low speed for metal, wax as coolant',
        'Gigi halus dan putaran rendah untuk logam, lilin sebagai pelumas',
      ],
      ['Switch the orbit off for metal and clean edges', 'Matikan gerak orbital untuk logam dan tepi bersih'],
      ['Press the shoe down or the blade breaks', 'Tekan alas mesin agar mata tidak patah'],
    ],
    title: 'T · 100',
    body: bladeBody('jigsaw'),
    figures: [dimH(150, 690, 470, '100', [320, 330])],
    rows: (
      [
        ['W4', 'Wood, coarse', 'Kayu, kasar', 100, '6', 38_000],
        ['W2', 'Wood, clean', 'Kayu, halus', 100, '10', 42_000],
        ['WC', 'Wood, curves', 'Kayu, lengkung', 76, '12', 40_000],
        ['M1', 'Sheet steel 1–3 mm', 'Pelat baja 1–3 mm', 76, '21', 46_000],
        ['M2', 'Sheet steel 3–6 mm', 'Pelat baja 3–6 mm', 76, '14', 46_000],
        ['AL', 'Aluminium', 'Aluminium dan kuningan', 100, '8', 48_000],
        ['BM', 'Wood and metal, bimetal', 'Kayu dan logam, bimetal', 132, '10', 78_000],
      ] as const
    ).map(([code, en, id, length, tpi, price]): ToolRow => ({
      sku: `JSB-${code}`,
      name: [
        `Jigsaw blade ${length} mm, ${en.toLowerCase()}`,
        `Mata jigsaw ${length} mm, ${id.toLowerCase()}`,
      ],
      price,
      weight: 45,
      uom: 'pack',
      values: { workpiece: { en, id }, teeth: tpi, overall_length: length, pack_qty: 5 },
    })),
  }),
  toolProduct({
    code: 'RECIP-BLADE',
    name: ['Reciprocating saw blades, bimetal', 'Mata reciprocating saw, bimetal'],
    category: categories.jigsaws,
    brand: 'Bornawa',
    popularity: 270,
    use: [
      'For pipes, sections, pallets and demolition with reciprocating saws. The flexible back bends in walls without breaking.',
      'Untuk pipa, profil, palet, dan pembongkaran dengan reciprocating saw. Punggung lentur dapat menekuk di dinding tanpa patah.',
    ],
    points: [
      [
        'Long enough to pass through the work at each stroke',
        'Cukup panjang untuk menembus benda pada tiap langkah',
      ],
      grindTpi,
      ['Press the shoe against the work', 'Tekan sepatu mesin ke benda kerja'],
    ],
    title: '200 · 14',
    body: bladeBody('recip'),
    figures: [dimH(60, 740, 470, '200', [320, 330])],
    rows: (
      [
        [150, '10', 'Wood with nails', 'Kayu berpaku'],
        [150, '14', 'Pipe 3–8 mm', 'Pipa 3–8 mm'],
        [150, '18', 'Sheet 1.5–4 mm', 'Pelat 1.5–4 mm'],
        [200, '10', 'Wood with nails', 'Kayu berpaku'],
        [200, '14', 'Pipe 3–8 mm', 'Pipa 3–8 mm'],
        [225, '10/14', 'Sections', 'Profil baja'],
        [300, '6', 'Wood, coarse', 'Kayu, kasar'],
        [300, '10', 'Pallets', 'Palet'],
      ] as const
    ).map(([length, tpi, en, id]): ToolRow => ({
      sku: `RSB-${length}-${tpi.replace('/', '')}`,
      name: [`Reciprocating blade ${length} mm, ${tpi} TPI`, `Mata reciprocating ${length} mm, ${tpi} TPI`],
      price: 62_000 + length * 420,
      weight: length * 0.6,
      uom: 'pack',
      values: { workpiece: { en, id }, teeth: tpi, overall_length: length, pack_qty: 5 },
    })),
  }),
  ...(
    [
      [13, 0.65, ['6/10', '8/12', '10/14', '14/18'], [1440, 1470, 1640, 1735]],
      [20, 0.9, ['4/6', '5/8', '6/10', '8/12'], [2060, 2080, 2360, 2480]],
      [27, 0.9, ['3/4', '4/6', '5/8', '6/10'], [2720, 2825, 3160, 3505]],
      [34, 1.1, ['2/3', '3/4', '4/6', '5/8'], [3820, 4115, 4400, 4780]],
      [41, 1.3, ['1.4/2', '2/3', '3/4', '4/6'], [5000, 5200, 5450, 6100]],
    ] as const
  ).map(([width, thick, pitches, lengths], index) =>
    toolProduct({
      code: `BANDSAW-${width}`,
      name: [
        `Bimetal bandsaw blade M42, ${width} × ${thick} mm`,
        `Pita gergaji bimetal M42, ${width} × ${thick} mm`,
      ],
      category: categories.bandsaws,
      brand: index % 2 === 0 ? 'Potongka' : 'Tajamka',
      popularity: 360 - Math.abs(index - 2) * 40,
      use: [
        `Welded loop with M42 teeth on a spring steel back. ${index === 0 ? 'For portable bandsaws and thin sections.' : index < 3 ? 'For pivoting and small column saws: tubes, sections and bars.' : 'For column saws and solid bars of large section.'} Other lengths are welded within two working days.`,
        `Pita las bergigi M42 di atas punggung baja pegas. ${index === 0 ? 'Untuk bandsaw tangan dan profil tipis.' : index < 3 ? 'Untuk bandsaw ayun dan bandsaw tiang kecil: pipa, profil, dan batang.' : 'Untuk bandsaw tiang dan batang pejal besar.'} Panjang lain dilas dalam dua hari kerja.`,
      ],
      points: [
        [
          'Run in at half the feed over the first 300 cm²',
          'Lakukan inreyen dengan separuh hantaran pada 300 cm² pertama',
        ],
        grindTpi,
        [
          'Emulsion of 8 to 10 %; brush the chips off the teeth',
          'Emulsi 8 sampai 10 %; sikat tatal dari gigi',
        ],
      ],
      data: [
        [
          ['Cutting speed in steel', 'Kecepatan potong pada baja'],
          ['50 to 80 m/min', '50 sampai 80 m/menit'],
        ],
        [
          ['Tooth edge', 'Mata gigi'],
          ['M42, 8 % cobalt', 'M42, kobalt 8 %'],
        ],
      ],
      title: `${width} × ${thick} · ${pitches[1]}`,
      body: bandBody(),
      figures: [
        label(355, 212, `L ${lengths[1]}`),
        dimV(370, 472, 720, String(width), [660, 640], 'right'),
        label(385, 412, `${pitches[1]} TPI`),
      ],
      slant: -14,
      rows: lengths.flatMap((length) =>
        pitches.map((pitch): ToolRow => ({
          sku: `BSB${width}-${length}-${pitch.replace('/', '.').replace('1.4', '14')}`,
          name: [
            `Bandsaw blade ${width} × ${thick} × ${length} mm, ${pitch} TPI`,
            `Pita gergaji ${width} × ${thick} × ${length} mm, ${pitch} TPI`,
          ],
          price: 22_000 + length * width * 2.35,
          weight: length * width * thick * 0.0074,
          values: {
            material: { en: 'Bimetal M42', id: 'Bimetal M42 (kobalt)' },
            width,
            thickness: thick,
            length,
            teeth: pitch,
          },
        })),
      ),
    }),
  ),
  ...(
    [
      [
        'WOOD',
        'Carbide circular saw blade for wood',
        'Mata gergaji bundar karbida untuk kayu',
        24,
        [
          'Alternate bevel teeth for solid wood, plywood and shuttering.',
          'Gigi miring bergantian untuk kayu, tripleks, dan bekisting.',
        ],
        [
          [110, 20, 24],
          [110, 20, 40],
          [185, 20, 24],
          [185, 20, 40],
          [185, 20, 60],
          [235, 30, 40],
          [255, 25.4, 60],
          [255, 25.4, 80],
          [305, 25.4, 80],
          [305, 25.4, 100],
        ],
        1,
        'accent',
      ],
      [
        'ALU',
        'Carbide circular saw blade for aluminium',
        'Mata gergaji bundar karbida untuk aluminium',
        40,
        [
          'Trapezoid and flat teeth with negative hook for profiles and plastic.',
          'Gigi trapesium dan rata bersudut negatif untuk profil aluminium dan plastik.',
        ],
        [
          [185, 20, 60],
          [255, 25.4, 100],
          [255, 25.4, 120],
          [305, 25.4, 100],
          [305, 25.4, 120],
          [355, 25.4, 120],
        ],
        1.5,
        'deep',
      ],
      [
        'STEEL',
        'Cermet circular saw blade for steel, dry cut',
        'Mata gergaji bundar cermet untuk baja, potong kering',
        32,
        [
          'Cold dry cutting of steel sections and pipe without sparks and burrs.',
          'Memotong dingin dan kering profil serta pipa baja tanpa percikan dan geram.',
        ],
        [
          [185, 20, 36],
          [230, 25.4, 48],
          [255, 25.4, 52],
          [305, 25.4, 60],
          [355, 25.4, 66],
          [355, 25.4, 80],
        ],
        3.2,
        'black',
      ],
    ] as const
  ).map(([code, en, id, drawn, use, rows, cost, tip], index) =>
    toolProduct({
      code: `CIRCULAR-${code}`,
      name: [en, id],
      category: categories.circularSaws,
      brand: index === 2 ? 'Tajamka' : 'Potongka',
      popularity: 340 - index * 60,
      use: [
        `${use[0]} Slots in the body take up heat and noise.`,
        `${use[1]} Celah pada badan meredam panas dan suara.`,
      ],
      points: [
        ['Never exceed the speed printed on the blade', 'Jangan melebihi putaran yang tertera pada mata'],
        [
          'More teeth: finer cut; fewer: faster feed',
          'Gigi banyak: potongan halus; gigi sedikit: hantaran cepat',
        ],
        ['Clean resin and chips off before sharpening', 'Bersihkan getah dan tatal sebelum diasah'],
        ['Clamp the work and use the riving knife', 'Jepit benda kerja dan gunakan pisau belah'],
      ],
      data: [[['Standard', 'Standar'], 'EN 847-1']],
      title: `Ø ${rows[2]?.[0] ?? 255} · Z ${rows[2]?.[2] ?? 60}`,
      body: circularBody(drawn, tip),
      figures: [
        centre(180, 290, 620, 290),
        centre(400, 70, 400, 510),
        dimV(90, 490, 150, `Ø ${rows[2]?.[0] ?? 255}`, 390),
        label(690, 300, `Z ${rows[2]?.[2] ?? 60}`),
      ],
      slant: -20,
      rows: rows.map(([d, bore, teeth]): ToolRow => ({
        sku: `CSB${code[0]}-${d}-${teeth}`,
        name: [`${en} ${d} × ${bore} mm, ${teeth} teeth`, `${id} ${d} × ${bore} mm, ${teeth} gigi`],
        price: (28_000 + d * 380 + teeth * 1_400) * cost,
        weight: d ** 2 * 0.013,
        values: { outer_diameter: d, inner_diameter: bore, tooth_count: teeth },
      })),
    }),
  ),
]

export const clampingAndSaws: readonly Product[] = [...collets, ...chucks, ...saws]

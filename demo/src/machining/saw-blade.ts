import type { Product } from '../catalogue/model.ts'
import { dimH, dimV, label } from '../drawing/dimension.ts'
import { centre } from '../drawing/svg.ts'
import { categories } from './categories.ts'
import type { Pair } from './copy.ts'
import { bandBody, bladeBody, circularBody } from './saw-blade.drawing.ts'
import { type ToolRow, toolProduct } from './tool.ts'

const grindTpi: Pair = [
  'At least three teeth in the section at any time',
  'Minimal tiga gigi selalu berada di dalam penampang',
]

export const sawBlades: readonly Product[] = [
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
      ['Full strokes, 40 to 60 a minute', 'Tarikan penuh, 40 sampai 60 per menit'],
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
        'Cukup panjang untuk menembus benda pada tiap tarikan',
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
        `Bandsaw bimetal M42, ${width} × ${thick} mm`,
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
          'Lakukan inreyen dengan separuh feed pada 300 cm² pertama',
        ],
        grindTpi,
        [
          'Emulsion of 8 to 10 %; brush the chips off the teeth',
          'Emulsi 8 sampai 10 %; sikat geram dari gigi',
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
          'Gigi banyak: potongan halus; gigi sedikit: feed cepat',
        ],
        ['Clean resin and chips off before sharpening', 'Bersihkan getah dan geram sebelum diasah'],
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

import type { Product, Text } from '../catalogue/model.ts'
import { dimH } from '../drawing/dimension.ts'
import { categories } from './categories.ts'
import type { Pair } from './copy.ts'
import { type Jaw, pliersBody } from './pliers.drawing.ts'
import { cv } from './steel.ts'
import { type ToolRow, toolProduct } from './tool.ts'

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

export const plierProducts = pliers.map((plier): Product =>
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

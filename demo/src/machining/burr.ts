import type { Product } from '../catalogue/model.ts'
import { rupiah } from '../catalogue/price.ts'
import { type PointShape, pointDimensions, pointShaded } from './burr.drawing.ts'
import { categories } from './categories.ts'
import { type Pair, named, say, views } from './copy.ts'
import { about } from './kinds.ts'

type PointRow = readonly [d: number, l: number, shank: number, overall: number]

const burrs: readonly {
  letter: string
  shape: PointShape
  name: readonly [string, string]
  use: Pair
  rows: readonly PointRow[]
}[] = [
  {
    letter: 'A',
    shape: 'cylinder',
    name: ['cylinder', 'silinder'],
    use: [
      'Flat sides for slots, edges and weld seams; no end cut.',
      'Sisi rata untuk alur, tepi, dan kampuh las; ujung tidak memotong.',
    ],
    rows: [
      [3, 14, 3, 38],
      [6, 18, 6, 50],
      [8, 20, 6, 65],
      [10, 20, 6, 65],
      [12, 25, 6, 70],
      [16, 25, 6, 70],
    ],
  },
  {
    letter: 'C',
    shape: 'domed',
    name: ['cylinder with ball nose', 'silinder ujung bulat'],
    use: ['The universal form: seams, fillets and moulds.', 'Bentuk serbaguna: kampuh, radius, dan cetakan.'],
    rows: [
      [3, 14, 3, 38],
      [6, 18, 6, 50],
      [8, 20, 6, 65],
      [10, 20, 6, 65],
      [12, 25, 6, 70],
      [16, 25, 6, 70],
    ],
  },
  {
    letter: 'D',
    shape: 'ball',
    name: ['ball', 'bola'],
    use: ['Round hollows, ports and enlarging holes.', 'Cekungan bulat, saluran, dan memperbesar lubang.'],
    rows: [
      [3, 2.5, 3, 38],
      [6, 5, 6, 50],
      [8, 7, 6, 52],
      [10, 9, 6, 54],
      [12, 11, 6, 56],
      [16, 14, 6, 59],
    ],
  },
  {
    letter: 'E',
    shape: 'oval',
    name: ['oval', 'oval telur'],
    use: ['Smooth transitions in ports and castings.', 'Peralihan halus pada saluran dan benda cor.'],
    rows: [
      [6, 10, 6, 55],
      [10, 16, 6, 61],
      [12, 22, 6, 67],
      [16, 25, 6, 70],
    ],
  },
  {
    letter: 'F',
    shape: 'tree',
    name: ['tree with ball nose', 'pohon ujung bulat'],
    use: ['Reaches into narrow corners and grooves.', 'Menjangkau sudut dan alur sempit.'],
    rows: [
      [3, 14, 3, 38],
      [6, 18, 6, 50],
      [8, 20, 6, 65],
      [10, 20, 6, 65],
      [12, 25, 6, 70],
    ],
  },
  {
    letter: 'H',
    shape: 'flame',
    name: ['flame', 'api'],
    use: ['Contours of fan blades, dies and sculpted faces.', 'Kontur sudu, dies, dan permukaan lengkung.'],
    rows: [
      [6, 18, 6, 63],
      [8, 20, 6, 65],
      [12, 32, 6, 77],
      [16, 36, 6, 81],
    ],
  },
  {
    letter: 'M',
    shape: 'cone',
    name: ['pointed cone', 'kerucut runcing'],
    use: [
      'Countersinking by hand, acute corners, threads of damaged bolts.',
      'Countersink tangan, sudut lancip, dan membersihkan ulir rusak.',
    ],
    rows: [
      [3, 11, 3, 38],
      [6, 20, 6, 65],
      [10, 20, 6, 65],
      [12, 25, 6, 70],
      [16, 25, 6, 70],
    ],
  },
]

export const carbideBurrs: readonly Product[] = burrs.map((burr, index): Product => {
  const [d, l, shank, overall] = burr.rows[Math.min(3, burr.rows.length - 1)] ?? [10, 20, 6, 65]
  const title = `${burr.letter} · Ø ${d} × ${l}`
  return {
    code: `BURR-${burr.letter}`,
    name: named(
      `Carbide burr shape ${burr.letter}, ${burr.name[0]}, double cut`,
      `Mata tuner karbida bentuk ${burr.letter}, ${burr.name[1]}, potong silang`,
    ),
    description: say(
      [
        burr.use,
        [
          'Cross-cut teeth break chips into small grains that don’t pierce the skin.',
          'Gigi silang memecah geram menjadi butiran kecil sehingga tidak menusuk kulit.',
        ],
      ],
      [
        [
          '60 to 90 % of the rated speed; too slow chips the teeth',
          'Pakai 60 sampai 90 % putaran izin; terlalu lambat membuat gigi gompal',
        ],
        ['Clamp the shank by two thirds, without play', 'Jepit tangkai dua pertiga tanpa goyang'],
        index % 2 === 0
          ? ['For steel, stainless steel and cast iron', 'Untuk baja, stainless steel, dan besi cor']
          : [
              'For aluminium take a coarse alu cut, this one clogs',
              'Untuk aluminium pakai gigi kasar; gigi silang akan tersumbat',
            ],
      ],
      [
        [
          ['Speed at 6 mm', 'Putaran pada 6 mm'],
          ['35,000–60,000 rpm', '35.000–60.000 rpm'],
        ],
        [
          ['Speed at 12 mm', 'Putaran pada 12 mm'],
          ['17,000–30,000 rpm', '17.000–30.000 rpm'],
        ],
      ],
    ),
    category: categories.burrs,
    brand: index % 2 === 0 ? 'Tajamka' : 'Potongka',
    popularity: 330 - index * 25,
    pictures: views({
      dimensions: () => pointDimensions(burr.shape, d, l, shank, overall, true, title),
      shaded: () => pointShaded(burr.shape, d, l, shank, overall, true, title),
    }),
    items: burr.rows.map(([dia, len, sh, all]) => ({
      sku: `BUR-${burr.letter}${dia}-${sh}`,
      name: named(
        `Carbide burr ${burr.letter} ${dia} × ${len} mm, shank ${sh}`,
        `Mata tuner karbida ${burr.letter} ${dia} × ${len} mm, tangkai ${sh}`,
      ),
      uom: 'pcs',
      price: rupiah(48_000 + dia ** 1.6 * 1_900),
      weight: dia ** 2 * len * 0.009 + 12,
      demand: dia === 6 || dia === 10 ? 0.85 : 0.55,
      attributes: {
        shape: named(`${burr.letter} (${burr.name[0]})`, `${burr.letter} (${burr.name[1]})`),
        cutting_diameter: dia,
        working_length: len,
        shank_diameter: sh,
        overall_length: all,
      },
    })),
  }
})

export const mountedPoints: readonly Product[] = (
  [
    [
      'PINK',
      'pink aluminium oxide',
      'aluminium oksida merah muda',
      'For steel and cast iron',
      'Untuk baja dan besi cor',
    ],
    [
      'GREEN',
      'green silicon carbide',
      'silikon karbida hijau',
      'For carbide, stone and glass',
      'Untuk karbida, batu, dan kaca',
    ],
    [
      'RUBBER',
      'rubber bonded',
      'perekat karet',
      'For polishing after grinding',
      'Untuk memoles setelah digerinda',
    ],
  ] as const
).map(([code, en, id, useEn, useId], index): Product => ({
  code: `MOUNTED-${code}`,
  name: named(`Mounted points, ${en}, shank 6 mm`, `Batu gerinda bertangkai, ${id}, tangkai 6 mm`),
  description: say(
    [
      [
        `${useEn}: moulds, bores and edges with die grinders and flexible shafts.`,
        `${useId}: cetakan, lubang, dan tepi dengan die grinder dan poros fleksibel.`,
      ],
      ...about(categories.mountedPoints),
    ],
    [
      [
        'Overhang of the shank at most 20 mm at full speed',
        'Juluran tangkai maksimum 20 mm pada putaran penuh',
      ],
      ['Dress with a stone when loaded', 'Asah dengan batu dresser bila tersumbat'],
      index === 2
        ? ['Work without coolant at 10 to 15 m/s', 'Kerjakan kering pada 10 sampai 15 m/s']
        : ['Rim speed up to 50 m/s', 'Kecepatan tepi sampai 50 m/s'],
    ],
    [
      [
        ['Grain', 'Butiran'],
        [en, id],
      ],
    ],
  ),
  category: categories.mountedPoints,
  brand: 'Gurindra',
  popularity: 240 - index * 50,
  pictures: views({
    dimensions: () =>
      pointDimensions(index === 1 ? 'pencil' : 'cylinder', 20, 25, 6, 65, false, '20 × 25 × 6'),
    shaded: () =>
      pointShaded(
        index === 2 ? 'domed' : index === 1 ? 'pencil' : 'cylinder',
        20,
        25,
        6,
        65,
        false,
        '20 × 25 × 6',
      ),
  }),
  items: (
    [
      [6, 13],
      [8, 16],
      [10, 20],
      [13, 20],
      [16, 20],
      [20, 25],
      [25, 25],
      [32, 32],
    ] as const
  ).map(([d, l]) => ({
    sku: `MP${code[0]}-${d}-${l}`,
    name: named(`Mounted point, ${en}, ${d} × ${l} mm`, `Batu bertangkai, ${id}, ${d} × ${l} mm`),
    uom: 'pack' as const,
    price: rupiah((5_500 + d * l * 22) * 10),
    weight: d ** 2 * l * 0.0018 * 10 + 80,
    attributes: {
      outer_diameter: d,
      working_length: l,
      shank_diameter: 6,
      grit: index === 1 ? 'GC80' : index === 2 ? 'A120' : 'PA60',
      pack_qty: 10,
    },
  })),
}))

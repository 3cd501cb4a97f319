import type { Product } from '../catalogue/model.ts'
import { rupiah } from '../catalogue/price.ts'
import { categories } from './categories.ts'
import { named, say, tab, views } from './copy.ts'
import { arborTool, cupDimensions, cupShaded } from './hole-saw.drawing.ts'
import { rotaryDimensions, rotaryRow } from './rotary.drawing.ts'

const cups = [
  {
    code: 'BMH-S',
    tip: 'bimetal',
    depth: 38,
    sizes: [14, 16, 17, 19, 20, 21, 22, 24, 25, 27, 29, 30],
    pop: 410,
  },
  {
    code: 'BMH-M',
    tip: 'bimetal',
    depth: 38,
    sizes: [32, 35, 38, 40, 41, 44, 48, 51, 54, 57, 60, 64, 65, 68],
    pop: 390,
  },
  {
    code: 'BMH-L',
    tip: 'bimetal',
    depth: 38,
    sizes: [70, 73, 76, 79, 83, 86, 92, 95, 102, 108, 114, 127, 140, 152],
    pop: 260,
  },
  { code: 'TCH-S', tip: 'carbide', depth: 25, sizes: [16, 18, 20, 22, 25, 28, 30, 32, 35, 38], pop: 300 },
  {
    code: 'TCH-L',
    tip: 'carbide',
    depth: 25,
    sizes: [40, 42, 45, 50, 53, 55, 60, 65, 70, 75, 80, 90, 100],
    pop: 230,
  },
] as const

const cupSpeeds = tab(
  ['Speeds', 'Putaran'],
  [
    [
      'Speeds for bimetal saws; carbide saws run at one and a half times these in stainless steel.',
      'Putaran untuk hole saw bimetal; yang karbida satu setengah kalinya pada stainless steel.',
    ],
  ],
  [
    [
      'Press evenly and lift out every few seconds to clear the chips',
      'Tekan merata dan angkat tiap beberapa detik untuk membuang geram',
    ],
  ],
  [
    ['Ø 20 mm', ['460 rpm mild steel, 230 rpm stainless', '460 rpm baja lunak, 230 rpm stainless steel']],
    ['Ø 32 mm', ['300 / 150 rpm', '300 / 150 putaran per menit']],
    ['Ø 51 mm', ['190 / 95 rpm', '190 / 95 putaran per menit']],
    ['Ø 76 mm', ['125 / 60 rpm', '125 / 60 putaran per menit']],
    ['Ø 102 mm', ['95 / 45 rpm', '95 / 45 putaran per menit']],
  ],
)

export const holeSawProducts: readonly Product[] = cups.map(({ code, tip, depth, sizes, pop }): Product => {
  const [first, last] = [sizes[0], sizes.at(-1) ?? 60]
  const shown = sizes[Math.floor(sizes.length / 2)] ?? 40
  const metal = tip === 'bimetal'
  const cup = { diameter: shown, depth, tip, title: `Ø ${shown} × ${depth}` }
  return {
    code: `HOLESAW-${code}`,
    name: metal
      ? named(`Bimetal hole saw M42, ${first}–${last} mm`, `Hole saw bimetal M42, ${first}–${last} mm`)
      : named(
          `Carbide tipped hole saw, ${first}–${last} mm`,
          `Hole saw mata karbida (TCT), ${first}–${last} mm`,
        ),
    description: say(
      [
        metal
          ? [
              'Cup saw with a toothed rim of M42 high-speed steel, welded to a tough body: holes in panels, pipes, ducts, wood and plastic.',
              'Gergaji lubang berbibir gigi HSS M42 yang dilas pada badan ulet: untuk panel, pipa, ducting, kayu, dan plastik.',
            ]
          : [
              'Brazed carbide teeth for stainless tanks, trays and thick sheet, where bimetal saws burn out.',
              'Gigi karbida yang dipatri untuk tangki, tray, dan pelat stainless steel, tempat hole saw bimetal cepat hangus.',
            ],
      ],
      [
        metal
          ? [
              'Variable pitch of 4 to 6 teeth per inch runs without chatter',
              'Jarak gigi bervariasi 4 sampai 6 per inci sehingga tidak bergetar',
            ]
          : [
              'Flange stops at 5 mm: cannot break through suddenly',
              'Kerah penahan mencegah hole saw terjun saat bahan tembus',
            ],
        last < 31
          ? [
              'Sizes of cable glands: 16 for M16, 20 for M20, 25 for M25',
              'Ukuran kabel gland: 16 untuk M16, 20 untuk M20, 25 untuk M25',
            ]
          : last < 80
            ? [
                'Hold the work: large saws kick when the core comes free',
                'Ikat benda kerja: hole saw besar menyentak saat inti terlepas',
              ]
            : [
                'Use a stand or a slow drill with side handle',
                'Gunakan dudukan bor atau bor putaran rendah bergagang samping',
              ],
        metal
          ? [
              'Arbor is ordered separately: 14 to 30 mm and 32 mm up need different ones',
              'Mandrel dipesan terpisah: 14 sampai 30 mm dan 32 mm ke atas berbeda',
            ]
          : [
              'Comes with pilot drill, spring and 10 mm shank',
              'Sudah termasuk bor pemandu, pegas, dan tangkai 10 mm',
            ],
      ],
      [
        [['Cutting depth', 'Kedalaman potong'], `${depth} mm`],
        [
          ['Cooling', 'Pendinginan'],
          metal
            ? ['Cutting oil in steel, dry in cast iron', 'Oli potong pada baja, kering pada besi cor']
            : ['Cutting oil or wax stick', 'Oli potong atau lilin potong'],
        ],
      ],
    ),
    category: categories.holeSaws,
    brand: metal ? 'Bornawa' : 'Tajamka',
    popularity: pop,
    ...(code === 'BMH-M' ? { tabs: [cupSpeeds] } : {}),
    pictures: views({ dimensions: () => cupDimensions(cup), shaded: () => cupShaded(cup) }),
    items: sizes.map((diameter) => ({
      sku: `${code.slice(0, 3)}-${diameter}`,
      name: metal
        ? named(`Bimetal hole saw Ø ${diameter} mm`, `Hole saw bimetal Ø ${diameter} mm`)
        : named(`Carbide hole saw Ø ${diameter} mm`, `Hole saw karbida Ø ${diameter} mm`),
      uom: 'pcs',
      price: rupiah(metal ? 38_000 + diameter ** 1.25 * 620 : 62_000 + diameter ** 1.3 * 900),
      weight: diameter * (metal ? 2.6 : 3.1) + 20,
      demand: [20, 22, 25, 32, 51].includes(diameter) ? 0.9 : 0.55,
      attributes: {
        material: metal
          ? named('HSS bimetal M42', 'HSS bimetal M42 (kobalt)')
          : named('Carbide tipped', 'Bermata karbida'),
        cutting_diameter: diameter,
        working_length: depth,
      },
    })),
  }
})

export const arborProduct: Product = {
  code: 'HOLESAW-ARBOR',
  name: named('Arbors for bimetal hole saws', 'Mandrel hole saw bimetal'),
  description: say(
    [
      [
        'Holds the saw and a 6.35 mm pilot drill, which guides until the teeth have their groove.',
        'Memegang hole saw dan bor pemandu 6.35 mm yang menuntun sampai gigi membuat alurnya.',
      ],
    ],
    [
      [
        'Thread 1/2"-20 for saws up to 30 mm, 5/8"-18 with driving pins from 32 mm',
        'Ulir 1/2"-20 untuk hole saw sampai 30 mm, 5/8"-18 dengan pin penggerak mulai 32 mm',
      ],
      ['Let the pilot stand out 6 mm beyond the teeth', 'Bor pemandu menonjol 6 mm di depan gigi'],
      [
        'Replace a blunt pilot first: it decides whether the hole is round',
        'Ganti dahulu bor pemandu yang tumpul: itulah penentu bulatnya lubang',
      ],
    ],
    [
      [
        ['Pilot drill', 'Bor pemandu'],
        ['HSS, 6.35 mm', 'HSS, diameter 6.35 mm'],
      ],
    ],
  ),
  category: categories.holeSaws,
  brand: 'Bornawa',
  popularity: 280,
  pictures: views({
    dimensions: () => rotaryDimensions(arborTool('5/8"-18', 11, '5/8"-18 · s 11')),
    shaded: () => rotaryRow([arborTool('1/2"-20', 6, ''), arborTool('5/8"-18', 11, '')], '1/2"-20 · 5/8"-18'),
  }),
  items: (
    [
      ['1/2"-20 UNF', 6.35, '14–30 mm', 78_000],
      ['1/2"-20 UNF', 9.5, '14–30 mm', 92_000],
      ['5/8"-18 UNF', 9.5, '32–152 mm', 128_000],
      ['5/8"-18 UNF', 11, '32–152 mm', 142_000],
    ] as const
  ).map(([thread, hex, range, price], index) => ({
    sku: `HSA-${index + 1}`,
    name: named(
      `Arbor ${thread}, hexagon ${hex} mm, for saws ${range}`,
      `Mandrel ${thread}, segi enam ${hex} mm, untuk hole saw ${range}`,
    ),
    uom: 'pcs' as const,
    price: rupiah(price),
    weight: 90 + hex * 16,
    attributes: { thread, across_flats: hex, clamping_range: range },
  })),
}

import type { Product } from '../catalogue/model.ts'
import { rupiah } from '../catalogue/price.ts'
import { categories } from './categories.ts'
import { named, roundMass, say, tab, views } from './copy.ts'
import { annularTool, arborTool, cupDimensions, cupShaded, stepTool } from './hole-saw.drawing.ts'
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
      'Putaran untuk hole saw bimetal; yang karbida satu setengah kalinya pada baja tahan karat.',
    ],
  ],
  [
    [
      'Press evenly and lift out every few seconds to clear the chips',
      'Tekan merata dan angkat tiap beberapa detik untuk membuang tatal',
    ],
  ],
  [
    ['Ø 20 mm', ['460 rpm mild steel, 230 rpm stainless', '460 rpm baja lunak, 230 rpm baja tahan karat']],
    ['Ø 32 mm', ['300 / 150 rpm', '300 / 150 putaran per menit']],
    ['Ø 51 mm', ['190 / 95 rpm', '190 / 95 putaran per menit']],
    ['Ø 76 mm', ['125 / 60 rpm', '125 / 60 putaran per menit']],
    ['Ø 102 mm', ['95 / 45 rpm', '95 / 45 putaran per menit']],
  ],
)

const holeSawProducts: readonly Product[] = cups.map(({ code, tip, depth, sizes, pop }): Product => {
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
              'Gigi karbida yang dipatri untuk tangki, tray, dan pelat baja tahan karat, tempat hole saw bimetal cepat hangus.',
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
              'Arbor is ordered apart: 14 to 30 mm and 32 mm up take different ones',
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

const arbors: Product = {
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

const annular = [
  {
    code: 'ACH30',
    depth: 30,
    carbide: false,
    sizes: [12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 28, 30, 32, 35],
  },
  {
    code: 'ACH55',
    depth: 55,
    carbide: false,
    sizes: [14, 16, 18, 20, 22, 24, 26, 28, 30, 32, 35, 40, 45, 50],
  },
  {
    code: 'ACT35',
    depth: 35,
    carbide: true,
    sizes: [14, 16, 17.5, 18, 20, 22, 24, 26, 28, 30, 32, 35, 40, 45, 50],
  },
  {
    code: 'ACT50',
    depth: 50,
    carbide: true,
    sizes: [18, 20, 22, 24, 26, 28, 30, 32, 36, 40, 45, 50, 55, 60],
  },
] as const

const annularProducts: readonly Product[] = annular.map(({ code, depth, carbide, sizes }): Product => {
  const [en, id] = carbide
    ? ['Carbide annular cutter', 'Annular cutter karbida (TCT)']
    : ['HSS annular cutter', 'Annular cutter HSS']
  return {
    code: `ANNULAR-${code}`,
    name: named(`${en}, depth ${depth} mm, shank 19 mm`, `${id}, kedalaman ${depth} mm, tangkai 19 mm`),
    description: say(
      [
        carbide
          ? [
              'Carbide teeth for wear plate, stainless steel and rail, at two to three times the speed of HSS.',
              'Gigi karbida untuk pelat tahan aus, baja tahan karat, dan rel, dengan kecepatan dua sampai tiga kali HSS.',
            ]
          : [
              'Cuts only a ring and leaves a slug: far less power than a twist drill, clean bolt holes in beams and plates.',
              'Hanya memotong cincin dan menyisakan inti: tenaga jauh lebih ringan dibanding bor spiral, lubang baut bersih pada balok dan pelat.',
            ],
      ],
      [
        [
          'Weldon shank with two flats for magnetic drilling machines',
          'Tangkai Weldon dengan dua bidang untuk mesin bor magnet',
        ],
        [
          'Pilot pin lets coolant in and throws out the slug; ordered apart',
          'Pin pemandu mengalirkan pendingin dan mendorong inti keluar; dipesan terpisah',
        ],
        carbide
          ? [
              'Keep the feed steady: stopping in the cut chips the teeth',
              'Jaga hantaran tetap: berhenti di tengah potongan membuat gigi gompal',
            ]
          : depth > 40
            ? [
                'For stacked plates and hollow sections to 55 mm',
                'Untuk pelat bertumpuk dan besi hollow sampai 55 mm',
              ]
            : [
                'Secure the machine with a chain on walls and overhead',
                'Ikat mesin dengan rantai pada dinding dan posisi di atas kepala',
              ],
      ],
      [
        [['Shank', 'Tangkai'], 'Weldon 19.05 mm (3/4")'],
        [['Depth of cut', 'Kedalaman potong'], `${depth} mm`],
        [['Pilot pin', 'Pin pemandu'], carbide ? '8 mm' : '6.34 mm'],
      ],
    ),
    category: categories.annularCutters,
    brand: carbide ? 'Tajamka' : 'Potongka',
    popularity: 320 - depth * 2,
    pictures: views({
      dimensions: () => rotaryDimensions(annularTool(22, depth, carbide, `Ø 22 × ${depth}`)),
      shaded: () =>
        rotaryRow(
          [18, 24, 32].map((size) => annularTool(size, depth, carbide, '')),
          `${code} · Ø 18–32`,
        ),
    }),
    items: sizes.map((diameter) => ({
      sku: `${code}-${diameter}`,
      name: named(`${en} Ø ${diameter} × ${depth} mm`, `${id} Ø ${diameter} × ${depth} mm`),
      uom: 'pcs',
      price: rupiah(
        (carbide ? 210_000 : 118_000) + diameter ** 1.5 * (carbide ? 1_900 : 1_150) * (depth / 40),
      ),
      weight: roundMass(diameter, depth, 0.6) + 75,
      demand: [14, 18, 22, 26].includes(diameter) ? 0.85 : 0.5,
      attributes: {
        material: carbide
          ? named('Carbide tipped', 'Bermata karbida')
          : named('HSS, ground', 'HSS, digerinda'),
        cutting_diameter: diameter,
        working_length: depth,
        shank: 'Weldon 19',
      },
    })),
  }
})

type Step = { sku: string; from: number; to: number; step: number; shank: number }
const steps: readonly Step[] = [
  { sku: '4-12', from: 4, to: 12, step: 1, shank: 6 },
  { sku: '4-20', from: 4, to: 20, step: 2, shank: 8 },
  { sku: '6-30', from: 6, to: 30, step: 2, shank: 10 },
  { sku: '4-32', from: 4, to: 32, step: 2, shank: 10 },
  { sku: '6-36', from: 6, to: 36, step: 3, shank: 10 },
  { sku: '10-40', from: 10, to: 40, step: 3, shank: 12 },
]
const middleStep: Step = { sku: '4-20', from: 4, to: 20, step: 2, shank: 8 }
const stepOf = ({ from, to, step, shank }: Step) =>
  stepTool(
    Array.from({ length: Math.round((to - from) / step) + 1 }, (_, index) => from + index * step),
    to > 30 ? 4 : 5,
    shank,
    `Ø ${from}–${to}`,
  )

const stepDrills: readonly Product[] = (
  [
    ['HSS', named('HSS-G, ground', 'HSS-G, digerinda'), 1, 'Bornawa'],
    ['TiN', named('HSS-G, TiN coated', 'HSS-G, lapis TiN'), 1.45, 'Bornawa'],
    ['HSS-Co', named('HSS-Co 5%', 'HSS-Co 5%'), 2.1, 'Tajamka'],
  ] as const
).map(([metal, material, cost, brand], index): Product => ({
  code: `STEP-DRILL-${metal.toUpperCase()}`,
  name: named(`Step drill ${metal}, straight shank`, `Mata bor bertingkat (step drill) ${metal}`),
  description: say(
    [
      [
        'One drill for all holes in sheet: each step drills a size and deburrs the one before. For control cabinets, ducts and stainless kitchens.',
        'Satu bor untuk semua lubang pelat: tiap tingkat mengebor satu ukuran dan menghaluskan tepi ukuran sebelumnya. Untuk panel listrik, ducting, dan dapur stainless steel.',
      ],
    ],
    [
      index === 2
        ? [
            'Cobalt for stainless sheet to 3 mm; low speed and cutting oil',
            'Kobalt untuk pelat baja tahan karat sampai 3 mm; putaran rendah dan oli potong',
          ]
        : [
            'Sheet steel to 4 mm, aluminium and plastics to 6 mm',
            'Pelat baja sampai 4 mm, aluminium dan plastik sampai 6 mm',
          ],
      ['Diameters are marked in the flute', 'Diameter tertera pada alurnya'],
      index === 1
        ? [
            'Titanium nitride lowers friction and wear in galvanised sheet',
            'Titanium nitrida mengurangi gesekan dan aus pada pelat galvanis',
          ]
        : [
            'Three flats on the shank: no slipping in the chuck',
            'Tiga bidang pada tangkai: tidak selip di kepala bor',
          ],
    ],
    [
      [
        ['Point', 'Ujung'],
        ['118° split point', '118° ujung belah'],
      ],
      [['Speed at 20 mm', 'Putaran pada 20 mm'], index === 2 ? '200 rpm' : '450 rpm'],
    ],
  ),
  category: categories.stepDrills,
  brand,
  popularity: 420 - index * 70,
  pictures: views({
    dimensions: () => rotaryDimensions(stepOf(middleStep)),
    shaded: () =>
      rotaryRow(steps.filter((_, place) => place === 0 || place === 2).map(stepOf), '4–12 · 6–30'),
  }),
  items: steps.map((step) => ({
    sku: `STP-${metal === 'HSS' ? 'H' : metal === 'TiN' ? 'T' : 'C'}-${step.sku}`,
    name: named(
      `Step drill ${metal} ${step.from}–${step.to} mm`,
      `Mata bor bertingkat ${metal} ${step.from}–${step.to} mm`,
    ),
    uom: 'pcs',
    price: rupiah((42_000 + step.to ** 1.6 * 620) * cost),
    weight: roundMass(step.to * 0.6, 85, 0.8),
    demand: step.to === 20 || step.to === 32 ? 0.9 : 0.6,
    attributes: {
      material,
      drill_diameter: step.to,
      drill_steps: `${step.from}–${step.to} / ${step.step} mm`,
      shank_diameter: step.shank,
    },
  })),
}))

export const holeSaws: readonly Product[] = [...holeSawProducts, arbors, ...annularProducts, ...stepDrills]

import type { Brand } from '../catalogue/brands.ts'
import type { Product, Text } from '../catalogue/model.ts'
import { rupiah } from '../catalogue/price.ts'
import {
  beltDimensions,
  beltShaded,
  brushView,
  diamondDimensions,
  discPile,
  flapDisc,
  flapShaded,
  grindingDisc,
  pointDimensions,
  pointShaded,
  sandingDisc,
  sheetDimensions,
  sheetsShaded,
  wheelDimensions,
  type Brush,
  type PointShape,
} from './abrasive.drawing.ts'
import { categories } from './categories.ts'
import { discDimensions } from './cutting-disc.drawing.ts'
import { named, say, tab, views, type Pair } from './copy.ts'
import { about } from './kinds.ts'

/** The speed at which the rim runs at `limit` m/s, rounded down to 50 rpm. */
const speedOf = (diameter: number, limit = 80): number =>
  Math.floor((limit * 60_000) / (Math.PI * diameter) / 50) * 50
const ppe: Pair = [
  'Goggles, gloves, ear protection and a guard on the machine',
  'Pakai kacamata, sarung tangan, pelindung telinga, dan tudung mesin',
]
const safety = tab(
  ['Safe use', 'Pemakaian aman'],
  [
    [
      'Bonded discs for hand machines follow EN 12413: never faster than printed on the label.',
      'Batu gerinda untuk mesin tangan mengikuti EN 12413: jangan melebihi putaran pada label.',
    ],
  ],
  [
    ['Test run for half a minute after each change', 'Uji putar setengah menit setiap ganti batu'],
    [
      'Store flat and dry; throw away after the date on the ring',
      'Simpan rata dan kering; buang setelah lewat tanggal pada cincin',
    ],
  ],
  [100, 125, 180, 230].map((d) => [`Ø ${d} mm`, `${speedOf(d)} rpm`] as const),
)

type DiscSize = readonly [diameter: number, thickness: number, bore: number, pack: number]
type DiscFamily = {
  code: string
  prefix: string
  name: readonly [string, string]
  item: readonly [string, string]
  kind: 'cut' | 'grind'
  material: Text
  sizes: readonly DiscSize[]
  use: Pair
  points: readonly Pair[]
  cost: number
  brand: Brand
  popularity: number
}
const alox = named('Aluminium oxide, resin bond', 'Aluminium oksida, perekat resin')
const silicon = named('Silicon carbide, resin bond', 'Silikon karbida, perekat resin')
const discs: readonly DiscFamily[] = [
  {
    code: 'CUTTING-DISC-STEEL',
    prefix: 'CDS',
    name: ['Cutting disc for steel', 'Batu gerinda potong untuk baja'],
    item: ['Steel cutting disc', 'Batu potong baja'],
    kind: 'cut',
    material: alox,
    cost: 0.85,
    brand: 'Gurindra',
    popularity: 720,
    sizes: [
      [100, 2.5, 16, 25],
      [105, 1.2, 16, 50],
      [115, 2.5, 22.23, 25],
      [125, 1.6, 22.23, 25],
      [125, 2.5, 22.23, 25],
      [150, 2.5, 22.23, 25],
      [180, 2.5, 22.23, 25],
      [180, 3, 22.23, 25],
      [230, 2.5, 22.23, 25],
      [230, 3, 22.23, 25],
    ],
    use: [
      'Tough disc for angle iron, pipe and reinforcing bar on site.',
      'Batu potong ulet untuk besi siku, pipa, dan besi beton di lapangan.',
    ],
    points: [
      [
        '2.5 mm and up where the cut tilts; thinner where it must be quick',
        '2.5 mm ke atas bila potongan mudah miring; lebih tipis bila harus cepat',
      ],
      ppe,
    ],
  },
  {
    code: 'CUTTING-DISC-ALU',
    prefix: 'CDA',
    name: ['Cutting disc for aluminium', 'Batu gerinda potong untuk aluminium'],
    item: ['Aluminium cutting disc', 'Batu potong aluminium'],
    kind: 'cut',
    material: named('Blended grain, resin bond', 'Butiran campuran, perekat resin'),
    cost: 1.5,
    brand: 'Tajamka',
    popularity: 310,
    sizes: [
      [105, 1, 16, 25],
      [115, 1, 22.23, 25],
      [125, 1, 22.23, 25],
      [180, 1.6, 22.23, 25],
      [230, 1.9, 22.23, 25],
    ],
    use: [
      'Cuts aluminium, copper and brass without clogging and without wax.',
      'Memotong aluminium, tembaga, dan kuningan tanpa tersumbat dan tanpa lilin.',
    ],
    points: [['Free of fillers that hamper welding', 'Bebas bahan pengisi yang mengganggu pengelasan'], ppe],
  },
  {
    code: 'CUTTING-DISC-STONE',
    prefix: 'CDC',
    name: ['Cutting disc for stone and concrete', 'Batu gerinda potong untuk batu dan beton'],
    item: ['Stone cutting disc', 'Batu potong beton'],
    kind: 'cut',
    material: silicon,
    cost: 0.9,
    brand: 'Gurindra',
    popularity: 290,
    sizes: [
      [105, 2.5, 16, 25],
      [115, 3, 22.23, 25],
      [125, 3, 22.23, 25],
      [180, 3, 22.23, 25],
      [230, 3, 22.23, 25],
    ],
    use: [
      'For occasional cuts in brick, roof tiles, stone and plaster, dry.',
      'Untuk potongan sesekali pada bata, genteng, batu, dan plesteran, kering.',
    ],
    points: [
      [
        'For daily cuts in concrete a diamond blade costs less',
        'Untuk potong beton setiap hari mata intan lebih hemat',
      ],
      ['Dust mask P2 at least', 'Masker debu minimal P2'],
    ],
  },
  {
    code: 'CUTTING-DISC-CHOP',
    prefix: 'CDT',
    name: ['Cutting disc for stationary chop saws', 'Batu gerinda potong untuk mesin cut-off'],
    item: ['Chop saw disc', 'Batu potong cut-off'],
    kind: 'cut',
    material: alox,
    cost: 0.9,
    brand: 'Gurindra',
    popularity: 480,
    sizes: [
      [305, 2.5, 25.4, 10],
      [305, 2.8, 25.4, 10],
      [355, 2.5, 25.4, 10],
      [355, 3, 25.4, 10],
      [405, 3, 25.4, 10],
    ],
    use: [
      'Two-net disc for stationary saws: profile, pipe and solid bar at right angles.',
      'Batu potong dua jaring untuk mesin meja: profil, pipa, dan besi pejal tegak lurus.',
    ],
    points: [
      [
        'Clamp the work; a loose bar jams and breaks the disc',
        'Jepit benda kerja; batang longgar menjepit dan memecahkan batu',
      ],
      ['Not for angle grinders', 'Jangan dipakai pada gerinda tangan'],
    ],
  },
  {
    code: 'GRINDING-DISC-STEEL',
    prefix: 'GDS',
    name: ['Grinding disc T27 for steel', 'Batu gerinda tangan T27 untuk baja'],
    item: ['Grinding disc', 'Batu gerinda tangan'],
    kind: 'grind',
    material: alox,
    cost: 0.6,
    brand: 'Gurindra',
    popularity: 650,
    sizes: [
      [100, 6, 16, 25],
      [115, 6, 22.23, 10],
      [125, 6, 22.23, 10],
      [150, 6, 22.23, 10],
      [180, 6, 22.23, 10],
      [180, 8, 22.23, 10],
      [230, 6, 22.23, 10],
    ],
    use: [
      'Depressed centre disc for weld seams, edges and castings.',
      'Batu gerinda cekung untuk kampuh las, tepi, dan benda cor.',
    ],
    points: [
      ['Hold it at 25 to 35° to the surface', 'Pegang pada sudut 25 sampai 35° terhadap permukaan'],
      ppe,
    ],
  },
  {
    code: 'GRINDING-DISC-INOX',
    prefix: 'GDI',
    name: ['Grinding disc T27 for stainless steel', 'Batu gerinda tangan T27 untuk baja tahan karat'],
    item: ['Stainless grinding disc', 'Batu gerinda tahan karat'],
    kind: 'grind',
    material: named('Zirconia, resin bond', 'Zirkonia, perekat resin'),
    cost: 0.85,
    brand: 'Tajamka',
    popularity: 380,
    sizes: [
      [100, 6, 16, 25],
      [115, 6, 22.23, 10],
      [125, 6, 22.23, 10],
      [180, 6, 22.23, 10],
      [230, 6, 22.23, 10],
    ],
    use: [
      'Zirconia grain free of iron, sulphur and chlorine: no rust film after grinding.',
      'Butiran zirkonia bebas besi, sulfur, dan klorin: tidak timbul karat setelah digerinda.',
    ],
    points: [
      [
        'Keep discs for stainless steel apart from those for mild steel',
        'Pisahkan batu untuk baja tahan karat dari baja biasa',
      ],
      ppe,
    ],
  },
  {
    code: 'GRINDING-DISC-STONE',
    prefix: 'GDC',
    name: ['Grinding disc T27 for stone', 'Batu gerinda tangan T27 untuk batu'],
    item: ['Stone grinding disc', 'Batu gerinda batu alam'],
    kind: 'grind',
    material: silicon,
    cost: 0.65,
    brand: 'Gurindra',
    popularity: 170,
    sizes: [
      [100, 6, 16, 25],
      [115, 6, 22.23, 10],
      [125, 6, 22.23, 10],
      [180, 6, 22.23, 10],
      [230, 6, 22.23, 10],
    ],
    use: [
      'Takes burrs off concrete, terrazzo and stone edges; also for cast iron.',
      'Meratakan beton, teraso, dan tepi batu; juga untuk besi cor.',
    ],
    points: [
      ['Silicon carbide grain, coarse and sharp', 'Butiran silikon karbida, kasar dan tajam'],
      ['Dust mask P2 at least', 'Masker debu minimal P2'],
    ],
  },
]

export const bondedDiscs: readonly Product[] = discs.map((family): Product => {
  const [diameter, thickness, bore] = family.sizes[Math.min(2, family.sizes.length - 1)] ?? [
    125, 2.5, 22.23, 25,
  ]
  const drawn = { diameter, thickness, bore, title: `${diameter} × ${thickness} × ${bore}` }
  const limit = family.code.endsWith('CHOP') ? 80 : 80
  return {
    code: family.code,
    name: named(...family.name),
    description: say(
      [family.use, ...about(family.kind === 'cut' ? categories.cuttingDiscs : categories.grindingDiscs)],
      [...family.points, ['Sold by the box', 'Dijual per boks']],
      [
        [
          ['Grain and bond', 'Butiran dan perekat'],
          [family.material.en, family.material.id],
        ],
        [
          ['Rim speed', 'Kecepatan tepi'],
          ['80 m/s at most', 'Maksimum 80 m/s'],
        ],
        [['Standard', 'Standar'], 'EN 12413'],
      ],
    ),
    category: family.kind === 'cut' ? categories.cuttingDiscs : categories.grindingDiscs,
    brand: family.brand,
    popularity: family.popularity,
    ...(['CUTTING-DISC-STEEL', 'GRINDING-DISC-STEEL'].includes(family.code) ? { tabs: [safety] } : {}),
    pictures: views(
      family.kind === 'cut'
        ? {
            dimensions: () => discDimensions({ ...drawn, speed: speedOf(diameter) }),
            shaded: () => discPile(drawn, 'black', 'light'),
          }
        : { dimensions: () => grindingDisc(drawn), shaded: () => discPile(drawn, 'black', 'mid') },
    ),
    items: family.sizes.map(([d, t, b, pack]) => {
      const volume = (Math.PI / 4) * d ** 2 * t
      return {
        sku: `${family.prefix}-${d}-${t}`,
        name: named(`${family.item[0]} ${d} × ${t} × ${b} mm`, `${family.item[1]} ${d} × ${t} × ${b} mm`),
        uom: 'box' as const,
        price: rupiah((2_300 + volume * 0.135) * pack * family.cost),
        weight: volume * 0.0023 * pack,
        demand: d <= 125 ? 0.9 : 0.6,
        attributes: {
          standard: 'EN 12413',
          outer_diameter: d,
          thickness: t,
          inner_diameter: b,
          max_speed: speedOf(d, limit),
          material: family.material,
          pack_qty: pack,
        },
      }
    }),
  }
})

const flaps = [
  {
    code: 'FLAP-ALOX',
    grain: named('Aluminium oxide', 'Aluminium oksida'),
    tint: 'dark',
    conical: false,
    cost: 1,
    pop: 520,
    brand: 'Gurindra',
    use: [
      'Leaves of aluminium oxide cloth for mild steel and wood: grinds and finishes at once.',
      'Daun amplas aluminium oksida untuk baja biasa dan kayu: menggerinda sekaligus menghaluskan.',
    ],
  },
  {
    code: 'FLAP-ZIRC-FLAT',
    grain: named('Zirconia', 'Zirkonia'),
    tint: 'deep',
    conical: false,
    cost: 1.35,
    pop: 560,
    brand: 'Gurindra',
    use: [
      'Zirconia stays sharp under pressure: stainless steel and weld seams on flat faces.',
      'Zirkonia tetap tajam di bawah tekanan: baja tahan karat dan kampuh las pada bidang datar.',
    ],
  },
  {
    code: 'FLAP-ZIRC-CONE',
    grain: named('Zirconia', 'Zirkonia'),
    tint: 'deep',
    conical: true,
    cost: 1.35,
    pop: 430,
    brand: 'Tajamka',
    use: [
      'Conical form (T29) keeps contact at 15 to 25°: edges, seams and curved sheet.',
      'Bentuk kerucut (T29) tetap menempel pada 15 sampai 25°: tepi, kampuh, dan pelat lengkung.',
    ],
  },
  {
    code: 'FLAP-CERAMIC',
    grain: named('Ceramic grain', 'Butiran keramik'),
    tint: 'accent',
    conical: true,
    cost: 2.1,
    pop: 280,
    brand: 'Tajamka',
    use: [
      'Self-sharpening ceramic grain with a cooling layer for heat-sensitive stainless and nickel alloys.',
      'Butiran keramik mengasah sendiri dengan lapisan pendingin untuk baja tahan karat dan paduan nikel yang peka panas.',
    ],
  },
] as const
export const flapDiscs: readonly Product[] = flaps.map(
  ({ code, grain, tint, conical, cost, pop, brand, use }): Product => {
    const drawn = {
      diameter: 115,
      thickness: 15,
      bore: 22.23,
      title: `${conical ? 'T29' : 'T27'} · 115 × 22.23`,
    }
    return {
      code,
      name: named(
        `Flap disc ${conical ? 'T29 conical' : 'T27 flat'}, ${grain.en.toLowerCase()}`,
        `Flap disc ${conical ? 'T29 kerucut' : 'T27 datar'}, ${grain.id.toLowerCase()}`,
      ),
      description: say(
        [use, ...about(categories.flapDiscs)],
        [
          [
            'Grit 40 takes off, 60 evens out, 80 to 120 leaves a face ready for paint',
            'Grit 40 mengikis, 60 meratakan, 80 sampai 120 siap dicat',
          ],
          [
            'Light pressure: leaves wear back by themselves and uncover fresh grain',
            'Tekan ringan: daun aus sendiri dan membuka butiran baru',
          ],
          ['Fibre backing needs no backing pad', 'Pelat serat tidak memerlukan backing pad'],
        ],
        [
          [['Rim speed', 'Kecepatan tepi'], '80 m/s'],
          [['Standard', 'Standar'], 'EN 13743'],
          [['Form', 'Bentuk'], conical ? 'T29, 10°' : 'T27'],
        ],
      ),
      category: categories.flapDiscs,
      brand,
      popularity: pop,
      pictures: views({
        dimensions: () => flapDisc({ ...drawn, conical, tint }),
        shaded: () => flapShaded(drawn.title, tint),
      }),
      items: (
        [
          [100, 16],
          [115, 22.23],
          [125, 22.23],
          [180, 22.23],
        ] as const
      ).flatMap(([d, b]) =>
        [40, 60, 80, 120].map((grit) => ({
          sku: `${code.replace('FLAP-', 'FD').replaceAll('-', '')}-${d}-${grit}`,
          name: named(
            `Flap disc ${code.slice(5)} ${d} mm, grit ${grit}`,
            `Flap disc ${code.slice(5)} ${d} mm, nomor grit ${grit}`,
          ),
          uom: 'box' as const,
          price: rupiah((6_500 + d ** 1.5 * 6.2) * 10 * cost),
          weight: d ** 2 * 0.075,
          demand: d <= 115 ? 0.85 : 0.5,
          attributes: {
            standard: 'EN 13743',
            outer_diameter: d,
            inner_diameter: b,
            grit: `P${grit}`,
            material: grain,
            max_speed: speedOf(d),
            pack_qty: 10,
          },
        })),
      ),
    }
  },
)

const coated = [
  {
    code: 'FIBRE',
    name: ['Fibre sanding disc', 'Amplas fiber disc'],
    sizes: [100, 125, 180],
    grits: [24, 36, 60, 80, 120],
    holes: 0,
    bore: 1,
    pack: 25,
    cost: 1,
    pop: 360,
    use: [
      'Vulcanised fibre disc with ceramic coated grain for angle grinders with a rubber pad: scale, rust and weld spatter.',
      'Amplas serat vulkanis untuk gerinda tangan dengan backing pad karet: kerak, karat, dan percikan las.',
    ],
  },
  {
    code: 'VELCRO',
    name: ['Hook and loop sanding disc', 'Amplas velcro'],
    sizes: [125, 150],
    grits: [60, 80, 120, 180, 240, 320, 400],
    holes: 6,
    bore: 0,
    pack: 50,
    cost: 0.5,
    pop: 420,
    use: [
      'Paper disc with extraction holes for orbital sanders: paint, putty and wood.',
      'Amplas kertas berlubang hisap untuk mesin orbital: cat, dempul, dan kayu.',
    ],
  },
  {
    code: 'QUICK',
    name: ['Quick change disc, screw-on type R', 'Amplas roloc tipe R'],
    sizes: [50, 75],
    grits: [36, 60, 80, 120],
    holes: 0,
    bore: 0,
    pack: 50,
    cost: 0.9,
    pop: 230,
    use: [
      'Small cloth discs for die grinders: moulds, fillets and spots that a grinder cannot reach.',
      'Amplas kain kecil untuk die grinder: cetakan, radius, dan titik yang tak terjangkau gerinda.',
    ],
  },
] as const
export const sandingDiscs: readonly Product[] = coated.map((family): Product => {
  const drawn = {
    diameter: family.sizes[1],
    thickness: 1,
    bore: family.bore > 0 ? 22 : 0,
    title: `Ø ${family.sizes[1]} · P80`,
  }
  return {
    code: `SANDING-${family.code}`,
    name: named(`${family.name[0]}, by the box`, `${family.name[1]}, per boks`),
    description: say(
      [family.use, ...about(categories.sandingDiscs)],
      [
        [
          'Do not skip more than one grit, or the scratches stay',
          'Jangan melompati lebih dari satu nomor agar goresan hilang',
        ],
        ['Change the disc when it polishes instead of cutting', 'Ganti bila amplas hanya mengkilapkan'],
        ['Keep dry and flat: curled discs tear', 'Simpan kering dan rata: amplas melengkung mudah robek'],
      ],
      [
        [
          ['Grain', 'Butiran'],
          family.code === 'VELCRO'
            ? ['Aluminium oxide, stearate coated', 'Aluminium oksida, lapis stearat']
            : ['Zirconia', 'Zirkonia'],
        ],
      ],
    ),
    category: categories.sandingDiscs,
    brand: family.code === 'QUICK' ? 'Tajamka' : 'Gurindra',
    popularity: family.pop,
    pictures: views({
      dimensions: () => sandingDisc({ ...drawn, grit: 'P80', holes: family.holes }),
      shaded: () => discPile({ ...drawn, thickness: drawn.diameter * 0.02 }, 'dark', 'dark', family.holes),
    }),
    items: family.sizes.flatMap((d) =>
      family.grits.map((grit) => ({
        sku: `SD${family.code[0]}-${d}-${grit}`,
        name: named(`${family.name[0]} ${d} mm, P${grit}`, `${family.name[1]} ${d} mm, P${grit}`),
        uom: 'box' as const,
        price: rupiah((2_200 + d * 28 + 600 / grit) * family.pack * family.cost),
        weight: d ** 2 * 0.0011 * family.pack,
        demand: 0.65,
        attributes: { outer_diameter: d, grit: `P${grit}`, pack_qty: family.pack },
      })),
    ),
  }
})

const belts: readonly Product[] = (
  [
    [10, 330],
    [20, 520],
    [50, 1000],
    [75, 533],
    [100, 915],
    [150, 2000],
  ] as const
).map(([width, length], index): Product => ({
  code: `SANDING-BELT-${width}X${length}`,
  name: named(
    `Sanding belt ${width} × ${length} mm, zirconia`,
    `Amplas sabuk ${width} × ${length} mm, zirkonia`,
  ),
  description: say(
    [
      index < 2
        ? [
            'Narrow belt for finger sanders: corners, brackets and tube joints.',
            'Sabuk sempit untuk belt file: sudut, bracket, dan sambungan pipa.',
          ]
        : index === 3
          ? [
              'For portable belt sanders on wood, paint and steel.',
              'Untuk mesin amplas sabuk tangan pada kayu, cat, dan baja.',
            ]
          : [
              'For pedestal and long belt grinders: burrs, edges and brushed finish.',
              'Untuk mesin amplas sabuk berdiri: geram, tepi, dan hasil hairline.',
            ],
      ...about(categories.sandingBelts),
    ],
    [
      ['Run in the direction of the arrow inside', 'Pasang searah panah di sisi dalam'],
      ['Tension until the belt does not slip, no more', 'Kencangkan secukupnya sampai tidak selip'],
      ['Hang belts up: folds become breaks', 'Gantung sabuk: lipatan menjadi putus'],
    ],
    [
      [
        ['Backing', 'Bahan dasar'],
        ['Polyester cotton cloth', 'Kain poli-katun'],
      ],
      [
        ['Joint', 'Sambungan'],
        ['Tape joint, both directions', 'Sambungan pita, dua arah'],
      ],
    ],
  ),
  category: categories.sandingBelts,
  brand: index % 2 === 0 ? 'Gurindra' : 'Tajamka',
  popularity: 260 - index * 12,
  pictures: views({
    dimensions: () => beltDimensions(width, length, 'P80'),
    shaded: () => beltShaded(`${width} × ${length}`, 40 + width),
  }),
  items: [36, 40, 60, 80, 120, 180, 240].map((grit) => ({
    sku: `SB${width}-${length}-${grit}`,
    name: named(`Sanding belt ${width} × ${length}, P${grit}`, `Amplas sabuk ${width} × ${length}, P${grit}`),
    uom: 'box' as const,
    price: rupiah((6_500 + width * length * 0.34) * 10),
    weight: width * length * 0.0011 * 10,
    demand: 0.6,
    attributes: { width, length, grit: `P${grit}`, material: named('Zirconia', 'Zirkonia'), pack_qty: 10 },
  })),
}))

const papers: readonly Product[] = (
  [
    [
      'WET',
      'Waterproof sanding sheet 230 × 280 mm',
      'Amplas lembar tahan air 230 × 280 mm',
      [80, 120, 180, 240, 320, 400, 600, 800, 1000, 1200, 1500, 2000],
      false,
      [
        'Silicon carbide on latex paper for wet sanding of paint, plastics and metal before polishing.',
        'Silikon karbida pada kertas lateks untuk amplas basah cat, plastik, dan logam sebelum dipoles.',
      ],
    ],
    [
      'CLOTH',
      'Emery cloth sheet 230 × 280 mm',
      'Amplas kain lembar 230 × 280 mm',
      [40, 60, 80, 100, 120, 150, 180, 240, 320],
      false,
      [
        'Tear-resistant cloth for rust, shafts and burrs by hand.',
        'Amplas kain tidak mudah robek untuk karat, poros, dan geram dengan tangan.',
      ],
    ],
    [
      'ROLL',
      'Emery cloth roll 100 mm × 45 m',
      'Amplas kain rol 100 mm × 45 m',
      [40, 60, 80, 100, 120, 150, 180, 240, 320, 400],
      true,
      [
        'Economy roll for the workshop: tear off what is needed, lengthwise too.',
        'Rol hemat untuk bengkel: sobek sesuai kebutuhan, bisa memanjang.',
      ],
    ],
  ] as const
).map(([code, en, id, grits, roll, use], index): Product => ({
  code: `EMERY-${code}`,
  name: named(en, id),
  description: say(
    [use, ...about(categories.sandingBelts)],
    [
      [
        'P80 removes, P180 prepares, P400 and finer finishes',
        'P80 mengikis, P180 menyiapkan, P400 ke atas menghaluskan',
      ],
      code === 'WET'
        ? ['Soak for ten minutes and rinse while sanding', 'Rendam sepuluh menit dan bilas selama mengamplas']
        : ['Fold over a file for flat faces', 'Lipat pada kikir untuk bidang rata'],
      ['Keep dry, lying flat', 'Simpan kering dan rata'],
    ],
    [
      [
        ['Grain', 'Butiran'],
        code === 'WET' ? ['Silicon carbide', 'Silikon karbida'] : ['Aluminium oxide', 'Aluminium oksida'],
      ],
    ],
  ),
  category: categories.sandingBelts,
  brand: 'Gurindra',
  popularity: 480 - index * 70,
  pictures: views({
    dimensions: () =>
      sheetDimensions(roll ? 100 : 230, roll ? '45 m' : 280, 'P120', roll ? '100 mm × 45 m' : '230 × 280'),
    shaded: () => sheetsShaded(roll ? '100 mm × 45 m' : '230 × 280', 'P120', roll),
  }),
  items: grits.map((grit) => ({
    sku: `EM${code[0]}-${grit}`,
    name: named(
      `${en.split(' 2')[0]?.split(' 1')[0]} P${grit}`,
      `${id.split(' 2')[0]?.split(' 1')[0]} P${grit}`,
    ),
    uom: roll ? ('roll' as const) : ('pack' as const),
    price: rupiah(roll ? 420_000 : code === 'WET' ? 245_000 + grit * 10 : 410_000),
    weight: roll ? 2_400 : 1_900,
    demand: 0.75,
    attributes: { grit: `P${grit}`, width: roll ? 100 : 230, ...(roll ? {} : { pack_qty: 50 }) },
  })),
}))
export const coatedAbrasives: readonly Product[] = [...belts, ...papers]

const brushes: readonly {
  code: Brush
  name: readonly [string, string]
  rows: readonly (readonly [size: number, mount: string, wire: number, price: number])[]
  use: Pair
  pop: number
  points: readonly Pair[]
}[] = [
  {
    code: 'cup',
    name: ['Wire cup brush', 'Sikat kawat mangkok'],
    rows: [
      [65, 'M10', 0.3, 24_000],
      [65, 'M14', 0.3, 25_000],
      [75, 'M10', 0.5, 29_000],
      [75, 'M14', 0.5, 29_500],
      [100, 'M14', 0.5, 54_000],
      [125, 'M14', 0.5, 82_000],
    ],
    use: [
      'Cleans flat faces and large areas of rust, paint and scale with angle grinders.',
      'Membersihkan karat, cat, dan kerak pada bidang luas dengan gerinda tangan.',
    ],
    pop: 430,
    points: [['Twisted wire from 75 mm for hard scale', 'Kawat pilin mulai 75 mm untuk kerak keras']],
  },
  {
    code: 'wheel',
    name: ['Wire wheel brush', 'Sikat kawat roda'],
    rows: [
      [100, 'M10', 0.5, 38_000],
      [115, 'M14', 0.5, 46_000],
      [125, 'M14', 0.5, 52_000],
      [150, '12.7 mm', 0.3, 68_000],
      [200, '16 mm', 0.3, 118_000],
      [250, '25.4 mm', 0.3, 172_000],
    ],
    use: [
      'For weld seams, roots and corners; large wheels for bench grinders.',
      'Untuk kampuh las, akar las, dan sudut; roda besar untuk gerinda duduk.',
    ],
    pop: 380,
    points: [['Let the wire tips work, do not press', 'Biarkan ujung kawat bekerja, jangan ditekan']],
  },
  {
    code: 'end',
    name: ['Wire end brush, shank 6 mm', 'Sikat kawat ujung, tangkai 6 mm'],
    rows: [
      [17, '6 mm', 0.3, 14_000],
      [24, '6 mm', 0.3, 17_000],
      [30, '6 mm', 0.3, 22_000],
    ],
    use: [
      'For holes, slots and inside corners with die grinders and drills.',
      'Untuk lubang, alur, dan sudut dalam dengan die grinder dan bor.',
    ],
    pop: 230,
    points: [
      ['Speed over 15,000 rpm spreads the wires', 'Putaran di atas 15.000 rpm membuat kawat mengembang'],
    ],
  },
  {
    code: 'hand',
    name: ['Hand wire brush', 'Sikat kawat tangan'],
    rows: [
      [265, '2', 0.3, 12_000],
      [290, '3', 0.35, 14_500],
      [290, '4', 0.35, 17_000],
      [290, '5', 0.35, 19_500],
      [290, '6', 0.35, 22_000],
    ],
    use: [
      'Wooden back, bristle rows by number: slag, rust and thread cleaning by hand.',
      'Punggung kayu, jumlah baris sesuai nomor: terak las, karat, dan ulir dengan tangan.',
    ],
    pop: 400,
    points: [
      [
        'Stainless wire only for stainless steel and aluminium',
        'Kawat stainless steel hanya untuk baja tahan karat dan aluminium',
      ],
    ],
  },
]
export const wireBrushes: readonly Product[] = brushes.map((family): Product => {
  const [size, mount] = family.rows[1] ?? [100, 'M14']
  return {
    code: `BRUSH-${family.code.toUpperCase()}`,
    name: named(`${family.name[0]}, steel and stainless`, `${family.name[1]}, baja dan baja tahan karat`),
    description: say(
      [family.use, ...about(categories.wireBrushes)],
      [
        ...family.points,
        ['Face shield: broken wires fly', 'Pakai pelindung wajah: kawat patah beterbangan'],
        ['Stainless wire leaves no rust', 'Kawat tahan karat tidak meninggalkan karat'],
      ],
      [
        [
          ['Wire', 'Kawat'],
          ['Steel, or stainless 304', 'Baja, atau baja tahan karat 304'],
        ],
        [['Standard', 'Standar'], family.code === 'hand' ? '–' : 'EN 1083'],
      ],
    ),
    category: categories.wireBrushes,
    brand: 'Gurindra',
    popularity: family.pop,
    pictures: views({
      dimensions: () =>
        brushView(family.code, size, mount, `${family.code === 'hand' ? '' : 'Ø '}${size} · ${mount}`),
      shaded: () => brushView(family.code, size, mount, mount, true),
    }),
    items: family.rows.flatMap(([d, m, wire, price]) =>
      (
        [
          ['S', named('Steel wire', 'Kawat baja'), 1],
          ['I', named('Stainless steel wire', 'Kawat baja tahan karat'), 1.7],
        ] as const
      ).map(([letter, material, cost]) => ({
        sku: `WB${family.code[0]?.toUpperCase()}-${d}-${m.replaceAll(/[ m]/g, '')}${letter}`,
        name: named(
          `${family.name[0].split(',')[0]} ${d} mm, ${family.code === 'hand' ? `${m} rows` : m}, ${material.en.toLowerCase()}`,
          `${family.name[1].split(',')[0]} ${d} mm, ${family.code === 'hand' ? `${m} baris` : m}, ${material.id.toLowerCase()}`,
        ),
        uom: 'pcs' as const,
        price: rupiah(price * cost),
        weight: family.code === 'hand' ? 110 + Number(m) * 15 : d ** 1.5 * 0.35 + 20,
        demand: 0.7,
        attributes: {
          material,
          ...(family.code === 'hand'
            ? { overall_length: d, size: named(`${m} rows`, `${m} baris`) }
            : { outer_diameter: d, connection: m }),
          wire_diameter: wire,
        },
      })),
    ),
  }
})

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
          'Cross-cut teeth break the chip into small grains that do not stick in the skin.',
          'Gigi silang memecah tatal menjadi butiran kecil sehingga tidak menusuk kulit.',
        ],
      ],
      [
        [
          '60 to 90 % of the rated speed; too slow chips the teeth',
          'Pakai 60 sampai 90 % putaran izin; terlalu lambat membuat gigi gompal',
        ],
        ['Clamp the shank by two thirds, without play', 'Jepit tangkai dua pertiga tanpa goyang'],
        index % 2 === 0
          ? ['For steel, stainless steel and cast iron', 'Untuk baja, baja tahan karat, dan besi cor']
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

const wheels: readonly {
  code: string
  grain: string
  name: readonly [string, string]
  rows: readonly (readonly [d: number, t: number, b: number])[]
  use: Pair
  pop: number
}[] = [
  {
    code: 'WA',
    grain: 'WA',
    name: ['Surface grinding wheel WA, white', 'Batu gerinda datar WA, putih'],
    rows: [
      [180, 13, 31.75],
      [205, 13, 31.75],
      [205, 19, 31.75],
      [255, 25, 50.8],
      [305, 32, 127],
      [355, 38, 127],
    ],
    use: [
      'White fused alumina for hardened tool steel on surface and cylindrical grinders.',
      'Alumina putih untuk baja perkakas keras pada gerinda datar dan silinder.',
    ],
    pop: 260,
  },
  {
    code: 'A',
    grain: 'A',
    name: ['Bench grinding wheel A, grey', 'Batu gerinda duduk A, abu-abu'],
    rows: [
      [150, 16, 12.7],
      [150, 20, 12.7],
      [150, 25, 12.7],
      [205, 19, 15.88],
      [205, 25, 15.88],
      [255, 25, 19.05],
      [305, 32, 31.75],
    ],
    use: [
      'Brown alumina for sharpening steel tools and deburring on bench grinders.',
      'Alumina cokelat untuk mengasah perkakas baja dan membuang geram pada gerinda duduk.',
    ],
    pop: 390,
  },
  {
    code: 'GC',
    grain: 'GC',
    name: ['Bench grinding wheel GC, green', 'Batu gerinda duduk GC, hijau'],
    rows: [
      [150, 16, 12.7],
      [150, 20, 12.7],
      [205, 19, 15.88],
      [205, 25, 15.88],
      [255, 25, 19.05],
    ],
    use: [
      'Green silicon carbide for carbide tipped tools, cast iron and stone.',
      'Silikon karbida hijau untuk pahat karbida, besi cor, dan batu.',
    ],
    pop: 280,
  },
]
export const grindingWheels: readonly Product[] = wheels.map((wheel): Product => {
  const [diameter, thickness, bore] = wheel.rows[2] ?? [205, 19, 31.75]
  const drawn = { diameter, thickness, bore, title: `${diameter} × ${thickness} × ${bore}` }
  return {
    code: `WHEEL-${wheel.code}`,
    name: named(...wheel.name),
    description: say(
      [wheel.use, ...about(categories.grindingWheels)],
      [
        [
          'Ring test before mounting: a clear tone, no rattle',
          'Uji bunyi sebelum dipasang: nada jernih, tidak pecah',
        ],
        [
          'Blotters on both sides, flanges a third of the diameter',
          'Kertas peredam di kedua sisi, flensa sepertiga diameter',
        ],
        [
          'Dress with a diamond or star dresser when glazed',
          'Asah dengan dresser intan atau bintang bila licin',
        ],
      ],
      [
        [
          ['Bond', 'Perekat'],
          ['Vitrified (V)', 'Vitrifikasi (V)'],
        ],
        [['Rim speed', 'Kecepatan tepi'], '33 m/s'],
      ],
    ),
    category: categories.grindingWheels,
    brand: 'Gurindra',
    popularity: wheel.pop,
    pictures: views({
      dimensions: () => wheelDimensions(drawn, `${wheel.grain}60`),
      shaded: () => discPile({ ...drawn, thickness: drawn.thickness * 1 }, 'mid', 'accent'),
    }),
    items: wheel.rows
      .flatMap(([d, t, b]) =>
        (wheel.code === 'WA' ? [46, 60, 80] : [36, 60, 80]).map((grit) => ({
          sku: `GW${wheel.code}-${d}-${t}-${grit}`,
          name: named(
            `Grinding wheel ${wheel.grain}${grit} ${d} × ${t} × ${b} mm`,
            `Batu gerinda ${wheel.grain}${grit} ${d} × ${t} × ${b} mm`,
          ),
          uom: 'pcs' as const,
          price: rupiah(28_000 + d ** 2 * t * 0.13),
          weight: d ** 2 * t * 0.0018,
          attributes: {
            outer_diameter: d,
            thickness: t,
            inner_diameter: b,
            grit: `${wheel.grain}${grit}`,
            max_speed: speedOf(d, 33),
          },
        })),
      )
      .slice(0, 18),
  }
})

const rims = [
  [
    'segmented',
    'Segmented diamond blade',
    'Mata potong intan segmen',
    [
      'Slots cool the rim: dry cuts in concrete, brick and stone.',
      'Celah mendinginkan bibir: potong kering beton, bata, dan batu.',
    ],
    1,
  ],
  [
    'turbo',
    'Turbo diamond blade',
    'Mata potong intan turbo',
    [
      'Ribbed rim cuts fast and fairly clean in granite, roof tiles and reinforced concrete.',
      'Bibir berusuk memotong cepat dan cukup bersih pada granit, genteng, dan beton bertulang.',
    ],
    1.2,
  ],
  [
    'closed',
    'Continuous rim diamond blade',
    'Mata potong intan bibir rata',
    [
      'Closed rim for tiles, porcelain and marble without chipping, wet.',
      'Bibir rata untuk keramik, porselen, dan marmer tanpa gompal, basah.',
    ],
    1.1,
  ],
] as const
export const diamondBlades: readonly Product[] = rims.map(([rim, en, id, use, cost], index): Product => {
  const drawn = { diameter: 180, thickness: 2.4, bore: 22.23, title: 'Ø 180 × 22.23' }
  return {
    code: `DIAMOND-${rim.toUpperCase()}`,
    name: named(
      `${en} for angle grinders and floor saws`,
      `${id} untuk gerinda tangan dan mesin potong lantai`,
    ),
    description: say(
      [use, ...about(categories.diamondBlades)],
      [
        [
          'Mind the arrow: the diamonds lie behind the bond',
          'Perhatikan arah panah: intan tersangga di belakang perekat',
        ],
        [
          'A glazed blade opens again in sandstone or lime brick',
          'Mata yang licin tajam kembali bila dipotongkan pada batu pasir atau bata',
        ],
        index === 2
          ? ['Water all the time', 'Aliri air terus-menerus']
          : ['Let it cool in the air every half minute', 'Dinginkan di udara tiap setengah menit'],
      ],
      [
        [['Standard', 'Standar'], 'EN 13236'],
        [['Bore', 'Lubang'], '20 / 22.23 / 25.4 mm'],
      ],
    ),
    category: categories.diamondBlades,
    brand: index === 1 ? 'Tajamka' : 'Bornawa',
    popularity: 370 - index * 50,
    pictures: views({
      dimensions: () => diamondDimensions(drawn, rim),
      shaded: () => discPile({ ...drawn, thickness: 4 }, 'accent', 'light', 0, 0.455),
    }),
    items: (
      [
        [105, 20],
        [110, 20],
        [125, 22.23],
        [150, 22.23],
        [180, 22.23],
        [230, 22.23],
        [305, 25.4],
        [355, 25.4],
      ] as const
    )
      .slice(0, index === 2 ? 6 : 8)
      .map(([d, b]) => ({
        sku: `DB${rim[0]?.toUpperCase()}-${d}`,
        name: named(`${en} ${d} × ${b} mm`, `${id} ${d} × ${b} mm`),
        uom: 'pcs',
        price: rupiah((22_000 + d ** 2 * 5.2) * cost),
        weight: d ** 2 * 0.0145,
        demand: d < 130 ? 0.85 : 0.5,
        attributes: { standard: 'EN 13236', outer_diameter: d, inner_diameter: b, max_speed: speedOf(d) },
      })),
  }
})

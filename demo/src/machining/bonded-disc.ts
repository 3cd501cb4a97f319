import type { Brand } from '../catalogue/brands.ts'
import type { Product, Text } from '../catalogue/model.ts'
import { rupiah } from '../catalogue/price.ts'
import { categories } from './categories.ts'
import { type Pair, named, say, tab, views } from './copy.ts'
import { discDimensions } from './cutting-disc.drawing.ts'
import { discPile, grindingDisc } from './disc.drawing.ts'
import { about } from './kinds.ts'
import { speedOf } from './rim-speed.ts'

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
    name: ['Grinding disc T27 for stainless steel', 'Batu gerinda tangan T27 untuk stainless steel'],
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
        'Pisahkan batu untuk stainless steel dari baja biasa',
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
      [...family.points, ['Sold by the box', 'Dijual per box']],
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

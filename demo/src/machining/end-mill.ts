import type { Brand } from '../catalogue/brands.ts'
import type { Product, Text } from '../catalogue/model.ts'
import { rupiah } from '../catalogue/price.ts'
import type { Fill } from '../drawing/svg.ts'
import { din327, din6527, din6527Slot, din844Long, din844Short } from '../standards/mills.ts'
import { categories } from './categories.ts'
import { type Pair, named, roundMass, say, tab, views } from './copy.ts'
import { type Mill, millTool } from './end-mill.drawing.ts'
import { about } from './kinds.ts'
import { rotaryDimensions, rotaryRow } from './rotary.drawing.ts'

type Size = readonly [diameter: number, flute: number, overall: number, shank: number, radius?: number]

type Family = {
  code: string
  prefix: string
  name: readonly [en: string, id: string]
  standard?: string
  metal: 'hss' | 'carbide'
  material: Text
  coating: Text | string
  flutes: number
  sizes: readonly Size[]
  end?: 'ball'
  tint: Fill
  rough?: boolean
  use: Pair
  points: readonly Pair[]
  speed: Pair
  cost: number
  brand: Brand
  popularity: number
  category: Text
}

/** The metals of milling cutters, as choices. */
export const cobalt = named('HSS-Co 8%', 'HSS-Co 8%')

export const carbide = named('Fine-grain carbide', 'Karbida butir halus')

const bright = named('Bright', 'Tanpa lapisan')

const round = (value: number): number => Math.round(value * 10) / 10

/** Makers' long reach series: neck and body lengths are the maker's. */
const longer = (sizes: readonly Size[], factor: number, lengths: number): Size[] =>
  sizes.map(([d, flute, overall, shank]) => [
    d,
    Math.round(flute * factor),
    Math.round((overall * lengths) / 5) * 5,
    shank,
  ])

const families: readonly Family[] = [
  {
    code: 'ENDMILL-844',
    prefix: 'EMS',
    name: ['HSS end mill DIN 844, 4 flutes, short', 'Endmill HSS DIN 844, 4 mata, pendek'],
    standard: 'DIN 844',
    metal: 'hss',
    material: cobalt,
    coating: bright,
    flutes: 4,
    sizes: din844Short,
    tint: 'dark',
    cost: 1,
    brand: 'Potongka',
    popularity: 470,
    category: categories.hssMills,
    use: [
      'Side milling, shoulders and finishing on conventional machines in steel up to 1,000 N/mm², cast iron and brass.',
      'Frais sisi, bahu, dan finishing pada mesin konvensional untuk baja sampai 1.000 N/mm², besi cor, dan kuningan.',
    ],
    points: [
      [
        'One tooth reaches the centre: plunges at light feed',
        'Satu mata sampai pusat: dapat menusuk dengan hantaran ringan',
      ],
      [
        'Weldon flat keeps it from being drawn out of the holder',
        'Bidang Weldon mencegah endmill tertarik keluar dari holder',
      ],
    ],
    speed: ['25 to 30 m/min', '25 sampai 30 m/menit'],
  },
  {
    code: 'ENDMILL-844-LONG',
    prefix: 'EML',
    name: ['HSS end mill DIN 844, 4 flutes, long', 'Endmill HSS DIN 844, 4 mata, panjang'],
    standard: 'DIN 844',
    metal: 'hss',
    material: cobalt,
    coating: bright,
    flutes: 4,
    sizes: din844Long,
    tint: 'dark',
    cost: 1.35,
    brand: 'Potongka',
    popularity: 280,
    category: categories.hssMills,
    use: [
      'For high walls and deep pockets; the long edge cuts a wall in one pass.',
      'Untuk dinding tinggi dan kantong dalam; mata panjang menyelesaikan dinding dalam satu lintasan.',
    ],
    points: [
      [
        'A long mill bends: take half the feed of the short one',
        'Endmill panjang melentur: pakai separuh hantaran yang pendek',
      ],
      ['Rough out with a short mill first', 'Lakukan pengasaran dengan endmill pendek dahulu'],
    ],
    speed: ['20 to 25 m/min', '20 sampai 25 m/menit'],
  },
  {
    code: 'SLOT-DRILL-327',
    prefix: 'SLD',
    name: ['HSS slot drill DIN 327, 2 flutes', 'Endmill alur pasak HSS DIN 327, 2 mata'],
    standard: 'DIN 327',
    metal: 'hss',
    material: cobalt,
    coating: bright,
    flutes: 2,
    sizes: din327,
    tint: 'dark',
    cost: 0.95,
    brand: 'Potongka',
    popularity: 390,
    category: categories.hssMills,
    use: [
      'Cuts keyways P9 in one pass: both lips reach the centre, so it plunges like a drill and then runs along.',
      'Membuat alur pasak P9 sekali jalan: kedua mata sampai ke pusat sehingga dapat menusuk seperti bor lalu bergeser.',
    ],
    points: [
      ['Tolerance e8 for slots to P9', 'Toleransi e8 untuk alur P9'],
      ['Depth per pass at most half the diameter', 'Kedalaman tiap lintasan maksimum separuh diameter'],
    ],
    speed: ['25 to 30 m/min', '25 sampai 30 m/menit'],
  },
  {
    code: 'ROUGHING-844',
    prefix: 'EMR',
    name: ['HSS roughing end mill DIN 844 NR', 'Endmill roughing HSS DIN 844 NR'],
    standard: 'DIN 844',
    metal: 'hss',
    material: cobalt,
    coating: 'TiAlN',
    flutes: 4,
    sizes: din844Short.filter(([d]) => d >= 6),
    tint: 'deep',
    rough: true,
    cost: 1.55,
    brand: 'Tajamka',
    popularity: 310,
    category: categories.hssMills,
    use: [
      'Waved edges break the chip small: removes metal at half the power of a plain mill.',
      'Mata bergelombang memecah tatal menjadi kecil: membuang material dengan separuh tenaga endmill biasa.',
    ],
    points: [
      [
        'Leave 0.3 to 0.5 mm for finishing: the wave shows on the wall',
        'Sisakan 0.3 sampai 0.5 mm untuk finishing karena bekas gelombang terlihat',
      ],
      [
        'Width of cut up to half, depth up to 1.5 × D',
        'Lebar potong sampai separuh, kedalaman sampai 1.5 × D',
      ],
    ],
    speed: ['30 to 38 m/min', '30 sampai 38 m/menit'],
  },
  {
    code: 'BALL-HSS',
    prefix: 'EMB',
    name: ['HSS ball nose end mill, 2 flutes', 'Endmill ball nose HSS, 2 mata'],
    metal: 'hss',
    material: cobalt,
    coating: bright,
    flutes: 2,
    sizes: din844Short.filter(([d]) => [3, 4, 5, 6, 8, 10, 12, 16, 20].includes(d)),
    end: 'ball',
    tint: 'dark',
    cost: 1.3,
    brand: 'Potongka',
    popularity: 240,
    category: categories.hssMills,
    use: [
      'Round grooves, fillets and copy milling in moulds of aluminium, copper and mild steel.',
      'Alur bulat, radius, dan frais bentuk pada cetakan aluminium, tembaga, dan baja lunak.',
    ],
    points: [
      [
        'Tilt by 10 to 15°: the centre of a ball does not cut',
        'Miringkan 10 sampai 15°: pusat bola tidak memotong',
      ],
      ['Both lips to the centre', 'Kedua mata sampai pusat'],
    ],
    speed: ['25 to 30 m/min', '25 sampai 30 m/menit'],
  },
  {
    code: 'CARBIDE-2F',
    prefix: 'CM2',
    name: ['Carbide end mill DIN 6527, 2 flutes, TiAlN', 'Endmill karbida DIN 6527, 2 mata, TiAlN'],
    standard: 'DIN 6527 L',
    metal: 'carbide',
    material: carbide,
    coating: 'TiAlN',
    flutes: 2,
    sizes: din6527Slot,
    tint: 'black',
    cost: 0.95,
    brand: 'Tajamka',
    popularity: 430,
    category: categories.carbideMills,
    use: [
      'Two flutes give room for chips: full slots and plunging in steel up to 48 HRC.',
      'Dua mata memberi ruang tatal: alur penuh dan tusukan pada baja sampai 48 HRC.',
    ],
    points: [
      [
        'Ramp in at 2 to 3° instead of plunging where it can be had',
        'Bila memungkinkan masuk miring 2 sampai 3° daripada menusuk',
      ],
      [
        'Air blast rather than emulsion above 100 m/min',
        'Gunakan semburan udara, bukan emulsi, di atas 100 m/menit',
      ],
    ],
    speed: ['80 to 110 m/min', '80 sampai 110 m/menit'],
  },
  {
    code: 'CARBIDE-4F',
    prefix: 'CM4',
    name: ['Carbide end mill DIN 6527, 4 flutes, TiAlN', 'Endmill karbida DIN 6527, 4 mata, TiAlN'],
    standard: 'DIN 6527 L',
    metal: 'carbide',
    material: carbide,
    coating: 'TiAlN',
    flutes: 4,
    sizes: din6527,
    tint: 'black',
    cost: 1,
    brand: 'Tajamka',
    popularity: 560,
    category: categories.carbideMills,
    use: [
      'General end mill for shoulders, contours and finishing in steel, stainless steel and cast iron.',
      'Endmill umum untuk bahu, kontur, dan finishing pada baja, baja tahan karat, dan besi cor.',
    ],
    points: [
      [
        'Run-out at most 0.01 mm, or one tooth does all the work',
        'Oleng maksimum 0.01 mm agar beban terbagi rata',
      ],
      [
        'Climb mill: the chip starts thick and ends thin',
        'Gunakan climb milling: tatal mulai tebal dan berakhir tipis',
      ],
    ],
    speed: ['90 to 130 m/min', '90 sampai 130 m/menit'],
  },
  {
    code: 'CARBIDE-4F-LONG',
    prefix: 'CM4L',
    name: ['Carbide end mill, 4 flutes, extra long, TiAlN', 'Endmill karbida, 4 mata, ekstra panjang, TiAlN'],
    metal: 'carbide',
    material: carbide,
    coating: 'TiAlN',
    flutes: 4,
    sizes: longer(din6527, 1.8, 1.4),
    tint: 'black',
    cost: 1.5,
    brand: 'Tajamka',
    popularity: 290,
    category: categories.carbideMills,
    use: [
      'Finishing of deep walls in moulds and fixtures, where a normal mill does not reach.',
      'Finishing dinding dalam pada cetakan dan fixture yang tidak terjangkau endmill biasa.',
    ],
    points: [
      ['Width of cut 2 to 5 % of the diameter', 'Lebar potong 2 sampai 5 % dari diameter'],
      ['Lower the speed at chatter before the feed', 'Bila bergetar turunkan putaran dahulu, baru hantaran'],
    ],
    speed: ['60 to 90 m/min', '60 sampai 90 m/menit'],
  },
  {
    code: 'CARBIDE-VARI',
    prefix: 'CMV',
    name: [
      'Carbide end mill, 4 flutes, unequal helix, AlCrN',
      'Endmill karbida, 4 mata, helix tak sama, AlCrN',
    ],
    metal: 'carbide',
    material: carbide,
    coating: 'AlCrN',
    flutes: 4,
    sizes: din6527.filter(([d]) => d >= 4),
    tint: 'deep',
    cost: 1.4,
    brand: 'Tajamka',
    popularity: 330,
    category: categories.carbideMills,
    use: [
      'Helix of 36 and 38° and unequal pitch take the rhythm out of the cut: full slots of 1 × D in steel and stainless steel without chatter.',
      'Helix 36 dan 38° serta jarak mata tidak sama menghilangkan getaran: alur penuh 1 × D pada baja dan baja tahan karat.',
    ],
    points: [
      ['For trochoidal milling with 2 × D depth', 'Untuk frais trokoidal dengan kedalaman 2 × D'],
      ['Small chamfer at the corner against chipping', 'Chamfer kecil di sudut agar tidak gompal'],
    ],
    speed: ['110 to 160 m/min', '110 sampai 160 m/menit'],
  },
  {
    code: 'CARBIDE-HARD',
    prefix: 'CMH',
    name: [
      'Carbide end mill, 6 flutes, for steel to 62 HRC',
      'Endmill karbida, 6 mata, untuk baja sampai 62 HRC',
    ],
    metal: 'carbide',
    material: named('Ultra-fine carbide', 'Karbida butir ultra halus'),
    coating: 'TiSiN',
    flutes: 6,
    sizes: din6527.filter(([d]) => d >= 6),
    tint: 'deep',
    cost: 1.6,
    brand: 'Tajamka',
    popularity: 210,
    category: categories.carbideMills,
    use: [
      'Finishing of hardened dies and moulds of 48 to 62 HRC, dry.',
      'Finishing dies dan cetakan yang dikeraskan 48 sampai 62 HRC, kering.',
    ],
    points: [
      ['Width of cut 0.1 to 0.3 mm, depth 1 × D', 'Lebar potong 0.1 sampai 0.3 mm, kedalaman 1 × D'],
      ['No coolant: the shock of heat cracks the edge', 'Tanpa pendingin: kejut panas meretakkan mata'],
    ],
    speed: ['70 to 120 m/min', '70 sampai 120 m/menit'],
  },
  {
    code: 'CARBIDE-ALU',
    prefix: 'CMA',
    name: [
      'Carbide end mill, 3 flutes, for aluminium, polished',
      'Endmill karbida, 3 mata, untuk aluminium, dipoles',
    ],
    metal: 'carbide',
    material: carbide,
    coating: bright,
    flutes: 3,
    sizes: din6527.filter(([d]) => d !== 18),
    tint: 'light',
    cost: 1.05,
    brand: 'Potongka',
    popularity: 410,
    category: categories.carbideMills,
    use: [
      'Polished 45° flutes throw aluminium, copper and plastic chips out before they stick.',
      'Alur 45° dipoles melempar tatal aluminium, tembaga, dan plastik sebelum menempel.',
    ],
    points: [
      ['Sharp edges: not for steel', 'Mata sangat tajam: jangan untuk baja'],
      ['As much speed as the spindle gives', 'Pakai putaran setinggi kemampuan spindel'],
    ],
    speed: ['200 to 500 m/min', '200 sampai 500 m/menit'],
  },
  {
    code: 'CARBIDE-MICRO',
    prefix: 'CMM',
    name: ['Carbide micro end mill, 2 flutes', 'Endmill karbida mikro, 2 mata'],
    metal: 'carbide',
    material: carbide,
    coating: 'TiAlN',
    flutes: 2,
    sizes: [0.5, 0.6, 0.8, 1, 1.2, 1.5, 1.8, 2, 2.5].map((d): Size => [d, round(d * 2.2), 50, 4]),
    tint: 'black',
    cost: 1.1,
    brand: 'Tajamka',
    popularity: 180,
    category: categories.carbideMills,
    use: [
      'Engraving, electrodes, connectors and small mould details.',
      'Ukiran, elektroda, konektor, dan detail cetakan kecil.',
    ],
    points: [
      ['At least 15,000 rpm; tool setting without touch', 'Minimum 15.000 rpm; setel tanpa menyentuh'],
      ['Depth per pass 5 to 10 % of the diameter', 'Kedalaman tiap lintasan 5 sampai 10 % diameter'],
    ],
    speed: ['60 to 90 m/min', '60 sampai 90 m/menit'],
  },
  {
    code: 'CARBIDE-BALL',
    prefix: 'CMB',
    name: ['Carbide ball nose end mill, 2 flutes, TiAlN', 'Endmill ball nose karbida, 2 mata, TiAlN'],
    metal: 'carbide',
    material: carbide,
    coating: 'TiAlN',
    flutes: 2,
    sizes: din6527Slot,
    end: 'ball',
    tint: 'black',
    cost: 1.15,
    brand: 'Tajamka',
    popularity: 420,
    category: categories.ballMills,
    use: [
      '3D finishing of moulds and dies in steel up to 55 HRC.',
      'Finishing 3D cetakan dan dies pada baja sampai 55 HRC.',
    ],
    points: [
      [
        'Step over of 3 % of D leaves a scallop of about 0.001 × D',
        'Langkah 3 % D menyisakan gelombang sekitar 0.001 × D',
      ],
      ['Radius true within 0.01 mm', 'Ketepatan radius 0.01 mm'],
    ],
    speed: ['90 to 150 m/min', '90 sampai 150 m/menit'],
  },
  {
    code: 'CARBIDE-BALL-LONG',
    prefix: 'CMBL',
    name: [
      'Carbide ball nose end mill, 2 flutes, long, TiAlN',
      'Endmill ball nose karbida, 2 mata, panjang, TiAlN',
    ],
    metal: 'carbide',
    material: carbide,
    coating: 'TiAlN',
    flutes: 2,
    sizes: longer(din6527Slot, 1.2, 1.5),
    end: 'ball',
    tint: 'black',
    cost: 1.5,
    brand: 'Tajamka',
    popularity: 260,
    category: categories.ballMills,
    use: [
      'Same edge on a long shank for the bottoms of deep cavities.',
      'Mata sama pada tangkai panjang untuk dasar rongga yang dalam.',
    ],
    points: [
      ['Clamp as far in as the cavity allows', 'Jepit sedalam mungkin sesuai rongga'],
      ['Halve the feed at 6 × D overhang', 'Kurangi hantaran separuh pada juluran 6 × D'],
    ],
    speed: ['70 to 110 m/min', '70 sampai 110 m/menit'],
  },
  {
    code: 'CARBIDE-RADIUS',
    prefix: 'CMR',
    name: ['Carbide corner radius end mill, 4 flutes, TiAlN', 'Endmill karbida radius sudut, 4 mata, TiAlN'],
    metal: 'carbide',
    material: carbide,
    coating: 'TiAlN',
    flutes: 4,
    sizes: (
      [
        [4, 0.5],
        [6, 0.5],
        [6, 1],
        [8, 0.5],
        [8, 1],
        [10, 0.5],
        [10, 1],
        [10, 2],
        [12, 0.5],
        [12, 1],
        [12, 2],
        [16, 1],
        [16, 2],
        [20, 1],
      ] as const
    ).map(([d, r]): Size => {
      const [, flute = 13, overall = 57, shank = 6] = din6527.find(([of]) => of === d) ?? []
      return [d, flute, overall, shank, r]
    }),
    tint: 'black',
    cost: 1.2,
    brand: 'Tajamka',
    popularity: 280,
    category: categories.ballMills,
    use: [
      'The rounded corner does not chip: for pre-finishing of moulds, high feed and floors with a fillet.',
      'Sudut membulat tidak mudah gompal: untuk semi-finishing cetakan, hantaran tinggi, dan dasar beradius.',
    ],
    points: [
      [
        'Program the floor with the radius in the tool table',
        'Masukkan radius ke tabel perkakas saat memprogram dasar',
      ],
      ['Steel up to 55 HRC', 'Baja sampai 55 HRC'],
    ],
    speed: ['90 to 140 m/min', '90 sampai 140 m/menit'],
  },
]

const feeds = tab(
  ['Feed per tooth', 'Hantaran per gigi'],
  [
    [
      'Starting values for side milling of steel of 800 N/mm² with a width of a tenth of the diameter.',
      'Nilai awal frais sisi baja 800 N/mm² dengan lebar sepersepuluh diameter.',
    ],
  ],
  [
    [
      'Feed rate = speed × teeth × feed per tooth',
      'Laju hantaran = putaran × jumlah gigi × hantaran per gigi',
    ],
  ],
  [
    ['Ø 4 mm', '0.02 mm'],
    ['Ø 6 mm', '0.035 mm'],
    ['Ø 8 mm', '0.045 mm'],
    ['Ø 10 mm', '0.055 mm'],
    ['Ø 12 mm', '0.065 mm'],
    ['Ø 16 mm', '0.08 mm'],
    ['Ø 20 mm', '0.1 mm'],
  ],
)

export const endMills: readonly Product[] = families.map((family) => {
  const { sizes, flutes, metal } = family
  const mill = ([diameter, flute, overall, shank, radius]: Size): Mill => ({
    diameter,
    flute,
    overall,
    shank,
    flutes,
    end: radius ?? family.end ?? 'square',
    tint: family.tint,
    rough: family.rough === true,
    weldon: metal === 'hss',
    title: `${family.standard ?? family.prefix} · Ø ${diameter}${radius === undefined ? '' : ` R${radius}`}`,
  })
  const pick = (share: number): Mill =>
    mill(sizes[Math.round((sizes.length - 1) * share)] ?? [10, 22, 72, 10])
  return {
    code: family.code,
    name: named(...family.name),
    description: say(
      [family.use, ...about(family.category)],
      [
        ...family.points,
        metal === 'hss'
          ? ['Emulsion of 6 to 8 %', 'Emulsi 6 sampai 8 %']
          : ['Hold in an ER collet or hydraulic chuck', 'Jepit dengan kolet ER atau chuck hidrolik'],
      ],
      [
        [['Cutting speed', 'Kecepatan potong'], family.speed],
        [['Shank', 'Tangkai'], metal === 'hss' ? 'DIN 1835 B' : 'DIN 6535 HA, h6'],
        [['Flutes', 'Jumlah mata'], String(flutes)],
      ],
    ),
    category: family.category,
    brand: family.brand,
    popularity: family.popularity,
    ...(['CARBIDE-4F', 'CARBIDE-VARI', 'CARBIDE-2F'].includes(family.code) ? { tabs: [feeds] } : {}),
    pictures: views({
      dimensions: () => rotaryDimensions(millTool(pick(0.5))),
      shaded: () => rotaryRow([pick(0.25), pick(0.55), pick(0.85)].map(millTool), family.code),
    }),
    items: sizes.map((size) => {
      const [d, flute, overall, shank, radius = family.end === 'ball' ? d / 2 : undefined] = size
      const tail = radius === undefined ? '' : ` R${radius}`
      const type = (['square', 'ball', 'radius'] as const)[
        radius === undefined ? 0 : family.end === 'ball' ? 1 : 2
      ]
      const kinds = {
        square: ['End mill', 'Endmill'],
        ball: ['Ball nose end mill', 'Endmill ball nose'],
        radius: ['Corner radius end mill', 'Endmill radius'],
      } as const
      return {
        sku: `${family.prefix}-${d}${type === 'radius' ? `-R${size[4]}` : ''}`,
        name: named(
          `${kinds[type][0]} ${family.prefix} Ø ${d}${tail} mm`,
          `${kinds[type][1]} ${family.prefix} Ø ${d}${tail} mm`,
        ),
        uom: 'pcs',
        price: rupiah((metal === 'hss' ? 52_000 + d ** 1.75 * 1_150 : 68_000 + d ** 2 * 2_550) * family.cost),
        weight: roundMass(shank, overall, metal === 'hss' ? 0.85 : 1.6),
        demand: [6, 8, 10, 12].includes(d) ? 0.85 : 0.5,
        attributes: {
          ...(family.standard === undefined ? {} : { standard: family.standard }),
          material: family.material,
          coating: family.coating,
          cutting_diameter: d,
          flute_length: flute,
          overall_length: overall,
          shank_diameter: shank,
          flutes,
          ...(radius === undefined ? {} : { corner_radius: radius }),
        },
      }
    }),
  }
})

import type { Brand } from '../catalogue/brands.ts'
import type { Product } from '../catalogue/model.ts'
import { rupiah } from '../catalogue/price.ts'
import { categories } from './categories.ts'
import { named, roundMass, say, tab, views, type Pair } from './copy.ts'
import { about } from './kinds.ts'
import { chiselTool, masonryTool } from './masonry-drill.drawing.ts'
import { rotaryDimensions, rotaryRow } from './rotary.drawing.ts'

type Size = readonly [diameter: number, overall: number, working: number]
type Family = {
  code: string
  prefix: string
  name: readonly [en: string, id: string]
  item: readonly [en: string, id: string]
  shank: 'round' | 'sds-plus' | 'sds-max'
  cutters: 2 | 4
  sizes: readonly Size[]
  use: Pair
  points: readonly Pair[]
  cost: number
  base: number
  brand: Brand
  popularity: number
}
const shanks = { round: named('Round', 'Bulat'), 'sds-plus': 'SDS-plus', 'sds-max': 'SDS-max' } as const

const flush: Pair = [
  'Pull out now and then to clear the dust; a packed flute shears the carbide off',
  'Tarik berkala untuk membuang debu; alur yang penuh mematahkan karbidanya',
]
const families: readonly Family[] = [
  {
    code: 'MASONRY-5468',
    prefix: 'MSD',
    name: ['Masonry drill ISO 5468, round shank', 'Mata bor tembok ISO 5468, tangkai bulat'],
    item: ['Masonry drill', 'Mata bor tembok'],
    shank: 'round',
    cutters: 2,
    cost: 1,
    base: 6_500,
    brand: 'Bornawa',
    popularity: 510,
    sizes: [
      [3, 60, 30],
      [4, 75, 40],
      [5, 85, 50],
      [6, 100, 60],
      [6.5, 100, 60],
      [7, 100, 60],
      [8, 120, 80],
      [10, 120, 80],
      [12, 150, 90],
      [13, 150, 90],
      [14, 150, 90],
      [16, 150, 90],
    ],
    use: [
      'For brick, lightweight block, plaster and natural stone with impact drills in a keyed or keyless chuck.',
      'Untuk bata merah, bata ringan, plesteran, dan batu alam dengan bor impact ber-kepala bor kunci atau tanpa kunci.',
    ],
    points: [
      [
        'Switch the hammer action off in tiles and hollow brick',
        'Matikan pukulan pada keramik dan bata berongga',
      ],
      ['In reinforced concrete take an SDS drill', 'Untuk beton bertulang gunakan bor SDS'],
    ],
  },
  {
    code: 'SDS-PLUS-2-110',
    prefix: 'SDP',
    name: ['SDS-plus hammer drill, 2 cutting edges, short', 'Mata bor beton SDS-plus, 2 mata, pendek'],
    item: ['SDS-plus drill', 'Mata bor SDS-plus'],
    shank: 'sds-plus',
    cutters: 2,
    cost: 1,
    base: 15_000,
    brand: 'Bornawa',
    popularity: 640,
    sizes: [
      [4, 110, 50],
      [5, 110, 50],
      [5.5, 110, 50],
      [6, 110, 50],
      [6.5, 110, 50],
      [7, 110, 50],
      [8, 110, 50],
      [10, 110, 50],
      [5, 160, 100],
      [6, 160, 100],
      [6.5, 160, 100],
      [8, 160, 100],
      [10, 160, 100],
      [12, 160, 100],
      [14, 160, 100],
      [16, 160, 100],
    ],
    use: [
      'Anchor holes in concrete and masonry with rotary hammers up to 3 kg.',
      'Lubang baut angkur dan angkur plastik pada beton dan pasangan bata dengan rotary hammer sampai 3 kg.',
    ],
    points: [
      [
        'Drill as deep as the anchor plus one diameter',
        'Kedalaman lubang sama dengan angkur ditambah satu kali diameter',
      ],
      flush,
    ],
  },
  {
    code: 'SDS-PLUS-2-LONG',
    prefix: 'SDP',
    name: ['SDS-plus hammer drill, 2 cutting edges, long', 'Mata bor beton SDS-plus, 2 mata, panjang'],
    item: ['SDS-plus drill', 'Mata bor SDS-plus'],
    shank: 'sds-plus',
    cutters: 2,
    cost: 1.15,
    base: 22_000,
    brand: 'Bornawa',
    popularity: 420,
    sizes: [
      [6, 210, 150],
      [8, 210, 150],
      [10, 210, 150],
      [12, 210, 150],
      [14, 210, 150],
      [16, 210, 150],
      [18, 210, 150],
      [20, 210, 150],
      [8, 260, 200],
      [10, 260, 200],
      [12, 260, 200],
      [14, 260, 200],
      [16, 310, 250],
      [18, 310, 250],
      [20, 310, 250],
      [22, 460, 400],
      [24, 460, 400],
      [25, 460, 400],
    ],
    use: [
      'Through holes in walls and slabs for pipes, cables and chemical anchors.',
      'Lubang tembus dinding dan pelat lantai untuk pipa, kabel, dan angkur kimia.',
    ],
    points: [
      [
        'Start deep holes with a short drill of the same diameter',
        'Mulai lubang dalam dengan bor pendek berdiameter sama',
      ],
      flush,
    ],
  },
  {
    code: 'SDS-PLUS-4',
    prefix: 'SDQ',
    name: ['SDS-plus hammer drill, 4 cutting edges', 'Mata bor beton SDS-plus, 4 mata'],
    item: ['SDS-plus drill, 4 edges,', 'Mata bor SDS-plus 4 mata'],
    shank: 'sds-plus',
    cutters: 4,
    cost: 1.7,
    base: 26_000,
    brand: 'Tajamka',
    popularity: 380,
    sizes: [
      [5, 110, 50],
      [6, 110, 50],
      [8, 110, 50],
      [6, 160, 100],
      [8, 160, 100],
      [10, 160, 100],
      [12, 160, 100],
      [14, 160, 100],
      [16, 210, 150],
      [18, 210, 150],
      [20, 210, 150],
      [22, 260, 200],
      [25, 260, 200],
    ],
    use: [
      'Full carbide head with four edges: round holes in reinforced concrete, no catching on the bar.',
      'Kepala karbida penuh dengan empat mata: lubang bulat pada beton bertulang, tidak tersangkut besi tulangan.',
    ],
    points: [
      [
        'Round holes matter for chemical and undercut anchors',
        'Lubang bulat penting untuk angkur kimia dan angkur undercut',
      ],
      [
        'Wear mark at the head: discard the drill when it is gone',
        'Ada tanda aus di kepala: ganti bor bila tandanya hilang',
      ],
    ],
  },
  {
    code: 'SDS-MAX-4',
    prefix: 'SDM',
    name: ['SDS-max hammer drill, 4 cutting edges', 'Mata bor beton SDS-max, 4 mata'],
    item: ['SDS-max drill', 'Mata bor SDS-max'],
    shank: 'sds-max',
    cutters: 4,
    cost: 2.2,
    base: 110_000,
    brand: 'Tajamka',
    popularity: 260,
    sizes: [
      [16, 340, 200],
      [18, 340, 200],
      [20, 320, 200],
      [22, 320, 200],
      [25, 320, 200],
      [28, 370, 250],
      [32, 370, 250],
      [35, 370, 250],
      [40, 370, 250],
      [20, 520, 400],
      [25, 520, 400],
      [32, 570, 450],
      [40, 570, 450],
    ],
    use: [
      'For rotary hammers from 5 kg: starter bars, column feet and pipe sleeves in heavy concrete.',
      'Untuk rotary hammer 5 kg ke atas: stek besi, kaki kolom, dan lubang sleeve pipa pada beton tebal.',
    ],
    points: [
      ['Grease the shank thinly before fitting', 'Beri grease tipis pada tangkai sebelum dipasang'],
      flush,
    ],
  },
]

const ruleOfAnchors = tab(
  ['Holes for anchors', 'Lubang untuk angkur'],
  [
    [
      'Hole diameters of common anchors. The maker’s approval of the anchor comes first.',
      'Diameter lubang angkur yang umum. Persetujuan teknis pabrikan angkur tetap yang utama.',
    ],
  ],
  [
    [
      'Brush and blow the hole clean twice before setting a chemical anchor',
      'Sikat dan tiup lubang dua kali sebelum memasang angkur kimia',
    ],
  ],
  [
    [['Nylon plug for screw 4–5 mm', 'Angkur plastik untuk sekrup 4–5 mm'], '6 mm'],
    [['Nylon plug for screw 6 mm', 'Angkur plastik untuk sekrup 6 mm'], '8 mm'],
    [['Wedge anchor M8, M10, M12', 'Angkur baji M8, M10, M12'], '8, 10, 12 mm'],
    [['Chemical anchor M10, M12, M16', 'Angkur kimia M10, M12, M16'], '12, 14, 18 mm'],
  ],
)

const hammerDrills: readonly Product[] = families.map((family) => {
  const { shank, cutters, sizes } = family
  const tool = ([diameter, overall, working]: Size): ReturnType<typeof masonryTool> =>
    masonryTool({
      diameter,
      overall,
      working,
      shank,
      cutters,
      title: `${shank === 'round' ? 'ISO 5468' : shank.replace('sds', 'SDS')} · Ø ${diameter} × ${overall}`,
    })
  const at = (share: number): Size => sizes[Math.floor((sizes.length - 1) * share)] ?? [8, 110, 50]
  return {
    code: family.code,
    name: named(...family.name),
    description: say(
      [family.use, ...about(categories.masonryDrills)],
      [...family.points, ['Goggles and a dust mask are a must', 'Wajib memakai kacamata dan masker debu']],
      [
        [
          ['Shank', 'Tangkai'],
          shank === 'round'
            ? ['Round, for drill chucks', 'Bulat, untuk kepala bor']
            : shank === 'sds-plus'
              ? 'SDS-plus, Ø 10 mm'
              : 'SDS-max, Ø 18 mm',
        ],
        [
          ['Head', 'Kepala'],
          cutters === 2
            ? ['Carbide plate, 2 edges', 'Pelat karbida, 2 mata']
            : ['Solid carbide cross, 4 edges', 'Karbida silang utuh, 4 mata'],
        ],
      ],
    ),
    category: categories.masonryDrills,
    brand: family.brand,
    popularity: family.popularity,
    ...(family.code.startsWith('SDS-PLUS-2') ? { tabs: [ruleOfAnchors] } : {}),
    pictures: views({
      dimensions: () => rotaryDimensions(tool(at(0.5))),
      shaded: () => rotaryRow([at(0.1), at(0.5), at(1)].map(tool), family.code),
    }),
    items: sizes.map(([diameter, overall, working]) => ({
      sku: `${family.prefix}-${diameter}-${overall}`,
      name: named(
        `${family.item[0]} ${diameter} × ${overall} mm`,
        `${family.item[1]} ${diameter} × ${overall} mm`,
      ),
      uom: 'pcs',
      price: rupiah((family.base + diameter ** 1.55 * 210 * (overall / 110) ** 0.6) * family.cost),
      weight: roundMass(diameter, overall, 0.6) + (shank === 'sds-max' ? 150 : shank === 'sds-plus' ? 20 : 0),
      demand: [6, 8, 10, 12].includes(diameter) ? 0.95 : 0.55,
      attributes: {
        shank: shanks[shank],
        drill_diameter: diameter,
        overall_length: overall,
        working_length: working,
        flutes: cutters,
      },
    })),
  }
})

const chisels = (
  [
    [
      'sds-plus',
      [
        [0, 250],
        [20, 250],
        [40, 250],
      ],
    ],
    [
      'sds-max',
      [
        [0, 280],
        [0, 400],
        [25, 280],
        [25, 400],
        [50, 400],
        [80, 300],
      ],
    ],
  ] as const
).map(([shank, sizes]): Product => {
  const title = shank === 'sds-plus' ? 'SDS-plus' : 'SDS-max'
  const shape = (edge: number): readonly [en: string, id: string] =>
    edge === 0
      ? ['Point chisel', 'Pahat beton runcing']
      : edge < 30
        ? ['Flat chisel', 'Pahat beton pipih']
        : ['Spade chisel', 'Pahat beton lebar']
  const tool = (edge: number, overall: number) =>
    chiselTool(overall, edge, shank, `${title} · ${edge === 0 ? '' : `${edge} × `}${overall}`)
  return {
    code: `CHISEL-${title.toUpperCase()}`,
    name: named(`Hammer chisels ${title}`, `Pahat beton ${title}`),
    description: say(
      [
        [
          'Forged from chrome vanadium steel, hardened over the whole length: point for breaking, flat for slots, spade for tiles and plaster.',
          'Ditempa dari baja krom vanadium dan dikeraskan sepanjang badan: runcing untuk membongkar, pipih untuk alur, lebar untuk keramik dan plesteran.',
        ],
      ],
      [
        ['Set the hammer to chiselling without rotation', 'Setel mesin pada posisi pahat tanpa putaran'],
        [
          'Do not lever with it: the shank breaks in the machine',
          'Jangan dipakai mencungkil: tangkai patah di dalam mesin',
        ],
        [
          'Regrind slowly and wet, the edge must not turn blue',
          'Asah perlahan dan basah, mata tidak boleh membiru',
        ],
      ],
      [[['Shank', 'Tangkai'], title]],
    ),
    category: categories.masonryDrills,
    brand: 'Bornawa',
    popularity: shank === 'sds-plus' ? 310 : 220,
    pictures: views({
      dimensions: () => rotaryDimensions(tool(sizes[2][0], sizes[2][1])),
      shaded: () =>
        rotaryRow(
          ([sizes[0], sizes[2], sizes.at(-1) ?? sizes[1]] as const).map(([edge, overall]) =>
            tool(edge, overall),
          ),
          title,
        ),
    }),
    items: sizes.map(([edge, overall]) => ({
      sku: `CHB-${shank === 'sds-plus' ? 'P' : 'M'}${edge}-${overall}`,
      name: named(
        `${shape(edge)[0]} ${title}${edge === 0 ? '' : ` ${edge} mm`}, ${overall} mm`,
        `${shape(edge)[1]} ${title}${edge === 0 ? '' : ` ${edge} mm`}, ${overall} mm`,
      ),
      uom: 'pcs',
      price: rupiah(shank === 'sds-plus' ? 42_000 + edge * 700 : 92_000 + edge * 1_500 + overall * 60),
      weight: shank === 'sds-plus' ? 260 + edge * 2 : 750 + overall + edge * 5,
      attributes: {
        shank: title,
        shape: named(...shape(edge)),
        overall_length: overall,
        ...(edge === 0 ? {} : { width: edge }),
      },
    })),
  }
})

export const masonryDrills: readonly Product[] = [...hammerDrills, ...chisels]

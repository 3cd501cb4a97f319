import type { Product } from '../catalogue/model.ts'
import { rupiah } from '../catalogue/price.ts'
import { categories } from './categories.ts'
import { type Pair, named, say, views } from './copy.ts'
import type { InsertShape } from './insert.drawing.ts'
import { about } from './kinds.ts'
import { holderDimensions, holderShaded } from './tool-holder.drawing.ts'

/** Height and width of the shank, length letter, length, f. Source: ISO 5610 for f; ISO 5608 for the letters. */
const shanks = [
  [16, 'H', 100, 20],
  [20, 'K', 125, 25],
  [25, 'M', 150, 32],
  [32, 'P', 170, 40],
] as const

type Holder = {
  code: string
  shape: InsertShape
  size: string
  from: number
  angle: number
  insert: string
  use: Pair
  base: number
  popularity: number
  positive: boolean
}

const holders: readonly Holder[] = [
  {
    code: 'PCLN',
    shape: 'C',
    size: '12',
    from: 20,
    angle: 95,
    insert: 'CNMG 1204',
    base: 210_000,
    popularity: 360,
    positive: false,
    use: [
      '95° holder for facing and longitudinal turning with one tool; lever clamping leaves the chip a free path.',
      'Holder 95° untuk bubut muka dan memanjang dengan satu pahat; penjepit tuas memberi jalan bebas bagi geram.',
    ],
  },
  {
    code: 'MWLN',
    shape: 'W',
    size: '08',
    from: 20,
    angle: 95,
    insert: 'WNMG 0804',
    base: 180_000,
    popularity: 390,
    positive: false,
    use: [
      '95° holder for six-cornered inserts; pin and top clamp hold in rough cuts.',
      'Holder 95° untuk insert enam sudut; pin dan klem atas menahan pada pemakanan kasar.',
    ],
  },
  {
    code: 'MTJN',
    shape: 'T',
    size: '16',
    from: 20,
    angle: 93,
    insert: 'TNMG 1604',
    base: 175_000,
    popularity: 260,
    positive: false,
    use: [
      '93° holder for copying and turning to a shoulder.',
      'Holder 93° untuk bubut kopi dan bubut sampai bahu.',
    ],
  },
  {
    code: 'PDJN',
    shape: 'D',
    size: '15',
    from: 20,
    angle: 93,
    insert: 'DNMG 1506',
    base: 220_000,
    popularity: 250,
    positive: false,
    use: [
      '93° profile holder for 55° inserts: undercuts up to 27°.',
      'Holder profil 93° untuk insert 55°: undercut sampai 27°.',
    ],
  },
  {
    code: 'SCLC',
    shape: 'C',
    size: '09',
    from: 16,
    angle: 95,
    insert: 'CCMT 09T3',
    base: 145_000,
    popularity: 290,
    positive: true,
    use: [
      'Screw clamped holder for light machines and slender shafts.',
      'Holder ikat baut untuk mesin ringan dan poros ramping.',
    ],
  },
  {
    code: 'SDJC',
    shape: 'D',
    size: '11',
    from: 16,
    angle: 93,
    insert: 'DCMT 11T3',
    base: 150_000,
    popularity: 310,
    positive: true,
    use: [
      '93° finishing holder for contours on CNC lathes.',
      'Holder finishing 93° untuk kontur pada bubut CNC.',
    ],
  },
  {
    code: 'SVJB',
    shape: 'V',
    size: '16',
    from: 16,
    angle: 93,
    insert: 'VBMT 1604',
    base: 165_000,
    popularity: 220,
    positive: true,
    use: [
      '93° holder for 35° inserts: balls, grooves and thin profiles.',
      'Holder 93° untuk insert 35°: bola, alur, dan profil tipis.',
    ],
  },
]

export const toolHolders: readonly Product[] = holders.map((holder): Product => ({
  code: `HOLDER-${holder.code}`,
  name: named(
    `Turning tool holder ${holder.code}R/L, ${holder.angle}°, for ${holder.insert}`,
    `Holder bubut ${holder.code}R/L, ${holder.angle}°, insert ${holder.insert}`,
  ),
  description: say(
    [holder.use, ...about(categories.toolHolders)],
    [
      [
        'Right hand (R) cuts towards the chuck, left hand (L) away from it',
        'Kanan (R) memotong ke arah cekam, kiri (L) menjauhinya',
      ],
      [
        'Largest shank the turret takes; overhang at most 1.5 times its height',
        'Pilih tangkai terbesar yang muat di turret; juluran maksimum 1.5 kali tingginya',
      ],
      holder.positive
        ? ['Key and spare screw are included', 'Termasuk kunci dan baut cadangan']
        : ['Shim, pin and key are included', 'Termasuk shim, pin, dan kunci'],
    ],
    [
      [['Insert', 'Insert'], holder.insert],
      [['Approach angle', 'Sudut masuk'], `${holder.angle}°`],
      [
        ['Body', 'Badan'],
        ['Alloy steel, hardened, nickel plated', 'Baja paduan dikeraskan, lapis nikel'],
      ],
    ],
  ),
  category: categories.toolHolders,
  brand: holder.positive ? 'Potongka' : 'Tajamka',
  popularity: holder.popularity,
  pictures: views({
    dimensions: () => holderDimensions(holder.shape, 25, 150, 32, `${holder.code}R 2525M${holder.size}`),
    shaded: () => holderShaded(holder.shape, `${holder.code}R 2525M${holder.size}`),
  }),
  items: shanks
    .filter(([h]) => h >= holder.from && h <= (holder.positive ? 25 : 32))
    .flatMap(([h, letter, length, f]) =>
      (['R', 'L'] as const).map((hand) => ({
        sku: `${holder.code}${hand}${h}${h}${letter}${holder.size}`,
        name: named(
          `Tool holder ${holder.code}${hand} ${h}${h}${letter}${holder.size}`,
          `Holder bubut ${holder.code}${hand} ${h}${h}${letter}${holder.size}`,
        ),
        uom: 'pcs' as const,
        price: rupiah(holder.base + h ** 2 * 210),
        weight: h * h * length * 0.0074,
        demand: hand === 'R' && h !== 32 ? 0.8 : 0.4,
        attributes: {
          insert: holder.insert,
          cutting_hand: hand === 'R' ? named('Right', 'Kanan') : named('Left', 'Kiri'),
          height: h,
          width: h,
          overall_length: length,
          functional_width: f,
        },
      })),
    ),
}))

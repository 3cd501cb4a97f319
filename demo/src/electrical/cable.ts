import type { Item, Product, Text } from '../catalogue/model.ts'
import { rupiah } from '../catalogue/price.ts'
import { iec60228 } from '../standards/iec60228.ts'
import { bundleDiameter, cableDimensions, cablePacked, type Cable } from './cable.drawing.ts'
import { plot } from './plot.drawing.ts'
import { colours, description, named, text, type Colour, type Pair, type Row } from './texts.ts'

/** A type of cable, sold by the metre in several cross-sections. */
export type CableType = {
  /** Type designation, which heads names and part numbers. */
  type: string
  sku: string
  standard: string
  voltage: string
  /** Fine strands (class 5), or solid and stranded (class 1, 2). */
  flexible: boolean
  colour: Colour
  tone: Cable['sheath']
  screen?: Cable['screen']
  material: Text
  /** Thickness of the sheath by the diameter under it. */
  sheath: (bundle: number) => number
  /** Rupiah for one mm² of copper in one metre, and for what surrounds it. */
  copper?: number
  minimum?: number
}

/** One number of cores of a type. */
export type Make = {
  cores: number
  areas: readonly number[]
  code: string
  /** Written before the cross-section: '3 ×', '4G', '2 × 2 ×'. */
  times?: string
  pairs?: boolean
  current?: Readonly<Record<number, number>>
  packed?: Cable['packed']
}

const steps = [
  [1, 0.6],
  [1.5, 0.7],
  [6, 0.8],
  [16, 1],
  [35, 1.2],
  [70, 1.4],
  [120, 1.6],
  [150, 1.8],
  [185, 2],
  [240, 2.2],
] as const

/** Thickness of PVC insulation in mm, after IEC 60227-3 and -5. */
export const insulationOf = (area: number): number => steps.find(([limit]) => area <= limit)?.[1] ?? 2.4

const tenth = (value: number): number => Math.round(value * 10) / 10

/** What a cable measures, from its copper outwards. */
function measured(
  type: CableType,
  cores: number,
  area: number,
): { copper: number; core: number; outer: number } {
  const copper = Math.sqrt(area) * (type.flexible ? 1.27 : area <= 10 ? 1.14 : 1.29)
  const core = copper + 2 * insulationOf(area) * (type.voltage === '0.6/1 kV' ? 1.1 : 1)
  const bundle = bundleDiameter(cores, core)
  const extra = type.screen === undefined ? 0 : type.screen === 'armour' ? 5 : 0.8
  return { copper, core, outer: tenth(bundle + extra + 2 * type.sheath(bundle)) }
}

const resistance = (type: CableType, area: number): { conductor_resistance?: number } => {
  const row = iec60228.find((entry) => entry.area === area)
  return row === undefined ? {} : { conductor_resistance: type.flexible ? row.flexible : row.stranded }
}

/** The items of one make: one cross-section each. */
export const cableItems = (type: CableType, make: Make): Item[] =>
  make.areas.map((area): Item => {
    const { outer } = measured(type, make.cores, area)
    const times = make.times ?? `${make.cores} ×`
    const metal = make.cores * area
    const current = make.current?.[area]
    return {
      sku: `${type.sku}-${times.replaceAll(/[ ×]+/g, 'X')}${area}`,
      name: named(`${type.type} cable ${times} #0 mm²`, `Kabel ${type.type} ${times} #0 mm²`, area),
      uom: 'm',
      price: rupiah(metal * (type.copper ?? 2_250) + outer ** 2 * 26 + 1_150),
      weight: metal * 8.9 + (outer ** 2 * 0.785 - metal) * 1.35 + (type.screen === 'armour' ? outer * 28 : 0),
      minimum: area <= 16 ? (type.minimum ?? 10) : 1,
      multiple: area <= 16 ? 5 : 1,
      demand: area >= 1 && area <= 6 && make.cores <= 5 ? 1 : 0.5,
      attributes: {
        standard: type.standard,
        cores: make.cores,
        conductor_area: area,
        outer_diameter: outer,
        voltage: type.voltage,
        colour: colours[type.colour],
        material: type.material,
        ...resistance(type, area),
        ...(current === undefined ? {} : { current }),
      },
    }
  })

/** The drawings of one make, of the cross-section asked for most. */
export function cablePictures(type: CableType, make: Make, shown: number): Product['pictures'] {
  const times = make.times ?? `${make.cores} ×`
  const cable: Cable = {
    ...measured(type, make.cores, shown),
    title: `${type.type} ${times} ${shown} mm²`,
    cores: make.cores,
    area: `${times} ${shown} mm²`,
    sheath: type.tone,
    stranded: type.flexible && make.cores === 1 ? 'fine' : type.flexible || shown > 10,
    packed: make.packed ?? 'coil',
    ...(make.pairs === true ? { pairs: true } : {}),
    ...(type.screen === undefined ? {} : { screen: type.screen }),
  }
  // Whole numbers come first among the keys of an object, so 1.5 would follow 240.
  const currents = Object.entries(make.current ?? {})
    .map(([area, current]) => [Number(area), current] as const)
    .toSorted(([a], [b]) => a - b)
  return [
    { view: 'dimensions', draw: () => cableDimensions(cable) },
    { view: 'shaded', draw: () => cablePacked(cable) },
    ...(currents.length < 5
      ? []
      : [
          {
            view: 'chart' as const,
            draw: () =>
              plot(
                `${type.type} · A (mm²), 30 °C`,
                { from: 1, to: 300, ticks: [1.5, 4, 10, 25, 70, 240], unit: 'mm²', log: true },
                { from: 10, to: 600, ticks: [10, 20, 50, 100, 200, 500], unit: 'A', log: true },
                [currents],
              ),
          },
        ]),
  ]
}

/** What cables of a number of cores are for. */
export const coreUse = (cores: number): Pair => {
  const uses: Record<number, Pair> = {
    2: [
      'Two cores serve single-phase and direct-current loads that need no earth.',
      'Dua inti dipakai untuk beban satu fasa dan arus searah yang tidak memerlukan pembumian.',
    ],
    3: [
      'Three cores carry phase, neutral and earth of a single-phase circuit.',
      'Tiga inti membawa fasa, netral, dan pembumian rangkaian satu fasa.',
    ],
    4: [
      'Four cores feed three-phase motors with earth, or boards with neutral where earth is laid apart.',
      'Empat inti untuk motor tiga fasa berikut pembumian, atau panel dengan netral bila kabel bumi ditarik terpisah.',
    ],
    5: [
      'Five cores carry three phases, neutral and earth, as machine sockets and sub-boards need them.',
      'Lima inti membawa tiga fasa, netral, dan pembumian, sesuai kebutuhan stopkontak mesin dan panel cabang.',
    ],
  }
  return (
    uses[cores] ?? [
      'Many cores in one sheath replace a bundle of single wires between panel and machine.',
      'Banyak inti dalam satu selubung menggantikan seikat kabel tunggal antara panel dan mesin.',
    ]
  )
}

type Story = {
  name: Pair
  lead: readonly Pair[]
  points: readonly Pair[]
  data: readonly Row[]
  category: Text
  brand: Product['brand']
  popularity: number
  sni?: string
  tkdn?: number
  featured?: boolean
  tabs?: NonNullable<Product['tabs']>
  displayPrice?: boolean
}

/** A product: one type of cable with one number of cores. */
export function cableProduct(type: CableType, make: Make, shown: number, story: Story): Product {
  const { name, lead, points, data, ...rest } = story
  return {
    code: make.code,
    name: text(...name),
    description: description(lead, points, data),
    ...rest,
    pictures: cablePictures(type, make, shown),
    items: cableItems(type, make),
  }
}

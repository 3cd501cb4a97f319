import type { Brand } from '../catalogue/brands.ts'
import type { Product, Text } from '../catalogue/model.ts'
import { rupiah } from '../catalogue/price.ts'
import { bodyOver, maleThreads, type Male, type Tube } from './fitting.drawing.ts'
import {
  branchedDimensions,
  branchedShaded,
  turnedDimensions,
  turnedRange,
  turnedShaded,
  type Branched,
  type Piece,
} from './turning.drawing.ts'
import { threadTab } from './tabs.ts'
import { named, say, t } from './writing.ts'

type Drawn =
  | { run: readonly Piece[]; bore: number }
  | { hub: number; screw?: number; arms: Branched['arms']; name?: Male | undefined }

/** A push-in fitting of one shape in all its sizes. */
export type Shape = {
  code: string
  what: Text
  name: Text
  lead: Text
  points: readonly Text[]
  draw: (tube: Tube, name?: Male, second?: Tube) => Drawn
  sizes: readonly (readonly [Tube, (Male | Tube)?])[]
  base: number
  popularity: number
  brand: Brand
  category: Text
  /** Polymer body with brass thread unless named. */
  material?: Text
  seal?: string
  maximum?: number
  temperature?: number
}

const plastic = t('Nickel-plated brass, PBT', 'Kuningan lapis nikel, PBT')
const codes: Record<string, string> = {
  M3: 'M3',
  M5: 'M5',
  M6: 'M6',
  'R1/8': '01',
  'R1/4': '02',
  'R3/8': '03',
  'R1/2': '04',
  'R3/4': '06',
  R1: '10',
  'G1/8': 'G01',
  'G1/4': 'G02',
  'G3/8': 'G03',
  'G1/2': 'G04',
  'G3/4': 'G06',
  G1: 'G10',
}

/** How a size's thread, or second tube, is written in a part number. */
const sizeCode = (of: Male | Tube): string =>
  typeof of === 'number' ? String(of).padStart(2, '0') : (codes[of] ?? '')

const drawing = (drawn: Drawn, title: string): Product['pictures'] => {
  if ('run' in drawn)
    return [
      { view: 'dimensions', draw: () => turnedDimensions({ title, pieces: drawn.run }) },
      { view: 'shaded', draw: () => turnedShaded({ title, pieces: drawn.run, bore: drawn.bore }) },
    ]
  const branched = {
    title,
    hub: drawn.hub,
    arms: drawn.arms,
    ...(drawn.screw === undefined ? {} : { screw: drawn.screw }),
  }
  return [
    { view: 'dimensions', draw: () => branchedDimensions(branched) },
    { view: 'shaded', draw: () => branchedShaded(branched) },
  ]
}

const written = (tube: Tube, second: Male | Tube | undefined): string =>
  second === undefined
    ? `${tube} mm`
    : typeof second === 'number'
      ? `${tube} – ${second} mm`
      : `${tube} mm × ${second}`

/** The product of a shape, drawn in its middle size. */
export function fittingProduct(shape: Shape): Product {
  const { code, what, name, lead, points, draw, sizes, base, popularity, brand, category } = shape
  const middle = sizes[Math.floor(sizes.length / 2)] ?? sizes[0]
  const [tube = 8, second] = middle ?? []
  const thread = typeof second === 'string' ? second : undefined
  const material = shape.material ?? plastic
  const maximum = shape.maximum ?? 10
  const title = written(tube, second)
  const runs = sizes
    .filter((_, index) => index % Math.ceil(sizes.length / 3) === 0)
    .map(([a, b]) => ({
      drawn: draw(a, typeof b === 'string' ? b : undefined, typeof b === 'number' ? b : undefined),
      text: written(a, b),
    }))
  return {
    code: `FIT-${code}`,
    name,
    description: say([lead], points, [
      ['material', material],
      ['pressure', t(`−0.95 to ${maximum} bar`, `−0,95 sampai ${maximum} bar`)],
      ['temperature', t(`0 to +${shape.temperature ?? 60} °C`, `0 sampai +${shape.temperature ?? 60} °C`)],
      ['seals', shape.seal ?? 'NBR'],
    ]),
    category,
    brand,
    popularity,
    tabs: sizes.some(([, end]) => typeof end === 'string' && end.includes('/')) ? [threadTab] : [],
    pictures: [
      ...drawing(draw(tube, thread, typeof second === 'number' ? second : undefined), title),
      ...('run' in draw(tube, thread, typeof second === 'number' ? second : undefined)
        ? [
            {
              view: 'range' as const,
              draw: () =>
                turnedRange(
                  title,
                  runs.flatMap(({ drawn, text }) => ('run' in drawn ? [{ pieces: drawn.run, text }] : [])),
                ),
            },
          ]
        : []),
    ],
    items: sizes.map(([a, b]) => {
      const end = typeof b === 'string' ? maleThreads[b] : undefined
      return {
        sku: `${code}${String(a).padStart(2, '0')}${b === undefined ? '' : `-${sizeCode(b)}`}`,
        name: named(what, written(a, b)),
        uom: 'pcs',
        price: rupiah(
          base * (0.55 + (bodyOver[a] / 14.5) ** 2 * 0.45) +
            (end === undefined ? 0 : end.d ** 1.5 * (base / 55)),
        ),
        weight:
          (bodyOver[a] ** 2 * 0.05 + (end === undefined ? 1 : end.d ** 2 * end.l * 0.0045)) *
          (brand === 'Hembusa' ? 2.4 : 1),
        ...(base < 15_000 ? { minimum: 10, multiple: 10 } : {}),
        demand: a === 6 || a === 8 ? 0.9 : a === 16 ? 0.2 : 0.55,
        attributes: {
          tube: a,
          ...(typeof b === 'string' ? { port: b } : {}),
          ...(typeof b === 'number' ? { tube_branch: b } : {}),
          material,
          seal_material: shape.seal ?? 'NBR',
          max_pressure: maximum,
        },
      }
    }),
  }
}

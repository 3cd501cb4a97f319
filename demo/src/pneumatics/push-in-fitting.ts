import { categories } from './categories.ts'
import type { Item, Product, Text } from '../catalogue/model.ts'
import { rupiah } from '../catalogue/price.ts'
import { describe } from '../catalogue/text.ts'
import { threadArm, tubeArm } from './fitting.drawing.ts'
import { branchedShaded } from './turning.drawing.ts'
import {
  elbowDimensions,
  straightDimensions,
  straightShaded,
  teeDimensions,
  type Fitting,
} from './push-in-fitting.drawing.ts'

/** Taper threads of ISO 7-1 by the trade's code, mm: outside diameter at the gauge plane; hexagon and length are the maker's. */
const threads = {
  'R1/8': { code: '01', diameter: 9.7, length: 8, hex: 10 },
  'R1/4': { code: '02', diameter: 13.2, length: 11, hex: 14 },
  'R3/8': { code: '03', diameter: 16.7, length: 12, hex: 17 },
  'R1/2': { code: '04', diameter: 21, length: 15, hex: 21 },
} as const
/** Body outside, mm, by tube. */
const bodies = { 4: 10, 6: 12.5, 8: 14.5, 10: 17.5, 12: 20.5 } as const

type Thread = keyof typeof threads
type Tube = keyof typeof bodies
type Pair = readonly [tube: Tube, thread: Thread]

const pairs: readonly Pair[] = [
  [4, 'R1/8'],
  [6, 'R1/8'],
  [6, 'R1/4'],
  [6, 'R3/8'],
  [8, 'R1/8'],
  [8, 'R1/4'],
  [8, 'R3/8'],
  [10, 'R1/4'],
  [10, 'R3/8'],
  [10, 'R1/2'],
  [12, 'R1/4'],
  [12, 'R3/8'],
  [12, 'R1/2'],
]

const shape = (tube: Tube, thread: Thread | undefined, length: number, title: string): Fitting => ({
  tube,
  body: bodies[tube],
  ...(thread === undefined ? {} : { thread: { name: thread, ...threads[thread] } }),
  length,
  title,
})

const common = {
  material: { en: 'Nickel-plated brass, PBT', id: 'Kuningan lapis nikel, PBT' },
  max_pressure: 10,
} as const

const threaded = (code: string, name: Text, base: number, sizes: readonly Pair[]): Item[] =>
  sizes.map(([tube, thread]) => {
    const { diameter, length } = threads[thread]
    const size = `${tube} mm × ${thread}`
    return {
      sku: `${code}${String(tube).padStart(2, '0')}-${threads[thread].code}`,
      name: { en: `${name.en} ${size}`, id: `${name.id} ${size}` },
      uom: 'pcs',
      price: rupiah(base + diameter * 520 + tube * 210),
      weight: diameter ** 2 * length * 0.0055 + bodies[tube] ** 2 * 0.03,
      minimum: 10,
      multiple: 10,
      demand: tube <= 10 ? 0.95 : 0.5,
      attributes: { tube, port: thread, ...common },
    }
  })

const tees: readonly Item[] = ([4, 6, 8, 10, 12] as const).map((tube) => ({
  sku: `PTE${String(tube).padStart(2, '0')}`,
  name: { en: `Push-in union tee ${tube} mm`, id: `Fitting selang angin T ${tube} mm` },
  uom: 'pcs',
  price: rupiah(7_200 + tube * 940),
  weight: bodies[tube] ** 2 * 0.075,
  minimum: 10,
  multiple: 10,
  demand: 0.85,
  attributes: { tube, ...common },
}))

const texts = (en: string, id: string): Text =>
  describe(
    {
      lead: [en],
      points: [
        'Push the tube in to its stop; press the ring to release it',
        'For polyurethane and polyamide tube, outside diameter ±0.1 mm',
        'Taper threads come with sealant on them',
      ],
      data: [
        ['Medium', 'Compressed air, vacuum'],
        ['Pressure', '−0.95 to 10 bar'],
        ['Temperature', '0 to +60 °C'],
      ],
    },
    {
      lead: [id],
      points: [
        'Dorong selang sampai mentok; tekan cincin untuk melepas',
        'Untuk selang poliuretan (PU) dan nilon, diameter luar ±0,1 mm',
        'Ulir tirus sudah diberi bahan penyekat',
      ],
      data: [
        ['Media', 'Udara bertekanan, vakum'],
        ['Tekanan', '−0,95 sampai 10 bar'],
        ['Suhu kerja', '0 sampai +60 °C'],
      ],
    },
  )

const straight = shape(8, 'R1/4', 29.5, 'Ø 8 · R1/4')

export const pushInFittings: readonly Product[] = [
  {
    code: 'PUSH-IN-STRAIGHT',
    name: {
      en: 'Push-in fitting, straight, male taper thread',
      id: 'Fitting selang angin lurus, ulir luar tirus',
    },
    description: texts(
      'Straight connector from a taper port to a tube, fastened in a second without tools. Hex outside, and an internal hexagon for tight manifolds.',
      'Konektor lurus dari port ulir tirus ke selang, terpasang seketika tanpa alat. Segi enam di luar dan di dalam untuk manifold yang rapat.',
    ),
    category: categories.pushInFittings,
    brand: 'Pneusara',
    popularity: 880,
    featured: true,
    pictures: [
      { view: 'dimensions', draw: () => straightDimensions(straight) },
      { view: 'shaded', draw: () => straightShaded(straight) },
    ],
    items: threaded(
      'PST',
      { en: 'Push-in fitting straight', id: 'Fitting selang angin lurus' },
      2_900,
      pairs,
    ),
  },
  {
    code: 'PUSH-IN-ELBOW',
    name: {
      en: 'Push-in fitting, elbow, male taper thread',
      id: 'Fitting selang angin siku, ulir luar tirus',
    },
    description: texts(
      'Elbow that turns on its thread after tightening, so that the tube leaves in the direction you need.',
      'Fitting siku yang masih dapat diputar setelah dikencangkan, sehingga arah selang dapat disesuaikan.',
    ),
    category: categories.pushInFittings,
    brand: 'Pneusara',
    popularity: 790,
    pictures: [
      { view: 'dimensions', draw: () => elbowDimensions(shape(8, 'R1/4', 23, 'Ø 8 · R1/4')) },
      {
        view: 'shaded',
        draw: () =>
          branchedShaded({
            title: 'Ø 8 · R1/4',
            hub: 14.5,
            arms: [
              { angle: 180, pieces: tubeArm(8, 23), text: '', bore: 8 },
              { angle: 90, pieces: threadArm('R1/4', 14.5), text: '' },
            ],
          }),
      },
    ],
    items: threaded('PEL', { en: 'Push-in fitting elbow', id: 'Fitting selang angin siku' }, 4_100, pairs),
  },
  {
    code: 'PUSH-IN-TEE',
    name: {
      en: 'Push-in union tee, three equal tubes',
      id: 'Fitting selang angin T, tiga selang sama besar',
    },
    description: texts(
      'Branches one air line into two of the same size.',
      'Membagi satu jalur angin menjadi dua dengan ukuran selang yang sama.',
    ),
    category: categories.pushInFittings,
    brand: 'Pneusara',
    popularity: 540,
    pictures: [
      { view: 'dimensions', draw: () => teeDimensions(shape(8, undefined, 20.5, 'Ø 8')) },
      {
        view: 'shaded',
        draw: () =>
          branchedShaded({
            title: 'Ø 8',
            hub: 14.5,
            arms: [0, 90, 180].map((angle) => ({ angle, pieces: tubeArm(8, 20.5), text: '', bore: 8 })),
          }),
      },
    ],
    items: tees,
  },
]

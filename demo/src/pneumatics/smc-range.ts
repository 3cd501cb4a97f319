import type { Product, Text } from '../catalogue/model.ts'
import { categories } from './categories.ts'
import { elbowOf, star, straightRun } from './fitting-metal.ts'
import { bodyOver, maleThreads, mouth, tubeArm, type Male, type Tube } from './fitting.drawing.ts'
import { lineProduct, withNumbers, type Size } from './line.ts'
import { partSymbol } from './symbol.drawing.ts'
import {
  branchedDimensions,
  branchedShaded,
  cyl,
  hex,
  thread,
  turnedDimensions,
  turnedRange,
  turnedShaded,
  type Branched,
  type Piece,
} from './turning.drawing.ts'
import { n, say, t, thrust, yes } from './writing.ts'

/** What another maker's fitting is drawn as: its shape with tube and thread, without lengths. */
type Shape =
  | { pieces: (tube: Tube, name: Male) => readonly Piece[] }
  | { branched: (tube: Tube, name: Male) => Omit<Branched, 'title'> }

type Kq2 = {
  code: string
  shape: Text
  lead: Text
  drawn: Shape
  sizes: readonly (readonly [tube: Tube, name?: Male])[]
  price: number
  popularity: number
}

const codes: Partial<Record<Male, string>> = {
  M5: 'M5A',
  'R1/8': '01AS',
  'R1/4': '02AS',
  'R3/8': '03AS',
  'R1/2': '04AS',
}
const threaded: Kq2['sizes'] = [
  [4, 'M5'],
  [4, 'R1/8'],
  [6, 'M5'],
  [6, 'R1/8'],
  [6, 'R1/4'],
  [8, 'R1/8'],
  [8, 'R1/4'],
  [8, 'R3/8'],
  [10, 'R1/4'],
  [10, 'R3/8'],
  [12, 'R3/8'],
  [12, 'R1/2'],
]
const equal: Kq2['sizes'] = [[4], [6], [8], [10], [12]]
const reach = (tube: Tube): number => bodyOver[tube] * 1.05 + 6

const fittings: readonly Kq2[] = [
  {
    code: 'KQ2H',
    shape: t('male connector', 'lurus ulir luar'),
    drawn: { pieces: (tube, name) => straightRun(tube, name, false) },
    sizes: threaded,
    price: 9_400,
    popularity: 740,
    lead: t(
      'Straight connector of the KQ2 series with a white body and oval release button, for air and vacuum lines.',
      'Konektor lurus seri KQ2 berbadan putih dengan tombol pelepas oval, untuk jalur udara dan vakum.',
    ),
  },
  {
    code: 'KQ2L',
    shape: t('male elbow', 'siku ulir luar'),
    drawn: { branched: (tube, name) => elbowOf(tube, name, false) as Omit<Branched, 'title'> },
    sizes: threaded,
    price: 12_800,
    popularity: 700,
    lead: t(
      'Elbow of the KQ2 series whose body turns on the stem, so that the tube can be led off in any direction after the thread is tight.',
      'Siku seri KQ2 yang badannya dapat diputar pada tangkai sehingga selang dapat diarahkan bebas setelah ulir kencang.',
    ),
  },
  {
    code: 'KQ2H',
    shape: t('straight union', 'sambung lurus'),
    drawn: { pieces: (tube) => [...mouth(tube, reach(tube)), ...tubeArm(tube, reach(tube))] },
    sizes: equal,
    price: 9_800,
    popularity: 430,
    lead: t(
      'Joins two tubes of one size end to end; each side can be released by itself.',
      'Menyambung dua selang berukuran sama; tiap sisi dapat dilepas sendiri.',
    ),
  },
  {
    code: 'KQ2L',
    shape: t('union elbow', 'sambung siku'),
    drawn: { branched: (tube) => star(tube, [180, 90], false) as Omit<Branched, 'title'> },
    sizes: equal,
    price: 11_900,
    popularity: 340,
    lead: t(
      'Takes a line around a corner without kinking the tube.',
      'Membelokkan jalur tanpa menekuk selang.',
    ),
  },
  {
    code: 'KQ2T',
    shape: t('union tee', 'sambung T'),
    drawn: { branched: (tube) => star(tube, [0, 90, 180], false) as Omit<Branched, 'title'> },
    sizes: equal,
    price: 14_600,
    popularity: 410,
    lead: t(
      'Branches one line into two of the same tube size at a right angle.',
      'Mencabangkan satu jalur menjadi dua dengan ukuran selang sama pada sudut siku.',
    ),
  },
  {
    code: 'KQ2U',
    shape: t('union Y', 'sambung Y'),
    drawn: { branched: (tube) => star(tube, [180, 28, -28], false) as Omit<Branched, 'title'> },
    sizes: equal,
    price: 16_200,
    popularity: 380,
    lead: t(
      'Splits a line into two tubes that run on side by side, as in a cable chain.',
      'Membagi jalur menjadi dua selang yang berjalan berdampingan, misalnya dalam rantai kabel.',
    ),
  },
  {
    code: 'KQ2E',
    shape: t('bulkhead union', 'tembus panel'),
    drawn: {
      pieces: (tube) => [
        ...mouth(tube, bodyOver[tube] * 0.9),
        hex(4.5, bodyOver[tube] * 1.35),
        thread(12, bodyOver[tube] * 1.1),
        hex(5, bodyOver[tube] * 1.35),
        ...tubeArm(tube, bodyOver[tube] * 0.9),
      ],
    },
    sizes: equal,
    price: 27_500,
    popularity: 230,
    lead: t(
      'Carries a tube line through the wall of a cabinet or a machine guard.',
      'Membawa jalur selang menembus dinding panel atau pelindung mesin.',
    ),
  },
]

const numberOf = (code: string, tube: number, name?: Male): string =>
  `${code}${String(tube).padStart(2, '0')}-${name === undefined ? '00A' : (codes[name] ?? '')}`

function pictures(
  drawn: Shape,
  sizes: Kq2['sizes'],
  title: string,
  [tube, name]: Kq2['sizes'][number],
): Product['pictures'] {
  const of = name ?? 'R1/8'
  if ('branched' in drawn) {
    const branched = { ...drawn.branched(tube, of), title }
    return [
      { view: 'side', draw: () => branchedDimensions({ ...branched, bare: true }) },
      { view: 'shaded', draw: () => branchedShaded(branched) },
    ]
  }
  const pieces = drawn.pieces(tube, of)
  const range = sizes
    .filter((_, index) => index % Math.ceil(sizes.length / 3) === 0)
    .map(([d, end]) => ({
      pieces: drawn.pieces(d, end ?? 'R1/8'),
      text: `Ø ${d}${end === undefined ? '' : ` · ${end}`}`,
    }))
  return [
    { view: 'side', draw: () => turnedDimensions({ title, pieces, bare: true }) },
    { view: 'shaded', draw: () => turnedShaded({ title, pieces, bore: tube }) },
    { view: 'range', draw: () => turnedRange(title, range) },
  ]
}

const fitting = ({ code, shape, lead, drawn, sizes, price, popularity }: Kq2): Product => {
  const middle = sizes[Math.floor(sizes.length / 2)] ?? [6]
  const plain = middle[1] === undefined
  return {
    code: `FIT-${code}${plain ? '-00' : ''}`,
    name: t(`SMC one-touch fitting ${code}, ${shape.en}`, `Fitting one-touch SMC ${code}, ${shape.id}`),
    description: say(
      [
        lead,
        t(
          'Turns the tube in easily and holds it by a collet; a press on the button lets it go.',
          'Selang mudah didorong masuk dan ditahan penjepit; tekan tombol untuk melepasnya.',
        ),
      ],
      [
        plain
          ? t(
              'Two figures after KQ2 and its letter give the tube in mm',
              'Dua angka setelah huruf KQ2 menyatakan selang dalam mm',
            )
          : t(
              'S at the end of the number: the taper thread carries sealant',
              'S di akhir nomor: ulir tirus sudah bersealant',
            ),
        t('Also suits vacuum down to −100 kPa', 'Juga untuk vakum hingga −100 kPa'),
        t(
          'Polyurethane or nylon tube within the tolerance of the maker',
          'Selang poliuretan atau nilon dalam toleransi pabrikan',
        ),
      ],
      [
        ['medium', t('Air, vacuum', 'Udara, vakum')],
        ['tubes', '4–12 mm'],
      ],
    ),
    category: categories.pushInFittings,
    brand: 'SMC',
    popularity,
    pictures: pictures(drawn, sizes, numberOf(code, ...middle), middle),
    items: sizes.map(([tube, name]) => {
      const sku = numberOf(code, tube, name)
      return {
        sku,
        name: t(`SMC one-touch fitting ${sku}`, `Fitting SMC ${sku}`),
        uom: 'pcs',
        price:
          Math.round(
            (price * (0.6 + tube * 0.05) + (name === undefined ? 0 : maleThreads[name].d * 190)) / 100,
          ) * 100,
        weight: bodyOver[tube] ** 2 * 0.06 + (name === undefined ? 2 : maleThreads[name].d ** 2 * 0.05),
        demand: tube === 6 || tube === 8 ? 0.8 : 0.45,
        attributes: { tube, ...(name === undefined ? {} : { port: name }), max_pressure: 10 },
      }
    }),
  }
}

/** Round cylinders with a thread on both heads, mm: rod, its thread, head thread, port. */
const rounds = {
  10: { rod: 4, KK: 'M4 × 0.7', BE: 'M8 × 1', EE: 'M5' },
  16: { rod: 5, KK: 'M5 × 0.8', BE: 'M10 × 1', EE: 'M5' },
  20: { rod: 8, KK: 'M8 × 1.25', BE: 'M20 × 1.5', EE: 'Rc1/8' },
  25: { rod: 10, KK: 'M10 × 1.25', BE: 'M26 × 1.5', EE: 'Rc1/8' },
  32: { rod: 12, KK: 'M10 × 1.25', BE: 'M26 × 1.5', EE: 'Rc1/8' },
  40: { rod: 14, KK: 'M14 × 1.5', BE: 'M32 × 2', EE: 'Rc1/4' },
} as const
type RoundBore = keyof typeof rounds
const nominal = (name: string): number => Number(name.slice(1).split(' ')[0])

const roundRun = (bore: RoundBore, stroke: number): Piece[] => {
  const { rod, KK, BE } = rounds[bore]
  const [be, tubeOutside] = [nominal(BE), bore * 1.08]
  const head = Math.max(be * 1.15, tubeOutside * 1.06)
  return [
    thread(bore * 0.5, be),
    cyl(bore * 0.8, head),
    cyl(stroke + bore, tubeOutside),
    cyl(bore * 0.8, head),
    thread(bore * 0.2, be, { dia: BE }),
    hex(bore * 0.3, be * 1.25),
    thread(bore * 0.2, be),
    cyl(bore * 0.6, rod),
    thread(bore * 0.7, nominal(KK)),
  ]
}

function roundCylinder(
  code: string,
  series: string,
  bores: readonly RoundBore[],
  strokes: readonly number[],
  end: string,
  lead: Text,
): Product {
  const middle = bores[0] ?? 20
  const numbers = bores.flatMap((bore) =>
    strokes.map((stroke) => ({ number: `${series}${bore}-${stroke}${end}`, bore, stroke })),
  )
  const pieces = roundRun(middle, 50)
  const title = `${series}${middle}-${strokes[1]}${end}`
  const product = lineProduct({
    code,
    what: t('SMC round cylinder', 'Silinder bulat SMC'),
    name: t(
      `SMC air cylinder ${series}, with magnet, rubber bumper`,
      `Silinder udara SMC ${series}, bermagnet, bumper karet`,
    ),
    lead: [
      lead,
      t(
        'Stainless tube with rolled-in heads; the magnet lets switches be clamped on by a band.',
        'Tabung stainless steel dengan kepala dirol; magnetnya memungkinkan sensor dijepit dengan band.',
      ),
    ],
    points: [
      t(
        `${series} bore-stroke ${end}: basic type with a thread on both heads`,
        `${series} bore-stroke ${end}: tipe dasar berulir pada kedua kepala`,
      ),
      t('Mounting nut and rod nut are supplied', 'Termasuk mur dudukan dan mur batang'),
      t('Switches and their bands are ordered separately', 'Sensor dan band-nya dipesan terpisah'),
    ],
    data: [
      [
        'force',
        t(
          `bore ${middle}: ${n(thrust(middle, 6), ' N').en}`,
          `bore ${middle}: ${n(thrust(middle, 6), ' N').id}`,
        ),
      ],
    ],
    category: categories.miniCylinders,
    brand: 'SMC',
    popularity: 520,
    pictures: [
      { view: 'side', draw: () => turnedDimensions({ title, pieces, bare: true }) },
      { view: 'shaded', draw: () => turnedShaded({ title, pieces }) },
      { view: 'symbol', draw: () => partSymbol('cylinder', title) },
    ],
    sizes: numbers.map(({ number, bore, stroke }, index): Size => ({
      key: String(index),
      size: number,
      attributes: {
        bore,
        stroke,
        rod_diameter: rounds[bore].rod,
        rod_thread: rounds[bore].KK,
        port: rounds[bore].EE,
        piston_magnet: yes,
        max_pressure: bore < 20 ? 7 : 10,
      },
      price: 210_000 + bore * 9_400 + stroke * 1_250,
      weight: bore ** 2 * 0.3 + stroke * bore * 0.05 + 20,
      demand: stroke <= 100 ? 0.55 : 0.3,
    })),
  })
  return withNumbers(
    product,
    numbers.map(({ number }) => number),
  )
}

export const smcRange: readonly Product[] = [
  roundCylinder(
    'SCJ',
    'CDJ2B',
    [10, 16],
    [15, 30, 45, 60, 75, 100],
    'Z-B',
    t(
      'Pencil cylinder for small feeders, ejectors and testers.',
      'Silinder pensil untuk pengumpan kecil, pelontar, dan alat uji.',
    ),
  ),
  roundCylinder(
    'SCM',
    'CDM2B',
    [20, 25, 32, 40],
    [25, 50, 75, 100, 150, 200],
    'Z',
    t(
      'General round cylinder for packing machines, doors and lifting gear.',
      'Silinder bulat umum untuk mesin kemas, pintu, dan pengangkat.',
    ),
  ),
  ...fittings.map(fitting),
]

import type { Item, Product, Text } from '../catalogue/model.ts'
import { rupiah } from '../catalogue/price.ts'
import { categories } from './categories.ts'
import { fittingModel, type FittingShape } from './fitting.drawing.ts'
import { metals } from './materials.ts'
import { modelled } from './model.ts'
import { made } from './product.ts'
import { labels, t, tableOf } from './prose.ts'
import { inches } from './valve.ts'

/** Outside diameter of the thread in mm by DN. Source: ISO 7-1. */
const threadOd: Readonly<Record<number, number>> = {
  8: 13.2,
  10: 16.7,
  15: 21,
  20: 26.4,
  25: 33.2,
  32: 41.9,
  40: 47.8,
  50: 59.6,
  65: 75.2,
  80: 87.9,
  100: 113,
}
const inch = (dn: number): string => inches[dn] ?? ''

type Shape = {
  shape: FittingShape
  code: string
  name: Text
  use: Text
  /** Centre to end or length in mm by DN, where the standard gives it. Source: ISO 49. */
  length?: Readonly<Record<number, number>>
  reducing?: boolean
  bulk: number
}
const elbow = { 8: 21, 10: 25, 15: 28, 20: 33, 25: 38, 32: 45, 40: 50, 50: 58, 65: 69, 80: 78, 100: 96 }
const shapes = {
  elbow: {
    shape: 'elbow90',
    code: 'EL90',
    bulk: 1,
    length: elbow,
    name: t('90° elbow', 'Elbow 90° (knee)'),
    use: t('Turns the line by 90°.', 'Membelokkan pipa tegak lurus.'),
  },
  elbow45: {
    shape: 'elbow45',
    code: 'EL45',
    bulk: 0.9,
    length: { 10: 20, 15: 22, 20: 25, 25: 28, 32: 33, 40: 36, 50: 43 },
    name: t('45° elbow', 'Elbow 45°'),
    use: t(
      'Turns the line by 45°, with less pressure loss than a 90° elbow.',
      'Membelokkan pipa 45° dengan rugi tekanan lebih kecil daripada elbow 90°.',
    ),
  },
  street: {
    shape: 'street',
    code: 'SE90',
    bulk: 1,
    name: t('90° street elbow', 'Elbow 90° drat luar dalam (street elbow)'),
    use: t(
      'One male and one female end: sits on a valve or pump without a nipple.',
      'Satu ujung drat luar, satu drat dalam: dipasang di katup atau pompa tanpa nipel.',
    ),
  },
  tee: {
    shape: 'tee',
    code: 'TEE',
    bulk: 1.45,
    length: elbow,
    name: t('Equal tee', 'Tee (ukuran sama)'),
    use: t(
      'Branches a line of the same size at a right angle.',
      'Membuat cabang tegak lurus dengan ukuran sama.',
    ),
  },
  cross: {
    shape: 'cross',
    code: 'CRS',
    bulk: 1.9,
    length: elbow,
    name: t('Cross', 'Cross (perempatan)'),
    use: t(
      'Four ends in one plane, for manifolds and railings.',
      'Empat ujung sebidang, untuk manifold dan pagar pipa.',
    ),
  },
  socket: {
    shape: 'socket',
    code: 'SOC',
    bulk: 0.7,
    length: { 8: 27, 10: 30, 15: 36, 20: 39, 25: 45, 32: 50, 40: 55, 50: 65, 65: 74, 80: 80, 100: 94 },
    name: t('Socket', 'Socket (sok lurus)'),
    use: t('Joins two pipes of the same size.', 'Menyambung dua pipa berukuran sama.'),
  },
  reducer: {
    shape: 'reducer',
    code: 'RED',
    bulk: 0.75,
    reducing: true,
    name: t('Reducing socket', 'Reducer socket (vlok sok)'),
    use: t(
      'Joins a pipe with a smaller one in line.',
      'Menyambung pipa dengan pipa yang lebih kecil, segaris.',
    ),
  },
  union: {
    shape: 'union',
    code: 'UN',
    bulk: 1.5,
    length: { 8: 42, 10: 45, 15: 48, 20: 52, 25: 58, 32: 65, 40: 70, 50: 78, 65: 85, 80: 95 },
    name: t('Union, conical seat', 'Union (water moer), dudukan tirus'),
    use: t(
      'Opens the line next to a valve or meter without turning the pipe.',
      'Membuka jalur di dekat katup atau meter tanpa memutar pipa.',
    ),
  },
  bushing: {
    shape: 'bushing',
    code: 'BSH',
    bulk: 0.5,
    reducing: true,
    name: t('Hexagon bushing', 'Bushing segi enam (verloop ring)'),
    use: t(
      'Screws into a larger thread and takes a smaller pipe or instrument.',
      'Dipasang pada drat yang lebih besar untuk menerima pipa atau instrumen yang lebih kecil.',
    ),
  },
  plug: {
    shape: 'plug',
    code: 'PLG',
    bulk: 0.45,
    name: t('Square head plug', 'Plug kepala persegi (dop drat luar)'),
    use: t(
      'Closes a female thread and comes out again with a plain spanner.',
      'Menutup drat dalam dan dapat dibuka lagi dengan kunci biasa.',
    ),
  },
  cap: {
    shape: 'cap',
    code: 'CAP',
    bulk: 0.5,
    name: t('Cap', 'Cap (dop drat dalam)'),
    use: t('Closes the end of a threaded pipe.', 'Menutup ujung pipa berulir.'),
  },
  nipple: {
    shape: 'hex-nipple',
    code: 'NIP',
    bulk: 0.6,
    length: { 8: 36, 10: 38, 15: 44, 20: 47, 25: 53, 32: 57, 40: 59, 50: 68, 65: 75, 80: 83, 100: 95 },
    name: t('Hexagon nipple', 'Double nipple segi enam'),
    use: t('Joins two female threads face to face.', 'Menyambung dua drat dalam yang berhadapan.'),
  },
  barrel: {
    shape: 'barrel-nipple',
    code: 'BNP',
    bulk: 0.75,
    length: { 8: 50, 10: 50, 15: 50, 20: 50, 25: 50, 32: 75, 40: 75, 50: 100, 65: 100, 80: 100, 100: 100 },
    name: t('Barrel nipple', 'Barrel nipple (nipel pipa)'),
    use: t('A short pipe with a thread on both ends.', 'Pipa pendek berulir di kedua ujung.'),
  },
  hose: {
    shape: 'hose-nipple',
    code: 'HN',
    bulk: 0.6,
    name: t('Hose nipple', 'Nipel selang (hose nipple)'),
    use: t(
      'Male thread on one end, barbed tail for a hose on the other.',
      'Satu ujung drat luar, ujung lain bergerigi untuk selang.',
    ),
  },
} as const satisfies Record<string, Shape>
type ShapeKey = keyof typeof shapes

type Make = {
  code: string
  word: Text
  material: Text
  standard: string
  category: Text
  pressure: number
  hot: number
  perGram: number
  advice: Text
  hint: Text
  brand: 'Alirana' | 'Flensara' | 'Valtirta'
  sizes: readonly number[]
}
const makes = {
  galvanised: {
    code: 'MG',
    word: t('malleable iron, galvanised', 'besi cor malleable galvanis'),
    material: t('Malleable iron, hot-dip galvanised', 'Besi cor malleable, galvanis celup panas'),
    standard: 'ISO 49',
    category: categories.malleableFittings,
    pressure: 25,
    hot: 120,
    perGram: 74,
    brand: 'Alirana',
    sizes: [10, 15, 20, 25, 32, 40, 50, 65, 80, 100],
    advice: t(
      'Hot-dip galvanised iron is the standard on clean water, air and fire lines of galvanised pipe.',
      'Besi cor malleable galvanis celup panas adalah standar jalur air bersih, udara, dan hidran dari pipa galvanis.',
    ),
    hint: t(
      'Never weld it: the zinc fumes are poisonous and the iron cracks',
      'Jangan dilas: asap sengnya beracun dan besinya retak',
    ),
  },
  black: {
    code: 'MB',
    word: t('malleable iron, black', 'besi cor malleable hitam'),
    material: t('Malleable iron, black', 'Besi cor malleable, hitam'),
    standard: 'ISO 49',
    category: categories.malleableFittings,
    pressure: 20,
    hot: 300,
    perGram: 60,
    brand: 'Alirana',
    sizes: [15, 20, 25, 32, 40, 50, 65, 80],
    advice: t(
      'Black fittings go with black pipe on gas, oil, steam and closed heating water.',
      'Fitting hitam dipasangkan dengan pipa hitam untuk gas, minyak, uap, dan air panas sirkuit tertutup.',
    ),
    hint: t(
      'Paint after the pressure test: bare iron rusts at the thread first',
      'Cat setelah uji tekan: besi polos berkarat mulai dari ulir',
    ),
  },
  ss304: {
    code: 'S4',
    word: t('stainless steel 304, 150 lb', 'stainless steel 304, 150 lb'),
    material: t('Stainless steel 304', 'Stainless steel 304'),
    standard: 'ISO 4144',
    category: categories.stainlessFittings,
    pressure: 16,
    hot: 180,
    perGram: 205,
    brand: 'Flensara',
    sizes: [8, 10, 15, 20, 25, 32, 40, 50, 65, 80],
    advice: metals.ss304.advice,
    hint: t(
      'Use PTFE tape with a lubricant: stainless threads gall when dry',
      'Pakai seal tape dengan pelumas: ulir stainless steel yang kering mudah lengket',
    ),
  },
  ss316: {
    code: 'S6',
    word: t('stainless steel 316, 150 lb', 'stainless steel 316, 150 lb'),
    material: t('Stainless steel 316', 'Stainless steel 316'),
    standard: 'ISO 4144',
    category: categories.stainlessFittings,
    pressure: 16,
    hot: 180,
    perGram: 285,
    brand: 'Flensara',
    sizes: [8, 10, 15, 20, 25, 32, 40, 50],
    advice: metals.ss316.advice,
    hint: t(
      'The mark 316 is cast in: do not mix with 304 near the sea',
      'Tanda 316 tercetak pada badan: jangan dicampur dengan 304 di dekat laut',
    ),
  },
} as const satisfies Record<string, Make>
type MakeKey = keyof typeof makes

const turns = tableOf(
  [
    [
      t('Size', 'Ukuran'),
      t('Threads per inch', 'Ulir per inci'),
      t('Length screwed in', 'Panjang ulir masuk'),
    ],
    ['1/2"', '14', t('13 mm', '13 mm')],
    ['3/4"', '14', t('14.5 mm', '14,5 mm')],
    ['1"', '11', t('17 mm', '17 mm')],
    ['1-1/4"', '11', t('19 mm', '19 mm')],
    ['1-1/2"', '11', t('19 mm', '19 mm')],
    ['2"', '11', t('23.5 mm', '23,5 mm')],
  ],
  t(
    'Thread Rc inside, R outside (ISO 7-1). Hand-tight, then one and a half to two turns with the wrench.',
    'Ulir dalam Rc, ulir luar R (ISO 7-1). Kencangkan dengan tangan, lalu satu setengah sampai dua putaran dengan kunci pipa.',
  ),
)

function product(key: ShapeKey, makeKey: MakeKey, popularity: number): Product {
  const [of, make]: [Shape, Make] = [shapes[key], makes[makeKey]]
  const male =
    of.shape === 'hex-nipple' ||
    of.shape === 'barrel-nipple' ||
    of.shape === 'plug' ||
    of.shape === 'bushing' ||
    of.shape === 'hose-nipple'
  const steps = make.sizes.filter((dn) => of.length === undefined || dn in of.length)
  const smaller = (dn: number): number[] => make.sizes.filter((size) => size < dn).slice(-2)
  const pairs: (readonly [number, number | undefined])[] =
    of.reducing === true
      ? steps.slice(1).flatMap((dn) => smaller(dn).map((small) => [dn, small] as const))
      : steps.map((dn) => [dn, undefined] as const)
  const name = t(`${of.name.en}, ${make.word.en}`, `${of.name.id}, ${make.word.id}`)
  const items = pairs.map(([dn, small]): Item => {
    const od = threadOd[dn] ?? dn
    const mass = of.bulk * (0.03 * od ** 2.12 + 12) * 2.4
    const size = small === undefined ? inch(dn) : `${inch(dn)} × ${inch(small)}`
    const length = of.length?.[dn]
    return {
      sku: `${make.code}${of.code}-${String(dn).padStart(2, '0')}${small === undefined ? '' : `-${String(small).padStart(2, '0')}`}`,
      name: t(`${name.en}, ${size}`, `${name.id}, ${size}`),
      uom: 'pcs',
      price: rupiah(2_600 + mass * make.perGram),
      weight: mass,
      demand: dn <= 25 ? 0.98 : dn <= 50 ? 0.8 : 0.45,
      ...(dn <= 20 ? { multiple: 5, minimum: 5 } : {}),
      attributes: {
        standard: make.standard,
        nominal_size: size,
        thread: male ? `R${inch(dn).replace('"', '')}` : `Rc${inch(dn).replace('"', '')}`,
        ...(small === undefined ? {} : { end_two: `Rc${inch(small).replace('"', '')}` }),
        ...(of.shape === 'street' ? { end_two: `R${inch(dn).replace('"', '')}` } : {}),
        material: make.material,
        ...(length === undefined || make.standard !== 'ISO 49'
          ? {}
          : of.shape.startsWith('elbow') || of.shape === 'tee' || of.shape === 'cross'
            ? { centre_to_end: length }
            : { length }),
        max_pressure: make.pressure,
        max_temperature: make.hot,
      },
    }
  })
  const dn = 25
  const c =
    of.length?.[dn] ??
    (of.shape === 'street'
      ? 38
      : of.shape === 'reducer'
        ? 45
        : of.shape === 'hose-nipple'
          ? 68
          : of.shape === 'plug'
            ? 34
            : 30)
  const title = `${make.standard} · ${of.reducing === true ? '1" × 1/2"' : '1"'}`
  return made({
    code: `FIT-${make.code}-${of.code}`,
    name,
    lead: [of.use, make.advice],
    points: [
      t(
        'Taper male thread seals in the thread: PTFE tape, hemp or paste, laid clockwise',
        'Ulir luar tirus merapat di ulirnya: seal tape, rami, atau pasta, dililit searah jarum jam',
      ),
      make.hint,
      of.shape === 'union'
        ? t('Keep the conical seat clean and free of sealant', 'Jaga dudukan tirus tetap bersih dari sealant')
        : t(
            'Do not turn back once tight: seal it anew instead',
            'Jangan diputar balik setelah kencang: rapatkan ulang bila perlu',
          ),
    ],
    data: [
      [labels.standard, make.standard],
      [labels.thread, t('Rc/R, ISO 7-1 (BSPT)', 'Rc/R, ISO 7-1 (BSPT)')],
      [labels.pressure, `${make.pressure} bar`],
      [labels.temperature, t(`up to ${make.hot} °C`, `sampai ${make.hot} °C`)],
    ],
    category: make.category,
    brand: make.brand,
    popularity,
    ...(key === 'elbow' || key === 'union' ? { tabs: [{ title: t('Thread', 'Ulir'), html: turns }] } : {}),
    pictures: modelled(() =>
      fittingModel({
        shape: of.shape,
        od: threadOd[dn] ?? 33,
        c,
        ...(of.reducing === true ? { small: 21 } : {}),
        thread: male ? 'R1' : 'Rc1',
        title,
      }),
    ),
    items,
  })
}

const list = (make: MakeKey, keys: readonly (readonly [ShapeKey, number])[]): Product[] =>
  keys.map(([key, popularity]) => product(key, make, popularity))

export const threadedFittings: readonly Product[] = [
  ...list('galvanised', [
    ['elbow', 790],
    ['tee', 740],
    ['socket', 720],
    ['union', 650],
    ['nipple', 700],
    ['reducer', 610],
    ['bushing', 590],
    ['plug', 560],
    ['cap', 480],
    ['elbow45', 460],
    ['street', 330],
    ['cross', 180],
  ]),
  ...list('black', [
    ['elbow', 420],
    ['tee', 390],
    ['socket', 370],
    ['union', 350],
    ['nipple', 340],
    ['bushing', 280],
  ]),
  ...list('ss304', [
    ['elbow', 640],
    ['tee', 580],
    ['socket', 540],
    ['union', 520],
    ['nipple', 630],
    ['barrel', 450],
    ['reducer', 420],
    ['bushing', 490],
    ['plug', 430],
    ['cap', 360],
    ['street', 310],
    ['hose', 440],
    ['elbow45', 290],
  ]),
  ...list('ss316', [
    ['elbow', 310],
    ['tee', 270],
    ['nipple', 320],
    ['union', 240],
    ['bushing', 230],
  ]),
]

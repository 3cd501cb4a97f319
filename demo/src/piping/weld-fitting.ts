import type { Item, Product, Text } from '../catalogue/model.ts'
import { rupiah } from '../catalogue/price.ts'
import { pipeSizes } from '../standards/asme-b16-5.ts'
import { b169, wallOf, type Schedule } from '../standards/asme-b36.ts'
import { categories } from './categories.ts'
import { fittingModel, type FittingShape } from './fitting.drawing.ts'
import { modelled } from './model.ts'
import { made } from './product.ts'
import { labels, t } from './prose.ts'

type Kind = {
  shape: FittingShape
  code: string
  column: 'elbow90' | 'elbow45' | 'tee' | 'reducer' | 'cap'
  name: Text
  use: Text
  hint: Text
  bulk: number
}
const kinds = {
  elbow: {
    shape: 'weld90',
    code: 'E90',
    column: 'elbow90',
    bulk: 1,
    name: t('Butt-weld elbow 90° long radius', 'Elbow las 90° long radius'),
    use: t(
      'Bend of 1.5 times the nominal size: the usual elbow, with little pressure loss.',
      'Radius 1,5 kali ukuran nominal: elbow yang lazim, rugi tekanannya kecil.',
    ),
    hint: t(
      'Can be cut to a smaller angle; dress the new end to 37.5°',
      'Dapat dipotong menjadi sudut lebih kecil; ujung baru dibevel 37,5°',
    ),
  },
  elbow45: {
    shape: 'weld45',
    code: 'E45',
    column: 'elbow45',
    bulk: 0.52,
    name: t('Butt-weld elbow 45° long radius', 'Elbow las 45° long radius'),
    use: t(
      'Half a bend for offsets and branches that run with the flow.',
      'Belokan 45° untuk offset dan cabang yang searah aliran.',
    ),
    hint: t('Two of them make an offset without a dead leg', 'Dua elbow membentuk offset tanpa ruang mati'),
  },
  tee: {
    shape: 'weld-tee',
    code: 'TEE',
    column: 'tee',
    bulk: 1.5,
    name: t('Butt-weld equal tee', 'Tee las (ukuran sama)'),
    use: t(
      'Branch with the full strength of the pipe, drawn from one piece without a seam at the crotch.',
      'Cabang sekuat pipanya, dibentuk dari satu bahan tanpa sambungan di percabangan.',
    ),
    hint: t(
      'Stronger than a branch welded onto the pipe',
      'Lebih kuat daripada cabang yang dilas langsung pada pipa',
    ),
  },
  concentric: {
    shape: 'concentric',
    code: 'RC',
    column: 'reducer',
    bulk: 0.62,
    name: t('Butt-weld concentric reducer', 'Reducer las konsentris'),
    use: t(
      'Narrows the line around its axis; the choice for upright pipes and pump discharges.',
      'Memperkecil pipa sesumbu; pilihan untuk pipa tegak dan sisi tekan pompa.',
    ),
    hint: t(
      'In level liquid lines it traps air: take the eccentric one',
      'Pada pipa cairan mendatar menjebak udara: gunakan tipe eksentris',
    ),
  },
  eccentric: {
    shape: 'eccentric',
    code: 'RE',
    column: 'reducer',
    bulk: 0.64,
    name: t('Butt-weld eccentric reducer', 'Reducer las eksentris'),
    use: t(
      'Flat on one side: flat side up at pump inlets, down on steam lines and pipe racks.',
      'Rata pada satu sisi: sisi rata di atas pada isap pompa, di bawah pada jalur uap dan rak pipa.',
    ),
    hint: t('Mark the flat side before tacking', 'Tandai sisi rata sebelum las titik'),
  },
  cap: {
    shape: 'weld-cap',
    code: 'CAP',
    column: 'cap',
    bulk: 0.45,
    name: t('Butt-weld cap', 'Cap las (dop)'),
    use: t(
      'Ellipsoidal end for headers and vessels, stronger than a flat plate of the same wall.',
      'Tutup elipsoid untuk header dan bejana, lebih kuat daripada pelat rata setebal sama.',
    ),
    hint: t(
      'Drill and tap before welding where a drain is wanted',
      'Bor dan tap sebelum dilas bila perlu lubang kuras',
    ),
  },
} as const satisfies Record<string, Kind>

type Make = {
  code: string
  schedule: Schedule
  material: Text
  short: Text
  standard: string
  perKilo: number
  advice: Text
  brand: 'Flensara' | 'Alirana'
}
const makes = {
  wpb40: {
    code: 'WPB40',
    schedule: '40',
    material: t('Carbon steel A234 WPB', 'Baja karbon A234 WPB'),
    short: t('carbon steel SCH 40', 'baja karbon SCH 40'),
    standard: 'ASME B16.9',
    perKilo: 46_000,
    brand: 'Flensara',
    advice: t(
      'A234 WPB welds to A53 and A106 pipe for steam, oil, gas and fire water.',
      'A234 WPB dilas pada pipa A53 dan A106 untuk uap, minyak, gas, dan hidran.',
    ),
  },
  wpb80: {
    code: 'WPB80',
    schedule: '80',
    material: t('Carbon steel A234 WPB', 'Baja karbon A234 WPB'),
    short: t('carbon steel SCH 80', 'baja karbon SCH 80'),
    standard: 'ASME B16.9',
    perKilo: 49_000,
    brand: 'Flensara',
    advice: t(
      'The thicker wall serves boiler feed, condensate and corrosive lines with a wear allowance.',
      'Dinding lebih tebal untuk air umpan boiler, kondensat, dan jalur korosif yang memerlukan cadangan aus.',
    ),
  },
  ss304: {
    code: '304S10',
    schedule: '10S',
    material: t('Stainless steel 304', 'Stainless steel 304'),
    short: t('stainless steel 304 SCH 10S', 'stainless steel 304 SCH 10S'),
    standard: 'ASME B16.9',
    perKilo: 168_000,
    brand: 'Alirana',
    advice: t(
      'Thin-wall 304 for water treatment, food and chemical lines; purge the inside with argon while welding.',
      '304 berdinding tipis untuk pengolahan air, makanan, dan kimia; aliri argon di bagian dalam saat mengelas.',
    ),
  },
  ss316: {
    code: '316S10',
    schedule: '10S',
    material: t('Stainless steel 316L', 'Stainless steel 316L'),
    short: t('stainless steel 316L SCH 10S', 'stainless steel 316L SCH 10S'),
    standard: 'ASME B16.9',
    perKilo: 236_000,
    brand: 'Alirana',
    advice: t(
      '316L for brine, bleach plants and the coast; the low carbon keeps the weld zone from rusting.',
      '316L untuk air garam, pabrik pemutih, dan daerah pantai; kadar karbon rendah menjaga daerah las dari karat.',
    ),
  },
} as const satisfies Record<string, Make>

function product(key: keyof typeof kinds, makeKey: keyof typeof makes, popularity: number): Product {
  const [kind, make]: [Kind, Make] = [kinds[key], makes[makeKey]]
  const reducing = kind.column === 'reducer'
  const name = t(`${kind.name.en}, ${make.short.en}`, `${kind.name.id}, ${make.short.id}`)
  type PipeSize = (typeof pipeSizes)[number]
  type Row = PipeSize & { length: number; wall: number; small: PipeSize | undefined }
  const sizes: readonly PipeSize[] = pipeSizes
  const pairs = sizes.flatMap((size, index): Row[] => {
    const length = b169[kind.column][index]
    const wall = wallOf(size.inch, make.schedule)
    if (length === undefined || wall === undefined) return []
    if (!reducing) return [{ ...size, length, wall, small: undefined }]
    return index === 0
      ? []
      : sizes
          .slice(Math.max(0, index - (size.dn >= 50 ? 2 : 1)), index)
          .map((small) => ({ ...size, length, wall, small }))
  })
  const items = pairs.map(({ inch, dn, od, length, wall, small }): Item => {
    const perMm = Math.PI * (od - wall) * wall * 0.00785
    const mass = Math.max(
      30,
      perMm *
        length *
        (kind.column === 'elbow90'
          ? 1.57
          : kind.column === 'tee'
            ? 2.6
            : kind.column === 'elbow45'
              ? 1.9
              : kind.column === 'cap'
                ? 1.15
                : 0.85),
    )
    const size = small === undefined ? inch : `${inch} × ${small.inch}`
    return {
      sku: `BW${kind.code}-${make.code}-${String(dn).padStart(3, '0')}${small === undefined ? '' : `-${String(small.dn).padStart(3, '0')}`}`,
      name: t(`${name.en}, ${size}`, `${name.id}, ${size}`),
      uom: 'pcs',
      price: rupiah(7_500 + (mass / 1000) * make.perKilo * (small === undefined ? 1 : 1.35)),
      weight: mass,
      demand: dn >= 25 && dn <= 100 ? 0.9 : 0.45,
      attributes: {
        standard: make.standard,
        nominal_size: size,
        bore_dn: dn,
        schedule: `SCH ${make.schedule}`,
        material: make.material,
        outer_diameter: od,
        wall,
        ...(small === undefined ? {} : { end_two: small.inch }),
        ...(reducing || kind.column === 'cap' ? { length } : { centre_to_end: length }),
      },
    }
  })
  const shown = pairs.find(({ dn, small }) => dn === 80 && (small === undefined || small.dn === 50))
  return made({
    code: `WELD-${kind.code}-${make.code}`,
    name,
    lead: [kind.use, make.advice],
    points: [
      kind.hint,
      t('Ends bevelled to 37.5° with a land of 1.6 mm', 'Ujung dibevel 37,5° dengan akar (land) 1,6 mm'),
      t(
        'Match the schedule of the pipe, or the wall steps inside',
        'Samakan schedule dengan pipanya agar dinding dalam tidak bertangga',
      ),
    ],
    data: [
      [labels.standard, make.standard],
      [labels.material, make.material],
      [t('Wall', 'Dinding'), `SCH ${make.schedule}`],
    ],
    category: categories.weldFittings,
    brand: make.brand,
    popularity,
    pictures: modelled(() =>
      fittingModel({
        shape: kind.shape,
        od: shown?.od ?? 88.9,
        c: shown?.length ?? 114,
        ...(shown?.small === undefined ? {} : { small: shown.small.od }),
        thread: '',
        title: `ASME B16.9 · SCH ${make.schedule} · 3"${reducing ? ' × 2"' : ''}`,
      }),
    ),
    items,
  })
}

export const weldFittings: readonly Product[] = [
  product('elbow', 'wpb40', 670),
  product('elbow45', 'wpb40', 430),
  product('tee', 'wpb40', 520),
  product('concentric', 'wpb40', 450),
  product('eccentric', 'wpb40', 290),
  product('cap', 'wpb40', 330),
  product('elbow', 'wpb80', 310),
  product('tee', 'wpb80', 220),
  product('elbow', 'ss304', 440),
  product('elbow45', 'ss304', 230),
  product('tee', 'ss304', 340),
  product('concentric', 'ss304', 300),
  product('cap', 'ss304', 190),
  product('elbow', 'ss316', 260),
  product('tee', 'ss316', 180),
]

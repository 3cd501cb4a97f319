import type { Item, Product, Text } from '../catalogue/model.ts'
import { rupiah } from '../catalogue/price.ts'
import { figure } from '../catalogue/text.ts'
import { as568 } from '../standards/as568.ts'
import { jisB2401 } from '../standards/jis-b2401.ts'
import { categories } from './categories.ts'
import { ringDimensions, ringInGroove, ringShaded } from './o-ring.drawing.ts'
import { labels, prose, t, tableOf } from './prose.ts'
import { rubbers, type Rubber } from './rubbers.ts'

type Ring = { number: string; d1: number; d2: number; depth?: number; groove?: number }
type Series = {
  code: string
  standard?: string
  name: Text
  use: Text
  hint: Text
  range: Text
  rings: readonly Ring[]
  shown: number
}

const items = (rings: readonly Ring[], rubber: Rubber, standard: string | undefined): Item[] =>
  rings.map(({ number, d1, d2 }) => {
    const volume = Math.PI * (d1 + d2) * (Math.PI / 4) * d2 ** 2
    const pack = d1 < 20 ? 100 : d1 < 35 ? 50 : d1 < 75 ? 20 : d1 < 150 ? 10 : 5
    const size = (language: 'en' | 'id'): string => `${figure(d1)[language]} × ${figure(d2)[language]} mm`
    return {
      sku: `OR-${rubber.letters}-${number}`,
      name: {
        en: `O-ring ${rubber.name} ${number}, ${size('en')}`,
        id: `Seal O-ring ${rubber.name} ${number.replace(/^P(?=\d+\.)/, 'P ')}, ${size('id')}`,
      },
      uom: 'box',
      price: rupiah((380 + volume * 0.62) * rubber.factor * pack),
      weight: volume * rubber.density * 0.001 * pack,
      demand: d1 % 10 > 9 || d1 < 30 ? 0.9 : 0.55,
      attributes: {
        ...(standard === undefined ? {} : { standard }),
        ring_size: number,
        material: rubber.name,
        colour: rubber.colour,
        hardness: rubber.hardness,
        inner_diameter: d1,
        cord: d2,
        max_temperature: rubber.hot,
        pack_qty: pack,
      },
    }
  })

const jis = (keep: (number: string, d2: number) => boolean): Ring[] =>
  Object.entries(jisB2401)
    .filter(([number, { d2 }]) => keep(number, d2))
    .map(([number, ring]) => ({ number, ...ring }))

/** The sizes that lie in every toolbox, which the first product of series P holds. */
const everyday = new Set(
  'P3 P4 P5 P6 P7 P8 P9 P10 P11 P12 P14 P15 P16 P18 P20 P22 P25 P26 P30 P32 P35 P40 P45 P50'.split(' '),
)

const useP = t(
  'Series P seals pistons and rods as well as covers: the groove holds the ring tight enough to stay put and loose enough to move.',
  'Seri P merapatkan piston dan batang yang bergerak maupun tutup yang diam: alurnya cukup ketat agar ring tidak lari, cukup longgar agar dapat bergeser.',
)
const hintP = t(
  'The number is close to the shaft diameter in millimetres: a shaft of 25 mm takes P25',
  'Nomornya mendekati diameter poros dalam milimeter: poros 25 mm memakai P25',
)
const useG = t(
  'Series G is the fixed seal for flanges, cylinder covers and bores; its thinner cord saves room but does not last on moving rods.',
  'Seri G adalah seal diam untuk flensa, tutup silinder, dan lubang; penampangnya lebih tipis sehingga hemat tempat, tetapi tidak awet pada batang yang bergerak.',
)
const hintG = t(
  'Measure the shaft or spigot, not a used ring: old rings are flattened and stretched',
  'Ukur porosnya, bukan ring bekas: ring lama sudah gepeng dan mulur',
)

const series: Record<string, Series> = {
  '': {
    code: '',
    standard: 'JIS B 2401',
    name: t('JIS B 2401 series P', 'JIS B 2401 seri P'),
    use: useP,
    hint: hintP,
    range: t('P3 to P50, the sizes most asked for', 'P3 sampai P50, nomor yang paling banyak dicari'),
    rings: jis((number) => everyday.has(number)),
    shown: 16,
  },
  PB: {
    code: '-P-MORE',
    standard: 'JIS B 2401',
    name: t('JIS B 2401 series P, intermediate sizes', 'JIS B 2401 seri P, nomor antara'),
    use: useP,
    hint: hintP,
    range: t('P12.5 to P49, the numbers between', 'P12,5 sampai P49, nomor di antaranya'),
    rings: jis((number, d2) => number.startsWith('P') && d2 < 5 && !everyday.has(number)),
    shown: 7,
  },
  PC: {
    code: '-P-LARGE',
    standard: 'JIS B 2401',
    name: t('JIS B 2401 series P, P52 to P150', 'JIS B 2401 seri P, P52 sampai P150'),
    use: useP,
    hint: t(
      'Wide cord of 5.7 mm: the groove is 7.5 mm wide and 5 mm deep',
      'Penampang 5,7 mm: alur selebar 7,5 mm dan sedalam 5 mm',
    ),
    range: t('P52 to P150, cord 5.7 mm', 'P52 sampai P150, penampang 5,7 mm'),
    rings: jis((number, d2) => number.startsWith('P') && d2 > 5),
    shown: 10,
  },
  GA: {
    code: '-G',
    standard: 'JIS B 2401',
    name: t('JIS B 2401 series G, G25 to G145', 'JIS B 2401 seri G, G25 sampai G145'),
    use: useG,
    hint: hintG,
    range: t('G25 to G145, cord 3.1 mm', 'G25 sampai G145, penampang 3,1 mm'),
    rings: jis((number, d2) => number.startsWith('G') && d2 < 5),
    shown: 5,
  },
  GB: {
    code: '-G-LARGE',
    standard: 'JIS B 2401',
    name: t('JIS B 2401 series G, G150 to G300', 'JIS B 2401 seri G, G150 sampai G300'),
    use: useG,
    hint: t(
      'Lay large rings in the groove without twist: turn the cord back where its seam line spirals',
      'Pasang ring besar tanpa terpuntir: luruskan bila garis cetakannya melingkar spiral',
    ),
    range: t('G150 to G300, cord 5.7 mm', 'G150 sampai G300, penampang 5,7 mm'),
    rings: jis((number, d2) => number.startsWith('G') && d2 > 5),
    shown: 4,
  },
  ...Object.fromEntries(
    as568.map(({ series: hundred, cord, rings }): [string, Series] => [
      `AS${hundred[0] ?? ''}`,
      {
        code: `-AS568-${hundred[0] ?? ''}`,
        standard: 'AS568',
        name: t(
          `AS568 series ${hundred}, cord ${figure(cord).en} mm`,
          `AS568 seri ${hundred}, penampang ${figure(cord).id} mm`,
        ),
        use: t(
          'Inch rings for American valves, pumps, compressors and hose couplings, named by the dash number that parts lists give.',
          'Ring ukuran inci untuk katup, pompa, kompresor, dan kopling selang buatan Amerika, disebut dengan nomor dash seperti pada daftar suku cadang.',
        ),
        hint: t(
          `All rings of the ${hundred} numbers have a cord of ${figure(cord).en} mm (${hundred === '0xx' ? '1/16"' : hundred === '1xx' ? '3/32"' : hundred === '2xx' ? '1/8"' : '3/16"'} nominal)`,
          `Semua ring bernomor ${hundred} berpenampang ${figure(cord).id} mm (nominal ${hundred === '0xx' ? '1/16"' : hundred === '1xx' ? '3/32"' : hundred === '2xx' ? '1/8"' : '3/16"'})`,
        ),
        range: t(`Dash numbers ${hundred}`, `Nomor dash ${hundred}`),
        rings: Object.entries(rings)
          .toSorted(([a], [b]) => (a < b ? -1 : 1))
          .map(([number, d1]) => ({ number, d1, d2: cord })),
        shown: 6,
      },
    ]),
  ),
}

const resistance: Text = tableOf(
  [
    [t('Medium', 'Media'), 'NBR', 'FKM', 'EPDM', 'VMQ'],
    [t('Mineral oil, grease', 'Oli mineral, grease'), '++', '++', '−', '+'],
    [t('Petrol, diesel', 'Bensin, solar'), '+', '++', '−', '−'],
    [t('Hot water, steam', 'Air panas, uap'), '−', '−', '++', '−'],
    [t('Brake fluid', 'Minyak rem'), '−', '−', '++', '+'],
    [t('Dilute acids', 'Asam encer'), '+', '++', '++', '+'],
    [t('Ozone, weather', 'Ozon, cuaca'), '−', '++', '++', '++'],
    [t('Dry air above 120 °C', 'Udara kering di atas 120 °C'), '−', '++', '+', '++'],
  ],
  t(
    '++ suits well, + suits with limits, − does not suit. It also depends on concentration and temperature; ask us about mixtures.',
    '++ sangat sesuai, + sesuai dengan batasan, − tidak sesuai. Kadar dan suhu tetap menentukan; tanyakan kepada kami untuk media campuran.',
  ),
)

function product(key: string, rubber: Rubber, popularity: number, own?: Partial<Product>): Product {
  const of = series[key]
  if (of === undefined) throw new Error(`No series of O-rings named ${key}`)
  const shown = of.rings[of.shown] ?? of.rings[0]
  if (shown === undefined) throw new Error(`No O-rings in series ${key}`)
  const { number, d1, d2, depth, groove } = shown
  const ring = {
    inner: d1,
    cord: d2,
    title: `${of.standard ?? ''} · ${number} · ${rubber.name}`,
    dark: rubber.dark,
  }
  return {
    code: `O-RING-${rubber.name.replace(' ', '')}${of.code}`,
    name: t(`O-ring ${rubber.name}, ${of.name.en}`, `Seal O-ring ${rubber.name}, ${of.name.id}`),
    description: prose({
      lead: [rubber.use, of.use],
      points: [of.hint, rubber.limit, rubber.care],
      data: [
        [t('Sizes', 'Ukuran'), of.range],
        [labels.material, rubber.describe],
        [
          labels.temperature,
          t(`${rubber.cold} to +${rubber.hot} °C`, `${rubber.cold} sampai +${rubber.hot} °C`),
        ],
        [t('Hardness', 'Kekerasan'), `${rubber.hardness} ± 5 Shore A`],
      ],
    }),
    category: key.startsWith('AS') ? categories.inchORings : categories.oRings,
    brand: 'Segelindra',
    popularity,
    pictures: [
      { view: 'dimensions', draw: () => ringDimensions(ring) },
      { view: 'shaded', draw: () => ringShaded(ring) },
      ...(depth === undefined || groove === undefined
        ? []
        : [{ view: 'mounted', draw: () => ringInGroove({ ...ring, depth, groove }) } as const]),
    ],
    items: items(of.rings, rubber, of.standard),
    ...own,
  }
}

const { N70, N90, F75, E70, S70 } = rubbers
const withTable = {
  tabs: [{ title: t('Chemical resistance', 'Ketahanan bahan kimia'), html: resistance }],
} satisfies Partial<Product>

export const oRings: readonly Product[] = [
  product('', N70, 870, { featured: true, ...withTable }),
  product('PB', N70, 560),
  product('PC', N70, 590),
  product('GA', N70, 610),
  product('GB', N70, 330),
  product('AS0', N70, 480),
  product('AS1', N70, 440),
  product('AS2', N70, 430),
  product('AS3', N70, 290),
  product('', N90, 350),
  product('PC', N90, 180),
  product('', F75, 520, withTable),
  product('PB', F75, 240),
  product('PC', F75, 270),
  product('GA', F75, 310),
  product('GB', F75, 120),
  product('AS0', F75, 330),
  product('AS1', F75, 300),
  product('AS2', F75, 280),
  product('', E70, 340, withTable),
  product('PC', E70, 160),
  product('GA', E70, 190),
  product('', S70, 320, withTable),
  product('GA', S70, 170),
]

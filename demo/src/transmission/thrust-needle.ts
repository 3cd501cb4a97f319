import type { Product, Text } from '../catalogue/model.ts'
import { iso104 } from '../standards/iso104.ts'
import { needleSizes } from '../standards/iso3245.ts'
import { boreOf } from '../standards/iso15.ts'
import { brass, pressed, polyamide, steelData } from './bearing.ts'
import { categories } from './categories.ts'
import { compose, t } from './compose.ts'
import { rollingProduct, type Rolling, type RollingSeries } from './rolling.ts'
import { needleSection, needleShaded, thrustSection, thrustShaded } from './thrust-needle.drawing.ts'

const thrustBearings = (series: keyof typeof iso104, suffix = '', from = 0): Rolling[] =>
  Object.entries(iso104[series])
    .filter(([code]) => boreOf(code) >= from)
    .toSorted(([a], [b]) => boreOf(a) - boreOf(b))
    .map(([code, [d, housing, D, T]]) => ({
      number: `${series}${code}${suffix}`,
      d,
      D,
      B: T,
      attributes: { housing_bore: housing },
    }))

const thrustText = (use: Text, strength: Text, cage: Text): Text =>
  compose(
    [
      use,
      t(
        'Shaft washer, housing washer and ball cage take axial load from one side, and no radial load at all.',
        'Cincin poros, cincin rumah, dan cage bola menahan beban aksial dari satu arah, tanpa beban radial sama sekali.',
      ),
    ],
    [
      strength,
      t(
        'The washer with the smaller bore belongs on the shaft, the wider one into the housing',
        'Cincin berlubang lebih kecil dipasang pada poros, yang lebih besar pada rumah',
      ),
      t(
        'Needs a least load while turning: do not let it run empty at high speed',
        'Perlu beban minimum saat berputar: jangan berputar cepat tanpa beban',
      ),
    ],
    [[t('Dimensions', 'Ukuran'), 'ISO 104'], ...steelData(cage, ['−30', '+120'])],
  )

const thrustBase = {
  prefix: 'TB-',
  item: t('Thrust ball bearing', 'Thrust ball bearing'),
  category: categories.thrust,
  filled: 0.62,
  cost: [19_000, 290] as const,
  speed: 150_000,
  draw: ((bearing) => {
    const of = { ...bearing, housing: bearing.attributes?.housing_bore ?? bearing.d }
    return [
      { view: 'section', draw: () => thrustSection(of) },
      { view: 'shaded', draw: () => thrustShaded(of) },
    ]
  }) satisfies RollingSeries['draw'],
}

const thrustFamilies: readonly RollingSeries[] = [
  {
    ...thrustBase,
    code: 'BEARING-511-SERIES',
    name: t('Thrust ball bearing, 511 series', 'Thrust ball bearing seri 511'),
    brand: 'Rodalka',
    popularity: 430,
    bearings: thrustBearings('511'),
    shown: '51106',
    attributes: { cage: pressed },
    description: thrustText(
      t(
        'Flat bearing for valve spindles, jacks, swivel chairs, turntables and drill quills.',
        'Bearing pipih untuk spindel katup, dongkrak, kursi putar, meja putar, dan sarung bor.',
      ),
      t('Lowest height for its bore', 'Tinggi paling kecil untuk lubangnya'),
      pressed,
    ),
  },
  {
    ...thrustBase,
    code: 'BEARING-512-SERIES',
    name: t('Thrust ball bearing, 512 series', 'Thrust ball bearing seri 512'),
    brand: 'Rodalka',
    popularity: 370,
    bearings: thrustBearings('512'),
    shown: '51208',
    attributes: { cage: pressed },
    description: thrustText(
      t(
        'For crane hooks, worm shafts, vertical pumps and press spindles.',
        'Untuk kait derek, poros cacing, pompa tegak, dan ulir pres.',
      ),
      t(
        'Larger balls than series 511: half as much load again',
        'Bola lebih besar daripada seri 511: beban setengah kali lebih besar',
      ),
      pressed,
    ),
  },
  {
    ...thrustBase,
    code: 'BEARING-513-SERIES',
    name: t('Thrust ball bearing, 513 series', 'Thrust ball bearing seri 513'),
    brand: 'Porosindra',
    popularity: 190,
    bearings: thrustBearings('513'),
    shown: '51310',
    attributes: { cage: pressed },
    description: thrustText(
      t(
        'Heavy series for screw presses, extruders, sluice gates and slewing columns.',
        'Seri berat untuk pres ulir, ekstruder, pintu air, dan tiang putar.',
      ),
      t('Choose it where load matters more than height', 'Pilih bila beban lebih menentukan daripada tinggi'),
      pressed,
    ),
  },
  {
    ...thrustBase,
    code: 'BEARING-511-M',
    name: t('Thrust ball bearing, 511 series, brass cage', 'Thrust ball bearing seri 511, cage kuningan'),
    brand: 'Porosindra',
    popularity: 120,
    bearings: thrustBearings('511', 'M', 50),
    shown: '51112M',
    attributes: { cage: brass },
    cost: [54_000, 420],
    description: thrustText(
      t(
        'Brass-caged bearing for warm oil baths, rotary kilns and ship gear.',
        'Bearing dengan cage kuningan untuk rendaman oli panas, kiln putar, dan perlengkapan kapal.',
      ),
      t(
        'The machined cage keeps its shape in heat and under shock',
        'Cage bubut tetap bentuknya pada suhu tinggi dan beban kejut',
      ),
      brass,
    ),
  },
]

type Kind = keyof typeof needleSizes

const needleNumber = (kind: Kind, d: number, D: number, B: number): string => {
  const two = (value: number): string => String(value).padStart(2, '0')
  if (kind === 'HK' || kind === 'BK') return `${kind}${two(d)}${two(B)}`
  if (kind === 'NK') return `NK${d}/${B}`
  if (kind === 'NA') return `NA49${d < 20 ? two({ 10: 0, 12: 1, 15: 2, 17: 3 }[d] ?? 0) : two(d / 5)}`
  return `K${d}x${D}x${B}`
}

const needles = (kind: Kind, low = 0, high = 999): Rolling[] =>
  needleSizes[kind]
    .map((size) => size.split('x').map(Number))
    .filter(([d = 0]) => d >= low && d <= high)
    .map(([d = 0, D = 0, B = 0]) => ({ number: needleNumber(kind, d, D, B), d, D, B }))

const needleText = (use: Text, points: readonly Text[], standard: string, cage: Text): Text =>
  compose(
    [
      use,
      t(
        'Many thin rollers carry a high radial load in a section little thicker than a plain bush.',
        'Banyak rol tipis menahan beban radial besar dalam penampang yang hampir setipis bos polos.',
      ),
    ],
    points,
    [[t('Dimensions', 'Ukuran'), standard], ...steelData(cage, ['−20', '+120'])],
  )

const hardShaft = t(
  'The needles run on the shaft: harden it to 58 HRC and grind it to Ra 0.2',
  'Jarum berputar langsung di poros: keraskan sampai 58 HRC dan gerinda sampai Ra 0,2',
)
const pressIn = t(
  'Press in with a stepped mandrel on the marked side, never by hammer',
  'Pres dengan mandrel bertingkat pada sisi yang bertanda, jangan dipalu',
)
const housing = t(
  'Housing N6 or N7 for steel, R6 for aluminium',
  'Rumah N6 atau N7 untuk baja, R6 untuk aluminium',
)

const needleBase = (
  kind: Kind,
): Pick<RollingSeries, 'item' | 'category' | 'filled' | 'cost' | 'draw' | 'speed'> => ({
  item: t('Needle roller bearing', 'Needle bearing'),
  category: categories.needle,
  filled: kind === 'K' ? 0.5 : 0.62,
  cost: kind === 'HK' || kind === 'BK' ? [12_500, 720] : kind === 'K' ? [16_000, 900] : [38_000, 620],
  speed: 240_000,
  draw: (bearing) => {
    const of = { ...bearing, kind }
    return [
      { view: 'dimensions', draw: () => needleSection(of) },
      { view: 'shaded', draw: () => needleShaded(of) },
    ]
  },
})

const needleFamilies: readonly RollingSeries[] = [
  {
    ...needleBase('HK'),
    code: 'NEEDLE-HK-SMALL',
    name: t('Drawn cup needle bearing HK, 4 to 16 mm', 'Needle bearing cangkang HK, 4 sampai 16 mm'),
    brand: 'Rodalka',
    popularity: 380,
    bearings: needles('HK', 0, 16),
    shown: 'HK1012',
    attributes: { function: t('Open ends', 'Terbuka dua sisi') },
    description: needleText(
      t(
        'Thin drawn cup for small gearboxes, sewing machines, power tools and fishing reels.',
        'Cangkang tipis hasil tarik untuk gearbox kecil, mesin jahit, perkakas listrik, dan rol pancing.',
      ),
      [hardShaft, pressIn, housing],
      'ISO 3245',
      pressed,
    ),
  },
  {
    ...needleBase('HK'),
    code: 'NEEDLE-HK-LARGE',
    name: t('Drawn cup needle bearing HK, 18 to 45 mm', 'Needle bearing cangkang HK, 18 sampai 45 mm'),
    brand: 'Rodalka',
    popularity: 330,
    bearings: needles('HK', 18, 45),
    shown: 'HK2520',
    attributes: { function: t('Open ends', 'Terbuka dua sisi') },
    description: needleText(
      t(
        'For planetary gears, motorcycle gearboxes, pump shafts and cam followers of farm machines.',
        'Untuk roda gigi planet, gearbox sepeda motor, poros pompa, dan pengikut nok mesin pertanian.',
      ),
      [
        hardShaft,
        housing,
        t(
          'Choose the wider of two widths where the shaft bends little',
          'Pilih yang lebih lebar bila lendutan poros kecil',
        ),
      ],
      'ISO 3245',
      pressed,
    ),
  },
  {
    ...needleBase('BK'),
    code: 'NEEDLE-BK',
    name: t('Drawn cup needle bearing BK, closed end', 'Needle bearing cangkang BK, satu sisi tertutup'),
    brand: 'Porosindra',
    popularity: 160,
    bearings: needles('BK'),
    shown: 'BK2016',
    attributes: { function: t('One end closed', 'Satu sisi tertutup') },
    description: needleText(
      t(
        'The closed bottom covers the shaft end, keeps the grease in and the dust out.',
        'Dasar tertutup melindungi ujung poros, menahan grease, dan mencegah debu masuk.',
      ),
      [
        hardShaft,
        pressIn,
        t(
          'The bottom takes the slight axial thrust of a rounded shaft end',
          'Dasarnya menahan dorongan aksial kecil dari ujung poros membulat',
        ),
      ],
      'ISO 3245',
      pressed,
    ),
  },
  {
    ...needleBase('NK'),
    code: 'NEEDLE-NK',
    name: t('Machined needle bearing NK', 'Needle bearing bubut NK'),
    brand: 'Rodalka',
    popularity: 240,
    bearings: needles('NK'),
    shown: 'NK25/20',
    attributes: { function: t('Without inner ring', 'Tanpa cincin dalam') },
    description: needleText(
      t(
        'Rigid machined ring with ribs for gearboxes and machine tools that press cups would not stand.',
        'Cincin bubut kaku berbahu untuk gearbox dan mesin perkakas yang terlalu berat bagi cangkang pres.',
      ),
      [
        hardShaft,
        t('Lubrication groove and hole in the outer ring', 'Alur dan lubang pelumas pada cincin luar'),
        t('Shaft h5, housing K6 or M6', 'Poros h5, rumah K6 atau M6'),
      ],
      'ISO 1206',
      pressed,
    ),
  },
  {
    ...needleBase('NA'),
    code: 'NEEDLE-NA49',
    name: t('Needle bearing with inner ring NA 49', 'Needle bearing dengan cincin dalam NA 49'),
    brand: 'Porosindra',
    popularity: 210,
    bearings: needles('NA'),
    shown: 'NA4905',
    attributes: { function: t('With inner ring', 'Dengan cincin dalam') },
    description: needleText(
      t(
        'For shafts that cannot be hardened: the needles run on a ring of their own.',
        'Untuk poros yang tidak dapat dikeraskan: jarumnya berputar pada cincin tersendiri.',
      ),
      [
        t(
          'Inner ring slides by up to a millimetre, so the shaft may warm up',
          'Cincin dalam dapat bergeser sampai satu milimeter sehingga poros bebas memuai',
        ),
        t('Press on the ring that gets the tight seat', 'Tekan cincin yang dipas ketat'),
        t('Lubrication groove and hole in the outer ring', 'Alur dan lubang pelumas pada cincin luar'),
      ],
      'ISO 1206',
      pressed,
    ),
  },
  {
    ...needleBase('K'),
    prefix: 'NR-',
    code: 'NEEDLE-K-CAGE',
    name: t('Needle roller and cage assembly K', 'Needle cage K'),
    brand: 'Rodalka',
    popularity: 290,
    bearings: needles('K'),
    shown: 'K25x30x17',
    attributes: { function: t('Cage with needles only', 'Hanya cage dan jarum') },
    description: needleText(
      t(
        'Rollers in a cage, without rings: connecting rods, idler gears and loose pulleys.',
        'Jarum dalam cage tanpa cincin: batang torak, roda gigi idler, dan pulley lepas.',
      ),
      [
        t(
          'Shaft and housing bore both serve as races: 58 HRC, ground',
          'Poros dan lubang rumah menjadi jalur: 58 HRC, digerinda',
        ),
        t(
          'Guide it sideways by smooth shoulders or washers',
          'Beri penuntun samping berupa bahu halus atau ring',
        ),
        t('Take all needles of a shaft from one packet', 'Gunakan jarum dari satu kemasan untuk satu poros'),
      ],
      'ISO 3030',
      polyamide,
    ),
  },
]

export const thrustBearingProducts: readonly Product[] = thrustFamilies.map(rollingProduct)
export const needleBearings: readonly Product[] = needleFamilies.map(rollingProduct)

import type { Brand } from '../catalogue/brands.ts'
import type { Item, Product, Text } from '../catalogue/model.ts'
import { rupiah } from '../catalogue/price.ts'
import { classicBelts, inchNarrowBelts, narrowBelts } from '../standards/iso4184.ts'
import { categories } from './categories.ts'
import { chapter, chosen, compose, rounded, t } from './compose.ts'
import { beltDimensions, beltLoop, ribbedSection } from './v-belt.drawing.ts'

type Size = { width: number; height: number; pulley: number; gram: number }
type Belt = {
  code: string
  section: string
  /** Between the section and the number: A-40, SPZ-1000, 3V-400. */
  sku: string
  size: Size
  name: Text
  item: Text
  category: Text
  brand: Brand
  popularity: number
  cogged?: true
  numbers: readonly number[]
  shown: number
  letter: 'Li' | 'Ld' | 'La'
  /** mm from the number in the name. */
  length: (number: number) => number
  cost: number
  use: Text
  more?: readonly Text[]
  tabs?: Product['tabs']
  featured?: true
}

const inches = (number: number): number => Math.round(number * 25.4)
const tenths = (number: number): number => Math.round(number * 2.54)
const same = (number: number): number => number
const range = (from: number, to: number, step: number): number[] =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) => from + index * step)

const wrap = t('Rubber, polyester cord', 'Karet, benang poliester')
const raw = t(
  'Chloroprene rubber, raw edge, polyester cord',
  'Karet kloroprena tanpa bungkus kain, benang poliester',
)

const tension = chapter(
  t('Fitting and tension', 'Pemasangan dan tegangan'),
  [
    t(
      'Press with your thumb in the middle of the free span: at the right tension the belt gives by about 16 mm per metre of span.',
      'Tekan dengan ibu jari di tengah bentangan bebas: tegangan yang benar melendut sekitar 16 mm untuk tiap meter bentangan.',
    ),
  ],
  [
    t(
      'Align both pulleys with a straight edge or a cord',
      'Luruskan kedua pulley dengan mistar baja atau benang',
    ),
    t(
      'Run in for half an hour under load, then tension again',
      'Jalankan setengah jam dengan beban, lalu kencangkan lagi',
    ),
    t('Check after 24 hours and then every 3 months', 'Periksa setelah 24 jam, lalu setiap 3 bulan'),
  ],
  [
    [t('Belt squeals at the start', 'Belt berdecit saat mulai'), t('Too slack', 'Terlalu kendur')],
    [
      t('Belt turns over in the groove', 'Belt terbalik di alur'),
      t('Pulleys out of line, worn groove', 'Pulley tidak segaris, alur aus'),
    ],
    [
      t('Cracks across the underside', 'Retak melintang di sisi bawah'),
      t('Heat or too small a pulley', 'Panas atau pulley terlalu kecil'),
    ],
  ],
)

const matched = t('Replace all belts of a drive together', 'Ganti semua belt pada satu penggerak sekaligus')
const slacken = t(
  'Slacken the centre distance to fit; never lever a belt over the pulley',
  'Kendurkan jarak poros saat memasang; jangan mencungkil belt melewati pulley',
)
const cover = t('Oil and heat resistant cover, antistatic', 'Lapisan luar tahan minyak dan panas, antistatik')
const notch = t(
  'The notches let it bend around smaller pulleys and run cooler',
  'Takiknya membuat belt dapat membelok di pulley lebih kecil dan lebih dingin',
)
const notDouble = t(
  'Not for clutching drives: raw edges grip hard',
  'Bukan untuk penggerak yang digeser sebagai kopling: sisinya mencengkeram kuat',
)

const description = ({ section, size, use, more = [], letter, cogged, numbers }: Belt): Text => {
  const told = {
    Li: t('The number is the inside length in inches.', 'Nomornya adalah panjang dalam, dalam inci.'),
    Ld: t(
      'The number is the datum length in millimetres.',
      'Nomornya adalah panjang acuan (datum length) dalam milimeter.',
    ),
    La: t(
      'The number is the outside length in tenths of an inch.',
      'Nomornya adalah panjang luar dalam sepersepuluh inci.',
    ),
  }[letter]
  const size_ = `${size.width} × ${size.height} mm`
  return compose(
    [
      use,
      t(
        `${cogged === true ? 'Raw-edge, notched' : 'Fabric-wrapped'} belt of section ${section} (${size_.replaceAll(',', '.')}). ${told.en}`,
        `Belt ${cogged === true ? 'tanpa bungkus kain dan bertakik' : 'berbungkus kain'} tipe ${section} (${size_.replaceAll('.', ',')}). ${told.id}`,
      ),
    ],
    chosen(...more, ...(cogged === true ? [notch, notDouble] : [cover]), matched, slacken),
    [
      [
        t('Smallest pulley', 'Pulley terkecil'),
        t(
          `${cogged === true ? Math.round(size.pulley * 0.8) : size.pulley} mm`,
          `${cogged === true ? Math.round(size.pulley * 0.8) : size.pulley} mm`,
        ),
      ],
      [
        t('Belt speed', 'Kecepatan belt'),
        letter === 'Li' ? t('30 m/s at most', 'Maksimum 30 m/s') : t('40 m/s at most', 'Maksimum 40 m/s'),
      ],
      [
        t('Temperature', 'Suhu kerja'),
        cogged === true ? t('−30 to +90 °C', '−30 sampai +90 °C') : t('−30 to +70 °C', '−30 sampai +70 °C'),
      ],
      [t('Numbers', 'Nomor'), `${section}-${Math.min(...numbers)} … ${section}-${Math.max(...numbers)}`],
    ],
  )
}

const product = (belt: Belt): Product => {
  const { section, size, numbers, letter, cogged } = belt
  const drawn = {
    section,
    width: size.width,
    height: size.height,
    length: belt.length(belt.shown),
    title: `${section}-${belt.shown}`,
    letter,
    ...(cogged === undefined ? {} : { cogged }),
  }
  return {
    code: belt.code,
    name: belt.name,
    description: description(belt),
    category: belt.category,
    brand: belt.brand,
    popularity: belt.popularity,
    ...(belt.featured === undefined ? {} : { featured: belt.featured }),
    ...(belt.tabs === undefined ? {} : { tabs: belt.tabs }),
    pictures: [
      { view: 'dimensions', draw: () => beltDimensions(drawn) },
      { view: 'shaded', draw: () => beltLoop(drawn) },
    ],
    items: numbers.map((number): Item => {
      const length = belt.length(number)
      const metre = length / 1000
      return {
        sku: `${belt.sku}${number}`,
        name: { en: `${belt.item.en} ${section}-${number}`, id: `${belt.item.id} ${section}-${number}` },
        uom: 'pcs',
        price: rupiah((6_500 + metre * size.width * 2_650 * (size.height > 12 ? 1.15 : 1)) * belt.cost),
        weight: rounded(metre * size.gram, 0),
        demand: metre > 0.7 && metre < 2 ? 0.9 : 0.5,
        attributes: {
          belt_section: section,
          belt_number: `${section}-${number}`,
          ...(letter === 'Li'
            ? { inside_length: length }
            : letter === 'Ld'
              ? { datum_length: length }
              : { outside_length: length }),
          width: size.width,
          height: size.height,
          material: cogged === true ? raw : wrap,
        },
      }
    }),
  }
}

const classic = (
  section: keyof typeof classicBelts,
): Pick<Belt, 'section' | 'sku' | 'size' | 'item' | 'category' | 'letter' | 'length' | 'cost' | 'brand'> => ({
  section,
  sku: `VB-${section}`,
  size: classicBelts[section],
  item: t('V-belt', 'V-belt'),
  category: categories.vBelts,
  letter: 'Li',
  length: inches,
  cost: 1,
  brand: 'Rodalka',
})
const named = (section: string, en = '', id = ''): Text =>
  t(`Classic V-belt, section ${section}${en}`, `V-belt klasik tipe ${section}${id}`)
const long = [', long', ' panjang'] as const

const classics: readonly Belt[] = [
  {
    ...classic('A'),
    code: 'V-BELT-A',
    name: named('A'),
    popularity: 620,
    numbers: [
      22, 24, 26, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 48, 50, 55, 60,
    ],
    shown: 40,
    featured: true,
    tabs: [tension],
    use: t(
      'For compressors, fans, pumps, washing machines and rice mills up to about 5 kW.',
      'Untuk kompresor, kipas, pompa, mesin cuci, dan penggiling padi sampai sekitar 5 kW.',
    ),
  },
  {
    ...classic('A'),
    code: 'V-BELT-A-LONG',
    name: named('A', ...long),
    brand: 'Sabukara',
    popularity: 410,
    numbers: [
      46, 47, 49, 51, 52, 53, 54, 56, 58, 62, 64, 65, 66, 68, 70, 72, 75, 78, 80, 85, 90, 95, 100, 110, 120,
    ],
    shown: 75,
    use: t(
      'Longer belts for wide centre distances: fans, threshers, mixers and workshop shafts.',
      'Belt panjang untuk jarak poros lebar: kipas, perontok, pengaduk, dan poros bengkel.',
    ),
  },
  {
    ...classic('B'),
    code: 'V-BELT-B',
    name: named('B'),
    popularity: 580,
    numbers: [
      30, 32, 34, 36, 38, 40, 42, 44, 45, 46, 48, 50, 52, 54, 55, 56, 58, 60, 62, 64, 65, 68, 70, 75, 90,
    ],
    shown: 60,
    tabs: [tension],
    use: t(
      'For drives of about 2 to 15 kW: crushers, hullers, blowers, generators and piston pumps.',
      'Untuk penggerak sekitar 2 sampai 15 kW: mesin pemecah, selep, blower, generator, dan pompa piston.',
    ),
  },
  {
    ...classic('B'),
    code: 'V-BELT-B-LONG',
    name: named('B', ...long),
    brand: 'Sabukara',
    popularity: 400,
    numbers: [
      72, 74, 76, 78, 80, 81, 82, 83, 85, 88, 92, 95, 96, 98, 100, 105, 108, 110, 112, 115, 120, 128, 130,
      140, 150,
    ],
    shown: 100,
    use: t(
      'Long belts for large hullers, sawmills and fans on tall frames.',
      'Belt panjang untuk selep besar, penggergajian, dan kipas berangka tinggi.',
    ),
  },
  {
    ...classic('C'),
    code: 'V-BELT-C',
    name: named('C'),
    brand: 'Sabukara',
    popularity: 360,
    numbers: [60, 65, 68, 70, 72, 75, 78, 80, 82, 85, 88, 90, 92, 95, 96, 98, 100, 105, 108, 110],
    shown: 85,
    use: t(
      'For drives of 10 to 60 kW: stone crushers, hammer mills and mud pumps.',
      'Untuk penggerak 10 sampai 60 kW: pemecah batu, mesin palu, dan pompa lumpur.',
    ),
  },
  {
    ...classic('C'),
    code: 'V-BELT-C-LONG',
    name: named('C', ...long),
    brand: 'Sabukara',
    popularity: 250,
    numbers: [112, 115, 118, 120, 124, 128, 130, 136, 140, 144, 150, 158, 162, 173, 180, 195, 210],
    shown: 144,
    use: t(
      'For mills, presses and shakers with flywheel pulleys.',
      'Untuk penggiling, pres, dan ayakan dengan pulley roda gila.',
    ),
  },
  {
    ...classic('D'),
    code: 'V-BELT-D',
    name: named('D'),
    brand: 'Sabukara',
    popularity: 140,
    numbers: [120, 128, 136, 144, 158, 162, 173, 180, 195, 210, 225, 240, 270],
    shown: 158,
    use: t(
      'Heavy belt for jaw crushers, ball mills and old sugar mill drives.',
      'Belt berat untuk pemecah rahang, ball mill, dan penggerak pabrik gula lama.',
    ),
  },
  {
    ...classic('M'),
    code: 'V-BELT-M',
    name: named('M'),
    brand: 'Sabukara',
    popularity: 380,
    numbers: range(18, 54, 2),
    shown: 30,
    use: t(
      'Small belt for water pumps, sewing machines, drilling machines and dough mixers.',
      'Belt kecil untuk pompa air, mesin jahit, mesin bor, dan pengaduk adonan.',
    ),
  },
]

const narrow = (
  section: keyof typeof narrowBelts,
): Pick<Belt, 'section' | 'sku' | 'size' | 'item' | 'category' | 'letter' | 'length' | 'cost' | 'brand'> => ({
  section,
  sku: `VN-${section}`,
  size: narrowBelts[section],
  item: t('Narrow V-belt', 'V-belt sempit'),
  category: categories.narrowBelts,
  letter: 'Ld',
  length: same,
  cost: 1.45,
  brand: 'Sabukara',
})
const narrowName = (section: string, en = '', id = ''): Text =>
  t(`Narrow V-belt ${section}${en}`, `V-belt sempit ${section}${id}`)
const stronger = t(
  'Higher than a classic belt of its width: carries up to twice the power',
  'Lebih tinggi daripada belt klasik selebar itu: membawa daya sampai dua kali lipat',
)
const narrows: readonly Belt[] = [
  {
    ...narrow('SPZ'),
    code: 'NARROW-SPZ',
    name: narrowName('SPZ'),
    popularity: 330,
    numbers: [
      630, 670, 710, 750, 800, 850, 900, 950, 1000, 1060, 1120, 1180, 1250, 1320, 1400, 1500, 1600, 1700,
      1800, 1900, 2000, 2120, 2240,
    ],
    shown: 1000,
    more: [stronger],
    tabs: [tension],
    use: t(
      'Compact drives of machine tools, vacuum pumps and fans.',
      'Penggerak ringkas pada mesin perkakas, pompa vakum, dan kipas.',
    ),
  },
  {
    ...narrow('SPA'),
    code: 'NARROW-SPA',
    name: narrowName('SPA'),
    popularity: 370,
    numbers: [
      800, 850, 900, 950, 1000, 1060, 1120, 1180, 1250, 1320, 1400, 1500, 1600, 1700, 1800, 1900, 2000, 2120,
      2240, 2360, 2500, 2800, 3000,
    ],
    shown: 1500,
    more: [stronger],
    use: t(
      'Standard section of air handlers, screw compressors and centrifuges.',
      'Tipe standar untuk unit tata udara, kompresor sekrup, dan sentrifuga.',
    ),
  },
  {
    ...narrow('SPB'),
    code: 'NARROW-SPB',
    name: narrowName('SPB'),
    popularity: 320,
    numbers: [
      1250, 1320, 1400, 1500, 1600, 1700, 1800, 1900, 2000, 2120, 2240, 2360, 2500, 2650, 2800, 3000, 3150,
      3350, 3550, 4000, 4500,
    ],
    shown: 2240,
    more: [stronger],
    use: t(
      'For motors of 15 to 90 kW on fans, crushers and refrigeration compressors.',
      'Untuk motor 15 sampai 90 kW pada kipas, pemecah, dan kompresor pendingin.',
    ),
  },
  {
    ...narrow('SPC'),
    code: 'NARROW-SPC',
    name: narrowName('SPC'),
    popularity: 170,
    numbers: [2240, 2500, 2650, 2800, 3000, 3150, 3350, 3550, 3750, 4000, 4250, 4500, 5000, 5600, 6300],
    shown: 3550,
    more: [stronger],
    use: t(
      'For mills, chippers and blowers above 75 kW.',
      'Untuk penggiling, mesin serpih (chipper), dan blower di atas 75 kW.',
    ),
  },
  ...(['3V', '5V', '8V'] as const).map((section): Belt => ({
    ...narrow('SPA'),
    section,
    sku: `VN-${section}`,
    size: inchNarrowBelts[section],
    letter: 'La',
    length: tenths,
    code: `NARROW-${section}`,
    name: narrowName(section, ', inch system', ' sistem inci'),
    popularity: section === '3V' ? 290 : section === '5V' ? 260 : 90,
    numbers:
      section === '3V'
        ? [
            250, 265, 280, 300, 315, 335, 355, 375, 400, 425, 450, 475, 500, 530, 560, 600, 630, 670, 710,
            750, 800,
          ]
        : section === '5V'
          ? [
              500, 530, 560, 600, 630, 670, 710, 750, 800, 850, 900, 950, 1000, 1060, 1120, 1180, 1250, 1320,
              1400, 1500,
            ]
          : [1000, 1060, 1120, 1180, 1250, 1320, 1400, 1500, 1600, 1700, 1800, 2000],
    shown: section === '3V' ? 500 : section === '5V' ? 1000 : 1500,
    more: [stronger],
    use: {
      '3V': t(
        'Inch section of American-built pumps, blowers and packing machines.',
        'Tipe inci pada pompa, blower, dan mesin kemas buatan Amerika.',
      ),
      '5V': t(
        'Inch section for motors of 20 to 150 kW on oilfield pumps, fans and compressors.',
        'Tipe inci untuk motor 20 sampai 150 kW pada pompa ladang minyak, kipas, dan kompresor.',
      ),
      '8V': t(
        'The largest inch section, for crushers, pulpers and pump jacks.',
        'Tipe inci terbesar, untuk pemecah, mesin bubur kertas, dan pompa angguk.',
      ),
    }[section],
  })),
]

const cog = (
  section: string,
  size: Size,
  more: Partial<Belt> & Pick<Belt, 'code' | 'numbers' | 'shown' | 'use' | 'popularity'>,
): Belt => ({
  section,
  sku: `VC-${section}`,
  size,
  item: t('Cogged V-belt', 'V-belt bergerigi'),
  category: categories.coggedBelts,
  letter: 'Li',
  length: inches,
  cost: 1.75,
  brand: 'Sabukara',
  cogged: true,
  name: t(`Cogged V-belt ${section}`, `V-belt bergerigi (cogged) ${section}`),
  ...more,
})
const cogs: readonly Belt[] = [
  cog('AX', classicBelts.A, {
    code: 'COGGED-AX',
    popularity: 300,
    numbers: range(24, 62, 2),
    shown: 40,
    use: t(
      'Runs in grooves A: compressors, cutting machines and small pulleys.',
      'Berjalan di alur A: kompresor, mesin pemotong, dan pulley kecil.',
    ),
  }),
  cog('BX', classicBelts.B, {
    code: 'COGGED-BX',
    popularity: 290,
    numbers: [...range(36, 74, 2), 75, 80, 85, 90],
    shown: 56,
    use: t(
      'Runs in grooves B: combine harvesters, air conditioners and hot engine rooms.',
      'Berjalan di alur B: mesin panen, pendingin udara, dan ruang mesin panas.',
    ),
  }),
  cog('CX', classicBelts.C, {
    code: 'COGGED-CX',
    popularity: 150,
    numbers: [60, 68, 75, 81, 85, 90, 96, 100, 105, 112, 120, 128, 136, 144],
    shown: 96,
    use: t(
      'Runs in grooves C: fewer belts for the same power.',
      'Berjalan di alur C: jumlah belt lebih sedikit untuk daya sama.',
    ),
  }),
  cog('XPZ', narrowBelts.SPZ, {
    code: 'COGGED-XPZ',
    popularity: 240,
    letter: 'Ld',
    length: same,
    cost: 2.2,
    numbers: [630, 670, 710, 750, 800, 850, 900, 950, 1000, 1060, 1120, 1180, 1250, 1320, 1400, 1500, 1600],
    shown: 900,
    use: t('Runs in grooves SPZ at up to 50 m/s.', 'Berjalan di alur SPZ sampai 50 m/s.'),
  }),
  cog('XPA', narrowBelts.SPA, {
    code: 'COGGED-XPA',
    popularity: 230,
    letter: 'Ld',
    length: same,
    cost: 2.2,
    numbers: [
      900, 950, 1000, 1060, 1120, 1180, 1250, 1320, 1400, 1500, 1600, 1700, 1800, 1900, 2000, 2240, 2500,
    ],
    shown: 1250,
    use: t(
      'Runs in grooves SPA: saves energy on fans that never stop.',
      'Berjalan di alur SPA: menghemat energi pada kipas yang bekerja terus.',
    ),
  }),
  cog('XPB', narrowBelts.SPB, {
    code: 'COGGED-XPB',
    popularity: 160,
    letter: 'Ld',
    length: same,
    cost: 2.1,
    numbers: [1250, 1320, 1400, 1500, 1600, 1700, 1800, 1900, 2000, 2240, 2500, 2800, 3150, 3550],
    shown: 2000,
    use: t(
      'Runs in grooves SPB: for heavy fans and compressors on short centres.',
      'Berjalan di alur SPB: untuk kipas berat dan kompresor berjarak poros pendek.',
    ),
  }),
]

const ribbed = (ribs: number, lengths: readonly number[], popularity: number, use: Text): Product => {
  const width = rounded(ribs * 3.56, 2)
  return {
    code: `RIBBED-${ribs}PK`,
    name: t(`Ribbed belt ${ribs}PK`, `Ribbed belt ${ribs}PK`),
    description: compose(
      [
        use,
        t(
          `Flat back with ${ribs} ribs of 3.56 mm pitch: thin enough for small pulleys and reverse bends.`,
          `Punggung rata dengan ${ribs} rusuk berjarak 3,56 mm: cukup tipis untuk pulley kecil dan belokan balik.`,
        ),
      ],
      [
        t(
          'The number behind PK is the effective length in millimetres',
          'Angka di belakang PK adalah panjang efektif dalam milimeter',
        ),
        t('Replace the tensioner bearing along with the belt', 'Ganti bearing tensioner bersama belt-nya'),
        t(
          'Keep oil and coolant away: ribs swell and slip',
          'Jauhkan dari oli dan cairan pendingin: rusuk mengembang dan slip',
        ),
      ],
      [
        [t('Rib pitch', 'Jarak rusuk'), t('3.56 mm', '3,56 mm')],
        [t('Smallest pulley', 'Pulley terkecil'), '45 mm'],
        [t('Temperature', 'Suhu kerja'), t('−40 to +110 °C', '−40 sampai +110 °C')],
      ],
    ),
    category: categories.ribbedBelts,
    brand: 'Sabukara',
    popularity,
    pictures: [
      {
        view: 'section',
        draw: () =>
          ribbedSection({ ribs, pitch: 3.56, height: 4.5, title: `${ribs}PK ${lengths[4] ?? 1000}` }),
      },
      {
        view: 'shaded',
        draw: () =>
          beltLoop({
            section: `${ribs}PK`,
            width: 24,
            height: 9,
            length: lengths[4] ?? 1000,
            title: `${ribs}PK ${lengths[4] ?? 1000}`,
            letter: 'Le',
            ribs,
          }),
      },
    ],
    items: lengths.map((length) => ({
      sku: `VR-${ribs}PK${length}`,
      name: t(`Ribbed belt ${ribs}PK ${length}`, `Ribbed belt ${ribs}PK ${length}`),
      uom: 'pcs',
      price: rupiah(18_000 + (length / 1000) * ribs * 16_500),
      weight: Math.round((length / 1000) * ribs * 16.5),
      demand: 0.6,
      attributes: {
        belt_section: 'PK',
        belt_number: `${ribs}PK${length}`,
        rib_count: ribs,
        effective_length: length,
        width,
        material: t('EPDM rubber, polyester cord', 'Karet EPDM, benang poliester'),
      },
    })),
  }
}

export const vBelts: readonly Product[] = [
  ...[...classics, ...narrows, ...cogs].map(product),
  ribbed(
    4,
    [700, 738, 775, 815, 830, 850, 875, 890, 925, 970, 1000, 1035],
    260,
    t(
      'For alternators, water pumps and air conditioners of cars and gensets.',
      'Untuk alternator, pompa air, dan kompresor AC mobil serta genset.',
    ),
  ),
  ribbed(
    5,
    [810, 850, 880, 905, 950, 970, 1000, 1060, 1120, 1200],
    180,
    t(
      'For power steering, small compressors and fitness machines.',
      'Untuk power steering, kompresor kecil, dan alat kebugaran.',
    ),
  ),
  ribbed(
    6,
    [875, 975, 1000, 1070, 1130, 1200, 1270, 1370, 1500, 1670, 1800, 1970, 2100, 2260],
    250,
    t(
      'For truck engines, generators and roller conveyors.',
      'Untuk mesin truk, generator, dan konveyor rol.',
    ),
  ),
  ribbed(
    8,
    [1000, 1080, 1150, 1230, 1330, 1420, 1535, 1650, 1800, 2000],
    120,
    t(
      'For bus air conditioners, large alternators and grinding spindles.',
      'Untuk AC bus, alternator besar, dan spindel gerinda.',
    ),
  ),
]

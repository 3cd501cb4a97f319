import type { Brand } from '../catalogue/brands.ts'
import type { Item, Product, Text } from '../catalogue/model.ts'
import { rupiah } from '../catalogue/price.ts'
import { sealSection, sealShaded } from './shaft-seal.drawing.ts'
import { categories } from './categories.ts'
import { chapter, chosen, compose, rounded, t } from './compose.ts'

const inox = t('Stainless steel', 'Stainless steel')
type SealMade = {
  code: string
  prefix: string
  kind: 'TC' | 'SC' | 'TB'
  rubber: 'NBR' | 'FKM'
  low: number
  high: number
  popularity: number
  brand: Brand
  name: Text
  use: Text
}
const sealSizes = [
  '10x22x7',
  '12x22x7',
  '12x25x7',
  '14x28x7',
  '15x25x7',
  '15x30x7',
  '15x35x7',
  '16x28x7',
  '17x30x7',
  '17x35x7',
  '18x30x7',
  '18x35x7',
  '20x30x7',
  '20x35x7',
  '20x40x7',
  '22x35x7',
  '22x40x7',
  '24x40x7',
  '25x35x7',
  '25x40x7',
  '25x42x7',
  '25x47x7',
  '25x52x7',
  '28x40x7',
  '28x47x7',
  '30x40x7',
  '30x42x7',
  '30x47x7',
  '30x52x7',
  '30x55x7',
  '32x45x7',
  '32x47x7',
  '32x52x7',
  '35x47x7',
  '35x50x7',
  '35x52x7',
  '35x55x8',
  '35x62x8',
  '38x52x7',
  '38x55x8',
  '40x52x7',
  '40x55x8',
  '40x60x8',
  '40x62x8',
  '42x62x8',
  '45x60x8',
  '45x62x8',
  '45x65x8',
  '48x62x8',
  '50x65x8',
  '50x68x8',
  '50x72x8',
  '50x80x10',
  '55x72x8',
  '55x75x8',
  '60x75x8',
  '60x80x8',
  '60x85x10',
  '65x85x10',
  '65x90x10',
  '70x90x10',
  '70x95x10',
  '75x95x10',
  '75x100x10',
  '80x100x10',
  '80x105x10',
  '85x105x12',
  '85x110x12',
  '90x110x12',
  '90x120x12',
  '95x120x12',
  '100x120x12',
  '100x125x12',
  '110x130x12',
  '120x150x12',
].map((text) => text.split('x').map(Number))

const lipTab = chapter(
  t('Choosing and mounting', 'Pemilihan dan pemasangan'),
  [
    t(
      'Measure shaft, housing bore and depth: these three dimensions identify the seal. The spring side faces the oil.',
      'Ukur poros, lubang rumah, dan kedalaman: ketiga ukuran itu menentukan seal-nya. Sisi berpegas menghadap oli.',
    ),
  ],
  [
    t(
      'Grease the lip; cover keyways and threads with tape or a sleeve',
      'Gemuki bibirnya; tutup alur pasak dan ulir dengan pita atau sleeve',
    ),
    t(
      'Press in flat with a ring that bears on the outer rim',
      'Tekan rata dengan cincin yang bertumpu pada tepi luar',
    ),
    t('Offset it by 2 mm when the shaft is grooved', 'Geser 2 mm bila poros sudah beralur aus'),
  ],
  [
    [
      t('Shaft surface', 'Permukaan poros'),
      t('Ra 0.2 to 0.8, ground without lead', 'Ra 0,2 sampai 0,8, digerinda tanpa alur ulir'),
    ],
    [t('Shaft hardness', 'Kekerasan poros'), t('45 HRC, from 4 m/s 55 HRC', '45 HRC, mulai 4 m/s 55 HRC')],
    [t('Shaft tolerance', 'Toleransi poros'), 'h11'],
    [t('Housing bore', 'Lubang rumah'), 'H8'],
  ],
)

const seal = (
  { code, prefix, kind, rubber, low, high, popularity, brand, name, use }: SealMade,
  index: number,
): Product => {
  const rows = sealSizes.filter(([d = 0]) => d >= low && d <= high).slice(0, 25)
  const [d = 30, D = 47, B = 7] = rows[Math.floor(rows.length / 2)] ?? []
  const drawn = { d, D, B, kind, title: `${kind} ${d}×${D}×${B}` }
  const material =
    rubber === 'NBR' ? t('Nitrile rubber NBR', 'Karet nitril NBR') : t('Fluoro rubber FKM', 'Karet fluor FKM')
  return {
    code,
    name,
    description: compose(
      [
        use,
        {
          TC: t(
            'Rubber-covered case, spring-loaded lip and a second lip against dust.',
            'Rangka berlapis karet, bibir berpegas, dan bibir kedua penahan debu.',
          ),
          SC: t(
            'Rubber-covered case and one spring-loaded lip, for clean surroundings.',
            'Rangka berlapis karet dan satu bibir berpegas, untuk lingkungan bersih.',
          ),
          TB: t(
            'Bare metal case for steel housings, spring-loaded lip and dust lip.',
            'Rangka logam terbuka untuk rumah baja, bibir berpegas, dan bibir debu.',
          ),
        }[kind],
      ],
      chosen(
        rubber === 'FKM'
          ? t(
              'For hot oil to 200 °C, fuels and fast shafts to 35 m/s',
              'Untuk oli panas sampai 200 °C, bahan bakar, dan poros cepat sampai 35 m/s',
            )
          : t(
              'For mineral oil and grease to 100 °C, up to 12 m/s',
              'Untuk oli mineral dan grease sampai 100 °C, hingga 12 m/s',
            ),
        kind === 'TB'
          ? t(
              'Put sealing lacquer on the outside: metal does not fill scratches',
              'Oleskan perekat seal pada sisi luar: logam tidak menutup goresan',
            )
          : t(
              'The rubber outside seals rough and split housings as well',
              'Karet luarnya juga merapatkan rumah kasar dan rumah belah',
            ),
        t('Pressure over 0.3 bar needs another type', 'Tekanan di atas 0,3 bar memerlukan tipe lain'),
      ),
      [
        [t('Standard', 'Standar'), 'DIN 3760'],
        [t('Rubber', 'Karet'), material],
        [t('Spring', 'Pegas'), rubber === 'FKM' ? inox : t('Spring steel', 'Baja pegas')],
        [t('Shaft range', 'Rentang poros'), `${low} … ${rows.at(-1)?.[0] ?? high} mm`],
      ],
    ),
    category: categories.oilSeals,
    brand,
    popularity,
    ...(index === 0 || index === 4 ? { tabs: [lipTab] } : {}),
    pictures: [
      { view: 'dimensions', draw: () => sealSection(drawn) },
      { view: 'shaded', draw: () => sealShaded(drawn) },
    ],
    items: rows.map(([shaft = 0, housing = 0, width = 0]): Item => ({
      sku: `${prefix}-${shaft}x${housing}x${width}`,
      name: t(
        `Oil seal ${kind} ${shaft} × ${housing} × ${width}, ${rubber}`,
        `Oil seal ${kind} ${shaft} × ${housing} × ${width}, ${rubber}`,
      ),
      uom: 'pcs',
      price: rupiah((5_200 + housing * width * 21) * (rubber === 'FKM' ? 3.3 : kind === 'SC' ? 0.9 : 1)),
      weight: Math.max(3, Math.round((housing ** 2 - shaft ** 2) * width * 0.0013)),
      demand: [20, 25, 30, 35, 40].includes(shaft) ? 0.9 : 0.6,
      attributes: {
        seal_type: kind,
        inner_diameter: shaft,
        outer_diameter: housing,
        width,
        material,
        max_temperature: rubber === 'FKM' ? 200 : 100,
      },
    })),
  }
}

const sealNames = (en: string, id: string, band: string): Text =>
  t(
    `Oil seal ${en}, shafts of ${band.replace('-', ' to ')} mm`,
    `Oil seal ${id}, poros ${band.replace('-', ' sampai ')} mm`,
  )
const seals: readonly SealMade[] = [
  {
    code: 'OIL-SEAL-TC-SMALL',
    prefix: 'OS-TC',
    kind: 'TC',
    rubber: 'NBR',
    low: 10,
    high: 24,
    popularity: 640,
    brand: 'Segelindra',
    name: sealNames('TC', 'TC', '10-24'),
    use: t(
      'For motors, small gearboxes, pumps and motorcycles.',
      'Untuk motor, gearbox kecil, pompa, dan sepeda motor.',
    ),
  },
  {
    code: 'OIL-SEAL-TC-MEDIUM',
    prefix: 'OS-TC',
    kind: 'TC',
    rubber: 'NBR',
    low: 25,
    high: 40,
    popularity: 690,
    brand: 'Segelindra',
    name: sealNames('TC', 'TC', '25-40'),
    use: t(
      'For gearboxes, wheel hubs, conveyor drums and agricultural shafts.',
      'Untuk gearbox, hub roda, drum konveyor, dan poros mesin pertanian.',
    ),
  },
  {
    code: 'OIL-SEAL-TC-LARGE',
    prefix: 'OS-TC',
    kind: 'TC',
    rubber: 'NBR',
    low: 45,
    high: 75,
    popularity: 480,
    brand: 'Segelindra',
    name: sealNames('TC', 'TC', '45-75'),
    use: t(
      'For truck axles, large reducers and mill shafts.',
      'Untuk gardan truk, reducer besar, dan poros penggiling.',
    ),
  },
  {
    code: 'OIL-SEAL-TC-XL',
    prefix: 'OS-TC',
    kind: 'TC',
    rubber: 'NBR',
    low: 80,
    high: 120,
    popularity: 260,
    brand: 'Segelindra',
    name: sealNames('TC', 'TC', '80-120'),
    use: t(
      'For roller mills, winches and heavy axle hubs.',
      'Untuk mesin rol, mesin derek, dan hub as berat.',
    ),
  },
  {
    code: 'OIL-SEAL-TC-FKM',
    prefix: 'OS-TCV',
    kind: 'TC',
    rubber: 'FKM',
    low: 20,
    high: 35,
    popularity: 340,
    brand: 'Segelindra',
    name: sealNames('TC FKM', 'TC FKM', '20-35'),
    use: t(
      'Heat-proof seal for engines, compressors, hydraulic pumps and chemical drives.',
      'Seal tahan panas untuk mesin bakar, kompresor, pompa hidrolik, dan penggerak kimia.',
    ),
  },
  {
    code: 'OIL-SEAL-TC-FKM-LARGE',
    prefix: 'OS-TCV',
    kind: 'TC',
    rubber: 'FKM',
    low: 42,
    high: 90,
    popularity: 190,
    brand: 'Segelindra',
    name: sealNames('TC FKM', 'TC FKM', '42-90'),
    use: t(
      'Heat-proof seal for turbines, crankshafts and hot gearboxes.',
      'Seal tahan panas untuk turbin, poros engkol, dan gearbox panas.',
    ),
  },
  {
    code: 'OIL-SEAL-SC',
    prefix: 'OS-SC',
    kind: 'SC',
    rubber: 'NBR',
    low: 15,
    high: 30,
    popularity: 300,
    brand: 'Rodalka',
    name: sealNames('SC', 'SC', '15-30'),
    use: t(
      'Single-lip seal for enclosed gearboxes and motors.',
      'Seal satu bibir untuk gearbox dan motor tertutup.',
    ),
  },
  {
    code: 'OIL-SEAL-TB',
    prefix: 'OS-TB',
    kind: 'TB',
    rubber: 'NBR',
    low: 30,
    high: 50,
    popularity: 220,
    brand: 'Porosindra',
    name: sealNames('TB', 'TB', '30-50'),
    use: t(
      'Stiff metal-cased seal for axles and thick housings.',
      'Seal berangka logam kaku untuk gardan dan rumah tebal.',
    ),
  },
]

const vRing = (type: 'VA' | 'VS', popularity: number): Product => {
  const shafts = [
    10, 12, 14, 16, 18, 20, 22, 25, 28, 30, 32, 36, 38, 40, 45, 50, 53, 58, 63, 68, 73, 78, 83, 88,
  ]
  const thick = (d: number): number => (d < 19 ? 3 : d < 38 ? 4 : d < 68 ? 5 : 6)
  const height = (d: number): number => rounded(thick(d) * (type === 'VA' ? 1.9 : 2.6), 1)
  const drawn = { d: 30, D: 30 + 4 * thick(30), B: height(30), kind: type, title: `${type}-30` }
  return {
    code: `V-RING-${type}`,
    name: t(`V-ring ${type}, nitrile`, `V-ring ${type}, nitril`),
    description: compose(
      [
        t(
          'Rubber ring that grips the shaft, turns with it and runs with its soft lip against a flat face: a simple shield against dust, splashes and grease.',
          'Cincin karet yang mencengkeram poros, ikut berputar, dan bibirnya menyentuh bidang rata: penahan sederhana terhadap debu, percikan, dan grease.',
        ),
        type === 'VA'
          ? t('Narrow form for short seats.', 'Bentuk sempit untuk dudukan pendek.')
          : t(
              'Broad back with bevel for a firmer grip.',
              'Punggung lebar bertirus untuk cengkeraman lebih kuat.',
            ),
      ],
      [
        t(
          'Stretch it over the shaft: it may be fitted over couplings',
          'Regangkan melewati poros: dapat dipasang melewati kopling',
        ),
        t(
          'Press it up to the face until the lip bends slightly',
          'Dorong ke bidang sampai bibirnya sedikit melengkung',
        ),
        t(
          'From 8 m/s hold it by a ring; from 12 m/s the lip lifts off',
          'Mulai 8 m/s tahan dengan cincin; mulai 12 m/s bibirnya terangkat',
        ),
      ],
      [
        [t('Rubber', 'Karet'), t('Nitrile rubber NBR, 60 Shore A', 'Karet nitril NBR, 60 Shore A')],
        [t('Temperature', 'Suhu kerja'), t('−40 to +100 °C', '−40 sampai +100 °C')],
      ],
    ),
    category: categories.vRings,
    brand: 'Segelindra',
    popularity,
    pictures: [
      { view: 'section', draw: () => sealSection(drawn) },
      { view: 'shaded', draw: () => sealShaded(drawn) },
    ],
    items: shafts.map((d): Item => ({
      sku: `VRS-${type}-${d}`,
      name: t(`V-ring ${type}-${d}`, `V-ring ${type}-${d}`),
      uom: 'pcs',
      price: rupiah(4_500 + d * 260),
      weight: Math.max(1, Math.round(d * 0.16)),
      demand: 0.6,
      attributes: {
        seal_type: type,
        shaft_diameter: d,
        material: t('Nitrile rubber NBR', 'Karet nitril NBR'),
      },
    })),
  }
}

export const shaftSeals: readonly Product[] = [...seals.map(seal), vRing('VA', 270), vRing('VS', 180)]

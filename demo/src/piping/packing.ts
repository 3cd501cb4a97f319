import type { Item, Product, Text } from '../catalogue/model.ts'
import { rupiah } from '../catalogue/price.ts'
import { figure } from '../catalogue/text.ts'
import type { Fill } from '../drawing/svg.ts'
import { categories } from './categories.ts'
import {
  packingDimensions,
  packingMounted,
  packingShaded,
  sheetDimensions,
  sheetShaded,
  tapeDimensions,
  tapeShaded,
} from './flat-seal.drawing.ts'
import { made } from './product.ts'
import { labels, t } from './prose.ts'

type Packing = {
  code: string
  name: Text
  light: boolean
  hot: number
  pressure: number
  speed: number
  perGram: number
  popularity: number
  lead: Text
  care: Text
}
const packings: readonly Packing[] = [
  {
    code: 'GPG',
    name: t('Graphited PTFE packing', 'Gland packing PTFE grafit'),
    light: false,
    hot: 280,
    pressure: 20,
    speed: 20,
    perGram: 620,
    popularity: 430,
    lead: t(
      'PTFE with graphite carries the heat away from fast pump shafts in water, oil and chemicals.',
      'PTFE bercampur grafit menghantarkan panas dari poros pompa cepat untuk air, minyak, dan bahan kimia.',
    ),
    care: t(
      'Let it drip 20 to 40 drops a minute for the first hours',
      'Biarkan menetes 20 sampai 40 tetes per menit pada jam-jam pertama',
    ),
  },
  {
    code: 'GPW',
    name: t('Pure PTFE packing, lubricated', 'Gland packing PTFE putih berpelumas'),
    light: true,
    hot: 260,
    pressure: 15,
    speed: 8,
    perGram: 560,
    popularity: 390,
    lead: t(
      'White packing for food, drinks, paper and acids, which must not stain the product.',
      'Packing putih untuk makanan, minuman, kertas, dan asam yang tidak boleh mengotori produk.',
    ),
    care: t(
      'For slow shafts and valves: PTFE alone carries little heat',
      'Untuk poros lambat dan katup: PTFE murni sedikit menghantarkan panas',
    ),
  },
  {
    code: 'GPX',
    name: t(
      'Flexible graphite packing, Inconel reinforced',
      'Gland packing grafit fleksibel bertulang kawat Inconel',
    ),
    light: false,
    hot: 550,
    pressure: 250,
    speed: 2,
    perGram: 780,
    popularity: 280,
    lead: t(
      'For steam valves at high pressure: it neither hardens nor shrinks.',
      'Untuk katup uap bertekanan tinggi: tidak mengeras dan tidak menyusut.',
    ),
    care: t(
      'Press the rings in one by one before the next',
      'Tekan ring satu per satu sebelum memasang ring berikutnya',
    ),
  },
  {
    code: 'GPA',
    name: t('Aramid packing', 'Gland packing aramid'),
    light: true,
    hot: 250,
    pressure: 30,
    speed: 12,
    perGram: 690,
    popularity: 250,
    lead: t(
      'Tough yellow fibre for slurry, sand and pulp that would chew soft packing to pieces.',
      'Serat kuning yang ulet untuk lumpur, pasir, dan bubur kertas yang menghancurkan packing lunak.',
    ),
    care: t(
      'Needs a hardened shaft sleeve: the fibre is abrasive',
      'Memerlukan selubung poros yang dikeraskan: seratnya abrasif',
    ),
  },
  {
    code: 'GPC',
    name: t('Acrylic packing, PTFE impregnated', 'Gland packing akrilik berlapis PTFE'),
    light: true,
    hot: 150,
    pressure: 12,
    speed: 8,
    perGram: 290,
    popularity: 350,
    lead: t(
      'The economical packing of water pumps and ships’ stern tubes.',
      'Packing ekonomis untuk pompa air dan poros baling-baling kapal.',
    ),
    care: t('Not for strong acids or steam', 'Tidak untuk asam kuat atau uap'),
  },
]
const glandPackings = packings.map(
  ({ code, name, light, hot, pressure, speed, perGram, popularity, lead, care }): Product =>
    made({
      code: `PACKING-${code}`,
      name,
      lead: [lead],
      points: [
        t(
          'Cut rings on a rod of the shaft diameter, ends at 45°, joints set off by 90°',
          'Potong ring pada batang sebesar poros, ujung 45°, sambungan digeser 90°',
        ),
        care,
        t('Section = (box bore − shaft) ÷ 2', 'Ukuran = (diameter kotak packing − poros) ÷ 2'),
      ],
      data: [
        [labels.temperature, t(`up to ${hot} °C`, `sampai ${hot} °C`)],
        [labels.pressure, t(`${pressure} bar (pumps)`, `${pressure} bar (pompa)`)],
        [t('Shaft speed', 'Kecepatan poros'), `${speed} m/s`],
      ],
      category: categories.packing,
      brand: 'Segelindra',
      popularity,
      pictures: [
        {
          view: 'dimensions',
          draw: () => packingDimensions({ size: 10, light, title: `${code} · 10 × 10` }),
        },
        { view: 'shaded', draw: () => packingShaded({ size: 10, light, title: `${code} · 10 × 10` }) },
        { view: 'mounted', draw: () => packingMounted(10, light, `${code} · 10 × 10`) },
      ],
      items: [5, 6, 8, 10, 12, 14, 16, 19, 22, 25].map((size): Item => {
        const mass = size * size * 1.45
        return {
          sku: `${code}-${String(size).padStart(2, '0')}`,
          name: t(`${name.en} ${size} × ${size} mm`, `${name.id} ${size} × ${size} mm`),
          uom: 'm',
          price: rupiah(4_000 + mass * perGram),
          weight: mass,
          demand: size >= 8 && size <= 14 ? 0.9 : 0.5,
          attributes: { width: size, material: name, max_temperature: hot, max_pressure: pressure },
        }
      }),
    }),
)

type Tape = {
  code: string
  name: Text
  thick: number
  density: string
  lead: Text
  use: Text
  factor: number
  popularity: number
}
const tapes: readonly Tape[] = [
  {
    code: 'SLT',
    name: t('PTFE thread seal tape, standard', 'Seal tape PTFE standar'),
    thick: 0.075,
    density: '0.35',
    popularity: 880,
    factor: 1,
    lead: t(
      'White tape for water and air threads up to one inch.',
      'Seal tape putih untuk ulir air dan udara sampai satu inci.',
    ),
    use: t('Six to ten turns', 'Enam sampai sepuluh lilitan'),
  },
  {
    code: 'SLH',
    name: t('PTFE thread seal tape, heavy', 'Seal tape PTFE tebal'),
    thick: 0.1,
    density: '0.7',
    popularity: 540,
    factor: 2.3,
    lead: t(
      'Dense tape for threads above one inch, steam to 10 bar and chemical lines.',
      'Seal tape rapat untuk ulir di atas satu inci, uap sampai 10 bar, dan jalur kimia.',
    ),
    use: t('Three to five turns', 'Tiga sampai lima lilitan'),
  },
  {
    code: 'SLG',
    name: t('PTFE thread seal tape for gas, yellow', 'Seal tape PTFE untuk gas, kuning'),
    thick: 0.1,
    density: '1.0',
    popularity: 400,
    factor: 2.8,
    lead: t(
      'Yellow, dense tape for fuel gas and oxygen-free gas lines.',
      'Seal tape kuning yang padat untuk gas bahan bakar dan jalur gas bebas oksigen.',
    ),
    use: t('Three turns, overlapping by half', 'Tiga lilitan, saling menindih setengah'),
  },
]
const threadTapes = tapes.map(({ code, name, thick, density, lead, use, factor, popularity }): Product =>
  made({
    code: `TAPE-${code}`,
    name,
    lead: [
      lead,
      t(
        'Wind clockwise seen from the end of the thread, leaving the first turn bare.',
        'Lilitkan searah jarum jam dilihat dari ujung ulir, sisakan satu ulir pertama.',
      ),
    ],
    points: [
      use,
      t('Not on parallel threads: they seal on a washer', 'Bukan untuk ulir lurus: perapatannya pada ring'),
      t('Do not turn back after tightening', 'Jangan diputar balik setelah dikencangkan'),
    ],
    data: [
      [t('Thickness', 'Tebal'), t(`${thick} mm`, `${figure(thick).id} mm`)],
      [t('Density', 'Kerapatan'), t(`${density} g/cm³`, `${density.replace('.', ',')} g/cm³`)],
      [labels.temperature, t('−200 to +260 °C', '−200 sampai +260 °C')],
    ],
    category: categories.tape,
    brand: 'Segelindra',
    popularity,
    pictures: [
      {
        view: 'dimensions',
        draw: () => tapeDimensions({ width: 12, thick, length: 10, title: `PTFE · 12 × ${thick} × 10 m` }),
      },
      {
        view: 'shaded',
        draw: () => tapeShaded({ width: 12, thick, length: 10, title: `PTFE · 12 × ${thick} × 10 m` }),
      },
    ],
    items: (
      [
        [12, 10],
        [12, 15],
        [19, 10],
        [19, 15],
        [25, 15],
      ] as const
    ).map(([width, length]): Item => ({
      sku: `${code}-${width}-${length}`,
      name: t(`${name.en}, ${width} mm × ${length} m`, `${name.id}, ${width} mm × ${length} m`),
      uom: 'box',
      price: rupiah(10 * (1_500 + width * length * thick * 160 * factor)),
      weight: 10 * (12 + width * length * thick * 0.5),
      demand: width === 12 ? 1 : 0.6,
      attributes: { width, roll_length: length, thickness: thick, pack_qty: 10, max_temperature: 260 },
    })),
  }),
)

type Sheet = {
  code: string
  name: Text
  fill: Fill
  roll: boolean
  wide: number
  long: number
  thicks: readonly number[]
  hot: number
  density: number
  perKilo: number
  popularity: number
  lead: Text
  care: Text
}
const sheets: readonly Sheet[] = [
  {
    code: 'SHNA',
    name: t('Non-asbestos gasket sheet', 'Lembaran gasket nonasbes'),
    fill: 'mid',
    roll: false,
    wide: 1500,
    long: 1500,
    thicks: [0.8, 1, 1.5, 2, 3],
    hot: 180,
    density: 1.8,
    perKilo: 118_000,
    popularity: 410,
    lead: t(
      'Compressed fibre sheet to cut flange, cover and pump gaskets from.',
      'Lembaran serat kempa untuk dipotong menjadi gasket flensa, tutup, dan pompa.',
    ),
    care: t('Store flat; do not fold', 'Simpan mendatar; jangan dilipat'),
  },
  {
    code: 'SHPT',
    name: t('PTFE sheet, virgin', 'Lembaran PTFE murni'),
    fill: 'white',
    roll: false,
    wide: 1000,
    long: 1000,
    thicks: [1, 2, 3, 5, 10],
    hot: 260,
    density: 2.2,
    perKilo: 245_000,
    popularity: 330,
    lead: t(
      'For gaskets, slide plates and linings that acids and solvents do not touch.',
      'Untuk gasket, pelat luncur, dan pelapis yang tahan asam serta pelarut.',
    ),
    care: t('Cannot be glued unless one side is etched', 'Tidak dapat dilem kecuali satu sisinya dietsa'),
  },
  {
    code: 'SHGR',
    name: t('Graphite sheet with tanged 316 insert', 'Lembaran grafit berpelat 316 bergerigi'),
    fill: 'deep',
    roll: false,
    wide: 1000,
    long: 1000,
    thicks: [1, 1.5, 2, 3],
    hot: 450,
    density: 1.4,
    perKilo: 620_000,
    popularity: 220,
    lead: t(
      'For boiler and steam gaskets cut on the spot.',
      'Untuk gasket ketel dan uap yang dipotong di tempat.',
    ),
    care: t(
      'Cut with shears or a punch and wear gloves: the tangs are sharp',
      'Potong dengan gunting pelat atau punch dan pakai sarung tangan: geriginya tajam',
    ),
  },
  {
    code: 'SHNB',
    name: t('NBR rubber sheet, 65 Shore', 'Lembaran karet NBR, 65 Shore'),
    fill: 'black',
    roll: true,
    wide: 1200,
    long: 10_000,
    thicks: [1, 2, 3, 5, 6, 10],
    hot: 80,
    density: 1.4,
    perKilo: 52_000,
    popularity: 450,
    lead: t(
      'Oil-proof rubber by the roll for gaskets, pads and linings.',
      'Karet tahan minyak per rol untuk gasket, bantalan, dan pelapis.',
    ),
    care: t('Dust with talc in store', 'Taburi talek selama disimpan'),
  },
  {
    code: 'SHEP',
    name: t('EPDM rubber sheet, 65 Shore', 'Lembaran karet EPDM, 65 Shore'),
    fill: 'black',
    roll: true,
    wide: 1200,
    long: 10_000,
    thicks: [2, 3, 5, 6, 10],
    hot: 120,
    density: 1.3,
    perKilo: 58_000,
    popularity: 320,
    lead: t(
      'Weatherproof rubber for water, steam condensate, hatches and outdoor seals.',
      'Karet tahan cuaca untuk air, kondensat, tutup lubang, dan perapat luar ruangan.',
    ),
    care: t('Not for oil or petrol', 'Tidak untuk oli atau bensin'),
  },
  {
    code: 'SHSI',
    name: t('Silicone rubber sheet, 60 Shore, translucent', 'Lembaran karet silikon, 60 Shore, transparan'),
    fill: 'light',
    roll: true,
    wide: 1000,
    long: 10_000,
    thicks: [1, 2, 3, 5],
    hot: 200,
    density: 1.2,
    perKilo: 168_000,
    popularity: 350,
    lead: t(
      'Soft sheet for ovens, food machines and heat presses.',
      'Lembaran lunak untuk oven, mesin makanan, dan heat press.',
    ),
    care: t('Tears at sharp edges: punch holes round', 'Mudah sobek pada sudut tajam: buat lubang bulat'),
  },
]
const gasketSheets = sheets.map((of): Product => {
  const drawn = {
    fill: of.fill,
    thick: 3,
    wide: of.wide,
    long: of.long,
    roll: of.roll,
    title: `${of.code} · 3 mm`,
  }
  const size = of.roll
    ? t(`${of.wide / 1000} × ${of.long / 1000} m`, `${figure(of.wide / 1000).id} × ${of.long / 1000} m`)
    : t(`${of.wide} × ${of.long} mm`, `${of.wide} × ${of.long} mm`)
  return made({
    code: `SHEET-${of.code}`,
    name: of.name,
    lead: [
      of.lead,
      of.roll
        ? t('Sold by the whole roll.', 'Dijual per rol utuh.')
        : t('Sold by the whole sheet.', 'Dijual per lembar utuh.'),
    ],
    points: [
      of.care,
      t(
        'Thinner is tighter: choose the least thickness that the faces allow',
        'Lebih tipis lebih rapat: pilih tebal terkecil sesuai kehalusan muka',
      ),
      t('Cut gaskets to drawing on request', 'Menerima potong gasket sesuai gambar'),
    ],
    data: [
      [t('Size', 'Ukuran'), size],
      [labels.temperature, t(`up to ${of.hot} °C`, `sampai ${of.hot} °C`)],
    ],
    category: categories.gasketSheets,
    brand: 'Segelindra',
    popularity: of.popularity,
    pictures: [
      { view: 'dimensions', draw: () => sheetDimensions(drawn) },
      { view: 'shaded', draw: () => sheetShaded(drawn) },
    ],
    items: of.thicks.map((thick): Item => {
      const mass = of.wide * of.long * thick * of.density * 1e-3
      return {
        sku: `${of.code}-${String(thick).replace('.', '')}${thick < 1 ? '' : thick % 1 === 0 ? '0' : ''}`,
        name: t(
          `${of.name.en}, ${thick} mm, ${size.en}`,
          `${of.name.id}, ${figure(thick).id} mm, ${size.id}`,
        ),
        uom: of.roll ? 'roll' : 'sheet',
        price: rupiah((mass / 1000) * of.perKilo),
        weight: mass,
        demand: thick <= 3 ? 0.8 : 0.45,
        attributes: {
          material: of.name,
          thickness: thick,
          width: of.wide,
          length: of.long,
          max_temperature: of.hot,
        },
      }
    }),
  })
})

export const packingAndSheets: readonly Product[] = [...glandPackings, ...threadTapes, ...gasketSheets]

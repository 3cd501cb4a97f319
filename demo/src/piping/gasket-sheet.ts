import type { Item, Product, Text } from '../catalogue/model.ts'
import { rupiah } from '../catalogue/price.ts'
import { figure } from '../catalogue/text.ts'
import type { Fill } from '../drawing/svg.ts'
import { categories } from './categories.ts'
import { sheetDimensions, sheetShaded } from './gasket-sheet.drawing.ts'
import { made } from './product.ts'
import { labels, t } from './prose.ts'

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
      'Untuk gasket boiler dan uap yang dipotong di tempat.',
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
      'Karet tahan cuaca untuk air, kondensat, tutup lubang, dan seal luar ruangan.',
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

export const gasketSheets: readonly Product[] = sheets.map((of): Product => {
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

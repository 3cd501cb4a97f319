import { categories } from './categories.ts'
import type { Item, Product, Text } from '../catalogue/model.ts'
import { rupiah } from '../catalogue/price.ts'
import { describe } from '../catalogue/text.ts'
import { cartridgeDimensions, cartridgeShaded } from './grease-cartridge.drawing.ts'

type Grease = {
  code: string
  name: Text
  nlgi: string
  thickener: Text
  temperature: number
  price: number
  demand: number
}

const lithium: Text = { en: 'Lithium', id: 'Litium' }
const greases: readonly Grease[] = [
  {
    code: 'EP1',
    name: { en: 'Multi-purpose grease EP 1', id: 'Grease serbaguna EP 1' },
    nlgi: '1',
    thickener: lithium,
    temperature: 120,
    price: 62_000,
    demand: 0.6,
  },
  {
    code: 'EP2',
    name: { en: 'Multi-purpose grease EP 2', id: 'Grease serbaguna EP 2' },
    nlgi: '2',
    thickener: lithium,
    temperature: 130,
    price: 62_000,
    demand: 1,
  },
  {
    code: 'EP3',
    name: { en: 'Bearing grease EP 3', id: 'Grease bearing EP 3' },
    nlgi: '3',
    thickener: lithium,
    temperature: 140,
    price: 66_000,
    demand: 0.7,
  },
  {
    code: 'HT2',
    name: { en: 'High-temperature grease HT 2', id: 'Grease suhu tinggi HT 2' },
    nlgi: '2',
    thickener: { en: 'Polyurea', id: 'Poliurea' },
    temperature: 180,
    price: 148_000,
    demand: 0.5,
  },
  {
    code: 'FG2',
    name: { en: 'Food-grade grease FG 2, NSF H1', id: 'Grease mutu pangan FG 2, NSF H1' },
    nlgi: '2',
    thickener: { en: 'Aluminium complex', id: 'Aluminium kompleks' },
    temperature: 150,
    price: 212_000,
    demand: 0.2,
  },
]

const items: readonly Item[] = greases.map(({ code, name, nlgi, thickener, temperature, price, demand }) => ({
  sku: `GR-${code}-400`,
  name: { en: `${name.en}, cartridge 400 g`, id: `${name.id}, kartrid 400 g` },
  uom: 'can',
  price: rupiah(price),
  weight: 460,
  demand,
  attributes: { nlgi, thickener, net_content: 400, max_temperature: temperature },
}))

const cartridge = { diameter: 53.5, length: 235, grade: 'EP 2', net: 400, title: 'NLGI 2 · 400 g' }

export const greaseCartridges: readonly Product[] = [
  {
    code: 'GREASE-CARTRIDGE-400',
    name: { en: 'Grease cartridge 400 g for lever guns', id: 'Grease cartridge 400 g untuk grease gun' },
    description: describe(
      {
        lead: [
          'Clean cartridge for standard grease guns: pull the lid, drop it in, pump. No air, no dirt, no spatula.',
        ],
        points: [
          'EP additives carry shock loads in bearings, pins and slides',
          'Do not mix greases of different thickeners',
          'Shelf life five years, stored upright and dry',
        ],
        data: [
          ['Base oil', 'Mineral, ISO VG 150 (FG 2: white oil)'],
          ['Temperature', 'from −20 °C; upper limit by grade'],
          ['Cartridge', 'Ø 53.5 × 235 mm, DIN 1284'],
        ],
      },
      {
        lead: [
          'Kartrid bersih untuk grease gun standar: buka tutup, masukkan, pompa. Tanpa udara, tanpa kotoran.',
        ],
        points: [
          'Aditif EP menahan beban kejut pada bearing, pin, dan jalur luncur',
          'Jangan mencampur grease dengan bahan pengental berbeda',
          'Umur simpan lima tahun, disimpan tegak dan kering',
        ],
        data: [
          ['Minyak dasar', 'Mineral, ISO VG 150 (FG 2: minyak putih)'],
          ['Suhu kerja', 'mulai −20 °C; batas atas menurut jenis'],
          ['Kartrid', 'Ø 53,5 × 235 mm, DIN 1284'],
        ],
      },
    ),
    category: categories.greases,
    brand: 'Lumasara',
    popularity: 650,
    pictures: [
      { view: 'dimensions', draw: () => cartridgeDimensions(cartridge) },
      { view: 'shaded', draw: () => cartridgeShaded(cartridge) },
    ],
    items,
  },
]

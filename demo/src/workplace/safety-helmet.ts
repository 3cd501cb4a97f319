import { categories } from './categories.ts'
import type { Item, Product, Text } from '../catalogue/model.ts'
import { rupiah } from '../catalogue/price.ts'
import { describe } from '../catalogue/text.ts'
import { helmetFront, helmetSide } from './safety-helmet.drawing.ts'

const colours: Record<string, Text> = {
  WH: { en: 'White', id: 'Putih' },
  YE: { en: 'Yellow', id: 'Kuning' },
  BU: { en: 'Blue', id: 'Biru' },
  RD: { en: 'Red', id: 'Merah' },
  GN: { en: 'Green', id: 'Hijau' },
  OR: { en: 'Orange', id: 'Oranye' },
}

const items: readonly Item[] = Object.entries(colours).map(([code, colour]) => ({
  sku: `SH-ABS-${code}`,
  name: {
    en: `Safety helmet ABS, ${colour.en.toLowerCase()}`,
    id: `Helm safety ABS, ${colour.id.toLowerCase()}`,
  },
  uom: 'pcs',
  price: rupiah(78_000),
  weight: 365,
  demand: code === 'WH' || code === 'YE' ? 1 : 0.7,
  attributes: {
    standard: 'SNI ISO 3873, EN 397',
    material: 'ABS',
    colour,
    size: '53–63 cm',
  },
}))

const helmet = { length: 280, width: 220, height: 160, title: 'EN 397 · 53–63 cm' }

export const safetyHelmets: readonly Product[] = [
  {
    code: 'HELMET-ABS',
    name: {
      en: 'Safety helmet ABS with ratchet and chin strap',
      id: 'Helm safety ABS dengan pengencang putar dan tali dagu',
    },
    description: describe(
      {
        lead: [
          'Vented shell on a six-point suspension, set with one hand by the ratchet at the back. One size fits 53 to 63 cm.',
        ],
        points: [
          'Slots at the sides for ear muffs and visors',
          'Electrical insulation up to 440 V AC',
          'Replace after any hard blow, and three years after first use',
        ],
        data: [
          ['Material', 'ABS, 2.4 mm'],
          ['Temperature', '−10 to +50 °C'],
          ['Approval', 'SNI ISO 3873, EN 397'],
        ],
      },
      {
        lead: [
          'Helm berventilasi dengan suspensi enam titik, disetel satu tangan lewat pengencang putar di belakang. Satu ukuran untuk lingkar kepala 53 sampai 63 cm.',
        ],
        points: [
          'Slot samping untuk ear muff dan face shield',
          'Isolasi listrik sampai 440 V AC',
          'Ganti setelah benturan keras, dan tiga tahun sejak pertama dipakai',
        ],
        data: [
          ['Bahan', 'ABS, 2,4 mm'],
          ['Suhu kerja', '−10 sampai +50 °C'],
          ['Sertifikasi', 'SNI ISO 3873, EN 397'],
        ],
      },
    ),
    category: categories.helmets,
    brand: 'Sigapra',
    popularity: 770,
    pictures: [
      { view: 'dimensions', draw: () => helmetSide(helmet) },
      { view: 'front', draw: () => helmetFront(helmet) },
    ],
    items,
  },
]

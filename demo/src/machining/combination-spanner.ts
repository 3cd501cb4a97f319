import { categories } from './categories.ts'
import type { Item, Product } from '../catalogue/model.ts'
import { rupiah } from '../catalogue/price.ts'
import { describe } from '../catalogue/text.ts'
import { spannerDimensions, spannerFan } from './combination-spanner.drawing.ts'

/** Across flats and length, mm; the lengths are the maker's, within DIN 3113 form A. */
const sizes = [
  [8, 120],
  [10, 140],
  [12, 158],
  [13, 167],
  [14, 176],
  [17, 203],
  [19, 222],
  [22, 250],
  [24, 270],
  [27, 300],
] as const

const mass = (size: number, length: number): number => size * length * 0.055

const single: readonly Item[] = sizes.map(([size, length]) => ({
  sku: `CS3113-${String(size).padStart(2, '0')}`,
  name: { en: `Combination spanner ${size} mm`, id: `Kunci ring pas ${size} mm` },
  uom: 'pcs',
  price: rupiah(17_500 + size * length * 14.5),
  weight: mass(size, length),
  demand: 0.8,
  attributes: {
    standard: 'DIN 3113 A',
    material: { en: 'Chrome vanadium steel', id: 'Baja krom vanadium' },
    across_flats: size,
    overall_length: length,
  },
}))

const set: Item = {
  sku: 'CS3113-SET9',
  name: { en: 'Combination spanner set 8–24 mm, 9 pieces', id: 'Set kunci ring pas 8–24 mm, 9 pcs' },
  uom: 'set',
  price: rupiah(
    sizes.slice(0, 9).reduce((sum, [size, length]) => sum + 17_500 + size * length * 14.5, 0) * 0.9,
  ),
  weight: sizes.slice(0, 9).reduce((sum, [size, length]) => sum + mass(size, length), 180),
  demand: 0.9,
  attributes: {
    standard: 'DIN 3113 A',
    material: { en: 'Chrome vanadium steel', id: 'Baja krom vanadium' },
    pack_qty: 9,
  },
}

const fan = [10, 13, 17, 19, 24].map((size) => ({
  size,
  length: sizes.find(([across]) => across === size)?.[1] ?? 0,
  title: '',
}))

export const combinationSpanners: readonly Product[] = [
  {
    code: 'SPANNER-DIN3113',
    name: {
      en: 'Combination spanner DIN 3113, chrome vanadium',
      id: 'Kunci ring pas DIN 3113, krom vanadium',
    },
    description: describe(
      {
        lead: [
          'Open jaw for speed, ring for torque, same size on both ends. Ring cranked by 15° to clear neighbouring heads.',
        ],
        points: [
          'Drop forged, matt chromed',
          'Ring drives on the flanks and protects the corners',
          'Sizes follow ISO bolts: 13 for M8, 17 for older M10',
        ],
        data: [
          ['Material', 'Chrome vanadium steel, 42 to 48 HRC'],
          ['Standard', 'DIN 3113 form A, ISO 7738'],
        ],
      },
      {
        lead: [
          'Sisi pas untuk kerja cepat, sisi ring untuk torsi besar, ukuran sama di kedua ujung. Kepala ring miring 15° agar bebas dari baut di sebelahnya.',
        ],
        points: [
          'Tempa cetak, lapis krom doff',
          'Ring menekan sisi datar sehingga sudut baut awet',
          'Ukuran mengikuti baut ISO: 13 untuk M8, 17 untuk M10 lama',
        ],
        data: [
          ['Bahan', 'Baja krom vanadium, 42 sampai 48 HRC'],
          ['Standar', 'DIN 3113 bentuk A, ISO 7738'],
        ],
      },
    ),
    category: categories.spanners,
    brand: 'Perkasara',
    popularity: 680,
    pictures: [
      {
        view: 'dimensions',
        draw: () => spannerDimensions({ size: 13, length: 167, title: 'DIN 3113 · 13' }),
      },
      { view: 'shaded', draw: () => spannerFan(fan, 'DIN 3113') },
    ],
    items: [...single, set],
  },
]

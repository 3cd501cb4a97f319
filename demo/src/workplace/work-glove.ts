import { categories } from './categories.ts'
import type { Item, Product, Text } from '../catalogue/model.ts'
import { rupiah } from '../catalogue/price.ts'
import { describe } from '../catalogue/text.ts'
import { gloveDimensions, glovePair, type Glove } from './work-glove.drawing.ts'

type Kind = {
  code: string
  name: Text
  material: Text
  coating: Text
  protection: string
  price: number
  mass: number
}

/** Glove length in mm by size: EN ISO 21420's hand sizes. */
const sizes = { '7': 230, '8': 240, '9': 250, '10': 260 } as const
const letters: Record<string, string> = { '7': 'S', '8': 'M', '9': 'L', '10': 'XL' }

const items = (kind: Kind): Item[] =>
  Object.entries(sizes).map(([size, length]) => ({
    sku: `${kind.code}-${size.padStart(2, '0')}`,
    name: { en: `${kind.name.en}, size ${size}`, id: `${kind.name.id}, ukuran ${size}` },
    uom: 'pair',
    price: rupiah(kind.price),
    weight: kind.mass + (length - 230) * 0.2,
    minimum: 12,
    multiple: 12,
    demand: size === '7' ? 0.4 : 1,
    attributes: {
      standard: 'EN 388',
      size: `${size} (${letters[size] ?? ''})`,
      material: kind.material,
      coating: kind.coating,
      protection: kind.protection,
      length,
    },
  }))

const pictures = (glove: Glove): Product['pictures'] => [
  { view: 'dimensions', draw: () => gloveDimensions(glove) },
  { view: 'shaded', draw: () => glovePair(glove) },
]

export const workGloves: readonly Product[] = [
  {
    code: 'GLOVE-NITRILE',
    name: { en: 'Work gloves, nitrile palm', id: 'Sarung tangan kerja, telapak nitril' },
    description: describe(
      {
        lead: [
          'Thin seamless glove with an oil-proof palm: assembly, maintenance, parts picking. The back stays open and cool.',
        ],
        points: [
          'Sold by the dozen pairs, sizes as worn on the hand',
          'Good grip on oily parts',
          'Wash at 40 °C; keep away from rotating machines',
        ],
        data: [
          ['EN 388', '4121X'],
          ['Liner', 'Polyester, 13 gauge'],
          ['Contact heat', 'none: not for hot parts'],
        ],
      },
      {
        lead: [
          'Sarung tangan tipis tanpa jahitan dengan telapak tahan minyak: untuk perakitan, perawatan, dan pengambilan barang. Punggung tetap sejuk.',
        ],
        points: [
          'Dijual per lusin pasang, nomor menurut lebar tangan',
          'Tidak licin pada benda berminyak',
          'Cuci pada 40 °C; jauhkan dari mesin yang berputar',
        ],
        data: [
          ['EN 388', '4121X'],
          ['Rajutan', 'Poliester, 13 gauge'],
          ['Panas kontak', 'tidak ada: bukan untuk benda panas'],
        ],
      },
    ),
    category: categories.gloves,
    brand: 'Sigapra',
    popularity: 880,
    pictures: pictures({ size: '9', length: 250, width: 108, kind: 'dipped', title: 'EN 388 · 4121X' }),
    items: items({
      code: 'GN13',
      name: { en: 'Work gloves, nitrile', id: 'Sarung tangan kerja nitril' },
      material: { en: 'Polyester', id: 'Poliester' },
      coating: { en: 'Nitrile', id: 'Nitril' },
      protection: '4121X',
      price: 16_500,
      mass: 42,
    }),
  },
  {
    code: 'GLOVE-CUT-C',
    name: {
      en: 'Cut-resistant gloves level C, polyurethane palm',
      id: 'Sarung tangan tahan sayat tingkat C, telapak poliuretan',
    },
    description: describe(
      {
        lead: [
          'For sheet metal, glass and knives. The yarn turns a blade, the thin coating keeps the feel of small parts.',
        ],
        points: [
          'Cut level C by ISO 13997 (10 N)',
          'Sold by the dozen pairs',
          'Resists cuts; does not stop needles',
        ],
        data: [
          ['EN 388', '4X42C'],
          ['Liner', 'HPPE with glass fibre, 13 gauge'],
          ['Contact heat', 'none: not for hot parts'],
        ],
      },
      {
        lead: [
          'Untuk pelat logam, kaca, dan pisau. Benangnya menahan mata pisau, lapisan tipisnya tetap peka saat memegang benda kecil.',
        ],
        points: [
          'Tahan sayat tingkat C menurut ISO 13997 (10 N)',
          'Dijual per lusin pasang',
          'Tahan sayat; tidak menahan tusukan jarum atau kawat',
        ],
        data: [
          ['EN 388', '4X42C'],
          ['Rajutan', 'HPPE dengan serat kaca, 13 gauge'],
          ['Panas kontak', 'tidak ada: bukan untuk benda panas'],
        ],
      },
    ),
    category: categories.cutGloves,
    brand: 'Sigapra',
    popularity: 610,
    pictures: pictures({ size: '9', length: 250, width: 108, kind: 'cut', title: 'EN 388 · 4X42C' }),
    items: items({
      code: 'GC13',
      name: { en: 'Cut-resistant gloves level C', id: 'Sarung tangan tahan sayat tingkat C' },
      material: { en: 'HPPE, glass fibre', id: 'HPPE, serat kaca' },
      coating: { en: 'Polyurethane', id: 'Poliuretan' },
      protection: '4X42C',
      price: 48_500,
      mass: 50,
    }),
  },
]

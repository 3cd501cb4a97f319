import { categories } from './categories.ts'
import type { Item, Product } from '../catalogue/model.ts'
import { rupiah } from '../catalogue/price.ts'
import { describe } from '../catalogue/text.ts'
import { iso7089 } from '../standards/iso7089.ts'
import { packOf, steel } from './fastener.ts'
import { washerDimensions, washerShaded } from './flat-washer.drawing.ts'

const threads = ['M5', 'M6', 'M8', 'M10', 'M12', 'M16'] as const

const items: readonly Item[] = threads.map((thread) => {
  const { d1, d2, h } = iso7089[thread]
  const pack = packOf(thread) * 2
  const mass = (Math.PI / 4) * (d2 ** 2 - d1 ** 2) * h * steel
  return {
    sku: `FW7089-A2-${thread}`,
    name: { en: `Flat washer ISO 7089 ${thread} A2`, id: `Ring plat ISO 7089 ${thread} A2` },
    uom: 'box',
    price: rupiah((60 + mass * 110) * pack),
    weight: mass * pack,
    demand: 0.9,
    attributes: {
      standard: 'ISO 7089',
      material: { en: 'Stainless steel A2 (SUS 304)', id: 'Stainless steel A2 (SUS 304)' },
      thread,
      inner_diameter: d1,
      outer_diameter: d2,
      thickness: h,
      pack_qty: pack,
    },
  }
})

const washer = { ...iso7089.M8, title: 'ISO 7089 · M8 · A2' }

export const flatWashers: readonly Product[] = [
  {
    code: 'WASHER-ISO7089-A2',
    name: { en: 'Flat washer ISO 7089, stainless steel A2', id: 'Ring plat ISO 7089, stainless steel A2' },
    description: describe(
      {
        lead: [
          'Plain washer of the normal series. Spreads the load of a bolt or nut, protects paint and bridges slotted holes; in stainless steel for pumps, food machinery, facades and outdoor frames.',
        ],
        points: [
          'Product grade A, hardness 200 HV',
          'Fits hex bolts, hex nuts, socket screws',
          'Burr-free on both sides',
        ],
        data: [
          ['Material', 'Stainless steel A2 (SUS 304)'],
          ['Temperature', '−200 to +400 °C'],
        ],
      },
      {
        lead: [
          'Ring plat seri normal. Menyebarkan beban baut atau mur, melindungi cat, dan menutup lubang memanjang; dari stainless steel untuk pompa, mesin makanan, fasad, dan rangka luar ruangan.',
        ],
        points: [
          'Mutu produk A, kekerasan 200 HV',
          'Cocok untuk baut segi enam, mur segi enam, dan baut L',
          'Kedua sisi bebas geram',
        ],
        data: [
          ['Bahan', 'Stainless steel A2 (SUS 304)'],
          ['Suhu kerja', '−200 sampai +400 °C'],
        ],
      },
    ),
    category: categories.flatWashers,
    brand: 'Kencara',
    popularity: 720,
    pictures: [
      { view: 'dimensions', draw: () => washerDimensions(washer) },
      { view: 'shaded', draw: () => washerShaded(washer) },
    ],
    items,
  },
]

import type { Item, Product } from '../catalogue/model.ts'
import { rupiah } from '../catalogue/price.ts'
import { categories } from './categories.ts'
import { clip } from './tie.drawing.ts'
import { description, text } from './texts.ts'

/** Clips and clamps that hold one cable. */
export const clips: readonly Product[] = [false, true].map((lined): Product => ({
  code: lined ? 'CABLE-CLAMP-P' : 'CABLE-CLIP-NAIL',
  name: lined
    ? text('P clamp, steel with rubber lining', 'Klem P baja berlapis karet')
    : text('Round cable clip with nail', 'Klem kabel bulat dengan paku'),
  description: lined
    ? description(
        [
          [
            'Fastens cables, hoses and small pipes to machines with one screw; the rubber takes up vibration and tolerances.',
            'Mengikat kabel, selang, dan pipa kecil ke mesin dengan satu baut; karetnya meredam getaran dan menutup toleransi.',
          ],
          ['Zinc plated band, EPDM lining.', 'Pita baja lapis seng, lapisan karet EPDM.'],
        ],
        [
          ['Choose the diameter of the cable, not larger', 'Pilih sesuai diameter kabel, jangan lebih besar'],
          ['Next to each connector and every 30 cm', 'Di dekat setiap konektor dan setiap 30 cm'],
          ['Screw M6 with washer, not supplied', 'Baut M6 dengan ring, tidak termasuk'],
        ],
        [
          ['material', 'Steel, zinc plated; EPDM', 'Baja lapis seng; EPDM'],
          ['temperature', '−40 to +100 °C', '−40 sampai +100 °C'],
        ],
      )
    : description(
        [
          [
            'Nails NYM cables and antenna leads neatly to wood and plaster.',
            'Memaku kabel NYM dan kabel antena dengan rapi pada kayu dan plester.',
          ],
          ['Hardened nail, already in its hole.', 'Paku baja keras sudah terpasang di lubangnya.'],
        ],
        [
          ['Every 25 cm across, every 40 cm upright', 'Setiap 25 cm mendatar, setiap 40 cm tegak'],
          [
            'In concrete drill first and use plug and screw',
            'Pada beton bor dahulu, gunakan angkur plastik dan sekrup',
          ],
          ['Do not squeeze the sheath', 'Selubung kabel jangan sampai terjepit'],
        ],
        [
          ['material', 'Polyethylene, white; steel nail', 'Polietilena putih; paku baja'],
          ['packing', 'Box of 100', 'Kotak isi 100'],
        ],
      ),
  category: categories.ties,
  brand: lined ? 'Arusindra' : 'Kabelaya',
  popularity: lined ? 320 : 590,
  pictures: [
    { view: 'dimensions', draw: () => clip(lined ? 'Ø 16 · M6' : 'Ø 8', lined ? 16 : 8, lined, false) },
    { view: 'mounted', draw: () => clip(lined ? 'Ø 25 · M6' : 'Ø 12', lined ? 25 : 12, lined, true) },
  ],
  items: (lined ? [6, 8, 10, 12, 16, 20, 25, 32, 40] : [4, 5, 6, 7, 8, 9, 10, 12, 14]).map((size): Item => ({
    sku: `${lined ? 'PCL' : 'NCL'}-${size}`,
    name: lined
      ? text(`P clamp ${size} mm`, `Klem P ${size} mm`)
      : text(`Cable clip ${size} mm with nail`, `Klem kabel paku ${size} mm`),
    uom: lined ? 'pcs' : 'box',
    price: rupiah(lined ? 2_600 + size * 130 : 5_500 + size * 620),
    weight: lined ? 6 + size * 0.7 : 60 + size * 14,
    attributes: {
      inner_diameter: size,
      material: lined ? text('Steel, EPDM', 'Baja, EPDM') : text('Polyethylene', 'Polietilena'),
      ...(lined ? {} : { pack_qty: 100 }),
    },
  })),
}))

import type { Item, Product } from '../catalogue/model.ts'
import { rupiah } from '../catalogue/price.ts'
import { categories } from './categories.ts'
import { sleeves } from './lug.ts'
import { lugDimensions, lugShaded, type Lug } from './lug.drawing.ts'
import { colours, cross, description, text } from './texts.ts'

/** Connectors that join two wires end to end. */
export const butts: Product = (() => {
  const lug: Lug = {
    title: 'BV 2.5',
    kind: 'butt',
    width: 4.8,
    hole: 2.3,
    barrel: 4.8,
    sleeve: 25,
    length: 25,
    insulated: true,
    stud: '',
  }
  return {
    code: 'BUTT-CONNECTOR-BV',
    name: text('Insulated butt connector', 'Konektor sambung lurus berisolasi (BV)'),
    description: description(
      [
        [
          'Joins two wires end to end in harnesses, lamps and repairs where there is no room for a terminal block.',
          'Menyambung dua kabel ujung ke ujung pada rangkaian kabel, lampu, dan perbaikan yang tidak cukup ruang untuk terminal block.',
        ],
        [
          'Versions with heat-shrink sleeve are sealed by adhesive against water.',
          'Tipe dengan heat shrink tersegel lem terhadap air.',
        ],
      ],
      [
        [
          'A stop in the middle shows how far to push each wire',
          'Penahan di tengah menunjukkan batas dorong tiap kabel',
        ],
        ['Crimp both halves, each in its middle', 'Pres kedua sisi, masing-masing di tengahnya'],
        ['Not for joints inside conduits', 'Tidak untuk sambungan di dalam pipa'],
      ],
      [
        ['material', 'Copper, tinned', 'Tembaga lapis timah'],
        ['voltage', '300 V'],
      ],
    ),
    category: categories.lugs,
    brand: 'Kabelaya',
    popularity: 380,
    pictures: [
      { view: 'dimensions', draw: () => lugDimensions(lug) },
      { view: 'shaded', draw: () => lugShaded(lug) },
    ],
    items: cross(sleeves, ['PVC', 'HS'] as const, ({ code, range, colour }, type): Item => ({
      sku: `BV-${code}-${type}`,
      name: text(
        `Butt connector ${range[0]}, ${type === 'PVC' ? 'PVC sleeve' : 'heat-shrink sleeve'}`,
        `Konektor sambung ${range[1]}, ${type === 'PVC' ? 'sleeve PVC' : 'heat shrink'}`,
      ),
      uom: 'pack',
      price: rupiah({ '1.5': 27_000, '2.5': 31_000, '6': 54_000 }[code] * (type === 'PVC' ? 1 : 4.2)),
      weight: 110,
      attributes: {
        conductor_range: text(range[0], range[1]),
        colour: colours[colour],
        material:
          type === 'PVC'
            ? text('Copper, PVC', 'Tembaga, PVC')
            : text('Copper, polyolefin with adhesive', 'Tembaga, poliolefin berlem'),
        pack_qty: 100,
      },
    })),
  }
})()

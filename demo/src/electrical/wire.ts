import { categories } from './categories.ts'
import type { Item, Product, Text } from '../catalogue/model.ts'
import { rupiah } from '../catalogue/price.ts'
import { describe, figure } from '../catalogue/text.ts'
import { nyaf } from '../standards/iec60227.ts'
import { wireCoil, wireDimensions } from './wire.drawing.ts'

const colours = {
  BK: { en: 'black', id: 'hitam' },
  RD: { en: 'red', id: 'merah' },
  BU: { en: 'blue', id: 'biru' },
  GY: { en: 'green-yellow', id: 'hijau-kuning' },
} as const satisfies Record<string, Text>
type Colour = keyof typeof colours

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
const four: readonly Colour[] = ['BK', 'RD', 'BU', 'GY']

const items: readonly Item[] = nyaf.flatMap(({ area, outer, current, voltage }) =>
  (area === 1.5 || area === 2.5 ? four : (['BK'] as const)).map((code): Item => {
    const colour: Text = colours[code]
    return {
      sku: `NYAF-${area}-${code}`,
      name: {
        en: `NYAF wire ${figure(area).en} mm² ${colour.en}`,
        id: `Kabel NYAF ${figure(area).id} mm² ${colour.id}`,
      },
      uom: 'm',
      price: rupiah(650 + area * 2_480),
      weight: area * 8.9 + outer ** 2 * 0.55,
      minimum: 10,
      multiple: 10,
      demand: area <= 4 ? 1 : 0.7,
      attributes: {
        standard: 'SNI IEC 60227-3',
        conductor_area: area,
        colour: { en: capital(colour.en), id: capital(colour.id) },
        outer_diameter: outer,
        current,
        voltage: voltage,
        material: { en: 'Copper, PVC', id: 'Tembaga, PVC' },
      },
    }
  }),
)

const wire = { area: 2.5, outer: 3.6, conductor: 2, strands: 50, title: 'NYAF 1 × 2.5 mm²' }

export const wires: readonly Product[] = [
  {
    code: 'CABLE-NYAF',
    name: { en: 'NYAF flexible single-core wire', id: 'Kabel NYAF serabut inti tunggal' },
    description: describe(
      {
        lead: [
          'Fine-stranded copper wire with PVC insulation for wiring inside panels and machines. Bends tightly, takes ferrules well.',
        ],
        points: [
          'Sold by the metre in steps of 10 m; drums of 100 m keep one colour batch',
          'Current given for a single wire in free air at 30 °C',
          'Crimp a ferrule on every end',
        ],
        data: [
          ['Conductor', 'Copper, class 5'],
          ['Voltage', '450/750 V (0.75 mm²: 300/500 V)'],
          ['Temperature', '+70 °C on the conductor'],
        ],
      },
      {
        lead: [
          'Kabel tembaga serabut halus berisolasi PVC untuk instalasi di dalam panel dan mesin. Lentur dan mudah dipasangi skun.',
        ],
        points: [
          'Dijual per meter, kelipatan 10 m; gulungan 100 m terjamin satu warna produksi',
          'Arus berlaku untuk satu kabel di udara bebas pada 30 °C',
          'Pasang skun pada setiap ujung kabel',
        ],
        data: [
          ['Penghantar', 'Tembaga, kelas 5'],
          ['Tegangan', '450/750 V (0,75 mm²: 300/500 V)'],
          ['Suhu', '+70 °C pada penghantar'],
        ],
      },
    ),
    category: categories.wires,
    brand: 'Voltaraga',
    popularity: 900,
    featured: true,
    pictures: [
      { view: 'dimensions', draw: () => wireDimensions(wire) },
      { view: 'shaded', draw: () => wireCoil(wire) },
    ],
    items,
  },
]

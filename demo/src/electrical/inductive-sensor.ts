import { categories } from './categories.ts'
import type { Item, Product, Text } from '../catalogue/model.ts'
import { rupiah } from '../catalogue/price.ts'
import { describe, figure } from '../catalogue/text.ts'
import { sensorDimensions, sensorShaded } from './inductive-sensor.drawing.ts'

/** Sensing distance for flush mounting, mm, after IEC 60947-5-2; mass and price are the maker's. */
const housings = {
  'M8 × 1': { code: 'M08', distance: 1.5, mass: 48, price: 168_000 },
  'M12 × 1': { code: 'M12', distance: 2, mass: 72, price: 148_000 },
  'M18 × 1': { code: 'M18', distance: 5, mass: 118, price: 172_000 },
  'M30 × 1.5': { code: 'M30', distance: 10, mass: 205, price: 236_000 },
} as const

const outputs: Record<string, Text> = {
  P: { en: 'PNP, normally open', id: 'PNP, normal terbuka (NO)' },
  N: { en: 'NPN, normally open', id: 'NPN, normal terbuka (NO)' },
}

const items: readonly Item[] = Object.entries(housings).flatMap(([housing, size]) =>
  Object.entries(outputs).map(([code, output]): Item => {
    const kind = code === 'P' ? 'PNP' : 'NPN'
    const name = housing.split(' ')[0] ?? housing
    return {
      sku: `VIS-${size.code}-${code}`,
      name: {
        en: `Inductive sensor ${name} ${kind}, ${figure(size.distance).en} mm`,
        id: `Sensor induktif ${name} ${kind}, ${figure(size.distance).id} mm`,
      },
      uom: 'pcs',
      price: rupiah(size.price),
      weight: size.mass,
      demand: code === 'P' ? 0.7 : 0.85,
      attributes: {
        standard: 'IEC 60947-5-2',
        housing,
        output,
        sensing_distance: size.distance,
        voltage: '10–30 V DC',
        connection: { en: 'Cable 2 m', id: 'Kabel 2 m' },
      },
    }
  }),
)

const sensor = {
  diameter: 12,
  pitch: 1,
  length: 60,
  threaded: 42,
  hex: 17,
  distance: 2,
  thread: 'M12 × 1',
  title: 'IEC 60947-5-2 · M12 × 1 · 2 mm',
}

/** The inductive sensors sold most: flush, with cable. */
export const inductiveSensors: readonly Product[] = [
  {
    code: 'INDUCTIVE-SENSOR-FLUSH',
    name: {
      en: 'Inductive proximity sensor, flush, cable 2 m',
      id: 'Sensor induktif (proximity), rata muka, kabel 2 m',
    },
    description: describe(
      {
        lead: [
          'Sees metal without touching it: end positions, counting, speed of a toothed wheel. May be let in flush with steel.',
        ],
        points: [
          'Distance given for mild steel; brass and aluminium about 0.4 of it',
          'Short-circuit and reverse polarity protected, yellow LED',
          'Two nuts and a lock washer included',
        ],
        data: [
          ['Supply', '10 to 30 V DC, 200 mA'],
          ['Protection', 'IP67'],
          ['Temperature', '−25 to +70 °C'],
        ],
      },
      {
        lead: [
          'Mendeteksi logam tanpa menyentuh: posisi akhir, penghitungan, putaran roda gigi. Boleh ditanam rata dengan permukaan baja.',
        ],
        points: [
          'Jarak berlaku untuk baja lunak; kuningan dan aluminium sekitar 0,4 kalinya',
          'Terlindung dari hubung singkat dan polaritas terbalik, LED kuning',
          'Termasuk dua mur dan ring pengunci',
        ],
        data: [
          ['Tegangan suplai', '10 sampai 30 V DC, 200 mA'],
          ['Perlindungan', 'IP67'],
          ['Suhu kerja', '−25 sampai +70 °C'],
        ],
      },
    ),
    category: categories.sensors,
    brand: 'Voltaraga',
    popularity: 710,
    pictures: [
      { view: 'dimensions', draw: () => sensorDimensions(sensor) },
      { view: 'shaded', draw: () => sensorShaded(sensor) },
    ],
    items,
  },
]

import { categories } from './categories.ts'
import type { Item, Product, Text } from '../catalogue/model.ts'
import { rupiah } from '../catalogue/price.ts'
import { describe } from '../catalogue/text.ts'
import { iso4032 } from '../standards/iso4032.ts'
import { packOf, steel } from './fastener.ts'
import { nutDimensions, nutShaded } from './hex-nut.drawing.ts'

type Thread = keyof typeof iso4032
type Grade = {
  code: string
  mark: Text
  strength: string
  material: Text
  finish: Text
  base: number
  gram: number
}

const items = (threads: readonly Thread[], grade: Grade): Item[] =>
  threads.map((thread) => {
    const size = iso4032[thread]
    const pack = packOf(thread)
    const mass = (0.866 * size.s ** 2 - (Math.PI / 4) * (size.d - 0.7 * size.pitch) ** 2) * size.m * steel
    const name = `ISO 4032 ${thread}`
    return {
      sku: `HN4032-${grade.code}-${thread}`,
      name: { en: `Hex nut ${name}${grade.mark.en}`, id: `Mur segi enam ${name}${grade.mark.id}` },
      uom: 'box',
      price: rupiah((grade.base + mass * grade.gram) * pack),
      weight: mass * pack,
      demand: 0.9,
      attributes: {
        standard: 'ISO 4032',
        material: grade.material,
        finish: grade.finish,
        strength_class: grade.strength,
        thread,
        pitch: size.pitch,
        across_flats: size.s,
        nut_height: size.m,
        pack_qty: pack,
      },
    }
  })

const pictures = (thread: Thread, mark: string): Product['pictures'] => {
  const nut = { ...iso4032[thread], thread, title: `ISO 4032 · ${thread} · ${mark}` }
  return [
    { view: 'dimensions', draw: () => nutDimensions(nut) },
    { view: 'shaded', draw: () => nutShaded(nut) },
  ]
}

export const hexNuts: readonly Product[] = [
  {
    code: 'HEX-NUT-ISO4032-A2',
    name: {
      en: 'Hex nut ISO 4032, stainless steel A2-70',
      id: 'Mur segi enam ISO 4032, stainless steel A2-70',
    },
    description: describe(
      {
        lead: [
          'Style 1 hex nut in stainless steel, to go on A2 bolts of the same thread: pumps, tanks, food machinery, outdoor frames, railings and everything that is washed down.',
        ],
        points: [
          'Chamfered on both faces, tolerance 6H',
          'Full load of an A2-70 bolt',
          'A drop of paste on the thread prevents seizing',
        ],
        data: [
          ['Material', 'Stainless steel A2-70 (SUS 304)'],
          ['Proof stress', '700 N/mm²'],
          ['Temperature', '−200 to +400 °C'],
        ],
      },
      {
        lead: [
          'Mur segi enam tipe 1 dari stainless steel, pasangan baut A2 dengan ulir yang sama: pompa, tangki, mesin makanan, rangka luar ruangan, pagar, dan semua yang sering dicuci.',
        ],
        points: [
          'Kedua sisi dibevel, toleransi 6H',
          'Menahan beban penuh baut A2-70',
          'Setetes pasta pada ulir mencegah macet',
        ],
        data: [
          ['Bahan', 'Stainless steel A2-70 (SUS 304)'],
          ['Tegangan uji', '700 N/mm²'],
          ['Suhu kerja', '−200 sampai +400 °C'],
        ],
      },
    ),
    category: categories.hexNuts,
    brand: 'Kencara',
    popularity: 780,
    pictures: pictures('M8', 'A2-70'),
    items: items(['M5', 'M6', 'M8', 'M10', 'M12', 'M16'], {
      code: 'A2',
      mark: { en: ' A2', id: ' A2' },
      strength: 'A2-70',
      material: { en: 'Stainless steel A2 (SUS 304)', id: 'Stainless steel A2 (SUS 304)' },
      finish: { en: 'Plain', id: 'Polos' },
      base: 130,
      gram: 100,
    }),
  },
  {
    code: 'HEX-NUT-ISO4032-8-ZN',
    name: {
      en: 'Hex nut ISO 4032, steel class 8, zinc plated',
      id: 'Mur segi enam ISO 4032, baja kelas 8 lapis seng',
    },
    description: describe(
      {
        lead: [
          'Style 1 hex nut in steel, zinc plated, partner of the 8.8 bolt. The everyday nut of machine frames, motor mounts, conveyors, pipe supports and cable trays indoors.',
        ],
        points: [
          'Property class 8, marked on one face',
          'Zinc layer 5 µm, chromium(VI) free',
          'Use a washer on painted or soft surfaces',
        ],
        data: [
          ['Material', 'Steel, property class 8'],
          ['Proof stress', '855 to 920 N/mm², by size'],
          ['Temperature', '−50 to +150 °C'],
        ],
      },
      {
        lead: [
          'Mur segi enam tipe 1 dari baja lapis seng, pasangan baut 8.8. Mur sehari-hari untuk rangka mesin, dudukan motor, konveyor, penyangga pipa, dan tray kabel di dalam ruangan.',
        ],
        points: [
          'Kelas 8, bertanda pada satu sisi',
          'Lapisan seng 5 µm bebas kromium(VI)',
          'Gunakan ring plat pada permukaan lunak atau bercat',
        ],
        data: [
          ['Bahan', 'Baja kelas 8'],
          ['Tegangan uji', '855–920 N/mm² menurut ukuran'],
          ['Suhu kerja', '−50 sampai +150 °C'],
        ],
      },
    ),
    category: categories.hexNuts,
    brand: 'Kencara',
    popularity: 700,
    pictures: pictures('M12', '8'),
    items: items(['M6', 'M8', 'M10', 'M12', 'M16', 'M20'], {
      code: '8Z',
      mark: { en: ', class 8 zinc plated', id: ', kelas 8 lapis seng' },
      strength: '8',
      material: { en: 'Steel', id: 'Baja' },
      finish: { en: 'Zinc plated', id: 'Lapis seng' },
      base: 70,
      gram: 34,
    }),
  },
]

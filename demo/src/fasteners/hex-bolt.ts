import { categories } from './categories.ts'
import type { Item, Product, Text } from '../catalogue/model.ts'
import { rupiah } from '../catalogue/price.ts'
import { describe } from '../catalogue/text.ts'
import { iso4017 } from '../standards/iso4017.ts'
import { boltDimensions, boltShaded } from './hex-bolt.drawing.ts'
import { boltMass, packOf } from './fastener.ts'

type Size = readonly [thread: keyof typeof iso4017, length: number]

type Grade = {
  /** In the part number, and behind the size in the name. */
  code: string
  mark: Text
  strength: string
  material: Text
  finish: Text
  /** Rupiah for a piece, and for each gram of it. */
  base: number
  gram: number
}

const items = (sizes: readonly Size[], grade: Grade): Item[] =>
  sizes.map(([thread, length]) => {
    const size = iso4017[thread]
    const pack = packOf(thread)
    const mass = boltMass(0.866 * size.s ** 2 * size.k, size.d, size.pitch, length)
    const name = `ISO 4017 ${thread} × ${length}`
    return {
      sku: `HB4017-${grade.code}-${thread}X${length}`,
      name: { en: `Hex bolt ${name}${grade.mark.en}`, id: `Baut segi enam ${name}${grade.mark.id}` },
      uom: 'box',
      price: rupiah((grade.base + mass * grade.gram) * pack),
      weight: mass * pack,
      demand: thread === 'M8' || thread === 'M10' ? 1 : 0.6,
      attributes: {
        standard: 'ISO 4017',
        material: grade.material,
        finish: grade.finish,
        strength_class: grade.strength,
        thread,
        pitch: size.pitch,
        length,
        across_flats: size.s,
        head_height: size.k,
        pack_qty: pack,
      },
    }
  })

const pictures = (thread: keyof typeof iso4017, length: number, mark: string): Product['pictures'] => {
  const bolt = { ...iso4017[thread], thread, length, title: `ISO 4017 · ${thread} × ${length} · ${mark}` }
  return [
    { view: 'dimensions', draw: () => boltDimensions(bolt) },
    { view: 'shaded', draw: () => boltShaded(bolt) },
  ]
}

export const hexBolts: readonly Product[] = [
  {
    code: 'HEX-BOLT-ISO4017-A2',
    name: {
      en: 'Hex bolt ISO 4017, stainless steel A2-70',
      id: 'Baut segi enam ulir penuh ISO 4017, stainless steel A2-70',
    },
    description: describe(
      {
        lead: [
          'Hex head bolt threaded up to the head, in austenitic stainless steel. The usual choice where moisture or cleaning water would rust a plated bolt: food machinery, pump bases, outdoor brackets.',
        ],
        points: [
          'Thread tolerance 6g, coarse pitch',
          'Grease the thread before tightening: stainless steel seizes when run dry',
          'Near sea water or chlorides choose A4',
        ],
        data: [
          ['Material', 'Stainless steel A2-70 (SUS 304)'],
          ['Tensile strength', '700 N/mm² minimum'],
          ['Temperature', '−200 to +400 °C'],
        ],
      },
      {
        lead: [
          'Baut kepala segi enam, ulir sampai ke kepala, dari stainless steel austenitik. Pilihan umum di tempat lembap atau sering dicuci, seperti mesin makanan, dudukan pompa, dan braket luar ruangan.',
        ],
        points: [
          'Toleransi ulir 6g, ulir kasar',
          'Beri pelumas pada ulir sebelum dikencangkan: stainless steel mudah macet bila kering',
          'Di dekat air laut atau klorida gunakan A4',
        ],
        data: [
          ['Bahan', 'Stainless steel A2-70 (SUS 304)'],
          ['Kuat tarik', 'Minimum 700 N/mm²'],
          ['Suhu kerja', '−200 sampai +400 °C'],
        ],
      },
    ),
    category: categories.hexBolts,
    brand: 'Kencara',
    popularity: 940,
    featured: true,
    pictures: pictures('M8', 30, 'A2-70'),
    items: items(
      [
        ['M6', 12],
        ['M6', 16],
        ['M6', 20],
        ['M6', 25],
        ['M6', 30],
        ['M6', 40],
        ['M6', 50],
        ['M8', 16],
        ['M8', 20],
        ['M8', 25],
        ['M8', 30],
        ['M8', 35],
        ['M8', 40],
        ['M8', 50],
        ['M8', 60],
        ['M10', 20],
        ['M10', 25],
        ['M10', 30],
        ['M10', 40],
        ['M10', 50],
        ['M10', 60],
        ['M12', 30],
        ['M12', 40],
        ['M12', 50],
        ['M12', 60],
      ],
      {
        code: 'A2',
        mark: { en: ' A2', id: ' A2' },
        strength: 'A2-70',
        material: { en: 'Stainless steel A2 (SUS 304)', id: 'Stainless steel A2 (SUS 304)' },
        finish: { en: 'Plain', id: 'Polos' },
        base: 250,
        gram: 105,
      },
    ),
  },
  {
    code: 'HEX-BOLT-ISO4017-88-ZN',
    name: {
      en: 'Hex bolt ISO 4017, steel 8.8, zinc plated',
      id: 'Baut segi enam ulir penuh ISO 4017, baja 8.8 lapis seng',
    },
    description: describe(
      {
        lead: [
          'Full-thread hex bolt in quenched steel, zinc plated. The everyday bolt of machine frames, motor mounts, conveyors, pipe supports and brackets, in the most popular lengths.',
        ],
        points: [
          'Marked 8.8 on the head',
          'Pair it with a nut of class 8 or above',
          'Zinc layer 5 µm, chromium(VI) free: indoor use, dry or briefly damp',
        ],
        data: [
          ['Material', 'Steel, strength class 8.8'],
          ['Tensile strength', '800 N/mm² minimum'],
          ['Temperature', '−50 to +150 °C'],
        ],
      },
      {
        lead: [
          'Baut segi enam ulir penuh dari baja yang dikeraskan, berlapis seng. Baut sehari-hari untuk rangka mesin, dudukan motor, konveyor, penyangga pipa, dan braket, dalam panjang yang paling sering dibeli.',
        ],
        points: [
          'Tanda 8.8 pada kepala',
          'Pasangkan dengan mur kelas 8 atau lebih tinggi',
          'Lapisan seng 5 µm bebas kromium(VI): dalam ruangan, kering atau sesekali lembap',
        ],
        data: [
          ['Bahan', 'Baja, kelas kekuatan 8.8'],
          ['Kuat tarik', 'Minimum 800 N/mm²'],
          ['Suhu kerja', '−50 sampai +150 °C'],
        ],
      },
    ),
    category: categories.hexBolts,
    brand: 'Kencara',
    popularity: 860,
    pictures: pictures('M12', 50, '8.8'),
    items: items(
      [
        ['M6', 16],
        ['M6', 20],
        ['M6', 25],
        ['M6', 30],
        ['M6', 40],
        ['M8', 20],
        ['M8', 25],
        ['M8', 30],
        ['M8', 40],
        ['M8', 50],
        ['M10', 25],
        ['M10', 30],
        ['M10', 40],
        ['M10', 50],
        ['M10', 60],
        ['M12', 30],
        ['M12', 40],
        ['M12', 50],
        ['M12', 60],
        ['M12', 80],
        ['M16', 40],
        ['M16', 50],
        ['M16', 60],
        ['M20', 50],
        ['M20', 60],
      ],
      {
        code: '88Z',
        mark: { en: ', 8.8 zinc plated', id: ', 8.8 lapis seng' },
        strength: '8.8',
        material: { en: 'Steel', id: 'Baja' },
        finish: { en: 'Zinc plated', id: 'Lapis seng' },
        base: 150,
        gram: 38,
      },
    ),
  },
]

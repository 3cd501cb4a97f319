import { categories } from './categories.ts'
import type { Item, Product } from '../catalogue/model.ts'
import { rupiah } from '../catalogue/price.ts'
import { describe } from '../catalogue/text.ts'
import { classicBelts } from '../standards/iso4184.ts'
import { beltDimensions, beltLoop } from './v-belt.drawing.ts'

type Section = keyof typeof classicBelts

/** A belt's number is its inside length in inches. */
const insideLength = (number: number): number => Math.round(number * 25.4)

const items = (section: Section, numbers: readonly number[]): Item[] =>
  numbers.map((number) => {
    const { width, height, gram } = classicBelts[section]
    const length = insideLength(number)
    return {
      sku: `VB-${section}${number}`,
      name: { en: `V-belt ${section}-${number}`, id: `Sabuk V ${section}-${number}` },
      uom: 'pcs',
      price: rupiah(6_500 + (length / 1000) * width * 2_650),
      weight: (length / 1000) * gram,
      demand: 0.8,
      attributes: {
        belt_section: section,
        belt_number: `${section}-${number}`,
        inside_length: length,
        width,
        height,
        material: { en: 'Rubber, polyester cord', id: 'Karet, benang poliester' },
      },
    }
  })

const pictures = (section: Section, number: number): Product['pictures'] => {
  const { width, height } = classicBelts[section]
  const belt = { section, width, height, length: insideLength(number), title: `${section}-${number}` }
  return [
    { view: 'dimensions', draw: () => beltDimensions(belt) },
    { view: 'shaded', draw: () => beltLoop(belt) },
  ]
}

const description = (section: Section): Product['description'] => {
  const { width, height, pulley } = classicBelts[section]
  return describe(
    {
      lead: [
        `Wrapped classic V-belt of section ${section} (${width} × ${height} mm) for compressors, fans, pumps and mills. The number is the inside length in inches.`,
      ],
      points: [
        'Replace all belts of a drive together',
        'Oil and heat resistant cover, antistatic',
        'Slacken the centre distance to fit; never lever a belt over the pulley',
      ],
      data: [
        ['Smallest pulley', `${pulley} mm`],
        ['Belt speed', '30 m/s at most'],
        ['Temperature', '−30 to +70 °C'],
      ],
    },
    {
      lead: [
        `Sabuk V klasik berbungkus kain, tipe ${section} (${width} × ${height} mm), untuk kompresor, kipas, pompa, dan mesin giling. Nomornya adalah panjang dalam, dalam inci.`,
      ],
      points: [
        'Ganti semua sabuk pada satu penggerak sekaligus',
        'Lapisan luar tahan minyak dan panas, antistatik',
        'Kendurkan jarak poros saat memasang; jangan mencungkil sabuk melewati puli',
      ],
      data: [
        ['Puli terkecil', `${pulley} mm`],
        ['Kecepatan sabuk', 'Maksimum 30 m/s'],
        ['Suhu kerja', '−30 sampai +70 °C'],
      ],
    },
  )
}

export const vBelts: readonly Product[] = [
  {
    code: 'V-BELT-A',
    name: { en: 'Classic V-belt, section A', id: 'Sabuk V klasik (V-belt) tipe A' },
    description: description('A'),
    category: categories.vBelts,
    brand: 'Rodalka',
    popularity: 620,
    pictures: pictures('A', 40),
    items: items('A', [28, 32, 36, 40, 45, 50, 60]),
  },
  {
    code: 'V-BELT-B',
    name: { en: 'Classic V-belt, section B', id: 'Sabuk V klasik (V-belt) tipe B' },
    description: description('B'),
    category: categories.vBelts,
    brand: 'Rodalka',
    popularity: 580,
    pictures: pictures('B', 60),
    items: items('B', [42, 50, 60, 68, 75, 90]),
  },
]

import type { Product } from '../catalogue/model.ts'
import { rupiah } from '../catalogue/price.ts'
import { categories } from './categories.ts'
import { named, roundMass, say, views } from './copy.ts'
import { annularTool } from './hole-saw.drawing.ts'
import { rotaryDimensions, rotaryRow } from './rotary.drawing.ts'

const annular = [
  {
    code: 'ACH30',
    depth: 30,
    carbide: false,
    sizes: [12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 28, 30, 32, 35],
  },
  {
    code: 'ACH55',
    depth: 55,
    carbide: false,
    sizes: [14, 16, 18, 20, 22, 24, 26, 28, 30, 32, 35, 40, 45, 50],
  },
  {
    code: 'ACT35',
    depth: 35,
    carbide: true,
    sizes: [14, 16, 17.5, 18, 20, 22, 24, 26, 28, 30, 32, 35, 40, 45, 50],
  },
  {
    code: 'ACT50',
    depth: 50,
    carbide: true,
    sizes: [18, 20, 22, 24, 26, 28, 30, 32, 36, 40, 45, 50, 55, 60],
  },
] as const

export const annularCutters: readonly Product[] = annular.map(({ code, depth, carbide, sizes }): Product => {
  const [en, id] = carbide
    ? ['Carbide annular cutter', 'Annular cutter karbida (TCT)']
    : ['HSS annular cutter', 'Annular cutter HSS']
  return {
    code: `ANNULAR-${code}`,
    name: named(`${en}, depth ${depth} mm, shank 19 mm`, `${id}, kedalaman ${depth} mm, tangkai 19 mm`),
    description: say(
      [
        carbide
          ? [
              'Carbide teeth for wear plate, stainless steel and rail, at two to three times the speed of HSS.',
              'Gigi karbida untuk pelat tahan aus, stainless steel, dan rel, dengan kecepatan dua sampai tiga kali HSS.',
            ]
          : [
              'Cuts only a ring and leaves a slug: far less power than a twist drill, clean bolt holes in beams and plates.',
              'Hanya memotong cincin dan menyisakan inti: tenaga jauh lebih ringan dibanding bor spiral, lubang baut bersih pada balok dan pelat.',
            ],
      ],
      [
        [
          'Weldon shank with two flats for magnetic drilling machines',
          'Tangkai Weldon dengan dua bidang untuk mesin bor magnet',
        ],
        [
          'Pilot pin lets coolant in and throws out the slug; ordered separately',
          'Pin pemandu mengalirkan pendingin dan mendorong inti keluar; dipesan terpisah',
        ],
        carbide
          ? [
              'Keep the feed steady: stopping in the cut chips the teeth',
              'Jaga feed tetap: berhenti di tengah potongan membuat gigi gompal',
            ]
          : depth > 40
            ? [
                'For stacked plates and hollow sections to 55 mm',
                'Untuk pelat bertumpuk dan besi hollow sampai 55 mm',
              ]
            : [
                'Secure the machine with a chain on walls and overhead',
                'Ikat mesin dengan rantai pada dinding dan posisi di atas kepala',
              ],
      ],
      [
        [['Shank', 'Tangkai'], 'Weldon 19.05 mm (3/4")'],
        [['Depth of cut', 'Kedalaman potong'], `${depth} mm`],
        [['Pilot pin', 'Pin pemandu'], carbide ? '8 mm' : '6.34 mm'],
      ],
    ),
    category: categories.annularCutters,
    brand: carbide ? 'Tajamka' : 'Potongka',
    popularity: 320 - depth * 2,
    pictures: views({
      dimensions: () => rotaryDimensions(annularTool(22, depth, carbide, `Ø 22 × ${depth}`)),
      shaded: () =>
        rotaryRow(
          [18, 24, 32].map((size) => annularTool(size, depth, carbide, '')),
          `${code} · Ø 18–32`,
        ),
    }),
    items: sizes.map((diameter) => ({
      sku: `${code}-${diameter}`,
      name: named(`${en} Ø ${diameter} × ${depth} mm`, `${id} Ø ${diameter} × ${depth} mm`),
      uom: 'pcs',
      price: rupiah(
        (carbide ? 210_000 : 118_000) + diameter ** 1.5 * (carbide ? 1_900 : 1_150) * (depth / 40),
      ),
      weight: roundMass(diameter, depth, 0.6) + 75,
      demand: [14, 18, 22, 26].includes(diameter) ? 0.85 : 0.5,
      attributes: {
        material: carbide
          ? named('Carbide tipped', 'Bermata karbida')
          : named('HSS, ground', 'HSS, digerinda'),
        cutting_diameter: diameter,
        working_length: depth,
        shank: 'Weldon 19',
      },
    })),
  }
})

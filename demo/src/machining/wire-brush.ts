import type { Product } from '../catalogue/model.ts'
import { rupiah } from '../catalogue/price.ts'
import { categories } from './categories.ts'
import { type Pair, named, say, views } from './copy.ts'
import { about } from './kinds.ts'
import { type Brush, brushView } from './wire-brush.drawing.ts'

const brushes: readonly {
  code: Brush
  name: readonly [string, string]
  rows: readonly (readonly [size: number, mount: string, wire: number, price: number])[]
  use: Pair
  pop: number
  points: readonly Pair[]
}[] = [
  {
    code: 'cup',
    name: ['Wire cup brush', 'Sikat kawat mangkok'],
    rows: [
      [65, 'M10', 0.3, 24_000],
      [65, 'M14', 0.3, 25_000],
      [75, 'M10', 0.5, 29_000],
      [75, 'M14', 0.5, 29_500],
      [100, 'M14', 0.5, 54_000],
      [125, 'M14', 0.5, 82_000],
    ],
    use: [
      'Cleans flat faces and large areas of rust, paint and scale with angle grinders.',
      'Membersihkan karat, cat, dan kerak pada bidang luas dengan gerinda tangan.',
    ],
    pop: 430,
    points: [['Twisted wire from 75 mm for hard scale', 'Kawat pilin mulai 75 mm untuk kerak keras']],
  },
  {
    code: 'wheel',
    name: ['Wire wheel brush', 'Sikat kawat roda'],
    rows: [
      [100, 'M10', 0.5, 38_000],
      [115, 'M14', 0.5, 46_000],
      [125, 'M14', 0.5, 52_000],
      [150, '12.7 mm', 0.3, 68_000],
      [200, '16 mm', 0.3, 118_000],
      [250, '25.4 mm', 0.3, 172_000],
    ],
    use: [
      'For weld seams, roots and corners; large wheels for bench grinders.',
      'Untuk kampuh las, akar las, dan sudut; roda besar untuk gerinda duduk.',
    ],
    pop: 380,
    points: [['Let the wire tips work, do not press', 'Biarkan ujung kawat bekerja, jangan ditekan']],
  },
  {
    code: 'end',
    name: ['Wire end brush, shank 6 mm', 'Sikat kawat ujung, tangkai 6 mm'],
    rows: [
      [17, '6 mm', 0.3, 14_000],
      [24, '6 mm', 0.3, 17_000],
      [30, '6 mm', 0.3, 22_000],
    ],
    use: [
      'For holes, slots and inside corners with die grinders and drills.',
      'Untuk lubang, alur, dan sudut dalam dengan die grinder dan bor.',
    ],
    pop: 230,
    points: [
      ['Speed over 15,000 rpm spreads the wires', 'Putaran di atas 15.000 rpm membuat kawat mengembang'],
    ],
  },
  {
    code: 'hand',
    name: ['Hand wire brush', 'Sikat kawat tangan'],
    rows: [
      [265, '2', 0.3, 12_000],
      [290, '3', 0.35, 14_500],
      [290, '4', 0.35, 17_000],
      [290, '5', 0.35, 19_500],
      [290, '6', 0.35, 22_000],
    ],
    use: [
      'Wooden back, bristle rows by number: slag, rust and thread cleaning by hand.',
      'Punggung kayu, jumlah baris sesuai nomor: terak las, karat, dan ulir dengan tangan.',
    ],
    pop: 400,
    points: [
      [
        'Stainless wire only for stainless steel and aluminium',
        'Kawat stainless steel hanya untuk stainless steel dan aluminium',
      ],
    ],
  },
]

export const wireBrushes: readonly Product[] = brushes.map((family): Product => {
  const [size, mount] = family.rows[1] ?? [100, 'M14']
  return {
    code: `BRUSH-${family.code.toUpperCase()}`,
    name: named(`${family.name[0]}, steel and stainless`, `${family.name[1]}, baja dan stainless steel`),
    description: say(
      [family.use, ...about(categories.wireBrushes)],
      [
        ...family.points,
        ['Face shield: broken wires fly', 'Pakai face shield: kawat patah beterbangan'],
        ['Stainless wire leaves no rust', 'Kawat tahan karat tidak meninggalkan karat'],
      ],
      [
        [
          ['Wire', 'Kawat'],
          ['Steel, or stainless 304', 'Baja, atau stainless steel 304'],
        ],
        [['Standard', 'Standar'], family.code === 'hand' ? '–' : 'EN 1083'],
      ],
    ),
    category: categories.wireBrushes,
    brand: 'Gurindra',
    popularity: family.pop,
    pictures: views({
      dimensions: () =>
        brushView(family.code, size, mount, `${family.code === 'hand' ? '' : 'Ø '}${size} · ${mount}`),
      shaded: () => brushView(family.code, size, mount, `${size} · ${mount}`, true),
    }),
    items: family.rows.flatMap(([d, m, wire, price]) =>
      (
        [
          ['S', named('Steel wire', 'Kawat baja'), 1],
          ['I', named('Stainless steel wire', 'Kawat stainless steel'), 1.7],
        ] as const
      ).map(([letter, material, cost]) => ({
        sku: `WB${family.code[0]?.toUpperCase()}-${d}-${m.replaceAll(/[ m]/g, '')}${letter}`,
        name: named(
          `${family.name[0].split(',')[0]} ${d} mm, ${family.code === 'hand' ? `${m} rows` : m}, ${material.en.toLowerCase()}`,
          `${family.name[1].split(',')[0]} ${d} mm, ${family.code === 'hand' ? `${m} baris` : m}, ${material.id.toLowerCase()}`,
        ),
        uom: 'pcs' as const,
        price: rupiah(price * cost),
        weight: family.code === 'hand' ? 110 + Number(m) * 15 : d ** 1.5 * 0.35 + 20,
        demand: 0.7,
        attributes: {
          material,
          ...(family.code === 'hand'
            ? { overall_length: d, size: named(`${m} rows`, `${m} baris`) }
            : { outer_diameter: d, connection: m }),
          wire_diameter: wire,
        },
      })),
    ),
  }
})

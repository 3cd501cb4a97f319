import type { Product } from '../catalogue/model.ts'
import { rupiah } from '../catalogue/price.ts'
import { named, roundMass, say, tab, views } from './copy.ts'
import { type Mill, millTool } from './end-mill.drawing.ts'
import { about } from './kinds.ts'
import { carbideMills } from './carbide-mill.ts'
import { hssMills } from './hss-mill.ts'
import type { Size } from './mill-family.ts'
import { rotaryDimensions, rotaryRow } from './rotary.drawing.ts'

const feeds = tab(
  ['Feed per tooth', 'Feed per gigi'],
  [
    [
      'Starting values for side milling of steel of 800 N/mm² with a width of a tenth of the diameter.',
      'Nilai awal frais sisi baja 800 N/mm² dengan lebar sepersepuluh diameter.',
    ],
  ],
  [['Feed rate = speed × teeth × feed per tooth', 'Feed rate = putaran × jumlah gigi × feed per gigi']],
  [
    ['Ø 4 mm', '0.02 mm'],
    ['Ø 6 mm', '0.035 mm'],
    ['Ø 8 mm', '0.045 mm'],
    ['Ø 10 mm', '0.055 mm'],
    ['Ø 12 mm', '0.065 mm'],
    ['Ø 16 mm', '0.08 mm'],
    ['Ø 20 mm', '0.1 mm'],
  ],
)

export const endMills: readonly Product[] = [...hssMills, ...carbideMills].map((family) => {
  const { sizes, flutes, metal } = family
  const mill = ([diameter, flute, overall, shank, radius]: Size): Mill => ({
    diameter,
    flute,
    overall,
    shank,
    flutes,
    end: radius ?? family.end ?? 'square',
    tint: family.tint,
    rough: family.rough === true,
    weldon: metal === 'hss',
    title: `${family.standard ?? family.prefix} · Ø ${diameter}${radius === undefined ? '' : ` R${radius}`}`,
  })
  const pick = (share: number): Mill =>
    mill(sizes[Math.round((sizes.length - 1) * share)] ?? [10, 22, 72, 10])
  return {
    code: family.code,
    name: named(...family.name),
    description: say(
      [family.use, ...about(family.category)],
      [
        ...family.points,
        metal === 'hss'
          ? ['Emulsion of 6 to 8 %', 'Emulsi 6 sampai 8 %']
          : ['Hold in an ER collet or hydraulic chuck', 'Jepit dengan collet ER atau chuck hidrolik'],
      ],
      [
        [['Cutting speed', 'Kecepatan potong'], family.speed],
        [['Shank', 'Tangkai'], metal === 'hss' ? 'DIN 1835 B' : 'DIN 6535 HA, h6'],
        [['Flutes', 'Jumlah mata'], String(flutes)],
      ],
    ),
    category: family.category,
    brand: family.brand,
    popularity: family.popularity,
    ...(['CARBIDE-4F', 'CARBIDE-VARI', 'CARBIDE-2F'].includes(family.code) ? { tabs: [feeds] } : {}),
    pictures: views({
      dimensions: () => rotaryDimensions(millTool(pick(0.5))),
      shaded: () => rotaryRow([pick(0.25), pick(0.55), pick(0.85)].map(millTool), family.code),
    }),
    items: sizes.map((size) => {
      const [d, flute, overall, shank, radius = family.end === 'ball' ? d / 2 : undefined] = size
      const tail = radius === undefined ? '' : ` R${radius}`
      const type = (['square', 'ball', 'radius'] as const)[
        radius === undefined ? 0 : family.end === 'ball' ? 1 : 2
      ]
      const kinds = {
        square: ['End mill', 'Endmill'],
        ball: ['Ball nose end mill', 'Endmill ball nose'],
        radius: ['Corner radius end mill', 'Endmill radius'],
      } as const
      return {
        sku: `${family.prefix}-${d}${type === 'radius' ? `-R${size[4]}` : ''}`,
        name: named(
          `${kinds[type][0]} ${family.prefix} Ø ${d}${tail} mm`,
          `${kinds[type][1]} ${family.prefix} Ø ${d}${tail} mm`,
        ),
        uom: 'pcs',
        price: rupiah((metal === 'hss' ? 52_000 + d ** 1.75 * 1_150 : 68_000 + d ** 2 * 2_550) * family.cost),
        weight: roundMass(shank, overall, metal === 'hss' ? 0.85 : 1.6),
        demand: [6, 8, 10, 12].includes(d) ? 0.85 : 0.5,
        attributes: {
          ...(family.standard === undefined ? {} : { standard: family.standard }),
          material: family.material,
          coating: family.coating,
          cutting_diameter: d,
          flute_length: flute,
          overall_length: overall,
          shank_diameter: shank,
          flutes,
          ...(radius === undefined ? {} : { corner_radius: radius }),
        },
      }
    }),
  }
})

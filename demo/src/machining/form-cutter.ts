import type { Product } from '../catalogue/model.ts'
import { rupiah } from '../catalogue/price.ts'
import { din851 } from '../standards/mills.ts'
import { categories } from './categories.ts'
import { named, roundMass, say, views } from './copy.ts'
import { coneTool, tSlotTool } from './end-mill.drawing.ts'
import { carbide, cobalt } from './mill-family.ts'
import { about } from './kinds.ts'
import { rotaryDimensions, rotaryRow } from './rotary.drawing.ts'

export const chamferMills: readonly Product[] = ([60, 90] as const).map((angle): Product => ({
  code: `CHAMFER-MILL-${angle}`,
  name: named(`Carbide chamfer mill ${angle}°, 4 flutes`, `Endmill chamfer karbida ${angle}°, 4 mata`),
  description: say(
    [
      angle === 90
        ? [
            'Breaks edges by 45° along contours and bores and spots holes on machining centres.',
            'Membuat chamfer 45° pada kontur dan lubang serta menitik lubang pada mesin CNC.',
          ]
        : [
            'Steep 30° flank for weld preparation, V grooves and thread entries.',
            'Sisi curam 30° untuk kampuh las, alur V, dan awal ulir.',
          ],
      ...about(categories.formMills),
    ],
    [
      [
        'Keep the tip 0.5 mm off the edge: the centre runs at no speed',
        'Jauhkan ujung 0.5 mm dari tepi: pusatnya tidak berkecepatan',
      ],
      ['TiAlN coated, for steel to 48 HRC', 'Berlapis TiAlN, untuk baja sampai 48 HRC'],
    ],
    [
      [
        ['Cutting speed', 'Kecepatan potong'],
        ['80 to 120 m/min', '80 sampai 120 m/menit'],
      ],
      [['Cone', 'Kerucut'], `${angle}°`],
    ],
  ),
  category: categories.formMills,
  brand: 'Tajamka',
  popularity: angle === 90 ? 330 : 150,
  pictures: views({
    dimensions: () => rotaryDimensions(coneTool(10, 72, 10, angle, 4, 'black', `${angle}° · Ø 10`)),
    shaded: () =>
      rotaryRow(
        [6, 10, 16].map((d) => coneTool(d, d * 3 + 40, d, angle, 4, 'black', '')),
        `${angle}°`,
      ),
  }),
  items: (
    [
      [4, 50],
      [6, 57],
      [8, 63],
      [10, 72],
      [12, 83],
      [16, 92],
    ] as const
  ).map(([d, overall]) => ({
    sku: `CHM${angle}-${d}`,
    name: named(`Chamfer mill ${angle}° Ø ${d} mm`, `Endmill chamfer ${angle}° Ø ${d} mm`),
    uom: 'pcs',
    price: rupiah(92_000 + d ** 2 * 2_500),
    weight: roundMass(d, overall, 1.6),
    attributes: {
      material: carbide,
      cutting_diameter: d,
      overall_length: overall,
      shank_diameter: d,
      flutes: 4,
      point_angle: angle,
    },
  })),
}))

export const tSlots: Product = {
  code: 'T-SLOT-851',
  name: named('T-slot cutter DIN 851, HSS-Co', 'Pisau frais alur T DIN 851, HSS-Co'),
  description: say(
    [
      [
        'Widens a milled slot to a T-slot after DIN 650 for machine tables and fixtures. The neck passes the slot, alternate teeth cut below and above.',
        'Melebarkan alur menjadi alur T menurut DIN 650 untuk meja mesin dan fixture. Leher melewati alur, gigi bersilang memotong bawah dan atas.',
      ],
      ...about(categories.formMills),
    ],
    [
      [
        'Mill the slot to full depth with a slot drill first',
        'Frais dahulu alur sampai kedalaman penuh dengan endmill 2 mata',
      ],
      [
        'Blow the chips out all the time: packed chips break the neck',
        'Semprot geram terus-menerus: geram menumpuk mematahkan leher',
      ],
    ],
    [
      [
        ['Cutting speed', 'Kecepatan potong'],
        ['15 to 20 m/min', '15 sampai 20 m/menit'],
      ],
      [['Shank', 'Tangkai'], 'DIN 1835 B'],
    ],
  ),
  category: categories.formMills,
  brand: 'Potongka',
  popularity: 160,
  pictures: views({
    dimensions: () => rotaryDimensions(tSlotTool(25, 11, 82, 16, 14, 'DIN 851 · 14')),
    shaded: () =>
      rotaryRow(
        [
          tSlotTool(18, 8, 70, 12, 10, ''),
          tSlotTool(25, 11, 82, 16, 14, ''),
          tSlotTool(32, 14, 90, 16, 18, ''),
        ],
        'DIN 851',
      ),
  }),
  items: din851.map(([slot, d, width, overall, shank]) => ({
    sku: `TSC-${slot}`,
    name: named(
      `T-slot cutter for slot ${slot} mm, ${d} × ${width}`,
      `Pisau alur T untuk alur ${slot} mm, ${d} × ${width}`,
    ),
    uom: 'pcs' as const,
    price: rupiah(190_000 + d ** 1.7 * 1_150),
    weight: roundMass(shank, overall, 1),
    attributes: {
      standard: 'DIN 851',
      material: cobalt,
      size: `${slot} mm`,
      cutting_diameter: d,
      width,
      overall_length: overall,
      shank_diameter: shank,
    },
  })),
}

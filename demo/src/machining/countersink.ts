import type { Product } from '../catalogue/model.ts'
import { rupiah } from '../catalogue/price.ts'
import { din335, din373 } from '../standards/mills.ts'
import { categories } from './categories.ts'
import { named, roundMass, say, views } from './copy.ts'
import { coneTool, counterboreTool, crossHoleTool } from './end-mill.drawing.ts'
import { about } from './kinds.ts'
import { rotaryDimensions, rotaryRow } from './rotary.drawing.ts'

export const countersinks: readonly Product[] = (
  [
    ['CSK-HSS', 'HSS', 'HSS', 1, 'dark', 'Bornawa'],
    ['CSK-TIN', 'HSS-TiN', 'HSS-TiN', 1.4, 'accent', 'Bornawa'],
    ['CSK-CO', 'HSS-Co', 'HSS-Co (kobalt)', 1.6, 'deep', 'Tajamka'],
  ] as const
).map(([code, en, id, cost, tint, brand], index): Product => ({
  code,
  name: named(`Countersink DIN 335 C, 90°, 3 flutes, ${en}`, `Countersink DIN 335 C, 90°, 3 mata, ${id}`),
  description: say(
    [
      [
        'Three unequally spaced edges cut without chatter marks: seats for countersunk screws ISO 10642 and clean edges on holes.',
        'Tiga mata berjarak tak sama memotong tanpa bekas getaran: dudukan baut kepala tirus ISO 10642 dan tepi lubang yang bersih.',
      ],
    ],
    [
      index === 0
        ? [
            'For steel up to 900 N/mm², aluminium and plastics',
            'Untuk baja sampai 900 N/mm², aluminium, dan plastik',
          ]
        : index === 1
          ? ['TiN keeps the edge cool in series work', 'TiN menjaga mata tetap dingin pada produksi seri']
          : [
              'For stainless steel: low speed, steady feed, cutting oil',
              'Untuk stainless steel: putaran rendah, feed tetap, oli potong',
            ],
      [
        '10.4 mm for M5, 12.4 for M6, 16.5 for M8, 20.5 for M10',
        '10.4 mm untuk M5, 12.4 untuk M6, 16.5 untuk M8, 20.5 untuk M10',
      ],
      ['A third of the drilling speed', 'Gunakan sepertiga putaran mengebor'],
    ],
    [
      [['Cone', 'Kerucut'], '90°'],
      [
        ['Cutting speed in steel', 'Kecepatan potong pada baja'],
        ['12 to 18 m/min', '12 sampai 18 m/menit'],
      ],
    ],
  ),
  category: categories.countersinks,
  brand,
  popularity: 400 - index * 70,
  pictures: views({
    dimensions: () => rotaryDimensions(coneTool(16.5, 60, 10, 90, 3, tint, 'DIN 335 C · 16.5')),
    shaded: () =>
      rotaryRow(
        [din335[2], din335[4], din335[6]].map(([d, overall, shank]) =>
          coneTool(d, overall, shank, 90, 3, tint, ''),
        ),
        'DIN 335 C',
      ),
  }),
  items: din335.map(([d, overall, shank]) => ({
    sku: `${code}-${d}`,
    name: named(`Countersink ${en} Ø ${d} mm`, `Mata countersink ${id} Ø ${d} mm`),
    uom: 'pcs',
    price: rupiah((42_000 + d ** 1.6 * 780) * cost),
    weight: roundMass(d * 0.7, overall, 0.7),
    demand: 0.75,
    attributes: {
      standard: 'DIN 335 C',
      material: named(en, id),
      cutting_diameter: d,
      overall_length: overall,
      shank_diameter: shank,
      point_angle: 90,
    },
  })),
}))

export const counterbores: readonly Product[] = [
  {
    code: 'CSK-CROSS',
    name: named('Deburring countersink with cross hole, HSS', 'Countersink deburring lubang silang, HSS'),
    description: say(
      [
        [
          'The slanted hole peels the burr off: chatter-free in thin sheet, brass and by hand drill.',
          'Lubang miring mengupas geram: bebas getaran pada pelat tipis, kuningan, dan bor tangan.',
        ],
        ...about(categories.countersinks),
      ],
      [
        [
          'For deburring and small chamfers, not for deep countersinks',
          'Untuk membuang geram dan chamfer kecil, bukan countersink dalam',
        ],
        ['One size covers holes over its range', 'Satu ukuran untuk berbagai lubang dalam rentangnya'],
      ],
      [[['Cone', 'Kerucut'], '90°']],
    ),
    category: categories.countersinks,
    brand: 'Bornawa',
    popularity: 240,
    pictures: views({
      dimensions: () => rotaryDimensions(crossHoleTool(14, 48, 8, '5–10')),
      shaded: () =>
        rotaryRow(
          [crossHoleTool(10, 45, 6, ''), crossHoleTool(14, 48, 8, ''), crossHoleTool(21, 65, 10, '')],
          '90°',
        ),
    }),
    items: (
      [
        ['2–5', 10, 45, 6],
        ['5–10', 14, 48, 8],
        ['10–15', 21, 65, 10],
        ['15–20', 28, 85, 12],
      ] as const
    ).map(([range, d, overall, shank]) => ({
      sku: `CSX-${range.replace('–', '-')}`,
      name: named(`Cross hole countersink ${range} mm`, `Countersink lubang silang ${range} mm`),
      uom: 'pcs',
      price: rupiah(58_000 + d * 3_600),
      weight: roundMass(d * 0.7, overall, 0.8),
      attributes: {
        material: 'HSS',
        clamping_range: `${range} mm`,
        cutting_diameter: d,
        overall_length: overall,
        shank_diameter: shank,
      },
    })),
  },
  {
    code: 'COUNTERBORE-373',
    name: named(
      'Counterbore DIN 373 with pilot, medium, HSS',
      'Counterbore DIN 373 dengan pemandu, sedang, HSS',
    ),
    description: say(
      [
        [
          'Cuts the flat seat of a socket head screw ISO 4762; the pilot runs in the clearance hole and keeps it concentric.',
          'Membuat dudukan rata baut L ISO 4762; pemandu berjalan di lubang bebas sehingga sepusat.',
        ],
        ...about(categories.countersinks),
      ],
      [
        ['Medium: pilot for holes after ISO 273 medium', 'Sedang: pemandu untuk lubang ISO 273 sedang'],
        ['Oil the pilot', 'Lumasi bagian pemandunya'],
        ['Depth: head height plus 0.5 mm', 'Kedalaman: tinggi kepala ditambah 0.5 mm'],
      ],
      [
        [
          ['Edges', 'Mata potong'],
          ['3, right-hand', '3, putaran kanan'],
        ],
        [['Standard', 'Standar'], 'DIN 373'],
      ],
    ),
    category: categories.countersinks,
    brand: 'Tajamka',
    popularity: 230,
    pictures: views({
      dimensions: () => rotaryDimensions(counterboreTool(15, 9, 100, 12.5, 'DIN 373 · M8')),
      shaded: () =>
        rotaryRow(
          [din373[2], din373[4], din373[6]].map(([, head, pilot, overall, shank]) =>
            counterboreTool(head, pilot, overall, shank, ''),
          ),
          'DIN 373',
        ),
    }),
    items: din373.map(([screw, head, pilot, overall, shank]) => ({
      sku: `CBR-${screw}`,
      name: named(
        `Counterbore ${screw}, ${head} × ${pilot} mm`,
        `Counterbore ${screw}, ${head} × ${pilot} mm (HSS)`,
      ),
      uom: 'pcs',
      price: rupiah(88_000 + head * 5_200),
      weight: roundMass(shank, overall, 0.85),
      attributes: {
        standard: 'DIN 373',
        material: 'HSS',
        thread: screw,
        cutting_diameter: head,
        inner_diameter: pilot,
        overall_length: overall,
        shank_diameter: shank,
      },
    })),
  },
]

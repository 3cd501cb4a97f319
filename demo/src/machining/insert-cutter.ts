import type { Product } from '../catalogue/model.ts'
import { rupiah } from '../catalogue/price.ts'
import { categories } from './categories.ts'
import { named, roundMass, say, views } from './copy.ts'
import { insertCutter } from './end-mill.drawing.ts'
import { about } from './kinds.ts'
import { rotaryDimensions, rotaryRow } from './rotary.drawing.ts'

export const insertCutters: readonly Product[] = [
  {
    code: 'FACE-MILL-45',
    name: named('Face mill 45° for SEKT 1204 inserts', 'Face mill 45° untuk insert SEKT 1204'),
    description: say(
      [
        [
          'Facing of steel and cast iron: at 45° the cut starts softly and the spindle is pressed rather than bent.',
          'Meratakan permukaan baja dan besi cor: pada 45° pemotongan mulai halus dan spindel tertekan, bukan tertekuk.',
        ],
        ...about(categories.indexableMills),
      ],
      [
        [
          'Let the cutter be a quarter wider than the work',
          'Pilih cutter seperempat lebih lebar dari benda kerja',
        ],
        ['Inserts and arbor FMB are ordered separately', 'Insert dan arbor FMB dipesan terpisah'],
        ['Torque of the insert screw 3 to 4 Nm', 'Torsi baut insert 3 sampai 4 Nm'],
      ],
      [
        [
          ['Depth of cut', 'Kedalaman potong'],
          ['6 mm at most', 'Maksimum 6 mm'],
        ],
        [['Insert', 'Insert'], 'SEKT 1204 AFTN'],
      ],
    ),
    category: categories.indexableMills,
    brand: 'Potongka',
    popularity: 250,
    pictures: views({
      dimensions: () => rotaryDimensions(insertCutter(80, 6, undefined, 'Ø 80 · 45°')),
      shaded: () => rotaryRow([insertCutter(80, 6, undefined, '')], 'Ø 80'),
    }),
    items: (
      [
        [50, 4, 22],
        [63, 5, 22],
        [80, 6, 27],
        [100, 6, 32],
        [125, 8, 40],
        [160, 10, 40],
      ] as const
    ).map(([d, teeth, bore]) => ({
      sku: `FMS-${d}`,
      name: named(`Face mill 45° Ø ${d} mm, ${teeth} inserts`, `Face mill 45° Ø ${d} mm, ${teeth} insert`),
      uom: 'pcs',
      price: rupiah(380_000 + d * 9_500),
      weight: d ** 2 * 0.19,
      attributes: { cutting_diameter: d, flutes: teeth, inner_diameter: bore, insert: 'SEKT 1204 AFTN' },
    })),
  },
  {
    code: 'SHOULDER-MILL-90',
    name: named('Shoulder end mill 90° for APKT 1604 inserts', 'Endmill insert 90° untuk insert APKT 1604'),
    description: say(
      [
        [
          'Square shoulders, slots and ramping with changeable inserts; one body for steel, stainless steel and aluminium.',
          'Bahu siku, alur, dan ramping dengan insert ganti; satu badan untuk baja, stainless steel, dan aluminium.',
        ],
        ...about(categories.indexableMills),
      ],
      [
        ['Change all inserts of a cutter at the same time', 'Ganti semua insert dalam satu cutter bersamaan'],
        ['Clean the seat and grease the screw thinly', 'Bersihkan dudukan dan lumasi tipis bautnya'],
        ['Ramp at 2° at most', 'Sudut ramping maksimum 2°'],
      ],
      [
        [
          ['Depth of cut', 'Kedalaman potong'],
          ['14 mm at most', 'Maksimum 14 mm'],
        ],
        [['Insert', 'Insert'], 'APKT 1604 PDER'],
      ],
    ),
    category: categories.indexableMills,
    brand: 'Potongka',
    popularity: 300,
    pictures: views({
      dimensions: () => rotaryDimensions(insertCutter(25, 2, 25, 'Ø 25 · 90°')),
      shaded: () => rotaryRow([insertCutter(20, 1, 20, ''), insertCutter(32, 3, 32, '')], 'APKT 1604'),
    }),
    items: (
      [
        [25, 2, 25, 120],
        [25, 2, 25, 170],
        [32, 3, 32, 130],
        [32, 3, 32, 200],
        [35, 3, 32, 150],
        [40, 4, 32, 150],
      ] as const
    ).map(([d, teeth, shank, overall]) => ({
      sku: `SHM-${d}-${overall}`,
      name: named(
        `Shoulder end mill 90° Ø ${d} × ${overall} mm`,
        `Endmill insert 90° Ø ${d} × ${overall} mm`,
      ),
      uom: 'pcs',
      price: rupiah(240_000 + d * 6_200 + overall * 500),
      weight: roundMass(shank, overall, 0.95),
      attributes: {
        cutting_diameter: d,
        flutes: teeth,
        shank_diameter: shank,
        overall_length: overall,
        insert: 'APKT 1604 PDER',
      },
    })),
  },
]

import type { Product } from '../catalogue/model.ts'
import { rupiah } from '../catalogue/price.ts'
import { categories } from './categories.ts'
import { named, say, views } from './copy.ts'
import { about } from './kinds.ts'
import { beltDimensions, beltShaded, sheetDimensions, sheetsShaded } from './sanding.drawing.ts'

const belts: readonly Product[] = (
  [
    [10, 330],
    [20, 520],
    [50, 1000],
    [75, 533],
    [100, 915],
    [150, 2000],
  ] as const
).map(([width, length], index): Product => ({
  code: `SANDING-BELT-${width}X${length}`,
  name: named(
    `Sanding belt ${width} × ${length} mm, zirconia`,
    `Amplas belt ${width} × ${length} mm, zirkonia`,
  ),
  description: say(
    [
      index < 2
        ? [
            'Narrow belt for finger sanders: corners, brackets and tube joints.',
            'Belt sempit untuk belt file: sudut, bracket, dan sambungan pipa.',
          ]
        : index === 3
          ? [
              'For portable belt sanders on wood, paint and steel.',
              'Untuk mesin amplas belt tangan pada kayu, cat, dan baja.',
            ]
          : [
              'For pedestal and long belt grinders: burrs, edges and brushed finish.',
              'Untuk mesin amplas belt berdiri: geram, tepi, dan hasil hairline.',
            ],
      ...about(categories.sandingBelts),
    ],
    [
      ['Run in the direction of the arrow inside', 'Pasang searah panah di sisi dalam'],
      ['Tension until the belt does not slip, no more', 'Kencangkan secukupnya sampai tidak selip'],
      ['Hang belts up: folds become breaks', 'Gantung belt: lipatan menjadi putus'],
    ],
    [
      [
        ['Backing', 'Bahan dasar'],
        ['Polyester cotton cloth', 'Kain poli-katun'],
      ],
      [
        ['Joint', 'Sambungan'],
        ['Tape joint, both directions', 'Sambungan pita, dua arah'],
      ],
    ],
  ),
  category: categories.sandingBelts,
  brand: index % 2 === 0 ? 'Gurindra' : 'Tajamka',
  popularity: 260 - index * 12,
  pictures: views({
    dimensions: () => beltDimensions(width, length, 'P80'),
    shaded: () => beltShaded(`${width} × ${length}`, 40 + width),
  }),
  items: [36, 40, 60, 80, 120, 180, 240].map((grit) => ({
    sku: `SB${width}-${length}-${grit}`,
    name: named(`Sanding belt ${width} × ${length}, P${grit}`, `Amplas belt ${width} × ${length}, P${grit}`),
    uom: 'box' as const,
    price: rupiah((6_500 + width * length * 0.34) * 10),
    weight: width * length * 0.0011 * 10,
    demand: 0.6,
    attributes: { width, length, grit: `P${grit}`, material: named('Zirconia', 'Zirkonia'), pack_qty: 10 },
  })),
}))

const papers: readonly Product[] = (
  [
    [
      'WET',
      'Waterproof sanding sheet 230 × 280 mm',
      'Amplas lembar tahan air 230 × 280 mm',
      [80, 120, 180, 240, 320, 400, 600, 800, 1000, 1200, 1500, 2000],
      false,
      [
        'Silicon carbide on latex paper for wet sanding of paint, plastics and metal before polishing.',
        'Silikon karbida pada kertas lateks untuk amplas basah cat, plastik, dan logam sebelum dipoles.',
      ],
    ],
    [
      'CLOTH',
      'Emery cloth sheet 230 × 280 mm',
      'Amplas kain lembar 230 × 280 mm',
      [40, 60, 80, 100, 120, 150, 180, 240, 320],
      false,
      [
        'Tear-resistant cloth for rust, shafts and burrs by hand.',
        'Amplas kain tidak mudah robek untuk karat, poros, dan geram dengan tangan.',
      ],
    ],
    [
      'ROLL',
      'Emery cloth roll 100 mm × 45 m',
      'Amplas kain rol 100 mm × 45 m',
      [40, 60, 80, 100, 120, 150, 180, 240, 320, 400],
      true,
      [
        'Economy roll for the workshop: tear off what is needed, lengthwise too.',
        'Rol hemat untuk bengkel: sobek sesuai kebutuhan, bisa memanjang.',
      ],
    ],
  ] as const
).map(([code, en, id, grits, roll, use], index): Product => ({
  code: `EMERY-${code}`,
  name: named(en, id),
  description: say(
    [use, ...about(categories.sandingBelts)],
    [
      [
        'P80 removes, P180 prepares, P400 and finer finishes',
        'P80 mengikis, P180 menyiapkan, P400 ke atas menghaluskan',
      ],
      code === 'WET'
        ? ['Soak for ten minutes and rinse while sanding', 'Rendam sepuluh menit dan bilas selama mengamplas']
        : ['Fold over a file for flat faces', 'Lipat pada kikir untuk bidang rata'],
      ['Keep dry, lying flat', 'Simpan kering dan rata'],
    ],
    [
      [
        ['Grain', 'Butiran'],
        code === 'WET' ? ['Silicon carbide', 'Silikon karbida'] : ['Aluminium oxide', 'Aluminium oksida'],
      ],
    ],
  ),
  category: categories.sandingBelts,
  brand: 'Gurindra',
  popularity: 480 - index * 70,
  pictures: views({
    dimensions: () =>
      sheetDimensions(roll ? 100 : 230, roll ? '45 m' : 280, 'P120', roll ? '100 mm × 45 m' : '230 × 280'),
    shaded: () => sheetsShaded(roll ? '100 mm × 45 m' : '230 × 280', 'P120', roll),
  }),
  items: grits.map((grit) => ({
    sku: `EM${code[0]}-${grit}`,
    name: named(
      `${en.split(' 2')[0]?.split(' 1')[0]} P${grit}`,
      `${id.split(' 2')[0]?.split(' 1')[0]} P${grit}`,
    ),
    uom: roll ? ('roll' as const) : ('pack' as const),
    price: rupiah(roll ? 420_000 : code === 'WET' ? 245_000 + grit * 10 : 410_000),
    weight: roll ? 2_400 : 1_900,
    demand: 0.75,
    attributes: { grit: `P${grit}`, width: roll ? 100 : 230, ...(roll ? {} : { pack_qty: 50 }) },
  })),
}))

export const coatedAbrasives: readonly Product[] = [...belts, ...papers]

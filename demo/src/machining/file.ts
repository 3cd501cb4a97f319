import type { Product } from '../catalogue/model.ts'
import { dimH } from '../drawing/dimension.ts'
import { type Point, polar } from '../drawing/svg.ts'
import { categories } from './categories.ts'
import { fileBody } from './file.drawing.ts'
import { type ToolRow, toolProduct } from './tool.ts'

const sections: Record<string, readonly Point[]> = {
  flat: [
    [-70, -16],
    [70, -16],
    [70, 16],
    [-70, 16],
  ],
  half: Array.from({ length: 13 }, (_, index) => polar(0, 14, 72, 180 + index * 15)).map(([x, y]): Point => [
    x,
    14 + (y - 14) * 0.5,
  ]),
  round: Array.from({ length: 24 }, (_, index) => polar(0, 0, 36, index * 15)),
  square: [
    [-32, -32],
    [32, -32],
    [32, 32],
    [-32, 32],
  ],
  three: [
    [0, -44],
    [40, 26],
    [-40, 26],
  ],
}

export const handFiles = (
  [
    [
      'flat',
      'Flat file',
      'Kikir pipih',
      [
        'Plain faces, shoulders and edges; one narrow edge is safe (uncut).',
        'Bidang rata, bahu, dan tepi; satu sisi sempit tanpa gigi.',
      ],
    ],
    [
      'half',
      'Half round file',
      'Kikir setengah bulat',
      [
        'One flat side, one for hollows and large radii.',
        'Satu sisi rata, satu untuk cekungan dan radius besar.',
      ],
    ],
    [
      'round',
      'Round file',
      'Kikir bulat',
      ['Enlarges holes and dresses small radii.', 'Memperbesar lubang dan merapikan radius kecil.'],
    ],
    [
      'square',
      'Square file',
      'Kikir persegi',
      ['Square holes, keyways and slots.', 'Lubang persegi, alur pasak, dan celah.'],
    ],
    [
      'three',
      'Three square file',
      'Kikir segitiga',
      ['Corners under 90°, saw teeth and thread starts.', 'Sudut di bawah 90°, gigi gergaji, dan awal ulir.'],
    ],
  ] as const
).map(([shape, en, id, use], index): Product =>
  toolProduct({
    code: `FILE-${shape.toUpperCase()}`,
    name: [`${en} DIN 7261 with handle`, `${id} DIN 7261 dengan gagang`],
    category: categories.files,
    brand: 'Potongka',
    popularity: 360 - index * 35,
    use,
    points: [
      [
        'Cut 1 (bastard) removes, 2 smooths, 3 finishes',
        'Nomor 1 (bastard) mengikis, 2 menghaluskan, 3 finishing',
      ],
      ['Press on the push stroke only', 'Tekan hanya saat mendorong'],
      [
        'Brush out chips; chalk keeps aluminium from sticking',
        'Sikat tatalnya; kapur mencegah aluminium menempel',
      ],
    ],
    data: [[['Hardness', 'Kekerasan'], '66 HRC']],
    title: 'DIN 7261 · 200',
    body: fileBody(sections[shape] ?? [], true),
    figures: [dimH(84, 520, 410, '200', [334, 340])],
    rows: [100, 150, 200, 250, 300]
      .flatMap((length) =>
        (
          [
            ['1', 'bastard', 'kasar'],
            ['2', 'second cut', 'sedang'],
            ['3', 'smooth', 'halus'],
          ] as const
        ).map(([cut, e, i]): ToolRow => ({
          sku: `FL${shape[0]?.toUpperCase()}${shape[1]}-${length}-${cut}`,
          name: [`${en} ${length} mm, ${e}`, `${id} ${length} mm, ${i}`],
          price: 22_000 + length ** 1.3 * 34 + Number(cut) * 2_500,
          weight: length ** 2 * 0.0058,
          values: {
            standard: 'DIN 7261',
            shape: { en, id },
            blade_length: length,
            file_cut: { en: `${cut} (${e})`, id: `${cut} (${i})` },
          },
        })),
      )
      .slice(0, 15),
  }),
)

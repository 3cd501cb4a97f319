import type { Product } from '../catalogue/model.ts'
import { categories } from './categories.ts'
import { piece, product } from './product.ts'
import { tableTab, text } from './texts.ts'
import { rings, turnedPictures } from './turned.drawing.ts'

/** Cylindrical fuses after IEC 60269-2: diameter × length in mm, and their ratings. */
export const cylinders = [
  {
    size: '10 × 38',
    d: 10.3,
    l: 38,
    gG: [1, 2, 4, 6, 8, 10, 12, 16, 20, 25, 32],
    aM: [1, 2, 4, 6, 8, 10, 12, 16, 20, 25],
    price: 9_500,
    mass: 9,
    pack: 10,
    v: 500,
    kA: 120,
  },
  {
    size: '14 × 51',
    d: 14.3,
    l: 51,
    gG: [6, 10, 16, 20, 25, 32, 40, 50],
    aM: [6, 10, 16, 20, 25, 32, 40],
    price: 19_500,
    mass: 21,
    pack: 10,
    v: 500,
    kA: 120,
  },
  {
    size: '22 × 58',
    d: 22.2,
    l: 58,
    gG: [16, 25, 32, 40, 50, 63, 80, 100],
    aM: [25, 32, 40, 50, 63, 80],
    price: 38_000,
    mass: 58,
    pack: 10,
    v: 500,
    kA: 120,
  },
] as const
/** '10 × 38' as codes write it. */
export const sizeCode = (size: string): string => size.replace(' × ', 'X')

/** Cylindrical fuses. */
export const cylindrical: readonly Product[] = cylinders.flatMap((of, order) =>
  (['gG', 'aM'] as const).map((kind) =>
    product(
      `FUSE-${sizeCode(of.size)}-${kind.toUpperCase()}`,
      [`Cylindrical fuse ${of.size} mm, ${kind}`, `Sekering silinder ${of.size} mm, ${kind}`],
      categories.fuses,
      kind === 'gG' ? 'Voltaraga' : 'Saklarindo',
      480 - order * 70 - (kind === 'aM' ? 140 : 0),
      {
        lead: [
          kind === 'gG'
            ? [
                'General purpose fuse: protects cables against overload and short circuit over its whole range.',
                'Sekering serbaguna: melindungi kabel dari beban lebih dan hubung singkat di seluruh rentangnya.',
              ]
            : [
                'Back-up fuse for motors: lets the starting current pass and clears short circuits only.',
                'Sekering cadangan motor: meloloskan arus asut dan hanya memutus hubung singkat.',
              ],
          [
            'Ceramic tube with silver-plated caps, filled with quartz sand.',
            'Tabung keramik dengan tutup lapis perak, berisi pasir kuarsa.',
          ],
        ],
        points: [
          kind === 'gG'
            ? [
                'Two fuses in series discriminate if their ratings differ by 1.6',
                'Dua sekering seri selektif bila arusnya berbeda 1,6 kali',
              ]
            : ['Always with a thermal overload relay', 'Selalu bersama thermal overload relay'],
          ['Replace all three when one has blown', 'Ganti ketiganya bila satu putus'],
          [
            'Never bridge with wire; keep spares in the door',
            'Jangan menjumper dengan kawat; simpan cadangan di pintu panel',
          ],
          ['Box of 10', 'Kotak isi 10'],
        ],
        data: [
          ['standard', 'IEC 60269-2'],
          ['voltage', `${of.v} V AC`],
          ['breaking', `${of.kA} kA`],
        ],
      },
      turnedPictures({
        title: `IEC 60269-2 · ${of.size} · ${kind}`,
        overall: String(of.l),
        stretches: [
          { length: of.l * 0.26, diameter: of.d, across: `Ø ${of.d}` },
          { length: of.l * 0.48, diameter: of.d * 0.94, fill: 'white' },
          { length: of.l * 0.26, diameter: of.d },
        ],
        front: rings([of.d, 'light'], [of.d * 0.86, 'white']),
      }),
      of[kind].map((current) =>
        piece(
          `${kind.toUpperCase()}-${sizeCode(of.size)}-${current}`,
          text(`Fuse ${of.size} ${kind} ${current} A`, `Sekering ${of.size} ${kind} ${current} A`),
          of.price * (0.9 + current / 160) * of.pack * (kind === 'aM' ? 1.15 : 1),
          of.mass * of.pack,
          {
            standard: 'IEC 60269-2',
            current,
            fuse_size: of.size,
            function: kind,
            breaking_capacity: of.kA,
            voltage: `${of.v} V AC`,
            pack_qty: of.pack,
          },
          { uom: 'box', demand: current <= 32 ? 0.85 : 0.5 },
        ),
      ),
      of.size === '10 × 38' && kind === 'gG'
        ? {
            tabs: [
              tableTab(
                ['gG or aM', 'gG atau aM'],
                [
                  'The letters name the range and the object a fuse protects.',
                  'Huruf menyatakan rentang dan objek yang dilindungi sekering.',
                ],
                [
                  ['Class', 'Kelas'],
                  ['Protects', 'Melindungi'],
                  ['Against', 'Terhadap'],
                ],
                [
                  [
                    'gG',
                    ['Cables, general', 'Kabel, umum'],
                    ['Overload, short circuit', 'Beban lebih, hubung singkat'],
                  ],
                  ['aM', ['Motors with relay', 'Motor dengan relay'], ['Short circuit', 'Hubung singkat']],
                ],
              ),
            ],
          }
        : {},
    ),
  ),
)

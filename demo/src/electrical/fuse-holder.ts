import type { Product } from '../catalogue/model.ts'
import { blockPictures } from './blocks.drawing.ts'
import { categories } from './categories.ts'
import { cylinders, sizeCode } from './fuse.ts'
import { piece, product } from './product.ts'
import { drawerFace, modular } from './switchgear.drawing.ts'
import { text, type Pair } from './texts.ts'

const holderName: Pair = ['Fuse switch holder for cylindrical fuses', 'Fuse holder silinder dengan laci']
/** Holders of cylindrical fuses for rails. */
export const fuseHolders: Product = product(
  'FUSE-HOLDER-RAIL',
  holderName,
  categories.fuses,
  'Saklarindo',
  420,
  {
    lead: [
      [
        'Modular holder for 35 mm rail. Opening the drawer disconnects the circuit, and the blown fuse is changed without touching live parts.',
        'Rumah modular untuk rel 35 mm. Laci dibuka untuk memutus rangkaian dan sekering diganti tanpa menyentuh bagian bertegangan.',
      ],
    ],
    points: [
      ['Open it without load only', 'Buka hanya tanpa beban'],
      ['Version with lamp: it glows when the fuse has blown', 'Tipe berlampu: menyala bila sekering putus'],
      ['Can be sealed or locked open', 'Dapat disegel atau dikunci terbuka'],
      ['Several poles are coupled by a pin', 'Beberapa kutub digabung dengan pin'],
    ],
    data: [
      ['standard', 'IEC 60947-3'],
      ['voltage', '690 V'],
      ['mounting', '35 mm rail, EN 60715', 'Rel 35 mm, EN 60715'],
    ],
  },
  blockPictures(modular('IEC 60947-3 · 10 × 38 · 3P · 32 A', 53, 3, drawerFace(3, '32 A'), 82, 62)),
  cylinders.flatMap((of) =>
    (['1P', '1P+N', '3P', '3P+N'] as const).flatMap((poles) =>
      (of.size === '10 × 38' ? ([false, true] as const) : ([false] as const)).map((lamp) =>
        piece(
          `VFH-${sizeCode(of.size)}-${poles.replace('+', '')}${lamp ? 'L' : ''}`,
          text(
            `Fuse holder ${of.size} ${poles}${lamp ? ' with lamp' : ''}`,
            `Fuse holder ${of.size} ${poles}${lamp ? ' berlampu' : ''}`,
          ),
          (21_000 + of.d * 2_600) * (Number(poles[0]) + (poles.includes('N') ? 0.8 : 0)) * (lamp ? 1.25 : 1),
          60 * (Number(poles[0]) + (poles.includes('N') ? 1 : 0)) * (of.d / 10),
          {
            standard: 'IEC 60947-3',
            fuse_size: of.size,
            poles,
            current: of.size === '10 × 38' ? 32 : of.size === '14 × 51' ? 50 : 125,
            function: lamp ? text('With lamp', 'Dengan lampu') : text('Without lamp', 'Tanpa lampu'),
          },
        ),
      ),
    ),
  ),
)

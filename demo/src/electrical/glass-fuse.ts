import type { Product } from '../catalogue/model.ts'
import { categories } from './categories.ts'
import { sizeCode } from './fuse.ts'
import { piece, product } from './product.ts'
import { cross, named, text } from './texts.ts'
import { rings, turnedPictures } from './turned.drawing.ts'

/** Miniature fuses of glass. */
export const glass: readonly Product[] = (
  [
    ['5 × 20', 5.2, 20],
    ['6.3 × 32', 6.35, 32],
  ] as const
).map(([size, d, l], order) =>
  product(
    `FUSE-GLASS-${sizeCode(size).replace('.', '')}`,
    [`Glass tube fuse ${size} mm, 250 V`, `Sekering kaca ${size.replace('.', ',')} mm, 250 V`],
    categories.fuses,
    'Saklarindo',
    430 - order * 90,
    {
      lead: [
        [
          'Miniature fuse for power supplies, PLC outputs, meters and fuse terminals; a look at the wire shows whether it is good.',
          'Sekering mini untuk power supply, keluaran PLC, meter, dan terminal sekering; kondisinya terlihat langsung dari kawatnya.',
        ],
        [
          'Quick (F) for electronics, slow (T) where a transformer or lamp starts.',
          'Cepat (F) untuk elektronik, lambat (T) bila ada trafo atau lampu yang menarik arus awal.',
        ],
      ],
      points: [
        ['The cap bears current, F or T and voltage', 'Pada tutupnya tertera arus, F atau T, dan tegangan'],
        [
          'Replace by the same type: a slow fuse in place of a quick one lets transistors die first',
          'Ganti dengan tipe sama: sekering lambat sebagai ganti yang cepat akan mengorbankan transistor',
        ],
        ['Box of 50', 'Kotak isi 50'],
      ],
      data: [
        ['standard', order === 0 ? 'IEC 60127-2' : 'UL 248-14'],
        ['voltage', '250 V'],
      ],
    },
    turnedPictures({
      title: `${size} · 250 V`,
      overall: String(l),
      stretches: [
        { length: l * 0.24, diameter: d, across: `Ø ${d}` },
        { length: l * 0.52, diameter: d * 0.92, kind: 'glass', fill: 'white' },
        { length: l * 0.24, diameter: d },
      ],
      front: rings([d, 'light'], [d * 0.8, 'white']),
    }),
    cross([0.5, 1, 2, 3.15, 5, 6.3, 10], ['F', 'T'] as const, (current, kind) =>
      piece(
        `GF${order === 0 ? '5X20' : '6X32'}-${kind}${current}`,
        named(
          `Glass fuse ${size} ${kind} #0 A`,
          `Sekering kaca ${size.replace('.', ',')} ${kind} #0 A`,
          current,
        ),
        42_000 + order * 18_000 + (kind === 'T' ? 9_000 : 0),
        order === 0 ? 50 : 110,
        {
          current,
          fuse_size: size,
          function: kind === 'F' ? text('Quick-acting (F)', 'Cepat (F)') : text('Time-lag (T)', 'Lambat (T)'),
          voltage: '250 V AC',
          pack_qty: 50,
        },
        { uom: 'box' },
      ),
    ),
  ),
)

import type { Product } from '../catalogue/model.ts'
import { rupiah } from '../catalogue/price.ts'
import { categories } from './categories.ts'
import { type Pair, both, product } from './prose.ts'
import { type Turn, turnedRange, turnedShaded, turnedSide } from './turned.drawing.ts'

/** Diameter and height of the rubber, thread, length of the stud, kg it carries under pressure. */
const rubbers = [
  [15, 15, 4, 10, 12],
  [20, 20, 6, 16, 25],
  [25, 20, 6, 18, 45],
  [30, 30, 8, 20, 55],
  [40, 30, 8, 23, 120],
  [40, 40, 8, 23, 95],
  [50, 40, 10, 28, 170],
  [60, 40, 10, 28, 260],
  [75, 50, 12, 37, 400],
  [100, 60, 16, 44, 760],
] as const

const ends = {
  A: {
    name: ['Rubber buffer type A, two studs', 'Karet peredam tipe A, dua baut'],
    lead: [
      'A bonded rubber cylinder with a stud at both ends sits between machine and frame and damps the vibration of pumps, fans and compressors.',
      'Silinder karet dengan baut di kedua ujung, dipasang di antara mesin dan rangka untuk meredam dengung pompa, kipas, dan kompresor.',
    ],
  },
  B: {
    name: ['Rubber buffer type B, stud and tapped hole', 'Karet peredam tipe B, baut dan lubang ulir'],
    lead: [
      'One end is screwed into the machine’s foot, the other takes a screw through the frame: easy to change without lifting the machine far.',
      'Satu ujung disekrupkan ke kaki mesin, ujung lain menerima sekrup dari rangka: mudah diganti tanpa mengangkat mesin tinggi.',
    ],
  },
  C: {
    name: ['Rubber buffer type C, two tapped holes', 'Karet peredam tipe C, dua lubang ulir'],
    lead: [
      'Both ends are tapped, so that length and kind of screws are free. For thick frames and sheet alike.',
      'Kedua ujung berlubang ulir sehingga panjang dan jenis sekrup bebas. Untuk rangka tebal maupun pelat.',
    ],
  },
  D: {
    name: ['Rubber stop type D, one stud', 'Karet penahan tipe D, satu baut'],
    lead: [
      'Stops sliding doors, carriages, lids and tilting frames softly; a single stud holds it.',
      'Menahan pintu geser, kereta, tutup, dan rangka ayun secara lembut; cukup satu baut pengikat.',
    ],
  },
} as const satisfies Record<string, { name: Pair; lead: Pair }>

const rubberTurns = (
  end: string,
  [d, h, m, stud]: readonly [number, number, number, number, number],
): Turn[] => [
  ...(end === 'A' || end === 'B' || end === 'D'
    ? [{ kind: 'thread', length: stud, d: m, across: `M${m}`, along: String(stud) } as const]
    : []),
  { length: 2, d: d * 0.96, fill: 'mid' },
  { length: h - (end === 'D' ? 2 : 4), d, fill: 'darkH', across: `Ø ${d}` },
  ...(end === 'D' ? [] : [{ length: 2, d: d * 0.96, fill: 'mid' } as const]),
  ...(end === 'A' ? [{ kind: 'thread', length: stud, d: m } as const] : []),
]

export const buffers: readonly Product[] = Object.entries(ends).map(([end, { name, lead }]) => {
  const size = rubbers[6]
  const title = `${end} · Ø ${size[0]} × ${size[1]} · M${size[2]}`
  const turns = rubberTurns(end, size)
  return product({
    code: `BUFFER-${end}`,
    name,
    category: categories.buffers,
    brand: 'Palandra',
    popularity: end === 'A' ? 560 : end === 'D' ? 420 : 390,
    lead: [
      lead,
      [
        'Natural rubber of 55 Shore A is vulcanised to zinc-plated discs.',
        'Karet alam 55 Shore A divulkanisasi pada pelat lapis seng.',
      ],
    ],
    points: [
      [
        'Choose by the load on one point: it should use about two thirds of the rating',
        'Pilih menurut beban pada satu titik: sebaiknya sekitar dua pertiga kapasitas',
      ],
      ['Load in pressure, not in pull', 'Bebani secara tekan, bukan tarik'],
      [
        'Not for oil or strong sun: ask for NBR or CR',
        'Bukan untuk minyak atau matahari langsung: tanyakan NBR atau CR',
      ],
    ],
    data: [
      [
        ['Rubber', 'Karet'],
        ['NR 55 Shore A', 'NR 55 Shore A'],
      ],
      [
        ['Temperature', 'Suhu'],
        ['−30 to +70 °C', '−30 sampai +70 °C'],
      ],
      [
        ['Discs', 'Pelat'],
        ['Steel, zinc plated', 'Baja, lapis seng'],
      ],
    ],
    pictures: [
      {
        view: 'dimensions',
        draw: () =>
          turnedSide(turns, title, end === 'C' ? { d: size[2], depth: 11, text: `M${size[2]}` } : undefined),
      },
      { view: 'shaded', draw: () => turnedShaded(turns, title, end === 'C' ? size[2] : undefined) },
      {
        view: 'range',
        draw: () =>
          turnedRange(
            rubbers
              .filter((_, index) => index % 2 === 1)
              .map((each) => [rubberTurns(end, each), `Ø ${each[0]}`] as const),
            title,
          ),
      },
    ],
    items: rubbers.map(([d, h, m, stud, load]) => ({
      sku: `RBF-${end}-${d}X${h}-M${m}`,
      name: both([`${name[0]}, ${d} × ${h} mm, M${m}`, `${name[1]}, ${d} × ${h} mm, M${m}`]),
      uom: 'pcs' as const,
      price: rupiah(3_800 + d * d * h * 0.42),
      weight: d * d * h * 0.00105 + m * stud * 0.12 + 4,
      ...(d < 40 ? { minimum: 4, multiple: 4 } : {}),
      demand: d === 40 || d === 50 ? 1 : 0.6,
      attributes: {
        outer_diameter: d,
        height: h,
        thread: `M${m}`,
        ...(end === 'C' ? {} : { length: stud }),
        load,
        hardness: 55,
      },
    })),
  })
})

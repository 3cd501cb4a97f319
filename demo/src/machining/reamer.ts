import type { Product, Text } from '../catalogue/model.ts'
import { rupiah } from '../catalogue/price.ts'
import { din206, din208, din212, din335, din373 } from '../standards/mills.ts'
import { categories } from './categories.ts'
import { named, roundMass, say, tab, views, type Pair } from './copy.ts'
import { about } from './kinds.ts'
import { coneTool, counterboreTool, crossHoleTool, reamerTool } from './end-mill.drawing.ts'
import { rotaryDimensions, rotaryRow } from './rotary.drawing.ts'

type Size = readonly [diameter: number, flute: number, overall: number, taper?: number]
type Family = {
  code: string
  standard: string
  kind: 'machine' | 'hand' | 'taper'
  name: readonly [string, string]
  item: readonly [string, string]
  sizes: readonly Size[]
  material: Text
  use: Pair
  points: readonly Pair[]
  base: number
  popularity: number
}

const allowance = tab(
  ['Allowance for reaming', 'Sisa bahan untuk reamer'],
  [
    [
      'How much smaller the hole is drilled. Too little rubs, too much tears.',
      'Selisih lubang bor awal. Terlalu sedikit hanya bergesek, terlalu banyak merobek.',
    ],
  ],
  [['Reverse never: it chips the edges', 'Jangan diputar balik: mata potong gompal']],
  [
    [['Up to 5 mm', 'Sampai 5 mm'], '0.1–0.2 mm'],
    ['5–20 mm', '0.2–0.3 mm'],
    ['20–30 mm', '0.3–0.4 mm'],
    [
      ['Speed in steel', 'Kecepatan pada baja'],
      ['6 to 10 m/min', '6 sampai 10 m/menit'],
    ],
  ],
)
const families: readonly Family[] = [
  {
    code: 'RM212',
    standard: 'DIN 212',
    kind: 'machine',
    name: ['Machine reamer DIN 212, HSS-E, H7', 'Reamer mesin DIN 212, HSS-E, H7'],
    item: ['Machine reamer', 'Reamer mesin'],
    sizes: din212,
    material: named('HSS-E, cobalt', 'HSS-E, kobalt'),
    base: 72_000,
    popularity: 360,
    use: [
      'Brings drilled holes to H7 with a finish of about Ra 0.8 for dowel pins and bushes.',
      'Menyelesaikan lubang bor menjadi H7 dengan kehalusan sekitar Ra 0.8 untuk pin dan bush.',
    ],
    points: [
      [
        'Left-hand helix pushes chips ahead: for through holes',
        'Helix kiri mendorong tatal ke depan: untuk lubang tembus',
      ],
      [
        'A floating holder makes up for spindle misalignment',
        'Holder mengambang mengatasi ketidaksejajaran spindel',
      ],
    ],
  },
  {
    code: 'RH206',
    standard: 'DIN 206',
    kind: 'hand',
    name: ['Hand reamer DIN 206, HSS, H7', 'Reamer tangan DIN 206, HSS, H7'],
    item: ['Hand reamer', 'Reamer tangan'],
    sizes: din206,
    material: named('HSS, ground', 'HSS, digerinda'),
    base: 48_000,
    popularity: 260,
    use: [
      'Long taper lead guides the reamer by hand; for fitting dowels at assembly.',
      'Ujung tirus panjang menuntun reamer dengan tangan; untuk memasang pin saat perakitan.',
    ],
    points: [
      ['Turn clockwise only, also when drawing it out', 'Putar searah jarum jam saja, juga saat mencabut'],
      ['Use a tap wrench on the square', 'Gunakan gagang tap pada ujung persegi'],
    ],
  },
  {
    code: 'RT208',
    standard: 'DIN 208',
    kind: 'taper',
    name: ['Taper shank machine reamer DIN 208, HSS-E, H7', 'Reamer mesin tangkai tirus DIN 208, HSS-E, H7'],
    item: ['Taper shank reamer', 'Reamer tangkai tirus'],
    sizes: din208,
    material: named('HSS-E, cobalt', 'HSS-E, kobalt'),
    base: 115_000,
    popularity: 190,
    use: [
      'For column drills and lathes with Morse taper: coupling holes, flange dowels, bearing seats.',
      'Untuk bor tiang dan bubut berkonus Morse: lubang kopling, pin flensa, dudukan bantalan.',
    ],
    points: [
      ['Clean both cones before seating', 'Bersihkan kedua konus sebelum dipasang'],
      ['Flood with emulsion or oil', 'Siram dengan emulsi atau oli'],
    ],
  },
]

const reamers: readonly Product[] = families.map((family) => {
  const shankOf = (d: number, taper?: number): number =>
    taper === undefined ? d * 0.9 : ([12.065, 17.78, 23.825][taper - 1] ?? 12)
  const tool = ([d, flute, overall, taper]: Size) =>
    reamerTool(d, flute, overall, family.kind, shankOf(d, taper), `${family.standard} · Ø ${d} H7`)
  const pick = (share: number) =>
    tool(family.sizes[Math.round((family.sizes.length - 1) * share)] ?? [10, 38, 133])
  return {
    code: `REAMER-${family.code}`,
    name: named(...family.name),
    description: say(
      [family.use, ...about(categories.reamers)],
      [...family.points, ['Check with a go / no-go plug gauge', 'Periksa dengan kaliber batas go / no-go']],
      [
        [['Tolerance of the hole', 'Toleransi lubang'], 'H7'],
        [['Standard', 'Standar'], family.standard],
      ],
    ),
    category: categories.reamers,
    brand: family.kind === 'hand' ? 'Bornawa' : 'Tajamka',
    popularity: family.popularity,
    ...(family.kind === 'machine' ? { tabs: [allowance] } : {}),
    pictures: views({
      dimensions: () => rotaryDimensions(pick(0.6)),
      shaded: () => rotaryRow([pick(0.3), pick(0.6), pick(0.9)], family.standard),
    }),
    items: family.sizes.map(([d, flute, overall, taper]) => ({
      sku: `${family.code}-${d}`,
      name: named(
        `${family.item[0]} ${family.standard} Ø ${d} H7`,
        `${family.item[1]} ${family.standard} Ø ${d} H7`,
      ),
      uom: 'pcs',
      price: rupiah(family.base + d ** 1.7 * 1_050),
      weight: roundMass(d, overall, 0.8),
      demand: [6, 8, 10, 12].includes(d) ? 0.8 : 0.5,
      attributes: {
        standard: family.standard,
        material: family.material,
        cutting_diameter: d,
        flute_length: flute,
        overall_length: overall,
        ...(taper === undefined ? {} : { shank: named(`Morse taper ${taper}`, `Konus Morse ${taper}`) }),
      },
    })),
  }
})

const sinks: readonly Product[] = (
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
              'Untuk baja tahan karat: putaran rendah, hantaran tetap, oli potong',
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

const others: readonly Product[] = [
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

export const reamersAndSinks: readonly Product[] = [...reamers, ...sinks, ...others]

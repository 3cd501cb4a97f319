import type { Product, Text } from '../catalogue/model.ts'
import { rupiah } from '../catalogue/price.ts'
import { din206, din208, din212 } from '../standards/mills.ts'
import { categories } from './categories.ts'
import { type Pair, named, roundMass, say, tab, views } from './copy.ts'
import { reamerTool } from './end-mill.drawing.ts'
import { about } from './kinds.ts'
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
      'Finishes drilled holes to H7 with a finish of about Ra 0.8 for dowel pins and bushes.',
      'Menyelesaikan lubang bor menjadi H7 dengan kehalusan sekitar Ra 0.8 untuk pin dan bush.',
    ],
    points: [
      [
        'Left-hand helix pushes chips ahead: for through holes',
        'Helix kiri mendorong geram ke depan: untuk lubang tembus',
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
      'Untuk bor tiang dan bubut ber-Morse taper: lubang kopling, pin flensa, dudukan bearing.',
    ],
    points: [
      ['Clean both cones before seating', 'Bersihkan kedua taper sebelum dipasang'],
      ['Flood with emulsion or oil', 'Siram dengan emulsi atau oli'],
    ],
  },
]

export const reamers: readonly Product[] = families.map((family) => {
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
        ...(taper === undefined ? {} : { shank: named(`Morse taper ${taper}`, `Morse taper ${taper}`) }),
      },
    })),
  }
})

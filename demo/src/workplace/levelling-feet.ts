import type { Product } from '../catalogue/model.ts'
import { rupiah } from '../catalogue/price.ts'
import { categories } from './categories.ts'
import { type Pair, both, product } from './prose.ts'
import { type Turn, turnedRange, turnedShaded, turnedSide } from './turned.drawing.ts'

/** Diameter of the base, thread and length of the rod, kg. */
const footSizes = [
  [40, 8, 50, 250],
  [40, 8, 80, 250],
  [50, 10, 75, 450],
  [50, 10, 100, 450],
  [60, 12, 75, 700],
  [60, 12, 100, 700],
  [80, 16, 100, 1200],
  [80, 16, 150, 1200],
  [100, 20, 150, 1800],
  [120, 24, 200, 2500],
] as const
const feet = {
  NY: {
    name: ['Levelling foot, nylon base', 'Leveling foot, tapak nilon'],
    base: 'black',
    material: ['Nylon base, zinc-plated rod', 'Tapak nilon, batang lapis seng'],
    factor: 1,
    lead: [
      'Light foot for conveyors, tables and cabinets. The base tilts up to 10 degrees on its ball and so stands flat on uneven floors.',
      'Kaki ringan untuk konveyor, meja, dan lemari. Tapak miring sampai 10 derajat pada sendi bolanya sehingga rata di lantai tak rata.',
    ],
  },
  ST: {
    name: ['Levelling foot, steel base with rubber pad', 'Leveling foot, tapak baja dengan alas karet'],
    base: 'mid',
    material: ['Steel base, rubber pad', 'Tapak baja, alas karet'],
    factor: 1.7,
    lead: [
      'For machine tools and presses: the rubber pad keeps the machine from creeping and damps some of the vibration.',
      'Untuk mesin perkakas dan pres: alas karet mencegah mesin bergeser dan meredam sebagian getaran.',
    ],
  },
  SS: {
    name: ['Levelling foot, stainless steel', 'Leveling foot, stainless steel'],
    base: 'light',
    material: ['Stainless steel 304', 'Stainless steel 304'],
    factor: 3.4,
    lead: [
      'Smooth turned foot for food and pharmacy plants; the sleeve that covers the thread is sold separately.',
      'Kaki bubut halus untuk pabrik makanan dan farmasi; sleeve penutup ulir dijual terpisah.',
    ],
  },
} as const satisfies Record<
  string,
  { name: Pair; base: Turn['fill']; material: Pair; factor: number; lead: Pair }
>
const footTurns = (base: Turn['fill'], [d, m, l]: readonly [number, number, number, number]): Turn[] => [
  { kind: 'thread', length: l, d: m, across: `M${m}`, along: String(l) },
  { kind: 'hex', length: m * 0.6, d: m * 1.5 },
  { length: m * 0.4, d: m * 1.1 },
  { length: d * 0.16, d: m * 2.2, to: d * 0.9, fill: base === 'black' ? 'darkH' : 'roundH' },
  { length: d * 0.1, d, fill: base === 'black' || base === 'mid' ? 'darkH' : 'roundH', across: `Ø ${d}` },
]
export const levellingFeet: readonly Product[] = Object.entries(feet).map(
  ([key, { name, base, material, factor, lead }]) => {
    const size = footSizes[5]
    const title = `Ø ${size[0]} · M${size[1]} × ${size[2]} · ${size[3]} kg`
    return product({
      code: `FOOT-${key}`,
      name,
      category: categories.feet,
      brand: 'Palandra',
      popularity: key === 'NY' ? 520 : 380,
      lead: [lead],
      points: [
        [
          'Set with the spanner at the lower hexagon, then lock with a nut against the frame',
          'Setel dengan kunci pada segi enam bawah, lalu kunci dengan mur ke rangka',
        ],
        [
          'Load is static and vertical; move the machine on rollers, not on its feet',
          'Beban statis dan tegak; pindahkan mesin dengan rol, bukan digeser pada kakinya',
        ],
        ['Four feet: count on three of them carrying', 'Untuk empat kaki, hitung tiga yang memikul'],
      ],
      data: [
        [['Material', 'Bahan'], material],
        [
          ['Tilt', 'Kemiringan'],
          ['10° each way', '10° ke setiap arah'],
        ],
        [
          ['Temperature', 'Suhu'],
          ['−20 to +80 °C', '−20 sampai +80 °C'],
        ],
      ],
      pictures: [
        { view: 'dimensions', draw: () => turnedSide(footTurns(base, size), title) },
        { view: 'shaded', draw: () => turnedShaded(footTurns(base, size), title) },
        {
          view: 'range',
          draw: () =>
            turnedRange(
              [footSizes[0], footSizes[3], footSizes[5], footSizes[7]].map(
                (each) => [footTurns(base, each), `M${each[1]}`] as const,
              ),
              title,
            ),
        },
      ],
      items: footSizes.map(([d, m, l, load]) => ({
        sku: `LVF-${key}-${d}-M${m}X${l}`,
        name: both([`${name[0]}, Ø ${d} mm, M${m} × ${l}`, `${name[1]}, Ø ${d} mm, M${m} × ${l}`]),
        uom: 'pcs' as const,
        price: rupiah((9_000 + d * d * 4 + m * m * l * 0.32) * factor),
        weight: m * m * l * 0.0062 + d * d * (base === 'black' ? 0.012 : 0.05),
        demand: m === 12 || m === 10 ? 1 : 0.6,
        attributes: { base_diameter: d, thread: `M${m}`, length: l, load, material: both(material) },
      })),
    })
  },
)

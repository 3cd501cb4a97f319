import type { Product } from '../catalogue/model.ts'
import { rupiah } from '../catalogue/price.ts'
import { din319 } from '../standards/din319.ts'
import { categories } from './categories.ts'
import { both, product } from './prose.ts'
import { type Turn, turnedRange, turnedShaded, turnedSide } from './turned.drawing.ts'

const knobTurns = (size: keyof typeof din319): Turn[] => [
  { length: din319[size].h - size * 0.86, d: size * 0.5, to: size * 0.56, fill: 'darkH' },
  { kind: 'ball', length: size * 0.86, d: size, fill: 'darkH', across: `Ø ${size}` },
]
const balls = (Object.keys(din319) as `${keyof typeof din319}`[]).map(Number) as (keyof typeof din319)[]
export const ballKnobs: readonly Product[] = (
  [
    ['C', ['Ball knob DIN 319, phenolic, thread in plastic', 'Ball knob DIN 319, fenolik, ulir plastik'], 1],
    ['E', ['Ball knob DIN 319, phenolic, brass insert', 'Ball knob DIN 319, fenolik, sisipan kuningan'], 1.6],
  ] as const
).map(([form, name, factor]) => {
  const title = `DIN 319 · ${form} · Ø 32 · M8`
  return product({
    code: `KNOB-DIN319-${form}`,
    name,
    category: categories.knobs,
    brand: 'Palandra',
    popularity: 410,
    lead: [
      [
        'Polished black knob for levers, spindles and gear sticks.',
        'Knob hitam mengilap untuk tuas, spindel, dan tongkat pengatur.',
      ],
      form === 'C'
        ? [
            'The thread is moulded in the resin: screw on by hand and secure with adhesive.',
            'Ulir dicetak dalam resin: putar dengan tangan dan kunci dengan perekat.',
          ]
        : [
            'The brass insert withstands frequent removal and higher torque.',
            'Sisipan kuningan tahan sering dilepas dan dikencangkan lebih kuat.',
          ],
    ],
    points: [
      [
        'Resists oil, coolant and heat up to 110 °C',
        'Tahan minyak, cairan pendingin, dan panas sampai 110 °C',
      ],
      [
        'Breaks under hammer blows; screw on by hand only',
        'Pecah bila dipukul palu; putar dengan tangan saja',
      ],
      ['Sold in tens up to 25 mm', 'Dijual per sepuluh untuk diameter sampai 25 mm'],
    ],
    data: [
      [['Standard', 'Standar'], `DIN 319 ${form}`],
      [
        ['Material', 'Bahan'],
        ['Phenolic resin PF 31, black', 'Resin fenolik PF 31, hitam'],
      ],
      [
        ['Temperature', 'Suhu'],
        ['up to 110 °C', 'sampai 110 °C'],
      ],
    ],
    pictures: [
      {
        view: 'dimensions',
        draw: () =>
          turnedSide([{ kind: 'ball', length: din319[32].h, d: 32, fill: 'darkH', across: 'Ø 32' }], title, {
            d: 8,
            depth: 14,
            text: 'M8',
          }),
      },
      { view: 'shaded', draw: () => turnedShaded(knobTurns(32), title, 8) },
      {
        view: 'range',
        draw: () =>
          turnedRange(
            balls.map(
              (size) =>
                [[{ kind: 'ball', length: din319[size].h, d: size, fill: 'darkH' }], `Ø ${size}`] as const,
            ),
            title,
          ),
      },
    ],
    items: balls.map((size) => ({
      sku: `KNB-${form}-${size}`,
      name: both([
        `${name[0]}, ${size} mm, ${din319[size].thread}`,
        `${name[1]}, ${size} mm, ${din319[size].thread}`,
      ]),
      uom: 'pcs' as const,
      price: rupiah((1_700 + size * size * 6) * factor),
      weight: size ** 3 * 0.00072 + 1,
      ...(size <= 25 ? { minimum: 10, multiple: 10 } : {}),
      demand: size === 32 || size === 40 ? 1 : 0.6,
      attributes: {
        standard: 'DIN 319',
        outer_diameter: size,
        height: din319[size].h,
        thread: din319[size].thread,
      },
    })),
  })
})

/** Pin, thread of the sleeve, travel, length behind the plate. */
const pins = [
  [4, 'M8 × 1', 4, 26],
  [5, 'M10 × 1', 5, 32],
  [6, 'M12 × 1.5', 6, 38],
  [8, 'M16 × 1.5', 8, 47],
  [10, 'M16 × 1.5', 10, 50],
  [12, 'M20 × 1.5', 12, 60],
] as const
const plunger = (d: number, m: number, l: number, travel: number): Turn[] => [
  { length: travel, d, along: String(travel) },
  { kind: 'thread', length: l * 0.5, d: m, across: `M${m}` },
  { kind: 'hex', length: m * 0.5, d: m * 1.35 },
  { length: l * 0.1, d: m * 0.7 },
  { kind: 'knurl', length: m * 1.15, d: m * 1.75, fill: 'darkH', across: `Ø ${Math.round(m * 1.75)}` },
]
export const indexPlungers: readonly Product[] = (
  [
    ['N', ['Index plunger without rest position', 'Index plunger tanpa posisi kunci'], 1],
    ['R', ['Index plunger with rest position', 'Index plunger dengan posisi kunci'], 1.25],
  ] as const
).map(([form, name, factor]) => {
  const title = 'Ø 6 · M12 × 1.5'
  const turns = plunger(6, 12, 38, 6)
  return product({
    code: `PLUNGER-${form}`,
    name,
    category: categories.knobs,
    brand: 'Palandra',
    popularity: 350,
    lead: [
      [
        'Holds jigs, guards, slides and format parts in place: a hardened pin springs into a drilled hole.',
        'Mengunci jig, pelindung, luncuran, dan alat ubah ukuran: pin keras berpegas masuk ke lubang bor.',
      ],
      form === 'N'
        ? [
            'When the knob is let go, the pin comes out again at once.',
            'Begitu knob dilepas, pin langsung keluar lagi.',
          ]
        : [
            'Pulled and turned by 90 degrees, the pin stays drawn back.',
            'Ditarik dan diputar 90 derajat, pin tetap tertahan di dalam.',
          ],
    ],
    points: [
      [
        'Bore the hole to H7; the pin is ground to −0.02 to −0.04 mm',
        'Bor lubang H7; pin digerinda −0,02 sampai −0,04 mm',
      ],
      ['Not to be used as a stop for shock loads', 'Bukan untuk menahan beban kejut'],
      ['A lock nut is part of the delivery', 'Mur pengunci termasuk dalam pengiriman'],
    ],
    data: [
      [
        ['Sleeve', 'Sleeve'],
        ['Steel, blackened', 'Baja, dihitamkan'],
      ],
      [
        ['Pin', 'Pin'],
        ['Steel, hardened', 'Baja, dikeraskan'],
      ],
      [
        ['Knob', 'Knob'],
        ['Polyamide, black', 'Poliamida, hitam'],
      ],
    ],
    pictures: [
      { view: 'dimensions', draw: () => turnedSide(turns, title) },
      { view: 'shaded', draw: () => turnedShaded(turns, title) },
    ],
    items: pins.map(([d, thread, travel, l]) => ({
      sku: `IPL-${form}-${String(d).padStart(2, '0')}`,
      name: both([`${name[0]}, ${d} mm, ${thread}`, `${name[1]}, ${d} mm, ${thread.replace('.', ',')}`]),
      uom: 'pcs' as const,
      price: rupiah((48_000 + d * 7_400) * factor),
      weight: d * d * l * 0.033 + 12,
      demand: d === 6 || d === 8 ? 1 : 0.6,
      attributes: {
        pin_diameter: d,
        thread: both([thread, thread.replace('.', ',')]),
        pin_travel: travel,
        length: l,
      },
    })),
  })
})

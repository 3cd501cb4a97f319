import type { Item, Product } from '../catalogue/model.ts'
import { rupiah } from '../catalogue/price.ts'
import { metricGlands } from '../standards/cable-gland-threads.ts'
import { categories } from './categories.ts'
import { metric } from './gland.ts'
import { description, text, type Pair } from './texts.ts'
import { hexagon, rings, turnedDimensions, turnedShaded, type Turned } from './turned.drawing.ts'

type Part = {
  code: string
  prefix: string
  name: Pair
  item: Pair
  lead: readonly Pair[]
  points: readonly Pair[]
  draw: (d: number, hex: number) => Turned
  price: number
  popularity: number
}
const parts: readonly Part[] = [
  {
    code: 'GLAND-LOCKNUT',
    prefix: 'CGL',
    name: ['Locknut for cable glands, brass and nylon', 'Mur pengunci cable gland, kuningan dan nilon'],
    item: ['Gland locknut', 'Mur pengunci cable gland'],
    lead: [
      [
        'Holds a gland in a plain hole of sheet metal or plastic, from inside.',
        'Menahan cable gland pada lubang polos pelat logam atau plastik, dari sisi dalam.',
      ],
      [
        'A spare for nuts that fell into the machine, and for brass glands, which come without one.',
        'Cadangan untuk mur yang hilang, serta untuk gland kuningan yang dijual tanpa mur.',
      ],
    ],
    points: [
      ['Brass where the gland earths a braid', 'Kuningan bila gland membumikan anyaman'],
      [
        'Nylon for plastic boxes; do not tighten with a long wrench',
        'Nilon untuk box plastik; jangan dikencangkan dengan kunci panjang',
      ],
      ['Chamfered side towards the wall', 'Sisi bertirus menghadap dinding'],
    ],
    draw: (d, hex) => ({
      title: `M${d} × 1.5 · s ${hex}`,
      bore: d,
      stretches: [
        { length: d * 0.22, diameter: hex, kind: 'hex', along: String(Math.round(d * 0.22 * 10) / 10) },
      ],
      front: (x, y, scale) => [
        ...hexagon(hex)(x, y, scale),
        ...rings([d, 'mid'], [d * 0.92, 'white'])(x, y, scale),
      ],
    }),
    price: 900,
    popularity: 350,
  },
  {
    code: 'GLAND-PLUG',
    prefix: 'CGX',
    name: ['Blanking plug for gland holes, brass and nylon', 'Sumbat lubang cable gland, kuningan dan nilon'],
    item: ['Blanking plug', 'Sumbat lubang'],
    lead: [
      [
        'Closes entries that are not used, so that the enclosure keeps its degree of protection.',
        'Menutup lubang masuk yang tidak dipakai supaya box tetap memenuhi tingkat perlindungannya.',
      ],
      [
        'A single open hole lets in vermin and dust.',
        'Serangga dan debu masuk lewat satu lubang yang dibiarkan terbuka.',
      ],
    ],
    points: [
      ['O-ring under the head', 'Ring O di bawah kepala'],
      [
        'Slot for a screwdriver in small sizes, hexagon in large ones',
        'Alur obeng untuk ukuran kecil, segi enam untuk ukuran besar',
      ],
      ['Same thread as the gland that comes later', 'Ulir sama dengan gland yang kelak dipasang'],
    ],
    draw: (d, hex) => ({
      title: `M${d} × 1.5`,
      stretches: [
        { length: d * 0.2, diameter: hex, fill: 'roundH' },
        { length: d * 0.06, diameter: d * 1.12, fill: 'darkH' },
        { length: d * 0.5, diameter: d, kind: 'thread', along: String(Math.round(d * 0.5)), across: `M${d}` },
      ],
      front: (x, y, scale) => [
        ...rings([hex, 'light'], [hex * 0.86, 'white'])(x, y, scale),
        `<rect x="${(x - d * 0.35 * scale).toFixed(1)}" y="${(y - 4).toFixed(1)}" width="${(d * 0.7 * scale).toFixed(1)}" height="8" fill="#3b434d"/>`,
      ],
    }),
    price: 1_500,
    popularity: 300,
  },
]
/** What goes with glands: locknuts and plugs. */
export const glandParts: readonly Product[] = parts.map((part): Product => ({
  code: part.code,
  name: text(...part.name),
  description: description(part.lead, part.points, [
    ['material', 'Brass nickel plated, or polyamide', 'Kuningan lapis nikel, atau poliamida'],
    ['standard', 'EN 60423'],
  ]),
  category: categories.glands,
  brand: 'Panelka',
  popularity: part.popularity,
  pictures: [
    { view: 'dimensions', draw: () => turnedDimensions(part.draw(25, 30)) },
    { view: 'shaded', draw: () => turnedShaded(part.draw(25, 30)) },
  ],
  items: metricGlands.flatMap(({ thread, outside }, row) =>
    (['B', 'N'] as const).map((kind): Item => {
      const [material, bahan] = kind === 'B' ? ['brass', 'kuningan'] : ['nylon', 'nilon']
      return {
        sku: `${part.prefix}-M${outside}-${kind}`,
        name: text(`${part.item[0]} M${outside}, ${material}`, `${part.item[1]} M${outside}, ${bahan}`),
        uom: 'pack',
        price: rupiah((part.price + outside ** 2 * (kind === 'B' ? 22 : 4)) * 10),
        weight: outside ** 2 * (kind === 'B' ? 0.16 : 0.025) * 10,
        demand: row < 5 ? 0.8 : 0.4,
        attributes: {
          thread,
          across_flats: metric[row]?.[2] ?? outside,
          material:
            kind === 'B'
              ? text('Brass, nickel plated', 'Kuningan lapis nikel')
              : text('Polyamide', 'Poliamida'),
          pack_qty: 10,
        },
      }
    }),
  ),
}))

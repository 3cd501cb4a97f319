import type { Product } from '../catalogue/model.ts'
import { rupiah } from '../catalogue/price.ts'
import { categories } from './categories.ts'
import { bentNipple, nippleMounted } from './nipple.drawing.ts'
import { type Pair, both, product } from './prose.ts'
import { type Turn, turnedShaded, turnedSide } from './turned.drawing.ts'

/** Across flats of the straight nipple. */
const nippleSizes = [
  ['M6 × 1', 6, 7],
  ['M8 × 1', 8, 9],
  ['M10 × 1', 10, 11],
  ['G 1/8', 9.7, 11],
  ['G 1/4', 13.2, 14],
] as const
const shapes = {
  A: {
    word: ['straight', 'lurus'],
    note: [
      'The straight nipple is the rule where the gun comes from the front.',
      'Nipel lurus dipakai bila pompa datang dari depan.',
    ],
  },
  B: {
    word: ['45°', '45°'],
    note: [
      'The 45 degree nipple serves bearings beside a wall or a guard.',
      'Nipel 45 derajat untuk bearing di samping dinding atau pelindung.',
    ],
  },
  C: {
    word: ['90°', '90°'],
    note: [
      'The 90 degree nipple lies flat where no gun fits from the front.',
      'Nipel 90 derajat rebah untuk tempat yang tak terjangkau dari depan.',
    ],
  },
} as const satisfies Record<string, { word: Pair; note: Pair }>
export const greaseNipples: readonly Product[] = Object.entries(shapes).flatMap(([form, { word, note }]) =>
  (
    [
      ['Z', ['steel, zinc plated', 'baja lapis seng'], 1],
      ['A2', ['stainless steel A2', 'stainless steel A2'], 4.2],
    ] as const
  ).map(([finish, material, factor]) => {
    const name: Pair = [
      `Grease nipple DIN 71412 ${form} ${word[0]}, ${material[0]}`,
      `Nipel grease DIN 71412 ${form} ${word[1]}, ${material[1]}`,
    ]
    const title = `DIN 71412 ${form} · M10 × 1`
    const turns: Turn[] = [
      { kind: 'thread', length: 5.5, d: 10, across: 'M10 × 1' },
      { kind: 'hex', length: 4.5, d: 11, across: '11' },
      { length: 2.4, d: 8.4, to: 5.4 },
      { length: 1.6, d: 5.4 },
      { length: 2.6, d: 6.5 },
      { length: 0.8, d: 6.5, to: 4 },
    ]
    return product({
      code: `NIPPLE-${form}-${finish}`,
      name,
      category: categories.nipples,
      brand: 'Lumasara',
      popularity: form === 'A' ? 610 : 420,
      lead: [
        [
          'Hydraulic-type nipple that a four-jaw coupler grips and holds by itself.',
          'Nipel tipe hidrolik yang dicengkeram coupler empat rahang dengan sendirinya.',
        ],
        note,
      ],
      points: [
        finish === 'Z'
          ? ['Zinc plated, ball hardened', 'Lapis seng, bola dikeraskan']
          : ['For food plants, washing and sea air', 'Untuk pabrik makanan, pencucian, dan tepi pantai'],
        ['Wipe clean before pumping', 'Bersihkan kepala nipel sebelum memompa'],
        [
          'Sold in boxes; caps against dust are ordered separately',
          'Dijual per kotak; tutup pelindung debu dipesan terpisah',
        ],
        ['Coned threads seal on their own; no tape', 'Ulir tirus menyekat sendiri; tanpa selotip'],
      ],
      data: [
        [['Standard', 'Standar'], `DIN 71412 ${form}`],
        [['Material', 'Bahan'], material],
        [
          ['Head', 'Kepala'],
          ['Ø 6.5 mm', 'Ø 6,5 mm'],
        ],
      ],
      pictures: [
        {
          view: 'dimensions',
          draw: () =>
            form === 'A'
              ? turnedSide(turns, title, undefined, false)
              : bentNipple(form === 'B' ? 45 : 90, title),
        },
        {
          view: 'shaded',
          draw: () =>
            form === 'A'
              ? turnedShaded(
                  turns.toReversed().map(({ d, to, ...turn }) => ({ ...turn, d: to ?? d, to: d })),
                  title,
                  1.6,
                )
              : nippleMounted(form === 'B' ? 45 : 90, title),
        },
      ],
      items: nippleSizes.map(([thread, d, flats]) => {
        const pack = d > 12 ? 25 : 50
        return {
          sku: `NPL-${form}-${finish}-${thread.replaceAll(/[ ×/]+/g, '')}`,
          name: both([`${name[0]}, ${thread}, box of ${pack}`, `${name[1]}, ${thread}, isi ${pack}`]),
          uom: 'box' as const,
          price: rupiah((900 + d * 95) * factor * pack * (form === 'A' ? 1 : 1.9)),
          weight: (d * d * 0.055 + 1) * pack * (form === 'A' ? 1 : 1.6),
          demand: d === 6 || d === 8 ? 1 : 0.7,
          attributes: {
            standard: 'DIN 71412',
            nipple_form: both([`${form}, ${word[0]}`, `${form}, ${word[1]}`]),
            thread,
            material: both(material),
            pack_qty: pack,
            ...(form === 'A' && d < 12 && !thread.startsWith('G') ? { across_flats: flats } : {}),
          },
        }
      }),
    })
  }),
)

import type { Product } from '../catalogue/model.ts'
import { dimV, label } from '../drawing/dimension.ts'
import { categories } from './categories.ts'
import type { Pair } from './copy.ts'
import { type Hammer, hammerBody } from './hammer.drawing.ts'
import { type ToolRow, toolProduct } from './tool.ts'

const hammers: readonly {
  kind: Hammer
  code: string
  name: readonly [string, string]
  rows: readonly (readonly [weight: number, length: number, price: number])[]
  use: Pair
  point: Pair
  pop: number
}[] = [
  {
    kind: 'engineer',
    code: 'ENGINEER',
    name: ['Engineer’s hammer DIN 1041', 'Palu besi DIN 1041'],
    rows: [
      [100, 260, 34_000],
      [200, 280, 39_000],
      [300, 300, 45_000],
      [500, 320, 56_000],
      [800, 350, 72_000],
      [1000, 360, 82_000],
      [1500, 380, 112_000],
      [2000, 400, 138_000],
    ],
    use: [
      'For chisels, punches, pins and riveting in the workshop.',
      'Untuk pahat, penitik, pin, dan keling di bengkel.',
    ],
    point: ['Ash or fibreglass handle, head wedged', 'Gagang kayu ash atau fiberglass, kepala dipasak'],
    pop: 390,
  },
  {
    kind: 'ball',
    code: 'BALL',
    name: ['Ball pein hammer', 'Palu konde (ball pein)'],
    rows: [
      [225, 300, 42_000],
      [340, 320, 48_000],
      [450, 340, 55_000],
      [680, 360, 66_000],
      [900, 380, 78_000],
    ],
    use: ['The ball forms rivet heads and shapes sheet.', 'Kepala konde membentuk kepala keling dan pelat.'],
    point: ['Sizes 8 to 32 oz', 'Ukuran 8 sampai 32 oz'],
    pop: 330,
  },
  {
    kind: 'sledge',
    code: 'SLEDGE',
    name: ['Sledge hammer DIN 1042', 'Palu godam (bodem) DIN 1042'],
    rows: [
      [3000, 600, 165_000],
      [4000, 700, 198_000],
      [5000, 800, 236_000],
      [6000, 900, 272_000],
      [8000, 900, 345_000],
    ],
    use: ['Demolition, stakes and slogging spanners.', 'Pembongkaran, patok, dan kunci ring pukul.'],
    point: ['Check the wedge before each use', 'Periksa pasak sebelum dipakai'],
    pop: 260,
  },
  {
    kind: 'soft',
    code: 'SOFT',
    name: ['Soft-faced hammer, nylon and polyurethane', 'Palu plastik, nilon dan poliuretan'],
    rows: [
      [200, 260, 58_000],
      [340, 290, 76_000],
      [550, 310, 98_000],
      [800, 330, 128_000],
    ],
    use: [
      'Drives bearings, shafts and fixtures without marks; faces can be changed.',
      'Memukul bearing, poros, dan fixture tanpa bekas; muka palu dapat diganti.',
    ],
    point: [
      'White nylon for hard blows, grey for soft ones',
      'Nilon putih untuk pukulan keras, abu-abu untuk lunak',
    ],
    pop: 300,
  },
  {
    kind: 'rubber',
    code: 'RUBBER',
    name: ['Rubber mallet', 'Palu karet'],
    rows: [
      [225, 280, 24_000],
      [450, 320, 32_000],
      [680, 340, 42_000],
      [900, 360, 54_000],
    ],
    use: ['Tiles, sheet panels and covers without dents.', 'Keramik, panel pelat, dan penutup tanpa penyok.'],
    point: ['Keep away from oil and solvents', 'Jauhkan dari oli dan pelarut'],
    pop: 310,
  },
  {
    kind: 'copper',
    code: 'COPPER',
    name: ['Copper hammer', 'Palu tembaga'],
    rows: [
      [500, 300, 238_000],
      [1000, 330, 385_000],
      [1500, 350, 520_000],
      [2000, 380, 660_000],
    ],
    use: [
      'Heavy blows that leave hard shafts and gears unharmed; low sparking.',
      'Pukulan berat tanpa merusak poros dan roda gigi keras; minim percikan.',
    ],
    point: ['Dress mushroomed faces with a file', 'Ratakan muka yang mekar dengan kikir'],
    pop: 190,
  },
]

export const hammerProducts = hammers.map(({ kind, code, name, rows, use, point, pop }): Product => {
  const [weight, length] = rows[2] ?? rows[0] ?? [500, 320, 0]
  return toolProduct({
    code: `HAMMER-${code}`,
    name,
    category: categories.hammers,
    popularity: pop,
    use,
    points: [
      point,
      ['Strike square with the middle of the face', 'Pukul tegak lurus dengan tengah muka palu'],
      ['Wear goggles; never strike hammer on hammer', 'Pakai kacamata; jangan memukul palu dengan palu'],
    ],
    title: `${weight} g · ${length}`,
    body: hammerBody(kind),
    figures: [
      dimV(kind === 'rubber' || kind === 'sledge' ? 72 : 90, 520, 640, String(length), [560, 440], 'right'),
      label(230, 60, `${weight} g`),
    ],
    slant: 38,
    rows: rows.map(([w, l, price]): ToolRow => ({
      sku: `HMR-${code.slice(0, 3)}${w}`,
      name: [
        `${name[0].split(',')[0]?.split(' DIN')[0]} ${w} g`,
        `${name[1].split(',')[0]?.split(' DIN')[0]} ${w} g`,
      ],
      price,
      weight: w * 1.25 + 60,
      demand: 0.7,
      values: { head_weight: w, overall_length: l },
    })),
  })
})

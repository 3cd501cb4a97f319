import type { Product } from '../catalogue/model.ts'
import { caption, dimH } from '../drawing/dimension.ts'
import { sheet } from '../drawing/sheet.ts'
import { circle, path, rect, type Mark } from '../drawing/svg.ts'
import { blockPictures, mark, type Device } from './blocks.drawing.ts'
import { categories } from './categories.ts'
import { piece, product } from './product.ts'
import { ends, outputs } from './sensor-outputs.ts'
import { cross, named, text, type Pair, type Row } from './texts.ts'
import { eye } from './threaded-sensor.ts'
import { turnedPictures } from './turned.drawing.ts'

type Photo = {
  code: string
  name: Pair
  short: Pair
  range: readonly number[]
  lead: Pair
  point: Pair
  popularity: number
  price: number
}

const modes: readonly Photo[] = [
  {
    code: 'THROUGH',
    name: ['through beam', 'tembus (through beam)'],
    short: ['through beam', 'tembus'],
    range: [10_000, 15_000],
    lead: [
      'Emitter and receiver face each other, the surest way in dust and over long ways.',
      'Pemancar dan penerima saling berhadapan, cara paling andal di tempat berdebu dan berjarak jauh.',
    ],
    point: ['Sold as a pair; two cables to lay', 'Dijual sepasang; perlu dua tarikan kabel'],
    popularity: 470,
    price: 1.7,
  },
  {
    code: 'REFLEX',
    name: ['retro-reflective, polarised', 'retro-reflektif terpolarisasi'],
    short: ['retro-reflective', 'retro-reflektif'],
    range: [2000, 4000],
    lead: [
      'One device looks at a reflector; the polarising filter is not fooled by shiny cartons.',
      'Satu alat melihat reflektor; filter polarisasinya tidak terkecoh karton mengilap.',
    ],
    point: ['Reflector 80 mm included; keep it clean', 'Termasuk reflektor 80 mm; jaga tetap bersih'],
    popularity: 530,
    price: 1.15,
  },
  {
    code: 'DIFFUSE',
    name: ['diffuse', 'difus'],
    short: ['diffuse', 'difus'],
    range: [100, 400, 800],
    lead: [
      'Sees the object itself by the light it throws back, with access from one side only.',
      'Melihat benda dari pantulan cahayanya sendiri, cukup akses dari satu sisi.',
    ],
    point: ['Dark goods shorten the range to a third', 'Benda gelap memendekkan jarak menjadi sepertiga'],
    popularity: 560,
    price: 1,
  },
]

const cube = (title: string): Device => ({
  title,
  blocks: [
    // Seen from above, the cable below is drawn first.
    { x: 3, y: 32, z: 10, width: 5, height: 12, depth: 6, tone: 'deep' },
    {
      x: 0,
      y: 0,
      z: 0,
      width: 11,
      height: 32,
      depth: 20,
      tone: 'black',
      art: (w, h) => [
        circle(w / 2, h * 0.26, w * 0.36, 'accent', 'edge'),
        circle(w / 2, h * 0.56, w * 0.36, 'glow', 'edge'),
        circle(w / 2, h * 0.85, w * 0.1, 'white', 'edge'),
      ],
    },
    { x: 3, y: -4, z: 4, width: 5, height: 4, depth: 9, tone: 'mid' },
  ],
})

const photoPoints = (point: Pair): readonly Pair[] => [
  point,
  [
    'Dark-on or light-on by the wire or a turn switch',
    'Mode gelap atau terang lewat kabel atau rotary switch',
  ],
  ['Shield it from sunlight and welding arcs', 'Lindungi dari sinar matahari dan busur las'],
  ['Green LED: power, yellow LED: output', 'LED hijau: daya, LED kuning: keluaran'],
]

const photoData: readonly Row[] = [
  ['supply', '10 to 30 V DC', '10 sampai 30 V DC'],
  ['switching', '100 mA, up to 500 Hz', '100 mA, sampai 500 Hz'],
  ['protection', 'IP67'],
  ['temperature', '−25 to +55 °C', '−25 sampai +55 °C'],
]

const photo: readonly Product[] = modes.flatMap((of) =>
  (['M18', 'BOX'] as const).map((shape) =>
    product(
      `PHOTO-${shape}-${of.code}`,
      [
        `Photoelectric sensor ${shape === 'M18' ? 'M18' : 'compact'}, ${of.name[0]}`,
        `Sensor photoelectric ${shape === 'M18' ? 'M18' : 'kompak'}, ${of.name[1]}`,
      ],
      categories.photoelectric,
      'Sensoraya',
      of.popularity - (shape === 'M18' ? 0 : 60),
      {
        lead: [
          of.lead,
          shape === 'M18'
            ? [
                'M18 housing of nickel-plated brass for a drilled hole.',
                'Rumah M18 kuningan lapis nikel untuk lubang bor.',
              ]
            : [
                'Small box of 11 × 32 × 20 mm with two M3 holes.',
                'Box kecil 11 × 32 × 20 mm dengan dua lubang M3.',
              ],
        ],
        points: photoPoints(of.point),
        data: photoData,
      },
      [
        ...(shape === 'M18'
          ? turnedPictures(eye(`M18 × 1 · ${of.range.at(-1)} mm`, 18, 24, 78, 'black', 'roundH', true))
          : blockPictures(cube(`11 × 32 × 20 · ${of.range.at(-1)} mm`))),
        { view: 'symbol', draw: () => beam(`${of.range.at(-1)} mm`, of.code) },
      ],
      of.range.slice(shape === 'M18' || of.range.length < 3 ? 0 : 1).flatMap((distance) =>
        cross(outputs.slice(0, 2), ends, ([key, name, output], [end, connection, word]) => {
          const metres = distance / 1000
          const [body, kind] = shape === 'M18' ? (['R', 'M18'] as const) : (['B', ''] as const)
          return piece(
            `VPH${body}-${of.code.charAt(0)}${distance}-${key}${end}`,
            named(
              `Photoelectric sensor ${kind || 'compact'} ${of.short[0]} #0 m ${name.slice(0, 3)}, ${word[0]}`,
              `Sensor photoelectric ${kind || 'kompak'} ${of.short[1]} #0 m ${name.slice(0, 3)}, ${word[1]}`,
              metres,
            ),
            320_000 * of.price * (shape === 'M18' ? 1 : 1.2) * (end === 'P' ? 1.06 : 1),
            end === 'P' ? 55 : 92,
            {
              housing: shape === 'M18' ? 'M18 × 1' : '11 × 32 × 20 mm',
              sensing_distance: distance,
              output,
              connection,
              voltage: '10–30 V DC',
              ingress: 'IP67',
            },
          )
        }),
      ),
    ),
  ),
)

/** How the light runs. */
function beam(title: string, kind: string): string {
  const head = (x: number, flip: number): Mark =>
    rect(x - 40, 220, 80, 130, 'black', 8) +
    circle(x + flip * 40, 255, 18, 'accent', 'edge') +
    circle(x + flip * 40, 315, 18, 'glow', 'edge')
  return sheet(title, [
    head(150, 1),
    ...(kind === 'THROUGH'
      ? [
          head(650, -1),
          path('M200 285H590m-20 -9l20 9l-20 9', 'none', 'heavy'),
          rect(370, 250, 60, 130, 'mid'),
        ]
      : kind === 'REFLEX'
        ? [
            rect(630, 215, 30, 140, 'hatchFine', 4),
            path('M200 255H622m-20 -9l20 9l-20 9M622 315H200m20 -9l-20 9l20 9', 'none', 'heavy'),
            rect(390, 290, 60, 130, 'mid'),
          ]
        : [
            rect(590, 200, 60, 170, 'mid', 4),
            path('M200 255L585 280m-22 -10l22 10l-21 8M585 290L200 315m22 -11l-22 11l22 9', 'none', 'heavy'),
          ]),
    dimH(190, kind === 'DIFFUSE' ? 590 : kind === 'REFLEX' ? 630 : 610, 470, title, [350, 370]),
    caption(title),
  ])
}

const fibreItems: readonly (readonly [string, string, string, number, number])[] = [
  ['VFA-P', 'Fibre amplifier PNP, digital display', 'Penguat serat optik PNP, layar digital', 0, 780_000],
  ['VFA-N', 'Fibre amplifier NPN, digital display', 'Penguat serat optik NPN, layar digital', 0, 780_000],
  ['VFC-D-M3', 'Fibre cable diffuse M3, 2 m', 'Kabel serat optik difus M3, 2 m', 90, 168_000],
  ['VFC-D-M4', 'Fibre cable diffuse M4, 2 m', 'Kabel serat optik difus M4, 2 m', 120, 172_000],
  ['VFC-D-M6', 'Fibre cable diffuse M6, 2 m', 'Kabel serat optik difus M6, 2 m', 250, 185_000],
  ['VFC-T-M3', 'Fibre cable through beam M3, 2 m', 'Kabel serat optik tembus M3, 2 m', 400, 176_000],
  ['VFC-T-M4', 'Fibre cable through beam M4, 2 m', 'Kabel serat optik tembus M4, 2 m', 700, 182_000],
]

const fibre: Product = product(
  'FIBRE-OPTIC-SENSOR',
  ['Fibre-optic amplifiers and fibre cables', 'Amplifier dan kabel sensor fiber optic'],
  categories.photoelectric,
  'Sensoraya',
  310,
  {
    lead: [
      [
        'The light comes through plastic fibres to where no sensor fits: between pins, in heat or at moving fingers.',
        'Cahaya dialirkan lewat serat plastik ke tempat yang tidak muat sensor: di antara pin, di dekat panas, atau pada jari penjepit.',
      ],
      [
        'The amplifier on the rail shows the light as a number and learns the threshold at a key press.',
        'Penguat di rel menampilkan kuat cahaya dalam angka dan mempelajari ambang dengan satu tombol.',
      ],
    ],
    points: [
      [
        'Cut fibres with the cutter included, one hole once',
        'Potong serat dengan pemotong yang disertakan, satu lubang sekali pakai',
      ],
      ['Bend not tighter than 25 mm', 'Jangan ditekuk lebih tajam dari 25 mm'],
      ['Ranges with white paper', 'Jarak berlaku untuk kertas putih'],
    ],
    data: [
      ['supply', '12 to 24 V DC', '12 sampai 24 V DC'],
      ['temperature', '−25 to +55 °C', '−25 sampai +55 °C'],
    ],
  },
  blockPictures(
    {
      title: '10 × 30 × 72 · 12–24 V DC',
      rail: 15,
      blocks: [
        {
          x: 0,
          y: 0,
          z: 0,
          width: 10,
          height: 30,
          depth: 72,
          tone: 'black',
          art: (w, h) => [
            rect(w * 0.14, h * 0.12, w * 0.72, h * 0.4, 'accent', 2, 'edge'),
            mark(w / 2, h * 0.32, '812', w * 0.3),
            rect(w * 0.2, h * 0.62, w * 0.6, h * 0.22, 'deep', 3, 'edge'),
          ],
        },
        { x: 2, y: 22, z: -8, width: 2.4, height: 2.4, depth: 8, tone: 'deep' },
        { x: 5.6, y: 22, z: -8, width: 2.4, height: 2.4, depth: 8, tone: 'deep' },
      ],
    },
    60,
    24,
  ),
  fibreItems.map(([sku, en, id, distance, price]) =>
    piece(sku, text(en, id), price, 40, {
      function: sku.startsWith('VFA')
        ? text('Amplifier', 'Penguat')
        : sku.includes('-D-')
          ? text('Diffuse fibre', 'Serat difus')
          : text('Through-beam fibre', 'Serat tembus'),
      ...(distance > 0
        ? { sensing_distance: distance, thread: sku.slice(-2) }
        : { output: sku.endsWith('P') ? 'PNP' : 'NPN', voltage: '12–24 V DC' }),
    }),
  ),
)

/** Photoelectric and fibre-optic sensors. */
export const photoelectric: readonly Product[] = [...photo, fibre]

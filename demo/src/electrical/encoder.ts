import type { Product } from '../catalogue/model.ts'
import { categories } from './categories.ts'
import { piece, product } from './product.ts'
import { cross, text } from './texts.ts'
import { contacts, rings, turnedPictures } from './turned.drawing.ts'

const encoderSeries = [
  {
    code: 'ENCODER-SHAFT-6',
    d: 40,
    shaft: 6,
    name: ['Incremental encoder Ø 40, shaft 6 mm', 'Rotary encoder inkremental Ø 40, poros 6 mm'],
    price: 620_000,
  },
  {
    code: 'ENCODER-SHAFT-8',
    d: 50,
    shaft: 8,
    name: ['Incremental encoder Ø 50, shaft 8 mm', 'Rotary encoder inkremental Ø 50, poros 8 mm'],
    price: 790_000,
  },
  {
    code: 'ENCODER-HOLLOW-15',
    d: 58,
    shaft: 15,
    name: [
      'Incremental encoder Ø 58, hollow shaft 15 mm',
      'Rotary encoder inkremental Ø 58, poros berlubang 15 mm',
    ],
    price: 1_250_000,
  },
] as const

/** Incremental encoders. */
export const encoders: readonly Product[] = encoderSeries.map((of, order) =>
  product(
    of.code,
    of.name,
    categories.encoders,
    'Sensoraya',
    340 - order * 40,
    {
      lead: [
        [
          'Turns rotation into pulses A, B and Z for length measuring, positioning and speed.',
          'Mengubah putaran menjadi pulsa A, B, dan Z untuk pengukuran panjang, posisi, dan kecepatan.',
        ],
        order === 2
          ? [
              'The hollow shaft slides onto the motor or roll; a spring plate stops the housing from turning.',
              'Poros berlubang dipasang langsung pada motor atau rol; pelat pegas menahan rumahnya agar tidak ikut berputar.',
            ]
          : [
              'The solid shaft needs a flexible coupling, never a rigid one.',
              'Poros pejal memerlukan kopling fleksibel, jangan yang kaku.',
            ],
      ],
      points: [
        [
          'Pulses × wheel: 1000 pulses and a wheel of 200 mm girth give 0.2 mm a pulse',
          'Pulsa × roda: 1000 pulsa dan roda keliling 200 mm menghasilkan 0,2 mm per pulsa',
        ],
        [
          'Line driver for runs above 10 m or near inverters',
          'Line driver untuk jarak di atas 10 m atau dekat inverter',
        ],
        ['No hammer on the shaft', 'Jangan memukul porosnya'],
      ],
      data: [
        ['output', 'A, B, Z'],
        ['frequency', 'up to 300 kHz', 'sampai 300 kHz'],
        ['protection', 'IP54'],
        ['speed', 'up to 5000 rpm', 'sampai 5000 rpm'],
      ],
    },
    turnedPictures({
      title: `Ø ${of.d} · Ø ${of.shaft} · 1000 ppr`,
      overall: String(of.d === 40 ? 54 : of.d === 50 ? 68 : 50),
      ...(order === 2 ? { bore: of.shaft } : {}),
      stretches: [
        ...(order === 2
          ? [{ length: 6, diameter: 26 }]
          : [
              { length: of.d * 0.3, diameter: of.shaft, across: `Ø ${of.shaft}` },
              { length: of.d * 0.1, diameter: of.d * 0.5 },
            ]),
        { length: of.d * 0.12, diameter: of.d, across: `Ø ${of.d}` },
        { length: of.d * 0.62, diameter: of.d * 0.96, fill: 'darkH' as const },
        { length: of.d * 0.18, diameter: 9, fill: 'deep' as const },
      ],
      front: (x, y, scale) => [
        ...rings([of.d, 'light'], [of.d * 0.5, 'white'], [of.shaft, order === 2 ? 'hole' : 'mid'])(
          x,
          y,
          scale,
        ),
        ...contacts(3, of.d * 0.75, 3.3, 'black')(x, y, scale),
      ],
    }),
    cross(
      [100, 360, 500, 600, 1000, 1024, 2000, 2500],
      [
        ['T', 'push-pull', '10–30 V DC'],
        ['L', 'line driver', '5 V DC'],
      ] as const,
      (pulses, [key, output, supply]) =>
        piece(
          `VEN${of.d}-${pulses}${key}`,
          text(
            `Encoder Ø ${of.d} ${pulses} ppr, ${key === 'T' ? 'push-pull' : 'line driver'}`,
            `Encoder Ø ${of.d} ${pulses} pulsa, ${key === 'T' ? 'totem pole' : 'line driver'}`,
          ),
          of.price * (1 + pulses / 9_000),
          of.d * 4.5,
          {
            pulses,
            outer_diameter: of.d,
            ...(order === 2 ? { inner_diameter: of.shaft } : {}),
            output: text(
              output === 'push-pull' ? 'Push-pull' : 'Line driver',
              output === 'push-pull' ? 'Totem pole' : 'Line driver',
            ),
            supply,
          },
          { demand: pulses === 1000 || pulses === 360 ? 0.7 : 0.35 },
        ),
    ),
  ),
)

import type { Product } from '../catalogue/model.ts'
import { blockPictures } from './blocks.drawing.ts'
import { categories } from './categories.ts'
import { controllerArt, instrument } from './instrument.drawing.ts'
import { piece, product } from './product.ts'
import { cross, text } from './texts.ts'

const faces = [
  [48, 48, 410_000],
  [48, 96, 495_000],
  [72, 72, 470_000],
  [96, 96, 560_000],
] as const

/** Temperature controllers by front. */
export const controllers: readonly Product[] = faces.map(([w, h, price], order) =>
  product(
    `TEMP-CONTROLLER-${w}X${h}`,
    [`Temperature controller PID, ${w} × ${h} mm`, `Temperature controller PID, ${w} × ${h} mm`],
    categories.temperature,
    'Sensoraya',
    480 - order * 50,
    {
      lead: [
        [
          'Holds heaters, ovens and moulds at their temperature; learns its own parameters by auto-tuning.',
          'Menjaga pemanas, oven, dan cetakan pada suhunya; mempelajari parameternya sendiri lewat auto-tuning.',
        ],
        order === 0
          ? [
              'The smallest face, for many zones side by side.',
              'Muka terkecil, untuk banyak zona berdampingan.',
            ]
          : ['Large figures are read from across the hall.', 'Angka besar terbaca dari jauh.'],
      ],
      points: [
        ['Input K, J, T, PT100, chosen in the menu', 'Masukan K, J, T, PT100, dipilih di menu'],
        [
          'SSR output for short cycles, relay from 20 s upwards',
          'Keluaran SSR untuk siklus pendek, relay mulai 20 detik',
        ],
        [
          'A second contactor switches off at excess temperature',
          'Kontaktor kedua memutus bila suhu berlebih',
        ],
        ['Two alarm relays', 'Dua relay alarm'],
      ],
      data: [
        ['accuracy', '±0.3 % of range', '±0,3 % rentang'],
        ['supply', '100 to 240 V AC', '100 sampai 240 V AC'],
        ['protection', 'IP65 at the front', 'IP65 pada muka'],
      ],
    },
    blockPictures(instrument(`${w} × ${h} · PID · 100–240 V AC`, w, h, order === 0 ? 85 : 75, controllerArt)),
    cross(
      [
        ['R', 'relay', 'relay'],
        ['S', 'SSR drive', 'pemicu SSR'],
        ['A', '4–20 mA', '4–20 mA'],
      ] as const,
      [
        ['A', '100–240 V AC', ''],
        ['D', '24 V DC', ''],
        ['AC', '100–240 V AC', ', RS-485'],
      ] as const,
      ([key, en, id], [end, supply, bus]) =>
        piece(
          `VTC-${w}${h}-${key}${end}`,
          text(
            `Temperature controller ${w} × ${h}, ${en}, ${supply}${bus}`,
            `Pengatur suhu ${w} × ${h}, ${id}, ${supply}${bus}`,
          ),
          price * (key === 'A' ? 1.2 : 1) * (bus === '' ? 1 : 1.22),
          90 + w * h * 0.02,
          {
            size: `${w} × ${h} mm`,
            output: text(en.charAt(0).toUpperCase() + en.slice(1), id.charAt(0).toUpperCase() + id.slice(1)),
            supply,
            function:
              bus === '' ? text('Without RS-485', 'Tanpa RS-485') : text('With RS-485', 'Dengan RS-485'),
          },
        ),
    ),
  ),
)

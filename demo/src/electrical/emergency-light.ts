import type { Product } from '../catalogue/model.ts'
import { blockPictures } from './blocks.drawing.ts'
import { categories } from './categories.ts'
import { exit } from './led-light.drawing.ts'
import { piece, product } from './product.ts'
import { cross, text } from './texts.ts'

/** Emergency lights and exit signs. */
export const emergency: readonly Product[] = [true, false].map((lamp) =>
  product(
    lamp ? 'EMERGENCY-LIGHT' : 'EXIT-SIGN',
    lamp
      ? [
          'Emergency light, two heads, with battery',
          'Lampu darurat (emergency light) dua kepala, dengan baterai',
        ]
      : ['Exit sign with battery, LED', 'Lampu tanda keluar (exit sign) dengan baterai, LED'],
    categories.lights,
    lamp ? 'Voltaraga' : 'Arusindra',
    lamp ? 400 : 350,
    {
      lead: lamp
        ? [
            [
              'Comes on within a second when mains fail and lights stairs, panels and machines.',
              'Menyala dalam satu detik saat listrik padam dan menerangi tangga, panel, dan mesin.',
            ],
            ['Heads turn to where light is needed.', 'Kepala lampu dapat diarahkan sesuai kebutuhan.'],
          ]
        : [
            [
              'Shows the way out even when mains fail; pictogram seen from 24 m.',
              'Menunjukkan jalan keluar juga saat listrik padam; piktogram terbaca dari 24 m.',
            ],
            [
              'Single-sided on walls, double-sided under ceilings.',
              'Satu sisi untuk dinding, dua sisi untuk plafon.',
            ],
          ],
      points: [
        [
          'Press the test button every month, run it down once a year',
          'Tekan tombol uji setiap bulan, kosongkan baterai setahun sekali',
        ],
        [
          'Feed it from the lighting circuit of the same room',
          'Sambungkan ke rangkaian penerangan ruang yang sama',
        ],
        ['Batteries last three to five years', 'Baterai tahan tiga sampai lima tahun'],
      ],
      data: [
        ['supply', '220 V AC'],
        ['lamp', 'LED'],
        ['temperature', '0 to +40 °C', '0 sampai +40 °C'],
      ],
    },
    blockPictures(exit(lamp ? '2 × 3 W · 3 h' : '360 × 180 · 3 h', lamp)),
    lamp
      ? cross([2, 3, 6, 10], [3, 5] as const, (watt, hours) =>
          piece(
            `LEM-${watt}-${hours}`,
            text(`Emergency light 2 × ${watt} W, ${hours} h`, `Lampu darurat 2 × ${watt} W, ${hours} jam`),
            165_000 + watt * 24_000 + hours * 22_000,
            900 + watt * 160,
            {
              power: watt * 2,
              luminous_flux: watt * 190,
              function: text(`${hours} h`, `${hours} jam`),
              voltage: '220 V AC',
            },
          ),
        )
      : cross(
          [
            ['L', 'left', 'kiri'],
            ['R', 'right', 'kanan'],
            ['D', 'down', 'bawah'],
          ] as const,
          ['1', '2'] as const,
          ([key, en, id], sides) =>
            piece(
              `LEX-${key}${sides}`,
              text(
                `Exit sign arrow ${en}, ${sides === '1' ? 'single' : 'double'}-sided`,
                `Lampu tanda keluar panah ${id}, ${sides} sisi`,
              ),
              sides === '1' ? 185_000 : 235_000,
              950,
              {
                marking: text(`Arrow ${en}`, `Panah ${id}`),
                function:
                  sides === '1' ? text('Single-sided', 'Satu sisi') : text('Double-sided', 'Dua sisi'),
                voltage: '220 V AC',
              },
            ),
        ),
  ),
)

import type { Product } from '../catalogue/model.ts'
import { both } from './prose.ts'
import { helmetFront, helmetSide } from './safety-helmet.drawing.ts'
import { make } from './wares.ts'
import { low, tints } from './tints.ts'

export const helmets: readonly Product[] = (
  [
    {
      code: 'HDPE',
      name: ['Safety helmet HDPE with pin-lock suspension', 'Helm safety HDPE dengan suspensi pin'],
      price: 42_000,
      weight: 340,
      size: [275, 215, 152],
      material: 'HDPE',
      lead: [
        'Light helmet for visitors, yards and building sites; four-point suspension set by pins.',
        'Helm ringan untuk tamu, halaman, dan proyek; suspensi empat titik disetel dengan pin.',
      ],
    },
    {
      code: 'VENT',
      name: ['Safety helmet ABS, ten vents, ratchet', 'Helm safety ABS, sepuluh ventilasi, pengencang putar'],
      price: 118_000,
      weight: 385,
      size: [284, 222, 158],
      material: 'ABS',
      lead: [
        'Vents on both sides let warm air out on hot sites; the harness is lined with a washable pad.',
        'Ventilasi di kedua sisi melepas udara panas di proyek; bantalan dahi dapat dicuci.',
      ],
    },
  ] as const
).map(({ code, name, price, weight, size, material, lead }) => {
  const [length, width, height] = size
  return {
    ...make(
      {
        code: `HELMET-${code}`,
        name,
        at: 'helmets',
        brand: 'Helmara',
        popularity: 560,
        lead: [
          lead,
          [
            'White for managers and guests, yellow for crews, red for fire watch is the usual order on site.',
            'Putih untuk manajemen dan tamu, kuning untuk pekerja, merah untuk petugas kebakaran adalah kebiasaan di proyek.',
          ],
        ],
        points: [
          ['Replace after any hard blow', 'Ganti setelah benturan keras'],
          [
            'No paint, no solvent, no sticker glue on the shell',
            'Jangan dicat, kena pelarut, atau lem stiker pada cangkang',
          ],
          code === 'VENT'
            ? [
                'Vented: not for work near live lines',
                'Berventilasi: bukan untuk kerja dekat jaringan bertegangan',
              ]
            : ['Month of making is moulded under the brim', 'Bulan pembuatan tercetak di bawah tepi helm'],
        ],
        data: [
          [['Standard', 'Standar'], 'SNI ISO 3873'],
          [['Shell', 'Cangkang'], material],
          [['Head size', 'Lingkar kepala'], '53–63 cm'],
        ],
        pictures: [
          {
            view: 'dimensions',
            draw: () => helmetSide({ length, width, height, title: 'SNI ISO 3873 · 53–63 cm' }),
          },
          {
            view: 'front',
            draw: () => helmetFront({ length, width, height, title: 'SNI ISO 3873 · 53–63 cm' }),
          },
        ],
      },
      tints
        .filter(([letters]) => letters !== 'BK')
        .map(([letters, colour]) => ({
          sku: `SH-${code}-${letters}`,
          tail: low(colour),
          price,
          weight,
          demand: letters === 'WH' || letters === 'YE' ? 1 : 0.6,
          attributes: { standard: 'SNI ISO 3873', material, colour: both(colour), size: '53–63 cm' },
        })),
    ),
    sni: 'SNI ISO 3873:2012',
  }
})

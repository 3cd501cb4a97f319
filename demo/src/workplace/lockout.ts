import type { Product } from '../catalogue/model.ts'
import { both } from './prose.ts'
import { hasp, padlock } from './site.drawing.ts'
import { low, tints } from './tints.ts'
import { make } from './wares.ts'

export const lockout: readonly Product[] = [
  make(
    {
      code: 'LOTO-PADLOCK',
      name: ['Lockout padlock nylon, keyed different', 'Gembok LOTO nilon, kunci berbeda'],
      at: 'lockout',
      brand: 'Sigapra',
      popularity: 420,
      lead: [
        [
          'One worker, one lock, one key: the machine stays off until the owner removes the lock. The body does not conduct.',
          'Satu pekerja, satu gembok, satu kunci: mesin tetap mati sampai pemiliknya membuka. Badan gembok tidak menghantar listrik.',
        ],
      ],
      points: [
        ['Key stays in while open', 'Anak kunci tertahan saat gembok terbuka'],
        [
          'A colour for each trade: red electrical, blue mechanical, yellow contractor',
          'Satu warna untuk tiap bidang: merah listrik, biru mekanik, kuning kontraktor',
        ],
        ['Keyed alike or with master key on request', 'Kunci seragam atau kunci induk sesuai permintaan'],
      ],
      data: [
        [['Shackle', 'Sengkang'], 'Ø 6 × 38 mm'],
        [
          ['Body', 'Badan'],
          ['Nylon', 'Nilon'],
        ],
      ],
      pictures: [
        { view: 'dimensions', draw: () => padlock(38, 'Ø 6 × 38') },
        { view: 'detail', draw: () => hasp(38, '6 × Ø 10') },
      ],
    },
    tints.flatMap(([letters, colour]) => [
      {
        sku: `LPD-38-${letters}`,
        tail: low(colour),
        price: 68_000,
        weight: 105,
        demand: letters === 'RD' ? 1 : 0.6,
        attributes: { colour: both(colour), length: 38 },
      },
    ]),
  ),
  make(
    {
      code: 'LOTO-HASP',
      name: ['Lockout hasp for six padlocks', 'Hasp LOTO untuk enam gembok'],
      at: 'lockout',
      brand: 'Sigapra',
      popularity: 300,
      lead: [
        [
          'Lets six people lock the same switch: power returns only when the last of them has removed the lock.',
          'Memungkinkan enam orang mengunci switch yang sama: daya kembali hanya setelah orang terakhir melepas gemboknya.',
        ],
      ],
      points: [
        ['Tamper-proof tab on the steel hasp', 'Kait anti-buka paksa pada hasp logam'],
        ['Nylon hasp for electrical panels', 'Hasp nilon untuk panel listrik karena tidak menghantar arus'],
        [
          'Hang a tag with name and date on each padlock that is put on',
          'Gantungkan label nama dan tanggal pada setiap gembok yang dipasang',
        ],
      ],
      data: [[['Holes', 'Lubang'], '6 × Ø 10 mm']],
      pictures: [
        { view: 'dimensions', draw: () => hasp(38, '6 × Ø 10 · 38') },
        { view: 'mounted', draw: () => padlock(38, 'Ø 6 × 38') },
      ],
    },
    (
      [
        ['S', ['Steel', 'Baja']],
        ['N', ['Nylon', 'Nilon']],
      ] as const
    ).flatMap(([letters, material]) =>
      [25, 38].map((jaw) => ({
        sku: `LHP-${letters}-${jaw}`,
        tail: [
          `${material[0].toLowerCase()}, jaw ${jaw} mm`,
          `${material[1].toLowerCase()}, rahang ${jaw} mm`,
        ] as const,
        price: 42_000 + jaw * 700,
        weight: letters === 'S' ? 150 : 70,
        attributes: { material: both(material), inner_diameter: jaw },
      })),
    ),
  ),
]

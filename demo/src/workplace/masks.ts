import type { Product } from '../catalogue/model.ts'
import { dustMask, filterSection, respirator } from './breathing.drawing.ts'
import { type Pair, both } from './prose.ts'
import { make } from './wares.ts'

export const masks: readonly Product[] = [
  make(
    {
      code: 'MASK-FFP',
      name: ['Disposable dust mask', 'Masker debu sekali pakai'],
      at: 'masks',
      brand: 'Sigapra',
      popularity: 760,
      lead: [
        [
          'Filters dust, smoke and mist of the workplace: FFP1 for nuisance dust, FFP2 for welding smoke, wood and cement, FFP3 for quartz, asbestos and poisonous dust.',
          'Menyaring debu, asap, dan kabut di tempat kerja: FFP1 untuk debu ringan, FFP2 untuk asap las, kayu, dan semen, FFP3 untuk kuarsa, asbes, dan debu beracun.',
        ],
      ],
      points: [
        [
          'Press the nose clip; check the seat by breathing out hard',
          'Tekan penjepit hidung; periksa kerapatan dengan menghembus kuat',
        ],
        ['A beard makes any mask leak', 'Janggut membuat masker bocor'],
        ['Not against gas, solvent or lack of oxygen', 'Bukan untuk gas, pelarut, atau kekurangan oksigen'],
      ],
      data: [
        [['Standard', 'Standar'], 'EN 149'],
        [
          ['Box', 'Kotak'],
          ['20 pieces', '20 pcs'],
        ],
      ],
      pictures: [
        { view: 'front', draw: () => dustMask({ grade: 'FFP2', valve: true, title: 'EN 149 · FFP2 NR' }) },
        { view: 'detail', draw: () => dustMask({ grade: 'FFP1', valve: false, title: 'EN 149 · FFP1 NR' }) },
      ],
    },
    (
      [
        ['FFP1', 78_000],
        ['FFP2', 112_000],
        ['FFP3', 236_000],
      ] as const
    ).flatMap(([grade, price]) =>
      [false, true].map((valve) => ({
        sku: `DMK-${grade}${valve ? 'V' : ''}`,
        tail: (valve
          ? [`${grade} with valve, box of 20`, `${grade} dengan katup napas, isi 20`]
          : [`${grade}, box of 20`, `${grade}, isi 20`]) as Pair,
        uom: 'box' as const,
        price: price * (valve ? 1.35 : 1),
        weight: 320,
        attributes: {
          standard: 'EN 149',
          protection: grade,
          function: both(
            valve ? ['With exhalation valve', 'Dengan katup napas'] : ['Without valve', 'Tanpa katup'],
          ),
          pack_qty: 20,
        },
      })),
    ),
  ),
  ...(
    [
      ['HALF', false, ['Half mask respirator, silicone', 'Respirator setengah wajah, silikon'], 185_000],
      ['FULL', true, ['Full-face respirator, silicone', 'Respirator wajah penuh, silikon'], 1_480_000],
    ] as const
  ).map(([code, full, name, price]) =>
    make(
      {
        code: `RESPIRATOR-${code}`,
        name,
        at: 'masks',
        brand: 'Lindungka',
        popularity: full ? 250 : 490,
        lead: [
          full
            ? [
                'Protects eyes, face and breath together, with a wide visor of polycarbonate; for pesticides, ammonia, tank cleaning.',
                'Melindungi mata, wajah, dan napas sekaligus dengan kaca polikarbonat lebar; untuk pestisida, amonia, pembersihan tangki.',
              ]
            : [
                'Soft body on which two cartridges are turned; for spraying paint, solvents and grinding dust.',
                'Badan lunak dengan dua kartrid putar; untuk pengecatan semprot, pelarut, dan debu gerinda.',
              ],
          [
            'Cartridges are bought separately, by the hazard.',
            'Kartrid dibeli terpisah menurut jenis bahaya.',
          ],
        ],
        points: [
          [
            'Fit test before first use; medium fits two thirds of people',
            'Uji kerapatan sebelum dipakai; ukuran sedang cocok untuk dua pertiga orang',
          ],
          ['Wash at 40 °C without the cartridges', 'Cuci pada 40 °C tanpa kartrid'],
          ['Only with 17 % oxygen or more', 'Hanya bila kadar oksigen 17 % atau lebih'],
        ],
        data: [
          [['Standard', 'Standar'], full ? 'EN 136' : 'EN 140'],
          [
            ['Material', 'Bahan'],
            ['Silicone', 'Silikon'],
          ],
        ],
        pictures: [
          {
            view: 'front',
            draw: () => respirator({ full, mark: 'A2', title: `${full ? 'EN 136' : 'EN 140'} · M` }),
          },
          { view: 'section', draw: () => filterSection('A2P3', 'EN 14387 · A2P3') },
        ],
      },
      (['S', 'M', 'L'] as const).map((size) => ({
        sku: `RSP-${code}-${size}`,
        tail: [`size ${size}`, `nomor ${size}`] as const,
        price,
        weight: full ? 560 : 130,
        demand: size === 'M' ? 1 : 0.5,
        attributes: { standard: full ? 'EN 136' : 'EN 140', size, material: both(['Silicone', 'Silikon']) },
      })),
    ),
  ),
  make(
    {
      code: 'FILTER-CARTRIDGE',
      name: ['Filter cartridges, pair', 'Kartrid filter, sepasang'],
      at: 'masks',
      brand: 'Lindungka',
      popularity: 450,
      lead: [
        [
          'The letter says against what, the number how much: A organic vapour, B inorganic gas, E acid gas, K ammonia, P particles.',
          'Huruf menunjukkan jenis bahaya, angka kapasitasnya: A uap organik, B gas anorganik, E gas asam, K amonia, P partikel.',
        ],
      ],
      points: [
        [
          'Change when it smells, at the latest after six months open',
          'Ganti bila tercium bau, paling lambat enam bulan setelah dibuka',
        ],
        ['Change both at once', 'Ganti keduanya sekaligus'],
        [
          'Closed cartridges keep until the printed date',
          'Kartrid yang belum dibuka berlaku sampai tanggal tercetak',
        ],
      ],
      data: [
        [['Standard', 'Standar'], 'EN 14387, EN 143'],
        [
          ['Connection', 'Sambungan'],
          ['Bayonet', 'Bayonet'],
        ],
      ],
      pictures: [
        { view: 'section', draw: () => filterSection('ABEK1', 'EN 14387 · ABEK1') },
        {
          view: 'mounted',
          draw: () => respirator({ full: false, mark: 'ABEK1', title: 'EN 14387 · ABEK1' }),
        },
      ],
    },
    (
      [
        ['A1', 88_000],
        ['A2', 124_000],
        ['A2P3', 196_000],
        ['ABEK1', 158_000],
        ['ABEK1P3', 226_000],
        ['K2', 172_000],
        ['P2', 62_000],
        ['P3', 84_000],
      ] as const
    ).map(([grade, price]) => ({
      sku: `FLC-${grade}`,
      tail: [grade, `tipe ${grade}`] as const,
      uom: 'pair' as const,
      price,
      weight: grade.startsWith('P') ? 40 : 190,
      demand: grade === 'A1' || grade === 'P3' ? 1 : 0.6,
      attributes: { protection: grade, standard: grade.startsWith('P') ? 'EN 143' : 'EN 14387' },
    })),
  ),
]

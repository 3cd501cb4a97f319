import type { Product } from '../catalogue/model.ts'
import { fallBlock, harness, lanyard } from './height.drawing.ts'
import { both, measure } from './prose.ts'
import { make } from './wares.ts'

export const heights: readonly Product[] = [
  ...(
    [
      ['2', 2, ['Full-body harness, two points', 'Full body harness, dua titik'], 345_000],
      [
        '4',
        4,
        [
          'Full-body harness with work belt, four points',
          'Full body harness dengan sabuk kerja, empat titik',
        ],
        685_000,
      ],
    ] as const
  ).map(([code, points, name, price]) =>
    make(
      {
        code: `HARNESS-${code}P`,
        name,
        at: 'harnesses',
        brand: 'Lindungka',
        popularity: 420,
        lead: [
          points === 2
            ? [
                'Back ring for fall arrest, chest loops for ladders; put on like a jacket.',
                'Cincin punggung untuk penahan jatuh, simpul dada untuk tangga; dipakai seperti jaket.',
              ]
            : [
                'With side rings and a padded belt for work positioning on poles and towers, besides chest and back.',
                'Dengan cincin samping dan sabuk berbantalan untuk posisi kerja di tiang dan menara, selain dada dan punggung.',
              ],
        ],
        points: [
          [
            'Only with a shock absorber and a firm anchor of 12 kN or more',
            'Hanya dengan peredam kejut dan angkur kokoh minimal 12 kN',
          ],
          ['Withdraw after any fall', 'Jangan dipakai lagi setelah menahan jatuh'],
          [
            'Yearly check by a competent person; ten years at most',
            'Pemeriksaan tahunan oleh orang kompeten; masa pakai paling lama sepuluh tahun sejak dibuat',
          ],
        ],
        data: [
          [['Standard', 'Standar'], points === 2 ? 'EN 361' : 'EN 361, EN 358'],
          [
            ['Webbing', 'Pita'],
            ['Polyester 45 mm', 'Poliester 45 mm'],
          ],
          [
            ['User', 'Pemakai'],
            ['up to 140 kg with kit', 'sampai 140 kg dengan perlengkapan'],
          ],
        ],
        pictures: [
          { view: 'front', draw: () => harness(points, points === 2 ? 'EN 361' : 'EN 361 · EN 358') },
          { view: 'mounted', draw: () => lanyard(2, 1.8, 'EN 354 · EN 355 · 1.8 m') },
        ],
      },
      (['M', 'L', 'XL', 'XXL'] as const).map((size, index) => ({
        sku: `HRN-${code}P-${size}`,
        tail: [`size ${size}`, `nomor ${size}`] as const,
        price: price * (1 + index * 0.02),
        weight: 1150 + points * 180 + index * 50,
        demand: size === 'L' ? 1 : 0.6,
        attributes: { standard: points === 2 ? 'EN 361' : 'EN 361, EN 358', size },
      })),
    ),
  ),
  ...(
    [
      [1, ['Lanyard with shock absorber, single', 'Tali pengaman (lanyard) tunggal dengan peredam'], 238_000],
      [2, ['Lanyard with shock absorber, twin', 'Tali pengaman (lanyard) ganda dengan peredam'], 395_000],
    ] as const
  ).map(([legs, name, price]) =>
    make(
      {
        code: `LANYARD-${legs}`,
        name,
        at: 'harnesses',
        brand: 'Sigapra',
        popularity: 400,
        lead: [
          legs === 1
            ? [
                'For work at one anchor: the absorber tears open in a fall and holds the force on the body below 6 kN.',
                'Untuk kerja pada satu angkur: peredam terbuka saat jatuh dan membatasi gaya pada tubuh di bawah 6 kN.',
              ]
            : [
                'With two legs the climber stays tied while moving: one hook is always closed.',
                'Dengan dua kaki, pemanjat selalu terikat saat berpindah: satu kait selalu terkunci.',
              ],
        ],
        points: [
          ['Anchor above the head where possible', 'Pasang angkur di atas kepala bila mungkin'],
          ['Free room below the feet: about 6 m', 'Ruang bebas di bawah: sekitar 6 m'],
          [
            'Keep off sharp edges and welding sparks; withdraw when the absorber has opened',
            'Jauhkan dari tepi tajam dan percikan las; jangan dipakai lagi bila peredam sudah terbuka',
          ],
        ],
        data: [
          [['Standard', 'Standar'], 'EN 354, EN 355'],
          [['Scaffold hook', 'Kait perancah'], '55 mm'],
        ],
        pictures: [
          { view: 'dimensions', draw: () => lanyard(legs, 1.8, 'EN 355 · 1.8 m') },
          { view: 'mounted', draw: () => harness(2, 'EN 361 + EN 355') },
        ],
      },
      [1, 1.5, 1.8, 2].map((metres) => ({
        sku: `LNY-${legs}-${metres * 10}`,
        tail: [`${metres} m`, `${measure(metres)[1]} m`] as const,
        price: price * (0.85 + metres * 0.1),
        weight: 700 + legs * 500 + metres * 80,
        attributes: {
          sling_length: metres,
          legs: both(legs === 1 ? ['Single', 'Tunggal'] : ['Twin', 'Ganda']),
        },
      })),
    ),
  ),
  make(
    {
      code: 'FALL-BLOCK',
      displayPrice: false,
      name: ['Self-retracting fall arrester', 'Penahan jatuh gulung otomatis (SRL)'],
      at: 'harnesses',
      brand: 'Lindungka',
      popularity: 230,
      lead: [
        [
          'Pays out and takes in its line like a seat belt and locks within half a metre when somebody falls. For roofs, tanks, loading of trucks.',
          'Mengulur dan menggulung tali seperti sabuk mobil dan mengunci dalam setengah meter saat orang jatuh. Untuk atap, tangki, pemuatan truk.',
        ],
      ],
      points: [
        ['Work within 30 degrees of the anchor', 'Bekerja dalam 30 derajat dari angkur'],
        ['Do not let the line snap back', 'Jangan melepas tali menggulung sendiri dengan cepat'],
        ['Service by the maker each year', 'Servis tahunan wajib oleh pabrikan atau bengkel resminya'],
      ],
      data: [
        [['Standard', 'Standar'], 'EN 360'],
        [
          ['User', 'Pemakai'],
          ['up to 136 kg', 'sampai 136 kg'],
        ],
      ],
      pictures: [
        { view: 'front', draw: () => fallBlock(10, 'EN 360 · 10 m') },
        { view: 'mounted', draw: () => harness(2, 'EN 361 + EN 360') },
      ],
    },
    [3.5, 6, 10, 15, 20, 30].map((metres) => ({
      sku: `SRL-${String(metres).replace('.', '')}`,
      tail: [`${metres} m`, `${measure(metres)[1]} m`] as const,
      price: 1_150_000 + metres * 165_000,
      weight: 1600 + metres * 420,
      demand: metres === 10 ? 1 : 0.4,
      attributes: { standard: 'EN 360', sling_length: metres },
    })),
  ),
]

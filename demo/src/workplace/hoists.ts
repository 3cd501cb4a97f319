import type { Product } from '../catalogue/model.ts'
import { beamTrolley, hoist } from './hoist.drawing.ts'
import { type Pair, measure } from './prose.ts'
import { make } from './wares.ts'

const loadOf = (load: number, lift: number): Pair => [
  `${load} t, lift ${lift} m`,
  `${measure(load)[1]} t, angkat ${measure(lift)[1]} m`,
]
const lifting: Pair = [
  'Never over people; check hook latches and brake before each shift',
  'Jangan di atas orang; periksa pengaman kait dan rem sebelum setiap sif',
]
export const hoists: readonly Product[] = [
  make(
    {
      code: 'HOIST-CHAIN',
      name: ['Chain hoist, hand operated', 'Chain block'],
      at: 'hoists',
      brand: 'Palandra',
      popularity: 540,
      lead: [
        [
          'Lifts straight up by a hand chain: engines, pumps, pipes and dies at places without power.',
          'Mengangkat tegak dengan rantai tangan: mesin, pompa, pipa, dan cetakan di tempat tanpa listrik.',
        ],
        [
          'Load brake with two friction discs holds the load wherever pulling stops.',
          'Rem beban dengan dua cakram gesek menahan beban di mana pun tarikan berhenti.',
        ],
      ],
      points: [
        lifting,
        [
          'Do not pull sideways and do not wind the chain around the load',
          'Jangan menarik menyamping dan jangan melilitkan rantai pada beban',
        ],
        ['Other lifts on request', 'Tinggi angkat lain sesuai permintaan'],
      ],
      data: [
        [['Standard', 'Standar'], 'EN 13157'],
        [
          ['Chain', 'Rantai'],
          ['Grade 80', 'Mutu 80'],
        ],
      ],
      pictures: [
        {
          view: 'front',
          draw: () => hoist({ lever: false, load: 1, lift: 3, title: 'EN 13157 · 1 t · 3 m' }),
        },
        { view: 'mounted', draw: () => beamTrolley(1, 50, 203, '1 t · 50–203') },
      ],
    },
    [0.5, 1, 2, 3, 5, 10].flatMap((load) =>
      [3, 5].map((lift) => ({
        sku: `CHB-${String(load * 10).padStart(3, '0')}-${lift}`,
        tail: loadOf(load, lift),
        price: 720_000 + load * 520_000 + lift * load * 46_000,
        weight: 7000 + load * 8500 + lift * load * 900,
        demand: load <= 3 && lift === 3 ? 1 : 0.4,
        attributes: { working_load: load, lift, standard: 'EN 13157' },
      })),
    ),
  ),
  make(
    {
      code: 'HOIST-LEVER',
      name: ['Lever hoist', 'Lever block'],
      at: 'hoists',
      brand: 'Palandra',
      popularity: 470,
      lead: [
        [
          'Pulls, lifts, lashes and aligns in any direction with short strokes of the lever; in free-wheel the chain is drawn to length by hand.',
          'Menarik, mengangkat, mengikat, dan meluruskan ke segala arah dengan ayunan tuas pendek; pada posisi bebas rantai ditarik dengan tangan.',
        ],
      ],
      points: [
        lifting,
        ['No pipe on the lever', 'Jangan menyambung tuas dengan pipa'],
        ['Oil the chain, never the brake', 'Lumasi rantai, jangan remnya'],
      ],
      data: [
        [['Standard', 'Standar'], 'EN 13157'],
        [
          ['Chain', 'Rantai'],
          ['Grade 100', 'Mutu 100'],
        ],
      ],
      pictures: [
        {
          view: 'front',
          draw: () => hoist({ lever: true, load: 1.5, lift: 1.5, title: 'EN 13157 · 1.5 t · 1.5 m' }),
        },
        {
          view: 'detail',
          draw: () => hoist({ lever: true, load: 3, lift: 3, title: 'EN 13157 · 3 t · 3 m' }),
        },
      ],
    },
    [0.75, 1.5, 3, 6].flatMap((load) =>
      [1.5, 3].map((lift) => ({
        sku: `LVB-${String(load * 100)}-${lift * 10}`,
        tail: loadOf(load, lift),
        price: 640_000 + load * 430_000 + lift * load * 60_000,
        weight: 4500 + load * 3800 + lift * load * 700,
        demand: load === 1.5 ? 1 : 0.5,
        attributes: { working_load: load, lift, standard: 'EN 13157' },
      })),
    ),
  ),
  make(
    {
      code: 'TROLLEY-PUSH',
      displayAddToCart: false,
      name: ['Push trolley for I beams', 'Push trolley'],
      at: 'hoists',
      brand: 'Palandra',
      popularity: 320,
      lead: [
        [
          'Carries a hoist along the lower flange of an I beam; four wheels with ball bearings, set to the flange by spacers.',
          'Membawa katrol sepanjang flensa bawah balok I; empat roda dengan bearing bola, disetel ke lebar flensa dengan ring pengatur.',
        ],
      ],
      points: [
        ['End stops on the beam are part of the job', 'Penahan ujung pada balok wajib dipasang'],
        ['1.5 to 3 mm play to the flange on each side', 'Celah 1,5 sampai 3 mm ke flensa pada tiap sisi'],
        lifting,
      ],
      data: [
        [['Standard', 'Standar'], 'EN 13157'],
        [
          ['Anti-drop plates', 'Pelat anti-jatuh'],
          ['both sides', 'kedua sisi'],
        ],
      ],
      pictures: [
        { view: 'front', draw: () => beamTrolley(2, 66, 203, '2 t · 66–203') },
        { view: 'mounted', draw: () => hoist({ lever: false, load: 2, lift: 3, title: '2 t · 3 m' }) },
      ],
    },
    (
      [
        [0.5, 50, 152],
        [1, 58, 203],
        [2, 66, 203],
        [3, 74, 203],
        [5, 90, 203],
      ] as const
    ).map(([load, from, to]) => ({
      sku: `PTR-${String(load * 10).padStart(3, '0')}`,
      tail: [
        `${load} t, flange ${from} to ${to} mm`,
        `${measure(load)[1]} t, flensa ${from} sampai ${to} mm`,
      ] as const,
      price: 420_000 + load * 310_000,
      weight: 5000 + load * 6200,
      attributes: { working_load: load, width: to },
    })),
  ),
]

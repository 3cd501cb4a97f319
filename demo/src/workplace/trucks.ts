import type { Product } from '../catalogue/model.ts'
import { bottleJack, palletTruck, palletTruckTop } from './truck.drawing.ts'
import { choice, make } from './wares.ts'

export const trucksAndJacks: readonly Product[] = [
  make(
    {
      code: 'PALLET-TRUCK',
      name: ['Hand pallet truck', 'Hand pallet (hand lift)'],
      at: 'trucks',
      brand: 'Palandra',
      popularity: 620,
      lead: [
        [
          'Lifts pallets just off the floor and rolls them by hand. The pump with overload valve is closed and chromed.',
          'Mengangkat palet sedikit dari lantai dan menggelinding dengan tangan. Pompa tertutup berlapis krom dengan katup beban lebih.',
        ],
        [
          'Width 550 mm fits Euro pallets, 685 mm the pallets of 1100 and 1200 mm.',
          'Lebar 550 mm untuk palet Euro, 685 mm untuk palet 1100 dan 1200 mm.',
        ],
      ],
      points: [
        [
          'Polyurethane rollers for smooth floors, nylon for heavy loads',
          'Roda poliuretan untuk lantai halus, nilon untuk beban berat',
        ],
        ['Not on slopes', 'Tidak untuk tanjakan'],
        ['Hydraulic oil VG 32, about 0.3 l', 'Oli hidrolik VG 32, sekitar 0,3 l'],
      ],
      data: [
        [['Fork height', 'Tinggi garpu'], '85–200 mm'],
        [['Standard', 'Standar'], 'EN ISO 3691-5'],
      ],
      pictures: [
        { view: 'side', draw: () => palletTruck(1150, '2500 kg · 1150') },
        { view: 'dimensions', draw: () => palletTruckTop(550, 1150, '550 × 1150') },
      ],
    },
    (
      [
        [2500, 550, 1150],
        [2500, 685, 1220],
        [3000, 550, 1150],
        [3000, 685, 1220],
        [5000, 685, 1220],
      ] as const
    ).flatMap(([load, width, length]) =>
      (
        [
          ['PU', ['polyurethane', 'poliuretan']],
          ['NY', ['nylon', 'nilon']],
        ] as const
      ).map(([letters, word]) => ({
        sku: `HPT-${load / 100}-${width}-${letters}`,
        tail: [
          `${load} kg, ${width} × ${length} mm, ${word[0]}`,
          `${load} kg, ${width} × ${length} mm, ${word[1]}`,
        ] as const,
        price: 2_450_000 + (load - 2500) * 900 + (width - 550) * 900 + (letters === 'PU' ? 180_000 : 0),
        weight: 62_000 + (load - 2500) * 12,
        demand: load === 2500 ? 1 : 0.4,
        attributes: { load, width, length, tread: choice(word) },
      })),
    ),
  ),
  make(
    {
      code: 'JACK-BOTTLE',
      name: ['Hydraulic bottle jack', 'Dongkrak botol hidrolik'],
      at: 'jacks',
      brand: 'Perkasara',
      popularity: 590,
      lead: [
        [
          'Lifts heavy loads in tight spaces: trucks, presses, machine beds, pipes. The screw in the ram takes up the first gap.',
          'Mengangkat berat di ruang sempit: truk, pres, bed mesin, pipa. Ulir pada ram mengisi jarak awal.',
        ],
      ],
      points: [
        ['Work upright on firm ground only', 'Hanya bekerja tegak di atas landasan yang kokoh'],
        [
          'Support the load with stands before going beneath it',
          'Topang beban dengan penyangga (jack stand) sebelum masuk ke bawahnya',
        ],
        ['An overload valve opens above the rating', 'Katup beban lebih membuka di atas kapasitas'],
      ],
      data: [
        [['Standard', 'Standar'], 'EN 1494'],
        [
          ['Lever', 'Tuas'],
          ['included', 'termasuk'],
        ],
      ],
      pictures: [
        {
          view: 'front',
          draw: () => bottleJack({ load: 10, low: 230, high: 460, title: 'EN 1494 · 10 t' }, false),
        },
        {
          view: 'range',
          draw: () => bottleJack({ load: 10, low: 230, high: 460, title: 'EN 1494 · 10 t · 230–460' }, true),
        },
      ],
    },
    (
      [
        [2, 181, 345],
        [3, 194, 374],
        [5, 212, 413],
        [8, 222, 447],
        [10, 230, 460],
        [15, 231, 461],
        [20, 242, 452],
        [32, 285, 465],
        [50, 300, 480],
      ] as const
    ).map(([load, from, to]) => ({
      sku: `BJK-${String(load).padStart(2, '0')}`,
      tail: [`${load} t, ${from} to ${to} mm`, `${load} t, ${from} sampai ${to} mm`] as const,
      price: 120_000 + load * 42_000,
      weight: 1800 + load * 560,
      demand: load === 5 || load === 10 ? 1 : 0.5,
      attributes: { working_load: load, height: from, lift: Math.round(to - from) / 1000 },
    })),
  ),
]

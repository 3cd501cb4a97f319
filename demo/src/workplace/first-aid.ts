import type { Product } from '../catalogue/model.ts'
import { eyeWash, firstAidBox } from './site.drawing.ts'
import { choice, make } from './wares.ts'

export const firstAid: readonly Product[] = [
  make(
    {
      code: 'FIRST-AID-KIT',
      name: ['First-aid kit for workplaces, types A to C', 'Kotak P3K tempat kerja, tipe A sampai C'],
      at: 'firstAid',
      brand: 'Sigapra',
      popularity: 560,
      lead: [
        [
          'Contents for first treatment of injuries at work: gauze, bandages, plasters, tweezers, scissors, torch, gloves, mask, alcohol, povidone iodine and a note book.',
          'Isi untuk pertolongan pertama cedera di tempat kerja: kasa, perban, plester, pinset, gunting, senter, sarung tangan, masker, alkohol, povidone iodine, dan buku catatan.',
        ],
      ],
      points: [
        [
          'Type A up to 25 workers, B up to 50, C up to 100',
          'Tipe A sampai 25 pekerja, B sampai 50, C sampai 100',
        ],
        ['Check dates and refill each month', 'Periksa tanggal dan lengkapi setiap bulan'],
        ['No medicines to swallow', 'Tidak berisi obat minum'],
      ],
      data: [
        [
          ['Box', 'Kotak'],
          ['White, with carrying handle', 'Putih, dengan pegangan'],
        ],
      ],
      pictures: [
        { view: 'dimensions', draw: () => firstAidBox(320, 220, 'B · 50') },
        { view: 'range', draw: () => firstAidBox(400, 300, 'C · 100') },
      ],
    },
    (
      [
        ['A', 25, 1],
        ['B', 50, 1.7],
        ['C', 100, 2.9],
      ] as const
    ).flatMap(([type, persons, factor]) =>
      (
        [
          ['P', ['plastic box', 'kotak plastik'], 1],
          ['M', ['metal cabinet', 'lemari logam'], 1.5],
        ] as const
      ).map(([letters, word, dear]) => ({
        sku: `P3K-${type}-${letters}`,
        tail: [`type ${type}, ${word[0]}`, `tipe ${type}, ${word[1]}`] as const,
        uom: 'set' as const,
        price: 285_000 * factor * dear,
        weight: 1600 * factor * dear,
        attributes: { persons, function: choice(word) },
      })),
    ),
  ),
  {
    ...make(
      {
        code: 'EYEWASH-STATION',
        name: ['Emergency eye wash', 'Pencuci mata darurat (eye wash)'],
        at: 'firstAid',
        brand: 'Helmara',
        popularity: 230,
        lead: [
          [
            'Rinses both eyes with soft streams within a second of pushing the plate; within ten seconds’ walk of every acid, alkali and solvent.',
            'Membilas kedua mata dengan aliran lembut sedetik setelah pelat ditekan; maksimal sepuluh detik berjalan dari asam, basa, dan pelarut.',
          ],
        ],
        points: [
          ['Rinse for 15 minutes, then see a doctor', 'Bilas selama 15 menit, lalu ke dokter'],
          ['Let it run once a week', 'Alirkan airnya sekali seminggu agar pipa tetap bersih'],
          ['Drinking water of 2 to 6 bar', 'Air bersih 2 sampai 6 bar'],
        ],
        data: [
          [['Standard', 'Standar'], 'ANSI Z358.1'],
          [['Connection', 'Sambungan'], 'G 1/2, G 1'],
        ],
        pictures: [
          { view: 'dimensions', draw: () => eyeWash(true, 'ANSI Z358.1') },
          { view: 'front', draw: () => eyeWash(false, 'ANSI Z358.1') },
        ],
      },
      (
        [
          ['W', ['wall bowl', 'mangkuk dinding'], 1_350_000, 3800],
          ['P', ['pedestal', 'tiang lantai'], 2_450_000, 11_000],
          ['C', ['pedestal with shower', 'tiang lantai dengan pancuran'], 4_900_000, 24_000],
          ['S', ['stainless steel, with shower', 'stainless steel, dengan pancuran'], 7_850_000, 26_000],
        ] as const
      ).map(([letters, word, price, weight]) => ({
        sku: `EWS-${letters}`,
        tail: word,
        price,
        weight,
        demand: 0.4,
        attributes: { function: choice(word), standard: 'ANSI Z358.1' },
      })),
    ),
    displayAddToCart: false,
  },
]

import type { Product } from '../catalogue/model.ts'
import { greaseGun, greaseGunSection } from './grease-gun.drawing.ts'
import { choice, make } from './wares.ts'

export const greaseGuns: readonly Product[] = (
  [
    [
      'LEVER',
      false,
      ['Grease gun, lever type', 'Grease gun tuas'],
      [
        'Two hands, high pressure of 400 bar: for stiff nipples on excavators, presses and cranes.',
        'Dua tangan, tekanan tinggi 400 bar: untuk nipel keras pada ekskavator, pres, dan derek.',
      ],
    ],
    [
      'PISTOL',
      true,
      ['Grease gun, pistol type', 'Grease gun pistol'],
      [
        'One hand pumps, the other holds the coupler on the nipple: for service rounds with many points.',
        'Satu tangan memompa, tangan lain memegang kopling pada nipel: untuk putaran servis dengan banyak titik.',
      ],
    ],
  ] as const
).map(([code, pistol, name, lead]) =>
  make(
    {
      code: `GREASEGUN-${code}`,
      name,
      at: 'greaseGuns',
      brand: 'Lumasara',
      popularity: 430,
      lead: [
        lead,
        [
          'Takes cartridges of 400 g or loose grease, and can be filled through the valve on its head.',
          'Menerima kartrid 400 g atau grease curah, dan dapat diisi lewat katup di kepalanya.',
        ],
      ],
      points: [
        ['Bleed after each change of cartridge', 'Buang udara setiap ganti kartrid'],
        [
          'Grease injected under the skin is an emergency: see a doctor at once',
          'Grease bertekanan yang menembus kulit adalah darurat: segera ke dokter',
        ],
        ['Four-jaw coupler for DIN 71412 nipples', 'Kopling empat rahang untuk nipel DIN 71412'],
      ],
      data: [
        [['Standard', 'Standar'], 'DIN 1283'],
        [
          ['Output', 'Keluaran'],
          pistol ? ['0.8 g a stroke', '0,8 g per stroke'] : ['1.5 g a stroke', '1,5 g per stroke'],
        ],
      ],
      pictures: [
        { view: 'side', draw: () => greaseGun(400, pistol, 'DIN 1283 · 400 g') },
        { view: 'section', draw: () => greaseGunSection('DIN 1283 · Ø 53.5 × 235') },
      ],
    },
    (
      [
        ['R', ['rigid tube 150 mm', 'pipa kaku 150 mm'], 0],
        ['H', ['hose 300 mm', 'selang 300 mm'], 300],
        ['L', ['hose 500 mm', 'selang 500 mm'], 500],
      ] as const
    ).map(([letters, word, hose]) => ({
      sku: `GGN-${code}-${letters}`,
      tail: word,
      price: (pistol ? 128_000 : 148_000) + hose * 70,
      weight: 1150 + hose * 0.5,
      attributes: { max_pressure: pistol ? 300 : 400, function: choice(word), net_content: 400 },
    })),
  ),
)

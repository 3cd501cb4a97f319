import type { Product } from '../catalogue/model.ts'
import { attenuation, earMuffs, earPlugs } from './face.drawing.ts'
import { choice, make } from './wares.ts'

export const hearing: readonly Product[] = [
  make(
    {
      code: 'EARPLUG-FOAM',
      name: ['Ear plugs, soft foam', 'Ear plug busa lunak'],
      at: 'hearing',
      brand: 'Sigapra',
      popularity: 710,
      lead: [
        [
          'Rolled thin, put in and held for half a minute, the foam fills the ear canal and stops more noise than most muffs.',
          'Digulung tipis, dimasukkan, dan ditahan setengah menit, busa mengisi liang telinga dan meredam lebih besar daripada kebanyakan ear muff.',
        ],
      ],
      points: [
        ['For one shift, with clean hands', 'Untuk satu sif, dengan tangan bersih'],
        [
          'Corded plugs where a lost plug could reach the product',
          'Gunakan jenis bertali bila sumbat yang jatuh dapat mengenai produk',
        ],
        [
          'Protection of 80 dB at the ear is the aim, not silence',
          'Sasarannya 80 dB di telinga, bukan sunyi',
        ],
      ],
      data: [
        [['Standard', 'Standar'], 'EN 352-2'],
        [
          ['Foam', 'Busa'],
          ['Polyurethane', 'Poliuretan'],
        ],
        [['Diameter', 'Diameter'], '13 mm'],
      ],
      pictures: [
        { view: 'dimensions', draw: () => earPlugs('EN 352-2 · SNR 37') },
        { view: 'chart', draw: () => attenuation(33, 'EN 352-2 · SNR 37') },
      ],
    },
    (
      [
        ['U', ['without cord', 'tanpa tali']],
        ['C', ['with cord', 'dengan tali']],
      ] as const
    ).flatMap(([letters, word]) =>
      [10, 100, 200].map((pairs) => ({
        sku: `EPL-${letters}-${pairs}`,
        tail: [`${word[0]}, ${pairs} pairs`, `${word[1]}, ${pairs} pasang`] as const,
        uom: 'box' as const,
        price: pairs * (letters === 'C' ? 2100 : 1350) + 3_000,
        weight: pairs * (letters === 'C' ? 2.2 : 1.1) + 30,
        attributes: { noise_reduction: 37, pack_qty: pairs, function: choice(word) },
      })),
    ),
  ),
  ...(
    [
      [
        'HB',
        false,
        ['Ear muffs with headband', 'Ear muff dengan bando'],
        [
          'Folding band and soft cushions; for machine rooms, mowers and forging where they are put on and off.',
          'Bando lipat dengan bantalan lunak; untuk ruang mesin, mesin rumput, dan tempa yang sering dilepas-pasang.',
        ],
      ],
      [
        'HM',
        true,
        ['Ear muffs mounted on the helmet', 'Ear muff dipasang pada helm'],
        [
          'Clips into the side slots of safety helmets, 30 mm; swings out when it is quiet.',
          'Terpasang pada slot samping helm 30 mm; dapat diayun keluar saat tidak bising.',
        ],
      ],
    ] as const
  ).map(([letters, helmet, name, lead]) =>
    make(
      {
        code: `EARMUFF-${letters}`,
        name,
        at: 'hearing',
        brand: 'Helmara',
        popularity: 480,
        lead: [lead],
        points: [
          [
            'Above 85 dB over eight hours hearing protection is worn',
            'Di atas 85 dB selama delapan jam pelindung telinga wajib dipakai',
          ],
          [
            'Hair and thick temples under the cushion let noise in',
            'Rambut dan gagang tebal di bawah bantalan membocorkan bising',
          ],
          ['Change cushions every half year', 'Ganti bantalan busa setiap setengah tahun'],
        ],
        data: [
          [['Standard', 'Standar'], helmet ? 'EN 352-3' : 'EN 352-1'],
          [['Cups', 'Mangkuk'], 'ABS'],
        ],
        pictures: [
          {
            view: 'front',
            draw: () =>
              earMuffs({ snr: helmet ? 28 : 31, helmet, title: `EN 352 · SNR ${helmet ? 28 : 31}` }),
          },
          { view: 'chart', draw: () => attenuation(helmet ? 28 : 31, `EN 352 · SNR ${helmet ? 28 : 31}`) },
        ],
      },
      [26, 28, 31, 34].slice(0, helmet ? 3 : 4).map((snr) => ({
        sku: `EMF-${letters}-${snr}`,
        tail: [`SNR ${snr} dB`, `SNR ${snr} dB`] as const,
        price: 58_000 + (snr - 24) * 21_000,
        weight: 160 + (snr - 24) * 14,
        attributes: { noise_reduction: snr, standard: helmet ? 'EN 352-3' : 'EN 352-1' },
      })),
    ),
  ),
]

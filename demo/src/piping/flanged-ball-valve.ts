import type { Product } from '../catalogue/model.ts'
import { ball, seats, throttle } from './ball-valve-more.ts'
import { categories } from './categories.ts'
import { t } from './prose.ts'
import { valve } from './valve.ts'

const flanged = [
  [15, 108],
  [20, 117],
  [25, 127],
  [32, 140],
  [40, 165],
  [50, 178],
  [65, 190],
  [80, 203],
  [100, 229],
] as const

export const flangedBallValves: readonly Product[] = (
  [
    [
      'ss304',
      '10K',
      'Stainless steel 304 flanged ball valve JIS 10K',
      'Ball valve flensa stainless steel 304 JIS 10K',
      520,
      14,
      180,
      1.15,
    ],
    [
      'ss316',
      '10K',
      'Stainless steel 316 flanged ball valve JIS 10K',
      'Ball valve flensa stainless steel 316 JIS 10K',
      350,
      14,
      180,
      1.18,
    ],
    [
      'steel',
      '10K',
      'Cast steel flanged ball valve JIS 10K',
      'Ball valve flensa baja cor JIS 10K',
      340,
      14,
      200,
      1.2,
    ],
    [
      'iron',
      '10K',
      'Cast iron flanged ball valve JIS 10K',
      'Ball valve flensa besi cor JIS 10K',
      390,
      10,
      120,
      1.05,
    ],
    [
      'ss304',
      'C150',
      'Stainless steel 304 flanged ball valve class 150',
      'Ball valve flensa stainless steel 304 class 150',
      330,
      19,
      180,
      1.25,
    ],
    [
      'ss316',
      'C150',
      'Stainless steel 316 flanged ball valve class 150',
      'Ball valve flensa stainless steel 316 class 150',
      290,
      19,
      180,
      1.28,
    ],
    [
      'steel',
      'C150',
      'Cast steel flanged ball valve class 150',
      'Ball valve flensa baja cor class 150',
      310,
      19.6,
      200,
      1.3,
    ],
  ] as const
).map(([metal, joint, en, id, popularity, pressure, hot, cost]) =>
  valve({
    ...ball,
    code: `BALL-VALVE-FL-${joint}-${metal.toUpperCase()}`,
    sku: `BVF${joint}-${metal === 'ss304' ? '304' : metal === 'ss316' ? '316' : metal === 'steel' ? 'WCB' : 'FC'}`,
    metal,
    joint,
    category: categories.flangedBallValves,
    sizes: flanged,
    popularity,
    name: t(en, id.replace('flensa', 'flensa (flanged ball valve)')),
    short: t(en, id),
    lead:
      metal === 'iron'
        ? t(
            'Quarter-turn isolation for cooling water, air and chilled water mains.',
            'Isolasi seperempat putaran untuk pipa utama air pendingin, udara, dan air dingin (chilled water).',
          )
        : joint === 'C150'
          ? t(
              'Full-bore quarter-turn valve for process lines built to ASME, with a blow-out-proof stem.',
              'Katup seperempat putaran full bore untuk jalur proses standar ASME, batang antilempar.',
            )
          : t(
              'Full-bore quarter-turn valve between JIS flanges, closed with a turn of the lever.',
              'Katup seperempat putaran full bore untuk flensa JIS, menutup cukup dengan memutar tuas.',
            ),
    points: [
      throttle,
      metal === 'iron'
        ? t('Do not bend the flanges when aligning the line', 'Jangan menekuk flensa saat meluruskan pipa')
        : t(
            'Antistatic device between ball, stem and body',
            'Perangkat antistatis antara bola, batang, dan badan',
          ),
      t(
        'From DN 65 order a gear box where there is no space for the lever',
        'Mulai DN 65 pesan gear box bila ruang tuas terbatas',
      ),
    ],
    pressure,
    hot,
    cost,
    data: seats,
    hand: [110, 2.3],
    tall: [45, 1.3],
    ...(joint === 'C150' ? { standard: 'API 608', brand: 'Alirana' as const } : {}),
  }),
)

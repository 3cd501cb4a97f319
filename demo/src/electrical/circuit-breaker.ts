import { categories } from './categories.ts'
import type { Item, Product, Text } from '../catalogue/model.ts'
import { rupiah } from '../catalogue/price.ts'
import { describe } from '../catalogue/text.ts'
import { breakerDimensions, breakerShaded, type Breaker } from './circuit-breaker.drawing.ts'

const items = (poles: 1 | 3, currents: readonly number[]): Item[] =>
  currents.map((current) => ({
    sku: `VMB6-${poles}P-C${String(current).padStart(2, '0')}`,
    name: {
      en: `Miniature circuit breaker ${poles}P C${current} 6 kA`,
      id: `Pemutus sirkuit mini (MCB) ${poles}P C${current} 6 kA`,
    },
    uom: 'pcs',
    price: rupiah((current < 6 ? 64_000 : 49_000 + current * 260) * (poles === 1 ? 1 : 3.25)),
    weight: poles * 112,
    demand: current >= 6 && current <= 20 ? 1 : 0.6,
    attributes: {
      standard: 'SNI IEC 60898-1',
      current,
      poles: `${poles}P`,
      curve: 'C',
      breaking_capacity: 6,
      voltage: poles === 1 ? '230 V AC' : '400 V AC',
    },
  }))

const pictures = (poles: 1 | 3): Product['pictures'] => {
  const breaker: Breaker = {
    poles,
    rating: 'C16',
    module: 17.5,
    height: 82,
    depth: 72,
    title: `IEC 60898-1 · ${poles}P · C16`,
  }
  return [
    { view: 'dimensions', draw: () => breakerDimensions(breaker) },
    { view: 'shaded', draw: () => breakerShaded(breaker) },
  ]
}

const description = (en: string, id: string): Text =>
  describe(
    {
      lead: [en],
      points: [
        'Curve C: trips at 5 to 10 times its current, right for lamps, sockets and small motors',
        'Terminals up to 25 mm², busbar and wire together',
        'SNI marked, as the electricity supplier requires',
      ],
      data: [
        ['Breaking capacity', '6 kA'],
        ['Mounting', '35 mm rail, EN 60715'],
        ['Temperature', '−25 to +55 °C'],
      ],
    },
    {
      lead: [id],
      points: [
        'Kurva C: trip pada 5 sampai 10 kali arus nominal, tepat untuk lampu, stopkontak, dan motor kecil',
        'Terminal sampai 25 mm², busbar dan kabel sekaligus',
        'Bertanda SNI sesuai syarat penyedia listrik',
      ],
      data: [
        ['Kapasitas pemutusan', '6 kA'],
        ['Pemasangan', 'Rel 35 mm, EN 60715'],
        ['Suhu kerja', '−25 sampai +55 °C'],
      ],
    },
  )

export const circuitBreakers: readonly Product[] = [
  {
    code: 'MCB-1P-C-6KA',
    name: {
      en: 'Miniature circuit breaker, 1 pole, curve C, 6 kA',
      id: 'Pemutus sirkuit mini (MCB), 1 kutub, kurva C, 6 kA',
    },
    description: description(
      'Protects one phase of a lighting or socket circuit against overload and short circuit.',
      'Melindungi satu fasa rangkaian lampu atau stopkontak dari beban lebih dan hubung singkat.',
    ),
    category: categories.breakers,
    brand: 'Voltaraga',
    popularity: 850,
    pictures: pictures(1),
    items: items(1, [2, 4, 6, 10, 16, 20, 25, 32]),
  },
  {
    code: 'MCB-3P-C-6KA',
    name: {
      en: 'Miniature circuit breaker, 3 poles, curve C, 6 kA',
      id: 'Pemutus sirkuit mini (MCB), 3 kutub, kurva C, 6 kA',
    },
    description: description(
      'Opens all three phases together: for motors, machines and distribution boards.',
      'Memutus ketiga fasa bersamaan: untuk motor, mesin, dan panel distribusi.',
    ),
    category: categories.breakers,
    brand: 'Voltaraga',
    popularity: 600,
    pictures: pictures(3),
    items: items(3, [6, 10, 16, 20, 25, 32]),
  },
]

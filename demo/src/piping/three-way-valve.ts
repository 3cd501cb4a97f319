import type { Product } from '../catalogue/model.ts'
import { ball, seats, throttle } from './ball-valve-more.ts'
import { categories } from './categories.ts'
import { t } from './prose.ts'
import { valve } from './valve.ts'

const threeWay = [
  [8, 70],
  [10, 70],
  [15, 80],
  [20, 90],
  [25, 106],
  [32, 122],
  [40, 134],
  [50, 160],
] as const

export const threeWayValves: readonly Product[] = (
  [
    ['ss304', 'L', 430],
    ['ss304', 'T', 360],
    ['ss316', 'L', 270],
    ['ss316', 'T', 240],
    ['brass', 'L', 310],
  ] as const
).map(([metal, port, popularity]) => {
  const [en, id] =
    metal === 'brass'
      ? ['Brass', 'kuningan']
      : [`Stainless steel ${metal.slice(2)}`, `stainless steel ${metal.slice(2)}`]
  return valve({
    ...ball,
    type: 'tee-ball',
    category: categories.threeWayValves,
    code: `BALL-VALVE-3WAY-${port}-${metal.toUpperCase()}`,
    sku: `BVT${port}-${metal === 'brass' ? 'BR' : metal.slice(2)}`,
    metal,
    joint: metal === 'brass' ? 'g' : 'rc',
    sizes: metal === 'brass' ? threeWay.slice(2, 6) : threeWay,
    popularity,
    name: t(`${en} three-way ball valve, ${port}-port`, `Ball valve tiga arah (3-way) ${id}, lubang ${port}`),
    short: t(
      `Three-way ball valve ${port}-port ${metal === 'brass' ? 'brass' : metal.slice(2)}`,
      `Ball valve tiga arah lubang ${port} ${metal === 'brass' ? 'kuningan' : metal.slice(2)}`,
    ),
    lead:
      port === 'L'
        ? t(
            'The L-port leads the common side to the left or to the right branch: for switching between two tanks, pumps or filters.',
            'Lubang L menghubungkan sisi bersama ke cabang kiri atau kanan: untuk memilih antara dua tangki, pompa, atau filter.',
          )
        : t(
            'The T-port joins all three sides or any two of them in line: for mixing, splitting and by-passing.',
            'Lubang T menghubungkan ketiga sisi atau dua sisi lurus: untuk mencampur, membagi, dan jalur pintas (by-pass).',
          ),
    points: [
      port === 'L'
        ? t(
            'Turns by 90°; in the middle all ports are shut off',
            'Berputar 90°; di posisi tengah semua lubang tertutup',
          )
        : t(
            'Turns by 180° in steps of 90°; no position shuts all ports',
            'Berputar 180° per 90°; tidak ada posisi yang menutup semua lubang',
          ),
      t('The mark on the stem shows how the ball stands', 'Tanda pada ujung batang menunjukkan posisi bola'),
      throttle,
    ],
    pressure: metal === 'brass' ? 16 : 55,
    hot: metal === 'brass' ? 110 : 180,
    cost: 1.25,
    heavy: 1.1,
    data: seats,
    attributes: { function: t(`${port}-port`, `Lubang ${port}`) },
  })
})

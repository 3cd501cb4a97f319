import type { Product } from '../catalogue/model.ts'
import { caption, dimH, dimV } from '../drawing/dimension.ts'
import { sheet } from '../drawing/sheet.ts'
import { circle, path, polar, rect, stroke } from '../drawing/svg.ts'
import { categories } from './categories.ts'
import { piece, product } from './product.ts'
import { cross, text } from './texts.ts'

function reel(title: string): string {
  const [x, y] = [370, 270]
  return sheet(title, [
    path('M200 500L290 300M540 500L450 300M180 500H240M500 500H570', 'none', 'heavy'),
    path('M296 140Q370 30 444 140', 'none', 'heavy'),
    circle(x, y, 190, 'mid'),
    ...[170, 154, 138, 122].map((r) => circle(x, y, r, 'black', 'none') + circle(x, y, r, 'none', 'edge')),
    ...[162, 146, 130].map(
      (r) => `<circle cx="${x}" cy="${y}" r="${r}" stroke="#8a949f" stroke-width="1.2"/>`,
    ),
    circle(x, y, 112, 'accent'),
    ...[-135, -45, 45, 135].map((a) => {
      const [cx, cy] = polar(x, y, 62, a)
      return (
        circle(cx, cy, 31, 'dark', 'edge') +
        circle(cx - 9, cy, 4.5, 'black', 'none') +
        circle(cx + 9, cy, 4.5, 'black', 'none')
      )
    }),
    circle(x, y, 13, 'deep', 'edge'),
    stroke('M545 340Q620 420 600 470T680 540', 'ink', 15),
    stroke('M545 340Q620 420 600 470T680 540', 'black', 12),
    dimV(80, 460, 120, 'Ø 280', x - 100),
    caption(title),
  ])
}
const reelSide = (title: string): string =>
  sheet(title, [
    rect(300, 90, 34, 380, 'mid', 10),
    rect(456, 90, 34, 380, 'mid', 10),
    rect(334, 130, 122, 300, 'black'),
    ...Array.from({ length: 10 }, (_, i) =>
      path(`M334 ${145 + i * 30}q61 10 122 0`, 'none', 'edge').replace('fill="none"', 'stroke="#bec6cf"'),
    ),
    rect(260, 262, 40, 36, 'dark', 4),
    rect(490, 262, 40, 36, 'dark', 4),
    rect(240, 200, 22, 160, 'accent', 8),
    path('M262 298L240 500H300L310 470M510 298L540 500H480L470 470', 'none', 'heavy'),
    dimH(300, 490, 540, '190', 470),
    dimV(90, 470, 600, '280', 490, 'right'),
    caption(title),
  ])
/** Reels with sockets. */
export const reels: Product = product(
  'CABLE-REEL',
  ['Cable reel with four sockets, steel drum', 'Rol kabel (cable reel) empat stopkontak, tromol baja'],
  categories.plugs,
  'Arusindra',
  480,
  {
    lead: [
      [
        'Brings 230 V to hand tools on sites and in workshops; the drum turns on a steel stand while the sockets stay.',
        'Membawa 230 V ke perkakas di proyek dan bengkel; tromol berputar pada dudukan baja.',
      ],
      [
        'A thermal switch opens before the coiled cable gets too hot.',
        'Thermal switch memutus sebelum kabel tergulung terlalu panas.',
      ],
    ],
    points: [
      [
        'Coiled at most 1,000 W, unwound 3,000 W with 1.5 mm²',
        'Tergulung paling besar 1.000 W, terulur 3.000 W dengan 1,5 mm²',
      ],
      ['Rubber cable for sites, PVC indoors', 'Kabel karet untuk proyek, PVC untuk dalam ruang'],
      ['Plug it in behind a 30 mA RCCB', 'Sambungkan di belakang RCCB 30 mA'],
    ],
    data: [
      ['current', '16 A'],
      ['protection', 'IP44 with lids', 'IP44 dengan tutup'],
      ['voltage', '230 V AC'],
    ],
  },
  [
    { view: 'front', draw: () => reel('3 × 2.5 mm² · 30 m · 16 A') },
    { view: 'side', draw: () => reelSide('3 × 2.5 mm² · 30 m · 16 A') },
  ],
  cross(
    [20, 30, 50],
    [
      ['1.5', 'P'],
      ['1.5', 'R'],
      ['2.5', 'R'],
    ] as const,
    (length, [area, key]) =>
      piece(
        `VRL-${length}-${area}${key}`,
        text(
          `Cable reel ${length} m 3 × ${area} mm² ${key === 'R' ? 'rubber' : 'PVC'}`,
          `Rol kabel ${length} m 3 × ${area.replace('.', ',')} mm² ${key === 'R' ? 'karet' : 'PVC'}`,
        ),
        210_000 + length * Number(area) * (key === 'R' ? 9_200 : 6_400),
        2200 + length * Number(area) * 75,
        {
          cable_length: length,
          conductor_area: Number(area),
          cores: 3,
          material: key === 'R' ? text('Rubber H05RR-F', 'Karet H05RR-F') : text('PVC', 'PVC'),
          current: 16,
          ingress: 'IP44',
        },
      ),
  ),
)

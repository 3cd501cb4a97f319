import type { Product } from '../catalogue/model.ts'
import { path } from '../drawing/svg.ts'
import { blockPictures, screw, type Block, type Device } from './blocks.drawing.ts'
import { categories } from './categories.ts'
import { piece, product } from './product.ts'
import { cross, named, text } from './texts.ts'

const bridge = (title: string, poles: number, pitch: number): Device => ({
  title,
  blocks: [
    { x: 0, y: 0, z: 0, width: poles * pitch, height: 5, depth: 3.4, tone: 'accent' },
    ...Array.from({ length: poles }, (_, i): Block => ({
      x: i * pitch + pitch * 0.32,
      y: 5,
      z: 0.8,
      width: pitch * 0.36,
      height: 14,
      depth: 1.6,
      tone: 'dark',
    })),
  ],
})
/** Bridges that join terminals beside each other. */
export const bridges: Product = product(
  'TERMINAL-BRIDGE',
  ['Plug-in bridge for terminal blocks', 'Jumper colok terminal block'],
  categories.terminals,
  'Panelka',
  420,
  {
    lead: [
      [
        'Links neighbouring terminals to one potential, for instance all 0 V, without wires.',
        'Menghubungkan terminal berdekatan menjadi satu potensial, misalnya semua 0 V, tanpa kabel.',
      ],
      ['Poles can be broken out to skip a terminal.', 'Kakinya dapat dipatahkan untuk melewati terminal.'],
    ],
    points: [
      ['Pitch must match the terminal’s width', 'Jarak antar kaki harus sama dengan lebar terminal'],
      ['Two bridges end to end use both channels', 'Dua jumper bersambung memakai kedua jalur'],
      ['A cut end needs an end plate', 'Ujung yang dipotong memerlukan pelat sekat'],
    ],
    data: [
      ['material', 'Copper, tin plated; polyamide', 'Tembaga lapis timah; poliamida'],
      ['packing', 'Bag of 10', 'Kantong isi 10'],
    ],
  },
  blockPictures(bridge('10 × 5.2 mm', 10, 5.2)),
  cross(
    [2, 3, 5, 10],
    [
      [2.5, 5.2],
      [4, 6.2],
      [6, 8.2],
      [10, 10.2],
    ] as const,
    (poles, [mm2, pitch]) =>
      piece(
        `TBB-${mm2}-${poles}`,
        named('Bridge #1 poles for #0 mm² terminals', 'Jumper #1 kutub untuk terminal #0 mm²', mm2, poles),
        (2_200 + poles * 1_300) * (0.8 + pitch / 14) * 10,
        poles * pitch * 2,
        { conductor_area: mm2, ways: poles, width: pitch, pack_qty: 10 },
        { uom: 'pack' },
      ),
  ),
)

const stop: Device = {
  title: 'EN 60715 · 9.5 mm',
  rail: 17.5,
  blocks: [
    {
      x: 0,
      y: -6,
      z: 0,
      width: 9.5,
      height: 47,
      depth: 30,
      tone: 'mid',
      art: (w: number, h: number) => [
        screw(w / 2, h * 0.5, w * 0.32),
        path(
          `M0 ${(h * 0.3).toFixed(1)}H${w.toFixed(1)}M0 ${(h * 0.7).toFixed(1)}H${w.toFixed(1)}`,
          'none',
          'edge',
        ),
      ],
    },
    { x: 1, y: 2, z: 30, width: 7.5, height: 31, depth: 5, tone: 'dark' },
  ].toReversed() as Block[],
}
const parts: readonly (readonly [
  sku: string,
  en: string,
  id: string,
  width: number,
  price: number,
  pack: number,
])[] = [
  ['TBX-STOP-S', 'End stop with screw, 9.5 mm', 'Penahan ujung bersekrup, 9,5 mm', 9.5, 4_600, 10],
  ['TBX-STOP-P', 'End stop, snap-on, 6 mm', 'Penahan ujung jepret, 6 mm', 6, 5_400, 10],
  ['TBX-COVER-2.5', 'End cover for 2.5 to 4 mm²', 'Penutup ujung untuk 2,5 sampai 4 mm²', 2.2, 1_700, 20],
  ['TBX-COVER-10', 'End cover for 6 to 10 mm²', 'Penutup ujung untuk 6 sampai 10 mm²', 2.4, 2_300, 20],
  ['TBX-PLATE', 'Partition plate between groups', 'Pelat sekat antar kelompok', 1.5, 2_900, 20],
  [
    'TBX-STRIP',
    'Marker strip 1 to 10, 5.2 mm pitch',
    'Jalur nomor 1 sampai 10, jarak 5,2 mm',
    5.2,
    6_800,
    10,
  ],
]
/** Stops, covers and strips. */
export const accessories: Product = product(
  'TERMINAL-ACCESSORIES',
  ['End stops, covers and marker strips for terminals', 'Penahan, penutup, dan jalur nomor terminal'],
  categories.terminals,
  'Panelka',
  450,
  {
    lead: [
      [
        'What a row of terminals needs besides terminals: stops hold it on the rail, covers insulate its open side, strips number it.',
        'Pelengkap deretan terminal: penahan mengunci di rel, penutup mengisolasi sisi terbuka, jalur nomor memberi angka.',
      ],
      ['Allow two stops and one cover per row.', 'Hitung dua penahan dan satu penutup untuk setiap deretan.'],
    ],
    points: [
      ['Screw stops where rails stand upright', 'Penahan bersekrup untuk rel tegak'],
      ['A partition separates voltages', 'Pelat sekat memisahkan tegangan'],
      ['Strips are printed from 1 to 100 on request', 'Jalur nomor 1 sampai 100 dicetak atas permintaan'],
    ],
    data: [
      ['material', 'Polyamide 6.6', 'Poliamida 6.6'],
      ['mounting', '35 mm rail, EN 60715', 'Rel 35 mm, EN 60715'],
    ],
  },
  blockPictures(stop),
  parts.map(([sku, en, id, width, price, pack]) =>
    piece(
      sku,
      text(en, id),
      price * pack,
      width * pack * 1.2,
      {
        width,
        pack_qty: pack,
        function: text(en.split(',')[0]?.split(' for')[0] ?? en, id.split(',')[0]?.split(' untuk')[0] ?? id),
        material: text('Polyamide', 'Poliamida'),
        ...(sku.startsWith('TBX-COVER')
          ? { conductor_range: sku.endsWith('10') ? '6–10 mm²' : text('2.5–4 mm²', '2,5–4 mm²') }
          : {}),
      },
      { uom: 'pack' },
    ),
  ),
)

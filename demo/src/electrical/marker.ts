import type { Item, Product } from '../catalogue/model.ts'
import { rupiah } from '../catalogue/price.ts'
import { figure } from '../catalogue/text.ts'
import { caption, dimV, label } from '../drawing/dimension.ts'
import { sheet } from '../drawing/sheet.ts'
import { num, path, stroke, type Mark } from '../drawing/svg.ts'
import { categories } from './categories.ts'
import { colours, colourWord, description, text } from './texts.ts'

const characters = [
  ...Array.from({ length: 10 }, (_, digit) => String(digit)),
  'L1',
  'L2',
  'L3',
  'N',
  'PE',
  'U',
  'V',
  'W',
  '+',
  '-',
]
function markerDrawing(title: string, size: number, loose: boolean): string {
  const one = (x: number, y: number, word: string, k = 1): Mark =>
    path(`M${x} ${y}h${num(64 * k)}v${num(88 * k)}h${num(-64 * k)}Z`, 'accent') +
    `<ellipse cx="${x}" cy="${num(y + 44 * k)}" rx="${num(13 * k)}" ry="${num(44 * k)}" fill="#e0e5ea"/>` +
    `<ellipse cx="${x}" cy="${num(y + 44 * k)}" rx="${num(7 * k)}" ry="${num(30 * k)}" fill="#3b434d"/>` +
    label(x + 38 * k, y + 58 * k, word, 'middle', Math.round(36 * k))
  return loose
    ? sheet(title, [
        one(150, 130, '1', 1.4),
        one(330, 210, '2', 1.4),
        one(520, 130, 'N', 1.4),
        one(220, 370, 'L1', 1.4),
        one(470, 380, 'PE', 1.4),
      ])
    : sheet(title, [
        stroke('M60 250H630', 'ink', 59),
        stroke('M60 250H630', 'dark', 56),
        ...['L1', '2', '4', '7'].map((word, i) => one(240 + i * 82, 206, word)),
        dimV(222, 278, 690, `Ø ${size}`, 640, 'right'),
        caption(title),
      ])
}
/** Markers as single rings, and in boxes. */
export const markers: Product = {
  code: 'CABLE-MARKER-EC',
  name: text('Cable markers EC-0, EC-1, EC-2, slip-on', 'Marker kabel EC-0, EC-1, EC-2, model selip'),
  description: description(
    [
      [
        'Yellow rings with black print that slide onto the wire before the lug and number it permanently.',
        'Cincin kuning bertulisan hitam yang dimasukkan ke kabel sebelum skun dan menomorinya secara permanen.',
      ],
      [
        'Several in a row write circuit numbers such as 3-17.',
        'Beberapa marker berderet membentuk nomor rangkaian seperti 3-17.',
      ],
    ],
    [
      [
        'EC-0 for 0.75 to 1.5 mm², EC-1 for 1.5 to 4 mm², EC-2 for 4 to 10 mm²',
        'EC-0 untuk 0,75 sampai 1,5 mm², EC-1 untuk 1,5 sampai 4 mm², EC-2 untuk 4 sampai 10 mm²',
      ],
      [
        'Read from the terminal outwards, on both ends alike',
        'Dibaca dari terminal ke luar, sama di kedua ujung',
      ],
      ['Bag of 100 of one character', 'Kantong isi 100 karakter sama'],
    ],
    [
      ['material', 'Soft PVC, oil resistant', 'PVC lunak, tahan minyak'],
      ['temperature', '−20 to +70 °C', '−20 sampai +70 °C'],
    ],
  ),
  category: categories.sleeves,
  brand: 'Panelka',
  popularity: 430,
  pictures: [
    { view: 'mounted', draw: () => markerDrawing('EC-1', 3.6, false) },
    { view: 'shaded', draw: () => markerDrawing('EC-1', 3.6, true) },
  ],
  items: characters.map((word): Item => ({
    sku: `EC1-${word === '+' ? 'PLUS' : word === '-' ? 'MINUS' : word}`,
    name: text(`Cable marker EC-1 “${word}”`, `Marker kabel EC-1 “${word}”`),
    uom: 'pack',
    price: rupiah(8_500),
    weight: 12,
    attributes: { marking: word, size: 'EC-1', colour: colours.YE, pack_qty: 100 },
  })),
}
export const markerBoxes: Product = {
  code: 'CABLE-MARKER-NUMBERS',
  name: text('Cable marker sets 0 to 9', 'Set marker kabel 0 sampai 9'),
  description: description(
    [
      [
        'Boxes with the digits 0 to 9, a hundred rings of each, for numbering a whole panel in one go.',
        'Kotak berisi angka 0 sampai 9, masing-masing seratus cincin, untuk menomori satu panel sekaligus.',
      ],
      ['Compartments keep the digits apart on the bench.', 'Sekatnya memisahkan angka di meja kerja.'],
    ],
    [
      ['Pick the size by the wire’s outside diameter', 'Pilih ukuran menurut diameter luar kabel'],
      ['Refills of single digits are in the product beside it', 'Isi ulang per angka tersedia terpisah'],
      ['Write the numbers into the drawing as well', 'Cantumkan nomor yang sama di gambar'],
    ],
    [
      ['material', 'Soft PVC', 'PVC lunak'],
      ['packing', '10 × 100 rings', '10 × 100 cincin'],
    ],
  ),
  category: categories.sleeves,
  brand: 'Panelka',
  popularity: 350,
  pictures: [
    { view: 'mounted', draw: () => markerDrawing('EC-2 · 0–9', 5.2, false) },
    { view: 'shaded', draw: () => markerDrawing('EC-2 · 0–9', 5.2, true) },
  ],
  items: (
    [
      ['EC-0', 1.3, 3],
      ['EC-1', 2.6, 4.2],
      ['EC-2', 4.1, 6.1],
      ['EC-3', 5.3, 10],
    ] as const
  ).flatMap(([size, from, to]) =>
    (['YE', 'WH'] as const).map((code): Item => ({
      sku: `${size.replace('-', '')}-SET-${code}`,
      name: text(
        `Cable marker set ${size} 0–9 ${colourWord(code).en}, wire ${figure(from).en}–${figure(to).en} mm`,
        `Set marker kabel ${size} 0–9 ${colourWord(code).id}, kabel ${figure(from).id}–${figure(to).id} mm`,
      ),
      uom: 'box',
      price: rupiah(62_000 + to * 5_000),
      weight: 90 + to * 20,
      attributes: { size, clamp_min: from, clamp_max: to, colour: colours[code], pack_qty: 1000 },
    })),
  ),
}

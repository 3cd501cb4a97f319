import type { Item, Product } from '../catalogue/model.ts'
import { rupiah } from '../catalogue/price.ts'
import { caption, dimH, label } from '../drawing/dimension.ts'
import { sheet } from '../drawing/sheet.ts'
import { path, rect, stroke, type Mark } from '../drawing/svg.ts'
import { cableDimensions, cablePacked, type Cable } from './cable.drawing.ts'
import { categories } from './categories.ts'
import { colours, colourWord, cross, description, text, type Colour } from './texts.ts'

const grades = [
  {
    key: '5E-UTP',
    name: 'Cat 5e U/UTP',
    speed: '1 Gbit/s',
    band: '100 MHz',
    outer: 5.1,
    price: 1_150_000,
    screen: false,
    rest: ['For offices, cameras and telephones.', 'Untuk kantor, kamera, dan telepon.'],
  },
  {
    key: '6-UTP',
    name: 'Cat 6 U/UTP',
    speed: '1 Gbit/s',
    band: '250 MHz',
    outer: 6.1,
    price: 1_780_000,
    screen: false,
    rest: [
      'A cross keeps the pairs apart, for dense racks and long runs.',
      'Sekat silang memisahkan pasangan, untuk rak padat dan tarikan panjang.',
    ],
  },
  {
    key: '6-FTP',
    name: 'Cat 6 F/UTP',
    speed: '1 Gbit/s',
    band: '250 MHz',
    outer: 7.2,
    price: 2_350_000,
    screen: true,
    rest: [
      'The foil keeps out noise of motors and inverters.',
      'Foil menahan gangguan dari motor dan inverter.',
    ],
  },
  {
    key: '6A-SFTP',
    name: 'Cat 6A S/FTP',
    speed: '10 Gbit/s',
    band: '500 MHz',
    outer: 7.8,
    price: 3_650_000,
    screen: true,
    rest: [
      'Each pair in foil and a braid over all, for plants and data centres.',
      'Setiap pasang dibungkus foil dan anyaman menutup semuanya, untuk pabrik dan pusat data.',
    ],
  },
] as const

function cordDrawing(title: string, length: string, tone: 'mid' | 'accent'): string {
  const plug = (x: number, flip: number): Mark =>
    `<g transform="translate(${x} 270) scale(${flip} 1)">${
      rect(-150, -46, 96, 92, 'white', 4) +
      [0, 1, 2, 3, 4, 5, 6, 7].map((i) => rect(-148, -36 + i * 9.4, 42, 4.6, 'accent', 0, 'fine')).join('') +
      rect(-106, -30, 48, 60, 'light', 2, 'edge') +
      path('M-140 -10H-40L-46 10H-140Z', 'mid', 'edge') +
      path('M-54 -46H10Q40 -40 52 -24V24Q40 40 10 46H-54Z', tone) +
      [0, 1, 2].map((i) => rect(60 + i * 16, -22, 9, 44, tone, 3, 'edge')).join('') +
      rect(52, -15, 60, 30, tone, 2)
    }</g>`
  return sheet(title, [
    stroke('M290 270C340 270 330 420 400 420S460 270 510 270', 'ink', 31),
    stroke('M290 270C340 270 330 420 400 420S460 270 510 270', tone, 28),
    plug(190, 1),
    plug(610, -1),
    dimH(40, 760, 130, length, [224, 224]),
    label(400, 490, '8P8C · T568B', 'middle', 22),
    caption(title),
  ])
}

const drawing = (name: string, outer: number, screen: boolean): Cable => ({
  title: `${name} · 4 × 2 × AWG 23/24`,
  outer,
  core: outer / (screen ? 5 : 4.4),
  copper: outer / (screen ? 9.5 : 8.6),
  cores: 8,
  area: '4 × 2',
  sheath: screen ? 'accent' : 'mid',
  packed: 'box',
  pairs: true,
  // In the finer screened grades the foil around each pair does this.
  cross: name.startsWith('Cat 6 '),
  ...(screen ? { screen: 'foil' as const } : {}),
})

const bulk: readonly Product[] = grades.map((grade): Product => ({
  code: `CABLE-DATA-${grade.key}`,
  name: text(`${grade.name} installation cable, 4 pairs`, `Kabel jaringan ${grade.name}, 4 pasang`),
  description: description(
    [
      [
        `Solid copper data cable for fixed wiring up to 90 m between rack and outlet, good for ${grade.speed}.`,
        `Kabel data tembaga pejal untuk instalasi tetap sampai 90 m antara rak dan stopkontak, sanggup ${grade.speed}.`,
      ],
      grade.rest,
    ],
    [
      [
        'Pure copper, no copper-clad aluminium, so power over Ethernet stays cool',
        'Tembaga murni, bukan aluminium berlapis tembaga, sehingga daya lewat Ethernet (PoE) tidak panas',
      ],
      ['Untwist 13 mm at most at the plug', 'Buka pilinan maksimal 13 mm di steker'],
      grade.screen
        ? [
            'Screened sockets and patch panel needed, earthed at the rack',
            'Memerlukan stopkontak dan panel ber-screen, dibumikan di rak',
          ]
        : [
            'Keep 20 cm from power cables or cross them at right angles',
            'Beri jarak 20 cm dari kabel daya atau silangkan tegak lurus',
          ],
    ],
    [
      ['standard', 'ISO/IEC 11801, TIA-568'],
      ['frequency', grade.band],
      ['bend', '8 × outside diameter', '8 × diameter luar'],
      ['packing', '305 m box or drum', 'Dus atau haspel 305 m'],
    ],
  ),
  category: categories.dataCables,
  brand: 'Kabelaya',
  popularity: 600 - Math.round(grade.price / 12_000),
  pictures: [
    { view: 'dimensions', draw: () => cableDimensions(drawing(grade.name, grade.outer, grade.screen)) },
    {
      view: 'shaded',
      draw: () =>
        cablePacked({
          ...drawing(grade.name, grade.outer, grade.screen),
          packed: grade.screen ? 'drum' : 'box',
        }),
    },
  ],
  items: cross([100, 305], ['GR', 'BU', 'BK', 'OR'] as const, (length, code): Item => {
    const colour = colourWord(code)
    return {
      sku: `DATA-${grade.key}-${length}-${code}`,
      name: text(
        `${grade.name} cable ${length} m ${colour.en}`,
        `Kabel ${grade.name} ${length} m ${colour.id}`,
      ),
      uom: 'roll',
      price: rupiah(grade.price * (length === 305 ? 1 : 0.37)),
      weight: length * grade.outer ** 2 * 1.15,
      demand: code === 'GR' || code === 'BU' ? 0.9 : 0.4,
      attributes: {
        standard: 'ISO/IEC 11801',
        cores: 8,
        cable_length: length,
        colour: colours[code],
        outer_diameter: grade.outer,
        material: text('Solid copper, PVC', 'Tembaga pejal, PVC'),
      },
    }
  }),
}))

const cords: readonly Product[] = grades.slice(0, 3).map((grade): Product => ({
  code: `PATCH-CORD-${grade.key}`,
  name: text(`${grade.name} patch cord, 8P8C plugs`, `Patch cord ${grade.name}, steker 8P8C`),
  description: description(
    [
      [
        `Ready-made flexible cord between switch, patch panel and device, tested to ${grade.name.slice(0, 6).trim()}.`,
        `Kabel siap pakai yang lentur antara switch, patch panel, dan perangkat, teruji ${grade.name.slice(0, 6).trim()}.`,
      ],
      [
        'Stranded conductors and moulded boots keep it alive where it is plugged often.',
        'Penghantar serabut dan pelindung tuang membuatnya awet meski sering dicabut-pasang.',
      ],
    ],
    [
      [
        'A guard over the latch saves it when the cord is pulled out of a bundle',
        'Pelindung kait mencegah patah saat kabel ditarik dari ikatan',
      ],
      [
        'Colours tell networks apart: one for machines, one for office, one for cameras',
        'Warna membedakan jaringan: mesin, kantor, kamera',
      ],
      ['Wired T568B at both ends', 'Susunan T568B di kedua ujung'],
    ],
    [
      ['conductor', 'Copper, stranded', 'Tembaga serabut'],
      ['connection', '2 × 8P8C, gold plated', '2 × 8P8C, lapis emas'],
      ['frequency', grade.band],
    ],
  ),
  category: categories.dataCables,
  brand: 'Arusindra',
  popularity: 450 - Math.round(grade.outer * 12),
  pictures: [
    {
      view: 'dimensions',
      draw: () => cordDrawing(`${grade.name} · 2 m`, '2 m', grade.screen ? 'accent' : 'mid'),
    },
    {
      view: 'section',
      draw: () =>
        cableDimensions({
          ...drawing(grade.name, Math.round(grade.outer * 9.6) / 10, grade.screen),
          stranded: true,
        }),
    },
  ],
  items: cross(
    [0.5, 1, 2, 3, 5, 10],
    ['GR', 'BU', 'YE'] as const satisfies readonly Colour[],
    (length, code): Item => {
      const colour = colourWord(code)
      return {
        sku: `PATCH-${grade.key}-${length}-${code}`,
        name: text(
          `Patch cord ${grade.name} ${length} m ${colour.en}`,
          `Patch cord ${grade.name} ${String(length).replace('.', ',')} m ${colour.id}`,
        ),
        uom: 'pcs',
        price: rupiah(14_000 + length * (grade.price / 205)),
        weight: 12 + length * grade.outer ** 2,
        demand: length <= 3 ? 0.9 : 0.6,
        attributes: {
          standard: 'ISO/IEC 11801',
          cable_length: length,
          colour: colours[code],
          connection: '8P8C',
        },
      }
    },
  ),
}))

/** Installation cables and patch cords. */
export const dataCables: readonly Product[] = [...bulk, ...cords]

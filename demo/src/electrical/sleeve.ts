import type { Item, Product } from '../catalogue/model.ts'
import { rupiah } from '../catalogue/price.ts'
import { caption, dimH, dimV, label } from '../drawing/dimension.ts'
import { sheet } from '../drawing/sheet.ts'
import { centre, hoop, num, path, rect, stroke, type Fill, type Mark } from '../drawing/svg.ts'
import { categories } from './categories.ts'
import {
  colours,
  colourWord,
  cross,
  description,
  named,
  text,
  type Colour,
  type Pair,
  type Row,
} from './texts.ts'

/** The sleeve before and after heating, over a joint. */
function shrinkDrawing(title: string, before: number, after: number, fill: Fill): string {
  const scale = 130 / before
  const [R, r] = [(before * scale) / 2, (after * scale) / 2]
  const wire = (y: number): Mark =>
    stroke(`M90 ${y}H620`, 'ink', 2 * r * 0.74 + 3) + stroke(`M90 ${y}H620`, 'mid', 2 * r * 0.74)
  const tube = (y: number, half: number, x1: number, x2: number): Mark =>
    rect(x1, y - half, x2 - x1, 2 * half, fill) +
    `<ellipse cx="${x1}" cy="${y}" rx="${num(half * 0.28)}" ry="${num(half)}" fill="#8a949f"/>`
  return sheet(title, [
    tube(170, R, 240, 560),
    path(`M400 ${170 + R + 24}v34m-12 -12l12 14l12 -14`, 'none', 'heavy'),
    wire(400),
    path(
      `M240 ${num(400 - r)}Q300 ${num(400 - r * 1.02)} 340 ${num(400 - r * 1.4)}H460Q500 ${num(400 - r * 1.02)} 560 ${num(400 - r)}V${num(400 + r)}Q500 ${num(400 + r * 1.02)} 460 ${num(400 + r * 1.4)}H340Q300 ${num(400 + r * 1.02)} 240 ${num(400 + r)}Z`,
      fill,
    ),
    centre(70, 400, 640, 400),
    dimV(170 - R, 170 + R, 640, `Ø ${before}`, 566, 'right'),
    dimV(400 - r, 400 + r, 650, `Ø ${after}`, 566, 'right'),
    caption(title),
  ])
}

function roll(title: string, fill: Fill): string {
  const turns = [0, 1, 2, 3, 4].map(
    (i) =>
      hoop(380, 290, 190 - i * 27, 'ink', 26) +
      hoop(380, 290, 190 - i * 27, fill, 23.5) +
      hoop(380, 290, 196 - i * 27, 'deep', 0.7),
  )
  return sheet(title, [
    ...turns,
    stroke('M540 392Q570 470 690 500', 'ink', 26),
    stroke('M540 392Q570 470 690 500', fill, 23.5),
    `<ellipse cx="690" cy="500" rx="5" ry="12" transform="rotate(14 690 500)" fill="#8a949f"/>`,
    rect(352, 66, 56, 140, 'white', 3),
    label(380, 144, title.split(' ')[1] ?? '', 'middle', 22),
  ])
}

type Sleeve = {
  code: string
  prefix: string
  name: Pair
  short: Pair
  ratio: number
  sizes: readonly number[]
  colours: readonly Colour[]
  length: number
  uom: 'm' | 'pcs' | 'roll'
  material: Pair
  lead: readonly Pair[]
  points: readonly Pair[]
  data: readonly Row[]
  price: (d: number) => number
  brand: Product['brand']
  popularity: number
  fill: Fill
}
const polyolefin: Pair = ['Polyolefin', 'Poliolefin']
const thin: Pick<Sleeve, 'ratio' | 'material' | 'price' | 'data'> = {
  ratio: 2,
  material: polyolefin,
  price: (d) => 1_500 + d * 620,
  data: [
    ['ratio', '2 : 1'],
    ['voltage', '600 V'],
    ['temperature', '−55 to +125 °C', '−55 sampai +125 °C'],
  ],
}
const sleeves: readonly Sleeve[] = [
  {
    ...thin,
    code: 'HEAT-SHRINK-BLACK',
    prefix: 'HSB',
    name: ['Heat-shrink tubing 2:1, black', 'Heat shrink 2:1, hitam'],
    short: ['Heat shrink 2:1', 'Heat shrink 2:1'],
    sizes: [1.6, 2.4, 3.2, 4.8, 6.4, 9.5, 12.7, 19, 25.4, 38, 51],
    colours: ['BK'],
    length: 1,
    uom: 'm',
    lead: [
      [
        'Insulates solder joints, lugs and cable ends, and makes bundles look finished.',
        'Mengisolasi sambungan solder, skun, dan ujung kabel, serta merapikan ikatan kabel.',
      ],
      ['Black withstands sun.', 'Warna hitam tahan sinar matahari.'],
    ],
    points: [
      [
        'Choose so that the object lies between the diameter after and before shrinking',
        'Pilih agar benda berada di antara diameter setelah dan sebelum menyusut',
      ],
      ['Heat from the middle to the ends at 120 °C and more', 'Panaskan dari tengah ke ujung mulai 120 °C'],
      ['It gets shorter by up to a tenth', 'Panjangnya berkurang sampai sepersepuluh'],
    ],
    brand: 'Kabelaya',
    popularity: 700,
    fill: 'black',
  },
  {
    ...thin,
    code: 'HEAT-SHRINK-COLOUR',
    prefix: 'HSC',
    name: ['Heat-shrink tubing 2:1, phase colours', 'Heat shrink 2:1, warna fasa'],
    short: ['Heat shrink 2:1', 'Heat shrink 2:1'],
    sizes: [3.2, 6.4, 12.7, 19, 25.4],
    colours: ['RD', 'YE', 'BU', 'GY'],
    length: 1,
    uom: 'm',
    lead: [
      [
        'Marks phases on black power cables and insulates the barrels of tube lugs at the same time.',
        'Menandai fasa pada kabel daya hitam sekaligus mengisolasi laras skun tabung.',
      ],
      [
        'Five common sizes in four colours, cut by the metre.',
        'Lima ukuran yang paling banyak dipakai dalam empat warna, dipotong per meter.',
      ],
    ],
    points: [
      ['Slide it on before the lug is crimped', 'Masukkan ke kabel sebelum skun dipres'],
      ['Green-yellow for earth only', 'Hijau-kuning khusus pembumian'],
      [
        'Colours fade outdoors: renew or use printed labels',
        'Warna pudar di luar ruangan: perbarui atau pakai label cetak',
      ],
    ],
    brand: 'Kabelaya',
    popularity: 560,
    fill: 'accent',
  },
  {
    code: 'HEAT-SHRINK-ADHESIVE',
    prefix: 'HSA',
    name: ['Heat-shrink tubing 3:1 with adhesive, black', 'Heat shrink 3:1 berlem, hitam'],
    short: ['Adhesive heat shrink 3:1', 'Heat shrink berlem 3:1'],
    ratio: 3,
    sizes: [3.2, 4.8, 6.4, 9.5, 12.7, 19, 24, 39],
    colours: ['BK'],
    length: 1.22,
    uom: 'pcs',
    material: ['Polyolefin with adhesive', 'Poliolefin berlem'],
    lead: [
      [
        'An adhesive inside melts while the tube shrinks and seals joints against water: pumps, ships, underground lamps.',
        'Lem di dalamnya meleleh saat menyusut dan menyegel sambungan dari air: pompa, kapal, lampu taman.',
      ],
      [
        'Three to one also passes over plugs and lugs.',
        'Rasio tiga banding satu dapat melewati steker dan skun.',
      ],
    ],
    points: [
      ['Roughen and degrease sheaths of PE', 'Kasarkan dan bersihkan lemak pada selubung PE'],
      ['It is done when a bead of adhesive shows all round', 'Selesai bila lem terlihat merata di ujungnya'],
      ['Rods of 1.22 m', 'Batang 1,22 m'],
    ],
    data: [
      ['ratio', '3 : 1'],
      ['voltage', '600 V'],
      ['temperature', '−55 to +110 °C', '−55 sampai +110 °C'],
    ],
    price: (d) => 9_500 + d * 2_300,
    brand: 'Arusindra',
    popularity: 420,
    fill: 'black',
  },
  {
    code: 'BRAIDED-SLEEVE',
    prefix: 'BSL',
    name: ['Braided expandable sleeving, polyester', 'Braided sleeve elastis poliester'],
    short: ['Braided sleeving', 'Braided sleeve'],
    ratio: 2,
    sizes: [4, 6, 8, 10, 12, 16, 20, 25, 32, 40],
    colours: ['BK'],
    length: 1,
    uom: 'm',
    material: ['Polyester', 'Poliester'],
    lead: [
      [
        'Gathers moving wires and hoses, guards against chafing and lets air through.',
        'Menyatukan kabel dan selang bergerak, melindungi dari gesekan, dan tetap berpori.',
      ],
      [
        'Pushed together it opens to about double its width.',
        'Bila kedua ujungnya didorong, anyaman melebar sampai sekitar dua kali ukuran.',
      ],
    ],
    points: [
      [
        'Cut with a hot knife, so that the end does not fray',
        'Potong dengan pisau panas supaya ujungnya tidak terurai',
      ],
      ['Fix ends with heat shrink', 'Kunci ujungnya dengan heat shrink'],
      ['Self-extinguishing, halogen free', 'Padam sendiri, bebas halogen'],
    ],
    data: [
      ['material', 'Polyester monofilament 0.25 mm', 'Monofilamen poliester 0,25 mm'],
      ['temperature', '−50 to +150 °C', '−50 sampai +150 °C'],
    ],
    price: (d) => 1_100 + d * 360,
    brand: 'Kabelaya',
    popularity: 300,
    fill: 'deep',
  },
  {
    code: 'SPIRAL-WRAP',
    prefix: 'SPW',
    name: ['Spiral wrap for cables, polyethylene', 'Spiral wrap kabel polietilena'],
    short: ['Spiral wrap', 'Spiral kabel'],
    ratio: 4,
    sizes: [6, 8, 10, 12, 15, 19, 24],
    colours: ['BK', 'WH'],
    length: 10,
    uom: 'roll',
    material: ['Polyethylene', 'Polietilena'],
    lead: [
      [
        'Winds around finished bundles; single wires leave wherever they are needed.',
        'Dililitkan pada ikatan yang sudah jadi; kabel dapat keluar di mana saja.',
      ],
      [
        'The usual guard for wires that cross from panel to door.',
        'Pelindung lazim kabel yang menyeberang dari panel ke pintu.',
      ],
    ],
    points: [
      ['Wind it with a gap of one strip’s width', 'Lilitkan dengan jarak selebar pitanya'],
      ['Ties at both ends stop it from unwinding', 'Ikat kedua ujung agar tidak terurai'],
      ['Black for daylight', 'Warna hitam untuk tempat terkena matahari'],
    ],
    data: [
      ['packing', 'Roll of 10 m', 'Gulungan 10 m'],
      ['temperature', '−40 to +80 °C', '−40 sampai +80 °C'],
    ],
    price: (d) => 7_000 + d * 2_050,
    brand: 'Kabelaya',
    popularity: 480,
    fill: 'white',
  },
]

/** Sleeves that shrink, braids and spirals. */
export const sleeveProducts: readonly Product[] = sleeves.map((of): Product => {
  const size = of.sizes[Math.floor(of.sizes.length / 2)] ?? 6.4
  const after = Math.round((size / of.ratio) * 10) / 10
  const title = of.ratio === 4 ? `Ø ${size}` : `Ø ${size} / Ø ${after}`
  return {
    code: of.code,
    name: text(...of.name),
    description: description(of.lead, of.points, of.data),
    category: categories.sleeves,
    brand: of.brand,
    popularity: of.popularity,
    pictures: [
      {
        view: 'dimensions',
        draw: () =>
          of.prefix === 'SPW' || of.prefix === 'BSL'
            ? wrapDrawing(title, size, of.prefix === 'SPW')
            : shrinkDrawing(title, size, after, of.fill),
      },
      { view: 'shaded', draw: () => roll(title, of.fill) },
    ],
    items: cross(of.sizes, of.colours, (diameter, code): Item => {
      const colour = of.colours.length > 1 || code !== 'BK' ? colourWord(code) : { en: '', id: '' }
      const named2 = named(
        `${of.short[0]} Ø #0 mm ${colour.en}`,
        `${of.short[1]} Ø #0 mm ${colour.id}`,
        diameter,
      )
      return {
        sku: `${of.prefix}-${String(diameter).replace('.', '')}${of.colours.length > 1 ? `-${code}` : ''}`,
        name: text(named2.en.trim(), named2.id.trim()),
        uom: of.uom,
        price: rupiah(of.price(diameter)),
        weight: (1 + diameter * 2.4) * of.length,
        demand: diameter <= 13 ? 0.9 : 0.5,
        attributes: {
          inner_diameter: diameter,
          colour: colours[code],
          material: text(...of.material),
          ...(of.length === 1 ? {} : { roll_length: of.length }),
        },
      }
    }),
  }
})

/** A spiral or a braid around wires. */
function wrapDrawing(title: string, size: number, spiral: boolean): string {
  const y = 270
  const wires = [-40, 0, 40].map(
    (dy) =>
      stroke(`M70 ${y + dy}H670`, 'ink', 37) + stroke(`M70 ${y + dy}H670`, dy === 0 ? 'dark' : 'mid', 34),
  )
  const turns = spiral
    ? Array.from({ length: 8 }, (_, i) => {
        const x = 190 + i * 52
        return path(
          `M${x} ${y + 66}C${x + 8} ${y + 20} ${x + 20} ${y - 20} ${x + 28} ${y - 66}h30C${x + 50} ${y - 20} ${x + 38} ${y + 20} ${x + 30} ${y + 66}Z`,
          'white',
        )
      })
    : [
        rect(180, y - 66, 440, 132, 'deep', 6),
        path(
          Array.from(
            { length: 22 },
            (_, i) => `M${180 + i * 20} ${y + 66}l20 -132M${180 + i * 20} ${y - 66}l20 132`,
          ).join(''),
          'none',
          'edge',
        ),
      ]
  return sheet(title, [
    ...wires,
    ...turns,
    dimH(180, 620, y + 140, 'l', Number.NaN),
    dimV(y - 66, y + 66, 724, `Ø ${size}`, Number.NaN, 'right'),
    caption(title),
  ])
}

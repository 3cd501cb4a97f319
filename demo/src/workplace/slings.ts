import type { Product } from '../catalogue/model.ts'
import { rupiah } from '../catalogue/price.ts'
import { en13414 } from '../standards/en13414.ts'
import { categories } from './categories.ts'
import { type Pair, both, measure, product } from './prose.ts'
import { ropeSection, ropeSling } from './rope.drawing.ts'
import { roundSling, slingModes, webbingSling } from './sling.drawing.ts'
import { choice } from './wares.ts'

/** The colours by which EN 1492 marks the working load. */
const marks: Record<number, Pair> = {
  1: ['violet', 'ungu'],
  2: ['green', 'hijau'],
  3: ['yellow', 'kuning'],
  4: ['grey', 'abu-abu'],
  5: ['red', 'merah'],
  6: ['brown', 'cokelat'],
  8: ['blue', 'biru'],
  10: ['orange', 'oranye'],
}
const loads = Object.keys(marks).map(Number)
const lengths = [1, 2, 3, 4, 5, 6, 8] as const
const polyester: Pair = ['Polyester', 'Poliester']
const inspect: Pair = [
  'Look over before each lift: cuts, burns or a missing label mean scrap',
  'Periksa sebelum setiap pengangkatan: sobek, hangus, atau label hilang berarti harus dibuang',
]
const edges: Pair = [
  'Put sleeves over edges whose radius is smaller than the sling is thick',
  'Pasang pelindung pada tepi yang radiusnya lebih kecil dari tebal sling',
]
const knots: Pair = [
  'Never knot or twist; up to 100 °C; no alkalis',
  'Jangan disimpul atau dipuntir; sampai 100 °C; hindari basa',
]
const choosing: Pair = [
  'The angle is measured from the vertical; never lift above 60 degrees.',
  'Sudut diukur dari garis tegak; di atas 60 derajat tidak boleh mengangkat.',
]

const modes = {
  title: ['Ways of lifting', 'Cara pengikatan'],
  lead: [
    [
      'The label names the load for a straight lift. Other ways change it.',
      'Label menyebut beban untuk angkat lurus. Cara lain mengubah nilainya.',
    ],
  ],
  points: [
    ['Straight: 1.0', 'Lurus: 1,0'],
    ['Choked around the load: 0.8', 'Jerat pada beban: 0,8'],
    ['Basket, legs upright: 2.0', 'Keranjang, kaki tegak: 2,0'],
    ['Two slings up to 45 degrees: 1.4', 'Dua sling sampai 45 derajat: 1,4'],
    ['Two slings from 45 to 60 degrees: 1.0', 'Dua sling 45 sampai 60 derajat: 1,0'],
  ],
} as const

const webbing: Product[] = loads.map((load) => {
  const mark = marks[load] ?? ['', '']
  const width = load * 30
  const name: Pair = [
    `Webbing sling ${load} t, flat with two eyes`,
    `Sling webbing ${load} t, pipih dua mata`,
  ]
  const title = `EN 1492-1 · ${load} t · ${width} mm`
  return product({
    code: `SLING-WEB-${load}T`,
    name,
    category: categories.slings,
    brand: 'Palandra',
    popularity: load <= 3 ? 720 - load * 30 : 470 - load * 15,
    ...(load === 2 ? { featured: true } : {}),
    lead: [
      [
        `Flat duplex sling in ${mark[0]}, the colour of ${load} t. Protects painted and machined surfaces and fits closely around the load.`,
        `Sling pipih rangkap warna ${mark[1]}, kode warna untuk ${load} t. Tidak merusak permukaan bercat atau hasil mesin dan melekat rapat pada beban.`,
      ],
      choosing,
    ],
    points: [inspect, edges, knots],
    data: [
      [['Standard', 'Standar'], 'EN 1492-1'],
      [['Width', 'Lebar'], `${width} mm`],
      [['Factor of safety', 'Faktor keamanan'], '7 : 1'],
      [['Choked', 'Jerat'], measure(load * 0.8, 't')],
      [['Basket', 'Keranjang'], measure(load * 2, 't')],
    ],
    tabs: [modes],
    pictures: [
      { view: 'dimensions', draw: () => webbingSling({ width, load, length: 3 }, title) },
      { view: 'chart', draw: () => slingModes(load, title) },
    ],
    items: lengths.map((length) => ({
      sku: `SWB-${load}T-${length}M`,
      name: both([`${name[0]}, ${length} m`, `${name[1]}, ${length} m`]),
      uom: 'pcs' as const,
      price: rupiah(28_000 * load + 24_000 * load * length),
      weight: load * (140 + 290 * length),
      demand: length >= 2 && length <= 4 ? 1 : 0.6,
      attributes: {
        standard: 'EN 1492-1',
        working_load: load,
        sling_length: length,
        width,
        colour: choice(mark),
        material: both(polyester),
      },
    })),
  })
})

const round: Product[] = loads.map((load) => {
  const mark = marks[load] ?? ['', '']
  const name: Pair = [`Round sling ${load} t, endless`, `Sling bulat ${load} t, tanpa ujung`]
  const title = `EN 1492-2 · ${load} t`
  return product({
    code: `SLING-ROUND-${load}T`,
    name,
    category: categories.slings,
    brand: 'Palandra',
    popularity: load <= 3 ? 560 - load * 20 : 360 - load * 10,
    lead: [
      [
        `Endless polyester yarn in ${mark[0] === 'orange' ? 'an' : 'a'} ${mark[0]} sleeve without side seams, soft and light for ${load} t. Shift it slightly after each lift so that it wears evenly.`,
        `Benang poliester tanpa ujung dalam selubung ${mark[1]} tanpa jahitan samping, lentur dan ringan untuk ${load} t. Geser sedikit setelah setiap angkatan agar aus merata.`,
      ],
      choosing,
    ],
    points: [
      [
        'When yarn shows through the sleeve the sling is scrap',
        'Bila benang dalam terlihat, sling harus dibuang',
      ],
      edges,
      knots,
    ],
    data: [
      [['Standard', 'Standar'], 'EN 1492-2'],
      [['Factor of safety', 'Faktor keamanan'], '7 : 1'],
      [
        ['Length', 'Panjang'],
        ['half the girth', 'setengah keliling'],
      ],
      [['Choked', 'Jerat'], measure(load * 0.8, 't')],
    ],
    tabs: [modes],
    pictures: [
      { view: 'dimensions', draw: () => roundSling({ load, length: 2 }, title) },
      { view: 'chart', draw: () => slingModes(load, title) },
    ],
    items: ([1, 1.5, 2, 3, 4, 5, 6] as const).map((length) => ({
      sku: `SRD-${load}T-${length}M`,
      name: both([`${name[0]}, ${length} m`, `${name[1]}, ${measure(length)[1]} m`]),
      uom: 'pcs' as const,
      price: rupiah(22_000 * load + 30_000 * load * length),
      weight: load * (60 + 300 * length),
      demand: length >= 1.5 && length <= 3 ? 1 : 0.5,
      attributes: {
        standard: 'EN 1492-2',
        working_load: load,
        sling_length: length,
        colour: choice(mark),
        material: both(polyester),
      },
    })),
  })
})

const ropes: Product[] = (Object.entries(en13414) as [string, number][]).map(([size, load]) => {
  const d = Number(size)
  const name: Pair = [
    `Wire rope sling Ø ${d} mm, two soft eyes`,
    `Sling tali kawat Ø ${d} mm, dua mata tanpa timbel`,
  ]
  const title = `EN 13414-1 · Ø ${d} · ${load} t`
  return product({
    code: `SLING-ROPE-${d}`,
    name,
    category: categories.ropeSlings,
    brand: 'Palandra',
    popularity: d <= 16 ? 480 : 300,
    lead: [
      [
        'Rope 6×36 with fibre core and aluminium ferrules pressed on both eyes. For hot, rough and sharp-edged loads on which textile slings would not last.',
        'Tali 6×36 inti serat dengan ferrule aluminium pres pada kedua mata. Untuk beban panas, kasar, dan bertepi tajam yang merusak sling kain.',
      ],
      choosing,
    ],
    points: [
      [
        'Scrap when a strand is broken, kinked or corroded, or when ten wires show broken over a length of six diameters',
        'Buang bila ada untaian putus, tertekuk, atau berkarat, atau sepuluh kawat putus pada panjang enam kali diameter',
      ],
      ['From −40 to +100 °C', 'Dari −40 sampai +100 °C'],
      [
        'Hang the eye on a hook no thicker than a third of the eye’s length',
        'Gantung pada kait yang tebalnya paling besar sepertiga panjang mata',
      ],
    ],
    data: [
      [['Standard', 'Standar'], 'EN 13414-1'],
      [
        ['Rope', 'Tali'],
        ['6×36 fibre core, 1770 N/mm²', '6×36 inti serat, 1770 N/mm²'],
      ],
      [['Working load, straight', 'Beban kerja lurus'], measure(load, 't')],
      [['Factor of safety', 'Faktor keamanan'], '5 : 1'],
    ],
    tabs: [modes],
    pictures: [
      { view: 'dimensions', draw: () => ropeSling({ d, length: 2 }, title) },
      { view: 'section', draw: () => ropeSection({ d, wires: 36, core: 'fibre' }, title) },
      { view: 'chart', draw: () => slingModes(load, title) },
    ],
    items: ([1, 1.5, 2, 3, 4, 6] as const).map((length) => ({
      sku: `SWR-${d}-${length}M`,
      name: both([`${name[0]}, ${length} m`, `${name[1]}, ${measure(length)[1]} m`]),
      uom: 'pcs' as const,
      price: rupiah(14_000 + d * d * (190 + 150 * length)),
      weight: d * d * 3.7 * (length + 0.9),
      demand: length === 2 || length === 3 ? 1 : 0.6,
      attributes: { standard: 'EN 13414-1', rope_diameter: d, working_load: load, sling_length: length },
    })),
  })
})

export const slings: readonly Product[] = [...webbing, ...round, ...ropes]

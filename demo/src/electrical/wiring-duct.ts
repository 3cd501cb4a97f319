import type { Item, Product } from '../catalogue/model.ts'
import { rupiah } from '../catalogue/price.ts'
import { polygon, type Mark, type Point } from '../drawing/svg.ts'
import { categories } from './categories.ts'
import { extrusionPictures, type Extrusion } from './extrusion.drawing.ts'
import { description, named, text, type Pair, type Row } from './texts.ts'

const pvcFire: Row = ['fire', 'Self-extinguishing, UL 94 V-0', 'Padam sendiri, UL 94 V-0']

/** A trough with a lid, its mouth upwards, as the section shows it. */
function trough(title: string, w: number, h: number, slotted: boolean): Extrusion {
  const t = 1.6
  const slots = (at: (point: Point, share: number) => Point): Mark[] =>
    Array.from({ length: 11 }, (_, index) => {
      const share = (index + 0.7) / 12
      return polygon(
        [
          at([w, 4], share),
          at([w, h * 0.72], share),
          at([w, h * 0.72], share + 0.035),
          at([w, 4], share + 0.035),
        ],
        'black',
        'fine',
      )
    })
  return {
    title,
    profile: [
      [0, 0],
      [w, 0],
      [w, h],
      [0, h],
      [0, t],
      [t, t],
      [t, h - t],
      [w - t, h - t],
      [w - t, t],
      [0, t],
    ],
    figures: [String(w), String(h)],
    run: 3,
    ...(slotted ? { sides: slots } : {}),
  }
}

type Duct = {
  code: string
  prefix: string
  name: Pair
  short: Pair
  sizes: readonly (readonly [number, number])[]
  length: number
  slotted: boolean
  colour: Pair
  lead: readonly Pair[]
  points: readonly Pair[]
  factor: number
  brand: Product['brand']
  popularity: number
}
const kinds: readonly Duct[] = [
  {
    code: 'DUCT-SLOTTED',
    prefix: 'WDS',
    name: ['Slotted wiring duct, grey, with cover, 2 m', 'Wiring duct abu-abu dengan tutup, 2 m'],
    short: ['Slotted duct', 'Saluran kabel berlubang'],
    sizes: [
      [25, 25],
      [25, 40],
      [25, 60],
      [40, 40],
      [40, 60],
      [40, 80],
      [60, 40],
      [60, 60],
      [60, 80],
      [80, 60],
      [80, 80],
      [100, 60],
      [100, 80],
      [100, 100],
    ],
    length: 2,
    slotted: true,
    colour: ['Grey', 'Abu-abu'],
    lead: [
      [
        'Carries the wires of a control panel between rows of devices; each wire leaves through the slot next to its terminal.',
        'Menampung kabel panel kontrol di antara deretan alat; setiap kabel keluar lewat celah di dekat terminalnya.',
      ],
      [
        'The fingers break off along a score without tools.',
        'Jari-jarinya dapat dipatahkan pada garis lipat tanpa alat.',
      ],
    ],
    points: [
      [
        'Plan for 70 % fill to leave room for later wiring',
        'Rencanakan isi 70 % supaya tutup masih terpasang sepuluh tahun lagi',
      ],
      [
        'Keep 40 mm between duct and terminals for fingers and labels',
        'Sisakan 40 mm antara saluran dan terminal untuk jari dan label',
      ],
      ['Base is punched for rivets and M5 screws', 'Dasar berlubang untuk rivet dan baut M5'],
    ],
    factor: 1,
    brand: 'Panelka',
    popularity: 680,
  },
  {
    code: 'DUCT-SLOTTED-WHITE',
    prefix: 'WDH',
    name: ['Slotted wiring duct, halogen free, white, 2 m', 'Wiring duct bebas halogen, putih, 2 m'],
    short: ['Halogen-free duct', 'Saluran kabel bebas halogen'],
    sizes: [
      [25, 40],
      [25, 60],
      [40, 60],
      [40, 80],
      [60, 60],
      [60, 80],
      [80, 80],
      [100, 80],
    ],
    length: 2,
    slotted: true,
    colour: ['White', 'Putih'],
    lead: [
      [
        'For panels in tunnels, ships, hospitals and data rooms: in a fire it gives off little smoke and no corrosive gas.',
        'Untuk panel di terowongan, kapal, rumah sakit, dan ruang data: saat terbakar hanya berasap tipis dan tanpa gas korosif.',
      ],
      [
        'Snaps together with the same covers as the grey duct of its size.',
        'Bentuknya sama dengan saluran abu-abu seukurannya.',
      ],
    ],
    points: [
      ['Material PC/ABS, up to 85 °C', 'Bahan PC/ABS, sampai 85 °C'],
      ['Cut with a fine saw; shears splinter it', 'Potong dengan gergaji halus; gunting membuatnya retak'],
      [
        'Use halogen-free cables as well, else the gain is lost',
        'Gunakan juga kabel bebas halogen, kalau tidak manfaatnya hilang',
      ],
    ],
    factor: 2.9,
    brand: 'Panelka',
    popularity: 240,
  },
  {
    code: 'DUCT-TRUNKING',
    prefix: 'TRK',
    name: ['PVC cable trunking, white, with cover, 2 m', 'Cable duct PVC putih dengan tutup, 2 m'],
    short: ['PVC trunking', 'Saluran kabel PVC'],
    sizes: [
      [12, 7],
      [16, 16],
      [20, 10],
      [25, 16],
      [30, 17],
      [40, 25],
      [50, 35],
      [60, 40],
      [80, 45],
      [100, 50],
    ],
    length: 2,
    slotted: false,
    colour: ['White', 'Putih'],
    lead: [
      [
        'Hides wiring on finished walls in offices, shops and workshops.',
        'Menutup kabel pada dinding jadi di kantor, toko, dan bengkel.',
      ],
      [
        'Screw it down, or stick the small sizes with the tape on their back.',
        'Pasang dengan sekrup, atau rekatkan ukuran kecil dengan pita di belakangnya.',
      ],
    ],
    points: [
      ['Separate data from mains in two trunkings', 'Pisahkan kabel data dari kabel daya dalam dua saluran'],
      ['The inside is about 2 mm smaller than the size', 'Ukuran dalam kira-kira 2 mm lebih kecil'],
      ['Covers come off for painting', 'Tutup dapat dilepas untuk dicat'],
    ],
    factor: 0.55,
    brand: 'Kabelaya',
    popularity: 610,
  },
]

/** Wiring ducts and trunking. */
export const ducts: readonly Product[] = kinds.map((of): Product => {
  const [w, h] = of.sizes[Math.floor(of.sizes.length / 2)] ?? [40, 60]
  return {
    code: of.code,
    name: text(...of.name),
    description: description(of.lead, of.points, [
      ['material', of.factor > 2 ? 'PC/ABS' : 'Hard PVC', of.factor > 2 ? 'PC/ABS' : 'PVC keras'],
      ...(of.factor < 2 ? [pvcFire] : []),
      ['packing', `${of.length} m lengths`, `Batang ${of.length} m`],
    ]),
    category: categories.ducts,
    brand: of.brand,
    popularity: of.popularity,
    pictures: extrusionPictures(trough(`${w} × ${h}`, w, h, of.slotted), 'mid'),
    items: of.sizes.map(([width, height]): Item => ({
      sku: `${of.prefix}-${width}X${height}`,
      name: named(`${of.short[0]} #0 × #1 mm, 2 m`, `${of.short[1]} #0 × #1 mm, 2 m`, width, height),
      uom: 'pcs',
      price: rupiah((9_000 + (width + 2 * height) * 390) * of.factor),
      weight: (2 * width + 2 * height) * 1.7 * 2 * 1.5,
      demand: width >= 25 && width <= 60 ? 0.9 : 0.5,
      attributes: {
        width,
        height,
        length: of.length * 1000,
        colour: text(...of.colour),
        material: of.factor > 2 ? 'PC/ABS' : text('PVC', 'PVC'),
      },
    })),
  }
})

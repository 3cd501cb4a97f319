import type { Product } from '../catalogue/model.ts'
import { rupiah } from '../catalogue/price.ts'
import { categories } from './categories.ts'
import { currentChart } from './current.drawing.ts'
import { both, measure, product } from './prose.ts'
import { type Rod, rodSide } from './rod.drawing.ts'
import { type Turn, turnedRange, turnedShaded } from './turned.drawing.ts'
import { nozzleSection } from './welding-gear.drawing.ts'

/** ISO 6848: alloy, the colour of its band, and what it is for. */
const tungstens = [
  {
    code: 'WT20',
    band: 'deep',
    colour: ['Red', 'Merah'],
    name: ['Tungsten electrode WT 20, red', 'Elektroda tungsten WT 20, merah'],
    price: 21_000,
    lead: [
      'Thoriated, for DC on carbon and stainless plate. Grinding dust is slightly radioactive: extract it.',
      'Berthorium, untuk DC pada karbon dan stainless. Debu gerindanya sedikit radioaktif: gunakan penyedot.',
    ],
  },
  {
    code: 'WL15',
    band: 'accent',
    colour: ['Gold', 'Emas'],
    name: ['Tungsten electrode WL 15, gold', 'Elektroda tungsten WL 15, emas'],
    price: 25_000,
    lead: [
      'Lanthanated all-rounder for DC and AC, starts well at small currents and is free of thorium.',
      'Berlantanum serbaguna untuk DC dan AC, mudah menyala pada arus kecil dan bebas thorium.',
    ],
  },
  {
    code: 'WC20',
    band: 'mid',
    colour: ['Grey', 'Abu-abu'],
    name: ['Tungsten electrode WC 20, grey', 'Elektroda tungsten WC 20, abu-abu'],
    price: 24_000,
    lead: [
      'With cerium, for thin sheet, orbital and pipe work at low currents.',
      'Bercerium, untuk pelat tipis, las orbital, dan pipa pada arus rendah.',
    ],
  },
  {
    code: 'WP',
    band: 'white',
    colour: ['Green', 'Hijau'],
    name: ['Tungsten electrode WP, green', 'Elektroda tungsten WP, hijau'],
    price: 20_000,
    lead: [
      'Pure tungsten forms a round cap for AC welding of aluminium on transformer machines.',
      'Tungsten murni membentuk ujung bulat untuk las AC aluminium pada mesin trafo.',
    ],
  },
] as const
export const tungstenElectrodes: readonly Product[] = tungstens.map(
  ({ code, band, colour, name, price, lead }) => {
    const rod: Rod = {
      d: 2.4,
      length: 175,
      kind: 'tungsten',
      mark: code,
      band,
      title: `ISO 6848 ${code} · Ø 2.4 × 175`,
    }
    const sizes = [
      [1, 15, 80],
      [1.6, 60, 150],
      [2, 100, 200],
      [2.4, 150, 250],
      [3.2, 240, 350],
      [4, 320, 480],
    ] as const
    return product({
      code: `TUNGSTEN-${code}`,
      name,
      category: categories.tungsten,
      brand: 'Perkasara',
      popularity: code === 'WT20' ? 430 : 320,
      lead: [lead],
      points: [
        [
          'Grind lengthwise, cone about twice the diameter',
          'Gerinda memanjang, kerucut sekitar dua kali diameter',
        ],
        ['After touching the pool, grind again', 'Gerinda ulang setelah menyentuh kawah las'],
        ['Box of ten', 'Isi sepuluh batang'],
        [
          'Currents hold for DC with the electrode on minus; on AC take about two thirds',
          'Nilai arus berlaku untuk DC elektroda minus; untuk AC gunakan sekitar dua pertiga',
        ],
      ],
      data: [
        [['Standard', 'Standar'], 'ISO 6848'],
        [['Length', 'Panjang'], '175 mm'],
        [['Band', 'Gelang warna'], colour],
      ],
      pictures: [
        { view: 'dimensions', draw: () => rodSide(rod) },
        {
          view: 'chart',
          draw: () =>
            currentChart(
              sizes.map(([d, low, high]) => [`Ø ${d}`, low, high] as const),
              `ISO 6848 ${code}`,
            ),
        },
      ],
      items: sizes.map(([d, low, high]) => ({
        sku: `TGS-${code}-${String(d).replace('.', '')}`,
        name: both([`${name[0]}, ${d} × 175 mm, box of 10`, `${name[1]}, ${measure(d)[1]} × 175 mm, isi 10`]),
        uom: 'box' as const,
        price: rupiah(price * (2.4 + d * d * 1.35)),
        weight: d * d * 0.785 * 175 * 0.0193 * 10 + 12,
        demand: d === 2.4 || d === 1.6 ? 1 : 0.6,
        attributes: {
          standard: 'ISO 6848',
          wire_diameter: d,
          length: 175,
          colour: both(colour),
          welding_current: `${low}–${high} A`,
          pack_qty: 10,
        },
      })),
    })
  },
)

const tip = (d: number): Turn[] => [
  { kind: 'thread', length: 6, d: 6 },
  { length: 16, d: 8 },
  { length: 6, d: 8, to: 4.5 + d * 0.5 },
]
const cup = (bore: number): Turn[] => [
  { length: 10, d: 15, fill: 'light' },
  { length: 3, d: 15, to: bore + 5, fill: 'light' },
  { length: 34, d: bore + 5, to: bore + 3.6, fill: 'mid' },
]
export const torchConsumables: readonly Product[] = [
  product({
    code: 'TIP-M6',
    name: ['MIG contact tip M6 × 28, E-Cu', 'Contact tip MIG M6 × 28, tembaga E-Cu'],
    category: categories.tungsten,
    brand: 'Perkasara',
    popularity: 560,
    lead: [
      [
        'Guides the wire and passes the current into it. A worn oval bore makes the arc wander and the feed jerk.',
        'Mengarahkan kawat dan mengalirkan arus. Lubang aus yang lonjong membuat busur lari dan pengumpanan tersendat.',
      ],
    ],
    points: [
      ['For aluminium take one size larger', 'Untuk aluminium pilih satu ukuran lebih besar'],
      ['Change once a shift in series work', 'Ganti satu kali per sif pada produksi seri'],
      [
        'Box of ten; tighten with a spanner, not by hand',
        'Isi sepuluh; kencangkan dengan kunci pas, bukan dengan tangan saja',
      ],
    ],
    data: [
      [['Thread', 'Ulir'], 'M6'],
      [['Body', 'Badan'], 'Ø 8 × 28 mm'],
      [
        ['Material', 'Bahan'],
        ['Copper E-Cu', 'Tembaga E-Cu'],
      ],
    ],
    pictures: [
      {
        view: 'section',
        draw: () => nozzleSection({ d: 8, bore: 1.2, length: 28, thread: 'M6', title: 'M6 × 28 · 1.2' }),
      },
      {
        view: 'shaded',
        draw: () =>
          turnedShaded(
            tip(1.2)
              .toReversed()
              .map(({ d, to, ...turn }) => ({ ...turn, d: to ?? d, to: d })),
            'M6 × 28 · 1.2',
            1.4,
          ),
      },
    ],
    items: [0.8, 0.9, 1, 1.2, 1.4, 1.6].map((d) => ({
      sku: `CTP-M6-${String(d).replace('.', '')}`,
      name: both([
        `MIG contact tip M6 × 28 for ${d} mm wire, box of 10`,
        `Contact tip MIG M6 × 28 kawat ${measure(d)[1]} mm, isi 10`,
      ]),
      uom: 'box' as const,
      price: rupiah(68_000),
      weight: 105,
      demand: d === 1 || d === 1.2 ? 1 : 0.6,
      attributes: { thread: 'M6', length: 28, wire_diameter: d, pack_qty: 10 },
    })),
  }),
  product({
    code: 'CUP-TIG-26',
    name: ['TIG ceramic cup for torches 17, 18 and 26', 'Nozzle keramik TIG untuk torch 17, 18, dan 26'],
    category: categories.tungsten,
    brand: 'Perkasara',
    popularity: 410,
    lead: [
      [
        'Leads the argon around the tungsten. The number is the bore in sixteenths of an inch: small for corners, large for stainless.',
        'Mengalirkan argon mengelilingi tungsten. Nomor adalah diameter lubang dalam per enam belas inci: kecil untuk sudut, besar untuk stainless.',
      ],
    ],
    points: [
      [
        'Alumina: stands heat, not blows',
        'Alumina: tahan panas las, namun tidak tahan benturan dan pecah bila jatuh',
      ],
      [
        'Gas in litres a minute about equal to the cup’s number',
        'Gas per menit dalam liter kira-kira sama dengan nomor nozzle',
      ],
      ['Box of ten', 'Isi sepuluh'],
    ],
    data: [
      [['Length', 'Panjang'], '47 mm'],
      [
        ['Material', 'Bahan'],
        ['Alumina ceramic', 'Keramik alumina'],
      ],
    ],
    pictures: [
      {
        view: 'section',
        draw: () => nozzleSection({ d: 17, bore: 11.1, length: 47, thread: '', title: '# 7 · 7/16" · 47' }),
      },
      {
        view: 'range',
        draw: () =>
          turnedRange(
            [4, 6, 8, 10, 12].map((size) => [cup(size * 1.5875), `# ${size}`] as const),
            '# 4–12',
          ),
      },
    ],
    items: [4, 5, 6, 7, 8, 10, 12].map((size) => ({
      sku: `TCP-26-${String(size).padStart(2, '0')}`,
      name: both([`TIG ceramic cup no. ${size}, box of 10`, `Nozzle keramik TIG no. ${size}, isi 10`]),
      uom: 'box' as const,
      price: rupiah(64_000 + size * 2_600),
      weight: 90 + size * 14,
      demand: size >= 6 && size <= 8 ? 1 : 0.5,
      attributes: {
        nominal_size: `no. ${size}`,
        inner_diameter: Math.round(size * 15.875) / 10,
        length: 47,
        pack_qty: 10,
      },
    })),
  }),
]

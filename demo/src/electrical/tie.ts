import type { Item, Product } from '../catalogue/model.ts'
import { rupiah } from '../catalogue/price.ts'
import type { Fill } from '../drawing/svg.ts'
import { categories } from './categories.ts'
import { mount, mountShaded, tieBundle, tieDimensions } from './tie.drawing.ts'
import { description, named, text, type Pair } from './texts.ts'

/** Width, lengths, strength in N, thickness-borne mass in g for 100 mm. */
const nylon = [
  [2.5, [100, 150, 200], 80],
  [3.6, [150, 200, 250, 300], 180],
  [4.8, [200, 250, 300, 370, 430], 220],
  [7.6, [250, 300, 370, 450], 540],
] as const
const steel = [
  [4.6, [150, 200, 250, 300, 400, 520], 450],
  [7.9, [200, 300, 400, 520, 680], 800],
] as const
const heavy = [
  [9, [450, 550, 650, 760, 920], 780],
  [12.7, [500, 650, 1000], 1140],
] as const

type Line = {
  code: string
  prefix: string
  name: Pair
  short: Pair
  colour: Pair
  material: Pair
  rows: readonly (readonly [number, readonly number[], number])[]
  lead: readonly Pair[]
  points: readonly Pair[]
  range: Pair
  price: number
  tone: Fill
  steel?: boolean
  brand: Product['brand']
  popularity: number
}
const pa: Pair = ['Polyamide 6.6', 'Poliamida 6.6']
const lines: readonly Line[] = [
  {
    code: 'CABLE-TIE-NATURAL',
    prefix: 'TIE-N',
    name: ['Cable tie, nylon, natural', 'Cable ties nilon, putih'],
    short: ['Cable tie natural', 'Cable ties putih'],
    colour: ['Natural', 'Putih natural'],
    material: pa,
    rows: nylon,
    lead: [
      [
        'Bundles wires in panels, machines and packages. The pawl locks in every tooth and does not open again.',
        'Mengikat kabel di panel, mesin, dan kemasan. Lidahnya mengunci di setiap gigi dan tidak terbuka lagi.',
      ],
      [
        'Natural nylon is for indoors; sunlight makes it brittle within a year.',
        'Nilon natural untuk dalam ruangan; sinar matahari membuatnya getas dalam setahun.',
      ],
    ],
    points: [
      [
        'The largest bundle is about a third of the length less 20 mm',
        'Ikatan terbesar kira-kira sepertiga panjang dikurangi 20 mm',
      ],
      ['Cut the tail flush: stubs scratch hands', 'Potong sisa ujung sampai rata: sisa tajam melukai tangan'],
      [
        'Keep the bag closed; dry nylon breaks when it is pulled',
        'Simpan dalam kantong tertutup; nilon kering mudah patah saat ditarik',
      ],
    ],
    range: ['−40 to +85 °C', '−40 sampai +85 °C'],
    price: 1,
    tone: 'white',
    brand: 'Kabelaya',
    popularity: 860,
  },
  {
    code: 'CABLE-TIE-BLACK',
    prefix: 'TIE-B',
    name: ['Cable tie, nylon, black, UV resistant', 'Cable ties nilon hitam, tahan UV'],
    short: ['Cable tie black UV', 'Cable ties hitam UV'],
    colour: ['Black', 'Hitam'],
    material: pa,
    rows: nylon,
    lead: [
      [
        'Carbon black in the nylon lets these ties last for years on roofs, poles and vehicles.',
        'Karbon hitam di dalam nilon membuat pengikat ini tahan bertahun-tahun di atap, tiang, dan kendaraan.',
      ],
      [
        'Use them wherever there is daylight, also behind windows.',
        'Gunakan di mana pun sinar matahari sampai, juga di balik jendela.',
      ],
    ],
    points: [
      [
        'The largest bundle is about a third of the length less 20 mm',
        'Ikatan terbesar kira-kira sepertiga panjang dikurangi 20 mm',
      ],
      [
        'Not for lifting or holding loads that could hurt someone',
        'Tidak untuk mengangkat atau menahan beban yang membahayakan orang',
      ],
      [
        'Every 30 cm on vertical runs, every 50 cm on trays',
        'Setiap 30 cm pada jalur tegak, setiap 50 cm pada rak kabel',
      ],
    ],
    range: ['−40 to +85 °C', '−40 sampai +85 °C'],
    price: 1.15,
    tone: 'black',
    brand: 'Kabelaya',
    popularity: 800,
  },
  {
    code: 'CABLE-TIE-STEEL',
    prefix: 'TIE-S',
    name: ['Cable tie, stainless steel 304, ball lock', 'Cable ties stainless steel 304, kunci bola'],
    short: ['Steel cable tie 304', 'Cable ties baja 304'],
    colour: ['Bare metal', 'Logam polos'],
    material: ['Stainless steel 304', 'Stainless steel 304'],
    rows: steel,
    lead: [
      [
        'Holds cables and hoses near furnaces, exhausts and the sea, where nylon melts or ages.',
        'Menahan kabel dan selang di dekat tungku, knalpot, dan laut, tempat nilon meleleh atau lapuk.',
      ],
      [
        'A steel ball in the head clamps the band at any point.',
        'Bola baja di kepalanya menjepit pita di titik mana pun.',
      ],
    ],
    points: [
      [
        'Required on escape routes: it still holds in a fire',
        'Diwajibkan pada jalur evakuasi: tetap menahan saat kebakaran',
      ],
      ['Tighten with the tensioning tool and cut flush', 'Kencangkan dengan tang penegang lalu potong rata'],
      ['Put a rubber strip under it on soft cable sheaths', 'Beri alas karet pada selubung kabel yang lunak'],
    ],
    range: ['−60 to +500 °C', '−60 sampai +500 °C'],
    price: 11,
    tone: 'roundH',
    steel: true,
    brand: 'Arusindra',
    popularity: 460,
  },
  {
    code: 'CABLE-TIE-HEAVY',
    prefix: 'TIE-H',
    name: ['Cable tie, nylon, heavy duty, black', 'Cable ties nilon heavy duty, hitam'],
    short: ['Heavy cable tie', 'Cable ties heavy duty'],
    colour: ['Black', 'Hitam'],
    material: pa,
    rows: heavy,
    lead: [
      [
        'Broad ties for bundles of power cables, hoses, signs and banners.',
        'Pengikat lebar untuk ikatan kabel daya, selang, rambu, dan spanduk.',
      ],
      [
        'Wide straps press less into soft cable sheaths.',
        'Pita lebar tidak menekan selubung kabel yang lunak.',
      ],
    ],
    points: [
      ['Tighten with a gun and a set force', 'Kencangkan dengan alat bergaya tarik tetap'],
      [
        'Two side by side hold more safely than one pulled to its limit',
        'Dua berdampingan lebih aman daripada satu yang ditarik maksimal',
      ],
      ['UV resistant, for outdoor use', 'Tahan UV, boleh dipakai di luar ruangan'],
    ],
    range: ['−40 to +85 °C', '−40 sampai +85 °C'],
    price: 1.5,
    tone: 'black',
    brand: 'Kabelaya',
    popularity: 390,
  },
  {
    code: 'CABLE-TIE-RELEASABLE',
    prefix: 'TIE-R',
    name: ['Cable tie, nylon, releasable', 'Cable ties nilon, dapat dibuka'],
    short: ['Releasable cable tie', 'Cable ties buka-ulang'],
    colour: ['Natural', 'Putih natural'],
    material: pa,
    rows: [
      [4.8, [150, 200, 250, 300], 180],
      [7.6, [200, 250, 300, 370], 220],
    ],
    lead: [
      [
        'A lever in the head lifts the pawl, so that the tie opens and is used again.',
        'Tuas di kepala mengangkat lidah sehingga pengikat dapat dibuka dan dipakai lagi.',
      ],
      [
        'For wiring that is still growing, tests and packaging.',
        'Untuk pengawatan yang masih bertambah, pengujian, dan pengemasan.',
      ],
    ],
    points: [
      ['Weaker than fixed ties of the same width', 'Lebih lemah daripada pengikat tetap selebar sama'],
      ['Replace by fixed ties when the panel is finished', 'Ganti dengan pengikat tetap bila panel selesai'],
      ['Press the lever, do not tear', 'Tekan tuasnya, jangan ditarik paksa'],
    ],
    range: ['−40 to +85 °C', '−40 sampai +85 °C'],
    price: 1.7,
    tone: 'white',
    brand: 'Kabelaya',
    popularity: 340,
  },
]

/** Cable ties by material and width. */
export const ties: readonly Product[] = lines.map((of): Product => {
  const [width, lengths, force] = of.rows[Math.min(2, of.rows.length - 1)] ?? nylon[0]
  const length = lengths[1] ?? 200
  return {
    code: of.code,
    name: text(...of.name),
    description: description(of.lead, of.points, [
      ['material', ...of.material],
      ['force', `${force} N (${width} mm)`, `${force} N (${String(width).replace('.', ',')} mm)`],
      ['temperature', ...of.range],
      ['packing', 'Bag of 100', 'Kantong isi 100'],
    ]),
    category: categories.ties,
    brand: of.brand,
    popularity: of.popularity,
    pictures: [
      {
        view: 'dimensions',
        draw: () => tieDimensions(`${width} × ${length}`, width, length, of.steel === true, of.tone),
      },
      {
        view: 'mounted',
        draw: () =>
          tieBundle(
            `${width} × ${length} · ${force} N`,
            of.tone === 'roundH' ? 'mid' : of.tone,
            of.steel === true,
          ),
      },
    ],
    items: of.rows.flatMap(([wide, all, newton]) =>
      all.map((long): Item => ({
        sku: `${of.prefix}-${String(wide).replace('.', '')}X${long}`,
        name: named(`${of.short[0]} #0 × #1 mm`, `${of.short[1]} #0 × #1 mm`, wide, long),
        uom: 'pack',
        price: rupiah((2_100 + wide * long * 16.5) * of.price),
        weight: wide * long * (of.steel === true ? 0.21 : 0.145),
        demand: wide < 5 && long <= 300 ? 1 : 0.6,
        attributes: {
          width: wide,
          length: long,
          tensile_force: newton,
          colour: text(...of.colour),
          material: text(...of.material),
          pack_qty: 100,
        },
      })),
    ),
  }
})

/** Mounts for them. */
export const tieMounts: Product = {
  code: 'CABLE-TIE-MOUNT',
  name: text('Mount for cable ties, adhesive', 'Dudukan cable ties berperekat'),
  description: description(
    [
      [
        'Sticks to clean metal or paint and holds a tie from four sides, where drilling is not wanted.',
        'Menempel pada logam bersih atau cat dan memegang pengikat dari empat sisi, di tempat yang tidak boleh dibor.',
      ],
      [
        'The hole in the middle takes a screw for good measure.',
        'Lubang di tengah dapat diberi sekrup sebagai penguat.',
      ],
    ],
    [
      [
        'Degrease, press for ten seconds, load after an hour',
        'Bersihkan lemak, tekan sepuluh detik, bebani setelah satu jam',
      ],
      [
        'Inside warm panels use the screw: adhesive creeps above 50 °C',
        'Di panel panas pakai sekrup: perekat bergeser di atas 50 °C',
      ],
      ['One every 15 cm for a bundle of 10 mm', 'Setiap 15 cm untuk ikatan 10 mm'],
    ],
    [
      ['material', 'Polyamide, foam with acrylic adhesive', 'Poliamida, busa berperekat akrilik'],
      ['packing', 'Bag of 100', 'Kantong isi 100'],
    ],
  ),
  category: categories.ties,
  brand: 'Panelka',
  popularity: 410,
  pictures: [
    { view: 'dimensions', draw: () => mount('28 × 28', 28, 4.5) },
    { view: 'shaded', draw: () => mountShaded('28 × 28') },
  ],
  items: [19, 25, 28, 40].flatMap((size) =>
    (['white', 'black'] as const).map((tone): Item => ({
      sku: `TIEM-${size}-${tone === 'white' ? 'W' : 'B'}`,
      name: text(
        `Cable tie mount ${size} × ${size} mm ${tone}`,
        `Dudukan cable ties ${size} × ${size} mm ${tone === 'white' ? 'putih' : 'hitam'}`,
      ),
      uom: 'pack',
      price: rupiah(14_000 + size ** 2 * 46),
      weight: size ** 2 * 0.25,
      attributes: {
        width: size,
        height: Math.round(size * 4) / 10,
        colour: tone === 'white' ? text('White', 'Putih') : text('Black', 'Hitam'),
        material: text('Polyamide', 'Poliamida'),
        pack_qty: 100,
      },
    })),
  ),
}

import type { Item, Product } from '../catalogue/model.ts'
import { rupiah } from '../catalogue/price.ts'
import { metricGlands, pgGlands } from '../standards/cable-gland-threads.ts'
import { categories } from './categories.ts'
import { description, tab, text, type Pair } from './texts.ts'
import { hexagon, rings, turnedPictures, type Turned } from './turned.drawing.ts'

/** Clamping ranges in mm, width across flats and body length: the maker's. */
export const metric = [
  [3, 6.5, 15, 29],
  [4, 8, 19, 32],
  [6, 12, 24, 36],
  [11, 17, 30, 40],
  [15, 21, 36, 46],
  [19, 28, 46, 54],
  [27, 35, 55, 60],
  [34, 45, 68, 68],
] as const
const pg = [
  [3, 6.5, 15, 29],
  [4, 8, 19, 32],
  [5, 10, 22, 34],
  [6, 12, 24, 36],
  [10, 14, 27, 38],
  [13, 18, 33, 43],
  [18, 25, 42, 50],
  [24, 32, 53, 58],
  [32, 38, 60, 62],
  [37, 44, 65, 66],
] as const

type Series = {
  code: string
  prefix: string
  name: Pair
  short: Pair
  material: Pair
  thread: 'metric' | 'pg'
  lead: readonly Pair[]
  points: readonly Pair[]
  price: (outside: number) => number
  density: number
  brand: Product['brand']
  popularity: number
  metal: boolean
  colours?: boolean
  tabs?: NonNullable<Product['tabs']>
}

const gland = (
  title: string,
  thread: number,
  hex: number,
  length: number,
  metal: boolean,
  thick: string,
): Turned => ({
  title,
  overall: String(length),
  stretches: [
    {
      length: length * 0.14,
      diameter: hex * 0.72,
      end: hex * 0.98,
      fill: metal ? 'roundH' : 'darkH',
      face: 'black',
    },
    {
      length: length * 0.26,
      diameter: hex * 1.02,
      kind: metal ? 'hex' : 'ribs',
      fill: metal ? 'roundH' : 'darkH',
    },
    { length: length * 0.08, diameter: hex * 0.9, fill: metal ? 'roundH' : 'darkH' },
    { length: length * 0.2, diameter: hex, kind: 'hex' },
    { length: length * 0.06, diameter: hex * 0.92, fill: 'dark' },
    {
      length: length * 0.26,
      diameter: thread,
      kind: 'thread',
      along: String(Math.round(length * 0.26)),
      across: thick,
    },
  ],
  front: (x, y, scale) => [
    ...hexagon(hex)(x, y, scale),
    ...rings([hex * 0.76, metal ? 'light' : 'dark'], [hex * 0.52, 'black'], [hex * 0.32, 'hole'])(
      x,
      y,
      scale,
    ),
  ],
})

const series: readonly Series[] = [
  {
    code: 'GLAND-NYLON-M',
    prefix: 'CGN',
    name: ['Nylon cable gland, metric thread, IP68', 'Cable gland nilon, ulir metrik, IP68'],
    short: ['Nylon gland', 'Cable gland nilon'],
    material: ['Polyamide 6', 'Poliamida 6'],
    thread: 'metric',
    lead: [
      [
        'Leads cables into boxes and motors, holds them and keeps water out.',
        'Memasukkan kabel ke box dan motor, menahannya, dan mencegah air masuk.',
      ],
      [
        'Metric threads fit every enclosure drilled to current standards.',
        'Ulir metrik cocok untuk semua box yang dilubangi menurut standar sekarang.',
      ],
    ],
    points: [
      [
        'Choose by the cable’s outside diameter, then look at the thread',
        'Pilih menurut diameter luar kabel, baru lihat ulirnya',
      ],
      ['Locknut and flat seal are included', 'Termasuk mur pengunci dan ring karet'],
      [
        'One cable to a gland: two round cables leave a gap between them',
        'Satu kabel per gland: dua kabel bulat menyisakan celah',
      ],
    ],
    price: (d) => 900 + d * 62 + d ** 2 * 6.4,
    density: 0.016,
    brand: 'Panelka',
    popularity: 700,
    metal: false,
    colours: true,
    tabs: [
      tab(
        ['Mounting', 'Pemasangan'],
        [
          [
            'A gland is tight only if hole, seal and cable match.',
            'Cable gland hanya rapat bila lubang, ring, dan kabel cocok.',
          ],
        ],
        [
          [
            'Clearance hole: thread diameter plus 0.2 to 0.5 mm, burrs removed',
            'Lubang: diameter ulir ditambah 0,2 sampai 0,5 mm, bebas gram',
          ],
          [
            'Seal on the outside, locknut on the inside',
            'Ring karet di sisi luar, mur pengunci di sisi dalam',
          ],
          [
            'Hold the body, then turn the cap until the rubber bulges a little',
            'Tahan badannya, lalu putar tutup sampai karet sedikit menggembung',
          ],
          [
            'Loop the cable below the gland, so that water drips off',
            'Buat lengkungan kabel di bawah gland supaya air menetes',
          ],
        ],
      ),
    ],
  },
  {
    code: 'GLAND-NYLON-PG',
    prefix: 'CGP',
    name: ['Nylon cable gland, PG thread, IP68', 'Cable gland nilon, ulir PG, IP68'],
    short: ['Nylon gland', 'Cable gland nilon'],
    material: ['Polyamide 6', 'Poliamida 6'],
    thread: 'pg',
    lead: [
      [
        'The gland for boxes, motors and terminal heads with the older steel conduit thread, still usual in Indonesian plants.',
        'Gland untuk box, motor, dan kepala terminal dengan ulir PG lama yang masih lazim di pabrik Indonesia.',
      ],
      [
        'The split basket grips round cables over a wide range.',
        'Keranjang berbelahnya menjepit kabel bulat dalam rentang lebar.',
      ],
    ],
    points: [
      [
        'PG and metric threads look alike but do not fit each other',
        'Ulir PG dan metrik tampak mirip tetapi tidak saling cocok',
      ],
      ['Locknut and flat seal are included', 'Termasuk mur pengunci dan ring karet'],
      ['Replace seals that have hardened in the sun', 'Ganti ring yang mengeras terkena matahari'],
    ],
    price: (d) => 750 + d * 55 + d ** 2 * 6,
    density: 0.016,
    brand: 'Panelka',
    popularity: 650,
    metal: false,
    colours: true,
  },
  {
    code: 'GLAND-BRASS-M',
    prefix: 'CGB',
    name: [
      'Brass cable gland, nickel plated, metric thread',
      'Cable gland kuningan lapis nikel, ulir metrik',
    ],
    short: ['Brass gland', 'Cable gland kuningan'],
    material: ['Brass, nickel plated', 'Kuningan lapis nikel'],
    thread: 'metric',
    lead: [
      [
        'Metal gland for machines, pumps and hot or oily places, where plastic would crack or be knocked off.',
        'Gland logam untuk mesin, pompa, serta tempat panas atau berminyak, tempat plastik mudah retak atau tersenggol.',
      ],
      ['Threads cut in brass bear many openings.', 'Ulir kuningan tahan dibuka-tutup berkali-kali.'],
    ],
    points: [
      ['Seal of NBR, resistant to oil and coolants', 'Karet penyekat NBR, tahan minyak dan cairan pendingin'],
      ['Earth the metal wall it sits in', 'Bumikan dinding logam tempatnya dipasang'],
      ['Order the locknut separately for thin sheet', 'Mur pengunci dipesan terpisah untuk pelat tipis'],
    ],
    price: (d) => 5_200 + d * 420 + d ** 2 * 26,
    density: 0.075,
    brand: 'Arusindra',
    popularity: 540,
    metal: true,
  },
  {
    code: 'GLAND-BRASS-PG',
    prefix: 'CGBP',
    name: ['Brass cable gland, nickel plated, PG thread', 'Cable gland kuningan lapis nikel, ulir PG'],
    short: ['Brass gland', 'Cable gland kuningan'],
    material: ['Brass, nickel plated', 'Kuningan lapis nikel'],
    thread: 'pg',
    lead: [
      [
        'Replaces the metal gland on older motors, cranes and terminal boxes with PG thread.',
        'Pengganti gland logam pada motor, derek, dan box terminal lama berulir PG.',
      ],
      [
        'Nickel keeps the brass from turning green in damp halls.',
        'Lapisan nikel mencegah kuningan menghijau di ruang lembap.',
      ],
    ],
    points: [
      ['Seal of NBR, resistant to oil and coolants', 'Karet penyekat NBR, tahan minyak dan cairan pendingin'],
      [
        'The thread is short: for walls up to 3 mm or tapped holes',
        'Ulirnya pendek: untuk dinding sampai 3 mm atau lubang berulir',
      ],
      [
        'Count the turns of the old gland’s thread before ordering',
        'Hitung jumlah ulir gland lama sebelum memesan',
      ],
    ],
    price: (d) => 4_800 + d * 400 + d ** 2 * 25,
    density: 0.072,
    brand: 'Arusindra',
    popularity: 420,
    metal: true,
  },
  {
    code: 'GLAND-EMC-M',
    prefix: 'CGE',
    name: [
      'EMC cable gland, brass, for screened cables',
      'Cable gland EMC, kuningan, untuk kabel ber-screen',
    ],
    short: ['EMC gland', 'Cable gland EMC'],
    material: ['Brass, nickel plated', 'Kuningan lapis nikel'],
    thread: 'metric',
    lead: [
      [
        'Contacts the braid of motor and encoder cables all round by springs, so that the noise of inverters flows off to the housing.',
        'Menyentuh anyaman kabel motor dan encoder sekeliling lewat pegas sehingga gangguan inverter mengalir ke rumah logam.',
      ],
      [
        'The braid passes on inside, without being cut at the gland.',
        'Anyaman dapat diteruskan ke dalam tanpa dipotong di gland.',
      ],
    ],
    points: [
      ['Scrape paint off around the hole on both sides', 'Kikis cat di sekeliling lubang pada kedua sisi'],
      ['Bare 10 mm of braid at the height of the springs', 'Buka 10 mm anyaman setinggi pegas'],
      ['Use its metal locknut with cutting teeth', 'Gunakan mur logam bergigi'],
    ],
    price: (d) => 14_000 + d * 1_050 + d ** 2 * 44,
    density: 0.08,
    brand: 'Panelka',
    popularity: 330,
    metal: true,
  },
]

/** Cable glands by material and thread. */
export const glands: readonly Product[] = series.map((of): Product => {
  const threads = of.thread === 'metric' ? metricGlands : pgGlands
  const ranges = of.thread === 'metric' ? metric : pg
  const index = of.metal ? 3 : 2
  const [shownThread, shown] = [threads[index] ?? metricGlands[2], ranges[index] ?? metric[2]]
  return {
    code: of.code,
    name: text(...of.name),
    description: description(of.lead, of.points, [
      ['material', ...of.material],
      ['protection', 'IP68, 5 bar'],
      [
        'temperature',
        of.metal ? '−40 to +100 °C' : '−20 to +80 °C',
        of.metal ? '−40 sampai +100 °C' : '−20 sampai +80 °C',
      ],
    ]),
    category: categories.glands,
    brand: of.brand,
    popularity: of.popularity,
    ...(of.tabs === undefined ? {} : { tabs: of.tabs }),
    pictures: turnedPictures(
      gland(
        `${shownThread.thread} · ${shown[0]}–${shown[1]} mm`,
        shownThread.outside,
        shown[2],
        shown[3],
        of.metal,
        shownThread.thread,
      ),
    ),
    items: threads.flatMap(({ thread, outside }, row) => {
      const [from, to, hex] = ranges[row] ?? metric[0]
      return (of.colours === true ? (['GR', 'BK'] as const) : (['N'] as const)).map((code): Item => {
        const count = of.colours === true ? (outside < 26 ? 10 : 5) : 1
        const short = thread.replace(' × 1.5', '')
        const colour = code === 'GR' ? (['grey', 'abu-abu'] as const) : (['black', 'hitam'] as const)
        return {
          sku: `${of.prefix}-${short.replaceAll(' ', '')}${code === 'N' ? '' : `-${code}`}`,
          name: text(
            `${of.short[0]} ${short}${code === 'N' ? '' : ` ${colour[0]}`}, ${from}–${to} mm`,
            `${of.short[1]} ${short.replace('.', ',')}${code === 'N' ? '' : ` ${colour[1]}`}, ${from}–${String(to).replace('.', ',')} mm`,
          ),
          uom: count === 1 ? 'pcs' : 'pack',
          price: rupiah(of.price(outside) * count),
          weight: of.density * outside ** 2 * count * 1.6,
          demand: row > 0 && row < 5 ? 0.95 : 0.5,
          attributes: {
            thread,
            clamp_min: from,
            clamp_max: to,
            across_flats: hex,
            ...(code === 'N'
              ? {}
              : { colour: code === 'GR' ? text('Grey', 'Abu-abu') : text('Black', 'Hitam') }),
            material: text(...of.material),
            ingress: 'IP68',
            ...(count === 1 ? {} : { pack_qty: count }),
          },
        }
      })
    }),
  }
})

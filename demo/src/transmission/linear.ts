import type { Item, Product, Text } from '../catalogue/model.ts'
import { rupiah } from '../catalogue/price.ts'
import { figure } from '../catalogue/text.ts'
import { massOf } from './bearing.ts'
import { categories } from './categories.ts'
import { chapter, compose, t, type Row } from './compose.ts'
import {
  bushingSection,
  bushingShaded,
  guideFront,
  guideShaded,
  railShaded,
  railViews,
  shaftShaded,
  shaftViews,
  supportShaded,
  supportViews,
} from './linear.drawing.ts'

/** Shaft, outside, length and long length, flange, thickness of the flange, in mm. Source: ISO 10285, series 3, and makers' tables for flanges. */
const sizes: readonly (readonly [
  d: number,
  D: number,
  L: number,
  long: number,
  flange: number,
  thick: number,
])[] = [
  [6, 12, 19, 35, 28, 5],
  [8, 15, 24, 45, 32, 5],
  [10, 19, 29, 55, 40, 6],
  [12, 21, 30, 57, 42, 6],
  [13, 23, 32, 61, 43, 6],
  [16, 28, 37, 70, 48, 6],
  [20, 32, 42, 80, 54, 8],
  [25, 40, 59, 112, 62, 8],
  [30, 45, 64, 123, 74, 10],
  [35, 52, 70, 135, 82, 10],
  [40, 60, 80, 154, 96, 13],
  [50, 80, 100, 192, 116, 13],
]
const seatTab = chapter(
  t('Seats and shaft', 'Dudukan dan poros'),
  [
    t(
      'The bushing guides along a straight line only; it must not turn on the shaft. Two bushings to a shaft keep the carriage from tilting.',
      'Bearing ini hanya memandu gerak lurus dan tidak boleh berputar pada poros. Dua bearing per poros mencegah kereta miring.',
    ),
  ],
  [
    t(
      'Push the bushing in with a mandrel, never by its seals',
      'Dorong bearing dengan mandrel, jangan pada seal-nya',
    ),
    t(
      'Slide the shaft in straight: a tilted shaft pushes the balls out',
      'Masukkan poros lurus: poros miring mendorong bola keluar',
    ),
  ],
  [
    [t('Housing bore', 'Lubang rumah'), 'H7'],
    [t('Shaft', 'Poros'), 'h6, g6'],
    [t('Shaft hardness', 'Kekerasan poros'), '60 HRC'],
  ],
)

type Kind = 'LM' | 'LML' | 'LMF' | 'LMK'
const kinds: Record<Kind, { name: Text; use: Text; popularity: number }> = {
  LM: {
    name: t('Linear ball bushing LM UU', 'Linear bearing LM UU'),
    use: t(
      'Closed bushing for two-shaft guides in packing machines, jigs and 3D printers.',
      'Bearing tertutup untuk pemandu dua poros pada mesin kemas, jig, dan printer 3D.',
    ),
    popularity: 470,
  },
  LML: {
    name: t('Linear ball bushing LM LUU, long', 'Linear bearing LM LUU, panjang'),
    use: t(
      'Double length: takes tilting loads where a single bushing would jam.',
      'Panjang dua kali: menahan beban miring yang membuat bearing tunggal macet.',
    ),
    popularity: 260,
  },
  LMF: {
    name: t('Linear ball bushing LMF UU, round flange', 'Linear bearing LMF UU, flens bulat'),
    use: t(
      'Bolts to a plate by its round flange: no bored housing, no circlips.',
      'Diikat pada pelat dengan flens bulat: tanpa rumah bubut, tanpa snap ring.',
    ),
    popularity: 310,
  },
  LMK: {
    name: t('Linear ball bushing LMK UU, square flange', 'Linear bearing LMK UU, flens persegi'),
    use: t(
      'Square flange for narrow plates and close centres.',
      'Flens persegi untuk pelat sempit dan jarak poros rapat.',
    ),
    popularity: 270,
  },
}

const bushings = (kind: Kind): Product => {
  const { name, use, popularity } = kinds[kind]
  const flanged = kind === 'LMF' || kind === 'LMK'
  const rows = kind === 'LM' ? sizes : sizes.slice(0, 11)
  const number = (d: number): string => (kind === 'LML' ? `LM${d}LUU` : `${kind}${d}UU`)
  const [d = 20, D = 32, L = 42, long = 80, flange = 54, thick = 8] = rows[6] ?? []
  const drawn = {
    d,
    D,
    L: kind === 'LML' ? long : L,
    ...(flanged ? { flange, thick, square: kind === 'LMK' } : {}),
    title: number(d),
  }
  return {
    code: `LINEAR-${kind}`,
    name,
    description: compose(
      [
        use,
        t(
          'Rows of balls run round in a cage inside a hardened sleeve; seals at both ends.',
          'Deretan bola berputar dalam cage di dalam sleeve yang dikeraskan; ber-seal di kedua ujung.',
        ),
      ],
      [
        t('Runs on hardened, ground shafts only', 'Hanya untuk poros yang dikeraskan dan digerinda'),
        t('Put in lithium grease before first use', 'Isi grease litium sebelum pemakaian pertama'),
        t(
          'Set a row of balls in the line of the load for longest life, two rows for most load',
          'Arahkan satu baris bola pada garis beban; dua baris untuk beban terbesar',
        ),
      ],
      [
        [t('Sleeve', 'Sleeve'), t('Bearing steel, hardened', 'Baja bearing, dikeraskan')],
        [t('Cage', 'Cage'), t('Polyacetal', 'Poliasetal')],
        [t('Temperature', 'Suhu kerja'), t('−20 to +80 °C', '−20 sampai +80 °C')],
      ] satisfies Row[],
    ),
    category: categories.linearBushings,
    brand: flanged ? 'Porosindra' : 'Rodalka',
    popularity,
    ...(kind === 'LM' ? { tabs: [seatTab] } : {}),
    pictures: [
      { view: 'dimensions', draw: () => bushingSection(drawn) },
      { view: 'shaded', draw: () => bushingShaded(drawn) },
    ],
    items: rows.map(([shaft, outside, short, double, rim]): Item => {
      const length = kind === 'LML' ? double : short
      const gram =
        massOf({ d: shaft, D: outside, B: length }, 0.55) +
        (flanged ? Math.round((rim * rim - outside * outside) * 0.03) : 0)
      return {
        sku: `LB-${number(shaft)}`,
        name: t(`Linear ball bushing ${number(shaft)}`, `Linear bearing ${number(shaft)}`),
        uom: 'pcs',
        price: rupiah(15_000 + gram * 560 + (flanged ? 24_000 : 0)),
        weight: Math.max(5, Math.round(gram)),
        demand: shaft <= 25 ? 0.85 : 0.45,
        attributes: {
          designation: number(shaft),
          shaft_diameter: shaft,
          outer_diameter: outside,
          length,
          ...(kind === 'LMF' ? { flange_diameter: rim } : {}),
          sealing: t('Rubber seals both sides', 'Seal karet dua sisi'),
        },
      }
    }),
  }
}

const shaftLengths = [300, 400, 500, 600, 800, 1000]
const shafts = (list: readonly number[], code: string, chrome: boolean, popularity: number): Product => {
  const name = chrome
    ? t('hardened and chromed', 'dikeraskan dan dilapis krom')
    : t('hardened and ground', 'dikeraskan dan digerinda')
  const mark = chrome ? 'SFC' : 'SFJ'
  const low = list[0] ?? 8
  const high = list.at(-1) ?? 20
  return {
    code,
    name: t(
      `Linear shaft ${low} to ${high} mm, ${name.en}`,
      `Linear shaft ${low} sampai ${high} mm, ${name.id}`,
    ),
    description: compose(
      [
        t(
          'Precision shaft, cut to length and chamfered, as a track for linear ball bushings.',
          'Poros presisi, dipotong sesuai panjang dan ujungnya ditirus, sebagai jalur linear bearing.',
        ),
        chrome
          ? t('Hard chrome keeps off rust in damp halls.', 'Krom keras mencegah karat di ruang lembap.')
          : t(
              'Oiled surface: wipe it with light oil every week.',
              'Permukaan beroli: seka dengan oli ringan setiap minggu.',
            ),
      ],
      [
        t(
          'Ends may be threaded or drilled on request',
          'Ujung dapat diulir atau dibor berdasarkan permintaan',
        ),
        t(
          'Only the skin is hard: do not grind it down',
          'Hanya lapisan luarnya keras: jangan digerinda lagi',
        ),
        t('Carry it in a tube: dents stop the balls', 'Angkut dalam tabung: penyok menghambat bola'),
      ],
      [
        [t('Material', 'Bahan'), t('Bearing steel, induction hardened', 'Baja bearing, dikeraskan induksi')],
        [t('Hardness', 'Kekerasan'), '60 HRC'],
        [t('Tolerance', 'Toleransi'), 'g6'],
      ],
    ),
    category: categories.linearShafts,
    brand: 'Porosindra',
    popularity,
    pictures: [
      {
        view: 'dimensions',
        draw: () => shaftViews({ d: list[2] ?? low, length: 500, title: `${mark}${list[2] ?? low}-500` }),
      },
      { view: 'shaded', draw: () => shaftShaded({ title: `${mark}${list[2] ?? low}-500` }) },
    ],
    items: list.flatMap((d) =>
      shaftLengths.map((length): Item => {
        const gram = Math.round(d * d * 0.785 * length * 0.00785)
        return {
          sku: `LS-${mark}${d}-${length}`,
          name: t(
            `Linear shaft ${d} mm, ${figure(length).en} mm, ${name.en}`,
            `Linear shaft ${d} mm, ${figure(length).id} mm, ${name.id}`,
          ),
          uom: 'pcs',
          price: rupiah((14_000 + gram * 78) * (chrome ? 1.25 : 1)),
          weight: gram,
          demand: d <= 20 ? 0.7 : 0.45,
          attributes: {
            shaft_diameter: d,
            length,
            finish: chrome ? t('Hard chrome', 'Krom keras') : t('Ground', 'Gerinda'),
          },
        }
      }),
    ),
  }
}

const sk: readonly (readonly [d: number, h: number, W: number, depth: number, holes: number])[] = [
  [8, 20, 42, 14, 32],
  [10, 20, 42, 14, 32],
  [12, 23, 42, 14, 32],
  [16, 27, 48, 16, 38],
  [20, 31, 60, 20, 45],
  [25, 35, 70, 24, 56],
  [30, 42, 84, 28, 64],
]
const skOf = (row: number): Parameters<typeof supportViews>[0] => {
  const [d, h, W, depth, holes] = sk[row] ?? [20, 31, 60, 20, 45]
  return { d, h, W, foot: h * 0.36, depth, holes, title: `SK${d}` }
}
const supports: Product = {
  code: 'LINEAR-SK-SUPPORT',
  name: t('Shaft support SK', 'Shaft support SK'),
  description: compose(
    [
      t(
        'Aluminium foot that clamps the end of a linear shaft by one screw; two feet to a shaft.',
        'Kaki aluminium yang menjepit ujung linear shaft dengan satu baut; dua kaki per poros.',
      ),
      t(
        'Base and bore are machined together, so that shafts stand level.',
        'Alas dan lubang dikerjakan bersama sehingga poros berdiri rata.',
      ),
    ],
    [
      t(
        'Fasten the first shaft, run the carriage along, then fasten the second',
        'Ikat poros pertama, gerakkan kereta sepanjang poros, lalu ikat poros kedua',
      ),
      t(
        'Long shafts sag: support them underneath from about 50 diameters on',
        'Poros panjang melendut: beri penyangga bawah mulai sekitar 50 kali diameternya',
      ),
      t('Clamp screw included', 'Baut jepit sudah termasuk'),
    ],
    [
      [t('Material', 'Bahan'), t('Aluminium alloy', 'Paduan aluminium')],
      [t('Bore', 'Lubang'), 'H8'],
    ],
  ),
  category: categories.linearShafts,
  brand: 'Porosindra',
  popularity: 300,
  pictures: [
    { view: 'dimensions', draw: () => supportViews(skOf(4)) },
    { view: 'shaded', draw: () => supportShaded(skOf(4)) },
  ],
  items: sk.map(([d, h, W, depth, holes]): Item => {
    const gram = Math.round(W * h * depth * 0.0014)
    return {
      sku: `LS-SK${d}`,
      name: t(`Shaft support SK${d}`, `Penyangga poros SK${d}`),
      uom: 'pcs',
      price: rupiah(21_000 + gram * 330),
      weight: gram,
      demand: 0.7,
      attributes: {
        shaft_diameter: d,
        centre_height: h,
        overall_length: W,
        bolt_spacing: holes,
        width: depth,
        material: t('Aluminium alloy', 'Paduan aluminium'),
      },
    }
  }),
}

/** Rail size, heights and widths of narrow and flanged carriages, rail height, in mm. */
const guides: readonly (readonly [
  size: number,
  H: number,
  W: number,
  flangeH: number,
  flangeW: number,
  rail: number,
])[] = [
  [15, 28, 34, 24, 47, 15],
  [20, 30, 44, 30, 63, 17.5],
  [25, 40, 48, 36, 70, 22],
  [30, 45, 60, 42, 90, 26],
  [35, 55, 70, 48, 100, 29],
  [45, 70, 86, 60, 120, 38],
]
const guideTab = chapter(
  t('Mounting rails', 'Pemasangan rel'),
  [
    t(
      'One rail is the master: it lies against a machined shoulder. The second follows the carriage.',
      'Satu rel menjadi acuan: ditempelkan pada bahu yang dikerjakan mesin. Rel kedua mengikuti kereta.',
    ),
  ],
  [
    t('Clean the seat with an oilstone', 'Bersihkan dudukan dengan batu asah'),
    t('Tighten from the middle to the ends', 'Kencangkan dari tengah ke ujung'),
    t(
      'Leave the carriage on its dummy rail until it slides onto the rail',
      'Biarkan kereta pada rel bantunya sampai masuk ke rel',
    ),
  ],
)
const carriages = (flange: boolean): Product => {
  const [size = 20, H0 = 30, W0 = 44, flangeH = 30, flangeW = 63, rail = 17.5] = guides[2] ?? []
  const drawn = {
    size,
    H: flange ? flangeH : H0,
    W: flange ? flangeW : W0,
    rail,
    flange,
    length: 84,
    title: `LG${size}-${flange ? 'W' : 'H'}`,
  }
  const classes = [t('Light clearance Z0', 'Celah ringan Z0'), t('Light preload ZA', 'Prabeban ringan ZA')]
  return {
    code: `LINEAR-GUIDE-${flange ? 'W' : 'H'}`,
    name: flange
      ? t('Linear guide carriage, flanged', 'Linear guide block berflens')
      : t('Linear guide carriage, narrow', 'Linear guide block sempit'),
    description: compose(
      [
        t(
          'Four rows of balls run in ground grooves and carry load from above, below and both sides alike: machine tools, routers, gantries.',
          'Empat baris bola berjalan di alur gerinda dan menahan beban dari atas, bawah, dan samping sama besar: mesin perkakas, router, gantry.',
        ),
        flange
          ? t('Broad flange, screwed from above or below.', 'Flens lebar, dibaut dari atas atau bawah.')
          : t('Narrow body, screwed from above.', 'Badan sempit, dibaut dari atas.'),
      ],
      [
        t('Order the rail by its length', 'Pesan rel menurut panjangnya'),
        t(
          'Preload for cutting machines, light clearance for transport',
          'Prabeban untuk mesin potong, celah ringan untuk pengangkutan',
        ),
        t('Grease by the nipple every 100 km of travel', 'Gemuki lewat nipel setiap 100 km gerak'),
      ],
      [
        [
          t('Accuracy', 'Akurasi'),
          t(
            'Class C, any carriage on any rail of its size',
            'Kelas C, kereta dan rel seukuran dapat dipertukarkan',
          ),
        ],
        [t('Temperature', 'Suhu kerja'), t('−20 to +80 °C', '−20 sampai +80 °C')],
      ],
    ),
    category: categories.linearGuides,
    brand: 'Rodalka',
    popularity: flange ? 240 : 280,
    ...(flange ? {} : { tabs: [guideTab] }),
    pictures: [
      { view: 'dimensions', draw: () => guideFront(drawn) },
      { view: 'shaded', draw: () => guideShaded(drawn) },
    ],
    items: guides.flatMap(([rails, narrowH, narrowW, wideH, wideW]) =>
      classes.map((clearance, index): Item => {
        const [H, W] = flange ? [wideH, wideW] : [narrowH, narrowW]
        const gram = Math.round((H * W * rails * 4 * 0.0042) / 5) * 5
        return {
          sku: `LG${rails}-${flange ? 'W' : 'H'}-${index === 0 ? 'Z0' : 'ZA'}`,
          name: t(
            `Linear guide carriage ${rails} ${flange ? 'W' : 'H'}, ${index === 0 ? 'Z0' : 'ZA'}`,
            `Kereta rel linear ${rails} ${flange ? 'W' : 'H'}, ${index === 0 ? 'Z0' : 'ZA'}`,
          ),
          uom: 'pcs',
          price: rupiah((185_000 + gram * 560) * (index === 0 ? 1 : 1.12)),
          weight: gram,
          demand: rails <= 25 ? 0.7 : 0.4,
          attributes: { rail_size: String(rails), height: H, width: W, clearance },
        }
      }),
    ),
  }
}
const rails: Product = {
  code: 'LINEAR-GUIDE-RAIL',
  name: t('Rail linear guide', 'Linear guide rail'),
  description: compose(
    [
      t(
        'Hardened, ground rail with counterbored holes, for narrow and flanged carriages of the same size.',
        'Rel dikeraskan dan digerinda dengan lubang bertingkat, untuk kereta sempit dan berflens berukuran sama.',
      ),
      t(
        'Longer tracks are joined from pieces with ground ends.',
        'Lintasan lebih panjang disambung dari potongan berujung gerinda.',
      ),
    ],
    [
      t('Caps for the holes are supplied', 'Tutup lubang sudah termasuk'),
      t(
        'Cut with a grinding wheel, cool it, and break the edges',
        'Potong dengan batu gerinda sambil didinginkan, lalu tumpulkan tepinya',
      ),
      t('Tighten the screws with a torque wrench', 'Kencangkan baut dengan kunci momen'),
    ],
    [
      [t('Hardness', 'Kekerasan'), '58 … 62 HRC'],
      [t('Accuracy', 'Akurasi'), t('Class C', 'Kelas C')],
    ],
  ),
  category: categories.linearGuides,
  brand: 'Rodalka',
  popularity: 260,
  pictures: [
    {
      view: 'dimensions',
      draw: () => railViews({ size: 20, high: 17.5, pitch: 60, title: 'LGR20-1000' }),
    },
    {
      view: 'shaded',
      draw: () => railShaded({ size: 20, high: 17.5, pitch: 60, title: 'LGR20-1000' }),
    },
  ],
  items: guides.slice(0, 5).flatMap(([size, , , , , rail]) =>
    [400, 600, 1000, 1500, 2000].map((length): Item => {
      const gram = Math.round(size * rail * 0.78 * length * 0.0078)
      return {
        sku: `LGR${size}-${length}`,
        name: t(
          `Linear guide rail ${size}, ${figure(length).en} mm`,
          `Rel linear ${size}, ${figure(length).id} mm`,
        ),
        uom: 'pcs',
        price: rupiah(60_000 + gram * 172),
        weight: gram,
        demand: 0.5,
        attributes: { rail_size: String(size), length, height: rail, width: size },
      }
    }),
  ),
}

export const linearMotion: readonly Product[] = [
  bushings('LM'),
  bushings('LML'),
  bushings('LMF'),
  bushings('LMK'),
  shafts([8, 10, 12, 16], 'LINEAR-SHAFT-SMALL', false, 290),
  shafts([20, 25, 30, 40], 'LINEAR-SHAFT-LARGE', false, 230),
  shafts([10, 16, 20, 25], 'LINEAR-SHAFT-CHROME', true, 250),
  supports,
  carriages(false),
  carriages(true),
  rails,
]

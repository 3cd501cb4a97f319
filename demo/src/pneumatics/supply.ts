import type { Product, Text } from '../catalogue/model.ts'
import { categories } from './categories.ts'
import { lineProduct, turnedPictures, type Line, type Size } from './line.ts'
import {
  cupPieces,
  ejectorSide,
  ejectorSpace,
  fanSide,
  fanSpace,
  gunSide,
  gunSpace,
  tankSide,
  tankSpace,
} from './supply.drawing.ts'
import { partSymbol } from './symbol.drawing.ts'
import { cone, cyl, dark, knurl } from './turning.drawing.ts'
import { n, t, table } from './writing.ts'

const rubbers = {
  N: t('Nitrile (NBR)', 'Nitril (NBR)'),
  S: t('Silicone', 'Silikon'),
  F: t('Fluororubber (FKM)', 'Karet fluor (FKM)'),
} as const
type Rubber = keyof typeof rubbers
const rubberText: Record<Rubber, Text> = {
  N: t(
    'Nitrile rubber grips oily sheet metal and lasts long; it leaves marks on warm glass.',
    'Karet nitril mencengkeram pelat berminyak dan awet; dapat meninggalkan bekas pada kaca hangat.',
  ),
  S: t(
    'Silicone stays soft from −40 to +200 °C and may touch food; do not use it before painting.',
    'Silikon tetap lunak dari −40 sampai +200 °C dan boleh menyentuh makanan; jangan dipakai sebelum proses pengecatan.',
  ),
  F: t(
    'Fluororubber stands hot parts from moulds up to 200 °C and most oils.',
    'Karet fluor tahan benda panas dari cetakan hingga 200 °C dan sebagian besar oli.',
  ),
}
/** Holding force of a cup at 60 % vacuum, N, without allowance. */
const hold = (d: number): number => Math.round((Math.PI / 4) * d ** 2 * 0.06 * 10) / 10

const forms = [
  {
    code: 'VCF',
    folds: 0,
    text: t('Flat suction cup', 'Mangkuk isap datar'),
    sizes: [6, 8, 10, 15, 20, 30, 40, 50, 60, 80, 100],
    rubbers: ['N', 'S', 'F'],
    lead: t(
      'Holds smooth, flat things firmly with little movement: sheets, glass, boards, cartons with a hard face.',
      'Memegang benda halus dan datar dengan kokoh: pelat, kaca, papan, karton bermuka keras.',
    ),
    popularity: 380,
  },
  {
    code: 'VCB',
    folds: 1,
    text: t('Suction cup with 1.5 bellows', 'Mangkuk isap 1,5 lipatan'),
    sizes: [10, 15, 20, 30, 40, 50, 75],
    rubbers: ['N', 'S'],
    lead: t(
      'Evens out height and slight slope, lifts the part a little when it grips: curved sheets, bags that are full, parts from trays.',
      'Menyesuaikan tinggi dan sedikit kemiringan, sekaligus mengangkat benda saat mencengkeram: pelat lengkung, kantong penuh, benda dari nampan.',
    ),
    popularity: 340,
  },
  {
    code: 'VCD',
    folds: 2,
    text: t('Suction cup with 2.5 bellows', 'Mangkuk isap 2,5 lipatan'),
    sizes: [10, 15, 20, 30, 40, 50],
    rubbers: ['N', 'S'],
    lead: t(
      'Long travel and a supple lip for uneven, yielding goods: bread, chocolate, foil bags, eggs.',
      'Gerak panjang dan bibir lentur untuk barang tidak rata dan lunak: roti, cokelat, kantong plastik, telur.',
    ),
    popularity: 260,
  },
] as const

const cups: readonly Product[] = forms.flatMap((form) =>
  form.rubbers.map((rubber: Rubber) =>
    lineProduct({
      code: `${form.code}${rubber}`,
      what: {
        en: `${form.text.en} ${rubbers[rubber].en.toLowerCase()}`,
        id: `${form.text.id} ${rubbers[rubber].id.toLowerCase()}`,
      },
      name: {
        en: `${form.text.en}, ${rubbers[rubber].en.toLowerCase()}`,
        id: `${form.text.id}, ${rubbers[rubber].id.toLowerCase()}`,
      },
      lead: [form.lead, rubberText[rubber]],
      points: [
        t(
          'Count on twice the weight when lifting flat, four times when turning',
          'Hitung dua kali berat untuk angkat mendatar, empat kali bila diputar',
        ),
        t(
          'Several small cups hold better than a large one',
          'Beberapa mangkuk kecil lebih baik daripada satu yang besar',
        ),
        t('Fitting of nickel-plated brass included', 'Termasuk fitting kuningan lapis nikel'),
      ],
      data: [
        ['material', rubbers[rubber]],
        [
          t('Force of a cup of 50 mm at 60 % vacuum', 'Gaya mangkuk 50 mm pada vakum 60 %'),
          n(hold(50), ' N'),
        ],
        ['thread', 'G1/8, G1/4'],
      ],
      category: categories.vacuumCups,
      brand: rubber === 'F' ? 'Hembusa' : rubber === 'S' ? 'Anginara' : 'Pneusara',
      popularity: form.popularity - (rubber === 'N' ? 0 : 90),
      pictures: turnedPictures(
        `Ø ${form.sizes[5]}`,
        cupPieces(form.sizes[5], form.folds, rubber === 'S' ? 'cyl' : 'dark'),
        form.sizes[5] * 0.84,
        [form.sizes[2], form.sizes[4]].map((d) => ({
          pieces: cupPieces(d, form.folds, rubber === 'S' ? 'cyl' : 'dark'),
          text: `Ø ${d}`,
        })),
      ),
      sizes: form.sizes.map((d): Size => ({
        key: String(d).padStart(3, '0'),
        size: `Ø ${d} mm`,
        attributes: {
          cup_diameter: d,
          material: rubbers[rubber],
          port: d > 25 ? 'G1/4' : 'G1/8',
          max_temperature: rubber === 'N' ? 70 : 200,
        },
        price:
          (19_000 + d ** 1.35 * 420) *
          (rubber === 'N' ? 1 : rubber === 'S' ? 1.3 : 2.2) *
          (1 + form.folds * 0.2),
        weight: 8 + d ** 1.7 * 0.09,
        demand: d >= 20 && d <= 50 ? 0.75 : 0.4,
      })),
      more:
        form.code === 'VCF' && rubber === 'N'
          ? {
              tabs: [
                {
                  title: t('Theoretical force at 60 % vacuum', 'Gaya teoretis pada vakum 60 %'),
                  html: table([
                    [t('Diameter', 'Diameter'), t('Force', 'Gaya')],
                    ...form.sizes.map((d) => [`${d} mm`, n(hold(d), ' N')]),
                  ]),
                },
              ],
            }
          : {},
    }),
  ),
)

const ejectors: readonly Product[] = (
  [
    [
      'VEB',
      t('Vacuum ejector, block form', 'Ejektor vakum bentuk blok'),
      t(
        'Makes vacuum out of compressed air without moving parts, right beside the cups. For single handling tasks with clean, tight goods.',
        'Menghasilkan vakum dari udara bertekanan tanpa bagian bergerak, tepat di samping mangkuk isap. Untuk satu tugas pemindahan dengan benda bersih dan rapat.',
      ),
      [0.5, 0.7, 1, 1.5, 2, 3],
      60,
      22,
      12,
      145_000,
      false,
      'Anginara',
    ],
    [
      'VEM',
      t('Vacuum ejector, multi-stage', 'Ejektor vakum bertingkat'),
      t(
        'Several nozzles in series use the same air again and again: more suction flow for porous cartons and wood at half the consumption.',
        'Beberapa nosel berseri memakai udara yang sama berulang kali: aliran isap lebih besar untuk karton berpori dan kayu dengan konsumsi setengahnya.',
      ),
      [1, 1.5, 2, 3],
      120,
      34,
      30,
      890_000,
      true,
      'Hembusa',
    ],
    [
      'VEV',
      t('Vacuum ejector with supply and blow-off valve', 'Ejektor vakum dengan katup pasok dan tiup'),
      t(
        'Compact unit with two pilot valves: one starts the vacuum, the other blows the part off, so that cycles stay short.',
        'Unit kompak dengan dua katup pilot: satu memulai vakum, satu lagi meniup lepas benda sehingga siklus tetap singkat.',
      ),
      [0.7, 1, 1.5],
      92,
      46,
      22,
      1_250_000,
      false,
      'Hembusa',
    ],
  ] as const
).map(([code, text, lead, nozzles, length, height, depth, price, stages, brand]) =>
  lineProduct({
    code,
    what: text,
    name: { en: `${text.en}, by nozzle size`, id: `${text.id}, menurut nosel` },
    lead: [lead],
    points: [
      t(
        'Best at 4.5 to 5 bar: more pressure wastes air',
        'Terbaik pada 4,5 sampai 5 bar: tekanan lebih hanya memboroskan udara',
      ),
      t('Keep the vacuum line short and wide', 'Buat jalur vakum pendek dan lebar'),
      t('Fit a vacuum filter where there is dust', 'Pasang filter vakum bila berdebu'),
    ],
    data: [
      ['pressure', t('3 to 6 bar', '3 sampai 6 bar')],
      [t('Highest vacuum', 'Vakum tertinggi'), '88 %'],
      ['material', t('Aluminium, brass nozzle', 'Aluminium, nosel kuningan')],
    ],
    category: categories.ejectors,
    brand,
    popularity: 250 - (stages ? 60 : 0),
    pictures: [
      { view: 'dimensions', draw: () => ejectorSide(`${code} 1.0`, length, height, 'G1/8', stages) },
      { view: 'shaded', draw: () => ejectorSpace(`${code} 1.0`, length, height, depth) },
      { view: 'symbol', draw: () => partSymbol('ejector', code) },
    ],
    sizes: nozzles.map((d): Size => ({
      key: String(Math.round(d * 10)).padStart(2, '0'),
      size: { en: `nozzle ${n(d).en} mm`, id: `nosel ${n(d).id} mm` },
      attributes: {
        orifice: d,
        vacuum_level: 88,
        flow: Math.round(13 * d ** 2 * (stages ? 4 : 1.8)),
        port: d < 1.5 ? 'G1/8' : 'G1/4',
      },
      price: price * (0.8 + d * 0.2),
      weight: (length * height * depth * 2.2) / 1000,
      demand: d === 1 || d === 1.5 ? 0.6 : 0.35,
    })),
    more: code === 'VEV' ? { displayPrice: false } : {},
  }),
)

const inline: Line = {
  code: 'VFI',
  what: t('In-line vacuum filter', 'Filter vakum sambung'),
  name: t(
    'In-line vacuum filter, push-in, transparent bowl',
    'Filter vakum sambung push-in, badan tembus pandang',
  ),
  lead: [
    t(
      'Keeps paper dust and swarf out of ejectors; the clear body shows when the element is full.',
      'Menahan debu kertas dan serpih agar tidak masuk ejektor; badan bening memperlihatkan saat elemen penuh.',
    ),
  ],
  points: [
    t('Arrow towards the ejector', 'Panah mengarah ke ejektor'),
    t('Element 30 µm can be washed out', 'Elemen 30 µm dapat dicuci'),
    t('For vacuum only, not for pressure', 'Hanya untuk vakum, bukan tekanan'),
  ],
  data: [['pressure', t('−1 to 0 bar', '−1 sampai 0 bar')]],
  category: categories.ejectors,
  brand: 'Pneusara',
  popularity: 190,
  minimum: 2,
  pictures: turnedPictures(
    'Ø 6',
    [
      cyl(12, 12.5, { dia: 'Ø 6' }),
      dark(5, 20),
      { ...cyl(34, 20), kind: 'tube' },
      dark(5, 20),
      cyl(12, 12.5),
    ],
    6,
  ),
  sizes: ([4, 6, 8, 10] as const).map((tube) => ({
    key: String(tube).padStart(2, '0'),
    size: `${tube} mm`,
    attributes: { tube, filter_rating: 30 },
    price: 24_000 + tube * 3_200,
    weight: 14 + tube * 2,
  })),
}

const tips = {
  short: [cone(4, 7, 4)],
  rubber: [dark(5, 8), cyl(1, 5)],
  quiet: [cyl(3, 10), knurl(8, 11), { ...cyl(4, 10), kind: 'mesh' as const }],
  venturi: [cone(8, 8, 15), cyl(8, 15)],
}
const guns: readonly Product[] = (
  [
    [
      'BGS',
      t('Blow gun', 'Pistol angin'),
      t(
        'Light gun with a fine-tuned trigger for cleaning chips and dust from machines and workpieces.',
        'Pistol ringan dengan pelatuk halus untuk membersihkan gram dan debu dari mesin dan benda kerja.',
      ),
      tips.short,
      t('standard nozzle', 'nosel standar'),
      'Pneusara',
      620,
    ],
    [
      'BGQ',
      t('Quiet blow gun', 'Pistol angin senyap'),
      t(
        'Nozzle of many small holes: below 80 dB(A), with the same effect on dry dust.',
        'Nosel dengan banyak lubang kecil: di bawah 80 dB(A), dengan hasil sama pada debu kering.',
      ),
      tips.quiet,
      t('low-noise nozzle', 'nosel senyap'),
      'Anginara',
      340,
    ],
    [
      'BGV',
      t('Booster blow gun', 'Pistol angin venturi'),
      t(
        'Venturi nozzle that draws in room air and blows several times the volume: for drying and large faces.',
        'Nosel venturi yang menarik udara sekitar dan meniup volume beberapa kali lipat: untuk pengeringan dan permukaan luas.',
      ),
      tips.venturi,
      t('venturi nozzle', 'nosel venturi'),
      'Hembusa',
      230,
    ],
    [
      'BGR',
      t('Blow gun with rubber tip', 'Pistol angin berujung karet'),
      t(
        'Soft tip that seals on bores and does not scratch: for blowing through holes and pipes.',
        'Ujung lunak yang rapat pada lubang dan tidak menggores: untuk meniup lubang dan pipa.',
      ),
      tips.rubber,
      t('rubber tip', 'ujung karet'),
      'Pneusara',
      210,
    ],
  ] as const
).map(([code, text, lead, tip, nozzle, brand, popularity]) =>
  lineProduct({
    code,
    what: text,
    name: {
      en: `${text.en} with ${nozzle.en}, by pipe length`,
      id: `${text.id} dengan ${nozzle.id}, menurut panjang pipa`,
    },
    lead: [
      lead,
      t(
        'Glass-fibre nylon body that does not get cold in the hand.',
        'Badan nilon serat kaca yang tidak dingin di tangan.',
      ),
    ],
    points: [
      t(
        'Always with safety glasses; never blow on skin or clothes',
        'Selalu dengan kacamata pelindung; jangan menyemprot kulit atau pakaian',
      ),
      t(
        'Keep the pressure at the nozzle below 2 bar for cleaning',
        'Jaga tekanan di nosel di bawah 2 bar untuk pembersihan',
      ),
      t('Hook for hanging up', 'Kait untuk menggantung'),
    ],
    data: [
      ['pressure', t('up to 10 bar', 'hingga 10 bar')],
      ['thread', 'G1/4'],
    ],
    category: categories.blowGuns,
    brand,
    popularity,
    pictures: [
      { view: 'dimensions', draw: () => gunSide(`${code} 100`, 100, tip, 'G1/4') },
      { view: 'shaded', draw: () => gunSpace(`${code} 100`, 100, tip) },
    ],
    sizes: [0, 1, 2, 3, 4].map((index): Size => {
      const length = [20, 100, 200, 300, 500][index] ?? 100
      return {
        key: String(length).padStart(3, '0'),
        size: `${length} mm`,
        attributes: { length, port: 'G1/4', function: nozzle, max_pressure: 10 },
        price: (code === 'BGV' ? 128_000 : code === 'BGQ' ? 96_000 : 54_000) + length * 75,
        weight: 120 + length * 0.35,
        demand: length === 100 ? 0.9 : 0.5,
      }
    }),
  }),
)
const nozzles: readonly Product[] = [
  lineProduct({
    code: 'BNF',
    what: t('Flat fan nozzle', 'Nosel kipas'),
    name: t('Flat fan air nozzle for blow-off bars', 'Nosel udara kipas untuk batang tiup'),
    lead: [
      t(
        'Spreads air in an even curtain for drying bottles, blowing crumbs off belts and cooling castings, with far less noise than an open pipe.',
        'Menyebarkan udara menjadi tirai rata untuk mengeringkan botol, meniup remah dari sabuk, dan mendinginkan coran, jauh lebih senyap daripada pipa terbuka.',
      ),
    ],
    points: [
      t('Sixteen holes of 1 mm behind protecting ribs', 'Enam belas lubang 1 mm di balik rusuk pelindung'),
      t('Mount 100 to 300 mm from the goods', 'Pasang 100 sampai 300 mm dari benda'),
      t('Feed bars from both ends', 'Pasok batang dari kedua ujung'),
    ],
    data: [['pressure', t('up to 7 bar', 'hingga 7 bar')]],
    category: categories.blowGuns,
    brand: 'Anginara',
    popularity: 180,
    minimum: 2,
    pictures: [
      { view: 'dimensions', draw: () => fanSide('BNF · G1/4', 'G1/4') },
      { view: 'shaded', draw: () => fanSpace('BNF · G1/4') },
    ],
    sizes: (
      [
        ['P', t('ABS', 'ABS'), 80],
        ['A', t('Aluminium', 'Aluminium'), 150],
        ['X', t('Stainless steel 316', 'Stainless steel 316'), 400],
      ] as const
    ).map(([key, material, heat], index) => ({
      key,
      size: { en: `G1/4 ${material.en}`, id: `G1/4 ${material.id}, nosel` },
      attributes: { port: 'G1/4', material, max_temperature: heat, max_pressure: 7 },
      price: [38_000, 165_000, 690_000][index] ?? 0,
      weight: [22, 48, 130][index] ?? 20,
    })),
  }),
]

const tank = (
  code: string,
  upright: boolean,
  volumes: readonly (readonly [l: number, d: number, length: number])[],
  text: Text,
  lead: Text,
  brand: Line['brand'],
  price: number,
): Product =>
  lineProduct({
    code,
    what: text,
    name: { en: `${text.en}, with drain and sockets`, id: `${text.id}, dengan saluran buang dan soket` },
    lead: [
      lead,
      t(
        'Stores air for short peaks, calms the pressure and lets water settle before the dryer.',
        'Menyimpan udara untuk beban puncak, menstabilkan tekanan, dan mengendapkan air sebelum pengering.',
      ),
    ],
    points: [
      t(
        'Safety valve, gauge and drain are required by law and ordered with it',
        'Katup pengaman, manometer, dan saluran buang wajib dan dipesan bersamanya',
      ),
      t(
        'Pressure vessels need a permit (Permenaker 37/2016) and regular tests',
        'Bejana tekan memerlukan izin (Permenaker 37/2016) dan uji berkala',
      ),
      t(
        'Drain every day: rust from inside is the end of a tank',
        'Buang airnya setiap hari: karat dari dalam mengakhiri umur tangki',
      ),
    ],
    data: [
      ['pressure', t('10 bar, tested at 15 bar', '10 bar, diuji pada 15 bar')],
      ['material', t('Steel, powder-coated', 'Baja, cat bubuk')],
    ],
    category: categories.receivers,
    brand,
    popularity: upright ? 200 : 240,
    pictures: [
      {
        view: 'dimensions',
        draw: () =>
          tankSide(
            `${volumes[1]?.[0]} l`,
            volumes[1]?.[1] ?? 300,
            volumes[1]?.[2] ?? 800,
            `${volumes[1]?.[0]} l`,
            upright,
          ),
      },
      {
        view: 'shaded',
        draw: () =>
          tankSpace(`${volumes[1]?.[0]} l`, volumes[1]?.[1] ?? 300, volumes[1]?.[2] ?? 800, upright),
      },
      { view: 'symbol', draw: () => partSymbol('receiver', `${volumes[1]?.[0]} l`) },
    ],
    sizes: volumes.map(([l, d, length]) => ({
      key: String(l).padStart(4, '0'),
      size: { en: `${l} l`, id: `${l} liter` },
      attributes: { volume: l, outer_diameter: d, overall_length: length, max_pressure: 10 },
      price: price + l * 21_000,
      weight: 900 * l ** 0.86 + 1500,
      demand: 0.4,
    })),
    more: upright ? { displayPrice: false, displayAddToCart: false, tkdn: 42.5 } : { tkdn: 45 },
  })
const tanks: readonly Product[] = [
  tank(
    'ARH',
    false,
    [
      [5, 160, 320],
      [10, 200, 400],
      [24, 250, 560],
      [50, 300, 780],
      [100, 350, 1150],
    ],
    t('Air receiver, horizontal', 'Tangki angin mendatar'),
    t(
      'Small tank for machine frames, tyre stalls and emergency strokes when the supply fails.',
      'Tangki kecil untuk rangka mesin, tambal ban, dan langkah darurat saat pasokan hilang.',
    ),
    'Pneusara',
    640_000,
  ),
  tank(
    'ARV',
    true,
    [
      [200, 450, 1450],
      [300, 500, 1700],
      [500, 600, 2000],
      [1000, 800, 2300],
      [2000, 1000, 2800],
    ],
    t('Air receiver, vertical', 'Tangki angin tegak'),
    t(
      'Central tank behind the compressor: choose a fifth to a third of its delivery in a minute.',
      'Tangki utama setelah kompresor: pilih seperlima sampai sepertiga kapasitasnya per menit.',
    ),
    'Hembusa',
    2_400_000,
  ),
]

export const supply: readonly Product[] = [
  ...cups,
  ...ejectors,
  lineProduct(inline),
  ...guns,
  ...nozzles,
  ...tanks,
]

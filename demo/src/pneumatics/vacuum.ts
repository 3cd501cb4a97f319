import type { Product, Text } from '../catalogue/model.ts'
import { categories } from './categories.ts'
import { lineProduct, turnedPictures, type Line, type Size } from './line.ts'
import { cupPieces, ejectorSide, ejectorSpace } from './supply.drawing.ts'
import { partSymbol } from './symbol.drawing.ts'
import { cyl, dark } from './turning.drawing.ts'
import { n, t, table } from './writing.ts'

/** Within a name: only the first letter is set low, so that abbreviations stay. */
const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)

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
    'Fluororubber withstands hot parts from moulds up to 200 °C and most oils.',
    'Karet fluor tahan benda panas dari cetakan hingga 200 °C dan sebagian besar oli.',
  ),
}

/** Holding force of a cup at 60 % vacuum, N, without allowance. */
const hold = (d: number): number => Math.round((Math.PI / 4) * d ** 2 * 0.06 * 10) / 10

const forms = [
  {
    code: 'VCF',
    folds: 0,
    text: t('Flat suction cup', 'Suction cup datar'),
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
    text: t('Suction cup with 1.5 bellows', 'Suction cup 1,5 lipatan'),
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
    text: t('Suction cup with 2.5 bellows', 'Suction cup 2,5 lipatan'),
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
        en: `${form.text.en} ${lower(rubbers[rubber].en)}`,
        id: `${form.text.id} ${lower(rubbers[rubber].id)}`,
      },
      name: {
        en: `${form.text.en}, ${lower(rubbers[rubber].en)}`,
        id: `${form.text.id}, ${lower(rubbers[rubber].id)}`,
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
        'Menghasilkan vakum dari udara bertekanan tanpa bagian bergerak, tepat di samping suction cup. Untuk satu tugas pemindahan dengan benda bersih dan rapat.',
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
        'Beberapa nozzle berseri memakai udara yang sama berulang kali: aliran isap lebih besar untuk karton berpori dan kayu dengan konsumsi setengahnya.',
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
      t('Vacuum ejector with supply and blow-off valve', 'Ejektor vakum dengan valve pasok dan tiup'),
      t(
        'Compact unit with two pilot valves: one starts the vacuum, the other blows the part off, so that cycles stay short.',
        'Unit kompak dengan dua valve pilot: satu memulai vakum, satu lagi meniup lepas benda sehingga siklus tetap singkat.',
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
    name: { en: `${text.en}, by nozzle size`, id: `${text.id}, menurut nozzle` },
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
      ['material', t('Aluminium, brass nozzle', 'Aluminium, nozzle kuningan')],
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
      size: { en: `nozzle ${n(d).en} mm`, id: `nozzle ${n(d).id} mm` },
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

export const vacuum: readonly Product[] = [...cups, ...ejectors, lineProduct(inline)]

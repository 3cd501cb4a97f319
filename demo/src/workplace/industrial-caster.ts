import type { Product } from '../catalogue/model.ts'
import { rupiah } from '../catalogue/price.ts'
import { casterFront, casterSide, type Caster } from './caster.drawing.ts'
import { categories } from './categories.ts'
import { both, measure, product, type Pair } from './prose.ts'

/** mm, kg and g; height, plate and holes are the maker's own. */
const frames = [
  { wheel: 100, width: 40, height: 140, plate: [114, 100], holes: 84, load: 1, mass: 1700 },
  { wheel: 125, width: 40, height: 165, plate: [114, 100], holes: 84, load: 1.25, mass: 2100 },
  { wheel: 150, width: 45, height: 195, plate: [138, 110], holes: 105, load: 1.6, mass: 3000 },
  { wheel: 200, width: 50, height: 245, plate: [138, 110], holes: 105, load: 2, mass: 4300 },
] as const

type Wheel = {
  code: string
  name: Pair
  tread: Pair
  drawn: Pick<Caster, 'tread' | 'core' | 'cast'>
  /** Kilograms that the smallest wheel carries. */
  load: number
  price: number
  weight: number
  hot: readonly [low: number, high: number]
  popularity: number
  stainless?: boolean
  lead: Pair
  points: readonly Pair[]
}

const wheels: readonly Wheel[] = [
  {
    code: 'PUI',
    name: ['polyurethane on cast iron', 'poliuretan di atas besi cor'],
    tread: ['Polyurethane 92 Shore A, cast iron core', 'Poliuretan 92 Shore A, inti besi cor'],
    drawn: { tread: 'accent', core: 'mid', cast: true },
    load: 250,
    price: 178_000,
    weight: 1.25,
    hot: [-20, 70],
    popularity: 520,
    lead: [
      'Carries dies, motors and engine stands, runs quietly and protects painted floors.',
      'Memikul cetakan, motor, dan dudukan mesin, jalannya senyap dan tidak merusak lantai bercat.',
    ],
    points: [
      [
        'The tread is bonded to the core: it does not peel under side load',
        'Telapak menyatu dengan inti: tidak mengelupas oleh beban samping',
      ],
      ['Not for standing hot water or strong acids', 'Bukan untuk air panas menggenang atau asam kuat'],
    ],
  },
  {
    code: 'NYL',
    name: ['nylon', 'nilon'],
    tread: ['Polyamide 6', 'Poliamida 6'],
    drawn: { tread: 'white', core: 'light' },
    load: 280,
    price: 128_000,
    weight: 0.9,
    hot: [-20, 80],
    popularity: 600,
    lead: [
      'Rolls with the least effort of all wheels on a hard even floor, and can be washed down.',
      'Menggelinding paling ringan di lantai keras yang rata, dan dapat dicuci.',
    ],
    points: [
      [
        'Loud on joints and gratings, marks soft floors',
        'Berisik di sambungan dan kisi lantai, membekas di lantai lunak',
      ],
      ['Resists oil, salt and many chemicals', 'Tahan minyak, garam, dan banyak bahan kimia'],
    ],
  },
  {
    code: 'CIR',
    name: ['cast iron', 'besi cor'],
    tread: ['Cast iron', 'Besi cor'],
    drawn: { tread: 'deep', core: 'mid', cast: true },
    load: 320,
    price: 142_000,
    weight: 1.35,
    hot: [-40, 250],
    popularity: 330,
    lead: [
      'For oven cars, foundries and steel floors: chips and heat do not harm it.',
      'Untuk kereta oven, pengecoran, dan lantai logam: serpihan dan panas tidak merusaknya.',
    ],
    points: [
      [
        'Needs a grease with high drop point in the hub when hot',
        'Hub memerlukan grease titik leleh tinggi saat panas',
      ],
      ['Breaks tiles and epoxy floors', 'Memecahkan ubin dan lantai epoksi'],
    ],
  },
  {
    code: 'PUN',
    name: ['polyurethane on nylon', 'poliuretan di atas nilon'],
    tread: ['Polyurethane 95 Shore A, nylon core', 'Poliuretan 95 Shore A, inti nilon'],
    drawn: { tread: 'accent', core: 'white' },
    load: 200,
    price: 132_000,
    weight: 0.95,
    hot: [-20, 70],
    popularity: 480,
    lead: [
      'Lighter than the iron wheel and free of rust, for food plants, stores and packing lines.',
      'Lebih ringan daripada roda besi dan bebas karat, untuk pabrik makanan, toko, dan lini pengemasan.',
    ],
    points: [
      ['Leaves no marks', 'Tidak membekas'],
      ['Wash with neutral cleaner', 'Cuci dengan pembersih netral'],
    ],
  },
  {
    code: 'RUB',
    name: ['elastic solid rubber', 'karet pejal elastis'],
    tread: ['Black rubber 70 Shore A, cast iron core', 'Karet hitam 70 Shore A, inti besi cor'],
    drawn: { tread: 'black', core: 'mid', cast: true },
    load: 160,
    price: 116_000,
    weight: 1.2,
    hot: [-20, 60],
    popularity: 560,
    lead: [
      'Absorbs shocks from thresholds, yard paving and door rails to protect the load.',
      'Meredam hentakan ambang pintu, paving halaman, dan rel; muatan sampai tanpa guncangan.',
    ],
    points: [
      ['May leave black marks on light floors', 'Dapat meninggalkan bekas hitam di lantai terang'],
      ['Flattens when left under full load for weeks', 'Menjadi pipih bila dibebani penuh berminggu-minggu'],
    ],
  },
  {
    code: 'PHE',
    name: ['phenolic resin for ovens', 'resin fenolik untuk oven'],
    tread: ['Phenolic resin with fabric', 'Resin fenolik berserat'],
    drawn: { tread: 'dark', core: 'deep' },
    load: 200,
    price: 158_000,
    weight: 1,
    hot: [-40, 260],
    popularity: 210,
    lead: [
      'For bakery racks, paint ovens and autoclaves that go through the heat many times a day.',
      'Untuk rak roti, oven cat, dan autoklaf yang berkali-kali melewati panas setiap hari.',
    ],
    points: [
      ['Plain bearing that needs no grease', 'Plain bearing tanpa grease'],
      ['Keep from hard knocks on edges', 'Hindari benturan keras pada tepi'],
    ],
  },
  {
    code: 'SSN',
    name: ['nylon, stainless fork', 'nilon, garpu stainless steel'],
    tread: ['Polyamide 6', 'Poliamida 6'],
    drawn: { tread: 'white', core: 'white' },
    load: 220,
    price: 296_000,
    weight: 0.9,
    hot: [-20, 80],
    popularity: 290,
    stainless: true,
    lead: [
      'Fork and bearings of stainless steel 304 for wet rooms, fish and dairy plants and hospitals.',
      'Garpu dan bearing stainless steel 304 untuk ruang basah, pabrik ikan dan susu, serta rumah sakit.',
    ],
    points: [
      ['Hoses and steam do no harm', 'Tahan semprotan dan uap'],
      ['Regrease the head after weekly washing', 'Beri grease lagi pada kepala setelah pencucian mingguan'],
    ],
  },
]

const kinds = {
  swivel: { code: 'S', word: ['Swivel', 'Putar'], factor: 1 },
  brake: { code: 'B', word: ['Swivel with brake', 'Putar dengan rem'], factor: 1.24 },
  fixed: { code: 'F', word: ['Fixed', 'Tetap'], factor: 0.76 },
} as const satisfies Record<Caster['kind'], { code: string; word: Pair; factor: number }>

const round = (kilograms: number): number => Math.round(kilograms / 10) * 10

const choosing = {
  title: ['Choosing a caster', 'Memilih kastor'],
  lead: [
    [
      'Floor first, then load, then what the wheel meets on its way.',
      'Mulai dari lantai, lalu beban, kemudian rintangan di jalur roda.',
    ],
  ],
  points: [
    [
      'Even epoxy or tiles: polyurethane or grey rubber',
      'Epoksi rata atau ubin: poliuretan atau karet abu-abu',
    ],
    [
      'Thresholds and paving: elastic rubber, large diameter',
      'Ambang pintu dan paving: karet elastis, diameter besar',
    ],
    ['Chips, hot floors, rails: cast iron', 'Geram, lantai panas, rel: besi cor'],
    ['Washing down: nylon, stainless fork', 'Area cuci: nilon, garpu stainless steel'],
    [
      'A wheel twice as large needs about half the push',
      'Roda dua kali lebih besar memerlukan sekitar separuh tenaga dorong',
    ],
  ],
} as const

const build = (wheel: Wheel, turning: boolean): Product => {
  const {
    code,
    name,
    tread,
    drawn,
    load,
    price,
    weight,
    hot,
    popularity,
    stainless = false,
    lead,
    points,
  } = wheel
  const frame = frames[1]
  const shown: Caster = {
    ...frame,
    ...drawn,
    kind: turning ? 'brake' : 'fixed',
    title: `Ø 125 · ${round(load * 1.25)} kg`,
  }
  const of: Pair = turning
    ? [`Heavy swivel caster, ${name[0]}`, `Roda caster putar beban berat, ${name[1]}`]
    : [`Heavy fixed caster, ${name[0]}`, `Roda caster tetap beban berat, ${name[1]}`]
  return product({
    code: `CASTER-${code}-${turning ? 'SWIVEL' : 'FIXED'}`,
    name: of,
    category: categories.casters,
    brand: stainless || code === 'PHE' ? 'Palandra' : turning ? 'Rodalka' : 'Palandra',
    popularity: turning ? popularity : Math.round(popularity * 0.75),
    lead: [
      lead,
      turning
        ? [
            'The swivel head turns on two ball races; the version with brake stops wheel and head together.',
            'Kepala putar memakai dua jalur bola; versi dengan rem mengunci roda dan kepala sekaligus.',
          ]
        : [
            'The fixed fork keeps the cart straight; it has the same height as the swivel caster of its size.',
            'Garpu tetap menjaga kereta lurus; tingginya sama dengan kastor putar seukurannya.',
          ],
    ],
    points: [
      ...points,
      [
        'Weight of cart and load, divided by three, is what one caster must carry',
        'Berat kereta dan muatan dibagi tiga adalah beban satu roda',
      ],
    ],
    data: [
      [['Tread', 'Telapak'], tread],
      [
        ['Fork', 'Garpu'],
        stainless
          ? ['Stainless steel 304', 'Stainless steel 304']
          : ['Steel, zinc plated', 'Baja, lapis seng'],
      ],
      [
        ['Temperature', 'Suhu kerja'],
        [
          `${String(hot[0]).replace('-', '−')} to +${hot[1]} °C`,
          `${String(hot[0]).replace('-', '−')} sampai +${hot[1]} °C`,
        ],
      ],
      [['Load, wheel of 125 mm', 'Beban, roda 125 mm'], measure(round(load * 1.25), 'kg')],
    ],
    tabs: [choosing],
    pictures: [
      { view: 'dimensions', draw: () => casterSide(shown) },
      { view: 'front', draw: () => casterFront(shown) },
    ],
    items: (turning ? (['swivel', 'brake'] as const) : (['fixed'] as const)).flatMap((kind) =>
      frames.map((size) => ({
        sku: `CA-${code}-${kinds[kind].code}${size.wheel}`,
        name: both([
          `${of[0]}, ${size.wheel} mm${kind === 'brake' ? ', brake' : ''}`,
          `${of[1]}, ${size.wheel} mm${kind === 'brake' ? ', rem' : ''}`,
        ]),
        uom: 'pcs' as const,
        price: rupiah(price * (size.mass / 1700) ** 0.8 * kinds[kind].factor),
        weight: size.mass * weight * (0.85 + kinds[kind].factor * 0.15),
        demand: size.wheel === 125 || size.wheel === 150 ? 1 : 0.6,
        attributes: {
          fork: both(kinds[kind].word),
          wheel_diameter: size.wheel,
          load: round(load * size.load),
          height: size.height,
          width: size.width,
          tread: both(tread),
          max_temperature: hot[1],
        },
      })),
    ),
  })
}

export const industrialCasters: readonly Product[] = wheels.flatMap((wheel) => [
  build(wheel, true),
  build(wheel, false),
])

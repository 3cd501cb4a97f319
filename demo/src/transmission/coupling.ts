import type { Values } from '../catalogue/attributes.ts'
import type { Brand } from '../catalogue/brands.ts'
import type { Item, Product, Text } from '../catalogue/model.ts'
import { rupiah } from '../catalogue/price.ts'
import { categories } from './categories.ts'
import { chapter, compose, t, type Row } from './compose.ts'
import { couplingShaded, couplingViews, spiderViews, type Form } from './coupling.drawing.ts'

type Row_ = { number: string; d: number; d2?: number; D: number; length: number; values: Values }
type Made = {
  code: string
  form: Form
  prefix: string
  name: Text
  item: Text
  category: Text
  brand: Brand
  popularity: number
  lead: readonly Text[]
  points: readonly Text[]
  data: readonly Row[]
  rows: readonly Row_[]
  shown: number
  density: number
  cost: readonly [base: number, gram: number]
  tabs?: Product['tabs']
  priceOnRequest?: true
}

const castIron = t('Grey cast iron', 'Besi cor kelabu')
const steel = t('Carbon steel C45', 'Baja karbon C45')
const aluminium = t('Aluminium alloy', 'Paduan aluminium')

const product = (made: Made): Product => {
  const shown = made.rows[made.shown] ?? made.rows[0]
  if (shown === undefined) throw new Error(`${made.code} has no rows`)
  const { d, d2, D, length } = shown
  const drawn = { form: made.form, d, ...(d2 === undefined ? {} : { d2 }), D, length, title: shown.number }
  return {
    code: made.code,
    name: made.name,
    description: compose(made.lead, made.points, made.data),
    category: made.category,
    brand: made.brand,
    popularity: made.popularity,
    ...(made.tabs === undefined ? {} : { tabs: made.tabs }),
    ...(made.priceOnRequest === undefined ? {} : { displayPrice: false, displayAddToCart: false }),
    pictures: [
      { view: 'dimensions', draw: () => couplingViews(drawn) },
      { view: 'shaded', draw: () => couplingShaded(drawn) },
    ],
    items: made.rows.map((row): Item => {
      const gram = Math.max(
        3,
        Math.round((row.D ** 2 * 0.8 - row.d ** 2) * Math.PI * 0.25 * row.length * made.density * 0.001),
      )
      return {
        sku: `${made.prefix}${row.number.replaceAll(' ', '').replaceAll('×', 'x')}`,
        name: {
          en: `${made.item.en} ${row.number}`,
          id: `${made.item.id} ${row.number.replaceAll('.', ',')}`,
        },
        uom: 'pcs',
        price: rupiah(made.cost[0] + gram * made.cost[1]),
        weight: gram,
        demand: row.d >= 10 && row.d <= 45 ? 0.75 : 0.45,
        attributes: row.values,
      }
    }),
  }
}

const aligning = chapter(
  t('Alignment', 'Pelurusan poros'),
  [
    t(
      'A flexible coupling tolerates small misalignment, not large: every tenth of a millimetre shortens the life of bearings and elements.',
      'Kopling fleksibel menoleransi misalignment kecil, bukan yang besar: setiap sepersepuluh milimeter mengurangi umur bearing dan elemen.',
    ),
  ],
  [
    t(
      'Put a straight edge over both hubs at four places',
      'Letakkan mistar baja di atas kedua hub pada empat tempat',
    ),
    t(
      'Measure the gap at four places: it must be the same all round',
      'Ukur celah pada empat tempat: harus sama di sekeliling',
    ),
    t('Check again with the machine warm', 'Periksa lagi saat mesin sudah panas'),
  ],
  [
    [t('Parallel error', 'Kesalahan sejajar'), t('0.2 mm at most', 'Maksimum 0,2 mm')],
    [t('Angular error', 'Kesalahan sudut'), t('0.5° at most', 'Maksimum 0,5°')],
  ],
)

const jawSizes: readonly (readonly [size: string, D: number, max: number, length: number])[] = [
  ['L050', 27, 14, 43],
  ['L070', 35, 19, 51],
  ['L075', 44.5, 22, 54],
  ['L090', 54, 25, 54],
  ['L095', 54, 28, 64],
  ['L099', 64.5, 30, 73],
  ['L100', 64.5, 35, 89],
  ['L110', 84, 42, 108],
  ['L150', 96, 48, 115],
  ['L190', 115, 55, 133],
  ['L225', 127, 65, 153],
]
const bores = [
  8, 10, 12, 14, 15, 16, 18, 19, 20, 22, 24, 25, 28, 30, 32, 35, 38, 40, 42, 45, 48, 50, 55, 60, 65,
]

const jawBored = (sizes: readonly string[], code: string, band: Text, popularity: number): Made => ({
  code,
  form: 'jaw',
  prefix: 'CJ-',
  name: t(`Jaw coupling hub, bored, ${band.en}`, `Hub jaw coupling, sudah dibor, ${band.id}`),
  item: t('Jaw coupling hub', 'Hub jaw coupling'),
  category: categories.jawCouplings,
  brand: 'Porosindra',
  popularity,
  lead: [
    t(
      'Finish-bored hub with keyway and set screw, so that the coupling can be fitted without a lathe.',
      'Hub siap pasang dengan alur pasak dan baut tanam sehingga tidak perlu dibubut lagi.',
    ),
    t(
      'Two hubs of the same size, of any bores, and one spider make a coupling.',
      'Dua hub berukuran sama, dengan lubang apa pun, dan satu karet bintang membentuk satu kopling.',
    ),
  ],
  points: [
    t(
      'Three jaws, fail-safe: it still drives when the rubber is gone',
      'Tiga cakar, aman: tetap memutar meskipun karetnya habis',
    ),
    t('Leave 1 to 2 mm of play between hubs and spider', 'Sisakan celah 1 sampai 2 mm antara hub dan karet'),
    t('Bore H7, keyway after DIN 6885', 'Lubang H7, alur pasak menurut DIN 6885'),
  ],
  data: [
    [t('Material', 'Bahan'), castIron],
    [t('Speed', 'Putaran'), t('3,600 rpm at most', 'Maksimum 3.600 rpm')],
  ],
  rows: jawSizes
    .filter(([size]) => sizes.includes(size))
    .flatMap(([size, D, max, length]) =>
      bores
        .filter((bore) => bore <= max && bore >= max * 0.5)
        .map((d): Row_ => ({
          number: `${size}-${d}`,
          d,
          D,
          length,
          values: { coupling_size: size, inner_diameter: d, outer_diameter: D, material: castIron },
        })),
    ),
  shown: 6,
  density: 4.1,
  cost: [19_000, 78],
})

const fcl: readonly (readonly [size: number, max: number, hub: number, total: number])[] = [
  [90, 20, 28, 59],
  [100, 25, 35.5, 74],
  [112, 28, 40, 83],
  [125, 32, 45, 93],
  [140, 38, 50, 103],
  [160, 45, 56, 115],
  [180, 50, 63, 129],
  [200, 56, 71, 145],
  [224, 63, 80, 163],
  [250, 71, 90, 184],
]
const chainCouplings: readonly (readonly [size: string, max: number, D: number, length: number])[] = [
  ['4012', 22, 62, 79],
  ['4014', 28, 69, 79],
  ['4016', 32, 77, 87],
  ['5014', 35, 86, 100],
  ['5016', 40, 97, 100],
  ['5018', 45, 107, 100],
  ['6018', 56, 128, 124],
  ['6022', 71, 152, 124],
  ['8018', 80, 170, 141],
  ['8022', 100, 202, 157],
  ['10020', 110, 233, 179],
]
const rigidRows = [6, 8, 10, 12, 14, 15, 16, 18, 20, 25, 30, 35, 40].map((d): Row_ => {
  const [D, length] = [Math.round(d * 1.55 + 8), Math.round(d * 2.2 + 18)]
  return {
    number: `${d} × ${d}`,
    d,
    D,
    length,
    values: {
      coupling_size: `${D} × ${length}`,
      inner_diameter: d,
      second_bore: d,
      outer_diameter: D,
      length,
      material: steel,
    },
  }
})
const beamSizes: readonly (readonly [D: number, length: number, bores: readonly number[]])[] = [
  [16, 24, [4, 5, 6]],
  [20, 28, [5, 6, 6.35, 8]],
  [25, 31, [6, 6.35, 8, 10]],
  [32, 41, [8, 10, 12, 14]],
  [40, 56, [10, 12, 14, 16]],
]
const beamRows = beamSizes.flatMap(([D, length, list]) =>
  list.flatMap((d, index) =>
    list
      .slice(index)
      .filter((d2) => d2 - d < 3)
      .map((d2): Row_ => ({
        number: `D${D} ${d} × ${d2}`,
        d,
        d2,
        D,
        length,
        values: {
          coupling_size: `D${D}`,
          inner_diameter: d,
          second_bore: d2,
          outer_diameter: D,
          length,
          material: aluminium,
        },
      })),
  ),
)
const collarSizes: readonly (readonly [d: number, D: number, b: number])[] = [
  [5, 10, 6],
  [6, 12, 8],
  [8, 16, 8],
  [10, 20, 10],
  [12, 22, 12],
  [15, 25, 12],
  [16, 28, 12],
  [20, 32, 14],
  [25, 40, 16],
  [30, 45, 16],
  [35, 56, 16],
  [40, 63, 18],
  [45, 70, 18],
  [50, 80, 18],
  [60, 90, 20],
]
const collars = (form: 'collar' | 'split', stainless: boolean): readonly Row_[] =>
  collarSizes
    .filter(([d]) => form === 'collar' || d >= 6)
    .map(([d, D, b]): Row_ => {
      const outside = form === 'split' ? D + 4 : D
      return {
        number: `${form === 'split' ? 'SCS' : stainless ? 'DIN705-A2' : 'DIN705'} ${d}`,
        d,
        D: outside,
        length: b,
        values: {
          inner_diameter: d,
          outer_diameter: outside,
          width: b,
          ...(form === 'collar' ? { standard: 'DIN 705' } : {}),
          material: stainless ? t('Stainless steel', 'Stainless steel') : steel,
        },
      }
    })

const made: readonly Made[] = [
  {
    code: 'COUPLING-JAW-L',
    form: 'jaw',
    prefix: 'CJ-',
    name: t('Jaw coupling L, pilot bore', 'Jaw coupling L, lubang awal'),
    item: t('Jaw coupling', 'Jaw coupling'),
    category: categories.jawCouplings,
    brand: 'Porosindra',
    popularity: 460,
    lead: [
      t(
        'Two cast hubs with three jaws each and a rubber spider between: the everyday coupling of motor and pump.',
        'Dua hub cor bercakar tiga dengan karet bintang di tengahnya: kopling sehari-hari antara motor dan pompa.',
      ),
      t(
        'Supplied complete with spider, to be bored to size.',
        'Dikirim lengkap dengan karet bintang, untuk dibubut sesuai poros.',
      ),
    ],
    points: [
      t('Dampens shocks and runs without lubrication', 'Meredam kejutan dan bekerja tanpa pelumasan'),
      t(
        'Driver and driven must be moved apart to change the spider',
        'Penggerak dan mesin harus digeser untuk mengganti karet',
      ),
      t(
        'Choose the size by motor power and the larger shaft',
        'Pilih ukuran menurut daya motor dan poros yang lebih besar',
      ),
    ],
    data: [
      [t('Hubs', 'Hub'), castIron],
      [
        t('Spider', 'Karet bintang'),
        t('Nitrile rubber NBR, −40 to +100 °C', 'Karet nitril NBR, −40 sampai +100 °C'),
      ],
    ],
    rows: jawSizes.map(([size, D, max, length]) => ({
      number: size,
      d: Math.max(5, Math.round(max * 0.4)),
      D,
      length,
      values: { coupling_size: size, max_bore: max, outer_diameter: D, material: castIron },
    })),
    shown: 6,
    density: 5.4,
    cost: [24_000, 92],
    tabs: [aligning],
  },
  jawBored(['L070', 'L075'], 'COUPLING-JAW-BORED-L070', t('L070 and L075', 'L070 dan L075'), 300),
  jawBored(['L090', 'L095'], 'COUPLING-JAW-BORED-L090', t('L090 and L095', 'L090 dan L095'), 340),
  jawBored(['L099', 'L100'], 'COUPLING-JAW-BORED-L099', t('L099 and L100', 'L099 dan L100'), 310),
  jawBored(['L110', 'L150'], 'COUPLING-JAW-BORED-L110', t('L110 and L150', 'L110 dan L150'), 210),
  {
    code: 'COUPLING-FCL',
    form: 'flange',
    prefix: 'CF-',
    name: t('Flexible flange coupling FCL', 'Kopling FCL (flexible flange)'),
    item: t('Flexible flange coupling', 'Kopling flens fleksibel'),
    category: categories.flangeCouplings,
    brand: 'Porosindra',
    popularity: 520,
    lead: [
      t(
        'Two flanges joined by bolts in rubber bushes: standard coupling of pumps, compressors and generator sets.',
        'Dua flens dihubungkan baut dalam bos karet: kopling standar pompa, kompresor, dan genset.',
      ),
      t('The size is the outside diameter.', 'Ukurannya adalah diameter luar.'),
    ],
    points: [
      t(
        'Bolts and bushes are changed without moving the machines',
        'Baut dan bos karet diganti tanpa menggeser mesin',
      ),
      t('Leave 3 mm between the flanges', 'Sisakan jarak 3 mm antara kedua flens'),
      t('Replace all bushes at once', 'Ganti semua bos karet sekaligus'),
    ],
    data: [
      [t('Standard', 'Standar'), 'JIS B 1452'],
      [t('Flanges', 'Flens'), castIron],
      [t('Bushes', 'Bos'), t('Nitrile rubber NBR', 'Karet nitril NBR')],
    ],
    rows: fcl.map(([size, max, hub, length]) => ({
      number: `FCL-${size}`,
      d: Math.round(max * 0.45),
      D: size,
      length,
      values: {
        coupling_size: `FCL-${size}`,
        standard: 'JIS B 1452',
        max_bore: max,
        outer_diameter: size,
        hub_length: hub,
        material: castIron,
      },
    })),
    shown: 5,
    density: 3.2,
    cost: [68_000, 62],
    tabs: [aligning],
  },
  {
    code: 'COUPLING-CHAIN',
    form: 'chain',
    prefix: 'CC-KC',
    name: t('Chain coupling with case', 'Chain coupling dengan rumah'),
    item: t('Chain coupling', 'Chain coupling'),
    category: categories.chainCouplings,
    brand: 'Rantaiga',
    popularity: 390,
    lead: [
      t(
        'Two hardened sprockets wrapped by one duplex chain: high torque in a small space for conveyors, winches and mixers.',
        'Dua sprocket dikeraskan dibungkus satu rantai dua baris: torsi besar di ruang kecil untuk konveyor, mesin derek, dan pengaduk.',
      ),
      t(
        'The number is the chain and its teeth: 5018 is chain 50 with 18 teeth.',
        'Nomornya adalah rantai dan jumlah giginya: 5018 berarti rantai 50 dengan 18 gigi.',
      ),
    ],
    points: [
      t('Pull one pin and the shafts are apart', 'Cabut satu pin maka kedua poros terlepas'),
      t(
        'Fill the case with grease; without it only below 50 rpm',
        'Isi rumahnya dengan grease; tanpa rumah hanya di bawah 50 rpm',
      ),
      t('Stiff in torsion: it does not dampen shocks', 'Kaku terhadap puntiran: tidak meredam kejutan'),
    ],
    data: [
      [t('Sprockets', 'Sprocket'), t('Carbon steel, hardened teeth', 'Baja karbon, gigi dikeraskan')],
      [t('Case', 'Rumah'), aluminium],
      [t('Angular error', 'Kesalahan sudut'), '1°'],
    ],
    rows: chainCouplings.map(([size, max, D, length]) => ({
      number: size,
      d: Math.round(max * 0.42),
      D,
      length,
      values: { coupling_size: size, max_bore: max, material: steel },
    })),
    shown: 5,
    density: 4.6,
    cost: [60_000, 74],
  },
  {
    code: 'COUPLING-RIGID',
    form: 'rigid',
    prefix: 'CR-',
    name: t('Rigid sleeve coupling', 'Rigid coupling bos'),
    item: t('Rigid coupling', 'Rigid coupling'),
    category: categories.servoCouplings,
    brand: 'Porosindra',
    popularity: 230,
    lead: [
      t(
        'A sleeve with four set screws makes two shafts one: for line shafts, hand wheels and well-aligned small drives.',
        'Bos dengan empat baut tanam menyatukan dua poros: untuk poros transmisi, roda tangan, dan penggerak kecil yang lurus.',
      ),
      t('It tolerates no misalignment.', 'Kopling ini tidak menoleransi misalignment.'),
    ],
    points: [
      t('Turn flats on the shafts for higher torque', 'Buat bidang rata pada poros untuk torsi lebih besar'),
      t('Put the shaft ends in to the middle', 'Masukkan ujung poros sampai tengah'),
      t('Secure the screws with thread lock', 'Amankan baut dengan perekat ulir'),
    ],
    data: [
      [t('Material', 'Bahan'), steel],
      [t('Bore tolerance', 'Toleransi lubang'), 'H8'],
    ],
    rows: rigidRows,
    shown: 8,
    density: 7.2,
    cost: [26_000, 120],
  },
  ...(['SMALL', 'LARGE'] as const).map((band): Made => ({
    code: `COUPLING-BEAM-${band}`,
    form: 'beam',
    prefix: 'CB-',
    name:
      band === 'SMALL'
        ? t('Beam coupling, aluminium, 16 and 20 mm', 'Beam coupling aluminium, 16 dan 20 mm')
        : t('Beam coupling, aluminium, 25 to 40 mm', 'Beam coupling aluminium, 25 sampai 40 mm'),
    item: t('Beam coupling', 'Beam coupling'),
    category: categories.servoCouplings,
    brand: 'Porosindra',
    popularity: band === 'SMALL' ? 310 : 260,
    lead: [
      t(
        'One piece of aluminium with helical cuts bends like a spring and turns without play: encoders, stepper motors, ball screws.',
        'Satu batang aluminium dengan alur heliks melentur seperti pegas dan berputar tanpa kelonggaran: encoder, motor stepper, ulir bola.',
      ),
      t('Clamping hubs leave the shafts unmarked.', 'Hub jepit tidak melukai poros.'),
    ],
    points: [
      t('Not for impact loads: the beams tire', 'Bukan untuk beban kejut: lempengnya lelah'),
      t('Do not stretch or squeeze it while clamping', 'Jangan menarik atau menekan saat menjepit'),
      t('Bores of 6.35 mm are for quarter-inch shafts', 'Lubang 6,35 mm untuk poros seperempat inci'),
    ],
    data: [
      [t('Material', 'Bahan'), aluminium],
      [t('Parallel error', 'Kesalahan sejajar'), t('0.15 mm', '0,15 mm')],
      [t('Angular error', 'Kesalahan sudut'), '2°'],
    ],
    rows: beamRows.filter(({ D }) => (band === 'SMALL' ? D <= 20 : D > 20)),
    shown: 8,
    density: 2.5,
    cost: [38_000, 640],
  })),
  {
    code: 'COLLAR-DIN705',
    form: 'collar',
    prefix: 'SC-',
    name: t('Shaft collar DIN 705, steel', 'Shaft collar DIN 705, baja'),
    item: t('Shaft collar', 'Shaft collar'),
    category: categories.shaftLocking,
    brand: 'Porosindra',
    popularity: 330,
    lead: [
      t(
        'Turned ring with a set screw that holds pulleys, levers and loose wheels in their place on the shaft.',
        'Cincin bubut dengan baut tanam yang menahan pulley, tuas, dan roda lepas di tempatnya pada poros.',
      ),
    ],
    points: [
      t(
        'Point of the screw marks the shaft: file the burr before taking it off',
        'Ujung baut membekas di poros: kikir geramnya sebelum dilepas',
      ),
      t(
        'For light axial load; take a split collar for more',
        'Untuk beban aksial ringan; pakai ring belah untuk beban lebih besar',
      ),
      t(
        'Set screw is included; larger bores have two',
        'Baut tanam sudah termasuk; lubang besar memakai dua',
      ),
    ],
    data: [
      [t('Standard', 'Standar'), 'DIN 705'],
      [t('Material', 'Bahan'), steel],
      [t('Bore', 'Lubang'), 'H8'],
    ],
    rows: collars('collar', false),
    shown: 7,
    density: 7.6,
    cost: [4_500, 150],
  },
  {
    code: 'COLLAR-DIN705-A2',
    form: 'collar',
    prefix: 'SC-',
    name: t('Shaft collar DIN 705, stainless', 'Shaft collar DIN 705, stainless steel'),
    item: t('Shaft collar, stainless', 'Shaft collar stainless steel'),
    category: categories.shaftLocking,
    brand: 'Porosindra',
    popularity: 190,
    lead: [
      t(
        'Stainless ring with stainless set screw for food machines, pumps and outdoor shafts. It holds pulleys and loose wheels in place along the shaft.',
        'Cincin stainless steel dengan baut tanam tahan karat untuk mesin pangan, pompa, dan poros luar ruang. Menahan pulley dan roda lepas agar tidak bergeser.',
      ),
    ],
    points: [
      t(
        'Put paste on the screw: stainless threads gall',
        'Beri pasta pada baut: ulir stainless steel mudah lengket',
      ),
      t('Same dimensions as the steel collar', 'Ukuran sama dengan ring baja'),
      t('Check it after the first hours of running', 'Periksa setelah beberapa jam pertama bekerja'),
    ],
    data: [
      [t('Standard', 'Standar'), 'DIN 705'],
      [t('Material', 'Bahan'), t('Stainless steel 1.4305', 'Stainless steel 1.4305')],
      [t('Bore', 'Lubang'), 'H8'],
    ],
    rows: collars('collar', true),
    shown: 8,
    density: 7.6,
    cost: [12_000, 390],
  },
  {
    code: 'COLLAR-SPLIT',
    form: 'split',
    prefix: 'SC-',
    name: t('Clamping shaft collar, one-piece split', 'Split collar'),
    item: t('Clamping shaft collar', 'Shaft collar jepit'),
    category: categories.shaftLocking,
    brand: 'Porosindra',
    popularity: 280,
    lead: [
      t(
        'Slit ring with a clamp screw that grips the shaft all round: holds about twice as much as a set screw and leaves no mark.',
        'Cincin belah dengan baut jepit yang mencengkeram poros di sekelilingnya: menahan sekitar dua kali baut tanam tanpa bekas.',
      ),
    ],
    points: [
      t(
        'Can be shifted again and again: stops, spacers, cams',
        'Dapat digeser berulang kali: penahan, pengatur jarak, nok',
      ),
      t('Works on hardened shafts as well', 'Dapat dipakai pada poros yang dikeraskan'),
      t(
        'Tighten with a torque wrench: the slit must stay open',
        'Kencangkan dengan kunci momen: celahnya harus tetap terbuka',
      ),
    ],
    data: [
      [t('Material', 'Bahan'), t('Carbon steel, blackened', 'Baja karbon, dihitamkan')],
      [t('Screw', 'Baut'), t('Socket screw 12.9', 'Baut L 12.9')],
    ],
    rows: collars('split', false),
    shown: 6,
    density: 7.4,
    cost: [16_000, 190],
  },
]

const spider: Product = {
  code: 'COUPLING-SPIDER',
  name: t('Spider for jaw coupling L', 'Karet bintang (spider) jaw coupling L'),
  description: compose(
    [
      t(
        'Rubber star between the hubs of a jaw coupling: the part that wears, and that protects the shafts.',
        'Karet berbentuk bintang di antara hub jaw coupling: bagian yang aus, sekaligus pelindung poros.',
      ),
      t(
        'Change it when the arms have lost a quarter of their thickness.',
        'Ganti bila lengannya sudah berkurang seperempat tebalnya.',
      ),
    ],
    [
      t(
        'Nitrile for oil and normal drives, polyurethane for one and a half times the torque',
        'Nitril untuk oli dan penggerak biasa, poliuretan untuk torsi satu setengah kali',
      ),
      t(
        'L090 and L095 share a spider, so do L099 and L100',
        'L090 dan L095 memakai karet yang sama, begitu juga L099 dan L100',
      ),
      t(
        'Keep spares with the pump: it is changed in minutes',
        'Simpan cadangan di dekat pompa: dapat diganti dalam beberapa menit',
      ),
    ],
    [
      [t('Nitrile', 'Nitril'), t('80 Shore A, −40 to +100 °C', '80 Shore A, −40 sampai +100 °C')],
      [t('Polyurethane', 'Poliuretan'), t('90 Shore A, −35 to +70 °C', '90 Shore A, −35 sampai +70 °C')],
    ],
  ),
  category: categories.jawCouplings,
  brand: 'Porosindra',
  popularity: 420,
  pictures: [
    {
      view: 'dimensions',
      draw: () => spiderViews({ D: 64, inner: 26, width: 19, teeth: 6, title: 'L099 / L100' }),
    },
    {
      view: 'shaded',
      draw: () => spiderViews({ D: 64, inner: 26, width: 19, teeth: 6, title: 'L099 / L100' }, true),
    },
  ],
  items: jawSizes
    .filter(([size]) => size !== 'L095' && size !== 'L100')
    .flatMap(([size, D]) =>
      (['NBR', 'PU'] as const).map((rubber): Item => {
        const sizes = { L090: 'L090/L095', L099: 'L099/L100' }[size] ?? size
        return {
          sku: `CS-${size}-${rubber}`,
          name: t(`Spider ${sizes}, ${rubber}`, `Karet bintang ${sizes}, ${rubber}`),
          uom: 'pcs',
          price: rupiah((5_500 + D * D * 9.5) * (rubber === 'PU' ? 1.5 : 1)),
          weight: Math.max(2, Math.round(D * D * D * 0.00016)),
          demand: 0.8,
          attributes: {
            coupling_size: sizes,
            outer_diameter: D,
            material:
              rubber === 'NBR'
                ? t('Nitrile rubber NBR', 'Karet nitril NBR')
                : t('Polyurethane', 'Poliuretan'),
          },
        }
      }),
    ),
}

export const couplings: readonly Product[] = [
  ...made.slice(0, 5).map(product),
  spider,
  ...made.slice(5).map(product),
]

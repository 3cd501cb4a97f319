import type { Brand } from '../catalogue/brands.ts'
import type { Item, Product, Text } from '../catalogue/model.ts'
import { rupiah } from '../catalogue/price.ts'
import { coarseTaps, fineTaps, pipeTaps, uncTaps } from '../standards/taps.ts'
import { categories } from './categories.ts'
import { named, roundMass, say, tab, views, type Pair } from './copy.ts'
import { about } from './kinds.ts'
import { tapTool, type Tap } from './machine-tap.drawing.ts'
import { rotaryDimensions, rotaryRow } from './rotary.drawing.ts'

type Size = {
  diameter: number
  pitch: number
  drill: number
  overall?: number
  shank?: number
  square?: number
  standard: string
}
const coarse: Record<string, Size> = Object.fromEntries(
  Object.entries(coarseTaps).map(([thread, size]) => [
    thread,
    { ...size, standard: size.diameter <= 10 ? 'DIN 371' : 'DIN 376' },
  ]),
)
const fine: Record<string, Size> = Object.fromEntries(
  Object.entries(fineTaps).map(([thread, size]) => [thread, { ...size, standard: 'DIN 374' }]),
)
const inches = (tpi: number): number => Math.round((25.4 / tpi) * 1000) / 1000
const pipe: Record<string, Size> = Object.fromEntries(
  Object.entries(pipeTaps).map(([thread, size]) => [
    thread,
    { ...size, pitch: inches(size.tpi), standard: 'DIN 5156' },
  ]),
)
const unc: Record<string, Size> = Object.fromEntries(
  Object.entries(uncTaps).map(([thread, size]) => [
    `${thread} UNC`,
    { ...size, pitch: inches(size.tpi), standard: 'ASME B94.9' },
  ]),
)
/** Forming taps displace instead of cutting, so their hole is wider: about the pitch diameter. */
const forming: Record<string, Size> = Object.fromEntries(
  (
    [
      ['M3', 2.8],
      ['M4', 3.7],
      ['M5', 4.65],
      ['M6', 5.55],
      ['M8', 7.4],
      ['M10', 9.3],
      ['M12', 11.2],
    ] as const
  ).map(([thread, drill]) => [thread, { ...coarseTaps[thread], drill, standard: 'DIN 2174' }]),
)

type Family = {
  code: string
  prefix: string
  name: readonly [en: string, id: string]
  item: readonly [en: string, id: string]
  sizes: Record<string, Size>
  flutes: Tap['flutes']
  lead: number
  material: Text
  coating: Text | string
  hole: readonly [en: string, id: string]
  use: Pair
  points: readonly Pair[]
  speed: Pair
  cost: number
  brand: Brand
  popularity: number
  fine?: boolean
  tint?: boolean
}

const hsse = named('HSS-E, cobalt', 'HSS-E, kobalt')
const bright = named('Bright', 'Tanpa lapisan')
const through = ['Through hole', 'Lubang tembus'] as const
const blind = ['Blind hole', 'Lubang buntu'] as const
const families: readonly Family[] = [
  {
    code: 'TAP-SPIRAL-POINT',
    prefix: 'MT-SP',
    name: ['Machine tap with spiral point, HSS-E, 6H', 'Tap mesin ujung spiral, HSS-E, 6H'],
    item: ['Spiral point tap', 'Tap mesin ujung spiral'],
    sizes: coarse,
    flutes: 'point',
    lead: 4,
    material: hsse,
    coating: bright,
    hole: through,
    cost: 1,
    brand: 'Tajamka',
    popularity: 460,
    use: [
      'Tap for through holes: the spiral point pushes the chips ahead, so the thread stays clean at full speed.',
      'Tap untuk lubang tembus: ujung spiral mendorong geram ke depan sehingga ulir tetap bersih pada kecepatan penuh.',
    ],
    points: [
      [
        'For steel up to 1,000 N/mm² and stainless steel',
        'Untuk baja sampai 1.000 N/mm² dan stainless steel',
      ],
      ['For blind holes take a spiral flute tap', 'Untuk lubang buntu gunakan tap alur spiral'],
    ],
    speed: ['10 to 15 m/min', '10 sampai 15 m/menit'],
  },
  {
    code: 'TAP-SPIRAL-POINT-TIN',
    prefix: 'MT-SPT',
    name: ['Machine tap with spiral point, HSS-E TiN, 6H', 'Tap mesin ujung spiral, HSS-E TiN, 6H'],
    item: ['Spiral point tap TiN', 'Tap mesin ujung spiral TiN'],
    sizes: coarse,
    flutes: 'point',
    lead: 4,
    material: hsse,
    coating: 'TiN',
    hole: through,
    cost: 1.35,
    brand: 'Tajamka',
    popularity: 380,
    tint: true,
    use: [
      'TiN coated tap for series work in through holes on machining centres with synchronous spindles.',
      'Tap berlapis TiN untuk produksi lubang tembus pada mesin CNC dengan spindel sinkron.',
    ],
    points: [
      [
        'Runs half as fast again as a bright tap and lasts longer in structural steel',
        'Kecepatan satu setengah kali tap polos dan lebih awet pada baja konstruksi',
      ],
      ['Not for titanium and soft aluminium', 'Jangan untuk titanium dan aluminium lunak'],
    ],
    speed: ['15 to 25 m/min', '15 sampai 25 m/menit'],
  },
  {
    code: 'TAP-SPIRAL-FLUTE',
    prefix: 'MT-SF',
    name: ['Machine tap with spiral flutes 35°, HSS-E, 6H', 'Tap mesin alur spiral 35°, HSS-E, 6H'],
    item: ['Spiral flute tap', 'Tap mesin alur spiral'],
    sizes: coarse,
    flutes: 'spiral',
    lead: 2.5,
    material: hsse,
    coating: bright,
    hole: blind,
    cost: 1.12,
    brand: 'Tajamka',
    popularity: 450,
    use: [
      'Tap for blind holes: flutes of 35° draw the chips up and out, and the short lead cuts full threads near the bottom.',
      'Tap untuk lubang buntu: alur 35° menarik geram ke atas dan ujung tirus pendek membuat ulir penuh sampai dekat dasar.',
    ],
    points: [
      [
        'Drill two to three threads deeper than the thread is long',
        'Bor dua sampai tiga ulir lebih dalam daripada panjang ulir',
      ],
      ['Depth of thread up to 2.5 × D', 'Kedalaman ulir sampai 2.5 × D'],
    ],
    speed: ['8 to 12 m/min', '8 sampai 12 m/menit'],
  },
  {
    code: 'TAP-SPIRAL-FLUTE-VAP',
    prefix: 'MT-SFV',
    name: [
      'Machine tap with spiral flutes for stainless steel, HSS-E vaporised',
      'Tap mesin alur spiral untuk stainless steel, HSS-E steam oxide',
    ],
    item: ['Spiral flute tap, vaporised,', 'Tap mesin alur spiral steam oxide'],
    sizes: coarse,
    flutes: 'spiral',
    lead: 2.5,
    material: hsse,
    coating: named('Vaporised', 'Steam oxide (uap)'),
    hole: blind,
    cost: 1.28,
    brand: 'Potongka',
    popularity: 300,
    use: [
      'The oxide skin holds oil and keeps tough chips of 304 and 316 from welding to the flanks.',
      'Lapisan oksida menahan oli dan mencegah geram liat dari 304 dan 316 menempel pada sisi ulir.',
    ],
    points: [
      [
        'Cutting oil with chlorine-free additives or tapping paste, not emulsion alone',
        'Gunakan oli potong aditif bebas klorin atau pasta tap, bukan emulsi saja',
      ],
      [
        'Drill 0.1 mm larger than the table where the drawing allows 6H in full',
        'Bor 0.1 mm lebih besar dari tabel bila gambar mengizinkan batas atas 6H',
      ],
    ],
    speed: ['4 to 8 m/min', '4 sampai 8 m/menit'],
  },
  {
    code: 'TAP-FORMING',
    prefix: 'MT-FM',
    name: ['Forming tap DIN 2174, HSS-E TiN, 6HX', 'Tap bentuk (roll tap) DIN 2174, HSS-E TiN, 6HX'],
    item: ['Forming tap', 'Tap bentuk (roll tap)'],
    sizes: forming,
    flutes: 'none',
    lead: 2.5,
    material: hsse,
    coating: 'TiN',
    hole: ['Through and blind hole', 'Lubang tembus dan buntu'],
    cost: 1.5,
    brand: 'Potongka',
    popularity: 190,
    tint: true,
    use: [
      'Presses the thread instead of cutting: no chips, stronger flanks, for aluminium, brass and steel up to 600 N/mm².',
      'Menekan ulir, bukan memotong: tanpa geram, ulir lebih kuat, untuk aluminium, kuningan, dan baja sampai 600 N/mm².',
    ],
    points: [
      [
        'The hole is larger than for cutting taps; see the column tap drill',
        'Lubang awal lebih besar daripada tap potong; lihat kolom bor awal',
      ],
      ['Oil well: forming needs twice the torque', 'Lumasi dengan baik: torsi dua kali tap potong'],
    ],
    speed: ['15 to 30 m/min', '15 sampai 30 m/menit'],
  },
  {
    code: 'TAP-FINE-POINT',
    prefix: 'MT-FP',
    name: [
      'Fine thread machine tap with spiral point DIN 374, HSS-E',
      'Tap mesin ulir halus ujung spiral DIN 374, HSS-E',
    ],
    item: ['Fine thread tap, spiral point,', 'Tap ulir halus ujung spiral'],
    sizes: fine,
    flutes: 'point',
    lead: 4,
    material: hsse,
    coating: bright,
    hole: through,
    cost: 1.25,
    brand: 'Tajamka',
    popularity: 250,
    fine: true,
    use: [
      'Fine metric threads in through holes: lock nuts, hydraulic bodies, adjusting screws.',
      'Ulir metrik halus pada lubang tembus: mur pengunci, bodi hidrolik, baut penyetel.',
    ],
    points: [
      [
        'Check the pitch with a thread gauge: M10 comes as 1 and 1.25',
        'Periksa jarak ulir dengan mal ulir: M10 ada yang 1 dan 1.25',
      ],
      ['For steel up to 1,000 N/mm²', 'Untuk baja sampai 1.000 N/mm²'],
    ],
    speed: ['10 to 15 m/min', '10 sampai 15 m/menit'],
  },
  {
    code: 'TAP-FINE-SPIRAL',
    prefix: 'MT-FS',
    name: [
      'Fine thread machine tap with spiral flutes DIN 374, HSS-E',
      'Tap mesin ulir halus alur spiral DIN 374, HSS-E',
    ],
    item: ['Fine thread tap, spiral flutes,', 'Tap ulir halus alur spiral'],
    sizes: fine,
    flutes: 'spiral',
    lead: 2.5,
    material: hsse,
    coating: bright,
    hole: blind,
    cost: 1.38,
    brand: 'Tajamka',
    popularity: 230,
    fine: true,
    use: [
      'Fine metric threads in blind holes, drawn clean by the 35° helix.',
      'Ulir metrik halus pada lubang buntu, geram keluar bersih oleh alur spiral 35°.',
    ],
    points: [
      [
        'Long threads: turn back is not needed, the chip does not break',
        'Ulir panjang: tidak perlu diputar balik karena geram tidak terputus',
      ],
      [
        'Neck clears threads deeper than the flutes',
        'Leher ramping untuk ulir yang lebih dalam daripada alur',
      ],
    ],
    speed: ['8 to 12 m/min', '8 sampai 12 m/menit'],
  },
  {
    code: 'TAP-PIPE-G',
    prefix: 'MT-G',
    name: ['Pipe thread machine tap G, DIN 5156, HSS-E', 'Tap mesin ulir pipa G, DIN 5156, HSS-E'],
    item: ['Pipe tap', 'Tap ulir pipa'],
    sizes: pipe,
    flutes: 'point',
    lead: 4,
    material: hsse,
    coating: bright,
    hole: through,
    cost: 1.5,
    brand: 'Bornawa',
    popularity: 270,
    fine: true,
    use: [
      'Parallel pipe threads to ISO 228 for fittings that seal with a washer or bonded seal.',
      'Ulir pipa lurus ISO 228 untuk fitting yang disil dengan ring atau bonded seal.',
    ],
    points: [
      [
        'Cannot make the tapered Rc thread that seals in itself',
        'Tidak dapat membuat ulir tirus Rc yang menyegel sendiri',
      ],
      ['Check with a G plug gauge after the first piece', 'Periksa benda pertama dengan kaliber G'],
    ],
    speed: ['6 to 10 m/min', '6 sampai 10 m/menit'],
  },
  {
    code: 'TAP-UNC-POINT',
    prefix: 'MT-UNC',
    name: ['UNC machine tap with spiral point, HSS-E, 2B', 'Tap mesin UNC ujung spiral, HSS-E, 2B'],
    item: ['UNC tap', 'Tap UNC'],
    sizes: unc,
    flutes: 'point',
    lead: 4,
    material: hsse,
    coating: bright,
    hole: through,
    cost: 1.15,
    brand: 'Bornawa',
    popularity: 220,
    fine: true,
    use: [
      'Unified coarse threads for imported machines, flanges and mining gear.',
      'Ulir kasar UNC untuk mesin impor, flensa, dan alat tambang.',
    ],
    points: [
      [
        '1/2" has 13 threads per inch, not the 12 of BSW',
        '1/2" memiliki 13 ulir per inci, bukan 12 seperti BSW',
      ],
      ['Class 2B fits 2A bolts', 'Kelas 2B berpasangan dengan baut 2A'],
    ],
    speed: ['10 to 15 m/min', '10 sampai 15 m/menit'],
  },
]

const skuOf = (thread: string): string =>
  thread
    .replaceAll(' UNC', '')
    .replaceAll(' × ', 'x')
    .replaceAll(/["\s]/g, '')
    .replaceAll('/', '-')
    .replace(/^G/, '')

const drills = tab(
  ['Tap drills', 'Bor awal tap'],
  [
    [
      'Holes for coarse threads after DIN 336: nominal diameter less the pitch.',
      'Lubang ulir kasar menurut DIN 336: diameter nominal dikurangi jarak ulir.',
    ],
  ],
  [
    [
      'Countersink the hole to the outside diameter before tapping',
      'Countersink lubang sampai diameter luar ulir sebelum ditap',
    ],
  ],
  Object.entries(coarseTaps)
    .slice(0, 11)
    .map(([thread, { drill, pitch }]) => [thread, `P ${pitch} · Ø ${drill} mm`] as const),
)

export const machineTapProducts: readonly Product[] = families.map((family) => {
  const { sizes, flutes, lead } = family
  const threads = Object.keys(sizes)
  const tapOf = (thread: string) => {
    const size = sizes[thread] ?? coarse['M8'] ?? { diameter: 8, pitch: 1.25, drill: 6.8, standard: '' }
    return tapTool({
      thread,
      flutes,
      lead,
      diameter: size.diameter,
      pitch: size.pitch,
      overall: size.overall ?? Math.round(size.diameter * 4 + 50),
      shank: size.shank ?? size.diameter,
      square: size.square ?? Math.round(size.diameter * 7.5) / 10,
      title: `${size.standard} · ${thread}`,
      tint: family.tint === true,
      plain: size.shank === undefined,
    })
  }
  const shown = [
    threads[Math.floor(threads.length * 0.15)],
    threads[Math.floor(threads.length * 0.4)],
    threads[Math.floor(threads.length * 0.62)],
  ].map((thread) => tapOf(thread ?? 'M8'))
  const main = tapOf(sizes['M8'] === undefined ? (threads[3] ?? 'M8') : 'M8')
  return {
    code: family.code,
    name: named(...family.name),
    description: say(
      [family.use, ...about(family.fine === true ? categories.fineTaps : categories.taps)],
      [
        ...family.points,
        lead > 3
          ? ['Lead of 3.5 to 5 threads (form B)', 'Ujung tirus 3.5 sampai 5 ulir (bentuk B)']
          : ['Lead of 2 to 3 threads (form C)', 'Ujung tirus 2 sampai 3 ulir (bentuk C)'],
      ],
      [
        [['Hole', 'Lubang'], family.hole],
        [['Cutting speed', 'Kecepatan potong'], family.speed],
        [
          ['Tool material', 'Bahan tap'],
          ['Cobalt high-speed steel (HSS-E)', 'Baja kecepatan tinggi kobalt (HSS-E)'],
        ],
      ],
    ),
    category: family.fine === true ? categories.fineTaps : categories.taps,
    brand: family.brand,
    popularity: family.popularity,
    ...(family.code === 'TAP-SPIRAL-POINT' || family.code === 'TAP-SPIRAL-FLUTE' ? { tabs: [drills] } : {}),
    pictures: views({ dimensions: () => rotaryDimensions(main), shaded: () => rotaryRow(shown, main.title) }),
    items: Object.entries(sizes).map(([thread, size]): Item => ({
      sku: `${family.prefix}-${skuOf(thread)}`,
      name: named(
        `${family.item[0]} ${thread} ${size.standard} HSS-E`,
        `${family.item[1]} ${thread} ${size.standard} HSS-E`,
      ),
      uom: 'pcs',
      price: rupiah((62_000 + size.diameter ** 2 * 640) * family.cost),
      weight: roundMass(size.shank ?? size.diameter, size.overall ?? 90, 0.9),
      demand: ['M5', 'M6', 'M8', 'M10', 'M12'].includes(thread) ? 0.9 : 0.5,
      attributes: {
        standard: size.standard,
        material: family.material,
        coating: family.coating,
        thread,
        pitch: size.pitch,
        tap_drill: size.drill,
        ...(size.overall === undefined ? {} : { overall_length: size.overall }),
        ...(size.shank === undefined ? {} : { shank_diameter: size.shank }),
      },
    })),
  }
})

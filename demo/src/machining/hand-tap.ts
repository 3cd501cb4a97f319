import type { Product } from '../catalogue/model.ts'
import { rupiah } from '../catalogue/price.ts'
import { coarseTaps, fineTaps, handShanks, pipeTaps } from '../standards/taps.ts'
import { categories } from './categories.ts'
import { named, roundMass, say, views } from './copy.ts'
import { about } from './kinds.ts'
import { dieDimensions, dieShaded, tapTool, wrenchDimensions } from './machine-tap.drawing.ts'
import { rotaryDimensions, rotaryRow } from './rotary.drawing.ts'
import { stockShaded } from './hand-tap.drawing.ts'

const skuOf = (thread: string): string =>
  thread.replaceAll(' × ', 'x').replaceAll(/["\s]/g, '').replaceAll('/', '-').replace(/^G/, '')

const tapOf = (thread: keyof typeof coarseTaps, lead: number) => {
  const size = coarseTaps[thread]
  return tapTool({
    ...size,
    ...handShanks[thread],
    thread,
    overall: size.hand,
    flutes: 'straight',
    lead,
    title: `DIN 352 · ${thread}`,
  })
}
const fineOf = (thread: keyof typeof fineTaps, lead: number) =>
  tapTool({
    ...fineTaps[thread],
    overall: 70,
    thread,
    flutes: 'straight',
    lead,
    title: `DIN 2181 · ${thread}`,
  })

/** Sizes whose overall length differs between makers of this standard: none is given. */
const unsettled = ['M6', 'M8']

const handTaps: readonly Product[] = (['HSS', 'HSS-Co'] as const).map((metal): Product => ({
  code: `HAND-TAP-352-${metal.toUpperCase()}`,
  name: named(`Hand tap set DIN 352, 3 taps, ${metal}`, `Set tap tangan DIN 352, 3 pcs, ${metal}`),
  description: say(
    [
      [
        'Taper, second and bottoming tap share the cut, so that a thread is made by hand without force, in through and blind holes.',
        'Tap nomor 1, 2, dan 3 membagi beban potong sehingga ulir dapat dibuat dengan tangan tanpa dipaksa, pada lubang tembus dan buntu.',
      ],
    ],
    [
      [
        'One ring on the shank: taper; two rings: second; none: bottoming',
        'Satu cincin di tangkai: tap 1; dua cincin: tap 2; tanpa cincin: tap 3',
      ],
      [
        'Turn back a quarter turn after each half to break the chip',
        'Putar balik seperempat putaran tiap setengah putaran untuk memutus geram',
      ],
      metal === 'HSS'
        ? [
            'For steel up to 900 N/mm², cast iron and brass',
            'Untuk baja sampai 900 N/mm², besi cor, dan kuningan',
          ]
        : [
            'Cobalt for stainless steel and bolts of class 8.8 and above',
            'Kobalt untuk stainless steel dan baut kelas 8.8 ke atas',
          ],
    ],
    [
      [['Tolerance', 'Toleransi'], '6H'],
      [
        ['Set', 'Isi set'],
        ['3 taps in a plastic box', '3 tap dalam kotak plastik'],
      ],
    ],
  ),
  category: categories.handTaps,
  brand: metal === 'HSS' ? 'Bornawa' : 'Tajamka',
  popularity: metal === 'HSS' ? 470 : 260,
  pictures: views({
    dimensions: () => rotaryDimensions(tapOf('M10', 5)),
    shaded: () => rotaryRow([tapOf('M10', 7), tapOf('M10', 4), tapOf('M10', 2)], 'DIN 352 · M10'),
  }),
  items: Object.entries(coarseTaps).map(([thread, size]) => ({
    sku: `HT${metal === 'HSS' ? '' : 'C'}-${thread}`,
    name: named(
      `Hand tap set ${metal} ${thread} × ${size.pitch}`,
      `Set tap tangan ${metal} ${thread} × ${size.pitch}`,
    ),
    uom: 'set' as const,
    price: rupiah((46_000 + size.diameter ** 2 * 640) * (metal === 'HSS' ? 1 : 1.7)),
    weight: roundMass(handShanks[thread]?.shank ?? size.shank, size.hand, 0.9) * 3 + 20,
    demand: ['M6', 'M8', 'M10', 'M12'].includes(thread) ? 0.95 : 0.55,
    attributes: {
      standard: 'DIN 352',
      material: named(metal, metal === 'HSS' ? 'HSS' : 'HSS-Co (kobalt)'),
      thread,
      pitch: size.pitch,
      tap_drill: size.drill,
      ...(unsettled.includes(thread) ? {} : { overall_length: size.hand }),
      shank_diameter: handShanks[thread]?.shank ?? size.shank,
      pieces: 3,
    },
  })),
}))

const fineHandTaps: Product = {
  code: 'HAND-TAP-2181',
  name: named(
    'Fine thread hand tap set DIN 2181, 2 taps, HSS',
    'Set tap tangan ulir halus DIN 2181, 2 pcs, HSS',
  ),
  description: say(
    [
      [
        'Two taps suffice for fine threads. Used to cut and to clean out threads of lock nuts, spark plugs, brake and hydraulic parts.',
        'Dua tap cukup untuk ulir halus. Dipakai membuat dan membersihkan ulir mur pengunci, busi, serta komponen rem dan hidrolik.',
      ],
    ],
    [
      ['M18 × 1.5 also restores large spark plug holes', 'M18 × 1.5 juga untuk memulihkan lubang busi besar'],
      [
        'Start square: check with a try square after two turns',
        'Mulai tegak lurus: periksa dengan siku setelah dua putaran',
      ],
      [
        'Use cutting oil even in cast iron when cleaning old threads',
        'Gunakan oli potong, juga pada besi cor, saat membersihkan ulir lama',
      ],
    ],
    [
      [['Tolerance', 'Toleransi'], '6H'],
      [
        ['Set', 'Isi set'],
        ['Taper and bottoming tap', 'Tap 1 dan tap akhir'],
      ],
    ],
  ),
  category: categories.handTaps,
  brand: 'Bornawa',
  popularity: 240,
  pictures: views({
    dimensions: () => rotaryDimensions(fineOf('M12 × 1.5', 6)),
    shaded: () => rotaryRow([fineOf('M12 × 1.5', 7), fineOf('M12 × 1.5', 3)], 'DIN 2181'),
  }),
  items: Object.entries(fineTaps).map(([thread, size]) => ({
    sku: `HTF-${skuOf(thread)}`,
    name: named(`Fine hand tap set HSS ${thread}`, `Set tap tangan ulir halus HSS ${thread}`),
    uom: 'set' as const,
    price: rupiah(58_000 + size.diameter ** 2 * 520),
    weight: roundMass(size.shank, 75, 0.9) * 2 + 20,
    demand: 0.6,
    attributes: {
      standard: 'DIN 2181',
      material: 'HSS',
      thread,
      pitch: size.pitch,
      tap_drill: size.drill,
      pieces: 2,
    },
  })),
}

const dieKinds = {
  coarse: {
    prefix: 'DIE',
    sizes: coarseTaps,
    en: 'metric coarse',
    id: 'metrik kasar',
    cost: 1,
    popularity: 380,
    use: [
      'For cutting and repairing bolt threads by hand or in the tailstock.',
      'Untuk membuat dan memperbaiki ulir luar dengan tangan atau pada kepala lepas bubut.',
    ],
  },
  fine: {
    prefix: 'DIEF',
    sizes: fineTaps,
    en: 'metric fine',
    id: 'metrik halus',
    cost: 1.2,
    popularity: 230,
    use: [
      'For fine threads of adjusting spindles, axle ends and brake unions.',
      'Untuk ulir halus pada poros penyetel, ujung as, dan nepel rem.',
    ],
  },
  pipe: {
    prefix: 'DIEG',
    sizes: pipeTaps,
    en: 'pipe thread G',
    id: 'ulir pipa G',
    cost: 1.35,
    popularity: 210,
    use: [
      'For parallel pipe threads to ISO 228 on nipples, valves stems and tube ends.',
      'Untuk ulir pipa lurus ISO 228 pada nipel, poros keran, dan ujung pipa.',
    ],
  },
} as const

const dies: readonly Product[] = (['coarse', 'fine', 'pipe'] as const).map((kind): Product => {
  const { prefix, sizes, en, id, cost, popularity, use } = dieKinds[kind]
  const entries: readonly (readonly [string, { diameter: number; die: string }])[] = Object.entries(sizes)
  const [thread, { die }] = entries[Math.min(4, entries.length - 1)] ?? ['M8', { die: '25 × 9' }]
  const [outer = 25, thick = 9] = die.split(' × ').map(Number)
  return {
    code: `DIE-${kind.toUpperCase()}`,
    name: named(`Round dies EN 22568, ${en}, HSS`, `Snei bulat EN 22568, ${id}, HSS`),
    description: say(
      [use, ...about(categories.dies)],
      [
        [
          'Closed die, ground starting side; put the marked face to the work',
          'Snei tertutup dengan sisi awal digerinda; sisi bertanda menghadap benda kerja',
        ],
        [
          'Chamfer the rod by 45° to the core diameter first',
          'Chamfer ujung batang 45° sampai diameter inti lebih dahulu',
        ],
        [
          'Rod diameter: nominal less a tenth of the pitch',
          'Diameter batang: nominal dikurangi sepersepuluh jarak ulir',
        ],
      ],
      [
        [['Standard', 'Standar'], 'EN 22568 (DIN 223 B)'],
        [
          ['Fits', 'Berpasangan dengan'],
          ['Die stocks DIN 225 of the same outside diameter', 'Gagang snei DIN 225 berdiameter luar sama'],
        ],
      ],
    ),
    category: categories.dies,
    brand: kind === 'fine' ? 'Tajamka' : 'Bornawa',
    popularity,
    pictures: views({
      dimensions: () => dieDimensions(thread, outer, thick, `EN 22568 · ${thread}`),
      shaded: () => dieShaded(`EN 22568 · ${thread}`),
    }),
    items: entries.map(([name, size]) => {
      const [d = 25, h = 9] = size.die.split(' × ').map(Number)
      return {
        sku: `${prefix}-${skuOf(name)}`,
        name: named(`Round die ${name}, ${size.die} mm`, `Snei bulat ${name}, ${size.die} mm`),
        uom: 'pcs',
        price: rupiah((34_000 + d ** 2 * 62) * cost),
        weight: roundMass(d, h, 0.7),
        demand: ['M6', 'M8', 'M10', 'M12'].includes(name) ? 0.85 : 0.5,
        attributes: { standard: 'EN 22568', material: 'HSS', thread: name, outer_diameter: d, thickness: h },
      }
    }),
  }
})

const stocks: Product = {
  code: 'DIE-STOCK',
  name: named('Die stocks DIN 225 for round dies', 'Gagang snei DIN 225 untuk snei bulat'),
  description: say(
    [
      [
        'Holds a round die by its outside diameter; set screws keep it from turning and let a split die be adjusted.',
        'Memegang snei bulat pada diameter luarnya; baut penahan mencegah snei berputar dan menyetel snei terbelah.',
      ],
      ...about(categories.tapWrenches),
    ],
    [
      ['Choose by diameter × thickness of the die', 'Pilih menurut diameter × tebal snei'],
      [
        'Keep the chips out of the seat, or the thread leans',
        'Bersihkan dudukan dari geram agar ulir tidak miring',
      ],
      ['Turn back half a turn to break chips', 'Putar balik setengah putaran untuk memutus geram'],
    ],
    [
      [
        ['Body', 'Badan'],
        ['Die cast zinc up to 45 mm, steel above', 'Zinc cor cetak sampai 45 mm, di atasnya baja'],
      ],
    ],
  ),
  category: categories.tapWrenches,
  brand: 'Bornawa',
  popularity: 250,
  pictures: views({
    dimensions: () => wrenchDimensions(280, 'Ø 30 × 11', 1, 'DIN 225 · 30 × 11'),
    shaded: () => stockShaded(true, 'DIN 225'),
  }),
  items: (
    [
      ['20 × 5', 200],
      ['20 × 7', 200],
      ['25 × 9', 224],
      ['30 × 11', 280],
      ['38 × 10', 315],
      ['38 × 14', 315],
      ['45 × 14', 450],
      ['45 × 18', 450],
      ['55 × 16', 560],
      ['55 × 22', 560],
      ['65 × 25', 630],
    ] as const
  ).map(([size, length]) => ({
    sku: `DST-${size.replaceAll(' × ', 'x')}`,
    name: named(`Die stock for dies ${size} mm`, `Gagang snei untuk snei ${size} mm`),
    uom: 'pcs' as const,
    price: rupiah(28_000 + length ** 1.5 * 12),
    weight: length * 1.4,
    attributes: { standard: 'DIN 225', size, overall_length: length },
  })),
}

const tapHolders: Product = {
  code: 'TAP-WRENCH-1814',
  name: named('Adjustable tap wrenches DIN 1814', 'Gagang tap setel DIN 1814'),
  description: say(
    [
      [
        'One jaw moves by turning a handle, so that every square of the range is held without play.',
        'Satu rahang bergerak dengan memutar gagang sehingga setiap ukuran kotak dalam rentangnya terjepit tanpa celah.',
      ],
      ...about(categories.tapWrenches),
    ],
    [
      ['Also for hand reamers and screw extractors', 'Juga untuk reamer tangan dan pencabut baut patah'],
      [
        'Too long a wrench breaks small taps: take the smallest that fits',
        'Gagang terlalu panjang mematahkan tap kecil: pakai yang terkecil yang pas',
      ],
      ['Pull evenly with both hands', 'Tarik seimbang dengan kedua tangan'],
    ],
    [
      [
        ['Jaws', 'Rahang'],
        ['Hardened steel', 'Baja dikeraskan'],
      ],
      [['Standard', 'Standar'], 'DIN 1814'],
    ],
  ),
  category: categories.tapWrenches,
  brand: 'Bornawa',
  popularity: 290,
  pictures: views({
    dimensions: () => wrenchDimensions(280, 'M4–M12', 0, 'DIN 1814 · 2'),
    shaded: () => stockShaded(false, 'DIN 1814'),
  }),
  items: (
    [
      ['0', 'M1–M8', 130],
      ['1', 'M1–M10', 180],
      ['1 1/2', 'M1–M12', 200],
      ['2', 'M4–M12', 280],
      ['3', 'M5–M20', 380],
      ['4', 'M11–M27', 500],
      ['5', 'M13–M32', 750],
    ] as const
  ).map(([size, range, length]) => ({
    sku: `TWR-${size.replace(' 1/2', '.5')}${size === '1 1/2' ? '' : '.0'}`,
    name: named(`Tap wrench No. ${size}, ${range}`, `Gagang tap No. ${size}, ${range}`),
    uom: 'pcs' as const,
    price: rupiah(24_000 + length ** 1.6 * 9),
    weight: length * 1.5,
    attributes: { standard: 'DIN 1814', size, clamping_range: range, overall_length: length },
  })),
}

export const handThreading: readonly Product[] = [...handTaps, fineHandTaps, ...dies, stocks, tapHolders]

import type { Item, Product, Text } from '../catalogue/model.ts'
import { rupiah } from '../catalogue/price.ts'
import { categories } from './categories.ts'
import { adapter, bonded, coupling, ferrule, hoseEnd } from './hydraulic-fitting.drawing.ts'
import { modelled } from './model.ts'
import { made } from './product.ts'
import { labels, t, tableOf } from './prose.ts'

const two = (value: number): string => String(value).padStart(2, '0')
const steel = t('Carbon steel, zinc plated', 'Baja karbon, lapis seng')

/** Hose bore, its inch name, the usual thread of each system and its outside diameter in mm, spanner size. */
type Row = {
  dn: number
  inch: string
  bsp: readonly [string, number]
  jic: readonly [string, number]
  metric: readonly [string, number]
  hex: number
}
const rows: readonly Row[] = [
  {
    dn: 6,
    inch: '1/4"',
    bsp: ['G1/4', 13.2],
    jic: ['7/16-20 UNF', 11.1],
    metric: ['M14 × 1.5', 14],
    hex: 19,
  },
  {
    dn: 10,
    inch: '3/8"',
    bsp: ['G3/8', 16.7],
    jic: ['9/16-18 UNF', 14.3],
    metric: ['M18 × 1.5', 18],
    hex: 22,
  },
  { dn: 12, inch: '1/2"', bsp: ['G1/2', 21], jic: ['3/4-16 UNF', 19], metric: ['M22 × 1.5', 22], hex: 27 },
  {
    dn: 16,
    inch: '5/8"',
    bsp: ['G5/8', 22.9],
    jic: ['7/8-14 UNF', 22.2],
    metric: ['M26 × 1.5', 26],
    hex: 30,
  },
  { dn: 19, inch: '3/4"', bsp: ['G3/4', 26.4], jic: ['1-1/16-12 UN', 27], metric: ['M30 × 2', 30], hex: 32 },
  { dn: 25, inch: '1"', bsp: ['G1', 33.2], jic: ['1-5/16-12 UN', 33.3], metric: ['M36 × 2', 36], hex: 41 },
]
const systems = {
  bsp: {
    name: t('BSP, 60° cone', 'BSP, kerucut 60°'),
    letters: 'B',
    standard: 'ISO 8434-6',
    care: t(
      'The cone seals on the nose, not on the thread: no tape',
      'Kerucutnya yang merapat, bukan ulirnya: tanpa seal tape',
    ),
  },
  jic: {
    name: t('JIC, 37° cone', 'JIC, kerucut 37°'),
    letters: 'J',
    standard: 'ISO 8434-2',
    care: t(
      '37° only: a 45° SAE cone of the same thread leaks',
      'Hanya 37°: kerucut SAE 45° berulir sama akan bocor',
    ),
  },
  metric: {
    name: t('Metric DKOL, 24° cone with O-ring', 'Metrik DKOL, kerucut 24° dengan O-ring'),
    letters: 'M',
    standard: 'ISO 8434-1',
    care: t(
      'Oil the O-ring and check that it sits in its groove',
      'Olesi O-ring dan pastikan duduk pada alurnya',
    ),
  },
} as const
type System = keyof typeof systems
const namesOfAngles = {
  0: t('straight', 'lurus'),
  45: t('45° elbow', 'siku 45°'),
  90: t('90° elbow', 'siku 90°'),
} as const

const torque = tableOf(
  [
    [t('Thread', 'Ulir'), t('Torque', 'Torsi')],
    ['G1/4', '20 Nm'],
    ['G3/8', '34 Nm'],
    ['G1/2', '60 Nm'],
    ['G3/4', '115 Nm'],
    ['G1', '140 Nm'],
  ],
  t(
    'Guide values for oiled steel BSP nuts; hold the hose end with a second spanner so that it does not twist.',
    'Nilai pedoman untuk mur BSP baja yang diberi oli; tahan ujung selang dengan kunci kedua agar tidak terpuntir.',
  ),
)

function hoseFitting(
  system: System,
  gender: 'female' | 'male',
  angle: 0 | 45 | 90,
  popularity: number,
): Product {
  const { name, letters, standard, care } = systems[system]
  const male = gender === 'male'
  const bend = namesOfAngles[angle]
  const full = t(
    `Hose end ${name.en}, ${gender}, ${bend.en}`,
    `Fitting selang ${name.id}, ${male ? 'drat luar' : 'mur putar drat dalam'}, ${bend.id}`,
  )
  const lengthOf = (dn: number): number => Math.round(36 + dn * 1.85)
  const shown = rows[2] ?? {
    dn: 12,
    hex: 27,
    bsp: ['G1/2', 21] as const,
    jic: ['3/4-16 UNF', 19] as const,
    metric: ['M22', 22] as const,
    inch: '1/2"',
  }
  return made({
    code: `HOSE-END-${letters}${male ? 'M' : 'F'}${two(angle)}`,
    name: full,
    lead: [
      male
        ? t(
            'Fixed male end that screws into ports, blocks and tees.',
            'Ujung drat luar tetap untuk diulir ke lubang, blok, dan tee.',
          )
        : t(
            'Swivel nut that draws the cone tight while the hose stays still.',
            'Mur putar yang menarik kerucut hingga rapat sementara selang tetap diam.',
          ),
      angle === 0
        ? t(
            'Straight, for hoses that leave in line with the port.',
            'Lurus, untuk selang yang keluar segaris dengan lubang.',
          )
        : t(
            `Bent by ${angle}°, so that the hose need not bend right behind the fitting.`,
            `Bersudut ${angle}° sehingga selang tidak menekuk tepat di belakang fitting.`,
          ),
    ],
    points: [
      care,
      t(
        'Press with the ferrule for the hose type, to the diameter in our table',
        'Pres dengan ferul sesuai jenis selang, sampai diameter pada tabel kami',
      ),
      t(
        'On bent ends state the angle between both ends of an assembly',
        'Untuk ujung bersudut sebutkan sudut antara kedua ujung rakitan',
      ),
    ],
    data: [
      [labels.standard, standard],
      [labels.material, steel],
      [
        t('Hose tail', 'Ekor selang'),
        t('No-skive, for 1SN, 2SN and 2SC', 'Tanpa kupas, untuk 1SN, 2SN, dan 2SC'),
      ],
    ],
    category: categories.hoseFittings,
    brand: 'Hidralaya',
    popularity,
    ...(system === 'bsp' && angle === 0 && !male
      ? { tabs: [{ title: t('Tightening', 'Pengencangan'), html: torque }] }
      : {}),
    pictures: modelled(() =>
      hoseEnd({
        dn: shown.dn,
        hex: shown.hex,
        threadD: shown[system][1],
        male,
        angle,
        length: lengthOf(shown.dn),
        thread: shown[system][0],
        title: `${standard} · ${shown[system][0]} · DN ${shown.dn}`,
      }),
    ),
    items: rows.flatMap((row, index): Item[] => {
      const choices = [row, rows[index + 1]].filter((other): other is Row => other !== undefined)
      return (angle === 0 ? choices : choices.slice(0, 1)).map((other) => {
        const mass = (other.hex ** 2 * 0.085 + row.dn * 3) * (angle === 0 ? 1 : 1.45)
        const thread = other[system][0]
        return {
          sku: `HE${letters}${male ? 'M' : 'F'}${two(angle)}-${two(row.dn)}-${two(other.dn)}`,
          name: t(
            `${full.en}, hose ${row.inch}, ${thread.replace('1.5', '1.5')}`,
            `${full.id}, selang ${row.inch}, ${thread.replace('1.5', '1,5')}`,
          ),
          uom: 'pcs',
          price: rupiah(9_500 + mass * 215),
          weight: mass,
          demand: row === other ? 0.9 : 0.5,
          attributes: {
            standard,
            nominal_size: row.inch,
            thread,
            material: steel,
            across_flats: other.hex,
            connection: name,
            ...(angle === 0 ? { overall_length: lengthOf(row.dn) } : {}),
          },
        }
      })
    }),
  })
}

const flangeEnds = (
  [
    ['3000', 0],
    ['3000', 90],
    ['6000', 0],
    ['6000', 90],
  ] as const
).map(([series, angle]): Product => {
  const sizes = [
    [12, '1/2"', 30.2, 31.8],
    [19, '3/4"', 38.1, 41.3],
    [25, '1"', 44.5, 47.6],
    [31, '1-1/4"', 50.8, 54],
    [38, '1-1/2"', 60.3, 63.5],
  ] as const
  const high = series === '6000'
  const name = t(
    `SAE flange hose end ${series} psi, ${namesOfAngles[angle].en}`,
    `Fitting selang flensa SAE ${series} psi, ${namesOfAngles[angle].id}`,
  )
  return made({
    code: `HOSE-END-SAE${series[0]}-${two(angle)}`,
    name,
    lead: [
      t(
        'Flanged end for large bores on pumps, motors and cylinders: four bolts and two half clamps instead of a huge nut.',
        'Ujung flensa untuk lubang besar pada pompa, motor, dan silinder: empat baut dan dua klem belah, bukan mur raksasa.',
      ),
      high
        ? t('High-pressure series, code 62.', 'Seri tekanan tinggi, code 62.')
        : t('Standard series, code 61.', 'Seri standar, code 61.'),
    ],
    points: [
      t(
        'O-ring in the face: check it before every assembly',
        'O-ring berada di muka flensa: periksa setiap kali merakit',
      ),
      t(
        'Code 61 and 62 do not match: compare the flange head',
        'Code 61 dan 62 tidak saling cocok: bandingkan kepala flensanya',
      ),
      t('Tighten the bolts crosswise', 'Kencangkan baut menyilang'),
    ],
    data: [
      [labels.standard, 'ISO 6162'],
      [labels.material, steel],
    ],
    category: categories.hoseFittings,
    brand: 'Hidralaya',
    popularity: high ? 210 : 290,
    pictures: modelled(() =>
      hoseEnd({
        dn: 25,
        hex: 40,
        threadD: 30,
        male: false,
        angle,
        length: 92,
        thread: high ? 'SAE 62' : 'SAE 61',
        flange: high ? 47.6 : 44.5,
        title: `ISO 6162 · ${series} psi · 1"`,
      }),
    ),
    items: sizes.map(([dn, inch, low, tall]): Item => {
      const mass = dn ** 1.55 * 4.6 * (angle === 0 ? 1 : 1.35)
      return {
        sku: `HES${series[0]}${two(angle)}-${two(dn)}`,
        name: t(`${name.en}, ${inch}`, `${name.id}, ${inch}`),
        uom: 'pcs',
        price: rupiah(38_000 + mass * 240),
        weight: mass,
        demand: dn <= 25 ? 0.7 : 0.4,
        attributes: {
          standard: series === '3000' ? 'ISO 6162-1' : 'ISO 6162-2',
          nominal_size: inch,
          outer_diameter: high ? tall : low,
          material: steel,
        },
      }
    }),
  })
})

export const hoseFittings: readonly Product[] = [
  hoseFitting('bsp', 'female', 0, 640),
  hoseFitting('bsp', 'female', 90, 560),
  hoseFitting('bsp', 'female', 45, 410),
  hoseFitting('bsp', 'male', 0, 480),
  hoseFitting('jic', 'female', 0, 500),
  hoseFitting('jic', 'female', 90, 420),
  hoseFitting('jic', 'male', 0, 330),
  hoseFitting('metric', 'female', 0, 450),
  hoseFitting('metric', 'female', 90, 370),
  hoseFitting('metric', 'female', 45, 260),
  ...flangeEnds,
]

/* Ferrules */

export const ferrules: readonly Product[] = (
  [
    ['1SN', 8.4, 420],
    ['2SN', 10.6, 510],
    ['4SP', 14, 290],
  ] as const
).map(([hose, grow, popularity]) => {
  const name = t(`Press ferrule for hose ${hose}`, `Ferul pres untuk selang ${hose}`)
  const sizeOf = (dn: number): readonly [number, number, number] => [
    Math.round(dn * 1.05 + grow),
    Math.round(dn * 1.12 + grow + 6),
    Math.round(22 + dn * 1.2),
  ]
  const [inner, outer, length] = sizeOf(12)
  return made({
    code: `FERRULE-${hose}`,
    name,
    lead: [
      t(
        `Sleeve that presses hose ${hose} onto the tail of the fitting; the inside teeth bite through the cover into the wire.`,
        `Selongsong yang menjepit selang ${hose} pada ekor fitting; gerigi dalamnya menembus lapisan luar sampai ke kawat.`,
      ),
    ],
    points: [
      hose === '4SP'
        ? t('Skive the hose outside before pressing', 'Kupas bagian luar selang sebelum dipres')
        : t('No skiving: slide on, press, measure', 'Tanpa kupas: masukkan, pres, ukur'),
      t('Measure the pressed diameter at three places', 'Ukur diameter hasil pres di tiga titik'),
      t('Never press a ferrule twice', 'Jangan mengepres ferul dua kali'),
    ],
    data: [
      [labels.material, steel],
      [t('Hose', 'Selang'), hose],
    ],
    category: categories.ferrules,
    brand: 'Hidralaya',
    popularity,
    pictures: modelled(() => ferrule({ inner, outer, length, title: `${hose} · DN 12` })),
    items: (
      [
        [6, '1/4"'],
        [8, '5/16"'],
        [10, '3/8"'],
        [12, '1/2"'],
        [16, '5/8"'],
        [19, '3/4"'],
        [25, '1"'],
      ] as const
    ).map(([dn, inch]): Item => {
      const [d1, d2, l] = sizeOf(dn)
      const mass = (d2 ** 2 - d1 ** 2) * l * 0.0062
      return {
        sku: `FE${hose}-${two(dn)}`,
        name: t(`${name.en}, ${inch}`, `${name.id}, ${inch}`),
        uom: 'pack',
        price: rupiah(10 * (2_900 + mass * 88)),
        weight: mass * 10,
        demand: dn <= 12 ? 0.9 : 0.6,
        attributes: {
          nominal_size: inch,
          material: steel,
          inner_diameter: d1,
          outer_diameter: d2,
          length: l,
          pack_qty: 10,
        },
      }
    }),
  })
})

/* Adapters */

type Adapter = {
  code: string
  shape: Parameters<typeof adapter>[0]['shape']
  a: System
  b: System
  name: Text
  use: Text
  popularity: number
  reducing?: boolean
}
const adapters: readonly Adapter[] = [
  {
    code: 'BB',
    shape: 'mm',
    a: 'bsp',
    b: 'bsp',
    popularity: 490,
    name: t('Adapter BSP male × BSP male', 'Adaptor BSP drat luar × BSP drat luar'),
    use: t(
      'Joins two BSP swivel hoses, or a hose with a port.',
      'Menyambung dua selang bermur putar BSP, atau selang dengan lubang.',
    ),
  },
  {
    code: 'BF',
    shape: 'mf',
    a: 'bsp',
    b: 'bsp',
    popularity: 390,
    name: t('Adapter BSP male × BSP female', 'Adaptor BSP drat luar × BSP drat dalam'),
    use: t(
      'Lengthens a port or lifts a fitting clear of its neighbour.',
      'Memperpanjang lubang atau menjauhkan fitting dari tetangganya.',
    ),
  },
  {
    code: 'BE',
    shape: 'elbow',
    a: 'bsp',
    b: 'bsp',
    popularity: 380,
    name: t('Elbow adapter 90° BSP male × BSP male', 'Adaptor siku 90° BSP drat luar × BSP drat luar'),
    use: t(
      'Turns the line by 90° where a bent hose end costs too much room.',
      'Membelokkan jalur 90° bila ujung selang bersudut memakan tempat.',
    ),
  },
  {
    code: 'BS',
    shape: 'swivel-elbow',
    a: 'bsp',
    b: 'bsp',
    popularity: 320,
    name: t('Swivel elbow 90° BSP male × BSP nut', 'Adaptor siku 90° BSP drat luar × mur putar BSP'),
    use: t(
      'The nut lets the elbow point anywhere before it is tightened.',
      'Mur putarnya memungkinkan siku diarahkan ke mana saja sebelum dikencangkan.',
    ),
  },
  {
    code: 'BT',
    shape: 'tee',
    a: 'bsp',
    b: 'bsp',
    popularity: 350,
    name: t('Tee adapter BSP male, three ends', 'Adaptor tee BSP drat luar, tiga ujung'),
    use: t(
      'Branches one line into two, or takes a gauge.',
      'Membagi satu jalur menjadi dua, atau memasang manometer.',
    ),
  },
  {
    code: 'BJ',
    shape: 'mm',
    a: 'jic',
    b: 'bsp',
    popularity: 430,
    name: t('Adapter JIC male × BSP male', 'Adaptor JIC drat luar × BSP drat luar'),
    use: t(
      'Brings American hoses to European and Japanese ports.',
      'Menghubungkan selang Amerika ke lubang Eropa dan Jepang.',
    ),
  },
  {
    code: 'JJ',
    shape: 'mm',
    a: 'jic',
    b: 'jic',
    popularity: 330,
    name: t('Adapter JIC male × JIC male', 'Adaptor JIC drat luar × JIC drat luar'),
    use: t('Union of two JIC swivel hoses.', 'Penyambung dua selang bermur putar JIC.'),
  },
  {
    code: 'BM',
    shape: 'mm',
    a: 'metric',
    b: 'bsp',
    popularity: 300,
    name: t('Adapter metric 24° × BSP male', 'Adaptor metrik 24° × BSP drat luar'),
    use: t(
      'Joins metric machine piping to BSP pumps and valves.',
      'Menghubungkan pipa mesin metrik ke pompa dan katup BSP.',
    ),
  },
  {
    code: 'BK',
    shape: 'bulkhead',
    a: 'bsp',
    b: 'bsp',
    popularity: 220,
    name: t(
      'Bulkhead adapter BSP male × BSP male, with lock nut',
      'Adaptor tembus dinding (bulkhead) BSP dengan mur pengunci',
    ),
    use: t(
      'Leads a line through a tank wall or panel.',
      'Meneruskan jalur menembus dinding tangki atau panel.',
    ),
  },
  {
    code: 'BP',
    shape: 'plug',
    a: 'bsp',
    b: 'bsp',
    popularity: 360,
    name: t('Plug BSP male', 'Sumbat (plug) BSP drat luar'),
    use: t(
      'Closes an unused port; with a bonded seal under the head.',
      'Menutup lubang yang tidak dipakai; dengan ring seal di bawah kepala.',
    ),
  },
  {
    code: 'BC',
    shape: 'cap',
    a: 'bsp',
    b: 'bsp',
    popularity: 270,
    name: t('Cap BSP female', 'Tutup (cap) BSP drat dalam'),
    use: t(
      'Closes a male adapter while a hose is away.',
      'Menutup adaptor drat luar selama selangnya dilepas.',
    ),
  },
]
const adapterProducts = adapters.map(({ code, shape, a, b, name, use, popularity }): Product => {
  const [own, other] = [systems[a], systems[b]]
  const shown = rows[2]
  const closed = shape === 'plug' || shape === 'cap'
  const lengthOf = (row: Row): number =>
    Math.round(
      closed
        ? 12 + row.hex * 0.55
        : shape === 'bulkhead'
          ? 48 + row.hex
          : shape === 'elbow' || shape === 'tee' || shape === 'swivel-elbow'
            ? 2 * (16 + row.hex * 0.62)
            : 26 + row.hex * 0.75,
    )
  return made({
    code: `ADAPTER-${code}`,
    name,
    lead: [
      use,
      a === b
        ? t(`Both ends ${own.name.en}.`, `Kedua ujung ${own.name.id}.`)
        : t(
            `One end ${own.name.en}, the other ${other.name.en}.`,
            `Satu ujung ${own.name.id}, ujung lain ${other.name.id}.`,
          ),
    ],
    points: [
      own.care,
      t(
        'In flat ports seal with a bonded seal',
        'Pada lubang bermuka rata rapatkan dengan ring seal (bonded seal)',
      ),
      t(
        'Two adapters in a row are one leak more: look for the direct one first',
        'Dua adaptor berderet berarti satu kebocoran lebih: cari dulu tipe langsung',
      ),
    ],
    data: [
      [labels.material, steel],
      [
        labels.pressure,
        t('up to 400 bar (DN 12), 250 bar (DN 25)', 'sampai 400 bar (DN 12), 250 bar (DN 25)'),
      ],
    ],
    category: categories.adapters,
    brand: 'Hidralaya',
    popularity,
    pictures: modelled(() =>
      adapter({
        shape,
        hex: shown?.hex ?? 27,
        a: shown?.[a][1] ?? 21,
        b: shown?.[b][1] ?? 21,
        length: shown === undefined ? 46 : lengthOf(shown),
        threadA: shown?.[a][0] ?? '',
        threadB: shown?.[b][0] ?? '',
        title: `${shown?.[a][0] ?? ''}${closed ? '' : ` × ${shown?.[b][0] ?? ''}`}`,
      }),
    ),
    items: rows.flatMap((row, index): Item[] => {
      const partners =
        closed || shape === 'elbow' || shape === 'tee' || shape === 'bulkhead' || shape === 'swivel-elbow'
          ? [row]
          : [row, rows[index + 1]].filter((next): next is Row => next !== undefined)
      return partners.map((partner) => {
        const big = Math.max(row.hex, partner.hex)
        const mass =
          big ** 2 *
          0.1 *
          (shape === 'tee' ? 1.9 : shape === 'elbow' || shape === 'swivel-elbow' ? 1.5 : closed ? 0.7 : 1)
        const [ta, tb] = [row[a][0], partner[b][0]]
        const size = closed || ta === tb ? ta : `${ta} × ${tb}`
        return {
          sku: `AD${code}-${two(row.dn)}${partner === row ? '' : `-${two(partner.dn)}`}`,
          name: t(`${name.en}, ${size}`, `${name.id}, ${size.replaceAll('1.5', '1,5')}`),
          uom: 'pcs',
          price: rupiah(7_000 + mass * 190),
          weight: mass,
          demand: row.dn <= 12 ? 0.85 : 0.55,
          attributes: {
            end_one: ta,
            ...(closed ? {} : { end_two: tb }),
            material: steel,
            across_flats: big,
            length: lengthOf(row.hex > partner.hex ? row : partner),
          },
        }
      })
    }),
  })
})

/** Bonded seals by thread. mm: inside diameter of the lip, outside diameter, thickness: the maker's sizes. */
const seals = [
  ['G1/8', 10.2, 15.9, 2],
  ['G1/4', 13.7, 20.6, 2],
  ['G3/8', 17.3, 23.8, 2],
  ['G1/2', 21.5, 28.6, 2.5],
  ['G3/4', 27, 34.9, 2.5],
  ['G1', 33.9, 42.8, 3.3],
  ['G1-1/4', 42.9, 52.4, 3.3],
  ['G1-1/2', 48.4, 58.6, 3.3],
] as const
const bondedSeals = (['NBR', 'FKM'] as const).map((rubber): Product =>
  made({
    code: `BONDED-SEAL-${rubber}`,
    name: t(
      `Bonded seal for BSP thread, steel and ${rubber}`,
      `Ring seal (bonded seal) ulir BSP, baja dan ${rubber}`,
    ),
    lead: [
      t(
        'A steel ring with a rubber lip bonded to its bore: seals parallel threads under the hexagon to 400 bar.',
        'Ring baja dengan bibir karet pada lubangnya: merapatkan ulir lurus di bawah segi enam sampai 400 bar.',
      ),
      rubber === 'NBR'
        ? t(
            'NBR for mineral oil, air and water to 100 °C.',
            'NBR untuk oli mineral, udara, dan air sampai 100 °C.',
          )
        : t(
            'FKM for hot oil, fuel and chemicals to 200 °C.',
            'FKM untuk oli panas, bahan bakar, dan bahan kimia sampai 200 °C.',
          ),
    ],
    points: [
      t('Faces flat and free of scratches', 'Muka rata dan tanpa goresan'),
      t(
        'Tighten once firmly; renew after dismantling',
        'Kencangkan sekali dengan mantap; ganti setelah dibongkar',
      ),
      t('Self-centring, so it cannot slip aside', 'Memusat sendiri sehingga tidak bergeser'),
    ],
    data: [
      [labels.material, t(`Steel, zinc plated / ${rubber}`, `Baja lapis seng / ${rubber}`)],
      [labels.pressure, '400 bar'],
    ],
    category: categories.bondedSeals,
    brand: 'Segelindra',
    popularity: rubber === 'NBR' ? 470 : 210,
    pictures: modelled(() => bonded({ inner: 21.5, outer: 28.6, thick: 2.5, title: `G1/2 · ${rubber}` })),
    items: seals.map(([thread, inner, outer, thick]): Item => ({
      sku: `BS${rubber[0] ?? ''}-${thread.replaceAll(/[/ ]/g, '')}`,
      name: t(`Bonded seal ${rubber} ${thread}`, `Ring seal ${rubber} ${thread}`),
      uom: 'pack',
      price: rupiah(20 * (1_100 + outer ** 1.5 * 11) * (rubber === 'FKM' ? 3.4 : 1)),
      weight: 20 * (outer ** 2 - inner ** 2) * thick * 0.0055,
      demand: 0.8,
      attributes: {
        thread,
        material: t(`Steel / ${rubber}`, `Baja / ${rubber}`),
        inner_diameter: inner,
        outer_diameter: outer,
        thickness: thick,
        pack_qty: 20,
        max_temperature: rubber === 'NBR' ? 100 : 200,
      },
    })),
  }),
)
export const hydraulicAdapters: readonly Product[] = [...adapterProducts, ...bondedSeals]

/* Quick couplings */

type Quick = {
  code: string
  standard: string
  body: boolean
  flat: boolean
  ss: boolean
  popularity: number
  pressure: number
}
const quicks: readonly Quick[] = [
  { code: 'QA', standard: 'ISO 7241 A', body: true, flat: false, ss: false, popularity: 470, pressure: 250 },
  { code: 'QA', standard: 'ISO 7241 A', body: false, flat: false, ss: false, popularity: 450, pressure: 250 },
  { code: 'QB', standard: 'ISO 7241 B', body: true, flat: false, ss: false, popularity: 380, pressure: 210 },
  { code: 'QB', standard: 'ISO 7241 B', body: false, flat: false, ss: false, popularity: 370, pressure: 210 },
  { code: 'QF', standard: 'ISO 16028', body: true, flat: true, ss: false, popularity: 330, pressure: 250 },
  { code: 'QF', standard: 'ISO 16028', body: false, flat: true, ss: false, popularity: 320, pressure: 250 },
  { code: 'QS', standard: 'ISO 7241 B', body: true, flat: false, ss: true, popularity: 190, pressure: 140 },
  { code: 'QS', standard: 'ISO 7241 B', body: false, flat: false, ss: true, popularity: 180, pressure: 140 },
]
export const quickCouplings: readonly Product[] = quicks.map(
  ({ code, standard, body, flat, ss, popularity, pressure }) => {
    const material = ss ? t('Stainless steel 316', 'Stainless steel 316') : steel
    const half = body ? t('body', 'badan (coupler)') : t('plug', 'colokan (plug)')
    const name = t(
      `Hydraulic quick coupling ${standard}, ${half.en}${ss ? ', stainless steel 316' : ''}`,
      `Kopling cepat hidrolik ${standard}, ${half.id}${ss ? ', stainless steel 316' : ''}`,
    )
    const sizes = [
      [6, '1/4"', 27, 52, 19],
      [10, '3/8"', 33, 62, 24],
      [12, '1/2"', 40, 70, 30],
      [19, '3/4"', 48, 86, 36],
      [25, '1"', 56, 102, 41],
    ] as const
    return made({
      code: `QUICK-${code}-${body ? 'BODY' : 'PLUG'}`,
      name,
      lead: [
        flat
          ? t(
              'Flat faces wipe clean and shut without a drop: for skid steers, rescue tools and clean rooms.',
              'Muka rata mudah dilap dan menutup tanpa tetesan: untuk skid steer, alat penyelamat, dan ruang bersih.',
            )
          : standard.endsWith('A')
            ? t(
                'Poppet coupling of tractors and trailers, joined and parted by pushing and pulling the sleeve.',
                'Kopling poppet traktor dan trailer, disambung dan dilepas dengan mendorong serta menarik selongsong.',
              )
            : t(
                'Industrial profile with sturdy poppets for presses, jacks, test benches and hot water.',
                'Profil industri dengan poppet kokoh untuk pres, dongkrak, bangku uji, dan air panas.',
              ),
        ss
          ? t(
              'In stainless steel 316 for sea water, food and chemicals.',
              'Dari stainless steel 316 untuk air laut, makanan, dan bahan kimia.',
            )
          : undefined,
      ],
      points: [
        t(
          'Couple without pressure: a line under heat builds pressure up by itself',
          'Sambungkan tanpa tekanan: jalur yang panas menaikkan tekanannya sendiri',
        ),
        t(`Only halves of ${standard} fit each other`, `Hanya pasangan ${standard} yang saling cocok`),
        t(
          'Order dust caps with it: dirt on the nose ruins the seal',
          'Pesan juga tutup debu: kotoran pada ujungnya merusak perapat',
        ),
      ],
      data: [
        [labels.standard, standard],
        [labels.material, material],
        [labels.pressure, t(`up to ${pressure} bar`, `sampai ${pressure} bar`)],
        [t('Seal', 'Perapat'), ss ? 'FKM' : 'NBR'],
      ],
      category: categories.quickCouplings,
      brand: 'Hidralaya',
      popularity,
      pictures: modelled(() =>
        coupling({
          body,
          flat,
          d: 40,
          length: body ? 70 : 58,
          hex: 30,
          thread: 'G1/2',
          title: `${standard} · 1/2" · G1/2`,
        }),
      ),
      items: sizes.map(([dn, inch, d, length, hex]): Item => {
        const mass = d ** 2 * length * (body ? 0.0034 : 0.0018)
        return {
          sku: `${code}${body ? 'B' : 'P'}-${two(dn)}`,
          name: t(`${name.en}, ${inch}`, `${name.id}, ${inch}`),
          uom: 'pcs',
          price: rupiah((24_000 + mass * 290) * (flat ? 1.7 : 1) * (ss ? 3.8 : 1)),
          weight: mass,
          demand: dn === 12 || dn === 10 ? 0.9 : 0.5,
          attributes: {
            standard,
            nominal_size: inch,
            port: `G${inch.replace('"', '')}`,
            material,
            function: body ? t('Body', 'Badan (coupler)') : t('Plug', 'Colokan (plug)'),
            max_pressure: pressure,
            overall_length: body ? length : Math.round(length * 0.82),
            across_flats: hex,
          },
        }
      }),
    })
  },
)

import type { Brand } from '../catalogue/brands.ts'
import type { Item, Product, Text } from '../catalogue/model.ts'
import { rupiah } from '../catalogue/price.ts'
import { chainOf } from '../standards/iso606.ts'
import { categories } from './categories.ts'
import { chainShaded, chainViews, linkParts } from './chain.drawing.ts'
import { chapter, chosen, compose, rounded, t } from './compose.ts'

const ansi = ['25', '35', '40', '50', '60', '80', '100', '120', '140', '160']
const european = ['05B', '06B', '08B', '10B', '12B', '16B', '20B', '24B']
const strandNames = [
  t('Simplex', 'Satu baris (simplex)'),
  t('Duplex', 'Dua baris (duplex)'),
  t('Triplex', 'Tiga baris (triplex)'),
]

const care = chapter(
  t('Lubrication and wear', 'Pelumasan dan keausan'),
  [
    t(
      'A chain wears in its joints: it grows longer link by link until it climbs the teeth.',
      'Rantai aus pada sendinya: memanjang mata demi mata sampai naik ke puncak gigi.',
    ),
  ],
  [
    t(
      'Measure ten or more links under slight tension',
      'Ukur sepuluh mata atau lebih dengan sedikit tegangan',
    ),
    t(
      'Oil goes between the plates of the slack side, not on the rollers',
      'Teteskan oli di antara pelat pada sisi kendur, bukan pada rol',
    ),
    t(
      'A sag of 2 to 4 % of the centre distance is right',
      'Kelenturan 2 sampai 4 % dari jarak poros adalah benar',
    ),
  ],
  [
    [t('Replace chain', 'Ganti rantai'), t('2 % longer', 'Memanjang 2 %')],
    [
      t('Replace on sprockets above 67 teeth', 'Ganti pada sprocket di atas 67 gigi'),
      t('1 % longer', 'Memanjang 1 %'),
    ],
    [t('Oil at 5 to 40 °C', 'Oli pada 5 sampai 40 °C'), 'ISO VG 100'],
  ],
)

type Made = {
  code: string
  name: Text
  brand: Brand
  popularity: number
  numbers: readonly string[]
  shown: string
  strands: 1 | 2 | 3
  suffix?: string
  material: Text
  lead: Text
  points: readonly Text[]
  cost: number
  strength?: number
  tabs?: Product['tabs']
  featured?: true
}

const carbon = t('Heat-treated carbon steel', 'Baja karbon, perlakuan panas')
const stainless = t('Stainless steel', 'Stainless steel')
const link = t('One connecting link in each box', 'Satu sambungan rantai dalam setiap dus')
const sprocketPair = t(
  'Change worn sprockets along with the chain',
  'Ganti sprocket yang aus bersama rantainya',
)

const chainProduct = (made: Made): Product => {
  const { strands, suffix = '', material, numbers } = made
  const tail = strands === 1 ? '' : `-${strands}`
  const drawn = { ...chainOf(made.shown), strands, title: `${made.shown}${suffix}${tail}` }
  const eu = numbers.some((number) => number.endsWith('B'))
  const metres = eu ? 5 : 3.048
  return {
    code: made.code,
    name: made.name,
    description: compose(
      [
        made.lead,
        eu
          ? t('European series, sold in boxes of 5 m.', 'Seri Eropa, dijual per dus 5 m.')
          : t(
              'American series, sold in boxes of 10 ft (3.048 m).',
              'Seri Amerika, dijual per dus 10 kaki (3,048 m).',
            ),
      ],
      chosen(
        ...made.points,
        strands === 1
          ? t(
              'Drives with shafts level or up to 60° apart need no tensioner',
              'Penggerak dengan poros mendatar atau miring sampai 60° tidak perlu penegang',
            )
          : t(
              'Strands share the load; align the shafts carefully',
              'Baris-barisnya membagi beban; luruskan poros dengan teliti',
            ),
        link,
        sprocketPair,
      ),
      [
        [t('Standard', 'Standar'), 'ISO 606'],
        [t('Strands', 'Jumlah baris'), String(strands)],
        [t('Material', 'Bahan'), material],
        [t('Length per box', 'Panjang per dus'), t(`${metres} m`, `${String(metres).replace('.', ',')} m`)],
      ],
    ),
    category: categories.rollerChains,
    brand: made.brand,
    popularity: made.popularity,
    ...(made.featured === undefined ? {} : { featured: made.featured }),
    ...(made.tabs === undefined ? {} : { tabs: made.tabs }),
    pictures: [
      { view: 'dimensions', draw: () => chainViews(drawn) },
      { view: 'shaded', draw: () => chainShaded(drawn) },
    ],
    items: numbers.map((number): Item => {
      const chain = chainOf(number)
      const full = `${number}${suffix}${tail}`
      const mass = chain.mass * strands * metres * 1000
      return {
        sku: `RC-${full}`,
        name: t(
          `Roller chain ${full}, box of ${metres} m`,
          `Rantai rol ${full}, dus ${String(metres).replace('.', ',')} m`,
        ),
        uom: 'box',
        price: rupiah((45_000 + mass * 78) * made.cost),
        weight: Math.round(mass),
        demand: ['40', '50', '60', '08B', '10B'].includes(number) ? 0.95 : 0.5,
        attributes: {
          chain_number: full,
          standard: 'ISO 606',
          chain_pitch: chain.pitch,
          roller_diameter: chain.roller,
          inner_width: chain.width,
          strands: strandNames[strands - 1] ?? '1',
          ...(made.strength === 0
            ? {}
            : { breaking_load: rounded(chain.strength * strands * (made.strength ?? 1), 1) }),
          material,
          box_length: metres,
        },
      }
    }),
  }
}

const a = (
  strands: 1 | 2 | 3,
  brand: Brand,
  popularity: number,
  numbers: readonly string[],
  shown: string,
  lead: Text,
  points: readonly Text[],
  extra: Partial<Made> = {},
): Made => ({
  code: `CHAIN-ANSI-${strands}`,
  name: t(
    `Roller chain ANSI, ${['simplex', 'duplex', 'triplex'][strands - 1]}`,
    `Rantai rol (roller chain) ANSI, ${['satu', 'dua', 'tiga'][strands - 1]} baris`,
  ),
  brand,
  popularity,
  numbers,
  shown,
  strands,
  material: carbon,
  lead,
  points,
  cost: 1,
  ...extra,
})

const roller: readonly Made[] = [
  a(
    1,
    'Rantaiga',
    760,
    ansi,
    '50',
    t(
      'The everyday drive chain of conveyors, packing machines, rice mills and palm oil plants.',
      'Rantai penggerak sehari-hari untuk konveyor, mesin kemas, penggilingan padi, dan pabrik kelapa sawit.',
    ),
    [
      t(
        'Pre-stretched, so that it hardly grows in its first weeks',
        'Sudah ditarik awal sehingga hampir tidak memanjang pada minggu pertama',
      ),
    ],
    { featured: true, tabs: [care] },
  ),
  a(
    2,
    'Rantaiga',
    420,
    ansi.slice(1, 9),
    '60',
    t(
      'Two strands for twice the power at the same pitch: high speed in little space.',
      'Dua baris untuk daya dua kali lipat pada pitch yang sama: putaran tinggi di ruang sempit.',
    ),
    [t('Rate it at 1.7 times a simplex chain', 'Hitung 1,7 kali kemampuan rantai satu baris')],
  ),
  a(
    3,
    'Rantaiga',
    180,
    ['40', '50', '60', '80', '100', '120'],
    '60',
    t(
      'Three strands for winches, mud pumps and mill drives where a larger pitch would run too rough.',
      'Tiga baris untuk mesin derek, pompa lumpur, dan penggerak giling bila pitch lebih besar terlalu kasar.',
    ),
    [t('Rate it at 2.5 times a simplex chain', 'Hitung 2,5 kali kemampuan rantai satu baris')],
  ),
  {
    ...a(
      1,
      'Rantaiga',
      310,
      ['60', '80', '100', '120', '140', '160'],
      '80',
      t(
        'Heavy series with the plates of the next larger chain, for shock and reversing loads.',
        'Seri berat dengan pelat setebal rantai satu ukuran di atasnya, untuk beban kejut dan bolak-balik.',
      ),
      [
        t(
          'Fits the same sprockets as the standard series',
          'Cocok dengan sprocket yang sama seperti seri standar',
        ),
        t('Longer pins: order H series links', 'Pin lebih panjang: pesan sambungan seri H'),
      ],
    ),
    code: 'CHAIN-ANSI-H',
    name: t('Roller chain ANSI, heavy series H', 'Rantai rol (roller chain) ANSI, seri berat H'),
    suffix: 'H',
    cost: 1.28,
  },
  {
    ...a(
      1,
      'Rantaiga',
      340,
      ansi.slice(0, 7),
      '40',
      t(
        'Stainless chain for food, drink and pharmacy lines, washed daily or dipped in hot water.',
        'Rantai stainless steel untuk lini makanan, minuman, dan farmasi yang dicuci tiap hari atau terendam air panas.',
      ),
      [
        t(
          'Bears about a third of the working load of carbon steel',
          'Beban kerjanya sekitar sepertiga rantai baja karbon',
        ),
        t('Runs from −20 to +400 °C', 'Bekerja pada −20 sampai +400 °C'),
      ],
    ),
    code: 'CHAIN-ANSI-SS',
    name: t('Roller chain ANSI, stainless', 'Rantai rol (roller chain) ANSI, stainless steel'),
    suffix: 'SS',
    cost: 4.6,
    material: stainless,
    strength: 0,
  },
  {
    ...a(
      1,
      'Porosindra',
      230,
      ansi.slice(1, 6),
      '50',
      t(
        'Nickel-plated chain for rain, mist and clean rooms where stainless would be too weak.',
        'Rantai berlapis nikel untuk hujan, kabut, dan ruang bersih bila stainless steel terlalu lemah.',
      ),
      [
        t(
          'Full strength of the carbon steel chain, less a tenth',
          'Kekuatan setara rantai baja karbon, kurang sepersepuluh',
        ),
        t('Not for contact with food', 'Bukan untuk bersentuhan dengan pangan'),
      ],
    ),
    code: 'CHAIN-ANSI-NP',
    name: t('Roller chain ANSI, nickel plated', 'Rantai rol (roller chain) ANSI, lapis nikel'),
    suffix: 'NP',
    cost: 1.9,
    material: t('Carbon steel, nickel plated', 'Baja karbon, lapis nikel'),
    strength: 0.9,
  },
  {
    ...a(
      1,
      'Porosindra',
      280,
      ansi.slice(2, 7),
      '60',
      t(
        'Sintered oil-filled bushes feed the joints: for places where no oil may drip.',
        'Bos sinter berisi oli melumasi sendi dari dalam: untuk tempat yang tidak boleh tertetes oli.',
      ),
      [
        t('Keep below 150 m/min and 80 °C', 'Jaga di bawah 150 m/menit dan 80 °C'),
        t('Do not wash with solvents', 'Jangan dicuci dengan pelarut'),
      ],
    ),
    code: 'CHAIN-ANSI-LF',
    name: t('Roller chain ANSI, lubrication free', 'Rantai rol (roller chain) ANSI, tanpa pelumasan'),
    suffix: 'LF',
    cost: 2.4,
    strength: 0,
  },
  ...([1, 2, 3] as const).map((strands): Made => ({
    ...a(
      strands,
      'Rantaiga',
      [480, 290, 120][strands - 1] ?? 100,
      strands === 1 ? european : strands === 2 ? european.slice(1) : european.slice(2, 7),
      '10B',
      [
        t(
          'Drive chain of machines built to European standards: presses, bakery lines, forklifts and bottling plants.',
          'Rantai penggerak mesin berstandar Eropa: pres, lini roti, forklift, dan pabrik pembotolan.',
        ),
        t(
          'Two strands for compact European drives, woodworking machines and lifting gear.',
          'Dua baris untuk penggerak Eropa yang ringkas, mesin kayu, dan alat angkat.',
        ),
        t(
          'Three strands for printing presses, extruders and rolling mills of European make.',
          'Tiga baris untuk mesin cetak, ekstruder, dan mesin rol buatan Eropa.',
        ),
      ][strands - 1] ?? carbon,
      [
        t(
          'From 12B on rollers and pins differ from ANSI: do not mix with ANSI sprockets',
          'Mulai 12B rol dan pinnya berbeda dari ANSI: jangan dicampur dengan sprocket ANSI',
        ),
      ],
      strands === 1 ? { tabs: [care] } : {},
    ),
    code: `CHAIN-ISO-B-${strands}`,
    name: t(
      `Roller chain series B, ${['simplex', 'duplex', 'triplex'][strands - 1]}`,
      `Rantai rol (roller chain) seri B, ${['satu', 'dua', 'tiga'][strands - 1]} baris`,
    ),
    cost: 1.06,
  })),
  {
    ...a(
      1,
      'Rantaiga',
      200,
      european.slice(1, 6),
      '08B',
      t(
        'Stainless chain in European sizes for dairies, meat plants and bottle washers.',
        'Rantai stainless steel ukuran Eropa untuk pabrik susu, daging, dan pencuci botol.',
      ),
      [
        t(
          'Bears about a third of the working load of carbon steel',
          'Beban kerjanya sekitar sepertiga rantai baja karbon',
        ),
      ],
    ),
    code: 'CHAIN-ISO-B-SS',
    name: t('Roller chain series B, stainless', 'Rantai rol (roller chain) seri B, stainless steel'),
    suffix: 'SS',
    cost: 4.8,
    material: stainless,
    strength: 0,
  },
]

type LinkKind = 'connecting' | 'offset'
const links = (
  code: string,
  kind: LinkKind,
  series: 'ANSI' | 'B',
  strands: 1 | 2,
  numbers: readonly string[],
  shown: string,
  popularity: number,
  steel: 'carbon' | 'stainless' = 'carbon',
): Product => {
  const what =
    kind === 'connecting'
      ? t('Connecting link', 'Sambungan rantai (connecting link)')
      : t('Offset link', 'Sambungan setengah mata (offset link)')
  const plain =
    kind === 'connecting'
      ? t('Connecting link', 'Sambungan rantai')
      : t('Offset link', 'Sambungan setengah mata')
  const inox = steel === 'stainless'
  const tail = strands === 1 ? '' : '-2'
  const grade = inox ? 'SS' : ''
  const drawn = { ...chainOf(shown), title: `${shown}${grade}${tail} ${kind === 'connecting' ? 'CL' : 'OL'}` }
  return {
    code,
    name: t(
      `${what.en} for chain ${series}${strands === 2 ? ', duplex' : ''}${inox ? ', stainless' : ''}`,
      `${what.id} untuk rantai ${series}${strands === 2 ? ', dua baris' : ''}${inox ? ', stainless steel' : ''}`,
    ),
    description: compose(
      [
        kind === 'connecting'
          ? t(
              'Joins the two ends of a chain with an even number of links: outer link with pins pressed into one plate, a loose plate and a spring clip or cotters.',
              'Menyambung dua ujung rantai bermata genap: mata luar dengan pin terpasang pada satu pelat, pelat lepas, dan klip pegas atau pasak belah.',
            )
          : t(
              'Half a link with cranked plates, for a chain whose number of links must be odd because the shafts cannot be moved.',
              'Setengah mata dengan pelat bengkok, untuk rantai yang jumlah matanya harus ganjil karena jarak porosnya tidak dapat digeser.',
            ),
        t(
          `For chains of series ${series}, ${strands === 2 ? 'two strands' : 'one strand'}.`,
          `Untuk rantai seri ${series}, ${strands === 2 ? 'dua baris' : 'satu baris'}.`,
        ),
      ],
      chosen(
        kind === 'connecting' &&
          t(
            'The closed end of the clip points in the direction of travel',
            'Ujung tertutup klip menghadap arah gerak rantai',
          ),
        kind === 'offset' &&
          t(
            'Bears about a third less than the chain: avoid it on shock loads',
            'Kekuatannya sekitar sepertiga lebih kecil daripada rantai: hindari pada beban kejut',
          ),
        inox &&
          t('Use stainless links in stainless chain only', 'Gunakan hanya untuk rantai stainless steel'),
        t('Do not use a connecting link twice', 'Jangan memakai ulang sambungan bekas'),
        t('Packed by five', 'Kemasan isi lima'),
      ),
      [
        [t('Standard', 'Standar'), 'ISO 606'],
        [
          t('Fastening from number 80 or 16B', 'Pengunci mulai nomor 80 atau 16B'),
          t('Cotter pins', 'Pasak belah'),
        ],
      ],
    ),
    category: categories.chainLinks,
    brand: inox ? 'Porosindra' : 'Rantaiga',
    popularity,
    pictures: [
      { view: 'dimensions', draw: () => linkParts(drawn, kind) },
      { view: 'mounted', draw: () => chainShaded({ ...drawn, strands }, { joint: kind }) },
    ],
    items: numbers.map((number): Item => {
      const chain = chainOf(number)
      const mass = chain.mass * strands * chain.pitch * 2.2
      return {
        sku: `CL-${number}${grade}${tail}-${kind === 'connecting' ? 'CL' : 'OL'}`,
        name: t(
          `${plain.en} ${number}${grade}${tail}, pack of 5`,
          `${plain.id} ${number}${grade}${tail}, isi 5`,
        ),
        uom: 'pack',
        price: rupiah((9_500 + mass * 5 * 190) * (inox ? 3.2 : 1) * (kind === 'offset' ? 1.3 : 1)),
        weight: Math.max(1, Math.round(mass * 5)),
        demand: 0.75,
        attributes: {
          chain_number: `${number}${grade}${tail}`,
          chain_pitch: chain.pitch,
          inner_width: chain.width,
          function:
            kind === 'connecting'
              ? t('Connecting link', 'Sambungan penuh')
              : t('Offset link', 'Setengah mata'),
          material: inox ? stainless : carbon,
          pack_qty: 5,
        },
      }
    }),
  }
}

const conveyor = (
  code: string,
  name: Text,
  lead: Text,
  points: readonly Text[],
  rows: readonly (readonly [number: string, base: string, roller?: number])[],
  popularity: number,
  look: Parameters<typeof chainViews>[1] & object,
  double: boolean,
  material: Text,
  cost: number,
): Product => {
  const [shown = '', base = '50', own] = rows[1] ?? rows[0] ?? []
  const small = chainOf(base)
  const drawn = {
    ...small,
    pitch: small.pitch * (double ? 2 : 1),
    roller: own ?? small.roller,
    title: shown,
  }
  return {
    code,
    name,
    description: compose(
      [lead, t('Sold in boxes of 10 ft (3.048 m).', 'Dijual per dus 10 kaki (3,048 m).')],
      [
        ...points,
        t(
          'Run it on a wear strip and keep the slack side free',
          'Jalankan di atas pelat luncur dan biarkan sisi kendurnya bebas',
        ),
        sprocketPair,
      ],
      [
        [t('Base chain', 'Rantai dasar'), 'ANSI'],
        [t('Standard', 'Standar'), double ? 'ISO 1275' : 'ISO 606'],
        [t('Material', 'Bahan'), material],
      ],
    ),
    category: categories.conveyorChains,
    brand: popularity % 20 === 0 ? 'Rantaiga' : 'Porosindra',
    popularity,
    pictures: [
      { view: 'dimensions', draw: () => chainViews(drawn, look) },
      { view: 'shaded', draw: () => chainShaded(drawn, look) },
    ],
    items: rows.map(([number, root, wide]): Item => {
      const chain = chainOf(root)
      const mass = chain.mass * 3048 * (double ? 0.72 : 1.12) * (wide === undefined ? 1 : 1.5)
      return {
        sku: `CC-${number}`,
        name: t(`Conveyor chain ${number}, box of 3.048 m`, `Rantai konveyor ${number}, dus 3,048 m`),
        uom: 'box',
        price: rupiah((70_000 + mass * 96) * cost),
        weight: Math.round(mass),
        demand: 0.5,
        attributes: {
          chain_number: number,
          chain_pitch: rounded(chain.pitch * (double ? 2 : 1), 3),
          inner_width: chain.width,
          roller_diameter: wide ?? chain.roller,
          material,
          box_length: 3.048,
        },
      }
    }),
  }
}

const bases = ['40', '50', '60', '80', '100'] as const
/** Large rollers of double pitch chains, mm. Source: ISO 1275. */
const largeRollers = { 40: 15.88, 50: 19.05, 60: 22.23, 80: 28.58, 100: 39.67 } as const
export const chainProducts: readonly Product[] = [
  ...roller.map(chainProduct),
  links('LINK-ANSI', 'connecting', 'ANSI', 1, ansi, '50', 520),
  links('LINK-ANSI-DUPLEX', 'connecting', 'ANSI', 2, ansi.slice(1, 8), '60', 260),
  links('LINK-ANSI-OFFSET', 'offset', 'ANSI', 1, ansi, '60', 330),
  links('LINK-ANSI-SS', 'connecting', 'ANSI', 1, ansi.slice(0, 7), '40', 210, 'stainless'),
  links('LINK-B', 'connecting', 'B', 1, european, '08B', 360),
  links('LINK-B-OFFSET', 'offset', 'B', 1, european, '10B', 220),
  conveyor(
    'CHAIN-C2-SMALL',
    t('Double pitch chain, small rollers', 'Rantai double pitch, rol kecil'),
    t(
      'Light chain of double pitch for long, slow conveyors and pallet lines.',
      'Rantai ringan berjarak ganda untuk konveyor panjang dan lambat serta lini palet.',
    ),
    [
      t(
        'Runs on sprockets of the base chain from 30 teeth on',
        'Berjalan di sprocket rantai dasar mulai 30 gigi',
      ),
    ],
    bases.map((base) => [`C20${base === '100' ? '100' : base}`.replace('C20100', 'C2100'), base] as const),
    300,
    { straight: true },
    true,
    carbon,
    1,
  ),
  conveyor(
    'CHAIN-C2-LARGE',
    t('Double pitch chain, large rollers', 'Rantai double pitch, rol besar'),
    t(
      'Oversize rollers stand out beyond the plates and roll on the track, so that the chain pulls lightly.',
      'Rol besar menonjol melewati pelat dan menggelinding di rel sehingga tarikannya ringan.',
    ),
    [t('For carrier runs with heavy pallets', 'Untuk lintasan pembawa dengan palet berat')],
    bases.map(
      (base) =>
        [
          `C20${base}H`.replace('C20100', 'C2100').replace(/H$/, '').replace(/0$/, '2'),
          base,
          largeRollers[base],
        ] as const,
    ),
    260,
    { straight: true },
    true,
    carbon,
    1.25,
  ),
  conveyor(
    'CHAIN-A1',
    t('Attachment chain A1', 'Rantai bersayap (attachment chain) A1'),
    t(
      'Bent lugs on one side carry slats, pushers and buckets.',
      'Sayap tekuk di satu sisi menahan bilah, pendorong, dan timba.',
    ),
    [
      t(
        'Lug on every second link; other spacings on request',
        'Sayap pada setiap mata kedua; jarak lain berdasarkan permintaan',
      ),
    ],
    bases.map((base) => [`${base}-A1`, base] as const),
    240,
    { attachment: 'A1' },
    false,
    carbon,
    1.5,
  ),
  conveyor(
    'CHAIN-SK1',
    t('Attachment chain SK1', 'Rantai bersayap (attachment chain) SK1'),
    t(
      'Upright lugs with a hole take fingers, hooks and side plates.',
      'Sayap tegak berlubang untuk jari pendorong, kait, dan pelat samping.',
    ),
    [t('Lugs on both sides of every second link', 'Sayap di kedua sisi setiap mata kedua')],
    bases.map((base) => [`${base}-SK1`, base] as const),
    160,
    { attachment: 'K1' },
    false,
    carbon,
    1.6,
  ),
  conveyor(
    'CHAIN-HP',
    t('Hollow pin chain', 'Rantai pin berongga (hollow pin)'),
    t(
      'Cross rods are pushed through the hollow pins: oven, cooling and drying conveyors.',
      'Batang lintang dimasukkan lewat pin berongga: konveyor oven, pendingin, dan pengering.',
    ),
    [t('Rods can be changed without opening the chain', 'Batang dapat diganti tanpa membuka rantai')],
    (['40', '50', '60', '80'] as const).map((base) => [`${base}HP`, base] as const),
    150,
    { hollow: true },
    false,
    carbon,
    1.45,
  ),
]

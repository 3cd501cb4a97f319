import type { Product, Text } from '../catalogue/model.ts'
import { boundary } from '../standards/iso15.ts'
import { iso355 } from '../standards/iso355.ts'
import { brass, polyamide, pressed, steelData } from './bearing.ts'
import { categories } from './categories.ts'
import { chapter, compose, t, type Row } from './compose.ts'
import {
  cylindricalSection,
  cylindricalShaded,
  sphereSection,
  sphereShaded,
  taperedSection,
  taperedShaded,
  type Ribs,
} from './roller-bearing.drawing.ts'
import { rated, rollingProduct, type Rolling, type RollingSeries } from './rolling.ts'

type Series = Parameters<typeof boundary>[0]
const of =
  (series: Series, prefix: string, suffix = '') =>
  (code: string): Rolling => ({ number: `${prefix}${code}${suffix}`, ...boundary(series, code) })
const renamed = (list: readonly Rolling[], from: RegExp, to: string): Rolling[] =>
  list.map((bearing) => ({ ...bearing, number: bearing.number.replace(from, to) }))
const described = (leads: readonly Text[], points: readonly Text[], data: readonly Row[]): Text =>
  compose(leads, points, data)
const cylindricalBore = t('Cylindrical', 'Silindris')
const taperBore = t('Tapered 1:12', 'Tirus 1:12')

// Self-aligning ball bearings

const light12 = rated(of('02', '12'), 0, [
  [5.53, 1.18],
  [6.24, 1.43],
  [7.41, 1.76],
  [8.84, 2.2],
  [12.7, 3.4],
  [14.3, 4],
  [15.6, 4.65],
  [19, 6],
  [19.9, 6.95],
  [22.9, 7.8],
  [26.5, 9.15],
  [27.6, 10.6],
  [31.2, 12.2],
])
const wide22 = rated(of('22', '22'), 4, [
  [16.8, 4.15],
  [16.8, 4.4],
  [23.8, 6.7],
  [30.7, 8.8],
  [31.9, 10],
  [32.5, 10.6],
  [33.8, 11.2],
  [39, 13.4],
  [48.8, 17],
])
const medium13 = rated(of('03', '13'), 4, [
  [14.3, 4],
  [19, 5.4],
  [22.5, 6.8],
  [26.5, 8.5],
  [33.8, 11.2],
  [39, 13.4],
  [43.6, 14],
])

const aligning = (use: Text, bore: 'straight' | 'taper'): Text =>
  described(
    [
      use,
      t(
        'The outer race is part of a sphere: the shaft may tilt by about two degrees while it runs, and still turns more lightly than any other bearing.',
        'Jalur cincin luar merupakan bagian bola: poros boleh miring sekitar dua derajat saat berputar, dan tetap berputar paling ringan dibanding bearing lain.',
      ),
    ],
    [
      bore === 'taper'
        ? t(
            'Tapered bore for adapter sleeves on plain shafts; order the sleeve with it',
            'Lubang tirus untuk adapter sleeve pada poros polos; pesan sekaligus sleeve-nya',
          )
        : t(
            'Cylindrical bore for a stepped shaft with nut',
            'Lubang silindris untuk poros bertingkat dengan mur',
          ),
      t(
        'Carries little axial load: use it mainly for radial load and misalignment',
        'Menahan sedikit beban aksial: pakai bila beban radial dan ketidaksejajaran lebih menentukan',
      ),
      t(
        'Swivel the outer ring by hand after mounting: it must move freely',
        'Goyangkan cincin luar dengan tangan setelah dipasang: harus bergerak bebas',
      ),
    ],
    [
      [t('Permissible misalignment', 'Ketidaksejajaran diizinkan'), '2°'],
      ...steelData(pressed, ['−30', '+120']),
    ],
  )

const sphere =
  (element: 'ball' | 'roller', taper: boolean): RollingSeries['draw'] =>
  (bearing) => {
    const full = { ...bearing, r: bearing.r ?? 1 }
    return [
      { view: 'dimensions', draw: () => sphereSection(full, element, taper) },
      { view: 'shaded', draw: () => sphereShaded(full, element) },
    ]
  }

const aligningBase = {
  prefix: 'SA-',
  item: t('Self-aligning ball bearing', 'Bearing bola self-aligning'),
  category: categories.selfAligning,
  cost: [24_000, 330] as const,
  speed: 480_000,
}
const aligningFamilies: readonly RollingSeries[] = [
  {
    ...aligningBase,
    code: 'BEARING-12-SERIES',
    name: t('Self-aligning ball bearing, 12 series', 'Bearing bola self-aligning seri 12'),
    brand: 'Rodalka',
    popularity: 400,
    bearings: light12,
    shown: '1206',
    draw: sphere('ball', false),
    attributes: { bore_shape: cylindricalBore, sealing: t('Open', 'Terbuka') },
    description: aligning(
      t(
        'For long, slender shafts in farm machines, textile machines, fans and wood saws.',
        'Untuk poros panjang dan ramping pada mesin pertanian, mesin tekstil, kipas, dan gergaji kayu.',
      ),
      'straight',
    ),
  },
  {
    ...aligningBase,
    code: 'BEARING-12K-SERIES',
    name: t('Self-aligning ball bearing, 12 K series', 'Bearing bola self-aligning seri 12 K'),
    brand: 'Rodalka',
    popularity: 330,
    bearings: renamed(light12.slice(4), /$/, 'K'),
    shown: '1208K',
    draw: sphere('ball', true),
    attributes: { bore_shape: taperBore, sealing: t('Open', 'Terbuka') },
    description: aligning(
      t(
        'Sits on drawn or turned shafting anywhere along its length by an adapter sleeve of series H2.',
        'Duduk di mana saja sepanjang poros tarik atau bubut dengan adapter sleeve seri H2.',
      ),
      'taper',
    ),
  },
  {
    ...aligningBase,
    code: 'BEARING-22-BALL',
    name: t('Self-aligning ball bearing, 22 series', 'Bearing bola self-aligning seri 22'),
    brand: 'Porosindra',
    popularity: 270,
    bearings: wide22,
    shown: '2207',
    draw: sphere('ball', false),
    attributes: { bore_shape: cylindricalBore, sealing: t('Open', 'Terbuka') },
    description: aligning(
      t(
        'Wider and stronger than series 12 on the same seat, for blowers, shakers and line shafts.',
        'Lebih lebar dan lebih kuat daripada seri 12 pada dudukan yang sama, untuk blower, mesin ayak, dan poros transmisi.',
      ),
      'straight',
    ),
  },
  {
    ...aligningBase,
    code: 'BEARING-13-SERIES',
    name: t('Self-aligning ball bearing, 13 series', 'Bearing bola self-aligning seri 13'),
    brand: 'Porosindra',
    popularity: 180,
    bearings: medium13,
    shown: '1307',
    draw: sphere('ball', false),
    attributes: { bore_shape: cylindricalBore, sealing: t('Open', 'Terbuka') },
    description: aligning(
      t(
        'Medium series for heavy line shafts, hammer mills and rollers of sugar and palm oil mills.',
        'Seri sedang untuk poros transmisi berat, mesin palu (hammer mill), serta rol pabrik gula dan pabrik kelapa sawit.',
      ),
      'straight',
    ),
  },
]

// Cylindrical roller bearings

const nu2 = rated(of('02', 'NU2'), 4, [
  [28.5, 22],
  [32.5, 27],
  [44, 36.5],
  [56, 48],
  [62, 53],
  [69.5, 64],
  [73.5, 69.5],
  [96.5, 95],
  [108, 102],
  [122, 118],
  [137, 137],
  [150, 156],
  [160, 166],
  [190, 200],
  [208, 220],
])
const nu3 = rated(of('03', 'NU3'), 4, [
  [35.5, 26],
  [46.5, 36.5],
  [58.5, 48],
  [75, 63],
  [93, 78],
  [112, 100],
  [127, 112],
  [156, 143],
  [173, 160],
  [212, 196],
  [236, 222],
])

const ribTexts: Record<Ribs, Text> = {
  N: t(
    'Outer ring without ribs: the shaft may creep lengthwise as it warms',
    'Cincin luar tanpa bahu: poros boleh memuai memanjang saat panas',
  ),
  NU: t(
    'Inner ring without ribs: it comes off separately, and the shaft can expand lengthwise',
    'Cincin dalam tanpa bahu: dapat dilepas sendiri, dan poros bebas memuai memanjang',
  ),
  NJ: t(
    'One rib inside: holds the shaft in one direction, lets it go in the other',
    'Satu bahu pada cincin dalam: menahan poros dari satu arah dan membebaskan arah lainnya',
  ),
  NUP: t(
    'A rib and a loose rib ring inside: holds the shaft in both directions',
    'Satu bahu dan satu cincin bahu lepas: menahan poros dari dua arah',
  ),
}

const ribTab = chapter(
  t('Choosing the design', 'Memilih tipe'),
  [
    t(
      'The letters say which ring has ribs. A shaft needs one locating bearing and one floating bearing.',
      'Hurufnya menunjukkan cincin mana yang berbahu. Satu poros memerlukan satu bearing penahan (locating) dan satu bearing bebas (floating).',
    ),
  ],
  [
    t(
      'Keep inner and outer rings together as they came: they are matched',
      'Jangan menukar cincin dalam dan luar: keduanya pasangan tetap',
    ),
    t(
      'Turn the shaft while you slide the rollers in, so that they do not scratch the race',
      'Putar poros saat memasukkan rol agar jalur tidak tergores',
    ),
  ],
  (Object.keys(ribTexts) as Ribs[]).map((ribs): Row => [t(ribs, ribs), ribTexts[ribs]]),
)

const cylindrical = (ribs: Ribs, use: Text, cage: Text): Text =>
  described(
    [
      use,
      t(
        'Rollers touch the races along a line, so it carries far more radial load than a ball bearing of the same size.',
        'Rol menyentuh jalur sepanjang garis sehingga beban radialnya jauh lebih besar daripada bearing bola seukuran.',
      ),
    ],
    [
      ribTexts[ribs],
      t(
        'Parts come apart: warm the inner ring and slide it on by itself',
        'Bagiannya dapat dipisah: panaskan cincin dalam lalu pasang sendiri',
      ),
      t(
        'Shaft and housing must be in line within a few minutes of arc',
        'Poros dan rumah harus segaris dalam beberapa menit busur',
      ),
    ],
    steelData(cage, ['−30', '+120']),
  )

const cylinderDraw =
  (ribs: Ribs): RollingSeries['draw'] =>
  (bearing) => {
    const full = { ...bearing, r: bearing.r ?? 1 }
    return [
      { view: 'dimensions', draw: () => cylindricalSection(full, ribs) },
      { view: 'shaded', draw: () => cylindricalShaded(full, ribs) },
    ]
  }

const cylinderBase = {
  item: t('Cylindrical roller bearing', 'Bearing rol silindris'),
  category: categories.cylindricalRoller,
  speed: 480_000,
  cost: [46_000, 310] as const,
}
const cylindricalFamilies: readonly RollingSeries[] = [
  {
    ...cylinderBase,
    code: 'BEARING-NU2',
    name: t('Cylindrical roller bearing, NU 2 series', 'Bearing rol silindris seri NU 2'),
    brand: 'Rodalka',
    popularity: 420,
    bearings: nu2,
    shown: 'NU208',
    draw: cylinderDraw('NU'),
    attributes: { function: t('Free end', 'Sisi bebas'), cage: polyamide },
    tabs: [ribTab],
    description: cylindrical(
      'NU',
      t(
        'Free-end bearing of large electric motors, gearboxes and rolling mills.',
        'Bearing sisi bebas pada motor listrik besar, gearbox, dan mesin rol.',
      ),
      polyamide,
    ),
  },
  {
    ...cylinderBase,
    code: 'BEARING-NU3',
    name: t('Cylindrical roller bearing, NU 3 series', 'Bearing rol silindris seri NU 3'),
    brand: 'Rodalka',
    popularity: 350,
    bearings: nu3,
    shown: 'NU310',
    draw: cylinderDraw('NU'),
    attributes: { function: t('Free end', 'Sisi bebas'), cage: polyamide },
    description: cylindrical(
      'NU',
      t(
        'Heavy series for the drive side of motors with belt pull, crane gearboxes and piston pumps.',
        'Seri berat untuk sisi penggerak motor yang menarik belt, gearbox derek, dan pompa piston.',
      ),
      polyamide,
    ),
  },
  {
    ...cylinderBase,
    code: 'BEARING-NU3-M',
    name: t(
      'Cylindrical roller bearing, NU 3 series, brass cage',
      'Bearing rol silindris seri NU 3, cage kuningan',
    ),
    brand: 'Porosindra',
    popularity: 210,
    bearings: renamed(nu3.slice(4), /$/, 'M'),
    shown: 'NU312M',
    draw: cylinderDraw('NU'),
    attributes: { function: t('Free end', 'Sisi bebas'), cage: brass },
    cost: [110_000, 430],
    description: cylindrical(
      'NU',
      t(
        'Brass-caged heavy series for vibrating screens, traction motors and hot oil.',
        'Seri berat dengan cage kuningan untuk ayakan getar, motor traksi, dan oli panas.',
      ),
      brass,
    ),
  },
  {
    ...cylinderBase,
    code: 'BEARING-NJ2',
    name: t('Cylindrical roller bearing, NJ 2 series', 'Bearing rol silindris seri NJ 2'),
    brand: 'Rodalka',
    popularity: 290,
    bearings: renamed(nu2, /^NU/, 'NJ'),
    shown: 'NJ207',
    draw: cylinderDraw('NJ'),
    attributes: { function: t('Fixed in one direction', 'Menahan satu arah'), cage: polyamide },
    description: cylindrical(
      'NJ',
      t(
        'Guides the shaft from one side; two of them, set opposite, hold it both ways.',
        'Menahan poros dari satu sisi; dua bearing yang berlawanan menahannya dari dua arah.',
      ),
      polyamide,
    ),
  },
  {
    ...cylinderBase,
    code: 'BEARING-NUP2',
    name: t('Cylindrical roller bearing, NUP 2 series', 'Bearing rol silindris seri NUP 2'),
    brand: 'Porosindra',
    popularity: 170,
    bearings: renamed(nu2.slice(0, 11), /^NU/, 'NUP'),
    shown: 'NUP208',
    draw: cylinderDraw('NUP'),
    attributes: { function: t('Fixed end', 'Sisi tetap'), cage: polyamide },
    description: cylindrical(
      'NUP',
      t(
        'Fixed-end bearing with a loose rib ring for gearboxes and machine tool drives.',
        'Bearing sisi tetap dengan cincin bahu lepas untuk gearbox dan penggerak mesin perkakas.',
      ),
      polyamide,
    ),
  },
  {
    ...cylinderBase,
    code: 'BEARING-N2',
    name: t('Cylindrical roller bearing, N 2 series', 'Bearing rol silindris seri N 2'),
    brand: 'Porosindra',
    popularity: 160,
    bearings: renamed(nu2, /^NU/, 'N'),
    shown: 'N208',
    draw: cylinderDraw('N'),
    attributes: { function: t('Free end', 'Sisi bebas'), cage: polyamide },
    description: cylindrical(
      'N',
      t(
        'For seats where the inner ring with its rollers goes on first and the outer ring is pressed into the housing.',
        'Untuk dudukan yang cincin dalam beserta rolnya dipasang dahulu, sedangkan cincin luar dipres ke rumah.',
      ),
      polyamide,
    ),
  },
]

// Tapered roller bearings

const playTab = chapter(
  t('Setting the play', 'Menyetel kelonggaran'),
  [
    t(
      'A pair of tapered roller bearings gets its play when it is mounted, not at the works.',
      'Sepasang bearing rol tirus memperoleh kelonggarannya saat dipasang, bukan di pabrik.',
    ),
  ],
  [
    t(
      'Turn the hub while you tighten the nut, so that the rollers settle against the rib',
      'Putar hub sambil mengencangkan mur agar rol merapat ke bahu',
    ),
    t(
      'Tighten until the hub turns with slight drag, then back off a sixth of a turn',
      'Kencangkan sampai putaran terasa agak berat, lalu kendurkan seperenam putaran',
    ),
    t(
      'Secure the nut and measure the end play with a dial gauge',
      'Kunci mur lalu ukur kelonggaran aksial dengan jam ukur (dial indicator)',
    ),
  ],
  [
    [t('Wheel hub', 'Hub roda'), t('0.05 to 0.15 mm', '0,05 sampai 0,15 mm')],
    [t('Gearbox shaft', 'Poros gearbox'), t('0.05 to 0.10 mm', '0,05 sampai 0,10 mm')],
  ],
)

const taperedText = (use: Text, choice: Text): Text =>
  described(
    [
      use,
      t(
        'Cone with rollers and cup are separate and carry radial and axial load together; the bearing is set against a second one.',
        'Cone beserta rolnya terpisah dari cup dan menahan beban radial sekaligus aksial; bearing ini dipasang berlawanan dengan bearing kedua.',
      ),
    ],
    [
      choice,
      t(
        'Replace cup and cone together, even if only one is worn',
        'Ganti cup dan cone bersama-sama, meskipun hanya satu yang aus',
      ),
      t('Pack the space between rollers and cage full of grease', 'Isi penuh grease di antara rol dan cage'),
    ],
    [[t('Boundary dimensions', 'Ukuran utama'), 'ISO 355'], ...steelData(pressed, ['−30', '+120'])],
  )

const tapered = (series: keyof typeof iso355): Rolling[] =>
  iso355[series].map(([number, d, D, T, B, C, c, c0]) => ({
    number,
    d,
    D,
    B: T,
    r: d < 30 ? 1 : 1.5,
    ...(c === undefined ? {} : { c }),
    ...(c0 === undefined ? {} : { c0 }),
    attributes: { cone_width: B, cup_width: C },
  }))
const taperedDraw =
  (tilt: number): RollingSeries['draw'] =>
  (bearing) => {
    const { cone_width: cone = bearing.B * 0.92, cup_width: cup = bearing.B * 0.78 } =
      bearing.attributes ?? {}
    const full = { ...bearing, r: bearing.r ?? 1, cone, cup, tilt }
    return [
      { view: 'dimensions', draw: () => taperedSection(full) },
      { view: 'shaded', draw: () => taperedShaded(full) },
    ]
  }

const taperedBase = {
  prefix: 'TRB-',
  item: t('Tapered roller bearing', 'Bearing rol tirus'),
  category: categories.taperedRoller,
  brand: 'Rodalka' as const,
  speed: 360_000,
  cost: [21_000, 215] as const,
  filled: 0.72,
}
const taperedFamilies: readonly RollingSeries[] = [
  {
    ...taperedBase,
    code: 'BEARING-302-SERIES',
    name: t('Tapered roller bearing, 302 series', 'Bearing rol tirus (tapered) seri 302'),
    popularity: 560,
    bearings: tapered('302'),
    shown: '30206',
    draw: taperedDraw(13),
    tabs: [playTab],
    description: taperedText(
      t(
        'Light series for wheel hubs, trailers, gearboxes and worm drives.',
        'Seri ringan untuk hub roda, trailer, gearbox, dan penggerak cacing.',
      ),
      t(
        'The usual choice where the bore is given and load is moderate',
        'Pilihan umum bila diameter poros sudah tentu dan bebannya sedang',
      ),
    ),
  },
  {
    ...taperedBase,
    code: 'BEARING-303-SERIES',
    name: t('Tapered roller bearing, 303 series', 'Bearing rol tirus (tapered) seri 303'),
    popularity: 420,
    bearings: tapered('303'),
    shown: '30307',
    draw: taperedDraw(12),
    description: taperedText(
      t(
        'Medium series for truck axles, rolling mills, heavy gearboxes and excavator rollers.',
        'Seri sedang untuk gardan truk, mesin rol, gearbox berat, dan rol ekskavator.',
      ),
      t('Around half as much load again as series 302', 'Beban sekitar satu setengah kali seri 302'),
    ),
  },
  {
    ...taperedBase,
    code: 'BEARING-320-SERIES',
    name: t('Tapered roller bearing, 320 X series', 'Bearing rol tirus (tapered) seri 320 X'),
    popularity: 400,
    bearings: tapered('320'),
    shown: '32008X',
    draw: taperedDraw(14),
    description: taperedText(
      t(
        'Slim series for spindles, steering heads, gearbox shafts and pump shafts where space is tight.',
        'Seri ramping untuk spindel, kepala kemudi, poros gearbox, dan poros pompa yang ruangnya sempit.',
      ),
      t('Small outside diameter for its bore', 'Diameter luar kecil untuk lubangnya'),
    ),
  },
  {
    ...taperedBase,
    code: 'BEARING-322-SERIES',
    name: t('Tapered roller bearing, 322 series', 'Bearing rol tirus (tapered) seri 322'),
    brand: 'Porosindra',
    popularity: 310,
    bearings: tapered('322'),
    shown: '32210',
    draw: taperedDraw(14),
    description: taperedText(
      t(
        'Wide light series for rear axles, crushers and slewing drives.',
        'Seri ringan lebar untuk gardan belakang, mesin pemecah, dan penggerak putar.',
      ),
      t(
        'Same seat as series 302, but wider and stronger',
        'Dudukan sama dengan seri 302, tetapi lebih lebar dan lebih kuat',
      ),
    ),
  },
  {
    ...taperedBase,
    code: 'BEARING-323-SERIES',
    name: t('Tapered roller bearing, 323 series', 'Bearing rol tirus (tapered) seri 323'),
    brand: 'Porosindra',
    popularity: 220,
    bearings: tapered('323'),
    shown: '32309',
    draw: taperedDraw(12),
    description: taperedText(
      t(
        'The strongest of the common metric series, for excavators, winches and vertical mills.',
        'Yang terkuat di antara seri metrik umum, untuk ekskavator, mesin derek, dan mesin giling tegak.',
      ),
      t('Wide: check the length of the seat', 'Lebar: periksa panjang dudukannya'),
    ),
  },
]

// Spherical roller bearings

const e222 = rated(of('22', '222', 'E'), 5, [
  [49, 44],
  [64, 60],
  [86.5, 85],
  [96.5, 90],
  [102, 98],
  [104, 108],
  [125, 127],
  [156, 166],
  [193, 216],
  [208, 228],
  [212, 240],
  [236, 270],
  [285, 325],
  [325, 375],
])
const e223 = rated(of('23', '223', 'E'), 8, [
  [150, 140],
  [183, 183],
  [220, 224],
  [270, 280],
  [310, 335],
  [340, 360],
  [400, 430],
  [440, 475],
  [490, 540],
])

const spherical = (use: Text, taper: boolean, shock: boolean): Text =>
  described(
    [
      use,
      t(
        'Two rows of barrel rollers in a spherical outer race carry very high load even where the shaft bends or the seats are out of line.',
        'Dua baris rol tong dalam jalur luar sferis menahan beban sangat besar meskipun poros melendut atau dudukan tidak segaris.',
      ),
    ],
    [
      taper
        ? t(
            'Tapered bore for adapter sleeve; drive it up until the clearance has gone down by half',
            'Lubang tirus untuk adapter sleeve; dorong naik sampai celahnya tinggal sekitar separuh',
          )
        : t('Cylindrical bore for a stepped shaft', 'Lubang silindris untuk poros bertingkat'),
      shock
        ? t(
            'Made for shocks: relubricate through groove and holes in the outer ring',
            'Dibuat untuk beban kejut: lumasi ulang lewat alur dan lubang pada cincin luar',
          )
        : t(
            'Groove and holes in the outer ring for regreasing',
            'Alur dan lubang pada cincin luar untuk pelumasan ulang',
          ),
      t(
        'Measure the clearance with feeler gauges before and after mounting',
        'Ukur celah dengan feeler gauge sebelum dan sesudah pemasangan',
      ),
    ],
    [
      [t('Permissible misalignment', 'Ketidaksejajaran diizinkan'), t('1° to 2°', '1° sampai 2°')],
      ...steelData(pressed, ['−30', '+200']),
    ],
  )

const sphericalBase = {
  prefix: 'SRB-',
  item: t('Spherical roller bearing', 'Bearing rol sferis'),
  category: categories.sphericalRoller,
  speed: 330_000,
  cost: [120_000, 285] as const,
  filled: 0.74,
}
const sphericalFamilies: readonly RollingSeries[] = [
  {
    ...sphericalBase,
    code: 'BEARING-222-E',
    name: t('Spherical roller bearing, 222 E series', 'Bearing rol sferis (spherical roller) seri 222 E'),
    brand: 'Rodalka',
    popularity: 500,
    bearings: e222,
    shown: '22210E',
    draw: sphere('roller', false),
    attributes: { bore_shape: cylindricalBore, clearance: 'CN' },
    description: spherical(
      t(
        'For conveyor pulleys, crushers, fans and palm oil screw presses.',
        'Untuk pulley konveyor, mesin pemecah, kipas, dan pres ulir kelapa sawit.',
      ),
      false,
      false,
    ),
  },
  {
    ...sphericalBase,
    code: 'BEARING-222-EK',
    name: t('Spherical roller bearing, 222 EK series', 'Bearing rol sferis (spherical roller) seri 222 EK'),
    brand: 'Rodalka',
    popularity: 480,
    bearings: renamed(e222, /$/, 'K'),
    shown: '22212EK',
    draw: sphere('roller', true),
    attributes: { bore_shape: taperBore, clearance: 'C3' },
    description: spherical(
      t(
        'Goes with adapter sleeves of series H3 into split plummer blocks of conveyors and fans.',
        'Dipasang bersama adapter sleeve seri H3 dalam plummer block pada konveyor dan kipas.',
      ),
      true,
      false,
    ),
  },
  {
    ...sphericalBase,
    code: 'BEARING-223-E',
    name: t('Spherical roller bearing, 223 E series', 'Bearing rol sferis (spherical roller) seri 223 E'),
    brand: 'Rodalka',
    popularity: 300,
    bearings: e223,
    shown: '22310E',
    draw: sphere('roller', false),
    attributes: { bore_shape: cylindricalBore, clearance: 'CN' },
    description: spherical(
      t(
        'Heavy series for vibrating screens, jaw crushers, kiln rollers and mill gearboxes.',
        'Seri berat untuk ayakan getar, mesin pemecah rahang, rol kiln, dan gearbox penggiling.',
      ),
      false,
      true,
    ),
  },
  {
    ...sphericalBase,
    code: 'BEARING-223-EK',
    name: t('Spherical roller bearing, 223 EK series', 'Bearing rol sferis (spherical roller) seri 223 EK'),
    brand: 'Porosindra',
    popularity: 200,
    bearings: renamed(e223, /$/, 'K'),
    shown: '22311EK',
    draw: sphere('roller', true),
    attributes: { bore_shape: taperBore, clearance: 'C3' },
    description: spherical(
      t(
        'Heavy series on adapter sleeves H23 for cane carriers, bucket elevators and log saws.',
        'Seri berat dengan adapter sleeve H23 untuk pembawa tebu, elevator timba, dan gergaji kayu gelondongan.',
      ),
      true,
      true,
    ),
  },
]

export const selfAligning: readonly Product[] = aligningFamilies.map(rollingProduct)
export const cylindricalRollers: readonly Product[] = cylindricalFamilies.map(rollingProduct)
export const taperedRollers: readonly Product[] = taperedFamilies.map(rollingProduct)
export const sphericalRollers: readonly Product[] = sphericalFamilies.map(rollingProduct)

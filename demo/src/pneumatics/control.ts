import type { Product, Text } from '../catalogue/model.ts'
import { categories } from './categories.ts'
import { bodyOver, maleThreads, mouth, threadArm, tubeArm, type Male, type Tube } from './fitting.drawing.ts'
import { branchedPictures, lineProduct, turnedPictures, type Line, type Size, withNumbers } from './line.ts'
import { partSymbol, type SymbolName } from './symbol.drawing.ts'
import { cone, cyl, dark, hex, knurl, mesh, thread, type Branched, type Piece } from './turning.drawing.ts'
import { roundMass, t } from './writing.ts'

const symbol = (name: SymbolName, title: string): Product['pictures'] => [
  { view: 'symbol', draw: () => partSymbol(name, title) },
]
const code = (name: string): string => name.replace('/', '')
const flows: Record<string, number> = {
  M5: 110,
  '1/8': 420,
  '1/4': 900,
  '3/8': 1600,
  '1/2': 2800,
  '3/4': 4800,
  '1': 7500,
}
const flowOf = (name: string): number => flows[name.replace(/^(R|G|Rc)/, '')] ?? 400
const bodyText = t('Nickel-plated brass, PBT', 'Kuningan lapis nikel, PBT')

const pairs: readonly (readonly [Tube, Male])[] = [
  [4, 'M5'],
  [4, 'R1/8'],
  [6, 'M5'],
  [6, 'R1/8'],
  [6, 'R1/4'],
  [8, 'R1/8'],
  [8, 'R1/4'],
  [8, 'R3/8'],
  [10, 'R1/4'],
  [10, 'R3/8'],
  [12, 'R3/8'],
  [12, 'R1/2'],
]

const control = (tube: Tube, name: Male, driver: boolean): Branched => ({
  title: `Ø ${tube} · ${name}`,
  hub: bodyOver[tube] * 1.05,
  arms: [
    { angle: 90, pieces: threadArm(name, bodyOver[tube]), text: name },
    { angle: 180, pieces: tubeArm(tube, bodyOver[tube] * 1.2 + 6), text: `Ø ${tube}`, bore: tube },
    {
      angle: -90,
      pieces: driver
        ? [cyl(bodyOver[tube] * 0.9, bodyOver[tube] * 0.85), hex(2.5, bodyOver[tube] * 0.7), cyl(3, 5)]
        : [
            cyl(bodyOver[tube] * 0.9, bodyOver[tube] * 0.85),
            hex(2.5, bodyOver[tube] * 0.7),
            cyl(2, 5),
            knurl(bodyOver[tube] * 0.7, bodyOver[tube] * 0.75),
          ],
      text: '',
    },
  ],
})

const controlSizes = (of: readonly (readonly [Tube, Male])[], base: number): Size[] =>
  of.map(([tube, port]) => ({
    key: `${String(tube).padStart(2, '0')}-${code(port)}`,
    size: `${tube} mm × ${port}`,
    attributes: { tube, port, flow: flowOf(port), material: bodyText, max_pressure: 10 },
    price: base + maleThreads[port].d ** 1.5 * 420,
    weight: roundMass(maleThreads[port].hex, 16, 5) + bodyOver[tube] ** 2 * 0.05,
    demand: port === 'R1/8' || port === 'R1/4' ? 0.9 : 0.5,
  }))

const fill = t(
  'Screw in fully, then open turn by turn while the cylinder runs',
  'Putar masuk penuh, lalu buka putaran demi putaran sambil silinder bekerja',
)
const flowLines: readonly Line[] = [
  {
    code: 'FCO',
    what: t('Flow control meter-out', 'Katup pengatur aliran buang'),
    name: t('Flow control valve, elbow, meter-out', 'Katup pengatur aliran siku, mengatur udara buang'),
    lead: [
      t(
        'Throttles the air that leaves the cylinder and lets it in freely, which gives an even speed under changing load: the usual choice for double acting cylinders.',
        'Mencekik udara yang keluar dari silinder dan membiarkannya masuk bebas sehingga kecepatan tetap rata saat beban berubah: pilihan lazim untuk silinder kerja ganda.',
      ),
    ],
    points: [
      t(
        'Fits straight into the cylinder port; grey ring marks meter-out',
        'Dipasang langsung di port silinder; cincin abu-abu menandai pengaturan buang',
      ),
      fill,
      t('Lock nut keeps the setting', 'Mur pengunci menahan setelan'),
    ],
    data: [['pressure', t('0.5 to 10 bar', '0,5 sampai 10 bar')]],
    category: categories.flowControl,
    brand: 'Pneusara',
    popularity: 780,
    minimum: 2,
    pictures: [...branchedPictures(control(6, 'R1/8', false)), ...symbol('flow', 'Ø 6 · R1/8')],
    sizes: controlSizes(pairs, 14_500),
  },
  {
    code: 'FCI',
    what: t('Flow control meter-in', 'Katup pengatur aliran masuk'),
    name: t('Flow control valve, elbow, meter-in', 'Katup pengatur aliran siku, mengatur udara masuk'),
    lead: [
      t(
        'Throttles the air that goes in. For single acting cylinders and small bores, where there is little air to hold back on the way out.',
        'Mencekik udara yang masuk. Untuk silinder kerja tunggal dan diameter kecil, yang udara buangnya terlalu sedikit untuk ditahan.',
      ),
    ],
    points: [
      t(
        'Blue ring marks meter-in: do not mix the two up on one cylinder',
        'Cincin biru menandai pengaturan masuk: jangan tertukar pada satu silinder',
      ),
      fill,
      t('Fits straight into the cylinder port', 'Dipasang langsung di port silinder'),
    ],
    data: [['pressure', t('0.5 to 10 bar', '0,5 sampai 10 bar')]],
    category: categories.flowControl,
    brand: 'Pneusara',
    popularity: 440,
    minimum: 2,
    pictures: [...branchedPictures(control(8, 'R1/4', false)), ...symbol('flow', 'Ø 8 · R1/4')],
    sizes: controlSizes(pairs.slice(0, 9), 14_500),
  },
  {
    code: 'FCS',
    what: t('Flow control screwdriver set', 'Katup pengatur aliran obeng'),
    name: t(
      'Flow control valve, elbow, screwdriver adjustment',
      'Katup pengatur aliran siku, disetel dengan obeng',
    ),
    lead: [
      t(
        'Without a knob, so that nobody turns the setting by hand in passing; low enough for tight cylinder packs.',
        'Tanpa kenop sehingga setelan tidak berubah karena tersentuh; cukup rendah untuk kumpulan silinder yang rapat.',
      ),
    ],
    points: [
      fill,
      t('Meter-out; slot for a 4 mm blade', 'Mengatur udara buang; alur untuk obeng 4 mm'),
      t('Captive screw cannot be turned out under pressure', 'Sekrup tidak dapat terlepas saat bertekanan'),
    ],
    data: [['pressure', t('0.5 to 10 bar', '0,5 sampai 10 bar')]],
    category: categories.flowControl,
    brand: 'Anginara',
    popularity: 330,
    minimum: 2,
    pictures: [...branchedPictures(control(8, 'R1/8', true)), ...symbol('flow', 'Ø 8 · R1/8')],
    sizes: controlSizes(pairs.slice(0, 10), 13_200),
  },
  {
    code: 'FCU',
    what: t('In-line flow control', 'Katup pengatur aliran sambung'),
    name: t(
      'Flow control valve, in-line, two equal tubes',
      'Katup pengatur aliran sambung, dua selang sama besar',
    ),
    lead: [
      t(
        'Sits in the tube between valve and cylinder, on a panel if wanted, and can be reached when the cylinder cannot.',
        'Terpasang pada selang antara katup dan silinder, dapat diletakkan di panel, dan mudah dijangkau saat silinder sulit didekati.',
      ),
    ],
    points: [
      t(
        'Arrow shows the throttled direction: turn it round for meter-in',
        'Panah menunjukkan arah yang dicekik: balik untuk mengatur udara masuk',
      ),
      t('Two holes for M3 screws', 'Dua lubang untuk baut M3'),
      t(
        'The further from the cylinder, the softer the control',
        'Makin jauh dari silinder, makin lunak pengaturannya',
      ),
    ],
    data: [['pressure', t('0 to 10 bar', '0 sampai 10 bar')]],
    category: categories.flowControl,
    brand: 'Anginara',
    popularity: 360,
    pictures: [
      ...branchedPictures({
        title: 'Ø 6',
        hub: 14,
        arms: [
          { angle: 0, pieces: tubeArm(6, 24), text: 'Ø 6', bore: 6 },
          { angle: 180, pieces: tubeArm(6, 24), text: 'Ø 6', bore: 6 },
          { angle: -90, pieces: [cyl(12, 10), hex(2.5, 9), knurl(9, 9)], text: '' },
        ],
      }),
      ...symbol('flow', 'Ø 6'),
    ],
    sizes: ([4, 6, 8, 10, 12] as const).map((tube) => ({
      key: String(tube).padStart(2, '0'),
      size: `${tube} mm`,
      attributes: {
        tube,
        flow: { 4: 130, 6: 330, 8: 650, 10: 1000, 12: 1450 }[tube],
        material: bodyText,
        max_pressure: 10,
      },
      price: 17_000 + tube * 1_750,
      weight: tube ** 2 * 0.35 + 6,
      demand: tube === 6 || tube === 8 ? 0.9 : 0.5,
    })),
  },
  {
    code: 'FCX',
    what: t('Stainless flow control', 'Katup pengatur aliran stainless steel'),
    name: t(
      'Flow control valve, elbow, stainless steel 316',
      'Katup pengatur aliran siku, stainless steel 316',
    ),
    lead: [
      t(
        'Meter-out control for wash-down areas and sea air, with FKM seals and a lock nut of the same steel.',
        'Pengatur udara buang untuk area cuci dan udara laut, dengan seal FKM dan mur pengunci dari baja yang sama.',
      ),
    ],
    points: [
      fill,
      t('Takes FEP, nylon and PU tube', 'Menerima selang FEP, nilon, dan PU'),
      t('Up to 100 °C', 'Hingga 100 °C'),
    ],
    data: [
      ['seals', 'FKM'],
      ['pressure', t('0.5 to 10 bar', '0,5 sampai 10 bar')],
    ],
    category: categories.flowControl,
    brand: 'Hembusa',
    popularity: 150,
    pictures: [...branchedPictures(control(10, 'R1/4', true)), ...symbol('flow', 'Ø 10 · R1/4')],
    sizes: controlSizes(pairs.slice(3, 11), 118_000).map((size) => ({
      ...size,
      attributes: { ...size.attributes, material: t('Stainless steel 316', 'Stainless steel 316') },
    })),
  },
]

const smcNumbers = [
  ['AS1201F-M5-04A', 4, 'M5'],
  ['AS1201F-M5-06A', 6, 'M5'],
  ['AS2201F-01-04SA', 4, 'R1/8'],
  ['AS2201F-01-06SA', 6, 'R1/8'],
  ['AS2201F-01-08SA', 8, 'R1/8'],
  ['AS2201F-02-06SA', 6, 'R1/4'],
  ['AS2201F-02-08SA', 8, 'R1/4'],
  ['AS3201F-03-08SA', 8, 'R3/8'],
  ['AS3201F-03-10SA', 10, 'R3/8'],
  ['AS4201F-04-12SA', 12, 'R1/2'],
] as const
const smcFlow: Product = ((): Product => {
  const product = lineProduct({
    code: 'SAS',
    what: t('SMC speed controller', 'Speed controller SMC'),
    name: t(
      'SMC speed controller AS, elbow, meter-out, one-touch',
      'Speed controller SMC AS, siku, mengatur udara buang, one-touch',
    ),
    lead: [
      t(
        'Elbow controller with a one-touch fitting and push-lock handle for the common cylinders of bore 6 to 100.',
        'Pengatur kecepatan siku dengan fitting one-touch dan tuas tekan-kunci untuk silinder umum diameter 6 sampai 100.',
      ),
    ],
    points: [
      t(
        'Number after the first dash is the port, after the second the tube',
        'Angka setelah tanda hubung pertama adalah port, setelah yang kedua adalah selang',
      ),
      t('S: sealant on the thread', 'S: ulir bersealant'),
      t('Pull the handle to turn, push to lock', 'Tarik tuas untuk memutar, tekan untuk mengunci'),
    ],
    data: [['pressure', t('0.1 to 1 MPa', '0,1 sampai 1 MPa')]],
    category: categories.flowControl,
    brand: 'SMC',
    popularity: 690,
    pictures: [
      ...branchedPictures({ ...control(8, 'R1/4', false), title: 'AS2201F-02-08SA' }),
      ...symbol('flow', 'AS2201F-02-08SA'),
    ],
    sizes: smcNumbers.map(([number, tube, port], index) => ({
      key: String(index),
      size: number,
      attributes: { tube, port, max_pressure: 10 },
      price: 56_000 + index * 7_500,
      weight: 12 + index * 6,
      demand: 0.6,
    })),
  })
  return withNumbers(
    product,
    smcNumbers.map(([number]) => number),
  )
})()

const threads: readonly Male[] = ['G1/8', 'G1/4', 'G3/8', 'G1/2']
const threadSizes = (
  of: readonly Male[],
  base: number,
  attributes: (port: Male) => Size['attributes'],
  mass = 1,
): Size[] =>
  of.map((port) => ({
    key: code(port.replace(/^[RG]/, '')),
    size: port,
    attributes: { port, ...attributes(port) },
    price: base * (0.5 + maleThreads[port].d ** 1.5 / 60),
    weight: roundMass(maleThreads[port].hex + 4, 30, 4) * mass,
    demand: port.endsWith('1/4') ? 0.85 : 0.5,
  }))

const checkBody = (port: Male): Piece[] => {
  const s = maleThreads[port].hex + 3
  return [hex(12, s, { dia: port }), cyl(16, s * 0.98), hex(12, s)]
}
const checkLines: readonly Line[] = [
  {
    code: 'CVB',
    what: t('Check valve brass', 'Katup satu arah kuningan'),
    name: t('Check valve, in-line, brass, female threads', 'Katup satu arah sambung, kuningan, ulir dalam'),
    lead: [
      t(
        'Lets air through in the direction of the arrow and shuts at once against back flow: keeps a receiver full when the compressor stops and protects gauges.',
        'Melewatkan udara searah panah dan langsung menutup bila berbalik: menjaga tangki tetap penuh saat kompresor berhenti dan melindungi manometer.',
      ),
    ],
    points: [
      t('Opens at 0.2 bar', 'Terbuka pada 0,2 bar'),
      t(
        'Not a shut-off valve: it may let a little air past at low pressure',
        'Bukan katup penutup: pada tekanan rendah dapat meloloskan sedikit udara',
      ),
      t('Mount in any position', 'Dapat dipasang di segala posisi'),
    ],
    data: [
      ['seals', 'NBR'],
      ['pressure', t('0.2 to 12 bar', '0,2 sampai 12 bar')],
    ],
    category: categories.checkValves,
    brand: 'Anginara',
    popularity: 380,
    pictures: [
      ...turnedPictures(
        'G1/4',
        checkBody('G1/4'),
        10,
        (['G1/8', 'G1/4', 'G1/2'] as const).map((port) => ({ pieces: checkBody(port), text: port })),
      ),
      ...symbol('check', 'G1/4'),
    ],
    sizes: threadSizes([...threads, 'G3/4', 'G1'], 46_000, (port) => ({
      flow: flowOf(port),
      material: t('Brass', 'Kuningan'),
      max_pressure: 12,
    })),
  },
  {
    code: 'CVP',
    what: t('Push-in check valve', 'Katup satu arah selang'),
    name: t('Check valve, push-in, two equal tubes', 'Katup satu arah push-in, dua selang sama besar'),
    lead: [
      t(
        'Goes into a tube anywhere on its way, to hold the pressure of a clamp or to keep vacuum cups apart from one another.',
        'Dipasang di mana saja pada selang, untuk menahan tekanan klem atau memisahkan mangkuk isap satu sama lain.',
      ),
    ],
    points: [
      t('Arrow on the body shows the free direction', 'Panah di badan menunjukkan arah bebas'),
      t('Also for vacuum', 'Dapat juga untuk vakum'),
      t('Cut the tube square', 'Potong selang tegak lurus'),
    ],
    data: [
      ['seals', 'NBR'],
      ['pressure', t('−0.95 to 10 bar', '−0,95 sampai 10 bar')],
    ],
    category: categories.checkValves,
    brand: 'Pneusara',
    popularity: 330,
    minimum: 5,
    pictures: [
      ...turnedPictures(
        'Ø 8',
        [...mouth(8, 20), cyl(6, 17), ...tubeArm(8, 20)],
        8,
        ([4, 8, 12] as const).map((tube) => ({
          pieces: [
            ...mouth(tube, tube * 1.6 + 7),
            cyl(6, bodyOver[tube] * 1.16),
            ...tubeArm(tube, tube * 1.6 + 7),
          ],
          text: `Ø ${tube}`,
        })),
      ),
      ...symbol('check', 'Ø 8'),
    ],
    sizes: ([4, 6, 8, 10, 12] as const).map((tube) => ({
      key: String(tube).padStart(2, '0'),
      size: `${tube} mm`,
      attributes: { tube, material: bodyText, max_pressure: 10 },
      price: 12_500 + tube * 1_600,
      weight: tube ** 2 * 0.3 + 5,
      demand: 0.6,
    })),
  },
  {
    code: 'CVD',
    what: t('Pilot check valve', 'Katup satu arah berpilot'),
    name: t('Pilot-operated check valve, cylinder mounted', 'Katup satu arah berpilot, pasang di silinder'),
    lead: [
      t(
        'Sits in the cylinder port and locks the air in it until a pilot signal opens the way: stops a cylinder where it is when the line bursts or the supply fails.',
        'Dipasang di port silinder dan mengunci udara di dalamnya sampai sinyal pilot membuka jalan: menahan silinder di tempat saat selang pecah atau pasokan hilang.',
      ),
    ],
    points: [
      t('One for each port of the cylinder', 'Satu untuk tiap port silinder'),
      t(
        'Vent the trapped air by the screw before taking the cylinder off',
        'Buang udara terperangkap lewat sekrup sebelum melepas silinder',
      ),
      t('Pilot line 4 or 6 mm tube', 'Jalur pilot selang 4 atau 6 mm'),
    ],
    data: [['pressure', t('1 to 10 bar', '1 sampai 10 bar')]],
    category: categories.checkValves,
    brand: 'Hembusa',
    popularity: 210,
    pictures: [
      ...branchedPictures({
        title: 'G1/4',
        hub: 20,
        arms: [
          { angle: 90, pieces: threadArm('G1/4', 20), text: 'G1/4' },
          { angle: 180, pieces: tubeArm(8, 26), text: 'Ø 8', bore: 8 },
          { angle: -90, pieces: [cyl(20, 17), ...tubeArm(4, 14)], text: 'Ø 4', bore: 4 },
        ],
      }),
      ...symbol('pilotCheck', 'G1/4'),
    ],
    sizes: threadSizes(
      threads,
      138_000,
      (port) => ({ flow: Math.round(flowOf(port) * 0.7), max_pressure: 10 }),
      1.4,
    ),
  },
  {
    code: 'SHV',
    what: t('Shuttle valve', 'Katup shuttle (OR)'),
    name: t('Shuttle valve, OR function', 'Katup shuttle, fungsi ATAU (OR)'),
    lead: [
      t(
        'Two signals lead to one output: whichever has the higher pressure passes, the other is shut off. For starting a cylinder from two places.',
        'Dua sinyal menuju satu keluaran: yang bertekanan lebih tinggi lewat, yang lain tertutup. Untuk menjalankan silinder dari dua tempat.',
      ),
    ],
    points: [
      t('Needs a difference of 0.5 bar to shift cleanly', 'Perlu selisih 0,5 bar agar berpindah dengan baik'),
      t('Inputs at the ends, output at the side', 'Masukan di ujung, keluaran di samping'),
      t('Two holes for panel mounting', 'Dua lubang untuk pemasangan di panel'),
    ],
    data: [['pressure', t('0.5 to 10 bar', '0,5 sampai 10 bar')]],
    category: categories.checkValves,
    brand: 'Anginara',
    popularity: 200,
    pictures: [
      ...branchedPictures({
        title: 'G1/8',
        hub: 22,
        arms: [0, 180]
          .map((angle) => ({ angle, pieces: [cyl(12, 20), hex(14, 20)], text: 'G1/8', bore: 8 }))
          .concat([{ angle: -90, pieces: [cyl(10, 18), hex(9, 18)], text: 'G1/8', bore: 8 }]),
      }),
      ...symbol('shuttle', 'G1/8'),
    ],
    sizes: threadSizes(threads, 62_000, (port) => ({
      flow: flowOf(port),
      function: t('OR', 'ATAU (OR)'),
      max_pressure: 10,
    })),
  },
  {
    code: 'ANV',
    what: t('Two-pressure valve', 'Katup dua tekanan (AND)'),
    name: t('Two-pressure valve, AND function', 'Katup dua tekanan, fungsi DAN (AND)'),
    lead: [
      t(
        'Gives an output only while both inputs are under pressure: two-hand starts and interlocks in purely pneumatic controls.',
        'Memberi keluaran hanya selama kedua masukan bertekanan: start dua tangan dan interlok dalam kendali pneumatik murni.',
      ),
    ],
    points: [
      t('The weaker, later signal passes', 'Sinyal yang lebih lemah atau terlambat yang lewat'),
      t(
        'No two-hand safety device in the sense of ISO 13851',
        'Bukan alat pengaman dua tangan menurut ISO 13851',
      ),
      t('Two holes for panel mounting', 'Dua lubang untuk pemasangan di panel'),
    ],
    data: [['pressure', t('1 to 10 bar', '1 sampai 10 bar')]],
    category: categories.checkValves,
    brand: 'Anginara',
    popularity: 140,
    pictures: [
      ...branchedPictures({
        title: 'G1/8',
        hub: 24,
        arms: [0, 180]
          .map((angle) => ({ angle, pieces: [cyl(12, 22), cyl(14, 18)], text: 'G1/8', bore: 8 }))
          .concat([{ angle: -90, pieces: [cyl(11, 20), hex(9, 18)], text: 'G1/8', bore: 8 }]),
      }),
      ...symbol('both', 'G1/8'),
    ],
    sizes: threadSizes(['G1/8', 'G1/4'], 74_000, (port) => ({
      flow: Math.round(flowOf(port) * 0.8),
      function: t('AND', 'DAN (AND)'),
      max_pressure: 10,
    })),
  },
  {
    code: 'QEV',
    what: t('Quick exhaust valve', 'Katup buang cepat'),
    name: t('Quick exhaust valve, female threads', 'Katup buang cepat, ulir dalam'),
    lead: [
      t(
        'Vents the cylinder right at its port instead of through the long line and the valve: the piston runs up to twice as fast.',
        'Membuang udara silinder langsung di portnya, tidak lewat selang panjang dan katup: piston bergerak hingga dua kali lebih cepat.',
      ),
    ],
    points: [
      t('As near to the cylinder as can be', 'Sedekat mungkin dengan silinder'),
      t('Always with a silencer: the blast is loud', 'Selalu dengan peredam: semburannya keras'),
      t(
        'Cushion the cylinder for the higher speed',
        'Pastikan silinder berperedam untuk kecepatan lebih tinggi',
      ),
    ],
    data: [
      ['seals', t('Polyurethane', 'Poliuretan')],
      ['pressure', t('0.5 to 10 bar', '0,5 sampai 10 bar')],
    ],
    category: categories.checkValves,
    brand: 'Pneusara',
    popularity: 310,
    pictures: [
      ...branchedPictures({
        title: 'G1/4',
        hub: 28,
        arms: [
          { angle: 180, pieces: [cyl(14, 24), hex(12, 20)], text: 'G1/4', bore: 11 },
          { angle: 0, pieces: [cyl(14, 24), hex(12, 20)], text: 'G1/4', bore: 11 },
          { angle: 90, pieces: [cyl(12, 26), mesh(18, 20), cyl(3, 16)], text: 'G1/4' },
        ],
      }),
      ...symbol('exhaust', 'G1/4'),
    ],
    sizes: threadSizes(
      threads,
      68_000,
      (port) => ({ flow: Math.round(flowOf(port) * 1.4), max_pressure: 10 }),
      1.2,
    ),
  },
]

const silencer = (
  name: Text,
  letters: string,
  lead: Text,
  build: (port: Male) => Piece[],
  of: readonly Male[],
  base: number,
  material: Text,
  noise: number,
  popularity: number,
  points: readonly Text[],
  brand: Line['brand'] = 'Pneusara',
): Line => ({
  code: letters,
  what: name,
  name: { en: `${name.en}, male thread`, id: `${name.id}, ulir luar` },
  lead: [lead],
  points: [
    ...points,
    t(
      'Clean or renew it when the cylinder becomes slow: it clogs with oil and dust',
      'Bersihkan atau ganti bila silinder melambat: peredam tersumbat oli dan debu',
    ),
  ],
  data: [
    ['material', material],
    [t('Noise at 6 bar', 'Kebisingan pada 6 bar'), `${noise} dB(A)`],
  ],
  category: categories.silencers,
  brand,
  popularity,
  minimum: 5,
  pictures: [
    ...turnedPictures(
      of[1] ?? 'G1/4',
      build(of[1] ?? 'G1/4'),
      0,
      of
        .filter((_, index) => index % 2 === 0)
        .slice(0, 3)
        .map((port) => ({ pieces: build(port), text: port })),
    ),
    ...symbol('silencer', of[1] ?? ''),
  ],
  sizes: threadSizes(of, base, (port) => ({ flow: Math.round(flowOf(port) * 1.5), material }), 0.4),
})
const bsp: readonly Male[] = ['M5', 'R1/8', 'R1/4', 'R3/8', 'R1/2', 'R3/4', 'R1']
const male = (port: Male): Piece[] => [
  thread(maleThreads[port].l, maleThreads[port].d, { dia: port }),
  hex(maleThreads[port].hex * 0.35, maleThreads[port].hex),
]
const silencers: readonly Line[] = [
  silencer(
    t('Bronze silencer conical', 'Peredam suara perunggu kerucut'),
    'SBC',
    t(
      'Sintered bronze cone on a brass thread: small, heat-proof and hard to break, for the exhausts of valves and quick exhausts.',
      'Kerucut perunggu sinter pada ulir kuningan: kecil, tahan panas, dan tidak mudah pecah, untuk lubang buang katup dan katup buang cepat.',
    ),
    (port) => [
      ...male(port),
      mesh(maleThreads[port].d * 1.2, maleThreads[port].d * 1.08),
      {
        ...mesh(maleThreads[port].d * 0.5, maleThreads[port].d * 1.08),
        kind: 'cone',
        to: maleThreads[port].d * 0.5,
      },
    ],
    bsp,
    9_500,
    t('Sintered bronze', 'Perunggu sinter'),
    78,
    720,
    [t('Up to 150 °C', 'Hingga 150 °C')],
  ),
  silencer(
    t('Bronze silencer flat', 'Peredam suara perunggu pendek'),
    'SBF',
    t(
      'A flat bronze disc in a hexagon plug that hardly stands out: for valves in tight rows, breathers of tanks and gearboxes.',
      'Piringan perunggu tipis dalam sumbat segi enam yang hampir tidak menonjol: untuk deretan katup rapat serta lubang napas tangki dan gearbox.',
    ),
    (port) => [
      thread(maleThreads[port].l, maleThreads[port].d, { dia: port }),
      hex(maleThreads[port].hex * 0.5, maleThreads[port].hex),
      mesh(2, maleThreads[port].d * 0.9),
    ],
    bsp.slice(1, 6),
    8_200,
    t('Sintered bronze', 'Perunggu sinter'),
    82,
    430,
    [t('Also keeps dust out of ports that breathe', 'Juga menahan debu pada lubang napas')],
  ),
  silencer(
    t('Silencer with throttle', 'Peredam suara dengan throttle'),
    'SBT',
    t(
      'Silencer and exhaust throttle in one: sets the speed of a cylinder at the valve, where the port is easier to reach.',
      'Peredam dan throttle buang dalam satu: mengatur kecepatan silinder di katup, tempat yang lebih mudah dijangkau.',
    ),
    (port) => [
      ...male(port),
      mesh(maleThreads[port].d * 0.9, maleThreads[port].hex * 0.86),
      cyl(3, maleThreads[port].hex * 0.9),
      cyl(6, maleThreads[port].d * 0.35),
    ],
    bsp.slice(1, 5),
    21_000,
    t('Brass, sintered bronze', 'Kuningan, perunggu sinter'),
    76,
    390,
    [
      t(
        'Lock nut keeps the setting; works on both strokes if fitted to 3 and 5',
        'Mur pengunci menahan setelan; bekerja untuk dua arah bila dipasang di 3 dan 5',
      ),
    ],
    'Anginara',
  ),
  silencer(
    t('Plastic silencer', 'Peredam suara plastik'),
    'SPE',
    t(
      'Porous polyethylene in a long body damps more than bronze and weighs next to nothing: for noise limits in packing halls.',
      'Polietilena berpori dalam badan panjang meredam lebih baik daripada perunggu dan sangat ringan: untuk batas kebisingan di ruang kemas.',
    ),
    (port) => [
      thread(maleThreads[port].l, maleThreads[port].d, { dia: port }),
      dark(4, maleThreads[port].d * 1.45),
      mesh(maleThreads[port].d * 2.6, maleThreads[port].d * 1.35),
      dark(3, maleThreads[port].d * 1.3),
    ],
    bsp,
    7_400,
    t('Polyethylene, acetal', 'Polietilena, asetal'),
    68,
    560,
    [t('Up to 60 °C; tighten by hand', 'Hingga 60 °C; kencangkan dengan tangan')],
  ),
  silencer(
    t('Stainless silencer', 'Peredam suara stainless steel'),
    'SXS',
    t(
      'Sintered stainless element for food plants and aggressive air, which can be boiled out or cleaned with solvent.',
      'Elemen stainless steel sinter untuk pabrik makanan dan udara agresif, dapat direbus atau dibersihkan dengan pelarut.',
    ),
    (port) => [
      ...male(port),
      mesh(maleThreads[port].d * 1.8, maleThreads[port].d),
      cone(2, maleThreads[port].d, maleThreads[port].d * 0.6),
    ],
    bsp.slice(1, 6),
    64_000,
    t('Stainless steel 316L', 'Stainless steel 316L'),
    80,
    130,
    [t('Up to 200 °C', 'Hingga 200 °C')],
    'Hembusa',
  ),
]
const smcSilencerNumbers = [
  ['AN10-01', 'R1/8'],
  ['AN20-02', 'R1/4'],
  ['AN30-03', 'R3/8'],
  ['AN40-04', 'R1/2'],
] as const
const smcSilencer: Product = ((): Product => {
  const product = lineProduct({
    code: 'SAN',
    what: t('SMC silencer', 'Peredam suara SMC'),
    name: t('SMC silencer AN, resin body', 'Peredam suara SMC AN, badan resin'),
    lead: [
      t(
        'Light resin silencer for the exhaust ports of valves, with a noise reduction of about 30 dB.',
        'Peredam resin ringan untuk lubang buang katup, menurunkan kebisingan sekitar 30 dB.',
      ),
    ],
    points: [
      t(
        'Last digits: 01 R1/8, 02 R1/4, 03 R3/8, 04 R1/2',
        'Angka terakhir: 01 R1/8, 02 R1/4, 03 R3/8, 04 R1/2',
      ),
      t('Up to 1 MPa', 'Hingga 1 MPa'),
      t('Check for clogging at every yearly service', 'Periksa sumbatan pada tiap servis tahunan'),
    ],
    data: [['material', t('Resin', 'Resin')]],
    category: categories.silencers,
    brand: 'SMC',
    popularity: 450,
    pictures: [
      ...turnedPictures(
        'AN20-02',
        [thread(11, 13.2, { dia: 'R1/4' }), cyl(5, 22), cyl(44, 22), cone(3, 22, 16)],
        0,
      ),
      ...symbol('silencer', 'AN20-02'),
    ],
    sizes: smcSilencerNumbers.map(([number, port], index) => ({
      key: String(index),
      size: number,
      attributes: { port, max_pressure: 10 },
      price: 32_000 + index * 17_000,
      weight: 16 + index * 14,
      demand: 0.7,
    })),
  })
  return withNumbers(
    product,
    smcSilencerNumbers.map(([number]) => number),
  )
})()

const ballRun = (port: Male): Branched => ({
  title: port,
  hub: maleThreads[port].hex * 1.25,
  arms: [
    {
      angle: 180,
      pieces: [
        cyl(maleThreads[port].hex * 0.6, maleThreads[port].hex * 1.05),
        hex(10, maleThreads[port].hex + 2),
      ],
      text: port,
      bore: maleThreads[port].d * 0.86,
    },
    {
      angle: 0,
      pieces: [
        cyl(maleThreads[port].hex * 0.6, maleThreads[port].hex),
        thread(maleThreads[port].l + 2, maleThreads[port].d),
      ],
      text: '',
    },
    {
      angle: -90,
      pieces: [cyl(maleThreads[port].hex * 0.75, 9), dark(6, maleThreads[port].hex * 1.05)],
      text: '',
    },
  ],
})
const slideRun = (port: Male): Piece[] => [
  hex(12, maleThreads[port].hex + 3, { dia: port }),
  cyl(5, maleThreads[port].hex),
  knurl(20, maleThreads[port].hex + 9),
  cyl(5, maleThreads[port].hex),
  hex(12, maleThreads[port].hex + 3),
]
const shutLines: readonly Line[] = [
  {
    code: 'MBV',
    what: t('Mini ball valve', 'Katup bola mini'),
    name: t('Mini ball valve, female to male thread', 'Katup bola mini, ulir dalam ke ulir luar'),
    lead: [
      t(
        'Short lever, full closing in a quarter turn: for drop points, drains and test points where a pipe valve would be too large.',
        'Tuas pendek, menutup penuh dalam seperempat putaran: untuk titik ambil, saluran buang, dan titik uji saat katup pipa terlalu besar.',
      ),
    ],
    points: [
      t('Handle across the pipe means shut', 'Tuas melintang berarti tertutup'),
      t('Does not vent the line behind it', 'Tidak membuang udara di belakangnya'),
      t('Nickel-plated brass, PTFE seats', 'Kuningan lapis nikel, dudukan PTFE'),
    ],
    data: [
      ['pressure', t('up to 16 bar', 'hingga 16 bar')],
      ['temperature', t('−10 to +90 °C', '−10 sampai +90 °C')],
    ],
    category: categories.shutOff,
    brand: 'Pneusara',
    popularity: 520,
    pictures: [...branchedPictures(ballRun('G1/4')), ...symbol('shutoff', 'G1/4')],
    sizes: threadSizes(
      threads,
      34_000,
      () => ({
        connection: t('Female and male', 'Ulir dalam dan luar'),
        seal_material: 'PTFE',
        max_pressure: 16,
      }),
      1.3,
    ),
  },
  {
    code: 'HSV',
    what: t('Hand slide valve', 'Katup geser tangan'),
    name: t('Hand slide valve 3/2, female threads', 'Katup geser tangan 3/2, ulir dalam'),
    lead: [
      t(
        'Sliding the sleeve shuts the supply and vents the tool side in the same movement: the cheap way to a safe drop point.',
        'Menggeser selongsong menutup pasokan sekaligus membuang udara di sisi alat: cara murah membuat titik ambil yang aman.',
      ),
    ],
    points: [
      t('Arrow points to the side that is vented', 'Panah menunjuk sisi yang dibuang'),
      t('No spring: stays where it is put', 'Tanpa pegas: tetap di posisinya'),
      t('Not for liquids', 'Tidak untuk cairan'),
    ],
    data: [
      ['pressure', t('0 to 10 bar', '0 sampai 10 bar')],
      ['material', t('Aluminium sleeve, brass body', 'Selongsong aluminium, badan kuningan')],
    ],
    category: categories.shutOff,
    brand: 'Anginara',
    popularity: 470,
    pictures: [
      ...turnedPictures(
        'G1/4',
        slideRun('G1/4'),
        11,
        (['G1/8', 'G1/4', 'G1/2'] as const).map((port) => ({ pieces: slideRun(port), text: port })),
      ),
      ...symbol('shutoff', 'G1/4'),
    ],
    sizes: threadSizes(
      [...threads, 'G3/4'],
      42_000,
      (port) => ({ function: '3/2', flow: Math.round(flowOf(port) * 1.2), max_pressure: 10 }),
      1.2,
    ),
  },
  {
    code: 'PSV',
    what: t('Push-in shut-off valve', 'Katup penutup selang'),
    name: t(
      'Push-in shut-off valve with knob, two equal tubes',
      'Katup penutup push-in dengan kenop, dua selang sama besar',
    ),
    lead: [
      t(
        'Shuts a single tube, for trying out machine functions one by one or taking a tool off its line. The vented version lets the air out of the downstream side.',
        'Menutup satu selang, untuk menguji fungsi mesin satu per satu atau melepas alat dari jalurnya. Versi vent membuang udara di sisi hilir.',
      ),
    ],
    points: [
      t('Knob along the tube means open', 'Kenop sejajar selang berarti terbuka'),
      t('Choose the vented version for cylinders', 'Pilih versi vent untuk silinder'),
      t('Cut the tube square', 'Potong selang tegak lurus'),
    ],
    data: [['pressure', t('0 to 10 bar', '0 sampai 10 bar')]],
    category: categories.shutOff,
    brand: 'Pneusara',
    popularity: 410,
    pictures: [
      ...branchedPictures({
        title: 'Ø 8',
        hub: 20,
        arms: [
          { angle: 180, pieces: tubeArm(8, 28), text: 'Ø 8', bore: 8 },
          { angle: 0, pieces: tubeArm(8, 28), text: 'Ø 8', bore: 8 },
          { angle: -90, pieces: [cyl(13, 12), dark(7, 22)], text: '' },
        ],
      }),
      ...symbol('shutoff', 'Ø 8'),
    ],
    sizes: ([4, 6, 8, 10, 12] as const).flatMap((tube) =>
      (
        [
          ['2', '2/2', t('plain', 'biasa')],
          ['3', '3/2', t('vented', 'vent')],
        ] as const
      ).map(([key, fn, text]): Size => ({
        key: `${String(tube).padStart(2, '0')}-${key}`,
        size: { en: `${tube} mm, ${text.en}`, id: `${tube} mm, ${text.id}` },
        attributes: { tube, function: fn, material: bodyText, max_pressure: 10 },
        price: (13_500 + tube * 1_500) * (key === '3' ? 1.25 : 1),
        weight: tube ** 2 * 0.35 + 8,
        demand: tube === 8 ? 0.85 : 0.5,
      })),
    ),
  },
]

export const controls: readonly Product[] = [
  ...flowLines.map(lineProduct),
  smcFlow,
  ...checkLines.map(lineProduct),
  ...silencers.map(lineProduct),
  smcSilencer,
  ...shutLines.map(lineProduct),
]

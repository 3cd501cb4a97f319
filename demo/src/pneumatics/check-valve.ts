import type { Product } from '../catalogue/model.ts'
import { categories } from './categories.ts'
import { bodyOver, maleThreads, mouth, threadArm, tubeArm, type Male } from './fitting.drawing.ts'
import { branchedPictures, lineProduct, turnedPictures, type Line } from './line.ts'
import { cyl, hex, mesh, type Piece } from './turning.drawing.ts'
import { t } from './writing.ts'
import { threadSizes, symbol, flowOf, threads, bodyText } from './thread-size.ts'

const checkBody = (port: Male): Piece[] => {
  const s = maleThreads[port].hex + 3
  return [hex(12, s, { dia: port }), cyl(16, s * 0.98), hex(12, s)]
}

const checkLines: readonly Line[] = [
  {
    code: 'CVB',
    what: t('Check valve brass', 'Check valve kuningan'),
    name: t('Check valve, in-line, brass, female threads', 'Check valve sambung, kuningan, ulir dalam'),
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
    what: t('Push-in check valve', 'Check valve selang'),
    name: t('Check valve, push-in, two equal tubes', 'Check valve push-in, dua selang sama besar'),
    lead: [
      t(
        'Goes into a tube anywhere on its way, to hold the pressure of a clamp or to keep vacuum cups apart from one another.',
        'Dipasang di mana saja pada selang, untuk menahan tekanan klem atau memisahkan suction cup satu sama lain.',
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
    what: t('Pilot check valve', 'Check valve berpilot'),
    name: t('Pilot-operated check valve, cylinder mounted', 'Check valve berpilot, pasang di silinder'),
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
    what: t('Shuttle valve', 'Shuttle valve (OR)'),
    name: t('Shuttle valve, OR function', 'Shuttle valve, fungsi ATAU (OR)'),
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
    what: t('Two-pressure valve', 'Two pressure valve (AND)'),
    name: t('Two-pressure valve, AND function', 'Two pressure valve, fungsi DAN (AND)'),
    lead: [
      t(
        'Gives an output only while both inputs are under pressure: two-hand starts and interlocks in purely pneumatic controls.',
        'Memberi keluaran hanya selama kedua masukan bertekanan: start dua tangan dan interlok dalam kendali pneumatik murni.',
      ),
    ],
    points: [
      t('The weaker, later signal passes', 'Sinyal yang lebih lemah atau terlambat yang lewat'),
      t(
        'Not a two-hand safety device as defined in ISO 13851',
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
    what: t('Quick exhaust valve', 'Quick exhaust valve'),
    name: t('Quick exhaust valve, female threads', 'Quick exhaust valve, ulir dalam'),
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

export const checkValves: readonly Product[] = checkLines.map(lineProduct)

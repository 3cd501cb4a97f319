import type { Product } from '../catalogue/model.ts'
import { categories } from './categories.ts'
import { maleThreads, tubeArm, type Male } from './fitting.drawing.ts'
import { branchedPictures, lineProduct, turnedPictures, type Line, type Size } from './line.ts'
import { cyl, dark, hex, knurl, thread, type Branched, type Piece } from './turning.drawing.ts'
import { t } from './writing.ts'
import { threadSizes, symbol, flowOf, threads, bodyText } from './thread-size.ts'

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
    what: t('Mini ball valve', 'Ball valve mini'),
    name: t('Mini ball valve, female to male thread', 'Ball valve mini, ulir dalam ke ulir luar'),
    lead: [
      t(
        'Short lever, full closing in a quarter turn: for drop points, drains and test points where a pipe valve would be too large.',
        'Tuas pendek, menutup penuh dalam seperempat putaran: untuk titik ambil, saluran buang, dan titik uji saat valve pipa terlalu besar.',
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
    what: t('Hand slide valve', 'Slide valve tangan'),
    name: t('Hand slide valve 3/2, female threads', 'Slide valve tangan 3/2, ulir dalam'),
    lead: [
      t(
        'Sliding the sleeve shuts the supply and vents the tool side in the same movement: the cheap way to a safe drop point.',
        'Menggeser sleeve menutup pasokan sekaligus membuang udara di sisi alat: cara murah membuat titik ambil yang aman.',
      ),
    ],
    points: [
      t('Arrow points to the side that is vented', 'Panah menunjuk sisi yang dibuang'),
      t('No spring: stays where it is put', 'Tanpa pegas: tetap di posisinya'),
      t('Not for liquids', 'Tidak untuk cairan'),
    ],
    data: [
      ['pressure', t('0 to 10 bar', '0 sampai 10 bar')],
      ['material', t('Aluminium sleeve, brass body', 'Sleeve aluminium, badan kuningan')],
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
    what: t('Push-in shut-off valve', 'Shut-off valve selang'),
    name: t(
      'Push-in shut-off valve with knob, two equal tubes',
      'Shut-off valve push-in dengan knob, dua selang sama besar',
    ),
    lead: [
      t(
        'Shuts a single tube, for trying out machine functions one by one or taking a tool off its line. The vented version lets the air out of the downstream side.',
        'Menutup satu selang, untuk menguji fungsi mesin satu per satu atau melepas alat dari jalurnya. Versi vent membuang udara di sisi hilir.',
      ),
    ],
    points: [
      t('Knob along the tube means open', 'Knob sejajar selang berarti terbuka'),
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

export const shutOffs: readonly Product[] = shutLines.map(lineProduct)

import type { Product } from '../catalogue/model.ts'
import { categories } from './categories.ts'
import { bodyOver, maleThreads, threadArm, tubeArm, type Male, type Tube } from './fitting.drawing.ts'
import { branchedPictures, lineProduct, withNumbers, type Line, type Size } from './line.ts'
import { cyl, hex, knurl, type Branched } from './turning.drawing.ts'
import { roundMass, t } from './writing.ts'
import { symbol, flowOf, code, bodyText } from './thread-size.ts'

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
    what: t('Flow control meter-out', 'Flow control valve buang'),
    name: t('Flow control valve, elbow, meter-out', 'Flow control valve siku, mengatur udara buang'),
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
    what: t('Flow control meter-in', 'Flow control valve masuk'),
    name: t('Flow control valve, elbow, meter-in', 'Flow control valve siku, mengatur udara masuk'),
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
    what: t('Flow control screwdriver set', 'Flow control valve obeng'),
    name: t(
      'Flow control valve, elbow, screwdriver adjustment',
      'Flow control valve siku, disetel dengan obeng',
    ),
    lead: [
      t(
        'Without a knob, so the setting can’t be changed by accident; low enough for tight cylinder packs.',
        'Tanpa knob sehingga setelan tidak berubah karena tersentuh; cukup rendah untuk kumpulan silinder yang rapat.',
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
    what: t('In-line flow control', 'Flow control valve sambung'),
    name: t(
      'Flow control valve, in-line, two equal tubes',
      'Flow control valve sambung, dua selang sama besar',
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
    what: t('Stainless flow control', 'Flow control valve stainless steel'),
    name: t('Flow control valve, elbow, stainless steel 316', 'Flow control valve siku, stainless steel 316'),
    lead: [
      t(
        'Meter-out control for wash-down areas and sea air, with FKM seals and a lock nut of the same steel.',
        'Pengatur udara buang untuk area cuci dan lingkungan laut, dengan seal FKM dan mur pengunci dari baja yang sama.',
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

export const flowControls: readonly Product[] = [...flowLines.map(lineProduct), smcFlow]

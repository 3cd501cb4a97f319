import type { Product, Text } from '../catalogue/model.ts'
import { categories } from './categories.ts'
import { maleThreads, type Male } from './fitting.drawing.ts'
import { lineProduct, turnedPictures, withNumbers, type Line } from './line.ts'
import { cone, cyl, dark, hex, mesh, thread, type Piece } from './turning.drawing.ts'
import { t } from './writing.ts'
import { threadSizes, symbol, flowOf } from './thread-size.ts'

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
      'Clean or replace it when the cylinder becomes slow: it clogs with oil and dust',
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
    t('Bronze silencer conical', 'Silencer perunggu kerucut'),
    'SBC',
    t(
      'Sintered bronze cone on a brass thread: small, heat-proof and hard to break, for the exhausts of valves and quick exhausts.',
      'Kerucut perunggu sinter pada ulir kuningan: kecil, tahan panas, dan tidak mudah pecah, untuk lubang buang katup dan quick exhaust valve.',
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
    t('Bronze silencer flat', 'Silencer perunggu pendek'),
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
    t('Silencer with throttle', 'Silencer dengan throttle'),
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
    t('Plastic silencer', 'Silencer plastik'),
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
    t('Stainless silencer', 'Silencer stainless steel'),
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
    what: t('SMC silencer', 'Silencer SMC'),
    name: t('SMC silencer AN, resin body', 'Silencer SMC AN, badan resin'),
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

export const silencerProducts: readonly Product[] = [...silencers.map(lineProduct), smcSilencer]

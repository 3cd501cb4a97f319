import type { Product, Text } from '../catalogue/model.ts'
import { categories } from './categories.ts'
import { fittingProduct, type Shape } from './fitting-shape.ts'
import {
  bodyOver,
  femaleArm,
  maleThreads,
  threadArm,
  tubeArm,
  type Male,
  type Tube,
} from './fitting.drawing.ts'
import { cyl, hex, thread } from './turning.drawing.ts'
import { t } from './writing.ts'

const taper: readonly (readonly [Tube, Male])[] = [
  [4, 'R1/8'],
  [4, 'R1/4'],
  [6, 'R1/8'],
  [6, 'R1/4'],
  [6, 'R3/8'],
  [8, 'R1/8'],
  [8, 'R1/4'],
  [8, 'R3/8'],
  [10, 'R1/4'],
  [10, 'R3/8'],
  [10, 'R1/2'],
  [12, 'R1/4'],
  [12, 'R3/8'],
  [12, 'R1/2'],
  [16, 'R1/2'],
]

const parallel: readonly (readonly [Tube, Male])[] = [
  [4, 'G1/8'],
  [4, 'G1/4'],
  [6, 'G1/8'],
  [6, 'G1/4'],
  [8, 'G1/8'],
  [8, 'G1/4'],
  [8, 'G3/8'],
  [10, 'G1/4'],
  [10, 'G3/8'],
  [12, 'G3/8'],
  [12, 'G1/2'],
]

const short = taper.filter(
  ([tube, name]) => tube <= 12 && !(tube === 4 && name === 'R1/4') && !(tube === 6 && name === 'R3/8'),
)

const reach = (tube: Tube): number => bodyOver[tube] * 1.05 + 6

const straight = (tube: Tube, name: Male) => {
  const { d, l, hex: s } = maleThreads[name]
  const washer = name.startsWith('G') ? [cyl(1.2, s * 0.98)] : []
  return [
    thread(l, d, { dia: name }),
    ...washer,
    hex(s * 0.4, s, { dia: `s ${s}` }),
    ...tubeArm(tube, bodyOver[tube] * 1.1),
  ]
}

const banjo = (tube: Tube, name: Male, angles: readonly number[]): ReturnType<Shape['draw']> => {
  const { d, l, hex: s } = maleThreads[name]
  const half = bodyOver[tube] * 0.62
  return {
    hub: bodyOver[tube] * 1.1,
    arms: [
      { angle: 90, pieces: [cyl(half, s * 0.95), cyl(1.2, s), thread(l, d)], text: name },
      ...angles.map((angle) => ({
        angle,
        pieces: tubeArm(tube, reach(tube) * 1.3),
        text: `Ø ${tube}`,
        bore: tube,
      })),
      { angle: -90, pieces: [cyl(half, s * 0.95), hex(d * 0.4, s * 0.9)], text: '' },
    ],
  }
}

const sealR = t(
  'Taper thread with sealant on it: turn in by hand, then two turns with the spanner',
  'Ulir tirus sudah bersealant: putar dengan tangan, lalu dua putaran dengan kunci',
)

const sealG = t(
  'Parallel thread with a captive O-ring: seals on the face, needs no tape, can be refitted',
  'Ulir lurus dengan O-ring terpasang: menyekat pada muka, tanpa seal tape, dapat dipasang ulang',
)

const cut = t(
  'Cut the tube square; a slanted end leaks at the O-ring',
  'Potong selang tegak lurus; ujung miring akan bocor di O-ring',
)

const swivel = t(
  'The body turns on its thread while it is fitted; it is not a rotary joint for moving parts',
  'Badan dapat diputar saat pemasangan; bukan sambungan putar untuk bagian bergerak',
)

const release = t(
  'Shut off and vent the line before pressing the release ring',
  'Tutup dan buang tekanan sebelum menekan cincin pelepas',
)

const balance = t(
  'Both outlets share the flow of one port: choose the port for the sum',
  'Kedua cabang berbagi aliran satu port: pilih port untuk jumlah keduanya',
)

const male = (
  code: string,
  what: Text,
  name: Text,
  lead: Text,
  points: readonly Text[],
  draw: Shape['draw'],
  sizes: Shape['sizes'],
  base: number,
  popularity: number,
): Shape => ({
  code,
  what,
  name,
  lead,
  points,
  draw,
  sizes,
  base,
  popularity,
  brand: 'Pneusara',
  category: categories.pushInFittings,
})

const shapes: readonly Shape[] = [
  male(
    'PSG',
    t('Push-in fitting straight parallel', 'Fitting selang angin lurus ulir lurus'),
    t('Push-in fitting, straight, male parallel thread', 'Fitting selang angin lurus, ulir luar lurus (G)'),
    t(
      'Straight connector for valves and cylinders with G ports. The sealing ring lies in the hexagon, so that the depth it screws in is always the same and the next fitting stands at the same height.',
      'Konektor lurus untuk katup dan silinder dengan port G. Ring penyekat berada di segi enam sehingga kedalaman ulir selalu sama dan fitting berikutnya berdiri sama tinggi.',
    ),
    [
      sealG,
      t(
        'Inner hexagon for assembly in tight manifolds',
        'Segi enam dalam untuk perakitan di manifold sempit',
      ),
      cut,
    ],
    (tube, name) => ({ run: straight(tube, name ?? 'G1/8'), bore: tube }),
    parallel,
    4_300,
    700,
  ),
  male(
    'PLG',
    t('Push-in fitting elbow parallel', 'Fitting selang angin siku ulir lurus'),
    t('Push-in fitting, elbow, male parallel thread', 'Fitting selang angin siku, ulir luar lurus (G)'),
    t(
      'Leads the tube off along the valve or cylinder instead of standing out from it. With the O-ring on its G thread it can be turned back a little without a leak.',
      'Mengarahkan selang sejajar badan katup atau silinder, tidak menonjol keluar. Dengan O-ring pada ulir G, fitting dapat diputar balik sedikit tanpa bocor.',
    ),
    [sealG, swivel, cut],
    (tube, name) => ({
      hub: bodyOver[tube],
      arms: [
        { angle: 180, pieces: tubeArm(tube, reach(tube)), text: `Ø ${tube}`, bore: tube },
        { angle: 90, pieces: threadArm(name ?? 'G1/8', bodyOver[tube]), text: name ?? '' },
      ],
    }),
    parallel,
    5_600,
    650,
  ),
  male(
    'PXL',
    t('Push-in fitting extended elbow', 'Fitting selang angin siku panjang'),
    t(
      'Push-in fitting, extended elbow, male taper thread',
      'Fitting selang angin siku panjang, ulir luar tirus',
    ),
    t(
      'The long stem lifts the tube over neighbouring fittings, caps and switch cables. Two elbows of different height let lines cross on one manifold.',
      'Tangkai panjang mengangkat selang melewati fitting, tutup, atau kabel sensor di sebelahnya. Dua siku beda tinggi memungkinkan selang saling silang pada satu manifold.',
    ),
    [
      sealR,
      swivel,
      t(
        'Support long tubes near the fitting: the stem is a lever on the thread',
        'Tumpu selang panjang di dekat fitting: tangkainya menjadi tuas pada ulir',
      ),
    ],
    (tube, name) => ({
      hub: bodyOver[tube],
      arms: [
        { angle: 180, pieces: tubeArm(tube, reach(tube)), text: `Ø ${tube}`, bore: tube },
        { angle: 90, pieces: threadArm(name ?? 'R1/8', bodyOver[tube], 20), text: name ?? '' },
      ],
    }),
    short,
    6_200,
    300,
  ),
  male(
    'P45',
    t('Push-in fitting 45° elbow', 'Fitting selang angin siku 45°'),
    t('Push-in fitting, 45° elbow, male taper thread', 'Fitting selang angin siku 45°, ulir luar tirus'),
    t(
      'Takes the tube off at 45°, which bends it less than a 90° elbow and keeps the flow easier. Good where tubes leave a row of ports in one bundle.',
      'Mengarahkan selang pada setengah sudut siku sehingga tekukannya lebih kecil daripada siku 90° dan aliran lebih lancar. Cocok bila selang dari satu deret port diikat menjadi satu berkas.',
    ),
    [sealR, swivel, release],
    (tube, name) => ({
      hub: bodyOver[tube],
      arms: [
        { angle: 225, pieces: tubeArm(tube, reach(tube)), text: `Ø ${tube}`, bore: tube },
        { angle: 90, pieces: threadArm(name ?? 'R1/8', bodyOver[tube]), text: name ?? '' },
      ],
    }),
    short,
    6_000,
    260,
  ),
  male(
    'PBT',
    t('Push-in fitting branch tee', 'Fitting selang angin T tengah'),
    t('Push-in fitting, branch tee, male taper thread', 'Fitting selang angin T, ulir luar di tengah'),
    t(
      'Feeds two tubes from one port; the thread sits in the middle, so the tubes leave in opposite directions. Used on distribution bars and to loop one supply from machine to machine.',
      'Memberi dua selang dari satu port; ulir berada di tengah sehingga selang keluar ke dua arah berlawanan. Dipakai pada batang pembagi dan untuk meneruskan pasokan dari mesin ke mesin.',
    ),
    [sealR, balance, swivel],
    (tube, name) => ({
      hub: bodyOver[tube],
      arms: [
        { angle: 0, pieces: tubeArm(tube, reach(tube)), text: `Ø ${tube}`, bore: tube },
        { angle: 180, pieces: tubeArm(tube, reach(tube)), text: `Ø ${tube}`, bore: tube },
        { angle: 90, pieces: threadArm(name ?? 'R1/8', bodyOver[tube]), text: name ?? '' },
      ],
    }),
    short,
    7_700,
    420,
  ),
  male(
    'PRT',
    t('Push-in fitting run tee', 'Fitting selang angin T samping'),
    t('Push-in fitting, run tee, male taper thread', 'Fitting selang angin T, ulir luar di samping'),
    t(
      'The thread continues one arm of the tee: one tube runs on straight, the other leaves at the side. Fits where a branch tee would stand too wide beside its neighbour.',
      'Ulir segaris dengan salah satu lengan T: satu selang lurus, satu lagi keluar ke samping. Cocok bila T tengah terlalu lebar di samping fitting sebelahnya.',
    ),
    [sealR, balance, release],
    (tube, name) => ({
      hub: bodyOver[tube],
      arms: [
        { angle: 270, pieces: tubeArm(tube, reach(tube)), text: `Ø ${tube}`, bore: tube },
        { angle: 180, pieces: tubeArm(tube, reach(tube)), text: `Ø ${tube}`, bore: tube },
        { angle: 90, pieces: threadArm(name ?? 'R1/8', bodyOver[tube]), text: name ?? '' },
      ],
    }),
    short,
    7_900,
    260,
  ),
  male(
    'PYM',
    t('Push-in fitting male Y', 'Fitting selang angin Y ulir luar'),
    t('Push-in fitting, Y branch, male taper thread', 'Fitting selang angin cabang Y, ulir luar tirus'),
    t(
      'Two tubes leave side by side in the direction of the port. Supplies a pair of cylinders that have to move together from a single valve port.',
      'Dua selang keluar berdampingan searah port. Memasok sepasang silinder yang harus bergerak bersama dari satu port katup.',
    ),
    [
      sealR,
      balance,
      t(
        'Equal tube lengths behind the Y keep the two cylinders in step',
        'Panjang selang yang sama setelah cabang Y membuat kedua silinder tetap serempak',
      ),
    ],
    (tube, name) => ({
      hub: bodyOver[tube],
      arms: [
        { angle: 242, pieces: tubeArm(tube, reach(tube) * 1.2), text: `Ø ${tube}`, bore: tube },
        { angle: 298, pieces: tubeArm(tube, reach(tube) * 1.2), text: `Ø ${tube}`, bore: tube },
        { angle: 90, pieces: threadArm(name ?? 'R1/8', bodyOver[tube]), text: name ?? '' },
      ],
    }),
    short,
    8_100,
    390,
  ),
  male(
    'PFS',
    t('Push-in fitting female straight', 'Fitting selang angin lurus ulir dalam'),
    t('Push-in fitting, straight, female thread', 'Fitting selang angin lurus, ulir dalam'),
    t(
      'Screws onto gauges, pressure switches and other parts that have a male thread of their own. Also leads from hard pipe to flexible tube.',
      'Dipasang pada manometer, pressure switch, dan komponen lain yang berulir luar. Juga untuk beralih dari pipa ke selang fleksibel.',
    ),
    [
      t(
        'Female thread Rc or G without seal: use tape or a flat ring',
        'Ulir dalam tanpa seal: gunakan seal tape atau ring datar',
      ),
      t(
        'Hold the hexagon with a spanner while the gauge is screwed in',
        'Tahan segi enam dengan kunci saat manometer diputar masuk',
      ),
      cut,
    ],
    (tube, name) => ({
      run: [
        hex(maleThreads[name ?? 'G1/8'].l + 6, maleThreads[name ?? 'G1/8'].hex + 1, { dia: name ?? '' }),
        ...tubeArm(tube, bodyOver[tube] * 1.2),
      ],
      bore: tube,
    }),
    parallel,
    4_900,
    330,
  ),
  male(
    'PFL',
    t('Push-in fitting female elbow', 'Fitting selang angin siku ulir dalam'),
    t('Push-in fitting, elbow, female thread', 'Fitting selang angin siku, ulir dalam'),
    t(
      'Turns a gauge or switch out of the line by 90°, so that its face can be read from the front of the machine.',
      'Memutar manometer atau pressure switch sembilan puluh derajat dari jalur sehingga mukanya terbaca dari depan mesin.',
    ),
    [
      t(
        'Female thread without seal: use tape or a flat ring',
        'Ulir dalam tanpa seal: gunakan seal tape atau ring datar',
      ),
      swivel,
      release,
    ],
    (tube, name) => ({
      hub: bodyOver[tube],
      arms: [
        { angle: 180, pieces: tubeArm(tube, reach(tube)), text: `Ø ${tube}`, bore: tube },
        { angle: 90, pieces: femaleArm(name ?? 'G1/8', bodyOver[tube]), text: name ?? '' },
      ],
    }),
    parallel.slice(0, 9),
    6_300,
    210,
  ),
  male(
    'PBJ',
    t('Push-in banjo fitting', 'Fitting selang angin banjo'),
    t('Push-in banjo fitting, single, parallel thread', 'Fitting selang angin banjo tunggal, ulir lurus (G)'),
    t(
      'The ring with the tube turns freely around a hollow screw until that is tightened. The lowest of all elbows, for flat valves and cylinders behind covers.',
      'Cincin dengan selang dapat berputar bebas mengelilingi baut berongga sampai dikencangkan. Siku paling rendah, untuk katup pipih dan silinder di balik penutup.',
    ),
    [
      sealG,
      t(
        'Two flat rings seal the banjo: replace them when it is taken apart',
        'Dua ring datar menyekat banjo: ganti saat dibongkar',
      ),
      cut,
    ],
    (tube, name) => banjo(tube, name ?? 'G1/8', [180]),
    parallel.slice(0, 9),
    9_800,
    240,
  ),
  male(
    'PDB',
    t('Push-in double banjo', 'Fitting selang angin banjo ganda'),
    t('Push-in banjo fitting, double, parallel thread', 'Fitting selang angin banjo ganda, ulir lurus (G)'),
    t(
      'Two banjo rings on one hollow screw, each set in its own direction: one port supplies two tubes at one and a half times the height of a single elbow.',
      'Dua cincin banjo pada satu baut berongga, masing-masing dapat diarahkan sendiri: satu port memasok dua selang dengan tinggi hanya satu setengah siku.',
    ),
    [sealG, balance, release],
    (tube, name) => banjo(tube, name ?? 'G1/8', [0, 180]),
    parallel.slice(0, 7),
    15_500,
    110,
  ),
]

export const fittingRange: readonly Product[] = shapes.map(fittingProduct)

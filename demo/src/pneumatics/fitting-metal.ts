import type { Product } from '../catalogue/model.ts'
import { categories } from './categories.ts'
import { fittingProduct, type Shape } from './fitting-shape.ts'
import { bodyOver, maleThreads, mouth, threadArm, tubeArm, type Male, type Tube } from './fitting.drawing.ts'
import { cyl, hex, thread, type Piece } from './turning.drawing.ts'
import { t } from './writing.ts'

const reach = (tube: Tube): number => bodyOver[tube] * 1.05 + 6
export const straightRun = (tube: Tube, name: Male, metal: boolean): Piece[] => {
  const { d, l, hex: s } = maleThreads[name]
  const washer = name.startsWith('R') ? [] : [cyl(1, s * 0.96)]
  return [
    thread(l, d, { dia: name }),
    ...washer,
    hex(s * 0.4, s, { dia: `s ${s}` }),
    ...tubeArm(tube, bodyOver[tube] * 1.1, metal),
  ]
}
export const elbowOf = (tube: Tube, name: Male, metal: boolean): ReturnType<Shape['draw']> => ({
  hub: bodyOver[tube],
  arms: [
    { angle: 180, pieces: tubeArm(tube, reach(tube), metal), text: `Ø ${tube}`, bore: tube },
    { angle: 90, pieces: threadArm(name, bodyOver[tube]), text: name },
  ],
})
export const star = (tube: Tube, angles: readonly number[], metal: boolean): ReturnType<Shape['draw']> => ({
  hub: bodyOver[tube],
  arms: angles.map((angle) => ({
    angle,
    pieces: tubeArm(tube, reach(tube), metal),
    text: `Ø ${tube}`,
    bore: tube,
  })),
})

const taper: readonly (readonly [Tube, Male])[] = [
  [4, 'R1/8'],
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
const tubes: readonly (readonly [Tube])[] = [[4], [6], [8], [10], [12]]
const miniSizes: readonly (readonly [Tube, Male])[] = [
  [3, 'M3'],
  [3, 'M5'],
  [4, 'M3'],
  [4, 'M5'],
  [4, 'M6'],
  [6, 'M5'],
  [6, 'M6'],
]

const mini: Omit<
  Shape,
  'code' | 'what' | 'name' | 'lead' | 'points' | 'draw' | 'sizes' | 'base' | 'popularity'
> = {
  brand: 'Anginara',
  category: categories.miniFittings,
}
const steel = {
  brand: 'Hembusa' as const,
  category: categories.stainlessFittings,
  material: t('Stainless steel 316', 'Stainless steel 316'),
  seal: 'FKM',
  maximum: 16,
  temperature: 150,
}
const brass = {
  ...steel,
  material: t('Nickel-plated brass', 'Kuningan lapis nikel'),
  seal: 'NBR',
  temperature: 80,
}

const finger = t(
  'Tighten M3 by hand and a quarter turn, M5 by hand and a sixth',
  'Kencangkan M3 dengan tangan lalu seperempat putaran, M5 dengan tangan lalu seperenam putaran',
)
const gasket = t(
  'Flat ring on the thread seals on the spot face',
  'Ring datar pada ulir menyekat pada muka port',
)
const acid = t(
  'For wash-down areas, sea air, and food or chemical plants',
  'Untuk area cuci, lingkungan laut, serta pabrik makanan atau kimia',
)
const steelTube = t(
  'Tube: FEP, nylon or PU; stainless tube needs a groove in its end',
  'Selang: FEP, nilon, atau PU; pipa stainless steel perlu alur di ujungnya',
)
const spatter = t(
  'Weld spatter does not burn the body; use flame-proof double-layer tube with it',
  'Percikan las tidak membakar badannya; gunakan selang dua lapis tahan api',
)
const tape = t(
  'Taper thread without sealant: wind PTFE tape in the direction of the thread',
  'Ulir tirus tanpa sealant: lilitkan seal tape searah ulir',
)

const shapes: readonly Shape[] = [
  {
    ...mini,
    code: 'AMS',
    what: t('Miniature push-in fitting straight', 'Fitting mini selang angin lurus'),
    name: t(
      'Miniature push-in fitting, straight, metric thread',
      'Fitting mini selang angin lurus, ulir metrik',
    ),
    base: 6_400,
    popularity: 420,
    sizes: miniSizes,
    lead: t(
      'Slim connector for pilot ports, small cylinders and vacuum heads with M3 to M6 ports. The hexagon is no wider than the port field of bore 8 to 16 cylinders.',
      'Konektor ramping untuk port pilot, silinder kecil, dan kepala vakum berport M3 sampai M6. Segi enamnya tidak lebih lebar daripada bidang port silinder bore 8 sampai 16.',
    ),
    points: [
      gasket,
      finger,
      t(
        'M3 passes a third of the flow of M5: keep its tube short',
        'M3 hanya mengalirkan sepertiga dari M5: pakai selang pendek',
      ),
    ],
    draw: (tube, name) => ({ run: straightRun(tube, name ?? 'M5', false), bore: tube }),
  },
  {
    ...mini,
    code: 'AML',
    what: t('Miniature push-in fitting elbow', 'Fitting mini selang angin siku'),
    name: t('Miniature push-in fitting, elbow, metric thread', 'Fitting mini selang angin siku, ulir metrik'),
    base: 8_200,
    popularity: 390,
    sizes: miniSizes,
    lead: t(
      'Elbow for M3 to M6 ports that leads the tube along a mini cylinder or gripper. The body turns around the port, so the tube can follow the motion of the tool.',
      'Siku untuk port M3 sampai M6 yang mengarahkan selang sejajar silinder mini atau gripper. Badannya dapat diputar mengelilingi port mengikuti arah alat.',
    ),
    points: [
      gasket,
      finger,
      t(
        'Do not hold it by the body when tightening: use the hexagon',
        'Jangan menahan badannya saat mengencangkan: gunakan segi enam',
      ),
    ],
    draw: (tube, name) => elbowOf(tube, name ?? 'M5', false),
  },
  {
    ...mini,
    code: 'AMT',
    what: t('Miniature push-in fitting branch tee', 'Fitting mini selang angin T'),
    name: t(
      'Miniature push-in fitting, branch tee, metric thread',
      'Fitting mini selang angin T, ulir metrik',
    ),
    base: 11_200,
    popularity: 160,
    sizes: miniSizes.slice(1),
    lead: t(
      'Supplies a row of small valves from port to port with 3, 4 or 6 mm tube, without a manifold.',
      'Memasok sederet katup kecil dari port ke port dengan selang 3, 4, atau 6 mm tanpa manifold.',
    ),
    points: [
      gasket,
      finger,
      t(
        'At most four consumers in one row of 4 mm tube',
        'Paling banyak empat pemakai dalam satu deret selang 4 mm',
      ),
    ],
    draw: (tube, name) => ({
      hub: bodyOver[tube],
      arms: [
        ...[0, 180].map((angle) => ({
          angle,
          pieces: tubeArm(tube, reach(tube)),
          text: `Ø ${tube}`,
          bore: tube,
        })),
        { angle: 90, pieces: threadArm(name ?? 'M5', bodyOver[tube]), text: name ?? '' },
      ],
    }),
  },
  {
    ...mini,
    code: 'AMY',
    what: t('Miniature push-in fitting male Y', 'Fitting mini selang angin Y'),
    name: t(
      'Miniature push-in fitting, Y branch, metric thread',
      'Fitting mini selang angin cabang Y, ulir metrik',
    ),
    base: 12_400,
    popularity: 140,
    sizes: miniSizes.slice(1),
    lead: t(
      'Two small tubes from one M3 to M6 port, side by side: feeds both jaws of a pair of grippers or two suction cups.',
      'Dua selang kecil dari satu port M3 sampai M6, berdampingan: memasok sepasang gripper atau dua suction cup.',
    ),
    points: [gasket, finger, t('Keep both tubes equally long', 'Samakan panjang kedua selang')],
    draw: (tube, name) => ({
      hub: bodyOver[tube],
      arms: [
        ...[242, 298].map((angle) => ({
          angle,
          pieces: tubeArm(tube, reach(tube) * 1.2),
          text: `Ø ${tube}`,
          bore: tube,
        })),
        { angle: 90, pieces: threadArm(name ?? 'M5', bodyOver[tube]), text: name ?? '' },
      ],
    }),
  },
  {
    ...steel,
    code: 'HXS',
    what: t('Stainless push-in fitting straight', 'Fitting selang angin stainless steel lurus'),
    name: t(
      'Stainless push-in fitting, straight, male taper thread',
      'Fitting selang angin stainless steel lurus, ulir luar tirus',
    ),
    base: 42_000,
    popularity: 330,
    sizes: taper,
    lead: t(
      'All parts that meet the medium or the outside are stainless steel 316, the collet included, so that hot water and cleaning agents do it no harm.',
      'Semua bagian yang bersentuhan dengan media atau udara luar terbuat dari stainless steel 316, termasuk penjepitnya, sehingga aman terhadap air panas dan bahan pembersih.',
    ),
    points: [acid, steelTube, tape],
    draw: (tube, name) => ({ run: straightRun(tube, name ?? 'R1/8', true), bore: tube }),
  },
  {
    ...steel,
    code: 'HXL',
    what: t('Stainless push-in fitting elbow', 'Fitting selang angin stainless steel siku'),
    name: t(
      'Stainless push-in fitting, elbow, male taper thread',
      'Fitting selang angin stainless steel siku, ulir luar tirus',
    ),
    base: 58_000,
    popularity: 280,
    sizes: taper,
    lead: t(
      'Right-angle connector for filling machines and wash-down cells. The joint between stem and body is sealed with FKM and can be set in any direction.',
      'Konektor siku untuk mesin pengisi dan area cuci. Sambungan tangkai dan badan disekat FKM dan dapat diarahkan bebas.',
    ),
    points: [acid, steelTube, tape],
    draw: (tube, name) => elbowOf(tube, name ?? 'R1/8', true),
  },
  {
    ...steel,
    code: 'HXT',
    what: t('Stainless push-in union tee', 'Fitting selang angin stainless steel sambung T'),
    name: t(
      'Stainless push-in union tee, three equal tubes',
      'Fitting selang angin stainless steel sambung T, tiga selang sama besar',
    ),
    base: 96_000,
    popularity: 140,
    sizes: tubes,
    lead: t(
      'Branches lines of demineralised water, cleaning air and food-grade gas where plastic bodies are not allowed.',
      'Mencabangkan jalur air demineral, udara pembersih, dan gas kelas makanan di tempat badan plastik tidak diizinkan.',
    ),
    points: [acid, steelTube, t('Flush before first use', 'Bilas sebelum pemakaian pertama')],
    draw: (tube) => star(tube, [0, 90, 180], true),
  },
  {
    ...steel,
    code: 'HXU',
    what: t('Stainless push-in union straight', 'Fitting selang angin stainless steel sambung lurus'),
    name: t(
      'Stainless push-in union, straight, two equal tubes',
      'Fitting selang angin stainless steel sambung lurus, dua selang sama besar',
    ),
    base: 64_000,
    popularity: 160,
    sizes: tubes,
    lead: t(
      'Joins two tubes in wet or aggressive surroundings and comes apart again without tools.',
      'Menyambung dua selang di lingkungan basah atau agresif dan dapat dilepas lagi tanpa alat.',
    ),
    points: [
      acid,
      steelTube,
      t(
        'Insulate from plain steel brackets against pitting',
        'Isolasi dari braket baja biasa untuk mencegah korosi sumuran',
      ),
    ],
    draw: (tube) => ({
      run: [...mouth(tube, reach(tube), true), ...tubeArm(tube, reach(tube), true)],
      bore: tube,
    }),
  },
  {
    ...brass,
    code: 'HBS',
    what: t('Brass push-in fitting straight', 'Fitting selang angin kuningan lurus'),
    name: t(
      'Brass push-in fitting, straight, male taper thread',
      'Fitting selang angin kuningan lurus, ulir luar tirus',
    ),
    base: 9_600,
    popularity: 310,
    sizes: taper,
    lead: t(
      'All-metal body for welding cells, presses and places where a plastic body would be knocked off or burnt.',
      'Badan logam penuh untuk sel las, pres, dan tempat badan plastik mudah patah atau terbakar.',
    ),
    points: [
      spatter,
      tape,
      t('Metal release ring: pull the tube straight out', 'Cincin pelepas logam: tarik selang lurus keluar'),
    ],
    draw: (tube, name) => ({ run: straightRun(tube, name ?? 'R1/8', true), bore: tube }),
  },
  {
    ...brass,
    code: 'HBL',
    what: t('Brass push-in fitting elbow', 'Fitting selang angin kuningan siku'),
    name: t(
      'Brass push-in fitting, elbow, male taper thread',
      'Fitting selang angin kuningan siku, ulir luar tirus',
    ),
    base: 13_800,
    popularity: 260,
    sizes: taper,
    lead: t(
      'Metal elbow for spot-welding guns and hot zones up to 80 °C; it also withstands the vibration of compressors and vehicles.',
      'Siku logam untuk gun las titik dan zona panas hingga 80 °C; juga tahan getaran kompresor dan kendaraan.',
    ),
    points: [
      spatter,
      tape,
      t('Stem can be turned after tightening', 'Tangkai masih dapat diputar setelah dikencangkan'),
    ],
    draw: (tube, name) => elbowOf(tube, name ?? 'R1/8', true),
  },
  {
    ...brass,
    code: 'HBY',
    what: t('Brass push-in union Y', 'Fitting selang angin kuningan sambung Y'),
    name: t(
      'Brass push-in union Y, three equal tubes',
      'Fitting selang angin kuningan sambung Y, tiga selang sama besar',
    ),
    base: 24_500,
    popularity: 120,
    sizes: tubes,
    lead: t(
      'Splits an air line on robots and welding jigs into two parallel tubes.',
      'Membagi jalur angin pada robot dan jig las menjadi dua selang sejajar.',
    ),
    points: [
      spatter,
      t(
        'Fix the body with a clip: it has no thread of its own',
        'Ikat badannya dengan klip karena tidak memiliki ulir sendiri',
      ),
      t('Metal release ring: pull the tube straight out', 'Cincin pelepas logam: tarik selang lurus keluar'),
    ],
    draw: (tube) => star(tube, [180, 28, -28], true),
  },
]

export const metalFittings: readonly Product[] = shapes.map(fittingProduct)

import type { Product, Text } from '../catalogue/model.ts'
import { categories } from './categories.ts'
import { maleThreads, type Male } from './fitting.drawing.ts'
import { branchedPictures, lineProduct, turnedPictures, type Line, type Size } from './line.ts'
import { barb, cyl, hex, knurl, thread, type Branched, type Piece } from './turning.drawing.ts'
import { roundMass, t } from './writing.ts'

type Pair = readonly [tube: number, name: Male]
const compressionPairs: readonly Pair[] = [
  [4, 'R1/8'],
  [6, 'R1/8'],
  [6, 'R1/4'],
  [8, 'R1/8'],
  [8, 'R1/4'],
  [10, 'R1/4'],
  [10, 'R3/8'],
  [12, 'R3/8'],
  [12, 'R1/2'],
]
const barbPairs: readonly Pair[] = [
  [6, 'R1/8'],
  [6, 'R1/4'],
  [8, 'R1/4'],
  [8, 'R3/8'],
  [10, 'R1/4'],
  [10, 'R3/8'],
  [13, 'R1/2'],
  [19, 'R3/4'],
  [25, 'R1'],
]
const brass = t('Brass', 'Kuningan')
const nickel = t('Nickel-plated brass', 'Kuningan lapis nikel')

const key = ([tube, name]: Pair): string =>
  `${String(tube).padStart(2, '0')}-${name.slice(1).replace('/', '')}`

const nutRun = (tube: number, reach: number): Piece[] => [
  cyl(reach, tube * 1.5),
  hex(tube * 0.9 + 3, tube * 1.3 + 5),
  cyl(1.6, tube * 1.1),
]
const pushOnRun = (tube: number, reach: number): Piece[] => [
  cyl(reach, tube * 1.5),
  thread(3, tube * 1.4),
  knurl(tube * 0.9 + 4, tube * 1.6 + 3),
]
const maleEnd = (name: Male): Piece[] => [
  hex(maleThreads[name].hex * 0.4, maleThreads[name].hex),
  thread(maleThreads[name].l, maleThreads[name].d),
]
const maleStart = (name: Male): Piece[] => [
  thread(maleThreads[name].l, maleThreads[name].d, { dia: name }),
  hex(maleThreads[name].hex * 0.4, maleThreads[name].hex, { dia: `s ${maleThreads[name].hex}` }),
]

const sizesOf = (
  pairs: readonly Pair[],
  attributes: (pair: Pair) => Size['attributes'],
  base: number,
): Size[] =>
  pairs.map((pair) => {
    const { d, l, hex: s } = maleThreads[pair[1]]
    return {
      key: key(pair),
      size: `${pair[0]} mm × ${pair[1]}`,
      attributes: attributes(pair),
      price: base + d ** 1.7 * base * 0.012 + pair[0] * base * 0.03,
      weight: roundMass(d, l, 6) + roundMass(s, s * 0.4, 6) + pair[0] ** 2 * 0.12,
      demand: pair[1] === 'R1/4' ? 0.9 : 0.5,
    }
  })

const ferrule = (
  code: string,
  what: Text,
  name: Text,
  lead: Text,
  draw: (pair: Pair) => Branched | readonly Piece[],
  base: number,
  popularity: number,
): Line => {
  const pair: Pair = [8, 'R1/4']
  const drawn = draw(pair)
  return {
    code,
    what,
    name,
    lead: [lead],
    category: categories.compressionFittings,
    brand: 'Anginara',
    popularity,
    minimum: 5,
    points: [
      t(
        'The ferrule grips copper, nylon and thin steel tube; for nylon put in a support sleeve',
        'Ferrule menjepit pipa tembaga, nilon, dan baja tipis; untuk nilon pasang sleeve penyangga',
      ),
      t(
        'Turn the nut finger-tight, then one and a quarter turns with the spanner',
        'Putar mur dengan tangan, lalu satu seperempat putaran dengan kunci',
      ),
      t(
        'A ferrule that has bitten once stays on its tube: keep spares',
        'Ferrule yang sudah mencengkeram tetap di pipanya: sediakan cadangan',
      ),
    ],
    data: [
      ['material', brass],
      [
        'pressure',
        t(
          'up to 16 bar for air, by the tube for liquids',
          'hingga 16 bar untuk udara, mengikuti pipa untuk cairan',
        ),
      ],
      ['temperature', t('−20 to +120 °C', '−20 sampai +120 °C')],
    ],
    pictures: Array.isArray(drawn)
      ? turnedPictures(
          `Ø ${pair[0]} · ${pair[1]}`,
          drawn as Piece[],
          8,
          compressionPairs
            .filter((_, index) => index % 3 === 0)
            .map((of) => ({ pieces: draw(of) as Piece[], text: `Ø ${of[0]} · ${of[1]}` })),
        )
      : branchedPictures(drawn as Branched),
    sizes: sizesOf(
      compressionPairs,
      ([tube, port]) => ({ tube, port, material: brass, max_pressure: 16 }),
      base,
    ),
  }
}

const lines: readonly Line[] = [
  ferrule(
    'CFS',
    t('Compression fitting straight', 'Fitting kompresi lurus'),
    t(
      'Compression fitting with ferrule, straight, male',
      'Fitting kompresi dengan ferrule, lurus, ulir luar',
    ),
    t(
      'Joins copper or nylon tube to a threaded port with a ferrule and nut. For lubrication lines, instrument air, gas burners and compressor pipes that get too warm for push-in fittings.',
      'Menyambung pipa tembaga atau selang nilon ke port berulir dengan ferrule dan mur. Untuk jalur pelumas, udara instrumen, pembakar gas, dan pipa kompresor yang terlalu panas bagi fitting push-in.',
    ),
    ([tube, name]) => [...maleStart(name), ...nutRun(tube, tube * 0.5)],
    9_500,
    480,
  ),
  ferrule(
    'CFL',
    t('Compression fitting elbow', 'Fitting kompresi siku'),
    t('Compression fitting with ferrule, elbow, male', 'Fitting kompresi dengan ferrule, siku, ulir luar'),
    t(
      'Forged elbow for hard tube that leaves the port at a right angle. Turn it to its place before the sealant sets, since the body does not swivel.',
      'Siku tempa untuk pipa keras yang keluar tegak lurus dari port. Arahkan sebelum sealant mengeras karena badannya tidak dapat berputar.',
    ),
    ([tube, name]) => ({
      title: `Ø ${tube} · ${name}`,
      hub: tube * 1.7,
      arms: [
        { angle: 180, pieces: nutRun(tube, tube * 1.5), text: `Ø ${tube}`, bore: tube },
        { angle: 90, pieces: [cyl(tube, tube * 1.5), ...maleEnd(name)], text: name },
      ],
    }),
    14_500,
    360,
  ),
  ferrule(
    'CFT',
    t('Compression fitting branch tee', 'Fitting kompresi T'),
    t(
      'Compression fitting with ferrule, branch tee, male',
      'Fitting kompresi dengan ferrule, T, ulir luar di tengah',
    ),
    t(
      'Branches a lubrication or instrument line at a port: two hard tubes, one thread in the middle.',
      'Mencabangkan jalur pelumas atau instrumen pada satu port: dua pipa keras, satu ulir di tengah.',
    ),
    ([tube, name]) => ({
      title: `Ø ${tube} · ${name}`,
      hub: tube * 1.7,
      arms: [
        ...[0, 180].map((angle) => ({
          angle,
          pieces: nutRun(tube, tube * 1.5),
          text: `Ø ${tube}`,
          bore: tube,
        })),
        { angle: 90, pieces: [cyl(tube, tube * 1.5), ...maleEnd(name)], text: name },
      ],
    }),
    21_000,
    210,
  ),
  {
    code: 'PON',
    what: t('Push-on fitting straight', 'Fitting selang mur putar lurus'),
    name: t(
      'Push-on fitting with knurled nut, straight, male',
      'Fitting selang dengan mur putar, lurus, ulir luar',
    ),
    lead: [
      t(
        'The tube is pushed over a short spigot and held by a knurled nut: a firm joint for polyurethane and nylon tube on machines that shake, without special tools.',
        'Selang didorong ke nipel pendek lalu ditahan mur bergerigi: sambungan kuat untuk selang PU dan nilon pada mesin yang bergetar, tanpa alat khusus.',
      ),
    ],
    points: [
      t(
        'Inside and outside diameter of the tube must both fit: see the table',
        'Diameter dalam dan luar selang harus sesuai: lihat tabel',
      ),
      t('Tighten the nut by hand only', 'Kencangkan mur dengan tangan saja'),
      t('The tube may be replaced any number of times', 'Selang dapat diganti berulang kali'),
    ],
    data: [
      ['material', nickel],
      ['pressure', t('up to 15 bar', 'hingga 15 bar')],
    ],
    category: categories.compressionFittings,
    brand: 'Hembusa',
    popularity: 310,
    minimum: 5,
    pictures: turnedPictures(
      'Ø 8/6 · R1/4',
      [...maleStart('R1/4'), ...pushOnRun(8, 3)],
      8,
      [
        [6, 'R1/8'],
        [8, 'R1/4'],
        [12, 'R3/8'],
      ].map(([tube, name]) => ({
        pieces: [...maleStart(name as Male), ...pushOnRun(tube as number, 3)],
        text: `Ø ${tube} · ${name}`,
      })),
    ),
    sizes: sizesOf(
      compressionPairs,
      ([tube, port]) => ({
        tube,
        hose_bore: { 4: 2, 6: 4, 8: 6, 10: 8, 12: 10 }[tube] ?? tube - 2,
        port,
        material: nickel,
        max_pressure: 15,
      }),
      7_200,
    ),
  },
  {
    code: 'HBM',
    what: t('Hose barb male', 'Nipel selang ulir luar'),
    name: t('Hose barb, brass, male taper thread', 'Nipel selang kuningan, ulir luar tirus'),
    lead: [
      t(
        'Barbed stem for rubber and braided PVC hose, clamped with a worm-drive or ear clip. The plain and cheap way onto compressors, drop points and cooling water.',
        'Nipel bergerigi untuk selang karet dan PVC benang, dijepit klem cacing atau klem telinga. Cara sederhana dan murah ke kompresor, titik ambil angin, dan air pendingin.',
      ),
    ],
    points: [
      t('Choose the barb by the inside diameter of the hose', 'Pilih nipel menurut diameter dalam selang'),
      t(
        'Always with a clip; two clips above 10 bar',
        'Selalu dengan klem; dua klem untuk tekanan di atas 10 bar',
      ),
      t('Moisten the hose with soapy water, not with oil', 'Basahi selang dengan air sabun, bukan oli'),
    ],
    data: [
      ['material', brass],
      ['temperature', t('−20 to +100 °C', '−20 sampai +100 °C')],
    ],
    category: categories.compressionFittings,
    brand: 'Pneusara',
    popularity: 620,
    minimum: 5,
    pictures: turnedPictures(
      'Ø 10 · R3/8',
      [...maleStart('R3/8'), cyl(3, 9), barb(24, 10.8)],
      7,
      [
        [6, 'R1/8'],
        [10, 'R3/8'],
        [13, 'R1/2'],
      ].map(([tube, name]) => ({
        pieces: [
          ...maleStart(name as Male),
          cyl(3, (tube as number) * 0.9),
          barb(12 + (tube as number) * 1.2, (tube as number) * 1.08),
        ],
        text: `Ø ${tube} · ${name}`,
      })),
    ),
    sizes: sizesOf(
      barbPairs,
      ([hose_bore, port]) => ({ hose_bore, port, material: brass, max_pressure: 16 }),
      6_400,
    ),
  },
  {
    code: 'HBF',
    what: t('Hose barb female', 'Nipel selang ulir dalam'),
    name: t('Hose barb, brass, female thread', 'Nipel selang kuningan, ulir dalam'),
    lead: [
      t(
        'Barbed stem with an internal thread, for pipes and valves that end in a male thread.',
        'Nipel bergerigi dengan ulir dalam, untuk pipa dan katup yang berujung ulir luar.',
      ),
    ],
    points: [
      t('Seal the thread with PTFE tape or a flat ring', 'Sekat ulir dengan seal tape atau ring datar'),
      t('Choose the barb by the inside diameter of the hose', 'Pilih nipel menurut diameter dalam selang'),
      t('Hold the hexagon while the hose is pushed on', 'Tahan segi enam saat selang didorong masuk'),
    ],
    data: [
      ['material', brass],
      ['temperature', t('−20 to +100 °C', '−20 sampai +100 °C')],
    ],
    category: categories.compressionFittings,
    brand: 'Pneusara',
    popularity: 390,
    minimum: 5,
    pictures: turnedPictures(
      'Ø 10 · G3/8',
      [hex(14, 22, { dia: 'G3/8' }), cyl(3, 9), barb(24, 10.8)],
      7,
      [
        [6, 'R1/8'],
        [10, 'R3/8'],
        [13, 'R1/2'],
      ].map(([tube, name]) => ({
        pieces: [
          hex(maleThreads[name as Male].l + 2, maleThreads[name as Male].hex + 4),
          cyl(3, (tube as number) * 0.9),
          barb(12 + (tube as number) * 1.2, (tube as number) * 1.08),
        ],
        text: `Ø ${tube} · G${String(name).slice(1)}`,
      })),
    ),
    sizes: sizesOf(
      barbPairs.slice(0, 8),
      ([hose_bore, port]) => ({ hose_bore, port: `G${port.slice(1)}`, material: brass, max_pressure: 16 }),
      6_900,
    ).map((size) => ({ ...size, size: (size.size as string).replace('R', 'G') })),
  },
  ...(['I', 'T', 'Y'] as const).map((shape): Line => {
    const names: Record<typeof shape, Text> = { I: t('straight', 'lurus'), T: t('tee', 'T'), Y: t('Y', 'Y') }
    const name = names[shape]
    const arm = (d: number): Piece[] => [cyl(d * 0.8, d * 0.95), barb(10 + d * 1.2, d * 1.08)]
    const angles = shape === 'T' ? [0, 90, 180] : [90, -30, 210]
    return {
      code: `HBU${shape}`,
      what: t(`Hose connector ${name.en}`, `Konektor selang ${name.id}`),
      name: t(
        `Hose connector with barbs, ${name.en}, brass`,
        `Konektor selang bergerigi, ${name.id}, kuningan`,
      ),
      lead: [
        {
          I: t(
            'Repairs or lengthens a rubber hose: a barb at each end and a ring in the middle as a stop.',
            'Menyambung atau memperpanjang selang karet: nipel di tiap ujung dengan cincin penahan di tengah.',
          ),
          T: t(
            'Branches a rubber or PVC hose for a second tool or a drain.',
            'Mencabangkan selang karet atau PVC untuk alat kedua atau saluran buang.',
          ),
          Y: t(
            'Splits one hose into two without a sharp turn, for spray guns and cooling water.',
            'Membagi satu selang menjadi dua tanpa belokan tajam, untuk pistol semprot dan air pendingin.',
          ),
        }[shape],
      ],
      points: [
        t('Choose by the inside diameter of the hose', 'Pilih menurut diameter dalam selang'),
        t('Clips are ordered separately', 'Klem dipesan terpisah'),
        shape === 'I'
          ? t('Same barb on both sides', 'Nipel sama di kedua sisi')
          : t('All barbs of one size', 'Semua nipel satu ukuran'),
      ],
      data: [
        ['material', brass],
        ['pressure', t('up to 16 bar with clips', 'hingga 16 bar dengan klem')],
      ],
      category: categories.compressionFittings,
      brand: 'Pneusara',
      popularity: shape === 'I' ? 430 : 260,
      minimum: 5,
      pictures:
        shape === 'I'
          ? turnedPictures(
              'Ø 10',
              [...arm(10).toReversed(), hex(4, 14, { dia: 's 14' }), ...arm(10)],
              7,
              [6, 10, 13].map((d) => ({
                pieces: [...arm(d).toReversed(), hex(4, d + 4), ...arm(d)],
                text: `Ø ${d}`,
              })),
            )
          : branchedPictures({
              title: 'Ø 10',
              hub: 11,
              arms: angles.map((angle) => ({ angle, pieces: arm(10), text: 'Ø 10', bore: 7 })),
            }),
      sizes: [6, 8, 10, 13, 16, 19, 25].map((d) => ({
        key: String(d).padStart(2, '0'),
        size: `${d} mm`,
        attributes: { hose_bore: d, material: brass, max_pressure: 16 },
        price: (3_200 + d ** 1.6 * 260) * (shape === 'I' ? 1 : 1.7),
        weight: d ** 2 * (shape === 'I' ? 0.28 : 0.45),
        demand: d === 8 || d === 10 ? 0.9 : 0.5,
      })),
    }
  }),
]

export const hoseFittings: readonly Product[] = lines.map(lineProduct)

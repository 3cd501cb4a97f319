import type { Product, Text } from '../catalogue/model.ts'
import { nyyCurrent } from '../standards/iec60228.ts'
import { categories } from './categories.ts'
import { cableProduct, coreUse, type CableType } from './cable.ts'
import { tableTab, text, type Pair, type Row } from './texts.ts'

const pvc: Text = text('Copper, PVC', 'Tembaga, PVC')

const nym: CableType = {
  type: 'NYM',
  sku: 'NYM',
  standard: 'SNI IEC 60227-4',
  voltage: '300/500 V',
  flexible: false,
  colour: 'WH',
  tone: 'white',
  material: pvc,
  sheath: (bundle) => 1.2 + bundle * 0.03 + 0.4,
}
const nyy: CableType = {
  ...nym,
  type: 'NYY',
  sku: 'NYY',
  standard: 'SNI IEC 60502-1',
  voltage: '0.6/1 kV',
  colour: 'BK',
  tone: 'black',
  sheath: (bundle) => 1.8 + bundle * 0.035,
}
const nyfgby: CableType = {
  ...nyy,
  type: 'NYFGbY',
  sku: 'NYFGBY',
  screen: 'armour',
  material: text('Copper, PVC, galvanized flat steel wire', 'Tembaga, PVC, kawat baja pipih galvanis'),
  sheath: (bundle) => 2 + bundle * 0.04,
}
const nyyhy: CableType = {
  ...nym,
  type: 'NYYHY',
  sku: 'NYYHY',
  standard: 'SNI IEC 60227-5',
  flexible: true,
  colour: 'BK',
  tone: 'black',
  sheath: (bundle) => 0.7 + bundle * 0.035,
}
const nymhy: CableType = { ...nyyhy, type: 'NYMHY', sku: 'NYMHY', colour: 'WH', tone: 'white' }

const range = (from: number, to: number): number[] =>
  [0.75, 1, 1.5, 2.5, 4, 6, 10, 16, 25, 35, 50, 70, 95, 120, 150, 185, 240].filter(
    (area) => area >= from && area <= to,
  )

const warm: Row = ['temperature', '+70 °C on the conductor', '+70 °C pada penghantar']
const cores: Record<number, Row> = {
  1: ['cores', 'Black', 'Hitam'],
  2: ['cores', 'Blue, black', 'Biru, hitam'],
  3: ['cores', 'Brown, blue, green-yellow', 'Cokelat, biru, hijau-kuning'],
  4: ['cores', 'Black, brown, grey, green-yellow', 'Hitam, cokelat, abu-abu, hijau-kuning'],
  5: ['cores', 'Black, brown, grey, blue, green-yellow', 'Hitam, cokelat, abu-abu, biru, hijau-kuning'],
}
const coresRow = (count: number): Row[] => (cores[count] === undefined ? [] : [cores[count]])

const words: Record<number, Pair> = {
  1: ['single core', 'single core'],
  2: ['2 cores', '2 core'],
  3: ['3 cores', '3 core'],
  4: ['4 cores', '4 core'],
  5: ['5 cores', '5 core'],
}
const word = (count: number): Pair => words[count] ?? [`${count} cores`, `${count} core`]

const installation: readonly Product[] = [2, 3, 4, 5].map((count) =>
  cableProduct(
    nym,
    { cores: count, areas: range(1.5, count === 5 ? 10 : 16), code: `CABLE-NYM-${count}C` },
    2.5,
    {
      name: [
        `NYM installation cable, ${word(count)[0]}, 300/500 V`,
        `Kabel instalasi NYM, ${word(count)[1]}, 300/500 V`,
      ],
      lead: [
        [
          'Fixed wiring for lighting and sockets in dry and damp rooms, on walls, in conduits and above ceilings.',
          'Kabel instalasi tetap untuk penerangan dan stopkontak di ruang kering maupun lembap, di dinding, dalam pipa, dan di atas plafon.',
        ],
        coreUse(count),
      ],
      points: [
        [
          'A filler between cores and sheath strips off by hand and keeps the cable round, so that it seals well in a gland',
          'Lapisan pengisi di antara inti dan selubung mudah dikupas dan menjaga kabel tetap bulat sehingga rapat di cable gland',
        ],
        [
          'Not for laying in soil: use NYY there, armoured where it may be dug up',
          'Bukan untuk ditanam di tanah: gunakan NYY, atau yang berpelindung baja bila rawan terkena cangkul',
        ],
        [
          'Cut to length from 10 m, rings of 50 m from stock',
          'Dipotong sesuai kebutuhan mulai 10 m, gulungan 50 m dari stok',
        ],
      ],
      data: [
        [
          'conductor',
          'Copper, class 1 up to 10 mm², then stranded',
          'Tembaga, kelas 1 sampai 10 mm², selebihnya pilin',
        ],
        ...coresRow(count),
        ['test', '2 kV'],
        warm,
      ],
      category: categories.powerCables,
      brand: 'Kabelaya',
      popularity: 880 - count * 25,
      sni: 'SNI IEC 60227-4',
      tkdn: 62.5,
      featured: count === 3,
    },
  ),
)

const ground: readonly Product[] = [1, 2, 3, 4].map((count) =>
  cableProduct(
    nyy,
    {
      cores: count,
      areas: count === 1 ? range(16, 240) : count === 2 ? range(1.5, 16) : range(1.5, count === 4 ? 95 : 50),
      code: `CABLE-NYY-${count}C`,
      packed: 'drum',
      ...(count > 2 ? { current: nyyCurrent } : {}),
    },
    count === 1 ? 70 : 4,
    {
      name: [`NYY power cable, ${word(count)[0]}, 0.6/1 kV`, `Kabel daya NYY, ${word(count)[1]}, 0,6/1 kV`],
      lead: [
        [
          'Low-voltage power cable for feeders, switchgear and street lighting: indoors, outdoors, in ducts, and in soil where there is no digging.',
          'Kabel daya tegangan rendah untuk penyulang, panel, dan penerangan jalan: di dalam dan luar ruang, dalam saluran, serta di tanah yang bebas galian.',
        ],
        count === 1
          ? [
              'Single cores are easier to bend and to lug than a heavy bundle, and carry the currents of transformers and generators.',
              'Single core lebih mudah ditekuk dan dipasangi skun daripada kabel berinti banyak, dan sanggup memikul arus trafo dan genset.',
            ]
          : coreUse(count),
      ],
      points: [
        [
          'Black sheath withstands sun; lay it 60 cm deep in sand under a warning tape',
          'Selubung hitam tahan sinar matahari; tanam sedalam 60 cm dalam pasir dengan pita peringatan di atasnya',
        ],
        count === 1
          ? [
              'Lay the three phases in a triangle, never one alone through a steel plate',
              'Susun ketiga fasa membentuk segitiga; jangan melewatkan satu kabel saja menembus pelat baja',
            ]
          : [
              'Reduce the current where cables lie side by side: two at 0.9, six at 0.75',
              'Turunkan arusnya bila kabel berdampingan: dua kabel 0,9; enam kabel 0,75',
            ],
        [
          'From 25 mm² upwards cut to the metre; the drum stays with us',
          'Mulai 25 mm² dipotong per meter; haspel tidak ikut terjual',
        ],
      ],
      data: [
        ['conductor', 'Copper, stranded above 10 mm²', 'Tembaga, pilin di atas 10 mm²'],
        ...coresRow(count),
        [
          'bend',
          count === 1 ? '15 × outside diameter' : '12 × outside diameter',
          count === 1 ? '15 × diameter luar' : '12 × diameter luar',
        ],
        ['test', '3.5 kV', '3,5 kV'],
        warm,
      ],
      category: categories.powerCables,
      brand: 'Kabelaya',
      popularity: 760 - count * 18,
      sni: 'SNI IEC 60502-1',
      tkdn: 64,
      ...(count < 3
        ? {}
        : {
            tabs: [
              tableTab(
                ['Current carrying capacity', 'Kuat hantar arus'],
                [
                  'Current of three loaded cores in air at 30 °C, cables not touching.',
                  'Arus untuk tiga inti berbeban di udara pada 30 °C, kabel tidak saling bersentuhan.',
                ],
                ['mm²', 'A'],
                range(1.5, count === 4 ? 95 : 50).map((area) => [
                  [String(area), String(area).replace('.', ',')] as const,
                  [String(nyyCurrent[area]), String(nyyCurrent[area]).replace('.', ',')] as const,
                ]),
              ),
            ],
          }),
    },
  ),
)

const armoured: readonly Product[] = [3, 4].map((count) =>
  cableProduct(
    nyfgby,
    {
      cores: count,
      areas: range(2.5, 70),
      code: `CABLE-NYFGBY-${count}C`,
      packed: 'drum',
      current: nyyCurrent,
    },
    10,
    {
      name: [
        `NYFGbY armoured cable, ${word(count)[0]}, 0.6/1 kV`,
        `Kabel tanah NYFGbY berpelindung baja, ${word(count)[1]}, 0,6/1 kV`,
      ],
      lead: [
        [
          'Buried cable with an armour of flat steel wires and a steel tape wound against them, for yards, pumps and road crossings.',
          'Kabel tanah dengan pelindung kawat baja pipih dan lilitan pita baja, untuk halaman pabrik, pompa, dan lintasan jalan.',
        ],
        coreUse(count),
      ],
      points: [
        [
          'The armour is earthed at both ends with a clamp or an armoured gland',
          'Pelindung baja dibumikan di kedua ujung dengan klem atau cable gland khusus',
        ],
        [
          'Takes pulling forces along steep ground that would tear an NYY',
          'Tahan gaya tarik di tanah miring yang akan merusak NYY',
        ],
        [
          'Saw the armour, do not cut it with pliers: burrs pierce the inner sheath',
          'Gergaji pelindungnya, jangan dipotong tang: bagian tajam dapat menembus selubung dalam',
        ],
      ],
      data: [
        [
          'armour',
          'Flat galvanized steel wire 0.8 mm, steel tape',
          'Kawat baja pipih galvanis 0,8 mm, pita baja',
        ],
        ...coresRow(count),
        ['bend', '15 × outside diameter', '15 × diameter luar'],
        warm,
      ],
      category: categories.powerCables,
      brand: 'Kabelaya',
      popularity: 470 + count * 6,
      sni: 'SNI IEC 60502-1',
      tkdn: 58,
    },
  ),
)

const cords = [
  [nyyhy, 2, 6],
  [nyyhy, 3, 6],
  [nyyhy, 4, 6],
  [nymhy, 2, 2.5],
  [nymhy, 3, 2.5],
] as const
const flexible: readonly Product[] = cords.map(([type, count, to]) =>
  cableProduct(type, { cores: count, areas: range(0.75, to), code: `CABLE-${type.type}-${count}C` }, 1.5, {
    name: [
      `${type.type} flexible cable, ${word(count)[0]}, 300/500 V`,
      `Kabel fleksibel ${type.type}, ${word(count)[1]}, 300/500 V`,
    ],
    lead: [
      type === nyyhy
        ? [
            'Round flexible PVC cable with black sheath for portable tools, pumps and machines that are moved now and then.',
            'Kabel serabut bulat berselubung PVC hitam untuk perkakas jinjing, pompa, dan mesin yang sesekali dipindahkan.',
          ]
        : [
            'Light flexible PVC cable with white sheath for appliances, lamps and office equipment indoors.',
            'Kabel serabut ringan berselubung PVC putih untuk peralatan, lampu, dan perlengkapan kantor di dalam ruangan.',
          ],
      coreUse(count),
    ],
    points: [
      [
        'Crimp ferrules on the strands before they go under a screw',
        'Pasang ferrule pada serabut sebelum dijepit sekrup terminal',
      ],
      type === nyyhy
        ? [
            'Keep it off hot parts: PVC softens above 70 °C; near furnaces take rubber or silicone',
            'Jauhkan dari bagian panas: PVC melunak di atas 70 °C; dekat tungku gunakan karet atau silikon',
          ]
        : [
            'Not for building into walls; NYM is made for that',
            'Tidak untuk ditanam di dinding; untuk itu gunakan NYM',
          ],
      [
        'On reels, unwind the whole length under load, as coiled cable overheats',
        'Pada rol kabel, ulur seluruhnya saat berbeban karena kabel tergulung mudah panas',
      ],
    ],
    data: [
      ['conductor', 'Copper, class 5', 'Tembaga, kelas 5'],
      ...coresRow(count),
      ['bend', '7.5 × outside diameter, moved', '7,5 × diameter luar, bergerak'],
      warm,
    ],
    category: categories.powerCables,
    brand: type === nyyhy ? 'Kabelaya' : 'Arusindra',
    popularity: 700 - count * 20 - (type === nymhy ? 90 : 0),
    sni: 'SNI IEC 60227-5',
    tkdn: 60.2,
  }),
)

/** Power and installation cables. */
export const powerCables: readonly Product[] = [...installation, ...ground, ...armoured, ...flexible]

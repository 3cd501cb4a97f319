import type { Item, Product } from '../catalogue/model.ts'
import { rupiah } from '../catalogue/price.ts'
import { blockPictures } from './blocks.drawing.ts'
import { categories } from './categories.ts'
import { breakerDimensions, breakerShaded, type Breaker } from './circuit-breaker.drawing.ts'
import { plot } from './plot.drawing.ts'
import { padded, piece, product } from './product.ts'
import { cartridgeFace, leakageFace, modular } from './switchgear.drawing.ts'
import { cross, tableTab, text, type Pair } from './texts.ts'

type Curve = 'B' | 'C' | 'D'
type Poles = 1 | 2 | 3 | 4
const factors: Record<Poles, number> = { 1: 1, 2: 2.1, 3: 3.25, 4: 4.4 }
/** Instantaneous tripping in multiples of the rated current. Source: IEC 60898-1, table 7. */
const trips: Record<Curve, readonly [number, number]> = { B: [3, 5], C: [5, 10], D: [10, 20] }

const items = (poles: Poles, curve: Curve, capacity: 6 | 10, currents: readonly number[]): Item[] =>
  currents.map((current) => ({
    sku: `VMB${capacity}-${poles}P-${curve}${padded(current)}`,
    name: {
      en: `Miniature circuit breaker ${poles}P ${curve}${current} ${capacity} kA`,
      id: `Pemutus sirkuit mini (MCB) ${poles}P ${curve}${current} ${capacity} kA`,
    },
    uom: 'pcs',
    price: rupiah(
      (current < 6 ? 64_000 : 49_000 + current * 260 + Math.max(0, current - 32) * 900) *
        factors[poles] *
        (capacity === 10 ? 1.55 : 1) *
        (curve === 'C' ? 1 : 1.12),
    ),
    weight: poles * 112,
    demand: current >= 6 && current <= 20 && curve === 'C' ? 1 : 0.55,
    attributes: {
      standard: 'SNI IEC 60898-1',
      current,
      poles: `${poles}P`,
      curve,
      breaking_capacity: capacity,
      voltage: poles === 1 ? '230 V AC' : '400 V AC',
    },
  }))

function pictures(poles: Poles, curve: Curve, capacity: number): Product['pictures'] {
  const breaker: Breaker = {
    poles,
    rating: `${curve}16`,
    module: 17.5,
    height: 82,
    depth: 72,
    title: `IEC 60898-1 · ${poles}P · ${curve}16 · ${capacity} kA`,
  }
  const [low, high] = trips[curve]
  return [
    { view: 'dimensions', draw: () => breakerDimensions(breaker) },
    { view: 'shaded', draw: () => breakerShaded(breaker) },
    {
      view: 'chart',
      draw: () =>
        plot(
          `IEC 60898-1 · ${curve} · ${low}–${high} × In · ${poles}P ${capacity} kA`,
          { from: 1, to: 50, ticks: [1, 2, 3, 5, 10, 20, 50], unit: 'I / In', log: true },
          { from: 0.01, to: 10_000, ticks: [0.01, 0.1, 1, 10, 100, 1000, 10_000], unit: 't / s', log: true },
          [
            [
              [1.13, 10_000],
              [1.3, 1800],
              [1.6, 200],
              [2.2, 40],
              [low, 8 / low],
              [low, 0.01],
            ],
            [
              [1.45, 3600],
              [1.8, 500],
              [2.55, 60],
              [high * 0.7, 90 / high],
              [high, 30 / high],
              [high, 0.01],
            ],
          ],
          false,
        ),
    },
  ]
}

const curveTexts: Record<Curve, { lead: Pair; point: Pair }> = {
  B: {
    lead: [
      'Curve B suits long lines, heaters and lamps without starting current.',
      'Kurva B cocok untuk saluran panjang, pemanas, dan lampu tanpa arus awal.',
    ],
    point: [
      'Curve B: trips at 3 to 5 times its current, also where a long cable lets little fault current through',
      'Kurva B: trip pada 3 sampai 5 kali arus nominal, juga bila kabel panjang memperkecil arus gangguan',
    ],
  },
  C: {
    lead: [
      'Curve C is the usual choice for mixed loads.',
      'Kurva C adalah pilihan lazim untuk beban campuran.',
    ],
    point: [
      'Curve C: trips at 5 to 10 times its current, right for lamps, sockets and small motors',
      'Kurva C: trip pada 5 sampai 10 kali arus nominal, tepat untuk lampu, stopkontak, dan motor kecil',
    ],
  },
  D: {
    lead: [
      'Curve D lets transformers, pumps and motors start.',
      'Kurva D memberi ruang bagi arus asut trafo, pompa, dan motor.',
    ],
    point: [
      'Curve D: trips at 10 to 20 times its current; check that the fault current at the far end reaches that',
      'Kurva D: trip pada 10 sampai 20 kali arus nominal; pastikan arus gangguan di ujung saluran mencapainya',
    ],
  },
}
const poleLead: Record<Poles, Pair> = {
  1: [
    'Protects one phase of a lighting or socket circuit against overload and short circuit.',
    'Melindungi satu fasa rangkaian lampu atau stopkontak dari beban lebih dan hubung singkat.',
  ],
  2: [
    'Opens phase and neutral together, for control transformers, generators and DC circuits with two live poles.',
    'Memutus fasa dan netral bersamaan, untuk trafo kontrol, genset, dan rangkaian DC dengan dua kutub bertegangan.',
  ],
  3: [
    'Opens all three phases together: for motors, machines and distribution boards.',
    'Memutus ketiga fasa bersamaan: untuk motor, mesin, dan panel distribusi.',
  ],
  4: [
    'Opens three phases and neutral, where supply networks or generators are changed over.',
    'Memutus tiga fasa dan netral, pada peralihan jaringan atau genset.',
  ],
}
const poleWord: Record<Poles, Pair> = {
  1: ['1 pole', '1 kutub'],
  2: ['2 poles', '2 kutub'],
  3: ['3 poles', '3 kutub'],
  4: ['4 poles', '4 kutub'],
}
const small = [2, 4, 6, 10, 16, 20, 25, 32]
const wide = [6, 10, 16, 20, 25, 32, 40, 50, 63]
const makes: readonly (readonly [Poles, Curve, 6 | 10, readonly number[], number])[] = [
  [1, 'C', 6, [...small, 40, 50, 63], 850],
  [2, 'C', 6, [...small, 40, 50, 63], 560],
  [3, 'C', 6, wide, 600],
  [4, 'C', 6, wide, 390],
  [1, 'B', 6, small, 430],
  [3, 'B', 6, wide, 260],
  [1, 'D', 6, small, 410],
  [3, 'D', 6, wide, 380],
  [1, 'C', 10, [...small, 40, 50, 63], 500],
  [2, 'C', 10, [...small, 40, 50, 63], 370],
  [3, 'C', 10, wide, 470],
]

const miniature: readonly Product[] = makes.map(([poles, curve, capacity, currents, popularity]) =>
  product(
    `MCB-${poles}P-${curve}-${capacity}KA`,
    [
      `Miniature circuit breaker, ${poleWord[poles][0]}, curve ${curve}, ${capacity} kA`,
      `Pemutus sirkuit mini (MCB), ${poleWord[poles][1]}, kurva ${curve}, ${capacity} kA`,
    ],
    categories.breakers,
    capacity === 10 ? 'Saklarindo' : 'Voltaraga',
    popularity,
    {
      lead: [poleLead[poles], curveTexts[curve].lead],
      points: [
        curveTexts[curve].point,
        [
          'Terminals up to 25 mm², busbar and wire together',
          'Terminal sampai 25 mm², busbar dan kabel sekaligus',
        ],
        capacity === 10
          ? ['10 kA for boards close to the transformer', '10 kA untuk panel yang dekat dengan trafo']
          : [
              'SNI marked, as the electricity supplier requires',
              'Bertanda SNI sesuai syarat penyedia listrik',
            ],
        [
          'Choose the rating by the cable: 2.5 mm² at most 20 A',
          'Pilih arus menurut kabel: 2,5 mm² paling besar 20 A',
        ],
      ],
      data: [
        ['breaking', `${capacity} kA`],
        ['mounting', '35 mm rail, EN 60715', 'Rel 35 mm, EN 60715'],
        ['torque', '2 Nm'],
        ['temperature', '−25 to +55 °C', '−25 sampai +55 °C'],
      ],
    },
    pictures(poles, curve, capacity),
    items(poles, curve, capacity, currents),
    {
      sni: 'SNI IEC 60898-1',
      tkdn: 41.5,
      ...(poles === 1 && curve === 'C' && capacity === 6
        ? {
            tabs: [
              tableTab(
                ['Choosing the curve', 'Memilih kurva'],
                [
                  'The curve says at what multiple of its rated current Ir a breaker opens at once.',
                  'Kurva menyatakan pada kelipatan berapa dari arus nominal Ir pemutus langsung membuka.',
                ],
                [
                  ['Curve', 'Kurva'],
                  ['Instant trip', 'Trip seketika'],
                  ['Loads', 'Beban'],
                ],
                [
                  ['B', '3–5 × Ir', ['Heaters, long lines', 'Pemanas, saluran panjang']],
                  [
                    'C',
                    '5–10 × Ir',
                    ['Lighting, sockets, small motors', 'Penerangan, stopkontak, motor kecil'],
                  ],
                  ['D', '10–20 × Ir', ['Transformers, pumps, welders', 'Trafo, pompa, mesin las']],
                ],
              ),
            ],
          }
        : {}),
    },
  ),
)

type Leakage = {
  code: string
  prefix: string
  poles: '2P' | '4P' | '1P+N'
  type: 'AC' | 'A'
  currents: readonly number[]
  residual: readonly number[]
  price: number
  popularity: number
  overload: boolean
}
const leakage: readonly Leakage[] = [
  {
    code: 'RCCB-2P-AC',
    prefix: 'VRC-2P',
    poles: '2P',
    type: 'AC',
    currents: [25, 40, 63],
    residual: [30, 100, 300],
    price: 340_000,
    popularity: 560,
    overload: false,
  },
  {
    code: 'RCCB-4P-AC',
    prefix: 'VRC-4P',
    poles: '4P',
    type: 'AC',
    currents: [25, 40, 63, 80, 100],
    residual: [30, 100, 300],
    price: 560_000,
    popularity: 470,
    overload: false,
  },
  {
    code: 'RCCB-2P-A',
    prefix: 'VRCA-2P',
    poles: '2P',
    type: 'A',
    currents: [25, 40, 63],
    residual: [30, 300],
    price: 480_000,
    popularity: 300,
    overload: false,
  },
  {
    code: 'RCCB-4P-A',
    prefix: 'VRCA-4P',
    poles: '4P',
    type: 'A',
    currents: [25, 40, 63],
    residual: [30, 300],
    price: 780_000,
    popularity: 310,
    overload: false,
  },
  {
    code: 'RCBO-1PN',
    prefix: 'VRB-1PN',
    poles: '1P+N',
    type: 'AC',
    currents: [6, 10, 16, 20, 25, 32],
    residual: [10, 30],
    price: 390_000,
    popularity: 450,
    overload: true,
  },
]
const residual: readonly Product[] = leakage.map((of) => {
  const [en, id] = of.overload
    ? [
        'Residual current breaker with overload protection (RCBO)',
        'Pengaman arus bocor dengan beban lebih (RCBO)',
      ]
    : ['Residual current circuit breaker (RCCB)', 'Pengaman arus bocor (RCCB)']
  const width = of.poles === '4P' ? 72 : 36
  return product(
    of.code,
    [`${en}, ${of.poles}, type ${of.type}`, `${id}, ${of.poles}, tipe ${of.type}`],
    categories.residual,
    of.type === 'A' ? 'Saklarindo' : 'Voltaraga',
    of.popularity,
    {
      lead: [
        [
          'Disconnects when current leaks to earth through a person or a damp cable, within a fraction of a second.',
          'Memutus dalam sepersekian detik bila arus bocor ke bumi melalui tubuh orang atau kabel lembap.',
        ],
        of.overload
          ? [
              'It holds an MCB of curve C as well, so that one socket circuit is fully protected in two modules.',
              'Sudah memuat MCB kurva C sehingga satu rangkaian stopkontak terlindung penuh dalam dua modul.',
            ]
          : [
              'It does not see overload: put MCBs behind it, whose sum stays below its current.',
              'Tidak mendeteksi beban lebih: pasang MCB di belakangnya dengan jumlah arus di bawah arusnya.',
            ],
      ],
      points: [
        [
          '30 mA protects people, 100 and 300 mA protect against fire',
          '30 mA melindungi orang, 100 dan 300 mA melindungi dari kebakaran',
        ],
        of.type === 'A'
          ? [
              'Type A also sees pulsating direct current of electronic loads',
              'Tipe A juga mendeteksi arus searah berdenyut dari beban elektronik',
            ]
          : [
              'Type AC is for plain alternating current; drives and washing machines need type A',
              'Tipe AC untuk arus bolak-balik murni; inverter dan mesin cuci memerlukan tipe A',
            ],
        ['Press T every month', 'Tekan tombol T setiap bulan'],
        [
          'Neutral behind it may not touch earth or another neutral',
          'Netral di belakangnya tidak boleh menyentuh bumi atau netral lain',
        ],
      ],
      data: [
        ['standard', of.overload ? 'IEC 61009-1' : 'IEC 61008-1'],
        ['breaking', '6 kA'],
        ['mounting', '35 mm rail, EN 60715', 'Rel 35 mm, EN 60715'],
        ['temperature', '−5 to +40 °C', '−5 sampai +40 °C'],
      ],
    },
    blockPictures(
      modular(
        `${of.poles} · ${of.currents[1]} A · 30 mA`,
        width,
        of.poles === '4P' ? 4 : 2,
        leakageFace(`${of.currents[1]} A`, '30 mA'),
      ),
    ),
    cross(of.currents, of.residual, (current, milli) =>
      piece(
        `${of.prefix}-${padded(current)}-${milli}`,
        text(
          `${of.overload ? 'RCBO' : 'RCCB'} ${of.poles} ${of.overload ? 'C' : ''}${current} A ${milli} mA type ${of.type}`,
          `${of.overload ? 'RCBO' : 'RCCB'} ${of.poles} ${of.overload ? 'C' : ''}${current} A ${milli} mA tipe ${of.type}`,
        ),
        of.price * (1 + current / 130) * (milli < 30 ? 1.3 : 1),
        of.poles === '4P' ? 390 : 220,
        {
          standard: of.overload ? 'IEC 61009-1' : 'IEC 61008-1',
          poles: of.poles,
          current,
          residual_current: milli,
          function: text(`Type ${of.type}`, `Tipe ${of.type}`),
          voltage: of.poles === '4P' ? '400 V AC' : '230 V AC',
          ...(of.overload ? { curve: 'C' } : {}),
        },
        { demand: milli === 30 ? 0.9 : 0.5 },
      ),
    ),
    { sni: of.overload ? 'SNI IEC 61009-1' : 'SNI IEC 61008-1' },
  )
})

const surges = [
  {
    code: 'SPD-T2-AC',
    kind: 'T2',
    name: ['Surge arrester type 2, pluggable, AC', 'Arester surja tipe 2, modul cabut, AC'],
    poles: ['1P', '2P', '3P', '4P'],
    rows: [20, 40, 80],
    volt: '275 V AC',
    price: 265_000,
  },
  {
    code: 'SPD-T12-AC',
    kind: 'T1+2',
    name: ['Surge arrester type 1+2, AC', 'Arester surja tipe 1+2, AC'],
    poles: ['1P', '3P', '4P'],
    rows: [50, 100],
    volt: '275 V AC',
    price: 890_000,
  },
  {
    code: 'SPD-T2-PV',
    kind: 'T2 PV',
    name: ['Surge arrester type 2 for solar, DC', 'Arester surja tipe 2 untuk panel surya, DC'],
    poles: ['2P', '3P'],
    rows: [40],
    volt: '',
    price: 380_000,
  },
] as const
const arresters: readonly Product[] = surges.map((of, order) =>
  product(
    of.code,
    of.name,
    categories.surge,
    order === 1 ? 'Saklarindo' : 'Voltaraga',
    420 - order * 80,
    {
      lead: [
        order === 2
          ? [
              'Sits between solar panels and inverter and leads surges from lightning nearby to earth.',
              'Dipasang di antara panel surya dan inverter untuk mengalirkan surja petir di sekitar ke bumi.',
            ]
          : order === 1
            ? [
                'For the main board of buildings with a lightning rod or an overhead supply: bears part of a direct strike.',
                'Untuk panel utama gedung berpenangkal petir atau bersaluran udara: sanggup menahan sebagian sambaran langsung.',
              ]
            : [
                'For sub-boards and machine panels: limits surges from switching and distant lightning before they reach electronics.',
                'Untuk panel cabang dan panel mesin: membatasi surja penyakelaran dan petir jauh sebelum mencapai elektronik.',
              ],
        [
          'A window turns dark when the cartridge is spent; it is changed without touching the wiring.',
          'Jendela indikator berubah gelap bila modul habis; modul diganti tanpa membongkar kabel.',
        ],
      ],
      points: [
        [
          'Keep the wires to line and earth below half a metre together',
          'Jumlah panjang kabel ke fasa dan bumi jangan lebih dari setengah meter',
        ],
        [
          'Earth with 16 mm² for type 1, 6 mm² for type 2',
          'Bumikan dengan 16 mm² untuk tipe 1, 6 mm² untuk tipe 2',
        ],
        ['Back-up fuse as printed on the device', 'Sekering cadangan sesuai yang tercetak pada alat'],
      ],
      data: [
        ['standard', order === 2 ? 'EN 50539-11' : 'IEC 61643-11'],
        ['mounting', '35 mm rail, EN 60715', 'Rel 35 mm, EN 60715'],
        ['temperature', '−40 to +80 °C', '−40 sampai +80 °C'],
      ],
    },
    blockPictures(
      modular(
        `${of.kind} · ${of.rows.at(-1)} kA`,
        18 * (order === 2 ? 3 : 4),
        order === 2 ? 3 : 4,
        cartridgeFace(order === 2 ? 3 : 4, of.kind),
        90,
      ),
    ),
    of.poles.flatMap((poles) =>
      (order === 2 ? ([600, 1000, 1500] as const) : of.rows).map((value) =>
        piece(
          `VSP${order + 1}-${poles}-${value}`,
          order === 2
            ? text(`Surge arrester PV ${poles} ${value} V DC`, `Arester surja PV ${poles} ${value} V DC`)
            : text(
                `Surge arrester ${of.kind} ${poles} ${value} kA`,
                `Arester surja ${of.kind} ${poles} ${value} kA`,
              ),
          of.price * (0.4 + Number(poles[0]) * 0.72) * (order === 2 ? 0.7 + value / 2500 : 0.7 + value / 130),
          Number(poles[0]) * 125,
          {
            standard: order === 2 ? 'EN 50539-11' : 'IEC 61643-11',
            poles,
            surge_current: order === 2 ? 40 : value,
            voltage: order === 2 ? `${value} V DC` : of.volt,
            function: text(of.kind.replace('T', 'Type '), of.kind.replace('T', 'Tipe ')),
          },
        ),
      ),
    ),
  ),
)

/** Breakers for rails, against overload, leakage and surges. */
export const circuitBreakers: readonly Product[] = [...miniature, ...residual, ...arresters]

import type { Product } from '../catalogue/model.ts'
import { motorFrames, type MotorFrame } from '../standards/iec60072.ts'
import { circle, rect } from '../drawing/svg.ts'
import { blockPictures, mark, screws, slits, type Device } from './blocks.drawing.ts'
import { categories } from './categories.ts'
import { motorFront, motorShaded, motorSide } from './motor.drawing.ts'
import { piece, product } from './product.ts'
import { named, tableTab, text, type Pair } from './texts.ts'

/** Which power sits in which frame, by poles. Source: IEC 60072-1 with the usual assignment of EN 50347. */
const powers: Record<2 | 4 | 6, readonly (readonly [kw: number, frame: MotorFrame])[]> = {
  2: [
    [0.18, '63'],
    [0.25, '63'],
    [0.37, '71'],
    [0.55, '71'],
    [0.75, '80'],
    [1.1, '80'],
    [1.5, '90S'],
    [2.2, '90L'],
    [3, '100L'],
    [4, '112M'],
    [5.5, '132S'],
    [7.5, '132S'],
  ],
  4: [
    [0.12, '63'],
    [0.18, '63'],
    [0.25, '71'],
    [0.37, '71'],
    [0.55, '80'],
    [0.75, '80'],
    [1.1, '90S'],
    [1.5, '90L'],
    [2.2, '100L'],
    [3, '100L'],
    [4, '112M'],
    [5.5, '132S'],
    [7.5, '132M'],
  ],
  6: [
    [0.18, '71'],
    [0.25, '71'],
    [0.37, '80'],
    [0.55, '80'],
    [0.75, '90S'],
    [1.1, '90L'],
    [1.5, '100L'],
    [2.2, '112M'],
    [3, '132S'],
    [4, '132M'],
    [5.5, '132M'],
  ],
}
const speeds = { 2: 3000, 4: 1500, 6: 1000 } as const
const uses: Record<2 | 4 | 6, Pair> = {
  2: [
    'Two poles, about 2,900 rpm: pumps, fans, compressors and circular saws.',
    'Dua kutub, sekitar 2.900 rpm: pompa, kipas, kompresor, dan gergaji bundar.',
  ],
  4: [
    'Four poles, about 1,450 rpm: the speed of most machines, gearboxes and conveyors.',
    'Empat kutub, sekitar 1.450 rpm: putaran sebagian besar mesin, gearbox, dan konveyor.',
  ],
  6: [
    'Six poles, about 950 rpm: mixers, slow fans and crane drives with much torque.',
    'Enam kutub, sekitar 950 rpm: pengaduk, kipas lambat, dan penggerak derek bertorsi besar.',
  ],
}
const makes = [
  [2, 'IE2', 'B3'],
  [4, 'IE2', 'B3'],
  [6, 'IE2', 'B3'],
  [2, 'IE3', 'B3'],
  [4, 'IE3', 'B3'],
  [2, 'IE2', 'B5'],
  [4, 'IE2', 'B5'],
  [4, 'IE3', 'B5'],
] as const
const motors: readonly Product[] = makes.map(([poles, class_, form], order) => {
  const foot = form === 'B3'
  const rows = powers[poles].filter(([kw]) => class_ === 'IE2' || kw >= 0.75)
  const [kw, name] = rows[Math.min(5, rows.length - 2)] ?? powers[4][5] ?? [0.75, '80']
  const motor = {
    title: `IEC 60072-1 · ${name} · ${kw} kW · ${poles}P · ${form}`,
    frame: motorFrames[name],
    flange: !foot,
  }
  return product(
    `MOTOR-${class_}-${poles}P-${form}`,
    [
      `Three-phase motor ${class_}, ${poles} poles, ${foot ? 'foot B3' : 'flange B5'}`,
      `Motor tiga fasa ${class_}, ${poles} kutub, ${foot ? 'kaki B3' : 'flensa B5'}`,
    ],
    categories.motors,
    order % 2 === 0 ? 'Arusindra' : 'Voltaraga',
    640 - order * 45,
    {
      lead: [
        foot
          ? [
              'Squirrel-cage motor with feet for belts, couplings and base frames, fan-cooled.',
              'Motor sangkar tupai berkaki untuk sabuk, kopling, dan rangka dasar, berpendingin kipas.',
            ]
          : [
              'Squirrel-cage motor with flange that centres itself on gearboxes and pumps, fan-cooled.',
              'Motor sangkar tupai berflensa yang terpusat sendiri pada gearbox dan pompa, berpendingin kipas.',
            ],
        uses[poles],
      ],
      points: [
        [
          '230/400 V up to 3 kW, 400/690 V above: star-delta only with the latter',
          '230/400 V sampai 3 kW, 400/690 V di atasnya: bintang-segitiga hanya untuk yang terakhir',
        ],
        class_ === 'IE3'
          ? [
              'IE3 pays back within about two years where it runs in two shifts',
              'IE3 kembali modal sekitar dua tahun bila berjalan dua sif',
            ]
          : [
              'IE2 for intermittent use and for drives with inverter',
              'IE2 untuk pemakaian tidak terus-menerus dan penggerak dengan inverter',
            ],
        ['Set the overload relay to the current on the plate', 'Setel relai beban lebih sesuai pelat nama'],
        [
          'Align the shaft and tighten the belt with measure: bearings thank it',
          'Luruskan poros dan jangan terlalu mengencangkan sabuk agar bantalan awet',
        ],
      ],
      data: [
        ['standard', 'IEC 60034-1, IEC 60072-1'],
        ['protection', 'IP55'],
        ['insulation', 'Class F, temperature rise B', 'Kelas F, kenaikan suhu B'],
        ['temperature', '−20 to +40 °C', '−20 sampai +40 °C'],
      ],
    },
    [
      { view: 'dimensions', draw: () => motorSide(motor) },
      { view: 'shaded', draw: () => motorShaded(motor) },
      { view: 'front', draw: () => motorFront(motor) },
    ],
    rows.map(([power, frame]) => {
      const of = motorFrames[frame]
      return piece(
        `VMO-${class_}-${poles}P-${power}-${form}`,
        named(
          `Motor #0 kW ${poles} poles ${class_} ${form}, frame ${frame}`,
          `Motor #0 kW ${poles} kutub ${class_} ${form}, rangka ${frame}`,
          power,
        ),
        (620_000 + power * 690_000 + of.h * 4_200) * (class_ === 'IE3' ? 1.28 : 1) * (foot ? 1 : 1.06),
        2600 + of.h ** 2 * 2.4 + power * 1900,
        {
          standard: 'IEC 60034-1',
          shaft_power: power,
          motor_poles: poles,
          frame_size: frame,
          shaft_height: of.h,
          shaft_end: of.d,
          efficiency_class: class_,
          max_speed: speeds[poles],
          voltage: power <= 3 ? '230/400 V' : '400/690 V',
          connection: foot ? text('Foot B3', 'Kaki B3') : text('Flange B5', 'Flensa B5'),
          ingress: 'IP55',
        },
        { demand: poles === 4 ? 0.7 : 0.45 },
      )
    }),
    {
      ...(order === 1
        ? {
            tabs: [
              tableTab(
                ['Frame dimensions', 'Dimensi rangka'],
                [
                  'Feet A × B, C to the shoulder of the shaft, shaft D × E, all in mm.',
                  'Kaki A × B, C ke bahu poros, poros D × E, semua dalam mm.',
                ],
                [['Frame', 'Rangka'], 'H', 'A', 'B', 'C', 'D', 'E'],
                Object.entries(motorFrames).map(([frame, f]) => [
                  frame,
                  ...[f.h, f.a, f.b, f.c, f.d, f.e].map(String),
                ]),
              ),
            ],
          }
        : {}),
      tkdn: 27,
    },
  )
})

const inverter = (title: string, w: number, h: number, d: number, words: string): Device => ({
  title,
  blocks: [
    {
      x: 0,
      y: 0,
      z: 8,
      width: w,
      height: h,
      depth: d - 8,
      tone: 'deep',
      art: (a, b) => screws(6, a, b * 0.95, a * 0.05),
    },
    {
      x: 0,
      y: h * 0.06,
      z: 0,
      width: w,
      height: h * 0.8,
      depth: 8,
      tone: 'light',
      art: (a, b) => [
        rect(a * 0.14, b * 0.08, a * 0.72, b * 0.2, 'black', 3, 'edge'),
        mark(a / 2, b * 0.18, words, b * 0.1).replace(
          'fill="#16191d" stroke="#fff" stroke-width="5"',
          'fill="#ffd333" stroke="none"',
        ),
        circle(a * 0.72, b * 0.44, a * 0.13, 'dark', 'edge'),
        rect(a * 0.14, b * 0.36, a * 0.18, b * 0.07, 'accent', 3, 'edge'),
        rect(a * 0.14, b * 0.47, a * 0.18, b * 0.07, 'deep', 3, 'edge'),
        rect(a * 0.36, b * 0.36, a * 0.16, b * 0.07, 'mid', 3, 'edge'),
        rect(a * 0.36, b * 0.47, a * 0.16, b * 0.07, 'mid', 3, 'edge'),
        ...slits(5, a * 0.14, b * 0.66, a * 0.72, b * 0.24, 'dark'),
      ],
    },
  ],
})
type Drive = {
  code: string
  prefix: string
  name: Pair
  short: Pair
  kws: readonly number[]
  supply: string
  box: readonly [number, number, number]
  lead: readonly Pair[]
  points: readonly Pair[]
  price: number
  popularity: number
  brand: Product['brand']
  extras?: { displayPrice?: boolean; displayAddToCart?: boolean }
}
const driveTypes: readonly Drive[] = [
  {
    code: 'INVERTER-1PH',
    prefix: 'VFD1',
    name: ['Frequency inverter 1-phase 230 V, 0.4 to 2.2 kW', 'Inverter 1 fasa 230 V, 0,4 sampai 2,2 kW'],
    short: ['Inverter 1-phase', 'Inverter 1 fasa'],
    kws: [0.4, 0.75, 1.1, 1.5, 2.2],
    supply: '1 × 230 V AC',
    box: [72, 142, 122],
    price: 1_150_000,
    popularity: 560,
    brand: 'Voltaraga',
    lead: [
      [
        'Turns single-phase mains into variable three-phase current: small conveyors, fans, workshop machines.',
        'Mengubah listrik satu fasa menjadi tiga fasa berfrekuensi variabel: konveyor kecil, kipas, mesin bengkel.',
      ],
      ['Motor in delta connection for 230 V.', 'Motor disambung segitiga untuk 230 V.'],
    ],
    points: [
      ['Knob and keys on the front, 0 to 400 Hz', 'Kenop dan tombol di depan, 0 sampai 400 Hz'],
      ['RCCB of type A or B only', 'RCCB hanya tipe A atau B'],
      ['No contactor between inverter and motor', 'Jangan memasang kontaktor di antara inverter dan motor'],
    ],
  },
  {
    code: 'INVERTER-3PH',
    prefix: 'VFD3',
    name: ['Frequency inverter 3-phase 400 V, 0.75 to 22 kW', 'Inverter 3 fasa 400 V, 0,75 sampai 22 kW'],
    short: ['Inverter 3-phase', 'Inverter 3 fasa'],
    kws: [0.75, 1.5, 2.2, 3.7, 5.5, 7.5, 11, 15, 18.5, 22],
    supply: '3 × 400 V AC',
    box: [108, 185, 150],
    price: 1_450_000,
    popularity: 590,
    brand: 'Voltaraga',
    lead: [
      [
        'Starts motors softly and sets their speed: pumps save a third of their power, conveyors keep pace.',
        'Menjalankan motor dengan halus dan mengatur putarannya: pompa menghemat sepertiga daya, konveyor menyesuaikan irama.',
      ],
      ['Vector control holds torque at low speed.', 'Kendali vektor menjaga torsi pada putaran rendah.'],
    ],
    points: [
      ['Choose by motor current, not only by kW', 'Pilih menurut arus motor, tidak hanya kW'],
      [
        'Screened motor cable, braid earthed on both sides',
        'Kabel motor ber-screen, anyaman dibumikan di kedua sisi',
      ],
      ['Brake resistor for hoists and centrifuges', 'Resistor rem untuk pengangkat dan sentrifuga'],
    ],
  },
  {
    code: 'INVERTER-HEAVY',
    prefix: 'VFDH',
    name: ['Frequency inverter 3-phase 400 V, 30 to 110 kW', 'Inverter 3 fasa 400 V, 30 sampai 110 kW'],
    short: ['Heavy inverter', 'Inverter tugas berat'],
    kws: [30, 37, 45, 55, 75, 90, 110],
    supply: '3 × 400 V AC',
    box: [270, 560, 300],
    price: 4_200_000,
    popularity: 260,
    brand: 'Arusindra',
    extras: { displayPrice: false, displayAddToCart: false },
    lead: [
      [
        'Large drives for compressors, crushers, extruders and water works, with built-in DC choke.',
        'Penggerak besar untuk kompresor, penghancur, ekstruder, dan instalasi air, dengan reaktor DC di dalamnya.',
      ],
      [
        'Quoted with cabinet, filter and commissioning.',
        'Ditawarkan bersama kabinet, filter, dan komisioning.',
      ],
    ],
    points: [
      ['Tell motor plate, load and cable length', 'Sebutkan pelat motor, beban, dan panjang kabel'],
      ['150 % for one minute', '150 % selama satu menit'],
      ['Fans are changed from the front within minutes', 'Kipas diganti dari depan dalam beberapa menit'],
    ],
  },
  {
    code: 'SOFT-STARTER',
    prefix: 'VSF',
    name: ['Soft starter with bypass, 7.5 to 55 kW', 'Soft starter dengan bypass, 7,5 sampai 55 kW'],
    short: ['Soft starter', 'Soft starter (pengasut lunak)'],
    kws: [7.5, 11, 15, 18.5, 22, 30, 37, 45, 55],
    supply: '3 × 400 V AC',
    box: [120, 190, 150],
    price: 1_250_000,
    popularity: 310,
    brand: 'Saklarindo',
    lead: [
      [
        'Raises the voltage over some seconds, so that belts do not jerk, pipes do not hammer and lamps do not dim.',
        'Menaikkan tegangan dalam beberapa detik sehingga sabuk tidak tersentak, pipa tidak berpalu air, dan lampu tidak meredup.',
      ],
      [
        'A built-in bypass carries the current when the motor runs.',
        'Bypass di dalamnya memikul arus saat motor sudah berjalan.',
      ],
    ],
    points: [
      ['Ramp 1 to 30 s up and down', 'Waktu naik dan turun 1 sampai 30 detik'],
      ['At most ten starts an hour', 'Paling banyak sepuluh start tiap jam'],
      [
        'Speed cannot be set: take an inverter for that',
        'Putaran tidak dapat diatur: untuk itu gunakan inverter',
      ],
    ],
  },
]
const driveProducts: readonly Product[] = driveTypes.map((of) =>
  product(
    of.code,
    of.name,
    categories.inverters,
    of.brand,
    of.popularity,
    {
      lead: of.lead,
      points: of.points,
      data: [
        ['standard', of.prefix === 'VSF' ? 'IEC 60947-4-2' : 'IEC 61800-5-1'],
        ['interface', '6 digital, 2 analogue inputs, RS-485', '6 masukan digital, 2 analog, RS-485'],
        ['protection', 'IP20'],
        ['temperature', '−10 to +50 °C', '−10 sampai +50 °C'],
      ],
    },
    blockPictures(
      inverter(`${of.supply} · ${of.kws[2]} kW`, ...of.box, of.prefix === 'VSF' ? '15 kW' : '50.00'),
    ),
    of.kws.flatMap((kw) =>
      (of.prefix === 'VSF' || of.kws.length > 8 ? (['S'] as const) : (['S', 'F'] as const)).map((key) =>
        piece(
          `${of.prefix}-${kw}${key === 'F' ? 'F' : ''}`,
          named(
            `${of.short[0]} #0 kW${key === 'F' ? ', EMC filter' : ''}`,
            `${of.short[1]} #0 kW${key === 'F' ? ', filter EMC' : ''}`,
            kw,
          ),
          of.price + kw * (of.prefix === 'VSF' ? 105_000 : 455_000) * (key === 'F' ? 1.15 : 1),
          900 + kw * 560,
          {
            motor_power: kw,
            supply: of.supply,
            ingress: 'IP20',
            function:
              key === 'F' ? text('With EMC filter', 'Dengan filter EMC') : text('Standard', 'Standar'),
          },
          { demand: kw < 8 ? 0.7 : 0.4 },
        ),
      ),
    ),
    of.extras ?? {},
  ),
)

/** Motors, inverters and soft starters. */
export const drives: readonly Product[] = [...motors, ...driveProducts]

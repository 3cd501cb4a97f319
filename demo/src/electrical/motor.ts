import type { Product } from '../catalogue/model.ts'
import { motorFrames, type MotorFrame } from '../standards/iec60072.ts'
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
/** Motors by class, poles and mounting. */
export const motors: readonly Product[] = makes.map(([poles, class_, form], order) => {
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
              'Motor squirrel cage berkaki untuk belt, kopling, dan rangka dasar, berpendingin kipas.',
            ]
          : [
              'Squirrel-cage motor with flange that centres itself on gearboxes and pumps, fan-cooled.',
              'Motor squirrel cage berflensa yang terpusat sendiri pada gearbox dan pompa, berpendingin kipas.',
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
        ['Set the overload relay to the current on the plate', 'Setel overload relay sesuai pelat nama'],
        [
          'Align the shaft and do not overtighten the belt, so that the bearings last',
          'Luruskan poros dan jangan terlalu mengencangkan belt agar bearing awet',
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

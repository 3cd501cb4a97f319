import type { Product } from '../catalogue/model.ts'
import { rect } from '../drawing/svg.ts'
import { blockPictures, mark, screws, slits } from './blocks.drawing.ts'
import { categories } from './categories.ts'
import { piece, product } from './product.ts'
import { meshDevice, supplyDevice } from './relay.drawing.ts'
import { cross, named, text } from './texts.ts'

const rows = [
  [30, 1.25, 25],
  [60, 2.5, 32],
  [120, 5, 40],
  [240, 10, 63],
  [480, 20, 85],
] as const

const supplies: readonly Product[] = ([24, 12] as const).map((volt, order) =>
  product(
    `PSU-RAIL-${volt}V`,
    [`Power supply ${volt} V DC, rail mounting`, `Power supply ${volt} V DC, pasang rel`],
    categories.supplies,
    order === 0 ? 'Voltaraga' : 'Saklarindo',
    680 - order * 260,
    {
      lead: [
        [
          `Makes ${volt} V DC for sensors, valves and PLC out of 100 to 240 V AC.`,
          `Menghasilkan ${volt} V DC untuk sensor, katup, dan PLC dari 100 sampai 240 V AC.`,
        ],
        order === 0
          ? [
              'Holds half as much again for three seconds, which helps valves and motors to start.',
              'Sanggup memberi satu setengah kali selama tiga detik sehingga membantu katup dan motor menyala.',
            ]
          : [
              'For cameras, routers, tills and emergency batteries.',
              'Untuk kamera, router, mesin kasir, dan aki darurat.',
            ],
      ],
      points: [
        ['Leave 50 mm above and below for air', 'Sisakan 50 mm di atas dan bawah untuk udara'],
        ['Load it to 80 % in warm panels', 'Bebani 80 % di panel yang panas'],
        ['Fuse each branch on the DC side', 'Amankan setiap cabang di sisi DC dengan sekering'],
        ['Earth the minus at one point', 'Bumikan minus di satu titik'],
      ],
      data: [
        ['input', '85 to 264 V AC, 47 to 63 Hz', '85 sampai 264 V AC, 47 sampai 63 Hz'],
        ['efficiency', 'up to 93 %', 'sampai 93 %'],
        ['temperature', '−25 to +70 °C, derated above 50 °C', '−25 sampai +70 °C, turun di atas 50 °C'],
      ],
    },
    blockPictures(
      supplyDevice(`${volt} V DC · 120 W · ${volt === 24 ? 5 : 10} A`, 40, 125, 113, `${volt} V`),
    ),
    rows.flatMap(([watt, ampere, width]) =>
      (['A', 'R'] as const).map((key) =>
        piece(
          `VPS${volt}-${watt}${key === 'R' ? 'R' : ''}`,
          named(
            `Power supply ${volt} V DC #0 W, #1 A${key === 'R' ? ', relay DC-OK' : ''}`,
            `Power supply ${volt} V DC #0 W, #1 A${key === 'R' ? ', relay DC-OK' : ''}`,
            watt,
            order === 0 ? ampere : ampere * 2,
          ),
          120_000 + watt * 2_450 + (key === 'R' ? 65_000 : 0),
          150 + watt * 3,
          {
            power: watt,
            current: order === 0 ? ampere : ampere * 2,
            output: `${volt} V DC`,
            supply: '85–264 V AC',
            width,
            function:
              key === 'R' ? text('With DC-OK relay', 'Dengan relay DC-OK') : text('Standard', 'Standar'),
          },
          { demand: watt === 120 || watt === 60 ? 1 : 0.5 },
        ),
      ),
    ),
  ),
)

const mesh: Product = product(
  'PSU-ENCLOSED',
  ['Enclosed switching power supply, perforated case', 'Power supply switching, kotak berlubang'],
  categories.supplies,
  'Arusindra',
  560,
  {
    lead: [
      [
        'Inexpensive supply for LED strips, displays, small machines and laboratories, screwed onto a plate.',
        'Power supply ekonomis untuk pita LED, layar, mesin kecil, dan laboratorium, disekrup pada pelat.',
      ],
      ['A trimmer sets the voltage by ten per cent.', 'Trimmer mengatur tegangan sebesar sepuluh persen.'],
    ],
    points: [
      ['Open terminals: only inside a housing', 'Terminal terbuka: hanya di dalam rumah tertutup'],
      [
        'Switch 115/230 V must be right before power is applied',
        'Switch 115/230 V harus tepat sebelum dialiri listrik',
      ],
      ['Above 200 W a fan runs when it is warm', 'Di atas 200 W kipas berputar saat panas'],
    ],
    data: [
      ['input', '115 or 230 V AC by switch', '115 atau 230 V AC lewat switch'],
      ['temperature', '−20 to +60 °C', '−20 sampai +60 °C'],
    ],
  },
  blockPictures(meshDevice('159 × 97 × 38 · 24 V · 150 W', 159, 97, 38)),
  cross([35, 75, 150, 250, 350, 600], [5, 12, 24, 48] as const, (watt, volt) =>
    (volt === 5 && watt > 350) || (volt === 48 && watt < 75)
      ? undefined
      : piece(
          `VPE${volt}-${watt}`,
          named(`Switching supply #0 V #1 W`, `Power supply switching #0 V #1 W`, volt, watt),
          62_000 + watt * 920,
          250 + watt * 2.2,
          { power: watt, output: `${volt} V DC`, supply: '115/230 V AC' },
        ),
  ),
)

const transformers: Product = product(
  'CONTROL-TRANSFORMER',
  ['Control transformer, 50 to 1000 VA', 'Trafo kontrol, 50 sampai 1000 VA'],
  categories.supplies,
  'Arusindra',
  390,
  {
    lead: [
      [
        'Feeds contactor coils and valves from two phases and separates them from the mains.',
        'Memasok coil kontaktor dan katup dari dua fasa serta memisahkannya dari jaringan.',
      ],
      ['Vacuum-impregnated winding, terminals on top.', 'Lilitan diimpregnasi vakum, terminal di atas.'],
    ],
    points: [
      [
        'Add up holding power, then check inrush of the largest coil',
        'Jumlahkan daya tahan, lalu periksa daya tarik coil terbesar',
      ],
      [
        'Earth one side of the secondary and fuse the other',
        'Bumikan satu sisi sekunder dan sekering sisi lainnya',
      ],
      ['MCB of curve D on the primary', 'MCB kurva D di sisi primer'],
    ],
    data: [
      ['standard', 'IEC 61558-2-2'],
      ['input', '0-220-380 V'],
      ['insulation', 'Class F', 'Kelas F'],
    ],
  },
  blockPictures({
    title: 'IEC 61558-2-2 · 250 VA',
    blocks: [
      { x: 0, y: 96, z: 0, width: 120, height: 4, depth: 90, tone: 'dark' },
      { x: 18, y: 22, z: -8, width: 84, height: 62, depth: 106, tone: 'accent' },
      {
        x: 6,
        y: 8,
        z: 22,
        width: 108,
        height: 88,
        depth: 46,
        tone: 'mid',
        art: (w, h) => [
          rect(w * 0.3, h * 0.35, w * 0.4, h * 0.3, 'white', 2, 'edge'),
          mark(w / 2, h * 0.5, '250 VA', h * 0.12),
          ...slits(9, 0, 0, w, h * 0.1, 'deep'),
        ],
      },
      {
        x: 10,
        y: 0,
        z: 0,
        width: 100,
        height: 12,
        depth: 20,
        tone: 'black',
        art: (w, h) => screws(8, w, h / 2, h * 0.3),
      },
    ],
  }),
  cross([50, 100, 160, 250, 400, 630, 1000], ['24', '110', '220'] as const, (va, volt) =>
    piece(
      `VTX-${va}-${volt}`,
      text(
        `Control transformer ${va} VA, 380/220 V / ${volt} V`,
        `Trafo kontrol ${va} VA, 380/220 V / ${volt} V`,
      ),
      145_000 + va * 1_350,
      900 + va * 11,
      { standard: 'IEC 61558-2-2', apparent_power: va, supply: '220/380 V AC', output: `${volt} V AC` },
    ),
  ),
)

/** Power supplies and control transformers. */
export const powerSupplies: readonly Product[] = [...supplies, mesh, transformers]

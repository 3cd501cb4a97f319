import type { Product } from '../catalogue/model.ts'
import { circle, rect } from '../drawing/svg.ts'
import { blockPictures, mark, screws, slits, type Device } from './blocks.drawing.ts'
import { categories } from './categories.ts'
import { piece, product } from './product.ts'
import { named, text, type Pair } from './texts.ts'

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
      ['Knob and keys on the front, 0 to 400 Hz', 'Knob dan tombol di depan, 0 sampai 400 Hz'],
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
    short: ['Heavy inverter', 'Inverter heavy duty'],
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
    short: ['Soft starter', 'Soft starter'],
    kws: [7.5, 11, 15, 18.5, 22, 30, 37, 45, 55],
    supply: '3 × 400 V AC',
    box: [120, 190, 150],
    price: 1_250_000,
    popularity: 310,
    brand: 'Saklarindo',
    lead: [
      [
        'Raises the voltage over some seconds, so that belts do not jerk, pipes do not hammer and lamps do not dim.',
        'Menaikkan tegangan dalam beberapa detik sehingga belt tidak tersentak, pipa tidak berpalu air, dan lampu tidak meredup.',
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
/** Inverters and soft starters. */
export const drives: readonly Product[] = driveTypes.map((of) =>
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

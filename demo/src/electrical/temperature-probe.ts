import type { Product } from '../catalogue/model.ts'
import { categories } from './categories.ts'
import { plot } from './plot.drawing.ts'
import { piece, product } from './product.ts'
import { cross, tableTab, text, type Pair } from './texts.ts'
import { turnedPictures, type Turned } from './turned.drawing.ts'

/** Resistance of PT100 in ohms by °C. Source: IEC 60751. */
export const pt100 = [
  [-50, 80.31],
  [0, 100],
  [100, 138.51],
  [200, 175.86],
  [300, 212.05],
  [400, 247.09],
] as const

/** Voltage in mV by °C of types K and J. Source: IEC 60584-1. */
export const thermocouples = {
  K: [
    [0, 0],
    [100, 4.096],
    [200, 8.138],
    [400, 16.397],
    [600, 24.905],
    [800, 33.275],
    [1000, 41.276],
  ],
  J: [
    [0, 0],
    [100, 5.269],
    [200, 10.779],
    [400, 21.848],
    [600, 33.102],
  ],
} as const

const probe = (title: string, d: number, l: number, headed: boolean): Turned => ({
  title,
  stretches: [
    { length: 60, diameter: d, fill: 'roundH', across: `Ø ${d}`, along: `l ${l}` },
    ...(headed
      ? [
          { length: 14, diameter: 20, kind: 'thread' as const, across: 'G1/2' },
          { length: 12, diameter: 27, kind: 'hex' as const },
          { length: 12, diameter: 16 },
          { length: 44, diameter: 56, end: 60, fill: 'mid' as const },
          { length: 14, diameter: 66, fill: 'dark' as const },
        ]
      : [
          { length: 14, diameter: d * 1.3, kind: 'ribs' as const },
          { length: 46, diameter: d * 0.6, fill: 'darkH' as const },
        ]),
  ],
})

type Probe = {
  code: string
  prefix: string
  name: Pair
  short: Pair
  kind: 'PT100' | 'K' | 'J'
  head: boolean
  ds: readonly number[]
  ls: readonly number[]
  lead: readonly Pair[]
  price: number
  popularity: number
  range: Pair
  curve: readonly (readonly [number, number])[]
}

const probes: readonly Probe[] = [
  {
    code: 'PT100-HEAD',
    prefix: 'VTP-H',
    name: ['PT100 probe with connection head, G1/2', 'Sensor PT100 dengan kepala sambungan, G1/2'],
    short: ['PT100 head', 'PT100 kepala'],
    kind: 'PT100',
    head: true,
    ds: [6, 8],
    ls: [50, 100, 150, 200, 300, 500],
    price: 195_000,
    popularity: 440,
    range: ['−50 to +400 °C', '−50 sampai +400 °C'],
    curve: pt100,
    lead: [
      [
        'Resistance thermometer for tanks and pipes, accurate and stable over years, class B.',
        'Termometer tahanan untuk tangki dan pipa, teliti dan stabil bertahun-tahun, kelas B.',
      ],
      [
        'Use it below 400 °C where tenths of a degree matter.',
        'Gunakan di bawah 400 °C bila sepersepuluh derajat berarti.',
      ],
    ],
  },
  {
    code: 'PT100-CABLE',
    prefix: 'VTP-C',
    name: ['PT100 probe with cable', 'Sensor PT100 dengan kabel'],
    short: ['PT100 cable', 'PT100 kabel'],
    kind: 'PT100',
    head: false,
    ds: [4, 6],
    ls: [30, 50, 100, 150],
    price: 88_000,
    popularity: 430,
    range: ['−50 to +200 °C', '−50 sampai +200 °C'],
    curve: pt100,
    lead: [
      [
        'Thin probe with 2 m of three-wire cable for ovens, cooling rooms, bearings and moulds.',
        'Sensor ramping dengan kabel tiga inti 2 m untuk oven, ruang dingin, bearing, dan cetakan.',
      ],
      ['Three wires cancel the resistance of the lead.', 'Tiga kabel meniadakan pengaruh tahanan kabel.'],
    ],
  },
  {
    code: 'THERMOCOUPLE-K-HEAD',
    prefix: 'VTK-H',
    name: [
      'Thermocouple type K with connection head, G1/2',
      'Termokopel tipe K dengan kepala sambungan, G1/2',
    ],
    short: ['Thermocouple K head', 'Termokopel K kepala'],
    kind: 'K',
    head: true,
    ds: [6, 8, 12],
    ls: [100, 200, 300, 500],
    price: 165_000,
    popularity: 450,
    range: ['0 to +1000 °C', '0 sampai +1000 °C'],
    curve: thermocouples.K,
    lead: [
      [
        'For furnaces, boilers, kilns and exhausts: quick, robust, up to 1,000 °C.',
        'Untuk tungku, boiler, kiln, dan gas buang: cepat, tangguh, sampai 1.000 °C.',
      ],
      ['Thicker tubes last longer in the flame.', 'Pipa lebih tebal bertahan lebih lama dalam api.'],
    ],
  },
  {
    code: 'THERMOCOUPLE-K-CABLE',
    prefix: 'VTK-C',
    name: ['Thermocouple type K with cable', 'Termokopel tipe K dengan kabel'],
    short: ['Thermocouple K cable', 'Termokopel K kabel'],
    kind: 'K',
    head: false,
    ds: [3, 4, 6],
    ls: [30, 50, 100, 200],
    price: 62_000,
    popularity: 490,
    range: ['0 to +400 °C', '0 sampai +400 °C'],
    curve: thermocouples.K,
    lead: [
      [
        'Small probe for packing machines, heating plates and extruders, with 2 m of metal-braided cable.',
        'Sensor kecil untuk mesin pengemas, pelat pemanas, dan ekstruder, dengan kabel beranyaman logam 2 m.',
      ],
      ['Steel braid guards the cable on sharp edges.', 'Anyaman baja melindungi kabel dari tepi tajam.'],
    ],
  },
  {
    code: 'THERMOCOUPLE-J-CABLE',
    prefix: 'VTJ-C',
    name: ['Thermocouple type J with cable', 'Termokopel tipe J dengan kabel'],
    short: ['Thermocouple J cable', 'Termokopel J kabel'],
    kind: 'J',
    head: false,
    ds: [4, 6],
    ls: [30, 50, 100, 200],
    price: 64_000,
    popularity: 340,
    range: ['0 to +400 °C', '0 sampai +400 °C'],
    curve: thermocouples.J,
    lead: [
      [
        'The type of most plastic machines, where K would show wrong figures on the same controller.',
        'Tipe yang dipakai sebagian besar mesin plastik; tipe K akan menunjukkan angka salah pada pengatur yang sama.',
      ],
      ['Iron leg: keep it dry.', 'Kaki besi: jaga tetap kering.'],
    ],
  },
]

const common: readonly Pair[] = [
  ['Immerse at least ten times the diameter', 'Celupkan sedikitnya sepuluh kali diameter'],
  ['Set the controller to the same type', 'Setel pengatur pada tipe yang sama'],
]

/** PT100 probes and thermocouples. */
export const probeProducts: readonly Product[] = probes.map((of) => {
  const tc = of.kind !== 'PT100'
  return product(
    of.code,
    of.name,
    categories.temperature,
    'Sensoraya',
    of.popularity,
    {
      lead: of.lead,
      points: [
        ...common,
        tc
          ? [
              'Lengthen with compensating cable of its type only, mind the polarity',
              'Perpanjang hanya dengan kabel kompensasi tipe sama, perhatikan polaritas',
            ]
          : ['Lengthen with copper, all three wires alike', 'Perpanjang dengan tembaga, ketiga kabel sama'],
        ['Other lengths within two weeks', 'Panjang lain dalam dua minggu'],
      ],
      data: [
        ['standard', tc ? 'IEC 60584-1' : 'IEC 60751'],
        ['range', ...of.range],
        ['material', 'Stainless steel 316', 'Stainless steel 316'],
      ],
    },
    [
      ...turnedPictures(
        probe(`${of.kind} · Ø ${of.ds[1]} × ${of.ls[2]}`, of.ds[1] ?? 6, of.ls[2] ?? 100, of.head),
      ),
      {
        view: 'chart',
        draw: () =>
          tc
            ? plot(
                `IEC 60584-1 · ${of.kind} · mV`,
                {
                  from: 0,
                  to: of.kind === 'K' ? 1000 : 600,
                  ticks: [0, 200, 400, 600, ...(of.kind === 'K' ? [800, 1000] : [])],
                  unit: '°C',
                },
                { from: 0, to: 45, ticks: [0, 10, 20, 30, 40], unit: 'mV' },
                [of.curve],
              )
            : plot(
                'IEC 60751 · PT100 · Ω',
                { from: -50, to: 400, ticks: [-50, 0, 100, 200, 300, 400], unit: '°C' },
                { from: 60, to: 260, ticks: [80, 100, 140, 180, 220, 260], unit: 'Ω' },
                [of.curve],
              ),
      },
    ],
    cross(of.ds, of.ls, (d, l) =>
      piece(
        `${of.prefix}-${d}X${l}`,
        text(`${of.short[0]} Ø ${d} × ${l} mm`, `${of.short[1]} Ø ${d} × ${l} mm`),
        of.price * (1 + l / 700) * (0.85 + d / 40),
        (of.head ? 320 : 70) + d * l * 0.06,
        {
          function: of.kind === 'PT100' ? 'PT100' : text(`Type ${of.kind}`, `Tipe ${of.kind}`),
          probe_diameter: d,
          probe_length: l,
          measuring_range: text(...of.range),
          standard: tc ? 'IEC 60584-1' : 'IEC 60751',
          connection: of.head ? text('Head, G1/2', 'Kepala, G1/2') : text('Cable 2 m', 'Kabel 2 m'),
        },
        { demand: l <= 200 ? 0.7 : 0.4 },
      ),
    ),
    of.code === 'PT100-HEAD'
      ? {
          tabs: [
            tableTab(
              ['Resistance by temperature', 'Tahanan menurut suhu'],
              [
                'Basic values of PT100 for checking with a multimeter.',
                'Nilai dasar PT100 untuk pemeriksaan dengan multimeter.',
              ],
              ['°C', 'Ω'],
              pt100.map(([t, r]) => [String(t), [r.toFixed(2), r.toFixed(2).replace('.', ',')] as const]),
            ),
          ],
        }
      : of.code === 'THERMOCOUPLE-K-HEAD'
        ? {
            tabs: [
              tableTab(
                ['Voltage by temperature, type K', 'Tegangan menurut suhu, tipe K'],
                ['Basic values against 0 °C.', 'Nilai dasar terhadap 0 °C.'],
                ['°C', 'mV'],
                thermocouples.K.map(([t, v]) => [
                  String(t),
                  [v.toFixed(3), v.toFixed(3).replace('.', ',')] as const,
                ]),
              ),
            ],
          }
        : {},
  )
})

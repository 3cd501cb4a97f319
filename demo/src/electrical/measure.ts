import type { Product } from '../catalogue/model.ts'
import { caption, dimH, dimV, label, note } from '../drawing/dimension.ts'
import { sheet } from '../drawing/sheet.ts'
import { circle, line, path, polar, rect, stroke, type Mark } from '../drawing/svg.ts'
import { blockPictures, mark, screws, type Art, type Device } from './blocks.drawing.ts'
import { categories } from './categories.ts'
import { plot } from './plot.drawing.ts'
import { piece, product } from './product.ts'
import { cross, named, tableTab, text, type Pair, type Row } from './texts.ts'
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
        'Take it below 400 °C wherever tenths of degrees count.',
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
        'Sensor ramping dengan kabel tiga inti 2 m untuk oven, ruang dingin, bantalan, dan cetakan.',
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
        'Untuk tungku, ketel, tanur, dan gas buang: cepat, tangguh, sampai 1.000 °C.',
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
const probeProducts: readonly Product[] = probes.map((of) => {
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

/** A display in the style of panel instruments: dark window, yellow figures. */
const figures = (x: number, y: number, words: string, height: number): Mark =>
  mark(x, y, words, height).replace(
    /fill="#16191d" stroke="#fff" stroke-width="5"/,
    'fill="#ffd333" stroke="none"',
  )
const controllerArt: Art = (w, h) => [
  rect(w * 0.08, h * 0.08, w * 0.84, h * 0.56, 'black', 4, 'edge'),
  figures(w / 2, h * 0.24, '185', Math.min(w * 0.26, h * 0.2)),
  figures(w / 2, h * 0.48, '190', Math.min(w * 0.18, h * 0.14)),
  ...[0.2, 0.4, 0.6, 0.8].map((x) => rect(w * x - w * 0.07, h * 0.76, w * 0.14, h * 0.12, 'dark', 3, 'edge')),
]
const instrument = (title: string, w: number, h: number, d: number, art: Art): Device => ({
  title,
  blocks: [
    { x: w * 0.03, y: h * 0.03, z: 8, width: w * 0.94, height: h * 0.94, depth: d - 8, tone: 'black' },
    { x: 0, y: 0, z: 0, width: w, height: h, depth: 8, tone: 'deep', art },
  ],
})
const faces = [
  [48, 48, 410_000],
  [48, 96, 495_000],
  [72, 72, 470_000],
  [96, 96, 560_000],
] as const
const controllers: readonly Product[] = faces.map(([w, h, price], order) =>
  product(
    `TEMP-CONTROLLER-${w}X${h}`,
    [
      `Temperature controller PID, ${w} × ${h} mm`,
      `Pengatur suhu (temperature controller) PID, ${w} × ${h} mm`,
    ],
    categories.temperature,
    'Sensoraya',
    480 - order * 50,
    {
      lead: [
        [
          'Holds heaters, ovens and moulds at their temperature; learns its own parameters by auto-tuning.',
          'Menjaga pemanas, oven, dan cetakan pada suhunya; mempelajari parameternya sendiri lewat auto-tuning.',
        ],
        order === 0
          ? [
              'The smallest face, for many zones side by side.',
              'Muka terkecil, untuk banyak zona berdampingan.',
            ]
          : ['Large figures are read from across the hall.', 'Angka besar terbaca dari jauh.'],
      ],
      points: [
        ['Input K, J, T, PT100, chosen in the menu', 'Masukan K, J, T, PT100, dipilih di menu'],
        [
          'SSR output for short cycles, relay from 20 s upwards',
          'Keluaran SSR untuk siklus pendek, relai mulai 20 detik',
        ],
        [
          'A second contactor switches off at excess temperature',
          'Kontaktor kedua memutus bila suhu berlebih',
        ],
        ['Two alarm relays', 'Dua relai alarm'],
      ],
      data: [
        ['accuracy', '±0.3 % of range', '±0,3 % rentang'],
        ['supply', '100 to 240 V AC', '100 sampai 240 V AC'],
        ['protection', 'IP65 at the front', 'IP65 pada muka'],
      ],
    },
    blockPictures(instrument(`${w} × ${h} · PID · 100–240 V AC`, w, h, order === 0 ? 85 : 75, controllerArt)),
    cross(
      [
        ['R', 'relay', 'relai'],
        ['S', 'SSR drive', 'pemicu SSR'],
        ['A', '4–20 mA', '4–20 mA'],
      ] as const,
      [
        ['A', '100–240 V AC', ''],
        ['D', '24 V DC', ''],
        ['AC', '100–240 V AC', ', RS-485'],
      ] as const,
      ([key, en, id], [end, supply, bus]) =>
        piece(
          `VTC-${w}${h}-${key}${end}`,
          text(
            `Temperature controller ${w} × ${h}, ${en}, ${supply}${bus}`,
            `Pengatur suhu ${w} × ${h}, ${id}, ${supply}${bus}`,
          ),
          price * (key === 'A' ? 1.2 : 1) * (bus === '' ? 1 : 1.22),
          90 + w * h * 0.02,
          {
            size: `${w} × ${h} mm`,
            output: text(en.charAt(0).toUpperCase() + en.slice(1), id.charAt(0).toUpperCase() + id.slice(1)),
            supply,
            function:
              bus === '' ? text('Without RS-485', 'Tanpa RS-485') : text('With RS-485', 'Dengan RS-485'),
          },
        ),
    ),
  ),
)

function needle(title: string, unit: string, top: number): string {
  const at = (share: number, r: number): readonly [number, number] => polar(560, 430, r, 180 + share * 90)
  return sheet(title, [
    rect(220, 90, 390, 390, 'deep', 12),
    rect(240, 110, 350, 350, 'white', 6),
    ...Array.from({ length: 21 }, (_, i) =>
      line([at(i / 20, 290), at(i / 20, i % 5 === 0 ? 258 : 275)], i % 5 === 0 ? 'outline' : 'fine'),
    ),
    ...[0, 0.25, 0.5, 0.75, 1].map((share) => {
      const [x, y] = at(share, 232)
      return label(x, y + 8, String(Math.round(top * share)), 'middle', 20)
    }),
    line([[560, 430], at(0.62, 268)], 'heavy'),
    circle(560, 430, 16, 'black'),
    label(470, 400, unit, 'middle', 46),
    dimH(220, 610, 530, '96', 480),
    dimV(90, 480, 670, '96', 610, 'right'),
    caption(title),
  ])
}
function transformer(title: string, hole: number): string {
  return sheet(title, [
    rect(240, 120, 300, 300, 'deep', 30),
    circle(390, 280, 104, 'white'),
    circle(390, 280, 112, 'none', 'edge'),
    rect(290, 76, 70, 44, 'mid', 4),
    rect(420, 76, 70, 44, 'mid', 4),
    circle(325, 98, 13, 'glow', 'edge'),
    circle(455, 98, 13, 'glow', 'edge'),
    label(325, 66, 'S1', 'middle', 20),
    label(455, 66, 'S2', 'middle', 20),
    rect(220, 420, 340, 24, 'dark', 3),
    circle(244, 432, 7, 'white', 'edge'),
    circle(536, 432, 7, 'white', 'edge'),
    dimH(286, 494, 500, `Ø ${hole}`, [280, 280]),
    note([390, 176], [620, 140], 'P1 → P2'),
    caption(title),
  ])
}
const meterData: readonly Row[] = [
  ['accuracy', 'Class 1.5', 'Kelas 1,5'],
  ['cutout', '92 × 92 mm'],
  ['terminals', 'Studs M4', 'Baut M4'],
]
const turns = [50, 75, 100, 150, 200, 250, 300, 400, 500, 600, 800, 1000] as const
const bar = (title: string, d: number): Device => ({
  title,
  blocks: [
    {
      x: 0,
      y: 20,
      z: 0,
      width: 60,
      height: 78,
      depth: d,
      tone: 'deep',
      art: (w, h) => [
        circle(w / 2, h * 0.48, w * 0.3, 'white', 'edge'),
        rect(w * 0.15, h * 0.86, w * 0.7, h * 0.1, 'white', 1, 'edge'),
      ],
    },
    {
      x: 8,
      y: 8,
      z: d * 0.3,
      width: 44,
      height: 12,
      depth: 14,
      tone: 'mid',
      art: (w, h) => screws(2, w, h / 2, h * 0.32),
    },
  ],
})
const meters: readonly Product[] = [
  product(
    'CURRENT-TRANSFORMER',
    ['Current transformer, window type, secondary 5 A', 'Trafo arus (CT) tipe jendela, sekunder 5 A'],
    categories.meters,
    'Arusindra',
    470,
    {
      lead: [
        [
          'Brings the current of feeders down to 5 A for ammeters and energy meters; cable or bar goes through the window.',
          'Menurunkan arus penyulang menjadi 5 A untuk ampermeter dan meter energi; kabel atau busbar masuk lewat jendelanya.',
        ],
        ['Resin-cast, for 35 mm rail or plate.', 'Cor resin, untuk rel 35 mm atau pelat.'],
      ],
      points: [
        [
          'Never open the secondary under load: deadly voltage arises',
          'Jangan membuka sekunder saat berbeban: timbul tegangan mematikan',
        ],
        ['P1 towards the supply', 'P1 menghadap sumber'],
        ['Choose about 1.2 times the largest current', 'Pilih sekitar 1,2 kali arus terbesar'],
        ['Earth S2', 'Bumikan S2'],
      ],
      data: [
        ['standard', 'IEC 61869-2'],
        ['accuracy', 'Class 1, 0.5 from 150 A', 'Kelas 1; 0,5 mulai 150 A'],
        ['voltage', '0.72 kV', '0,72 kV'],
      ],
    },
    [
      { view: 'front', draw: () => transformer('IEC 61869-2 · 200/5 A', 30) },
      ...blockPictures(bar('200/5 A · Ø 30', 40)).slice(1),
    ],
    turns.flatMap((a) =>
      (a >= 150 && a <= 600 ? ([1, 0.5] as const) : ([1] as const)).map((c) =>
        piece(
          `VCT-${a}-${c === 1 ? '1' : '05'}`,
          named(`Current transformer #0/5 A, class #1`, `Trafo arus #0/5 A, kelas #1`, a, c),
          62_000 + a * 95 + (c < 1 ? 34_000 : 0),
          240 + a * 0.5,
          {
            standard: 'IEC 61869-2',
            function: `${a}/5 A`,
            current: a,
            accuracy: text(`Class ${c}`, `Kelas ${String(c).replace('.', ',')}`),
            inner_diameter: a <= 300 ? 30 : a <= 600 ? 40 : 60,
          },
          { demand: a === 100 || a === 200 ? 0.8 : 0.5 },
        ),
      ),
    ),
  ),
  product(
    'AMMETER-96',
    ['Ammeter 96 × 96 mm, moving iron', 'Ampermeter 96 × 96 mm, besi putar'],
    categories.meters,
    'Arusindra',
    400,
    {
      lead: [
        [
          'Pointer meter for boards and gensets: a glance shows load and balance.',
          'Meter jarum untuk panel dan genset: beban dan keseimbangannya terlihat sekilas.',
        ],
        [
          'Direct up to 60 A, above that over a current transformer.',
          'Langsung sampai 60 A, di atasnya lewat trafo arus.',
        ],
      ],
      points: [
        ['Scale must match the transformer’s ratio', 'Skala harus sesuai rasio trafo arus'],
        ['Set the needle to zero before use', 'Nolkan jarum dengan sekrup di muka sebelum dipakai'],
        ['Twofold overload scale for motors', 'Skala beban lebih dua kali untuk motor'],
      ],
      data: [['standard', 'IEC 60051-2'], ...meterData],
    },
    [
      { view: 'front', draw: () => needle('IEC 60051 · 100/5 A', 'A', 100) },
      ...blockPictures(
        instrument('96 × 96 · 100/5 A', 96, 96, 60, (w, h) => [
          rect(w * 0.06, h * 0.06, w * 0.88, h * 0.88, 'white', 3, 'edge'),
          stroke(
            `M${(w * 0.84).toFixed(1)} ${(h * 0.86).toFixed(1)}L${(w * 0.4).toFixed(1)} ${(h * 0.34).toFixed(1)}`,
            'ink',
            3,
          ),
          path(
            `M${(w * 0.16).toFixed(1)} ${(h * 0.84).toFixed(1)}A${(w * 0.68).toFixed(1)} ${(h * 0.68).toFixed(1)} 0 0 1 ${(w * 0.84).toFixed(1)} ${(h * 0.16).toFixed(1)}`,
            'none',
            'heavy',
          ),
          mark(w * 0.6, h * 0.72, 'A', h * 0.16),
        ]),
      ).slice(1),
    ],
    [
      ...[5, 15, 30, 60].map((a) =>
        piece(`VAM-${a}`, text(`Ammeter 0–${a} A direct`, `Ampermeter 0–${a} A langsung`), 78_000, 230, {
          measuring_range: `0–${a} A`,
          size: '96 × 96 mm',
          connection: text('Direct', 'Langsung'),
        }),
      ),
      ...[50, 100, 150, 200, 300, 400, 600, 1000].map((a) =>
        piece(
          `VAM-${a}-5`,
          text(`Ammeter 0–${a} A for CT ${a}/5`, `Ampermeter 0–${a} A untuk CT ${a}/5`),
          74_000,
          220,
          {
            measuring_range: `0–${a} A`,
            size: '96 × 96 mm',
            connection: text('Transformer x/5 A', 'Trafo arus x/5 A'),
          },
        ),
      ),
    ],
  ),
  product(
    'VOLTMETER-96',
    ['Voltmeter and frequency meter 96 × 96 mm', 'Voltmeter dan meter frekuensi 96 × 96 mm'],
    categories.meters,
    'Arusindra',
    350,
    {
      lead: [
        [
          'Shows the voltage of boards and gensets; with a selector switch one meter reads all phases.',
          'Menunjukkan tegangan panel dan genset; dengan sakelar pilih satu meter membaca semua fasa.',
        ],
        [
          'The frequency meter belongs to gensets, beside the voltmeter.',
          'Meter frekuensi dipasang pada panel genset di samping voltmeter.',
        ],
      ],
      points: [
        ['Fuse its leads by 2 A', 'Amankan kabelnya dengan sekering 2 A'],
        ['500 V scale for 400 V mains', 'Skala 500 V untuk jaringan 400 V'],
        ['DC types: mind the polarity', 'Tipe DC: perhatikan polaritas'],
      ],
      data: [['standard', 'IEC 60051-2'], ...meterData],
    },
    [
      { view: 'front', draw: () => needle('IEC 60051 · 500 V', 'V', 500) },
      ...blockPictures(
        instrument('96 × 96 · 500 V', 96, 96, 60, (w, h) => [
          rect(w * 0.06, h * 0.06, w * 0.88, h * 0.88, 'white', 3, 'edge'),
          stroke(
            `M${(w * 0.84).toFixed(1)} ${(h * 0.86).toFixed(1)}L${(w * 0.3).toFixed(1)} ${(h * 0.46).toFixed(1)}`,
            'ink',
            3,
          ),
          path(
            `M${(w * 0.16).toFixed(1)} ${(h * 0.84).toFixed(1)}A${(w * 0.68).toFixed(1)} ${(h * 0.68).toFixed(1)} 0 0 1 ${(w * 0.84).toFixed(1)} ${(h * 0.16).toFixed(1)}`,
            'none',
            'heavy',
          ),
          mark(w * 0.6, h * 0.72, 'V', h * 0.16),
        ]),
      ).slice(1),
    ],
    (
      [
        ['300', '0–300 V AC'],
        ['500', '0–500 V AC'],
        ['600', '0–600 V AC'],
        ['30D', '0–30 V DC'],
        ['HZ', '45–55 Hz'],
      ] as const
    ).map(([key, range]) =>
      piece(
        `VVM-${key}`,
        key === 'HZ'
          ? text('Frequency meter 45–55 Hz', 'Meter frekuensi 45–55 Hz')
          : text(`Voltmeter ${range} panel`, `Voltmeter panel ${range}`),
        key === 'HZ' ? 168_000 : 76_000,
        225,
        { measuring_range: range, size: '96 × 96 mm' },
      ),
    ),
  ),
  product(
    'POWER-METER',
    ['Digital power meter 96 × 96 mm', 'Meter daya (power meter) digital 96 × 96 mm'],
    categories.meters,
    'Sensoraya',
    380,
    {
      lead: [
        [
          'One meter for volts, amperes, kW, cos φ, kWh and harmonics of three phases.',
          'Satu meter untuk volt, ampere, kW, cos φ, kWh, dan harmonisa tiga fasa.',
        ],
        [
          'Hands its values over by RS-485 or Ethernet to a monitoring system.',
          'Mengirim nilainya lewat RS-485 atau Ethernet ke sistem pemantau.',
        ],
      ],
      points: [
        ['Enter the ratio of the transformers first', 'Masukkan rasio trafo arus lebih dahulu'],
        ['Negative kW: a transformer is turned round', 'kW negatif: ada trafo arus terbalik'],
        ['For internal billing, not for trade', 'Untuk pembagian biaya internal, bukan transaksi'],
      ],
      data: [
        ['standard', 'IEC 61557-12'],
        ['accuracy', '0.5 (U, I), 1 (kWh)', '0,5 (U, I), 1 (kWh)'],
        ['supply', '80 to 270 V AC/DC', '80 sampai 270 V AC/DC'],
      ],
    },
    blockPictures(
      instrument('96 × 96 · U I P Q S', 96, 96, 55, (w, h) => [
        rect(w * 0.08, h * 0.08, w * 0.84, h * 0.66, 'black', 4, 'edge'),
        ...[
          ['230.4', 0.2],
          ['12.85', 0.4],
          ['8.61', 0.6],
        ].map(([v, y]) => figures(w * 0.46, h * Number(y), String(v), h * 0.14)),
        ...[0.2, 0.4, 0.6, 0.8].map((x) =>
          rect(w * x - w * 0.07, h * 0.82, w * 0.14, h * 0.09, 'dark', 3, 'edge'),
        ),
      ]),
    ),
    (
      [
        ['B', 'basic', 'dasar', 620_000],
        ['R', 'RS-485', 'RS-485', 850_000],
        ['H', 'RS-485, harmonics', 'RS-485, harmonisa', 1_250_000],
        ['E', 'Ethernet, harmonics', 'Ethernet, harmonisa', 2_150_000],
      ] as const
    ).flatMap(([key, en, id, price]) =>
      (['5 A', '1 A'] as const).map((ct) =>
        piece(
          `VPW-${key}${ct.charAt(0)}`,
          text(`Power meter ${en}, CT ${ct}`, `Meter daya ${id}, CT ${ct}`),
          price,
          310,
          {
            function: text(
              en.charAt(0).toUpperCase() + en.slice(1),
              id.charAt(0).toUpperCase() + id.slice(1),
            ),
            connection: `CT ${ct}`,
            size: '96 × 96 mm',
          },
        ),
      ),
    ),
  ),
]

/** A hand-held meter: display, dial, sockets; or jaws on its top. */
function handheld(title: string, clamp: boolean, words: string): string {
  const [x, y] = [400, 320]
  const ticks = Array.from({ length: 9 }, (_, i) =>
    line([polar(x, y + 60, 74, 180 + i * 22.5), polar(x, y + 60, 86, 180 + i * 22.5)], 'edge'),
  )
  return sheet(title, [
    ...(clamp
      ? [
          path('M344 210Q280 150 318 84Q352 34 396 34V66Q362 70 344 102Q326 150 372 196Z', 'deep'),
          path('M456 210Q520 150 482 84Q448 34 404 34V66Q438 70 456 102Q474 150 428 196Z', 'deep'),
          path('M318 206L262 236L276 262L330 232Z', 'accent'),
        ]
      : []),
    path(
      `M312 ${clamp ? 200 : 70}H488Q512 ${clamp ? 200 : 70} 512 ${clamp ? 226 : 96}V510Q512 540 482 540H318Q288 540 288 510V${clamp ? 226 : 96}Q288 ${clamp ? 200 : 70} 312 ${clamp ? 200 : 70}Z`,
      'accent',
    ),
    rect(304, clamp ? 216 : 88, 192, clamp ? 308 : 436, 'black', 14),
    rect(322, clamp ? 232 : 112, 156, 78, 'light', 5),
    label(466, clamp ? 286 : 168, words, 'end', 46).replace('stroke-width="5"', 'stroke-width="0"'),
    `<g stroke="#ffffff">${ticks.join('')}</g>`.replaceAll('stroke-width="1.2"', 'stroke-width="2"'),
    circle(x, y + 60, 58, 'dark'),
    rect(x - 8, y + 8, 16, 56, 'white', 6, 'edge'),
    ...(clamp
      ? [336, 400, 464].map((cx) => circle(cx, 482, 14, 'mid', 'edge') + circle(cx, 482, 7, 'ink', 'none'))
      : [326, 376, 424, 474].map(
          (cx) => circle(cx, 486, 15, 'mid', 'edge') + circle(cx, 486, 7, 'ink', 'none'),
        )),
    ...(clamp
      ? []
      : [
          [340, 'V'],
          [400, 'Ω'],
          [460, 'A'],
        ].map(
          ([cx, t]) =>
            rect(Number(cx) - 20, 216, 40, 20, 'deep', 5, 'edge') +
            label(Number(cx), 261, String(t), 'middle', 18).replace(
              'fill="#16191d" stroke="#fff" stroke-width="5"',
              'fill="#fff" stroke="none"',
            ),
        )),
    caption(title),
  ])
}
const leads = (title: string): string =>
  sheet(title, [
    ...[
      ['black', 0],
      ['accent', 190],
    ].flatMap(([tone, dy]) => {
      const y = 170 + Number(dy)
      const fill = tone === 'black' ? ('black' as const) : ('accent' as const)
      return [
        stroke(`M300 ${y}C420 ${y} 420 ${y + 90} 520 ${y + 70}S600 ${y} 640 ${y}`, 'ink', 11),
        stroke(`M300 ${y}C420 ${y} 420 ${y + 90} 520 ${y + 70}S600 ${y} 640 ${y}`, fill, 8),
        path(`M60 ${y}L130 ${y - 5}V${y + 5}Z`, 'roundH'),
        rect(128, y - 15, 150, 30, fill, 10),
        rect(150, y - 24, 14, 48, fill, 4),
        rect(276, y - 10, 30, 20, fill, 4),
        rect(636, y - 16, 66, 32, fill, 6),
        rect(702, y - 8, 40, 16, 'roundH', 3),
      ]
    }),
    caption(title),
  ])
const tools: readonly {
  code: string
  name: Pair
  clamp: boolean
  rows: readonly (readonly [sku: string, en: string, id: string, price: number, range: string])[]
  lead: readonly Pair[]
  points: readonly Pair[]
  popularity: number
  words: string
}[] = [
  {
    code: 'MULTIMETER',
    name: ['Digital multimeter, CAT III', 'Multimeter digital, CAT III'],
    clamp: false,
    words: '230.4',
    popularity: 530,
    rows: [
      ['VDM-10', 'Multimeter 2000 counts', 'Multimeter 2000 hitungan', 165_000, '600 V'],
      [
        'VDM-20',
        'Multimeter 4000 counts, auto range',
        'Multimeter 4000 hitungan, rentang otomatis',
        320_000,
        '600 V',
      ],
      ['VDM-30', 'Multimeter 6000 counts, true RMS', 'Multimeter 6000 hitungan, true RMS', 640_000, '1000 V'],
      [
        'VDM-40',
        'Multimeter 6000 counts, true RMS, temperature',
        'Multimeter 6000 hitungan, true RMS, suhu',
        890_000,
        '1000 V',
      ],
      [
        'VDM-50',
        'Multimeter 20000 counts, true RMS, logger',
        'Multimeter 20000 hitungan, true RMS, perekam',
        1_750_000,
        '1000 V',
      ],
    ],
    lead: [
      [
        'Measures voltage, current, resistance, capacity and continuity for fitters and service.',
        'Mengukur tegangan, arus, tahanan, kapasitas, dan kontinuitas untuk teknisi instalasi dan servis.',
      ],
      [
        'True RMS types read inverters and dimmers correctly.',
        'Tipe true RMS membaca inverter dan dimmer dengan benar.',
      ],
    ],
    points: [
      [
        'Test it on a live point before and after proving dead',
        'Uji pada titik bertegangan sebelum dan sesudah memastikan padam',
      ],
      ['Replace the fuse only by the same ceramic one', 'Ganti sekering hanya dengan keramik yang sama'],
      ['Leads and 9 V battery included', 'Termasuk kabel ukur dan baterai 9 V'],
    ],
  },
  {
    code: 'CLAMP-METER',
    name: ['Clamp meter, AC and AC/DC', 'Tang ampere (clamp meter), AC dan AC/DC'],
    clamp: true,
    words: '42.6',
    popularity: 500,
    rows: [
      ['VCL-10', 'Clamp meter 400 A AC', 'Tang ampere 400 A AC', 245_000, '400 A AC'],
      ['VCL-20', 'Clamp meter 600 A AC, true RMS', 'Tang ampere 600 A AC, true RMS', 520_000, '600 A AC'],
      [
        'VCL-30',
        'Clamp meter 600 A AC/DC, true RMS',
        'Tang ampere 600 A AC/DC, true RMS',
        890_000,
        '600 A AC/DC',
      ],
      [
        'VCL-40',
        'Clamp meter 1000 A AC/DC, true RMS, inrush',
        'Tang ampere 1000 A AC/DC, true RMS, arus awal',
        1_450_000,
        '1000 A AC/DC',
      ],
      ['VCL-50', 'Leakage clamp meter 60 A AC', 'Tang ampere arus bocor 60 A AC', 1_950_000, '60 A AC'],
    ],
    lead: [
      [
        'Reads the current of a running motor without opening the circuit.',
        'Membaca arus motor yang sedang berjalan tanpa memutus rangkaian.',
      ],
      [
        'AC/DC types serve batteries, solar panels and welding too.',
        'Tipe AC/DC dipakai juga untuk aki, panel surya, dan mesin las.',
      ],
    ],
    points: [
      ['One conductor only in the jaws', 'Hanya satu penghantar di dalam rahang'],
      ['Two turns double the figure of small currents', 'Dua lilitan melipatduakan angka arus kecil'],
      [
        'Close the jaws fully and keep their faces clean',
        'Tutup rahang sampai rapat dan jaga permukaannya tetap bersih',
      ],
    ],
  },
]
const instruments: readonly Product[] = tools.map((of) =>
  product(
    of.code,
    of.name,
    categories.instruments,
    'Sensoraya',
    of.popularity,
    {
      lead: of.lead,
      points: of.points,
      data: [
        ['standard', 'IEC 61010-1'],
        ['protection', of.clamp ? 'CAT III 600 V' : 'CAT III 600 V / 1000 V'],
        ['temperature', '0 to +50 °C', '0 sampai +50 °C'],
      ],
    },
    [
      { view: 'front', draw: () => handheld(`CAT III · ${of.rows[2]?.[4] ?? ''}`, of.clamp, of.words) },
      { view: 'detail', draw: () => leads('CAT III 1000 V · Ø 4') },
    ],
    of.rows.map(([sku, en, id, price, range]) =>
      piece(sku, text(en, id), price, of.clamp ? 330 : 310, {
        measuring_range: range,
        function: text(
          en
            .replace(/^(Leakage clamp meter|Clamp meter|Multimeter) /, '')
            .replace(/^./, (c) => c.toUpperCase()),
          id.replace(/^(Tang ampere|Multimeter) /, '').replace(/^./, (c) => c.toUpperCase()),
        ),
      }),
    ),
  ),
)

export const measuring: readonly Product[] = [...probeProducts, ...controllers, ...meters, ...instruments]

import type { Product, Text } from '../catalogue/model.ts'
import { caption, dimH, label } from '../drawing/dimension.ts'
import { sheet } from '../drawing/sheet.ts'
import { circle, line, path, rect, type Fill, type Mark } from '../drawing/svg.ts'
import { blockPictures, mark, type Device } from './blocks.drawing.ts'
import { categories } from './categories.ts'
import { sensorDimensions, sensorShaded } from './inductive-sensor.drawing.ts'
import { piece, product } from './product.ts'
import { cross, named, tableTab, text, type Pair, type Row } from './texts.ts'
import { contacts, rings, turnedPictures, type Turned } from './turned.drawing.ts'

/** Wiring of a three-wire output: the load against minus (PNP) or plus (NPN). */
function wiring(title: string, kind: 'PNP' | 'NPN' | '2'): string {
  const load = (y: number): Mark => rect(560, y, 90, 44, 'white') + label(605, y + 30, 'R', 'middle', 24)
  return sheet(title, [
    rect(120, 130, 180, 300, 'light', 8, 'heavy'),
    path('M175 250l35 -35l35 35l-35 35Z', 'white'),
    label(210, 340, kind === '2' ? '~' : kind, 'middle', 30),
    line([
      [300, 180],
      [700, 180],
    ]),
    circle(700, 180, 8, 'white'),
    label(420, 168, 'BN 1', 'middle', 20),
    label(728, 188, kind === '2' ? 'L' : '+', 'start', 28),
    ...(kind === '2'
      ? [
          line([
            [300, 380],
            [560, 380],
          ]),
          load(358),
          line([
            [650, 380],
            [700, 380],
          ]),
          label(420, 368, 'BU 2', 'middle', 20),
        ]
      : [
          line([
            [300, 280],
            [480, 280],
            [480, kind === 'PNP' ? 330 : 230],
            [605, kind === 'PNP' ? 330 : 230],
          ]),
          label(420, 268, 'BK 4', 'middle', 20),
          kind === 'PNP'
            ? load(308) +
              line([
                [650, 330],
                [670, 330],
                [670, 380],
              ])
            : load(208) +
              line([
                [650, 230],
                [670, 230],
                [670, 180],
              ]),
          line([
            [300, 380],
            [700, 380],
          ]),
          label(420, 368, 'BU 3', 'middle', 20),
        ]),
    circle(700, 380, 8, 'white'),
    label(728, 390, kind === '2' ? 'N' : '−', 'start', 28),
    caption(title),
  ])
}

const bodies = [
  {
    thread: 'M8 × 1',
    d: 8,
    pitch: 1,
    length: 45,
    threaded: 32,
    hex: 13,
    flush: 1.5,
    free: 2.5,
    mass: 48,
    price: 172_000,
  },
  {
    thread: 'M12 × 1',
    d: 12,
    pitch: 1,
    length: 60,
    threaded: 42,
    hex: 17,
    flush: 2,
    free: 4,
    mass: 72,
    price: 152_000,
  },
  {
    thread: 'M18 × 1',
    d: 18,
    pitch: 1,
    length: 64,
    threaded: 48,
    hex: 24,
    flush: 5,
    free: 8,
    mass: 118,
    price: 176_000,
  },
  {
    thread: 'M30 × 1.5',
    d: 30,
    pitch: 1.5,
    length: 66,
    threaded: 48,
    hex: 36,
    flush: 10,
    free: 15,
    mass: 205,
    price: 240_000,
  },
] as const
type Body = (typeof bodies)[number]
const short = (body: { thread: string }): string => body.thread.split(' ')[0] ?? ''
const code = (body: { thread: string }): string => short(body).replace(/^M(\d)$/, 'M0$1')

const outputs: readonly (readonly [key: string, name: string, text: Text])[] = [
  ['PO', 'PNP NO', text('PNP, normally open', 'PNP, normal terbuka (NO)')],
  ['NO', 'NPN NO', text('NPN, normally open', 'NPN, normal terbuka (NO)')],
  ['PC', 'PNP NC', text('PNP, normally closed', 'PNP, normal tertutup (NC)')],
  ['NC', 'NPN NC', text('NPN, normally closed', 'NPN, normal tertutup (NC)')],
]
const ends = [
  ['C', text('Cable 2 m', 'Kabel 2 m'), ['cable', 'kabel']],
  ['P', text('M12 plug, 4 pins', 'Steker M12, 4 pin'), ['M12 plug', 'steker M12']],
] as const

const dcData: readonly Row[] = [
  ['supply', '10 to 30 V DC, 200 mA', '10 sampai 30 V DC, 200 mA'],
  ['protection', 'IP67'],
  ['temperature', '−25 to +70 °C', '−25 sampai +70 °C'],
]
const cylinderPictures = (body: Body, distance: number, kind: 'PNP' | 'NPN' | '2'): Product['pictures'] => {
  const of = {
    diameter: body.d,
    pitch: body.pitch,
    length: body.length,
    threaded: body.threaded,
    hex: body.hex,
    distance,
    thread: body.thread,
    title: `IEC 60947-5-2 · ${body.thread} · ${distance} mm`,
  }
  return [
    { view: 'dimensions', draw: () => sensorDimensions(of) },
    { view: 'shaded', draw: () => sensorShaded(of) },
    { view: 'symbol', draw: () => wiring(`${short(body)} · ${kind}`, kind) },
  ]
}
const bodyUse: Record<string, Pair> = {
  M8: [
    'The slim M8 housing fits between cams and small cylinders.',
    'Rumah M8 yang ramping muat di antara nok dan silinder kecil.',
  ],
  M12: ['M12 is the most usual housing on machines.', 'M12 adalah rumah yang paling lazim pada mesin.'],
  M18: [
    'M18 sees far enough for conveyors and doors that do not run exactly.',
    'M18 mendeteksi cukup jauh untuk konveyor dan pintu yang jalannya kurang presisi.',
  ],
  M30: ['M30 is for large gaps, cranes and vehicles.', 'M30 untuk celah besar, derek, dan kendaraan.'],
}
const inductive: readonly Product[] = bodies.map((body, order) =>
  product(
    `INDUCTIVE-${code(body)}`,
    [
      `Inductive sensor ${short(body)}, DC three-wire, all outputs`,
      `Sensor induktif ${short(body)}, DC tiga kabel, semua keluaran`,
    ],
    categories.sensors,
    'Sensoraya',
    620 - order * 40 - (order === 0 ? 90 : 0),
    {
      lead: [
        [
          'Detects metal without contact and wear: end positions, counting, speed.',
          'Mendeteksi logam tanpa sentuhan dan tanpa aus: posisi akhir, penghitungan, putaran.',
        ],
        bodyUse[short(body)] ?? ['', ''],
      ],
      points: [
        [
          `Flush ${body.flush} mm, non-flush ${body.free} mm on mild steel; stainless steel about 0.8, aluminium 0.4 of it`,
          `Rata muka ${String(body.flush).replace('.', ',')} mm, tidak rata ${String(body.free).replace('.', ',')} mm pada baja lunak; stainless steel sekitar 0,8 dan aluminium 0,4 kalinya`,
        ],
        [
          'Non-flush needs free space of its own diameter all round',
          'Tipe tidak rata memerlukan ruang bebas sebesar diameternya di sekeliling',
        ],
        [
          'PNP switches plus, NPN switches minus: look at the PLC card first',
          'PNP menyambung plus, NPN menyambung minus: periksa dulu kartu PLC',
        ],
        [
          'Do not tighten the nuts beyond 0.6 of what steel bears',
          'Jangan mengencangkan mur melebihi 0,6 kali batas untuk baja',
        ],
      ],
      data: [['standard', 'IEC 60947-5-2'], ...dcData],
    },
    cylinderPictures(body, body.free, 'PNP'),
    (['F', 'N'] as const).flatMap((mounting) =>
      cross(outputs, ends, ([key, name, output], [end, connection, word]) => {
        if (mounting === 'F' && end === 'C' && key.endsWith('O')) return undefined
        const distance = mounting === 'F' ? body.flush : body.free
        return piece(
          `VIS-${code(body)}-${mounting}${key}${end}`,
          named(
            `Inductive sensor ${short(body)} ${mounting === 'F' ? 'flush' : 'non-flush'} ${name}, #0 mm, ${word[0]}`,
            `Sensor induktif ${short(body)} ${mounting === 'F' ? 'rata muka' : 'tidak rata'} ${name}, #0 mm, ${word[1]}`,
            distance,
          ),
          body.price * (end === 'P' ? 1.08 : 1) * (key.endsWith('C') ? 1.05 : 1),
          body.mass * (end === 'P' ? 0.55 : 1),
          {
            standard: 'IEC 60947-5-2',
            housing: body.thread,
            function: mounting === 'F' ? text('Flush', 'Rata muka') : text('Non-flush', 'Tidak rata muka'),
            output,
            sensing_distance: distance,
            voltage: '10–30 V DC',
            connection,
            ingress: 'IP67',
          },
          { demand: key === 'PO' || key === 'NO' ? 0.8 : 0.4 },
        )
      }),
    ),
    order === 1
      ? {
          featured: true,
          tabs: [
            tableTab(
              ['Correction factors', 'Faktor koreksi'],
              ['Multiply the printed distance for other metals.', 'Kalikan jarak tercetak untuk logam lain.'],
              [
                ['Metal', 'Logam'],
                ['Factor', 'Faktor'],
              ],
              [
                [['Mild steel', 'Baja lunak'], '1'],
                [
                  ['Stainless steel', 'Stainless steel'],
                  ['0.7–0.9', '0,7–0,9'],
                ],
                [
                  ['Brass', 'Kuningan'],
                  ['0.4–0.5', '0,4–0,5'],
                ],
                [
                  ['Aluminium', 'Aluminium'],
                  ['0.35–0.45', '0,35–0,45'],
                ],
                [
                  ['Copper', 'Tembaga'],
                  ['0.3–0.4', '0,3–0,4'],
                ],
              ],
            ),
          ],
        }
      : {},
  ),
)
const twoWire: Product = product(
  'INDUCTIVE-AC-2WIRE',
  ['Inductive sensor, AC two-wire, 20 to 250 V', 'Sensor induktif, AC dua kabel, 20 sampai 250 V'],
  categories.sensors,
  'Sensoraya',
  360,
  {
    lead: [
      [
        'Wired like a limit switch, in series with a contactor coil or relay, without a power supply.',
        'Disambung seperti sakelar batas, seri dengan koil kontaktor atau relai, tanpa catu daya.',
      ],
      [
        'For older machines whose control circuit runs on 110 or 220 V AC.',
        'Untuk mesin lama dengan rangkaian kontrol 110 atau 220 V AC.',
      ],
    ],
    points: [
      [
        'A small rest current flows when off; add a resistor across sensitive inputs',
        'Arus sisa kecil tetap mengalir saat mati; pasang resistor pada masukan peka',
      ],
      [
        'Never connect it without a load: it burns at once',
        'Jangan disambung tanpa beban: langsung terbakar',
      ],
      ['Flush mounting', 'Pemasangan rata muka'],
    ],
    data: [
      ['standard', 'IEC 60947-5-2'],
      ['supply', '20 to 250 V AC, 5 to 300 mA', '20 sampai 250 V AC, 5 sampai 300 mA'],
      ['protection', 'IP67'],
    ],
  },
  cylinderPictures(bodies[2], 5, '2'),
  cross(bodies.slice(1), ['NO', 'NC'] as const, (body, contact) =>
    piece(
      `VIA-${code(body)}-${contact}`,
      named(
        `AC inductive sensor ${short(body)} ${contact}, #0 mm`,
        `Sensor induktif AC ${short(body)} ${contact}, #0 mm`,
        body.flush,
      ),
      body.price * 1.25,
      body.mass,
      {
        standard: 'IEC 60947-5-2',
        housing: body.thread,
        output: contact,
        sensing_distance: body.flush,
        voltage: '20–250 V AC',
        connection: text('Cable 2 m', 'Kabel 2 m'),
      },
    ),
  ),
)

type Round = {
  code: string
  prefix: string
  name: Pair
  short: Pair
  category: Text
  bodies: readonly (readonly [
    thread: string,
    d: number,
    hex: number,
    length: number,
    ranges: readonly number[],
    price: number,
  ])[]
  face: Fill
  fill: Turned['stretches'][number]['fill']
  lead: readonly Pair[]
  points: readonly Pair[]
  data: readonly Row[]
  popularity: number
  keys: readonly number[]
  lens?: boolean
}
const rounds: readonly Round[] = [
  {
    code: 'CAPACITIVE-SENSOR',
    prefix: 'VCS',
    name: ['Capacitive sensor, cylindrical, adjustable', 'Sensor kapasitif silinder, dapat disetel'],
    short: ['Capacitive sensor', 'Sensor kapasitif'],
    category: categories.capacitive,
    bodies: [
      ['M12 × 1', 12, 17, 60, [4], 335_000],
      ['M18 × 1', 18, 24, 70, [8], 310_000],
      ['M30 × 1.5', 30, 36, 75, [15], 365_000],
    ],
    face: 'accent',
    fill: 'dark',
    keys: [0, 1, 2, 3],
    popularity: 410,
    lead: [
      [
        'Sees plastic, grain, powder, paper and liquids, also through the wall of a tank or a sight tube.',
        'Mendeteksi plastik, biji-bijian, serbuk, kertas, dan cairan, juga menembus dinding tangki atau pipa kaca.',
      ],
      ['A screw at the back sets how sensitive it is.', 'Sekrup di belakang mengatur kepekaannya.'],
    ],
    points: [
      [
        'Set it with the real material in place and once without',
        'Setel dengan bahan sebenarnya dan sekali tanpa bahan',
      ],
      ['Dust and drops on the face act like the object', 'Debu dan tetesan pada muka terbaca seperti benda'],
      ['Walls of glass and plastic up to 4 mm', 'Dinding kaca dan plastik sampai 4 mm'],
    ],
    data: dcData,
  },
  {
    code: 'ULTRASONIC-SENSOR',
    prefix: 'VUS',
    name: ['Ultrasonic sensor, cylindrical', 'Sensor ultrasonik silinder'],
    short: ['Ultrasonic sensor', 'Sensor ultrasonik'],
    category: categories.capacitive,
    bodies: [
      ['M18 × 1', 18, 24, 90, [300, 800], 1_480_000],
      ['M30 × 1.5', 30, 36, 105, [1500, 3000], 1_950_000],
    ],
    face: 'dark',
    fill: 'roundH',
    keys: [0, 1],
    popularity: 330,
    lead: [
      [
        'Measures by sound, so it does not mind colour, shine or transparency: levels, web sag, stack heights, bottles.',
        'Mengukur dengan gelombang suara sehingga tidak terpengaruh warna, kilap, atau transparansi: level, kelonggaran lembaran, tinggi tumpukan, botol.',
      ],
      ['A teach button learns the switching points.', 'Tombol ajar menyimpan titik sakelarnya.'],
    ],
    points: [
      ['Blind zone in front: about a tenth of the range', 'Zona buta di depan: sekitar sepersepuluh rentang'],
      ['Foam, wool and steam swallow sound', 'Busa, wol, dan uap menyerap suara'],
      ['Tilt flat surfaces by 3° at most', 'Permukaan rata paling miring 3°'],
    ],
    data: [
      ['supply', '15 to 30 V DC', '15 sampai 30 V DC'],
      ['protection', 'IP67'],
      ['temperature', '−20 to +70 °C', '−20 sampai +70 °C'],
    ],
  },
  {
    code: 'MAGNETIC-SENSOR',
    prefix: 'VMS',
    name: ['Magnetic sensor with actuating magnet', 'Sensor magnetik dengan magnet penggerak'],
    short: ['Magnetic sensor', 'Sensor magnetik'],
    category: categories.capacitive,
    bodies: [
      ['M8 × 1', 8, 13, 40, [25], 245_000],
      ['M12 × 1', 12, 17, 55, [60], 228_000],
      ['M18 × 1', 18, 24, 60, [70], 262_000],
    ],
    face: 'black',
    fill: 'roundH',
    keys: [0, 1],
    popularity: 290,
    lead: [
      [
        'Switches at a magnet far further away than an inductive sensor of its size, also through aluminium and stainless walls.',
        'Bereaksi terhadap magnet dari jarak jauh melebihi sensor induktif seukurannya, juga menembus dinding aluminium dan stainless steel.',
      ],
      ['For pigs in pipes, doors and float switches.', 'Untuk pig pembersih pipa, pintu, dan pelampung.'],
    ],
    points: [
      ['Range given with the 30 mm magnet included', 'Jarak berlaku dengan magnet 30 mm yang disertakan'],
      ['Keep steel screws away from the magnet', 'Jauhkan baut baja dari magnet'],
      ['Mark the magnet’s pole when mounting', 'Tandai kutub magnet saat memasang'],
    ],
    data: dcData,
  },
]
const eye = (
  title: string,
  d: number,
  hex: number,
  length: number,
  face: Fill,
  fill: Round['fill'],
  lens: boolean,
): Turned => ({
  title,
  overall: String(length),
  stretches: [
    { length: length * 0.05, diameter: d * 0.88, fill: fill ?? 'roundH', face },
    { length: length * 0.25, diameter: d, kind: 'thread', across: `Ø ${d}` },
    { length: length * 0.07, diameter: hex, kind: 'hex' },
    { length: length * 0.24, diameter: d, kind: 'thread' },
    { length: length * 0.2, diameter: d * 0.9, fill: fill ?? 'roundH' },
    { length: length * 0.19, diameter: 11.6, kind: 'thread' },
  ],
  front: (x, y, scale) => [
    ...rings([d, 'light'], [d * 0.86, face])(x, y, scale),
    ...(lens ? rings([d * 0.66, 'glow'], [d * 0.3, 'white'])(x, y, scale) : []),
  ],
})
const round: readonly Product[] = rounds.map((of) => {
  const [thread, d, hex, length, ranges] = of.bodies[1] ?? ['', 0, 0, 0, [], 0]
  return product(
    of.code,
    of.name,
    of.category,
    'Sensoraya',
    of.popularity,
    { lead: of.lead, points: of.points, data: of.data },
    [
      ...turnedPictures(eye(`${thread} · ${ranges[0]} mm`, d, hex, length, of.face, of.fill, false)),
      { view: 'symbol', draw: () => wiring(`${of.prefix} · PNP`, 'PNP') },
    ],
    of.bodies.flatMap(([body, size, , , list, price]) =>
      list.flatMap((distance) =>
        of.keys.flatMap((key) => {
          const [o, name, output] = outputs[key] ?? outputs[0] ?? ['', '', '']
          return ends.map(([end, connection, word]) =>
            piece(
              `${of.prefix}-${code({ thread: body })}-${distance}${o}${end}`,
              text(
                `${of.short[0]} ${short({ thread: body })} ${distance} mm ${name}, ${word[0]}`,
                `${of.short[1]} ${short({ thread: body })} ${distance} mm ${name}, ${word[1]}`,
              ),
              price * (0.9 + distance / 10_000),
              size * 7,
              {
                housing: body,
                sensing_distance: distance,
                output,
                connection,
                voltage: of.prefix === 'VUS' ? '15–30 V DC' : '10–30 V DC',
                ingress: 'IP67',
              },
              { demand: 0.5 },
            ),
          )
        }),
      ),
    ),
    of.prefix === 'VUS' ? { displayAddToCart: false } : {},
  )
})

type Photo = {
  code: string
  name: Pair
  short: Pair
  range: readonly number[]
  lead: Pair
  point: Pair
  popularity: number
  price: number
}
const modes: readonly Photo[] = [
  {
    code: 'THROUGH',
    name: ['through beam', 'tembus (through beam)'],
    short: ['through beam', 'tembus'],
    range: [10_000, 15_000],
    lead: [
      'Emitter and receiver face each other, the surest way in dust and over long ways.',
      'Pemancar dan penerima saling berhadapan, cara paling andal di tempat berdebu dan berjarak jauh.',
    ],
    point: ['Sold as a pair; two cables to lay', 'Dijual sepasang; perlu dua tarikan kabel'],
    popularity: 470,
    price: 1.7,
  },
  {
    code: 'REFLEX',
    name: ['retro-reflective, polarised', 'retro-reflektif terpolarisasi'],
    short: ['retro-reflective', 'retro-reflektif'],
    range: [2000, 4000],
    lead: [
      'One device looks at a reflector; the polarising filter is not fooled by shiny cartons.',
      'Satu alat melihat reflektor; filter polarisasinya tidak terkecoh karton mengilap.',
    ],
    point: ['Reflector 80 mm included; keep it clean', 'Termasuk reflektor 80 mm; jaga tetap bersih'],
    popularity: 530,
    price: 1.15,
  },
  {
    code: 'DIFFUSE',
    name: ['diffuse', 'difus'],
    short: ['diffuse', 'difus'],
    range: [100, 400, 800],
    lead: [
      'Sees the object itself by the light it throws back, with access from one side only.',
      'Melihat benda dari pantulan cahayanya sendiri, cukup akses dari satu sisi.',
    ],
    point: ['Dark goods shorten the range to a third', 'Benda gelap memendekkan jarak menjadi sepertiga'],
    popularity: 560,
    price: 1,
  },
]
const cube = (title: string): Device => ({
  title,
  blocks: [
    {
      x: 0,
      y: 0,
      z: 0,
      width: 11,
      height: 32,
      depth: 20,
      tone: 'black',
      art: (w, h) => [
        circle(w / 2, h * 0.26, w * 0.36, 'accent', 'edge'),
        circle(w / 2, h * 0.56, w * 0.36, 'glow', 'edge'),
        circle(w / 2, h * 0.85, w * 0.1, 'white', 'edge'),
      ],
    },
    { x: 3, y: -4, z: 4, width: 5, height: 4, depth: 9, tone: 'mid' },
    { x: 3, y: 32, z: 10, width: 5, height: 12, depth: 6, tone: 'deep' },
  ],
})
const photoPoints = (point: Pair): readonly Pair[] => [
  point,
  [
    'Dark-on or light-on by the wire or a turn switch',
    'Mode gelap atau terang lewat kabel atau sakelar putar',
  ],
  ['Shield it from sunlight and welding arcs', 'Lindungi dari sinar matahari dan busur las'],
  ['Green LED: power, yellow LED: output', 'LED hijau: daya, LED kuning: keluaran'],
]
const photoData: readonly Row[] = [
  ['supply', '10 to 30 V DC', '10 sampai 30 V DC'],
  ['switching', '100 mA, up to 500 Hz', '100 mA, sampai 500 Hz'],
  ['protection', 'IP67'],
  ['temperature', '−25 to +55 °C', '−25 sampai +55 °C'],
]
const photo: readonly Product[] = modes.flatMap((of) =>
  (['M18', 'BOX'] as const).map((shape) =>
    product(
      `PHOTO-${shape}-${of.code}`,
      [
        `Photoelectric sensor ${shape === 'M18' ? 'M18' : 'compact'}, ${of.name[0]}`,
        `Sensor fotoelektrik ${shape === 'M18' ? 'M18' : 'kompak'}, ${of.name[1]}`,
      ],
      categories.photoelectric,
      'Sensoraya',
      of.popularity - (shape === 'M18' ? 0 : 60),
      {
        lead: [
          of.lead,
          shape === 'M18'
            ? [
                'M18 housing of nickel-plated brass for a drilled hole.',
                'Rumah M18 kuningan lapis nikel untuk lubang bor.',
              ]
            : [
                'Small box of 11 × 32 × 20 mm with two M3 holes.',
                'Boks kecil 11 × 32 × 20 mm dengan dua lubang M3.',
              ],
        ],
        points: photoPoints(of.point),
        data: photoData,
      },
      [
        ...(shape === 'M18'
          ? turnedPictures(eye(`M18 × 1 · ${of.range.at(-1)} mm`, 18, 24, 78, 'black', 'roundH', true))
          : blockPictures(cube(`11 × 32 × 20 · ${of.range.at(-1)} mm`))),
        { view: 'symbol', draw: () => beam(`${of.range.at(-1)} mm`, of.code) },
      ],
      of.range.slice(shape === 'M18' || of.range.length < 3 ? 0 : 1).flatMap((distance) =>
        cross(outputs.slice(0, 2), ends, ([key, name, output], [end, connection, word]) => {
          const metres = distance / 1000
          const [body, kind] = shape === 'M18' ? (['R', 'M18'] as const) : (['B', ''] as const)
          return piece(
            `VPH${body}-${of.code.charAt(0)}${distance}-${key}${end}`,
            named(
              `Photoelectric sensor ${kind || 'compact'} ${of.short[0]} #0 m ${name.slice(0, 3)}, ${word[0]}`,
              `Sensor fotoelektrik ${kind || 'kompak'} ${of.short[1]} #0 m ${name.slice(0, 3)}, ${word[1]}`,
              metres,
            ),
            320_000 * of.price * (shape === 'M18' ? 1 : 1.2) * (end === 'P' ? 1.06 : 1),
            end === 'P' ? 55 : 92,
            {
              housing: shape === 'M18' ? 'M18 × 1' : '11 × 32 × 20 mm',
              sensing_distance: distance,
              output,
              connection,
              voltage: '10–30 V DC',
              ingress: 'IP67',
            },
          )
        }),
      ),
    ),
  ),
)

/** How the light runs. */
function beam(title: string, kind: string): string {
  const head = (x: number, flip: number): Mark =>
    rect(x - 40, 220, 80, 130, 'black', 8) +
    circle(x + flip * 40, 255, 18, 'accent', 'edge') +
    circle(x + flip * 40, 315, 18, 'glow', 'edge')
  return sheet(title, [
    head(150, 1),
    ...(kind === 'THROUGH'
      ? [
          head(650, -1),
          path('M200 285H590m-20 -9l20 9l-20 9', 'none', 'heavy'),
          rect(370, 250, 60, 130, 'mid'),
        ]
      : kind === 'REFLEX'
        ? [
            rect(630, 215, 30, 140, 'hatchFine', 4),
            path('M200 255H622m-20 -9l20 9l-20 9M622 315H200m20 -9l-20 9l20 9', 'none', 'heavy'),
            rect(390, 290, 60, 130, 'mid'),
          ]
        : [
            rect(590, 200, 60, 170, 'mid', 4),
            path('M200 255L585 280m-22 -10l22 10l-21 8M585 290L200 315m22 -11l-22 11l22 9', 'none', 'heavy'),
          ]),
    dimH(190, kind === 'DIFFUSE' ? 590 : kind === 'REFLEX' ? 630 : 610, 470, title, [350, 370]),
    caption(title),
  ])
}

const fibreItems: readonly (readonly [string, string, string, number, number])[] = [
  ['VFA-P', 'Fibre amplifier PNP, digital display', 'Penguat serat optik PNP, layar digital', 0, 780_000],
  ['VFA-N', 'Fibre amplifier NPN, digital display', 'Penguat serat optik NPN, layar digital', 0, 780_000],
  ['VFC-D-M3', 'Fibre cable diffuse M3, 2 m', 'Kabel serat optik difus M3, 2 m', 90, 168_000],
  ['VFC-D-M4', 'Fibre cable diffuse M4, 2 m', 'Kabel serat optik difus M4, 2 m', 120, 172_000],
  ['VFC-D-M6', 'Fibre cable diffuse M6, 2 m', 'Kabel serat optik difus M6, 2 m', 250, 185_000],
  ['VFC-T-M3', 'Fibre cable through beam M3, 2 m', 'Kabel serat optik tembus M3, 2 m', 400, 176_000],
  ['VFC-T-M4', 'Fibre cable through beam M4, 2 m', 'Kabel serat optik tembus M4, 2 m', 700, 182_000],
]
const fibre: Product = product(
  'FIBRE-OPTIC-SENSOR',
  ['Fibre-optic amplifiers and fibre cables', 'Penguat dan kabel sensor serat optik'],
  categories.photoelectric,
  'Sensoraya',
  310,
  {
    lead: [
      [
        'The light comes through plastic fibres to where no sensor fits: between pins, in heat or at moving fingers.',
        'Cahaya dialirkan lewat serat plastik ke tempat yang tidak muat sensor: di antara pin, di dekat panas, atau pada jari penjepit.',
      ],
      [
        'The amplifier on the rail shows the light as a number and learns the threshold at a key press.',
        'Penguat di rel menampilkan kuat cahaya dalam angka dan mempelajari ambang dengan satu tombol.',
      ],
    ],
    points: [
      [
        'Cut fibres with the cutter included, one hole once',
        'Potong serat dengan pemotong yang disertakan, satu lubang sekali pakai',
      ],
      ['Bend not tighter than 25 mm', 'Jangan ditekuk lebih tajam dari 25 mm'],
      ['Ranges with white paper', 'Jarak berlaku untuk kertas putih'],
    ],
    data: [
      ['supply', '12 to 24 V DC', '12 sampai 24 V DC'],
      ['temperature', '−25 to +55 °C', '−25 sampai +55 °C'],
    ],
  },
  blockPictures(
    {
      title: '10 × 30 × 72 · 12–24 V DC',
      rail: 15,
      blocks: [
        {
          x: 0,
          y: 0,
          z: 0,
          width: 10,
          height: 30,
          depth: 72,
          tone: 'black',
          art: (w, h) => [
            rect(w * 0.14, h * 0.12, w * 0.72, h * 0.4, 'accent', 2, 'edge'),
            mark(w / 2, h * 0.32, '812', h * 0.18),
            rect(w * 0.2, h * 0.62, w * 0.6, h * 0.22, 'deep', 3, 'edge'),
          ],
        },
        { x: 2, y: 22, z: -8, width: 2.4, height: 2.4, depth: 8, tone: 'deep' },
        { x: 5.6, y: 22, z: -8, width: 2.4, height: 2.4, depth: 8, tone: 'deep' },
      ],
    },
    60,
    24,
  ),
  fibreItems.map(([sku, en, id, distance, price]) =>
    piece(sku, text(en, id), price, 40, {
      function: sku.startsWith('VFA')
        ? text('Amplifier', 'Penguat')
        : sku.includes('-D-')
          ? text('Diffuse fibre', 'Serat difus')
          : text('Through-beam fibre', 'Serat tembus'),
      ...(distance > 0
        ? { sensing_distance: distance, thread: sku.slice(-2) }
        : { output: sku.endsWith('P') ? 'PNP' : 'NPN', voltage: '12–24 V DC' }),
    }),
  ),
)

const encoderSeries = [
  {
    code: 'ENCODER-SHAFT-6',
    d: 40,
    shaft: 6,
    name: ['Incremental encoder Ø 40, shaft 6 mm', 'Rotary encoder inkremental Ø 40, poros 6 mm'],
    price: 620_000,
  },
  {
    code: 'ENCODER-SHAFT-8',
    d: 50,
    shaft: 8,
    name: ['Incremental encoder Ø 50, shaft 8 mm', 'Rotary encoder inkremental Ø 50, poros 8 mm'],
    price: 790_000,
  },
  {
    code: 'ENCODER-HOLLOW-15',
    d: 58,
    shaft: 15,
    name: [
      'Incremental encoder Ø 58, hollow shaft 15 mm',
      'Rotary encoder inkremental Ø 58, poros berlubang 15 mm',
    ],
    price: 1_250_000,
  },
] as const
const encoders: readonly Product[] = encoderSeries.map((of, order) =>
  product(
    of.code,
    of.name,
    categories.encoders,
    'Sensoraya',
    340 - order * 40,
    {
      lead: [
        [
          'Turns rotation into pulses A, B and Z for length measuring, positioning and speed.',
          'Mengubah putaran menjadi pulsa A, B, dan Z untuk pengukuran panjang, posisi, dan kecepatan.',
        ],
        order === 2
          ? [
              'The hollow shaft slides onto the motor or roll; a spring plate stops the housing from turning.',
              'Poros berlubang dipasang langsung pada motor atau rol; pelat pegas menahan rumahnya agar tidak ikut berputar.',
            ]
          : [
              'The solid shaft needs a flexible coupling, never a rigid one.',
              'Poros pejal memerlukan kopling fleksibel, jangan yang kaku.',
            ],
      ],
      points: [
        [
          'Pulses × wheel: 1000 pulses and a wheel of 200 mm girth give 0.2 mm a pulse',
          'Pulsa × roda: 1000 pulsa dan roda keliling 200 mm menghasilkan 0,2 mm per pulsa',
        ],
        [
          'Line driver for runs above 10 m or near inverters',
          'Line driver untuk jarak di atas 10 m atau dekat inverter',
        ],
        ['No hammer on the shaft', 'Jangan memukul porosnya'],
      ],
      data: [
        ['output', 'A, B, Z'],
        ['frequency', 'up to 300 kHz', 'sampai 300 kHz'],
        ['protection', 'IP54'],
        ['speed', 'up to 5000 rpm', 'sampai 5000 rpm'],
      ],
    },
    turnedPictures({
      title: `Ø ${of.d} · Ø ${of.shaft} · 1000 ppr`,
      overall: String(of.d === 40 ? 54 : of.d === 50 ? 68 : 50),
      ...(order === 2 ? { bore: of.shaft } : {}),
      stretches: [
        ...(order === 2
          ? [{ length: 6, diameter: 26 }]
          : [
              { length: of.d * 0.3, diameter: of.shaft, across: `Ø ${of.shaft}` },
              { length: of.d * 0.1, diameter: of.d * 0.5 },
            ]),
        { length: of.d * 0.12, diameter: of.d, across: `Ø ${of.d}` },
        { length: of.d * 0.62, diameter: of.d * 0.96, fill: 'darkH' as const },
        { length: of.d * 0.18, diameter: 9, fill: 'deep' as const },
      ],
      front: (x, y, scale) => [
        ...rings([of.d, 'light'], [of.d * 0.5, 'white'], [of.shaft, order === 2 ? 'hole' : 'mid'])(
          x,
          y,
          scale,
        ),
        ...contacts(3, of.d * 0.75, 3.3, 'black')(x, y, scale),
      ],
    }),
    cross(
      [100, 360, 500, 600, 1000, 1024, 2000, 2500],
      [
        ['T', 'push-pull', '10–30 V DC'],
        ['L', 'line driver', '5 V DC'],
      ] as const,
      (pulses, [key, output, supply]) =>
        piece(
          `VEN${of.d}-${pulses}${key}`,
          text(
            `Encoder Ø ${of.d} ${pulses} ppr, ${key === 'T' ? 'push-pull' : 'line driver'}`,
            `Encoder Ø ${of.d} ${pulses} pulsa, ${key === 'T' ? 'totem pole' : 'line driver'}`,
          ),
          of.price * (1 + pulses / 9_000),
          of.d * 4.5,
          {
            resolution: pulses,
            outer_diameter: of.d,
            ...(order === 2 ? { inner_diameter: of.shaft } : {}),
            output: text(
              output === 'push-pull' ? 'Push-pull' : 'Line driver',
              output === 'push-pull' ? 'Totem pole' : 'Line driver',
            ),
            supply,
          },
          { demand: pulses === 1000 || pulses === 360 ? 0.7 : 0.35 },
        ),
    ),
  ),
)

type Cord = {
  code: string
  prefix: string
  name: Pair
  thread: string
  pins: readonly number[]
  d: number
  d2: number
  female: boolean
  popularity: number
  price: number
}
const cordTypes: readonly Cord[] = [
  {
    code: 'CORDSET-M12',
    prefix: 'VCD12',
    name: ['Cordset M12, A-coded, PUR', 'Kabel sensor M12, kode A, PUR'],
    thread: 'M12 × 1',
    pins: [4, 5, 8],
    d: 14.5,
    d2: 12,
    female: true,
    popularity: 560,
    price: 62_000,
  },
  {
    code: 'CORDSET-M8',
    prefix: 'VCD08',
    name: ['Cordset M8, PUR', 'Kabel sensor M8, PUR'],
    thread: 'M8 × 1',
    pins: [3, 4],
    d: 10,
    d2: 8,
    female: true,
    popularity: 470,
    price: 58_000,
  },
]
const plugDrawing = (
  title: string,
  of: { thread: string; d: number; d2: number },
  pins: number,
  cable: boolean,
): Turned => ({
  title,
  stretches: [
    { length: of.d * 0.3, diameter: of.d2 * 0.72, fill: 'dark', face: 'black' },
    { length: of.d * 0.75, diameter: of.d, kind: 'ribs', fill: 'roundH', across: of.thread },
    { length: of.d * 1.1, diameter: of.d * 0.94, end: of.d * 0.8, fill: 'darkH' },
    { length: of.d * 0.8, diameter: of.d * 0.62, end: of.d * 0.4, kind: 'ribs', fill: 'darkH' },
    { length: of.d * (cable ? 1.4 : 0.3), diameter: of.d * 0.32, fill: 'darkH' },
  ],
  front: (x, y, scale) => [
    ...rings([of.d, 'light'], [of.d2 * 0.86, 'black'])(x, y, scale),
    ...contacts(Math.min(pins, 4), of.d2 * 0.5, of.d2 * 0.11, 'accent', -45)(x, y, scale),
    rect(x - 3, y - of.d2 * 0.43 * scale, 6, of.d2 * 0.1 * scale, 'white', 0, 'none'),
  ],
})
const cordsets: readonly Product[] = [
  ...cordTypes.map((of) =>
    product(
      of.code,
      of.name,
      categories.cordsets,
      'Sensoraya',
      of.popularity,
      {
        lead: [
          [
            'Ready-made cable with a moulded socket for sensors and valve islands; the free end goes to the terminals.',
            'Kabel siap pakai dengan soket tuang untuk sensor dan blok katup; ujung bebasnya ke terminal.',
          ],
          [
            'PUR sheath withstands oil, chips and drag chains.',
            'Selubung PUR tahan minyak, tatal, dan rantai energi.',
          ],
        ],
        points: [
          [
            'Turn the nut by hand until it stops, then a touch with the key',
            'Putar mur dengan tangan sampai berhenti, lalu sedikit dengan kunci',
          ],
          ['Angled sockets guide the cable along the wall', 'Soket siku mengarahkan kabel menyusuri dinding'],
          ['Brown plus, blue minus, black output', 'Cokelat plus, biru minus, hitam keluaran'],
        ],
        data: [
          ['standard', of.prefix === 'VCD12' ? 'IEC 61076-2-101' : 'IEC 61076-2-104'],
          ['protection', 'IP67'],
          ['temperature', '−25 to +80 °C', '−25 sampai +80 °C'],
        ],
      },
      turnedPictures(plugDrawing(`${of.thread} · 4`, of, 4, true)),
      of.pins.slice(0, 2).flatMap((pins) =>
        cross(['S', 'A'] as const, [2, 5, 10], (shape, length) =>
          piece(
            `${of.prefix}-${pins}${shape}-${length}`,
            text(
              `Cordset ${of.thread.split(' ')[0]} ${pins} pins ${shape === 'S' ? 'straight' : 'angled'}, ${length} m`,
              `Kabel sensor ${of.thread.split(' ')[0]} ${pins} pin ${shape === 'S' ? 'lurus' : 'siku'}, ${length} m`,
            ),
            of.price + length * 9_500 + pins * 3_000,
            30 + length * 34,
            {
              thread: of.thread,
              cores: pins,
              wire_length: length,
              connection: shape === 'S' ? text('Straight', 'Lurus') : text('Angled', 'Siku'),
              material: 'PUR',
            },
            { demand: length < 10 ? 0.8 : 0.5 },
          ),
        ),
      ),
    ),
  ),
  product(
    'CONNECTOR-FIELD-M12',
    ['Field-wireable connectors M8 and M12', 'Konektor rakit M8 dan M12'],
    categories.cordsets,
    'Sensoraya',
    390,
    {
      lead: [
        [
          'Plugs and sockets with screw clamps, for lengths cut on site and for repairs of torn cables.',
          'Steker dan soket dengan jepit sekrup, untuk kabel potongan di lapangan dan perbaikan kabel putus.',
        ],
        ['No soldering: strip, ferrule, screw.', 'Tanpa solder: kupas, pasang ferrule, sekrup.'],
      ],
      points: [
        [
          'Cable 4 to 6 mm for M12, 3.5 to 5 mm for M8',
          'Kabel 4 sampai 6 mm untuk M12, 3,5 sampai 5 mm untuk M8',
        ],
        ['Slide the cap on before wiring', 'Masukkan tutup sebelum menyambung'],
        ['Check the key’s position with the mate', 'Cocokkan posisi alur dengan pasangannya'],
      ],
      data: [
        ['standard', 'IEC 61076-2-101'],
        ['protection', 'IP67'],
        ['terminals', 'up to 0.75 mm²', 'sampai 0,75 mm²'],
      ],
    },
    turnedPictures(plugDrawing('M12 × 1 · 4', { thread: 'M12 × 1', d: 19, d2: 12 }, 4, false)),
    (['M8 × 1', 'M12 × 1'] as const).flatMap((thread) =>
      (thread === 'M8 × 1' ? [3, 4] : [4, 5]).flatMap((pins) =>
        cross(['M', 'F'] as const, ['S', 'A'] as const, (gender, shape) =>
          piece(
            `VCF${thread.slice(1, 3).trim().padStart(2, '0')}-${pins}${gender}${shape}`,
            text(
              `Connector ${thread.split(' ')[0]} ${pins} pins ${gender === 'M' ? 'male' : 'female'} ${shape === 'S' ? 'straight' : 'angled'}`,
              `Konektor ${thread.split(' ')[0]} ${pins} pin ${gender === 'M' ? 'jantan' : 'betina'} ${shape === 'S' ? 'lurus' : 'siku'}`,
            ),
            46_000 + pins * 4_500 + (shape === 'A' ? 8_000 : 0),
            26,
            {
              thread,
              cores: pins,
              connection: shape === 'S' ? text('Straight', 'Lurus') : text('Angled', 'Siku'),
              function: gender === 'M' ? text('Male', 'Jantan') : text('Female', 'Betina'),
            },
          ),
        ),
      ),
    ),
  ),
]

export const sensors: readonly Product[] = [
  ...inductive,
  twoWire,
  ...round,
  ...photo,
  fibre,
  ...encoders,
  ...cordsets,
]

import type { Product } from '../catalogue/model.ts'
import { circle, rect, type Mark } from '../drawing/svg.ts'
import { blockPictures, mark, screws, slits, type Block, type Device } from './blocks.drawing.ts'
import { categories } from './categories.ts'
import { contactSymbol } from './operator.ts'
import { piece, product } from './product.ts'
import { modular } from './switchgear.drawing.ts'
import { cross, named, tab, text, type Pair } from './texts.ts'

const cubeRelay = (title: string, pins: number): Device => ({
  title,
  blocks: [
    ...Array.from({ length: pins }, (_, i): Block => ({
      x: 4 + i * (16 / Math.max(1, pins - 1)),
      y: 28,
      z: 10,
      width: 1.4,
      height: 7,
      depth: 4,
      tone: 'dark',
    })),
    {
      x: 0,
      y: 0,
      z: 0,
      width: 21.5,
      height: 28,
      depth: 36,
      tone: 'white',
      art: (w, h): Mark[] => [
        rect(w * 0.14, h * 0.12, w * 0.34, h * 0.7, 'accent', 2, 'edge'),
        rect(w * 0.54, h * 0.18, w * 0.32, h * 0.22, 'dark', 2, 'edge'),
        rect(w * 0.54, h * 0.5, w * 0.32, h * 0.3, 'mid', 2, 'edge'),
        circle(w * 0.7, h * 0.9, w * 0.04, 'accent', 'edge'),
      ],
    },
  ],
})
const slim: Device = {
  title: '6.2 × 90 × 70 · 6 A',
  rail: 45,
  blocks: [
    {
      x: 0,
      y: 0,
      z: 0,
      width: 6.2,
      height: 90,
      depth: 70,
      tone: 'mid',
      art: (w, h) => [
        circle(w / 2, h * 0.07, w * 0.3, 'dark', 'edge'),
        circle(w / 2, h * 0.16, w * 0.3, 'dark', 'edge'),
        rect(w * 0.14, h * 0.28, w * 0.72, h * 0.4, 'accent', 1, 'edge'),
        circle(w / 2, h * 0.74, w * 0.2, 'white', 'edge'),
        circle(w / 2, h * 0.84, w * 0.3, 'dark', 'edge'),
        circle(w / 2, h * 0.93, w * 0.3, 'dark', 'edge'),
      ],
    },
  ],
}
const solid: Device = {
  title: 'SSR · 40 A · 3–32 V DC',
  blocks: [
    {
      x: 0,
      y: 0,
      z: 0,
      width: 45,
      height: 58,
      depth: 27,
      tone: 'white',
      art: (w, h) => [
        ...screws(2, w, h * 0.14, w * 0.1),
        ...screws(2, w, h * 0.86, w * 0.1),
        mark(w / 2, h * 0.44, '40 A', h * 0.12),
        mark(w / 2, h * 0.6, '3–32 V', h * 0.09),
        circle(w * 0.5, h * 0.73, w * 0.03, 'accent', 'edge'),
      ],
    },
  ],
}
const dial =
  (words: string, two: boolean) =>
  (w: number, h: number): Mark[] => [
    circle(w * 0.5, h * 0.28, Math.min(w, h) * 0.2, 'white', 'edge'),
    rect(w * 0.5 - 2, h * 0.12, 4, h * 0.16, 'black', 0, 'none'),
    ...(two
      ? [
          circle(w * 0.5, h * 0.66, Math.min(w, h) * 0.17, 'white', 'edge'),
          rect(w * 0.5 - 2, h * 0.53, 4, h * 0.13, 'black', 0, 'none'),
        ]
      : []),
    mark(w / 2, h * 0.9, words, h * 0.11),
    circle(w * 0.14, h * 0.1, 4, 'accent', 'edge'),
  ]
const socket: Device = {
  title: '8 · 14 pin · EN 60715',
  rail: 38,
  blocks: [
    {
      x: 0,
      y: 0,
      z: 18,
      width: 28,
      height: 76,
      depth: 20,
      tone: 'mid',
      art: (w, h) => [...screws(4, w, h * 0.07, w * 0.08), ...screws(4, w, h * 0.93, w * 0.08)],
    },
    {
      x: 2,
      y: 12,
      z: 8,
      width: 24,
      height: 52,
      depth: 10,
      tone: 'dark',
      art: (w, h) =>
        [0, 1, 2, 3].flatMap((r) =>
          [0, 1, 2, 3].map((c) =>
            rect(w * (0.14 + c * 0.21), h * (0.12 + r * 0.22), w * 0.09, h * 0.12, 'black', 0, 'none'),
          ),
        ),
    },
  ],
}

const coilList = ['12 V DC', '24 V DC', '24 V AC', '110 V AC', '220 V AC'] as const
const coilKey = (coil: string): string => coil.replace(' V ', '').replace('DC', 'D').replace('AC', 'A')
const relays: readonly Product[] = [
  product(
    'RELAY-PLUGIN',
    ['Plug-in relay, 2 and 4 changeover contacts, LED', 'Relai colok, 2 dan 4 kontak tukar, LED'],
    categories.relays,
    'Voltaraga',
    690,
    {
      lead: [
        [
          'The general relay of control panels: couples circuits of different voltage and multiplies contacts.',
          'Relai serbaguna panel kontrol: memisahkan rangkaian berbeda tegangan dan memperbanyak kontak.',
        ],
        [
          '8 pins with 2 contacts of 10 A, 14 pins with 4 contacts of 5 A.',
          '8 pin dengan 2 kontak 10 A, 14 pin dengan 4 kontak 5 A.',
        ],
      ],
      points: [
        ['Order the socket as well', 'Pesan juga soketnya'],
        ['DC types have a diode: mind the polarity', 'Tipe DC memakai dioda: perhatikan polaritas'],
        [
          'Coils of contactors above 25 A need an auxiliary contactor',
          'Koil kontaktor di atas 25 A memerlukan kontaktor bantu',
        ],
        ['Test button latches for commissioning', 'Tombol uji dapat dikunci saat komisioning'],
      ],
      data: [
        ['standard', 'IEC 61810-1'],
        ['life', '100,000 operations at full load', '100.000 operasi pada beban penuh'],
        ['coil', '0.9 W DC, 1.2 VA AC', '0,9 W DC, 1,2 VA AC'],
      ],
    },
    [
      ...blockPictures(cubeRelay('21.5 × 28 × 36 · 14 pin', 4)),
      { view: 'symbol', draw: () => contactSymbol('A1 A2 · 13 14 · 21 22', ['NO', 'NC'], 'coil') },
    ],
    cross(
      [
        [2, 8, 10],
        [4, 14, 5],
      ] as const,
      coilList,
      ([poles, pins, current], coil) =>
        piece(
          `VRY${poles}-${coilKey(coil)}`,
          text(
            `Relay ${poles} changeover ${pins} pins ${current} A, ${coil}`,
            `Relai ${poles} kontak tukar ${pins} pin ${current} A, ${coil}`,
          ),
          29_000 + poles * 3_500,
          36,
          { contacts: text(`${poles} CO`, `${poles} kontak tukar`), current, coil },
          { demand: coil.startsWith('24 V DC') || coil.startsWith('220') ? 1 : 0.5 },
        ),
    ),
    {
      tabs: [
        tab(
          ['Choosing the contact', 'Memilih kontak'],
          [
            [
              'The printed current holds for resistive load only.',
              'Arus tercetak hanya berlaku untuk beban resistif.',
            ],
          ],
          [
            ['Contactor coils and solenoids: a third of it', 'Koil kontaktor dan solenoid: sepertiganya'],
            ['Lamps: a tenth, because of the inrush', 'Lampu: sepersepuluh karena arus awal'],
            ['PLC inputs of a few mA: gold-plated contacts', 'Masukan PLC beberapa mA: kontak lapis emas'],
          ],
        ),
      ],
    },
  ),
  product(
    'RELAY-SLIM',
    ['Slim interface relay 6.2 mm with socket', 'Relai antarmuka ramping 6,2 mm dengan soket'],
    categories.relays,
    'Saklarindo',
    480,
    {
      lead: [
        [
          'Isolates PLC inputs and outputs in the width of a terminal; relay and socket come assembled.',
          'Memisahkan masukan dan keluaran PLC selebar satu terminal; relai dan soket sudah terpasang.',
        ],
        ['Plug-in bridges feed a whole row.', 'Jumper colok memasok satu deretan penuh.'],
      ],
      points: [
        ['One changeover contact 6 A', 'Satu kontak tukar 6 A'],
        [
          'Relay replaced by a lever, wires stay',
          'Relai dilepas dengan tuas tanpa membongkar kabel di soket',
        ],
        ['Transistor type for fast pulses', 'Tipe transistor untuk pulsa cepat'],
      ],
      data: [
        ['standard', 'IEC 61810-1'],
        ['mounting', '35 mm rail, EN 60715', 'Rel 35 mm, EN 60715'],
        ['terminals', 'up to 2.5 mm²', 'sampai 2,5 mm²'],
      ],
    },
    [
      ...blockPictures(slim, 50, 22),
      { view: 'symbol', draw: () => contactSymbol('A1 A2 · 6 A', ['NO'], 'coil') },
    ],
    cross(
      ['12 V DC', '24 V DC', '24 V AC/DC', '110 V AC/DC', '230 V AC/DC'] as const,
      [
        ['S', 'screw', 'sekrup'],
        ['P', 'push-in', 'push-in'],
      ] as const,
      (coil, [key, en, id]) =>
        piece(
          `VRS-${coil.split(' ')[0]}${coil.includes('AC') ? 'U' : 'D'}-${key}`,
          text(`Interface relay ${coil}, ${en}`, `Relai antarmuka ${coil}, ${id}`),
          88_000 + (key === 'P' ? 8_000 : 0),
          32,
          {
            contacts: text('1 CO', '1 kontak tukar'),
            current: 6,
            coil,
            connection: text(key === 'S' ? 'Screw' : 'Push-in', key === 'S' ? 'Sekrup' : 'Push-in'),
          },
        ),
    ),
  ),
  product(
    'RELAY-SSR',
    ['Solid state relay, single phase, 10 to 80 A', 'Solid state relay (SSR) satu fasa, 10 sampai 80 A'],
    categories.relays,
    'Sensoraya',
    400,
    {
      lead: [
        [
          'Switches heaters every second without wear or noise, driven by a temperature controller.',
          'Menyakelar pemanas setiap detik tanpa aus dan tanpa bunyi, digerakkan oleh pengatur suhu.',
        ],
        [
          'Switches at zero crossing, so that it does not disturb radio.',
          'Menyambung pada titik nol sehingga tidak mengganggu radio.',
        ],
      ],
      points: [
        [
          'Every ampere makes about 1 W of heat: heat sink with paste above 10 A',
          'Setiap ampere menimbulkan sekitar 1 W panas: pakai heatsink dan pasta di atas 10 A',
        ],
        ['Choose twice the heater’s current', 'Pilih dua kali arus pemanas'],
        [
          'When it fails it stays on: add a contactor against overheating',
          'Bila rusak cenderung terhubung: tambahkan kontaktor pengaman suhu',
        ],
      ],
      data: [
        ['voltage', '24 to 480 V AC', '24 sampai 480 V AC'],
        ['temperature', '−30 to +80 °C', '−30 sampai +80 °C'],
      ],
    },
    blockPictures(solid),
    cross([10, 25, 40, 60, 80], ['D', 'A'] as const, (current, key) =>
      piece(
        `VSR-${current}${key}`,
        text(
          `Solid state relay ${current} A, control ${key === 'D' ? '3–32 V DC' : '80–250 V AC'}`,
          `Solid state relay ${current} A, kontrol ${key === 'D' ? '3–32 V DC' : '80–250 V AC'}`,
        ),
        92_000 + current * 2_600,
        105,
        { current, supply: key === 'D' ? '3–32 V DC' : '80–250 V AC', voltage: '24–480 V AC' },
      ),
    ),
  ),
  product(
    'RELAY-SOCKET',
    ['Relay sockets for rail, 8, 11 and 14 pins', 'Soket relai untuk rel, 8, 11, dan 14 pin'],
    categories.relays,
    'Voltaraga',
    520,
    {
      lead: [
        [
          'Carries a plug-in relay or timer on 35 mm rail; the relay is changed in seconds while the wires stay.',
          'Dudukan relai atau pewaktu colok pada rel 35 mm; relai diganti dalam hitungan detik tanpa melepas kabel.',
        ],
        [
          'Flat pins for small relays, round pins for timers.',
          'Pin pipih untuk relai kecil, pin bulat untuk pewaktu.',
        ],
      ],
      points: [
        ['A clip holds the relay against vibration', 'Klip menahan relai dari getaran'],
        ['Finger-safe types cover the screws', 'Tipe aman-sentuh menutup sekrupnya'],
        ['Check the pin pattern before ordering', 'Periksa susunan pin sebelum memesan'],
      ],
      data: [
        ['voltage', '300 V'],
        ['terminals', '2 × 2.5 mm²', '2 × 2,5 mm²'],
      ],
    },
    blockPictures(socket),
    cross(
      [
        ['8', 'flat', 'pipih'],
        ['14', 'flat', 'pipih'],
        ['8R', 'round', 'bulat'],
        ['11R', 'round', 'bulat'],
      ] as const,
      ['S', 'F'] as const,
      ([pins, en, id], key) =>
        piece(
          `VSO-${pins}-${key}`,
          text(
            `Relay socket ${pins.replace('R', '')} ${en} pins${key === 'F' ? ', finger-safe' : ''}`,
            `Soket relai ${pins.replace('R', '')} pin ${id}${key === 'F' ? ', aman-sentuh' : ''}`,
          ),
          13_000 + Number.parseInt(pins, 10) * 900 + (key === 'F' ? 9_000 : 0),
          48,
          {
            ways: Number.parseInt(pins, 10),
            connection: text(
              en === 'flat' ? 'Flat pins' : 'Round pins',
              en === 'flat' ? 'Pin pipih' : 'Pin bulat',
            ),
            function: key === 'F' ? text('Finger-safe', 'Aman-sentuh') : text('Standard', 'Standar'),
          },
        ),
    ),
  ),
]

type Timer = {
  code: string
  name: Pair
  en: string
  id: string
  rows: readonly string[]
  lead: Pair
  face: string
  two: boolean
  price: number
  popularity: number
}
const timerTypes: readonly Timer[] = [
  {
    code: 'TIMER-ON-DELAY',
    name: ['On-delay timer, plug-in 48 × 48', 'Pewaktu tunda hidup (timer), colok 48 × 48'],
    en: 'On-delay timer',
    id: 'Pewaktu tunda hidup',
    rows: ['1 s', '10 s', '60 s', '10 min', '60 min', '10 h'],
    lead: [
      'Closes its contact a set time after voltage comes: staggered starts, ventilation run-up, alarms that wait.',
      'Menutup kontak beberapa saat setelah tegangan masuk: start bertahap, ventilasi awal, alarm tertunda.',
    ],
    face: '60 s',
    two: false,
    price: 118_000,
    popularity: 500,
  },
  {
    code: 'TIMER-STAR-DELTA',
    name: ['Star-delta timer, plug-in 48 × 48', 'Pewaktu bintang-segitiga (timer), colok 48 × 48'],
    en: 'Star-delta timer',
    id: 'Pewaktu bintang-segitiga',
    rows: ['10 s', '30 s', '60 s'],
    lead: [
      'Opens star, waits some 50 ms and closes delta, so that the two contactors never meet.',
      'Membuka bintang, menunggu sekitar 50 ms, lalu menutup segitiga sehingga kedua kontaktor tidak bertemu.',
    ],
    face: 'Y-Δ',
    two: false,
    price: 158_000,
    popularity: 410,
  },
  {
    code: 'TIMER-TWIN',
    name: ['Twin timer, pulse and pause, 48 × 48', 'Pewaktu ganda (twin timer), nyala dan jeda, 48 × 48'],
    en: 'Twin timer',
    id: 'Pewaktu ganda',
    rows: ['10 s', '60 s', '10 min', '60 min'],
    lead: [
      'Repeats pulse and pause with two dials: pumps, lubrication, blinking signs, wash cycles.',
      'Mengulang nyala dan jeda dengan dua kenop: pompa, pelumasan, lampu kedip, siklus cuci.',
    ],
    face: 'ON OFF',
    two: true,
    price: 182_000,
    popularity: 370,
  },
]
const timerDevice = (title: string, words: string, two: boolean): Device => ({
  title,
  blocks: [
    { x: 14, y: 14, z: 70, width: 20, height: 20, depth: 12, tone: 'black' },
    { x: 1.5, y: 1.5, z: 4, width: 45, height: 45, depth: 66, tone: 'black' },
    { x: 0, y: 0, z: 0, width: 48, height: 48, depth: 4, tone: 'light', art: dial(words, two) },
  ],
})
const timers: readonly Product[] = timerTypes.map((of) =>
  product(
    of.code,
    of.name,
    categories.relays,
    'Saklarindo',
    of.popularity,
    {
      lead: [
        of.lead,
        [
          'Turn the dial and read the remaining state from two LEDs.',
          'Putar kenop dan lihat keadaannya dari dua LED.',
        ],
      ],
      points: [
        ['Round 8-pin socket is needed', 'Memerlukan soket bulat 8 pin'],
        [
          'Let it rest half a second before the next start',
          'Beri jeda setengah detik sebelum dijalankan lagi',
        ],
        [
          'Choose the range so that the time lies in its upper half',
          'Pilih rentang agar waktu berada di separuh atasnya',
        ],
      ],
      data: [
        ['contacts', '5 A 250 V AC'],
        ['accuracy', '±5 % of setting, ±1 % repeated', '±5 % setelan, ±1 % pengulangan'],
        ['cutout', '45 × 45 mm'],
      ],
    },
    blockPictures(timerDevice(`48 × 48 · ${of.rows[1]} · 220 V AC`, of.face, of.two)),
    cross(of.rows, ['24 V DC', '220 V AC', '380 V AC'] as const, (range, volt) =>
      piece(
        `VTM${of.code.charAt(6)}-${range.replace(' ', '').toUpperCase()}-${volt.split(' ')[0]}`,
        text(
          `${of.en} ${range}, ${volt}`,
          `${of.id} ${range.replace('h', 'jam').replace('min', 'menit').replace(/ s$/, ' detik')}, ${volt}`,
        ),
        of.price * (volt.startsWith('24') ? 1.08 : 1),
        105,
        {
          setting_range: text(
            `0–${range}`,
            `0–${range.replace('h', 'jam').replace('min', 'menit').replace(/ s$/, ' detik')}`,
          ),
          supply: volt,
          contacts: text('2 CO', '2 kontak tukar'),
        },
      ),
    ),
  ),
)
const monitors: Product = product(
  'PHASE-MONITOR',
  ['Phase monitoring relay, rail mounting', 'Relai pemantau fasa, pasang rel'],
  categories.relays,
  'Voltaraga',
  430,
  {
    lead: [
      [
        'Stops pumps, compressors and lifts when a phase fails, the sequence is wrong or the voltage leaves its limits.',
        'Menghentikan pompa, kompresor, dan lift bila fasa hilang, urutan salah, atau tegangan keluar batas.',
      ],
      ['Measures the very supply it is fed from.', 'Mengukur langsung jaringan yang memasoknya.'],
    ],
    points: [
      ['Put its contact in series with the contactor coil', 'Pasang kontaknya seri dengan koil kontaktor'],
      ['Delay 0.1 to 10 s against short dips', 'Tunda 0,1 sampai 10 detik terhadap kedip singkat'],
      [
        'Swap two phases if it does not come on after installation',
        'Tukar dua fasa bila tidak menyala setelah dipasang',
      ],
    ],
    data: [
      ['voltage', '380 to 415 V AC', '380 sampai 415 V AC'],
      ['contacts', '5 A 250 V AC'],
      ['mounting', '35 mm rail, EN 60715', 'Rel 35 mm, EN 60715'],
    ],
  },
  blockPictures(modular('3 × 400 V · 2 CO', 36, 3, dial('3 ~', true), 90)),
  (
    [
      ['1', 'failure and sequence', 'hilang dan urutan fasa', 165_000],
      ['2', 'failure, sequence, asymmetry', 'hilang, urutan, dan asimetri fasa', 235_000],
      ['3', 'under and over voltage', 'tegangan kurang dan lebih', 285_000],
      ['4', 'all functions with neutral', 'semua fungsi dengan netral', 360_000],
    ] as const
  ).flatMap(([key, en, id, price]) =>
    (['1', '2'] as const).map((n) =>
      piece(
        `VPM-${key}-${n}CO`,
        text(`Phase monitor: ${en}, ${n} CO`, `Pemantau fasa: ${id}, ${n} kontak tukar`),
        price + (n === '2' ? 32_000 : 0),
        110,
        {
          function: text(en.charAt(0).toUpperCase() + en.slice(1), id.charAt(0).toUpperCase() + id.slice(1)),
          contacts: text(`${n} CO`, `${n} kontak tukar`),
          voltage: '400 V AC',
        },
      ),
    ),
  ),
)

const supplyDevice = (title: string, w: number, h: number, d: number, volt: string): Device => ({
  title,
  rail: h / 2,
  blocks: [
    {
      x: 0,
      y: 0,
      z: 0,
      width: w,
      height: h,
      depth: d,
      tone: 'light',
      art: (a, b) => [
        ...screws(4, a, b * 0.07, a * 0.06),
        ...screws(4, a, b * 0.93, a * 0.06),
        mark(a / 2, b * 0.3, volt, Math.min(a * 0.2, b * 0.14)),
        circle(a * 0.3, b * 0.46, 5, 'accent', 'edge'),
        circle(a * 0.7, b * 0.46, a * 0.05, 'dark', 'edge'),
        ...slits(7, a * 0.2, b * 0.56, a * 0.6, b * 0.28, 'dark'),
      ],
    },
  ],
})
const meshDevice = (title: string, w: number, h: number, d: number): Device => ({
  title,
  blocks: [
    {
      x: 0,
      y: 0,
      z: 0,
      width: w,
      height: h,
      depth: d,
      tone: 'dark',
      art: (a, b) => [
        ...Array.from({ length: 8 }, (_, c) =>
          Array.from({ length: 5 }, (_, r) =>
            circle(a * (0.12 + c * 0.11), b * (0.12 + r * 0.13), b * 0.045, 'black', 'none'),
          ).join(''),
        ),
        rect(a * 0.06, b * 0.78, a * 0.88, b * 0.2, 'black', 2, 'edge'),
        ...screws(7, a, b * 0.88, b * 0.06),
      ],
    },
  ],
})
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
    [`Power supply ${volt} V DC, rail mounting`, `Catu daya ${volt} V DC, pasang rel`],
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
            `Catu daya ${volt} V DC #0 W, #1 A${key === 'R' ? ', relai DC-OK' : ''}`,
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
              key === 'R' ? text('With DC-OK relay', 'Dengan relai DC-OK') : text('Standard', 'Standar'),
          },
          { demand: watt === 120 || watt === 60 ? 1 : 0.5 },
        ),
      ),
    ),
  ),
)
const mesh: Product = product(
  'PSU-ENCLOSED',
  ['Enclosed switching power supply, perforated case', 'Catu daya switching, kotak berlubang'],
  categories.supplies,
  'Arusindra',
  560,
  {
    lead: [
      [
        'Inexpensive supply for LED strips, displays, small machines and laboratories, screwed onto a plate.',
        'Catu daya ekonomis untuk pita LED, layar, mesin kecil, dan laboratorium, disekrup pada pelat.',
      ],
      ['A trimmer sets the voltage by ten per cent.', 'Trimmer mengatur tegangan sebesar sepuluh persen.'],
    ],
    points: [
      ['Open terminals: only inside a housing', 'Terminal terbuka: hanya di dalam rumah tertutup'],
      [
        'Switch 115/230 V must be right before power comes',
        'Sakelar 115/230 V harus tepat sebelum dialiri listrik',
      ],
      ['Above 200 W a fan runs when it is warm', 'Di atas 200 W kipas berputar saat panas'],
    ],
    data: [
      ['input', '115 or 230 V AC by switch', '115 atau 230 V AC lewat sakelar'],
      ['temperature', '−20 to +60 °C', '−20 sampai +60 °C'],
    ],
  },
  blockPictures(meshDevice('159 × 97 × 38 · 24 V · 150 W', 159, 97, 38)),
  cross([35, 75, 150, 250, 350, 600], [5, 12, 24, 48] as const, (watt, volt) =>
    (volt === 5 && watt > 350) || (volt === 48 && watt < 75)
      ? undefined
      : piece(
          `VPE${volt}-${watt}`,
          named(`Switching supply #0 V #1 W`, `Catu daya switching #0 V #1 W`, volt, watt),
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
        'Memasok koil kontaktor dan katup dari dua fasa serta memisahkannya dari jaringan.',
      ],
      ['Vacuum-impregnated winding, terminals on top.', 'Lilitan diimpregnasi vakum, terminal di atas.'],
    ],
    points: [
      [
        'Add up holding power, then check inrush of the largest coil',
        'Jumlahkan daya tahan, lalu periksa daya tarik koil terbesar',
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

export const relaysAndSupplies: readonly Product[] = [
  ...relays,
  ...timers,
  monitors,
  ...supplies,
  mesh,
  transformers,
]

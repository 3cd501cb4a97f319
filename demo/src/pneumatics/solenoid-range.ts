import type { Product, Text } from '../catalogue/model.ts'
import { figure } from '../catalogue/text.ts'
import { categories } from './categories.ts'
import { lineProduct, withNumbers, type Size } from './line.ts'
import { valveSymbol } from './symbol.drawing.ts'
import { boxValveSide, boxValveSpace, type BoxValve } from './valve.drawing.ts'
import { portTab } from './tabs.ts'
import { t, table } from './writing.ts'

const ports = {
  M5: { code: 'M5', flow: 150, length: 52, height: 22, depth: 18, mass: 62, cost: 138_000, tube: 4 },
  'G1/8': { code: '18', flow: 700, length: 62, height: 27, depth: 18, mass: 120, cost: 165_000, tube: 6 },
  'G1/4': { code: '14', flow: 1200, length: 78, height: 35, depth: 22, mass: 220, cost: 212_000, tube: 8 },
  'G3/8': { code: '38', flow: 1900, length: 96, height: 40, depth: 27, mass: 360, cost: 318_000, tube: 10 },
  'G1/2': { code: '12', flow: 3100, length: 122, height: 50, depth: 34, mass: 620, cost: 465_000, tube: 12 },
} as const
type Port = keyof typeof ports

const voltages = [
  ['24D', '24 V DC'],
  ['12D', '12 V DC'],
  ['24A', '24 V AC'],
  ['110A', '110 V AC'],
  ['220A', '220 V AC'],
] as const
const plugs = [
  ['P', t('Plug with LED', 'Konektor dengan LED')],
  ['W', t('Flying leads 0.5 m', 'Kabel lepas 0,5 m')],
] as const

type Kind = {
  code: string
  text: Text
  short: Text
  category: Text
  squares: readonly string[]
  rest: number
  left: Parameters<typeof valveSymbol>[0]['left']
  right: Parameters<typeof valveSymbol>[0]['right']
  ports: 3 | 5
  ends: readonly [BoxValve['left'], BoxValve['right']]
  factor: number
  sizes: readonly Port[]
  lead: Text
  points: readonly Text[]
  popularity: number
}

const fiveTwo = ['1-4 2-3 5', '1-2 4-5 3'] as const
const kinds: readonly Kind[] = [
  {
    code: '52S',
    text: t('5/2 solenoid valve, spring return', 'Solenoid valve 5/2, balik pegas'),
    short: t('5/2 valve spring return', 'Valve 5/2 balik pegas'),
    category: categories.solenoidValves,
    squares: fiveTwo,
    rest: 1,
    left: ['pilot', 'solenoid'],
    right: ['spring'],
    ports: 5,
    ends: ['coil', 'cap'],
    factor: 1,
    sizes: ['M5', 'G1/8', 'G1/4', 'G3/8', 'G1/2'],
    popularity: 620,
    lead: t(
      'One coil moves the spool, a spring brings it back: when power fails the cylinder returns to its starting position.',
      'Satu coil menggerakkan spool, pegas mengembalikannya: saat listrik padam silinder kembali ke posisi awal.',
    ),
    points: [
      t(
        'For clamps and gates choose the double coil if power failure must not release them',
        'Untuk klem dan pintu, pilih coil ganda bila listrik padam tidak boleh membukanya',
      ),
      t('Needs 1.5 bar of pilot pressure', 'Memerlukan tekanan pilot 1,5 bar'),
    ],
  },
  {
    code: '52D',
    text: t('5/2 solenoid valve, two coils', 'Solenoid valve 5/2, dua coil'),
    short: t('5/2 valve two coils', 'Valve 5/2 dua coil'),
    category: categories.solenoidValves,
    squares: fiveTwo,
    rest: 1,
    left: ['pilot', 'solenoid'],
    right: ['pilot', 'solenoid'],
    ports: 5,
    ends: ['coil', 'coil'],
    factor: 1.55,
    sizes: ['G1/8', 'G1/4', 'G3/8', 'G1/2'],
    popularity: 480,
    lead: t(
      'A pulse of 50 ms to either coil shifts the spool, which then stays where it is without power.',
      'Pulsa 50 ms ke salah satu coil menggeser spool, yang kemudian tetap di posisinya tanpa daya.',
    ),
    points: [
      t(
        'Never energise both coils at the same time',
        'Jangan memberi daya pada kedua coil bersamaan: coil pertama yang menang',
      ),
      t(
        'Mount it with the spool horizontal where there is vibration',
        'Pasang dengan spool mendatar bila ada getaran',
      ),
    ],
  },
  ...(
    [
      [
        'C',
        t('closed centre', 'tengah tertutup'),
        '1 2 3 4 5',
        t(
          'In the middle position all ports are shut: the cylinder stops in mid-stroke and is held by the trapped air. The stop drifts with leakage, so it is no safety device.',
          'Di posisi tengah semua port tertutup: silinder berhenti di tengah stroke dan ditahan udara yang terperangkap. Posisinya bergeser karena kebocoran, jadi bukan alat pengaman.',
        ),
      ],
      [
        'E',
        t('exhaust centre', 'tengah terbuang'),
        '4-5 2-3 1',
        t(
          'In the middle position both cylinder sides are vented, so that the piston can be moved by hand: for set-up and for emergency release.',
          'Di posisi tengah kedua sisi silinder dibuang sehingga piston dapat digerakkan dengan tangan: untuk penyetelan dan pelepasan darurat.',
        ),
      ],
      [
        'P',
        t('pressure centre', 'tengah bertekanan'),
        '1-4 1-2 3 5',
        t(
          'In the middle position both cylinder sides get pressure: holds a through-rod cylinder or a balanced load firmly in place.',
          'Di posisi tengah kedua sisi silinder mendapat tekanan: menahan silinder batang tembus atau beban seimbang dengan kokoh.',
        ),
      ],
    ] as const
  ).map(([code, text, middle, lead]): Kind => ({
    code: `53${code}`,
    text: t(`5/3 solenoid valve, ${text.en}`, `Solenoid valve 5/3, ${text.id}`),
    short: t(`5/3 valve ${text.en}`, `Valve 5/3 ${text.id}`),
    category: categories.solenoid53,
    squares: ['1-4 2-3 5', middle, '1-2 4-5 3'],
    rest: 1,
    left: ['spring', 'pilot', 'solenoid'],
    right: ['spring', 'pilot', 'solenoid'],
    ports: 5,
    ends: ['coil', 'coil'],
    factor: 1.85,
    sizes: ['G1/8', 'G1/4', 'G3/8'],
    popularity: code === 'C' ? 360 : 250,
    lead,
    points: [
      code === 'C'
        ? t(
            'Put pilot-operated check valves at the cylinder for a longer stop',
            'Pasang check valve berpilot pada silinder untuk berhenti lebih lama',
          )
        : code === 'E'
          ? t(
              'Vertical loads fall in the middle position: add a rod lock',
              'Beban vertikal akan turun di posisi tengah: tambahkan pengunci batang',
            )
          : t(
              'With a plain single-rod cylinder the rod creeps out: choose the closed centre there',
              'Pada silinder batang tunggal biasa, batang akan merayap keluar: pilih tengah tertutup',
            ),
      t(
        'Springs centre the spool as soon as both coils are off',
        'Pegas memusatkan spool begitu kedua coil mati',
      ),
    ],
  })),
  ...(['NC', 'NO'] as const).map((code): Kind => ({
    code: `32${code}`,
    text:
      code === 'NC'
        ? t('3/2 solenoid valve, normally closed', 'Solenoid valve 3/2, normal tertutup')
        : t('3/2 solenoid valve, normally open', 'Solenoid valve 3/2, normal terbuka'),
    short:
      code === 'NC'
        ? t('3/2 valve normally closed', 'Valve 3/2 normal tertutup')
        : t('3/2 valve normally open', 'Valve 3/2 normal terbuka'),
    category: categories.solenoid32,
    squares: code === 'NC' ? ['1-2 3', '2-3 1'] : ['2-3 1', '1-2 3'],
    rest: 1,
    left: ['pilot', 'solenoid'],
    right: ['spring'],
    ports: 3,
    ends: ['coil', 'spring'],
    factor: 0.92,
    sizes: ['M5', 'G1/8', 'G1/4', 'G3/8'],
    popularity: code === 'NC' ? 430 : 230,
    lead:
      code === 'NC'
        ? t(
            'Passes air to port 2 while the coil is on and vents it when off: for single acting cylinders, blow-off and pilot signals.',
            'Mengalirkan udara ke port 2 saat coil aktif dan membuangnya saat mati: untuk silinder kerja tunggal, tiupan, dan sinyal pilot.',
          )
        : t(
            'Keeps port 2 under pressure and vents it only while the coil is on: for clamps and brakes that must hold without power.',
            'Menjaga port 2 bertekanan dan membuangnya hanya saat coil aktif: untuk klem dan rem yang harus menahan tanpa daya.',
          ),
    points: [
      t(
        'Ports may not be exchanged to reverse the function',
        'Port tidak boleh ditukar untuk membalik fungsi',
      ),
      t(
        'Two of them work a double acting cylinder with pressure on neither side at rest',
        'Dua katup ini dapat menggerakkan silinder kerja ganda tanpa tekanan saat diam',
      ),
    ],
  })),
]

function product(kind: Kind, port: Port): Product {
  const size = ports[port]
  const drawn: BoxValve = {
    length: size.length,
    height: size.height,
    depth: size.depth,
    port,
    ports: kind.ports,
    left: kind.ends[0],
    right: kind.ends[1],
    title: `${kind.code.slice(0, 1)}/${kind.code.slice(1, 2)} · ${port}`,
  }
  const flow = Math.round((size.flow * (kind.code.startsWith('53') ? 0.85 : 1)) / 10) * 10
  const double = kind.ends[1] === 'coil'
  return lineProduct({
    code: `ASV${kind.code}${size.code}`,
    what: { en: `${kind.short.en} ${port}`, id: `${kind.short.id} ${port}` },
    name: { en: `${kind.text.en}, ${port}`, id: `${kind.text.id}, ${port}` },
    lead: [
      kind.lead,
      t(
        `With ${port} it passes ${figure(flow).en} l/min, ${port === 'M5' ? 'enough for cylinders up to bore 20' : port === 'G1/8' ? 'enough for cylinders up to bore 40' : port === 'G1/4' ? 'enough for cylinders up to bore 63' : port === 'G3/8' ? 'for cylinders of bore 80 and 100' : 'for cylinders of bore 125 and quick long strokes'}.`,
        `Dengan port ${port} alirannya ${figure(flow).id} l/min, ${port === 'M5' ? 'cukup untuk silinder hingga bore 20' : port === 'G1/8' ? 'cukup untuk silinder hingga bore 40' : port === 'G1/4' ? 'cukup untuk silinder hingga bore 63' : port === 'G3/8' ? 'untuk silinder bore 80 dan 100' : 'untuk silinder bore 125 dan stroke panjang yang cepat'}.`,
      ),
    ],
    points: [
      ...kind.points,
      t(
        `Usual tube ${size.tube} mm; put silencers on the exhausts`,
        `Selang yang lazim ${size.tube} mm; pasang peredam pada lubang buang`,
      ),
      t('Manual override beside the coil for set-up', 'Tombol manual di samping coil untuk penyetelan'),
    ],
    data: [
      ['medium', t('Compressed air filtered to 40 µm', 'Udara bertekanan tersaring 40 µm')],
      ['pressure', t('1.5 to 8 bar', '1,5 sampai 8 bar')],
      [
        'supply',
        double
          ? t('2.5 W or 3.5 VA a coil', '2,5 W atau 3,5 VA per coil')
          : t('2.5 W or 3.5 VA', '2,5 W atau 3,5 VA'),
      ],
      ['protection', 'IP65'],
    ],
    category: kind.category,
    brand:
      port === 'G1/2' || port === 'M5' ? 'Hembusa' : kind.code.startsWith('53') ? 'Pneusara' : 'Anginara',
    popularity: kind.popularity - (port === 'G1/4' ? 0 : port === 'G1/8' ? 20 : 130),
    pictures: [
      { view: 'dimensions', draw: () => boxValveSide(drawn) },
      { view: 'shaded', draw: () => boxValveSpace(drawn) },
      {
        view: 'symbol',
        draw: () =>
          valveSymbol({
            title: drawn.title,
            squares: kind.squares,
            rest: kind.rest,
            left: kind.left,
            right: kind.right,
            ports: kind.ports,
          }),
      },
    ],
    sizes: voltages.flatMap(([key, voltage]) =>
      plugs
        .filter(([plug]) => plug === 'P' || key.endsWith('D'))
        .map(([plug, text]): Size => ({
          key: `${key}${plug}`,
          size: {
            en: `${voltage}, ${text.en.charAt(0).toLowerCase()}${text.en.slice(1)}`,
            id: `${voltage}, ${text.id.charAt(0).toLowerCase()}${text.id.slice(1)}`,
          },
          attributes: { function: kind.text, port, coil: voltage, connection: text, flow, max_pressure: 8 },
          price:
            size.cost *
            kind.factor *
            (plug === 'W' ? 0.96 : 1) *
            (key === '24D' || key === '220A' ? 1 : 1.04),
          weight: size.mass * (double ? 1.45 : 1),
          demand: key === '24D' || key === '220A' ? 0.85 : 0.35,
        })),
    ),
    more:
      kind.code === '53C' && port === 'G1/4'
        ? {
            tabs: [
              {
                title: t('Choosing the centre position', 'Memilih posisi tengah'),
                html: table([
                  [t('Centre', 'Tengah'), t('Cylinder at rest', 'Silinder saat diam'), t('Use', 'Pemakaian')],
                  [
                    t('closed', 'tertutup'),
                    t('held by trapped air', 'ditahan udara terperangkap'),
                    t('stop in mid-stroke', 'berhenti di tengah stroke'),
                  ],
                  [
                    t('exhaust', 'terbuang'),
                    t('moves freely', 'bebas digerakkan'),
                    t('set-up, release', 'penyetelan, pelepasan'),
                  ],
                  [
                    t('pressure', 'bertekanan'),
                    t('pressed from both sides', 'ditekan dari dua sisi'),
                    t('through-rod cylinders', 'silinder batang tembus'),
                  ],
                ]),
              },
            ],
          }
        : port === 'G1/8' || port === 'G1/4'
          ? { tabs: [portTab] }
          : {},
  })
}

const smcValves = (three: boolean): Product => {
  const sizes = three
    ? (['SY3320-5LZD-M5', 'SY5320-5LZD-01', 'SY7320-5LZD-02'] as const)
    : ([
        'SY3120-5LZD-M5',
        'SY3220-5LZD-M5',
        'SY5120-5LZD-01',
        'SY5220-5LZD-01',
        'SY7120-5LZD-02',
        'SY7220-5LZD-02',
      ] as const)
  const drawn: BoxValve = {
    length: 70,
    height: 24,
    depth: 18,
    port: 'Rc1/8',
    ports: 5,
    left: 'cap',
    right: 'coil',
    title: three ? 'SY5320-5LZD-01' : 'SY5120-5LZD-01',
  }
  const product = lineProduct({
    code: three ? 'SY53' : 'SY52',
    what: t('SMC solenoid valve', 'Solenoid valve SMC'),
    name: three
      ? t(
          'SMC 5-port solenoid valve SY, 3 position closed centre',
          'Solenoid valve SMC SY 5 port, 3 posisi tengah tertutup',
        )
      : t('SMC 5-port solenoid valve SY, 2 position', 'Solenoid valve SMC SY 5 port, 2 posisi'),
    lead: [
      three
        ? t(
            'Slim body-ported valve with a closed centre: stops a cylinder part-way along its stroke. Rubber seals, 24 V DC with lamp and surge suppressor.',
            'Valve ramping dengan port di badan dan tengah tertutup: menghentikan silinder di tengah stroke. Seal karet, 24 V DC dengan lampu dan penekan lonjakan.',
          )
        : t(
            'Slim body-ported valve with rubber seals for machines where many cylinders work side by side. 24 V DC with lamp and surge suppressor, L plug connector.',
            'Valve ramping dengan port di badan dan seal karet untuk mesin dengan banyak silinder berjajar. 24 V DC dengan lampu dan penekan lonjakan, konektor L.',
          ),
    ],
    points: [
      t(
        'Second digit: 1 single coil, 2 double coil, 3 closed centre',
        'Digit kedua: 1 coil tunggal, 2 coil ganda, 3 tengah tertutup',
      ),
      t(
        'M5, 01 and 02 at the end give the port M5, Rc1/8, Rc1/4',
        'M5, 01, dan 02 di akhir menyatakan port M5, Rc1/8, Rc1/4',
      ),
      t('Lead wire of 300 mm included', 'Termasuk kabel 300 mm'),
    ],
    data: [
      [
        'pressure',
        three
          ? t('0.2 to 0.7 MPa', '0,2 sampai 0,7 MPa')
          : t('0.15 to 0.7 MPa (single coil)', '0,15 sampai 0,7 MPa (coil tunggal)'),
      ],
      ['temperature', t('−10 to +50 °C, no freezing', '−10 sampai +50 °C, tanpa pembekuan')],
    ],
    category: three ? categories.solenoid53 : categories.solenoidValves,
    brand: 'SMC',
    popularity: three ? 420 : 720,
    pictures: [
      { view: 'dimensions', draw: () => boxValveSide(drawn) },
      { view: 'shaded', draw: () => boxValveSpace(drawn) },
      {
        view: 'symbol',
        draw: () =>
          valveSymbol({
            title: drawn.title,
            squares: three ? ['1-4 2-3 5', '1 2 3 4 5', '1-2 4-5 3'] : fiveTwo,
            rest: 1,
            left: ['pilot', 'solenoid'],
            right: three ? ['pilot', 'solenoid'] : ['spring'],
            ports: 5,
          }),
      },
    ],
    sizes: sizes.map((number, index) => ({
      key: String(index),
      size: number,
      price: 485_000 + index * 62_000 + (three ? 310_000 : 0),
      weight: 70 + index * 22,
      demand: 0.5,
      attributes: {
        function: three
          ? t('5/3, closed centre', '5/3, tengah tertutup')
          : number[3] === '1'
            ? t('5/2, single coil', '5/2, coil tunggal')
            : t('5/2, double coil', '5/2, coil ganda'),
        port: number.endsWith('M5') ? 'M5' : number.endsWith('01') ? 'Rc1/8' : 'Rc1/4',
        coil: '24 V DC',
        max_pressure: 7,
      },
    })),
    more: three ? { displayPrice: false } : {},
  })
  return withNumbers(product, sizes)
}

export const solenoidRange: readonly Product[] = [
  ...kinds.flatMap((kind) => kind.sizes.map((port) => product(kind, port))),
  smcValves(false),
  smcValves(true),
]

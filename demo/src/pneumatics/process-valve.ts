import type { Product, Text } from '../catalogue/model.ts'
import { categories } from './categories.ts'
import { lineProduct, type Size } from './line.ts'
import {
  angleSeatSide,
  angleSeatSpace,
  processSide,
  processSpace,
  pulseSide,
  pulseSpace,
} from './process-valve.drawing.ts'
import { valveSymbol } from './symbol.drawing.ts'
import { n, t, table } from './writing.ts'

const ports = {
  'G1/8': { code: '18', orifice: 2.5, length: 40, height: 78, hexagon: 18, price: 118_000, mass: 260 },
  'G1/4': { code: '14', orifice: 4, length: 46, height: 84, hexagon: 22, price: 142_000, mass: 320 },
  'G3/8': { code: '38', orifice: 13, length: 62, height: 98, hexagon: 27, price: 196_000, mass: 510 },
  'G1/2': { code: '12', orifice: 13, length: 66, height: 102, hexagon: 30, price: 215_000, mass: 580 },
  'G3/4': { code: '34', orifice: 20, length: 82, height: 112, hexagon: 38, price: 298_000, mass: 850 },
  G1: { code: '10', orifice: 25, length: 98, height: 120, hexagon: 46, price: 415_000, mass: 1250 },
  'G1 1/2': { code: '112', orifice: 40, length: 132, height: 146, hexagon: 64, price: 890_000, mass: 2900 },
  G2: { code: '20', orifice: 50, length: 160, height: 166, hexagon: 78, price: 1_290_000, mass: 4300 },
} as const
type Port = keyof typeof ports
const all = Object.keys(ports) as Port[]
const volts = ['24 V DC', '24 V AC', '110 V AC', '220 V AC'] as const
const key = (of: string): string => of.replace(' V ', '').replace('DC', 'D').replace('AC', 'A')

type Kind = {
  code: string
  text: Text
  seals: readonly string[]
  of: readonly Port[]
  factor: number
  material: Text
  pressure: readonly [number, number]
  temperature: number
  lead: Text
  points: readonly Text[]
  open?: boolean
  brand: 'Anginara' | 'Pneusara' | 'Hembusa'
  popularity: number
}
const kinds: readonly Kind[] = [
  {
    code: 'WVN',
    text: t('2/2 solenoid valve, normally closed', 'Katup solenoid 2/2, normal tertutup'),
    seals: ['NBR', 'EPDM', 'FKM'],
    of: all,
    factor: 1,
    material: t('Brass', 'Kuningan'),
    pressure: [0.5, 10],
    temperature: 90,
    brand: 'Anginara',
    popularity: 520,
    lead: t(
      'Opens water, air or light oil while the coil is on: filling, rinsing, cooling and irrigation.',
      'Membuka air, udara, atau oli ringan saat koil aktif: pengisian, pembilasan, pendinginan, dan irigasi.',
    ),
    points: [
      t(
        'NBR for air and oil, EPDM for hot water, FKM for oil and heat',
        'NBR untuk udara dan oli, EPDM untuk air panas, FKM untuk oli dan panas',
      ),
      t(
        'Fit a strainer in front: one grain keeps the pilot from closing',
        'Pasang saringan di depannya: sebutir pasir membuat pilot tidak menutup',
      ),
    ],
  },
  {
    code: 'WVO',
    text: t('2/2 solenoid valve, normally open', 'Katup solenoid 2/2, normal terbuka'),
    seals: ['NBR', 'FKM'],
    of: ['G3/8', 'G1/2', 'G3/4', 'G1'],
    factor: 1.35,
    material: t('Brass', 'Kuningan'),
    pressure: [0.5, 10],
    temperature: 90,
    open: true,
    brand: 'Pneusara',
    popularity: 210,
    lead: t(
      'Stays open without power and shuts while the coil is on: cooling water that must run on when power fails.',
      'Tetap terbuka tanpa daya dan menutup saat koil aktif: air pendingin yang harus tetap mengalir saat listrik padam.',
    ),
    points: [
      t(
        'The coil is under power while shut: count on its heat',
        'Koil berdaya selama menutup: perhitungkan panasnya',
      ),
      t('Fit a strainer in front of the valve', 'Pasang saringan di depan katup'),
    ],
  },
  {
    code: 'WVX',
    text: t('2/2 solenoid valve, stainless steel', 'Katup solenoid 2/2, stainless steel'),
    seals: ['EPDM', 'FKM'],
    of: ['G1/4', 'G3/8', 'G1/2', 'G3/4', 'G1'],
    factor: 2.6,
    material: t('Stainless steel 304', 'Stainless steel 304'),
    pressure: [0, 10],
    temperature: 120,
    brand: 'Hembusa',
    popularity: 240,
    lead: t(
      'For demineralised water, mild acids and food liquids, which take zinc out of brass.',
      'Untuk air demineral, asam lemah, dan cairan makanan yang melarutkan seng dari kuningan.',
    ),
    points: [
      t(
        'Opens from zero pressure: suits tanks with a free fall',
        'Membuka dari tekanan nol: cocok untuk tangki dengan aliran gravitasi',
      ),
      t('EPDM must not meet mineral oil', 'EPDM tidak boleh terkena oli mineral'),
    ],
  },
  {
    code: 'WVS',
    text: t('Steam solenoid valve 2/2', 'Katup solenoid uap 2/2'),
    seals: ['PTFE'],
    of: ['G1/2', 'G3/4', 'G1', 'G1 1/2'],
    factor: 2.1,
    material: t('Brass', 'Kuningan'),
    pressure: [0.5, 8],
    temperature: 180,
    brand: 'Hembusa',
    popularity: 260,
    lead: t(
      'Piston valve with a PTFE seat for saturated steam and hot water: ironing tables, sterilisers, tofu and dyeing plants.',
      'Katup piston berdudukan PTFE untuk uap jenuh dan air panas: meja setrika, sterilisator, pabrik tahu, dan pencelupan.',
    ),
    points: [
      t(
        'Mount with the coil upwards and a steam trap before it',
        'Pasang dengan koil di atas dan steam trap di depannya',
      ),
      t('Slight leakage is in the nature of a PTFE seat', 'Sedikit kebocoran wajar pada dudukan PTFE'),
    ],
  },
]

const solenoid = (kind: Kind, port: Port): Product => {
  const size = ports[port]
  const servo = size.orifice > 5
  const drawn = {
    title: `2/2 · ${port}`,
    port,
    length: size.length,
    height: size.height,
    hexagon: size.hexagon,
    servo,
  }
  const least = servo ? kind.pressure[0] : 0
  return lineProduct({
    code: `${kind.code}${size.code}`,
    what: { en: `${kind.text.en} ${port}`, id: `${kind.text.id} ${port}` },
    name: { en: `${kind.text.en}, ${port}`, id: `${kind.text.id}, ${port}` },
    lead: [
      kind.lead,
      servo
        ? t(
            `With an orifice of ${size.orifice} mm the diaphragm is lifted by the medium itself, with the pilot in the lid only leading the way.`,
            `Dengan lubang alir ${size.orifice} mm, diafragma diangkat oleh media itu sendiri; pilot pada tutup hanya memicunya.`,
          )
        : t(
            'Small and direct acting: the armature lifts the seat itself, whatever the pressure.',
            'Kecil dan bekerja langsung: armatur mengangkat dudukan sendiri pada tekanan berapa pun.',
          ),
    ],
    points: [
      ...kind.points,
      t(
        'Coil form A, IP65, replaceable without opening the line',
        'Koil bentuk A, IP65, dapat diganti tanpa membuka jalur',
      ),
      t('Flow in the direction of the arrow only', 'Aliran hanya searah panah'),
    ],
    data: [
      [
        'pressure',
        t(
          `${least} to ${kind.pressure[1]} bar`,
          `${String(least).replace('.', ',')} sampai ${kind.pressure[1]} bar`,
        ),
      ],
      [
        t('Medium temperature', 'Suhu media'),
        t(`up to ${kind.temperature} °C`, `hingga ${kind.temperature} °C`),
      ],
      ['body', kind.material],
      [t('Orifice', 'Lubang alir'), n(size.orifice, ' mm')],
      [t('Length over the threads', 'Panjang antarmuka ulir'), n(size.length, ' mm')],
    ],
    category: categories.processValves,
    brand: kind.brand,
    popularity: kind.popularity - (port === 'G1/2' ? 0 : 60) - (size.orifice > 25 ? 90 : 0),
    pictures: [
      { view: 'dimensions', draw: () => processSide(drawn) },
      { view: 'shaded', draw: () => processSpace(drawn) },
      {
        view: 'symbol',
        draw: () =>
          valveSymbol({
            title: drawn.title,
            squares: kind.open ? ['1 2', '1-2'] : ['1-2', '1 2'],
            rest: 1,
            left: servo ? ['pilot', 'solenoid'] : ['solenoid'],
            right: ['spring'],
            ports: 2,
          }),
      },
    ],
    sizes: volts.flatMap((coil) =>
      kind.seals.map((seal): Size => ({
        key: `${key(coil)}-${seal.slice(0, 1)}`,
        size: `${coil}, ${seal}`,
        attributes: {
          port,
          coil,
          seal_material: seal,
          orifice: size.orifice,
          material: kind.material,
          max_pressure: kind.pressure[1],
          max_temperature: kind.temperature,
        },
        price: size.price * kind.factor * (seal === 'FKM' ? 1.18 : 1),
        weight: size.mass,
        demand: coil === '220 V AC' || coil === '24 V DC' ? 0.8 : 0.35,
      })),
    ),
    more: {
      displayPrice: !(kind.code === 'WVX' && port === 'G1'),
      tabs:
        port === 'G1/2' && kind.code === 'WVN'
          ? [
              {
                title: t('Seal material by medium', 'Bahan seal menurut media'),
                html: table([
                  [t('Medium', 'Media'), 'NBR', 'EPDM', 'FKM'],
                  [t('Air, inert gas', 'Udara, gas inert'), '+', '+', '+'],
                  [t('Cold water', 'Air dingin'), '+', '+', '+'],
                  [t('Hot water', 'Air panas'), '−', '+', t('to 90 °C', 'hingga 90 °C')],
                  [t('Mineral oil, diesel', 'Oli mineral, solar'), '+', '−', '+'],
                ]),
              },
            ]
          : [],
    },
  })
}

const angles = [
  ['1/2', 68, 27, 50, 15],
  ['3/4', 76, 32, 50, 20],
  ['1', 90, 40, 63, 25],
  ['1 1/4', 116, 50, 63, 32],
  ['1 1/2', 120, 55, 80, 40],
  ['2', 150, 70, 80, 50],
] as const
const seat = (code: string, text: Text, lead: Text, fn: Text, factor: number, popularity: number): Product =>
  lineProduct({
    code,
    what: text,
    name: t(
      `${text.en}, stainless steel 316, piston actuator`,
      `${text.id}, stainless steel 316, aktuator piston`,
    ),
    lead: [
      lead,
      t(
        'Slanted seat with a PTFE disc that shuts steam, hot water and syrups tightly for more than a million strokes.',
        'Dudukan miring dengan piringan PTFE yang menutup rapat uap, air panas, dan sirup selama lebih dari sejuta langkah.',
      ),
    ],
    points: [
      t(
        'Enter below the seat against water hammer',
        'Aliran masuk dari bawah dudukan untuk mencegah water hammer',
      ),
      t(
        'Actuator turns through 360° for the air connection',
        'Aktuator dapat diputar 360° untuk sambungan udara',
      ),
      t('Position shown by a red stem', 'Posisi ditunjukkan batang merah'),
    ],
    data: [
      ['pressure', t('0 to 10 bar', '0 sampai 10 bar')],
      [t('Medium temperature', 'Suhu media'), t('−10 to +180 °C', '−10 sampai +180 °C')],
      [t('Control air', 'Udara kendali'), t('4 to 8 bar', '4 sampai 8 bar')],
    ],
    category: categories.angleSeat,
    brand: 'Hembusa',
    popularity,
    pictures: [
      { view: 'dimensions', draw: () => angleSeatSide('DN 25 · G1', 90, 40, 63, 'G1') },
      { view: 'shaded', draw: () => angleSeatSpace('DN 25 · G1', 90, 40, 63) },
      {
        view: 'symbol',
        draw: () =>
          valveSymbol({
            title: 'DN 25',
            squares: code === 'ASVO' ? ['1 2', '1-2'] : ['1-2', '1 2'],
            rest: 1,
            left: ['air'],
            right: code === 'ASVD' ? ['air'] : ['spring'],
            ports: 2,
          }),
      },
    ],
    sizes: angles.map(([port, , , head, dn]): Size => ({
      key: `DN${dn}`,
      size: `G${port} DN ${dn}`,
      attributes: {
        port: `G${port}`,
        orifice: dn,
        function: fn,
        bore: head,
        material: t('Stainless steel 316', 'Stainless steel 316'),
        max_pressure: 10,
        max_temperature: 180,
      },
      price: (520_000 + dn * 21_500) * factor,
      weight: 700 + dn * 62,
      demand: dn <= 25 ? 0.7 : 0.35,
    })),
    more: code === 'ASVD' ? { displayAddToCart: false } : {},
  })

const pulses = [
  ['G3/4', 20, 78, 300_000],
  ['G1', 25, 84, 365_000],
  ['G1 1/2', 40, 124, 690_000],
  ['G2', 50, 156, 1_080_000],
  ['G2 1/2', 62, 170, 1_390_000],
] as const
const pulse = (code: string, text: Text, lead: Text, factor: number, popularity: number): Product =>
  lineProduct({
    code,
    what: text,
    name: t(`${text.en} for dust collectors`, `${text.id} untuk pengumpul debu`),
    lead: [
      lead,
      t(
        'Opens within some 20 ms and sends a short, hard blast into the filter bags.',
        'Membuka dalam sekitar 20 ms dan mengirim semburan pendek dan keras ke kantong filter.',
      ),
    ],
    points: [
      t(
        'Pulse of 100 to 200 ms; a longer one wastes air only',
        'Pulsa 100 sampai 200 ms; lebih lama hanya membuang udara',
      ),
      t('Diaphragm sets are changed every million pulses', 'Set diafragma diganti setiap sejuta pulsa'),
      t(
        'Drain the air tank daily: water breaks diaphragms',
        'Buang air tangki setiap hari: air merusak diafragma',
      ),
    ],
    data: [
      ['pressure', t('3 to 7 bar', '3 sampai 7 bar')],
      ['body', t('Aluminium die-cast', 'Aluminium cor')],
      ['seals', 'NBR'],
    ],
    category: categories.pulseValves,
    brand: 'Anginara',
    popularity,
    pictures: [
      { view: 'dimensions', draw: () => pulseSide(`${code} · G1`, 110, 84, 'G1') },
      { view: 'shaded', draw: () => pulseSpace(`${code} · G1`, 84) },
      {
        view: 'symbol',
        draw: () =>
          valveSymbol({
            title: code,
            squares: ['1-2', '1 2'],
            rest: 1,
            left: code === 'PJR' ? ['air'] : ['pilot', 'solenoid'],
            right: ['spring'],
            ports: 2,
          }),
      },
    ],
    sizes: pulses.flatMap(([port, orifice, , price]) =>
      (code === 'PJR' ? [undefined] : (['24 V DC', '220 V AC'] as const)).map((coil): Size => ({
        key: `${orifice}${coil === undefined ? '' : `-${key(coil)}`}`,
        size: coil === undefined ? port : `${port}, ${coil}`,
        attributes: { port, orifice, ...(coil === undefined ? {} : { coil }), max_pressure: 7 },
        price: price * factor,
        weight: orifice ** 1.4 * 9,
        demand: orifice <= 40 ? 0.7 : 0.3,
      })),
    ),
  })

export const processValves: readonly Product[] = [
  ...kinds.flatMap((kind) => kind.of.map((port) => solenoid(kind, port))),
  seat(
    'ASVC',
    t('Angle seat valve, normally closed', 'Katup dudukan miring, normal tertutup'),
    t(
      'Spring shuts the valve when the control air fails: steam and hot media of filling and dyeing plants.',
      'Pegas menutup katup saat udara kendali hilang: uap dan media panas di pabrik pengisian dan pencelupan.',
    ),
    t('Normally closed', 'Normal tertutup'),
    1,
    330,
  ),
  seat(
    'ASVO',
    t('Angle seat valve, normally open', 'Katup dudukan miring, normal terbuka'),
    t(
      'Spring opens the valve when the control air fails: cooling circuits and vents.',
      'Pegas membuka katup saat udara kendali hilang: sirkuit pendingin dan saluran buang.',
    ),
    t('Normally open', 'Normal terbuka'),
    1.04,
    160,
  ),
  seat(
    'ASVD',
    t('Angle seat valve, double acting', 'Katup dudukan miring, kerja ganda'),
    t(
      'Air opens and air shuts: for high back pressure and quick cycles.',
      'Udara membuka dan udara menutup: untuk tekanan balik tinggi dan siklus cepat.',
    ),
    t('Double acting', 'Kerja ganda'),
    0.96,
    140,
  ),
  pulse(
    'PJV',
    t('Pulse jet valve with solenoid', 'Katup pulse jet dengan solenoid'),
    t(
      'Right-angle diaphragm valve with its own pilot solenoid for cleaning filter bags and cartridges.',
      'Katup diafragma siku dengan solenoid pilot sendiri untuk membersihkan kantong dan kartrid filter.',
    ),
    1,
    350,
  ),
  pulse(
    'PJR',
    t('Pulse jet valve, remote piloted', 'Katup pulse jet, pilot jarak jauh'),
    t(
      'The same valve without a coil, worked by a pilot box through 6 mm tube, for dusty and explosive areas.',
      'Katup yang sama tanpa koil, digerakkan kotak pilot lewat selang 6 mm, untuk area berdebu dan mudah meledak.',
    ),
    0.82,
    170,
  ),
]

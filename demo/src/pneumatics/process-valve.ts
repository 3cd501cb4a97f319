import type { Product, Text } from '../catalogue/model.ts'
import { categories } from './categories.ts'
import { lineProduct, type Size } from './line.ts'
import { key, ports, type Port } from './process-ports.ts'
import { processSide, processSpace } from './process-valve.drawing.ts'
import { valveSymbol } from './symbol.drawing.ts'
import { n, t, table } from './writing.ts'

const all = Object.keys(ports) as Port[]

const volts = ['24 V DC', '24 V AC', '110 V AC', '220 V AC'] as const

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
    text: t('2/2 solenoid valve, normally closed', 'Solenoid valve 2/2, normal tertutup'),
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
      'Membuka air, udara, atau oli ringan saat coil aktif: pengisian, pembilasan, pendinginan, dan irigasi.',
    ),
    points: [
      t(
        'NBR for air and oil, EPDM for hot water, FKM for oil and heat',
        'NBR untuk udara dan oli, EPDM untuk air panas, FKM untuk oli dan panas',
      ),
      t(
        'Fit a strainer in front: a single grain can keep the pilot from closing',
        'Pasang saringan di depannya: sebutir pasir membuat pilot tidak menutup',
      ),
    ],
  },
  {
    code: 'WVO',
    text: t('2/2 solenoid valve, normally open', 'Solenoid valve 2/2, normal terbuka'),
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
      'Tetap terbuka tanpa daya dan menutup saat coil aktif: air pendingin yang harus tetap mengalir saat listrik padam.',
    ),
    points: [
      t(
        'The coil is under power while shut: count on its heat',
        'Coil berdaya selama menutup: perhitungkan panasnya',
      ),
      t('Fit a strainer in front of the valve', 'Pasang saringan di depan katup'),
    ],
  },
  {
    code: 'WVX',
    text: t('2/2 solenoid valve, stainless steel', 'Solenoid valve 2/2, stainless steel'),
    seals: ['EPDM', 'FKM'],
    of: ['G1/4', 'G3/8', 'G1/2', 'G3/4', 'G1'],
    factor: 2.6,
    material: t('Stainless steel 304', 'Stainless steel 304'),
    pressure: [0, 10],
    temperature: 120,
    brand: 'Hembusa',
    popularity: 240,
    lead: t(
      'For demineralised water, mild acids and food liquids, which dezincify brass.',
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
    text: t('Steam solenoid valve 2/2', 'Solenoid valve uap 2/2'),
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
        'Pasang dengan coil di atas dan steam trap di depannya',
      ),
      t('Slight leakage is normal with a PTFE seat', 'Sedikit kebocoran wajar pada dudukan PTFE'),
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
        ? kind.pressure[0] === 0
          ? t(
              `With an orifice of ${size.orifice} mm it is semi-direct: the armature opens the pilot and lifts the linked diaphragm with it.`,
              `Dengan lubang alir ${size.orifice} mm katup ini semi-langsung: armatur membuka pilot sekaligus mengangkat diafragma yang terhubung.`,
            )
          : t(
              `With an orifice of ${size.orifice} mm the ${kind.code === 'WVS' ? 'piston' : 'diaphragm'} is lifted by the medium itself; the coil only opens the pilot in the lid.`,
              `Dengan lubang alir ${size.orifice} mm, ${kind.code === 'WVS' ? 'piston' : 'diafragma'} diangkat oleh media itu sendiri; coil hanya membuka pilot pada tutup.`,
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
        'Coil bentuk A, IP65, dapat diganti tanpa membuka jalur',
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

export const processValves: readonly Product[] = kinds.flatMap((kind) =>
  kind.of.map((port) => solenoid(kind, port)),
)

import type { Product, Text } from '../catalogue/model.ts'
import type { Fill } from '../drawing/svg.ts'
import { categories } from './categories.ts'
import { piece, product } from './product.ts'
import { code, dcData, ends, outputs, short } from './sensor-outputs.ts'
import { wiring } from './sensor-wiring.drawing.ts'
import { text, type Pair, type Row } from './texts.ts'
import { rings, turnedPictures, type Turned } from './turned.drawing.ts'

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
        'Measures by sound, so colour, shine and transparency don’t matter: levels, web sag, stack heights, bottles.',
        'Mengukur dengan gelombang suara sehingga tidak terpengaruh warna, kilap, atau transparansi: level, kelonggaran lembaran, tinggi tumpukan, botol.',
      ],
      ['A teach button learns the switching points.', 'Tombol ajar menyimpan titik switching-nya.'],
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
        'Detects a magnet from much further away than an inductive sensor of its size reaches, also through aluminium and stainless walls.',
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

/** A threaded sensor with a plug, with or without a lens. */
export const eye = (
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

/** Capacitive, ultrasonic and magnetic sensors. */
export const round: readonly Product[] = rounds.map((of) => {
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

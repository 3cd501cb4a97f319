import type { Product } from '../catalogue/model.ts'
import { categories } from './categories.ts'
import { sensorDimensions, sensorShaded } from './inductive-sensor.drawing.ts'
import { piece, product } from './product.ts'
import { code, dcData, ends, outputs, short } from './sensor-outputs.ts'
import { wiring } from './sensor-wiring.drawing.ts'
import { cross, named, tableTab, text, type Pair } from './texts.ts'

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
          'Housing of brass: tighten the nuts to 0.6 of the torque for steel at most',
          'Rumah dari kuningan: kencangkan mur maksimal 0,6 kali torsi untuk baja',
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
        'Disambung seperti limit switch, seri dengan coil kontaktor atau relay, tanpa power supply.',
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
        'Never connect it without a load: it burns out at once',
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

/** Inductive sensors by housing, and those for alternating current. */
export const inductiveRange: readonly Product[] = [...inductive, twoWire]

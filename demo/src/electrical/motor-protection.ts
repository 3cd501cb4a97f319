import type { Product } from '../catalogue/model.ts'
import { blockPictures } from './blocks.drawing.ts'
import { categories } from './categories.ts'
import { piece, product } from './product.ts'
import { motorBreaker, overloadRelay } from './switchgear.drawing.ts'
import { named, text } from './texts.ts'

/** Setting ranges in A. */
const spans: Record<string, readonly (readonly [number, number])[]> = {
  25: [
    [0.4, 0.63],
    [0.63, 1],
    [1, 1.6],
    [1.6, 2.5],
    [2.5, 4],
    [4, 6],
    [5.5, 8],
    [7, 10],
    [9, 13],
    [12, 18],
    [17, 25],
  ],
  95: [
    [23, 32],
    [30, 40],
    [37, 50],
    [48, 65],
    [63, 80],
    [80, 93],
  ],
}
const relays: readonly Product[] = (['25', '95'] as const).map((frame, order) =>
  product(
    `OVERLOAD-RELAY-${frame}`,
    [
      `Thermal overload relay, up to ${frame === '25' ? 25 : 93} A`,
      `Thermal overload relay (TOR), sampai ${frame === '25' ? 25 : 93} A`,
    ],
    categories.overloads,
    order === 0 ? 'Voltaraga' : 'Saklarindo',
    610 - order * 170,
    {
      lead: [
        [
          'Plugs under the contactor and opens the control circuit when a motor draws too much or loses a phase.',
          'Dipasang di bawah kontaktor dan memutus rangkaian kontrol bila motor kelebihan beban atau kehilangan fasa.',
        ],
        order === 0
          ? ['Fits contactors of 9 to 32 A.', 'Cocok untuk kontaktor 9 sampai 32 A.']
          : ['Fits contactors of 40 to 95 A.', 'Cocok untuk kontaktor 40 sampai 95 A.'],
      ],
      points: [
        ['Set the dial to the current on the motor’s plate', 'Setel sesuai arus pada pelat nama motor'],
        [
          'In star-delta it lies in the delta: set 0.58 of the motor current',
          'Pada bintang-segitiga letaknya di segitiga: setel 0,58 kali arus motor',
        ],
        ['Blue button: reset by hand or by itself', 'Tombol biru: reset tangan atau otomatis'],
        [
          'No short-circuit protection: fuses or MCCB before it',
          'Tidak melindungi hubung singkat: pasang sekering atau MCCB di depannya',
        ],
      ],
      data: [
        ['standard', 'IEC 60947-4-1'],
        ['contacts', '1NO + 1NC'],
        ['switching', 'Class 10A', 'Kelas 10A'],
      ],
    },
    blockPictures(
      overloadRelay(
        `IEC 60947-4-1 · ${order === 0 ? '2.5–4 A' : '48–65 A'}`,
        order === 0 ? 45 : 75,
        order === 0 ? 66 : 84,
        order === 0 ? 70 : 105,
        order === 0 ? '2.5–4' : '48–65',
      ),
    ),
    (spans[frame] ?? []).map(([from, to]) =>
      piece(
        `VTR-${frame}-${to}`,
        named('Overload relay #0–#1 A', 'Overload relay #0–#1 A', from, to),
        (order === 0 ? 142_000 : 410_000) + to * 2_600,
        order === 0 ? 165 : 510,
        {
          standard: 'IEC 60947-4-1',
          set_range: text(
            `${from}–${to} A`,
            `${String(from).replace('.', ',')}–${String(to).replace('.', ',')} A`,
          ),
          current: to,
          contacts: '1NO + 1NC',
        },
      ),
    ),
  ),
)
/** Setting range in A and motor power in kW at 400 V. */
const motorRanges = [
  [0.16, 0.25, 0.06],
  [0.25, 0.4, 0.09],
  [0.4, 0.63, 0.18],
  [0.63, 1, 0.25],
  [1, 1.6, 0.55],
  [1.6, 2.5, 0.75],
  [2.5, 4, 1.5],
  [4, 6.3, 2.2],
  [6, 10, 4],
  [9, 14, 5.5],
  [13, 18, 7.5],
  [17, 23, 11],
  [20, 25, 11],
  [24, 32, 15],
] as const
const motorBreakers: readonly Product[] = [false, true].map((rotary) =>
  product(
    rotary ? 'MPCB-ROTARY' : 'MPCB-BUTTON',
    rotary
      ? [
          'Motor protection breaker, rotary handle, up to 32 A',
          'Pengaman motor (MPCB) tuas putar, sampai 32 A',
        ]
      : [
          'Motor protection breaker, pushbutton, up to 32 A',
          'Pengaman motor (MPCB) push button, sampai 32 A',
        ],
    categories.overloads,
    rotary ? 'Saklarindo' : 'Voltaraga',
    rotary ? 440 : 580,
    {
      lead: [
        [
          'Switch, overload and short-circuit protection of one motor in 45 mm width.',
          'Switch, pengaman beban lebih, dan hubung singkat satu motor dalam lebar 45 mm.',
        ],
        rotary
          ? [
              'The handle shows tripped, locks with a padlock and breaks 50 kA or more.',
              'Tuasnya menunjukkan posisi trip, dapat digembok, dan memutus 50 kA atau lebih.',
            ]
          : [
              'Two buttons start and stop by hand; a contactor behind it does the rest.',
              'Dua tombol menjalankan dan menghentikan secara manual; kontaktor di belakangnya melakukan sisanya.',
            ],
      ],
      points: [
        ['Set the dial to the motor’s rated current', 'Setel sesuai arus nominal motor'],
        [
          'Trips magnetically at about 13 times the upper setting',
          'Trip magnetik pada sekitar 13 kali setelan atas',
        ],
        ['Auxiliary and alarm contacts clip on', 'Kontak bantu dan kontak alarm tinggal dijepitkan'],
        [
          'Lead single-phase motors through all three poles',
          'Motor satu fasa dialirkan melalui ketiga kutub',
        ],
      ],
      data: [
        ['standard', 'IEC 60947-2, IEC 60947-4-1'],
        [
          'breaking',
          rotary ? '100 kA up to 10 A, 50 kA above' : '100 kA up to 6.3 A, 15 kA above',
          rotary ? '100 kA sampai 10 A, 50 kA di atasnya' : '100 kA sampai 6,3 A, 15 kA di atasnya',
        ],
        ['temperature', '−20 to +60 °C', '−20 sampai +60 °C'],
      ],
    },
    blockPictures(
      motorBreaker(`IEC 60947-4-1 · 2.5–4 A · 1.5 kW`, 45, rotary ? 97 : 89, rotary ? 96 : 79, rotary),
    ),
    motorRanges.map(([from, to, kw]) =>
      piece(
        `VMP${rotary ? 'R' : 'B'}-${to}`,
        rotary
          ? named('MPCB rotary #0–#1 A', 'MPCB tuas putar #0–#1 A', from, to)
          : named('MPCB pushbutton #0–#1 A', 'MPCB push button #0–#1 A', from, to),
        (rotary ? 430_000 : 335_000) + to * 4_800,
        rotary ? 340 : 260,
        {
          standard: 'IEC 60947-4-1',
          set_range: text(
            `${from}–${to} A`,
            `${String(from).replace('.', ',')}–${String(to).replace('.', ',')} A`,
          ),
          current: to,
          motor_power: kw,
          poles: '3P',
        },
        { demand: to > 1 && to < 11 ? 0.9 : 0.5 },
      ),
    ),
  ),
)

/** Overload relays and breakers for motors. */
export const motorProtection: readonly Product[] = [...relays, ...motorBreakers]

import type { Product } from '../catalogue/model.ts'
import { blockPictures } from './blocks.drawing.ts'
import { categories } from './categories.ts'
import { piece, product } from './product.ts'
import { dial, timerDevice } from './relay.drawing.ts'
import { modular } from './switchgear.drawing.ts'
import { cross, text, type Pair } from './texts.ts'

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
    name: ['On-delay timer, plug-in 48 × 48', 'Timer on-delay, colok 48 × 48'],
    en: 'On-delay timer',
    id: 'Timer on-delay',
    rows: ['1 s', '10 s', '60 s', '10 min', '60 min', '10 h'],
    lead: [
      'Closes its contact a set time after voltage is applied: staggered starts, ventilation run-up, delayed alarms.',
      'Menutup kontak beberapa saat setelah tegangan masuk: start bertahap, ventilasi awal, alarm tertunda.',
    ],
    face: '10 s',
    two: false,
    price: 118_000,
    popularity: 500,
  },
  {
    code: 'TIMER-STAR-DELTA',
    name: ['Star-delta timer, plug-in 48 × 48', 'Timer star-delta, colok 48 × 48'],
    en: 'Star-delta timer',
    id: 'Timer star-delta',
    rows: ['10 s', '30 s', '60 s'],
    lead: [
      'Opens star, waits some 50 ms and closes delta, so that the two contactors are never on together.',
      'Membuka bintang, menunggu sekitar 50 ms, lalu menutup segitiga sehingga kedua kontaktor tidak bertemu.',
    ],
    face: 'Y-Δ',
    two: false,
    price: 158_000,
    popularity: 410,
  },
  {
    code: 'TIMER-TWIN',
    name: ['Twin timer, pulse and pause, 48 × 48', 'Twin timer, nyala dan jeda, 48 × 48'],
    en: 'Twin timer',
    id: 'Twin timer',
    rows: ['10 s', '60 s', '10 min', '60 min'],
    lead: [
      'Repeats pulse and pause with two dials: pumps, lubrication, blinking signs, wash cycles.',
      'Mengulang nyala dan jeda dengan dua knob: pompa, pelumasan, lampu kedip, siklus cuci.',
    ],
    face: 'ON OFF',
    two: true,
    price: 182_000,
    popularity: 370,
  },
]

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
          'Putar knob dan lihat keadaannya dari dua LED.',
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
          set_range: text(
            `0–${range}`,
            `0–${range.replace('h', 'jam').replace('min', 'menit').replace(/ s$/, ' detik')}`,
          ),
          supply: volt,
          contacts: text('2 CO', '2 kontak changeover'),
        },
      ),
    ),
  ),
)

const monitors: Product = product(
  'PHASE-MONITOR',
  ['Phase monitoring relay, rail mounting', 'Relay pemantau fasa, pasang rel'],
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
      ['Put its contact in series with the contactor coil', 'Pasang kontaknya seri dengan coil kontaktor'],
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
        text(`Phase monitor: ${en}, ${n} CO`, `Pemantau fasa: ${id}, ${n} kontak changeover`),
        price + (n === '2' ? 32_000 : 0),
        110,
        {
          function: text(en.charAt(0).toUpperCase() + en.slice(1), id.charAt(0).toUpperCase() + id.slice(1)),
          contacts: text(`${n} CO`, `${n} kontak changeover`),
          voltage: '400 V AC',
        },
      ),
    ),
  ),
)

/** Timers and relays that watch the mains. */
export const timersAndMonitors: readonly Product[] = [...timers, monitors]

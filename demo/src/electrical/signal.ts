import type { Product } from '../catalogue/model.ts'
import { circle } from '../drawing/svg.ts'
import { categories } from './categories.ts'
import { lampSymbol } from './contact-symbol.drawing.ts'
import { five, head, panelData } from './panel-head.ts'
import { piece, product } from './product.ts'
import { colourWord, colours, cross, text, type Pair } from './texts.ts'
import {
  rings,
  turnedDimensions,
  turnedPictures,
  turnedShaded,
  type Stretch,
  type Turned,
} from './turned.drawing.ts'

const lamp = head(
  'Ø 22 · LED · 24 V',
  [{ length: 9, diameter: 19, end: 25, fill: 'accent', face: 'accent' }],
  rings([29.5, 'black'], [24, 'accent'], [12, 'glow']),
  44,
)

const buzzer = head(
  'Ø 22 · 80 dB · 24 V',
  [{ length: 5, diameter: 27, fill: 'darkH', face: 'black' }],
  (x, y, scale) => [
    ...rings([29.5, 'black'], [26, 'deep'])(x, y, scale),
    ...[0, 60, 120, 180, 240, 300].map((a) =>
      circle(
        x + Math.cos((a * Math.PI) / 180) * 7 * scale,
        y + Math.sin((a * Math.PI) / 180) * 7 * scale,
        1.6 * scale,
        'ink',
        'none',
      ),
    ),
  ],
  44,
)

const volts = ['24 V AC/DC', '110 V AC', '220 V AC', '380 V AC'] as const

const voltKey = (volt: string): string => volt.split(' ')[0] ?? volt

const tower = (title: string, tiers: number): Turned => ({
  title,
  overall: String(tiers * 44 + 150),
  stretches: [
    { length: 12, diameter: 40, end: 50, fill: 'darkH', face: 'black' },
    ...Array.from({ length: tiers }, (_, i): Stretch => ({
      length: 44,
      diameter: 50,
      fill: (['dark', 'accent', 'white', 'mid', 'deep'] as const)[i] ?? 'mid',
      ...(i === 0 ? { across: 'Ø 50' } : {}),
    })),
    { length: 26, diameter: 54, fill: 'darkH' },
    { length: 84, diameter: 20, fill: 'roundH' },
    { length: 10, diameter: 70, fill: 'darkH', across: 'Ø 70' },
  ],
})

const order5: readonly Pair[] = [
  ['red', 'merah'],
  ['yellow', 'kuning'],
  ['green', 'hijau'],
  ['blue', 'biru'],
  ['white', 'putih'],
]

/** Pilot lamps, buzzers and signal towers. */
export const signals: readonly Product[] = [
  product(
    'PILOT-LAMP-22',
    ['LED pilot lamp 22 mm', 'Pilot lamp LED 22 mm'],
    categories.signals,
    'Saklarindo',
    660,
    {
      lead: [
        [
          'Shows states on panel doors: phases present, running, fault. Bright in daylight, cool, and good for 50,000 hours.',
          'Menunjukkan keadaan di pintu panel: fasa ada, berjalan, gangguan. Terang di siang hari, dingin, dan tahan 50.000 jam.',
        ],
        ['One piece with screw terminals behind.', 'Satu badan dengan terminal sekrup di belakang.'],
      ],
      points: [
        [
          'Red, yellow and green for the three phases is an older convention; today’s panels show running green and fault red',
          'Merah, kuning, dan hijau untuk tiga fasa adalah kebiasaan lama; panel sekarang memakai hijau berjalan dan merah gangguan',
        ],
        ['Fuse phase lamps by 2 A', 'Amankan lampu fasa dengan sekering 2 A'],
        ['Do not test with a megger', 'Jangan diuji dengan megger'],
      ],
      data: [['standard', 'IEC 60947-5-1'], ...panelData],
    },
    [...turnedPictures(lamp), { view: 'symbol', draw: () => lampSymbol('24 V · LED') }],
    cross(five, volts, (colour, volt) =>
      piece(
        `VPL${colour}-${voltKey(volt)}`,
        text(`Pilot lamp ${colourWord(colour).en} ${volt}`, `Pilot lamp ${colourWord(colour).id} ${volt}`),
        volt.startsWith('24') ? 21_000 : 24_000,
        22,
        { colour: colours[colour], supply: volt, ingress: 'IP65' },
        { demand: volt.startsWith('220') || volt.startsWith('24') ? 0.95 : 0.4 },
      ),
    ),
  ),
  product(
    'BUZZER-22',
    ['Buzzer 22 mm with and without flashing light', 'Buzzer 22 mm dengan dan tanpa lampu kedip'],
    categories.signals,
    'Saklarindo',
    390,
    {
      lead: [
        [
          'Signals faults and end of cycle from the panel door.',
          'Memberi peringatan gangguan dan akhir siklus dari pintu panel.',
        ],
        [
          '80 dB at one metre; the lit type flashes red at the same beat.',
          '80 dB pada satu meter; tipe berlampu berkedip merah seirama.',
        ],
      ],
      points: [
        ['Give the operator a button that mutes it', 'Sediakan tombol agar operator dapat membungkamnya'],
        ['Loud halls need a siren instead', 'Ruang bising seperti bengkel pres memerlukan sirene'],
        ['Mount it facing the work place', 'Pasang menghadap ke tempat kerja operator'],
      ],
      data: panelData,
    },
    turnedPictures(buzzer),
    cross(['N', 'L'] as const, volts, (kind, volt) =>
      piece(
        `VBZ${kind}-${voltKey(volt)}`,
        text(
          `Buzzer ${kind === 'L' ? 'with red light ' : 'without light '}${volt}`,
          `Buzzer ${kind === 'L' ? 'berlampu merah ' : 'tanpa lampu '}${volt}`,
        ),
        kind === 'L' ? 46_000 : 36_000,
        30,
        {
          function: kind === 'L' ? text('Sound and light', 'Suara dan cahaya') : text('Sound', 'Suara'),
          supply: volt,
          ingress: 'IP54',
        },
      ),
    ),
  ),
  product(
    'TOWER-LIGHT-50',
    ['LED signal tower Ø 50 mm, 1 to 5 tiers', 'Tower lamp LED Ø 50 mm, 1 sampai 5 tingkat'],
    categories.signals,
    'Saklarindo',
    470,
    {
      lead: [
        [
          'Shows from a distance whether a machine is running, waiting or stopped.',
          'Memberi tahu dari jauh apakah mesin berjalan, menunggu, atau berhenti.',
        ],
        [
          'Tiers from the top: red, yellow, green, blue, white; with buzzer on request of the number ending in B.',
          'Urutan dari atas: merah, kuning, hijau, biru, putih; nomor berakhiran B dilengkapi buzzer.',
        ],
      ],
      points: [
        ['Common wire plus one wire to each tier', 'Satu kabel bersama ditambah satu kabel tiap tingkat'],
        ['PNP and NPN outputs both fit at 24 V', 'Cocok untuk keluaran PNP maupun NPN pada 24 V'],
        ['Above eye level, seen from all sides', 'Pasang di atas tinggi mata, terlihat dari segala arah'],
      ],
      data: [
        ['protection', 'IP54'],
        ['mounting', 'Pole 100 mm with foot', 'Tiang 100 mm dengan kaki'],
        ['temperature', '−20 to +50 °C', '−20 sampai +50 °C'],
      ],
    },
    [
      { view: 'shaded', draw: () => turnedShaded(tower('Ø 50 · 3', 3), 90, 0.3) },
      { view: 'dimensions', draw: () => turnedDimensions(tower('Ø 50 · 3 · 24 V', 3)) },
    ],
    [1, 2, 3, 4, 5].flatMap((tiers) =>
      cross(['24 V DC', '220 V AC'] as const, ['', 'B'] as const, (volt, sound) =>
        piece(
          `VTL${tiers}-${voltKey(volt)}${sound}`,
          text(
            `Signal tower ${tiers} ${
              tiers === 1
                ? 'tier red'
                : `tiers ${order5
                    .slice(0, tiers)
                    .map(([en]) => en)
                    .join('-')}`
            }, ${volt}${sound === 'B' ? ', buzzer' : ''}`,
            `Tower lamp ${tiers} tingkat ${order5
              .slice(0, tiers)
              .map(([, id]) => id)
              .join('-')}, ${volt}${sound === 'B' ? ', buzzer' : ''}`,
          ),
          165_000 + tiers * 72_000 + (sound === 'B' ? 68_000 : 0),
          320 + tiers * 60,
          {
            ways: tiers,
            supply: volt,
            function: sound === 'B' ? text('Light and buzzer', 'Lampu dan buzzer') : text('Light', 'Lampu'),
            ingress: 'IP54',
          },
          { demand: tiers === 3 ? 0.9 : 0.5 },
        ),
      ),
    ),
  ),
]

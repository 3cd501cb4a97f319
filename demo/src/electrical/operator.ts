import type { Product, Text } from '../catalogue/model.ts'
import { caption, label } from '../drawing/dimension.ts'
import { sheet } from '../drawing/sheet.ts'
import { circle, line, path, polygon, rect, type Fill, type Mark } from '../drawing/svg.ts'
import { blockPictures, mark, type Block, type Device } from './blocks.drawing.ts'
import { categories } from './categories.ts'
import { piece, product } from './product.ts'
import { colours, colourWord, cross, tab, text, type Colour, type Pair, type Row } from './texts.ts'
import {
  rings,
  turnedDimensions,
  turnedPictures,
  turnedShaded,
  type Stretch,
  type Turned,
} from './turned.drawing.ts'

/** Contacts as a circuit diagram shows them. */
export function contactSymbol(
  title: string,
  kinds: readonly ('NO' | 'NC')[],
  actuator: 'push' | 'turn' | 'roller' | 'coil',
): string {
  const step = 150
  const x0 = 400 - ((kinds.length - 1) * step) / 2
  return sheet(title, [
    ...kinds.flatMap((kind, index): Mark[] => {
      const x = x0 + index * step
      const [top, bottom] = kind === 'NO' ? ['13', '14'] : ['21', '22']
      return [
        line(
          [
            [x, 120],
            [x, 230],
          ],
          'heavy',
        ),
        kind === 'NO'
          ? line(
              [
                [x, 350],
                [x - 42, 236],
              ],
              'heavy',
            )
          : line(
              [
                [x, 350],
                [x + 26, 226],
              ],
              'heavy',
            ) +
            line(
              [
                [x, 230],
                [x + 34, 230],
              ],
              'heavy',
            ),
        line(
          [
            [x, 350],
            [x, 470],
          ],
          'heavy',
        ),
        label(x + 14, 150, top, 'start', 24),
        label(x + 14, 460, bottom, 'start', 24),
      ]
    }),
    path(`M${x0 + (kinds.length - 1) * step - 10} 292H${x0 - 130}`, 'none', 'fine'),
    actuator === 'push'
      ? line(
          [
            [x0 - 130, 262],
            [x0 - 146, 262],
            [x0 - 146, 322],
            [x0 - 130, 322],
          ],
          'heavy',
        ) +
        line([
          [x0 - 146, 292],
          [x0 - 130, 292],
        ])
      : '',
    actuator === 'turn'
      ? path(`M${x0 - 130} 262V322M${x0 - 130} 262h-18M${x0 - 130} 322h18`, 'none', 'heavy')
      : '',
    actuator === 'roller' ? circle(x0 - 150, 292, 20, 'white') : '',
    actuator === 'coil'
      ? rect(x0 - 200, 262, 70, 60, 'white', 0, 'heavy') +
        line(
          [
            [x0 - 165, 120],
            [x0 - 165, 262],
          ],
          'heavy',
        ) +
        line(
          [
            [x0 - 165, 322],
            [x0 - 165, 470],
          ],
          'heavy',
        ) +
        label(x0 - 190, 150, 'A1', 'end', 24) +
        label(x0 - 190, 460, 'A2', 'end', 24)
      : '',
    caption(title),
  ])
}

/** A lamp as a circuit diagram shows it. */
const lampSymbol = (title: string): string =>
  sheet(title, [
    line(
      [
        [400, 110],
        [400, 225],
      ],
      'heavy',
    ),
    circle(400, 295, 70, 'white', 'heavy'),
    path('M350.5 245.5l99 99m0 -99l-99 99', 'none', 'heavy'),
    line(
      [
        [400, 365],
        [400, 480],
      ],
      'heavy',
    ),
    label(420, 140, 'X1', 'start', 26),
    label(420, 470, 'X2', 'start', 26),
    path('M490 210l50 -40m-14 2l14 -2l-4 14M510 240l50 -40m-14 2l14 -2l-4 14', 'none', 'edge'),
    circle(400, 110, 6, 'white'),
    circle(400, 480, 6, 'white'),
    caption(title),
  ])

/** A 22 mm head: what is before the panel, then bezel, thread with nut, contact blocks. */
function head(title: string, front: readonly Stretch[], face: Turned['front'], depth = 52): Turned {
  return {
    title,
    stretches: [
      ...front,
      { length: 4, diameter: 29.5, fill: 'darkH', face: 'black' },
      { length: 4, diameter: 22, fill: 'roundH', across: 'Ø 22' },
      { length: 4, diameter: 28, kind: 'ribs', fill: 'darkH' },
      { length: depth - 22, diameter: 26, fill: 'mid', along: String(depth - 22) },
      { length: 10, diameter: 20, fill: 'deep' },
    ],
    ...(face === undefined ? {} : { front: face }),
  }
}
const panelData: readonly Row[] = [
  ['cutout', 'Ø 22.3 mm', 'Ø 22,3 mm'],
  ['panel', '1 to 6 mm', '1 sampai 6 mm'],
  ['protection', 'IP65'],
  ['terminals', '2 × 1.5 mm², screw', '2 × 1,5 mm², sekrup'],
]
const six: readonly Colour[] = ['RD', 'GN', 'YE', 'BU', 'BK', 'WH']
const five: readonly Colour[] = ['RD', 'GN', 'YE', 'BU', 'WH']

type Button = {
  code: string
  prefix: string
  name: Pair
  short: Pair
  colours: readonly Colour[]
  variants: readonly (readonly [key: string, en: string, id: string, contacts: string])[]
  head: Turned
  kinds: readonly ('NO' | 'NC')[]
  actuator: 'push' | 'turn'
  lead: readonly Pair[]
  points: readonly Pair[]
  price: number
  popularity: number
  act: Text
  lit?: boolean
  tabs?: NonNullable<Product['tabs']>
}
const contact = [
  ['10', '1NO', '1NO', '1NO'],
  ['01', '1NC', '1NC', '1NC'],
  ['11', '1NO+1NC', '1NO+1NC', '1NO + 1NC'],
] as const
const bezel = (fill: Fill) => rings([29.5, 'black'], [23, fill], [20, fill])
const slot =
  (fill: Fill): NonNullable<Turned['front']> =>
  (x, y, scale) => [
    ...bezel('light')(x, y, scale),
    rect(x - 3.6 * scale, y - 12 * scale, 7.2 * scale, 24 * scale, fill, 6),
    rect(x - 0.8 * scale, y - 10.5 * scale, 1.6 * scale, 7 * scale, 'white', 2, 'none'),
  ]
const buttons: readonly Button[] = [
  {
    code: 'PUSHBUTTON-FLUSH',
    prefix: 'VPB-F',
    name: ['Pushbutton 22 mm, flush, spring return', 'Tombol tekan (push button) 22 mm, rata, kembali pegas'],
    short: ['Pushbutton flush', 'Tombol tekan rata'],
    colours: six,
    variants: contact,
    head: head('Ø 22 · 1NO', [{ length: 3, diameter: 23, fill: 'accent', face: 'accent' }], bezel('accent')),
    kinds: ['NO'],
    actuator: 'push',
    price: 34_000,
    popularity: 690,
    act: text('Flush button', 'Tombol rata'),
    lead: [
      [
        'Starts and stops machines; the ring around the button keeps it from being pressed by chance.',
        'Menjalankan dan menghentikan mesin; cincin di sekeliling tombol mencegah tertekan tanpa sengaja.',
      ],
      [
        'Metal-look plastic head, contact blocks snap on behind the panel.',
        'Kepala plastik kokoh, blok kontak dijepitkan di belakang panel.',
      ],
    ],
    points: [
      [
        'Green or white for start, black or red for stop, blue for reset',
        'Hijau atau putih untuk mulai, hitam atau merah untuk berhenti, biru untuk reset',
      ],
      ['Stop always by an opening contact (NC)', 'Tombol berhenti selalu memakai kontak pembuka (NC)'],
      ['Up to six contact blocks on one head', 'Sampai enam blok kontak pada satu kepala'],
    ],
    tabs: [
      tab(
        ['Colours of buttons', 'Warna tombol'],
        [['IEC 60204-1 tells which colour may do what.', 'IEC 60204-1 mengatur fungsi setiap warna.']],
        [
          ['Red: emergency stop and emergency off', 'Merah: berhenti darurat'],
          ['Yellow: abnormal state, take over by hand', 'Kuning: keadaan tidak normal, ambil alih manual'],
          ['Green: start, safe state', 'Hijau: mulai, keadaan aman'],
          ['Blue: action that is demanded, reset', 'Biru: tindakan wajib, reset'],
          ['White, grey, black: no fixed meaning', 'Putih, abu-abu, hitam: tanpa arti khusus'],
        ],
      ),
    ],
  },
  {
    code: 'PUSHBUTTON-MUSHROOM',
    prefix: 'VPB-M',
    name: ['Mushroom pushbutton 22 mm, head 40 mm', 'Tombol tekan jamur 22 mm, kepala 40 mm'],
    short: ['Mushroom button', 'Tombol jamur'],
    colours: ['RD', 'GN', 'YE', 'BK'],
    variants: contact,
    head: head(
      'Ø 22 · Ø 40',
      [
        { length: 10, diameter: 36, end: 40, fill: 'accent', face: 'accent' },
        { length: 8, diameter: 18, fill: 'mid' },
      ],
      rings([40, 'accent'], [34, 'accent']),
    ),
    kinds: ['NO', 'NC'],
    actuator: 'push',
    price: 46_000,
    popularity: 430,
    act: text('Mushroom 40 mm', 'Jamur 40 mm'),
    lead: [
      [
        'Broad head for gloved hands and the palm: two-hand control of presses, packing tables, pedestals.',
        'Kepala lebar untuk tangan bersarung dan telapak: kendali dua tangan mesin pres, meja pengemasan, tiang kontrol.',
      ],
      [
        'Returns by spring; the latching type is the emergency stop.',
        'Kembali oleh pegas; tipe mengunci adalah tombol darurat.',
      ],
    ],
    points: [
      ['Leave 50 mm between two heads', 'Beri jarak 50 mm antar kepala'],
      ['Not as an emergency stop: it does not latch', 'Bukan untuk berhenti darurat: tidak mengunci'],
      ['Guard rings are on request', 'Cincin pelindung tersedia atas permintaan'],
    ],
  },
  {
    code: 'PUSHBUTTON-LIT',
    prefix: 'VPB-L',
    name: ['Illuminated pushbutton 22 mm, LED', 'Tombol tekan menyala 22 mm, LED'],
    short: ['Lit pushbutton', 'Tombol tekan menyala'],
    colours: five,
    variants: [
      ['24', '24 V', '24 V', '1NO + 1NC'],
      ['220', '220 V', '220 V', '1NO + 1NC'],
    ],
    head: head(
      'Ø 22 · LED · 24 V',
      [{ length: 6, diameter: 23, fill: 'accent', face: 'accent' }],
      rings([29.5, 'black'], [23, 'accent'], [14, 'glow']),
      62,
    ),
    kinds: ['NO', 'NC'],
    actuator: 'push',
    price: 78_000,
    popularity: 510,
    act: text('Illuminated button', 'Tombol menyala'),
    lit: true,
    lead: [
      [
        'Button and lamp in one hole: it glows when the motor runs or when the operator has to press.',
        'Tombol dan lampu dalam satu lubang: menyala saat motor berjalan atau saat operator harus menekan.',
      ],
      [
        'The LED module lasts 50,000 hours and is changed from behind.',
        'Modul LED tahan 50.000 jam dan diganti dari belakang.',
      ],
    ],
    points: [
      [
        '24 V for PLC outputs, 220 V for contactor circuits',
        '24 V untuk keluaran PLC, 220 V untuk rangkaian kontaktor',
      ],
      [
        'Long wires can make a 220 V LED glow faintly: add a resistor',
        'Kabel panjang dapat membuat LED 220 V menyala redup: tambahkan resistor',
      ],
      ['One NO and one NC contact', 'Satu kontak NO dan satu NC'],
    ],
  },
  {
    code: 'SELECTOR-SWITCH',
    prefix: 'VSS',
    name: ['Selector switch 22 mm, handle', 'Sakelar pilih (selector switch) 22 mm, tuas'],
    short: ['Selector switch', 'Sakelar pilih'],
    colours: ['BK'],
    variants: [
      ['210', '2 positions, 1NO', '2 posisi, 1NO', '1NO'],
      ['211', '2 positions, 1NO+1NC', '2 posisi, 1NO+1NC', '1NO + 1NC'],
      ['2R10', '2 positions, spring return, 1NO', '2 posisi, kembali pegas, 1NO', '1NO'],
      ['320', '3 positions, 2NO', '3 posisi, 2NO', '2NO'],
      ['3R20', '3 positions, spring return both, 2NO', '3 posisi, kembali pegas dua sisi, 2NO', '2NO'],
      ['L211', '2 positions, long handle, 1NO+1NC', '2 posisi, tuas panjang, 1NO+1NC', '1NO + 1NC'],
    ],
    head: head(
      'Ø 22 · 0-I',
      [
        { length: 12, diameter: 19, end: 21, kind: 'ribs', fill: 'darkH', face: 'black' },
        { length: 3, diameter: 23, fill: 'roundH' },
      ],
      slot('black'),
    ),
    kinds: ['NO', 'NC'],
    actuator: 'turn',
    price: 42_000,
    popularity: 600,
    act: text('Handle', 'Tuas'),
    lead: [
      [
        'Chooses hand or automatic, pump 1 or 2, on or off.',
        'Memilih manual atau otomatis, pompa 1 atau 2, hidup atau mati.',
      ],
      [
        'Stays where it is put, or springs back to the middle.',
        'Tetap pada posisinya atau kembali ke tengah oleh pegas.',
      ],
    ],
    points: [
      ['Two positions at 90°, three at 45° either side', 'Dua posisi 90°, tiga posisi 45° ke setiap sisi'],
      ['Label plates 30 × 40 mm are separate', 'Pelat label 30 × 40 mm dijual terpisah'],
      ['The nose keeps it from turning in the hole', 'Tonjolan mencegahnya berputar di lubang'],
    ],
  },
  {
    code: 'SELECTOR-KEY',
    prefix: 'VSK',
    name: ['Key switch 22 mm', 'Sakelar kunci (key switch) 22 mm'],
    short: ['Key switch', 'Sakelar kunci'],
    colours: ['BK'],
    variants: [
      ['210A', '2 positions, key out at 0, 1NO', '2 posisi, kunci lepas di 0, 1NO', '1NO'],
      ['210B', '2 positions, key out at 0 and I, 1NO', '2 posisi, kunci lepas di 0 dan I, 1NO', '1NO'],
      ['211A', '2 positions, key out at 0, 1NO+1NC', '2 posisi, kunci lepas di 0, 1NO+1NC', '1NO + 1NC'],
      ['320A', '3 positions, key out at 0, 2NO', '3 posisi, kunci lepas di 0, 2NO', '2NO'],
    ],
    head: head(
      'Ø 22 · 0-I',
      [
        { length: 8, diameter: 15, fill: 'roundH', face: 'mid' },
        { length: 4, diameter: 23, fill: 'roundH' },
      ],
      (x, y, scale) => [
        ...bezel('light')(x, y, scale),
        rect(x - 1.2 * scale, y - 6 * scale, 2.4 * scale, 12 * scale, 'black', 2),
        ...rings([5, 'black'])(x, y, scale),
      ],
    ),
    kinds: ['NO'],
    actuator: 'turn',
    price: 88_000,
    popularity: 330,
    act: text('Key', 'Kunci'),
    lead: [
      [
        'Only who holds the key sets up, bypasses or starts.',
        'Hanya pemegang kunci yang dapat menyetel, melewati pengaman, atau menjalankan.',
      ],
      [
        'Comes with two keys; all locks of a series are alike unless ordered otherwise.',
        'Disertai dua kunci; kunci satu seri sama kecuali dipesan berbeda.',
      ],
    ],
    points: [
      ['Choose where the key can be taken out', 'Pilih posisi kunci dapat dicabut'],
      ['Not weatherproof without its cap', 'Tanpa tutup karet tidak tahan hujan dan debu'],
      ['Keep the spare in the office', 'Simpan kunci cadangan di kantor'],
    ],
  },
  {
    code: 'EMERGENCY-STOP',
    prefix: 'VES',
    name: ['Emergency stop 22 mm, twist release', 'Tombol darurat (emergency stop) 22 mm, putar lepas'],
    short: ['Emergency stop', 'Tombol darurat'],
    colours: ['RD'],
    variants: [
      ['01', '1NC', '1NC', '1NC'],
      ['02', '2NC', '2NC', '2NC'],
      ['11', '1NO+1NC', '1NO+1NC', '1NO + 1NC'],
      ['12', '1NO+2NC', '1NO+2NC', '1NO + 2NC'],
      ['02K', '2NC, key release', '2NC, lepas dengan kunci', '2NC'],
      ['02B', '2NC in yellow box', '2NC dalam boks kuning', '2NC'],
    ],
    head: head(
      'ISO 13850 · Ø 40 · 1NC',
      [
        { length: 12, diameter: 38, end: 40, fill: 'deep', face: 'deep' },
        { length: 9, diameter: 20, fill: 'darkH' },
        { length: 2, diameter: 60, fill: 'accent' },
      ],
      (x, y, scale) => [
        ...rings([60, 'accent'], [40, 'deep'])(x, y, scale),
        path(
          `M${(x - 9 * scale).toFixed(1)} ${(y - 5 * scale).toFixed(1)}a${(11 * scale).toFixed(1)} ${(11 * scale).toFixed(1)} 0 0 1 ${(18 * scale).toFixed(1)} 0l-9 -2m9 2l2 -10`,
          'none',
          'heavy',
        ),
      ],
    ),
    kinds: ['NC'],
    actuator: 'push',
    price: 72_000,
    popularity: 640,
    act: text('Latching mushroom', 'Jamur mengunci'),
    lead: [
      [
        'Stops a machine at once, latches, and comes free by a twist to the right.',
        'Menghentikan mesin seketika, mengunci, dan lepas bila diputar ke kanan.',
      ],
      [
        'Positively opening contacts after IEC 60947-5-5; fits the yellow plate of 60 mm.',
        'Kontak buka paksa menurut IEC 60947-5-5; cocok dengan pelat kuning 60 mm.',
      ],
    ],
    points: [
      [
        'Two NC contacts into a safety relay for presses and robots',
        'Dua kontak NC ke relai pengaman untuk mesin pres dan robot',
      ],
      [
        'Within reach of every operator, 0.6 to 1.7 m high',
        'Terjangkau setiap operator, tinggi 0,6 sampai 1,7 m',
      ],
      ['Releasing it must not restart the machine', 'Melepas tombol tidak boleh menjalankan mesin kembali'],
      ['Test it every month', 'Uji setiap bulan'],
    ],
  },
]
const buttonProducts: readonly Product[] = buttons.map((of, order) =>
  product(
    of.code,
    of.name,
    categories.pushbuttons,
    order % 3 === 2 ? 'Voltaraga' : 'Saklarindo',
    of.popularity,
    {
      lead: of.lead,
      points: of.points,
      data: [['standard', of.prefix === 'VES' ? 'IEC 60947-5-5, ISO 13850' : 'IEC 60947-5-1'], ...panelData],
    },
    [
      ...turnedPictures(of.head),
      {
        view: 'symbol',
        draw: () => contactSymbol(`${of.prefix} · ${of.kinds.join(' + ')}`, of.kinds, of.actuator),
      },
    ],
    cross(of.colours, of.variants, (colour, [key, en, id, contacts]) => {
      const tint =
        of.colours.length > 1 ? [` ${colourWord(colour).en}`, ` ${colourWord(colour).id}`] : ['', '']
      return piece(
        `${of.prefix}${of.colours.length > 1 ? colour : ''}-${key}`,
        text(`${of.short[0]}${tint[0]}, ${en}`, `${of.short[1]}${tint[1]}, ${id}`),
        of.price * (1 + key.length * 0.06),
        48,
        {
          colour: colours[colour],
          contacts,
          actuator:
            of.prefix === 'VES'
              ? key === '02K'
                ? text('Key release', 'Lepas dengan kunci')
                : key === '02B'
                  ? text('In yellow box', 'Dalam boks kuning')
                  : of.act
              : of.colours.length > 1
                ? of.act
                : text(
                    en.split(', ').slice(0, -1).join(', ') || en,
                    id.split(', ').slice(0, -1).join(', ') || id,
                  ),
          ...(of.lit === true ? { supply: key === '24' ? '24 V AC/DC' : '220 V AC' } : {}),
          ingress: 'IP65',
        },
        { demand: colour === 'RD' || colour === 'GN' ? 0.95 : 0.6 },
      )
    }),
    of.tabs === undefined ? {} : { tabs: of.tabs },
  ),
)

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
const signals: readonly Product[] = [
  product(
    'PILOT-LAMP-22',
    ['LED pilot lamp 22 mm', 'Lampu tanda (pilot lamp) LED 22 mm'],
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
          'Red, yellow and green for the three phases is an old custom; panels of today show running green and fault red',
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
        text(`Pilot lamp ${colourWord(colour).en} ${volt}`, `Lampu tanda ${colourWord(colour).id} ${volt}`),
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
          'Calls attention to faults and end of cycle from the panel door.',
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
    ['LED signal tower Ø 50 mm, 1 to 5 tiers', 'Lampu menara (tower light) LED Ø 50 mm, 1 sampai 5 tingkat'],
    categories.signals,
    'Saklarindo',
    470,
    {
      lead: [
        [
          'Tells from afar whether a machine runs, waits or stands.',
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
            `Lampu menara ${tiers} tingkat ${order5
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

/** Limit switch: the metal body and the actuator on its head. */
function limit(title: string, kind: 'roller' | 'plunger' | 'rod'): Device {
  const body: Block[] = [
    {
      x: 0,
      y: 0,
      z: 0,
      width: 31,
      height: 65,
      depth: 31,
      tone: 'mid',
      art: (w, h) => [
        circle(w * 0.16, h * 0.1, 5, 'black', 'edge'),
        circle(w * 0.84, h * 0.9, 5, 'black', 'edge'),
        rect(w * 0.14, h * 0.3, w * 0.72, h * 0.36, 'white', 4, 'edge'),
        mark(w / 2, h * 0.48, '10 A', h * 0.08),
      ],
    },
    { x: 7, y: 65, z: 7, width: 17, height: 9, depth: 17, tone: 'dark' },
    { x: 2, y: -20, z: 2, width: 27, height: 20, depth: 27, tone: 'dark' },
  ]
  if (kind === 'plunger')
    return {
      title,
      blocks: [
        ...body,
        { x: 12, y: -32, z: 12, width: 7, height: 12, depth: 7, tone: 'light' },
        { x: 9, y: -40, z: 12, width: 13, height: 9, depth: 7, tone: 'black' },
      ],
    }
  return {
    title,
    blocks: [
      ...body,
      {
        x: 10,
        y: -16,
        z: -7,
        width: 12,
        height: 12,
        depth: 9,
        tone: 'light',
        art: (w, h) => [circle(w / 2, h / 2, w * 0.3, 'white', 'edge')],
      },
      kind === 'roller'
        ? { x: 12, y: -52, z: -11, width: 8, height: 46, depth: 4, tone: 'light' }
        : { x: 14.5, y: -112, z: -10, width: 3, height: 106, depth: 3, tone: 'light' },
      ...(kind === 'roller'
        ? [
            {
              x: 7,
              y: -62,
              z: -18,
              width: 18,
              height: 18,
              depth: 7,
              tone: 'white' as const,
              art: (w: number, h: number) => [
                rect(0, 0, w, h, 'white', 0, 'none'),
                circle(w / 2, h / 2, w / 2, 'black'),
                circle(w / 2, h / 2, w * 0.18, 'glow', 'edge'),
              ],
            } satisfies Block,
          ]
        : []),
    ],
  }
}
const limitKinds = [
  [
    'roller',
    'R',
    'Roller lever',
    'Tuas rol',
    ['For cams and doors that run past sideways.', 'Untuk nok dan pintu yang melintas dari samping.'],
  ],
  [
    'plunger',
    'P',
    'Roller plunger',
    'Plunger rol',
    ['For straight strokes with exact switching points.', 'Untuk gerak lurus dengan titik sakelar tepat.'],
  ],
  [
    'rod',
    'W',
    'Adjustable rod',
    'Batang setel',
    ['For goods and belts that arrive loosely.', 'Untuk barang dan sabuk yang datang tidak beraturan.'],
  ],
] as const
const limits: readonly Product[] = [
  ...limitKinds.map(([kind, key, en, id, use], index) =>
    product(
      `LIMIT-SWITCH-${kind.toUpperCase()}`,
      [
        `Limit switch, ${en.toLowerCase()}, metal body`,
        `Sakelar batas (limit switch), ${id.toLowerCase()}, badan logam`,
      ],
      categories.limits,
      'Saklarindo',
      480 - index * 60,
      {
        lead: [
          [
            'Reports end positions of gates, cranes, lifts and slides by touch, and withstands oil, rain and rough hands.',
            'Melaporkan posisi akhir gerbang, derek, lift, dan eretan dengan sentuhan, tahan minyak, hujan, dan pemakaian kasar.',
          ],
          use,
        ],
        points: [
          [
            'Use the NC contact for stops: a broken wire then also stops',
            'Gunakan kontak NC untuk henti: kabel putus pun menghentikan mesin',
          ],
          [
            'The cam should rise at 30° and not run beyond the end of travel',
            'Nok naik dengan sudut 30° dan tidak melewati batas gerak',
          ],
          ['The head turns in steps of 90°', 'Kepala dapat diputar tiap 90°'],
        ],
        data: [
          ['standard', 'IEC 60947-5-1'],
          ['switching', '10 A 250 V AC'],
          ['protection', 'IP66'],
          ['life', '10 million operations', '10 juta operasi'],
        ],
      },
      [
        ...blockPictures(limit(`IEC 60947-5-1 · 1NO + 1NC`, kind)),
        { view: 'symbol', draw: () => contactSymbol('1NO + 1NC', ['NO', 'NC'], 'roller') },
      ],
      cross(
        [
          ['11', '1NO + 1NC', 'snap action', 'aksi sentak'],
          ['02', '2NC', 'slow action', 'aksi lambat'],
          ['22', '2NO + 2NC', 'snap action', 'aksi sentak'],
        ] as const,
        ['M20', 'PG13.5'] as const,
        ([c, contacts, action, aksi], entry) =>
          piece(
            `VLS-${key}${c}-${entry.replace('.5', '')}`,
            text(
              `Limit switch ${en.toLowerCase()} ${contacts.replaceAll(' ', '')}, ${entry}`,
              `Sakelar batas ${id.toLowerCase()} ${contacts.replaceAll(' ', '')}, ${entry.replace('.', ',')}`,
            ),
            142_000 + index * 14_000 + (c === '22' ? 60_000 : 0),
            290,
            {
              contacts,
              actuator: text(en, id),
              function: text(
                action.charAt(0).toUpperCase() + action.slice(1),
                aksi.charAt(0).toUpperCase() + aksi.slice(1),
              ),
              thread: entry,
              ingress: 'IP66',
            },
          ),
      ),
    ),
  ),
  product(
    'FOOT-SWITCH',
    ['Foot switch, with and without guard', 'Sakelar kaki (foot switch), dengan dan tanpa pelindung'],
    categories.limits,
    'Saklarindo',
    350,
    {
      lead: [
        [
          'Starts presses, welders and sewing machines while both hands hold the work.',
          'Menjalankan mesin pres, las titik, dan mesin jahit saat kedua tangan memegang benda kerja.',
        ],
        [
          'The guard keeps falling parts and other feet off the pedal.',
          'Pelindung mencegah pedal tertimpa benda atau terinjak tanpa sengaja.',
        ],
      ],
      points: [
        [
          'Presses need the guard and a two-step switch',
          'Mesin pres wajib memakai pelindung dan sakelar dua tahap',
        ],
        ['Rubber feet, may be screwed down', 'Kaki karet, dapat disekrup ke lantai'],
        ['Cable 2 m with the light type', 'Tipe ringan dengan kabel 2 m'],
      ],
      data: [
        ['switching', '10 A 250 V AC'],
        ['material', 'Aluminium die-cast or plastic', 'Aluminium tuang atau plastik'],
      ],
    },
    [
      ...blockPictures(
        {
          title: '10 A · 250 V',
          blocks: [
            { x: 0, y: 0, z: 0, width: 100, height: 12, depth: 190, tone: 'dark' },
            { x: 0, y: -60, z: 90, width: 8, height: 60, depth: 100, tone: 'mid' },
            { x: 8, y: -18, z: 20, width: 84, height: 16, depth: 150, tone: 'black' },
            { x: 92, y: -60, z: 90, width: 8, height: 60, depth: 100, tone: 'mid' },
            { x: 0, y: -68, z: 90, width: 100, height: 8, depth: 100, tone: 'accent' },
          ],
        },
        40,
        30,
      ),
      { view: 'symbol', draw: () => contactSymbol('1NO + 1NC', ['NO', 'NC'], 'push') },
    ],
    (
      [
        ['L', 'plastic, cable 2 m', 'plastik, kabel 2 m', 62_000, '1NO + 1NC'],
        ['A', 'aluminium', 'aluminium', 215_000, '1NO + 1NC'],
        ['AG', 'aluminium with guard', 'aluminium berpelindung', 325_000, '1NO + 1NC'],
        ['AG2', 'aluminium with guard, two steps', 'aluminium berpelindung, dua tahap', 410_000, '2NO + 2NC'],
        ['AD', 'aluminium, two pedals with guard', 'aluminium, dua pedal berpelindung', 690_000, '2NO + 2NC'],
      ] as const
    ).map(([key, en, id, price, contacts]) =>
      piece(`VFS-${key}`, text(`Foot switch ${en}`, `Sakelar kaki ${id}`), price, price / 260, {
        contacts,
        housing: text(en.charAt(0).toUpperCase() + en.slice(1), id.charAt(0).toUpperCase() + id.slice(1)),
        current: 10,
      }),
    ),
  ),
  product(
    'JOYSTICK-22',
    ['Joystick switch 22 mm, 2 and 4 directions', 'Sakelar joystick 22 mm, 2 dan 4 arah'],
    categories.limits,
    'Saklarindo',
    240,
    {
      lead: [
        [
          'Moves slides, cranes and tables by hand in two or four directions, one contact to each.',
          'Menggerakkan eretan, derek, dan meja secara manual ke dua atau empat arah, satu kontak tiap arah.',
        ],
        [
          'Springs back to the middle, or stays until it is moved on.',
          'Kembali ke tengah oleh pegas, atau bertahan sampai digerakkan lagi.',
        ],
      ],
      points: [
        [
          'Fits the hole of a 22 mm button (30 mm between centres is too little: leave 50)',
          'Cocok untuk lubang tombol 22 mm; beri jarak 50 mm antar titik tengah',
        ],
        [
          'Latch against unintended movement on the types with L',
          'Tipe L memiliki pengunci terhadap gerakan tak sengaja',
        ],
        ['Bellows keep dust out', 'Karet pelindung menahan debu'],
      ],
      data: [['switching', '3 A 240 V AC'], ...panelData],
    },
    turnedPictures(
      head(
        'Ø 22 · 4 × 1NO',
        [
          { length: 14, diameter: 12, end: 10, fill: 'darkH', face: 'deep' },
          { length: 18, diameter: 5, fill: 'roundH' },
          { length: 12, diameter: 10, end: 24, kind: 'ribs', fill: 'darkH' },
        ],
        (x, y, scale) => [
          ...rings([29.5, 'black'], [24, 'deep'], [12, 'black'])(x, y, scale),
          ...[0, 90, 180, 270].map((a) => {
            const r = (a * Math.PI) / 180
            const at = (k: number, s: number): readonly [number, number] => [
              x + (Math.cos(r) * k - Math.sin(r) * s) * scale,
              y + (Math.sin(r) * k + Math.cos(r) * s) * scale,
            ]
            return polygon([at(11, 0), at(8, 2.2), at(8, -2.2)], 'accent', 'edge')
          }),
        ],
      ),
    ),
    cross(
      [2, 4],
      [
        ['R', 'spring return', 'kembali pegas'],
        ['S', 'stay put', 'bertahan'],
        ['RL', 'spring return, latch', 'kembali pegas, pengunci'],
        ['SL', 'stay put, latch', 'bertahan, pengunci'],
      ] as const,
      (ways, [key, en, id]) =>
        piece(
          `VJS-${ways}${key}`,
          text(`Joystick ${ways} directions, ${en}`, `Joystick ${ways} arah, ${id}`),
          185_000 + ways * 42_000 + (key.endsWith('L') ? 55_000 : 0),
          120,
          {
            ways,
            actuator: text(
              en.charAt(0).toUpperCase() + en.slice(1),
              id.charAt(0).toUpperCase() + id.slice(1),
            ),
            contacts: `${ways}NO`,
          },
        ),
    ),
  ),
]

export const operators: readonly Product[] = [...buttonProducts, ...signals, ...limits]

import type { Product, Text } from '../catalogue/model.ts'
import { path, rect, type Fill } from '../drawing/svg.ts'
import { categories } from './categories.ts'
import { contactSymbol } from './contact-symbol.drawing.ts'
import { five, head, panelData, six } from './panel-head.ts'
import { piece, product } from './product.ts'
import { colourWord, colours, cross, tab, text, type Colour, type Pair } from './texts.ts'
import { rings, turnedPictures, type Turned } from './turned.drawing.ts'

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
    name: ['Pushbutton 22 mm, flush, spring return', 'Push button 22 mm, rata, kembali pegas'],
    short: ['Pushbutton flush', 'Push button rata'],
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
        'Starts and stops machines; the ring around the button keeps it from being pressed by accident.',
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
    name: ['Mushroom pushbutton 22 mm, head 40 mm', 'Push button jamur 22 mm, kepala 40 mm'],
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
    name: ['Illuminated pushbutton 22 mm, LED', 'Push button menyala 22 mm, LED'],
    short: ['Lit pushbutton', 'Push button menyala'],
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
    name: ['Selector switch 22 mm, handle', 'Selector switch 22 mm, tuas'],
    short: ['Selector switch', 'Selector switch'],
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
    name: ['Key switch 22 mm', 'Key switch 22 mm'],
    short: ['Key switch', 'Key switch'],
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
        'Only the key holder can set up, bypass or start.',
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
      ['02B', '2NC in yellow box', '2NC dalam box kuning', '2NC'],
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
        'Dua kontak NC ke safety relay untuk mesin pres dan robot',
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

/** Pushbuttons, selectors and emergency stops. */
export const buttonProducts: readonly Product[] = buttons.map((of, order) =>
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
                  ? text('In yellow box', 'Dalam box kuning')
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

import type { Product } from '../catalogue/model.ts'
import { circle, rect, type Mark, type Point } from '../drawing/svg.ts'
import { blockPictures, blocksShaded, mark, screw, type Block, type Device } from './blocks.drawing.ts'
import { categories } from './categories.ts'
import { piece, product } from './product.ts'
import { colours, cross, named, text, type Colour, type Pair } from './texts.ts'

/** mm² and A after IEC 60947-7-1; width, height and depth in mm are the maker's. */
const sizes = [
  [2.5, 24, 5.2, 46],
  [4, 32, 6.2, 46],
  [6, 41, 8.2, 48],
  [10, 57, 10.2, 48],
  [16, 76, 12.2, 52],
  [35, 125, 16.2, 60],
  [70, 192, 20.4, 75],
] as const

/** A terminal from its side: the label strip in front, the sloping wire entries, the foot over the rail. */
const profile: readonly Point[] = [
  [0, 0.36],
  [0.1, 0.36],
  [0.1, 0.27],
  [0.04, 0.23],
  [0.04, 0.13],
  [0.34, 0],
  [0.6, 0],
  [0.7, 0.06],
  [0.9, 0.06],
  [0.9, 0.12],
  [1, 0.12],
  [1, 0.88],
  [0.94, 0.94],
  [0.7, 0.94],
  [0.6, 1],
  [0.34, 1],
  [0.04, 0.87],
  [0.04, 0.77],
  [0.1, 0.73],
  [0.1, 0.64],
  [0, 0.64],
]

/** A row of terminals on its rail, seen from above: screws or spring openings. */
function row(
  title: string,
  width: number,
  length: number,
  count: number,
  kind: 'screw' | 'spring' | 'fuse',
  tone: (index: number) => Block['tone'],
): Device {
  return {
    title,
    rail: length / 2,
    outline: profile,
    blocks: Array.from({ length: count }, (_, index): Block => ({
      x: index * width,
      y: 0,
      z: 0,
      width,
      height: length,
      depth: length * 0.86,
      tone: tone(index) ?? 'mid',
      art: (w: number, h: number): Mark[] => [
        ...(kind === 'spring'
          ? [
              rect(w * 0.28, h * 0.08, w * 0.44, h * 0.07, 'black', 2, 'fine'),
              circle(w / 2, h * 0.24, w * 0.3, 'dark', 'edge'),
              circle(w / 2, h * 0.76, w * 0.3, 'dark', 'edge'),
              rect(w * 0.28, h * 0.85, w * 0.44, h * 0.07, 'black', 2, 'fine'),
            ]
          : [screw(w / 2, h * 0.2, w * 0.34), screw(w / 2, h * 0.8, w * 0.34)]),
        kind === 'fuse'
          ? rect(w * 0.14, h * 0.32, w * 0.72, h * 0.36, 'black', 2, 'edge')
          : rect(w * 0.2, h * 0.4, w * 0.6, h * 0.2, 'white', 1, 'fine'),
        kind === 'fuse'
          ? circle(w / 2, h * 0.38, w * 0.14, 'accent', 'edge')
          : mark(w / 2, h * 0.5, String(index + 1), Math.min(w * 0.55, h * 0.09)),
      ],
    })),
  }
}

type Line = {
  code: string
  prefix: string
  name: Pair
  short: Pair
  colours: readonly Colour[]
  sizes: readonly (typeof sizes)[number][]
  kind: 'screw' | 'spring' | 'fuse'
  lead: readonly Pair[]
  points: readonly Pair[]
  factor: number
  popularity: number
  brand: Product['brand']
  tone: (index: number) => Block['tone']
}
const lines: readonly Line[] = [
  {
    code: 'TERMINAL-SCREW',
    prefix: 'TBS',
    name: ['Feed-through terminal block, screw clamp', 'Terminal block tembus, jepit sekrup'],
    short: ['Terminal block', 'Terminal block'],
    colours: ['GR', 'BU'],
    sizes,
    kind: 'screw',
    factor: 1,
    popularity: 740,
    brand: 'Panelka',
    tone: (i) => (i === 4 ? 'deep' : 'mid'),
    lead: [
      [
        'Joins one wire from the plant to one wire of the panel, on a 35 mm rail with number strip.',
        'Menyambung satu kabel lapangan dengan satu kabel panel pada rel 35 mm dengan jalur nomor.',
      ],
      [
        'The steel clamp pulls the copper against the current bar and does not work loose.',
        'Jepitan bajanya menekan tembaga ke batang arus dan tidak mengendur.',
      ],
    ],
    points: [
      [
        'Grey for phases and signals, blue for neutral and intrinsically safe circuits',
        'Abu-abu untuk fasa dan sinyal, biru untuk netral dan rangkaian aman intrinsik',
      ],
      [
        'One wire to a clamp, unless a twin ferrule holds two',
        'Satu kabel per jepitan, kecuali dua kabel dalam ferrule ganda',
      ],
      ['Close the last terminal with an end cover', 'Tutup terminal terakhir dengan penutup ujung'],
    ],
  },
  {
    code: 'TERMINAL-EARTH',
    prefix: 'TBE',
    name: ['Earth terminal block, screw clamp, green-yellow', 'Terminal bumi, jepit sekrup, hijau-kuning'],
    short: ['Earth terminal', 'Terminal bumi'],
    colours: ['GY'],
    sizes: sizes.slice(0, 6),
    kind: 'screw',
    factor: 2.4,
    popularity: 560,
    brand: 'Panelka',
    tone: () => 'accent',
    lead: [
      [
        'Connects the protective conductor to the rail itself: its foot clamps the metal while it is screwed down.',
        'Menyambungkan penghantar proteksi langsung ke rel: kakinya menjepit logam saat disekrup.',
      ],
      [
        'One terminal for each earth wire, as machine safety rules require.',
        'Satu terminal untuk setiap kabel bumi sesuai aturan mesin.',
      ],
    ],
    points: [
      [
        'The rail has to be earthed by at least the largest section',
        'Rel wajib dibumikan sebesar penampang terbesar',
      ],
      [
        'Steel rails carry the current of 16 mm², for more use copper rail',
        'Rel baja sanggup sampai setara 16 mm², selebihnya gunakan rel tembaga',
      ],
      ['Never break it by a switch', 'Jangan pernah diputus oleh switch'],
    ],
  },
  {
    code: 'TERMINAL-SPRING',
    prefix: 'TBP',
    name: ['Feed-through terminal block, push-in spring', 'Terminal block tembus, pegas push-in'],
    short: ['Push-in terminal', 'Terminal push-in'],
    colours: ['GR', 'BU', 'GY'],
    sizes: sizes.slice(0, 5),
    kind: 'spring',
    factor: 1.9,
    popularity: 610,
    brand: 'Saklarindo',
    tone: (i) => (i === 3 ? 'accent' : 'mid'),
    lead: [
      [
        'Solid wires and ferrules are simply pushed in; a screwdriver opens the spring again.',
        'Kabel pejal dan ferrule cukup didorong masuk; obeng membuka kembali pegasnya.',
      ],
      [
        'Half the wiring time, and vibration does not loosen it.',
        'Waktu pengawatan menjadi separuhnya, dan sambungan tidak kendur oleh getaran.',
      ],
    ],
    points: [
      [
        'Fine strands need a ferrule before they go in',
        'Kabel serabut halus harus dipasangi ferrule terlebih dahulu',
      ],
      ['Two channels for plug-in bridges', 'Dua jalur untuk jumper colok'],
      ['Test socket for 2 mm plugs', 'Lubang uji untuk colokan 2 mm'],
    ],
  },
  {
    code: 'TERMINAL-FUSE',
    prefix: 'TBF',
    name: ['Fuse and disconnect terminal block', 'Terminal sekering dan terminal pemisah'],
    short: ['Fuse terminal', 'Terminal sekering'],
    colours: ['BK', 'GR'],
    sizes: sizes.slice(1, 3),
    kind: 'fuse',
    factor: 5.5,
    popularity: 380,
    brand: 'Panelka',
    tone: () => 'dark',
    lead: [
      [
        'Protects each 24 V circuit by its own 5 × 20 fuse; the lever opens it without tools.',
        'Melindungi setiap rangkaian 24 V dengan sekering 5 × 20 sendiri; tuasnya dibuka tanpa alat.',
      ],
      ['A lamp shows the blown fuse in a long row.', 'Lampu menunjukkan sekering putus di deretan panjang.'],
    ],
    points: [
      ['Black with fuse, grey with disconnect knife', 'Hitam dengan sekering, abu-abu dengan pisau pemisah'],
      [
        'At most 6.3 A, less where many sit side by side',
        'Paling besar 6,3 A, kurangi bila banyak berdampingan',
      ],
      ['Fuses are ordered separately', 'Sekering dipesan terpisah'],
    ],
  },
]
/** Terminal blocks by kind. */
export const terminals: readonly Product[] = lines.map((of) => {
  const [area, current, width, length] = of.sizes[1] ?? sizes[1]
  return product(
    of.code,
    of.name,
    categories.terminals,
    of.brand,
    of.popularity,
    {
      lead: of.lead,
      points: of.points,
      data: [
        [
          'standard',
          of.prefix === 'TBE' ? 'IEC 60947-7-2' : of.prefix === 'TBF' ? 'IEC 60947-7-3' : 'IEC 60947-7-1',
        ],
        ['mounting', '35 mm rail, EN 60715', 'Rel 35 mm, EN 60715'],
        ['material', 'Polyamide 6.6, V-0', 'Poliamida 6.6, V-0'],
      ],
    },
    [
      {
        view: 'shaded',
        draw: () =>
          blocksShaded(row(`${area} mm² · ${current} A`, width, length, 6, of.kind, of.tone), 38, 30),
      },
      ...blockPictures({
        ...row(`${area} mm² · ${current} A · ${width} mm`, width, length, 1, of.kind, of.tone),
        rail: length / 2,
      }).slice(0, 1),
    ],
    cross(of.sizes, of.colours, ([mm2, ampere, w], code) => {
      const disconnect = of.prefix === 'TBF' && code === 'GR'
      const kind: Pair = disconnect ? ['Disconnect terminal', 'Terminal pemisah'] : of.short
      const tint =
        of.colours.length > 1 && of.prefix !== 'TBF'
          ? [` ${colours[code].en.toLowerCase()}`, ` ${colours[code].id.toLowerCase()}`]
          : ['', '']
      return piece(
        `${of.prefix}-${mm2}-${code}`,
        named(`${kind[0]} #0 mm²${tint[0]}`, `${kind[1]} #0 mm²${tint[1]}`, mm2),
        (2_300 + mm2 * 950) * of.factor,
        4 + mm2 * 2.1,
        {
          conductor_area: mm2,
          ...(of.prefix === 'TBE'
            ? {}
            : { current: of.prefix === 'TBF' && !disconnect ? 6.3 : disconnect ? 20 : ampere }),
          width: w,
          colour: colours[code],
          voltage: of.prefix === 'TBF' ? '500 V' : '800 V',
          ...(of.prefix === 'TBE'
            ? {}
            : {
                function: disconnect
                  ? text('Disconnect', 'Pemisah')
                  : of.prefix === 'TBF'
                    ? text('Fuse', 'Sekering')
                    : text('Feed-through', 'Tembus'),
              }),
        },
        { multiple: mm2 <= 6 ? 10 : 1, minimum: mm2 <= 6 ? 10 : 1, demand: mm2 <= 4 ? 1 : 0.6 },
      )
    }),
  )
})

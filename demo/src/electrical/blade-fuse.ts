import type { Product } from '../catalogue/model.ts'
import { caption, dimH, dimV } from '../drawing/dimension.ts'
import { sheet } from '../drawing/sheet.ts'
import { circle, rect, type Mark } from '../drawing/svg.ts'
import { blockPictures, blocksShaded, mark, type Block, type Device } from './blocks.drawing.ts'
import { categories } from './categories.ts'
import { piece, product } from './product.ts'
import { text } from './texts.ts'

/** NH fuses: body width, height and length in mm, the maker's; ratings after IEC 60269-2. */
const blades = [
  {
    size: 'NH00',
    w: 29,
    h: 48,
    body: 46,
    length: 78.5,
    currents: [16, 25, 32, 40, 50, 63, 80, 100, 125, 160],
    price: 52_000,
    mass: 145,
  },
  {
    size: 'NH1',
    w: 46,
    h: 58,
    body: 66,
    length: 135,
    currents: [80, 100, 125, 160, 200, 224, 250],
    price: 98_000,
    mass: 420,
  },
  {
    size: 'NH2',
    w: 56,
    h: 66,
    body: 66,
    length: 150,
    currents: [160, 200, 224, 250, 315, 355, 400],
    price: 142_000,
    mass: 630,
  },
  {
    size: 'NH3',
    w: 70,
    h: 78,
    body: 66,
    length: 150,
    currents: [315, 355, 400, 500, 630],
    price: 225_000,
    mass: 980,
  },
] as const
const blade = (of: (typeof blades)[number], current: number): Device => {
  const ear = (of.length - of.body) / 2
  return {
    title: `IEC 60269-2 · ${of.size} · ${current} A gG`,
    blocks: [
      {
        x: -ear,
        y: of.h * 0.3,
        z: of.w / 2 - 3,
        width: of.length,
        height: of.h * 0.42,
        depth: 6,
        tone: 'dark',
      },
      {
        x: 0,
        y: of.h * 0.08,
        z: 0,
        width: of.body,
        height: of.h * 0.84,
        depth: of.w,
        tone: 'white',
        art: (w: number, h: number): Mark[] => [
          mark(w / 2, h * 0.3, of.size, h * 0.17),
          mark(w / 2, h * 0.56, `${current} A`, h * 0.2),
          mark(w / 2, h * 0.8, 'gG 500 V', h * 0.12),
        ],
      },
      {
        x: of.body * 0.02,
        y: 0,
        z: of.w * 0.2,
        width: of.body * 0.12,
        height: of.h * 0.08,
        depth: of.w * 0.6,
        tone: 'dark',
      } satisfies Block,
      {
        x: of.body * 0.86,
        y: 0,
        z: of.w * 0.2,
        width: of.body * 0.12,
        height: of.h * 0.08,
        depth: of.w * 0.6,
        tone: 'dark',
      } satisfies Block,
    ],
  }
}
/** Blade fuses. */
export const bladeFuses: readonly Product[] = blades.map((of, order) =>
  product(
    `FUSE-${of.size}-GG`,
    [`Blade fuse ${of.size}, gG, 500 V`, `Sekering pisau ${of.size} (NH fuse), gG, 500 V`],
    categories.fuses,
    'Voltaraga',
    390 - order * 60,
    {
      lead: [
        [
          'High breaking capacity fuse for distribution boards, cable boxes and the mains side of large drives.',
          'Sekering berkapasitas putus tinggi untuk panel distribusi, box kabel, dan sisi jaringan penggerak besar.',
        ],
        order === 0
          ? [
              'NH00 is the smallest and most usual size, up to 160 A.',
              'NH00 adalah ukuran terkecil dan paling umum, sampai 160 A.',
            ]
          : [
              `Size ${of.size.slice(2)} reaches ${of.currents.at(-1)} A.`,
              `Ukuran ${of.size.slice(2)} mencapai ${of.currents.at(-1)} A.`,
            ],
      ],
      points: [
        [
          'Change it with the insulated grip and face shield only',
          'Ganti hanya dengan gagang berisolasi dan pelindung muka',
        ],
        ['The red indicator drops when it has blown', 'Penunjuk merah keluar bila sekering putus'],
        ['Blades silver plated: do not sand them', 'Pisau lapis perak: jangan diamplas'],
      ],
      data: [
        ['standard', 'IEC 60269-2'],
        ['breaking', '120 kA'],
        ['operating_class', 'gG'],
      ],
    },
    blockPictures(blade(of, of.currents[3] ?? 160)),
    of.currents.map((current) =>
      piece(
        `${of.size}-GG-${current}`,
        text(`Blade fuse ${of.size} gG ${current} A`, `Sekering pisau ${of.size} gG ${current} A`),
        of.price * (0.8 + (current / (of.currents.at(-1) ?? 160)) * 0.35),
        of.mass,
        { standard: 'IEC 60269-2', current, fuse_size: of.size, breaking_capacity: 120, voltage: '500 V AC' },
        { demand: order === 0 ? 0.8 : 0.5, multiple: 1 },
      ),
    ),
  ),
)

const baseDevice = (title: string, w: number, h: number, d: number): Device => ({
  title,
  blocks: [
    {
      x: 0,
      y: 0,
      z: d * 0.55,
      width: w,
      height: h,
      depth: d * 0.45,
      tone: 'mid',
      art: (a, b) => [
        circle(a / 2, b * 0.06, a * 0.14, 'dark', 'edge'),
        circle(a / 2, b * 0.94, a * 0.14, 'dark', 'edge'),
      ],
    },
    ...[0.1, 0.66].flatMap((at): Block[] => [
      { x: w * 0.2, y: h * at, z: d * 0.1, width: w * 0.6, height: h * 0.24, depth: d * 0.45, tone: 'dark' },
      { x: w * 0.42, y: h * at, z: 0, width: w * 0.16, height: h * 0.24, depth: d * 0.1, tone: 'black' },
    ]),
  ],
})
/** Their bases. */
export const bladeBases: Product = product(
  'FUSE-BASE-NH',
  ['Fuse base for blade fuses NH00 to NH3', 'Dudukan sekering pisau (fuse base) NH00 sampai NH3'],
  categories.fuses,
  'Voltaraga',
  260,
  {
    lead: [
      [
        'Holds one blade fuse in sprung contacts and screws on a mounting plate, one or three beside each other.',
        'Memegang satu sekering pisau dengan kontak berpegas, disekrup pada pelat dudukan, satu atau tiga berdampingan.',
      ],
      ['Screw terminals take lugs or flat bars.', 'Terminal sekrup untuk skun atau busbar pipih.'],
    ],
    points: [
      ['Fit partition walls between the phases', 'Pasang sekat di antara fasa'],
      ['Contact springs that turned blue have to be replaced', 'Pegas kontak yang membiru harus diganti'],
      ['Work on it only when the feeder is off', 'Kerjakan hanya bila penyulang padam'],
    ],
    data: [
      ['standard', 'IEC 60269-2'],
      [
        'material',
        'Glass-fibre polyester, copper silver plated',
        'Poliester serat kaca, tembaga lapis perak',
      ],
    ],
  },
  [
    { view: 'shaded', draw: () => blocksShaded(baseDevice('IEC 60269-2 · NH00 · 160 A', 32, 120, 60)) },
    {
      view: 'front',
      draw: () =>
        sheet('NH00 · 160 A', [
          rect(340, 90, 110, 360, 'mid', 4),
          rect(362, 126, 66, 86, 'dark', 3),
          rect(386, 126, 18, 86, 'black'),
          rect(362, 328, 66, 86, 'dark', 3),
          rect(386, 328, 18, 86, 'black'),
          circle(395, 108, 11, 'white', 'edge'),
          circle(395, 432, 11, 'white', 'edge'),
          circle(395, 270, 9, 'white', 'edge'),
          dimH(340, 450, 500, '32', 450),
          dimV(90, 450, 300, '120', 340),
          dimV(108, 432, 500, '108', 406, 'right'),
          caption('IEC 60269-2 · NH00 · 160 A'),
        ]),
    },
  ],
  blades.flatMap((of) =>
    ([1, 3] as const).map((poles) =>
      piece(
        `VFB-${of.size}-${poles}P`,
        text(`Fuse base ${of.size} ${poles}P`, `Dudukan sekering ${of.size} ${poles}P`),
        of.price * 1.6 * poles,
        of.mass * 1.8 * poles,
        {
          standard: 'IEC 60269-2',
          fuse_size: of.size,
          poles: `${poles}P`,
          current: of.currents.at(-1) ?? 160,
          voltage: '690 V AC',
        },
      ),
    ),
  ),
)

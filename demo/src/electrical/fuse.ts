import type { Product } from '../catalogue/model.ts'
import { caption, dimH, dimV } from '../drawing/dimension.ts'
import { sheet } from '../drawing/sheet.ts'
import { circle, rect, type Mark } from '../drawing/svg.ts'
import { blockPictures, blocksShaded, mark, type Block, type Device } from './blocks.drawing.ts'
import { categories } from './categories.ts'
import { piece, product } from './product.ts'
import { drawerFace, modular } from './switchgear.drawing.ts'
import { cross, named, tableTab, text, type Pair } from './texts.ts'
import { rings, turnedPictures } from './turned.drawing.ts'

/** Cylindrical fuses after IEC 60269-2: diameter × length in mm, and their ratings. */
const cylinders = [
  {
    size: '10 × 38',
    d: 10.3,
    l: 38,
    gG: [1, 2, 4, 6, 8, 10, 12, 16, 20, 25, 32],
    aM: [1, 2, 4, 6, 8, 10, 12, 16, 20, 25],
    price: 9_500,
    mass: 9,
    pack: 10,
    v: 500,
    kA: 120,
  },
  {
    size: '14 × 51',
    d: 14.3,
    l: 51,
    gG: [6, 10, 16, 20, 25, 32, 40, 50],
    aM: [6, 10, 16, 20, 25, 32, 40],
    price: 19_500,
    mass: 21,
    pack: 10,
    v: 500,
    kA: 120,
  },
  {
    size: '22 × 58',
    d: 22.2,
    l: 58,
    gG: [16, 25, 32, 40, 50, 63, 80, 100],
    aM: [25, 32, 40, 50, 63, 80],
    price: 38_000,
    mass: 58,
    pack: 10,
    v: 500,
    kA: 120,
  },
] as const
const key = (size: string): string => size.replace(' × ', 'X')

const cylindrical: readonly Product[] = cylinders.flatMap((of, order) =>
  (['gG', 'aM'] as const).map((kind) =>
    product(
      `FUSE-${key(of.size)}-${kind.toUpperCase()}`,
      [`Cylindrical fuse ${of.size} mm, ${kind}`, `Sekering silinder ${of.size} mm, ${kind}`],
      categories.fuses,
      kind === 'gG' ? 'Voltaraga' : 'Saklarindo',
      480 - order * 70 - (kind === 'aM' ? 140 : 0),
      {
        lead: [
          kind === 'gG'
            ? [
                'General purpose fuse: protects cables against overload and short circuit over its whole range.',
                'Sekering serbaguna: melindungi kabel dari beban lebih dan hubung singkat di seluruh rentangnya.',
              ]
            : [
                'Back-up fuse for motors: lets the starting current pass and clears short circuits only.',
                'Sekering cadangan motor: meloloskan arus asut dan hanya memutus hubung singkat.',
              ],
          [
            'Ceramic tube with silver-plated caps, filled with quartz sand.',
            'Tabung keramik dengan tutup lapis perak, berisi pasir kuarsa.',
          ],
        ],
        points: [
          kind === 'gG'
            ? [
                'Two fuses in series discriminate if their ratings differ by 1.6',
                'Dua sekering seri selektif bila arusnya berbeda 1,6 kali',
              ]
            : ['Always with a thermal overload relay', 'Selalu bersama relai beban lebih termal'],
          ['Replace all three when one has blown', 'Ganti ketiganya bila satu putus'],
          [
            'Never bridge with wire; keep spares in the door',
            'Jangan menjumper dengan kawat; simpan cadangan di pintu panel',
          ],
          ['Box of 10', 'Kotak isi 10'],
        ],
        data: [
          ['standard', 'IEC 60269-2'],
          ['voltage', `${of.v} V AC`],
          ['breaking', `${of.kA} kA`],
        ],
      },
      turnedPictures({
        title: `IEC 60269-2 · ${of.size} · ${kind}`,
        overall: String(of.l),
        stretches: [
          { length: of.l * 0.26, diameter: of.d, across: `Ø ${of.d}` },
          { length: of.l * 0.48, diameter: of.d * 0.94, fill: 'white' },
          { length: of.l * 0.26, diameter: of.d },
        ],
        front: rings([of.d, 'light'], [of.d * 0.86, 'white']),
      }),
      of[kind].map((current) =>
        piece(
          `${kind.toUpperCase()}-${key(of.size)}-${current}`,
          text(`Fuse ${of.size} ${kind} ${current} A`, `Sekering ${of.size} ${kind} ${current} A`),
          of.price * (0.9 + current / 160) * of.pack * (kind === 'aM' ? 1.15 : 1),
          of.mass * of.pack,
          {
            standard: 'IEC 60269-2',
            current,
            fuse_size: of.size,
            function: kind,
            breaking_capacity: of.kA,
            voltage: `${of.v} V AC`,
            pack_qty: of.pack,
          },
          { uom: 'box', demand: current <= 32 ? 0.85 : 0.5 },
        ),
      ),
      of.size === '10 × 38' && kind === 'gG'
        ? {
            tabs: [
              tableTab(
                ['gG or aM', 'gG atau aM'],
                [
                  'The letters name the range and the object a fuse protects.',
                  'Huruf menyatakan rentang dan objek yang dilindungi sekering.',
                ],
                [
                  ['Class', 'Kelas'],
                  ['Protects', 'Melindungi'],
                  ['Against', 'Terhadap'],
                ],
                [
                  [
                    'gG',
                    ['Cables, general', 'Kabel, umum'],
                    ['Overload, short circuit', 'Beban lebih, hubung singkat'],
                  ],
                  ['aM', ['Motors with relay', 'Motor dengan relai'], ['Short circuit', 'Hubung singkat']],
                ],
              ),
            ],
          }
        : {},
    ),
  ),
)

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
const nh: readonly Product[] = blades.map((of, order) =>
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
          'Sekering berkapasitas putus tinggi untuk panel distribusi, boks kabel, dan sisi jaringan penggerak besar.',
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
        ['switching', 'gG'],
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

const glass: readonly Product[] = (
  [
    ['5 × 20', 5.2, 20],
    ['6.3 × 32', 6.35, 32],
  ] as const
).map(([size, d, l], order) =>
  product(
    `FUSE-GLASS-${key(size).replace('.', '')}`,
    [`Glass tube fuse ${size} mm, 250 V`, `Sekering kaca ${size.replace('.', ',')} mm, 250 V`],
    categories.fuses,
    'Saklarindo',
    430 - order * 90,
    {
      lead: [
        [
          'Miniature fuse for power supplies, PLC outputs, meters and fuse terminals; a look at the wire shows whether it is good.',
          'Sekering mini untuk catu daya, keluaran PLC, meter, dan terminal sekering; kondisinya terlihat langsung dari kawatnya.',
        ],
        [
          'Quick (F) for electronics, slow (T) where a transformer or lamp starts.',
          'Cepat (F) untuk elektronik, lambat (T) bila ada trafo atau lampu yang menarik arus awal.',
        ],
      ],
      points: [
        ['The cap bears current, F or T and voltage', 'Pada tutupnya tertera arus, F atau T, dan tegangan'],
        [
          'Replace by the same type: a slow fuse in place of a quick one lets transistors die first',
          'Ganti dengan tipe sama: sekering lambat sebagai ganti yang cepat akan mengorbankan transistor',
        ],
        ['Box of 50', 'Kotak isi 50'],
      ],
      data: [
        ['standard', order === 0 ? 'IEC 60127-2' : 'UL 248-14'],
        ['voltage', '250 V'],
      ],
    },
    turnedPictures({
      title: `${size} · 250 V`,
      overall: String(l),
      stretches: [
        { length: l * 0.24, diameter: d, across: `Ø ${d}` },
        { length: l * 0.52, diameter: d * 0.92, fill: 'white' },
        { length: l * 0.24, diameter: d },
      ],
      front: rings([d, 'light'], [d * 0.8, 'white']),
    }),
    cross([0.5, 1, 2, 3.15, 5, 6.3, 10], ['F', 'T'] as const, (current, kind) =>
      piece(
        `GF${order === 0 ? '5X20' : '6X32'}-${kind}${current}`,
        named(
          `Glass fuse ${size} ${kind} #0 A`,
          `Sekering kaca ${size.replace('.', ',')} ${kind} #0 A`,
          current,
        ),
        42_000 + order * 18_000 + (kind === 'T' ? 9_000 : 0),
        order === 0 ? 50 : 110,
        {
          current,
          fuse_size: size,
          function: kind === 'F' ? text('Quick-acting (F)', 'Cepat (F)') : text('Time-lag (T)', 'Lambat (T)'),
          voltage: '250 V AC',
          pack_qty: 50,
        },
        { uom: 'box' },
      ),
    ),
  ),
)

const holderName: Pair = ['Fuse switch holder for cylindrical fuses', 'Rumah sekering silinder dengan laci']
const holders: Product = product(
  'FUSE-HOLDER-RAIL',
  holderName,
  categories.fuses,
  'Saklarindo',
  420,
  {
    lead: [
      [
        'Modular holder for 35 mm rail. Opening the drawer disconnects the circuit, and the blown fuse is changed without touching live parts.',
        'Rumah modular untuk rel 35 mm. Laci dibuka untuk memutus rangkaian dan sekering diganti tanpa menyentuh bagian bertegangan.',
      ],
    ],
    points: [
      ['Open it without load only', 'Buka hanya tanpa beban'],
      ['Version with lamp: it glows when the fuse has blown', 'Tipe berlampu: menyala bila sekering putus'],
      ['Can be sealed or locked open', 'Dapat disegel atau dikunci terbuka'],
      ['Several poles are coupled by a pin', 'Beberapa kutub digabung dengan pin'],
    ],
    data: [
      ['standard', 'IEC 60947-3'],
      ['voltage', '690 V'],
      ['mounting', '35 mm rail, EN 60715', 'Rel 35 mm, EN 60715'],
    ],
  },
  blockPictures(modular('IEC 60947-3 · 10 × 38 · 3P · 32 A', 53, 3, drawerFace(3, '32 A'), 82, 62)),
  cylinders.flatMap((of) =>
    (['1P', '1P+N', '3P', '3P+N'] as const).flatMap((poles) =>
      (of.size === '10 × 38' ? ([false, true] as const) : ([false] as const)).map((lamp) =>
        piece(
          `VFH-${key(of.size)}-${poles.replace('+', '')}${lamp ? 'L' : ''}`,
          text(
            `Fuse holder ${of.size} ${poles}${lamp ? ' with lamp' : ''}`,
            `Rumah sekering ${of.size} ${poles}${lamp ? ' berlampu' : ''}`,
          ),
          (21_000 + of.d * 2_600) * (Number(poles[0]) + (poles.includes('N') ? 0.8 : 0)) * (lamp ? 1.25 : 1),
          60 * (Number(poles[0]) + (poles.includes('N') ? 1 : 0)) * (of.d / 10),
          {
            standard: 'IEC 60947-3',
            fuse_size: of.size,
            poles,
            current: of.size === '10 × 38' ? 32 : of.size === '14 × 51' ? 50 : 125,
            function: lamp ? text('With lamp', 'Dengan lampu') : text('Without lamp', 'Tanpa lampu'),
          },
        ),
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
const bases: Product = product(
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

/** Fuses, their holders and bases. */
export const fuses: readonly Product[] = [...cylindrical, ...nh, ...glass, holders, bases]

import type { Product } from '../catalogue/model.ts'
import { caption, dimH, dimV } from '../drawing/dimension.ts'
import { sheet } from '../drawing/sheet.ts'
import { circle, path, polar, rect, type Mark } from '../drawing/svg.ts'
import { categories } from './categories.ts'
import { piece, product } from './product.ts'
import { tableTab, text, type Pair } from './texts.ts'
import { rings, turnedPictures, turnedShaded, type Turned } from './turned.drawing.ts'

const layouts = [
  { key: '3P', word: '2P+E', poles: 3, volt: '200–250 V', hour: 6 },
  { key: '4P', word: '3P+E', poles: 4, volt: '380–415 V', hour: 6 },
  { key: '5P', word: '3P+N+E', poles: 5, volt: '380–415 V', hour: 6 },
] as const
/** Shell diameter in mm by current; the maker's. */
const shells = { 16: 58, 32: 68, 63: 108, 125: 126 } as const
type Ampere = keyof typeof shells

/** The pins seen from the front: the earth pin at 6 h is the thickest. */
const pins =
  (poles: number, pitch: number, socket: boolean): ((x: number, y: number, scale: number) => Mark[]) =>
  (x, y, scale) =>
    Array.from({ length: poles }, (_, index) => {
      const [cx, cy] = polar(
        x,
        y,
        (pitch * scale) / 2,
        90 + (index * 360) / (poles === 3 ? 3 : poles === 4 ? 4 : 5),
      )
      const r = (index === 0 ? 0.085 : 0.07) * pitch * scale
      return circle(cx, cy, r * 1.25, socket ? 'black' : 'glow', 'edge')
    })

const shell = (title: string, d: number, poles: number, kind: 'plug' | 'connector'): Turned => ({
  title,
  overall: String(Math.round(d * 2.3)),
  ...(kind === 'plug' ? { bore: d * 0.82 } : {}),
  stretches: [
    ...(kind === 'plug'
      ? [{ length: d * 0.5, diameter: d * 0.92, fill: 'mid' as const, face: 'dark' as const }]
      : [{ length: d * 0.55, diameter: d * 0.98, fill: 'accent' as const, face: 'accent' as const }]),
    {
      length: d * 0.16,
      diameter: d * 1.12,
      kind: 'ribs',
      fill: 'roundH',
      face: 'light',
      across: `Ø ${Math.round(d * 1.12)}`,
    },
    { length: d * 1.05, diameter: d, end: d * 0.72, fill: kind === 'plug' ? 'white' : 'mid' },
    { length: d * 0.3, diameter: d * 0.62, end: d * 0.54, kind: 'ribs', fill: 'darkH' },
    { length: d * 0.29, diameter: d * 0.24, fill: 'darkH' },
  ],
  front: (x, y, scale) => [
    ...rings(
      [d * 1.12, 'light'],
      [d * 0.92, kind === 'plug' ? 'white' : 'accent'],
      [d * 0.8, kind === 'plug' ? 'mid' : 'dark'],
    )(x, y, scale),
    ...pins(poles, d * 0.56, kind === 'connector')(x, y, scale),
    rect(x - d * 0.07 * scale, y + d * 0.4 * scale, d * 0.14 * scale, d * 0.08 * scale, 'black', 2, 'none'),
  ],
})

/** Wall and panel sockets, with the lid. */
function socketFront(title: string, d: number, poles: number, wall: boolean): string {
  const [x, y] = [380, 300]
  const scale = 190 / (d * 1.15)
  const s = d * 1.3 * scale
  return sheet(title, [
    wall
      ? rect(x - s * 0.62, y - s * 0.85, s * 1.24, s * 1.55, 'light', 16)
      : rect(x - s / 2, y - s / 2, s, s, 'light', 12),
    ...[
      [-1, -1],
      [1, -1],
      [-1, 1],
      [1, 1],
    ].map(([a = 0, b = 0]) =>
      circle(
        x + a * s * (wall ? 0.54 : 0.42),
        y + b * s * (wall ? (b > 0 ? 0.62 : 0.77) : 0.42),
        8,
        'white',
        'edge',
      ),
    ),
    path(
      `M${x - s * 0.42} ${y - s * 0.44}Q${x - s * 0.4} ${y - s * 0.72} ${x} ${y - s * 0.72}Q${x + s * 0.4} ${y - s * 0.72} ${x + s * 0.42} ${y - s * 0.44}Z`,
      'accent',
    ),
    rect(x - s * 0.16, y - s * 0.5, s * 0.32, s * 0.12, 'dark', 4, 'edge'),
    circle(x, y, s * 0.42, 'accent'),
    circle(x, y, s * 0.35, 'dark', 'edge'),
    ...pins(poles, d * 0.56, true)(x, y, scale),
    rect(x - 8, y + s * 0.32, 16, 12, 'black', 2, 'none'),
    wall
      ? dimH(x - s * 0.62, x + s * 0.62, y + s * 0.7 + 44, String(Math.round(d * 1.6)), y + s * 0.7)
      : dimH(x - s / 2, x + s / 2, y + s / 2 + 48, String(Math.round(d * 1.3)), y + s / 2),
    wall
      ? dimV(y - s * 0.85, y + s * 0.7, x + s * 0.62 + 54, String(Math.round(d * 2)), x + s * 0.62, 'right')
      : dimV(y - s / 2, y + s / 2, x + s / 2 + 54, String(Math.round(d * 1.3)), x + s / 2, 'right'),
    caption(title),
  ])
}

type Kind = {
  code: string
  prefix: string
  name: Pair
  short: Pair
  amps: readonly Ampere[]
  draw: 'plug' | 'connector' | 'wall' | 'panel'
  lead: readonly Pair[]
  points: readonly Pair[]
  price: number
  popularity: number
  brand: Product['brand']
}
const kinds: readonly Kind[] = [
  {
    code: 'CEE-PLUG',
    prefix: 'VCP',
    name: ['Industrial plug IEC 60309', 'Steker industri IEC 60309'],
    short: ['Industrial plug', 'Steker industri'],
    amps: [16, 32, 63, 125],
    draw: 'plug',
    price: 32_000,
    popularity: 520,
    brand: 'Saklarindo',
    lead: [
      [
        'For machines, welders, pumps and extension leads on sites and in halls.',
        'Untuk mesin, mesin las, pompa, dan kabel sambung di proyek maupun bangunan pabrik.',
      ],
      [
        'The cap clamps the cable, so that the clamps inside bear no pull.',
        'Tutupnya menjepit kabel sehingga terminal di dalam tidak menerima tarikan.',
      ],
    ],
    points: [
      [
        'Blue 230 V, red 400 V: the earth pin’s place keeps wrong voltages apart',
        'Biru 230 V, merah 400 V: letak pin bumi mencegah salah tegangan',
      ],
      [
        'Check the direction of rotation before the first start',
        'Periksa arah putaran sebelum pertama dijalankan',
      ],
      ['Unplug without load above 32 A', 'Di atas 32 A cabut tanpa beban'],
    ],
  },
  {
    code: 'CEE-CONNECTOR',
    prefix: 'VCC',
    name: ['Industrial connector IEC 60309', 'Konektor kabel industri IEC 60309'],
    short: ['Industrial connector', 'Konektor industri'],
    amps: [16, 32, 63],
    draw: 'connector',
    price: 43_000,
    popularity: 430,
    brand: 'Saklarindo',
    lead: [
      [
        'The female end of an extension lead, with a lid that closes by spring.',
        'Ujung betina kabel sambung, dengan tutup yang menutup oleh pegas.',
      ],
      [
        'Hooks on the lid hold the plug, so the joint can’t be pulled apart by accident.',
        'Kait pada tutup menahan steker sehingga sambungan tidak tercabut tanpa sengaja.',
      ],
    ],
    points: [
      ['Keep connectors off the ground, out of puddles', 'Jauhkan konektor dari tanah dan genangan'],
      ['Close the lid when nothing is plugged in', 'Tutup selalu bila tidak dipakai'],
      ['Current of the lead is that of its weakest part', 'Arus kabel sambung mengikuti bagian terlemahnya'],
    ],
  },
  {
    code: 'CEE-WALL',
    prefix: 'VCW',
    name: ['Industrial wall socket IEC 60309', 'Stopkontak industri dinding IEC 60309'],
    short: ['Wall socket', 'Stopkontak dinding'],
    amps: [16, 32, 63, 125],
    draw: 'wall',
    price: 58_000,
    popularity: 470,
    brand: 'Voltaraga',
    lead: [
      [
        'Surface socket for columns and walls; cable from above or below.',
        'Stopkontak tempel untuk kolom dan dinding; kabel dari atas atau bawah.',
      ],
      [
        'Roomy housing for looping on to the next one.',
        'Rumahnya lega untuk diteruskan ke stopkontak berikutnya.',
      ],
    ],
    points: [
      ['RCCB of 30 mA before it, up to 32 A', 'RCCB 30 mA di depannya, sampai 32 A'],
      ['1 to 1.5 m above the floor', '1 sampai 1,5 m di atas lantai'],
      ['Same rotation at all sockets of a hall', 'Arah fasa sama di semua stopkontak'],
    ],
  },
  {
    code: 'CEE-PANEL',
    prefix: 'VCX',
    name: ['Industrial panel socket IEC 60309, straight', 'Stopkontak industri panel IEC 60309, lurus'],
    short: ['Panel socket', 'Stopkontak panel'],
    amps: [16, 32, 63],
    draw: 'panel',
    price: 39_000,
    popularity: 360,
    brand: 'Voltaraga',
    lead: [
      [
        'Built into distribution boxes, gensets and machines with a square flange.',
        'Ditanam pada box distribusi, genset, dan mesin dengan flensa persegi.',
      ],
      [
        'The seal lies under the flange and the lid closes by a spring.',
        'Seal berada di bawah flensa dan tutupnya menutup sendiri oleh pegas.',
      ],
    ],
    points: [
      ['Cut-out and four holes as the drawing shows', 'Lubang tengah dan empat lubang baut sesuai gambar'],
      ['Ferrules on fine strands', 'Pasang ferrule pada ujung kabel serabut halus'],
      ['Slanted type on request, for vertical doors', 'Tipe miring atas permintaan, untuk pintu tegak'],
    ],
  },
]
/** Industrial plugs and sockets after IEC 60309. */
export const plugs: readonly Product[] = kinds.map((of, order) => {
  const title = `IEC 60309-2 · 32 A · 5P · 6 h`
  const round = of.draw === 'plug' || of.draw === 'connector' ? of.draw : undefined
  return product(
    of.code,
    of.name,
    categories.plugs,
    of.brand,
    of.popularity,
    {
      lead: of.lead,
      points: of.points,
      data: [
        ['standard', 'IEC 60309-1, IEC 60309-2'],
        ['material', 'Polyamide, brass pins', 'Poliamida, pin kuningan'],
        ['temperature', '−25 to +40 °C', '−25 sampai +40 °C'],
      ],
    },
    round === undefined
      ? [
          { view: 'front', draw: () => socketFront(title, 68, 5, of.draw === 'wall') },
          {
            view: 'detail',
            draw: () =>
              turnedShaded({
                title,
                stretches: [
                  { length: 20, diameter: 76, fill: 'accent', face: 'accent' },
                  { length: 8, diameter: 92, fill: 'roundH', face: 'light' },
                  { length: 40, diameter: 72, fill: 'mid' },
                ],
                bore: 64,
              }),
          },
        ]
      : turnedPictures(shell(title, 68, 5, round)),
    of.amps.flatMap((ampere) =>
      layouts.flatMap((layout) =>
        (ampere > 32 ? (['IP67'] as const) : (['IP44', 'IP67'] as const)).map((ip) =>
          piece(
            `${of.prefix}-${ampere}-${layout.key}-${ip.slice(2)}`,
            text(
              `${of.short[0]} ${ampere} A ${layout.word} ${layout.volt} ${ip}`,
              `${of.short[1]} ${ampere} A ${layout.word} ${layout.volt} ${ip}`,
            ),
            of.price * (0.6 + layout.poles * 0.13) * (ampere / 16) ** 0.85 * (ip === 'IP67' ? 1.7 : 1),
            shells[ampere] * (2.1 + layout.poles * 0.5),
            {
              standard: 'IEC 60309-2',
              current: ampere,
              poles: layout.word,
              voltage: `${layout.volt} AC`,
              ingress: ip,
              colour: layout.key === '3P' ? text('Blue', 'Biru') : text('Red', 'Merah'),
            },
            { demand: ampere <= 32 && ip === 'IP44' ? 0.9 : 0.45 },
          ),
        ),
      ),
    ),
    order === 0
      ? {
          tabs: [
            tableTab(
              ['Colours and hours', 'Warna dan jam'],
              [
                'The colour names the voltage; the hour is the place of the earth contact, seen on the socket with the key at 6 o’clock.',
                'Warna menyatakan tegangan; jam adalah letak kontak bumi pada stopkontak dengan alur di posisi jam 6.',
              ],
              [
                ['Voltage', 'Tegangan'],
                ['Colour', 'Warna'],
                ['Hour', 'Jam'],
              ],
              [
                ['100–130 V', ['Yellow', 'Kuning'], '4'],
                ['200–250 V', ['Blue', 'Biru'], '6 (3P), 9 (4P, 5P)'],
                ['380–415 V', ['Red', 'Merah'], '6 (4P, 5P), 9 (3P)'],
              ],
            ),
          ],
        }
      : {},
  )
})

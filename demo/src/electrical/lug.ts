import type { Item, Product } from '../catalogue/model.ts'
import { rupiah } from '../catalogue/price.ts'
import { categories } from './categories.ts'
import { lugDimensions, lugShaded, type Lug } from './lug.drawing.ts'
import { colours, cross, description, tab, text, type Colour, type Pair } from './texts.ts'

/** What lugs and ferrules are made of. */
export const copper = text('Tinned copper', 'Tembaga lapis timah')

/** The three colours of insulated lugs: mm², colour, and the maker's barrel. */
export const sleeves = [
  { code: '1.5', range: ['0.5–1.5 mm²', '0,5–1,5 mm²'], colour: 'RD', barrel: 4.2 },
  { code: '2.5', range: ['1.5–2.5 mm²', '1,5–2,5 mm²'], colour: 'BU', barrel: 4.8 },
  { code: '6', range: ['4–6 mm²', '4–6 mm²'], colour: 'YE', barrel: 6.6 },
] as const satisfies readonly { code: string; range: Pair; colour: Colour; barrel: number }[]

type Kind = {
  kind: Lug['kind']
  prefix: string
  name: Pair
  sizes: readonly string[]
  use: Pair
  point: Pair
  popularity: number
  label: Pair
}
const kinds: readonly Kind[] = [
  {
    kind: 'ring',
    prefix: 'RV',
    name: ['Insulated ring lug', 'Skun ring berisolasi (RV)'],
    label: ['for stud', 'untuk baut'],
    sizes: ['M3', 'M4', 'M5', 'M6', 'M8'],
    use: [
      'Closed ring for studs and screws that vibrate: it cannot slip off even when the screw works loose.',
      'Ring tertutup untuk baut yang bergetar: tidak terlepas walau baut mengendur.',
    ],
    point: ['The screw has to come out fully to fit it', 'Baut harus dilepas seluruhnya saat memasang'],
    popularity: 690,
  },
  {
    kind: 'fork',
    prefix: 'SV',
    name: ['Insulated fork lug', 'Skun garpu berisolasi (SV, skun Y)'],
    label: ['for stud', 'untuk baut'],
    sizes: ['M3', 'M4', 'M5', 'M6'],
    use: [
      'Open fork that slides under a loosened screw, quick on relay sockets and terminal strips.',
      'Garpu terbuka yang diselipkan di bawah baut kendur, cepat untuk soket relay dan deretan terminal.',
    ],
    point: ['Choose the ring where machines shake', 'Pilih skun ring bila mesin bergetar'],
    popularity: 720,
  },
  {
    kind: 'pin',
    prefix: 'PTV',
    name: ['Insulated pin lug', 'Skun pin berisolasi (PTV)'],
    label: ['pin', 'pin'],
    sizes: ['10', '12', '14'],
    use: [
      'Round pin for clamp terminals that were made for solid wire.',
      'Pin bulat untuk terminal jepit yang dirancang bagi kabel pejal.',
    ],
    point: [
      'Pin lengths of 10, 12 and 14 mm for shallow and deep terminals',
      'Panjang pin 10, 12, dan 14 mm untuk terminal dangkal dan dalam',
    ],
    popularity: 430,
  },
  {
    kind: 'blade',
    prefix: 'FDD',
    name: ['Insulated push-on receptacle', 'Skun push-on betina berisolasi (FDD)'],
    label: ['for tab', 'untuk lidah'],
    sizes: ['2.8 × 0.5', '4.8 × 0.5', '6.3 × 0.8'],
    use: [
      'Receptacle for blade tabs of microswitches, relays, heaters and batteries; pulls off without tools.',
      'Skun betina untuk lidah kontak mikroswitch, relay, pemanas, dan aki; dicabut tanpa alat.',
    ],
    point: [
      'Replace it after about ten disconnections: the spring weakens',
      'Ganti setelah sekitar sepuluh kali cabut karena pegasnya melemah',
    ],
    popularity: 560,
  },
]

const insulated: readonly Product[] = kinds.map(
  ({ kind, prefix, name, sizes, use, point, popularity, label }, order): Product => {
    const stud = sizes[1] ?? ''
    const lug: Lug = {
      title: `${prefix} 2.5 · ${stud}`,
      kind,
      width: kind === 'blade' ? 6.6 : 8.5,
      hole: kind === 'pin' ? 1.9 : kind === 'blade' ? 4.8 : 4.3,
      barrel: 4.8,
      sleeve: 11,
      length: kind === 'pin' ? 23 : 21.5,
      insulated: true,
      stud: kind === 'pin' ? '12' : stud,
    }
    return {
      code: `LUG-${prefix}`,
      name: text(`${name[0]}, PVC sleeve`, `${name[1]}, sleeve PVC`),
      description: description(
        [
          use,
          [
            'The sleeve’s colour names the conductor: red 1.5, blue 2.5, yellow 6 mm².',
            'Warna sleeve menunjukkan penampang: merah 1,5; biru 2,5; kuning 6 mm².',
          ],
        ],
        [
          point,
          [
            'Crimp with a ratchet tool for insulated lugs; it presses wire and sleeve in one stroke',
            'Pres dengan tang skun berisolasi bergigi searah; kabel dan sleeve terjepit sekali tekan',
          ],
          [
            'Pull each crimp by hand: a good one does not move',
            'Tarik tiap sambungan dengan tangan: hasil pres yang baik tidak bergeser',
          ],
          ['Pack of 100', 'Kemasan isi 100'],
        ],
        [
          ['material', 'Copper, tinned', 'Tembaga lapis timah'],
          ['voltage', '300 V'],
          ['temperature', '−10 to +75 °C', '−10 sampai +75 °C'],
        ],
      ),
      category: categories.lugs,
      brand: order % 2 === 0 ? 'Arusindra' : 'Kabelaya',
      popularity,
      pictures: [
        { view: 'dimensions', draw: () => lugDimensions(lug) },
        { view: 'shaded', draw: () => lugShaded(lug) },
      ],
      items: cross(sleeves, sizes, ({ code, range, colour }, size): Item => ({
        sku: `${prefix}-${code}-${size.replaceAll(' × ', 'X')}`,
        name: text(
          `${name[0]} ${range[0]}, ${label[0]} ${size}${kind === 'pin' ? ' mm' : ''}`,
          `${name[1].split(' (')[0]} ${range[1]}, ${label[1]} ${size.replaceAll('.', ',')}${kind === 'pin' ? ' mm' : ''}`,
        ),
        uom: 'pack',
        price: rupiah(
          { '1.5': 21_000, '2.5': 26_000, '6': 46_000 }[code] *
            (size === 'M8' ? 1.35 : 1) *
            (kind === 'blade' ? 1.5 : 1),
        ),
        weight: { '1.5': 75, '2.5': 95, '6': 185 }[code],
        demand: code === '2.5' ? 1 : 0.7,
        attributes: {
          conductor_range: text(range[0], range[1]),
          ...(kind === 'pin'
            ? { length: Number(size) }
            : kind === 'blade'
              ? { size: text(size, size.replaceAll('.', ',')) }
              : { stud: size }),
          colour: colours[colour],
          material: copper,
          pack_qty: 100,
        },
      })),
    }
  },
)

/** Tube lugs: mm², studs, and the maker's barrel bore, outside and length. */
const tubes = [
  [6, ['M5', 'M6'], 3.6, 5.4, 25],
  [10, ['M6', 'M8'], 4.6, 6.4, 28],
  [16, ['M6', 'M8'], 5.6, 7.6, 32],
  [25, ['M6', 'M8', 'M10'], 7, 9.2, 36],
  [35, ['M8', 'M10'], 8.4, 11, 41],
  [50, ['M8', 'M10', 'M12'], 9.8, 12.8, 47],
  [70, ['M8', 'M10', 'M12'], 11.6, 15, 53],
  [95, ['M10', 'M12'], 13.6, 17.4, 60],
  [120, ['M10', 'M12', 'M16'], 15.2, 19.2, 66],
  [150, ['M12', 'M16'], 16.8, 21.2, 74],
  [185, ['M12', 'M16'], 18.8, 23.6, 80],
  [240, ['M12', 'M16'], 21.4, 26.8, 90],
] as const

const tubeLug = (area: number, outer: number, length: number, long: boolean, stud: string): Lug => ({
  title: `SC${long ? 'L' : ''} ${area} · ${stud}`,
  kind: 'tube',
  width: Math.round(outer * 1.55 * 10) / 10,
  hole: Number(stud.slice(1)) + 0.4,
  barrel: outer,
  sleeve: length * (long ? 0.62 : 0.46),
  length: long ? Math.round(length * 1.35) : length,
  insulated: false,
  stud,
})

const tubeProduct = (from: number, to: number, long: boolean, code: string, popularity: number): Product => {
  const rows = tubes.filter(([area]) => area >= from && area <= to)
  const [area, studs, , outer, length] = rows[Math.floor(rows.length / 2)] ?? tubes[4]
  const shown = tubeLug(area, outer, length, long, studs[1])
  return {
    code,
    name: text(
      `Copper tube lug${long ? ', long barrel' : ' SC'}, ${from} to ${to} mm²`,
      `Skun tabung tembaga${long ? ' laras panjang' : ' (SC)'}, ${from} sampai ${to} mm²`,
    ),
    description: description(
      [
        long
          ? [
              'Long barrel for two or three crimps side by side: for switchgear, marine cables and class 5 strands that slip easily.',
              'Laras panjang untuk dua atau tiga pres berdampingan: untuk panel utama, kabel kapal, dan serabut kelas 5 yang mudah selip.',
            ]
          : [
              'Seamless copper tube, flattened and drilled, for power cables in boards, motors and batteries.',
              'Tabung tembaga tanpa sambungan yang dipipihkan dan dilubangi, untuk kabel daya di panel, motor, dan aki.',
            ],
        to <= 50
          ? [
              'Up to 50 mm² a hand tool with hexagonal dies is enough.',
              'Sampai 50 mm² cukup dengan tang pres tangan berdies segi enam.',
            ]
          : [
              'From 70 mm² upwards a hydraulic press is needed.',
              'Mulai 70 mm² diperlukan tang pres hidrolik.',
            ],
      ],
      [
        [
          'Inspection hole: copper must show in it after the wire is pushed in',
          'Lubang intip: tembaga harus terlihat setelah kabel didorong masuk',
        ],
        [
          'Choose the hole by the stud; a loose hole wastes contact area',
          'Pilih lubang sesuai baut; lubang longgar mengurangi bidang kontak',
        ],
        ['Cover the barrel with heat shrink in phase colour', 'Tutup laras dengan heat shrink sewarna fasa'],
        ['On aluminium bars lay a bimetal washer between', 'Pada busbar aluminium sisipkan ring bimetal'],
      ],
      [
        ['material', 'Electrolytic copper, tinned', 'Tembaga elektrolitik, lapis timah'],
        ['temperature', 'up to +120 °C', 'sampai +120 °C'],
      ],
    ),
    category: categories.lugs,
    brand: long ? 'Kabelaya' : 'Arusindra',
    popularity,
    pictures: [
      { view: 'dimensions', draw: () => lugDimensions(shown) },
      { view: 'shaded', draw: () => lugShaded(shown) },
    ],
    tabs: long
      ? []
      : [
          tab(
            ['Crimping', 'Cara pengepresan'],
            [
              [
                'A crimp carries the current for decades if the sizes of cable, lug and die match.',
                'Hasil pres tahan puluhan tahun bila ukuran kabel, skun, dan dies cocok.',
              ],
            ],
            [
              [
                'Strip to the barrel’s length plus 2 mm; do not nick strands',
                'Kupas sepanjang laras ditambah 2 mm; serabut jangan tergores',
              ],
              [
                'Brush old copper bright, grease if it stood in salt air',
                'Sikat tembaga lama sampai mengilap, beri grease kontak bila terkena udara asin',
              ],
              [
                'First crimp next to the tongue, next towards the cable',
                'Pres pertama di dekat lidah, berikutnya ke arah kabel',
              ],
              ['The die’s number must stand readable on the barrel', 'Angka dies harus terbaca pada laras'],
            ],
          ),
        ],
    items: rows.flatMap(([size, holes, , barrel, base]) =>
      holes.map((stud): Item => {
        const own = tubeLug(size, barrel, base, long, stud)
        const count = size <= 16 ? 50 : size <= 70 ? 20 : 10
        return {
          sku: `SC${long ? 'L' : ''}-${size}-${stud}`,
          name: text(
            `Tube lug ${long ? 'long ' : ''}${size} mm², stud ${stud}`,
            `Skun tabung ${long ? 'panjang ' : ''}${size} mm², baut ${stud}`,
          ),
          uom: 'pack',
          price: rupiah((1_100 + size * 195) * (long ? 1.5 : 1) * count * 0.92),
          weight: (own.length * barrel ** 2 * 0.0031 + 1) * count,
          demand: stud === 'M8' || stud === 'M10' ? 0.9 : 0.6,
          attributes: {
            conductor_area: size,
            stud,
            outer_diameter: barrel,
            overall_length: own.length,
            material: copper,
            pack_qty: count,
          },
        }
      }),
    ),
  }
}

/** Lugs to crimp, insulated and of tube. */
export const lugs: readonly Product[] = [
  ...insulated,
  tubeProduct(6, 50, false, 'LUG-SC-SMALL', 640),
  tubeProduct(70, 240, false, 'LUG-SC-LARGE', 480),
  tubeProduct(16, 240, true, 'LUG-SCL', 310),
]

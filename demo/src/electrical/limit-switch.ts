import type { Product } from '../catalogue/model.ts'
import { circle, polygon, rect } from '../drawing/svg.ts'
import { blockPictures, mark, type Block, type Device } from './blocks.drawing.ts'
import { categories } from './categories.ts'
import { contactSymbol } from './contact-symbol.drawing.ts'
import { head, panelData } from './panel-head.ts'
import { piece, product } from './product.ts'
import { cross, text } from './texts.ts'
import { rings, turnedPictures } from './turned.drawing.ts'

/** Limit switch: the metal body and the actuator on its head. */
function limit(title: string, kind: 'roller' | 'plunger' | 'rod'): Device {
  const body: Block[] = [
    // Seen from above, what lies lower is drawn first.
    { x: 7, y: 65, z: 7, width: 17, height: 9, depth: 17, tone: 'dark' },
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
              x: 13,
              y: -62,
              z: -18,
              width: 6,
              height: 18,
              depth: 7,
              tone: 'black' as const,
              // The roller is wider than the box that carries it.
              art: (w: number, h: number) => [
                circle(w / 2, h / 2, h / 2, 'black'),
                circle(w / 2, h / 2, h * 0.17, 'glow', 'edge'),
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
    [
      'For straight strokes with exact switching points.',
      'Untuk gerak lurus dengan titik switching yang tepat.',
    ],
  ],
  [
    'rod',
    'W',
    'Adjustable rod',
    'Batang setel',
    ['For goods and belts that arrive loosely.', 'Untuk barang dan belt yang datang tidak beraturan.'],
  ],
] as const

/** Limit and foot switches, joysticks. */
export const limits: readonly Product[] = [
  ...limitKinds.map(([kind, key, en, id, use], index) =>
    product(
      `LIMIT-SWITCH-${kind.toUpperCase()}`,
      [`Limit switch, ${en.toLowerCase()}, metal body`, `Limit switch, ${id.toLowerCase()}, badan logam`],
      categories.limits,
      'Saklarindo',
      480 - index * 60,
      {
        lead: [
          [
            'Reports end positions of gates, cranes, lifts and slides by touch, and withstands oil, rain and rough handling.',
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
              `Limit switch ${id.toLowerCase()} ${contacts.replaceAll(' ', '')}, ${entry.replace('.', ',')}`,
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
    ['Foot switch, with and without guard', 'Foot switch, dengan dan tanpa pelindung'],
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
          'Mesin pres wajib memakai pelindung dan switch dua tahap',
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
      piece(`VFS-${key}`, text(`Foot switch ${en}`, `Foot switch ${id}`), price, price / 260, {
        contacts,
        housing: text(en.charAt(0).toUpperCase() + en.slice(1), id.charAt(0).toUpperCase() + id.slice(1)),
        current: 10,
      }),
    ),
  ),
  product(
    'JOYSTICK-22',
    ['Joystick switch 22 mm, 2 and 4 directions', 'Joystick 22 mm, 2 dan 4 arah'],
    categories.pushbuttons,
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

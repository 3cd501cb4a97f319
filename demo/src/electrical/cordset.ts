import type { Product } from '../catalogue/model.ts'
import { rect } from '../drawing/svg.ts'
import { categories } from './categories.ts'
import { piece, product } from './product.ts'
import { cross, text, type Pair } from './texts.ts'
import { contacts, rings, turnedPictures, type Turned } from './turned.drawing.ts'

type Cord = {
  code: string
  prefix: string
  name: Pair
  thread: string
  pins: readonly number[]
  d: number
  d2: number
  female: boolean
  popularity: number
  price: number
}

const cordTypes: readonly Cord[] = [
  {
    code: 'CORDSET-M12',
    prefix: 'VCD12',
    name: ['Cordset M12, A-coded, PUR', 'Kabel sensor M12, kode A, PUR'],
    thread: 'M12 × 1',
    pins: [4, 5, 8],
    d: 14.5,
    d2: 12,
    female: true,
    popularity: 560,
    price: 62_000,
  },
  {
    code: 'CORDSET-M8',
    prefix: 'VCD08',
    name: ['Cordset M8, PUR', 'Kabel sensor M8, PUR'],
    thread: 'M8 × 1',
    pins: [3, 4],
    d: 10,
    d2: 8,
    female: true,
    popularity: 470,
    price: 58_000,
  },
]

const plugDrawing = (
  title: string,
  of: { thread: string; d: number; d2: number },
  pins: number,
  cable: boolean,
): Turned => ({
  title,
  stretches: [
    { length: of.d * 0.3, diameter: of.d2 * 0.72, fill: 'dark', face: 'black' },
    { length: of.d * 0.75, diameter: of.d, kind: 'ribs', fill: 'roundH', across: of.thread },
    { length: of.d * 1.1, diameter: of.d * 0.94, end: of.d * 0.8, fill: 'darkH' },
    { length: of.d * 0.8, diameter: of.d * 0.62, end: of.d * 0.4, kind: 'ribs', fill: 'darkH' },
    { length: of.d * (cable ? 1.4 : 0.3), diameter: of.d * 0.32, fill: 'darkH' },
  ],
  front: (x, y, scale) => [
    ...rings([of.d, 'light'], [of.d2 * 0.86, 'black'])(x, y, scale),
    ...contacts(Math.min(pins, 4), of.d2 * 0.5, of.d2 * 0.11, 'accent', -45)(x, y, scale),
    rect(x - 3, y - of.d2 * 0.43 * scale, 6, of.d2 * 0.1 * scale, 'white', 0, 'none'),
  ],
})

/** Cordsets and connectors for sensors. */
export const cordsets: readonly Product[] = [
  ...cordTypes.map((of) =>
    product(
      of.code,
      of.name,
      categories.cordsets,
      'Sensoraya',
      of.popularity,
      {
        lead: [
          [
            'Ready-made cable with a moulded socket for sensors and valve islands; the free end goes to the terminals.',
            'Kabel siap pakai dengan soket tuang untuk sensor dan blok katup; ujung bebasnya ke terminal.',
          ],
          [
            'PUR sheath withstands oil, chips and drag chains.',
            'Selubung PUR tahan minyak, geram, dan rantai energi.',
          ],
        ],
        points: [
          [
            'Turn the nut by hand until it stops, then a touch with the key',
            'Putar mur dengan tangan sampai berhenti, lalu sedikit dengan kunci',
          ],
          ['Angled sockets guide the cable along the wall', 'Soket siku mengarahkan kabel menyusuri dinding'],
          ['Brown plus, blue minus, black output', 'Cokelat plus, biru minus, hitam keluaran'],
        ],
        data: [
          ['standard', of.prefix === 'VCD12' ? 'IEC 61076-2-101' : 'IEC 61076-2-104'],
          ['protection', 'IP67'],
          ['temperature', '−25 to +80 °C', '−25 sampai +80 °C'],
        ],
      },
      turnedPictures(plugDrawing(`${of.thread} · 4`, of, 4, true)),
      of.pins.slice(0, 2).flatMap((pins) =>
        cross(['S', 'A'] as const, [2, 5, 10], (shape, length) =>
          piece(
            `${of.prefix}-${pins}${shape}-${length}`,
            text(
              `Cordset ${of.thread.split(' ')[0]} ${pins} pins ${shape === 'S' ? 'straight' : 'angled'}, ${length} m`,
              `Kabel sensor ${of.thread.split(' ')[0]} ${pins} pin ${shape === 'S' ? 'lurus' : 'siku'}, ${length} m`,
            ),
            of.price + length * 9_500 + pins * 3_000,
            30 + length * 34,
            {
              thread: of.thread,
              cores: pins,
              cable_length: length,
              connection: shape === 'S' ? text('Straight', 'Lurus') : text('Angled', 'Siku'),
              material: 'PUR',
            },
            { demand: length < 10 ? 0.8 : 0.5 },
          ),
        ),
      ),
    ),
  ),
  product(
    'CONNECTOR-FIELD-M12',
    ['Field-wireable connectors M8 and M12', 'Konektor rakit M8 dan M12'],
    categories.cordsets,
    'Sensoraya',
    390,
    {
      lead: [
        [
          'Plugs and sockets with screw clamps, for lengths cut on site and for repairs of torn cables.',
          'Steker dan soket dengan jepit sekrup, untuk kabel potongan di lapangan dan perbaikan kabel putus.',
        ],
        ['No soldering: strip, ferrule, screw.', 'Tanpa solder: kupas, pasang ferrule, sekrup.'],
      ],
      points: [
        [
          'Cable 4 to 6 mm for M12, 3.5 to 5 mm for M8',
          'Kabel 4 sampai 6 mm untuk M12, 3,5 sampai 5 mm untuk M8',
        ],
        ['Slide the cap on before wiring', 'Masukkan tutup sebelum menyambung'],
        ['Check the key’s position with the mate', 'Cocokkan posisi alur dengan pasangannya'],
      ],
      data: [
        ['standard', 'IEC 61076-2-101'],
        ['protection', 'IP67'],
        ['terminals', 'up to 0.75 mm²', 'sampai 0,75 mm²'],
      ],
    },
    turnedPictures(plugDrawing('M12 × 1 · 4', { thread: 'M12 × 1', d: 19, d2: 12 }, 4, false)),
    (['M8 × 1', 'M12 × 1'] as const).flatMap((thread) =>
      (thread === 'M8 × 1' ? [3, 4] : [4, 5]).flatMap((pins) =>
        cross(['M', 'F'] as const, ['S', 'A'] as const, (gender, shape) =>
          piece(
            `VCF${thread.slice(1, 3).trim().padStart(2, '0')}-${pins}${gender}${shape}`,
            text(
              `Connector ${thread.split(' ')[0]} ${pins} pins ${gender === 'M' ? 'male' : 'female'} ${shape === 'S' ? 'straight' : 'angled'}`,
              `Konektor ${thread.split(' ')[0]} ${pins} pin ${gender === 'M' ? 'jantan' : 'betina'} ${shape === 'S' ? 'lurus' : 'siku'}`,
            ),
            46_000 + pins * 4_500 + (shape === 'A' ? 8_000 : 0),
            26,
            {
              thread,
              cores: pins,
              connection: shape === 'S' ? text('Straight', 'Lurus') : text('Angled', 'Siku'),
              function: gender === 'M' ? text('Male', 'Jantan') : text('Female', 'Betina'),
            },
          ),
        ),
      ),
    ),
  ),
]

import type { Product, Text } from '../catalogue/model.ts'
import { iso1234 } from '../standards/iso1234.ts'
import { iso2338, iso2339, iso2341, iso8734, iso8752 } from '../standards/pins.ts'
import { categories } from './categories.ts'
import { steel } from './fastener.ts'
import { plainGrades } from './grades.ts'
import { a1, hardened, soft, springA2, springSteel } from './pin-grades.ts'
import { said, table } from './passage.ts'
import { pinDimensions, pinShaded, type Pin } from './pin.drawing.ts'
import { own, series, type Family } from './series.ts'
import { split, splitLengths, type Split } from './split-pin.ts'

type Size = {
  d: number
  c: number
  min: number
  max: number
  d1?: number
  s?: number
  dk?: number
  k?: number
  dl?: number
  le?: number
}

const { zinc, a2 } = plainGrades
const steps = [
  4, 5, 6, 8, 10, 12, 14, 16, 18, 20, 24, 28, 30, 32, 36, 40, 45, 50, 55, 60, 70, 80, 90, 100, 120, 140,
]
/** About a dozen usual lengths. */
const lengths = ({ min, max, d }: { min: number; max: number; d: number }): readonly number[] =>
  steps.filter((length) => length >= min && length <= Math.min(max, d * 10, 120))

type Kind = {
  form: Pin['form']
  code: string
  sku: string
  standard: string
  noun: Text
  category: Text
  popularity: number
  tolerance?: string
  lead: (d: number) => readonly Text[]
  points: (size: Size) => readonly Text[]
  effort: number
  tabs?: Family<Size>['tabs']
}

const family = (kind: Kind): Family<Size> => ({
  code: kind.code,
  sku: kind.sku,
  standard: kind.standard,
  noun: kind.noun,
  category: kind.category,
  brand: (grade) => (grade.code.startsWith('A') ? 'Ringgala' : 'Pasakti'),
  popularity: kind.popularity,
  label: (key) => said('Ø {0}', 'Ø {0}', own(key)),
  sizeCode: 'nominal_diameter',
  lead: ({ size, grade }) => [...kind.lead(size.d), grade.use],
  points: ({ size }) => kind.points(size),
  data: ({ size }) => [
    [said('Diameter', 'Diameter'), said('{0} mm', '{0} mm', size.d)],
    ...(kind.tolerance === undefined
      ? []
      : ([[said('Tolerance', 'Toleransi'), said('{0}', '{0}', kind.tolerance)]] as const)),
    ...(size.dk === undefined || size.k === undefined
      ? []
      : ([
          [said('Head', 'Kepala'), said('Ø {0} mm, {1} mm high', 'Ø {0} mm, tinggi {1} mm', size.dk, size.k)],
        ] as const)),
  ],
  ...(kind.tabs === undefined ? {} : { tabs: kind.tabs }),
  mass: ({ d, s = 0, dk = 0, k = 0 }, length) =>
    ((kind.form === 'spring' ? Math.PI * (d - s) * s : (Math.PI / 4) * d ** 2) * length +
      0.785 * dk ** 2 * k) *
    steel,
  effort: kind.effort,
  slender: 4.5,
  values: ({ s, dk, k, dl }) => ({
    ...(kind.tolerance === undefined ? {} : { tolerance: kind.tolerance }),
    ...(kind.form === 'spring' && s !== undefined ? { wall: s } : {}),
    ...(dk === undefined || k === undefined ? {} : { head_diameter: dk, head_height: k }),
    ...(dl === undefined ? {} : { pin_hole: dl }),
  }),
  pictures: ({ size, length, title }) => {
    const pin: Pin = {
      ...size,
      form: kind.form,
      length,
      title,
      size:
        kind.form === 'spring'
          ? `Ø ${size.d1}`
          : `Ø ${size.d}${kind.tolerance === undefined ? '' : ` ${kind.tolerance}`}`,
    }
    return [
      { view: 'dimensions', draw: () => pinDimensions(pin) },
      { view: 'shaded', draw: () => pinShaded(pin) },
    ]
  },
})

const fits = (): Product['tabs'] => [
  {
    title: said('Holes and fits', 'Lubang dan suaian'),
    html: table(
      [said('Hole', 'Lubang'), said('Fit with m6', 'Suaian dengan m6'), said('Use', 'Pemakaian')],
      [
        ['H7', said('light press', 'sesak ringan'), said('seat of the pin', 'dudukan pin')],
        [
          'G7',
          said('sliding, little play', 'geser, celah kecil'),
          said('part that comes off', 'bagian yang dilepas'),
        ],
        [
          'F7',
          said('sliding, clear play', 'geser, celah jelas'),
          said('fixtures, quick change', 'jig, ganti cepat'),
        ],
        ['N7', said('press', 'sesak'), said('pin under shocks', 'pin dengan hentakan')],
      ],
      said(
        'Ream the holes together, let the pin stand in the fixed part for one and a half diameters, and give blind holes a vent or take the form with internal thread.',
        'Rimer kedua lubang bersamaan, tanam pin sedalam satu setengah diameter pada bagian tetap, dan beri jalan udara pada lubang buntu atau pakai bentuk berulir dalam.',
      ),
    ),
  },
]

const bySize = (d: number, small: Text, large: Text): Text => (d <= 5 ? small : large)

const dowel = (standard: string, sku: string, noun: Text, popularity: number): Family<Size> =>
  family({
    form: 'dowel',
    code: `DOWEL-PIN-${standard.replace(' ', '')}`,
    sku,
    standard,
    noun,
    category: categories.dowelPins,
    popularity,
    tolerance: 'm6',
    effort: 1,
    lead: (d) => [
      said(
        'Cylindrical pin that fixes the position of two parts to hundredths of a millimetre while screws hold them together.',
        'Pin silinder yang memosisikan dua komponen sampai seperseratus milimeter sementara baut menjepitnya.',
      ),
      bySize(
        d,
        said(
          'Small ones sit in instruments, small tools and gear cases.',
          'Ukuran kecil untuk instrumen, perkakas kecil, dan kotak gigi.',
        ),
        said(
          'Large ones sit in moulds, dies, jigs and machine beds.',
          'Ukuran besar untuk cetakan, dies, jig, dan alas mesin.',
        ),
      ),
    ],
    points: ({ d }) => [
      said('Ream the hole {0} mm H7', 'Rimer lubang {0} mm H7', d),
      said('Set two pins as far apart as the part allows', 'Pasang dua pin sejauh mungkin satu sama lain'),
    ],
    tabs: ({ size }) => (size.d === 6 || size.d === 10 ? fits() : undefined),
  })

const taper = family({
  form: 'taper',
  code: 'TAPER-PIN-ISO2339',
  sku: 'TN2339',
  standard: 'ISO 2339',
  noun: said('Taper pin', 'Pin tirus'),
  category: categories.taperPins,
  popularity: 430,
  effort: 1.2,
  lead: (d) => [
    said(
      'Pin with a taper of 1:50 that seats without play and comes out with one blow from the thin end.',
      'Pin dengan tirus 1:50 yang duduk tanpa celah dan lepas dengan satu pukulan dari ujung kecil.',
    ),
    bySize(
      d,
      said(
        'For levers, collars and handwheels on thin shafts.',
        'Untuk tuas, kerah, dan roda tangan pada poros kecil.',
      ),
      said(
        'For hubs, couplings and cranks, and to locate machine bases.',
        'Untuk hub, kopling, engkol, dan penempatan alas mesin.',
      ),
    ),
  ],
  points: ({ d }) => [
    said('The size is the thin end: {0} mm', 'Ukuran menyatakan ujung kecil: {0} mm', d),
    said(
      'Ream both parts together with a 1:50 taper reamer',
      'Rimer kedua komponen bersamaan dengan rimer tirus 1:50',
    ),
  ],
})

const spring = family({
  form: 'spring',
  code: 'SPRING-PIN-ISO8752',
  sku: 'RP8752',
  standard: 'ISO 8752',
  noun: said('Slotted spring pin', 'Pin pegas belah (spring pin)'),
  category: categories.springPins,
  popularity: 640,
  effort: 1,
  lead: (d) => [
    said(
      'Rolled sleeve with a slot that is driven into a drilled hole and holds by its own spring force, without reaming.',
      'Sleeve gulung bercelah yang dipukul ke lubang bor dan bertahan karena gaya pegasnya, tanpa rimer.',
    ),
    bySize(
      d,
      said(
        'Small ones replace rivets in hinges, latches and knobs.',
        'Ukuran kecil menggantikan keling pada engsel, pengunci, dan knob.',
      ),
      said(
        'Large ones hold levers, gears and shear couplings.',
        'Ukuran besar menahan tuas, roda gigi, dan kopling geser.',
      ),
    ),
  ],
  points: ({ d, d1 = d }) => [
    said(
      'Drill the hole {0} mm H12; the free pin measures {1} mm',
      'Bor lubang {0} mm H12; pin bebas berukuran {1} mm',
      d,
      d1,
    ),
    said('Set the slot in line with the load', 'Arahkan celah searah beban'),
    said('Two sizes nest into each other for shock loads', 'Dua ukuran dapat disusun untuk beban kejut'),
  ],
})

const clevis = family({
  form: 'clevis',
  code: 'CLEVIS-PIN-ISO2341',
  sku: 'CV2341',
  standard: 'ISO 2341 B',
  noun: said('Clevis pin with head', 'Pin garpu berkepala (clevis pin)'),
  category: categories.clevisPins,
  popularity: 500,
  tolerance: 'h11',
  effort: 1.3,
  lead: (d) => [
    said(
      'Hinge pin with a flat head on one end and a split pin hole in the other, for joints that move slowly and are taken apart.',
      'Pin engsel dengan kepala pipih di satu ujung dan lubang pin belah di ujung lain, untuk sambungan yang bergerak pelan dan sering dilepas.',
    ),
    d <= 8
      ? said('For fork heads of rods, cylinders and pedals.', 'Untuk kepala clevis, silinder, dan pedal.')
      : said(
          'For hitches, tail gates, hydraulic eyes and chains.',
          'Untuk gandengan, pintu bak, mata hidrolik, dan rantai.',
        ),
  ],
  points: ({ dl = 1, le = 1 }) => [
    said('Split pin {0} mm, {1} mm from the end', 'Pin belah {0} mm, {1} mm dari ujung', dl, le),
    said('Put a washer between split pin and fork', 'Pasang ring plat antara pin belah dan garpu'),
  ],
})

/** Pins by diameter and material. */
export const pins: readonly Product[] = [
  ...series<Size>(dowel('ISO 8734', 'DP8734', said('Dowel pin', 'Pin dowel'), 640), iso8734, [
    { grade: hardened, keys: ['2', '2.5', '3', '4', '5', '6', '8', '10', '12', '16', '20'], lengths },
  ]),
  ...series<Size>(dowel('ISO 2338', 'DP2338', said('Dowel pin', 'Pin dowel'), 520), iso2338, [
    { grade: soft, keys: ['3', '4', '5', '6', '8', '10'], lengths },
    { grade: a1, keys: ['2', '3', '4', '5', '6', '8', '10', '12'], lengths },
  ]),
  ...series<Size>(taper, iso2339, [{ grade: soft, keys: ['3', '4', '5', '6', '8', '10', '12'], lengths }]),
  ...series<Size>(spring, iso8752, [
    { grade: springSteel, keys: ['2', '2.5', '3', '4', '5', '6', '8', '10'], lengths },
    { grade: springA2, keys: ['2', '3', '4', '5', '6', '8'], lengths },
  ]),
  ...series<Size>(clevis, iso2341, [
    { grade: { ...zinc, base: 300, gram: 75 }, keys: ['5', '6', '8', '10', '12', '16', '20'], lengths },
    { grade: { ...a2, base: 500, gram: 150 }, keys: ['6', '8', '10', '12'], lengths },
  ]),
  ...series<Split>(split, iso1234, [
    { grade: zinc, keys: ['1.6', '2', '2.5', '3.2', '4', '5', '6.3', '8'], lengths: splitLengths },
    { grade: a2, keys: ['1.6', '2', '2.5', '3.2', '4', '5'], lengths: splitLengths },
  ]),
]

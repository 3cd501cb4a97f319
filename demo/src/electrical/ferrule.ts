import type { Item, Product } from '../catalogue/model.ts'
import { rupiah } from '../catalogue/price.ts'
import { figure } from '../catalogue/text.ts'
import { categories } from './categories.ts'
import { copper } from './lug.ts'
import { ferrule, ferrulesLoose } from './lug.drawing.ts'
import { colours, description, text, type Pair } from './texts.ts'

/** Insulated ferrules: mm², pin lengths, inside of the pin, collar, after DIN 46228-4; German colour code. */
const ferrules = [
  [0.5, [8, 10], 1, 2.6, 'WH'],
  [0.75, [8, 10, 12], 1.2, 2.8, 'GR'],
  [1, [8, 10, 12], 1.4, 3, 'RD'],
  [1.5, [8, 10, 12, 18], 1.7, 3.5, 'BK'],
  [2.5, [8, 12, 18], 2.2, 4.2, 'BU'],
  [4, [10, 12, 18], 2.8, 4.8, 'GR'],
  [6, [12, 18], 3.5, 6.3, 'YE'],
  [10, [12, 18], 4.5, 7.6, 'RD'],
  [16, [12, 18], 5.8, 8.8, 'BU'],
] as const

const ferruleItems = (kind: 'single' | 'twin' | 'bare'): Item[] =>
  ferrules
    .filter(([area]) => kind !== 'twin' || area <= 6)
    .flatMap(([area, pins, , , code]) =>
      pins
        .filter((_, index) => kind === 'single' || index < 2)
        .map((pin): Item => {
          const colour = colours[code]
          const size = figure(area)
          const count = area <= 2.5 ? 500 : 100
          const [word, kata, prefix] = {
            single: ['Ferrule', 'Ferrule', 'E'],
            twin: ['Twin ferrule', 'Ferrule ganda', 'TE'],
            bare: ['Bare ferrule', 'Ferrule polos', 'EN'],
          }[kind]
          return {
            sku: `${prefix}-${area}-${pin}`,
            name: text(
              `${word} ${size.en} mm², pin ${pin} mm`,
              `${kata} ${size.id} mm², panjang pin ${pin} mm`,
            ),
            uom: 'pack',
            price: rupiah(
              (62 + area * 26 + pin * 3) * count * (kind === 'twin' ? 1.7 : kind === 'bare' ? 0.6 : 1),
            ),
            weight: (0.05 + area * 0.05 + pin * 0.004) * count,
            demand: area >= 0.75 && area <= 2.5 && pin <= 10 ? 1 : 0.6,
            attributes: {
              conductor_area: area,
              length: pin,
              ...(kind === 'bare'
                ? { standard: 'DIN 46228-1' }
                : { colour, ...(kind === 'single' ? { standard: 'DIN 46228-4' } : {}) }),
              material: copper,
              pack_qty: count,
            },
          }
        }),
    )

const ferruleProduct = (
  kind: 'single' | 'twin' | 'bare',
  code: string,
  name: Pair,
  lead: Pair,
  point: Pair,
  popularity: number,
  brand: Product['brand'],
): Product => {
  const dims =
    kind === 'bare'
      ? { length: 10, pin: 10, diameter: 2.2, collar: 2.2 }
      : { length: 14, pin: 8, diameter: 1.7, collar: 3.5 }
  const title =
    kind === 'bare' ? 'DIN 46228-1 · 2.5 × 10' : kind === 'twin' ? '2 × 1.5 mm² · 8' : 'DIN 46228-4 · 1.5 × 8'
  return {
    code,
    name: text(...name),
    description: description(
      [
        lead,
        [
          'Gathers fine strands, so that none is cut or left out under the clamp.',
          'Menyatukan serabut halus agar tidak ada yang putus atau tercecer di bawah jepitan.',
        ],
      ],
      [
        point,
        [
          'Square crimp for spring clamps, trapezium for screw terminals',
          'Pres persegi untuk terminal pegas, trapesium untuk terminal sekrup',
        ],
        ['Strip 2 mm more than the pin’s length', 'Kupas 2 mm lebih panjang daripada pin'],
        [
          'Never tin the strands instead: solder creeps and the screw works loose',
          'Jangan mengganti dengan solder: timah mengalir perlahan dan sekrup menjadi kendur',
        ],
      ],
      [
        ['material', 'Copper, tinned; collar polypropylene', 'Tembaga lapis timah; kerah polipropilena'],
        ['temperature', 'up to +105 °C', 'sampai +105 °C'],
      ],
    ),
    category: categories.lugs,
    brand,
    popularity,
    pictures: [
      { view: 'dimensions', draw: () => ferrule(title, dims, kind === 'twin') },
      { view: 'shaded', draw: () => ferrulesLoose(title, kind !== 'bare', kind === 'twin') },
    ],
    items: ferruleItems(kind),
  }
}

/** Ferrules: insulated, for two wires, and bare. */
export const ferruleProducts: readonly Product[] = [
  ferruleProduct(
    'single',
    'FERRULE-INSULATED',
    ['Insulated wire-end ferrule DIN 46228-4', 'Ferrule berisolasi DIN 46228-4'],
    [
      'The sleeve for every flexible wire in a control panel; the plastic collar guides the strands in.',
      'Sleeve untuk setiap kabel serabut di panel kontrol; kerah plastik menuntun serabut masuk.',
    ],
    ['Colour by cross-section after DIN 46228-4', 'Warna sesuai penampang menurut DIN 46228-4'],
    770,
    'Arusindra',
  ),
  ferruleProduct(
    'twin',
    'FERRULE-TWIN',
    ['Twin wire-end ferrule', 'Ferrule ganda untuk dua kabel'],
    [
      'Two wires of one cross-section in a single sleeve, for looping potentials from terminal to terminal.',
      'Dua kabel berpenampang sama dalam satu sleeve, untuk menjumper potensial dari terminal ke terminal.',
    ],
    [
      'The terminal must be made for twice the cross-section',
      'Terminal harus sanggup menerima dua kali penampang',
    ],
    520,
    'Arusindra',
  ),
  ferruleProduct(
    'bare',
    'FERRULE-BARE',
    ['Bare wire-end ferrule DIN 46228-1', 'Ferrule polos DIN 46228-1'],
    [
      'Plain tube for close terminals and cables whose insulation must reach up to the clamp.',
      'Tabung polos untuk terminal rapat dan kabel yang isolasinya harus sampai ke jepitan.',
    ],
    [
      'Insulation touches the flare, so strip exactly',
      'Isolasi harus menyentuh corong, maka kupas dengan tepat',
    ],
    390,
    'Kabelaya',
  ),
]

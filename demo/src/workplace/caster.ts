import { categories } from './categories.ts'
import type { Item, Product, Text } from '../catalogue/model.ts'
import { rupiah } from '../catalogue/price.ts'
import { describe } from '../catalogue/text.ts'
import { casterFront, casterSide, type Caster } from './caster.drawing.ts'

/** mm and kg; plate and holes are the maker's own. */
const wheels = [
  { wheel: 75, width: 32, height: 104, plate: [95, 64], holes: 74, load: 80, mass: 620 },
  { wheel: 100, width: 32, height: 128, plate: [100, 85], holes: 80, load: 110, mass: 860 },
  { wheel: 125, width: 38, height: 156, plate: [100, 85], holes: 80, load: 140, mass: 1180 },
  { wheel: 150, width: 42, height: 187, plate: [138, 110], holes: 105, load: 190, mass: 1840 },
] as const

type Kind = Caster['kind']
const forks: Record<Kind, { code: string; text: Text; name: Text; factor: number }> = {
  swivel: {
    code: 'S',
    text: { en: 'Swivel', id: 'Putar' },
    name: { en: 'Swivel caster', id: 'Roda caster putar' },
    factor: 1,
  },
  brake: {
    code: 'B',
    text: { en: 'Swivel with brake', id: 'Putar dengan rem' },
    name: { en: 'Swivel caster with brake', id: 'Roda caster putar dengan rem' },
    factor: 1.28,
  },
  fixed: {
    code: 'F',
    text: { en: 'Fixed', id: 'Tetap' },
    name: { en: 'Fixed caster', id: 'Roda caster tetap' },
    factor: 0.78,
  },
}

const items = (kinds: readonly Kind[]): Item[] =>
  kinds.flatMap((kind) =>
    wheels.map(({ wheel, height, load, mass }): Item => {
      const { code, text, name, factor } = forks[kind]
      return {
        sku: `CA-${code}${wheel}`,
        name: { en: `${name.en} ${wheel} mm, ${load} kg`, id: `${name.id} ${wheel} mm, ${load} kg` },
        uom: 'pcs',
        price: rupiah((31_000 + mass * 52) * factor),
        weight: mass * (0.85 + factor * 0.15),
        demand: wheel === 150 ? 0.4 : 0.8,
        attributes: {
          fork: text,
          wheel_diameter: wheel,
          load,
          height,
          material: { en: 'Rubber tread, polypropylene core', id: 'Karet, inti polipropilena' },
        },
      }
    }),
  )

const pictures = (kind: Kind): Product['pictures'] => {
  const caster: Caster = { ...wheels[1], kind, title: `Ø 100 · 110 kg` }
  return [
    { view: 'dimensions', draw: () => casterSide(caster) },
    { view: 'front', draw: () => casterFront(caster) },
  ]
}

const data = {
  en: [
    ['Tread', 'Grey rubber, 80 Shore A, leaves no marks'],
    ['Fork', 'Pressed steel, zinc plated'],
    ['Temperature', '−20 to +60 °C'],
  ],
  id: [
    ['Telapak', 'Karet abu-abu, 80 Shore A, tidak membekas'],
    ['Garpu', 'Baja pres, lapis seng'],
    ['Suhu kerja', '−20 sampai +60 °C'],
  ],
} as const

export const casters: readonly Product[] = [
  {
    code: 'CASTER-SWIVEL',
    name: {
      en: 'Swivel caster, rubber wheel, plate mounting',
      id: 'Roda caster putar, roda karet, dudukan pelat',
    },
    description: describe(
      {
        lead: [
          'For trolleys and carts that turn on the spot. Quiet on concrete, and it leaves no marks on epoxy floors.',
        ],
        points: [
          'Double ball race, roller bearing in the hub',
          'The brake stops wheel and fork together',
          'Load of the cart divided by three, not four: one wheel is often in the air',
        ],
        data: data.en,
      },
      {
        lead: [
          'Untuk troli dan kereta barang yang perlu berputar di tempat. Senyap di lantai beton dan tidak membekas di lantai epoksi.',
        ],
        points: [
          'Dua jalur bola, bearing rol pada poros roda',
          'Rem mengunci roda dan garpu sekaligus',
          'Bagi beban kereta dengan tiga, bukan empat: satu roda sering terangkat',
        ],
        data: data.id,
      },
    ),
    category: categories.casters,
    brand: 'Rodalka',
    popularity: 550,
    pictures: pictures('brake'),
    items: items(['swivel', 'brake']),
  },
  {
    code: 'CASTER-FIXED',
    name: {
      en: 'Fixed caster, rubber wheel, plate mounting',
      id: 'Roda caster tetap, roda karet, dudukan pelat',
    },
    description: describe(
      {
        lead: [
          'Keeps a cart running straight. Two fixed wheels at the front, two swivel ones at the back is the usual pair.',
        ],
        points: [
          'Same overall height as the swivel caster',
          'Roller bearing in the hub',
          'Four slotted holes in the plate',
        ],
        data: data.en,
      },
      {
        lead: [
          'Menjaga kereta tetap lurus saat didorong di lorong panjang. Susunan umum: dua roda tetap di depan dan dua roda putar di belakang.',
        ],
        points: [
          'Tinggi total sama dengan roda putar',
          'Bearing rol pada poros roda sehingga ringan didorong',
          'Empat lubang memanjang pada pelat dudukan',
        ],
        data: data.id,
      },
    ),
    category: categories.casters,
    brand: 'Rodalka',
    popularity: 410,
    pictures: pictures('fixed'),
    items: items(['fixed']),
  },
]

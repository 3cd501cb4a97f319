import { categories } from './categories.ts'
import type { Item, Product } from '../catalogue/model.ts'
import { rupiah } from '../catalogue/price.ts'
import { describe, figure } from '../catalogue/text.ts'
import { discDimensions, discStack } from './cutting-disc.drawing.ts'

type Size = readonly [diameter: number, thickness: number, bore: number, pack: number]

const sizes: readonly Size[] = [
  [105, 1, 16, 50],
  [105, 1.6, 16, 50],
  [115, 1, 22.23, 50],
  [125, 1, 22.23, 50],
  [180, 1.6, 22.23, 25],
  [230, 1.9, 22.23, 25],
  [355, 2.8, 25.4, 10],
]

/** The speed at which the rim runs at 80 m/s, rounded down to 50 rpm. */
const discSpeed = (diameter: number): number => Math.floor((80_000 * 60) / (Math.PI * diameter) / 50) * 50

const items: readonly Item[] = sizes.map(([diameter, thickness, bore, pack]) => {
  const size = (language: 'en' | 'id'): string =>
    `${diameter} × ${figure(thickness)[language]} × ${figure(bore)[language]} mm`
  const volume = (Math.PI / 4) * diameter ** 2 * thickness
  return {
    sku: `CD-${diameter}-${thickness}`,
    name: { en: `Cutting disc ${size('en')}`, id: `Batu gerinda potong ${size('id')}` },
    uom: 'box',
    price: rupiah((2_300 + volume * 0.135) * pack),
    weight: volume * 0.0023 * pack,
    demand: diameter <= 125 ? 1 : 0.6,
    attributes: {
      standard: 'EN 12413',
      outer_diameter: diameter,
      thickness,
      inner_diameter: bore,
      max_speed: discSpeed(diameter),
      material: { en: 'Aluminium oxide, resin bond', id: 'Aluminium oksida, perekat resin' },
      pack_qty: pack,
    },
  }
})

const disc = { diameter: 105, thickness: 1, bore: 16, speed: discSpeed(105), title: '105 × 1 × 16' }

export const cuttingDiscs: readonly Product[] = [
  {
    code: 'CUTTING-DISC-INOX',
    name: {
      en: 'Cutting disc for steel and stainless steel',
      id: 'Batu gerinda potong untuk baja dan stainless steel',
    },
    description: describe(
      {
        lead: [
          'Thin flat disc that cuts fast with little burr. Free of iron, sulphur and chlorine, so stainless steel does not rust at the cut.',
        ],
        points: [
          'Two glass-fibre nets',
          'Wear goggles, gloves and ear protection; never grind on the side',
          'Use within three years of the date on the metal ring',
        ],
        data: [
          ['Rim speed', '80 m/s at most'],
          ['Grain', 'A60 (1 mm), A46 (above)'],
        ],
      },
      {
        lead: [
          'Batu potong tipis, cepat, dan minim geram. Bebas besi, sulfur, dan klorin sehingga stainless steel tidak berkarat pada bekas potongan.',
        ],
        points: [
          'Dua lapis jala serat kaca',
          'Pakai kacamata, sarung tangan, dan pelindung telinga; jangan menggerinda dengan sisi batu',
          'Pakai sebelum tiga tahun dari tanggal pada cincin logam',
        ],
        data: [
          ['Kecepatan tepi', 'Maksimum 80 m/s'],
          ['Butiran', 'A60 (1 mm), A46 (lebih tebal)'],
        ],
      },
    ),
    category: categories.cuttingDiscs,
    brand: 'Tajamka',
    popularity: 870,
    featured: true,
    pictures: [
      { view: 'dimensions', draw: () => discDimensions(disc) },
      { view: 'shaded', draw: () => discStack(disc) },
    ],
    items,
  },
]

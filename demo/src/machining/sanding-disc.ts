import type { Product } from '../catalogue/model.ts'
import { rupiah } from '../catalogue/price.ts'
import { categories } from './categories.ts'
import { named, say, views } from './copy.ts'
import { discPile, sandingDisc } from './disc.drawing.ts'
import { about } from './kinds.ts'

const coated = [
  {
    code: 'FIBRE',
    name: ['Fibre sanding disc', 'Amplas fiber disc'],
    sizes: [100, 125, 180],
    grits: [24, 36, 60, 80, 120],
    holes: 0,
    bore: 1,
    pack: 25,
    cost: 1,
    pop: 360,
    use: [
      'Vulcanised fibre disc with zirconia grain for angle grinders with a rubber pad: scale, rust and weld spatter.',
      'Amplas serat vulkanis untuk gerinda tangan dengan backing pad karet: kerak, karat, dan percikan las.',
    ],
  },
  {
    code: 'VELCRO',
    name: ['Hook and loop sanding disc', 'Amplas tempel (hook and loop)'],
    sizes: [125, 150],
    grits: [60, 80, 120, 180, 240, 320, 400],
    holes: 6,
    bore: 0,
    pack: 50,
    cost: 0.5,
    pop: 420,
    use: [
      'Paper disc with extraction holes for orbital sanders: paint, putty and wood.',
      'Amplas kertas berlubang hisap untuk mesin orbital: cat, dempul, dan kayu.',
    ],
  },
  {
    code: 'QUICK',
    name: ['Quick change disc, screw-on type R', 'Amplas ulir cepat (quick change) tipe R'],
    sizes: [50, 75],
    grits: [36, 60, 80, 120],
    holes: 0,
    bore: 0,
    pack: 50,
    cost: 0.9,
    pop: 230,
    use: [
      'Small cloth discs for die grinders: moulds, fillets and spots that a grinder cannot reach.',
      'Amplas kain kecil untuk die grinder: cetakan, radius, dan titik yang tak terjangkau gerinda.',
    ],
  },
] as const

export const sandingDiscs: readonly Product[] = coated.map((family): Product => {
  const drawn = {
    diameter: family.sizes[1],
    thickness: 1,
    bore: family.bore > 0 ? 22 : 0,
    title: `Ø ${family.sizes[1]} · P80`,
  }
  return {
    code: `SANDING-${family.code}`,
    name: named(`${family.name[0]}, by the box`, `${family.name[1]}, per box`),
    description: say(
      [family.use, ...about(categories.sandingDiscs)],
      [
        [
          'Do not skip more than one grit, or the scratches stay',
          'Jangan melompati lebih dari satu nomor agar goresan hilang',
        ],
        ['Change the disc when it polishes instead of cutting', 'Ganti bila amplas hanya mengkilapkan'],
        ['Keep dry and flat: curled discs tear', 'Simpan kering dan rata: amplas melengkung mudah robek'],
      ],
      [
        [
          ['Grain', 'Butiran'],
          family.code === 'VELCRO'
            ? ['Aluminium oxide, stearate coated', 'Aluminium oksida, lapis stearat']
            : ['Zirconia', 'Zirkonia'],
        ],
      ],
    ),
    category: categories.sandingDiscs,
    brand: family.code === 'QUICK' ? 'Tajamka' : 'Gurindra',
    popularity: family.pop,
    pictures: views({
      dimensions: () => sandingDisc({ ...drawn, grit: 'P80', holes: family.holes }),
      shaded: () => discPile({ ...drawn, thickness: drawn.diameter * 0.02 }, 'dark', 'dark', family.holes),
    }),
    items: family.sizes.flatMap((d) =>
      family.grits.map((grit) => ({
        sku: `SD${family.code[0]}-${d}-${grit}`,
        name: named(`${family.name[0]} ${d} mm, P${grit}`, `${family.name[1]} ${d} mm, P${grit}`),
        uom: 'box' as const,
        price: rupiah((2_200 + d * 28 + 600 / grit) * family.pack * family.cost),
        weight: d ** 2 * 0.0011 * family.pack,
        demand: 0.65,
        attributes: { outer_diameter: d, grit: `P${grit}`, pack_qty: family.pack },
      })),
    ),
  }
})

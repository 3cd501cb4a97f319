import type { Item, Product } from '../catalogue/model.ts'
import { rupiah } from '../catalogue/price.ts'
import { categories } from './categories.ts'
import { ferrule } from './hydraulic-fitting.drawing.ts'
import { steel, two } from './hydraulic-sizes.ts'
import { modelled } from './model.ts'
import { made } from './product.ts'
import { labels, t } from './prose.ts'

export const ferrules: readonly Product[] = (
  [
    ['1SN', 8.4, 420],
    ['2SN', 10.6, 510],
    ['4SP', 14, 290],
  ] as const
).map(([hose, grow, popularity]) => {
  const name = t(`Press ferrule for hose ${hose}`, `Ferrule pres untuk selang ${hose}`)
  const sizeOf = (dn: number): readonly [number, number, number] => [
    Math.round(dn * 1.05 + grow),
    Math.round(dn * 1.12 + grow + 6),
    Math.round(22 + dn * 1.2),
  ]
  const [inner, outer, length] = sizeOf(12)
  return made({
    code: `FERRULE-${hose}`,
    name,
    lead: [
      t(
        `Sleeve that presses hose ${hose} onto the tail of the fitting; the inside teeth bite through the cover into the wire.`,
        `Sleeve yang menjepit selang ${hose} pada ekor fitting; gerigi dalamnya menembus lapisan luar sampai ke kawat.`,
      ),
    ],
    points: [
      hose === '4SP'
        ? t('Skive the hose outside before pressing', 'Kupas bagian luar selang sebelum dipres')
        : t('No skiving: slide on, press, measure', 'Tanpa kupas: masukkan, pres, ukur'),
      t('Measure the pressed diameter at three places', 'Ukur diameter hasil pres di tiga titik'),
      t('Never press a ferrule twice', 'Jangan mengepres ferrule dua kali'),
    ],
    data: [
      [labels.material, steel],
      [t('Hose', 'Selang'), hose],
    ],
    category: categories.ferrules,
    brand: 'Hidralaya',
    popularity,
    pictures: modelled(() => ferrule({ inner, outer, length, title: `${hose} · DN 12` })),
    items: (
      [
        [6, '1/4"'],
        [8, '5/16"'],
        [10, '3/8"'],
        [12, '1/2"'],
        [16, '5/8"'],
        [19, '3/4"'],
        [25, '1"'],
      ] as const
    ).map(([dn, inch]): Item => {
      const [d1, d2, l] = sizeOf(dn)
      const mass = (d2 ** 2 - d1 ** 2) * l * 0.0062
      return {
        sku: `FE${hose}-${two(dn)}`,
        name: t(`${name.en}, ${inch}`, `${name.id}, ${inch}`),
        uom: 'pack',
        price: rupiah(10 * (2_900 + mass * 88)),
        weight: mass * 10,
        demand: dn <= 12 ? 0.9 : 0.6,
        attributes: {
          nominal_size: inch,
          material: steel,
          inner_diameter: d1,
          outer_diameter: d2,
          length: l,
          pack_qty: 10,
        },
      }
    }),
  })
})

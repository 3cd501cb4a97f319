import type { Item, Product } from '../catalogue/model.ts'
import { rupiah } from '../catalogue/price.ts'
import { categories } from './categories.ts'
import { bonded } from './hydraulic-fitting.drawing.ts'
import { modelled } from './model.ts'
import { made } from './product.ts'
import { labels, t } from './prose.ts'

/** Bonded seals by thread. mm: inside diameter of the lip, outside diameter, thickness: the maker's sizes. */
const seals = [
  ['G1/8', 10.4, 15.9, 2],
  ['G1/4', 13.7, 20.6, 2],
  ['G3/8', 17.3, 23.8, 2],
  ['G1/2', 21.5, 28.6, 2.5],
  ['G3/4', 27, 34.9, 2.5],
  ['G1', 33.9, 42.8, 3.4],
  ['G1-1/4', 42.9, 52.4, 3.4],
  ['G1-1/2', 48.4, 58.6, 3.4],
] as const
export const bondedSeals: readonly Product[] = (['NBR', 'FKM'] as const).map((rubber): Product =>
  made({
    code: `BONDED-SEAL-${rubber}`,
    name: t(`Bonded seal for BSP thread, steel and ${rubber}`, `Bonded seal ulir BSP, baja dan ${rubber}`),
    lead: [
      t(
        'A steel ring with a rubber lip bonded to its bore: seals parallel threads under the hexagon to 400 bar.',
        'Ring baja dengan bibir karet pada lubangnya: merapatkan ulir lurus di bawah segi enam sampai 400 bar.',
      ),
      rubber === 'NBR'
        ? t(
            'NBR for mineral oil, air and water to 100 °C.',
            'NBR untuk oli mineral, udara, dan air sampai 100 °C.',
          )
        : t(
            'FKM for hot oil, fuel and chemicals to 200 °C.',
            'FKM untuk oli panas, bahan bakar, dan bahan kimia sampai 200 °C.',
          ),
    ],
    points: [
      t('Faces flat and free of scratches', 'Muka rata dan tanpa goresan'),
      t(
        'Tighten once firmly; replace after dismantling',
        'Kencangkan sekali dengan mantap; ganti setelah dibongkar',
      ),
      t('Self-centring, so it cannot slip aside', 'Memusat sendiri sehingga tidak bergeser'),
    ],
    data: [
      [labels.material, t(`Steel, zinc plated / ${rubber}`, `Baja lapis seng / ${rubber}`)],
      [labels.pressure, '400 bar'],
    ],
    category: categories.bondedSeals,
    brand: 'Segelindra',
    popularity: rubber === 'NBR' ? 470 : 210,
    pictures: modelled(() => bonded({ inner: 21.5, outer: 28.6, thick: 2.5, title: `G1/2 · ${rubber}` })),
    items: seals.map(([thread, inner, outer, thick]): Item => ({
      sku: `BS${rubber[0] ?? ''}-${thread.replaceAll(/[/ ]/g, '')}`,
      name: t(`Bonded seal ${rubber} ${thread}`, `Ring seal ${rubber} ${thread}`),
      uom: 'pack',
      price: rupiah(20 * (1_100 + outer ** 1.5 * 11) * (rubber === 'FKM' ? 3.4 : 1)),
      weight: 20 * (outer ** 2 - inner ** 2) * thick * 0.0055,
      demand: 0.8,
      attributes: {
        thread,
        material: t(`Steel / ${rubber}`, `Baja / ${rubber}`),
        inner_diameter: inner,
        outer_diameter: outer,
        thickness: thick,
        pack_qty: 20,
        max_temperature: rubber === 'NBR' ? 100 : 200,
      },
    })),
  }),
)

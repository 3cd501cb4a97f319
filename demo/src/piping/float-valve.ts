import type { Item, Product } from '../catalogue/model.ts'
import { rupiah } from '../catalogue/price.ts'
import { categories } from './categories.ts'
import { floatValve } from './float-valve.drawing.ts'
import { metals } from './materials.ts'
import { modelled } from './model.ts'
import { made, sized } from './product.ts'
import { labels, t } from './prose.ts'
import { specialSymbol } from './special-symbol.drawing.ts'
import { inch, noteMetal, plain, two } from './valve-sizes.ts'

export const floatValves: readonly Product[] = (
  [
    ['brass', 'FVBR', 510, 'Copper', 'tembaga', [15, 20, 25, 32, 40, 50]],
    ['ss304', 'FV304', 330, 'Stainless steel', 'stainless steel', [15, 20, 25, 32, 40, 50]],
    ['pvc', 'FVPVC', 480, 'Plastic', 'plastik', [15, 20, 25]],
  ] as const
).map(([metal, sku, popularity, ball, ballId, sizes]) => {
  const title = `G3/4 · Ø 115`
  const { short } = metals[metal]
  return made({
    code: `FLOAT-${metal.toUpperCase()}`,
    name: t(`Float valve ${short.en}, ${ball.toLowerCase()} ball`, `Float valve ${short.id}, bola ${ballId}`),
    lead: [
      t(
        'Refills a water tank and shuts off as the ball rises: roof tanks, cooling towers, break tanks.',
        'Mengisi tangki air dan menutup saat bola naik: tangki atap, menara pendingin, bak penampung.',
      ),
      noteMetal(metal),
    ],
    points: [
      t('Bend or turn the arm to set the water level', 'Tekuk atau putar lengannya untuk menyetel muka air'),
      t(
        'Leave an air gap above the overflow, so that no tank water runs back',
        'Sisakan celah udara di atas pipa luap agar air tangki tidak mengalir balik',
      ),
      t('Above 5 bar fit a pressure reducer before it', 'Di atas 5 bar pasang penurun tekanan di depannya'),
    ],
    data: [
      [t('Ball', 'Bola'), t(ball, `${ballId[0]?.toUpperCase() ?? ''}${ballId.slice(1)}`)],
      [labels.pressure, t('0.5 to 5 bar', '0,5 sampai 5 bar')],
      [
        labels.temperature,
        t(metal === 'pvc' ? 'up to 45 °C' : 'up to 80 °C', metal === 'pvc' ? 'sampai 45 °C' : 'sampai 80 °C'),
      ],
    ],
    category: categories.floatValves,
    brand: 'Alirana',
    popularity,
    pictures: [
      ...modelled(() =>
        floatValve({
          dn: 20,
          hex: 30,
          arm: metal === 'pvc' ? 260 : 320,
          ball: metal === 'pvc' ? 95 : 115,
          thread: 'G3/4',
          title: metal === 'pvc' ? 'G3/4 · Ø 95' : title,
        }),
      ),
      { view: 'symbol', draw: () => specialSymbol('float', metal === 'pvc' ? 'G3/4 · Ø 95' : title) },
    ],
    items: sizes.map((dn): Item => {
      const mass = (120 + 2.6 * dn ** 1.7) * (metal === 'pvc' ? 0.3 : 1)
      return {
        sku: `${sku}-${two(dn)}`,
        name: sized(t(`Float valve ${short.en}`, `Float valve ${short.id}`), inch(dn)),
        uom: 'pcs',
        price: rupiah(18_000 + mass * 95 * metals[metal].factor),
        weight: mass,
        demand: dn <= 25 ? 0.9 : 0.4,
        attributes: {
          nominal_size: inch(dn),
          thread: `G${plain(dn)}`,
          material: metals[metal].name,
          length: Math.round((200 + dn * 5.6) / 10) * 10,
          outer_diameter: Math.round((78 + dn * 1.9) / 5) * 5,
          max_pressure: 5,
        },
      }
    }),
  })
})

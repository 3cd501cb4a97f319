import type { Item, Product, Text } from '../catalogue/model.ts'
import { rupiah } from '../catalogue/price.ts'
import { categories } from './categories.ts'
import { springCheck } from './spring-check.drawing.ts'
import { metals, type Metal } from './materials.ts'
import { modelled } from './model.ts'
import { made, sized } from './product.ts'
import { labels, t } from './prose.ts'
import { specialSymbol } from './special-symbol.drawing.ts'
import { inch, noteMetal, plain, two } from './valve-sizes.ts'

const spring = (
  metal: Metal,
  sku: string,
  sizes: readonly number[],
  pressure: number,
  hot: number,
  popularity: number,
  name: Text,
  extra: Text,
): Product =>
  made({
    code: `CHECK-SPRING-${metal.toUpperCase()}`,
    name,
    lead: [
      t(
        'A spring shuts the disc before the flow turns round, so pumps and risers stop without hammer.',
        'Pegas menutup cakram sebelum aliran berbalik, sehingga pompa dan pipa tegak berhenti tanpa water hammer.',
      ),
      noteMetal(metal),
    ],
    points: [
      t(
        'Works in any position, also with the flow downwards',
        'Bekerja pada segala posisi, termasuk aliran ke bawah',
      ),
      t('Opens at about 0.03 bar', 'Membuka pada sekitar 0,03 bar'),
      extra,
    ],
    data: [
      [labels.ends, t('Female thread G (ISO 228-1)', 'Ulir dalam G (ISO 228-1)')],
      [labels.pressure, `${pressure} bar`],
      [labels.temperature, t(`up to ${hot} °C`, `sampai ${hot} °C`)],
    ],
    category: categories.checkValves,
    brand: 'Alirana',
    popularity,
    pictures: [
      ...modelled(() =>
        springCheck({ dn: 25, length: 66, hex: 42, thread: 'G1', title: `G1 · DN 25 · ${pressure} bar` }),
      ),
      { view: 'symbol', draw: () => specialSymbol('check', `G1 · DN 25`) },
    ],
    items: sizes.map((dn): Item => {
      const mass = (1.02 * dn ** 1.85 + 50) * (metal === 'pvc' ? 0.25 : 1)
      return {
        sku: `${sku}-${two(dn)}`,
        name: sized(
          t(`Spring check valve ${metals[metal].short.en}`, `Spring check valve ${metals[metal].short.id}`),
          inch(dn),
        ),
        uom: 'pcs',
        price: rupiah(16_000 + mass * 62 * metals[metal].factor),
        weight: mass,
        demand: dn <= 25 ? 0.9 : 0.55,
        attributes: {
          nominal_size: inch(dn),
          bore_dn: dn,
          port: `G${plain(dn)}`,
          material: metals[metal].name,
          face_to_face: Math.round(34 + dn * 1.28),
          max_pressure: pressure,
          max_temperature: hot,
        },
      }
    }),
  })

export const springChecks: readonly Product[] = [
  spring(
    'brass',
    'CSBR',
    [15, 20, 25, 32, 40, 50, 65, 80],
    16,
    90,
    550,
    t('Brass spring check valve, screwed', 'Spring check valve kuningan, ulir'),
    t('Nylon disc with NBR seal; quiet', 'Cakram nilon dengan seal NBR; tidak berisik'),
  ),
  spring(
    'ss304',
    'CS304',
    [8, 10, 15, 20, 25, 32, 40, 50],
    55,
    180,
    360,
    t('Stainless steel 304 spring check valve, screwed', 'Spring check valve stainless steel 304, ulir'),
    t('PTFE seal, spring of grade 316', 'Seal PTFE, pegas grade 316'),
  ),
  spring(
    'ss316',
    'CS316',
    [8, 10, 15, 20, 25, 32, 40, 50],
    55,
    180,
    240,
    t('Stainless steel 316 spring check valve, screwed', 'Spring check valve stainless steel 316, ulir'),
    t('For dosing lines and seawater', 'Untuk jalur dosing dan air laut'),
  ),
]

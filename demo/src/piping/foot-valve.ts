import type { Item, Product, Text } from '../catalogue/model.ts'
import { rupiah } from '../catalogue/price.ts'
import { jisB2220 } from '../standards/jis-b2220.ts'
import { categories } from './categories.ts'
import { footValve } from './foot-valve.drawing.ts'
import { metals, type Metal } from './materials.ts'
import { modelled } from './model.ts'
import { made, sized } from './product.ts'
import { labels, t } from './prose.ts'
import { flats, inch, noteMetal, plain, two } from './valve-sizes.ts'

const foot = (
  metal: Metal,
  sku: string,
  sizes: readonly number[],
  popularity: number,
  name: Text,
  extra: Text,
): Product => {
  const flanged = metal === 'iron'
  const dn = flanged ? 80 : 40
  const row = jisB2220['10K'].find((flange) => flange.dn === dn)
  const title = flanged ? `JIS 10K · DN ${dn}` : `G${plain(dn)} · DN ${dn}`
  return made({
    code: `FOOT-${metal.toUpperCase()}`,
    name,
    lead: [
      t(
        'Stands at the foot of the suction pipe: the strainer keeps leaves and stones out, the check valve keeps the pump primed.',
        'Dipasang di ujung bawah pipa isap: saringan menahan daun dan batu, check valve menjaga pompa tetap terisi air.',
      ),
      noteMetal(metal),
    ],
    points: [
      t(
        'Hang it at least 50 cm above the bottom and 30 cm under the lowest water level',
        'Gantung minimal 50 cm di atas dasar dan 30 cm di bawah muka air terendah',
      ),
      t(
        'One size larger than the pump inlet lowers the suction loss',
        'Satu ukuran lebih besar daripada lubang isap pompa memperkecil rugi isap',
      ),
      extra,
    ],
    data: [
      [
        labels.ends,
        flanged
          ? t('Flange JIS 10K', 'Flensa JIS 10K')
          : t('Female thread G (ISO 228-1)', 'Ulir dalam G (ISO 228-1)'),
      ],
      [
        labels.temperature,
        t(metal === 'pvc' ? 'up to 45 °C' : 'up to 80 °C', metal === 'pvc' ? 'sampai 45 °C' : 'sampai 80 °C'),
      ],
    ],
    category: categories.footValves,
    brand: metal === 'pvc' ? 'Alirana' : 'Valtirta',
    popularity,
    pictures: modelled(() =>
      footValve({
        dn,
        hex: flats[dn] ?? 57,
        height: flanged ? 260 : 128,
        basket: flanged ? 150 : 76,
        thread: flanged ? 'JIS 10K' : `G${plain(dn)}`,
        title,
        ...(flanged && row !== undefined ? { flange: row } : {}),
      }),
    ),
    items: sizes.map((size): Item => {
      const mass = flanged ? 3.2 * size ** 1.8 : (1.5 * size ** 1.8 + 60) * (metal === 'pvc' ? 0.22 : 1)
      return {
        sku: `${sku}-${two(size)}`,
        name: sized(
          t(`Foot valve ${metals[metal].short.en}`, `Foot valve ${metals[metal].short.id}`),
          inch(size),
        ),
        uom: 'pcs',
        price: rupiah(12_000 + mass * 52 * metals[metal].factor),
        weight: mass,
        demand: size <= 50 ? 0.8 : 0.4,
        attributes: {
          nominal_size: inch(size),
          bore_dn: size,
          connection: flanged
            ? t('Flange JIS 10K', 'Flensa JIS 10K')
            : t('Female thread G (ISO 228-1)', 'Ulir dalam G (ISO 228-1)'),
          material: metals[metal].name,
          height: Math.round(size * 2.4 + 32),
          max_pressure: metal === 'pvc' ? 6 : 10,
        },
      }
    }),
  })
}

export const footValves: readonly Product[] = [
  foot(
    'brass',
    'FTBR',
    [20, 25, 32, 40, 50, 65, 80],
    470,
    t('Brass foot valve with strainer', 'Foot valve kuningan dengan saringan'),
    t(
      'Basket of stainless wire, unscrews for cleaning',
      'Keranjang kawat stainless steel, dapat dilepas untuk dibersihkan',
    ),
  ),
  foot(
    'pvc',
    'FTPVC',
    [25, 32, 40, 50, 80],
    520,
    t('PVC foot valve with strainer', 'Foot valve PVC dengan saringan'),
    t('Light enough to hang from a PVC pipe', 'Cukup ringan untuk digantung pada pipa PVC'),
  ),
  foot(
    'iron',
    'FTFC10K',
    [50, 65, 80, 100, 125, 150, 200],
    310,
    t('Cast iron foot valve JIS 10K', 'Foot valve besi cor JIS 10K'),
    t('For pump houses, intakes and fire pumps', 'Untuk rumah pompa, intake, dan pompa hidran'),
  ),
]

import type { Brand } from '../catalogue/brands.ts'
import type { Item, Product, Text } from '../catalogue/model.ts'
import { rupiah } from '../catalogue/price.ts'
import {
  lockNut,
  lockNutShaded,
  lockWasher,
  sleeveSection,
  sleeveShaded,
} from './bearing-accessory.drawing.ts'
import { categories } from './categories.ts'
import { compose, t } from './compose.ts'
import { lockNutSizes, lockWasherSizes, sleeveSizes } from '../standards/shaft-parts.ts'

const steel = t('Carbon steel', 'Baja karbon')
const inox = t('Stainless steel', 'Stainless steel')
const nuts = (
  from: number,
  to: number,
  stainless: boolean,
  code: string,
  name: Text,
  popularity: number,
  brand: Brand,
): Product => {
  const rows = lockNutSizes.filter(([number]) => number >= from && number <= to)
  const [n = 5, d = 25, pitch = 1.5, D = 38, B = 7] = rows[Math.floor(rows.length / 2)] ?? []
  const drawn = { d, D, B, thread: `M${d} × ${pitch}`, title: `KM${n}${stainless ? ' A2' : ''}` }
  return {
    code,
    name,
    description: compose(
      [
        t(
          'Holds bearings on shafts and draws them up on adapter sleeves; a tab washer in one of its four slots keeps it from turning back.',
          'Menahan bearing pada poros dan menariknya naik di adapter sleeve; ring pengunci pada salah satu dari empat alurnya mencegah mur berputar balik.',
        ),
        stainless
          ? t('Stainless steel A2 for washed machines.', 'Stainless steel A2 untuk mesin yang dicuci.')
          : from > 10
            ? t(
                'Large sizes for roller bearings and gearbox shafts.',
                'Ukuran besar untuk bearing rol dan poros gearbox.',
              )
            : t(
                'Sizes for ball bearings on shafts of 10 to 50 mm.',
                'Ukuran untuk bearing bola pada poros 10 sampai 50 mm.',
              ),
      ],
      [
        t(
          'Tighten with a hook spanner, not with hammer and chisel',
          'Kencangkan dengan kunci kait (hook spanner), bukan dengan palu dan pahat',
        ),
        t('The chamfered side faces away from the bearing', 'Sisi bertirus menghadap menjauhi bearing'),
        t('Order a washer MB of the same number', 'Pesan ring MB bernomor sama'),
      ],
      [
        [t('Standard', 'Standar'), 'DIN 981'],
        [t('Thread', 'Ulir'), t('Metric fine', 'Metrik halus')],
        [t('Material', 'Bahan'), stainless ? inox : steel],
      ],
    ),
    category: categories.lockNuts,
    brand,
    popularity,
    pictures: [
      { view: 'dimensions', draw: () => lockNut(drawn) },
      { view: 'shaded', draw: () => lockNutShaded(drawn) },
    ],
    items: rows.map(([number, bore, step, outside, width]): Item => {
      const gram = (outside * outside * 0.94 - bore * bore) * Math.PI * 0.25 * width * 0.00785
      return {
        sku: `LN-KM${number}${stainless ? '-A2' : ''}`,
        name: {
          en: `Lock nut KM${number}, M${bore} × ${step}${stainless ? ', A2' : ''}`,
          id: `Mur pengunci KM${number}, M${bore} × ${String(step).replace('.', ',')}${stainless ? ', A2' : ''}`,
        },
        uom: 'pcs',
        price: rupiah((6_500 + gram * 160) * (stainless ? 3.2 : 1)),
        weight: Math.max(2, Math.round(gram)),
        demand: bore <= 50 ? 0.85 : 0.5,
        attributes: {
          designation: `KM${number}`,
          standard: 'DIN 981',
          thread: `M${bore} × ${step}`,
          outer_diameter: outside,
          width,
          material: stainless ? inox : steel,
        },
      }
    }),
  }
}

const washerProduct: Product = {
  code: 'LOCK-WASHER-MB',
  name: t('Lock washer MB for lock nuts KM', 'Ring pengunci MB untuk mur KM'),
  description: compose(
    [
      t(
        'Thin washer with one inner tab for the groove of the shaft and many outer tabs, of which one is bent into a slot of the nut.',
        'Ring tipis dengan satu lidah dalam untuk alur poros dan banyak lidah luar; salah satunya ditekuk ke alur mur.',
      ),
      t(
        'Secures shaft nuts of bearings, pulleys and gear wheels.',
        'Mengamankan mur poros bearing, pulley, dan roda gigi.',
      ),
    ],
    [
      t(
        'Bend a tab only once: use a new washer each time',
        'Lidah hanya ditekuk sekali: pakai ring baru setiap kali',
      ),
      t('Turn the nut on to the next slot, never back', 'Putar mur maju ke alur berikutnya, jangan mundur'),
      t('Packed by five', 'Kemasan isi lima'),
    ],
    [
      [t('Standard', 'Standar'), 'DIN 5406'],
      [t('Material', 'Bahan'), t('Deep-drawing steel', 'Baja tarik dalam')],
    ],
  ),
  category: categories.lockNuts,
  brand: 'Rodalka',
  popularity: 360,
  pictures: [
    { view: 'dimensions', draw: () => lockWasher({ d: 30, D: 49, B: 1.25, thread: '', title: 'MB6' }) },
    { view: 'shaded', draw: () => lockWasher({ d: 30, D: 49, B: 1.25, thread: '', title: 'MB6' }, true) },
  ],
  items: lockWasherSizes.map(([number, d, D, B]): Item => {
    const gram = Math.max(1, Math.round((D * D * 0.8 - d * d) * Math.PI * 0.25 * B * 0.00785))
    return {
      sku: `LW-MB${number}`,
      name: t(
        `Lock washer MB${number} for ${d} mm, pack of 5`,
        `Ring pengunci MB${number} untuk ${d} mm, isi 5`,
      ),
      uom: 'pack',
      price: rupiah((2_800 + gram * 150) * 5),
      weight: gram * 5,
      demand: 0.75,
      attributes: {
        designation: `MB${number}`,
        standard: 'DIN 5406',
        inner_diameter: d,
        outer_diameter: D,
        thickness: B,
        pack_qty: 5,
      },
    }
  }),
}

const sleeves = (series: '2' | '3' | '23', popularity: number, use: Text, brand: Brand): Product => {
  const lengths = sleeveSizes.filter((row) => row[series] !== undefined)
  const shown = lengths[5] ?? lengths[0]
  const drawn = {
    d1: shown?.d1 ?? 45,
    d: shown?.d ?? 50,
    D: shown?.D ?? 70,
    length: shown?.[series] ?? 35,
    title: `H${series}${shown?.code ?? '10'}`,
  }
  return {
    code: `SLEEVE-H${series}`,
    name: t(`Adapter sleeve H ${series}`, `Adapter sleeve H ${series}`),
    description: compose(
      [
        t(
          'Slotted sleeve with outside taper 1:12, lock nut and washer: it seats a bearing with tapered bore anywhere on a plain shaft.',
          'Sleeve bercelah bertirus luar 1:12 lengkap dengan mur dan ring pengunci: memasang bearing berlubang tirus di mana saja pada poros polos.',
        ),
        use,
      ],
      [
        t('Shaft tolerance h9 is enough', 'Toleransi poros h9 sudah cukup'),
        t(
          'Oil the outside of the sleeve, keep its bore dry',
          'Olesi oli pada sisi luar sleeve, biarkan lubangnya kering',
        ),
        t(
          'Tighten until the clearance of the bearing has gone down as its table says',
          'Kencangkan sampai celah bearing berkurang sesuai tabelnya',
        ),
      ],
      [
        [t('Standard', 'Standar'), 'DIN 5415'],
        [t('Taper', 'Tirus'), '1:12'],
        [t('Supplied with', 'Termasuk'), t('Nut KM and washer MB', 'Mur KM dan ring MB')],
      ],
    ),
    category: categories.sleeves,
    brand,
    popularity,
    pictures: [
      { view: 'dimensions', draw: () => sleeveSection(drawn) },
      { view: 'shaded', draw: () => sleeveShaded(drawn) },
    ],
    items: lengths.map(({ code, d1, d, D, ...all }): Item => {
      const length = all[series] ?? 30
      const gram = Math.round(
        ((d * d - d1 * d1) * length + (D * D - d * d) * length * 0.27) * Math.PI * 0.25 * 0.0076,
      )
      return {
        sku: `AS-H${series}${code}`,
        name: t(
          `Adapter sleeve H${series}${code}, shaft ${d1} mm`,
          `Adapter sleeve H${series}${code}, poros ${d1} mm`,
        ),
        uom: 'set',
        price: rupiah(28_000 + gram * 150),
        weight: gram,
        demand: d1 <= 60 ? 0.7 : 0.45,
        attributes: {
          designation: `H${series}${code}`,
          shaft_diameter: d1,
          inner_diameter: d1,
          outer_diameter: D,
          length,
          bore_shape: t('Sleeve taper 1:12', 'Tirus sleeve 1:12'),
        },
      }
    }),
  }
}

// Shaft seals

export const bearingAccessories: readonly Product[] = [
  nuts(
    0,
    10,
    false,
    'LOCK-NUT-KM-SMALL',
    t('Lock nut KM 0 to KM 10', 'Mur pengunci (lock nut) KM 0 sampai KM 10'),
    390,
    'Rodalka',
  ),
  nuts(
    11,
    20,
    false,
    'LOCK-NUT-KM-LARGE',
    t('Lock nut KM 11 to KM 20', 'Mur pengunci (lock nut) KM 11 sampai KM 20'),
    240,
    'Rodalka',
  ),
  nuts(
    3,
    12,
    true,
    'LOCK-NUT-KM-A2',
    t('Lock nut KM, stainless A2', 'Mur pengunci (lock nut) KM, stainless steel A2'),
    130,
    'Porosindra',
  ),
  washerProduct,
  sleeves(
    '2',
    300,
    t(
      'Series H 2 is for self-aligning ball bearings 12 K.',
      'Seri H 2 untuk bearing bola self-aligning 12 K.',
    ),
    'Rodalka',
  ),
  sleeves(
    '3',
    340,
    t('Series H 3 is for bearings 222 K, 22 K and 13 K.', 'Seri H 3 untuk bearing 222 K, 22 K, dan 13 K.'),
    'Rodalka',
  ),
  sleeves(
    '23',
    210,
    t('Series H 23 is for wide bearings 223 K.', 'Seri H 23 untuk bearing lebar 223 K.'),
    'Porosindra',
  ),
]

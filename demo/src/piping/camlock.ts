import type { Item, Product, Text } from '../catalogue/model.ts'
import { rupiah } from '../catalogue/price.ts'
import { camlock, type CamType } from './camlock.drawing.ts'
import { categories } from './categories.ts'
import { modelled } from './model.ts'
import { made } from './product.ts'
import { labels, t, tableOf } from './prose.ts'

const types: Record<CamType, { name: Text; use: Text; bulk: number }> = {
  A: {
    name: t('adapter × female thread', 'adaptor × drat dalam'),
    use: t(
      'Screws onto the male thread of a tank valve or pump and takes a coupler B, C or D.',
      'Dipasang pada drat luar katup tangki atau pompa dan menerima coupler B, C, atau D.',
    ),
    bulk: 0.8,
  },
  B: {
    name: t('coupler × male thread', 'coupler × drat luar'),
    use: t(
      'Screws into a female thread and takes an adapter A, E or F.',
      'Dipasang pada drat dalam dan menerima adaptor A, E, atau F.',
    ),
    bulk: 1.3,
  },
  C: {
    name: t('coupler × hose shank', 'coupler × nipel selang'),
    use: t(
      'Ends a hose; locks onto an adapter by two cam arms.',
      'Ujung selang; mengunci pada adaptor dengan dua lengan cam.',
    ),
    bulk: 1.4,
  },
  D: {
    name: t('coupler × female thread', 'coupler × drat dalam'),
    use: t(
      'Screws onto a male thread and takes an adapter A, E or F.',
      'Dipasang pada drat luar dan menerima adaptor A, E, atau F.',
    ),
    bulk: 1.35,
  },
  E: {
    name: t('adapter × hose shank', 'adaptor × nipel selang'),
    use: t(
      'Ends a hose and fits into a coupler B, C or D.',
      'Ujung selang yang masuk ke coupler B, C, atau D.',
    ),
    bulk: 0.9,
  },
  F: {
    name: t('adapter × male thread', 'adaptor × drat luar'),
    use: t(
      'Screws into a pump, tank or valve and takes a coupler.',
      'Dipasang pada pompa, tangki, atau katup dan menerima coupler.',
    ),
    bulk: 0.85,
  },
  DC: {
    name: t('dust cap', 'tutup (dust cap)'),
    use: t('Closes an adapter against dirt and dripping.', 'Menutup adaptor dari kotoran dan tetesan.'),
    bulk: 1,
  },
  DP: {
    name: t('dust plug', 'sumbat (dust plug)'),
    use: t('Closes a coupler while it hangs unused.', 'Menutup coupler selama tidak dipakai.'),
    bulk: 0.55,
  },
}
const metals = {
  AL: {
    name: t('aluminium', 'aluminium'),
    long: t('Aluminium', 'Aluminium'),
    perGram: 215,
    density: 2.7,
    brand: 'Alirana',
    pressure: 10,
    advice: t(
      'Aluminium for water, fuel, oil and dry goods; acids and alkalis corrode it.',
      'Aluminium untuk air, bahan bakar, oli, dan bahan curah; asam serta basa merusaknya.',
    ),
  },
  SS: {
    name: t('stainless steel 316', 'stainless steel 316'),
    long: t('Stainless steel 316', 'Stainless steel 316'),
    perGram: 265,
    density: 7.9,
    brand: 'Valtirta',
    pressure: 14,
    advice: t(
      'Stainless steel 316 for chemicals, food and sea water.',
      'Stainless steel 316 untuk bahan kimia, makanan, dan air laut.',
    ),
  },
  PP: {
    name: t('polypropylene', 'polipropilena'),
    long: t('Polypropylene, glass filled', 'Polipropilena berserat kaca'),
    perGram: 260,
    density: 1.15,
    brand: 'Alirana',
    pressure: 6,
    advice: t(
      'Polypropylene for fertiliser, acids and lye at low pressure.',
      'Polipropilena untuk pupuk cair, asam, dan basa bertekanan rendah.',
    ),
  },
} as const
const sizes = [
  [15, '1/2"', 24, 21],
  [20, '3/4"', 32, 26.4],
  [25, '1"', 37, 33.2],
  [32, '1-1/4"', 46, 41.9],
  [40, '1-1/2"', 54, 47.8],
  [50, '2"', 63, 59.6],
  [65, '2-1/2"', 76, 75.2],
  [80, '3"', 92, 87.9],
  [100, '4"', 120, 113],
] as const

const matching = tableOf(
  [
    [t('Coupler', 'Coupler'), t('takes adapter', 'menerima adaptor')],
    ['B, C, D', 'A, E, F, DP'],
    ['DC', 'A, E, F'],
  ],
  t(
    'Only the same nominal size matches, whatever the material. Pull both arms at once; never knock them open under pressure.',
    'Hanya ukuran nominal sama yang cocok, apa pun bahannya. Tarik kedua lengan bersamaan; jangan membukanya saat bertekanan.',
  ),
)

function product(type: CamType, key: keyof typeof metals, popularity: number): Product {
  const [of, metal] = [types[type], metals[key]]
  const name = t(
    `Camlock type ${type}, ${of.name.en}, ${metal.name.en}`,
    `Camlock tipe ${type}, ${of.name.id}, ${metal.name.id}`,
  )
  const hose = type === 'C' || type === 'E'
  const coupler = type === 'B' || type === 'C' || type === 'D' || type === 'DC'
  const lengthOf = (d: number): number =>
    Math.round((hose ? 1.25 : type === 'DC' || type === 'DP' ? 0.6 : 0.75) * d + 26)
  const rows = key === 'PP' ? sizes.filter(([dn]) => dn >= 20 && dn <= 80) : sizes
  return made({
    code: `CAMLOCK-${type}-${key}`,
    name,
    lead: [of.use, metal.advice],
    points: [
      coupler
        ? t('Oil the arms and change the seal once a year', 'Lumasi lengannya dan ganti seal setahun sekali')
        : t(
            'Keep the groove free of dents: the cams of the coupler bear on it',
            'Jaga alurnya dari penyok: bubungan lengan coupler bertumpu di sana',
          ),
      hose
        ? t('Fasten the hose with two band clamps', 'Ikat selang dengan dua klem pita')
        : t(
            'Pressure falls with the size: half of it at 4 inch',
            'Tekanan izin menurun dengan ukuran: setengahnya pada 4 inci',
          ),
      t('Release the pressure before the arms are opened', 'Buang tekanan sebelum lengan dibuka'),
    ],
    data: [
      [labels.standard, 'EN 14420-7'],
      [labels.material, metal.long],
      [t('Seal', 'Seal'), key === 'SS' ? 'PTFE / FKM' : 'NBR'],
      [labels.pressure, t(`up to ${metal.pressure} bar`, `sampai ${metal.pressure} bar`)],
    ],
    category: categories.camlocks,
    brand: metal.brand,
    popularity,
    ...(type === 'C' || type === 'F'
      ? { tabs: [{ title: t('What fits what', 'Pasangan yang cocok'), html: matching }] }
      : {}),
    pictures: modelled(() =>
      camlock({ type, d: 63, pipe: 59.6, length: lengthOf(63), title: `EN 14420-7 · ${type} · 2"` }),
    ),
    items: rows.map(([dn, inch, d]): Item => {
      const mass = of.bulk * d ** 2 * 0.031 * metal.density
      return {
        sku: `CL${key}${type}-${String(dn).padStart(3, '0')}`,
        name: t(`${name.en}, ${inch}`, `${name.id}, ${inch}`),
        uom: 'pcs',
        price: rupiah(9_000 + mass * metal.perGram),
        weight: mass,
        demand: dn >= 40 && dn <= 80 ? 0.9 : 0.55,
        attributes: {
          standard: 'EN 14420-7',
          nominal_size: inch,
          bore_dn: dn,
          material: metal.long,
          function: t(`Type ${type}`, `Tipe ${type}`),
          ...(hose || type.length > 1 ? {} : { thread: `G${inch.replace('"', '')}` }),
          overall_length: lengthOf(d),
          max_pressure: dn > 80 ? metal.pressure / 2 : metal.pressure,
        },
      }
    }),
  })
}

export const camlocks: readonly Product[] = [
  ...(['A', 'B', 'C', 'D', 'E', 'F', 'DC', 'DP'] as const).map((type, index) =>
    product(type, 'AL', 470 - index * 17),
  ),
  ...(['A', 'B', 'C', 'D', 'E', 'F', 'DC', 'DP'] as const).map((type, index) =>
    product(type, 'SS', 340 - index * 14),
  ),
  ...(['B', 'C', 'E', 'F'] as const).map((type, index) => product(type, 'PP', 230 - index * 11)),
]

import { categories } from './categories.ts'
import type { Item, Product, Text } from '../catalogue/model.ts'
import { rupiah } from '../catalogue/price.ts'
import { describe } from '../catalogue/text.ts'
import { en853 } from '../standards/en853.ts'
import { hoseDimensions, hoseShaded } from './hydraulic-hose.drawing.ts'

type Type = keyof typeof en853

const braids: Record<Type, Text> = {
  '1SN': { en: 'One wire braid', id: 'Satu lapis anyaman kawat' },
  '2SN': { en: 'Two wire braids', id: 'Dua lapis anyaman kawat' },
}

const items = (type: Type): Item[] =>
  en853[type].map(({ dn, inch, inner, outer, work, burst, bend }) => ({
    sku: `HH${type}-DN${String(dn).padStart(2, '0')}`,
    name: { en: `Hydraulic hose EN 853 ${type} ${inch}`, id: `Selang hidrolik EN 853 ${type} ${inch}` },
    uom: 'm',
    price: rupiah((outer ** 2 - inner ** 2) * (type === '1SN' ? 118 : 142) + 14_000),
    weight: (outer ** 2 - inner ** 2) * (type === '1SN' ? 1.45 : 1.85),
    demand: dn === 25 ? 0.4 : 0.85,
    attributes: {
      standard: `EN 853 ${type}`,
      nominal_size: inch,
      inner_diameter: inner,
      outer_diameter: outer,
      max_pressure: work,
      burst_pressure: burst,
      bend_radius: bend,
      material: braids[type],
    },
  }))

const pictures = (type: Type): Product['pictures'] => {
  const { inner, outer, dn } = en853[type][2]
  const hose = {
    inner,
    outer,
    braids: type === '1SN' ? (1 as const) : (2 as const),
    marking: `EN 853 ${type}`,
    title: `EN 853 ${type} · DN ${dn}`,
  }
  return [
    { view: 'dimensions', draw: () => hoseDimensions(hose) },
    { view: 'shaded', draw: () => hoseShaded(hose) },
  ]
}

const description = (type: Type, en: string, id: string): Text =>
  describe(
    {
      lead: [en],
      points: [
        'Sold by the metre, cut square; one length up to 50 m',
        'Never bend tighter than the radius given, not even at the fitting',
        'Replace six years after the date printed on the cover at the latest',
      ],
      data: [
        ['Medium', 'Mineral hydraulic oil, water-glycol'],
        ['Temperature', '−40 to +100 °C'],
        ['Equivalent', type === '1SN' ? 'SAE 100R1AT' : 'SAE 100R2AT'],
      ],
    },
    {
      lead: [id],
      points: [
        'Dijual per meter, dipotong siku; satu potongan sampai 50 m',
        'Jangan menekuk melebihi radius tekuk, termasuk di dekat fitting',
        'Ganti paling lambat enam tahun setelah tanggal yang tercetak pada selang',
      ],
      data: [
        ['Media', 'Oli hidrolik mineral, air-glikol'],
        ['Suhu kerja', '−40 sampai +100 °C'],
        ['Setara', type === '1SN' ? 'SAE 100R1AT' : 'SAE 100R2AT'],
      ],
    },
  )

export const hydraulicHoses: readonly Product[] = [
  {
    code: 'HYD-HOSE-1SN',
    name: {
      en: 'Hydraulic hose EN 853 1SN, one wire braid',
      id: 'Selang hidrolik EN 853 1SN, satu anyaman kawat',
    },
    description: description(
      '1SN',
      'Hose for return and medium-pressure lines: a single steel braid between oil-proof tube and weatherproof cover.',
      'Selang untuk jalur balik dan tekanan menengah: satu anyaman kawat baja di antara karet tahan minyak dan lapisan luar tahan cuaca.',
    ),
    category: categories.hydraulicHoses,
    brand: 'Valtirta',
    popularity: 450,
    pictures: pictures('1SN'),
    items: items('1SN'),
  },
  {
    code: 'HYD-HOSE-2SN',
    name: {
      en: 'Hydraulic hose EN 853 2SN, two wire braids',
      id: 'Selang hidrolik EN 853 2SN, dua anyaman kawat',
    },
    description: description(
      '2SN',
      'High-pressure hose of excavators, presses and injection machines: two steel braids with a rubber layer between them.',
      'Selang tekanan tinggi untuk ekskavator, mesin pres, dan mesin injeksi: dua anyaman kawat baja dengan lapisan karet di antaranya.',
    ),
    category: categories.hydraulicHoses,
    brand: 'Valtirta',
    popularity: 630,
    pictures: pictures('2SN'),
    items: items('2SN'),
  },
]

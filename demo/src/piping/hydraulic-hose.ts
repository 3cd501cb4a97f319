import { categories } from './categories.ts'
import type { Item, Product, Text } from '../catalogue/model.ts'
import { rupiah } from '../catalogue/price.ts'
import { describe } from '../catalogue/text.ts'
import { en853 } from '../standards/en853.ts'
import { en856 } from '../standards/en856.ts'
import { hoseDimensions, hoseShaded } from './hydraulic-hose.drawing.ts'
import { labels, prose, t } from './prose.ts'

type Type = keyof typeof en853

const braids: Record<Type, Text> = {
  '1SN': { en: 'One wire braid', id: 'Satu lapis anyaman kawat' },
  '2SN': { en: 'Two wire braids', id: 'Dua lapis anyaman kawat' },
}

type Spiral = keyof typeof en856
const spirals: Record<
  Spiral,
  { wires: Text; grow: number; braids: 1 | 2; popularity: number; lead: Text; same: string }
> = {
  '4SP': {
    wires: t('Four wire spirals', 'Empat lapis spiral kawat'),
    grow: 11.6,
    braids: 2,
    popularity: 410,
    lead: t(
      'Four steel spirals for excavator booms, loaders and presses, where pressure surges wear out braided hose.',
      'Empat spiral kawat baja untuk boom ekskavator, loader, dan mesin pres, tempat lonjakan tekanan melelahkan selang anyaman.',
    ),
    same: 'SAE 100R9',
  },
  '4SH': {
    wires: t('Four heavy wire spirals', 'Empat lapis spiral kawat tebal'),
    grow: 13.4,
    braids: 2,
    popularity: 290,
    lead: t(
      'Heavy spirals for large bores at the highest pressure: hydrostatic drives, injection machines, mining.',
      'Spiral kawat tebal untuk lubang besar bertekanan tertinggi: penggerak hidrostatik, mesin injeksi, tambang.',
    ),
    same: 'SAE 100R12',
  },
  '1SC': {
    wires: t('One wire braid, compact', 'Satu lapis anyaman kawat, ringkas'),
    grow: 6.1,
    braids: 1,
    popularity: 320,
    lead: t(
      'Compact hose with one braid: thinner, lighter and bending more tightly than 1SN at equal pressure.',
      'Selang ringkas satu anyaman: lebih tipis, lebih ringan, dan menekuk lebih rapat daripada 1SN pada tekanan sama.',
    ),
    same: 'SAE 100R1AT',
  },
  '2SC': {
    wires: t('Two wire braids, compact', 'Dua lapis anyaman kawat, ringkas'),
    grow: 7.2,
    braids: 2,
    popularity: 440,
    lead: t(
      'Compact hose with two braids for forklifts, machine tools and cramped manifolds.',
      'Selang ringkas dua anyaman untuk forklift, mesin perkakas, dan manifold yang sempit.',
    ),
    same: 'SAE 100R16',
  },
}

function spiralHose(type: Spiral): Product {
  const { wires, grow, braids: layers, popularity, lead, same } = spirals[type]
  const standard = `EN ${type.startsWith('4') ? '856' : '857'} ${type}`
  const outerOf = (inner: number): number => Math.round((inner * 1.05 + grow) * 10) / 10
  const rows = en856[type]
  const { inner, dn } = rows[2]
  const hose = {
    inner,
    outer: outerOf(inner),
    braids: layers,
    marking: standard,
    title: `${standard} · DN ${dn}`,
  }
  return {
    code: `HYD-HOSE-${type}`,
    name: t(
      `Hydraulic hose ${standard}, ${wires.en.toLowerCase()}`,
      `Selang hidrolik ${standard}, ${wires.id.toLowerCase()}`,
    ),
    description: prose({
      lead: [lead],
      points: [
        t(
          'Sold by the metre, cut square; flush before assembly',
          'Dijual per meter, dipotong siku; bilas sebelum dirakit',
        ),
        type.startsWith('4')
          ? t(
              'Skive inside and outside for interlock ferrules',
              'Kupas (skive) dalam dan luar untuk ferrule interlock',
            )
          : t(
              'No skiving needed with the matching ferrule',
              'Tanpa kupas (no-skive) dengan ferrule yang sesuai',
            ),
        t(
          'Twisting halves its life: watch the printed line',
          'Puntiran memangkas umurnya: perhatikan garis cetak pada selang',
        ),
      ],
      data: [
        [labels.temperature, t('−40 to +100 °C', '−40 sampai +100 °C')],
        [t('Equivalent', 'Setara'), same],
        [t('Reinforcement', 'Penguat'), wires],
      ],
    }),
    category: categories.hydraulicHoses,
    brand: 'Hidralaya',
    popularity,
    pictures: [
      { view: 'dimensions', draw: () => hoseDimensions(hose) },
      { view: 'shaded', draw: () => hoseShaded(hose) },
    ],
    items: rows.map((row): Item => {
      const outer = outerOf(row.inner)
      return {
        sku: `HH${type}-DN${String(row.dn).padStart(2, '0')}`,
        name: t(`Hydraulic hose ${standard} ${row.inch}`, `Selang hidrolik ${standard} ${row.inch}`),
        uom: 'm',
        price: rupiah((outer ** 2 - row.inner ** 2) * (type.startsWith('4') ? 205 : 128) + 16_000),
        weight: (outer ** 2 - row.inner ** 2) * (type.startsWith('4') ? 2.3 : 1.6),
        demand: row.dn <= 19 ? 0.8 : 0.4,
        attributes: {
          standard,
          nominal_size: row.inch,
          inner_diameter: row.inner,
          outer_diameter: outer,
          max_pressure: row.work,
          burst_pressure: row.burst,
          bend_radius: row.bend,
          material: wires,
        },
      }
    }),
  }
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
    brand: 'Hidralaya',
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
    brand: 'Hidralaya',
    popularity: 630,
    pictures: pictures('2SN'),
    items: items('2SN'),
  },
  ...(['4SP', '4SH', '1SC', '2SC'] as const).map(spiralHose),
]

import type { Item, Product, Text } from '../catalogue/model.ts'
import { rupiah } from '../catalogue/price.ts'
import { figure } from '../catalogue/text.ts'
import { categories } from './categories.ts'
import { tapeDimensions, tapeShaded } from './thread-tape.drawing.ts'
import { made } from './product.ts'
import { labels, t } from './prose.ts'

type Tape = {
  code: string
  name: Text
  thick: number
  density: string
  lead: Text
  use: Text
  factor: number
  popularity: number
}

const tapes: readonly Tape[] = [
  {
    code: 'SLT',
    name: t('PTFE thread seal tape, standard', 'Seal tape PTFE standar'),
    thick: 0.075,
    density: '0.35',
    popularity: 880,
    factor: 1,
    lead: t(
      'White tape for water and air threads up to one inch.',
      'Seal tape putih untuk ulir air dan udara sampai satu inci.',
    ),
    use: t('Six to ten turns', 'Enam sampai sepuluh lilitan'),
  },
  {
    code: 'SLH',
    name: t('PTFE thread seal tape, heavy', 'Seal tape PTFE tebal'),
    thick: 0.1,
    density: '0.7',
    popularity: 540,
    factor: 2.3,
    lead: t(
      'Dense tape for threads above one inch, steam to 10 bar and chemical lines.',
      'Seal tape rapat untuk ulir di atas satu inci, uap sampai 10 bar, dan jalur kimia.',
    ),
    use: t('Three to five turns', 'Tiga sampai lima lilitan'),
  },
  {
    code: 'SLG',
    name: t('PTFE thread seal tape for gas, yellow', 'Seal tape PTFE untuk gas, kuning'),
    thick: 0.1,
    density: '1.0',
    popularity: 400,
    factor: 2.8,
    lead: t(
      'Yellow, dense tape for fuel gas and oxygen-free gas lines.',
      'Seal tape kuning yang padat untuk gas bahan bakar dan jalur gas bebas oksigen.',
    ),
    use: t('Three turns, overlapping by half', 'Tiga lilitan, saling menindih setengah'),
  },
]

export const threadTapes: readonly Product[] = tapes.map(
  ({ code, name, thick, density, lead, use, factor, popularity }): Product =>
    made({
      code: `TAPE-${code}`,
      name,
      lead: [
        lead,
        t(
          'Wind clockwise seen from the end of the thread, leaving the first turn bare.',
          'Lilitkan searah jarum jam dilihat dari ujung ulir, sisakan satu ulir pertama.',
        ),
      ],
      points: [
        use,
        t('Not on parallel threads: they seal on a washer', 'Bukan untuk ulir lurus: perapatannya pada ring'),
        t('Do not turn back after tightening', 'Jangan diputar balik setelah dikencangkan'),
      ],
      data: [
        [t('Thickness', 'Tebal'), t(`${thick} mm`, `${figure(thick).id} mm`)],
        [t('Density', 'Kerapatan'), t(`${density} g/cm³`, `${density.replace('.', ',')} g/cm³`)],
        [labels.temperature, t('−200 to +260 °C', '−200 sampai +260 °C')],
      ],
      category: categories.tape,
      brand: 'Segelindra',
      popularity,
      pictures: [
        {
          view: 'dimensions',
          draw: () => tapeDimensions({ width: 12, thick, length: 10, title: `PTFE · 12 × ${thick} × 10 m` }),
        },
        {
          view: 'shaded',
          draw: () => tapeShaded({ width: 12, thick, length: 10, title: `PTFE · 12 × ${thick} × 10 m` }),
        },
      ],
      items: (
        [
          [12, 10],
          [12, 15],
          [19, 10],
          [19, 15],
          [25, 15],
        ] as const
      ).map(([width, length]): Item => ({
        sku: `${code}-${width}-${length}`,
        name: t(`${name.en}, ${width} mm × ${length} m`, `${name.id}, ${width} mm × ${length} m`),
        uom: 'box',
        price: rupiah(10 * (1_500 + width * length * thick * 160 * factor)),
        weight: 10 * (12 + width * length * thick * 0.5),
        demand: width === 12 ? 1 : 0.6,
        attributes: { width, roll_length: length, thickness: thick, pack_qty: 10, max_temperature: 260 },
      })),
    }),
)

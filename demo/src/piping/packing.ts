import type { Item, Product, Text } from '../catalogue/model.ts'
import { rupiah } from '../catalogue/price.ts'
import { categories } from './categories.ts'
import { packingDimensions, packingMounted, packingShaded } from './packing.drawing.ts'
import { made } from './product.ts'
import { labels, t } from './prose.ts'

type Packing = {
  code: string
  name: Text
  light: boolean
  hot: number
  pressure: number
  speed: number
  perGram: number
  popularity: number
  lead: Text
  care: Text
}

const packings: readonly Packing[] = [
  {
    code: 'GPG',
    name: t('Graphited PTFE packing', 'Gland packing PTFE grafit'),
    light: false,
    hot: 280,
    pressure: 20,
    speed: 20,
    perGram: 620,
    popularity: 430,
    lead: t(
      'PTFE with graphite carries the heat away from fast pump shafts in water, oil and chemicals.',
      'PTFE bercampur grafit menghantarkan panas dari poros pompa cepat untuk air, minyak, dan bahan kimia.',
    ),
    care: t(
      'Let it drip 20 to 40 drops a minute for the first hours',
      'Biarkan menetes 20 sampai 40 tetes per menit pada jam-jam pertama',
    ),
  },
  {
    code: 'GPW',
    name: t('Pure PTFE packing, lubricated', 'Gland packing PTFE putih berpelumas'),
    light: true,
    hot: 260,
    pressure: 15,
    speed: 8,
    perGram: 560,
    popularity: 390,
    lead: t(
      'White packing for food, drinks, paper and acids, which must not stain the product.',
      'Packing putih untuk makanan, minuman, kertas, dan asam yang tidak boleh mengotori produk.',
    ),
    care: t(
      'For slow shafts and valves: PTFE alone carries little heat',
      'Untuk poros lambat dan katup: PTFE murni sedikit menghantarkan panas',
    ),
  },
  {
    code: 'GPX',
    name: t(
      'Flexible graphite packing, nickel wire reinforced',
      'Gland packing grafit fleksibel bertulang kawat nikel',
    ),
    light: false,
    hot: 550,
    pressure: 250,
    speed: 2,
    perGram: 780,
    popularity: 280,
    lead: t(
      'For steam valves at high pressure: it neither hardens nor shrinks.',
      'Untuk katup uap bertekanan tinggi: tidak mengeras dan tidak menyusut.',
    ),
    care: t(
      'Press the rings in one by one before the next',
      'Tekan ring satu per satu sebelum memasang ring berikutnya',
    ),
  },
  {
    code: 'GPA',
    name: t('Aramid packing', 'Gland packing aramid'),
    light: true,
    hot: 250,
    pressure: 30,
    speed: 12,
    perGram: 690,
    popularity: 250,
    lead: t(
      'Tough yellow fibre for slurry, sand and pulp that would chew soft packing to pieces.',
      'Serat kuning yang ulet untuk lumpur, pasir, dan bubur kertas yang menghancurkan packing lunak.',
    ),
    care: t(
      'Needs a hardened shaft sleeve: the fibre is abrasive',
      'Memerlukan selubung poros yang dikeraskan: seratnya abrasif',
    ),
  },
  {
    code: 'GPC',
    name: t('Acrylic packing, PTFE impregnated', 'Gland packing akrilik berlapis PTFE'),
    light: true,
    hot: 150,
    pressure: 12,
    speed: 8,
    perGram: 290,
    popularity: 350,
    lead: t(
      'The economical packing of water pumps and ships’ stern tubes.',
      'Packing ekonomis untuk pompa air dan poros baling-baling kapal.',
    ),
    care: t('Not for strong acids or steam', 'Tidak untuk asam kuat atau uap'),
  },
]

export const glandPackings: readonly Product[] = packings.map(
  ({ code, name, light, hot, pressure, speed, perGram, popularity, lead, care }): Product =>
    made({
      code: `PACKING-${code}`,
      name,
      lead: [lead],
      points: [
        t(
          'Cut rings on a rod of the shaft diameter, ends at 45°, joints set off by 90°',
          'Potong ring pada batang sebesar poros, ujung 45°, sambungan digeser 90°',
        ),
        care,
        t('Section = (box bore − shaft) ÷ 2', 'Ukuran = (diameter kotak packing − poros) ÷ 2'),
      ],
      data: [
        [labels.temperature, t(`up to ${hot} °C`, `sampai ${hot} °C`)],
        [labels.pressure, t(`${pressure} bar (pumps)`, `${pressure} bar (pompa)`)],
        [t('Shaft speed', 'Kecepatan poros'), `${speed} m/s`],
      ],
      category: categories.packing,
      brand: 'Segelindra',
      popularity,
      pictures: [
        {
          view: 'dimensions',
          draw: () => packingDimensions({ size: 10, light, title: `${code} · 10 × 10` }),
        },
        { view: 'shaded', draw: () => packingShaded({ size: 10, light, title: `${code} · 10 × 10` }) },
        { view: 'mounted', draw: () => packingMounted(10, light, `${code} · 10 × 10`) },
      ],
      items: [5, 6, 8, 10, 12, 14, 16, 19, 22, 25].map((size): Item => {
        const mass = size * size * 1.45
        return {
          sku: `${code}-${String(size).padStart(2, '0')}`,
          name: t(`${name.en} ${size} × ${size} mm`, `${name.id} ${size} × ${size} mm`),
          uom: 'm',
          price: rupiah(4_000 + mass * perGram),
          weight: mass,
          demand: size >= 8 && size <= 14 ? 0.9 : 0.5,
          attributes: { width: size, material: name, max_temperature: hot, max_pressure: pressure },
        }
      }),
    }),
)

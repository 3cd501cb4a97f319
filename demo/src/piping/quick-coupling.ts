import type { Item, Product } from '../catalogue/model.ts'
import { rupiah } from '../catalogue/price.ts'
import { categories } from './categories.ts'
import { coupling } from './hydraulic-fitting.drawing.ts'
import { steel, two } from './hydraulic-sizes.ts'
import { modelled } from './model.ts'
import { made } from './product.ts'
import { labels, t } from './prose.ts'

type Quick = {
  code: string
  standard: string
  body: boolean
  flat: boolean
  ss: boolean
  popularity: number
  pressure: number
}
const quicks: readonly Quick[] = [
  { code: 'QA', standard: 'ISO 7241 A', body: true, flat: false, ss: false, popularity: 470, pressure: 250 },
  { code: 'QA', standard: 'ISO 7241 A', body: false, flat: false, ss: false, popularity: 450, pressure: 250 },
  { code: 'QB', standard: 'ISO 7241 B', body: true, flat: false, ss: false, popularity: 380, pressure: 210 },
  { code: 'QB', standard: 'ISO 7241 B', body: false, flat: false, ss: false, popularity: 370, pressure: 210 },
  { code: 'QF', standard: 'ISO 16028', body: true, flat: true, ss: false, popularity: 330, pressure: 250 },
  { code: 'QF', standard: 'ISO 16028', body: false, flat: true, ss: false, popularity: 320, pressure: 250 },
  { code: 'QS', standard: 'ISO 7241 B', body: true, flat: false, ss: true, popularity: 190, pressure: 140 },
  { code: 'QS', standard: 'ISO 7241 B', body: false, flat: false, ss: true, popularity: 180, pressure: 140 },
]
export const quickCouplings: readonly Product[] = quicks.map(
  ({ code, standard, body, flat, ss, popularity, pressure }) => {
    const material = ss ? t('Stainless steel 316', 'Stainless steel 316') : steel
    const half = body ? t('body', 'badan (coupler)') : t('plug', 'colokan (plug)')
    const name = t(
      `Hydraulic quick coupling ${standard}, ${half.en}${ss ? ', stainless steel 316' : ''}`,
      `Quick coupling hidrolik ${standard}, ${half.id}${ss ? ', stainless steel 316' : ''}`,
    )
    const sizes = [
      [6, '1/4"', 27, 52, 19],
      [10, '3/8"', 33, 62, 24],
      [12, '1/2"', 40, 70, 30],
      [19, '3/4"', 48, 86, 36],
      [25, '1"', 56, 102, 41],
    ] as const
    return made({
      code: `QUICK-${code}-${body ? 'BODY' : 'PLUG'}`,
      name,
      lead: [
        flat
          ? t(
              'Flat faces wipe clean and shut without a drop: for skid steers, rescue tools and clean rooms.',
              'Muka rata mudah dilap dan menutup tanpa tetesan: untuk skid steer, alat penyelamat, dan ruang bersih.',
            )
          : standard.endsWith('A')
            ? t(
                'Poppet coupling of tractors and trailers, joined and parted by pushing and pulling the sleeve.',
                'Kopling poppet traktor dan trailer, disambung dan dilepas dengan mendorong serta menarik sleeve.',
              )
            : t(
                'Industrial profile with sturdy poppets for presses, jacks, test benches and hot water.',
                'Profil industri dengan poppet kokoh untuk pres, dongkrak, bangku uji, dan air panas.',
              ),
        ss
          ? t(
              'In stainless steel 316 for sea water, food and chemicals.',
              'Dari stainless steel 316 untuk air laut, makanan, dan bahan kimia.',
            )
          : undefined,
      ],
      points: [
        t(
          'Couple without pressure: a line under heat builds pressure up by itself',
          'Sambungkan tanpa tekanan: jalur yang panas menaikkan tekanannya sendiri',
        ),
        t(`Only halves of ${standard} fit each other`, `Hanya pasangan ${standard} yang saling cocok`),
        t(
          'Order dust caps with it: dirt on the nose ruins the seal',
          'Pesan juga tutup debu: kotoran pada ujungnya merusak seal',
        ),
      ],
      data: [
        [labels.standard, standard],
        [labels.material, material],
        [labels.pressure, t(`up to ${pressure} bar`, `sampai ${pressure} bar`)],
        [t('Seal', 'Seal'), ss ? 'FKM' : 'NBR'],
      ],
      category: categories.quickCouplings,
      brand: 'Hidralaya',
      popularity,
      pictures: modelled(() =>
        coupling({
          body,
          flat,
          d: 40,
          length: body ? 70 : 58,
          hex: 30,
          thread: 'G1/2',
          title: `${standard} · 1/2" · G1/2`,
        }),
      ),
      items: sizes.map(([dn, inch, d, length, hex]): Item => {
        const mass = d ** 2 * length * (body ? 0.0034 : 0.0018)
        return {
          sku: `${code}${body ? 'B' : 'P'}-${two(dn)}`,
          name: t(`${name.en}, ${inch}`, `${name.id}, ${inch}`),
          uom: 'pcs',
          price: rupiah((24_000 + mass * 290) * (flat ? 1.7 : 1) * (ss ? 3.8 : 1)),
          weight: mass,
          demand: dn === 12 || dn === 10 ? 0.9 : 0.5,
          attributes: {
            standard,
            nominal_size: inch,
            port: `G${inch.replace('"', '')}`,
            material,
            function: body ? t('Body', 'Badan (coupler)') : t('Plug', 'Colokan (plug)'),
            max_pressure: pressure,
            overall_length: body ? length : Math.round(length * 0.82),
            across_flats: hex,
          },
        }
      }),
    })
  },
)

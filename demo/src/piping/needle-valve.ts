import type { Item, Product, Text } from '../catalogue/model.ts'
import { rupiah } from '../catalogue/price.ts'
import { categories } from './categories.ts'
import { needle } from './needle-valve.drawing.ts'
import { metals, type Metal } from './materials.ts'
import { modelled } from './model.ts'
import { made, sized } from './product.ts'
import { labels, t } from './prose.ts'
import { specialSymbol } from './special-symbol.drawing.ts'
import { inch, noteMetal, plain, two } from './valve-sizes.ts'

type NeedleKind = {
  code: string
  sku: string
  metal: Metal
  male: boolean
  pressure: number
  name: Text
  short: Text
  popularity: number
  extra: Text
}
const needleKinds: readonly NeedleKind[] = [
  {
    code: 'NEEDLE-SS316-FF',
    sku: 'NV316FF',
    metal: 'ss316',
    male: false,
    pressure: 413,
    popularity: 410,
    name: t(
      'Stainless steel 316 needle valve, female × female, 6,000 psi',
      'Needle valve stainless steel 316, drat dalam × dalam, 6.000 psi',
    ),
    short: t('Needle valve 316 F × F NPT', 'Needle valve 316 dalam × dalam NPT'),
    extra: t('Isolates gauges and transmitters', 'Untuk mengisolasi manometer dan transmitter'),
  },
  {
    code: 'NEEDLE-SS316-MF',
    sku: 'NV316MF',
    metal: 'ss316',
    male: true,
    pressure: 413,
    popularity: 370,
    name: t(
      'Stainless steel 316 needle valve, male × female, 6,000 psi',
      'Needle valve stainless steel 316, drat luar × dalam, 6.000 psi',
    ),
    short: t('Needle valve 316 M × F NPT', 'Needle valve 316 luar × dalam NPT'),
    extra: t('Screws straight into a tee under the gauge', 'Langsung diulir ke tee di bawah manometer'),
  },
  {
    code: 'NEEDLE-SS304-FF',
    sku: 'NV304FF',
    metal: 'ss304',
    male: false,
    pressure: 206,
    popularity: 330,
    name: t(
      'Stainless steel 304 needle valve, female × female, 3,000 psi',
      'Needle valve stainless steel 304, drat dalam × dalam, 3.000 psi',
    ),
    short: t('Needle valve 304 F × F NPT', 'Needle valve 304 dalam × dalam NPT'),
    extra: t('Fine setting of air, nitrogen and water', 'Pengaturan halus udara, nitrogen, dan air'),
  },
  {
    code: 'NEEDLE-BRASS-MF',
    sku: 'NVBRMF',
    metal: 'brass',
    male: true,
    pressure: 70,
    popularity: 350,
    name: t(
      'Brass needle valve, male × female, 1,000 psi',
      'Needle valve kuningan, drat luar × dalam, 1.000 psi',
    ),
    short: t('Brass needle valve M × F NPT', 'Needle valve kuningan luar × dalam NPT'),
    extra: t(
      'Bleeds and throttles instrument air and fuel gas',
      'Membuang dan mengatur udara instrumen serta gas bahan bakar',
    ),
  },
]
export const needleValves: readonly Product[] = needleKinds.map(
  ({ code, sku, metal, male, pressure, name, short, popularity, extra }) => {
    const title = `1/2 NPT · ${pressure} bar`
    return made({
      code,
      name,
      lead: [
        t(
          'A slender cone in a hard seat doses small flows and shuts off under high pressure.',
          'Jarum tirus pada dudukan keras mengatur aliran kecil dan menutup pada tekanan tinggi.',
        ),
        noteMetal(metal),
      ],
      points: [
        extra,
        t(
          'Close it with two fingers: a lever on the handle damages the cone',
          'Cukup dua jari untuk menutup: kunci tambahan merusak jarum',
        ),
        t(
          'Tighten the gland nut a sixth of a turn when it weeps',
          'Kencangkan mur packing seperenam putaran bila merembes',
        ),
      ],
      data: [
        [labels.pressure, `${pressure} bar`],
        [t('Packing', 'Packing'), metal === 'brass' ? 'PTFE, 150 °C' : 'PTFE, 200 °C'],
        [labels.thread, t('NPT, ASME B1.20.1', 'NPT, ASME B1.20.1')],
      ],
      category: categories.needleValves,
      brand: metal === 'brass' ? 'Alirana' : 'Valtirta',
      popularity,
      pictures: [
        ...modelled(() =>
          needle({
            length: male ? 76 : 70,
            bar: 30,
            height: 96,
            hand: 62,
            male,
            threadD: 20,
            thread: '1/2 NPT',
            title,
          }),
        ),
        { view: 'symbol', draw: () => specialSymbol('needle', title) },
      ],
      items: (
        [
          [6, 50, 120],
          [8, 52, 190],
          [10, 60, 260],
          [15, 70, 390],
          [20, 82, 620],
          [25, 94, 980],
        ] as const
      ).map(([dn, length, mass]): Item => ({
        sku: `${sku}-${two(dn)}`,
        name: sized(short, inch(dn)),
        uom: 'pcs',
        price: rupiah(46_000 + mass * 150 * metals[metal].factor),
        weight: mass,
        demand: dn === 8 || dn === 15 ? 0.95 : 0.5,
        attributes: {
          nominal_size: inch(dn),
          port: `${plain(dn)} NPT`,
          material: metals[metal].name,
          face_to_face: length,
          max_pressure: pressure,
          max_temperature: metal === 'brass' ? 150 : 200,
        },
      })),
    })
  },
)

import type { Item, Product, Text } from '../catalogue/model.ts'
import { rupiah } from '../catalogue/price.ts'
import { categories } from './categories.ts'
import { relief } from './relief-valve.drawing.ts'
import { metals, type Metal } from './materials.ts'
import { modelled } from './model.ts'
import { made, sized } from './product.ts'
import { labels, t, tableOf } from './prose.ts'
import { specialSymbol } from './special-symbol.drawing.ts'
import { inch, noteMetal, plain, two } from './valve-sizes.ts'

type ReliefKind = {
  code: string
  sku: string
  metal: Metal
  outlet: boolean
  lever: boolean
  sizes: readonly number[]
  sets: readonly number[]
  hot: number
  name: Text
  short: Text
  popularity: number
  lead: Text
  extra: Text
}
const reliefKinds: readonly ReliefKind[] = [
  {
    code: 'RELIEF-AIR-BRASS',
    sku: 'RVA',
    metal: 'brass',
    outlet: false,
    lever: false,
    sizes: [8, 10, 15],
    sets: [5, 8, 10, 12],
    hot: 120,
    popularity: 520,
    name: t(
      'Brass safety valve with pull ring for air compressors',
      'Safety valve kuningan dengan cincin tarik untuk kompresor',
    ),
    short: t('Air safety valve', 'Safety valve udara'),
    lead: t(
      'Blows off the receiver when the pressure switch fails; pull the ring monthly to see that it is free.',
      'Membuang tekanan tangki bila pressure switch gagal; tarik cincinnya sebulan sekali untuk memastikan tidak macet.',
    ),
    extra: t(
      'Screw straight into the receiver, no valve between',
      'Ulirkan langsung pada tangki tanpa katup penutup di antaranya',
    ),
  },
  {
    code: 'RELIEF-LEVER-BRONZE',
    sku: 'RVBC',
    metal: 'bronze',
    outlet: true,
    lever: true,
    sizes: [15, 20, 25, 40, 50],
    sets: [3, 5, 7, 10],
    hot: 183,
    popularity: 390,
    name: t(
      'Bronze safety relief valve with lever, for steam',
      'Safety relief valve perunggu dengan tuas, untuk uap',
    ),
    short: t('Steam safety valve bronze', 'Safety valve uap perunggu'),
    lead: t(
      'Protects boilers, pressure cookers and steam headers; the lever lifts the disc by hand.',
      'Melindungi boiler, panci tekan, dan header uap; tuasnya mengangkat cakram dengan tangan.',
    ),
    extra: t(
      'Lead the outlet away with a pipe of the same size, drained at its low point',
      'Salurkan buangan dengan pipa berukuran sama yang dikuras di titik rendah',
    ),
  },
  {
    code: 'RELIEF-SS304',
    sku: 'RV304',
    metal: 'ss304',
    outlet: true,
    lever: false,
    sizes: [15, 20, 25],
    sets: [3, 5, 7, 10],
    hot: 180,
    popularity: 250,
    name: t(
      'Stainless steel 304 safety relief valve, PTFE seat',
      'Safety relief valve stainless steel 304, dudukan PTFE',
    ),
    short: t('Safety relief valve 304', 'Safety valve 304'),
    lead: t(
      'Tight soft-seated relief for water, food and chemical tanks and for pump discharges.',
      'Katup lepas berdudukan lunak yang rapat untuk tangki air, makanan, dan kimia serta sisi tekan pompa.',
    ),
    extra: t(
      'Set and sealed at the factory; other pressures to order',
      'Disetel dan disegel di pabrik; tekanan lain sesuai pesanan',
    ),
  },
]
const setTable = tableOf(
  [
    [t('Working pressure', 'Tekanan kerja'), t('Set pressure', 'Tekanan buka')],
    ['4 bar', '5 bar'],
    ['6 bar', '7 bar'],
    ['8 bar', '10 bar'],
    ['10 bar', '12 bar'],
  ],
  t(
    'Set the valve about ten per cent above the working pressure, and never above the design pressure of the vessel.',
    'Setel sekitar sepuluh persen di atas tekanan kerja, dan jangan pernah melebihi tekanan rancang bejana.',
  ),
)
export const reliefValves: readonly Product[] = reliefKinds.map(
  ({ code, sku, metal, outlet, lever, sizes, sets, hot, name, short, popularity, lead, extra }) => {
    const title = `${inch(15)} · ${sets.join(' / ')} bar`
    return made({
      code,
      name,
      lead: [lead, noteMetal(metal)],
      points: [
        extra,
        t('Mount upright', 'Pasang tegak'),
        t(
          'Have it tested on a bench at each inspection of the vessel',
          'Uji di bangku uji pada setiap pemeriksaan bejana',
        ),
      ],
      data: [
        [t('Set pressure', 'Tekanan buka'), t(`${sets.join(', ')} bar`, `${sets.join('; ')} bar`)],
        [t('Closes at', 'Menutup pada'), t('about 85 % of the set pressure', 'sekitar 85 % tekanan buka')],
        [labels.temperature, t(`up to ${hot} °C`, `sampai ${hot} °C`)],
      ],
      category: categories.reliefValves,
      brand: 'Valtirta',
      popularity,
      tabs: [{ title: t('Choosing the set pressure', 'Memilih tekanan buka'), html: setTable }],
      ...(outlet && !lever ? { displayPrice: false } : {}),
      pictures: [
        ...modelled(() =>
          relief({
            dn: 15,
            hex: outlet ? 34 : 27,
            height: outlet ? 150 : 82,
            outlet,
            lever,
            thread: outlet ? 'R1/2' : 'R1/2',
            title,
          }),
        ),
        { view: 'symbol', draw: () => specialSymbol('relief', title) },
      ],
      items: sizes.flatMap((dn) =>
        sets.map((set): Item => {
          const mass = (outlet ? 2.4 : 1) * (1.1 * dn ** 1.85 + 40)
          return {
            sku: `${sku}-${two(dn)}-${two(set)}`,
            name: sized(short, `${inch(dn)}, ${set} bar`),
            uom: 'pcs',
            price: rupiah((outlet ? 160_000 : 22_000) + mass * 88 * metals[metal].factor),
            weight: mass,
            demand: set === 10 || set === 8 ? 0.85 : 0.45,
            attributes: {
              nominal_size: inch(dn),
              set_pressure: set,
              connection: t(`Male thread R${plain(dn)}`, `Ulir luar R${plain(dn)}`),
              material: metals[metal].name,
              max_temperature: hot,
            },
          }
        }),
      ),
    })
  },
)

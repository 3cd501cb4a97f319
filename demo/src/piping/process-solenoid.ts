import type { Item, Product, Text } from '../catalogue/model.ts'
import { rupiah } from '../catalogue/price.ts'
import { categories } from './categories.ts'
import { solenoid } from './process-solenoid.drawing.ts'
import { metals, type Metal } from './materials.ts'
import { modelled } from './model.ts'
import { made, sized } from './product.ts'
import { labels, t } from './prose.ts'
import { specialSymbol } from './special-symbol.drawing.ts'
import { inch, noteMetal, plain, two } from './valve-sizes.ts'

type SolenoidKind = {
  code: string
  sku: string
  metal: Metal
  open: boolean
  steam: boolean
  sizes: readonly number[]
  hot: number
  pressure: number
  name: Text
  short: Text
  popularity: number
  lead: Text
  extra: Text
  seal: string
}
const solenoidKinds: readonly SolenoidKind[] = [
  {
    code: 'SOLENOID-BRASS-NC',
    sku: 'SVBRNC',
    metal: 'brass',
    open: false,
    steam: false,
    sizes: [10, 15, 20, 25, 32, 40, 50],
    hot: 80,
    pressure: 10,
    seal: 'NBR',
    popularity: 570,
    name: t(
      'Brass solenoid valve for water and air, normally closed',
      'Solenoid valve kuningan untuk air dan udara, normal tertutup',
    ),
    short: t('Solenoid valve brass NC', 'Solenoid valve kuningan NC'),
    lead: t(
      'Pilot-operated valve that opens while its coil is live: washing machines, cooling water, irrigation, compressed air.',
      'Katup berpilot yang membuka selama coil dialiri arus: mesin cuci, air pendingin, irigasi, udara bertekanan.',
    ),
    extra: t('Needs a pressure difference of at least 0.3 bar', 'Memerlukan beda tekanan minimal 0,3 bar'),
  },
  {
    code: 'SOLENOID-BRASS-NO',
    sku: 'SVBRNO',
    metal: 'brass',
    open: true,
    steam: false,
    sizes: [10, 15, 20, 25],
    hot: 80,
    pressure: 10,
    seal: 'NBR',
    popularity: 260,
    name: t(
      'Brass solenoid valve for water and air, normally open',
      'Solenoid valve kuningan untuk air dan udara, normal terbuka',
    ),
    short: t('Solenoid valve brass NO', 'Solenoid valve kuningan NO'),
    lead: t(
      'Stays open without current and shuts while the coil is live: for bypasses and lines that must run when power fails.',
      'Terbuka tanpa arus dan menutup selama coil dialiri: untuk jalur pintas (by-pass) dan jalur yang harus mengalir saat listrik padam.',
    ),
    extra: t(
      'A coil that must hold for days should be of the cool-running kind',
      'Coil yang bekerja berhari-hari sebaiknya tipe suhu rendah',
    ),
  },
  {
    code: 'SOLENOID-SS304-NC',
    sku: 'SV304NC',
    metal: 'ss304',
    open: false,
    steam: false,
    sizes: [10, 15, 20, 25, 32, 40, 50],
    hot: 120,
    pressure: 10,
    seal: 'EPDM',
    popularity: 340,
    name: t(
      'Stainless steel 304 solenoid valve, normally closed',
      'Solenoid valve stainless steel 304, normal tertutup',
    ),
    short: t('Solenoid valve 304 NC', 'Solenoid valve 304 NC'),
    lead: t(
      'For pure water, food and mild chemicals, opening from zero pressure by a coupled diaphragm.',
      'Untuk air murni, makanan, dan bahan kimia ringan; membuka dari tekanan nol dengan membran terkopel.',
    ),
    extra: t('Suits tanks with little head', 'Cocok untuk tangki dengan beda tinggi kecil'),
  },
  {
    code: 'SOLENOID-BRASS-STEAM',
    sku: 'SVBRST',
    metal: 'brass',
    open: false,
    steam: true,
    sizes: [15, 20, 25, 32, 40, 50],
    hot: 185,
    pressure: 10,
    seal: 'PTFE',
    popularity: 320,
    name: t(
      'Brass steam solenoid valve, normally closed',
      'Solenoid valve uap (steam) kuningan, normal tertutup',
    ),
    short: t('Steam solenoid valve brass', 'Solenoid valve uap kuningan'),
    lead: t(
      'Piston valve with PTFE seals for saturated steam: irons, sterilisers, dyeing machines, hot presses.',
      'Katup piston dengan seal PTFE untuk uap jenuh: setrika uap, sterilisator, mesin celup, pres panas.',
    ),
    extra: t(
      'Fit a Y-strainer before and a trap at the low point',
      'Pasang saringan Y di depan dan steam trap di titik rendah',
    ),
  },
]
const coils = ['24 V DC', '220 V AC'] as const
export const processSolenoids: readonly Product[] = solenoidKinds.map(
  ({ code, sku, metal, open, steam, sizes, hot, pressure, seal, name, short, popularity, lead, extra }) => {
    const title = `G1/2 · ${open ? 'NO' : 'NC'} · ${pressure} bar`
    return made({
      code,
      name,
      lead: [lead, noteMetal(metal)],
      points: [
        extra,
        t(
          'Mount with the coil upwards and the arrow along the flow',
          'Pasang dengan coil di atas dan tanda panah searah aliran',
        ),
        t(
          'Never energise the coil off its tube: it burns out in a minute',
          'Jangan mengaliri coil yang terlepas dari tabungnya: terbakar dalam semenit',
        ),
      ],
      data: [
        [t('Seal', 'Seal'), seal],
        [labels.pressure, t(`0.3 to ${pressure} bar`, `0,3 sampai ${pressure} bar`)],
        [labels.temperature, t(`up to ${hot} °C`, `sampai ${hot} °C`)],
        [t('Protection', 'Perlindungan'), 'IP65'],
      ],
      category: categories.processSolenoids,
      brand: 'Alirana',
      popularity,
      pictures: [
        ...modelled(() =>
          solenoid({
            dn: 15,
            length: 69,
            height: steam ? 96 : 84,
            hex: 28,
            coil: steam ? 44 : 38,
            thread: 'G1/2',
            title,
          }),
        ),
        { view: 'symbol', draw: () => specialSymbol('solenoid', title) },
      ],
      items: sizes.flatMap((dn) =>
        coils.map((coil): Item => {
          const mass = 1.9 * dn ** 1.75 + 420
          return {
            sku: `${sku}-${two(dn)}-${coil.startsWith('24') ? '24D' : '220A'}`,
            name: sized(short, `${inch(dn)}, ${coil}`),
            uom: 'pcs',
            price: rupiah((105_000 + mass * 118 * metals[metal].factor) * (steam ? 1.35 : 1)),
            weight: mass,
            demand: dn <= 25 ? 0.85 : 0.4,
            attributes: {
              nominal_size: inch(dn),
              port: `G${plain(dn)}`,
              coil,
              function: open ? t('Normally open', 'Normal terbuka') : t('Normally closed', 'Normal tertutup'),
              material: metals[metal].name,
              max_pressure: pressure,
              max_temperature: hot,
            },
          }
        }),
      ),
    })
  },
)

import type { Item, Product } from '../catalogue/model.ts'
import { rupiah } from '../catalogue/price.ts'
import { jisB2220 } from '../standards/jis-b2220.ts'
import { categories } from './categories.ts'
import { metals } from './materials.ts'
import { modelled } from './model.ts'
import { made } from './product.ts'
import { labels, t, tableOf } from './prose.ts'
import { butterfly } from './butterfly-valve.drawing.ts'
import { specialSymbol } from './special-symbol.drawing.ts'
import { inches } from './valve.ts'

/** Face to face of wafer valves in mm by DN. Source: JIS B 2002, series 46 as ISO 5752 series 20. */
const thickness: Readonly<Record<number, number>> = {
  40: 33,
  50: 43,
  65: 46,
  80: 46,
  100: 52,
  125: 56,
  150: 56,
  200: 60,
  250: 68,
  300: 78,
}

const small = [40, 50, 65, 80, 100, 125, 150, 200] as const
const large = [100, 125, 150, 200, 250, 300] as const

const seats = {
  EPDM: {
    hot: 120,
    lead: t(
      'EPDM seat for cooling water, chilled water, drinking water and lye.',
      'Dudukan EPDM untuk air pendingin, air dingin (chilled water), air minum, dan larutan basa.',
    ),
    limit: t(
      'Oil, also traces in compressed air, swells EPDM',
      'Oli, termasuk jejaknya dalam udara bertekanan, membuat EPDM mengembang',
    ),
  },
  NBR: {
    hot: 80,
    lead: t(
      'NBR seat for compressed air, diesel, oil and water with oil in it.',
      'Dudukan NBR untuk udara bertekanan, solar, oli, dan air berminyak.',
    ),
    limit: t(
      'NBR hardens above 80 °C and in sunlight',
      'NBR mengeras di atas 80 °C dan bila terkena sinar matahari',
    ),
  },
  PTFE: {
    hot: 160,
    lead: t(
      'PTFE liner for acids, solvents and hot process media.',
      'Lapisan PTFE untuk asam, pelarut, dan media proses panas.',
    ),
    limit: t(
      'Lined disc: the medium touches nothing but PTFE',
      'Cakram berlapis: media hanya menyentuh PTFE',
    ),
  },
} as const

const torque = tableOf(
  [
    ['DN', t('Torque, wet', 'Torsi, basah'), t('Torque, dry', 'Torsi, kering')],
    ['50', '13 Nm', '17 Nm'],
    ['80', '27 Nm', '36 Nm'],
    ['100', '44 Nm', '58 Nm'],
    ['150', '105 Nm', '135 Nm'],
    ['200', '200 Nm', '260 Nm'],
  ],
  t(
    'Breakaway torques at 10 bar, for choosing an actuator; add a quarter for media that stick.',
    'Torsi awal pada 10 bar untuk memilih aktuator; tambahkan seperempat untuk media yang lengket.',
  ),
)

type Of = { seat: keyof typeof seats; lug: boolean; gear: boolean; disc: '304' | '316'; popularity: number }
function product({ seat, lug, gear, disc, popularity }: Of): Product {
  const sizes = gear ? large : small
  const [drive, driveId] = gear ? ['gear operated', 'gear box'] : ['lever operated', 'tuas']
  const [shape, form] = lug ? ['Lug', 'lug'] : ['Wafer', 'wafer']
  const code = `${lug ? 'L' : 'W'}${gear ? 'G' : 'L'}-${seat}-${disc}`
  const name = t(
    `${shape} butterfly valve JIS 10K, ${seat} seat, disc ${disc}, ${drive}`,
    `Butterfly valve ${form} JIS 10K, dudukan ${seat}, cakram ${disc}, ${driveId}`,
  )
  const heightOf = (dn: number): number => Math.round((dn * 0.95 + 95) / 5) * 5
  const items = sizes.map((dn): Item => {
    const mass = (dn ** 1.75 * 1.35 + 900) * (lug ? 1.3 : 1) + (gear ? 3200 : 0)
    return {
      sku: `BF${lug ? 'L' : 'W'}${gear ? 'G' : 'L'}${seat.slice(0, 2)}${disc}-${String(dn).padStart(3, '0')}`,
      name: t(
        `${shape} butterfly valve ${seat}/${disc} ${drive} DN ${dn} (${inches[dn] ?? ''})`,
        `Butterfly valve ${form} ${seat}/${disc} ${driveId} DN ${dn} (${inches[dn] ?? ''})`,
      ),
      uom: 'pcs',
      price: rupiah(
        (120_000 + mass * 92) * (seat === 'PTFE' ? 2.6 : 1) * (disc === '316' ? 1.25 : 1) +
          (gear ? 350_000 : 0),
      ),
      weight: mass,
      demand: dn <= 100 ? 0.85 : 0.45,
      attributes: {
        nominal_size: inches[dn] ?? `${dn}`,
        bore_dn: dn,
        connection: t(
          `${shape}, between flanges JIS 10K`,
          `${lug ? 'Lug' : 'Wafer'}, di antara flensa JIS 10K`,
        ),
        material: metals.ductile.name,
        face_to_face: thickness[dn] ?? 50,
        height: heightOf(dn),
        max_pressure: 10,
        max_temperature: seats[seat].hot,
        function: gear
          ? t('Gear box with handwheel', 'Gear box dengan roda tangan')
          : t('Ten-position lever', 'Tuas sepuluh posisi'),
      },
    }
  })
  const dn = gear ? 150 : 100
  const flange = jisB2220['10K'].find((row) => row.dn === dn)
  const title = `JIS 10K · DN ${dn} · ${seat}`
  return made({
    code: `BUTTERFLY-${code}`,
    name,
    lead: [
      lug
        ? t(
            'Threaded lugs take the bolts of either flange by themselves, so the line behind may be taken off while the valve holds.',
            'Telinga berulir menerima baut tiap flensa sendiri-sendiri, sehingga pipa di belakangnya dapat dilepas saat katup menutup.',
          )
        : t(
            'Light quarter-turn valve clamped between two flanges by long bolts: a third of the weight of a gate valve.',
            'Katup seperempat putaran ringan yang dijepit dua flensa dengan baut panjang: sepertiga berat gate valve.',
          ),
      seats[seat].lead,
    ],
    points: [
      t(
        'The rubber seat seals the flanges too: do not add gaskets',
        'Dudukan karet sekaligus merapatkan flensa: jangan ditambah gasket',
      ),
      t(
        'Bolt up with the disc a little open, then shut it once',
        'Pasang dengan cakram sedikit terbuka, lalu coba tutup sekali',
      ),
      seats[seat].limit,
      gear
        ? t(
            'Gear box for slow closing, against water hammer',
            'Gear box menutup perlahan sehingga mencegah water hammer',
          )
        : t(
            'Lever locks in ten positions, for coarse throttling',
            'Tuas terkunci pada sepuluh posisi untuk pengaturan kasar',
          ),
    ],
    data: [
      [labels.body, metals.ductile.name],
      [t('Disc', 'Cakram'), `CF8${disc === '316' ? 'M' : ''} (SUS ${disc})`],
      [labels.pressure, t('10 bar', '10 bar')],
      [labels.temperature, t(`up to ${seats[seat].hot} °C`, `sampai ${seats[seat].hot} °C`)],
    ],
    category: categories.butterflyValves,
    brand: seat === 'NBR' ? 'Alirana' : 'Valtirta',
    popularity,
    ...(lug && gear ? { displayAddToCart: false } : {}),
    ...(seat === 'EPDM' && !lug
      ? { tabs: [{ title: t('Actuator torque', 'Torsi aktuator'), html: torque }] }
      : {}),
    pictures: [
      ...modelled(() =>
        butterfly({
          dn,
          body: Math.round(dn * 1.5),
          height: heightOf(dn),
          thick: thickness[dn] ?? 50,
          hand: gear ? 220 : 230,
          gear,
          title,
          ...(lug && flange !== undefined ? { lug: flange } : {}),
        }),
      ),
      { view: 'symbol', draw: () => specialSymbol('butterfly', title) },
    ],
    items,
  })
}

export const butterflyValves: readonly Product[] = [
  product({ seat: 'EPDM', lug: false, gear: false, disc: '304', popularity: 660 }),
  product({ seat: 'NBR', lug: false, gear: false, disc: '304', popularity: 420 }),
  product({ seat: 'PTFE', lug: false, gear: false, disc: '316', popularity: 260 }),
  product({ seat: 'EPDM', lug: false, gear: true, disc: '304', popularity: 480 }),
  product({ seat: 'NBR', lug: false, gear: true, disc: '304', popularity: 240 }),
  product({ seat: 'EPDM', lug: true, gear: false, disc: '304', popularity: 350 }),
  product({ seat: 'EPDM', lug: true, gear: true, disc: '316', popularity: 230 }),
]

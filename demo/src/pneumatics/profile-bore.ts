import type { Item, Product, Text } from '../catalogue/model.ts'
import { rupiah } from '../catalogue/price.ts'
import { figure } from '../catalogue/text.ts'
import { iso15552 } from '../standards/iso15552.ts'
import { categories } from './categories.ts'
import { thrustChart } from './cylinder.drawing.ts'
import { profileDimensions, profileShaded } from './profile-cylinder.drawing.ts'
import { partSymbol } from './symbol.drawing.ts'
import { n, named, say, t, table, thrust, yes } from './writing.ts'

type Bore = keyof typeof iso15552
const bores = [32, 40, 50, 63, 80, 100, 125] as const
const strokes = [25, 50, 80, 100, 125, 160, 200, 250, 300, 320, 400, 500] as const

const uses: Record<Bore, Text> = {
  32: t(
    'The smallest bore of the standard: pushers, stoppers, small gates and label stations.',
    'Bore terkecil dalam standar ini: pendorong, penahan, pintu kecil, dan stasiun label.',
  ),
  40: t(
    'A common bore on packing and assembly machines, where a carton or a fixture has to be moved quickly.',
    'Bore yang umum pada mesin kemas dan perakitan, saat karton atau jig harus digerakkan cepat.',
  ),
  50: t(
    'The workhorse for lifting tables, conveyor diverters and clamping frames of medium size.',
    'Andalan untuk meja angkat, pengalih konveyor, dan rangka penjepit ukuran sedang.',
  ),
  63: t(
    'Carries about 1.8 kN at 6 bar, enough for presses on the bench, bag clamps and silo slide gates.',
    'Bertenaga sekitar 1,8 kN pada 6 bar; cukup untuk pres meja, penjepit karung, dan pintu geser silo.',
  ),
  80: t(
    'For slide gates, tipping hoppers and heavy stoppers on roller conveyors.',
    'Untuk pintu geser, hopper tuang, dan penahan berat pada konveyor rol.',
  ),
  100: t(
    'For damper drives, veneer and block presses and lifting gear with a large dead load.',
    'Untuk penggerak damper, pres kayu dan batako, serta pengangkat dengan beban mati besar.',
  ),
  125: t(
    'For heavy dampers, baling presses and gates where more than 7 kN is wanted from shop air.',
    'Untuk damper berat, pres bal, dan pintu yang membutuhkan lebih dari 7 kN dari udara bengkel.',
  ),
}

const attributes = (bore: Bore, stroke: number, heat = false): Item['attributes'] => ({
  standard: 'ISO 15552',
  bore,
  stroke,
  rod_diameter: iso15552[bore].rod,
  rod_thread: iso15552[bore].KK,
  port: iso15552[bore].EE,
  piston_magnet: heat ? t('No', 'Tidak') : yes,
  max_pressure: 10,
  max_temperature: heat ? 150 : 80,
})

const mass = (bore: Bore, stroke: number): number => bore ** 2 * 0.52 + stroke * bore * 0.09
const price = (bore: Bore, stroke: number): number =>
  205_000 + bore ** 1.35 * 1_650 + stroke * (340 + bore * 12)

const data = (bore: Bore): Parameters<typeof say>[2] => [
  ['force', n(thrust(bore, 6), ' N')],
  ['pull', n(thrust(bore, 6, iso15552[bore].rod), ' N')],
  ['pressure', t('1 to 10 bar', '1 sampai 10 bar')],
]

const tightening: Record<string, number> = { M6: 5, M8: 12, M10: 25, M12: 40 }

const mountingTab = (bore: Bore): NonNullable<Product['tabs']>[number] => ({
  title: t('Mounting and air consumption', 'Pemasangan dan konsumsi udara'),
  html: table([
    [t('Property', 'Sifat'), t('Figure', 'Nilai')],
    [t('Mounting threads in the caps', 'Ulir pemasangan pada tutup'), iso15552[bore].RT],
    [
      t('Tightening torque of the mounting screws', 'Torsi pengencangan baut dudukan'),
      `${tightening[iso15552[bore].RT] ?? 5} Nm`,
    ],
    [t('Pitch of the mounting threads', 'Jarak ulir pemasangan'), n(iso15552[bore].TG, ' mm')],
    [
      t(
        'Free air for one double stroke of 100 mm at 6 bar',
        'Udara bebas untuk satu stroke ganda 100 mm pada 6 bar',
      ),
      n(Math.round(((Math.PI / 4) * (2 * bore ** 2 - iso15552[bore].rod ** 2) * 100 * 7) / 1e4) / 100, ' l'),
    ],
  ]),
})

const standard = (bore: Bore): Product => {
  const size = iso15552[bore]
  const cylinder = { ...size, bore, stroke: 100, tieRods: false, title: `ISO 15552 · Ø${bore} × 100` }
  return {
    code: `CYL-ISO15552-${bore}`,
    name: t(
      `Standard cylinder ISO 15552, bore ${bore} mm, magnetic`,
      `Silinder standar ISO 15552, bore ${bore} mm, bermagnet`,
    ),
    description: say(
      [
        uses[bore],
        t(
          `The profile barrel follows ISO 15552, so the ${size.TG} mm hole pattern and the ${size.KK} rod thread take every mounting of that standard.`,
          `Tabung profil mengikuti ISO 15552, sehingga pola lubang ${figure(size.TG).id} mm dan ulir batang ${size.KK} cocok dengan semua dudukan standar tersebut.`,
        ),
      ],
      [
        bore <= 50
          ? t(
              'Sensor grooves for T-slot switches on three sides',
              'Alur sensor untuk sensor T-slot di tiga sisi',
            )
          : t(
              'Two T-slots a side, so that two switches can sit at close positions',
              'Dua alur T per sisi sehingga dua sensor dapat dipasang berdekatan',
            ),
        t(
          'Cushioning needle at both ends, set with a screwdriver',
          'Jarum peredam di kedua ujung, disetel dengan obeng',
        ),
        bore >= 80
          ? t(
              'Support strokes above 300 mm in the middle or use a centre trunnion',
              'Tumpu bagian tengah untuk stroke di atas 300 mm atau gunakan trunnion tengah',
            )
          : t(
              'Choose the bore for twice the load when the movement is vertical',
              'Pilih bore untuk dua kali beban bila gerakannya vertikal',
            ),
        t('Rod nut supplied', 'Termasuk mur batang'),
      ],
      data(bore),
    ),
    category: categories.profileCylinders,
    brand: bore >= 100 ? 'Hembusa' : 'Anginara',
    popularity: 640 - Math.abs(bore - 50) * 3,
    tabs: bore === 32 || bore === 50 || bore === 63 || bore === 100 ? [mountingTab(bore)] : [],
    pictures: [
      { view: 'dimensions', draw: () => profileDimensions(cylinder) },
      { view: 'shaded', draw: () => profileShaded(cylinder) },
      { view: 'symbol', draw: () => partSymbol('cylinder', `ISO 1219-1 · Ø${bore}`) },
      { view: 'chart', draw: () => thrustChart(bore, size.rod) },
    ],
    items: strokes
      .filter((stroke) => bore > 32 || stroke <= 400)
      .map((stroke) => ({
        sku: `ASC-${bore}-${stroke}`,
        name: named(t('Standard cylinder ISO 15552', 'Silinder standar ISO 15552'), `Ø${bore} × ${stroke}`),
        uom: 'pcs',
        price: rupiah(price(bore, stroke)),
        weight: mass(bore, stroke),
        demand: [50, 100, 200].includes(stroke) ? 0.85 : 0.35,
        attributes: attributes(bore, stroke),
      })),
  }
}

const through = (bore: Bore): Product => {
  const size = iso15552[bore]
  const cylinder = {
    ...size,
    bore,
    stroke: 80,
    tieRods: false,
    through: true,
    title: `ISO 15552 · Ø${bore} × 80`,
  }
  return {
    code: `CYL-ISO15552-TR-${bore}`,
    name: t(
      `Through-rod cylinder ISO 15552, bore ${bore} mm`,
      `Silinder batang tembus ISO 15552, bore ${bore} mm`,
    ),
    description: say(
      [
        t(
          `The rod leaves the barrel at both ends, so thrust is the same in both directions: ${figure(thrust(bore, 6, size.rod)).en} N at 6 bar.`,
          `Batang piston keluar di kedua ujung sehingga gaya dorong sama besar di kedua arah: ${figure(thrust(bore, 6, size.rod)).id} N pada 6 bar.`,
        ),
        t(
          'Used where a stop, cam or switch flag sits on the second end, and where the rod has to carry more side load than one bearing allows.',
          'Dipakai bila penahan, bubungan, atau pelat pemicu dipasang di ujung kedua, dan bila batang menerima beban samping lebih besar daripada kemampuan satu bearing.',
        ),
      ],
      [
        t(
          `Rod thread ${size.KK} at both ends, two nuts supplied`,
          `Ulir batang ${size.KK} di kedua ujung, termasuk dua mur`,
        ),
        t(
          'Rear mountings that close the cap (clevis, eye) do not fit',
          'Dudukan belakang yang menutup tutup silinder (garpu, mata) tidak dapat dipasang',
        ),
        t(
          'Keep hands clear of the moving rear rod: cover it',
          'Batang belakang yang bergerak harus diberi pelindung',
        ),
      ],
      data(bore),
    ),
    category: categories.profileCylinders,
    brand: 'Anginara',
    popularity: 210 + bore,
    displayPrice: bore !== 125,
    pictures: [
      { view: 'dimensions', draw: () => profileDimensions(cylinder) },
      { view: 'shaded', draw: () => profileShaded(cylinder) },
      { view: 'symbol', draw: () => partSymbol('through', `ISO 1219-1 · Ø${bore}`) },
    ],
    items: [25, 50, 80, 100, 160, 200, 320].map((stroke) => ({
      sku: `ASCT-${bore}-${stroke}`,
      name: named(
        t('Through-rod cylinder ISO 15552', 'Silinder batang tembus ISO 15552'),
        `Ø${bore} × ${stroke}`,
      ),
      uom: 'pcs',
      price: rupiah(price(bore, stroke) * 1.32),
      weight: mass(bore, stroke) * 1.2,
      demand: 0.25,
      attributes: attributes(bore, stroke),
    })),
  }
}

const heat = (bore: Bore): Product => {
  const size = iso15552[bore]
  const cylinder = { ...size, bore, stroke: 125, tieRods: true, title: `ISO 15552 · FKM · Ø${bore} × 125` }
  return {
    code: `CYL-ISO15552-FKM-${bore}`,
    name: t(
      `Tie-rod cylinder ISO 15552, FKM seals, bore ${bore} mm`,
      `Silinder tie-rod ISO 15552, seal FKM, bore ${bore} mm`,
    ),
    description: say(
      [
        t(
          'For ovens, dryers, tyre presses and foundry gates: the FKM seals and the grease stay sound up to 150 °C.',
          'Untuk oven, pengering, pres ban, dan pintu pengecoran: seal FKM dan gemuknya tahan hingga 150 °C.',
        ),
        t(
          'The round barrel is held by four tie rods; worn seals can be changed on the bench with a set of hand tools.',
          'Tabung bulat diikat empat tie-rod; seal yang aus dapat diganti di bengkel dengan perkakas tangan.',
        ),
      ],
      [
        t(
          'No magnet in the piston: switches do not survive that heat',
          'Piston tanpa magnet: sensor tidak tahan pada suhu tersebut',
        ),
        t(
          'Rolled chromium-plated rod; a stainless rod is made to order',
          'Batang lapis krom; batang stainless steel dibuat sesuai pesanan',
        ),
        bore <= 50
          ? t(
              'Use metal-bodied fittings and FEP or PTFE tube near the heat',
              'Gunakan fitting berbadan logam dan selang FEP atau PTFE di dekat sumber panas',
            )
          : t(
              'Keep the valve outside the hot zone and size the line generously',
              'Letakkan katup di luar zona panas dan pilih pipa yang cukup besar',
            ),
      ],
      data(bore),
    ),
    category: categories.profileCylinders,
    brand: 'Hembusa',
    popularity: 180 + bore,
    pictures: [
      { view: 'dimensions', draw: () => profileDimensions(cylinder) },
      { view: 'shaded', draw: () => profileShaded(cylinder) },
      { view: 'chart', draw: () => thrustChart(bore, size.rod) },
    ],
    items: [50, 100, 125, 160, 200, 250, 300].map((stroke) => ({
      sku: `HTR-${bore}-${stroke}V`,
      name: named(t('Tie-rod cylinder FKM', 'Silinder tie-rod FKM'), `Ø${bore} × ${stroke}`),
      uom: 'pcs',
      price: rupiah(price(bore, stroke) * 1.58),
      weight: mass(bore, stroke) * 1.12,
      demand: 0.2,
      attributes: { ...attributes(bore, stroke, true), seal_material: 'FKM' },
    })),
  }
}

export const profileBores: readonly Product[] = [
  ...bores.map(standard),
  ...([32, 40, 50, 63, 80] as const).map(through),
  ...([40, 63, 80, 100, 125] as const).map(heat),
]

import type { Item, Product, Text } from '../catalogue/model.ts'
import { rupiah } from '../catalogue/price.ts'
import { figure } from '../catalogue/text.ts'
import { iso21287, iso21287Male } from '../standards/iso21287.ts'
import { categories } from './categories.ts'
import { compactDimensions, compactShaded } from './compact-cylinder.drawing.ts'
import { thrustChart } from './cylinder.drawing.ts'
import { partSymbol } from './symbol.drawing.ts'
import { n, named, say, t, table, thrust, yes } from './writing.ts'

type Bore = keyof typeof iso21287
const bores = [20, 25, 32, 40, 50, 63, 80, 100] as const
const strokes = [5, 10, 15, 20, 30, 40, 50, 60, 80] as const

const uses: Record<Bore, Text> = {
  20: t(
    'For locating pins, small clamps and part ejectors in jigs.',
    'Untuk pin pengarah, klem kecil, dan pelontar benda kerja pada jig.',
  ),
  25: t(
    'For part stops on pallets and clamps on drilling jigs.',
    'Untuk penahan benda kerja di palet dan klem pada jig bor.',
  ),
  32: t(
    'For stoppers on light roller conveyors and clamping of sheet parts.',
    'Untuk penahan pada konveyor rol ringan dan penjepitan benda lembaran.',
  ),
  40: t(
    'For clamping of machined parts and short lifting strokes of pallets.',
    'Untuk menjepit benda permesinan dan mengangkat palet dengan stroke pendek.',
  ),
  50: t(
    'For riveting, marking and pressing-in with about 1.1 kN at 6 bar.',
    'Untuk keling, penandaan, dan pres pasang dengan gaya sekitar 1,1 kN pada 6 bar.',
  ),
  63: t(
    'For clamping frames, small presses and pallet lifts.',
    'Untuk rangka penjepit, pres kecil, dan pengangkat palet.',
  ),
  80: t(
    'For bench presses and strong clamps where a profile cylinder is too long.',
    'Untuk pres meja dan klem kuat di tempat yang terlalu pendek bagi silinder profil.',
  ),
  100: t(
    'For short strokes with more than 4.5 kN: punching, straightening, block clamping.',
    'Untuk stroke pendek dengan gaya di atas 4,5 kN: pons, pelurusan, penjepitan blok.',
  ),
}

const attributes = (bore: Bore, stroke: number, male: boolean): Item['attributes'] => ({
  standard: 'ISO 21287',
  bore,
  stroke,
  rod_diameter: iso21287[bore].rod,
  rod_thread: male ? iso21287Male[bore].KK : iso21287[bore].KF,
  port: iso21287[bore].EE,
  piston_magnet: yes,
  max_pressure: 10,
})

const maxSide: Record<Bore, number> = { 20: 10, 25: 12, 32: 22, 40: 24, 50: 42, 63: 44, 80: 70, 100: 90 }

function product(bore: Bore, male: boolean): Product {
  const size = iso21287[bore]
  const rod = male ? iso21287Male[bore] : undefined
  const title = `ISO 21287 · Ø${bore} × 30`
  const drawn = {
    bore,
    stroke: 30,
    body: size.E,
    holes: size.TG,
    hole: bore < 32 ? 4.2 : bore < 50 ? 5.1 : bore < 80 ? 6.8 : 8.5,
    length: size.ZA + 30,
    out: size.WH,
    rod: size.rod,
    rodThread: rod?.KK ?? size.KF,
    male: rod?.AM ?? 0,
    port: size.EE,
    title,
  }
  const what = male
    ? t('Compact cylinder ISO 21287 male rod', 'Silinder kompak ISO 21287 batang ulir luar')
    : t('Compact cylinder ISO 21287 female rod', 'Silinder kompak ISO 21287 batang ulir dalam')
  return {
    code: `CYL-ISO21287-${male ? 'M' : 'F'}${bore}`,
    name: male
      ? t(
          `Compact cylinder ISO 21287, bore ${bore} mm, male rod thread`,
          `Silinder kompak ISO 21287, bore ${bore} mm, batang ulir luar`,
        )
      : t(
          `Compact cylinder ISO 21287, bore ${bore} mm, female rod thread`,
          `Silinder kompak ISO 21287, bore ${bore} mm, batang ulir dalam`,
        ),
    description: say(
      [
        uses[bore],
        male
          ? t(
              `The ${drawn.rodThread} male thread takes rod clevises, rod eyes and floating joints without an adapter.`,
              `Ulir luar ${drawn.rodThread} langsung menerima clevis, rod end, dan floating joint tanpa adaptor.`,
            )
          : t(
              `The ${size.KF} thread lies inside the rod, so that the tool plate can be screwed on flush and nothing is lost in height.`,
              `Ulir ${size.KF} berada di dalam batang sehingga pelat alat dapat dipasang rata tanpa menambah tinggi.`,
            ),
      ],
      [
        t(
          `Body ${figure(size.ZA).en} mm long plus the stroke`,
          `Panjang badan ${figure(size.ZA).id} mm ditambah stroke`,
        ),
        bore < 32
          ? t(
              'Four tapped holes at each end; screws from below need a length of the grip only',
              'Empat lubang ulir di tiap ujung; baut dari bawah cukup sepanjang tebal jepitan',
            )
          : t(
              `Holes on the ${figure(size.TG).en} mm pitch of ISO 15552: feet and flanges of that standard fit`,
              `Jarak lubang ${figure(size.TG).id} mm sama dengan ISO 15552: kaki dan flensa standar itu dapat dipakai`,
            ),
        t(
          `Side load on the rod at most ${maxSide[bore]} N at full stroke: guide the load`,
          `Beban samping batang paling besar ${maxSide[bore]} N pada stroke penuh: pandu bebannya`,
        ),
        t(
          'Do not turn the rod by its flats while the piston stands at the end',
          'Jangan memutar batang pada bidang kuncinya saat piston berada di ujung',
        ),
      ],
      [
        ['force', n(thrust(bore, 6), ' N')],
        ['pull', n(thrust(bore, 6, size.rod), ' N')],
        ['temperature', t('−20 to +80 °C', '−20 sampai +80 °C')],
      ],
    ),
    category: categories.compactCylinders,
    brand: male ? 'Hembusa' : 'Anginara',
    popularity: (male ? 330 : 520) - Math.abs(bore - 32) * 3,
    tabs:
      bore === 32 && !male
        ? [
            {
              title: t('Selecting the bore', 'Memilih bore'),
              html: table([
                [
                  t('Bore', 'Bore'),
                  t('Thrust at 6 bar', 'Gaya dorong pada 6 bar'),
                  t('Pull at 6 bar', 'Gaya tarik pada 6 bar'),
                  t('Rod thread', 'Ulir batang'),
                ],
                ...bores.map((of) => [
                  `${of} mm`,
                  n(thrust(of, 6), ' N'),
                  n(thrust(of, 6, iso21287[of].rod), ' N'),
                  iso21287[of].KF,
                ]),
              ]),
            },
          ]
        : [],
    pictures: [
      { view: 'dimensions', draw: () => compactDimensions(drawn) },
      { view: 'shaded', draw: () => compactShaded(drawn) },
      { view: 'chart', draw: () => thrustChart(bore, size.rod) },
      ...(male
        ? [{ view: 'symbol' as const, draw: () => partSymbol('cylinder', `ISO 1219-1 · Ø${bore}`) }]
        : []),
    ],
    items: strokes
      .filter((stroke) => bore > 25 || stroke <= 60)
      .map((stroke) => ({
        sku: `${male ? 'HCM' : 'ACF'}21-${bore}-${stroke}`,
        name: named(what, `Ø${bore} × ${stroke}`),
        uom: 'pcs',
        price: rupiah(152_000 + bore * 5_150 + stroke * (520 + bore * 13) + (male ? 18_000 : 0)),
        weight: (size.E / 10) ** 2 * (size.ZA + stroke) * 0.15 + size.rod * 4,
        demand: stroke >= 10 && stroke <= 50 ? 0.6 : 0.3,
        attributes: attributes(bore, stroke, male),
      })),
  }
}

export const compactBores: readonly Product[] = [
  ...bores.map((bore) => product(bore, false)),
  ...bores.map((bore) => product(bore, true)),
]

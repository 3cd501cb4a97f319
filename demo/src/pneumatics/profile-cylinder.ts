import { categories } from './categories.ts'
import type { Item, Product } from '../catalogue/model.ts'
import { rupiah } from '../catalogue/price.ts'
import { describe } from '../catalogue/text.ts'
import { iso15552 } from '../standards/iso15552.ts'
import { partSymbol } from './symbol.drawing.ts'
import { profileDimensions, profileShaded } from './profile-cylinder.drawing.ts'

type Bore = keyof typeof iso15552

const mass = (bore: number, stroke: number): number => bore ** 2 * 0.52 + stroke * bore * 0.09

const attributes = (bore: Bore, stroke: number): Item['attributes'] => ({
  standard: 'ISO 15552',
  bore,
  stroke,
  rod_diameter: iso15552[bore].rod,
  rod_thread: iso15552[bore].KK,
  port: iso15552[bore].EE,
  piston_magnet: { en: 'Yes', id: 'Ya' },
  max_pressure: 10,
})

const smcItems: readonly Item[] = ([32, 40, 50, 63] as const).flatMap((bore) =>
  [25, 50, 80, 100, 125, 160].map((stroke): Item => {
    const number = `CP96SDB${bore}-${stroke}C`
    return {
      sku: number,
      name: { en: `SMC profile cylinder ${number}`, id: `Silinder SMC ${number}` },
      uom: 'pcs',
      price: rupiah(640_000 + bore * 13_800 + stroke * 1_950),
      weight: mass(bore, stroke),
      demand: 0.45,
      attributes: attributes(bore, stroke),
    }
  }),
)

const items: readonly Item[] = ([32, 40, 50, 63, 80] as const).flatMap((bore) =>
  [100, 200].map((stroke): Item => {
    const name = `ISO 15552 Ø${bore} × ${stroke}`
    return {
      sku: `PSP15-${bore}-${stroke}`,
      name: { en: `Profile cylinder ${name}`, id: `Silinder profil ${name}` },
      uom: 'pcs',
      price: rupiah(265_000 + bore * 7_900 + stroke * 980),
      weight: mass(bore, stroke),
      demand: bore === 80 ? 0.2 : 0.8,
      attributes: attributes(bore, stroke),
    }
  }),
)

const pictures = (bore: Bore, stroke: number, tieRods: boolean, title: string): Product['pictures'] => {
  const cylinder = { ...iso15552[bore], bore, stroke, tieRods, title }
  return [
    { view: 'dimensions', draw: () => profileDimensions(cylinder) },
    { view: 'shaded', draw: () => profileShaded(cylinder) },
    { view: 'symbol', draw: () => partSymbol('cylinder', title) },
  ]
}

export const profileCylinders: readonly Product[] = [
  {
    code: 'SMC-CP96SDB-C',
    name: {
      en: 'SMC cylinder CP96SDB, ISO 15552, adjustable air cushion',
      id: 'Silinder SMC CP96SDB, ISO 15552, peredam udara dapat disetel',
    },
    description: describe(
      {
        lead: [
          'Standard cylinder for conveyors, lifts, packaging lines. Both ends are cushioned by air and set with a screw, so that heavy loads stop softly.',
        ],
        points: [
          'CP96SDB bore-stroke C: basic mounting, magnet, cushion on both ends',
          'Mountings of ISO 15552 fit: foot, flange, clevis, trunnion',
          'Rod end nut included',
        ],
        data: [
          ['Medium', 'Filtered compressed air'],
          ['Pressure', '0.5 to 10 bar'],
          ['Temperature', '−10 to +60 °C, no freezing'],
        ],
      },
      {
        lead: [
          'Silinder standar untuk konveyor, pengangkat, dan lini pengemasan. Kedua ujung diredam udara dan disetel dengan sekrup sehingga beban berat berhenti dengan halus.',
        ],
        points: [
          'CP96SDB bore-stroke C: pemasangan dasar, bermagnet, peredam di kedua ujung',
          'Cocok dengan dudukan ISO 15552: kaki, flensa, garpu, trunnion',
          'Termasuk mur ujung batang',
        ],
        data: [
          ['Media', 'Udara bertekanan tersaring'],
          ['Tekanan', '0,5 sampai 10 bar'],
          ['Suhu kerja', '−10 sampai +60 °C, tanpa pembekuan'],
        ],
      },
    ),
    category: categories.profileCylinders,
    brand: 'SMC',
    popularity: 760,
    displayPrice: false,
    pictures: pictures(40, 50, true, 'CP96SDB40-50C'),
    items: smcItems,
  },
  {
    code: 'PROFILE-CYL-ISO15552',
    name: { en: 'Profile cylinder ISO 15552, double acting', id: 'Silinder profil ISO 15552, kerja ganda' },
    description: describe(
      {
        lead: [
          'Aluminium profile cylinder that replaces any ISO 15552 make bolt for bolt, with sensor grooves in the barrel.',
        ],
        points: [
          'Adjustable cushioning at both ends',
          'Chromed rod, polyurethane seals',
          'Stock strokes 100 and 200 mm; others see the series listed by bore',
        ],
        data: [
          ['Medium', 'Compressed air, lubricated or dry'],
          ['Pressure', '1 to 10 bar'],
          ['Temperature', '−20 to +80 °C'],
        ],
      },
      {
        lead: [
          'Silinder profil aluminium pengganti semua merek ISO 15552, baut demi baut, dengan alur sensor pada tabungnya.',
        ],
        points: [
          'Peredam dapat disetel di kedua ujung',
          'Batang krom, seal poliuretan',
          'Stroke stok 100 dan 200 mm; stroke lain lihat seri per bore',
        ],
        data: [
          ['Media', 'Udara bertekanan, berpelumas atau kering'],
          ['Tekanan', '1 sampai 10 bar'],
          ['Suhu kerja', '−20 sampai +80 °C'],
        ],
      },
    ),
    category: categories.profileCylinders,
    brand: 'Pneusara',
    popularity: 560,
    pictures: pictures(50, 100, false, 'ISO 15552 · Ø50 × 100'),
    items,
  },
]

import type { Product } from '../catalogue/model.ts'
import { categories } from './categories.ts'
import { lineProduct } from './line.ts'
import { tubeRoll, tubeSection } from './tubing.drawing.ts'
import { n, t } from './writing.ts'

const smcColours = {
  BU: t('Blue', 'Biru'),
  B: t('Black', 'Hitam'),
  W: t('White', 'Putih'),
  R: t('Red', 'Merah'),
  G: t('Green', 'Hijau'),
  Y: t('Yellow', 'Kuning'),
  C: t('Clear', 'Bening'),
} as const

const smcTubes = [
  ['TU0425', 4, 2.5],
  ['TU0604', 6, 4],
  ['TU0805', 8, 5],
  ['TU1065', 10, 6.5],
  ['TU1208', 12, 8],
] as const

export const smcTubing: readonly Product[] = smcTubes.map(([number, od, id]) => {
  const base = lineProduct({
    code: number,
    what: t('SMC polyurethane tubing', 'Selang poliuretan SMC'),
    name: t(
      `SMC polyurethane tubing ${number}, outside ${od} mm, 20 m`,
      `Selang poliuretan SMC ${number}, diameter luar ${od} mm, 20 m`,
    ),
    lead: [
      t(
        `Tubing of the TU series in rolls of 20 m, matched to the maker’s one-touch fittings of ${od} mm.`,
        `Selang seri TU dalam rol 20 m, serasi dengan fitting one-touch ${od} mm dari pabrikan yang sama.`,
      ),
    ],
    points: [
      t('For air and vacuum, not for drinking water', 'Untuk udara dan vakum, bukan air minum'),
      t('0.8 MPa at 20 °C', '0,8 MPa pada 20 °C'),
      t(
        'Last digits of the number: length of the roll in metres',
        'Angka terakhir pada nomor: panjang rol dalam meter',
      ),
    ],
    data: [
      ['bend', n(Math.round(od * 2.6), ' mm')],
      ['roll', '20 m'],
    ],
    category: categories.polyurethane,
    brand: 'SMC',
    popularity: 420 - od * 6,
    pictures: [
      { view: 'dimensions', draw: () => tubeSection(od, id, number) },
      { view: 'shaded', draw: () => tubeRoll(od, number) },
    ],
    sizes: (Object.keys(smcColours) as (keyof typeof smcColours)[]).map((colour) => ({
      key: colour,
      size: `${number}${colour}-20`,
      uom: 'roll',
      price: 96_000 + od ** 1.5 * 6_400,
      weight: (od ** 2 - id ** 2) * 0.94 * 20,
      demand: colour === 'BU' ? 0.8 : 0.4,
      attributes: { tube: od, inner_diameter: id, colour: smcColours[colour], max_pressure: 8 },
    })),
  })
  return {
    ...base,
    items: base.items.map((item, index) => ({
      ...item,
      sku: `${number}${Object.keys(smcColours)[index]}-20`,
    })),
  }
})

import type { Product } from '../catalogue/model.ts'
import { din315 } from '../standards/din315.ts'
import { categories } from './categories.ts'
import { steel } from './fastener.ts'
import { bolts, plainGrades } from './grades.ts'
import { said } from './passage.ts'
import { sized, type Sized } from './sized.ts'
import { wingNutDimensions, wingNutShaded } from './wing-nut.drawing.ts'

type Size = (typeof din315)[keyof typeof din315]

const family: Sized<Size> = {
  code: 'WING-NUT-DIN315',
  sku: 'WG315',
  standard: 'DIN 315',
  noun: said('Wing nut', 'Mur kupu-kupu'),
  category: categories.wingNuts,
  brand: (grade) => (grade.gram > 90 ? 'Bautindra' : 'Murtaka'),
  popularity: 500,
  lead: [
    said(
      'Nut with two wings that is tightened by hand: filter covers, battery clamps, jigs and guards that are opened every day.',
      'Mur bersayap dua yang dikencangkan dengan tangan: tutup filter, klem aki, jig, dan pelindung yang dibuka setiap hari.',
    ),
  ],
  points: [
    said('Rounded wings, easy on gloves', 'Sayap membulat, nyaman dengan sarung tangan'),
    said(
      'Hand torque only: not for joints that carry load',
      'Hanya torsi tangan: bukan untuk sambungan berbeban',
    ),
    said(
      'A spring washer under it keeps it from shaking loose',
      'Ring per di bawahnya mencegah kendur karena getaran',
    ),
  ],
  data: [[said('Form', 'Bentuk'), said('Rounded wings', 'Sayap bulat')]],
  mass: ({ d, d2, d3, m, e, h, g }) =>
    ((Math.PI / 4) * ((d2 + d3) ** 2 / 4 - d ** 2) * m + (e - d3) * h * 0.5 * g) * steel,
  effort: 1.6,
  values: ({ pitch, e, h, m }) => ({ pitch, width: e, height: h, nut_height: m }),
  pictures: ({ key, size, title }) => {
    const nut = { ...size, thread: key, title }
    return [
      { view: 'dimensions', draw: () => wingNutDimensions(nut) },
      { view: 'shaded', draw: () => wingNutShaded(nut) },
    ]
  },
}

const keys = Object.keys(din315)

/** Wing nuts by material. */
export const wingNuts: readonly Product[] = sized<Size>(family, din315, [
  { grade: plainGrades.zinc, keys, show: 'M8' },
  { grade: plainGrades.a2, keys: keys.slice(0, 6), show: 'M6' },
  { grade: bolts.brass, keys: keys.slice(0, 5), show: 'M6' },
])

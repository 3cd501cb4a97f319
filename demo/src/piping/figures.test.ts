import { expect, test } from 'vitest'
import { piping } from './index.ts'

const items = new Map(piping.flatMap((product) => product.items.map((item) => [item.sku, item] as const)))

test.each<[sku: string, figures: Record<string, number>]>([
  ['OR-N70-P25', { inner_diameter: 24.7, cord: 3.5 }],
  ['OR-F75-G100', { inner_diameter: 99.4, cord: 3.1 }],
  ['OR-N70-P150', { inner_diameter: 149.6, cord: 5.7 }],
  ['OR-N70-214', { inner_diameter: 24.99, cord: 3.53 }],
  [
    'FLSOPJIS10K-CS-100',
    { outer_diameter: 210, bolt_circle: 175, bolt_holes: 8, hole_diameter: 19, thickness: 18 },
  ],
  [
    'FLSOPJIS5K-CS-050',
    { outer_diameter: 130, bolt_circle: 105, bolt_holes: 4, hole_diameter: 15, thickness: 14 },
  ],
  [
    'FLBLJIS20K-CS-150',
    { outer_diameter: 305, bolt_circle: 260, bolt_holes: 12, hole_diameter: 25, thickness: 28 },
  ],
  ['FLWNCL150-A105-100', { outer_diameter: 230, bolt_circle: 190.5, bolt_holes: 8, flange_length: 75 }],
  ['FLSOCL300-A105-050', { outer_diameter: 165, bolt_circle: 127, bolt_holes: 8, thickness: 20.7 }],
  [
    'FLSOPPN6-CS-100',
    { outer_diameter: 210, inner_diameter: 116, bolt_circle: 170, bolt_holes: 4, thickness: 18 },
  ],
  [
    'FLSOPPN6-CS-300',
    {
      outer_diameter: 440,
      inner_diameter: 327.5,
      bolt_circle: 395,
      bolt_holes: 12,
      hole_diameter: 22,
      thickness: 24,
    },
  ],
  ['FLBLPN6-CS-040', { outer_diameter: 130, bolt_circle: 100, hole_diameter: 14, thickness: 14 }],
  ['FLBLPN6-CS-200', { outer_diameter: 320, bolt_circle: 280, bolt_holes: 8, thickness: 20 }],
  ['PSM40-050', { outer_diameter: 60.3, wall: 3.91 }],
  ['PSM80-100', { outer_diameter: 114.3, wall: 8.56 }],
  ['PSS30410S-080', { outer_diameter: 88.9, wall: 3.05 }],
  ['TSN304-040', { outer_diameter: 41, wall: 1.5 }],
  ['TSN304-065', { outer_diameter: 70, wall: 2 }],
  // API 600 by ASME B16.10, and JIS B 2031 by JIS B 2002.
  ['GVWCB150-150', { face_to_face: 267 }],
  ['GVFC10K-100', { face_to_face: 230 }],
  ['GLFC10K-100', { face_to_face: 290 }],
  ['BWE90-WPB40-080', { centre_to_end: 114, outer_diameter: 88.9, wall: 5.49 }],
  ['BWTEE-WPB40-100', { centre_to_end: 105 }],
  ['GKNA10K-050', { inner_diameter: 61, outer_diameter: 104 }],
  ['GKSW150G-080', { inner_diameter: 101.6, outer_diameter: 136.7 }],
  ['MGEL90-25', { centre_to_end: 38 }],
  ['MGSOC-50', { length: 65 }],
  ['MGUN-20', { length: 52 }],
  ['BSN-G1', { inner_diameter: 33.9, outer_diameter: 42.8, thickness: 3.4 }],
  ['GKNA5K-100', { inner_diameter: 115, outer_diameter: 149 }],
  ['HH4SP-DN19', { max_pressure: 350, burst_pressure: 1400, bend_radius: 300 }],
  ['HH2SC-DN10', { max_pressure: 330, bend_radius: 90 }],
  ['HH2SN-DN12', { inner_diameter: 12.7, outer_diameter: 22.2, max_pressure: 275, bend_radius: 180 }],
])('%s has the figures of its standard', (sku, figures) => {
  expect(items.get(sku)?.attributes).toMatchObject(figures)
})

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
  ['FLBLPN6-CS-200', { outer_diameter: 320, bolt_circle: 280, bolt_holes: 8, thickness: 20 }],
  ['PSM40-050', { outer_diameter: 60.3, wall: 3.91 }],
  ['PSM80-100', { outer_diameter: 114.3, wall: 8.56 }],
  ['PSS30410S-080', { outer_diameter: 88.9, wall: 3.05 }],
  ['TSN304-040', { outer_diameter: 41, wall: 1.5 }],
  ['BWE90-WPB40-080', { centre_to_end: 114, outer_diameter: 88.9, wall: 5.49 }],
  ['BWTEE-WPB40-100', { centre_to_end: 105 }],
  ['GKNA10K-050', { inner_diameter: 61, outer_diameter: 104 }],
  ['GKSW150G-080', { inner_diameter: 101.6, outer_diameter: 136.7 }],
  ['MGEL90-25', { centre_to_end: 38 }],
  ['HH4SP-DN19', { max_pressure: 350, burst_pressure: 1400, bend_radius: 300 }],
  ['HH2SC-DN10', { max_pressure: 330, bend_radius: 90 }],
  ['HH2SN-DN12', { inner_diameter: 12.7, outer_diameter: 22.2, max_pressure: 275, bend_radius: 180 }],
])('%s has the figures of its standard', (sku, figures) => {
  expect(items.get(sku)?.attributes).toMatchObject(figures)
})

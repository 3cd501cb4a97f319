import { expect, test } from 'vitest'
import { workplace } from './index.ts'

const items = new Map(workplace.flatMap((product) => product.items.map((item) => [item.sku, item] as const)))

test.each<[sku: string, figures: Record<string, number | string>]>([
  ['GN13-08', { standard: 'EN 388', protection: '4121X' }],
  // DIN 319: diameter, height, thread.
  ['KNB-C-16', { outer_diameter: 16, height: 15, thread: 'M4' }],
  ['KNB-E-25', { outer_diameter: 25, height: 22.5, thread: 'M6' }],
  ['KNB-E-40', { outer_diameter: 40, height: 37, thread: 'M10' }],
  // DIN 71412: width across flats of the straight nipple.
  ['NPL-A-Z-M61', { across_flats: 7 }],
  ['NPL-A-Z-M101', { across_flats: 11 }],
  // EN 13414-1: working load of one leg, fibre core, 1770 N/mm².
  ['SWR-8-1M', { rope_diameter: 8, working_load: 0.7 }],
  ['SWR-14-2M', { rope_diameter: 14, working_load: 2.12 }],
  ['SWR-24-6M', { rope_diameter: 24, working_load: 6.3 }],
  // RR-C-271: body, pin, inside width, load.
  ['SHK-BSP-1T-10', { nominal_size: '3/8"', thickness: 10, shackle_pin: 11, working_load: 1 }],
  ['SHK-DBT-475T-19', { nominal_size: '3/4"', thickness: 19, shackle_pin: 22, inner_width: 32 }],
  ['SHK-BBT-85T-25', { nominal_size: '1"', shackle_pin: 28, working_load: 8.5 }],
  // EN 818-4, grade 80, one leg.
  ['HOK-EYE-8', { chain_diameter: 8, working_load: 2 }],
  ['HOK-CLV-13', { chain_diameter: 13, working_load: 5.3 }],
  // EN 12385-4: 0.356 or 0.307 times the square of the diameter times 1.77 kN/mm².
  ['WRP-6X36-10', { breaking_load: 63 }],
  ['WRP-6X19-10', { breaking_load: 54.3 }],
  // EN 1492-1: width of 30 mm for each tonne.
  ['SWB-3T-4M', { working_load: 3, width: 90, sling_length: 4 }],
  // A cup's number is its bore in sixteenths of an inch.
  ['TCP-26-08', { inner_diameter: 12.7 }],
  ['OHY-46-20', { viscosity_grade: 'ISO VG 46', pack_volume: 20 }],
])('%s has the figures of its standard', (sku, figures) => {
  expect(items.get(sku)?.attributes).toMatchObject(figures)
})

test('no part number is given twice', () => {
  expect(items.size).toBe(workplace.flatMap((product) => product.items).length)
})

test('names are unique in both languages', () => {
  for (const language of ['en', 'id'] as const) {
    const names = workplace.flatMap((product) => product.items.map((item) => item.name[language]))
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
    const headers = workplace.map((product) => product.name[language])
    expect(new Set(headers).size).toBe(headers.length)
  }
})

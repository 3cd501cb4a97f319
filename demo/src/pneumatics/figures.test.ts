import { expect, test } from 'vitest'
import { pneumatics } from './index.ts'

const items = new Map(pneumatics.flatMap((product) => product.items.map((item) => [item.sku, item] as const)))

test.each<[sku: string, figures: Record<string, number | string>]>([
  ['CDQ2B32-25DMZ', { bore: 32, stroke: 25, rod_diameter: 16 }],
  ['CDQ2B20-10DMZ', { bore: 20, stroke: 10, rod_diameter: 10 }],
  ['PSP15-40-100', { bore: 40, rod_diameter: 16 }],
  ['ASC-32-100', { bore: 32, rod_diameter: 12, rod_thread: 'M10 × 1.25', port: 'G1/8' }],
  ['ASC-63-200', { rod_diameter: 20, rod_thread: 'M16 × 1.5', port: 'G3/8' }],
  ['ASC-100-100', { rod_diameter: 25, rod_thread: 'M20 × 1.5', port: 'G1/2' }],
  ['ASC-125-500', { rod_diameter: 32, rod_thread: 'M27 × 2', port: 'G1/2' }],
  ['ACF21-20-10', { rod_thread: 'M6', port: 'M5' }],
  ['ACF21-50-30', { rod_thread: 'M10', port: 'G1/8' }],
  ['HCM21-32-30', { rod_thread: 'M10 × 1.25' }],
  ['PMD-8-25', { rod_diameter: 4, rod_thread: 'M4', port: 'M5' }],
  ['PMD-16-50', { rod_diameter: 6, rod_thread: 'M6', port: 'M5' }],
  ['PMD-25-100', { rod_diameter: 10, rod_thread: 'M10 × 1.25', port: 'G1/8' }],
  ['RCL-M10', { pivot: 10, width: 10, length: 40 }],
  ['RCL-M16', { pivot: 16, width: 16, length: 64 }],
  ['REY-M12', { pivot: 12, width: 16, length: 50 }],
  ['MTC-50', { for_bore: 50, pivot: 12, height: 27 }],
  ['TPU08-BL', { tube: 8, inner_diameter: 5 }],
  // Mountings MS1 and MF1 of ISO 15552: axis above the base, pitch of the foot's and of the flange's holes.
  ['MTF-32', { height: 32, hole_spacing: 32 }],
  ['MTF-100', { height: 71, hole_spacing: 75 }],
  ['MTL-50', { hole_spacing: 90 }],
  ['MTL-125', { hole_spacing: 180 }],
  ['MTE-80', { pivot: 16, height: 36 }],
  ['CDQ2B40-25DMZ', { rod_diameter: 16, rod_thread: 'M14 × 1.5' }],
])('%s has the figures of its standard', (sku, figures) => {
  expect(items.get(sku)?.attributes).toMatchObject(figures)
})

test('no name, part number or code stands twice', () => {
  const lists = [
    pneumatics.map((product) => product.code),
    pneumatics.map((product) => product.name.en),
    pneumatics.map((product) => product.name.id),
    [...items.values()].map((item) => item.name.en),
    [...items.values()].map((item) => item.name.id),
  ]
  for (const list of lists) expect(new Set(list).size).toBe(list.length)
  expect(items.size).toBe(pneumatics.reduce((sum, product) => sum + product.items.length, 0))
})

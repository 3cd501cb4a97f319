import { expect, test } from 'vitest'
import { fasteners } from './index.ts'

const items = new Map(fasteners.flatMap((product) => product.items.map((item) => [item.sku, item] as const)))

test.each<[sku: string, figures: Record<string, number>]>([
  ['HB4017-A2-M8X30', { across_flats: 13, head_height: 5.3, pitch: 1.25, length: 30 }],
  ['HB4017-88Z-M12X50', { across_flats: 18, head_height: 7.5, pitch: 1.75 }],
  ['HB4017-88Z-M20X60', { across_flats: 30, head_height: 12.5, pitch: 2.5 }],
  ['SS4762-129-M8X30', { head_diameter: 13, head_height: 8, hex_key: 6 }],
  ['SS4762-129-M5X20', { head_diameter: 8.5, head_height: 5, hex_key: 4 }],
  ['HN4032-A2-M10', { across_flats: 16, nut_height: 8.4 }],
  ['HN4032-8Z-M16', { across_flats: 24, nut_height: 14.8 }],
  ['FW7089-A2-M8', { inner_diameter: 8.4, outer_diameter: 16, thickness: 1.6 }],
  ['FW7089-A2-M12', { inner_diameter: 13, outer_diameter: 24, thickness: 2.5 }],
  ['HB4017-88-M16X60', { across_flats: 24, head_height: 10, pitch: 2, length: 60 }],
  ['HB4014-109-M12X80', { across_flats: 18, thread_length: 30, head_height: 7.5 }],
  ['HB4014-88-M16X160', { thread_length: 44 }],
  ['FB4162-88Z-M10X40', { across_flats: 13, flange_diameter: 20.8 }],
  ['CB603-48Z-M10X60', { square_neck: 10, thread_length: 26 }],
  ['SS4762-129-M8X45', { hex_key: 6, thread_length: 28 }],
  ['SS4762-A2-M3X10', { head_diameter: 5.5, hex_key: 2.5 }],
  ['SL7984-88-M8X20', { head_height: 5, hex_key: 5 }],
  ['SB7380-109-M6X16', { head_diameter: 10.5, head_height: 3.3, hex_key: 4 }],
  ['SC10642-109-M8X25', { head_diameter: 17.92, hex_key: 5 }],
  ['ST4029-45H-M8X12', { hex_key: 4, pitch: 1.25 }],
  ['PS7045-48Z-M5X20', { head_diameter: 9.5, head_height: 3.7 }],
  ['TP7049-Z-ST4.2X19', { head_diameter: 8, head_height: 3.1, pitch: 1.4 }],
  ['LS571-Z-10X60', { across_flats: 17, pitch: 4.5 }],
  ['LN7040-8Z-M10', { across_flats: 16, nut_height: 11.9 }],
  ['FN4161-8Z-M12', { flange_diameter: 26, across_flats: 18 }],
  ['CN1587-A2-M8', { nut_height: 15, across_flats: 13 }],
  ['LC6334-10-M16', { nut_height: 48 }],
  ['WG315-Z-M8', { width: 37.5, height: 19 }],
  ['FW7093-Z-M8', { inner_diameter: 8.4, outer_diameter: 24, thickness: 2 }],
  ['FW7094-Z-M12', { inner_diameter: 13.5, outer_diameter: 44, thickness: 4 }],
  ['SW127-Z-M10', { inner_diameter: 10.2, outer_diameter: 18.1, thickness: 2.2 }],
  ['RR471-S-S-20', { thickness: 1.2, groove: 19 }],
  ['RR472-S-M-28', { thickness: 1.2, groove: 29.4 }],
  ['ER6799-S-6', { shaft_from: 7, shaft_to: 9, outer_diameter: 12.3, thickness: 0.7 }],
  ['RP8752-6X30', { wall: 1.2, nominal_diameter: 6 }],
  ['CV2341-Z-10X40', { head_diameter: 18, pin_hole: 3.2 }],
  ['KY6885-C45-8X7X40', { width: 8, height: 7, shaft_from: 22, shaft_to: 30 }],
  ['BR15977-4X10', { drill_hole: 4.1, head_diameter: 8.4 }],
  ['CB603-48Z-M8X120', { thread_length: 22 }],
  ['CB603-48Z-M8X130', { thread_length: 28 }],
  ['CB603-48H-M16X150', { thread_length: 44, head_diameter: 38.8, head_height: 8.95 }],
  ['RR471-S-S-20', { nominal_diameter: 20, inner_diameter: 18.5, groove: 19 }],
  ['RR471-S-L-52', { inner_diameter: 47.8, groove: 49 }],
  ['RR472-S-M-28', { nominal_diameter: 28, outer_diameter: 30.1 }],
  ['ST4028-45H-M6X8', { point_diameter: 4, hex_key: 3 }],
  ['CS7046-48Z-M4X10', { head_diameter: 9.4, head_height: 2.7 }],
  ['KN935-8-M12', { nut_height: 15, across_flats: 19, pitch: 1.75 }],
  ['LC6334-10-M20', { nut_height: 60 }],
  ['CP1234-Z-3.2X32', { head_diameter: 5.45, outer_diameter: 2.8 }],
  ['EB580-Z-M12', { load: 340, height: 53, inner_diameter: 30 }],
])('%s has the figures of its standard', (sku, figures) => {
  expect(items.get(sku)?.attributes).toMatchObject(figures)
})

test('the sizes that were there first keep their part numbers and products', () => {
  const codeOf = new Map(fasteners.flatMap(({ code, items: own }) => own.map(({ sku }) => [sku, code])))
  expect(codeOf.get('HB4017-A2-M6X16')).toBe('HEX-BOLT-ISO4017-A2')
  expect(codeOf.get('HB4017-88Z-M12X60')).toBe('HEX-BOLT-ISO4017-88-ZN')
  expect(codeOf.get('SS4762-129-M12X50')).toBe('SOCKET-SCREW-ISO4762-129')
})

test('no two products or items share a number or a name', () => {
  for (const texts of [
    fasteners.map(({ code }) => code),
    fasteners.map(({ name }) => name.en),
    fasteners.map(({ name }) => name.id),
    ...(['en', 'id'] as const).map((language) =>
      fasteners.flatMap(({ items: own }) => own.map(({ name }) => name[language])),
    ),
    fasteners.flatMap(({ items: own }) => own.map(({ sku }) => sku)),
  ])
    expect(new Set(texts).size).toBe(texts.length)
})

test('dog points come in the lengths of ISO 4028 alone', () => {
  for (const size of ['M4X4', 'M5X5', 'M6X6', 'M6X35'])
    expect(items.has(`ST4028-45H-${size}`), size).toBe(false)
  for (const size of ['M4X5', 'M6X8', 'M6X30', 'M8X8'])
    expect(items.has(`ST4028-45H-${size}`), size).toBe(true)
})

test('a socket screw is threaded to the head where little shank would be left', () => {
  expect(items.get('SS4762-A2-M8X35')?.attributes.thread_length).toBeUndefined()
  expect(items.get('SS4762-A2-M8X40')?.attributes.thread_length).toBe(28)
})

import { expect, test } from 'vitest'
import { thermocouples, pt100 } from './temperature-probe.ts'
import { electrical } from './index.ts'

const items = new Map(electrical.flatMap((product) => product.items.map((item) => [item.sku, item] as const)))

test.each<[sku: string, figures: Record<string, number>]>([
  ['NYAF-2.5-BK', { conductor_area: 2.5, current: 32, conductor_resistance: 7.98 }],
  ['NYAF-16-BK', { conductor_area: 16, current: 98, conductor_resistance: 1.21 }],
  ['NYA-4-BU', { conductor_area: 4, conductor_resistance: 4.61 }],
  ['BC-50', { conductor_area: 50, conductor_resistance: 0.387 }],
  ['NYM-3X1.5', { cores: 3, conductor_resistance: 12.1 }],
  ['NYY-4X25', { cores: 4, current: 106, conductor_resistance: 0.727 }],
  ['NYY-1X240', { cores: 1, conductor_resistance: 0.0754 }],
  ['H07RNF-5G6', { cores: 5, conductor_resistance: 3.3 }],
  ['VC3-18-M7', { current: 18, motor_power: 7.5 }],
  ['VC3-95-M7', { current: 95, motor_power: 45 }],
  ['VMB6-1P-C16', { current: 16, breaking_capacity: 6 }],
  ['DR-TH35-15-1000-S', { width: 35, height: 15, thickness: 1.5 }],
  ['VMO-IE2-4P-0.75-B3', { shaft_power: 0.75, shaft_height: 80, shaft_end: 19 }],
  ['VMO-IE2-4P-7.5-B3', { shaft_power: 7.5, shaft_height: 132, shaft_end: 38 }],
  ['VMO-IE3-2P-3-B3', { shaft_power: 3, shaft_height: 100, shaft_end: 28 }],
  ['VIS-M12-NPOC', { sensing_distance: 4 }],
  ['E-1.5-8', { conductor_area: 1.5, length: 8 }],
])('%s has the figures of its standard', (sku, figures) => {
  expect(items.get(sku)?.attributes).toMatchObject(figures)
})

test.each<[sku: string, choices: Record<string, unknown>]>([
  ['CGN-M20-GR', { thread: 'M20 × 1.5', ingress: 'IP68' }],
  ['VCP-32-5P-44', { poles: '3P+N+E', colour: { en: 'Red', id: 'Merah' } }],
  ['VMO-IE2-4P-1.5-B3', { frame_size: '90L', efficiency_class: 'IE2' }],
  ['NYY-4X4', { standard: 'SNI IEC 60502-1', voltage: '0.6/1 kV' }],
])('%s has the choices of its standard', (sku, choices) => {
  expect(items.get(sku)?.attributes).toMatchObject(choices)
})

test('temperature sensors follow IEC 60751 and IEC 60584', () => {
  expect(pt100).toContainEqual([100, 138.51])
  expect(thermocouples.K).toContainEqual([1000, 41.276])
  expect(thermocouples.J).toContainEqual([100, 5.269])
})

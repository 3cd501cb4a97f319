import { expect, test } from 'vitest'
import { cpuTime } from '../testing/cpu-time.ts'
import { show } from '../testing/show.tsx'
import { Unbroken } from './unbroken.tsx'

test('part numbers and dimensions stay in one piece, and other words do not', () => {
  const { container } = show(<Unbroken>Baut M8-30 ISO 4017 A2-70/DIN, kepala segi-enam 1/2"</Unbroken>)
  expect(Array.from(container.querySelectorAll('span'), (one) => one.textContent)).toEqual([
    'M8-30',
    'A2-70/DIN,',
    '1/2"',
  ])
  expect(container.textContent).toBe('Baut M8-30 ISO 4017 A2-70/DIN, kepala segi-enam 1/2"')
})

test('a name takes time in proportion to its length', () => {
  const measureCost = (times: number) => cpuTime(() => Unbroken({ children: '1'.repeat(times) }))
  // By the square sixteen times as much; some milliseconds are no measure.
  expect(measureCost(8_000)).toBeLessThan(8 * measureCost(2_000) + 20)
})

// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { plainText } from '../layout/head/plain-text.ts'
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

test.each([
  ['a name', '1', (text: string) => Unbroken({ children: text })],
  ['a description', '<a', (text: string) => plainText(text, 200)],
])('%s takes time in proportion to its length', (_, piece, read) => {
  const costOf = (times: number): number => {
    const before = process.threadCpuUsage()
    read(piece.repeat(times))
    const { user, system } = process.threadCpuUsage(before)
    return (user + system) / 1000
  }
  // By the square sixteen times as much; some milliseconds are no measure.
  expect(costOf(8_000)).toBeLessThan(8 * costOf(2_000) + 20)
})

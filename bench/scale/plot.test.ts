import { expect, test } from 'vitest'
import { plotPanels } from './plot.ts'

const heights = (svg: string): number[][] =>
  [...svg.matchAll(/<polyline points="([^"]*)"/g)].map(([, points = '']) =>
    points.split(' ').map((point) => Number(point.split(',')[1])),
  )

test('ten times as long is as far above on each line, and p95 stands above p50', () => {
  const points = [
    { items: 10_000, p50: 1, p95: 10 },
    { items: 1_000_000, p50: 10, p95: 100 },
  ]
  const [p95 = [], p50 = []] = heights(plotPanels([{ title: 'Typo', targetMs: 15, points }]))
  expect(p95).toHaveLength(2)
  expect((p95[0] ?? 0) - (p95[1] ?? 0)).toBeCloseTo((p50[0] ?? 0) - (p50[1] ?? 0))
  expect(p95[0]).toBe(p50[1])
  expect(p95[0]).toBeLessThan(p50[0] ?? 0)
})

test('all panels have the same axes', () => {
  const panel = (title: string, p95: number) => ({
    title,
    targetMs: 15,
    points: [{ items: 10_000, p50: 2, p95 }],
  })
  const [, p50OfFast, , p50OfSlow] = heights(plotPanels([panel('Typo', 3), panel('Broad word', 900)]))
  expect(p50OfFast).toEqual(p50OfSlow)
})

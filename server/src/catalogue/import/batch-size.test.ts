import { expect, it } from 'vitest'
import { steadyBatchSize, yieldingBatchSize } from './batch-size.ts'

it('is halved while batches take long and others wait, and doubled when they are short again', () => {
  const size = yieldingBatchSize()
  const seen = [size.rows]
  for (const ms of [79, 81, 81, 50, 90, 90, 90, 34, 34, 34, 34, 34]) {
    size.took(size.rows, ms)
    seen.push(size.rows)
  }
  expect(seen).toEqual([500, 500, 250, 125, 125, 62, 31, 30, 60, 120, 240, 480, 500])
})

it('learns nothing from a batch of another size', () => {
  const size = yieldingBatchSize()
  size.took(499, 5_000)
  size.took(1, 1)
  expect(size.rows).toBe(500)
})

it('stays at 500 where nobody waits', () => {
  const size = steadyBatchSize()
  size.took(500, 5_000)
  expect(size.rows).toBe(500)
})

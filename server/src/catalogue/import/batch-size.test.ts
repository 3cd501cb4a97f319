import { expect, it } from 'vitest'
import { openBatchSize } from './batch-size.ts'

it('is halved while batches take long, and doubled when they are short again', () => {
  const size = openBatchSize()
  const seen = [size.rows]
  for (const ms of [790, 801, 801, 500, 900, 900, 900, 299, 299, 299, 299, 299]) {
    size.took(size.rows, ms)
    seen.push(size.rows)
  }
  expect(seen).toEqual([500, 500, 250, 125, 125, 62, 60, 60, 120, 240, 480, 500, 500])
})

it('learns nothing from a batch of another size', () => {
  const size = openBatchSize()
  size.took(499, 5_000)
  size.took(1, 1)
  expect(size.rows).toBe(500)
})

import { expect, test } from 'vitest'
import { stormCheckouts } from './testing/checkout-storm.ts'

test('killed while buyers order and pay and the warehouse ships, the shop has lost nothing that it answered for, and doubled nothing', async () => {
  const times = [0.9, 0.4]
  const { acknowledged, paid, shipped } = await stormCheckouts(times.length, () => times.pop() ?? 0)
  expect(Math.min(acknowledged, paid, shipped)).toBeGreaterThan(0)
}, 120_000)

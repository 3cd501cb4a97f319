import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { deliveryCost, offerFor } from './delivery.ts'

const amount = fc.integer({ min: 0, max: 1_000_000_000 })
const weight = fc.integer({ min: 0, max: 1_000_000_000 })
const rate = fc.record({
  base_amount: amount,
  included_weight_g: weight,
  amount_per_kg: amount,
  lead_days_from: fc.constant(1),
  lead_days_to: fc.constant(3),
  free_from: fc.option(fc.integer({ min: 1, max: 1_000_000_000_000 })),
})

const courier = {
  base_amount: 45_000,
  included_weight_g: 10_000,
  amount_per_kg: 4_000,
  lead_days_from: 2,
  lead_days_to: 4,
  free_from: 15_000_000,
}

describe('a delivery costs', () => {
  it.each([
    [0, 45_000],
    [10_000, 45_000],
    [10_001, 49_000],
    [11_000, 49_000],
    [11_001, 53_000],
    [250_000, 1_005_000],
  ])('for %d g Rp. %d: started kilograms above the included weight count', (weightGrams, cost) => {
    expect(deliveryCost(courier, { weightGrams, amountUntaxed: 1_000_000 })).toBe(cost)
  })

  it.each([
    [14_999_999, 45_000],
    [15_000_000, 0],
    [15_000_001, 0],
  ])('with goods of Rp. %d: Rp. %d', (goods, cost) => {
    expect(deliveryCost(courier, { weightGrams: 500, amountUntaxed: goods })).toBe(cost)
  })

  it('never less for more weight', () => {
    fc.assert(
      fc.property(rate, weight, weight, amount, (of, a, b, goods) => {
        const [light, heavy] = a < b ? [a, b] : [b, a]
        const computeCost = (weightGrams: number) => deliveryCost(of, { weightGrams, amountUntaxed: goods })
        expect(computeCost(light)).toBeLessThanOrEqual(computeCost(heavy))
      }),
    )
  })

  it('never more for goods of a higher amount, and nothing from the amount that makes it free', () => {
    fc.assert(
      fc.property(rate, weight, amount, amount, (of, weightGrams, a, b) => {
        const computeCost = (goods: number) => deliveryCost(of, { weightGrams, amountUntaxed: goods })
        expect(computeCost(Math.max(a, b))).toBeLessThanOrEqual(computeCost(Math.min(a, b)))
        if (of.free_from !== null) expect(computeCost(of.free_from)).toBe(0)
      }),
    )
  })

  it('whole rupiah, and at least the base amount unless it is free', () => {
    fc.assert(
      fc.property(rate, weight, amount, (of, weightGrams, goods) => {
        const cost = deliveryCost({ ...of, free_from: null }, { weightGrams, amountUntaxed: goods })
        expect(Number.isSafeInteger(cost)).toBe(true)
        expect(cost).toBeGreaterThanOrEqual(of.base_amount)
      }),
    )
  })
})

describe('a method is offered', () => {
  const goods = { weightGrams: 12_500, amountUntaxed: 900_000 }

  it('with its cost and its lead time', () => {
    expect(offerFor('courier', courier, goods)).toEqual({
      cost: 57_000,
      is_free: false,
      lead_time_days: { from: 2, to: 4 },
    })
    expect(offerFor('own_fleet', courier, { ...goods, amountUntaxed: 15_000_000 })).toMatchObject({
      cost: 0,
      is_free: true,
    })
  })

  it('not without a rate, and the reason says so', () => {
    expect(offerFor('courier', undefined, goods)).toEqual({
      cost: null,
      is_free: false,
      lead_time_days: null,
      unavailable: 'no_rate',
    })
  })

  it('free and without a rate if the buyer picks up', () => {
    expect(offerFor('pick_up', undefined, goods)).toEqual({ cost: 0, is_free: true, lead_time_days: null })
  })
})

import fc from 'fast-check'
import { expect, it } from 'vitest'
import { advance, takeFrom } from './ledger.ts'

const order = (order_id: number) => advance({ company_id: 1, order_id, invoice_id: null })

it('money is taken from places in their order, none of more than it has', () => {
  const places = [
    { place: order(1), amount: 30 },
    { place: order(2), amount: -5 },
    { place: order(3), amount: 50 },
  ]
  const taken = (amount: number) => {
    const { postings, missing } = takeFrom(places, amount)
    return [...postings.map((posting) => posting.amount), missing]
  }
  expect(taken(20)).toEqual([20, 0, 0, 0])
  expect(taken(70)).toEqual([30, 0, 40, 0])
  expect(taken(100)).toEqual([30, 0, 50, 20])
})

it('what is taken and what is missing are the amount, whatever the places have', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -100, max: 100 })), fc.nat({ max: 10_000 }), (amounts, amount) => {
      const places = amounts.map((most, id) => ({ place: order(id), amount: most }))
      const { postings, missing } = takeFrom(places, amount)
      expect(postings.reduce((sum, posting) => sum + posting.amount, missing)).toBe(amount)
      for (const [at, posting] of postings.entries()) {
        expect(posting.amount).toBeGreaterThanOrEqual(0)
        expect(posting.amount).toBeLessThanOrEqual(Math.max(0, amounts[at] ?? 0))
      }
    }),
  )
})

import { attemptStates, waysToRefund, paymentMethods, type AttemptState } from '@pasok/contract'
import { describe, expect, it } from 'vitest'
import { afterOutcome, isOpen } from './attempt-life-cycle.ts'
import { outcomes, type Outcome } from './gateway/gateway.ts'

const ends = {
  paid: 'paid',
  denied: 'denied',
  cancelled: 'cancelled',
  expired: 'expired',
  failed: 'failed',
} as const
const takenBack = {
  denied: 'reversed',
  cancelled: 'reversed',
  failed: 'reversed',
  reversed: 'reversed',
} as const
const refundStates = { refunded: 'refunded', partially_refunded: 'partially_refunded' } as const

/** Where each message of the gateway leads; every other changes nothing. */
const table: Readonly<Record<AttemptState, Readonly<Partial<Record<Outcome, AttemptState>>>>> = {
  created: { ...ends, pending: 'pending' },
  pending: ends,
  paid: { ...takenBack, ...refundStates },
  partially_refunded: { ...takenBack, ...refundStates },
  needs_review: { ...takenBack, ...refundStates },
  expired: { paid: 'needs_review' },
  denied: { paid: 'needs_review' },
  cancelled: { paid: 'needs_review' },
  failed: { paid: 'needs_review' },
  reversed: { paid: 'needs_review' },
  refunded: takenBack,
}

// @spec §4 Payment: states
describe('the life cycle of a payment attempt', () => {
  it.each(attemptStates)('%s: each message leads where the table says, or changes nothing', (state) => {
    expect(outcomes.map((outcome) => [outcome, afterOutcome(state, outcome)])).toEqual(
      outcomes.map((outcome) => [outcome, table[state][outcome]]),
    )
  })

  it('can be paid while it is created or pending', () => {
    expect(attemptStates.filter(isOpen)).toEqual(['created', 'pending'])
  })
})

it('money goes back through the gateway where the method can, else by transfer', () => {
  for (const method of paymentMethods)
    expect(waysToRefund(method)).toEqual(method === 'qris' ? ['gateway', 'transfer'] : ['transfer'])
})

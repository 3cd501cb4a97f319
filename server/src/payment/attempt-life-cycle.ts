import type { AttemptState } from '@pasok/contract'
import type { Outcome } from './gateway/gateway.ts'

const open = {
  paid: 'paid',
  denied: 'denied',
  cancelled: 'cancelled',
  expired: 'expired',
  failed: 'failed',
} as const
/** Money received after the end goes to review. */
const unpaidEnd = { paid: 'needs_review' } as const
/** Received money is reversed. */
const taken = { denied: 'reversed', cancelled: 'reversed', failed: 'reversed', reversed: 'reversed' } as const
const received = { ...taken, refunded: 'refunded', partially_refunded: 'partially_refunded' } as const

const lifeCycle = {
  created: { ...open, pending: 'pending' },
  pending: open,
  paid: received,
  partially_refunded: received,
  needs_review: received,
  expired: unpaidEnd,
  denied: unpaidEnd,
  cancelled: unpaidEnd,
  failed: unpaidEnd,
  reversed: unpaidEnd,
  // A refunded payment can be reversed, too, and finance must know.
  refunded: taken,
} as const satisfies Readonly<Record<AttemptState, Readonly<Partial<Record<Outcome, AttemptState>>>>>

/** The state that a gateway event leads to; undefined if it changes nothing. */
export const afterOutcome = (state: AttemptState, outcome: Outcome): AttemptState | undefined => {
  const steps: Readonly<Partial<Record<Outcome, AttemptState>>> = lifeCycle[state]
  return steps[outcome]
}

/** Whether an attempt can still be paid. */
export const isOpen = (state: AttemptState): boolean => state === 'created' || state === 'pending'

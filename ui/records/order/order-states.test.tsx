import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { Badge, type Tone } from '../../kit/badge.tsx'
import { show, speak } from '../../testing/show.tsx'
import { OrderDeliveryBadge, OrderPaymentBadge } from './order-states.tsx'

/** The look of a badge, without its text. */
const lookOf = (badge: ReactNode) => {
  speak('en')
  return show(badge).container.firstElementChild?.className
}
const toneOf = (tone: Tone) => lookOf(<Badge tone={tone}>Paid</Badge>)

test('a cancelled order waits for no payment and no delivery', () => {
  const open = { state: 'confirmed', payment_state: 'overdue', delivery_state: 'returned' } as const
  expect(lookOf(<OrderPaymentBadge order={open} />)).toBe(toneOf('bad'))
  expect(lookOf(<OrderDeliveryBadge order={open} />)).toBe(toneOf('bad'))
  const cancelled = { ...open, state: 'cancelled' } as const
  expect(lookOf(<OrderPaymentBadge order={cancelled} />)).toBe(toneOf('over'))
  expect(lookOf(<OrderDeliveryBadge order={cancelled} />)).toBe(toneOf('over'))
})

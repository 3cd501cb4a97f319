import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { Badge, type Tone } from '../../kit/badge.tsx'
import { show, speak } from '../../testing/show.tsx'
import { OrderDeliveryBadge, OrderPaymentBadge } from './order-states.tsx'

/** The look of a badge, without its text. */
const renderClass = (badge: ReactNode) => {
  speak('en')
  return show(badge).container.firstElementChild?.className
}
const renderToneClass = (tone: Tone) => renderClass(<Badge tone={tone}>Paid</Badge>)

test('a cancelled order waits for no payment and no delivery', () => {
  const open = { state: 'confirmed', payment_state: 'overdue', delivery_state: 'returned' } as const
  expect(renderClass(<OrderPaymentBadge order={open} />)).toBe(renderToneClass('bad'))
  expect(renderClass(<OrderDeliveryBadge order={open} />)).toBe(renderToneClass('bad'))
  const cancelled = { ...open, state: 'cancelled' } as const
  expect(renderClass(<OrderPaymentBadge order={cancelled} />)).toBe(renderToneClass('over'))
  expect(renderClass(<OrderDeliveryBadge order={cancelled} />)).toBe(renderToneClass('over'))
})

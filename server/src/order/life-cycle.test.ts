import {
  afterOrderStep,
  deliveryStates,
  isCancellable,
  orderStates,
  listOrderSteps,
  staffOrderSteps,
  type DeliveryState,
  type OrderState,
  type OrderStep,
} from '@pasok/contract'
import { describe, expect, it } from 'vitest'

/** Every step that is possible; all others are refused. `*` is the state before the hold. */
const steps: Readonly<Record<OrderState, Readonly<Partial<Record<OrderStep, OrderState | '*'>>>>> = {
  placed: { confirm: 'confirmed', hold: 'on_hold', cancel: 'cancelled' },
  confirmed: { process: 'processing', hold: 'on_hold', cancel: 'cancelled' },
  processing: { complete: 'completed', hold: 'on_hold', cancel: 'cancelled' },
  on_hold: { release: '*', cancel: 'cancelled' },
  completed: {},
  cancelled: {},
}

/** Deliveries that leave the goods at the warehouse. */
const atWarehouse: readonly DeliveryState[] = ['not_shipped', 'returned']

// @spec §4 Order: states
describe('the life cycle of an order', () => {
  it.each(orderStates.flatMap((state) => deliveryStates.map((delivery) => [state, delivery] as const)))(
    '%s, its goods %s: each step leads where the table says, or is refused',
    (state, delivery_state) => {
      const order = {
        state,
        delivery_state,
        state_before_hold: state === 'on_hold' ? ('confirmed' as const) : null,
      }
      const expected = staffOrderSteps.map((step) => {
        if (step === 'cancel' && !atWarehouse.includes(delivery_state)) return [step, undefined]
        if (step === 'complete' && delivery_state !== 'delivered') return [step, undefined]
        const to = steps[state][step]
        return [step, to === '*' ? 'confirmed' : to]
      })
      expect(staffOrderSteps.map((step) => [step, afterOrderStep(order, step)])).toEqual(expected)
      expect(listOrderSteps(order)).toEqual(
        expected.flatMap(([step, to]) => (to === undefined ? [] : [step])),
      )
    },
  )

  it.each(orderStates)('a hold of what was %s is released to it', (before) => {
    const onHold = { state: 'on_hold', state_before_hold: before, delivery_state: 'not_shipped' } as const
    expect(afterOrderStep(onHold, 'release')).toBe(before)
  })

  it('a hold without a state before it is not released', () => {
    const onHold = { state: 'on_hold', state_before_hold: null, delivery_state: 'not_shipped' } as const
    expect(afterOrderStep(onHold, 'release')).toBeUndefined()
    expect(isCancellable(onHold)).toBe(false)
  })

  it('its buyer may cancel it until it is confirmed, on hold or not', () => {
    const may = (state: OrderState, before: OrderState | null) =>
      isCancellable({ state, state_before_hold: before, delivery_state: 'not_shipped' })
    const cancellable = orderStates.flatMap((state) =>
      [null, ...orderStates].flatMap((before) => (may(state, before) ? [[state, before]] : [])),
    )
    expect(cancellable).toEqual([
      ...[null, ...orderStates].map((before) => ['placed', before]),
      ['on_hold', 'placed'],
    ])
  })
})

import { deliveryStages, type DeliveryStage } from '@pasok/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { linesProblem, openQuantities, overOpen, computeProgress, type Consigned } from './fulfilment.ts'

const ordered = [
  { id: 1, quantity: 5, closed: 0 },
  { id: 2, quantity: 3, closed: 0 },
]
const delivery = (
  state: DeliveryStage,
  lines: Readonly<Record<number, number>>,
  return_id: number | null = null,
): Consigned => ({
  state,
  return_id,
  lines: Object.entries(lines).map(([id, quantity]) => ({ order_line_id: Number(id), quantity })),
})

describe('quantities of an order still to be packed', () => {
  it('is all of it before its first delivery', () => {
    expect([...openQuantities(ordered, [])]).toEqual([
      [1, 5],
      [2, 3],
    ])
  })
  it('is less what deliveries have; a line without any left is absent', () => {
    const open = openQuantities(ordered, [
      delivery('packing', { 1: 2, 2: 3 }),
      delivery('received', { 1: 1 }),
    ])
    expect([...open]).toEqual([[1, 2]])
  })
  it('is without what was closed', () => {
    const closed = [
      { id: 1, quantity: 5, closed: 2 },
      { id: 2, quantity: 3, closed: 3 },
    ]
    expect([...openQuantities(closed, [delivery('packing', { 1: 1 })])]).toEqual([[1, 2]])
  })
  it('includes returned and cancelled quantities again, and is not lowered by a replacement', () => {
    const open = openQuantities(ordered, [
      delivery('returned', { 1: 5 }),
      delivery('cancelled', { 2: 3 }),
      delivery('delivered', { 1: 4 }, 9),
    ])
    expect([...open]).toEqual([
      [1, 5],
      [2, 3],
    ])
  })
  it('never includes a fully packed line, with any deliveries', () => {
    const some = fc.record({
      state: fc.constantFrom(...deliveryStages),
      return_id: fc.option(fc.constant(9)),
      lines: fc.array(
        fc.record({ order_line_id: fc.constantFrom(1, 2), quantity: fc.integer({ min: 1, max: 5 }) }),
      ),
    })
    fc.assert(
      fc.property(fc.array(some), (deliveries) => {
        const open = openQuantities(ordered, deliveries)
        for (const { id, quantity } of ordered) {
          const packed = deliveries
            .filter(
              ({ state, return_id }) => return_id === null && !['returned', 'cancelled'].includes(state),
            )
            .flatMap(({ lines }) => lines)
            .reduce((sum, line) => sum + (line.order_line_id === id ? line.quantity : 0), 0)
          expect(open.get(id) ?? 0).toBe(Math.max(0, quantity - packed))
        }
      }),
    )
  })
})

it('each line of which more is to be closed than is open is named with what is open', () => {
  const lines = (...all: [id: number, quantity: number][]) =>
    all.map(([order_line_id, quantity]) => ({ order_line_id, quantity }))
  const open = new Map([[1, 3]])
  expect([...overOpen(lines([1, 3]), open)]).toEqual([])
  expect([...overOpen(lines([1, 2], [2, 1], [1, 2]), open)]).toEqual([
    [1, 0],
    [2, 1],
  ])
})

it('shipped quantities left and were not returned; delivered ones arrived', () => {
  const { shipped, delivered, hasComeBack } = computeProgress([
    delivery('packing', { 1: 1 }),
    delivery('in_transit', { 1: 2 }),
    delivery('delivered', { 1: 1, 2: 2 }),
    delivery('received', { 2: 1 }, 9),
  ])
  expect([...shipped]).toEqual([
    [1, 3],
    [2, 2],
  ])
  expect([...delivered]).toEqual([
    [1, 1],
    [2, 2],
  ])
  expect(hasComeBack).toBe(false)
  expect(computeProgress([delivery('returned', { 1: 1 }), delivery('packing', { 1: 1 })]).hasComeBack).toBe(
    true,
  )
})

describe('a delivery of quantities', () => {
  const quantities = (of: Readonly<Record<number, number>>) =>
    new Map(Object.entries(of).map(([id, quantity]) => [Number(id), quantity]))
  const open = quantities({ 1: 5, 2: 3 })
  it.each([
    ['of nothing', {}, open, false, 'nothing_to_deliver'],
    ['of all', { 1: 5, 2: 3 }, open, false, undefined],
    ['of a part', { 1: 4 }, open, false, undefined],
    ['of more than is open', { 1: 6 }, open, false, 'over_ordered'],
    ['of a line that is fully packed', { 1: 5, 2: 1 }, quantities({ 1: 5 }), false, 'over_ordered'],
    ['of another order', { 3: 1 }, open, false, 'over_ordered'],
    ['of all of an order that ships complete', { 1: 5, 2: 3 }, open, true, undefined],
    ['of one line of it', { 1: 5 }, open, true, 'ships_complete'],
    ['of a part of each line', { 1: 4, 2: 3 }, open, true, 'ships_complete'],
  ] as const)('%s', (_, wanted, left, isShipComplete, problem) => {
    expect(linesProblem(quantities(wanted), left, ordered, isShipComplete)).toBe(problem)
  })
})

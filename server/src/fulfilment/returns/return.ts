import { isDelivered, type DeliveryStage } from '@pasok/contract'

const DAY_MS = 24 * 60 * 60 * 1_000

/** The fields of a delivery that its returns need; replacements can be returned, too. */
export interface Arrived {
  readonly state: DeliveryStage
  readonly delivered_at: Date | null
  readonly lines: readonly { readonly order_line_id: number; readonly quantity: number }[]
}

/**
 * The quantities that can be returned now, by the order's lines' ids: at most those that arrived within the window, and
 * at most all that arrived less those already in a return. Lines without any are absent.
 */
export const returnableQuantities = (
  deliveries: readonly Arrived[],
  inReturns: ReadonlyMap<number, number>,
  { windowDays, now }: { readonly windowDays: number; readonly now: Date },
): Map<number, number> => {
  const since = now.getTime() - windowDays * DAY_MS
  const arrived = new Map<number, { all: number; lately: number }>()
  for (const { state, delivered_at, lines } of deliveries) {
    if (!isDelivered(state) || delivered_at === null) continue
    const isLate = delivered_at.getTime() >= since
    for (const { order_line_id, quantity } of lines) {
      const { all, lately } = arrived.get(order_line_id) ?? { all: 0, lately: 0 }
      arrived.set(order_line_id, { all: all + quantity, lately: lately + (isLate ? quantity : 0) })
    }
  }
  return new Map(
    [...arrived]
      .map(([id, { all, lately }]): [number, number] => [
        id,
        Math.min(lately, all - (inReturns.get(id) ?? 0)),
      ])
      .filter(([, quantity]) => quantity > 0),
  )
}

import type { PickScan } from '@pasok/contract'
import { findItemsByOtherNumber } from '../../catalogue/index.ts'
import type { StaffScope } from '../../kernel/index.ts'
import { lockOrder } from '../../order/index.ts'
import { onceOnly, writeAudit, type Db } from '../../platform/index.ts'
import { findDeliveries, listDeliveryLines, raiseDeliveryVersion } from '../delivery.store.ts'
import { readPickLines } from './pick-list.ts'
import { insertPicks } from './pick.store.ts'
import { leftToPick, matchScan, spreadOver } from './picking.ts'

/** A part number that was scanned or typed. */
export interface Scan {
  readonly number: string
  readonly quantity: number
  /** The deliveries of the list; without them, the oldest that are being packed. */
  readonly deliveryIds: readonly number[] | undefined
  readonly by: StaffScope
  readonly command: { readonly key: string | undefined; readonly route: string; readonly request: unknown }
  readonly now: Date
  readonly requestId: string
}

/** Why nothing was counted; `maximum`: what is still to be picked of the item. */
export type ScanError =
  | { readonly error: 'not_on_list' | 'ambiguous_number' }
  | { readonly error: 'over_list'; readonly maximum: number }

/** Counts what was scanned as picked, for the oldest delivery of the list first; once for a key. */
export const scanPicked = (db: Db, { number, quantity, deliveryIds, by, command, now, requestId }: Scan) =>
  onceOnly<{ readonly status: 200; readonly body: PickScan }, ScanError>(
    db,
    { principal: { kind: 'staff', id: by.staff.id }, ...command },
    now,
    async (tx) => {
      const { lines } = await readPickLines(tx, deliveryIds)
      const items = await findItemsByOtherNumber(tx, number, [
        ...new Set(lines.map(({ item_id }) => item_id)),
      ])
      const seen = matchScan(lines, number, items)
      if ('error' in seen) return seen
      const wanted = await lockLines(tx, seen)
      const left = leftToPick(wanted)
      if (quantity > left) return { error: 'over_list', maximum: left }
      const [first] = seen
      if (!first) throw new Error('a scan that names no line')
      const deliveries = await findDeliveries(
        tx,
        wanted.map(({ delivery_id }) => delivery_id),
      )
      const taken = Map.groupBy(spreadOver(wanted, quantity), ({ line }) => line.delivery_id)
      const counted: PickScan['deliveries'] = []
      for (const [id, some] of taken) {
        await insertPicks(tx, id, new Map(some.map(({ line, quantity: one }) => [line.order_line_id, one])), {
          by: by.staff.id,
          now,
        })
        await raiseDeliveryVersion(tx, id, now)
        const sum = some.reduce((total, { quantity: one }) => total + one, 0)
        await writeAudit(tx, {
          at: now,
          who: { kind: 'staff', id: by.staff.id },
          action: 'delivery.pick',
          subject: 'delivery',
          subjectId: id,
          details: { number, sku: first.sku, quantity: sum },
          requestId,
        })
        counted.push({ id, number: deliveries.get(id)?.number ?? '', quantity: sum })
      }
      return {
        status: 200,
        body: { sku_number: first.sku, uom: first.uom, quantity, left: left - quantity, deliveries: counted },
      }
    },
  )

/** Locks the orders of lines by their ids, and reads the lines again: somebody else may have picked them or packed them. */
const lockLines = async (
  tx: Db,
  seen: readonly { readonly delivery_id: number; readonly order_line_id: number }[],
) => {
  const ids = [...new Set(seen.map(({ delivery_id }) => delivery_id))]
  const orderIds = [...(await findDeliveries(tx, ids)).values()].map(({ order_id }) => order_id)
  for (const orderId of [...new Set(orderIds)].toSorted((a, b) => a - b)) await lockOrder(tx, orderId)
  const now = await findDeliveries(tx, ids)
  const lines = await listDeliveryLines(
    tx,
    ids.filter((id) => now.get(id)?.state === 'packing'),
  )
  return lines.filter((line) =>
    seen.some(
      ({ delivery_id, order_line_id }) =>
        delivery_id === line.delivery_id && order_line_id === line.order_line_id,
    ),
  )
}

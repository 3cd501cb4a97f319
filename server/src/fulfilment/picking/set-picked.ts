import type { StaffScope } from '../../kernel/index.ts'
import {
  inTransaction,
  versionConflict,
  writeAudit,
  type Db,
  type VersionConflict,
} from '../../platform/index.ts'
import { lockDelivery } from '../apply-delivery-step.ts'
import { listDeliveryLines, raiseDeliveryVersion, type DeliveryRow } from '../delivery.store.ts'
import { sumQuantities } from '../fulfilment.ts'
import { insertPicks } from './pick.store.ts'

/** What is picked of lines of a delivery, as staff counted it. */
export interface PickedLines {
  readonly id: number
  /** The delivery's version that staff saw. */
  readonly version: number
  readonly lines: readonly { readonly order_line_id: number; readonly quantity: number }[]
  readonly by: StaffScope
  readonly now: Date
  readonly requestId: string
}

/** Why nothing was set; `over`: the most of each line, by its position among these, where one names more. */
type PickedError =
  | { readonly error: 'not_found' | 'not_possible_now' }
  | { readonly error: 'over_list'; readonly over: ReadonlyMap<number, number> }

/** Sets what is picked of lines of a delivery that is being packed. */
export const setPicked = (
  db: Db,
  { id, version, lines, by, now, requestId }: PickedLines,
): Promise<'applied' | VersionConflict<DeliveryRow> | PickedError> =>
  inTransaction(db, async (tx) => {
    const delivery = (await lockDelivery(tx, id))?.delivery
    if (!delivery) return { error: 'not_found' }
    const conflict = versionConflict(delivery, { version })
    if (conflict) return conflict
    if (delivery.state !== 'packing') return { error: 'not_possible_now' }
    const stored = new Map((await listDeliveryLines(tx, [id])).map((line) => [line.order_line_id, line]))
    const wanted = sumQuantities(lines)
    const over = new Map(
      lines.flatMap(({ order_line_id }, at): [number, number][] => {
        const most = stored.get(order_line_id)?.quantity ?? 0
        return (wanted.get(order_line_id) ?? 0) > most || !stored.has(order_line_id) ? [[at, most]] : []
      }),
    )
    if (over.size > 0) return { error: 'over_list', over }
    const changes = new Map(
      [...wanted].flatMap(([line, quantity]): [number, number][] => {
        const change = quantity - (stored.get(line)?.picked ?? 0)
        return change === 0 ? [] : [[line, change]]
      }),
    )
    if (changes.size === 0) return 'applied'
    await insertPicks(tx, id, changes, { by: by.staff.id, now })
    await raiseDeliveryVersion(tx, id, now)
    await writeAudit(tx, {
      at: now,
      who: { kind: 'staff', id: by.staff.id },
      action: 'delivery.set-picked',
      subject: 'delivery',
      subjectId: id,
      details: { lines: [...wanted].map(([order_line_id, quantity]) => ({ order_line_id, quantity })) },
      requestId,
    })
    return 'applied'
  })

import {
  can,
  canFollow,
  listDeliverySteps,
  type Delivery,
  type DeliveryInList,
  type StaffDelivery,
  type Tracking,
} from '@pasok/contract'
import type { Language } from '@pasok/words'
import type { MemberScope, StaffScope } from '../kernel/index.ts'
import type { OrderRow } from '../order/index.ts'
import { nameIn, type Db } from '../platform/index.ts'
import {
  listOrderDeliveries,
  listDeliveryEvents,
  listDeliveryLines,
  listPackages,
  type DeliveryLineRow,
  type DeliveryRow,
} from './delivery.store.ts'
import { hasWithdrawnReceipt, receiptWithdrawableUntil } from './fulfilment.ts'
import { isPartlyPicked } from './picking/picking.ts'

/** A delivery as lists show it. */
export const showDeliveryHead = (row: DeliveryRow): DeliveryInList => ({
  id: row.id,
  number: row.number,
  version: row.version,
  state: row.state,
  order: { id: row.order_id, number: row.order_number },
  is_replacement: row.return_id !== null,
  carrier: row.carrier,
  courier: row.courier,
  airway_bill: row.airway_bill,
  ...(row.eta !== null && { eta: row.eta }),
  line_count: row.line_count,
  created_at: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
})

/** The member who reads deliveries, and when. */
export interface DeliveryViewer {
  readonly scope: MemberScope
  readonly now: Date
}

/** Deliveries with their lines and events; without a viewer, as staff see them. */
export const showDeliveries = async (
  db: Db,
  rows: readonly DeliveryRow[],
  language: Language,
  viewer?: DeliveryViewer,
): Promise<Delivery[]> => {
  const ids = rows.map(({ id }) => id)
  const [lines, events, packages] = await Promise.all([
    listDeliveryLines(db, ids),
    listDeliveryEvents(db, ids),
    listPackages(db, ids),
  ])
  const of = <T extends { readonly delivery_id: number }>(all: readonly T[], id: number) =>
    all.filter(({ delivery_id }) => delivery_id === id)
  const mayReceive = viewer !== undefined && can(viewer.scope, 'placeOrder')
  const withdrawableUntil = (row: DeliveryRow) => {
    const until =
      mayReceive && !hasWithdrawnReceipt(of(events, row.id)) ? receiptWithdrawableUntil(row) : undefined
    return until && viewer && viewer.now <= until ? { withdrawable_until: until.toISOString() } : {}
  }
  return rows.map((row) => ({
    ...showDeliveryHead(row),
    service: row.service,
    tracking_url: row.tracking_url,
    driver: row.driver,
    plate: row.plate,
    packages: of(packages, row.id).map(({ weight_g }) => ({ weight_g })),
    lines: of(lines, row.id).map((line) => showDeliveryLine(line, language)),
    events: of(events, row.id).map(({ at, zone, code, place, text }) => ({
      at: at.toISOString(),
      zone,
      code,
      ...(place !== '' && { place }),
      ...(text !== '' && { text }),
    })),
    ...(row.receiver !== null &&
      row.received_at !== null &&
      row.received_zone !== null && {
        receipt: {
          receiver: row.receiver,
          at: row.received_at.toISOString(),
          zone: row.received_zone,
          ...(row.proof_name !== null &&
            row.proof_type !== null && {
              proof: { filename: row.proof_name, content_type: row.proof_type },
            }),
          ...withdrawableUntil(row),
        },
      }),
    can_receive: mayReceive && canFollow(row.state, 'received'),
  }))
}

type NamedLine = Pick<
  DeliveryLineRow,
  'order_line_id' | 'place' | 'item_id' | 'sku' | 'own_number' | 'name_en' | 'name_id' | 'uom' | 'quantity'
>

/** A quantity of an order's line. */
export const showDeliveryLine = (line: NamedLine, language: Language): Delivery['lines'][number] => ({
  order_line_id: line.order_line_id,
  place: line.place,
  product: {
    id: line.item_id,
    name: nameIn(line, language),
    sku_number: line.sku,
    ...(line.own_number !== '' && { own_number: line.own_number }),
  },
  uom: line.uom,
  quantity: line.quantity,
})

/** The tracking of an order's deliveries. */
export const showTracking = async (
  db: Db,
  order: OrderRow,
  language: Language,
  viewer: DeliveryViewer,
): Promise<Tracking> => ({
  order: {
    id: order.id,
    number: order.number,
    po_number: order.po_number,
    state: order.state,
    delivery_state: order.delivery_state,
  },
  deliveries: await showDeliveries(db, await listOrderDeliveries(db, order.id), language, viewer),
})

/** Deliveries with the steps that this staff member can take now. */
export const showStaffDeliveries = async (
  db: Db,
  rows: readonly DeliveryRow[],
  { staff }: StaffScope,
  language: Language,
): Promise<StaffDelivery[]> => {
  const mayShip = can(staff, 'ship')
  const shown = await showDeliveries(db, rows, language)
  const lines = await listDeliveryLines(
    db,
    rows.map(({ id }) => id),
  )
  return shown.map((one, at) => {
    const row = rows[at]
    if (!row) throw new Error('a delivery that is not there')
    const own = lines.filter(({ delivery_id }) => delivery_id === row.id)
    const steps = listDeliverySteps(row.state).filter((step) => step !== 'ready' || !isPartlyPicked(own))
    return {
      ...one,
      company: { id: row.company_id, name: row.company_name },
      lines: own.map((line) => ({ ...showDeliveryLine(line, language), picked: line.picked })),
      steps: mayShip ? steps : [],
      note: row.note,
    }
  })
}

import type { StaffDelivery } from '@pasok/contract'
import { fulfilmentStaff, orderStaff } from '@pasok/contract/endpoints'
import type { AskingBrowser } from './ask-as.ts'

/** An order as staff see it. */
export const readStaffOrder = async (staff: AskingBrowser, id: number) => {
  const { body } = await staff.ask(orderStaff.showStaffOrder, { params: { id: String(id) } })
  if (!('data' in body)) throw new Error(`the order answers ${body.status}`)
  return body.data.record
}

/** Confirms an order that was placed. */
export const confirmOrder = async (staff: AskingBrowser, id: number): Promise<void> => {
  const { version } = await readStaffOrder(staff, id)
  const { status } = await staff.ask(orderStaff.takeOrderStep, {
    params: { id: String(id) },
    body: { step: 'confirm', version },
  })
  if (status !== 200) throw new Error(`the confirmation answers ${status}`)
}

/** Packs all that is left of an order, and takes it through these stages. */
export const deliver = async (
  staff: AskingBrowser,
  orderId: number,
  steps: readonly StaffDelivery['steps'][number][] = ['ready', 'picked_up', 'delivered'],
): Promise<StaffDelivery> => {
  const made = await staff.ask(fulfilmentStaff.makeDelivery, {
    params: { id: String(orderId) },
    idempotencyKey: crypto.randomUUID(),
    body: {},
  })
  if (!('data' in made.body)) throw new Error(`packing answers ${made.status}`)
  return goOn(staff, made.body.data.record, steps)
}

/** Takes a delivery through these stages. */
export const goOn = async (
  staff: AskingBrowser,
  delivery: StaffDelivery,
  steps: readonly StaffDelivery['steps'][number][],
): Promise<StaffDelivery> => {
  let now = delivery
  for (const step of steps) {
    const { body } = await staff.ask(fulfilmentStaff.applyDeliveryStep, {
      params: { id: String(now.id) },
      body: { step, version: now.version },
    })
    if (!('data' in body)) throw new Error(`${step} answers ${body.status}`)
    now = body.data.record
  }
  return now
}

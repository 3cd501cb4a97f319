import { z } from 'zod'
import { orderEvent } from '../order/records.ts'
import { deliveryLine } from './records.ts'
import { returnReasons, returnStates, returnWishes } from './return-life-cycle.ts'

export const returnLine = deliveryLine.extend({
  reason: z.enum(returnReasons),
  text: z.string().optional(),
  /** How much of it came back, where that is less. */
  received_quantity: z.int().optional(),
})

const head = {
  id: z.int(),
  number: z.string(),
  /** Raised by every change; a change names the one it saw. */
  version: z.int(),
  state: z.enum(returnStates),
  wish: z.enum(returnWishes),
  order: z.object({ id: z.int(), number: z.string() }),
  requested_by: z.object({ id: z.int(), name: z.string() }),
  requested_at: z.iso.datetime(),
  line_count: z.int(),
}
export const returnInList = z.object(head)

export const returned = z.object({
  ...head,
  lines: z.array(returnLine),
  pictures: z.array(z.object({ id: z.int(), filename: z.string(), content_type: z.string() })),
  timeline: z.array(orderEvent),
  /** Whole rupiah with tax, once it is refunded: what was credited of it. */
  refund_amount: z.int().optional(),
  /** Whole rupiah with tax: the part of the goods' price that had been credited before. */
  credited_before: z.int().optional(),
  /** Whether some of it is credited once its invoice is issued. */
  waits_for_invoice: z.boolean().optional(),
  /** The delivery that replaces it. */
  replacement: z.object({ id: z.int(), number: z.string() }).optional(),
  /** Whether the member who asks may withdraw it, and add pictures. */
  can_withdraw: z.boolean(),
  can_add_pictures: z.boolean(),
})

/** What of an order may be sent back. */
export const returnable = z.object({
  order: z.object({ id: z.int(), number: z.string() }),
  /** With the quantities that may be sent back now. */
  lines: z.array(deliveryLine),
  /** In days from the delivery. */
  window_days: z.int(),
})

export type ReturnInList = z.output<typeof returnInList>
export type Returned = z.output<typeof returned>
export type Returnable = z.output<typeof returnable>

import { z } from 'zod'
import { documentItem } from '../catalogue/records.ts'
import { deliveryMethodCodes } from '../delivery/methods.ts'
import { deliveryStates, orderStates } from '../order/life-cycle.ts'
import { deliveryEventCodes, deliveryStages, timeZones } from './life-cycle.ts'

export const deliveryLine = z.object({
  order_line_id: z.int(),
  /** Of the order's line. */
  place: z.int(),
  /** As it was called when it was ordered. */
  product: documentItem.extend({ id: z.int() }),
  uom: z.string(),
  quantity: z.int(),
})

export const deliveryEvent = z.object({
  at: z.iso.datetime(),
  /** The time zone in which it is shown. */
  zone: z.enum(timeZones),
  code: z.enum(deliveryEventCodes),
  /** Where it happened. */
  place: z.string().optional(),
  text: z.string().optional(),
})

const head = {
  id: z.int(),
  /** Of its delivery note. */
  number: z.string(),
  /** Raised by every change; a change names the one it saw. */
  version: z.int(),
  state: z.enum(deliveryStages),
  order: z.object({ id: z.int(), number: z.string() }),
  /** Whether it replaces goods that were returned. */
  is_replacement: z.boolean(),
  carrier: z.enum(deliveryMethodCodes),
  /** The courier's name. */
  courier: z.string(),
  airway_bill: z.string(),
  eta: z.iso.date().optional(),
  line_count: z.int(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
}

export const deliveryInList = z.object(head)

export const delivery = z.object({
  ...head,
  service: z.string(),
  tracking_url: z.string(),
  driver: z.string(),
  plate: z.string(),
  /** In grams. */
  packages: z.array(z.object({ weight_g: z.int() })),
  lines: z.array(deliveryLine),
  events: z.array(deliveryEvent),
  receipt: z
    .object({
      /** Who received it. */
      receiver: z.string(),
      at: z.iso.datetime(),
      zone: z.enum(timeZones),
      /** What shows that it was handed over. */
      proof: z.object({ filename: z.string(), content_type: z.string() }).optional(),
      /** Until when the member who asks may withdraw it; absent where they may not, or no longer. */
      withdrawable_until: z.iso.datetime().optional(),
    })
    .optional(),
  /** Whether the member who asks may sign for it. */
  can_receive: z.boolean(),
})

/** What is on its way of an order. */
export const tracking = z.object({
  order: z.object({
    id: z.int(),
    number: z.string(),
    po_number: z.string(),
    state: z.enum(orderStates),
    delivery_state: z.enum(deliveryStates),
  }),
  deliveries: z.array(delivery),
})

export type DeliveryInList = z.output<typeof deliveryInList>
export type Delivery = z.output<typeof delivery>
export type DeliveryLine = z.output<typeof deliveryLine>
export type DeliveryEvent = z.output<typeof deliveryEvent>
export type Tracking = z.output<typeof tracking>

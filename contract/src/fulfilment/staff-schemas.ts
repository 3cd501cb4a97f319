import { z } from 'zod'
import { deliveryMethodCodes } from '../delivery/methods.ts'
import { listed, staffListQuery } from '../list-query.ts'
import { staffDeliveryList } from './lists.ts'
import type { ModuleSchemas } from '../endpoint.ts'
import { bytes, data, id, language, record, recordVersion } from '../envelope.ts'
import { day, optionalParagraph, paragraph } from '../fields.ts'
import { staffOrder } from '../order/staff-schemas.ts'
import { LONGEST_MESSAGE, MOST_QUOTATION_LINES } from '../quotation/limits.ts'
import { text } from '../text.ts'
import { HEAVIEST_PACKAGE, MOST_PACKAGES, staffDeliverySteps, timeZones } from './life-cycle.ts'
import { delivery, deliveryInList, deliveryLine } from './records.ts'
import { receiptForm } from './schemas.ts'

const tag = 'Staff'
const params = z.object({ id })
const inLanguage = z.object({ language: language.optional() })
const company = z.object({ id: z.int(), name: z.string() })
const orderLineId = z.int().min(1).max(2_147_483_647)

export const staffDelivery = delivery.extend({
  company,
  /** With what is picked of each. */
  lines: z.array(deliveryLine.extend({ picked: z.int() })),
  /** What may be noted of it now. */
  steps: z.array(z.enum(staffDeliverySteps)),
  /** For staff only. */
  note: z.string(),
})
export type StaffDelivery = z.output<typeof staffDelivery>
const staffDeliveryInList = deliveryInList.extend({ company })

/** What is known of how a delivery travels. */
const details = z.object({
  carrier: z.enum(deliveryMethodCodes),
  courier: text(80).optional().default(''),
  service: text(80).optional().default(''),
  airway_bill: text(80).optional().default(''),
  tracking_url: z
    .union([z.literal(''), text(500).pipe(z.url({ protocol: /^https?$/ }))], { error: 'wrong_form' })
    .optional()
    .default(''),
  driver: text(80).optional().default(''),
  plate: text(20).optional().default(''),
  eta: day.nullable().optional().default(null),
  packages: z
    .array(z.object({ weight_g: z.int().min(1).max(HEAVIEST_PACKAGE) }))
    .max(MOST_PACKAGES)
    .optional()
    .default([]),
  note: optionalParagraph(LONGEST_MESSAGE),
})
export type DeliveryDetails = z.output<typeof details>

export const schemas = {
  listStaffDeliveries: {
    tag,
    summary: 'Deliveries of all companies, those that are to be packed first',
    query: staffListQuery(staffDeliveryList),
    answer: listed(staffDeliveryInList),
  },
  listOrderDeliveries: {
    tag,
    summary: 'The deliveries of an order, and what of its lines is in none yet',
    params,
    answer: data(z.object({ records: z.array(staffDelivery), total: z.int(), open: z.array(deliveryLine) })),
  },
  makeDelivery: {
    tag,
    summary:
      'Begins a delivery of these quantities of an order, or of all that is in none yet, once for an Idempotency-Key. An ' +
      'order that is to be shipped complete is shipped in one',
    params,
    body: z.object({
      lines: z
        .array(z.object({ order_line_id: orderLineId, quantity: z.int().min(1).max(999_999) }))
        .min(1, { error: 'missing' })
        .max(MOST_QUOTATION_LINES)
        .optional(),
    }),
    answer: record(staffDelivery),
  },
  closeOrderLines: {
    tag,
    summary:
      'Closes quantities of an order that will not come: they are in no delivery yet, and are not packed, invoiced or owed ' +
      'any more; what was invoiced of them is credited. An order of which nothing else is to come is completed, or cancelled ' +
      'if nothing of it was delivered',
    params,
    body: z.object({
      /** The order's version. */
      version: recordVersion,
      lines: z
        .array(z.object({ order_line_id: orderLineId, quantity: z.int().min(1).max(999_999) }))
        .min(1, { error: 'missing' })
        .max(MOST_QUOTATION_LINES),
      /** The explanation for the buyer. */
      reason: paragraph(1, LONGEST_MESSAGE),
    }),
    answer: record(staffOrder),
  },
  showStaffDelivery: { tag, summary: 'One delivery as staff see it', params, answer: record(staffDelivery) },
  changeDelivery: {
    tag,
    summary: 'Sets how a delivery travels, until it has arrived',
    params,
    body: details.extend({ version: recordVersion }),
    answer: record(staffDelivery),
  },
  applyDeliveryStep: {
    tag,
    summary: 'Notes how far a delivery is: where, when, and in which zone of time',
    params,
    body: z.object({
      step: z.enum(staffDeliverySteps),
      version: recordVersion,
      /** When it happened, by default now. Not before the last step, nor before the order was confirmed. */
      at: z.iso.datetime({ offset: true, error: 'wrong_form' }).optional(),
      zone: z.enum(timeZones).optional().default('Asia/Jakarta'),
      place: text(120).optional().default(''),
      text: optionalParagraph(LONGEST_MESSAGE),
    }),
    answer: record(staffDelivery),
  },
  recordReceipt: {
    tag,
    summary: "Says who received a delivery, with the driver's proof (PDF, JPEG or PNG); it is closed by it",
    params,
    form: receiptForm,
    answer: record(staffDelivery),
  },
  showStaffReceiptProof: {
    tag,
    summary: 'The file that shows a receipt; each view is recorded',
    params,
    file: 'application/octet-stream',
    answer: bytes,
  },
  printStaffDeliveryNote: {
    tag,
    summary: 'The note of a delivery as a PDF, without prices; each view is recorded',
    params,
    query: inLanguage,
    file: 'application/pdf',
    answer: bytes,
  },
  printStaffPackingList: {
    tag,
    summary: 'The packing list of a delivery as a PDF; each view is recorded',
    params,
    query: inLanguage,
    file: 'application/pdf',
    answer: bytes,
  },
} satisfies ModuleSchemas

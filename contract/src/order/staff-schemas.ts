import { z } from 'zod'
import type { ModuleSchemas } from '../endpoint.ts'
import { bytes, id, record, recordVersion } from '../envelope.ts'
import { optionalParagraph } from '../fields.ts'
import { LONGEST_MESSAGE } from '../quotation/limits.ts'
import { listed, staffListQuery } from '../list-query.ts'
import { staffOrderSteps } from './life-cycle.ts'
import { staffOrderList } from './lists.ts'
import { order, orderInList, placedLine } from './records.ts'

const tag = 'Staff'
const params = z.object({ id })

const staffOrderLine = placedLine.extend({
  /** How much of it is in stock and not ordered in other orders, where the supplier reports it; as long as it is to be shipped. */
  available_qty: z.int().min(0).optional(),
  /** What one uom cost the shop, in whole rupiah; for staff who may see money, where it is known. */
  unit_cost: z.int().min(0).optional(),
})
export const staffOrder = order.extend({
  order_line: z.array(staffOrderLine),
  steps: z.array(z.enum(staffOrderSteps)),
})
export type StaffOrder = z.output<typeof staffOrder>
const staffOrderInList = orderInList.extend({ company: z.object({ id: z.int(), name: z.string() }) })

export const schemas = {
  listStaffOrders: {
    tag,
    summary: 'Orders of all companies, those that wait longest first',
    query: staffListQuery(staffOrderList),
    answer: listed(staffOrderInList),
  },
  showStaffOrder: {
    tag,
    summary: 'One order as staff see it',
    params,
    answer: record(staffOrder),
  },
  showStaffOrderPoFile: {
    tag,
    summary: "The file of an order's purchase order; each view is recorded",
    params,
    file: 'application/octet-stream',
    answer: bytes,
  },
  takeOrderStep: {
    tag,
    summary: 'Takes a step with an order: confirms, processes, completes, holds, releases or cancels it',
    params,
    body: z.object({
      step: z.enum(staffOrderSteps),
      version: recordVersion,
      /** The explanation for the buyer; required for a hold and a cancellation. */
      text: optionalParagraph(LONGEST_MESSAGE),
    }),
    answer: record(staffOrder),
  },
} satisfies ModuleSchemas

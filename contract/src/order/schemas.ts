import { z } from 'zod'
import { addedToCart } from '../cart/list-records.ts'
import type { ModuleSchemas } from '../endpoint.ts'
import { bytes, data, id, language, record, recordVersion } from '../envelope.ts'
import { optionalParagraph } from '../fields.ts'
import { LONGEST_MESSAGE } from '../quotation/limits.ts'
import { listed, listQuery } from '../list-query.ts'
import { orderList } from './lists.ts'
import { order, orderInList } from './records.ts'

const tag = 'Orders'
const params = z.object({ id })

export const schemas = {
  listOrders: {
    tag,
    summary: "The orders of the asking member's company, the newest first",
    query: listQuery(orderList),
    answer: listed(orderInList),
  },
  showOrder: {
    tag,
    summary: 'One order with its lines and its timeline',
    params,
    answer: record(order),
  },
  cancelOrder: {
    tag,
    summary: 'Cancels an order before it is confirmed',
    params,
    body: z.object({ version: recordVersion, reason: optionalParagraph(LONGEST_MESSAGE) }),
    answer: record(order),
  },
  reorder: {
    tag,
    summary:
      'Adds the quantities of an order to the cart of the member who asks, once for an Idempotency-Key. What can not be ' +
      'ordered is left out and named',
    params,
    answer: data(addedToCart),
  },
  printOrder: {
    tag,
    summary: 'An order confirmation as a PDF, in the requested language',
    params,
    query: z.object({ language: language.optional() }),
    file: 'application/pdf',
    answer: bytes,
  },
  printProforma: {
    tag,
    summary:
      'The pro-forma invoice of an order as a PDF: not a tax invoice, without a legal number, in the requested language',
    params,
    query: z.object({ language: language.optional() }),
    file: 'application/pdf',
    answer: bytes,
  },
  showOrderPoFile: {
    tag,
    summary: "The file of an order's purchase order, to be saved",
    params,
    file: 'application/octet-stream',
    answer: bytes,
  },
} satisfies ModuleSchemas

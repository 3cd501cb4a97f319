import { z } from 'zod'
import { listed, listQuery } from '../list-query.ts'
import { deliveryList } from './lists.ts'
import type { ModuleSchemas } from '../endpoint.ts'
import { bytes, id, language, record, recordVersion } from '../envelope.ts'
import { personName } from '../fields.ts'
import { text } from '../text.ts'
import { LONGEST_NUMBER } from './life-cycle.ts'
import { delivery, deliveryInList, tracking } from './records.ts'

const tag = 'Deliveries'
const params = z.object({ id })
const inLanguage = z.object({ language: language.optional() })

/** Who received a delivery, and what shows it. An empty file is none: a form without scripts sends one. */
export const receiptForm = z.object({
  receiver: personName,
  file: z
    .file()
    .optional()
    .transform((file) => (file?.size === 0 ? undefined : file))
    .meta({ type: 'string', format: 'binary' }),
})

export const schemas = {
  listDeliveries: {
    tag,
    summary: "The deliveries of the asking member's company, those that changed last first",
    query: listQuery(deliveryList),
    answer: listed(deliveryInList),
  },
  trackNumber: {
    tag,
    summary:
      'What is on its way of an order, by the number of the order, of a delivery, or of its airway bill',
    query: z.object({ number: text(LONGEST_NUMBER).min(1, { error: 'missing' }) }),
    answer: record(tracking),
  },
  trackDelivery: {
    tag,
    summary: 'A delivery with its lines and its events',
    params,
    answer: record(delivery),
  },
  trackOrder: {
    tag,
    summary: 'The deliveries of an order, the first one first',
    params,
    answer: record(tracking),
  },
  signReceipt: {
    tag,
    summary:
      'Says who received a delivery, with a picture (PDF, JPEG or PNG) where there is one. It closes the delivery, and can ' +
      'be withdrawn once, for ten minutes',
    params,
    form: receiptForm,
    answer: record(delivery),
  },
  withdrawReceipt: {
    tag,
    summary:
      'Withdraws a receipt that a member signed, within ten minutes and once per delivery: the delivery and its order are ' +
      'again what they were before it',
    params,
    body: z.object({ version: recordVersion }),
    answer: record(delivery),
  },
  showReceiptProof: {
    tag,
    summary: 'The file that shows a receipt, to be saved',
    params,
    file: 'application/octet-stream',
    answer: bytes,
  },
  printDeliveryNote: {
    tag,
    summary: 'The delivery note as a PDF, without prices, in the requested language',
    params,
    query: inLanguage,
    file: 'application/pdf',
    answer: bytes,
  },
  printPackingList: {
    tag,
    summary: 'The packing list of a delivery as a PDF, in the requested language',
    params,
    query: inLanguage,
    file: 'application/pdf',
    answer: bytes,
  },
} satisfies ModuleSchemas

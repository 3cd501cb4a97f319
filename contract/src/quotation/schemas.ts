import { z } from 'zod'
import { listed, listQuery } from '../list-query.ts'
import { quotationList } from './lists.ts'
import type { ModuleSchemas } from '../endpoint.ts'
import {
  bytes,
  data,
  id,
  language,
  linesQuery,
  linesSummary,
  record,
  recordVersion,
  windowed,
  buildWindowSchema,
} from '../envelope.ts'
import { LARGEST_QUANTITY, LINES_PER_PAGE } from '../cart/limits.ts'
import { day, email, optionalParagraph, paragraph } from '../fields.ts'
import { text } from '../text.ts'
import { LONGEST_COMMENT, LONGEST_MESSAGE, MOST_QUOTATION_LINES } from './limits.ts'
import { buyerSteps } from './life-cycle.ts'
import { comparedLine, quotation, quotationInList, quotationVersion } from './records.ts'
import { versionInPath } from './version-in-path.ts'

const tag = 'Quotations'
const params = z.object({ id })
const sqlId = z.int().min(1).max(2_147_483_647)

/** A delivery method as its buyer may choose it. */
export const deliveryChoice = z.object({
  code: z.string(),
  name: z.string(),
  description: z.string(),
  /** Whole rupiah, before tax; absent where it is not offered. */
  cost: z.int().min(0).optional(),
  is_free: z.boolean(),
  lead_time_days: z.object({ from: z.int(), to: z.int() }).optional(),
  /** Why it can't be chosen. */
  unavailable: z.string().optional(),
  is_chosen: z.boolean(),
})
export type DeliveryChoice = z.output<typeof deliveryChoice>

export const schemas = {
  listQuotations: {
    tag,
    summary:
      "The quotations of the asking member's company, the newest first. A plain checkout is among them only as long as it " +
      'can be ordered: once ordered it is in the list of orders',
    query: listQuery(quotationList),
    answer: listed(quotationInList),
  },
  showOpenCheckout: {
    tag,
    summary:
      'The quotation that the asking member checked out last and can still order; one that was wanted as a document alone is none',
    answer: record(z.object({ id: z.int(), number: z.string() })),
  },
  showQuotation: {
    tag,
    summary: `One quotation with the lines of its newest version, its history and what can be done with it. ${linesSummary}`,
    params,
    query: linesQuery,
    answer: record(quotation),
  },
  showQuotationVersion: {
    tag,
    summary: `One version of a quotation as it was sent. ${linesSummary}`,
    params: z.object({ id, version: versionInPath }),
    query: linesQuery,
    answer: record(quotationVersion),
  },
  compareQuotationVersions: {
    tag,
    summary:
      'The lines in which two versions of a quotation that were sent differ, in the order of the later one, and what differs; ' +
      'lines that it does not have stand at the end',
    params,
    query: windowed(LINES_PER_PAGE, LINES_PER_PAGE, { from: versionInPath, to: versionInPath }),
    answer: data(buildWindowSchema(comparedLine)),
  },
  checkOutCart: {
    tag,
    summary:
      'Makes a quotation of the cart, priced as the shop prices it today; of the same revision of the cart always the same ' +
      'one. With an item whose price is asked for it goes to sales first. An earlier one of this cart is withdrawn, unless ' +
      'sales took it up, or a message, a purchase order or a document belongs to it',
    params,
    body: z.object({
      /** The cart's that the buyer saw: of another one the answer is 409. */
      revision: z.int().min(1).max(2_147_483_647).optional(),
      /** It is wanted as a document: a change of the cart does not withdraw it. */
      is_document: z.boolean().optional().default(false),
    }),
    query: linesQuery,
    answer: record(quotation),
  },
  requestQuotation: {
    tag,
    summary: 'Asks sales for a price of the cart, or of the lines in the body. The cart stays as it is',
    body: z.object({
      lines: z
        .array(
          z.object({
            product_item_id: sqlId,
            quantity: z.int().min(1).max(LARGEST_QUANTITY),
            comment: text(LONGEST_COMMENT).optional().default(''),
          }),
        )
        .min(1)
        .max(MOST_QUOTATION_LINES)
        .optional(),
      notes: optionalParagraph(LONGEST_MESSAGE),
    }),
    query: linesQuery,
    answer: record(quotation),
  },
  takeQuotationStep: {
    tag,
    summary:
      'Takes a step with a quotation: submits a draft, answers a question, asks for a change, declines an offer, withdraws ' +
      'what is not ordered, or renews what has expired',
    params,
    body: z.object({
      step: z.enum(buyerSteps),
      revision: recordVersion,
      /** An answer, a wish or a reason. */
      text: optionalParagraph(LONGEST_MESSAGE),
    }),
    query: linesQuery,
    answer: record(quotation),
  },
  writeQuotationMessage: {
    tag,
    summary: 'Writes a message to sales on a quotation',
    params,
    body: z.object({ text: paragraph(1, LONGEST_MESSAGE) }),
    query: linesQuery,
    answer: record(quotation),
  },
  setQuotationDetails: {
    tag,
    summary:
      'Sets what the buyer says of a quotation: their reference, purchase order number, the e-mail of their accounts ' +
      'department, notes, the day they ask for (from today in Jakarta, within two years) and whether to ship in parts; what ' +
      'is not given stays',
    params,
    body: z.object({
      revision: recordVersion,
      customer_reference: text(100).optional(),
      po_number: text(100).optional(),
      accounts_email: z.union([z.literal(''), email]).optional(),
      notes: optionalParagraph(LONGEST_MESSAGE).optional(),
      requested_ship_date: z.union([z.literal(''), day], { error: 'wrong_form' }).optional(),
      is_ship_complete: z.boolean().optional(),
    }),
    query: linesQuery,
    answer: record(quotation),
  },
  listDeliveryMethods: {
    tag,
    summary:
      'The delivery methods of a quotation with their cost, which depends on its address, weight and amount',
    params,
    answer: data(z.object({ records: z.array(deliveryChoice), total: z.int() })),
  },
  setDeliveryMethod: {
    tag,
    summary: 'Chooses how a quotation is delivered; its cost becomes part of the total',
    params,
    body: z.object({ delivery_method: text(40), revision: recordVersion.optional() }),
    query: linesQuery,
    answer: record(quotation),
  },
  setDeliveryAddress: {
    tag,
    summary: "Chooses the company's addresses that a quotation is delivered and billed to",
    params,
    body: z.object({
      address_id: sqlId,
      /** Without it the bill goes where it did, or to the default billing address. */
      billing_address_id: sqlId.optional(),
      revision: recordVersion.optional(),
    }),
    query: linesQuery,
    answer: record(quotation),
  },
  uploadPo: {
    tag,
    summary: 'Takes the number and the file (PDF, JPEG or PNG) of a purchase order',
    params,
    form: z.object({
      po_number: text(100).optional(),
      /** The quotation's that the buyer saw: of another one the answer is 409. */
      revision: z
        .string()
        .regex(/^[1-9]\d{0,8}$/, { error: 'wrong_form' })
        .transform(Number)
        .optional(),
      file: z.file().meta({ type: 'string', format: 'binary' }).optional(),
    }),
    query: linesQuery,
    answer: record(quotation),
  },
  printQuotation: {
    tag,
    summary:
      'A quotation, or the requested version of it, as a PDF with the letterhead of the shop, in the requested language',
    params,
    query: z.object({
      language: language.optional(),
      /** One that was sent. */
      version: versionInPath.optional(),
    }),
    file: 'application/pdf',
    answer: bytes,
  },
  showPoFile: {
    tag,
    summary: "The file of a quotation's purchase order, to be saved",
    params,
    file: 'application/octet-stream',
    answer: bytes,
  },
} satisfies ModuleSchemas

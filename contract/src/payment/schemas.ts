import { z } from 'zod'
import { LARGEST_TOTAL } from '../money.ts'
import type { ModuleSchemas } from '../endpoint.ts'
import { allRecords, bytes, data, id, record } from '../envelope.ts'
import { LONGEST_MESSAGE } from '../quotation/limits.ts'
import { text } from '../text.ts'
import { accountBalance, heldRefund, statement } from './statement-records.ts'
import { statementFileQuery, statementQuery, statementSummary } from './statement-query.ts'
import { paymentMethods } from './limits.ts'
import { inquiry, paymentOfInvoice, orderPayment, paymentChoice } from './records.ts'
import { day, paragraph, typedRupiah } from '../fields.ts'

const tag = 'Payments'
const params = z.object({ id })
const sqlId = z.int().min(1).max(2_147_483_647)

const filled = (longest: number) => text(longest).min(1, { error: 'missing' })

/** A refund of money that is held for an order or of an invoice; with neither, for the company. */
export const refundOfHeld = z
  .object({
    order_id: sqlId.optional(),
    invoice_id: sqlId.optional(),
    /** Whole rupiah. */
    amount: z.int().min(1).max(999_999_999_999),
    reason: paragraph(3, LONGEST_MESSAGE),
    /** The bank account to transfer to. */
    payee: z.object({ bank: filled(100), number: filled(40), holder: filled(100) }),
  })
  .refine(({ order_id, invoice_id }) => order_id === undefined || invoice_id === undefined, {
    path: ['invoice_id'],
    error: 'invalid',
  })

export const schemas = {
  listPaymentMethods: {
    tag,
    summary: 'The payment methods for a quotation; one that can not take it says why',
    params,
    answer: data(z.object({ records: z.array(paymentChoice), total: z.int() })),
  },
  inquire: {
    tag,
    summary:
      'Says what ordering a quotation now would come to, how it can be paid and what is in the way; or what is due of an ' +
      'invoice on terms, and how it can be paid. Changes nothing',
    body: z.object({
      /** Of a quotation and an invoice one is named. */
      quotation_id: sqlId.optional(),
      invoice_id: sqlId.optional(),
      payment_method: z.enum(paymentMethods).optional(),
      /** Money on account is used first: the methods are those for the rest. */
      use_on_account: z.boolean().optional().default(false),
    }),
    answer: record(inquiry),
  },
  process: {
    tag,
    summary:
      'Accepts a version of a quotation: makes the order and its first payment, once. What was placed already is answered ' +
      'again, with a new attempt to pay where none is open; another version, revision or total than the quotation has answers 409 with what ' +
      '`payment/inquiry` answers now. ' +
      'With `invoice_id` it begins an attempt to pay what is due of an invoice on terms through the gateway; another amount due ' +
      "than `amount_total` answers 409 with what is due now. With `on_account` the company's money on account is used first, " +
      'and what it pays in full needs no method; where another amount can be used now, the answer is 409 with that amount',
    body: z.object({
      /** With its version; or else an invoice. */
      quotation_id: sqlId.optional(),
      version: sqlId.optional(),
      invoice_id: sqlId.optional(),
      payment_method: z.enum(paymentMethods).optional(),
      agree_terms: z.literal(true, { error: 'missing' }),
      /** The quotation's revision that the buyer saw. Before it is ordered, this or the total has to be named. */
      revision: sqlId.optional(),
      /** The total that the buyer saw, in whole rupiah; of an order that was placed and of an invoice, what is due. */
      amount_total: z.int().min(0).max(LARGEST_TOTAL).optional(),
      /** What is used of the money on account: the amount that the buyer saw, in whole rupiah. */
      on_account: z.int().min(1).max(LARGEST_TOTAL).optional(),
      /** The number of the open attempt that this one replaces; without it an open attempt goes on. */
      instead_of: sqlId.optional(),
    }),
    answer: data(
      z.object({
        record: z.object({
          order_id: z.int(),
          order_number: z.string(),
          quotation_id: z.int(),
          invoice_id: z.int().optional(),
        }),
      }),
    ),
  },
  showOrderPayment: {
    tag,
    summary: 'The payment state of an order',
    params,
    answer: record(orderPayment),
  },
  showPaymentQr: {
    tag,
    summary: 'The picture of the QR code that an order can be paid by now',
    params,
    file: 'application/octet-stream',
    answer: bytes,
  },
  showInvoicePayment: {
    tag,
    summary: 'The state of an invoice payment through the gateway',
    params,
    answer: record(paymentOfInvoice),
  },
  showInvoiceQr: {
    tag,
    summary: 'The picture of the QR code that an invoice can be paid by now',
    params,
    file: 'application/octet-stream',
    answer: bytes,
  },
  showBalance: {
    tag,
    summary:
      "What the asking member's company owes now, the open invoices with their due days, and the money held for it with what " +
      'it is held for',
    answer: record(accountBalance),
  },
  showStatement: {
    tag,
    summary: `The statement of account of the asking member's company. ${statementSummary}`,
    query: statementQuery,
    answer: record(statement),
  },
  printStatement: {
    tag,
    summary: "The statement of account of the asking member's company as a PDF, of up to 5,000 events",
    query: statementFileQuery,
    file: 'application/pdf',
    answer: bytes,
  },
  downloadStatement: {
    tag,
    summary:
      "The statement of account of the asking member's company as a workbook (.xlsx), of up to 5,000 events",
    query: statementFileQuery,
    file: 'application/octet-stream',
    answer: bytes,
  },
  listOwnRefunds: {
    tag,
    summary: "The last refunds of money held for the asking member's company, the newest first: at most 100",
    answer: allRecords(heldRefund),
  },
  askForRefund: {
    tag,
    summary:
      'Asks for a refund of money that is held and available, to a bank account, once for an Idempotency-Key: finance approves or ' +
      'refuses it. One request at a time for each order, each invoice, and the company. Money beside prepaid orders ' +
      'is not refunded while an invoice is overdue, or where more than the credit limit would be owed',
    body: refundOfHeld,
    answer: allRecords(heldRefund),
  },
  keepOnAccount: {
    tag,
    summary:
      "Moves what an order has and does not need to the company's account, where it can be used for any order or invoice",
    params,
    answer: record(accountBalance),
  },
  uploadProof: {
    tag,
    summary:
      'Takes what shows that an order was transferred (PDF, JPEG or PNG); staff look whether it came. ' +
      'While one waits another answers 409; the file that waits may be sent again',
    params,
    form: z.object({
      file: z.file().meta({ type: 'string', format: 'binary' }),
      /** Whole rupiah. */
      amount: typedRupiah,
      transferred_on: day,
    }),
    answer: record(orderPayment),
  },
  showProof: {
    tag,
    summary: 'The file of a proof, to be saved',
    params: z.object({ id, proof_id: id }),
    file: 'application/octet-stream',
    answer: bytes,
  },
} satisfies ModuleSchemas

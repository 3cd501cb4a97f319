import { z } from 'zod'
import { listed, staffListQuery } from '../list-query.ts'
import { approvalReason } from '../approval/staff-schemas.ts'
import { staffInvoiceList } from './lists.ts'
import type { ModuleSchemas } from '../endpoint.ts'
import { bytes, id, language, record, recordVersion } from '../envelope.ts'
import { day, paragraph, required } from '../fields.ts'
import { LONGEST_MESSAGE } from '../quotation/limits.ts'
import { digits, text } from '../text.ts'
import { invoice, invoiceInList } from './records.ts'

const tag = 'Staff'
const params = z.object({ id })
const noteParams = z.object({ id, note_id: id })
const inLanguage = z.object({ language: language.optional() })
const rupiah = z.int().min(1).max(999_999_999_999)
const sqlId = z.int().min(1).max(2_147_483_647)
/** A version that a form with a file names. */
const formVersion = z
  .string()
  .regex(/^[1-9]\d{0,9}$/, { error: 'wrong_form' })
  .transform(Number)
  .pipe(recordVersion)
const file = z.file().meta({ type: 'string', format: 'binary' })

const staffInvoiceInList = invoiceInList.extend({ company: z.object({ id: z.int(), name: z.string() }) })
/** How a company is billed. */
const billing = z.object({
  company: z.object({ id: z.int(), name: z.string() }),
  /** Its days to pay count from the day on which it takes an invoice over (tukar faktur). */
  billing_from_receipt: z.boolean(),
  /** 0 until it is set. */
  version: z.int(),
})
export type Billing = z.output<typeof billing>
export type StaffInvoiceInList = z.output<typeof staffInvoiceInList>

export const schemas = {
  listStaffInvoices: {
    tag,
    summary: 'Invoices of all companies: those that are overdue first, then the newest',
    query: staffListQuery(staffInvoiceList),
    answer: listed(staffInvoiceInList),
  },
  showStaffInvoice: { tag, summary: 'One invoice as staff see it', params, answer: record(invoice) },
  printStaffInvoice: {
    tag,
    summary: 'An invoice as a PDF; each view is recorded',
    params,
    query: inLanguage,
    file: 'application/pdf',
    answer: bytes,
  },
  printStaffReceipt: {
    tag,
    summary: 'The receipt of a paid invoice as a PDF; each view is recorded',
    params,
    query: inLanguage,
    file: 'application/pdf',
    answer: bytes,
  },
  printStaffCreditNote: {
    tag,
    summary: 'A credit note as a PDF; each view is recorded',
    params: noteParams,
    query: inLanguage,
    file: 'application/pdf',
    answer: bytes,
  },
  showStaffTaxInvoice: {
    tag,
    summary: 'The faktur pajak of an invoice; each view is recorded',
    params,
    file: 'application/octet-stream',
    answer: bytes,
  },
  issueInvoice: {
    tag,
    summary:
      'Issues the invoice of an order: of one on terms for all that is not invoiced yet, of one paid in advance once it is ' +
      'paid. Where there is nothing left to invoice the answer is 409',
    params,
    answer: record(invoice),
  },
  attachTaxInvoice: {
    tag,
    summary: 'Attaches the faktur pajak to an invoice, or replaces it, and notifies the buyer',
    params,
    form: z.object({
      /** As the tax office gave it; the signs between its digits are dropped. */
      number: digits(60)
        .min(1, { error: 'missing', abort: true })
        .regex(/^\d{16,17}$/, { error: 'wrong_form' }),
      version: formVersion,
      file,
    }),
    answer: record(invoice),
  },
  noteInvoiceReceived: {
    tag,
    summary:
      'Notes the day on which the buyer took an invoice over (tukar faktur): where that was agreed, its days to pay count ' +
      'from it',
    params,
    body: z.object({ version: recordVersion, received_on: day }),
    answer: record(invoice),
  },
  recordInvoicePayment: {
    tag,
    summary:
      'Records money that came for an invoice by bank transfer; more than is due is recorded, too. Below 0: what was given ' +
      'back of that',
    params,
    body: z.object({
      version: recordVersion,
      /** Whole rupiah. */
      amount: z.union([rupiah, z.int().min(-999_999_999_999).max(-1)]),
      paid_on: day,
      /** What finance finds it by. */
      reference: text(200).optional().default(''),
    }),
    answer: record(invoice),
  },
  creditInvoice: {
    tag,
    summary:
      'Gives back all that is left of an invoice, quantities of its lines, or an amount before tax; never more than was ' +
      'invoiced. Quantities that did not leave the warehouse are closed and not delivered any more, unless the invoice is ' +
      'for a delivery; packed ones are refused. An order of which nothing else will come is then completed, or cancelled if ' +
      "nothing of it was delivered. With more of the invoice credited in all than the caller's limit, it waits for approval " +
      'where a reason for it is given, with 409, and is refused otherwise',
    params,
    body: z.object({
      version: recordVersion,
      credit: z.union([
        z.object({ all: z.literal(true) }),
        z.object({
          lines: z
            .array(z.object({ line: sqlId, quantity: z.int().min(1).max(999_999) }))
            .min(1)
            .max(5_000),
        }),
        z.object({ untaxed: rupiah }),
      ]),
      /** The explanation for the buyer. */
      reason: paragraph(3, LONGEST_MESSAGE),
      approval_reason: approvalReason,
    }),
    answer: record(invoice),
  },
  setReturnNote: {
    tag,
    summary: "Notes the buyer's own note of a credit (nota retur), with its file where there is one",
    params: noteParams,
    form: z.object({ number: required(1, 60), on: day, version: formVersion, file: file.optional() }),
    answer: record(invoice),
  },
  showReturnNote: {
    tag,
    summary: "The file of the buyer's note of a credit; each view is recorded",
    params: noteParams,
    file: 'application/octet-stream',
    answer: bytes,
  },
  showBilling: { tag, summary: 'How a company is billed', params, answer: record(billing) },
  setBilling: {
    tag,
    summary:
      'Sets from when a company has its days to pay: from the invoice, or from the day it takes it over',
    params,
    body: z.object({
      billing_from_receipt: z.boolean(),
      /** The one that was seen; 0 where there was none. */
      version: z.int().min(0).max(2_147_483_647),
    }),
    answer: record(billing),
  },
} satisfies ModuleSchemas

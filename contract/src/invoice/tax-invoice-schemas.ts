import { z } from 'zod'
import { taxKinds } from '../company/tax-kinds.ts'
import type { ModuleSchemas } from '../endpoint.ts'
import { bytes, data, id, record } from '../envelope.ts'
import { paragraph } from '../fields.ts'

const tag = 'Staff tax invoices'
const params = z.object({ id })
const day = z.iso.date()
/** Whole rupiah. */
const amount = z.int().min(0)
/** A month of tax (masa pajak). */
const period = z.string().regex(/^20\d{2}-(0[1-9]|1[0-2])$/, { error: 'wrong_form' })
const named = z.object({ id: z.int(), number: z.string() })
const company = z.object({ id: z.int(), name: z.string() })

/** An invoice that is not exported, with everything that prevents it. */
const refusedInvoice = z.object({
  invoice: named,
  company,
  issued_on: day,
  kind: z.enum(taxKinds),
  refusals: z.array(
    z.object({
      /** A field of the invoice, of a line (`lines.3.uom`), of the company's kind of buyer, or of the shop's settings. */
      field: z.string(),
      code: z.string(),
      message: z.string(),
    }),
  ),
})

const taxExport = z.object({
  id: z.int(),
  period,
  created_at: z.iso.datetime(),
  created_by: z.string(),
  /** The invoices in its file, and how many of them have their number. */
  invoices: z.int(),
  numbered: z.int(),
})
export type TaxExport = z.output<typeof taxExport>

/** A credit note of the month. Its buyer makes the return note (nota retur) in Coretax; the seller's import has none. */
const taxReturn = z.object({
  credit_note: named,
  invoice: named,
  company,
  issued_on: day,
  /** The number of the invoice's tax invoice; absent until it is known. */
  tax_invoice_number: z.string().optional(),
  amount_untaxed: amount,
  tax_base: amount,
  amount_tax: amount,
  return_note: z.object({ number: z.string(), on: day }).optional(),
})

const taxPeriod = z.object({
  period,
  seller: z.object({ name: z.string(), npwp: z.string(), nitku: z.string() }),
  /** What an export would take now. */
  ready: z.object({ invoices: z.int(), amount_untaxed: amount, amount_tax: amount }),
  /** Invoices that were exported and have no number yet, and those that have it. */
  exported: z.int(),
  numbered: z.int(),
  /** Invoices that were credited in full before their export. No tax invoice is made of them. */
  credited: z.int(),
  /** How many are refused; `refused` names the first 1,000. */
  refused_total: z.int(),
  refused: z.array(refusedInvoice),
  exports: z.array(taxExport),
  /** How many credit notes the month has; `credit_notes` are the first 1,000. */
  credit_notes_total: z.int(),
  credit_notes: z.array(taxReturn),
})
export type TaxPeriod = z.output<typeof taxPeriod>

const file = z.file({ error: 'missing' }).meta({ type: 'string', format: 'binary' })

/** A row of a list, or a file, and what became of it. */
const match = z.object({
  /** The name of the file, or the number of the row. */
  source: z.string(),
  result: z.string(),
  /** What that means, in the reader's language. */
  message: z.string(),
  invoice: named.optional(),
  tax_invoice_number: z.string().optional(),
})
const matches = z.object({
  /** How many were recorded or attached, and how many were there already. */
  changed: z.int(),
  unchanged: z.int(),
  /** All others. */
  refused: z.int(),
  results: z.array(match),
})
export type TaxMatches = z.output<typeof matches>

export const schemas = {
  checkTaxInvoices: {
    tag,
    summary:
      'Checks the invoices of a month for Coretax: what is ready, and every refusal by invoice and field; with the exports ' +
      'and the credit notes of that month',
    query: z.object({ period }),
    answer: record(taxPeriod),
  },
  exportTaxInvoices: {
    tag,
    summary:
      'Makes a file of the invoices of a month that pass the check and are in no file yet, at most 1,000, the oldest first; ' +
      '409 where there are none',
    body: z.object({ period }),
    answer: record(taxExport),
  },
  downloadTaxExport: {
    tag,
    summary: "The XML of an export for Coretax's import, the same every time; each view is recorded",
    params,
    file: 'application/octet-stream',
    answer: bytes,
  },
  withdrawTaxExport: {
    tag,
    summary:
      'Takes the invoices without a number out of an export, so that the next one has them again: Coretax refused them, or ' +
      'they were wrong. 409 where all have their number',
    params,
    body: z.object({ reason: paragraph(3, 2_000) }),
    answer: record(taxExport),
  },
  importTaxNumbers: {
    tag,
    summary:
      "Records tax invoice numbers from Coretax's list of output tax invoices (.xlsx or .csv): each row's reference is the " +
      'number of an invoice. An invoice that has another number keeps it. The same list again changes nothing',
    form: z.object({ file }),
    answer: data(matches),
  },
  importTaxFiles: {
    tag,
    summary:
      'Attaches PDFs of tax invoices, one or a ZIP file of at most 500, to the invoices that their names stand for: by the ' +
      "tax invoice number, by the invoice's number, or by the buyer's NPWP where one exported invoice waits. The same " +
      'files again change nothing',
    form: z.object({ file }),
    answer: data(matches),
  },
} satisfies ModuleSchemas

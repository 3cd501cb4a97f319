import { z } from 'zod'
import { listed, listQuery } from '../list-query.ts'
import { invoiceList } from './lists.ts'
import type { ModuleSchemas } from '../endpoint.ts'
import { bytes, id, language, record } from '../envelope.ts'
import { invoice, invoiceInList } from './records.ts'

const tag = 'Invoices'
const params = z.object({ id })
const inLanguage = z.object({ language: language.optional() })

export const schemas = {
  listInvoices: {
    tag,
    summary: "The invoices of the asking member's company, the newest first; of one order where it is named",
    query: listQuery(invoiceList),
    answer: listed(invoiceInList),
  },
  showInvoice: {
    tag,
    summary: 'One invoice with its lines, payments and credit notes',
    params,
    answer: record(invoice),
  },
  printInvoice: {
    tag,
    summary: 'An invoice as a PDF, in the requested language',
    params,
    query: inLanguage,
    file: 'application/pdf',
    answer: bytes,
  },
  printReceipt: {
    tag,
    summary: 'The receipt (kuitansi) of a paid invoice as a PDF; 404 for an unpaid one',
    params,
    query: inLanguage,
    file: 'application/pdf',
    answer: bytes,
  },
  printCreditNote: {
    tag,
    summary: 'A credit note of an invoice as a PDF, in the requested language',
    params: z.object({ id, note_id: id }),
    query: inLanguage,
    file: 'application/pdf',
    answer: bytes,
  },
  showTaxInvoice: {
    tag,
    summary: 'The faktur pajak of an invoice, to be saved; 404 as long as it is awaited',
    params,
    file: 'application/octet-stream',
    answer: bytes,
  },
} satisfies ModuleSchemas

import { z } from 'zod'
import type { ModuleSchemas } from '../endpoint.ts'
import { bytes, data, id, language, paged, record } from '../envelope.ts'
import { day, required } from '../fields.ts'
import { JOURNAL_WORKBOOK_ROWS } from './ledger-limits.ts'
import { company } from './staff-schemas.ts'

const tag = 'Ledger'
const params = z.object({ id })
const journalQuery = z.object({ from: day, to: day, language: language.optional() }).strict()

const suspense = z.object({
  attempt_id: z.int(),
  order: z.object({ id: z.int(), number: z.string() }),
  invoice_id: z.int().optional(),
  company,
  /** Whole rupiah. */
  amount: z.int(),
  /** The day since which some of it waits, and the days since then. */
  since: z.iso.date(),
  age_days: z.int(),
})
export type SuspenseRow = z.output<typeof suspense>

const withheld = z.object({
  id: z.int(),
  invoice: z.object({ id: z.int(), number: z.string() }),
  company,
  /** Whole rupiah. */
  amount: z.int(),
  note: z.string(),
  recorded_at: z.iso.datetime(),
  /** Days since it was recorded. */
  age_days: z.int(),
  certificate_number: z.string(),
  /** Its file, where finance has it. */
  certificate: z.object({ on: z.iso.date(), filename: z.string(), attached_at: z.iso.datetime() }).optional(),
})
export type WithheldTax = z.output<typeof withheld>

export const schemas = {
  listSuspense: {
    tag,
    summary:
      'Money that came by a payment attempt and waits for finance to accept or refund it (account suspense), the longest ' +
      'wait first; with the open lines of bank statements, which are not in the ledger yet',
    query: paged(50, {}).strict(),
    answer: data(
      z.object({
        records: z.array(suspense),
        /** Of all of it, in whole rupiah. */
        amount_total: z.int(),
        /** Open lines of bank statements, in rupiah. */
        bank_lines: z.object({ total: z.int(), amount: z.number() }),
        total: z.int(),
        page: z.int(),
        per_page: z.int(),
      }),
    ),
  },
  downloadJournals: {
    tag,
    summary:
      'The journals of a period of up to 366 days as CSV: one row for each posting, with the account codes and names of the ' +
      "shop's own chart (`chart_of_accounts` of the settings), and the sums of debit and credit at the end",
    query: journalQuery,
    file: 'application/octet-stream',
    answer: bytes,
  },
  downloadJournalWorkbook: {
    tag,
    summary: `The same as a workbook (.xlsx), of up to ${JOURNAL_WORKBOOK_ROWS} postings`,
    query: journalQuery,
    file: 'application/octet-stream',
    answer: bytes,
  },
  listWithheld: {
    tag,
    summary:
      'Income tax that buyers withheld from what they paid, the oldest first; with certificate=missing only where the file of ' +
      'its certificate (bukti potong) is missing. The sum is of all of them, in whole rupiah',
    query: paged(50, { certificate: z.enum(['missing', 'attached']).optional() }).strict(),
    answer: data(
      z.object({
        records: z.array(withheld),
        amount_total: z.int(),
        total: z.int(),
        page: z.int(),
        per_page: z.int(),
      }),
    ),
  },
  attachCertificate: {
    tag,
    summary:
      'Attaches the certificate of tax that was withheld, or replaces it: its number, its day, and its file (PDF, JPEG or PNG)',
    params,
    form: z.object({
      file: z.file().meta({ type: 'string', format: 'binary' }),
      number: required(1, 100),
      on: day,
    }),
    answer: record(withheld),
  },
  showCertificate: {
    tag,
    summary: 'The file of a certificate; each view is recorded',
    params,
    file: 'application/octet-stream',
    answer: bytes,
  },
} satisfies ModuleSchemas

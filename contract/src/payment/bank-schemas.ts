import { z } from 'zod'
import type { ModuleSchemas } from '../endpoint.ts'
import { data, id, paged, record } from '../envelope.ts'
import { paragraph } from '../fields.ts'
import { LONGEST_MESSAGE } from '../quotation/limits.ts'
import { text } from '../text.ts'
import { bankConfidences, bankLayouts, bankLineStates, bankReasons, MOST_BANK_LINES } from './limits.ts'
import { allocations, company, recordId } from './staff-schemas.ts'

const tag = 'Bank statements'
const params = z.object({ id })

const bankStatement = z.object({
  id: z.int(),
  /** The digits of the account. */
  account: z.string(),
  layout: z.enum(bankLayouts),
  filename: z.string(),
  /** The days of its lines. */
  from: z.iso.date(),
  to: z.iso.date(),
  lines: z.int(),
  /** Those that no statement before had. */
  new_lines: z.int(),
  /** Lines that the bank has not booked yet: they are not stored. */
  pending_lines: z.int(),
  uploaded_at: z.iso.datetime(),
})
export type BankStatement = z.output<typeof bankStatement>

const bankDocument = z.object({
  kind: z.enum(['order', 'invoice']),
  id: z.int(),
  number: z.string(),
  /** Whole rupiah: what is to be paid of it, and what it would get. */
  amount_due: z.int(),
  amount: z.int(),
})

const bankProposal = z.object({
  confidence: z.enum(bankConfidences),
  confidence_name: z.string(),
  reasons: z.array(z.enum(bankReasons)),
  /** The reasons in words. */
  why: z.string(),
  company,
  /** What it is for; the rest is held for the company. */
  documents: z.array(bankDocument),
  /** A proof that waits for finance or that shows the same money, or a transfer that finance recorded. */
  proof_id: z.int().optional(),
  transfer_id: z.int().optional(),
})

const bankLine = z.object({
  id: z.int(),
  statement_id: z.int(),
  account: z.string(),
  day: z.iso.date(),
  /** Rupiah; where a bank pays interest, with sen. Money that left the account is negative. */
  amount: z.number(),
  text: z.string(),
  reference: z.string(),
  state: z.enum(bankLineStates),
  state_name: z.string(),
  /** Days since it came. */
  age_days: z.int(),
  /** Of an open line, the most certain first. */
  proposals: z.array(bankProposal),
  /** Documents and recorded money that fit as well and are not among the proposals. */
  more_proposals: z.int(),
  transfer_id: z.int().optional(),
  proof_id: z.int().optional(),
  /** Of a line that was posted or linked: whose money it is. */
  company: company.optional(),
  /** Why it was ignored. */
  reason: z.string().optional(),
  decided_at: z.iso.datetime().optional(),
})
export type BankLine = z.output<typeof bankLine>

const isOnlyOne = (...ids: readonly (number | undefined)[]): boolean =>
  ids.filter((one) => one !== undefined).length === 1

export const schemas = {
  uploadBankStatement: {
    tag,
    summary:
      "Reads a bank's statement of one of the shop's accounts: a CSV of BCA, Mandiri, BRI or BNI, or MT940, of up to " +
      `${MOST_BANK_LINES} lines. A file or a line that is stored already is not stored again. A file that is not understood ` +
      'whole, or does not add up to its balances, is refused with its row, and nothing of it is stored',
    form: z.object({
      file: z.file().meta({ type: 'string', format: 'binary' }),
      /** The number of the bank account, as in the settings; signs between its digits do not matter. */
      account: text(60).min(1, { error: 'missing' }),
    }),
    answer: record(
      bankStatement.extend({
        /** Whether this very file was stored before. */
        is_known: z.boolean(),
      }),
    ),
  },
  listBankStatements: {
    tag,
    summary: "Bank statements that were read, the newest first; with the shop's bank accounts",
    query: paged(20, {}).strict(),
    answer: data(
      z.object({
        records: z.array(bankStatement),
        accounts: z.array(z.object({ bank: z.string(), number: z.string() })),
        total: z.int(),
        page: z.int(),
        per_page: z.int(),
      }),
    ),
  },
  listBankLines: {
    tag,
    summary:
      'Lines of bank statements, the oldest first; open ones with proposals of what they pay, and why. The sums are of all ' +
      'lines of the filters, in rupiah',
    query: paged(20, {
      state: z.enum(bankLineStates).optional(),
      statement_id: id.optional(),
    }).strict(),
    answer: data(
      z.object({
        records: z.array(bankLine),
        amount_total: z.number(),
        total: z.int(),
        page: z.int(),
        per_page: z.int(),
      }),
    ),
  },
  settleBankLine: {
    tag,
    summary:
      'Decides what an open line is: a transfer of a company for orders and invoices, what is left held for the company; the ' +
      "money of a buyer's proof, which is verified by it if it waits; or a transfer that finance recorded before. Once for an " +
      'Idempotency-Key',
    params,
    body: z
      .object({
        company_id: recordId.optional(),
        allocations: allocations.optional().default([]),
        proof_id: recordId.optional(),
        transfer_id: recordId.optional(),
        /** That a waiting proof of another amount, or a text with a number of another company, is no mistake. */
        confirmed: z.boolean().optional().default(false),
      })
      .refine(({ company_id, proof_id, transfer_id }) => isOnlyOne(company_id, proof_id, transfer_id), {
        error: 'one_of_three',
        path: ['company_id'],
      }),
    answer: record(bankLine),
  },
  ignoreBankLine: {
    tag,
    summary: 'Says why an open line is not the payment of a customer',
    params,
    body: z.object({ reason: paragraph(3, LONGEST_MESSAGE) }),
    answer: record(bankLine),
  },
  reopenBankLine: {
    tag,
    summary:
      'Opens a line again that was ignored, or linked to money recorded before. What was posted is corrected as a transfer',
    params,
    answer: record(bankLine),
  },
} satisfies ModuleSchemas

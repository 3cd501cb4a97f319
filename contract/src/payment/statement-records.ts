import { z } from 'zod'
import { heldRefundStates, statementEvents } from './limits.ts'

/** Whole rupiah: positive where the company owes it, negative where it is held for the company. */
const balance = z.int()
/** Whole rupiah. */
const amount = z.int().min(0)
const day = z.iso.date()

/** A document by which people know what money is for. */
const statedDocument = z.object({
  kind: z.enum(['invoice', 'credit_note', 'order']),
  id: z.int(),
  number: z.string(),
  /** Of a credit note: its invoice. */
  invoice_id: z.int().optional(),
})

/** An event of a statement. One that only moves money, for example to an invoice, has neither debit nor credit. */
const statementRow = z.object({
  day,
  kind: z.enum(statementEvents),
  /** What happened, in the reader's language. */
  name: z.string(),
  documents: z.array(statedDocument),
  /** The payment method, in the reader's language, and the reference by which a bank or a tax office finds it. */
  reference: z.string(),
  debit: amount,
  credit: amount,
  /** After the event. */
  balance,
})

/** What a company owes less what is held for it, over a period: receivable − advance − suspense − refund_in_transit. */
export const statement = z.object({
  company: z.object({ id: z.int(), name: z.string() }),
  from: day,
  to: day,
  opening_balance: balance,
  /** Sums of the whole period. */
  debit: amount,
  credit: amount,
  closing_balance: balance,
  /** One page of its events, the oldest first. */
  rows: z.array(statementRow),
  /** All events of the period. */
  total: z.int(),
  page: z.int(),
  per_page: z.int(),
})

/** Money that is held for a company. */
const heldMoney = z.object({
  /** Of an order that is paid in advance; due of an invoice; for the company beside both; in review; on its way back. */
  kind: z.enum(['order', 'invoice', 'account', 'review', 'refund']),
  amount,
  /** What of it can be refunded or kept on account now: needed for nothing, and no refund of it is requested. */
  available: amount,
  document: statedDocument.optional(),
})

/** What a company owes now, and what is held for it, in whole rupiah. */
export const accountBalance = z.object({
  /** What is owed less what is held. */
  balance,
  owed: amount,
  overdue: amount,
  held: amount,
  /** The 100 that are due first. */
  open: z.array(
    z.object({
      /** An invoice; or an order for which money is owed that went back. */
      document: statedDocument,
      due_on: day.optional(),
      is_overdue: z.boolean(),
      amount_due: amount,
    }),
  ),
  open_total: z.int(),
  /** The 100 oldest. */
  held_for: z.array(heldMoney),
  held_total: z.int(),
})

/** Where a refund is transferred to. */
export const payee = z.object({ bank: z.string(), number: z.string(), holder: z.string() })

/** A refund of money that is held for an order, for an invoice, or, without a document, for the company. */
export const heldRefund = z.object({
  id: z.int(),
  /** Asked by a member; requested by finance, which transfers it; done; or refused. */
  state: z.enum(heldRefundStates),
  amount,
  reason: z.string(),
  document: statedDocument.optional(),
  payee,
  submitted_at: z.iso.datetime().optional(),
  requested_at: z.iso.datetime().optional(),
  ended_at: z.iso.datetime().optional(),
  /** Once it is done, with what a bank finds it by. */
  transferred_on: day.optional(),
  reference: z.string(),
  /** Why finance refused it. */
  refusal: z.string(),
})

/** What a company owes by the days since its due day, in whole rupiah. */
const ageing = {
  not_due: amount,
  days_1_30: amount,
  days_31_60: amount,
  days_61_90: amount,
  over_90: amount,
  total: amount,
}
export const ageingRow = z.object({ company: z.object({ id: z.int(), name: z.string() }), ...ageing })
export const ageingSums = z.object(ageing)
/** Without a salesperson, of what nobody handled. */
export const salespersonAgeing = z.object({
  salesperson: z.object({ id: z.int(), name: z.string() }).optional(),
  ...ageing,
})

export type Statement = z.output<typeof statement>
export type StatementRow = z.output<typeof statementRow>
export type StatedDocument = z.output<typeof statedDocument>
export type AccountBalance = z.output<typeof accountBalance>
export type HeldRefund = z.output<typeof heldRefund>
export type HeldMoney = z.output<typeof heldMoney>
export type AgeingRow = z.output<typeof ageingRow>
export type AgeingSums = z.output<typeof ageingSums>

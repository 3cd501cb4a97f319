import type { LedgerAccount } from '@pasok/contract'
import type { NewRow } from '../platform/index.ts'

/** The accounts; `ledger.balance` has the sums of those that a command reads. */
export type Account = LedgerAccount

/** The events that are posted. */
export type JournalKind =
  | 'payment_received'
  | 'payment_accepted'
  | 'payment_taken_back'
  | 'invoice_issued'
  | 'credit_note_issued'
  | 'advance_used'
  | 'advance_moved'
  | 'advance_returned'
  | 'refund_requested'
  | 'refund_made'
  | 'refund_refused'
  | 'transfer_corrected'
  | 'tax_withheld'
  | 'bank_charge'
  | 'write_off'
  | 'difference_decided'

/** The document by which an event is posted once. */
export interface Source {
  readonly source:
    | 'attempt'
    | 'proof'
    | 'transfer'
    | 'invoice'
    | 'credit_note'
    | 'refund'
    | 'held_refund'
    | 'allocation'
    | 'adjustment'
    | 'journal'
    | 'difference'
  readonly source_id: number
}

/** One side of an event, in whole rupiah: a debit is positive, a credit negative. */
export interface Posting extends Omit<NewRow<'ledger.posting'>, 'journal_id' | 'account'> {
  readonly account: Account
}

/** An account of certain documents. */
export type Place = Omit<Posting, 'amount'>

/** A payment of an order in advance, or of an invoice; without an attempt, a transfer that finance recorded. */
export interface Payment {
  readonly company_id: number
  readonly order_id: number
  readonly invoice_id: number | null
  readonly attempt_id: number | null
  readonly method: string
}

/** Where the money of a payment comes in and goes out. */
export const cash = ({ company_id, order_id, invoice_id, attempt_id, method }: Payment): Place => ({
  account: 'cash',
  company_id,
  order_id,
  invoice_id,
  attempt_id,
  method,
})

/** What is still to be paid of an invoice; without one, what a company owes for a prepaid order whose money went back twice. */
export const receivable = ({
  company_id,
  order_id,
  invoice_id,
}: Pick<Payment, 'company_id' | 'order_id' | 'invoice_id'>): Place => ({
  account: 'receivable',
  company_id,
  order_id,
  invoice_id,
})

/** Money held: for an order that is paid in advance, or beside orders, from an invoice that does not need it. */
export const advance = ({
  company_id,
  order_id,
  invoice_id,
}: Pick<Payment, 'company_id' | 'order_id' | 'invoice_id'>): Place =>
  invoice_id === null
    ? { account: 'advance', company_id, order_id }
    : { account: 'advance', company_id, invoice_id }

/** The account of an attempt's money that waits for a decision, or that is on its way back. */
export const ofAttempt = (
  account: 'suspense' | 'refund_in_transit',
  { company_id, order_id, invoice_id, attempt_id }: Payment,
): Place => ({ account, company_id, order_id, invoice_id, attempt_id })

/** Where money is held: for an order, of an invoice, or for the company alone. */
export interface HeldPlace {
  readonly company_id: number
  readonly order_id: number | null
  readonly invoice_id: number | null
}

/** The account of money that is held, or of its part that finance transfers back, for an order, an invoice or the company. */
export const ofHeld = (
  account: 'advance' | 'refund_in_transit',
  { company_id, order_id, invoice_id }: HeldPlace,
): Place => ({ account, company_id, order_id, invoice_id })

/** Money that can be taken from a place, in whole rupiah. */
export interface Available {
  readonly place: Place
  readonly amount: number
}

/** Takes an amount from places in their order: the debit of each, and what they lack. */
export const takeFrom = (
  places: readonly Available[],
  amount: number,
): { readonly postings: readonly Posting[]; readonly missing: number } => {
  let missing = amount
  const postings = places.map(({ place, amount: most }) => {
    const taken = Math.max(0, Math.min(missing, most))
    missing -= taken
    return { ...place, amount: taken }
  })
  return { postings, missing }
}

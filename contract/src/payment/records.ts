import { z } from 'zod'
import { attemptStates, paymentMethods, refundWays } from './limits.ts'

/** Whole rupiah. */
const amount = z.int().min(0)

/** A payment method as it can be chosen for an amount. */
export const paymentChoice = z.object({
  code: z.enum(paymentMethods),
  name: z.string(),
  description: z.string(),
  /** Why it can't be chosen, in the reader's language. */
  unavailable: z.string().optional(),
  is_chosen: z.boolean(),
})

/** What a company may owe, and owes. */
export const credit = z.object({
  credit_limit: amount,
  /** Unpaid invoices and open orders on terms. */
  exposure: amount,
  available: amount,
  terms_days: z.int(),
})

/** What ordering a quotation now would come to, or what is still due of an invoice. */
export const inquiry = z.object({
  quotation_id: z.int().optional(),
  /** The quotation's. */
  version: z.int().optional(),
  revision: z.int().optional(),
  invoice_id: z.int().optional(),
  amount_untaxed: amount,
  amount_tax: amount,
  amount_total: amount,
  /** What can be used of the company's money on account: at most the total. */
  on_account: amount,
  /** For the total, or for what money on account leaves of it where it is to be used. */
  payment_methods: z.array(paymentChoice),
  credit: credit.optional(),
  /** Why it can't be ordered, as codes. */
  problems: z.array(
    z.enum([
      'not_quoted',
      'expired',
      'delivery_method_missing',
      'address_missing',
      'nothing_to_order',
      'amount_too_large',
    ]),
  ),
})

export const proof = z.object({
  id: z.int(),
  filename: z.string(),
  content_type: z.string(),
  /** What the buyer says was transferred, and on which day. */
  amount,
  transferred_on: z.iso.date(),
  uploaded_at: z.iso.datetime(),
  state: z.enum(['waiting', 'verified', 'rejected']),
  /** What came. */
  received: amount.optional(),
  reason: z.string().optional(),
})

/** Where an attempt through the gateway is paid. */
export const payInstructions = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('va'), bank: z.enum(['bca', 'bni', 'bri', 'permata']), account: z.string() }),
  z.object({ kind: z.literal('bill'), biller_code: z.string(), bill_key: z.string() }),
  /** A picture, which the API answers at `/v2/order/order/{id}/payment/qr`. */
  z.object({ kind: z.literal('qr') }),
])
export type PayInstructions = z.output<typeof payInstructions>

/** Money of an attempt that goes back to the buyer. */
export const refund = z.object({
  id: z.int(),
  /** From 1 for each attempt. */
  number: z.int(),
  amount,
  way: z.enum(refundWays),
  /** 'failed': the gateway refused it. */
  state: z.enum(['requested', 'done', 'failed']),
  reason: z.string(),
  requested_at: z.iso.datetime(),
  ended_at: z.iso.datetime().optional(),
})

export const attempt = z.object({
  number: z.int(),
  method: z.enum(paymentMethods),
  amount,
  received: amount,
  /** What went back. */
  refunded: amount,
  state: z.enum(attemptStates),
  created_at: z.iso.datetime(),
  /** Through the gateway: until when it can be paid, and where as soon as the gateway has answered. */
  expires_at: z.iso.datetime().optional(),
  instructions: payInstructions.optional(),
  proofs: z.array(proof),
})

/** What is known of an order's payment. */
export const orderPayment = z.object({
  order_id: z.int(),
  order_number: z.string(),
  amount_total: amount,
  /** What credit notes took off the total; 0 for an order that is cancelled, which owes nothing. */
  amount_credited: amount,
  /** What came less what went back; negative where more went back than came. */
  amount_paid: z.int(),
  /** What is still to be paid in advance; 0 for an order on terms, and for one that is cancelled. */
  amount_due: amount,
  /** What came beyond the total; of a cancelled order all that came. */
  amount_over: amount,
  attempts: z.array(attempt),
  /** Whether a payment is under review by finance: no new payment until they accept or refund it. */
  is_under_review: z.boolean(),
  /** Where to transfer to; absent where nothing is to be transferred. */
  bank_accounts: z.array(z.object({ bank: z.string(), number: z.string(), holder: z.string() })).optional(),
  /** Whether the member who asks may upload a proof of a transfer now; not while one waits. */
  awaits_proof: z.boolean(),
  /** What the member who asks can use of the company's money on account: at most what is due. */
  on_account: amount,
  /** How it can be paid now by the member who asks: where no attempt is open, or in place of the open one. Else nothing. */
  payment_methods: z.array(paymentChoice),
})

/** What is known of an invoice's payment through the gateway. */
export const paymentOfInvoice = z.object({
  invoice_id: z.int(),
  invoice_number: z.string(),
  order_id: z.int(),
  amount_total: amount,
  amount_due: amount,
  attempts: z.array(attempt.omit({ proofs: true })),
  /** Whether a payment is under review by finance: no new payment until they accept or refund it. */
  is_under_review: z.boolean(),
  /** What the member who asks can use of the company's money on account: at most what is due. */
  on_account: amount,
  /** How the member who asks can pay it now: where no attempt is open, or in place of the open one. Else nothing. */
  payment_methods: z.array(paymentChoice),
})
export type PaymentOfInvoice = z.output<typeof paymentOfInvoice>

export type PaymentChoice = z.output<typeof paymentChoice>
export type Credit = z.output<typeof credit>
export type Inquiry = z.output<typeof inquiry>
export type Proof = z.output<typeof proof>
export type Attempt = z.output<typeof attempt>
export type Refund = z.output<typeof refund>
export type OrderPayment = z.output<typeof orderPayment>

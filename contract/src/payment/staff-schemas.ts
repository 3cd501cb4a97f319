import { z } from 'zod'
import { listed, staffListQuery } from '../list-query.ts'
import { proofList, attemptList } from './lists.ts'
import type { ModuleSchemas } from '../endpoint.ts'
import { bytes, id, record, recordVersion } from '../envelope.ts'
import { paragraph, typedRupiah } from '../fields.ts'
import { LONGEST_MESSAGE } from '../quotation/limits.ts'
import { orderStates, paymentStates } from '../order/life-cycle.ts'
import { attemptStates, refundWays } from './limits.ts'
import { attempt, credit, proof, refund } from './records.ts'

const tag = 'Staff'
const params = z.object({ id })
const rupiah = z.int().min(0).max(999_999_999_999)

const paidOrder = z.object({
  id: z.int(),
  number: z.string(),
  state: z.enum(orderStates),
  payment_state: z.enum(paymentStates),
  amount_total: z.int(),
  amount_paid: z.int(),
  /** What came beyond the total, less what was credited of it; of a cancelled order all that came. */
  amount_over: z.int(),
})
const company = z.object({ id: z.int(), name: z.string() })

export const staffProof = proof.extend({
  order: paidOrder,
  /** How far the attempt is that the proof belongs to. */
  attempt_state: z.enum(attemptStates),
  company,
})
export type StaffProof = z.output<typeof staffProof>

/** An attempt to pay as finance works on it. */
export const staffAttempt = attempt.omit({ proofs: true, instructions: true }).extend({
  id: z.int(),
  version: z.int(),
  order: paidOrder,
  /** Of an attempt that pays an invoice on terms. */
  invoice_id: z.int().optional(),
  company,
  /** Whether money that came late, or of another amount, can be accepted for the order now. */
  can_accept: z.boolean(),
  /** The amount that can be refunded now, in whole rupiah, and how. */
  refundable: rupiah,
  refund_ways: z.array(z.enum(refundWays)),
  refunds: z.array(refund),
})
export type StaffAttempt = z.output<typeof staffAttempt>

export const staffCredit = credit.extend({
  company,
  /** 0 where the company has no credit yet. */
  version: z.int(),
})
export type StaffCredit = z.output<typeof staffCredit>

export const schemas = {
  listProofs: {
    tag,
    summary: 'Proofs of transfers, those that wait longest first',
    query: staffListQuery(proofList),
    answer: listed(staffProof),
  },
  showStaffProof: {
    tag,
    summary: 'The file of a proof; each view is recorded',
    params,
    file: 'application/octet-stream',
    answer: bytes,
  },
  verifyProof: {
    tag,
    summary:
      'Says how much of a transfer came: less than is owed leaves the order partly paid, more is recorded. What came for a ' +
      'cancelled order waits for finance to decide on it',
    params,
    body: z.object({ received: rupiah.min(1) }),
    answer: record(staffProof),
  },
  rejectProof: {
    tag,
    summary: 'Says why a proof shows no payment',
    params,
    body: z.object({ reason: paragraph(3, LONGEST_MESSAGE) }),
    answer: record(staffProof),
  },
  listStaffAttempts: {
    tag,
    summary: 'Attempts to pay of all companies, those that need a review first, then the newest',
    query: staffListQuery(attemptList),
    answer: listed(staffAttempt),
  },
  acceptPayment: {
    tag,
    summary:
      'Takes money that came late, or of another amount, for its order, as long as that is to be paid; ' +
      'an attempt that is open ends',
    params,
    body: z.object({ version: recordVersion }),
    answer: record(staffAttempt),
  },
  refundAtGateway: {
    tag,
    summary:
      'Has the gateway refund part of the money received, once for an Idempotency-Key; only of a payment by QR code, and one ' +
      'at a time. What the gateway refuses can be transferred',
    params,
    body: z.object({ amount: rupiah.min(1), reason: paragraph(3, LONGEST_MESSAGE) }),
    answer: record(staffAttempt),
  },
  recordRefund: {
    tag,
    summary:
      'Records a refund by transfer of money received, with the file that shows it (PDF, JPEG or PNG), once for an ' +
      'Idempotency-Key',
    params,
    form: z.object({
      file: z.file().meta({ type: 'string', format: 'binary' }),
      /** Whole rupiah. */
      amount: typedRupiah,
      reason: paragraph(3, LONGEST_MESSAGE),
    }),
    answer: record(staffAttempt),
  },
  showRefundProof: {
    tag,
    summary: 'The file that shows a transfer back; each view is recorded',
    params,
    file: 'application/octet-stream',
    answer: bytes,
  },
  showCredit: {
    tag,
    summary: 'What a company may owe, and owes',
    params,
    answer: record(staffCredit),
  },
  setCredit: {
    tag,
    summary:
      'Sets what a company may owe, and within how many days it pays; a limit of 0 ends buying on terms',
    params,
    body: z.object({
      credit_limit: rupiah,
      terms_days: z.int().min(1).max(180),
      /** The one that was seen; 0 where there was none. */
      version: z.int().min(0).max(2_147_483_647),
    }),
    answer: record(staffCredit),
  },
} satisfies ModuleSchemas

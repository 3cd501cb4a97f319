import { z } from 'zod'
import type { ModuleSchemas } from '../endpoint.ts'
import { bytes, id, paged, record, records } from '../envelope.ts'
import { paragraph } from '../fields.ts'
import { LONGEST_MESSAGE } from '../quotation/limits.ts'
import { orderStates, paymentStates } from '../order/life-cycle.ts'
import { attemptStates } from './limits.ts'
import { credit, proof } from './records.ts'

const tag = 'Staff'
const params = z.object({ id })
const rupiah = z.int().min(0).max(999_999_999_999)

export const staffProof = proof.extend({
  order: z.object({
    id: z.int(),
    number: z.string(),
    state: z.enum(orderStates),
    payment_state: z.enum(paymentStates),
    amount_total: z.int(),
    amount_paid: z.int(),
    /** What came beyond the total; of a cancelled order all that came. */
    amount_over: z.int(),
  }),
  /** How far the attempt is that the proof belongs to. */
  attempt_state: z.enum(attemptStates),
  company: z.object({ id: z.int(), name: z.string() }),
})
export type StaffProof = z.output<typeof staffProof>

export const staffCredit = credit.extend({
  company: z.object({ id: z.int(), name: z.string() }),
  /** 0 where the company has no credit yet. */
  version: z.int(),
})
export type StaffCredit = z.output<typeof staffCredit>

export const schemas = {
  listProofs: {
    tag,
    summary: 'Proofs of transfers, those that wait longest first',
    query: paged(20, { state: z.enum(['waiting', 'verified', 'rejected']).optional() }),
    answer: records(staffProof),
  },
  showStaffProof: {
    tag,
    summary: 'The file of a proof; who looks at it is noted',
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

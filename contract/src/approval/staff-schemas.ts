import { z } from 'zod'
import { listed, staffListQuery } from '../list-query.ts'
import type { ModuleSchemas } from '../endpoint.ts'
import { id, record } from '../envelope.ts'
import { optionalParagraph, paragraph } from '../fields.ts'
import { LONGEST_MESSAGE } from '../quotation/limits.ts'
import { approvalKinds, approvalStates, exceededLimits } from './limits.ts'
import { approvalList } from './lists.ts'

const tag = 'Staff approvals'
const params = z.object({ id })
const rupiah = z.int().min(0)
const exceeded = z.array(z.enum(exceededLimits))
const person = z.object({ id: z.int(), name: z.string() })

/** The reason of a request for approval: with it a command above the caller's limit waits, without it it is refused. */
export const approvalReason = paragraph(3, LONGEST_MESSAGE).optional()

const approvalInList = z.object({
  id: z.int(),
  kind: z.enum(approvalKinds),
  state: z.enum(approvalStates),
  /** The quotation, the invoice, or the attempt to pay; of held money the company. */
  subject_id: z.int(),
  /** The number of the quotation, of the invoice, or of the order that was paid; empty for money held for the company. */
  number: z.string(),
  company: person,
  /** What is offered, credited or refunded, in whole rupiah with tax. */
  amount: rupiah,
  exceeded,
  /** Why it was asked for. */
  reason: z.string(),
  requested_at: z.iso.datetime(),
  requested_by: person,
  /** Absent while it waits, and where the document changed. */
  decision: z.object({ at: z.iso.datetime(), by: person, note: z.string() }).optional(),
  /** Whether the one who reads it may approve or refuse it now. */
  can_decide: z.boolean(),
})
export type ApprovalInList = z.output<typeof approvalInList>

/** A line of a quotation that exceeds a limit, or one that is credited. Amounts are whole rupiah before tax. A delivery cost has no SKU. */
const approvalLine = z.object({
  sku: z.string(),
  name: z.string(),
  quantity: z.int(),
  amount: rupiah,
  unit_price: rupiah.optional(),
  discount_percent: z.number().optional(),
  /** What the company would pay in the shop for one; of an item whose price is hidden, its list price. */
  shop_price: rupiah.optional(),
  /** What one costs the shop. */
  unit_cost: rupiah.optional(),
  exceeded: exceeded.optional(),
})
export type ApprovalLine = z.output<typeof approvalLine>

const approval = approvalInList.extend({
  lines: z.array(approvalLine),
  /** What was credited of the invoice, or refunded of the payment, before; whole rupiah. */
  amount_before: rupiah,
  /** What the buyer will read. */
  text: z.string(),
})
export type Approval = z.output<typeof approval>

export const schemas = {
  listApprovals: {
    tag,
    summary:
      'Requests for approval: the own ones, and those that the caller may decide about; those that wait first',
    query: staffListQuery(approvalList),
    answer: listed(approvalInList),
  },
  showApproval: {
    tag,
    summary: 'A request for approval with what would be done',
    params,
    answer: record(approval),
  },
  approve: {
    tag,
    summary:
      "Approves another's request and does what was asked for. Where the document has changed since, nothing is done, and the " +
      'request is void',
    params,
    body: z.object({ note: optionalParagraph(LONGEST_MESSAGE) }),
    answer: record(approval),
  },
  refuseApproval: {
    tag,
    summary: "Refuses another's request, with a note for the one who asked",
    params,
    body: z.object({ note: paragraph(3, LONGEST_MESSAGE) }),
    answer: record(approval),
  },
  withdrawApproval: {
    tag,
    summary: 'Withdraws an own request that waits',
    params,
    answer: record(approval),
  },
} satisfies ModuleSchemas

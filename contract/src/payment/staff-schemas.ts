import { z } from 'zod'
import { listed, staffListQuery } from '../list-query.ts'
import { approvalReason } from '../approval/staff-schemas.ts'
import { attemptList, heldRefundList, proofList } from './lists.ts'
import type { ModuleSchemas } from '../endpoint.ts'
import { allRecords, bytes, data, id, language, paged, record, recordVersion } from '../envelope.ts'
import { day, paragraph, typedRupiah } from '../fields.ts'
import { keyword, text } from '../text.ts'
import { LONGEST_MESSAGE } from '../quotation/limits.ts'
import { orderStates, paymentStates } from '../order/life-cycle.ts'
import {
  adjustmentKinds,
  attemptStates,
  differenceDecisions,
  moneyEntryKinds,
  MOST_ALLOCATIONS,
  OPEN_DOCUMENTS_SHOWN,
  refundWays,
} from './limits.ts'
import { attempt, credit, proof, refund } from './records.ts'
import { refundOfHeld } from './schemas.ts'
import {
  accountBalance,
  ageingRow,
  ageingSums,
  salespersonAgeing,
  heldRefund,
  statement,
} from './statement-records.ts'
import { statementFileQuery, statementQuery, statementSummary } from './statement-query.ts'

const tag = 'Staff payments'
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
export const company = z.object({ id: z.int(), name: z.string() })

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

/** An id in a body. */
export const recordId = z.int().min(1).max(2_147_483_647)
/** An order that is to be paid in advance, or an invoice on terms, and the whole rupiah for it. */
const allocation = z.union([
  z.object({ order_id: recordId, amount: rupiah.min(1) }),
  z.object({ invoice_id: recordId, amount: rupiah.min(1) }),
])
const nameAllocation = (one: z.output<typeof allocation>): string =>
  'order_id' in one ? `order ${one.order_id}` : `invoice ${one.invoice_id}`
/** What money is for: each document once. */
export const allocations = z
  .array(allocation)
  .max(MOST_ALLOCATIONS)
  .refine((all) => new Set(all.map(nameAllocation)).size === all.length, {
    error: 'unknown_allocation',
  })

/** A transfer that finance saw on a bank account. */
const transfer = z.object({
  id: z.int(),
  transferred_on: z.iso.date(),
  /** Whole rupiah; negative for money that went back. */
  amount: z.int(),
  reference: z.string(),
  recorded_at: z.iso.datetime(),
  /** Set where it was typed wrong: it counts no more. */
  correction: z.object({ at: z.iso.datetime(), reason: z.string() }).optional(),
})

/** What a company owes and what is held for it, in whole rupiah, as the ledger has it. */
const companyMoney = z.object({
  company,
  /** Of open invoices. */
  owed: z.int(),
  held_for_orders: z.int(),
  /** Beside orders: it can be used for any order or invoice, or refunded. */
  held_on_account: z.int(),
  in_review: z.int(),
  on_its_way_back: z.int(),
  /** The last ones, the newest first. */
  transfers: z.array(transfer),
  /** Their payees only for those who manage money. */
  refunds: z.array(heldRefund.partial({ payee: true })),
})
export type CompanyMoney = z.output<typeof companyMoney>

/** A document that money can be for. */
const openDocument = z.object({
  kind: z.enum(['order', 'invoice']),
  id: z.int(),
  number: z.string(),
  company,
  /** Of an invoice; absent as long as it waits for the buyer to take it over. */
  due_on: z.iso.date().optional(),
  /** Whole rupiah. */
  amount_due: z.int(),
})
export type OpenDocument = z.output<typeof openDocument>

const numbered = z.object({ id: z.int(), number: z.string() })
/** Sums from before the ledger that do not agree; until finance has decided, money of the order is frozen. */
const moneyDifference = z.object({
  id: z.int(),
  company_id: z.int(),
  order: numbered,
  invoice: numbered.optional(),
  /** Whole rupiah that the document says were paid, and that its payments brought. */
  stored: z.int(),
  computed: z.int(),
  found_at: z.iso.datetime(),
  decision: z
    .object({ kind: z.enum(differenceDecisions), at: z.iso.datetime(), reason: z.string() })
    .optional(),
})
export type MoneyDifference = z.output<typeof moneyDifference>

/** A use of money on account, or what settled an invoice without money. */
const moneyEntry = z.object({
  id: z.int(),
  kind: z.enum(moneyEntryKinds),
  company_id: z.int(),
  amount: rupiah,
  recorded_at: z.iso.datetime(),
  /** Of what settled an invoice. */
  invoice: numbered.optional(),
  note: z.string(),
  /** Set where it was typed wrong: it counts no more. */
  reversal: z.object({ at: z.iso.datetime(), reason: z.string() }).optional(),
})
export type MoneyEntry = z.output<typeof moneyEntry>
const reversal = z.object({ reason: paragraph(3, LONGEST_MESSAGE) })

const limited =
  "With more of the payment refunded in all than the caller's limit, it waits for approval where a reason for it is given, with " +
  '409, and is refused otherwise'

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
  showProofRecord: {
    tag,
    summary: 'One proof with its order',
    params,
    answer: record(staffProof),
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
  reopenProof: {
    tag,
    summary:
      'Takes back the decision about a proof, which waits again: what was verified does not count any more. A prepaid order that it ' +
      'had paid is on hold if nothing of it was shipped. Refused where its money was refunded or used since',
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
  showStaffAttempt: {
    tag,
    summary: 'One attempt to pay',
    params,
    answer: record(staffAttempt),
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
      'at a time. What the gateway refuses can be transferred. ' +
      limited,
    params,
    body: z.object({
      amount: rupiah.min(1),
      reason: paragraph(3, LONGEST_MESSAGE),
      approval_reason: approvalReason,
    }),
    answer: record(staffAttempt),
  },
  recordRefund: {
    tag,
    summary:
      'Records a refund by transfer of money received, with the file that shows it (PDF, JPEG or PNG), once for an ' +
      `Idempotency-Key. ${limited}`,
    params,
    form: z.object({
      file: z.file().meta({ type: 'string', format: 'binary' }),
      /** Whole rupiah. */
      amount: typedRupiah,
      reason: paragraph(3, LONGEST_MESSAGE),
      approval_reason: approvalReason,
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
  recordTransfer: {
    tag,
    summary:
      'Records money that came by bank transfer, with or without a proof of the buyer, and what it is for: several orders and ' +
      'invoices of the company, in parts if need be. What is left is held for the company. Once for an Idempotency-Key',
    body: z.object({
      company_id: recordId,
      transferred_on: day,
      amount: rupiah.min(1),
      /** What finance finds it by. */
      reference: text(200).optional().default(''),
      allocations: allocations.optional().default([]),
    }),
    answer: record(companyMoney),
  },
  correctTransfer: {
    tag,
    summary:
      'Undoes a transfer that was typed wrong, so that it can be recorded again; both stay visible. A prepaid order that it had ' +
      'paid is on hold if nothing of it was shipped. Refused where its money was refunded or used since',
    params,
    body: z.object({ reason: paragraph(3, LONGEST_MESSAGE) }),
    answer: record(companyMoney),
  },
  useHeldMoney: {
    tag,
    summary:
      'Uses money that is held for a company beside orders for orders and invoices of it, once for an Idempotency-Key',
    params,
    body: z.object({ allocations: allocations.min(1) }),
    answer: record(companyMoney),
  },
  listMoneyEntries: {
    tag,
    summary:
      "The last uses of a company's money on account, and what settled its invoices without money, the newest first: at most 100",
    params,
    answer: allRecords(moneyEntry),
  },
  reverseAllocation: {
    tag,
    summary:
      'Reverses a use of money on account that was typed wrong: the money is held again where it came from. A prepaid order that it ' +
      'had paid is on hold if nothing of it was shipped. Refused where the money was refunded or used since',
    params,
    body: reversal,
    answer: record(moneyEntry),
  },
  reverseAdjustment: {
    tag,
    summary:
      'Reverses what settled an invoice without money: it is open again. Above the limit of the caller, an admin reverses it',
    params,
    body: reversal,
    answer: record(moneyEntry),
  },
  listHeldRefunds: {
    tag,
    summary:
      'Refunds of held money of all companies, those that wait for a decision first, then those to transfer',
    query: staffListQuery(heldRefundList),
    answer: listed(heldRefund.extend({ company })),
  },
  requestHeldRefund: {
    tag,
    summary:
      'Begins a refund of money that is held for an order or of an invoice, or else for the company, by bank transfer, once for an ' +
      'Idempotency-Key: never more than is held and available. What a prepaid order owes is not available. Money beside prepaid orders ' +
      'is not refunded while an invoice is overdue, or where more than the credit limit would be owed. Until it is transferred or ' +
      "refused, its money is on its way back. With more of the company's held money refunded in 30 days than the caller's limit, it " +
      'waits for approval where a reason for it is given, with 409, and is refused otherwise',
    params,
    body: refundOfHeld.safeExtend({ approval_reason: approvalReason }),
    answer: record(heldRefund),
  },
  approveHeldRefund: {
    tag,
    summary:
      'Approves a refund that a member asked for, up to the limit of the caller: its money is on its way back',
    params,
    answer: record(heldRefund),
  },
  completeHeldRefund: {
    tag,
    summary: 'Records that a refund of held money was transferred, on which day and with which reference',
    params,
    body: z.object({ transferred_on: day, reference: text(200).optional().default('') }),
    answer: record(heldRefund),
  },
  refuseHeldRefund: {
    tag,
    summary:
      'Refuses a refund that a member asked for, or calls back one that was not transferred: its money is held again. The buyer ' +
      'reads the reason',
    params,
    body: z.object({ reason: paragraph(3, LONGEST_MESSAGE) }),
    answer: record(heldRefund),
  },
  listDifferences: {
    tag,
    summary:
      'Sums from before the ledger that do not agree, those that wait for a decision first: at most 100. Money of their orders is ' +
      'frozen until then',
    answer: allRecords(moneyDifference),
  },
  decideDifference: {
    tag,
    summary:
      "Decides about sums that do not agree, with a reason: 'ledger' leaves the ledger's sum, which the document follows; " +
      "'document' posts an adjusting entry, so that the ledger has what the document says. The order is free " +
      'afterwards. Above the limit of refunds, an admin decides',
    params,
    body: z.object({ decision: z.enum(differenceDecisions), reason: paragraph(3, LONGEST_MESSAGE) }),
    answer: record(moneyDifference),
  },
  showCompanyMoney: {
    tag,
    summary: 'What a company owes, what is held for it, and its last transfers',
    params,
    answer: record(companyMoney),
  },
  showStaffBalance: {
    tag,
    summary:
      'What a company owes now, its open invoices with their due days, and the money held for it with what it is held for',
    params,
    answer: record(accountBalance),
  },
  findOpenDocuments: {
    tag,
    summary:
      'Documents that money can be for, with what is to be paid of them: open invoices on terms and unpaid prepaid orders. Of a ' +
      `company, or with a keyword in their number or the name of their company; at most ${OPEN_DOCUMENTS_SHOWN}, those that are due first`,
    query: z.object({ company_id: id.optional(), keyword: keyword.optional() }).strict(),
    answer: allRecords(openDocument),
  },
  showStaffStatement: {
    tag,
    summary: `The statement of account of a company. ${statementSummary}`,
    params,
    query: statementQuery.strict(),
    answer: record(statement),
  },
  printStaffStatement: {
    tag,
    summary: 'The statement of account of a company as a PDF, of up to 5,000 events',
    params,
    query: statementFileQuery.strict(),
    file: 'application/pdf',
    answer: bytes,
  },
  downloadStaffStatement: {
    tag,
    summary: 'The statement of account of a company as a workbook (.xlsx), of up to 5,000 events',
    params,
    query: statementFileQuery.strict(),
    file: 'application/octet-stream',
    answer: bytes,
  },
  showAgeing: {
    tag,
    summary:
      'What companies owe today, by the days since it was due: not due (or without a due day as yet), 1–30, 31–60, 61–90 and ' +
      'more than 90, the largest debt first, with the sums of all companies. With salesperson_id only what was sold by them',
    query: paged(100, { salesperson_id: id.optional() }).strict(),
    answer: data(
      z.object({
        records: z.array(ageingRow),
        sums: ageingSums,
        total: z.int(),
        page: z.int(),
        per_page: z.int(),
      }),
    ),
  },
  downloadAgeing: {
    tag,
    summary: 'What all companies owe today, by the days since it was due, as a workbook (.xlsx)',
    query: z.object({ salesperson_id: id.optional(), language: language.optional() }).strict(),
    file: 'application/octet-stream',
    answer: bytes,
  },
  listAgeingOfSalespeople: {
    tag,
    summary:
      'What companies owe today by the salesperson of its quotation, the largest debt first; without one, what was ordered ' +
      'without a quotation that somebody handled. The sums are those of all companies',
    answer: data(z.object({ records: z.array(salespersonAgeing), sums: ageingSums })),
  },
  printAgeing: {
    tag,
    summary: 'What companies owe today, by the days since it was due, as a PDF, of up to 2,000 companies',
    query: z.object({ salesperson_id: id.optional(), language: language.optional() }).strict(),
    file: 'application/pdf',
    answer: bytes,
  },
  settleWithoutMoney: {
    tag,
    summary:
      'Settles part of an invoice on terms without money: tax that the buyer withheld, with the number of its certificate, a ' +
      "bank's charge, or a small difference that is written off; beyond the caller's limit of an invoice by an admin. Once for " +
      'an Idempotency-Key',
    params,
    body: z.object({
      kind: z.enum(adjustmentKinds),
      amount: rupiah.min(1),
      note: paragraph(3, LONGEST_MESSAGE),
      certificate_number: text(100).optional().default(''),
    }),
    answer: record(companyMoney),
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

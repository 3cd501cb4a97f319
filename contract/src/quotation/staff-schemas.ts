import { z } from 'zod'
import { LARGEST_QUANTITY } from '../cart/limits.ts'
import { listed, staffListQuery } from '../list-query.ts'
import { approvalReason } from '../approval/staff-schemas.ts'
import { staffQuotationList } from './lists.ts'
import type { ModuleSchemas } from '../endpoint.ts'
import { bytes, id, linesQuery, linesSummary, record, recordVersion } from '../envelope.ts'
import { day, optionalParagraph, paragraph } from '../fields.ts'
import { text } from '../text.ts'
import { LONGEST_COMMENT, LONGEST_MESSAGE, MOST_QUOTATION_LINES } from './limits.ts'
import { staffQuotationSteps } from './life-cycle.ts'
import { quotation, quotationInList, quotationVersion } from './records.ts'
import { versionInPath } from './version-in-path.ts'

const tag = 'Staff'
const params = z.object({ id })
const rupiah = z.int().min(0).max(999_999_999_999)
/** Per cent with at most two decimals. */
const percent = z
  .number()
  .min(0)
  .max(100)
  .refine((percent) => Number.isInteger(Math.round(percent * 1e6) / 1e4), { error: 'wrong_form' })

export const staffQuotation = quotation.extend({
  /** What the shop asks of this company today for one uom of each line's item, by the line's id; absent for a hidden price. */
  shop_prices: z.record(z.string(), rupiah),
  /** What one uom of each line's item cost the shop when the line was written, by the line's id; absent where not known. */
  unit_costs: z.record(z.string(), z.int().min(0)),
  /** Whole rupiah before tax, as staff set it; absent where the rates say what delivery costs. */
  agreed_delivery_cost: rupiah.optional(),
  /** The request for approval of its prices that waits. */
  approval_id: z.int().optional(),
})
export type StaffQuotation = z.output<typeof staffQuotation>

const staffQuotationInList = quotationInList.extend({
  company: z.object({ id: z.int(), name: z.string() }),
})
export type StaffQuotationInList = z.output<typeof staffQuotationInList>

export const schemas = {
  listStaffQuotations: {
    tag,
    summary: 'Quotations of all companies, those that wait longest for staff first',
    query: staffListQuery(staffQuotationList),
    answer: listed(staffQuotationInList),
  },
  showStaffQuotation: {
    tag,
    summary: `A quotation for staff, with today's prices of the lines in the answer. ${linesSummary}`,
    params,
    query: linesQuery,
    answer: record(staffQuotation),
  },
  showStaffQuotationVersion: {
    tag,
    summary: `One version of a quotation: as it was sent, or as staff work on it. ${linesSummary}`,
    params: z.object({ id, version: versionInPath }),
    query: linesQuery,
    answer: record(quotationVersion.extend({ unit_costs: staffQuotation.shape.unit_costs })),
  },
  showStaffPoFile: {
    tag,
    summary: "The file of a quotation's purchase order; each view is recorded",
    params,
    file: 'application/octet-stream',
    answer: bytes,
  },
  priceQuotation: {
    tag,
    summary:
      'Sets the lines of the version that is worked on: item, quantity, price, discount, lead time, comment; lines that ' +
      'are not named are removed, those without an id are added. Of a line that is named, an item and a quantity that are not ' +
      'given stay. A line without a price takes what the shop asks today, one without a lead time its usual one',
    params,
    body: z.object({
      revision: recordVersion,
      lines: z
        .array(
          z.object({
            id: z.int().min(1).max(2_147_483_647).optional(),
            status: z.enum(['open', 'quoted', 'alternative', 'not_available']),
            product_item_id: z.int().min(1).max(2_147_483_647).optional(),
            quantity: z.int().min(1).max(LARGEST_QUANTITY).optional(),
            unit_price: rupiah.optional(),
            discount_percent: percent.optional().default(0),
            lead_time_days: z.int().min(0).max(999).optional(),
            staff_comment: text(LONGEST_COMMENT).optional().default(''),
          }),
        )
        .min(1)
        .max(MOST_QUOTATION_LINES),
      /** A discount of all lines, in place of their own. */
      discount_percent: percent.optional(),
      /** Whole rupiah before tax in place of the delivery rates; null for the rates; omitted, it keeps its value. */
      delivery_cost: rupiah.nullable().optional(),
      comment: optionalParagraph(LONGEST_MESSAGE).optional(),
      /** The last day, in Jakarta, on which the version can be ordered; without one 14 days from when it is sent. */
      valid_until: day.optional(),
    }),
    query: linesQuery,
    answer: record(staffQuotation),
  },
  takeStaffQuotationStep: {
    tag,
    summary:
      'Takes a step: takes a quotation into review, asks the buyer, sends an offer, or rejects it with a reason. An offer whose ' +
      "prices are beyond the caller's limits waits for approval where a reason is given, with 409, and is refused otherwise",
    params,
    body: z.object({
      step: z.enum(staffQuotationSteps),
      revision: recordVersion,
      text: optionalParagraph(LONGEST_MESSAGE),
      approval_reason: approvalReason,
    }),
    query: linesQuery,
    answer: record(staffQuotation),
  },
  writeStaffQuotationMessage: {
    tag,
    summary: 'Writes a message to the buyer on a quotation',
    params,
    body: z.object({ text: paragraph(1, LONGEST_MESSAGE) }),
    query: linesQuery,
    answer: record(staffQuotation),
  },
} satisfies ModuleSchemas

import { z } from 'zod'
import { LARGEST_QUANTITY, LINES_PER_PAGE } from '../cart/limits.ts'
import { listed, staffListQuery } from '../list-query.ts'
import { approvalReason } from '../approval/staff-schemas.ts'
import { staffQuotationList, staffStates } from './lists.ts'
import type { ModuleSchemas } from '../endpoint.ts'
import {
  allRecords,
  buildWindowSchema,
  bytes,
  data,
  id,
  language,
  linesQuery,
  linesSummary,
  record,
  recordVersion,
  wholeOr,
  windowed,
} from '../envelope.ts'
import { day, optionalParagraph, paragraph } from '../fields.ts'
import { LONGEST_KEYWORD } from '../limits.ts'
import { roles } from '../roles.ts'
import { leftOut } from '../search/quick-order-records.ts'
import { keyword, pasted, searchText, text } from '../text.ts'
import { LARGEST_ROWS_FILE, LONGEST_QUANTITY } from '../search/limits.ts'
import { foundItem, lineFacts } from './desk-records.ts'
import {
  LONGEST_COMMENT,
  LONGEST_MESSAGE,
  LONGEST_REQUEST,
  MOST_LINE_FACTS,
  MOST_QUOTATION_LINES,
} from './limits.ts'
import { staffQuotationSteps } from './life-cycle.ts'
import {
  comparedLine,
  person,
  quotation,
  quotationInList,
  quotationLine,
  quotationVersion,
} from './records.ts'
import { draftLine } from './upload-records.ts'
import { versionInPath } from './version-in-path.ts'

const tag = 'Staff quotations'
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
  /** What the reader may offer alone, compared with today's company price and cost; absent for admins, who have no limit. */
  sales_limits: z
    .object({ discount_percent: z.number(), below_cost: z.boolean(), no_reference: z.boolean() })
    .optional(),
  /** The request for approval of its prices that waits. */
  approval_id: z.int().optional(),
  /** It was made by staff and not sent yet: its company does not see it. */
  is_hidden: z.boolean(),
  /** What staff write for one another; its company never sees it. Oldest first. */
  internal_notes: z.array(z.object({ id: z.int(), at: z.iso.datetime(), by: person, text: z.string() })),
})
export type StaffQuotation = z.output<typeof staffQuotation>

const sqlId = z.int().min(1).max(2_147_483_647)
const offeredStatus = quotationLine.shape.status

/** What staff may set on a version beside its lines. */
const terms = {
  /** A discount of all lines, in place of their own. */
  discount_percent: percent.optional(),
  /** Whole rupiah before tax in place of the delivery rates; null for the rates; omitted, it keeps its value. */
  delivery_cost: rupiah.nullable().optional(),
  comment: optionalParagraph(LONGEST_MESSAGE).optional(),
  /** The last day, in Jakarta, on which the version can be ordered; null for 14 days from when it is sent; omitted, it stays. */
  valid_until: day.nullable().optional(),
}

/** A line that is changed, by its id, or added. Of a changed one, omitted fields keep their value. */
const changedLine = z
  .object({
    id: sqlId.optional(),
    /** Its place among all lines after the change, from 1; omitted, a changed line keeps its order, an added one comes last. */
    place: z.int().min(1).max(MOST_QUOTATION_LINES).optional(),
    /** Of an added line 'quoted' where it is omitted. */
    status: offeredStatus.optional(),
    /** null: no item. */
    product_item_id: sqlId.nullable().optional(),
    /** What the buyer asked for in their own words; of an added line alone. */
    requested_text: text(LONGEST_REQUEST).optional(),
    requested_quantity: text(LONGEST_QUANTITY).optional(),
    quantity: z.int().min(1).max(LARGEST_QUANTITY).optional(),
    /** null: what the shop asks today, as for another item where it is omitted. */
    unit_price: rupiah.nullable().optional(),
    discount_percent: percent.optional(),
    /** null: the item's usual one. */
    lead_time_days: z.int().min(0).max(999).nullable().optional(),
    staff_comment: text(LONGEST_COMMENT).optional(),
  })
  .refine(({ id, requested_text }) => id === undefined || requested_text === undefined, {
    error: 'wrong_form',
    path: ['requested_text'],
  })

/** A company that staff make a quotation for, with its members. */
const buyerCompany = z.object({
  id: z.int(),
  name: z.string(),
  members: z.array(person.extend({ email: z.string(), role: z.enum(roles) })),
})
export type BuyerCompany = z.output<typeof buyerCompany>

const staffQuotationInList = quotationInList.extend({
  company: z.object({ id: z.int(), name: z.string() }),
  salesperson: person.optional(),
})
export type StaffQuotationInList = z.output<typeof staffQuotationInList>

export const schemas = {
  listStaffQuotations: {
    tag,
    summary: 'Quotations of all companies, those that wait longest for staff first',
    query: staffListQuery(staffQuotationList),
    answer: listed(staffQuotationInList),
  },
  countStaffQuotations: {
    tag,
    summary: 'How many quotations there are in each state; states without any are left out',
    query: z.object({ mine: z.literal('true').optional() }),
    answer: allRecords(z.object({ state: z.enum(staffStates), count: z.int() })),
  },
  listSellers: {
    tag,
    summary: 'The staff who can be made the salesperson of a quotation',
    answer: allRecords(person),
  },
  findQuotationBuyers: {
    tag,
    summary:
      'Approved companies whose name or a member matches a keyword, with their members who may order; at most 20',
    query: z.object({ keyword }),
    answer: allRecords(buyerCompany),
  },
  startQuotation: {
    tag,
    summary:
      "Makes a quotation in review for a member of an approved company, at today's prices: empty, of pasted rows, of a file " +
      '(.xlsx or .csv), or as a copy of an earlier one of the company. Rows that are not certain become lines to be priced; ' +
      'the answer names them with the reason. The company sees the quotation once it is sent',
    form: z.object({
      company_id: id,
      member_id: id,
      /** Rows of part numbers and quantities. At most one of these three. */
      text: pasted(LARGEST_ROWS_FILE).optional(),
      file: z.file().meta({ type: 'string', format: 'binary' }).optional(),
      copy_of: z.union([id, z.literal('').transform(() => undefined)]).optional(),
    }),
    answer: record(
      z.object({
        id: z.int(),
        number: z.string(),
        line_count: z.int(),
        /** What of the rows is not among the lines. */
        left_out: leftOut.optional(),
        /** Time ran out: rows that are no part number were not all searched for. */
        is_incomplete: z.boolean(),
        /** The rows that are not certain. */
        to_check: z.array(draftLine),
      }),
    ),
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
  compareStaffQuotationVersions: {
    tag,
    summary:
      'The lines in which two versions of a quotation differ, sent or not, in the order of the later one, and what differs; ' +
      'lines that it does not have stand at the end',
    params,
    query: windowed(LINES_PER_PAGE, LINES_PER_PAGE, { from: versionInPath, to: versionInPath }),
    answer: data(buildWindowSchema(comparedLine)),
  },
  printStaffQuotation: {
    tag,
    summary:
      'A quotation as a PDF in the requested language: the requested version as its buyer has it, or the newest one as it is now',
    params,
    query: z.object({
      language: language.optional(),
      /** One that was sent. */
      version: versionInPath.optional(),
    }),
    file: 'application/pdf',
    answer: bytes,
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
            id: sqlId.optional(),
            status: offeredStatus,
            product_item_id: sqlId.optional(),
            quantity: z.int().min(1).max(LARGEST_QUANTITY).optional(),
            unit_price: rupiah.optional(),
            discount_percent: percent.optional().default(0),
            lead_time_days: z.int().min(0).max(999).optional(),
            staff_comment: text(LONGEST_COMMENT).optional().default(''),
          }),
        )
        .min(1)
        .max(MOST_QUOTATION_LINES),
      ...terms,
    }),
    query: linesQuery,
    answer: record(staffQuotation),
  },
  changeQuotationLines: {
    tag,
    summary:
      'Changes, adds and removes lines of the version that is worked on, and sets its terms; all other lines stay. Those with a ' +
      'place stand there afterwards, the others keep their order. The order_line of the answer are the changed and the added ' +
      'lines alone, sums are those of all lines. Errors name a line by its place in the body, such as lines.3.unit_price',
    params,
    body: z.object({
      revision: recordVersion,
      lines: z.array(changedLine).max(MOST_QUOTATION_LINES).optional().default([]),
      /** The ids of lines to remove. */
      removed: z.array(sqlId).max(MOST_QUOTATION_LINES).optional().default([]),
      ...terms,
    }),
    query: linesQuery,
    answer: record(staffQuotation),
  },
  listLineFacts: {
    tag,
    summary:
      'What to weigh when lines of the newest version are priced: prices, the last price to this company, stock, lead time, ' +
      'cost and weight of each item today. Company prices are those of the quantity in all lines',
    params,
    query: windowed(LINES_PER_PAGE, MOST_LINE_FACTS, {}),
    answer: data(buildWindowSchema(lineFacts)),
  },
  findQuotationItems: {
    tag,
    summary:
      "The items that a keyword means, the likeliest first: our number, the company's own, a maker's or another, a size, or " +
      'words. Company prices are those of a quantity of 1',
    params,
    query: z.object({ keyword: searchText(LONGEST_KEYWORD).min(1), limit: wholeOr(10, 1, 20) }),
    answer: allRecords(foundItem),
  },
  takeStaffQuotationStep: {
    tag,
    summary:
      'Takes a step: takes a quotation into review, asks the buyer, sends an offer, rejects it with a reason, takes a sent offer ' +
      "back to work on the next version, or extends its validity. An offer whose prices are beyond the caller's limits waits " +
      'for approval where a reason is given, with 409, and is refused otherwise; it is not extended',
    params,
    body: z.object({
      step: z.enum(staffQuotationSteps),
      revision: recordVersion,
      text: optionalParagraph(LONGEST_MESSAGE),
      approval_reason: approvalReason,
      /** The new last day of an offer that is extended. */
      valid_until: day.optional(),
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
  writeInternalNote: {
    tag,
    summary: 'Writes a note for staff on a quotation, which its company never sees',
    params,
    body: z.object({ text: paragraph(1, LONGEST_MESSAGE) }),
    query: linesQuery,
    answer: record(staffQuotation),
  },
  setSalesperson: {
    tag,
    summary:
      'Hands a quotation over to another salesperson; both are told, with a note for staff where one is given',
    params,
    body: z.object({
      revision: recordVersion,
      staff_id: sqlId,
      note: optionalParagraph(LONGEST_MESSAGE).optional().default(''),
    }),
    query: linesQuery,
    answer: record(staffQuotation),
  },
} satisfies ModuleSchemas

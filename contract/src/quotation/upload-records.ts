import { z } from 'zod'
import { match } from '../catalogue/records.ts'
import { leftOut, rowVerdict } from '../search/quick-order-records.ts'
import { quotationStates } from './life-cycle.ts'

/** A file that became a quotation. */
export const quotationUpload = z.object({
  quotation_id: z.int(),
  number: z.string(),
  state: z.enum(quotationStates),
  filename: z.string(),
  row_count: z.int(),
  /** What of the file is not among its rows. */
  left_out: leftOut.optional(),
  uploaded_at: z.iso.datetime(),
  uploaded_by: z.object({ id: z.int(), name: z.string() }),
})

/** How many rows there are of each verdict. */
export const verdictCounts = z.object({
  exact: z.int(),
  found: z.int(),
  several: z.int(),
  not_found: z.int(),
  bad_quantity: z.int(),
  not_for_sale: z.int(),
})

const namedItem = z.object({ id: z.int(), name: z.string(), sku_number: z.string() })

/** A row of an uploaded file, as its buyer corrects it before it is submitted. */
export const draftLine = z.object({
  id: z.int(),
  /** Its place among the rows of the file, from 1: it stays when others are dropped. */
  place: z.int(),
  requested_text: z.string(),
  /** With its unit, where the row has one. */
  requested_quantity: z.string(),
  /** What the row calls its item beside its part number. */
  description: z.string().optional(),
  verdict: rowVerdict.shape.verdict,
  /** What says that the row means its item: its part number, a search, or its buyer's own choice. */
  found_by: z.enum(['part_number', 'search', 'choice']).optional(),
  match: match.optional(),
  /** The row's quantity as a number, where it is a whole one. */
  quantity: z.int().optional(),
  pieces: rowVerdict.shape.pieces,
  /** The quantity of all rows of the same item, where there are several. */
  total: z.int().optional(),
  problem: rowVerdict.shape.problem,
  damage: rowVerdict.shape.damage,
  item: namedItem
    .extend({
      uom: z.string(),
      /** The number of pieces in a unit, where it is known. */
      min_pieces: z.int().optional(),
      min_qty: z.int(),
      multiple_qty: z.int(),
    })
    .optional(),
  /** Items that it may mean, the likeliest first. */
  candidates: z.array(namedItem).optional(),
  comment: z.string(),
})

export type QuotationUpload = z.output<typeof quotationUpload>
export type VerdictCounts = z.output<typeof verdictCounts>
export type DraftLine = z.output<typeof draftLine>

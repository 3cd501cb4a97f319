import { z } from 'zod'
import { itemCard, match } from '../catalogue/records.ts'

/** A row as it was typed or stands in a file. */
export const typedRow = z.object({
  /** Where a row has none, its description. */
  part_number: z.string(),
  /** With its unit, where the row has one: '200 pcs'. */
  quantity: z.string(),
  /** What the row calls its item beside its part number. */
  description: z.string().optional(),
  note: z.string().optional(),
})

/** What of a file or a text is not among its rows. */
export const leftOut = z.object({
  /** The names of sheets that are hidden, and of those that are no lists. */
  hidden_sheets: z.array(z.string()),
  other_sheets: z.array(z.string()),
  /** Rows that are hidden by hand or by a filter. */
  hidden_rows: z.int(),
  /** Columns that are hidden and hold anything. */
  hidden_columns: z.int(),
  /** Rows that add up others. */
  sum_rows: z.int(),
  /** Texts over all columns, such as titles of sections: how many, and the first of them. */
  title_rows: z.int(),
  titles: z.array(z.string()),
})

/** What a row means. */
export const rowVerdict = z.object({
  /**
   * 'exact': its part number, or one that an item replaces. 'found': the one item that a search found, a proposal. 'several': one of
   * `candidate_ids`. 'bad_quantity': the item is known, `problem` says what is wrong. 'not_for_sale': it is sold no
   * more, or not here.
   */
  verdict: z.enum(['exact', 'found', 'several', 'not_found', 'bad_quantity', 'not_for_sale']),
  /** Whether the item is what the row's part number says, or what a search for it found; absent where there is no item. */
  found_by: z.enum(['part_number', 'search']).optional(),
  item_id: z.int().optional(),
  /** Items that it may mean, the likeliest first, at most 5. */
  candidate_ids: z.array(z.int()).optional(),
  /** Why the item was found, where its part number is not the row's. */
  match: match.optional(),
  /** The row's quantity in the item's unit, where it is a whole number. */
  quantity: z.int().optional(),
  /** The pieces that the row asks for of an item that is sold by the pack. */
  pieces: z.int().optional(),
  /** The quantity of all rows of the same item, where there are several. */
  total: z.int().optional(),
  problem: z
    .enum([
      'missing',
      'not_whole',
      'below_minimum',
      'not_multiple',
      'too_big',
      // The cell's formula has no result.
      'no_result',
      // So many pieces fill no pack.
      'part_of_pack',
      // The row names another unit than the item is sold by.
      'other_unit',
      // '1.000' of an item sold by the pack: a thousand, or one.
      'thousand_or_one',
    ])
    .optional(),
  /** What a spreadsheet made of the part number; absent where the catalogue has it as it stands. */
  damage: z.enum(['date', 'number', 'formula']).optional(),
})

/** An item that a row names; of one that is not sold any more, what it was called. */
export const matchedItem = itemCard
  .pick({
    id: true,
    name: true,
    sku_number: true,
    uom: true,
    min_qty: true,
    multiple_qty: true,
    display_add_to_cart: true,
    price: true,
    price_breaks: true,
    min_pieces: true,
    fallback_language: true,
  })
  .partial()
  .required({ id: true, name: true, sku_number: true })

export type TypedRow = z.output<typeof typedRow>
export type LeftOut = z.output<typeof leftOut>
export type RowVerdict = z.output<typeof rowVerdict>
export type MatchedItem = z.output<typeof matchedItem>

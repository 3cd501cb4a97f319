import { z } from 'zod'
import { itemCard, match } from '../catalogue/records.ts'

/** A row as it was typed or stands in a file. */
export const typedRow = z.object({ part_number: z.string(), quantity: z.string() })

/** What a row means. */
export const rowVerdict = z.object({
  /**
   * 'exact': its part number, or one that an item replaces. 'found': the one item that a search found. 'several': one of
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
  /** The row's quantity as a number, where it is a whole one. */
  quantity: z.int().optional(),
  /** The quantity of all rows of the same item, where there are several. */
  total: z.int().optional(),
  problem: z.enum(['missing', 'not_whole', 'below_minimum', 'not_multiple', 'too_big']).optional(),
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
    borrowed: true,
  })
  .partial()
  .required({ id: true, name: true, sku_number: true })

export type TypedRow = z.output<typeof typedRow>
export type RowVerdict = z.output<typeof rowVerdict>
export type MatchedItem = z.output<typeof matchedItem>

import { z } from 'zod'
import type { ModuleSchemas } from '../endpoint.ts'
import { data, whole, wholeOr } from '../envelope.ts'
import { wholeNumber } from '../fields.ts'
import { LARGEST_QUANTITY, LINES_PER_PAGE, MOST_LINES } from './limits.ts'
import { text } from '../text.ts'
import { cart, cartChanges, unit } from './records.ts'

const tag = 'Cart'

const line = {
  product_item_id: z.int().min(1).max(2_147_483_647),
  /** How much of it lies in the cart from then on; 0 takes it out. */
  new_qty: wholeNumber.min(0).max(LARGEST_QUANTITY, { error: 'quantity_range' }),
  /**
   * What the buyer was shown for one, null for no price: the cart tells from then on where it costs something else. Without
   * it a change of price that was not accepted stays told.
   */
  price_shown: z.int().min(0).max(999_999_999_999).nullable().optional(),
  /** The same for the item's unit of sale. */
  unit_shown: unit.extend({ uom: text(100).min(1) }).optional(),
}

export const schemas = {
  showCart: {
    tag,
    summary:
      "The cart of the member who asks, with today's prices: all its lines, or with page (from 1) those of that page, " +
      `per_page at a time (${LINES_PER_PAGE} unless given). The sums and line_count are those of all lines`,
    query: z.object({
      page: whole(1, MOST_LINES).optional(),
      per_page: wholeOr(LINES_PER_PAGE, 1, MOST_LINES),
    }),
    answer: data(cart),
  },
  changeCart: {
    tag,
    summary:
      'Sets quantities in the cart of the member who asks, of one item or of up to 5,000, all or none. With a revision, ' +
      'and a line that was changed to something else since, the answer is 409 with the cart; without one the last change ' +
      'wins. Both answers are the whole cart. With answer=changes they are its revision, sums and line_count, but only those ' +
      'lines that the change names or that were changed since its revision; removed_item_ids are the items of these that ' +
      'do not lie in the cart. item_ids names items whose lines are answered, too, as they are; alone they change nothing',
    query: z.object({ answer: z.literal('changes').optional() }),
    body: z
      .object({
        ...z.object(line).partial().shape,
        lines: z.array(z.object(line)).min(1).max(MOST_LINES).optional(),
        /** Items whose lines the short answer has, too. */
        item_ids: z.array(line.product_item_id).max(MOST_LINES).optional(),
        /** The cart's own id, as the change saw it: another member's cart is not changed by it. */
        id: z.int().min(1).max(2_147_483_647).optional(),
        /** The cart's, as the change saw it. */
        revision: z.int().min(0).max(2_147_483_647).optional(),
      })
      .refine(
        ({ lines, product_item_id, item_ids }) => {
          const changes = [lines, product_item_id].filter((one) => one !== undefined).length
          return changes === 1 || (changes === 0 && item_ids !== undefined)
        },
        { error: 'wrong_form', path: ['lines'] },
      )
      .refine(({ product_item_id, new_qty }) => product_item_id === undefined || new_qty !== undefined, {
        error: 'missing',
        path: ['new_qty'],
      }),
    answer: data(z.union([cartChanges, cart])),
  },
} satisfies ModuleSchemas

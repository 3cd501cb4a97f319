import { z } from 'zod'
import { card } from '../catalogue/records.ts'
import type { ModuleSchemas } from '../endpoint.ts'
import { data, paged, records } from '../envelope.ts'
import { PAGE_SIZE } from '../limits.ts'
import { MOST_WISHES } from './limits.ts'

const tag = 'Wish list'

/** Products and items alike: their ids are of one sequence. */
const ids = z.array(z.int().min(1).max(2_147_483_647)).max(MOST_WISHES)

const wish = z.object({
  id: z.int(),
  name: z.string(),
  /** Its card with its prices; absent where it is not sold any more. */
  product: card.optional(),
})

export const schemas = {
  showWishlist: {
    tag,
    summary: 'The wish list of the member, newest first',
    query: paged(PAGE_SIZE, {}),
    answer: records(wish),
  },
  changeWishlist: {
    tag,
    summary:
      'Takes products and items out of the wish list of the member who asks and puts others in, the first of them in front; ' +
      'what is in it already stays where it is. With neither it answers what the list holds',
    body: z.object({ add: ids.default([]), remove: ids.default([]) }),
    answer: data(
      z.object({
        /** All that it holds now, the newest first. */
        ids: z.array(z.int()),
        /** What could not be put in: the shop has none of it, or the list is full. */
        not_added: z.array(z.object({ id: z.int(), reason: z.enum(['not_found', 'no_room']) })),
      }),
    ),
  },
} satisfies ModuleSchemas

/** What a member wants to find again. */
export type Wish = z.output<typeof wish>

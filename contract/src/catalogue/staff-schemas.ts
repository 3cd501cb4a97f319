import { z } from 'zod'
import type { ModuleSchemas } from '../endpoint.ts'
import { id, record, recordVersion } from '../envelope.ts'
import { hasOnePlaceEach, MOST_CATEGORY_FILTERS, placesAllNumbers } from './filter-lists.ts'

const tag = 'Staff'
const params = z.object({ id })
const codes = z.array(z.string().regex(/^[a-z][a-z0-9_]{0,40}$/)).max(MOST_CATEGORY_FILTERS)
const lists = { opened: codes, folded: codes, lists: codes, ranges: codes }

/** A category's own filters: see FilterLists. */
const categoryFilters = z.object({ id: z.int(), version: z.int(), ...lists })

export const schemas = {
  showCategoryFilters: {
    tag,
    summary:
      'The attributes by which lists of a category are filtered first, by their codes; empty where it has none of its own ' +
      'and shows those of the category above',
    params,
    answer: record(categoryFilters),
  },
  changeCategoryFilters: {
    tag,
    summary:
      'Changes by which attributes lists of a category are filtered first: those that stand open, folded others; none of both ' +
      'gives it those of the category above. Sizes of the numbers in lists are ticked, those in ranges lie between two ' +
      'bounds; of a number in neither, up to 40 sizes are ticked',
    params,
    body: z
      .object({ version: recordVersion, ...lists })
      .refine(hasOnePlaceEach, { error: 'wrong_form', path: ['folded'] })
      .refine(placesAllNumbers, { error: 'wrong_form', path: ['lists'] }),
    answer: record(categoryFilters),
  },
} satisfies ModuleSchemas

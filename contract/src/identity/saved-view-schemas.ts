import { z } from 'zod'
import type { ModuleSchemas } from '../endpoint.ts'
import { allRecords, id, nothing, record } from '../envelope.ts'
import { text } from '../text.ts'

const tag = 'Staff'
/** A list's own path in the back office, '/orders'. */
const list = z.string().regex(/^\/[a-z-]{1,60}$/)
const LONGEST_NAME = 60
/** As the list's address has it, without its '?'. */
const query = text(1000)

const savedView = z.object({
  id: z.int(),
  list,
  name: z.string(),
  query: z.string(),
  /** Everybody of staff sees it; its owner alone changes it. */
  is_shared: z.boolean(),
  is_own: z.boolean(),
})
/** A list's filters and order that somebody of staff has given a name. */
export type SavedView = z.output<typeof savedView>

export const schemas = {
  listSavedViews: {
    tag,
    summary: "A list's saved views: the caller's own first, then those that others share, each by name",
    query: z.object({ list }),
    answer: allRecords(savedView),
  },
  saveView: {
    tag,
    summary:
      "Saves a list's filters and order under a name; one of the caller's own with that name is replaced",
    body: z.object({ list, name: text(LONGEST_NAME).min(1), query, is_shared: z.boolean() }),
    answer: record(savedView),
  },
  deleteView: {
    tag,
    summary: "Deletes one of the caller's own saved views; one that is gone is no error",
    params: z.object({ id }),
    answer: nothing,
  },
} satisfies ModuleSchemas

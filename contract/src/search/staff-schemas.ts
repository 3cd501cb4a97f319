import { z } from 'zod'
import type { ModuleSchemas } from '../endpoint.ts'
import { id, nothing, record, recordVersion } from '../envelope.ts'
import { required } from '../fields.ts'
import { listed, staffListQuery } from '../list-query.ts'
import { LONGEST_SYNONYM, MOST_SYNONYMS } from './limits.ts'
import { synonymKinds, synonymList } from './staff.ts'

const tag = 'Staff'
const params = z.object({ id })

/** Other names of one thing, as they are compared: in lower case, without accents and signs. */
const synonymGroup = z.object({
  id: z.int(),
  version: z.int(),
  kind: z.enum(synonymKinds),
  names: z.array(z.string()),
  updated_at: z.iso.datetime(),
})

const names = z.array(required(2, LONGEST_SYNONYM)).min(2).max(MOST_SYNONYMS)

export const schemas = {
  listSynonyms: {
    tag,
    summary:
      'Groups of other names: a search for one name of a group finds what any other one names. Standard groups come with the ' +
      'product and stay as they are, own ones are those of the shop',
    query: staffListQuery(synonymList),
    answer: listed(synonymGroup),
  },
  showSynonyms: { tag, summary: 'One group of other names', params, answer: record(synonymGroup) },
  addSynonyms: {
    tag,
    summary:
      'Adds a group of other names, in either language: words beside each other, four at most, or a code such as SUS304. Items ' +
      'with one of the names are found by the others within a minute or a few, as after an import',
    body: z.object({ names }),
    answer: record(synonymGroup),
  },
  changeSynonyms: {
    tag,
    summary: 'Replaces the names of a group that the shop added',
    params,
    body: z.object({ version: recordVersion, names }),
    answer: record(synonymGroup),
  },
  removeSynonyms: {
    tag,
    summary: "Removes a group of the shop's own",
    params,
    answer: nothing,
  },
} satisfies ModuleSchemas

import { MOST_SYNONYM_GROUPS } from '@pasok/contract'
import type { Db } from '../../platform/index.ts'
import { containsAll, findGroupContaining, nameKey, nameKeys, readName } from './synonym.ts'
import {
  findSynonymGroups,
  insertSynonymGroup,
  lockSynonyms,
  normaliseNames,
  replaceSynonyms,
  type SynonymGroup,
} from './synonym.store.ts'

/** Why the names of a file make no group. */
export interface SynonymProblem {
  readonly code: 'unsearchable_name' | 'too_few_names' | 'too_many_synonym_groups'
  readonly value: string
}

interface KeyedGroup extends SynonymGroup {
  readonly keys: ReadonlySet<string>
}

/**
 * Brings the groups of a file into the shop, so that afterwards one group has the names of each: a group that has them all
 * stays, one of the shop's own that has some of them and no others takes the rest, else a group is added. No group goes.
 */
export const mergeSynonyms = async (
  tx: Db,
  files: readonly (readonly string[])[],
  now: Date,
  refuse: (problem: SynonymProblem) => void,
): Promise<void> => {
  if (files.length === 0) return
  await lockSynonyms(tx)
  /** Each group with the keys of its names, which are computed once: other changes wait meanwhile. */
  const groups = new Map<number, KeyedGroup>()
  const set = (group: SynonymGroup) => groups.set(group.id, { ...group, keys: nameKeys(group) })
  for (const group of await findSynonymGroups(tx)) set(group)
  for (const names of files) {
    const all = await normaliseNames(tx, names)
    for (const [place, term] of all.entries())
      if (!readName(term)) refuse({ code: 'unsearchable_name', value: names[place] ?? '' })
    const terms = [...new Map(all.filter(readName).map((term) => [nameKey(term), term])).values()]
    if (terms.length < 2) {
      refuse({ code: 'too_few_names', value: names.join(', ') })
      continue
    }
    const keys = nameKeys({ names: terms })
    if (findGroupContaining(groups.values(), keys)) continue
    const own = [...groups.values()].filter(({ kind }) => kind === 'own')
    const part = own.find((group) => containsAll(keys, group.keys))
    if (part) {
      await replaceSynonyms(tx, part, terms, now)
      set({ ...part, names: terms })
    } else if (own.length < MOST_SYNONYM_GROUPS) {
      const id = await insertSynonymGroup(tx, terms, now)
      set({ id, kind: 'own', version: 1, updated_at: now, names: terms })
    } else refuse({ code: 'too_many_synonym_groups', value: names.join(', ') })
  }
}

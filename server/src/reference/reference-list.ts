import type { Language, Sentence } from '@pasok/words'
import { buildFinder, folded } from './reference.ts'

/** An entry of a reference list. Records keep its id, so that one once given is never given to another entry. */
export interface Entry {
  readonly id: number
  /** A word that stays, or an official code. */
  readonly code: string
  readonly name: Sentence
}

/** A list that fits into a file of its own. */
export interface ReferenceList {
  /** What a keyword finds by its name in either language, or by its code, in the list's order. */
  readonly find: (keyword: string, language: Language) => Entry[]
  readonly get: (id: number) => Entry | undefined
}

/** Where a list has another order in each language. */
type Order = (language: Language) => (a: Entry, b: Entry) => number

/** Makes entries a list, in the order they are given in or in one by language. */
export const referenceList = (entries: readonly Entry[], order?: Order): ReferenceList => {
  const byId = new Map(entries.map((entry) => [entry.id, entry]))
  const searchable = entries.map((entry) => ({
    entry,
    names: [entry.name.en, entry.name.id, entry.code].map(folded),
  }))
  const ordered = (language: Language) => {
    const compare = order?.(language)
    return compare ? searchable.toSorted((a, b) => compare(a.entry, b.entry)) : searchable
  }
  const inOrder = { en: ordered('en'), id: ordered('id') }
  return {
    find: (keyword, language) => {
      const isFound = buildFinder(keyword)
      return inOrder[language].filter(({ names }) => isFound(names)).map(({ entry }) => entry)
    },
    get: (id) => byId.get(id),
  }
}

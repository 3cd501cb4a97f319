import { singular } from './scan.ts'

/** Other names of things: the groups that a name of up to four words stands in, by its words in the singular. */
export type Phrases = ReadonlyMap<string, readonly number[]>

/** No name of a thing has more words. */
export const MOST_WORDS = 4

/** The names of all groups; `term` is in the normal form of the table `catalogue.synonym`. */
export const openPhrases = (
  synonyms: readonly { readonly group_id: number; readonly term: string }[],
): Phrases => {
  const groups = Map.groupBy(synonyms, ({ term }) => term.split(' ').map(singular).join(' '))
  return new Map([...groups].map(([name, all]) => [name, [...new Set(all.map(({ group_id }) => group_id))]]))
}

/** A name found among words: where it begins, of how many words it is, and its groups. */
export interface FoundPhrase {
  readonly from: number
  readonly count: number
  readonly groups: readonly number[]
}

/** All names among words that stand beside each other. */
export const findPhrases = (words: readonly string[], phrases: Phrases): FoundPhrase[] =>
  words.flatMap((_, from) =>
    Array.from({ length: Math.min(MOST_WORDS, words.length - from) }, (__, n) => n + 1).flatMap((count) => {
      const groups = phrases.get(words.slice(from, from + count).join(' '))
      return groups ? [{ from, count, groups }] : []
    }),
  )

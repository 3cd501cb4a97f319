import { languages } from '@pasok/words'
import type { Ask } from '../api/ask.ts'
import { distinctVisits } from '../api/distinct-visits.ts'
import { chooseListings, PATH } from '../api/listings.ts'
import { suggestions } from '../api/suggestions.ts'
import { addTypo, SHORTEST_MISTYPED } from '../api/typos.ts'
import { VISITS, type Visit } from '../api/visit.ts'
import { wordsOfName } from '../api/words.ts'
import { drawn, drawnFrom } from '../drawn.ts'
import type { SampledItem } from './sample-items.ts'

/** A kind of request that is promised to be fast with a million items. */
export interface ScaleKind {
  readonly name: string
  /** At most, p95 at one connection. */
  readonly targetMs: number
  /** VISITS different ones of one call each, by rule from the catalogue. */
  choose(ask: Ask, items: readonly SampledItem[]): Promise<readonly Visit[]>
  /** Whether an answer's `data` is one to expect. */
  isRight(answer: unknown): boolean
  /** Share of the answers that are to be so. */
  readonly fewestRight: number
}

/** A text that a buyer may type for the nth item; undefined where the item has none of the kind. */
type Typed = (item: SampledItem, n: number) => { text: string; language: 'en' | 'id' } | undefined

interface Answer {
  readonly records: readonly unknown[]
  readonly left_out?: readonly string[]
}

const isWhole = (answer: unknown): boolean => {
  const { records, left_out: leftOut } = answer as Answer
  return records.length > 0 && leftOut === undefined
}

const searchCall = (text: string, language: 'en' | 'id') => ({
  path: `${PATH}?${new URLSearchParams({ keyword: text }).toString()}`,
  language,
})

/** A search as the page of results asks it, with the filters that it offers. */
const searchKind = (name: string, targetMs: number, typed: Typed, fewestRight = 0.95): ScaleKind => ({
  name,
  targetMs,
  choose: (_, items) =>
    distinctVisits((n) => {
      const item = items[n % items.length]
      const query = item && typed(item, n)
      return query && [searchCall(query.text, query.language)]
    }),
  isRight: isWhole,
  fewestRight,
})

/** Two words of the item's name that stand beside each other. */
const twoWords = ({ name }: SampledItem, n: number) => {
  const language = drawnFrom(languages, `words ${n} language`)
  const words = wordsOfName(name[language])
  if (words.length < 2) return undefined
  const first = Math.floor(drawn(`words ${n} first`) * (words.length - 1))
  return { words: words.slice(first, first + 2), language }
}

const typeTwoWords: Typed = (item, n) => {
  const drawn = twoWords(item, n)
  return drawn && { text: drawn.words.join(' '), language: drawn.language }
}

const typeTypo: Typed = (item, n) => {
  const { words = [], language = 'en' } = twoWords(item, n) ?? {}
  const at = words.findIndex(({ length }) => length >= SHORTEST_MISTYPED)
  if (at < 0) return undefined
  return { text: words.with(at, addTypo(words[at] ?? '', `typo ${n}`)).join(' '), language }
}

/** The sizes are two of the item's, or its only one. */
const typeWordsWithSizes: Typed = (item, n) => {
  const drawn = twoWords(item, n)
  if (!drawn || item.sizes.length === 0) return undefined
  return { text: [...drawn.words, ...item.sizes.slice(0, 2)].join(' '), language: drawn.language }
}

/** The words that most items have in their names. */
const broadWords = (items: readonly SampledItem[]): Visit[] => {
  const counts = new Map<string, { word: string; language: 'en' | 'id'; items: number }>()
  for (const { name } of items)
    for (const language of languages)
      for (const word of new Set(wordsOfName(name[language]))) {
        const counted = counts.get(word) ?? { word, language, items: 0 }
        counts.set(word, { ...counted, items: counted.items + 1 })
      }
  const broadest = [...counts.values()].toSorted((a, b) => b.items - a.items || (a.word < b.word ? -1 : 1))
  return broadest.slice(0, VISITS).map(({ word, language }) => [searchCall(word, language)])
}

const listingKind = (name: string, targetMs: number, filters: number): ScaleKind => ({
  name,
  targetMs,
  choose: (ask) => chooseListings(ask, { countFilters: () => filters, branded: 0 }),
  isRight: (answer) => (answer as Answer).records.length > 0,
  fewestRight: 1,
})

/** What is measured with a million items. */
export const scaleKinds: readonly ScaleKind[] = [
  searchKind('Part number', 3, ({ sku }) => ({ text: sku, language: 'en' })),
  searchKind('Typo', 15, typeTypo, 0.8),
  searchKind('Two words', 15, typeTwoWords),
  searchKind('Words with sizes', 35, typeWordsWithSizes),
  {
    name: 'Broad word',
    targetMs: 60,
    choose: async (_, items) => broadWords(items),
    isRight: isWhole,
    fewestRight: 0.95,
  },
  {
    name: 'Suggestions',
    targetMs: 25,
    choose: (ask) => suggestions.choose(ask),
    isRight: (answer) => suggestions.isRight([answer]),
    fewestRight: suggestions.fewestRight,
  },
  listingKind('List with facets', 10, 0),
  listingKind('List with two filters', 20, 2),
]

import type { Db } from '../../platform/index.ts'
import { foundHits, type FoundHit } from '../specification/found-hits.ts'
import { MOST_FOUND } from '../specification/find.store.ts'
import type { Vocabulary } from '../specification/read-query.ts'
import { countProducts, searchTokens, type FoundByTokens } from '../specification/search-tokens.ts'
import type { FindVocabulary } from '../specification/vocabulary.ts'
import { acronymsNotStocked, brandsNotStocked, wordsNotStocked, type NotStocked } from './not-stocked.ts'
import { beginNumbers, findNearNumber, findNumbersWith } from './numbers.store.ts'
import {
  MOST_ITEMS_FOUND,
  readText,
  type NumberedItem,
  type ReadText,
  type Trust,
} from './parse-query.store.ts'
import { findOwnNumbers, type OwnNumberReader } from './own-numbers.store.ts'
import { correctedText, listReadings } from './spelling.ts'
import { withOwnNumbers } from './with-own-numbers.ts'

/** Why a text found something, if not by its own words. */
export interface Why {
  readonly kind: 'part_number' | 'own_number' | 'replaced_number' | 'other_number' | 'spelling'
  readonly text: string
}

/** An item that a text found. */
export interface FoundItem {
  readonly item_id: number
  readonly product_id: number
  readonly why: Why | undefined
}

/** The results of a text, before any filter. */
export interface Found {
  /** Items found by a number, or by their own words where no product has them; best first, at most 2,000. */
  readonly items: readonly FoundItem[]
  /** Whether there are more items. */
  readonly hasMore?: true
  /** All products found by words, best first; those of `items` are not repeated. */
  readonly products: readonly number[]
  /** What a list shows, best first, where that is not each of `items` and then each of `products`. */
  readonly hits?: readonly FoundHit[]
  /** The figures that `hits` were found by, each as tokens. */
  readonly figures?: readonly (readonly string[])[]
  /** Parts of the text that nothing here has together with the rest: what was found is without them. */
  readonly leftOut?: readonly string[]
  /** The corrected text, if its spelling was corrected. */
  readonly corrected?: string
  /** Names in the text that the shop does not stock; the results are those of its other words. */
  readonly notStocked?: NotStocked
}

const NOTHING: Found = { items: [], products: [] }

/**
 * Finds listed products and active items. A part number finds its item: whole as it is written, whole but for its signs
 * and case, a number that the item replaces or that another maker gives to it, its beginning, a part of it. Words and figures in either language find the
 * items that have all of them (`searchTokens`), mistyped words by the vocabulary. `exact` takes every word as it is typed.
 * A brand or an acronym that the catalogue does not have is never corrected: the rest of the text is looked for. Where all
 * that finds nothing, a part of the text is left out. For a member the own numbers of their company come first. The search
 * box offers the first of what this finds. Where a text fits more than are taken, those of the category are taken.
 */
export const searchText = async (
  db: Db,
  findVocabulary: FindVocabulary,
  text: string,
  exact = false,
  { categoryId, reader }: SearchFor = {},
): Promise<Found> => {
  const vocabulary = await findVocabulary()
  const search: TextSearch = { db, vocabulary, exact, categoryId, deadline: performance.now() + LONGEST_MS }
  const [found, own] = await Promise.all([searchIn(search, text), reader ? findOwnNumbers(reader, text) : []])
  return withOwnNumbers(found, own)
}

/** What a text is looked for in, and for whom. */
interface SearchFor {
  readonly categoryId?: number | undefined
  /** A member, whose company's own numbers are found, too. */
  readonly reader?: OwnNumberReader | undefined
}

/** No further attempt at a text is made after this time. */
const LONGEST_MS = 3_000

interface TextSearch {
  readonly db: Db
  readonly vocabulary: Vocabulary
  readonly exact: boolean
  readonly categoryId: number | undefined
  readonly deadline: number
}

const searchIn = async (search: TextSearch, text: string): Promise<Found> => {
  const { db, vocabulary, exact } = search
  const read = await readAs(search, text, exact ? 'all' : 'beginnings')
  if (read.words.length === 0) return NOTHING
  const isNumber = read.whole.length + read.beginning.length > 0
  const brands = isNumber ? undefined : brandsNotStocked(text, read, false)
  if (brands) return searchRest(search, brands)
  const found = await searchRead(search, text, read)
  if (isWhole(found)) return found
  const doubtful = !exact && read.words.some(({ word, known }) => !known && /^[a-z]{3,}$/.test(word))
  const doubted = doubtful ? await readAs(search, text, 'known_words') : read
  const acronyms = exact ? undefined : acronymsNotStocked(text, doubted, vocabulary.phrases)
  if (acronyms && !(await beginNumbers(db, acronyms.names))) return searchRest(search, acronyms)
  const again = doubtful ? await searchRead(search, text, doubted) : NOTHING
  if (isWhole(again)) return again
  const doubtedBrands = brandsNotStocked(text, read, true)
  if (doubtedBrands) return searchRest(search, doubtedBrands)
  return found.leftOut ? found : again
}

/** Something was found by the whole text. */
const isWhole = (found: Found): boolean => found !== NOTHING && !found.leftOut

const searchRest = async (search: TextSearch, { names, rest }: NotStocked): Promise<Found> => {
  const found = await searchIn(search, rest)
  const notStocked = {
    names: [...names, ...(found.notStocked?.names ?? [])],
    rest: found.notStocked?.rest ?? rest,
  }
  return { ...found, notStocked }
}

/** What a text that finds nothing may mean: a corrected spelling, where none was looked for, or a near part number. */
export const didYouMean = async (
  db: Db,
  findVocabulary: FindVocabulary,
  text: string,
  { notStocked }: Found,
  exact: boolean,
): Promise<string | undefined> => {
  const looked = notStocked?.rest ?? text
  if (looked === '') return undefined
  const corrected = exact ? (await searchText(db, findVocabulary, looked)).corrected : undefined
  return corrected ?? findNearNumber(db, await readText(db, looked, 'all'))
}

/** So many times as much has to be found by a spelling that is less likely. */
const FAR_MORE = 10

/**
 * Reads a text. Of several spellings that a mistyped word is as near to it takes the likeliest that finds something,
 * unless another finds far more: 'sarung tangn' are gloves, though a single thing has 'sarung' and 'tang'.
 */
const readAs = async ({ db, vocabulary }: TextSearch, text: string, trust: Trust): Promise<ReadText> => {
  const read = await readText(db, text, trust)
  const readings = listReadings(read)
  if (readings.length < 2) return readings[0] ?? read
  const counts: number[] = []
  // One after the other: one search takes one connection.
  for (const { words } of readings)
    counts.push(await countProducts(db, correctedText(text, words) ?? text, vocabulary))
  const best = counts.reduce((taken, count, n) => (count > FAR_MORE * (counts[taken] ?? 0) ? n : taken), 0)
  return counts[best] === 0 ? read : (readings[best] ?? read)
}

/** What is left beside unknown names has to name something: single letters and digits do not. */
const SAYS_ENOUGH = /[\p{L}\p{N}]{3}/u

const searchRead = async (search: TextSearch, text: string, read: ReadText): Promise<Found> => {
  const { db, vocabulary, exact } = search
  const numbered = byNumber(read)
  // A part number is not a misspelling.
  const spelled = numbered.length === 0 ? spelling(text, read) : {}
  // Beside a part number, what a part of the text finds is not shown.
  const byTokens = await searchTokens(db, spelled.corrected ?? text, vocabulary, {
    ...search,
    exact: exact || numbered.length > 0,
  })
  const { rows, without } = byTokens
  if (numbered.length > 0) {
    const taken = new Set(numbered.map(({ product_id }) => product_id))
    const others = without.length > 0 ? [] : foundHits(rows).hits.map(({ product_id }) => product_id)
    return { ...listItems(numbered.map(withWhy)), products: others.filter((id) => !taken.has(id)) }
  }
  if (rows.length > 0 && without.length === 0) return { ...ofTokens(byTokens), ...spelled }
  const within = await findNumbersWith(db, read)
  if (within.length > 0) return { ...listItems(within.map(withWhy)), products: [] }
  if (rows.length === 0 || exact) return NOTHING
  const unknown = wordsNotStocked(text, read, vocabulary.phrases)
  if (unknown && SAYS_ENOUGH.test(unknown.rest)) return searchRest(search, unknown)
  return { ...ofTokens(byTokens), leftOut: without, ...spelled }
}

const ofTokens = ({ rows: found, figures }: FoundByTokens): Found => {
  const rows = found.slice(0, MOST_FOUND)
  const { hits, items, products } = foundHits(rows)
  return {
    items: items.map(({ item_id, product_id }) => ({ item_id, product_id, why: undefined })),
    products,
    hits,
    figures,
    ...(found.length > MOST_FOUND && { hasMore: true }),
  }
}

/** As many as are taken, of which there was one more where there are more. */
const listItems = (items: readonly FoundItem[]): Pick<Found, 'items' | 'hasMore'> => ({
  items: items.slice(0, MOST_ITEMS_FOUND),
  ...(items.length > MOST_ITEMS_FOUND && { hasMore: true }),
})

const spelling = (text: string, read: ReadText): { corrected?: string } => {
  const corrected = correctedText(text, read.words)
  return corrected === undefined ? {} : { corrected }
}

const withWhy = ({ item_id, product_id, kind, text }: NumberedItem): FoundItem => ({
  item_id,
  product_id,
  why: { kind, text },
})

/** The items whose number is the whole text, or begins with it; another number of an item, where none of its own does. */
const byNumber = ({ whole, beginning }: ReadText): NumberedItem[] => {
  const own = beginning.filter(({ kind }) => kind === 'part_number')
  const seen = new Set<number>()
  return [...whole, ...(whole.length + own.length > 0 ? own : beginning)].filter(
    ({ item_id }) => !seen.has(item_id) && seen.add(item_id),
  )
}

import type { Db } from '../../platform/index.ts'
import { foundHits, type FoundHit } from '../specification/found-hits.ts'
import { MOST_FOUND } from '../specification/find.store.ts'
import { searchTokens, type FoundByTokens } from '../specification/search-tokens.ts'
import type { FindVocabulary } from '../specification/vocabulary.ts'
import { beginNumbers, countFound, findBegun, findByShelves, findByWords, findItems } from './match.store.ts'
import { findDidYouMean } from './did-you-mean.store.ts'
import { acronymsNotStocked, brandsNotStocked, wordsNotStocked, type NotStocked } from './not-stocked.ts'
import {
  MOST_ITEMS_FOUND,
  readText,
  type NumberedItem,
  type ReadText,
  type Trust,
} from './parse-query.store.ts'
import { joinSizes } from './typed-text.ts'
import { buildTextQuery, correctedText, ownCondition, listReadings } from './word-query.ts'

/** Why a text found something, if not by its own words. */
export interface Why {
  readonly kind: 'part_number' | 'replaced_number' | 'spelling'
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
  /** Items found by a number, or by their own words if no product matches; best first, at most 2,000. */
  readonly items: readonly FoundItem[]
  /** Whether there are more items. */
  readonly hasMore?: true
  /** All products found by words, best first, without those of `items`. */
  readonly products: readonly number[]
  /** The order of the listing, best first, if it is not `items` followed by `products`. */
  readonly hits?: readonly FoundHit[]
  /** The values that `hits` were found by, each as its tokens. */
  readonly figures?: readonly (readonly string[])[]
  /** Parts of the text that nothing matches together with the rest; the results ignore them. */
  readonly leftOut?: readonly string[]
  /** The corrected text, if its spelling was corrected. */
  readonly corrected?: string
  /** Names in the text that the shop does not stock; the results are those of the other words. */
  readonly notStocked?: NotStocked
}

const NOTHING: Found = { items: [], products: [] }

/**
 * Finds listed products and active items. A part number finds its item: exactly, ignoring punctuation and case, by a
 * number that the item replaces, by its beginning, or by a part of it. Words and values in either language find the
 * items that have all of them (`searchTokens`); misspelled words are corrected from the vocabulary. If no name,
 * category or value matches, descriptions are searched. `exact` corrects nothing. A brand or acronym that the catalogue
 * lacks is never corrected: the rest of the text is searched for. If all of that finds nothing, a part of the text is
 * dropped, or the last word is treated as unfinished.
 */
export const searchText = async (
  db: Db,
  findVocabulary: FindVocabulary,
  text: string,
  exact = false,
): Promise<Found> => {
  const search: TextSearch = { db, findVocabulary, exact }
  const read = await readAs(db, text, exact ? 'all' : 'beginnings')
  if (read.words.length === 0) return NOTHING
  const isNumber = read.whole.length + read.beginning.length > 0
  const brands = isNumber ? undefined : brandsNotStocked(text, read, false)
  if (brands) return searchRest(search, brands)
  const found = await searchRead(search, text, read)
  if (isWhole(found)) return found
  const doubtful = !exact && read.words.some(({ word, known }) => !known && /^[a-z]{3,}$/.test(word))
  const doubted = doubtful ? await readAs(db, text, 'known_words') : read
  const acronyms = exact ? undefined : acronymsNotStocked(text, doubted)
  if (acronyms && !(await beginNumbers(db, acronyms.names))) return searchRest(search, acronyms)
  const again = doubtful ? await searchRead(search, text, doubted) : NOTHING
  if (isWhole(again)) return again
  const shelved = await findByShelves(db, buildTextQuery(doubted, true))
  if (shelved.length > 0) return { items: [], products: shelved, ...spelling(text, doubted) }
  const doubtedBrands = brandsNotStocked(text, read, true)
  if (doubtedBrands) return searchRest(search, doubtedBrands)
  if (found.leftOut) return found
  if (again.leftOut) return again
  return exact ? NOTHING : searchBegun(db, text)
}

interface TextSearch {
  readonly db: Db
  readonly findVocabulary: FindVocabulary
  readonly exact: boolean
}

/** Whether the whole text matched. */
const isWhole = (found: Found): boolean => found !== NOTHING && !found.leftOut

/** Finds what the search box suggests for a text whose last word is unfinished, so that submitting it finds the same. */
const searchBegun = async (db: Db, text: string): Promise<Found> => {
  const { items, products } = await findBegun(db, joinSizes(text))
  const taken = new Set(items.map(({ product_id }) => product_id))
  return { ...cutItems(items.map(withWhy)), products: products.filter((id) => !taken.has(id)) }
}

const searchRest = async (
  { db, findVocabulary, exact }: TextSearch,
  { names, rest }: NotStocked,
): Promise<Found> => {
  const found = await searchText(db, findVocabulary, rest, exact)
  const notStocked = {
    names: [...names, ...(found.notStocked?.names ?? [])],
    rest: found.notStocked?.rest ?? rest,
  }
  return { ...found, notStocked }
}

/**
 * Suggests another text for one that finds nothing: its corrected spelling if `exact` prevented the correction, a near
 * part number, or a part of the text. If a part was already dropped, only a near part number.
 */
export const didYouMean = async (
  db: Db,
  findVocabulary: FindVocabulary,
  text: string,
  { notStocked, leftOut }: Found,
  exact: boolean,
): Promise<string | undefined> => {
  const looked = notStocked?.rest ?? text
  if (looked === '') return undefined
  const corrected = exact ? (await searchText(db, findVocabulary, looked)).corrected : undefined
  return corrected ?? findDidYouMean(db, looked, leftOut === undefined)
}

/** A less likely spelling is preferred only if it finds more than this many times as much. */
const FAR_MORE = 10

/**
 * Parses a text. Of several equally near corrections it takes the likeliest that finds something, unless another finds
 * far more: 'sarung tangn' is corrected to gloves, although one product has both 'sarung' and 'tang'.
 */
const readAs = async (db: Db, text: string, trust: Trust): Promise<ReadText> => {
  const read = await readText(db, text, trust)
  const readings = listReadings(read)
  if (readings.length < 2) return readings[0] ?? read
  const counts = await countFound(
    db,
    readings.map((reading) => ownCondition(buildTextQuery(reading, true))),
  )
  const best = counts.reduce((taken, count, n) => (count > FAR_MORE * (counts[taken] ?? 0) ? n : taken), 0)
  return counts[best] === 0 ? read : (readings[best] ?? read)
}

/** Matches a text with at least three letters or digits in a row; the text without unknown names must have that. */
const SAYS_ENOUGH = /[\p{L}\p{N}]{3}/u

const searchRead = async (search: TextSearch, text: string, read: ReadText): Promise<Found> => {
  const { db, findVocabulary } = search
  const numbered = byNumber(read)
  // A part number is not a misspelling.
  const spelled = numbered.length === 0 ? spelling(text, read) : {}
  const byTokens = await searchTokens(db, spelled.corrected ?? text, await findVocabulary())
  const { rows, without } = byTokens
  if (numbered.length > 0) {
    const taken = new Set(numbered.map(({ product_id }) => product_id))
    const others = without.length > 0 ? [] : foundHits(rows).hits.map(({ product_id }) => product_id)
    return { ...cutItems(numbered.map(withWhy)), products: others.filter((id) => !taken.has(id)) }
  }
  if (rows.length > 0 && without.length === 0) return { ...ofTokens(byTokens), ...spelled }
  const query = buildTextQuery(read, true)
  const unknown = search.exact ? undefined : wordsNotStocked(text, read)
  const items = await findItems(db, query)
  if (items.numbered.length > 0 && (items.isWhole || rows.length === 0))
    return unknown && !items.isWhole
      ? searchRest(search, unknown)
      : { ...cutItems(items.numbered.map(withWhy)), products: [] }
  // A size in a description may be the size of another product.
  const { named, described } =
    rows.length === 0 || !/\d/.test(text) ? await findByWords(db, query) : { named: [], described: [] }
  const products = [...named, ...described]
  if (products.length > 0) return { items: [], products, ...spelled }
  if (rows.length > 0 && unknown && SAYS_ENOUGH.test(unknown.rest)) return searchRest(search, unknown)
  if (rows.length > 0 && !search.exact) return { ...ofTokens(byTokens), leftOut: without, ...spelled }
  const byOwnName = items.named.map((item) => ({ ...item, why: undefined }))
  return byOwnName.length > 0 ? { ...cutItems(byOwnName), products, ...spelled } : NOTHING
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

/** The items up to the limit, and whether there was one more. */
const cutItems = (items: readonly FoundItem[]): Pick<Found, 'items' | 'hasMore'> => ({
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

/** The items whose number is the whole text or starts with it. */
const byNumber = ({ whole, beginning }: ReadText): NumberedItem[] => {
  const seen = new Set<number>()
  return [...whole, ...beginning].filter(({ item_id }) => !seen.has(item_id) && seen.add(item_id))
}

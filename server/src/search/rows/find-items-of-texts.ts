import { LONGEST_KEYWORD, type Match } from '@pasok/contract'
import { isStatementTimeout, type Db } from '../../platform/index.ts'
import { fairShares } from '../../platform/limits/fair-shares.ts'
import type { Party } from '../../platform/limits/party.ts'
import { detectDamage } from '../../platform/sheets/damaged-text.ts'
import type { FindVocabulary } from '../specification/vocabulary.ts'
import { searchText, type Found } from '../text/search.store.ts'
import { inParts } from './in-parts.ts'
import {
  findByNumbers,
  findByOwnNames,
  findContainingNumbers,
  findItemsOfProducts,
  findNearNumbers,
  type Candidate,
  type NamedCandidate,
  type NumberedCandidate,
  type PlacedText,
} from './match-rows.store.ts'
import { numberKeysIn } from './number-keys.ts'

/** What a text means: an item by its part number, the one item that a search found, several, or nothing. */
export interface TextItems {
  /** Whether the text is a part number of the item. */
  readonly isNumber: boolean
  /** One item, or those that it may be, the likeliest first. */
  readonly itemIds: readonly number[]
  readonly match?: Match | undefined
}

/** Items that are offered to choose from. */
const MOST_CANDIDATES = 5
/** One more shows that there are others. */
const LOOKED_FOR = MOST_CANDIDATES + 1
/** Texts that one statement looks for, by part numbers and by less: it stays far below the time that it may take. */
const NUMBERS_AT_ONCE = 1_000
const AT_ONCE = 100
/** Texts of a list that are searched for as words at the same time: pages need connections, too. */
const SEARCHES = 2
/** Statements of all lists that run at the same time, but for part numbers as they are; half of them of a company. */
const STATEMENTS = 4
const statements = fairShares({ most: STATEMENTS, ofCompany: SEARCHES, ofPerson: SEARCHES })
/** How many products that the words found are searched for items. */
const MOST_PRODUCTS = 3

/** Finds items for several texts by one statement. */
type Way = (
  db: Db,
  texts: readonly PlacedText[],
  most: number,
) => Promise<readonly (NamedCandidate & { readonly match?: Match })[]>

interface SearchInput {
  readonly db: Db
  readonly findVocabulary: FindVocabulary
  readonly party: Party
  /** The company whose own numbers are part numbers, too. */
  readonly companyId: number
  /** The time limit for all searches but that of exact part numbers, in milliseconds. Waiting for other lists is not counted. */
  readonly searchMs: number
}

interface Searching extends SearchInput {
  readonly watch: Stopwatch
}

/** Counts the time in which some of a list's statements run. */
interface Stopwatch {
  readonly spent: () => number
  readonly during: <T>(work: () => Promise<T>) => Promise<T>
}

const openStopwatch = (): Stopwatch => {
  let [running, since, before] = [0, 0, 0]
  const spent = () => before + (running > 0 ? performance.now() - since : 0)
  return {
    spent,
    during: async (work) => {
      if (running++ === 0) since = performance.now()
      try {
        return await work()
      } finally {
        const now = spent()
        if (--running === 0) before = now
      }
    },
  }
}

/**
 * Finds the items of all texts together: by exact part numbers in one statement, the rest by the beginning, the spelling or a part
 * of a number, and then by words. A number that a spreadsheet damaged only matches exactly. `isIncomplete`: time ran out.
 */
export const findItemsOfTexts = async (
  input: SearchInput,
  texts: readonly string[],
): Promise<{ found: Map<string, TextItems>; isIncomplete: boolean }> => {
  const { db, companyId } = input
  const searching = { ...input, watch: openStopwatch() }
  const found = new Map<string, TextItems>()
  let isIncomplete = false
  const inTime = async <One>(ask: () => Promise<readonly One[]>): Promise<readonly One[]> => {
    const answer = await asLongAsThereIsTime(searching, ask)
    if (answer !== 'too_slow') return answer
    isIncomplete = true
    return []
  }
  const left = () => placed(texts.filter((text) => !found.has(text) && detectDamage(text) === undefined))
  const placed = (some: readonly string[]) => some.map((text, place): PlacedText => ({ place, text }))
  const take = (
    wanted: readonly PlacedText[],
    candidates: readonly (NamedCandidate & { match?: Match })[],
  ) => {
    const textAt = new Map(wanted.map(({ place, text }) => [place, text]))
    for (const [place, some] of Map.groupBy(candidates, (one) => one.place))
      found.set(textAt.get(place) ?? '', searched(some))
  }

  const all = placed(texts)
  for (const [place, some] of Map.groupBy(await findNumbers(db, all, companyId), (one) => one.place))
    found.set(all[place]?.text ?? '', byNumber(some))
  const findBesideOthers: Way = (from, some) => besideOthers(from, some, companyId)
  const ways: readonly Way[] = [findBesideOthers, findNearNumbers, findNamedAlone, findContainingNumbers]
  for (const find of ways) {
    const wanted = left()
    take(wanted, await inParts(wanted, AT_ONCE, (part) => inTime(() => find(db, part, LOOKED_FOR))))
  }

  const words = await findByWords(searching, left())
  return { found: new Map([...found, ...words.found]), isIncomplete: isIncomplete || words.isIncomplete }
}

/**
 * Items by part number, including replaced numbers; retired items only if nothing else matches. A text that matches several
 * items, ignoring signs, returns all of them.
 */
export const findItemsByNumber = async (
  db: Db,
  texts: readonly string[],
): Promise<Map<string, readonly number[]>> => {
  const all = [...new Set(texts)].map((text, place): PlacedText => ({ place, text }))
  const ofUs = (await findNumbers(db, all)).filter(({ match }) => match.kind !== 'other_number')
  const found = Map.groupBy(ofUs, (one) => one.place)
  return new Map([...found].map(([place, some]) => [all[place]?.text ?? '', byNumber(some).itemIds]))
}

/**
 * An item by the number that the reader's company gives it, before a listed one by its part number, that before one that replaces it,
 * and that before an equivalent; written just so before signs and case aside.
 */
const byNumber = (candidates: readonly NumberedCandidate[]): TextItems => {
  const kinds = [
    candidates.filter(({ match }) => match.kind === 'own_number'),
    candidates.filter(({ match, is_listed }) => match.kind === 'part_number' && is_listed),
    candidates.filter(({ match }) => match.kind === 'replaced_number'),
    candidates.filter(({ match }) => match.kind === 'other_number'),
    // Of several that are not sold any more one says so.
    candidates.slice(0, 1),
  ]
  const best = kinds.find((some) => some.length > 0) ?? []
  const literal = best.filter(({ is_literal }) => is_literal)
  const [first, ...others] = literal.length > 0 ? literal : best
  const other = first?.match.kind === 'part_number' ? undefined : first?.match
  return {
    isNumber: others.length === 0,
    itemIds: [first, ...others].flatMap((one) => one?.item_id ?? []).slice(0, MOST_CANDIDATES),
    match: others.length === 0 ? other : undefined,
  }
}

/** Several candidates share one reason: the spelling that matched them. */
const searched = (
  candidates: readonly { readonly item_id: number; readonly match?: Match | undefined }[],
): TextItems => {
  const match = candidates[0]?.match
  return {
    isNumber: false,
    itemIds: candidates.slice(0, MOST_CANDIDATES).map(({ item_id }) => item_id),
    match: candidates.length === 1 || match?.kind === 'spelling' ? match : undefined,
  }
}

/** Part numbers with a brand or another word beside them: of each text by the longest that there is. */
const besideOthers = async (
  db: Db,
  texts: readonly PlacedText[],
  companyId: number,
): Promise<Candidate[]> => {
  const keys = texts.flatMap(({ place, text }) => numberKeysIn(text).map((key) => ({ place, key })))
  const numbered = await findNumbers(
    db,
    keys.map(({ key }, place) => ({ place, text: key })),
    companyId,
  )
  const taken = new Map<number, string>()
  const isOwn = ({ match }: NumberedCandidate) => match.kind === 'own_number'
  const ownPlaces = new Set(numbered.filter(isOwn).map(({ place }) => place))
  return numbered
    .filter((one) => one.is_listed && (isOwn(one) || !ownPlaces.has(one.place)))
    .toSorted((one, other) => one.place - other.place)
    .flatMap((candidate) => {
      const { place = 0, key = '' } = keys[candidate.place] ?? {}
      if ((taken.get(place) ?? key) !== key) return []
      taken.set(place, key)
      return [{ ...candidate, place }]
    })
}

const findNumbers = (
  db: Db,
  texts: readonly PlacedText[],
  companyId?: number,
): Promise<NumberedCandidate[]> =>
  inParts(texts, NUMBERS_AT_ONCE, (part) => findByNumbers(db, part, companyId))

/** Items whose own names have all words of a text; where there are too many to choose from, the search ranks them. */
const findNamedAlone = async (
  db: Db,
  texts: readonly PlacedText[],
  most: number,
): Promise<NamedCandidate[]> => {
  const named = Map.groupBy(await findByOwnNames(db, texts, most), ({ place }) => place)
  return [...named.values()].filter((some) => some.length < most).flat()
}

/**
 * Asks in the member's turn, unless time is over; a statement that takes too long for its own limit found nothing either.
 * The lists of all members take turns by a statement or a few, so that a short one is not held up by a long one.
 */
const asLongAsThereIsTime = async <Answer>(
  { party, searchMs, watch }: Searching,
  ask: () => Promise<Answer>,
): Promise<Answer | 'too_slow'> => {
  if (watch.spent() > searchMs) return 'too_slow'
  try {
    return await statements.during(party, () => watch.during(ask))
  } catch (error) {
    if (isStatementTimeout(error)) return 'too_slow'
    throw error
  }
}

/** Searches by words, a few texts at a time, until time runs out. */
const findByWords = async (searching: Searching, texts: readonly PlacedText[]) => {
  const found = new Map<string, TextItems>()
  const waiting = texts.values()
  let isIncomplete = false
  const search = async () => {
    for (const { text } of waiting) {
      const items = await asLongAsThereIsTime(searching, () => searchWords(searching, text))
      if (items === 'too_slow') isIncomplete = true
      else if (items) found.set(text, items)
    }
  }
  await Promise.all(Array.from({ length: SEARCHES }, search))
  return { found, isIncomplete }
}

const searchWords = async (
  { db, findVocabulary }: Searching,
  text: string,
): Promise<TextItems | undefined> => {
  const result = await searchText(db, findVocabulary, text.slice(0, LONGEST_KEYWORD))
  // Less than the row says may be another thing.
  if (result.leftOut) return undefined
  if (result.items.length > 0)
    return searched(
      result.items.map(({ item_id, why }) => ({ item_id, match: why ?? toSpellingMatch(result) })),
    )
  const products = result.products.slice(0, MOST_PRODUCTS)
  if (products.length === 0) return undefined
  const items = await findItemsOfProducts(db, products, text, LOOKED_FOR)
  return searched(items.map((item_id) => ({ item_id, match: toSpellingMatch(result) })))
}

/** The corrected words that were searched for. */
const toSpellingMatch = ({ corrected, notStocked }: Found): Match | undefined => {
  const text = corrected ?? notStocked?.rest
  return text === undefined ? undefined : { kind: 'spelling', text }
}

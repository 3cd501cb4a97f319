import { judgeRows, type ItemPrices, type MatchedItem, type RowMatch, type RowVerdict } from '@pasok/contract'
import type { Language } from '@pasok/words'
import { buildFallbackLanguage, type PriceReader } from '../../catalogue/index.ts'
import type { CompanyScope } from '../../kernel/index.ts'
import { fairShares } from '../../platform/limits/fair-shares.ts'
import type { Party } from '../../platform/limits/party.ts'
import { detectDamage } from '../../platform/sheets/damaged-text.ts'
import { toItemPrices, pricesOfItems } from '../../pricing/index.ts'
import type { FindVocabulary } from '../specification/vocabulary.ts'
import { findMatchedItems } from './matched-items.store.ts'
import { inParts } from './in-parts.ts'
import { findItemsOfTexts, type TextItems } from './find-items-of-texts.ts'

/** A row of a buyer's list. */
export interface GivenRow {
  readonly part_number: string
  readonly quantity: string | number
}

export interface MatchedRows {
  /** In the order of the rows. */
  readonly rows: RowVerdict[]
  /** Every item that a row names. */
  readonly items: MatchedItem[]
  /** Time ran out before all rows without a known part number were searched. */
  readonly isIncomplete: boolean
}

/** Who reads, the company whose prices and numbers count, and what texts are searched by. */
export interface RowReader extends Omit<PriceReader, 'scope'> {
  readonly scope: CompanyScope
  /** The member, or staff, whose share of the database is used. */
  readonly party: Party
  readonly findVocabulary: FindVocabulary
}

/** One list of a member and two of a company are matched at a time, so that no company uses up the database's connections. */
const lists = fairShares({ most: Infinity, ofCompany: 2, ofPerson: 1 })
/** Items that one statement describes. */
const AT_ONCE = 1_000
/** Time limit of the search for rows without a known part number. */
const SEARCH_MS = 8_000

/** Finds the item of each row and whether its quantity can be ordered. Rows of one item count together. */
export const matchRows = (
  reader: RowReader,
  rows: readonly GivenRow[],
  language: Language,
  searchMs = SEARCH_MS,
): Promise<MatchedRows> => lists.during(reader.party, () => match(reader, rows, language, searchMs))

const match = async (
  reader: RowReader,
  rows: readonly GivenRow[],
  language: Language,
  searchMs: number,
): Promise<MatchedRows> => {
  const texts = [...new Set(rows.map(({ part_number }) => part_number).filter((text) => text !== ''))]
  const { db, party, findVocabulary } = reader
  const searching = {
    db,
    findVocabulary,
    party,
    companyId: reader.scope.companyId,
    searchMs,
  }
  const { found, isIncomplete } = await findItemsOfTexts(searching, texts)
  const ids = [...new Set([...found.values()].flatMap(({ itemIds }) => itemIds))]
  const items = await describeItems(reader, ids, language)
  const matches = rows.map(({ part_number, quantity }) => rowMatch(found.get(part_number), quantity, items))
  const damages = rows.map(({ part_number }) =>
    found.has(part_number) ? undefined : detectDamage(part_number),
  )
  const verdicts = judgeRows(matches)
  return {
    rows: matches.map(({ item, found_by, candidate_ids, match }, place) => ({
      ...(verdicts[place] ?? { verdict: 'not_found' }),
      ...(item && { item_id: item.id, found_by }),
      ...(candidate_ids && { candidate_ids }),
      ...(match && { match }),
      ...(damages[place] && { damage: damages[place] }),
    })),
    items: [...items.values()],
    isIncomplete,
  }
}

const rowMatch = (
  found: TextItems | undefined,
  quantity: string | number,
  items: ReadonlyMap<number, MatchedItem>,
): RowMatch & Pick<RowVerdict, 'match'> => {
  // What was retired while it was looked for is left out.
  const known = (found?.itemIds ?? []).flatMap((id) => items.get(id) ?? [])
  const [first, ...others] = known
  if (!found || !first) return { quantity }
  const why = found.match && { match: found.match }
  return others.length === 0
    ? { quantity, item: first, found_by: found.isNumber ? 'part_number' : 'search', ...why }
    : { quantity, candidate_ids: known.map(({ id }) => id), ...why }
}

/** What rows show of items, with prices where the reader's company sees them; of retired ones what they were called. */
const describeItems = async (
  { db, scope, day }: Pick<RowReader, 'db' | 'scope' | 'day'>,
  ids: readonly number[],
  language: Language,
): Promise<Map<number, MatchedItem>> => {
  const [items, priced] = await Promise.all([
    inParts(ids, AT_ONCE, (part) => findMatchedItems(db, part, language)),
    inParts(ids, AT_ONCE, (part) => pricesOfItems(db, scope, part, day)),
  ])
  const prices = new Map(priced)
  const shown = items.map(
    ({ is_listed, filled, display_add_to_cart, pieces_per_uom, ...item }): MatchedItem => {
      const { id, name, sku_number } = item
      if (!is_listed) return { id, name, sku_number }
      const decided = prices.get(id)
      const { price, price_breaks }: Partial<ItemPrices> = decided ? toItemPrices(decided) : {}
      return {
        ...item,
        display_add_to_cart,
        ...(price !== undefined && { price }),
        ...(price_breaks && { price_breaks }),
        ...(pieces_per_uom !== null && { min_pieces: pieces_per_uom }),
        ...buildFallbackLanguage(filled, { name: 'name' }, language),
      }
    },
  )
  return new Map(shown.map((item) => [item.id, item]))
}

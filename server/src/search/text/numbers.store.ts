import { sql } from 'kysely'
import type { Db } from '../../platform/index.ts'
import { MOST_ITEMS_FOUND, type NumberedItem, type ReadText } from './parse-query.store.ts'

/** Whether a part number of the catalogue begins with one of the words. */
export const beginNumbers = async (db: Db, words: readonly string[]): Promise<boolean> => {
  const { rows } = await sql<{ begin: boolean }>`
    select exists (
      select from unnest(${words}::text[]) w(word), lateral (select catalogue.bare_sku(w.word) as bare) b,
      lateral (
        select from catalogue.item i join catalogue.listing l on l.product_id = i.product_id
        where i.sku_norm ~>=~ b.bare and i.sku_norm ~<~ (b.bare || '{') and i.active limit 1) v) as begin`.execute(
    db,
  )
  return rows[0]?.begin === true
}

/** A shorter part is in too many numbers. */
const SHORTEST_PART = 4
/** A number is typed with one blank in it at most. */
const MOST_PIECES = 2

/**
 * The items whose part number has a text within it that holds a digit, first those that have it with the same signs, then
 * the most popular; one more than are taken at most.
 */
export const findNumbersWith = async (db: Db, { words }: ReadText): Promise<NumberedItem[]> => {
  const pieces = new Map(words.map(({ piece, bare }) => [piece, bare]))
  const part = [...pieces.values()].join('')
  if (pieces.size > MOST_PIECES || part.length < SHORTEST_PART || !/\d/.test(part)) return []
  const spaced = words.map(({ word }) => word).join(' ')
  const { rows } = await sql<NumberedItem>`
    select v.item_id, v.product_id, 'part_number' as kind, v.sku as text from (
      select i.id as item_id, i.product_id, i.sku, l.popularity
      from catalogue.item i join catalogue.listing l on l.product_id = i.product_id
      where i.sku_norm like '%' || ${part} || '%' and i.active limit ${MOST_ITEMS_FOUND + 1}) v
    order by position(${spaced} in catalogue.normalised(v.sku)) > 0 desc, v.popularity desc, v.product_id, v.sku`.execute(
    db,
  )
  return rows
}

/** A number that one slip may have made of another is at least so long. */
const SHORTEST_NUMBER = 5

/** The part number that a text is nearest to, by two slips at most. */
export const findNearNumber = async (db: Db, { words }: ReadText): Promise<string | undefined> => {
  const bare = [...new Map(words.map((word) => [word.piece, word.bare])).values()].join('')
  if (bare.length < SHORTEST_NUMBER || !/\d/.test(bare)) return undefined
  const { rows } = await sql<{ sku: string }>`
    select n.sku from (
      -- One slip leaves either half of a number as it is.
      select i.sku, i.sku_norm, l.popularity from catalogue.item i join catalogue.listing l on l.product_id = i.product_id
      where i.active and i.sku_norm ~>=~ left(${bare}, length(${bare}) / 2)
        and i.sku_norm ~<~ (left(${bare}, length(${bare}) / 2) || '{')
        and levenshtein_less_equal(i.sku_norm, ${bare}, 2) <= 2
      union
      select i.sku, i.sku_norm, l.popularity from catalogue.item i join catalogue.listing l on l.product_id = i.product_id
      where i.active and i.sku_norm like '%' || substr(${bare}, length(${bare}) / 2 + 1)
        and levenshtein_less_equal(i.sku_norm, ${bare}, 2) <= 2) n
    order by levenshtein(n.sku_norm, ${bare}), n.popularity desc, n.sku limit 1`.execute(db)
  return rows[0]?.sku
}

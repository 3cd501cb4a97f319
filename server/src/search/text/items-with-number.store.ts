import { sql, type RawBuilder } from 'kysely'

/** More items than share a part number but for its signs (M1.6x2.5 and M16x25). */
const MOST_SHARING = sql.lit(20)

/** More other numbers that are one text without its signs. */
const MOST_OTHERS = sql.lit(200)

/** What a row found by another number says: the kind of the match, and the number with its maker. */
const columns = sql`item_id, bare, with_maker, case kind when 'replaced' then 'replaced_number' else 'other_number' end as match_kind,
  number, coalesce(maker || ' ', '') || number as match_text`

/**
 * The other numbers that a text is without their signs, with the maker's name or without it, as a lateral subquery. By
 * bounds, as the items with a number of their own.
 */
export const otherNumbersLike = (bare: RawBuilder<unknown>): RawBuilder<unknown> => sql`(
  select ${columns} from catalogue.other_number where bare ~>=~ ${bare} and bare ~<=~ ${bare}
  union all
  select ${columns} from catalogue.other_number where with_maker ~>=~ ${bare} and with_maker ~<=~ ${bare}
  limit ${MOST_OTHERS})`

/** The other numbers that begin with a text, but are not it; at most so many by either beginning. */
export const otherNumbersFrom = (bare: RawBuilder<unknown>, most: number): RawBuilder<unknown> => sql`(
  (select ${columns} from catalogue.other_number where bare ~>~ ${bare} and bare ~<~ (${bare} || '{') limit ${most})
  union all
  (select ${columns} from catalogue.other_number where with_maker ~>~ ${bare} and with_maker ~<~ (${bare} || '{')
   limit ${most}))`

/**
 * The items whose part number, without its signs, is a text, as a lateral subquery. An equality would be answered by the
 * index of parts of numbers (trigrams), which takes a hundred times as long; the bounds are those of the index of beginnings.
 */
export const itemsWithNumber = (bare: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`(select * from catalogue.item where sku_norm ~>=~ ${bare} and sku_norm ~<=~ ${bare} limit ${MOST_SHARING})`

import { sql, type RawBuilder } from 'kysely'

/** More items than share a part number but for its signs (M1.6x2.5 and M16x25). */
const MOST_SHARING = sql.lit(20)

/** More items than share another number but for its signs. */
const MOST_OTHERS = sql.lit(200)

/** An item found by another number: the kind of the match, and the number with its maker. */
const columns = sql`o.item_id, i.product_id, l.popularity, o.bare, case o.kind when 'replaced' then 'replaced_number' else 'other_number' end as match_kind,
  o.number, coalesce(o.maker || ' ', '') || o.number as match_text`
/** Retired items are left out before any limit, or they would push out the others. */
const ofListed = sql`catalogue.other_number o join catalogue.item i on i.id = o.item_id and i.active
  join catalogue.listing l on l.product_id = i.product_id`

/**
 * The listed items that have a text as another number, ignoring signs, with the maker's name before it or without; a lateral
 * subquery. It compares by bounds, like `itemsWithNumber`.
 */
export const otherNumbersEqualTo = (bare: RawBuilder<unknown>): RawBuilder<unknown> => sql`(
  (select ${columns} from ${ofListed} where o.bare ~>=~ ${bare} and o.bare ~<=~ ${bare}
   order by o.bare using ~<~, o.item_id limit ${MOST_OTHERS})
  union all
  (select ${columns} from ${ofListed} where o.with_maker ~>=~ ${bare} and o.with_maker ~<=~ ${bare}
   order by o.with_maker using ~<~, o.item_id limit ${MOST_OTHERS}))`

/** The listed items with another number that begins with a text but is longer; at most so many by either beginning. */
export const otherNumbersStartingWith = (
  bare: RawBuilder<unknown>,
  most: number,
): RawBuilder<unknown> => sql`(
  (select ${columns} from ${ofListed} where o.bare ~>~ ${bare} and o.bare ~<~ (${bare} || '{')
   order by o.bare using ~<~ limit ${most})
  union all
  (select ${columns} from ${ofListed} where o.with_maker ~>~ ${bare} and o.with_maker ~<~ (${bare} || '{')
   order by o.with_maker using ~<~ limit ${most}))`

/**
 * The items whose part number, ignoring signs, is a text, listed ones first; a lateral subquery. An equality would be
 * answered by the index of parts of numbers (trigrams), which takes a hundred times as long; the bounds are those of the
 * index of beginnings. Its subquery for the listing is no join: a join would read all listings.
 */
export const itemsWithNumber = (bare: RawBuilder<unknown>): RawBuilder<unknown> => sql`(
  select i.id, i.product_id, i.sku,
    i.active and (select true from catalogue.listing l where l.product_id = i.product_id) is not null as is_listed
  from catalogue.item i
  where i.sku_norm ~>=~ ${bare} and i.sku_norm ~<=~ ${bare}
  order by is_listed desc, i.sku_norm using ~<~, i.id limit ${MOST_SHARING})`

import { sql, type RawBuilder } from 'kysely'

/** More items than share a part number but for its signs (M1.6x2.5 and M16x25). */
const MOST_SHARING = sql.lit(20)

/**
 * The items whose part number, without its signs, is a text, as a lateral subquery. An equality would be answered by the
 * index of parts of numbers (trigrams), which takes a hundred times as long; the bounds are those of the index of beginnings.
 */
export const itemsWithNumber = (bare: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`(select * from catalogue.item where sku_norm ~>=~ ${bare} and sku_norm ~<=~ ${bare} limit ${MOST_SHARING})`

import { sql } from 'kysely'
import type { MemberScope } from '../../kernel/index.ts'
import type { Db } from '../../platform/index.ts'
import type { NumberedItem } from './parse-query.store.ts'

/** The one who searches, if a company of theirs has own part numbers. */
export interface OwnNumberReader {
  /** What members read through. */
  readonly db: Db
  readonly scope: Pick<MemberScope, 'companyId'>
}

/** An item that a company's own number found. */
export interface OwnNumberedItem extends Pick<NumberedItem, 'item_id' | 'product_id' | 'text'> {
  /** The number is the whole text; otherwise it begins with it. */
  readonly is_whole: boolean
}

/** Numbers that begin with a text are offered while it is typed. */
const MOST_BEGUN = sql.lit(20)
const SHORTEST_BEGINNING = sql.lit(3)

/** The items that a text is a number of by the reader's own company, then those whose number begins with it, if it has a digit. */
export const findOwnNumbers = async (
  { db, scope }: OwnNumberReader,
  text: string,
): Promise<OwnNumberedItem[]> => {
  const { rows } = await sql<OwnNumberedItem>`
    select v.item_id, v.product_id, v.number as text, v.is_whole
    from (select catalogue.bare_sku(${text}::text) as bare) q, lateral (
      select n.item_id, i.product_id, n.number, n.bare, n.bare = q.bare as is_whole from company.item_part_number n
      -- Retired items are left out before the limit, or they would push out the others.
      join catalogue.item i on i.id = n.item_id and i.active
      join catalogue.listing l on l.product_id = i.product_id
      where n.company_id = ${scope.companyId} and n.bare ~>=~ q.bare and n.bare ~<~ (q.bare || '{')
        and (n.bare = q.bare or length(q.bare) >= ${SHORTEST_BEGINNING} and q.bare ~ '[0-9]')
      order by n.bare using ~<~ limit ${MOST_BEGUN}) v
    where q.bare <> ''
    order by v.bare using ~<~`.execute(db)
  return rows
}

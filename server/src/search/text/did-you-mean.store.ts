import { sql } from 'kysely'
import type { Db } from '../../platform/index.ts'
import { readText } from './parse-query.store.ts'
import { buildTextQuery, condition, isSize } from './word-query.ts'

/** The least length of a part number for which near part numbers are suggested. */
const SHORTEST_NUMBER = 5

/**
 * Suggests a near part number or, with `mayBeShorter`, a part of the text that finds something. Undefined if there is
 * neither.
 */
export const findDidYouMean = async (
  db: Db,
  text: string,
  mayBeShorter: boolean,
): Promise<string | undefined> => {
  const query = buildTextQuery(await readText(db, text, 'known_words'), true)
  const { counting, read } = query
  const bare = [...new Map(read.words.map((word) => [word.piece, word.bare])).values()].join('')
  // The least specific words are dropped first: unknown ones, then sizes, then the last one.
  const leastSaid = counting.toSorted((one, other) => saying(one) - saying(other) || other - one)
  function saying(place: number): number {
    const word = read.words[place]
    if (!word || !(word.known || word.begins || word.instead.length)) return 0
    return isSize(word.word) ? 1 : 2
  }
  const fewer =
    !mayBeShorter || counting.length < 2
      ? []
      : [
          ...leastSaid.map((left) => counting.filter((place) => place !== left)),
          ...(counting.length > 2 ? leastSaid.toReversed().map((place) => [place]) : []),
        ]
  const { rows } = await sql<{ sku: string | null; fewer: number | null }>`
    with near as (
      -- One slip leaves either half of a number as it is.
      select i.sku, i.sku_norm, l.popularity from catalogue.item i join catalogue.listing l on l.product_id = i.product_id
      where ${isSize(bare) && bare.length >= SHORTEST_NUMBER}::boolean and i.active
        and i.sku_norm ~>=~ left(${bare}, length(${bare}) / 2)
        and i.sku_norm ~<~ (left(${bare}, length(${bare}) / 2) || '{')
        and levenshtein_less_equal(i.sku_norm, ${bare}, 2) <= 2
      union
      select i.sku, i.sku_norm, l.popularity from catalogue.item i join catalogue.listing l on l.product_id = i.product_id
      where ${isSize(bare) && bare.length >= SHORTEST_NUMBER}::boolean and i.active
        and i.sku_norm like '%' || substr(${bare}, length(${bare}) / 2 + 1)
        and levenshtein_less_equal(i.sku_norm, ${bare}, 2) <= 2),
    tried as materialized (
      select to_tsquery('simple', t.words) as words, t.place
      from unnest(${fewer.map((places) => condition(query, places))}::text[]) with ordinality t(words, place))
    select
      (select n.sku from near n order by levenshtein(n.sku_norm, ${bare}), n.popularity desc, n.sku limit 1) as sku,
      -- Counted, since to find the first of none a planner reads them all.
      (select t.place::int - 1 from (select * from tried order by place offset 0) t
        where (select count(*) from catalogue.product p join catalogue.listing l on l.product_id = p.id
            where p.search @@ t.words) > 0
          or (select count(*) from catalogue.item i join catalogue.listing l on l.product_id = i.product_id
            where i.search @@ t.words and i.active) > 0
        limit 1) as fewer`.execute(db)
  const { sku, fewer: place } = rows[0] ?? { sku: null, fewer: null }
  if (sku !== null) return sku
  if (place === null) return undefined
  return fewer[place]
    ?.map((one) => read.words[one]?.instead[0]?.map(({ word }) => word).join(' ') ?? read.words[one]?.word)
    .join(' ')
}

import { sql } from 'kysely'
import type { Db } from '../../platform/index.ts'
import { MOST_ITEMS_FOUND, type NumberedItem } from './parse-query.store.ts'
import {
  condition,
  inHead,
  isSize,
  ownCondition,
  listConditions,
  sizesInName,
  type TextQuery,
} from './word-query.ts'

/** Ids of products that match by words, best first: by their names, and only by their descriptions. */
export interface ProductsByWords {
  readonly named: number[]
  readonly described: number[]
}

/** All listed products that match all words, or that are of a brand among the words and match the others. */
export const findByWords = async (db: Db, query: TextQuery): Promise<ProductsByWords> => {
  const words = condition(query, query.counting)
  const { rows } = await sql<ProductsByWords>`
    with q as materialized (
      select to_tsquery('simple', ${sizesInName(words)}) as words, to_tsquery('simple', ${words}) as in_name,
        to_tsquery('simple', ${inHead(words)}) as in_head, to_tsquery('simple', ${ownCondition(query)}) as own,
        to_tsquery('simple', ${sizesInName(condition(query, query.besideBrands))}) as beside,
        ${query.brands}::int[] as brands),
    found as (
      select p.id, p.popularity, p.name_words, p.brand_id from q join catalogue.product p on p.search @@ q.words
      union all
      select p.id, p.popularity, p.name_words, p.brand_id
      from q join catalogue.listing l on l.brand_id = any(q.brands) join catalogue.product p on p.id = l.product_id
      where (numnode(q.beside) = 0 or p.search @@ q.beside) and not p.search @@ q.words),
    ranked as (
      select f.id, f.popularity, f.name_words @@ q.in_head as in_head, f.name_words @@ q.own as by_own,
        f.name_words @@ q.in_name or f.brand_id = any(q.brands) as in_name
      from found f cross join q where exists (select from catalogue.listing l where l.product_id = f.id))
    select
      coalesce(json_agg(r.id order by r.in_head desc, r.by_own desc, r.popularity desc, r.id)
        filter (where r.in_name), '[]') as named,
      coalesce(json_agg(r.id order by r.by_own desc, r.popularity desc, r.id)
        filter (where not r.in_name), '[]') as described
    from ranked r`.execute(db)
  return rows[0] ?? { named: [], described: [] }
}

/** Counts, for each condition in order, the products and the items whose own names match it. */
export const countFound = async (db: Db, conditions: readonly string[]): Promise<number[]> => {
  const { rows } = await sql<{ found: number }>`
    select ((select count(*) from catalogue.product p join catalogue.listing l on l.product_id = p.id
         where p.search @@ t.words)
      + (select count(*) from catalogue.item i where i.search @@ t.words and i.active))::int as found
    from (select place, to_tsquery('simple', words) as words
      from unnest(${conditions}::text[]) with ordinality c(words, place)) t
    order by t.place`.execute(db)
  return rows.map(({ found }) => found)
}

/** The least number of letters and digits for which part numbers are suggested by their beginning. */
const SHORTEST_NUMBER_BEGUN = sql.lit(2)

/**
 * The suggestions for a text whose last word is unfinished: items whose part number starts with the text, or else
 * products whose names contain, for each word, a word that starts with it. Best first.
 */
export const findBegun = async (
  db: Db,
  text: string,
): Promise<{ readonly items: NumberedItem[]; readonly products: number[] }> => {
  const { rows } = await sql<{ items: NumberedItem[]; products: number[] }>`
    with q as materialized (
      select catalogue.bare_sku(${text}) as bare, (
        select to_tsquery('simple', string_agg('(' || (
            select string_agg('''' || s || ''':*', '|') from unnest(array[w.word]
              || ts_lexize('pg_catalog.english_stem', w.word) || ts_lexize('pg_catalog.indonesian_stem', w.word)) s)
            || ')', '&'))
        from (select w.word from unnest(string_to_array(catalogue.normalised(${text}), ' ')) with ordinality w(word, place)
          where w.word <> '' and (w.word <> 'x' or w.place = 1) limit 16) w
        having max(length(w.word)) >= 2) as begun),
    begun as (
      select v.*, l.popularity from q, lateral (
        select i.id as item_id, i.product_id, i.sku as text, i.sku_norm from catalogue.item i
        where q.bare ~ '[0-9]' and length(q.bare) between ${SHORTEST_NUMBER_BEGUN} and 60 and i.active
          and i.sku_norm ~>=~ q.bare and i.sku_norm ~<~ (q.bare || '{')
        order by i.sku_norm using ~<~ limit ${MOST_ITEMS_FOUND + 1}) v
      join catalogue.listing l on l.product_id = v.product_id)
    select
      coalesce((select json_agg(json_build_object('item_id', b.item_id, 'product_id', b.product_id,
          'kind', 'part_number', 'text', b.text) order by b.popularity desc, b.product_id, b.sku_norm using ~<~)
        from begun b), '[]') as items,
      coalesce((select json_agg(p.id order by p.popularity desc, p.id)
        from q join catalogue.product p on p.name_words @@ q.begun
        where exists (select from catalogue.listing l where l.product_id = p.id)), '[]') as products`.execute(
    db,
  )
  return rows[0] ?? { items: [], products: [] }
}

/** Whether a part number of the catalogue starts with one of the words. */
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

/** Items that match by a part of their number, or by a number and words, and items that match by words. */
export interface ItemsByWords {
  readonly numbered: NumberedItem[]
  /** Whether the numbers contain the whole text. */
  readonly isWhole: boolean
  readonly named: { readonly item_id: number; readonly product_id: number }[]
}

/** The least length of a part of a number; shorter ones occur in too many numbers. */
const SHORTEST_PART = 4

/**
 * Finds the items whose number contains the text, or else those whose number is one of its pieces and that match the
 * other words, or else those whose own name has all words. Returns at most one more than the limit.
 */
export const findItems = async (db: Db, query: TextQuery): Promise<ItemsByWords> => {
  const { counting, besideBrands, brands } = query
  const { words } = query.read
  const pieces = [...new Map(words.map(({ piece, bare }) => [piece, bare]))]
  const isNumber = (bare: string) => isSize(bare) && bare.length >= SHORTEST_PART
  const text = pieces.map(([, bare]) => bare).join('')
  const numbers = pieces
    .filter(([, bare]) => pieces.length > 1 && isNumber(bare))
    .toSorted(([, one], [, other]) => other.length - one.length)
  const besidePiece = (piece: number, places: readonly number[]) =>
    condition(
      query,
      places.filter((place) => {
        const word = words[place]
        // Words that the catalogue lacks (another maker's name) are ignored beside a part number.
        const says = word?.known || word?.begins || word?.instead.length || word?.brands.length
        return word?.piece !== piece && says
      }),
    )
  const sizes = counting.filter((place) => isSize(words[place]?.word ?? ''))
  const { rows } = await sql<ItemsByWords>`
    with q as materialized (
      select ${pieces.length <= 2 && isNumber(text) ? text : ''}::text as part,
        ${words.map(({ word }) => word).join(' ')}::text as spaced,
        to_tsquery('simple', ${condition(query, counting)}) as words,
        to_tsquery('simple', ${ownCondition(query)}) as own,
        to_tsquery('simple', ${condition(query, besideBrands)}) as beside,
        to_tsquery('simple', ${condition(query, sizes)}) as sizes,
        ${brands}::int[] as brands),
    part as materialized (
      select v.* from q, lateral (
        select i.id, i.product_id, i.sku, l.popularity, 1 as place,
          case when position(q.spaced in catalogue.normalised(i.sku)) > 0 then 2 else 1 end as nearness
        from catalogue.item i join catalogue.listing l on l.product_id = i.product_id
        where q.part <> '' and i.sku_norm like '%' || q.part || '%' and i.active limit ${MOST_ITEMS_FOUND + 1}) v),
    piece as materialized (
      select v.id, v.product_id, v.sku, v.popularity, n.place, v.nearness
      from q, unnest(${numbers.map(([, bare]) => bare)}::text[],
          ${numbers.map(([piece]) => besidePiece(piece, counting))}::text[],
          ${numbers.map(([piece]) => besidePiece(piece, besideBrands))}::text[])
        with ordinality n(bare, words, of_brand, place),
      lateral (select to_tsquery('simple', n.words) as words, to_tsquery('simple', n.of_brand) as of_brand) b,
      lateral (
        select i.id, i.product_id, i.sku, l.popularity,
          case when i.sku_norm = n.bare then 2 when starts_with(i.sku_norm, n.bare) then 1 else 0 end as nearness
        from catalogue.item i join catalogue.listing l on l.product_id = i.product_id
        join catalogue.product p on p.id = i.product_id
        where not exists (select from part) and i.sku_norm like '%' || n.bare || '%' and i.active
          and (numnode(b.words) = 0 or (i.search || p.search) @@ b.words
            or l.brand_id = any(q.brands) and (numnode(b.of_brand) = 0 or (i.search || p.search) @@ b.of_brand))
        limit ${MOST_ITEMS_FOUND + 1}) v),
    numbered as (
      select n.id, n.product_id, n.sku, n.nearness, n.popularity
      from (select * from part union all select * from piece) n
      where n.place = (select min(m.place) from (select place from part union all select place from piece) m)
      order by n.nearness desc, n.popularity desc, n.product_id, n.sku limit ${MOST_ITEMS_FOUND + 1}),
    by_own_name as materialized (
      select i.id from q join catalogue.item i on i.search @@ q.words
      where not exists (select from part) and not exists (select from piece) and i.active
      union
      select i.id from q join catalogue.listing l on l.brand_id = any(q.brands)
      join catalogue.item i on i.product_id = l.product_id and i.search @@ q.beside
      where not exists (select from part) and not exists (select from piece) and i.active),
    -- The sizes in the item's own name, the words in its product's.
    by_both as materialized (
      select i.id from q join catalogue.item i on i.search @@ q.sizes join catalogue.product p on p.id = i.product_id
      where not exists (select from part) and not exists (select from piece)
        and not exists (select from by_own_name) and i.active and (i.search || p.search) @@ q.words),
    named as (
      select i.id, i.product_id, i.position, i.search @@ q.own as by_own, l.popularity
      from (select id from by_own_name union all select id from by_both) n join catalogue.item i on i.id = n.id
      join catalogue.listing l on l.product_id = i.product_id cross join q
      order by by_own desc, l.popularity desc, i.product_id, i.position, i.id limit ${MOST_ITEMS_FOUND + 1})
    select
      coalesce((select json_agg(
        json_build_object('item_id', n.id, 'product_id', n.product_id, 'kind', 'part_number', 'text', n.sku)
        order by n.nearness desc, n.popularity desc, n.product_id, n.sku) from numbered n), '[]') as numbered,
      exists (select from part) as "isWhole",
      coalesce((select json_agg(json_build_object('item_id', n.id, 'product_id', n.product_id)
        order by n.by_own desc, n.popularity desc, n.product_id, n.position, n.id) from named n), '[]') as named`.execute(
    db,
  )
  return rows[0] ?? { numbered: [], isWhole: false, named: [] }
}

/** Listed products that have each word in their texts, their brand or one of their categories. */
export const findByShelves = async (db: Db, query: TextQuery): Promise<number[]> => {
  const { read, counting: of, corrected, brands } = query
  const parts = listConditions(read.words, { of, corrected, otherNames: read.otherNames })
  const { rows } = await sql<{ ids: number[] }>`
    with q as materialized (
      select n.place, to_tsquery('simple', n.words) as words, to_tsquery('simple', n.in_name) as in_name
      from unnest(${parts}::text[], ${parts.map(sizesInName)}::text[]) with ordinality n(words, in_name, place)),
    hit as (
      select q.place, p.id, p.name_words @@ q.words as in_name from q join catalogue.product p on p.search @@ q.in_name
      union all
      select q.place, l.product_id, false from q
      join lateral (select array_agg(c.id) as ids from catalogue.category c where c.words @@ q.words) c on c.ids <> '{}'
      join catalogue.listing l on l.category_ids && c.ids
      union all
      select q.place, l.product_id, false from q
      join catalogue.brand b on b.id = any(${brands}::int[]) and array_to_tsvector(b.words) @@ q.words
      join catalogue.listing l on l.brand_id = b.id),
    found as (
      select h.id, count(distinct h.place) filter (where h.in_name) as in_name from hit h
      group by h.id having count(distinct h.place) = (select count(*) from q where numnode(q.words) > 0))
    select coalesce(json_agg(f.id order by f.in_name desc, l.popularity desc, f.id), '[]') as ids
    from found f join catalogue.listing l on l.product_id = f.id`.execute(db)
  return rows[0]?.ids ?? []
}

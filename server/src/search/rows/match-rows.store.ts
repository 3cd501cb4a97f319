import type { Match } from '@pasok/contract'
import { sql } from 'kysely'
import type { Db } from '../../platform/index.ts'
import { itemsWithNumber, otherNumbersEqualTo } from '../text/items-with-number.store.ts'
import { sizesApart } from '../text/typed-text.ts'

/** A text to look up, with the position of its row in the request. */
export interface PlacedText {
  readonly place: number
  readonly text: string
}

/** An item that a text may mean. */
export interface Candidate {
  readonly place: number
  readonly item_id: number
  readonly match: Match
}

/** The same without a reason: the text's own words are it. */
export type NamedCandidate = Pick<Candidate, 'place' | 'item_id'>

/** An item by a part number: its own, one that the reader's company gives it, one that it replaces, or another maker's. */
export interface NumberedCandidate extends Candidate {
  /** The number is written as the item's. */
  readonly is_literal: boolean
  /** It can be found in the shop: it and its product are not retired. */
  readonly is_listed: boolean
}

const textRows = (texts: readonly PlacedText[]) => sql`
  select g.place, g.text, catalogue.bare_sku(g.text) as bare
  from unnest(${texts.map(({ place }) => place)}::int[], ${texts.map(({ text }) => text)}::text[]) g(place, text)`

/**
 * The items that texts are part numbers of, signs and case aside, retired ones too, those that have them as other numbers,
 * and those that a company calls so, if one is named.
 */
export const findByNumbers = async (
  db: Db,
  texts: readonly PlacedText[],
  companyId: number | undefined,
): Promise<NumberedCandidate[]> => {
  const { rows } = await sql<NumberedCandidate>`
    with q as materialized (${textRows(texts)})
    select q.place, i.id as item_id, json_build_object('kind', 'part_number', 'text', i.sku) as match,
      lower(btrim(i.sku)) = lower(btrim(q.text)) as is_literal,
      i.is_listed
    from q cross join lateral ${itemsWithNumber(sql`q.bare`)} i
    where q.bare <> ''
    union all
    select q.place, i.id, json_build_object('kind', 'own_number', 'text', n.number), true, true
    from q join company.item_part_number n on n.company_id = ${companyId ?? null}::int and n.bare = q.bare
    join catalogue.item i on i.id = n.item_id and i.active
    join catalogue.listing l on l.product_id = i.product_id
    where q.bare <> ''
    union all
    (select distinct on (q.place, r.item_id) q.place, r.item_id,
      json_build_object('kind', r.match_kind, 'text', r.match_text), v.is_literal, true
    from q cross join lateral ${otherNumbersEqualTo(sql`q.bare`)} r
    cross join lateral (
      select lower(btrim(q.text)) in (lower(btrim(r.number)), lower(r.match_text)) as is_literal) v
    where q.bare <> ''
    order by q.place, r.item_id, r.match_kind = 'replaced_number' desc, v.is_literal desc)
    order by place, item_id`.execute(db)
  return rows
}

/** Signs of a number that begins another, or is one slip away from it; and of one within another. */
const SHORTEST_BEGINNING = sql.lit(3)
const SHORTEST_NUMBER = sql.lit(5)
/** From so many signs on two slips are one number still. */
const LONG_NUMBER = sql.lit(9)
const LONGEST_NUMBER = sql.lit(60)

/** A listed item in the place of `i`. */
const listed = sql`catalogue.item i join catalogue.listing l on l.product_id = i.product_id`

/**
 * The items whose part number begins with a text that has a digit; without any, those whose number is nearest to it: one
 * slip away, or two in a long one. Of each text the best, `most` at most.
 */
export const findNearNumbers = async (
  db: Db,
  texts: readonly PlacedText[],
  most: number,
): Promise<Candidate[]> => {
  const { rows } = await sql<Candidate>`
    with q as materialized (
      select g.*, length(g.bare) / 2 as half, case when length(g.bare) >= ${LONG_NUMBER} then 2 else 1 end as slips
      from (${textRows(texts)}) g
      where g.bare ~ '[0-9]' and length(g.bare) between ${SHORTEST_BEGINNING} and ${LONGEST_NUMBER}),
    begun as materialized (
      select q.place, v.* from q, lateral (
        select i.id, i.sku, l.popularity from ${listed}
        where i.active and i.sku_norm ~>=~ q.bare and i.sku_norm ~<~ (q.bare || '{')
        order by i.sku_norm using ~<~ limit ${most}::int) v),
    slipped as materialized (
      -- One slip leaves either half of a number as it is.
      select q.place, v.* from q, lateral (
        select i.id, i.sku, l.popularity, levenshtein(i.sku_norm, q.bare) as distance from ${listed}
        where i.active and i.sku_norm ~>=~ left(q.bare, q.half) and i.sku_norm ~<~ (left(q.bare, q.half) || '{')
          and levenshtein_less_equal(i.sku_norm, q.bare, q.slips) <= q.slips
        union
        select i.id, i.sku, l.popularity, levenshtein(i.sku_norm, q.bare) from ${listed}
        where i.active and i.sku_norm like '%' || substr(q.bare, q.half + 1)
          and levenshtein_less_equal(i.sku_norm, q.bare, q.slips) <= q.slips) v
      where length(q.bare) >= ${SHORTEST_NUMBER} and not exists (select from begun b where b.place = q.place)),
    nearest as (
      select s.*, rank() over (partition by s.place order by s.distance) as nearness,
        row_number() over (partition by s.place order by s.distance, s.popularity desc, s.sku) as nth
      from slipped s)
    select b.place, b.id as item_id, json_build_object('kind', 'part_number', 'text', b.sku) as match,
      row_number() over (partition by b.place order by b.popularity desc, b.sku) as nth
    from begun b
    union all
    select n.place, n.id, json_build_object('kind', 'spelling', 'text', n.sku), n.nth
    from nearest n where n.nearness = 1 and n.nth <= ${most}::int
    order by place, nth`.execute(db)
  return rows
}

/** The items whose part number has a text with a digit within it; of each text `most` at most. */
export const findContainingNumbers = async (
  db: Db,
  texts: readonly PlacedText[],
  most: number,
): Promise<Candidate[]> => {
  const { rows } = await sql<Candidate>`
    with q as materialized (${textRows(texts)})
    select q.place, v.id as item_id, json_build_object('kind', 'part_number', 'text', v.sku) as match
    from q, lateral (
      select i.id, i.sku, l.popularity from ${listed}
      where i.active and i.sku_norm like '%' || q.bare || '%' limit ${most}::int) v
    where q.bare ~ '[0-9]' and length(q.bare) between ${SHORTEST_NUMBER} and ${LONGEST_NUMBER}
    order by q.place, v.popularity desc, v.sku`.execute(db)
  return rows
}

/**
 * The items whose own names have all words of a text, its sizes as 'M8 × 30' has them; of each text `most` at most. A text of
 * one word says too little.
 */
export const findByOwnNames = async (
  db: Db,
  texts: readonly PlacedText[],
  most: number,
): Promise<NamedCandidate[]> => {
  const { rows } = await sql<NamedCandidate>`
    with q as materialized (
      select g.place, plainto_tsquery('simple', catalogue.normalised(g.text)) as words
      from unnest(${texts.map(({ place }) => place)}::int[], ${texts.map(({ text }) => sizesApart(text))}::text[])
        g(place, text))
    select q.place, v.id as item_id
    from q, lateral (
      select i.id, l.popularity from ${listed} where i.active and i.search @@ q.words limit ${most}::int) v
    where numnode(q.words) > 1
    order by q.place, v.popularity desc, v.id`.execute(db)
  return rows
}

/** Of one product so many items are held against the words. */
const MOST_COMPARED = sql.lit(60)

/** The items of products, those first whose names are most like a text; `most` at most. */
export const findItemsOfProducts = async (
  db: Db,
  productIds: readonly number[],
  text: string,
  most: number,
): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    select v.id
    from unnest(${productIds}::int[]) with ordinality p(id, place), lateral (
      select i.id, i.position, greatest(similarity(${text}, i.name_en), similarity(${text}, i.name_id)) as likeness
      from catalogue.item i where i.product_id = p.id and i.active order by i.position, i.id limit ${MOST_COMPARED}) v
    order by v.likeness desc, p.place, v.position, v.id limit ${most}::int`.execute(db)
  return rows.map(({ id }) => id)
}

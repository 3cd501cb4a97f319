import { sql } from 'kysely'
import type { Db } from '../platform/index.ts'
import { narrowed, type Narrowing } from './listing.store.ts'

/** A part number found an item, words found a product. */
export interface Hit {
  readonly product_id: number
  readonly item_id: number | null
}

/** How many part numbers one text can find, and how many word matches are ranked; the total counts all. */
const MOST_PART_NUMBERS = 200
const MOST_RANKED = 2_000

/**
 * Finds part numbers (whole, without dashes, by beginning, by fragment) and words in both languages (stems, beginnings,
 * mistyped ones by the vocabulary). Tiers: 5 the part number as it is written, 4 but for dashes and case, 3 its
 * beginning, 2 a part of it, 1 words. An item found by its number stands for its product, which is not repeated.
 * Where no product has all the words, items are found that have them in their own name ('katup bola 1/2').
 */
export const search = async (
  db: Db,
  text: string,
  narrowing: Narrowing,
  offset: number,
  limit: number,
): Promise<{ hits: Hit[]; total: number }> => {
  // The total comes with every row, and with a row of its own where the page is beyond the end.
  const { rows } = await sql<{ product_id: number | null; item_id: number | null; total: number }>`
    with q as materialized (
      select catalogue.normalised(${text}) as words, catalogue.bare_sku(${text}) as sku, lower(btrim(${text})) as literal),
    token as materialized (
      select t, ord from q, unnest(string_to_array(q.words, ' ')) with ordinality u(t, ord)
      -- 'M8 x 30' is written M8 × 30 in names, and that sign is no letter.
      where t <> '' and t <> 'x'),
    corrected as materialized (
      select t, ord, case
        when t !~ '^[a-z]{3,}$' or exists (select from catalogue.search_term s where s.term = t) then null
        else (select array_agg(term) from (
          select term, frequency, rank() over (order by levenshtein_less_equal(term, t, 4)) as nearness from (
            select term, frequency from catalogue.search_term s where s.term % t
            union
            select term, frequency from catalogue.search_term s
              where left(s.term, 1) = left(t, 1) and length(s.term) between length(t) - 2 and length(t) + 2
                and levenshtein_less_equal(s.term, t, 2) <= case when length(t) >= 5 then 2 else 1 end) s
          order by nearness, similarity(term, t) desc, frequency desc limit 3) z where nearness = 1)
        end as instead
      from token),
    part as materialized (
      select ord, '(' || case
        when instead is not null then array_to_string(array(select quote_literal(a) from unnest(instead) a), '|')
        else quote_literal(t) || case when length(t) >= 3 then ':*' else '' end
        end || coalesce((select string_agg('|' || quote_literal(l), '')
          from unnest(tsvector_to_array(to_tsvector('english', t)) || tsvector_to_array(to_tsvector('indonesian', t))) l
          where l <> t), '') || ')' as e
      from corrected),
    query as materialized (select to_tsquery('simple', string_agg(e, '&' order by ord)) as words from part),
    numbered as materialized (
      select v.product_id, v.id as item_id,
        case when lower(btrim(v.sku)) = q.literal then 5 when v.sku_norm = q.sku then 4 else 3 end as tier
      from q, lateral (
        select i.id, i.product_id, i.sku, i.sku_norm from catalogue.item i
        where q.sku ~ '^[a-z0-9]*[0-9]' and length(q.sku) between 3 and 40 and i.active
          and i.sku_norm ~>=~ q.sku and i.sku_norm ~<~ (q.sku || '{')
        order by i.sku_norm using ~<~ limit ${MOST_PART_NUMBERS}) v),
    fragment as materialized (
      select v.product_id, v.id as item_id, 2 as tier
      from q, lateral (
        select i.id, i.product_id from catalogue.item i
        where not exists (select from numbered) and q.sku ~ '[0-9]' and length(q.sku) between 4 and 40
          and (select count(*) from token) <= 2 and i.active and i.sku_norm like '%' || q.sku || '%'
        limit ${MOST_PART_NUMBERS}) v),
    by_number as materialized (
      select n.* from (select * from numbered union all select * from fragment) n
      join catalogue.product p on p.id = n.product_id where ${narrowed(narrowing)}),
    by_words as materialized (
      select p.id, p.popularity, p.search from catalogue.product p, query
      where p.search @@ query.words and ${narrowed(narrowing)}
        and p.id not in (select product_id from by_number)),
    by_item_words as materialized (
      select i.product_id, i.id as item_id, ts_rank_cd(i.search, query.words) as rank
      from catalogue.item i join catalogue.product p on p.id = i.product_id, query
      where not exists (select from by_number) and not exists (select from by_words)
        and i.active and i.search @@ query.words and ${narrowed(narrowing)}),
    ranked as (
      select w.id as product_id, null::int as item_id, 1 as tier,
        ts_rank_cd(w.search, query.words) + ln(1 + greatest(w.popularity, 0)) / 50 as rank
      from (select * from by_words order by popularity desc, id limit ${MOST_RANKED}) w, query),
    found as (
      select product_id, item_id, tier, 0::float8 as rank from by_number
      union all select product_id, item_id, 1, rank from by_item_words
      union all select product_id, item_id, tier, rank from ranked),
    page as (
      select f.product_id, f.item_id, row_number() over
        (order by f.tier desc, f.rank desc, p.popularity desc, p.id, i.position, i.id) as place
      from found f join catalogue.product p on p.id = f.product_id
      left join catalogue.item i on i.id = f.item_id
      order by place limit ${limit} offset ${offset})
    select page.product_id, page.item_id, counted.total
    from (select ((select count(*) from by_number) + (select count(*) from by_words)
        + (select count(*) from by_item_words))::int as total) counted
    left join page on true order by page.place`.execute(db)
  return {
    hits: rows.flatMap(({ product_id, item_id }) => (product_id === null ? [] : [{ product_id, item_id }])),
    total: rows[0]?.total ?? 0,
  }
}

/** Renews the vocabulary from the names of active products and items. */
export const renewSearchTerms = async (tx: Db): Promise<void> => {
  await sql`delete from catalogue.search_term`.execute(tx)
  await sql`
    insert into catalogue.search_term (term, frequency)
    select word, sum(ndoc) from (
      select word, ndoc from ts_stat('select to_tsvector(''simple'', name_norm) from catalogue.product where active')
      union all
      select word, ndoc from ts_stat($$ select to_tsvector('simple', catalogue.normalised(name_en || ' ' || name_id))
        from catalogue.item where active $$)) w
    where length(word) >= 3 and word ~ '^[a-z]+$' group by word`.execute(tx)
}

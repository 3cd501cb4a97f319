import { sql, type RawBuilder } from 'kysely'
import type { Language } from '@pasok/words'
import type { Db } from '../platform/index.ts'
import { inLanguage, logoAsJson } from './columns.store.ts'
import type { BrandRow, PictureRow } from './records.ts'
import { search, type Why } from './search.store.ts'

/** A product, or an item where `sku` says so, as the search box offers it; its name in the reader's language. */
export interface SuggestionRow {
  readonly id: number
  readonly name: string
  readonly filled: string[]
  readonly sku: string | null
  readonly product_id: number
  readonly item_count: number
  readonly first_item_id: number
  readonly display_price: boolean
  readonly display_add_to_cart: boolean
  readonly picture: PictureRow | null
  readonly why: Why | null
}

export interface SuggestedCategoryRow {
  readonly id: number
  readonly name: string
  readonly slug: string
  readonly filled: string[]
}

/** What a text may mean while it is typed. */
export interface Suggestions {
  readonly products: SuggestionRow[]
  readonly categories: SuggestedCategoryRow[]
  readonly brands: BrandRow[]
}

interface SuggestionQuery {
  /** Only products and items of this category and those below it. */
  readonly categoryId?: number | undefined
  /** The most of each kind. */
  readonly limit: number
}

/** Products are gone through by popularity where so many names have the only word, and found by their words elsewhere. */
const OFTEN = sql.lit(1_500)
/** The most products with words that begin so of which the most popular are taken. */
const MOST_LOOKED_AT = sql.lit(3_000)

/**
 * What a text may mean whose last word is unfinished: items whose part number begins so or that replace a number that
 * does, then products by the beginnings of all words in their names; categories with those words, and brands by the
 * beginning of any word. Where no product or item begins so, what the search finds: other names, corrected spelling.
 */
export const suggest = async (
  db: Db,
  text: string,
  language: Language,
  { categoryId, limit }: SuggestionQuery,
): Promise<Suggestions> => {
  const begun = await suggestBegun(db, text, language, categoryId ?? 0, limit)
  if (begun.products.length > 0 || text.trim() === '') return begun
  const found = await search(db, text)
  const items = found.items.map(({ item_id, why }) => ({ id: item_id, why: why ?? null, kind: 'item' }))
  const why = found.corrected === undefined ? null : { kind: 'spelling', text: found.corrected }
  const products = found.products.map((id) => ({ id, why, kind: 'product' }))
  const ids = [...items, ...products].slice(0, MOST_FOUND)
  return {
    ...begun,
    products: ids.length === 0 ? [] : await findRows(db, ids, language, categoryId ?? 0, limit),
  }
}

/** Of what the search found so many are looked at for some in the category. */
const MOST_FOUND = 500

const suggestBegun = async (
  db: Db,
  text: string,
  language: Language,
  categoryId: number,
  limit: number,
): Promise<Suggestions> => {
  const { rows } = await sql<Suggestions>`
    with given as materialized (
      select catalogue.normalised(${text}) as words, catalogue.bare_sku(${text}) as bare,
        lower(btrim(${text}::text)) as literal, ${categoryId}::int as category_id, ${limit}::int as most),
    word as materialized (
      select w.word, w.place from given g, unnest(string_to_array(g.words, ' ')) with ordinality w(word, place)
      where w.word <> '' and (w.word <> 'x' or w.place = 1) limit 16),
    q as materialized (
      select g.*, to_tsquery('simple', w.begun) as begun, to_tsquery('simple', replace(w.begun, ':*', ':*A')) as in_head,
        coalesce(w.often, false) as often,
        g.bare ~ '[0-9]' or g.words !~ ' ' and not exists (
          select from catalogue.search_term s where s.term ~>=~ g.words and s.term ~<~ (g.words || '{')) as is_number
      from given g left join (
        select string_agg('(' || (
            select string_agg('''' || s || ''':*', '|') from unnest(array[w.word]
              || ts_lexize('pg_catalog.english_stem', w.word) || ts_lexize('pg_catalog.indonesian_stem', w.word)) s)
            || ')', '&') as begun,
          count(*) = 1 and min((select sum(t.frequency) from catalogue.search_term t
            where t.term ~>=~ w.word and t.term ~<~ (w.word || '{'))) > ${OFTEN} as often
        from word w having max(length(w.word)) >= 2) w on true),
    numbered as materialized (
      select n.id, n.product_id, n.kind, n.text, row_number() over (order by n.nearness desc, n.text using ~<~) as place
      from (
        select v.* from q, lateral (
          select i.id, i.product_id, 'part_number' as kind, i.sku as text,
            case when lower(btrim(i.sku)) = q.literal then 4 when i.sku_norm = q.bare then 3 else 1 end as nearness
          from catalogue.item i, lateral (
            select l.category_ids from catalogue.listing l where l.product_id = i.product_id limit 1) l
          where q.is_number and length(q.bare) between 2 and 60 and i.sku_norm ~>=~ q.bare
            and i.sku_norm ~<~ (q.bare || '{') and i.active
            and (q.category_id = 0 or q.category_id = any(l.category_ids))
          order by i.sku_norm using ~<~ limit 40) v
        union all
        select v.* from q, lateral (
          select distinct on (i.id) i.id, i.product_id, 'replaced_number', r.number, case when r.bare = q.bare then 2 else 0 end
          from catalogue.replaced_number r join catalogue.item i on i.id = r.item_id
          join catalogue.listing l on l.product_id = i.product_id
          where q.is_number and length(q.bare) between 3 and 60 and r.bare ~>=~ q.bare
            and r.bare ~<~ (q.bare || '{') and i.active
            and (q.category_id = 0 or q.category_id = any(l.category_ids)) limit 40) v) n
      order by place limit ${limit}),
    worded as materialized (
      select v.* from q, lateral (
        select l.product_id as id, l.popularity, true as in_head from catalogue.listing l, lateral (
          -- An index of words would find all of them, which then have to be sorted.
          select from catalogue.product p where p.id = l.product_id and (p.name_words @@ q.begun) is true limit 1) p
        where q.often and (q.category_id = 0 or q.category_id = any(l.category_ids))
        order by l.popularity desc, l.product_id limit ${sql.lit(limit)}) v
      union all
      (select v.* from q, lateral (
        select p.id, p.popularity, p.name_words @@ q.in_head
        from catalogue.product p join catalogue.listing l on l.product_id = p.id
        where not q.often and p.name_words @@ q.begun and (q.category_id = 0 or q.category_id = any(l.category_ids))
        limit ${MOST_LOOKED_AT}) v)),
    best as materialized (
      select w.id, row_number() over (order by w.in_head desc, w.popularity desc, w.id) as place from worded w
      order by place limit ${limit}),
    chosen as (
      select ${itemColumns(language)}, json_build_object('kind', n.kind, 'text', n.text) as why, n.place
      from numbered n join catalogue.item i on i.id = n.id ${withProduct(sql`i.product_id`)}
      union all
      select ${productColumns(language)}, null::json, b.place + 1000
      from best b ${withProduct(sql`b.id`)}
      where not exists (select from numbered n where n.product_id = b.id))
    select
      coalesce((select json_agg(c order by c.place) from (select * from chosen order by place limit ${limit}) c), '[]')
        as products,
      coalesce((select json_agg(c order by c.products desc, c.id) from (
        select c.id, ${inLanguage('c.name', language)} as name, ${inLanguage('c.slug', language)} as slug, c.filled, k.products
        from q join catalogue.category c on c.words @@ q.begun
        join lateral (select sum(k.products) as products from catalogue.kept_count k where k.category_id = c.id) k
          on k.products > 0
        order by k.products desc, c.id limit ${limit}) c), '[]') as categories,
      coalesce((select json_agg(b order by lower(b.name), b.id) from (
        select b.id, b.name, k.products as product_count, ${logoAsJson} as logo
        from q join catalogue.brand b
          on q.words <> '' and position(' ' || q.words in ' ' || array_to_string(b.words, ' ')) > 0
        join catalogue.kept_count k on k.category_id = 0 and k.brand_id = b.id
        order by lower(b.name), b.id limit ${limit}) b), '[]') as brands`.execute(db)
  return rows[0] ?? { products: [], categories: [], brands: [] }
}

/** Those of the products and items that stand in the category, in the order given. */
const findRows = async (
  db: Db,
  found: readonly { id: number; kind: string; why: unknown }[],
  language: Language,
  categoryId: number,
  limit: number,
): Promise<SuggestionRow[]> => {
  const { rows } = await sql<SuggestionRow>`
    with given as materialized (
      select f.* from jsonb_to_recordset(${JSON.stringify(found.map((one, place) => ({ ...one, place })))}::jsonb)
        as f(id int, kind text, why json, place int))
    select c.* from (
      select ${itemColumns(language)}, g.why, g.place, l.category_ids
      from given g join catalogue.item i on g.kind = 'item' and i.id = g.id ${withProduct(sql`i.product_id`)}
      union all
      select ${productColumns(language)}, g.why, g.place, l.category_ids
      from given g ${withProduct(sql`g.id`)} where g.kind = 'product') c
    where ${categoryId}::int = 0 or ${categoryId}::int = any(c.category_ids)
    order by c.place limit ${limit}`.execute(db)
  return rows
}

const withProduct = (id: RawBuilder<unknown>) => sql`
  join catalogue.product p on p.id = ${id} join catalogue.listing l on l.product_id = p.id`

const shared = sql`p.id as product_id, l.item_count, l.first_item_id, p.display_price, p.display_add_to_cart,
  (select json_build_object('key', g.key, 'width', g.width, 'height', g.height, 'photo', g.photo)
   from catalogue.picture g where g.product_id = p.id order by g.position limit 1) as picture`

const itemColumns = (language: Language) => sql`
  i.id, ${inLanguage('i.name', language)} as name, i.filled, i.sku, ${shared}`

const productColumns = (language: Language) => sql`
  p.id, ${inLanguage('p.name', language)} as name, p.filled, null::text as sku, ${shared}`

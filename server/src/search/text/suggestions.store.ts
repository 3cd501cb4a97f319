import { sql, type RawBuilder } from 'kysely'
import type { Language } from '@pasok/words'
import type { Db } from '../../platform/index.ts'
import {
  inLanguage,
  itemColumns,
  listedColumns,
  logoAsJson,
  ownPictures,
  type BrandRow,
} from '../../catalogue/index.ts'
import { listHits, type Hit } from '../listing/listing.store.ts'
import { isUnfinishedBrand } from './not-stocked.ts'
import type { FindVocabulary } from '../specification/vocabulary.ts'
import { searchText, type Why } from './search.store.ts'
import { joinSizes } from './typed-text.ts'

/** A suggested product, or one of its items. */
export type SuggestionRow = Hit & { readonly why: Why | null }

export interface SuggestedCategoryRow {
  readonly id: number
  readonly name: string
  readonly slug: string
  readonly filled: string[]
}

/** Suggestions for a text that is being typed. */
export interface Suggestions {
  readonly products: SuggestionRow[]
  readonly categories: SuggestedCategoryRow[]
  readonly brands: BrandRow[]
  /** Names in the text that the shop does not stock; the products match the rest of it. */
  readonly notStocked?: readonly string[]
  /** Parts of the text that nothing matches together with the rest; the products ignore them. */
  readonly leftOut?: readonly string[]
}

interface SuggestionQuery {
  /** Only products and items of this category and its subcategories. */
  readonly categoryId?: number | undefined
  /** The most suggestions of each kind. */
  readonly limit: number
}

/**
 * If at least so many names have the only word, products are read in order of popularity; otherwise by the full-text
 * index.
 */
const OFTEN = sql.lit(1_500)
/** The most products that match the beginning of a word and are sorted by popularity. */
const MOST_LOOKED_AT = sql.lit(3_000)

/**
 * Suggestions for a text whose last word may be unfinished: items whose part number, own or replaced, starts with it;
 * products whose names match the beginning of each word; categories likewise; brands that match the beginning of any
 * word. If these do not fill the list, the results of the full search come first: sizes, parts of numbers, synonyms,
 * corrected spelling.
 */
export const suggest = async (
  db: Db,
  findVocabulary: FindVocabulary,
  text: string,
  language: Language,
  { categoryId, limit }: SuggestionQuery,
): Promise<Suggestions> => {
  const begun = await suggestBegun(db, joinSizes(text), language, categoryId ?? 0, limit)
  if (text.trim() === '' || isEnough(begun.products, text, limit)) return begun
  const found = await searchText(db, findVocabulary, text)
  const { corrected } = found
  const spelling = corrected === undefined ? null : ({ kind: 'spelling', text: corrected } as const)
  const whyByItem = new Map(found.items.map(({ item_id, why }) => [item_id, why]))
  const ids = listHits(found).map(({ item_id, product_id }) =>
    item_id === null
      ? { id: product_id, why: spelling, kind: 'product' }
      : { id: item_id, why: whyByItem.get(item_id) ?? spelling, kind: 'item' },
  )
  const most = categoryId === undefined ? limit : MOST_FOUND
  const rows =
    ids.length === 0 || (corrected !== undefined && isUnfinishedBrand(text, corrected))
      ? []
      : await findRows(db, ids.slice(0, most), language, categoryId ?? 0, limit)
  // An exact beginning is preferred to a corrected spelling.
  const products = corrected === undefined ? [...rows, ...begun.products] : [...begun.products, ...rows]
  const seen = new Set<string>()
  return {
    ...begun,
    products: products
      .filter(({ id, item_id }) => !seen.has(`${id} ${item_id}`) && seen.add(`${id} ${item_id}`))
      .slice(0, limit),
    ...(found.notStocked && { notStocked: found.notStocked.names }),
    ...(found.leftOut && rows.length > 0 && { leftOut: found.leftOut }),
  }
}

/** Whether a part number matched, or words without a size filled the list. */
const isEnough = (products: readonly SuggestionRow[], text: string, limit: number): boolean =>
  products.some(({ why }) => why !== null) || (products.length >= limit && !/\d/.test(text))

/** The most search results that are checked against the category. */
const MOST_FOUND = 500

const suggestBegun = async (
  db: Db,
  text: string,
  language: Language,
  categoryId: number,
  limit: number,
): Promise<Suggestions> => {
  const { rows } = await sql<Suggestions>`
    with input as materialized (
      select catalogue.normalised(${text}) as words, catalogue.bare_sku(${text}) as bare,
        lower(btrim(${text}::text)) as literal, ${categoryId}::int as category_id, ${limit}::int as most),
    word as materialized (
      select w.word, w.place from input g, unnest(string_to_array(g.words, ' ')) with ordinality w(word, place)
      where w.word <> '' and (w.word <> 'x' or w.place = 1) limit 16),
    q as materialized (
      select g.*, to_tsquery('simple', w.begun) as begun, to_tsquery('simple', replace(w.begun, ':*', ':*A')) as in_head,
        coalesce(w.often, false) as often,
        g.bare ~ '[0-9]' or g.words !~ ' ' and not exists (
          select from catalogue.search_term s where s.term ~>=~ g.words and s.term ~<~ (g.words || '{')) as is_number
      from input g left join (
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
    chosen as materialized (
      select n.product_id, n.id as item_id, json_build_object('kind', n.kind, 'text', n.text) as why, n.place
      from numbered n
      union all
      select b.id, null, null, b.place + 1000 from best b
      where not exists (select from numbered n where n.product_id = b.id)
      order by place limit ${limit})
    select
      coalesce((select json_agg(c order by c.place) from (${cards(sql`chosen`, language)}) c), '[]') as products,
      coalesce((select json_agg(c order by c.products desc, c.id) from (
        select c.id, ${inLanguage('c.name', language)} as name, ${inLanguage('c.slug', language)} as slug, c.filled, k.products
        from q join catalogue.category c on c.words @@ q.begun
        join lateral (select sum(k.products) as products from catalogue.category_brand_count k where k.category_id = c.id) k
          on k.products > 0
        order by k.products desc, c.id limit ${limit}) c), '[]') as categories,
      coalesce((select json_agg(b order by lower(b.name), b.id) from (
        select b.id, b.name, k.products as product_count, ${logoAsJson} as logo
        from q join catalogue.brand b
          on q.words <> '' and position(' ' || q.words in ' ' || array_to_string(b.words, ' ')) > 0
        join catalogue.category_brand_count k on k.category_id = 0 and k.brand_id = b.id
        order by lower(b.name), b.id limit ${limit}) b), '[]') as brands`.execute(db)
  return rows[0] ?? { products: [], categories: [], brands: [] }
}

/** The products and items in the category, in the same order. */
const findRows = async (
  db: Db,
  found: readonly { id: number; kind: string; why: unknown }[],
  language: Language,
  categoryId: number,
  limit: number,
): Promise<SuggestionRow[]> => {
  const { rows } = await sql<SuggestionRow>`
    with input as materialized (
      select f.* from jsonb_to_recordset(${JSON.stringify(found.map((one, place) => ({ ...one, place })))}::jsonb)
        as f(id int, kind text, why json, place int)),
    chosen as materialized (
      select l.product_id, i.id as item_id, g.why, g.place
      from input g left join catalogue.item i on g.kind = 'item' and i.id = g.id
      join catalogue.listing l on l.product_id = coalesce(i.product_id, g.id)
      where ${categoryId}::int = 0 or ${categoryId}::int = any(l.category_ids)
      order by g.place limit ${limit})
    ${cards(sql`chosen`, language)} order by c.place`.execute(db)
  return rows
}

/** Selects the columns of product and item cards for the ids in `chosen`. */
const cards = (chosen: RawBuilder<unknown>, language: Language) => sql`
  select c.why, c.place, ${listedColumns(language)}, ${itemColumns(language)}, ${ownPictures}
  from ${chosen} c join catalogue.listing l using (product_id) join catalogue.product p on p.id = c.product_id
  left join catalogue.item i on i.id = c.item_id`

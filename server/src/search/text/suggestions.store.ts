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
import { MOST_FOUND } from '../specification/find.store.ts'
import { isUnfinishedBrand } from './not-stocked.ts'
import type { FindVocabulary } from '../specification/vocabulary.ts'
import type { OwnNumberReader } from './own-numbers.store.ts'
import { searchText, type Why } from './search.store.ts'

/** A product, or one of its items, as the search box offers it. */
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
  /** Names in the text that the shop does not stock; the products are those that the rest of it finds. */
  readonly notStocked?: readonly string[]
  /** Parts of the text that nothing has together with the rest: the products are without them. */
  readonly leftOut?: readonly string[]
}

interface SuggestionQuery {
  /** Only products and items of this category and those below it. */
  readonly categoryId?: number | undefined
  /** The most of each kind. */
  readonly limit: number
  /** A member, whose company's own numbers are found, too. */
  readonly reader?: OwnNumberReader | undefined
}

/**
 * What a text may mean that is being typed: the first of what the search finds, categories with words that begin as all
 * of its words do, and brands with its words in their names.
 */
export const suggest = async (
  db: Db,
  findVocabulary: FindVocabulary,
  text: string,
  language: Language,
  { categoryId, limit, reader }: SuggestionQuery,
): Promise<Suggestions> => {
  const [found, names] = await Promise.all([
    searchText(db, findVocabulary, text, false, { reader }),
    suggestNames(db, text, language, limit),
  ])
  const { corrected } = found
  // The rest of the brand's name may still be typed.
  if (corrected !== undefined && isUnfinishedBrand(text, corrected)) return { ...names, products: [] }
  const spelling = corrected === undefined ? null : ({ kind: 'spelling', text: corrected } as const)
  const whyByItem = new Map(found.items.map(({ item_id, why }) => [item_id, why]))
  const hits = listHits(found).map(({ item_id, product_id }) =>
    item_id === null
      ? { id: product_id, why: spelling, kind: 'product' }
      : { id: item_id, why: whyByItem.get(item_id) ?? spelling, kind: 'item' },
  )
  // Whichever of them are in the category.
  const most = categoryId === undefined ? limit : MOST_FOUND
  const products =
    hits.length === 0 ? [] : await findRows(db, hits.slice(0, most), language, categoryId ?? 0, limit)
  return {
    ...names,
    products,
    ...(found.notStocked && { notStocked: found.notStocked.names }),
    ...(found.leftOut && products.length > 0 && { leftOut: found.leftOut }),
  }
}

/** The categories whose names have words that begin as all of a text's do, and the brands with the text in their names. */
const suggestNames = async (
  db: Db,
  text: string,
  language: Language,
  limit: number,
): Promise<Pick<Suggestions, 'categories' | 'brands'>> => {
  const { rows } = await sql<Pick<Suggestions, 'categories' | 'brands'>>`
    with word as materialized (
      select w.word from unnest(string_to_array(catalogue.normalised(${text}), ' ')) with ordinality w(word, place)
      where w.word <> '' order by w.place limit 16),
    q as materialized (
      select to_tsquery('simple', string_agg('(' || (
          select string_agg('''' || s || ''':*', '|') from unnest(array[w.word]
            || ts_lexize('pg_catalog.english_stem', w.word) || ts_lexize('pg_catalog.indonesian_stem', w.word)) s)
          || ')', '&')) as begun
      from word w having max(length(w.word)) >= 2)
    select
      coalesce((select json_agg(c order by c.products desc, c.id) from (
        select c.id, ${inLanguage('c.name', language)} as name, ${inLanguage('c.slug', language)} as slug, c.filled, k.products
        from q join catalogue.category c on c.words @@ q.begun
        join lateral (select sum(k.products) as products from catalogue.category_brand_count k where k.category_id = c.id) k
          on k.products > 0
        order by k.products desc, c.id limit ${limit}) c), '[]') as categories,
      coalesce((select json_agg(b order by lower(b.name), b.id) from (
        select b.id, b.name, k.products as product_count, ${logoAsJson} as logo
        from (select catalogue.normalised(${text}) as words) q join catalogue.brand b
          on q.words <> '' and position(' ' || q.words in ' ' || array_to_string(b.words, ' ')) > 0
        join catalogue.category_brand_count k on k.category_id = 0 and k.brand_id = b.id
        order by lower(b.name), b.id limit ${limit}) b), '[]') as brands`.execute(db)
  return rows[0] ?? { categories: [], brands: [] }
}

/** The products and items that are in the category, in the same order. */
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

/** What the cards of products and items need, found by their ids in `chosen`. */
const cards = (chosen: RawBuilder<unknown>, language: Language) => sql`
  select c.why, c.place, ${listedColumns(language)}, ${itemColumns(language)}, ${ownPictures}
  from ${chosen} c join catalogue.listing l using (product_id) join catalogue.product p on p.id = c.product_id
  left join catalogue.item i on i.id = c.item_id`

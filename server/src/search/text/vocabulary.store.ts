import { sql } from 'kysely'
import type { Db } from '../../platform/index.ts'

/** A word and how many products, items and brands have it; 0 for a synonym that none has. */
export interface Term {
  readonly term: string
  readonly frequency: number
}

/** The words of some listed products and their active items, and the id of the last of these products. */
export interface WordsOfSome {
  readonly last: number | undefined
  readonly words: readonly Term[]
}

/** Counts the words of the next `count` listed products by id, after the given one (0: from the first). */
export const countWords = async (db: Db, after: number, count: number): Promise<WordsOfSome> => {
  const { rows: bounds } = await sql<{ last: number | null }>`
    select max(product_id) as last from (
      select product_id from catalogue.listing where product_id > ${after}::int order by 1 limit ${count}::int) l`.execute(
    db,
  )
  const last = bounds[0]?.last ?? undefined
  if (last === undefined) return { last, words: [] }
  // ts_stat takes its query as text, without parameters.
  const some = sql`l.product_id > %s and l.product_id <= %s`
  const { rows: words } = await sql<Term>`
    select word as term, sum(ndoc)::int as frequency from (
      select word, ndoc from ts_stat(format($$ select to_tsvector('simple', p.name_norm)
        from catalogue.listing l join catalogue.product p on p.id = l.product_id
        where ${some} $$, ${after}::int, ${last}::int))
      union all
      select word, ndoc from ts_stat(format($$ select to_tsvector('simple', catalogue.normalised(i.name_en || ' ' || i.name_id))
        from catalogue.listing l join catalogue.item i on i.product_id = l.product_id
        where i.active and ${some} $$, ${after}::int, ${last}::int))) w
    group by word`.execute(db)
  return { last, words }
}

/** The words of brands with listed products, each with the number of brands that have it. */
export const countWordsOfBrands = async (db: Db): Promise<Term[]> => {
  const { rows } = await sql<Term>`
    select word as term, count(*)::int as frequency from catalogue.brand b, unnest(b.words) word
    where exists (select from catalogue.listing l where l.brand_id = b.id) group by word`.execute(db)
  return rows
}

/** One of several synonymous names, and the group that they share. */
export interface Synonym {
  readonly group_id: number
  readonly term: string
}

/** All synonyms, or those of one group. */
export const findSynonyms = async (db: Db, groupId?: number): Promise<Synonym[]> => {
  const { rows } = await sql<Synonym>`
    select group_id, term from catalogue.synonym
    where group_id = coalesce(${groupId ?? null}::int, group_id)`.execute(db)
  return rows
}

/** The stored vocabulary. */
export const findTerms = async (db: Db): Promise<Term[]> => {
  const { rows } = await sql<Term>`select term, frequency from catalogue.search_term`.execute(db)
  return rows
}

/** Those of these words that the vocabulary has. */
export const findTermsAmong = async (db: Db, words: readonly string[]): Promise<Term[]> => {
  const { rows } = await sql<Term>`
    select term, frequency from catalogue.search_term where term = any(${words}::text[])`.execute(db)
  return rows
}

/** Inserts words that no product has, unless they are there. */
export const addTerms = async (db: Db, words: readonly string[]): Promise<void> => {
  await sql`
    insert into catalogue.search_term (term, frequency) select w, 0 from unnest(${words}::text[]) w
    on conflict (term) do nothing`.execute(db)
}

/** Inserts words, or updates their counts. */
export const writeTerms = async (db: Db, terms: readonly Term[]): Promise<void> => {
  await sql`
    insert into catalogue.search_term (term, frequency)
    select * from unnest(${terms.map(({ term }) => term)}::text[], ${terms.map(({ frequency }) => frequency)}::int[])
    on conflict (term) do update set frequency = excluded.frequency`.execute(db)
}

export const dropTerms = async (db: Db, terms: readonly string[]): Promise<void> => {
  await sql`delete from catalogue.search_term where term = any(${terms}::text[])`.execute(db)
}

/** Analyzes the vocabulary now; autovacuum would do it a minute later. */
export const lookAtTerms = async (db: Db): Promise<void> => {
  await sql`analyze catalogue.search_term`.execute(db)
  await sql`analyze catalogue.synonym`.execute(db)
}

/** GIN indexes with a pending list, which every search scans from end to end. */
export const findWaitingIndexes = async (db: Db): Promise<number[]> => {
  const { rows } = await sql<{ oid: number }>`
    select c.oid::int from pg_class c join pg_am a on a.oid = c.relam and a.amname = 'gin'
    where c.relnamespace = 'catalogue'::regnamespace and c.relkind = 'i' order by 1`.execute(db)
  return rows.map(({ oid }) => oid)
}

/** Merges an index's pending list. The planner avoids an index with a long one. */
export const settleIndex = async (db: Db, oid: number): Promise<void> => {
  await sql`select gin_clean_pending_list(${oid}::oid::regclass)`.execute(db)
}

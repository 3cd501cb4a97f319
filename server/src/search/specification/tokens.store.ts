import { sql } from 'kysely'
import type { Db } from '../../platform/index.ts'
import type { ItemTexts, ProductTexts, Texts } from './item-tokens.ts'
import type { AttributeNames } from './read-query.ts'
import { scan } from './scan.ts'
import { findPhrases, type Phrases } from './phrases.ts'
import type { Unit } from './units.ts'

/** A product that waits, and how often it changed before it was read. */
export interface Pending {
  readonly id: number
  readonly changes: number
}

/** A listed product as its tokens are made of it. */
export interface ProductToRead extends ProductTexts {
  readonly id: number
  readonly popularity: number
  readonly items: readonly (ItemTexts & { readonly id: number; readonly position: number })[]
}

/** Items that are read at once. */
const MOST_ITEMS = 3_000

/** The next products whose tokens wait to be written, the most popular first. */
export const findPendingIds = async (db: Db, limit: number): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    select w.product_id as id from catalogue.tokens_pending w
    left join catalogue.listing l on l.product_id = w.product_id
    order by l.popularity desc nulls last, w.product_id limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}

/**
 * Of these products the first whose tokens wait to be written, as many as are read at once; those that are listed no more
 * have no `products`.
 */
export const findPending = async (
  db: Db,
  ids: readonly number[],
): Promise<{ readonly products: ProductToRead[]; readonly pending: Pending[] }> => {
  const text = (column: string) =>
    sql`json_build_object('en', ${sql.ref(`${column}_en`)}, 'id', ${sql.ref(`${column}_id`)})`
  const { rows } = await sql<Pending & { product: ProductToRead | null }>`
    select w.product_id as id, w.changes, case when l.product_id is not null then json_build_object(
      'id', p.id, 'popularity', l.popularity, 'code', p.code, 'name', ${text('p.name')},
      'description', ${text('p.description')}, 'brand', b.name,
      'categories', coalesce((select json_agg(${text('c.name')} order by c.depth) from (
        select c.*, u.depth from unnest(l.category_ids) with ordinality u(id, depth)
        join catalogue.category c on c.id = u.id) c), '[]'),
      'items', (select json_agg(json_build_object(
          'id', i.id, 'position', i.position, 'sku', i.sku, 'name', ${text('i.name')}, 'values', coalesce((
            select json_agg(json_build_object('number', v.number, 'text', v.text, 'attribute',
              json_build_object('code', a.code, 'unit', a.unit, 'name', ${text('a.name')})) order by a.position, a.id)
            from (
              select c.attribute_id, null as number, ${text('c.name')} as text
              from catalogue.attribute_choice c where c.id = any(i.value_ids)
              union all
              select n.attribute_id, trim_scale(n.value)::text, null from catalogue.item_number n where n.item_id = i.id
              union all
              select t.attribute_id, null, ${text('t.value')} from catalogue.item_text t where t.item_id = i.id) v
            join catalogue.attribute a on a.id = v.attribute_id and not a.filter_only), '[]')) order by i.position, i.id)
        from catalogue.item i where i.product_id = p.id and i.active)) end as product
    from (
      -- A product of very many items is a batch alone.
      select w.*, sum(w.item_count) over (order by w.popularity desc nulls last, w.product_id) - w.item_count as before
      from (
        select w.product_id, w.changes, l.popularity, coalesce(l.item_count, 0) as item_count
        from catalogue.tokens_pending w left join catalogue.listing l on l.product_id = w.product_id
        where w.product_id = any(${ids}::int[])) w) w
    left join catalogue.listing l on l.product_id = w.product_id
    left join catalogue.product p on p.id = w.product_id
    left join catalogue.brand b on b.id = p.brand_id
    where w.before < ${MOST_ITEMS}`.execute(db)
  return {
    products: rows.flatMap(({ product }) => product ?? []),
    pending: rows,
  }
}

/** The ids of tokens, by their texts; those that are new are added. */
export const writeTokens = async (db: Db, tokens: readonly string[]): Promise<Map<string, number>> => {
  await sql`insert into catalogue.search_token (token)
    select distinct t from unnest(${tokens}::text[]) t order by t on conflict (token) do nothing`.execute(db)
  return new Map((await findTokens(db, tokens)).map(({ token, id }) => [token, id]))
}

/** A token that the catalogue has. */
export interface Token {
  readonly id: number
  readonly token: string
  /** How many items had it when they were last counted. */
  readonly items: number
}

/** Those of the tokens that the catalogue has. */
export const findTokens = async (db: Db, tokens: readonly string[]): Promise<Token[]> => {
  const { rows } = await sql<Token>`
    select id, token, items from catalogue.search_token where token = any(${tokens}::text[])`.execute(db)
  return rows
}

/** What a word of a query that the catalogue lacks may stand for. */
export interface Completion {
  /** The word and its stems in both languages. */
  readonly beginnings: readonly string[]
  /** The most frequent words of the catalogue that begin with one of them. */
  readonly words: readonly string[]
}

/** So many words are taken of those that begin alike. */
const MOST_COMPLETIONS = 40
/** A shorter stem begins words of other meaning. */
const SHORTEST_STEM = 4

/** Completes words, each of which the catalogue lacks; by word. */
export const findCompletions = async (
  db: Db,
  words: readonly string[],
): Promise<ReadonlyMap<string, Completion>> => {
  const { rows } = await sql<Completion & { word: string }>`
    select w.word, array_agg(distinct w.beginning) as beginnings, coalesce(array_agg(distinct s.word)
        filter (where s.word is not null), '{}') as words
    from (
      select w.word, b.beginning from unnest(${words}::text[]) w(word), unnest(array[w.word]
        || ts_lexize('pg_catalog.english_stem', w.word) || ts_lexize('pg_catalog.indonesian_stem', w.word)) b(beginning)
      where b.beginning = w.word or length(b.beginning) >= ${SHORTEST_STEM}) w
    left join lateral (
      select substr(s.token, 3) as word from catalogue.search_token s
      where s.token ~>=~ ('w:' || w.beginning) and s.token ~<~ ('w:' || w.beginning || '{')
      order by s.items desc, s.token limit ${MOST_COMPLETIONS}) s on true
    group by w.word`.execute(db)
  return new Map(rows.map(({ word, ...completion }) => [word, completion]))
}

/** An item or a product with the ids of its tokens. */
export interface TokenRow {
  readonly id: number
  readonly productId: number
  readonly popularity: number
  readonly position: number
  readonly tokens: readonly number[]
}

/** Replaces the tokens of products and of their items; returns how many of the products wait no longer. */
export const replaceTokens = async (
  tx: Db,
  pending: readonly Pending[],
  products: readonly TokenRow[],
  items: readonly TokenRow[],
): Promise<number> => {
  const ids = sql`${pending.map(({ id }) => id)}::int[]`
  const these = sql`any(${ids})`
  const columns = (rows: readonly TokenRow[]) => sql`unnest(${rows.map(({ id }) => id)}::int[],
    ${rows.map(({ productId }) => productId)}::int[], ${rows.map(({ popularity }) => popularity)}::int[],
    ${rows.map(({ position }) => position)}::int[], ${rows.map(({ tokens }) => `{${tokens.join(',')}}`)}::text[])
    with ordinality r(id, product_id, popularity, position, tokens, place)`
  await sql`delete from catalogue.item_tokens where product_id = ${these}`.execute(tx)
  await sql`delete from catalogue.product_tokens where product_id = ${these}`.execute(tx)
  await sql`insert into catalogue.product_tokens (product_id, popularity, tokens)
    select r.product_id, r.popularity, r.tokens::int[] || catalogue.popularity_token(r.popularity)
    from ${columns(products)} order by r.place`.execute(tx)
  await sql`insert into catalogue.item_tokens (item_id, product_id, popularity, position, tokens)
    select r.id, r.product_id, r.popularity, r.position, r.tokens::int[] from ${columns(items)} order by r.place`.execute(
    tx,
  )
  // Only as it was read: what an import holds right now has changed, and waiting for it could be a deadlock.
  const { numAffectedRows = 0n } = await sql`delete from catalogue.tokens_pending where product_id in (
    select p.product_id from catalogue.tokens_pending p
    join unnest(${ids}, ${pending.map(({ changes }) => changes)}::int[]) r(product_id, changes)
      on r.product_id = p.product_id and r.changes = p.changes
    order by p.product_id for update of p skip locked)`.execute(tx)
  return Number(numAffectedRows)
}

/** One of so many products counts as popular. */
const POPULAR_SHARE = 8

/** The tokens of popularity that the most popular eighth of the products have; none where they are fewer than `least`. */
export const findPopularTokens = async (db: Db, least: number): Promise<number[]> => {
  const { rows } = await sql<{ ids: number[] | null }>`
    with product as materialized (select popularity from catalogue.product_tokens),
    popular as (
      select popularity from product order by popularity desc
      offset (select count(*) / ${sql.lit(POPULAR_SHARE)} from product) limit 1)
    select array(select generate_series(
        (select catalogue.popularity_token(max(popularity)) from product), catalogue.popularity_token(popularity))) as ids
    from popular where (select count(*) / ${sql.lit(POPULAR_SHARE)} from product) >= ${least}`.execute(db)
  return rows[0]?.ids ?? []
}

/** How many products have tokens. */
export const countProductTokens = async (db: Db): Promise<number> => {
  const { rows } = await sql<{ products: number }>`
    select count(*)::int as products from catalogue.product_tokens`.execute(db)
  return rows[0]?.products ?? 0
}

/** Counts how many items have each token, or how many products where no item has it, and deletes tokens that none has. */
export const countTokens = async (db: Db): Promise<void> => {
  await sql`
    with of_items as (select t as id, count(*)::int as items from catalogue.item_tokens i, unnest(i.tokens) t group by t),
    of_products as (
      select t as id, count(*)::int as products from catalogue.product_tokens p, unnest(p.tokens) t group by t),
    counted as (
      select s.id, coalesce(i.items, p.products, 0) as items from catalogue.search_token s
      left join of_items i on i.id = s.id left join of_products p on p.id = s.id)
    update catalogue.search_token s set items = c.items from counted c where c.id = s.id and s.items <> c.items`.execute(
    db,
  )
  await sql`delete from catalogue.search_token where items = 0`.execute(db)
  await sql`analyze catalogue.search_token, catalogue.item_tokens, catalogue.product_tokens`.execute(db)
}

/** Attributes as queries name them. */
export const findAttributeNames = async (db: Db, phrases: Phrases): Promise<AttributeNames[]> => {
  const { rows } = await sql<{ code: string; name: Texts; unit: string | null; isNumber: boolean }>`
    select code, json_build_object('en', name_en, 'id', name_id) as name, unit, type = 'number' as "isNumber"
    from catalogue.attribute where not filter_only order by id`.execute(db)
  return rows.map(({ code, name, unit, isNumber }) => {
    const words = [name.en, name.id].map((text) =>
      scan(text).flatMap((piece) => (piece.kind === 'word' ? piece.word : [])),
    )
    const groups = words.flatMap((of) => findPhrases(of, phrases).flatMap((found) => found.groups))
    const ofWhole = words.flatMap((of) => phrases.get(of.join(' ')) ?? [])
    return { code, isNumber, unit: readUnit(unit), words, groups: [...new Set(groups)], ofWhole }
  })
}

/** An attribute with numbers: what it measures, and what brings its numbers to the base unit. */
export interface NumberAttribute {
  readonly id: number
  readonly code: string
  readonly dimension: string | undefined
  readonly factor: number
}

/** The attributes with numbers, in their order. */
export const findNumberAttributes = async (db: Db): Promise<NumberAttribute[]> => {
  const { rows } = await sql<{ id: number; code: string; unit: string | null }>`
    select id, code, unit from catalogue.attribute where type = 'number' and not filter_only order by position, id`.execute(
    db,
  )
  return rows.map(({ id, code, unit }) => {
    const read = readUnit(unit)
    return { id, code, dimension: read?.dimension, factor: read?.factor ?? 1 }
  })
}

const readUnit = (unit: string | null): Unit | undefined => {
  const [piece] = scan(`1 ${unit ?? ''}`)
  return piece?.kind === 'figure' ? piece.unit : undefined
}

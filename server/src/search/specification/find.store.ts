import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../../platform/index.ts'

/** A clause for the query: the ids of all its tokens, and those of each score. */
export interface TokenClause {
  readonly ids: readonly number[]
  readonly byScore: readonly { readonly score: number; readonly ids: readonly number[] }[]
  /** Of the attributes that the query names: who has one has to have one of `ofAttribute`. */
  readonly attributes?: readonly number[]
  readonly ofAttribute?: readonly number[]
  readonly between?: {
    readonly attributes: readonly { readonly id: number; readonly factor: number }[]
    /** Whether they are all attributes with numbers: too many to look up by. */
    readonly isAnywhere: boolean
    readonly low: number | undefined
    readonly high: number | undefined
  }
}

/** An item, or a product in a search by words alone, with its score. */
export interface FoundRow {
  readonly item_id: number | null
  readonly product_id: number
  readonly score: number
  /** How many items its product has. */
  readonly item_count: number
}

/** One search takes so many items at most, the most popular that fit; one more tells that there are others. */
export const MOST_FOUND = 2_000

/** Each score has a place of its own, so that searches with as many clauses are one prepared statement. */
const SCORES = [5, 4, 3, 2, 1] as const
/** Clauses are filled up to one of these numbers, for the same reason. */
const COUNTS = [1, 2, 4, 8, 16] as const
/** At most so many ranges of a query are used; each reads numbers of the whole catalogue. */
export const MOST_RANGES = 2
/** What a thing is called counts more than what its name says of it. */
const SCORE_OF_HEAD = 3
/** Of equals, one that has words and sizes beside each other as the query has them. */
const SCORE_OF_TOGETHER = 1

const has = (ids: readonly number[]): RawBuilder<boolean> => sql<boolean>`t.tokens && ${[...ids]}::int[]`

const buildScore = ({ byScore }: TokenClause) =>
  sql`case ${sql.join(
    SCORES.map(
      (score) =>
        sql`when ${has(byScore.flatMap((one) => (one.score === score ? one.ids : [])))} then ${sql.lit(score)}`,
    ),
    sql` `,
  )} else 0 end`

/**
 * What fulfils every clause, nearest first, then the most popular; `named` are tokens of which one has to be there,
 * unless there are none, and one of `heads` brings it forward. With a category only what is in it or below. Products are
 * looked for among those with a token of `popular` first.
 */
export const findByTokens = async (
  db: Db,
  clauses: readonly TokenClause[],
  forward: Forward,
  of: 'items' | 'products',
  categoryId?: number,
  popular: readonly number[] = [],
): Promise<FoundRow[]> => {
  // If the popular products are enough, the others come after all of them.
  if (of === 'products' && popular.length > 0) {
    const rows = await findRows(db, clauses, forward, of, categoryId, popular)
    if (rows.length > MOST_FOUND) return rows
  }
  return findRows(db, clauses, forward, of, categoryId)
}

const findRows = async (
  db: Db,
  clauses: readonly TokenClause[],
  { named, heads, together }: Forward,
  of: 'items' | 'products',
  categoryId: number | undefined,
  popular?: readonly number[],
): Promise<FoundRow[]> => {
  const conditions = [
    ...filledUp(clauses.filter(({ between }) => between === undefined)).map(
      ({ ids, attributes = [], ofAttribute = [] }) =>
        sql`${has(ids)} and (not ${has(attributes)} or ${has(ofAttribute)})`,
    ),
    ...clauses.flatMap(({ between }) => (between ? isBetween(between) : [])),
    sql`(cardinality(${[...named]}::int[]) = 0 or ${has(named)})`,
    ...(popular ? [has(popular)] : []),
  ]
  const scores = [
    ...filledUp(clauses).map(buildScore),
    sql`case when ${has(heads)} then ${sql.lit(SCORE_OF_HEAD)} else 0 end`,
    ...together.map((some) => sql`case when ${has(some)} then ${sql.lit(SCORE_OF_TOGETHER)} else 0 end`),
  ]
  const [table, id, columns, isActive] =
    of === 'items'
      ? [
          sql`catalogue.item_tokens`,
          sql`t.item_id`,
          sql`t.item_id, t.position`,
          sql`join catalogue.item i on i.id = c.id and i.active`,
        ]
      : [sql`catalogue.product_tokens`, sql`t.product_id`, sql`null::int as item_id, 0 as position`, sql``]
  const inCategory = categoryId === undefined ? sql`` : sql`and l.category_ids @> array[${categoryId}::int]`
  // All candidates are put in order by few columns; only the first of them are joined and scored.
  const { rows } = await sql<FoundRow>`
    select f.item_id, f.product_id, f.score, f.item_count from (
      select ${columns}, t.product_id, t.popularity, l.item_count, ${sql.join(scores, sql` + `)} as score
      from (
        select ${id} as id, t.product_id, t.popularity from ${table} t where ${sql.join(conditions, sql` and `)}
        order by t.popularity desc, t.product_id offset 0) c
      join catalogue.listing l on l.product_id = c.product_id ${inCategory} ${isActive}
      join ${table} t on ${id} = c.id
      order by c.popularity desc, c.product_id limit ${sql.lit(MOST_FOUND + 1)}) f
    order by f.score desc, f.popularity desc, f.product_id, f.position, f.item_id`.execute(db)
  return rows
}

/** How many listed products have one token of each clause, `MOST_FOUND` at most. */
export const countByTokens = async (db: Db, clauses: readonly (readonly number[])[]): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select from catalogue.product_tokens t join catalogue.listing l on l.product_id = t.product_id
      where ${sql.join(clauses.map(has), sql` and `)} limit ${sql.lit(MOST_FOUND)}) f`.execute(db)
  return rows[0]?.count ?? 0
}

/** What brings an item forward, as ids of tokens. */
interface Forward {
  readonly named: readonly number[]
  readonly heads: readonly number[]
  readonly together: readonly (readonly number[])[]
}

/** With clauses at the end that say nothing new. */
const filledUp = (clauses: readonly TokenClause[]): TokenClause[] => {
  const [first] = clauses
  if (!first) return []
  const count = COUNTS.find((one) => one >= clauses.length) ?? clauses.length
  const filler = { ids: first.ids, byScore: [] }
  return [...clauses, ...Array.from({ length: count - clauses.length }, () => filler)]
}

/**
 * The item's first attribute of the unit lies between two numbers: burst pressure does not answer for working pressure.
 * Items with such a number are looked up first, by the index of numbers, unless any attribute will do.
 */
const isBetween = ({ attributes, isAnywhere, low, high }: NonNullable<TokenClause['between']>) => {
  const ids = sql`${attributes.map(({ id }) => id)}::int[]`
  const factors = sql`${attributes.map(({ factor }) => factor)}::float8[]`
  const bounds = (bound: number) => sql`${attributes.map(({ factor }) => bound / factor)}::numeric[]`
  const looked = isAnywhere
    ? sql`true`
    : sql`t.item_id in (
      select x.item_id from unnest(${ids}, ${bounds(low ?? -Infinity)}, ${bounds(high ?? Infinity)}) u(id, low, high)
      join catalogue.item_number x on x.attribute_id = u.id and x.value between u.low and u.high)`
  return sql`${looked}
    and (select x.value * u.factor between ${low ?? -Infinity}::float8 and ${high ?? Infinity}::float8
      from unnest(${ids}, ${factors}) with ordinality u(id, factor, place)
      join catalogue.item_number x on x.item_id = t.item_id and x.attribute_id = u.id order by u.place limit 1)`
}

import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../../platform/index.ts'

/** A clause as it is asked: the ids of all its tokens, and those of each nearness. */
export interface AskedClause {
  readonly ids: readonly number[]
  readonly byScore: readonly { readonly score: number; readonly ids: readonly number[] }[]
  readonly between?: {
    readonly attributeIds: readonly number[]
    readonly factors: readonly number[]
    readonly low: number | undefined
    readonly high: number | undefined
  }
}

/** An item, or a product where words alone are asked for, with how near it is. */
export interface FoundRow {
  readonly item_id: number | null
  readonly product_id: number
  readonly score: number
  /** How many items its product has. */
  readonly item_count: number
}

/** One search takes so many items at most: the most popular that fit. */
export const MOST_FOUND = 2_000

/** Each score has a place of its own, so that searches with as many clauses are one prepared statement. */
const SCORES = [5, 4, 3, 2, 1] as const
/** What a thing is called counts more than what its name says of it. */
const SCORE_OF_HEAD = 3
/** Of equals, one that has words and sizes beside each other as the query has them. */
const SCORE_OF_TOGETHER = 1

const has = (ids: readonly number[]): RawBuilder<boolean> => sql<boolean>`t.tokens && ${[...ids]}::int[]`

const scoreOf = ({ byScore }: AskedClause) =>
  sql`case ${sql.join(
    SCORES.map(
      (score) =>
        sql`when ${has(byScore.flatMap((one) => (one.score === score ? one.ids : [])))} then ${sql.lit(score)}`,
    ),
    sql` `,
  )} else 0 end`

/**
 * What fulfils every clause, nearest first, then the most popular; `named` are tokens of which one has to be there,
 * one of `heads` brings it forward.
 */
export const findByTokens = async (
  db: Db,
  clauses: readonly AskedClause[],
  {
    named,
    heads,
    together,
  }: {
    readonly named: readonly number[] | undefined
    readonly heads: readonly number[]
    readonly together: readonly (readonly number[])[]
  },
  of: 'items' | 'products',
): Promise<FoundRow[]> => {
  const tokens = clauses.filter(({ between }) => between === undefined)
  const conditions = [
    ...tokens.map(({ ids }) => has(ids)),
    ...(named === undefined ? [] : [has(named)]),
    ...clauses.flatMap(({ between, ids }) => (between ? [sql`(${has(ids)} or ${isBetween(between)})`] : [])),
  ]
  const table = of === 'items' ? sql`catalogue.item_tokens` : sql`catalogue.product_tokens`
  const columns = of === 'items' ? sql`t.item_id, t.position` : sql`null::int as item_id, 0 as position`
  const { rows } = await sql<FoundRow>`
    select f.item_id, f.product_id, f.score, l.item_count from (
      select ${columns}, t.product_id, t.popularity,
        ${sql.join(clauses.map(scoreOf), sql` + `)}
          + case when ${has(heads)} then ${sql.lit(SCORE_OF_HEAD)} else 0 end
          + ${sql.join(
            together.map((some) => sql`case when ${has(some)} then ${sql.lit(SCORE_OF_TOGETHER)} else 0 end`),
            sql` + `,
          )} as score
      from ${table} t where ${sql.join(conditions, sql` and `)} limit ${sql.lit(MOST_FOUND)}) f
    join catalogue.listing l on l.product_id = f.product_id
    order by f.score desc, f.popularity desc, f.product_id, f.position, f.item_id`.execute(db)
  return rows
}

/** The item's first attribute of the unit lies between two numbers: burst pressure does not answer for working pressure. */
const isBetween = ({ attributeIds, factors, low, high }: NonNullable<AskedClause['between']>) => sql`(
  select x.value * u.factor between ${low ?? -Infinity}::float8 and ${high ?? Infinity}::float8
  from unnest(${attributeIds}::int[], ${factors}::float8[]) with ordinality u(id, factor, place)
  join catalogue.item_number x on x.item_id = t.item_id and x.attribute_id = u.id order by u.place limit 1)`

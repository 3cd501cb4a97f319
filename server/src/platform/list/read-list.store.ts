import { MOST_COUNTED, type ListDeclaration, type SortName } from '@pasok/contract'
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../database/database.ts'
import { readCursor, writeCursor, type Cursor, type Position } from './cursor.ts'
import { keywordPattern } from './keyword-pattern.ts'

type Condition = RawBuilder<unknown>

/** An expression that a keyword is searched in, with its own index. The pattern is lower case, for LIKE. */
export type KeywordPlace = (pattern: RawBuilder<string>) => Condition

/** A sort expression. It is never null. */
interface SortKey<State extends string> {
  readonly by: RawBuilder<unknown>
  readonly type: 'moment' | 'day' | 'number'
  /** Whether the order without '-' is descending. */
  readonly isDescending?: true
  /** Whether there are indexes (state, by, id) and (by, id), or ones that start with the company if every reader has one. */
  readonly hasStateIndex?: true
  /** States whose records come first in either direction. */
  readonly first?: readonly (readonly State[])[]
}

type StateOf<D extends ListDeclaration> = D['choices'] extends { readonly state: readonly (infer S)[] }
  ? S & string
  : never

/** How a list reads its table. Each condition is built only when the query needs it. */
export interface ListSource<D extends ListDeclaration> {
  readonly declaration: D
  /** The name of the list, unique among all lists. */
  readonly name: string
  /** The table and its alias. Joined columns are read later, by id. */
  readonly from: RawBuilder<unknown>
  readonly id: RawBuilder<number>
  readonly sorts: { readonly [N in SortName<D> & string]: SortKey<StateOf<D>> }
  readonly choices: {
    readonly [C in keyof D['choices']]: (values: readonly D['choices'][C][number][]) => Condition
  }
  /** The column of each range of days: a timestamp or a date. */
  readonly days: {
    readonly [N in D['days'][number]]: readonly [column: RawBuilder<unknown>, type: 'moment' | 'day']
  }
  /** The column that holds each id, or the condition for it. */
  readonly ids: { readonly [N in D['ids'][number]]: RawBuilder<unknown> | ((id: number) => Condition) }
  readonly keyword?: readonly KeywordPlace[]
  /** The column with an index for each of its values; 'state' by default. */
  readonly dividedBy?: string
  /** The condition for the records of a member or staff user, by id. */
  readonly mine?: (id: number) => Condition
}

/** The condition that a column has one of these values. A single value is compared by '=', so that the planner expects few rows. */
export const oneOf =
  (column: RawBuilder<unknown>) =>
  (values: readonly string[]): RawBuilder<unknown> =>
    values.length === 1 ? sql`${column} = ${values[0]}::text` : sql`${column} in (${sql.join(values)})`

/** The reader of a list; `where` hides what they may not see. */
export interface ListReader {
  /** The owner of the list, to whom its cursors are bound. */
  readonly name: string
  readonly where?: Condition
  /** The caller's id, for 'mine'. */
  readonly id?: number
}

/** The parsed query of a list. */
export interface ListInput {
  readonly page: number
  readonly per_page: number
  readonly cursor?: string | undefined
  readonly sort: string
  readonly mine?: string | undefined
  readonly keyword?: string | undefined
}

/** One page: its rows in order, and the fields of the response besides the records. */
export interface ListPage<R> {
  readonly rows: readonly R[]
  readonly window: {
    readonly total: number
    readonly is_total_exact: boolean
    readonly per_page: number
    readonly page?: number
    readonly next_cursor?: string
    readonly previous_cursor?: string
    readonly last_cursor?: string
  }
}

interface ListReading<R> {
  readonly reader: ListReader
  /** Reads rows by their ids, with joined columns. */
  readonly find: (ids: readonly number[]) => Promise<ReadonlyMap<number, R>>
}

interface FoundRow {
  readonly id: number
  readonly rank: number
  readonly key: number
}

/**
 * Reads one page of a list.
 *
 * Where only states filter it, each state is read in the order of its index, up to the rows that the page needs. With other
 * filters the count decides: up to MOST_COUNTED records are gathered by the filters' own indexes and sorted; of more, the
 * index of the order soon meets enough for a page.
 */
export const readList = async <D extends ListDeclaration, R>(
  db: Db,
  source: ListSource<D>,
  query: ListInput,
  { reader, find }: ListReading<R>,
): Promise<ListPage<R> | { readonly error: 'invalid_cursor' }> => {
  const purpose = buildPurpose(source.name, query, reader)
  const cursor = query.cursor === undefined ? undefined : readCursor(query.cursor, purpose)
  if (query.cursor !== undefined && !cursor) return { error: 'invalid_cursor' }
  const plan = planList(source, query, reader)
  const { counted, rows, hasNext, hasPrevious } = await withCustomPlans(db, (tx) =>
    readWindow(tx, plan, query, cursor),
  )
  const writeCursorFrom = (direction: Cursor['direction'], from: FoundRow | undefined) =>
    from && writeCursor({ direction, from }, purpose)
  const next = hasNext ? writeCursorFrom('next', rows.at(-1)) : undefined
  const previous = hasPrevious ? writeCursorFrom('previous', rows[0]) : undefined
  const found = await find(rows.map(({ id }) => id))
  return {
    rows: rows.flatMap(({ id }) => found.get(id) ?? []),
    window: {
      total: Math.min(counted, MOST_COUNTED),
      is_total_exact: counted <= MOST_COUNTED,
      per_page: query.per_page,
      ...(!cursor && { page: query.page }),
      ...(next !== undefined && {
        next_cursor: next,
        last_cursor: writeCursor({ direction: 'previous' }, purpose),
      }),
      ...(previous !== undefined && { previous_cursor: previous }),
    },
  }
}

/**
 * Runs statements with custom plans, because the number of records that match a keyword, a range of days or a company
 * decides which index is best. A generic plan assumes that every filter matches few records.
 */
const withCustomPlans = <T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> => {
  const run = async (tx: Db) => {
    await sql`set local plan_cache_mode = force_custom_plan`.execute(tx)
    return work(tx)
  }
  return db.isTransaction ? run(db) : db.transaction().execute(run)
}

/** Counts the records and finds those of one page, in order. */
const readWindow = async (tx: Db, plan: Plan, query: ListInput, cursor: Cursor | undefined) => {
  const readPage = async (at: Cursor | undefined, offset: number) => {
    const request = { at, offset, limit: query.per_page + 1 }
    const gathered = plan.isNarrowed ? await gatherPage(tx, plan, request) : undefined
    const isWhole = gathered !== undefined && gathered.counted <= MOST_COUNTED
    const counted = gathered?.counted ?? (await countList(tx, plan))
    const rows = isWhole ? gathered.rows : (await pageByIndex(plan, request).execute(tx)).rows
    return { counted, rows: rows.slice(0, query.per_page), hasMore: rows.length > query.per_page }
  }

  const isBackwards = cursor?.direction === 'previous'
  let { counted, rows, hasMore } = await readPage(cursor, cursor ? 0 : (query.page - 1) * query.per_page)
  // A previous page that is not full is the first page.
  const isFirst = isBackwards && !hasMore
  if (isFirst) ({ counted, rows, hasMore } = await readPage(undefined, 0))
  const isReversed = isBackwards && !isFirst
  if (isReversed) rows.reverse()
  return {
    counted,
    rows,
    hasNext: isReversed ? cursor.from !== undefined : hasMore,
    hasPrevious: isReversed ? hasMore : !isFirst && (cursor !== undefined || query.page > 1),
  }
}

/** The scope of a cursor: the list, its reader, and the query without its page. */
const buildPurpose = (name: string, query: ListInput, reader: ListReader): string => {
  const { page: _page, per_page: _size, cursor: _cursor, ...filters } = query
  const named = Object.entries(filters)
    .filter(([, value]) => value !== undefined)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
  return JSON.stringify([name, reader.name, named])
}

/** A list with the query of one request. */
interface Plan {
  readonly source: Pick<ListSource<ListDeclaration>, 'from' | 'id'>
  readonly sort: SortKey<string>
  readonly isDescending: boolean
  /** The states to read, and their condition; empty for a list that has no states. */
  readonly states: readonly string[]
  readonly stateIs: (states: readonly string[]) => Condition
  /** Whether `states` has every state. */
  readonly hasAllStates: boolean
  /** All conditions except those on states and the keyword. */
  readonly where: readonly Condition[]
  /** One condition for each expression that the keyword is searched in; none without a keyword. */
  readonly places: readonly Condition[]
  /** Whether it is filtered by more than states and reader, or its order has no index by state. */
  readonly isNarrowed: boolean
}

const planList = <D extends ListDeclaration>(
  source: ListSource<D>,
  query: ListInput,
  { where, id }: ListReader,
): Plan => {
  const { declaration } = source
  const parameters = query as unknown as Readonly<Record<string, unknown>>
  const values = (name: string) => parameters[name] as readonly string[] | undefined
  const sortName = query.sort.replace(/^-/, '') as SortName<D> & string
  const sort = source.sorts[sortName]
  const choices = source.choices as Readonly<Record<string, (values: readonly string[]) => Condition>>
  const divider = source.dividedBy ?? 'state'
  const all: readonly string[] = declaration.choices[divider] ?? []
  const states = values(divider) ?? all
  const filters: Condition[] = []
  for (const name of Object.keys(declaration.choices)) {
    const chosen = values(name)
    const condition = name !== divider && chosen && choices[name]?.(chosen)
    if (condition) filters.push(condition)
  }
  for (const name of declaration.days) {
    const [column, type] = source.days[name as D['days'][number]]
    const [from, to] = [parameters[`${name}_from`], parameters[`${name}_to`]] as (string | undefined)[]
    if (from !== undefined) filters.push(sql`${column} >= ${buildBeginning(from, type)}`)
    if (to !== undefined)
      filters.push(
        type === 'day'
          ? sql`${column} <= ${to}::date`
          : sql`${column} < ${buildBeginning(to, type)} + interval '1 day'`,
      )
  }
  for (const name of declaration.ids) {
    const value = parameters[name]
    const column = source.ids[name as D['ids'][number]]
    if (value !== undefined)
      filters.push(typeof column === 'function' ? column(value as number) : sql`${column} = ${value}::int`)
  }
  if (query.mine !== undefined && source.mine && id !== undefined) filters.push(source.mine(id))
  const keyword = query.keyword ?? ''
  const pattern = sql<string>`lower(${keywordPattern(keyword)}::text)`
  const places = keyword === '' ? [] : (source.keyword ?? []).map((place) => place(pattern))
  const hasAllStates = states.length === all.length
  return {
    source,
    sort,
    isDescending: query.sort.startsWith('-') !== (sort.isDescending ?? false),
    states,
    stateIs: (some) => choices[divider]?.(some) ?? sql`true`,
    hasAllStates,
    where: [...(where ? [where] : []), ...filters],
    places,
    isNarrowed:
      filters.length > 0 ||
      places.length > 0 ||
      (!sort.hasStateIndex && (!hasAllStates || sort.first !== undefined)),
  }
}

/** The start of a day in Jakarta, or the day itself. */
const buildBeginning = (day: string, type: 'moment' | 'day') =>
  type === 'day' ? sql`${day}::date` : sql`${`${day}T00:00:00+07:00`}::timestamptz`

const whereAll = (conditions: readonly Condition[]): RawBuilder<unknown> =>
  conditions.length === 0
    ? sql``
    : sql`where ${sql.join(
        conditions.map((one) => sql`(${one})`),
        sql` and `,
      )}`

const most = sql.lit(MOST_COUNTED + 1)

/** The states that a list is limited to; empty for all. */
const stateConditions = (plan: Plan): readonly Condition[] =>
  plan.hasAllStates ? [] : [plan.stateIs(plan.states)]

/** Counts the records of a list that is filtered only by states, up to one more than MOST_COUNTED. */
const countList = async (db: Db, plan: Plan): Promise<number> => {
  const { from } = plan.source
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select 1 from ${from} ${whereAll([...plan.where, ...stateConditions(plan)])} limit ${most}) counted`.execute(
    db,
  )
  return rows[0]?.count ?? 0
}

interface PageRequest {
  readonly at: Cursor | undefined
  readonly offset: number
  /** One more than a page shows: the extra row tells whether another page follows. */
  readonly limit: number
}

/** The sort and limit of a page; rows before a cursor are read in reverse. */
const resolveOrder = ({ sort, isDescending }: Plan, { at }: PageRequest) => {
  const isReversed = at?.direction === 'previous'
  const runsDown = isDescending !== isReversed
  const beyond = runsDown ? sql`<` : sql`>`
  return {
    from: at?.from,
    isReversed,
    way: runsDown ? sql`desc` : sql`asc`,
    rankWay: isReversed ? sql`desc` : sql`asc`,
    rankBeyond: isReversed ? sql`<` : sql`>`,
    /** Rows of the same rank after a position; `by` and `id` are its columns. */
    after: (position: Position, by: RawBuilder<unknown>, id: RawBuilder<unknown>) =>
      sql`(${by}, ${id}) ${beyond} (${keyValue(sort, position.key)}, ${position.id}::int)`,
  }
}

const selectColumns = ({ source, sort }: Plan, rank: RawBuilder<unknown>) =>
  sql`${source.id} as id, ${rank} as rank, ${sort.by} as key`

/**
 * One page of the filtered records, with their count. One statement gathers all of them by the filters' indexes, up to
 * one more than MOST_COUNTED; if there are that many, it returns no page, because they are not all.
 */
const gatherPage = async (
  db: Db,
  plan: Plan,
  request: PageRequest,
): Promise<{ readonly counted: number; readonly rows: readonly FoundRow[] }> => {
  const { source, sort, where, places } = plan
  const { from, way, rankWay, rankBeyond, after } = resolveOrder(plan, request)
  const rank = rankExpression(plan, rankedStates(plan))
  const selectRows = (place: readonly Condition[]) => sql`(
    select ${selectColumns(plan, rank)} from ${source.from}
    ${whereAll([...where, ...stateConditions(plan), ...place])} limit ${most})`
  const gathered = places.length === 0 ? [selectRows([])] : places.map((place) => selectRows([place]))
  const start = from
    ? sql`and (rank ${rankBeyond} ${from.rank}::int
        or (rank = ${from.rank}::int and ${after(from, sql`g.key`, sql`g.id`)}))`
    : sql``
  const { rows } = await sql<{ readonly counted: number } & (FoundRow | { readonly id: null })>`
    with gathered as materialized (
      select * from (${sql.join(gathered, sql` union `)}) each limit ${most}),
    found as (
      select * from gathered g where (select count(*) from gathered) < ${most} ${start}
      order by rank ${rankWay}, key ${way}, id ${way} limit ${request.limit}::int offset ${request.offset}::int)
    select counted, id, rank, ${wholeKey(sort)} as key
    from (select count(*)::int as counted from gathered) counted left join found on true
    order by rank ${rankWay}, found.key ${way}, id ${way}`.execute(db)
  return { counted: rows[0]?.counted ?? 0, rows: rows.flatMap((row) => (row.id === null ? [] : [row])) }
}

/** The statement of one page, which reads each state, or the whole list, in index order. */
const pageByIndex = (plan: Plan, request: PageRequest): RawBuilder<FoundRow> => {
  const { source, sort, where, places } = plan
  const { limit, offset } = request
  const { from, isReversed, way, rankWay, after } = resolveOrder(plan, request)
  const needed = sql`${limit + offset}::int`
  const place = places.length === 0 ? [] : [sql.join(places, sql` or `)]
  const branches = listBranches(plan, rankedStates(plan))
    .filter(({ rank }) => !from || (isReversed ? rank <= from.rank : rank >= from.rank))
    .map(({ rank, condition }) => {
      const start = from && from.rank === rank ? [after(from, sort.by, source.id)] : []
      return sql`(
        select ${selectColumns(plan, sql.lit(rank))} from ${source.from}
        ${whereAll([...where, ...condition, ...place, ...start])}
        order by ${sort.by} ${way}, ${source.id} ${way} limit ${needed})`
    })
  const none = sql`select ${selectColumns(plan, sql.lit(0))} from ${source.from} where false`
  return sql<FoundRow>`
    with found as materialized (${branches.length === 0 ? none : sql.join(branches, sql` union all `)})
    select id, rank, ${wholeKey(sort)} as key from found
    order by rank ${rankWay}, found.key ${way}, id ${way} limit ${limit}::int offset ${offset}::int`
}

/** The states of each rank in order; one rank if the order ranks none. */
const rankedStates = ({ sort, states }: Plan): readonly (readonly string[])[] => {
  if (!sort.first) return [states]
  const ranked = new Set(sort.first.flat())
  return [...sort.first, states.filter((state) => !ranked.has(state))].map((some) =>
    some.filter((state) => states.includes(state)),
  )
}

const rankExpression = ({ stateIs }: Plan, ranks: readonly (readonly string[])[]): RawBuilder<unknown> => {
  const cases = ranks.flatMap((states, rank) =>
    rank < ranks.length - 1 && states.length > 0 ? [sql`when ${stateIs(states)} then ${sql.lit(rank)}`] : [],
  )
  const last = sql.lit(ranks.length - 1)
  return cases.length === 0 ? last : sql`case ${sql.join(cases, sql` `)} else ${last} end`
}

/** The parts with an index of their own: each state, or the whole list if it has no states. */
const listBranches = (
  plan: Plan,
  ranks: readonly (readonly string[])[],
): { readonly rank: number; readonly condition: readonly Condition[] }[] => {
  const { sort, hasAllStates, stateIs, states } = plan
  if (hasAllStates && !sort.first) return [{ rank: 0, condition: [] }]
  if (!sort.hasStateIndex && !sort.first) return [{ rank: 0, condition: [stateIs(states)] }]
  return ranks.flatMap((some, rank) =>
    // Most records have the last rank, whose states together have an index on the key alone.
    hasAllStates && rank > 0 && rank === ranks.length - 1
      ? [{ rank, condition: [sql`(${stateIs(ranks.slice(0, -1).flat())}) is not true`] }]
      : some.map((state) => ({ rank, condition: [stateIs([state])] })),
  )
}

/** A sort key as an integer, which passes through JavaScript and a cursor unchanged. */
const wholeKey = ({ type }: SortKey<string>): RawBuilder<number> => {
  if (type === 'moment') return sql`(extract(epoch from found.key) * 1000000)::bigint`
  return type === 'day' ? sql`(found.key - date '1970-01-01')::bigint` : sql`found.key::bigint`
}

/** Days that PostgreSQL can add to 1970-01-01. */
const [FIRST_DAY, LAST_DAY] = [-2_000_000, 2_900_000]

/** The sort key that `wholeKey` wrote. */
const keyValue = ({ type }: SortKey<string>, key: number): RawBuilder<unknown> => {
  if (type === 'moment') return sql`(timestamptz 'epoch' + ${`${key} microseconds`}::interval)`
  return type === 'day'
    ? sql`(date '1970-01-01' + ${Math.max(FIRST_DAY, Math.min(LAST_DAY, key))}::int)`
    : sql`${key}::bigint`
}

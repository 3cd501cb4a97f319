import { searchStaff } from '@pasok/contract/endpoints'
import { sql } from 'kysely'
import { oneOf, readList, type ListInput, type ListSource } from '../../platform/list/read-list.store.ts'
import { inTransaction, type Db, type Row } from '../../platform/index.ts'
import { findTokens } from '../specification/tokens.store.ts'
import { readName } from './synonym.ts'

/** A group of other names: each finds what any other one names. */
export interface SynonymGroup extends Pick<
  Row<'catalogue.synonym_group'>,
  'id' | 'kind' | 'version' | 'updated_at'
> {
  /** In the normal form that texts are compared in, by the alphabet. */
  readonly names: readonly string[]
}

const groups = sql`
  select g.id, g.kind, g.version, g.updated_at,
    array(select s.term from catalogue.synonym s where s.group_id = g.id order by s.term) as names
  from catalogue.synonym_group g`

/** A group; undefined for an unknown id. */
export const findSynonymGroup = async (db: Db, id: number): Promise<SynonymGroup | undefined> => {
  const { rows } = await sql<SynonymGroup>`${groups} where g.id = ${id}`.execute(db)
  return rows[0]
}

/** All groups, standard ones first. */
export const findSynonymGroups = async (db: Db): Promise<SynonymGroup[]> => {
  const { rows } = await sql<SynonymGroup>`${groups} order by g.kind = 'standard' desc, g.id`.execute(db)
  return rows
}

const source: ListSource<typeof searchStaff.listSynonyms.list> = {
  declaration: searchStaff.listSynonyms.list,
  name: 'synonym groups',
  from: sql`catalogue.synonym_group g`,
  id: sql<number>`g.id`,
  sorts: { updated_at: { by: sql`g.updated_at`, type: 'moment' } },
  choices: { kind: oneOf(sql`g.kind`) },
  days: {},
  ids: {},
  keyword: [
    (pattern) =>
      sql`exists (select from catalogue.synonym s where s.group_id = g.id and ' ' || s.term like ${pattern})`,
  ],
}

/** One page of all groups. */
export const listSynonymGroups = (db: Db, query: ListInput) =>
  readList(db, source, query, {
    reader: { name: 'staff' },
    find: async (ids) => {
      const { rows } = await sql<SynonymGroup>`${groups} where g.id = any(${ids}::int[])`.execute(db)
      return new Map(rows.map((row) => [row.id, row]))
    },
  })

/** Names in the normal form that texts are compared in. */
export const normaliseNames = async (db: Db, names: readonly string[]): Promise<string[]> => {
  const { rows } = await sql<{ term: string }>`
    select catalogue.normalised(name) as term from unnest(${names}::text[]) with ordinality n(name, place)
    order by place`.execute(db)
  return rows.map(({ term }) => term)
}

/** Lets one change of groups run at a time, until the transaction ends; readers go on. */
export const lockSynonyms = async (tx: Db): Promise<void> => {
  await sql`lock table catalogue.synonym_group in share row exclusive mode`.execute(tx)
}

/** Adds a group of the shop's own; returns its id. */
export const insertSynonymGroup = async (tx: Db, terms: readonly string[], now: Date): Promise<number> => {
  const { rows } = await sql<{ id: number }>`
    insert into catalogue.synonym_group (kind, updated_at) values ('own', ${now}) returning id`.execute(tx)
  const id = rows[0]?.id ?? 0
  await insertTerms(tx, id, terms)
  return id
}

/** Replaces the names of a group. */
export const replaceSynonyms = async (
  tx: Db,
  { id, names }: Pick<SynonymGroup, 'id' | 'names'>,
  terms: readonly string[],
  now: Date,
): Promise<void> => {
  await queueNames(tx, names)
  await sql`delete from catalogue.synonym where group_id = ${id}`.execute(tx)
  await insertTerms(tx, id, terms)
  await sql`update catalogue.synonym_group set version = version + 1, updated_at = ${now} where id = ${id}`.execute(
    tx,
  )
}

/** Removes a group. */
export const deleteSynonymGroup = async (
  tx: Db,
  { id, names }: Pick<SynonymGroup, 'id' | 'names'>,
): Promise<void> => {
  await queueNames(tx, names)
  await sql`delete from catalogue.synonym_group where id = ${id}`.execute(tx)
}

const insertTerms = async (tx: Db, id: number, terms: readonly string[]): Promise<void> => {
  await sql`insert into catalogue.synonym (group_id, term) select ${id}, t from unnest(${terms}::text[]) t`.execute(
    tx,
  )
  await queueNames(tx, terms)
}

/** Has the tokens of products with these names written again, in the background. */
const queueNames = async (tx: Db, terms: readonly string[]): Promise<void> => {
  await sql`insert into catalogue.synonym_pending (term) select unnest(${terms}::text[])`.execute(tx)
}

/**
 * Queues the products that have a name whose group changed. Called while nobody else writes tokens, before other names
 * are read: a product that is written meanwhile would miss the change. Returns whether there were any.
 */
export const queueTokensOfNames = (db: Db): Promise<boolean> =>
  inTransaction(db, async (tx) => {
    const { rows } = await sql<Row<'catalogue.synonym_pending'>>`
      select id, term from catalogue.synonym_pending order by id`.execute(tx)
    if (rows.length === 0) return false
    const terms = [...new Set(rows.map(({ term }) => term))]
    const lists = terms.flatMap((term) => readName(term) ?? [])
    const ids = new Map(
      (await findTokens(tx, [...new Set(lists.flat())])).map(({ id, token }) => [token, id]),
    )
    const known = lists
      .map((list) => list.map((token) => ids.get(token) ?? 0))
      .filter((list) => !list.includes(0))
    const ofNames = terms.map((term) => ` ${term} `)
    await sql`
      with term as materialized (select t from unnest(${ofNames}::text[]) t),
      -- Each name is normalised once, whatever the number of changed names.
      brand as materialized (select id, ' ' || catalogue.normalised(name) || ' ' as name from catalogue.brand),
      category as materialized (
        select id, ' ' || catalogue.normalised(name_en || ' ' || name_id) || ' ' as name from catalogue.category)
      insert into catalogue.tokens_pending as p (product_id)
      select distinct product_id from (
        select t.product_id from unnest(${known.map((list) => `{${list.join(',')}}`)}::text[]) n(ids)
        cross join lateral (select i.product_id from catalogue.item_tokens i where i.tokens @> n.ids::int[]) t
        union all
        -- A code in the name of a category or a brand is no token.
        select l.product_id from catalogue.listing l
        where l.brand_id = any(array(select b.id from brand b, term n where position(n.t in b.name) > 0))
          or l.category_ids && array(select c.id from category c, term n where position(n.t in c.name) > 0)) q
      order by 1
      on conflict (product_id) do update set changes = p.changes + 1`.execute(tx)
    await sql`delete from catalogue.synonym_pending where id = any(${rows.map(({ id }) => id)}::bigint[])`.execute(
      tx,
    )
    return true
  })

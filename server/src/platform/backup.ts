import type { Database } from './database.ts'
import { copyData } from './embedded/data-folder.ts'

/** What a database holds, as far as a backup has to know. */
export interface Holding {
  /** Names of the migrations it was brought up to; none where it is no shop's. */
  readonly migrations: readonly string[]
  /** The schemas that are not PostgreSQL's own, nor an extension's. */
  readonly schemas: readonly string[]
  /** How many others are connected. An embedded database has no say in that: its folder is locked. */
  readonly others: number
}

const SCHEMAS = `
  select nspname as name from pg_namespace n
  where nspname !~ '^pg_' and nspname not in ('information_schema', 'public')
    and not exists (select from pg_extension e where e.extnamespace = n.oid)
  order by nspname`

const OTHERS = `
  select count(*)::int as n from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`

export const holdingOf = async ({ pool, kind }: Database): Promise<Holding> => {
  const books = await pool.query<{ there: boolean }>(
    `select to_regclass('platform.migration') is not null as there`,
  )
  const isShop = books.rows[0]?.there ?? false
  const names = isShop ? await pool.query<{ name: string }>('select name from platform.migration') : undefined
  const schemas = await pool.query<{ name: string }>(SCHEMAS)
  const others = kind === 'postgres' ? await pool.query<{ n: number }>(OTHERS) : undefined
  return {
    migrations: (names?.rows ?? []).map(({ name }) => name).toSorted(),
    schemas: schemas.rows.map(({ name }) => name),
    others: others?.rows[0]?.n ?? 0,
  }
}

/**
 * Copies an embedded database, while a shop runs on it as well: a transaction holds the one session, so that nobody
 * writes, and what the session has in its memory goes to the disk first. Whoever asks for something else waits.
 */
export const copyEmbedded = async ({ pool }: Database, folder: string, to: string): Promise<void> => {
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query('checkpoint')
    await copyData(folder, to)
  } finally {
    await client.query('rollback')
    client.release()
  }
}

/** What the planner goes by: a dump has no statistics. */
export const renewStatistics = async ({ pool }: Database): Promise<void> => {
  await pool.query('analyze')
}

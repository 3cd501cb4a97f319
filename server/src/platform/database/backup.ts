import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'
import type { Database } from './database.ts'
import { applyMigrations } from './migrate.ts'

/** The contents of a database that a backup needs to know. */
export interface Holding {
  /** Names of its applied migrations; none if it is not a shop's database. */
  readonly migrations: readonly string[]
  /** The schemas other than PostgreSQL's own and those of extensions. */
  readonly schemas: readonly string[]
  /** The number of other connections. */
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

export const readHolding = async ({ pool }: Database): Promise<Holding> => {
  const books = await pool.query<{ there: boolean }>(
    `select to_regclass('platform.migration') is not null as there`,
  )
  const isShop = books.rows[0]?.there ?? false
  const names = isShop ? await pool.query<{ name: string }>('select name from platform.migration') : undefined
  const schemas = await pool.query<{ name: string }>(SCHEMAS)
  const others = await pool.query<{ n: number }>(OTHERS)
  return {
    migrations: (names?.rows ?? []).map(({ name }) => name).toSorted(),
    schemas: schemas.rows.map(({ name }) => name),
    others: others.rows[0]?.n ?? 0,
  }
}

/** The job runner creates its own tables; its pending jobs are written as events. */
const JOBS = 'pgboss'
const CONTENTS = 'contents.json'

/** Names are quoted if necessary. */
interface Table {
  readonly name: string
  readonly columns: readonly string[]
}

interface Contents {
  readonly tables: readonly Table[]
  readonly sequences: readonly { readonly name: string; readonly value: number }[]
  readonly jobs: readonly WaitingJob[]
}

/** A job that has not completed. */
export interface WaitingJob {
  readonly queue: string
  readonly event: { readonly type: string }
  /** ISO 8601. */
  readonly startAfter: string
}

/** The applied migrations are not copied: the target database records its own. */
const TABLES = `
  select format('%I.%I', n.nspname, c.relname) as name,
    array_agg(quote_ident(a.attname) order by a.attnum) as columns
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
  where c.relkind = 'r' and n.nspname = any($1) and c.oid <> 'platform.migration'::regclass
  group by n.nspname, c.relname order by 1`

const SEQUENCES = `
  select format('%I.%I', schemaname, sequencename) as name, last_value as value
  from pg_sequences where schemaname = any($1) and last_value is not null order by 1`

const WAITING_JOBS = `
  select name as queue, data as event, start_after as "startAfter"
  from ${JOBS}.job where state < 'completed' order by created_on, id`

const FOREIGN_KEYS = `
  select conrelid::regclass::text as "table", quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
  from pg_constraint where contype = 'f' and conparentid = 0 and connamespace::regnamespace::text = any($1)
  order by 1, 2`

const joinFile = (folder: string, table: string): string => join(folder, `${table}.copy`)

/** Writes each table to a file in the folder, all from one snapshot. The shop can keep running. */
export const copyOut = async (
  { pool }: Database,
  schemas: readonly string[],
  folder: string,
): Promise<void> => {
  await mkdir(folder, { recursive: true })
  const own = schemas.filter((name) => name !== JOBS)
  const client = await pool.connect()
  try {
    await client.query('begin isolation level repeatable read read only')
    const { rows: tables } = await client.query<Table>(TABLES, [own])
    for (const { name, columns } of tables)
      await pipeline(
        client.query(copyTo(`copy ${name} (${columns.join(', ')}) to stdout`)),
        createWriteStream(joinFile(folder, name)),
      )
    const { rows: sequences } = await client.query<Contents['sequences'][number]>(SEQUENCES, [own])
    const { rows: jobs } = schemas.includes(JOBS)
      ? await client.query<WaitingJob>(WAITING_JOBS)
      : { rows: [] }
    await writeFile(join(folder, CONTENTS), JSON.stringify({ tables, sequences, jobs } satisfies Contents))
  } finally {
    await client.query('rollback')
    client.release()
  }
}

/**
 * Replaces the content of these schemas with what `copyOut` wrote, in one transaction. Migrates the empty database to
 * the backup's migrations first, and no further. Returns the pending jobs, which the caller must queue, and the tables
 * left out because no migration created them.
 */
export const copyIn = async (
  { pool }: Database,
  replaced: readonly string[],
  folder: string,
  migrations: { readonly folder: string; readonly names: readonly string[] },
): Promise<{ readonly jobs: readonly WaitingJob[]; readonly leftOut: readonly string[] }> => {
  const contents = JSON.parse(await readFile(join(folder, CONTENTS), 'utf8')) as Contents
  const leftOut: string[] = []
  const client = await pool.connect()
  try {
    await client.query('begin')
    for (const schema of replaced)
      await client.query(`drop schema ${client.escapeIdentifier(schema)} cascade`)
    await applyMigrations(client, migrations.folder, migrations.names)
    const tables: Table[] = []
    for (const table of contents.tables) {
      if (await exists(client, table.name)) tables.push(table)
      else leftOut.push(table.name)
    }
    await withoutChecks(client, tables, () => fill(client, tables, folder))
    for (const { name, value } of contents.sequences)
      if (await exists(client, name)) await client.query('select setval($1::regclass, $2)', [name, value])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
  // The planner needs statistics, which a backup does not contain.
  await pool.query('analyze')
  return { jobs: contents.jobs, leftOut }
}

const exists = async (client: pg.PoolClient, name: string): Promise<boolean> => {
  const { rows } = await client.query<{ there: boolean }>('select to_regclass($1) is not null as there', [
    name,
  ])
  return rows[0]?.there ?? false
}

/**
 * Runs work without foreign keys and triggers: rows load table by table, so references may come later, and derived rows
 * are in the backup.
 */
const withoutChecks = async (
  client: pg.PoolClient,
  tables: readonly Table[],
  work: () => Promise<void>,
): Promise<void> => {
  const schemas = [...new Set(tables.map(({ name }) => name.split('.', 1)[0] ?? ''))]
  const { rows: keys } = await client.query<{ table: string; name: string; definition: string }>(
    FOREIGN_KEYS,
    [schemas],
  )
  // A table whose triggers wait for the end of the transaction can't be altered.
  await client.query('set constraints all immediate')
  for (const { table, name } of keys) await client.query(`alter table ${table} drop constraint ${name}`)
  for (const { name } of tables) await client.query(`alter table ${name} disable trigger user`)
  await work()
  for (const { name } of tables) await client.query(`alter table ${name} enable trigger user`)
  for (const { table, name, definition } of keys)
    await client.query(`alter table ${table} add constraint ${name} ${definition}`)
}

const fill = async (client: pg.PoolClient, tables: readonly Table[], folder: string): Promise<void> => {
  // Migrations insert rows, too.
  if (tables.length > 0) await client.query(`truncate ${tables.map(({ name }) => name).join(', ')}`)
  for (const { name, columns } of tables)
    await pipeline(
      createReadStream(joinFile(folder, name)),
      client.query(copyFrom(`copy ${name} (${columns.join(', ')}) from stdin`)),
    )
}

import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'
import { advisoryLocks } from './advisory-locks.ts'
import type { Database } from './database.ts'
import type { DatabaseState } from '../http/health.ts'

const BOOKS = `
  create schema if not exists platform;
  create table if not exists platform.migration (
    name text primary key,
    sha256 text not null,
    applied_at timestamptz not null default now()
  )`

/** PostgreSQL checks the right to create a schema before it checks whether the schema exists. */
const openBooks = async (client: pg.PoolClient): Promise<void> => {
  const { rows } = await client.query<{ there: boolean }>(
    `select to_regclass('platform.migration') is not null as there`,
  )
  if (!rows[0]?.there) await client.query(BOOKS)
}

/**
 * Applies the folder's SQL files (`20261121T1200_module_what.sql`) in the order of their names, each in its own
 * transaction; returns the names of the applied files. Concurrent processes take turns, so each file runs once. Throws
 * if a file was edited after it was applied. If all are applied, a role that can only read and write rows is enough.
 * Needs the role 'batch'.
 */
export const migrate = async (database: Database, folder: string): Promise<string[]> => {
  const names = await namesIn(folder)
  const client = await database.pool.connect()
  try {
    await locked(client, () => openBooks(client))
    // Most starts find no new file; one statement finds that out without a lock for each file.
    const landed = await readLanded(client)
    const applied: string[] = []
    for (const name of names) {
      const sql = await readFile(join(folder, name), 'utf8')
      if (hasLanded(landed, name, sql)) continue
      if (await locked(client, () => applyOnce(client, name, sql))) applied.push(name)
    }
    return applied
  } finally {
    client.release()
  }
}

/**
 * Applies these files in the caller's transaction to a database without migrations. Throws the error of the first that
 * fails.
 */
export const applyMigrations = async (
  client: pg.PoolClient,
  folder: string,
  names: readonly string[],
): Promise<void> => {
  await openBooks(client)
  for (const name of names) await applyOnce(client, name, await readFile(join(folder, name), 'utf8'))
}

/** How the database compares to the folder's files. Does not throw for a database error: see `readiness`. */
export const databaseState = async (database: Database, folder: string): Promise<DatabaseState> => {
  const names = await namesIn(folder)
  try {
    const { rows } = await database.pool.query<{ name: string }>('select name from platform.migration')
    const applied = new Set(rows.map(({ name }) => name))
    return { unapplied: names.filter((name) => !applied.has(name)) }
  } catch (error) {
    return isUndefinedTable(error) ? { unapplied: names } : 'unreachable'
  }
}

const isUndefinedTable = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '42P01'

const namesIn = async (folder: string): Promise<string[]> =>
  (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted()

const locked = async <T>(client: pg.PoolClient, work: () => Promise<T>): Promise<T> => {
  await client.query('begin')
  try {
    await client.query('select pg_advisory_xact_lock($1)', [advisoryLocks.migrate])
    const result = await work()
    await client.query('commit')
    return result
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}

const hashMigration = (sql: string): string => createHash('sha256').update(sql).digest('hex')

/** The digests of the applied files by name. */
type Landed = ReadonlyMap<string, string>

const readLanded = async (client: pg.PoolClient): Promise<Landed> => {
  const { rows } = await client.query<{ name: string; sha256: string }>(
    'select name, sha256 from platform.migration',
  )
  return new Map(rows.map(({ name, sha256 }) => [name, sha256]))
}

/** Whether a file was applied. Throws if it was edited since. */
const hasLanded = (landed: Landed, name: string, sql: string): boolean => {
  const digest = landed.get(name)
  if (digest !== undefined && digest !== hashMigration(sql))
    throw new Error(`${name} was edited after it landed; a change is a new file`)
  return digest !== undefined
}

const applyOnce = async (client: pg.PoolClient, name: string, sql: string): Promise<boolean> => {
  if (hasLanded(await readLanded(client), name, sql)) return false
  try {
    await client.query(sql)
  } catch (error) {
    throw new Error(`${name} failed: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    })
  }
  await client.query('insert into platform.migration (name, sha256) values ($1, $2)', [
    name,
    hashMigration(sql),
  ])
  return true
}

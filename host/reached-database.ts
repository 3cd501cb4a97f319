import { join } from 'node:path'
import { openDatabase, type Database, type DatabaseOptions } from '@pasok/server'
import { UnusableEnvironment, type Env } from './environment/env.ts'

/** Opens the shop's database, as it is. Throws UnusableEnvironment where there is none to be had. */
export const reachedDatabase = (
  { databaseUrl, varDir }: Pick<Env, 'databaseUrl' | 'varDir'>,
  options: DatabaseOptions = { role: 'batch' },
): Promise<Database> =>
  databaseUrl === undefined
    ? reach('VAR_DIR', join(varDir, 'database'), options)
    : reach('DATABASE_URL', databaseUrl, options)

/** The same for the guests' database; undefined if that is the shop's. */
export const reachedGuestDatabase = async ({
  guestDatabaseUrl,
}: Pick<Env, 'guestDatabaseUrl'>): Promise<Database | undefined> =>
  guestDatabaseUrl === undefined ? undefined : reach('GUEST_DATABASE_URL', guestDatabaseUrl, {})

const reach = async (variable: string, url: string, options: DatabaseOptions): Promise<Database> => {
  let database: Database | undefined
  try {
    database = await openDatabase(url, options)
    await database.pool.query('select 1')
    return database
  } catch (error) {
    await database?.close()
    throw new UnusableEnvironment([`${variable}: the database can't be opened: ${formatReason(error)}`])
  }
}

/** A name that stands for several addresses fails with an error for each, and no message of its own. */
const formatReason = (error: unknown): string => {
  const one: unknown = error instanceof AggregateError ? error.errors[0] : error
  return one instanceof Error ? one.message : String(one)
}

import { join } from 'node:path'
import { runExclusively, installJobs, migrate, type Database } from './platform/index.ts'

/** The folder of the database's migrations. */
export const migrations = join(import.meta.dirname, 'migrations')

/**
 * Brings a database up to this version, the job runner's schema too, then does `rest`, which is given the names of the
 * migrations that were applied. Processes that start at once take turns for all of it. Wants the role 'batch'.
 */
export const prepareDatabase = <T>(
  database: Database,
  rest: (applied: readonly string[]) => Promise<T>,
): Promise<T> =>
  runExclusively(database, async () => {
    const applied = await migrate(database, migrations)
    await installJobs(database)
    return rest(applied)
  })

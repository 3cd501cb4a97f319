import { afterAll, describe, onTestFinished, TestRunner } from 'vitest'
import { openDatabase } from '../platform/index.ts'
import type { Database, DatabaseOptions } from '../platform/index.ts'
import { freshDatabase } from './fresh-database.ts'

/**
 * A migrated database of its own, with the role 'batch' unless another is asked for, so that a busy machine fails
 * no test. Opened in a test it is closed after that test; opened in `beforeAll`, after the last one.
 */
export type Open = (options?: DatabaseOptions) => Promise<Database>

/** Tests of what a store or an endpoint does on the database. */
export const onDatabase = (name: string, tests: (open: Open) => void): void => {
  describe(name, () => {
    const closers: (() => Promise<void>)[] = []
    afterAll(async () => {
      for (const close of closers.toReversed()) await close()
    })

    tests(async (options) => {
      const fresh = await freshDatabase()
      const database = await openDatabase(fresh.url, { role: 'batch', ...options })
      const close = async () => {
        await database.close()
        await fresh.drop()
      }
      if (TestRunner.getCurrentTest()) onTestFinished(close)
      else closers.push(close)
      return database
    })
  })
}

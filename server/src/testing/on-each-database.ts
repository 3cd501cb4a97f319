import { afterAll, describe, onTestFinished, TestRunner } from 'vitest'
import { openDatabase } from '../platform/index.ts'
import type { Database, DatabaseOptions } from '../platform/index.ts'
import { freshDatabase } from './fresh-database.ts'
import type { Kind } from './fresh-database.ts'

/**
 * A migrated database of its own, with the role 'batch' unless another is asked for, so that a busy machine fails
 * no test. Opened in a test it is closed after that test; opened in `beforeAll`, after the last one.
 */
export type Open = (options?: DatabaseOptions) => Promise<Database>

/** Runs the same tests on both kinds of database: what a store promises, it promises on both. */
export const onEachDatabase = (name: string, tests: (open: Open, kind: Kind) => void): void => {
  describe.each<Kind>(['embedded', 'postgres'])(`${name} (%s)`, (kind) => {
    const kept: (() => Promise<void>)[] = []
    afterAll(async () => {
      for (const close of kept.toReversed()) await close()
    })

    tests(async (options) => {
      const fresh = await freshDatabase(kind, 'migrated')
      const database = await openDatabase(fresh.url, { role: 'batch', ...options })
      const close = async () => {
        await database.close()
        await fresh.drop()
      }
      if (TestRunner.getCurrentTest()) onTestFinished(close)
      else kept.push(close)
      return database
    }, kind)
  })
}

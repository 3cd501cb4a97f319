import { afterAll, beforeAll } from 'vitest'
import { openDatabase, type Db } from '../platform/index.ts'
import { freshDatabase } from './fresh-database.ts'

/** A migrated database on the PostgreSQL server for a whole test file, where the kind of database is not the matter. */
export const postgresForAll = (): { readonly db: Db } => {
  let close = async () => {}
  let db: Db | undefined
  beforeAll(async () => {
    const fresh = await freshDatabase()
    const database = await openDatabase(fresh.url, { role: 'batch' })
    db = database.db
    close = async () => {
      await database.close()
      await fresh.drop()
    }
  })
  afterAll(() => close())
  return {
    get db() {
      if (!db) throw new Error('the database is opened before the first test')
      return db
    },
  }
}

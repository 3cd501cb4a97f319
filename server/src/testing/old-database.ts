import { copyFile, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished } from 'vitest'
import { migrate, openDatabase, type Db } from '../platform/index.ts'
import { freshDatabase } from './fresh-database.ts'
import { migrations } from '../prepare-database.ts'

/** A database as it was before a migration, and the rest of its way. */
export interface OldDatabase {
  readonly db: Db
  /** An address that `openDatabase` takes. */
  readonly url: string
  /** Runs that migration and all that came after it. */
  upgrade(): Promise<void>
}

/** A database as it was before the migration of this file, until the test is over. */
export const oldDatabase = async (first: string): Promise<OldDatabase> => {
  const { url, drop } = await freshDatabase('empty')
  const database = await openDatabase(url, { role: 'batch' })
  const folder = await mkdtemp(join(tmpdir(), 'pasok-test-'))
  onTestFinished(async () => {
    await database.close()
    await drop()
    await rm(folder, { recursive: true })
  })
  const migrateThose = async (isWanted: (name: string) => boolean) => {
    for (const name of (await readdir(migrations)).filter(isWanted))
      await copyFile(join(migrations, name), join(folder, name))
    return migrate(database, folder)
  }
  await migrateThose((name) => name < first)
  return {
    db: database.db,
    url,
    upgrade: async () => {
      expect((await migrateThose((name) => name >= first))[0]).toBe(first)
    },
  }
}

import { join } from 'node:path'
import {
  migrate,
  migrations,
  openDatabase,
  openJobs,
  openWorkers,
  reactions,
  type Database,
  type Event,
  type Jobs,
  type Storage,
  type Workers,
} from '@pasok/server'
import type { Env } from './env.ts'
import { openFiles } from './open-files.ts'

/** What a command needs of the shop that it works on. */
interface ShopParts {
  readonly db: Database['db']
  readonly storage: Storage
  readonly workers: Workers
  readonly announce: Jobs<Event>['announce']
}

/**
 * Opens what a command works on (migrating the database), and lets go of all of it afterwards, whatever happened. Jobs
 * are announced only: a running shop does them, or the next one that starts.
 */
export const withShop = async <T>(env: Env, work: (parts: ShopParts) => Promise<T>): Promise<T> => {
  const database = await openDatabase(env.databaseUrl ?? join(env.varDir, 'database'), { role: 'batch' })
  const workers = openWorkers()
  let jobs: Jobs<Event> | undefined
  try {
    await migrate(database, migrations)
    const storage = openFiles(env)
    const { db } = database
    const opened = await openJobs<Event>(database, reactions({ db, storage, workers }), { work: false })
    jobs = opened
    return await work({ db, storage, workers, announce: opened.announce })
  } finally {
    await jobs?.stop()
    await workers.close()
    await database.close()
  }
}

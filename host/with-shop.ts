import {
  emailDelivery,
  mailServer,
  openEmails,
  openJobs,
  openWorkers,
  prepareDatabase,
  reactions,
  type Database,
  type Event,
  type Jobs,
  type Storage,
  type Workers,
} from '@pasok/server'
import type { Env } from './environment/env.ts'
import { readSettings } from './environment/read-settings.ts'
import { openFiles } from './open-files.ts'
import { reachedDatabase } from './reached-database.ts'

/** What a command needs of the shop that it works on. */
export interface ShopParts {
  readonly db: Database['db']
  readonly storage: Storage
  readonly workers: Workers
  readonly announce: Jobs<Event>['announce']
}

/**
 * Opens what a command works on (migrating the database), and lets go of all of it afterwards, whatever happened. Jobs
 * are announced only: a running shop does them, or the next one that starts. Throws UnusableEnvironment where there is
 * no database to be had.
 */
export const withShop = async <T>(env: Env, work: (parts: ShopParts) => Promise<T>): Promise<T> => {
  const database = await reachedDatabase(env)
  const workers = openWorkers()
  let jobs: Jobs<Event> | undefined
  try {
    const opened = await prepareDatabase(database, () => openShopJobs(env, database, workers))
    jobs = opened
    return await work({ db: database.db, storage: openFiles(env), workers, announce: opened.announce })
  } finally {
    await jobs?.stop()
    await workers.close()
    await database.close()
  }
}

/** The shop's background jobs for who announces them and does none. */
export const openShopJobs = async (env: Env, database: Database, workers: Workers): Promise<Jobs<Event>> => {
  const { db } = database
  const deliverEmail = emailDelivery({ db, handOver: env.mail && mailServer(env.mail) })
  const settings = await readSettings(env.shopConfig)
  const sendEmail = openEmails({ shop: settings, origin: env.publicUrl })
  const announce = async () => {
    throw new Error('who does no jobs announces nothing that follows from them')
  }
  const parts = {
    db,
    storage: openFiles(env),
    workers,
    lateWorkers: workers,
    deliverEmail,
    sendEmail,
    settings,
    announce,
  }
  return openJobs<Event>(database, reactions(parts), { work: false })
}

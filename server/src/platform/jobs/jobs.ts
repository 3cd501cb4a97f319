import { fromKysely } from 'pg-boss'
import type { JobWithMetadata, PgBoss } from 'pg-boss'
import type { WaitingJob } from '../database/backup.ts'
import type { Database, Db } from '../database/database.ts'
import { log } from '../log.ts'
import { jobRunnerOn } from './install-jobs.ts'

/** An event that a module announces: plain data with a type, stored as JSON until the reaction has run. */
interface AnyEvent {
  readonly type: string
}

export interface JobContext {
  /** The same for every attempt, so that reactions with external effects can detect a repetition. */
  readonly id: string
  /** Starts at 1. */
  readonly attempt: number
  /** Whether this is the last attempt. */
  readonly last: boolean
  /** Aborted when the job exceeds its time or the process stops. */
  readonly signal: AbortSignal
}

/** The retry delays of a failed job: `firstSeconds`, doubled each time up to `mostSeconds`. */
export interface Retry {
  readonly retries: number
  readonly firstSeconds: number
  readonly mostSeconds: number
  /** The time limit of an attempt; if its process has ended, the job is retried after that. */
  readonly workSeconds: number
}

/** A reaction to an event: runs in the background, in its own queue, and is retried if it throws. */
export interface Reaction<Event> {
  /** Unique among all reactions: letters, digits, `_`, `-`, `.` and `/`. Renaming it abandons its pending jobs. */
  readonly queue: string
  /** By default about an hour in total. */
  readonly retry?: Retry
  /** Jobs with a higher number run first; of equal ones, the oldest. 0 by default. */
  readonly priority?: (event: Event) => number
  /** The number of concurrent jobs in a process: 1 by default, more if they wait for another system. */
  readonly concurrency?: number
  readonly work: (event: Event, context: JobContext) => Promise<void>
}

/** The reactions to every type of event. */
export type Reactions<Events extends AnyEvent> = {
  readonly [Type in Events['type']]: readonly Reaction<Extract<Events, { type: Type }>>[]
}

/** A scheduled job: runs once for all processes, never concurrently, and is retried if it throws. */
export interface Schedule {
  /** Named like a reaction's queue, and unique among them as well. */
  readonly queue: string
  /**
   * A cron expression of five fields, in Jakarta time. If runs were missed while no process was running, the next start
   * runs the job once.
   */
  readonly cron: string
  /** Returns how many rows or files it changed, for the log. */
  readonly work: () => Promise<number | undefined>
}

export interface JobOptions {
  /** Whether this process runs jobs, or only announces events. */
  readonly work: boolean
  /** All schedules. Those of an earlier version that are not listed are removed when a process starts to run jobs. */
  readonly schedules?: readonly Schedule[]
}

export interface Jobs<Events extends AnyEvent> {
  /**
   * Queues one job for each reaction to the event, in the caller's transaction: they run if and when it commits. A
   * reaction runs at least once, in no particular order, and not before `startAfter`.
   */
  announce(tx: Db, event: Events, startAfter?: Date): Promise<void>
  /** Queues the pending jobs of a backup, except those of removed reactions and of schedules, which run again on time. */
  queueAgain(jobs: readonly WaitingJob[]): Promise<void>
  /** Waits up to ten seconds for running jobs; an interrupted job runs again elsewhere. */
  stop(): Promise<void>
}

/** About an hour in total: 2 s, 4 s, 8 s … up to 15 minutes apart. */
const RETRY: Retry = { retries: 12, firstSeconds: 2, mostSeconds: 900, workSeconds: 900 }

/**
 * Opens the job runner on schema `pgboss`, which `installJobs` has created. With `work: false` this process only
 * announces events. The caller closes the database, after `stop`; it needs the role 'batch'.
 */
export const openJobs = async <Events extends AnyEvent>(
  database: Database,
  reactions: Reactions<Events>,
  { work, schedules = [] }: JobOptions = { work: true },
): Promise<Jobs<Events>> => {
  const all = Object.values<readonly Reaction<never>[]>(reactions).flat()
  const queues = [...all, ...schedules].map(({ queue }) => queue)
  if (new Set(queues).size < queues.length)
    throw new Error('Two reactions or schedules share a queue, so each would get half of its jobs')

  const boss = jobRunnerOn(database, { work })
  await boss.start()
  const there = new Set((await boss.getQueues()).map(({ name }) => name))
  for (const { queue } of all) if (!there.has(queue)) await boss.createQueue(queue)
  if (work) {
    for (const reaction of all) await startWork(boss, reaction)
    await startSchedules(boss, schedules)
  }

  return {
    announce: async (tx, event, startAfter) => {
      const following: readonly Reaction<never>[] = reactions[event.type as Events['type']]
      for (const reaction of following)
        await boss.send(reaction.queue, event, {
          ...toQueueOptions(reaction.retry),
          priority: reaction.priority?.(event as never) ?? 0,
          ...(startAfter && { startAfter }),
          db: fromKysely(tx),
        })
    },
    queueAgain: async (jobs) => {
      for (const { queue, event, startAfter } of jobs) {
        const reaction = all.find((one) => one.queue === queue)
        if (reaction)
          await boss.send(queue, event, {
            ...toQueueOptions(reaction.retry),
            priority: reaction.priority?.(event as never) ?? 0,
            startAfter,
          })
      }
    },
    stop: () => boss.stop({ graceful: true, timeout: 10_000 }),
  }
}

const toQueueOptions = ({ retries, firstSeconds, mostSeconds, workSeconds }: Retry = RETRY) => ({
  retryLimit: retries,
  retryDelay: firstSeconds,
  retryBackoff: true,
  retryDelayMax: mostSeconds,
  expireInSeconds: workSeconds,
})

/** Starts the schedules, and removes those that are no longer listed. */
const startSchedules = async (boss: PgBoss, schedules: readonly Schedule[]): Promise<void> => {
  for (const { queue, cron, work } of schedules) {
    // 'exclusive': at most one job that is pending, running or being retried, even if the next run is due.
    await boss.createQueue(queue, { policy: 'exclusive' })
    await boss.schedule(queue, cron, null, { tz: 'Asia/Jakarta', missed: 'once', ...toQueueOptions() })
    const run = async () => {
      const changed = await work()
      if (changed) log.info({ queue, changed }, 'a schedule ran')
    }
    await startWork(boss, { queue, work: run })
  }
  const listed = new Set(schedules.map(({ queue }) => queue))
  for (const { name, key } of await boss.getSchedules())
    if (!listed.has(name)) await boss.unschedule(name, key)
}

const startWork = async (boss: PgBoss, reaction: Reaction<never>): Promise<void> => {
  const run = async (job: JobWithMetadata<never>): Promise<void> => {
    const last = job.retryCount >= job.retryLimit
    const context = { id: job.id, attempt: job.retryCount + 1, last, signal: job.signal }
    try {
      await reaction.work(job.data, context)
    } catch (err) {
      log.error({ err, queue: job.name, job: job.id, attempt: context.attempt, last }, 'a job failed')
      throw err
    }
  }
  const options = { includeMetadata: true, batchSize: 1, pollingIntervalSeconds: 1 } as const
  for (let workers = 0; workers < (reaction.concurrency ?? 1); workers++) {
    const worker = await boss.work(reaction.queue, options, async (jobs: JobWithMetadata<never>[]) => {
      try {
        for (const job of jobs) await run(job)
      } finally {
        // The next pending job is fetched at once; the interval applies only if there is none.
        boss.notifyWorker(worker)
      }
    })
  }
}

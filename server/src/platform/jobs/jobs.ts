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
  /** The same in every attempt, so that a reaction with effects outside can recognise a repetition. */
  readonly id: string
  /** 1 for the first. */
  readonly attempt: number
  /** Whether this is the last attempt. */
  readonly last: boolean
  /** Aborted when the job has run for too long or the process stops. */
  readonly signal: AbortSignal
}

/** How often a failed job is tried again: after `firstSeconds`, twice that … at most `mostSeconds` later. */
export interface Retry {
  readonly retries: number
  readonly firstSeconds: number
  readonly mostSeconds: number
  /** How long one attempt may take; one whose process ended is tried again after that. */
  readonly workSeconds: number
}

/** A reaction to an event: runs in the background, in its own queue, and is retried if it throws. */
export interface Reaction<Event> {
  /** Unique among all reactions, letters, digits, `_`, `-`, `.` and `/`. Renamed, its waiting jobs stay behind. */
  readonly queue: string
  /** About an hour in all by default. */
  readonly retry?: Retry
  /** Jobs of a higher number go first; among equals, the oldest one. 0 by default. */
  readonly priority?: (event: Event) => number
  /** How many of its jobs a process runs at once; 1 by default, more if they wait for another system. */
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
  /** A cron expression of five fields, in Jakarta's time. Runs missed while no process ran are made up for by one run at the next start. */
  readonly cron: string
  /** Returns how many rows or files it changed, for the log. */
  readonly work: () => Promise<number | undefined>
}

export interface JobOptions {
  /** Whether this process runs jobs, or only announces events. */
  readonly work: boolean
  /** All schedules: those of an earlier version that are not in the list end when a process starts to work. */
  readonly schedules?: readonly Schedule[]
}

export interface Jobs<Events extends AnyEvent> {
  /**
   * Queues one job for each reaction to the event, in the caller's transaction: they run if and when it commits.
   * A reaction runs at least once, in no promised order; with `startAfter` not before.
   */
  announce(tx: Db, event: Events, startAfter?: Date): Promise<void>
  /**
   * Queues the jobs that a backup found waiting. Those of a reaction that is no more are left out, and those of schedules,
   * which come again by the clock.
   */
  queueAgain(jobs: readonly WaitingJob[]): Promise<void>
  /** Waits for the jobs at work, ten seconds at most; one that is cut off runs again elsewhere. */
  stop(): Promise<void>
}

/** About an hour in all: 2 s, 4 s, 8 s … up to 15 minutes apart. */
const RETRY: Retry = { retries: 12, firstSeconds: 2, mostSeconds: 900, workSeconds: 900 }

/**
 * Opens the job runner on schema `pgboss`, which `installJobs` made. With `work: false` this process only announces.
 * The database stays the caller's to close, after `stop`; it wants the role 'batch'.
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

/** Starts the schedules, and ends those that are no longer listed. */
const startSchedules = async (boss: PgBoss, schedules: readonly Schedule[]): Promise<void> => {
  for (const { queue, cron, work } of schedules) {
    // 'exclusive': one job that waits, runs or is tried again, whatever comes due meanwhile.
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
        // The next one that waits is fetched at once; only where none waits is the interval slept.
        boss.notifyWorker(worker)
      }
    })
  }
}

import { beforeAll, expect, it, onTestFinished, vi } from 'vitest'
import { onDatabase } from '../../testing/index.ts'
import { log, openJobs } from '../index.ts'
import type { Database, Reactions, Schedule } from '../index.ts'
import { jobRunnerOn } from './install-jobs.ts'

type News =
  | { readonly type: 'stock_counted'; readonly sku: string; readonly onHand: number }
  | { readonly type: 'price_changed'; readonly sku: string }
  | { readonly type: 'nothing_follows' }

const nothing: Reactions<News> = { stock_counted: [], price_changed: [], nothing_follows: [] }

const start = async (database: Database, reactions: Partial<Reactions<News>>, work = true) => {
  const jobs = await openJobs<News>(database, { ...nothing, ...reactions }, { work })
  onTestFinished(jobs.stop)
  return jobs
}

const COUNTED = { type: 'stock_counted', sku: 'BLT-M8', onHand: 40 } as const
const SOON = { timeout: 20_000 }

/** Waits until a queue's job has failed, and has it tried again at once instead of a while later. */
const tryAgainNow = ({ pool }: Database, queue: string) =>
  vi.waitFor(async () => {
    const tried = "update pgboss.job set start_after = now() where name = $1 and state = 'retry'"
    expect((await pool.query(tried, [queue])).rowCount).toBe(1)
  }, SOON)

onDatabase('jobs', (open) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
  })

  it('run every reaction to an event that was committed', async () => {
    const [reorder, reindex, other] = [vi.fn(async () => {}), vi.fn(async () => {}), vi.fn(async () => {})]
    const jobs = await start(database, {
      stock_counted: [
        { queue: 'reorder', work: reorder },
        { queue: 'reindex', work: reindex },
      ],
      price_changed: [{ queue: 'reprice', work: other }],
    })
    await database.db.transaction().execute((tx) => jobs.announce(tx, COUNTED))
    const context = { id: expect.any(String), attempt: 1, last: false, signal: expect.any(AbortSignal) }
    await vi.waitFor(() => {
      expect(reorder).toHaveBeenCalledExactlyOnceWith(COUNTED, context)
      expect(reindex).toHaveBeenCalledExactlyOnceWith(COUNTED, context)
    }, SOON)
    expect(other).not.toHaveBeenCalled()
  })

  it('leave nothing of an event whose transaction rolled back', async () => {
    const work = vi.fn(async () => {})
    const jobs = await start(database, { stock_counted: [{ queue: 'rolled-back', work }] })
    const changing = database.db.transaction().execute(async (tx) => {
      await jobs.announce(tx, { ...COUNTED, sku: 'never' })
      throw new Error('refused')
    })
    await expect(changing).rejects.toThrow('refused')
    expect((await database.pool.query("select 1 from pgboss.job where name = 'rolled-back'")).rows).toEqual(
      [],
    )
    await database.db.transaction().execute((tx) => jobs.announce(tx, COUNTED))
    await vi.waitFor(() => expect(work).toHaveBeenCalledOnce(), SOON)
    expect(work).toHaveBeenCalledWith(COUNTED, expect.anything())
  })

  it('are tried again after a failure, which the log tells', async () => {
    const error = vi.spyOn(log, 'error').mockImplementation(() => {})
    const attempts: number[] = []
    const jobs = await start(database, {
      stock_counted: [
        {
          queue: 'retried',
          work: async (_event, { attempt }) => {
            attempts.push(attempt)
            if (attempt === 1) throw new Error('the supplier is closed')
          },
        },
      ],
    })
    await database.db.transaction().execute((tx) => jobs.announce(tx, COUNTED))
    await tryAgainNow(database, 'retried')
    await vi.waitFor(() => expect(attempts).toEqual([1, 2]), SOON)
    expect(error).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({
        err: expect.objectContaining({ message: 'the supplier is closed' }),
        queue: 'retried',
        attempt: 1,
        last: false,
      }),
      'a job failed',
    )
  })

  it('are tried as often as their reaction allows, which knows when it is the last time', async () => {
    vi.spyOn(log, 'error').mockImplementation(() => {})
    const tried: [attempt: number, last: boolean][] = []
    const jobs = await start(database, {
      stock_counted: [
        {
          queue: 'impatient',
          retry: { retries: 1, firstSeconds: 1, mostSeconds: 1, workSeconds: 60 },
          work: async (_event, { attempt, last }) => {
            tried.push([attempt, last])
            throw new Error('the supplier is closed')
          },
        },
      ],
    })
    await database.db.transaction().execute((tx) => jobs.announce(tx, COUNTED))
    const state = async () =>
      (await database.pool.query("select state, expire_seconds from pgboss.job where name = 'impatient'"))
        .rows
    await vi.waitFor(
      async () => expect(await state()).toEqual([{ state: 'failed', expire_seconds: 60 }]),
      SOON,
    )
    expect(tried).toEqual([
      [1, false],
      [2, true],
    ])
  })

  it('that wait are done in the order of their priority, and of their time', async () => {
    const done: number[] = []
    const reactions = {
      stock_counted: [
        {
          queue: 'ranked',
          priority: ({ onHand }: { readonly onHand: number }) => -onHand,
          work: async ({ onHand }: { readonly onHand: number }) => void done.push(onHand),
        },
      ],
    }
    const announcing = await start(database, reactions, false)
    for (const onHand of [2, 1, 0, 1, 0])
      await database.db.transaction().execute((tx) => announcing.announce(tx, { ...COUNTED, onHand }))
    await start(database, reactions)
    await vi.waitFor(() => expect(done).toEqual([0, 0, 1, 1, 2]), SOON)
  })

  it('that wait are done one right after the other', async () => {
    const begun: number[] = []
    const work = async () => void begun.push(performance.now())
    const reactions = { stock_counted: [{ queue: 'waiting', work }] }
    const announcing = await start(database, reactions, false)
    await database.db.transaction().execute(async (tx) => {
      for (let job = 0; job < 8; job++) await announcing.announce(tx, COUNTED)
    })
    // Beside them three jobs of a worker that waits for its next look into the queue after each.
    const looked: number[] = []
    const runner = jobRunnerOn(database, { work: false })
    await runner.start()
    onTestFinished(() => runner.stop({ graceful: false }))
    await runner.createQueue('looking')
    for (let job = 0; job < 3; job++) await runner.send('looking')
    await start(database, reactions)
    await runner.work(
      'looking',
      { pollingIntervalSeconds: 1 },
      async () => void looked.push(performance.now()),
    )
    await vi.waitFor(() => expect([begun.length, looked.length]).toEqual([8, 3]), SOON)
    const measureSpan = (times: readonly number[]) => (times.at(-1) ?? 0) - (times[0] ?? 0)
    expect(measureSpan(begun)).toBeLessThan(measureSpan(looked))
  })

  it('run several at once where their reaction says so, and none twice', async () => {
    const begun: string[] = []
    const allBegun = Promise.withResolvers<void>()
    const work = async (_: News, { id }: { readonly id: string }) => {
      if (begun.push(id) === 4) allBegun.resolve()
      await allBegun.promise
    }
    const reactions = { stock_counted: [{ queue: 'hanging', concurrency: 4, work }] }
    const jobs = await start(database, reactions)
    await database.db.transaction().execute(async (tx) => {
      for (let job = 0; job < 4; job++) await jobs.announce(tx, COUNTED)
    })
    const states = async () =>
      (await database.pool.query("select distinct state from pgboss.job where name = 'hanging'")).rows
    await vi.waitFor(async () => expect(await states()).toEqual([{ state: 'completed' }]), SOON)
    expect(new Set(begun).size).toBe(4)
    expect(begun).toHaveLength(4)
  })

  it('wait for a process that works, when announced by one that does not', async () => {
    const work = vi.fn(async () => {})
    const reactions = { stock_counted: [{ queue: 'imported', work }] }
    const importing = await start(database, reactions, false)
    await database.db.transaction().execute((tx) => importing.announce(tx, COUNTED))
    await importing.stop()
    expect(work).not.toHaveBeenCalled()
    await start(database, reactions)
    await vi.waitFor(() => expect(work).toHaveBeenCalledOnce(), SOON)
  })

  it('are none for an event that nothing follows from', async () => {
    const jobs = await start(database, {})
    const count = () =>
      database.pool.query("select count(*) from pgboss.job where name not like '\\_\\_pgboss%'")
    const before = await count()
    await database.db.transaction().execute((tx) => jobs.announce(tx, { type: 'nothing_follows' }))
    expect((await count()).rows).toEqual(before.rows)
  })

  it('need a queue for each reaction', async () => {
    const shared = { queue: 'same', work: async () => {} }
    await expect(start(database, { stock_counted: [shared], price_changed: [shared] })).rejects.toThrow(
      'share a queue',
    )
  })
})

onDatabase('schedules', (open) => {
  const NIGHTLY = '0 2 * * *'
  const nightly = (queue: string, work: Schedule['work']): Schedule => ({ queue, cron: NIGHTLY, work })
  const startSchedules = async (database: Database, schedules: readonly Schedule[], work = true) => {
    const jobs = await openJobs<News>(database, nothing, { work, schedules })
    onTestFinished(jobs.stop)
    return jobs
  }
  /** Has the shop have stood still for two days: the last look at the clock was before them. */
  const stopForTwoDays = async ({ pool }: Database) => {
    await pool.query("update pgboss.version set cron_on = now() - interval '2 days'")
    await pool.query("update pgboss.schedule set created_on = now() - interval '3 days'")
  }
  const readScheduled = async ({ pool }: Database) =>
    (await pool.query('select name, cron, timezone from pgboss.schedule order by 1')).rows
  const listJobs = async ({ pool }: Database, queue: string) =>
    (await pool.query('select state from pgboss.job where name = $1', [queue])).rows

  it('are looked at by the clock of Jakarta, and end when they are listed no more', async () => {
    const database = await open()
    const none = async () => 0
    const first = await startSchedules(database, [nightly('renew', none), nightly('remind', none)])
    expect(await readScheduled(database)).toEqual([
      { name: 'remind', cron: NIGHTLY, timezone: 'Asia/Jakarta' },
      { name: 'renew', cron: NIGHTLY, timezone: 'Asia/Jakarta' },
    ])
    await first.stop()
    // A process that does no jobs has no say.
    await startSchedules(database, [], false)
    expect(await readScheduled(database)).toHaveLength(2)
    await startSchedules(database, [nightly('remind', none)])
    expect(await readScheduled(database)).toMatchObject([{ name: 'remind' }])
  })

  it('are made up for after a long stop, once for two processes that start', async () => {
    const database = await open()
    const work = vi.fn(async () => 0)
    await (await startSchedules(database, [nightly('renew', work)])).stop()
    expect(work).not.toHaveBeenCalled()
    await stopForTwoDays(database)
    await Promise.all([1, 2].map(() => startSchedules(database, [nightly('renew', work)])))
    await vi.waitFor(
      async () => expect(await listJobs(database, 'renew')).toEqual([{ state: 'completed' }]),
      SOON,
    )
    expect(work).toHaveBeenCalledOnce()
  })

  it('are tried again after a failure, which the log tells, by another process if theirs stops', async () => {
    const error = vi.spyOn(log, 'error').mockImplementation(() => {})
    const database = await open()
    const fail = vi.fn(() => Promise.reject(new Error('the supplier is closed')))
    await (await startSchedules(database, [nightly('renew', fail)])).stop()
    await stopForTwoDays(database)
    const first = await startSchedules(database, [nightly('renew', fail)])
    await tryAgainNow(database, 'renew')
    await first.stop()
    expect(error).toHaveBeenCalledWith(
      expect.objectContaining({ queue: 'renew', attempt: 1 }),
      'a job failed',
    )
    const work = vi.fn(async () => 0)
    await startSchedules(database, [nightly('renew', work)])
    await vi.waitFor(
      async () => expect(await listJobs(database, 'renew')).toEqual([{ state: 'completed' }]),
      SOON,
    )
    expect(work).toHaveBeenCalledOnce()
  })

  it('wait once at most, and are not queued again by a restored backup', async () => {
    const database = await open()
    await (await startSchedules(database, [nightly('renew', async () => 0)])).stop()
    const jobs = await startSchedules(database, [nightly('renew', async () => 0)], false)
    const event = { type: 'renew' }
    await jobs.queueAgain([{ queue: 'renew', event, startAfter: new Date().toISOString() }])
    expect(await listJobs(database, 'renew')).toEqual([])
  })

  it('need a queue of their own', async () => {
    const [one, other] = [nightly('same', async () => 0), nightly('same', async () => 0)]
    await expect(startSchedules(await open(), [one, other])).rejects.toThrow('share a queue')
  })
})

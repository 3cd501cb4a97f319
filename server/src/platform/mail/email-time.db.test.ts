import { sql } from 'kysely'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { settings } from '../../testing/ask-api.ts'
import { onDatabase } from '../../testing/index.ts'
import { openJobs, type Database } from '../index.ts'
import { emailDelivery } from './deliver-email.ts'
import { lockEmailTimes } from './email-time.store.ts'
import { waitingEmailsQuery } from './email.store.ts'
import type { Email } from './email.ts'
import { openEmails, type EmailWritten } from './send-email.ts'

const NOON = new Date('2026-11-22T05:00:00Z')
const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const head = { shop: settings, origin: 'https://shop.test' }

const plainEmailTo = (to: string): Email => ({
  kind: 'test.link',
  to,
  language: 'en',
  subject: 'Please confirm',
  body: [{ paragraph: 'Good day' }],
})
const emailTo = (to: string, network = '192.0.2.1'): Email => ({
  ...plainEmailTo(to),
  causedBy: { network, purpose: 'registration' },
})
const accountEmailTo = (to: string): Email => ({
  ...plainEmailTo(to),
  kind: 'test.account',
  causedBy: { network: '192.0.2.1', purpose: 'account' },
})
const resetEmailTo = (to: string): Email => ({
  ...plainEmailTo(to),
  kind: 'test.reset',
  causedBy: { network: '192.0.2.1', purpose: 'account', isReset: true },
})

onDatabase('e-mails that anybody can cause', (open) => {
  let database: Database
  let clock: Date
  beforeEach(async () => {
    database = await open()
    clock = NOON
  })

  const openDesk = (announce?: Parameters<typeof openEmails>[0]['announce']) => {
    const send = openEmails({ ...head, announce, now: () => clock })
    return async (message: Email) =>
      (await database.db.transaction().execute((tx) => send(tx, message))) ?? clock
  }
  const minutesAfterNoon = (at: Date) => (at.getTime() - NOON.getTime()) / MINUTE_MS

  it('go to an address twice in any hour, and the others later, none of them lost', async () => {
    const send = openDesk()
    const due: number[] = []
    for (let at = 0; at < 20; at++) {
      clock = new Date(NOON.getTime() + at * MINUTE_MS)
      due.push(minutesAfterNoon(await send(emailTo(at % 2 ? 'sri@toko.test' : 'SRI@toko.test'))))
    }
    expect(due.slice(0, 6)).toEqual([0, 1, 60, 61, 120, 121])
    for (const at of due)
      expect(due.filter((other) => other >= at && other < at + 60).length).toBeLessThanOrEqual(2)
    const { rows } = await database.pool.query<{ due_at: Date }>(
      'select due_at from platform.email order by 1',
    )
    expect(rows.map(({ due_at }) => minutesAfterNoon(due_at))).toEqual(due)
    // Another address has its own places.
    expect(await send(emailTo('wati@toko.test'))).toEqual(clock)
  })

  it('wait in a queue of twenty, of which the last gives way to a newer one', async () => {
    const announced = vi.fn(async () => {})
    const send = openDesk(announced)
    for (let at = 0; at < 100; at++) await send({ ...emailTo('sri@toko.test'), subject: `Number ${at}` })
    const { rows } = await database.pool.query<{ subject: string; due_at: Date }>(
      'select subject, due_at from platform.email order by due_at, written_at',
    )
    expect(rows).toHaveLength(22)
    expect(rows.slice(-2).map(({ subject }) => subject)).toEqual(['Number 20', 'Number 99'])
    expect(minutesAfterNoon(rows.at(-1)?.due_at ?? NOON)).toBe(10 * 60)
    expect(announced).toHaveBeenCalledTimes(22)
  })

  it('for a new password go twice in an hour, too, and one waits, which has the text of the last', async () => {
    const send = openDesk()
    for (let at = 0; at < 9; at++) await send(emailTo('sri@toko.test'))
    const due: number[] = []
    for (let at = 0; at < 5; at++)
      due.push(minutesAfterNoon(await send({ ...resetEmailTo('sri@toko.test'), subject: `Number ${at}` })))
    expect(due).toEqual([0, 0, 60, 60, 60])
    const { rows } = await database.pool.query<{ subject: string }>(
      `select subject from platform.email where kind = 'test.reset' order by due_at, subject`,
    )
    expect(rows.map(({ subject }) => subject)).toEqual(['Number 0', 'Number 1', 'Number 4'])
  })

  it('about an account go once in an hour, and never in the place of a new password', async () => {
    const send = openDesk()
    for (let at = 0; at < 180; at += 10) {
      clock = new Date(NOON.getTime() + at * MINUTE_MS)
      await send(accountEmailTo('sri@toko.test'))
      if (at % 60 === 50) expect(await send(resetEmailTo('sri@toko.test'))).toEqual(clock)
    }
    const { rows } = await database.pool.query<{ due_at: Date }>(
      `select due_at from platform.email where kind = 'test.account' order by due_at`,
    )
    expect(rows.map(({ due_at }) => minutesAfterNoon(due_at))).toEqual([0, 60, 120, 180])
  })

  describe('and that wait keep what a newer one says', () => {
    const readSubjects = async () =>
      (
        await database.pool.query<{ subject: string }>('select subject from platform.email order by subject')
      ).rows.map(({ subject }) => subject)
    const untilOneWaits = () =>
      expect
        .poll(
          async () =>
            (
              await database.pool.query(
                `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
              )
            ).rowCount,
        )
        .toBe(1)
    const number = (at: number) => ({ ...resetEmailTo('sri@toko.test'), subject: `Number ${at}` })
    /** Two that go at once and one that waits for an hour. */
    const threeResets = async (send: ReturnType<typeof openDesk>) => {
      for (const at of [0, 1, 2]) await send(number(at))
    }

    it('where the waiting one is due before the address is free', async () => {
      const send = openDesk()
      await threeResets(send)
      let newer: Promise<Date> | undefined
      await database.db.transaction().execute(async (tx) => {
        await lockEmailTimes(tx, 'sri@toko.test')
        newer = send(number(3))
        await untilOneWaits()
        clock = new Date(NOON.getTime() + HOUR_MS)
      })
      expect(await newer).toEqual(clock)
      expect(await readSubjects()).toEqual(['Number 0', 'Number 1', 'Number 2', 'Number 3'])
    })

    it('where the waiting one is sent and deleted before it is rewritten', async () => {
      const send = openDesk()
      await threeResets(send)
      let newer: Promise<Date> | undefined
      await database.db.transaction().execute(async (tx) => {
        await sql`delete from platform.email where subject = 'Number 2'`.execute(tx)
        newer = send(number(3))
        await untilOneWaits()
      })
      await newer
      expect(await readSubjects()).toEqual(['Number 0', 'Number 1', 'Number 3'])
    })

    it('where it is delivered while a transaction rewrites it', async () => {
      const send = openEmails({ ...head, announce: async () => {}, now: () => clock })
      await threeResets(openDesk(async () => {}))
      const { rows } = await database.pool.query<{ id: string }>(
        `select id from platform.email where subject = 'Number 2'`,
      )
      const handedOver: string[] = []
      const deliver = emailDelivery({
        db: database.db,
        handOver: async ({ subject }) => void handedOver.push(subject),
      })
      let delivered: Promise<void> | undefined
      await database.db.transaction().execute(async (tx) => {
        await send(tx, number(3))
        delivered = deliver(rows[0]?.id ?? '', { attempt: 1, last: false })
        await untilOneWaits()
      })
      await delivered
      expect(handedOver).toEqual(['Number 3'])
      expect(await readSubjects()).toEqual(['Number 0', 'Number 1'])
    })

    it('where its delivery has begun, though the clock of this process is behind', async () => {
      const send = openDesk(async () => {})
      await threeResets(send)
      const { rows } = await database.pool.query<{ id: string }>(
        `update platform.email set written_at = $1 where subject = 'Number 2' returning id`,
        [NOON],
      )
      await emailDelivery({
        db: database.db,
        handOver: async () => {
          await send(number(3))
        },
      })(rows[0]?.id ?? '', { attempt: 1, last: false })
      expect(await readSubjects()).toEqual(['Number 0', 'Number 1', 'Number 3'])
    })
  })

  it('are found by an index, whatever else is stored', async () => {
    await database.db.transaction().execute(async (tx) => {
      await sql`set local enable_seqscan = off`.execute(tx)
      const { rows } = await sql<{ 'QUERY PLAN': string }>`
        explain ${waitingEmailsQuery('sri@toko.test', 'account', NOON)}`.execute(tx)
      expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('email_waiting')
    })
  })

  it('are five in an hour in all', async () => {
    const send = openDesk()
    const due: number[] = []
    for (let at = 0; at < 30; at++) {
      due.push(minutesAfterNoon(await send(emailTo('sri@toko.test', `198.51.${at}.7`))))
      due.push(minutesAfterNoon(await send((at % 2 ? resetEmailTo : accountEmailTo)('sri@toko.test'))))
    }
    const { rows } = await database.pool.query<{ due_at: Date }>('select due_at from platform.email')
    const minutes = rows.map(({ due_at }) => minutesAfterNoon(due_at))
    expect(minutes.filter((at) => at === 0)).toHaveLength(5)
    for (const at of minutes)
      expect(minutes.filter((other) => other >= at && other < at + 60).length).toBeLessThanOrEqual(5)
  })

  it('at once again when an hour has passed', async () => {
    const send = openDesk()
    for (let at = 0; at < 2; at++) await send(emailTo('sri@toko.test'))
    clock = new Date(NOON.getTime() + HOUR_MS)
    expect(await send(emailTo('sri@toko.test'))).toEqual(clock)
  })

  it('the first of a network at once, also where others have e-mails sent to the address', async () => {
    const send = openDesk()
    for (let at = 0; at < 6; at++) await send(emailTo('sri@toko.test'))
    const own = () => send(emailTo('sri@toko.test', '198.51.100.1'))
    expect(await own()).toEqual(NOON)
    expect(minutesAfterNoon(await own())).toBe(3 * 60)
    // One such place an hour: three in all.
    const others = ['203.0.113.1', '203.0.113.2'].map((causedBy) => emailTo('sri@toko.test', causedBy))
    for (const [at, message] of others.entries())
      expect(minutesAfterNoon(await send(message))).toBe((at + 1) * 60)
    clock = new Date(NOON.getTime() + 50 * HOUR_MS)
    for (let at = 0; at < 2; at++) await send(emailTo('sri@toko.test'))
    expect(await own()).toEqual(clock)
    const { rows } = await database.pool.query(
      'select from platform.email_time where at <= $1::timestamptz - interval $$1 day$$',
      [clock],
    )
    expect(rows).toEqual([])
  })

  it('stay stored for thirty days from when they go, not from when they were written', async () => {
    const send = openDesk()
    for (let at = 0; at < 3; at++) await send(emailTo('sri@toko.test'))
    await database.pool.query(
      `update platform.email set written_at = now() - interval '31 days', due_at = case
        when due_at > '2026-11-22T05:30Z' then now() - interval '1 day' else now() - interval '31 days' end`,
    )
    await send(emailTo('wati@toko.test'))
    const { rows } = await database.pool.query('select recipient from platform.email order by 1')
    expect(rows).toEqual([{ recipient: 'sri@toko.test' }, { recipient: 'wati@toko.test' }])
  })

  it('also where they are written at the same moment', async () => {
    const send = openDesk()
    const due = await Promise.all(Array.from({ length: 12 }, () => send(emailTo('sri@toko.test'))))
    expect(due.map(minutesAfterNoon).toSorted((a, b) => a - b)).toEqual([
      0, 0, 60, 60, 120, 120, 180, 180, 240, 240, 300, 300,
    ])
  })

  it('and others are never delayed, nor counted', async () => {
    const send = openDesk()
    for (let at = 0; at < 7; at++) expect(await send(plainEmailTo('sri@toko.test'))).toEqual(NOON)
    expect(await send(emailTo('sri@toko.test'))).toEqual(NOON)
  })

  it('and one that was not committed takes no place', async () => {
    const send = openEmails({ ...head, now: () => clock })
    for (let at = 0; at < 6; at++)
      await database.db
        .transaction()
        .execute(async (tx) => {
          await send(tx, emailTo('sri@toko.test'))
          throw new Error('undone')
        })
        .catch(() => {})
    expect(await openDesk()(emailTo('sri@toko.test'))).toEqual(NOON)
  })

  it('wait for their time in the job runner', async () => {
    const sent = vi.fn(async () => {})
    const jobs = await openJobs<EmailWritten>(database, {
      email_written: [{ queue: 'platform.deliver-letter', work: sent }],
    })
    onTestFinished(jobs.stop)
    clock = new Date()
    const send = openDesk((tx, event, startAfter) => jobs.announce(tx, event, startAfter))
    for (let at = 0; at < 4; at++) await send(emailTo('sri@toko.test'))
    await vi.waitFor(() => expect(sent).toHaveBeenCalledTimes(2), { timeout: 20_000 })
    const { rows } = await database.pool.query<{ seconds: number }>(
      `select extract(epoch from start_after - now())::int as seconds from pgboss.job
       where name = 'platform.deliver-letter' and state = 'created'`,
    )
    expect(rows).toHaveLength(2)
    for (const { seconds } of rows) {
      expect(seconds).toBeGreaterThan(3_500)
      expect(seconds).toBeLessThanOrEqual(3_600)
    }
  })
})

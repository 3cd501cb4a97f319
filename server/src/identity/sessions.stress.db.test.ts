import type { Tokens } from '@pasok/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openDatabase, type Database } from '../platform/index.ts'
import { openApi } from '../testing/ask-api.ts'
import { freshDatabase } from '../testing/fresh-database.ts'
import { addPerson, addWaiting, PASSWORD } from '../testing/people-fixture.ts'
import { insertVerification, makeMember } from './registration.store.ts'
import { hashToken, newToken } from './secret-token.ts'
import { deleteEnded, type Holder } from './sessions/session.store.ts'
import { openSessions } from './sessions/sessions.ts'

const HERE = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' }
const NEW = 'gudang tua dekat rel kereta'

let fresh: Awaited<ReturnType<typeof freshDatabase>>
let database: Database
beforeAll(async () => {
  fresh = await freshDatabase()
  database = await openDatabase(fresh.url)
})
afterAll(async () => {
  await database.close()
  await fresh.drop()
})

let clock: Date
let api: ReturnType<typeof openApi>
let people = 0
beforeEach(() => {
  clock = new Date('2026-11-22T08:00:00Z')
  api = openApi({ db: database.db, now: () => clock })
})

/** A session with all tokens ever issued for it. */
interface OpenSession {
  readonly kind: 'browser' | 'bearer'
  /** Cookies or access tokens. */
  readonly opening: string[]
  readonly refreshing: string[]
}

const carrying = ({ kind, opening }: OpenSession, token = opening[0]): Record<string, string> =>
  kind === 'browser' ? { cookie: `pasok_session=${token}` } : { authorization: `Bearer ${token}` }
const send = async (method: string, path: string, headers: Record<string, string>, body?: object) =>
  api.app.fetch(
    new Request(`http://shop.test/api${path}`, {
      method,
      headers: { ...HERE, ...headers },
      ...(body && { body: JSON.stringify(body) }),
    }),
  )

/** Refreshes with a token of a session; the new tokens are added to the session's. */
const refresh = async (session: OpenSession, token = session.refreshing.at(-1)) => {
  const response = await send('POST', '/auth/refresh', { authorization: `Bearer ${token}` })
  if (response.status === 200) {
    const { data } = (await response.json()) as { data: Tokens }
    session.opening.push(data.access_token)
    session.refreshing.push(data.refresh_token)
  }
  return response.status
}
const isAlive = async (session: OpenSession): Promise<boolean> => {
  for (const token of session.opening)
    if ((await send('GET', '/v2/user/profile', carrying(session, token))).status === 200) return true
  for (const token of session.refreshing)
    if ((await send('POST', '/auth/refresh', { authorization: `Bearer ${token}` })).status === 200)
      return true
  return false
}

/** Pseudo-random numbers from 0 to 1, the same for the same seed. */
const numbers = (seed: number) => {
  let last = seed
  return () => {
    last = (Math.imul(last, 1_664_525) + 1_013_904_223) >>> 0
    return last / 2 ** 32
  }
}

const BROWSERS = 3
const BEARERS = 5

/** Sessions of programs, each with a refresh token that was used half a minute ago. */
const openAllSessions = async (holder: Holder): Promise<OpenSession[]> => {
  const sessions = openSessions(database.db, 'a secret of the tests')
  const opened: OpenSession[] = []
  for (let at = 0; at < BROWSERS; at++)
    opened.push({
      kind: 'browser',
      opening: [await sessions.beginInBrowser(database.db, holder, 'browser', clock)],
      refreshing: [],
    })
  for (let at = 0; at < BEARERS; at++) {
    const pair = await sessions.beginWithTokens(database.db, holder, 'program', clock)
    opened.push({ kind: 'bearer', opening: [pair.access_token], refreshing: [pair.refresh_token] })
  }
  for (const session of opened) if (session.kind === 'bearer') expect(await refresh(session)).toBe(200)
  clock = new Date(clock.getTime() + 31_000)
  return opened
}

const newEmail = () => `orang-${++people}@uji.test`
const openMember = async (companyId?: number) => {
  const email = newEmail()
  const { memberId } = await addPerson(database.db, { email, ...(companyId !== undefined && { companyId }) })
  return { email, memberId, held: await openAllSessions(memberId) }
}

describe('a member’s sessions in PostgreSQL, with concurrent changes', () => {
  it.each(Array.from({ length: 12 }, (_, seed) => seed + 1))(
    'cause no failure, and none stays open that was ended (order %i)',
    async (seed) => {
      const { email, held: opened } = await openMember()
      const random = numbers(seed)
      const pick = <T>(all: readonly T[]): T => all[Math.floor(random() * all.length)] as T
      const ended = new Set<OpenSession>()
      const endOthers = (own: OpenSession) =>
        opened.filter((one) => one !== own).forEach((one) => ended.add(one))
      const programs = opened.filter(({ kind }) => kind === 'bearer')
      const browsers = opened.filter(({ kind }) => kind === 'browser')

      const acts: readonly (() => Promise<number>)[] = [
        ...Array.from({ length: 5 }, () => () => refresh(pick(programs))),
        () => send('POST', '/auth/session/renew', carrying(pick(browsers))).then(({ status }) => status),
        async () => {
          const own = pick(opened)
          const { status } = await send('DELETE', '/auth/session', carrying(own))
          if (status === 200) ended.add(own)
          return status
        },
        async () => {
          const own = pick(opened)
          const { status } = await send('DELETE', '/v2/user/sessions', carrying(own))
          if (status === 200) endOthers(own)
          return status
        },
        async () => {
          const own = pick(browsers)
          const passwords = { old: PASSWORD, new: NEW }
          const { status } = await send('POST', '/v2/user/change-password', carrying(own), passwords)
          if (status === 200) endOthers(own)
          return status
        },
        // A stolen token is used after its owner used it: the session ends.
        async () => {
          const own = pick(programs)
          const status = await refresh(own, own.refreshing[0])
          expect(status).toBe(401)
          ended.add(own)
          return status
        },
        // A new login in a browser ends the browser's previous session.
        async () => {
          const own = pick(browsers)
          const { status } = await send('POST', '/auth/session', carrying(own), {
            login: email,
            password: PASSWORD,
          })
          if (status === 200) ended.add(own)
          return status
        },
        () => deleteEnded(database.db, clock).then(() => 200),
      ]
      const statuses = await Promise.all(Array.from({ length: 60 }, () => pick(acts)()))

      expect(statuses.filter((status) => status >= 500)).toEqual([])
      for (const [at, session] of opened.entries())
        expect([at, await isAlive(session)]).toEqual([at, !ended.has(session)])
    },
  )

  it.each([1, 2, 3])(
    'stay those of who signed up while the link makes them a member (order %i)',
    async (seed) => {
      const email = newEmail()
      const registrationId = await addWaiting(database.db, email, clock)
      const opened = await openAllSessions({ registrationId })
      const token = newToken()
      await insertVerification(database.db, hashToken(token), registrationId)
      const random = numbers(seed)
      const pick = <T>(all: readonly T[]): T => all[Math.floor(random() * all.length)] as T
      const programs = opened.filter(({ kind }) => kind === 'bearer')
      const [left] = opened
      if (!left) throw new Error('no session')
      const others = Array.from({ length: 20 }, () => () => refresh(pick(programs)))
      const statuses = await Promise.all([
        ...others.slice(10).map((act) => act()),
        send('POST', '/v2/auth/signup/verify-token', {}, { token }).then(({ status }) => status),
        send('DELETE', '/auth/session', carrying(left)).then(({ status }) => status),
        ...others.slice(0, 10).map((act) => act()),
      ])
      expect(new Set(statuses)).toEqual(new Set([200]))
      for (const session of opened) expect(await isAlive(session)).toBe(session !== left)
      const [, stored] = opened
      const shown = stored && (await send('GET', '/v2/user/profile', carrying(stored)))
      expect(await shown?.json()).toMatchObject({ data: { record: { email, is_email_verified: true } } })
    },
  )

  it('stay those of who signed up while a refresh waits for the link that makes them a member', async () => {
    const registrationId = await addWaiting(database.db, newEmail(), clock)
    const program = (await openAllSessions({ registrationId })).find(({ kind }) => kind === 'bearer')
    if (!program) throw new Error('no session')
    const { companyId } = await addPerson(database.db, { email: newEmail() })
    const waiting = () =>
      sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
        database.db,
      )
    let refreshed: Promise<number> | undefined
    await database.db.transaction().execute(async (tx) => {
      await makeMember(tx, { id: registrationId, companyId, isTrusted: true }, clock)
      refreshed = refresh(program)
      await expect.poll(async () => (await waiting()).rows.length).toBe(1)
    })
    expect(await refreshed).toBe(200)
  })

  it.each([1, 2, 3])('all end when the member is removed meanwhile (order %i)', async (seed) => {
    const { memberId: ownerId, companyId } = await addPerson(database.db, {
      email: newEmail(),
      role: 'owner',
    })
    const [owner] = await openAllSessions(ownerId)
    if (!owner) throw new Error('no session')
    const { email, memberId, held: opened } = await openMember(companyId)
    const random = numbers(seed)
    const pick = <T>(all: readonly T[]): T => all[Math.floor(random() * all.length)] as T
    const programs = opened.filter(({ kind }) => kind === 'bearer')
    const login = { login: email, password: PASSWORD }
    const acts: readonly (() => Promise<number>)[] = [
      () => refresh(pick(programs)),
      () => send('DELETE', '/v2/user/sessions', carrying(pick(opened))).then(({ status }) => status),
      async () => {
        const response = await send('POST', '/auth/token', {}, login)
        if (response.status !== 200) return response.status
        const { data } = (await response.json()) as { data: Tokens }
        opened.push({ kind: 'bearer', opening: [data.access_token], refreshing: [data.refresh_token] })
        return 200
      },
    ]
    const doing = Array.from({ length: 30 }, () => pick(acts)())
    const removed = await send('DELETE', `/v2/company/members/${memberId}`, carrying(owner))
    expect(removed.status).toBe(200)
    expect((await Promise.all(doing)).filter((status) => status >= 500)).toEqual([])
    for (const session of opened) expect(await isAlive(session)).toBe(false)
    expect(await isAlive(owner)).toBe(true)
  })

  it('leave no session to a login with the old password while it is changed', async () => {
    for (let round = 0; round < 5; round++) {
      const { email, held: opened } = await openMember()
      const [own] = opened
      if (!own) throw new Error('no session')
      const logIn = async (): Promise<OpenSession | undefined> => {
        const response = await send('POST', '/auth/token', {}, { login: email, password: PASSWORD })
        expect([200, 401, 429]).toContain(response.status)
        if (response.status !== 200) return undefined
        const { data } = (await response.json()) as { data: Tokens }
        return { kind: 'bearer', opening: [data.access_token], refreshing: [data.refresh_token] }
      }
      const change = send('POST', '/v2/user/change-password', carrying(own), { old: PASSWORD, new: NEW })
      const logins = await Promise.all(Array.from({ length: 12 }, logIn))
      expect((await change).status).toBe(200)
      for (const session of logins) expect(session !== undefined && (await isAlive(session))).toBe(false)
      expect(await isAlive(own)).toBe(true)
    }
  })

  it('never deadlock', async () => {
    // Closing a connection flushes its statistics to the server.
    await database.close()
    database = await openDatabase(fresh.url)
    const others = () =>
      sql<{ n: number }>`select count(*)::int as n from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()`.execute(database.db)
    await expect.poll(async () => (await others()).rows[0]?.n, { timeout: 20_000 }).toBe(0)
    const { rows } = await sql`
      select deadlocks::int from pg_stat_database where datname = current_database()`.execute(database.db)
    expect(rows).toEqual([{ deadlocks: 0 }])
  })
})

import { identity, type Endpoint } from '@pasok/contract/endpoints'
import { problemWords } from '@pasok/words'
import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Db } from '../../platform/index.ts'
import { application, checkAnswer, openApi } from '../../testing/ask-api.ts'
import { onDatabase } from '../../testing/index.ts'
import { addPerson, PASSWORD } from '../../testing/people-fixture.ts'
import { passwords } from '../../testing/passwords.ts'
import { deleteEnded } from './session.store.ts'

const MINUTE = 60
const DAY = 24 * 60 * MINUTE
const HERE = { 'sec-fetch-site': 'same-origin' }

onDatabase('a session', (open) => {
  let db: Db
  let clock: Date
  let api: ReturnType<typeof openApi>
  beforeAll(async () => {
    db = (await open()).db
  })
  beforeEach(async () => {
    await sql`truncate identity.member, company.company restart identity cascade`.execute(db)
    clock = new Date('2026-11-22T08:00:00Z')
    api = openApi({ db, now: () => clock })
  })
  const pass = (seconds: number) => void (clock = new Date(clock.getTime() + seconds * 1000))

  const body = async (e: Endpoint, response: Response) => {
    const body: unknown = await response.json()
    checkAnswer(e, response.status, body)
    return body as Record<string, unknown> & { data: { record: Record<string, unknown> } }
  }
  const logIn = (email: string, password = PASSWORD, headers: Record<string, string> = HERE) =>
    api.post('/auth/session', { login: email, password }, headers)
  const readCookie = (response: Response) =>
    /^[^;]+/.exec(response.headers.get('set-cookie') ?? '')?.[0] ?? ''
  const withCookie = async (email: string) => readCookie(await logIn(email))
  const profile = (cookie: string) => api.get('/v2/user/profile', { cookie })
  const send = async (method: string, path: string, headers: Record<string, string>) =>
    api.app.fetch(new Request(`http://shop.test/api${path}`, { method, headers }))

  // @spec §4 Login: approve
  it('of a browser is a cookie that no script reads, and the response has no token', async () => {
    await addPerson(db, { email: 'bayu@uji.test' })
    const response = await logIn(' Bayu@Uji.test')
    expect(response.status).toBe(200)
    expect(response.headers.getSetCookie()[0]).toMatch(
      /^pasok_session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=\d+$/,
    )
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    const text = await response.clone().text()
    expect(text).not.toContain(readCookie(response).slice('pasok_session='.length))
    const { data } = await body(identity.logInBrowser, response)
    expect(data.record).toMatchObject({
      email: 'bayu@uji.test',
      is_email_verified: true,
      registration_status: 'approve',
      role: 'buyer',
    })
    const seen = await profile(readCookie(response))
    expect((await body(identity.showProfile, seen)).data.record).toEqual(data.record)
  })

  it('is stored as a hash', async () => {
    await addPerson(db, { email: 'bayu@uji.test' })
    const cookie = (await withCookie('bayu@uji.test')).slice('pasok_session='.length)
    const { rows } = await sql<{ all: string }>`
      select string_agg(t::text, ' ') as all from identity.token t`.execute(db)
    expect(rows[0]?.all).not.toContain(cookie)
    expect(rows[0]?.all).not.toContain(Buffer.from(cookie, 'base64url').toString('hex'))
  })

  // @spec §8 Login failed
  it.each(['bayu@uji.test', 'nobody@uji.test', ''])(
    'is refused to %j with a wrong password',
    async (email) => {
      await addPerson(db, { email: 'bayu@uji.test' })
      for (const path of ['/auth/session', '/auth/token']) {
        const response = await api.post(path, { login: email, password: 'salah' }, HERE)
        expect(response.status).toBe(401)
        expect(await response.json()).toMatchObject({
          code: 'login_failed',
          detail: 'Login Failed, please check username or password',
        })
        expect(response.headers.has('set-cookie')).toBe(false)
      }
    },
  )

  it('checks as many hashes for an unknown address, so that the time reveals nothing', async () => {
    await addPerson(db, { email: 'bayu@uji.test' })
    const isRight = vi.fn(passwords.isRight)
    const counted = openApi({ db, passwords: { ...passwords, isRight } })
    const checks = async (login: string) => {
      isRight.mockClear()
      const answer = await counted.post(
        '/auth/session',
        { login, password: 'salah' },
        { 'sec-fetch-site': 'same-origin' },
      )
      return [answer.status, isRight.mock.calls.length]
    }
    expect(await checks('bayu@uji.test')).toEqual([401, 2])
    expect(await checks('nobody@uji.test')).toEqual([401, 2])
  })

  it.each([
    [{ 'sec-fetch-site': 'same-origin' }, 200],
    [{ 'sec-fetch-site': 'cross-site' }, 403],
    [{ 'sec-fetch-site': 'same-site' }, 403],
    [{ 'sec-fetch-site': 'none' }, 403],
    [{ 'sec-fetch-site': 'cross-site', origin: 'http://shop.test' }, 403],
    [{ origin: 'http://shop.test' }, 200],
    [{ origin: 'http://shop.test.example' }, 403],
    [{ origin: 'null' }, 403],
    [{}, 403],
  ] as [Record<string, string>, number][])(
    'begins and ends for %j only from the shop’s own pages: %i',
    async (headers, status) => {
      await addPerson(db, { email: 'bayu@uji.test' })
      expect((await logIn('bayu@uji.test', PASSWORD, headers)).status).toBe(status)
      const cookie = await withCookie('bayu@uji.test')
      for (const [method, path] of [
        ['POST', '/auth/session/renew'],
        ['DELETE', '/auth/session'],
      ] as const)
        expect([path, (await send(method, path, { cookie, ...headers })).status]).toEqual([path, status])
      expect((await profile(cookie)).status).toBe(status === 200 ? 401 : 200)
    },
  )

  it('is closed by a logout, here and for good; the next logout is no error', async () => {
    await addPerson(db, { email: 'bayu@uji.test' })
    const cookie = await withCookie('bayu@uji.test')
    const other = await withCookie('bayu@uji.test')
    for (let i = 0; i < 2; i++) {
      const response = await send('DELETE', '/auth/session', { cookie, ...HERE })
      expect(response.status).toBe(200)
      expect(response.headers.get('set-cookie')).toContain('pasok_session=; Path=/; HttpOnly')
      expect(response.headers.get('set-cookie')).toContain('Max-Age=0')
    }
    expect((await profile(cookie)).status).toBe(401)
    expect((await profile(other)).status).toBe(200)
  })

  it('due for renewal is renewed once, with the same cookie', async () => {
    await addPerson(db, { email: 'bayu@uji.test' })
    const cookie = await withCookie('bayu@uji.test')
    pass(15 * MINUTE - 1)
    expect((await profile(cookie)).status).toBe(200)
    pass(1)
    const stale = await profile(cookie)
    expect(stale.status).toBe(401)
    expect(await stale.json()).toMatchObject({ code: 'session_stale' })
    const renewed = await Promise.all(
      Array.from({ length: 50 }, () => send('POST', '/auth/session/renew', { cookie, ...HERE })),
    )
    expect(new Set(renewed.map(({ status }) => status))).toEqual(new Set([200]))
    expect(renewed.some(({ headers }) => headers.has('set-cookie'))).toBe(false)
    expect((await profile(cookie)).status).toBe(200)
    pass(30 * DAY)
    const gone = await send('POST', '/auth/session/renew', { cookie, ...HERE })
    expect(gone.status).toBe(401)
    expect(await gone.json()).toMatchObject({
      code: 'session_expired',
      detail: 'Your session has expired. Please login again.',
    })
  })

  it('due for renewal is renewed by a link that a person follows', async () => {
    await addPerson(db, { email: 'bayu@uji.test' })
    const cookie = await withCookie('bayu@uji.test')
    pass(15 * MINUTE)
    expect((await profile(cookie)).status).toBe(401)
    expect((await api.get('/v2/user/profile', { cookie, accept: 'text/html,*/*;q=0.8' })).status).toBe(200)
    expect((await profile(cookie)).status).toBe(200)
    pass(30 * DAY)
    const gone = await api.get('/v2/user/profile', { cookie, accept: 'text/html,*/*;q=0.8' })
    expect(gone.status).toBe(401)
    expect(await gone.text()).toContain('href="/account/login?')
  })

  // @spec §7 Refresh token
  // @spec §4 Refresh: rotation
  it('of a program gives fifty concurrent refreshes one successor', async () => {
    await addPerson(db, { email: 'bayu@uji.test' })
    const first = await api.post('/auth/token', { login: 'bayu@uji.test', password: PASSWORD })
    const { access_token: access, refresh_token: refresh } = ((await first.json()) as { data: TokenPair })
      .data
    const bearing = (token: string) => ({ authorization: `Bearer ${token}` })
    expect((await api.get('/v2/user/profile', bearing(access))).status).toBe(200)
    const refreshed = await Promise.all(
      Array.from({ length: 50 }, async () => {
        const response = await api.post('/auth/refresh', undefined, bearing(refresh))
        return ((await response.json()) as { data: TokenPair }).data
      }),
    )
    expect(new Set(refreshed.map((pair) => JSON.stringify(pair))).size).toBe(1)
    const [second] = refreshed
    if (!second) throw new Error('nothing was answered')
    expect(second.refresh_token).not.toBe(refresh)
    expect((await api.get('/v2/user/profile', bearing(second.access_token))).status).toBe(200)

    pass(30)
    expect((await api.post('/auth/refresh', undefined, bearing(refresh))).status).toBe(200)
    pass(1)
    // Used later, it counts as stolen: the successor's session ends too.
    expect((await api.post('/auth/refresh', undefined, bearing(refresh))).status).toBe(401)
    expect((await api.post('/auth/refresh', undefined, bearing(second.refresh_token))).status).toBe(401)
    expect((await api.get('/v2/user/profile', bearing(second.access_token))).status).toBe(401)
  })

  // @spec §3 Local storage: tokens
  describe('of a browser gets no token', () => {
    const right = { login: 'bayu@uji.test', password: PASSWORD }
    const calls = [
      ['a login', '/auth/token', right],
      ['a wrong login', '/auth/token', { ...right, password: 'salah' }],
      ['a public login', '/auth/token', { login: application.login, password: application.key }],
      ['no login', '/auth/token', undefined],
      ['a refresh token', '/auth/refresh', undefined],
    ] as const
    it.each(calls)('for %s, wherever it comes from', async (_, path, login) => {
      await addPerson(db, { email: 'bayu@uji.test' })
      const program = (await (await api.post('/auth/token', right)).json()) as { data: TokenPair }
      const own = await withCookie('bayu@uji.test')
      const all = [`pasok_known=x; ${own}`, 'pasok_session=x', 'pasok_session=']
      for (const language of ['en', 'id'] as const)
        for (const cookie of all)
          for (const sender of [HERE, { origin: 'http://shop.test' }, { 'sec-fetch-site': 'cross-site' }, {}])
            for (const bearer of [{}, { authorization: `Bearer ${program.data.refresh_token}` }]) {
              const headers = { cookie, 'accept-language': language, ...sender, ...bearer }
              const response = await api.post(path, login, headers)
              const body: unknown = await response.json()
              checkAnswer(path === '/auth/token' ? identity.giveTokens : identity.refreshTokens, 403, body)
              expect(response.status).toBe(403)
              expect(body).toMatchObject({
                code: 'not_for_browsers',
                detail: problemWords.not_for_browsers.detail[language],
              })
              expect(response.headers.get('cache-control')).toBe('no-store')
              expect(response.headers.has('set-cookie')).toBe(false)
            }
      // It had no effect: the browser is logged in, and the program's token is not used up.
      expect((await profile(own)).status).toBe(200)
      const other = { cookie: 'theme=dark', authorization: `Bearer ${program.data.refresh_token}` }
      expect((await api.post('/auth/refresh', undefined, other)).status).toBe(200)
      expect((await api.post('/auth/token', right, { cookie: 'theme=dark' })).status).toBe(200)
    })
  })

  it('opens nothing with a token of another kind', async () => {
    await addPerson(db, { email: 'bayu@uji.test' })
    const response = await api.post('/auth/token', { login: 'bayu@uji.test', password: PASSWORD })
    const { access_token: access, refresh_token: refresh } = ((await response.json()) as { data: TokenPair })
      .data
    const cookie = (await withCookie('bayu@uji.test')).slice('pasok_session='.length)
    expect((await profile(`pasok_session=${access}`)).status).toBe(401)
    expect((await profile(`pasok_session=${refresh}`)).status).toBe(401)
    for (const token of [refresh, cookie])
      expect((await api.get('/v2/user/profile', { authorization: `Bearer ${token}` })).status).toBe(401)
    for (const token of [access, cookie])
      expect((await api.post('/auth/refresh', undefined, { authorization: `Bearer ${token}` })).status).toBe(
        401,
      )
  })

  it('is deleted when it has ended, and only then', async () => {
    await addPerson(db, { email: 'bayu@uji.test' })
    await withCookie('bayu@uji.test')
    pass(15 * DAY)
    const later = await withCookie('bayu@uji.test')
    pass(15 * DAY)
    expect(await deleteEnded(db, clock)).toBe(1)
    const { rows } = await sql`select
      (select count(*)::int from identity.session) as sessions, (select count(*)::int from identity.token) as tokens
    `.execute(db)
    expect(rows).toEqual([{ sessions: 1, tokens: 1 }])
    expect((await send('POST', '/auth/session/renew', { cookie: later, ...HERE })).status).toBe(200)
  })

  it('reflects changes of its member and company at the next request', async () => {
    const { companyId, memberId } = await addPerson(db, { email: 'bayu@uji.test' })
    const cookie = await withCookie('bayu@uji.test')
    await sql`update company.company set registration_status = 'suspend' where id = ${companyId}`.execute(db)
    const suspended = await body(identity.showProfile, await profile(cookie))
    expect(suspended.data.record).toMatchObject({ registration_status: 'suspend' })
    await sql`update identity.member set removed_at = now() where id = ${memberId}`.execute(db)
    expect((await profile(cookie)).status).toBe(401)
  })
})

interface TokenPair {
  readonly access_token: string
  readonly refresh_token: string
}

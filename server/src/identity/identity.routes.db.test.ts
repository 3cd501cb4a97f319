import { identity, problem } from '@pasok/contract/endpoints'
import { describe, expect, it } from 'vitest'
import { application, checkAnswer, openApi } from '../testing/ask-api.ts'
import { postgresForAll } from '../testing/postgres-for-all.ts'

const database = postgresForAll()
const login = { login: application.login, password: application.key }
const bearing = (token: string) => ({ authorization: `Bearer ${token}` })

/** A shop whose clock the test sets. */
const openAt = (start: string) => {
  const clock = { time: new Date(start).getTime() }
  const api = openApi({ db: database.db, now: () => new Date(clock.time) })
  const tokensIn = async (response: Response) => {
    const body: unknown = await response.json()
    expect(response.status).toBe(200)
    checkAnswer(identity.giveTokens, response.status, body)
    return identity.giveTokens.answer.parse(body).data
  }
  return {
    ...api,
    pass: (seconds: number) => void (clock.time += seconds * 1000),
    logIn: async () => tokensIn(await api.post('/auth/token', login)),
    refresh: async (token: string) => tokensIn(await api.post('/auth/refresh', undefined, bearing(token))),
    settings: async (token: string) => (await api.get('/v2/website/settings', bearing(token))).status,
  }
}
const NOON = '2026-11-21T12:00:00Z'

const sentences = [
  {
    language: 'en',
    failed: 'Login Failed, please check username or password',
    expired: 'Your session has expired. Please login again.',
  },
  {
    language: 'id',
    failed: 'Gagal masuk, silakan periksa email atau kata sandi',
    expired: 'Sesi Anda telah berakhir. Silakan masuk lagi.',
  },
] as const

const readProblem = async (response: Response) => {
  const body: unknown = await response.json()
  expect(problem.parse(body)).toStrictEqual(body)
  const { status, code, detail } = problem.parse(body)
  expect(response.status).toBe(status)
  expect(response.headers.get('content-type')).toBe('application/problem+json')
  expect(response.headers.get('cache-control')).toBe('no-store')
  return { status, code, detail, challenge: response.headers.get('www-authenticate') }
}

describe('the login call', () => {
  // @spec §7 Auth: token
  it('gives tokens for the application account, which no cache stores', async () => {
    const { post } = openAt(NOON)
    const response = await post('/auth/token', login)
    expect(response.status).toBe(200)
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    expect(response.headers.has('set-cookie')).toBe(false)
    expect(await response.json()).toStrictEqual({
      status: 'OK',
      data: {
        access_token: expect.stringMatching(/^public-access\./),
        refresh_token: expect.stringMatching(/^public-refresh\./),
        token_type: 'Bearer',
        expires_in: 3600,
      },
    })
  })

  // @spec §7 Auth: token
  it.each([
    ['http://shop.test/api', '/auth/token'],
    ['http://shop.test/api/', 'auth/token'],
    ['http://shop.test/api/', '/auth/token'],
  ])('is one call at %s%s', async (base, path) => {
    const request = new Request(base + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(login),
    })
    expect((await openAt(NOON).app.fetch(request)).status).toBe(200)
  })

  // @spec §7 Bearer token
  it('ignores a bearer token of any age', async () => {
    const { post } = openAt(NOON)
    for (const token of ['', 'x', 'public-access.1.x'])
      expect((await post('/auth/token', login, bearing(token))).status).toBe(200)
  })

  // @spec §8 Login failed
  describe.each(sentences)('in $language', ({ language, failed }) => {
    const headers = { 'accept-language': language }
    it.each([
      { ...login, login: 'kios' },
      { ...login, password: 'salah' },
      { login: 'kios', password: 'salah' },
      { login: '', password: '' },
    ])('gives the same response for %j', async (wrong) => {
      const response = await openAt(NOON).post('/auth/token', wrong, headers)
      expect(response.headers.get('content-language')).toBe(language)
      expect(await readProblem(response)).toEqual({
        status: 401,
        code: 'login_failed',
        detail: failed,
        challenge: 'Bearer',
      })
    })

    it('gives it for every login if the shop has no such account', async () => {
      const app = openApi({ db: database.db, application: undefined }).app
      const request = new Request('http://shop.test/api/auth/token', {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify(login),
      })
      expect(await readProblem(await app.fetch(request))).toMatchObject({ status: 401, detail: failed })
    })
  })

  it.each<[string, unknown, string[]]>([
    ['nothing in it', {}, ['login', 'password']],
    ['a number for a login', { ...login, login: 5 }, ['login']],
    ['a list for a password', { ...login, password: [login.password] }, ['password']],
    ['null for both', { login: null, password: null }, ['login', 'password']],
    ['a password of 257 characters', { ...login, password: 'x'.repeat(257) }, ['password']],
    ['the fields below __proto__', `{"__proto__":${JSON.stringify(login)}}`, ['login', 'password']],
    ['no object', 'null', ['body']],
    ['a list', [login], ['body']],
  ])('refuses a body with %s by the names of its fields', async (_, body, fields) => {
    const response = await openAt(NOON).post('/auth/token', body)
    expect(response.status).toBe(400)
    expect(Object.keys(problem.parse(await response.json()).errors ?? {})).toEqual(fields)
  })

  it.each<[string, string | undefined, string | undefined]>([
    ['that is cut off', '{"login":', 'application/json'],
    ['that is empty', '', 'application/json; charset=utf-8'],
  ])('refuses a body %s', async (_, body, type) => {
    const response = await openAt(NOON).post(
      '/auth/token',
      body,
      type === undefined ? {} : { 'content-type': type },
    )
    expect(await readProblem(response)).toMatchObject({ status: 400, code: 'invalid_request' })
  })

  it.each<[string, string | undefined, string]>([
    ['that is a form', 'login=etalase&password=x', 'application/x-www-form-urlencoded'],
    ['that is JSON and says it is a text', JSON.stringify(login), 'text/plain'],
    ['of no type', JSON.stringify(login), ''],
    ['that is not there', undefined, ''],
    ['of a type that ends like it', JSON.stringify(login), 'application/x-json5'],
  ])('says of a body %s that its type is not taken', async (_, body, type) => {
    for (const [language, sentence] of [
      ['en', 'content type'],
      ['id', 'jenis isi'],
    ] as const) {
      const headers = { 'content-type': type, 'accept-language': language }
      const refused = await readProblem(await openAt(NOON).post('/auth/token', body, headers))
      expect(refused).toMatchObject({ status: 415, code: 'unsupported_type' })
      expect(refused.detail).toContain(sentence)
    }
  })

  it.each(['application/json', 'Application/JSON; charset=UTF-8', 'application/vnd.api+json'])(
    'accepts a body of type %s',
    async (type) => {
      const { status } = await openAt(NOON).post('/auth/token', JSON.stringify(login), {
        'content-type': type,
      })
      expect(status).toBe(200)
    },
  )

  it('refuses a body of more than 100 kB, and reads a smaller one', async () => {
    const { post } = openAt(NOON)
    const sized = (bytes: number) =>
      JSON.stringify({ ...login, more: '' }).replace('""', `"${'x'.repeat(bytes)}"`)
    const small = sized(100_000 - sized(0).length)
    expect(small).toHaveLength(100_000)
    expect((await post('/auth/token', small)).status).toBe(200)
    for (const large of [`${small} `, sized(1_000_000)])
      expect(await readProblem(await post('/auth/token', large))).toMatchObject({
        status: 413,
        code: 'body_too_large',
      })
  })
})

describe('the refresh call', () => {
  // @spec §7 Auth: refresh
  // @spec §7 Refresh token
  it('gives a new pair for a refresh token until it expires', async () => {
    const shop = openAt(NOON)
    const first = await shop.logIn()
    shop.pass(3600)
    expect(await shop.settings(first.access_token)).toBe(401)
    const second = await shop.refresh(first.refresh_token)
    expect(second.access_token).not.toBe(first.access_token)
    expect(second.refresh_token).not.toBe(first.refresh_token)
    expect(await shop.settings(second.access_token)).toBe(200)
    shop.pass(30 * 24 * 3600 - 3600 - 1)
    await shop.refresh(first.refresh_token)
    shop.pass(1)
    expect((await shop.post('/auth/refresh', undefined, bearing(first.refresh_token))).status).toBe(401)
    await shop.refresh(second.refresh_token)
  })

  // @spec §8 Session expired
  it.each(sentences)(
    'says in $language that the session is over for anything else',
    async ({ language, expired }) => {
      const shop = openAt(NOON)
      const { access_token: access } = await shop.logIn()
      const { refresh_token: old } = await openAt('2026-10-01T12:00:00Z').logIn()
      const headers = { 'accept-language': language }
      for (const extraHeaders of [
        {},
        bearing(''),
        bearing('x'),
        bearing(access),
        bearing(old),
        { authorization: 'Basic c2hvcDpzaG9w' },
      ])
        expect(
          await readProblem(await shop.post('/auth/refresh', undefined, { ...headers, ...extraHeaders })),
        ).toEqual({
          status: 401,
          code: 'session_expired',
          detail: expired,
          challenge: 'Bearer',
        })
    },
  )
})

import { endpoints } from '@pasok/contract/endpoints'
import { beforeAll, describe, expect, it } from 'vitest'
import { openSessions } from './identity/index.ts'
import type { Db } from './platform/index.ts'
import { openApi } from './testing/ask-api.ts'
import { addPerson, PASSWORD } from './testing/people-fixture.ts'
import { postgresForAll } from './testing/postgres-for-all.ts'

const OWN = 'http://shop.test'
const PARTNER = 'https://partner.test'
const STRANGER = 'https://stranger.test'

const database = postgresForAll()
let db: Db
let api: ReturnType<typeof openApi>
let cookie: string
let bearer: string
let count = 0
beforeAll(async () => {
  db = database.db
  api = openApi({ db, apiOrigins: [PARTNER, 'http://localhost:8080'] })
  const email = `lintas-${++count}@uji.test`
  const { memberId } = await addPerson(db, { email })
  const sessions = openSessions(db, 'a secret of the tests')
  cookie = `pasok_session=${await sessions.beginInBrowser(db, memberId, 'a test', new Date())}`
  const answer = await api.post('/auth/token', { login: email, password: PASSWORD })
  const { data } = (await answer.json()) as { data: { access_token: string } }
  bearer = `Bearer ${data.access_token}`
})

const send = async (method: string, path: string, headers: Record<string, string> = {}, body?: string) =>
  api.app.fetch(new Request(`${OWN}/api${path}`, { method, headers, ...(body !== undefined && { body }) }))
const listCorsHeaders = (response: Response) =>
  [...response.headers.keys()].filter((name) => name.startsWith('access-control-'))
const readVary = (response: Response) => (response.headers.get('vary') ?? '').toLowerCase().split(/,\s*/)
const readList = (response: Response, name: string) =>
  (response.headers.get(name) ?? '').toLowerCase().split(/,\s*/)

describe('a program of a configured origin', () => {
  // @spec §7 Bearer token
  it('may send a token with every call, whichever method it has', async () => {
    const calls = endpoints.filter(({ path }) => !path.startsWith('/staff/'))
    expect(calls.length).toBeGreaterThan(100)
    for (const { method, path } of calls) {
      const response = await send('OPTIONS', path.replaceAll(/\{\w+\}/g, '1'), {
        origin: PARTNER,
        'access-control-request-method': method.toUpperCase(),
        'access-control-request-headers': 'authorization, content-type, accept-language, idempotency-key',
      })
      expect([path, response.status]).toEqual([path, 204])
      expect(response.headers.get('access-control-allow-origin')).toBe(PARTNER)
      expect(readList(response, 'access-control-allow-methods')).toContain(method)
      expect(readList(response, 'access-control-allow-headers')).toEqual(
        expect.arrayContaining(['authorization', 'content-type', 'accept-language', 'idempotency-key']),
      )
      expect(readVary(response)).toContain('origin')
    }
  })

  it('reads what its token may read, with what the answer says beside it', async () => {
    for (const path of ['/v2/user/profile', '/api/v2/user/profile']) {
      const response = await send('GET', path, { origin: PARTNER, authorization: bearer })
      expect(response.status).toBe(200)
      expect(response.headers.get('access-control-allow-origin')).toBe(PARTNER)
      expect(readList(response, 'access-control-expose-headers')).toEqual(
        expect.arrayContaining(['content-language', 'retry-after', 'etag', 'www-authenticate']),
      )
      expect(readVary(response)).toEqual(expect.arrayContaining(['accept-language', 'origin']))
    }
  })

  it('reads why it was refused, too', async () => {
    for (const [method, path, headers] of [
      ['GET', '/v2/user/profile', {}],
      ['GET', '/nowhere', {}],
      ['GET', '/v2/website/search?limit=x', {}],
      ['GET', '/v2/user/profile', { authorization: 'Bearer nonsense' }],
      ['POST', '/auth/token', { 'content-type': 'application/json' }],
    ] as const) {
      const response = await send(
        method,
        path,
        { origin: PARTNER, ...headers },
        method === 'POST' ? '{' : undefined,
      )
      expect(response.status).toBeGreaterThanOrEqual(400)
      expect([path, response.headers.get('access-control-allow-origin')]).toEqual([path, PARTNER])
    }
  })

  it('is never let to send cookies, and one that comes says nothing', async () => {
    for (const headers of [{ cookie }, { cookie, 'sec-fetch-site': 'same-site' }]) {
      const response = await send('GET', '/v2/user/profile', { origin: PARTNER, ...headers })
      expect(response.status).toBe(401)
      expect(listCorsHeaders(response)).not.toContain('access-control-allow-credentials')
      const command = await send(
        'POST',
        '/v2/user/profile',
        { origin: PARTNER, 'content-type': 'application/json', ...headers },
        '{}',
      )
      expect(command.status).toBe(403)
      expect(await command.json()).toMatchObject({ code: 'cross_site' })
    }
  })

  it('is no nearer to what is for staff', async () => {
    for (const [method, path] of [
      ['OPTIONS', '/staff/session'],
      ['POST', '/staff/session'],
      ['GET', '/staff/session'],
      ['GET', '/api/staff/registrations'],
      ['OPTIONS', '//api//staff/registrations'],
    ] as const) {
      const response = await send(method, path, { origin: PARTNER, 'access-control-request-method': 'POST' })
      expect([method, path, listCorsHeaders(response)]).toEqual([method, path, []])
      expect(response.status).toBeGreaterThanOrEqual(400)
    }
  })
})

describe('a page of any other origin', () => {
  it.each([STRANGER, 'null', 'https://partner.test.stranger.test', 'http://partner.test', OWN])(
    'gets no leave: %s',
    async (origin) => {
      for (const method of ['GET', 'OPTIONS']) {
        const response = await send(method, '/v2/website/settings', { origin })
        expect(response.headers.get('access-control-allow-origin')).toBeNull()
        expect(readVary(response)).toContain('origin')
      }
    },
  )

  it('is answered as a guest, whatever cookie comes along', async () => {
    for (const origin of [STRANGER, 'null']) {
      expect((await send('GET', '/v2/user/profile', { origin, cookie })).status).toBe(401)
      expect(
        (await send('GET', '/v2/user/profile', { origin, cookie, 'sec-fetch-site': 'cross-site' })).status,
      ).toBe(401)
    }
  })
})

it('a page of the shop itself is answered as before', async () => {
  for (const headers of [
    {},
    { origin: OWN },
    { origin: 'http://127.0.0.1', 'sec-fetch-site': 'same-origin' },
  ])
    expect((await send('GET', '/v2/user/profile', { cookie, ...headers })).status).toBe(200)
})

it('without a configured origin no answer speaks of origins', async () => {
  const closed = openApi({ db })
  for (const method of ['GET', 'OPTIONS']) {
    const response = await closed.app.fetch(
      new Request(`${OWN}/api/v2/website/settings`, { method, headers: { origin: PARTNER } }),
    )
    expect(listCorsHeaders(response)).toEqual([])
  }
})

import { identity, identityStaff } from '@pasok/contract/endpoints'
import { beforeAll, describe, expect, it } from 'vitest'
import { openSessions } from './identity/index.ts'
import type { Db } from './platform/index.ts'
import { noLimits } from './testing/any-caller.ts'
import { application, openApi } from './testing/ask-api.ts'
import { onDatabase } from './testing/index.ts'
import { addPerson, PASSWORD } from './testing/people-fixture.ts'
import { addStaff } from './testing/staff-fixture.ts'

type Api = ReturnType<typeof openApi>

const [MEMBER, STAFF] = ['bayu@uji.test', 'siti@toko.test']
const HERE = { 'sec-fetch-site': 'same-origin' }
/** Where a request may say it comes from. */
const senders: readonly Readonly<Record<string, string>>[] = [
  HERE,
  { origin: 'http://shop.test' },
  { 'sec-fetch-site': 'cross-site', origin: 'http://elsewhere.test' },
  {},
]
/** Everybody's right login: whoever gets tokens for one gets them for it. */
const logins = [
  { login: MEMBER, password: PASSWORD },
  { login: STAFF, password: PASSWORD },
  { login: application.login, password: application.key },
]

const namesIn = (value: unknown): string[] => {
  if (Array.isArray(value)) return value.flatMap(namesIn)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) => [name, ...namesIn(inner)])
}

onDatabase('no token in a body reaches a browser', (open) => {
  let db: Db
  let memberId: number
  let staffCookie: string
  beforeAll(async () => {
    db = (await open()).db
    memberId = (await addPerson(db, { email: MEMBER, role: 'owner' })).memberId
    await addStaff(db, { email: STAFF, role: 'sales' })
    staffCookie = await logInStaff()
  })

  const logInStaff = async (): Promise<string> => {
    const response = await openApi({ db }).post(identityStaff.logIn.path, logins[1], HERE)
    return (response.headers.get('set-cookie') ?? '').split(';', 1)[0] ?? ''
  }

  /** Asks for everything below `from` with a browser's cookies, and tells where a token came back in a body. */
  const walk = async (api: Api, from = '/api/'): Promise<{ leaks: string[]; answered: Set<string> }> => {
    const sessions = openSessions(db, 'a secret of the tests')
    const leaks: string[] = []
    const answered = new Set<string>()
    const refreshTokens = await Promise.all(
      [logins[0], logins[2]].map(async (login) => {
        const response = await api.post(identity.giveTokens.path, login)
        return identity.giveTokens.answer.parse(await response.json()).data.refresh_token
      }),
    )
    const routes = new Set(
      api.app.routes
        .filter(({ method, path }) => method !== 'ALL' && path.startsWith(from))
        .map(({ method, path }) => `${method} ${path.replaceAll(/:\w+/g, '1')}`),
    )
    for (const route of routes) {
      const [method = '', path] = route.split(' ')
      const bodies = method === 'GET' || method === 'DELETE' ? [undefined] : logins
      for (const sender of senders)
        for (const bearer of [undefined, ...refreshTokens])
          for (const body of bodies) {
            // Many of these calls end the session that asks.
            const session = await sessions.beginInBrowser(db, memberId, 'a test', new Date())
            const ofStaff = path === `/api${identityStaff.logIn.path}` ? await logInStaff() : staffCookie
            const response = await api.app.fetch(
              new Request(`http://shop.test${path}`, {
                method,
                headers: {
                  ...sender,
                  cookie: `pasok_session=${session}; ${ofStaff}`,
                  ...(bearer !== undefined && { authorization: `Bearer ${bearer}` }),
                  ...(body && { 'content-type': 'application/json' }),
                },
                ...(body && { body: JSON.stringify(body) }),
              }),
            )
            if (!response.ok) continue
            answered.add(route)
            const text = await response.text()
            const isJson =
              /json/.test(response.headers.get('content-type') ?? '') && !path?.endsWith('openapi.json')
            const named = isJson ? namesIn(JSON.parse(text)).filter((name) => name.endsWith('token')) : []
            const secrets = [session, ofStaff.slice('pasok_staff='.length)]
            if (named.length > 0 || secrets.some((one) => text.includes(one))) leaks.push(route)
          }
    }
    return { leaks: [...new Set(leaks)], answered }
  }

  // @spec §3 Local storage: tokens
  it('by any call, wherever it comes from', async () => {
    const { leaks, answered } = await walk(openApi({ db, limits: noLimits }))
    expect(leaks).toEqual([])
    expect([...answered]).toEqual(
      expect.arrayContaining(['GET /api/v2/user/profile', 'POST /api/auth/session', 'GET /api/staff/me']),
    )
  }, 120_000)

  /** An API with a planted leak: one more call that should not be. */
  const planted: Record<string, (api: Api) => void> = {
    'tokens for a login': (api) =>
      api.app.post('/leak', (c) => c.json({ data: { access_token: 'x', refresh_token: 'y' } })),
    'the cookie as it came': (api) =>
      api.app.get('/leak', (c) => c.json({ record: { key: c.req.header('cookie')?.split(';')[0] } })),
    'the cookie of staff in a page': (api) =>
      api.app.get('/leak', (c) => c.html(`<p>${c.req.header('cookie')?.split('; ')[1]}</p>`)),
  }
  describe('and the walk finds', () => {
    it.each(Object.entries(planted))('%s', async (_, plant) => {
      const faulty = openApi({ db, limits: noLimits })
      plant(faulty)
      expect((await walk(faulty, '/api/leak')).leaks).toHaveLength(1)
    })
  })
})

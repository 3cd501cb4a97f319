import { beforeEach, describe, expect, it } from 'vitest'
import { handOverClient, openLimits } from '../../platform/index.ts'
import { openApi } from '../../testing/ask-api.ts'
import { addPerson, PASSWORD } from '../../testing/people-fixture.ts'
import { postgresForAll } from '../../testing/postgres-for-all.ts'
import { trustedBrowsers, trustedCookieIn } from './trusted-browser.ts'

const database = postgresForAll()
const SECRET = 'kunci-uji-untuk-peramban-dikenal'
/** Instead of five seconds. */
const PACE_MS = 1_500
const ORIGIN = 'https://shop.test'

let api: ReturnType<typeof openApi>
let email: string
let people = 0
const openPaced = (paceMs: number) =>
  openApi({ db: database.db, trustedBrowsers: trustedBrowsers(SECRET), limits: openLimits({ paceMs }) })
beforeEach(async () => {
  api = openPaced(PACE_MS)
  email = `orang-${++people}@uji.test`
  await addPerson(database.db, { email })
})

const OFFICE = '203.0.113.7'
const logIn = async (
  from: string,
  known: string | undefined,
  password = PASSWORD,
  login = email,
  gone?: AbortSignal,
) => {
  const request = new Request('http://shop.test/api/auth/session', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify({ login, password }),
  })
  handOverClient(request, () => ({ address: from, known, ...(gone && { gone }) }))
  const response = await api.app.fetch(request)
  const cookies = response.headers.getSetCookie().map((cookie) => trustedCookieIn(cookie.split(';', 1)[0]))
  return { status: response.status, known: cookies.find((one) => one !== undefined) }
}
/** Fifty failures, five of them at its own address, where unknown browsers may then not try this account any more. */
const attack = async () => {
  for (let at = 0; at < 50; at++) {
    const from = at % 10 === 0 ? OFFICE : `198.51.100.${at % 10}`
    expect((await logIn(from, undefined, 'salah')).status).toBe(401)
  }
}

describe('a browser that signed in before', () => {
  it('is never locked out by tries of others', async () => {
    const { known } = await logIn(OFFICE, undefined)
    expect(known).toMatch(/^[\w-]{22}\.[\w-]{43}$/)
    await attack()
    expect((await logIn(OFFICE, undefined)).status).toBe(429)
    for (let at = 0; at < 5; at++) expect((await logIn(OFFICE, known)).status).toBe(200)
    // Nor by tries at its own address.
    expect((await logIn('198.51.100.1', known)).status).toBe(200)
  })

  it('has a count of its own, which is no larger', async () => {
    const { known } = await logIn(OFFICE, undefined)
    for (let i = 0; i < 5; i++) expect((await logIn(OFFICE, known, 'salah')).status).toBe(401)
    expect((await logIn(OFFICE, known)).status).toBe(429)
    // Browsers that don't know it are not delayed by it.
    expect((await logIn('192.0.2.50', undefined)).status).toBe(200)
  })

  it('waits for no turn, even while others wait for theirs', async () => {
    // Only the first turn comes.
    api = openPaced(3_600_000)
    const { known } = await logIn(OFFICE, undefined)
    await attack()
    const leaving = new AbortController()
    const others = Array.from({ length: 3 }, (_, at) =>
      logIn(`192.0.2.${at}`, undefined, PASSWORD, email, leaving.signal),
    )
    await others[0]
    expect((await logIn(OFFICE, known)).status).toBe(200)
    leaving.abort()
    expect((await Promise.all(others)).map(({ status }) => status)).toEqual([200, 429, 429])
  })

  it('does not multiply the tries, however many one account has', async () => {
    const browsers: (string | undefined)[] = []
    for (let at = 0; at < 11; at++) browsers.push((await logIn(OFFICE, undefined)).known)
    const fail = async (known: string | undefined, times: number) => {
      for (let at = 0; at < times; at++) expect((await logIn(OFFICE, known, 'salah')).status).toBe(401)
    }
    for (const known of browsers.slice(0, 10)) await fail(known, 5)
    const began = performance.now()
    // One more at once, then one per turn.
    await fail(browsers[10], 3)
    expect(performance.now() - began).toBeGreaterThan(2 * PACE_MS)
  })

  it('is not trusted with a cookie that is forged, another’s or for another account', async () => {
    const { known = '' } = await logIn(OFFICE, undefined)
    const other = `lain-${people}@uji.test`
    await addPerson(database.db, { email: other })
    const theirs = await logIn(OFFICE, undefined, PASSWORD, other)
    const [id = '', signature = ''] = known.split('.')
    const elsewhere = trustedBrowsers('another secret').remember(undefined, 'member', email, ORIGIN)
    await attack()
    for (const forged of [
      theirs.known,
      trustedCookieIn(elsewhere.split(';', 1)[0]),
      `${'A'.repeat(22)}.${signature}`,
      `${id}.${'A'.repeat(43)}`,
      `${id}.${signature.slice(0, -1)}${signature.endsWith('A') ? 'B' : 'A'}`,
      id,
      `${known}x`,
      '',
    ])
      expect([forged, (await logIn(OFFICE, forged)).status]).toEqual([forged, 429])
    expect((await logIn(OFFICE, known)).status).toBe(200)
  })
})

describe('its cookie', () => {
  const browsers = trustedBrowsers(SECRET)
  const readValue = (cookie: string) => trustedCookieIn(cookie.split(';', 1)[0])

  it('is only for the shop, and names no account', () => {
    const cookie = browsers.remember(undefined, 'member', 'bayu@uji.test', ORIGIN)
    expect(cookie).toMatch(/; Path=\/; HttpOnly; SameSite=Lax; Max-Age=31536000; Secure$/)
    expect(cookie).not.toContain('bayu')
    expect(browsers.remember(undefined, 'member', 'bayu@uji.test', 'http://shop.test')).not.toContain(
      'Secure',
    )
  })

  it('knows the last five accounts, however their address is written', () => {
    let cookie: string | undefined
    for (const who of ['a', 'b', 'c', 'd', 'e', 'f', 'f'])
      cookie = readValue(browsers.remember(cookie, 'member', `${who}@uji.test`, ORIGIN))
    const id = cookie?.split('.', 1)[0]
    expect(cookie?.split('.')).toHaveLength(6)
    for (const who of ['b', 'c', 'd', 'e', 'f'])
      expect(browsers.idFor(cookie, 'member', `${who}@uji.test`)).toBe(id)
    expect(browsers.idFor(cookie, 'member', ' B@Uji.Test ')).toBe(id)
    expect(browsers.idFor(cookie, 'member', 'a@uji.test')).toBeUndefined()
  })
})

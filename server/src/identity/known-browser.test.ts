import { beforeEach, describe, expect, it } from 'vitest'
import { handOverClient } from '../platform/index.ts'
import { openApi } from '../testing/ask-api.ts'
import { addPerson, PASSWORD } from '../testing/people-fixture.ts'
import { postgresForAll } from '../testing/postgres-for-all.ts'
import { knownBrowsers, knownCookieIn } from './known-browser.ts'

const database = postgresForAll()
const SECRET = 'kunci-uji-untuk-peramban-dikenal'
const ORIGIN = 'https://shop.test'

let api: ReturnType<typeof openApi>
let email: string
let people = 0
beforeEach(async () => {
  api = openApi({ db: database.db, known: knownBrowsers(SECRET) })
  email = `orang-${++people}@uji.test`
  await addPerson(database.db, { email })
})

const OFFICE = '203.0.113.7'
const logIn = async (from: string, known: string | undefined, password = PASSWORD, login = email) => {
  const request = new Request('http://shop.test/api/auth/session', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify({ login, password }),
  })
  handOverClient(request, () => ({ address: from, known }))
  const response = await api.app.fetch(request)
  const given = response.headers.getSetCookie().map((cookie) => knownCookieIn(cookie.split(';', 1)[0]))
  return { status: response.status, known: given.find((one) => one !== undefined) }
}
/** Fifty failures from ten addresses: nobody unknown may try this account any more. */
const attack = async () => {
  for (let at = 0; at < 50; at++)
    expect((await logIn(`198.51.100.${at % 10}`, undefined, 'salah')).status).toBe(401)
}

describe('a browser that signed in before', () => {
  it('is never shut out by what others do', async () => {
    const { known } = await logIn(OFFICE, undefined)
    expect(known).toMatch(/^[\w-]{22}\.[\w-]{43}$/)
    await attack()
    expect((await logIn(OFFICE, undefined)).status).toBe(429)
    expect((await logIn('192.0.2.99', undefined)).status).toBe(429)
    expect((await logIn(OFFICE, known)).status).toBe(200)
    // Nor by what they do at its own address.
    expect((await logIn('198.51.100.1', known)).status).toBe(200)
  })

  it('has a count of its own, which is no larger', async () => {
    const { known } = await logIn(OFFICE, undefined)
    for (let i = 0; i < 5; i++) expect((await logIn(OFFICE, known, 'salah')).status).toBe(401)
    expect((await logIn(OFFICE, known)).status).toBe(429)
    // Whoever does not know it is not held up by it.
    expect((await logIn('192.0.2.50', undefined)).status).toBe(200)
  })

  it('does not count where its cookie is forged, another’s or for another account', async () => {
    const { known = '' } = await logIn(OFFICE, undefined)
    const other = `lain-${people}@uji.test`
    await addPerson(database.db, { email: other })
    const theirs = await logIn(OFFICE, undefined, PASSWORD, other)
    const [id = '', signature = ''] = known.split('.')
    const elsewhere = knownBrowsers('another secret').remember(undefined, email, ORIGIN)
    await attack()
    for (const forged of [
      theirs.known,
      knownCookieIn(elsewhere.split(';', 1)[0]),
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
  const browsers = knownBrowsers(SECRET)
  const valueOf = (cookie: string) => knownCookieIn(cookie.split(';', 1)[0])

  it('is for the shop alone, and names nobody', () => {
    const cookie = browsers.remember(undefined, 'bayu@uji.test', ORIGIN)
    expect(cookie).toMatch(/; Path=\/; HttpOnly; SameSite=Lax; Max-Age=31536000; Secure$/)
    expect(cookie).not.toContain('bayu')
    expect(browsers.remember(undefined, 'bayu@uji.test', 'http://shop.test')).not.toContain('Secure')
  })

  it('knows the last five accounts, however their address is written', () => {
    let cookie: string | undefined
    for (const who of ['a', 'b', 'c', 'd', 'e', 'f', 'f'])
      cookie = valueOf(browsers.remember(cookie, `${who}@uji.test`, ORIGIN))
    const id = cookie?.split('.', 1)[0]
    expect(cookie?.split('.')).toHaveLength(6)
    for (const who of ['b', 'c', 'd', 'e', 'f']) expect(browsers.idFor(cookie, `${who}@uji.test`)).toBe(id)
    expect(browsers.idFor(cookie, ' B@Uji.Test ')).toBe(id)
    expect(browsers.idFor(cookie, 'a@uji.test')).toBeUndefined()
  })
})

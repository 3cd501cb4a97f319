import { toDemoEmail, PASSWORD } from '@pasok/demo'
import { openDatabase } from '@pasok/server'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { loadDemoUsers } from '../demo/load-demo-users.ts'
import { newShopData, type ShopData } from '../testing/shop-data.ts'
import { startShop, type Shop } from '../testing/shop.ts'

let data: ShopData
let shop: Shop
beforeAll(async () => {
  data = await newShopData()
  const database = await openDatabase(data.url, { role: 'batch' })
  await loadDemoUsers(database, new Date())
  await database.close()
  // Each test asks from an address of its own.
  shop = await startShop({ ...data.env, PUBLIC_URL: 'https://shop.example', TRUST_PROXY: '1' })
})
afterAll(async () => {
  await shop?.stop()
  await data.drop()
})

interface Sending {
  readonly cookie?: string
  readonly signal?: AbortSignal | undefined
}

const send = (path: string, from: string, body: string, type: string, { cookie, signal }: Sending = {}) =>
  shop.ask(path, {
    method: 'POST',
    body,
    ...(signal && { signal }),
    headers: {
      'sec-fetch-site': 'same-origin',
      'x-forwarded-for': from,
      'content-type': type,
      'content-length': String(Buffer.byteLength(body)),
      ...(cookie && { cookie }),
    },
  })
const form = (path: string, from: string, fields: Record<string, string>, sending?: Sending) =>
  send(path, from, String(new URLSearchParams(fields)), 'application/x-www-form-urlencoded', sending)
const json = (path: string, from: string, body: object, sending?: Sending) =>
  send(path, from, JSON.stringify(body), 'application/json', sending)
const waits = /^(?:[89]\d\d|[1-3]\d{3})$/

test('a login that failed too often is refused over HTTP, by the API and by its page, for so long', async () => {
  const wrong = { login: toDemoEmail('buyer'), password: 'salah' }
  for (let at = 0; at < 5; at++)
    expect((await json('/api/auth/session', '192.0.2.1', wrong)).status).toBe(401)
  const refused = await json('/api/auth/session', '192.0.2.1', { ...wrong, password: PASSWORD })
  expect(refused.status).toBe(429)
  expect(refused.headers['retry-after']).toMatch(waits)
  expect(refused.headers['set-cookie']).toBeUndefined()

  const page = await form('/id/account/login', '192.0.2.1', { email: wrong.login, password: PASSWORD })
  expect(page.status).toBe(429)
  expect(page.headers['retry-after']).toMatch(waits)
  expect(page.headers['set-cookie']).toBeUndefined()
  expect(page.text).toContain('Terlalu banyak percobaan. Silakan coba lagi dalam 15 menit.')
  const elsewhere = await form('/account/login', '192.0.2.2', { email: wrong.login, password: PASSWORD })
  expect(elsewhere.status).toBe(302)
})

test('a present password that was wrong too often is refused over HTTP, by its page', async () => {
  const login = { login: toDemoEmail('viewer'), password: PASSWORD }
  const [cookie = ''] = (await json('/api/auth/session', '192.0.2.3', login)).headers['set-cookie'] ?? []
  const session = { cookie: cookie.split(';', 1)[0] ?? '' }
  const change = (old: string) =>
    form('/account/password', '192.0.2.3', { old, new: 'gudang tua dekat rel kereta' }, session)
  for (let at = 0; at < 5; at++) expect((await change('salah')).status).toBe(400)
  const refused = await change(PASSWORD)
  expect(refused.status).toBe(429)
  expect(refused.headers['retry-after']).toMatch(waits)
  expect(refused.text).toContain('Too many attempts. Please try again in 15 minutes.')
})

// At the same time: each waits for a turn, five seconds apart.
test.concurrent.each([
  ['the API', 'owner', 1],
  ['a page', 'other-buyer', 2],
] as const)(
  'a client that disconnects from %s leaves the queue',
  async (where, who, network) => {
    const email = toDemoEmail(who)
    const logIn = (from: string, password: string, signal?: AbortSignal) =>
      where === 'a page'
        ? form('/account/login', from, { email, password }, { signal })
        : json('/api/auth/session', from, { login: email, password }, { signal })
    const fail = async (from: string) => {
      for (let at = 0; at < 5; at++)
        expect((await json('/api/auth/session', from, { login: email, password: 'salah' })).status).toBe(401)
    }
    await Promise.all(Array.from({ length: 10 }, (_, at) => fail(`203.0.113.${network}${at}`)))
    const leaving = new AbortController()
    const statuses: number[] = []
    const waiting = Array.from({ length: 22 }, (_, at) =>
      logIn(`198.51.100.${network}${at}`, 'salah', leaving.signal).then(
        ({ status }) => void statuses.push(status),
        () => undefined,
      ),
    )
    // One is through, twenty wait, and for one there is no place.
    await vi.waitFor(() => expect(statuses).toContain(429), 10_000)
    leaving.abort()
    await Promise.all(waiting)
    const answer = () => logIn(`192.0.2.20${network}`, PASSWORD)
    await vi.waitFor(async () => expect((await answer()).status).toBeLessThan(400), 15_000)
    // Fifty logins, each as slow as a password is, come before the waiting.
  },
  90_000,
)

test.each([
  ['/account/forgot-password', 'Too many attempts. Please try again in 60 minutes.'],
  ['/id/account/verification', 'Terlalu banyak percobaan. Silakan coba lagi dalam 60 menit.'],
  ['/web/signup/verify', 'Too many attempts. Please try again in 60 minutes.'],
])('the form at %s says how long to wait, known address or not', async (path, message) => {
  for (const email of [toDemoEmail('viewer'), `nobody${path.length}@demo.pasok.test`]) {
    const from = `192.0.2.${path.length}`
    await Promise.all(Array.from({ length: 5 }, () => form(path, from, { email })))
    const answer = await form(path, from, { email })
    expect(answer.status).toBe(429)
    expect(answer.headers['retry-after']).toMatch(waits)
    expect(answer.text).toContain(message)
    expect(answer.text).toContain(email)
  }
})

test.each<[string, Record<string, string>]>([
  ['/account/reset-password?token=x', { password: 'gudang tua dekat rel kereta' }],
  ['/web/signup/verify/xyz', {}],
])('so does a link at %s', async (path, fields) => {
  const from = `192.0.2.1${path.length}`
  for (let at = 0; at < 30; at++) expect((await form(path, from, fields)).status).toBeGreaterThan(400)
  const answer = await form(path, from, fields)
  expect(answer.status).toBe(429)
  expect(answer.text).toContain('Too many attempts. Please try again in 15 minutes.')
})

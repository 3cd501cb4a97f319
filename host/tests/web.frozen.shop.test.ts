import { readFile, rm } from 'node:fs/promises'
import { toDemoEmail, PASSWORD } from '@pasok/demo'
import { openDatabase, prepareDatabase } from '@pasok/server'
import { afterAll, beforeAll, beforeEach, afterEach, describe, expect, test, vi } from 'vitest'
import { startPostgres, type RunningPostgres } from '../../scripts/postgres.ts'
import { loadDemoUsers } from '../demo/load-demo-users.ts'
import type { RequestInput, Reply } from '../testing/ask.ts'
import { pausablePostgres, type PausablePostgres } from '../testing/paused-postgres.ts'
import { fillShop } from '../testing/fill-shop.ts'
import { newFolder, startShop, type Shop } from '../testing/shop.ts'

const FROM_HERE = { 'sec-fetch-site': 'same-origin' }
const form = (fields: Record<string, string>, headers: Record<string, string> = {}): RequestInput =>
  makePost(String(new URLSearchParams(fields)), 'application/x-www-form-urlencoded', headers)
const json = (body: unknown): RequestInput => makePost(JSON.stringify(body), 'application/json')
const makePost = (body: string, type: string, headers: Record<string, string> = {}): RequestInput => ({
  method: 'POST',
  body,
  headers: {
    ...FROM_HERE,
    'content-type': type,
    'content-length': String(Buffer.byteLength(body)),
    ...headers,
  },
})

let postgres: RunningPostgres
let folder: string
let database: PausablePostgres
let shop: Shop
let cookie: string
beforeAll(async () => {
  // A server of its own: others go on working on the one for all tests.
  vi.stubEnv('TEST_DATABASE_URL', '')
  postgres = await startPostgres()
  vi.unstubAllEnvs()
  folder = await newFolder()
  const owner = await openDatabase(postgres.url, { role: 'batch' })
  await prepareDatabase(owner, async () => {})
  await fillShop(postgres.url, folder)
  await loadDemoUsers(owner, new Date())
  await owner.close()
  shop = await startShop({ DATABASE_URL: postgres.url, VAR_DIR: folder })
  const reply = await shop.ask('/account/login', form({ email: toDemoEmail('buyer'), password: PASSWORD }))
  cookie = (reply.headers['set-cookie']?.[0] ?? '').split(';', 1)[0] ?? ''
  expect(cookie).toMatch(/^pasok_session=/)
  database = await pausablePostgres(postgres.url)
})
afterAll(async () => {
  database?.thaw()
  await shop?.stop()
  await postgres?.stop()
  await rm(folder, { recursive: true, force: true })
})

const timeRequest = async (path: string, input?: RequestInput): Promise<Reply & { seconds: number }> => {
  const began = performance.now()
  const reply = await shop.ask(path, input)
  return { ...reply, seconds: (performance.now() - began) / 1000 }
}

const unknown = 'nobody@nowhere.test'
const login = () => form({ email: toDemoEmail('buyer'), password: PASSWORD })

describe('requests while the database does not answer', () => {
  const requests: readonly (readonly [string, string, () => RequestInput])[] = [
    ['a page that is not kept', '/shop?keyword=bolt', () => ({})],
    ['its data', '/id/shop.data?keyword=baut', () => ({})],
    ['a page of a member', '/shop', () => ({ headers: { cookie } })],
    ['a picture', '/media/og/1-en-0000000000000000.png', () => ({})],
    ['a sitemap', '/sitemap.xml', () => ({})],
    ['the API', '/api/v2/product/header/1', () => ({})],
    ['the API for a member', '/api/v2/user/profile', () => ({ headers: { cookie } })],
    ['a login', '/account/login', login],
    ['a login in Indonesian', '/id/account/login', login],
    [
      'a login by the API',
      '/api/auth/session',
      () => json({ login: toDemoEmail('buyer'), password: PASSWORD }),
    ],
    ['a forgotten password', '/account/forgot-password', () => form({ email: toDemoEmail('owner') })],
    ['one of an unknown address', '/account/forgot-password', () => form({ email: unknown })],
    [
      'a forgotten password by the API',
      '/api/v2/user/reset-password',
      () => json({ email: toDemoEmail('owner') }),
    ],
    ['one of an unknown address by the API', '/api/v2/user/reset-password', () => json({ email: unknown })],
  ]
  /** What each was answered, all of them at the same time. */
  const replies = new Map<string, Awaited<ReturnType<typeof timeRequest>>>()
  beforeAll(async () => {
    database.freeze()
    await Promise.all(
      requests.map(async ([name, path, as]) => replies.set(name, await timeRequest(path, as()))),
    )
    database.thaw()
  })

  test.each(requests)('%s is refused for now within five seconds: %s', (name) => {
    const { status, headers, seconds = 5 } = replies.get(name) ?? {}
    expect([status, headers?.['retry-after']]).toEqual([503, '2'])
    expect(headers?.['cache-control']).toContain('no-store')
    expect(seconds).toBeLessThan(5)
  })

  test.each([
    ['en', 'a login'],
    ['id', 'a login in Indonesian'],
  ])('a login says so, in %s', async (language, name) => {
    const file = new URL(`../../words/messages/${language}/identity.json`, import.meta.url)
    const words = JSON.parse(await readFile(file, 'utf8')) as { login_unreachable: string }
    expect(replies.get(name)?.text).toContain(words.login_unreachable)
  })
})

describe('while the database stands still', () => {
  beforeEach(() => database.freeze())
  afterEach(() => database.thaw())

  test('each of many who ask at once is refused, and the shop is alive', async () => {
    const replies = Promise.all(
      Array.from({ length: 30 }, (_, n) =>
        n % 2
          ? timeRequest(`/shop?keyword=bolt${n}`)
          : timeRequest('/shop/products/1', { headers: { cookie } }),
      ),
    )
    expect((await timeRequest('/healthz')).status).toBe(200)
    expect((await timeRequest('/readyz')).status).toBe(503)
    for (const { status, headers, seconds } of await replies) {
      expect([status, headers['retry-after']]).toEqual([503, '2'])
      expect(seconds).toBeLessThan(6)
    }
  })

  test('it is kept pages that are shown, and everything at once when it goes on', async () => {
    database.thaw()
    const cached = await shop.ask('/shop')
    const busy = (word: string) =>
      Promise.all(Array.from({ length: 20 }, (_, n) => shop.ask(`/shop?keyword=${word}${n}`)))
    await busy('nut')
    database.freeze()
    const statuses = new Set((await busy('screw')).map(({ status }) => status))
    expect([...statuses]).toEqual([503])
    expect((await shop.ask('/shop')).text).toBe(cached.text)
    database.thaw()
    // The connections that stood still are given up one after the other.
    await expect
      .poll(async () => (await shop.ask('/shop?keyword=washer')).status, { timeout: 20_000 })
      .toBe(200)
    const replies = await Promise.all(
      Array.from({ length: 30 }, (_, n) =>
        n % 3 === 0
          ? shop.ask('/shop', { headers: { cookie } })
          : n % 3 === 1
            ? shop.ask('/api/v2/product/header/1')
            : shop.ask(`/shop?keyword=bolt${n}`),
      ),
    )
    expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200))
  })
})

test('a page of a member says when to come back where the database takes too long', async () => {
  const owner = await openDatabase(postgres.url, { role: 'batch' })
  const client = await owner.pool.connect()
  try {
    await client.query('begin')
    await client.query('lock table identity.session in access exclusive mode')
    const { status, headers } = await shop.ask('/shop', { headers: { cookie } })
    expect([status, headers['retry-after']]).toEqual([503, '2'])
  } finally {
    await client.query('rollback')
    client.release()
    await owner.close()
  }
  expect((await shop.ask('/shop', { headers: { cookie } })).status).toBe(200)
})

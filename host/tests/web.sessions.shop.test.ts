import { demoUsers, toDemoEmail, PASSWORD } from '@pasok/demo'
import { openDatabase, type Database } from '@pasok/server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadDemoUsers } from '../demo/load-demo-users.ts'
import type { Reply } from '../testing/ask.ts'
import { newShopData, type ShopData } from '../testing/shop-data.ts'
import { startShop, type Shop } from '../testing/shop.ts'

const ORIGIN = 'https://shop.example'
const FROM_HERE = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/x-www-form-urlencoded' }

let data: ShopData
let shop: Shop
let database: Database
beforeAll(async () => {
  data = await newShopData()
  database = await openDatabase(data.url, { role: 'batch' })
  await loadDemoUsers(database, new Date())
  await loadDemoUsers(database, new Date())
  shop = await startShop({ ...data.env, PUBLIC_URL: ORIGIN })
})
afterAll(async () => {
  await shop?.stop()
  await database?.close()
  await data.drop()
})

const logIn = (login: string, path = '/account/login', headers: Record<string, string> = FROM_HERE) => {
  const body = String(new URLSearchParams({ email: toDemoEmail(login), password: PASSWORD }))
  const length = { 'content-length': String(Buffer.byteLength(body)) }
  return shop.ask(path, { method: 'POST', body, headers: { ...length, ...headers } })
}
const readCookie = (reply: Reply): string => (reply.headers['set-cookie']?.[0] ?? '').split(';', 1)[0] ?? ''
const readLoginCookie = async (login: string): Promise<string> => readCookie(await logIn(login))

test('the demo users are there once, however often it is loaded', async () => {
  const { rows } = await database.pool.query('select count(*)::int as members from identity.member')
  expect(rows).toEqual([{ members: demoUsers.flatMap(({ people }) => people).length }])
})

test('a form without scripts logs in: the cookie is for this shop alone, and the requested page comes next', async () => {
  const reply = await logIn('buyer', '/account/login?next=%2Fshop%2Fproducts%2F1')
  expect(reply.status).toBe(302)
  expect(reply.headers.location).toBe('/shop/products/1?message=logged-in')
  expect(reply.headers['set-cookie']?.[0]).toMatch(
    /^pasok_session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=\d+; Secure$/,
  )
  expect(reply.headers['cache-control']).toBe('private, no-store')
})

test('a form of another site, or without an origin, opens no session', async () => {
  const form = { 'content-type': FROM_HERE['content-type'] }
  for (const sender of [{ 'sec-fetch-site': 'cross-site' }, { origin: 'https://evil.example' }, {}]) {
    const reply = await logIn('buyer', '/account/login', { ...form, ...(sender as Record<string, string>) })
    expect(reply.status).toBe(403)
    expect(reply.headers['set-cookie']).toBeUndefined()
  }
})

test('a wrong password says so on the page, and keeps the address', async () => {
  for (const [path, message] of [
    ['/account/login', 'Login Failed, please check username or password'],
    ['/id/account/login', 'Gagal masuk, silakan periksa email atau kata sandi'],
  ] as const) {
    const body = String(new URLSearchParams({ email: toDemoEmail('buyer'), password: 'salah' }))
    const length = { 'content-length': String(Buffer.byteLength(body)) }
    const reply = await shop.ask(path, { method: 'POST', body, headers: { ...FROM_HERE, ...length } })
    expect(reply.status).toBe(401)
    expect(reply.text).toContain(message)
    expect(reply.text).toContain(toDemoEmail('buyer'))
    expect(reply.text).not.toContain('salah"')
    expect(reply.headers['set-cookie']).toBeUndefined()
  }
})

test('a page of somebody who is logged in is kept nowhere, and fills nothing that is kept for guests', async () => {
  const before = await shop.ask('/shop')
  for (const who of ['buyer', 'draft', 'unverified', 'suspended']) {
    const cookie = await readLoginCookie(who)
    for (const path of ['/shop', '/shop.data', '/id/shop', '/shop/products/1']) {
      const own = await shop.ask(path, { headers: { cookie } })
      expect([path, own.status]).toEqual([path, 200])
      expect(own.headers['cache-control']).toBe('private, no-store')
      expect(own.headers.etag).toBeUndefined()
      expect(own.text).toContain(toDemoEmail(who))
      const guests = await shop.ask(path)
      expect(guests.text).not.toContain(toDemoEmail(who))
    }
  }
  expect((await shop.ask('/shop')).text).toBe(before.text)
})

test('pages beyond the guests’ open for approved members alone', async () => {
  const status = async (who: string, path: string) =>
    (await shop.ask(path, { headers: { cookie: await readLoginCookie(who) } })).status
  expect(await status('buyer', '/shop/product-standard')).toBe(200)
  expect(await status('viewer', '/id/shop/product-standard')).toBe(200)
  for (const who of ['draft', 'unverified', 'suspended'])
    expect(await status(who, '/shop/product-standard')).toBe(302)
})

test('a session past its time is renewed by the page that it asks for, and not by the API', async () => {
  const cookie = await readLoginCookie('buyer')
  const age = () => database.pool.query("update identity.session set fresh_until = now() - interval '1 hour'")
  await age()
  expect((await shop.ask('/api/v2/user/profile', { headers: { cookie } })).status).toBe(401)
  // The browser prefetches the pages of links at any time.
  expect((await shop.ask('/__manifest?paths=%2Fshop', { headers: { cookie } })).status).toBeLessThan(300)
  expect((await shop.ask('/api/v2/user/profile', { headers: { cookie } })).status).toBe(401)
  expect((await shop.ask('/shop.data', { headers: { cookie } })).text).toContain(toDemoEmail('buyer'))
  expect((await shop.ask('/api/v2/user/profile', { headers: { cookie } })).status).toBe(200)
})

test('a cookie that opens nothing makes a guest', async () => {
  for (const cookie of [
    'pasok_session=',
    'pasok_session=x',
    `pasok_session=${'x'.repeat(43)}`,
    'pasok_session=%00',
  ])
    expect((await shop.ask('/account/orders', { headers: { cookie } })).status).toBe(302)
})

test('what is too large is refused before it is read', async () => {
  const headers = { ...FROM_HERE, 'content-length': '25000001' }
  expect((await shop.ask('/account/login', { method: 'POST', headers })).status).toBe(413)
})

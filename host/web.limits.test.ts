import { join } from 'node:path'
import { emailOf, PASSWORD } from '@pasok/demo'
import { openDatabase } from '@pasok/server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadCast } from './load-cast.ts'
import { newVarDir, removeVarDir, startShop, type Shop } from './testing/shop.ts'

let folder: string
let shop: Shop
beforeAll(async () => {
  folder = await newVarDir()
  const database = await openDatabase(join(folder, 'database'), { role: 'batch' })
  await loadCast(database, new Date())
  await database.close()
  // Each test asks from an address of its own.
  shop = await startShop({ VAR_DIR: folder, PUBLIC_URL: 'https://shop.example', TRUST_PROXY: '1' })
})
afterAll(async () => {
  await shop?.stop()
  await removeVarDir(folder)
})

const send = (path: string, from: string, body: string, type: string) =>
  shop.ask(path, {
    method: 'POST',
    body,
    headers: {
      'sec-fetch-site': 'same-origin',
      'x-forwarded-for': from,
      'content-type': type,
      'content-length': String(Buffer.byteLength(body)),
    },
  })
const form = (path: string, from: string, fields: Record<string, string>) =>
  send(path, from, String(new URLSearchParams(fields)), 'application/x-www-form-urlencoded')
const json = (path: string, from: string, body: object) =>
  send(path, from, JSON.stringify(body), 'application/json')
const waits = /^(?:[89]\d\d|[1-3]\d{3})$/

test('a login that failed too often is refused over HTTP, by the API and by its page, for so long', async () => {
  const wrong = { login: emailOf('buyer'), password: 'salah' }
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

test.each([
  ['/account/forgot-password', 'There were too many attempts. Please try again in 60 minutes.'],
  ['/id/account/verification', 'Terlalu banyak percobaan. Silakan coba lagi dalam 60 menit.'],
  ['/web/signup/verify', 'There were too many attempts. Please try again in 60 minutes.'],
])('the form at %s says how long to wait, known address or not', async (path, said) => {
  for (const email of [emailOf('viewer'), `nobody${path.length}@demo.pasok.test`]) {
    const from = `192.0.2.${path.length}`
    let answer = await form(path, from, { email })
    for (let at = 0; at < 5 && answer.status === 200; at++) answer = await form(path, from, { email })
    expect(answer.status).toBe(429)
    expect(answer.headers['retry-after']).toMatch(waits)
    expect(answer.text).toContain(said)
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
  expect(answer.text).toContain('There were too many attempts. Please try again in 15 minutes.')
})

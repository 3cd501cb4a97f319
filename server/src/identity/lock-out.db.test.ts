import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { handOverClient, openDatabase, openLimits, type Database } from '../platform/index.ts'
import { openApi } from '../testing/ask-api.ts'
import { freshDatabase } from '../testing/fresh-database.ts'
import { addPerson, PASSWORD } from '../testing/people-fixture.ts'

/** Instead of five seconds. */
const PACE_MS = 50

let fresh: Awaited<ReturnType<typeof freshDatabase>>
let database: Database
beforeAll(async () => {
  fresh = await freshDatabase()
  // With one connection, a request that held it while it waits would block all others.
  database = await openDatabase(fresh.url, { role: 'batch', maxConnections: 1 })
})
afterAll(async () => {
  await database.close()
  await fresh.drop()
})

let api: ReturnType<typeof openApi>
let email: string
let people = 0
beforeEach(async () => {
  api = openApi({ db: database.db, limits: openLimits({ paceMs: PACE_MS }) })
  email = `orang-${++people}@uji.test`
  await addPerson(database.db, { email })
})

const logIn = async (path: string, from: string, password: string, login = email) => {
  const request = new Request(`http://shop.test/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify({ login, password }),
  })
  handOverClient(request, () => ({ address: from }))
  return (await api.app.fetch(request)).status
}
const count = (statuses: readonly number[]) =>
  Object.fromEntries(Object.entries(Object.groupBy(statuses, String)).map(([one, all]) => [one, all?.length]))
/** Five wrong passwords from each address. */
const attack = async (addresses: readonly string[]) => {
  const statuses: number[] = []
  for (const from of addresses)
    for (let at = 0; at < 5; at++) statuses.push(await logIn('/auth/session', from, 'salah'))
  return count(statuses)
}
const sites = (many: number) => Array.from({ length: many }, (_, at) => `2001:db8:${at}:1::/64`)

describe.each([
  ['a browser', '/auth/session'],
  ['a program', '/auth/token'],
])('the owner of an account, in %s,', (_, path) => {
  it('logs in while an attacker guesses from ten networks of one customer, and is then blocked', async () => {
    const attackers = Array.from({ length: 10 }, (_one, at) => `2001:db8:1:${at}::/64`)
    expect(await attack(attackers)).toEqual({ 401: 20, 429: 30 })
    expect(await logIn(path, '192.0.2.99', PASSWORD)).toBe(200)
    expect(await logIn(path, '192.0.2.99', PASSWORD)).toBe(200)
  })

  it('logs in after fifty failures elsewhere, each time', async () => {
    expect(await attack(sites(10))).toEqual({ 401: 50 })
    for (let at = 0; at < 3; at++) expect(await logIn(path, '192.0.2.99', PASSWORD)).toBe(200)
  })

  it('logs in while thirty networks keep guessing, and then delays no other account', async () => {
    await attack(sites(10))
    const isIn = new AbortController()
    let tried = 0
    const guess = async (from: string) => {
      while (!isIn.signal.aborted) {
        if ((await logIn('/auth/token', from, 'salah')) === 401) tried++
        await new Promise((resolve) => setTimeout(resolve, 20))
      }
    }
    const guesses = sites(40).slice(10).map(guess)
    await new Promise((resolve) => setTimeout(resolve, PACE_MS))
    const other = `lain-${email}`
    await addPerson(database.db, { email: other })
    expect(await logIn(path, '192.0.2.98', PASSWORD, other)).toBe(200)
    const before = tried
    let status = 429
    while (status === 429) {
      status = await logIn(path, '192.0.2.99', PASSWORD)
      if (status === 429) await new Promise((resolve) => setTimeout(resolve, PACE_MS))
    }
    expect(status).toBe(200)
    // One try per network, and those that already waited; the turn bounds them, whatever the time.
    expect(tried - before).toBeLessThan(30 + 20)
    isIn.abort()
    await Promise.all(guesses)
  })
})

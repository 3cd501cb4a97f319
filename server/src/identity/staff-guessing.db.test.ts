import { Secret, TOTP } from 'otpauth'
import { beforeEach, describe, expect, it } from 'vitest'
import { handOverClient } from '../platform/index.ts'
import { openApi } from '../testing/ask-api.ts'
import { addPerson, PASSWORD } from '../testing/people-fixture.ts'
import { postgresForAll } from '../testing/postgres-for-all.ts'
import { addStaff } from '../testing/staff-fixture.ts'
import { trustedBrowsers, trustedCookieIn } from './sessions/trusted-browser.ts'
import { giveTotp } from './staff/manage-staff.ts'

const database = postgresForAll()
const NOON = new Date('2026-11-21T05:00:00Z').getTime()
const STEP_MS = 30_000
const OFFICE = '203.0.113.7'

let api: ReturnType<typeof openApi>
let email: string
let clock: number
let people = 0
beforeEach(() => {
  clock = NOON
  api = openApi({
    db: database.db,
    trustedBrowsers: trustedBrowsers('kunci-uji-untuk-peramban-dikenal'),
    now: () => new Date(clock),
  })
  email = `staf-${++people}@toko.test`
})

const logIn = async (
  path: '/auth/session' | '/staff/session',
  { from = OFFICE, known, ...body }: { from?: string; known?: string | undefined; [field: string]: unknown },
) => {
  const request = new Request(`http://shop.test/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify({ login: email, password: PASSWORD, ...body }),
  })
  handOverClient(request, () => ({ address: from, known }))
  const response = await api.app.fetch(request)
  const { code } = (await response.json()) as { code?: string }
  const cookies = response.headers.getSetCookie().map((cookie) => cookie.split(';', 1)[0] ?? '')
  return {
    status: response.status,
    code,
    known: cookies.map((cookie) => trustedCookieIn(cookie)).find((one) => one !== undefined),
    session: cookies.find((cookie) => cookie.startsWith('pasok_staff=')) ?? '',
  }
}
const count = (statuses: readonly number[]) =>
  Object.fromEntries(Object.entries(Object.groupBy(statuses, String)).map(([one, all]) => [one, all?.length]))
const addApp = async () => {
  const secret = await giveTotp(database.db, email, { now: new Date(clock), requestId: 'test' })
  const totp = new TOTP({ secret: Secret.fromBase32(secret ?? '') })
  return {
    right: () => totp.generate({ timestamp: clock }),
    wrong: () => String((Number(totp.generate({ timestamp: clock })) + 1) % 1_000_000).padStart(6, '0'),
  }
}

describe('staff whose address is a member’s too', () => {
  beforeEach(async () => {
    await addPerson(database.db, { email })
    await addStaff(database.db, { email, role: 'sales' })
  })

  it('can’t be guessed with browsers in which the member has logged in', async () => {
    const statuses: number[] = []
    for (let browser = 0; browser < 4; browser++) {
      const { known } = await logIn('/auth/session', {})
      expect(known).toBeDefined()
      for (let at = 0; at < 5; at++)
        statuses.push((await logIn('/staff/session', { known, password: 'salah' })).status)
    }
    expect(count(statuses)).toEqual({ 401: 5, 429: 15 })
  })
})

describe('an app’s code', () => {
  beforeEach(async () => void (await addStaff(database.db, { email, role: 'sales' })))
  const tries = (code: () => string, from: (at: number) => object) => async () => {
    const statuses: number[] = []
    for (let at = 0; at < 20; at++)
      statuses.push((await logIn('/staff/session', { code: code(), ...from(at) })).status)
    return count(statuses)
  }

  it('can’t be guessed with the password, from any number of addresses', async () => {
    const app = await addApp()
    expect(await tries(app.wrong, (at) => ({ from: `198.51.100.${at}` }))()).toEqual({ 401: 10, 429: 10 })
    // The right code would reveal nothing more now.
    clock += STEP_MS
    expect(await logIn('/staff/session', { from: '192.0.2.1', code: app.right() })).toMatchObject({
      status: 429,
      session: '',
    })
  })

  it('nor from any number of browsers that have logged in before', async () => {
    const browsers: (string | undefined)[] = []
    for (let at = 0; at < 20; at++) browsers.push((await logIn('/staff/session', {})).known)
    expect(new Set(browsers).size).toBe(20)
    const app = await addApp()
    expect(await tries(app.wrong, (at) => ({ known: browsers[at] }))()).toEqual({ 401: 10, 429: 10 })
  })

  it('nor by a logged-in user who has not set the authenticator up yet', async () => {
    const { session: cookie } = await logIn('/staff/session', {})
    const ask = async (method: string, body: object, from: string) => {
      const request = new Request('http://shop.test/api/staff/totp', {
        method,
        headers: { cookie, 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
      handOverClient(request, () => ({ address: from }))
      return (await api.app.fetch(request)).status
    }
    expect(await ask('POST', { password: PASSWORD }, OFFICE)).toBe(200)
    const statuses: number[] = []
    for (let at = 0; at < 20; at++) statuses.push(await ask('PUT', { code: '000000' }, `198.51.100.${at}`))
    expect(count(statuses)).toEqual({ 401: 10, 429: 10 })
  })

  it('is still required of its owner while an attacker guesses the password', async () => {
    const app = await addApp()
    for (let at = 0; at < 40; at++)
      await logIn('/staff/session', { from: `198.51.100.${at}`, password: 'salah', code: '000000' })
    clock += STEP_MS
    expect((await logIn('/staff/session', { code: app.right() })).status).toBe(200)
  })
})

import type { StaffRole } from '@pasok/contract'
import { identityStaff } from '@pasok/contract/endpoints'
import { Secret, TOTP } from 'otpauth'
import { beforeEach, describe, expect, it } from 'vitest'
import { openApi } from '../../testing/ask-api.ts'
import { PASSWORD } from '../../testing/people-fixture.ts'
import { postgresForAll } from '../../testing/postgres-for-all.ts'
import { addStaff } from '../../testing/staff-fixture.ts'

const database = postgresForAll()
const NOON = new Date('2026-11-21T05:00:00Z').getTime()
const HERE = { 'sec-fetch-site': 'same-origin' }
const STEP_S = 30

let clock: number
let email: string
let api: ReturnType<typeof openApi>
let people = 0
const open = (parts: { production?: boolean; adminUrl?: string } = {}) =>
  openApi({ db: database.db, now: () => new Date(clock), ...parts })
beforeEach(async () => {
  clock = NOON
  api = open()
  email = `staf-${++people}@toko.test`
})

const generateCode = (secret: string, after = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: clock + after * 1000 })
const another = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

const logIn = async (code?: string, password = PASSWORD) => {
  const response = await api.post('/staff/session', { login: email, password, ...(code && { code }) }, HERE)
  const body = (await response.json()) as { code?: string }
  const cookie = (response.headers.get('set-cookie') ?? '').split(';', 1)[0] ?? ''
  return { status: response.status, code: body.code, cookie }
}
const sendTotp = async (cookie: string, method: 'POST' | 'PUT', body: object) => {
  const request = new Request('http://shop.test/api/staff/totp', {
    method,
    headers: { ...HERE, cookie, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const response = await api.app.fetch(request)
  return { status: response.status, body: (await response.json()) as { data?: { secret?: string } } }
}
/** A staff account with an authenticator, whose first code this uses up. */
const enrolTotp = async (role: StaffRole = 'sales'): Promise<string> => {
  await addStaff(database.db, { email, role })
  const { cookie } = await logIn()
  const { body } = await sendTotp(cookie, 'POST', { password: PASSWORD })
  const secret = body.data?.secret ?? ''
  expect((await sendTotp(cookie, 'PUT', { code: generateCode(secret) })).status).toBe(200)
  return secret
}

describe('a login of staff with an app’s code', () => {
  it('needs a right code in addition to the password', async () => {
    const secret = await enrolTotp()
    clock += STEP_S * 1000
    expect(await logIn()).toMatchObject({ status: 401, code: 'code_required', cookie: '' })
    expect(await logIn(another(generateCode(secret)))).toMatchObject({
      status: 401,
      code: 'login_failed',
      cookie: '',
    })
    expect(await logIn(generateCode(secret), 'salah')).toMatchObject({ status: 401, code: 'login_failed' })
    const right = await logIn(generateCode(secret))
    expect(right.status).toBe(200)
    expect((await api.get('/staff/me', { cookie: right.cookie })).status).toBe(200)
  })

  it('uses a code up, and those before it', async () => {
    const secret = await enrolTotp()
    // The code that verified the secret is used up too.
    expect((await logIn(generateCode(secret))).status).toBe(401)
    clock += 2 * STEP_S * 1000
    const [former, code] = [generateCode(secret, -STEP_S), generateCode(secret)]
    expect((await logIn(code)).status).toBe(200)
    expect((await logIn(code)).status).toBe(401)
    expect((await logIn(former)).status).toBe(401)
    clock += STEP_S * 1000
    expect((await logIn(generateCode(secret))).status).toBe(200)
  })

  it('uses a code up once with concurrent logins', async () => {
    const secret = await enrolTotp()
    clock += STEP_S * 1000
    const all = await Promise.all(Array.from({ length: 4 }, () => logIn(generateCode(secret))))
    expect(all.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200, 401, 401, 401,
    ])
  })

  it('allows a clock that is half a minute off, and no more', async () => {
    const secret = await enrolTotp()
    clock += 10 * STEP_S * 1000
    expect((await logIn(generateCode(secret, -2 * STEP_S))).status).toBe(401)
    expect((await logIn(generateCode(secret, 2 * STEP_S))).status).toBe(401)
    expect((await logIn(generateCode(secret, STEP_S))).status).toBe(200)
  })

  it('can’t be guessed: after five wrong codes, even the right one waits', async () => {
    const secret = await enrolTotp()
    clock += STEP_S * 1000
    const wrong = another(generateCode(secret))
    for (let i = 0; i < 5; i++) expect((await logIn(wrong)).status).toBe(401)
    expect(await logIn(generateCode(secret))).toMatchObject({ status: 429, code: 'too_many_attempts' })
  })

  it('is set up with the password and a first code of the new secret', async () => {
    await addStaff(database.db, { email, role: 'sales' })
    const { cookie } = await logIn()
    expect((await sendTotp(cookie, 'PUT', { code: '000000' })).status).toBe(409)
    expect((await sendTotp(cookie, 'POST', { password: 'salah' })).status).toBe(401)
    const { body } = await sendTotp(cookie, 'POST', { password: PASSWORD })
    const secret = body.data?.secret ?? ''
    expect((await sendTotp(cookie, 'PUT', { code: another(generateCode(secret)) })).status).toBe(401)
    // No code is required before the secret is verified.
    expect((await logIn()).status).toBe(200)
    expect((await sendTotp(cookie, 'PUT', { code: generateCode(secret) })).status).toBe(200)
    expect((await logIn()).code).toBe('code_required')
  })
})

describe('production', () => {
  beforeEach(() => {
    api = open({ production: true })
  })
  const readSelf = async (cookie: string) =>
    identityStaff.showSelf.answer.parse(await (await api.get('/staff/me', { cookie })).json()).data.record

  it.each(['admin', 'finance'] as const)('refuses %s until an authenticator is set up', async (role) => {
    await addStaff(database.db, { email, role })
    const { cookie } = await logIn()
    expect(await readSelf(cookie)).toMatchObject({ has_totp: false, needs_totp: true })
    for (const path of ['/staff/registrations', '/staff/registrations/1', '/staff/nothing']) {
      const refused = await api.get(path, { cookie })
      expect([path, refused.status]).toEqual([path, 403])
      expect(await refused.json()).toMatchObject({ code: 'totp_required' })
    }
    const { body } = await sendTotp(cookie, 'POST', { password: PASSWORD })
    // An unverified secret opens nothing.
    expect((await api.get('/staff/registrations', { cookie })).status).toBe(403)
    expect((await sendTotp(cookie, 'PUT', { code: generateCode(body.data?.secret ?? '') })).status).toBe(200)
    expect(await readSelf(cookie)).toMatchObject({ has_totp: true, needs_totp: false })
    expect((await api.get('/staff/registrations', { cookie })).status).toBe(role === 'admin' ? 200 : 403)
  })

  it.each(['sales', 'warehouse', 'content'] as const)('does not require one of %s', async (role) => {
    await addStaff(database.db, { email, role })
    expect(await readSelf((await logIn()).cookie)).toMatchObject({ needs_totp: false })
  })
})

describe('a separate origin of staff', () => {
  const ADMIN = 'https://kantor.test'
  const at = (host: string, path: string, init: RequestInit = {}) =>
    api.app.fetch(new Request(`${host}/api${path}`, init))
  const login = (host: string, origin: string) =>
    at(host, '/staff/session', {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin },
      body: JSON.stringify({ login: email, password: PASSWORD }),
    })

  it('is the only one at which staff endpoints respond', async () => {
    api = open({ adminUrl: ADMIN })
    await addStaff(database.db, { email, role: 'sales' })
    expect((await login('http://shop.test', 'http://shop.test')).status).toBe(404)
    expect((await login('http://shop.test', ADMIN)).status).toBe(404)
    // A page of the shop is refused there too.
    expect((await login(ADMIN, 'http://shop.test')).status).toBe(403)
    const response = await login(ADMIN, ADMIN)
    expect(response.status).toBe(200)
    expect(response.headers.get('set-cookie')).toMatch(
      /^pasok_staff=[\w-]{43}; Path=\/api\/staff; HttpOnly; SameSite=Strict; Secure/,
    )
    const cookie = (response.headers.get('set-cookie') ?? '').split(';', 1)[0] ?? ''
    for (const path of ['/staff/me', '/staff/registrations', '/staff/nothing']) {
      expect([path, (await at('http://shop.test', path, { headers: { cookie } })).status]).toEqual([
        path,
        404,
      ])
      expect((await at(ADMIN, path, { headers: { cookie } })).status).toBe(
        path === '/staff/nothing' ? 404 : 200,
      )
    }
    expect((await at('http://shop.test', '/v2/website/settings')).status).toBe(200)
  })

  it('is the shop’s by default', async () => {
    await addStaff(database.db, { email, role: 'sales' })
    expect((await login('http://shop.test', 'http://shop.test')).status).toBe(200)
  })
})

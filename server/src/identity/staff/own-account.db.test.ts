import { identityStaff } from '@pasok/contract/endpoints'
import { sql } from 'kysely'
import { Secret, TOTP } from 'otpauth'
import { beforeEach, describe, expect, it } from 'vitest'
import { openApi } from '../../testing/ask-api.ts'
import { PASSWORD } from '../../testing/people-fixture.ts'
import { postgresForAll } from '../../testing/postgres-for-all.ts'
import { addStaff } from '../../testing/staff-fixture.ts'

const database = postgresForAll()
const NOON = new Date('2026-11-21T05:00:00Z').getTime()
const NEW_PASSWORD = 'empat gajah di dermaga'
const CHROME = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0 Safari/537.36'

let clock: number
let email: string
let staffId: number
let people = 0
let api: ReturnType<typeof openApi>
beforeEach(async () => {
  clock = NOON
  api = openApi({ db: database.db, now: () => new Date(clock) })
  email = `akun-${++people}@toko.test`
  staffId = await addStaff(database.db, { email, role: 'sales' })
})

const send = async (method: string, path: string, cookie: string, body?: object) => {
  const response = await api.app.fetch(
    new Request(`http://shop.test/api${path}`, {
      method,
      headers: {
        'sec-fetch-site': 'same-origin',
        'user-agent': CHROME,
        cookie,
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    }),
  )
  const answer = (await response.json()) as { code?: string; errors?: object; data?: unknown }
  return {
    status: response.status,
    answer,
    cookie: (response.headers.get('set-cookie') ?? '').split(';', 1)[0] ?? '',
  }
}
const logIn = (more: { password?: string; code?: string; email?: string } = {}) =>
  send('POST', '/staff/session', '', {
    login: more.email ?? email,
    password: more.password ?? PASSWORD,
    ...(more.code && { code: more.code }),
  })
const listSessions = async (cookie: string) =>
  identityStaff.listStaffSessions.answer.parse((await send('GET', '/staff/sessions', cookie)).answer).data
    .records
const statusOf = async (cookie: string) => (await send('GET', '/staff/me', cookie)).status

describe('the own password of staff', () => {
  it('is changed by the old one; every other session ends, and an e-mail says so', async () => {
    const [here, elsewhere] = [(await logIn()).cookie, (await logIn()).cookie]
    const change = (old: string, password = NEW_PASSWORD) =>
      send('PUT', '/staff/password', here, { old, new: password })
    expect(await change('salah')).toMatchObject({
      status: 400,
      answer: { errors: { old: expect.anything() } },
    })
    expect(await change(PASSWORD, email)).toMatchObject({
      status: 400,
      answer: { errors: { new: expect.anything() } },
    })
    expect((await change(PASSWORD)).status).toBe(200)
    expect([await statusOf(here), await statusOf(elsewhere)]).toEqual([200, 401])
    expect((await logIn()).status).toBe(401)
    expect((await logIn({ password: NEW_PASSWORD })).status).toBe(200)
    const { rows } = await sql`
      select kind from platform.email where recipient = ${email}`.execute(database.db)
    expect(rows).toEqual([{ kind: 'identity.staff-password-changed' }])
  })

  it('can’t be guessed from a session that was left open', async () => {
    const { cookie } = await logIn()
    const tries = []
    for (let i = 0; i < 12; i++)
      tries.push(
        (await send('PUT', '/staff/password', cookie, { old: `salah ${i}`, new: NEW_PASSWORD })).status,
      )
    expect(tries.at(-1)).toBe(429)
  })
})

describe('the sessions of staff', () => {
  it('are listed with their devices, the own one first, and end one by one or all but the own', async () => {
    const [first, here, third] = [(await logIn()).cookie, (await logIn()).cookie, (await logIn()).cookie]
    const listed = await listSessions(here)
    expect(listed).toMatchObject([
      { is_current: true, program: 'Chrome', system: 'Linux' },
      { is_current: false },
      { is_current: false },
    ])
    const other = listed.at(-1)?.id
    expect((await send('DELETE', `/staff/sessions/${other}`, here)).status).toBe(200)
    expect((await send('DELETE', `/staff/sessions/${other}`, here)).status).toBe(404)
    expect((await send('DELETE', '/staff/sessions', here)).answer.data).toEqual({ ended: 1 })
    expect([await statusOf(first), await statusOf(here), await statusOf(third)]).toEqual([401, 200, 401])
  })

  it('of somebody else are neither listed nor ended', async () => {
    const { cookie } = await logIn()
    const [own] = await listSessions(cookie)
    const stranger = `asing-${people}@toko.test`
    await addStaff(database.db, { email: stranger, role: 'admin' })
    const theirs = (await logIn({ email: stranger })).cookie
    expect((await listSessions(theirs)).map(({ id }) => id)).not.toContain(own?.id)
    expect((await send('DELETE', `/staff/sessions/${own?.id}`, theirs)).status).toBe(404)
    expect((await send('DELETE', '/staff/sessions', theirs)).status).toBe(200)
    expect(await statusOf(cookie)).toBe(200)
  })

  it('that have been idle too long are not listed', async () => {
    await logIn()
    clock += 3 * 60 * 60 * 1000
    expect(await listSessions((await logIn()).cookie)).toHaveLength(1)
  })
})

const listNotices = async () => {
  const { rows } = await sql<{ kind: string }>`
    select kind from platform.email where recipient = ${email} order by written_at, kind`.execute(database.db)
  return rows.map(({ kind }) => kind)
}

describe('recovery codes', () => {
  const STEP_MS = 30_000
  const enrol = async () => {
    const { cookie } = await logIn()
    const begun = await send('POST', '/staff/totp', cookie, { password: PASSWORD })
    const { secret } = identityStaff.beginTotp.answer.parse(begun.answer).data
    const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: clock })
    const proven = identityStaff.proveTotp.answer.parse(
      (await send('PUT', '/staff/totp', cookie, { code })).answer,
    )
    clock += STEP_MS
    return { cookie, codes: proven.data.recovery_codes, record: proven.data.record }
  }

  it('come with a new app; each stands in for its code once', async () => {
    const { codes, record, cookie } = await enrol()
    expect(new Set(codes).size).toBe(10)
    expect(record.recovery_codes).toBe(10)
    const [code = ''] = codes
    expect((await logIn({ code, password: 'salah' })).status).toBe(401)
    const all = await Promise.all(Array.from({ length: 3 }, () => logIn({ code })))
    expect(all.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 401, 401])
    const self = identityStaff.showSelf.answer.parse((await send('GET', '/staff/me', cookie)).answer)
    expect(self.data.record.recovery_codes).toBe(9)
  })

  it('are told of by e-mail: with a new app, when new ones are made, and when one is used', async () => {
    const { cookie, codes } = await enrol()
    expect(await listNotices()).toEqual(['identity.staff-login-app'])
    clock += 1000
    await logIn({ code: codes[0] ?? '' })
    expect(await listNotices()).toEqual(['identity.staff-login-app', 'identity.staff-login-used'])
    clock += 1000
    await send('POST', '/staff/recovery-codes', cookie, { password: PASSWORD })
    expect((await listNotices()).at(-1)).toBe('identity.staff-login-codes')
    const { rows } = await sql<{ action: string }>`
      select action from platform.audit where who = 'staff' and who_id = ${staffId} order by id`.execute(
      database.db,
    )
    expect(rows.map(({ action }) => action)).toEqual([
      'identity.totp',
      'identity.use-recovery-code',
      'identity.renew-recovery-codes',
    ])
  })

  it('a new app ends the sessions on other devices', async () => {
    const elsewhere = (await logIn()).cookie
    const { cookie } = await enrol()
    expect([await statusOf(cookie), await statusOf(elsewhere)]).toEqual([200, 401])
  })

  it('are stored as hashes only', async () => {
    const { codes } = await enrol()
    const { rows } = await sql<{ row: string }>`
      select s::text as row from identity.staff s where id = ${staffId}`.execute(database.db)
    for (const code of codes) expect(rows[0]?.row).not.toContain(Buffer.from(code).toString('hex'))
    expect(rows[0]?.row).not.toContain(codes[0])
  })

  it('of former times count no more after new ones, or after a new app', async () => {
    const { cookie, codes } = await enrol()
    const renew = (password: string) => send('POST', '/staff/recovery-codes', cookie, { password })
    expect((await renew('salah')).status).toBe(401)
    const renewed = identityStaff.renewRecoveryCodes.answer.parse((await renew(PASSWORD)).answer).data
    expect((await logIn({ code: codes[0] ?? '' })).status).toBe(401)
    const again = await logIn({ code: renewed.recovery_codes[0] ?? '' })
    expect(again.status).toBe(200)
    const begun = await send('POST', '/staff/totp', again.cookie, { password: PASSWORD })
    const { secret } = identityStaff.beginTotp.answer.parse(begun.answer).data
    const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: clock })
    expect((await send('PUT', '/staff/totp', again.cookie, { code })).status).toBe(200)
    expect((await logIn({ code: renewed.recovery_codes[1] ?? '' })).status).toBe(401)
  })

  it('can’t be guessed: after five wrong ones, even a right one waits', async () => {
    const { codes } = await enrol()
    for (let i = 0; i < 5; i++) expect((await logIn({ code: 'AAAA-AAAA-AAAA-AAAA' })).status).toBe(401)
    expect((await logIn({ code: codes[0] ?? '' })).status).toBe(429)
  })

  it('are not given without an app', async () => {
    const { cookie } = await logIn()
    const refused = await send('POST', '/staff/recovery-codes', cookie, { password: PASSWORD })
    expect(refused.status).toBe(409)
  })
})

it('the language of staff is their own choice', async () => {
  const { cookie } = await logIn()
  expect((await send('PUT', '/staff/me', cookie, { language: 'xx' })).status).toBe(400)
  expect((await send('PUT', '/staff/me', cookie, { language: 'id' })).status).toBe(200)
  const again = identityStaff.logIn.answer.parse((await logIn()).answer)
  expect(again.data.record.language).toBe('id')
})

import { identity, type Endpoint } from '@pasok/contract/endpoints'
import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import type { Db } from '../../platform/index.ts'
import { checkAnswer, openApi } from '../../testing/ask-api.ts'
import { onDatabase } from '../../testing/index.ts'
import { addPerson, PASSWORD } from '../../testing/people-fixture.ts'

const HERE = { 'sec-fetch-site': 'same-origin' }
const EMAIL = 'bayu@uji.test'
const NEW = 'gudang tua dekat rel kereta'

onDatabase('a password', (open) => {
  let db: Db
  let clock: Date
  let api: ReturnType<typeof openApi>
  beforeAll(async () => {
    db = (await open()).db
  })
  beforeEach(async () => {
    await sql`truncate identity.member, company.company, platform.email, platform.email_time restart identity cascade`.execute(
      db,
    )
    clock = new Date('2026-11-22T08:00:00Z')
    api = openApi({ db, now: () => clock })
    await addPerson(db, { email: EMAIL })
  })

  const readAnswer = async (e: Endpoint, response: Response) => {
    const body = (await response.json()) as Record<string, unknown>
    checkAnswer(e, response.status, body)
    return { status: response.status, ...body }
  }
  const logIn = (password: string, email = EMAIL) =>
    api.post('/auth/session', { login: email, password }, HERE)
  const cookieIn = async (password = PASSWORD, email = EMAIL) =>
    /^[^;]+/.exec((await logIn(password, email)).headers.get('set-cookie') ?? '')?.[0] ?? ''
  const profile = async (cookie: string) => (await api.get('/v2/user/profile', { cookie })).status
  const change = async (cookie: string, passwords: object, headers: Record<string, string> = HERE) =>
    readAnswer(
      identity.changePassword,
      await api.post('/v2/user/change-password', passwords, { ...(cookie && { cookie }), ...headers }),
    )
  const ask = async (email: string) =>
    readAnswer(identity.askReset, await api.post('/v2/user/reset-password', { email }))
  const reset = async (token: string, password = NEW) =>
    readAnswer(identity.resetPassword, await api.post(`/v2/user/reset-password/${token}`, { password }))
  const messages = async (kind: string) =>
    (
      await sql<{ recipient: string; plain: string }>`
        select recipient, plain from platform.email where kind = ${kind} order by written_at`.execute(db)
    ).rows
  const requestToken = async () => {
    await ask(` ${EMAIL.toUpperCase()} `)
    return vi.waitFor(async () => {
      const plain = (await messages('identity.reset-password')).at(-1)?.plain ?? ''
      const token = /\?token=([\w-]{43})\b/.exec(plain)?.[1]
      expect(token).toBeDefined()
      return token ?? ''
    }, 10_000)
  }

  // @spec §7 Password: change
  // @spec §1 Member: changes password
  it('is changed with the old one: the other sessions end, and an e-mail says so', async () => {
    const here = await cookieIn()
    const elsewhere = await cookieIn()
    expect(await change(here, { old: PASSWORD, new: NEW })).toEqual({ status: 'OK', data: {} })
    expect([await profile(here), await profile(elsewhere)]).toEqual([200, 401])
    expect([(await logIn(PASSWORD)).status, (await logIn(NEW)).status]).toEqual([401, 200])
    expect(await messages('identity.password-changed')).toMatchObject([{ recipient: EMAIL }])
  })

  it.each([
    [{ old: 'salah', new: NEW }, 'old', "This isn't your current password."],
    [{ old: PASSWORD, new: 'kurang' }, 'new', 'Enter at least 12 characters.'],
    [
      { old: PASSWORD, new: 'Password-2026' },
      'new',
      'This password is too easy to guess. Choose another one.',
    ],
    [
      { old: PASSWORD, new: 'bayu@uji.test1' },
      'new',
      'This password is too similar to your email address or company name. Choose another one.',
    ],
    [{ old: PASSWORD, new: NEW.repeat(10) }, 'new', 'Enter at most 256 characters.'],
  ])('is not changed by %j', async (passwords, field, why) => {
    const cookie = await cookieIn()
    expect(await change(cookie, passwords)).toMatchObject({ status: 400, errors: { [field]: [why] } })
    expect((await logIn(PASSWORD)).status).toBe(200)
    expect(await messages('identity.password-changed')).toEqual([])
  })

  it('is changed also by a request that does not say how long it is', async () => {
    const cookie = await cookieIn()
    const body = new Blob([JSON.stringify({ old: PASSWORD, new: NEW })]).stream()
    const headers = { ...HERE, cookie, 'content-type': 'application/json' }
    const init = { method: 'POST', headers, body, duplex: 'half' } as const
    const sent = new Request('http://shop.test/api/v2/user/change-password', init)
    expect((await api.app.fetch(sent)).status).toBe(200)
  })

  it('is not changed for guests, the limited, or another site', async () => {
    await addPerson(db, { email: 'dewi@uji.test', status: 'draft' })
    const passwords = { old: PASSWORD, new: NEW }
    expect(await change('', passwords)).toMatchObject({ status: 401, code: 'login_required' })
    expect(await change(await cookieIn(PASSWORD, 'dewi@uji.test'), passwords)).toMatchObject({ status: 401 })
    expect(await change(await cookieIn(), passwords, { 'sec-fetch-site': 'cross-site' })).toMatchObject({
      status: 403,
      code: 'cross_site',
    })
    expect((await logIn(PASSWORD)).status).toBe(200)
  })

  // @spec §7 Password: ask for reset
  it('is reset without revealing who has an account', async () => {
    const token = await requestToken()
    expect(await messages('identity.reset-password')).toMatchObject([{ recipient: EMAIL }])
    const known = await api.post('/v2/user/reset-password', { email: EMAIL })
    const unknown = await api.post('/v2/user/reset-password', { email: 'nobody@uji.test' })
    expect([unknown.status, await unknown.text()]).toEqual([known.status, await known.text()])
    const { rows } = await sql<{ all: string }>`
      select string_agg(r::text, ' ') as all from identity.password_reset r`.execute(db)
    expect(rows[0]?.all).not.toContain(token)
    await expect.poll(() => messages('identity.reset-password')).toHaveLength(2)
  })

  // @spec §7 Password: reset
  it('is set by the e-mail’s token, once: every session ends, and an e-mail says so', async () => {
    const before = await cookieIn()
    const [first, second] = [await requestToken(), await requestToken()]
    expect(await reset(second)).toEqual({ status: 'OK', data: {} })
    expect(await profile(before)).toBe(401)
    expect([(await logIn(PASSWORD)).status, (await logIn(NEW)).status]).toEqual([401, 200])
    expect(await messages('identity.password-changed')).toMatchObject([{ recipient: EMAIL }])
    for (const used of [second, first, 'nonsense', 'x'.repeat(43)])
      expect(await reset(used)).toMatchObject({ status: 410, code: 'link_ended' })
  })

  it('is set once by two concurrent requests', async () => {
    const token = await requestToken()
    const statuses = await Promise.all([reset(token), reset(token, 'lain lagi dari gudang tua')])
    expect(statuses.map(({ status }) => status)).toEqual(expect.arrayContaining([410, 'OK']))
  })

  it('is refused when it is too simple, and the token stays valid', async () => {
    const token = await requestToken()
    expect(await reset(token, 'password1234')).toMatchObject({ status: 400, code: 'invalid_request' })
    expect(await reset(token, `${EMAIL}!`)).toMatchObject({ status: 400, code: 'invalid_request' })
    expect(await reset(token)).toMatchObject({ status: 'OK' })
  })

  it('is set within an hour', async () => {
    const token = await requestToken()
    clock = new Date(clock.getTime() + 60 * 60 * 1000)
    expect(await reset(token)).toMatchObject({ status: 410 })
  })
})

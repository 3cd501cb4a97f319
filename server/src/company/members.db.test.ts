import type { Invitation, Member, Role } from '@pasok/contract'
import { company, type Endpoint } from '@pasok/contract/endpoints'
import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { readAudit, type Db, type Storage } from '../platform/index.ts'
import { checkAnswer, openApi } from '../testing/ask-api.ts'
import { noLimits } from '../testing/any-caller.ts'
import { onDatabase } from '../testing/index.ts'
import { memoryStorage } from '../testing/memory-storage.ts'
import { addPerson, PASSWORD } from '../testing/people-fixture.ts'

const HERE = { 'sec-fetch-site': 'same-origin' }
const NEW = 'gudang tua dekat rel kereta'
const DAY_MS = 24 * 60 * 60 * 1000
const RONI = 'roni@uji.test'

onDatabase('the members of a company', (open) => {
  let db: Db
  let clock: Date
  let storage: Storage
  let api: ReturnType<typeof openApi>
  let companyId: number
  const ids = new Map<string, number>()
  const cookies = new Map<string, string>()

  beforeAll(async () => {
    db = (await open()).db
  })
  beforeEach(async () => {
    await sql`truncate identity.member, company.company, platform.email cascade`.execute(db)
    clock = new Date('2026-11-22T08:00:00Z')
    storage = memoryStorage()
    api = openApi({ db, storage, limits: noLimits, now: () => clock })
    ids.clear()
    cookies.clear()
    companyId = await add('owner', 'owner')
    await add('buyer', 'buyer', companyId)
    await add('viewer', 'viewer', companyId)
    await add('stranger', 'owner')
  })
  const add = async (who: string, role: Role, of?: number) => {
    const person = await addPerson(db, {
      email: `${who}@uji.test`,
      role,
      ...(of !== undefined && { companyId: of }),
    })
    ids.set(who, person.memberId)
    return person.companyId
  }
  const logIn = (who: string, password = PASSWORD) =>
    api.post('/auth/session', { login: `${who}@uji.test`, password }, HERE)
  const findCookie = async (who: string) => {
    const stored = cookies.get(who)
    if (stored !== undefined) return stored
    const cookie = /^[^;]+/.exec((await logIn(who)).headers.get('set-cookie') ?? '')?.[0] ?? ''
    cookies.set(who, cookie)
    return cookie
  }

  interface Asking {
    readonly params?: Readonly<Record<string, string | number>>
    readonly body?: object
    readonly language?: string
  }
  /** Calls an endpoint as somebody, and checks the response against the contract. */
  const ask = async (who: string, e: Endpoint, { params = {}, body, language = 'en' }: Asking = {}) => {
    const cookie = who === 'guest' ? undefined : await findCookie(who)
    const path = Object.entries(params).reduce(
      (p, [name, v]) => p.replace(`{${name}}`, String(v)),
      e.path as string,
    )
    const response = await api.app.fetch(
      new Request(`http://shop.test/api${path}`, {
        method: e.method.toUpperCase(),
        headers: {
          ...HERE,
          'accept-language': language,
          ...(cookie && { cookie }),
          ...(body && { 'content-type': 'application/json' }),
        },
        ...(body && { body: JSON.stringify(body) }),
      }),
    )
    const answered = (await response.json()) as {
      code?: string
      errors?: Record<string, string[]>
      data: { record?: unknown; records?: unknown }
    }
    checkAnswer(e, response.status, answered)
    return { ...answered, status: response.status }
  }
  const on = (who: string, body?: object): Asking => ({
    params: { id: ids.get(who) ?? 0 },
    ...(body && { body }),
  })
  const invite = (email = RONI, role: Role = 'buyer', who = 'owner') =>
    ask(who, company.inviteMember, { body: { email, role, language: 'id' } })
  const readId = (answer: Awaited<ReturnType<typeof ask>>) => (answer.data.record as Invitation).id
  const messages = async () => {
    const { rows } = await sql<{ kind: string; recipient: string; language: string; plain: string }>`
      select kind, recipient, language, plain from platform.email order by written_at, kind`.execute(db)
    return rows
  }
  const lastToken = async () =>
    /\/account\/invitation\?token=([\w-]{43})/.exec((await messages()).at(-1)?.plain ?? '')?.[1] ?? ''
  const accepting = {
    name: 'Roni Rekaan',
    password: NEW,
    language: 'id',
    terms_version: '2026-11-02',
    privacy_version: '2026-03-04',
    consent: true,
  }
  const accept = (token: string, differently: object = {}) =>
    ask('guest', company.acceptInvitation, { params: { token }, body: { ...accepting, ...differently } })
  const show = (token: string) => ask('guest', company.showInvitation, { params: { token } })
  const roles = async () => {
    const { data } = await ask('owner', company.listMembers)
    return Object.fromEntries(
      (data.records as Member[]).map(({ email, role }) => [email.replace('@uji.test', ''), role]),
    )
  }
  const audit = async () =>
    (await readAudit(db, 'company', companyId)).map(({ who, who_id, action, details }) => ({
      who,
      who_id,
      action,
      details,
    }))

  it.each(['owner', 'buyer', 'viewer'])('are shown to %s, and not to another company', async (who) => {
    const { data } = await ask(who, company.listMembers)
    const records = data.records as Member[]
    expect(new Set(records.map(({ id }) => id))).toEqual(
      new Set(['owner', 'buyer', 'viewer'].map((one) => ids.get(one))),
    )
    expect(records.filter((one) => one.is_self).map(({ id }) => id)).toEqual([ids.get(who)])
    const theirs = (await ask('stranger', company.listMembers)).data.records as Member[]
    expect(theirs.map(({ id }) => id)).toEqual([ids.get('stranger')])
  })

  it('are managed only by owners: others are refused before the body is read', async () => {
    const { id } = { id: readId(await invite()) }
    for (const [e, asking] of [
      [company.setMemberRole, on('viewer', {})],
      [company.removeMember, on('viewer')],
      [company.listInvitations, {}],
      [company.inviteMember, { body: {} }],
      [company.renewInvitation, { params: { id } }],
      [company.withdrawInvitation, { params: { id } }],
    ] as const) {
      for (const who of ['buyer', 'viewer'])
        expect([e.path, await ask(who, e, asking)]).toMatchObject([
          e.path,
          { status: 403, code: 'not_allowed' },
        ])
      expect([e.path, await ask('guest', e, asking)]).toMatchObject([
        e.path,
        { status: 401, code: 'login_required' },
      ])
    }
    expect(await roles()).toEqual({ owner: 'owner', buyer: 'buyer', viewer: 'viewer' })
  })

  it('of another company are not found', async () => {
    const id = readId(await invite())
    for (const [e, asking] of [
      [company.setMemberRole, on('buyer', { role: 'viewer' })],
      [company.removeMember, on('buyer')],
      [company.renewInvitation, { params: { id } }],
      [company.withdrawInvitation, { params: { id } }],
    ] as const)
      expect([e.path, await ask('stranger', e, asking)]).toMatchObject([e.path, { status: 404 }])
    expect((await ask('stranger', company.listInvitations)).data.records).toEqual([])
    expect(await roles()).toEqual({ owner: 'owner', buyer: 'buyer', viewer: 'viewer' })
    expect((await ask('owner', company.listInvitations)).data.records).toHaveLength(1)
  })

  describe('roles', () => {
    it('take effect from the next request on, and the change is logged', async () => {
      await findCookie('buyer')
      expect((await ask('buyer', company.listInvitations)).status).toBe(403)
      const set = await ask('owner', company.setMemberRole, on('buyer', { role: 'owner' }))
      expect(set.data.record).toMatchObject({ id: ids.get('buyer'), role: 'owner', is_self: false })
      expect((await ask('buyer', company.listInvitations)).status).toBe(200)
      expect(await audit()).toEqual([
        {
          who: 'member',
          who_id: ids.get('owner'),
          action: 'company.set-role',
          details: { member: ids.get('buyer'), from: 'buyer', to: 'owner' },
        },
      ])
    })

    it('leave one owner: the last one stays', async () => {
      for (const asking of [on('owner', { role: 'buyer' }), on('owner', { role: 'viewer' })])
        expect(await ask('owner', company.setMemberRole, asking)).toMatchObject({
          status: 409,
          code: 'last_owner',
        })
      expect((await ask('owner', company.setMemberRole, on('owner', { role: 'owner' }))).status).toBe(200)
      expect(await ask('owner', company.removeMember, on('owner'))).toMatchObject({ status: 409 })
      await ask('owner', company.setMemberRole, on('viewer', { role: 'owner' }))
      expect((await ask('owner', company.setMemberRole, on('owner', { role: 'buyer' }))).status).toBe(200)
      expect((await ask('owner', company.setMemberRole, on('owner', { role: 'owner' }))).status).toBe(403)
    })

    it('leave one owner, too, when two demote each other concurrently', async () => {
      await findCookie('buyer')
      for (let round = 0; round < 10; round++) {
        await sql`update identity.member set role = 'owner' where email in ('owner@uji.test', 'buyer@uji.test')`.execute(
          db,
        )
        const outcomes = await Promise.all([
          ask('owner', company.setMemberRole, on('buyer', { role: 'viewer' })),
          ask('buyer', company.setMemberRole, on('owner', { role: 'viewer' })),
        ])
        expect(outcomes.map(({ status }) => status)).toContain(200)
        const { rows } = await sql<{ n: number }>`
          select count(*)::int n from identity.member
          where company_id = ${companyId} and role = 'owner'`.execute(db)
        expect(rows[0]?.n).toBe(1)
      }
    })

    it('are one of three', async () => {
      for (const role of ['admin', '', undefined])
        expect((await ask('owner', company.setMemberRole, on('buyer', { role }))).status).toBe(400)
    })
  })

  describe('removed', () => {
    it('are logged out at once, and their address is free', async () => {
      const cookie = await findCookie('buyer')
      expect((await ask('owner', company.removeMember, on('buyer'))).status).toBe(200)
      expect((await api.get('/v2/user/profile', { cookie })).status).toBe(401)
      const { rows } = await sql<{ n: number }>`
        select count(*)::int n from identity.session where member_id = ${ids.get('buyer')}`.execute(db)
      expect(rows[0]?.n).toBe(0)
      expect((await logIn('buyer')).status).toBe(401)
      expect(await roles()).toEqual({ owner: 'owner', viewer: 'viewer' })
      expect(await audit()).toMatchObject([
        { action: 'company.remove-member', details: { member: ids.get('buyer'), role: 'buyer' } },
      ])
      expect((await ask('owner', company.removeMember, on('buyer'))).status).toBe(404)
      await invite('buyer@uji.test', 'viewer')
      expect((await accept(await lastToken())).status).toBe(200)
      expect(await roles()).toEqual({ owner: 'owner', viewer: 'viewer', buyer: 'viewer' })
    })

    it('lose their picture', async () => {
      const avatar = '0123456789abcdef'.repeat(2)
      await storage.put(`private/avatar/${avatar}`, new Uint8Array([1]), 'image/webp')
      await sql`update identity.member set avatar_key = ${avatar} where id = ${ids.get('buyer')}`.execute(db)
      expect((await ask('owner', company.removeMember, on('buyer'))).status).toBe(200)
      expect(await storage.get(`private/avatar/${avatar}`)).toBeUndefined()
    })

    it('can be the caller, if another owner stays', async () => {
      await ask('owner', company.setMemberRole, on('buyer', { role: 'owner' }))
      expect((await ask('owner', company.removeMember, on('owner'))).status).toBe(200)
      expect((await ask('owner', company.listMembers)).status).toBe(401)
    })
  })

  describe('invited', () => {
    it('become members by the e-mail’s link, once', async () => {
      const name = 'Ir. Olivia Rekaan, S.T.'
      await sql`update identity.member set name = ${name} where id = ${ids.get('owner')}`.execute(db)
      const invited = await invite(` ${RONI.toUpperCase()} `)
      expect(invited.data.record).toMatchObject({
        email: RONI,
        role: 'buyer',
        ends_at: new Date(clock.getTime() + 7 * DAY_MS).toISOString(),
      })
      const [message] = await messages()
      expect(message).toMatchObject({ kind: 'company.invitation', recipient: RONI, language: 'id' })
      for (const sentence of [
        'PT Uji',
        `Diundang oleh: ${name}`,
        'Pembeli',
        '7 hari',
        '/id/account/invitation?token=',
      ])
        expect(message?.plain).toContain(sentence)
      const token = await lastToken()
      expect((await show(token)).data.record).toMatchObject({ email: RONI, role: 'buyer', invited_by: name })
      expect((await show(token)).status).toBe(200)
      expect((await accept(token)).status).toBe(200)
      expect(await roles()).toEqual({ owner: 'owner', buyer: 'buyer', viewer: 'viewer', roni: 'buyer' })
      expect((await ask('owner', company.listInvitations)).data.records).toEqual([])
      const profile = (await (await logIn('roni', NEW)).json()) as object
      expect(profile).toMatchObject({
        data: {
          record: {
            name: 'Roni Rekaan',
            is_email_verified: true,
            registration_status: 'approve',
            language: 'id',
          },
        },
      })
      for (const again of [await accept(token), await show(token)])
        expect(again).toMatchObject({ status: 410, code: 'link_ended' })
      const { rows } = await sql<{ text: string; version: string }>`
        select text, version::text from company.consent order by text`.execute(db)
      expect(rows).toEqual([
        { text: 'privacy', version: '2026-03-04' },
        { text: 'terms', version: '2026-11-02' },
      ])
      const lines = await audit()
      expect(lines.map(({ action }) => action)).toEqual(['company.accept-invitation', 'company.invite'])
      expect(JSON.stringify(lines)).not.toContain('roni')
    })

    it.each([
      ['Hadiah www.uji.test', 'Hadiah www. uji. test'],
      ['Hadiah www\u2024uji\uff0etest', 'Hadiah www\u2024 uji\uff0e test'],
      ['Ir.Budi', 'Ir. Budi'],
    ])('read the inviter’s name, %s, in a form that no program makes a link of', async (name, read) => {
      await sql`update identity.member set name = ${name} where id = ${ids.get('owner')}`.execute(db)
      await invite()
      expect((await messages()).at(-1)?.plain).toContain(`Diundang oleh: ${read}\n`)
      expect((await show(await lastToken())).data.record).toMatchObject({ invited_by: read })
    })

    it('become one member when the link is used twice concurrently', async () => {
      await invite()
      const token = await lastToken()
      const outcomes = await Promise.all([accept(token), accept(token), accept(token)])
      expect(outcomes.map(({ status }) => String(status)).toSorted()).toEqual(['200', '410', '410'])
    })

    it('have a link that is stored as a hash', async () => {
      await invite()
      const token = await lastToken()
      const { rows } = await sql<{ all: string }>`
        select string_agg(i::text, ' ') as all from company.invitation i`.execute(db)
      expect(token).toHaveLength(43)
      expect(rows[0]?.all).not.toContain(token)
      expect(rows[0]?.all).not.toContain(Buffer.from(token, 'base64url').toString('hex'))
    })

    it('can’t use the link after seven days, until they are invited again', async () => {
      const id = readId(await invite())
      const old = await lastToken()
      clock = new Date(clock.getTime() + 7 * DAY_MS - 1)
      expect((await show(old)).status).toBe(200)
      clock = new Date(clock.getTime() + 1)
      expect([(await show(old)).status, (await accept(old)).status]).toEqual([410, 410])
      // The session is due for renewal by now; log in again.
      cookies.clear()
      expect((await ask('owner', company.renewInvitation, { params: { id } })).status).toBe(200)
      const renewed = await lastToken()
      expect(renewed).not.toBe(old)
      expect([(await show(old)).status, (await show(renewed)).status]).toEqual([410, 200])
    })

    it('are sent once; a second invitation changes the role', async () => {
      const first = readId(await invite())
      const old = await lastToken()
      expect(readId(await invite(RONI, 'viewer'))).toBe(first)
      expect((await show(old)).status).toBe(410)
      expect((await show(await lastToken())).data.record).toMatchObject({ role: 'viewer' })
    })

    it('are deleted a month after the link’s end', async () => {
      await invite()
      clock = new Date(clock.getTime() + 37 * DAY_MS)
      cookies.clear()
      await invite('lain@uji.test')
      const records = (await ask('owner', company.listInvitations)).data.records as Invitation[]
      expect(records.map(({ email }) => email)).toEqual(['lain@uji.test'])
    })

    it('can’t use the link after it is withdrawn, or the company is suspended', async () => {
      const id = readId(await invite())
      const token = await lastToken()
      await sql`update company.company set registration_status = 'suspend' where id = ${companyId}`.execute(
        db,
      )
      expect([(await show(token)).status, (await accept(token)).status]).toEqual([410, 410])
      await sql`update company.company set registration_status = 'approve' where id = ${companyId}`.execute(
        db,
      )
      expect((await show(token)).status).toBe(200)
      expect((await ask('owner', company.withdrawInvitation, { params: { id } })).status).toBe(200)
      expect([(await show(token)).status, (await accept(token)).status]).toEqual([410, 410])
      expect((await ask('owner', company.withdrawInvitation, { params: { id } })).status).toBe(404)
    })

    it('get the same response if they have an account with another company; only their e-mail names it', async () => {
      const elsewhere = await invite('stranger@uji.test')
      const nowhere = await invite()
      const alike = ({ data }: typeof nowhere) => {
        const { id, email, ...rest } = data.record as Invitation
        expect([typeof id, typeof email]).toEqual(['number', 'string'])
        return rest
      }
      expect(elsewhere.status).toBe(200)
      expect(alike(elsewhere)).toEqual(alike(nowhere))
      const [email] = (await messages()).filter(({ recipient }) => recipient === 'stranger@uji.test')
      expect(email).toMatchObject({ kind: 'company.invited-elsewhere', language: 'id' })
      expect(email?.plain).not.toContain('token=')
      expect(email?.plain).toContain('Diundang oleh: Uji Rekaan\n')
      expect((await ask('owner', company.listInvitations)).data.records).toHaveLength(2)
    })

    it('are refused when their address got an account meanwhile, and the link stays', async () => {
      await invite()
      const token = await lastToken()
      await add('roni', 'buyer')
      expect(await accept(token)).toMatchObject({ status: 409, code: 'address_taken' })
      expect((await show(token)).status).toBe(200)
      expect(await roles()).toEqual({ owner: 'owner', buyer: 'buyer', viewer: 'viewer' })
    })

    it('can’t be members already', async () => {
      expect(await invite('Viewer@uji.test')).toMatchObject({
        status: 400,
        errors: { email: ['Someone with this address is already a member of your company.'] },
      })
      expect(await messages()).toEqual([])
    })

    it.each([
      [{ name: 'R' }, 'name'],
      [{ password: 'kurang' }, 'password'],
      [{ password: 'Password-2026' }, 'password'],
      [{ password: 'roni@uji.test' }, 'password'],
      [{ consent: false }, 'consent'],
      [{ terms_version: '2026-01-31' }, 'terms_version'],
      [{ privacy_version: '2020-01-01' }, 'privacy_version'],
    ])('are refused with %j by field, and keep the link', async (differently, field) => {
      await invite()
      const token = await lastToken()
      const { status, errors } = await accept(token, differently)
      expect([status, Object.keys(errors ?? {})]).toEqual([400, [field]])
      expect((await show(token)).status).toBe(200)
    })
  })

  it('can send a limited number of invitations', async () => {
    api = openApi({ db, now: () => clock })
    const refused = { status: 429, code: 'too_many_attempts' }
    for (let at = 0; at < 5; at++) expect((await invite()).status).toBe(200)
    expect(await invite()).toMatchObject(refused)
    const [{ id }] = (await ask('owner', company.listInvitations)).data.records as [Invitation]
    expect(await ask('owner', company.renewInvitation, { params: { id } })).toMatchObject(refused)
    for (let at = 0; at < 23; at++) expect((await invite(`orang-${at}@uji.test`)).status).toBe(200)
    expect(await invite('lagi@uji.test')).toMatchObject(refused)
    expect((await invite('lagi@uji.test', 'buyer', 'stranger')).status).toBe(200)
    for (let at = 0; at < 30; at++) expect((await accept('x'.repeat(43))).status).toBe(410)
    expect(await accept('x'.repeat(43))).toMatchObject(refused)
  })
})

import * as argon2 from '@node-rs/argon2'
import { company, endpoints, identity, type Endpoint } from '@pasok/contract/endpoints'
import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { handOverClient, log, openEmails, type Db } from '../platform/index.ts'
import { noLimits } from '../testing/any-caller.ts'
import { checkAnswer, openApi, settings } from '../testing/ask-api.ts'
import { openBrowser } from '../testing/ask-as.ts'
import { onDatabase } from '../testing/index.ts'
import { memoryStorage } from '../testing/memory-storage.ts'
import { addPerson, PASSWORD } from '../testing/people-fixture.ts'
import { toFormData, registration } from '../testing/registration-fixture.ts'
import { endRegistrations } from './registration/confirm-registration.ts'

// Another file of this process may have loaded them already.
vi.hoisted(() => vi.resetModules())
// Counted, because a login's time depends on the number of hashes it compares.
vi.mock(import('@node-rs/argon2'), async (original) => {
  const real = await original()
  return { ...real, verify: vi.fn(real.verify) }
})

const NOW = new Date('2026-11-22T03:00:00Z')
const [OWN, STRANGE, NEW] = ['sandi pemilik kotak surat', 'sandi orang asing itu', 'sandi baru dari surat']
const HERE = { 'sec-fetch-site': 'same-origin' }

onDatabase('a registration waits for its link', (open) => {
  let db: Db
  let storage: ReturnType<typeof memoryStorage>
  let clock = NOW
  let api: ReturnType<typeof openApi>
  beforeAll(async () => {
    db = (await open()).db
  })
  beforeEach(async () => {
    clock = NOW
    storage = memoryStorage()
    api = openApi({ db, storage, limits: noLimits, now: () => clock })
    await sql`delete from platform.email`.execute(db)
  })

  let people = 0
  const newEmail = () => `tunggu-${++people}@uji.test`
  const signUp = async (email: string, fields: Record<string, string | File> = {}) => {
    const body = toFormData(registration({ email, ...fields }))
    const response = await api.app.fetch(
      new Request('http://shop.test/api/auth/signup', { method: 'POST', body }),
    )
    return describeResponse(response)
  }
  const logIn = (email: string, password: string) =>
    api.post('/auth/session', { login: email, password }, HERE)
  const readCookie = (response: Response) =>
    response.headers
      .getSetCookie()
      .find((one) => one.startsWith('pasok_session='))
      ?.split(';', 1)[0] ?? ''
  const profile = async (cookie: string) => {
    const response = await api.get('/v2/user/profile', { cookie })
    if (response.status !== 200) return response.status
    return identity.showProfile.answer.parse(await response.json()).data.record
  }
  const use = async (token: string) => (await api.post('/v2/auth/signup/verify-token', { token })).status
  /** Sets a password as the owner does, by the e-mail that follows the link's use. */
  const setPassword = async (email: string, password: string) => {
    const plain = (await messages(email)).find(({ kind }) => kind === 'identity.reset-password')?.plain ?? ''
    const token = /reset-password\?token=([\w-]{43})/.exec(plain)?.[1] ?? ''
    expect((await api.post(`/v2/user/reset-password/${token}`, { password })).status).toBe(200)
  }
  const messages = async (email: string) => {
    const { rows } = await sql<{ kind: string; plain: string; html: string }>`
      select kind, plain, html from platform.email where recipient = ${email} order by written_at, id`.execute(
      db,
    )
    return rows
  }
  const links = async (email: string) =>
    (await messages(email)).flatMap(
      ({ plain }) => /\/web\/signup\/verify\/([\w-]{43})/.exec(plain)?.slice(1, 2) ?? [],
    )
  /** Everything visible of a response, except what differs between any two requests. */
  const describeResponse = async (response: Response) => ({
    status: response.status,
    body: (await response.text()).replaceAll(/"id":\d+/g, '"id":0'),
    headers: [...response.headers.keys()].filter((name) => name !== 'date'),
  })

  // @spec §1 Registration: email is verified
  it('so that a stranger’s sign-up can’t be confirmed by another person', async () => {
    const email = newEmail()
    await signUp(email, { legal_name: 'PT Penyusup', password: STRANGE })
    const stranger = readCookie(await logIn(email, STRANGE))
    expect(await profile(stranger)).toMatchObject({ is_email_verified: false, registration_status: 'draft' })

    await signUp(email, { legal_name: 'PT Pemilik Kotak', password: OWN })
    expect(readCookie(await logIn(email, OWN))).not.toBe('')
    const [strange = '', own = ''] = await links(email)
    expect((await messages(email))[1]?.plain).toContain('PT Pemilik Kotak')
    expect(await use(own)).toBe(200)

    expect(await profile(stranger)).toBe(401)
    expect((await logIn(email, STRANGE)).status).toBe(401)
    expect(await use(strange)).toBe(404)
    await setPassword(email, NEW)
    expect(await profile(readCookie(await logIn(email, NEW)))).toMatchObject({
      is_email_verified: true,
      registration_status: 'draft',
      company: { name: 'PT Pemilik Kotak' },
    })
    expect(storage.files.size).toBe(2)
  })

  it.each([0, 1])(
    'also if both look alike and the owner uses link %i: no password or session stays',
    async (used) => {
      const email = newEmail()
      const cookies: string[] = []
      const programs: string[] = []
      for (const password of [STRANGE, OWN]) {
        await signUp(email, { password })
        cookies.push(readCookie(await logIn(email, password)))
        const response = await api.post('/auth/token', { login: email, password })
        programs.push(identity.giveTokens.answer.parse(await response.json()).data.refresh_token)
      }
      const answer = await api.post('/v2/auth/signup/verify-token', { token: (await links(email))[used] })
      expect(await answer.json()).toEqual({ status: 'OK', data: { needs_password: true } })
      for (const cookie of cookies) expect(await profile(cookie)).toBe(401)
      for (const token of programs) {
        const refreshed = await api.post('/auth/refresh', undefined, { authorization: `Bearer ${token}` })
        expect(refreshed.status).toBe(401)
      }
      for (const password of [STRANGE, OWN]) expect((await logIn(email, password)).status).toBe(401)

      await setPassword(email, NEW)
      expect(await profile(readCookie(await logIn(email, NEW)))).toMatchObject({
        is_email_verified: true,
        role: 'owner',
      })
      for (const password of [STRANGE, OWN]) expect((await logIn(email, password)).status).toBe(401)
    },
  )

  it('each on its own: any of many becomes the member, and the others end', async () => {
    const email = newEmail()
    const names = Array.from({ length: 5 }, (_, at) => `PT Antre ${at}`)
    for (const name of names) await signUp(email, { legal_name: name, password: `${name} kata sandi` })
    const all = await links(email)
    expect(new Set(all).size).toBe(5)
    const session = readCookie(await logIn(email, 'PT Antre 4 kata sandi'))
    expect(storage.files.size).toBe(10)

    expect(await use(all[2] ?? '')).toBe(200)
    for (const token of all) expect(await use(token)).toBe(404)
    expect(await profile(session)).toBe(401)
    await setPassword(email, NEW)
    expect(await profile(readCookie(await logIn(email, NEW)))).toMatchObject({
      company: { name: 'PT Antre 2' },
      is_email_verified: true,
    })
    expect(storage.files.size).toBe(2)
    const { rows } = await sql`select id from company.company where legal_name like 'PT Antre%'`.execute(db)
    expect(rows).toHaveLength(1)
  })

  it('and two links of an address that are used at once make one member', async () => {
    const email = newEmail()
    for (let at = 0; at < 4; at++) await signUp(email, { legal_name: `PT Serentak ${email} ${at}` })
    const all = await links(email)
    const statuses = await Promise.all([...all, ...all].map(use))
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 404, 404, 404, 404, 404, 404, 404])
    const { rows } = await sql`
      select id from company.company where legal_name like ${`PT Serentak ${email}%`}`.execute(db)
    expect(rows).toHaveLength(1)
  })

  it('and a login to one that ends concurrently is refused without an error', async () => {
    const email = newEmail()
    for (const password of [OWN, STRANGE]) await signUp(email, { password })
    const [own = ''] = await links(email)
    // The first hash of a login is the member's, who doesn't exist; meanwhile the other link is used.
    vi.mocked(argon2.verify).mockImplementationOnce(async () => {
      expect(await use(own)).toBe(200)
      return false
    })
    const program = await api.post('/auth/token', { login: email, password: STRANGE })
    expect(program.status).toBe(401)
    const { rows } = await sql`
      select s.id from identity.session s join identity.member m on m.id = s.member_id
      where m.email = ${email}`.execute(db)
    expect(rows).toEqual([])
  })

  it('is confirmed also if the documents of the others can’t be deleted', async () => {
    const error = vi.spyOn(log, 'error').mockImplementation(() => {})
    onTestFinished(() => error.mockRestore())
    const email = newEmail()
    for (let at = 0; at < 2; at++) await signUp(email)
    storage.delete = () => Promise.reject(new Error('planted'))
    const [token = ''] = await links(email)
    expect(await use(token)).toBe(200)
    expect(error).toHaveBeenCalledTimes(2)
  })

  it('leaves its user logged in once its own link is used', async () => {
    const email = newEmail()
    await signUp(email)
    const browser = readCookie(await logIn(email, 'kuda baterai jepit'))
    const response = await api.post('/auth/token', { login: email, password: 'kuda baterai jepit' })
    const tokens = identity.giveTokens.answer.parse(await response.json()).data
    const before = await profile(browser)
    expect(before).toMatchObject({ is_email_verified: false, role: 'owner', name: 'Ujang Rekaan' })
    const [token = ''] = await links(email)
    expect(await use(token)).toBe(200)
    const after = await profile(browser)
    expect(after).toMatchObject({ is_email_verified: true, registration_status: 'draft' })
    expect((after as { id: number }).id).toBe((before as { id: number }).id)
    const refreshed = await api.post('/auth/refresh', undefined, {
      authorization: `Bearer ${tokens.refresh_token}`,
    })
    expect(refreshed.status).toBe(200)
  })

  describe('and blocks no invitation', () => {
    const inviteMember = async (email: string) => {
      const { memberId } = await addPerson(db, { email: newEmail(), role: 'owner' })
      const owner = await openBrowser(db, api, memberId, { now: clock })
      const body = { email, role: 'viewer', language: 'en' } as const
      const { status } = await owner.ask(company.inviteMember, { body })
      expect(status).toBe(200)
      const message = (await messages(email)).at(-1)
      expect(message?.kind).toBe('company.invitation')
      const token = /invitation\?token=([\w-]{43})/.exec(message?.plain ?? '')?.[1] ?? ''
      return () =>
        api.ask(company.acceptInvitation, {
          params: { token },
          body: {
            name: 'Wati Rekaan',
            password: OWN,
            language: 'en',
            terms_version: '2026-11-02',
            privacy_version: '2026-03-04',
            consent: true,
          },
        })
    }

    it('after which its link has ended', async () => {
      const email = newEmail()
      await signUp(email, { password: STRANGE })
      const accept = await inviteMember(email)
      expect((await accept()).status).toBe(200)
      const [token = ''] = await links(email)
      expect(await use(token)).toBe(404)
      expect(await profile(readCookie(await logIn(email, OWN)))).toMatchObject({ role: 'viewer' })
      expect(await profile(readCookie(await logIn(email, STRANGE)))).toMatchObject({
        is_email_verified: false,
      })
    })

    it('one of both wins if they are used concurrently', async () => {
      const email = newEmail()
      await signUp(email)
      const accept = await inviteMember(email)
      const [token = ''] = await links(email)
      const [joined, verified] = await Promise.all([accept(), use(token)])
      expect([200, 409]).toContain(joined.status)
      expect(verified).toBe(joined.status === 200 ? 404 : 200)
      const { rows } = await sql`select id from identity.member where email = ${email}`.execute(db)
      expect(rows).toHaveLength(1)
    })
  })

  describe('of an address that is known, too', () => {
    const addKnownEmail = async () => {
      const email = newEmail()
      await addPerson(db, { email })
      return email
    }
    const waiting = async () => {
      const email = newEmail()
      await signUp(email, { password: STRANGE })
      return email
    }

    it('so that signing up and logging in afterwards show the same', async () => {
      const shown = []
      for (const email of [newEmail(), await addKnownEmail(), await waiting()]) {
        const signed = await signUp(email, { password: OWN })
        const browser = await logIn(email, OWN)
        const cookie = readCookie(browser)
        const program = await api.post('/auth/token', { login: email, password: OWN })
        shown.push({
          signed,
          browser: { ...(await describeResponse(browser)), body: '' },
          profile: { ...((await profile(cookie)) as object), id: 0, email: '' },
          program: (await describeResponse(program)).status,
          wrong: await describeResponse(await logIn(email, 'salah sama sekali')),
          resent: await describeResponse(await api.post('/auth/signup/verify-email', { email })),
          reset: await describeResponse(await api.post('/v2/user/reset-password', { email })),
          logout: (
            await api.app.fetch(
              new Request('http://shop.test/api/auth/session', {
                method: 'DELETE',
                headers: { cookie, ...HERE },
              }),
            )
          ).status,
        })
      }
      expect(shown[0]?.profile).toMatchObject({ is_email_verified: false, registration_status: 'draft' })
      expect(shown[1]).toEqual(shown[0])
      expect(shown[2]).toEqual(shown[0])
    })

    it('and every login compares two hashes', async () => {
      const both = await addKnownEmail()
      await signUp(both, { password: STRANGE })
      const counted = []
      for (const email of [newEmail(), await addKnownEmail(), await waiting(), both])
        for (const password of ['salah sama sekali', PASSWORD, STRANGE]) {
          vi.mocked(argon2.verify).mockClear()
          await logIn(email, password)
          counted.push(vi.mocked(argon2.verify).mock.calls.length)
          vi.mocked(argon2.verify).mockClear()
          await api.post('/auth/token', { login: email, password })
          counted.push(vi.mocked(argon2.verify).mock.calls.length)
        }
      expect(counted).toEqual(counted.map(() => 2))
    })

    it('and it never becomes one: the e-mail has no link, nor has one that is sent again', async () => {
      const email = await addKnownEmail()
      await signUp(email, { legal_name: 'PT Lain Sekali', password: OWN })
      const session = readCookie(await logIn(email, OWN))
      await api.post('/auth/signup/verify-email', { email })
      await api.post('/auth/signup/verify-email', { email }, { cookie: session, ...HERE })
      const all = await messages(email)
      expect(all.map(({ kind }) => kind)).toEqual(all.map(() => 'identity.address-known'))
      expect(all).toHaveLength(3)
      for (const { plain } of all) expect(plain).not.toContain('PT Lain Sekali')
      expect(await links(email)).toEqual([])
    })

    it("and the member's own password is the member's", async () => {
      const email = await addKnownEmail()
      await signUp(email, { password: PASSWORD })
      expect(await profile(readCookie(await logIn(email, PASSWORD)))).toMatchObject({
        is_email_verified: true,
        registration_status: 'approve',
      })
    })
  })

  it('counts its first login as a failed one: passwords of a member could be tried by signing up', async () => {
    const limited = openApi({ db, storage, now: () => clock })
    const guess = async (email: string, password: string) =>
      (await limited.post('/auth/session', { login: email, password }, HERE)).status
    const [unknown, known] = [newEmail(), newEmail()]
    await addPerson(db, { email: known })
    for (const email of [unknown, known]) {
      const statuses = []
      for (let at = 0; at < 4; at++) {
        await signUp(email, { password: `${OWN} ${at}` })
        for (let again = 0; again < 3; again++) statuses.push(await guess(email, `${OWN} ${at}`))
      }
      expect(new Set(statuses)).toEqual(new Set([200]))
      expect(await guess(email, 'salah sama sekali')).toBe(401)
      await signUp(email, { password: OWN })
      expect(await guess(email, OWN)).toBe(429)
    }
  })

  it('makes no browser trusted: it was not the member', async () => {
    const email = newEmail()
    await signUp(email, { password: OWN })
    const names = (await logIn(email, OWN)).headers.getSetCookie().map((one) => one.split('=', 1)[0])
    expect(names).toEqual(['pasok_session'])
  })

  it('opens its own profile and nothing else', async () => {
    const email = newEmail()
    await signUp(email)
    const cookie = readCookie(await logIn(email, 'kuda baterai jepit'))
    const ask = async (e: Endpoint, headers: Record<string, string>) => {
      const path = e.path.replaceAll(/\{\w+\}/g, '1')
      const response = await api.app.fetch(
        new Request(`http://shop.test/api${path}`, {
          method: e.method.toUpperCase(),
          headers: { ...headers, ...HERE, ...(e.body && { 'content-type': 'application/json' }) },
          ...(e.body && { body: '{}' }),
          ...(e.form && { body: new FormData() }),
        }),
      )
      const body = await response.text()
      if (response.status < 500 && /json/.test(response.headers.get('content-type') ?? ''))
        checkAnswer(e, response.status, JSON.parse(body))
      return { status: response.status, body }
    }
    const its = new Set<Endpoint>([identity.showProfile, identity.renewBrowser])
    const ends = new Set<Endpoint>([identity.logOut])
    const opened = []
    for (const e of endpoints) {
      if (ends.has(e)) continue
      const [asGuest, asWaiting] = [await ask(e, {}), await ask(e, { cookie })]
      if (JSON.stringify(asGuest) !== JSON.stringify(asWaiting)) opened.push(e.path)
    }
    // The endpoints for programs are refused with a browser's cookie, wherever it comes from.
    const forPrograms = new Set([identity.giveTokens.path, identity.refreshTokens.path] as string[])
    expect(opened.filter((path) => !forPrograms.has(path)).toSorted()).toEqual(
      [...its].map(({ path }) => path).toSorted(),
    )
    expect((await ask(identity.logOut, { cookie })).status).toBe(200)
    expect(await profile(cookie)).toBe(401)
  }, 60_000)

  it('for 24 hours, and its sessions with it', async () => {
    const email = newEmail()
    await signUp(email)
    const [token = ''] = await links(email)
    clock = new Date(NOW.getTime() + 24 * 3_600_000 - 1)
    const cookie = readCookie(await logIn(email, 'kuda baterai jepit'))
    expect(await profile(cookie)).toMatchObject({ email })
    clock = new Date(NOW.getTime() + 24 * 3_600_000)
    expect(await profile(cookie)).toBe(401)
    expect((await logIn(email, 'kuda baterai jepit')).status).toBe(401)
    expect(await use(token)).toBe(404)
    await api.post('/auth/signup/verify-email', { email })
    expect(await messages(email)).toHaveLength(1)
  })

  describe.each(['nobody', 'a member'])('also where the address is of %s', (whose) => {
    /** A shop that writes e-mails a moment after they are requested. */
    const openShop = async () => {
      const emailClock = () => new Date(clock.getTime() + 1)
      const sendEmail = openEmails({ shop: settings, origin: 'http://shop.test', now: emailClock })
      const shop = openApi({ db, storage, limits: noLimits, sendEmail, now: () => clock })
      const email = newEmail()
      if (whose === 'a member') await addPerson(db, { email })
      const body = toFormData(registration({ email, password: OWN }))
      await shop.app.fetch(new Request('http://shop.test/api/auth/signup', { method: 'POST', body }))
      return {
        email,
        resend: () => shop.post('/auth/signup/verify-email', { email }),
        /** The status of a login a second before and a second after this many hours. */
        around: async (hours: number) => {
          const statuses = []
          for (const after of [-1, 1]) {
            clock = new Date(NOW.getTime() + hours * 3_600_000 + after * 1_000)
            statuses.push((await logIn(email, OWN)).status)
          }
          return statuses
        },
      }
    }

    it('and the link is sent again', async () => {
      const { resend, around } = await openShop()
      for (let hour = 1; hour <= 23; hour++) {
        clock = new Date(NOW.getTime() + hour * 3_600_000)
        await resend()
      }
      expect(await around(24)).toEqual([200, 401])
    })

    it('and an hour longer if the e-mail has to wait for one', async () => {
      const { resend, around } = await openShop()
      for (let at = 0; at < 2; at++) await resend()
      expect(await around(25)).toEqual([200, 401])
    })
  })

  it('and is deleted then, with its documents', async () => {
    const [old, young] = [newEmail(), newEmail()]
    await signUp(old)
    await logIn(old, 'kuda baterai jepit')
    clock = new Date(NOW.getTime() + 3_600_000)
    await signUp(young)
    expect(storage.files.size).toBe(4)
    await endRegistrations({ db, storage }, new Date(NOW.getTime() + 24 * 3_600_000))
    expect(storage.files.size).toBe(2)
    const { rows } = await sql<{ email: string }>`
      select email from identity.registration where email in (${old}, ${young})`.execute(db)
    expect(rows).toEqual([{ email: young }])
  })

  describe('and its e-mails go to an address five times in an hour', () => {
    /** A shop whose e-mails use its clock; every request comes from another network. */
    const openShop = () => {
      const shop = openApi({ db, storage, now: () => clock })
      let networks = 0
      return async (path: string, body: FormData | object) => {
        const isForm = body instanceof FormData
        const request = new Request(`http://shop.test/api${path}`, {
          method: 'POST',
          headers: isForm ? {} : { 'content-type': 'application/json' },
          body: isForm ? body : JSON.stringify(body),
        })
        const network = ++networks
        handOverClient(request, () => ({ address: `198.51.${network}.7` }))
        return (await shop.app.fetch(request)).status
      }
    }
    const hoursUntilDue = async (email: string) => {
      const { rows } = await sql<{ hours: number }>`
        select extract(epoch from due_at - ${NOW}::timestamptz)::int / 3600 as hours from platform.email
        where recipient = ${email} order by due_at`.execute(db)
      return rows.map(({ hours }) => hours)
    }

    it('so that thirty who sign up with it from thirty networks fill no mailbox', async () => {
      const post = openShop()
      const [email, other] = [newEmail(), newEmail()]
      for (let at = 0; at < 30; at++)
        expect(await post('/auth/signup', toFormData(registration({ email })))).toBe(200)
      expect(await hoursUntilDue(email)).toEqual(Array.from({ length: 23 }, (_, at) => Math.floor(at / 3)))
      expect(await post('/auth/signup', toFormData(registration({ email: other })))).toBe(200)
      expect(await hoursUntilDue(other)).toEqual([0])
    })

    it('and each has a link that is valid for a day from its sending; the last of the queue has those of the newest', async () => {
      const post = openShop()
      const email = newEmail()
      for (let at = 0; at < 30; at++)
        await post('/auth/signup', toFormData(registration({ email, legal_name: `PT Nomor ${at}` })))
      expect((await hoursUntilDue(email)).at(-1)).toBe(7)
      const { rows } = await sql<{ plain: string }>`
        select plain from platform.email where recipient = ${email} and plain like ${'%PT Nomor 29%'}`.execute(
        db,
      )
      expect(rows).toHaveLength(1)
      const token = /\/web\/signup\/verify\/([\w-]{43})/.exec(rows[0]?.plain ?? '')?.[1] ?? ''
      for (const at of [25, 26, 27, 28, 29]) expect(rows[0]?.plain).toContain(`PT Nomor ${at}`)
      clock = new Date(NOW.getTime() + 30.9 * 3_600_000)
      expect(await use(token)).toBe(200)
    }, 60_000)

    it('which delays none for a new password', async () => {
      const post = openShop()
      const email = newEmail()
      await addPerson(db, { email })
      for (let at = 0; at < 3; at++) await post('/auth/signup', toFormData(registration({ email })))
      await post('/v2/user/reset-password', { email })
      await expect.poll(() => hoursUntilDue(email)).toEqual([0, 0, 0, 0])
      const plain =
        (await messages(email)).find(({ kind }) => kind === 'identity.reset-password')?.plain ?? ''
      const token = /reset-password\?token=([\w-]{43})/.exec(plain)?.[1] ?? ''
      clock = new Date(NOW.getTime() + 0.9 * 3_600_000)
      expect(await post(`/v2/user/reset-password/${token}`, { password: OWN })).toBe(200)
    })

    it('nor does a stranger who has the link sent again to a member', async () => {
      const post = openShop()
      const email = newEmail()
      await addPerson(db, { email })
      for (let at = 0; at < 5; at++) expect(await post('/auth/signup/verify-email', { email })).toBe(200)
      await expect.poll(() => hoursUntilDue(email)).toEqual([0, 1])
      await post('/v2/user/reset-password', { email })
      await expect.poll(() => hoursUntilDue(email)).toEqual([0, 0, 1])
    })
  })

  it('and is not shown to staff before', async () => {
    const email = newEmail()
    await signUp(email, { legal_name: 'PT Belum Terlihat' })
    const count = async () => {
      const { rows } = await sql<{ n: number }>`
        select count(*)::int n from company.company where legal_name = 'PT Belum Terlihat'`.execute(db)
      return rows[0]?.n
    }
    expect(await count()).toBe(0)
    const [token = ''] = await links(email)
    await use(token)
    expect(await count()).toBe(1)
  })
})

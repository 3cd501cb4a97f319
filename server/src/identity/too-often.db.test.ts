import { company, identity, type Endpoint } from '@pasok/contract/endpoints'
import { beforeEach, describe, expect, it } from 'vitest'
import { handOverClient } from '../platform/index.ts'
import { checkAnswer, openApi } from '../testing/ask-api.ts'
import { addPerson, PASSWORD } from '../testing/people-fixture.ts'
import { postgresForAll } from '../testing/postgres-for-all.ts'
import { toFormData, registration } from '../testing/registration-fixture.ts'

const database = postgresForAll()
const NOWHERE = 'x'.repeat(43)
const NEW = 'gudang tua dekat rel kereta'

interface Asking {
  readonly from?: string
  readonly language?: string
  readonly body?: FormData | object
  readonly token?: string
  /** An access token. */
  readonly session?: string
}

describe('requests made too often', () => {
  let api: ReturnType<typeof openApi>
  let people = 0
  let known: string
  beforeEach(async () => {
    api = openApi({ db: database.db })
    known = `kenal-${++people}@uji.test`
    await addPerson(database.db, { email: known })
  })

  /** Sends a command from an address of the network; returns the outcome. */
  const ask = async (
    e: Endpoint,
    { from = '192.0.2.1', language = 'en', body, token = NOWHERE, session }: Asking = {},
  ) => {
    const isForm = body instanceof FormData
    const request = new Request(`http://shop.test/api${e.path.replace('{token}', token)}`, {
      method: e.method.toUpperCase(),
      headers: {
        'accept-language': language,
        'sec-fetch-site': 'same-origin',
        ...(session && { authorization: `Bearer ${session}` }),
        ...(!isForm && { 'content-type': 'application/json' }),
      },
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
    })
    handOverClient(request, () => ({ address: from }))
    const response = await api.app.fetch(request)
    const answered = (await response.json()) as {
      code?: string
      detail?: string
      data?: { access_token?: string }
    }
    checkAnswer(e, response.status, answered)
    return { ...answered, status: response.status, wait: Number(response.headers.get('retry-after')) }
  }
  const tryTimes = async (times: number, once: (at: number) => ReturnType<typeof ask>) => {
    const statuses = new Set<number>()
    for (let at = 0; at < times; at++) statuses.add((await once(at)).status)
    return [...statuses]
  }
  const email = () => `orang-${++people}@uji.test`
  const expectRefused = (answer: Awaited<ReturnType<typeof ask>>, longest: number) => {
    expect(answer).toMatchObject({ status: 429, code: 'too_many_attempts' })
    expect(answer.wait).toBeGreaterThan(longest - 60)
    expect(answer.wait).toBeLessThanOrEqual(longest)
  }

  const MINUTES_15 = 15 * 60
  const HOUR = 60 * 60

  it('are refused from the eleventh registration of an hour on, but not from elsewhere', async () => {
    const signUp = (from?: string) =>
      ask(company.signUp, { ...(from && { from }), body: toFormData(registration({ email: email() })) })
    expect(await tryTimes(10, () => signUp())).toEqual([200])
    expectRefused(await signUp(), HOUR)
    expect((await signUp('192.0.2.2')).status).toBe(200)
  })

  describe.each([
    ['an e-mail to confirm an address', company.sendVerification],
    ['an e-mail to set a password', identity.askReset],
  ] as const)('%s', (_, e) => {
    it.each(['known', 'unknown'] as const)(
      'to an address that is %s are refused from the sixth on',
      async (which) => {
        const to = which === 'known' ? known : email()
        // However it is written, and from any network.
        const once = (at: number) =>
          ask(e, { from: `192.0.2.${at}`, body: { email: at % 2 ? to : ` ${to.toUpperCase()} ` } })
        expect(await tryTimes(5, once)).toEqual([200])
        expectRefused(await once(9), HOUR)
        expect((await ask(e, { body: { email: email() } })).status).toBe(200)
      },
    )

    it('are refused to the caller after twenty, and then count for no address', async () => {
      expect(await tryTimes(20, () => ask(e, { body: { email: email() } }))).toEqual([200])
      const refused = await tryTimes(6, () => ask(e, { body: { email: known } }))
      expect(refused).toEqual([429])
      expect((await ask(e, { from: '192.0.2.2', body: { email: known } })).status).toBe(200)
    })
  })

  it('are refused from the thirty-first link on, of any kind', async () => {
    const verify = () => ask(company.verifyEmail, { body: { token: NOWHERE } })
    const reset = (from?: string) =>
      ask(identity.resetPassword, { ...(from && { from }), body: { password: NEW } })
    expect(await tryTimes(15, verify)).toEqual([404])
    expect(await tryTimes(15, () => reset())).toEqual([410])
    expectRefused(await verify(), MINUTES_15)
    expectRefused(await reset(), MINUTES_15)
    expect((await reset('192.0.2.2')).status).toBe(410)
  })

  it.each([
    ['a browser', identity.logInBrowser],
    ['a program', identity.giveTokens],
  ] as const)('are refused from the sixth wrong password of %s on, even with the right one', async (_, e) => {
    const logIn = (password: string, from?: string) =>
      ask(e, { ...(from && { from }), body: { login: known, password } })
    expect(await tryTimes(5, () => logIn('salah'))).toEqual([401])
    expectRefused(await logIn(PASSWORD), MINUTES_15)
    expect((await logIn(PASSWORD, '192.0.2.2')).status).toBe(200)
  })

  describe('a present password', () => {
    const change = (session: string, old: string, from?: string) =>
      ask(identity.changePassword, { ...(from && { from }), session, body: { old, new: NEW } })
    const logIn = async (from: string) => {
      const { data } = await ask(identity.giveTokens, { from, body: { login: known, password: PASSWORD } })
      return data?.access_token ?? ''
    }

    it('is refused from the sixth wrong one on, even if it is right; logins count, too', async () => {
      const session = await logIn('192.0.2.1')
      expect(await tryTimes(5, () => change(session, 'salah'))).toEqual([400])
      expectRefused(await change(session, PASSWORD), MINUTES_15)
      const body = { login: known, password: PASSWORD }
      expectRefused(await ask(identity.giveTokens, { body }), MINUTES_15)
      expect((await change(session, PASSWORD, '192.0.2.2')).status).toBe(200)
    })

    it('can’t be guessed in several sessions or concurrently either', async () => {
      const sessions = [await logIn('192.0.2.1'), await logIn('192.0.2.1')]
      const all = await Promise.all(
        Array.from({ length: 80 }, (_, at) => change(sessions[at % 2] ?? '', 'salah')),
      )
      expect(all.filter(({ status }) => status === 400)).toHaveLength(5)
      expect(all.filter(({ status }) => status === 429)).toHaveLength(75)
    })

    it('that is right is not counted, even if the new one is refused', async () => {
      const session = await logIn('192.0.2.1')
      const once = () => ask(identity.changePassword, { session, body: { old: PASSWORD, new: known + '1' } })
      expect(await tryTimes(7, once)).toEqual([400])
      expect((await change(session, PASSWORD)).status).toBe(200)
    })
  })

  it.each([
    ['en', 'Too many attempts. Please try again in 60 minutes.'],
    ['id', 'Terlalu banyak percobaan. Silakan coba lagi dalam 60 menit.'],
  ])('get a response in %s that says how long to wait', async (language, detail) => {
    await tryTimes(5, () => ask(identity.askReset, { body: { email: known } }))
    expect((await ask(identity.askReset, { language, body: { email: known } })).detail).toBe(detail)
  })
})

import {
  company,
  identity,
  staff,
  type Endpoint,
  type RegistrationStatus,
  type Role,
  type StaffRole,
} from '@pasok/contract'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { placeAddress } from './company/index.ts'
import { openSessions } from './identity/index.ts'
import type { Db } from './platform/index.ts'
import { storedAddress } from './testing/address-fixture.ts'
import { noLimits } from './testing/any-caller.ts'
import { openApi, promises } from './testing/ask-api.ts'
import { onDatabase } from './testing/index.ts'
import { addPerson, addWaiting, PASSWORD } from './testing/people-fixture.ts'
import { formOf, registration } from './testing/registration-fixture.ts'
import { addStaff } from './testing/staff-fixture.ts'
import { useLink } from './testing/use-link.ts'

const members: Readonly<Record<string, { status?: RegistrationStatus; role?: Role }>> = {
  draft: { status: 'draft' },
  suspended: { status: 'suspend' },
  viewer: { role: 'viewer' },
  buyer: { role: 'buyer' },
  owner: { role: 'owner' },
}
const staffOnes: readonly StaffRole[] = staff.staffRoles
/** Everybody who may ask. */
const everybody = ['guest', 'waiting', ...Object.keys(members), ...staffOnes]
const isStaff = (who: string): boolean => staffOnes.some((role) => role === who)
const isForStaff = ({ path }: Endpoint): boolean => path.startsWith('/staff/')

/** Calls that nobody makes without a session of their own kind; a login begins one. */
const forMembers = promises.filter(
  (e) =>
    (e.method === 'get' && e.path.startsWith('/v2/user/')) ||
    e.path.startsWith('/v2/company/') ||
    e.path.includes('/delivery/address'),
)
const forStaff = promises.filter((e) => isForStaff(e) && e !== staff.logInStaff && e !== staff.logOutStaff)

onDatabase('every call, by everybody', (open) => {
  let db: Db
  let api: ReturnType<typeof openApi>
  /** The company whose papers are another's for everybody here, and one of them. */
  let elsewhere: number
  let paper: number
  let address: number
  const cookies = new Map<string, string>()
  beforeAll(async () => {
    db = (await open()).db
    api = openApi({ db, limits: noLimits })
    const sessions = openSessions(db, 'a secret of the tests')
    const body = formOf(registration())
    await api.app.fetch(new Request('http://shop.test/api/auth/signup', { method: 'POST', body }))
    await useLink(db, api, 'ujang@uji.test')
    const { rows } = await sql<{ id: number; company_id: number }>`
      select id, company_id from company.document order by id limit 1`.execute(db)
    paper = rows[0]?.id ?? 0
    elsewhere = rows[0]?.company_id ?? 0
    await placeAddress(db, elsewhere, storedAddress, {}, new Date())
    const addresses = await sql<{ id: number }>`select id from company.address`.execute(db)
    address = addresses.rows[0]?.id ?? 0
    for (const [who, given] of Object.entries(members)) {
      const { memberId } = await addPerson(db, { email: `${who}@uji.test`, ...given })
      cookies.set(who, `pasok_session=${await sessions.beginInBrowser(db, memberId, 'a test', new Date())}`)
    }
    const registrationId = await addWaiting(db, 'waiting@uji.test')
    const cookie = await sessions.beginInBrowser(db, { registrationId }, 'a test', new Date())
    cookies.set('waiting', `pasok_session=${cookie}`)
    for (const role of staffOnes) {
      const email = `${role}@toko.test`
      await addStaff(db, { email, role })
      const given = await api.post('/staff/session', { login: email, password: PASSWORD }, HERE)
      cookies.set(role, (given.headers.get('set-cookie') ?? '').split(';', 1)[0] ?? '')
    }
  })

  const HERE = { 'sec-fetch-site': 'same-origin' }
  /** What a call answers to somebody, with ids of that other company; a command brings nothing. */
  const ask = async (e: Endpoint, who: string): Promise<number> => {
    const cookie = cookies.get(who)
    const path = e.path
      .replace(/\{document_id\}|(?<=documents\/)\{id\}/, String(paper))
      .replace(/(?<=delivery\/address\/)\{id\}/, String(address))
      .replaceAll(/\{\w+\}/g, String(elsewhere))
    const response = await api.app.fetch(
      new Request(`http://shop.test/api${path}`, {
        method: e.method.toUpperCase(),
        headers: {
          ...HERE,
          ...(cookie && { cookie }),
          ...(e.body && { 'content-type': 'application/json' }),
        },
        ...(e.body && { body: '{}' }),
      }),
    )
    await response.arrayBuffer()
    return response.status
  }

  describe.each(everybody)('asked by %s', (who) => {
    it('never fails', async () => {
      // A logout would end the walk.
      const logouts: readonly Endpoint[] = [identity.logOut, staff.logOutStaff]
      for (const e of promises.filter((one) => !logouts.includes(one)))
        expect([e.path, await ask(e, who)]).toEqual([e.path, expect.toSatisfy((status) => status < 500)])
    })

    it('opens what is for their own kind alone', async () => {
      for (const e of isStaff(who) ? forMembers : forStaff)
        expect([e.path, await ask(e, who)]).toEqual([e.path, 401])
      if (who === 'guest' || who === 'waiting')
        for (const e of forMembers.filter((one) => who === 'guest' || one !== identity.showProfile))
          expect([e.path, await ask(e, who)]).toEqual([e.path, 401])
    })
  })

  it.each(Object.keys(members))('shows %s nothing of another company', async (who) => {
    expect(await ask(company.showDocument, who)).toBe(404)
    expect(await ask(company.showRegistration, who)).toBe(200)
  })

  it.each(['viewer', 'buyer', 'owner'])('shows %s no address of another company', async (who) => {
    expect(await ask(company.showAddress, who)).toBe(404)
    expect(await ask(company.listAddresses, who)).toBe(200)
  })

  it.each(Object.keys(members))(
    'shows %s their own sessions if they may act for their company',
    async (who) => {
      const isFull = ['viewer', 'buyer', 'owner'].includes(who)
      expect(await ask(identity.showProfile, who)).toBe(200)
      expect(await ask(identity.listSessions, who)).toBe(isFull ? 200 : 401)
      expect(await ask(identity.showAvatar, who)).toBe(404)
    },
  )

  it.each(staffOnes)('shows registrations to %s if they review them', async (role) => {
    const isReviewer = role === 'admin' || role === 'sales'
    for (const e of [staff.listRegistrations, staff.showRegistration, staff.showRegistrationDocument])
      expect([e.path, await ask(e, role)]).toEqual([e.path, isReviewer ? 200 : 403])
  })
})

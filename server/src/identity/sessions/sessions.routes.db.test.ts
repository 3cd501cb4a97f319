import { identity } from '@pasok/contract/endpoints'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { openBrowser, type AskingBrowser } from '../../testing/ask-as.ts'
import { openApi } from '../../testing/ask-api.ts'
import { addPerson } from '../../testing/people-fixture.ts'
import { postgresForAll } from '../../testing/postgres-for-all.ts'
import { openSessions } from './sessions.ts'

const database = postgresForAll()
const NOON = new Date('2026-11-21T05:00:00Z')
const DAY_MS = 24 * 60 * 60 * 1000
const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36'

let api: ReturnType<typeof openApi>
let memberId: number
let office: AskingBrowser
let phone: AskingBrowser
let other: AskingBrowser
let count = 0
beforeEach(async () => {
  api = openApi({ db: database.db, now: () => NOON })
  const person = await addPerson(database.db, { email: `orang-${++count}@uji.test` })
  memberId = person.memberId
  const colleague = await addPerson(database.db, { ...person, email: `rekan-${count}@uji.test` })
  const open = (id: number, agent: string, minutesAgo: number) =>
    openBrowser(database.db, api, id, { agent, now: new Date(NOON.getTime() - minutesAgo * 60_000) })
  phone = await open(memberId, 'Mozilla/5.0 (Linux; Android 14) Chrome/141.0.0.0 Mobile Safari/537.36', 2)
  office = await open(memberId, CHROME, 5)
  other = await open(colleague.memberId, 'a colleague', 1)
})

const listSessions = async (browser: AskingBrowser) => {
  const { body } = await browser.ask(identity.listSessions)
  if (!('data' in body)) throw new Error(body.detail)
  expect(body.data.total).toBe(body.data.records.length)
  return body.data.records
}
const status = async (browser: AskingBrowser) => (await browser.get('/v2/user/profile')).status

describe('a member’s sessions', () => {
  it('are listed with their devices, the current one first', async () => {
    expect(await listSessions(office)).toEqual([
      {
        id: expect.any(Number),
        kind: 'browser',
        program: 'Chrome',
        system: 'Windows',
        began_at: '2026-11-21T04:55:00.000Z',
        used_at: '2026-11-21T04:55:00.000Z',
        is_current: true,
      },
      expect.objectContaining({ program: 'Chrome', system: 'Android', is_current: false }),
    ])
  })

  it('store at most the first 200 characters of a user agent', async () => {
    const sessions = openSessions(database.db, 'a secret of the tests')
    await sessions.beginWithTokens(database.db, memberId, `erp/1 ${'x'.repeat(10_000)}`, NOON)
    const { rows } = await sql<{ agent: string }>`
      select agent from identity.session where member_id = ${memberId} and kind = 'bearer'`.execute(
      database.db,
    )
    expect(rows[0]?.agent).toBe(`erp/1 ${'x'.repeat(194)}`)
  })

  it('include those of programs, and no ended ones', async () => {
    const sessions = openSessions(database.db, 'a secret of the tests')
    await sessions.beginWithTokens(database.db, memberId, 'erp/1', new Date(NOON.getTime() - DAY_MS))
    await sessions.beginInBrowser(database.db, memberId, 'x', new Date(NOON.getTime() - 31 * DAY_MS))
    expect((await listSessions(office)).map(({ kind }) => kind)).toEqual(['browser', 'browser', 'bearer'])
  })

  it('end one by one: the next request of an ended one is refused', async () => {
    const [, lost] = await listSessions(office)
    expect(await status(phone)).toBe(200)
    expect((await office.ask(identity.endSession, { params: { id: String(lost?.id) } })).status).toBe(200)
    expect(await status(phone)).toBe(401)
    expect(await status(office)).toBe(200)
    expect((await office.ask(identity.endSession, { params: { id: String(lost?.id) } })).status).toBe(404)
  })

  it('end all except the current one', async () => {
    const { body } = await office.ask(identity.endOtherSessions)
    expect(body).toEqual({ status: 'OK', data: { ended: 1 } })
    expect([await status(phone), await status(office), await status(other)]).toEqual([401, 200, 200])
  })

  it('end here as a logout does', async () => {
    const [here] = await listSessions(office)
    const response = await api.app.fetch(
      new Request(`http://shop.test/api/v2/user/sessions/${here?.id}`, {
        method: 'DELETE',
        headers: { cookie: office.cookie, 'sec-fetch-site': 'same-origin' },
      }),
    )
    expect(response.headers.get('set-cookie')).toMatch(/^pasok_session=; .*Max-Age=0/)
    expect([await status(office), await status(phone)]).toEqual([401, 200])
  })

  it('can’t be read by a colleague or another site’s page', async () => {
    const [theirs] = await listSessions(other)
    const params = { id: String(theirs?.id) }
    expect((await office.ask(identity.endSession, { params })).status).toBe(404)
    expect(await status(other)).toBe(200)
    for (const path of ['/v2/user/sessions', `/v2/user/sessions/${params.id}`]) {
      const headers = { cookie: other.cookie, 'sec-fetch-site': 'cross-site' }
      const request = new Request(`http://shop.test/api${path}`, { method: 'DELETE', headers })
      expect((await api.app.fetch(request)).status).toBe(403)
    }
  })

  it.each(['draft', 'suspend'] as const)('are refused to a member of a company in %s', async (standing) => {
    const person = await addPerson(database.db, { email: `${standing}-${count}@uji.test`, status: standing })
    const limited = await openBrowser(database.db, api, person.memberId, { now: NOON })
    expect((await limited.ask(identity.listSessions)).status).toBe(401)
    expect((await limited.ask(identity.endOtherSessions)).status).toBe(401)
  })
})

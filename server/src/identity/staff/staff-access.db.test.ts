import { identityStaff } from '@pasok/contract/endpoints'
import { sql } from 'kysely'
import { beforeAll, expect, it, vi } from 'vitest'
import type { Db } from '../../platform/index.ts'
import { openApi } from '../../testing/ask-api.ts'
import { staffAt, openStaffBrowser } from '../../testing/ask-as-staff.ts'
import type { AskingBrowser } from '../../testing/ask-as.ts'
import { onDatabase } from '../../testing/index.ts'
import { PASSWORD } from '../../testing/people-fixture.ts'
import { addStaff } from '../../testing/staff-fixture.ts'

const NOW = new Date('2026-11-21T05:00:00Z')
const at = (id: number) => ({ params: { id: String(id) } })
const HERE = { 'sec-fetch-site': 'same-origin' }
const { disableAccount, enableAccount, listAccounts, showSelf } = identityStaff

onDatabase('access of staff', (open) => {
  let db: Db
  let api: ReturnType<typeof openApi>
  let admin: AskingBrowser & { readonly staffId: number }
  let sales: AskingBrowser & { readonly staffId: number }
  beforeAll(async () => {
    db = (await open()).db
    api = openApi({ db, now: () => NOW })
    admin = await openStaffBrowser(db, api, 'admin')
    sales = await openStaffBrowser(db, api, 'sales')
  })
  const logIn = () => api.post('/staff/session', { login: 'sales@toko.test', password: PASSWORD }, HERE)
  const readAudit = async (staffId: number) => {
    const { rows } = await sql<{ entry: string }>`
      select who || ' ' || who_id || ' ' || action as entry from platform.audit
      where subject = 'staff' and subject_id = ${staffId} order by id`.execute(db)
    return rows.map(({ entry }) => entry)
  }

  it('is disabled by an admin: the sessions end at once; enabled again, the password is the same', async () => {
    const { staffId } = sales
    expect((await sales.ask(showSelf)).status).toBe(200)
    const disabled = await admin.ask(disableAccount, at(staffId))
    expect(disabled).toMatchObject({
      status: 200,
      body: { data: { record: { id: staffId, disabled_at: NOW.toISOString() } } },
    })
    expect((await sales.ask(showSelf)).status).toBe(401)
    expect((await logIn()).status).toBe(401)
    expect((await admin.ask(disableAccount, at(staffId))).status).toBe(200)
    expect((await admin.ask(listAccounts)).body).toMatchObject({
      data: { records: [{ disabled_at: null }, { id: staffId, disabled_at: NOW.toISOString() }], total: 2 },
    })

    const enabled = await admin.ask(enableAccount, at(staffId))
    expect(enabled).toMatchObject({ status: 200, body: { data: { record: { disabled_at: null } } } })
    // An ended session stays ended.
    expect((await sales.ask(showSelf)).status).toBe(401)
    expect((await logIn()).status).toBe(200)
    expect(await readAudit(staffId)).toEqual([
      `staff ${admin.staffId} identity.disable-staff`,
      `staff ${admin.staffId} identity.enable-staff`,
    ])
  })

  it('is changed only by admins, for existing accounts, and never for their own', async () => {
    const colleague = await staffAt(db, api, sales.staffId, NOW)
    for (const endpoint of [disableAccount, enableAccount])
      expect((await colleague.ask(endpoint, at(admin.staffId))).status).toBe(403)
    expect((await colleague.ask(listAccounts)).status).toBe(403)
    for (const endpoint of [disableAccount, enableAccount])
      expect((await admin.ask(endpoint, at(999_999))).status).toBe(404)
    expect(await admin.ask(disableAccount, at(admin.staffId))).toMatchObject({
      status: 409,
      body: { code: 'own_account' },
    })
    expect((await admin.ask(showSelf)).status).toBe(200)
  })

  it('stays with one of two admins who disable each other at once', async () => {
    const otherId = await addStaff(db, { email: 'admin-2@toko.test', role: 'admin' })
    const other = await staffAt(db, api, otherId, NOW)
    // Both have passed the check of their session before either continues.
    const answers = await db.transaction().execute(async (tx) => {
      await sql`select from identity.staff for update`.execute(tx)
      const requests = [admin.ask(disableAccount, at(otherId)), other.ask(disableAccount, at(admin.staffId))]
      await vi.waitFor(async () => {
        const { rows } = await sql`
          select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
          db,
        )
        expect(rows).toHaveLength(2)
      }, 5_000)
      return requests
    })
    const statuses = (await Promise.all(answers)).map(({ status }) => status)
    expect(statuses.toSorted((one, other) => one - other)).toEqual([200, 403])
    const { rows } = await sql<{ id: number }>`
      select id from identity.staff where 'admin' = any(roles) and disabled_at is null`.execute(db)
    expect(rows).toHaveLength(1)
  })
})

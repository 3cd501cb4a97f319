import { company, customerStaff, identity, identityStaff } from '@pasok/contract/endpoints'
import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import type { z } from 'zod'
import type { Db } from '../platform/index.ts'
import { openApi } from '../testing/ask-api.ts'
import { openBrowser, type AskingBrowser } from '../testing/ask-as.ts'
import { openStaffBrowser } from '../testing/ask-as-staff.ts'
import { onDatabase } from '../testing/index.ts'
import { addPerson } from '../testing/people-fixture.ts'
import { registration } from '../testing/registration-fixture.ts'

const NOW = new Date('2026-11-23T05:00:00Z')

onDatabase('companies as staff keep them', (open) => {
  let db: Db
  let api: ReturnType<typeof openApi>
  let sales: AskingBrowser & { readonly staffId: number }
  let ownerId: number
  let buyerId: number
  let companyId: number
  let otherId: number
  beforeAll(async () => {
    db = (await open()).db
    api = openApi({ db, now: () => NOW })
    const owner = await addPerson(db, { email: 'pemilik@uji.test', role: 'owner' })
    ownerId = owner.memberId
    companyId = owner.companyId
    buyerId = (await addPerson(db, { email: 'pembeli@uji.test', companyId })).memberId
    otherId = (await addPerson(db, { email: 'lain@uji.test', status: 'draft' })).companyId
    sales = await openStaffBrowser(db, api, 'sales')
  })

  const show = async () => {
    const { body } = await sales.ask(customerStaff.showCompany, { params: { id: String(companyId) } })
    if (!('data' in body)) throw new Error(body.code)
    return body.data.record
  }
  const list = async (query: z.input<typeof customerStaff.listCompanies.query>) => {
    const { body } = await sales.ask(customerStaff.listCompanies, { query })
    return 'data' in body ? body.data.records.map(({ id }) => id) : body.code
  }
  const details = () => {
    const { email: _, ...fields } = registration()
    return fields
  }
  const change = (fields: object, version: number) =>
    sales.ask(customerStaff.changeCompany, {
      params: { id: String(companyId) },
      body: { ...details(), ...fields, version } as never,
    })
  const setSalesperson = (salesperson_id: number | null, version: number) =>
    sales.ask(customerStaff.setSalesperson, {
      params: { id: String(companyId) },
      body: { salesperson_id, version },
    })

  it('are found by name, tax number and a member’s address, by state, kind and salesperson', async () => {
    const { npwp, legal_name, version } = await show()
    expect(await list({})).toEqual([otherId, companyId])
    expect(await list({ sort: 'created_at' })).toEqual([companyId, otherId])
    expect(await list({ keyword: legal_name.toLowerCase() })).toEqual([companyId])
    expect(await list({ keyword: `${npwp.slice(0, 2)}.${npwp.slice(2)}` })).toEqual([companyId])
    expect(await list({ keyword: 'pembeli@uji' })).toEqual([companyId])
    expect(await list({ status: 'draft' })).toEqual([otherId])
    expect(await list({ tax_kind: 'export' })).toEqual([])
    expect(await list({ tax_kind: 'regular,export' })).toEqual([otherId, companyId])
    await sql`
      insert into company.tax_kind (company_id, kind, updated_at) values (${otherId}, 'export', now())`.execute(
      db,
    )
    expect(await list({ tax_kind: 'export' })).toEqual([otherId])
    expect(await list({ tax_kind: 'regular' })).toEqual([companyId])
    expect(await list({ mine: 'true' })).toEqual([])
    expect((await setSalesperson(sales.staffId, version)).status).toBe(200)
    expect(await list({ mine: 'true' })).toEqual([companyId])
    expect(await list({ salesperson_id: String(sales.staffId) })).toEqual([companyId])
  })

  it('show a member’s last login', async () => {
    expect((await show()).members.find(({ id }) => id === buyerId)?.last_login_at).toBeUndefined()
    await openBrowser(db, api, buyerId, { now: NOW })
    expect((await show()).members.find(({ id }) => id === buyerId)?.last_login_at).toBe(NOW.toISOString())
  })

  it('are changed with the checks of a registration, and the log has what changed', async () => {
    const before = await show()
    const wrong = await change({ npwp: '123' }, before.version)
    expect(wrong).toMatchObject({ status: 400, body: { errors: { npwp: expect.anything() } } })
    const elsewhere = await change({ subdistrict_id: '1101012001' }, before.version)
    expect(elsewhere).toMatchObject({ status: 400, body: { errors: { subdistrict_id: expect.anything() } } })
    expect((await change({ trade_name: 'Nama Baru' }, before.version)).status).toBe(200)
    const after = await show()
    expect(after).toMatchObject({ trade_name: 'Nama Baru', version: before.version + 1 })
    expect(after.history[0]).toMatchObject({
      action: 'company.change',
      by: 'Staf sales',
      details: { changed: { trade_name: ['', 'Nama Baru'] } },
    })
    // The same again changes nothing.
    expect((await change({ trade_name: 'Nama Baru' }, after.version)).status).toBe(200)
    expect((await show()).version).toBe(after.version)
  })

  it('are changed by one of two people at a time, and the other sees the record as it is', async () => {
    const { version } = await show()
    const both = await Promise.all([change({ trade_name: 'Satu' }, version), setSalesperson(null, version)])
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  })

  it('have a salesperson who sells', async () => {
    const finance = await openStaffBrowser(db, api, 'finance')
    const { version } = await show()
    expect((await setSalesperson(finance.staffId, version)).status).toBe(400)
    expect((await setSalesperson(sales.staffId, version)).status).toBe(200)
    expect((await show()).salesperson).toEqual({ id: sales.staffId, name: 'Staf sales' })
  })

  it('tell their members who looks after them, and no other company', async () => {
    await sales.ask(identityStaff.changeSelf, { body: { phone: '0812-3456-7890' } })
    const ask = async (memberId: number) => {
      const { body } = await (await openBrowser(db, api, memberId)).ask(company.showSalesperson)
      return 'data' in body ? body.data : body
    }
    expect(await ask(ownerId)).toEqual({
      salesperson: { name: 'Staf sales', phone: '+6281234567890' },
    })
    const { memberId } = await addPerson(db, { email: 'jauh@uji.test' })
    expect(await ask(memberId)).toEqual({})
    await sql`update identity.staff set disabled_at = now() where id = ${sales.staffId}`.execute(db)
    expect(await ask(ownerId)).toEqual({})
    await sql`update identity.staff set disabled_at = null where id = ${sales.staffId}`.execute(db)
  })

  it('have members whose role staff set, but the last owner stays', async () => {
    const params = { id: String(companyId), member_id: String(buyerId) }
    const setRole = (member_id: number, role: 'owner' | 'viewer', id = companyId) =>
      sales.ask(customerStaff.setCompanyMemberRole, {
        params: { id: String(id), member_id: String(member_id) },
        body: { role },
      })
    expect((await setRole(ownerId, 'viewer')).status).toBe(409)
    expect((await setRole(buyerId, 'viewer', otherId)).status).toBe(404)
    expect((await setRole(buyerId, 'owner')).status).toBe(200)
    const both = await Promise.all([setRole(buyerId, 'viewer'), setRole(ownerId, 'viewer')])
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    await setRole(ownerId, 'owner')
    const browser = await openBrowser(db, api, buyerId)
    expect((await browser.ask(identity.showProfile)).status).toBe(200)
    const removed = await sales.ask(customerStaff.removeCompanyMember, { params })
    expect(removed.status).toBe(200)
    expect((await browser.ask(identity.showProfile)).status).toBe(401)
    expect((await sales.ask(customerStaff.removeCompanyMember, { params })).status).toBe(404)
  })

  it('have notes that are written once and that no member reads', async () => {
    const SECRET = 'suka menawar, jangan beri tempo'
    const add = () =>
      sales.ask(customerStaff.addCompanyNote, {
        params: { id: String(companyId) },
        body: { text: SECRET },
        idempotencyKey: 'catatan-satu-kali-saja',
      })
    await Promise.all([add(), add()])
    expect((await show()).notes).toEqual([
      { id: expect.any(Number), by: 'Staf sales', at: NOW.toISOString(), text: SECRET },
    ])
    const owner = await openBrowser(db, api, ownerId)
    const answers = [
      await owner.ask(company.showRegistration),
      await owner.ask(company.listMembers),
      await owner.ask(identity.showProfile),
      await owner.ask(customerStaff.showCompany, { params: { id: String(companyId) } }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 401])
    expect(JSON.stringify(answers)).not.toContain('menawar')
  })
})

import type { StaffRegistration } from '@pasok/contract'
import { company, companyStaff } from '@pasok/contract/endpoints'
import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import type { Db } from '../platform/index.ts'
import { checkAnswer, openApi } from '../testing/ask-api.ts'
import { loadCatalogue, type CatalogueIds } from '../testing/catalogue-fixture.ts'
import { onDatabase } from '../testing/index.ts'
import { memoryStorage } from '../testing/memory-storage.ts'
import { addPerson, PASSWORD } from '../testing/people-fixture.ts'
import { toFormData, registration } from '../testing/registration-fixture.ts'
import { addStaff } from '../testing/staff-fixture.ts'
import { useLink } from '../testing/use-link.ts'

const HERE = { 'sec-fetch-site': 'same-origin' }

onDatabase('staff who review registrations', (open) => {
  let db: Db
  let ids: CatalogueIds
  let storage: ReturnType<typeof memoryStorage>
  let api: ReturnType<typeof openApi>
  let sales: string
  beforeAll(async () => {
    db = (await open()).db
    ids = await loadCatalogue(db)
    await addStaff(db, { email: 'siti@toko.test', role: 'sales', language: 'id' })
    await addStaff(db, { email: 'gudang@toko.test', role: 'warehouse' })
  })
  beforeEach(async () => {
    storage = memoryStorage()
    api = openApi({ db, storage })
    await sql`truncate identity.member, company.company, platform.email restart identity cascade`.execute(db)
    sales = await logIn('/staff/session', 'siti@toko.test')
  })

  const logIn = async (path: string, login: string) => {
    const response = await api.post(path, { login, password: PASSWORD }, HERE)
    expect(response.status).toBe(200)
    return (response.headers.get('set-cookie') ?? '').split(';', 1)[0] ?? ''
  }
  const as = (cookie: string) => ({ ...HERE, cookie })
  const list = async (query = '') => {
    const response = await api.get(`/staff/registrations${query}`, as(sales))
    const body: unknown = await response.json()
    checkAnswer(companyStaff.listRegistrations, response.status, body)
    return companyStaff.listRegistrations.answer.parse(body).data
  }
  const show = async (id: number): Promise<StaffRegistration> => {
    const response = await api.get(`/staff/registrations/${id}`, as(sales))
    const body: unknown = await response.json()
    checkAnswer(companyStaff.showRegistration, response.status, body)
    return companyStaff.showRegistration.answer.parse(body).data.record
  }
  const step = async (id: number, name: string, body: unknown, cookie = sales) => {
    const response = await api.post(`/staff/registrations/${id}/${name}`, body, as(cookie))
    const answered = (await response.json()) as { code?: string; current?: unknown; errors?: unknown }
    checkAnswer(companyStaff.approveRegistration, response.status, answered)
    return { ...answered, status: response.status }
  }
  const messages = async () =>
    (
      await sql<{ kind: string; recipient: string; subject: string; plain: string }>`
        select kind, recipient, subject, plain from platform.email order by written_at, kind`.execute(db)
    ).rows
  const draft = async (email = 'dewi@uji.test') =>
    (await addPerson(db, { email, status: 'draft', role: 'owner' })).companyId
  const seesPrices = async (cookie: string) => {
    const response = await api.get(`/v2/product/header/${ids.product('HEXBOLT')}/item`, { cookie })
    return (await response.text()).includes('"price":')
  }

  it('approve a company that signed up, whose member then sees prices', async () => {
    const response = await api.app.fetch(
      new Request('http://shop.test/api/auth/signup', { method: 'POST', body: toFormData(registration()) }),
    )
    expect(response.status).toBe(200)
    expect(await messages()).toEqual([expect.objectContaining({ recipient: 'ujang@uji.test' })])
    await useLink(db, api, 'ujang@uji.test')
    expect(await messages()).toContainEqual(
      expect.objectContaining({ kind: 'company.new-registration', recipient: 'siti@toko.test' }),
    )
    await sql`update identity.member set password_hash = (select password_hash from identity.staff limit 1)`.execute(
      db,
    )
    const member = await logIn('/auth/session', 'ujang@uji.test')
    expect(await seesPrices(member)).toBe(false)

    const { records, total } = await list('?status=draft')
    expect(total).toBe(1)
    const { id = 0 } = records[0] ?? {}
    const seen = await show(id)
    expect(seen).toMatchObject({
      legal_name: 'PT Uji Registrasi',
      steps: ['approve', 'reject', 'ask', 'join'],
    })
    expect(seen.documents).toHaveLength(2)
    expect(await step(id, 'approve', { version: seen.version })).toMatchObject({ status: 200 })

    expect(await seesPrices(member)).toBe(true)
    const addresses = async () =>
      ((await (await api.get('/delivery/address', { cookie: member })).json()) as { data: unknown }).data
    const first = {
      total: 1,
      records: [
        {
          label: 'Alamat terdaftar',
          recipient: 'PT Uji Registrasi',
          phone: '+62215550177',
          street: 'Jl. Uji No. 7',
          city: { id: 3216 },
          is_default_delivery: true,
          is_default_billing: true,
        },
      ],
    }
    expect(await addresses()).toMatchObject(first)
    expect((await messages()).at(-1)).toMatchObject({
      kind: 'company.approve',
      recipient: 'ujang@uji.test',
      subject: 'Pendaftaran Anda disetujui',
    })
    expect((await show(id)).history).toMatchObject([
      { by: 'Staf sales', action: 'company.approve', details: { from: 'draft' } },
    ])
    // From the next request on, without logging in again.
    await step(id, 'suspend', { version: seen.version + 1, reason: 'Faktur jatuh tempo' })
    expect(await seesPrices(member)).toBe(false)
    await step(id, 'approve', { version: seen.version + 2 })
    expect(await seesPrices(member)).toBe(true)
    expect(await addresses()).toMatchObject(first)
    expect((await messages()).map(({ kind }) => kind).slice(-2)).toEqual(['company.suspend', 'company.lift'])
  })

  it.each([
    ['en', 'Production'],
    ['id', 'Produksi'],
  ])('see all registered details in %s', async (language, department) => {
    const form = registration({ customer_department_id: '4' })
    await api.app.fetch(
      new Request('http://shop.test/api/auth/signup', { method: 'POST', body: toFormData(form) }),
    )
    await useLink(db, api, 'ujang@uji.test')
    const { id = 0 } = (await list()).records[0] ?? {}
    const response = await api.get(`/staff/registrations/${id}`, {
      ...as(sales),
      'accept-language': language,
    })
    const body: unknown = await response.json()
    checkAnswer(companyStaff.showRegistration, response.status, body)
    const seen = companyStaff.showRegistration.answer.parse(body).data.record
    expect(seen.seat).toEqual({
      street: 'Jl. Uji No. 7',
      rt: '003',
      rw: '012',
      province: { id: 32, name: 'Jawa Barat' },
      city: { id: 3216, name: 'Kabupaten Bekasi' },
      district: { id: 321606, name: 'Tambun Selatan' },
      subdistrict: { id: 3216062002, name: 'Lambangsari' },
      postal_code: '17530',
    })
    expect(seen.members).toMatchObject([
      {
        name: 'Ujang Rekaan',
        customer_department: { id: 4, name: department },
        consents: [
          { text: 'privacy', version: '2026-03-04', language: 'id' },
          { text: 'terms', version: '2026-11-02', language: 'id' },
        ],
      },
    ])
    // The record has every field of the form, except the password and the fact of consent.
    const known = JSON.stringify(seen)
    const written: Readonly<Record<string, string>> = {
      npwp: '0000000000000000',
      nitku: '0000000000000000000000',
      is_pkp: '"is_pkp":true',
      rt: '"003"',
      mobile: '+6281200000001',
      phone: '+62215550177',
      npwp_document: 'npwp.pdf',
      nib_document: 'nib.png',
    }
    for (const field of Object.keys(company.signUp.form.shape)) {
      if (field === 'password' || field === 'consent') continue
      const sent = JSON.stringify(form[field])
      const value = written[field] ?? (field.endsWith('_id') ? `"id":${sent.slice(1, -1)},` : sent)
      expect([field, known]).toEqual([field, expect.stringContaining(value)])
    }
  })

  it('see a company that did not register itself, and people who were invited', async () => {
    const { companyId } = await addPerson(db, { email: 'oki@uji.test', status: 'approve' })
    const seen = await show(companyId)
    expect(seen.seat).toBeUndefined()
    expect(seen.members).toMatchObject([{ email: 'oki@uji.test', consents: [] }])
    expect(seen.members[0]).not.toHaveProperty('customer_department')
  })

  it('download a document as an attachment, which the audit log records', async () => {
    await api.app.fetch(
      new Request('http://shop.test/api/auth/signup', { method: 'POST', body: toFormData(registration()) }),
    )
    await useLink(db, api, 'ujang@uji.test')
    const { id = 0 } = (await list()).records[0] ?? {}
    const [paper] = (await show(id)).documents
    const path = `/staff/registrations/${id}/documents/${paper?.id}`
    const response = await api.get(path, as(sales))
    expect(response.status).toBe(200)
    expect(response.headers.get('content-disposition')).toMatch(/^attachment/)
    expect(new TextDecoder().decode(await response.arrayBuffer())).toContain('%PDF')
    expect((await show(id)).history[0]).toMatchObject({
      action: 'company.look-at-document',
      details: { document: paper?.id },
    })
    const other = await draft()
    expect((await api.get(path.replace(`/${id}/`, `/${other}/`), as(sales))).status).toBe(404)
    const store = await logIn('/staff/session', 'gudang@toko.test')
    expect((await api.get(path, as(store))).status).toBe(403)
  })

  it('get the current record after a conflicting change', async () => {
    const id = await draft()
    expect((await step(id, 'ask', { version: 1, question: 'Which plant is it for?' })).status).toBe(200)
    const late = await step(id, 'approve', { version: 1 })
    expect(late).toMatchObject({ status: 409, code: 'version_conflict' })
    expect(late.current).toMatchObject({ id, version: 2, question: 'Which plant is it for?' })
    expect((await show(id)).registration_status).toBe('draft')
    const both = await Promise.all([
      step(id, 'approve', { version: 2 }),
      step(id, 'reject', { version: 2, reason: 'No such company' }),
    ])
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect((await messages()).length).toBe(2)
  })

  it.each([
    ['draft', ['approve', 'reject', 'ask', 'join']],
    ['reject', []],
    ['approve', ['suspend']],
    ['suspend', ['approve']],
  ] as const)('can take only the steps of status %s', async (status, may) => {
    for (const name of ['approve', 'reject', 'ask', 'suspend', 'join'] as const) {
      const { companyId } = await addPerson(db, { email: `${name}-${status}@uji.test`, status })
      const target = (await addPerson(db, { email: `${name}-${status}-lain@uji.test` })).companyId
      const words = { reason: 'Alasan uji', question: 'Pertanyaan uji', company_id: target }
      const { status: answered, code } = await step(companyId, name, { version: 1, ...words })
      const isMay = (may as readonly string[]).includes(name)
      expect([name, answered, code]).toEqual([
        name,
        isMay ? 200 : 409,
        isMay ? undefined : 'not_possible_now',
      ])
    }
  })

  it('join a person to an existing company', async () => {
    const { companyId: there } = await addPerson(db, { email: 'oki@uji.test', role: 'owner' })
    const from = await draft()
    const member = await logIn('/auth/session', 'dewi@uji.test')
    expect(await step(from, 'join', { version: 1, company_id: from })).toMatchObject({
      status: 400,
      errors: { company_id: expect.anything() },
    })
    expect(await step(from, 'join', { version: 1, company_id: 999_999 })).toMatchObject({ status: 400 })
    expect(await step(from, 'join', { version: 1, company_id: there })).toMatchObject({ status: 200 })
    const seen = await show(there)
    expect(seen.members.map(({ email, role }) => [email, role])).toEqual([
      ['oki@uji.test', 'owner'],
      ['dewi@uji.test', 'buyer'],
    ])
    expect(seen.history[0]).toMatchObject({ action: 'company.join', details: { joined: from } })
    expect((await api.get(`/staff/registrations/${from}`, as(sales))).status).toBe(404)
    expect(await seesPrices(member)).toBe(true)
    expect(await messages()).toMatchObject([{ kind: 'company.join', recipient: 'dewi@uji.test' }])
  })

  it('find registrations by name, number and person', async () => {
    await draft('unik@uji.test')
    await draft('lain@uji.test')
    const found = async (keyword: string) =>
      (await list(`?keyword=${encodeURIComponent(keyword)}`)).records.map(({ contact }) => contact?.email)
    expect(await found('unik@')).toEqual(['unik@uji.test'])
    expect(await found('PT Uji')).toHaveLength(2)
    expect(await found('%')).toEqual([])
    expect((await list('?status=suspend')).total).toBe(0)
  })

  it('leave a log that can’t be changed', async () => {
    const id = await draft()
    await step(id, 'reject', { version: 1, reason: 'Data tidak lengkap' })
    await expect(sql`update platform.audit set who_id = 1`.execute(db)).rejects.toThrow(/never changed/)
    await expect(sql`delete from platform.audit`.execute(db)).rejects.toThrow(/never changed/)
  })
})

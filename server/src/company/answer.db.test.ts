import type { RegistrationStatus } from '@pasok/contract'
import { company, problem } from '@pasok/contract/endpoints'
import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import type { Db } from '../platform/index.ts'
import { noLimits } from '../testing/any-caller.ts'
import { checkAnswer, openApi } from '../testing/ask-api.ts'
import { onDatabase } from '../testing/index.ts'
import { memoryStorage } from '../testing/memory-storage.ts'
import { addPerson, PASSWORD } from '../testing/people-fixture.ts'
import { toFormData, pdf, registration } from '../testing/registration-fixture.ts'
import { addStaff } from '../testing/staff-fixture.ts'

const HERE = { 'sec-fetch-site': 'same-origin' }
const ANSWER = '/v2/company/registration/answer'
const CORRECTION = '/v2/company/registration/correction'

/** A correction: all registered details, and the text. */
const correction = (differently: Readonly<Record<string, string | File>> = {}) => {
  const all = registration({ text: 'The number is right now.', ...differently })
  const known = Object.keys(company.correctRegistration.form.shape)
  return Object.fromEntries(Object.entries(all).filter(([field]) => known.includes(field)))
}

onDatabase('a company that answers staff', (open) => {
  let db: Db
  let storage: ReturnType<typeof memoryStorage>
  let api: ReturnType<typeof openApi>
  let sales: string
  beforeAll(async () => {
    db = (await open()).db
    await addStaff(db, { email: 'siti@toko.test', role: 'sales' })
  })
  beforeEach(async () => {
    storage = memoryStorage()
    api = openApi({ db, storage, limits: noLimits })
    sales = await logIn('/staff/session', 'siti@toko.test')
    await sql`delete from platform.email`.execute(db)
  })

  const logIn = async (path: string, login: string) => {
    const response = await api.post(path, { login, password: PASSWORD }, HERE)
    expect(response.status).toBe(200)
    return (response.headers.get('set-cookie') ?? '').split(';', 1)[0] ?? ''
  }
  let people = 0
  /** A logged-in member of a company with this status. */
  const member = async (status: RegistrationStatus, words: { question?: string; reason?: string } = {}) => {
    const email = `jawab-${++people}@uji.test`
    const { companyId, memberId } = await addPerson(db, { email, status, role: 'owner' })
    await sql`
      update company.company set question = ${words.question ?? null}, reason = ${words.reason ?? null}
      where id = ${companyId}`.execute(db)
    return { companyId, memberId, cookie: await logIn('/auth/session', email) }
  }
  const send = async (path: string, cookie: string | undefined, fields: Record<string, string | File>) => {
    const response = await api.app.fetch(
      new Request(`http://shop.test/api${path}`, {
        method: 'POST',
        headers: { ...HERE, ...(cookie && { cookie }) },
        body: toFormData(fields),
      }),
    )
    const body: unknown = await response.json()
    checkAnswer(company.correctRegistration, response.status, body)
    return { status: response.status, body }
  }
  const show = async (cookie: string) => {
    const response = await api.get('/v2/company/registration', { cookie })
    const body: unknown = await response.json()
    checkAnswer(company.showRegistration, response.status, body)
    return company.showRegistration.answer.parse(body).data.record
  }
  const staffSee = async (id: number) => {
    const response = await api.get(`/staff/registrations/${id}`, { ...HERE, cookie: sales })
    return ((await response.json()) as { data: { record: Record<string, unknown> } }).data.record
  }

  it('corrects its registered details after a rejection, and is reviewed again', async () => {
    const { companyId, cookie } = await member('reject', { reason: 'Which NPWP is it?' })
    const before = await show(cookie)
    expect(before).toMatchObject({ awaits: 'correction', reason: 'Which NPWP is it?' })
    expect(before).not.toHaveProperty('seat')

    const { status, body } = await send(CORRECTION, cookie, correction({ document: pdf(), rt: '7' }))
    expect(status).toBe(200)
    expect(company.correctRegistration.answer.parse(body).data.record).toMatchObject({
      legal_name: 'PT Uji Registrasi',
      registration_status: 'draft',
      awaits: 'review',
      company: { npwp: '0000000000000000', nitku: '0000000000000000000000', nib: '0000000000001' },
      seat: { street: 'Jl. Uji No. 7', rt: '007', subdistrict_id: 3_216_062_002, postal_code: '17530' },
      documents: [{ kind: 'answer', filename: 'npwp.pdf' }],
      answers: [{ question: 'Which NPWP is it?', text: 'The number is right now.' }],
    })
    expect(await show(cookie)).not.toHaveProperty('reason')
    const seen = await staffSee(companyId)
    expect(seen).toMatchObject({ version: 2, legal_name: 'PT Uji Registrasi', npwp: '0000000000000000' })
    // Staff also see the previous details.
    expect(seen['history']).toMatchObject([
      {
        by: 'member',
        action: 'company.answer',
        details: {
          from: 'reject',
          changed: { legal_name: [before.legal_name, 'PT Uji Registrasi'], street: [null, 'Jl. Uji No. 7'] },
        },
      },
    ])
    // It can be answered once.
    expect(await send(CORRECTION, cookie, correction())).toMatchObject({
      status: 409,
      body: { code: 'nothing_awaited' },
    })
  })

  it('is flagged again by its corrected tax number', async () => {
    const npwp = '0098765432109876'
    const flag = async (id: number) =>
      (
        await sql<{ known: boolean }>`
          select is_npwp_known as known from company.company where id = ${id}`.execute(db)
      ).rows[0]?.known
    const first = await member('reject')
    await send(CORRECTION, first.cookie, correction({ npwp }))
    const second = await member('reject')
    await send(CORRECTION, second.cookie, correction({ npwp }))
    expect([await flag(first.companyId), await flag(second.companyId)]).toEqual([false, true])
    await sql`update company.company set question = 'Yours?' where id = ${second.companyId}`.execute(db)
    await send(CORRECTION, second.cookie, correction({ npwp: '0012312312312312' }))
    expect(await flag(second.companyId)).toBe(false)
  })

  it('answers a question with a text only, and keeps its data', async () => {
    const { companyId, cookie } = await member('draft', { question: 'Which plant is it for?' })
    const { legal_name } = await show(cookie)
    expect((await send(ANSWER, cookie, { text: 'The one in Bekasi.' })).status).toBe(200)
    expect(await show(cookie)).toMatchObject({ legal_name, awaits: 'review' })
    const { rows: messages } = await sql<{ kind: string; plain: string }>`
      select kind, plain from platform.email where recipient = 'siti@toko.test'`.execute(db)
    expect(messages.at(-1)).toEqual({
      kind: 'company.answered',
      plain: expect.stringContaining('The one in Bekasi.') as string,
    })
    // Staff who saw the earlier version get a conflict.
    const late = await api.post(
      `/staff/registrations/${companyId}/approve`,
      { version: 1 },
      { ...HERE, cookie: sales },
    )
    expect(late.status).toBe(409)
    expect(problem.parse(await late.json()).code).toBe('version_conflict')
  })

  it.each(['draft', 'approve', 'suspend'] as const)('has nothing to answer as %s', async (status) => {
    const { cookie } = await member(status)
    for (const [path, fields] of [
      [ANSWER, { text: 'Here it is.' }],
      [CORRECTION, correction({ document: pdf() })],
    ] as const)
      expect(await send(path, cookie, fields)).toMatchObject({ status: 409 })
    expect([...storage.files.keys()]).toEqual([])
  })

  it('is refused by field, and nothing is changed or stored', async () => {
    const { cookie } = await member('reject', { reason: 'Wrong number' })
    const before = await show(cookie)
    const wrong = { npwp: '12', text: ' ', city_id: '3578' }
    const first = await send(CORRECTION, cookie, correction(wrong))
    expect(Object.keys(problem.parse(first.body).errors ?? {})).toEqual(['text', 'npwp'])
    const paper = new File(['<svg/>'], 'npwp.svg')
    const second = await send(
      CORRECTION,
      cookie,
      correction({ city_id: '3578', customer_industry_id: '9999', document: pdf(), other_document: paper }),
    )
    expect(second.status).toBe(400)
    expect(Object.keys(problem.parse(second.body).errors ?? {}).toSorted()).toEqual([
      'city_id',
      'customer_industry_id',
      'district_id',
      'other_document',
    ])
    expect(await show(cookie)).toEqual(before)
    expect([...storage.files.keys()]).toEqual([])
  })

  it('can’t read another company’s documents, and a guest can’t read any', async () => {
    const own = await member('reject', { reason: 'Paper?' })
    const other = await member('approve')
    await send(ANSWER, own.cookie, { text: 'Here it is.', document: pdf(300, 'akta “asli”.pdf') })
    const [paper] = (await show(own.cookie)).documents
    const path = `/v2/company/documents/${paper?.id}`
    const response = await api.get(path, { cookie: own.cookie })
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('application/pdf')
    expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="akta/)
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    expect(response.headers.get('cache-control')).toContain('no-store')
    expect((await api.get(path, { cookie: other.cookie })).status).toBe(404)
    expect((await api.get(path)).status).toBe(401)
    expect((await show(other.cookie)).documents).toEqual([])
    expect((await api.get('/v2/company/registration')).status).toBe(401)
    for (const answered of [ANSWER, CORRECTION])
      expect(await send(answered, undefined, correction())).toMatchObject({ status: 401 })
    // Refused without reading the body.
    expect((await api.post(CORRECTION, '', HERE)).status).toBe(401)
  })
})

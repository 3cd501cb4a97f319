import { MOST_ADDRESSES } from '@pasok/contract'
import { company, problem, type Endpoint } from '@pasok/contract/endpoints'
import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openSessions } from '../identity/index.ts'
import { readAudit, type Db } from '../platform/index.ts'
import { address, storedAddress } from '../testing/address-fixture.ts'
import { checkAnswer, openApi } from '../testing/ask-api.ts'
import { onDatabase } from '../testing/index.ts'
import { addPerson } from '../testing/people-fixture.ts'
import { placeAddress } from './addresses/place-address.ts'

const NOW = new Date('2026-11-22T03:00:00Z')
const HERE = { 'sec-fetch-site': 'same-origin' }

interface Answered {
  readonly status: number
  readonly data?: { record?: Record<string, unknown>; records?: Record<string, unknown>[]; total?: number }
  readonly code?: string
  readonly errors?: Record<string, string[]>
  readonly current?: Record<string, unknown>
}

onDatabase('addresses', (open) => {
  let db: Db
  let api: ReturnType<typeof openApi>
  const cookies = new Map<string, string>()
  let ours: number
  let theirs: number
  beforeAll(async () => {
    db = (await open()).db
    api = openApi({ db, now: () => NOW })
    const sessions = openSessions(db, 'a secret of the tests')
    ours = (await addPerson(db, { email: 'pembeli@uji.test' })).companyId
    theirs = (await addPerson(db, { email: 'lain@uji.test', role: 'owner' })).companyId
    await addPerson(db, { email: 'pelihat@uji.test', role: 'viewer', companyId: ours })
    await addPerson(db, { email: 'draf@uji.test', status: 'draft', role: 'owner' })
    const { rows } = await sql<{ id: number; email: string }>`select id, email from identity.member`.execute(
      db,
    )
    for (const { id, email } of rows)
      cookies.set(
        email.split('@', 1)[0] ?? '',
        `pasok_session=${await sessions.beginInBrowser(db, id, '', NOW)}`,
      )
  })
  beforeEach(async () => {
    await sql`delete from company.address`.execute(db)
  })

  const send = async (
    e: Endpoint,
    who: string | undefined,
    {
      id = 0,
      body,
      query = '',
      language = 'en',
    }: { id?: unknown; body?: unknown; query?: string; language?: string } = {},
  ): Promise<Answered> => {
    const cookie = who === undefined ? undefined : cookies.get(who)
    const response = await api.app.fetch(
      new Request(`http://shop.test/api${e.path.replace('{id}', String(id))}${query}`, {
        method: e.method.toUpperCase(),
        headers: {
          ...HERE,
          'accept-language': language,
          ...(cookie && { cookie }),
          ...(body !== undefined && { 'content-type': 'application/json' }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      }),
    )
    const answered: unknown = await response.json()
    checkAnswer(e, response.status, answered)
    return { ...(answered as object), status: response.status }
  }
  const add = async (differently: Record<string, unknown> = {}, who = 'pembeli'): Promise<number> => {
    const { data } = await send(company.addAddress, who, { body: address(differently) })
    return Number(data?.record?.['id'])
  }
  const list = async (who = 'pembeli') => (await send(company.listAddresses, who)).data?.records ?? []
  const defaults = async (who = 'pembeli') =>
    (await list(who)).map((one) => [one['id'], one['is_default_delivery'], one['is_default_billing']])

  // @spec §7 Addresses: all
  it('are listed as they were added', async () => {
    const ids = [await add(), await add({ label: 'Kantor' })]
    const all = await list()
    expect(all.map((one) => one['id'])).toEqual(ids)
    expect(all[1]).toMatchObject({ label: 'Kantor', postal_code: '17530' })
  })

  // @spec §7 Addresses: new
  // @spec §3 Address: fields
  it('are added, and listed with the names of their areas', async () => {
    const { status, data } = await send(company.addAddress, 'pembeli', { body: address() })
    expect(status).toBe(200)
    expect(data?.record).toEqual({
      id: expect.any(Number),
      version: 1,
      label: 'Gudang',
      recipient: 'Ujang Rekaan',
      phone: '+6281200000001',
      street: 'Jl. Uji No. 7',
      rt: '003',
      rw: '012',
      province: { id: 32, name: 'Jawa Barat' },
      city: { id: 3216, name: 'Kabupaten Bekasi' },
      district: { id: 321606, name: 'Tambun Selatan' },
      subdistrict: { id: 3216062002, name: expect.stringMatching(/\S/) },
      postal_code: '17530',
      note: 'Gate 3, 8am to 3pm',
      is_default_delivery: true,
      is_default_billing: true,
    })
    // As a form sends its fields: ids are texts.
    const asTexts = {
      province_id: '32',
      city_id: '3216',
      district_id: '321606',
      subdistrict_id: '3216062002',
    }
    await add({ ...asTexts, note: '  ' })
    const records = await list()
    expect(records).toHaveLength(2)
    expect(records[0]).toEqual(data?.record)
    expect(records[1]).toMatchObject({
      note: '',
      subdistrict: { id: 3216062002 },
      is_default_delivery: false,
    })
  })

  // @spec §7 Addresses: paged
  // @spec §7 Addresses: parameters
  it('are listed by pages of twenty', async () => {
    for (let n = 0; n < 23; n++) await add({ label: `Gudang ${n}` })
    const first = (await send(company.pageAddresses, 'pembeli')).data
    expect([first?.records?.length, first?.total]).toEqual([20, 23])
    const second = (await send(company.pageAddresses, 'pembeli', { query: '?page=2&per_page=20' })).data
    expect(second?.records?.map(({ label }) => label)).toEqual(['Gudang 20', 'Gudang 21', 'Gudang 22'])
    const short = (await send(company.pageAddresses, 'pembeli', { query: '?page=3&per_page=2' })).data
    expect(short).toMatchObject({ total: 23, page: 3, per_page: 2 })
    expect(short?.records?.map(({ label }) => label)).toEqual(['Gudang 4', 'Gudang 5'])
  })

  // @spec §5 Address: rules
  it.each([
    ['label', '', 'This field is required.', 'Wajib diisi.'],
    ['label', 'x'.repeat(61), 'Enter at most 60 characters.', 'Maksimal 60 karakter.'],
    ['recipient', 'x', 'Enter at least 2 characters.', 'Minimal 2 karakter.'],
    ['phone', '', 'This field is required.', 'Wajib diisi.'],
    [
      'phone',
      '12',
      'Enter a phone number with its area code, for example 021 5550100.',
      'Masukkan nomor telepon dengan kode area, misalnya 021 5550100.',
    ],
    ['street', 'x', 'Enter at least 3 characters.', 'Minimal 3 karakter.'],
    ['rt', '1234', 'RT and RW have up to 3 digits.', 'RT dan RW maksimal 3 digit.'],
    ['rw', 'x', 'RT and RW have up to 3 digits.', 'RT dan RW maksimal 3 digit.'],
    ['postal_code', '1753', 'A postal code has 5 digits.', 'Kode pos terdiri dari 5 digit.'],
    [
      'note',
      'a\u0007b',
      "This text contains characters that can't be saved. Type it again.",
      'Teks ini memuat karakter yang tidak dapat disimpan. Ketik ulang teksnya.',
    ],
    ['note', 'x'.repeat(501), 'Enter at most 500 characters.', 'Maksimal 500 karakter.'],
    ['province_id', '', 'This field is required.', 'Wajib diisi.'],
    [
      'province_id',
      99,
      'There is no area with this id. Choose one from the list.',
      'Tidak ada wilayah dengan id ini. Pilih dari daftar.',
    ],
    [
      'city_id',
      3578,
      "This area isn't part of the one chosen above it.",
      'Wilayah ini tidak termasuk wilayah yang dipilih di atasnya.',
    ],
  ])('refuse a %s that is %j', async (field, value, en, id) => {
    const english = await send(company.addAddress, 'pembeli', { body: address({ [field]: value }) })
    expect([english.status, english.code]).toEqual([400, 'invalid_request'])
    expect(english.errors?.[field]).toEqual([en])
    const body = address({ [field]: value })
    const indonesian = await send(company.addAddress, 'pembeli', { body, language: 'id' })
    expect(indonesian.errors?.[field]).toEqual([id])
    expect(await list()).toEqual([])
  })

  // @spec §7 Addresses: change and remove
  it('have one default for delivery and one for billing at any time', async () => {
    const first = await add()
    const second = await add({ is_default_billing: true })
    const third = await add()
    expect(await defaults()).toEqual([
      [first, true, false],
      [second, false, true],
      [third, false, false],
    ])
    const refused = await send(company.removeAddress, 'pembeli', { id: first })
    expect([refused.status, refused.code]).toEqual([409, 'default_address'])
    expect((await send(company.removeAddress, 'pembeli', { id: second })).code).toBe('default_address')

    const purposes = ['delivery', 'billing', 'delivery', 'billing', 'delivery'] as const
    const made = await Promise.all(
      purposes.map((purpose, n) =>
        send(company.setDefaultAddress, 'pembeli', { id: n % 2 ? second : third, body: { purpose } }),
      ),
    )
    expect(made.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    expect(await defaults()).toEqual([
      [third, true, false],
      [second, false, true],
      [first, false, false],
    ])
    expect((await send(company.removeAddress, 'pembeli', { id: first })).status).toBe(200)
    expect(await defaults()).toHaveLength(2)
    expect((await send(company.removeAddress, 'pembeli', { id: first })).status).toBe(404)
  })

  it('that are added concurrently make one default', async () => {
    await Promise.all([add(), add(), add(), add()])
    const found = await defaults()
    expect(found.filter(([, delivery]) => delivery)).toHaveLength(1)
    expect(found.filter(([, , billing]) => billing)).toHaveLength(1)
    expect(found).toHaveLength(4)
  })

  // @spec §7 Addresses: change and remove
  it('are changed by members who saw their current version', async () => {
    const id = await add()
    const body = { ...address({ label: 'Pabrik', note: '' }), version: 1 }
    const changed = await send(company.changeAddress, 'pembeli', { id, body })
    expect(changed.data?.record).toMatchObject({
      label: 'Pabrik',
      note: '',
      version: 2,
      is_default_delivery: true,
    })
    const late = await send(company.changeAddress, 'pembeli', { id, body: { ...body, label: 'Kantor' } })
    expect([late.status, late.code]).toEqual([409, 'version_conflict'])
    expect(late.current).toMatchObject({ id, label: 'Pabrik', version: 2 })
    const wrong = await send(company.changeAddress, 'pembeli', {
      id,
      body: { ...body, version: 2, city_id: 3578 },
    })
    expect([wrong.status, Object.keys(wrong.errors ?? {})]).toEqual([400, ['city_id', 'district_id']])
    expect((await list())[0]).toMatchObject({ label: 'Pabrik', version: 2 })
  })

  it('are limited in number', async () => {
    const first = await add()
    await sql`
      insert into company.address (company_id, label, recipient, phone, street, rt, rw, province_id, city_id, district_id,
        subdistrict_id, postal_code, is_default_delivery, is_default_billing, created_at)
      select company_id, label, recipient, phone, street, rt, rw, province_id, city_id, district_id, subdistrict_id,
        postal_code, false, false, created_at
      from company.address, generate_series(2, ${MOST_ADDRESSES}::int) where id = ${first}`.execute(db)
    const refused = await send(company.addAddress, 'pembeli', { body: address() })
    expect([refused.status, refused.code]).toEqual([409, 'too_many_addresses'])
    expect(await list()).toHaveLength(MOST_ADDRESSES)
  })

  it('leave a line in the audit log for each change', async () => {
    const id = await add()
    await send(company.changeAddress, 'pembeli', { id, body: { ...address(), version: 1 } })
    const log = await readAudit(db, 'address', id)
    expect(log.map(({ who, action, details }) => [who, action, details])).toEqual([
      ['member', 'company.change-address', { company: ours }],
      ['member', 'company.add-address', { company: ours }],
    ])
  })

  describe('are their company’s own:', () => {
    const commands: [Endpoint, unknown][] = [
      [company.changeAddress, { ...address(), version: 1 }],
      [company.setDefaultAddress, { purpose: 'billing' }],
      [company.removeAddress, undefined],
    ]

    it('another company’s are not found by any request', async () => {
      await placeAddress(db, theirs, storedAddress, {}, NOW)
      const [foreign] = await list('lain')
      await add()
      for (const [e, body] of [[company.showAddress, undefined] as const, ...commands]) {
        const { status, code } = await send(e, 'pembeli', { id: foreign?.['id'], body })
        expect([e.path, status, code]).toEqual([e.path, 404, 'not_found'])
      }
      expect(await list('lain')).toEqual([foreign])
      expect((await list()).map(({ id }) => id)).not.toContain(foreign?.['id'])
      expect((await send(company.pageAddresses, 'pembeli')).data?.total).toBe(1)
    })

    it('a viewer sees them and changes nothing', async () => {
      const id = await add()
      expect((await send(company.showAddress, 'pelihat', { id })).status).toBe(200)
      expect(await list('pelihat')).toHaveLength(1)
      for (const [e, body] of [[company.addAddress, address()] as const, ...commands]) {
        const { status, code } = await send(e, 'pelihat', { id, body })
        expect([e.path, status, code]).toEqual([e.path, 403, 'not_allowed'])
      }
      expect((await list())[0]).toMatchObject({ version: 1 })
      expect(await list()).toHaveLength(1)
    })

    it.each([undefined, 'draf'])('%s is asked to log in', async (who) => {
      const all: readonly [Endpoint, unknown][] = [
        [company.pageAddresses, undefined],
        [company.listAddresses, undefined],
        [company.showAddress, undefined],
        [company.addAddress, {}],
        ...commands,
      ]
      for (const [e, body] of all) {
        const { status, code } = await send(e, who, { id: 1, body })
        expect([e.path, status, code]).toEqual([e.path, 401, 'login_required'])
      }
    })
  })

  it('can’t be changed by another site', async () => {
    const id = await add()
    const response = await api.app.fetch(
      new Request(`http://shop.test/api/delivery/address/${id}`, {
        method: 'DELETE',
        headers: { 'sec-fetch-site': 'cross-site', cookie: cookies.get('pembeli') ?? '' },
      }),
    )
    expect(problem.parse(await response.json()).code).toBe('cross_site')
    expect(await list()).toHaveLength(1)
  })
})

import { LINK_HOURS } from '@pasok/contract'
import { problem } from '@pasok/contract/endpoints'
import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { findByPassword, openSessions } from '../../identity/index.ts'
import type { Db } from '../../platform/index.ts'
import { openApi } from '../../testing/ask-api.ts'
import { onDatabase } from '../../testing/index.ts'
import { memoryStorage } from '../../testing/memory-storage.ts'
import { toFormData, pdf, registration } from '../../testing/registration-fixture.ts'
import { useLink } from '../../testing/use-link.ts'
import { passwords } from '../../testing/passwords.ts'

const NOW = new Date('2026-11-22T03:00:00Z')

onDatabase('signing up', (open) => {
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
    api = openApi({ db, storage, now: () => clock })
    await sql`delete from platform.email`.execute(db)
  })

  let people = 0
  const newEmail = () => `orang-${++people}@uji.test`
  const send = (fields: Record<string, string | File>, language = 'en') =>
    api.app.fetch(
      new Request('http://shop.test/api/auth/signup', {
        method: 'POST',
        headers: { 'accept-language': language },
        body: toFormData(fields),
      }),
    )
  const resend = (email: string) => api.post('/auth/signup/verify-email', { email })
  const use = (token: string) => api.post('/v2/auth/signup/verify-token', { token })
  const messages = async () => {
    const { rows } = await sql<{ kind: string; recipient: string; language: string; plain: string }>`
      select kind, recipient, language, plain from platform.email order by written_at`.execute(db)
    return rows
  }
  const tokenIn = (plain: string) => /\/web\/signup\/verify\/([\w-]{43})/.exec(plain)?.[1] ?? ''
  const companies = async () => {
    const { rows } = await sql<{ n: number }>`select count(*)::int n from company.company`.execute(db)
    return rows[0]?.n
  }

  // @spec §7 Signup
  // @spec §1 Registration: email is verified
  it('makes a company, registered address, owner, documents and consents once the link in their language is used', async () => {
    const email = newEmail()
    const response = await send(registration({ email: ` ${email.toUpperCase()} ` }))
    expect(await response.json()).toEqual({ status: 'OK', data: {} })
    expect(response.status).toBe(200)
    expect(response.headers.has('set-cookie')).toBe(false)
    const sent = await messages()
    expect(sent).toEqual([
      {
        kind: 'identity.verify-email',
        recipient: email,
        language: 'id',
        plain: expect.stringContaining('http://shop.test/id/web/signup/verify/') as string,
      },
    ])
    expect(sent[0]?.plain).toContain('Perusahaan: PT Uji Registrasi\nDidaftarkan oleh: Ujang Rekaan')
    clock = new Date(NOW.getTime() + 3_600_000)
    expect((await use(tokenIn(sent[0]?.plain ?? ''))).status).toBe(200)

    const { rows } = await sql<Record<string, unknown>>`
      select c.registration_status, c.legal_name, c.trade_name, c.npwp, c.nitku, c.is_pkp, c.nib,
        c.customer_classification_id, c.customer_industry_id, c.industrial_estate_id, c.is_npwp_known,
        s.street, s.rt, s.rw, s.subdistrict_id, s.postal_code,
        m.name, m.position, m.mobile, m.phone, m.phone_extension, m.role, m.language, m.email_verified_at,
        m.customer_department_id
      from identity.member m join company.company c on c.id = m.company_id join company.seat s on s.company_id = c.id
      where m.email = ${email}`.execute(db)
    expect(await findByPassword({ db, passwords }, email, 'kuda baterai jepit', clock)).toMatchObject({
      holder: expect.any(Number),
    })
    expect(rows[0]).toEqual({
      registration_status: 'draft',
      legal_name: 'PT Uji Registrasi',
      trade_name: 'Uji Jaya',
      npwp: '0000000000000000',
      nitku: '0000000000000000000000',
      is_pkp: true,
      nib: '0000000000001',
      customer_classification_id: 1,
      customer_industry_id: 25,
      industrial_estate_id: 2,
      is_npwp_known: false,
      street: 'Jl. Uji No. 7',
      rt: '003',
      rw: '012',
      subdistrict_id: 3216062002,
      postal_code: '17530',
      name: 'Ujang Rekaan',
      position: 'Pembelian',
      mobile: '+6281200000001',
      phone: '+62215550177',
      phone_extension: '12',
      role: 'owner',
      language: 'id',
      email_verified_at: clock,
      customer_department_id: 1,
    })
    const documents = await sql<{
      kind: string
      filename: string
      content_type: string
      storage_key: string
    }>`
      select d.kind, d.filename, d.content_type, d.storage_key from company.document d
      join identity.member m on m.id = d.uploaded_by where m.email = ${email} order by d.id`.execute(db)
    expect(documents.rows).toEqual([
      {
        kind: 'npwp',
        filename: 'npwp.pdf',
        content_type: 'application/pdf',
        storage_key: expect.stringMatching(/^private\/company\/[0-9a-f-]{36}$/),
      },
      {
        kind: 'nib',
        filename: 'nib.png',
        content_type: 'image/png',
        storage_key: expect.stringMatching(/^private\/company\/[0-9a-f-]{36}$/),
      },
    ])
    for (const { storage_key: key } of documents.rows) expect(await storage.get(key)).toBeDefined()
    const consents = await sql<{ text: string; version: string; language: string }>`
      select c.text, c.version::text, c.language from company.consent c
      join identity.member m on m.id = c.member_id where m.email = ${email} order by c.text`.execute(db)
    expect(consents.rows).toEqual([
      { text: 'privacy', version: '2026-03-04', language: 'id' },
      { text: 'terms', version: '2026-11-02', language: 'id' },
    ])
  })

  it('flags a tax number that another company has', async () => {
    const npwp = '0012345678901234'
    for (const email of [newEmail(), newEmail()]) {
      expect((await send(registration({ email, npwp }))).status).toBe(200)
      await useLink(db, api, email)
    }
    const { rows } = await sql<{ is_npwp_known: boolean }>`
      select is_npwp_known from company.company where npwp = ${npwp} order by id`.execute(db)
    expect(rows.map((row) => row.is_npwp_known)).toEqual([false, true])
  })

  describe('with an address that is known', () => {
    it('gets the response of a new one, makes no company, and the e-mail explains it', async () => {
      const email = newEmail()
      const first = await send(registration({ email }))
      const token = tokenIn((await messages())[0]?.plain ?? '')
      expect((await use(token)).status).toBe(200)
      const before = await companies()
      const second = await send(registration({ email: email.toUpperCase(), legal_name: 'PT Lain' }))
      expect([second.status, await second.text()]).toEqual([first.status, await first.text()])
      const headers = ({ headers: all }: Response) =>
        Object.fromEntries([...all].filter(([name]) => name !== 'x-request-id'))
      expect(headers(second)).toEqual(headers(first))
      expect(await companies()).toBe(before)
      const [, message] = await messages()
      expect(message).toMatchObject({ kind: 'identity.address-known', recipient: email })
      expect(message?.plain).toContain('http://shop.test/id/account/login')
      expect(message?.plain).not.toContain('PT Lain')
    })
  })

  // @spec §7 Signup: send link again
  describe('the e-mail sent again', () => {
    it('has a link, and the response does not reveal whether the address is known', async () => {
      const email = newEmail()
      await send(registration({ email }))
      const answers = []
      for (const address of [email, 'nobody@uji.test', 'no address', '']) {
        const response = await resend(address)
        answers.push([response.status, await response.text(), response.headers.get('content-length')])
      }
      expect(new Set(answers.map((one) => JSON.stringify(one))).size).toBe(1)
      expect(answers[0]?.[0]).toBe(200)
      const sent = await messages()
      expect(sent.map(({ recipient }) => recipient)).toEqual([email, email])
      // Neither replaces the other.
      expect(new Set(sent.map(({ plain }) => tokenIn(plain))).size).toBe(2)
      expect((await use(tokenIn(sent[0]?.plain ?? ''))).status).toBe(200)
    })

    it('has the links of all waiting registrations, or, for a logged-in user, their own', async () => {
      const email = newEmail()
      for (const legal_name of ['PT Satu', 'PT Dua']) await send(registration({ email, legal_name }))
      await sql`delete from platform.email`.execute(db)
      await resend(email)
      const listNamedCompanies = async () =>
        (await messages()).map(({ plain }) => plain.match(/PT (?:Satu|Dua)/g))
      expect(await listNamedCompanies()).toEqual([['PT Dua', 'PT Satu']])
      const { rows } = await sql<{ id: number }>`
        select min(id) as id from identity.registration where email = ${email}`.execute(db)
      const cookie = await openSessions(db, '').beginInBrowser(
        db,
        { registrationId: rows[0]?.id ?? 0 },
        '',
        NOW,
      )
      await sql`delete from platform.email`.execute(db)
      const own = { cookie: `pasok_session=${cookie}`, 'sec-fetch-site': 'same-origin' }
      await api.post('/auth/signup/verify-email', { email }, own)
      expect(await listNamedCompanies()).toEqual([['PT Satu']])
    })

    it('says so if the address is confirmed already', async () => {
      const email = newEmail()
      await send(registration({ email }))
      await use(tokenIn((await messages())[0]?.plain ?? ''))
      await resend(email)
      expect((await messages()).map(({ kind }) => kind)).toEqual([
        'identity.verify-email',
        'identity.address-known',
      ])
    })
  })

  // @spec §7 Signup: verify token
  // @spec §2 Route: verify link
  describe('the link', () => {
    const signedUp = async () => {
      const email = newEmail()
      await send(registration({ email }))
      const readVerifiedAt = async () => {
        const { rows } = await sql<{ at: Date | null }>`
          select email_verified_at as at from identity.member where email = ${email}`.execute(db)
        return rows[0]?.at ?? null
      }
      return { email, verified: readVerifiedAt, token: tokenIn((await messages()).at(-1)?.plain ?? '') }
    }

    it('confirms the address once', async () => {
      const { token, verified } = await signedUp()
      expect(await verified()).toBeNull()
      expect((await use(token)).status).toBe(200)
      expect(await verified()).toEqual(NOW)
      const again = await use(token)
      expect([again.status, problem.parse(await again.json()).code]).toEqual([404, 'link_used_up'])
    })

    it('is used by one of many concurrent requests', async () => {
      const { token } = await signedUp()
      const statuses = await Promise.all(Array.from({ length: 8 }, async () => (await use(token)).status))
      expect(statuses.filter((status) => status === 200)).toHaveLength(1)
      expect(statuses.filter((status) => status === 404)).toHaveLength(7)
    })

    it('is valid for 24 hours', async () => {
      const { token, verified } = await signedUp()
      clock = new Date(NOW.getTime() + LINK_HOURS * 3_600_000)
      expect((await use(token)).status).toBe(404)
      expect(await verified()).toBeNull()
      clock = new Date(clock.getTime() - 1)
      expect((await use(token)).status).toBe(200)
    })

    it('is stored as a hash', async () => {
      const { token } = await signedUp()
      const { rows } = await sql<{ hash: Buffer }>`select hash from identity.verification`.execute(db)
      expect(rows.length).toBeGreaterThan(0)
      for (const { hash } of rows) expect(hash.toString('base64url')).not.toBe(token)
    })

    it.each(['x', 'x'.repeat(43), '%00', '..', '', ' '])('of %j opens nothing', async (token) => {
      expect((await use(token)).status).toBe(404)
    })

    it.each([{}, { token: 5 }, { token: null }, { token: 'x'.repeat(201) }, { token: 'x\0' }])(
      'is the only wrong field in %j',
      async (body) => {
        const response = await api.post('/v2/auth/signup/verify-token', body)
        expect(response.status).toBe(400)
        expect(Object.keys(problem.parse(await response.json()).errors ?? {})).toEqual(['token'])
      },
    )

    it('is not accepted in a path', async () => {
      const { token, verified } = await signedUp()
      expect((await api.post(`/v2/auth/signup/verify-token/${token}`)).status).toBe(404)
      expect(await verified()).toBeNull()
    })
  })

  it('leaves no document behind after an error', async () => {
    const failing = openApi({
      db,
      storage,
      sendEmail: async () => {
        throw new Error('planted')
      },
    })
    const documentsBefore = (await sql`select from company.registration_document`.execute(db)).rows.length
    const body = toFormData(registration({ email: newEmail() }))
    const response = await failing.app.fetch(
      new Request('http://shop.test/api/auth/signup', { method: 'POST', body }),
    )
    expect(response.status).toBe(500)
    expect([...storage.files.keys()]).toEqual([])
    const { rows } = await sql`select from company.registration_document`.execute(db)
    expect(rows.length).toBe(documentsBefore)
  })

  it('accepts current texts, and says which one changed', async () => {
    const response = await send(registration({ email: newEmail(), terms_version: '2026-01-31' }))
    expect(problem.parse(await response.json()).errors).toEqual({
      terms_version: [
        'This document has changed since you opened the form. Please read and accept it again.',
      ],
    })
  })

  it('detects the type of documents by their content', async () => {
    const svg = new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'npwp.pdf', {
      type: 'application/pdf',
    })
    const html = new File(['<!doctype html><script>1</script>'], 'nib.png', { type: 'image/png' })
    const wrong = await send(registration({ email: newEmail(), npwp_document: svg, nib_document: html }))
    expect([wrong.status, problem.parse(await wrong.json()).errors]).toEqual([
      400,
      {
        npwp_document: ["This file isn't a PDF, JPG or PNG."],
        nib_document: ["This file isn't a PDF, JPG or PNG."],
      },
    ])
    const sendNamed = (name: string) =>
      send(registration({ email: newEmail(), npwp_document: pdf(200, name) }))
    for (const name of ['npwp.png', 'npwp.exe', 'npwp.pdf.svg'])
      expect([name, problem.parse(await (await sendNamed(name)).json()).errors]).toEqual([
        name,
        { npwp_document: ["This file's content doesn't match its name. Save it again as PDF, JPG or PNG."] },
      ])
    const large = await send(registration({ email: newEmail(), npwp_document: pdf(10_000_001) }))
    expect(problem.parse(await large.json()).errors).toEqual({
      npwp_document: ['This file is larger than 10 MB.'],
    })
    expect([...storage.files.keys()]).toEqual([])
    for (const name of ['NPWP.PDF', 'npwp', 'C:\\scan v1.2\\npwp.pdf'])
      expect([name, (await sendNamed(name)).status]).toEqual([name, 200])
    storage.files.clear()
    const most = pdf(10_000_000)
    expect(
      (await send(registration({ email: newEmail(), npwp_document: most, nib_document: most }))).status,
    ).toBe(200)
  })

  it('refuses a body above the limit of both documents, and stops reading there', async () => {
    let sent = 0
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 1_000_000
        controller.enqueue(new Uint8Array(1_000_000))
      },
    })
    const response = await api.app.fetch(
      new Request('http://shop.test/api/auth/signup', {
        method: 'POST',
        headers: { 'content-type': 'multipart/form-data; boundary=x' },
        body,
        duplex: 'half',
      }),
    )
    expect(response.status).toBe(413)
    expect(sent).toBeLessThan(26_000_000)
  })
})

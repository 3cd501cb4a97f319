import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { hashToken } from '../identity/index.ts'
import type { Db } from '../platform/index.ts'
import { openApi } from '../testing/ask-api.ts'
import { openBrowser } from '../testing/ask-as.ts'
import { passwords } from '../testing/passwords.ts'
import { memoryStorage } from '../testing/memory-storage.ts'
import { oldDatabase } from '../testing/old-database.ts'

/** Before this migration, signing up made a company and a member at once. */
const FIRST = '20261123T0300_identity_registration.sql'
const OWN = 'sandi pemilik kotak surat'

const makeToken = (who: string) => who.padEnd(43, '0')

/** A company by its number; `people` are [login, role, has used the link]. */
const addCompany = async (
  db: Db,
  id: number,
  status: string,
  people: readonly (readonly [string, string, boolean])[],
) => {
  const number = String(id).padStart(13, '0')
  await sql`
    insert into company.company (id, registration_status, company_type_id, legal_name, npwp, nitku, is_pkp, nib,
      customer_classification_id, customer_industry_id, created_at) overriding system value
    values (${id}, ${status}, 1, ${`PT Lama ${id}`}, ${`000${number}`}, ${`000${number}000000`}, true, ${number}, 1, 1,
      '2026-11-01')`.execute(db)
  await sql`
    insert into company.seat (company_id, street, rt, rw, province_id, city_id, district_id, subdistrict_id, postal_code)
    values (${id}, 'Jl. Uji No. 7', '', '', 32, 3216, 321606, 3216062002, '17530')`.execute(db)
  const hash = await passwords.hash(OWN)
  for (const [login, role, isVerified] of people) {
    const { rows } = await sql<{ id: number }>`
      insert into identity.member (company_id, email, name, role, language, password_hash, email_verified_at, created_at)
      values (${id}, ${`${login}@uji.test`}, 'Uji Rekaan', ${role}, 'en', ${hash}, ${isVerified ? new Date() : null},
        '2026-11-01')
      returning id`.execute(db)
    const memberId = rows[0]?.id ?? 0
    for (const text of ['terms', 'privacy'])
      await sql`
        insert into company.consent (member_id, text, version, language, given_at)
        values (${memberId}, ${text}, '2026-11-02', 'en', '2026-11-01')`.execute(db)
    for (const [at, kind] of ['npwp', 'nib'].entries())
      await sql`
        insert into company.document (company_id, kind, storage_key, filename, content_type, size, uploaded_by,
          uploaded_at)
        values (${id}, ${kind}, ${`private/company/${login}-${at}`}, 'npwp.pdf', 'application/pdf', 9, ${memberId},
          '2026-11-01')`.execute(db)
    const session = await sql<{ id: number }>`
      insert into identity.session (member_id, kind, began_at, used_at, fresh_until, ends_at)
      values (${memberId}, 'browser', now(), now(), now() + interval '1 hour', now() + interval '30 days')
      returning id`.execute(db)
    await sql`
      insert into identity.token (hash, session_id, kind, ends_at)
      values (${hashToken(makeToken(login))}, ${session.rows[0]?.id}, 'cookie', now() + interval '30 days')`.execute(
      db,
    )
    if (!isVerified)
      await sql`
        insert into identity.verification (hash, member_id, ends_at)
        values (${hashToken(makeToken(`link-${login}`))}, ${memberId}, now() + interval '3 hours')`.execute(
        db,
      )
  }
}

describe('members who never used their link', () => {
  it('wait for it from then on, or are invited again if staff decided on their company', async () => {
    const { db, upgrade } = await oldDatabase(FIRST)
    await addCompany(db, 1, 'draft', [['baru', 'owner', false]])
    await addCompany(db, 2, 'approve', [
      ['pemilik', 'owner', true],
      ['gabung', 'buyer', false],
    ])
    await addCompany(db, 3, 'approve', [['disetujui', 'owner', false]])
    await addCompany(db, 4, 'draft', [['terbukti', 'owner', true]])
    await upgrade()

    const storage = memoryStorage()
    const api = openApi({ db, storage })
    const readProfile = async (login: string) => {
      const response = await api.get('/v2/user/profile', { cookie: `pasok_session=${makeToken(login)}` })
      const body = (await response.json()) as { data?: { record: object } }
      return [response.status, body.data?.record]
    }
    const [status, waiting] = await readProfile('baru')
    expect(status).toBe(200)
    expect(waiting).toMatchObject({
      email: 'baru@uji.test',
      is_email_verified: false,
      registration_status: 'draft',
      company: { name: 'PT Lama 1' },
    })
    expect((await readProfile('pemilik'))[1]).toMatchObject({ registration_status: 'approve' })
    expect((await readProfile('terbukti'))[1]).toMatchObject({ registration_status: 'draft' })
    for (const who of ['gabung', 'disetujui']) expect((await readProfile(who))[0]).toBe(401)
    const { rows } = await sql<{ id: number }>`select id from company.company order by id`.execute(db)
    expect(rows.map(({ id }) => id)).toEqual([2, 3, 4])

    // The old link makes the company again, with its documents; a logged-in user stays logged in.
    const use = (who: string) => api.post('/v2/auth/signup/verify-token', { token: makeToken(`link-${who}`) })
    expect((await use('gabung')).status).toBe(404)
    expect((await use('baru')).status).toBe(200)
    expect((await readProfile('baru'))[1]).toMatchObject({ is_email_verified: true })
    const stored = await sql<{ storage_key: string; texts: string[] }>`
      select d.storage_key, array(select text from company.consent where member_id = m.id order by text) as texts
      from company.document d join identity.member m on m.id = d.uploaded_by
      where m.email = 'baru@uji.test' order by 1`.execute(db)
    expect(stored.rows).toEqual(
      [0, 1].map((at) => ({ storage_key: `private/company/baru-${at}`, texts: ['privacy', 'terms'] })),
    )

    // Members that staff had joined need one click of an owner.
    const owners = await sql<{ id: number }>`
      select id from identity.member where email = 'pemilik@uji.test'`.execute(db)
    const owner = await openBrowser(db, api, owners.rows[0]?.id ?? 0)
    const invitations = await sql<{ id: number; email: string; role: string }>`
      select id, email, role from company.invitation`.execute(db)
    expect(invitations.rows).toMatchObject([{ email: 'gabung@uji.test', role: 'buyer' }])
    const renewed = await api.app.fetch(
      new Request(`http://shop.test/api/v2/company/invitations/${invitations.rows[0]?.id}/renew`, {
        method: 'POST',
        headers: { cookie: owner.cookie, 'sec-fetch-site': 'same-origin' },
      }),
    )
    expect(renewed.status).toBe(200)
  })
})

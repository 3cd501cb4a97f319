import { companyStaff } from '@pasok/contract/endpoints'
import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import type { Db } from '../../platform/index.ts'
import { openApi } from '../../testing/ask-api.ts'
import { openStaffBrowser } from '../../testing/ask-as-staff.ts'
import { onDatabase } from '../../testing/index.ts'
import { memoryStorage } from '../../testing/memory-storage.ts'
import { addPerson } from '../../testing/people-fixture.ts'
import { companyDocuments } from '../index.ts'

const NOW = new Date('2026-11-23T05:00:00Z')

onDatabase("a company's kind of buyer", (open) => {
  let db: Db
  let id: string
  let finance: Awaited<ReturnType<typeof openStaffBrowser>>
  const storage = memoryStorage()
  beforeAll(async () => {
    db = (await open()).db
    const api = openApi({ db, now: () => NOW, storage })
    const { companyId } = await addPerson(db, { email: 'pembeli@uji.test' })
    id = String(companyId)
    finance = await openStaffBrowser(db, api, 'finance')
  })
  beforeEach(async () => {
    await sql`truncate company.tax_kind`.execute(db)
  })

  const show = async () => {
    const { body } = await finance.ask(companyStaff.showTaxKind, { params: { id } })
    return 'data' in body ? body.data.record : body
  }
  const permit = () => new File([new TextEncoder().encode('%PDF-1.7\n')], 'izin.pdf')
  const bonded = {
    kind: 'not_collected',
    facility: '02',
    document_number: 'KM-12/2025',
    document_on: '2025-03-01',
    valid_until: '2027-12-31',
  } as const
  type Sent = Parameters<typeof finance.ask<typeof companyStaff.setTaxKind>>[1]['form']
  const set = (form: Omit<Sent, 'version'>, version = 0) =>
    finance.ask(companyStaff.setTaxKind, { params: { id }, form: { ...form, version: String(version) } })

  it('is regular until staff set another, with its rule and source', async () => {
    expect(await show()).toMatchObject({ kind: 'regular', version: 0, trx_code: '04', is_tax_charged: true })
    expect((await set({ kind: 'government' })).status).toBe(200)
    expect(await show()).toMatchObject({
      kind: 'government',
      version: 1,
      trx_code: '02',
      source: expect.stringContaining('PMK 59/PMK.03/2022'),
    })
    expect((await set({ kind: 'collector' })).status).toBe(409)
    expect((await set({ kind: 'collector' }, 1)).status).toBe(200)
    const { rows } = await sql`
      select details from platform.audit where action = 'company.set-tax-kind' order by id`.execute(db)
    expect(rows).toEqual([
      { details: { from: 'regular', to: 'government' } },
      { details: { from: 'government', to: 'collector' } },
    ])
  })

  it('with a facility needs its code and its document', async () => {
    const errors = async (form: Omit<Sent, 'version'>) => {
      const { body } = await set(form)
      return 'errors' in body ? Object.keys(body.errors ?? {}) : body
    }
    expect(await errors({ kind: 'not_collected' })).toEqual([
      'facility',
      'document_number',
      'document_on',
      'file',
    ])
    expect(await errors({ ...bonded, facility: '99', file: permit() })).toEqual(['facility'])
    expect(await errors({ ...bonded, valid_until: '2025-02-28', file: permit() })).toEqual(['valid_until'])
    expect(await errors({ ...bonded, file: new File(['<svg/>'], 'izin.pdf') })).toEqual(['file'])
    expect((await set({ ...bonded, file: permit() })).status).toBe(200)
    expect(await show()).toMatchObject({
      is_tax_charged: false,
      facility: { code: '02', name: 'Tempat Penimbunan Berikat, PP 85/2015' },
      document: { number: 'KM-12/2025', on: '2025-03-01', valid_until: '2027-12-31', filename: 'izin.pdf' },
    })
    // The stored file stays, and no sweep deletes it.
    expect((await set({ ...bonded, document_number: 'KM-13/2025' }, 1)).status).toBe(200)
    const file = await finance.get(`/staff/companies/${id}/tax-kind/document`)
    expect([file.status, await file.text()]).toEqual([200, '%PDF-1.7\n'])
    const [key] = await companyDocuments.listStoredKeys(db)
    expect(await storage.get(key ?? '')).toBeDefined()
    // Another kind has no document.
    expect((await set({ kind: 'regular' }, 2)).status).toBe(200)
    expect((await finance.get(`/staff/companies/${id}/tax-kind/document`)).status).toBe(404)
  })

  it('is set once by two people at a time', async () => {
    const both = await Promise.all([set({ kind: 'government' }), set({ kind: 'collector' })])
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  })
})

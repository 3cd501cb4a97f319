import { quotation, quotationStaff } from '@pasok/contract/endpoints'
import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import type { Db } from '../platform/index.ts'
import { openApi } from '../testing/ask-api.ts'
import { openStaffBrowser } from '../testing/ask-as-staff.ts'
import { openBrowser, type AskingBrowser } from '../testing/ask-as.ts'
import { onDatabase } from '../testing/index.ts'
import { addBuyer, checkOut, fillSelling } from '../testing/selling-fixture.ts'

const NOW = new Date('2026-11-23T05:00:00Z')

onDatabase('the tax of a quotation', (open) => {
  let db: Db
  let ids: Record<string, number>
  let company: number
  let buyer: AskingBrowser
  let sales: AskingBrowser
  beforeAll(async () => {
    db = (await open()).db
    ids = await fillSelling(db, '2026-11-23')
    const person = await addBuyer(db, 'buyer@uji.test', NOW)
    company = person.companyId
    const api = openApi({ db, now: () => NOW })
    buyer = await openBrowser(db, api, person.memberId, { now: NOW })
    sales = await openStaffBrowser(db, api, 'sales')
  })
  beforeEach(async () => {
    await sql`truncate cart.cart, quotation.quotation, company.tax_kind cascade`.execute(db)
  })

  const setKind = (kind: 'export' | 'collector') =>
    sql`
      insert into company.tax_kind (company_id, kind, updated_at) values (${company}, ${kind}, now())
      on conflict (company_id) do update set kind = excluded.kind`.execute(db)
  const order = () => checkOut(buyer, [[ids['B-1'] ?? 0, 3]])

  it('is 0 for a kind of buyer from whom it is not collected, and usual for others', async () => {
    expect(await order()).toMatchObject({ tax_percent: 11, amount_tax: 330 })
    await setKind('collector')
    await sql`truncate cart.cart cascade`.execute(db)
    expect(await order()).toMatchObject({ tax_percent: 11, amount_tax: 330 })
    await setKind('export')
    await sql`truncate cart.cart cascade`.execute(db)
    expect(await order()).toMatchObject({ tax_percent: 0, amount_tax: 0, amount_total: 3_000 })
    const asked = await buyer.ask(quotation.requestQuotation, {
      idempotencyKey: 'ask',
      body: { lines: [{ product_item_id: ids['B-1'] ?? 0, quantity: 3 }] },
    })
    expect(asked.body).toMatchObject({ data: { record: { tax_percent: 0 } } })
  })

  it('of a new version is that of the kind of today', async () => {
    const { id, revision } = await order()
    await setKind('export')
    const changed = await buyer.ask(quotation.takeQuotationStep, {
      params: { id: String(id) },
      body: { step: 'request_change', revision, text: 'Kirim lebih cepat' },
    })
    // The sent version never changes.
    expect(changed.body).toMatchObject({ data: { record: { version: 1, tax_percent: 11, amount_tax: 330 } } })
    const taken = await sales.ask(quotationStaff.takeStaffQuotationStep, {
      params: { id: String(id) },
      body: { step: 'take', revision: revision + 1, text: '' },
    })
    expect(taken.body).toMatchObject({ data: { record: { version: 2, tax_percent: 0, amount_tax: 0 } } })
  })
})

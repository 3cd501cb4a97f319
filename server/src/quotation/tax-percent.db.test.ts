import { cart, quotation, quotationStaff } from '@pasok/contract/endpoints'
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

  it("is the cart's, the lists' and the checkout's alike, and usual once the facility is over", async () => {
    const line = { product_item_id: ids['B-1'] ?? 0, new_qty: 3 }
    const expectTax = async (percent: number, tax: number) => {
      await sql`truncate cart.cart cascade`.execute(db)
      const sums = { tax_percent: percent, amount_tax: tax, amount_total: 3_000 + tax }
      const { body } = await buyer.ask(cart.changeCart, { query: {}, body: line })
      expect(body).toMatchObject({ data: sums })
      expect((await buyer.ask(cart.showCart, { query: {} })).body).toMatchObject({ data: sums })
      await sql`truncate cart.cart cascade`.execute(db)
      expect(await order()).toMatchObject(sums)
    }
    const setFacility = async (from: string, until: string | null) => {
      await sql`truncate company.tax_kind`.execute(db)
      await sql`
        insert into company.tax_kind (company_id, kind, facility, document_number, document_on, valid_until, file_key,
          file_name, file_type, updated_at)
        values (${company}, 'exempt', '05', 'SKB-1', ${from}, ${until}, 'x', 'x.pdf', 'application/pdf', now())`.execute(
        db,
      )
    }
    await setFacility('2026-11-23', '2026-11-23')
    await expectTax(0, 0)
    await setFacility('2026-01-01', null)
    await expectTax(0, 0)
    await setFacility('2026-01-01', '2026-11-22')
    await expectTax(11, 330)
    await setFacility('2026-11-24', null)
    await expectTax(11, 330)
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

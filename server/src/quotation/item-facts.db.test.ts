import { quotation, quotationStaff } from '@pasok/contract/endpoints'
import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import type { Db } from '../platform/index.ts'
import { setCostPrices } from '../pricing/index.ts'
import { openApi } from '../testing/ask-api.ts'
import { openStaffBrowser } from '../testing/ask-as-staff.ts'
import { openBrowser, type AskingBrowser } from '../testing/ask-as.ts'
import { onDatabase } from '../testing/index.ts'
import { addBuyer, checkOut, fillSelling, orderQuotation } from '../testing/selling-fixture.ts'

const NOW = new Date('2026-11-23T05:00:00Z')

onDatabase('what staff weigh to price an item', (open) => {
  let db: Db
  let ids: Record<string, number>
  let buyer: AskingBrowser
  let other: AskingBrowser
  let sales: Awaited<ReturnType<typeof openStaffBrowser>>
  let warehouse: Awaited<ReturnType<typeof openStaffBrowser>>
  let companyId: number
  beforeAll(async () => {
    db = (await open()).db
    ids = await fillSelling(db, '2026-11-23')
    const api = openApi({ db, now: () => NOW })
    const person = await addBuyer(db, 'buyer@uji.test', NOW)
    companyId = person.companyId
    buyer = await openBrowser(db, api, person.memberId, { now: NOW })
    other = await openBrowser(db, api, (await addBuyer(db, 'other@uji.test', NOW)).memberId, { now: NOW })
    sales = await openStaffBrowser(db, api, 'sales')
    warehouse = await openStaffBrowser(db, api, 'warehouse')
    await setCostPrices(db, [{ item_id: id('B-1'), price: 600 }])
    await sql`update catalogue.item set weight_g = 30, lead_time_days = 4 where id = ${id('B-1')}`.execute(db)
    await sql`
      insert into catalogue.stock_report (item_id, on_hand, reported_at) values (${id('B-1')}, 70, now())`.execute(
      db,
    )
    await sql`
      insert into company.part_number (company_id, item_id, number, changed_at)
      values (${companyId}, ${id('B-2')}, 'GD-4711', now())`.execute(db)
  })
  const id = (sku: string): number => ids[sku] ?? 0
  const request = async (
    browser: AskingBrowser,
    lines: readonly (readonly [sku: string, quantity: number])[],
  ) => {
    const { body } = await browser.ask(quotation.requestQuotation, {
      idempotencyKey: crypto.randomUUID(),
      body: { lines: lines.map(([sku, quantity]) => ({ product_item_id: id(sku), quantity })) },
    })
    if (!('data' in body)) throw new Error(`the request answers ${body.status}`)
    return body.data.record
  }
  const listFacts = async (made: { readonly id: number }, query = {}) => {
    const { body } = await sales.ask(quotationStaff.listLineFacts, { params: { id: String(made.id) }, query })
    if (!('data' in body)) throw new Error(`the facts answer ${body.status}`)
    return body.data
  }
  const find = async (made: { readonly id: number }, keyword: string) => {
    const { body } = await sales.ask(quotationStaff.findQuotationItems, {
      params: { id: String(made.id) },
      query: { keyword },
    })
    if (!('data' in body)) throw new Error(`the search answers ${body.status}`)
    return body.data.records
  }

  it('are its prices, what this company last paid, stock, lead time, cost and weight', async () => {
    const ordered = await orderQuotation(buyer, await checkOut(buyer, [[id('B-1'), 5]]))
    await orderQuotation(other, await checkOut(other, [[id('B-1'), 9]]))
    const made = await request(buyer, [
      ['B-1', 10],
      ['H-1', 1],
    ])
    const { records, total } = await listFacts(made)
    expect(total).toBe(2)
    expect(records).toEqual([
      {
        line_id: made.order_line[0]?.id,
        list_price: 1_000,
        company_price: 1_000,
        last_price: {
          unit_price: 1_000,
          quantity: 5,
          day: '2026-11-23',
          order: { id: ordered, number: expect.stringMatching(/^ORD/) },
        },
        available_qty: 56,
        lead_time_days: 4,
        unit_cost: 600,
        weight_g: 30,
      },
      // Its price is hidden from customers.
      { line_id: made.order_line[1]?.id, list_price: 7_000 },
    ])
    expect(await listFacts(made, { offset: '1', limit: '1' })).toMatchObject({
      records: [{ line_id: made.order_line[1]?.id }],
      total: 2,
      offset: 1,
    })
    // What was cancelled was not sold.
    await sql`update orders.order set state = 'cancelled' where id = ${ordered}`.execute(db)
    expect((await listFacts(made)).records[0]).not.toHaveProperty('last_price')
  })

  it('stand beside the items that a keyword finds: by our number, the company’s own, or words', async () => {
    const made = await request(buyer, [['B-1', 1]])
    expect(await find(made, 'b-1')).toMatchObject([
      {
        product: { id: id('B-1'), sku_number: 'B-1' },
        company_price: 1_000,
        unit_cost: 600,
        // The order that the test above cancelled has freed its five.
        available_qty: 61,
      },
    ])
    expect(await find(made, 'gd4711')).toMatchObject([
      { product: { id: id('B-2'), own_number: 'GD-4711' }, match: { kind: 'own_number' } },
    ])
    expect((await find(made, 'bolt')).map(({ product }) => product.sku_number).toSorted()).toEqual([
      'B-1',
      'B-2',
    ])
    const ofOther = await request(other, [['B-1', 1]])
    expect(await find(ofOther, 'gd4711')).toEqual([])
    expect(await find(made, 'no such thing')).toEqual([])
  })

  it('name the quantities from which the company pays less', async () => {
    await sql`
      insert into pricing.base_break (item_id, from_quantity, price) values (${id('B-1')}, 10, 900)`.execute(
      db,
    )
    const made = await request(buyer, [['B-1', 20]])
    expect((await listFacts(made)).records).toMatchObject([
      { company_price: 1_000, price_breaks: [{ from_quantity: 10, price: 900 }] },
    ])
    await sql`delete from pricing.base_break`.execute(db)
  })

  it('are for staff who sell alone', async () => {
    const { id: made } = await request(buyer, [['B-1', 1]])
    for (const path of [
      `/staff/quotations/${made}/line-facts`,
      `/staff/quotations/${made}/items?keyword=B-1`,
    ]) {
      expect((await warehouse.get(path)).status).toBe(403)
      expect((await buyer.get(path)).status).toBe(401)
    }
    expect((await sales.get('/staff/quotations/999999/line-facts')).status).toBe(404)
  })
})

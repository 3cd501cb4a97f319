import {
  order,
  orderStaff,
  payment,
  quotation,
  quotationStaff,
  quotationUpload,
} from '@pasok/contract/endpoints'
import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import type { Db } from '../platform/index.ts'
import { setCostPrices } from '../pricing/index.ts'
import { openApi } from '../testing/ask-api.ts'
import { openStaffBrowser } from '../testing/ask-as-staff.ts'
import { openBrowser, type AskingBrowser } from '../testing/ask-as.ts'
import { onDatabase } from '../testing/index.ts'
import { memoryStorage } from '../testing/memory-storage.ts'
import { pdfPages } from '../testing/pdf-text.ts'
import { addBuyer, checkOut, fillSelling, orderQuotation } from '../testing/selling-fixture.ts'
import { buildWorkbook } from '../testing/workbooks.ts'

const NOW = new Date('2026-11-23T05:00:00Z')
const COST = 7_654_321
/** The cost bare, or with the marks of either language. */
const FIGURE = /7[.,\s\u00A0]?654[.,\s\u00A0]?321/
/** The API's own description names the fields of staff. */
const DESCRIPTION = /^\/(?:openapi\.json|docs\/)/

onDatabase('what a line costs the shop', (open) => {
  let db: Db
  let ids: Record<string, number>
  let api: ReturnType<typeof openApi>
  let buyer: AskingBrowser
  let sales: AskingBrowser
  let warehouse: AskingBrowser
  beforeAll(async () => {
    db = (await open()).db
    ids = await fillSelling(db, '2026-11-23')
    api = openApi({ db, now: () => NOW, storage: memoryStorage() })
    const { memberId } = await addBuyer(db, 'buyer@uji.test', NOW)
    buyer = await openBrowser(db, api, memberId, { now: NOW })
    sales = await openStaffBrowser(db, api, 'sales')
    warehouse = await openStaffBrowser(db, api, 'warehouse')
  })
  beforeEach(async () => {
    await sql`truncate cart.cart, quotation.quotation, orders.order cascade`.execute(db)
    await setCost(COST)
  })
  const id = (sku: string): number => ids[sku] ?? 0
  const setCost = (price: number | null) => setCostPrices(db, [{ item_id: id('B-1'), price }])
  const readStaffQuotation = async (of: number) => {
    const { body } = await sales.ask(quotationStaff.showStaffQuotation, { params: { id: String(of) } })
    if (!('data' in body)) throw new Error(`the quotation answers ${body.status}`)
    return body.data.record
  }
  const readCosts = async (of: number) => Object.values((await readStaffQuotation(of)).unit_costs)
  const readOrderCosts = async (of: number, by = sales) => {
    const { body } = await by.ask(orderStaff.showStaffOrder, { params: { id: String(of) } })
    if (!('data' in body)) throw new Error(`the order answers ${body.status}`)
    return body.data.record.order_line.map(({ unit_cost }) => unit_cost)
  }

  it('is copied from the cart to the quotation and to the order, and stays', async () => {
    const made = await checkOut(buyer, [
      [id('B-1'), 3],
      [id('B-2'), 1],
    ])
    expect(await readCosts(made.id)).toEqual([COST])
    await setCost(9_999)
    const orderId = await orderQuotation(buyer, made)
    expect(await readCosts(made.id)).toEqual([COST])
    expect(await readOrderCosts(orderId)).toEqual([COST, undefined])
    expect(await readOrderCosts(orderId, warehouse)).toEqual([undefined, undefined])
  })

  it('is taken anew when staff price a line, and stays in a version that was sent', async () => {
    const requested = await buyer.ask(quotation.requestQuotation, {
      idempotencyKey: crypto.randomUUID(),
      body: { lines: [{ product_item_id: id('B-1'), quantity: 10 }] },
    })
    const quotationId = 'data' in requested.body ? requested.body.data.record.id : 0
    const params = { id: String(quotationId) }
    const step = async (name: 'take' | 'send') => {
      const { revision } = await readStaffQuotation(quotationId)
      const body = { step: name, revision, text: '' }
      expect((await sales.ask(quotationStaff.takeStaffQuotationStep, { params, body })).status).toBe(200)
    }
    const price = async () => {
      const { revision, order_line } = await readStaffQuotation(quotationId)
      const lines = order_line.map(({ id }) => ({ id, status: 'quoted' as const, unit_price: 12_345 }))
      const body = { revision, lines }
      expect((await sales.ask(quotationStaff.priceQuotation, { params, body })).status).toBe(200)
    }
    expect(await readCosts(quotationId)).toEqual([COST])
    await step('take')
    await setCost(8_000)
    await price()
    expect(await readCosts(quotationId)).toEqual([8_000])
    await step('send')
    const { revision } = await readStaffQuotation(quotationId)
    const change = { step: 'request_change' as const, revision, text: 'Cheaper?' }
    await buyer.ask(quotation.takeQuotationStep, { params, body: change })
    await setCost(null)
    await step('take')
    expect(await readCosts(quotationId)).toEqual([8_000])
    await price()
    expect(await readCosts(quotationId)).toEqual([])
    const version = (of: number) =>
      sales.ask(quotationStaff.showStaffQuotationVersion, { params: { ...params, version: String(of) } })
    const [first, second] = [await version(1), await version(2)]
    expect('data' in first.body && Object.values(first.body.data.record.unit_costs)).toEqual([8_000])
    expect('data' in second.body && second.body.data.record.unit_costs).toEqual({})
  })

  it('follows the item of a row that its buyer corrects', async () => {
    const file = await buildWorkbook([
      ['Part number', 'Qty'],
      ['B-2', 3],
    ])
    const uploaded = await buyer.ask(quotationUpload.uploadQuotation, {
      idempotencyKey: 'upload',
      form: { quo_file: file },
    })
    if (uploaded.status !== 200) throw new Error(`the upload answers ${uploaded.status}`)
    const quotationId = uploaded.body.data.record.quotation_id
    const readStored = async () =>
      (
        await sql<{ unit_cost: number | null }>`
          select unit_cost from quotation.line where quotation_id = ${quotationId}`.execute(db)
      ).rows.map(({ unit_cost }) => unit_cost)
    expect(await readStored()).toEqual([null])
    const params = { id: String(quotationId) }
    const { body } = await buyer.ask(quotationUpload.listDraftLines, { params })
    if (!('data' in body)) throw new Error(`the draft answers ${body.status}`)
    const { revision, records } = body.data
    const changes = records.map((line) => ({ line_id: line.id, part_number: 'B-1' }))
    expect(
      (await buyer.ask(quotationUpload.changeDraftLines, { params, body: { revision, changes } })).status,
    ).toBe(200)
    expect(await readStored()).toEqual([COST])
  })

  it('reaches no buyer, by no address', async () => {
    const made = await checkOut(buyer, [[id('B-1'), 3]])
    const orderId = await orderQuotation(buyer, made)
    const open = await checkOut(buyer, [[id('B-1'), 2]])
    await buyer.ask(payment.inquire, { body: { quotation_id: open.id } })
    const found = [made.id, orderId, open.id, id('B-1')]
    const routes = new Set(
      api.app.routes.flatMap(({ method, path }) =>
        method === 'GET' && path.startsWith('/api/') && !path.includes('*')
          ? [path.slice('/api'.length)]
          : [],
      ),
    )
    let answered = 0
    const leaks: string[] = []
    for (const route of routes)
      for (const one of route.includes(':') ? new Set(found) : [0]) {
        const response = await buyer.get(
          route.replaceAll(/:(\w+)/g, (_, name: string) => (name === 'version' ? '1' : String(one))),
        )
        if (response.status !== 200) continue
        answered++
        const text =
          response.headers.get('content-type') === 'application/pdf'
            ? pdfPages(new Uint8Array(await response.arrayBuffer())).join('\n')
            : await response.text()
        const isNamed = !DESCRIPTION.test(route) && /unit_cost|cost_price/.test(text)
        if (isNamed || FIGURE.test(text)) leaks.push(route)
      }
    expect(leaks).toEqual([])
    expect(answered).toBeGreaterThan(60)
    const { body } = await buyer.ask(order.showOrder, { params: { id: String(orderId) } })
    expect(JSON.stringify(body)).toContain('B-1')
  })
})

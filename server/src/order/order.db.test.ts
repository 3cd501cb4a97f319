import { order, orderStaff, quotation } from '@pasok/contract/endpoints'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Db } from '../platform/index.ts'
import { openApi } from '../testing/ask-api.ts'
import { openStaffBrowser } from '../testing/ask-as-staff.ts'
import { openBrowser, type AskingBrowser } from '../testing/ask-as.ts'
import { importText } from '../testing/import-text.ts'
import { onDatabase } from '../testing/index.ts'
import { addPerson } from '../testing/people-fixture.ts'
import { pdfPages } from '../testing/pdf-text.ts'
import { addBuyer, checkOut, fillSelling, orderQuotation } from '../testing/selling-fixture.ts'

const NOW = new Date('2026-11-23T05:00:00Z')

onDatabase("a company's orders", (open) => {
  let buyer: AskingBrowser
  let viewer: AskingBrowser
  let stranger: AskingBrowser
  let offer: { readonly id: number; readonly number: string }
  let orderId: number
  let db: Db
  let ids: Record<string, number>
  let warehouse: AskingBrowser
  beforeAll(async () => {
    db = (await open()).db
    ids = await fillSelling(db, '2026-11-23')
    const api = openApi({ db, now: () => NOW })
    const person = await addBuyer(db, 'buyer@uji.test', NOW)
    const viewerPerson = await addPerson(db, {
      email: 'pelihat@uji.test',
      companyId: person.companyId,
      role: 'viewer',
    })
    const foreign = await addBuyer(db, 'orang-lain@uji.test', NOW)
    buyer = await openBrowser(db, api, person.memberId, { now: NOW })
    viewer = await openBrowser(db, api, viewerPerson.memberId, { now: NOW })
    stranger = await openBrowser(db, api, foreign.memberId, { now: NOW })
    const made = await checkOut(buyer, [
      [ids['B-1'] ?? 0, 3],
      [ids['N-1'] ?? 0, 10],
    ])
    offer = made
    await buyer.ask(quotation.setQuotationDetails, {
      params: { id: String(made.id) },
      body: { revision: made.revision, po_number: 'PO-77', accounts_email: 'keuangan@uji.test' },
    })
    orderId = await orderQuotation(buyer, made)
    warehouse = await openStaffBrowser(db, api, 'warehouse')
  })
  const params = () => ({ id: String(orderId) })

  // @spec §7 Orders: list
  // @spec §7 Orders: one
  it('are seen by its members only', async () => {
    for (const who of [buyer, viewer]) {
      const listed = await who.ask(order.listOrders, { query: { keyword: 'PO-77' } })
      expect(listed.body).toMatchObject({
        data: {
          total: 1,
          records: [{ id: orderId, quotation_number: offer.number, line_count: 2, amount_total: 3_885 }],
        },
      })
      const { body } = await who.ask(order.showOrder, { params: params() })
      expect(body).toMatchObject({
        data: {
          record: {
            state: 'placed',
            payment_state: 'unpaid',
            delivery_state: 'not_shipped',
            payment_method: 'transfer',
            accounts_email: 'keuangan@uji.test',
            order_line: [
              {
                product: { sku_number: 'B-1' },
                product_uom_qty: 3,
                price_unit: 1_000,
                price_subtotal: 3_000,
              },
              { product: { sku_number: 'N-1' }, product_uom_qty: 10, price_unit: 50, price_subtotal: 500 },
            ],
            amount_untaxed: 3_500,
            amount_tax: 385,
            amount_total: 3_885,
            can_cancel: who === buyer,
          },
        },
      })
    }
    expect((await stranger.ask(order.listOrders, { query: {} })).body).toMatchObject({ data: { total: 0 } })
    expect((await stranger.ask(order.showOrder, { params: params() })).status).toBe(404)
  })

  it('tell staff what is in stock for each line, less what other orders wait for', async () => {
    await importText(db, [{ product: 'BOLT', sku: 'B-1', on_hand: '5' }], { now: NOW })
    const readLines = async () => {
      const { body } = await warehouse.ask(orderStaff.showStaffOrder, { params: params() })
      return 'data' in body ? body.data.record.order_line : []
    }
    const [bolt, nut] = await readLines()
    expect(bolt?.available_qty).toBe(5)
    expect(nut).not.toHaveProperty('available_qty')
    await orderQuotation(buyer, await checkOut(buyer, [[ids['B-1'] ?? 0, 4]]))
    expect((await readLines())[0]?.available_qty).toBe(1)
    await orderQuotation(buyer, await checkOut(buyer, [[ids['B-1'] ?? 0, 4]]))
    expect((await readLines())[0]?.available_qty).toBe(0)
    await sql`update orders.line set shipped = quantity where order_id = ${orderId}`.execute(db)
    expect((await readLines())[0]).not.toHaveProperty('available_qty')
    await sql`update orders.line set shipped = 0 where order_id = ${orderId}`.execute(db)
    const { body } = await buyer.ask(order.showOrder, { params: params() })
    expect(JSON.stringify(body)).not.toContain('available_qty')
  })

  describe('as documents', () => {
    const readPdf = async (address: string, who = viewer) => {
      const response = await who.get(address)
      expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/pdf'])
      expect(response.headers.get('content-disposition')).toMatch(/^attachment/)
      return pdfPages(new Uint8Array(await response.arrayBuffer())).join('\n')
    }

    it('are a quotation, an order confirmation and a pro-forma invoice, in either language', async () => {
      const english = await readPdf(`/v2/order/quotation/${offer.id}/pdf?language=en`)
      expect(english).toContain('Quotation')
      expect(english).toContain(offer.number)
      expect(english).toContain('Ordered')
      const confirmation = await readPdf(`/v2/order/order/${orderId}/confirmation?language=id`)
      for (const text of ['Konfirmasi Pesanan', 'PO-77', 'B-1', 'Rp. 3.885', 'keuangan@uji.test'])
        expect(confirmation).toContain(text)
      // It is picked up.
      for (const text of [english, confirmation])
        expect(text).not.toMatch(/Delivery address|Alamat pengiriman/)
      const proforma = await readPdf(`/v2/order/order/${orderId}/pro-forma?language=en`)
      // Where to transfer to.
      for (const text of ['Pro-forma Invoice', '000-111-222']) expect(proforma).toContain(text)
      // Tax is written as on the invoice.
      for (const text of [english, proforma])
        expect(text).toContain('Tax base (DPP nilai lain)\nRp. 3.208\nVAT 12%\nRp. 385\n')
      expect(confirmation).toContain('DPP nilai lain\nRp. 3.208\nPPN 12%\nRp. 385\n')
    })

    it("are not another company's", async () => {
      for (const address of [
        `/v2/order/quotation/${offer.id}/pdf`,
        `/v2/order/order/${orderId}/confirmation`,
        `/v2/order/order/${orderId}/pro-forma`,
      ])
        expect((await stranger.get(address)).status).toBe(404)
    })
  })

  it('are cancelled by who saw what they are, once, until they are confirmed', async () => {
    const cancel = (version: number) =>
      buyer.ask(order.cancelOrder, { params: params(), body: { version, reason: 'Wrong item' } })
    expect((await cancel(9)).body).toMatchObject({ code: 'version_conflict', current: { id: orderId } })
    const both = await Promise.all([cancel(1), cancel(1)])
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect((await viewer.ask(order.showOrder, { params: params() })).body).toMatchObject({
      data: {
        record: {
          state: 'cancelled',
          timeline: [{ kind: 'placed' }, { kind: 'cancel', text: 'Wrong item' }],
        },
      },
    })
    expect((await cancel(2)).body).toMatchObject({ code: 'not_possible_now' })
  })
})

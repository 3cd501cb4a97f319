import type { Quotation } from '@pasok/contract'
import { payment, quotation, quotationStaff } from '@pasok/contract/endpoints'
import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Db } from '../platform/index.ts'
import { openApi } from '../testing/ask-api.ts'
import { openStaffBrowser } from '../testing/ask-as-staff.ts'
import { openBrowser, type AskingBrowser } from '../testing/ask-as.ts'
import { onDatabase } from '../testing/index.ts'
import { memoryStorage } from '../testing/memory-storage.ts'
import { addBuyer, checkOut, fillSelling } from '../testing/selling-fixture.ts'

const NOW = new Date('2026-11-23T05:00:00Z')

onDatabase('a change of a quotation that was changed since it was seen', (open) => {
  let db: Db
  let item: number
  let buyer: AskingBrowser
  let sales: AskingBrowser
  let addressId: number
  beforeAll(async () => {
    db = (await open()).db
    item = (await fillSelling(db, '2026-11-23'))['B-1'] ?? 0
    const api = openApi({ db, now: () => NOW, storage: memoryStorage() })
    const { memberId } = await addBuyer(db, 'buyer@uji.test', NOW)
    buyer = await openBrowser(db, api, memberId, { now: NOW })
    sales = await openStaffBrowser(db, api, 'sales')
    const { rows } = await sql<{ id: number }>`select id from company.address`.execute(db)
    addressId = rows[0]?.id ?? 0
  })
  beforeEach(async () => {
    await sql`truncate cart.cart, quotation.quotation, orders.order cascade`.execute(db)
  })

  type Answer = Promise<{ readonly status: number; readonly body: unknown }>
  const ofBuyer: readonly (readonly [string, (of: Quotation, revision: number) => Answer])[] = [
    [
      'details',
      (of, revision) =>
        buyer.ask(quotation.setQuotationDetails, {
          params: { id: String(of.id) },
          body: { revision, po_number: 'PO-2' },
        }),
    ],
    [
      'a delivery method',
      (of, revision) =>
        buyer.ask(quotation.setDeliveryMethod, {
          params: { id: String(of.id) },
          body: { delivery_method: 'pick_up', revision },
        }),
    ],
    [
      'an address',
      (of, revision) =>
        buyer.ask(quotation.setDeliveryAddress, {
          params: { id: String(of.id) },
          body: { address_id: addressId, revision },
        }),
    ],
    [
      'a purchase order',
      (of, revision) =>
        buyer.ask(quotation.uploadPo, {
          params: { id: String(of.id) },
          form: { po_number: 'PO-2', revision: String(revision) },
        }),
    ],
    [
      'a step',
      (of, revision) =>
        buyer.ask(quotation.takeQuotationStep, {
          params: { id: String(of.id) },
          body: { step: 'request_change', revision, text: 'Cheaper?' },
        }),
    ],
  ]

  const changeQuotation = async (): Promise<{ readonly made: Quotation; readonly revision: number }> => {
    const made = await checkOut(buyer, [[item, 3]])
    const changed = await buyer.ask(quotation.setQuotationDetails, {
      params: { id: String(made.id) },
      body: { revision: made.revision, po_number: 'PO-1' },
    })
    if (changed.status !== 200) throw new Error(`the details answer ${changed.status}`)
    return { made, revision: changed.body.data.record.revision }
  }

  describe.each(ofBuyer)('%s', (_, change) => {
    it('is refused with what was seen, and taken with what is there', async () => {
      const { made, revision } = await changeQuotation()
      const late = await change(made, made.revision)
      expect([late.status, late.body]).toMatchObject([
        409,
        { code: 'version_conflict', current: { po_number: 'PO-1', state: 'quoted', revision } },
      ])
      expect((await change(made, revision)).status).toBe(200)
    })
  })

  it('is not ordered', async () => {
    const { made, revision } = await changeQuotation()
    const chosen = await buyer.ask(quotation.setDeliveryMethod, {
      params: { id: String(made.id) },
      body: { delivery_method: 'pick_up', revision },
    })
    const now = chosen.status === 200 ? chosen.body.data.record.revision : 0
    const order = (revision: number) =>
      buyer.ask(payment.process, {
        idempotencyKey: `order-${revision}`,
        body: {
          quotation_id: made.id,
          version: made.version,
          revision,
          payment_method: 'transfer',
          agree_terms: true,
        },
      })
    expect((await order(revision)).body).toMatchObject({
      status: 409,
      code: 'offer_changed',
      current: { revision: now, amount_total: made.amount_total },
    })
    expect((await order(now)).status).toBe(200)
  })

  it('is not ordered at another total than was seen, and answers the new one', async () => {
    const made = await checkOut(buyer, [[item, 3]])
    const params = { id: String(made.id) }
    await buyer.ask(quotation.setDeliveryMethod, { params, body: { delivery_method: 'pick_up' } })
    const order = (seen: { readonly amount_total?: number; readonly revision?: number }) =>
      buyer.ask(payment.process, {
        idempotencyKey: `order-${JSON.stringify(seen)}`,
        body: { quotation_id: made.id, version: 1, ...seen, payment_method: 'transfer', agree_terms: true },
      })
    expect((await order({})).body).toMatchObject({
      status: 400,
      errors: { amount_total: [expect.any(String)] },
    })
    const seen = made.amount_total - 1
    expect((await order({ amount_total: seen })).body).toMatchObject({
      status: 409,
      code: 'offer_changed',
      current: { amount_total: made.amount_total, revision: expect.any(Number) },
    })
    const { rows } = await sql`select from orders.order`.execute(db)
    expect(rows).toEqual([])
    expect((await order({ amount_total: made.amount_total })).status).toBe(200)
    // What is ordered already is answered again, whatever is named.
    expect((await order({})).status).toBe(200)
  })

  it('is neither priced nor led on by staff', async () => {
    const requested = await buyer.ask(quotation.requestQuotation, {
      idempotencyKey: 'request',
      body: { lines: [{ product_item_id: item, quantity: 3 }] },
    })
    if (requested.status !== 200) throw new Error(`the request answers ${requested.status}`)
    const { id, revision } = requested.body.data.record
    const params = { id: String(id) }
    const step = (name: 'take' | 'send', at: number) =>
      sales.ask(quotationStaff.takeStaffQuotationStep, {
        params,
        body: { step: name, revision: at, text: '' },
      })
    const taken = await step('take', revision)
    if (taken.status !== 200) throw new Error(`taking it up answers ${taken.status}`)
    const now = taken.body.data.record
    const lines = now.order_line.map((line) => ({ id: line.id, status: 'quoted' as const }))
    const price = (at: number) =>
      sales.ask(quotationStaff.priceQuotation, { params, body: { revision: at, lines } })
    expect((await price(revision)).body).toMatchObject({ status: 409, code: 'version_conflict' })
    expect((await price(now.revision)).status).toBe(200)
    expect((await step('send', now.revision)).body).toMatchObject({ status: 409, code: 'version_conflict' })
    expect((await step('send', now.revision + 1)).status).toBe(200)
  })
})

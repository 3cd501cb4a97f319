import type { Quotation } from '@pasok/contract'
import { cart, company as endpoints, order, payment, quotation } from '@pasok/contract/endpoints'
import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { issueInvoice } from '../invoice/index.ts'
import type { Db } from '../platform/index.ts'
import { openApi, settings } from '../testing/ask-api.ts'
import { openBrowser, type AskingBrowser } from '../testing/ask-as.ts'
import { onDatabase } from '../testing/index.ts'
import { addPerson } from '../testing/people-fixture.ts'
import { addBuyer, checkOut, fillSelling, giveCredit, orderQuotation } from '../testing/selling-fixture.ts'

const NOW = new Date('2026-11-23T05:00:00Z')
const DAY = '2026-11-23'

onDatabase('ordering a cart', (open) => {
  let db: Db
  let ids: Record<string, number>
  let company: number
  let buyer: AskingBrowser
  let colleague: AskingBrowser
  let viewer: AskingBrowser
  let stranger: AskingBrowser
  /** A buyer in a shop whose offers are valid for a week. */
  let weekly: AskingBrowser
  beforeAll(async () => {
    db = (await open()).db
    ids = await fillSelling(db, DAY)
    const api = openApi({ db, now: () => NOW })
    const person = await addBuyer(db, 'buyer@uji.test', NOW)
    company = person.companyId
    const other = await addPerson(db, { email: 'rekan@uji.test', companyId: company })
    const onlooker = await addPerson(db, { email: 'pelihat@uji.test', companyId: company, role: 'viewer' })
    const foreign = await addBuyer(db, 'orang-lain@uji.test', NOW)
    buyer = await openBrowser(db, api, person.memberId, { now: NOW })
    colleague = await openBrowser(db, api, other.memberId, { now: NOW })
    viewer = await openBrowser(db, api, onlooker.memberId, { now: NOW })
    const weeklyApi = openApi({ db, now: () => NOW, settings: { ...settings, quotation_validity_days: 7 } })
    weekly = await openBrowser(db, weeklyApi, person.memberId, { now: NOW })
    stranger = await openBrowser(db, api, foreign.memberId, { now: NOW })
  })
  beforeEach(async () => {
    await sql`truncate cart.cart, quotation.quotation, orders.order, payment.credit cascade`.execute(db)
  })
  const id = (sku: string): number => ids[sku] ?? 0
  const inCart = async () => {
    const { body } = await buyer.ask(cart.showCart)
    return 'data' in body
      ? body.data.order_line.map(({ product, product_uom_qty }) => [product.id, product_uom_qty])
      : []
  }

  it('copies prices, tax and the default addresses to an offer that is valid for 14 days', async () => {
    const made = await checkOut(buyer, [
      [id('B-1'), 3],
      [id('N-1'), 10],
    ])
    expect(made).toMatchObject({
      state: 'quoted',
      version: 1,
      source: 'cart',
      valid_until: '2026-12-07',
      amount_untaxed: 3_500,
      amount_tax: 385,
      amount_total: 3_885,
      is_orderable: true,
      order_line: [
        { product: { sku_number: 'B-1' }, product_uom_qty: 3, price_unit: 1_000, price_subtotal: 3_000 },
        { product: { sku_number: 'N-1' }, product_uom_qty: 10, price_unit: 50, price_subtotal: 500 },
      ],
      delivery_address: { recipient: expect.any(String) },
    })
    expect(made.number).toMatch(/^Q26-\d{5}$/)
  })

  it("copies the buyer's own number to the offer and the order, where it stays once removed", async () => {
    for (const browser of [buyer, stranger])
      await browser.ask(endpoints.addPartNumber, {
        body: { number: browser === buyer ? '10-4711' : 'FOREIGN-1', item_id: id('B-1') },
      })
    await buyer.ask(cart.changeCart, { body: { lines: [{ product_item_id: id('B-1'), new_qty: 1 }] } })
    const shown = await buyer.ask(cart.showCart)
    expect(shown.body).toMatchObject({ data: { order_line: [{ product: { own_numbers: ['10-4711'] } }] } })
    const offer = await checkOut(buyer, [[id('B-1'), 3]])
    expect(offer.order_line).toMatchObject([{ product: { own_number: '10-4711' } }])
    const orderId = await orderQuotation(buyer, offer)
    await sql`delete from company.part_number`.execute(db)
    const placed = await buyer.ask(order.showOrder, { params: { id: String(orderId) } })
    expect(placed.body).toMatchObject({
      data: { record: { order_line: [{ product: { sku_number: 'B-1', own_number: '10-4711' } }] } },
    })
  })

  it('makes an offer that is valid as long as the settings say', async () => {
    expect(await checkOut(weekly, [[id('B-1'), 3]])).toMatchObject({ valid_until: '2026-11-30' })
  })

  it('is refused on terms while an invoice is overdue for longer than 14 days, and not before', async () => {
    await giveCredit(db, company, 1_000_000)
    const ordered = await orderQuotation(buyer, await checkOut(buyer, [[id('B-1'), 3]]), 'terms')
    const { rows } = await sql<{
      id: number
    }>`select id from orders.line where order_id = ${ordered}`.execute(db)
    await issueInvoice(
      { db, sendEmail: async () => undefined, settings, announce: async () => {} },
      {
        orderId: ordered,
        delivery: { id: ordered, lines: rows.map((line) => ({ line: line.id, quantity: 3 })) },
        now: NOW,
        requestId: 'a test',
      },
    )
    const offer = await checkOut(buyer, [[id('B-1'), 1]])
    const place = (payment_method: 'terms' | 'transfer') =>
      buyer.ask(payment.process, {
        idempotencyKey: crypto.randomUUID(),
        body: {
          quotation_id: offer.id,
          version: offer.version,
          amount_total: offer.amount_total,
          payment_method,
          agree_terms: true,
        },
      })
    await buyer.ask(quotation.setDeliveryMethod, {
      params: { id: String(offer.id) },
      body: { delivery_method: 'pick_up' },
    })
    const dueOn = (day: string) => sql`update invoice.invoice set due_on = ${day}::date`.execute(db)
    await dueOn('2026-11-08')
    expect((await place('terms')).body).toMatchObject({ code: 'invoice_overdue' })
    const inquiry = await buyer.ask(payment.inquire, { body: { quotation_id: offer.id } })
    const choices = 'data' in inquiry.body ? inquiry.body.data.record.payment_methods : []
    expect(choices.find(({ code }) => code === 'terms')?.unavailable).toEqual(expect.any(String))
    await dueOn('2026-11-09')
    expect((await place('terms')).status).toBe(200)
  })

  it('makes one order, which takes exactly its quantities off the cart', async () => {
    const made = await checkOut(buyer, [
      [id('B-1'), 3],
      [id('B-2'), 1],
    ])
    await buyer.ask(cart.changeCart, { body: { product_item_id: id('B-1'), new_qty: 5 } })
    const orderId = await orderQuotation(buyer, made)
    expect(await inCart()).toEqual([[id('B-1'), 2]])
    const shown = await colleague.ask(order.showOrder, { params: { id: String(orderId) } })
    expect(shown.body).toMatchObject({
      data: {
        record: {
          state: 'placed',
          payment_state: 'unpaid',
          delivery_state: 'not_shipped',
          amount_untaxed: 6_000,
          amount_tax: 660,
          amount_total: 6_660,
          delivery_method: { code: 'pick_up' },
          timeline: [{ kind: 'placed', by: 'member' }],
          can_cancel: true,
        },
      },
    })
    const again = await colleague.ask(payment.process, {
      idempotencyKey: 'again',
      body: { quotation_id: made.id, version: 1, payment_method: 'transfer', agree_terms: true },
    })
    expect(again.body).toMatchObject({ data: { record: { order_id: orderId } } })
  })

  // @spec §2 Checkout page: terms
  it.each([undefined, false])('makes no order with agree_terms %s', async (agree_terms) => {
    const made = await checkOut(buyer, [[id('B-1'), 3]])
    await buyer.ask(quotation.setDeliveryMethod, {
      params: { id: String(made.id) },
      body: { delivery_method: 'pick_up' },
    })
    const input = { quotation_id: made.id, version: 1, payment_method: 'transfer', agree_terms }
    const body = input as unknown as { quotation_id: number; payment_method: 'transfer'; agree_terms: true }
    const answer = await buyer.ask(payment.process, { idempotencyKey: crypto.randomUUID(), body })
    expect(answer).toMatchObject({ status: 400, body: { errors: { agree_terms: [expect.any(String)] } } })
    expect((await buyer.ask(order.listOrders)).body).toMatchObject({ data: { total: 0 } })
  })

  // @spec §7 Payment: process
  it('makes one order for fifty concurrent requests with any keys', async () => {
    const made = await checkOut(buyer, [[id('B-1'), 3]])
    await buyer.ask(quotation.setDeliveryMethod, {
      params: { id: String(made.id) },
      body: { delivery_method: 'pick_up' },
    })
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, n) =>
        (n % 2 === 0 ? buyer : colleague).ask(payment.process, {
          idempotencyKey: `key-${n}`,
          body: {
            quotation_id: made.id,
            version: 1,
            amount_total: made.amount_total,
            payment_method: 'transfer',
            agree_terms: true,
          },
        }),
      ),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    const { rows } = await sql<{ orders: number; attempts: number }>`
      select (select count(*)::int from orders.order) as orders,
        (select count(*)::int from payment.attempt) as attempts`.execute(db)
    expect(rows).toEqual([{ orders: 1, attempts: 1 }])
  })

  it('on terms never exceeds the limit, with any number of concurrent orders', async () => {
    await giveCredit(db, company, 10_000)
    const offers = []
    for (let n = 0; n < 6; n++) {
      const made = await checkOut(buyer, [[id('B-2'), 1]])
      await buyer.ask(quotation.checkOutCart, {
        params: { id: String((await cartId()) ?? 0) },
        body: { is_document: true },
      })
      await buyer.ask(quotation.setDeliveryMethod, {
        params: { id: String(made.id) },
        body: { delivery_method: 'pick_up' },
      })
      offers.push(made)
      await buyer.ask(cart.changeCart, { body: { product_item_id: id('B-2'), new_qty: 0 } })
    }
    const answers = await Promise.all(
      offers.map(({ id: quotation_id, amount_total }) =>
        buyer.ask(payment.process, {
          idempotencyKey: `terms-${quotation_id}`,
          body: { quotation_id, version: 1, amount_total, payment_method: 'terms', agree_terms: true },
        }),
      ),
    )
    const codes = answers.map(({ status, body }) => String('code' in body ? body.code : status)).toSorted()
    expect(codes).toEqual([
      '200',
      '200',
      '200',
      'over_credit_limit',
      'over_credit_limit',
      'over_credit_limit',
    ])
    const { rows } = await sql<{ sum: number }>`
      select sum(amount_total)::int as sum from orders.order where payment_state = 'on_terms'`.execute(db)
    expect(rows[0]?.sum).toBe(9_990)
  })
  const cartId = async () => {
    const { body } = await buyer.ask(cart.showCart)
    return 'data' in body ? body.data.id : null
  }

  it('is only for buyers of the cart’s company', async () => {
    const made = await checkOut(buyer, [[id('B-1'), 3]])
    const params = { id: String(made.id) }
    expect((await stranger.ask(quotation.showQuotation, { params })).status).toBe(404)
    expect(
      (await stranger.ask(quotation.takeQuotationStep, { params, body: { step: 'withdraw', revision: 1 } }))
        .status,
    ).toBe(404)
    const process = {
      idempotencyKey: 'foreign',
      body: { quotation_id: made.id, version: 1, payment_method: 'transfer', agree_terms: true },
    } as const
    expect((await stranger.ask(payment.process, process)).status).toBe(404)
    expect((await viewer.ask(payment.process, process)).status).toBe(403)
    expect((await viewer.ask(quotation.showQuotation, { params })).body).toMatchObject({
      data: { record: { amount_total: 3_330, steps: [], is_orderable: false } },
    })
  })

  it('goes to sales first if a price has to be requested', async () => {
    const made = await checkOut(buyer, [
      [id('B-1'), 1],
      [id('H-1'), 2],
    ])
    expect(made).toMatchObject({ state: 'submitted', is_orderable: false, lines_without_price: 2 })
  })

  it('lowers the available quantity until the order is cancelled', async () => {
    await sql`delete from catalogue.stock_report`.execute(db)
    await sql`insert into catalogue.stock_report values (${id('B-1')}, 10, ${NOW})`.execute(db)
    const availableIn = (record: Quotation) => record.order_line.map(({ available_qty }) => available_qty)
    const made = await checkOut(buyer, [
      [id('B-1'), 4],
      [id('B-2'), 1],
    ])
    expect(availableIn(made)).toEqual([10, undefined])
    const orderId = await orderQuotation(buyer, made)
    const second = await checkOut(buyer, [[id('B-1'), 7]])
    expect(availableIn(second)).toEqual([6])
    const cancelled = await buyer.ask(order.cancelOrder, {
      params: { id: String(orderId) },
      body: { version: 1, reason: '' },
    })
    expect(cancelled.body).toMatchObject({ data: { record: { state: 'cancelled', can_cancel: false } } })
    const shown = await buyer.ask(quotation.showQuotation, { params: { id: String(second.id) } })
    expect(shown.status === 200 && availableIn(shown.body.data.record)).toEqual([10])
    await sql`
      with tag as (insert into catalogue.stock_tag (code, name_en, name_id, available) values ('indent', 'Indent', 'Indent', false)
        returning id)
      update catalogue.item set stock_tag_id = tag.id from tag where item.id in (${id('B-1')}, ${id('B-2')})`.execute(
      db,
    )
    const indent = await checkOut(buyer, [
      [id('B-1'), 4],
      [id('B-2'), 1],
    ])
    expect(availableIn(indent)).toEqual([10, 0])
    await sql`update catalogue.item set stock_tag_id = null where id in (${id('B-1')}, ${id('B-2')})`.execute(
      db,
    )
  })

  it('is repeated by adding the orderable lines to the cart, once', async () => {
    const made = await checkOut(buyer, [
      [id('B-1'), 4],
      [id('N-1'), 10],
    ])
    const orderId = await orderQuotation(buyer, made)
    await buyer.ask(cart.changeCart, { body: { product_item_id: id('B-1'), new_qty: 1 } })
    const again = { params: { id: String(orderId) }, idempotencyKey: 'once-more' }
    for (const _ of [1, 2])
      expect((await buyer.ask(order.reorder, again)).body).toMatchObject({ data: { added: 2, skipped: [] } })
    expect(new Map((await inCart()).map(([item, quantity]) => [item, quantity]))).toEqual(
      new Map([
        [id('B-1'), 5],
        [id('N-1'), 10],
      ]),
    )
    expect((await stranger.ask(order.reorder, again)).status).toBe(404)
  })
})

import type { EndpointInput } from '@pasok/contract'
import { cart, lists, order, payment, quotation, quotationStaff } from '@pasok/contract/endpoints'
import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import type { Db } from '../platform/index.ts'
import { setBasePrices, turnListPriceDay } from '../pricing/index.ts'
import { openApi } from '../testing/ask-api.ts'
import { openStaffBrowser } from '../testing/ask-as-staff.ts'
import { openBrowser, type AskingBrowser } from '../testing/ask-as.ts'
import { importText } from '../testing/import-text.ts'
import { onDatabase } from '../testing/index.ts'
import { addBuyer, checkOut, orderQuotation } from '../testing/selling-fixture.ts'

const NOW = new Date('2026-11-23T05:00:00Z')
const DAY = '2026-11-23'
/** The price at which a line of the most pieces is at its limit; ten such lines are above the limit of a total. */
const HIGHEST = 100_000_100
const MOST = 999_999
const SKUS = Array.from({ length: 10 }, (_, n) => `B-${n}`)
const rows = SKUS.map((sku) => ({
  product: 'BOLT',
  sku,
  price: '1000',
  name_en: 'Bolt',
  name_id: 'Baut',
  category_en: 'Parts',
}))

type Priced = EndpointInput<typeof quotationStaff.priceQuotation>['body']

onDatabase('amounts above the limits', (open) => {
  let db: Db
  let ids: number[]
  let api: ReturnType<typeof openApi>
  let buyer: AskingBrowser
  let sales: AskingBrowser
  beforeAll(async () => {
    db = (await open()).db
    await turnListPriceDay(db, DAY)
    expect((await importText(db, rows)).problems).toEqual([])
    const items = await sql<{ id: number }>`select id from catalogue.item order by sku`.execute(db)
    ids = items.rows.map(({ id }) => id)
    api = openApi({ db, now: () => NOW })
    const { memberId } = await addBuyer(db, 'buyer@uji.test', NOW)
    buyer = await openBrowser(db, api, memberId, { now: NOW })
    sales = await openStaffBrowser(db, api, 'sales')
  })
  beforeEach(async () => {
    await sql`truncate cart.cart, cart.list, quotation.quotation, orders.order, platform.email cascade`.execute(
      db,
    )
    await setPrice(1_000)
  })
  const setPrice = (price: number) =>
    setBasePrices(
      db,
      ids.map((item_id) => ({ item_id, price })),
    )
  const most = (items: readonly number[]) => items.map((id) => [id, MOST] as const)
  const changeCart = (lines: readonly (readonly [itemId: number, quantity: number])[]) =>
    buyer.ask(cart.changeCart, {
      body: { lines: lines.map(([product_item_id, new_qty]) => ({ product_item_id, new_qty })) },
    })
  const readCart = async () => {
    const { body } = await buyer.ask(cart.showCart)
    if (!('data' in body)) throw new Error(`the cart answers ${body.status}`)
    return body.data
  }
  const countQuotations = async () =>
    (await sql<{ n: number }>`select count(*)::int as n from quotation.quotation`.execute(db)).rows[0]?.n
  const price = async (made: { readonly id: number }, priced: Omit<Priced, 'revision'>) => {
    const params = { id: String(made.id) }
    const { body } = await sales.ask(quotationStaff.showStaffQuotation, { params })
    const revision = 'data' in body ? body.data.record.revision : 0
    return sales.ask(quotationStaff.priceQuotation, { params, body: { revision, ...priced } })
  }
  const requestInReview = async () => {
    const lines = ids.map((product_item_id) => ({ product_item_id, quantity: MOST }))
    const { body } = await buyer.ask(quotation.requestQuotation, {
      idempotencyKey: crypto.randomUUID(),
      body: { lines },
    })
    if (!('data' in body)) throw new Error(`the request answers ${body.status}`)
    const { id, revision } = body.data.record
    const taken = await sales.ask(quotationStaff.takeStaffQuotationStep, {
      params: { id: String(id) },
      body: { step: 'take', revision, text: '' },
    })
    expect(taken.status).toBe(200)
    return body.data.record
  }

  it('are refused in a cart, line by line, and in both languages', async () => {
    await setPrice(HIGHEST + 1)
    const [first = 0, second = 0] = ids
    const changed = await changeCart([
      [first, 1],
      [second, MOST],
    ])
    expect(changed).toMatchObject({
      status: 400,
      body: { errors: { 'lines.1.new_qty': ['This line comes to more than Rp. 100.000.000.000.000.'] } },
    })
    const indonesian = await api.app.fetch(
      new Request('http://shop.test/api/v2/order/cart', {
        method: 'POST',
        headers: {
          cookie: buyer.cookie,
          'sec-fetch-site': 'same-origin',
          'accept-language': 'id',
          'content-type': 'application/json',
        },
        body: JSON.stringify({ product_item_id: first, new_qty: MOST }),
      }),
    )
    expect(await indonesian.json()).toMatchObject({
      errors: { new_qty: ['Nilai barang ini melebihi Rp. 100.000.000.000.000.'] },
    })
    expect(await readCart()).toMatchObject({ line_count: 0 })
  })

  it('are refused in a cart as a total with tax', async () => {
    await setPrice(HIGHEST)
    const nine = ids.slice(0, 9)
    expect((await changeCart(most(nine))).status).toBe(200)
    const [last = 0] = ids.slice(9)
    expect(await changeCart([[last, MOST]])).toMatchObject({
      status: 400,
      body: {
        errors: { 'lines.0.new_qty': ['The total comes to more than Rp. 1.000.000.000.000.000.'] },
      },
    })
    expect(await changeCart([[last, 1]])).toMatchObject({ status: 200 })
  })

  it('can be lowered in a cart that prices raised above them, and not checked out', async () => {
    expect((await changeCart(most(ids))).status).toBe(200)
    await setPrice(900_000_000_001)
    const { id, amount_total: total } = await readCart()
    expect(total).toBeGreaterThan(1_000_000_000_000_000)
    const checkedOut = await buyer.ask(quotation.checkOutCart, { params: { id: String(id) }, body: {} })
    expect(checkedOut).toMatchObject({ status: 409, body: { code: 'amount_too_large' } })
    expect(await countQuotations()).toBe(0)
    const [first = 0] = ids
    expect((await changeCart([[first, MOST - 1]])).status).toBe(200)
    for (const item of ids) expect((await changeCart([[item, 7]])).status).toBe(200)
    const untaxed = 70 * 900_000_000_001
    expect(await readCart()).toMatchObject({ amount_untaxed: untaxed })
    const stored = await sql<{ sums: object }>`select sums from cart.cart`.execute(db)
    expect(stored.rows).toMatchObject([{ sums: { untaxed } }])
  })

  it('are skipped when a list or an order is added to a cart', async () => {
    const offer = await checkOut(buyer, most(ids))
    const orderId = await orderQuotation(buyer, offer)
    const made = await buyer.ask(lists.makeList, {
      body: { name: 'All', lines: ids.map((product_item_id) => ({ product_item_id, quantity: MOST })) },
    })
    if (made.status !== 200) throw new Error(`the list answers ${made.status}`)
    await setPrice(HIGHEST)
    const listed = await buyer.ask(lists.addListToCart, {
      params: { id: String(made.body.data.record.id) },
      idempotencyKey: 'list',
    })
    expect(listed.body).toMatchObject({
      data: { added: 9, skipped: [{ product: { id: ids[9] }, problem: 'too_dear' }] },
    })
    await sql`delete from cart.cart`.execute(db)
    await setPrice(HIGHEST + 1)
    const again = await buyer.ask(order.reorder, { params: { id: String(orderId) }, idempotencyKey: 'again' })
    expect(again.body).toMatchObject({
      data: { added: 0, skipped: ids.map(() => ({ problem: 'too_dear' })) },
    })
    expect((await buyer.ask(order.listOrders, { query: {} })).status).toBe(200)
  })

  it("are refused in staff's prices, with the delivery cost", async () => {
    const made = await requestInReview()
    const quoted = (unit_price: number, count = ids.length) =>
      ids.slice(0, count).map((product_item_id) => ({
        status: 'quoted' as const,
        product_item_id,
        quantity: MOST,
        unit_price,
      }))
    expect((await price(made, { lines: quoted(999_999_999_999, 1) })).body).toMatchObject({
      errors: { 'lines.0.unit_price': ['This line comes to more than Rp. 100.000.000.000.000.'] },
    })
    const total = ['The total comes to more than Rp. 1.000.000.000.000.000.']
    expect((await price(made, { lines: quoted(HIGHEST) })).body).toMatchObject({ errors: { lines: total } })
    const nearly = quoted(HIGHEST, 9)
    expect((await price(made, { lines: nearly, delivery_cost: 999_999_999_999 })).body).toMatchObject({
      errors: { delivery_cost: total },
    })
    expect((await price(made, { lines: nearly, delivery_cost: 900_900_000_000 })).status).toBe(200)
    // The agreed delivery cost counts again with other lines.
    const [small = 0] = ids.slice(9)
    const more = [
      ...nearly,
      { status: 'quoted' as const, product_item_id: small, unit_price: 2_000_000, quantity: 1 },
    ]
    expect((await price(made, { lines: more })).body).toMatchObject({ errors: { delivery_cost: total } })
    expect((await price(made, { lines: more, delivery_cost: null })).status).toBe(200)
    expect((await sales.ask(quotationStaff.listStaffQuotations, { query: {} })).status).toBe(200)
  })

  it('of a delivery are not offered', async () => {
    await setPrice(HIGHEST)
    const made = await checkOut(buyer, most(ids.slice(0, 9)))
    const params = { id: String(made.id) }
    await sql`update delivery.method set is_enabled = true`.execute(db)
    await sql`with z as (insert into delivery.zone (name_en, name_id) values ('Near', 'Dekat') returning id),
      a as (insert into delivery.zone_area select ${made.delivery_address?.city.id ?? 0}::int, id from z)
      insert into delivery.rate (method_code, zone_id, base_amount, included_weight_g, amount_per_kg, lead_days_from,
        lead_days_to) select 'courier', id, 20000, 1000, 1000000, 1, 2 from z`.execute(db)
    const { body } = await buyer.ask(quotation.listDeliveryMethods, { params })
    expect(body).toMatchObject({
      data: {
        records: expect.arrayContaining([
          expect.objectContaining({ code: 'courier', unavailable: 'no_rate' }),
        ]),
      },
    })
    const chosen = await buyer.ask(quotation.setDeliveryMethod, {
      params,
      body: { delivery_method: 'courier' },
    })
    expect(chosen.status).toBe(400)
    await sql`update catalogue.item set weight_g = 2147483647`.execute(db)
    const heavy = await checkOut(buyer, most(ids.slice(0, 8)))
    expect((await buyer.ask(quotation.showQuotation, { params: { id: String(heavy.id) } })).status).toBe(200)
    await sql`delete from delivery.zone`.execute(db)
  })

  it('of an offer whose tax rose are not ordered', async () => {
    await setPrice(HIGHEST)
    const made = await checkOut(buyer, most(ids.slice(0, 9)))
    await sql`alter table quotation.version disable trigger user`.execute(db)
    await sql`update quotation.version set tax_percent = 12 where quotation_id = ${made.id}`.execute(db)
    await sql`alter table quotation.version enable trigger user`.execute(db)
    await buyer.ask(quotation.setDeliveryMethod, {
      params: { id: String(made.id) },
      body: { delivery_method: 'pick_up' },
    })
    const inquired = await buyer.ask(payment.inquire, { body: { quotation_id: made.id } })
    expect(inquired.body).toMatchObject({ data: { record: { problems: ['amount_too_large'] } } })
    const placed = await buyer.ask(payment.process, {
      idempotencyKey: 'too-large',
      body: { quotation_id: made.id, version: 1, payment_method: 'transfer', agree_terms: true },
    })
    expect(placed).toMatchObject({ status: 409, body: { code: 'amount_too_large' } })
  })
})

import { cart, quotation } from '@pasok/contract/endpoints'
import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import type { Db } from '../platform/index.ts'
import { openApi } from '../testing/ask-api.ts'
import { browserOf, type AskingBrowser } from '../testing/ask-as.ts'
import { onDatabase } from '../testing/index.ts'
import { addPerson } from '../testing/people-fixture.ts'
import { addBuyer, checkOut, fillSelling, placeOrderOf } from '../testing/selling-fixture.ts'

const START = new Date('2026-11-23T05:00:00Z')
/** A day after the last one of an offer that is made at the start. */
const LATER = new Date('2026-12-08T05:00:00Z')

onDatabase('checking a cart out', (open) => {
  let db: Db
  let ids: Record<string, number>
  let now = START
  let buyer: AskingBrowser
  let laterBuyer: AskingBrowser
  let colleague: AskingBrowser
  let viewer: AskingBrowser
  beforeAll(async () => {
    db = (await open()).db
    ids = await fillSelling(db, '2026-11-23')
    const api = openApi({ db, now: () => now })
    const { companyId, memberId } = await addBuyer(db, 'buyer@uji.test', START)
    const other = await addPerson(db, { email: 'rekan@uji.test', companyId })
    const onlooker = await addPerson(db, { email: 'pelihat@uji.test', companyId, role: 'viewer' })
    buyer = await browserOf(db, api, memberId, { now: START })
    laterBuyer = await browserOf(db, api, memberId, { now: LATER })
    colleague = await browserOf(db, api, other.memberId, { now: START })
    viewer = await browserOf(db, api, onlooker.memberId, { now: START })
  })
  beforeEach(async () => {
    now = START
    await sql`truncate cart.cart, quotation.quotation, orders.order cascade`.execute(db)
  })
  const bolts = (quantity: number) => [[ids['B-1'] ?? 0, quantity]] as const
  const again = async (browser: AskingBrowser) => {
    const { body } = await browser.ask(cart.showCart)
    const id = 'data' in body ? body.data.id : 0
    const made = await browser.ask(quotation.checkOutCart, { params: { id: String(id) }, body: {} })
    if (made.status !== 200) throw new Error(`the checkout answers ${made.status}`)
    return made.body.data.record
  }
  const openOf = async (browser: AskingBrowser) => {
    const { status, body } = await browser.ask(quotation.showOpenCheckout)
    return 'data' in body ? body.data.record.id : status
  }

  // @spec §2 Route: shop checkout
  it('is open for the member who did it, until it is ordered', async () => {
    expect(await openOf(buyer)).toBe(404)
    const made = await checkOut(buyer, bolts(3))
    expect(await openOf(buyer)).toBe(made.id)
    expect(await openOf(colleague)).toBe(404)
    expect(await openOf(viewer)).toBe(403)
    await placeOrderOf(buyer, made)
    expect(await openOf(buyer)).toBe(404)
  })

  it('is not open as a document, nor once its last day is over', async () => {
    const made = await checkOut(buyer, bolts(3))
    now = LATER
    expect(await openOf(laterBuyer)).toBe(404)
    now = START
    expect(await openOf(buyer)).toBe(made.id)
    const { body } = await buyer.ask(cart.showCart)
    const params = { id: String('data' in body ? body.data.id : 0) }
    await buyer.ask(quotation.checkOutCart, { params, body: { is_document: true } })
    expect(await openOf(buyer)).toBe(404)
  })

  it('makes another offer of the same cart where the first has expired, which can be renewed all the same', async () => {
    const first = await checkOut(buyer, bolts(3))
    expect((await again(buyer)).id).toBe(first.id)
    now = LATER
    const second = await again(laterBuyer)
    expect(second).toMatchObject({ state: 'quoted', valid_until: '2026-12-22' })
    expect(second.id).not.toBe(first.id)
    const params = { id: String(first.id) }
    const shown = await laterBuyer.ask(quotation.showQuotation, { params })
    if (shown.status !== 200) throw new Error(`it answers ${shown.status}`)
    expect(shown.body.data.record.state).toBe('expired')
    const renewed = await laterBuyer.ask(quotation.takeQuotationStep, {
      params,
      body: { step: 'renew', revision: shown.body.data.record.revision, text: '' },
    })
    expect(renewed.body).toMatchObject({ data: { record: { state: 'in_review', version: 2 } } })
  })

  it('takes a purchase order of the quotation that was seen, and of no other', async () => {
    const made = await checkOut(buyer, bolts(3))
    const params = { id: String(made.id) }
    const file = new File(['%PDF-1.7\n%%EOF'], 'po.pdf', { type: 'application/pdf' })
    const stale = await buyer.ask(quotation.uploadPo, {
      params,
      form: { file, revision: String(made.revision + 1) },
    })
    expect(stale.body).toMatchObject({ code: 'changed_meanwhile', current: { id: made.id } })
    const taken = await buyer.ask(quotation.uploadPo, {
      params,
      form: { file, revision: String(made.revision) },
    })
    expect(taken.body).toMatchObject({ data: { record: { po_file: { filename: 'po.pdf' } } } })
  })
})
  it('tells what changed in the cart unaccepted, and once that is accepted makes another offer', async () => {
    const change = (lines: object[]) => buyer.ask(cart.changeCart, { body: { lines } as never })
    const [bolt, nut] = [ids['B-1'] ?? 0, ids['N-1'] ?? 0]
    await change([
      { product_item_id: bolt, new_qty: 3, price_shown: 900 },
      { product_item_id: nut, new_qty: 10, unit_shown: { uom: 'box', pieces: 20 } },
    ])
    const first = await again(buyer)
    expect(first.order_line.map(({ price_unit, changed_in_cart }) => [price_unit, changed_in_cart])).toEqual([
      [1_000, { price_shown: 900 }],
      [50, { unit_shown: { uom: 'box', pieces: 20 }, unit: { uom: 'pcs' } }],
    ])
    await change([{ product_item_id: bolt, new_qty: 3, price_shown: 1_000 }])
    const second = await again(buyer)
    expect(second.id).not.toBe(first.id)
    expect(second.order_line.map(({ changed_in_cart }) => changed_in_cart !== undefined)).toEqual([
      false,
      true,
    ])
    expect((await again(buyer)).id).toBe(second.id)
  })


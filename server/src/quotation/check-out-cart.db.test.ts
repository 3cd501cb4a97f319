import type { Quotation } from '@pasok/contract'
import { cart, quotation, quotationStaff } from '@pasok/contract/endpoints'
import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Db } from '../platform/index.ts'
import { openApi } from '../testing/ask-api.ts'
import { openStaffBrowser } from '../testing/ask-as-staff.ts'
import { openBrowser, type AskingBrowser } from '../testing/ask-as.ts'
import { onDatabase } from '../testing/index.ts'
import { pdfPages } from '../testing/pdf-text.ts'
import { addPerson } from '../testing/people-fixture.ts'
import { addBuyer, checkOut, fillSelling, orderQuotation } from '../testing/selling-fixture.ts'

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
  let sales: AskingBrowser
  beforeAll(async () => {
    db = (await open()).db
    ids = await fillSelling(db, '2026-11-23')
    const api = openApi({ db, now: () => now })
    const { companyId, memberId } = await addBuyer(db, 'buyer@uji.test', START)
    const other = await addPerson(db, { email: 'rekan@uji.test', companyId })
    const viewerPerson = await addPerson(db, { email: 'pelihat@uji.test', companyId, role: 'viewer' })
    buyer = await openBrowser(db, api, memberId, { now: START })
    laterBuyer = await openBrowser(db, api, memberId, { now: LATER })
    colleague = await openBrowser(db, api, other.memberId, { now: START })
    sales = await openStaffBrowser(db, api, 'sales')
    viewer = await openBrowser(db, api, viewerPerson.memberId, { now: START })
  })
  beforeEach(async () => {
    now = START
    await sql`truncate cart.cart, quotation.quotation, orders.order, platform.email cascade`.execute(db)
  })
  const bolts = (quantity: number) => [[ids['B-1'] ?? 0, quantity]] as const
  const hoses = (quantity: number) => [[ids['H-1'] ?? 0, quantity]] as const
  const again = async (browser: AskingBrowser, isDocument = false) => {
    const { body } = await browser.ask(cart.showCart)
    const id = 'data' in body ? body.data.id : 0
    const made = await browser.ask(quotation.checkOutCart, {
      params: { id: String(id) },
      body: { is_document: isDocument },
    })
    if (made.status !== 200) throw new Error(`the checkout answers ${made.status}`)
    return made.body.data.record
  }
  const putInCart = (quantity: number) =>
    buyer.ask(cart.changeCart, { body: { product_item_id: ids['B-1'] ?? 0, new_qty: quantity } })
  const showQuotation = async (of: { readonly id: number }): Promise<Quotation> => {
    const { body } = await buyer.ask(quotation.showQuotation, { params: { id: String(of.id) } })
    if (!('data' in body)) throw new Error(`the quotation answers ${body.status}`)
    return body.data.record
  }
  const write = (of: { readonly id: number }, text: string) =>
    buyer.ask(quotation.writeQuotationMessage, {
      params: { id: String(of.id) },
      body: { text },
      idempotencyKey: crypto.randomUUID(),
    })
  const staffStep = async (of: { readonly id: number }, step: 'take' | 'send') => {
    const { revision } = await showQuotation(of)
    const { status } = await sales.ask(quotationStaff.takeStaffQuotationStep, {
      params: { id: String(of.id) },
      body: { step, revision, text: '' },
    })
    expect(status).toBe(200)
  }
  const priceAndSend = async (of: { readonly id: number }) => {
    await staffStep(of, 'take')
    const params = { id: String(of.id) }
    const { body } = await sales.ask(quotationStaff.showStaffQuotation, { params })
    if (!('data' in body)) throw new Error(`staff's quotation answers ${body.status}`)
    const { order_line, revision } = body.data.record
    const { status } = await sales.ask(quotationStaff.priceQuotation, {
      params,
      body: {
        revision,
        lines: order_line.map(({ id }) => ({ id, status: 'quoted' as const, unit_price: 900 })),
      },
    })
    expect(status).toBe(200)
    await staffStep(of, 'send')
  }
  const readOpenCheckout = async (browser: AskingBrowser) => {
    const { status, body } = await browser.ask(quotation.showOpenCheckout)
    return 'data' in body ? body.data.record.id : status
  }

  // @spec §2 Route: shop checkout
  it('is open for the member who did it, until it is ordered', async () => {
    expect(await readOpenCheckout(buyer)).toBe(404)
    const made = await checkOut(buyer, bolts(3))
    expect(await readOpenCheckout(buyer)).toBe(made.id)
    expect(await readOpenCheckout(colleague)).toBe(404)
    expect(await readOpenCheckout(viewer)).toBe(403)
    await orderQuotation(buyer, made)
    expect(await readOpenCheckout(buyer)).toBe(404)
  })

  it('is not open as a document alone, nor once its last day is over', async () => {
    await putInCart(3)
    const made = await again(buyer, true)
    expect(await readOpenCheckout(buyer)).toBe(404)
    expect(await again(buyer)).toMatchObject({ id: made.id, is_document: true })
    expect(await readOpenCheckout(buyer)).toBe(made.id)
    now = LATER
    expect(await readOpenCheckout(laterBuyer)).toBe(404)
  })

  it('is open as the newest, be it a document as well, rather than as one of an older cart', async () => {
    const older = await checkOut(buyer, bolts(3))
    expect((await again(buyer, true)).id).toBe(older.id)
    expect(await readOpenCheckout(buyer)).toBe(older.id)
    await putInCart(4)
    const newer = await again(buyer, true)
    await again(buyer)
    expect([(await showQuotation(older)).state, await readOpenCheckout(buyer)]).toEqual(['quoted', newer.id])
  })

  describe('with a changed cart', () => {
    it('withdraws an untaken request to sales, and notifies them', async () => {
      const first = await checkOut(buyer, hoses(2))
      await checkOut(buyer, hoses(3))
      expect(await showQuotation(first)).toMatchObject({
        state: 'withdrawn',
        history: [{ kind: 'made' }, { kind: 'replace', by: 'system', version: 1 }],
      })
      const { rows } = await sql<{ kind: string; count: number }>`
        select kind, count(*)::int from platform.email where recipient = 'sales@toko.test' group by kind order by kind`.execute(
        db,
      )
      expect(rows).toEqual([
        { kind: 'quotation.submit', count: 2 },
        { kind: 'quotation.withdraw', count: 1 },
      ])
    })

    it('withdraws an offer whose delivery was chosen meanwhile', async () => {
      const first = await checkOut(buyer, bolts(3))
      await buyer.ask(quotation.setDeliveryMethod, {
        params: { id: String(first.id) },
        body: { delivery_method: 'pick_up' },
      })
      await checkOut(buyer, bolts(4))
      expect((await showQuotation(first)).state).toBe('withdrawn')
    })

    it.each<[string, (made: Quotation) => Promise<unknown>, 'quoted' | 'submitted' | 'in_review']>([
      ['sales priced on request', priceAndSend, 'quoted'],
      ['sales work on', (made) => staffStep(made, 'take'), 'in_review'],
      ['a message names', (made) => write(made, 'When can you quote?'), 'submitted'],
    ])('leaves a request alone that %s', async (_, touch, state) => {
      const first = await checkOut(buyer, hoses(2))
      await touch(first)
      const before = await showQuotation(first)
      await checkOut(buyer, hoses(3))
      const after = await showQuotation(first)
      expect([after.state, after.history.length]).toEqual([state, before.history.length])
    })

    it('leaves an offer alone that was negotiated', async () => {
      const first = await checkOut(buyer, bolts(3))
      await buyer.ask(quotation.takeQuotationStep, {
        params: { id: String(first.id) },
        body: { step: 'request_change', revision: first.revision, text: 'Could it be 900?' },
      })
      await priceAndSend(first)
      await checkOut(buyer, bolts(4))
      expect(await showQuotation(first)).toMatchObject({ state: 'quoted', version: 2, is_orderable: true })
    })
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
    const pdf = await buyer.get(`/v2/order/quotation/${first.id}/pdf?language=en`)
    const printed = pdfPages(new Uint8Array(await pdf.arrayBuffer()))
      .join(' ')
      .replaceAll(/\s+/g, ' ')
    expect(printed).toContain('Price changed, was Rp. 900')
    expect(printed).toContain('Now sold by pcs, was box of 20 pcs')
    await change([{ product_item_id: bolt, new_qty: 3, price_shown: 1_000 }])
    const second = await again(buyer)
    expect(second.id).not.toBe(first.id)
    expect(second.order_line.map(({ changed_in_cart }) => changed_in_cart !== undefined)).toEqual([
      false,
      true,
    ])
    expect((await again(buyer)).id).toBe(second.id)
  })

  it('takes a purchase order of the quotation that was seen, and of no other', async () => {
    const made = await checkOut(buyer, bolts(3))
    const params = { id: String(made.id) }
    const file = new File(['%PDF-1.7\n%%EOF'], 'po.pdf', { type: 'application/pdf' })
    const stale = await buyer.ask(quotation.uploadPo, {
      params,
      form: { file, revision: String(made.revision + 1) },
    })
    expect(stale.body).toMatchObject({ code: 'version_conflict', current: { id: made.id } })
    const taken = await buyer.ask(quotation.uploadPo, {
      params,
      form: { file, revision: String(made.revision) },
    })
    expect(taken.body).toMatchObject({ data: { record: { po_file: { filename: 'po.pdf' } } } })
  })
})

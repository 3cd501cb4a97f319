import type { Quotation } from '@pasok/contract'
import { cart, order, payment, quotation } from '@pasok/contract/endpoints'
import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { placeAddress } from '../company/index.ts'
import { openEmails, readAudit, type Db } from '../platform/index.ts'
import { storedAddress } from '../testing/address-fixture.ts'
import { openApi, settings } from '../testing/ask-api.ts'
import { openBrowser, type AskingBrowser } from '../testing/ask-as.ts'
import { onDatabase } from '../testing/index.ts'
import { memoryStorage } from '../testing/memory-storage.ts'
import { addPerson } from '../testing/people-fixture.ts'
import { addBuyer, checkOut, fillSelling, orderQuotation } from '../testing/selling-fixture.ts'
import { expireQuotations } from './index.ts'

const NOW = new Date('2026-11-23T05:00:00Z')
const DAY = '2026-11-23'
const PDF = '%PDF-1.4\n%%EOF\n'

onDatabase("a company's quotations", (open) => {
  let db: Db
  let clock = NOW
  let ids: Record<string, number>
  let buyer: AskingBrowser
  let colleague: AskingBrowser
  let stranger: AskingBrowser
  /** The buyer, in a session of that time. */
  let logInAt: (time: Date) => Promise<AskingBrowser>
  const storage = memoryStorage()
  beforeAll(async () => {
    db = (await open()).db
    ids = await fillSelling(db, DAY)
    const api = openApi({ db, storage, now: () => clock })
    const person = await addBuyer(db, 'buyer@uji.test', NOW)
    const other = await addPerson(db, { email: 'rekan@uji.test', companyId: person.companyId })
    const foreign = await addBuyer(db, 'orang-lain@uji.test', NOW)
    logInAt = (now) => openBrowser(db, api, person.memberId, { now })
    buyer = await logInAt(NOW)
    colleague = await openBrowser(db, api, other.memberId, { now: NOW })
    stranger = await openBrowser(db, api, foreign.memberId, { now: NOW })
  })
  beforeEach(async () => {
    clock = NOW
    await sql`truncate cart.cart, quotation.quotation, orders.order cascade`.execute(db)
    await sql`delete from platform.email`.execute(db)
  })
  const id = (sku: string): number => ids[sku] ?? 0
  const toParams = ({ id: of }: { readonly id: number }) => ({ id: String(of) })
  const showQuotation = async (of: { readonly id: number }, who = buyer): Promise<Quotation> => {
    const { status, body } = await who.ask(quotation.showQuotation, { params: toParams(of) })
    if (status !== 200) throw new Error(`the quotation answers ${status}`)
    return body.data.record
  }
  type Step = 'withdraw' | 'decline' | 'renew' | 'request_change'
  const step = (of: Quotation, name: Step, text = '', who = buyer) =>
    who.ask(quotation.takeQuotationStep, {
      params: toParams(of),
      body: { step: name, revision: of.revision, text },
    })
  const emails = async () =>
    (await sql<{ kind: string }>`select kind from platform.email order by kind`.execute(db)).rows.map(
      ({ kind }) => kind,
    )

  describe('of a cart', () => {
    // @spec §7 Cart: checkout
    it('is the same one for the same revision, and another one after a change, which withdraws the first', async () => {
      const first = await checkOut(buyer, [[id('B-1'), 3]])
      expect(first).toMatchObject({
        state: 'quoted',
        source: 'cart',
        order_line: [{ product: { id: id('B-1') }, product_uom_qty: 3, price_unit: 1_000 }],
      })
      const again = await checkOut(buyer, [[id('B-1'), 3]])
      expect(again.id).toBe(first.id)
      const changed = await checkOut(buyer, [[id('B-1'), 4]])
      expect(changed.id).not.toBe(first.id)
      expect(await showQuotation(first)).toMatchObject({
        state: 'withdrawn',
        steps: [],
        history: [
          { kind: 'made', by: 'member' },
          { kind: 'replace', by: 'system', version: 1 },
        ],
      })
    })

    it('is one for many checkouts at once', async () => {
      await buyer.ask(cart.changeCart, { body: { product_item_id: id('B-1'), new_qty: 3 } })
      const { body } = await buyer.ask(cart.showCart)
      const cartId = 'data' in body ? String(body.data.id) : ''
      const made = await Promise.all(
        Array.from({ length: 10 }, () =>
          buyer.ask(quotation.checkOutCart, { params: { id: cartId }, body: {} }),
        ),
      )
      expect(
        new Set(made.map((one) => (one.status === 200 ? one.body.data.record.id : one.status))).size,
      ).toBe(1)
    })

    it('stays as it is where a document was requested, or a purchase order came', async () => {
      const first = await checkOut(buyer, [[id('B-1'), 3]])
      await buyer.ask(quotation.setQuotationDetails, {
        params: toParams(first),
        body: { revision: first.revision, po_number: 'PO-7' },
      })
      await checkOut(buyer, [[id('B-1'), 4]])
      expect(await showQuotation(first)).toMatchObject({ state: 'quoted', po_number: 'PO-7' })
    })

    it("is refused of another one's cart, of an empty one, and of one that changed since", async () => {
      await buyer.ask(cart.changeCart, { body: { product_item_id: id('B-1'), new_qty: 3 } })
      const { body } = await buyer.ask(cart.showCart)
      const params = { id: 'data' in body ? String(body.data.id) : '' }
      const foreign = await stranger.ask(quotation.checkOutCart, { params, body: {} })
      expect(foreign.status).toBe(404)
      const stale = await buyer.ask(quotation.checkOutCart, { params, body: { revision: 999 } })
      expect(stale.body).toMatchObject({ code: 'version_conflict' })
      await buyer.ask(cart.changeCart, { body: { product_item_id: id('B-1'), new_qty: 0 } })
      const empty = await buyer.ask(quotation.checkOutCart, { params, body: {} })
      expect(empty.body).toMatchObject({ code: 'cart_empty' })
    })

    // @spec §7 Quotations: one
    it('is read with its lines, sums and addresses by members of its company only', async () => {
      const made = await checkOut(buyer, [
        [id('B-1'), 3],
        [id('N-1'), 10],
      ])
      const { body } = await colleague.ask(quotation.showQuotation, { params: toParams(made) })
      expect(body).toMatchObject({
        status: 'OK',
        data: {
          record: {
            id: made.id,
            number: made.number,
            state: 'quoted',
            version: 1,
            order_line: [
              {
                product: { id: id('B-1'), name: 'BOLT in English', sku_number: 'B-1' },
                uom: 'pcs',
                product_uom_qty: 3,
                price_unit: 1_000,
                price_subtotal: 3_000,
              },
              { product: { sku_number: 'N-1' }, product_uom_qty: 10, price_unit: 50, price_subtotal: 500 },
            ],
            amount_untaxed: 3_500,
            amount_tax: 385,
            amount_total: 3_885,
            delivery_address: { recipient: expect.stringMatching(/./) },
            billing_address: { recipient: expect.stringMatching(/./) },
          },
        },
      })
      const foreign = await stranger.ask(quotation.showQuotation, { params: toParams(made) })
      expect(foreign.status).toBe(404)
    })

    it('keeps its prices when those of the shop change', async () => {
      const made = await checkOut(buyer, [[id('B-1'), 3]])
      await sql`update pricing.base_price set price = 9999 where item_id = ${id('B-1')}`.execute(db)
      expect(await showQuotation(made)).toMatchObject({ amount_untaxed: 3_000 })
      await sql`update pricing.base_price set price = 1000 where item_id = ${id('B-1')}`.execute(db)
    })
  })

  // @spec §7 Quotations: list
  // @spec §1 Member: sees quotations
  it('are listed for members of the company only, the newest first', async () => {
    const first = await checkOut(buyer, [[id('B-1'), 3]])
    const second = await checkOut(buyer, [[id('B-2'), 1]])
    const listed = await colleague.ask(quotation.listQuotations, { query: {} })
    expect(listed.status === 200 && listed.body.data.records.map(({ id: of }) => of)).toEqual([second.id])
    // A checkout whose cart was changed is over, and none of the offers.
    const byState = await colleague.ask(quotation.listQuotations, { query: { state: 'withdrawn' } })
    expect(byState.body).toMatchObject({ data: { total: 0 } })
    await sql`update quotation.quotation set is_document = true`.execute(db)
    const asDocuments = await colleague.ask(quotation.listQuotations, { query: {} })
    expect(asDocuments.body).toMatchObject({
      data: { records: [second, first].map(({ id: of }) => ({ id: of, is_plain_checkout: false })) },
    })
    const byNumber = await colleague.ask(quotation.listQuotations, { query: { keyword: second.number } })
    expect(byNumber.body).toMatchObject({ data: { total: 1, records: [{ id: second.id }] } })
    const foreign = await stranger.ask(quotation.listQuotations, { query: {} })
    expect(foreign.body).toMatchObject({ data: { total: 0 } })
  })

  it('are listed as long as they can be ordered where they are a checkout alone', async () => {
    const offer = await checkOut(buyer, [[id('B-1'), 3]])
    const list = () => buyer.ask(quotation.listQuotations, { query: {} })
    expect((await list()).body).toMatchObject({
      data: { records: [{ id: offer.id, state: 'quoted', is_plain_checkout: true }] },
    })
    await orderQuotation(buyer, offer, 'transfer')
    expect((await list()).body).toMatchObject({ data: { total: 0 } })
  })

  describe('is delivered', () => {
    // @spec §7 Quotations: delivery method
    it('as the rates say, which are part of the total, and taxed', async () => {
      const made = await checkOut(buyer, [[id('B-1'), 3]])
      const { body } = await buyer.ask(quotation.listDeliveryMethods, { params: toParams(made) })
      expect(body).toMatchObject({ data: { records: [{ code: 'pick_up', cost: 0, is_free: true }] } })
      await sql`update delivery.method set is_enabled = true`.execute(db)
      const city = made.delivery_address?.city.id ?? 0
      await sql`with z as (insert into delivery.zone (name_en, name_id) values ('Near', 'Dekat') returning id),
        a as (insert into delivery.zone_area select ${city}::int, id from z)
        insert into delivery.rate (method_code, zone_id, base_amount, included_weight_g, amount_per_kg, lead_days_from,
          lead_days_to) select 'courier', id, 20000, 1000, 5000, 1, 2 from z`.execute(db)
      const chosen = await buyer.ask(quotation.setDeliveryMethod, {
        params: toParams(made),
        body: { delivery_method: 'courier' },
      })
      // Three bolts of a kilogram each, as nobody knows their weight: two started kilograms above the first.
      expect(chosen.body).toMatchObject({
        data: {
          record: {
            delivery_cost: 30_000,
            delivery_method: { code: 'courier' },
            amount_untaxed: 33_000,
            amount_tax: 3_630,
            amount_total: 36_630,
          },
        },
      })
      const fleet = await buyer.ask(quotation.setDeliveryMethod, {
        params: toParams(made),
        body: { delivery_method: 'own_fleet' },
      })
      expect(fleet.body).toMatchObject({
        code: 'invalid_request',
        errors: { delivery_method: [expect.any(String)] },
      })
      await sql`delete from delivery.zone`.execute(db)
      await sql`update delivery.method set is_enabled = code = 'pick_up'`.execute(db)
    })

    // @spec §7 Quotations: delivery address
    it("to an address of the company's own", async () => {
      const made = await checkOut(buyer, [[id('B-1'), 3]])
      const { rows } = await sql<{ id: number; company_id: number }>`
        select id, company_id from company.address order by id`.execute(db)
      const own = rows.find((row) => row.company_id === made.company.id)?.id ?? 0
      const foreign = rows.find((row) => row.company_id !== made.company.id)?.id ?? 0
      const set = (address_id: number) =>
        buyer.ask(quotation.setDeliveryAddress, { params: toParams(made), body: { address_id } })
      expect((await set(own)).body).toMatchObject({ data: { record: { delivery_address: { id: own } } } })
      expect((await set(foreign)).body).toMatchObject({ errors: { address_id: [expect.any(String)] } })
    })
  })

  // @spec §7 Quotations: upload PO
  it('takes a purchase order, which its company alone gets back', async () => {
    const made = await checkOut(buyer, [[id('B-1'), 3]])
    const upload = (file: File) =>
      buyer.ask(quotation.uploadPo, { params: toParams(made), form: { po_number: 'PO-9', file } })
    const taken = await upload(new File([PDF], 'po.pdf'))
    expect(taken.body).toMatchObject({
      data: {
        record: { po_number: 'PO-9', po_file: { filename: 'po.pdf', content_type: 'application/pdf' } },
      },
    })
    await upload(new File([PDF], 'po-2.pdf'))
    expect([...storage.files.keys()].filter((key) => key.startsWith('private/quotation/'))).toHaveLength(1)
    const got = await colleague.get(`/v2/order/quotation/${made.id}/po`)
    expect([got.status, got.headers.get('content-disposition')]).toEqual([
      200,
      expect.stringContaining('attachment; filename="po-2.pdf"'),
    ])
    expect((await stranger.get(`/v2/order/quotation/${made.id}/po`)).status).toBe(404)
    for (const wrong of [new File(['<svg/>'], 'po.pdf'), new File([], 'empty.pdf')])
      expect((await upload(wrong)).body).toMatchObject({ errors: { file: [expect.any(String)] } })
    expect((await showQuotation(made)).po_file?.filename).toBe('po-2.pdf')
  })

  // @spec §3 Quotation: fields
  // @spec §3 Order: fields
  it('has every field that a buyer fills, and so has the order that it becomes', async () => {
    const made = await checkOut(buyer, [
      [id('B-1'), 3],
      [id('N-1'), 10],
    ])
    const params = toParams(made)
    const details = {
      customer_reference: 'REF-3',
      po_number: 'PO-7',
      accounts_email: 'keuangan@uji.test',
      notes: 'Gate 2',
      requested_ship_date: '2026-12-01',
      is_ship_complete: true,
    }
    await buyer.ask(quotation.setQuotationDetails, { params, body: { revision: made.revision, ...details } })
    await buyer.ask(quotation.uploadPo, { params, form: { file: new File([PDF], 'po.pdf') } })
    const orderId = await orderQuotation(buyer, made)
    const both = {
      ...details,
      company: { id: made.company.id, name: expect.any(String) },
      po_file: { filename: 'po.pdf', content_type: 'application/pdf' },
      delivery_method: { code: 'pick_up', name: expect.any(String) },
      delivery_cost: 0,
      billing_address: { recipient: storedAddress.recipient, street: storedAddress.street },
      payment_method: 'transfer',
      tax_percent: 11,
      amount_untaxed: 3_500,
      amount_tax: 385,
      amount_total: 3_885,
    }
    const line = (place: number, sku: string, product_uom_qty: number, price_unit: number) => ({
      place,
      product: { id: id(sku), name: expect.any(String), sku_number: sku },
      product_uom_qty,
      uom: 'pcs',
      price_unit,
      price_subtotal: price_unit * product_uom_qty,
    })
    const lines = [line(1, 'B-1', 3, 1_000), line(2, 'N-1', 10, 50)]
    expect(await showQuotation(made)).toMatchObject({
      ...both,
      number: expect.stringMatching(/^Q26-\d{5}$/),
      version: 1,
      state: 'ordered',
      source: 'cart',
      requester: { name: expect.any(String) },
      valid_until: '2026-12-07',
      delivery_address: { recipient: storedAddress.recipient, street: storedAddress.street },
      order_line: lines.map((one) => ({ ...one, status: 'quoted' })),
      versions: [{ version: 1, valid_until: '2026-12-07', amount_untaxed: 3_500 }],
      order_id: orderId,
    })
    const placed = await buyer.ask(order.showOrder, { params: { id: String(orderId) } })
    expect(placed.body).toMatchObject({
      data: {
        record: {
          ...both,
          number: expect.stringMatching(/^ORD26-\d{5}$/),
          state: 'placed',
          payment_state: 'unpaid',
          delivery_state: 'not_shipped',
          quotation_id: made.id,
          quotation_number: made.number,
          quotation_version: 1,
          placed_by: { name: expect.any(String) },
          placed_at: NOW.toISOString(),
          order_line: lines.map((one) => ({
            ...one,
            discount_percent: 0,
            qty_shipped: 0,
            qty_delivered: 0,
            qty_closed: 0,
          })),
          timeline: [{ kind: 'placed', by: 'member', at: NOW.toISOString() }],
        },
      },
    })
  })

  it('is wanted by a day from today on, within two years; a day that has passed since may stay', async () => {
    const made = await checkOut(buyer, [[id('B-1'), 3]])
    const askFor = async (requested_ship_date: string) => {
      const who = await logInAt(clock)
      const { revision } = await showQuotation(made, who)
      const { body } = await who.ask(quotation.setQuotationDetails, {
        params: toParams(made),
        body: { revision, requested_ship_date },
      })
      return 'data' in body ? 'taken' : body.errors?.['requested_ship_date']
    }
    // It is the 24th in Jakarta already.
    clock = new Date('2026-11-23T17:30:00Z')
    const past = ['Choose today or a later date.']
    expect([await askFor('2026-11-23'), await askFor('1999-01-01')]).toEqual([past, past])
    const far = ['This day is too far ahead. Choose one within the next two years.']
    expect([await askFor('2028-11-24'), await askFor('9999-12-31')]).toEqual([far, far])
    expect([await askFor('2028-11-23'), await askFor('2026-11-24'), await askFor('')]).toEqual([
      'taken',
      'taken',
      'taken',
    ])
    await askFor('2026-11-24')
    clock = new Date('2026-11-25T05:00:00Z')
    expect(await askFor('2026-11-24')).toBe('taken')
  })

  it('tells in its history and in the audit log what its buyer chose, once of each change', async () => {
    const made = await checkOut(buyer, [[id('B-1'), 3]])
    const params = toParams(made)
    const details = {
      po_number: 'PO-7',
      requested_ship_date: '2026-12-01',
      notes: 'Gate 2',
      is_ship_complete: false,
    }
    for (let time = 0; time < 2; time++) {
      const { revision } = await showQuotation(made)
      await buyer.ask(quotation.setQuotationDetails, { params, body: { revision, ...details } })
      await buyer.ask(quotation.setDeliveryMethod, { params, body: { delivery_method: 'pick_up' } })
      await buyer.ask(quotation.setDeliveryAddress, {
        params,
        body: { address_id: made.delivery_address?.id ?? 0 },
      })
    }
    const other = await placeAddress(db, made.company.id, storedAddress, {}, NOW)
    await buyer.ask(quotation.setDeliveryAddress, { params, body: { address_id: other } })
    await buyer.ask(quotation.uploadPo, { params, form: { file: new File([PDF], 'po.pdf') } })
    const { history } = await showQuotation(made)
    expect(history.map(({ kind, by, text }) => [kind, by, text])).toEqual([
      ['made', 'member', undefined],
      ['purchase_order', 'member', 'PO-7'],
      ['ship_date', 'member', undefined],
      ['details', 'member', undefined],
      ['delivery_method', 'member', undefined],
      ['addresses', 'member', undefined],
      ['purchase_order', 'member', 'po.pdf'],
    ])
    const audit = await readAudit(db, 'quotation', made.id)
    expect(audit.map(({ action, details: noted }) => [action, noted]).toReversed()).toMatchObject([
      ['quotation.made', {}],
      ['quotation.purchase_order', { version: 1, po_number: 'PO-7' }],
      ['quotation.ship_date', { requested_ship_date: '2026-12-01' }],
      ['quotation.details', { notes: 'Gate 2' }],
      ['quotation.delivery_method', { delivery_method: 'pick_up' }],
      ['quotation.addresses', { delivery_address: other }],
      ['quotation.purchase_order', { po_file: 'po.pdf' }],
    ])
  })

  it('ends with its last day, which is announced once, and can be renewed as the next version', async () => {
    const made = await checkOut(buyer, [[id('B-1'), 3]])
    const parts = { db, sendEmail: openEmails({ shop: settings, origin: 'http://shop.test' }) }
    clock = new Date('2026-12-07T16:00:00Z')
    expect(await expireQuotations(parts, clock)).toBe(0)
    clock = new Date('2026-12-07T17:30:00Z')
    const then = await logInAt(clock)
    const late = await then.ask(payment.process, {
      idempotencyKey: 'late',
      body: { quotation_id: made.id, version: 1, payment_method: 'transfer', agree_terms: true },
    })
    expect(late.body).toMatchObject({ code: 'offer_expired' })
    expect(await expireQuotations(parts, clock)).toBe(1)
    expect(await expireQuotations(parts, clock)).toBe(0)
    expect(await emails()).toEqual(['quotation.expire'])
    const expired = await showQuotation(made, then)
    expect(expired).toMatchObject({ state: 'expired', is_orderable: false })
    const renewed = await step(expired, 'renew', '', then)
    expect(renewed.body).toMatchObject({
      data: { record: { state: 'in_review', version: 2, amount_total: 0, lines_without_price: 1 } },
    })
    expect(await showQuotation(made, then)).toMatchObject({
      versions: [{ version: 1, valid_until: '2026-12-07' }],
    })
  })

  it('is changed only by those who saw its current version', async () => {
    const made = await checkOut(buyer, [[id('B-1'), 3]])
    const both = await Promise.all([step(made, 'decline'), step(made, 'withdraw')])
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    const now = await showQuotation(made)
    expect((await step(now, 'decline')).body).toMatchObject({ code: 'not_possible_now' })
  })

  it('can have a change requested, with a text, and can’t be ordered then', async () => {
    const made = await checkOut(buyer, [[id('B-1'), 3]])
    expect((await step(made, 'request_change')).body).toMatchObject({
      errors: { text: [expect.any(String)] },
    })
    expect((await step(made, 'request_change', 'Could it be 900?')).body).toMatchObject({
      data: { record: { state: 'changes_requested', is_orderable: false } },
    })
    const ordered = await buyer.ask(payment.process, {
      idempotencyKey: 'ordered',
      body: { quotation_id: made.id, version: 1, payment_method: 'transfer', agree_terms: true },
    })
    expect(ordered.body).toMatchObject({ code: 'not_possible_now' })
  })

  it('is requested once for a key, of the cart or of lines', async () => {
    const body = { lines: [{ product_item_id: id('H-1'), quantity: 2, comment: '20 m each' }], notes: 'Soon' }
    const ask = () => buyer.ask(quotation.requestQuotation, { idempotencyKey: 'ask', body })
    const [one, two] = [await ask(), await ask()]
    expect(one.body).toEqual(two.body)
    expect(one.body).toMatchObject({
      data: {
        record: {
          state: 'submitted',
          notes: 'Soon',
          order_line: [{ status: 'open', buyer_comment: '20 m each' }],
        },
      },
    })
    const empty = await buyer.ask(quotation.requestQuotation, { idempotencyKey: 'empty', body: {} })
    expect(empty.body).toMatchObject({ code: 'cart_empty' })
    const unknown = await buyer.ask(quotation.requestQuotation, {
      idempotencyKey: 'unknown',
      body: { lines: [{ product_item_id: 999_999, quantity: 1 }] },
    })
    expect(unknown.body).toMatchObject({ errors: { 'lines.0.product_item_id': [expect.any(String)] } })
  })

  it('that was sent is never changed, whatever asks for it', async () => {
    const made = await checkOut(buyer, [[id('B-1'), 3]])
    for (const statement of [
      sql`update quotation.line set unit_price = 1 where quotation_id = ${made.id}`,
      sql`delete from quotation.line where quotation_id = ${made.id}`,
      sql`update quotation.version set amount_untaxed = 1 where quotation_id = ${made.id}`,
      sql`update quotation.version set sent_at = null where quotation_id = ${made.id}`,
    ])
      await expect(statement.execute(db)).rejects.toThrow('was sent')
    expect((await showQuotation(made)).amount_untaxed).toBe(3_000)
  })

  // @spec §7 Payment: inquiry
  // @spec §7 Quotations: payment methods
  it('says how it can be paid, and what is in the way', async () => {
    const made = await checkOut(buyer, [[id('B-1'), 3]])
    const inquiry = await buyer.ask(payment.inquire, { body: { quotation_id: made.id } })
    const methods = [
      { code: 'terms', unavailable: expect.stringContaining('no credit terms') },
      { code: 'transfer' },
    ]
    expect(inquiry.body).toMatchObject({
      data: {
        record: {
          amount_total: 3_330,
          problems: ['delivery_method_missing'],
          payment_methods: methods,
        },
      },
    })
    const listed = await buyer.ask(payment.listPaymentMethods, { params: toParams(made) })
    expect(listed.body).toMatchObject({ data: { records: methods, total: 2 } })
    // Asking changes nothing.
    expect(await showQuotation(made)).toEqual(made)
    expect((await sql`select from orders.order`.execute(db)).rows).toEqual([])
    const incomplete = await buyer.ask(payment.process, {
      idempotencyKey: 'incomplete',
      body: { quotation_id: made.id, version: 1, payment_method: 'transfer', agree_terms: true },
    })
    expect(incomplete.body).toMatchObject({ code: 'offer_incomplete' })
    expect((await stranger.ask(payment.inquire, { body: { quotation_id: made.id } })).status).toBe(404)
  })
})

import type { GatewayMethod } from '@pasok/contract'
import { invoice, invoiceStaff, order, payment, paymentStaff } from '@pasok/contract/endpoints'
import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { issueInvoice } from '../invoice/index.ts'
import type { Db } from '../platform/index.ts'
import { settings } from '../testing/ask-api.ts'
import { staffAt } from '../testing/ask-as-staff.ts'
import { openBrowser, type AskingBrowser } from '../testing/ask-as.ts'
import { onDatabase } from '../testing/index.ts'
import { openPaying } from '../testing/open-paying.ts'
import { addPerson } from '../testing/people-fixture.ts'
import { addBuyer, checkOut, fillSelling, giveCredit, orderQuotation } from '../testing/selling-fixture.ts'
import { addStaff } from '../testing/staff-fixture.ts'
import { verifyMoney } from './verify-money.ts'

const START = new Date('2026-11-23T05:00:00Z')
const HOUR_MS = 3_600_000
const TOTAL = 33_300

onDatabase('an invoice on terms that is paid through the gateway', (open) => {
  let db: Db
  let time = START
  let shop: Awaited<ReturnType<typeof openPaying>>
  let item: number
  let memberId: number
  let companyId: number
  let buyer: AskingBrowser
  let viewer: AskingBrowser
  let stranger: AskingBrowser
  let financeId: number
  beforeAll(async () => {
    db = (await open()).db
    item = (await fillSelling(db, '2026-11-23'))['B-1'] ?? 0
    shop = await openPaying(db, () => time)
    ;({ memberId, companyId } = await addBuyer(db, 'buyer@uji.test', START))
    const looker = await addPerson(db, { email: 'pelihat@uji.test', companyId, role: 'viewer' })
    const foreign = await addBuyer(db, 'orang-lain@uji.test', START)
    viewer = await openBrowser(db, shop.api, looker.memberId, { now: START })
    stranger = await openBrowser(db, shop.api, foreign.memberId, { now: START })
    await giveCredit(db, companyId, 100_000_000)
    financeId = await addStaff(db, { email: 'finance@toko.test', role: 'finance' })
  })
  beforeEach(async () => {
    await moveTo(0)
    Object.assign(shop.state, { isSilent: false, isCut: false, isDeaf: false, charges: 0 })
    shop.announced.length = 0
    await sql`
      truncate cart.cart, quotation.quotation, orders.order, ledger.journal, ledger.balance, platform.email cascade`.execute(
      db,
    )
  })

  const moveTo = async (hours: number) => {
    time = new Date(START.getTime() + hours * HOUR_MS)
    buyer = await openBrowser(db, shop.api, memberId, { now: time })
  }
  /** An order on terms whose goods are all invoiced; answers its number and the invoice's id. */
  const addInvoice = async () => {
    const orderId = await orderQuotation(buyer, await checkOut(buyer, [[item, 30]]), 'terms')
    const { rows } = await sql<{ id: number; number: string }>`
      select l.id, o.number from orders.line l join orders.order o on o.id = l.order_id where o.id = ${orderId}`.execute(
      db,
    )
    const lines = rows.map(({ id }) => ({ line: id, quantity: 30 }))
    await issueInvoice(
      { db, sendEmail: async () => undefined, settings, announce: async () => {} },
      { orderId, delivery: { id: orderId, lines }, now: time, requestId: 'a test' },
    )
    const { body } = await buyer.ask(invoice.listInvoices, { query: {} })
    const id = ('data' in body && body.data.records[0]?.id) || 0
    return { orderId, id, number: rows[0]?.number ?? '' }
  }
  const pay = async (
    id: number,
    method: GatewayMethod | 'transfer' | 'terms',
    instead_of?: number,
    by = buyer,
  ) => {
    const { body } = await by.ask(payment.showInvoicePayment, { params: { id: String(id) } })
    const amount_total = 'data' in body ? body.data.record.amount_due : 0
    return by.ask(payment.process, {
      idempotencyKey: crypto.randomUUID(),
      body: {
        invoice_id: id,
        amount_total,
        payment_method: method,
        agree_terms: true,
        ...(instead_of && { instead_of }),
      },
    })
  }
  const readPayment = async (id: number) => {
    const { body } = await buyer.ask(payment.showInvoicePayment, { params: { id: String(id) } })
    if (!('data' in body)) throw new Error('the payment is not shown')
    return body.data.record
  }
  const readInvoice = async (id: number) => {
    const { body } = await buyer.ask(invoice.showInvoice, { params: { id: String(id) } })
    if (!('data' in body)) throw new Error('the invoice is not shown')
    const { state, amount_due, payments, receipt } = body.data.record
    return { state, amount_due, payments: payments.map(({ amount }) => amount), receipt: receipt?.number }
  }
  const orderState = async (id: number) => {
    const { body } = await buyer.ask(order.showOrder, { params: { id: String(id) } })
    return 'data' in body ? body.data.record.payment_state : undefined
  }
  const emails = async () =>
    (
      await sql<{ kind: string }>`select kind from platform.email order by written_at, id`.execute(db)
    ).rows.map(({ kind }) => kind)

  // @spec §7 Payment: inquiry
  it('says what is due and how it can be paid, and is paid when the money arrives', async () => {
    const { id, orderId, number } = await addInvoice()
    const inquiry = await buyer.ask(payment.inquire, { body: { invoice_id: id } })
    expect('data' in inquiry.body && inquiry.body.data.record).toMatchObject({
      invoice_id: id,
      amount_total: TOTAL,
      payment_methods: [{ code: 'bca_va' }, {}, {}, {}, {}, { code: 'qris' }],
    })
    expect((await pay(id, 'bca_va')).status).toBe(200)
    await shop.work()
    expect(await readPayment(id)).toMatchObject({
      amount_due: TOTAL,
      attempts: [{ state: 'pending', instructions: { kind: 'va', bank: 'bca' } }],
    })
    const { rows } = await sql<{ plain: string }>`
      select plain from platform.email where kind = 'payment.instructions'`.execute(db)
    expect(rows.map(({ plain }) => plain)).toEqual([
      expect.stringMatching(
        new RegExp(
          `^Complete your payment for invoice INV/.*http://shop.test/account/invoices/${id}/pay\\n`,
          's',
        ),
      ),
    ])
    await shop.simulator.act(`${number}-2`, 'settle')
    expect(await readInvoice(id)).toEqual({
      state: 'paid',
      amount_due: 0,
      payments: [TOTAL],
      receipt: expect.stringMatching(/\d/),
    })
    expect(await orderState(orderId)).toBe('paid')
    expect(await emails()).toContain('invoice.paid')
    // Told twice it is paid once.
    await shop.simulator.act(`${number}-2`, 'settle')
    await shop.poll()
    expect((await readInvoice(id)).payments).toEqual([TOTAL])
    expect((await pay(id, 'bca_va')).status).toBe(409)
  })

  it('has one open attempt, also with repeated and concurrent requests', async () => {
    const { id } = await addInvoice()
    const all = await Promise.all([pay(id, 'bca_va'), pay(id, 'bni_va'), pay(id, 'qris')])
    expect(all.map(({ status }) => status)).toEqual([200, 200, 200])
    expect((await readPayment(id)).attempts).toHaveLength(1)
    const [first] = (await readPayment(id)).attempts
    await pay(id, 'permata_va', first?.number)
    expect((await readPayment(id)).attempts.map(({ state }) => state)).toEqual(['cancelled', 'created'])
  })

  it('can be paid no more with a sum that is due no more', async () => {
    const { id, number } = await addInvoice()
    const finance = await staffAt(db, shop.api, financeId, time)
    await pay(id, 'qris')
    await shop.work()
    const params = { id: String(id) }
    await finance.ask(invoiceStaff.recordInvoicePayment, {
      params,
      body: { version: 1, amount: 10_000, paid_on: '2026-11-23', reference: '' },
    })
    await shop.work()
    expect(await readPayment(id)).toMatchObject({ amount_due: 23_300, attempts: [{ state: 'cancelled' }] })
    expect(shop.transactions().at(-1)).toMatchObject({ orderId: `${number}-2`, status: 'cancel' })
    await pay(id, 'qris')
    await shop.work()
    await finance.ask(invoiceStaff.creditInvoice, {
      params,
      body: { version: 2, credit: { untaxed: 10_000 }, reason: 'One was broken.' },
    })
    await shop.work()
    expect((await readPayment(id)).attempts.map(({ state }) => state)).toEqual(['cancelled', 'cancelled'])
    await pay(id, 'qris')
    await shop.work()
    await shop.simulator.act(`${number}-4`, 'settle')
    expect(await readInvoice(id)).toMatchObject({ state: 'paid', payments: [10_000, 12_200] })
  })

  it('is neither on terms again nor by transfer, nor for members without the permission', async () => {
    const { id } = await addInvoice()
    for (const method of ['terms', 'transfer'] as const) expect((await pay(id, method)).status).toBe(409)
    expect((await pay(id, 'bca_va', undefined, viewer)).status).toBe(403)
    expect((await pay(id, 'bca_va', undefined, stranger)).status).toBe(404)
    expect((await stranger.ask(payment.inquire, { body: { invoice_id: id } })).status).toBe(404)
    expect((await buyer.ask(payment.inquire, { body: {} })).status).toBe(400)
    expect((await buyer.ask(payment.inquire, { body: { invoice_id: id, quotation_id: 1 } })).status).toBe(400)
  })

  it('is due again when its payment is reversed, and has its receipt’s number when it is paid again', async () => {
    const { id, orderId, number } = await addInvoice()
    await pay(id, 'permata_va')
    await shop.work()
    await shop.simulator.act(`${number}-2`, 'settle')
    const { receipt } = await readInvoice(id)
    await shop.simulator.act(`${number}-2`, 'reverse')
    expect(await readInvoice(id)).toEqual({
      state: 'issued',
      amount_due: TOTAL,
      payments: [TOTAL, -TOTAL],
      receipt: undefined,
    })
    expect(await orderState(orderId)).toBe('on_terms')
    expect(await emails()).toContain('order.payment_reversed')
    await pay(id, 'bca_va')
    await shop.work()
    await shop.simulator.act(`${number}-3`, 'settle')
    expect(await readInvoice(id)).toMatchObject({ state: 'paid', receipt })
  })

  it('is not paid back by transfer while the gateway is to give the same money back', async () => {
    const { id, number } = await addInvoice()
    await pay(id, 'qris')
    await shop.work()
    await shop.simulator.act(`${number}-2`, 'settle')
    const finance = await staffAt(db, shop.api, financeId, time)
    const readVersion = async () => {
      const { body } = await buyer.ask(invoice.showInvoice, { params: { id: String(id) } })
      return 'data' in body ? body.data.record.version : 0
    }
    const credited = await finance.ask(invoiceStaff.creditInvoice, {
      params: { id: String(id) },
      body: { version: await readVersion(), credit: { untaxed: 10_000 }, reason: 'One was broken.' },
    })
    expect(credited.body).toMatchObject({ data: { record: { amount_over: 11_100 } } })
    const { rows } = await sql<{ id: number }>`
      select id from payment.attempt where invoice_id = ${id}`.execute(db)
    const refunded = await finance.ask(paymentStaff.refundAtGateway, {
      params: { id: String(rows[0]?.id) },
      idempotencyKey: crypto.randomUUID(),
      body: { amount: 11_100, reason: 'One was broken.' },
    })
    expect(refunded.status).toBe(200)
    const payBack = async () =>
      finance.ask(invoiceStaff.recordInvoicePayment, {
        params: { id: String(id) },
        body: { version: await readVersion(), amount: -11_100, paid_on: '2026-11-23', reference: '' },
      })
    expect((await payBack()).status).toBe(409)
    await shop.work()
    expect((await payBack()).status).toBe(409)
  })

  it('is due in full again where its bank takes back money that a credit note freed and another invoice used', async () => {
    const { id, number } = await addInvoice()
    const other = await addInvoice()
    await pay(id, 'qris')
    await shop.work()
    await shop.simulator.act(`${number}-2`, 'settle')
    const finance = await staffAt(db, shop.api, financeId, time)
    const read = async () => {
      const { body } = await buyer.ask(invoice.showInvoice, { params: { id: String(id) } })
      if (!('data' in body)) throw new Error('the invoice is not shown')
      return body.data.record
    }
    await finance.ask(invoiceStaff.creditInvoice, {
      params: { id: String(id) },
      body: { version: (await read()).version, credit: { untaxed: 30_000 }, reason: 'All was broken.' },
    })
    const used = await finance.ask(paymentStaff.useHeldMoney, {
      params: { id: String(companyId) },
      idempotencyKey: crypto.randomUUID(),
      body: { allocations: [{ invoice_id: other.id, amount: 11_100 }] },
    })
    expect(used.status).toBe(200)
    expect(await read()).toMatchObject({ state: 'credited', amount_due: 0 })
    await shop.simulator.act(`${number}-2`, 'reverse')
    // Its own money went back, and what the other invoice has of it.
    expect(await read()).toMatchObject({ state: 'issued', amount_paid: -11_100, amount_due: 11_100 })
    expect(await verifyMoney(db, time)).toEqual([])
    const { body } = await buyer.ask(payment.showBalance, {})
    expect(body).toMatchObject({
      data: { record: { open: expect.arrayContaining([expect.objectContaining({ amount_due: 11_100 })]) } },
    })
    await pay(id, 'bca_va')
    await shop.work()
    await shop.simulator.act(`${number}-3`, 'settle')
    expect(await read()).toMatchObject({ state: 'credited', amount_paid: 0, amount_due: 0 })
    expect(await verifyMoney(db, time)).toEqual([])
  })

  it('leaves money that came late to finance, who accepts it or gives it back', async () => {
    const { id, number } = await addInvoice()
    await pay(id, 'bca_va')
    await shop.work()
    await moveTo(25)
    await shop.poll()
    await shop.simulator.act(`${number}-2`, 'settle')
    expect(await readInvoice(id)).toMatchObject({ state: 'issued', payments: [] })
    expect(await readPayment(id)).toMatchObject({
      is_under_review: true,
      amount_due: TOTAL,
      payment_methods: [],
    })
    const inquiry = await buyer.ask(payment.inquire, { body: { invoice_id: id } })
    expect('data' in inquiry.body && inquiry.body.data.record.payment_methods).toEqual([])
    const refused = await pay(id, 'bca_va')
    expect([refused.status, refused.body]).toMatchObject([409, { code: 'payment_under_review' }])
    const finance = await staffAt(db, shop.api, financeId, time)
    const { body } = await finance.ask(paymentStaff.listStaffAttempts, { query: { state: 'needs_review' } })
    const [attempt] = 'data' in body ? body.data.records : []
    expect(attempt).toMatchObject({ invoice_id: id, can_accept: true, received: TOTAL })
    const accepted = await finance.ask(paymentStaff.acceptPayment, {
      params: { id: String(attempt?.id) },
      body: { version: attempt?.version ?? 0 },
    })
    expect(accepted.status).toBe(200)
    expect(await readInvoice(id)).toMatchObject({ state: 'paid', payments: [TOTAL] })
  })
})

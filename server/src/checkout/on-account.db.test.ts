import type { Problem } from '@pasok/contract'
import { invoice, order, payment, paymentStaff, quotation } from '@pasok/contract/endpoints'
import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { companyExposure, issueInvoice } from '../invoice/index.ts'
import { verifyMoney } from '../payment/index.ts'
import type { Db } from '../platform/index.ts'
import { settings } from '../testing/ask-api.ts'
import { openStaffBrowser } from '../testing/ask-as-staff.ts'
import { openBrowser, type AskingBrowser } from '../testing/ask-as.ts'
import { onDatabase } from '../testing/index.ts'
import { expectMoneyTables } from '../testing/money-table-invariants.ts'
import { openPaying } from '../testing/open-paying.ts'
import { addPerson } from '../testing/people-fixture.ts'
import { addBuyer, checkOut, fillSelling, giveCredit, orderQuotation } from '../testing/selling-fixture.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const NOW = new Date('2026-11-23T05:00:00Z')
let time = NOW
/** Whole rupiah with tax, of one bolt. */
const BOLT = 1_110

onDatabase('money on account', (open) => {
  let db: Db
  let shop: Awaited<ReturnType<typeof openPaying>>
  let item: number
  let company: number
  let buyer: AskingBrowser
  let colleague: AskingBrowser
  let viewer: AskingBrowser
  let finance: AskingBrowser
  beforeAll(async () => {
    db = (await open()).db
    item = (await fillSelling(db, '2026-11-23'))['B-1'] ?? 0
    shop = await openPaying(db, () => time)
    const person = await addBuyer(db, 'buyer@uji.test', NOW)
    company = person.companyId
    const browse = async (email: string, role?: 'viewer') => {
      const { memberId } = await addPerson(db, { email, companyId: company, ...(role && { role }) })
      return openBrowser(db, shop.api, memberId, { now: NOW })
    }
    buyer = await openBrowser(db, shop.api, person.memberId, { now: NOW })
    colleague = await browse('rekan@uji.test')
    viewer = await browse('melihat@uji.test', 'viewer')
    finance = await openStaffBrowser(db, shop.api, 'finance')
  })
  beforeEach(async () => {
    await sql`
      truncate cart.cart, quotation.quotation, orders.order, ledger.journal, ledger.transfer, ledger.allocation, ledger.balance,
        payment.credit, platform.email cascade`.execute(db)
    await giveCredit(db, company, 1_000_000)
    shop.announced.length = 0
    return async () => {
      expect(await verifyMoney(db, NOW)).toEqual([])
      await expectMoneyTables(db)
    }
  })

  const hold = async (amount: number, company_id = company) => {
    const { status } = await finance.ask(paymentStaff.recordTransfer, {
      idempotencyKey: crypto.randomUUID(),
      body: { company_id, transferred_on: '2026-11-23', amount, reference: '', allocations: [] },
    })
    expect(status).toBe(200)
  }
  const offer = async (by: AskingBrowser, quantity: number) => {
    const { id, version } = await checkOut(by, [[item, quantity]])
    await by.ask(quotation.setDeliveryMethod, {
      params: { id: String(id) },
      body: { delivery_method: 'pick_up' },
    })
    return { quotation_id: id, version, amount_total: quantity * BOLT }
  }
  const process = (by: AskingBrowser, body: object, idempotencyKey: string = crypto.randomUUID()) =>
    by.ask(payment.process, { idempotencyKey, body: { agree_terms: true, ...body } as never })
  const codeOf = ({ body }: { readonly body: object }) => (body as Problem).code
  const orderOf = async ({ body }: Awaited<ReturnType<typeof process>>) => {
    if (!('data' in body)) throw new Error(JSON.stringify(body))
    const params = { id: String(body.data.record.order_id) }
    const read = await buyer.ask(order.showOrder, { params })
    if (!('data' in read.body)) throw new Error('the order is not shown')
    return read.body.data.record
  }
  const held = async () => {
    const { body } = await finance.ask(paymentStaff.showCompanyMoney, { params: { id: String(company) } })
    return 'data' in body ? body.data.record.held_on_account : undefined
  }
  const inquire = async (what: object) => {
    const { body } = await buyer.ask(payment.inquire, { body: what })
    if (!('data' in body)) throw new Error(JSON.stringify(body))
    return body.data.record
  }

  it('pays an order in full: it is paid without an attempt, and invoiced', async () => {
    await hold(10 * BOLT)
    const wanted = await offer(buyer, 3)
    expect(await inquire({ quotation_id: wanted.quotation_id, use_on_account: true })).toMatchObject({
      on_account: 3 * BOLT,
      payment_methods: [],
    })
    const key = crypto.randomUUID()
    const body = { ...wanted, on_account: 3 * BOLT }
    const placed = await orderOf(await process(buyer, body, key))
    expect(placed).toMatchObject({
      payment_state: 'paid',
      payment_method: 'on_account',
      money: { received: 0, on_account: 3 * BOLT, paid: 3 * BOLT, open: 0 },
    })
    // Sent twice it is one command.
    expect((await orderOf(await process(buyer, body, key))).id).toBe(placed.id)
    expect(await held()).toBe(7 * BOLT)
    expect(await shop.attempts()).toEqual([])
    await shop.work()
    const { body: invoices } = await buyer.ask(invoice.listInvoices, { query: {} })
    expect('data' in invoices && invoices.data.records).toMatchObject([{ state: 'paid', amount_due: 0 }])
  })

  it('pays a part of an order, and the attempt is for the rest', async () => {
    await hold(2 * BOLT)
    const wanted = await offer(buyer, 30)
    expect(codeOf(await process(buyer, { ...wanted, on_account: 2 * BOLT }))).toBe('invalid_request')
    const placed = await orderOf(
      await process(buyer, { ...wanted, on_account: 2 * BOLT, payment_method: 'bca_va' }),
    )
    expect(placed).toMatchObject({ payment_state: 'partially_paid', money: { open: 28 * BOLT } })
    expect(await shop.attempts()).toMatchObject([{ amount: 28 * BOLT }])
    expect(await held()).toBe(0)
  })

  it('is on account again where the rest of an order never comes; not where other money came', async () => {
    const placePart = async () => {
      await hold(2 * BOLT)
      const wanted = await offer(buyer, 30)
      return orderOf(await process(buyer, { ...wanted, on_account: 2 * BOLT, payment_method: 'transfer' }))
    }
    const [alone, beside] = [await placePart(), await placePart()]
    await finance.ask(paymentStaff.recordTransfer, {
      idempotencyKey: crypto.randomUUID(),
      body: {
        company_id: company,
        transferred_on: '2026-11-23',
        amount: 1,
        reference: '',
        allocations: [{ order_id: beside.id, amount: 1 }],
      },
    })
    const cancelAfter = async (days: number) => {
      time = new Date(NOW.getTime() + days * DAY_MS)
      const count = await shop.cancelUnpaid()
      time = NOW
      return count
    }
    expect([await cancelAfter(6), await cancelAfter(6.5), await cancelAfter(7)]).toEqual([0, 0, 1])
    const { rows } = await sql`select id, state, payment_state from orders.order order by id`.execute(db)
    expect(rows).toEqual([
      { id: alone.id, state: 'cancelled', payment_state: 'refunded' },
      { id: beside.id, state: 'placed', payment_state: 'partially_paid' },
    ])
    expect(await held()).toBe(2 * BOLT)
    const { rows: emails } = await sql`
      select distinct kind from platform.email where kind in ('order.payment_warning', 'order.payment_needs_review')`.execute(
      db,
    )
    expect(emails).toEqual([{ kind: 'order.payment_warning' }])
  })

  it('is used as it was shown, or not at all', async () => {
    await hold(5 * BOLT)
    const wanted = await offer(buyer, 3)
    const refused = await process(buyer, { ...wanted, on_account: 2 * BOLT, payment_method: 'transfer' })
    expect([refused.status, codeOf(refused)]).toEqual([409, 'on_account_changed'])
    expect(refused.body).toMatchObject({ current: { on_account: 3 * BOLT } })
    expect(await held()).toBe(5 * BOLT)
    const { rows } = await sql`select from orders.order`.execute(db)
    expect(rows).toEqual([])
  })

  it('is used once by two members at once', async () => {
    await hold(3 * BOLT)
    const mine = await offer(buyer, 3)
    const other = await offer(colleague, 3)
    const results = await Promise.all([
      process(buyer, { ...mine, on_account: 3 * BOLT }),
      process(colleague, { ...other, on_account: 3 * BOLT }),
    ])
    expect(results.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect(results.map(codeOf)).toContain('on_account_changed')
    expect(await held()).toBe(0)
  })

  it('is back on account once its order is cancelled, before its invoice and after it', async () => {
    await hold(6 * BOLT)
    const cancel = async ({ id }: { readonly id: number }) => {
      const { body } = await buyer.ask(order.showOrder, { params: { id: String(id) } })
      const version = 'data' in body ? body.data.record.version : 0
      const done = await buyer.ask(order.cancelOrder, {
        params: { id: String(id) },
        body: { version, reason: '' },
      })
      expect(done.status).toBe(200)
    }
    const first = await orderOf(await process(buyer, { ...(await offer(buyer, 3)), on_account: 3 * BOLT }))
    await cancel(first)
    expect(await held()).toBe(6 * BOLT)
    const second = await orderOf(await process(buyer, { ...(await offer(buyer, 2)), on_account: 2 * BOLT }))
    shop.announced.splice(0, shop.announced.findIndex(({ type }) => type === 'order_cancelled') + 1)
    await shop.work()
    await cancel(second)
    await shop.work()
    expect(await held()).toBe(6 * BOLT)
    const { body } = await buyer.ask(order.showOrder, { params: { id: String(second.id) } })
    expect('data' in body && body.data.record).toMatchObject({
      payment_state: 'refunded',
      money: { on_account: 0, held: 0, open: 0 },
    })
  })

  it('pays an order that waits for its payment, and replaces its attempt', async () => {
    const wanted = await offer(buyer, 30)
    const placed = await orderOf(await process(buyer, { ...wanted, payment_method: 'bca_va' }))
    await hold(10 * BOLT)
    const again = { ...wanted, on_account: 10 * BOLT, payment_method: 'bni_va', instead_of: 1 }
    const changed = await process(buyer, { ...again, amount_total: 31 * BOLT })
    expect([codeOf(changed), changed.body]).toMatchObject([
      'total_changed',
      { current: { amount_due: 30 * BOLT, on_account: 10 * BOLT } },
    ])
    await orderOf(await process(buyer, again))
    expect(await shop.attempts()).toMatchObject([
      { state: 'cancelled' },
      { state: 'created', amount: 20 * BOLT },
    ])
    await hold(50 * BOLT)
    const rest = { ...wanted, amount_total: 20 * BOLT, on_account: 20 * BOLT, instead_of: 2 }
    expect(await orderOf(await process(buyer, rest))).toMatchObject({ id: placed.id, payment_state: 'paid' })
    expect(await held()).toBe(30 * BOLT)
  })

  it('pays an invoice on terms, and counts against what the company owes before that', async () => {
    const orderId = await orderQuotation(buyer, await checkOut(buyer, [[item, 30]]), 'terms')
    const made = await issueInvoice(
      { db, sendEmail: async () => undefined, settings, announce: async () => {} },
      { orderId, now: NOW, requestId: 'a test' },
    )
    const invoice_id = 'id' in made ? made.id : 0
    await hold(10 * BOLT)
    expect(await companyExposure(db, company)).toBe(20 * BOLT)
    const body = { invoice_id, amount_total: 30 * BOLT, on_account: 10 * BOLT }
    expect(codeOf(await process(buyer, { invoice_id, payment_method: 'bca_va' }))).toBe('invalid_request')
    const stale = await process(buyer, { ...body, amount_total: 29 * BOLT })
    expect([codeOf(stale), stale.body]).toMatchObject([
      'total_changed',
      { current: { amount_total: 30 * BOLT } },
    ])
    expect((await process(buyer, { ...body, payment_method: 'bca_va' })).status).toBe(200)
    expect((await shop.attempts()).at(-1)).toMatchObject({ amount: 20 * BOLT })
    const { body: read } = await buyer.ask(invoice.showInvoice, { params: { id: String(invoice_id) } })
    expect('data' in read && read.data.record).toMatchObject({
      amount_due: 20 * BOLT,
      payments: [{ amount: 10 * BOLT, method_name: 'Money on account' }],
    })
    expect(await companyExposure(db, company)).toBe(20 * BOLT)
  })

  it('is not used for an order on terms, by a member who only views, or by another company', async () => {
    await hold(3 * BOLT)
    const wanted = { ...(await offer(buyer, 3)), on_account: 3 * BOLT }
    expect(codeOf(await process(buyer, { ...wanted, payment_method: 'terms' }))).toBe('payment_not_possible')
    expect((await process(viewer, wanted)).status).toBe(403)
    const stranger = await addBuyer(db, `lain-${crypto.randomUUID()}@uji.test`, NOW)
    const theirs = await openBrowser(db, shop.api, stranger.memberId, { now: NOW })
    expect((await process(theirs, wanted)).status).toBe(404)
    expect(codeOf(await process(theirs, { ...(await offer(theirs, 3)), on_account: 3 * BOLT }))).toBe(
      'on_account_changed',
    )
    expect(await held()).toBe(3 * BOLT)
  })
})

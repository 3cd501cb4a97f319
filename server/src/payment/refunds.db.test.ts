import type { Order, PaymentMethod, StaffAttempt } from '@pasok/contract'
import { invoice, invoiceStaff, order, payment, paymentStaff } from '@pasok/contract/endpoints'
import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { companyExposure } from '../invoice/index.ts'
import { applyTransaction } from './apply-transaction.ts'
import type { Outcome } from './gateway/gateway.ts'
import { findAttempt, type AttemptRow } from './payment.store.ts'
import { showStaffAttempts } from './show-payment.ts'
import { verifyMoney } from './verify-money.ts'
import { lockOrder } from '../order/index.ts'
import { inTransaction, type Db } from '../platform/index.ts'
import { settings } from '../testing/ask-api.ts'
import { staffAt } from '../testing/ask-as-staff.ts'
import { openBrowser, type AskingBrowser } from '../testing/ask-as.ts'
import { onDatabase } from '../testing/index.ts'
import { openPaying } from '../testing/open-paying.ts'
import { addBuyer, checkOut, fillSelling, orderQuotation } from '../testing/selling-fixture.ts'
import { addStaff } from '../testing/staff-fixture.ts'

const START = new Date('2026-11-23T05:00:00Z')
const HOUR_MS = 3_600_000
const DAY = 24
const TOTAL = 33_300

onDatabase('money that does not fit an order', (open) => {
  let db: Db
  let time = START
  let shop: Awaited<ReturnType<typeof openPaying>>
  let item: number
  let memberId: number
  let companyId: number
  let financeId: number
  let buyer: AskingBrowser
  let finance: AskingBrowser
  beforeAll(async () => {
    db = (await open()).db
    item = (await fillSelling(db, '2026-11-23'))['B-1'] ?? 0
    shop = await openPaying(db, () => time)
    ;({ memberId, companyId } = await addBuyer(db, 'buyer@uji.test', START))
    financeId = await addStaff(db, { email: 'finance@toko.test', role: 'finance' })
  })
  beforeEach(async () => {
    await moveTo(0)
    Object.assign(shop.state, {
      isSilent: false,
      isCut: false,
      isDeaf: false,
      refusesRefunds: false,
      altered: {},
    })
    shop.announced.length = 0
    await sql`truncate cart.cart, quotation.quotation, orders.order, ledger.journal, platform.email cascade`.execute(
      db,
    )
  })

  const moveTo = async (hours: number) => {
    time = new Date(START.getTime() + hours * HOUR_MS)
    buyer = await openBrowser(db, shop.api, memberId, { now: time })
    finance = await staffAt(db, shop.api, financeId, time)
  }
  const place = async (method: PaymentMethod) => {
    const offer = await checkOut(buyer, [[item, 30]])
    const id = await orderQuotation(buyer, offer, method)
    const { body } = await buyer.ask(order.showOrder, { params: { id: String(id) } })
    const number = 'data' in body ? body.data.record.number : ''
    await shop.work()
    return { id, number, quotationId: offer.id }
  }
  const placePaid = async (method: PaymentMethod) => {
    const placed = await place(method)
    await shop.simulator.act(`${placed.number}-1`, 'settle')
    await shop.work()
    return placed
  }
  const readAttempts = async (orderId: number): Promise<StaffAttempt[]> => {
    const { body } = await finance.ask(paymentStaff.listStaffAttempts, {
      query: { order_id: String(orderId) },
    })
    if (!('data' in body)) throw new Error('the attempts are not shown')
    return body.data.records
  }
  const readFirstAttempt = async (orderId: number): Promise<StaffAttempt> => {
    const [attempt] = (await readAttempts(orderId)).toSorted((a, b) => a.number - b.number)
    if (!attempt) throw new Error('there is no attempt')
    return attempt
  }
  const atGateway = ({ id }: StaffAttempt, amount: number, key: string = crypto.randomUUID()) =>
    finance.ask(paymentStaff.refundAtGateway, {
      params: { id: String(id) },
      idempotencyKey: key,
      body: { amount, reason: 'One was broken.' },
    })
  const byTransfer = ({ id }: StaffAttempt, amount: number, key: string = crypto.randomUUID()) =>
    finance.ask(paymentStaff.recordRefund, {
      params: { id: String(id) },
      idempotencyKey: key,
      form: {
        file: new File([new TextEncoder().encode('%PDF-1.7\n')], 'transfer.pdf'),
        amount: String(amount),
        reason: 'One was broken.',
      },
    })
  const accept = ({ id, version }: StaffAttempt) =>
    finance.ask(paymentStaff.acceptPayment, { params: { id: String(id) }, body: { version } })
  const readState = async (id: number) => {
    const { body } = await buyer.ask(order.showOrder, { params: { id: String(id) } })
    if (!('data' in body)) throw new Error('the order is not shown')
    const { state, payment_state, payment_method, timeline } = body.data.record
    return { state, payment_state, payment_method, last: timeline.at(-1)?.kind }
  }
  /** Credits an invoice, all of it or an amount before tax: what it does not need can be refunded. */
  const creditInvoice = async (
    orderId: number,
    credit: { readonly all: true } | { readonly untaxed: number },
  ) => {
    const { id, version } = await readInvoice(orderId)
    const { status } = await finance.ask(invoiceStaff.creditInvoice, {
      params: { id: String(id) },
      body: { version, credit, reason: 'One was broken.' },
    })
    expect(status).toBe(200)
  }
  /** The invoice of an order, and what the company's credit has of it. */
  const readInvoice = async (orderId: number) => {
    const listed = await buyer.ask(invoice.listInvoices, { query: { order_id: String(orderId) } })
    const id = 'data' in listed.body ? (listed.body.data.records[0]?.id ?? 0) : 0
    const { body } = await buyer.ask(invoice.showInvoice, { params: { id: String(id) } })
    if (!('data' in body)) throw new Error('the invoice is not shown')
    const { state, amount_paid, amount_due, amount_over, payments, receipt, version } = body.data.record
    const { status } = await buyer.get(`/v2/invoice/invoice/${id}/receipt`)
    return {
      id,
      version,
      shown: { state, amount_paid, amount_due, amount_over, payments: payments.map(({ amount }) => amount) },
      receipt: status === 200 ? receipt?.number : status,
    }
  }
  const emails = async () =>
    (
      await sql<{ kind: string }>`select kind from platform.email order by written_at, id`.execute(db)
    ).rows.map(({ kind }) => kind)

  describe('of a QR code', () => {
    it('goes back through the gateway in parts, each once, and never more than came', async () => {
      const { id } = await placePaid('qris')
      // What paid an invoice is not held for the buyer.
      expect(await readFirstAttempt(id)).toMatchObject({ refundable: 0, refund_ways: [] })
      expect((await atGateway(await readFirstAttempt(id), 1)).status).toBe(409)
      await creditInvoice(id, { all: true })
      const attempt = await readFirstAttempt(id)
      expect(attempt).toMatchObject({ refundable: TOTAL, refund_ways: ['gateway', 'transfer'] })
      expect((await atGateway(attempt, TOTAL + 1)).body).toMatchObject({
        errors: { amount: [expect.any(String)] },
      })
      expect((await atGateway(attempt, 3_300, 'a-key')).status).toBe(200)
      expect((await atGateway(attempt, 3_300, 'a-key')).status).toBe(200)
      expect((await atGateway(attempt, 3_301, 'a-key')).status).toBe(422)
      // One at a time, as long as the gateway has not answered.
      expect((await atGateway(attempt, 100)).status).toBe(409)
      expect((await byTransfer(attempt, 100)).status).toBe(409)
      expect(await readState(id)).toMatchObject({ payment_state: 'paid', last: 'payment_refund_requested' })
      await shop.work()
      expect(await readFirstAttempt(id)).toMatchObject({
        state: 'partially_refunded',
        refunded: 3_300,
        refundable: 30_000,
        refunds: [{ state: 'done', way: 'gateway', amount: 3_300 }],
      })
      // Nothing of it will come any more.
      expect(await readState(id)).toMatchObject({
        state: 'cancelled',
        payment_state: 'paid',
        last: 'payment_refunded',
      })
      expect((await byTransfer(await readFirstAttempt(id), 10_000)).status).toBe(200)
      expect((await atGateway(await readFirstAttempt(id), 20_000)).status).toBe(200)
      await shop.work()
      expect(await readFirstAttempt(id)).toMatchObject({
        state: 'refunded',
        refunded: TOTAL,
        refundable: 0,
        refund_ways: [],
      })
      expect(await readState(id)).toMatchObject({ payment_state: 'refunded' })
      expect((await emails()).filter((kind) => kind === 'order.payment_refunded')).toHaveLength(3)
    })

    it('goes back once, also where the gateway’s answer is lost and it is called again', async () => {
      const { id } = await placePaid('qris')
      await creditInvoice(id, { untaxed: 10_000 })
      await atGateway(await readFirstAttempt(id), 5_000)
      Object.assign(shop.state, { isCut: true, isDeaf: true })
      await expect(shop.work()).rejects.toThrow('the gateway does not answer')
      Object.assign(shop.state, { isCut: false, isDeaf: false })
      await shop.retryRefunds()
      await shop.retryRefunds()
      expect(await readFirstAttempt(id)).toMatchObject({ refunded: 5_000, refunds: [{ state: 'done' }] })
    })

    it('is refused where the gateway refuses, also after a refund at its own desk', async () => {
      const { id, number } = await placePaid('qris')
      await creditInvoice(id, { untaxed: 10_000 })
      expect(await shop.simulator.refundAtDesk(`${number}-1`, 5_000)).toBe(true)
      expect(await readFirstAttempt(id)).toMatchObject({ refunded: 5_000, refundable: 6_100 })
      await atGateway(await readFirstAttempt(id), 5_000)
      shop.state.refusesRefunds = true
      await shop.work()
      expect(await readFirstAttempt(id)).toMatchObject({ refunded: 5_000, refunds: [{ state: 'failed' }] })
      expect(await emails()).toContain('order.payment_refund_failed')
    })

    it('is done where the gateway refuses a key by which it gave the money back', async () => {
      const { id } = await placePaid('qris')
      await creditInvoice(id, { untaxed: 10_000 })
      await atGateway(await readFirstAttempt(id), 5_000)
      Object.assign(shop.state, { isCut: true, isDeaf: true })
      await expect(shop.work()).rejects.toThrow('the gateway does not answer')
      Object.assign(shop.state, { isCut: false, isDeaf: false, refusesRefunds: true })
      await shop.retryRefunds()
      expect(await readFirstAttempt(id)).toMatchObject({ refunded: 5_000, refunds: [{ state: 'done' }] })
    })

    it('is retried also if another refund fails, of which finance is told once', async () => {
      const [failing, other] = [await placePaid('qris'), await placePaid('qris')]
      for (const { id } of [failing, other]) await creditInvoice(id, { untaxed: 10_000 })
      await atGateway(await readFirstAttempt(failing.id), 5_000)
      await atGateway(await readFirstAttempt(other.id), 5_000)
      await sql
        .raw(`alter table payment.refund add constraint refuse check (state <> 'done' or attempt_id <>
        ${(await readFirstAttempt(failing.id)).id})`)
        .execute(db)
      await shop.retryRefunds()
      await shop.retryRefunds()
      expect(await readFirstAttempt(other.id)).toMatchObject({
        refunded: 5_000,
        refunds: [{ state: 'done' }],
      })
      expect(await readFirstAttempt(failing.id)).toMatchObject({ refunds: [{ state: 'requested' }] })
      expect((await emails()).filter((kind) => kind === 'order.payment_check_failed')).toHaveLength(1)
      await sql`alter table payment.refund drop constraint refuse`.execute(db)
      await shop.retryRefunds()
      expect(await readFirstAttempt(failing.id)).toMatchObject({ refunded: 5_000 })
    })

    it('is transferred where the gateway refuses', async () => {
      const { id, number } = await placePaid('qris')
      await creditInvoice(id, { untaxed: 10_000 })
      await atGateway(await readFirstAttempt(id), 5_000)
      // The bank takes all of it back first.
      shop.state.isDeaf = true
      await shop.simulator.act(`${number}-1`, 'reverse')
      await shop.work()
      expect(await readFirstAttempt(id)).toMatchObject({ refunded: 0, refunds: [{ state: 'failed' }] })
      expect(await emails()).toContain('order.payment_refund_failed')
      expect((await byTransfer(await readFirstAttempt(id), 5_000)).status).toBe(200)
      expect(await readFirstAttempt(id)).toMatchObject({ refunded: 5_000 })
    })
  })

  it('of an account is transferred back by finance, twice at once no more than came', async () => {
    const { id } = await placePaid('bca_va')
    await creditInvoice(id, { all: true })
    const attempt = await readFirstAttempt(id)
    expect(attempt.refund_ways).toEqual(['transfer'])
    expect((await atGateway(attempt, 1)).status).toBe(409)
    const both = await Promise.all([byTransfer(attempt, 20_000), byTransfer(attempt, 20_000)])
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400])
    const [refund] = (await readFirstAttempt(id)).refunds
    const file = await finance.get(`/staff/payments/refunds/${refund?.id ?? 0}/file`)
    expect([file.status, await file.text()]).toEqual([200, '%PDF-1.7\n'])
    expect(await readState(id)).toMatchObject({ state: 'cancelled', payment_state: 'paid' })
  })

  it('that a bank takes back after finance has transferred it back is owed by the company', async () => {
    const { id, number } = await placePaid('permata_va')
    await creditInvoice(id, { untaxed: 10_000 })
    await byTransfer(await readFirstAttempt(id), 11_100)
    await shop.simulator.act(`${number}-1`, 'reverse')
    const { rows } = await sql<{ cash: number }>`
      select sum(amount)::bigint as cash from ledger.posting where account = 'cash' and order_id = ${id}`.execute(
      db,
    )
    expect(rows).toEqual([{ cash: -11_100 }])
    expect(await companyExposure(db, companyId)).toBe(TOTAL)
    // Not 'refunded': the rest of the invoice is still to be paid.
    expect(await readState(id)).toMatchObject({ payment_state: 'unpaid' })
    expect(await verifyMoney(db, time)).toEqual([])
  })

  it.each([
    ['bca_va', 'in part', 5_000],
    ['bca_va', 'in full', TOTAL],
    ['qris', 'in part', 5_000],
    ['qris', 'in full', TOTAL],
  ] as const)(
    'by %s that was refunded %s, taken back and paid again waits for finance, and every sum agrees',
    async (method, _, amount) => {
      const { id } = await placePaid(method)
      await creditInvoice(id, amount === TOTAL ? { all: true } : { untaxed: 10_000 })
      if (method === 'qris') await atGateway(await readFirstAttempt(id), amount)
      else await byTransfer(await readFirstAttempt(id), amount)
      await shop.work()
      const hear = (outcome: Outcome) =>
        inTransaction(db, async (tx) => {
          const orderRow = await lockOrder(tx, id)
          const attempt = await findAttempt(tx, (await readFirstAttempt(id)).id)
          if (!orderRow || !attempt) throw new Error('there is no attempt')
          const parts = { sendEmail: async () => undefined, settings, announce: async () => {} }
          const answer = { orderId: '', id: 'again', amount: TOTAL, refunded: 0, refunds: [] }
          const transaction = { ...answer, outcome, instructions: undefined }
          await applyTransaction(tx, parts, orderRow, attempt, transaction, {
            now: time,
            requestId: 'a test',
          })
        })
      // What the gateway has refunded itself, no bank takes.
      const left = method === 'qris' ? amount : 0
      await hear('reversed')
      expect(await readFirstAttempt(id)).toMatchObject({
        state: 'reversed',
        received: left,
        refunded: amount,
        refundable: 0,
      })
      expect(await verifyMoney(db, time)).toEqual([])
      await hear('paid')
      expect(await readFirstAttempt(id)).toMatchObject({
        state: 'needs_review',
        received: left + TOTAL,
        refunded: amount,
        refundable: left + TOTAL - amount,
      })
      expect(await verifyMoney(db, time)).toEqual([])
    },
  )

  it('that a bank took back of two orders comes again by one transfer', async () => {
    const [one, other] = [await placePaid('permata_va'), await placePaid('permata_va')]
    for (const { number } of [one, other]) await shop.simulator.act(`${number}-1`, 'reverse')
    const { status } = await finance.ask(paymentStaff.recordTransfer, {
      idempotencyKey: crypto.randomUUID(),
      body: {
        company_id: companyId,
        transferred_on: '2026-11-23',
        amount: 2 * TOTAL,
        reference: '',
        allocations: [one, other].map(({ id }) => ({ order_id: id, amount: TOTAL })),
      },
    })
    expect(status).toBe(200)
    for (const { id } of [one, other])
      expect((await readInvoice(id)).shown).toMatchObject({ state: 'paid', amount_due: 0 })
    expect(await verifyMoney(db, time)).toEqual([])
  })

  it('is missed of the invoice too where the bank takes it back, until it is paid again', async () => {
    const { id, number, quotationId } = await placePaid('permata_va')
    const before = await readInvoice(id)
    expect(before.shown).toEqual({
      state: 'paid',
      amount_paid: TOTAL,
      amount_due: 0,
      amount_over: 0,
      payments: [TOTAL],
    })
    await shop.simulator.act(`${number}-1`, 'reverse')
    expect(await readInvoice(id)).toMatchObject({
      shown: { state: 'issued', amount_paid: 0, amount_due: TOTAL, payments: [TOTAL, -TOTAL] },
      receipt: 404,
    })
    expect(await companyExposure(db, companyId)).toBe(TOTAL)
    const again = {
      quotation_id: quotationId,
      version: 1,
      payment_method: 'bca_va',
      agree_terms: true,
    } as const
    await buyer.ask(payment.process, { idempotencyKey: crypto.randomUUID(), body: again })
    await shop.work()
    await shop.simulator.act(`${number}-2`, 'settle')
    await shop.work()
    expect(await readInvoice(id)).toMatchObject({
      shown: { state: 'paid', amount_due: 0, amount_over: 0, payments: [TOTAL, -TOTAL, TOTAL] },
      receipt: before.receipt,
    })
    expect(await companyExposure(db, companyId)).toBe(0)
    expect((await emails()).filter((kind) => kind === 'invoice.paid')).toHaveLength(1)
  })

  it('is due without what was credited, once the bank took it back', async () => {
    const { id, number, quotationId } = await placePaid('permata_va')
    await shop.simulator.act(`${number}-1`, 'reverse')
    const payAgain = () =>
      buyer.ask(payment.process, {
        idempotencyKey: crypto.randomUUID(),
        body: { quotation_id: quotationId, version: 1, payment_method: 'bca_va', agree_terms: true },
      })
    await payAgain()
    await shop.work()
    const { id: invoiceId, version } = await readInvoice(id)
    await finance.ask(invoiceStaff.creditInvoice, {
      params: { id: String(invoiceId) },
      body: { version, credit: { untaxed: 10_000 }, reason: 'One was broken.' },
    })
    await shop.work()
    // An account that asks for the whole total is closed.
    expect((await readAttempts(id)).map(({ state }) => state)).toEqual(['cancelled', 'reversed'])
    const rest = TOTAL - 11_100
    const shown = await buyer.ask(payment.showOrderPayment, { params: { id: String(id) } })
    expect(shown.body).toMatchObject({ data: { record: { amount_credited: 11_100, amount_due: rest } } })
    await payAgain()
    await shop.work()
    await shop.simulator.act(`${number}-3`, 'settle')
    await shop.work()
    expect(await readState(id)).toMatchObject({ payment_state: 'paid' })
    expect((await readInvoice(id)).shown).toMatchObject({ state: 'paid', amount_paid: rest, amount_due: 0 })
    expect(await readFirstAttempt(id)).toMatchObject({ order: { amount_over: 0 } })
  })

  it('is paid once the rest of what was paid again is credited', async () => {
    const { id, number, quotationId } = await placePaid('permata_va')
    await shop.simulator.act(`${number}-1`, 'reverse')
    await buyer.ask(payment.process, {
      idempotencyKey: crypto.randomUUID(),
      body: { quotation_id: quotationId, version: 1, payment_method: 'transfer', agree_terms: true },
    })
    await buyer.ask(payment.uploadProof, {
      params: { id: String(id) },
      form: {
        file: new File([new TextEncoder().encode('%PDF-1.7\n')], 'proof.pdf'),
        amount: String(TOTAL - 11_100),
        transferred_on: '2026-11-23',
      },
    })
    const waiting = await finance.ask(paymentStaff.listProofs, {})
    const proof = 'data' in waiting.body ? waiting.body.data.records[0] : undefined
    await finance.ask(paymentStaff.verifyProof, {
      params: { id: String(proof?.id ?? 0) },
      body: { received: TOTAL - 11_100 },
    })
    expect(await readState(id)).toMatchObject({ payment_state: 'partially_paid' })
    const { id: invoiceId, version } = await readInvoice(id)
    await finance.ask(invoiceStaff.creditInvoice, {
      params: { id: String(invoiceId) },
      body: { version, credit: { untaxed: 10_000 }, reason: 'One was broken.' },
    })
    await shop.work()
    expect(await readState(id)).toMatchObject({ payment_state: 'paid' })
    expect((await readInvoice(id)).shown).toMatchObject({ state: 'paid', amount_due: 0, amount_over: 0 })
  })

  it('is the buyer’s no more once the credit was refunded', async () => {
    const { id } = await placePaid('qris')
    await creditInvoice(id, { untaxed: 10_000 })
    expect((await readInvoice(id)).shown).toMatchObject({ amount_over: 11_100 })
    await atGateway(await readFirstAttempt(id), 11_100)
    await shop.work()
    expect((await readInvoice(id)).shown).toMatchObject({ state: 'paid', amount_due: 0, amount_over: 0 })
    // No more goes back than was credited.
    expect((await byTransfer(await readFirstAttempt(id), 1)).status).toBe(409)
    expect((await readInvoice(id)).shown).toMatchObject({ state: 'paid', amount_due: 0, amount_over: 0 })
  })

  it('of an order that is cancelled goes back, and leaves it refunded', async () => {
    const { id } = await placePaid('bni_va')
    const { body } = await buyer.ask(order.showOrder, { params: { id: String(id) } })
    const version = 'data' in body ? body.data.record.version : 0
    await buyer.ask(order.cancelOrder, { params: { id: String(id) }, body: { version, reason: '' } })
    expect(await readFirstAttempt(id)).toMatchObject({ order: { amount_over: TOTAL }, can_accept: false })
    await shop.work()
    expect((await readInvoice(id)).shown).toMatchObject({ state: 'credited', amount_over: TOTAL })
    await byTransfer(await readFirstAttempt(id), TOTAL)
    expect((await readInvoice(id)).shown).toMatchObject({ state: 'credited', amount_due: 0, amount_over: 0 })
    expect(await readState(id)).toMatchObject({ state: 'cancelled', payment_state: 'refunded' })
    expect(await readFirstAttempt(id)).toMatchObject({ order: { amount_over: 0 } })
  })

  it('is listed by a fixed number of queries, however many attempts there are', async () => {
    for (const method of ['qris', 'transfer', 'bca_va'] as const) await place(method)
    const { rows } = await sql<AttemptRow>`select * from payment.attempt order by id`.execute(db)
    const countFor = async (some: readonly AttemptRow[]) => {
      let count = 0
      const counting = db.withPlugin({
        transformQuery: ({ node }) => {
          count++
          return node
        },
        transformResult: async ({ result }) => result,
      })
      expect(await showStaffAttempts(counting, some, time)).toHaveLength(some.length)
      return count
    }
    expect(rows).toHaveLength(3)
    expect(await countFor(rows)).toBe(await countFor(rows.slice(1)))
    expect(await countFor(rows)).toBeLessThan(15)
  })

  describe('because it came late', () => {
    const payAgain = (quotationId: number) =>
      buyer.ask(payment.process, {
        idempotencyKey: crypto.randomUUID(),
        body: { quotation_id: quotationId, version: 1, payment_method: 'bni_va', agree_terms: true },
      })
    const readPayment = async (id: number) => {
      const { body } = await buyer.ask(payment.showOrderPayment, { params: { id: String(id) } })
      if (!('data' in body)) throw new Error('the payment is not shown')
      return body.data.record
    }
    const late = async (meanwhile: (quotationId: number) => Promise<unknown> = async () => {}) => {
      const placed = await place('bca_va')
      await moveTo(25)
      await shop.poll()
      await meanwhile(placed.quotationId)
      await shop.work()
      await shop.simulator.act(`${placed.number}-1`, 'settle')
      expect(await readState(placed.id)).toMatchObject({ payment_state: 'unpaid', last: 'payment_late' })
      return placed
    }

    it('is accepted by finance, once, and ends what was open', async () => {
      const { id } = await late(payAgain)
      const { body } = await finance.ask(paymentStaff.listStaffAttempts, { query: { state: 'needs_review' } })
      const [attempt] = 'data' in body ? body.data.records : []
      if (!attempt) throw new Error('nothing waits for finance')
      expect(attempt).toMatchObject({ can_accept: true, received: TOTAL, order: { id, amount_paid: 0 } })
      const outdated = await accept({ ...attempt, version: attempt.version - 1 })
      expect([outdated.status, outdated.body]).toMatchObject([409, { code: 'version_conflict' }])
      const both = await Promise.all([accept(attempt), accept(attempt)])
      expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
      expect(await readState(id)).toMatchObject({
        payment_state: 'paid',
        payment_method: 'bca_va',
        last: 'payment_verified',
      })
      expect(shop.announced).toContainEqual({ type: 'order_paid', order: id })
      await shop.work()
      expect((await shop.attempts()).map(({ state }) => state)).toEqual(['paid', 'cancelled'])
    })

    it('is announced to the buyer, who pays nothing more until finance has refunded it', async () => {
      const { id, quotationId } = await late()
      expect((await emails()).filter((kind) => kind === 'order.payment_late')).toHaveLength(2)
      expect(await readPayment(id)).toMatchObject({
        is_under_review: true,
        amount_due: TOTAL,
        payment_methods: [],
      })
      const refused = await payAgain(quotationId)
      expect([refused.status, refused.body]).toMatchObject([409, { code: 'payment_under_review' }])
      await byTransfer(await readFirstAttempt(id), 300)
      expect((await payAgain(quotationId)).status).toBe(409)
      await byTransfer(await readFirstAttempt(id), TOTAL - 300)
      expect(await readPayment(id)).toMatchObject({
        is_under_review: false,
        payment_methods: [{}, {}, {}, {}, {}, {}, {}],
      })
      expect((await payAgain(quotationId)).status).toBe(200)
      expect((await readAttempts(id)).map(({ state }) => state).toSorted()).toEqual(['created', 'refunded'])
    })

    it('is not accepted while sums of its order from before the ledger do not agree', async () => {
      const { id } = await late()
      await sql`
        insert into ledger.difference (company_id, order_id, stored, computed, found_at)
        values (${companyId}, ${id}, 1, 2, now())`.execute(db)
      const attempt = await readFirstAttempt(id)
      expect(attempt).toMatchObject({ can_accept: false, refundable: 0 })
      expect((await accept(attempt)).status).toBe(409)
      await sql`delete from ledger.difference`.execute(db)
      expect((await accept(attempt)).status).toBe(200)
    })

    it('is not accepted while it is on its way back', async () => {
      const { id, number } = await place('qris')
      await moveTo(25)
      await shop.poll()
      await shop.simulator.act(`${number}-1`, 'settle')
      expect(await readFirstAttempt(id)).toMatchObject({ state: 'needs_review', can_accept: true })
      expect((await atGateway(await readFirstAttempt(id), TOTAL)).status).toBe(200)
      expect(await readFirstAttempt(id)).toMatchObject({ can_accept: false })
      expect((await accept(await readFirstAttempt(id))).status).toBe(409)
    })

    it('is not accepted for an order that was cancelled, and can be refunded', async () => {
      const { id } = await late()
      const { body } = await buyer.ask(order.showOrder, { params: { id: String(id) } })
      const version = 'data' in body ? body.data.record.version : 0
      await buyer.ask(order.cancelOrder, { params: { id: String(id) }, body: { version, reason: '' } })
      const attempt = await readFirstAttempt(id)
      expect((await accept(attempt)).status).toBe(409)
      await byTransfer(attempt, 300)
      expect(await readFirstAttempt(id)).toMatchObject({ state: 'needs_review', refundable: TOTAL - 300 })
      await byTransfer(await readFirstAttempt(id), TOTAL - 300)
      expect(await readFirstAttempt(id)).toMatchObject({ state: 'refunded' })
    })
  })

  describe('that never came', () => {
    it('cancels an order 7 days after its last attempt, with a warning a day before', async () => {
      const { id } = await place('bca_va')
      await moveTo(25)
      await shop.poll()
      expect(await shop.cancelUnpaid()).toBe(0)
      await moveTo(25 + 6 * DAY)
      expect(await shop.cancelUnpaid()).toBe(0)
      expect(await readState(id)).toMatchObject({ state: 'placed', last: 'payment_warning' })
      await moveTo(24 + 7 * DAY)
      expect(await shop.cancelUnpaid()).toBe(0)
      await moveTo(25 + 7 * DAY)
      expect(
        await Promise.all([shop.cancelUnpaid(), shop.cancelUnpaid()]).then((all) => all.toSorted()),
      ).toEqual([0, 1])
      expect(await readState(id)).toMatchObject({ state: 'cancelled', last: 'cancel' })
      for (const [language, text] of [
        ['en', 'It was not paid within 7 days.'],
        ['id', 'Pesanan tidak dibayar dalam 7 hari.'],
      ] as const) {
        const headers = { cookie: buyer.cookie, 'sec-fetch-site': 'same-origin', 'accept-language': language }
        const answer = await shop.api.app.request(`/api/v2/order/order/${id}`, { headers })
        const { data } = (await answer.json()) as { data: { record: Order } }
        expect(data.record.timeline.at(-1)).toMatchObject({ kind: 'cancel', text })
      }
      expect(shop.announced).toContainEqual({ type: 'order_cancelled', order: id })
      const kinds = await emails()
      expect(kinds.filter((kind) => kind === 'order.payment_warning')).toHaveLength(1)
      expect(kinds).toContain('order.cancel')
    })

    it('warns a day before in any case, also where the shop stood still', async () => {
      const { id } = await place('transfer')
      await moveTo(30 * DAY)
      expect(await shop.cancelUnpaid()).toBe(0)
      expect(await readState(id)).toMatchObject({ state: 'placed', last: 'payment_warning' })
      await moveTo(31 * DAY)
      expect(await shop.cancelUnpaid()).toBe(1)
    })

    it('leaves alone what can still be paid, and what anything was shown or came for', async () => {
      const [open, shown, late] = [await place('bca_va'), await place('transfer'), await place('qris')]
      await moveTo(2)
      await shop.simulator.act(`${late.number}-1`, 'settle')
      await buyer.ask(payment.uploadProof, {
        params: { id: String(shown.id) },
        form: {
          file: new File([new TextEncoder().encode('%PDF-1.7\n')], 'bukti.pdf'),
          amount: String(TOTAL),
          transferred_on: '2026-11-23',
        },
      })
      for (const day of [7, 8, 9]) {
        await moveTo(day * DAY)
        expect(await shop.cancelUnpaid()).toBe(0)
      }
      for (const { id } of [open, shown, late]) expect(await readState(id)).toMatchObject({ state: 'placed' })
    })

    it('begins again with each attempt', async () => {
      const { id, quotationId } = await place('transfer')
      await moveTo(6 * DAY)
      await shop.cancelUnpaid()
      await moveTo(6 * DAY + 1)
      await buyer.ask(payment.process, {
        idempotencyKey: crypto.randomUUID(),
        body: {
          quotation_id: quotationId,
          version: 1,
          payment_method: 'bca_va',
          agree_terms: true,
          instead_of: 1,
        },
      })
      await shop.work()
      await moveTo(8 * DAY)
      await shop.poll()
      expect(await shop.cancelUnpaid()).toBe(0)
      expect(await readState(id)).toMatchObject({ state: 'placed', last: 'payment_expired' })
    })
  })
})

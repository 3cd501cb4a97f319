import {
  fulfilmentStaff,
  invoice,
  invoiceStaff,
  order,
  payment,
  paymentStaff,
} from '@pasok/contract/endpoints'
import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { creditOrder, issueInvoice } from '../../invoice/index.ts'
import { refuseRefundOf, requestRefundOf } from '../../ledger/index.ts'
import type { Db, SendEmail } from '../../platform/index.ts'
import { openApi, settings } from '../../testing/ask-api.ts'
import { openStaffBrowser } from '../../testing/ask-as-staff.ts'
import { openBrowser, type AskingBrowser } from '../../testing/ask-as.ts'
import { onDatabase } from '../../testing/index.ts'
import { expectMoneyTables } from '../../testing/money-table-invariants.ts'
import { addPerson } from '../../testing/people-fixture.ts'
import { addBuyer, checkOut, fillSelling, giveCredit, orderQuotation } from '../../testing/selling-fixture.ts'
import { pdfPages } from '../../testing/pdf-text.ts'
import { verifyMoney } from '../verify-money.ts'

const NOW = new Date('2026-11-23T05:00:00Z')
const DAY = '2026-11-23'
const sendEmail: SendEmail = async () => {}
const PAYEE = { bank: 'BCA', number: '1234567890', holder: 'PT Uji' }

onDatabase('money that is held for a company', (open) => {
  let db: Db
  let item: number
  let company: number
  let buyer: AskingBrowser
  let stranger: AskingBrowser
  let finance: AskingBrowser
  let sales: AskingBrowser
  beforeAll(async () => {
    db = (await open()).db
    item = (await fillSelling(db, DAY))['B-1'] ?? 0
    const api = openApi({ db, now: () => NOW })
    const person = await addBuyer(db, 'buyer@uji.test', NOW)
    company = person.companyId
    buyer = await openBrowser(db, api, person.memberId, { now: NOW })
    await addPerson(db, { email: 'pemilik@uji.test', companyId: company, role: 'owner' })
    const foreign = await addBuyer(db, 'orang-lain@uji.test', NOW)
    stranger = await openBrowser(db, api, foreign.memberId, { now: NOW })
    finance = await openStaffBrowser(db, api, 'finance')
    sales = await openStaffBrowser(db, api, 'sales')
  })
  beforeEach(async () => {
    await sql`
      truncate cart.cart, quotation.quotation, orders.order, ledger.journal, ledger.transfer, ledger.balance,
        ledger.held_refund, payment.credit, platform.email cascade`.execute(db)
    await giveCredit(db, company, 1_000_000)
    return async () => {
      expect(await verifyMoney(db, NOW)).toEqual([])
      await expectMoneyTables(db)
    }
  })

  const invoiceParts = { sendEmail, settings, announce: async () => {} }
  const place = async (method: 'terms' | 'transfer', quantity: number) =>
    orderQuotation(buyer, await checkOut(buyer, [[item, quantity]]), method)
  const issue = async (orderId: number) => {
    const made = await issueInvoice({ ...invoiceParts, db }, { orderId, now: NOW, requestId: 'a test' })
    if ('error' in made) throw new Error(made.error)
    return made.id
  }
  const record = (amount: number, allocations: readonly object[] = []) =>
    finance.ask(paymentStaff.recordTransfer, {
      idempotencyKey: crypto.randomUUID(),
      body: { company_id: company, transferred_on: DAY, amount, reference: '', allocations } as never,
    })
  /** A prepaid order of 3,330 rupiah that is paid. */
  const placePaid = async () => {
    const id = await place('transfer', 3)
    await record(3_330, [{ order_id: id, amount: 3_330 }])
    return id
  }
  const readOrder = async (id: number) => {
    const { body } = await buyer.ask(order.showOrder, { params: { id: String(id) } })
    if (!('data' in body)) throw new Error('the order is not shown')
    return body.data.record
  }
  const readInvoice = async (id: number) => {
    const { body } = await buyer.ask(invoice.showInvoice, { params: { id: String(id) } })
    if (!('data' in body)) throw new Error('the invoice is not shown')
    return body.data.record
  }
  const readPdf = async (id: number) => {
    const response = await buyer.get(`/v2/invoice/invoice/${id}/pdf?language=en`)
    return pdfPages(new Uint8Array(await response.arrayBuffer())).join('\n')
  }
  const cancel = async (id: number) => {
    const { version } = await readOrder(id)
    await buyer.ask(order.cancelOrder, { params: { id: String(id) }, body: { version, reason: '' } })
    await creditOrder({ ...invoiceParts, db }, { orderId: id, now: NOW, requestId: 'a test' })
  }
  const refund = (amount: number, of: object = {}, key: string = crypto.randomUUID()) =>
    finance.ask(paymentStaff.requestHeldRefund, {
      params: { id: String(company) },
      idempotencyKey: key,
      body: { amount, reason: 'Pesanan batal', payee: PAYEE, ...of },
    })
  const askFor = (amount: number, of: object = {}, by = buyer) =>
    by.ask(payment.askForRefund, {
      idempotencyKey: crypto.randomUUID(),
      body: { amount, reason: 'Mohon dikembalikan', payee: PAYEE, ...of },
    })
  const keep = (orderId: number, by = buyer) =>
    by.ask(payment.keepOnAccount, { params: { id: String(orderId) } })
  const approve = (id: number) => finance.ask(paymentStaff.approveHeldRefund, { params: { id: String(id) } })
  const complete = (id: number, transferred_on: string = DAY) =>
    finance.ask(paymentStaff.completeHeldRefund, {
      params: { id: String(id) },
      body: { transferred_on, reference: 'BCA 99' },
    })
  const refuse = (id: number) =>
    finance.ask(paymentStaff.refuseHeldRefund, {
      params: { id: String(id) },
      body: { reason: 'Salah rekening' },
    })
  const idOf = ({ status, body }: { readonly status: number; readonly body: unknown }) => {
    const { data } = body as { data?: { record?: { id: number }; records?: { id: number }[] } }
    const id = data?.record?.id ?? data?.records?.[0]?.id
    if (id === undefined) throw new Error(`the refund answers ${status}: ${JSON.stringify(body)}`)
    return id
  }
  const readMoney = async () => {
    const { body } = await finance.ask(paymentStaff.showCompanyMoney, { params: { id: String(company) } })
    if (!('data' in body)) throw new Error('the money is not shown')
    const { held_for_orders, held_on_account, on_its_way_back } = body.data.record
    return { held_for_orders, held_on_account, on_its_way_back }
  }
  /** What is held for whom, and what of it the buyer may move. */
  const readFree = async () => {
    const { body } = await buyer.ask(payment.showBalance, {})
    if (!('data' in body)) throw new Error('no balance is shown')
    return body.data.record.held_for.map(({ kind, amount, available }) => [kind, amount, available])
  }
  const codeOf = ({ status, body }: { readonly status: number; readonly body: unknown }) => [
    status,
    (body as { code?: string }).code,
  ]
  const emails = async () =>
    (
      await sql<{ text: string }>`
        select kind || ' ' || recipient as text from platform.email where kind like 'held_refund.%'`.execute(
        db,
      )
    ).rows
      .map(({ text }) => text)
      .toSorted()

  it('of a cancelled order that a transfer paid is refunded by transfer, once', async () => {
    const id = await placePaid()
    await issue(id)
    await cancel(id)
    const key = crypto.randomUUID()
    const both = await Promise.all([
      refund(3_330, { order_id: id }, key),
      refund(3_330, { order_id: id }, key),
    ])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    const one = idOf(await refund(3_330, { order_id: id }, key))
    expect(await readMoney()).toEqual({ held_for_orders: 0, held_on_account: 0, on_its_way_back: 3_330 })
    expect(codeOf(await refund(1, { order_id: id }))).toEqual([409, 'more_than_held'])
    expect((await readOrder(id)).payment_state).toBe('paid')
    expect(codeOf(await complete(one, '2026-11-24'))).toEqual([400, 'invalid_request'])
    const ended = await Promise.all([complete(one), complete(one), refuse(one)])
    expect(ended.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409])
    const listed = await finance.ask(paymentStaff.listHeldRefunds, { query: { state: 'done' } })
    expect(listed.body).toMatchObject({ data: { records: [{ id: one, state: 'done' }], total: 1 } })
  })

  it('shows its bank account to finance alone, not to salespeople', async () => {
    const id = await placePaid()
    await cancel(id)
    await refund(3_330, { order_id: id })
    const [seen, hidden] = await Promise.all(
      [finance, sales].map((by) =>
        by.ask(paymentStaff.showCompanyMoney, { params: { id: String(company) } }),
      ),
    )
    expect(seen?.body).toMatchObject({ data: { record: { refunds: [{ payee: PAYEE }] } } })
    expect(hidden?.body).toMatchObject({ data: { record: { refunds: [{ amount: 3_330 }] } } })
    expect(JSON.stringify(hidden?.body)).not.toContain(PAYEE.number)
    expect((await sales.ask(paymentStaff.listHeldRefunds, {})).status).toBe(403)
  })

  it('is missed nowhere once it was transferred: the order is refunded, and its buyer is told', async () => {
    const id = await placePaid()
    await cancel(id)
    const one = idOf(await refund(3_330, { order_id: id }))
    expect((await complete(one)).body).toMatchObject({
      data: { record: { state: 'done', transferred_on: DAY, reference: 'BCA 99', payee: PAYEE } },
    })
    expect(await readMoney()).toEqual({ held_for_orders: 0, held_on_account: 0, on_its_way_back: 0 })
    const shown = await readOrder(id)
    expect(shown.payment_state).toBe('refunded')
    expect(shown.timeline.slice(-2).map(({ kind }) => kind)).toEqual([
      'payment_refund_requested',
      'payment_refunded',
    ])
    expect(await emails()).toEqual([
      'held_refund.done buyer@uji.test',
      'held_refund.requested buyer@uji.test',
    ])
    const { body } = await buyer.ask(payment.showStatement, { query: {} })
    expect('data' in body && body.data.record.rows.map(({ name, debit }) => [name, debit])).toEqual([
      ['Payment received', 0],
      ['Refund of Rp. 3.330 requested', 0],
      ['Refund', 3_330],
    ])
  })

  it('of an order that needs it is not refunded; what it does not need is', async () => {
    const id = await place('transfer', 3)
    await record(4_000, [{ order_id: id, amount: 4_000 }])
    expect(codeOf(await refund(671, { order_id: id }))).toEqual([409, 'more_than_held'])
    expect(await readFree()).toEqual([['order', 4_000, 670]])
    idOf(await askFor(70, { order_id: id }))
    expect(await readFree()).toEqual([['order', 4_000, 600]])
    const one = idOf(await refund(300, { order_id: id }))
    expect(codeOf(await refund(371, { order_id: id }))).toEqual([409, 'more_than_held'])
    await refund(370, { order_id: id })
    await complete(one)
    expect(await readOrder(id)).toMatchObject({ payment_state: 'paid' })
  })

  it('is held again where a refund is called back', async () => {
    await record(500)
    const one = idOf(await refund(500))
    expect(codeOf(await refund(1))).toEqual([409, 'more_than_held'])
    expect((await refuse(one)).status).toBe(200)
    expect(await readMoney()).toEqual({ held_for_orders: 0, held_on_account: 500, on_its_way_back: 0 })
    expect(codeOf(await complete(one))).toEqual([409, 'not_possible_now'])
    expect(await emails()).toEqual([
      'held_refund.refused pemilik@uji.test',
      'held_refund.requested pemilik@uji.test',
    ])
    expect(idOf(await refund(500))).toBeGreaterThan(one)
  })

  it('of an invoice is refunded, and its invoice says so', async () => {
    const id = await issue(await place('terms', 2))
    await record(2_220, [{ invoice_id: id, amount: 2_220 }])
    const read = () => readInvoice(id)
    await finance.ask(invoiceStaff.creditInvoice, {
      params: { id: String(id) },
      body: { version: (await read()).version, credit: { untaxed: 1_000 }, reason: 'Rusak' },
    })
    expect((await read()).returned_money).toEqual([{ place: 'on_account', amount: 1_110 }])
    expect(codeOf(await refund(1_111, { invoice_id: id }))).toEqual([409, 'more_than_held'])
    const one = idOf(await refund(1_110, { invoice_id: id }))
    const { order_id } = await read()
    expect(await read()).toMatchObject({
      amount_over: 1_110,
      amount_refund_due: 1_110,
      returned_money: [{ place: 'on_its_way', amount: 1_110, on: DAY }],
    })
    const pdf = await readPdf(id)
    expect(pdf).toMatch(/Refund due\nRp\. 1\.110\n/)
    expect(pdf).not.toContain('Overpaid')
    expect(pdf.replaceAll('\n', ' ')).toMatch(
      /Refund due: Rp\. 1\.110, from credit note \S+\. Rp\. 1\.110 is on its way to you, requested on 23\/11\/2026\./,
    )
    const onItsWay = { on_account: 0, refund_on_its_way: 1_110, refunded: 0, held: 0, paid: 1_110 }
    expect((await readOrder(order_id)).money).toMatchObject(onItsWay)
    await complete(one, '2026-11-22')
    expect(await read()).toMatchObject({
      amount_over: 0,
      amount_refund_due: 0,
      amount_paid: 1_110,
      state: 'paid',
      returned_money: [{ place: 'refunded', amount: 1_110, on: '2026-11-22' }],
    })
    expect((await readPdf(id)).replaceAll('\n', ' ')).toContain('Rp. 1.110 was refunded on 22/11/2026.')
    const refunded = { ...onItsWay, refund_on_its_way: 0, refunded: 1_110 }
    expect((await readOrder(order_id)).money).toMatchObject(refunded)
  })

  it('of an invoice paid with its order is held, and then on the account, as its invoice says', async () => {
    const orderId = await placePaid()
    const id = await issue(orderId)
    expect((await readInvoice(id)).returned_money).toEqual([])
    const credited = await finance.ask(invoiceStaff.creditInvoice, {
      params: { id: String(id) },
      body: { version: (await readInvoice(id)).version, credit: { untaxed: 1_000 }, reason: 'Rusak' },
    })
    expect(credited.status).toBe(200)
    expect(await readInvoice(id)).toMatchObject({
      amount_refund_due: 1_110,
      returned_money: [{ place: 'held', amount: 1_110 }],
    })
    expect((await keep(orderId)).status).toBe(200)
    expect(await readInvoice(id)).toMatchObject({
      amount_over: 0,
      returned_money: [{ place: 'on_account', amount: 1_110, on: DAY }],
    })
  })

  it('twice at once is refunded no more than once', async () => {
    await record(1_000)
    const both = await Promise.all([refund(800), refund(800)])
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  })

  it('of an order with a difference from before the ledger is not refunded or moved', async () => {
    const id = await placePaid()
    await cancel(id)
    await sql`
      insert into ledger.difference (company_id, order_id, stored, computed, found_at)
      values (${company}, ${id}, 1, 2, now())`.execute(db)
    expect(codeOf(await refund(1, { order_id: id }))).toEqual([409, 'not_possible_now'])
    expect(codeOf(await keep(id))).toEqual([409, 'not_possible_now'])
    await sql`delete from ledger.difference`.execute(db)
  })

  it('is refunded as a member asks, once finance approves it; another company has no part in it', async () => {
    const id = await placePaid()
    await cancel(id)
    expect((await askFor(1, { order_id: id }, stranger)).status).toBe(404)
    expect((await keep(id, stranger)).status).toBe(404)
    expect((await askFor(1, { order_id: id, invoice_id: 1 })).status).toBe(400)
    const one = idOf(await askFor(3_000, { order_id: id }))
    expect(codeOf(await askFor(1, { order_id: id }))).toEqual([409, 'refund_waits'])
    expect(await emails()).toEqual([
      'held_refund.waiting buyer@uji.test',
      expect.stringMatching(/^held_refund.waiting finance/),
    ])
    const listed = await finance.ask(paymentStaff.listHeldRefunds, {})
    expect(listed.body).toMatchObject({
      data: { records: [{ id: one, state: 'waiting', company: { id: company }, document: { id } }] },
    })
    // Nothing moved yet, and it can't be transferred.
    expect(await readMoney()).toMatchObject({ on_its_way_back: 0 })
    expect(codeOf(await complete(one))).toEqual([409, 'not_possible_now'])
    const both = await Promise.all([approve(one), approve(one)])
    expect(both.map(codeOf)).toEqual(
      expect.arrayContaining([
        [200, undefined],
        [409, 'not_possible_now'],
      ]),
    )
    await complete(one)
    const own = await buyer.ask(payment.listOwnRefunds, {})
    expect(own.body).toMatchObject({ data: { records: [{ id: one, state: 'done' }], total: 1 } })
    const foreign = await stranger.ask(payment.listOwnRefunds, {})
    expect(foreign.body).toMatchObject({ data: { total: 0 } })
  })

  it('is not approved once it was used for something else', async () => {
    await record(1_110)
    const one = idOf(await askFor(1_110))
    const invoiceId = await issue(await place('terms', 1))
    await finance.ask(paymentStaff.useHeldMoney, {
      params: { id: String(company) },
      idempotencyKey: crypto.randomUUID(),
      body: { allocations: [{ invoice_id: invoiceId, amount: 1_000 }] },
    })
    expect(codeOf(await approve(one))).toEqual([409, 'more_than_held'])
    expect((await refuse(one)).status).toBe(200)
    expect(await readMoney()).toMatchObject({ held_on_account: 110 })
  })

  it('of items that will not come is moved to the account as the buyer chooses, and pays another order', async () => {
    const id = await placePaid()
    expect(codeOf(await keep(id))).toEqual([409, 'not_possible_now'])
    const { version, order_line: lines } = await readOrder(id)
    const closed = await sales.ask(fulfilmentStaff.closeOrderLines, {
      params: { id: String(id) },
      body: {
        version,
        lines: [{ order_line_id: lines[0]?.id ?? 0, quantity: 1 }],
        reason: 'Tidak diproduksi',
      },
    })
    expect(closed.status).toBe(200)
    expect((await keep(id)).status).toBe(200)
    expect(await readMoney()).toEqual({ held_for_orders: 2_220, held_on_account: 1_110, on_its_way_back: 0 })
    expect((await readOrder(id)).payment_state).toBe('paid')
    const other = await place('transfer', 1)
    await finance.ask(paymentStaff.useHeldMoney, {
      params: { id: String(company) },
      idempotencyKey: crypto.randomUUID(),
      body: { allocations: [{ order_id: other, amount: 1_110 }] },
    })
    expect((await readOrder(other)).payment_state).toBe('paid')
  })

  it('that its buyer kept on account does not hinder the correction of the transfer; what was used does', async () => {
    const id = await place('transfer', 3)
    await record(33_300, [{ order_id: id, amount: 33_300 }])
    await keep(id)
    expect(await readMoney()).toMatchObject({ held_for_orders: 3_330, held_on_account: 29_970 })
    const correct = async () => {
      const { body } = await finance.ask(paymentStaff.showCompanyMoney, { params: { id: String(company) } })
      const [last] = 'data' in body ? body.data.record.transfers : []
      return finance.ask(paymentStaff.correctTransfer, {
        params: { id: String(last?.id ?? 0) },
        body: { reason: 'Salah ketik' },
      })
    }
    expect((await correct()).status).toBe(200)
    expect(await readMoney()).toMatchObject({ held_for_orders: 0, held_on_account: 0 })
    expect((await readOrder(id)).payment_state).toBe('unpaid')
    // Money on account of another transfer is not taken for one whose money was used.
    await record(5_000, [{ order_id: id, amount: 5_000 }])
    await keep(id)
    const one = idOf(await refund(100))
    await complete(one)
    expect(codeOf(await correct())).toEqual([409, 'money_spent'])
    expect(await readMoney()).toMatchObject({ held_for_orders: 3_330, held_on_account: 1_570 })
  })

  it('of two transfers for an order is corrected one by one, and never out of the rest of a transfer', async () => {
    const id = await place('transfer', 3)
    await record(9_990, [{ order_id: id, amount: 4_440 }])
    await keep(id)
    expect(await readMoney()).toMatchObject({ held_for_orders: 3_330, held_on_account: 6_660 })
    // 1,000 of the 6,660 on account are used: the transfer is not whole any more.
    await complete(idOf(await refund(1_000)))
    const { body } = await finance.ask(paymentStaff.showCompanyMoney, { params: { id: String(company) } })
    const [last] = 'data' in body ? body.data.record.transfers : []
    const params = { id: String(last?.id ?? 0) }
    const correct = () => finance.ask(paymentStaff.correctTransfer, { params, body: { reason: 'Salah' } })
    expect(codeOf(await correct())).toEqual([409, 'money_spent'])
    await record(1_000)
    expect((await correct()).status).toBe(200)
    expect(await readMoney()).toMatchObject({ held_for_orders: 0, held_on_account: 0 })
  })

  it('of a cancelled order leaves it refunded once it was kept on account, and not one that owes again', async () => {
    const id = await placePaid()
    await cancel(id)
    expect((await keep(id)).status).toBe(200)
    expect(await readOrder(id)).toMatchObject({ payment_state: 'refunded' })
    expect(await readMoney()).toMatchObject({ held_for_orders: 0, held_on_account: 3_330 })
  })

  it('of an order is not available while the gateway refunds what the order does not need', async () => {
    const id = await place('transfer', 3)
    await record(6_660, [{ order_id: id, amount: 6_660 }])
    const { rows } = await sql<{ id: number }>`select id from payment.attempt where order_id = ${id}`.execute(
      db,
    )
    const attempt = { company_id: company, order_id: id, invoice_id: null, attempt_id: rows[0]?.id ?? 0 }
    const asked = { refundId: 1, payment: { ...attempt, method: 'qris' }, amount: 3_330, now: NOW }
    await requestRefundOf(db, asked)
    expect(codeOf(await refund(1, { order_id: id }))).toEqual([409, 'more_than_held'])
    expect(codeOf(await keep(id))).toEqual([409, 'not_possible_now'])
    await refuseRefundOf(db, asked)
    expect((await keep(id)).status).toBe(200)
    expect(await readMoney()).toEqual({ held_for_orders: 3_330, held_on_account: 3_330, on_its_way_back: 0 })
  })

  it('is asked for once at a time of each place, also twice at once', async () => {
    const id = await placePaid()
    await cancel(id)
    await record(1_000)
    expect(codeOf(await askFor(3_331, { order_id: id }))).toEqual([409, 'more_than_held'])
    const both = await Promise.all([askFor(1, { order_id: id }), askFor(1, { order_id: id })])
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    const one = idOf(await askFor(1))
    expect(codeOf(await askFor(1))).toEqual([409, 'refund_waits'])
    await refuse(one)
    expect((await askFor(1)).status).toBe(200)
  })
  it('is not asked for or refunded while it secures what the company owes', async () => {
    await record(1_500)
    const asked = idOf(await askFor(400))
    const invoiceId = await issue(await place('terms', 3))
    await sql`update payment.credit set credit_limit = 2000`.execute(db)
    // 3,330 owed less 1,500 held is within the limit by 170.
    expect(codeOf(await refund(171))).toEqual([409, 'money_needed'])
    expect(codeOf(await approve(asked))).toEqual([409, 'money_needed'])
    await refuse(asked)
    expect(codeOf(await askFor(171))).toEqual([409, 'money_needed'])
    expect((await refund(170)).status).toBe(200)
    await sql`update payment.credit set credit_limit = 1000000`.execute(db)
    await sql`update invoice.invoice set due_on = '2026-11-22' where id = ${invoiceId}`.execute(db)
    expect(codeOf(await refund(1))).toEqual([409, 'money_needed'])
    // What an order paid in advance had secures nothing.
    const cancelled = await placePaid()
    await cancel(cancelled)
    expect((await refund(1, { order_id: cancelled })).status).toBe(200)
    await finance.ask(paymentStaff.useHeldMoney, {
      params: { id: String(company) },
      idempotencyKey: crypto.randomUUID(),
      body: { allocations: [{ invoice_id: invoiceId, amount: 1_330 }] },
    })
    await record(2_100, [{ invoice_id: invoiceId, amount: 2_000 }])
    expect((await refund(100)).status).toBe(200)
  })

  it('is not refunded as what an invoice does not need either, while another invoice is overdue', async () => {
    const paid = await issue(await place('terms', 1))
    const overdue = await issue(await place('terms', 1))
    await sql`update invoice.invoice set due_on = '2026-11-22' where id = ${overdue}`.execute(db)
    const enter = async (amount: number) => {
      const { version } = await readInvoice(paid)
      const params = { id: String(paid) }
      const body = { version, amount, paid_on: DAY, reference: '' }
      return codeOf(await finance.ask(invoiceStaff.recordInvoicePayment, { params, body }))
    }
    expect(await enter(2_110)).toEqual([200, undefined])
    expect(await enter(-1_000)).toEqual([409, 'money_needed'])
    expect(codeOf(await refund(1_000, { invoice_id: paid }))).toEqual([409, 'money_needed'])
    await sql`update invoice.invoice set due_on = '2026-12-22' where id = ${overdue}`.execute(db)
    expect(await enter(-1_000)).toEqual([200, undefined])
  })

  it.each(['refund', 'order'] as const)(
    'and an order on terms pass no limit together, the %s first',
    async (first) => {
      await place('terms', 1)
      await record(1_110)
      await sql`update payment.credit set credit_limit = 1500`.execute(db)
      const offer = await checkOut(buyer, [[item, 1]])
      const { promise: mayCommit, resolve: commit } = Promise.withResolvers<void>()
      const { promise: begun, resolve: isLocked } = Promise.withResolvers<void>()
      const holding = db.transaction().execute(async (tx) => {
        await sql`select from payment.credit where company_id = ${company} for update`.execute(tx)
        isLocked()
        await mayCommit
      })
      await begun
      const waiting = (count: number) =>
        expect
          .poll(async () => {
            const { rows } = await sql<{ waiting: number }>`
              select count(*)::int as waiting from pg_stat_activity
              where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
            return rows[0]?.waiting
          })
          .toBe(count)
      const commands = {
        refund: async () => String(codeOf(await refund(500))),
        order: () => orderQuotation(buyer, offer, 'terms').then(() => '200,', String),
      }
      const second = first === 'refund' ? 'order' : 'refund'
      const one = commands[first]()
      await waiting(1)
      const other = commands[second]()
      await waiting(2)
      commit()
      await holding
      expect(await one).toBe('200,')
      expect(await other).toContain(second === 'refund' ? 'money_needed' : 'over_credit_limit')
    },
  )
})

import {
  fulfilmentStaff,
  invoiceStaff,
  payment,
  paymentStaff,
  returns,
  returnsStaff,
} from '@pasok/contract/endpoints'
import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { companyExposure, issueInvoice } from '../invoice/index.ts'
import { verifyMoney } from '../payment/index.ts'
import { openEmails, type Db } from '../platform/index.ts'
import { openApi, settings } from '../testing/ask-api.ts'
import { openStaffBrowser } from '../testing/ask-as-staff.ts'
import { openBrowser, type AskingBrowser } from '../testing/ask-as.ts'
import { confirmOrder, deliver, goOn, readStaffOrder } from '../testing/delivered-fixture.ts'
import { onDatabase } from '../testing/index.ts'
import { expectMoneyTables } from '../testing/money-table-invariants.ts'
import { pdfPages } from '../testing/pdf-text.ts'
import { addBuyer, checkOut, fillSelling, giveCredit, orderQuotation } from '../testing/selling-fixture.ts'

const NOW = new Date('2026-11-23T05:00:00Z')
/** Whole rupiah with tax: 3 bolts of 1,000 and 5 of 3,000. */
const [BOLTS, OTHERS] = [3_330, 16_650]
const TOTAL = BOLTS + OTHERS

onDatabase('quantities closed short', (open) => {
  let db: Db
  let ids: Record<string, number>
  let company: number
  let buyer: AskingBrowser
  let sales: AskingBrowser
  let finance: AskingBrowser
  let warehouse: AskingBrowser
  let admin: AskingBrowser
  const sendEmail = openEmails({ shop: settings, origin: 'http://shop.test', now: () => NOW })
  const parts = () => ({ db, sendEmail, settings, announce: async () => {} })
  beforeAll(async () => {
    db = (await open()).db
    ids = await fillSelling(db, '2026-11-23')
    const api = openApi({ db, now: () => NOW })
    const person = await addBuyer(db, 'buyer@uji.test', NOW)
    company = person.companyId
    buyer = await openBrowser(db, api, person.memberId, { now: NOW })
    sales = await openStaffBrowser(db, api, 'sales')
    finance = await openStaffBrowser(db, api, 'finance')
    warehouse = await openStaffBrowser(db, api, 'warehouse')
    admin = await openStaffBrowser(db, api, 'admin')
  })
  beforeEach(async () => {
    await sql`truncate cart.cart, quotation.quotation, orders.order, payment.credit, platform.email, ledger.journal cascade`.execute(
      db,
    )
    await giveCredit(db, company, 1_000_000)
  })

  const place = async (method: 'terms' | 'transfer'): Promise<number> => {
    const offer = await checkOut(buyer, [
      [ids['B-1'] ?? 0, 3],
      [ids['B-2'] ?? 0, 5],
    ])
    const id = await orderQuotation(buyer, offer, method)
    await confirmOrder(admin, id)
    return id
  }
  const pay = async (id: number, received = TOTAL): Promise<void> => {
    const { body } = await buyer.ask(payment.uploadProof, {
      params: { id: String(id) },
      form: {
        file: new File([new TextEncoder().encode(`%PDF-1.7\n${id}`)], 'bukti.pdf'),
        amount: String(received),
        transferred_on: '2026-11-23',
      },
    })
    const proof = 'data' in body ? body.data.record.attempts.at(-1)?.proofs.at(-1)?.id : undefined
    const verified = await finance.ask(paymentStaff.verifyProof, {
      params: { id: String(proof) },
      body: { received },
    })
    expect(verified.status).toBe(200)
  }
  const invoiceAll = async (id: number): Promise<number> => {
    const made = await issueInvoice(parts(), { orderId: id, now: NOW, requestId: 'a test' })
    if ('error' in made) throw new Error(made.error)
    return made.id
  }
  const read = (id: number) => readStaffOrder(admin, id)
  const readPayment = async (id: number) => {
    const { body } = await buyer.ask(payment.showOrderPayment, { params: { id: String(id) } })
    if (!('data' in body)) throw new Error(`the payment answers ${body.status}`)
    return body.data.record
  }
  /** Closes quantities by the positions of lines. */
  const close = async (
    id: number,
    quantities: readonly number[],
    {
      by = sales,
      version,
      reason = 'Stok habis.',
    }: { by?: AskingBrowser; version?: number; reason?: string } = {},
  ) => {
    const order = await read(id)
    return by.ask(fulfilmentStaff.closeOrderLines, {
      params: { id: String(id) },
      body: {
        version: version ?? order.version,
        lines: order.order_line.flatMap((line, at) => {
          const quantity = quantities[at] ?? 0
          return quantity === 0 ? [] : { order_line_id: line.id, quantity }
        }),
        reason,
      },
    })
  }
  const pack = async (id: number, quantities: readonly number[]) => {
    const lines = (await read(id)).order_line.flatMap((line, at) => {
      const quantity = quantities[at] ?? 0
      return quantity === 0 ? [] : { order_line_id: line.id, quantity }
    })
    const { body } = await admin.ask(fulfilmentStaff.makeDelivery, {
      params: { id: String(id) },
      idempotencyKey: crypto.randomUUID(),
      body: { lines },
    })
    if (!('data' in body)) throw new Error(`packing answers ${body.status} ${body.code}`)
    return body.data.record
  }
  const credit = async (
    invoiceId: number,
    what: { all: true } | { untaxed: number } | { lines: { line: number; quantity: number }[] },
  ) => {
    const { body } = await finance.ask(invoiceStaff.showStaffInvoice, { params: { id: String(invoiceId) } })
    const version = 'data' in body ? body.data.record.version : 0
    return finance.ask(invoiceStaff.creditInvoice, {
      params: { id: String(invoiceId) },
      body: { version, credit: what, reason: 'Tidak dapat dikirim.' },
    })
  }
  const invoiceLines = async (invoiceId: number) => {
    const { body } = await finance.ask(invoiceStaff.showStaffInvoice, { params: { id: String(invoiceId) } })
    if (!('data' in body)) throw new Error(`the invoice answers ${body.status}`)
    return body.data.record.lines.map(({ id }) => id)
  }
  const closed = async (id: number) => (await read(id)).order_line.map(({ qty_closed }) => qty_closed)
  const openOf = async (id: number) => {
    const { body } = await admin.ask(fulfilmentStaff.listOrderDeliveries, { params: { id: String(id) } })
    return 'data' in body ? body.data.open.map(({ quantity }) => quantity) : body.status
  }
  const emails = async (like: string) =>
    (
      await sql<{ plain: string }>`
        select plain from platform.email where kind like ${like} and recipient = 'buyer@uji.test'`.execute(db)
    ).rows.map(({ plain }) => plain)
  const financeEmails = async () =>
    (
      await sql`select from platform.email where kind = 'order.payment_of_closed' and recipient like 'finance%'`.execute(
        db,
      )
    ).rows.length
  const readPdf = async (id: number, document: 'confirmation' | 'pro-forma', language: 'en' | 'id') => {
    const response = await buyer.get(`/v2/order/order/${id}/${document}?language=${language}`)
    return pdfPages(new Uint8Array(await response.arrayBuffer())).join('\n')
  }
  const agree = async () => {
    expect(await verifyMoney(db, NOW)).toEqual([])
    await expectMoneyTables(db)
  }

  it('are in no delivery, are named with their reason, and change the version that was seen', async () => {
    const id = await place('terms')
    const { version } = await read(id)
    await pack(id, [1, 0])
    expect((await close(id, [1, 0], { version })).body).toMatchObject({ code: 'version_conflict' })
    const over = await close(id, [3, 6])
    expect(over.status).toBe(409)
    expect(over.body).toMatchObject({ code: 'over_open' })
    expect(JSON.stringify(over.body)).toMatch(/At most 2|Maksimal 2/)
    expect(await closed(id)).toEqual([0, 0])
    expect((await close(id, [2, 1], { reason: ' ' })).status).toBe(400)
    for (const by of [warehouse, finance]) expect((await close(id, [1, 0], { by })).status).toBe(403)
    const seen = (await read(id)).version
    expect((await close(id, [2, 1], { version: seen })).body).toMatchObject({
      data: { record: { order_line: [{ qty_closed: 2 }, { qty_closed: 1 }] } },
    })
    // Sent twice, it is closed once.
    expect((await close(id, [0, 1], { version: seen })).status).toBe(409)
    expect(await closed(id)).toEqual([2, 1])
    const { timeline } = await read(id)
    expect(timeline.find(({ kind }) => kind === 'close')).toMatchObject({ by: 'staff', text: 'Stok habis.' })
    expect((await emails('order.close')).join()).toContain('Stok habis.')
    expect(await openOf(id)).toEqual([4])
    // What is reserved of the stock: the packed one and the others.
    const { rows } = await sql`select sum(quantity)::int as reserved from orders.open_quantity`.execute(db)
    expect(rows).toEqual([{ reserved: 5 }])
    await agree()
  })

  it('are not packed, and the order ships complete without them', async () => {
    const id = await place('terms')
    await sql`update orders.order set is_ship_complete = true where id = ${id}`.execute(db)
    await close(id, [3, 2])
    await expect(pack(id, [0, 4])).rejects.toThrow('over_ordered')
    await expect(pack(id, [0, 2])).rejects.toThrow('ships_complete')
    await goOn(admin, await pack(id, [0, 3]), ['ready', 'picked_up', 'delivered'])
    expect(await read(id)).toMatchObject({ state: 'completed', delivery_state: 'delivered' })
    expect((await close(id, [0, 1])).body).toMatchObject({ code: 'not_possible_now' })
  })

  it('are marked on the documents of the order, with what is to be paid', async () => {
    const id = await place('transfer')
    await close(id, [2, 1])
    const total = 'Total\nRp. 19.980\n'
    const confirmation = await readPdf(id, 'confirmation', 'en')
    expect(confirmation).toMatch(/Will not come: 2 .*Will not come: 1 /s)
    expect(confirmation).toContain(`${total}Will not come\nRp. 5.550\nTotal to pay\nRp. 14.430\n`)
    const proForma = await readPdf(id, 'pro-forma', 'id')
    expect(proForma).toMatch(/Tidak dikirim: 2 .*Tidak dikirim: 1 /s)
    expect(proForma).toContain(`${total}Tidak dikirim\nRp. 5.550\nTotal tagihan\nRp. 14.430\n`)
    await pay(id, 14_430)
    await credit(await invoiceAll(id), { untaxed: 1_000 })
    expect(await readPdf(id, 'confirmation', 'en')).toContain(
      `${total}Will not come\nRp. 5.550\nCredited\nRp. 1.110\nTotal to pay\nRp. 13.320\n`,
    )
    await agree()
  })

  it('complete the order where the rest was delivered', async () => {
    const id = await place('terms')
    await goOn(admin, await pack(id, [3, 2]), ['ready', 'picked_up', 'delivered'])
    expect(await read(id)).toMatchObject({ state: 'processing', delivery_state: 'partially_shipped' })
    await close(id, [0, 3])
    expect(await read(id)).toMatchObject({ state: 'completed', delivery_state: 'delivered' })
    await agree()
  })

  it('of a whole order cancel it, with its freight and its invoice', async () => {
    const id = await place('transfer')
    // Freight of 1,000 before tax.
    await sql`
      update orders.order set delivery_cost = 1000, amount_untaxed = amount_untaxed + 1000, amount_tax = amount_tax + 110,
        amount_total = amount_total + 1110 where id = ${id}`.execute(db)
    await pay(id, TOTAL + 1_110)
    await invoiceAll(id)
    await close(id, [3, 0])
    await agree()
    expect(await readPayment(id)).toMatchObject({ amount_due: 0, amount_over: BOLTS })
    await close(id, [0, 5])
    expect(await read(id)).toMatchObject({ state: 'cancelled' })
    expect(await readPayment(id)).toMatchObject({ amount_due: 0, amount_over: TOTAL + 1_110 })
    const { rows } = await sql`select amount_total - amount_credited as left from invoice.invoice`.execute(db)
    expect(rows).toEqual([{ left: 0 }])
    expect((await emails('order.cancel')).join()).toContain('Stok habis.')
    await agree()
  })

  it('are credited where they were invoiced, and their money is held for the buyer', async () => {
    const id = await place('transfer')
    await pay(id)
    const invoice = await invoiceAll(id)
    await goOn(admin, await pack(id, [3, 2]), ['ready', 'picked_up', 'delivered'])
    await close(id, [0, 3])
    const { rows } = await sql`
      select (select amount_credited from invoice.invoice where id = ${invoice}) as credited,
        (select -amount from ledger.balance where account = 'advance' and order_id = ${id}) as held`.execute(
      db,
    )
    expect(rows).toEqual([{ credited: 9_990, held: 9_990 }])
    expect(await financeEmails()).toBe(1)
    expect(await read(id)).toMatchObject({ state: 'completed', payment_state: 'paid' })
    expect(await readPayment(id)).toMatchObject({ amount_due: 0, amount_over: 9_990 })
    expect((await read(id)).money).toMatchObject({
      ordered: TOTAL,
      closed: 0,
      credited: 9_990,
      to_pay: TOTAL - 9_990,
      received: TOTAL,
      held: 9_990,
      paid: TOTAL - 9_990,
      open: 0,
    })
    await agree()
  })

  it('are credited beside returned goods', async () => {
    const id = await place('transfer')
    await pay(id)
    const invoice = await invoiceAll(id)
    const delivery = await goOn(admin, await pack(id, [0, 3]), ['ready', 'picked_up', 'delivered'])
    await refundReturn(id, delivery.lines[0]?.order_line_id ?? 0, 1)
    await close(id, [3, 2])
    const { rows } = await sql`select amount_credited from invoice.invoice where id = ${invoice}`.execute(db)
    expect(rows).toEqual([{ amount_credited: BOLTS + 3 * 3_330 }])
    await agree()
  })

  it('before the invoice are neither owed nor invoiced', async () => {
    const id = await place('transfer')
    await close(id, [1, 0])
    expect(await financeEmails()).toBe(0)
    expect(await readPayment(id)).toMatchObject({ amount_due: TOTAL - 1_110 })
    expect((await read(id)).money).toMatchObject({
      ordered: TOTAL,
      closed: 1_110,
      to_pay: TOTAL - 1_110,
      open: TOTAL - 1_110,
    })
    await agree()
    await pay(id)
    expect(await readPayment(id)).toMatchObject({ amount_due: 0, amount_over: 1_110 })
    await close(id, [0, 2])
    expect(await readPayment(id)).toMatchObject({ amount_over: 1_110 + 6_660 })
    await invoiceAll(id)
    const { rows } = await sql`select amount_total, amount_credited from invoice.invoice`.execute(db)
    expect(rows).toEqual([{ amount_total: TOTAL - 7_770, amount_credited: 0 }])
    expect(await readPayment(id)).toMatchObject({ amount_due: 0, amount_over: 7_770 })
    await agree()
    await close(id, [2, 0])
    expect(await readPayment(id)).toMatchObject({ amount_over: 7_770 + 2_220 })
    await deliver(admin, id)
    expect(await read(id)).toMatchObject({ state: 'completed' })
    await agree()
  })

  it('leave a partly paid order paid', async () => {
    const id = await place('transfer')
    await pay(id, BOLTS)
    expect(await read(id)).toMatchObject({ payment_state: 'partially_paid' })
    await close(id, [0, 5])
    expect(await read(id)).toMatchObject({ payment_state: 'paid' })
    await agree()
    const { version } = await read(id)
    await close(id, [3, 0], { version })
    expect(await read(id)).toMatchObject({ state: 'cancelled' })
    expect(await readPayment(id)).toMatchObject({ amount_over: BOLTS })
    await agree()
  })

  it('and refunded leave a cancelled order with the money of the rest', async () => {
    const id = await place('transfer')
    await pay(id)
    await invoiceAll(id)
    await close(id, [3, 0])
    const { rows } = await sql<{ id: number }>`select id from payment.attempt where order_id = ${id}`.execute(
      db,
    )
    const refunded = await finance.ask(paymentStaff.recordRefund, {
      params: { id: String(rows[0]?.id) },
      idempotencyKey: crypto.randomUUID(),
      form: {
        file: new File([new TextEncoder().encode('%PDF-1.7\n')], 'transfer.pdf'),
        amount: String(BOLTS),
        reason: 'Stok habis.',
      },
    })
    expect(refunded.status).toBe(200)
    expect(await read(id)).toMatchObject({ payment_state: 'paid' })
    await close(id, [0, 5])
    expect(await read(id)).toMatchObject({ state: 'cancelled', payment_state: 'paid' })
    expect(await readPayment(id)).toMatchObject({ amount_over: OTHERS })
    await agree()
  })

  it('leave no freight to invoice where nothing else will come', async () => {
    const before = await companyExposure(db, company)
    const id = await place('terms')
    await sql`
      update orders.order set delivery_cost = 1000, amount_untaxed = amount_untaxed + 1000, amount_tax = amount_tax + 110,
        amount_total = amount_total + 1110 where id = ${id}`.execute(db)
    const delivery = await goOn(admin, await pack(id, [3, 0]), ['ready', 'picked_up', 'delivered'])
    const lines = delivery.lines.map(({ order_line_id: line, quantity }) => ({ line, quantity }))
    const made = await issueInvoice(parts(), {
      orderId: id,
      delivery: { id: delivery.id, lines },
      now: NOW,
      requestId: 'a test',
    })
    expect((await credit('id' in made ? made.id : 0, { all: true })).status).toBe(200)
    // The freight may be invoiced again with the others.
    expect((await companyExposure(db, company)) - before).toBe(OTHERS + 1_110)
    await close(id, [0, 5])
    expect(await read(id)).toMatchObject({ state: 'completed' })
    expect(await companyExposure(db, company)).toBe(before)
    await agree()
  })

  it('on terms lower what the company owes, and the order is paid without them', async () => {
    const before = await companyExposure(db, company)
    const id = await place('terms')
    expect((await companyExposure(db, company)) - before).toBe(TOTAL)
    await close(id, [1, 2])
    expect((await companyExposure(db, company)) - before).toBe(TOTAL - 1_110 - 6_660)
    const delivery = await deliver(admin, id)
    const made = await issueInvoice(parts(), {
      orderId: id,
      delivery: {
        id: delivery.id,
        lines: delivery.lines.map(({ order_line_id: line, quantity }) => ({ line, quantity })),
      },
      now: NOW,
      requestId: 'a test',
    })
    expect((await companyExposure(db, company)) - before).toBe(TOTAL - 7_770)
    await agree()
    await finance.ask(invoiceStaff.recordInvoicePayment, {
      params: { id: String('id' in made ? made.id : 0) },
      body: { version: 1, amount: TOTAL - 7_770, paid_on: '2026-11-23', reference: '' },
    })
    expect(await read(id)).toMatchObject({ state: 'completed', payment_state: 'paid' })
    expect(await companyExposure(db, company)).toBe(before)
    await agree()
  })

  it('are those that finance credits of goods that did not leave the warehouse', async () => {
    const id = await place('transfer')
    await pay(id)
    const invoice = await invoiceAll(id)
    const [bolts = 0, others = 0] = await invoiceLines(invoice)
    const packed = await pack(id, [2, 0])
    expect((await credit(invoice, { lines: [{ line: bolts, quantity: 3 }] })).body).toMatchObject({
      code: 'goods_packed',
    })
    expect((await credit(invoice, { untaxed: 100 })).status).toBe(200)
    expect(await closed(id)).toEqual([0, 0])
    expect((await credit(invoice, { lines: [{ line: others, quantity: 2 }] })).status).toBe(200)
    expect(await closed(id)).toEqual([0, 2])
    const { rows } = await sql`select amount_credited from invoice.invoice`.execute(db)
    expect(rows).toEqual([{ amount_credited: 111 + 6_660 }])
    await goOn(admin, packed, ['ready', 'picked_up', 'delivered'])
    expect((await credit(invoice, { all: true })).status).toBe(200)
    expect(await closed(id)).toEqual([1, 5])
    expect(await read(id)).toMatchObject({ state: 'completed' })
    await agree()
  })

  it('of an invoice that finance credits whole before anything left cancel the order', async () => {
    const id = await place('transfer')
    await pay(id)
    const invoice = await invoiceAll(id)
    expect((await credit(invoice, { all: true })).status).toBe(200)
    expect(await read(id)).toMatchObject({ state: 'cancelled' })
    await agree()
  })

  const refundReturn = async (id: number, line: number, quantity: number) => {
    const requested = await buyer.ask(returns.requestReturn, {
      params: { id: String(id) },
      idempotencyKey: crypto.randomUUID(),
      body: { wish: 'refund', lines: [{ order_line_id: line, quantity, reason: 'damaged' }] },
    })
    if (!('data' in requested.body)) throw new Error(`the request answers ${requested.status}`)
    let { version } = requested.body.data.record
    const returnId = String(requested.body.data.record.id)
    for (const step of ['approve', 'receive'] as const) {
      const { body } = await admin.ask(returnsStaff.applyReturnStep, {
        params: { id: returnId },
        body: { step, version },
      })
      if (!('data' in body)) throw new Error(`${step} answers ${body.status}`)
      version = body.data.record.version
    }
    return admin.ask(returnsStaff.applyReturnStep, {
      params: { id: returnId },
      body: { step: 'refund', version },
    })
  }

  it('do not come from a goodwill credit: its return says what was credited before, and refunds no Rp 0', async () => {
    const id = await place('transfer')
    await pay(id)
    const invoice = await invoiceAll(id)
    const delivery = await deliver(admin, id)
    // What two of the five are worth.
    expect((await credit(invoice, { untaxed: 6_000 })).status).toBe(200)
    const [bolts = 0, others = 0] = delivery.lines.map(({ order_line_id }) => order_line_id)
    expect((await refundReturn(id, bolts, 3)).body).toMatchObject({
      data: { record: { refund_amount: BOLTS, credited_before: 0 } },
    })
    expect((await refundReturn(id, others, 2)).body).toMatchObject({
      data: { record: { refund_amount: 6_660 } },
    })
    expect((await refundReturn(id, others, 2)).body).toMatchObject({
      data: { record: { state: 'refunded', refund_amount: 3_330, credited_before: 3_330 } },
    })
    expect((await emails('return.refund')).join()).toMatch(
      /Rp\. 3\.330 of its price had been credited before/,
    )
    expect((await refundReturn(id, others, 1)).body).toMatchObject({ code: 'more_than_invoiced' })
    expect(await readPayment(id)).toMatchObject({ amount_over: TOTAL })
    await agree()
  })

  it('are not the goods of a return: what cost nothing is refunded with nothing', async () => {
    const id = await place('transfer')
    await pay(id)
    await invoiceAll(id)
    const delivery = await deliver(admin, id)
    const bolts = delivery.lines[0]?.order_line_id ?? 0
    await sql`update invoice.line set discount = 10000 where order_line_id = ${bolts}`.execute(db)
    expect((await refundReturn(id, bolts, 1)).body).toMatchObject({
      data: { record: { state: 'refunded', refund_amount: 0, credited_before: 0 } },
    })
  })

  it('leave a return to wait for its invoice, and the credit note comes with it', async () => {
    const id = await place('terms')
    const delivery = await deliver(admin, id)
    const [bolts = 0] = delivery.lines.map(({ order_line_id }) => order_line_id)
    expect((await refundReturn(id, bolts, 2)).body).toMatchObject({
      data: { record: { state: 'refunded', refund_amount: 0, waits_for_invoice: true } },
    })
    expect((await emails('return.refund')).join()).toContain('Its invoice is not issued yet')
    const lines = delivery.lines.map(({ order_line_id: line, quantity }) => ({ line, quantity }))
    await issueInvoice(parts(), {
      orderId: id,
      delivery: { id: delivery.id, lines },
      now: NOW,
      requestId: 'a test',
    })
    const { rows } = await sql`select amount_total, amount_credited from invoice.invoice`.execute(db)
    expect(rows).toEqual([{ amount_total: TOTAL, amount_credited: 2_220 }])
    const { body } = await buyer.ask(returns.listReturns, { query: {} })
    const returnId = 'data' in body ? body.data.records[0]?.id : 0
    const shown = await buyer.ask(returns.showReturn, { params: { id: String(returnId) } })
    expect(shown.body).toMatchObject({ data: { record: { refund_amount: 2_220, waits_for_invoice: false } } })
    await agree()
  })
})

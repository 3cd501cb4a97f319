import { invoice, invoiceStaff, order, orderStaff, payment, paymentStaff } from '@pasok/contract/endpoints'
import type { Invoice, OrderStep } from '@pasok/contract'
import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import type { Event } from '../events/index.ts'
import { reactions } from '../jobs.ts'
import { receiveMoney } from '../ledger/index.ts'
import { inTransaction, openEmails, openWorkers, type Db } from '../platform/index.ts'
import { openApi, settings } from '../testing/ask-api.ts'
import { openStaffBrowser } from '../testing/ask-as-staff.ts'
import { openBrowser, type AskingBrowser } from '../testing/ask-as.ts'
import { onDatabase } from '../testing/index.ts'
import { memoryStorage } from '../testing/memory-storage.ts'
import { pdfPages } from '../testing/pdf-text.ts'
import { addPerson } from '../testing/people-fixture.ts'
import { addBuyer, checkOut, fillSelling, giveCredit, orderQuotation } from '../testing/selling-fixture.ts'
import { issueIn } from './issue-invoice.ts'
import {
  findPayableInvoice,
  recordOverdueOrders,
  overdueDays,
  companyExposure,
  remindOfInvoices,
  settleOrder,
} from './index.ts'

const DAY = '2026-11-23'
const START = new Date('2026-11-23T05:00:00Z')

onDatabase('an invoice', (open) => {
  let db: Db
  let ids: Record<string, number>
  let company: number
  let buyer: AskingBrowser
  let signedIn: () => Promise<AskingBrowser>
  let viewer: AskingBrowser
  let stranger: AskingBrowser
  let finance: Awaited<ReturnType<typeof openStaffBrowser>>
  let sales: Awaited<ReturnType<typeof openStaffBrowser>>
  let now = START
  /** The events announced in committed transactions. */
  let announced: Event[] = []
  const storage = memoryStorage()
  const sendEmail = openEmails({ shop: settings, origin: 'http://shop.test', now: () => now })
  beforeAll(async () => {
    db = (await open()).db
    ids = await fillSelling(db, DAY)
    const announce = async (_: Db, event: Event) => void announced.push(event)
    const api = openApi({ db, now: () => now, storage, announce })
    const person = await addBuyer(db, 'buyer@uji.test', START)
    company = person.companyId
    const onlooker = await addPerson(db, { email: 'pelihat@uji.test', companyId: company, role: 'viewer' })
    const foreign = await addBuyer(db, 'orang-lain@uji.test', START)
    signedIn = () => openBrowser(db, api, person.memberId, { now })
    viewer = await openBrowser(db, api, onlooker.memberId, { now: START })
    stranger = await openBrowser(db, api, foreign.memberId, { now: START })
    finance = await openStaffBrowser(db, api, 'finance')
    sales = await openStaffBrowser(db, api, 'sales')
  })
  beforeEach(async () => {
    now = START
    buyer = await signedIn()
    announced = []
    await sql`truncate cart.cart, quotation.quotation, orders.order, payment.credit, platform.email, invoice.counter,
      invoice.invoice, invoice.billing cascade`.execute(db)
    await giveCredit(db, company, 100_000_000)
  })

  const parts = { sendEmail, settings, announce: async () => {} }
  /** Reacts to an event as its job does. */
  const react = async (event: Event): Promise<void> => {
    const all = reactions(
      {
        db,
        storage,
        workers: openWorkers({ threads: 1 }),
        lateWorkers: openWorkers({ threads: 1 }),
        deliverEmail: async () => {},
        sendEmail,
        settings,
        announce: async () => {},
        gateway: undefined,
      },
      () => now,
    )
    const context = { id: 'a job', attempt: 1, last: false, signal: new AbortController().signal }
    const following: readonly { work: (event: never, c: typeof context) => Promise<void> }[] = all[event.type]
    for (const { work } of following) await work(event as never, context)
  }
  const place = async (method: 'terms' | 'transfer' = 'terms', quantity = 3): Promise<number> =>
    orderQuotation(buyer, await checkOut(buyer, [[ids['B-1'] ?? 0, quantity]]), method)
  const readLineIds = async (orderId: number): Promise<number[]> => {
    const { body } = await buyer.ask(order.showOrder, { params: { id: String(orderId) } })
    if (!('data' in body)) throw new Error(`the order answers ${body.status}`)
    return body.data.record.order_line.map(({ id }) => id)
  }
  const pickUp = async (orderId: number, delivery: number, quantity: number): Promise<void> =>
    react({
      type: 'delivery_picked_up',
      delivery,
      order: orderId,
      lines: (await readLineIds(orderId)).map((line) => ({ line, quantity })),
    })
  const readInvoices = async (orderId: number, by = buyer) => {
    const { body } = await by.ask(invoice.listInvoices, { query: { order_id: String(orderId) } })
    if (!('data' in body)) throw new Error(`the invoices answer ${body.status}`)
    return body.data.records
  }
  const showInvoice = async (id: number): Promise<Invoice> => {
    const { body } = await buyer.ask(invoice.showInvoice, { params: { id: String(id) } })
    if (!('data' in body)) throw new Error(`the invoice answers ${body.status}`)
    return body.data.record
  }
  /** The text of an invoice, or of its receipt or a credit note, as a PDF. */
  const readPdf = async (id: number, what: string, language: 'en' | 'id') => {
    const pdf = await buyer.get(`/v2/invoice/invoice/${id}/${what}?language=${language}`)
    return pdfPages(new Uint8Array(await pdf.arrayBuffer())).join('\n')
  }
  const issue = (orderId: number) =>
    finance.ask(invoiceStaff.issueInvoice, { params: { id: String(orderId) } })
  const issueInvoice = async (quantity = 3): Promise<Invoice> => {
    const { body } = await issue(await place('terms', quantity))
    if (!('data' in body)) throw new Error(`the invoice answers ${body.status}`)
    return body.data.record
  }
  const readPaymentState = async (orderId: number) => {
    const { body } = await sales.ask(orderStaff.showStaffOrder, { params: { id: String(orderId) } })
    return 'data' in body ? body.data.record.payment_state : body.status
  }
  const applyStep = async (orderId: number, step: OrderStep, text = '') => {
    const { body } = await sales.ask(orderStaff.showStaffOrder, { params: { id: String(orderId) } })
    if (!('data' in body)) throw new Error(`the order answers ${body.status}`)
    const { version } = body.data.record
    const taken = await sales.ask(orderStaff.takeOrderStep, {
      params: { id: String(orderId) },
      body: { step, version, text },
    })
    expect(taken.status).toBe(200)
  }
  const emails = async () => {
    const { rows } = await sql<{ text: string }>`
      select kind || ' ' || recipient as text from platform.email where kind like 'invoice.%' order by 1`.execute(
      db,
    )
    return rows.map(({ text }) => text)
  }

  it('of an order on terms is issued for what was picked up, once, and all of them are the order', async () => {
    const orderId = await place('terms', 7)
    await pickUp(orderId, 1, 3)
    await pickUp(orderId, 1, 3)
    const [first] = await readInvoices(orderId)
    expect(first).toMatchObject({
      number: 'INV/2026/000001',
      state: 'issued',
      issued_on: DAY,
      due_on: '2026-12-23',
      amount_untaxed: 3_000,
      amount_tax: 330,
      amount_total: 3_330,
      amount_due: 3_330,
      has_tax_invoice: false,
    })
    // A pick-up order is not sent to an address.
    expect(await showInvoice(first?.id ?? 0)).not.toHaveProperty('delivery_address')
    await pickUp(orderId, 2, 100)
    await pickUp(orderId, 3, 1)
    const all = await readInvoices(orderId)
    expect(all.map(({ number, amount_total }) => [number, amount_total])).toEqual([
      ['INV/2026/000002', 4_440],
      ['INV/2026/000001', 3_330],
    ])
    expect(await emails()).toEqual(['invoice.issued buyer@uji.test', 'invoice.issued buyer@uji.test'])
    expect((await issue(orderId)).status).toBe(409)
  })

  it('of an order paid in advance is issued once it is paid, with its receipt', async () => {
    const orderId = await place('transfer')
    expect((await issue(orderId)).status).toBe(409)
    await react({ type: 'order_paid', order: orderId })
    expect(await readInvoices(orderId)).toEqual([])
    await buyer.ask(payment.uploadProof, {
      params: { id: String(orderId) },
      form: {
        file: new File([new TextEncoder().encode('%PDF-1.7\n')], 'bukti.pdf'),
        amount: '3330',
        transferred_on: DAY,
      },
    })
    const { body } = await finance.ask(paymentStaff.listProofs, {})
    const proof = 'data' in body ? body.data.records[0]?.id : undefined
    await finance.ask(paymentStaff.verifyProof, { params: { id: String(proof) }, body: { received: 3_330 } })
    await react({ type: 'order_paid', order: orderId })
    await react({ type: 'order_paid', order: orderId })
    await pickUp(orderId, 1, 3)
    const [one, ...others] = await readInvoices(orderId)
    expect(others).toEqual([])
    expect(await showInvoice(one?.id ?? 0)).toMatchObject({
      state: 'paid',
      amount_paid: 3_330,
      amount_due: 0,
      receipt: { number: 'KW/2026/000001', on: DAY },
      payments: [{ amount: 3_330, method: 'transfer', paid_on: DAY }],
    })
    expect(await emails()).toEqual(['invoice.issued_paid buyer@uji.test'])
  })

  it('names both NPWPs, PPN as 12 % of its base, and the amount in words', async () => {
    const one = await issueInvoice()
    expect(one).toMatchObject({
      seller: { name: 'PT Toko Uji Niaga', npwp: '0012345671000000' },
      tax_percent: 11,
      tax_rate_percent: 12,
      tax_base: 2_750,
      amount_tax: 330,
      amount_in_words: 'Three thousand three hundred thirty rupiah',
      needs_stamp_duty: false,
      bank_accounts: [{ bank: 'Bank Uji' }],
    })
    expect(one.company.npwp).toMatch(/^\d{16}$/)
    const pdf = await viewer.get(`/v2/invoice/invoice/${one.id}/pdf?language=id`)
    expect([pdf.status, pdf.headers.get('content-type')]).toEqual([200, 'application/pdf'])
    expect(pdf.headers.get('content-disposition')).toContain('INV-2026-000001.pdf')
    expect((await buyer.get(`/v2/invoice/invoice/${one.id}/receipt`)).status).toBe(404)
  })

  it('says nothing of VAT on paper where none is charged', async () => {
    const { id } = await issueInvoice()
    expect(await readPdf(id, 'pdf', 'en')).toContain('VAT 12%')
    await sql`
      update invoice.invoice set amount_tax = 0, amount_total = amount_untaxed, tax_percent = 0,
        amount_paid = least(amount_paid, amount_untaxed) where id = ${id}`.execute(db)
    expect(await readPdf(id, 'pdf', 'en')).not.toContain('VAT')
  })

  it('is its company’s alone', async () => {
    const { id, order_id } = await issueInvoice()
    expect(await readInvoices(order_id, stranger)).toEqual([])
    for (const path of ['', '/pdf', '/receipt', '/tax-invoice', '/credit-note/1'])
      expect((await stranger.get(`/v2/invoice/invoice/${id}${path}`)).status, path).toBe(404)
    expect(await findPayableInvoice(db, { companyId: company + 1 }, id, now)).toBeUndefined()
  })

  it('has numbers without a gap, though fifty are issued at once and some fail', async () => {
    const orders: number[] = []
    for (let index = 0; index < 50; index++) orders.push(await place('terms', 1))
    const results = await Promise.allSettled(
      orders.map((orderId, index) =>
        inTransaction(db, async (tx) => {
          const made = await issueIn(tx, parts, { orderId, now, requestId: 'a test' })
          if (index % 5 === 0) throw new Error('undone')
          return made
        }),
      ),
    )
    expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(10)
    const { rows } = await sql<{
      number: string
    }>`select number from invoice.invoice order by number`.execute(db)
    expect(rows.map(({ number }) => number)).toEqual(
      Array.from({ length: 40 }, (_, index) => `INV/2026/${String(index + 1).padStart(6, '0')}`),
    )
  })

  it('is paid in parts; its order follows, and its receipt has a number once nothing is due', async () => {
    const one = await issueInvoice()
    expect(await companyExposure(db, company)).toBe(3_330)
    const pay = async (amount: number) => {
      const { version } = await showInvoice(one.id)
      return finance.ask(invoiceStaff.recordInvoicePayment, {
        params: { id: String(one.id) },
        body: { version, amount, paid_on: DAY, reference: 'BCA 77' },
      })
    }
    expect((await pay(1_000)).body).toMatchObject({
      data: { record: { state: 'partially_paid', amount_due: 2_330 } },
    })
    expect(await readPaymentState(one.order_id)).toBe('partially_paid')
    expect(await companyExposure(db, company)).toBe(2_330)
    const paid = await pay(2_400)
    expect(paid.body).toMatchObject({
      data: {
        record: { state: 'paid', amount_due: 0, amount_over: 70, receipt: { number: 'KW/2026/000001' } },
      },
    })
    expect(await readPaymentState(one.order_id)).toBe('paid')
    expect(await companyExposure(db, company)).toBe(0)
    const sums = 'Total\nRp. 3.330\nPaid\nRp. 3.400\nOverpaid\nRp. 70\n'
    expect(await readPdf(one.id, 'pdf', 'en')).toContain(sums)
    const receipt = await readPdf(one.id, 'receipt', 'en')
    expect(receipt).toContain(sums)
    expect(receipt).toContain('Three thousand four hundred rupiah')
  })

  /** Money that came for an invoice of 3,330 rupiah. */
  const payBy = (
    method: string,
    { id, order_id }: Awaited<ReturnType<typeof issueInvoice>>,
    reference = '',
  ) =>
    inTransaction(db, async (tx) => {
      const payment = { company_id: company, order_id, invoice_id: id, attempt_id: null, method }
      await receiveMoney(tx, {
        source: 'transfer',
        source_id: id,
        payment,
        amount: 3_330,
        isInReview: false,
        now,
      })
      await settleOrder(tx, parts, order_id, now, { method, reference })
    })

  it('is settled by any payment for it', async () => {
    const one = await issueInvoice()
    await inTransaction(db, async (tx) => {
      expect(await findPayableInvoice(tx, { companyId: company }, one.id, now)).toMatchObject({
        amount_due: 3_330,
        order_id: one.order_id,
      })
    })
    await payBy('qris', one, 'MID-1')
    expect(await showInvoice(one.id)).toMatchObject({
      state: 'paid',
      payments: [{ method: 'qris', reference: 'MID-1' }],
    })
  })

  it('is overdue the day after its due date, and so is its order’s company', async () => {
    const one = await issueInvoice()
    now = new Date('2026-12-23T16:00:00Z')
    buyer = await signedIn()
    expect(await showInvoice(one.id)).toMatchObject({ state: 'issued' })
    expect(await overdueDays(db, company, now)).toBe(0)
    now = new Date('2026-12-23T17:00:00Z')
    buyer = await signedIn()
    expect(await showInvoice(one.id)).toMatchObject({ state: 'overdue' })
    expect(await overdueDays(db, company, now)).toBe(1)
    const { body } = await buyer.ask(invoice.listInvoices, { query: { state: 'overdue' } })
    expect('data' in body && body.data.records.map(({ id }) => id)).toEqual([one.id])
  })

  it.each([
    ["a stranger's address, five an hour", 'orang@asing.test', [0, 0, 0, 0, 0, 60, 60]],
    ['the address of a member, at once', 'pelihat@uji.test', [0, 0, 0, 0, 0, 0, 0]],
  ])('is announced to %s', async (_, accounts, minutes) => {
    for (let more = 0; more < minutes.length; more++) await issueInvoice(1)
    await sql`update invoice.invoice set accounts_email = ${accounts}`.execute(db)
    await sql`truncate platform.email`.execute(db)
    now = new Date('2026-12-20T01:00:00Z')
    expect(await remindOfInvoices({ db, sendEmail, settings }, now)).toBe(minutes.length)
    const dueTo = async (recipient: string) => {
      const { rows } = await sql<{ due_at: Date }>`
        select due_at from platform.email where recipient = ${recipient} order by due_at`.execute(db)
      return rows.map(({ due_at }) => (due_at.getTime() - now.getTime()) / 60_000)
    }
    expect(await dueTo('buyer@uji.test')).toEqual(minutes.map(() => 0))
    expect(await dueTo(accounts)).toEqual(minutes)
  })

  it('is reminded of three days before it is due and 1, 7 and 14 days after, each once', async () => {
    const one = await issueInvoice()
    await sql`update invoice.invoice set accounts_email = 'keuangan@uji.test'`.execute(db)
    await sql`truncate platform.email`.execute(db)
    const remindedOn = async (day: string) => {
      now = new Date(`${day}T01:00:00Z`)
      return [
        await remindOfInvoices({ db, sendEmail, settings }, now),
        await remindOfInvoices({ db, sendEmail, settings }, now),
      ]
    }
    expect(await remindedOn('2026-12-19')).toEqual([0, 0])
    expect(await remindedOn('2026-12-20')).toEqual([1, 0])
    expect(await emails()).toEqual(['invoice.due_soon buyer@uji.test', 'invoice.due_soon keuangan@uji.test'])
    expect(await remindedOn('2026-12-23')).toEqual([0, 0])
    expect(await recordOverdueOrders(db, now)).toBe(0)
    // The shop was down on the first day.
    expect(await remindedOn('2026-12-25')).toEqual([1, 0])
    expect(await recordOverdueOrders(db, now)).toBe(1)
    expect(await recordOverdueOrders(db, now)).toBe(0)
    const { rows } = await sql<{ state: string }>`
      select payment_state as state from orders.order where id = ${one.order_id}`.execute(db)
    expect(rows).toEqual([{ state: 'overdue' }])
    expect(await remindedOn('2026-12-30')).toEqual([1, 0])
    expect(await remindedOn('2027-01-06')).toEqual([1, 0])
    expect(await remindedOn('2027-02-06')).toEqual([0, 0])
    expect((await emails()).filter((text) => text.startsWith('invoice.overdue'))).toHaveLength(6)
  })

  it('that is paid is reminded of no more', async () => {
    const one = await issueInvoice()
    await payBy('transfer', one)
    expect(await remindOfInvoices({ db, sendEmail, settings }, new Date('2026-12-30T01:00:00Z'))).toBe(0)
  })

  it('of goods refused, credited and shipped once more is issued again, and is owed and paid', async () => {
    for (const credited of ['line', 'all'] as const) {
      const orderId = await place('terms', 3)
      const before = await companyExposure(db, company)
      const delivery = orderId * 10
      await pickUp(orderId, delivery, 3)
      // Shipped again without a credit note, it is invoiced already.
      await pickUp(orderId, delivery + 1, 3)
      const [first] = await readInvoices(orderId)
      expect(await readInvoices(orderId)).toHaveLength(1)
      const { version, lines } = await showInvoice(first?.id ?? 0)
      const credit =
        credited === 'all' ? { all: true } : { lines: [{ line: lines[0]?.id ?? 0, quantity: 3 }] }
      const creditAnswer = await finance.ask(invoiceStaff.creditInvoice, {
        params: { id: String(first?.id) },
        body: { version, credit, reason: 'Ditolak penerima' } as never,
      })
      expect(creditAnswer.status).toBe(200)
      expect(await readPaymentState(orderId)).toBe('on_terms')
      await pickUp(orderId, delivery + 2, 3)
      const [again] = await readInvoices(orderId)
      expect(again).toMatchObject({ amount_total: 3_330, amount_due: 3_330 })
      expect(await companyExposure(db, company)).toBe(before)
      const settled = await finance.ask(invoiceStaff.recordInvoicePayment, {
        params: { id: String(again?.id) },
        body: { version: 1, amount: 3_330, paid_on: DAY, reference: '' },
      })
      expect(settled.status).toBe(200)
      expect(await readPaymentState(orderId)).toBe('paid')
      expect(await companyExposure(db, company)).toBe(before - 3_330)
    }
  })

  it('of goods that left the warehouse counts for the credit of its company before it is issued', async () => {
    const orderId = await place('terms', 3)
    expect(await companyExposure(db, company)).toBe(3_330)
    await sql`update orders.line set shipped = 3 where order_id = ${orderId}`.execute(db)
    expect(await companyExposure(db, company)).toBe(3_330)
    await pickUp(orderId, orderId * 10, 3)
    expect(await companyExposure(db, company)).toBe(3_330)
  })

  it('that is credited in full does not stand for what is still to be invoiced: the order is not paid', async () => {
    const orderId = await place('terms', 3)
    await pickUp(orderId, orderId * 10, 1)
    await pickUp(orderId, orderId * 10 + 1, 2)
    const [second, first] = await readInvoices(orderId)
    const { version } = await showInvoice(first?.id ?? 0)
    await finance.ask(invoiceStaff.creditInvoice, {
      params: { id: String(first?.id) },
      body: { version, credit: { all: true }, reason: 'Ditolak penerima' },
    })
    await finance.ask(invoiceStaff.recordInvoicePayment, {
      params: { id: String(second?.id) },
      body: { version: 1, amount: 2_220, paid_on: DAY, reference: '' },
    })
    expect(await readPaymentState(orderId)).toBe('partially_paid')
    expect(await companyExposure(db, company)).toBe(1_110)
    // Goods that the buyer has all the same are not invoiced again.
    await sql`update orders.line set shipped = 3 where order_id = ${orderId}`.execute(db)
    expect(await companyExposure(db, company)).toBe(0)
  })

  it('that was paid too much is paid back, no more than that', async () => {
    const one = await issueInvoice()
    const record = async (amount: number) => {
      const { version } = await showInvoice(one.id)
      return finance.ask(invoiceStaff.recordInvoicePayment, {
        params: { id: String(one.id) },
        body: { version, amount, paid_on: DAY, reference: 'BCA 78' },
      })
    }
    expect((await record(4_000)).body).toMatchObject({ data: { record: { amount_over: 670 } } })
    expect((await record(-671)).status).toBe(409)
    expect((await record(0)).status).toBe(400)
    expect((await record(-670)).body).toMatchObject({
      data: { record: { state: 'paid', amount_over: 0, amount_paid: 3_330 } },
    })
    expect((await record(-1)).status).toBe(409)
    expect(await readPaymentState(one.order_id)).toBe('paid')
  })

  it('is credited by line, by amount and whole, never beyond what was invoiced', async () => {
    const one = await issueInvoice()
    const credit = async (what: object, off = 0) => {
      const { version } = await showInvoice(one.id)
      return finance.ask(invoiceStaff.creditInvoice, {
        params: { id: String(one.id) },
        body: { version: version + off, credit: what, reason: 'Barang rusak' } as never,
      })
    }
    const line = one.lines[0]?.id ?? 0
    expect((await credit({ lines: [{ line, quantity: 4 }] })).status).toBe(409)
    expect((await credit({ lines: [{ line, quantity: 1 }] }, 1)).body).toMatchObject({
      code: 'version_conflict',
    })
    const first = await credit({ lines: [{ line, quantity: 1 }] })
    expect(first.body).toMatchObject({
      data: {
        record: {
          amount_credited: 1_110,
          amount_due: 2_220,
          lines: [{ qty_credited: 1 }],
          credit_notes: [{ number: 'CN/2026/000001', amount_total: 1_110 }],
        },
      },
    })
    expect((await credit({ lines: [{ line, quantity: 3 }] })).status).toBe(409)
    expect((await credit({ untaxed: 2_001 })).status).toBe(409)
    expect((await credit({ untaxed: 500 })).status).toBe(200)
    const last = await credit({ all: true })
    expect(last.body).toMatchObject({
      data: { record: { state: 'credited', amount_credited: 3_330, amount_due: 0 } },
    })
    expect((await credit({ all: true })).status).toBe(409)
    // Its goods did not leave the warehouse, and will not come.
    expect(await companyExposure(db, company)).toBe(0)
    expect(await readPdf(one.id, 'pdf', 'id')).toContain(
      [
        'Total\nRp. 3.330',
        'Dikreditkan (CN/2026/000001)\nRp. 1.110',
        'Dikreditkan (CN/2026/000002)\nRp. 555',
        'Dikreditkan (CN/2026/000003)\nRp. 1.665',
        'Sisa tagihan\nRp. 0',
      ].join('\n'),
    )
    const note = (await showInvoice(one.id)).credit_notes[0]?.id
    expect((await buyer.get(`/v2/invoice/invoice/${one.id}/credit-note/${note}`)).status).toBe(200)
    expect(await emails()).toContain('invoice.credited buyer@uji.test')
  })

  it('of a cancelled order is credited whole, once', async () => {
    const one = await issueInvoice()
    await applyStep(one.order_id, 'cancel', 'Salah pesan')
    expect(announced).toEqual([{ type: 'order_cancelled', order: one.order_id }])
    for (const event of [...announced, ...announced]) await react(event)
    const credited = await showInvoice(one.id)
    expect(credited).toMatchObject({ state: 'credited', credit_notes: [{ amount_total: 3_330 }] })
    // The reason is in the reader's language.
    const note = `credit-note/${credited.credit_notes[0]?.id}`
    expect(await readPdf(one.id, note, 'en')).toContain('The order was cancelled.')
    expect(await readPdf(one.id, note, 'id')).toContain('Pesanan dibatalkan.')
    expect((await issue(one.order_id)).status).toBe(409)
  })

  it('is due from the day on which it was taken over, where that was agreed', async () => {
    const set = await finance.ask(invoiceStaff.setBilling, {
      params: { id: String(company) },
      body: { billing_from_receipt: true, version: 0 },
    })
    expect(set.status).toBe(200)
    now = new Date('2026-11-23T04:00:00Z')
    const one = await issueInvoice()
    expect(one.due_on).toBeUndefined()
    expect(one.is_due_from_receipt).toBe(true)
    expect(await readPdf(one.id, 'pdf', 'id')).toContain('\n30 hari sejak tukar faktur\n')
    now = START
    const take = (received_on: string) =>
      finance.ask(invoiceStaff.noteInvoiceReceived, {
        params: { id: String(one.id) },
        body: { version: one.version, received_on },
      })
    expect((await take('2026-11-24')).status).toBe(400)
    expect((await take('2026-11-22')).status).toBe(400)
    expect((await take(DAY)).body).toMatchObject({
      data: { record: { due_on: '2026-12-23', received_on: DAY } },
    })
    expect((await take(DAY)).status).toBe(409)
  })

  it('gets its faktur pajak from finance, which its buyer can save', async () => {
    const one = await issueInvoice()
    const attach = (number: string, content = '%PDF-1.7\n') =>
      finance.ask(invoiceStaff.attachTaxInvoice, {
        params: { id: String(one.id) },
        form: {
          number,
          version: String(one.version),
          file: new File([new TextEncoder().encode(content)], 'faktur.pdf'),
        },
      })
    expect((await attach('12')).status).toBe(400)
    expect((await attach('0400002600000001', 'no PDF')).status).toBe(400)
    expect((await attach('04.00.0026.0000.0001')).body).toMatchObject({
      data: { record: { tax_invoice: { number: '0400002600000001', filename: 'faktur.pdf' } } },
    })
    const file = await viewer.get(`/v2/invoice/invoice/${one.id}/tax-invoice`)
    expect([file.status, await file.text()]).toEqual([200, '%PDF-1.7\n'])
    expect(await emails()).toContain('invoice.tax_invoice buyer@uji.test')
    expect((await attach('0400002600000001')).status).toBe(409)
  })
})

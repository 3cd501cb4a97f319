import { invoiceStaff, order, orderStaff, payment, paymentStaff, quotation } from '@pasok/contract/endpoints'
import type { OrderStep, StaffProof } from '@pasok/contract'
import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { issueInvoice } from '../invoice/index.ts'
import { readAudit, type Db } from '../platform/index.ts'
import { openApi, settings } from '../testing/ask-api.ts'
import { openStaffBrowser } from '../testing/ask-as-staff.ts'
import { openBrowser, type AskingBrowser } from '../testing/ask-as.ts'
import { onDatabase } from '../testing/index.ts'
import { memoryStorage } from '../testing/memory-storage.ts'
import { addPerson } from '../testing/people-fixture.ts'
import { addBuyer, checkOut, fillSelling, giveCredit, orderQuotation } from '../testing/selling-fixture.ts'
import { verifyMoney } from './verify-money.ts'

const NOW = new Date('2026-11-23T05:00:00Z')
const DAY = '2026-11-23'
const TOTAL = 3_330
let files = 0

onDatabase('an order after it was placed', (open) => {
  let db: Db
  let ids: Record<string, number>
  let company: number
  let buyer: AskingBrowser
  let viewer: AskingBrowser
  let stranger: AskingBrowser
  let finance: Awaited<ReturnType<typeof openStaffBrowser>>
  let sales: Awaited<ReturnType<typeof openStaffBrowser>>
  const storage = memoryStorage()
  beforeAll(async () => {
    db = (await open()).db
    ids = await fillSelling(db, DAY)
    const api = openApi({ db, now: () => NOW, storage })
    const person = await addBuyer(db, 'buyer@uji.test', NOW)
    company = person.companyId
    const viewerPerson = await addPerson(db, {
      email: 'pelihat@uji.test',
      companyId: company,
      role: 'viewer',
    })
    const foreign = await addBuyer(db, 'orang-lain@uji.test', NOW)
    buyer = await openBrowser(db, api, person.memberId, { now: NOW })
    viewer = await openBrowser(db, api, viewerPerson.memberId, { now: NOW })
    stranger = await openBrowser(db, api, foreign.memberId, { now: NOW })
    finance = await openStaffBrowser(db, api, 'finance')
    sales = await openStaffBrowser(db, api, 'sales')
  })
  beforeEach(async () => {
    await sql`
      truncate cart.cart, quotation.quotation, orders.order, ledger.journal, ledger.balance, ledger.held_refund, payment.credit,
        platform.email cascade`.execute(db)
  })

  const place = async (method: 'terms' | 'transfer' = 'transfer'): Promise<number> =>
    orderQuotation(buyer, await checkOut(buyer, [[ids['B-1'] ?? 0, 3]]), method)
  const upload = (
    orderId: number,
    {
      amount = TOTAL,
      on = DAY,
      content = `%PDF-1.7\n%${++files}\n`,
      by = buyer,
    }: { amount?: number | string; on?: string; content?: string; by?: typeof buyer } = {},
  ) =>
    by.ask(payment.uploadProof, {
      params: { id: String(orderId) },
      form: {
        file: new File([new TextEncoder().encode(content)], 'bukti.pdf'),
        amount: String(amount),
        transferred_on: on,
      },
    })
  const readPayment = async (orderId: number, by = buyer) => {
    const { body } = await by.ask(payment.showOrderPayment, { params: { id: String(orderId) } })
    if (!('data' in body)) throw new Error(`the payment answers ${body.status}`)
    return body.data.record
  }
  const readOrder = async (orderId: number) => {
    const { body } = await sales.ask(orderStaff.showStaffOrder, { params: { id: String(orderId) } })
    if (!('data' in body)) throw new Error(`the order answers ${body.status}`)
    return body.data.record
  }
  const proofs = async (state?: StaffProof['state']): Promise<StaffProof[]> => {
    const { body } = await finance.ask(paymentStaff.listProofs, { query: state ? { state } : {} })
    if (!('data' in body)) throw new Error(`the proofs answer ${body.status}`)
    return body.data.records
  }
  /** Uploads a proof; answers its id. */
  const addProof = async (orderId: number, amount = TOTAL): Promise<number> => {
    expect((await upload(orderId, { amount })).status).toBe(200)
    return (await readPayment(orderId)).attempts.at(-1)?.proofs.at(-1)?.id ?? 0
  }
  const verify = (id: number, received: number) =>
    finance.ask(paymentStaff.verifyProof, { params: { id: String(id) }, body: { received } })
  const reject = (id: number, reason = 'It is of another account.') =>
    finance.ask(paymentStaff.rejectProof, { params: { id: String(id) }, body: { reason } })
  const step = async (orderId: number, name: OrderStep, text = '') =>
    sales.ask(orderStaff.takeOrderStep, {
      params: { id: String(orderId) },
      body: { step: name, version: (await readOrder(orderId)).version, text },
    })
  const emails = async () => {
    const { rows } = await sql<{ kind: string; recipient: string }>`
      select kind, recipient from platform.email
      where kind not in ('order.placed', 'quotation.submit') order by kind, recipient`.execute(db)
    return rows.map(({ kind, recipient }) => `${kind} ${recipient}`)
  }
  const readEmails = async (kind: string) => {
    const { rows } = await sql<{ plain: string }>`
      select plain from platform.email where kind = ${kind} and recipient = 'buyer@uji.test'`.execute(db)
    return rows.map(({ plain }) => plain).join('\n')
  }
  const kinds = async (orderId: number) => (await readOrder(orderId)).timeline.map(({ kind }) => kind)

  // @spec §3 Payment: fields
  it('tells its buyer where to transfer, and a proof makes it pending', async () => {
    const id = await place()
    expect(await readPayment(id)).toMatchObject({
      amount_total: TOTAL,
      amount_paid: 0,
      amount_due: TOTAL,
      amount_over: 0,
      awaits_proof: true,
      bank_accounts: [{ bank: 'Bank Uji' }],
      attempts: [{ number: 1, method: 'transfer', amount: TOTAL, state: 'pending', proofs: [] }],
    })
    expect(await readPayment(id, viewer)).toMatchObject({ awaits_proof: false })
    const taken = await upload(id, { content: '%PDF-1.7\n' })
    expect(taken.body).toMatchObject({
      data: {
        record: { attempts: [{ proofs: [{ filename: 'bukti.pdf', amount: TOTAL, state: 'waiting' }] }] },
      },
    })
    expect(await readOrder(id)).toMatchObject({ payment_state: 'pending' })
    expect(await emails()).toEqual(['order.proof_uploaded finance@toko.test'])
    expect(await readEmails('order.placed')).toContain('Rp. 3.330')
    const proofId = (await proofs())[0]?.id ?? 0
    const own = await viewer.get(`/v2/order/order/${id}/proof/${proofId}`)
    expect([own.status, await own.text()]).toEqual([200, '%PDF-1.7\n'])
  })

  it('reads the amount of a proof as it is typed, and takes none that may mean another', async () => {
    const id = await place()
    await upload(id, { amount: 'Rp 3.330,00' })
    await reject((await proofs())[0]?.id ?? 0)
    await upload(id, { amount: '1,250,000.00' })
    expect((await proofs()).map(({ amount }) => amount).toSorted((a, b) => a - b)).toEqual([TOTAL, 1_250_000])
    for (const amount of ['1.250,5', '12.50', '1,250.000']) {
      const { body } = await upload(id, { amount })
      const errors = 'errors' in body ? body.errors : undefined
      expect(errors, amount).toEqual({ amount: [expect.stringContaining('1.250.000')] })
    }
  })

  it('is paid by what comes, in one transfer or in several', async () => {
    const id = await place()
    const first = await addProof(id, 2_000)
    const short = await verify(first, 2_000)
    expect(short.body).toMatchObject({
      data: {
        record: {
          state: 'verified',
          received: 2_000,
          attempt_state: 'pending',
          order: { payment_state: 'partially_paid', amount_paid: 2_000 },
        },
      },
    })
    expect(await readPayment(id)).toMatchObject({ amount_paid: 2_000, amount_due: 1_330, awaits_proof: true })
    expect(await readEmails('order.payment_short')).toContain('Rp. 1.330')
    const second = await addProof(id, 1_330)
    expect(await readOrder(id)).toMatchObject({ payment_state: 'pending' })
    const whole = await verify(second, 1_330)
    expect(whole.body).toMatchObject({
      data: { record: { attempt_state: 'paid', order: { payment_state: 'paid', amount_over: 0 } } },
    })
    const paid = await readPayment(id)
    expect(paid).toMatchObject({ amount_paid: TOTAL, amount_due: 0, awaits_proof: false })
    expect(paid).not.toHaveProperty('bank_accounts')
    expect((await upload(id)).body).toMatchObject({ code: 'not_possible_now' })
    expect(await kinds(id)).toEqual([
      'placed',
      'proof_uploaded',
      'payment_short',
      'proof_uploaded',
      'payment_verified',
    ])
    expect((await emails()).filter((one) => one.endsWith('buyer@uji.test'))).toEqual([
      'order.payment_short buyer@uji.test',
      'order.payment_verified buyer@uji.test',
    ])
  })

  it('records what comes beyond the total, for both sides', async () => {
    const id = await place()
    const answer = await verify(await addProof(id, 5_000), 5_000)
    expect(answer.body).toMatchObject({
      data: { record: { order: { payment_state: 'paid', amount_over: 1_670 } } },
    })
    expect(await readPayment(id)).toMatchObject({ amount_paid: 5_000, amount_over: 1_670, amount_due: 0 })
    expect(await emails()).toContain('order.payment_over buyer@uji.test')
  })

  it('pays more than its invoice takes where more comes, and less once that is refunded', async () => {
    const id = await place()
    await verify(await addProof(id, 5_000), 5_000)
    await issueInvoice(
      { db, sendEmail: async () => {}, settings, announce: async () => {} },
      { orderId: id, now: NOW, requestId: 'a test' },
    )
    const readInvoice = async () => {
      const { body } = await finance.ask(invoiceStaff.listStaffInvoices, { query: { order_id: String(id) } })
      return 'data' in body ? body.data.records[0] : undefined
    }
    expect(await readInvoice()).toMatchObject({ state: 'paid', amount_paid: 5_000, amount_due: 0 })
    const { body } = await finance.ask(paymentStaff.listStaffAttempts, { query: { order_id: String(id) } })
    const attempt = 'data' in body ? body.data.records[0]?.id : undefined
    const file = new File([new TextEncoder().encode('%PDF-1.7\n')], 'a.pdf')
    await finance.ask(paymentStaff.recordRefund, {
      params: { id: String(attempt) },
      idempotencyKey: crypto.randomUUID(),
      form: { file, amount: '1670', reason: 'Too much came.' },
    })
    expect(await readInvoice()).toMatchObject({ state: 'paid', amount_paid: TOTAL, amount_due: 0 })
  })

  it('counts a proof once, however often and however many at once verify it', async () => {
    const id = await place()
    const proofId = await addProof(id)
    const answers = await Promise.all(Array.from({ length: 8 }, () => verify(proofId, TOTAL)))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200,
      ...Array<number>(7).fill(409),
    ])
    expect((await verify(proofId, TOTAL)).body).toMatchObject({
      code: 'not_possible_now',
      current: { state: 'verified' },
    })
    expect((await reject(proofId)).status).toBe(409)
    expect(await readPayment(id)).toMatchObject({ amount_paid: TOTAL, amount_over: 0 })
    expect((await emails()).filter((one) => one.includes('payment_'))).toHaveLength(1)
  })

  it('waits for another proof where one is rejected', async () => {
    const id = await place()
    const proofId = await addProof(id)
    expect((await reject(proofId)).body).toMatchObject({
      data: { record: { state: 'rejected', reason: 'It is of another account.' } },
    })
    expect(await readOrder(id)).toMatchObject({ payment_state: 'unpaid' })
    expect(await readPayment(id)).toMatchObject({
      awaits_proof: true,
      attempts: [{ proofs: [{ state: 'rejected', reason: 'It is of another account.' }] }],
    })
    await verify(await addProof(id, 1_000), 1_000)
    const other = await addProof(id, 500)
    expect(await readOrder(id)).toMatchObject({ payment_state: 'pending' })
    await reject(other)
    expect(await readOrder(id)).toMatchObject({ payment_state: 'partially_paid' })
    expect((await emails()).filter((one) => one.includes('proof_rejected'))).toHaveLength(2)
  })

  const reopen = (id: number) =>
    finance.ask(paymentStaff.reopenProof, { params: { id: String(id) }, body: { reason: 'Salah transfer' } })
  const codeOf = ({ status, body }: { readonly status: number; readonly body: object }) => [
    status,
    'code' in body ? body.code : undefined,
  ]

  it('waits again where finance takes back what it verified, and is decided anew', async () => {
    const id = await place()
    const proof = await addProof(id)
    await verify(proof, TOTAL)
    await step(id, 'confirm')
    const both = await Promise.all([reopen(proof), reopen(proof)])
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect(await readOrder(id)).toMatchObject({ payment_state: 'pending', state: 'on_hold' })
    expect(await readPayment(id)).toMatchObject({
      amount_paid: 0,
      amount_due: TOTAL,
      attempts: [{ state: 'pending', proofs: [{ state: 'waiting' }] }],
    })
    expect((await kinds(id)).at(-1)).toBe('payment_corrected')
    expect(await readEmails('order.payment_corrected')).toContain('by mistake')
    expect(await verifyMoney(db, NOW)).toEqual([])
    await verify(proof, 1_000)
    await reopen(proof)
    expect((await reject(proof)).status).toBe(200)
    expect(await readOrder(id)).toMatchObject({ payment_state: 'unpaid' })
    await reopen(proof)
    expect(await readOrder(id)).toMatchObject({ payment_state: 'pending' })
    expect((await kinds(id)).at(-1)).toBe('proof_reopened')
    expect(await readEmails('order.proof_reopened')).toContain('check it again')
    await verify(proof, TOTAL)
    expect(await readOrder(id)).toMatchObject({ payment_state: 'paid' })
    expect(await verifyMoney(db, NOW)).toEqual([])
  })

  it('does not wait again once its money was given back, nor beside another that waits', async () => {
    const id = await place()
    const first = await addProof(id)
    await reject(first)
    const second = await addProof(id)
    expect(codeOf(await reopen(first))).toEqual([409, 'not_possible_now'])
    expect(codeOf(await reopen(second))).toEqual([409, 'not_possible_now'])
    await verify(second, TOTAL)
    await buyer.ask(order.cancelOrder, {
      params: { id: String(id) },
      body: { version: (await readOrder(id)).version, reason: '' },
    })
    const refund = await finance.ask(paymentStaff.requestHeldRefund, {
      params: { id: String(company) },
      idempotencyKey: crypto.randomUUID(),
      body: {
        order_id: id,
        amount: 1,
        reason: 'Batal',
        payee: { bank: 'BCA', number: '1', holder: 'PT Uji' },
      },
    })
    expect(refund.status).toBe(200)
    expect(codeOf(await reopen(second))).toEqual([409, 'money_spent'])
    expect(await verifyMoney(db, NOW)).toEqual([])
    // What came for a cancelled order is in review, and is taken from there.
    const other = await place()
    const late = await addProof(other)
    await buyer.ask(order.cancelOrder, {
      params: { id: String(other) },
      body: { version: (await readOrder(other)).version, reason: '' },
    })
    await verify(late, TOTAL)
    expect((await reopen(late)).status).toBe(200)
    expect((await proofs('waiting')).map((one) => one.id)).toEqual([late])
    expect(await verifyMoney(db, NOW)).toEqual([])
  })

  it('has one proof that waits, however many are sent at once', async () => {
    const id = await place()
    const answers = await Promise.all(Array.from({ length: 6 }, () => upload(id)))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200,
      ...Array<number>(5).fill(409),
    ])
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'proof_waiting',
      current: { awaits_proof: false },
    })
    expect(await proofs()).toHaveLength(1)
    expect(await readPayment(id)).toMatchObject({ awaits_proof: false })
  })

  it('takes the same file once: again while it waits, and refused after that', async () => {
    const [id, other] = [await place(), await place()]
    const content = '%PDF-1.7\nthe same'
    const stored = storage.files.size
    const answers = await Promise.all(Array.from({ length: 4 }, () => upload(id, { content })))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(storage.files.size).toBe(stored + 1)
    expect(await emails()).toEqual(['order.proof_uploaded finance@toko.test'])
    const [proof] = await proofs()
    await verify(proof?.id ?? 0, 1_000)
    expect(await readPayment(id)).toMatchObject({ awaits_proof: true })
    expect(await upload(id, { content })).toMatchObject({
      status: 400,
      body: { errors: { file: [expect.stringContaining('uploaded for this order before')] } },
    })
    expect((await upload(other, { content })).status).toBe(200)
  })

  it('takes no proof that is none, of a day to come, for another company or an order on terms', async () => {
    const id = await place()
    const stored = storage.files.size
    expect((await upload(id, { content: '<svg/>' })).body).toMatchObject({
      errors: { file: [expect.any(String)] },
    })
    expect((await upload(id, { on: '2026-11-24' })).body).toMatchObject({
      errors: { transferred_on: [expect.any(String)] },
    })
    expect((await upload(id, { by: stranger })).status).toBe(404)
    expect((await upload(id, { by: viewer })).status).toBe(403)
    expect((await stranger.ask(payment.showOrderPayment, { params: { id: String(id) } })).status).toBe(404)
    expect(storage.files.size).toBe(stored)
    const proofId = await addProof(id)
    const strange = await stranger.get(`/v2/order/order/${id}/proof/${proofId}`)
    expect(strange.status).toBe(404)
    const other = await place()
    expect((await buyer.get(`/v2/order/order/${other}/proof/${proofId}`)).status).toBe(404)
    await giveCredit(db, company, 10_000)
    const onTerms = await place('terms')
    expect((await upload(onTerms)).body).toMatchObject({ code: 'not_possible_now' })
    expect(await readPayment(onTerms)).toMatchObject({ awaits_proof: false, amount_due: 0 })
    expect(storage.files.size).toBe(stored + 1)
  })

  it('takes twenty proofs and no more', async () => {
    const id = await place()
    for (let n = 0; n < 20; n++) await reject(await addProof(id, n + 1))
    expect((await upload(id)).body).toMatchObject({ code: 'too_many_proofs' })
  })

  it('leaves to finance what comes for a cancelled order', async () => {
    const id = await place()
    const first = await addProof(id, 1_000)
    await verify(first, 1_000)
    const late = await addProof(id, 2_330)
    expect((await step(id, 'cancel', 'It can not be made any more.')).status).toBe(200)
    expect(await emails()).toContain('order.payment_needs_review finance@toko.test')
    expect(await readPayment(id)).toMatchObject({
      awaits_proof: false,
      amount_due: 0,
      amount_over: 1_000,
      attempts: [{ state: 'needs_review' }],
    })
    expect((await verify(late, 2_330)).body).toMatchObject({
      data: { record: { attempt_state: 'needs_review', order: { state: 'cancelled', amount_over: TOTAL } } },
    })
    expect(await readOrder(id)).toMatchObject({ state: 'cancelled', steps: [] })
    expect((await kinds(id)).filter((kind) => kind === 'payment_needs_review')).toHaveLength(2)

    const untouched = await place()
    await step(untouched, 'cancel', 'Twice.')
    expect(await readPayment(untouched)).toMatchObject({ attempts: [{ state: 'cancelled' }] })
    expect(await kinds(untouched)).toEqual(['placed', 'cancel'])
  })

  it('lists the proofs that wait first, and notes who looks at one', async () => {
    const id = await place()
    const rejected = await addProof(id, 1)
    await reject(rejected)
    const waiting = [await addProof(id, 2), await addProof(await place(), 3)]
    expect((await proofs()).map((one) => one.id)).toEqual([...waiting, rejected])
    expect((await proofs('rejected')).map((one) => one.id)).toEqual([rejected])
    const file = await finance.get(`/staff/payments/proofs/${rejected}/file`)
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'application/pdf'])
    expect((await sales.get(`/staff/payments/proofs/${rejected}/file`)).status).toBe(403)
    const [first] = await readAudit(db, 'order', id)
    expect(first).toMatchObject({ action: 'payment.look-at-proof', who_id: finance.staffId })
  })

  it('proceeds by the steps of staff, each e-mailed to its buyer', async () => {
    const id = await place()
    expect(await readOrder(id)).toMatchObject({ state: 'placed', steps: ['confirm', 'hold', 'cancel'] })
    const seen = await finance.ask(orderStaff.showStaffOrder, { params: { id: String(id) } })
    expect(seen.body).toMatchObject({ data: { record: { steps: [] } } })
    expect((await step(id, 'process')).body).toMatchObject({ code: 'not_possible_now', current: { id } })
    expect((await step(id, 'hold')).body).toMatchObject({
      status: 400,
      errors: { text: [expect.any(String)] },
    })
    for (const [name, state] of [
      ['confirm', 'confirmed'],
      ['hold', 'on_hold'],
      ['release', 'confirmed'],
      ['process', 'processing'],
    ] as const) {
      const { body } = await step(id, name, name === 'hold' ? 'The address is incomplete.' : '')
      expect(body).toMatchObject({ data: { record: { state } } })
    }
    // Nothing is completed before it is delivered.
    expect((await step(id, 'complete')).body).toMatchObject({ code: 'not_possible_now' })
    await sql`update orders.order set delivery_state = 'delivered' where id = ${id}`.execute(db)
    expect((await step(id, 'cancel', 'Too late.')).body).toMatchObject({ code: 'not_possible_now' })
    expect((await step(id, 'complete')).body).toMatchObject({
      data: { record: { state: 'completed', steps: [] } },
    })
    expect(await kinds(id)).toEqual(['placed', 'confirm', 'hold', 'release', 'process', 'complete'])
    const { rows } = await sql<{ plain: string }>`
      select plain from platform.email where kind = 'order.confirm'`.execute(db)
    expect(rows[0]?.plain).toContain('It ships once your payment has arrived.')
    expect(await emails()).toEqual([
      'order.confirm buyer@uji.test',
      'order.hold buyer@uji.test',
      'order.release buyer@uji.test',
    ])
    const stale = await sales.ask(orderStaff.takeOrderStep, {
      params: { id: String(id) },
      body: { step: 'cancel', version: 1, text: 'x' },
    })
    expect(stale.body).toMatchObject({ code: 'version_conflict', current: { state: 'completed' } })
  })

  it('is cancelled by its buyer until it is confirmed, and sales are notified', async () => {
    const id = await place()
    await step(id, 'confirm')
    const cancel = (version: number) =>
      buyer.ask(order.cancelOrder, { params: { id: String(id) }, body: { version } })
    expect((await cancel((await readOrder(id)).version)).body).toMatchObject({ code: 'not_possible_now' })
    const other = await place()
    const cancelled = await buyer.ask(order.cancelOrder, {
      params: { id: String(other) },
      body: { version: 1 },
    })
    expect(cancelled.status).toBe(200)
    expect(await emails()).toContain('order.cancel_by_buyer sales@toko.test')
  })

  it('is listed for staff, new ones first; who looks at its purchase order is noted', async () => {
    const made = await checkOut(buyer, [[ids['B-1'] ?? 0, 3]])
    const file = new File([new TextEncoder().encode('%PDF-1.7\n')], 'po.pdf')
    await buyer.ask(quotation.uploadPo, {
      params: { id: String(made.id) },
      form: { file, po_number: 'PO-7' },
    })
    const confirmed = await orderQuotation(buyer, made)
    const placed = await place()
    await step(confirmed, 'confirm')
    const { body } = await finance.ask(orderStaff.listStaffOrders, { query: {} })
    expect(body).toMatchObject({ data: { total: 2, records: [{ id: placed }, { id: confirmed }] } })
    const found = await sales.ask(orderStaff.listStaffOrders, { query: { keyword: 'po-7' } })
    expect(found.body).toMatchObject({ data: { total: 1, records: [{ company: { id: company } }] } })
    expect((await sales.get(`/staff/orders/${placed}/po`)).status).toBe(404)
    expect((await finance.get(`/staff/orders/${confirmed}/po`)).status).toBe(200)
    const [first] = await readAudit(db, 'order', confirmed)
    expect(first).toMatchObject({ action: 'order.look-at-po-file', who_id: finance.staffId })
  })

  it('is bought on terms within the company’s credit', async () => {
    const params = { id: String(company) }
    const set = (credit_limit: number, version: number) =>
      finance.ask(paymentStaff.setCredit, { params, body: { credit_limit, terms_days: 45, version } })
    const none = await sales.ask(paymentStaff.showCredit, { params })
    expect(none.body).toMatchObject({ data: { record: { credit_limit: 0, version: 0, available: 0 } } })
    expect((await set(5_000, 1)).body).toMatchObject({ code: 'version_conflict', current: { version: 0 } })
    const both = await Promise.all([set(5_000, 0), set(5_000, 0)])
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    const id = await place('terms')
    expect((await readOrder(id)).terms_days).toBe(45)
    const owed = await finance.ask(paymentStaff.showCredit, { params })
    expect(owed.body).toMatchObject({
      data: { record: { exposure: TOTAL, available: 1_670, version: 1, company: { id: company } } },
    })
    expect((await set(1_000, 1)).body).toMatchObject({ data: { record: { available: 0, version: 2 } } })
    expect((await set(0, 2)).body).toMatchObject({ data: { record: { credit_limit: 0, version: 3 } } })
    const next = await checkOut(buyer, [[ids['B-1'] ?? 0, 1]])
    await expect(orderQuotation(buyer, next, 'terms')).rejects.toThrow('payment_not_possible')
    const [audited] = await readAudit(db, 'company', company)
    expect(audited).toMatchObject({
      action: 'payment.set-credit',
      who_id: finance.staffId,
      details: { from: { credit_limit: 1_000 }, to: { credit_limit: 0 } },
    })
    const unknown = await finance.ask(paymentStaff.showCredit, { params: { id: '2000000000' } })
    expect(unknown.status).toBe(404)
  })
})

import { invoice, invoiceStaff, order, payment, paymentStaff } from '@pasok/contract/endpoints'
import type { CompanyMoney } from '@pasok/contract'
import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { issueInvoice } from '../../invoice/index.ts'
import type { Db, SendEmail } from '../../platform/index.ts'
import { openApi, settings } from '../../testing/ask-api.ts'
import { openStaffBrowser } from '../../testing/ask-as-staff.ts'
import { openBrowser, type AskingBrowser } from '../../testing/ask-as.ts'
import { onDatabase } from '../../testing/index.ts'
import { addBuyer, checkOut, fillSelling, giveCredit, orderQuotation } from '../../testing/selling-fixture.ts'
import { verifyMoney } from '../verify-money.ts'

const NOW = new Date('2026-11-23T05:00:00Z')
const DAY = '2026-11-23'
const sendEmail: SendEmail = async () => {}

onDatabase('money that finance sees on the account', (open) => {
  let db: Db
  let item: number
  let company: number
  let stranger: number
  let buyer: AskingBrowser
  let finance: AskingBrowser
  let admin: AskingBrowser
  let announced: { readonly type: string }[] = []
  beforeAll(async () => {
    db = (await open()).db
    item = (await fillSelling(db, DAY))['B-1'] ?? 0
    const api = openApi({ db, now: () => NOW, announce: async (_, event) => void announced.push(event) })
    const person = await addBuyer(db, 'buyer@uji.test', NOW)
    company = person.companyId
    stranger = (await addBuyer(db, 'orang-lain@uji.test', NOW)).companyId
    buyer = await openBrowser(db, api, person.memberId, { now: NOW })
    finance = await openStaffBrowser(db, api, 'finance')
    admin = await openStaffBrowser(db, api, 'admin')
  })
  beforeEach(async () => {
    await sql`
      truncate cart.cart, quotation.quotation, orders.order, ledger.journal, ledger.transfer, ledger.allocation, ledger.balance,
        payment.credit, platform.email cascade`.execute(db)
    await giveCredit(db, company, 1_000_000)
    announced = []
    return async () => expect(await verifyMoney(db, NOW)).toEqual([])
  })

  const place = async (method: 'terms' | 'transfer', quantity: number) =>
    orderQuotation(buyer, await checkOut(buyer, [[item, quantity]]), method)
  /** An invoice on terms of 1,110 rupiah a piece. */
  const invoiced = async (quantity: number) => {
    const orderId = await place('terms', quantity)
    const made = await issueInvoice(
      { db, sendEmail, settings, announce: async () => {} },
      { orderId, now: NOW, requestId: 'a test' },
    )
    if ('error' in made) throw new Error(made.error)
    return made.id
  }
  const readInvoice = async (id: number) => {
    const { body } = await buyer.ask(invoice.showInvoice, { params: { id: String(id) } })
    if (!('data' in body)) throw new Error('the invoice is not shown')
    const { state, amount_due, amount_over, version, payments } = body.data.record
    return {
      state,
      amount_due,
      amount_over,
      version,
      payments: payments.map(({ amount, method_name }) => [amount, method_name]),
    }
  }
  const readState = async (id: number) => {
    const { body } = await buyer.ask(order.showOrder, { params: { id: String(id) } })
    return 'data' in body ? body.data.record.payment_state : undefined
  }
  type Answer = { readonly status: number; readonly body: unknown }
  const moneyOf = ({ status, body }: Answer) => {
    const { data } = body as { data?: { record: CompanyMoney } }
    if (!data) return [status, body]
    const { owed, held_for_orders, held_on_account } = data.record
    return { owed, held_for_orders, held_on_account }
  }
  const record = (amount: number, allocations: readonly object[] = [], more: object = {}) =>
    finance.ask(paymentStaff.recordTransfer, {
      idempotencyKey: crypto.randomUUID(),
      body: {
        company_id: company,
        transferred_on: DAY,
        amount,
        reference: 'BCA 77',
        allocations,
        ...more,
      } as never,
    })
  const lastTransfer = async () => {
    const { body } = await finance.ask(paymentStaff.showCompanyMoney, { params: { id: String(company) } })
    const [last] = 'data' in body ? body.data.record.transfers : []
    if (!last) throw new Error('no transfer is shown')
    return last
  }
  const correct = (id: number) =>
    finance.ask(paymentStaff.correctTransfer, { params: { id: String(id) }, body: { reason: 'Salah ketik' } })
  const use = (allocations: readonly object[]) =>
    finance.ask(paymentStaff.useHeldMoney, {
      params: { id: String(company) },
      idempotencyKey: crypto.randomUUID(),
      body: { allocations } as never,
    })
  const settle = (id: number, body: object, by = finance) =>
    by.ask(paymentStaff.settleWithoutMoney, {
      params: { id: String(id) },
      idempotencyKey: crypto.randomUUID(),
      body: { note: 'PPh 22', certificate_number: '', ...body } as never,
    })

  describe('a transfer', () => {
    it('pays several invoices and an order at once; the rest is held for the company', async () => {
      const [one, two] = [await invoiced(1), await invoiced(2)]
      const prepaid = await place('transfer', 3)
      const answer = await record(8_000, [
        { invoice_id: one, amount: 1_110 },
        { invoice_id: two, amount: 1_000 },
        { order_id: prepaid, amount: 3_330 },
      ])
      expect(moneyOf(answer)).toEqual({ owed: 1_220, held_for_orders: 3_330, held_on_account: 2_560 })
      expect(await readInvoice(one)).toMatchObject({ state: 'paid', payments: [[1_110, 'Bank transfer']] })
      expect(await readInvoice(two)).toMatchObject({ state: 'partially_paid', amount_due: 1_220 })
      expect(await readState(prepaid)).toBe('paid')
      expect(announced).toContainEqual({ type: 'order_paid', order: prepaid })
    })

    it('is recorded once for a key', async () => {
      const key = crypto.randomUUID()
      const body = { company_id: company, transferred_on: DAY, amount: 500, reference: '', allocations: [] }
      const send = () => finance.ask(paymentStaff.recordTransfer, { idempotencyKey: key, body })
      await Promise.all([send(), send()])
      expect(moneyOf(await send())).toMatchObject({ held_on_account: 500 })
    })

    it.each([
      ['of a day to come', { transferred_on: '2026-11-24' }, 'transferred_on'],
      ['of no company', { company_id: 999_999 }, 'company_id'],
    ])('%s is refused', async (_, more, field) => {
      const { status, body } = await record(500, [], more)
      expect([status, body]).toMatchObject([400, { errors: { [field]: [expect.any(String)] } }])
    })

    it('is for orders and invoices of its company alone, which are to be paid, and for no more than it has', async () => {
      const one = await invoiced(1)
      const onTerms = await place('terms', 1)
      const refusals = async (allocations: readonly object[], more: object = {}) => {
        const { status, body } = await record(5_000, allocations, more)
        const { code, errors } = body as { code: string; errors?: Record<string, unknown> }
        return [status, code, ...Object.keys(errors ?? {})]
      }
      const foreign = { company_id: stranger }
      const of = { invoice_id: one, amount: 100 }
      expect(await refusals([of], foreign)).toEqual([400, 'invalid_request', 'allocations.0'])
      expect(await refusals([of, of])).toEqual([400, 'invalid_request', 'allocations'])
      expect(await refusals([{ order_id: onTerms, amount: 100 }])).toEqual([
        400,
        'invalid_request',
        'allocations.0',
      ])
      expect(await refusals([{ invoice_id: one, amount: 1_111 }])).toEqual([409, 'more_than_open'])
      expect(await refusals([{ invoice_id: one, amount: 5_001 }])).toEqual([
        400,
        'invalid_request',
        'allocations',
      ])
      expect(await readInvoice(one)).toMatchObject({ amount_due: 1_110 })
    })

    it('that was typed wrong is undone, once, and stays visible; then it is recorded again', async () => {
      const one = await invoiced(2)
      const prepaid = await place('transfer', 1)
      await record(3_000, [
        { invoice_id: one, amount: 1_200 },
        { order_id: prepaid, amount: 1_110 },
      ])
      const { id } = await lastTransfer()
      const both = await Promise.all([correct(id), correct(id)])
      expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
      expect(await lastTransfer()).toMatchObject({ amount: 3_000, correction: { reason: 'Salah ketik' } })
      expect(await readInvoice(one)).toMatchObject({ state: 'issued', amount_due: 2_220 })
      expect(await readState(prepaid)).toBe('unpaid')
      expect(moneyOf(await record(2_220, [{ invoice_id: one, amount: 2_220 }]))).toEqual({
        owed: 0,
        held_for_orders: 0,
        held_on_account: 0,
      })
    })

    it('that is undone leaves a paid order unpaid and on hold, and tells its people and the gateway', async () => {
      const one = await invoiced(1)
      const prepaid = await place('transfer', 3)
      await record(5_000, [
        { order_id: prepaid, amount: 3_330 },
        { invoice_id: one, amount: 1_110 },
      ])
      await issueInvoice(
        { db, sendEmail, settings, announce: async () => {} },
        { orderId: prepaid, now: NOW, requestId: 'a test' },
      )
      await sql`truncate platform.email`.execute(db)
      announced = []
      const { id } = await lastTransfer()
      expect((await correct(id)).status).toBe(200)
      const { body } = await buyer.ask(order.showOrder, { params: { id: String(prepaid) } })
      expect(body).toMatchObject({ data: { record: { state: 'on_hold', payment_state: 'unpaid' } } })
      expect('data' in body && body.data.record.timeline.at(-1)).toMatchObject({ kind: 'payment_corrected' })
      const { rows } = await sql<{ kind: string; recipient: string; plain: string }>`
        select kind, recipient, plain from platform.email order by id`.execute(db)
      const told = rows.filter(({ recipient }) => recipient === 'buyer@uji.test')
      expect(told.map(({ plain }) => /3[.,]330/.test(plain))).toEqual(expect.arrayContaining([true, false]))
      expect(told.map(({ kind }) => kind)).toEqual(['order.payment_corrected', 'order.payment_corrected'])
      expect(rows.length).toBeGreaterThan(told.length)
      const changed = announced.filter(({ type }) => type === 'invoice_due_changed')
      const { rows: invoices } = await sql<{
        id: number
      }>`select id from invoice.invoice order by id`.execute(db)
      const changedIds = changed.map((event) => (event as unknown as { invoice: number }).invoice)
      expect(changedIds.toSorted((a, b) => a - b)).toEqual(invoices.map(({ id: invoiceId }) => invoiceId))
    })

    it('that is undone ends an attempt to pay the rest, and leaves what is shipped as it is', async () => {
      const prepaid = await place('transfer', 3)
      await record(3_330, [{ order_id: prepaid, amount: 3_330 }])
      const { id } = await lastTransfer()
      await sql`update orders.order set delivery_state = 'shipped' where id = ${prepaid}`.execute(db)
      await sql`
        insert into payment.attempt (order_id, number, method, amount, state, created_at, gateway_order_id)
        values (${prepaid}, 9, 'qris', 1000, 'pending', ${NOW}, 'name')`.execute(db)
      await correct(id)
      const { body } = await buyer.ask(order.showOrder, { params: { id: String(prepaid) } })
      expect(body).toMatchObject({ data: { record: { state: 'placed', payment_state: 'unpaid' } } })
      expect(announced).toContainEqual({ type: 'payment_attempt_closed', attempt: expect.any(Number) })
    })

    it('is undone once, also where the same places have other money', async () => {
      await record(3_000)
      const { id } = await lastTransfer()
      await record(3_000)
      await correct(id)
      const again = await correct(id)
      expect([again.status, again.body]).toMatchObject([409, { code: 'not_possible_now' }])
      expect(moneyOf(await record(1))).toMatchObject({ held_on_account: 3_001 })
    })

    it('is undone of the invoice that it paid, not of others of the order', async () => {
      const orderId = await place('terms', 2)
      const { rows: lines } = await sql<{ id: number }>`
        select id from orders.line where order_id = ${orderId}`.execute(db)
      const ids: number[] = []
      for (const at of [0, 1]) {
        const made = await issueInvoice(
          { db, sendEmail, settings, announce: async () => {} },
          {
            orderId,
            delivery: { id: orderId * 10 + at, lines: lines.map(({ id }) => ({ line: id, quantity: 1 })) },
            now: NOW,
            requestId: 'a test',
          },
        )
        if ('error' in made) throw new Error(made.error)
        ids.push(made.id)
      }
      await record(1_110, [{ invoice_id: ids[0], amount: 1_110 }])
      const { id } = await lastTransfer()
      await record(1_110, [{ invoice_id: ids[1], amount: 1_110 }])
      await correct(id)
      expect(await readInvoice(ids[0] ?? 0)).toMatchObject({ amount_due: 1_110 })
      expect(await readInvoice(ids[1] ?? 0)).toMatchObject({ amount_due: 0 })
    })

    it('is undone of what a credit note has freed, too, but not once that was used', async () => {
      const [one, two] = [await invoiced(2), await invoiced(1)]
      await record(2_220, [{ invoice_id: one, amount: 2_220 }])
      const { id } = await lastTransfer()
      const { version } = await readInvoice(one)
      await finance.ask(invoiceStaff.creditInvoice, {
        params: { id: String(one) },
        body: { version, credit: { untaxed: 1_000 }, reason: 'Barang rusak' },
      })
      expect(await readInvoice(one)).toMatchObject({ amount_over: 1_110 })
      expect(moneyOf(await use([{ invoice_id: two, amount: 1_110 }]))).toMatchObject({ held_on_account: 0 })
      expect(
        [await correct(id)].map(({ status, body }) => [status, (body as { code: string }).code]),
      ).toEqual([[409, 'money_spent']])
      expect(await readInvoice(two)).toMatchObject({ state: 'paid' })
    })
  })

  it('money of an order is frozen while sums of it from before the ledger do not agree', async () => {
    const [one, prepaid] = [await invoiced(1), await place('transfer', 1)]
    await record(1_500, [
      { invoice_id: one, amount: 500 },
      { order_id: prepaid, amount: 1_000 },
    ])
    const { id } = await lastTransfer()
    await record(1_000)
    await sql`
      insert into ledger.difference (company_id, order_id, stored, computed, found_at)
      select company_id, id, 1, 2, now() from orders.order`.execute(db)
    const frozen = [
      await record(100, [{ order_id: prepaid, amount: 100 }]),
      await use([{ invoice_id: one, amount: 100 }]),
      await correct(id),
      await settle(one, { kind: 'write_off', amount: 100 }),
    ]
    expect(frozen.map(({ status, body }) => [status, (body as { code: string }).code])).toEqual([
      [400, 'invalid_request'],
      [400, 'invalid_request'],
      [409, 'not_possible_now'],
      [409, 'not_possible_now'],
    ])
    await sql`delete from ledger.difference`.execute(db)
    for (const answer of [
      await record(100, [{ order_id: prepaid, amount: 100 }]),
      await use([{ invoice_id: one, amount: 100 }]),
      await settle(one, { kind: 'write_off', amount: 100 }),
    ])
      expect(answer.status).toBe(200)
  })

  it('what is held for a company is used once, also for different invoices at once', async () => {
    const ids = [await invoiced(1), await invoiced(1), await invoiced(1)]
    await record(1_110)
    const all = await Promise.all(ids.map((id) => use([{ invoice_id: id, amount: 1_000 }])))
    expect(all.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409])
    expect(moneyOf(await record(1))).toMatchObject({ held_on_account: 111 })
  })

  it('what is held for a company pays its invoices and orders, and no more than is held', async () => {
    const one = await invoiced(2)
    await record(2_000)
    expect((await use([{ invoice_id: one, amount: 2_001 }])).body).toMatchObject({ code: 'more_than_held' })
    const both = await Promise.all([
      use([{ invoice_id: one, amount: 1_500 }]),
      use([{ invoice_id: one, amount: 1_500 }]),
    ])
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect(await readInvoice(one)).toMatchObject({ state: 'partially_paid', amount_due: 720 })
  })

  it('tax withheld, a bank’s charge and a small difference settle an invoice; more is for an admin', async () => {
    const one = await invoiced(20)
    await record(11_000, [{ invoice_id: one, amount: 11_000 }])
    expect((await settle(one, { kind: 'tax_withheld', amount: 11_201 }, admin)).body).toMatchObject({
      code: 'more_than_open',
    })
    await settle(one, { kind: 'tax_withheld', amount: 300, certificate_number: '1.1-11.26-0000001' })
    await settle(one, { kind: 'bank_charge', amount: 400 })
    await settle(one, { kind: 'write_off', amount: 499 })
    // All of one invoice count together.
    expect((await settle(one, { kind: 'write_off', amount: 9_102 })).status).toBe(403)
    expect(moneyOf(await settle(one, { kind: 'write_off', amount: 10_001 }, admin))).toMatchObject({
      owed: 0,
    })
    expect(await readInvoice(one)).toMatchObject({
      state: 'paid',
      amount_due: 0,
      payments: [
        [11_000, 'Bank transfer'],
        [300, 'Income tax withheld'],
        [400, 'Bank charge'],
        [499, 'Difference written off'],
        [10_001, 'Difference written off'],
      ],
    })
  })

  it('what was written off is no money: a credit note gives none of it back', async () => {
    const one = await invoiced(2)
    await settle(one, { kind: 'write_off', amount: 2_000 })
    const { version } = await readInvoice(one)
    await finance.ask(invoiceStaff.creditInvoice, {
      params: { id: String(one) },
      body: { version, credit: { untaxed: 1_500 }, reason: 'Barang rusak' },
    })
    expect(await readInvoice(one)).toMatchObject({ amount_due: 0, amount_over: 0 })
    expect(moneyOf(await record(1))).toMatchObject({ owed: 0, held_on_account: 1 })
  })

  it('tax withheld is no money: more than 5% is for an admin, and a credit note gives none of it back', async () => {
    const one = await invoiced(20)
    expect((await settle(one, { kind: 'tax_withheld', amount: 1_001 })).body).toMatchObject({
      code: 'over_withholding_limit',
    })
    expect((await settle(one, { kind: 'tax_withheld', amount: 600 })).status).toBe(200)
    // All of one invoice counts together.
    expect((await settle(one, { kind: 'tax_withheld', amount: 401 })).status).toBe(403)
    await record(21_600, [{ invoice_id: one, amount: 21_600 }])
    const credit = async (untaxed: number) => {
      const { version } = await readInvoice(one)
      const { status } = await finance.ask(invoiceStaff.creditInvoice, {
        params: { id: String(one) },
        body: { version, credit: { untaxed }, reason: 'Barang rusak' },
      })
      expect(status).toBe(200)
    }
    await credit(5_000)
    expect(moneyOf(await record(1))).toMatchObject({ held_on_account: 5_550 - 150 + 1 })
    await credit(15_000)
    expect(moneyOf(await record(1))).toMatchObject({ owed: 0, held_on_account: 21_600 + 2 })
  })

  describe('an entry that was typed wrong', () => {
    const lastEntry = async () => {
      const { body } = await finance.ask(paymentStaff.listMoneyEntries, { params: { id: String(company) } })
      const [last] = 'data' in body ? body.data.records : []
      if (!last) throw new Error('no entry is shown')
      return last
    }
    const reverse = async (by = finance) => {
      const { id, kind } = await lastEntry()
      const route = kind === 'allocation' ? paymentStaff.reverseAllocation : paymentStaff.reverseAdjustment
      return by.ask(route, { params: { id: String(id) }, body: { reason: 'Salah ketik' } })
    }

    it('as a use of money on account is reversed once: the money is held where it came from', async () => {
      const one = await invoiced(2)
      const prepaid = await place('transfer', 3)
      await record(6_000)
      await use([
        { invoice_id: one, amount: 2_000 },
        { order_id: prepaid, amount: 3_330 },
      ])
      expect(await readState(prepaid)).toBe('paid')
      expect(await lastEntry()).toMatchObject({ kind: 'allocation', amount: 5_330 })
      const both = await Promise.all([reverse(), reverse()])
      expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
      expect(await lastEntry()).toMatchObject({ amount: 5_330, reversal: { reason: 'Salah ketik' } })
      expect(await readState(prepaid)).toBe('unpaid')
      expect(await readInvoice(one)).toMatchObject({ amount_due: 2_220, state: 'issued' })
      expect(moneyOf(await use([{ invoice_id: one, amount: 2_220 }]))).toEqual({
        owed: 0,
        held_for_orders: 0,
        held_on_account: 3_780,
      })
    })

    it('as a use of money on account is not reversed once the money was given back', async () => {
      const prepaid = await place('transfer', 3)
      await record(3_330)
      await use([{ order_id: prepaid, amount: 3_330 }])
      const shown = await buyer.ask(order.showOrder, { params: { id: String(prepaid) } })
      const version = 'data' in shown.body ? shown.body.data.record.version : 0
      await buyer.ask(order.cancelOrder, { params: { id: String(prepaid) }, body: { version, reason: '' } })
      expect((await reverse()).body).toMatchObject({ code: 'money_spent' })
    })

    it('as a settlement without money is reversed: its invoice is open again; above the limit by an admin', async () => {
      const one = await invoiced(20)
      await settle(one, { kind: 'tax_withheld', amount: 300 })
      expect((await reverse()).status).toBe(200)
      expect(await readInvoice(one)).toMatchObject({ amount_due: 22_200 })
      await settle(one, { kind: 'write_off', amount: 20_000 }, admin)
      expect((await reverse()).body).toMatchObject({ code: 'over_write_off_limit' })
      expect((await reverse(admin)).status).toBe(200)
      expect((await reverse(admin)).status).toBe(409)
      expect(await readInvoice(one)).toMatchObject({
        amount_due: 22_200,
        payments: [
          [300, 'Income tax withheld'],
          [-300, 'Income tax withheld'],
          [20_000, 'Difference written off'],
          [-20_000, 'Difference written off'],
        ],
      })
    })

    it('as a write-off is not reversed once a credit note has used it', async () => {
      const one = await invoiced(2)
      await settle(one, { kind: 'write_off', amount: 2_000 })
      const { version } = await readInvoice(one)
      await finance.ask(invoiceStaff.creditInvoice, {
        params: { id: String(one) },
        body: { version, credit: { untaxed: 1_500 }, reason: 'Barang rusak' },
      })
      expect((await reverse()).body).toMatchObject({ code: 'money_spent' })
    })
  })

  it('VAT that its buyer pays to the state is settled by finance, beside the income tax', async () => {
    await sql`update payment.credit set credit_limit = 10000000`.execute(db)
    const one = await invoiced(2_500)
    await sql`update invoice.invoice set tax_kind = 'government' where id = ${one}`.execute(db)
    // 2,500,000 untaxed and 275,000 VAT; 5% is 125,000.
    expect((await settle(one, { kind: 'tax_withheld', amount: 400_001 })).body).toMatchObject({
      code: 'over_withholding_limit',
    })
    expect((await settle(one, { kind: 'tax_withheld', amount: 400_000 })).status).toBe(200)
    const other = await invoiced(2_500)
    expect((await settle(other, { kind: 'tax_withheld', amount: 125_001 })).body).toMatchObject({
      code: 'over_withholding_limit',
    })
  })

  it('a transfer for an order whose proof waits is recorded by that proof', async () => {
    const prepaid = await place('transfer', 1)
    await buyer.ask(payment.uploadProof, {
      params: { id: String(prepaid) },
      form: {
        file: new File([new TextEncoder().encode('%PDF-1.7\n')], 'bukti.pdf'),
        amount: '1110',
        transferred_on: DAY,
      },
    })
    const { status, body } = await record(1_110, [{ order_id: prepaid, amount: 1_110 }])
    expect([status, body]).toMatchObject([
      400,
      { errors: { 'allocations.0': [expect.stringContaining('proof')] } },
    ])
  })

  it('no buyer pays a prepaid order again that a transfer has paid', async () => {
    const prepaid = await place('transfer', 1)
    await record(1_110, [{ order_id: prepaid, amount: 1_110 }])
    const { body } = await buyer.ask(payment.showOrderPayment, { params: { id: String(prepaid) } })
    expect(body).toMatchObject({
      data: { record: { amount_due: 0, payment_methods: [], attempts: [{ state: 'cancelled' }] } },
    })
  })
})

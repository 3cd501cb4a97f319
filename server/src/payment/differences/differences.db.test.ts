import { invoice, order, paymentStaff } from '@pasok/contract/endpoints'
import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, it } from 'vitest'
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

onDatabase('a sum from before the ledger that does not agree', (open) => {
  let db: Db
  let item: number
  let company: number
  let buyer: AskingBrowser
  let finance: AskingBrowser
  let announced: { readonly type: string }[] = []
  beforeAll(async () => {
    db = (await open()).db
    item = (await fillSelling(db, DAY))['B-1'] ?? 0
    const api = openApi({ db, now: () => NOW, announce: async (_, event) => void announced.push(event) })
    const person = await addBuyer(db, 'buyer@uji.test', NOW)
    company = person.companyId
    buyer = await openBrowser(db, api, person.memberId, { now: NOW })
    finance = await openStaffBrowser(db, api, 'finance')
  })
  beforeEach(async () => {
    await sql`
      truncate cart.cart, quotation.quotation, orders.order, ledger.journal, ledger.transfer, ledger.balance,
        ledger.difference, payment.credit, platform.email cascade`.execute(db)
    await giveCredit(db, company, 1_000_000)
    announced = []
  })

  const place = async (method: 'terms' | 'transfer', quantity: number) =>
    orderQuotation(buyer, await checkOut(buyer, [[item, quantity]]), method)
  const record = (amount: number, allocations: readonly object[] = []) =>
    finance.ask(paymentStaff.recordTransfer, {
      idempotencyKey: crypto.randomUUID(),
      body: { company_id: company, transferred_on: DAY, amount, reference: '', allocations } as never,
    })
  const issue = async (orderId: number) => {
    const made = await issueInvoice(
      { db, sendEmail, settings, announce: async () => {} },
      { orderId, now: NOW, requestId: 'a test' },
    )
    if ('error' in made) throw new Error(made.error)
    return made.id
  }
  const addDifference = async (
    orderId: number,
    invoiceId: number | null,
    stored: number,
    computed: number,
  ) => {
    if (invoiceId !== null)
      await sql`update invoice.invoice set amount_paid = ${stored} where id = ${invoiceId}`.execute(db)
    const { rows } = await sql<{ id: number }>`
      insert into ledger.difference (company_id, order_id, invoice_id, stored, computed, found_at)
      values (${company}, ${orderId}, ${invoiceId}, ${stored}, ${computed}, ${NOW}) returning id`.execute(db)
    return rows[0]?.id ?? 0
  }
  /** A prepaid order of 3,330 rupiah, of which the ledger has all, and whose invoice says another sum. */
  const addPaid = async (stored: number) => {
    const id = await place('transfer', 3)
    await record(3_330, [{ order_id: id, amount: 3_330 }])
    const invoiceId = await issue(id)
    return { id, invoiceId, difference: await addDifference(id, invoiceId, stored, 3_330) }
  }
  /** An invoice on terms of 3,330 rupiah, of which the ledger has 1,000, and which says another sum. */
  const addOnTerms = async (stored: number) => {
    const id = await place('terms', 3)
    const invoiceId = await issue(id)
    await record(1_000, [{ invoice_id: invoiceId, amount: 1_000 }])
    return { id, invoiceId, difference: await addDifference(id, invoiceId, stored, 1_000) }
  }
  /** An order of which more went back than came. */
  const addOverdrawn = async () => {
    const id = await place('transfer', 3)
    await sql`
      with j as (
        insert into ledger.journal (posted_at, day, kind, source, source_id)
        values (${NOW}, ${DAY}, 'refund_made', 'attempt', ${id}) returning id)
      insert into ledger.posting (journal_id, account, company_id, order_id, method, amount)
      select j.id, side.account, ${company}, ${id}, side.method, side.amount
      from j, (values ('cash', 'transfer', -50), ('advance', null, 50)) as side (account, method, amount)`.execute(
      db,
    )
    return { id, difference: await addDifference(id, null, 0, -50) }
  }
  const decide = (id: number, decision: 'ledger' | 'document') =>
    finance.ask(paymentStaff.decideDifference, {
      params: { id: String(id) },
      body: { decision, reason: 'Mutasi bank dicek' },
    })
  const readOrder = async (id: number) => {
    const { body } = await buyer.ask(order.showOrder, { params: { id: String(id) } })
    if (!('data' in body)) throw new Error('the order is not shown')
    const { state, payment_state, timeline } = body.data.record
    return { state, payment_state, last: timeline.at(-1)?.kind }
  }
  const readInvoice = async (id: number) => {
    const { body } = await buyer.ask(invoice.showInvoice, { params: { id: String(id) } })
    if (!('data' in body)) throw new Error('the invoice is not shown')
    const { state, amount_paid, amount_due } = body.data.record
    return { state, amount_paid, amount_due }
  }

  it('is listed for finance, who decides it once; its order is free afterwards', async () => {
    const { id, invoiceId, difference } = await addPaid(3_000)
    const frozen = await record(10, [{ order_id: id, amount: 10 }])
    expect(frozen.status).toBe(400)
    const listed = await finance.ask(paymentStaff.listDifferences, {})
    expect(listed.body).toMatchObject({
      data: {
        records: [{ id: difference, order: { id }, invoice: { id: invoiceId }, stored: 3_000 }],
        total: 1,
      },
    })
    const both = await Promise.all([decide(difference, 'ledger'), decide(difference, 'ledger')])
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    const { rows } = await sql`
      select decision, note, decided_at, decided_by is not null as by from ledger.difference`.execute(db)
    expect(rows).toEqual([{ decision: 'ledger', note: 'Mutasi bank dicek', decided_at: NOW, by: true }])
    expect((await decide(999_999, 'ledger')).status).toBe(404)
    const { rows: open } = await sql`select from ledger.difference where decided_at is null`.execute(db)
    expect(open).toEqual([])
  })

  it('follows the ledger, if that is decided', async () => {
    const { id, invoiceId, difference } = await addPaid(3_000)
    await decide(difference, 'ledger')
    expect(await readInvoice(invoiceId)).toEqual({ state: 'paid', amount_paid: 3_330, amount_due: 0 })
    expect(await readOrder(id)).toMatchObject({ state: 'placed', payment_state: 'paid' })
    expect(announced).toContainEqual({ type: 'invoice_due_changed', invoice: invoiceId, order: id })
    expect(await verifyMoney(db, NOW)).toEqual([])
  })

  it('is followed by the ledger, if that is decided: what is missing then is due', async () => {
    const { id, invoiceId, difference } = await addPaid(3_000)
    await decide(difference, 'document')
    expect(await readInvoice(invoiceId)).toEqual({
      state: 'partially_paid',
      amount_paid: 3_000,
      amount_due: 330,
    })
    expect(await readOrder(id)).toEqual({
      state: 'on_hold',
      payment_state: 'partially_paid',
      last: 'payment_corrected',
    })
    expect(await verifyMoney(db, NOW)).toEqual([])
  })

  it('that is more than the ledger has is held for the order', async () => {
    const { id, invoiceId, difference } = await addPaid(3_500)
    await decide(difference, 'document')
    expect(await readInvoice(invoiceId)).toEqual({ state: 'paid', amount_paid: 3_500, amount_due: 0 })
    expect(await readOrder(id)).toMatchObject({ state: 'placed', payment_state: 'paid' })
    expect(await verifyMoney(db, NOW)).toEqual([])
  })

  it.each([
    ['ledger', 1_000, 2_330],
    ['document', 3_500, 0],
  ] as const)('of an invoice on terms is decided as well: %s', async (decision, amount_paid, amount_due) => {
    const { invoiceId, difference } = await addOnTerms(3_500)
    await decide(difference, decision)
    expect(await readInvoice(invoiceId)).toMatchObject({ amount_paid, amount_due })
    expect(await verifyMoney(db, NOW)).toEqual([])
  })

  it.each([
    ['ledger', 50],
    ['document', 0],
  ] as const)(
    'of an order of which more went back than came is decided as well: %s',
    async (decision, owed) => {
      const { id, difference } = await addOverdrawn()
      expect(await verifyMoney(db, NOW)).toHaveLength(1)
      await decide(difference, decision)
      const { rows } = await sql<{ amount: number }>`
      select amount from ledger.balance where order_id = ${id} and account = 'receivable' and invoice_id is null`.execute(
        db,
      )
      expect(rows[0]?.amount ?? 0).toBe(owed)
      expect(await verifyMoney(db, NOW)).toEqual([])
      if (owed === 0) return
      // It is paid by a transfer, also once the order is cancelled.
      await sql`update orders.order set state = 'cancelled' where id = ${id}`.execute(db)
      expect((await record(50, [{ order_id: id, amount: 50 }])).status).toBe(200)
      const { rows: balances } = await sql`select from ledger.balance where amount <> 0`.execute(db)
      expect(balances).toEqual([])
    },
  )
})

import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Db } from '../platform/index.ts'
import { onDatabase } from '../testing/index.ts'
import { addPerson } from '../testing/people-fixture.ts'
import { addInvoice, buildSales } from '../testing/sale-builder.ts'
import { addStaff } from '../testing/staff-fixture.ts'
import { useOnAccount } from './allocate-money.ts'
import { advance, cash, ofAttempt, receivable, type Payment } from './ledger.ts'
import { findBalance, hasDifference, post } from './ledger.store.ts'
import { postCreditNote, postInvoice, useAdvance } from './post-invoice.ts'
import { acceptMoney, receiveMoney } from './receive-money.ts'
import { payOut, refundableMoney, refuseRefundOf, requestRefundOf } from './return-money.ts'
import { recordAllocation } from './transfer.store.ts'
import { findExcessRefunds, findWrongBalances } from './verify.store.ts'

const now = new Date('2026-11-23T18:00:00Z')

onDatabase('the ledger', (open) => {
  let db: Db
  let buyer: { readonly companyId: number; readonly memberId: number }
  let payment: Payment & { readonly attempt_id: number }
  let invoiceId: number
  beforeAll(async () => {
    db = (await open()).db
    buyer = await addPerson(db, { email: 'buyer@uji.test' })
  })
  beforeEach(async () => {
    const { order, attempt } = await buildSales(db, buyer).addOrder()
    payment = {
      company_id: buyer.companyId,
      order_id: order,
      invoice_id: null,
      attempt_id: attempt,
      method: 'bca_va',
    }
    invoiceId = (await addInvoice(db, order)).invoiceId
  })

  const receive = (amount: number, isInReview = false) =>
    receiveMoney(db, {
      source: 'attempt',
      source_id: payment.attempt_id,
      payment,
      amount,
      isInReview,
      now,
    })
  const issue = (untaxed: number, tax = 0) =>
    postInvoice(db, { id: invoiceId, ...payment, untaxed, tax, deliveryCost: 0, now })
  const use = () => useAdvance(db, { id: payment.order_id, company_id: payment.company_id }, { now })
  const credit = (id: number, untaxed: number, isPrepaid = true) =>
    postCreditNote(db, { id, invoiceId, ...payment, isPrepaid, untaxed, tax: 0, deliveryCost: 0, now })
  const takeBack = (amount: number) =>
    payOut(db, {
      kind: 'payment_taken_back',
      source: 'attempt',
      source_id: payment.attempt_id,
      payment,
      amount,
      now,
    })
  /** What is owed, held, in review and on its way back. */
  const balances = async () => ({
    owed: await findBalance(db, receivable({ ...payment, invoice_id: invoiceId })),
    held: 0 - (await findBalance(db, advance(payment))),
    review: 0 - (await findBalance(db, ofAttempt('suspense', payment))),
    transit: 0 - (await findBalance(db, ofAttempt('refund_in_transit', payment))),
  })
  const none = { owed: 0, held: 0, review: 0, transit: 0 }

  describe('a journal', () => {
    const kind = { kind: 'payment_received', source: 'attempt', source_id: 1 } as const
    it('is refused where its sides do not sum to 0', async () => {
      await expect(
        db.transaction().execute((tx) =>
          post(tx, kind, { now }, [
            { ...cash(payment), amount: 10 },
            { ...advance(payment), amount: -9 },
          ]),
        ),
      ).rejects.toThrow('do not sum to 0')
      expect(await balances()).toEqual(none)
    })

    it('is posted once', async () => {
      const verify = () =>
        receiveMoney(db, {
          source: 'transfer',
          source_id: payment.attempt_id,
          payment,
          amount: 100,
          isInReview: false,
          now,
        })
      await verify()
      await expect(verify()).rejects.toThrow('unique')
      expect(await balances()).toEqual({ ...none, held: 100 })
    })

    it('is never changed or deleted, and is of the day in Jakarta', async () => {
      await receive(100)
      for (const change of [
        sql`update ledger.posting set amount = 1`,
        sql`delete from ledger.posting`,
        sql`update ledger.journal set note = 'x'`,
        sql`delete from ledger.journal`,
      ])
        await expect(change.execute(db)).rejects.toThrow('never changed')
      const { rows } = await sql<{
        day: string
      }>`select day::text from ledger.journal order by id desc limit 1`.execute(db)
      expect(rows).toEqual([{ day: '2026-11-24' }])
    })
  })

  it('money of an order pays its invoice, and what was credited is held', async () => {
    await receive(150)
    await issue(100, 11)
    await use()
    expect(await balances()).toEqual({ ...none, held: 39 })
    await credit(1, 20)
    expect(await balances()).toEqual({ ...none, held: 59 })
    expect(await refundableMoney(db, payment)).toBe(59)
  })

  it('money of an invoice beyond what it needs is held for the company, and so is what is credited later', async () => {
    await issue(100)
    payment = { ...payment, invoice_id: invoiceId }
    await receive(130)
    expect(await balances()).toMatchObject({ owed: 0, held: 30 })
    await credit(2, 40, false)
    expect(await balances()).toMatchObject({ owed: 0, held: 70 })
  })

  it('a credit note lowers what is owed first', async () => {
    await issue(100)
    await credit(3, 40)
    expect(await balances()).toEqual({ ...none, owed: 60 })
  })

  describe('money that a bank takes back', () => {
    it('in review touches nothing else', async () => {
      await receive(100)
      await issue(100)
      await use()
      const late = await buildSales(db, buyer).addOrder()
      const paid = await balances()
      const of = { ...payment, attempt_id: late.attempt }
      const event = { source: 'attempt', source_id: late.attempt, payment: of, amount: 100, now } as const
      await receiveMoney(db, { ...event, isInReview: true })
      await payOut(db, { ...event, kind: 'payment_taken_back' })
      expect(await balances()).toEqual(paid)
      expect(await findBalance(db, ofAttempt('suspense', of))).toBe(0)
    })

    it('opens the invoice that it paid, after what is held; it may come again', async () => {
      await receive(130)
      await issue(100)
      await use()
      await takeBack(130)
      expect(await balances()).toEqual({ ...none, owed: 100 })
      await receive(130)
      await use()
      expect(await balances()).toEqual({ ...none, held: 30 })
    })

    it('opens an invoice by no more than it needs, where credit notes have freed the rest', async () => {
      await issue(100)
      await receive(100)
      await use()
      await credit(4, 60)
      await payOut(db, {
        kind: 'refund_made',
        source: 'attempt',
        source_id: payment.attempt_id,
        payment,
        amount: 60,
        now,
      })
      await takeBack(100)
      expect(await balances()).toEqual({ ...none, owed: 40 })
      expect(await findBalance(db, receivable(payment))).toBe(60)
    })

    it('opens the invoice that it came for, not another one of the order', async () => {
      const other = (await addInvoice(db, (await buildSales(db, buyer).addOrder()).order)).invoiceId
      payment = { ...payment, invoice_id: invoiceId }
      await issue(100)
      await postInvoice(db, { id: other, ...payment, untaxed: 100, tax: 0, deliveryCost: 0, now })
      await receive(100)
      const transfer = { ...payment, invoice_id: other, attempt_id: null }
      await receiveMoney(db, {
        source: 'transfer',
        source_id: other,
        payment: transfer,
        amount: 100,
        isInReview: false,
        now,
      })
      await takeBack(100)
      expect(await balances()).toEqual({ ...none, owed: 100 })
      expect(await findBalance(db, receivable(transfer))).toBe(0)
    })

    it('and was refunded before is owed for the order, until money comes', async () => {
      await receive(100)
      await payOut(db, {
        kind: 'refund_made',
        source: 'attempt',
        source_id: payment.attempt_id,
        payment,
        amount: 100,
        now,
      })
      await takeBack(100)
      const owedForOrder = () => findBalance(db, receivable(payment))
      expect([await owedForOrder(), await balances()]).toEqual([100, none])
      await receive(150)
      await use()
      expect([await owedForOrder(), await balances()]).toEqual([0, { ...none, held: 50 }])
    })
  })

  it('held money pays what is owed for the order, then the oldest invoice; money of an invoice pays that one', async () => {
    const other = (await addInvoice(db, (await buildSales(db, buyer).addOrder()).order)).invoiceId
    const owed = async () =>
      Promise.all(
        [null, invoiceId, other].map((invoice_id) => findBalance(db, receivable({ ...payment, invoice_id }))),
      )
    await receive(30)
    await takeBack(30)
    await takeBack(10)
    // Issued in the other order.
    await postInvoice(db, { id: other, ...payment, untaxed: 100, tax: 0, deliveryCost: 0, now })
    await issue(100)
    expect(await owed()).toEqual([10, 100, 100])
    await receive(70)
    await use()
    expect(await owed()).toEqual([0, 40, 100])
    const own = advance({ ...payment, invoice_id: other })
    await post(db, { kind: 'payment_received', source: 'transfer', source_id: payment.order_id }, { now }, [
      { ...cash({ ...payment, attempt_id: null }), amount: 150 },
      { ...own, amount: -150 },
    ])
    await use()
    expect([await owed(), await findBalance(db, own)]).toEqual([[0, 40, 0], -50])
  })

  it('money of an invoice is used for the company only while its order is locked', async () => {
    payment = { ...payment, invoice_id: invoiceId }
    await issue(100)
    await receive(130)
    const staffId = await addStaff(db, { email: `keuangan-${invoiceId}@toko.test`, role: 'finance' })
    const useFor = async (orderIds: readonly number[]) => {
      const { company_id, order_id } = payment
      const allocationId = await recordAllocation(db, { company_id, recorded_at: now, recorded_by: staffId })
      const allocations = [{ order_id, invoice_id: null, amount: 30 }]
      return useOnAccount(db, { allocationId, company_id, allocations, orderIds, now, staffId })
    }
    expect(await useFor([])).toEqual({ error: 'more_than_held' })
    expect(await useFor([payment.order_id + 1])).toEqual({ error: 'more_than_held' })
    expect(await useFor([payment.order_id])).toBeUndefined()
    expect(await balances()).toMatchObject({ owed: 0, held: 0 })
  })

  it('what a bank takes back beyond what an invoice needs is owed for that invoice', async () => {
    payment = { ...payment, invoice_id: invoiceId }
    await issue(100)
    await receive(100)
    await credit(5, 60, false)
    // Another invoice uses what is held.
    await post(db, { kind: 'advance_used', source: 'allocation', source_id: invoiceId }, { now }, [
      { ...advance(payment), amount: 60 },
      { account: 'advance', company_id: payment.company_id, amount: -60 },
    ])
    await takeBack(100)
    expect(await balances()).toEqual({ ...none, owed: 100 })
  })

  it('accepted money pays what it came for', async () => {
    await receive(100, true)
    expect(await balances()).toEqual({ ...none, review: 100 })
    expect(await acceptMoney(db, payment, { now })).toBe(100)
    expect(await balances()).toEqual({ ...none, held: 100 })
  })

  describe('a refund', () => {
    const refund = (amount: number) =>
      requestRefundOf(db, { refundId: payment.attempt_id, payment, amount, now })
    it('that waits for the gateway reserves its money; refused, it is held again', async () => {
      await receive(100)
      await refund(60)
      expect(await balances()).toEqual({ ...none, held: 40, transit: 60 })
      expect(await refundableMoney(db, payment)).toBe(40)
      await refuseRefundOf(db, { refundId: payment.attempt_id, payment, now })
      expect(await balances()).toEqual({ ...none, held: 100 })
    })

    it('of money in review leaves it there, and reserves of what is held only the rest', async () => {
      await receive(100, true)
      await receiveMoney(db, {
        source: 'proof',
        source_id: payment.attempt_id,
        payment,
        amount: 50,
        isInReview: false,
        now,
      })
      await refund(120)
      expect(await balances()).toEqual({ ...none, held: 30, review: 100, transit: 20 })
      const { attempt_id: source_id } = payment
      await payOut(db, { kind: 'refund_made', source: 'attempt', source_id, payment, amount: 120, now })
      expect(await balances()).toEqual({ ...none, held: 30 })
    })

    it('is of what it reserved', async () => {
      await receive(100)
      await refund(60)
      const { attempt_id: source_id } = payment
      await payOut(db, { kind: 'refund_made', source: 'attempt', source_id, payment, amount: 60, now })
      expect(await balances()).toEqual({ ...none, held: 40 })
    })

    it('refused after the bank took all back returns nothing', async () => {
      await receive(100)
      await refund(60)
      await takeBack(100)
      await refuseRefundOf(db, { refundId: payment.attempt_id, payment, now })
      expect(await balances()).toEqual(none)
    })
  })

  it('money of an order with a difference from before the ledger is not refunded', async () => {
    await receive(100)
    await sql`
      insert into ledger.difference (company_id, order_id, stored, computed, found_at)
      values (${payment.company_id}, ${payment.order_id}, 1, 2, now())`.execute(db)
    expect(await hasDifference(db, payment.order_id)).toBe(true)
    expect(await refundableMoney(db, payment)).toBe(0)
  })

  it.each([
    ['receivable', -1],
    ['advance', 1],
    ['suspense', 1],
    ['refund_in_transit', 1],
  ] as const)('a balance of %s with the wrong sign is found', async (account, amount) => {
    const of = account === 'advance' ? advance(payment) : { ...ofAttempt('suspense', payment), account }
    await post(db, { kind: 'payment_received', source: 'attempt', source_id: payment.attempt_id }, { now }, [
      { ...of, ...(account === 'receivable' && { attempt_id: null }), amount },
      { ...cash(payment), amount: -amount },
    ])
    expect(await findWrongBalances(db)).toEqual([
      { what: expect.stringMatching(new RegExp(`^${account} .*wrong sign`)), stored: amount, computed: 0 },
    ])
    await sql`truncate ledger.journal, ledger.balance cascade`.execute(db)
  })

  it('a company that was refunded more than it paid is found, and not where a bank took back what was refunded', async () => {
    await sql`truncate ledger.journal, ledger.balance cascade`.execute(db)
    await receive(100)
    const payments = { source: 'attempt', source_id: payment.attempt_id, payment, now } as const
    await payOut(db, { ...payments, kind: 'refund_made', amount: 100 })
    await payOut(db, { ...payments, kind: 'payment_taken_back', amount: 100 })
    expect(await findExcessRefunds(db)).toEqual([])
    const event = { kind: 'refund_made', source: 'held_refund', source_id: payment.order_id } as const
    await post(db, event, { now }, [
      { account: 'withheld', company_id: buyer.companyId, order_id: payment.order_id, amount: 5 },
      { ...cash(payment), amount: -5 },
    ])
    expect(await findExcessRefunds(db)).toEqual([
      { what: `refunds of company ${buyer.companyId}`, stored: 105, computed: 100 },
    ])
    await sql`truncate ledger.journal, ledger.balance cascade`.execute(db)
  })

  it('a balance that is not the sum of its postings is found', async () => {
    expect(await findWrongBalances(db)).toEqual([])
    await receive(100)
    await sql`
      update ledger.balance set amount = amount - 1 where order_id = ${payment.order_id}`.execute(db)
    expect(await findWrongBalances(db)).toEqual([
      { what: expect.stringContaining('advance of company'), stored: -101, computed: -100 },
    ])
  })
})

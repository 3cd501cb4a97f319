import { STAFF_LIMITS, type StaffAttempt } from '@pasok/contract'
import { approvalStaff, invoiceStaff, payment, paymentStaff } from '@pasok/contract/endpoints'
import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { issueInvoice } from '../invoice/index.ts'
import { refundFiles, verifyMoney } from '../payment/index.ts'
import type { Db } from '../platform/index.ts'
import { settings } from '../testing/ask-api.ts'
import { staffAt } from '../testing/ask-as-staff.ts'
import { openBrowser, type AskingBrowser } from '../testing/ask-as.ts'
import { onDatabase } from '../testing/index.ts'
import { openPaying } from '../testing/open-paying.ts'
import { addBuyer, checkOut, fillSelling, giveCredit, orderQuotation } from '../testing/selling-fixture.ts'
import { addStaff } from '../testing/staff-fixture.ts'

const NOW = new Date('2026-11-23T05:00:00Z')
const DAY = '2026-11-23'
const TOTAL = 33_300
const LIMIT = 10_000
const WHY = 'Kontrak dihentikan'

onDatabase('money above the limits of finance', (open) => {
  let db: Db
  let shop: Awaited<ReturnType<typeof openPaying>>
  let item: number
  let companyId: number
  let buyer: AskingBrowser
  let finance: AskingBrowser
  let second: AskingBrowser
  let admin: AskingBrowser
  beforeAll(async () => {
    db = (await open()).db
    item = (await fillSelling(db, DAY))['B-1'] ?? 0
    const limits = { ...STAFF_LIMITS.finance, credit_note: LIMIT, refund: LIMIT }
    shop = await openPaying(db, () => NOW, { ...STAFF_LIMITS, finance: limits })
    const person = await addBuyer(db, 'buyer@uji.test', NOW)
    companyId = person.companyId
    buyer = await openBrowser(db, shop.api, person.memberId, { now: NOW })
    const logIn = async (email: string, role: 'finance' | 'admin') =>
      staffAt(db, shop.api, await addStaff(db, { email, role }), NOW)
    finance = await logIn('finance@toko.test', 'finance')
    second = await logIn('keuangan@toko.test', 'finance')
    admin = await logIn('admin@toko.test', 'admin')
  })
  beforeEach(async () => {
    await sql`
      truncate cart.cart, quotation.quotation, orders.order, ledger.journal, ledger.transfer, ledger.balance,
        ledger.held_refund, approval.request, platform.email cascade`.execute(db)
    shop.announced.length = 0
    return async () => expect(await verifyMoney(db, NOW)).toEqual([])
  })

  const codeOf = ({ status, body }: { readonly status: number; readonly body: unknown }) =>
    status === 200 ? 200 : `${status} ${(body as { code: string }).code}`
  /** An order of 33,300 rupiah paid by QR code; returns its invoice and its attempt. */
  const placePaid = async () => {
    const orderId = await orderQuotation(buyer, await checkOut(buyer, [[item, 30]]), 'qris')
    await shop.work()
    const [attempt] = await readAttempts(orderId)
    const { rows } = await sql<{
      name: string
    }>`select gateway_order_id as name from payment.attempt`.execute(db)
    await shop.simulator.act(rows[0]?.name ?? '', 'settle')
    await shop.work()
    const { body } = await finance.ask(invoiceStaff.listStaffInvoices, {
      query: { order_id: String(orderId) },
    })
    const invoiceId = 'data' in body ? (body.data.records[0]?.id ?? 0) : 0
    return { orderId, invoiceId, attemptId: attempt?.id ?? 0 }
  }
  const readAttempts = async (orderId: number): Promise<readonly StaffAttempt[]> => {
    const { body } = await finance.ask(paymentStaff.listStaffAttempts, {
      query: { order_id: String(orderId) },
    })
    return 'data' in body ? body.data.records : []
  }
  const readCredits = async (invoiceId: number): Promise<number[]> => {
    const { body } = await finance.ask(invoiceStaff.showStaffInvoice, { params: { id: String(invoiceId) } })
    return 'data' in body ? body.data.record.credit_notes.map(({ amount_total }) => amount_total) : []
  }
  const credit = async (
    invoiceId: number,
    untaxed: number | 'all',
    by = finance,
    approval_reason?: string,
  ) => {
    const params = { id: String(invoiceId) }
    const { body } = await finance.ask(invoiceStaff.showStaffInvoice, { params })
    const version = 'data' in body ? body.data.record.version : 0
    const credited = untaxed === 'all' ? ({ all: true } as const) : { untaxed }
    return codeOf(
      await by.ask(invoiceStaff.creditInvoice, {
        params,
        body: { version, credit: credited, reason: 'Salah kirim', approval_reason },
      }),
    )
  }
  const refund = async (attemptId: number, amount: number, approval_reason?: string, key?: string) =>
    codeOf(
      await finance.ask(paymentStaff.refundAtGateway, {
        params: { id: String(attemptId) },
        idempotencyKey: key ?? crypto.randomUUID(),
        body: { amount, reason: 'Batal', approval_reason },
      }),
    )
  const listWaiting = async (by = finance): Promise<readonly number[]> => {
    const { body } = await by.ask(approvalStaff.listApprovals, { query: { state: 'waiting' } })
    return 'data' in body ? body.data.records.map(({ id }) => id) : []
  }
  const findWaiting = async (): Promise<number> => {
    const waiting = await listWaiting()
    expect(waiting).toHaveLength(1)
    return waiting[0] ?? 0
  }
  const approve = async (id: number, by = second) =>
    codeOf(await by.ask(approvalStaff.approve, { params: { id: String(id) }, body: { note: '' } }))
  const refuse = async (id: number, by = second) =>
    codeOf(
      await by.ask(approvalStaff.refuseApproval, { params: { id: String(id) }, body: { note: 'Jangan' } }),
    )
  const withdraw = async (id: number, by = finance) =>
    codeOf(await by.ask(approvalStaff.withdrawApproval, { params: { id: String(id) } }))
  const readState = async (id: number) => {
    const { body } = await admin.ask(approvalStaff.showApproval, { params: { id: String(id) } })
    return 'data' in body ? body.data.record.state : undefined
  }
  const emailsTo = async (recipient: string) =>
    (
      await sql<{ kind: string }>`
        select kind from platform.email where recipient = ${recipient} and kind like 'approval.%'
        order by written_at, id`.execute(db)
    ).rows.map(({ kind }) => kind)

  describe('a credit note', () => {
    it('up to the limit is issued at once; many small ones do not pass it', async () => {
      const { invoiceId } = await placePaid()
      expect(await credit(invoiceId, 9_000)).toBe(200)
      expect(await credit(invoiceId, 10)).toBe('403 over_limit')
      expect(await credit(invoiceId, 10, second)).toBe('403 over_limit')
      expect(await readCredits(invoiceId)).toEqual([9_990])
    })

    it('waits for a second person of finance, who issues it once', async () => {
      const { invoiceId } = await placePaid()
      expect(await credit(invoiceId, 20_000, finance, WHY)).toBe('409 waiting_for_approval')
      expect(await credit(invoiceId, 20_000, finance, WHY)).toBe('409 waiting_for_approval')
      const id = await findWaiting()
      expect(await readCredits(invoiceId)).toEqual([])
      expect(await emailsTo('finance@toko.test')).toEqual([])
      expect(await emailsTo('keuangan@toko.test')).toEqual(['approval.requested'])
      expect(await emailsTo('admin@toko.test')).toEqual(['approval.requested'])
      expect(await approve(id, finance)).toBe('403 own_request')
      const both = await Promise.all([approve(id), approve(id, admin)])
      expect(both.toSorted()).toEqual([200, '409 not_possible_now'])
      expect(await readCredits(invoiceId)).toEqual([22_200])
      expect(await emailsTo('finance@toko.test')).toEqual(['approval.approved'])
      await approve(id)
      expect(await readCredits(invoiceId)).toEqual([22_200])
    })

    it('is void once its invoice has changed', async () => {
      const { invoiceId } = await placePaid()
      await credit(invoiceId, 20_000, finance, WHY)
      const id = await findWaiting()
      expect(await credit(invoiceId, 5, admin)).toBe(200)
      expect(await approve(id)).toBe('409 approval_void')
      expect(await readState(id)).toBe('void')
      expect(await approve(id)).toBe('409 not_possible_now')
      expect(await readCredits(invoiceId)).toHaveLength(1)
      expect(await emailsTo('finance@toko.test')).toEqual(['approval.void'])
    })

    it('is replaced by another one of the same invoice, refused, or withdrawn', async () => {
      const { invoiceId } = await placePaid()
      await credit(invoiceId, 20_000, finance, WHY)
      const first = await findWaiting()
      await credit(invoiceId, 21_000, finance, WHY)
      const other = await findWaiting()
      expect(await readState(first)).toBe('void')
      expect(await refuse(other, finance)).toBe('403 own_request')
      expect(await withdraw(other, second)).toBe('403 not_allowed')
      expect([await refuse(other), await refuse(other)]).toEqual([200, 200])
      expect(await emailsTo('finance@toko.test')).toEqual(['approval.refused'])
      expect(await approve(other, admin)).toBe('409 not_possible_now')
      await credit(invoiceId, 20_000, finance, WHY)
      const last = await findWaiting()
      expect([await withdraw(last), await withdraw(last)]).toEqual([200, 200])
      expect(await approve(last)).toBe('409 not_possible_now')
      expect(await readCredits(invoiceId)).toEqual([])
    })
  })

  describe('a refund of a payment', () => {
    it('counts what was refunded before, and waits for approval of the rest', async () => {
      const { orderId, invoiceId, attemptId } = await placePaid()
      expect(await credit(invoiceId, 'all', admin)).toBe(200)
      expect(await refund(attemptId, LIMIT + 1)).toBe('403 over_limit')
      expect(await refund(attemptId, LIMIT)).toBe(200)
      await shop.work()
      expect(await refund(attemptId, 1)).toBe('403 over_limit')
      expect(await refund(attemptId, 2, WHY, 'one')).toBe('409 waiting_for_approval')
      expect(await refund(attemptId, 2, WHY, 'one')).toBe('409 waiting_for_approval')
      expect(await refund(attemptId, 2, WHY)).toBe('409 waiting_for_approval')
      const id = await findWaiting()
      await shop.work()
      expect((await readAttempts(orderId))[0]?.refunded).toBe(LIMIT)
      expect([await approve(id), await approve(id)]).toEqual([200, 200])
      await shop.work()
      expect((await readAttempts(orderId))[0]?.refunded).toBe(LIMIT + 2)
    })

    it('by transfer is recorded with its file once it is approved, unless money went back meanwhile', async () => {
      const { orderId, invoiceId, attemptId } = await placePaid()
      await credit(invoiceId, 'all', admin)
      const transfer = async (amount: number, by: AskingBrowser) =>
        codeOf(
          await by.ask(paymentStaff.recordRefund, {
            params: { id: String(attemptId) },
            idempotencyKey: crypto.randomUUID(),
            form: {
              file: new File([new TextEncoder().encode('%PDF-1.7\n')], 'transfer.pdf'),
              amount: String(amount),
              reason: 'Batal',
              approval_reason: WHY,
            },
          }),
        )
      expect(await transfer(20_000, finance)).toBe('409 waiting_for_approval')
      expect(await refundFiles.listStoredKeys(db)).toHaveLength(1)
      expect(await transfer(1, admin)).toBe(200)
      const id = await findWaiting()
      expect(await approve(id)).toBe('409 approval_void')
      expect(await transfer(20_000, finance)).toBe('409 waiting_for_approval')
      expect(await approve(await findWaiting(), admin)).toBe(200)
      const [attempt] = await readAttempts(orderId)
      expect(attempt).toMatchObject({ refunded: 20_001, refundable: TOTAL - 20_001 })
      const refundId = attempt?.refunds.at(-1)?.id ?? 0
      expect((await finance.get(`/staff/payments/refunds/${refundId}/file`)).status).toBe(200)
    })
  })

  it('a refund of held money counts those of 30 days, and is void once the money is gone', async () => {
    await finance.ask(paymentStaff.recordTransfer, {
      idempotencyKey: 'held',
      body: { company_id: companyId, transferred_on: DAY, amount: 50_000 },
    })
    const payee = { bank: 'BCA', number: '123', holder: 'PT Uji' }
    const refundHeld = async (amount: number, by = finance, approval_reason?: string) =>
      codeOf(
        await by.ask(paymentStaff.requestHeldRefund, {
          params: { id: String(companyId) },
          idempotencyKey: crypto.randomUUID(),
          body: { amount, reason: 'Kelebihan bayar', payee, approval_reason },
        }),
      )
    expect(await refundHeld(LIMIT)).toBe(200)
    expect(await refundHeld(1)).toBe('403 over_limit')
    expect(await refundHeld(20_000, finance, WHY)).toBe('409 waiting_for_approval')
    expect(await refundHeld(20_000, finance, WHY)).toBe('409 waiting_for_approval')
    expect(await approve(await findWaiting())).toBe(200)
    expect(await refundHeld(15_000, finance, WHY)).toBe('409 waiting_for_approval')
    expect(await refundHeld(16_000, finance, WHY)).toBe('409 waiting_for_approval')
    expect(await listWaiting()).toHaveLength(2)
    const [later = 0, earlier = 0] = await listWaiting()
    expect(await approve(earlier)).toBe(200)
    expect(await approve(later)).toBe('409 approval_void')
  })

  it("a refund that is typed as a payment of an invoice counts those before, and is an admin's above", async () => {
    await giveCredit(db, companyId, TOTAL)
    const orderId = await orderQuotation(buyer, await checkOut(buyer, [[item, 30]]), 'terms')
    const issued = await issueInvoice(
      { db, sendEmail: async () => {}, settings, announce: async () => {} },
      { orderId, now: NOW, requestId: 'a test' },
    )
    const id = 'error' in issued ? 0 : issued.id
    const pay = async (amount: number, by = finance) => {
      const params = { id: String(id) }
      const { body } = await finance.ask(invoiceStaff.showStaffInvoice, { params })
      const version = 'data' in body ? body.data.record.version : 0
      const paid = { version, amount, paid_on: DAY, reference: '' } as const
      return codeOf(await by.ask(invoiceStaff.recordInvoicePayment, { params, body: paid }))
    }
    expect(await pay(TOTAL)).toBe(200)
    expect(await credit(id, 'all', admin)).toBe(200)
    expect(await pay(-LIMIT - 1)).toBe('403 over_limit')
    expect(await pay(-LIMIT)).toBe(200)
    expect([await pay(-1), await pay(-1, second)]).toEqual(['403 over_limit', '403 over_limit'])
    expect(await pay(-1, admin)).toBe(200)
  })

  it("a refund that a member asked for counts those of 30 days, and is an admin's above", async () => {
    await finance.ask(paymentStaff.recordTransfer, {
      idempotencyKey: 'asked',
      body: { company_id: companyId, transferred_on: DAY, amount: 50_000 },
    })
    const askFor = async (amount: number): Promise<number> => {
      const { body } = await buyer.ask(payment.askForRefund, {
        idempotencyKey: crypto.randomUUID(),
        body: { amount, reason: 'Kelebihan bayar', payee: { bank: 'BCA', number: '123', holder: 'PT Uji' } },
      })
      return 'data' in body ? (body.data.records.find((one) => one.amount === amount)?.id ?? 0) : 0
    }
    const on = (id: number) => ({ params: { id: String(id) } })
    const approveAsked = async (id: number, by = finance) =>
      codeOf(await by.ask(paymentStaff.approveHeldRefund, on(id)))
    const complete = async (id: number) => {
      const body = { transferred_on: DAY, reference: '' } as const
      return codeOf(await finance.ask(paymentStaff.completeHeldRefund, { ...on(id), body }))
    }
    const large = await askFor(LIMIT + 1)
    expect(await approveAsked(large)).toBe('403 over_limit')
    expect(await complete(large)).toBe('409 not_possible_now')
    // One request waits at a time.
    const refused = await finance.ask(paymentStaff.refuseHeldRefund, {
      ...on(large),
      body: { reason: 'Dibagi dua' },
    })
    expect(refused.status).toBe(200)
    const small = await askFor(LIMIT)
    expect([await approveAsked(small), await complete(small)]).toEqual([200, 200])
    const next = await askFor(1)
    expect([await approveAsked(next), await approveAsked(next, second)]).toEqual([
      '403 over_limit',
      '403 over_limit',
    ])
    expect([await approveAsked(next, admin), await complete(next)]).toEqual([200, 200])
  })

  it('sums from before the ledger that differ by more are decided by an admin', async () => {
    const { orderId, invoiceId } = await placePaid()
    const add = async (stored: number) => {
      await sql`update invoice.invoice set amount_paid = ${stored} where id = ${invoiceId}`.execute(db)
      const { rows } = await sql<{ id: number }>`
        insert into ledger.difference (company_id, order_id, invoice_id, stored, computed, found_at)
        values (${companyId}, ${orderId}, ${invoiceId}, ${stored}, ${TOTAL}, ${NOW}) returning id`.execute(db)
      return rows[0]?.id ?? 0
    }
    const decide = async (id: number, decision: 'ledger' | 'document', by = finance) =>
      codeOf(
        await by.ask(paymentStaff.decideDifference, {
          params: { id: String(id) },
          body: { decision, reason: 'Mutasi bank dicek' },
        }),
      )
    const atLimit = await add(TOTAL - LIMIT)
    expect(await decide(atLimit, 'ledger')).toBe(200)
    const less = await add(TOTAL - LIMIT - 1)
    expect([await decide(less, 'document'), await decide(less, 'ledger')]).toEqual([
      '403 over_limit',
      '403 over_limit',
    ])
    expect(await decide(less, 'document', admin)).toBe(200)
  })
})

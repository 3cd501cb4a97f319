import { payment, paymentStaff } from '@pasok/contract/endpoints'
import { daysAfter, type Day, type Statement } from '@pasok/contract'
import fc from 'fast-check'
import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  acceptMoney,
  adjustInvoice,
  findCompanyMoney,
  payOut,
  postCreditNote,
  postInvoice,
  receiveMoney,
  receiveTransfer,
  recordAdjustment,
  recordTransfer,
  refuseRefundOf,
  requestRefundOf,
  refundableMoney,
  useAdvance,
} from '../../ledger/index.ts'
import type { Db } from '../../platform/index.ts'
import { readWorkbook } from '../../platform/sheets/read-workbook.ts'
import { openApi } from '../../testing/ask-api.ts'
import { openStaffBrowser } from '../../testing/ask-as-staff.ts'
import { openBrowser, type AskingBrowser } from '../../testing/ask-as.ts'
import { onDatabase } from '../../testing/index.ts'
import { pdfPages } from '../../testing/pdf-text.ts'
import { addPerson } from '../../testing/people-fixture.ts'
import { addInvoice, buildSales } from '../../testing/sale-builder.ts'
import { showStatement } from './show-statement.ts'
import { readAgeing } from './statement.store.ts'

const FIRST_DAY = '2026-01-01'
const NOW = new Date('2026-11-23T05:00:00Z')
const atNoon = (day: Day) => new Date(`${day}T05:00:00Z`)

onDatabase('the statement of account', (open) => {
  let db: Db
  let buyer: { readonly companyId: number; readonly memberId: number }
  let staffId: number
  let finance: AskingBrowser
  let member: AskingBrowser
  beforeAll(async () => {
    db = (await open()).db
    const api = openApi({ db, now: () => NOW })
    buyer = await addPerson(db, { email: 'buyer@uji.test' })
    member = await openBrowser(db, api, buyer.memberId, { now: NOW })
    finance = await openStaffBrowser(db, api, 'finance')
    const { rows } = await sql<{ id: number }>`select max(id) as id from identity.staff`.execute(db)
    staffId = rows[0]?.id ?? 0
  })
  beforeEach(async () => {
    await sql`truncate orders.order, ledger.journal, ledger.transfer, ledger.balance cascade`.execute(db)
  })

  /** An order, paid in advance by an attempt, with an invoice that is not posted yet. */
  const addSale = async (who = buyer) => {
    const { order, attempt } = await buildSales(db, who).addOrder()
    const { invoiceId, noteId } = await addInvoice(db, order)
    const { companyId: company_id } = who
    const source = { company_id, order_id: order, attempt_id: attempt }
    return { ...source, method: 'bca_va', invoiceId, noteId }
  }
  type Sale = Awaited<ReturnType<typeof addSale>>
  const ofOrder = ({ company_id, order_id, attempt_id, method }: Sale) => ({
    company_id,
    order_id,
    attempt_id,
    method,
    invoice_id: null,
  })
  const ofInvoice = ({ company_id, order_id, invoiceId }: Sale) => ({
    company_id,
    order_id,
    invoice_id: invoiceId,
  })

  const issue = (sale: Sale, amount: number, now: Date) =>
    postInvoice(db, { ...sale, id: sale.invoiceId, untaxed: amount, tax: 0, deliveryCost: 0, now })
  const receive = (sale: Sale, amount: number, now: Date, more: object = {}) =>
    receiveMoney(db, {
      source: 'attempt',
      source_id: sale.attempt_id,
      payment: ofOrder(sale),
      amount,
      isInReview: false,
      now,
      ...more,
    })
  const transfer = async (amount: number, now: Date, allocations: readonly Sale[] = [], reference = '') => {
    const of = { company_id: buyer.companyId, amount }
    const transfers = { transferred_on: FIRST_DAY, reference, recorded_at: now, recorded_by: staffId }
    const transferId = await recordTransfer(db, { ...of, ...transfers })
    await receiveTransfer(db, {
      ...of,
      transferId,
      allocations: allocations.map((sale) => ({
        order_id: sale.order_id,
        invoice_id: sale.invoiceId,
        amount: 1,
      })),
      now,
      staffId,
    })
  }
  const withhold = async (sale: Sale, amount: number, now: Date) => {
    const adjustmentId = await recordAdjustment(db, {
      invoice_id: sale.invoiceId,
      kind: 'tax_withheld',
      amount,
      note: 'PPh 22',
      certificate_number: '1.1-01.26-0000001',
      recorded_at: now,
      recorded_by: staffId,
    })
    return adjustInvoice(db, { ...ofInvoice(sale), adjustmentId, kind: 'tax_withheld', amount, now, staffId })
  }

  const read = (period: { readonly from?: Day; readonly to?: Day } = {}, page = 1, per_page = 1_000) =>
    showStatement(db, {
      companyId: buyer.companyId,
      period: { from: FIRST_DAY, to: '2026-12-31', ...period },
      page,
      per_page,
      language: 'en',
    })
  const balanceOf = async (companyId: number) => {
    const { owed, ...held } = await findCompanyMoney(db, companyId)
    return Object.values(held).reduce((sum, one) => sum - one, owed)
  }
  const show = ({ rows }: Statement) =>
    rows.map(({ day, name, documents, reference, debit, credit, balance }) => [
      day,
      name,
      documents.map(({ kind }) => kind).join(),
      reference,
      debit,
      credit,
      balance,
    ])

  it('has one row an event, with its documents and the balance after it', async () => {
    const [prepaid, onTerms] = [await addSale(), await addSale()]
    await receive(prepaid, 150, atNoon('2026-01-05'))
    await issue(prepaid, 100, atNoon('2026-01-06'))
    const order = { id: prepaid.order_id, company_id: buyer.companyId }
    await useAdvance(db, order, { now: atNoon('2026-01-06') })
    await issue(onTerms, 200, atNoon('2026-01-07'))
    await postCreditNote(db, {
      ...prepaid,
      id: prepaid.noteId,
      isPrepaid: true,
      untaxed: 10,
      tax: 0,
      deliveryCost: 0,
      now: atNoon('2026-01-08'),
    })
    const refund = { refundId: 1, payment: ofOrder(prepaid), amount: 60 }
    await requestRefundOf(db, { ...refund, now: atNoon('2026-01-09') })
    await payOut(db, {
      kind: 'refund_made',
      source: 'attempt',
      source_id: prepaid.attempt_id,
      payment: ofOrder(prepaid),
      amount: 60,
      now: atNoon('2026-01-10'),
    })
    await withhold(onTerms, 3, atNoon('2026-01-11'))
    await transfer(20, atNoon('2026-01-12'), [onTerms], 'BCA 77')
    const statement = await read()
    expect(show(statement)).toEqual([
      ['2026-01-05', 'Payment received', 'order', 'BCA virtual account', 0, 150, -150],
      ['2026-01-06', 'Invoice', 'invoice', '', 100, 0, -50],
      ['2026-01-06', 'Rp. 100 of held money used', 'invoice', '', 0, 0, -50],
      ['2026-01-07', 'Invoice', 'invoice', '', 200, 0, 150],
      ['2026-01-08', 'Credit note', 'credit_note,invoice', '', 0, 10, 140],
      ['2026-01-09', 'Refund of Rp. 60 requested', 'order', '', 0, 0, 140],
      ['2026-01-10', 'Refund', 'order', 'BCA virtual account', 60, 0, 200],
      ['2026-01-11', 'Income tax withheld', 'invoice', '1.1-01.26-0000001', 0, 3, 197],
      ['2026-01-12', 'Payment received', 'invoice', 'Bank transfer · BCA 77', 0, 20, 177],
    ])
    expect(statement).toMatchObject({
      opening_balance: 0,
      debit: 360,
      credit: 183,
      closing_balance: 177,
      total: 9,
    })
  })

  const act = fc.record({
    kind: fc.constantFrom(
      'issue',
      'receive',
      'review',
      'accept',
      'use',
      'credit',
      'transfer',
      'withhold',
      'refund',
      'take back',
    ),
    sale: fc.nat({ max: 3 }),
    amount: fc.integer({ min: 1, max: 200 }),
    isOfStranger: fc.boolean(),
    days: fc.nat({ max: 3 }),
  })
  it('its sums are the ledger’s balances, whatever happens and wherever a period begins', async () => {
    const stranger = await addPerson(db, { email: 'orang-lain@uji.test' })
    let refunds = 100
    await fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 5, maxLength: 30, size: 'max' }), async (acts) => {
        await sql`truncate orders.order, ledger.journal, ledger.transfer, ledger.balance cascade`.execute(db)
        const sales = await Promise.all([0, 1, 2, 3].map(() => addSale()))
        const others = await Promise.all([0, 1, 2, 3].map(() => addSale(stranger)))
        const issued = new Set<number>()
        const credited = new Set<number>()
        let day: Day = FIRST_DAY
        for (const { kind, sale: at, amount, isOfStranger, days } of acts) {
          const sale = (isOfStranger ? others : sales)[at]
          if (!sale) throw new Error('no such sale')
          day = daysAfter(day, days)
          const now = atNoon(day)
          const attempt = { source: 'attempt', source_id: sale.attempt_id } as const
          const isReceived = async () =>
            (await sql`select from ledger.posting where attempt_id = ${sale.attempt_id}`.execute(db)).rows
              .length > 0
          if (kind === 'issue' && !issued.has(sale.invoiceId)) {
            issued.add(sale.invoiceId)
            await issue(sale, amount, now)
          }
          if ((kind === 'receive' || kind === 'review') && !(await isReceived()))
            await receive(sale, amount, now, { isInReview: kind === 'review' })
          if (kind === 'accept') await acceptMoney(db, ofOrder(sale), { now })
          if (kind === 'use')
            await useAdvance(db, { id: sale.order_id, company_id: sale.company_id }, { now })
          if (kind === 'credit' && issued.has(sale.invoiceId) && !credited.has(sale.noteId)) {
            credited.add(sale.noteId)
            const sums = { untaxed: 10, tax: 1, deliveryCost: 0 }
            await postCreditNote(db, { ...sale, ...sums, id: sale.noteId, isPrepaid: true, now })
          }
          if (kind === 'transfer' && !isOfStranger) await transfer(amount, now)
          if (kind === 'withhold' && issued.has(sale.invoiceId)) await withhold(sale, 1, now)
          const held = await refundableMoney(db, ofOrder(sale))
          if (kind === 'refund' && held > 0) {
            const refund = { refundId: ++refunds, payment: ofOrder(sale), now }
            await requestRefundOf(db, { ...refund, amount: held })
            if (amount % 3 === 0) await refuseRefundOf(db, refund)
            if (amount % 3 === 1)
              await payOut(db, {
                ...attempt,
                kind: 'refund_made',
                payment: ofOrder(sale),
                amount: held,
                now,
              })
          }
          if (kind === 'take back' && (await isReceived()))
            await payOut(db, {
              ...attempt,
              kind: 'payment_taken_back',
              payment: ofOrder(sale),
              amount,
              now,
            })
        }
        const whole = await read()
        expect(whole.opening_balance).toBe(0)
        expect(whole.closing_balance).toBe(await balanceOf(buyer.companyId))
        let balance = 0
        for (const row of whole.rows) {
          balance += row.debit - row.credit
          expect(row.balance).toBe(balance)
        }
        expect(balance).toBe(whole.closing_balance)
        for (const from of [daysAfter(FIRST_DAY, 7), daysAfter(FIRST_DAY, 20)]) {
          const before = await read({ to: daysAfter(from, -1) })
          const after = await read({ from })
          expect(after.opening_balance).toBe(before.closing_balance)
          expect(after.closing_balance).toBe(whole.closing_balance)
          expect([...before.rows, ...after.rows]).toEqual(whole.rows)
          const second = await read({ from }, 2, 3)
          expect(second.rows).toEqual(after.rows.slice(3, 6))
          expect(second).toMatchObject({ total: after.rows.length, debit: after.debit, credit: after.credit })
        }
        // What companies owe adds up to all receivables.
        const { rows } = await sql<{ sum: number }>`
          select coalesce(sum(amount), 0)::bigint as sum from ledger.posting where account = 'receivable'`.execute(
          db,
        )
        const ageing = await readAgeing(db, FIRST_DAY, { salespersonId: undefined, limit: 100, offset: 0 })
        expect(ageing.sums.total).toBe(rows[0]?.sum)
        expect(ageing.rows.reduce((sum, { total }) => sum + total, 0)).toBe(ageing.sums.total)
      }),
      { numRuns: 12 },
    )
  })

  it('the balance names open invoices by their due day, and what held money is for', async () => {
    const [due, later, prepaid] = [await addSale(), await addSale(), await addSale()]
    await sql`update invoice.invoice set due_on = null where id = ${later.invoiceId}`.execute(db)
    await issue(later, 300, NOW)
    await issue(due, 200, NOW)
    await receive(prepaid, 150, NOW)
    await receive(due, 70, NOW, { isInReview: true })
    await transfer(40, NOW)
    await payOut(db, {
      kind: 'payment_taken_back',
      source: 'attempt',
      source_id: later.attempt_id,
      payment: ofOrder(later),
      amount: 25,
      now: NOW,
    })
    const { body } = await member.ask(payment.showBalance, {})
    const record = 'data' in body ? body.data.record : undefined
    expect(record).toMatchObject({
      balance: 525 - 260,
      owed: 525,
      overdue: 200,
      held: 260,
      open: [
        { document: { kind: 'invoice', id: due.invoiceId }, due_on: '2026-02-01', is_overdue: true },
        { document: { kind: 'invoice', id: later.invoiceId }, is_overdue: false, amount_due: 300 },
        { document: { kind: 'order', id: later.order_id }, amount_due: 25 },
      ],
      open_total: 3,
      held_total: 3,
    })
    expect(record?.held_for.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['account', 40],
      ['review', 70],
      ['order', 150],
    ])
    expect(record?.balance).toBe((await read()).closing_balance)
  })

  describe('ageing', () => {
    const dueDaysAgo = async (days: number, amount: number) => {
      const sale = await addSale()
      await sql`
        update invoice.invoice set due_on = ${daysAfter('2026-11-23', -days)} where id = ${sale.invoiceId}`.execute(
        db,
      )
      await issue(sale, amount, NOW)
      return sale
    }
    const ask = async (query = {}) => {
      const { body } = await finance.ask(paymentStaff.showAgeing, { query })
      return 'data' in body ? body.data : undefined
    }

    it('has a bucket for each day since it was due', async () => {
      for (const [days, amount] of [
        [-1, 1],
        [0, 2],
        [1, 10],
        [30, 20],
        [31, 100],
        [60, 200],
        [61, 1_000],
        [90, 2_000],
        [91, 10_000],
      ] as const)
        await dueDaysAgo(days, amount)
      const aged = {
        not_due: 3,
        days_1_30: 30,
        days_31_60: 300,
        days_61_90: 3_000,
        over_90: 10_000,
        total: 13_333,
      }
      expect(await ask()).toMatchObject({
        records: [{ company: { id: buyer.companyId }, ...aged }],
        sums: aged,
        total: 1,
      })
    })

    it('has the debts of what a salesperson sold, and pages of companies', async () => {
      const sold = await dueDaysAgo(5, 70)
      await dueDaysAgo(5, 11)
      await sql`
        update quotation.quotation set salesperson_id = ${staffId}
        where id = (select quotation_id from orders.order where id = ${sold.order_id})`.execute(db)
      expect(await ask({ salesperson_id: String(staffId) })).toMatchObject({ sums: { total: 70 } })
      expect(await ask({ page: '2', per_page: '1' })).toMatchObject({
        records: [],
        sums: { total: 81 },
        total: 1,
      })
    })

    it('has the sums of each salesperson, and of what nobody handled', async () => {
      const sold = await dueDaysAgo(5, 70)
      await dueDaysAgo(40, 11)
      await sql`
        update quotation.quotation set salesperson_id = null`.execute(db)
      await sql`
        update quotation.quotation set salesperson_id = ${staffId}
        where id = (select quotation_id from orders.order where id = ${sold.order_id})`.execute(db)
      const { body } = await finance.ask(paymentStaff.listAgeingOfSalespeople, {})
      expect(body).toMatchObject({
        data: {
          records: [
            { salesperson: { id: staffId }, days_1_30: 70, total: 70 },
            { days_31_60: 11, total: 11 },
          ],
          sums: { days_1_30: 70, days_31_60: 11, total: 81 },
        },
      })
    })

    it('is printed with its sums', async () => {
      await dueDaysAgo(5, 1_234_567)
      const response = await finance.get('/staff/ageing/pdf?language=id')
      const [page = ''] = pdfPages(await response.bytes())
      for (const text of ['Umur Piutang', 'Belum jatuh tempo', 'PT Uji', '1.234.567', 'Semua perusahaan'])
        expect(page).toContain(text)
    })

    it('is nothing where nobody owes anything', async () => {
      expect(await ask()).toMatchObject({ records: [], sums: { total: 0 }, total: 0 })
    })

    it('is saved as a workbook', async () => {
      await dueDaysAgo(5, 70)
      const response = await finance.get('/staff/ageing/xlsx?language=id')
      const book = await readWorkbook(await response.bytes(), { rows: 10, unpacked: 1_000_000 })
      const [sheet] = typeof book === 'object' && 'sheets' in book ? book.sheets : []
      expect(sheet?.rows).toMatchObject([
        expect.arrayContaining(['Perusahaan', 'Belum jatuh tempo', '1–30 hari']),
        [expect.stringContaining('PT Uji'), 0, 70, 0, 0, 0, 70],
        ['Semua perusahaan', 0, 70, 0, 0, 0, 70],
      ])
    })
  })

  describe('over HTTP', () => {
    const query = { from: '2026-01-02', to: '2026-11-23' }
    beforeEach(async () => {
      const sale = await addSale()
      await issue(sale, 1_500, atNoon('2026-01-01'))
      await transfer(400, atNoon('2026-11-23'), [sale])
      await issue(await addSale(), 100, atNoon('2026-11-24'))
    })

    it('members read their company’s, staff any company’s; by default this year up to today', async () => {
      const own = await member.ask(payment.showStatement, {})
      const params = { id: String(buyer.companyId) }
      const theirs = await finance.ask(paymentStaff.showStaffStatement, { params })
      expect(own.body).toEqual(theirs.body)
      expect(own.body).toMatchObject({
        data: { record: { from: '2026-01-01', to: '2026-11-23', total: 2, closing_balance: 1_100 } },
      })
      const unknown = await finance.ask(paymentStaff.showStaffStatement, { params: { id: '999999' } })
      expect(unknown.status).toBe(404)
    })

    it('a period that ends before it begins is refused', async () => {
      const { status, body } = await member.ask(payment.showStatement, {
        query: { from: '2026-02-01', to: '2026-01-31' },
      })
      expect([status, body]).toMatchObject([400, { errors: { to: [expect.stringContaining('last day')] } }])
    })

    it('a file has at most 5,000 events', async () => {
      const { order_id: orderId } = await addSale()
      await sql`
        with added as (
          insert into ledger.journal (posted_at, day, kind, source, source_id)
          select ${NOW}, date '2026-03-01', 'invoice_issued', 'journal', n from generate_series(1, 5000) n returning id
        )
        insert into ledger.posting (journal_id, account, company_id, order_id, amount)
        select id, account, ${buyer.companyId}, ${orderId}, amount
        from added cross join (values ('receivable', 1), ('sales', -1)) as side (account, amount)`.execute(db)
      for (const file of ['pdf', 'xlsx']) {
        const response = await member.get(`/v2/payment/statement/${file}?from=2026-01-01&to=2026-11-23`)
        expect([response.status, await response.json()]).toMatchObject([
          400,
          { errors: { from: [expect.stringContaining('5,000')] } },
        ])
      }
      const { body } = await member.ask(payment.showStatement, { query: { page: '51' } })
      expect(body).toMatchObject({
        data: { record: { total: 5_002, rows: [{}, {}], closing_balance: 6_100 } },
      })
    })

    it('a PDF has the opening balance, the events and the closing balance', async () => {
      const response = await member.get(
        `/v2/payment/statement/pdf?from=${query.from}&to=${query.to}&language=id`,
      )
      expect(response.headers.get('content-disposition')).toContain('mutasi-saldo-2026-01-02-2026-11-23.pdf')
      const text = pdfPages(await response.bytes()).join('\n')
      for (const words of [
        'Mutasi Saldo',
        'Saldo awal',
        'Rp. 1.500',
        '23/11/2026',
        'Pembayaran diterima',
        'Rp. 400',
        'Saldo akhir',
        'Rp. 1.100',
      ])
        expect(text).toContain(words)
    })

    it('a workbook has the same', async () => {
      const response = await member.get(`/v2/payment/statement/xlsx?from=${query.from}&to=${query.to}`)
      const book = await readWorkbook(await response.bytes(), { rows: 10, unpacked: 1_000_000 })
      const [sheet] = typeof book === 'object' && 'sheets' in book ? book.sheets : []
      expect(sheet?.rows).toMatchObject([
        ['Date', 'Description', 'Documents', 'Reference', 'Debit', 'Credit', 'Balance'],
        ['02/01/2026', 'Opening balance', null, null, null, null, 1_500],
        [
          '23/11/2026',
          'Payment received',
          expect.stringMatching(/^INV-\d+$/),
          'Bank transfer',
          null,
          400,
          1_100,
        ],
        ['23/11/2026', 'Closing balance', null, null, 0, 400, 1_100],
      ])
    })
  })
})

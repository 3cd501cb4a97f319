import { paymentLedger, paymentStaff } from '@pasok/contract/endpoints'
import { parse } from 'csv-parse/sync'
import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { issueInvoice } from '../../invoice/index.ts'
import { receiveMoney } from '../../ledger/index.ts'
import type { Db, SendEmail } from '../../platform/index.ts'
import { readWorkbook } from '../../platform/sheets/read-workbook.ts'
import { openApi, settings } from '../../testing/ask-api.ts'
import { openStaffBrowser } from '../../testing/ask-as-staff.ts'
import { openBrowser, type AskingBrowser } from '../../testing/ask-as.ts'
import { onDatabase } from '../../testing/index.ts'
import { pdf, picture } from '../../testing/registration-fixture.ts'
import { addBuyer, checkOut, fillSelling, giveCredit, orderQuotation } from '../../testing/selling-fixture.ts'

const NOW = new Date('2026-11-23T05:00:00Z')
const DAY = '2026-11-23'
const sendEmail: SendEmail = async () => {}

onDatabase('what finance takes from the ledger', (open) => {
  let db: Db
  let item: number
  let company: number
  let buyer: AskingBrowser
  let finance: AskingBrowser
  let api: ReturnType<typeof openApi>
  beforeAll(async () => {
    db = (await open()).db
    item = (await fillSelling(db, DAY))['B-1'] ?? 0
    api = openApi({ db, now: () => NOW })
    const person = await addBuyer(db, 'buyer@uji.test', NOW)
    company = person.companyId
    buyer = await openBrowser(db, api, person.memberId, { now: NOW })
    finance = await openStaffBrowser(db, api, 'finance')
  })
  beforeEach(async () => {
    await sql`
      truncate cart.cart, quotation.quotation, orders.order, ledger.journal, ledger.transfer, ledger.balance, payment.credit,
        payment.bank_statement, platform.email cascade`.execute(db)
    await giveCredit(db, company, 1_000_000)
  })

  const place = async (method: 'terms' | 'transfer', quantity: number) =>
    orderQuotation(buyer, await checkOut(buyer, [[item, quantity]]), method)
  /** An invoice on terms of 1,110 rupiah a piece. */
  const invoiced = async (quantity: number) => {
    const made = await issueInvoice(
      { db, sendEmail, settings, announce: async () => {} },
      { orderId: await place('terms', quantity), now: NOW, requestId: 'a test' },
    )
    if ('error' in made) throw new Error(made.error)
    return made.id
  }
  const settle = (id: number, kind: 'tax_withheld' | 'write_off', amount: number, note = 'PPh 22') =>
    finance.ask(paymentStaff.settleWithoutMoney, {
      params: { id: String(id) },
      idempotencyKey: crypto.randomUUID(),
      body: { kind, amount, note, certificate_number: '' },
    })
  const record = (amount: number, allocations: { invoice_id: number; amount: number }[] = []) =>
    finance.ask(paymentStaff.recordTransfer, {
      idempotencyKey: crypto.randomUUID(),
      body: { company_id: company, transferred_on: DAY, amount, reference: '=1+1', allocations },
    })
  const read = (path: string) => finance.get(`/staff/ledger/${path}`)
  const readCsv = async (query: string) => {
    const response = await read(`journals/csv?${query}`)
    const text = await response.text()
    if (response.status !== 200) throw new Error(text)
    return parse(text)
  }

  describe('journals of a period', () => {
    const MONTH = 'from=2026-11-01&to=2026-11-30&language=en'

    it('are rows by the accounts of the shop’s own chart, each journal balanced, and the sums are equal', async () => {
      const one = await invoiced(2)
      await record(3_000, [{ invoice_id: one, amount: 2_000 }])
      await settle(one, 'tax_withheld', 40)
      const [headings, ...rows] = await readCsv(MONTH)
      const total = rows.pop()
      expect(headings?.slice(0, 4)).toEqual(['Date', 'Journal number', 'Account code', 'Account name'])
      const { rows: numbered } = await sql<{ number: string }>`select number from invoice.numbered`.execute(
        db,
      )
      expect(
        rows.map(([day, , code, name, , document, , debit, credit]) => [
          day,
          code,
          name,
          document,
          debit,
          credit,
        ]),
      ).toEqual(
        expect.arrayContaining([
          [DAY, '1103', 'Piutang Usaha', numbered[0]?.number, '2220', ''],
          [DAY, '4101', 'Penjualan', numbered[0]?.number, '', '2000'],
          [DAY, '2107', 'PPN Keluaran', numbered[0]?.number, '', '220'],
          [DAY, '1101', 'Kas dan Bank', numbered[0]?.number, '2000', ''],
          [DAY, '2105', 'Uang Muka Pelanggan', '', '', '1000'],
          [DAY, '1107', 'PPh Dibayar di Muka', numbered[0]?.number, '40', ''],
        ]),
      )
      const sums = new Map<string, number>()
      for (const [, journal = '', , , , , , debit, credit] of rows)
        sums.set(journal, (sums.get(journal) ?? 0) + Number(debit) - Number(credit))
      expect(sums.size).toBe(3)
      expect([...sums.values()].every((sum) => sum === 0)).toBe(true)
      const add = (column: number) => rows.reduce((sum, row) => sum + Number(row[column]), 0)
      expect([Number(total?.[7]), Number(total?.[8])]).toEqual([add(7), add(8)])
      expect(add(7)).toBe(add(8))
    })

    it('have no cell that a spreadsheet runs', async () => {
      await sql`update company.company set legal_name = '=HYPERLINK("http://x.test")' where id = ${company}`.execute(
        db,
      )
      await settle(await invoiced(1), 'write_off', 10, '@SUM(1)\n=cmd')
      const rows = await readCsv(MONTH)
      expect(rows.flat().filter((cell) => /^[=+\-@\t\r]/.test(cell))).toEqual([])
      expect(rows.flat()).toContain('\'=HYPERLINK("http://x.test")')
      await sql`update company.company set legal_name = 'PT Uji' where id = ${company}`.execute(db)
    })

    it('are those of its days, many of them in parts', async () => {
      await record(100)
      for (let at = 0; at < 5; at++) await record(1_000 + at)
      await sql`
        with j as (
          insert into ledger.journal (posted_at, day, kind, source, source_id)
          select now(), case n when 1 then '2026-12-01' else '2026-11-24' end::date, 'payment_received', 'transfer', 900000 + n
          from generate_series(1, 1200) n returning id
        )
        insert into ledger.posting (journal_id, account, company_id, method, amount)
        select id, side.account, ${company}, side.method, side.amount
        from j cross join (values ('cash', 'transfer', 7), ('advance', null, -7)) as side (account, method, amount)`.execute(
        db,
      )
      const rows = await readCsv(MONTH)
      expect(rows).toHaveLength(1 + 2 * (6 + 1_199) + 1)
      expect(new Set(rows.slice(1, -1).map((row) => row[1])).size).toBe(1_205)
      expect(await readCsv('from=2026-12-01&to=2026-12-01')).toHaveLength(4)
    })

    it('are a workbook, too', async () => {
      await record(100)
      const response = await read(`journals/xlsx?${MONTH}`)
      const book = await readWorkbook(await response.bytes(), { rows: 10, unpacked: 1_000_000 })
      const [sheet] = typeof book === 'object' && 'sheets' in book ? book.sheets : []
      expect(sheet?.rows.map((row) => [row[2], row[7] ?? null, row[8] ?? null])).toEqual([
        ['Account code', 'Debit', 'Credit'],
        ['1101', 100, null],
        ['2105', null, 100],
        [expect.toSatisfy((cell: unknown) => cell === null || cell === ''), 100, 100],
      ])
    })

    it.each([
      ['that ends before it begins', 'from=2026-11-02&to=2026-11-01'],
      ['of more than a year', 'from=2025-01-01&to=2026-01-02'],
      ['without an end', 'from=2025-01-01'],
    ])('of a period %s are refused', async (_, query) => {
      expect((await read(`journals/csv?${query}`)).status).toBe(400)
    })

    it('of an account that the chart lacks are refused with its name', async () => {
      await record(100)
      const { advance: _, ...chart } = settings.chart_of_accounts
      const own = openApi({
        db,
        now: () => NOW,
        settings: { ...settings, chart_of_accounts: chart as never },
      })
      const browser = await openStaffBrowser(db, own, 'admin')
      const response = await browser.get(`/staff/ledger/journals/csv?${MONTH}`)
      expect([response.status, await response.json()]).toMatchObject([
        400,
        { errors: { to: [expect.stringContaining('advance')] } },
      ])
    })
  })

  describe('tax withheld', () => {
    const list = async (query: { certificate?: 'missing' | 'attached' } = {}) => {
      const { body } = await finance.ask(paymentLedger.listWithheld, { query })
      if (!('data' in body)) throw new Error('nothing is listed')
      return body.data
    }
    const attach = (id: number, more: object = {}) =>
      finance.ask(paymentLedger.attachCertificate, {
        params: { id: String(id) },
        form: { file: pdf(), number: '2600000001', on: DAY, ...more },
      })

    it('is listed until its certificate is attached, which may be replaced', async () => {
      const one = await invoiced(2)
      await settle(one, 'tax_withheld', 40)
      await settle(one, 'write_off', 5)
      await sql`update ledger.adjustment set recorded_at = recorded_at - interval '10 days'`.execute(db)
      expect(await list({ certificate: 'missing' })).toMatchObject({
        total: 1,
        amount_total: 40,
        records: [{ amount: 40, age_days: 10, company: { id: company } }],
      })
      const [{ id } = { id: 0 }] = (await list()).records
      expect((await attach(id)).body).toMatchObject({
        data: { record: { certificate_number: '2600000001', certificate: { on: DAY } } },
      })
      expect(await list({ certificate: 'missing' })).toMatchObject({ total: 0, amount_total: 0 })
      const { rows: before } = await sql<{ key: string }>`
        select certificate_key as key from ledger.adjustment where id = ${id}`.execute(db)
      await attach(id, { file: picture(), number: '2600000002' })
      expect(await list({ certificate: 'attached' })).toMatchObject({
        records: [{ certificate_number: '2600000002' }],
      })
      const { rows: after } = await sql<{ key: string }>`
        select certificate_key as key from ledger.adjustment where id = ${id}`.execute(db)
      expect(after[0]?.key).not.toBe(before[0]?.key)
      const file = await read(`withheld/${id}/certificate`)
      expect([file.status, file.headers.get('content-disposition')?.slice(0, 10)]).toEqual([
        200,
        'attachment',
      ])
    })

    it('takes no file of another kind, no day to come, and is not of what was written off', async () => {
      const one = await invoiced(2)
      await settle(one, 'tax_withheld', 40)
      await settle(one, 'write_off', 5)
      const { rows } = await sql<{
        id: number
        kind: string
      }>`select id, kind from ledger.adjustment`.execute(db)
      const idOf = (kind: string) => rows.find((row) => row.kind === kind)?.id ?? 0
      const svg = new File(['<svg/>'], 'x.svg')
      expect((await attach(idOf('tax_withheld'), { file: svg })).status).toBe(400)
      expect((await attach(idOf('tax_withheld'), { on: '2026-11-24' })).status).toBe(400)
      expect((await attach(idOf('write_off'))).status).toBe(404)
      expect((await read(`withheld/${idOf('tax_withheld')}/certificate`)).status).toBe(404)
      expect(await list({ certificate: 'missing' })).toMatchObject({ total: 1 })
    })
  })

  it('money that waits for a decision is listed with its age, the longest wait first', async () => {
    const orders = [await place('transfer', 1), await place('transfer', 2)]
    for (const [at, order_id] of orders.entries()) {
      const { rows } = await sql<{ id: number }>`
        update payment.attempt set state = 'needs_review', received = ${100 + at}, ended_at = now()
        where order_id = ${order_id} returning id`.execute(db)
      await receiveMoney(db, {
        source: 'attempt',
        source_id: rows[0]?.id ?? 0,
        payment: {
          company_id: company,
          order_id,
          invoice_id: null,
          attempt_id: rows[0]?.id ?? 0,
          method: 'transfer',
        },
        amount: 100 + at,
        isInReview: true,
        now: new Date(`2026-11-${20 - at}T05:00:00Z`),
      })
    }
    const { body } = await finance.ask(paymentLedger.listSuspense, { query: {} })
    expect(body).toMatchObject({
      data: {
        total: 2,
        amount_total: 201,
        bank_lines: { total: 0, amount: 0 },
        records: [
          { amount: 101, since: '2026-11-19', age_days: 4, order: { id: orders[1] } },
          { amount: 100, since: '2026-11-20', age_days: 3, order: { id: orders[0] } },
        ],
      },
    })
  })
})

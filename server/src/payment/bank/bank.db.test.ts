import { payment, paymentBank, paymentStaff } from '@pasok/contract/endpoints'
import type { BankLine, CompanyMoney } from '@pasok/contract'
import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { issueInvoice } from '../../invoice/index.ts'
import type { Db, SendEmail } from '../../platform/index.ts'
import { openApi, settings } from '../../testing/ask-api.ts'
import { openStaffBrowser } from '../../testing/ask-as-staff.ts'
import { openBrowser, type AskingBrowser } from '../../testing/ask-as.ts'
import { onDatabase } from '../../testing/index.ts'
import { addBuyer, checkOut, fillSelling, giveCredit, orderQuotation } from '../../testing/selling-fixture.ts'
import { listOpenDocuments } from './bank.store.ts'
import { compactText, openProposer } from './propose.ts'
import { verifyMoney } from '../verify-money.ts'

const NOW = new Date('2026-11-23T05:00:00Z')
const DAY = '2026-11-23'
const ACCOUNT = '000-111-222'
const SECOND = '000-333-444'
const sendEmail: SendEmail = async () => {}

/** A line of November: its day, its text, and its rupiah. */
type Line = readonly [day: string, text: string, amount: number]
const rupiah = (amount: number) => Math.abs(amount).toLocaleString('en', { minimumFractionDigits: 2 })

/** A statement in BCA's layout for businesses. */
const writeStatement = (lines: readonly Line[], account = ACCOUNT, opening = 5_000_000): string => {
  let balance = opening
  const rows = lines.map(([day, text, amount]) => {
    balance += amount
    return `"${day}/11/2026","${text}","0000","${rupiah(amount)} ${amount > 0 ? 'CR' : 'DB'}","${rupiah(balance)}"`
  })
  return [
    `"No. Rekening : ${account}"`,
    'Tanggal Transaksi,Keterangan,Cabang,Jumlah,Saldo',
    ...rows,
    `"Saldo Awal : ${rupiah(opening)}"`,
    `"Saldo Akhir : ${rupiah(balance)}"`,
    '',
  ].join('\n')
}

onDatabase('a bank statement that finance uploads', (open) => {
  let db: Db
  let item: number
  let company: number
  let companyName: string
  let buyer: AskingBrowser
  let otherCompany: number
  let otherBuyer: AskingBrowser
  let finance: AskingBrowser
  let other: AskingBrowser
  beforeAll(async () => {
    db = (await open()).db
    item = (await fillSelling(db, DAY))['B-1'] ?? 0
    const bank_accounts = [ACCOUNT, SECOND].map((number) => ({ bank: 'Bank Uji', number, holder: 'PT Uji' }))
    const api = openApi({ db, now: () => NOW, settings: { ...settings, bank_accounts } })
    const person = await addBuyer(db, 'buyer@uji.test', NOW)
    company = person.companyId
    const { rows } = await sql<{ name: string }>`
      select name from company.standing where id = ${company}`.execute(db)
    companyName = rows[0]?.name ?? ''
    buyer = await openBrowser(db, api, person.memberId, { now: NOW })
    const stranger = await addBuyer(db, 'other@uji.test', NOW)
    otherCompany = stranger.companyId
    await sql`update company.company set legal_name = 'PT Lain Sekali' where id = ${otherCompany}`.execute(db)
    otherBuyer = await openBrowser(db, api, stranger.memberId, { now: NOW })
    finance = await openStaffBrowser(db, api, 'finance')
    other = await openStaffBrowser(db, api, 'admin')
  })
  beforeEach(async () => {
    await sql`
      truncate cart.cart, quotation.quotation, orders.order, ledger.journal, ledger.transfer, ledger.balance, payment.credit,
        payment.bank_statement, platform.email cascade`.execute(db)
    await giveCredit(db, company, 1_000_000)
    await giveCredit(db, otherCompany, 1_000_000)
    return async () => expect(await verifyMoney(db, NOW)).toEqual([])
  })

  const place = async (method: 'terms' | 'transfer', quantity: number, by = buyer) =>
    orderQuotation(by, await checkOut(by, [[item, quantity]]), method)
  const findNumber = async (table: 'invoice.numbered' | 'orders.numbered', id: number) => {
    const { rows } = await sql<{
      number: string
    }>`select number from ${sql.table(table)} where id = ${id}`.execute(db)
    return rows[0]?.number ?? ''
  }
  /** An invoice on terms of 1,110 rupiah a piece. */
  const invoiced = async (quantity: number, by = buyer) => {
    const made = await issueInvoice(
      { db, sendEmail, settings, announce: async () => {} },
      { orderId: await place('terms', quantity, by), now: NOW, requestId: 'a test' },
    )
    if ('error' in made) throw new Error(made.error)
    return { id: made.id, number: await findNumber('invoice.numbered', made.id) }
  }
  const upload = async (text: string, account = ACCOUNT, by = finance) => {
    const { status, body } = await by.ask(paymentBank.uploadBankStatement, {
      form: { file: new File([text], 'mutasi.csv'), account },
    })
    if ('data' in body) return body.data.record
    return { status, errors: body.errors }
  }
  const listLines = async (query: { readonly state?: BankLine['state'] } = {}) => {
    const { body } = await finance.ask(paymentBank.listBankLines, { query })
    if (!('data' in body)) throw new Error('no lines are shown')
    return body.data.records
  }
  const onlyLine = async (state: BankLine['state'] = 'open') => {
    const [line, ...more] = await listLines({ state })
    if (!line || more.length > 0) throw new Error(`there are ${more.length + (line ? 1 : 0)} lines`)
    return line
  }
  const settle = (id: number, body: object, by = finance) =>
    by.ask(paymentBank.settleBankLine, {
      params: { id: String(id) },
      idempotencyKey: crypto.randomUUID(),
      body,
    })
  const readMoney = async () => {
    const { body } = await finance.ask(paymentStaff.showCompanyMoney, { params: { id: String(company) } })
    const { owed, held_for_orders, held_on_account } = (body as { data: { record: CompanyMoney } }).data
      .record
    return { owed, held_for_orders, held_on_account }
  }
  const record = async (amount: number, more: object = {}) => {
    await finance.ask(paymentStaff.recordTransfer, {
      idempotencyKey: crypto.randomUUID(),
      body: { company_id: company, transferred_on: DAY, amount, reference: '', ...more },
    })
    const { rows } = await sql<{ id: number }>`select max(id) as id from ledger.transfer`.execute(db)
    return rows[0]?.id ?? 0
  }
  const sendProof = async (orderId: number, amount: number) => {
    await buyer.ask(payment.uploadProof, {
      params: { id: String(orderId) },
      form: {
        file: new File([new TextEncoder().encode('%PDF-1.7\n')], 'bukti.pdf'),
        amount: String(amount),
        transferred_on: DAY,
      },
    })
    const { rows } = await sql<{ id: number }>`select max(id) as id from payment.proof`.execute(db)
    return rows[0]?.id ?? 0
  }

  describe('is stored', () => {
    it('once, however often and at once it is sent', async () => {
      const text = writeStatement([
        ['21', 'KR OTOMATIS', 1_110],
        ['22', 'BIAYA ADM', -500],
      ])
      const sent = await Promise.all([upload(text), upload(text, ACCOUNT, other), upload(text)])
      expect(new Set(sent.map((one) => 'id' in one && one.id)).size).toBe(1)
      expect(sent[0]).toMatchObject({ account: '111222', layout: 'bca_business', lines: 2, new_lines: 2 })
      expect((await listLines()).map(({ amount, state }) => [amount, state])).toEqual([
        [1_110, 'open'],
        [-500, 'outgoing'],
      ])
    })

    it('and says so where the same file comes again', async () => {
      const text = writeStatement([['21', 'KR OTOMATIS', 1_110]])
      expect(await upload(text)).toMatchObject({ is_known: false, new_lines: 1 })
      expect(await upload(text)).toMatchObject({ is_known: true })
    })

    it('with the lines that no statement before had; equal lines of a day stay as many as they are', async () => {
      const twice: readonly Line[] = [
        ['21', 'KR OTOMATIS', 1_110],
        ['21', 'KR OTOMATIS', 1_110],
      ]
      await upload(writeStatement(twice.slice(0, 1)))
      expect(await upload(writeStatement(twice))).toMatchObject({ lines: 2, new_lines: 1 })
      expect(await upload(writeStatement([...twice, ['22', 'kr  otomatis', 1_110]]))).toMatchObject({
        new_lines: 1,
      })
      expect(
        await upload(writeStatement([...twice, ['22', 'KR OTOMATIS', 1_110]], ACCOUNT, 7)),
      ).toMatchObject({
        new_lines: 0,
      })
      expect(await listLines()).toHaveLength(3)
    })

    it('by two overlapping uploads at once without a line twice', async () => {
      const lines: readonly Line[] = [
        ['21', 'SATU', 1_000],
        ['22', 'DUA', 2_000],
        ['23', 'TIGA', 3_000],
      ]
      await Promise.all([
        upload(writeStatement(lines.slice(0, 2))),
        upload(writeStatement(lines.slice(1), ACCOUNT, 1)),
      ])
      expect((await listLines()).map(({ text }) => text)).toEqual(['SATU', 'DUA', 'TIGA'])
    })

    it('of an account of the shop alone, and of the one that it names', async () => {
      const text = writeStatement([['21', 'KR', 1_110]], '999-888')
      expect(await upload(text)).toEqual({
        status: 400,
        errors: { file: [expect.stringContaining('999888')] },
      })
      expect(await upload(text, '999-888')).toMatchObject({
        status: 400,
        errors: { account: [expect.any(String)] },
      })
      expect(await listLines()).toEqual([])
    })

    it('as a whole or not at all: the row that is wrong is named', async () => {
      const text = writeStatement([
        ['21', 'KR', 1_110],
        ['22', 'KR', 2_220],
      ]).replace('2,220.00 CR', '2,221.00 CR')
      expect(await upload(text)).toEqual({
        status: 400,
        errors: { file: [expect.stringContaining('Row 4 ')] },
      })
      expect(await listLines()).toEqual([])
    })

    it('not in a second layout for the same days, which would have the same lines with other texts', async () => {
      await upload(writeStatement([['21', 'KR OTOMATIS', 1_110]]))
      const bni =
        'Post Date,Value Date,Branch,Journal No.,Description,Debit,Credit\n21/11/26,21/11/26,1,2,KR,0.00,"1,110.00"\n'
      expect(await upload(bni)).toMatchObject({ status: 400 })
      expect(await upload(bni.replaceAll('21/', '22/'))).toMatchObject({ new_lines: 1 })
    })

    it('under one account: neither its file nor, where it names no account, its lines under another', async () => {
      const bni =
        'Post Date,Value Date,Branch,Journal No.,Description,Debit,Credit\n21/11/26,21/11/26,1,000778,KR,0.00,"1,110.00"\n'
      expect(await upload(bni)).toMatchObject({ new_lines: 1 })
      const again = await Promise.all([
        upload(bni, SECOND),
        upload(`${bni}22/11/26,22/11/26,1,3,KR,0.00,1.00\n`, SECOND),
      ])
      for (const one of again)
        expect(one).toMatchObject({ status: 400, errors: { file: [expect.stringContaining('111222')] } })
      expect(await upload(bni.replace('000778', '000779'), SECOND)).toMatchObject({ new_lines: 1 })
      expect(await listLines()).toHaveLength(2)
    })

    it('once where a spreadsheet dropped the zeros of its references', async () => {
      const bni =
        'Post Date,Value Date,Branch,Journal No.,Description,Debit,Credit\n21/11/26,21/11/26,1,000778,KR,0.00,"1,110.00"\n'
      await upload(bni)
      expect(await upload(bni.replace('000778', '778'))).toMatchObject({ lines: 1, new_lines: 0 })
      expect(await upload(bni.replace('000778', '1.23E+15'))).toMatchObject({
        status: 400,
        errors: { file: [expect.stringContaining('Row 2 ')] },
      })
    })
  })

  describe('proposes for a line', () => {
    const proposed = async (text: string, amount: number) => {
      await upload(writeStatement([['23', text, amount]]))
      return (await onlyLine()).proposals.map(({ confidence, reasons, documents, company: { id } }) => ({
        confidence,
        reasons,
        documents: documents.map(({ number, amount: part }) => [number, part]),
        company: id,
      }))
    }

    it('the invoice whose number and amount it has, with any signs between', async () => {
      const { number } = await invoiced(1)
      await invoiced(1)
      const proposals = await proposed(`TRSF 1110.00${number.replaceAll('/', ' ')} BAYAR`, 1_110)
      expect(proposals[0]).toEqual({
        confidence: 'sure',
        reasons: ['number_in_text', 'same_amount'],
        documents: [[number, 1_110]],
        company,
      })
      expect(proposals[1]).toMatchObject({ confidence: 'possible', reasons: ['same_amount'] })
    })

    it('several whose numbers it has, and what it is more or less than they are', async () => {
      const [one, two] = [await invoiced(1), await invoiced(2)]
      expect(await proposed(`${one.number} dan ${two.number}`, 3_330)).toMatchObject([
        {
          confidence: 'sure',
          documents: [
            [one.number, 1_110],
            [two.number, 2_220],
          ],
        },
      ])
      await sql`truncate payment.bank_statement cascade`.execute(db)
      expect(await proposed(`${one.number} dan ${two.number}`, 2_000)).toMatchObject([
        {
          confidence: 'likely',
          reasons: ['number_in_text', 'other_amount'],
          documents: [
            [one.number, 1_110],
            [two.number, 890],
          ],
        },
      ])
    })

    it('a document of its amount, more certain with its company’s name, which a bank cuts off', async () => {
      const { number } = await invoiced(1)
      expect(await proposed(`TRSF ${companyName.toUpperCase().slice(0, 18)}`, 1_110)).toMatchObject([
        { confidence: 'likely', reasons: ['same_amount', 'name_in_text'], documents: [[number, 1_110]] },
      ])
    })

    it('the invoice whose number it has before money of another company that was recorded that day', async () => {
      const { number } = await invoiced(1)
      await record(1_110, { company_id: otherCompany })
      expect(await proposed(`BAYAR ${number}`, 1_110)).toMatchObject([
        { confidence: 'sure', reasons: ['number_in_text', 'same_amount'], company },
        { confidence: 'possible', reasons: ['recorded', 'same_amount'], company: otherCompany },
      ])
    })

    it('money that was recorded that day: almost certain only with its company in the text', async () => {
      await record(1_110)
      await record(1_110, { company_id: otherCompany })
      expect(await proposed(`TRSF ${companyName}`, 1_110)).toMatchObject([
        { confidence: 'sure', reasons: ['recorded', 'same_amount', 'name_in_text'], company },
        { confidence: 'likely', reasons: ['recorded', 'same_amount'], company: otherCompany },
      ])
    })

    it('before another document of its amount, the recorded payment of the one whose number it has', async () => {
      const { number } = await invoiced(1)
      await record(1_110)
      expect(await proposed(`BAYAR ${number}`, 1_110)).toMatchObject([
        { confidence: 'sure', reasons: ['recorded', 'same_amount'] },
        { confidence: 'sure', reasons: ['number_in_text', 'same_amount'] },
      ])
    })

    it('a few of many documents of its amount, those of the company in the text first, and counts the others', async () => {
      await invoiced(1)
      await invoiced(1)
      const own = await invoiced(1, otherBuyer)
      const orderId = await place('transfer', 1)
      const number = await findNumber('orders.numbered', orderId)
      const [named, few] = await Promise.all(
        [number, ''].map(async (text) =>
          listOpenDocuments(db, {
            text: compactText(text),
            amounts: [1_110],
            companies: [otherCompany],
            most: text === '' ? 1 : 0,
          }),
        ),
      )
      expect(named).toMatchObject([{ kind: 'order', number, may_be_named: true, of_amount: 4 }])
      expect(few).toMatchObject([
        { kind: 'invoice', number: own.number },
        { kind: 'order', number },
      ])
      const propose = openProposer({ documents: few ?? [], seen: [], companies: [] })
      const { proposals, more } = propose({ day: DAY, amount: 1_110, text: '', reference: '' })
      expect([proposals.length, more]).toEqual([2, 2])
    })

    it('the company alone where only its name is known', async () => {
      expect(await proposed(`TRSF ${companyName}`, 777)).toEqual([
        { confidence: 'possible', reasons: ['name_in_text'], documents: [], company },
      ])
    })

    it('an order that is to be paid in advance, and nothing where it knows nothing', async () => {
      const number = await findNumber('orders.numbered', await place('transfer', 2))
      expect(await proposed(`BAYAR ${number}`, 2_220)).toMatchObject([{ confidence: 'sure' }])
      await sql`truncate payment.bank_statement cascade`.execute(db)
      expect(await proposed(`BAYAR ${number}9`, 999)).toEqual([])
    })
  })

  describe('has lines that are', () => {
    it('posted as a transfer for what finance chose, the rest held for the company', async () => {
      const [one, two] = [await invoiced(1), await invoiced(2)]
      await upload(writeStatement([['23', `BAYAR ${one.number}`, 5_000]]))
      const { id } = await onlyLine()
      const { status, body } = await settle(id, {
        company_id: company,
        allocations: [
          { invoice_id: one.id, amount: 1_110 },
          { invoice_id: two.id, amount: 2_220 },
        ],
      })
      expect([status, body]).toMatchObject([200, { data: { record: { state: 'posted' } } }])
      expect(await readMoney()).toEqual({ owed: 0, held_for_orders: 0, held_on_account: 1_670 })
    })

    it('posted once when two people of finance post it at once', async () => {
      const { id: invoiceId } = await invoiced(2)
      await upload(writeStatement([['23', 'KR', 1_110]]))
      const { id } = await onlyLine()
      const body = { company_id: company, allocations: [{ invoice_id: invoiceId, amount: 1_110 }] }
      const both = await Promise.all([settle(id, body), settle(id, body, other)])
      expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
      expect(await readMoney()).toMatchObject({ owed: 1_110, held_on_account: 0 })
    })

    it('left open where their posting is refused', async () => {
      const { id: invoiceId } = await invoiced(1)
      await upload(writeStatement([['23', 'KR', 1_500]]))
      const { id } = await onlyLine()
      const refused = await settle(id, {
        company_id: company,
        allocations: [{ invoice_id: invoiceId, amount: 1_111 }],
      })
      expect(refused.body).toMatchObject({ code: 'more_than_open' })
      const more = await settle(id, {
        company_id: company,
        allocations: [{ invoice_id: invoiceId, amount: 1_501 }],
      })
      expect(more.body).toMatchObject({ errors: { allocations: [expect.any(String)] } })
      expect((await settle(id, { company_id: 999_999 })).body).toMatchObject({
        errors: { company_id: [expect.any(String)] },
      })
      expect(await onlyLine()).toMatchObject({ id })
      expect(await readMoney()).toMatchObject({ owed: 1_110, held_on_account: 0 })
    })

    it('open again once their transfer is corrected', async () => {
      await upload(writeStatement([['23', 'KR', 1_500]]))
      const { id } = await onlyLine()
      await settle(id, { company_id: company })
      const { transfer_id } = await onlyLine('posted')
      expect((await finance.ask(paymentBank.reopenBankLine, { params: { id: String(id) } })).status).toBe(409)
      await finance.ask(paymentStaff.correctTransfer, {
        params: { id: String(transfer_id) },
        body: { reason: 'Perusahaan lain' },
      })
      expect(await onlyLine()).toMatchObject({ id })
      await settle(id, { company_id: company })
      expect(await readMoney()).toMatchObject({ held_on_account: 1_500 })
    })

    it('recognised as transfers that finance recorded, and linked to one line each', async () => {
      const transfer = await record(1_500, { reference: 'TRX 88123', transferred_on: '2026-11-20' })
      await upload(
        writeStatement([
          ['23', 'KR TRX88123', 1_500],
          ['23', 'KR', 1_500],
        ]),
      )
      const [one, two] = await listLines({ state: 'open' })
      if (!one || !two) throw new Error('lines are missing')
      expect(one.proposals[0]).toMatchObject({
        confidence: 'sure',
        reasons: ['recorded', 'same_amount', 'same_reference'],
        transfer_id: transfer,
      })
      expect(two.proposals[0]).toMatchObject({ confidence: 'likely', transfer_id: transfer })
      const both = await Promise.all([
        settle(one.id, { transfer_id: transfer }),
        settle(two.id, { transfer_id: transfer }, other),
      ])
      expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400])
      expect(await readMoney()).toMatchObject({ held_on_account: 1_500 })
      expect((await onlyLine()).proposals.some(({ transfer_id }) => transfer_id === transfer)).toBe(false)
      const { id } = await onlyLine('linked')
      await finance.ask(paymentBank.reopenBankLine, { params: { id: String(id) } })
      expect(await listLines({ state: 'open' })).toHaveLength(2)
    })

    it('not linked to a transfer of another amount, a corrected one or none', async () => {
      const transfer = await record(1_501)
      await upload(writeStatement([['23', 'KR', 1_500]]))
      const { id } = await onlyLine()
      expect((await settle(id, { transfer_id: transfer })).status).toBe(400)
      expect((await settle(id, { transfer_id: 999_999 })).status).toBe(400)
      const corrected = await record(1_500)
      await finance.ask(paymentStaff.correctTransfer, {
        params: { id: String(corrected) },
        body: { reason: 'Salah ketik' },
      })
      expect((await settle(id, { transfer_id: corrected })).status).toBe(400)
      expect(await onlyLine()).toMatchObject({ id })
    })

    it('the money of a buyer’s proof, which they verify', async () => {
      const orderId = await place('transfer', 2)
      const proof = await sendProof(orderId, 2_220)
      await upload(writeStatement([['23', 'KR', 2_220]]))
      const { id, proposals } = await onlyLine()
      expect(proposals).toMatchObject([
        { confidence: 'likely', reasons: ['proof_waits', 'same_amount'], proof_id: proof },
      ])
      expect((await settle(id, { proof_id: proof })).status).toBe(200)
      expect(await readMoney()).toMatchObject({ held_for_orders: 2_220 })
      await upload(writeStatement([['24', 'KR', 2_220]]))
      expect((await settle((await onlyLine()).id, { proof_id: proof })).status).toBe(400)
    })

    it('linked to a proof that finance verified before', async () => {
      const proof = await sendProof(await place('transfer', 2), 2_220)
      await finance.ask(paymentStaff.verifyProof, {
        params: { id: String(proof) },
        body: { received: 2_220 },
      })
      await upload(writeStatement([['23', 'KR', 2_220]]))
      const { id, proposals } = await onlyLine()
      expect(proposals).toMatchObject([
        { confidence: 'likely', reasons: ['recorded', 'same_amount'], proof_id: proof },
      ])
      await settle(id, { proof_id: proof })
      expect(await onlyLine('linked')).toMatchObject({ id, proof_id: proof })
      expect(await readMoney()).toMatchObject({ held_for_orders: 2_220 })
    })

    it('the money of a proof of another amount only where finance confirms it', async () => {
      const proof = await sendProof(await place('transfer', 2), 1_110)
      await upload(writeStatement([['23', 'ORANG LAIN', 50_000]]))
      const { id } = await onlyLine()
      expect((await settle(id, { proof_id: proof })).body).toMatchObject({
        errors: { proof_id: [expect.any(String)] },
      })
      expect(await readMoney()).toMatchObject({ held_for_orders: 0 })
      expect((await settle(id, { proof_id: proof, confirmed: true })).status).toBe(200)
      expect(await onlyLine('posted')).toMatchObject({ id, proof_id: proof })
    })

    it('never linked to a proof that was verified with another amount', async () => {
      const proof = await sendProof(await place('transfer', 2), 2_220)
      await finance.ask(paymentStaff.verifyProof, {
        params: { id: String(proof) },
        body: { received: 2_219 },
      })
      await upload(writeStatement([['23', 'KR', 2_220]]))
      const { id } = await onlyLine()
      expect((await settle(id, { proof_id: proof, confirmed: true })).body).toMatchObject({
        errors: { proof_id: [expect.any(String)] },
      })
    })

    it('not the money of a company where the text has a number of another, unless finance confirms it', async () => {
      const { number } = await invoiced(1)
      const transfer = await record(1_110, { company_id: otherCompany })
      await upload(writeStatement([['23', `BAYAR ${number.replaceAll('/', '')}`, 1_110]]))
      const { id } = await onlyLine()
      const refused = await settle(id, { transfer_id: transfer })
      expect([refused.status, refused.body]).toMatchObject([
        400,
        { errors: { transfer_id: [expect.any(String)] } },
      ])
      expect((await settle(id, { company_id: otherCompany })).body).toMatchObject({
        errors: { company_id: [expect.any(String)] },
      })
      expect((await settle(id, { transfer_id: transfer, confirmed: true })).status).toBe(200)
    })

    it('ignored with a reason, and opened again', async () => {
      await upload(
        writeStatement([
          ['23', 'BUNGA', 1_234.56],
          ['23', 'BIAYA', -100],
        ]),
      )
      const { id, proposals } = await onlyLine()
      expect(proposals).toEqual([])
      // No customer pays sen.
      expect((await settle(id, { company_id: company })).status).toBe(409)
      const ignore = (line: number) =>
        finance.ask(paymentBank.ignoreBankLine, {
          params: { id: String(line) },
          body: { reason: 'Bunga bank' },
        })
      expect((await ignore(id)).body).toMatchObject({
        data: { record: { state: 'ignored', reason: 'Bunga bank' } },
      })
      expect((await ignore(id)).status).toBe(409)
      expect((await ignore((await onlyLine('outgoing')).id)).status).toBe(409)
      await finance.ask(paymentBank.reopenBankLine, { params: { id: String(id) } })
      expect(await onlyLine()).toMatchObject({ id, amount: 1_234.56 })
    })
  })

  describe('finds open documents', () => {
    const find = async (query: { readonly keyword?: string; readonly company_id?: string }) => {
      const { body } = await finance.ask(paymentStaff.findOpenDocuments, { query })
      if (!('data' in body)) throw new Error('nothing is found')
      return body.data.records.map(({ kind, id, amount_due }) => ({ kind, id, amount_due }))
    }

    it('by a part of their number, by the name of their company, and of one company alone', async () => {
      const { id, number } = await invoiced(2)
      const orderId = await place('transfer', 3)
      const both = [
        { kind: 'invoice', id, amount_due: 2_220 },
        { kind: 'order', id: orderId, amount_due: 3_330 },
      ]
      expect(await find({ keyword: number.slice(2).toLowerCase() })).toEqual(both.slice(0, 1))
      const { rows } = await sql<{ name: string }>`
        select name from company.standing where id = ${company}`.execute(db)
      expect(await find({ keyword: rows[0]?.name ?? '' })).toEqual(both)
      expect(await find({ company_id: String(company) })).toEqual(both)
      expect(await find({ company_id: String(company + 1_000) })).toEqual([])
    })

    it('with what is left of them, until they are paid', async () => {
      const { id } = await invoiced(2)
      await record(1_000, { allocations: [{ invoice_id: id, amount: 1_000 }] })
      expect(await find({ company_id: String(company) })).toEqual([
        { kind: 'invoice', id, amount_due: 1_220 },
      ])
      await record(1_220, { allocations: [{ invoice_id: id, amount: 1_220 }] })
      expect(await find({ company_id: String(company) })).toEqual([])
    })
  })

  it('names the company of a line that was posted', async () => {
    await upload(writeStatement([['21', 'KR OTOMATIS', 1_110]]))
    const { id } = await onlyLine()
    await settle(id, { company_id: company })
    expect((await onlyLine('posted')).company?.id).toBe(company)
  })

  it('of 20,000 lines is stored within the time of a request', async () => {
    const lines = Array.from({ length: 20_000 }, (_, at): Line => ['23', `KR ${at}`, 1_000 + at])
    expect(await upload(writeStatement(lines))).toMatchObject({ new_lines: 20_000 })
    const { body } = await finance.ask(paymentBank.listBankLines, {
      query: { state: 'open', per_page: '100' },
    })
    expect(body).toMatchObject({ data: { total: 20_000, records: expect.objectContaining({ length: 100 }) } })
  })
})

import { invoice, invoiceStaff, taxInvoiceStaff as tax } from '@pasok/contract/endpoints'
import type { Day, Invoice } from '@pasok/contract'
import { strToU8, zipSync } from 'fflate'
import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import type { Db } from '../../platform/index.ts'
import { readXml } from '../../platform/sheets/part-xml.ts'
import { openApi } from '../../testing/ask-api.ts'
import { openStaffBrowser } from '../../testing/ask-as-staff.ts'
import { openBrowser, type AskingBrowser } from '../../testing/ask-as.ts'
import { onDatabase } from '../../testing/index.ts'
import { memoryStorage } from '../../testing/memory-storage.ts'
import { addBuyer, checkOut, fillSelling, giveCredit, orderQuotation } from '../../testing/selling-fixture.ts'
import { cutByLines } from './tax-export.store.ts'

const NOW = new Date('2026-11-23T05:00:00Z')
const PERIOD = '2026-11'

onDatabase('tax invoices', (open) => {
  let db: Db
  let ids: Record<string, number>
  let company: number
  let foreign: number
  let api: ReturnType<typeof openApi>
  let buyer: AskingBrowser
  let finance: Awaited<ReturnType<typeof openStaffBrowser>>
  const storage = memoryStorage()
  beforeAll(async () => {
    db = (await open()).db
    ids = await fillSelling(db, '2026-11-23')
    api = openApi({ db, now: () => NOW, storage })
    const person = await addBuyer(db, 'buyer@uji.test', NOW)
    company = person.companyId
    foreign = (await addBuyer(db, 'lain@uji.test', NOW)).companyId
    buyer = await openBrowser(db, api, person.memberId, { now: NOW })
    finance = await openStaffBrowser(db, api, 'finance')
    await giveCredit(db, company, 100_000_000)
  })
  beforeEach(async () => {
    await sql`truncate cart.cart, quotation.quotation, orders.order, platform.email, platform.idempotency, invoice.counter,
      invoice.invoice, invoice.tax_export, company.tax_kind cascade`.execute(db)
  })

  const setBonded = async ({ from = '2025-03-01', validUntil }: { from?: Day; validUntil?: Day } = {}) => {
    await sql`delete from company.tax_kind`.execute(db)
    await sql`
      insert into company.tax_kind (company_id, kind, facility, document_number, document_on, valid_until, file_key, file_name,
        file_type, updated_at)
      values (${company}, 'not_collected', '02', 'KM-12', ${from}, ${validUntil ?? null}, 'private/company/x', 'izin.pdf',
        'application/pdf', now())`.execute(db)
  }
  const placeOrder = async (quantity = 3): Promise<number> =>
    orderQuotation(buyer, await checkOut(buyer, [[ids['B-1'] ?? 0, quantity]]), 'terms')
  const issueInvoice = async (quantity = 3): Promise<Invoice> => {
    const orderId = await placeOrder(quantity)
    const { body } = await finance.ask(invoiceStaff.issueInvoice, { params: { id: String(orderId) } })
    if (!('data' in body)) throw new Error(`the invoice answers ${body.status}`)
    return body.data.record
  }
  const checkPeriod = async (period = PERIOD) => {
    const { body } = await finance.ask(tax.checkTaxInvoices, { query: { period } })
    if (!('data' in body)) throw new Error(`the check answers ${body.status}`)
    return body.data.record
  }
  const exportPeriod = (idempotencyKey = 'one') =>
    finance.ask(tax.exportTaxInvoices, { idempotencyKey, body: { period: PERIOD } })
  const exportId = async (key?: string): Promise<number> => {
    const { body } = await exportPeriod(key)
    if (!('data' in body)) throw new Error(`the export answers ${body.status}`)
    return body.data.record.id
  }
  const download = async (id: number): Promise<string> =>
    (await finance.get(`/staff/tax-invoices/exports/${id}/xml`)).text()
  /** The texts of the elements of a name. */
  const read = (xml: string, wanted: string): string[] => {
    const found: string[] = []
    readXml(Buffer.from(xml), { closed: (name, text) => name === wanted && found.push(text) })
    return found
  }

  it('of a month are checked, exported once, and written the same every time', async () => {
    const [one, two] = [await issueInvoice(3), await issueInvoice(5)]
    expect(await checkPeriod()).toMatchObject({
      seller: { npwp: '0012345671000000', nitku: '0012345671000000000000' },
      ready: { invoices: 2, amount_untaxed: 8_000, amount_tax: 880 },
      exported: 0,
      refused: [],
    })
    expect(await checkPeriod('2026-10')).toMatchObject({ ready: { invoices: 0 } })
    const id = await exportId()
    expect(await exportId()).toBe(id)
    expect((await exportPeriod('two')).status).toBe(409)
    const xml = await download(id)
    expect(read(xml, 'RefDesc')).toEqual([one.number, two.number])
    expect(read(xml, 'VAT')).toEqual(['330', '550'])
    expect(read(xml, 'BuyerAdress')[0]).toContain('Jl. Uji No. 7')
    expect(await checkPeriod()).toMatchObject({
      ready: { invoices: 0 },
      exported: 2,
      exports: [{ id, invoices: 2, numbered: 0, created_by: 'Staf finance' }],
    })
    await sql`update company.company set legal_name = 'PT Lain' where id = ${company}`.execute(db)
    expect(await download(id)).toBe(xml)
  })

  it('have the units that were stored; each download is recorded', async () => {
    await issueInvoice()
    const id = await exportId()
    await sql`update invoice.tax_export set units = '{"pcs": "UM.0099"}' where id = ${id}`.execute(db)
    expect(read(await download(id), 'Unit')).toEqual(['UM.0099'])
    const { rows } = await sql`
      select from platform.audit where action = 'tax_export.look-at-xml'
        and subject_id = ${id}`.execute(db)
    expect(rows).toHaveLength(1)
  })

  it('are read by few enough lines at a time, and all of them', async () => {
    const invoices = [await issueInvoice(), await issueInvoice(), await issueInvoice()]
    const three = invoices.map(({ id }) => id)
    expect(await cutByLines(db, three)).toEqual(three)
    await sql`
      insert into invoice.line (invoice_id, place, order_line_id, sku, name_en, name_id, uom, quantity, unit_price, discount,
        amount_untaxed, amount_tax)
      select invoice_id, g, order_line_id, sku, name_en, name_id, uom, 1, 0, 0, 0, 0
      from invoice.line, generate_series(2, 3000) g where invoice_id = any(${three}::int[])`.execute(db)
    expect(await cutByLines(db, three)).toEqual(three.slice(0, 1))
    await sql`update invoice.line set invoice_id = ${three[0]}, place = place + 3000
      where invoice_id = ${three[1]} and place > 1`.execute(db)
    expect(await cutByLines(db, three)).toEqual(three.slice(0, 1))
    expect((await checkPeriod()).ready.invoices).toBe(3)
    expect(read(await download(await exportId()), 'RefDesc')).toEqual(invoices.map(({ number }) => number))
  })

  it('are seen and exported by finance alone', async () => {
    await issueInvoice()
    const id = await exportId()
    const sales = await openStaffBrowser(db, api, 'sales')
    expect((await sales.ask(tax.checkTaxInvoices, { query: { period: PERIOD } })).status).toBe(403)
    expect((await sales.get(`/staff/tax-invoices/exports/${id}/xml`)).status).toBe(403)
  })

  it('that two people export at once are in one file', async () => {
    await issueInvoice()
    const both = await Promise.all(['a', 'b', 'c'].map((key) => exportPeriod(key)))
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409])
  })

  it('are left out with every refusal named, while others are exported', async () => {
    const [bad, good] = [await issueInvoice(), await issueInvoice()]
    await sql`
      update invoice.invoice set buyer_npwp = '0000000000000000', billing_address = null where id = ${bad.id}`.execute(
      db,
    )
    await sql`update invoice.line set uom = 'gross' where invoice_id = ${bad.id}`.execute(db)
    const { refused, refused_total, ready } = await checkPeriod()
    expect([refused_total, ready.invoices]).toEqual([1, 1])
    expect(refused).toEqual([
      expect.objectContaining({
        invoice: { id: bad.id, number: bad.number },
        refusals: [
          { field: 'buyer_npwp', code: 'invalid_npwp', message: expect.any(String) },
          { field: 'buyer_nitku', code: 'invalid_nitku', message: expect.any(String) },
          { field: 'billing_address', code: 'missing', message: expect.any(String) },
          { field: 'lines.1.uom', code: 'unit_unknown', message: expect.any(String) },
        ],
      }),
    ])
    expect(read(await download(await exportId()), 'RefDesc')).toEqual([good.number])
  })

  it('of an invoice with 10,000 lines and markup in its names are written whole', async () => {
    const { id } = await issueInvoice()
    await sql`
      insert into invoice.line (invoice_id, place, order_line_id, sku, name_en, name_id, uom, quantity, unit_price, discount,
        amount_untaxed, amount_tax)
      select invoice_id, g, order_line_id, sku, name_en, '</Name><VAT>0</VAT>' || chr(1) || '&', uom, 1, 100, 0, 100, 11
      from invoice.line, generate_series(2, 10000) g where invoice_id = ${id}`.execute(db)
    await sql`
      update invoice.invoice set amount_untaxed = amount_untaxed + 999900, amount_tax = amount_tax + 109989,
        amount_total = amount_total + 1109889 where id = ${id}`.execute(db)
    const xml = await download(await exportId())
    const names = read(xml, 'Name')
    expect([names.length, names.at(-1)]).toEqual([10_000, '</Name><VAT>0</VAT> &, B-1'])
    expect(read(xml, 'VAT').reduce((sum, vat) => sum + Number(vat), 0)).toBe(330 + 109_989)
  })

  it('are not made of an invoice that was credited in full before', async () => {
    const { id, version } = await issueInvoice()
    const body = { version, credit: { all: true } as const, reason: 'Salah harga' }
    await finance.ask(invoiceStaff.creditInvoice, { params: { id: String(id) }, body })
    expect(await checkPeriod()).toMatchObject({
      ready: { invoices: 0 },
      credited: 1,
      credit_notes_total: 1,
      credit_notes: [{ invoice: { id }, amount_untaxed: 3_000, tax_base: 2_750, amount_tax: 330 }],
    })
    expect((await exportPeriod()).status).toBe(409)
  })

  it('of a buyer in a bonded zone name the facility and charge no tax; those that charged it are refused', async () => {
    const orderId = await placeOrder()
    await setBonded()
    const { body } = await finance.ask(invoiceStaff.issueInvoice, { params: { id: String(orderId) } })
    const before = 'data' in body ? body.data.record : undefined
    const after = await issueInvoice(5)
    expect(after).toMatchObject({ tax_percent: 0, amount_untaxed: 5_000, amount_tax: 0, amount_total: 5_000 })
    expect((await checkPeriod()).refused).toMatchObject([
      { invoice: { id: before?.id }, refusals: [{ field: 'amount_tax', code: 'tax_charged' }] },
    ])
    const xml = await download(await exportId())
    const elements = [
      'RefDesc',
      'TrxCode',
      'AddInfo',
      'CustomDoc',
      'CustomDocMonthYear',
      'FacilityStamp',
      'VAT',
    ]
    expect(elements.map((name) => read(xml, name))).toEqual([
      [after.number],
      ['07'],
      ['TD.00502'],
      ['KM-12'],
      ['032025'],
      ['TD.01102'],
      ['550'],
    ])
    await sql`delete from company.tax_kind`.execute(db)
    expect(await issueInvoice()).toMatchObject({ tax_percent: 11, amount_tax: 330 })
  })

  it('have the code and the facility of the day of issue, whatever the company is later', async () => {
    const regular = await issueInvoice()
    await setBonded({ validUntil: '2026-11-23' })
    const bonded = await issueInvoice()
    await sql`update company.tax_kind set document_number = 'KM-99', facility = '03'`.execute(db)
    const { ready, refused } = await checkPeriod()
    expect([ready.invoices, refused]).toEqual([2, []])
    const xml = await download(await exportId())
    expect(read(xml, 'RefDesc')).toEqual([regular.number, bonded.number])
    expect([read(xml, 'TrxCode'), read(xml, 'CustomDoc'), read(xml, 'AddInfo')]).toEqual([
      ['04', '07'],
      ['', 'KM-12'],
      ['', 'TD.00502'],
    ])
  })

  it('of a buyer whose facility is over, or not yet valid, are regular', async () => {
    await setBonded({ validUntil: '2026-11-22' })
    expect(await issueInvoice()).toMatchObject({ tax_percent: 11, amount_tax: 330 })
    await setBonded({ from: '2026-11-24' })
    expect(await issueInvoice()).toMatchObject({ tax_percent: 11, amount_tax: 330 })
    expect(read(await download(await exportId()), 'TrxCode')).toEqual(['04', '04'])
  })

  it('of a buyer who collects the tax have its code above its limit', async () => {
    await sql`
      insert into company.tax_kind (company_id, kind, updated_at) values (${company}, 'government', now())`.execute(
      db,
    )
    const [small, large] = [await issueInvoice(2_000), await issueInvoice(2_001)]
    expect(large).toMatchObject({ amount_untaxed: 2_001_000, amount_tax: 220_110 })
    const xml = await download(await exportId())
    expect([read(xml, 'RefDesc'), read(xml, 'TrxCode')]).toEqual([
      [small.number, large.number],
      ['04', '02'],
    ])
  })

  const importNumbers = async (...rows: readonly string[]) => {
    const csv = ['Nomor Faktur Pajak;Status Faktur;Referensi', ...rows].join('\n')
    const { body } = await finance.ask(tax.importTaxNumbers, {
      form: { file: new File([csv], 'keluaran.csv') },
    })
    if (!('data' in body)) throw new Error(`the list answers ${JSON.stringify(body)}`)
    return body.data
  }
  const importFiles = async (file: File) => {
    const { body } = await finance.ask(tax.importTaxFiles, { form: { file } })
    if (!('data' in body)) throw new Error(`the files answer ${JSON.stringify(body)}`)
    return body.data
  }
  const pdf = strToU8('%PDF-1.7\n')
  const zip = (files: Readonly<Record<string, Uint8Array>>) => new File([zipSync(files)], 'faktur.zip')
  const coretaxName = (number: string, npwp: string) =>
    `OutputTaxInvoice-8316ab33-870d-4ba3-b65a-18a7dcaa85d2-0012345671000000-${number}-${npwp}-.pdf`
  const readTaxInvoice = async (id: number) => {
    const { body } = await buyer.ask(invoice.showInvoice, { params: { id: String(id) } })
    return 'data' in body ? body.data.record.tax_invoice : body
  }
  const [FIRST, SECOND] = ['04002600000000001', '04002600000000002']

  it('get their numbers from a list, and then their PDFs by those numbers; again changes nothing', async () => {
    const [one, two] = [await issueInvoice(), await issueInvoice()]
    await exportId()
    const rows = [
      `${FIRST};APPROVED;${one.number}`,
      `${SECOND};APPROVED;${two.number}`,
      `${FIRST};;INV/2020/000001`,
    ]
    expect(await importNumbers(...rows)).toMatchObject({ changed: 2, unchanged: 0, refused: 1 })
    expect(await importNumbers(...rows)).toMatchObject({ changed: 0, unchanged: 2, refused: 1 })
    expect(await checkPeriod()).toMatchObject({ exported: 0, numbered: 2, exports: [{ numbered: 2 }] })
    // The buyer sees it once it can be saved.
    expect(await readTaxInvoice(one.id)).toBeUndefined()
    const files = () =>
      zip({
        [`Faktur/${coretaxName(FIRST, one.company.npwp)}`]: pdf,
        [coretaxName(SECOND, two.company.npwp)]: pdf,
        'catatan.txt': pdf,
        'bukan.pdf': strToU8('<svg/>'),
        'kosong 04002600000000009.pdf': pdf,
      })
    const first = await importFiles(files())
    expect(first).toMatchObject({ changed: 2, unchanged: 0, refused: 2 })
    expect(first.results.map(({ result }) => result).toSorted()).toEqual([
      'attached',
      'attached',
      'no_pdf',
      'not_found',
    ])
    expect(await importFiles(files())).toMatchObject({ changed: 0, unchanged: 2, refused: 2 })
    expect(await readTaxInvoice(two.id)).toEqual({
      number: SECOND,
      filename: coretaxName(SECOND, two.company.npwp),
    })
    const { rows: emails } = await sql`
      select from platform.email where kind = 'invoice.tax_invoice'`.execute(db)
    expect(emails).toHaveLength(2)
    expect(await importNumbers(...rows)).toMatchObject({ changed: 0, unchanged: 2 })
  })

  it('never take a number that another invoice has', async () => {
    const [one, two] = [await issueInvoice(), await issueInvoice()]
    expect((await importNumbers(`${FIRST};;${one.number}`, `${FIRST};;${two.number}`)).results).toMatchObject(
      [{ result: 'recorded' }, { result: 'number_taken' }],
    )
    expect((await importNumbers(`${SECOND};;${one.number}`)).results).toMatchObject([
      { result: 'other_number' },
    ])
    const named = `${two.number.replaceAll('/', '-')} ${FIRST}.pdf`
    expect((await importFiles(new File([pdf], named))).results).toMatchObject([{ result: 'number_taken' }])
    const attach = async (id: number, number: string) => {
      const { rows } = await sql<{ version: number }>`
        select version from invoice.invoice where id = ${id}`.execute(db)
      return finance.ask(invoiceStaff.attachTaxInvoice, {
        params: { id: String(id) },
        form: { number, version: String(rows[0]?.version), file: new File([pdf], 'faktur.pdf') },
      })
    }
    const refused = { errors: { number: [expect.any(String)] } }
    expect((await attach(two.id, FIRST)).body).toMatchObject(refused)
    expect((await attach(one.id, FIRST)).status).toBe(200)
    // One faktur may be of several invoices of a company, and of no other's.
    expect((await attach(two.id, FIRST)).status).toBe(200)
    await sql`update invoice.invoice set company_id = ${foreign} where id = ${two.id}`.execute(db)
    expect((await attach(two.id, FIRST)).body).toMatchObject(refused)
  })

  it('get one number by two lists at a time', async () => {
    const [one, two] = [await issueInvoice(), await issueInvoice()]
    const both = await Promise.all([
      importNumbers(`${FIRST};;${one.number}`),
      importNumbers(`${FIRST};;${two.number}`),
      importNumbers(`${SECOND};;${one.number}`),
    ])
    const { rows } = await sql`select number from invoice.tax_number`.execute(db)
    expect(both.reduce((sum, { changed }) => sum + changed, 0)).toBe(rows.length)
    expect(new Set(rows.map((row) => JSON.stringify(row))).size).toBe(rows.length)
  })

  it('are exported again once their export is withdrawn, except those with a number', async () => {
    const [one, two] = [await issueInvoice(), await issueInvoice()]
    const id = await exportId()
    await importNumbers(`${FIRST};;${one.number}`)
    const withdraw = () =>
      finance.ask(tax.withdrawTaxExport, { params: { id: String(id) }, body: { reason: 'NPWP salah' } })
    expect((await withdraw()).body).toMatchObject({ data: { record: { invoices: 1, numbered: 1 } } })
    expect((await withdraw()).status).toBe(409)
    expect(read(await download(await exportId('two')), 'RefDesc')).toEqual([two.number])
    expect(read(await download(id), 'RefDesc')).toEqual([one.number])
  })

  it('refuse files that are no list, no PDF, or too much', async () => {
    const send = async (file: File) => (await finance.ask(tax.importTaxFiles, { form: { file } })).status
    expect(await send(zip({ 'catatan.txt': pdf }))).toBe(400)
    expect(await send(new File([zipSync({ 'a.pdf': pdf }).subarray(0, 40)], 'faktur.zip'))).toBe(400)
    const many = Object.fromEntries(Array.from({ length: 501 }, (_, at) => [`${at}.pdf`, pdf]))
    expect(await send(zip(many))).toBe(400)
    expect(await send(zip({ 'bom.pdf': new Uint8Array(101_000_000) }))).toBe(400)
    const list = await finance.ask(tax.importTaxNumbers, { form: { file: new File(['a;b\n1;2'], 'x.csv') } })
    expect(list.status).toBe(400)
  })
})

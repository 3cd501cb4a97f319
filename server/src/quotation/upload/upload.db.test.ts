import { quotation, quotationStaff, quotationUpload } from '@pasok/contract/endpoints'
import type { DraftLine } from '@pasok/contract'
import { zipSync } from 'fflate'
import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Db } from '../../platform/index.ts'
import { readWorkbook } from '../../platform/sheets/read-workbook.ts'
import { openApi } from '../../testing/ask-api.ts'
import { openStaffBrowser } from '../../testing/ask-as-staff.ts'
import { openBrowser, type AskingBrowser } from '../../testing/ask-as.ts'
import { onDatabase } from '../../testing/index.ts'
import { lyingZip } from '../../testing/lying-zip.ts'
import { pdfPages } from '../../testing/pdf-text.ts'
import { addPerson } from '../../testing/people-fixture.ts'
import { addBuyer, fillSelling } from '../../testing/selling-fixture.ts'
import { toUploadFile, rowXml, workbookBytes, buildWorkbook } from '../../testing/workbooks.ts'

const NOW = new Date('2026-11-23T05:00:00Z')
const DAY = '2026-11-23'
const HEADINGS = ['Part number', 'Qty']
let keys = 0

onDatabase('quotations that begin as a file', (open) => {
  let db: Db
  let ids: Record<string, number>
  let buyer: AskingBrowser
  let colleague: AskingBrowser
  let viewer: AskingBrowser
  let stranger: AskingBrowser
  let sales: AskingBrowser
  beforeAll(async () => {
    db = (await open()).db
    ids = await fillSelling(db, DAY)
    const api = openApi({ db, now: () => NOW })
    const { companyId, memberId } = await addBuyer(db, 'buyer@uji.test', NOW)
    const other = await addPerson(db, { email: 'rekan@uji.test', companyId })
    const viewerPerson = await addPerson(db, { email: 'pelihat@uji.test', companyId, role: 'viewer' })
    const foreign = await addBuyer(db, 'orang-lain@uji.test', NOW)
    buyer = await openBrowser(db, api, memberId, { now: NOW })
    colleague = await openBrowser(db, api, other.memberId, { now: NOW })
    viewer = await openBrowser(db, api, viewerPerson.memberId, { now: NOW })
    stranger = await openBrowser(db, api, foreign.memberId, { now: NOW })
    sales = await openStaffBrowser(db, api, 'sales')
  })
  beforeEach(async () => {
    await sql`truncate quotation.quotation, platform.idempotency cascade`.execute(db)
  })

  const upload = (file: File, idempotencyKey = `upload-${++keys}`, who = buyer) =>
    who.ask(quotationUpload.uploadQuotation, { idempotencyKey, form: { quo_file: file } })
  const uploadRows = async (cells: readonly (readonly (string | number)[])[], name?: string) => {
    const answer = await upload(await buildWorkbook([HEADINGS, ...cells], name))
    if (answer.status !== 200) throw new Error(`the upload answers ${JSON.stringify(answer.body)}`)
    return answer.body.data.record
  }
  const readDraft = async (
    id: number,
    query: { show?: 'all' | 'to_check'; page?: string; per_page?: string } = {},
  ) => {
    const answer = await buyer.ask(quotationUpload.listDraftLines, {
      params: { id: String(id) },
      query,
    })
    if (answer.status !== 200) throw new Error(`the draft answers ${answer.status}`)
    return answer.body.data
  }
  const correct = async (
    id: number,
    change: { changes?: readonly object[]; accepts_found?: boolean; revision?: number },
    who = buyer,
  ) =>
    who.ask(quotationUpload.changeDraftLines, {
      params: { id: String(id) },
      body: { revision: (await readDraft(id)).revision, ...change } as never,
    })
  const verdicts = (lines: readonly DraftLine[]) => lines.map(({ verdict }) => verdict)
  const count = async () =>
    (await sql<{ n: number }>`select count(*)::int as n from quotation.quotation`.execute(db)).rows[0]?.n

  // @spec §3 Upload: answer
  // @spec §7 Quotations: uploads
  it('has a line for each row, with what it asks for and what that means', async () => {
    const record = await uploadRows(
      [
        ['B-1', 3],
        ['n1', '7'],
        ['no such thing 998877', 2],
        ['H-1', '1.000'],
        ['B', 4],
      ],
      'kebutuhan.xlsx',
    )
    expect(record).toMatchObject({
      quotation_id: expect.any(Number),
      number: expect.stringMatching(/^Q26-\d{5}$/),
      row_count: 5,
      is_incomplete: false,
    })
    const { records } = await readDraft(record.quotation_id)
    expect(records.slice(0, 4)).toMatchObject([
      {
        place: 1,
        requested_text: 'B-1',
        verdict: 'exact',
        item: { id: ids['B-1'], sku_number: 'B-1' },
        quantity: 3,
      },
      {
        place: 2,
        requested_text: 'n1',
        requested_quantity: '7',
        verdict: 'bad_quantity',
        problem: 'below_minimum',
        item: { sku_number: 'N-1', min_qty: 10, multiple_qty: 5 },
      },
      { place: 3, verdict: 'not_found', quantity: 2 },
      { place: 4, verdict: 'exact', quantity: 1_000 },
    ])
    const shown = await buyer.ask(quotation.showQuotation, { params: { id: String(record.quotation_id) } })
    expect(shown.body).toMatchObject({
      data: {
        record: {
          state: 'draft',
          source: 'upload',
          steps: ['submit', 'withdraw', 'message'],
          order_line: [
            { status: 'open', requested_text: 'B-1', product: { sku_number: 'B-1' }, product_uom_qty: 3 },
            { requested_text: 'n1', requested_quantity: '7', product: { sku_number: 'N-1' } },
            { requested_text: 'no such thing 998877', requested_quantity: '2' },
            { product_uom_qty: 1_000 },
            {},
          ],
          amount_total: 0,
        },
      },
    })
    const listed = await colleague.ask(quotationUpload.listUploads)
    expect(listed.body).toMatchObject({
      data: {
        total: 1,
        records: [
          {
            quotation_id: record.quotation_id,
            number: record.number,
            state: 'draft',
            filename: 'kebutuhan.xlsx',
            row_count: 5,
            uploaded_at: NOW.toISOString(),
          },
        ],
      },
    })
  })

  // @spec §7 Quotations: upload file
  it('is one for one key, however often and at once it is sent; another file needs another key', async () => {
    const file = await buildWorkbook([HEADINGS, ['B-1', 3]])
    const answers = await Promise.all(Array.from({ length: 5 }, () => upload(file, 'the-same')))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    expect(answers[0]?.body).toMatchObject({ data: { record: { row_count: 1, is_incomplete: false } } })
    expect(await count()).toBe(1)
    const other = await upload(await buildWorkbook([HEADINGS, ['B-2', 3]]), 'the-same')
    expect(other).toMatchObject({ status: 422, body: { code: 'idempotency_key_reused' } })
  })

  it('is corrected row by row, and rows of one item count together', async () => {
    const { quotation_id: id } = await uploadRows([
      ['N-1', 5],
      ['what is this', 5],
      ['B-1', 'two'],
      ['B-2', 1],
    ])
    const [first, second, third, fourth] = (await readDraft(id)).records
    const lineOf = (line: DraftLine | undefined) => line?.id ?? 0
    const changed = await correct(id, {
      changes: [
        { line_id: lineOf(second), part_number: 'n-1' },
        { line_id: lineOf(third), quantity: '2', comment: 'with washers' },
        { line_id: lineOf(fourth), is_dropped: true },
      ],
    })
    expect(changed.body).toMatchObject({
      data: {
        counts: { exact: 3, not_found: 0, bad_quantity: 0 },
        records: [
          { requested_text: 'n-1', verdict: 'exact', total: 10 },
          { verdict: 'exact', quantity: 2, comment: 'with washers' },
        ],
      },
    })
    const { records } = await readDraft(id)
    // The first row was too few before the second one meant the same item.
    expect(first?.verdict).toBe('bad_quantity')
    expect(records).toMatchObject([{ place: 1, verdict: 'exact', total: 10 }, { place: 2 }, { place: 3 }])

    const chosen = await correct(id, { changes: [{ line_id: lineOf(third), item_id: ids['B-2'] }] })
    expect(chosen.body).toMatchObject({
      data: { records: [{ found_by: 'choice', item: { sku_number: 'B-2' }, verdict: 'exact' }] },
    })
    const { rows } = await sql<object>`
      select line_count, weight_g, (select jsonb_agg(sku order by place) from quotation.line) as skus
      from quotation.version`.execute(db)
    expect(rows).toMatchObject([{ line_count: 3, skus: ['N-1', 'N-1', 'B-2'] }])
  })

  it('takes what a search found, of one row or of all of them', async () => {
    const { quotation_id: id } = await uploadRows([
      ['english hose', 1],
      ['hose in english', 2],
    ])
    const before = await readDraft(id)
    expect(verdicts(before.records)).toEqual(['found', 'found'])
    const [first] = before.records
    await correct(id, { changes: [{ line_id: first?.id, item_id: first?.item?.id }] })
    expect((await readDraft(id)).counts).toMatchObject({ exact: 1, found: 1 })
    await correct(id, { accepts_found: true })
    expect((await readDraft(id)).counts).toMatchObject({ exact: 2, found: 0 })
  })

  it('shows those that somebody has to look at, page by page', async () => {
    const { quotation_id: id } = await uploadRows(
      Array.from({ length: 130 }, (_, at) => (at % 10 === 0 ? [`zzz ${at}`, 1] : ['B-1', 1])),
    )
    const toCheck = await readDraft(id, { show: 'to_check', per_page: '10', page: '2' })
    expect(toCheck).toMatchObject({ total: 13, counts: { exact: 117, not_found: 13 } })
    expect(toCheck.records.map(({ place }) => place)).toEqual([101, 111, 121])
    expect((await readDraft(id, { page: '3' })).records).toHaveLength(30)
  })

  it('is corrected and dropped as a whole or not at all', async () => {
    const { quotation_id: id } = await uploadRows([['B-1', 1]])
    const [line] = (await readDraft(id)).records
    const { revision } = await readDraft(id)
    await sql`update catalogue.item set active = false where sku = 'B-2'`.execute(db)
    const refused = await correct(id, {
      changes: [{ line_id: line?.id, item_id: ids['B-2'] }],
    })
    await sql`update catalogue.item set active = true where sku = 'B-2'`.execute(db)
    expect(refused).toMatchObject({
      status: 400,
      body: { errors: { 'changes.0.item_id': [expect.any(String)] } },
    })
    const unknown = await correct(id, {
      changes: [
        { line_id: line?.id, quantity: '9' },
        { line_id: 2_000_000_000, quantity: '2' },
      ],
    })
    expect(unknown).toMatchObject({
      status: 400,
      body: { errors: { 'changes.1.line_id': [expect.any(String)] } },
    })
    expect(await readDraft(id)).toMatchObject({ revision, records: [{ quantity: 1 }] })
    expect((await correct(id, { changes: [{ line_id: line?.id, quantity: '4' }] })).status).toBe(200)
    const stale = await correct(id, { revision, changes: [{ line_id: line?.id, quantity: '5' }] })
    expect(stale).toMatchObject({
      status: 409,
      body: { code: 'version_conflict', current: { order_line: [{ product_uom_qty: 4 }] } },
    })
  })

  it('keeps its revision where its rows are sent back as they are', async () => {
    const { quotation_id: id } = await uploadRows([
      ['B-1', 1],
      ['english hose', 1],
    ])
    const { revision, records } = await readDraft(id)
    const changes = records.map((line) => ({
      line_id: line.id,
      part_number: line.requested_text,
      quantity: line.requested_quantity,
      comment: line.comment,
    }))
    expect(await correct(id, { changes })).toMatchObject({ status: 200, body: { data: { revision } } })
    await correct(id, { changes: changes.map((change) => ({ ...change, comment: 'urgent' })) })
    expect((await readDraft(id)).revision).toBe(revision + 1)
  })

  it('is submitted with rows without an item, and corrected no more', async () => {
    const { quotation_id: id } = await uploadRows([
      ['B-1', 3],
      ['a special bracket', 2],
    ])
    const [line] = (await readDraft(id)).records
    const { revision } = await readDraft(id)
    const submitted = await buyer.ask(quotation.takeQuotationStep, {
      params: { id: String(id) },
      body: { step: 'submit', revision },
    })
    expect(submitted.body).toMatchObject({
      data: {
        record: {
          state: 'submitted',
          order_line: [
            { status: 'open', product: { sku_number: 'B-1' } },
            { status: 'open', requested_text: 'a special bracket', requested_quantity: '2' },
          ],
        },
      },
    })
    const late = await buyer.ask(quotationUpload.changeDraftLines, {
      params: { id: String(id) },
      body: { revision: revision + 1, changes: [{ line_id: line?.id ?? 0, quantity: '9' }] },
    })
    expect(late).toMatchObject({ status: 409, body: { code: 'not_possible_now' } })
  })

  it('is offered with the usual lead time of an item where sales name none', async () => {
    await sql`update catalogue.item set lead_time_days = 25 where sku = 'B-1'`.execute(db)
    const { quotation_id: id } = await uploadRows([['B-1', 3]])
    const params = { id: String(id) }
    const { revision } = await readDraft(id)
    await buyer.ask(quotation.takeQuotationStep, { params, body: { step: 'submit', revision } })
    const taken = await sales.ask(quotationStaff.takeStaffQuotationStep, {
      params,
      body: { step: 'take', revision: revision + 1, text: '' },
    })
    if (taken.status !== 200) throw new Error(`taking it answers ${taken.status}`)
    const { record } = taken.body.data
    const priced = await sales.ask(quotationStaff.priceQuotation, {
      params,
      body: {
        revision: record.revision,
        lines: record.order_line.map((line) => ({ id: line.id, status: 'quoted' as const })),
      },
    })
    await sql`update catalogue.item set lead_time_days = null where sku = 'B-1'`.execute(db)
    expect(priced.body).toMatchObject({ data: { record: { order_line: [{ lead_time_days: 25 }] } } })
  })

  it('carries the verdicts of its rows into the next version', async () => {
    const { quotation_id: id } = await uploadRows([
      ['B-1', 3],
      ['a special bracket', 2],
    ])
    await sql`
      update quotation.quotation set state = 'expired', valid_until = '2026-11-22' where id = ${id}`.execute(
      db,
    )
    const { rows: heads } = await sql<{ revision: number }>`
      select revision from quotation.quotation where id = ${id}`.execute(db)
    const renewed = await buyer.ask(quotation.takeQuotationStep, {
      params: { id: String(id) },
      body: { step: 'renew', revision: heads[0]?.revision ?? 0 },
    })
    expect(renewed.body).toMatchObject({ data: { record: { version: 2 } } })
    const verdicts = async (version: number) =>
      (
        await sql<{ verdict: object }>`
          select verdict from quotation.line where quotation_id = ${id} and version = ${version} order by place`.execute(
          db,
        )
      ).rows.map(({ verdict }) => verdict)
    expect(await verdicts(1)).toMatchObject([{ verdict: 'exact' }, { verdict: 'not_found' }])
    expect(await verdicts(2)).toEqual(await verdicts(1))
  })

  it('with every row dropped can not be submitted', async () => {
    const { quotation_id: id } = await uploadRows([['B-1', 3]])
    const [line] = (await readDraft(id)).records
    await correct(id, { changes: [{ line_id: line?.id, is_dropped: true }] })
    const submitted = await buyer.ask(quotation.takeQuotationStep, {
      params: { id: String(id) },
      body: { step: 'submit', revision: (await readDraft(id)).revision },
    })
    expect(submitted).toMatchObject({ status: 409, body: { code: 'nothing_to_order' } })
  })

  it('gives its rows with their verdicts as a workbook, in either language and without a formula', async () => {
    const { quotation_id: id } = await uploadRows([
      ['=HYPERLINK("http://x","B-1")', 3],
      ['N-1', 7],
      ['+62-B-1', 1],
    ])
    const [line] = (await readDraft(id)).records
    await correct(id, { changes: [{ line_id: line?.id, comment: '@now' }] })
    const download = async (language: string, who = buyer) => {
      const response = await who.get(`/v2/order/quotation/${id}/verdicts?language=${language}`)
      expect(response.status).toBe(200)
      expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="Q26-\d{5}\.xlsx"/)
      return Buffer.from(await response.arrayBuffer())
    }
    const bytes = await download('id', viewer)
    const readRows = async (file: Buffer) => {
      const workbook = await readWorkbook(file, { rows: 10, unpacked: 1_000_000 })
      return typeof workbook === 'object' && 'sheets' in workbook ? workbook.sheets[0]?.rows : workbook
    }
    expect(await readRows(bytes)).toMatchObject([
      ['Baris', 'Nomor part', 'Uraian', 'Jumlah', 'Hasil', 'Barang yang cocok', 'Alasan', 'Komentar'],
      [1, '=HYPERLINK("http://x","B-1")', null, '3', 'Tidak ditemukan', null, null, '@now'],
      [2, 'N-1', null, '7', 'Cek jumlahnya', 'N-1 NUT', 'Minimal 10.'],
      [3, '+62-B-1', null, '1', 'Tidak ditemukan'],
    ])
    const xml = Buffer.concat(
      Object.values((await import('fflate')).unzipSync(bytes)).map((part) => Buffer.from(part)),
    ).toString()
    expect(xml).not.toContain('<f>')
    expect(await readRows(await download('en'))).toHaveProperty('0.4', 'Result')
  })

  it.each(['en', 'id'])('gives the same rows when its workbook is uploaded again: %s', async (language) => {
    const { quotation_id: id } = await uploadRows([
      ['B-1', 3],
      ['english hose', '2'],
      ['hose in english', 1],
      ['unknown thing 77', '25 m'],
      ['N-1', 7],
      ['Sarung tangan', ''],
      ['', '4'],
    ])
    const before = await readDraft(id)
    const [first, , third, fourth] = before.records
    await correct(id, {
      changes: [
        { line_id: first?.id, comment: 'urgent' },
        { line_id: third?.id, item_id: third?.item?.id },
        { line_id: fourth?.id, item_id: ids['B-2'], quantity: '25' },
      ],
    })
    const readRows = (lines: readonly DraftLine[]) =>
      lines.map(({ verdict, item, requested_quantity, comment, problem }) => [
        verdict,
        item?.sku_number,
        requested_quantity,
        comment,
        problem,
      ])
    const download = await buyer.get(`/v2/order/quotation/${id}/verdicts?language=${language}`)
    const again = await upload(toUploadFile(await download.bytes()))
    if (again.status !== 200) throw new Error(`the upload answers ${JSON.stringify(again.body)}`)
    const { record } = again.body.data
    expect(record).not.toHaveProperty('left_out')
    const after = (await readDraft(record.quotation_id)).records
    expect(readRows(after)).toEqual(readRows((await readDraft(id)).records))
    expect(after[1]).toMatchObject({ verdict: 'found', found_by: 'search' })
  })

  it('is not submitted before its buyer has confirmed the items that a search found', async () => {
    const { quotation_id: id } = await uploadRows([
      ['english hose', 1],
      ['hose in english', 'two'],
      ['B-1', 3],
    ])
    const params = { params: { id: String(id) } }
    const submit = async () =>
      buyer.ask(quotation.takeQuotationStep, {
        ...params,
        body: { step: 'submit', revision: (await readDraft(id)).revision },
      })
    const [first, second] = (await readDraft(id)).records
    expect([first, second]).toMatchObject([
      { verdict: 'found', found_by: 'search' },
      { verdict: 'bad_quantity', found_by: 'search' },
    ])
    const shown = await buyer.ask(quotation.showQuotation, params)
    expect(shown.body).toMatchObject({ data: { record: { order_line: [{}, {}, { product_uom_qty: 3 }] } } })
    expect(shown.body).not.toHaveProperty('data.record.order_line.0.product')
    expect(shown.body).not.toHaveProperty('data.record.order_line.1.product')

    const refusal = { status: 409, body: { code: 'rows_unconfirmed' } }
    expect(await submit()).toMatchObject(refusal)
    await correct(id, { changes: [{ line_id: first?.id, item_id: first?.item?.id }] })
    expect(await submit()).toMatchObject(refusal)
    await correct(id, { changes: [{ line_id: second?.id, item_id: null }] })
    expect((await readDraft(id)).records).toMatchObject([
      { verdict: 'exact', found_by: 'choice', item: { sku_number: 'H-1' } },
      { verdict: 'not_found' },
      {},
    ])
    expect(await submit()).toMatchObject({
      status: 200,
      body: {
        data: {
          record: {
            order_line: [
              { product: { sku_number: 'H-1' }, product_uom_qty: 1 },
              { requested_text: 'hose in english', requested_quantity: 'two' },
              {},
            ],
          },
        },
      },
    })
  })

  it('keeps what its rows say beside part numbers, for sales to see, and names what it leaves out', async () => {
    const table = [
      ['Kode Barang', 'Nama Barang', 'Jumlah', 'Satuan', 'Keterangan'],
      ['B-1', 'Baut hitam', 3, 'pcs', 'segera'],
      ['', 'Kabel las 50 mm', 25, 'm', ''],
      ['', 'Total', 28, '', ''],
    ]
    const answer = await upload(await buildWorkbook(table))
    if (answer.status !== 200) throw new Error(`the upload answers ${JSON.stringify(answer.body)}`)
    const left_out = { sum_rows: 1 }
    const { record } = answer.body.data
    expect(record).toMatchObject({ row_count: 2, left_out })
    const draft = await readDraft(record.quotation_id)
    expect(draft).toMatchObject({
      left_out,
      records: [
        {
          requested_text: 'B-1',
          requested_quantity: '3 pcs',
          description: 'Baut hitam',
          comment: 'segera',
          quantity: 3,
        },
        { requested_text: 'Kabel las 50 mm', requested_quantity: '25 m' },
      ],
    })
    const params = { id: String(record.quotation_id) }
    const body = { step: 'submit' as const, revision: draft.revision }
    await buyer.ask(quotation.takeQuotationStep, { params, body })
    const seen = await sales.ask(quotationStaff.showStaffQuotation, { params })
    expect(seen.body).toMatchObject({
      data: {
        record: {
          order_line: [
            { requested_description: 'Baut hitam', buyer_comment: 'segera', product_uom_qty: 3 },
            { requested_text: 'Kabel las 50 mm', requested_quantity: '25 m' },
          ],
        },
      },
    })
  })

  it('has on paper the quantities of rows without an item', async () => {
    const { quotation_id: id } = await uploadRows([
      ['B-1', 3],
      ['QQ-UNKNOWN-77', 4],
      ['Kabel las 电缆', '25 lembar'],
    ])
    const pdf = await buyer.get(`/v2/order/quotation/${id}/pdf?language=en`)
    const printed = pdfPages(await pdf.bytes()).join('\n')
    expect(printed).toMatch(/QQ-UNKNOWN-77\n4\n/)
    expect(printed).toMatch(/Kabel las □□\n25\nsheet\n/)
    expect(printed).toContain('Each □ stands for a character')
  })

  it('is its company’s alone, and not changed by viewers', async () => {
    const { quotation_id: id } = await uploadRows([['B-1', 3]])
    const params = { id: String(id) }
    const { records, revision } = await readDraft(id)
    const body = { revision, changes: [{ line_id: records[0]?.id ?? 0, quantity: '9' }] }
    expect((await stranger.ask(quotationUpload.listDraftLines, { params })).status).toBe(404)
    expect((await stranger.ask(quotationUpload.changeDraftLines, { params, body })).status).toBe(404)
    expect((await stranger.get(`/v2/order/quotation/${id}/verdicts`)).status).toBe(404)
    expect((await stranger.ask(quotationUpload.listUploads)).body).toMatchObject({ data: { total: 0 } })
    expect((await viewer.ask(quotationUpload.listDraftLines, { params })).status).toBe(200)
    expect((await viewer.ask(quotationUpload.changeDraftLines, { params, body })).status).toBe(403)
    expect((await upload(await buildWorkbook([['B-1', 3]]), 'viewer', viewer)).status).toBe(403)
    expect((await readDraft(id)).records).toMatchObject([{ quantity: 3 }])
  })

  describe('of files that somebody made to harm, or by mistake', () => {
    const refusals = {
      notXlsx: /^This isn't an Excel workbook/,
      empty: /^No visible sheet has rows/,
      tooLarge: /^This file is too large/,
      tooMany: /^This has more than 5,000 rows/,
    }
    const bomb = () => workbookBytes('', ' '.repeat(64 * 1024 * 1024))
    const manyRows = (rows: number, filled: number) =>
      workbookBytes(
        Array.from({ length: rows }, (_, at) =>
          rowXml(at + 1, ...(at < filled ? ['B-1', 1] : ['', ''])),
        ).join(''),
      )
    const cases: [string, () => Promise<File> | File, RegExp][] = [
      ['a .csv that is called .xlsx', () => toUploadFile('Part;Qty\nB-1;3\n'), refusals.notXlsx],
      [
        'a .zip that is called .xlsx',
        () => toUploadFile(zipSync({ 'a.csv': Buffer.from('B-1;3') })),
        refusals.notXlsx,
      ],
      ['an old .xls', () => toUploadFile(Buffer.from('d0cf11e0a1b11ae1', 'hex')), refusals.notXlsx],
      [
        'a workbook that was cut off',
        async () => toUploadFile((await (await buildWorkbook([['B-1', 3]])).bytes()).slice(0, 900)),
        refusals.notXlsx,
      ],
      ['nothing', () => toUploadFile(''), refusals.notXlsx],
      ['an empty sheet', () => toUploadFile(workbookBytes('')), refusals.empty],
      ['headings alone', () => buildWorkbook([HEADINGS]), refusals.empty],
      ['a ZIP bomb', () => toUploadFile(bomb()), refusals.tooLarge],
      ['a ZIP bomb that states other sizes', () => toUploadFile(lyingZip(bomb(), 1_000)), refusals.tooLarge],
      ['100,000 rows', () => toUploadFile(manyRows(100_000, 100_000)), refusals.tooMany],
      [
        'more rows than are read',
        () => toUploadFile(workbookBytes(rowXml(1, 'B-1', 1) + rowXml(100_001, 'B-2', 1))),
        refusals.tooLarge,
      ],
    ]

    it('answers each clearly, in bounded memory', { timeout: 120_000 }, async () => {
      for (const [name, file, refusal] of cases) {
        const sent = await file()
        const before = process.memoryUsage().rss
        let most = before
        const watch = setInterval(() => (most = Math.max(most, process.memoryUsage().rss)), 10)
        const begun = performance.now()
        const answer = await upload(sent)
        clearInterval(watch)
        const grown = Math.round((most - before) / 1_000_000)
        console.info(
          `${name}: ${sent.size.toLocaleString('en')} bytes, ${Math.round(performance.now() - begun)} ms, ${grown} MB more`,
        )
        expect(answer, name).toMatchObject({
          status: 400,
          body: { errors: { quo_file: [expect.stringMatching(refusal)] } },
        })
        expect(grown, name).toBeLessThan(600)
      }
      expect(await count()).toBe(0)
    })

    it('reads what formulas come to, merged cells, and a few rows of a very long sheet', async () => {
      const formulas = workbookBytes(
        `${rowXml(1, 'Part number', 'Qty')}<row r="2"><c r="A2" t="str"><f>"B-"&amp;1</f><v>B-1</v></c><c r="B2"><f>1+2</f><v>3</v></c></row>` +
          `<row r="3"><c r="A3" t="inlineStr"><is><t>B-2</t></is></c><c r="B3"><f>1+1</f></c></row>` +
          `<row r="4"><c r="A4"><f>A2</f></c><c r="B4"><f>B2</f></c></row>`,
      )
      const merged = workbookBytes(
        `${rowXml(1, 'Daftar kebutuhan')}${rowXml(2, 'Part number', 'Qty')}${rowXml(3, 'B-1', 3)}<row r="4"><c r="B4"><v>4</v></c></row>`,
        '<mergeCells count="2"><mergeCell ref="A1:B1"/><mergeCell ref="A3:A4"/></mergeCells>',
      )
      const long = workbookBytes(
        `${rowXml(1, 'Part number', 'Qty')}${rowXml(2, 'B-1', 3)}${rowXml(100_000, 'B-2', 4)}`,
      )
      const readRows = async (bytes: Uint8Array) => {
        const answer = await upload(toUploadFile(bytes))
        if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
        const { records } = await readDraft(answer.body.data.record.quotation_id)
        return records.map(({ requested_text, requested_quantity, verdict }) => [
          requested_text,
          requested_quantity,
          verdict,
        ])
      }
      expect(await readRows(formulas)).toEqual([
        ['B-1', '3', 'exact'],
        ['B-2', '#VALUE!', 'bad_quantity'],
        ['#VALUE!', '#VALUE!', 'not_found'],
      ])
      expect(await readRows(merged)).toEqual([
        ['B-1', '3', 'exact'],
        ['', '4', 'not_found'],
      ])
      expect(await readRows(long)).toEqual([
        ['B-1', '3', 'exact'],
        ['B-2', '4', 'exact'],
      ])
    })

    it('takes five thousand rows', async () => {
      const record = await uploadRows(Array.from({ length: 5_000 }, (_, at) => [`B-${(at % 2) + 1}`, 1]))
      expect(record).toMatchObject({ row_count: 5_000, counts: { exact: 5_000 } })
      const answer = await correct(record.quotation_id, {
        changes: (await readDraft(record.quotation_id)).records.map(({ id }) => ({
          line_id: id,
          quantity: '2',
        })),
      })
      expect(answer.status).toBe(200)
    })
  })
})

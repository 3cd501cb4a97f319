import { quotation, quotationStaff } from '@pasok/contract/endpoints'
import type { EndpointInput, Quotation } from '@pasok/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { readAudit, type Db } from '../platform/index.ts'
import { openApi } from '../testing/ask-api.ts'
import { openStaffBrowser } from '../testing/ask-as-staff.ts'
import { openBrowser, type AskingBrowser } from '../testing/ask-as.ts'
import { onDatabase } from '../testing/index.ts'
import { pdfPages } from '../testing/pdf-text.ts'
import { memoryStorage } from '../testing/memory-storage.ts'
import { addBuyer, checkOut, fillSelling, orderQuotation } from '../testing/selling-fixture.ts'

const NOW = new Date('2026-11-23T05:00:00Z')
const DAY = '2026-11-23'

type Priced = EndpointInput<typeof quotationStaff.priceQuotation>['body']

onDatabase('what staff do with a quotation', (open) => {
  let db: Db
  let ids: Record<string, number>
  let buyer: AskingBrowser
  let sales: Awaited<ReturnType<typeof openStaffBrowser>>
  let finance: Awaited<ReturnType<typeof openStaffBrowser>>
  let api: ReturnType<typeof openApi>
  beforeAll(async () => {
    db = (await open()).db
    ids = await fillSelling(db, DAY)
    api = openApi({ db, now: () => NOW, storage: memoryStorage() })
    const { memberId } = await addBuyer(db, 'buyer@uji.test', NOW)
    buyer = await openBrowser(db, api, memberId, { now: NOW })
    sales = await openStaffBrowser(db, api, 'sales')
    finance = await openStaffBrowser(db, api, 'finance')
  })
  beforeEach(async () => {
    await sql`truncate cart.cart, quotation.quotation, orders.order, platform.email cascade`.execute(db)
  })
  const id = (sku: string): number => ids[sku] ?? 0

  /** Asks for prices of a bolt and a hose, whose price is hidden. */
  const request = async (): Promise<Quotation> => {
    const { body } = await buyer.ask(quotation.requestQuotation, {
      idempotencyKey: crypto.randomUUID(),
      body: {
        lines: [
          { product_item_id: id('B-1'), quantity: 100, comment: 'M8, please' },
          { product_item_id: id('H-1'), quantity: 2 },
        ],
      },
    })
    if (!('data' in body)) throw new Error(`the request answers ${body.status}`)
    return body.data.record
  }
  const step = async (
    made: { readonly id: number },
    name: 'take' | 'ask' | 'send' | 'reject',
    text = '',
    revision?: number,
  ) =>
    sales.ask(quotationStaff.takeStaffQuotationStep, {
      params: { id: String(made.id) },
      body: { step: name, revision: revision ?? (await showQuotation(made)).revision, text },
    })
  const showQuotation = async (made: { readonly id: number }) => {
    const { body } = await sales.ask(quotationStaff.showStaffQuotation, { params: { id: String(made.id) } })
    if (!('data' in body)) throw new Error(`staff's quotation answers ${body.status}`)
    return body.data.record
  }
  const showVersion = (made: { readonly id: number }, version: number) =>
    finance.ask(quotationStaff.showStaffQuotationVersion, {
      params: { id: String(made.id), version: String(version) },
    })
  const price = async (made: { readonly id: number }, priced: Omit<Priced, 'revision'>, revision?: number) =>
    sales.ask(quotationStaff.priceQuotation, {
      params: { id: String(made.id) },
      body: { revision: revision ?? (await showQuotation(made)).revision, ...priced },
    })
  const seenByBuyer = async (made: { readonly id: number }) => {
    const { body } = await buyer.ask(quotation.showQuotation, { params: { id: String(made.id) } })
    if (!('data' in body)) throw new Error(`the quotation answers ${body.status}`)
    return body.data.record
  }
  const emails = async () => {
    const { rows } = await sql<{ kind: string; recipient: string }>`
      select kind, recipient from platform.email order by kind desc, recipient`.execute(db)
    return rows.map(({ kind, recipient }) => `${kind} ${recipient}`)
  }

  it('is priced, sent and ordered; its buyer sees no price before it is sent', async () => {
    const made = await request()
    expect(await showQuotation(made)).toMatchObject({
      state: 'submitted',
      steps: ['take', 'reject', 'message'],
    })
    expect((await price(made, { lines: [{ status: 'open' }] })).body).toMatchObject({
      code: 'not_possible_now',
    })
    expect((await step(made, 'take')).status).toBe(200)
    const taken = await showQuotation(made)
    const [bolt, hose] = taken.order_line
    expect(taken).toMatchObject({
      state: 'in_review',
      salesperson: { id: sales.staffId },
      steps: ['price', 'ask', 'send', 'reject', 'message'],
      shop_prices: { [String(bolt?.id)]: 1_000 },
    })
    expect(Object.keys(taken.shop_prices)).toHaveLength(1)

    const priced = await price(made, {
      lines: [
        { id: bolt?.id ?? 0, status: 'quoted', discount_percent: 12.5, staff_comment: 'galvanised' },
        { id: hose?.id ?? 0, status: 'quoted', unit_price: 6_500, lead_time_days: 21 },
        { status: 'quoted', product_item_id: id('N-1'), quantity: 10 },
      ],
      comment: 'As agreed on the phone.',
      valid_until: '2026-11-30',
    })
    expect(priced.body).toMatchObject({
      data: {
        record: {
          amount_untaxed: 87_500 + 13_000 + 500,
          amount_tax: 9_625 + 1_430 + 55,
          lines_without_price: 0,
          order_line: [
            {
              price_unit: 1_000,
              discount_percent: 12.5,
              price_subtotal: 87_500,
              buyer_comment: 'M8, please',
            },
            { price_unit: 6_500, lead_time_days: 21, price_subtotal: 13_000 },
            { product: { sku_number: 'N-1' }, price_unit: 50, product_uom_qty: 10 },
          ],
        },
      },
    })
    expect(await seenByBuyer(made)).toMatchObject({
      state: 'in_review',
      amount_total: 0,
      comment: '',
      steps: ['withdraw', 'message'],
      order_line: [{ status: 'open' }, { status: 'open' }],
    })
    expect(JSON.stringify(await seenByBuyer(made))).not.toMatch(/price_unit|galvanised/)

    expect((await step(made, 'send')).status).toBe(200)
    expect(await seenByBuyer(made)).toMatchObject({
      state: 'quoted',
      valid_until: '2026-11-30',
      amount_total: 101_000 + 11_110,
      comment: 'As agreed on the phone.',
      is_orderable: true,
    })
    expect(await emails()).toEqual(['quotation.submit sales@toko.test', 'quotation.send buyer@uji.test'])
    const audit = await readAudit(db, 'quotation', made.id)
    expect(audit.map(({ action }) => action)).toEqual([
      'quotation.send',
      'quotation.price',
      'quotation.take',
      'quotation.made',
    ])
    expect(await orderQuotation(buyer, await seenByBuyer(made))).toBeGreaterThan(0)
    const again = await price(made, { lines: [{ status: 'open' }] })
    expect(again.body).toMatchObject({ code: 'not_possible_now' })
  })

  it('has the default last day again once staff empty theirs', async () => {
    const made = await request()
    await step(made, 'take')
    const change = async (valid_until: string | null) =>
      sales.ask(quotationStaff.changeQuotationLines, {
        params: { id: String(made.id) },
        body: { revision: (await showQuotation(made)).revision, valid_until },
      })
    expect((await change('2026-12-31')).body).toMatchObject({
      data: { record: { valid_until: '2026-12-31' } },
    })
    expect((await change(null)).status).toBe(200)
    expect(await showQuotation(made)).not.toHaveProperty('valid_until')
    const lines = [{ status: 'quoted' as const, product_item_id: id('B-1'), quantity: 1 }]
    expect((await price(made, { lines })).status).toBe(200)
    expect((await step(made, 'send')).status).toBe(200)
    expect(await showQuotation(made)).toMatchObject({ valid_until: '2026-12-07' })
  })

  it('is read by staff even if its quantities exceed 2^31 in sum', async () => {
    const lines = Array.from({ length: 2_200 }, () => ({ product_item_id: id('H-1'), quantity: 999_999 }))
    const { body } = await buyer.ask(quotation.requestQuotation, {
      idempotencyKey: crypto.randomUUID(),
      body: { lines },
    })
    if (!('data' in body)) throw new Error(`the request answers ${body.status}`)
    expect(await showQuotation(body.data.record)).toMatchObject({ line_count: 2_200, state: 'submitted' })
    const facts = await sales.ask(quotationStaff.listLineFacts, {
      params: { id: String(body.data.record.id) },
    })
    expect(facts).toMatchObject({ status: 200, body: { data: { total: 2_200 } } })
  })

  describe('that was not sent yet', () => {
    /** What a member's answers hold of a quotation, in one text: itself, lists and delivery methods. */
    const answersTo = async (made: { readonly id: number }) => {
      const path = `/v2/order/quotation/${made.id}`
      const { revision: _, updated_at: __, history: ___, ...record } = await seenByBuyer(made)
      const { body } = await buyer.ask(quotation.listQuotations, { query: {} })
      const [head] = 'data' in body ? body.data.records : []
      const methods = await (await buyer.get(`${path}/delivery-method`)).json()
      const order_line = record.order_line.map(({ id: _lineId, ...line }) => line)
      return {
        record: { ...record, order_line },
        list: { ...head, revision: 0, updated_at: '' },
        methods,
      }
    }
    const allowOwnFleet = (isEnabled: boolean) =>
      sql`update delivery.method set is_enabled = ${isEnabled} where code = 'own_fleet'`.execute(db)
    beforeAll(() => allowOwnFleet(true))
    afterAll(() => allowOwnFleet(false))
    const chooseDelivery = async (made: { readonly id: number }, delivery_method: string) => {
      const { status } = await buyer.ask(quotation.setDeliveryMethod, {
        params: { id: String(made.id) },
        body: { delivery_method },
      })
      expect(status).toBe(200)
    }
    /** Removes the first line, adds another, and sets every term. */
    const work = async (made: { readonly id: number }) => {
      const { order_line, revision } = await showQuotation(made)
      const { status } = await sales.ask(quotationStaff.changeQuotationLines, {
        params: { id: String(made.id) },
        body: {
          revision,
          removed: [order_line[0]?.id ?? 0],
          lines: [{ product_item_id: id('N-1'), quantity: 70_000, unit_price: 4_000 }],
          comment: 'A comment',
          delivery_cost: 77_777,
          valid_until: '2026-12-31',
        },
      })
      expect(status).toBe(200)
    }

    it('shows members the request as it was while staff change it', async () => {
      const made = await request()
      await chooseDelivery(made, 'pick_up')
      await step(made, 'take')
      const before = await answersTo(made)
      expect(before.record.order_line).toHaveLength(2)
      await work(made)
      expect(await answersTo(made)).toEqual(before)
      await work(made)
      expect(await answersTo(made)).toEqual(before)
      expect((await showQuotation(made)).versions.map(({ version }) => version)).toEqual([1])
      const version = await buyer.get(`/v2/order/quotation/${made.id}/version/0`)
      expect(version.status).toBeGreaterThanOrEqual(400)
    })

    it('shows members the version sent last while staff work on the next', async () => {
      const made = await request()
      await step(made, 'take')
      const { order_line } = await showQuotation(made)
      const lines = order_line.map((line) => ({
        id: line.id,
        status: 'quoted' as const,
        unit_price: 5_000,
      }))
      expect((await price(made, { lines, delivery_cost: 11_111 })).status).toBe(200)
      await chooseDelivery(made, 'own_fleet')
      expect((await step(made, 'send')).status).toBe(200)
      const { revision } = await showQuotation(made)
      const back = await sales.ask(quotationStaff.takeStaffQuotationStep, {
        params: { id: String(made.id) },
        body: { step: 'take_back', revision, text: '' },
      })
      expect(back.status).toBe(200)
      const before = await answersTo(made)
      expect(before.record).toMatchObject({ delivery_cost: 11_111, amount_total: 0, line_count: 2 })
      expect(JSON.stringify(before.record.order_line)).not.toContain('price_unit')
      await work(made)
      expect(await answersTo(made)).toEqual(before)
      expect(await showQuotation(made)).toMatchObject({ line_count: 2, agreed_delivery_cost: 77_777 })
    })
  })

  it('offers an alternative beside the requested item, and says what is not available', async () => {
    const made = await request()
    await step(made, 'take')
    const [bolt, hose] = (await showQuotation(made)).order_line
    const priced = await price(made, {
      lines: [
        { id: bolt?.id ?? 0, status: 'alternative', product_item_id: id('B-2'), quantity: 90 },
        { id: hose?.id ?? 0, status: 'not_available', unit_price: 5 },
      ],
      discount_percent: 10,
    })
    expect(priced.body).toMatchObject({
      data: {
        record: {
          amount_untaxed: 243_000,
          lines_without_price: 0,
          order_line: [
            {
              status: 'alternative',
              requested_text: 'B-1 BOLT in English',
              requested_quantity: '100',
              product: { sku_number: 'B-2' },
              product_uom_qty: 90,
              price_unit: 3_000,
              discount_percent: 10,
              buyer_comment: 'M8, please',
            },
            { status: 'not_available', product: { sku_number: 'H-1' } },
          ],
        },
      },
    })
    // Before it is sent, its buyer sees what they asked for.
    const [requested] = (await seenByBuyer(made)).order_line
    expect(requested).toMatchObject({
      status: 'open',
      product: { sku_number: 'B-1' },
      product_uom_qty: 100,
    })
    await step(made, 'send')
    const offered = await seenByBuyer(made)
    expect(offered.order_line[1]).not.toHaveProperty('price_unit')
    const pdf = await buyer.get(`/v2/order/quotation/${made.id}/pdf?language=en`)
    const printed = pdfPages(new Uint8Array(await pdf.arrayBuffer())).join('\n')
    for (const text of [
      'Alternative for: B-1 BOLT in English',
      'Requested: B-1 BOLT in English, quantity 100',
    ])
      expect(printed.replaceAll(/\s+/g, ' ')).toContain(text)
    // What is not available is not ordered.
    const orderId = await orderQuotation(buyer, offered)
    const { rows } = await sql`select sku, quantity from orders.line where order_id = ${orderId}`.execute(db)
    expect(rows).toEqual([{ sku: 'B-2', quantity: 90 }])
  })

  it('names the fields that can not be', async () => {
    const made = await request()
    await step(made, 'take')
    const [bolt, hose] = (await showQuotation(made)).order_line
    const bad = await price(made, {
      lines: [
        { id: bolt?.id ?? 0, status: 'quoted', quantity: 101, unit_price: 999_999_999_999 },
        { id: bolt?.id ?? 0, status: 'quoted' },
        { id: hose?.id ?? 0, status: 'quoted' },
        { status: 'quoted' },
        { status: 'quoted', product_item_id: 2_000_000_000, quantity: 1 },
        { status: 'quoted', product_item_id: id('B-1') },
      ],
    })
    expect(bad.status).toBe(400)
    expect(Object.keys('errors' in bad.body ? (bad.body.errors ?? {}) : {})).toEqual([
      'lines.0.unit_price',
      'lines.1.id',
      'lines.2.unit_price',
      'lines.3.product_item_id',
      'lines.4.product_item_id',
      'lines.5.quantity',
    ])
    const late = await price(made, { lines: [{ status: 'open' }], valid_until: '2026-11-22' })
    expect(late.body).toMatchObject({ status: 400, errors: { valid_until: [expect.any(String)] } })
    const stale = await price(made, { lines: [{ status: 'open' }] }, 1)
    expect(stale.body).toMatchObject({ status: 409, code: 'version_conflict', current: { id: made.id } })
    expect((await step(made, 'send')).body).toMatchObject({ code: 'lines_unpriced' })
    await price(made, {
      lines: [
        { id: bolt?.id ?? 0, status: 'quoted' },
        { id: hose?.id ?? 0, status: 'not_available' },
      ],
      discount_percent: 100,
    })
    expect((await step(made, 'send')).body).toMatchObject({ status: 409, code: 'offer_amount_zero' })
    expect((await step(made, 'ask')).body).toMatchObject({ status: 400 })
    expect((await showQuotation(made)).order_line).toHaveLength(2)
  })

  it('asks, is answered, and offers a next version that leaves the first as it was', async () => {
    const made = await request()
    await step(made, 'take')
    expect((await step(made, 'ask', 'Which thread?')).status).toBe(200)
    const quotationSeen = await seenByBuyer(made)
    await buyer.ask(quotation.takeQuotationStep, {
      params: { id: String(made.id) },
      body: { step: 'answer', revision: quotationSeen.revision, text: 'Metric.' },
    })
    const [bolt] = (await showQuotation(made)).order_line
    await price(made, { lines: [{ id: bolt?.id ?? 0, status: 'quoted' }], delivery_cost: 50_000 })
    await step(made, 'send')
    const sent = await seenByBuyer(made)
    await buyer.ask(quotation.takeQuotationStep, {
      params: { id: String(made.id) },
      body: { step: 'request_change', revision: sent.revision, text: 'Cheaper?' },
    })
    await step(made, 'take')
    const second = await showQuotation(made)
    expect(second).toMatchObject({ version: 2, agreed_delivery_cost: 50_000 })
    expect(second.order_line.map(({ id: line }) => line)).not.toContain(bolt?.id)
    const worked = await showVersion(made, 2)
    expect(worked.body).toMatchObject({
      data: { record: { version: 2, order_line: [{ price_unit: 1_000 }] } },
    })
    expect('data' in worked.body && worked.body.data.record).not.toHaveProperty('sent_at')
    const unsent = await buyer.ask(quotation.showQuotationVersion, {
      params: { id: String(made.id), version: '2' },
    })
    expect(unsent.status).toBe(404)
    // What was sent can be printed while the next one is worked on.
    const readPdf = (version: number) =>
      buyer.get(`/v2/order/quotation/${made.id}/pdf?language=en&version=${version}`)
    const readPdfText = async (pdf: Response) =>
      pdfPages(new Uint8Array(await pdf.arrayBuffer()))
        .join('\n')
        .replace(/\s+/g, ' ')
    expect((await readPdf(2)).status).toBe(404)
    const firstPdf = await readPdf(1)
    expect(firstPdf.headers.get('content-disposition')).toContain('-v1.pdf')
    const firstText = await readPdfText(firstPdf)
    for (const text of ['1.000', '50.000', 'In review']) expect(firstText).toContain(text)
    await price(made, {
      lines: second.order_line.map(({ id: line }) => ({ id: line, status: 'quoted', unit_price: 900 })),
      delivery_cost: null,
    })
    await step(made, 'send')
    expect(await seenByBuyer(made)).toMatchObject({ version: 2, amount_untaxed: 90_000 })
    // From then on its document says what became of it, whatever becomes of its quotation.
    expect(await readPdfText(await readPdf(1))).toContain('Replaced by version 2')
    expect(await readPdfText(await readPdf(2))).not.toContain('Replaced')
    expect(await showQuotation(made)).not.toHaveProperty('agreed_delivery_cost')
    const first = await buyer.ask(quotation.showQuotationVersion, {
      params: { id: String(made.id), version: '1' },
    })
    expect(first.body).toMatchObject({ data: { record: { order_line: [{ price_unit: 1_000 }] } } })
    expect((await showVersion(made, 1)).body).toMatchObject(first.body)
    expect((await showVersion(made, 3)).status).toBe(404)
    await expect(
      sql`update quotation.line set unit_price = 1 where quotation_id = ${made.id} and version = 1`.execute(
        db,
      ),
    ).rejects.toThrow('was sent')
  })

  it('is read a window of lines at a time, with the sums of all, by its buyer and by staff', async () => {
    const made = await request()
    const params = { id: String(made.id) }
    await step(made, 'take')
    const [bolt, hose] = (await showQuotation(made)).order_line.map((line) => line.id)
    const lines = [
      { id: bolt ?? 0, status: 'quoted', unit_price: 1_000 },
      { id: hose ?? 0, status: 'quoted', unit_price: 5_000 },
    ] as const
    const window = { offset: '1', limit: '1' }
    const saved = await sales.ask(quotationStaff.priceQuotation, {
      params,
      query: window,
      body: { revision: (await showQuotation(made)).revision, lines: [...lines] },
    })
    const all = await showQuotation(made)
    const [first, second] = all.order_line
    const sums = { line_count: 2, amount_untaxed: 110_000, amount_tax: 12_100, lines_without_price: 0 }
    expect(saved.body).toMatchObject({ data: { record: { ...sums, order_line: [second] } } })
    const ofStaff = async (query: object) =>
      (await sales.ask(quotationStaff.showStaffQuotation, { params, query })).body
    expect(await ofStaff({ limit: '1' })).toMatchObject({
      data: { record: { ...sums, order_line: [first], shop_prices: { [first?.id ?? 0]: 1_000 } } },
    })
    expect(await ofStaff({ offset: '2' })).toMatchObject({ data: { record: { ...sums, order_line: [] } } })
    await step(made, 'send')
    const ofBuyer = async (query: object) =>
      (await buyer.ask(quotation.showQuotation, { params, query })).body
    expect(await ofBuyer({})).toMatchObject({
      data: { record: { order_line: [{ id: first?.id }, { id: second?.id }] } },
    })
    const page = await ofBuyer(window)
    expect(page).toMatchObject({ data: { record: { ...sums, order_line: [{ id: second?.id, place: 2 }] } } })
    const headAlone = await ofBuyer({ limit: '0' })
    expect(headAlone).toMatchObject({ data: { record: { ...sums, order_line: [] } } })
    const version = await buyer.ask(quotation.showQuotationVersion, {
      params: { ...params, version: '1' },
      query: window,
    })
    const ofVersion = { line_count: 2, amount_untaxed: 110_000, order_line: [{ place: 2 }] }
    expect(version.body).toMatchObject({ data: { record: ofVersion } })
    for (const query of [{ offset: '-1' }, { limit: '5001' }, { limit: 'all' }])
      expect((await buyer.ask(quotation.showQuotation, { params, query })).status).toBe(400)
  })

  it('has versions whose differing lines are answered a page at a time', async () => {
    const made = await request()
    const params = { id: String(made.id) }
    const offer = async (...prices: number[]) => {
      const { order_line } = await showQuotation(made)
      const lines = order_line.map(
        (line, at) => ({ id: line.id, status: 'quoted', unit_price: prices[at] }) as const,
      )
      expect((await price(made, { lines })).status).toBe(200)
      await step(made, 'send')
    }
    const compare = async (
      query: EndpointInput<typeof quotation.compareQuotationVersions>['query'],
      who = buyer,
    ) => who.ask(quotation.compareQuotationVersions, { params, query })
    await step(made, 'take')
    await offer(1_000, 5_000)
    expect((await compare({ from: '1', to: '2' })).status).toBe(404)
    const { revision } = await seenByBuyer(made)
    await buyer.ask(quotation.takeQuotationStep, {
      params,
      body: { step: 'request_change', revision, text: 'Cheaper?' },
    })
    await step(made, 'take')
    // One that is worked on is not shown.
    expect((await compare({ from: '1', to: '2' })).status).toBe(404)
    await offer(900, 5_000)
    const changed = ['price_unit', 'price_subtotal']
    const differing = { before: { price_unit: 1_000 }, after: { price_unit: 900 }, changed }
    const window = { total: 1, offset: 0, limit: 100 }
    const { body } = await compare({ from: '1', to: '2' })
    expect(body).toMatchObject({ data: { records: [differing], ...window } })
    expect(await compare({ from: '1', to: '2', offset: '1' })).toMatchObject({
      body: { data: { records: [], total: 1 } },
    })
    expect(await compare({ from: '2', to: '2' })).toMatchObject({ body: { data: { records: [], total: 0 } } })
    const stranger = await addBuyer(db, `stranger-${made.id}@uji.test`, NOW)
    const outside = await openBrowser(db, api, stranger.memberId, { now: NOW })
    expect((await compare({ from: '1', to: '2' }, outside)).status).toBe(404)
  })

  it('computes what the chosen delivery costs again', async () => {
    const made = await request()
    await buyer.ask(quotation.setDeliveryMethod, {
      params: { id: String(made.id) },
      body: { delivery_method: 'pick_up' },
    })
    await step(made, 'take')
    const [bolt] = (await showQuotation(made)).order_line
    const lines = [{ id: bolt?.id ?? 0, status: 'quoted' as const }]
    const picked = await price(made, { lines, delivery_cost: 20_000 })
    // What is picked up costs nothing, whatever was agreed on for delivery.
    expect(picked.body).toMatchObject({ data: { record: { delivery_cost: 0, amount_untaxed: 100_000 } } })
    await sql`update delivery.method set is_enabled = true where code = 'own_fleet'`.execute(db)
    const revision = (await seenByBuyer(made)).revision
    const chosen = await buyer.ask(quotation.setDeliveryMethod, {
      params: { id: String(made.id) },
      body: { delivery_method: 'own_fleet', revision },
    })
    expect(chosen.status).toBe(200)
    const [line] = (await showQuotation(made)).order_line
    const changed = await price(made, {
      lines: [{ id: line?.id ?? 0, status: 'quoted' }],
      delivery_cost: 35_000,
    })
    expect(changed.body).toMatchObject({
      data: { record: { delivery_cost: 35_000, amount_untaxed: 135_000, amount_tax: 14_850 } },
    })
    await sql`update delivery.method set is_enabled = false where code = 'own_fleet'`.execute(db)
  })

  it('lists those that wait for staff first, and no draft', async () => {
    await request()
    const offer = await checkOut(buyer, [[id('B-1'), 1]])
    const waiting = await request()
    await step(waiting, 'take')
    await sql`update quotation.quotation set state = 'draft' where id = ${(await request()).id}`.execute(db)
    const { body } = await sales.ask(quotationStaff.listStaffQuotations, { query: {} })
    expect(body).toMatchObject({
      data: { total: 3, records: [{ state: 'submitted' }, { id: waiting.id }, { id: offer.id }] },
    })
    const found = await finance.ask(quotationStaff.listStaffQuotations, { query: { state: 'quoted' } })
    expect(found.body).toMatchObject({
      data: { total: 1, records: [{ company: { name: expect.any(String) } }] },
    })
  })

  it('shows finance what they may not change', async () => {
    const made = await request()
    const params = { id: String(made.id) }
    const { body } = await finance.ask(quotationStaff.showStaffQuotation, { params })
    expect(body).toMatchObject({ data: { record: { steps: [] } } })
    const taken = await finance.ask(quotationStaff.takeStaffQuotationStep, {
      params,
      body: { step: 'take', revision: 1 },
    })
    expect(taken.status).toBe(403)
  })

  it('takes a message once, and tells the buyer', async () => {
    const made = await request()
    const message = () =>
      sales.ask(quotationStaff.writeStaffQuotationMessage, {
        params: { id: String(made.id) },
        idempotencyKey: 'one-message',
        body: { text: 'We are on it.' },
      })
    expect((await message()).status).toBe(200)
    expect((await message()).status).toBe(200)
    const { history } = await seenByBuyer(made)
    expect(history.filter(({ kind }) => kind === 'message')).toEqual([
      expect.objectContaining({ by: 'staff', text: 'We are on it.', name: expect.any(String) }),
    ])
    expect((await emails()).filter((one) => one.startsWith('quotation.message'))).toEqual([
      'quotation.message_of_staff buyer@uji.test',
    ])
  })

  it("keeps a draft its company's own", async () => {
    const made = await request()
    await sql`update quotation.quotation set state = 'draft' where id = ${made.id}`.execute(db)
    const params = { id: String(made.id) }
    const calls = await Promise.all([
      sales.ask(quotationStaff.showStaffQuotation, { params }),
      sales.ask(quotationStaff.showStaffQuotationVersion, { params: { ...params, version: '1' } }),
      sales.ask(quotationStaff.showStaffPoFile, { params }),
      sales.ask(quotationStaff.printStaffQuotation, { params }),
      sales.ask(quotationStaff.compareStaffQuotationVersions, { params, query: { from: '1', to: '1' } }),
      sales.ask(quotationStaff.priceQuotation, {
        params,
        body: { revision: 1, lines: [{ status: 'open' }] },
      }),
      sales.ask(quotationStaff.takeStaffQuotationStep, {
        params,
        body: { step: 'reject', revision: 1, text: 'x' },
      }),
      sales.ask(quotationStaff.writeStaffQuotationMessage, {
        params,
        idempotencyKey: 'k',
        body: { text: 'x' },
      }),
    ])
    expect(calls.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404, 404, 404])
  })

  it('compares versions for staff before the newer one is sent, and prints each as its buyer has it', async () => {
    const made = await checkOut(buyer, [[id('B-1'), 10]])
    const params = { id: String(made.id) }
    const wish = await buyer.ask(quotation.takeQuotationStep, {
      params,
      body: { step: 'request_change', revision: made.revision, text: 'Cheaper, please.' },
    })
    expect(wish.status).toBe(200)
    expect((await step(made, 'take')).status).toBe(200)
    const [line] = (await showQuotation(made)).order_line
    if (!line) throw new Error('a quotation without a line')
    expect((await price(made, { lines: [{ id: line.id, status: 'quoted', unit_price: 777 }] })).status).toBe(
      200,
    )
    const compare = (browser: AskingBrowser | typeof sales) =>
      browser === buyer
        ? buyer.ask(quotation.compareQuotationVersions, { params, query: { from: '1', to: '2' } })
        : sales.ask(quotationStaff.compareStaffQuotationVersions, { params, query: { from: '1', to: '2' } })
    const { body } = await compare(sales)
    expect(body).toMatchObject({ data: { total: 1, records: [{ after: { price_unit: 777 } }] } })
    expect((await compare(buyer)).status).toBe(404)
    const print = async (query: string) => {
      const answer = await sales.get(`/staff/quotations/${made.id}/pdf?language=en${query}`)
      return answer.status === 200
        ? pdfPages(new Uint8Array(await answer.arrayBuffer())).join('\n')
        : answer.status
    }
    expect(await print('')).toContain('777')
    expect(await print('&version=1')).not.toContain('777')
    expect(await print('&version=2')).toBe(404)
  })

  it('names the limits of somebody of sales, and none of an admin', async () => {
    const made = await request()
    const admin = await openStaffBrowser(db, api, 'admin')
    const limits = async (browser: typeof sales) => {
      const { body } = await browser.ask(quotationStaff.showStaffQuotation, {
        params: { id: String(made.id) },
      })
      return 'data' in body ? body.data.record.sales_limits : undefined
    }
    expect([await limits(sales), await limits(admin)]).toEqual([
      { discount_percent: 100, below_cost: true, no_reference: true },
      undefined,
    ])
  })

  it('notes who looks at a purchase order', async () => {
    const made = await checkOut(buyer, [[id('B-1'), 1]])
    const params = { id: String(made.id) }
    expect((await sales.ask(quotationStaff.showStaffPoFile, { params })).status).toBe(404)
    const file = new File([new TextEncoder().encode('%PDF-1.7\n')], 'po-17.pdf')
    expect((await buyer.ask(quotation.uploadPo, { params, form: { file } })).status).toBe(200)
    const got = await finance.get(`/staff/quotations/${made.id}/po`)
    expect([got.status, got.headers.get('content-type'), got.headers.get('content-disposition')]).toEqual([
      200,
      'application/pdf',
      expect.stringContaining('attachment; filename="po-17.pdf"'),
    ])
    const [first] = await readAudit(db, 'quotation', made.id)
    expect(first).toMatchObject({
      action: 'quotation.look-at-po-file',
      who: 'staff',
      who_id: finance.staffId,
    })
  })
})

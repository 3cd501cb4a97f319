import { quotation, quotationStaff } from '@pasok/contract/endpoints'
import type { EndpointInput, StaffQuotation } from '@pasok/contract'
import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import type { Db } from '../platform/index.ts'
import { openApi } from '../testing/ask-api.ts'
import { openStaffBrowser } from '../testing/ask-as-staff.ts'
import { openBrowser, type AskingBrowser } from '../testing/ask-as.ts'
import { onDatabase } from '../testing/index.ts'
import { addBuyer, fillSelling } from '../testing/selling-fixture.ts'

const NOW = new Date('2026-11-23T05:00:00Z')

type Change = Omit<NonNullable<EndpointInput<typeof quotationStaff.changeQuotationLines>['body']>, 'revision'>

onDatabase('changed lines of a quotation', (open) => {
  let db: Db
  let ids: Record<string, number>
  let buyer: AskingBrowser
  let sales: Awaited<ReturnType<typeof openStaffBrowser>>
  beforeAll(async () => {
    db = (await open()).db
    ids = await fillSelling(db, '2026-11-23')
    const api = openApi({ db, now: () => NOW })
    const { memberId } = await addBuyer(db, 'buyer@uji.test', NOW)
    buyer = await openBrowser(db, api, memberId, { now: NOW })
    sales = await openStaffBrowser(db, api, 'sales')
  })
  beforeEach(async () => {
    await sql`truncate quotation.quotation cascade`.execute(db)
  })
  const id = (sku: string): number => ids[sku] ?? 0

  /** A quotation in review of bolts in quantities 1, 2 and 3. */
  const takeQuotation = async (): Promise<StaffQuotation> => {
    const { body } = await buyer.ask(quotation.requestQuotation, {
      idempotencyKey: crypto.randomUUID(),
      body: { lines: [1, 2, 3].map((quantity) => ({ product_item_id: id('B-1'), quantity })) },
    })
    if (!('data' in body)) throw new Error(`the request answers ${body.status}`)
    const { body: taken } = await sales.ask(quotationStaff.takeStaffQuotationStep, {
      params: { id: String(body.data.record.id) },
      body: { step: 'take', revision: 1, text: '' },
    })
    if (!('data' in taken)) throw new Error(`the step answers ${taken.status}`)
    return taken.data.record
  }
  const show = async (made: StaffQuotation): Promise<StaffQuotation> => {
    const { body } = await sales.ask(quotationStaff.showStaffQuotation, { params: { id: String(made.id) } })
    if (!('data' in body)) throw new Error(`the quotation answers ${body.status}`)
    return body.data.record
  }
  const change = async (made: StaffQuotation, changes: Change, revision = made.revision) =>
    sales.ask(quotationStaff.changeQuotationLines, {
      params: { id: String(made.id) },
      query: {},
      body: { revision, ...changes },
    })
  const changed = async (made: StaffQuotation, changes: Change): Promise<StaffQuotation> => {
    const { body } = await change(made, changes)
    if (!('data' in body)) throw new Error(`the change answers ${JSON.stringify(body)}`)
    return body.data.record
  }
  const readOrder = (record: StaffQuotation) =>
    record.order_line.map((line) => [line.id, line.place, line.product_uom_qty])

  it('are answered alone, with the sums of all; the others stay as they are', async () => {
    const made = await takeQuotation()
    const [first, second, third] = made.order_line.map((line) => line.id)
    const priced = await changed(made, {
      lines: made.order_line.map((line) => ({ id: line.id, status: 'quoted' })),
    })
    const answer = await changed(priced, {
      lines: [{ id: second, unit_price: 500, discount_percent: 10 }],
      comment: 'From stock',
      valid_until: '2026-12-24',
    })
    expect(answer).toMatchObject({
      revision: priced.revision + 1,
      line_count: 3,
      lines_without_price: 0,
      amount_untaxed: 1_000 + 900 + 3_000,
      comment: 'From stock',
      valid_until: '2026-12-24',
      shop_prices: { [String(second)]: 1_000 },
    })
    expect(answer.order_line).toMatchObject([
      { id: second, place: 2, price_unit: 500, discount_percent: 10, price_subtotal: 900 },
    ])
    const all = await show(made)
    expect(all.order_line.map((line) => line.id)).toEqual([first, second, third])
    expect(all.order_line[0]).toEqual(priced.order_line[0])
  })

  it('keep their ids when others are added, moved and removed', async () => {
    const made = await takeQuotation()
    const [first = 0, second = 0, third = 0] = made.order_line.map((line) => line.id)
    const answer = await changed(made, {
      lines: [
        { product_item_id: id('B-2'), quantity: 9, place: 1 },
        { id: third, place: 2, staff_comment: 'moved' },
        { status: 'open', requested_text: 'Seal ring', requested_quantity: '4 pcs' },
      ],
      removed: [second],
    })
    const all = await show(made)
    const added = answer.order_line[0]?.id ?? 0
    const open = answer.order_line[2]?.id ?? 0
    expect(readOrder(all)).toEqual([
      [added, 1, 9],
      [third, 2, 3],
      [first, 3, 1],
      [open, 4, undefined],
    ])
    expect(answer.order_line.map((line) => line.id)).toEqual([added, third, open])
    expect(answer.order_line).toMatchObject([
      { status: 'quoted', price_unit: 3_000 },
      { staff_comment: 'moved' },
      { status: 'open', requested_text: 'Seal ring', requested_quantity: '4 pcs' },
    ])
    const whole = await sales.ask(quotationStaff.priceQuotation, {
      params: { id: String(made.id) },
      body: {
        revision: answer.revision,
        lines: [
          { id: first, status: 'quoted' },
          { id: added, status: 'quoted' },
        ],
      },
    })
    expect(whole.status).toBe(200)
    expect(readOrder(await show(made))).toEqual([
      [first, 1, 1],
      [added, 2, 9],
    ])
  })

  it('take a discount of all, which answers every line that it changes', async () => {
    const made = await takeQuotation()
    const priced = await changed(made, {
      lines: made.order_line.map((line) => ({ id: line.id, status: 'quoted' })),
    })
    const answer = await changed(priced, { discount_percent: 50, delivery_cost: 20_000 })
    expect(answer).toMatchObject({ amount_untaxed: 3_000, agreed_delivery_cost: 20_000 })
    expect(answer.order_line.map((line) => line.discount_percent)).toEqual([50, 50, 50])
    expect((await changed(answer, { discount_percent: 50 })).order_line).toEqual([])
  })

  it('are refused by their place in the body, all or none', async () => {
    const made = await takeQuotation()
    const [first = 0, second = 0] = made.order_line.map((line) => line.id)
    const refused = async (changes: Change) => {
      const { status, body } = await change(made, changes)
      return [status, Object.keys('errors' in body ? (body.errors ?? {}) : {})]
    }
    expect(
      await refused({
        lines: [{ id: first, quantity: 5 }, { product_item_id: id('H-1'), quantity: 1 }, { id: second }],
        removed: [second],
      }),
    ).toEqual([400, ['lines.1.unit_price', 'lines.2.id']])
    const foreign = (await takeQuotation()).order_line[0]?.id ?? 0
    expect(await refused({ removed: [first, foreign] })).toEqual([400, ['removed.1']])
    expect(await refused({ lines: [{ id: foreign, quantity: 7 }] })).toEqual([400, ['lines.0.id']])
    expect(await refused({ lines: [{ id: first, requested_text: 'x' }] })).toEqual([
      400,
      ['lines.0.requested_text'],
    ])
    expect(await show(made)).toEqual(made)
  })

  it('of an earlier revision are refused with the quotation as it is; of two at once one is written', async () => {
    const made = await takeQuotation()
    const [first = 0] = made.order_line.map((line) => line.id)
    const both = await Promise.all(
      [7, 8].map((quantity) => change(made, { lines: [{ id: first, quantity }] })),
    )
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    const { body } = await change(made, { lines: [{ id: first, quantity: 9 }] })
    const current = await show(made)
    expect(body).toMatchObject({ code: 'version_conflict', current: { revision: current.revision } })
    expect([7, 8]).toContain(current.order_line[0]?.product_uom_qty)
  })
})

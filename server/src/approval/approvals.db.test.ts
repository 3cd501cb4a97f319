import { approvalStaff, payment, quotation, quotationStaff } from '@pasok/contract/endpoints'
import { STAFF_LIMITS } from '@pasok/contract'
import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Db } from '../platform/index.ts'
import { setCompanyRules, setCostPrices } from '../pricing/index.ts'
import { openApi, settings } from '../testing/ask-api.ts'
import { openStaffBrowser } from '../testing/ask-as-staff.ts'
import { openBrowser, type AskingBrowser } from '../testing/ask-as.ts'
import { onDatabase } from '../testing/index.ts'
import { addBuyer, fillSelling } from '../testing/selling-fixture.ts'

const NOW = new Date('2026-11-23T05:00:00Z')
const REASON = 'Pelanggan lama, stok lama'

onDatabase('an offer above the limits of sales', (open) => {
  let db: Db
  let ids: Record<string, number>
  let company: number
  let buyer: AskingBrowser
  let sales: AskingBrowser & { readonly staffId: number }
  let finance: AskingBrowser
  let admin: AskingBrowser & { readonly staffId: number }
  beforeAll(async () => {
    db = (await open()).db
    ids = await fillSelling(db, '2026-11-23')
    const api = openApi({ db, now: () => NOW, settings: { ...settings, staff_limits: STAFF_LIMITS } })
    const person = await addBuyer(db, 'buyer@uji.test', NOW)
    company = person.companyId
    buyer = await openBrowser(db, api, person.memberId, { now: NOW })
    sales = await openStaffBrowser(db, api, 'sales')
    finance = await openStaffBrowser(db, api, 'finance')
    admin = await openStaffBrowser(db, api, 'admin')
  })
  beforeEach(async () => {
    await sql`truncate cart.cart, quotation.quotation, orders.order, approval.request, platform.email cascade`.execute(
      db,
    )
    await setCostPrices(db, [
      { item_id: id('B-1'), price: 700 },
      { item_id: id('B-2'), price: null },
      { item_id: id('H-1'), price: null },
    ])
  })
  const id = (sku: string): number => ids[sku] ?? 0

  const show = async (of: number) => {
    const { body } = await sales.ask(quotationStaff.showStaffQuotation, { params: { id: String(of) } })
    if (!('data' in body)) throw new Error(`the quotation answers ${body.status}`)
    return body.data.record
  }
  const step = async (of: number, name: 'take' | 'send', by = sales, approval_reason?: string) => {
    const { revision } = await show(of)
    return by.ask(quotationStaff.takeStaffQuotationStep, {
      params: { id: String(of) },
      body: { step: name, revision, text: '', ...(approval_reason !== undefined && { approval_reason }) },
    })
  }
  type Offered = { readonly unit_price?: number; readonly discount_percent?: number }
  const price = async (of: number, offered: Offered, delivery_cost?: number) => {
    const { revision, order_line } = await show(of)
    const lines = order_line.map((line) => ({ id: line.id, status: 'quoted' as const, ...offered }))
    const body = { revision, lines, delivery_cost }
    const answer = await sales.ask(quotationStaff.priceQuotation, { params: { id: String(of) }, body })
    expect(answer.status).toBe(200)
  }
  /** A quotation in review with ten of an item at this price. */
  const offer = async (sku: string, offered: Offered): Promise<number> => {
    const requested = await buyer.ask(quotation.requestQuotation, {
      idempotencyKey: crypto.randomUUID(),
      body: { lines: [{ product_item_id: id(sku), quantity: 10 }] },
    })
    const made = 'data' in requested.body ? requested.body.data.record.id : 0
    expect((await step(made, 'take')).status).toBe(200)
    await price(made, offered)
    return made
  }
  const codeOf = ({ status, body }: { readonly status: number; readonly body: unknown }) =>
    status === 200 ? 200 : `${status} ${(body as { code: string }).code}`
  const send = async (of: number, by = sales, reason?: string) => codeOf(await step(of, 'send', by, reason))
  /** The request that waits for a quotation, after sales has asked for it. */
  const request = async (of: number): Promise<number> => {
    expect(await send(of, sales, REASON)).toBe('409 waiting_for_approval')
    const { approval_id: waiting } = await show(of)
    if (waiting === undefined) throw new Error('nothing waits')
    return waiting
  }
  const read = async (of: number, by: AskingBrowser = admin) => {
    const { body } = await by.ask(approvalStaff.showApproval, { params: { id: String(of) } })
    return 'data' in body ? body.data.record : undefined
  }
  const approve = async (of: number, by: AskingBrowser = admin) =>
    codeOf(await by.ask(approvalStaff.approve, { params: { id: String(of) }, body: { note: 'Boleh' } }))
  const list = async (by: AskingBrowser, query = {}) => {
    const { body } = await by.ask(approvalStaff.listApprovals, { query })
    return 'data' in body ? body.data.records.map((one) => one.id) : undefined
  }
  const orderOf = async (of: number) => {
    const { body } = await buyer.ask(quotation.showQuotation, { params: { id: String(of) } })
    return 'data' in body ? body.data.record.state : undefined
  }

  it('still waits after the quotation is handed over, and is sent once approved', async () => {
    const made = await offer('B-1', { unit_price: 1 })
    const waiting = await request(made)
    const handed = await sales.ask(quotationStaff.setSalesperson, {
      params: { id: String(made) },
      body: { revision: (await show(made)).revision, staff_id: admin.staffId, note: '' },
    })
    expect(handed.status).toBe(200)
    expect(await show(made)).toMatchObject({ approval_id: waiting, salesperson: { id: admin.staffId } })
    expect(await approve(waiting)).toBe(200)
    expect(await orderOf(made)).toBe('quoted')
  })

  describe('is refused without a reason, waits with one', () => {
    it.each([
      // Sold for Rp 1.
      ['B-1', { unit_price: 1 }, ['discount', 'below_cost']],
      // A gift.
      ['B-1', { unit_price: 0 }, undefined],
      // A little above the discount, not below cost.
      ['B-1', { unit_price: 790 }, ['discount']],
      // A discount in per cent.
      ['B-1', { discount_percent: 20.01 }, ['discount']],
      // A price that a discount takes away.
      ['B-1', { unit_price: 1_200, discount_percent: 100 }, undefined],
      // An item without cost.
      ['B-2', { unit_price: 2_399 }, ['discount']],
      // An item with a hidden price.
      ['H-1', { unit_price: 5_599 }, ['discount']],
    ] as const)('%s %j: %j', async (sku, offered, exceeded) => {
      const made = await offer(sku, offered)
      if (exceeded === undefined) {
        expect(await send(made)).toBe('409 offer_amount_zero')
        return
      }
      expect(await send(made)).toBe('403 over_limit')
      expect(await list(admin)).toEqual([])
      const record = await read(await request(made))
      expect(record).toMatchObject({ state: 'waiting', kind: 'quotation', exceeded, reason: REASON })
      expect(record?.lines).toHaveLength(1)
      expect(await orderOf(made)).toBe('in_review')
    })

    it('an item of which neither a price nor a cost is known', async () => {
      await sql`delete from pricing.base_price where item_id = ${id('H-1')}`.execute(db)
      const made = await offer('H-1', { unit_price: 9_000 })
      expect(await read(await request(made))).toMatchObject({ exceeded: ['no_reference'] })
      await sql`insert into pricing.base_price (item_id, price) values (${id('H-1')}, 7000)`.execute(db)
    })
  })

  describe('is sent at once', () => {
    it.each([
      ['B-1', { unit_price: 800 }],
      ['B-1', { discount_percent: 20 }],
      ['B-2', { unit_price: 2_400 }],
      ['H-1', { unit_price: 5_600 }],
    ] as const)('up to the limit: %s %j', async (sku, offered) => {
      expect(await send(await offer(sku, offered))).toBe(200)
    })

    it("by an admin, and at the company's own price even where that is below cost", async () => {
      expect(await send(await offer('B-1', { unit_price: 1 }), admin)).toBe(200)
      await setCompanyRules(db, company, [{ item_id: id('B-1'), price: 600 }])
      expect(await send(await offer('B-1', {}))).toBe(200)
      expect(await send(await offer('B-1', { unit_price: 599 }), sales, REASON)).toBe(
        '409 waiting_for_approval',
      )
      await sql`delete from pricing.price_rule`.execute(db)
    })
  })

  it('counts a delivery cost like a line at the dearest rate of its address', async () => {
    await sql`update delivery.method set is_enabled = true`.execute(db)
    await sql`
      with z as (insert into delivery.zone (name_en, name_id) values ('Near', 'Dekat') returning id),
        a as (insert into delivery.zone_area
          select city_id, z.id from (select distinct city_id from company.address) as c, z)
      insert into delivery.rate (method_code, zone_id, base_amount, included_weight_g, amount_per_kg, lead_days_from,
        lead_days_to)
      select code, id, cost, 1000000, 0, 1, 2 from z, (values ('courier', 20000), ('own_fleet', 50000)) as r (code, cost)`.execute(
      db,
    )
    const made = await offer('B-1', {})
    await price(made, {}, 39_999)
    expect(await send(made)).toBe('403 over_limit')
    const record = await read(await request(made))
    expect(record).toMatchObject({
      exceeded: ['discount'],
      lines: [{ sku: '', amount: 39_999, shop_price: 50_000, exceeded: ['discount'] }],
    })
    await price(made, {}, 40_000)
    expect(await send(made)).toBe(200)
    // Without a rate nothing is compared.
    await sql`delete from delivery.rate`.execute(db)
    const free = await offer('B-1', {})
    await price(free, {}, 0)
    expect(await send(free)).toBe(200)
  })

  it('shows the approver who asks, why and what, and is sent as approved', async () => {
    const made = await offer('B-1', { unit_price: 500 })
    const waiting = await request(made)
    const record = await read(waiting)
    expect(record).toMatchObject({
      subject_id: made,
      company: { id: company },
      amount: 5_550,
      requested_by: { id: sales.staffId, name: 'Staf sales' },
      can_decide: true,
      lines: [
        { sku: 'B-1', quantity: 10, unit_price: 500, amount: 5_000, shop_price: 1_000, unit_cost: 700 },
      ],
    })
    expect(await approve(waiting)).toBe(200)
    expect(await orderOf(made)).toBe('quoted')
    expect(await read(waiting)).toMatchObject({
      state: 'approved',
      decision: { by: { id: admin.staffId }, note: 'Boleh' },
      can_decide: false,
    })
    // Repeated, it sends no second time.
    expect(await approve(waiting)).toBe(200)
    const { revision } = await show(made)
    expect(await approve(waiting)).toBe(200)
    expect((await show(made)).revision).toBe(revision)
    expect((await show(made)).approval_id).toBeUndefined()
  })

  it('is approved by nobody who asked, and by no finance', async () => {
    const waiting = await request(await offer('B-1', { unit_price: 500 }))
    expect(await approve(waiting, sales)).toBe('403 not_allowed')
    expect(await approve(waiting, finance)).toBe('404 not_found')
    expect(await read(waiting, finance)).toBeUndefined()
    await sql`update identity.staff set roles = '{sales,admin}' where id = ${sales.staffId}`.execute(db)
    expect(await approve(waiting, sales)).toBe('403 own_request')
    await sql`update identity.staff set roles = '{sales}' where id = ${sales.staffId}`.execute(db)
    expect(await read(waiting)).toMatchObject({ state: 'waiting' })
  })

  it('is void once its prices change, and is never ordered before it is approved', async () => {
    const made = await offer('B-1', { unit_price: 500 })
    const waiting = await request(made)
    const before = await show(made)
    const ordered = await buyer.ask(payment.process, {
      idempotencyKey: crypto.randomUUID(),
      body: {
        quotation_id: made,
        version: before.version,
        amount_total: before.amount_total,
        payment_method: 'transfer',
        agree_terms: true,
      },
    })
    expect(codeOf(ordered)).toBe('409 not_possible_now')
    await price(made, { unit_price: 1 })
    expect((await read(waiting))?.state).toBe('void')
    expect(await approve(waiting)).toBe('409 not_possible_now')
    expect(await orderOf(made)).toBe('in_review')
    const next = await request(made)
    // A change that prices do not see, such as a buyer's of their reference, is found when it is approved.
    await sql`update quotation.quotation set revision = revision + 1 where id = ${made}`.execute(db)
    expect(await approve(next)).toBe('409 approval_void')
    expect((await read(next))?.state).toBe('void')
    expect(await orderOf(made)).toBe('in_review')
    expect(await approve(next)).toBe('409 not_possible_now')
  })

  it('is listed for those who decide and for the one who asks', async () => {
    const first = await request(await offer('B-1', { unit_price: 500 }))
    const second = await request(await offer('B-2', { unit_price: 1 }))
    await approve(first)
    expect(await list(admin)).toEqual([second, first])
    expect(await list(admin, { state: 'waiting' })).toEqual([second])
    expect(await list(admin, { kind: 'credit_note' })).toEqual([])
    expect(await list(admin, { mine: 'true' })).toEqual([])
    expect(await list(sales, { mine: 'true' })).toEqual([second, first])
    expect(await list(finance)).toEqual([])
  })

  it('tells its buyer nothing of the request, of costs and of the approver', async () => {
    const made = await offer('B-1', { unit_price: 500 })
    await request(made)
    for (const address of [
      `/v2/order/quotation/${made}`,
      '/v2/order/quotation',
      `/v2/order/quotation/${made}/pdf`,
    ]) {
      const text = await (await buyer.get(address)).text()
      expect(text).not.toMatch(/approval|unit_cost|below_cost|Pelanggan lama/)
    }
    expect((await buyer.get('/staff/approvals')).status).toBe(401)
  })
})

import { quotation, quotationStaff } from '@pasok/contract/endpoints'
import type { Quotation } from '@pasok/contract'
import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openEmails, readAudit, type Db } from '../platform/index.ts'
import { openApi, settings } from '../testing/ask-api.ts'
import { openStaffBrowser } from '../testing/ask-as-staff.ts'
import { openBrowser, type AskingBrowser } from '../testing/ask-as.ts'
import { onDatabase } from '../testing/index.ts'
import { addBuyer, checkOut, fillSelling, orderQuotation } from '../testing/selling-fixture.ts'
import { expireQuotations, remindOfQuotations, renewQuotations } from './index.ts'

const START = new Date('2026-11-23T05:00:00Z')
/** A day after the last one of an offer that is made at the start. */
const LATER = new Date('2026-12-08T05:00:00Z')

onDatabase('an offer about to end', (open) => {
  let db: Db
  let ids: Record<string, number>
  let clock = START
  let buyer: AskingBrowser
  let laterBuyer: AskingBrowser
  let sales: AskingBrowser
  let laterSales: AskingBrowser
  const parts = () => ({ db, sendEmail: openEmails({ shop: settings, origin: 'http://shop.test' }) })
  beforeAll(async () => {
    db = (await open()).db
    ids = await fillSelling(db, '2026-11-23')
    const api = openApi({ db, now: () => clock })
    const { memberId } = await addBuyer(db, 'buyer@uji.test', START)
    buyer = await openBrowser(db, api, memberId, { now: START })
    laterBuyer = await openBrowser(db, api, memberId, { now: LATER })
    // In this order: a login deletes the sessions that have ended by then.
    clock = LATER
    laterSales = await openStaffBrowser(db, api, 'admin')
    clock = START
    sales = await openStaffBrowser(db, api, 'sales')
  })
  beforeEach(async () => {
    clock = START
    await sql`truncate cart.cart, quotation.quotation, orders.order, platform.email cascade`.execute(db)
    await sql`update pricing.base_price set price = 1000 where item_id = ${id('B-1')}`.execute(db)
    await sql`update catalogue.item set active = true where sku = 'B-1'`.execute(db)
  })
  const id = (sku: string): number => ids[sku] ?? 0
  const toParams = (of: { readonly id: number }) => ({ id: String(of.id) })
  const emails = async () => {
    const { rows } = await sql<{ kind: string; recipient: string }>`
      select kind, recipient from platform.email order by kind, recipient`.execute(db)
    return rows.map(({ kind, recipient }) => `${kind} ${recipient}`)
  }
  const showQuotation = async (of: { readonly id: number }, browser = laterBuyer): Promise<Quotation> => {
    const { body } = await browser.ask(quotation.showQuotation, { params: toParams(of) })
    if (!('data' in body)) throw new Error(`the quotation answers ${body.status}`)
    return body.data.record
  }
  const staffStep = async (
    browser: AskingBrowser,
    of: { readonly id: number },
    step: 'take' | 'send' | 'ask',
    text = '',
  ) => {
    const { revision } = await shownToStaff(browser, of)
    return browser.ask(quotationStaff.takeStaffQuotationStep, {
      params: toParams(of),
      body: { step, revision, text },
    })
  }
  const shownToStaff = async (browser: AskingBrowser, of: { readonly id: number }) => {
    const { body } = await browser.ask(quotationStaff.showStaffQuotation, { params: toParams(of) })
    if (!('data' in body)) throw new Error(`staff's quotation answers ${body.status}`)
    return body.data.record
  }
  /** Asks sales for a price of ten bolts, and lets them offer these at a price and a lead time. */
  const pricedByStaff = async (offered: { unit_price?: number; lead_time_days?: number }) => {
    const { body } = await buyer.ask(quotation.requestQuotation, {
      idempotencyKey: crypto.randomUUID(),
      body: { lines: [{ product_item_id: id('B-1'), quantity: 10, comment: 'zinc' }] },
    })
    if (!('data' in body)) throw new Error(`the request answers ${body.status}`)
    const made = body.data.record
    await staffStep(sales, made, 'take')
    const { order_line, revision } = await shownToStaff(sales, made)
    const priced = await sales.ask(quotationStaff.priceQuotation, {
      params: toParams(made),
      body: {
        revision,
        lines: order_line.map((line) => ({ id: line.id, status: 'quoted' as const, ...offered })),
      },
    })
    expect(priced.status).toBe(200)
    expect((await staffStep(sales, made, 'send')).status).toBe(200)
    return made
  }
  /** Lets an offer end, and asks for its renewal. */
  const askToRenew = async (of: { readonly id: number }) => {
    clock = LATER
    await expireQuotations(parts(), clock)
    await sql`delete from platform.email`.execute(db)
    const answered = await laterBuyer.ask(quotation.takeQuotationStep, {
      params: toParams(of),
      body: { step: 'renew', revision: (await showQuotation(of)).revision, text: '' },
    })
    expect(answered.body).toMatchObject({ data: { record: { state: 'in_review', version: 2 } } })
  }
  /** Notes that the first line was shown at another price in the cart it comes from. */
  const CHANGED = { price_shown: 900 }
  const noteChangedInCart = async (quotationId: number) => {
    await sql`alter table quotation.line disable trigger line_of_sent`.execute(db)
    await sql`
      update quotation.line set changed_in_cart = ${JSON.stringify(CHANGED)}::jsonb
      where quotation_id = ${quotationId} and place = 1`.execute(db)
    await sql`alter table quotation.line enable trigger line_of_sent`.execute(db)
  }
  const changedInCart = async (quotationId: number, version: number) => {
    const lines = await sql<{ changed_in_cart: unknown }>`
      select changed_in_cart from quotation.line
      where quotation_id = ${quotationId} and version = ${version} order by place`.execute(db)
    return lines.rows.map(({ changed_in_cart }) => changed_in_cart)
  }
  const renew = () => renewQuotations(parts(), settings, clock)

  describe('and is to be renewed', () => {
    it('is offered again at prices of today, without anybody, as the next version', async () => {
      const made = await checkOut(buyer, [
        [id('B-1'), 3],
        [id('N-1'), 10],
      ])
      await noteChangedInCart(made.id)
      await sql`update pricing.base_price set price = 1200 where item_id = ${id('B-1')}`.execute(db)
      await askToRenew(made)
      expect(await showQuotation(made)).toMatchObject({ amount_total: 0 })
      expect(await changedInCart(made.id, 2)).toEqual([CHANGED, null])
      expect(await emails()).toEqual([])
      expect([await renew(), await renew()]).toEqual([1, 0])

      const renewed = await showQuotation(made)
      expect(renewed).toMatchObject({
        state: 'quoted',
        version: 2,
        valid_until: '2026-12-22',
        is_orderable: true,
        order_line: [
          { price_unit: 1_200, product_uom_qty: 3, changed_in_cart: CHANGED },
          { price_unit: 50, product_uom_qty: 10 },
        ],
        amount_untaxed: 4_100,
        versions: [
          { version: 1, valid_until: '2026-12-07', amount_untaxed: 3_500 },
          { version: 2, valid_until: '2026-12-22', amount_untaxed: 4_100 },
        ],
      })
      expect(renewed.history.map(({ kind, by, version }) => `${kind} ${by} ${version}`)).toEqual([
        'made member 1',
        'expire system 1',
        'renew member 2',
        'offer_again system 2',
      ])
      expect(await emails()).toEqual(['quotation.offer_again buyer@uji.test'])
      expect((await readAudit(db, 'quotation', made.id))[0]).toMatchObject({
        action: 'quotation.offer_again',
        who: 'system',
        details: { version: 2 },
      })
      const first = await laterBuyer.ask(quotation.showQuotationVersion, {
        params: { ...toParams(made), version: '1' },
      })
      expect(first.body).toMatchObject({ data: { record: { order_line: [{ price_unit: 1_000 }, {}] } } })
      expect(await orderQuotation(laterBuyer, renewed)).toBeGreaterThan(0)
    })

    it.each([
      ['at another price', { unit_price: 999 }],
      ['at another lead time', { unit_price: 1_000, lead_time_days: 21 }],
    ])('waits for sales where they offered a line %s', async (_, offered) => {
      const made = await pricedByStaff(offered)
      await askToRenew(made)
      expect(await emails()).toEqual([`quotation.renew sales@toko.test`])
      expect(await renew()).toBe(0)
      expect(await showQuotation(made)).toMatchObject({ state: 'in_review' })
    })

    it('is automatic where sales offered the shop’s own prices', async () => {
      const made = await pricedByStaff({ unit_price: 1_000 })
      await askToRenew(made)
      expect(await renew()).toBe(1)
      expect(await showQuotation(made)).toMatchObject({
        state: 'quoted',
        order_line: [{ price_unit: 1_000, buyer_comment: 'zinc' }],
      })
    })

    it.each<[string, () => Promise<unknown>]>([
      ['is sold no more', () => sql`update catalogue.item set active = false where sku = 'B-1'`.execute(db)],
      [
        'is sold by the dozen now',
        () => sql`update catalogue.item set multiple_qty = 12 where sku = 'B-1'`.execute(db),
      ],
    ])('goes to sales with an item that %s', async (_, change) => {
      const made = await checkOut(buyer, [[id('B-1'), 3]])
      await askToRenew(made)
      await change()
      expect([await renew(), await renew()]).toEqual([1, 0])
      await sql`update catalogue.item set multiple_qty = 1 where sku = 'B-1'`.execute(db)
      expect(await showQuotation(made)).toMatchObject({ state: 'in_review', version: 2 })
      expect(await emails()).toEqual(
        ['admin@toko.test', 'sales@toko.test'].map((to) => `quotation.renew ${to}`),
      )
    })

    it('is left to who takes another step meanwhile', async () => {
      const renewed = await checkOut(buyer, [[id('B-1'), 3]])
      await askToRenew(renewed)
      expect((await staffStep(laterSales, renewed, 'ask', 'Still three?')).status).toBe(200)
      expect(await renew()).toBe(0)
      expect(await showQuotation(renewed)).toMatchObject({ state: 'info_requested' })
    })
  })

  describe('and ends soon', () => {
    const remind = (at: string, days = 3) =>
      remindOfQuotations(parts(), { quotation_reminder_days: days }, new Date(at))

    it('is announced to its buyer once for each version, with its last day', async () => {
      const made = await checkOut(buyer, [[id('B-1'), 3]])
      expect(await remind('2026-12-03T16:00:00Z')).toBe(0)
      expect(await remind('2026-12-03T17:00:00Z', 0)).toBe(0)
      expect(await remind('2026-12-03T17:00:00Z')).toBe(1)
      expect(await remind('2026-12-04T17:00:00Z')).toBe(0)
      expect(await emails()).toEqual(['quotation.remind buyer@uji.test'])
      const { rows } = await sql<{ body: string }>`select html as body from platform.email`.execute(db)
      expect(rows[0]?.body).toContain('07/12/2026')
      const reminded = await showQuotation(made)
      expect(reminded).toMatchObject({ revision: made.revision, state: 'quoted' })
      expect(reminded.history.at(-1)).toMatchObject({ kind: 'remind', by: 'system', version: 1 })

      await askToRenew(made)
      await renew()
      await sql`delete from platform.email`.execute(db)
      expect(await remind('2026-12-20T05:00:00Z')).toBe(1)
      expect(await emails()).toEqual(['quotation.remind buyer@uji.test'])
    })

    it('is not announced on the day on which it was sent, nor once it has ended or is no offer', async () => {
      const made = await checkOut(buyer, [[id('B-1'), 3]])
      expect(await remind('2026-11-23T10:00:00Z', 30)).toBe(0)
      expect(await remind('2026-12-08T05:00:00Z')).toBe(0)
      await buyer.ask(quotation.takeQuotationStep, {
        params: toParams(made),
        body: { step: 'decline', revision: made.revision, text: '' },
      })
      expect(await remind('2026-12-06T05:00:00Z')).toBe(0)
    })
  })
})

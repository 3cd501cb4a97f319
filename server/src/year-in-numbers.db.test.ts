import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { insertDelivery } from './fulfilment/delivery.store.ts'
import { insertReturn } from './fulfilment/returns/return.store.ts'
import { insertOrder } from './order/order.store.ts'
import { insertQuotation } from './quotation/write-quotation.store.ts'
import { onDatabase } from './testing/index.ts'
import { addPerson } from './testing/people-fixture.ts'
import { addStaff } from './testing/staff-fixture.ts'
import { addSale, fillSelling } from './testing/selling-fixture.ts'

/** Half past midnight on 1 January in Jakarta; in UTC it is still 2026. */
const NOW = new Date('2026-12-31T17:30:00Z')

onDatabase('the year in a number', (open) => {
  it('is the year in Jakarta, for quotations, orders, deliveries and returns', async () => {
    const { db } = await open()
    const items = await fillSelling(db, '2026-11-23')
    const { companyId, memberId } = await addPerson(db, { email: 'buyer@uji.test' })
    const { orderId } = await addSale(db, { companyId, memberId })
    const { rows: lines } = await sql<{ id: number }>`
      insert into orders.line (order_id, place, item_id, sku, name_en, name_id, uom, quantity, unit_price, discount,
        amount_untaxed, amount_tax)
      values (${orderId}, 1, ${items['B-1']}, 'B-1', 'Bolt', 'Baut', 'pcs', 1, 100, 0, 100, 11) returning id`.execute(
      db,
    )
    const lineId = lines[0]?.id ?? 0
    const quotationId = await insertQuotation(db, {
      companyId,
      requesterId: memberId,
      source: 'request',
      state: 'submitted',
      language: 'id',
      taxPercent: 11,
      now: NOW,
    })
    await insertOrder(db, {
      quotation_id: quotationId,
      quotation_version: 1,
      company_id: companyId,
      placed_by: memberId,
      placed_at: NOW,
      state: 'placed',
      payment_state: 'unpaid',
      language: 'id',
      is_ship_complete: false,
      delivery_method: 'pick_up',
      payment_method: 'transfer',
      tax_percent: '11',
      delivery_cost: 0,
      amount_untaxed: 100,
      amount_tax: 11,
      amount_total: 111,
      delivery_address: null,
      billing_address: null,
    })
    const staff = await addStaff(db, { email: 'gudang@toko.test', role: 'warehouse' })
    const made = { orderId, now: NOW }
    await insertDelivery(db, {
      ...made,
      returnId: null,
      carrier: 'pick_up',
      lines: new Map([[lineId, 1]]),
      by: staff,
    })
    await insertReturn(db, {
      ...made,
      wish: 'refund',
      memberId,
      lines: [{ order_line_id: lineId, quantity: 1, reason: 'damaged', text: '' }],
    })
    const { rows } = await sql<{ number: string }>`
      select number from quotation.quotation where number like 'Q27-%'
      union all select number from orders.order where number like 'ORD27-%'
      union all select number from fulfilment.delivery where number like 'SJ27-%'
      union all select number from fulfilment.return where number like 'RET27-%'`.execute(db)
    expect(rows).toHaveLength(4)
  })
})

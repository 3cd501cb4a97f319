import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { onDatabase } from '../testing/index.ts'
import { addPerson } from '../testing/people-fixture.ts'
import { buildSales } from '../testing/sale-builder.ts'
import { insertOrder } from './order.store.ts'

onDatabase('the number of an order', (open) => {
  it('takes the year in Jakarta', async () => {
    const { db } = await open()
    const { companyId, memberId } = await addPerson(db, { email: 'buyer@uji.test' })
    const quotationId = await buildSales(db, { companyId, memberId }).addQuotation('ordered')
    await insertOrder(db, {
      quotation_id: quotationId,
      quotation_version: 1,
      company_id: companyId,
      placed_by: memberId,
      // Half past midnight on 1 January in Jakarta.
      placed_at: new Date('2026-12-31T17:30:00Z'),
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
    const { rows } = await sql<{ number: string }>`select number from orders.order`.execute(db)
    expect(rows).toEqual([{ number: expect.stringMatching(/^ORD27-/) }])
  })
})

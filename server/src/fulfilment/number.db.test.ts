import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { onDatabase } from '../testing/index.ts'
import { addPerson } from '../testing/people-fixture.ts'
import { buildSales } from '../testing/sale-builder.ts'
import { fillSelling } from '../testing/selling-fixture.ts'
import { addStaff } from '../testing/staff-fixture.ts'
import { insertDelivery } from './delivery.store.ts'
import { insertReturn } from './returns/return.store.ts'

onDatabase('the numbers of deliveries and returns', (open) => {
  it('take the year in Jakarta', async () => {
    const { db } = await open()
    // Half past midnight on 1 January in Jakarta.
    const now = new Date('2026-12-31T17:30:00Z')
    const items = await fillSelling(db, '2026-11-23')
    const person = await addPerson(db, { email: 'buyer@uji.test' })
    const { order: orderId, lines } = await buildSales(db, person, [items['B-1'] ?? 0]).addOrder()
    const [lineId = 0] = lines
    const by = await addStaff(db, { email: 'gudang@toko.test', role: 'warehouse' })
    const delivery = {
      orderId,
      returnId: null,
      carrier: 'pick_up',
      lines: new Map([[lineId, 1]]),
      by,
      now,
    } as const
    await insertDelivery(db, delivery)
    await insertReturn(db, {
      orderId,
      wish: 'refund',
      memberId: person.memberId,
      lines: [{ order_line_id: lineId, quantity: 1, reason: 'damaged', text: '' }],
      now,
    })
    const { rows } = await sql<{ number: string }>`
      select number from fulfilment.delivery where number like 'SJ27-%'
      union all select number from fulfilment.return where number like 'RET27-%'`.execute(db)
    expect(rows).toHaveLength(2)
  })
})

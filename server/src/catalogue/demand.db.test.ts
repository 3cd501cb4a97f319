import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import { siteVersion, type Db } from '../platform/index.ts'
import { onDatabase } from '../testing/index.ts'
import { addPerson } from '../testing/people-fixture.ts'
import { buildSales } from '../testing/sale-builder.ts'
import { fillSelling } from '../testing/selling-fixture.ts'
import { renewDemand } from './demand.store.ts'

const NOW = new Date('2026-11-26T20:20:00Z')
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 86_400_000 + 3_600_000)

onDatabase('the nightly count of demand', (open) => {
  let db: Db
  let items: Record<string, number>
  beforeAll(async () => {
    db = (await open()).db
    items = await fillSelling(db, '2026-11-26')
  })

  /** An order by a new company of these part numbers, placed this many days ago. */
  const order = async (email: string, days: number, skus: readonly string[]) => {
    const person = await addPerson(db, { email })
    const ordered = skus.map((sku) => items[sku] ?? 0)
    const { order: orderId } = await buildSales(db, person, ordered).addOrder()
    await sql`update orders.order set placed_at = ${daysAgo(days)} where id = ${orderId}`.execute(db)
    return { ...person, orderId }
  }
  const demand = async () => {
    const { rows } = await sql<{ code: string; ordered: number; viewed: number }>`
      select p.code, d.ordered, d.viewed from catalogue.product_demand d join catalogue.product p on p.id = d.product_id
      order by p.code`.execute(db)
    return rows.map(({ code, ordered, viewed }) => [code, ordered, viewed])
  }

  // @spec §7 Homepage: popular
  // @spec §7 Homepage: most viewed
  it('counts orders and carts of 90 days and views of 30, writes what changed alone, and leaves the site version', async () => {
    const before = await siteVersion(db)
    // Two items of one product in one order count once.
    const bolts = await order('a@uji.test', 1, ['B-1', 'B-2'])
    const nuts = await order('b@uji.test', 90, ['N-1'])
    await order('c@uji.test', 91, ['H-1'])
    const cancelled = await order('d@uji.test', 1, ['B-1'])
    await sql`update orders.order set state = 'cancelled' where id = ${cancelled.orderId}`.execute(db)
    await sql`
      with c as (insert into cart.cart (member_id) values (${nuts.memberId}) returning id)
      insert into cart.line (cart_id, item_id, quantity, revision, changed_at)
      select id, item_id, quantity, 1, changed_at::timestamptz from c, (values
        (${items['N-1']}::int, 10, ${daysAgo(1)}), (${items['B-1']}::int, 0, ${daysAgo(1)}),
        (${items['H-1']}::int, 1, ${daysAgo(91)})) l(item_id, quantity, changed_at)`.execute(db)
    await sql`
      insert into catalogue.product_view (product_id, day, views)
      select id, day::date, views from catalogue.product, (values ('2026-10-28', 5), ('2026-10-27', 100)) v(day, views)
      where code = 'HOSE'`.execute(db)

    expect(await renewDemand(db, NOW)).toBe(3)
    expect(await demand()).toEqual([
      ['BOLT', 1, 0],
      ['HOSE', 0, 5],
      ['NUT', 2, 0],
    ])
    expect(await renewDemand(db, NOW)).toBe(0)
    await sql`update orders.order set state = 'cancelled' where id = ${bolts.orderId}`.execute(db)
    expect(await renewDemand(db, NOW)).toBe(1)
    expect(await demand()).toEqual([
      ['HOSE', 0, 5],
      ['NUT', 2, 0],
    ])
    expect(await siteVersion(db)).toBe(before)
  })
})

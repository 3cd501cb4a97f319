import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import type { Db } from '../platform/index.ts'
import { onDatabase } from '../testing/index.ts'
import { fillPriced } from '../testing/priced-catalogue.ts'
import { setBasePrices } from './index.ts'

onDatabase('the version of the prices', (open) => {
  let db: Db
  beforeAll(async () => {
    db = (await open()).db
    await fillPriced(db, 2)
  })

  const version = async () => {
    const { rows } = await sql<{ version: number }>`
      select version::int as version from pricing.current_version`.execute(db)
    return rows[0]?.version ?? 0
  }
  const countChanges = async () => (await sql`select from pricing.price_change`.execute(db)).rows.length

  it('is raised once by a transaction that changes prices, and by none that is undone', async () => {
    const before = await version()
    await db.transaction().execute(async (tx) => {
      await setBasePrices(tx, [{ item_id: 8, price: 5 }])
      await setBasePrices(tx, [{ item_id: 9, price: 5 }])
    })
    expect(await version()).toBe(before + 1)
    const undone = db.transaction().execute(async (tx) => {
      await setBasePrices(tx, [{ item_id: 8, price: 6 }])
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    expect(await version()).toBe(before + 1)
    expect(await countChanges()).toBe(0)
  })

  it('lets two transactions change prices at the same time', async () => {
    const before = await version()
    await db.transaction().execute(async (tx) => {
      await setBasePrices(tx, [{ item_id: 8, price: 7 }])
      await sql`update pricing.base_price set price = 7 where item_id = 16`.execute(db)
      expect(await version()).toBe(before + 1)
    })
    expect(await version()).toBe(before + 2)
  })

  it('is raised by every table that prices are read from', async () => {
    const { rows } = await sql<{ name: string }>`
      with recursive needed as (
        select c.oid, c.relkind, n.nspname || '.' || c.relname as name
        from pg_class c join pg_namespace n on n.oid = c.relnamespace
        where n.nspname || '.' || c.relname in ('pricing.base_price', 'pricing.base_break', 'pricing.special_offer',
          'pricing.price_rule', 'pricing.rule_break', 'pricing.price_list', 'pricing.price_list_company', 'catalogue.active_item', 'catalogue.priced_product')
        union
        select c.oid, c.relkind, n.nspname || '.' || c.relname
        from needed join pg_rewrite r on r.ev_class = needed.oid
        join pg_depend d on d.classid = 'pg_rewrite'::regclass and d.objid = r.oid and d.refclassid = 'pg_class'::regclass
        join pg_class c on c.oid = d.refobjid and c.oid <> needed.oid
        join pg_namespace n on n.oid = c.relnamespace)
      select name from needed where relkind = 'r'
        and not exists (select from pg_trigger t where t.tgrelid = needed.oid and t.tgname = 'note_price_change')
      order by name`.execute(db)
    expect(rows).toEqual([])
  })
})

import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import type { Db } from '../platform/index.ts'
import { loadCatalogue } from '../testing/catalogue-fixture.ts'
import type { CatalogueIds } from '../testing/catalogue-fixture.ts'
import { onDatabase } from '../testing/index.ts'
import { setBasePrices } from './index.ts'

onDatabase('base prices', (open) => {
  let db: Db
  let ids: CatalogueIds
  beforeAll(async () => {
    db = (await open()).db
    ids = await loadCatalogue(db)
  })
  beforeEach(async () => {
    await sql`delete from pricing.base_price`.execute(db)
  })

  const prices = async () => {
    const { rows } = await sql<{ item_id: number; price: number }>`
      select item_id, price from pricing.base_price order by item_id`.execute(db)
    return new Map(rows.map(({ item_id, price }) => [item_id, price]))
  }

  it('are set, changed and taken away, and only what differs is counted', async () => {
    const [one, two, three] = [ids.item('6204-2RS'), ids.item('6205-2RS'), ids.item('SRT-09')]
    const set = (...prices: [number, number | null][]) =>
      setBasePrices(
        db,
        prices.map(([item_id, price]) => ({ item_id, price })),
      )
    expect(await set([one, 125_000], [two, 0], [three, null])).toBe(2)
    expect(await prices()).toEqual(
      new Map([
        [one, 125_000],
        [two, 0],
      ]),
    )
    expect(await set([one, 125_000], [two, 0])).toBe(0)
    expect(await set([one, 125_001], [two, null], [three, 7])).toBe(3)
    expect(await prices()).toEqual(
      new Map([
        [one, 125_001],
        [three, 7],
      ]),
    )
    expect(await set()).toBe(0)
  })

  it('hold the largest amount exactly', async () => {
    await setBasePrices(db, [{ item_id: ids.item('SRT-09'), price: 9_007_199_254_740_991 }])
    expect(await prices()).toEqual(new Map([[ids.item('SRT-09'), 9_007_199_254_740_991]]))
  })

  it('are never below nothing, nor for what does not exist', async () => {
    const item_id = ids.item('SRT-09')
    await expect(setBasePrices(db, [{ item_id, price: -1 }])).rejects.toMatchObject({ code: '23514' })
    await expect(setBasePrices(db, [{ item_id: ids.product('GLOVE'), price: 1 }])).rejects.toMatchObject({
      code: '23503',
    })
    expect(await prices()).toEqual(new Map())
  })

  it('are the caller’s transaction’s', async () => {
    const failing = db.transaction().execute(async (tx) => {
      await setBasePrices(tx, [{ item_id: ids.item('SRT-09'), price: 5 }])
      throw new Error('refused')
    })
    await expect(failing).rejects.toThrow('refused')
    expect(await prices()).toEqual(new Map())
  })

  it('stand in no other schema', async () => {
    const { rows } = await sql`
      select table_schema || '.' || table_name || '.' || column_name as place from information_schema.columns
      where column_name ~ '(price|discount|cost)' and table_schema in ('catalogue', 'platform')`.execute(db)
    expect(rows).toEqual([{ place: 'catalogue.product.display_price' }])
  })
})

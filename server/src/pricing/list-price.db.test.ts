import type { Day } from '@pasok/contract'
import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Db } from '../platform/index.ts'
import { emptyCatalogue, importText, type Cells } from '../testing/import-text.ts'
import { onDatabase } from '../testing/index.ts'
import { turnListPriceDay } from './index.ts'

const rows: readonly Cells[] = [
  { product: 'BOLT', sku: 'B-1', price: '1000' },
  {
    product: 'BOLT',
    sku: 'B-2',
    price: '3000',
    special_offer_price: '900',
    special_offer_from: '2026-11-23',
    special_offer_until: '2026-11-24',
  },
  { product: 'NUT', sku: 'N-1', price: '500', special_offer_price: '400', special_offer_until: '2026-11-23' },
  { product: 'RIVET', sku: 'R-1', price: '50', special_offer_price: '60' },
  { product: 'HOSE', sku: 'H-1', price: '700', display_price: 'no' },
  { product: 'SEAL', sku: 'S-1' },
].map((row) => ({ ...row, name_en: row.product }))

onDatabase('list prices', (open) => {
  let db: Db
  beforeAll(async () => {
    db = (await open()).db
  })
  beforeEach(async () => {
    await emptyCatalogue(db)
    await turnListPriceDay(db, '2026-11-22')
    expect((await importText(db, rows)).problems).toEqual([])
  })

  /** What is kept, by product: lowest, highest, and whether it is on offer. It is what would be worked out again. */
  const readListPrices = async () => {
    const { rows: fresh } = await sql`
      select l.* from pricing.list_price_day d cross join lateral pricing.list_prices_on(d.day) l order by 1`.execute(
      db,
    )
    const { rows: stored } = await sql`select * from pricing.product_list_price order by product_id`.execute(
      db,
    )
    expect(stored).toEqual(fresh)
    const { rows } = await sql<{ code: string; low: number; high: number; has_offer: boolean }>`
      select p.code, l.min_price as low, l.max_price as high, l.has_offer
      from pricing.list_price l join catalogue.product p on p.id = l.product_id`.execute(db)
    return Object.fromEntries(
      rows.map(({ code, low, high, has_offer }) => [code, [low, high, ...(has_offer ? ['offer'] : [])]]),
    )
  }
  const change = async (sku: string, cells: Cells) => {
    const { problems } = await importText(
      db,
      rows.filter((row) => row['sku'] === sku).map((row) => ({ ...row, ...cells })),
    )
    expect(problems).toEqual([])
    return readListPrices()
  }

  const first = { BOLT: [1_000, 3_000], NUT: [400, 400, 'offer'], RIVET: [50, 50] }

  it('are the lowest and highest of a product’s items, by base price or running offer', async () => {
    expect(await readListPrices()).toEqual(first)
  })

  it.each<[day: Day, expected: Record<string, unknown>]>([
    ['2026-11-23', { ...first, BOLT: [900, 1_000, 'offer'] }],
    ['2026-11-24', { ...first, BOLT: [900, 1_000, 'offer'], NUT: [500, 500] }],
    ['2026-11-25', { ...first, NUT: [500, 500] }],
    ['2027-01-01', { ...first, NUT: [500, 500] }],
  ])('are those of %s when its day begins', async (day, expected) => {
    expect(await turnListPriceDay(db, day)).toBeGreaterThan(0)
    expect(await readListPrices()).toEqual(expected)
    expect(await turnListPriceDay(db, day)).toBeUndefined()
    // A clock that was set wrong may be set right again.
    expect(await turnListPriceDay(db, '2026-11-22')).toBeGreaterThan(0)
    expect(await readListPrices()).toEqual(first)
  })

  it('of products whose offers neither begin nor end are not touched by a new day', async () => {
    const readWritten = async () =>
      (await sql`select product_id, xmin::text from pricing.product_list_price order by 1`.execute(db)).rows
    expect(await turnListPriceDay(db, '2026-11-23')).toBe(1)
    const before = await readWritten()
    await sql`delete from pricing.special_offer`.execute(db)
    expect(await turnListPriceDay(db, '2026-12-01')).toBe(0)
    expect(await readWritten()).toEqual(before)
  })

  describe('follow an import', () => {
    it('of a price', async () => {
      expect(await change('B-1', { price: '2000' })).toEqual({ ...first, BOLT: [2_000, 3_000] })
      expect(await change('R-1', { price: '-', special_offer_price: '-' })).not.toHaveProperty('RIVET')
      expect(await change('S-1', { price: '7' })).toMatchObject({ SEAL: [7, 7] })
    })

    it('of an offer', async () => {
      expect(await change('R-1', { special_offer_price: '40' })).toMatchObject({ RIVET: [40, 40, 'offer'] })
      expect(await change('N-1', { special_offer_price: '-', special_offer_until: '-' })).toMatchObject({
        NUT: [500, 500],
      })
    })

    it('of a product that shows its prices, or shows them no more', async () => {
      expect(await change('H-1', { display_price: 'yes' })).toMatchObject({ HOSE: [700, 700] })
      expect(await change('H-1', { display_price: 'no' })).not.toHaveProperty('HOSE')
    })

    it('of a file that lacks an item, or all of a product', async () => {
      const less = rows.filter((row) => row['sku'] !== 'B-2' && row['product'] !== 'NUT')
      const { summary } = await importText(db, less, { missing: 'retire_surely' })
      expect(summary.retirement?.outcome).toBe('retired')
      expect(await readListPrices()).toEqual({ BOLT: [1_000, 1_000], RIVET: [50, 50] })
    })

    it('only if it is none that is undone', async () => {
      await importText(db, [{ ...rows[0], price: '1' }], { dryRun: true })
      expect(await readListPrices()).toEqual(first)
    })
  })

  it('of an item are its base price or its running offer', async () => {
    await turnListPriceDay(db, '2026-11-23')
    const { rows: items } = await sql<{ sku: string; price: number | null }>`
      select i.sku, l.price from pricing.item_list_price l join catalogue.item i on i.id = l.item_id
      order by i.sku`.execute(db)
    expect(Object.fromEntries(items.map(({ sku, price }) => [sku, price]))).toEqual({
      'B-1': 1_000,
      'B-2': 900,
      'N-1': 400,
      'R-1': 50,
      'S-1': null,
    })
  })
})

onDatabase('a new day of list prices', (open) => {
  it('sees an offer that was written while it waited', async () => {
    const { db } = await open()
    await turnListPriceDay(db, '2026-11-22')
    await importText(db, rows)
    let turning: Promise<unknown> | undefined
    await db.transaction().execute(async (tx) => {
      await sql`select day from pricing.list_price_day for share`.execute(tx)
      await sql`update pricing.special_offer set price = 10, starts_on = '2026-11-23', ends_on = null
        where item_id = (select id from catalogue.item where sku = 'R-1')`.execute(tx)
      turning = turnListPriceDay(db, '2026-11-23')
      await waitForLock(db)
    })
    await turning
    const { rows: rivet } = await sql`
      select l.min_price from pricing.list_price l join catalogue.product p on p.id = l.product_id
      where p.code = 'RIVET'`.execute(db)
    expect(rivet).toEqual([{ min_price: 10 }])
  })

  const waitForLock = async (db: Db): Promise<void> => {
    for (let look = 0; look < 200; look++) {
      const { rows: waiting } = await sql`
        select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
        db,
      )
      if (waiting.length > 0) return
    }
    throw new Error('nobody waits')
  }
})

import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Db } from '../platform/index.ts'
import { emptyCatalogue, importText, type Cells } from '../testing/import-text.ts'
import { onDatabase } from '../testing/index.ts'

const bolt = { product: 'BOLT', sku: 'B-1', name_en: 'Bolt', name_id: 'Baut', price: '1000' }
const offered = {
  ...bolt,
  special_offer_price: '900',
  special_offer_from: '2026-11-01',
  special_offer_until: '2026-12-31',
}

onDatabase('an item’s other prices and its stock', (open) => {
  let db: Db
  beforeAll(async () => {
    db = (await open()).db
  })
  beforeEach(() => emptyCatalogue(db))

  const read = (...rows: Cells[]) => importText(db, rows)
  const offer = async () => {
    const { rows } = await sql`select price, starts_on, ends_on from pricing.special_offer`.execute(db)
    return rows[0]
  }
  const codes = async (...rows: Cells[]) => (await read(...rows)).problems.map(({ code }) => code)

  describe('a special offer', () => {
    it('has a price and its days', async () => {
      expect(await codes(offered)).toEqual([])
      expect(await offer()).toEqual({ price: 900, starts_on: '2026-11-01', ends_on: '2026-12-31' })
    })

    it('may be open at either end', async () => {
      await read({ ...bolt, special_offer_price: '900' })
      expect(await offer()).toEqual({ price: 900, starts_on: null, ends_on: null })
    })

    it('keeps values for empty cells, and clears those with a dash', async () => {
      await read(offered)
      const { summary } = await read({ ...bolt, special_offer_price: '850' })
      expect(summary.prices).toBe(1)
      expect(await offer()).toEqual({ price: 850, starts_on: '2026-11-01', ends_on: '2026-12-31' })
      await read({ ...bolt, special_offer_until: '-' })
      expect(await offer()).toEqual({ price: 850, starts_on: '2026-11-01', ends_on: null })
      await read({ ...bolt, special_offer_price: '-' })
      expect(await offer()).toBeUndefined()
    })

    it('that is the same counts as no change', async () => {
      await read(offered)
      expect((await read(offered)).summary).toMatchObject({ prices: 0, unchanged: 1 })
    })

    it.each<[string, Cells, string[]]>([
      [
        'ends before it starts',
        { ...offered, special_offer_until: '2026-10-31' },
        ['offer_ends_before_it_starts'],
      ],
      ['has days but no price', { ...bolt, special_offer_from: '2026-11-01' }, ['offer_without_price']],
      ['starts on no day', { ...offered, special_offer_from: '2026-02-30' }, ['not_a_day']],
      ['ends in words', { ...offered, special_offer_until: 'soon' }, ['not_a_day']],
      ['has cents', { ...offered, special_offer_price: '900.50' }, ['not_whole_rupiah']],
    ])('that %s is reported, and the item imported', async (_, row, problem) => {
      const before = await codes(row)
      expect(before).toContain(problem[0])
      const { rows } = await sql`select sku from catalogue.item`.execute(db)
      expect(rows).toHaveLength(1)
    })
  })

  it('costs stand apart from prices', async () => {
    await read({ ...bolt, cost_price: '640' })
    const { rows } = await sql`select c.price as cost, b.price from pricing.cost_price c
      join pricing.base_price b using (item_id)`.execute(db)
    expect(rows).toEqual([{ cost: 640, price: 1000 }])
    await read({ ...bolt, cost_price: '-' })
    expect((await sql`select from pricing.cost_price`.execute(db)).rows).toHaveLength(0)
  })

  describe('a stock report', () => {
    const now = new Date('2026-11-21T03:00:00Z')
    const later = new Date('2026-11-22T03:00:00Z')
    const reports = async () =>
      (await sql`select on_hand, reported_at from catalogue.stock_report`.execute(db)).rows

    it('is dated when it was read, also when it says the same again', async () => {
      await importText(db, [{ ...bolt, on_hand: '12' }], { now })
      expect(await reports()).toEqual([{ on_hand: 12, reported_at: now }])
      const { summary } = await importText(db, [{ ...bolt, on_hand: '12' }], { now: later })
      expect(summary).toMatchObject({ changed: 0, unchanged: 1 })
      expect(await reports()).toEqual([{ on_hand: 12, reported_at: later }])
      expect((await importText(db, [{ ...bolt, on_hand: '0' }], { now: later })).summary.changed).toBe(1)
    })

    it('stays where a file says nothing of it, and goes with a dash', async () => {
      await importText(db, [{ ...bolt, on_hand: '12' }], { now })
      await importText(db, [bolt], { now: later })
      expect(await reports()).toEqual([{ on_hand: 12, reported_at: now }])
      await importText(db, [{ ...bolt, on_hand: '-' }], { now: later })
      expect(await reports()).toEqual([])
    })

    it('of less than nothing is reported', async () => {
      expect(await codes({ ...bolt, on_hand: '-3' })).toEqual(['not_a_whole_number'])
    })
  })
})

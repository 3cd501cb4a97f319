import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { openDatabase, type Db } from '../platform/index.ts'
import { loadCatalogue } from '../testing/catalogue-fixture.ts'
import type { CatalogueIds } from '../testing/catalogue-fixture.ts'
import { onDatabase } from '../testing/index.ts'
import { openViewCounter } from './view-counter.ts'

onDatabase('views of products', (open) => {
  let db: Db
  let ids: CatalogueIds
  beforeAll(async () => {
    db = (await open()).db
    ids = await loadCatalogue(db)
  })
  beforeEach(async () => {
    await sql`truncate catalogue.product_view`.execute(db)
  })

  /** Today's counts by product. */
  const readViews = async () => {
    const { rows } = await sql<{ product_id: number; views: number }>`
      select product_id, views from catalogue.product_view where day = current_date`.execute(db)
    return new Map(rows.map(({ product_id, views }) => [product_id, views]))
  }
  const look = async (...seen: readonly number[]) => {
    const views = openViewCounter(db)
    for (const id of seen) views.add(id)
    await views.close()
  }

  it('are counted, an item’s for its product', async () => {
    const [bolt, bearing] = [ids.product('HEXBOLT'), ids.product('BEARING')]
    await look(bolt, ids.item('HB-M8x10'), ids.item('HB-M10x35'), bearing, bolt)
    expect(await readViews()).toEqual(
      new Map([
        [bolt, 4],
        [bearing, 1],
      ]),
    )
  })

  it('are added to those of the same day', async () => {
    const bolt = ids.product('HEXBOLT')
    await look(bolt, bolt)
    await look(ids.item('HB-M8x10'))
    expect(await readViews()).toEqual(new Map([[bolt, 3]]))
    const { rows } = await sql`select from catalogue.product_view`.execute(db)
    expect(rows).toHaveLength(1)
  })

  it('of unknown or hidden products are dropped, without affecting others', async () => {
    await look(
      2_147_483_647,
      ids.product('GONE'),
      ids.item('GONE-01'),
      ids.item('NOITEMS-01'),
      ids.product('HOSE'),
    )
    expect(await readViews()).toEqual(new Map([[ids.product('HOSE'), 1]]))
  })

  it('are not written if there are none', async () => {
    await look()
    expect(await readViews()).toEqual(new Map())
  })

  it('of very many products take no more memory: those beyond 10,000 are not counted until they are written', async () => {
    const views = openViewCounter(db)
    views.add(ids.product('HOSE'))
    for (let id = 1; id <= 10_000; id++) views.add(1_000_000 + id)
    views.add(ids.product('STUD'))
    views.add(ids.product('HOSE'))
    await views.close()
    expect(await readViews()).toEqual(new Map([[ids.product('HOSE'), 2]]))
  })

  it('are written by themselves after a minute', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    try {
      const views = openViewCounter(db)
      views.add(ids.product('HOSE'))
      expect(await readViews()).toEqual(new Map())
      vi.advanceTimersByTime(59_000)
      expect(await readViews()).toEqual(new Map())
      vi.advanceTimersByTime(1_000)
      await expect.poll(async () => (await readViews()).get(ids.product('HOSE'))).toBe(1)
      await views.close()
      vi.advanceTimersByTime(120_000)
      expect((await readViews()).get(ids.product('HOSE'))).toBe(1)
    } finally {
      vi.useRealTimers()
    }
  })

  it('of 30 days stay stored, older ones are deleted', async () => {
    const id = ids.product('HOSE')
    await sql`insert into catalogue.product_view (product_id, day, views)
      select ${id}, current_date - ago, 1 from unnest(array[0, 1, 29, 30, 400]) ago`.execute(db)
    await look()
    const { rows } = await sql<{ ago: number }>`
      select current_date - day as ago from catalogue.product_view order by 1`.execute(db)
    expect(rows.map(({ ago }) => ago)).toEqual([0, 1, 29])
  })
})

it('views are lost without an error if the database can’t be reached', async () => {
  const gone = await openDatabase('postgres://pasok@127.0.0.1:1/pasok')
  const views = openViewCounter(gone.db)
  for (let id = 1; id <= 1_500; id++) views.add(id)
  await expect(views.close()).resolves.toBeUndefined()
  await gone.close()
})

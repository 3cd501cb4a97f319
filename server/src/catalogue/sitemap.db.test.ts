import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Db } from '../platform/index.ts'
import { loadCatalogue } from '../testing/catalogue-fixture.ts'
import { onDatabase } from '../testing/index.ts'
import { sitemapLists, sitemapParts, sitemapRecords, type SitemapList } from './sitemap.ts'
import type { SitemapRecord } from './sitemap.store.ts'

onDatabase('the sitemap', (open) => {
  let db: Db
  let inactive: { products: number; items: number }
  beforeAll(async () => {
    db = (await open()).db
    await loadCatalogue(db)
    const { rows } = await sql<typeof inactive>`
      select (select count(*)::int from catalogue.product where not active) as products,
        (select count(*)::int from catalogue.item where not active) as items`.execute(db)
    inactive = rows[0] ?? { products: 0, items: 0 }
  })

  /** The records of a list's parts of that many ids, part by part. */
  const readSitemap = async (list: SitemapList, size: number): Promise<SitemapRecord[][]> => {
    const parts = await sitemapParts(db, list, size)
    return Promise.all(
      parts.map(async ({ part }) => (await Array.fromAsync(sitemapRecords(db, list, part, size))).flat()),
    )
  }
  const labels = (records: readonly SitemapRecord[]) => records.map(({ kind, id }) => `${kind} ${id}`)

  it('has every shown product and item, and a single item in place of its product', async () => {
    // Otherwise this proves nothing.
    expect(inactive.products).toBeGreaterThan(0)
    expect(inactive.items).toBeGreaterThan(0)
    const { rows } = await sql<{ label: string }>`
      select 'item ' || i.id as label, i.id from catalogue.item i join catalogue.product p on p.id = i.product_id
      where i.active and p.active
      union all
      select 'product ' || p.id, p.id from catalogue.product p where p.active
        and 1 < (select count(*) from catalogue.item i where i.product_id = p.id and i.active)
      order by 2`.execute(db)
    expect(labels((await readSitemap('products', 25_000)).flat())).toEqual(rows.map((row) => row.label))
  })

  it('has every category with a product in it or below it, by its slugs', async () => {
    const { rows } = await sql<{ id: number; slug_en: string; slug_id: string }>`
      select distinct c.id, c.slug_en, c.slug_id from catalogue.product p
      join catalogue.category own on own.id = p.category_id
      join catalogue.category c on own.path like c.path || '%'
      where p.active and exists (select from catalogue.item i where i.product_id = p.id and i.active)
      order by c.id`.execute(db)
    expect((await readSitemap('categories', 25_000)).flat()).toEqual(
      rows.map(({ id, slug_en, slug_id }) => ({ kind: 'category', id, slugs: { en: slug_en, id: slug_id } })),
    )
  })

  it('has every brand with a product', async () => {
    const { rows } = await sql<{ id: number; name: string }>`
      select distinct b.id, b.name from catalogue.brand b join catalogue.product p on p.brand_id = b.id
      where p.active and exists (select from catalogue.item i where i.product_id = p.id and i.active)
      order by b.id`.execute(db)
    expect((await readSitemap('brands', 25_000)).flat()).toEqual(
      rows.map((row) => ({ kind: 'brand', ...row })),
    )
  })

  describe.each(sitemapLists)('in parts: %s', (list) => {
    it.each([1, 2, 3, 7])('of %i ids', async (size) => {
      const parts = await sitemapParts(db, list, size)
      const contents = await readSitemap(list, size)
      expect(contents.flat()).toEqual((await readSitemap(list, 25_000)).flat())
      for (const [i, records] of contents.entries()) {
        const { part = -1, changed = null } = parts[i] ?? {}
        // A part that is named has records, and only its own.
        expect(records).not.toHaveLength(0)
        expect(new Set(records.map(({ id }) => Math.floor((id - 1) / size)))).toEqual(new Set([part]))
        const changes = records.flatMap((record) => ('changed' in record ? [record.changed.getTime()] : []))
        expect(changed?.getTime() ?? -Infinity).toBe(Math.max(...changes))
      }
    })
  })

  it('has nothing in a part that is beyond every id', async () => {
    for (const list of sitemapLists)
      expect(await Array.fromAsync(sitemapRecords(db, list, 85_899, 25_000))).toEqual([])
  })
})

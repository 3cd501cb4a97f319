import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Db } from '../platform/index.ts'
import { emptyCatalogue, importText, type Cells } from '../testing/import-text.ts'
import { onDatabase } from '../testing/index.ts'
import { randomItems, randomMapping, toTableRows } from '../testing/random-catalogue.ts'

/** Enough products for a file of more than one batch. */
const rows = toTableRows(randomItems(150))
const change = (at: (row: Cells) => boolean, to: Cells): Cells[] =>
  rows.map((row) => (at(row) ? { ...row, ...to } : row))
const ofProduct =
  (...codes: string[]) =>
  (row: Cells) =>
    codes.includes(row['product'] ?? '')

onDatabase('what lists read', (open) => {
  let db: Db
  beforeAll(async () => {
    db = (await open()).db
    expect(rows.length).toBeGreaterThan(500)
  })
  beforeEach(async () => {
    await emptyCatalogue(db)
    expect((await importText(db, rows, { mapping: randomMapping })).problems).toEqual([])
  })

  const read = async (table: string) =>
    (
      await sql<
        Record<string, unknown>
      >`select * from ${sql.table(`catalogue.${table}`)} order by 1, 2`.execute(db)
    ).rows
  const listing = async () => new Map((await read('listing')).map((row) => [row['product_id'], row]))
  const findProductId = async (code: string): Promise<number> => {
    const { rows: found } = await sql<{ id: number }>`
      select id from catalogue.product where code = ${code}`.execute(db)
    return found[0]?.id ?? 0
  }
  /** Everything kept is what would be counted now. */
  const expectStored = async () => {
    expect(await read('listing')).toEqual(await read('listed'))
    expect(await read('category_brand_count')).toEqual(await read('counted'))
    expect(await readCounts('value_count')).toEqual(await readCounts('counted_value'))
    expect((await sql`select from catalogue.value_count_pending`.execute(db)).rows).toEqual([])
  }
  const readCounts = async (table: string) => new Set((await read(table)).map((row) => JSON.stringify(row)))

  it('is what the catalogue says after a first file', async () => {
    await expectStored()
    expect((await listing()).size).toBe(150)
    const { rows: counted } = await sql<{ products: number; items: number }>`
      select sum(products)::int as products, sum(items)::int as items from catalogue.category_brand_count
      where category_id = 0`.execute(db)
    expect(counted).toEqual([{ products: 150, items: rows.length }])
  })

  it('stays as it is with the same file again', async () => {
    const before = await read('listing')
    await importText(db, rows, { mapping: randomMapping })
    expect(await read('listing')).toEqual(before)
    await expectStored()
  })

  const changes: readonly (readonly [string, Cells])[] = [
    ['a brand', { brand: 'Delta' }],
    ['no brand', { brand: '-' }],
    ['a category', { category_en: 'Valves > Check valves' }],
    ['no category', { category_en: '-' }],
    ['a name', { name_en: 'Another', name_id: 'Lain' }],
    ['a popularity', { popularity: '99' }],
    ['a flag', { featured: 'yes' }],
    ['a choice', { thread: 'M99' }],
    ['no choice', { thread: '-', colour: '-' }],
    ['a number', { length: '12345.5', temperature: '-273' }],
    ['no number', { length: '-', temperature: '-' }],
  ]
  it.each(changes)('follows a file that gives products %s', async (_, to) => {
    const before = await read('listing')
    const { problems, summary } = await importText(db, change(ofProduct('P3', 'P140'), to), {
      mapping: randomMapping,
    })
    expect(problems).toEqual([])
    expect(summary.changed + summary.products).toBeGreaterThan(0)
    await expectStored()
    expect(await read('listing')).not.toEqual(before)
  })

  it('follows one item of a product alone', async () => {
    const product = await findProductId('P3')
    const before = (await listing()).get(product)
    await importText(
      db,
      [{ product: 'P3', sku: 'P3-more', name_en: 'Product P3', thread: 'M77', length: '777' }],
      {
        mapping: randomMapping,
      },
    )
    await expectStored()
    const after = (await listing()).get(product)
    expect(after).toMatchObject({ item_count: Number(before?.['item_count']) + 1 })
    expect(after?.['value_ids']).not.toEqual(before?.['value_ids'])
  })

  it('follows what is retired: an item, and a product with its last one', async () => {
    const [whole, lessened] = [await findProductId('P5'), await findProductId('P6')]
    const less = rows.filter((row) => row['product'] !== 'P5' && row['sku'] !== 'P6-0')
    const before = await listing()
    const { summary } = await importText(db, less, { mapping: randomMapping, missing: 'retire_surely' })
    expect(summary.retirement).toMatchObject({ outcome: 'retired' })
    await expectStored()
    const after = await listing()
    expect(before.has(whole)).toBe(true)
    expect(after.has(whole)).toBe(false)
    expect(after.get(lessened)?.['item_count'] ?? 0).toBe(Number(before.get(lessened)?.['item_count']) - 1)

    await importText(db, rows, { mapping: randomMapping })
    await expectStored()
    expect((await listing()).get(whole)).toEqual(before.get(whole))
  })

  it('is untouched by a dry run', async () => {
    const before = [await read('listing'), await read('category_brand_count')]
    await importText(db, change(ofProduct('P3'), { brand: 'Delta', thread: 'M99' }), {
      mapping: randomMapping,
      dryRun: true,
    })
    expect([await read('listing'), await read('category_brand_count')]).toEqual(before)
  })

  it('is whole after an import that broke off: what it wrote is listed and counted', async () => {
    const renamed = change(() => true, { brand: 'Delta' })
    const broken = importText(db, renamed, {
      mapping: randomMapping,
      onProgress: () => {
        throw new Error('the power is gone')
      },
    })
    await expect(broken).rejects.toThrow('the power is gone')
    await expectStored()
    const brands = new Set([...(await listing()).values()].map((row) => row['brand_id']))
    expect(brands.size).toBeGreaterThan(1)
  })

  describe('a product that is deleted', () => {
    it('leaves the lists with its views', async () => {
      const id = await findProductId('P3')
      await sql`insert into catalogue.product_view values (${id}, current_date, 5)`.execute(db)
      await sql`delete from catalogue.item where product_id = ${id}`.execute(db)
      await sql`delete from catalogue.product where id = ${id}`.execute(db)
      expect((await listing()).has(id)).toBe(false)
      expect(await read('product_view')).toEqual([])
    })
  })
})

import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import type { Db } from '../platform/index.ts'
import { emptyCatalogue, importText } from '../testing/import-text.ts'
import type { Cells } from '../testing/import-text.ts'
import { onDatabase } from '../testing/index.ts'
import { mappingSchema } from './read/mapping.ts'

const cap = (sku: string, more: Cells = {}): Cells => ({ product: 'CAP', sku, ...more })

onDatabase('a file that tells a part', (open) => {
  let db: Db
  beforeAll(async () => {
    db = (await open()).db
  })
  beforeEach(() => emptyCatalogue(db))

  const items = async () => {
    const { rows } = await sql<{ sku: string; name_en: string; name_id: string }>`
      select sku, name_en, name_id from catalogue.item order by product_id, position, id`.execute(db)
    return rows
  }
  const skus = async () => (await items()).map(({ sku }) => sku)

  it('leaves the order of the items alone, and puts new ones last', async () => {
    await importText(db, [cap('C-1', { name_en: 'Cap' }), cap('C-2'), cap('C-3')])
    await importText(db, [cap('C-3', { uom: 'box' }), cap('C-0'), cap('C-2', { uom: 'box' })])
    expect(await skus()).toEqual(['C-1', 'C-2', 'C-3', 'C-0'])
  })

  it('renames items that have no name of their own with their product', async () => {
    await importText(db, [cap('C-1', { name_en: 'Cap' }), cap('C-2', { item_name_en: 'Large cap' })])
    await importText(db, [cap('C-1', { name_en: 'Lid', name_id: 'Tutup' }), cap('C-2')])
    expect(await items()).toEqual([
      { sku: 'C-1', name_en: 'Lid', name_id: 'Tutup' },
      { sku: 'C-2', name_en: 'Large cap', name_id: 'Large cap' },
    ])
  })

  it('leaves out the item of a row that is refused for its product, though a later row names it', async () => {
    const { summary, problems } = await importText(db, [cap('C-1'), cap('C-2', { name_en: 'Cap' })])
    expect(problems).toMatchObject([{ line: 2, code: 'no_name', refusesRow: true }])
    expect(summary).toMatchObject({ created: 1, refused: 1 })
    expect(await skus()).toEqual(['C-2'])
  })

  it('does not make a number where the file’s can’t be read', async () => {
    const mapping = mappingSchema.parse({
      version: 1,
      language: 'en',
      columns: { product: 'product', sku: 'sku', name_en: 'name_en' },
      sku_from: ['product'],
    })
    const { problems } = await importText(db, [cap('C'.repeat(121), { name_en: 'Cap' })], { mapping })
    expect(problems).toMatchObject([{ line: 2, column: 'sku', code: 'too_long', refusesRow: true }])
    expect(await skus()).toEqual([])
  })

  it('reports an unknown heading, and reads the rest', async () => {
    const { summary, problems } = await importText(db, [cap('C-1', { name_en: 'Cap', pricee: '5' })])
    expect(problems).toEqual([
      { line: 1, column: 'pricee', code: 'column_unknown', value: 'pricee', refusesRow: false },
    ])
    expect(summary).toMatchObject({ created: 1, refused: 0, problems: 1 })
  })

  it('reports a missing heading that its mapping names', async () => {
    const mapping = mappingSchema.parse({
      version: 1,
      language: 'en',
      columns: { product: 'product', sku: 'sku', name_en: 'name_en', price: 'Harga' },
    })
    const { problems } = await importText(db, [cap('C-1', { name_en: 'Cap', note: 'x' })], { mapping })
    expect(problems).toEqual([
      { line: 1, column: 'Harga', code: 'column_missing', value: 'Harga', refusesRow: false },
    ])
  })
})

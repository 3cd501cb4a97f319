import { sql } from 'kysely'
import { beforeEach, expect, it } from 'vitest'
import { renewListing } from '../../catalogue/index.ts'
import { advisoryLocks, withExclusiveLock, type Db } from '../../platform/index.ts'
import { plainMapping, type Mapping } from '../../import/index.ts'
import { emptyCatalogue, importText } from '../../testing/import-text.ts'
import { onDatabase } from '../../testing/index.ts'
import { renewTokens } from './renew-tokens.ts'
import { searchTokens } from './search-tokens.ts'
import { findPending, findPendingIds, replaceTokens } from './tokens.store.ts'
import { readVocabulary } from './vocabulary.ts'

const length: Mapping['attributes'][number] = {
  code: 'length',
  name_en: 'Length',
  name_id: 'Panjang',
  type: 'number',
  unit: 'mm',
  columns: { value: 'attr_length' },
}
const mapping: Mapping = { ...plainMapping, attributes: [length] }

onDatabase('the tokens of items', (open) => {
  let db: Db
  beforeEach(async () => {
    db = (await open()).db
    await emptyCatalogue(db)
    const rows = [
      { product: 'BOLT', sku: 'B-8X30', name_en: 'Hex bolt', attr_length: '30', price: '100' },
      { product: 'BOLT', sku: 'B-8X35', name_en: 'Hex bolt', attr_length: '35', price: '100' },
      { product: 'NUT', sku: 'N-8', name_en: 'Hex nut', attr_length: '30', price: '100' },
    ]
    expect((await importText(db, rows, { mapping })).problems).toEqual([])
  })

  const findSkus = async (text: string): Promise<string[]> => {
    const { rows, without } = await searchTokens(db, text, await readVocabulary(db))
    expect(without).toEqual([])
    const { rows: items } = await sql<{ sku: string }>`
      select i.sku from catalogue.item i join catalogue.product p on p.id = i.product_id
      where i.id = any(${rows.flatMap(({ item_id }) => item_id ?? [])}::int[]) order by 1`.execute(db)
    return items.map(({ sku }) => sku)
  }
  const changeProducts = async (): Promise<void> => {
    const { rows } = await sql<{ id: number }>`select id from catalogue.product`.execute(db)
    await renewListing(
      db,
      rows.map(({ id }) => id),
    )
  }

  it('find an item by its words and sizes together', async () => {
    expect(await findSkus('bolt 30')).toEqual(['B-8X30'])
    expect(await findSkus('hex 30')).toEqual(['B-8X30', 'N-8'])
  })

  it('follow a name once they are renewed, and a retired item at once', async () => {
    await sql`update catalogue.product set name_en = 'Carriage bolt' where code = 'NUT'`.execute(db)
    await sql`update catalogue.item set active = false where sku = 'B-8X30'`.execute(db)
    await changeProducts()
    // What is retired is gone at once.
    expect(await findSkus('hex 30')).toEqual(['N-8'])
    expect(await renewTokens(db)).toBe(2)
    expect(await findSkus('bolt 30')).toEqual(['N-8'])
    expect(await renewTokens(db)).toBe(0)
  })

  it('go with the last item of a product', async () => {
    await sql`update catalogue.item set active = false where sku = 'N-8'`.execute(db)
    await changeProducts()
    await renewTokens(db)
    expect(await findSkus('bolt 30')).toEqual(['B-8X30'])
    const { rows } =
      await sql`select p.code from catalogue.product_tokens join catalogue.product p on p.id = product_id`.execute(
        db,
      )
    expect(rows).toEqual([{ code: 'BOLT' }])
  })

  it('wait on, where a product changes while they are written', async () => {
    await changeProducts()
    const { pending } = await findPending(db, await findPendingIds(db, 10))
    await changeProducts()
    await replaceTokens(db, pending, [], [])
    expect(
      (await findPending(db, await findPendingIds(db, 10))).pending.map(({ changes }) => changes),
    ).toEqual([2, 2])
    expect(await renewTokens(db)).toBe(2)
    expect(await findSkus('bolt 30')).toEqual(['B-8X30'])
  })

  it('are not waited for while an import holds the products', async () => {
    const { rows } = await sql<{ id: number }>`select id from catalogue.product`.execute(db)
    await changeProducts()
    await db.transaction().execute(async (tx) => {
      await renewListing(
        tx,
        rows.map(({ id }) => id),
      )
      expect(await renewTokens(db)).toBe(2)
    })
    expect((await findPending(db, await findPendingIds(db, 10))).pending).toHaveLength(2)
  })

  it('are written by one process at a time', async () => {
    await changeProducts()
    const whileHeld = await withExclusiveLock(
      db,
      advisoryLocks.tokens,
      () => renewTokens(db),
      () => -1,
    )
    expect(whileHeld).toBe(0)
    expect(await renewTokens(db)).toBe(2)
  })

  it('find numbers between two, by the attribute that the query names or any', async () => {
    for (const text of ['hex length >32', 'bolt >32 mm', 'bolt 31-40 mm', 'bolt ≥ 35 mm', 'bolt >32'])
      expect(await findSkus(text), text).toEqual(['B-8X35'])
    expect(await findSkus('bolt <32 mm')).toEqual(['B-8X30'])
  })

  it('hold a figure to the attribute that the query names', async () => {
    const width = {
      ...length,
      code: 'width',
      name_en: 'Width',
      name_id: 'Lebar',
      columns: { value: 'attr_width' },
    }
    const rows = [
      { product: 'PIN', sku: 'P-1', name_en: 'Hex pin', attr_length: '40', attr_width: '31', price: '100' },
      { product: 'PIN', sku: 'P-2', name_en: 'Hex pin', attr_length: '50', attr_width: '30', price: '100' },
    ]
    await importText(db, rows, { mapping: { ...mapping, attributes: [length, width] } })
    expect(await findSkus('hex width 30')).toEqual(['P-2'])
    expect(await findSkus('hex 3 cm width')).toEqual(['P-2'])
    const { rows: others, without } = await searchTokens(db, 'hex length 31', await readVocabulary(db))
    expect([others.length, without]).toEqual([5, ['31']])
    // What has no such attribute may have it in its name.
    const named = { product: 'LADDER', sku: 'L-1', name_en: 'Hex ladder, length 31', price: '100' }
    await importText(db, [named], { mapping: { ...mapping, attributes: [length, width] } })
    expect(await findSkus('hex length 31')).toEqual(['L-1'])
  })

  it('follow the new name of an attribute, of products that are not in the file, too', async () => {
    const renamed = { ...mapping, attributes: [{ ...length, name_en: 'Reach' }] }
    const row = { product: 'NUT', sku: 'N-8', name_en: 'Hex nut', attr_length: '30', price: '100' }
    await importText(db, [row], { mapping: renamed })
    expect(await findSkus('bolt reach 30')).toEqual(['B-8X30'])
  })

  it('complete a word that the catalogue lacks, and no other', async () => {
    // Letters within a part number are no word.
    await importText(db, [{ product: 'WASHER', sku: 'BO-7', name_en: 'Washer', price: '100' }], { mapping })
    expect(await findSkus('bo 30')).toEqual(['B-8X30'])
    await importText(db, [{ product: 'BO', sku: 'BO-1', name_en: 'Bo staff', price: '100' }], { mapping })
    expect((await searchTokens(db, 'bo', await readVocabulary(db))).rows).toHaveLength(1)
  })

  it('find the words of a description where no name has them', async () => {
    await sql`update catalogue.product set description_en = 'For <b>greenhouses</b>, galvanised' where code = 'NUT'`.execute(
      db,
    )
    await changeProducts()
    await renewTokens(db)
    const vocabulary = await readVocabulary(db)
    const described = await searchTokens(db, 'galvanised greenhouse', vocabulary)
    expect([described.rows.length, described.without]).toEqual([1, []])
    expect((await searchTokens(db, 'bolt greenhouse', vocabulary)).without).toEqual(['greenhouse'])
    // A size there may be that of another thing.
    expect((await searchTokens(db, 'greenhouse 30', vocabulary)).without).toEqual(['greenhouse'])
  })

  it('find a long number and one with zeros before it as they are', async () => {
    const mapped = { product: 'EAN', name_en: 'Bearing', price: '100' }
    await importText(
      db,
      [
        { ...mapped, sku: '6205123' },
        { ...mapped, sku: '0124' },
      ],
      { mapping },
    )
    expect(await findSkus('bearing 6205123')).toEqual(['6205123'])
    expect(await findSkus('bearing 0124')).toEqual(['0124'])
  })
})

import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import type { Db } from '../platform/index.ts'
import { emptyCatalogue, importText } from '../testing/import-text.ts'
import { onDatabase } from '../testing/index.ts'

const only = { product: 'BOLT', sku: 'B-1' }

onDatabase('a text', (open) => {
  let db: Db
  beforeAll(async () => {
    db = (await open()).db
  })
  beforeEach(() => emptyCatalogue(db))

  const product = async () => {
    const { rows } = await sql<Record<string, unknown>>`
      select name_en, name_id, description_en, description_id, filled from catalogue.product`.execute(db)
    return rows[0]
  }
  const item = async () => {
    const { rows } = await sql<Record<string, unknown>>`
      select name_en, name_id, filled from catalogue.item`.execute(db)
    return rows[0]
  }

  it('in both languages is stored in both', async () => {
    await importText(db, [
      { ...only, name_en: 'Bolt', name_id: 'Baut', description_en: 'A', description_id: 'B' },
    ])
    expect(await product()).toEqual({
      name_en: 'Bolt',
      name_id: 'Baut',
      description_en: 'A',
      description_id: 'B',
      filled: [],
    })
    expect(await item()).toEqual({ name_en: 'Bolt', name_id: 'Baut', filled: [] })
  })

  it('in one language fills the other, and is marked', async () => {
    await importText(db, [{ ...only, name_en: 'Bolt', description_id: 'Baja' }])
    expect(await product()).toEqual({
      name_en: 'Bolt',
      name_id: 'Bolt',
      description_en: 'Baja',
      description_id: 'Baja',
      filled: ['name_id', 'description_en'],
    })
    expect(await item()).toEqual({ name_en: 'Bolt', name_id: 'Bolt', filled: ['name_id'] })
  })

  it('from a later file replaces the fallback', async () => {
    await importText(db, [{ ...only, name_en: 'Bolt', description_en: 'Steel', item_name_en: 'Bolt M8' }])
    await importText(db, [{ ...only, name_id: 'Baut', description_id: 'Baja', item_name_id: 'Baut M8' }])
    expect(await product()).toEqual({
      name_en: 'Bolt',
      name_id: 'Baut',
      description_en: 'Steel',
      description_id: 'Baja',
      filled: [],
    })
    expect(await item()).toEqual({ name_en: 'Bolt M8', name_id: 'Baut M8', filled: [] })
  })

  it('that is a fallback changes with the text it comes from', async () => {
    await importText(db, [{ ...only, name_en: 'Bolt', item_name_en: 'Bolt M8' }])
    await importText(db, [{ ...only, name_en: 'Screw', item_name_en: 'Screw M8' }])
    expect(await product()).toMatchObject({ name_en: 'Screw', name_id: 'Screw', filled: ['name_id'] })
    expect(await item()).toEqual({ name_en: 'Screw M8', name_id: 'Screw M8', filled: ['name_id'] })
  })

  it('stays where a cell is empty or a column missing', async () => {
    const first = { name_en: 'Bolt', name_id: 'Baut', description_en: 'Steel', description_id: 'Baja' }
    await importText(db, [{ ...only, ...first, item_name_en: 'Bolt M8', item_name_id: 'Baut M8' }])
    const [before, beforeItem] = [await product(), await item()]
    await importText(db, [{ ...only, name_en: '', description_id: '  ', item_name_id: '' }])
    expect(await product()).toEqual(before)
    expect(await item()).toEqual(beforeItem)
  })

  it('is removed by a cell with -, and filled again if the other language has one', async () => {
    const first = { name_en: 'Bolt', name_id: 'Baut', description_en: 'Steel', description_id: 'Baja' }
    await importText(db, [{ ...only, ...first }])
    await importText(db, [{ ...only, name_id: '-', description_en: '-', description_id: '-' }])
    expect(await product()).toEqual({
      name_en: 'Bolt',
      name_id: 'Bolt',
      description_en: '',
      description_id: '',
      filled: ['name_id'],
    })
  })

  it('of a name cannot go in both languages', async () => {
    await importText(db, [{ ...only, name_en: 'Bolt' }])
    const { problems } = await importText(db, [{ ...only, name_en: '-', price: '5' }])
    expect(problems).toMatchObject([{ line: 2, code: 'no_name', refusesRow: true }])
    expect(await product()).toMatchObject({ name_en: 'Bolt' })
  })

  it('of several rows of a product is the last one’s', async () => {
    await importText(db, [
      { ...only, name_en: 'Bolt', name_id: 'Baut', description_en: 'First' },
      { ...only, sku: 'B-2', name_en: 'Screw', description_en: '' },
    ])
    expect(await product()).toMatchObject({ name_en: 'Screw', name_id: 'Baut', description_en: 'First' })
  })

  it('of a description is cleaned before it is stored', async () => {
    const html = '<p onclick=alert(1)>Steel<script>alert(1)</script></p>'
    await importText(db, [{ ...only, name_en: 'Bolt', description_en: html, description_id: `${html}<hr>` }])
    expect(await product()).toMatchObject({
      description_en: '<p>Steel</p>',
      description_id: '<p>Steel</p><hr />',
    })
  })
})

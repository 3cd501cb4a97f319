import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import type { Db } from '../platform/index.ts'
import { emptyCatalogue, importText } from '../testing/import-text.ts'
import { onDatabase } from '../testing/index.ts'

const one = { product: 'BOLT', sku: 'B-1', name_en: 'Bolt' }
const two = { product: 'NUT', sku: 'N-1', name_en: 'Nut' }

onDatabase('a category of a file', (open) => {
  let db: Db
  beforeAll(async () => {
    db = (await open()).db
  })
  beforeEach(() => emptyCatalogue(db))

  /** Every category as the path of its English and Indonesian names, with the fallback columns. */
  const categories = async () => {
    const { rows } = await sql<{ en: string; local: string; filled: string[] }>`
      with recursive tree as (
        select id, name_en::text as en, name_id::text as local, filled, '/' || id || '/' as expected, path
          from catalogue.category where parent_id is null
        union all
        select c.id, t.en || ' > ' || c.name_en, t.local || ' > ' || c.name_id, c.filled, t.expected || c.id || '/', c.path
          from catalogue.category c join tree t on t.id = c.parent_id)
      select en, local, filled from tree where path = expected order by en`.execute(db)
    const { rows: counted } = await sql<{
      n: number
    }>`select count(*)::int as n from catalogue.category`.execute(db)
    expect(rows).toHaveLength(counted[0]?.n ?? -1)
    return rows.map(({ en, local, filled }) => [en, local, ...filled])
  }
  const findCategory = async (code: string) => {
    const { rows } = await sql<{ name: string | null }>`
      select c.name_en as name from catalogue.product p left join catalogue.category c on c.id = p.category_id
      where p.code = ${code}`.execute(db)
    return rows[0]?.name
  }

  it('is made with those above it, once', async () => {
    await importText(db, [
      { ...one, category_en: 'Fasteners > Bolts > Hex bolts', category_id: 'Pengencang > Baut > Segi enam' },
      { ...two, category_en: ' Fasteners>  Nuts ', category_id: 'Pengencang > Mur' },
    ])
    expect(await categories()).toEqual([
      ['Fasteners', 'Pengencang'],
      ['Fasteners > Bolts', 'Pengencang > Baut'],
      ['Fasteners > Bolts > Hex bolts', 'Pengencang > Baut > Segi enam'],
      ['Fasteners > Nuts', 'Pengencang > Mur'],
    ])
    expect(await findCategory('BOLT')).toBe('Hex bolts')
  })

  it('may have a name that another branch has, too', async () => {
    await importText(db, [
      { ...one, category_en: 'Steel > Bolts' },
      { ...two, category_en: 'Brass > Bolts' },
    ])
    expect((await categories()).map(([en]) => en)).toEqual([
      'Brass',
      'Brass > Bolts',
      'Steel',
      'Steel > Bolts',
    ])
  })

  it('in one language fills the other’s name until a later file brings it', async () => {
    await importText(db, [{ ...one, category_en: 'Fasteners > Bolts' }])
    expect(await categories()).toEqual([
      ['Fasteners', 'Fasteners', 'name_id'],
      ['Fasteners > Bolts', 'Fasteners > Bolts', 'name_id'],
    ])
    await importText(db, [{ ...one, category_en: 'Fasteners > Bolts', category_id: 'Pengencang > Baut' }])
    expect(await categories()).toEqual([
      ['Fasteners', 'Pengencang'],
      ['Fasteners > Bolts', 'Pengencang > Baut'],
    ])
  })

  it('is known by its Indonesian name where a file says no other', async () => {
    await importText(db, [{ ...one, category_en: 'Fasteners > Bolts', category_id: 'Pengencang > Baut' }])
    await importText(db, [{ ...two, category_id: 'Pengencang > Baut' }])
    expect(await categories()).toHaveLength(2)
    expect(await findCategory('NUT')).toBe('Bolts')
  })

  it('in Indonesian alone fills the English name until a later file brings it', async () => {
    await importText(db, [{ ...one, category_id: 'Pengencang > Baut' }])
    expect(await categories()).toEqual([
      ['Pengencang', 'Pengencang', 'name_en'],
      ['Pengencang > Baut', 'Pengencang > Baut', 'name_en'],
    ])
    await importText(db, [{ ...one, category_en: 'Fasteners > Bolts', category_id: 'Pengencang > Baut' }])
    expect(await categories()).toEqual([
      ['Fasteners', 'Pengencang'],
      ['Fasteners > Bolts', 'Pengencang > Baut'],
    ])
  })

  it('stays where the cell is empty, and goes where it says -', async () => {
    await importText(db, [{ ...one, category_en: 'Bolts' }])
    await importText(db, [{ ...one, category_en: '' }])
    expect(await findCategory('BOLT')).toBe('Bolts')
    await importText(db, [{ ...one, category_en: '-' }])
    expect(await findCategory('BOLT')).toBeNull()
  })

  // @spec §3 Category: nesting
  it('lies at most three levels deep, and equally deep in both languages', async () => {
    const { problems } = await importText(db, [
      { ...one, category_en: 'A > B > C > D', category_id: 'A' },
      { ...two, category_en: 'A > B', category_id: 'X' },
    ])
    expect(problems).toMatchObject([
      { line: 2, column: 'category_en', code: 'category_too_deep', refusesRow: false },
      { line: 3, column: 'category_id', code: 'category_paths_differ', value: 'X', refusesRow: false },
    ])
    expect((await categories()).every(([en = '']) => en.split(' > ').length <= 3)).toBe(true)
    expect(await findCategory('NUT')).toBeNull()
  })
})

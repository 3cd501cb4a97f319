import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Db } from '../platform/index.ts'
import { mapping } from '../testing/catalogue-fixture.ts'
import { emptyCatalogue, importText, type Cells } from '../testing/import-text.ts'
import { onDatabase } from '../testing/index.ts'

const bolt: Cells = { product: 'BOLT', sku: 'B-1', name_en: 'Bolt' }
const drawing = (width: number) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 60"></svg>`

onDatabase('a row that is refused', (open) => {
  let db: Db
  beforeAll(async () => {
    db = (await open()).db
    // Stands for any constraint that the reading of cells does not foresee.
    await sql`alter table catalogue.item add constraint nobody_thought_of check (sku !~ '^BAD')`.execute(db)
  })
  beforeEach(() => emptyCatalogue(db))

  const names = async (table: string, column = 'name_en') => {
    const { rows } = await sql<{ name: string }>`
      select ${sql.ref(column)} as name from ${sql.table(`catalogue.${table}`)} order by 1`.execute(db)
    return rows.map(({ name }) => name)
  }

  describe('by the database', () => {
    const rows: Cells[] = Array.from({ length: 1_100 }, (_, n) => ({
      product: `P-${Math.floor(n / 4)}`,
      sku: [0, 321, 322, 1_099].includes(n) ? `BAD-${n}` : `S-${n}`,
      name_en: 'Part',
      brand: 'Kuatmor',
      category_en: 'Parts > Small',
      material_en: n < 500 ? 'Steel' : 'Brass',
      images: n === 1 ? '1.svg' : n === 2 ? '2.svg' : '',
      price: n === 3 ? '9.99' : '1000',
    }))
    const read = (options: Parameters<typeof importText>[2] = {}) =>
      importText(db, rows, { mapping, pictures: { '1.svg': drawing(1), '2.svg': drawing(2) }, ...options })

    it('is reported with the database’s message, and all others are imported, with what they refer to', async () => {
      const { summary, problems } = await read()
      expect(problems.map(({ line, code, refusesRow }) => [line, code, refusesRow])).toEqual([
        [2, 'row_not_written', true],
        [5, 'not_whole_rupiah', false],
        [323, 'row_not_written', true],
        [324, 'row_not_written', true],
        [1_101, 'row_not_written', true],
      ])
      expect(problems[0]?.value).toMatch(/nobody_thought_of/)
      expect(summary).toMatchObject({ rows: 1_100, created: 1_096, changed: 0, refused: 4, problems: 5 })
      const { rows: whole } = await sql`
        select count(*)::int as n from catalogue.item i join catalogue.product p on p.id = i.product_id
        join catalogue.brand b on b.id = p.brand_id join catalogue.category c on c.id = p.category_id
        join catalogue.attribute_choice k on k.id = any(i.value_ids)`.execute(db)
      expect(whole).toEqual([{ n: 1_096 }])
      const { rows: pictures } = await sql`select width from catalogue.picture order by position`.execute(db)
      expect(pictures).toEqual([{ width: 1 }, { width: 2 }])
    })

    it('is reported by a dry run as by an import', async () => {
      const dry = await read({ dryRun: true })
      expect(await names('item', 'sku')).toEqual([])
      const real = await read()
      expect(dry.summary).toEqual(real.summary)
      expect(dry.problems).toEqual(real.problems)
    })

    it('counts as named by the file: its item is not retired', async () => {
      await sql`alter table catalogue.item drop constraint nobody_thought_of`.execute(db)
      await read()
      await sql`alter table catalogue.item add constraint nobody_thought_of check (sku !~ '^BAD') not valid`.execute(
        db,
      )
      const renamed = rows.map((row) => ({ ...row, uom: 'box' }))
      const { summary } = await importText(db, renamed, { mapping, missing: 'retire' })
      expect(summary).toMatchObject({ changed: 1_096, refused: 4, retirement: { missing: 0 } })
    })
  })

  describe('since its part number is another product’s', () => {
    const stray = { sku: 'B-1', name_en: 'Stray', brand: 'Stray', category_en: 'Stray', material_en: 'Stray' }

    it.each([
      ['a new product', 'NEW'],
      ['a product that is there', 'NUT'],
    ])('writes nothing of %s', async (_, product) => {
      await importText(db, [bolt, { product: 'NUT', sku: 'N-1', name_en: 'Nut' }])
      const { summary, problems } = await importText(db, [{ ...stray, product }], { mapping })
      expect(problems).toMatchObject([
        { line: 2, column: 'sku', code: 'sku_of_another_product', value: 'B-1', refusesRow: true },
      ])
      expect(summary).toMatchObject({ created: 0, changed: 0, unchanged: 0, products: 0, refused: 1 })
      expect(await names('product')).toEqual(['Bolt', 'Nut'])
      for (const table of ['category', 'attribute_choice']) expect(await names(table)).toEqual([])
      expect(await names('brand', 'name')).not.toContain('Stray')
    })

    it('leaves the other rows of the product it names alone', async () => {
      await importText(db, [bolt])
      const { summary } = await importText(db, [
        { ...stray, product: 'NEW' },
        { product: 'NEW', sku: 'NEW-1', name_en: 'New' },
      ])
      expect(summary).toMatchObject({ created: 1, products: 1, refused: 1 })
      expect(await names('product')).toEqual(['Bolt', 'New'])
    })
  })

  it('since its product has no name leaves no brand and no category behind', async () => {
    await importText(db, [{ ...bolt, name_en: '', brand: 'Stray', category_en: 'Stray' }])
    expect(await names('brand', 'name')).toEqual([])
    expect(await names('category')).toEqual([])
  })
})

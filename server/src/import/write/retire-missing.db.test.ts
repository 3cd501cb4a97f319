import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import type { Db } from '../../platform/index.ts'
import { emptyCatalogue, importText, type Cells } from '../../testing/import-text.ts'
import { onDatabase } from '../../testing/index.ts'

const item = (n: number): Cells => ({
  product: `P-${Math.floor(n / 2)}`,
  sku: `S-${n}`,
  name_en: `Part ${n}`,
})
const rows = Array.from({ length: 20 }, (_, n) => item(n))

onDatabase('items that a file does not name', (open) => {
  let db: Db
  beforeAll(async () => {
    db = (await open()).db
  })
  beforeEach(async () => {
    await emptyCatalogue(db)
    await importText(db, rows)
  })

  const active = async () => {
    const items = await sql<{ sku: string }>`select sku from catalogue.item where active`.execute(db)
    const products = await sql`select from catalogue.product where active`.execute(db)
    return { items: items.rows.length, products: products.rows.length }
  }

  it('stay without the option', async () => {
    const { summary } = await importText(db, rows.slice(2))
    expect(summary.retirement).toBeUndefined()
    expect(await active()).toEqual({ items: 20, products: 10 })
  })

  it('are retired with the products that have no other, up to a tenth of all', async () => {
    const { summary } = await importText(db, rows.slice(2), { missing: 'retire' })
    expect(summary.retirement).toEqual({ outcome: 'retired', missing: 2, active: 20 })
    expect(await active()).toEqual({ items: 18, products: 9 })
  })

  it('leave their product on offer as long as it has another', async () => {
    await importText(db, rows.slice(1), { missing: 'retire' })
    expect(await active()).toEqual({ items: 19, products: 10 })
  })

  it('stay where they are more than a tenth, unless it is meant; the rows are written all the same', async () => {
    const few = [...rows.slice(3), { ...item(99), product: 'P-99' }]
    const { summary } = await importText(db, few, { missing: 'retire' })
    expect(summary).toMatchObject({
      created: 1,
      retirement: { outcome: 'too_many', missing: 3, active: 21 },
    })
    expect(await active()).toEqual({ items: 21, products: 11 })
    const surely = await importText(db, few, { missing: 'retire_surely' })
    expect(surely.summary.retirement).toEqual({ outcome: 'retired', missing: 3, active: 21 })
    expect(await active()).toEqual({ items: 18, products: 10 })
  })

  it('stay where the file has rows that could not be read: those may be they', async () => {
    const broken = [...rows.slice(1), { ...item(0), product: '' }]
    const { summary } = await importText(db, broken, { missing: 'retire' })
    expect(summary.retirement).toEqual({ outcome: 'rows_unknown', missing: 1, active: 20 })
    expect(await active()).toMatchObject({ items: 20 })
  })

  it('are not those whose row was refused for another reason', async () => {
    const moved = [...rows.slice(1), { ...item(0), product: 'P-9' }]
    const { summary, problems } = await importText(db, moved, { missing: 'retire' })
    expect(problems).toMatchObject([{ code: 'sku_of_another_product' }])
    expect(summary.retirement).toEqual({ outcome: 'retired', missing: 0, active: 20 })
  })

  it('are not those written with other capitals and blanks', async () => {
    const { summary } = await importText(
      db,
      rows.map((row) => ({ ...row, sku: ` ${row['sku']?.toLowerCase()} ` })),
      { missing: 'retire' },
    )
    expect(summary.retirement).toMatchObject({ missing: 0 })
  })

  it('come back, product and all, with a file that names them', async () => {
    await importText(db, rows.slice(2), { missing: 'retire' })
    const { summary } = await importText(db, rows)
    expect(summary).toMatchObject({ changed: 2, created: 0, products: 1 })
    expect(await active()).toEqual({ items: 20, products: 10 })
  })
})

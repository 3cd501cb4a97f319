import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import { emptyCatalogue, importText } from '../testing/import-text.ts'
import { exportText } from '../testing/export-text.ts'
import { onDatabase } from '../testing/index.ts'
import type { Db } from '../platform/index.ts'

onDatabase('part numbers that a spreadsheet damaged', (open) => {
  let db: Db
  beforeAll(async () => {
    db = (await open()).db
  })
  const skus = async () => {
    const { rows } = await sql<{
      sku: string
    }>`select sku from catalogue.item where active order by sku`.execute(db)
    return rows.map(({ sku }) => sku)
  }
  const row = (sku: string) => ({ product: 'CLAMP', sku, name_en: 'Clamp', price: '1000' })

  it('are reported by their rows, and never become new items', async () => {
    await emptyCatalogue(db)
    const cells = ['10-Mar', '2026-03-10', '8.99123E+18', '2.00E+05', '8991234567890120000', 'MAR-10', '2E5']
    const { summary, problems } = await importText(db, cells.map(row))
    expect(problems.map(({ line, column, code, value }) => [line, column, code, value])).toEqual([
      [2, 'sku', 'damaged_date', '10-Mar'],
      [3, 'sku', 'damaged_date', '2026-03-10'],
      [4, 'sku', 'damaged_number', '8.99123E+18'],
      [5, 'sku', 'damaged_number', '2.00E+05'],
      [6, 'sku', 'damaged_number', '8991234567890120000'],
    ])
    expect(summary).toMatchObject({ rows: 7, created: 2, refused: 5 })
    expect(await skus()).toEqual(['2E5', 'MAR-10'])
  })

  it('may name items that are not in the file, so nothing is retired', async () => {
    await emptyCatalogue(db)
    const all = Array.from({ length: 20 }, (_, i) => row(`S-${i}`))
    await importText(db, all)
    const { summary } = await importText(db, [...all.slice(1), row('1-Feb')], { missing: 'retire' })
    expect(summary.retirement).toMatchObject({ outcome: 'rows_unknown', missing: 1 })
    expect(await skus()).toHaveLength(20)
  })

  it('are taken where there is an item of that number, or an apostrophe says that it is meant', async () => {
    await emptyCatalogue(db)
    const meant = await importText(db, [row("'10-Mar"), row("'1234567890123450"), row("'plain")])
    expect(meant.problems).toEqual([])
    expect(await skus()).toEqual(["'plain", '10-Mar', '1234567890123450'])
    const again = await importText(db, [row('10-MAR'), row('10-Mar'), row('1234567890123450')])
    expect(again.summary).toMatchObject({ created: 0, refused: 1 })
    expect(again.problems).toMatchObject([{ code: 'sku_repeated' }])

    const exported = await exportText(db)
    await emptyCatalogue(db)
    const restored = await importText(db, exported.cells, exported)
    expect(restored.summary).toMatchObject({ created: 3, refused: 0 })
  })
})

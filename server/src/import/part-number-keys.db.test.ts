import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import type { Db } from '../platform/index.ts'
import { emptyCatalogue, importText, type Cells } from '../testing/import-text.ts'
import { onDatabase } from '../testing/index.ts'

/** Letters whose lower case differs between languages, and between programs: a dotted I, a final sigma. */
const SKUS = ['İ-2', 'ΑΣ', 'ẞ-1', 'ǅ-1', 'Ω-1', 'ﬁ-1', 'ABC-1']
const rows: Cells[] = SKUS.map((sku) => ({ product: 'P', sku, name_en: 'Part', price: '1000' }))

onDatabase('a part number of any letters', (open) => {
  let db: Db
  beforeAll(async () => {
    db = (await open()).db
  })
  beforeEach(() => emptyCatalogue(db))

  it('is known again, whatever case it is written in', async () => {
    expect((await importText(db, rows)).summary).toMatchObject({ created: SKUS.length, problems: 0 })
    const again = await importText(db, rows, { missing: 'retire' })
    expect(again.problems).toEqual([])
    expect(again.summary).toMatchObject({
      created: 0,
      changed: 0,
      unchanged: SKUS.length,
      retirement: { outcome: 'retired', missing: 0 },
    })
    expect((await sql`select from catalogue.item where active`.execute(db)).rows).toHaveLength(SKUS.length)
  })

  it('is repeated where the database says so', async () => {
    const { rows: same } = await sql<{ same: boolean }>`select lower('ΑΣ') = lower('ασ') as same`.execute(db)
    expect(same).toEqual([{ same: true }])
    const { summary, problems } = await importText(db, [
      ...rows,
      { product: 'P', sku: 'ασ' },
      { product: 'P', sku: 'abc-1' },
    ])
    expect(problems.map(({ line, code, value }) => [line, code, value])).toEqual([
      [9, 'sku_repeated', 'ασ'],
      [10, 'sku_repeated', 'abc-1'],
    ])
    expect(summary).toMatchObject({ created: SKUS.length, refused: 2 })
  })
})

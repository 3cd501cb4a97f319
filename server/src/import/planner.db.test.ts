import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { importText } from '../testing/import-text.ts'
import { onDatabase } from '../testing/index.ts'

const makeRows = (items: number) =>
  Array.from({ length: items }, (_, i) => ({
    product: 'ROD',
    sku: `R-${i}`,
    name_en: 'Rod',
    name_id: 'Batang',
  }))

onDatabase('the planner', (open) => {
  it('knows what an import has written so far, before the import has ended', async () => {
    const { db } = await open()
    // Otherwise autovacuum could analyse them meanwhile.
    for (const table of ['item', 'listing'])
      await sql`alter table ${sql.table(`catalogue.${table}`)} set (autovacuum_enabled = false)`.execute(db)
    const readEstimates = async () => {
      const { rows } = await sql<{ items: number; listed: number }>`
        select (select reltuples from pg_class where oid = 'catalogue.item'::regclass) as items,
          (select reltuples from pg_class where oid = 'catalogue.listing'::regclass) as listed`.execute(db)
      return rows[0]
    }
    await importText(db, makeRows(499))
    expect(await readEstimates()).toEqual({ items: -1, listed: -1 })
    await importText(db, makeRows(1_200))
    expect(await readEstimates()).toEqual({ items: 1_000, listed: 1 })
  })
})

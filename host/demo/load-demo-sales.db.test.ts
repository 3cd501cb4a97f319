import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { demoSales } from '@pasok/demo'
import { openWorkers, settingsFile } from '@pasok/server'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { importText } from '../../server/src/testing/import-text.ts'
import { onDatabase } from '../../server/src/testing/index.ts'
import { memoryStorage } from '../../server/src/testing/memory-storage.ts'
import { readLegalTexts } from '../environment/read-settings.ts'
import { loadDemoDelivery } from './load-demo-delivery.ts'
import { loadDemoSales } from './load-demo-sales.ts'
import { loadDemoUsers } from './load-demo-users.ts'

const root = join(import.meta.dirname, '../..')
const NOW = new Date('2026-11-23T05:00:00Z')

onDatabase('the demo’s sales', (open) => {
  it('are made once: an order in each state, and a quotation in each of its own', async () => {
    const database = await open()
    const skus = new Set(demoSales.flatMap(({ lines }) => lines.map(([sku]) => sku)))
    const { problems } = await importText(
      database.db,
      [...skus].map((sku) => ({
        product: sku,
        sku,
        name_en: sku,
        name_id: sku,
        category_en: 'Parts',
        price: '125000',
        ...(sku === 'FRL-200-C' && { display_price: 'no' }),
      })),
    )
    expect(problems).toEqual([])
    await loadDemoUsers(database, NOW)
    await loadDemoDelivery(database, NOW)
    const parts = {
      database,
      settings: settingsFile.parse(JSON.parse(await readFile(join(root, 'config/shop.json'), 'utf8'))),
      texts: await readLegalTexts(join(root, 'config/legal.json')),
      storage: memoryStorage(),
      workers: openWorkers({ threads: 1 }),
    }
    await loadDemoSales(parts, NOW)
    const statesOf = async (table: string) =>
      new Set(
        (
          await sql<{ state: string }>`select distinct state from ${sql.raw(table)}`.execute(database.db)
        ).rows.map(({ state }) => state),
      )
    expect(await statesOf('quotation.quotation')).toEqual(
      new Set([
        'submitted',
        'in_review',
        'info_requested',
        'changes_requested',
        'quoted',
        'ordered',
        'declined',
        'withdrawn',
        'rejected',
        'expired',
      ]),
    )
    expect(await statesOf('orders.order')).toEqual(
      new Set(['placed', 'confirmed', 'processing', 'on_hold', 'cancelled']),
    )
    const counts = sql<{ orders: number; first: number; emails: number }>`
      select (select count(*)::int from orders.order) as orders,
        (select extract(day from ${NOW}::timestamptz - min(placed_at))::int from orders.order) as first,
        (select count(*)::int from platform.email) as emails`
    expect((await counts.execute(database.db)).rows).toEqual([{ orders: 40, first: 177, emails: 0 }])
    await loadDemoSales(parts, NOW)
    expect((await counts.execute(database.db)).rows[0]?.orders).toBe(40)
    // Nobody stays logged in.
    expect((await sql`select from identity.session`.execute(database.db)).rows).toEqual([])
  })
})

import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { demoSales, type DemoSale } from '@pasok/demo'
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

const formatCourse = ({ from, acts }: DemoSale): string =>
  JSON.stringify([from, acts], (name, value: unknown) =>
    name === 'text' || name === 'po' ? undefined : value,
  )
/** Of the sales that take the same course the oldest. */
const oneOfEachCourse = (sales: readonly DemoSale[]): readonly DemoSale[] => [
  ...new Map(sales.toReversed().map((sale) => [formatCourse(sale), sale])).values(),
]

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
    await loadDemoSales(parts, NOW, oneOfEachCourse)
    const readStates = async (table: string) =>
      new Set(
        (
          await sql<{ state: string }>`select distinct state from ${sql.raw(table)}`.execute(database.db)
        ).rows.map(({ state }) => state),
      )
    expect(await readStates('quotation.quotation')).toEqual(
      new Set([
        'draft',
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
    expect(await readStates('orders.order')).toEqual(
      new Set(['placed', 'confirmed', 'processing', 'completed', 'on_hold', 'cancelled']),
    )
    expect(await readStates('fulfilment.delivery')).toEqual(
      new Set(['packing', 'picked_up', 'in_transit', 'delivered', 'received']),
    )
    expect(await readStates('fulfilment.return')).toEqual(new Set(['requested', 'refunded']))
    expect(await readStates('payment.attempt')).toEqual(
      new Set(['created', 'pending', 'paid', 'expired', 'cancelled', 'partially_refunded']),
    )
    // Numbers go up with the days, one is overdue, and one was credited.
    const invoices = sql<{ in_order: boolean; paid: boolean; overdue: number; credited: number }>`
      select (select array_agg(number order by number) = array_agg(number order by issued_on, number)
          from invoice.invoice) as in_order,
        exists (select from invoice.invoice where terms_days is not null and receipt_number is not null) as paid,
        (select count(*)::int from invoice.invoice where receipt_number is null and due_on < ${NOW}::date) as overdue,
        (select count(*)::int from invoice.credit_note) as credited`
    expect((await invoices.execute(database.db)).rows).toEqual([
      { in_order: true, paid: true, overdue: 1, credited: 2 },
    ])
    const counts = sql<{ orders: number; first: number; emails: number }>`
      select (select count(*)::int from orders.order) as orders,
        (select extract(day from ${NOW}::timestamptz - min(placed_at))::int from orders.order) as first,
        (select count(*)::int from platform.email) as emails`
    expect((await counts.execute(database.db)).rows).toEqual([{ orders: 22, first: 177, emails: 0 }])
    await loadDemoSales(parts, NOW, oneOfEachCourse)
    expect((await counts.execute(database.db)).rows[0]?.orders).toBe(22)
    // No session is left open.
    expect((await sql`select from identity.session`.execute(database.db)).rows).toEqual([])
  })
})

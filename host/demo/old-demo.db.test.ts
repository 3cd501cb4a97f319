import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { toDemoEmail } from '@pasok/demo'
import { log, openDatabase, openWorkers, settingsFile } from '@pasok/server'
import { sql } from 'kysely'
import { expect, it, vi } from 'vitest'
import { importText } from '../../server/src/testing/import-text.ts'
import { memoryStorage } from '../../server/src/testing/memory-storage.ts'
import { oldDatabase } from '../../server/src/testing/old-database.ts'
import { readLegalTexts } from '../environment/read-settings.ts'
import { loadDemoDelivery } from './load-demo-delivery.ts'
import { loadDemoSales } from './load-demo-sales.ts'
import { loadDemoUsers } from './load-demo-users.ts'

const root = join(import.meta.dirname, '../..')
const NOW = new Date('2026-11-23T05:00:00Z')
/** Before it a demo had companies, and nothing that they could buy with. */
const FIRST = '20261125T0900_delivery_create.sql'

/** What that demo's load wrote of one of its companies. */
const addOldCompany = (login: string, role: string) => sql`
  with company as (
    insert into company.company (registration_status, company_type_id, legal_name, npwp, nitku, is_pkp, nib,
      customer_classification_id, customer_industry_id, created_at)
    values ('approve', 1, 'PT Lama', '0012345678901234', '0012345678901234000000', true, '1234567890123', 1, 1, ${NOW})
    returning id)
  insert into identity.member (company_id, email, name, role, language, password_hash, email_verified_at, created_at)
  select id, ${toDemoEmail(login)}, 'Orang Lama', ${role}, 'id', 'x', ${NOW}, ${NOW} from company`

it('a demo of an earlier version gets its past, and keeps its people', async () => {
  const old = await oldDatabase(FIRST)
  await addOldCompany('owner', 'owner').execute(old.db)
  await sql`
    insert into identity.member (company_id, email, name, role, language, password_hash, email_verified_at, created_at)
    select company_id, ${toDemoEmail('buyer')}, 'Pembeli Lama', 'buyer', 'id', 'x', ${NOW}, ${NOW} from identity.member`.execute(
    old.db,
  )
  await old.upgrade()
  const database = await openDatabase(old.url, { role: 'batch' })
  const parts = {
    database,
    settings: settingsFile.parse(JSON.parse(await readFile(join(root, 'config/shop.json'), 'utf8'))),
    texts: await readLegalTexts(join(root, 'config/legal.json')),
    storage: memoryStorage(),
    workers: openWorkers({ threads: 1 }),
  }
  const warned = vi.spyOn(log, 'warn')
  try {
    // One of the items that it has bought on terms.
    const sku = '6204-2RS'
    const sold = { product: sku, sku, name_en: sku, name_id: sku, category_en: 'Parts', price: '125000' }
    await importText(database.db, [sold])
    await loadDemoUsers(database, NOW)
    await loadDemoDelivery(database, NOW)
    await loadDemoSales(parts, NOW)
    expect(warned.mock.calls).toEqual([])
    const { rows } = await sql<{ name: string; on_terms: boolean }>`
      select m.name, exists (select from orders.order o where o.company_id = m.company_id and o.payment_method = 'terms') as on_terms
      from identity.member m where m.email = ${toDemoEmail('owner')}`.execute(database.db)
    expect(rows).toEqual([{ name: 'Orang Lama', on_terms: true }])
  } finally {
    await parts.workers.close()
    await database.close()
  }
})

import { toDemoEmail } from '@pasok/demo'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { importText } from '../../server/src/testing/import-text.ts'
import { onDatabase } from '../../server/src/testing/index.ts'
import { loadDemoUsers } from './load-demo-users.ts'

onDatabase('the demo users', (open) => {
  it('have the wishes of theirs that the catalogue has, once, and no session from that', async () => {
    const database = await open()
    const item = { name_en: 'Bearing', name_id: 'Bearing', category_en: 'Bearings', price: '10' }
    await importText(database.db, [
      { ...item, product: 'B', sku: '6204-ZZ' },
      { ...item, product: 'B', sku: '6306-2RS' },
    ])
    await loadDemoUsers(database, new Date())
    await loadDemoUsers(database, new Date())
    const { rows } = await sql`
      select m.email, i.sku from cart.wishlist_line w join identity.member m on m.id = w.member_id
      join catalogue.item i on i.id = w.item_id`.execute(database.db)
    expect(rows).toEqual([{ email: toDemoEmail('buyer'), sku: '6204-ZZ' }])
    const numbers = await sql`select n.number, i.sku from company.part_number n
      join catalogue.item i on i.id = n.item_id`.execute(database.db)
    expect(numbers.rows).toEqual([{ number: '10-4711', sku: '6306-2RS' }])
    expect((await sql`select from identity.session`.execute(database.db)).rows).toEqual([])
  })
})

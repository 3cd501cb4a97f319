import { beforeAll, expect, it } from 'vitest'
import { onDatabase } from '../../testing/index.ts'
import { raiseSiteVersion, siteVersion } from '../index.ts'
import type { Database } from '../index.ts'

onDatabase('the site version', (open) => {
  let db: Database['db']
  let pool: Database['pool']
  beforeAll(async () => {
    const database = await open()
    db = database.db
    pool = database.pool
  })

  it('rises by one in the transaction that publishes', async () => {
    const before = await siteVersion(db)
    const raised = await db.transaction().execute(raiseSiteVersion)
    expect(raised).toBe(before + 1)
    expect(await siteVersion(db)).toBe(raised)
  })

  it('stays when the transaction rolls back', async () => {
    const before = await siteVersion(db)
    const publishing = db.transaction().execute(async (tx) => {
      await raiseSiteVersion(tx)
      throw new Error('publishing failed')
    })
    await expect(publishing).rejects.toThrow('publishing failed')
    expect(await siteVersion(db)).toBe(before)
  })

  it('is one row, whatever is tried', async () => {
    await expect(pool.query('insert into platform.site (version) values (7)')).rejects.toMatchObject({
      code: '23505',
      constraint: 'site_pkey',
    })
    await expect(
      pool.query('insert into platform.site (one, version) values (false, 7)'),
    ).rejects.toMatchObject({
      code: '23514',
      constraint: 'site_one_check',
    })
  })
})

import { beforeAll, beforeEach, expect, it, onTestFinished } from 'vitest'
import { reactions } from '../jobs.ts'
import type { Event } from '../events/index.ts'
import { openJobs, siteVersion } from '../platform/index.ts'
import type { Database, Jobs, Workers } from '../platform/index.ts'
import { emptyCatalogue, importText, nowhere } from '../testing/import-text.ts'
import { noEmails, onDatabase } from '../testing/index.ts'

/** This test makes no pictures. */
const idle: Workers = { run: async () => 'busy', close: async () => {} }
const QUEUE = 'catalogue.renew-vocabulary'
const row = { product: 'BOLT', sku: 'B-1', name_en: 'Bolt' }

onDatabase('an import', (open) => {
  let database: Database
  let jobs: Jobs<Event>
  beforeAll(async () => {
    database = await open()
  })
  beforeEach(async () => {
    await emptyCatalogue(database.db)
    const { db } = database
    const parts = { db, storage: nowhere, workers: idle, lateWorkers: idle, ...noEmails }
    jobs = await openJobs<Event>(database, reactions(parts), { work: false })
    onTestFinished(jobs.stop)
    await database.pool.query('delete from pgboss.job where name = $1', [QUEUE])
  })

  const waiting = async () => {
    const { rows } = await database.pool.query('select data from pgboss.job where name = $1', [QUEUE])
    return rows
  }
  const many = Array.from({ length: 1_001 }, (_, n) => ({ ...row, product: `P-${n}`, sku: `S-${n}` }))

  it('raises the site’s version once, after its last batch', async () => {
    const before = await siteVersion(database.db)
    const during: number[] = []
    const { summary } = await importText(database.db, many, {
      announce: async (tx, event) => {
        during.push(await siteVersion(tx))
        await jobs.announce(tx, event)
      },
    })
    expect(summary.created).toBe(1_001)
    expect(during).toEqual([before])
    expect(await siteVersion(database.db)).toBe(before + 1)
    expect(await waiting()).toEqual([{ data: { type: 'catalogue_changed' } }])
  })

  it('announces in the transaction that raises it: what fails there leaves neither', async () => {
    const before = await siteVersion(database.db)
    const failing = importText(database.db, [row], {
      announce: async (tx, event) => {
        await jobs.announce(tx, event)
        throw new Error('the queue is full')
      },
    })
    await expect(failing).rejects.toThrow('the queue is full')
    expect(await siteVersion(database.db)).toBe(before)
    expect(await waiting()).toEqual([])
  })

  it('leaves no announcement of a version that could not be raised', async () => {
    await database.pool.query('delete from platform.site')
    const failing = importText(database.db, [row], { announce: jobs.announce })
    await expect(failing).rejects.toThrow()
    await database.pool.query('insert into platform.site (version) values (1)')
    expect(await waiting()).toEqual([])
  })

  it('publishes the good rows of a file with bad ones', async () => {
    const before = await siteVersion(database.db)
    const { summary } = await importText(database.db, [row, { ...row, product: '' }], {
      announce: jobs.announce,
    })
    expect(summary).toMatchObject({ created: 1, refused: 1 })
    expect(await siteVersion(database.db)).toBe(before + 1)
  })

  it('that ends with an error publishes the batches written before it', async () => {
    const before = await siteVersion(database.db)
    const failing = importText(database.db, many, {
      announce: jobs.announce,
      onProgress: () => {
        throw new Error('the disk is full')
      },
    })
    await expect(failing).rejects.toThrow('the disk is full')
    const { rows } = await database.pool.query('select from catalogue.item')
    expect(rows).toHaveLength(500)
    expect(await siteVersion(database.db)).toBe(before + 1)
    expect(await waiting()).toEqual([{ data: { type: 'catalogue_changed' } }])
  })

  it('that ends with an error reports it, also where publishing failed', async () => {
    const failing = importText(database.db, many, {
      announce: async () => {
        throw new Error('the queue is full')
      },
      onProgress: () => {
        throw new Error('the disk is full')
      },
    })
    await expect(failing).rejects.toThrow('the disk is full')
  })
})

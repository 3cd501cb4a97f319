import sharp from 'sharp'
import { expect, it, onTestFinished, vi } from 'vitest'
import type { Event } from '../../events/index.ts'
import { reactions } from '../../jobs.ts'
import { openJobs, openWorkers } from '../../platform/index.ts'
import { noEmails, onDatabase } from '../../testing/index.ts'
import { memoryStorage } from '../../testing/memory-storage.ts'
import { takePhoto } from './take-photo.ts'

onDatabase('a photograph that came in', (open) => {
  it('gets its widths by a job, once the transaction that brought it commits', async () => {
    const database = await open()
    const [storage, workers] = [memoryStorage(), openWorkers({ threads: 1 })]
    const jobs = await openJobs<Event>(
      database,
      reactions({ db: database.db, storage, workers, lateWorkers: workers, ...noEmails }),
    )
    onTestFinished(async () => {
      await jobs.stop()
      await workers.close()
    })
    const bytes = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#a50' } })
      .png()
      .toBuffer()
    const stored = await takePhoto({ storage, workers }, bytes)
    if (typeof stored === 'string') throw new Error(stored)
    await database.db
      .transaction()
      .execute((tx) => jobs.announce(tx, { type: 'picture_added', key: stored.key }))
    await vi.waitFor(() => expect(storage.files.size).toBe(5), { timeout: 20_000, interval: 100 })
    expect([...storage.files.keys()].filter((key) => key.startsWith(`${stored.key}-`))).toEqual(
      [256, 512, 1024, 1920].map((width) => `${stored.key}-${width}.webp`),
    )
  })
})

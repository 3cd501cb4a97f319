import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openSessions } from './identity/index.ts'
import { sweeps } from './jobs.ts'
import { openStorage, openSweep, type ListedStorage } from './platform/index.ts'
import { log } from './platform/log.ts'
import { addPerson, addWaiting } from './testing/people-fixture.ts'
import { postgresForAll } from './testing/postgres-for-all.ts'

const database = postgresForAll()
const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

let folder: string
let storage: ListedStorage
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pasok-test-'))
  storage = openStorage({ folder })
})
afterEach(() => rm(folder, { recursive: true }))

it('every sweep takes away what its name says, and leaves what is in use', async () => {
  const { db } = database
  const now = new Date()
  const [old, young] = [new Date(now.getTime() - 60 * 24 * HOUR_MS), now]
  const { memberId, companyId } = await addPerson(db, { email: `${randomUUID()}@uji.test` })
  const sessions = openSessions(db, 'a secret of the tests')
  for (const at of [old, young]) {
    await sessions.beginInBrowser(db, memberId, 'browser', at)
    await addWaiting(db, `${randomUUID()}@uji.test`, at)
  }
  const [kept, lost] = [`private/company/${randomUUID()}`, `private/company/${randomUUID()}`]
  await sql`insert into company.document
    (company_id, kind, storage_key, filename, content_type, size, uploaded_by, uploaded_at)
    values (${companyId}, 'npwp', ${kept}, 'npwp.pdf', 'application/pdf', 1, ${memberId}, now())`.execute(db)
  for (const key of [kept, lost]) await storage.put(key, new Uint8Array([1]), 'application/pdf')
  const later = () => new Date(now.getTime() + HOUR_MS)
  const taken = async (clock: () => Date) => {
    const all: Record<string, number> = {}
    for (const { name, work } of sweeps({ db, storage }, clock)) all[name] = await work()
    return all
  }
  const none = {
    'sessions that ended': 0,
    'registrations that ended': 0,
    'private files that no row names': 0,
  }
  expect(await taken(later)).toEqual({ ...none, 'sessions that ended': 1, 'registrations that ended': 1 })
  expect(await taken(later)).toEqual(none)
  const inAMonth = () => new Date(now.getTime() + 31 * 24 * HOUR_MS)
  expect(await taken(inAMonth)).toEqual({
    'sessions that ended': 1,
    'registrations that ended': 1,
    'private files that no row names': 1,
  })
  expect(await storage.get(kept)).toBeDefined()
})

it('sweeps a minute after the start and then as often as is said, until it is closed', async () => {
  vi.useFakeTimers()
  try {
    const work = vi.fn(async () => 0)
    const { close } = openSweep({ name: 'nothing', everyMs: HOUR_MS, work })
    await vi.advanceTimersByTimeAsync(MINUTE_MS - 1)
    expect(work).toHaveBeenCalledTimes(0)
    await vi.advanceTimersByTimeAsync(1)
    expect(work).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(3 * HOUR_MS)
    expect(work).toHaveBeenCalledTimes(4)
    await close()
    await vi.advanceTimersByTimeAsync(3 * HOUR_MS)
    expect(work).toHaveBeenCalledTimes(4)
  } finally {
    vi.useRealTimers()
  }
})

it('never sweeps twice at once, goes on after a failure, and closes when what is under way is done', async () => {
  vi.useFakeTimers()
  const error = vi.spyOn(log, 'error').mockImplementation(() => {})
  try {
    let end = () => {}
    const work = vi.fn(() => new Promise<number>((_, reject) => (end = () => reject(new Error('planted')))))
    const { close } = openSweep({ name: 'nothing', everyMs: HOUR_MS, work }, 1)
    await vi.advanceTimersByTimeAsync(5 * HOUR_MS)
    expect(work).toHaveBeenCalledTimes(1)
    end()
    await vi.advanceTimersByTimeAsync(HOUR_MS)
    expect(error).toHaveBeenCalledTimes(1)
    expect(work).toHaveBeenCalledTimes(2)
    let isClosed = false
    const closing = close().then(() => (isClosed = true))
    await vi.advanceTimersByTimeAsync(1)
    expect(isClosed).toBe(false)
    end()
    await closing
  } finally {
    vi.useRealTimers()
  }
})

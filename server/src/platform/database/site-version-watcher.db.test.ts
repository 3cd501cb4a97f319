import { sql } from 'kysely'
import { afterEach, expect, test, vi } from 'vitest'
import { onDatabase } from '../../testing/index.ts'
import type { Db } from './database.ts'
import { raiseSiteVersion } from './site-version.ts'
import { cacheBySiteVersion, watchSiteVersion, type SiteVersionWatcher } from './site-version-watcher.ts'

const publish = (db: Db) => db.transaction().execute(raiseSiteVersion)

onDatabase('a watch of the site', (open) => {
  test('knows the version it saw last, and reads it again when that is not recent', async () => {
    const { db } = await open()
    const [always, seldom] = [watchSiteVersion(db, 0), watchSiteVersion(db, 60_000)]
    expect(always.version).toBe(-1)
    const first = await always.recent()
    expect(await seldom.recent()).toBe(first)
    const next = await publish(db)
    expect(next).toBeGreaterThan(first)
    expect([always.version, seldom.version]).toEqual([first, first])
    expect(await always.recent()).toBe(next)
    expect(await seldom.recent()).toBe(first)
    expect(await seldom.look()).toBe(next)
    expect(await seldom.recent()).toBe(next)
  })

  test('fails where the database does, and knows what it knew', async () => {
    const { db } = await open()
    const watch = watchSiteVersion(db, 0)
    const known = await watch.look()
    await sql`alter table platform.site rename to away`.execute(db)
    await expect(watch.recent()).rejects.toThrow()
    expect(watch.version).toBe(known)
    await sql`alter table platform.away rename to site`.execute(db)
    expect(await watch.recent()).toBe(known)
  })
})

/** A watch whose version the test sets. */
const makeWatcher = () => {
  const site = { version: 1, look: async () => site.version, recent: async () => site.version }
  return site satisfies SiteVersionWatcher
}

afterEach(() => vi.restoreAllMocks())

test('what is remembered is loaded once for a version, for all who ask at once', async () => {
  const site = makeWatcher()
  const remember = cacheBySiteVersion(site)
  const load = vi.fn(async () => ({ at: site.version }))
  const [first, second] = await Promise.all([remember('tree', load), remember('tree', load)])
  expect(second).toBe(first)
  expect(await remember('tree', load)).toBe(first)
  expect(await remember('other', load)).not.toBe(first)
  expect(load).toHaveBeenCalledTimes(2)
  site.version = 2
  expect(await remember('tree', load)).toEqual({ at: 2 })
})

test('a failure is not remembered', async () => {
  const remember = cacheBySiteVersion(makeWatcher())
  await expect(remember('tree', async () => Promise.reject(new Error('no database')))).rejects.toThrow(
    'no database',
  )
  expect(await remember('tree', async () => 'tree')).toBe('tree')
})

test('a load begun before a publication is not returned to later callers', async () => {
  const site = makeWatcher()
  const remember = cacheBySiteVersion(site)
  const slow = Promise.withResolvers<string>()
  const before = remember('tree', () => slow.promise)
  await Promise.resolve()
  site.version = 2
  expect(await remember('tree', async () => 'new')).toBe('new')
  slow.resolve('old')
  expect(await before).toBe('old')
  expect(await remember('tree', async () => 'newer')).toBe('new')
})

test('the cache never exceeds its size', async () => {
  const remember = cacheBySiteVersion(makeWatcher())
  const load = vi.fn(async () => 'level')
  for (let i = 0; i < 5_001; i++) await remember(`level ${i}`, load)
  await remember('level 0', load)
  expect(load).toHaveBeenCalledTimes(5_002)
})

test('nothing is remembered for more than a minute', async () => {
  let now = 0
  const remember = cacheBySiteVersion(makeWatcher(), undefined, () => now)
  const load = vi.fn(async () => now)
  expect(await remember('tree', load)).toBe(0)
  now = 60_000
  expect(await remember('tree', load)).toBe(0)
  now = 60_001
  expect(await remember('tree', load)).toBe(60_001)
})

test('a cache may remember for longer, until the next publication', async () => {
  let now = 0
  let version = 1
  const site = makeWatcher()
  const remember = cacheBySiteVersion({ ...site, recent: async () => version }, 3_600_000, () => now)
  const load = vi.fn(async () => now)
  await remember('counts', load)
  now = 3_600_000
  expect(await remember('counts', load)).toBe(0)
  version++
  expect(await remember('counts', load)).toBe(3_600_000)
})

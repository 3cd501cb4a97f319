import { expect, it } from 'vitest'
import { onDatabase } from '../../testing/index.ts'
import { withExclusiveLock } from './with-exclusive-lock.ts'
import type { Db } from './database.ts'

const sweep = 1
const paint = 2

/** Work that goes on until it is told to end. */
const longWork = () => {
  const [begun, end] = [Promise.withResolvers<void>(), Promise.withResolvers<string>()]
  const work = () => {
    begun.resolve()
    return end.promise
  }
  return { work, begun: begun.promise, end }
}

/** What comes of work that meets other work, of other work beside it, and of work after it failed. */
const outcomes = async (db: Db) => {
  const long = longWork()
  const first = withExclusiveLock(db, sweep, long.work, () => 'taken').catch(() => 'failed')
  await long.begun
  const now = async () => 'done'
  const meanwhile = [
    await withExclusiveLock(db, sweep, now, () => 'taken'),
    await withExclusiveLock(db, paint, now, () => 'taken'),
  ]
  long.end.reject(new Error('the broom broke'))
  return [...meanwhile, await first, await withExclusiveLock(db, sweep, now, () => 'taken')]
}
const EXPECTED = ['taken', 'done', 'failed', 'done']

onDatabase('what one does alone', (open) => {
  it('is refused to a second one, until the first has ended in whatever way', async () => {
    expect(await outcomes((await open()).db)).toEqual(EXPECTED)
  })
})

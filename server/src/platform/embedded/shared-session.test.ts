import { expect, it } from 'vitest'
import { SharedSession } from './shared-session.ts'
import type { SessionClient } from './shared-session.ts'
import { message } from './wire.ts'

/** A session that only tracks its transaction, and tells in which order it was asked what. */
const track = () => {
  const asked: string[] = []
  let status = 'I'
  const session = new SharedSession(async (batch) => {
    const text = batch.toString('utf8', 5, batch.length - 1)
    asked.push(text.includes('rollback') ? 'rollback' : text)
    if (text === 'begin') status = 'T'
    if (text === 'fail') status = 'E'
    if (text === 'commit' || text.includes('rollback')) status = 'I'
    return text === 'flush' ? Buffer.from('rows') : Buffer.from(`Z\0\0\0\x05${status}`)
  })
  return { session, asked }
}

const client = (): SessionClient & { answers: number } => ({
  answers: 0,
  answer() {
    this.answers++
  },
  fail(error) {
    throw error
  },
})

const query = (text: string): Buffer => message('Q', text)

it('gives the session to the client whose transaction is open until it ends', async () => {
  const { session, asked } = track()
  const [one, two] = [client(), client()]
  session.submit(one, query('begin'))
  session.submit(two, query('select 2'))
  session.submit(one, query('select 1'))
  session.submit(one, query('fail'))
  await expect.poll(() => one.answers).toBe(3)
  expect(two.answers).toBe(0)
  session.submit(one, query('rollback'))
  await expect.poll(() => two.answers).toBe(1)
  expect(asked).toEqual(['begin', 'select 1', 'fail', 'rollback', 'select 2'])
})

it('keeps the session for a client that has yet to end its batch', async () => {
  const { session, asked } = track()
  const [one, two] = [client(), client()]
  session.submit(one, query('flush'))
  session.submit(two, query('select 2'))
  session.submit(one, query('select 1'))
  await expect.poll(() => two.answers).toBe(1)
  expect(asked).toEqual(['flush', 'select 1', 'select 2'])
})

it('rolls back for a client that left, and drops what it still wanted', async () => {
  const { session, asked } = track()
  const [one, two] = [client(), client()]
  session.submit(one, query('begin'))
  session.submit(one, query('insert'))
  session.submit(two, query('select 2'))
  session.leave(one)
  await expect.poll(() => two.answers).toBe(1)
  expect(asked).toEqual(['begin', 'rollback', 'select 2'])
  expect(one.answers).toBe(0)
})

import { expect, it } from 'vitest'
import { openDatabase } from '../database.ts'
import { Preparations } from './preparations.ts'
import { message } from './wire.ts'

const parse = (name: string, text: string): Buffer => message('P', name, `${text}\0\0`)
const sync = message('S')
const complete = message('1')

/** A session that answers each Parse, and refuses the one whose text is wrong. */
const track = () => {
  const heard: Buffer[] = []
  const execute = async (batch: Buffer) => {
    heard.push(batch)
    if (batch.includes('wrong')) return message('E', 'no')
    return batch[0] === 'P'.charCodeAt(0)
      ? Buffer.concat([complete, Buffer.from('rows')])
      : Buffer.from('rows')
  }
  return { heard, execute }
}

it('leaves out a preparation that the session has, and says that it is done', async () => {
  const { heard, execute } = track()
  const preparations = new Preparations()
  const batch = Buffer.concat([parse('a', 'select 1'), sync])
  const first = await preparations.answer(batch, execute)
  const second = await preparations.answer(batch, execute)
  expect(second).toEqual(first)
  expect(heard).toEqual([batch, sync])
})

it('leaves alone what has no name, another text under the name, or was refused', async () => {
  const { heard, execute } = track()
  const preparations = new Preparations()
  const batches = [
    Buffer.concat([parse('', 'select 1'), sync]),
    Buffer.concat([parse('', 'select 1'), sync]),
    Buffer.concat([parse('b', 'wrong'), sync]),
    Buffer.concat([parse('b', 'wrong'), sync]),
    Buffer.concat([parse('c', 'select 1'), sync]),
    Buffer.concat([parse('c', 'select 2'), sync]),
    message('Q', 'select 1'),
  ]
  for (const batch of batches) await preparations.answer(batch, execute)
  expect(heard).toEqual(batches)
})

it('lets several clients prepare the same statements on the one session', async () => {
  const database = await openDatabase('memory:')
  try {
    const texts = ['select $1::int as n', 'select $1::int + 1 as n']
    const asked = Array.from({ length: 40 }, (_, n) => ({
      name: `s${n % 2}`,
      text: texts[n % 2] ?? '',
      values: [n],
    }))
    const answers = await Promise.all(asked.map((one) => database.pool.query<{ n: number }>(one)))
    expect(answers.map(({ rows }) => rows[0]?.n)).toEqual(asked.map((_, n) => n + (n % 2)))
    const { rows } = await database.pool.query('select name from pg_prepared_statements order by name')
    expect(rows).toEqual([{ name: 's0' }, { name: 's1' }])
  } finally {
    await database.close()
  }
})

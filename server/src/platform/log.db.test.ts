import { execFileSync } from 'node:child_process'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { onDatabase } from '../testing/index.ts'
import { describeError } from './log.ts'

const LOG = new URL('./log.ts', import.meta.url).href

const runAndReadLines = (code: string): unknown[] => {
  const program = `import { log } from ${JSON.stringify(LOG)}\n${code}`
  const written = execFileSync(process.execPath, ['--input-type=module', '-e', program], { encoding: 'utf8' })
  return written
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line))
}

it('writes one JSON object a line, the last ones too when the process exits at once', () => {
  const lines = runAndReadLines(`for (let n = 0; n < 500; n++) log.info({ n }, 'counted'); process.exit(0)`)
  expect(lines).toHaveLength(500)
  expect(lines[499]).toEqual({ level: 30, time: expect.any(String), n: 499, msg: 'counted' })
})

it('writes a request as one line like any other', () => {
  const [line] = runAndReadLines(`
    const { logRequest } = await import(${JSON.stringify(LOG)})
    logRequest({ requestId: 'abcdefgh-1', method: 'GET', group: 'page', status: 200, ms: 0.44 })
    log.level = 'error'
    logRequest({ requestId: 'abcdefgh-2', method: 'GET', group: 'page', status: 200, ms: 1 })
    process.exit(0)`)
  expect(line).toEqual({
    level: 30,
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    requestId: 'abcdefgh-1',
    method: 'GET',
    group: 'page',
    status: 200,
    ms: 0.4,
    msg: 'request',
  })
})

it('describes an error with its cause', () => {
  const [line] = runAndReadLines(
    `log.error({ err: new Error('outer', { cause: new TypeError('inner') }) }, 'failed')`,
  )
  expect(line).toMatchObject({
    err: { type: 'Error', message: 'outer', cause: { type: 'TypeError', message: 'inner' } },
  })
})

/** What a call throws. */
const thrownBy = (call: () => unknown): unknown => {
  try {
    return call()
  } catch (error) {
    return error
  }
}

it.each([
  ['JSON', () => JSON.parse('{"name": rahasia}')],
  ['JSON with a quotation mark', () => JSON.parse('rahasia "')],
  ['a header', () => new Headers().set('x', 'rahasia\0')],
  ['a header with quotation marks', () => new Headers().set('x', '"rahasia"\n"rahasia')],
  ['an address', () => new URL('rahasia')],
  ['an escape', () => decodeURIComponent('rahasia%zz')],
  ['a number', () => BigInt('rahasia')],
  ['a pattern', () => new RegExp(['(', 'rahasia'].join(''))],
  ['a field', () => z.strictObject({}).parse(JSON.parse('{"rahasia":1}'))],
  ['a thrown text', () => 'rahasia'],
  ['a thrown answer', () => ({ status: 404, data: 'No route matches /rahasia' })],
])('does not repeat what was typed: %s', (_, call) => {
  const thrown = thrownBy(call)
  if (thrown instanceof Error)
    expect(describeError(thrown)).toMatchObject({
      type: thrown.name,
      stack: expect.stringContaining('log.db.test') as string,
    })
  expect(
    JSON.stringify([describeError(thrown), describeError(new Error('outer', { cause: thrown }))]),
  ).not.toContain('rahasia')
})

onDatabase('the log', (open) => {
  it('never repeats what a row or a value holds', async () => {
    const { pool } = await open()
    await pool.query('create table person (email text primary key, age int4)')
    const insert = (...values: unknown[]) => pool.query('insert into person values ($1, $2)', values)
    await insert('budi@example.com', 30)
    const duplicate: unknown = await insert('budi@example.com', 31).catch((error: unknown) => error)
    const unreadable: unknown = await insert('sari@example.com', 'sari@example.com').catch(
      (error: unknown) => error,
    )
    expect(String(unreadable)).toContain('sari@example.com')
    expect(JSON.stringify([describeError(duplicate), describeError(unreadable)])).not.toContain('example.com')
    expect(describeError(duplicate)).toMatchObject({
      code: '23505',
      constraint: 'person_pkey',
      table: 'person',
    })
    for (const [query, value] of [
      ['select $1::text', 'rahasia\0'],
      ["select to_tsquery('simple', $1)", 'rahasia & & rahasia'],
      ["select 'x' ~ $1", '(rahasia'],
    ] as const) {
      const failed: unknown = await pool.query(query, [value]).catch((error: unknown) => error)
      expect(failed).toMatchObject({ code: expect.any(String) as string })
      expect(JSON.stringify(describeError(failed))).not.toContain('rahasia')
    }
    expect(describeError(unreadable)).toMatchObject({ code: '22P02', stack: expect.stringContaining('at ') })
  })
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import { newDesk, table, type Desk } from '../testing/cli-fixture.ts'
import { DOCUMENT, newGate } from '../testing/barrier.ts'

const BATCH = 500
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGKILL'] as const

/** Rows for four batches and one more; the first row of each but the first names a document. */
const rows = table(4 * BATCH + 1)
  .trimEnd()
  .split('\n')
  .map(
    (line, n) =>
      `${line},${n === 0 ? 'datasheet' : n > 1 && n % BATCH === 1 ? `${(n - 1) / BATCH}.pdf` : ''}`,
  )
const TABLE = [...rows, ''].join('\n')

let desk: Desk
let other: Desk
beforeAll(async () => {
  desk = await newDesk()
  other = await newDesk()
})
afterAll(() => Promise.all([desk.clear(), other.clear()]))

test('an import that a signal broke off, run again, ends as one run does', async () => {
  const file = await desk.put('table.csv', TABLE)
  for (const [i, signal] of SIGNALS.entries()) {
    const [gate, next] = [await newGate(desk, `${i + 1}.pdf`), await newGate(desk, `${i + 2}.pdf`)]
    const program = desk.start('import', file)
    await gate.reached()
    await gate.open()
    // It writes a batch, then waits at the next barrier.
    program.signal(signal)
    expect(await program.ended).toBe(signal)
    expect(program.output()).toBe(
      signal === 'SIGKILL' ? '' : '\nBroken off; what is written stays. Run it again.\n',
    )
    await gate.replace()
    await next.remove()
  }
  await desk.put('documents/4.pdf', DOCUMENT)

  const last = await desk.import(file)
  expect(last.code).toBe(0)
  const [, created, changed, before] =
    /Items: (\d+) new, (\d+) changed, (\d+) as before\./.exec(last.output)?.map(Number) ?? []
  // Two batches were written before the last signal, the third and the fourth perhaps.
  expect([1001, 501, 1]).toContain(created)
  expect(changed).toBe(0)
  expect((created ?? 0) + (before ?? 0)).toBe(2001)
  expect(await desk.export(desk.path('out'))).toMatchObject({ code: 0 })

  for (const n of [1, 2, 3, 4]) await other.put(`documents/${n}.pdf`, DOCUMENT)
  const once = await other.import(await other.put('table.csv', TABLE))
  expect([once.code, once.output]).toEqual([0, expect.stringContaining('Items: 2001 new')])
  expect(await other.export(other.path('out'))).toMatchObject({ code: 0 })
  for (const name of ['catalogue.csv', 'mapping.json'])
    expect(await desk.read(`out/${name}`)).toBe(await other.read(`out/${name}`))
}, 120_000)

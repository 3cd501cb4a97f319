import { expect, it } from 'vitest'
import type { Workers } from '../../platform/index.ts'
import { sharedTextWorkbook } from '../../testing/workbooks.ts'
import { readRows, readWorkbookRows } from './read-rows.ts'
import { rowsOfTable } from './rows-thread.ts'

const LIMITS = {
  rows: 20_000,
  columns: 100,
  unpacked: 60_000_000,
  cells: 1_000_000,
  cellLength: 1_000,
  characters: 10_000_000,
}
const readList = (input: string | Uint8Array, limits = LIMITS) => rowsOfTable({ input, limits, most: 5_000 })
const readTableRows = async (input: string | Uint8Array, limits = LIMITS) => {
  const list = await readList(input, limits)
  return typeof list === 'string' ? list : list.rows
}

/** What reading a text of cells is made of. */
const steps = [
  [String.prototype, 'slice'],
  [String.prototype, 'indexOf'],
  [String.prototype, 'includes'],
  [String.prototype, 'trim'],
  [String.prototype, 'replaceAll'],
  [RegExp.prototype, 'test'],
  [Array.prototype, 'push'],
] as const

/** How many steps something takes until it comes to wait. */
const countSteps = <Answer>(work: () => Answer): [answer: Answer, steps: number] => {
  let taken = 0
  const real = steps.map(([owner, name]) => (owner as unknown as Record<string, unknown>)[name])
  steps.forEach(([owner, name], at) => {
    Object.defineProperty(owner, name, {
      configurable: true,
      writable: true,
      value(this: unknown, ...args: unknown[]) {
        taken++
        return Reflect.apply(real[at] as () => unknown, this, args as [])
      },
    })
  })
  try {
    return [work(), taken]
  } finally {
    steps.forEach(([owner, name], at) => {
      Object.defineProperty(owner, name, { configurable: true, writable: true, value: real[at] })
    })
  }
}

it.each([
  ['of line ends', '\n'.repeat(500_000), 'too_many_rows', 21_000],
  ['of line ends of Windows', '\r\n'.repeat(500_000), 'too_many_rows', 21_000],
  ['of lines of commas', `${','.repeat(25_000)}\n`.repeat(20), 'too_many_columns', 1_000],
  ['of one line of commas', ','.repeat(500_000), 'too_many_columns', 1_000],
])('a text %s is refused before its cells are made', async (_, text, refusal, most) => {
  const [answer, taken] = countSteps(() => readTableRows(text))
  expect(await answer).toBe(refusal)
  expect(taken).toBeGreaterThan(0)
  expect(taken).toBeLessThan(most)
})

it('counts the steps of a list that is read', async () => {
  const [answer, taken] = countSteps(() => readTableRows('A-1;1\n'.repeat(5_000)))
  expect(await answer).toHaveLength(5_000)
  expect(taken).toBeGreaterThan(20_000)
})

it('a workbook that takes too long to read is not called too large', async () => {
  const slow: Workers = { run: async () => 'overrun', close: async () => {} }
  const file = new File(['PK\u0003\u0004'], 'needs.xlsx')
  expect(await readWorkbookRows(slow, file, 10)).toEqual({ error: 'table_took_too_long' })
  expect(await readRows(slow, file)).toEqual({ error: 'table_took_too_long' })
})

it('a long text is cut before it is cleaned, whether its cell shares it or not', async () => {
  const long = `A-1${' '.repeat(2_000)}B`
  for (const text of [sharedTextWorkbook(long, 1, 1), long, `"${long}"`])
    expect(await readTableRows(text)).toEqual([{ part_number: 'A-1', quantity: '' }])
})

it.each([
  ['whose cells name one long text', () => sharedTextWorkbook('a'.repeat(900), 20, 1)],
  ['of more cells than it may have', () => sharedTextWorkbook('1', 11, 10)],
  ['of more quoted cells', () => `${'"1",'.repeat(9)}\n`.repeat(11)],
])('a table %s is refused', async (_, make) => {
  expect(await readTableRows(make(), { ...LIMITS, cells: 100, characters: 10_000 })).toBe('too_large')
})

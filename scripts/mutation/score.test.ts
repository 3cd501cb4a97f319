import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, test } from 'vitest'
import { mutatedModules } from './modules.ts'
import { computeScore, writeScore } from './score.ts'

type Results = Parameters<typeof computeScore>[0]
const results = (...statuses: Results[number]['status'][]): Results =>
  statuses.map((status, at) => ({ id: String(at), status }) as Results[number])

it('a score counts what no test notices, or reaches, as survived', () => {
  const { mutants, killed, survivors } = computeScore(results('Killed', 'Timeout', 'Survived', 'NoCoverage'))
  expect([mutants, killed, survivors.map(({ id }) => id)]).toEqual([4, 2, ['2', '3']])
})

it('a score leaves out what could not be run', () => {
  expect(computeScore(results('Killed', 'Ignored', 'CompileError', 'RuntimeError'))).toMatchObject({
    mutants: 1,
    killed: 1,
  })
})

it('a score is written into the line of its module, rounded down, and into no other', () => {
  const page = '| cart | | | | |\n| order | 1 | 1 | 100 % | 2026-01-01 |\n'
  const score = { mutants: 3, killed: 2, survivors: [] }
  expect(writeScore(page, 'cart', score, new Date('2026-11-26T00:00:00Z'))).toBe(
    '| cart | 3 | 2 | 66 % | 2026-11-26 |\n| order | 1 | 1 | 100 % | 2026-01-01 |\n',
  )
  expect(() => writeScore(page, 'tax', score, new Date())).toThrow('no line of tax')
})

const page = readFileSync(join(import.meta.dirname, '../../docs/testing.md'), 'utf8')
test.each(Object.keys(mutatedModules))('the tests of %s kill 85 % of the faults in its rules', (module) => {
  const [, percent] = new RegExp(`^\\| ${module} \\|.* (\\d+) % \\|`, 'm').exec(page) ?? []
  expect(Number(percent)).toBeGreaterThanOrEqual(85)
})

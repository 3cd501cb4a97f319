import { describe, expect, test } from 'vitest'
import { closingLine, countPlaywright, countStage, countVitest, noTests, sum } from './count.ts'

const vitest = (passed: number, failed: number, total: number, files: [string, number][] = []) => ({
  numTotalTests: total,
  numPassedTests: passed,
  numFailedTests: failed,
  testResults: files.map(([status, tests]) => ({ status, assertionResults: Array.from({ length: tests }) })),
})

describe("a report of Vitest's", () => {
  test('gives passed, failed and the rest as skipped', () => {
    expect(countVitest(vitest(5, 2, 9))).toEqual({ passed: 5, failed: 2, skipped: 2 })
  })
  test('counts a file that could not be run as failed', () => {
    const files: [string, number][] = [
      ['failed', 0],
      ['failed', 3],
      ['passed', 4],
    ]
    expect(countVitest(vitest(6, 1, 7, files))).toEqual({ passed: 6, failed: 2, skipped: 0 })
  })
})

describe("a report of Playwright's", () => {
  const stats = { expected: 3, unexpected: 1, flaky: 0, skipped: 2 }
  test('gives passed, failed and skipped', () => {
    expect(countPlaywright({ stats, errors: [] })).toEqual({ passed: 3, failed: 1, skipped: 2 })
  })
  test('takes a flaky journey and an error outside of any for failed', () => {
    const report = { stats: { ...stats, flaky: 1 }, errors: [{ message: 'no server' }] }
    expect(countPlaywright(report).failed).toBe(3)
  })
})

describe('a stage', () => {
  test('without a report is one check', () => {
    expect(countStage(0, undefined)).toEqual({ ...noTests, passed: 1 })
    expect(countStage(2, undefined)).toEqual({ ...noTests, failed: 1 })
  })
  test('that should have left a report and did not has failed', () => {
    expect(countStage(0, 'no report')).toEqual({ ...noTests, failed: 1 })
  })
  test('that ran no test has failed', () => {
    expect(countStage(0, noTests).failed).toBe(1)
    expect(countStage(0, { ...noTests, skipped: 4 }).failed).toBe(1)
  })
  test('that ended badly for a reason its report does not show has failed', () => {
    expect(countStage(1, { ...noTests, passed: 8 })).toEqual({ passed: 8, failed: 1, skipped: 0 })
  })
  test('is what its report says otherwise', () => {
    expect(countStage(1, { passed: 8, failed: 2, skipped: 0 })).toEqual({ passed: 8, failed: 2, skipped: 0 })
  })
})

describe('the closing line', () => {
  test('names skipped tests only when there are some', () => {
    expect(closingLine({ passed: 12, failed: 0, skipped: 0 })).toBe('12 passed, 0 failed')
    expect(closingLine({ passed: 12, failed: 1, skipped: 3 })).toBe('12 passed, 1 failed, 3 skipped')
  })
  test('sums all stages', () => {
    const stages = [{ ...noTests, passed: 1 }, { passed: 4, failed: 2, skipped: 1 }, noTests]
    expect(closingLine(sum(stages))).toBe('5 passed, 2 failed, 1 skipped')
  })
})

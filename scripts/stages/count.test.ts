import { describe, expect, test } from 'vitest'
import { closingLine, countStage, noTests, readPlaywright, readVitest, sum } from './count.ts'

const file = (name: string, tests: { fullName: string; status: string; failureMessages?: string[] }[]) => ({
  name: `${process.cwd()}/${name}`,
  status: tests.some(({ status }) => status === 'failed') ? 'failed' : 'passed',
  startTime: 1_000,
  endTime: 3_500,
  assertionResults: tests,
})

describe("a report of Vitest's", () => {
  const good = { fullName: 'adds', status: 'passed' }
  const bad = {
    fullName: 'subtracts',
    status: 'failed',
    failureMessages: ['\u001b[31mexpected 1\u001b[39m\nat …'],
  }
  test('gives passed, failed and the rest as skipped', () => {
    const report = { numTotalTests: 9, numPassedTests: 5, numFailedTests: 2, testResults: [] }
    expect(readVitest(report).count).toEqual({ passed: 5, failed: 2, skipped: 2 })
  })
  test('names what failed, why, and how long each file took', () => {
    const testResults = [file('sums.test.ts', [good, bad])]
    expect(readVitest({ numTotalTests: 2, numPassedTests: 1, numFailedTests: 1, testResults })).toEqual({
      count: { passed: 1, failed: 1, skipped: 0 },
      failures: ['sums.test.ts: subtracts\n    expected 1'],
      files: [{ name: 'sums.test.ts', seconds: 2.5 }],
    })
  })
  test('counts a file that could not be run as failed', () => {
    const broken = { ...file('broken.test.ts', []), status: 'failed', message: 'no such module' }
    const testResults = [broken, file('sums.test.ts', [good])]
    const { count, failures } = readVitest({
      numTotalTests: 1,
      numPassedTests: 1,
      numFailedTests: 0,
      testResults,
    })
    expect(count).toEqual({ passed: 1, failed: 1, skipped: 0 })
    expect(failures).toEqual(['broken.test.ts\n    no such module'])
  })
})

describe("a report of Playwright's", () => {
  const stats = { expected: 3, unexpected: 1, flaky: 0, skipped: 2 }
  test('gives passed, failed and skipped', () => {
    expect(readPlaywright({ stats, errors: [], suites: [] }).count).toEqual({
      passed: 3,
      failed: 1,
      skipped: 2,
    })
  })
  test('counts an error outside of any journey as failed', () => {
    const report = { stats, errors: [{ message: 'no server' }], suites: [] }
    expect(readPlaywright(report).count.failed).toBe(2)
    expect(readPlaywright(report).failures).toEqual(['outside of any journey\n    no server'])
  })
  const journey = (status: string, ...messages: string[]) => ({
    title: status,
    tests: [{ status, results: [{ duration: 1_500, errors: messages.map((message) => ({ message })) }] }],
  })
  test('names a journey that passed when it ran again, and counts it neither as passed nor as failed', () => {
    const suites = [{ file: 'cart.spec.ts', specs: [journey('flaky', 'gone\nat …'), journey('expected')] }]
    const report = { stats: { expected: 1, unexpected: 0, flaky: 1, skipped: 0 }, errors: [], suites }
    expect(readPlaywright(report)).toMatchObject({
      count: { passed: 1, failed: 0, skipped: 0 },
      failures: [],
      flaky: ['cart.spec.ts: flaky\n    gone'],
    })
  })
  test('names what failed in suites within suites, and sums each file', () => {
    const inner = { file: 'cart.spec.ts', specs: [journey('unexpected', 'gone\nat …')] }
    const suites = [{ file: 'cart.spec.ts', specs: [journey('expected')], suites: [inner] }]
    const { failures, files } = readPlaywright({ stats, errors: [], suites })
    expect(failures).toEqual(['cart.spec.ts: unexpected\n    gone'])
    expect(files).toEqual([{ name: 'cart.spec.ts', seconds: 3 }])
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

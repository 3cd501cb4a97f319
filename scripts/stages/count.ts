/** How many tests passed, failed and were skipped. */
export interface Count {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
}

export const noTests: Count = { passed: 0, failed: 0, skipped: 0 }

export const sum = (counts: readonly Count[]): Count =>
  counts.reduce(
    (total, one) => ({
      passed: total.passed + one.passed,
      failed: total.failed + one.failed,
      skipped: total.skipped + one.skipped,
    }),
    noTests,
  )

/** The run's last line. It stands alone on its line, in just these words, for whoever reads it by machine. */
export const closingLine = ({ passed, failed, skipped }: Count): string =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`

interface VitestReport {
  readonly numTotalTests: number
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly testResults: readonly { readonly status: string; readonly assertionResults: readonly unknown[] }[]
}

/** Counts of a report by Vitest's JSON reporter. A file that could not be run counts as one failed test. */
export const countVitest = (report: VitestReport): Count => {
  const broken = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  ).length
  const { numTotalTests: total, numPassedTests: passed, numFailedTests: failed } = report
  return { passed, failed: failed + broken, skipped: total - passed - failed }
}

interface PlaywrightReport {
  readonly stats: {
    readonly expected: number
    readonly unexpected: number
    readonly flaky: number
    readonly skipped: number
  }
  readonly errors: readonly unknown[]
}

/** Counts of a report by Playwright's JSON reporter. A flaky journey is a failed one, so is an error outside of any. */
export const countPlaywright = ({ stats, errors }: PlaywrightReport): Count => ({
  passed: stats.expected,
  failed: stats.unexpected + stats.flaky + errors.length,
  skipped: stats.skipped,
})

/**
 * What a stage counts as. A stage without a report is one check; one with a report must have run a test, and must
 * not have failed in a way its report does not show.
 */
export const countStage = (exitCode: number, reported: Count | 'no report' | undefined): Count => {
  if (reported === undefined) return { ...noTests, ...(exitCode === 0 ? { passed: 1 } : { failed: 1 }) }
  if (reported === 'no report') return { ...noTests, failed: 1 }
  const silent = reported.failed === 0 && (exitCode !== 0 || reported.passed === 0)
  return silent ? { ...reported, failed: 1 } : reported
}

import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

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

/** The run's last line, in exactly these words, since programs read it. */
export const closingLine = ({ passed, failed, skipped }: Count): string =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`

/** A report: the counts, each failure in a line or two, and the duration of each test file. */
export interface Result {
  readonly count: Count
  readonly failures: readonly string[]
  /** Journeys that failed and passed when they ran once more; not in `count`. Each is a defect to find. */
  readonly flaky?: readonly string[]
  readonly files: readonly { readonly name: string; readonly seconds: number }[]
}

/** A failure's name, and the first line of its reason. */
const failure = (name: string, reason: string | undefined): string =>
  `${name}\n    ${
    stripVTControlCharacters(reason ?? '')
      .trim()
      .split('\n', 1)[0]
  }`

interface VitestReport {
  readonly numTotalTests: number
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly testResults: readonly {
    readonly name: string
    readonly status: string
    readonly message?: string
    readonly startTime: number
    readonly endTime: number
    readonly assertionResults: readonly {
      readonly fullName: string
      readonly status: string
      readonly failureMessages?: readonly string[] | null
    }[]
  }[]
}

/** A report by Vitest's JSON reporter. A file that could not be run counts as one failed test. */
export const readVitest = (report: VitestReport): Result => {
  const broken = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  )
  const { numTotalTests: total, numPassedTests: passed, numFailedTests: failed } = report
  return {
    count: { passed, failed: failed + broken.length, skipped: total - passed - failed },
    failures: [
      ...broken.map((file) => failure(shortName(file.name), file.message)),
      ...report.testResults.flatMap((file) =>
        file.assertionResults
          .filter(({ status }) => status === 'failed')
          .map((test) => failure(`${shortName(file.name)}: ${test.fullName}`, test.failureMessages?.[0])),
      ),
    ],
    files: report.testResults.map(({ name, startTime, endTime }) => ({
      name: shortName(name),
      seconds: (endTime - startTime) / 1000,
    })),
  }
}

const shortName = (file: string): string => relative(process.cwd(), file)

interface PlaywrightSuite {
  readonly file: string
  readonly suites?: readonly PlaywrightSuite[]
  readonly specs: readonly {
    readonly title: string
    readonly tests: readonly {
      /** `flaky`: failed at first, passed when it ran again. */
      readonly status: string
      readonly results: readonly {
        readonly duration: number
        readonly errors: readonly { readonly message?: string }[]
      }[]
    }[]
  }[]
}

interface PlaywrightReport {
  readonly stats: {
    readonly expected: number
    readonly unexpected: number
    readonly flaky: number
    readonly skipped: number
  }
  readonly errors: readonly { readonly message?: string }[]
  readonly suites: readonly PlaywrightSuite[]
}

/** A report by Playwright's JSON reporter. An error outside of any journey counts as a failed one. */
export const readPlaywright = ({ stats, errors, suites }: PlaywrightReport): Result => ({
  count: {
    passed: stats.expected,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
  },
  failures: [
    ...errors.map(({ message }) => failure('outside of any journey', message)),
    ...journeysThat('unexpected', suites),
  ],
  flaky: journeysThat('flaky', suites),
  files: suites.map((suite) => ({
    name: suite.file,
    seconds:
      allSpecs(suite)
        .flatMap(({ spec }) => spec.tests.flatMap(({ results }) => results))
        .reduce((total, { duration }) => total + duration, 0) / 1000,
  })),
})

/** The journeys of one status, each with the first line of its first failure. */
const journeysThat = (status: string, suites: readonly PlaywrightSuite[]): readonly string[] =>
  suites
    .flatMap(allSpecs)
    .flatMap(({ file, spec }) =>
      spec.tests
        .filter((one) => one.status === status)
        .map(({ results }) =>
          failure(`${file}: ${spec.title}`, results.flatMap((result) => result.errors)[0]?.message),
        ),
    )

const allSpecs = (
  suite: PlaywrightSuite,
): readonly { readonly file: string; readonly spec: PlaywrightSuite['specs'][number] }[] => [
  ...suite.specs.map((spec) => ({ file: suite.file, spec })),
  ...(suite.suites ?? []).flatMap(allSpecs),
]

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

import { readPlaywright, readVitest, type Result } from './count.ts'

/** One step of the checks: the commands to run in order, each only if the one before succeeded. */
export interface Stage {
  readonly name: string
  readonly commands: readonly (readonly string[])[]
  /** The stage writes a JSON report to the file named, and this reads it. Without it the stage is one check. */
  readonly read?: (report: never) => Result
  /** The variable that tells the last command where its report goes. */
  readonly reportVariable?: string
}

/** Where a command's report goes; put in by the runner. */
export const REPORT = '{report}'

const fast: readonly Stage[] = [
  { name: 'format', commands: [['oxfmt', '--check', '.']] },
  // Before lint and types: both read them, and lint judges otherwise where they are missing.
  { name: 'generated types', commands: [['npm', 'run', '--silent', 'typegen', '-w', 'storefront']] },
  { name: 'lint', commands: [['oxlint']] },
  { name: 'boundaries', commands: [['node', 'scripts/boundaries.ts']] },
  { name: 'specification', commands: [['node', 'scripts/spec.ts']] },
  {
    name: 'types',
    commands: [
      ['tsc', '-p', '.'],
      ['tsc', '-p', 'journeys'],
      ['tsc', '-p', 'bench'],
      ['tsc', '-p', 'storefront'],
    ],
  },
  { name: 'unused code', commands: [['knip']] },
]

const vitest = (name: string, ...args: string[]): Stage => ({
  name,
  commands: [
    ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${REPORT}`, ...args],
  ],
  read: readVitest,
})

const journeys: Stage = {
  name: 'journeys',
  commands: [['playwright', 'test', '-c', 'journeys/playwright.config.ts', '--reporter=list,json']],
  read: readPlaywright,
  reportVariable: 'PLAYWRIGHT_JSON_OUTPUT_FILE',
}

/** What `npm test` runs. */
export const all: readonly Stage[] = [
  ...fast,
  { name: 'build', commands: [['npm', 'run', '--silent', 'build']] },
  vitest('unit and API'),
  journeys,
]

/** What `npm run check` runs: all that needs no build, no database and no browser. */
export const check: readonly Stage[] = [...fast, vitest('unit', '--project', 'pure', '--project', 'pages')]

import { hasChanged } from './changed.ts'
import { readPlaywright, readVitest, type Result } from './count.ts'

/** One step of the checks: the commands to run in order, each only if the one before succeeded. */
export interface Stage {
  readonly name: string
  readonly commands: readonly (readonly string[])[]
  /** The stage writes a JSON report to the file named, and this reads it. Without it the stage is one check. */
  readonly read?: (report: never) => Result
  /** The variable with the path of the last command's report. */
  readonly reportVariable?: string
}

/** Where a command's report goes; put in by the runner. */
export const REPORT = '{report}'

const format: Stage = { name: 'format', commands: [['oxfmt', '--check', '.']] }
const typegen = ['npm', 'run', '--silent', 'typegen', '-w', 'storefront'] as const
const generatedTypes: Stage = { name: 'generated types', commands: [typegen] }
const build: Stage = { name: 'build', commands: [typegen, ['npm', 'run', '--silent', 'build']] }

/** What reads the generated types; lint judges otherwise where they are missing. */
const readers: readonly Stage[] = [
  // Of each file by the nearest tsconfig.json, as tsc -p would, in half its time: what is linted is checked already.
  { name: 'lint and types', commands: [['oxlint', '--type-check']] },
  { name: 'unused code', commands: [['knip']] },
  { name: 'boundaries', commands: [['node', 'scripts/boundaries.ts']] },
  { name: 'specification', commands: [['node', 'scripts/spec.ts']] },
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

/** The demo's own tests read all of it, and every sentence of the shop; they say the same until one of these changes. */
const demo = hasChanged(['demo', 'drawings', 'words', 'contract']) ? ['demo'] : []
const units = ['pure', 'pages', 'components', 'isolated', ...demo]
const inProjects = (...projects: readonly string[]) => projects.map((project) => `--project=${project}`)

/** What `npm test` runs: groups in order, the stages of each at once. */
export const all: readonly (readonly Stage[])[] = [
  [format, build],
  readers,
  [vitest('unit and API', ...inProjects(...units, 'database', 'shop'))],
  // What is measured has the machine to itself.
  [vitest('measured', ...inProjects('measured'))],
  [journeys],
]

/** What `npm run check` runs: all that needs no build, no database and no browser. */
export const check: readonly (readonly Stage[])[] = [
  [format, generatedTypes],
  readers,
  [vitest('unit', ...inProjects(...units))],
]

import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CORES } from '../workers.ts'
import { closingLine, countStage, sum, type Count, type Result } from './count.ts'
import { REPORT, type Stage } from './stages.ts'

interface Outcome {
  readonly name: string
  readonly count: Count
  readonly seconds: number
  readonly result: Result | undefined
}

/** How many of the slowest test files are named at the end. */
const SLOWEST = 10

/** Runs a command, and returns its exit code. Without `write` it prints for itself. */
const runCommand = (
  [program = '', ...args]: readonly string[],
  env: NodeJS.ProcessEnv,
  write: ((text: string) => void) | undefined,
): Promise<number> =>
  new Promise((resolve) => {
    const output = write ? 'pipe' : 'inherit'
    const child = spawn(program, args, { stdio: ['ignore', output, output], env })
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', write ?? (() => {}))
    child.once('error', (error) => {
      console.error(`${program}: ${error.message}`)
      resolve(1)
    })
    child.once('close', (code) => resolve(code ?? 1))
  })

const readReport = (stage: Stage, file: string): Result | 'no report' | undefined => {
  if (stage.read === undefined) return undefined
  try {
    return stage.read(JSON.parse(readFileSync(file, 'utf8')) as never)
  } catch {
    return 'no report'
  }
}

/** Runs a stage. What one that runs beside others prints is shown once it has ended. */
const runStage = async (stage: Stage, folder: string, isAlone: boolean): Promise<Outcome> => {
  const heading = `\n── ${stage.name}`
  if (isAlone) console.log(heading)
  const started = performance.now()
  const report = join(folder, `${stage.name}.json`)
  const env = { ...process.env, ...(stage.reportVariable && { [stage.reportVariable]: report }) }
  const printed: string[] = []
  let exitCode = 0
  for (const command of stage.commands) {
    exitCode = await runCommand(
      command.map((word) => word.replace(REPORT, report)),
      env,
      isAlone ? undefined : (text) => void printed.push(text),
    )
    if (exitCode !== 0) break
  }
  if (!isAlone) console.log(`${heading}\n${printed.join('')}`)
  const read = readReport(stage, report)
  const result = read === 'no report' ? undefined : read
  const count = countStage(exitCode, result?.count ?? (read as 'no report' | undefined))
  return { name: stage.name, count, seconds: (performance.now() - started) / 1000, result }
}

/** Runs the stages of a group, at most `CORES` at once. Returns their outcomes in the group's order. */
const runGroup = async (group: readonly Stage[], folder: string): Promise<readonly Outcome[]> => {
  const outcomes: Outcome[] = []
  const waiting = group.entries()
  const runWaiting = async () => {
    for (const [at, stage] of waiting) outcomes[at] = await runStage(stage, folder, group.length === 1)
  }
  await Promise.all(Array.from({ length: CORES }, runWaiting))
  return outcomes
}

const row = ({ name, count, seconds, result }: Outcome): string => {
  const flaky = result?.flaky?.length ?? 0
  const verdict = count.failed === 0 ? 'ok    ' : 'FAILED'
  const counts = `${closingLine(count)}${flaky > 0 ? `, ${flaky} flaky` : ''}`
  return `${verdict}  ${name.padEnd(16)}${seconds.toFixed(1).padStart(7)} s   ${counts}`
}

const slowest = (outcomes: readonly Outcome[]): string =>
  outcomes
    .flatMap(({ result }) => result?.files ?? [])
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, SLOWEST)
    .map(({ name, seconds }) => `${seconds.toFixed(1).padStart(7)} s   ${name}\n`)
    .join('')

/**
 * Runs every group of stages, one after another, whatever the ones before came to. Prints at the end which test files were
 * the slowest, what failed, what was flaky, and each stage's seconds and counts. Returns whether all passed.
 */
export const runStages = async (groups: readonly (readonly Stage[])[]): Promise<boolean> => {
  const folder = mkdtempSync(join(tmpdir(), 'stages-'))
  try {
    const outcomes: Outcome[] = []
    for (const group of groups) outcomes.push(...(await runGroup(group, folder)))
    const total = sum(outcomes.map(({ count }) => count))
    const files = slowest(outcomes)
    if (files) console.log(`\nThe slowest test files:\n${files}`)
    for (const { name, result } of outcomes)
      for (const failure of result?.failures ?? []) console.log(`FAILED  ${name}  ${failure}`)
    for (const { result } of outcomes) for (const one of result?.flaky ?? []) console.log(`flaky: ${one}`)
    console.log(`\n${outcomes.map(row).join('\n')}\n`)
    console.log(closingLine(total))
    return total.failed === 0
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

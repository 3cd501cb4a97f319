import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { closingLine, countStage, sum, type Count } from './count.ts'
import { REPORT, type Stage } from './stages.ts'

interface Outcome {
  readonly name: string
  readonly count: Count
  readonly seconds: number
}

const runCommand = ([program = '', ...args]: readonly string[], env: NodeJS.ProcessEnv): number => {
  const { status, error } = spawnSync(program, args, { stdio: ['ignore', 'inherit', 'inherit'], env })
  if (error) console.error(`${program}: ${error.message}`)
  return status ?? 1
}

const countReport = (stage: Stage, file: string): Count | 'no report' | undefined => {
  if (stage.count === undefined) return undefined
  try {
    return stage.count(JSON.parse(readFileSync(file, 'utf8')) as never)
  } catch {
    return 'no report'
  }
}

const runStage = (stage: Stage, folder: string): Outcome => {
  console.log(`\n── ${stage.name}`)
  const started = performance.now()
  const report = join(folder, `${stage.name}.json`)
  const env = { ...process.env, ...(stage.reportVariable && { [stage.reportVariable]: report }) }
  let exitCode = 0
  for (const command of stage.commands) {
    exitCode = runCommand(
      command.map((word) => word.replace(REPORT, report)),
      env,
    )
    if (exitCode !== 0) break
  }
  const count = countStage(exitCode, countReport(stage, report))
  return { name: stage.name, count, seconds: (performance.now() - started) / 1000 }
}

const row = ({ name, count, seconds }: Outcome): string =>
  `${count.failed === 0 ? 'ok    ' : 'FAILED'}  ${name.padEnd(16)}${seconds.toFixed(1).padStart(7)} s   ${closingLine(count)}`

/** Runs every stage, whatever the ones before came to; prints seconds and counts. Says whether all passed. */
export const runStages = (stages: readonly Stage[]): boolean => {
  const folder = mkdtempSync(join(tmpdir(), 'stages-'))
  try {
    const outcomes = stages.map((stage) => runStage(stage, folder))
    const total = sum(outcomes.map(({ count }) => count))
    console.log(`\n${outcomes.map(row).join('\n')}\n`)
    console.log(closingLine(total))
    return total.failed === 0
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

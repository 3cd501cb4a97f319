import { closeSync, openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startPostgres } from '../../scripts/postgres.ts'
import { demoCopies } from '../demo-copies.ts'
import type { Bench, Line, Result } from '../line.ts'
import { succeeded, type Processes } from '../processes.ts'

const root = join(import.meta.dirname, '../..')
export const bareImport = fileURLToPath(new URL('../bare-import.ts', import.meta.url))

const ITEMS = 100_000
const TARGET_SECONDS = 60

/** A catalogue's first import, by the command for it, from its start to its end, beside the least any import does. */
export const importSpeed: Line = {
  name: 'Import',
  measure: async (bench) => [await measure(bench)],
}

const measure = async (bench: Bench): Promise<Result> => {
  const folder = join(bench.folder, 'import')
  const { file, mapping } = await demoCopies(folder, ITEMS)
  const postgres = await startPostgres({ durable: true })
  const env = { DATABASE_URL: postgres.url, VAR_DIR: join(folder, 'var') }
  try {
    const seconds = await timeImport(
      bench.processes,
      folder,
      'host/import.ts',
      [file, '--mapping', mapping],
      env,
    )
    const again = await timeImport(
      bench.processes,
      folder,
      'host/import.ts',
      [file, '--mapping', mapping],
      env,
    )
    const least = await timeImport(bench.processes, folder, bareImport, [postgres.url, file], {})
    return {
      what: `Import of ${ITEMS.toLocaleString('en')} items`,
      target: `< ${TARGET_SECONDS} s`,
      figure: `${seconds.toFixed(1)} s`,
      ratio: `× ${(seconds / least).toFixed(1)}`,
      met: seconds < TARGET_SECONDS,
      notes: [
        `${seconds.toFixed(1)} s from the command's start to its end, into an empty database that it migrates; ` +
          `${(ITEMS / seconds).toFixed(0)} items a second`,
        `the same file once more, which changes nothing: ${again.toFixed(1)} s`,
        `the least that any import does, each row written whole under its part number: ${least.toFixed(1)} s`,
      ],
      details: [
        ['', 'seconds'],
        ['first import', seconds.toFixed(1)],
        ['the same again', again.toFixed(1)],
        ['bare rows', least.toFixed(1)],
      ],
    }
  } finally {
    await postgres.stop()
  }
}

/** Seconds that a program takes from its start to its end. */
export const timeImport = async (
  processes: Processes,
  folder: string,
  program: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<number> => {
  const logFile = join(folder, 'import.log')
  const log = openSync(logFile, 'a')
  const { PATH, HOME } = process.env
  const began = performance.now()
  const child = processes.start(program, args, {
    cwd: root,
    env: { PATH, HOME, ...env },
    stdio: ['ignore', log, log],
  })
  closeSync(log)
  await succeeded(child, () => readFileSync(logFile, 'utf8').slice(-2_000))
  return (performance.now() - began) / 1000
}

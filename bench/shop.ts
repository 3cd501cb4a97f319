import type { ChildProcess } from 'node:child_process'
import { closeSync, openSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from './free-port.ts'
import { stop, succeeded, type Processes } from './processes.ts'

const root = join(import.meta.dirname, '..')

/** What a script of package.json gives to Node: variables, and the file at its end after Node's own options. */
const readProgram = (script: 'start' | 'import') => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>
  }
  const [, variables = '', args = ''] =
    /^exec (?:env ((?:\w+=\S+ )+))?node (.+)$/.exec(scripts[script] ?? '') ?? []
  return {
    args: args.split(' '),
    env: Object.fromEntries(variables.split(' ').flatMap((one) => (one ? [one.split('=', 2)] : []))),
  }
}
/** A first start builds the pages and loads the demo. */
const TIMEOUT_MS = 300_000
const SAID = 2_000

/** The options that the shop's own Node has, for the references to have them too. */
export const nodeOptions = (): string[] =>
  readProgram('start').args.filter((option) => option.startsWith('--max-'))
/** The variables that it starts with. */
export const nodeVariables = (): Record<string, string> => readProgram('start').env

/** A shop started the way a stranger starts it, with everything switched on. */
export interface Shop {
  readonly origin: string
  stop(): Promise<void>
  /** Imports a file with the command for it; resolves when it has ended. */
  importFile(args: readonly string[]): Promise<void>
  /** Imports a CSV text by `npm run import`, which outdates every cached page. */
  importRows(csv: string): Promise<void>
}

/**
 * Runs what `npm start` runs, on a free port, its folder `var` and its log within `folder`, and waits until it is ready.
 * With the demo, on that database or the one in its folder. Throws with the end of its log where
 * it does not become ready.
 */
export const startShop = async (processes: Processes, folder: string, database?: string): Promise<Shop> => {
  const origin = `http://127.0.0.1:${await freePort()}`
  const env = {
    ...environment(folder, database),
    ...nodeVariables(),
    PORT: new URL(origin).port,
    PUBLIC_URL: origin,
    METRICS: '1',
  }
  const logFile = join(folder, 'shop.log')
  const child = startLogged(processes, readProgram('start').args, env, logFile)
  let ended: Error | undefined
  succeeded(child, () => readEnd(logFile)).catch((error: Error) => (ended = error))
  const giveUpAt = performance.now() + TIMEOUT_MS
  while (!(await isReady(origin))) {
    if (ended) throw ended
    if (performance.now() > giveUpAt)
      throw new Error(`the shop is not ready after ${TIMEOUT_MS / 1000} s:\n${readEnd(logFile)}`)
    await sleep(100)
  }
  const importFile = (args: readonly string[]) => runImport(processes, folder, args, env)
  return {
    origin,
    stop: () => stop(child),
    importFile,
    importRows: async (csv) => {
      const file = join(folder, 'rows.csv')
      writeFileSync(file, csv)
      await importFile([file])
    },
  }
}

/**
 * Imports a file into a database without a shop, as `startShop` finds it on the same database and folder: then it holds
 * that file alone, since the demo is only for an empty one.
 */
export const importBeforehand = (
  processes: Processes,
  folder: string,
  args: readonly string[],
  database?: string,
): Promise<void> => runImport(processes, folder, args, environment(folder, database))

const runImport = async (
  processes: Processes,
  folder: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<void> => {
  const log = join(folder, 'import.log')
  await succeeded(startLogged(processes, [...readProgram('import').args, ...args], env, log), () =>
    readEnd(log),
  )
}

/** Nothing of the caller's environment but what Node and npm need: no switch but those of this run. */
const environment = (folder: string, database: string | undefined): NodeJS.ProcessEnv => ({
  PATH: process.env['PATH'],
  HOME: process.env['HOME'],
  TMPDIR: folder,
  VAR_DIR: join(folder, 'var'),
  ...(database !== undefined && { DATABASE_URL: database, DEMO: '1' }),
})

/** Everything the program says goes into a file, which is written as a log is and takes no other process's time. */
const startLogged = (
  processes: Processes,
  [program = '', ...args]: readonly string[],
  env: NodeJS.ProcessEnv,
  logFile: string,
): ChildProcess => {
  const log = openSync(logFile, 'a')
  try {
    return processes.start(program, args, { cwd: root, env, stdio: ['ignore', log, log] })
  } finally {
    closeSync(log)
  }
}

const readEnd = (file: string): string => readFileSync(file, 'utf8').slice(-SAID)

const isReady = async (origin: string): Promise<boolean> => {
  try {
    return (await fetch(`${origin}/readyz`)).ok
  } catch {
    return false
  }
}

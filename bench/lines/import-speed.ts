import { closeSync, openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startPostgres } from '../../scripts/postgres.ts'
import { demoCopies } from '../demo-copies.ts'
import type { Bench, Line, Result } from '../line.ts'
import { succeeded } from '../processes.ts'

const root = join(import.meta.dirname, '../..')
const bareImport = fileURLToPath(new URL('../bare-import.ts', import.meta.url))

interface Kind {
  readonly name: string
  readonly items: number
  readonly targetSeconds: number
  /** Environment of the import and address for the bare one, once the database is there; `stop` lets go of it. */
  open(folder: string): Promise<{ env: NodeJS.ProcessEnv; bare: string; stop: () => Promise<void> }>
}

const kinds: readonly Kind[] = [
  {
    name: 'PostgreSQL',
    items: 100_000,
    targetSeconds: 60,
    open: async (folder) => {
      const postgres = await startPostgres(undefined, { durable: true })
      const env = { DATABASE_URL: postgres.url, VAR_DIR: join(folder, 'var') }
      return { env, bare: postgres.url, stop: postgres.stop }
    },
  },
  {
    name: 'the embedded database',
    items: 20_000,
    targetSeconds: 30,
    open: async (folder) => ({
      env: { VAR_DIR: join(folder, 'var') },
      bare: join(folder, 'bare'),
      stop: async () => {},
    }),
  },
]

/** A catalogue's first import, by the command for it, from its start to its end, beside the least any import does. */
export const importSpeed: Line = {
  name: 'Import',
  measure: async (bench) => {
    const results: Result[] = []
    for (const kind of kinds) results.push(await measure(bench, kind))
    return results
  },
}

const measure = async (bench: Bench, { name, items, targetSeconds, open }: Kind): Promise<Result> => {
  const folder = join(bench.folder, `import-${items}`)
  const { file, mapping } = await demoCopies(folder, items)
  const { env, bare, stop } = await open(folder)
  try {
    const seconds = await timed(bench, folder, 'host/import.ts', [file, '--mapping', mapping], env)
    const again = await timed(bench, folder, 'host/import.ts', [file, '--mapping', mapping], env)
    const least = await timed(bench, folder, bareImport, [bare, file], {})
    return {
      what: `Import of ${items.toLocaleString('en')} items into ${name}`,
      target: `< ${targetSeconds} s`,
      figure: `${seconds.toFixed(1)} s`,
      ratio: `× ${(seconds / least).toFixed(1)}`,
      met: seconds < targetSeconds,
      notes: [
        `${seconds.toFixed(1)} s from the command's start to its end, into an empty database that it migrates; ` +
          `${(items / seconds).toFixed(0)} items a second`,
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
    await stop()
  }
}

const timed = async (
  { processes }: Bench,
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

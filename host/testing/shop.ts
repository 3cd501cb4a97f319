import { mkdtemp } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'
import { ask, type RequestInput, type Reply } from './ask.ts'
import { catalogueFile, mappingFile } from './fill-shop.ts'
import { run, type Program } from './program.ts'

/** A shop as `npm start` runs it, in a process of its own. */
export interface Shop {
  readonly port: number
  readonly program: Program
  ask(path: string, input?: RequestInput): Promise<Reply>
  /** SIGTERM, then the exit code. */
  stop(): Promise<number | NodeJS.Signals>
}

/** What production demands beside its database, as a shop of one's own has it. */
export const ownFiles = {
  SHOP_CONFIG: join(import.meta.dirname, 'own-shop.json'),
  LEGAL_TEXTS: join(import.meta.dirname, 'own-legal.json'),
}

/** An empty folder for VAR_DIR; removed by the caller. */
export const newFolder = (): Promise<string> => mkdtemp(join(tmpdir(), 'pasok-host-'))

export const freePort = async (): Promise<number> => {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

/** Runs the import command on a file; throws with what it said unless every row was taken. */
export const importFile = async (
  env: Readonly<Record<string, string>>,
  file = catalogueFile,
): Promise<void> => {
  const program = run('import.ts', [file, '--mapping', mappingFile], { DEMO: '0', ...env })
  if ((await program.ended) !== 0) throw new Error(program.output())
}

/** Starts a shop without the demo and waits until it is ready; `env` names its VAR_DIR or its database. */
export const startShop = async (env: Readonly<Record<string, string>>): Promise<Shop> => {
  const port = env['PORT'] === undefined ? await freePort() : Number(env['PORT'])
  const program = run('start.ts', ['--build', inject('build')], {
    DEMO: '0',
    HOST: '127.0.0.1',
    PORT: String(port),
    ...env,
  })
  await program.says('Pasok is ready')
  return {
    port,
    program,
    ask: (path, input) => ask(port, path, input),
    stop: () => {
      program.signal('SIGTERM')
      return program.ended
    },
  }
}

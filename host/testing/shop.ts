import { cp, mkdtemp, rm } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { catalogue, openDatabase, openStorage, openWorkers } from '@pasok/server'
import { inject } from 'vitest'
import { readMapping } from '../read-mapping.ts'
import { ask, type Asked, type Reply } from './ask.ts'
import { run, type Program } from './program.ts'

/**
 * The catalogue that these tests sell from. Its products get the ids 1 to 3 (a valve of the brand SMC with three
 * items, a bearing, a bolt), its items 4 to 8.
 */
const catalogueFile = join(import.meta.dirname, 'catalogue.csv')
const mappingFile = join(import.meta.dirname, 'mapping.json')

/** A shop as `npm start` runs it, in a process of its own. */
export interface Shop {
  readonly port: number
  readonly program: Program
  ask(path: string, asked?: Asked): Promise<Reply>
  /** SIGTERM, then the exit code. */
  stop(): Promise<number | NodeJS.Signals>
}

/** A folder for VAR_DIR whose embedded database holds the catalogue; removed by the caller. */
export const newVarDir = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'pasok-host-'))
  await cp(join(inject('embeddedTemplates').migrated, 'pg'), join(folder, 'database/pg'), { recursive: true })
  await fill(join(folder, 'database'), folder)
  return folder
}

/** Imports the catalogue into a migrated database, its pictures into `folder`. Nothing is told of it. */
export const fill = async (url: string, folder: string): Promise<void> => {
  const database = await openDatabase(url, { role: 'batch' })
  const workers = openWorkers()
  try {
    await catalogue.importCatalogue({
      db: database.db,
      rows: catalogue.readCsv(catalogueFile),
      mapping: await readMapping(mappingFile),
      shelves: catalogue.openShelves({
        folder: import.meta.dirname,
        storage: openStorage({ folder: join(folder, 'files') }),
        workers,
      }),
      now: new Date(),
      announce: async () => {},
      onProblem: ({ line, column, code }) => {
        throw new Error(`${catalogueFile}:${line} ${column}: ${code}`)
      },
    })
  } finally {
    await workers.close()
    await database.close()
  }
}

export const removeVarDir = (folder: string): Promise<void> => rm(folder, { recursive: true, force: true })

const freePort = async (): Promise<number> => {
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
  if ((await program.ended) !== 0) throw new Error(program.said())
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
    ask: (path, asked) => ask(port, path, asked),
    stop: () => {
      program.signal('SIGTERM')
      return program.ended
    },
  }
}

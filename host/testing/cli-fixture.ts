import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { catalogueImport, openDatabase } from '@pasok/server'
import { freshDatabase } from '../../server/src/testing/index.ts'
import { run, type Program } from './program.ts'

/** How a command ended, and all it wrote. */
export interface Ended {
  readonly code: number | NodeJS.Signals
  readonly output: string
}

/** An operator's desk: a folder of files, and an empty shop on a database of its own. */
export interface Desk {
  readonly folder: string
  /** The environment that names the shop. */
  readonly env: Readonly<Record<string, string>>
  path(name: string): string
  /** Puts a file into the folder, and returns its path. */
  put(name: string, content: string | Uint8Array): Promise<string>
  read(name: string): Promise<string>
  /** Starts a command on this shop: `import` or `export`. */
  start(command: 'import' | 'export', ...args: readonly string[]): Program
  import(...args: readonly string[]): Promise<Ended>
  export(...args: readonly string[]): Promise<Ended>
  /** Every item on offer, by its part number, as an export writes it. */
  items(): Promise<Map<string, Readonly<Record<string, string>>>>
  clear(): Promise<void>
}

/** A desk, removed by the caller. */
export const newDesk = async (): Promise<Desk> => {
  const folder = await mkdtemp(join(tmpdir(), 'pasok-desk-'))
  const made = await freshDatabase()
  const env = { DATABASE_URL: made.url, VAR_DIR: join(folder, 'var') }
  const database = await openDatabase(made.url, { role: 'batch' })
  const path = (name: string) => join(folder, name)
  const start: Desk['start'] = (command, ...args) => run(`${command}.ts`, args, { DEMO: '0', ...env })
  const waitForEnd = async (program: Program): Promise<Ended> => ({
    code: await program.ended,
    output: program.output(),
  })
  return {
    folder,
    env,
    path,
    put: async (name, content) => {
      await mkdir(dirname(path(name)), { recursive: true })
      await writeFile(path(name), content)
      return path(name)
    },
    read: (name) => readFile(path(name), 'utf8'),
    start,
    import: (...args) => waitForEnd(start('import', ...args)),
    export: (...args) => waitForEnd(start('export', ...args)),
    items: async () => {
      const { headings, rows } = await catalogueImport.exportCatalogue(database.db, new Map())
      const items = (await Array.fromAsync(rows)).map((row) =>
        Object.fromEntries(headings.map((heading, i) => [heading, String(row[i] ?? '')])),
      )
      return new Map(items.map((item) => [item['sku'] ?? '', item]))
    },
    clear: async () => {
      await database.close()
      await made.drop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** A table of so many plain items, two a product, from this number on. */
export const table = (count: number, from = 1): string =>
  ['product,sku,name_en,price', ...Array.from({ length: count }, (_, i) => tableRow(from + i)), ''].join('\n')

const tableRow = (n: number): string => `P-${Math.ceil(n / 2)},S-${n},Part ${Math.ceil(n / 2)},${1000 + n}`

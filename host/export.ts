import { createWriteStream } from 'node:fs'
import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { catalogueImport, csvLine, type Database, type Storage } from '@pasok/server'
import { readArguments, runCommand } from './command.ts'
import { readEnv } from './environment/env.ts'
import { UnusableOptions } from './user-facing-error.ts'
import { withShop } from './with-shop.ts'

const root = join(import.meta.dirname, '..')
const USAGE = `npm run export -- FOLDER [--xlsx] [--no-files]

  Writes catalogue.csv and mapping.json into the folder, and the pictures and documents they name into folders beside
  them: what npm run import takes. The table holds costs: what is made here only you can read. Keep it so. A folder that
  is there already must be yours alone: chmod 700.

  --xlsx      a workbook, catalogue.xlsx, instead of the CSV file
  --no-files  the table and its mapping only; pictures and documents are not named in it

  In again: npm run import -- FOLDER/catalogue.csv --mapping FOLDER/mapping.json`

const run = async (folder: string, xlsx: boolean, withFiles: boolean): Promise<void> => {
  const env = readEnv(process.env, root)
  // No other user of the machine may read costs, not even while the file is written.
  process.umask(0o077)
  await privateFolder(folder)
  const write = async (db: Database['db'], storage: Storage) => {
    const names = new Map<string, string>()
    if (withFiles) {
      for (const kind of ['pictures', 'documents']) await privateFolder(join(folder, kind))
      for await (const { key, folder: place, name, body } of catalogueImport.referredFiles(db, storage)) {
        names.set(key, name)
        await writeNew(join(folder, place, name), body)
      }
    }
    const out = await catalogueImport.exportCatalogue(db, names)
    const file = join(folder, xlsx ? 'catalogue.xlsx' : 'catalogue.csv')
    const rows = await whole(file, (part) =>
      xlsx ? catalogueImport.writeWorkbook(out, part) : writeCsv(out, part),
    )
    await writeNew(join(folder, 'mapping.json'), `${JSON.stringify(out.mapping, null, 2)}\n`)
    console.log(`${file}: rows ${rows}; pictures and documents ${names.size}.`)
  }
  await withShop(env, ({ db, storage }) =>
    catalogueImport.inSnapshot(db, (snapshot) => write(snapshot, storage)),
  )
}

/** Makes a folder that only its owner can read; an existing one must have that mode already. */
const privateFolder = async (folder: string): Promise<void> => {
  await mkdir(folder, { recursive: true })
  if ((await stat(folder)).mode & 0o077)
    throw new UnusableOptions(
      `Other users of this machine can read ${folder}, and costs are to stand there. Name a new folder, or first: chmod 700 ${folder}`,
    )
}

/** One that is there would keep the mode it has. */
const writeNew = async (file: string, content: string | Uint8Array): Promise<void> => {
  await rm(file, { force: true })
  await writeFile(file, content)
}

/** Half a catalogue must not be taken for a whole one: the file gets its name when it is. */
const whole = async <T>(file: string, write: (part: string) => Promise<T>): Promise<T> => {
  const part = `${file}.part`
  await rm(part, { force: true })
  try {
    const written = await write(part)
    await rename(part, file)
    return written
  } catch (error) {
    await rm(part, { force: true })
    throw error
  }
}

const writeCsv = async (
  { headings, rows }: catalogueImport.CatalogueExport,
  file: string,
): Promise<number> => {
  let count = 0
  const lines = async function* () {
    yield csvLine(headings)
    for await (const row of rows) {
      count++
      yield csvLine(row.map(formatCell))
    }
  }
  await pipeline(lines, createWriteStream(file))
  return count
}

const formatCell = (cell: catalogueImport.ExportedCell): string => (cell === undefined ? '' : String(cell))

await runCommand(USAGE, async (args) => {
  const { values, named: folder } = readArguments(args, 'folder', {
    xlsx: { type: 'boolean' },
    'no-files': { type: 'boolean' },
  })
  await run(folder, values.xlsx ?? false, !values['no-files'])
  return 0
})

import { createWriteStream } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { parseArgs } from 'node:util'
import { catalogue } from '@pasok/server'
import { csvLine } from './csv-line.ts'
import { readEnv } from './env.ts'
import { isExpected } from './is-expected.ts'
import { withShop } from './with-shop.ts'

const root = join(import.meta.dirname, '..')
const USAGE = `npm run export -- FOLDER [--xlsx] [--no-files]

  Writes catalogue.csv and mapping.json into the folder, and the pictures and documents they name into folders beside
  them: what npm run import takes. The table holds costs; keep it where only staff can read it.

  --xlsx      a workbook, catalogue.xlsx, instead of the CSV file
  --no-files  the table and its mapping only; pictures and documents are not named in it
`

const run = async (folder: string, xlsx: boolean, withFiles: boolean): Promise<void> => {
  const env = readEnv(process.env, root)
  await withShop(env, async ({ db, storage }) => {
    const names = new Map<string, string>()
    for (const kind of ['pictures', 'documents']) await mkdir(join(folder, kind), { recursive: true })
    if (withFiles)
      for await (const { key, folder: place, name, body } of catalogue.referredFiles(db, storage)) {
        names.set(key, name)
        await writeFile(join(folder, place, name), body)
      }
    const out = await catalogue.exportCatalogue(db, names)
    const file = join(folder, xlsx ? 'catalogue.xlsx' : 'catalogue.csv')
    const rows = xlsx ? await catalogue.writeWorkbook(out, file) : await writeCsv(out, file)
    await writeFile(join(folder, 'mapping.json'), `${JSON.stringify(out.mapping, null, 2)}\n`)
    console.log(`${file}: ${rows} rows; ${names.size} pictures and documents.`)
  })
}

const writeCsv = async ({ headings, rows }: catalogue.CatalogueExport, file: string): Promise<number> => {
  let count = 0
  const lines = async function* () {
    yield csvLine(headings)
    for await (const row of rows) {
      count++
      yield csvLine(row.map(textOf))
    }
  }
  try {
    await pipeline(lines, createWriteStream(file))
  } catch (error) {
    // Half a catalogue must not be taken for a whole one.
    await rm(file, { force: true })
    throw error
  }
  return count
}

const textOf = (cell: catalogue.ExportedCell): string => (cell === undefined ? '' : String(cell))

const main = async (): Promise<number> => {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { xlsx: { type: 'boolean' }, 'no-files': { type: 'boolean' } },
    })
    const [folder] = positionals
    if (!folder || positionals.length > 1) {
      console.error(USAGE)
      return 1
    }
    await run(folder, values.xlsx ?? false, !values['no-files'])
    return 0
  } catch (error) {
    const wrongWords =
      error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')
    console.error(wrongWords ? `${error.message}\n\n${USAGE}` : isExpected(error) ? error.message : error)
    return 1
  }
}

process.exitCode = await main()

import { closeSync, openSync, rmSync, writeSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { catalogue, migrate, migrations, openDatabase, openJobs, reactions, type Event } from '@pasok/server'
import { importProblemWords } from '@pasok/words'
import { readEnv, UnusableEnvironment } from './env.ts'
import { csvLine } from './csv-line.ts'
import { openFiles } from './open-files.ts'
import { readMapping, UnusableMapping } from './read-mapping.ts'

const root = join(import.meta.dirname, '..')
const USAGE = `npm run import -- FILE.csv [--mapping FILE.json | shopify] [--price-factor N]

  --mapping       says what the columns mean; without it they are named as docs/import.md lists them
  --price-factor  rupiah that one unit of the file's prices is worth
`

const run = async (): Promise<number> => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { mapping: { type: 'string' }, 'price-factor': { type: 'string' } },
  })
  const [file] = positionals
  if (!file || positionals.length > 1) {
    console.error(USAGE)
    return 1
  }
  const env = readEnv(process.env, root)
  const mapping = await mappingOf(values.mapping, values['price-factor'])
  const database = await openDatabase(env.databaseUrl ?? join(env.varDir, 'database'), { role: 'batch' })
  const report = rejectedReport(`${file}.rejected.csv`)
  try {
    await migrate(database, migrations)
    const jobs = await openJobs<Event>(database, reactions(database.db), { work: false })
    const began = performance.now()
    const summary = await catalogue.importCatalogue({
      db: database.db,
      rows: catalogue.readCsv(file),
      mapping,
      pictures: catalogue.pictureShelf(join(dirname(file), 'pictures'), openFiles(env)),
      announce: (tx, event) => jobs.announce(tx, event),
      onProblem: report.add,
      onProgress: (rows) => process.stderr.write(`\r${rows} rows`),
    })
    await jobs.stop()
    process.stderr.write('\n')
    console.log(
      `${basename(file)}: ${summary.rows} rows in ${((performance.now() - began) / 1000).toFixed(1)} s; items: ` +
        `${summary.created} new, ${summary.changed} changed, ${summary.unchanged} as before; ` +
        `${summary.products} products and ${summary.prices} prices written; ${summary.refused} rows left out.`,
    )
    if (summary.problems === 0) return 0
    report.close()
    console.error(`${summary.problems} rows or cells were not taken: ${report.file}`)
    return 2
  } finally {
    await database.close()
  }
}

const mappingOf = async (
  name: string | undefined,
  factor: string | undefined,
): Promise<catalogue.Mapping> => {
  const mapping =
    name === undefined ? catalogue.plainMapping : await readMapping(catalogue.includedMappings[name] ?? name)
  if (factor === undefined) return mapping
  if (!/^\d{1,9}(\.\d{1,6})?$/.test(factor))
    throw new UnusableMapping(`--price-factor: '${factor}' is not a number like 15500 or 0.5.`)
  return { ...mapping, price_factor: factor }
}

/** The rows and cells that were not taken, as a CSV file; it is made when the first one comes. */
const rejectedReport = (file: string) => {
  // What an earlier run left says nothing of this one.
  rmSync(file, { force: true })
  let out: number | undefined
  return {
    file,
    add: ({ line, column, code, value }: catalogue.ImportProblem): void => {
      if (out === undefined) {
        out = openSync(file, 'w')
        writeSync(out, csvLine(['line', 'column', 'reason', 'value']))
      }
      writeSync(out, csvLine([String(line), column, importProblemWords[code].en(value), value]))
    },
    close: (): void => {
      if (out !== undefined) closeSync(out)
    },
  }
}

/** An error that says what the person at the keyboard can mend; its message is enough. */
const isExpected = (error: unknown): error is Error =>
  error instanceof UnusableEnvironment ||
  error instanceof catalogue.UnreadableFile ||
  error instanceof catalogue.AttributeTypeDiffers ||
  error instanceof UnusableMapping ||
  (error instanceof Error &&
    'code' in error &&
    /^(ENOENT|EACCES|EROFS|EPERM|EISDIR)$/.test(String(error.code)))

run().then(
  (code) => {
    process.exitCode = code
  },
  (error: unknown) => {
    const wrongWords =
      error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')
    console.error(wrongWords ? `${error.message}\n\n${USAGE}` : isExpected(error) ? error.message : error)
    process.exitCode = 1
  },
)

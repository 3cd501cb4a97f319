import { basename, dirname, join } from 'node:path'
import { catalogue } from '@pasok/server'
import { readEnv } from './env.ts'
import { readImportOptions, USAGE, UnusableOptions, type ImportOptions } from './import-options.ts'
import { isExpected } from './is-expected.ts'
import { showProgress } from './progress.ts'
import { rejectedReport } from './rejected-report.ts'
import { withShop } from './with-shop.ts'

const root = join(import.meta.dirname, '..')
/** Something was not taken or not done; what could be was. */
const PARTLY = 2

const run = async (options: ImportOptions): Promise<number> => {
  const { file, dryRun } = options
  const env = readEnv(process.env, root)
  let began = 0
  const report = rejectedReport(`${file}.rejected.csv`, options.language)
  const progress = showProgress(process.stderr, () => performance.now())
  const summary = await withShop(env, ({ db, storage, workers, announce }) => {
    // Opening and migrating a database is no part of the import's speed.
    began = performance.now()
    progress.begin()
    return catalogue.importCatalogue({
      db,
      rows: catalogue.readTable(file),
      mapping: options.mapping,
      shelves: catalogue.openShelves({
        folder: dirname(file),
        storage,
        workers,
        fetchImages: options.fetchImages,
        dryRun,
      }),
      announce,
      onProblem: report.add,
      onProgress: progress.tell,
      now: new Date(),
      dryRun,
      missing: options.missing,
    })
  })
  progress.end()
  report.close()
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  console.log(`${basename(file)}: ${dryRun ? 'dry run, nothing written: ' : ''}${told(summary, seconds)}`)
  const retired = toldOfRetirement(summary)
  if (retired) (retired.done ? console.log : console.error)(retired.text)
  if (summary.problems > 0) console.error(`${summary.problems} rows or cells were not taken: ${report.file}`)
  return summary.problems > 0 || retired?.done === false ? PARTLY : 0
}

const told = (sum: catalogue.ImportSummary, seconds: string): string =>
  [
    `${sum.rows} rows in ${seconds} s`,
    `items: ${sum.created} new, ${sum.changed} changed, ${sum.unchanged} as before`,
    `${sum.products} products and ${sum.prices} prices written`,
    `${sum.refused} rows left out${sum.leftOut > 0 ? `, ${sum.leftOut} more by the mapping` : ''}.`,
  ].join('; ')

const toldOfRetirement = ({
  retirement,
}: catalogue.ImportSummary): { text: string; done: boolean } | undefined => {
  if (!retirement) return undefined
  const { outcome, missing, active } = retirement
  const share = `${missing} of ${active} items are not in the file`
  if (outcome === 'retired')
    return { text: `${missing} items that are not in the file were retired.`, done: true }
  return {
    done: false,
    text:
      outcome === 'too_many'
        ? `${share}, more than 10 %: none was retired. Add --yes if that is meant.`
        : `${share}, but rows of it could not be read and may be those: none was retired. Mend them, or add --yes.`,
  }
}

const main = async (): Promise<number> => {
  try {
    return await run(await readImportOptions(process.argv.slice(2)))
  } catch (error) {
    if (error instanceof UnusableOptions) console.error(`${error.message}\n\n${USAGE}`)
    else console.error(isExpected(error) ? error.message : error)
    return 1
  }
}

process.exitCode = await main()

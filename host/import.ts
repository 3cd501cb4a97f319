import { constants, getPriority, setPriority } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { catalogueImport } from '@pasok/server'
import { runCommand } from './command.ts'
import { readEnv } from './environment/env.ts'
import { readImportOptions, USAGE, type ImportOptions } from './tables/import-options.ts'
import { openTable } from './tables/open-table.ts'
import { showProgress } from './tables/progress.ts'
import { rejectedReport, type RejectedReport } from './tables/rejected-report.ts'
import { sayWhenBrokenOff } from './tables/say-when-broken-off.ts'
import { toldOfHidden, toldOfImport, toldOfRetirement } from './tables/tell-import.ts'
import { withShop, type ShopParts } from './with-shop.ts'

const root = join(import.meta.dirname, '..')
/** Something was not taken or not done; what could be was. */
const PARTLY = 2

const run = async (options: ImportOptions): Promise<number> => {
  const { file, language, mapping, dryRun } = options
  const env = readEnv(process.env, root)
  const table = await openTable(file, mapping)
  try {
    const leftOut = toldOfHidden(table.hidden)
    if (leftOut) console.error(leftOut)
    if (table.hidden.rows > 0 && options.missing === 'retire')
      throw new catalogueImport.UnreadableFile(
        'Nothing was imported: items of hidden rows would be retired. Show the rows or delete them, or add --yes.',
      )
    const report = rejectedReport(`${file}.rejected.csv`, language)
    const { summary, ms } = await withShop(env, (shop) => importInto(shop, table.rows, options, report))
    report.close()
    console.log(`${basename(file)}: ${toldOfImport(summary, ms, dryRun)}`)
    if (catalogueImport.bringsNothing(summary)) {
      console.error(
        `No row of the file was taken, so nothing was imported or retired${summary.problems > 0 ? `; see ${report.file}` : ''}.`,
      )
      return 1
    }
    const retired = toldOfRetirement(summary, dryRun)
    if (retired) (retired.done ? console.log : console.error)(retired.text)
    if (summary.problems > 0)
      console.error(`Rows or cells not taken: ${summary.problems}, see ${report.file}`)
    return summary.problems > 0 || retired?.done === false ? PARTLY : 0
  } finally {
    await table.close()
  }
}

/** Imports with its progress shown; `ms` is what it took, the opening of the database aside. */
const importInto = async (
  { db, storage, workers, announce }: ShopParts,
  rows: AsyncIterable<catalogueImport.FileRow>,
  { file, mapping, dryRun, fetchImages, missing }: ImportOptions,
  report: RejectedReport,
): Promise<{ summary: catalogueImport.ImportSummary; ms: number }> => {
  sayWhenBrokenOff(
    dryRun ? 'Broken off; nothing was written.' : 'Broken off; what is written stays. Run it again.',
  )
  const began = performance.now()
  const progress = showProgress(process.stderr, () => performance.now())
  progress.begin()
  try {
    const summary = await catalogueImport.importCatalogue({
      db,
      rows,
      mapping,
      files: catalogueImport.openImportFiles({
        folder: dirname(file),
        storage,
        workers,
        fetchImages,
        dryRun,
      }),
      announce,
      onProblem: report.add,
      onProgress: progress.tell,
      now: new Date(),
      dryRun,
      missing,
    })
    return { summary, ms: performance.now() - began }
  } finally {
    progress.end()
  }
}

// Visitors come first where the machine has to choose. Who is already nicer may not be raised.
if (getPriority() < constants.priority.PRIORITY_BELOW_NORMAL)
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
await runCommand(USAGE, async (args) => run(await readImportOptions(args)))

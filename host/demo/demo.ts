import { existsSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  catalogue,
  catalogueImport,
  renewTokens,
  log,
  type Database,
  type Event,
  type Jobs,
  type Storage,
  type Workers,
} from '@pasok/server'
import { showProgress } from '../tables/progress.ts'
import { readMapping } from '../tables/read-mapping.ts'

interface Parts {
  readonly database: Database
  readonly jobs: Pick<Jobs<Event>, 'announce'>
  readonly storage: Storage
  readonly workers: Workers
  readonly varDir: string
}

/**
 * Fills a database without products with the demo company's catalogue, through the import. One that was broken off is
 * begun again: what it had written is only taken over once more.
 */
export const loadDemo = async ({ database, jobs, storage, workers, varDir }: Parts): Promise<void> => {
  const folder = join(varDir, 'demo')
  const begun = join(folder, 'begun')
  if (!existsSync(begun) && !(await catalogue.isEmpty(database.db))) return
  await mkdir(folder, { recursive: true })
  await writeFile(begun, '')
  log.info('drawing and loading the demo catalogue, once')
  const { writeCatalogue } = await import('@pasok/demo')
  const files = await writeCatalogue(folder)
  const progress = showProgress(process.stderr, () => performance.now())
  progress.begin()
  const summary = await catalogueImport.importCatalogue({
    db: database.db,
    rows: catalogueImport.readCsv(files.catalogue),
    mapping: await readMapping(files.mapping),
    files: catalogueImport.openImportFiles({ folder, storage, workers }),
    now: new Date(),
    onProgress: progress.tell,
    announce: (tx, event) => jobs.announce(tx, event),
    onProblem: (problem) => log.error({ problem }, 'the demo catalogue has a row that can not be taken'),
  })
  progress.end()
  // The first visitor searches at once, not when the job after the import has run.
  await renewTokens(database.db)
  await rm(begun)
  log.info({ items: summary.created }, 'loaded the demo catalogue')
}

import { starter } from '@pasok/demo'
import { catalogue, log, type Database, type Event, type Jobs, type Storage } from '@pasok/server'
import { readMapping } from './read-mapping.ts'

/** Loads the starter catalogue through the import, if the database has no product yet. */
export const loadStarter = async (database: Database, jobs: Jobs<Event>, storage: Storage): Promise<void> => {
  if (!(await catalogue.isEmpty(database.db))) return
  const summary = await catalogue.importCatalogue({
    db: database.db,
    rows: catalogue.readCsv(starter.catalogue),
    mapping: await readMapping(starter.mapping),
    pictures: catalogue.pictureShelf(starter.pictures, storage),
    announce: (tx, event) => jobs.announce(tx, event),
    onProblem: (problem) => log.error({ problem }, 'the starter catalogue has a row that can not be taken'),
  })
  log.info({ items: summary.created }, 'loaded the starter catalogue')
}

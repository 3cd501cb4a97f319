import { join } from 'node:path'
import { content, log, type Database, type Event, type Jobs, type Storage, type Workers } from '@pasok/server'
import { contentPictures } from '../content/content-pictures.ts'

interface Parts {
  readonly database: Database
  readonly jobs: Pick<Jobs<Event>, 'announce'>
  readonly storage: Storage
  readonly workers: Workers
}

/** The demo company's posts, pages, questions and people. */
const demoContent = join(import.meta.dirname, '../../demo/content')

/**
 * Imports the demo's content folder into a database that has no documents; does nothing otherwise. A part of the demo's
 * catalogue is enough.
 */
export const loadDemoContent = async (
  { database: { db }, jobs, storage, workers }: Parts,
  now: Date,
): Promise<void> => {
  if (await content.hasDocuments(db)) return
  const announce: Jobs<Event>['announce'] = (tx, event, startAfter) => jobs.announce(tx, event, startAfter)
  const storePicture = contentPictures({ folder: demoContent, db, storage, workers, announce })
  const result = await content.importContent({
    db,
    folder: demoContent,
    storePicture,
    announce,
    allowMissing: true,
    now,
  })
  if ('problems' in result) log.error({ problems: result.problems }, 'the demo content can not be taken')
  else log.info({ documents: result.added }, 'loaded the demo content')
}

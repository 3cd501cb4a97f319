import {
  catalogueImport,
  type Database,
  type Event,
  type Jobs,
  type Storage,
  type Workers,
} from '@pasok/server'
import { importProblemWords } from '@pasok/words'

interface Parts {
  readonly folder: string
  readonly db: Database['db']
  readonly storage: Storage
  readonly workers: Workers
  readonly announce: Jobs<Event>['announce']
}

/** Takes the pictures of a content folder into the file storage, as an import of the catalogue does. */
export const contentPictures = ({ folder, db, storage, workers, announce }: Parts) => {
  const { pictures } = catalogueImport.openImportFiles({ folder, storage, workers })
  return async (name: string) => {
    const stored = await pictures.store(name)
    if (typeof stored !== 'object')
      return stored === undefined ? 'is not there' : importProblemWords[stored].en(name)
    const { key, width, height, photo } = stored
    if (photo) await db.transaction().execute((tx) => announce(tx, { type: 'picture_added', key }))
    return { key, width, height, photo }
  }
}

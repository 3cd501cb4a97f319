import type { Db } from '../database/database.ts'
import { log } from '../log.ts'
import type { ListedFile, ListedStorage } from './storage.ts'

/** The files of a module in a storage folder. Two modules may share a folder. */
export interface NamedFiles {
  /** Such as `private/company`. Other folders are not swept. */
  readonly folder: string
  /** The keys of all files that the module's rows refer to, in any folder. */
  readonly listStoredKeys: (db: Db) => Promise<readonly string[]>
}

export interface FileSweepParts {
  readonly db: Db
  readonly storage: ListedStorage
  readonly named: readonly NamedFiles[]
  readonly now?: () => Date
}

/**
 * A file is written before its row, so a recent one may belong to an upload in progress. A shop that tests a backup
 * with another shop's storage also has a month before files of the other are deleted.
 */
const YOUNGEST_MS = 30 * 24 * 60 * 60 * 1000

/**
 * Deletes files older than a month that no row refers to: left by a process that was killed between file and row, or by
 * a deleted company. If unreferenced files outnumber referenced ones, nothing is deleted: the storage may belong to
 * another database. Returns the number of deleted files.
 */
export const sweepFiles = async ({
  db,
  storage,
  named,
  now = () => new Date(),
}: FileSweepParts): Promise<number> => {
  const before = new Date(now().getTime() - YOUNGEST_MS)
  await storage.deleteUnfinished(before)
  const found: ListedFile[] = []
  for (const folder of new Set(named.map((one) => one.folder)))
    for await (const file of storage.list(folder)) found.push(file)
  // Read after listing the files, so that a file that has just got its row stays.
  const stored = new Set((await Promise.all(named.map((one) => one.listStoredKeys(db)))).flat())
  const orphans = found.filter(({ key, writtenAt }) => writtenAt < before && !stored.has(key))
  const foundNamed = found.filter(({ key }) => stored.has(key)).length
  if (orphans.length > foundNamed) {
    log.warn(
      { orphans: orphans.length, named: foundNamed },
      'most private files are not named by this database: none was deleted',
    )
    return 0
  }
  for (const { key } of orphans) await storage.delete(key)
  return orphans.length
}

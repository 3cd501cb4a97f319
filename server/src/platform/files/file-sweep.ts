import type { Db } from '../database/database.ts'
import { log } from '../log.ts'
import type { ListedFile, ListedStorage } from './storage.ts'

/** The files that one module keeps in a folder of the storage. Two modules may share a folder. */
export interface NamedFiles {
  /** As `private/company`. No other folder is swept. */
  readonly folder: string
  /** The keys of all files that the module's rows name now, whichever folder they are in. */
  readonly listStoredKeys: (db: Db) => Promise<readonly string[]>
}

export interface FileSweepParts {
  readonly db: Db
  readonly storage: ListedStorage
  readonly named: readonly NamedFiles[]
  readonly now?: () => Date
}

/**
 * A file is written before its row: a young one may be of an upload under way. And whoever tries a backup in a shop that
 * shares the files of another has a month before a file goes that only the other one names.
 */
const YOUNGEST_MS = 30 * 24 * 60 * 60 * 1000

/**
 * Deletes files that no row names and that are older than a month: left by a process that was killed between file and
 * row, or by a company that was removed. Where more files are named by nobody than by a row, nothing is deleted: the
 * storage then may be another database's. Returns how many files were deleted.
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
  // Read after the files were listed, so that a file that got its row meanwhile stays.
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

import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** Holds on to every lock taken: one that nothing points at would be let go of when it is garbage-collected. */
const held = new Set<DatabaseSync>()

/**
 * Locks the folder for this process and answers how to let it go; undefined if it is held, by another process or this
 * one. A folder has as many locks as there are names for them. The lock is the kernel's (SQLite takes it for us), so a
 * holder that was killed leaves nothing behind.
 */
export const lockFolder = (folder: string, name = 'lock'): (() => void) | undefined => {
  const lock = new DatabaseSync(join(folder, name))
  try {
    lock.exec('pragma locking_mode = exclusive; begin exclusive')
  } catch (error) {
    lock.close()
    if (isBusy(error)) return undefined
    throw error
  }
  held.add(lock)
  writeFileSync(join(folder, `${name}.holder`), String(process.pid))
  return () => {
    held.delete(lock)
    lock.close()
  }
}

/** The process that took the lock last: the one that holds it, if it is held. */
export const lockHolder = (folder: string): string => readFileSync(join(folder, 'lock.holder'), 'utf8')

const SQLITE_BUSY = 5

const isBusy = (error: unknown): boolean =>
  error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY

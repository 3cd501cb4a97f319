import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** Lets go of a lock. */
export type Release = () => void

/** Holds on to every lock taken: one that nothing points at would be let go of when it is garbage-collected. */
const held = new Set<DatabaseSync>()

/**
 * Locks a folder under a name, for this holder alone or together with all who share it; undefined if that can't be had
 * now, be it for another process or this one. The lock is the kernel's (SQLite takes it for us), so a holder that was
 * killed leaves nothing behind.
 */
export const lockFolder = (folder: string, name: string, how: 'alone' | 'shared'): Release | undefined => {
  const lock = new DatabaseSync(join(folder, `${name}.lock`))
  try {
    // A full disk has no room for a journal, and PostgreSQL must still be stopped.
    lock.exec('pragma journal_mode = memory')
    // Only a file with something in it stays locked for reading.
    if (how === 'shared') lock.exec('create table if not exists held (holder); begin; select * from held')
    else lock.exec('begin exclusive')
  } catch (error) {
    lock.close()
    if (isBusy(error)) return undefined
    throw error
  }
  held.add(lock)
  if (how === 'alone') nameHolder(folder, name)
  return () => {
    held.delete(lock)
    lock.close()
  }
}

/** Only a message needs it: the lock holds without. */
const nameHolder = (folder: string, name: string): void => {
  try {
    writeFileSync(join(folder, `${name}.holder`), String(process.pid))
  } catch (error) {
    if (!isFull(error)) throw error
  }
}

/** The process that had the lock for itself last. */
export const lockHolder = (folder: string, name: string): string =>
  readFileSync(join(folder, `${name}.holder`), 'utf8')

const SQLITE_BUSY = 5

const isBusy = (error: unknown): boolean =>
  error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY

const isFull = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOSPC'

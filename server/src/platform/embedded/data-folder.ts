import { constants } from 'node:fs'
import { cp, mkdir, rename, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { lockFolder } from './lock.ts'
import { checkVersion } from './version.ts'

/** What of a database's folder is data, and who wrote it; the rest belongs to whoever has it open. */
const DATA = 'pg'
const WRITER = 'VERSION'

const copy = (from: string, to: string): Promise<void> =>
  cp(from, to, { recursive: true, mode: constants.COPYFILE_FICLONE })

/** Copies the data of a folder whose database stands still. */
export const copyData = async (folder: string, to: string): Promise<void> => {
  await copy(join(folder, DATA), join(to, DATA))
  await copy(join(folder, WRITER), join(to, WRITER))
}

/**
 * Puts copied data in the place of what a folder has, whole or not at all; false where a process has the folder open.
 * Throws at data that another major version of PostgreSQL wrote.
 */
export const replaceData = async (path: string, from: string): Promise<boolean> => {
  checkVersion(from)
  const folder = resolve(path)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const release = lockFolder(folder)
  if (!release) return false
  try {
    const [data, restored, replaced] = [DATA, `${DATA}.restored`, `${DATA}.replaced`].map((name) =>
      join(folder, name),
    ) as [string, string, string]
    for (const left of [restored, replaced]) await rm(left, { recursive: true, force: true })
    await copy(join(from, DATA), restored)
    await rename(data, replaced).catch(unlessMissing)
    await rename(restored, data)
    await copy(join(from, WRITER), join(folder, WRITER))
    await rm(replaced, { recursive: true, force: true })
    return true
  } finally {
    release()
  }
}

const unlessMissing = (error: NodeJS.ErrnoException): void => {
  if (error.code !== 'ENOENT') throw error
}

import { constants, existsSync } from 'node:fs'
import { copyFile, cp, mkdir, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { filesIn } from './sums.ts'

/** Copies the shop's files. One that goes meanwhile is left out: nothing in the copied database names it. */
export const copyFiles = async (from: string, to: string): Promise<void> => {
  for (const name of await filesIn(from)) {
    await mkdir(dirname(join(to, name)), { recursive: true, mode: 0o700 })
    await copyFile(join(from, name), join(to, name), constants.COPYFILE_FICLONE).catch(
      (error: NodeJS.ErrnoException) => {
        if (error.code !== 'ENOENT') throw error
      },
    )
  }
}

/** Files that lie beside where they go. */
export interface StagedFiles {
  /** Replaces the existing ones with them. */
  put(): Promise<void>
  drop(): Promise<void>
}

export const stageFiles = async (from: string, place: string): Promise<StagedFiles> => {
  const [restored, replaced] = [`${place}.restored`, `${place}.replaced`]
  for (const left of [restored, replaced]) await rm(left, { recursive: true, force: true })
  await mkdir(restored, { recursive: true, mode: 0o700 })
  // Of a shop without files there is no folder of them: a backup's sums say that none is missing.
  if (existsSync(from)) await cp(from, restored, { recursive: true, mode: constants.COPYFILE_FICLONE })
  return {
    put: async () => {
      await rename(place, replaced).catch((error: NodeJS.ErrnoException) => {
        if (error.code !== 'ENOENT') throw error
      })
      await rename(restored, place)
      await rm(replaced, { recursive: true, force: true })
    },
    drop: () => rm(restored, { recursive: true, force: true }),
  }
}

import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { ImportProblemCode } from '@pasok/words'
import type { ImportFiles } from './import-files.ts'

interface Folder<Stored> {
  readonly folder: string
  /** The problem of a name that no file of the folder has. */
  readonly missing: ImportProblemCode
  /** The problem of a file larger than `mostBytes`, which is not read. */
  readonly tooLarge: ImportProblemCode
  readonly mostBytes: number
  readonly takeIn: (bytes: Buffer) => Promise<Stored | ImportProblemCode>
}

/**
 * Reads files of a folder, each stored once however often it is named. A name is a plain file name: no path leads out
 * of the folder.
 */
export const folderFiles = <Stored>({
  folder,
  missing,
  tooLarge,
  mostBytes,
  takeIn,
}: Folder<Stored>): ImportFiles<Stored> =>
  storeOnce(async (name) => {
    if (/[/\\]/.test(name)) return 'file_not_beside'
    const file = join(folder, name)
    const found = await stat(file).catch(() => undefined)
    // A pipe is accepted, as by any command.
    if (!found || found.isDirectory()) return missing
    if (found.size > mostBytes) return tooLarge
    return takeIn(await readFile(file))
  })

/** Stores each file once, however often it is named. */
export const storeOnce = <Stored>(
  store: (name: string) => Promise<Stored | ImportProblemCode | undefined>,
): ImportFiles<Stored> => {
  const byName = new Map<string, ReturnType<typeof store>>()
  return {
    store: (name) => {
      const storing = byName.get(name) ?? store(name)
      byName.set(name, storing)
      return storing
    },
  }
}

export const isAddress = (name: string): boolean => /^https?:\/\//i.test(name)

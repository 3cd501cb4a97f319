import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { ImportProblemCode } from '@pasok/words'
import type { Shelf } from './shelf.ts'

interface Folder<Kept> {
  readonly folder: string
  /** What is said of a name that no file of the folder has. */
  readonly missing: ImportProblemCode
  /** What is said of a file of more than `mostBytes`, which is not read. */
  readonly tooLarge: ImportProblemCode
  readonly mostBytes: number
  readonly takeIn: (bytes: Buffer) => Promise<Kept | ImportProblemCode>
}

/** Files in a folder, each taken in once however often it is named. A name is a file's alone: no way leads out. */
export const folderShelf = <Kept>({
  folder,
  missing,
  tooLarge,
  mostBytes,
  takeIn,
}: Folder<Kept>): Shelf<Kept> =>
  remembering(async (name) => {
    if (/[/\\]/.test(name)) return 'file_not_beside'
    const file = join(folder, name)
    const found = await stat(file).catch(() => undefined)
    // A pipe will do, as for any command.
    if (!found || found.isDirectory()) return missing
    if (found.size > mostBytes) return tooLarge
    return takeIn(await readFile(file))
  })

/** Does a shelf's work once for a name. */
export const remembering = <Kept>(
  keep: (name: string) => Promise<Kept | ImportProblemCode | undefined>,
): Shelf<Kept> => {
  const kept = new Map<string, ReturnType<typeof keep>>()
  return {
    keep: (name) => {
      const known = kept.get(name) ?? keep(name)
      kept.set(name, known)
      return known
    },
  }
}

export const isAddress = (name: string): boolean => /^https?:\/\//i.test(name)

import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { ImportProblemCode } from '@pasok/words'
import type { Shelf } from './shelf.ts'

/** Files in a folder, each taken in once however often it is named. A name is a file's alone: no way leads out. */
export const folderShelf = <Kept>(
  folder: string,
  missing: ImportProblemCode,
  takeIn: (bytes: Buffer) => Promise<Kept | ImportProblemCode>,
): Shelf<Kept> =>
  remembering(async (name) => {
    const bytes = await readFile(join(folder, basename(name))).catch(() => undefined)
    return bytes ? takeIn(bytes) : missing
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

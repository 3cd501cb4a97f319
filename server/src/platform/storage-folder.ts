import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { FolderConfig, Storage } from './storage.ts'

/**
 * Files in a folder of this machine. A file and its content type are one file on disk, the type on the first line,
 * so that the rename that puts it in place puts both.
 */
export const folderStorage = ({ folder }: FolderConfig): Storage => ({
  put: async (key, body, contentType) => {
    const path = join(folder, 'files', key)
    const unfinished = join(folder, 'unfinished', randomUUID())
    await mkdir(dirname(path), { recursive: true })
    await mkdir(dirname(unfinished), { recursive: true })
    try {
      await writeFile(unfinished, Buffer.concat([Buffer.from(`${contentType}\n`), body]), { flush: true })
      await rename(unfinished, path)
    } finally {
      await rm(unfinished, { force: true })
    }
  },
  get: async (key) => {
    const stored = await readFile(join(folder, 'files', key)).catch(unlessMissing)
    if (!stored) return undefined
    const end = stored.indexOf('\n')
    return { body: stored.subarray(end + 1), contentType: stored.toString('utf8', 0, end) }
  },
  delete: (key) => rm(join(folder, 'files', key), { force: true }),
})

/** A key may be the folder of other keys, or have a file where it wants a folder: neither is a file of that name. */
const MISSING = new Set(['ENOENT', 'EISDIR', 'ENOTDIR'])

const unlessMissing = (error: unknown): undefined => {
  if (error instanceof Error && 'code' in error && MISSING.has(String(error.code))) return undefined
  throw error
}

import { randomUUID } from 'node:crypto'
import { chmod, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import type { FolderConfig, ListedStorage } from './storage.ts'

/** Readable only by the shop's user: the files include buyers' documents. */
const FOR_US = { recursive: true, mode: 0o700 } as const

/**
 * Stores files in a local folder. A file and its content type are one file on disk, with the type on the first line, so
 * one rename replaces both.
 */
export const folderStorage = ({ folder }: FolderConfig): ListedStorage => ({
  put: async (key, body, contentType) => {
    const path = join(folder, 'files', key)
    const unfinished = join(folder, 'unfinished', randomUUID())
    for (const below of [dirname(path), dirname(unfinished)]) await mkdir(below, FOR_US)
    // Earlier versions created it readable for everyone. If it belongs to another account, that account must change it.
    await chmod(folder, FOR_US.mode).catch(() => {})
    try {
      await writeFile(unfinished, Buffer.concat([Buffer.from(`${contentType}\n`), body]), {
        flush: true,
        mode: 0o600,
      })
      await rename(unfinished, path)
    } catch (error) {
      // The error of a failed write does not name the file.
      throw error instanceof Error ? Object.assign(error, { path }) : error
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
  list: async function* (below) {
    const files = join(folder, 'files')
    for await (const { path, writtenAt } of filesBelow(join(files, below)))
      yield { key: relative(files, path).replaceAll(sep, '/'), writtenAt }
  },
  deleteUnfinished: async (before) => {
    for await (const { path, writtenAt } of filesBelow(join(folder, 'unfinished')))
      if (writtenAt < before) await rm(path, { force: true })
  },
})

/** Files deleted in between are left out. */
async function* filesBelow(folder: string): AsyncGenerator<{ path: string; writtenAt: Date }> {
  const entries = (await readdir(folder, { withFileTypes: true }).catch(unlessMissing)) ?? []
  for (const entry of entries) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) yield* filesBelow(path)
    else {
      const found = await stat(path).catch(unlessMissing)
      if (found) yield { path, writtenAt: found.mtime }
    }
  }
}

/** A key may be the folder of other keys, have a file where it needs a folder, or be longer than a filename can be. */
const MISSING = new Set(['ENOENT', 'EISDIR', 'ENOTDIR', 'ENAMETOOLONG'])

const unlessMissing = (error: unknown): undefined => {
  if (error instanceof Error && 'code' in error && MISSING.has(String(error.code))) return undefined
  throw error
}

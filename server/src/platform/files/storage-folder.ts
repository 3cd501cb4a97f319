import { randomUUID } from 'node:crypto'
import { chmod, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import type { FolderConfig, ListedStorage } from './storage.ts'

/** Readable by the shop's own user only: the files include buyers' documents. */
const FOR_US = { recursive: true, mode: 0o700 } as const

/**
 * Files in a folder of this machine. A file and its content type are one file on disk, the type on the first line,
 * so that the rename that puts it in place puts both.
 */
export const folderStorage = ({ folder }: FolderConfig): ListedStorage => ({
  put: async (key, body, contentType) => {
    const path = join(folder, 'files', key)
    const unfinished = join(folder, 'unfinished', randomUUID())
    for (const below of [dirname(path), dirname(unfinished)]) await mkdir(below, FOR_US)
    // Versions before this one made it for everybody on this machine to read. One of another account is theirs to close.
    await chmod(folder, FOR_US.mode).catch(() => {})
    try {
      await writeFile(unfinished, Buffer.concat([Buffer.from(`${contentType}\n`), body]), {
        flush: true,
        mode: 0o600,
      })
      await rename(unfinished, path)
    } catch (error) {
      // A write that fails names no file by itself.
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

/** One that goes meanwhile is left out. */
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

/** A key may be the folder of other keys, have a file where it wants a folder, or be longer than a name can be. */
const MISSING = new Set(['ENOENT', 'EISDIR', 'ENOTDIR', 'ENAMETOOLONG'])

const unlessMissing = (error: unknown): undefined => {
  if (error instanceof Error && 'code' in error && MISSING.has(String(error.code))) return undefined
  throw error
}

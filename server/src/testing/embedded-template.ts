import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { cp, mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { migrate, openDatabase } from '../platform/index.ts'

const CACHE = join(import.meta.dirname, '..', '..', '..', 'var', 'test')

/** The folders of an empty and of a migrated embedded database, for tests to copy. */
export interface EmbeddedTemplates {
  readonly empty: string
  readonly migrated: string
}

/**
 * Makes both. A first start takes seconds, so they are kept for the next run, under the fingerprint of all they are
 * made of; another run may be making or copying its own at the same time. Those older than a week are removed.
 */
export const prepareEmbedded = async (migrations: string): Promise<EmbeddedTemplates> => {
  const cache = join(CACHE, await fingerprint(migrations))
  const templates = { empty: join(cache, 'empty'), migrated: join(cache, 'migrated') }
  if (existsSync(cache)) return templates
  await removeOld()
  const unfinished = `${cache}.${process.pid}`
  const [empty, migrated] = [join(unfinished, 'empty'), join(unfinished, 'migrated')]
  await openDatabase(empty).then((database) => database.close())
  await copyEmbedded(empty, migrated)
  const database = await openDatabase(migrated, { role: 'batch' })
  try {
    await migrate(database, migrations)
  } finally {
    await database.close()
  }
  try {
    await rename(unfinished, cache)
  } catch (error) {
    // Another run was first: its folders are the same.
    await rm(unfinished, { recursive: true })
    if (!existsSync(cache)) throw error
  }
  return templates
}

const A_WEEK_MS = 7 * 24 * 60 * 60 * 1000

const removeOld = async (): Promise<void> => {
  await mkdir(CACHE, { recursive: true })
  for (const name of await readdir(CACHE)) {
    const folder = join(CACHE, name)
    const { mtimeMs } = await stat(folder)
    if (Date.now() - mtimeMs > A_WEEK_MS) await rm(folder, { recursive: true, force: true })
  }
}

/** Copies the data alone: locks and sockets are their process's own. */
export const copyEmbedded = async (from: string, to: string): Promise<void> => {
  await mkdir(to, { recursive: true })
  await cp(join(from, 'pg'), join(to, 'pg'), { recursive: true })
}

const fingerprint = async (migrations: string): Promise<string> => {
  const hash = createHash('sha256')
  const parts = join(import.meta.dirname, '..', '..', 'package.json')
  const files = (await readdir(migrations)).toSorted().map((name) => join(migrations, name))
  for (const file of [parts, ...files]) hash.update(file).update(await readFile(file))
  return hash.digest('hex').slice(0, 16)
}

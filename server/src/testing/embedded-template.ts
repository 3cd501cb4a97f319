import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { cp, mkdir, readdir, readFile, rename, rm } from 'node:fs/promises'
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
 * made of; those of other fingerprints are removed.
 */
export const prepareEmbedded = async (migrations: string): Promise<EmbeddedTemplates> => {
  const cache = join(CACHE, await fingerprint(migrations))
  const templates = { empty: join(cache, 'empty'), migrated: join(cache, 'migrated') }
  if (existsSync(cache)) return templates
  await rm(CACHE, { recursive: true, force: true })
  const unfinished = `${cache}.${process.pid}`
  const [empty, migrated] = [join(unfinished, 'empty'), join(unfinished, 'migrated')]
  await openDatabase(empty).then((database) => database.close())
  await copyEmbedded(empty, migrated)
  const database = await openDatabase(migrated, { role: 'batch' })
  await migrate(database, migrations).finally(() => database.close())
  await rename(unfinished, cache)
  return templates
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

import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import { migrate, openDatabase } from '../platform/index.ts'

const CACHE = join(import.meta.dirname, '..', '..', '..', 'var', 'test')

/**
 * The dump of a migrated embedded database, that tests start from. Making it takes seconds, so it is kept for the
 * next run, under the fingerprint of all it is made of.
 */
export const prepareDump = async (migrations: string): Promise<string> => {
  const file = join(CACHE, `embedded-${await fingerprint(migrations)}.tar`)
  if (existsSync(file)) return file
  await rm(CACHE, { recursive: true, force: true })
  await mkdir(CACHE, { recursive: true })
  const unfinished = `${file}.${process.pid}`
  await writeFile(unfinished, await dumpMigrated(migrations))
  await rename(unfinished, file)
  return file
}

const fingerprint = async (migrations: string): Promise<string> => {
  const hash = createHash('sha256')
  const pglite = join(import.meta.dirname, '..', '..', 'package.json')
  const files = (await readdir(migrations)).toSorted().map((name) => join(migrations, name))
  for (const file of [pglite, ...files]) hash.update(file).update(await readFile(file))
  return hash.digest('hex').slice(0, 16)
}

const dumpMigrated = async (migrations: string): Promise<Uint8Array> => {
  const folder = await mkdtemp(join(tmpdir(), 'pasok-dump-'))
  try {
    const database = await openDatabase(folder, { role: 'batch' })
    await migrate(database, migrations).finally(() => database.close())
    const pglite = await PGlite.create({ fs: new NodeFS(join(folder, 'pg')) })
    const dump = await pglite.dumpDataDir('none')
    await pglite.close()
    return dump.bytes()
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

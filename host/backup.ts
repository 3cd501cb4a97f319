import { existsSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { copyOut, readHolding } from '@pasok/server'
import { copyFiles } from './backup/files.ts'
import { writeNote } from './backup/note.ts'
import { writeSums } from './backup/sums.ts'
import { readArguments, runCommand } from './command.ts'
import { readEnv, UnusableEnvironment, type Env } from './environment/env.ts'
import { UnusableOptions } from './user-facing-error.ts'
import { reachedDatabase } from './reached-database.ts'

const root = join(import.meta.dirname, '..')
const USAGE = `npm run backup [-- FOLDER]

  Writes the database, and the pictures and documents in VAR_DIR, into a new folder; without a name one in
  VAR_DIR/backups that is named by the time. The shop may run meanwhile. It holds all that the shop knows of people:
  store it where only you can read it.

  Back: npm run restore -- FOLDER`

/** The database first: what it names is there already, since a file is written before it is named. */
const backUp = async (env: Env, folder: string, now: Date): Promise<number> => {
  const { databaseUrl, varDir } = env
  if (databaseUrl === undefined && !existsSync(join(varDir, 'database')))
    throw new UnusableEnvironment([
      `VAR_DIR: there is no shop in ${varDir}. Start it once, or set DATABASE_URL.`,
    ])
  const database = await reachedDatabase(env)
  try {
    const { migrations, schemas } = await readHolding(database)
    if (migrations.length === 0) throw new UnusableEnvironment(['DATABASE_URL: that database is no shop.'])
    await copyOut(database, schemas, join(folder, 'database'))
    if (!env.s3) await copyFiles(join(varDir, 'files/files'), join(folder, 'files'))
    await writeNote(folder, {
      format: 2,
      made_at: now.toISOString(),
      migrations: [...migrations],
      files: !env.s3,
    })
    return await writeSums(folder)
  } finally {
    await database.close()
  }
}

const formatName = (now: Date): string => now.toISOString().replaceAll(/[:-]|\.\d+/g, '')

await runCommand(USAGE, async (args) => {
  const env = readEnv(process.env, root)
  const now = new Date()
  const { named: folder } = readArguments(
    args.length > 0 ? args : [join(env.varDir, 'backups', formatName(now))],
    'folder',
    {},
  )
  if (existsSync(folder)) throw new UnusableOptions(`${folder} is there already. Name another folder.`)
  // Half a backup must not be taken for a whole one: the folder gets its name when it is.
  const part = `${folder}.part`
  await rm(part, { recursive: true, force: true })
  await mkdir(part, { recursive: true, mode: 0o700 })
  try {
    const files = await backUp(env, part, now)
    await rename(part, folder)
    console.log(`${folder}: ${files} files.`)
    if (env.s3) console.log('Pictures and documents are in the bucket, and not in there.')
  } catch (error) {
    await rm(part, { recursive: true, force: true })
    throw error
  }
  return 0
})

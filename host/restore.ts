import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { holdingOf, migrations, renewStatistics, replaceData, type Database } from '@pasok/server'
import { stageFiles } from './backup/files.ts'
import { readNote, type Note } from './backup/note.ts'
import { putBack } from './backup/postgres-tools.ts'
import { checkSums, filesIn } from './backup/sums.ts'
import { readArguments, runCommand } from './command.ts'
import { readEnv, type Env } from './env.ts'
import { UnusableOptions } from './mendable.ts'
import { reachedDatabase } from './with-shop.ts'

const root = join(import.meta.dirname, '..')
const USAGE = `npm run restore -- FOLDER [--yes]

  Puts what npm run backup wrote into the database that the environment names, and its files into VAR_DIR. The shop
  must not run. Done again, it comes to the same.

  --yes   in place of a shop that is there: everything in it is lost`

/** Says no before anything is touched. */
const checkFits = async (env: Env, folder: string, note: Note): Promise<void> => {
  const kind = env.databaseUrl === undefined ? 'embedded' : 'postgres'
  if (note.database !== kind)
    throw new UnusableOptions(
      note.database === 'postgres'
        ? `${folder} is of a PostgreSQL server: set DATABASE_URL.`
        : `${folder} is of an embedded database, and DATABASE_URL names a server.`,
    )
  if (note.files && env.s3)
    throw new UnusableOptions(`${folder} holds files for VAR_DIR, and S3_BUCKET names a bucket.`)
  const known = new Set(await readdir(migrations))
  if (note.migrations.some((name) => !known.has(name)))
    throw new UnusableOptions(`${folder} was made by a newer version of Pasok: update this one first.`)
  await checkSums(folder)
}

const stopIt = (why: string) => new UnusableOptions(`Stop the shop first: ${why}.`)
const thereIs = (what: string) =>
  new UnusableOptions(`There is a shop already, ${what}. With --yes it is replaced, and all in it is lost.`)

const intoServer = async (
  database: Database,
  env: Env & { databaseUrl: string },
  folder: string,
  yes: boolean,
): Promise<void> => {
  const { schemas, others } = await holdingOf(database)
  if (schemas.length > 0 && !yes) throw thereIs(`in the database (${schemas.join(', ')})`)
  if (others > 0)
    throw stopIt(
      `${others} other connection${others === 1 ? '' : 's'} to the database ${others === 1 ? 'is' : 'are'} open`,
    )
  await putBack(env.databaseUrl, join(folder, 'database.dump'), schemas)
  await renewStatistics(database)
}

const restoreDatabase = async (env: Env, folder: string, yes: boolean): Promise<void> => {
  const { databaseUrl, varDir } = env
  if (databaseUrl !== undefined) {
    const database = await reachedDatabase(env)
    try {
      await intoServer(database, { ...env, databaseUrl }, folder, yes)
    } finally {
      await database.close()
    }
    return
  }
  const data = join(varDir, 'database')
  if (existsSync(join(data, 'pg')) && !yes) throw thereIs(`in ${data}`)
  if (!(await replaceData(data, join(folder, 'database')))) throw stopIt(`its database in ${data} is open`)
}

const restore = async (env: Env, folder: string, yes: boolean): Promise<void> => {
  const note = await readNote(folder)
  await checkFits(env, folder, note)
  const place = join(env.varDir, 'files/files')
  if (note.files && !yes && (await filesIn(place)).length > 0) throw thereIs(`with files in ${place}`)
  const files = note.files ? await stageFiles(join(folder, 'files'), place) : undefined
  try {
    await restoreDatabase(env, folder, yes)
    await files?.put()
  } finally {
    await files?.drop()
  }
  console.log(`The shop is as it was on ${note.made_at}. Its next start brings it up to this version.`)
}

await runCommand(USAGE, async (args) => {
  const { values, named: folder } = readArguments(args, 'folder', { yes: { type: 'boolean' } })
  await restore(readEnv(process.env, root), folder, values.yes ?? false)
  return 0
})

import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { copyIn, readHolding, migrations, openWorkers, prepareDatabase, type Database } from '@pasok/server'
import { stageFiles } from './backup/files.ts'
import { readNote, type Note } from './backup/note.ts'
import { checkSums, filesIn } from './backup/sums.ts'
import { readArguments, runCommand } from './command.ts'
import { readEnv, type Env } from './environment/env.ts'
import { UnusableOptions } from './user-facing-error.ts'
import { reachedDatabase } from './reached-database.ts'
import { openShopJobs } from './with-shop.ts'

const root = join(import.meta.dirname, '..')
const USAGE = `npm run restore -- FOLDER [--yes]

  Puts what npm run backup wrote into the database that the environment names, and its files into VAR_DIR. The shop
  must not run. Done again, it comes to the same.

  --yes   in place of a shop that is there: everything in it is lost`

/** Says no before anything is touched. */
const checkFits = async (env: Env, folder: string, note: Note): Promise<void> => {
  if (note.files && env.s3)
    throw new UnusableOptions(`${folder} holds files for VAR_DIR, and S3_BUCKET names a bucket.`)
  const known = new Set(await readdir(migrations))
  if (note.migrations.some((name) => !known.has(name)))
    throw new UnusableOptions(`${folder} was made by a newer version of Pasok: update this one first.`)
  await checkSums(folder)
}

const thereIs = (what: string) =>
  new UnusableOptions(`There is a shop already, ${what}. With --yes it is replaced, and all in it is lost.`)

/** The database's schemas, which the backup replaces; throws if they must not be replaced or are in use. */
const replacedSchemas = async (database: Database, yes: boolean): Promise<readonly string[]> => {
  const { schemas, others } = await readHolding(database)
  if (schemas.length > 0 && !yes) throw thereIs(`in the database (${schemas.join(', ')})`)
  if (others > 0)
    throw new UnusableOptions(
      `Stop the shop first: ${others} other connection${others === 1 ? '' : 's'} to the database ${others === 1 ? 'is' : 'are'} open.`,
    )
  return schemas
}

const restoreDatabase = async (
  env: Env,
  folder: string,
  names: readonly string[],
  yes: boolean,
): Promise<void> => {
  const database = await reachedDatabase(env)
  const workers = openWorkers()
  try {
    const replaced = await replacedSchemas(database, yes)
    const { jobs: waiting, leftOut } = await copyIn(database, replaced, join(folder, 'database'), {
      folder: migrations,
      names,
    }).catch((error: unknown) => {
      throw new UnusableOptions(
        `${folder} can't be put into this database, which is as it was: ${String(error)}`,
      )
    })
    if (leftOut.length > 0) console.error(`Left out, since no migration makes them: ${leftOut.join(', ')}`)
    const jobs = await prepareDatabase(database, () => openShopJobs(env, database, workers))
    await jobs.queueAgain(waiting)
    await jobs.stop()
  } finally {
    await workers.close()
    await database.close()
  }
}

const restore = async (env: Env, folder: string, yes: boolean): Promise<void> => {
  const note = await readNote(folder)
  await checkFits(env, folder, note)
  const place = join(env.varDir, 'files/files')
  if (note.files && !yes && (await filesIn(place)).length > 0) throw thereIs(`with files in ${place}`)
  const files = note.files ? await stageFiles(join(folder, 'files'), place) : undefined
  try {
    await restoreDatabase(env, folder, note.migrations, yes)
    await files?.put()
  } finally {
    await files?.drop()
  }
  console.log(`The shop is as it was on ${note.made_at}.`)
}

await runCommand(USAGE, async (args) => {
  const { values, named: folder } = readArguments(args, 'folder', { yes: { type: 'boolean' } })
  await restore(readEnv(process.env, root), folder, values.yes ?? false)
  return 0
})

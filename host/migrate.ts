import { join } from 'node:path'
import { prepareDatabase } from '@pasok/server'
import { runCommand } from './command.ts'
import { readEnv } from './environment/env.ts'
import { reachedDatabase } from './reached-database.ts'

const USAGE = `npm run migrate

  Brings the database up to this version of Pasok, as the start does; safe to repeat. Done by the owner of the database
  before a start, the shop itself needs no right to create or alter anything.`

await runCommand(USAGE, async () => {
  const database = await reachedDatabase(readEnv(process.env, join(import.meta.dirname, '..')))
  try {
    const applied = await prepareDatabase(database, async (names) => names)
    console.log(applied.length === 0 ? 'The database is up to date.' : `Applied: ${applied.join(', ')}`)
    return 0
  } finally {
    await database.close()
  }
})

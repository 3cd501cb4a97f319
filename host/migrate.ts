import { join } from 'node:path'
import { migrate, migrations, openDatabase } from '@pasok/server'
import { readEnv } from './environment/env.ts'

const env = readEnv(process.env, join(import.meta.dirname, '..'))
const database = await openDatabase(env.databaseUrl ?? join(env.varDir, 'database'), { role: 'batch' })
const applied = await migrate(database, migrations)
console.log(applied.length === 0 ? 'The database is up to date.' : `Applied: ${applied.join(', ')}`)
await database.close()

import { join } from 'node:path'
import { openDatabase } from '@pasok/server'
import { readEnv } from './environment/env.ts'
import { loadDemoDelivery } from './demo/load-demo-delivery.ts'
import { loadDemoUsers } from './demo/load-demo-users.ts'

// For shops that run without the demo and are tested with its people and its delivery rates: it is migrated already.
const env = readEnv(process.env, join(import.meta.dirname, '..'))
if (env.production) throw new Error("The demo's people have no business in production.")
const database = await openDatabase(env.databaseUrl ?? join(env.varDir, 'database'), { role: 'batch' })
await loadDemoUsers(database, new Date())
await loadDemoDelivery(database, new Date())
await database.close()

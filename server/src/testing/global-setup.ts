import { randomBytes } from 'node:crypto'
import type { TestProject } from 'vitest/node'
import { startPostgres } from '../../../scripts/postgres.ts'
import { openDatabase } from '../platform/index.ts'
import { prepareTemplate } from './postgres-template.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the server's maintenance database, where databases may be made. */
    readonly postgresUrl: string
    /** A migrated database of that server, of which every test gets a copy. */
    readonly postgresTemplate: string
  }
}

/** Makes once a run what every test of a database copies. */
export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  const postgres = await startPostgres()
  const server = await openDatabase(postgres.url, { role: 'batch' })
  // A server that was given to us may serve another run at the same time.
  const template = `pasok_${randomBytes(6).toString('hex')}`
  const stop = async () => {
    await server.pool.query(`drop database if exists ${template} with (force)`)
    await server.close()
    await postgres.stop()
  }
  try {
    await prepareTemplate(server, postgres.url, template)
    project.provide('postgresUrl', postgres.url)
    project.provide('postgresTemplate', template)
    return stop
  } catch (error) {
    await stop()
    throw error
  }
}

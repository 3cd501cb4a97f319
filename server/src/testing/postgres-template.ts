import { openDatabase, type Database } from '../platform/index.ts'
import { prepareDatabase } from '../prepare-database.ts'

/** The server's address with another database at its end. */
export const onServer = (serverUrl: string, name: string): string => {
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return url.href
}

/** Makes the migrated database that tests copy. It is let go of at the end: one in use cannot be copied. */
export const prepareTemplate = async (server: Database, serverUrl: string, name: string): Promise<void> => {
  await server.pool.query(`create database ${name}`)
  const template = await openDatabase(onServer(serverUrl, name), { role: 'batch' })
  try {
    await prepareDatabase(template, async () => {})
  } finally {
    await template.close()
  }
}

import { openDatabase } from '@pasok/server'
import { onServer } from '../../server/src/testing/postgres-template.ts'
import { fillShop } from './fill-shop.ts'

/**
 * `fill-template.ts SERVER MIGRATED NAME FOLDER` makes the database NAME on the server at this address from the migrated one,
 * with the tests' catalogue, and puts its pictures into FOLDER. Without FOLDER it drops it.
 */
const [serverUrl = '', migrated, name = '', folder] = process.argv.slice(2)
const server = await openDatabase(serverUrl, { role: 'batch', maxConnections: 1 })
try {
  if (folder === undefined) await server.pool.query(`drop database if exists ${name} with (force)`)
  else {
    await server.pool.query(`create database ${name} template ${migrated}`)
    await fillShop(onServer(serverUrl, name), folder)
  }
} finally {
  await server.close()
}

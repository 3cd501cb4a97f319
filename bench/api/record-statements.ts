import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createApp, openDatabase, openStorage, openWorkers, settingsFile } from '@pasok/server'
import type { Statement } from './statement.ts'
import type { Visit } from './visit.ts'

/**
 * Writes down what the API asks the database for each visit, in the order it is asked:
 * `node bench/api/record-statements.ts DATABASE VISITS STATEMENTS`, the latter two being files.
 */
const [url = '', visitsFile = '', statementsFile = ''] = process.argv.slice(2)
const visits = JSON.parse(readFileSync(visitsFile, 'utf8')) as readonly Visit[]
const shop = readFileSync(join(import.meta.dirname, '../../config/shop.json'), 'utf8')
const folder = mkdtempSync(join(tmpdir(), 'pasok-record-'))

let sent: Statement[] = []
const database = await openDatabase(url)
database.pool.on('connect', (client) => {
  const query = client.query.bind(client) as (...given: readonly unknown[]) => unknown
  const noting = (given: string | Statement, values?: readonly unknown[]): unknown => {
    sent.push(typeof given === 'string' ? { text: given, values: values ?? [] } : given)
    return values === undefined ? query(given) : query(given, values)
  }
  Object.assign(client, { query: noting })
})
const workers = openWorkers()
try {
  const app = createApp({
    guest: database.db,
    settings: settingsFile.parse(JSON.parse(shop)),
    storage: openStorage({ folder }),
    workers,
  })
  const statements: Statement[][] = []
  for (const calls of visits) {
    for (const { path, language } of calls) {
      const answer = await app.request(path, { headers: { 'accept-language': language } })
      if (answer.status !== 200)
        throw new Error(`${path} is answered with ${answer.status}: ${await answer.text()}`)
    }
    statements.push(sent)
    sent = []
  }
  writeFileSync(statementsFile, JSON.stringify(statements))
  process.stdout.write(JSON.stringify({ statements: statements.flat().length }))
} finally {
  await workers.close()
  await database.close()
  rmSync(folder, { recursive: true })
}

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  createApp,
  identity,
  openDatabase,
  openStorage,
  openWorkers,
  legalTextsFile,
  settingsFile,
  watchSiteVersion,
} from '@pasok/server'
import type { Statement } from './statement.ts'
import type { Visit } from './visit.ts'

/**
 * Writes down what the API asks the database for each visit, in their order, once it has received all of
 * them before: as of a shop in use, which knows the names of its filters and the tree of its categories.
 * `node bench/api/record-statements.ts DATABASE VISITS STATEMENTS`, the latter two being files.
 */
const [url = '', visitsFile = '', statementsFile = ''] = process.argv.slice(2)
const visits = JSON.parse(readFileSync(visitsFile, 'utf8')) as readonly Visit[]
const requireSetting = (name: string): unknown =>
  JSON.parse(readFileSync(join(import.meta.dirname, '../../config', name), 'utf8'))
const folder = mkdtempSync(join(tmpdir(), 'pasok-record-'))

/** Nothing is published meanwhile. */
const LONG_MS = 3_600_000

let sent: Statement[] = []
const database = await openDatabase(url)
database.pool.on('connect', (client) => {
  const query = client.query.bind(client) as (...parameters: readonly unknown[]) => unknown
  const recordQuery = (statement: string | Statement, values?: readonly unknown[]): unknown => {
    sent.push(typeof statement === 'string' ? { text: statement, values: values ?? [] } : statement)
    return values === undefined ? query(statement) : query(statement, values)
  }
  Object.assign(client, { query: recordQuery })
})
const workers = openWorkers()
try {
  const app = createApp({
    guestDb: database.db,
    db: database.db,
    origin: 'http://shop.test',
    sessions: identity.openSessions(database.db, ''),
    site: watchSiteVersion(database.db, LONG_MS),
    settings: settingsFile.parse(requireSetting('shop.json')),
    texts: legalTextsFile.parse(requireSetting('legal.json')),
    sendEmail: async () => new Date(),
    storage: openStorage({ folder }),
    workers,
  })
  const visit = async (calls: Visit): Promise<readonly Statement[]> => {
    sent = []
    for (const { path, language } of calls) {
      const answer = await app.request(path, { headers: { 'accept-language': language } })
      if (answer.status !== 200)
        throw new Error(`${path} is answered with ${answer.status}: ${await answer.text()}`)
    }
    return sent
  }
  for (const calls of visits) await visit(calls)
  const statements: (readonly Statement[])[] = []
  for (const calls of visits) statements.push(await visit(calls))
  writeFileSync(statementsFile, JSON.stringify(statements))
  process.stdout.write(JSON.stringify({ statements: statements.flat().length }))
} finally {
  await workers.close()
  await database.close()
  rmSync(folder, { recursive: true })
}

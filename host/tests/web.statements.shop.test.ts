import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { toDemoEmail } from '@pasok/demo'
import {
  askInProcess,
  createApp,
  identity,
  kernel,
  openDatabase,
  openStorage,
  openWorkers,
  readInProcess,
  watchSiteVersion,
  type Database,
  type Workers,
} from '@pasok/server'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { loadDemoUsers } from '../demo/load-demo-users.ts'
import { readLegalTexts, readSettings } from '../environment/read-settings.ts'
import { openPages, type Storefront } from '../pages/pages.ts'
import { newShopData, type ShopData } from '../testing/shop-data.ts'

/** Nothing is published meanwhile. */
const LONG_MS = 3_600_000
const config = (name: string) => join(import.meta.dirname, '../../config', name)

let data: ShopData
let database: Database
let workers: Workers
let server: Server
let cookie: string
let statements: string[] = []

beforeAll(async () => {
  data = await newShopData()
  database = await openDatabase(data.url)
  database.pool.on('connect', (client) => {
    const query = client.query.bind(client) as (...args: readonly unknown[]) => unknown
    const counting = (...args: readonly [string | { text: string }, ...unknown[]]) => {
      statements.push(typeof args[0] === 'string' ? args[0] : args[0].text)
      return query(...args)
    }
    Object.assign(client, { query: counting })
  })
  const { db } = database
  const now = new Date()
  await loadDemoUsers(database, now)
  const sessions = identity.openSessions(db, '')
  const buyer = await identity.findCredentials(db, toDemoEmail('buyer'))
  if (!buyer) throw new Error('there is no buyer')
  cookie = `pasok_session=${await sessions.beginInBrowser(db, buyer.id, '', now)}`
  workers = openWorkers()
  const origin = 'http://shop.test'
  const site = watchSiteVersion(db, LONG_MS)
  const api = createApp({
    guestDb: db,
    db,
    origin,
    sessions,
    site,
    settings: await readSettings(config('shop.json')),
    texts: await readLegalTexts(config('legal.json')),
    sendEmail: async () => new Date(),
    storage: openStorage({ folder: data.folder }),
    workers,
  })
  const pages = openPages({
    built: (await import(pathToFileURL(join(inject('build'), 'server/index.js')).href)) as Storefront,
    api: (request, asker) => {
      if (asker?.viewer) kernel.setViewer(request, asker.viewer)
      return api.fetch(askInProcess(request))
    },
    read: (route, input, page, asker) => {
      if (asker?.viewer) kernel.setViewer(page.request, asker.viewer)
      return readInProcess(api, route, input, page)
    },
    sessions,
    origin,
    site,
  })
  server = createServer((request, response) => pages.answer(request, response, 'a-request'))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterAll(async () => {
  server?.close()
  await workers?.close()
  await database?.close()
  await data?.drop()
})

const open = async (path: string): Promise<string> => {
  const { port } = server.address() as AddressInfo
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, { headers: { cookie } })
  expect(answer.status).toBe(200)
  return answer.text()
}

test.each(['/shop/products/1', '/id/shop/products/1'])(
  'a member’s page %s, with prices and related products, takes at most four statements',
  async (path) => {
    // The first one reads what changes with publications only.
    await open(path)
    statements = []
    const page = await open(path)
    expect(page).toContain('Rp')
    expect(statements.length, statements.join('\n\n')).toBeLessThanOrEqual(4)
  },
)

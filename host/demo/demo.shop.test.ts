import { copyFile, cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  catalogueImport,
  openDatabase,
  openStorage,
  openWorkers,
  type Database,
  type Storage,
  type Workers,
} from '@pasok/server'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { freshDatabase } from '../../server/src/testing/index.ts'
import type { FreshDatabase } from '../../server/src/testing/fresh-database.ts'
import { loadDemo } from './demo.ts'

const here = join(import.meta.dirname, '../testing')
const ITEMS = 1_200

// Other files of this process use the demo as it is.
vi.hoisted(() => vi.resetModules())
afterAll(() => vi.resetModules())

/** A small catalogue in the place of the demo's: three batches, the last of which has a picture. */
vi.mock('@pasok/demo', () => ({
  writeCatalogue: async (folder: string) => {
    const head = (await readFile(join(here, 'catalogue.csv'), 'utf8')).split('\n')[0] ?? ''
    const columns = head.split(',')
    const row = (n: number) => {
      const cells: Record<string, string> = { product: `P-${n}`, sku: `S-${n}`, name_en: `Part ${n}` }
      if (n === ITEMS) cells['images'] = 'valve.svg'
      return columns.map((column) => cells[column] ?? '').join(',')
    }
    const written = { catalogue: join(folder, 'catalogue.csv'), mapping: join(folder, 'mapping.json') }
    await writeFile(
      written.catalogue,
      [head, ...Array.from({ length: ITEMS }, (_, i) => row(i + 1)), ''].join('\n'),
    )
    await copyFile(join(here, 'mapping.json'), written.mapping)
    await cp(join(here, 'pictures'), join(folder, 'pictures'), { recursive: true })
    return written
  },
}))

let varDir: string
let made: FreshDatabase
let database: Database
let workers: Workers
beforeEach(async () => {
  varDir = await mkdtemp(join(tmpdir(), 'pasok-demo-'))
  made = await freshDatabase()
  database = await openDatabase(made.url, { role: 'batch' })
  workers = openWorkers()
})
afterEach(async () => {
  await workers.close()
  await database.close()
  await made.drop()
  await rm(varDir, { recursive: true })
})

/** Loads the demo as a start does; answers whether it had to. */
const start = async (storage: Storage = openStorage({ folder: join(varDir, 'files') })): Promise<boolean> => {
  let isAnnounced = false
  const announce = async () => {
    isAnnounced = true
  }
  await loadDemo({ database, workers, varDir, storage, jobs: { announce } })
  return isAnnounced
}

const full: Storage = {
  put: () => Promise.reject(new Error('the disk is full')),
  get: async () => undefined,
  delete: async () => {},
}

const itemCount = async (): Promise<number> => {
  const { rows } = await catalogueImport.exportCatalogue(database.db, new Map())
  return (await Array.fromAsync(rows)).length
}

test('an empty shop gets the demo once', async () => {
  expect(await start()).toBe(true)
  expect(await itemCount()).toBe(ITEMS)
  expect(await start()).toBe(false)
})

test('a demo whose loading broke off is loaded at the next start, and not again at the one after', async () => {
  // The only picture is in the third batch: two are written.
  await expect(start(full)).rejects.toThrow('the disk is full')
  expect(await itemCount()).toBe(1_000)
  expect(await start()).toBe(true)
  expect(await itemCount()).toBe(ITEMS)
  expect(await start()).toBe(false)
})

test('a shop that has products of its own never gets it', async () => {
  await database.pool.query(
    "insert into catalogue.product (code, name_en, name_id) values ('own', 'Own', 'Milik')",
  )
  expect(await start()).toBe(false)
  expect(existsSync(join(varDir, 'demo'))).toBe(false)
})

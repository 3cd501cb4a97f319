import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '@pasok/server'
import { freshDatabase } from '../../server/src/testing/index.ts'
import { fillShop } from './fill-shop.ts'

/** What a shop of a test's own works on: a database on the tests' PostgreSQL and a folder, with the catalogue in them. */
export interface ShopData {
  readonly url: string
  /** For VAR_DIR: the catalogue's pictures lie here. */
  readonly folder: string
  /** The environment that names both. */
  readonly env: { readonly DATABASE_URL: string; readonly VAR_DIR: string }
  drop(): Promise<void>
}

/** A shop's data with the tests' catalogue, dropped by the caller. */
export const newShopData = async (): Promise<ShopData> => {
  const { url, drop } = await freshDatabase()
  const folder = await mkdtemp(join(tmpdir(), 'pasok-host-'))
  await fillShop(url, folder)
  return {
    url,
    folder,
    env: { DATABASE_URL: url, VAR_DIR: folder },
    drop: async () => {
      await drop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** A role that may read everything but the prices, and its address; `drop` before the database goes. */
export const newGuestRole = async (url: string): Promise<{ url: string; drop: () => Promise<void> }> => {
  const name = `pasok_guest_${randomBytes(6).toString('hex')}`
  const password = randomBytes(12).toString('hex')
  const database = await openDatabase(url, { role: 'batch', maxConnections: 1 })
  try {
    await database.pool.query(`create role ${name} login password '${password}'`)
    await database.pool.query(`grant usage on schema catalogue, platform to ${name}`)
    await database.pool.query(`grant select on all tables in schema catalogue to ${name}`)
    await database.pool.query(`grant select on platform.site to ${name}`)
  } finally {
    await database.close()
  }
  const guest = new URL(url)
  guest.username = name
  guest.password = password
  return {
    url: guest.href,
    drop: async () => {
      const owner = await openDatabase(url, { role: 'batch', maxConnections: 1 })
      try {
        await owner.pool.query(`drop owned by ${name}`)
        await owner.pool.query(`drop role ${name}`)
      } finally {
        await owner.close()
      }
    },
  }
}

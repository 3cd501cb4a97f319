import { randomBytes } from 'node:crypto'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readHolding, openDatabase } from '@pasok/server'
import { inject } from 'vitest'
import { freshDatabase } from '../../server/src/testing/index.ts'

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
  const filled = inject('filledShop')
  const { url, drop } = await freshDatabase({ copyOf: filled.template })
  const folder = await mkdtemp(join(tmpdir(), 'pasok-host-'))
  await cp(filled.folder, folder, { recursive: true })
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

interface Role {
  /** The database's address for it. */
  readonly url: string
  /** For before the database goes. */
  drop(): Promise<void>
}

/** A role that may read everything but the prices. */
export const newGuestRole = (url: string): Promise<Role> =>
  newRole(url, (name) => [
    `grant usage on schema catalogue, platform to ${name}`,
    `grant select on all tables in schema catalogue to ${name}`,
    `grant select on platform.site to ${name}`,
  ])

/** A role that may read and write rows and nothing else, as docs/operations.md grants it. */
export const newShopRole = (url: string): Promise<Role> =>
  newRole(url, (name, schemas) => [
    `grant usage on schema ${schemas} to ${name}`,
    `grant select, insert, update, delete on all tables in schema ${schemas} to ${name}`,
    `grant usage, select on all sequences in schema ${schemas} to ${name}`,
    `grant execute on all functions in schema ${schemas} to ${name}`,
  ])

const newRole = async (
  url: string,
  grants: (name: string, schemas: string) => readonly string[],
): Promise<Role> => {
  const name = `pasok_role_${randomBytes(6).toString('hex')}`
  const password = randomBytes(12).toString('hex')
  const database = await openDatabase(url, { role: 'batch', maxConnections: 1 })
  try {
    const { schemas } = await readHolding(database)
    await database.pool.query(`create role ${name} login password '${password}'`)
    for (const grant of grants(name, schemas.join(', '))) await database.pool.query(grant)
  } finally {
    await database.close()
  }
  const address = new URL(url)
  address.username = name
  address.password = password
  return {
    url: address.href,
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

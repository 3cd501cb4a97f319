import { randomBytes } from 'node:crypto'
import { inject } from 'vitest'
import { openDatabase } from '../platform/index.ts'
import { onServer } from './postgres-template.ts'

/** An address that `openDatabase` takes, any number of times, of a database that no other test sees. */
export interface FreshDatabase {
  readonly url: string
  /** For when all its openers have closed it. */
  drop(): Promise<void>
}

/** A migrated database, one with nothing in it at all, or a copy of another one of the server that nobody has open. */
export const freshDatabase = async (
  content: 'migrated' | 'empty' | { readonly copyOf: string } = 'migrated',
): Promise<FreshDatabase> => {
  const name = `pasok_${randomBytes(6).toString('hex')}`
  const template =
    typeof content === 'object'
      ? content.copyOf
      : content === 'empty'
        ? 'template0'
        : inject('postgresTemplate')
  await onMaintenance(`create database ${name} template ${template}`)
  return {
    url: onServer(inject('postgresUrl'), name),
    drop: () => onMaintenance(`drop database ${name} with (force)`),
  }
}

const onMaintenance = async (statement: string): Promise<void> => {
  const server = await openDatabase(inject('postgresUrl'), { role: 'batch', maxConnections: 1 })
  try {
    await server.pool.query(statement)
  } finally {
    await server.close()
  }
}

import { createHash } from 'node:crypto'
import type { Language } from '@pasok/words'
import { madeFiles } from '../../platform/index.ts'
import type { Db, Overload, Storage, Task, Workers } from '../../platform/index.ts'
import { toSlug } from '../catalogue.ts'
import { loadOriginals } from '../pictures/load-originals.ts'
import { findSheet } from './datasheet.store.ts'
import type { print } from './datasheet-worker.ts'
import { buildSheet, type Maker } from './sheet.ts'

const printTask: Task<typeof print> = {
  module: new URL('./datasheet-worker.ts', import.meta.url),
  name: 'print',
  deadlineMs: 30_000,
}

/** Raise it when the layout changes: stored datasheets are then made again under other names. */
const LAYOUT = 1

/** A product's datasheet in a language; its bytes are the same as long as `hash` is. */
export interface Datasheet {
  readonly hash: string
  readonly filename: string
  read(): Promise<Uint8Array | Overload>
}

interface Parts {
  readonly db: Db
  readonly maker: Maker
  readonly storage: Storage
  readonly workers: Workers
}

/** Finds datasheets. Each is made on its first request and stored under the hash of its content. */
export const openDatasheets = ({ db, maker, storage, workers }: Parts) => {
  const files = madeFiles<Overload>(storage)
  return async (productId: number, language: Language): Promise<Datasheet | undefined> => {
    const row = await findSheet(db, productId, language)
    if (!row) return undefined
    const sheet = buildSheet(row, maker, language)
    const hash = createHash('sha256')
      .update(JSON.stringify([LAYOUT, sheet]))
      .digest('hex')
      .slice(0, 32)
    const make = async () => {
      const body = await workers.run(printTask, {
        sheet,
        pictures: await loadOriginals(storage, sheet.pictures),
      })
      return typeof body === 'string' ? body : { body, contentType: 'application/pdf' }
    }
    return {
      hash,
      filename: `${toSlug(row.name) || productId}-${language}.pdf`,
      read: async () => {
        const file = await files(`datasheets/${hash}.pdf`, make)
        return typeof file === 'string' ? file : file.body
      },
    }
  }
}

import { createHash } from 'node:crypto'
import type { Language } from '@pasok/words'
import { madeFiles } from '../../platform/index.ts'
import type { Db, Overload, Storage, Task, Workers } from '../../platform/index.ts'
import { toSlug } from '../catalogue.ts'
import { openItemDrawings } from '../pictures/item-drawings.ts'
import { loadOriginals } from '../pictures/load-originals.ts'
import { findItem } from '../product.store.ts'
import { findSheet } from './datasheet.store.ts'
import type { print } from './datasheet-worker.ts'
import { buildItemSheet, buildSheet, type Maker, type Sheet } from './sheet.ts'

const printTask: Task<typeof print> = {
  module: new URL('./datasheet-worker.ts', import.meta.url),
  name: 'print',
  deadlineMs: 30_000,
}

/** Raise it when the layout changes: stored datasheets are then made again under other names. */
const LAYOUT = 1

/** A product's or item's datasheet in a language; its bytes are the same as long as `hash` is. */
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

/**
 * Finds the datasheets of products and items. A product's is made on its first request and stored under the hash of its
 * content; an item's is made each time: stored, they would be as many as the items, and new ones with each stock tag.
 */
export const openDatasheets = ({ db, maker, storage, workers }: Parts) => {
  const files = madeFiles<Overload>(storage)
  const itemDrawings = openItemDrawings({ db, storage })
  // An item's drawing is drawn when it is first asked for.
  const pictures = { get: async (key: string) => (await itemDrawings(key)) ?? (await storage.get(key)) }
  const datasheet = (sheet: Sheet, id: number, isStored: boolean): Datasheet => {
    const hash = createHash('sha256')
      .update(JSON.stringify([LAYOUT, sheet]))
      .digest('hex')
      .slice(0, 32)
    const make = async () => {
      const body = await workers.run(printTask, {
        sheet,
        pictures: await loadOriginals(pictures, sheet.pictures),
      })
      return typeof body === 'string' ? body : { body, contentType: 'application/pdf' }
    }
    return {
      hash,
      filename: `${toSlug(sheet.name) || id}-${sheet.language}.pdf`,
      read: async () => {
        const file = isStored ? await files(`datasheets/${hash}.pdf`, make) : await make()
        return typeof file === 'string' ? file : file.body
      },
    }
  }
  return {
    ofProduct: async (id: number, language: Language): Promise<Datasheet | undefined> => {
      const row = await findSheet(db, id, language)
      return row && datasheet(buildSheet(row, maker, language), id, true)
    },
    ofItem: async (id: number, language: Language): Promise<Datasheet | undefined> => {
      const row = await findItem(db, id, language)
      return row && datasheet(buildItemSheet(row, maker, language), id, false)
    },
  }
}

import { languages, type Language } from '@pasok/words'
import { madeFiles } from '../../platform/index.ts'
import type { Db, Overload, Storage, StoredFile, Task, Workers } from '../../platform/index.ts'
import { loadOriginals } from '../pictures/load-originals.ts'
import { findProduct } from '../product.store.ts'
import {
  drawingShareFile,
  shareFile,
  SHOP_ITSELF,
  buildProductShare,
  buildShopShare,
  type Shown,
} from './share-image.ts'
import type { portray } from './share-worker.ts'

const portrayTask: Task<typeof portray> = {
  module: new URL('./share-worker.ts', import.meta.url),
  name: 'portray',
  deadlineMs: 20_000,
}

interface Parts {
  readonly db: Db
  /** The shop's own name. */
  readonly shop: string
  readonly storage: Storage
  readonly workers: Workers
}

/** What an address leads to: a file, the name of its successor, an overload that can't make it now, or nothing. */
export type FoundShareImage = StoredFile | { readonly moved: string } | Overload | undefined

const FILE = new RegExp(`^(\\d{1,10})-(${languages.join('|')})-[0-9a-f]{16}\\.png$`)

const DRAWING_FILE = /^drawing-([0-9a-f]{32})-[0-9a-f]{16}\.png$/

/** Finds the pictures of shared links by their file names. Each is made on its first request, then stored. */
export const openShareImages = ({ db, shop, storage, workers }: Parts) => {
  const files = madeFiles<Overload>(storage)
  const shownBy = async (id: number, language: Language): Promise<Shown | undefined> => {
    if (id === SHOP_ITSELF) return buildShopShare(language, shop)
    const row = await findProduct(db, id, language)
    return row && buildProductShare(row, shop)
  }
  const make = (file: string, shown: Shown) =>
    files(`og/${file}`, async () => {
      const [picture] = await loadOriginals(storage, shown.picture ? [shown.picture] : [])
      const body = await workers.run(portrayTask, { shown, picture })
      return typeof body === 'string' ? body : { body, contentType: 'image/png' }
    })
  return async (file: string): Promise<FoundShareImage> => {
    const [, drawing] = DRAWING_FILE.exec(file) ?? []
    const [, id, language] = FILE.exec(file) ?? []
    if (drawing === undefined && (id === undefined || Number(id) > 2_147_483_647)) return undefined
    // A stored file shows what its name says, so it needs no database query.
    const stored = await storage.get(`og/${file}`)
    if (stored) return stored
    if (drawing !== undefined) {
      const key = `pictures/${drawing}.svg`
      if (!(await storage.get(key))) return undefined
      const right = drawingShareFile(key, shop)
      return right === file
        ? make(file, { name: '', picture: { key, photo: false }, shop })
        : { moved: right }
    }
    const shown = await shownBy(Number(id), language as Language)
    if (!shown) return undefined
    const right = shareFile(Number(id), language as Language, shown)
    if (right !== file) return { moved: right }
    return make(file, shown)
  }
}

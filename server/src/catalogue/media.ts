import type { Db, Overload, Storage, StoredFile, Workers } from '../platform/index.ts'
import { openItemDrawings } from './pictures/item-drawings.ts'
import { openPictures } from './pictures/make-widths.ts'
import { openShareImages } from './share/find-share-image.ts'
import { isStaticList } from './static-lists.ts'

/** What an address below `/media/` leads to: a file, a redirect, an overload that can't make it now, or nothing. */
export type FoundMedia = StoredFile | { readonly moved: string } | Overload | undefined

export interface MediaParts {
  /** The connection for guests' reads. */
  readonly db: Db
  /** The shop's own name. */
  readonly shop: string
  readonly storage: Storage
  readonly workers: Workers
}

/** A product's datasheet or certificate, under a name made of its content. */
const DOCUMENT = /^documents\/[0-9a-f]{32}\.pdf$/

/** Finds the public files by their path below `/media/`. No other file is ever served. */
export const openMedia = (parts: MediaParts): ((path: string) => Promise<FoundMedia>) => {
  const pictures = openPictures(parts)
  const itemDrawings = openItemDrawings(parts)
  const shareImages = openShareImages(parts)
  return async (path) => {
    if (path.startsWith('pictures/')) return pictures(path)
    if (path.startsWith('drawings/')) return itemDrawings(path)
    if (DOCUMENT.test(path) || isStaticList(path)) return parts.storage.get(path)
    if (!path.startsWith('og/')) return undefined
    const found = await shareImages(path.slice('og/'.length))
    return typeof found === 'object' && 'moved' in found ? { moved: `/media/og/${found.moved}` } : found
  }
}

import { drawSvg, isFamily } from '@pasok/drawings'
import { madeFiles } from '../../platform/index.ts'
import type { Db, Storage, StoredFile } from '../../platform/index.ts'
import { findDrawing } from './item-drawing.store.ts'

const KEY = /^drawings\/[0-9a-f]{32}\.svg$/

/** Finds the files of `/media/drawings`: an item's drawing is drawn on its first request, then stored. */
export const openItemDrawings = ({ db, storage }: { readonly db: Db; readonly storage: Storage }) => {
  const files = madeFiles<'no_drawing'>(storage)
  return async (key: string): Promise<StoredFile | undefined> => {
    if (!KEY.test(key)) return undefined
    const file = await files(key, async () => {
      const drawing = await findDrawing(db, key)
      const svg = drawing && isFamily(drawing.family) ? await drawSvg(drawing) : undefined
      return svg === undefined ? 'no_drawing' : { body: Buffer.from(svg), contentType: 'image/svg+xml' }
    })
    return file === 'no_drawing' ? undefined : file
  }
}

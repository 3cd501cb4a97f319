import { drawSvg, isFamily } from '@pasok/drawings'
import { madeFiles } from '../../platform/index.ts'
import type { Db, Storage, StoredFile } from '../../platform/index.ts'
import { findDrawing } from './item-drawing.store.ts'

const KEY = /^drawings\/[0-9a-f]{32}\.svg$/

/** What `/media/drawings` gives out: the drawings of items, each drawn when it is first asked for, and stored. */
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

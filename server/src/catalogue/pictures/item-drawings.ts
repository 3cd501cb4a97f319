import { drawDxf, drawSvg, isFamily } from '@pasok/drawings'
import { madeFiles } from '../../platform/index.ts'
import type { Db, Storage, StoredFile } from '../../platform/index.ts'
import { findDrawing } from './item-drawing.store.ts'

const KEY = /^drawings\/[0-9a-f]{32}\.(svg|dxf)$/

const formats = {
  svg: { draw: drawSvg, contentType: 'image/svg+xml' },
  dxf: { draw: drawDxf, contentType: 'image/vnd.dxf' },
} as const

/**
 * Finds the files of `/media/drawings`: the drawings of items and of choices, and the DXF of those that are true to scale. Each is made on
 * its first request, then stored.
 */
export const openItemDrawings = ({ db, storage }: { readonly db: Db; readonly storage: Storage }) => {
  const files = madeFiles<'no_drawing'>(storage)
  return async (key: string): Promise<StoredFile | undefined> => {
    const format = KEY.exec(key)?.[1] as keyof typeof formats | undefined
    if (!format) return undefined
    const { draw, contentType } = formats[format]
    const file = await files(key, async () => {
      const drawing = await findDrawing(db, key.replace(/dxf$/, 'svg'))
      const text = drawing && isFamily(drawing.family) ? await draw(drawing) : undefined
      return text === undefined ? 'no_drawing' : { body: Buffer.from(text), contentType }
    })
    return file === 'no_drawing' ? undefined : file
  }
}

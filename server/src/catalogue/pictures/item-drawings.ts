import { drawDxf, drawSvg, isFamily } from '@pasok/drawings'
import { madeFiles } from '../../platform/index.ts'
import type { Db, Storage, StoredFile } from '../../platform/index.ts'
import { findDrawing } from './item-drawing.store.ts'

const KEY = /^drawings\/[0-9a-f]{32}\.(svg|dxf)$/

const formats = {
  svg: { draw: drawSvg, contentType: 'image/svg+xml' },
  dxf: { draw: drawDxf, contentType: 'image/vnd.dxf' },
} as const

/** The keys of so many impossible drawings are remembered. */
const MOST_IMPOSSIBLE = 10_000

/**
 * Finds the files of `/media/drawings`: the drawings of items and of choices, and the DXF of those that are true to scale. Each is made on
 * its first request, then stored. A key is a hash of the drawing's parameters: one that can't be drawn never can, and is not
 * tried twice.
 */
export const openItemDrawings = ({ db, storage }: { readonly db: Db; readonly storage: Storage }) => {
  const files = madeFiles<'no_drawing'>(storage)
  const impossible = new Set<string>()
  return async (key: string): Promise<StoredFile | undefined> => {
    const format = KEY.exec(key)?.[1] as keyof typeof formats | undefined
    if (!format || impossible.has(key)) return undefined
    const { draw, contentType } = formats[format]
    const file = await files(key, async () => {
      const drawing = await findDrawing(db, key.replace(/dxf$/, 'svg'))
      if (!drawing) return 'no_drawing'
      const text = isFamily(drawing.family) ? await draw(drawing) : undefined
      if (text !== undefined) return { body: Buffer.from(text), contentType }
      for (const oldest of impossible) {
        if (impossible.size < MOST_IMPOSSIBLE) break
        impossible.delete(oldest)
      }
      impossible.add(key)
      return 'no_drawing'
    })
    return file === 'no_drawing' ? undefined : file
  }
}

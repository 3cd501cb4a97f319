import type { ImportProblemCode } from '@pasok/words'
import type { Db } from '../../platform/index.ts'
import { replacePictures, type PictureWrite } from './picture.store.ts'
import type { ImportRow } from './row.ts'
import type { KeptPicture, Shelf } from './shelf.ts'

/** The pictures that a file's rows have named so far, by product code: those of several rows add up. */
export type NamedPictures = Map<string, readonly string[]>

/** Keeps the pictures that rows name, in their order, and answers the products whose pictures differ from before. */
export const writePictures = async (
  tx: Db,
  rows: readonly ImportRow[],
  products: ReadonlyMap<string, { id: number }>,
  shelf: Shelf<KeptPicture>,
  named: NamedPictures,
  announcePhoto: (key: string) => Promise<void>,
  refuse: (row: ImportRow, code: ImportProblemCode, name: string) => void,
): Promise<number[]> => {
  const touched = new Map<string, ImportRow>()
  for (const row of rows) {
    const { code, images } = row.product
    if (images === undefined) continue
    const before = named.get(code)
    const fresh = (images ?? []).filter((name) => !before?.includes(name))
    if (before && images !== null && fresh.length === 0) continue
    named.set(code, images === null ? [] : [...(before ?? []), ...fresh])
    touched.set(code, row)
  }
  const written: PictureWrite[] = []
  const replaced: number[] = []
  for (const [code, row] of touched) {
    const product = products.get(code)
    if (!product) continue
    const kept: PictureWrite[] = []
    const names = [...new Set(named.get(code))]
    for (const name of names) {
      const picture = await shelf.keep(name)
      if (typeof picture === 'string') refuse(row, picture, name)
      else if (picture) kept.push({ product_id: product.id, position: kept.length, ...picture })
    }
    // Where none could be taken, those from before are better than none.
    if (names.length > 0 && kept.length === 0) continue
    replaced.push(product.id)
    written.push(...kept)
  }
  const changed = await replacePictures(tx, replaced, written)
  const photos = written.filter(({ photo, product_id }) => photo && changed.includes(product_id))
  for (const key of new Set(photos.map((picture) => picture.key))) await announcePhoto(key)
  return changed
}

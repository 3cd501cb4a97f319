import type { ImportProblemCode } from '@pasok/words'
import type { Db } from '../../platform/index.ts'
import { replacePictures, type PictureWrite } from './import.store.ts'
import type { PictureShelf } from './picture-shelf.ts'
import type { ImportRow } from './row.ts'

/** Keeps the pictures that rows name, in their order, and answers the products whose pictures differ from before. */
export const writePictures = async (
  tx: Db,
  rows: readonly ImportRow[],
  products: ReadonlyMap<string, { id: number }>,
  shelf: PictureShelf,
  refuse: (row: ImportRow, code: ImportProblemCode, name: string) => void,
): Promise<number[]> => {
  const named = new Map<number, PictureWrite[]>()
  for (const row of rows) {
    const product = products.get(row.product.code)
    const { images } = row.product
    if (!product || images === undefined) continue
    const kept: PictureWrite[] = []
    for (const name of images ?? []) {
      const picture = await shelf.keep(name)
      if (picture === undefined) continue
      if (typeof picture === 'string') refuse(row, picture, name)
      else kept.push({ product_id: product.id, position: kept.length, ...picture })
    }
    if (images === null || kept.length > 0) named.set(product.id, kept)
  }
  return replacePictures(tx, [...named.keys()], [...named.values()].flat())
}

import type { ImportProblemCode } from '@pasok/words'
import type { Db } from '../../platform/index.ts'
import { findPictures, replacePictures } from './picture.store.ts'
import type { ImportRow } from '../read/row.ts'
import type { StoredPicture, ImportFiles } from '../files/import-files.ts'

/** The pictures that a file's rows have named, by product code; those of several rows add up. */
export type NamedPictures = Map<string, readonly string[]>

/** The result for the pictures that rows name. */
interface WrittenPictures {
  /** The products whose pictures changed. */
  readonly changed: readonly number[]
  /** The pictures named so far, including these rows', valid once they are written. */
  readonly named: NamedPictures
}

/**
 * Stores the pictures that rows name, in their order. If some of a product's pictures can't be stored or are skipped,
 * its stored ones stay after the new ones, because one of them may be the missing one.
 */
export const writePictures = async (
  tx: Db,
  rows: readonly ImportRow[],
  products: ReadonlyMap<string, { id: number }>,
  files: ImportFiles<StoredPicture>,
  namedBefore: NamedPictures,
  announcePhoto: (key: string) => Promise<void>,
  refuse: (row: ImportRow, code: ImportProblemCode, name: string) => void,
): Promise<WrittenPictures> => {
  const named: NamedPictures = new Map()
  const touched = new Map<string, ImportRow>()
  const former = new Map<string, Former>()
  for (const row of rows) {
    const { code, images, former: stays } = row.product
    if (images === undefined) continue
    const before = named.get(code) ?? namedBefore.get(code)
    const fresh = (images ?? []).filter((name) => !before?.includes(name))
    if (before && images !== null && fresh.length === 0) continue
    named.set(code, images === null ? [] : [...(before ?? []), ...fresh])
    touched.set(code, row)
    if (stays) former.set(code, stays)
  }
  const whole: ProductPictures[] = []
  const partly: PartlyNamed[] = []
  for (const [code, row] of touched) {
    const product = products.get(code)
    if (!product) continue
    const stored: StoredPicture[] = []
    const names = [...new Set(named.get(code))]
    let missing = 0
    for (const name of names) {
      const picture = await files.store(name)
      if (typeof picture === 'object') stored.push(picture)
      else missing++
      if (typeof picture === 'string') refuse(row, picture, name)
    }
    const stays = missing > 0 ? 'all' : former.get(code)
    if (!stays) whole.push({ id: product.id, stored })
    else if (stored.length > 0) partly.push({ id: product.id, stored, stays })
  }
  const written = [...whole, ...(await withFormer(tx, partly))]
  const pictures = written.flatMap(({ id, stored }) =>
    stored.map((picture, position) => ({ ...picture, product_id: id, position })),
  )
  const changed = await replacePictures(
    tx,
    written.map(({ id }) => id),
    pictures,
  )
  const photos = pictures.filter(({ photo, product_id }) => photo && changed.includes(product_id))
  for (const key of new Set(photos.map((picture) => picture.key))) await announcePhoto(key)
  return { changed, named }
}

interface ProductPictures {
  readonly id: number
  readonly stored: readonly StoredPicture[]
}

type Former = NonNullable<ImportRow['product']['former']>
type PartlyNamed = ProductPictures & { readonly stays: Former }

/** The products that get a new picture, with their stored ones after it. */
const withFormer = async (tx: Db, products: readonly PartlyNamed[]): Promise<ProductPictures[]> => {
  const ids = products.map(({ id }) => id)
  const former = Map.groupBy(await findPictures(tx, ids), ({ product_id }) => product_id)
  return products.flatMap(({ id, stored, stays }) => {
    const had = former.get(id) ?? []
    const isNew = (key: string) => !stored.some((picture) => picture.key === key)
    if (stored.every(({ key }) => had.some((picture) => picture.key === key))) return []
    return [
      {
        id,
        stored: [...stored, ...had.filter(({ key, photo }) => isNew(key) && (photo || stays === 'all'))],
      },
    ]
  })
}

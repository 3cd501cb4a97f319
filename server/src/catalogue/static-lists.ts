import { languages } from '@pasok/words'
import type { Db, Storage } from '../platform/index.ts'
import { findBrands } from './brand.store.ts'
import { categoryTree } from './category-tree.ts'
import { findCategories } from './category.store.ts'
import { brandRecordOf } from './records.ts'

/** More brands than any catalogue has. */
const MOST_BRANDS = 100_000
const FOLDER = 'static'

/** Whether a path below `/media/` is that of a published list. */
export const isStaticList = (path: string): boolean =>
  /^static\/(?:categories-(?:en|id)|brand)\.json$/.test(path)

/**
 * Writes the lists that everybody reads whole to the storage: the tree of categories in each language and the brands, each as
 * the API answers it. Called after each change of the catalogue and when the shop starts.
 */
export const publishLists = async ({
  db,
  storage,
}: {
  readonly db: Db
  readonly storage: Storage
}): Promise<void> => {
  const put = (name: string, records: readonly unknown[]) =>
    storage.put(
      `${FOLDER}/${name}.json`,
      Buffer.from(JSON.stringify({ status: 'OK', data: { records, total: records.length } })),
      'application/json; charset=utf-8',
    )
  for (const language of languages)
    await put(`categories-${language}`, categoryTree(await findCategories(db, language), 0, language))
  const { rows } = await findBrands(db, '', 0, MOST_BRANDS)
  await put('brand', rows.map(brandRecordOf))
}

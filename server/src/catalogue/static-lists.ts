import { languages } from '@pasok/words'
import type { Db, Storage } from '../platform/index.ts'
import { findBrands } from './brand.store.ts'
import { categoryTree } from './category-tree.ts'
import { findCategories } from './category.store.ts'
import { toBrandRecord } from './records.ts'

/** More brands than any catalogue has. */
const MOST_BRANDS = 100_000
const FOLDER = 'static'
const names = ['categories-en', 'categories-id', 'slides-en', 'slides-id', 'brand'] as const
type StaticList = (typeof names)[number]

const buildPath = (name: StaticList): string => `${FOLDER}/${name}.json`

/** Whether a path below `/media/` is that of a published list. */
export const isStaticList = (path: string): boolean => names.some((name) => buildPath(name) === path)

/** Writes a public list to the storage, as the API returns it. */
export const storeStaticList = (
  storage: Storage,
  name: StaticList,
  records: readonly unknown[],
): Promise<void> =>
  storage.put(
    buildPath(name),
    Buffer.from(JSON.stringify({ status: 'OK', data: { records, total: records.length } })),
    'application/json; charset=utf-8',
  )

/**
 * Writes the lists of the catalogue to the storage: the tree of categories in each language and the brands. Called after each change of the catalogue and when the shop starts.
 */
export const publishLists = async ({
  db,
  storage,
}: {
  readonly db: Db
  readonly storage: Storage
}): Promise<void> => {
  for (const language of languages)
    await storeStaticList(
      storage,
      `categories-${language}`,
      categoryTree(await findCategories(db, language), 0, language),
    )
  const { rows } = await findBrands(db, '', 0, MOST_BRANDS)
  await storeStaticList(storage, 'brand', rows.map(toBrandRecord))
}

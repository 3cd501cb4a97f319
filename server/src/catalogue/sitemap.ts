import type { Db } from '../platform/index.ts'
import {
  findBrandParts,
  findCategoryParts,
  findListedBrands,
  findListedCategories,
  findListedProducts,
  findProductParts,
  type SitemapPart,
  type SitemapRecord,
} from './sitemap.store.ts'

/** Products and items share one sequence of ids, and so one list. */
export const sitemapLists = ['categories', 'brands', 'products'] as const
export type SitemapList = (typeof sitemapLists)[number]

const lists = {
  categories: { parts: findCategoryParts, records: findListedCategories },
  brands: { parts: findBrandParts, records: findListedBrands },
  products: { parts: findProductParts, records: findListedProducts },
} satisfies Record<SitemapList, unknown>

/** Records read at a time: few enough that writing them delays no other request. */
const AT_ONCE = 500
const LARGEST_ID = 2_147_483_647

/** The parts of a list that are not empty. A part is `size` consecutive ids, so changes elsewhere don't move it. */
export const sitemapParts = (db: Db, list: SitemapList, size: number): Promise<SitemapPart[]> =>
  lists[list].parts(db, size)

/** The records of one part of a list, in batches, by id. No connection is held between two batches. */
export async function* sitemapRecords(
  db: Db,
  list: SitemapList,
  part: number,
  size: number,
): AsyncGenerator<SitemapRecord[]> {
  const last = Math.min((part + 1) * size, LARGEST_ID)
  let after = part * size
  while (after < last) {
    const records = await lists[list].records(db, { after, last, limit: AT_ONCE })
    if (records.length > 0) yield records
    after = records.length < AT_ONCE ? last : (records.at(-1)?.id ?? last)
  }
}

import type { Db } from '../../platform/index.ts'
import { cleanHtml } from '../read/clean-html.ts'
import { differs } from './differs.ts'
import { insertProducts, updateProducts, type StoredProduct } from './import.store.ts'
import { mergeProduct, productName, type ProductWrite } from './merge.ts'
import { ensureBrand, ensureCategory, type References } from './references.store.ts'
import type { Bilingual, ImportRow } from '../read/row.ts'

/** The products of a batch as they are now, and the ids of those created or changed. */
interface WrittenProducts {
  readonly byCode: Map<string, ProductWrite & { id: number }>
  readonly touched: number[]
  /** Rows that were refused: their items are not written either. */
  readonly refused: ReadonlySet<ImportRow>
}

/**
 * Writes the products of rows, in the file's order; `stored` are the existing ones. A product without a name in either
 * language is refused.
 */
export const writeProducts = async (
  tx: Db,
  refs: References,
  rows: readonly ImportRow[],
  stored: ReadonlyMap<string, StoredProduct>,
  refuseNameless: (row: ImportRow) => void,
): Promise<WrittenProducts> => {
  const merged = new Map<string, ProductWrite>()
  const refused = new Set<ImportRow>()
  for (const row of rows) {
    const { code, brand, category } = row.product
    const before = merged.get(code) ?? stored.get(code)
    // Checked before anything is created, so that a refused row leaves no brand or category behind.
    const name = productName(row.product, before)
    if (!name) {
      refused.add(row)
      refuseNameless(row)
      continue
    }
    const brandId = typeof brand === 'string' ? await ensureBrand(tx, refs, brand) : brand
    const categoryId = category ? await ensureCategory(tx, refs, category) : category
    const cleaned = { ...row.product, description: cleanedTexts(row.product.description) }
    merged.set(code, mergeProduct(cleaned, name, before, brandId, categoryId))
  }
  const fresh = [...merged.values()].filter((product) => !stored.has(product.code))
  const changed = [...merged.values()].flatMap((product) => {
    const before = stored.get(product.code)
    return before && differs(before, product) ? [{ ...product, id: before.id }] : []
  })
  const newIds = await insertProducts(tx, fresh)
  await updateProducts(tx, changed)
  const byCode = new Map(
    [...merged].map(([code, product]) => [
      code,
      { ...product, id: stored.get(code)?.id ?? newIds.get(code) ?? 0 },
    ]),
  )
  return { byCode, refused, touched: [...newIds.values(), ...changed.map((product) => product.id)] }
}

const cleanedTexts = (texts: Bilingual): Bilingual => ({
  ...('en' in texts && { en: texts.en && cleanHtml(texts.en) }),
  ...('id' in texts && { id: texts.id && cleanHtml(texts.id) }),
})

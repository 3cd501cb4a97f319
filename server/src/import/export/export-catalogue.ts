import type { Db } from '../../platform/index.ts'
import { findItemPrices } from '../../pricing/index.ts'
import type { Mapping } from '../read/mapping.ts'
import {
  itemCells,
  productCells,
  buildRow,
  valueCells,
  type ExportedCell,
  type FileNames,
} from './export-cells.ts'
import { exportHeadings, type ExportHeadings } from './export-headings.ts'
import { exportMapping } from './export-mapping.ts'
import {
  findExportedItems,
  findExportedProducts,
  findExportedReferences,
  type ExportedReferences,
} from './export.store.ts'
import { optionCells, findOptions } from './option-cells.ts'

const PRODUCTS_A_READ = 200

/** An export of the whole catalogue. It has prices and costs, so only staff may get it. */
export interface CatalogueExport {
  readonly headings: readonly string[]
  /** Rows in the order of products and their items; cells are in the order of the headings. */
  readonly rows: AsyncIterable<readonly ExportedCell[]>
  readonly mapping: Mapping
}

/**
 * Exports all active products in the form that the import reads: the fields of a product are on its first item's row.
 * `files` names files by their keys. Needs a snapshot, because it reads in steps what an import may be changing.
 */
export const exportCatalogue = async (db: Db, files: FileNames): Promise<CatalogueExport> => {
  const refs = await findExportedReferences(db)
  const headings = exportHeadings(refs)
  return {
    headings: headings.all,
    rows: generateRows(db, refs, headings, files),
    mapping: exportMapping(refs, headings, files),
  }
}

async function* generateRows(
  db: Db,
  refs: ExportedReferences,
  headings: ExportHeadings,
  files: FileNames,
): AsyncGenerator<readonly ExportedCell[]> {
  const pairs = headings.options.length
  const noValues = [...headings.attributes.values()].flatMap(Object.values).map(() => undefined)
  let after = 0
  while (true) {
    const products = await findExportedProducts(db, after, PRODUCTS_A_READ)
    const last = products.at(-1)
    if (!last) return
    after = last.id
    const items = Map.groupBy(
      await findExportedItems(
        db,
        products.map(({ id }) => id),
      ),
      (item) => item.product_id,
    )
    const prices = await findItemPrices(
      db,
      [...items.values()].flat().map(({ id }) => id),
    )
    for (const product of products) {
      const own = items.get(product.id) ?? []
      const cells = productCells(product, files)
      if (own.length === 0) yield buildRow(product.code, cells, optionCells([], pairs), noValues)
      for (const [i, item] of own.entries()) {
        const options = item.name_made ? findOptions(item, refs, pairs) : undefined
        yield buildRow(
          product.code,
          { ...(i === 0 && cells), ...itemCells(item, prices.get(item.id), options !== undefined) },
          optionCells(options ?? [], pairs),
          valueCells(item, refs),
        )
      }
    }
  }
}

import { jakartaDay } from '@pasok/contract'
import type { Event } from '../../events/index.ts'
import type { Db } from '../../platform/index.ts'
import { renewListPrices } from '../../pricing/index.ts'
import { renewListing } from '../../catalogue/index.ts'
import { lockItems, lockProducts } from './import.store.ts'
import type { Mapping } from '../read/mapping.ts'
import { linkPictures } from './picture.store.ts'
import type { ImportProblem } from '../problem.ts'
import type { References } from './references.store.ts'
import type { ImportRow, KeyedRow } from '../read/row.ts'
import type { AllImportFiles } from '../files/import-files.ts'
import { parseDrawingName } from '../files/drawn-picture.ts'
import { spreadProductValues } from './spread-product-values.store.ts'
import { writeDocuments } from './write-documents.ts'
import { writeItems } from './write-items.ts'
import { writePictures, type NamedPictures } from './write-pictures.ts'
import { writePrices } from './write-prices.ts'
import { writeProducts } from './write-products.ts'
import { writeTabs } from './write-tabs.ts'

/** The counts of one batch, in items; `products` and `prices` count those that were created or changed. */
export interface BatchCounts {
  readonly created: number
  readonly changed: number
  readonly unchanged: number
  readonly prices: number
  readonly products: number
}

/** What the batches of one import share. */
export interface BatchParts {
  readonly refs: References
  readonly mapping: Mapping
  readonly files: AllImportFiles
  readonly namedPictures: NamedPictures
  readonly now: Date
  readonly announce: (tx: Db, event: Event) => Promise<void>
  readonly report: (problem: ImportProblem) => void
}

/**
 * The result of a batch, and the pictures its rows named, which later batches see once its transaction has committed.
 */
interface WrittenBatch {
  readonly counts: BatchCounts
  readonly named: NamedPictures
}

/**
 * Writes rows in the caller's transaction, in the file's order: the last row of a product wins. Nothing of a refused
 * row is written.
 */
export const writeBatch = async (
  tx: Db,
  keyedRows: readonly KeyedRow[],
  { refs, mapping, files, namedPictures, now, announce, report }: BatchParts,
): Promise<WrittenBatch> => {
  const { columns } = mapping
  const refuse = (
    row: ImportRow,
    column: string | undefined,
    code: ImportProblem['code'],
    value: string,
    refusesRow = false,
  ) => report({ line: row.line, column: column ?? '', code, value, refusesRow })

  const storedProducts = await lockProducts(tx, [...new Set(keyedRows.map((row) => row.product.code))])
  const stored = await lockItems(
    tx,
    keyedRows.flatMap(({ key }) => key ?? []),
  )
  const rows = keyedRows.filter((row) => {
    const owner = row.key === undefined ? undefined : stored.get(row.key)?.product_code
    if (owner === undefined || owner === row.product.code) return true
    refuse(row, columns.sku, 'sku_of_another_product', row.item?.sku ?? '', true)
    return false
  })
  const products = await writeProducts(tx, refs, rows, storedProducts, (row) =>
    refuse(row, columns.name_en, 'no_name', '', true),
  )
  const taken = rows.filter((row) => !products.refused.has(row))
  const pictured = await writePictures(
    tx,
    taken,
    products.byCode,
    files.pictures,
    namedPictures,
    (key) => announce(tx, { type: 'picture_added', key }),
    (row, code, name) => {
      const drawing = parseDrawingName(name)
      refuse(row, drawing ? columns.drawing : columns.images, code, drawing?.family ?? name)
    },
  )
  const documented = await writeDocuments(
    tx,
    taken,
    products.byCode,
    files.documents,
    (row, field, code, name) => refuse(row, columns[field], code, name),
  )
  const tabbed = await writeTabs(tx, taken, products.byCode, (row, field) =>
    refuse(row, columns[field], 'tab_incomplete', ''),
  )
  const { items, created, changed } = await writeItems(
    tx,
    refs,
    taken,
    stored,
    products.byCode,
    mapping,
    now,
    refuse,
  )
  const prices = await writePrices(tx, items, ({ row, item }, code) =>
    refuse(
      row,
      columns[code === 'offer_without_price' ? 'special_offer_price' : 'special_offer_until'],
      code,
      item.offer.ends_on ?? '',
    ),
  )
  const productIds = [...products.byCode.values()].map(({ id }) => id)
  if (created > 0 || pictured.changed.length > 0) await linkPictures(tx, productIds)
  const isListedAnew = created + changed + products.touched.length + documented.length > 0
  if (isListedAnew) {
    await spreadProductValues(tx, refs, productIds, jakartaDay(now))
    await renewListing(tx, productIds)
  }
  if (isListedAnew || prices > 0) await renewListPrices(tx, productIds)
  const counts = {
    created,
    changed,
    unchanged: items.length - created - changed,
    prices,
    products: new Set([...products.touched, ...pictured.changed, ...documented, ...tabbed]).size,
  }
  return { counts, named: pictured.named }
}

import type { ImportProblemCode } from '@pasok/words'
import type { Db } from '../../platform/index.ts'
import { setBasePrices } from '../../pricing/index.ts'
import { differs } from './differs.ts'
import {
  findTexts,
  insertItems,
  lockItems,
  nextPositions,
  updateItems,
  writeNumbers,
  writeTexts,
  type NumberWrite,
  type TextWrite,
} from './import.store.ts'
import { choicesOf, collectValues } from './item-values.ts'
import type { Mapping } from './mapping.ts'
import { mergeItem, type ItemWrite } from './merge.ts'
import type { PictureShelf } from './picture-shelf.ts'
import type { ImportProblem } from './problem.ts'
import type { References } from './references.store.ts'
import type { ImportRow } from './row.ts'
import { writePictures } from './write-pictures.ts'
import { writeProducts } from './write-products.ts'

/** What one batch wrote, counted in items; `products` and `prices` count those that were made or changed. */
export interface BatchCounts {
  readonly created: number
  readonly changed: number
  readonly unchanged: number
  readonly prices: number
  readonly products: number
}

type Item = NonNullable<ImportRow['item']>

/** Writes rows inside the caller's transaction, in the file's order: the last word on a product wins. */
export const writeBatch = async (
  tx: Db,
  refs: References,
  rows: readonly ImportRow[],
  mapping: Mapping,
  pictures: PictureShelf,
  report: (problem: ImportProblem) => void,
): Promise<BatchCounts> => {
  const refuse = (
    row: ImportRow,
    column: string | undefined,
    code: ImportProblemCode,
    value: string,
    refusesRow: boolean,
  ) => report({ line: row.line, column: column ?? '', code, value, refusesRow })

  const products = await writeProducts(tx, refs, rows, (row) =>
    refuse(row, mapping.columns.name_en, 'no_name', '', true),
  )
  const touched = await writePictures(tx, rows, products.byCode, pictures, (row, code, name) =>
    refuse(row, mapping.columns.images, code, name, false),
  )

  const stored = await lockItems(
    tx,
    rows.flatMap((row) => row.item?.sku ?? []),
  )
  const created: (ItemWrite & { value_ids: number[] })[] = []
  const updated: (ItemWrite & { value_ids: number[]; id: number })[] = []
  const written: { row: ImportRow & { item: Item }; key: string }[] = []
  const next = await nextPositions(
    tx,
    [...products.byCode.values()].map((product) => product.id),
  )
  for (const row of rows) {
    const product = products.byCode.get(row.product.code)
    if (!row.item || !product || products.refused.has(row)) continue
    const item = row.item
    const before = stored.get(item.sku.trim().toLowerCase())
    if (before && before.product_id !== product.id) {
      refuse(row, mapping.columns.sku, 'sku_of_another_product', item.sku, true)
      continue
    }
    const tag = item.stock_tag ? refs.tags.get(item.stock_tag.toLowerCase()) : item.stock_tag
    if (item.stock_tag && tag === undefined)
      refuse(row, mapping.columns.stock_tag, 'unknown_stock_tag', item.stock_tag, false)
    // A new item comes after those its product has: a file with a part of them leaves the others' order alone.
    const position = before?.position ?? next.get(product.id) ?? 0
    if (!before) next.set(product.id, position + 1)
    const merged = mergeItem(item, before, product, tag as number | null | undefined, position)
    const value_ids = await choicesOf(tx, refs, item, before, mapping)
    written.push({ row: { ...row, item }, key: item.sku.trim().toLowerCase() })
    if (!before) created.push({ ...merged, value_ids })
    else if (differs(before, { ...merged, value_ids, active: true }))
      updated.push({ ...merged, value_ids, id: before.id })
  }
  const newIds = await insertItems(tx, created)
  await updateItems(tx, updated)
  const idOf = ({ row, key }: (typeof written)[number]) =>
    stored.get(key)?.id ?? newIds.get(row.item.sku) ?? 0

  const numbers: NumberWrite[] = []
  const texts: TextWrite[] = []
  const before = await findTexts(
    tx,
    [...stored.values()].map((item) => item.id),
  )
  for (const one of written) collectValues(refs, one.row.item, idOf(one), before, numbers, texts)
  const valued = new Set([...(await writeNumbers(tx, numbers)), ...(await writeTexts(tx, texts))])
  const prices = await setBasePrices(
    tx,
    written.flatMap((one) =>
      one.row.item.price === undefined ? [] : [{ item_id: idOf(one), price: one.row.item.price }],
    ),
  )
  const changedIds = new Set([...updated.map((item) => item.id), ...valued])
  for (const id of newIds.values()) changedIds.delete(id)
  return {
    created: created.length,
    changed: changedIds.size,
    unchanged: written.length - created.length - changedIds.size,
    prices,
    products: new Set([...products.touched, ...touched]).size,
  }
}

import type { ImportProblemCode } from '@pasok/words'
import type { Db } from '../../platform/index.ts'
import { differs } from './differs.ts'
import {
  findTexts,
  insertItems,
  nextPositions,
  raiseItemVersions,
  updateItems,
  writeNumbers,
  writeTexts,
  type NumberWrite,
  type StoredItem,
  type TextWrite,
} from './import.store.ts'
import { resolveChoices, collectValues } from '../read/item-values.ts'
import type { Mapping } from '../read/mapping.ts'
import { setItemDrawings } from './item-drawing.store.ts'
import { mergeItem, type ItemWrite, type ProductWrite } from './merge.ts'
import { findWrittenChoice, writeChoices, type References } from './references.store.ts'
import type { ImportRow, KeyedRow } from '../read/row.ts'
import { writeStockReports } from './stock-report.store.ts'
import { writeOtherNumbers } from './write-other-numbers.ts'

type Item = NonNullable<ImportRow['item']>

/** An item of a row as it is in the database now. */
export interface WrittenItem {
  readonly id: number
  readonly row: KeyedRow
  readonly item: Item
}

/** The items of a batch, and the number created or changed. */
interface WrittenItems {
  readonly items: readonly WrittenItem[]
  readonly created: number
  readonly changed: number
}

type Refuse = (
  row: ImportRow,
  column: string | undefined,
  code: ImportProblemCode,
  value: string,
  refusesRow: boolean,
) => void

/**
 * Writes the items of rows whose product was written, with their values, stock reports and other numbers; `stored`
 * are the existing items.
 */
export const writeItems = async (
  tx: Db,
  refs: References,
  rows: readonly KeyedRow[],
  stored: ReadonlyMap<string, StoredItem>,
  products: ReadonlyMap<string, ProductWrite & { id: number }>,
  mapping: Mapping,
  now: Date,
  refuse: Refuse,
): Promise<WrittenItems> => {
  const created: (ItemWrite & { value_ids: number[] })[] = []
  const updated: (ItemWrite & { value_ids: number[]; id: number })[] = []
  const taken: { row: KeyedRow; item: Item; key: string }[] = []
  const next = await nextPositions(
    tx,
    [...products.values()].map((product) => product.id),
  )
  for (const row of rows) {
    const product = products.get(row.product.code)
    const { item, key } = row
    if (!item || key === undefined || !product) continue
    const before = stored.get(key)
    const tag = item.stock_tag ? refs.tags.get(item.stock_tag.toLowerCase()) : item.stock_tag
    if (item.stock_tag && tag === undefined)
      refuse(row, mapping.columns.stock_tag, 'unknown_stock_tag', item.stock_tag, false)
    // New items come after the product's existing ones, so that a partial file doesn't change the others' order.
    const position = before?.position ?? next.get(product.id) ?? 0
    if (!before) next.set(product.id, position + 1)
    const merged = mergeItem(item, before, product, tag as number | null | undefined, position)
    const value_ids = await resolveChoices(tx, refs, item, before, mapping, ({ position, value }) =>
      refuse(row, mapping.options[position]?.value, 'option_not_taken', value, false),
    )
    taken.push({ row, item, key })
    if (!before) created.push({ ...merged, value_ids })
    else if (differs(before, { ...merged, value_ids, active: true }))
      updated.push({ ...merged, value_ids, id: before.id })
  }
  await writeChoices(tx, refs)
  const withWritten = <I extends { value_ids: number[] }>(item: I): I => ({
    ...item,
    value_ids: item.value_ids.map((id) => findWrittenChoice(refs, id)).toSorted((a, b) => a - b),
  })
  const newIds = await insertItems(tx, created.map(withWritten))
  await updateItems(tx, updated.map(withWritten))
  const items = taken.map(({ row, item, key }) => ({
    row,
    item,
    id: stored.get(key)?.id ?? newIds.get(item.sku) ?? 0,
  }))
  const reported = await writeStockReports(
    tx,
    items.flatMap(({ id, item }) =>
      item.on_hand === undefined ? [] : [{ item_id: id, on_hand: item.on_hand }],
    ),
    now,
  )
  const written = new Set([...updated.map(({ id }) => id), ...newIds.values()])
  await raiseItemVersions(
    tx,
    reported.filter((id) => !written.has(id)),
  )
  const valued = await writeValues(
    tx,
    refs,
    items,
    [...stored.values()].map(({ id }) => id),
  )
  const numbered = await writeOtherNumbers(tx, items, (row, number) =>
    refuse(row, mapping.columns.replaces, 'replaces_itself', number, false),
  )
  const drawn = await setItemDrawings(
    tx,
    items.flatMap(({ id, item }) =>
      item.drawing === undefined ? [] : [{ item_id: id, drawing: item.drawing }],
    ),
  )
  const changed = new Set([...updated.map(({ id }) => id), ...reported, ...valued, ...numbered, ...drawn])
  for (const id of newIds.values()) changed.delete(id)
  return { items, created: created.length, changed: changed.size }
}

/** Writes numbers and texts; returns the items that changed. */
const writeValues = async (
  tx: Db,
  refs: References,
  items: readonly WrittenItem[],
  storedIds: readonly number[],
): Promise<number[]> => {
  const numbers: NumberWrite[] = []
  const texts: TextWrite[] = []
  const before = await findTexts(tx, storedIds)
  for (const { item, id } of items) collectValues(refs, item, id, before, numbers, texts)
  return [...(await writeNumbers(tx, numbers)), ...(await writeTexts(tx, texts))]
}

import { setBasePrices } from '../../pricing/index.ts'
import type { Db } from '../../platform/index.ts'
import type { ImportProblemCode } from '@pasok/words'
import {
  insertItems,
  insertProducts,
  lockItems,
  lockProducts,
  replacePictures,
  updateItems,
  updateProducts,
  writeNumbers,
  writeTexts,
  type NumberWrite,
  type PictureWrite,
  type StoredItem,
  type TextWrite,
} from './import.store.ts'
import { cleanHtml } from './clean-html.ts'
import type { Mapping } from './mapping.ts'
import { mergeItem, mergeProduct, mergeText, type ItemWrite, type ProductWrite } from './merge.ts'
import type { PictureShelf } from './picture-shelf.ts'
import type { ImportProblem } from './problem.ts'
import {
  ensureBrand,
  ensureCategory,
  ensureChoice,
  ensureOption,
  type References,
} from './references.store.ts'
import type { Bilingual, ImportRow } from './row.ts'

/** What one batch wrote, counted in items; `products` and `prices` count those that were made or changed. */
export interface BatchCounts {
  readonly created: number
  readonly changed: number
  readonly unchanged: number
  readonly prices: number
  readonly products: number
}

type Item = NonNullable<ImportRow['item']>
/** Does any column to be written differ from what is stored? */
const differs = (stored: object, written: object): boolean =>
  Object.entries(written).some(
    ([column, value]) =>
      JSON.stringify((stored as Record<string, unknown>)[column]) !== JSON.stringify(value),
  )

/** Writes rows inside the caller's transaction, in the file's order: the last word on a product wins. */
export const writeBatch = async (
  tx: Db,
  refs: References,
  rows: readonly ImportRow[],
  firstPosition: number,
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
  for (const [i, row] of rows.entries()) {
    const product = products.byCode.get(row.product.code)
    if (!row.item || !product) continue
    const item = row.item
    const before = stored.get(item.sku.trim().toLowerCase())
    if (before && before.product_id !== product.id) {
      refuse(row, mapping.columns.sku, 'sku_of_another_product', item.sku, true)
      continue
    }
    const tag = item.stock_tag ? refs.tags.get(item.stock_tag.toLowerCase()) : item.stock_tag
    if (item.stock_tag && tag === undefined)
      refuse(row, mapping.columns.stock_tag, 'unknown_stock_tag', item.stock_tag, false)
    const merged = mergeItem(item, before, product, tag as number | null | undefined, firstPosition + i)
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
  for (const one of written) collectValues(refs, one.row.item, idOf(one), numbers, texts)
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

interface WrittenProducts {
  readonly byCode: Map<string, ProductWrite & { id: number }>
  readonly touched: number[]
}

const writeProducts = async (
  tx: Db,
  refs: References,
  rows: readonly ImportRow[],
  refuseNameless: (row: ImportRow) => void,
): Promise<WrittenProducts> => {
  const stored = await lockProducts(tx, [...new Set(rows.map((row) => row.product.code))])
  const merged = new Map<string, ProductWrite>()
  for (const row of rows) {
    const { brand, category } = row.product
    const brandId = typeof brand === 'string' ? await ensureBrand(tx, refs, brand) : brand
    const categoryId = category ? await ensureCategory(tx, refs, category) : category
    const before = merged.get(row.product.code) ?? stored.get(row.product.code)
    const cleaned = { ...row.product, description: cleanedTexts(row.product.description) }
    const product = mergeProduct(cleaned, before, brandId, categoryId)
    if (product === 'no_name') refuseNameless(row)
    else merged.set(row.product.code, product)
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
  return { byCode, touched: [...newIds.values(), ...changed.map((product) => product.id)] }
}

const cleanedTexts = (given: Bilingual): Bilingual => ({
  ...('en' in given && { en: given.en && cleanHtml(given.en) }),
  ...('id' in given && { id: given.id && cleanHtml(given.id) }),
})

const writePictures = async (
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

const choicesOf = async (
  tx: Db,
  refs: References,
  item: Item,
  before: StoredItem | undefined,
  mapping: Mapping,
): Promise<number[]> => {
  const given = new Map<number, number | undefined>()
  for (const value of item.values) {
    const attribute = value.type === 'choice' ? refs.attributes.get(value.code) : undefined
    if (attribute && value.type === 'choice')
      given.set(attribute.id, await ensureChoice(tx, refs, attribute.id, value.text))
  }
  for (const option of item.options) {
    const attribute = await ensureOption(tx, refs, option.name)
    const text = mapping.language === 'id' ? { id: option.value } : { en: option.value }
    if (attribute !== undefined) given.set(attribute, await ensureChoice(tx, refs, attribute, text))
  }
  const kept = (before?.value_ids ?? []).filter((id) => !given.has(refs.attributeOfChoice.get(id) ?? 0))
  return [...kept, ...[...given.values()].filter((id) => id !== undefined)].toSorted((a, b) => a - b)
}

const collectValues = (
  refs: References,
  item: Item,
  itemId: number,
  numbers: NumberWrite[],
  texts: TextWrite[],
): void => {
  for (const value of item.values) {
    const attribute = refs.attributes.get(value.code)
    if (!attribute || value.type === 'choice') continue
    const own = { item_id: itemId, attribute_id: attribute.id }
    if (value.type === 'number') numbers.push({ ...own, value: value.number ?? null })
    else {
      const text = mergeText('value', value.text, undefined, [])
      texts.push({
        ...own,
        value_en: text?.en ?? null,
        value_id: text?.id ?? null,
        filled: text?.filled ?? [],
      })
    }
  }
}

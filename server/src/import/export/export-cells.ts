import type { ItemPrices } from '../../pricing/index.ts'
import { fields, type Field } from '../read/fields.ts'
import type { ExportedItem, ExportedProduct, ExportedReferences } from './export.store.ts'
import { writtenPartNumber } from '../read/part-number.ts'

/** The value of a cell: a number for a quantity, else text; undefined is empty. */
export type ExportedCell = string | number | undefined

type Cells = Partial<Record<Field, ExportedCell>>

/** The names of files by their keys, under which an import finds them beside the table. */
export type FileNames = ReadonlyMap<string, string>

const yesOrNo = (flag: boolean) => (flag ? 'yes' : 'no')
/** A text in its own language only; the import fills in the fallback again. */
const omitFallback = (filled: readonly string[], column: string, text: string): string | undefined =>
  filled.includes(column) || text === '' ? undefined : text

/** The cells of a product, on its first row. */
export const productCells = (product: ExportedProduct, files: FileNames): Cells => {
  const { filled } = product
  const documents = (kind: 'datasheet' | 'certificate') =>
    joinNames(
      (product.documents ?? []).flatMap((document) =>
        document.kind === kind && files.has(document.key)
          ? [[document.title, files.get(document.key), document.valid_until ?? []].flat().join('=')]
          : [],
      ),
    )
  return {
    name_en: omitFallback(filled, 'name_en', product.name_en),
    name_id: omitFallback(filled, 'name_id', product.name_id),
    description_en: omitFallback(filled, 'description_en', product.description_en),
    description_id: omitFallback(filled, 'description_id', product.description_id),
    category_en: formatPath(product, 'name_en'),
    category_id: formatPath(product, 'name_id'),
    brand: product.brand ?? undefined,
    popularity: product.popularity,
    featured: yesOrNo(product.featured),
    display_price: yesOrNo(product.display_price),
    display_add_to_cart: yesOrNo(product.display_add_to_cart),
    origin: product.origin ?? undefined,
    tkdn_percent: product.tkdn_percent === null ? undefined : Number(product.tkdn_percent),
    sni: product.sni ?? undefined,
    images: joinNames((product.pictures ?? []).flatMap(({ key }) => files.get(key) ?? [])),
    datasheet: documents('datasheet'),
    certificates: documents('certificate'),
    ...Object.assign({}, ...(product.tabs ?? []).map(tabCells)),
  }
}

const formatPath = (product: ExportedProduct, column: 'name_en' | 'name_id'): string | undefined =>
  product.way === null || product.way.some(({ filled }) => filled.includes(column))
    ? undefined
    : product.way.map((step) => step[column]).join(' > ')

const joinNames = (names: readonly string[]): string | undefined =>
  names.length === 0 ? undefined : names.join('|')

const tabCells = (tab: NonNullable<ExportedProduct['tabs']>[number]): Cells => {
  const name = (part: string) => `tab_${tab.position + 1}_${part}`
  return {
    [name('title_en')]: omitFallback(tab.filled, 'title_en', tab.title_en),
    [name('title_id')]: omitFallback(tab.filled, 'title_id', tab.title_id),
    [name('html_en')]: omitFallback(tab.filled, 'html_en', tab.html_en),
    [name('html_id')]: omitFallback(tab.filled, 'html_id', tab.html_id),
  }
}

/** The cells of an item. A name made of other cells is left out; the import makes it again. */
export const itemCells = (item: ExportedItem, prices: ItemPrices | undefined, madeAgain: boolean): Cells => ({
  sku: writtenPartNumber(item.sku),
  replaces: joinNames(item.replaces ?? []),
  other_numbers: joinNames((item.other_numbers ?? []).map(({ maker, number }) => `${maker}=${number}`)),
  ...(!madeAgain && {
    item_name_en: omitFallback(item.filled, 'name_en', item.name_en),
    item_name_id: omitFallback(item.filled, 'name_id', item.name_id),
  }),
  uom: item.uom,
  pieces_per_uom: item.pieces_per_uom ?? undefined,
  price: prices?.price ?? undefined,
  cost_price: prices?.cost_price ?? undefined,
  special_offer_price: prices?.offer_price ?? undefined,
  special_offer_from: prices?.offer_starts_on ?? undefined,
  special_offer_until: prices?.offer_ends_on ?? undefined,
  stock_tag: item.stock_tag ?? undefined,
  on_hand: item.on_hand ?? undefined,
  lead_time_days: item.lead_time_days ?? undefined,
  min_qty: item.min_qty,
  multiple_qty: item.multiple_qty,
  weight_g: item.weight_g ?? undefined,
  shelf: item.shelf ?? undefined,
  item_drawing: item.drawing ? JSON.stringify(item.drawing) : undefined,
})

/** An item's technical values, under the headings of all attributes. */
export const valueCells = (
  item: ExportedItem,
  { attributes, choices }: ExportedReferences,
): ExportedCell[] => {
  const numbers = new Map(item.numbers?.map(({ attribute_id, value }) => [attribute_id, value]))
  const texts = new Map<number, readonly ExportedCell[]>()
  for (const text of item.texts ?? [])
    texts.set(text.attribute_id, [
      omitFallback(text.filled, 'value_en', text.value_en),
      omitFallback(text.filled, 'value_id', text.value_id),
    ])
  for (const choice of item.value_ids.flatMap((id) => choices.get(id) ?? []))
    texts.set(choice.attribute_id, [
      omitFallback(choice.filled, 'name_en', choice.name_en),
      omitFallback(choice.filled, 'name_id', choice.name_id),
    ])
  return attributes.flatMap(({ id, type }) => {
    if (type !== 'number') return texts.get(id) ?? [undefined, undefined]
    return [numberCell(numbers.get(id))]
  })
}

/**
 * A number, if JavaScript keeps all of its digits and writes them out; otherwise a text, as for 1e-7 or sixteen digits.
 */
const numberCell = (digits: string | undefined): ExportedCell =>
  digits === undefined || String(Number(digits)) !== digits ? digits : Number(digits)

/** A row in the order of the headings. */
export const buildRow = (
  code: string,
  cells: Cells,
  options: readonly ExportedCell[],
  values: readonly ExportedCell[],
): ExportedCell[] => [
  ...fields.map((field) => (field === 'product' ? code : cells[field])),
  ...options,
  ...values,
]

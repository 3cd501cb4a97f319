import { toSlug } from '../../catalogue/index.ts'
import type { Bilingual, Cell, ImportRow } from '../read/row.ts'

/** A stored text: both columns are set; `filled` names the one that holds the other language's text. */
interface Stored {
  readonly en: string
  readonly id: string
}

/** A text to store. */
interface Merged extends Stored {
  readonly filled: string[]
}

/**
 * Merges a text of a row with the stored one: a new text replaces, an absent one keeps it, a cleared or missing one is filled with
 * the other language's. Undefined if neither language has a text.
 */
export const mergeText = (
  column: string,
  incoming: Bilingual,
  stored: Stored | undefined,
  filled: readonly string[],
): Merged | undefined => {
  const own = (language: 'en' | 'id'): string | undefined => {
    const cell = incoming[language]
    if (cell === null) return undefined
    if (cell !== undefined) return cell
    if (!stored || filled.includes(`${column}_${language}`)) return undefined
    return stored[language] || undefined
  }
  const [en, id] = [own('en'), own('id')]
  if (en === undefined && id === undefined) return undefined
  if (en === undefined) return { en: id as string, id: id as string, filled: [`${column}_en`] }
  if (id === undefined) return { en, id: en, filled: [`${column}_id`] }
  return { en, id, filled: [] }
}

/** A product as it is written: every column of its row but the generated ones. */
export interface ProductWrite {
  readonly code: string
  readonly name_en: string
  readonly name_id: string
  readonly description_en: string
  readonly description_id: string
  readonly filled: string[]
  readonly brand_id: number | null
  readonly category_id: number | null
  readonly featured: boolean
  readonly display_price: boolean
  readonly display_add_to_cart: boolean
  readonly popularity: number
  readonly origin: string | null
  readonly tkdn_percent: string | null
  readonly sni: string | null
  readonly active: boolean
}

const newProduct = {
  description_en: '',
  description_id: '',
  filled: [] as string[],
  brand_id: null,
  category_id: null,
  featured: false,
  display_price: true,
  display_add_to_cart: true,
  popularity: 0,
  origin: null,
  tkdn_percent: null,
  sni: null,
}

/** Undefined keeps the stored value; null sets the value of a new record. */
const resolveCell = <T>(cell: Cell<T>, stored: T, cleared: T): T =>
  cell === undefined ? stored : cell === null ? cleared : cell

/** A product's name after a file's row; undefined if it has none in either language. */
export const productName = (
  row: ImportRow['product'],
  stored: ProductWrite | undefined,
): Merged | undefined =>
  mergeText('name', row.name, stored && { en: stored.name_en, id: stored.name_id }, stored?.filled ?? [])

/** A product's row after a file's row. */
export const mergeProduct = (
  row: ImportRow['product'],
  name: Merged,
  stored: ProductWrite | undefined,
  brandId: Cell<number>,
  categoryId: Cell<number>,
): ProductWrite => {
  const before = stored ?? newProduct
  const description = mergeText(
    'description',
    row.description,
    { en: before.description_en, id: before.description_id },
    before.filled,
  ) ?? { en: '', id: '', filled: [] }
  return {
    code: row.code,
    name_en: name.en,
    name_id: name.id,
    description_en: description.en,
    description_id: description.id,
    filled: [...name.filled, ...description.filled],
    brand_id: resolveCell(brandId, before.brand_id, null),
    category_id: resolveCell(categoryId, before.category_id, null),
    featured: resolveCell(row.featured, before.featured, false),
    display_price: resolveCell(row.display_price, before.display_price, true),
    display_add_to_cart: resolveCell(row.display_add_to_cart, before.display_add_to_cart, true),
    popularity: resolveCell(row.popularity, before.popularity, 0),
    origin: resolveCell(row.origin, before.origin, null),
    tkdn_percent: resolveCell(row.tkdn_percent, before.tkdn_percent, null),
    sni: resolveCell(row.sni, before.sni, null),
    // A row puts a retired record on sale again.
    active: true,
  }
}

/** An item as it is written. */
export interface ItemWrite {
  readonly sku: string
  readonly product_id: number
  readonly name_en: string
  readonly name_id: string
  readonly filled: string[]
  readonly uom: string
  readonly pieces_per_uom: number | null
  readonly stock_tag_id: number | null
  readonly lead_time_days: number | null
  readonly min_qty: number
  readonly multiple_qty: number
  readonly weight_g: number | null
  readonly shelf: string | null
  readonly position: number
  /** Whether the name was made of the product's name and the options, because the file gave none. */
  readonly name_made: boolean
  /** The options in a made name, each after a space. */
  readonly name_suffix: string
}

/** An item's generated name: its product's name with its options. */
const composedName = (product: ProductWrite, suffix: string): Bilingual => ({
  ...(!product.filled.includes('name_en') && { en: product.name_en + suffix }),
  ...(!product.filled.includes('name_id') && { id: product.name_id + suffix }),
})

const hasName = (stored: ItemWrite, incoming: Bilingual): boolean =>
  Object.keys(incoming).length > 0 &&
  (incoming.en === undefined || incoming.en === stored.name_en) &&
  (incoming.id === undefined || incoming.id === stored.name_id)

/** An item's row after a file's row. */
export const mergeItem = (
  row: NonNullable<ImportRow['item']>,
  stored: ItemWrite | undefined,
  product: ProductWrite & { readonly id: number },
  stockTagId: Cell<number>,
  position: number,
): ItemWrite => {
  const own = stored?.name_made === false ? stored : undefined
  // A file without options, such as a price list, keeps the stored ones.
  const name_suffix =
    row.options.length > 0
      ? row.options.map(({ value }) => ` ${value}`).join('')
      : (stored?.name_suffix ?? '')
  // A generated name that a file repeats, such as an export, stays generated.
  const unchanged =
    stored?.name_made && hasName(stored, row.name)
      ? { en: stored.name_en, id: stored.name_id, filled: stored.filled }
      : undefined
  const named = unchanged
    ? undefined
    : mergeText('name', row.name, own && { en: own.name_en, id: own.name_id }, own?.filled ?? [])
  const name = unchanged ?? named ?? mergeText('name', composedName(product, name_suffix), undefined, [])
  if (!name) throw new Error(`product ${product.code} has no name`)
  return {
    sku: row.sku,
    product_id: product.id,
    name_en: name.en,
    name_id: name.id,
    filled: name.filled,
    uom: resolveCell(row.uom, stored?.uom ?? 'pcs', 'pcs'),
    pieces_per_uom: resolveCell(row.pieces_per_uom, stored?.pieces_per_uom ?? null, null),
    stock_tag_id: resolveCell(stockTagId, stored?.stock_tag_id ?? null, null),
    lead_time_days: resolveCell(row.lead_time_days, stored?.lead_time_days ?? null, null),
    min_qty: resolveCell(row.min_qty, stored?.min_qty ?? 1, 1),
    multiple_qty: resolveCell(row.multiple_qty, stored?.multiple_qty ?? 1, 1),
    weight_g: resolveCell(row.weight_g, stored?.weight_g ?? null, null),
    shelf: resolveCell(row.shelf, stored?.shelf ?? null, null),
    position,
    name_made: named === undefined,
    name_suffix,
  }
}

/** The slug columns of a name in both languages. */
export const slugs = (name: Stored): { slug_en: string; slug_id: string } => ({
  slug_en: toSlug(name.en) || 'x',
  slug_id: toSlug(name.id) || 'x',
})

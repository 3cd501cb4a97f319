import {
  buildPath,
  catalogue,
  jakartaDay,
  type AttributeValue,
  type BrandRecord,
  type HeaderCard,
  type HeaderRecord,
  type ItemCard,
  type ItemRecord,
  type LineItem,
  type Picture,
  type VariantRecord,
} from '@pasok/contract'
import { hasSection } from '@pasok/drawings'
import type { Language } from '@pasok/words'
import { buildFallbackLanguage, numberText, slugWithId } from './catalogue.ts'
import { countryName } from './country-name.ts'
import { ownValues } from './product-attributes.ts'
import type { MakersNumber } from './other-number.store.ts'
import { dxfKey } from './pictures/drawing-key.ts'
import { widthKey, type PhotoWidth } from './pictures/photo.ts'
import { shareAddress } from './share/share-image.ts'

/** A picture's row. A photograph's key has no width. */
export interface PictureRow {
  readonly key: string
  readonly width: number
  readonly height: number
  readonly photo: boolean
  /** The title: what it shows. */
  readonly title?: string | null
}

/** A product's row, with its texts in the reader's language. */
export interface ProductRow {
  readonly id: number
  readonly name: string
  readonly filled: string[]
  readonly display_price: boolean
  readonly display_add_to_cart: boolean
  readonly brand: { id: number; name: string; note: string | null; filled?: string[] } | null
  readonly category_ids: number[]
  readonly pictures: PictureRow[] | null
  readonly item_count: number
  readonly first_item_id: number
  /** The distinct tags of its items; null for an item without one. */
  readonly tags: (TagRow | null)[]
  /** Of a product with one item. */
  readonly only_item: { sku: string; uom: string; min_qty: number; multiple_qty: number } | null
  /** The supplier's own datasheet. */
  readonly datasheet: string | null
}

/** A stock tag, named in the reader's language. */
interface TagRow {
  readonly id: number
  readonly code: string
  readonly name: string
  readonly available: boolean
}

/** A brand's logo in the file storage. */
export interface LogoRow {
  readonly key: string
  readonly width: number
  readonly height: number
}

/** A brand with the number of its products. */
export interface BrandRow {
  readonly id: number
  readonly name: string
  readonly product_count: number
  readonly logo: LogoRow | null
}

/** A product's row with what its page shows beyond the card, including its category path. */
export interface DescribedRow extends ProductRow {
  readonly description: string
  readonly logo: LogoRow | null
  readonly tabs: { title: string; html: string; filled: string[] }[] | null
  readonly certificates: { title: string; key: string; valid_until: string | null }[] | null
  readonly origin: string | null
  readonly tkdn_percent: number | null
  readonly sni: string | null
  readonly way: { id: number; name: string; slug: string; filled: string[] }[] | null
}

/** An item's row; `values` if the query reads them. */
export interface ItemRow {
  readonly values?: ValueRow[] | null
  readonly item_id: number
  readonly item_name: string
  readonly item_filled: string[]
  readonly sku: string
  readonly uom: string
  readonly tag: TagRow | null
  readonly min_qty: number
  readonly multiple_qty: number
  readonly lead_time_days: number | null
  /** The item's own pictures, if the query reads them. */
  readonly own_pictures?: PictureRow[] | null
  /** The drawing to the item's own dimensions, if the query reads it. */
  readonly drawing?: (PictureRow & { readonly family: string }) | null
}

/** An item's row with what its page says beyond a row of the Variant table. */
export interface DescribedItemRow extends ItemRow {
  readonly weight_g: number | null
  /** What the supplier's system reported last. */
  readonly stock: { on_hand: number; reported_at: string } | null
  readonly replaces: string[] | null
  readonly other_numbers: MakersNumber[] | null
}

/** The columns of a product that a line of its item needs. */
export type LineProductRow = Pick<
  ProductRow,
  'id' | 'name' | 'filled' | 'display_price' | 'display_add_to_cart' | 'pictures' | 'item_count'
>

/** The columns of an item that a line needs; `is_sold`: it has a page. */
export type LineItemRow = Omit<ItemRow, 'values'> & { readonly is_sold: boolean }

/** An attribute, named in the reader's language. */
export interface AttributeRow {
  readonly id: number
  readonly code: string
  readonly name: string
  readonly unit: string | null
}

/** An item's row with its values by their attributes' ids: a text and whether it is the other language's, or a number as text. */
export interface VariantRow extends Omit<ItemRow, 'values'> {
  readonly own_pictures: PictureRow[] | null
  readonly values:
    | (readonly [id: number, text: string | null, number: string | null, filled: boolean])[]
    | null
}

/** One technical value of an item. */
export interface ValueRow {
  readonly code: string
  readonly name: string
  readonly unit: string | null
  readonly text: string | null
  readonly number: string | null
  /** Whether the text is the other language's. */
  readonly filled?: boolean
}

/** The public address of a stored file. */
const mediaAddress = (key: string): string => `/media/${key}`

/** A brand's logo as the API shows it. */
const toLogo = ({ key, width, height }: LogoRow) => ({ url: mediaAddress(key), width, height })

/** A brand as a list of brands shows it. */
export const toBrandRecord = ({ logo, ...brand }: BrandRow): BrandRecord => ({
  ...brand,
  logo: logo && toLogo(logo),
})

/** A picture, with what it shows if that is not the record it belongs to. */
export const toPicture = ({ key, photo, width, height }: PictureRow, shows?: string): Picture => {
  const url = (of: PhotoWidth) => mediaAddress(photo ? widthKey(key, of) : key)
  return {
    image_256: url(256),
    image_512: url(512),
    image_1024: url(1024),
    image_1920: url(1920),
    width,
    height,
    ...(shows !== undefined && { shows }),
  }
}

/** A record's pictures: `main` stands for it in lines, rows and cards; its page shows `extra`, too. */
interface Pictures {
  readonly main: Picture | null
  readonly extra: Picture[]
}

/**
 * The rows of an item's own pictures, or else of its product's. The item's drawing comes first, unless a picture has the
 * drawing's title and so shows the item already. Without an own picture a photograph of the product is the main one; a
 * drawing never is, since it has another item's dimensions. `shows` is what a picture shows that is not the item.
 */
export const choosePictureRows = (
  product: Pick<ProductRow, 'name' | 'pictures' | 'item_count'>,
  { own_pictures: own, drawing }: Pick<ItemRow, 'own_pictures' | 'drawing'>,
) => {
  const pictures = own ?? product.pictures ?? []
  const showsItem = (row: PictureRow) =>
    Boolean(own) ||
    product.item_count === 1 ||
    (typeof drawing?.title === 'string' && row.title === drawing.title)
  const rows = drawing && !pictures.some(showsItem) ? [drawing, ...pictures] : pictures
  const shows = (row: PictureRow): string | undefined =>
    row === drawing || showsItem(row) ? undefined : (row.title ?? product.name)
  const main = rows.find((row) => shows(row) === undefined) ?? rows.find(({ photo }) => photo)
  return { main, extra: rows.filter((row) => row !== main), shows }
}

/** An item's pictures as `choosePictureRows` chooses them. */
export const chooseItemPictures = (...of: Parameters<typeof choosePictureRows>): Pictures => {
  const { main, extra, shows } = choosePictureRows(...of)
  const picture = (row: PictureRow) => toPicture(row, shows(row))
  return { main: main ? picture(main) : null, extra: extra.map(picture) }
}

const toBrand = (
  { id, name, note, filled = [] }: NonNullable<ProductRow['brand']>,
  logo: LogoRow | null,
  language: Language,
) => ({
  id,
  name,
  ...(note !== null && { note }),
  ...buildFallbackLanguage(filled, { note: 'note' }, language),
  ...(logo && { logo: toLogo(logo) }),
})

const buildSharedFields = (row: ProductRow, { main, extra }: Pictures, language: Language) =>
  ({
    display_price: row.display_price,
    display_add_to_cart: row.display_add_to_cart,
    images: [...(main ? [main] : []), ...extra].map((picture) => picture.image_1024),
    main_image_urls: main,
    extra_image_urls: extra,
    product_brand: row.brand && toBrand(row.brand, null, language),
    category_ids: row.category_ids,
    rating: 0,
    reviews: 0,
  }) as const

/** A datasheet: the supplier's of the product, or else the one that the shop generates of the product or item. */
const datasheetAddress = (
  of: 'showDatasheet' | 'showItemDatasheet',
  id: number,
  { datasheet }: ProductRow,
  language: Language,
): string =>
  datasheet === null
    ? `/api${buildPath(catalogue[of], { params: { id }, query: { language } })}`
    : mediaAddress(datasheet)

/** Whether any of these items is in stock. An item without a tag is in stock. */
const computeAvailability = (tags: readonly (TagRow | null)[]) =>
  tags.some((tag) => tag?.available !== false) ? 'in-stock' : 'out-of-stock'

const chooseProductPictures = ({ pictures }: ProductRow): Pictures => {
  const [main = null, ...extra] = (pictures ?? []).map((picture) => toPicture(picture))
  return { main, extra }
}

/** A product as a list shows it; fields of an item are those of its only item. */
export const toHeaderCard = (row: ProductRow, language: Language): HeaderCard => ({
  id: row.id,
  name: row.name,
  slug: slugWithId(row.name, row.id),
  ...buildSharedFields(row, chooseProductPictures(row), language),
  url_catalog: datasheetAddress('showDatasheet', row.id, row, language),
  is_header: true,
  sku_number: row.only_item?.sku ?? null,
  uom: row.only_item?.uom ?? null,
  parent_id: row.only_item && row.id,
  parent_name: row.only_item && row.name,
  product_tag_ids: row.tags.length === 1 && row.tags[0] ? [row.tags[0]] : [],
  availability: computeAvailability(row.tags),
  item_count: row.item_count,
  ...(row.item_count === 1 && { single_item_id: row.first_item_id }),
  ...(row.only_item && { min_qty: row.only_item.min_qty, multiple_qty: row.only_item.multiple_qty }),
  ...buildFallbackLanguage(row.filled, { name: 'name' }, language),
})

/** The columns of an item's and its product's name that hold the other language's text. */
const namedBy = ({ filled }: Pick<ProductRow, 'filled'>, item: readonly string[]): string[] => [
  ...item,
  ...filled.filter((column) => column.startsWith('name_')).map((column) => `parent_${column}`),
]
const itemNames = { name: 'name', parent_name: 'parent_name' } as const

const itemFields = (product: Pick<ProductRow, 'id' | 'name'>, row: Omit<ItemRow, 'values'>) => ({
  id: row.item_id,
  name: row.item_name,
  sku_number: row.sku,
  parent_id: product.id,
  parent_name: product.name,
  uom: row.uom,
  product_tag_ids: row.tag ? [row.tag] : [],
  min_qty: row.min_qty,
  multiple_qty: row.multiple_qty,
  ...(row.lead_time_days !== null && { lead_time_days: row.lead_time_days }),
})

/** An item as a list shows it; its brand is its product's. */
export const toItemCard = (
  product: ProductRow,
  row: Omit<ItemRow, 'values'>,
  language: Language,
): ItemCard => ({
  ...itemFields(product, row),
  slug: slugWithId(row.item_name, row.item_id),
  ...buildSharedFields(product, chooseItemPictures(product, row), language),
  url_catalog: datasheetAddress('showItemDatasheet', row.item_id, product, language),
  is_header: false,
  availability: computeAvailability([row.tag]),
  parent_item_count: product.item_count,
  ...buildFallbackLanguage(namedBy(product, row.item_filled), itemNames, language),
})

/** An item as a line of a cart or a list shows it; one that is no longer sold has only its name. */
export const toLineItem = (product: LineProductRow, row: LineItemRow, language: Language): LineItem => {
  if (!row.is_sold) return { id: row.item_id, name: row.item_name, sku_number: row.sku }
  return {
    ...itemFields(product, row),
    slug: slugWithId(row.item_name, row.item_id),
    display_price: product.display_price,
    display_add_to_cart: product.display_add_to_cart,
    main_image_urls: chooseItemPictures(product, row).main,
    ...buildFallbackLanguage(namedBy(product, row.item_filled), itemNames, language),
  }
}

/** One technical value of an item, ready to show. */
export const toAttributeValue = (row: ValueRow, language: Language): AttributeValue => {
  const number = row.number === null ? undefined : Number(row.number)
  return {
    code: row.code,
    name: row.name,
    text: number === undefined ? (row.text ?? '') : numberText(number, language),
    ...(number !== undefined && { number }),
    ...(row.unit !== null && { unit: row.unit }),
    ...(row.filled === true && buildFallbackLanguage([`text_${language}`], { text: 'text' }, language)),
  }
}

/** A row of the Variant table; `attributes` are those in which the product's items differ, in their order, each value once. */
export const toVariantRecord = (
  product: ProductRow,
  attributes: readonly AttributeRow[],
  row: VariantRow,
  language: Language,
): VariantRecord => {
  const values = Map.groupBy(row.values ?? [], ([attributeId]) => attributeId)
  return {
    ...toItemCard(product, row, language),
    attributes: attributes.flatMap(({ id, ...attribute }) =>
      (values.get(id) ?? []).map(([, text, number, filled]) =>
        toAttributeValue({ ...attribute, text, number, filled }, language),
      ),
    ),
  }
}

/** What a page shows beyond the card; `named` are the name columns of the page's record. */
const buildDetails = (row: DescribedRow, named: readonly string[], language: Language, shop: string) => ({
  website_description: row.description,
  share_image: shareAddress(row, language, shop),
  product_brand: row.brand && toBrand(row.brand, row.logo, language),
  product_tabs: (row.tabs ?? []).map(({ title, html, filled }) => ({
    title,
    html,
    ...buildFallbackLanguage(filled, { title: 'title', html: 'html' }, language),
  })),
  certificates: (row.certificates ?? []).map(({ title, key, valid_until }) => ({
    title,
    url: mediaAddress(key),
    ...(valid_until !== null && { valid_until }),
  })),
  ...(row.origin !== null && {
    origin: { code: row.origin, name: countryName(row.origin, language) ?? row.origin },
  }),
  ...(row.tkdn_percent !== null && { tkdn_percent: row.tkdn_percent }),
  ...(row.sni !== null && { sni: row.sni }),
  category_path: (row.way ?? []).map(({ id, name, slug, filled }) => ({
    id,
    name,
    slug,
    ...buildFallbackLanguage(filled, { name: 'name' }, language),
  })),
  ...buildFallbackLanguage(
    [...named, ...row.filled.filter((column) => column.startsWith('description'))],
    { ...itemNames, description: 'website_description' },
    language,
  ),
})

/** A product as its page shows it; `shop` is the shop's name on the share card. */
export const toHeaderRecord = (row: DescribedRow, language: Language, shop: string): HeaderRecord => ({
  ...toHeaderCard(row, language),
  ...buildDetails(row, row.filled, language, shop),
})

/** An item as its page shows it, with all its values. */
export const toItemRecord = (
  row: DescribedRow & DescribedItemRow,
  language: Language,
  shop: string,
): ItemRecord => ({
  ...toItemCard(row, row, language),
  ...buildDetails(row, namedBy(row, row.item_filled), language, shop),
  attributes: ownValues(row.values ?? []).map((value) => toAttributeValue(value, language)),
  ...(row.replaces && { replaces: row.replaces }),
  ...(row.other_numbers && { other_numbers: row.other_numbers }),
  ...(row.weight_g !== null && { weight_g: row.weight_g }),
  ...(row.stock && {
    stock: { quantity: row.stock.on_hand, day: jakartaDay(new Date(row.stock.reported_at)) },
  }),
  ...(row.drawing &&
    hasSection(row.drawing.family) && { drawing_dxf: mediaAddress(dxfKey(row.drawing.key)) }),
})

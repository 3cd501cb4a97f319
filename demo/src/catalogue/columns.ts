import { attributes, type AttributeCode } from './attributes.ts'
import type { Brand } from './brands.ts'
import { formerNumbersOf } from './former-numbers.ts'
import type { Item, Picture, Product } from './model.ts'
import { costOf, offerOf } from './offers.ts'
import { leadTimeOf, onHandOf, stockOf } from './stock.ts'

const yes = (flag: boolean): string => (flag ? 'yes' : 'no')
const optional = (value: number | undefined): string => (value === undefined ? '' : String(value))

/** Units that hold pieces; a set's number of parts is no such number. */
const packs = new Set(['box', 'pack'])

type Place = { product: Product; item: Item; first: boolean }

type Columns = Record<string, (place: Place) => string>

/** What stands in the columns that every product fills, in the file's order. */
const fixed: Columns = {
  product: ({ product }) => product.code,
  sku: ({ item }) => item.sku,
  replaces: ({ product, item }) => formerNumbersOf(product, item).join('|'),
  name_en: ({ product }) => product.name.en,
  name_id: ({ product }) => product.name.id,
  // A long text stands on its product's first row only: an empty cell leaves the value.
  description_en: ({ product, first }) => (first ? product.description.en : ''),
  description_id: ({ product, first }) => (first ? product.description.id : ''),
  item_name_en: ({ item }) => item.name.en,
  item_name_id: ({ item }) => item.name.id,
  category_en: ({ product }) => product.category.en,
  category_id: ({ product }) => product.category.id,
  brand: ({ product }) => product.brand,
  uom: ({ item }) => item.uom,
  pieces_per_uom: ({ item }) => optional(packs.has(item.uom) ? item.attributes.pack_qty : undefined),
  price: ({ item }) => String(item.price),
  cost_price: ({ item }) => String(costOf(item)),
  special_offer_price: ({ product, item }) => offerOf(product, item)?.price ?? '',
  special_offer_from: ({ product, item }) => offerOf(product, item)?.from ?? '',
  special_offer_until: ({ product, item }) => offerOf(product, item)?.until ?? '',
  stock_tag: ({ item }) => stockOf(item),
  on_hand: ({ item }) => optional(onHandOf(item)),
  lead_time_days: ({ item }) => optional(leadTimeOf(item)),
  min_qty: ({ item }) => String(item.minimum ?? 1),
  multiple_qty: ({ item }) => String(item.multiple ?? 1),
  weight_g: ({ item }) => String(Math.max(1, Math.round(item.weight))),
  popularity: ({ product }) => String(product.popularity),
  featured: ({ product }) => yes(product.featured === true),
  display_price: ({ product }) => yes(product.displayPrice !== false),
  display_add_to_cart: ({ product }) => yes(product.displayAddToCart !== false),
  tkdn_percent: ({ product, first }) => (first ? optional(product.tkdn) : ''),
  sni: ({ product, first }) => (first ? (product.sni ?? '') : ''),
  images: ({ product, first }) =>
    first
      ? picturesOf(product)
          .map((picture) => pictureFile(product, picture))
          .join('|')
      : '',
}

/** The four columns of a product's tab. */
function tabColumns(index: number): Columns {
  const cell =
    (part: 'title' | 'html', language: 'en' | 'id') =>
    ({ product, first }: Place): string =>
      first ? (product.tabs?.[index]?.[part][language] ?? '') : ''
  return {
    [`tab_${index + 1}_title_en`]: cell('title', 'en'),
    [`tab_${index + 1}_title_id`]: cell('title', 'id'),
    [`tab_${index + 1}_html_en`]: cell('html', 'en'),
    [`tab_${index + 1}_html_id`]: cell('html', 'id'),
  }
}

/** Every column that is not an attribute: of tabs as many as the product with most of them has. */
function columnsOf(products: readonly Product[]): Columns {
  const tabs = Math.max(0, ...products.map((product) => product.tabs?.length ?? 0))
  return Object.assign({}, fixed, ...Array.from({ length: tabs }, (_, index) => tabColumns(index)))
}

/** The names of the columns that are not attributes, in the file's order. */
export const fixedColumns = (products: readonly Product[]): readonly string[] =>
  Object.keys(columnsOf(products))

/** Every picture of a product and of its items. */
export const picturesOf = ({ pictures, itemPictures = [] }: Product): readonly Picture[] => [
  ...pictures,
  ...itemPictures,
]

/** The file that holds a product's picture. */
export const pictureFile = (product: Product, { of, view }: Picture): string =>
  `${[product.code.replaceAll('.', ''), ...(of === undefined ? [] : [of]), view].join('-').toLowerCase()}.svg`

/** The file that holds a brand's wordmark. */
export const logoFile = (brand: Brand): string => `brand-${brand.toLowerCase()}.svg`

/** The attributes that at least one item has, in the order of their register. */
export function usedAttributes(products: readonly Product[]): AttributeCode[] {
  const used = new Set(products.flatMap(({ items }) => items.flatMap((item) => Object.keys(item.attributes))))
  return (Object.keys(attributes) as AttributeCode[]).filter((code) => used.has(code))
}

/** The columns of an attribute: one, or one a language where it is a choice. */
export function attributeColumns(code: AttributeCode): { en: string; id: string } | { value: string } {
  return attributes[code].type === 'choice'
    ? { en: `attr_${code}_en`, id: `attr_${code}_id` }
    : { value: `attr_${code}` }
}

function attributeCells(item: Item, code: AttributeCode): string[] {
  const value = item.attributes[code]
  if (typeof value === 'object') return [value.en, value.id]
  const text = value === undefined ? '' : String(value)
  return attributes[code].type === 'choice' ? [text, text] : [text]
}

/** The whole catalogue as rows, the header first. */
export function rowsOf(products: readonly Product[], only = products): string[][] {
  const [columns, codes] = [columnsOf(products), usedAttributes(products)]
  const header = [...Object.keys(columns), ...codes.flatMap((code) => Object.values(attributeColumns(code)))]
  const rows = only.flatMap((product) =>
    product.items.map((item, index) => [
      ...Object.values(columns).map((write) => write({ product, item, first: index === 0 })),
      ...codes.flatMap((code) => attributeCells(item, code)),
    ]),
  )
  return [header, ...rows]
}

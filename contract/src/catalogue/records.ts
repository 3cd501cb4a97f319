import { z } from 'zod'
import { language } from '../envelope.ts'
import { itemPrices, productPrices } from './prices.ts'

/** Texts that exist in the other language only, by field: their language, for a `lang` attribute. */
const fallbackLanguage = z.record(z.string(), language).optional()

/**
 * One picture: `width` and `height` are the original's. A photograph comes in four widths (none wider than the
 * original), a drawing is one SVG under all four names.
 */
export const pictureSizes = z.object({
  image_256: z.string(),
  image_512: z.string(),
  image_1024: z.string(),
  image_1920: z.string(),
  width: z.int(),
  height: z.int(),
  /** What the picture of an item shows, where that is another item or its whole product. */
  shows: z.string().optional(),
})

const brandSchema = z.object({
  id: z.int(),
  name: z.string(),
  note: z.string().optional(),
  fallback_language: fallbackLanguage,
})

/** A stock tag; the first one's name is the availability text, none reads 'TBA'. */
const tag = z.object({ id: z.int(), code: z.string(), name: z.string(), available: z.boolean() })

/** One technical value. A number stands in `number`, in the attribute's own `unit`; `text` is ready to show. */
const attributeValue = z.object({
  code: z.string(),
  name: z.string(),
  text: z.string(),
  number: z.number().optional(),
  unit: z.string().optional(),
  fallback_language: fallbackLanguage,
})

/**
 * Why a text found a record, where it is not the text's own words: its part number, a number that it replaces
 * or the reader's company gave it (`text`: that number), the number of another maker's equivalent (`text`: the maker and that number), or words spelled
 * otherwise (`text`: as they were looked for).
 */
export const match = z.object({
  kind: z.enum(['part_number', 'own_number', 'replaced_number', 'other_number', 'spelling']),
  text: z.string(),
})

const shared = {
  id: z.int(),
  name: z.string(),
  slug: z.string(),
  display_price: z.boolean(),
  display_add_to_cart: z.boolean(),
  images: z.array(z.string()),
  /**
   * What stands for the record in lists and lines. Of an item: its own picture, or else a photograph of its product that
   * says what it `shows`; null where there is neither.
   */
  main_image_urls: pictureSizes.nullable(),
  /** The other pictures of its page; of an item also drawings of other items, which say what they show. */
  extra_image_urls: z.array(pictureSizes),
  product_brand: brandSchema.nullable(),
  category_ids: z.array(z.int()),
  /** The product's document: its own datasheet, or the one that the shop makes. */
  url_catalog: z.string(),
  /** Of a product: those that all its items have. */
  product_tag_ids: z.array(tag),
  rating: z.literal(0),
  reviews: z.literal(0),
  /** In stock unless the item's stock tag says that it is not available; a product is where one of its items is. */
  availability: z.enum(['in-stock', 'out-of-stock']),
  match: match.optional(),
  fallback_language: fallbackLanguage,
}

/** The numbers that the reader's own company gives an item; absent for everyone else, and where it gives none. */
const ownNumbers = z.array(z.string()).optional()

/** A brand's own mark. */
const logo = z.object({ url: z.string(), width: z.int(), height: z.int() })

const details = {
  website_description: z.string(),
  product_brand: brandSchema.extend({ logo: logo.optional() }).nullable(),
  /** The picture that networks show for a link to this page, 1200 × 630. */
  share_image: z.string(),
  product_tabs: z.array(
    z.object({ title: z.string(), html: z.string(), fallback_language: fallbackLanguage }),
  ),
  /** Certificates as PDF, with their last day where they have one. */
  certificates: z.array(
    z.object({ title: z.string(), url: z.string(), valid_until: z.iso.date().optional() }),
  ),
  /** The country that it is made in, by ISO 3166-1 alpha-2. */
  origin: z.object({ code: z.string(), name: z.string() }).optional(),
  /** TKDN: how much of it is of Indonesia, in per cent, as certified. */
  tkdn_percent: z.number().optional(),
  /** The Indonesian national standard (SNI) that it is certified by. */
  sni: z.string().optional(),
  /** The categories from the top level down to the product's own. */
  category_path: z.array(
    z.object({ id: z.int(), name: z.string(), slug: z.string(), fallback_language: fallbackLanguage }),
  ),
}

/** What a product's items have of one attribute: its few choices, or its lowest and highest number, ready to show. */
const productData = z.object({
  code: z.string(),
  name: z.string(),
  text: z.string(),
  unit: z.string().optional(),
  fallback_language: fallbackLanguage,
})

/**
 * A product as a list shows it. What an item alone has (`sku_number`, `uom`, `parent_id`, `parent_name`) is that of its
 * only item, null where there are several. `single_item_id` leads the card of a product with one item to that item, which
 * is ordered by `min_qty` and `multiple_qty`; `data` are its first technical values, with `with_data`.
 */
export const headerCard = z.object({
  ...shared,
  is_header: z.literal(true),
  sku_number: z.string().nullable(),
  parent_id: z.int().nullable(),
  parent_name: z.string().nullable(),
  uom: z.string().nullable(),
  item_count: z.int(),
  single_item_id: z.int().optional(),
  min_qty: z.int().optional(),
  multiple_qty: z.int().optional(),
  data: z.array(productData).optional(),
  /** Of its only item. */
  own_numbers: ownNumbers,
  ...productPrices.partial().shape,
})

const itemFields = {
  sku_number: z.string(),
  parent_id: z.int(),
  parent_name: z.string(),
  uom: z.string(),
  min_qty: z.int(),
  multiple_qty: z.int(),
  lead_time_days: z.int().optional(),
  own_numbers: ownNumbers,
  ...itemPrices.partial().shape,
}

/**
 * An item as a list shows it. `fitting` where a text's sizes found it: how many items of its product have them, and which
 * of its values are these.
 */
export const itemCard = z.object({
  ...shared,
  ...itemFields,
  is_header: z.literal(false),
  parent_item_count: z.int(),
  fitting: z.object({ items: z.int(), values: z.array(productData) }).optional(),
})

/** What a line of a cart or a list says of its item: of one that is not sold any more, what it was called. */
export const lineItem = itemCard
  .pick({
    id: true,
    name: true,
    slug: true,
    sku_number: true,
    parent_id: true,
    parent_name: true,
    uom: true,
    min_qty: true,
    multiple_qty: true,
    lead_time_days: true,
    own_numbers: true,
    display_price: true,
    display_add_to_cart: true,
    main_image_urls: true,
    product_tag_ids: true,
    fallback_language: true,
  })
  .extend(itemPrices.shape)
  .partial()
  .required({ id: true, name: true, sku_number: true })

/** What a line of a document says of its item, as it was when the line was written. */
export const documentItem = z.object({
  name: z.string(),
  sku_number: z.string(),
  /** The number that the buyer's company gave it. */
  own_number: z.string().optional(),
})

export const card = z.discriminatedUnion('is_header', [headerCard, itemCard])

/** A card with all its technical values; a product's are what its items have, as `data` says it. */
export const comparedCard = z.discriminatedUnion('is_header', [
  headerCard.extend({ attributes: z.array(attributeValue) }),
  itemCard.extend({ attributes: z.array(attributeValue) }),
])

export const header = headerCard.extend(details)

/** A row of the Variant table; `attributes` are those that differ within the product. */
export const variant = itemCard.extend({ attributes: z.array(attributeValue) })

/** A product with the first of its items, if requested. */
export const headerWithItems = header.extend({ items: z.array(variant).optional() })

export const item = itemCard.extend({
  ...details,
  attributes: z.array(attributeValue),
  /** Part numbers that this one takes the place of: predecessors', and those its maker used before. */
  replaces: z.array(z.string()).optional(),
  /** Part numbers that other makers give to an equivalent. */
  other_numbers: z.array(z.object({ maker: z.string(), number: z.string() })).optional(),
  /** Grams of one uom. */
  weight_g: z.int().optional(),
  /** The stock figure in its uom that the supplier's system reported, and the day of that report in Jakarta. */
  stock: z.object({ quantity: z.int(), day: z.iso.date() }).optional(),
  /** Its drawing as DXF in millimetres, where that is true to scale. */
  drawing_dxf: z.string().optional(),
})

export const brand = z.object({
  id: z.int(),
  name: z.string(),
  product_count: z.int(),
  logo: logo.nullable(),
})

/** One value that a filter offers, and how many products (of a product's own list: items) it leaves, where that is counted. */
const filterItem = z.object({
  slug: z.string(),
  name: z.string(),
  /** Absent where too many items are left to count them. */
  count: z.int().optional(),
  /** Of a category or brand. */
  id: z.int().optional(),
  /** The address of a drawing that shows it, of 800 × 600. */
  drawing: z.string().optional(),
  fallback_language: fallbackLanguage,
})

/**
 * What a listing can be narrowed by. `slug` is the parameter's name behind `filter_`, `items` its values, those chosen
 * included, to be given with commas between; counts leave the filter's own choice aside. A number's are its bounds among
 * what the other filters leave, in `unit`, to be given as 'min-max', and how many have one at all; of few sizes also these.
 * Where `opened`, its category shows it at once.
 */
export const filter = z.object({
  slug: z.string(),
  name: z.string(),
  type: z.enum(['category', 'brand', 'choice', 'number']),
  items: z.array(filterItem),
  unit: z.string().optional(),
  min: z.number().optional(),
  max: z.number().optional(),
  count: z.int().optional(),
  opened: z.literal(true).optional(),
})

/** A product or item as the search box offers it: its card with a small picture, its part number called `sku`. */
export const suggestion = z.discriminatedUnion('is_header', [
  headerCard.omit({ sku_number: true }).extend({ sku: z.string().nullable(), image: z.string().nullable() }),
  itemCard.omit({ sku_number: true }).extend({ sku: z.string(), image: z.string().nullable() }),
])

/** A category's name in addresses, in each language. */
const slugs = z.object({ en: z.string(), id: z.string() })

interface Category {
  id: number
  name: string
  display_name: string
  slug: string
  slugs: z.output<typeof slugs>
  product_count: number
  /** Part numbers. */
  item_count: number
  fallback_language?: Record<string, 'en' | 'id'> | undefined
  child_ids: Category[]
}
/** A category with its children, at most three levels. */
export const category: z.ZodType<Category> = z
  .object({
    id: z.int(),
    name: z.string(),
    display_name: z.string(),
    slug: z.string(),
    slugs,
    product_count: z.int(),
    item_count: z.int(),
    fallback_language: fallbackLanguage,
    get child_ids() {
      return z.array(category)
    },
  })
  .meta({ id: 'Category' })

/** A category that the search box offers. */
export const suggestedCategory = z.object({
  id: z.int(),
  name: z.string(),
  slug: z.string(),
  fallback_language: fallbackLanguage,
})

/** A category by its slug, with the categories that lead to it, itself the last. */
export const categoryRecord = z.object({
  id: z.int(),
  name: z.string(),
  display_name: z.string(),
  slug: z.string(),
  slugs,
  product_count: z.int(),
  item_count: z.int(),
  fallback_language: fallbackLanguage,
  child_ids: z.array(category),
  category_path: z.array(
    z.object({ id: z.int(), name: z.string(), slug: z.string(), fallback_language: fallbackLanguage }),
  ),
})

export type HeaderCard = z.output<typeof headerCard>
export type ItemCard = z.output<typeof itemCard>
/** What a line says of its item. */
export type LineItem = z.output<typeof lineItem>
export type Card = z.output<typeof card>
export type ComparedCard = z.output<typeof comparedCard>
export type HeaderRecord = z.output<typeof header>
export type ItemRecord = z.output<typeof item>
export type VariantRecord = z.output<typeof variant>
export type BrandRecord = z.output<typeof brand>
export type CategoryRecord = z.output<typeof category>
export type CategoryWithPath = z.output<typeof categoryRecord>
export type Picture = z.output<typeof pictureSizes>
export type AttributeValue = z.output<typeof attributeValue>
export type Filter = z.output<typeof filter>
export type Match = z.output<typeof match>
export type Suggestion = z.output<typeof suggestion>
export type SuggestedCategory = z.output<typeof suggestedCategory>

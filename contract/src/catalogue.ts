import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import {
  allRecords,
  data,
  DEEPEST_ROW,
  id,
  limited,
  paged,
  record,
  records,
  whole,
  wholeOr,
} from './envelope.ts'
import { problem } from './problem.ts'

/** Items and products to a page (§9). */
export const PAGE_SIZE = 20
/** The longest keyword that is looked for. */
export const LONGEST_KEYWORD = 100

const language = z.enum(['en', 'id'])

/** Texts that exist in the other language only, by field: their language, for a `lang` attribute. */
const borrowed = z.record(z.string(), language).optional()

/**
 * One picture: `width` and `height` are the original's. A photograph comes in four widths (none wider than the
 * original), a drawing is one SVG under all four names.
 */
const pictureSizes = z.object({
  image_256: z.string(),
  image_512: z.string(),
  image_1024: z.string(),
  image_1920: z.string(),
  width: z.int(),
  height: z.int(),
})

const brandOf = z.object({ id: z.int(), name: z.string(), note: z.string().optional() })

/** A stock tag; the first one's name is the availability text, none reads 'TBA'. */
const tag = z.object({ id: z.int(), code: z.string(), name: z.string(), available: z.boolean() })

/** One technical value. A number stands in `number`, in the attribute's own `unit`; `text` is ready to show. */
const attributeValue = z.object({
  code: z.string(),
  name: z.string(),
  text: z.string(),
  number: z.number().optional(),
  unit: z.string().optional(),
})

const shared = {
  id: z.int(),
  name: z.string(),
  slug: z.string(),
  display_price: z.boolean(),
  display_add_to_cart: z.boolean(),
  images: z.array(z.string()),
  main_image_urls: pictureSizes.optional(),
  extra_image_urls: z.array(pictureSizes),
  product_brand: brandOf.optional(),
  category_ids: z.array(z.int()),
  rating: z.literal(0),
  reviews: z.literal(0),
  /** In stock unless the item's stock tag says that it is not available. */
  availability: z.enum(['in-stock', 'out-of-stock']),
  borrowed,
}

/** A brand's own mark. */
const logo = z.object({ url: z.string(), width: z.int(), height: z.int() })

const details = {
  website_description: z.string(),
  product_brand: brandOf.extend({ logo: logo.optional() }).optional(),
  /** The product's document: its own datasheet, or the one that the shop makes. */
  url_catalog: z.string().optional(),
  /** The picture that networks show for a link to this page, 1200 × 630. */
  share_image: z.string(),
  product_tabs: z.array(z.object({ title: z.string(), html: z.string(), borrowed })),
  /** Certificates as PDF. */
  certificates: z.array(z.object({ title: z.string(), url: z.string() })),
  /** TKDN: how much of it is of Indonesia, in per cent, as certified. */
  tkdn_percent: z.number().optional(),
  /** The Indonesian national standard (SNI) that it is certified by. */
  sni: z.string().optional(),
  /** The categories from the top level down to the product's own. */
  category_path: z.array(z.object({ id: z.int(), name: z.string(), slug: z.string(), borrowed })),
}

/** A product as a list shows it. `single_item_id` leads the card of a product with one item to that item. */
export const headerCard = z.object({
  ...shared,
  is_header: z.literal(true),
  item_count: z.int(),
  single_item_id: z.int().optional(),
})

const itemFields = {
  sku_number: z.string(),
  parent_id: z.int(),
  parent_name: z.string(),
  uom: z.string(),
  product_tag_ids: z.array(tag),
  min_qty: z.int(),
  multiple_qty: z.int(),
  lead_time_days: z.int().optional(),
}

/** An item as a list shows it: what a part number found. */
export const itemCard = z.object({
  ...shared,
  ...itemFields,
  is_header: z.literal(false),
  parent_item_count: z.int(),
})

export const card = z.discriminatedUnion('is_header', [headerCard, itemCard])

export const header = headerCard.extend(details)

/** A row of the Variant table; `attributes` are those that differ within the product. */
export const variant = z.object({
  id: z.int(),
  name: z.string(),
  ...itemFields,
  attributes: z.array(attributeValue),
  borrowed,
})

export const item = itemCard.extend({ ...details, attributes: z.array(attributeValue) })

export const brand = z.object({
  id: z.int(),
  name: z.string(),
  product_count: z.int(),
  logo: logo.optional(),
})

interface Category {
  id: number
  name: string
  display_name: string
  slug: string
  product_count: number
  borrowed?: Record<string, 'en' | 'id'> | undefined
  child_ids: Category[]
}
/** A category with its children, at most three levels. */
export const category: z.ZodType<Category> = z
  .object({
    id: z.int(),
    name: z.string(),
    display_name: z.string(),
    slug: z.string(),
    product_count: z.int(),
    borrowed,
    get child_ids() {
      return z.array(category)
    },
  })
  .meta({ id: 'Category' })

export type HeaderCard = z.output<typeof headerCard>
export type ItemCard = z.output<typeof itemCard>
export type Card = z.output<typeof card>
export type HeaderRecord = z.output<typeof header>
export type ItemRecord = z.output<typeof item>
export type VariantRecord = z.output<typeof variant>
export type BrandRecord = z.output<typeof brand>
export type CategoryRecord = z.output<typeof category>
export type Picture = z.output<typeof pictureSizes>
export type AttributeValue = z.output<typeof attributeValue>

const keyword = z
  .string()
  .trim()
  .max(LONGEST_KEYWORD)
  .refine((text) => !text.includes('\0'), { error: 'invalid_text' })
const tag_ = 'Products'
const refused = { 400: problem, 503: problem } as const
const byId = { params: z.object({ id: z.string() }) }

export const listHeaders = endpoint({
  method: 'get',
  path: '/v2/product/header',
  tag: tag_,
  summary: 'Products by category, brand and keyword; a part number in the keyword answers the item itself',
  query: paged(PAGE_SIZE, {
    keyword: keyword.optional(),
    category_id: id.optional(),
    product_brand_id: id.optional(),
    /** By price for members who may see prices; for others that is 'default'. */
    sort: z.enum(['default', 'name_asc', 'name_desc', 'price_asc', 'price_desc']).default('default'),
  }),
  answers: { 200: records(card), 404: problem, ...refused },
})

export const showHeader = endpoint({
  method: 'get',
  path: '/v2/product/header/{id}',
  tag: tag_,
  summary: 'One product',
  ...byId,
  answers: { 200: record(header), 404: problem, ...refused },
})

export const listItems = endpoint({
  method: 'get',
  path: '/v2/product/header/{id}/item',
  tag: tag_,
  summary: "A product's items",
  ...byId,
  query: paged(PAGE_SIZE, {}),
  answers: { 200: records(variant), 404: problem, ...refused },
})

export const showItem = endpoint({
  method: 'get',
  path: '/v2/product/item/{id}',
  tag: tag_,
  summary: 'One item',
  ...byId,
  answers: { 200: record(item), 404: problem, ...refused },
})

export const showDatasheet = endpoint({
  method: 'get',
  path: '/v2/product/header/{id}/datasheet',
  tag: tag_,
  summary: "A product's datasheet as PDF, in the language of the query or else of Accept-Language",
  ...byId,
  query: z.object({ language: language.optional() }),
  file: 'application/pdf',
  answers: { 200: z.instanceof(Uint8Array), 404: problem, ...refused },
})

export const listBrands = endpoint({
  method: 'get',
  path: '/v2/product/brand',
  tag: tag_,
  summary: 'Brands by name',
  query: limited(PAGE_SIZE, { keyword: keyword.optional() }),
  answers: { 200: records(brand), ...refused },
})

export const listCategories = endpoint({
  method: 'get',
  path: '/v2/website/categories',
  tag: 'Website',
  summary: 'The tree of categories, cut at `depth` levels; 0, empty or absent gives all',
  query: z.object({ depth: z.union([z.literal('').transform(() => 0), whole(0, 3)]).default(0) }),
  answers: { 200: allRecords(category), ...refused },
})

export const searchSite = endpoint({
  method: 'get',
  path: '/v2/website/search',
  tag: 'Website',
  summary: 'Products and brands for a text; a part number answers the item itself',
  query: z
    .object({
      keyword,
      offset: wholeOr(0, 0, DEEPEST_ROW),
      limit: wholeOr(PAGE_SIZE, 1, 100),
    })
    .refine((q) => !(q.offset + q.limit > DEEPEST_ROW), {
      error: 'too_deep',
      path: ['offset'],
    }),
  answers: {
    200: data(
      z.object({
        products: z.object({ records: z.array(card), total: z.int(), offset: z.int(), limit: z.int() }),
        product_brands: z.object({
          records: z.array(brand),
          total: z.int(),
          offset: z.int(),
          limit: z.int(),
        }),
      }),
    ),
    ...refused,
  },
})

import { z } from 'zod'
import {
  brand,
  card,
  filter,
  header,
  headerCard,
  headerWithItems,
  suggestedCategory,
  suggestion,
  variant,
} from '../catalogue/records.ts'
import type { ModuleSchemas } from '../endpoint.ts'
import {
  data,
  id,
  idsUpTo,
  limited,
  paged,
  record,
  records,
  whole,
  wholeOr,
  buildWindowSchema,
  windowed,
} from '../envelope.ts'
import { MOST_IDS, PAGE_SIZE } from '../limits.ts'
import { keyword, text } from '../text.ts'
import { categoryPictures, homepage, inStockCount } from './home-records.ts'
import { FEATURED_SIZE, FILTER, HOME_SIZE, MOST_FILTERS } from './limits.ts'

/** Products that the search box offers (§9), and as many brands and categories. */
const SUGGESTED = 5

const products = 'Products'
const website = 'Website'
const byId = { params: z.object({ id: text(100) }) }
const yesOrNo = z.enum(['true', 'false'])
/** Whole rupiah. Only for members who may see prices; ignored for others. */
const rupiah = whole(0, 999_999_999)

/** By price for members who may see prices; for others that is 'default'. */
const sort = z.enum(['default', 'name_asc', 'name_desc', 'price_asc', 'price_desc']).default('default')

/** Also by part number, by an attribute of the items (attr_{code}_asc and _desc), and by price as above. */
const itemSort = z
  .union([
    z.enum(['default', 'name_asc', 'name_desc', 'sku_asc', 'sku_desc', 'price_asc', 'price_desc'], {
      error: 'unknown_sort',
    }),
    z.string().regex(/^attr_[a-z][a-z0-9_]{0,40}_(asc|desc)$/, { error: 'unknown_sort' }),
  ])
  .default('default')

const LONGEST_FILTER = 2_000
const filterText = z.union([text(LONGEST_FILTER), z.array(text(LONGEST_FILTER)).max(MOST_FILTERS)])

/**
 * Lets a query hold filters: `filter_{slug}`, of a choice 'a,b', of a number 'min-max' where one of both may be missing,
 * of the brand '{name}_{id}'. One of no known slug is left aside.
 */
const withFilters = <Q extends z.ZodRawShape>(query: z.ZodObject<Q>) =>
  query.catchall(z.unknown()).superRefine((values, { addIssue }) => {
    const names = Object.keys(values).filter((name) => name.startsWith(FILTER))
    for (const name of names.slice(MOST_FILTERS))
      addIssue({ code: 'custom', message: 'too_many_filters', path: [name] })
    for (const name of names) {
      const { success } = filterText.safeParse(values[name])
      if (!success) addIssue({ code: 'custom', message: 'wrong_form', path: [name] })
    }
  })

/** Brands and other names in the text that the shop has nothing of; what was found is what the rest of it finds. */
const notStocked = z.array(z.string()).readonly().optional()
/** Parts of the text that nothing has together with the rest: what was found is without them. */
const leftOut = z.array(z.string()).readonly().optional()

/** One page of a list with what it can be narrowed by. */
const listing = <S extends z.ZodType>(of: S) =>
  data(
    z.object({
      records: z.array(of),
      total: z.int(),
      page: z.int(),
      per_page: z.int(),
      /** The keyword finds more: `total` and the counts are of the best 2,000 items. */
      more: z.literal(true).optional(),
      filters: z.array(filter),
      /** A table across the category's products (listCategoryItems) serves better than their cards. */
      fits_table: z.literal(true).optional(),
      /** The keyword as it was looked for, where its spelling was corrected. */
      corrected: z.string().optional(),
      /** What the keyword may mean, where it finds nothing. */
      did_you_mean: z.string().optional(),
      not_stocked: notStocked,
      left_out: leftOut,
    }),
  )

const homeQuery = (usual: number) =>
  limited(usual, {
    product_brand_id: id.optional(),
    category_id: id.optional(),
    /** A category's slug, in either language. */
    filter_category: text(LONGEST_FILTER).optional(),
    keyword: keyword.optional(),
    min_price: rupiah.optional(),
    max_price: rupiah.optional(),
    has_discount: yesOrNo.optional(),
  })

const homeList = (summary: string, usual = HOME_SIZE) => ({
  tag: website,
  summary,
  query: homeQuery(usual),
  answer: records(headerCard),
})

export const schemas = {
  listProducts: {
    tag: products,
    summary:
      'Products by category, brand, keyword and filter_{slug}, such as filter_item_weight_kg=0.5-2 or ' +
      'filter_valid_certificate=has-a-valid-certificate; a part number in the keyword answers the item itself; ' +
      'with_data=true tells the first technical values of each product, exact=true corrects no spelling; ids=12,34 asks for ' +
      'up to 100 products and items by their ids alone, in that order, whatever else is asked',
    query: withFilters(
      paged(PAGE_SIZE, {
        keyword: keyword.optional(),
        category_id: id.optional(),
        product_brand_id: id.optional(),
        min_price: rupiah.optional(),
        max_price: rupiah.optional(),
        sort,
        ids: idsUpTo(MOST_IDS).optional(),
        with_data: yesOrNo.default('false'),
        exact: yesOrNo.default('false'),
      }),
    ),
    answer: listing(card),
  },
  listCategoryItems: {
    tag: products,
    summary:
      'The items of all products of a category as one table, narrowed as listProducts: `columns` are the attributes that ' +
      "vary, at most 12, and the `attributes` of each item are its values of these; sort as in the list of a product's items",
    query: withFilters(
      paged(PAGE_SIZE, {
        category_id: id,
        keyword: keyword.optional(),
        product_brand_id: id.optional(),
        min_price: rupiah.optional(),
        max_price: rupiah.optional(),
        sort: itemSort,
        exact: yesOrNo.default('false'),
      }),
    ),
    answer: data(
      z.object({
        columns: z.array(z.object({ code: z.string(), name: z.string(), unit: z.string().nullable() })),
        records: z.array(variant),
        total: z.int(),
        page: z.int(),
        per_page: z.int(),
      }),
    ),
  },
  showHeader: {
    tag: products,
    summary: 'One product; items=20 brings the first twenty of its items along',
    ...byId,
    query: z.object({ items: whole(1, 100).optional() }),
    answer: record(headerWithItems),
  },
  listItems: {
    tag: products,
    summary:
      "A product's items, narrowed by filter_{slug}; sort=attr_{slug}_asc and _desc put them in the order of an attribute, " +
      'those without a value of it last; with_filters=true tells what they can be narrowed by, ' +
      'with_product=true brings the product along',
    ...byId,
    query: withFilters(
      paged(PAGE_SIZE, {
        sort: itemSort,
        with_filters: yesOrNo.default('false'),
        with_product: yesOrNo.default('false'),
      }),
    ),
    answer: data(
      z.object({
        product: header.optional(),
        records: z.array(variant),
        total: z.int(),
        page: z.int(),
        per_page: z.int(),
        filters: z.array(filter).optional(),
      }),
    ),
  },
  showHomepage: {
    tag: website,
    summary:
      'All product lists of the home page: no product is in two of them, and within a list products of one category are ' +
      'not side by side; how many items are in stock; and a picture for each category of the first level',
    answer: z.object({
      status: z.literal('OK'),
      data: z.object({
        record: homepage,
        in_stock_count: inStockCount,
        category_pictures: categoryPictures,
      }),
    }),
  },
  listFeatured: homeList('Featured products', FEATURED_SIZE),
  listLatest: homeList('The newest products'),
  listPopular: homeList('What is ordered and added most in 90 days'),
  listTopBrand: homeList('Products of the five brands ordered most, in turn'),
  listMostViewed: homeList('What is looked at most in 30 days'),
  /** Special offers reveal prices: the list is empty for callers who may not see prices. */
  listSpecialOffers: {
    tag: website,
    summary: 'Products with a special offer; for anybody but a member who may see prices, an empty list',
    query: homeQuery(HOME_SIZE),
    answer: records(headerCard),
  },
  listSpecialOfferItems: {
    tag: website,
    summary: "A product's items with a special offer, for members who may see prices",
    ...byId,
    query: paged(PAGE_SIZE, {}),
    answer: records(variant),
  },
  searchSite: {
    tag: website,
    summary:
      'Products and brands for a text, none without one; a part number answers the item itself; exact=true corrects no ' +
      'spelling',
    query: windowed(PAGE_SIZE, 100, { keyword: keyword.default(''), exact: yesOrNo.default('false') }),
    answer: data(
      z.object({
        products: buildWindowSchema(card),
        product_brands: buildWindowSchema(brand),
        /** The text finds more products: their `total` is of the best 2,000 items. */
        more: z.literal(true).optional(),
        corrected: z.string().optional(),
        did_you_mean: z.string().optional(),
        not_stocked: notStocked,
        left_out: leftOut,
      }),
    ),
  },
  suggest: {
    tag: website,
    summary: 'What a text may mean while it is typed: part numbers first, then words; categories and brands',
    query: z.object({
      query: keyword.default(''),
      category: id.optional(),
      limit: wholeOr(SUGGESTED, 1, 20),
    }),
    answer: data(
      z.object({
        productsData: z.array(suggestion),
        product_brands: z.array(brand),
        categories: z.array(suggestedCategory),
        not_stocked: notStocked,
        left_out: leftOut,
      }),
    ),
  },
} satisfies ModuleSchemas

import { z } from 'zod'
import type { ModuleSchemas } from '../endpoint.ts'
import {
  allRecords,
  bytes,
  data,
  idsUpTo,
  language,
  limited,
  nothing,
  record,
  records,
  wholeOr,
} from '../envelope.ts'
import { MOST_COMPARED, PAGE_SIZE } from '../limits.ts'
import { keyword, text } from '../text.ts'
import { brand, category, categoryRecord, comparedCard, header, item, itemCard } from './records.ts'

const products = 'Products'
const website = 'Website'
const byId = { params: z.object({ id: text(100) }) }
const bySlug = { params: z.object({ slug: text(500) }) }

/** The specification's own call asks for 20 levels (§9) of a tree that has three. */
const DEEPEST_TREE = 20

export const schemas = {
  /** A product's or an item's slug ends with its id, and that alone is looked up. */
  showBySlug: {
    tag: products,
    summary: 'One product or item by its slug',
    ...bySlug,
    answer: record(z.discriminatedUnion('is_header', [header, item])),
  },
  showCategory: {
    tag: products,
    summary: 'One category by its slug in either language',
    ...bySlug,
    answer: record(categoryRecord),
  },
  showItem: {
    tag: products,
    summary: 'One item',
    ...byId,
    answer: record(item),
  },
  showRelated: {
    tag: products,
    summary:
      "What the catalogue's rules show beside an item: `needed` with it, such as the nut of a bolt, and its `alternatives`",
    ...byId,
    answer: data(z.object({ needed: z.array(itemCard), alternatives: z.array(itemCard) })),
  },
  showDatasheet: {
    tag: products,
    summary: "A product's datasheet as PDF, in the language of the query or else of Accept-Language",
    ...byId,
    query: z.object({ language: language.optional() }),
    file: 'application/pdf',
    answer: bytes,
  },
  showItemDatasheet: {
    tag: products,
    summary:
      "An item's datasheet as PDF, with its own drawing, in the language of the query or else of Accept-Language",
    ...byId,
    query: z.object({ language: language.optional() }),
    file: 'application/pdf',
    answer: bytes,
  },
  countView: {
    tag: products,
    summary:
      'Counts that a product or item was looked at for a second; views by bots and too many of one address are not counted',
    body: z.strictObject({ id: z.int().min(1).max(2_147_483_647) }),
    answer: nothing,
  },
  compareProducts: {
    tag: products,
    summary:
      'Products and items by ids=12,34 with all their technical values, in the order of the ids; what is not sold is left out',
    query: z.object({ ids: idsUpTo(MOST_COMPARED) }),
    answer: allRecords(comparedCard),
  },
  listBrands: {
    tag: products,
    summary: 'Brands by name',
    query: limited(PAGE_SIZE, { keyword: keyword.optional() }),
    answer: records(brand),
  },
  listCategories: {
    tag: website,
    summary: 'The tree of categories, cut at `depth` levels; 0, empty or absent gives all',
    query: z.object({ depth: wholeOr(0, 0, DEEPEST_TREE) }),
    answer: allRecords(category),
  },
} satisfies ModuleSchemas

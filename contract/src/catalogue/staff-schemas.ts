import { z } from 'zod'
import type { ModuleSchemas } from '../endpoint.ts'
import { id, record, recordVersion } from '../envelope.ts'
import { day, required, wholeNumber } from '../fields.ts'
import { hasOnePlaceEach, MOST_CATEGORY_FILTERS, placesAllNumbers } from './filter-lists.ts'
import {
  isPartNumber,
  LARGEST_WHOLE,
  LONGEST_DOCUMENT_TITLE,
  LONGEST_MAKER,
  LONGEST_OTHER_NUMBER,
  LONGEST_SHELF,
  LONGEST_SNI,
  MOST_CERTIFICATES,
  MOST_MAKERS_NUMBERS,
  MOST_REPLACED_NUMBERS,
} from './limits.ts'

const tag = 'Staff'
const params = z.object({ id })
const codes = z.array(z.string().regex(/^[a-z][a-z0-9_]{0,40}$/)).max(MOST_CATEGORY_FILTERS)
const lists = { opened: codes, folded: codes, lists: codes, ranges: codes }

/** A category's own filters: see FilterLists. */
const categoryFilters = z.object({ id: z.int(), version: z.int(), ...lists })

/** What a product says for all of its items. */
const productFields = {
  /** The country that it is made in, by ISO 3166-1 alpha-2. */
  origin: z
    .string()
    .regex(/^[A-Z]{2}$/, { error: 'wrong_form' })
    .nullable(),
  /** In per cent, with at most two decimals. */
  tkdn_percent: z.number().min(0).max(100).multipleOf(0.01, { error: 'wrong_form' }).nullable(),
  sni: required(1, LONGEST_SNI).nullable(),
  /** Those left out are removed; a new file comes by the import. */
  certificates: z
    .array(
      z.object({
        url: required(1, 200),
        title: required(1, LONGEST_DOCUMENT_TITLE),
        valid_until: day.nullable(),
      }),
    )
    .max(MOST_CERTIFICATES),
}

const productRecord = z.object({
  id: z.int(),
  code: z.string(),
  version: z.int(),
  origin: z.string().nullable(),
  tkdn_percent: z.number().nullable(),
  sni: z.string().nullable(),
  certificates: z.array(
    z.object({ url: z.string(), title: z.string(), valid_until: z.iso.date().nullable() }),
  ),
})

const itemFields = {
  /** Grams of one uom. */
  weight_g: wholeNumber.min(0).max(LARGEST_WHOLE).nullable(),
  /** Where it lies in the warehouse. */
  shelf: required(1, LONGEST_SHELF).nullable(),
  /** The quantity in its uom in the warehouse, and the day in Jakarta that it is of. */
  stock: z
    .object({
      quantity: wholeNumber.min(0).max(LARGEST_WHOLE),
      day,
    })
    .nullable(),
}

const itemRecord = z.object({
  id: z.int(),
  sku_number: z.string(),
  version: z.int(),
  weight_g: z.int().nullable(),
  shelf: z.string().nullable(),
  stock: z.object({ quantity: z.int(), day: z.iso.date() }).nullable(),
})

/** A part number or a maker's name: what files write between them is in neither. */
const number = required(1, LONGEST_OTHER_NUMBER)
  .refine(isPartNumber, { error: 'no_number' })
  .refine((text) => !text.includes('|'), { error: 'wrong_form' })
const maker = required(1, LONGEST_MAKER).refine((text) => !/[|=]/.test(text), { error: 'wrong_form' })

const otherNumbers = {
  replaces: z.array(number).max(MOST_REPLACED_NUMBERS),
  other_makers: z.array(z.object({ maker, number })).max(MOST_MAKERS_NUMBERS),
}

/** An item's other numbers, each kind in its order. */
const otherNumbersRecord = z.object({
  id: z.int(),
  version: z.int(),
  sku: z.string(),
  replaces: z.array(z.string()),
  other_makers: z.array(z.object({ maker: z.string(), number: z.string() })),
})

export const schemas = {
  showCategoryFilters: {
    tag,
    summary:
      'The attributes by which lists of a category are filtered first, by their codes; empty where it has none of its own ' +
      'and shows those of the category above',
    params,
    answer: record(categoryFilters),
  },
  changeCategoryFilters: {
    tag,
    summary:
      'Changes by which attributes lists of a category are filtered first: those that stand open, folded others; none of both ' +
      'gives it those of the category above. Sizes of the numbers in lists are ticked, those in ranges lie between two ' +
      'bounds; of a number in neither, up to 40 sizes are ticked',
    params,
    body: z
      .object({ version: recordVersion, ...lists })
      .refine(hasOnePlaceEach, { error: 'wrong_form', path: ['folded'] })
      .refine(placesAllNumbers, { error: 'wrong_form', path: ['lists'] }),
    answer: record(categoryFilters),
  },
  showProductFields: {
    tag,
    summary: "A product's origin, local content (TKDN), national standard (SNI) and certificates",
    params,
    answer: record(productRecord),
  },
  changeProductFields: {
    tag,
    summary:
      "Changes a product's origin, local content (TKDN), national standard (SNI) and the titles and last days of its " +
      'certificates; its items get them as values, by which lists are filtered. Certificates that are left out are removed',
    params,
    body: z.object({ version: recordVersion, ...productFields }),
    answer: record(productRecord),
  },
  showItemFields: {
    tag,
    summary: "An item's weight, its shelf, and its stock with the day of the report",
    params,
    answer: record(itemRecord),
  },
  changeItemFields: {
    tag,
    summary:
      "Changes an item's weight, shelf and stock, as counted at the end of a day; null ends its reports. The next import with " +
      'such a column replaces them',
    params,
    body: z.object({ version: recordVersion, ...itemFields }),
    answer: record(itemRecord),
  },
  showOtherNumbers: {
    tag,
    summary:
      "An item's other part numbers: those that it replaces, and those that other makers give to an equivalent",
    params,
    answer: record(otherNumbersRecord),
  },
  changeOtherNumbers: {
    tag,
    summary:
      'Changes the other part numbers of an item. Searches, suggestions, quick orders and uploaded lists find it by them at ' +
      "once, with or without signs and the maker's name, and say which number matched",
    params,
    body: z.object({ version: recordVersion, ...otherNumbers }),
    answer: record(otherNumbersRecord),
  },
} satisfies ModuleSchemas

import {
  hasOnePlaceEach,
  LONGEST_SYNONYM,
  MOST_SYNONYM_GROUPS,
  MOST_SYNONYMS,
  placesAllNumbers,
} from '@pasok/contract'
import { z } from 'zod'
import { fields } from './fields.ts'

const column = z.string().min(1)
const code = z.string().regex(/^[a-z][a-z0-9_]{0,40}$/)

const attributeShape = z.strictObject({
  code,
  name_en: z.string().min(1),
  name_id: z.string().min(1),
  type: z.enum(['text', 'number', 'choice']),
  unit: z.string().optional(),
  /** Drawings shown beside its values among filters, each by the value's name in either language. */
  drawings: z
    .array(
      z.strictObject({
        value: z.string().min(1),
        family: z.string().min(1),
        parameters: z.record(z.string().max(60), z.json()),
      }),
    )
    .optional(),
  columns: z.union([
    z.strictObject({ value: column }),
    z.strictObject({ en: column, id: column.optional() }),
    z.strictObject({ id: column }),
  ]),
})
const attribute = attributeShape.refine(({ type, columns }) => type !== 'number' || 'value' in columns, {
  error: 'A number is written alike in both languages: give its column as value.',
  path: ['columns'],
})

/** A condition on a row: its cell under `column` is one of `in`, or lists one of them, separated by commas. */
const condition = z.strictObject({ column, in: z.array(z.string()).min(1) })
export type Condition = z.output<typeof condition>

/** A drawing whose parameters are in columns, or the same on every row. */
const mappedDrawing = z.strictObject({
  family: z.string().min(1),
  parameters: z.record(
    z.string().max(60),
    z.union([z.strictObject({ column }), z.strictObject({ value: z.json() })]),
  ),
})
export type MappedDrawing = z.output<typeof mappedDrawing>

/**
 * The attributes that come first in a category's filters, in their order: opened ones, then folded ones. `lists` are numbers
 * whose sizes are ticked and `ranges` are numbers with two bounds; of others the number of sizes decides.
 */
const categoryFilters = z
  .strictObject({
    /** Its path as rows write it, in either language: 'Fasteners > Bolts'. */
    category: z.string().min(1),
    opened: z.array(code).default([]),
    folded: z.array(code).default([]),
    lists: z.array(code).default([]),
    ranges: z.array(code).default([]),
  })
  .refine(hasOnePlaceEach, { error: 'Each attribute has one place.' })
  .refine(placesAllNumbers, { error: 'Lists and ranges are among the attributes that have a place.' })

/**
 * The JSON schema of a mapping file, which says how a file's columns are read. Mappings for common shop systems are
 * included.
 */
export const mappingSchema = z.strictObject({
  version: z.literal(1),
  /** The language of texts without a language of their own, such as options. */
  language: z.enum(['en', 'id', 'both']),
  columns: z.partialRecord(z.enum(fields), column),
  /** Headings of this mapping that a file may lack. */
  may_lack: z.array(column).default([]),
  /** The columns of the product's code: the first one that is not empty counts, with its prefix. */
  product_from: z.array(z.strictObject({ column, prefix: z.string().default('') })).optional(),
  /** Columns whose joined values make the SKU if the file gives none. */
  sku_from: z.array(column).optional(),
  /** Rows that match one of these are left out, with the later rows of their product: drafts, other goods. */
  leave_out_when: z.array(condition).default([]),
  /** A row has its product's fields only if this matches; every row of an item names its product. */
  product_when: condition.optional(),
  /** A row has an item only if the column is not empty, or this matches. */
  item_when: z.union([column, condition]).optional(),
  /** Pairs of columns that hold an attribute's name and this item's value. */
  options: z.array(z.strictObject({ name: column, value: column })).default([]),
  /** The option value that means 'no option'. */
  no_option: z.string().optional(),
  /** The file's prices are not in rupiah: without a factor none is imported. */
  foreign_prices: z.boolean().default(false),
  /** The value of one unit of the file's prices in rupiah. */
  price_factor: z
    .string()
    .regex(/^\d{1,9}(\.\d{1,6})?$/)
    .optional(),
  /** The unit of the column of weights. */
  weight_unit: z.enum(['g', 'kg', 'lb', 'oz']).default('g'),
  /** The separator of lists: of images, certificates and category paths (of which the first counts). */
  list_separator: z.enum(['|', ',']).default('|'),
  /** Line breaks in texts are written as a backslash and an n. */
  escaped_line_breaks: z.boolean().default(false),
  attributes: z
    .array(attribute)
    .refine((all) => new Set(all.map(({ code }) => code)).size === all.length, {
      error: 'Each attribute has a code of its own.',
    })
    .default([]),
  /** Drawings of products and of items, for rows without a cell `drawing` or `item_drawing`. */
  drawing: mappedDrawing.optional(),
  item_drawing: mappedDrawing.optional(),
  stock_tags: z
    .array(
      z.strictObject({
        code,
        name_en: z.string().min(1),
        name_id: z.string().min(1),
        available: z.boolean(),
      }),
    )
    .default([]),
  /** Brands' logos (files like images), and notes shown on their products as a condition of sale. */
  brands: z
    .array(
      z.strictObject({
        name: z.string().min(1),
        logo: z.string().min(1).optional(),
        note_en: z.string().optional(),
        note_id: z.string().optional(),
      }),
    )
    .default([]),
  /**
   * What an item's page shows beside it: items below the category `to`, for those below `from`, whose values of the attributes
   * `same` are equal, or whose choice of the attributes `begins` begins with the item's. Absent, the rules stay.
   */
  relations: z
    .array(
      z
        .strictObject({
          kind: z.enum(['needed', 'alternative']),
          /** English names from the top level down, with '>' between. */
          from: z.string().min(1),
          to: z.string().min(1),
          same: z.array(code).default([]),
          begins: z.array(code).default([]),
        })
        .refine(({ same, begins }) => same.length + begins.length > 0, {
          error: 'A relation names at least one attribute.',
          path: ['same'],
        }),
    )
    .optional(),
  category_filters: z.array(categoryFilters).default([]),
  /** Groups of other names of a thing that search knows beside the standard ones. */
  synonyms: z
    .array(z.array(z.string().trim().min(1).max(LONGEST_SYNONYM)).min(2).max(MOST_SYNONYMS))
    .max(MOST_SYNONYM_GROUPS)
    .default([]),
})
export type Mapping = z.output<typeof mappingSchema>
export type MappedAttribute = Mapping['attributes'][number]

/** The mapping of a file whose columns have the names of the fields. */
export const plainMapping: Mapping = mappingSchema.parse({
  version: 1,
  language: 'both',
  columns: Object.fromEntries(fields.map((field) => [field, field])),
})

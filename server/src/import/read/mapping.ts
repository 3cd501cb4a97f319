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

/** True of a row whose cell under `column` is one of `in`, or names one of them among others with commas between. */
const condition = z.strictObject({ column, in: z.array(z.string()).min(1) })
export type Condition = z.output<typeof condition>

/** A drawing whose parameters stand in columns, or are the same on every row. */
const mappedDrawing = z.strictObject({
  family: z.string().min(1),
  parameters: z.record(
    z.string().max(60),
    z.union([z.strictObject({ column }), z.strictObject({ value: z.json() })]),
  ),
})
export type MappedDrawing = z.output<typeof mappedDrawing>

/** How a file's columns are read. Lives in a JSON file beside the data; those of shop systems come along. */
export const mappingSchema = z.strictObject({
  version: z.literal(1),
  /** The language of values that name none: options. */
  language: z.enum(['en', 'id', 'both']),
  columns: z.partialRecord(z.enum(fields), column),
  /** Headings that are named here and may be missing from a file. */
  may_lack: z.array(column).default([]),
  /** Where the product's code stands: the first of these that is not empty, with the prefix before it. */
  product_from: z.array(z.strictObject({ column, prefix: z.string().default('') })).optional(),
  /** Columns whose values, joined, make the SKU where the file gives none. */
  sku_from: z.array(column).optional(),
  /** Rows of which one of these is true are left out, with the later ones of their product: drafts, other goods. */
  leave_out_when: z.array(condition).default([]),
  /** A row tells of its product only where this is true; a row of an item alone names its product. */
  product_when: condition.optional(),
  /** A row tells of an item only where the column is not empty, or where this is true. */
  item_when: z.union([column, condition]).optional(),
  /** Pairs of columns that hold an attribute's name and this item's value. */
  options: z.array(z.strictObject({ name: column, value: column })).default([]),
  /** The option value that means 'no option'. */
  no_option: z.string().optional(),
  /** The file's prices are in no rupiah: without a factor none of them is taken. */
  foreign_prices: z.boolean().default(false),
  /** Rupiah that one unit of the file's prices is worth. */
  price_factor: z
    .string()
    .regex(/^\d{1,9}(\.\d{1,6})?$/)
    .optional(),
  /** What the column of weights is in. */
  weight_unit: z.enum(['g', 'kg', 'lb', 'oz']).default('g'),
  /** What stands between the names of a list: of images, of certificates, of category paths (the first counts). */
  list_separator: z.enum(['|', ',']).default('|'),
  /** Line breaks in texts are written as a backslash and an n. */
  escaped_line_breaks: z.boolean().default(false),
  attributes: z
    .array(attribute)
    .refine((all) => new Set(all.map(({ code }) => code)).size === all.length, {
      error: 'Each attribute has a code of its own.',
    })
    .default([]),
  /** Drawings of products, and of items, whose row has no cell `drawing` or `item_drawing`. */
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
})
export type Mapping = z.output<typeof mappingSchema>
export type MappedAttribute = Mapping['attributes'][number]

/** The mapping of a file whose columns are named as the fields are. */
export const plainMapping: Mapping = mappingSchema.parse({
  version: 1,
  language: 'both',
  columns: Object.fromEntries(fields.map((field) => [field, field])),
})

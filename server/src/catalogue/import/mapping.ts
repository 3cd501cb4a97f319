import { z } from 'zod'

/** What a column of a file can mean. Texts exist once for each language. */
export const fields = [
  'product',
  'sku',
  'name_en',
  'name_id',
  'description_en',
  'description_id',
  'item_name_en',
  'item_name_id',
  'category_en',
  'category_id',
  'brand',
  'uom',
  'price',
  'stock_tag',
  'lead_time_days',
  'min_qty',
  'multiple_qty',
  'weight_g',
  'popularity',
  'featured',
  'display_price',
  'display_add_to_cart',
  'images',
] as const
export type Field = (typeof fields)[number]

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

/** How a file's columns are read. Lives in a JSON file beside the data; `shopify` is one that comes along. */
export const mappingSchema = z.strictObject({
  version: z.literal(1),
  /** The language of values that name none: options. */
  language: z.enum(['en', 'id', 'both']),
  columns: z.partialRecord(z.enum(fields), column),
  /** Columns whose values, joined, make the SKU where the file gives none. */
  sku_from: z.array(column).optional(),
  /** A row that is empty in this column tells of a product only, not of an item. */
  item_when: column.optional(),
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
  attributes: z
    .array(attribute)
    .refine((all) => new Set(all.map(({ code }) => code)).size === all.length, {
      error: 'Each attribute has a code of its own.',
    })
    .default([]),
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
  /** Notes shown on a brand's products, as a condition of sale. */
  brands: z
    .array(
      z.strictObject({
        name: z.string().min(1),
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

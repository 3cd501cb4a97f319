import type { AttributeValue, Filter, VariantRecord } from '@pasok/contract'
import type { FilterError } from '../listing/load-listing.ts'
import type { Prices } from '../../pricing/prices.ts'
import type { VariantsQuery } from './variants-query.ts'

/** A row of the Variant table: of an item, what is shown of it. */
interface VariantRow
  extends Pick<VariantRecord, 'id' | 'name' | 'sku_number' | 'uom' | 'product_tag_ids'>, Prices {
  /** What it asks of a quantity, where that is more than one. */
  readonly min_qty?: number
  readonly multiple_qty?: number
  /** The numbers that the reader's company gives it. */
  readonly own_numbers?: string[]
  /** It can't be put into a cart. */
  readonly isNotSold?: true
  /** Who makes it, where the rows are of several products. */
  readonly brand?: string
  /** The name's language, where it is the other one. */
  readonly lang: 'en' | 'id' | undefined
  /** A small picture that shows this very item; absent where it has none of its own. */
  readonly picture?: { readonly src: string; readonly width: number; readonly height: number }
  /** A value for each column, in the columns' order. */
  readonly values: readonly Value[]
}

/** A cell's text; several values of one attribute are joined. */
interface Value {
  readonly text: string
  readonly number: number | undefined
  /** Its code, by which the column's values are told apart: '2RS' of 'Rubber seals both sides (2RS)'. */
  readonly short?: string | undefined
  /** The text's language, where it is the other one. */
  readonly lang?: 'en' | 'id' | undefined
}

/** An attribute that differs within the product. */
export type Column = Pick<AttributeValue, 'code' | 'name' | 'unit'>

/** The rows shown, the attributes that differ among them, and how the table can be narrowed. */
export interface VariantListing {
  readonly query: VariantsQuery
  readonly columns: readonly Column[]
  readonly rows: readonly VariantRow[]
  /** How many items the filters leave. */
  readonly total: number
  readonly filters: readonly Filter[]
  /** Filters that narrow nothing, for what was typed or for why the API refused them. */
  readonly filterErrors: readonly FilterError[]
}

/** The rows as records again, with the values that they have, for who describes them. */
export const describedItems = ({ columns, rows }: VariantListing) =>
  rows.map(({ id, name, sku_number, values }) => ({
    id,
    name,
    sku_number,
    attributes: columns.flatMap((column, i): AttributeValue[] => {
      const value = values[i]
      return value?.text ? [{ ...column, ...value }] : []
    }),
  }))

/** Whether a column, by its place, holds numbers. */
export const isNumeric = (rows: VariantListing['rows'], column: number): boolean =>
  rows.some(({ values }) => values[column]?.number !== undefined)

import { FILTER, type VariantRecord } from '@pasok/contract'
import { pricesIn } from '../../pricing/prices.ts'
import { shortValues } from './short-values.ts'
import type { Column, VariantListing } from './variant-listing.ts'
import type { VariantsQuery } from './variants-query.ts'

export const MOST_ROWS_A_CALL = 100

/** The query for one page of a product's items. */
export const itemsQuery = (
  { sort, filters }: Pick<VariantsQuery, 'sort' | 'filters'>,
  page: number,
  perPage: number,
): Record<string, string> => ({
  page: String(page),
  per_page: String(perPage),
  sort,
  ...Object.fromEntries(Object.entries(filters).map(([slug, text]) => [FILTER + slug, text])),
})

/** The attributes that differ within the product, in their order whichever row has them first. */
const listColumns = (records: readonly VariantRecord[]): Column[] => {
  const columns: Column[] = []
  for (const { attributes } of records) {
    let next = 0
    for (const { code, name, unit } of attributes) {
      const known = columns.findIndex((column) => column.code === code)
      if (known === -1) columns.splice(next, 0, { code, name, unit })
      next = (known === -1 ? next : known) + 1
    }
  }
  return columns
}

/** A table of items: its columns, and the rows with a value for each of them. */
export const buildTable = (
  records: readonly VariantRecord[],
  columns: readonly Column[] = listColumns(records),
): Pick<VariantListing, 'columns' | 'rows'> => {
  const codes = columns.map(({ code }) =>
    shortValues(records.map(({ attributes }) => joinText(attributes, code))),
  )
  const rows = records.map(
    ({ id, name, sku_number, uom, product_tag_ids, attributes, fallback_language: fallback, ...record }) => ({
      id,
      name,
      sku_number,
      uom,
      product_tag_ids,
      ...(record.min_qty > 1 && { min_qty: record.min_qty }),
      ...(record.multiple_qty > 1 && { multiple_qty: record.multiple_qty }),
      ...(!record.display_add_to_cart && { isNotSold: true as const }),
      ...(record.own_numbers && { own_numbers: record.own_numbers }),
      ...pricesIn(record),
      lang: fallback?.['name'],
      ...findPicture(record),
      values: columns.map(({ code }, i) => {
        const values = attributes.filter((value) => value.code === code)
        const text = joinText(attributes, code)
        const short = codes[i]?.get(text)
        const lang = values.find(({ fallback_language: fallback }) => fallback?.['text'])
          ?.fallback_language?.['text']
        return {
          text,
          number: values.length === 1 ? values[0]?.number : undefined,
          ...(short && { short }),
          ...(lang && { lang }),
        }
      }),
    }),
  )
  return { columns, rows }
}

/** What an item has of an attribute, in one text. */
const joinText = (attributes: VariantRecord['attributes'], code: string): string =>
  attributes.flatMap((value) => (value.code === code ? value.text : [])).join(', ')

/** The picture that shows the item itself, not the whole product. */
const findPicture = ({ main_image_urls: main }: Pick<VariantRecord, 'main_image_urls'>) =>
  main && main.shows === undefined
    ? { picture: { src: main.image_256, width: main.width, height: main.height } }
    : undefined

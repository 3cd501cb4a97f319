import {
  list_sort,
  list_sort_name_asc,
  list_sort_name_desc,
  list_sort_price_asc,
  list_sort_price_desc,
  variant_sort_default,
  variant_sort_number_asc,
  variant_sort_number_desc,
  variant_sort_sku_asc,
  variant_sort_sku_desc,
  variant_sort_text_asc,
  variant_sort_text_desc,
} from '~words'
import type { ItemSort } from '../../routing/query.ts'
import { useSeesPrices } from '../../identity/use-sees-prices.ts'
import { named } from '../named.ts'
import { isNumeric, type VariantListing } from './variant-listing.ts'

/** The order of a Variant table where its head is not seen. */
export function VariantSort({ listing }: { listing: VariantListing }) {
  const { sort: chosen } = listing.query
  const orders = useItemOrders(listing, chosen)
  return (
    <label className="variant-sort">
      <span className="max-xs:sr-only">{list_sort()}</span>
      <select
        name="sort"
        defaultValue={chosen}
        className="h-11 min-w-0 grow rounded-md border border-line-strong bg-white px-2"
      >
        {orders.map(([sort, name]) => (
          <option key={sort} value={sort}>
            {name}
          </option>
        ))}
      </select>
    </label>
  )
}

/** Every order of a table of items, everything that its head sorts by, with its name. */
export const useItemOrders = (listing: TableParts, chosen: ItemSort): [string, string][] => {
  const prices: [string, string][] = [
    ['price_asc', list_sort_price_asc()],
    ['price_desc', list_sort_price_desc()],
  ]
  const orders: [string, string][] = [
    ['default', variant_sort_default()],
    ['name_asc', list_sort_name_asc()],
    ['name_desc', list_sort_name_desc()],
    ['sku_asc', variant_sort_sku_asc()],
    ['sku_desc', variant_sort_sku_desc()],
    ...(useSeesPrices() ? prices : []),
    ...listAttributes(listing).flatMap(({ code, name, isNumber }): [string, string][] => {
      const [up, down] = isNumber
        ? [variant_sort_number_asc, variant_sort_number_desc]
        : [variant_sort_text_asc, variant_sort_text_desc]
      return [
        [`attr_${code}_asc`, up({ name })],
        [`attr_${code}_desc`, down({ name })],
      ]
    }),
  ]
  // One that no row has stays the order when the filters change.
  return orders.some(([sort]) => sort === chosen) ? orders : [...orders, [chosen, chosen]]
}

type TableParts = Pick<VariantListing, 'columns' | 'rows'> & Partial<Pick<VariantListing, 'filters'>>

/** The attributes that the rows have, and those that the filters know beside them. */
const listAttributes = ({ columns, rows, filters = [] }: TableParts) => [
  ...columns.map((column, i) => ({
    code: column.code,
    name: named(column),
    isNumber: isNumeric(rows, i),
  })),
  ...filters
    .filter(({ slug }) => !columns.some(({ code }) => code === slug))
    .map((filter) => ({ code: filter.slug, name: named(filter), isNumber: filter.type === 'number' })),
]

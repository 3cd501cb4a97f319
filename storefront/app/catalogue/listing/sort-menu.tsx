import {
  list_sort,
  list_sort_apply,
  list_sort_default,
  list_sort_match,
  list_sort_name_asc,
  list_sort_name_desc,
  list_sort_price_asc,
  list_sort_price_desc,
} from '~words'
import { priceSorts, sorts } from '../../routing/query.ts'
import { useSeesPrices } from '../../identity/use-sees-prices.ts'
import { useScripts } from '@pasok/ui/kit/use-scripts.ts'
import { FORM } from './filters/use-filter-form.ts'
import { useItemOrders } from '../product/variant-sort.tsx'
import type { Listing } from './load-listing.ts'

/**
 * The order of a listing, a part of its form. Choosing applies it; until scripts work the button does. Nothing moves when
 * it goes: on a wide screen it keeps its place, on a phone the choice grows into it.
 */
export function SortMenu({ listing }: { listing: Listing }) {
  const isApplied = useScripts()
  const orders = useOrders(listing)
  return (
    <div className="flex min-w-0 items-center gap-2 max-md:grow max-md:basis-40">
      <label htmlFor="sort" className="max-xs:sr-only">
        {list_sort()}
      </label>
      <select
        id="sort"
        name="sort"
        form={FORM}
        defaultValue={listing.sort}
        onChange={({ currentTarget }) => currentTarget.form?.requestSubmit()}
        className="h-11 rounded-md border border-line-strong bg-white px-2 max-md:min-w-0 max-md:grow lg:h-10"
      >
        {orders.map(([sort, name]) => (
          <option key={sort} value={sort}>
            {name}
          </option>
        ))}
      </select>
      <button
        type="submit"
        form={FORM}
        className={`button button-quiet max-md:min-h-11 md:order-first ${isApplied ? 'max-md:hidden md:invisible' : ''}`}
      >
        {list_sort_apply()}
      </button>
    </div>
  )
}

/** The orders of a listing with their names: a table's are those of its head. */
const useOrders = ({ table, keyword, sort }: Listing): [string, string][] => {
  const names = {
    default: keyword ? list_sort_match() : list_sort_default(),
    name_asc: list_sort_name_asc(),
    name_desc: list_sort_name_desc(),
    price_asc: list_sort_price_asc(),
    price_desc: list_sort_price_desc(),
  }
  const offered = useSeesPrices() ? [...sorts, ...priceSorts] : sorts
  const ofTable = useItemOrders(table ?? { columns: [], rows: [] }, sort)
  return table ? ofTable : offered.map((one) => [one, names[one]])
}

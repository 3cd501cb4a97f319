import {
  list_sort,
  list_sort_apply,
  list_sort_default,
  list_sort_match,
  list_sort_name_asc,
  list_sort_name_desc,
} from '~words'
import { sorts } from '../shell/query.ts'
import { FORM } from './listing/use-filter-form.ts'
import type { Listing } from './load-listing.ts'

/** The order of a listing, a part of its form. Choosing applies it; without scripts the button does. */
export function SortMenu({ listing, apply }: { listing: Listing; apply: () => void }) {
  const names = {
    default: listing.keyword ? list_sort_match() : list_sort_default(),
    name_asc: list_sort_name_asc(),
    name_desc: list_sort_name_desc(),
  }
  return (
    <div className="flex items-center gap-2">
      <label htmlFor="sort" className="max-xs:sr-only">
        {list_sort()}
      </label>
      <select
        id="sort"
        name="sort"
        form={FORM}
        defaultValue={listing.sort}
        onChange={apply}
        className="h-11 rounded-md border border-line-strong bg-white px-2 lg:h-10"
      >
        {sorts.map((sort) => (
          <option key={sort} value={sort}>
            {names[sort]}
          </option>
        ))}
      </select>
      <noscript>
        <button type="submit" form={FORM} className="button button-quiet">
          {list_sort_apply()}
        </button>
      </noscript>
    </div>
  )
}

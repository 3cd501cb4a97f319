import { Form, useSubmit } from 'react-router'
import {
  list_sort,
  list_sort_apply,
  list_sort_default,
  list_sort_name_asc,
  list_sort_name_desc,
} from '~words'
import { sorts } from '../shell/query.ts'
import type { Listing } from './load-listing.ts'

/** The order of a listing. Choosing applies it; without scripts the button does. */
export function SortMenu({ listing, action }: { listing: Listing; action: string }) {
  const submit = useSubmit()
  const names = {
    default: list_sort_default(),
    name_asc: list_sort_name_asc(),
    name_desc: list_sort_name_desc(),
  }
  return (
    <Form action={action} className="flex items-center gap-2">
      {listing.brand && (
        <input type="hidden" name="filter_brand" value={`${listing.brand.name}_${listing.brand.id}`} />
      )}
      <label htmlFor="sort">{list_sort()}</label>
      <select
        id="sort"
        name="sort"
        key={listing.sort}
        defaultValue={listing.sort}
        onChange={(event) => void submit(event.currentTarget.form)}
        className="h-10 rounded-md border border-line-strong bg-white px-2"
      >
        {sorts.map((sort) => (
          <option key={sort} value={sort}>
            {names[sort]}
          </option>
        ))}
      </select>
      <noscript>
        <button type="submit" className="button button-quiet">
          {list_sort_apply()}
        </button>
      </noscript>
    </Form>
  )
}

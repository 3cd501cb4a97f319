import type { Filter } from '@pasok/contract'
import { useState } from 'react'
import { Form, Link, useNavigate } from 'react-router'
import {
  list_sort,
  list_sort_apply,
  list_sort_name_asc,
  list_sort_name_desc,
  variant_matches,
  variant_narrow,
  variant_show_all,
  variant_sort_default,
  variant_sort_sku_asc,
  variant_sort_sku_desc,
} from '~words'
import { itemSorts, type ItemSort } from '../shell/query.ts'
import type { VariantListing } from './variant-listing.ts'
import { VariantFilter } from './variant-filter.tsx'
import { endsOf, rangeOf, type VariantsQuery } from './variants-query.ts'

interface Props {
  readonly listing: VariantListing
  /** All items of the product. */
  readonly count: number
  readonly addressOf: (query: VariantsQuery) => string
}

/** Narrows a Variant table by what its items differ in: at once with scripts, by a button without. */
export function VariantFilters({ listing, count, addressOf }: Props) {
  const { query, total, filters } = listing
  const navigate = useNavigate()
  const [draft, setDraft] = useDraft(query)
  const narrowed = Object.keys(query.filters).length > 0
  const go = (asked: VariantsQuery) => void navigate(addressOf(asked), { preventScrollReset: true })
  const change = ({ slug }: Filter, text: string, isDone: boolean) => {
    const asked = { ...draft, filters: { ...draft.filters, [slug]: text }, page: 1 }
    setDraft(asked)
    if (isDone && addressOf(asked) !== addressOf({ ...query, page: 1 })) go(asked)
  }
  const names: Record<ItemSort, string> = {
    default: variant_sort_default(),
    name_asc: list_sort_name_asc(),
    name_desc: list_sort_name_desc(),
    sku_asc: variant_sort_sku_asc(),
    sku_desc: variant_sort_sku_desc(),
  }
  return (
    <Form
      action={addressOf({ sort: 'default', filters: {}, page: 1 })}
      onSubmit={(event) => {
        event.preventDefault()
        go({ ...draft, filters: withRanges(draft.filters, filters), page: 1 })
      }}
      aria-label={variant_narrow()}
      className="no-print mb-3 flex flex-wrap items-start gap-2"
    >
      {filters.map((filter) => (
        <VariantFilter
          key={filter.slug}
          filter={filter}
          given={draft.filters[filter.slug] ?? ''}
          onChange={(text, isDone) => change(filter, text, isDone)}
        />
      ))}
      <label className="flex items-center gap-2 md:hidden">
        {list_sort()}
        <select
          name="sort"
          value={draft.sort}
          onChange={(event) => go({ ...draft, sort: event.target.value as ItemSort, page: 1 })}
          className="h-11 rounded-md border border-line-strong bg-white px-2"
        >
          {itemSorts.map((sort) => (
            <option key={sort} value={sort}>
              {names[sort]}
            </option>
          ))}
        </select>
      </label>
      <button type="submit" className="button variant-apply">
        {list_sort_apply()}
      </button>
      <p aria-live="polite" className="flex min-h-10 items-center">
        {narrowed && variant_matches({ total, count })}
      </p>
      {narrowed && total > 0 && (
        <Link
          to={addressOf({ ...query, filters: {}, page: 1 })}
          preventScrollReset
          className="button button-quiet"
        >
          {variant_show_all({ count })}
        </Link>
      )}
    </Form>
  )
}

/** The numbers' two ends in their order, whichever was typed first. */
const withRanges = (
  given: VariantsQuery['filters'],
  filters: readonly Filter[],
): VariantsQuery['filters'] => {
  const numbers = filters.filter(({ slug, type }) => type === 'number' && given[slug])
  const ranges = numbers.map(({ slug }) => [slug, rangeOf(...endsOf(given[slug]))])
  return { ...given, ...Object.fromEntries(ranges) }
}

/** What is chosen and typed, until an address says otherwise. */
const useDraft = (query: VariantsQuery) => {
  const [draft, setDraft] = useState(query)
  const [seen, setSeen] = useState(query)
  if (seen !== query) {
    setSeen(query)
    setDraft(query)
  }
  return [draft, setDraft] as const
}

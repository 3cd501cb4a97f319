import { Form } from 'react-router'
import { Link } from '@pasok/ui/kit/link.tsx'
import {
  list_filter_bad_range,
  list_filter_count,
  list_filter_label,
  list_filter_open,
  list_sort_apply,
  variant_all,
  variant_matches,
  variant_narrow,
  variant_show_all,
} from '~words'
import { getLocale } from '~words/runtime.js'
import { useSeesPrices } from '../../identity/use-sees-prices.ts'
import { counted } from '@pasok/ui/kit/counted.ts'
import { decimal } from '@pasok/ui/kit/decimal.ts'
import { useScripts } from '@pasok/ui/kit/use-scripts.ts'
import { useFilterForm } from '../listing/filters/use-filter-form.ts'
import type { FilterError } from '../listing/load-listing.ts'
import { named } from '../named.ts'
import { splitRange } from '../listing/filters/range.ts'
import type { VariantListing } from './variant-listing.ts'
import { VariantFilter } from './variant-filter.tsx'
import { VariantSort } from './variant-sort.tsx'
import { isNarrowed, parseVariantsQuery, clearFilters, type VariantsQuery } from './variants-query.ts'

interface Props {
  readonly listing: VariantListing
  /** All items of the product. */
  readonly count: number
  readonly buildAddress: (query: VariantsQuery) => string
  /** The product, where the page's path does not name it. */
  readonly productId?: number | undefined
}

/** Narrows a Variant table by what its items differ in: at once with scripts, by a button until they work. */
export function VariantFilters({ listing, count, buildAddress, productId }: Props) {
  const { query, total, filters, filterErrors } = listing
  const isApplied = useScripts()
  const seesPrices = useSeesPrices()
  const handlers = useFilterForm(
    (query) => buildAddress(parseVariantsQuery(query, getLocale(), seesPrices)),
    query.sort,
    listing,
  )
  const active = filters.filter(({ slug }) => query.filters[slug] !== undefined).length
  return (
    <Form
      {...handlers}
      action={buildAddress({ sort: 'default', filters: {}, page: 1 })}
      onKeyDown={(event) => {
        // A form whose button is not seen is not sent by every browser.
        if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
        event.preventDefault()
        event.currentTarget.requestSubmit()
      }}
      autoComplete="off"
      aria-label={variant_narrow()}
      className="variant-filters no-print"
    >
      {productId !== undefined && <input type="hidden" name="id" value={productId} />}
      {filters.length > 0 && (
        // On a phone alone: what it folds up stands behind it, where it is not inside but beside it.
        <details className="variant-fold">
          <summary className="button button-quiet">
            {list_filter_open()}
            {active > 0 && (
              <span className="ml-2 rounded-md bg-accent px-2 text-[13px]">
                {list_filter_count({ count: active })}
              </span>
            )}
          </summary>
        </details>
      )}
      <div className="variant-filters-list">
        {filters.map((filter) => (
          <VariantFilter
            key={filter.slug}
            filter={filter}
            current={query.filters[filter.slug] ?? ''}
            filterError={filterErrors.find(({ slug }) => slug === filter.slug)}
          />
        ))}
      </div>
      <VariantSort listing={listing} />
      <div className="variant-filters-end">
        <p aria-live="polite">
          {isNarrowed(query)
            ? variant_matches({ ...counted(count), left: decimal(total) })
            : variant_all({ total: decimal(count) })}
        </p>
        {isNarrowed(query) && total > 0 && (
          <Link to={buildAddress(clearFilters(query))} preventScrollReset className="button button-quiet">
            {variant_show_all(counted(count))}
          </Link>
        )}
        {!isApplied && (
          <button type="submit" className="button variant-apply">
            {list_sort_apply()}
          </button>
        )}
      </div>
      {filterErrors.length > 0 && (
        <div role="alert" className="variant-errors">
          {filterErrors.map((filterError) => (
            <p key={filterError.slug}>{errorText(filterError, listing)}</p>
          ))}
        </div>
      )}
    </Form>
  )
}

/** Which filter narrows nothing, and why. */
const errorText = ({ slug, why }: FilterError, { query, filters }: VariantListing): string => {
  const filter = filters.find((one) => one.slug === slug)
  const isUnread =
    filter?.type === 'number' &&
    (query.filters[slug] ?? '').split(',').some((part) => splitRange(part) === undefined)
  return list_filter_label({
    name: filter ? named(filter) : slug,
    value: why === undefined || isUnread ? list_filter_bad_range() : why,
  })
}

import type { Filter } from '@pasok/contract'
import { FilterValue } from '../listing/filters/filter-value.tsx'
import { NumberFields } from '../listing/filters/number-fields.tsx'
import type { FilterError } from '../listing/load-listing.ts'
import { named } from '../named.ts'
import { namesValue, showsNumberFields } from '../listing/filters/offer.ts'
import { rangeText, splitRange } from '../listing/filters/range.ts'

interface Props {
  readonly filter: Filter
  /** 'a,b', sizes and ranges alike; a range possibly in part. */
  readonly current: string
  readonly filterError: FilterError | undefined
}

/** One attribute of a Variant table to narrow it by: its values to tick, or a number's two bounds. */
export function VariantFilter({ filter, current, filterError }: Props) {
  const { slug, type, items, min, max } = filter
  const name = named(filter)
  const close = (event: React.SyntheticEvent<HTMLDetailsElement>) => {
    event.currentTarget.open = false
  }
  const chosenText = formatChosen(filter, current)
  return (
    <details
      name="variant-filter"
      className="variant-filter"
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) close(event)
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !event.currentTarget.open) return
        close(event)
        event.currentTarget.querySelector('summary')?.focus()
      }}
    >
      <summary className={chosenText || filterError ? 'border-ink font-semibold' : 'border-line-strong'}>
        {chosenText ? `${name}: ${chosenText}` : name}
      </summary>
      {/* Focused where it is pressed beside a field, so that the focus stays within and it stays open. */}
      <div className="variant-filter-panel" tabIndex={-1} role="group" aria-label={name}>
        {showsNumberFields(type, items.length, filterError !== undefined) ? (
          <NumberFields
            offer={{ slug, name, ...(min !== undefined && max !== undefined && { bounds: { min, max } }) }}
            chosen={current ? { slug, text: current } : undefined}
            filterError={filterError}
          />
        ) : (
          <ul>
            {items.map((item) => (
              <FilterValue
                key={item.slug}
                slug={slug}
                value={{
                  ...item,
                  value: item.slug,
                  ...(item.fallback_language?.['name'] && { lang: item.fallback_language['name'] }),
                }}
                isChosen={namesValue(type, current, item.slug)}
              />
            ))}
          </ul>
        )}
      </div>
    </details>
  )
}

/** What a filter is set to, in words; '' where it is not. */
const formatChosen = ({ type, items }: Filter, current: string): string => {
  const parts = current.split(',')
  if (type === 'number')
    return parts
      .flatMap((part) => {
        const range = splitRange(part)
        return range ? rangeText(range) : []
      })
      .join(', ')
  return items.flatMap(({ slug, name }) => (parts.includes(slug) ? name : [])).join(', ')
}

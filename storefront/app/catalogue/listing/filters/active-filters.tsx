import { Link } from '@pasok/ui/kit/link.tsx'
import {
  list_filter_active,
  list_filter_clear,
  list_filter_keyword,
  list_filter_label,
  list_filter_remove,
} from '~words'
import { rupiahText } from '@pasok/words'
import { PRICE } from '../../../routing/query.ts'
import { useLink } from '../../../routing/use-link.ts'
import type { Listing } from '../load-listing.ts'
import { rangeText } from './range.ts'
import { filterName } from './offer.ts'
import type { Active } from './offer.ts'
import { buildQuery, without, withoutFilters, type ListingState, type Place } from '../state.ts'

/** What narrows the list, each with a way to take it away. */
export function ActiveFilters({ listing, place }: { listing: Listing; place: Place }) {
  const link = useLink()
  const { active, keyword } = listing
  const to = (state: ListingState) => link(place.rest) + buildQuery(place, state)
  // A search's own page says its words as its title.
  const isWithin = keyword !== '' && place.slug !== undefined
  if (active.length === 0 && !isWithin) return null
  return (
    <ul aria-label={list_filter_active()} className="mb-4 flex flex-wrap gap-2">
      {isWithin && (
        <Chip name={list_filter_keyword()} text={keyword} to={to({ ...listing, keyword: '', page: 1 })} />
      )}
      {active.map((one) => (
        <Chip
          key={`${one.slug} ${one.value}`}
          name={filterName(one)}
          text={formatValue(one)}
          lang={one.lang}
          to={to(without(listing, one.slug, one.value))}
        />
      ))}
      <li>
        <Link
          to={to(withoutFilters({ ...listing, keyword: isWithin ? '' : keyword }))}
          preventScrollReset
          className="inline-flex min-h-11 items-center px-2 lg:min-h-8"
        >
          {list_filter_clear()}
        </Link>
      </li>
    </ul>
  )
}

interface ChipProps {
  readonly name: string
  readonly text: string
  readonly lang?: string | undefined
  readonly to: string
}

function Chip({ name, text, lang, to }: ChipProps) {
  return (
    <li>
      <Link
        to={to}
        preventScrollReset
        data-chip
        aria-label={list_filter_remove({ name, value: text })}
        className="inline-flex min-h-11 items-center gap-2 rounded-md border border-line-strong bg-surface px-3 text-ink no-underline hover:border-ink lg:min-h-8"
      >
        <span lang={lang}>{list_filter_label({ name, value: text })}</span>
        <span aria-hidden="true" className="text-lg leading-none">
          ×
        </span>
      </Link>
    </li>
  )
}

/** A value's name, or a range as figures: 20–30 mm, ≥ 20 mm, Rp. 1.000–Rp. 2.000. */
const formatValue = ({ slug, text = '', range }: Active): string => {
  if (!range) return text
  if (slug === PRICE) return rangeText(range, rupiahText)
  const figures = rangeText(range)
  return range.unit ? `${figures} ${range.unit}` : figures
}

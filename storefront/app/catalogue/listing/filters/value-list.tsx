import { useRef, useState } from 'react'
import { Link } from '@pasok/ui/kit/link.tsx'
import {
  list_filter_all,
  list_filter_failed,
  list_filter_fewer,
  list_filter_find,
  list_filter_none,
  list_filter_retry,
} from '~words'
import { useScripts } from '@pasok/ui/kit/use-scripts.ts'
import { useLink } from '../../../routing/use-link.ts'
import { decimal } from '@pasok/ui/kit/decimal.ts'
import type { Listing } from '../load-listing.ts'
import { filterName } from './offer.ts'
import { FilterValue } from './filter-value.tsx'
import type { Offer, OfferedValue } from './offer.ts'
import { buildFacetQuery, buildQuery, type Place } from '../state.ts'
import { useWholeValues } from './use-whole-values.ts'

interface Props {
  readonly offer: Offer
  readonly listing: Listing
  readonly place: Place
  readonly isChosen: (value: string) => boolean
}

/** Of more values than this, a field finds one among them. */
const MOST_WITHOUT_FINDING = 20

/** A filter's values with their counts. The first few are in the page; the rest are fetched on demand. */
export function ValueList({ offer, listing, place, isChosen }: Props) {
  const { slug, type, values = [], all = 0 } = offer
  const name = filterName(offer)
  const link = useLink()
  const [isWhole, setWhole] = useState(false)
  const [finding, setFinding] = useState('')
  const toggle = useRef<HTMLAnchorElement>(null)
  const whole = useWholeValues(buildFacetQuery(place, listing), slug, isWhole)
  const isFound = ({ name: one }: OfferedValue) => one.toLowerCase().includes(finding.trim().toLowerCase())
  const offered = whole.values ?? values
  const isLong = values.length < all
  const hasScripts = useScripts()
  return (
    <>
      {hasScripts && Math.max(offered.length, all) > MOST_WITHOUT_FINDING && (
        <input
          type="search"
          aria-label={list_filter_find({ name })}
          placeholder={list_filter_find({ name })}
          value={finding}
          onChange={(event) => {
            setFinding(event.currentTarget.value)
            setWhole(isLong)
          }}
          onKeyDown={(event) => {
            // It is no field of the form.
            if (event.key === 'Enter') event.preventDefault()
          }}
          className="range mb-1"
        />
      )}
      <ul
        aria-busy={whole.state === 'busy'}
        className={`${whole.values ? 'values-whole' : ''} ${type === 'number' ? 'values-sizes' : ''}`}
      >
        {offered.map((value) => (
          <FilterValue
            key={value.value}
            slug={slug}
            value={value}
            isChosen={isChosen(value.value)}
            isFound={isFound(value)}
          />
        ))}
      </ul>
      {!offered.some(isFound) && <p className="text-[13px] text-ink-soft">{list_filter_none()}</p>}
      {whole.state === 'failed' && (
        <p role="alert" className="text-[13px] text-danger">
          {list_filter_failed()}{' '}
          <button
            type="button"
            onClick={() => {
              whole.retry()
              // The button goes with what it says.
              toggle.current?.focus()
            }}
            className="min-h-11 text-link underline lg:min-h-7"
          >
            {list_filter_retry()}
          </button>
        </p>
      )}
      {(isLong || whole.values) && (
        <Link
          ref={toggle}
          to={link(place.rest) + buildQuery(place, listing, isWhole ? undefined : slug)}
          rel="nofollow"
          aria-expanded={isWhole}
          preventScrollReset
          onClick={(event) => {
            event.preventDefault()
            setFinding('')
            setWhole(!isWhole)
          }}
          className="inline-flex min-h-11 items-center text-[13px] lg:min-h-7"
        >
          {isWhole ? list_filter_fewer() : list_filter_all({ count: decimal(all) })}
        </Link>
      )}
    </>
  )
}
